# 페이지의 문장. 게임마다 자기 파일에 자기 말을 가져온다.

web-brand = Arizona
web-tagline = 사막에서 온 세 가지 게임
web-title-page = { $title } · Arizona
web-title-table = { $game } · Arizona
web-title-your-turn = ● 내 차례 · { $game }
web-title-over = { $game } 종료 · Arizona

## 게임

web-games = 게임

## 시작 페이지

web-play-now = 바로 시작
web-puzzles = 퍼즐
web-puzzles-today = 오늘의 퍼즐
web-puzzles-line = 하루 3문제
web-workshop = 작업실
daily-title = 오늘의 사막
daily-card = 모두 같은 조건
web-players =
    { $least ->
        [2] { $most ->
            [2] 2인용
           *[other] 2~{ $most }인용
        }
       *[other] { $least }~{ $most }인용
    }
web-poster-plain = { $game }: 메사와 사와로가 있는 사막
web-play-now-of = { $game } 바로 시작
web-set-up = 테이블 만들기
web-rules = 규칙
web-rules-of = { $game } 규칙
web-aid = 빠른 참조
web-aid-of = { $game } 빠른 참조
web-about = 소개
web-content-of = { $game }: 콘텐츠 팩 { $pack }
web-content-lead = { $title }. 팩에 든 모든 것을 테이블에서처럼 보여 줍니다. 해시 { $hash }.
web-content-look = 팩 보기
web-reports = 보고서
web-reports-of = 연구실 보고서
web-reports-lead = 봇끼리 한 많은 게임에서 알 수 있는 것: 누가 이기는지, 얼마나 팽팽한지, 어떤 카드를 가져가는지. 보고서마다 따로 열립니다.
web-reports-none = 아직 보고서가 없습니다. 호스트가 이렇게 만듭니다: arizona lab report RUN --publish
web-report-size = { $kilobytes } kB
web-home = 게임 목록으로
web-back = 내 테이블로
web-places = 둘러보기
web-your-games = 내 게임
web-continue = 이어 하기
web-continue-line = { $game } · { $company } · { $standing }
web-alone = 혼자
web-new-here = 처음이세요?
web-new-here-line = 안내 게임으로 { $game } 배우기
web-friends = 친구
web-my-tables = 내 테이블
web-my-tables-line = { $running ->
    [0] 진행 중 없음
   *[other] 진행 중 { $running }개
  }{ $waiting ->
    [0] { "" }
   *[other] , 내 차례 { $waiting }개
  }
web-lobby = 로비
web-tournaments = 대회
web-lobby-line = { $count ->
    [0] 열린 테이블 없음
   *[other] 열린 테이블 { $count }개
  }
web-foot-watch = 게임 관전
web-foot-record = 게임 파일 다시 보기
web-guest = 게스트
web-guest-name = 게스트 { $number }
web-player-name = 플레이어 { $number }
web-you = 나: { $name }, 게스트. 이름 바꾸기
web-name-title = 내 이름
web-name-label = 이름
web-name-help = 같은 테이블의 사람들에게 보입니다. 이 브라우저가 기억하며, 계정은 모든 기기에서 쓸 수 있습니다.
web-name-save = 저장
web-close = 닫기
web-cancel = 취소
web-loading = 불러오는 중…
web-no-answer = 서버가 응답하지 않습니다. 다시 시도해 주세요.
web-file-unreadable = 파일을 읽을 수 없습니다. 옮기거나 지운 파일일 수 있습니다.
web-table-older = 이 서버에 있는 게임은 이미 본 것보다 오래된 상태입니다. 그래도 보려면 페이지를 새로 고치세요.
web-missing-title = 여기엔 모래뿐이네요
web-missing-text = 잘못된 링크입니다. 일부가 잘렸을 수 있습니다.
web-skip = 본문으로
web-skip-to-board = 게임판으로

## 설정

