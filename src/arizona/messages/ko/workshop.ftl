# 작업실: 페이지에서 만드는 나만의 팩.

web-workshop-lead = 나만의 타일, 시트, 카드를 만들어 보세요. 바꿀 때마다 바로 검사합니다. 만든 것으로 플레이하고, 봇에게 시험하게 하고, 인쇄하고, 파일로 내려받으세요.
web-workshop-begin = 시작하기
web-workshop-new-of = { $game } 새 팩
web-workshop-import = 파일 가져오기
web-workshop-import-help = .toml, 또는 그것을 묶은 .zip
web-workshop-mine = 내 팩
web-workshop-no-packs = 아직 만든 것이 없습니다. 위에서 게임을 고르세요. 그 팩의 사본을 마음대로 바꿀 수 있습니다.
web-workshop-title = 팩 이름
web-workshop-my-pack = 나의 { $game }
web-workshop-copy-from = 원본 팩
web-workshop-make = 만들기
web-workshop-from = { $game } · { $base } 기반 · { $count ->
    [0] 바뀐 것 없음
   *[other] { $count }가지 변경
  }
web-workshop-missing = 팩을 찾을 수 없습니다

## 틀

web-workshop-parts = 작업실의 부분
web-workshop-tab-tree = 팩
web-workshop-tab-editor = 편집
web-workshop-tab-side = 검사
web-workshop-tree = 팩에 든 것
web-workshop-side = 항목과 검사
web-workshop-also = 그 밖에
web-workshop-add = 하나 더
web-workshop-new = 추가됨
web-workshop-changed = 변경됨
web-workshop-left-out = 삭제됨
web-workshop-has-problems = 문제 { $count }개
web-workshop-bring-back = { $title } 복원
web-workshop-card-preview = 미리보기
web-workshop-mirror = 좌우 반전

## 항목

web-workshop-none = 없음
web-workshop-range = { $low }부터 { $high }까지
web-workshop-less = 줄이기: { $label }
web-workshop-more = 늘리기: { $label }
web-workshop-remove = { $title } 삭제
web-workshop-word = 단어
web-workshop-instead = 여기에 올 수 있는 것: { $word }
web-workshop-cut = 마지막 단어 지우기
web-workshop-reads = 뜻:
web-workshop-written = { $label }, 적힌 그대로
web-workshop-unfold = { $label }: { $text }. 바꾸기

## 검사

web-workshop-checks = 검사
web-workshop-nothing-here = 여기에는 고칠 것이 없습니다
web-workshop-elsewhere = 다른 곳: { $count }개
web-workshop-fine = 좋습니다.
web-workshop-not-fine = 고칠 것이 있습니다.
web-workshop-fine-changes = { $changes ->
    [0] 바뀐 것 없음, 해시 { $hash }
   *[other] { $changes }가지 변경, 해시 { $hash }
  }
web-workshop-problems = 문제 { $count }개

## 할 수 있는 일

web-workshop-undo = 되돌리기
web-workshop-redo = 다시 하기
web-workshop-history = 변경 내역
web-workshop-no-history = 아직 아무것도 바꾸지 않았습니다.
web-workshop-to-here = 여기로
web-workshop-to-here-of = 여기로: { $step }
web-workshop-beginning = 원본
web-workshop-simulate = 시뮬레이션
web-workshop-download = 내려받기
web-workshop-share = 공유
web-workshop-play = 이 팩으로 플레이
web-workshop-copy = 내 사본 만들기
web-workshop-copy-of = { $title } 사본
web-workshop-duplicate = 복제
web-workshop-delete = 삭제
web-workshop-really = 정말 삭제
web-workshop-keep = 그대로 두기
web-workshop-not-yours = 다른 사람의 팩입니다. 보고, 플레이하고, 내려받을 수 있습니다. 바꾸려면 사본을 만드세요.
web-workshop-link = 팩 링크
web-workshop-share-lead = 링크가 있으면 누구나 팩을 보고, 플레이하고, 내려받고, 사본을 만들 수 있습니다. 바꾸는 것은 나만 할 수 있습니다.
web-workshop-copy-link = 링크 복사
web-workshop-copied = 복사했습니다
web-workshop-share-table = 함께 플레이할 수도 있습니다. 링크를 받은 사람이 앉을 자리가 있는 테이블을 여세요.
web-workshop-table = 테이블 열기

## 한눈에

web-workshop-changes = { $count }가지 변경
web-workshop-against = { $base } 기준 · 마지막 수정 { $when }
web-workshop-no-changes = 아직 바뀐 것이 없습니다. 팩에서 하나를 골라 바꾸면 변경 전과 후가 여기에 나오고, 한 번 눌러 되돌릴 수 있습니다.
web-workshop-is-new = 추가됨 · { $kind }
web-workshop-is-left-out = 삭제됨 · { $kind }
web-workshop-painted = 새로 칠한 칸: { $spots }
web-workshop-spots = { $count }칸
web-workshop-there = 있음
web-workshop-as-was = 전과 같음
web-workshop-otherwise = 달라짐
web-workshop-before = 전:
web-workshop-after = 지금:
web-workshop-back = 이 변경 되돌리기
web-workshop-back-to = 이 변경 되돌리기: { $title }

## 시뮬레이션

