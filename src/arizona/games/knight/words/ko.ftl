# Knight, 한국어.

knight-title = Arizona Knight
knight-about = 두 사람, 나이트 하나. 타일을 깔고 칩을 놓은 다음 점프하세요.

knight-option-deal = 타일을 나누는 방법: 무작위로 나누거나 하나씩 드래프트합니다.
knight-option-games = 매치가 몇 판인지. 두 판이면 역할을 바꿉니다.

knight-prompt-deal = 타일을 나누는 중입니다.
knight-prompt-pick = 가져갈 타일을 고르세요.
knight-prompt-tile = 깔 타일을 고르세요.
knight-prompt-turn = { JOSA($tile, "을/를") } 어떻게 놓을까요?
knight-prompt-column = { $tile }의 왼쪽 위 칸이 올 열을 고르세요.
knight-prompt-row = { $column }열. 이제 { $tile }의 행을 고르세요.
knight-prompt-three = 새 타일의 칸에 3 칩을 놓으세요.
knight-prompt-two = { $left ->
    [1] 두 번째 2 칩을 놓으세요. 1은 자동으로 채워집니다.
   *[other] 빈칸에 첫 2 칩을 놓으세요.
}
knight-prompt-knight = 아무 1 칩 위에 나이트를 놓으세요. 그 칩은 빠집니다.
knight-prompt-jump = { $count ->
    [1] 점프: 닿는 칩은 하나뿐입니다.
   *[other] 닿는 칩 { $count }개 중 하나로 점프하세요.
}
knight-prompt-over = 매치가 끝났습니다. { $one }:{ $two }.

knight-label-deal = { $tile } 나누기
knight-label-pick = { $tile } 고르기
knight-label-tile = { $tile } 깔기
knight-label-turn = { $number ->
    [0] 그대로 두기
    [1] 오른쪽으로 90도 돌리기
    [2] 반 바퀴 돌리기
   *[3] 왼쪽으로 90도 돌리기
}
knight-label-column = { $number }열
knight-label-row = { $number }행
knight-label-three = 3을 { $at }에
knight-label-two = 2를 { $at }에
knight-label-knight = 나이트를 { $at }에
knight-label-jump = { $at }의 { $value } 가져가기

knight-event-tile-dealt = { JOSA($name, "이/가") } { JOSA($tile, "을/를") } 받습니다.
knight-event-tile-picked = { JOSA($name, "이/가") } { JOSA($tile, "을/를") } 고릅니다.
knight-event-tile-laid = { JOSA($name, "이/가") } { JOSA($tile, "을/를") } { $column },{ $row }에 깝니다.
knight-event-chip-laid = { JOSA($name, "이/가") } { JOSA($value, "을/를") } { $at }에 놓습니다.
knight-event-ones-laid = 나머지 { $count }칸은 1로 채워집니다.
knight-event-knight-set = { JOSA($name, "이/가") } 나이트를 { $at }에 놓습니다.
knight-event-chip-taken = { JOSA($name, "이/가") } { $at }의 { JOSA($value, "을/를") } 가져갑니다.
knight-event-game-over = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판이 { $one }:{ $two }, { $left ->
    [0] 남은 칩 없이
   *[other] 칩 { $left }개를 남기고
} 끝납니다.
knight-event-match-over = 매치가 { $one }:{ JOSA($two, "으로/로") } 끝납니다.

knight-game-of = { $games }판 중 { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
}
knight-to-pick = 고를 타일

## 성격과 힌트의 까닭

bots-knight-jackrabbit-name = 잭래빗
bots-knight-jackrabbit-temper = 칩만 있으면 제대로 보지도 않고 뛸 때가 많습니다.
bots-knight-roadrunner-name = 로드러너
bots-knight-roadrunner-temper = 큰 칩을 낚아채면서 상대의 응수도 살핍니다.
bots-knight-coyote-name = 코요테
bots-knight-coyote-temper = 몇 점프 앞을 내다보다가 참을성을 잃습니다.
bots-knight-javelina-name = 하벨리나
bots-knight-javelina-temper = 고집 세고, 게임판이 비어 갈수록 위험합니다.
bots-knight-rattlesnake-name = 방울뱀
bots-knight-rattlesnake-temper = 기다리고, 세고, 후반에 뭅니다.
bots-knight-condor-name = 콘도르
bots-knight-condor-temper = 마지막 칩까지 게임판 전체를 위에서 내려다봅니다.
knight-why-reply = { $value ->
    [0] 상대가 뛸 곳이 없어 게임이 끝남
   *[other] 상대의 다음 점프는 많아야 { $value }점
}
knight-why-own = 내 다음 점프로 { $value }점을 얻을 수 있음