web-settings = 설정
web-setting-theme = 화면 모드
web-theme-system = 시스템 설정 따르기
web-theme-light = 밝게
web-theme-dark = 어둡게
web-theme-to-light = 밝은 화면으로
web-theme-to-dark = 어두운 화면으로
web-setting-motion = 움직임
web-motion-system = 시스템 설정 따르기
web-motion-on = 켜기
web-motion-off = 끄기
web-setting-pace = 상대 행동 표시 속도
web-pace-slow = 느리게
web-pace-normal = 보통
web-pace-quick = 빠르게
web-pace-none = 즉시
web-setting-language = 언어
web-language-draft = { $name } (초안, { $percent }%)
web-setting-contrast = 대비 강하게
web-setting-confirm = 행동마다 확인
web-setting-confirm-help = 한 번 더 눌러야 확정됩니다.
web-setting-pay = 묻지 않고 지불하기
web-setting-pay-help = 가장 좋은 방법이 분명할 때만.
web-setting-sound = 효과음
web-setting-chat = 테이블 채팅
web-setting-chat-help = 끄면 이 브라우저로 채팅이 전송되지 않습니다.
web-setting-notify = 알림
web-setting-notify-help = 다른 탭에 이 페이지가 열려 있는 동안 내 차례를 알립니다. 이 브라우저나 서버는 페이지가 닫혀 있으면 알릴 수 없습니다.
web-setting-notify-closed = 이 페이지가 닫혀 있을 때도.

## 준비

web-setup-title = { $game } 준비
web-setup-at-once = 모두 모였으니 바로 시작합니다.
web-setup-by-link = 테이블 링크를 공유하세요. 모두 모이면 시작합니다.
web-open-table = 테이블 열기
web-seats = 자리
web-add-seat = 자리 추가
web-drop-seat = { $number }번 자리 빼기
web-seat-kind = { $number }번 자리에 앉을 사람
web-seat-you = 나
web-seat-friend = 친구
web-seat-here = 이 화면의 사람
web-seat-name = 이름
web-seat-link-later = 공유할 링크는 테이블과 함께 생깁니다.
web-seat-color-1 = 동그라미, 청록색
web-seat-color-2 = 세모, 황토색
web-seat-color-3 = 네모, 금색
web-seat-color-4 = 마름모, 보라색
web-kind-link = 링크로
web-kind-here = 이 화면
web-kind-bot = 봇
web-bot-which = 봇 고르기
web-bot-level = { $levels }단계 중 { $level }단계
web-bot-elo = 측정값: Elo { $elo }
web-bot-elo-help = 봇끼리 한 게임에서 잰 값입니다. 1000이 평균이고, 200 높은 봇은 네 판 중 세 판쯤 이깁니다.
web-options = 옵션
web-content = 콘텐츠
web-content-default = 기본, 규칙 그대로
web-content-crooked = 굽은 협곡
web-table-open = 로비에 올리기
web-table-watch = 링크가 있으면 관전 가능
web-clock = 제한 시간
web-clock-none = 없음
web-clock-none-line = 시간 제한 없음
web-clock-live = 실시간
web-clock-live-pace = { $minutes }분 + { $seconds }초
web-clock-slow = 턴제
web-clock-slow-pace = 한 차례에 { $days }일
web-clock-pace = 속도
web-clock-own = 직접 설정
web-clock-own-minutes = 각자 시간(분)
web-clock-own-seconds = 차례마다(초)
web-allow-undo-chance = 주사위·뽑기 결과도 되돌리기
web-allow-undo-chance-help = 주사위와 뽑기 결과도 되돌리고 새로 뽑습니다. 게임 파일에 남습니다.
web-patience = 누가 자리를 비우면
web-patience-help = 차례인 사람이 이만큼 비우면, 승리를 선언하거나 봇에게 맡길 수 있습니다.
web-patience-usual-none = 3일 뒤 승리 선언 가능
web-patience-usual-live = 2분 뒤 승리 선언 가능
web-patience-usual-slow = 제한 시간에 따름
web-patience-minutes = { $minutes }분 뒤 승리 선언 가능
web-patience-days = { $days }일 뒤 승리 선언 가능
web-patience-never = 무제한
web-clock-days = { $days }일 { $hours }시간

## 테이블

