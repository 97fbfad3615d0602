# 차단, 신고, 채팅 규칙, 관리자 페이지.

## 차단

moderation-block = { $name } 차단
moderation-blocked-now = { $name } 님을 차단했습니다. 이제 서로의 채팅과 열린 테이블이 보이지 않습니다.
moderation-blocked = 차단한 사람
moderation-blocked-help = 서로의 채팅과 열린 테이블이 보이지 않습니다. 상대에게는 알리지 않습니다.
moderation-blocked-none = 차단한 사람이 없습니다.
moderation-block-name = 차단할 사람의 사용자 이름
moderation-block-do = 차단
moderation-unblock = 차단 해제
moderation-unblock-name = { $name } 차단 해제
moderation-block-unknown = 이 사용자 이름의 계정이 없습니다.
moderation-block-self = 본인입니다.
moderation-blocks-many = 최대 { $most }명까지 차단할 수 있습니다.
moderation-nobody-there = 그 자리에 있던 사람을 알 수 없습니다. 이미 떠났을 수 있습니다.
moderation-no-cookie = 브라우저에서 쿠키를 허용하지 않아 차단하거나 신고할 수 없습니다.
moderation-seat-unavailable = 이 자리에 앉을 수 없습니다. 다른 테이블을 고르세요.
moderation-rematch-unavailable = 이 테이블에서는 재대결을 할 수 없습니다. 새 테이블을 만드세요.

## 신고

moderation-report = { $name } 신고…
moderation-report-line = { $name } 신고 또는 차단
moderation-report-line-short = 신고
moderation-report-title = { $name } 신고
moderation-report-lead = 관리자가 이 게임과 채팅을 살펴봅니다. 누가 신고했는지는 { $name }에게 알리지 않습니다.
moderation-report-why = 사유
moderation-reason-help = 프로그램의 도움을 받음
moderation-reason-insults = 욕설이나 괴롭힘
moderation-reason-insults-note = 이 게임의 채팅이 첨부됩니다
moderation-reason-stalling = 일부러 나가거나 시간을 끎
moderation-reason-name = 불쾌한 이름
moderation-reason-other = 기타
moderation-report-text = 무슨 일이 있었나요? (선택)
moderation-report-block = { $name } 차단도 함께
moderation-report-send = 신고 보내기
moderation-report-received = 감사합니다. 신고가 접수되었으며 관리자가 살펴봅니다.
moderation-report-again = 이 테이블에서 이미 { $name } 님을 신고했습니다.
moderation-reports-many = 오늘 신고를 많이 보냈습니다. 내일 다시 시도하세요.

## 채팅

moderation-chat-off = 채팅이 꺼져 있습니다. 설정에서 켤 수 있습니다.
moderation-muted = 관리자가 채팅을 금지했습니다. { $days }일 남았습니다.
moderation-chat-slow = 누구나 참가할 수 있는 테이블에서 게스트와 새 계정은 { $seconds }초에 메시지를 하나씩 쓸 수 있습니다.
moderation-chat-words = 이 서버에서 허용되지 않는 단어가 있어 보내지 않았습니다.

## 당사자에게 보이는 알림

moderation-notices = 관리자의 알림
moderation-notice-warn = 관리자가 경고했습니다.
moderation-notice-mute = 관리자가 채팅을 금지했습니다.
moderation-notice-exclude = 관리자가 레이팅 게임 참가를 금지했습니다.
moderation-notice-unlist = 관리자가 프로필에서 이 팩을 내렸습니다: “{ $subject }”
moderation-notice-reset-name = 관리자가 이 사용자 이름을 초기화했습니다: “{ $subject }”. 계정 페이지에서 다른 이름을 고를 수 있습니다.
moderation-notice-ban = 관리자가 계정을 정지했습니다.
moderation-until = { $date }까지
moderation-notice-reason = 사유: { $reason }
moderation-notice-reversed = 취소되었습니다: { $reason }
moderation-answer = 답변
moderation-answer-help = 한 번 답변할 수 있습니다. 관리자가 읽습니다.
moderation-answer-passkey = 기기에서 패스키를 다시 요청합니다.
moderation-answer-send = 답변 보내기
moderation-answered = 보낸 답변: “{ $text }”
moderation-answer-once = 이미 답변했습니다.
moderation-answer-sent = 답변을 보냈습니다.
moderation-dismiss = 숨기기
moderation-no-ban = 답변할 내용이 없습니다.