## 되돌아보기

knight-where-jump = { $games ->
    [1] 점프 { $number }
   *[other] 제{ $game }판, 점프 { $number }
}
knight-where-knight = { $games ->
    [1] 나이트 놓기
   *[other] 제{ $game }판, 나이트 놓기
}
knight-where-tile = { $games ->
    [1] 타일 { $number }
   *[other] 제{ $game }판, 타일 { $number }
}
knight-note-exact = 모든 점프는 정확하게 평가했습니다. 타일 놓기는 추정값이며 세지 않습니다.
knight-note-guessed = 초반의 결정 { $count }개는 타일 놓기처럼 추정값이며 세지 않습니다. 나머지는 모두 정확합니다.
knight-review-ends = { $to }에 두면 그 자리에서 판이 끝납니다. { JOSA($other, "은/는") } 더 점프할 곳이 없고 { $mine }:{ $theirs }입니다.
knight-review-ended = { $from }에 두면 그 자리에서 판이 끝납니다. { $to } 뒤에는 { JOSA($name, "이/가") } { $more }점, { JOSA($other, "이/가") } { $less }점을 더 가져갑니다.
knight-review-leaves = { $from }에 두면 { $other }에게 { $at }의 { $value }점 칩을 남깁니다. { $to } 뒤에는 { $less }점보다 큰 칩에 닿을 수 없습니다.
knight-review-takes = { $to }에 두면 { $less }점 대신 { $value }점을 가져가고, 상대의 응수로 더 잃지도 않습니다.
knight-review-goes-on = { $to } 뒤에는 { JOSA($name, "이/가") } { $at }의 { $value }점 칩까지 갈 수 있습니다. { $from } 뒤에는 이어 갈 칩이 없습니다.
knight-review-next = { $to } 뒤에는 { JOSA($name, "이/가") } { $at }의 { $value }점 칩까지 갈 수 있습니다. { $from } 뒤에는 { $less }점뿐입니다.
knight-review-last = { $to } 뒤에는 { JOSA($name, "이/가") } 마지막 점프를 하고, 결과는 { $mine }:{ $theirs }입니다. { $from } 뒤에는 { JOSA($other, "이/가") } 마지막 점프를 하고, 결과는 { $other-mine }:{ $other-theirs }입니다.
knight-review-totals = 서로 최선을 다할 때 최종 점수는 { $to } 뒤에는 { $mine }:{ $theirs }, { $from } 뒤에는 { $other-mine }:{ $other-theirs }입니다.

## 연구실

lab-kind-knight-tile = 타일
lab-source-knight-chip-1 = 1 칩
lab-source-knight-chip-2 = 2 칩
lab-source-knight-chip-3 = 3 칩

## 페이지

web-game-knight = Knight
web-caption-knight = 두 사람 · 나이트 하나 · 칩 48개
web-poster-knight = Knight: 달 앞에 선 말 머리 모양 바위 아치
web-line-knight = 두 사람이 나이트 하나로 칩에서 칩으로 뜁니다.
web-facts-knight = 2인용, 15분쯤
web-key-knight-arrows-does = 놓을 때: 타일 옮기기
web-option-knight-deal = 타일
web-choice-knight-deal-random = 무작위 배분
web-choice-knight-deal-draft = 드래프트
web-option-knight-games = 게임 수
web-choice-knight-games-1 = 한 판
web-choice-knight-games-2 = 두 판
web-knight-board = { $tiles ->
    [0] 빈 테이블.
   *[other] 타일 { $tiles }개로 된 게임판.
  } 나이트는 { $knight }. { $moves ->
    [0] 고를 것이 없습니다.
   *[other] 선택지 { $moves }개.
  }