web-status-over = 종료, { $score }
web-status-waiting = 플레이어를 기다리는 중
web-status-read-only = 읽기 전용
web-status-your-turn = 내 차례
web-status-playing = { $name } 차례
web-your-move = 내 차례
web-no-tables = 아직 테이블이 없습니다. 게임을 시작하면 여기에 생깁니다.
web-lobby-empty = 지금 열린 테이블이 없습니다. 하나 만들어 여기에 올려 보세요.
web-filter = 테이블 보기
web-filter-all = 전체
web-filter-running = 진행 중
web-filter-over = 종료
web-filter-words = 이름이나 플레이어로 찾기
web-filter-none = 조건에 맞는 테이블이 없습니다.
web-delete = 삭제
web-delete-of = { $name } 삭제
web-delete-sure = { JOSA($name, "을/를") } 삭제할까요?
web-keep = 그대로 두기
web-shows = 봇들의 게임
web-shows-line = 사람이 없는 동안에는 관전자가 있으면 봇이 플레이합니다.
web-show-of = { $game } 관전
web-show-new = 들어오면 새 게임이 시작됩니다.
web-copy-picture = 게임판 그림 복사
web-picture-copied = 그림을 클립보드에 복사했습니다.
web-picture-saved = 그림을 파일로 저장했습니다.
web-picture-failed = 그림을 만들지 못했습니다.
web-import = 게임 파일 올리기
web-import-help = 테이블에서 내려받았거나 터미널이 저장한 파일.
web-closed-table-title = 비공개 테이블입니다
web-closed-table-text = 호스트가 관전을 막았습니다.
web-no-table-title = 테이블을 찾을 수 없습니다
web-no-table-text = 링크가 틀렸거나 테이블이 삭제되었습니다.

## 테이블에서

web-table-line = { $name } · { $seats }인
web-spectators = { $count }명 관전 중
web-line-lost = 연결이 끊겼습니다. 다시 연결하는 중…
web-text-view = 텍스트로 보기
web-invite = 초대
web-more = 메뉴
web-board = 게임판
web-side = 로그, 채팅, 규칙
web-tab-log = 로그
web-tab-chat = 채팅
web-tab-rules = 규칙
web-peek = 로그, 채팅, 규칙 열기
web-log-fold = 준비: { $count }줄
web-log-empty = 아직 아무 일도 없었습니다.
web-log-earlier = 이전 로그 줄 ({ $count })
web-log-later = 이후 로그 줄 ({ $count })
web-chat-empty = 아직 메시지가 없습니다.
web-chat-say = 메시지 쓰기
web-chat-mute = { $name } 채팅 차단
web-chat-mute-short = 차단
web-chat-muted = { $name }의 채팅을 차단했습니다.
web-chat-send = 보내기
web-quick-1 = 멋집니다
web-quick-2 = 아차
web-quick-3 = 즐거웠어요
web-options-in-force = 적용 중인 옵션
web-rule-in-force = 적용 중인 규칙
web-now = 지금
web-later = 나중에
web-done = 완료
web-of = / { $last }
web-times = × { $count }
web-to-move = 차례
web-score-dash = :
web-position = 국면
web-moves = 행동

web-prompt = 다음에 할 일
web-prompt-your-turn = 내 차례.
web-prompt-turn-of = { $name }의 차례.
web-prompt-bot = { JOSA($name, "이/가") } 생각 중…
web-prompt-other = { JOSA($name, "을/를") } 기다리는 중…
web-prompt-over = 게임이 끝났습니다.
web-prompt-waiting = 플레이어를 기다리는 중입니다.
web-prompt-waiting-for = { $seats }번 자리가 비어 있습니다. 링크를 공유하세요.
web-prompt-read-only = 읽기 전용.
web-prompt-moment = { $moment }단계.
web-prompt-moment-help = 지난 단계를 보고 있습니다. 화살표 키로 앞뒤로 이동합니다.
web-prompt-leaving = 아직 취소할 수 있습니다.
web-leave-now = 지금 확정
web-prompt-sure = 정말 할까요?
web-prompt-sure-help = Enter로 확정, Esc로 취소.
web-give-up = 기권
web-give-up-draw = 기권 또는 무승부
web-give-up-two = 기권하면 게임이 끝나고 상대가 이깁니다.
web-give-up-more = 기권하면 봇이 내 자리를 이어서 하고, 결과와 상관없이 꼴찌가 됩니다.
web-give-up-alone = 기권하면 봇만 남으므로 게임이 끝납니다.
web-keep-playing = 계속하기
web-resign = 기권
web-resign-as = { JOSA($name, "으로/로") } 기권
web-draw-offer = 무승부 제안
web-draw-accept = 무승부 동의
web-draw-decline = 거절하기
web-draw-withdraw = 제안 철회
web-draw-waits = 무승부를 제안했습니다.
web-draw-offered = { JOSA($name, "이/가") } 무승부를 제안합니다.
web-away-in = 자리 비움. { $time } 뒤에 선언할 수 있습니다.
web-away-now = 너무 오래 자리를 비웠습니다. 이제 선언할 수 있습니다.
web-claim-win = 승리 선언
web-claim-bot = 봇에게 맡기기
web-confirm = 확인
web-back-to-now = 현재로
web-result = 결과