web-workshop-simulated = 시뮬레이션 결과
web-workshop-not-simulated = 아직 한 게임이 없습니다. 봇이 이 팩으로 몇백 판, 원본 팩으로 같은 수만큼 할 수 있습니다.
web-workshop-sim-lead = 봇이 이 팩으로 게임하고, 원본 팩으로도 같은 수만큼 합니다. 백그라운드에서 실행되므로 이 창은 닫아도 됩니다.
web-workshop-sim-games = 게임 수
web-workshop-sim-count = { $count }판
web-workshop-sim-begin = 시작
web-workshop-sim-again = 한 번 더
web-workshop-sim-waits = 앞에 다른 사람이 있습니다. 차례가 되면 자동으로 시작합니다.
web-workshop-sim-works = { $all }판 중 { $done }판
web-workshop-sim-end = 취소
web-workshop-sim-failed = 게임을 끝까지 하지 못했습니다. 다시 해 보세요.
web-workshop-sim-stale = 그 뒤로 팩이 바뀌었습니다.
web-workshop-sim-facts = { $games }판, { $bot }, { $seats }인, { $seconds }초
web-workshop-wins = 자리별 승리
web-workshop-seat = { $seat }번 자리
web-workshop-percent = { $share }% ± { $margin }
web-workshop-winner-points = 승자의 점수
web-workshop-length = 길이(행동 수)
web-workshop-default = 원본
web-workshop-yours = 내 팩
web-workshop-between = { $mean } ({ $low }~{ $high })
web-workshop-points-label = 승자의 점수는 { $mine }점, 원본 팩에서는 { $usual }점입니다.
web-workshop-taken = { $title }: 가져간 비율
web-workshop-wins-with = { $title }: 가져간 사람의 승률
web-workshop-findings = 결과
web-workshop-margin = { $games }판의 오차 범위는 ± { $margin }%입니다.

## 만약에

web-workshop-if = 만약에…
web-workshop-if-help = 저장하지 않고 다른 값을 시험해 보세요. 봇이 저장된 팩과 바꾼 값으로, 같은 주사위와 뽑기로 게임한 뒤 결과를 비교합니다.
web-workshop-if-values = 값
web-workshop-if-entry = 팩의 항목
web-workshop-if-saved = 저장된 값: { $value }
web-workshop-if-leave-out = 팩에서 { $title } 빼기
web-workshop-if-full = 한 번에 최대 { $count }개 항목까지 바꿔 볼 수 있습니다.
web-workshop-if-changed = 바꾼 항목
web-workshop-if-nothing = 값을 바꾸면 시작합니다.
web-workshop-if-starts = 시작하는 중…
web-workshop-if-run = 시작
web-workshop-if-canceled = 게임을 중단했습니다.
web-workshop-if-ready = 모든 게임이 끝났습니다.
web-workshop-if-save = 이 값 저장
web-workshop-if-facts = 저장된 팩으로 { $games }판, 바꾼 값으로 { $games }판, { $bot }, { $seats }인
web-workshop-if-same = { $games }판 중 { $same }판이 양쪽에서 똑같이 진행됩니다.
web-workshop-if-all-same = 모든 게임이 양쪽에서 똑같이 진행됩니다. 봇이 이 변경에 반응하지 않습니다.
web-workshop-if-lead = 승자의 점수 차
web-workshop-if-percent = { $share }%
web-workshop-if-difference = { $unit ->
    [share] { $mean }%p ({ $low }~{ $high })
   *[points] { $mean } ({ $low }~{ $high })
  }
web-workshop-if-shown = 게임 결과에 이 차이가 나타납니다.
web-workshop-if-needed = { $unit ->
    [share] 차이가 나타나지 않습니다. { $worth }%p 차이를 확인하려면 약 { $games }판이면 충분합니다.
   *[points] 차이가 나타나지 않습니다. { $worth }만큼의 차이를 확인하려면 약 { $games }판이면 충분합니다.
  }
web-workshop-if-enough = { $unit ->
    [share] 차이가 나타나지 않습니다. { $worth }%p 차이를 확인하기에는 이 게임 수로 충분합니다.
   *[points] 차이가 나타나지 않습니다. { $worth }만큼의 차이를 확인하기에는 이 게임 수로 충분합니다.
  }
web-workshop-if-open = 차이가 나타나지 않습니다. 달라진 게임이 너무 적어 몇 판이면 충분한지 알 수 없습니다.
web-workshop-if-power = 차이에는 95% 구간이 붙습니다. 우연만으로는 시험 100번에 한 번도 생기기 어려운 차이만 나타난 것으로 봅니다. ‘충분하다’는 시험 5번 중 4번은 그 차이가 나타난다는 뜻입니다.

# Pictures of your own.
web-workshop-art = 내 그림
web-workshop-art-lead = 그림을 직접 만든 SVG 또는 PNG로 바꾸세요. 테이블과 인쇄물에 나타나며, 다운로드한 파일에 포함됩니다.
web-workshop-art-which = 바꿀 그림
web-workshop-art-upload = 그림 선택
web-workshop-art-replace = 바꾸기
web-workshop-art-remove = { $title } 그림 제거
web-workshop-art-own = 내 그림
web-workshop-art-limits = 글자·링크·효과가 없는 SVG 또는 최대 { $pixels } × { $pixels }픽셀의 PNG, 그림마다 { $kb }kB까지.
web-workshop-art-symbols = 기호
web-workshop-art-boards = 보드
web-workshop-art-ground = 바닥
web-workshop-art-mural = 벽화