web-knight-game = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판
web-knight-of = / { $games }
web-knight-game-of = { $games }판 중 { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
}
web-knight-match = 두 번째 판에서 역할을 바꿉니다. 두 판의 합계로 승부를 가립니다.
web-knight-single = 한 판으로 승부를 가립니다.
web-knight-before = 이 판 전까지 { $score }.
web-knight-first = 선
web-knight-carries = { $points }점 가지고 시작
web-knight-on-board = 게임판 위에
web-knight-flag-place = 놓을 차례
web-knight-flag-fill = 채울 차례
web-knight-tile-help = 내 타일 하나를 누르세요
web-knight-tile-help-touch = 내 타일 하나를 탭하세요
web-knight-place-ask = { JOSA($tile, "을/를") } 게임판 옆에 놓으세요.
web-knight-place-help = 점을 누르거나 화살표와 Enter. R로 돌립니다
web-knight-place-help-touch = 타일을 끌거나 점을 탭하세요. 돌리기로 돌립니다
web-knight-first-ask = { JOSA($tile, "이/가") } 게임판의 첫 타일입니다. 마음대로 돌리세요.
web-knight-first-help = R로 돌리고, 누르거나 Enter로 놓습니다
web-knight-first-help-touch = 돌리기로 돌리고 놓기로 놓습니다
web-knight-random = 무작위
web-knight-random-title = 남은 칩을 무작위로 놓기
web-knight-fill-help = 칸을 누르세요. 1은 자동으로 채워집니다
web-knight-fill-help-touch = 칸을 탭하세요. 1은 저절로 채워집니다
web-knight-jump-help = 빛나는 칩을 누르거나 그 글자 키를 누르세요
web-knight-jump-help-touch = 빛나는 칩을 탭하거나 나이트를 끄세요
web-knight-lay = { JOSA($tile, "을/를") } 여기에 놓기
web-knight-place = 놓기
web-knight-turn = 돌리기
web-knight-take = { $value } 가져가기 → { $scores }
# $name: 이름. $tile: 타일. $at: 판의 칸, 예를 들어 M13.
web-knight-event-tile-laid = { JOSA($name, "이/가") } { $at }에 { JOSA($tile, "을/를") } 놓습니다.
# $at: 판의 칸, 예를 들어 M13.
web-knight-why-far = { $at }에는 닿지 않습니다. 나이트는 곧게 두 칸, 옆으로 한 칸 뜁니다.
# $at: 판의 칸, 예를 들어 M13.
web-knight-why-empty = { $at }에는 칩이 없습니다. 나이트는 칩이 있는 칸으로만 뜁니다.
# $at: 판의 칸, 예를 들어 M13.
web-knight-why-wall = { $at }: 바위입니다.
web-knight-ends-match = 이 점프로 매치가 끝납니다
web-knight-ends-game = 이 점프로 이번 판이 끝납니다
web-knight-ends-short = 끝
web-knight-setup = 이 판의 타일 여섯 개
web-knight-step-done = { $at }에 { $who }
web-knight-step-place = { $who } 놓는 중
web-knight-step-fill = { $who } 채우는 중
web-knight-steps = 놓을 칩
web-knight-by-itself = 자동
web-knight-text-match = 매치
web-knight-text-game = { $games }판 중 { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판.
web-knight-text-knight = 나이트는 { $at }에 있습니다.
web-knight-text-no-knight = 나이트가 아직 게임판에 없습니다.
web-knight-text-score = 이 판에서 { $name }: { $score }점.
web-knight-text-tile = { $number }번 타일: { $tile }
web-knight-text-here = { $at }: 나이트
web-knight-text-wall = { $at }: 바위
web-knight-text-space = { $chip ->
    [0] { $at }: 빈칸
   *[other] { $at }: { $chip } 칩
  }
web-knight-text-hands = 손에 든 타일
web-knight-text-hand = { $name }: { $tiles }
web-knight-result-line = { $games ->
    [1] 한 판 승부.
   *[other] { $games }판 합계.
}
web-knight-result-boards = 마지막 게임판 모습
web-knight-result-turning = 승부처
web-knight-result-see = 보기
web-knight-half = 첫 판 종료
web-knight-half-won = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판은 { $name }의 승리
web-knight-half-drawn = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판은 무승부
web-knight-half-next = 역할을 바꿉니다. 다음 판은 { JOSA($name, "이/가") } 먼저 시작합니다. 두 판의 합계로 승부를 가립니다.
web-knight-half-go = 계속
web-knight-result-game = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판
web-knight-result-chips = { $value } 칩
web-rule-K-2-1 = 각자 타일 세 개를 갖습니다. 무작위로 나누거나 번갈아 하나씩 고릅니다.
web-rule-K-2-2 = 타일마다 3 하나, 2 둘, 1 다섯을 칸마다 하나씩 마음대로 놓습니다. 바위는 비워 둡니다.
web-rule-K-2-3 = 타일은 90도씩 돌릴 수 있지만 뒤집을 수 없습니다.
web-rule-K-2-4 = 적어도 한 칸이 이미 깔린 타일과 변을 맞대야 합니다. 어긋나도 되지만 모서리만 닿아서는 안 됩니다.
web-rule-K-3-1 = 선 플레이어가 아무 1 칩 위에 나이트를 놓습니다. 그 칩은 빠지고 아무도 점수를 얻지 않습니다.
web-rule-K-3-2 = 체스의 나이트처럼 칩으로 뛰어 그 칩을 가져갑니다. 가는 길에 무엇이 있어도 됩니다.
web-rule-K-4-2 = 두 판을 더합니다. 합이 큰 쪽이 이기고 같으면 무승부입니다.
web-rule-K-4-2-single = 한 판으로 승부를 가립니다. 점수가 높은 쪽이 이기고 같으면 무승부입니다.

# 안내 게임. `{ $other }`는 봇의 이름.

lesson-knight-welcome-title = 두 사람, 나이트 하나
lesson-knight-welcome = 둘이 함께 게임판을 만들고 칩을 놓습니다. 그다음 같은 나이트를 번갈아 점프시키며, 도착한 곳의 칩을 갖습니다. 점수가 많은 쪽이 이깁니다. 타일 여섯 개 중 두 개는 이미 깔려 있습니다.
lesson-knight-tile-title = 타일 고르기
lesson-knight-tile = 각자 타일 세 개를 깝니다. 바위에는 칩을 놓지 않지만, 점프로 넘을 수 있습니다. 가운데에 바위가 있는 타일을 고르세요.
lesson-knight-place-title = 내려놓기
lesson-knight-place = 타일은 게임판과 변을 맞대기만 하면 어디든 놓을 수 있습니다. 이 타일은 어느 쪽에서 봐도 같고, 다른 타일은 R로 돌립니다. 지금 떠 있는 곳을 누르세요.
lesson-knight-place-touch = 타일은 게임판과 변을 맞대기만 하면 어디든 놓을 수 있습니다. 이 타일은 어느 쪽에서 봐도 같고, 다른 타일은 돌리기로 돌립니다. 놓기를 눌러 지금 떠 있는 곳에 놓으세요.
lesson-knight-three-title = 내 3 칩
lesson-knight-three = 타일마다 3 하나, 2 둘, 1 다섯을 놓습니다. 자리는 마음대로입니다. 3은 { $other }의 것에서 먼 여기에 놓아 봅시다.
lesson-knight-two-title = 2 칩 두 개
lesson-knight-two = 이제 2를 하나씩 놓으세요. 나머지는 1로 자동으로 채워집니다.
lesson-knight-knight-title = 나이트 놓기
lesson-knight-knight = 타일 여섯 개가 다 깔렸습니다. 1 칩 위에 나이트를 놓으면 그 칩은 빠집니다. 첫 점프는 { $other } 차례이니, 닿는 것이 적은 곳에서 시작하세요.
lesson-knight-jump-title = 점프
lesson-knight-jump = 점프는 체스처럼 곧게 두 칸, 옆으로 한 칸 갑니다. 바위와 틈은 상관없습니다. { JOSA($other, "은/는") } 2를 가져갔습니다. 빛나는 칩이 닿는 칩입니다. 3을 가져가세요.
lesson-knight-think-title = 한 점프 앞을 내다보기
lesson-knight-think = 3이 하나 더 닿지만, 거기서는 { $other }도 3을 가져갑니다. 대신 2를 가져가세요. 그러면 1 하나만 남습니다.
lesson-knight-help-title = 막힐 때는
lesson-knight-help = 힌트는 강한 봇이라면 어떻게 할지 보여 줍니다. 분석은 점프마다 가치를 보여 주고, 정확한 값인지도 알려 줍니다. 되돌리기는 마지막 행동을 취소합니다.
lesson-knight-end-title = 이것으로 끝입니다
lesson-knight-end = 나이트가 닿는 칩이 없으면 한 판이 끝납니다. 매치는 역할을 바꾼 두 판이고 합이 큰 쪽이 이깁니다. 여기서 이어 하거나 내 게임을 시작하세요.

## 빠른 참조

knight-aid-chips = 칩
knight-aid-chip = 칩
knight-aid-on-tile = 타일마다
knight-aid-player = 한 사람
knight-aid-points = 점수

# 종이 위에.

knight-print-tiles = 타일
knight-print-tiles-foot = 타일 · 한 칸 { $space } mm · 점선을 따라 자르기
knight-print-chips = 칩과 나이트
knight-print-chip-count = { $value }점 칩
knight-print-knight-count = 접는 나이트
knight-print-fold = 오려 내어 점선을 따라 접고, 한쪽 발을 다른 발 위에 붙이세요.
knight-print-game = { $game ->
    [1] 첫 번째
    [2] 두 번째
   *[other] { $game }번째
} 판
knight-print-player = 플레이어
knight-print-score = 점수

## 규칙 그림 속의 말

knight-picture-center = 가운데
knight-picture-edge = 변
knight-picture-corner = 모서리
knight-picture-joined = 변이 맞닿음
knight-picture-touching = 모서리만 닿음
knight-picture-overlapping = 겹침

## 브라우저에서 보는 콘텐츠 팩

knight-pack-table-pack = 팩
knight-pack-table-tile = 타일
knight-pack-field-authors = 만든 이
knight-pack-field-licence = 라이선스

# 퍼즐.

knight-puzzle-goal = 점프 { $jumps }번 안에 필승
knight-puzzle-about = { $side ->
    [behind] { $mine }:{ JOSA($theirs, "으로/로") } 지고 있습니다.
    [ahead] { $mine }:{ JOSA($theirs, "으로/로") } 이기고 있습니다.
   *[level] 지금 { $mine }:{ $theirs }입니다.
} 상대가 어떻게 응수해도 내 점프는 많아야 { $jumps }번입니다.
knight-puzzle-draws = 그러면 무승부입니다.
knight-puzzle-loses = 그러면 { $points }점 차로 집니다.
knight-puzzle-why = 승부처는 내 점프 { $jump }입니다. { $there }의 { $other } 칩이 아니라 { $at }의 { $value } 칩입니다. { $end ->
    [draw] 앞의 칩은 무승부에 그칩니다.
   *[loss] 앞의 칩은 { $points }점 차로 집니다.
}
knight-puzzle-why-only = 승부처는 내 점프 { $jump }, { $at }의 { $value } 칩입니다.
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = 앞선 상황
knight-puzzle-theme-behind = 역전승
knight-puzzle-theme-by-one = 한 점 차
knight-puzzle-theme-long = 점프 다섯 번 이상
knight-puzzle-theme-short = 점프 네 번 이하
knight-puzzle-theme-smaller-chip = 작은 칩

# --- workshop

knight-letter-space = 칸
knight-letter-wall = 바위
knight-letter-none = 없음
knight-fault-symbol = { $row }행: ‘o’, ‘#’, ‘.’만 쓰는데 ‘{ $found }’ 글자가 있습니다
knight-fault-wide = 열은 { $high }개까지인데 { $found }개입니다
knight-fault-spaces = 칸은 정확히 { $wanted }개여야 하는데 { $found }개입니다
## 작업실

knight-art-space = 칸
knight-art-wall = 바위
knight-art-knight = 나이트
knight-art-chip-1 = 1점 칩
knight-art-chip-2 = 2점 칩
knight-art-chip-3 = 3점 칩
web-knight-workshop-tile = 타일, 가로세로 다섯 칸
web-knight-workshop-paint = 무엇으로 칠할까요
web-knight-workshop-cell = { $cell ->
    [wall] 바위
    [space] 칸
   *[nothing] 없음
  }
web-knight-workshop-place = { $place }: { $cell ->
    [wall] 바위
    [space] 칸
   *[nothing] 없음
  }
web-knight-workshop-turn = 90도 돌리기
web-knight-workshop-jumps = 타일 안의 점프
web-knight-workshop-jumps-count = { $jumps ->
    [0] 이 타일 안에서 끝나는 점프는 없습니다.
   *[other] 점프 { $jumps }개, { $chains ->
        [1] { $longest }칸이 한 줄로 이어집니다.
       *[other] { $chains }줄로 나뉘고 가장 긴 줄은 { $longest }칸입니다.
    }
  }
web-knight-workshop-alone = { $count }칸(주황)에는 점프가 없습니다. 다른 타일에서만 갈 수 있습니다.
web-knight-workshop-rotations = 가능한 방향
lab-figure-knight-left-3 = 남은 3점 칩
lab-figure-knight-left-2 = 남은 2점 칩
lab-figure-knight-left-1 = 남은 1점 칩
web-key-knight-arrows = ← ↑ → ↓
web-knight-turn-key = R