web-undo = 되돌리기
web-skip-moves = 건너뛰기
web-skip-moves-title = 다른 플레이어의 애니메이션 건너뛰기 (.)
web-undo-title = 내 마지막 단계를 봇의 응수와 함께 되돌리기 (Z)
web-undo-chance-title = 내 마지막 단계를 되돌리기. 주사위와 뽑기도 다시 합니다 (Z)
web-restart = 차례 다시 하기
web-restart-title = 이번 차례를 모두 되돌리기 (X)
web-hint = 힌트
web-hint-asking = 생각 중…
web-hint-do = 이렇게 하기
web-hint-title = 봇이라면 어떻게 할까? (I)
web-analyze = 분석
web-analyze-title = 내 차례마다 각 행동의 가치 보기
web-exact = 정확함
web-so-far = 현재까지의 추정
web-labeled = { $name }: { $other }
web-percent = { $number }%
web-about-number = ≈ { $number }
web-why-replaying = 지난 단계를 보고 있습니다. 먼저 현재로 돌아오세요
web-why-watching = 관전 중입니다
web-why-not-your-turn = 내 차례가 아닙니다

web-replay = 다시 보기
web-replay-first = 처음으로
web-replay-back = 한 단계 뒤로
web-replay-play = 처음부터 재생
web-replay-pause = 일시 정지
web-replay-on = 한 단계 앞으로
web-replay-slider = 게임의 단계
web-replay-at = { $last }단계 중 { $at }
web-replay-link = 이 장면의 링크 복사
web-play-on = 여기서부터 새 테이블에서 이어 하기
web-download = 게임 파일 내려받기
web-zoom-in = 확대
web-zoom-out = 축소
web-zoom-fit = 화면에 맞추기
web-turn-view = 시점 돌리기