## 관리자 페이지

moderation-title = 관리
moderation-queue = 신고
moderation-open = 미처리 { $count }
moderation-closed = 처리됨
moderation-queue-empty = 신고가 없습니다.
moderation-choose = 신고를 고르세요.
moderation-about = 신고 { $count }건
moderation-has-answered = 답변함
moderation-guest = 계정 없는 게스트
moderation-joined = { $date } 가입
moderation-banned = 정지됨
moderation-from = { $name }, { $game } 게임, { $date }
moderation-no-text = 설명 없음.
moderation-open-game = 게임 열기
moderation-game-gone = 테이블이 더 이상 없습니다.
moderation-chat = 신고 당시의 채팅
moderation-chat-none = 채팅이 없었습니다.
moderation-times = 결정당 시간(초)
moderation-times-line = { $name }: 중앙값 { $median }초, 95% 구간 { $low }~{ $high }초
moderation-times-others = 같은 테이블의 다른 사람: 중앙값 { $seconds }초
moderation-times-none = 결정이 너무 적어 알 수 없습니다.
moderation-past = 이 사람에 대한 다른 신고
moderation-made = 이 사람이 한 신고
moderation-none = 없음
moderation-action = 조치
moderation-do-dismiss = 기각
moderation-do-warn = 경고
moderation-do-mute = 채팅 금지
moderation-do-exclude = 레이팅 게임 금지
moderation-do-unlist = 팩 내리기
moderation-do-reset-name = 사용자 이름 초기화
moderation-pack = 팩
moderation-reset-name-help = { $name } 님은 중립적인 이름을 받으며 다른 이름을 고를 수 있지만, 이 이름은 쓸 수 없습니다.
moderation-do-ban = 계정 정지
moderation-days = 기간
moderation-days-count = { $days }일
moderation-days-none = 취소할 때까지
moderation-why = 사유
moderation-effect = { $name } 님에게 조치와 사유가 표시되며, 한 번 답변할 수 있습니다.
moderation-not-yours = 이 사람에게는 조치할 수 없습니다.
moderation-decided = { $name } 처리: { $action }
moderation-reopen = 다시 열기
moderation-history = 지금까지의 조치
moderation-by = { $action }, { $name }, { $date }
moderation-their-answer = 답변: “{ $text }”
moderation-reverse = 취소
moderation-reverse-title = 취소: { $action }
moderation-reversed = { $name } 취소: { $reason }
moderation-ended = 종료됨
moderation-audit = 감사 로그
moderation-audit-answer = 답변함
moderation-audit-register = 계정 생성
moderation-audit-rename = 이름 변경
moderation-audit-role = 역할 변경
moderation-audit-dismissed = 신고 기각
moderation-audit-reopened = 신고 다시 열림
moderation-audit-result-voided = 결과 무효화
moderation-audit-result-restored = 결과 되돌림
moderation-audit-reversed = 취소됨: { $action }
moderation-done = 저장했습니다
moderation-no-case = 신고를 찾을 수 없습니다.
moderation-action-not-allowed = 이 사람에게는 할 수 없는 조치입니다.
moderation-action-reversed = 이미 취소되었습니다.
moderation-result = 레이팅 결과
moderation-result-counted = 결과가 반영되어 있습니다.
moderation-result-voided = 관리자가 이 결과를 무효로 처리했습니다. 레이팅은 바뀌지 않습니다.
moderation-void = 결과 무효화
moderation-restore = 결과 되돌리기
moderation-void-help = 모든 사람의 레이팅이 이 게임이 없었을 때의 값이 됩니다. 나중에 결과를 되돌릴 수 있습니다.
moderation-restore-help = 모든 사람의 레이팅이 이 게임을 반영한 값이 됩니다.
moderation-void-none = 이 게임에는 레이팅 결과가 없습니다.
moderation-void-own = 직접 참여한 게임입니다. 다른 관리자에게 부탁하세요.
moderation-void-again = 이미 처리되었습니다.
moderation-reason-missing = 내용을 적어 주세요.