web-seat-open = 빈자리
web-seat-empty = { $number }번 자리, 비어 있음
web-seat-menu = { $name }의 자리 메뉴
web-seat-title = { $number }번 자리: { $name }
web-seat-nothing = 이 자리의 플레이어만 바꿀 수 있습니다.
web-who-you = 나
web-who-here = 이 화면에서
web-who-connected = 링크로
web-who-out = 기권, 봇이 이어서 플레이
web-who-out-over = 기권
web-who-away = 잠시 자리 비움
web-who-bot = 봇
web-who-bot-level = 봇 · { $levels }단계 중 { $level }
web-who-bot-named = 봇 · { $bot }
web-sit-here = { $number }번 자리에 앉기
web-reclaim-seat = 다시 직접 하기
web-hand-to-bot = 봇에게 맡기기
web-leave = 이 자리 떠나기
web-unseat = { JOSA($name, "을/를") } 이 자리에서 내보내기
# $name: the player who is sent away.
web-unseat-title = { JOSA($name, "을/를") } 내보낼까요?
# $name: the player who is sent away.
web-unseat-help = { JOSA($name, "은/는") } 자리를 잃고 이유를 보게 되며, 이 테이블에 다시 앉을 수 없습니다.
web-unseat-why = 이유
web-unseat-away = 너무 오래 자리를 비움
web-unseat-rude = 무례하거나 부정한 행동
web-unseat-mistake = 잘못 앉음
web-unseat-other = 다른 이유
web-unseat-do = 내보내기
web-new-link = 새 자리 링크를 만들어 복사 (전 링크는 다른 기기에서도 쓸 수 없게 됩니다)
web-hook = 차례 알림 웹훅
web-hook-example = https://example.org/my-turn
web-hook-help = 이 자리의 차례가 되면 서버가 이 주소를 호출합니다.
web-hook-on = 웹훅이 설정되어 있습니다. 빈 주소를 저장하면 지워집니다.
web-hook-end = 지우기
web-invite-play = 빈자리 { $count }개: 이 링크를 여는 사람이 앉을 수 있습니다.
web-invite-play-help = 자리가 다 차면 같은 링크로 관전할 수 있습니다.
web-invite-watch = 자리가 다 찼습니다. 이 링크로 관전할 수 있습니다.
web-invite-watch-help = 관전자는 모두 볼 수 있고 채팅도 할 수 있습니다.
web-invite-closed = 자리가 다 찼고, 관전은 할 수 없습니다.
web-invite-address = 테이블 링크
web-copy = 복사
web-copy-seat = 자리 링크 복사
web-copied = 복사했습니다.
web-seat-links = 내 자리 링크
web-seat-links-help = 다른 브라우저에서 이어 하거나 친구에게 자리를 넘기세요. 링크를 가진 사람은 누구나 그 자리에서 플레이할 수 있습니다.

web-text-scores = 점수
web-text-score = { $name }: { $score }
web-text-moves = { $count ->
    [0] 할 수 있는 행동
   *[other] 할 수 있는 행동 { $count }개
  }
web-text-no-moves = 고를 것이 없습니다.
web-text-recent = 방금 있었던 일

web-keys = 단축키
web-key-tab = Tab, Enter
web-key-tab-does = 고를 수 있는 것을 차례로, 고르기
web-key-arrows-does = 한 단계 뒤로 또는 앞으로
web-key-letters-does = 그 글자의 점프
web-key-r-does = 타일 돌리기
web-key-z-does = 되돌리기
web-key-x-does = 차례 다시 하기
web-key-i-does = 힌트
web-key-t-does = 텍스트로 보기
web-key-dot-does = 다른 플레이어의 애니메이션 건너뛰기
web-key-brackets-does = 언제나 한 단계 뒤로 또는 앞으로
web-key-ends = Home, End
web-key-ends-does = 처음으로, 현재로
web-key-escape = Esc
web-key-escape-does = 선택 취소, 현재로

## 결과

web-result-winner = { $count ->
    [0] 게임이 끝났습니다
    [1] { $names } 승리
   *[other] { $names } 공동 승리
  }
web-result-draw = 무승부
web-result-take-back = 이 테이블에서는 무작위 결과도 되돌릴 수 있었습니다. 게임 파일에 남아 있습니다.
web-result-breakdown = 점수가 나온 곳
web-result-source = 항목
web-result-total = 합계
web-result-chart = 점수 변화
web-chart = 점수 변화. 최종 점수: { $ends }
web-rematch = 재대결
web-to-rematch = 재대결로
web-replay-it = 다시 보기
web-look-at-board = 게임판 보기

## 안내 게임

web-lesson = 안내 게임
web-lesson-table = 안내 게임
web-lesson-at = { $number } / { $count }
web-lesson-next = 다음
web-lesson-back = 한 단계 뒤로
web-lesson-skip = 안내 끝내기
web-lesson-again = 처음부터 다시
web-lesson-play-on = 여기서 이어 하기
web-lesson-to-table = 내 테이블로
web-lesson-more = 다음 안내 게임
web-lesson-numbered = 안내 게임 { $number }
web-lesson-offer-title = 처음이세요?
web-lesson-offer = { $game } 안내 게임은 몇 분이면 됩니다. 이미 준비된 게임에서 몇 차례만 해 봅니다. 테이블은 그동안 기다립니다.
web-lesson-yes = 보여 주세요
web-lesson-no = 괜찮습니다
web-learn = 배우기
web-lesson-learn = 안내 게임으로 { $game } 배우기
web-lesson-follow = 안내 게임에서는 표시된 대로 해 주세요. 내 테이블에서는 자유입니다.
web-lesson-later = 안내 게임에서는 쓸 수 없습니다. 실제 테이블에서 써 보세요.
web-lesson-missing = 안내 게임이 없습니다

## 소개

web-about-lead = Arizona는 한 사막에서 온 세 가지 보드게임입니다: Knight, Rails, Trail. 혼자 봇과, 한 화면에 둘러앉아, 또는 링크로 친구와 즐기세요. 가입할 필요가 없고, 다른 곳에서 아무것도 불러오지 않습니다.
web-about-fonts = 글꼴
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter), 한국어는 Noto Sans KR (Google), Do Hyeon (우아한형제들), Gaegu (JIKJI). 모두 SIL Open Font License 1.1이며 Fontsource 패키지에서 가져왔습니다.
web-about-drawings = 그림
web-about-drawings-text = 포스터, 게임판, 말, 초상, 아이콘은 모두 우리가 그렸으며 CC BY 4.0입니다.
web-about-icons = 소프트웨어
web-about-icons-text = Svelte (MIT)와 Project Fluent (Apache 2.0)로 만들었습니다. 고지 사항은 프로그램에 들어 있습니다.
web-about-engine = 규칙
web-about-engine-text = 여기서도, 터미널에서도, 봇에게도 하나의 엔진이 모든 규칙을 판정합니다. Python으로 썼습니다.
web-about-privacy = 개인정보 보호
web-about-privacy-text = 서명된 쿠키로 게스트를 알아봅니다. 자리 열쇠는 이 브라우저에 저장되고, 서버에는 그 해시만 있습니다. 추적도 제삼자도 없습니다. 알림을 켜면 알림이 브라우저의 푸시 서비스를 거칩니다. 계정에는 이곳에서 입력하고 플레이한 것과 로그인한 브라우저의 종류가 저장되며, 이메일은 필요 없습니다.
web-about-license = 라이선스
web-about-license-text = 프로그램: Apache 2.0. 그림, 규칙 글, 콘텐츠: CC BY 4.0.

## 서버 없이

web-offline-loading = 규칙을 받는 중
web-offline-starting = 테이블을 준비하는 중
web-offline-failed = 규칙을 불러오지 못했습니다. 인터넷에 연결되어 있나요?
web-offline-again = 다시 시도
web-offline-elsewhere = 테이블이 다른 탭에 열려 있습니다.
web-offline-here = 여기서 열기
web-offline-fleeting = 이 브라우저는 아무것도 저장하지 않습니다. 테이블은 이 페이지를 닫으면 사라집니다.
web-offline-slow = 이 기기는 { JOSA($names, "과/와") } 게임하기에는 너무 느립니다.
web-offline-unread = 저장된 테이블 가운데 읽지 못한 것이 있습니다. 그대로 두었습니다.
web-offline-damaged = 이 브라우저에 저장된 데이터 일부가 손상되어 따로 옮겨 두었습니다. 나머지는 그대로 쓸 수 있습니다.
web-offline-full = 이 기기에 진행을 저장할 공간이 없습니다. 공간을 비우면 게임이 자동으로 이어집니다.
web-offline-unsaved = 이 브라우저가 지금은 진행을 저장할 수 없습니다. 바뀐 것은 없습니다.
web-opening-you = 나
web-online = 서버로 옮기기
web-online-text = 이 테이블을 서버로 옮깁니다. 그러면 다른 사람이 링크로 참가할 수 있습니다.
web-online-server = 서버 주소
web-online-bad = 올바른 주소가 아닙니다. games.example 같은 형식이어야 합니다.
web-online-failed = 테이블을 준비하지 못했습니다. 다시 시도해 주세요.
web-online-copy = 여기 있는 테이블은 그대로 남습니다.
web-online-go = 서버로 이동
web-take-title = 이어서 할 테이블
web-take-lead = { $game }, { $moves }번째 행동까지 했습니다. 누가 어디에 앉나요?
web-take-go = 여기서 이어 하기
web-take-none = 이 주소에는 테이블이 없습니다.
web-packs-own = 내 콘텐츠 팩
web-packs-own-text = 팩은 .toml 파일 하나이거나 여러 개를 담은 .zip 파일입니다. 검사한 뒤 이 브라우저에 저장하고, 여기서 그 팩으로 게임합니다. 편집하거나 인쇄하려면 서버의 작업실에 올리세요.
web-pack-add = 팩 추가
web-pack-added = 팩 추가됨: { $name }. 이제 { $game }에서 쓸 수 있습니다.
web-pack-name-default = 기본 팩
web-pack-look = { $name } 보기
web-pack-drop = { $name } 삭제

## 연결이 끊겼을 때 서버의 페이지

web-play-offline = 오프라인으로 즐기기
web-play-offline-help = 이 기기에 저장합니다(다운로드 약 10 MB). 연결이 끊기면 봇과 이어서 할 수 있습니다.
web-play-offline-fetching = 받는 중, { $percent }%
web-play-offline-failed = 저장하지 못했습니다. 인터넷에 연결되어 있고 이 기기에 공간이 있나요?
web-play-offline-cut = 서버가 응답하지 않습니다. 오프라인 게임은 여기 있습니다.
web-play-offline-open = 여기서 하기
web-cut-offer = 연결이 끊겼습니다. 여기서 봇과 이어서 할 수 있습니다.
web-cut-go-on = 오프라인으로 이어 하기

## 복기

web-review-waiting = 복기하는 중입니다…
web-review-leave = 나가도 됩니다. 진행 상황은 저장됩니다.
web-review-failed = 복기를 끝내지 못했습니다. 진행 상황은 저장되었습니다.
web-review-again = 다시 시도
web-review-to-table = 테이블로
web-review-of = { $name } 테이블 복기
web-review-won = { $count ->
    [0] 게임이 끝났습니다
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
web-review-you = { $where }, 나
web-review-only = 유일한 행동
web-review-moment = 승부처 { $number }
web-review-margin = 예상 손실: { $loss }점 (± { $margin }).
web-review-line = 수순 보기
web-review-hide-line = 수순 숨기기
web-review-try = 직접 해 보기
web-review-fewer = 승부처만
web-review-before = 이전
web-review-next = 다음
web-review-place = { $all }곳 중 { $at }
web-review-share = 그림 공유
web-review-share-alt = 그림 미리 보기
web-review-shape = 형식
web-review-wide = 넓게
web-review-square = 정사각형
web-review-names = 이름 보이기
web-review-pins = 승부처 표시
web-review-slips = 실수한 사람 표시
web-review-anyone = 링크가 있으면 누구나 복기를 볼 수 있습니다. 로그인할 필요가 없습니다.
web-review-link = 이 장면의 링크
web-review-copy-link = 링크 복사
web-review-save = PNG 저장
web-review-save-puzzle = 퍼즐로 저장
web-review-saved = 저장됨: 퍼즐 열기
web-review-step = { $all }단계 중 { $at }
web-review-step-back = 한 단계 뒤로
web-review-step-on = 한 단계 앞으로
web-review-play = 수순 재생
web-review-pause = 일시 정지
web-review-line-keys = ← → 한 단계 · ↑ ↓ 다른 수순 · Esc

# 인쇄.
web-print = 인쇄
web-print-of = { $game } 인쇄
web-print-pack = { $pack } 팩으로 인쇄합니다.
web-print-lead = “페이지에 맞춤” 대신 100%로 인쇄하세요. 1페이지의 자는 50 mm여야 합니다.
web-print-paper = 용지
web-print-letter = 레터
web-print-ink = 색상
web-print-ink-help = 잉크 절약은 선만 인쇄합니다. 연필과 복사기용
web-print-color = 컬러
web-print-saving = 잉크 절약
web-print-backs = 카드 뒷면
web-print-backs-help = 다음 페이지에 있음. 양면 인쇄, 긴 변 기준으로 뒤집기
web-print-marks = 재단선
web-print-copies = { $part } 부수
web-print-fewer = 줄이기
web-print-more = 늘리기
web-print-seed = 시드로 만드는 새 시트
web-print-seed-help = 비우면 없음
web-print-making = 페이지 만드는 중…
web-print-waiting = { $ahead ->
    [0] 다음 차례입니다.
   *[other] 앞에 작업 { $ahead }개가 있습니다. 약 { $seconds }초…
}
web-print-pages = { $count }페이지
web-print-save = PDF 저장
web-print-first-page = 첫 페이지
web-print-nothing = 인쇄할 것을 고르세요.
web-print-no-server = 인쇄하려면 서버가 필요한데, 이 페이지는 서버 없이 파일로 열려 있습니다.
web-print-at = { $server }에서 인쇄하기
web-print-count = { $count }장

## Between people

web-fair-play = 페어플레이
# On a small button.
web-fair-on = 힌트 꺼짐
# On a small button: a game in which all players agreed to allow hints.
web-fair-friendly = 친선 테이블
web-fair-text = 이 테이블에서는 사람끼리 겨루므로 모두 도움 없이 플레이합니다.
web-fair-help = 힌트, 분석, 게임 복사는 게임이 끝날 때까지 쓸 수 없습니다.
web-fair-undo = 차례가 끝나면 다른 사람이 동의해야 되돌릴 수 있고, 주사위나 뽑기 이전으로는 돌아갈 수 없습니다.
web-fair-review = 게임이 끝나면 바로 전체 복기를 볼 수 있습니다.
web-fair-friendly-text = 모두 친선 테이블에 동의했습니다. 누구나 힌트와 분석을 쓸 수 있습니다.
web-fair-offer = 모두 동의하면 힌트와 분석을 쓸 수 있는 친선 테이블이 됩니다. 관전자를 포함해 모두에게 표시됩니다.
web-fair-agree = 친선 테이블에 동의
web-fair-end = 동의 철회
# $names: players’ names, already joined.
web-fair-agreed = 지금까지 동의: { $names }
# Why a button is off.
web-why-fair = 사람끼리 겨루는 동안에는 쓸 수 없습니다
web-undo-ask = 되돌리기 요청
web-undo-ask-title = 다른 플레이어에게 마지막 행동을 되돌리자고 요청하기 (Z)
# $name: a player’s name.
web-undo-asks = { JOSA($name, "이/가") } 마지막 행동을 되돌리고 싶어 합니다.
web-undo-asks-help = 그 뒤로 굴리거나 뽑은 것이 없습니다. 다음 행동을 하면 거절됩니다.
web-undo-waits = 되돌리기를 요청했습니다. 답을 기다리는 중…
web-undo-allow = 허락하기
web-undo-decline = 거절하기
web-undo-withdraw = 요청 철회
web-watching = 관전 중입니다.
web-watching-help = 게임을 실시간으로 보지만 플레이하지는 않습니다.
web-unseat-then = 자리는 어떻게 할까요?
web-unseat-then-open = 비워 두기
web-unseat-then-bot = 봇이 이어받기
# Asked when somebody sits down for the first time.
web-sit-name = 이름이 무엇인가요?
web-join = 참가하기
web-watch-table = 관전하기
web-open-a-table = 테이블 열기
# $taken: how many seats are taken. $seats: number of seats.
web-seats-taken = 자리 { $seats }개 중 { $taken }개 참
# $time: a clock, such as “4:41” or “1 d 3 h”.
web-time-left = { $time } 남음
# $when: a date and time.
web-until = { $when }까지
# $time: a clock, such as “0:48”.
web-claim-win-in = { $time } 뒤 승리 선언
# $time: a clock, such as “0:48”.
web-claim-bot-in = { $time } 뒤 봇에게 맡기기
# $name: a player’s name.
web-back-again = { JOSA($name, "이/가") } 돌아왔습니다.
# $time: minutes and seconds, such as “0:45”.
web-clock-turn = 차례마다 { $time }
web-key-arrows = ← →
web-key-letters = A – H
web-key-r = R
web-key-z = Z
web-key-x = X
web-key-i = I
web-key-t = T
web-key-dot = .
web-key-brackets = [ ]
