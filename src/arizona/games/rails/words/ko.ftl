# Rails, 한국어.

rails-title = Arizona Rails
rails-about = 주사위를 골라 노선을 그리세요. 구간이 끝나는 곳에서 화물을 싣고 마을에 배달합니다.

rails-option-sheet = 모두가 그리는 시트: first(팩의 첫 시트), 시트 이름, 새 시트는 random, 같은 새 시트는 random:시드.
rails-option-cards = 조건 카드 세 장: random, 또는 카드 이름 셋을 쉼표로.
rails-option-clashes = 서로 효과를 없애는 카드: 유지하거나 나중 카드를 다시 뽑습니다.

rails-symbol = { $symbol ->
    [cow] 소
    [sheep] 양
    [wheat] 밀
    [apple] 사과
    [mineral] 광물
    [wood] 나무
    [mountain] 산
    [town] 마을
   *[station] 역
}
rails-passed1 = { $passed1 ->
    [cow] 소
    [sheep] 양
    [wheat] 밀
    [apple] 사과
    [mineral] 광물
    [wood] 나무
    [mountain] 산
    [town] 마을
   *[station] 역
}
rails-passed2 = { $passed2 ->
    [cow] 소
    [sheep] 양
    [wheat] 밀
    [apple] 사과
    [mineral] 광물
    [wood] 나무
    [mountain] 산
    [town] 마을
   *[station] 역
}
rails-passed3 = { $passed3 ->
    [cow] 소
    [sheep] 양
    [wheat] 밀
    [apple] 사과
    [mineral] 광물
    [wood] 나무
    [mountain] 산
    [town] 마을
   *[station] 역
}
rails-goods = { $kind ->
    [cow] 소
    [sheep] 양
    [wheat] 밀
    [apple] 사과
    [mineral] 광물
   *[wood] 나무
}
rails-pieces = { $kind ->
    [cow] { rails-goods } { $count }마리
    [sheep] { rails-goods } { $count }마리
   *[other] { rails-goods } { $count }개
}

rails-round = { $round }라운드
rails-other-sheets = (보드 2 등을 입력하면 다른 시트가 보입니다)
rails-legend = c 소 s 양 w 밀 a 사과 m 광물 o 나무 ^ 산 T 마을 # 역
rails-table-cow = 소
rails-table-sheep = 양
rails-table-wheat = 밀
rails-table-apple = 사과
rails-table-mineral = 광물
rails-table-wood = 나무
rails-table-nuggets = 금덩이
rails-table-bonus = 보너스
rails-table-total = 합계

rails-prompt-card = 조건 카드 3장 중 { $number }번 카드를 뽑는 중입니다.
rails-prompt-start = 선 플레이어를 뽑는 중입니다.
rails-prompt-roll = { $round }라운드: 주사위를 굴리는 중입니다.
rails-prompt-take = 주사위를 고르세요.
rails-prompt-choose = { $left ->
    [0] { JOSA($value, "으로/로") } 그릴까요, 버리고 금덩이를 얻을까요?
   *[other] { $fits ->
        [yes] { JOSA($value, "으로/로") } 그릴까요, 금덩이로 다른 눈을 쓸까요?
       *[no] { JOSA($value, "은/는") } 그릴 수 없습니다. 금덩이로 어떤 눈을 그릴까요?
    }
}
rails-prompt-station = { JOSA($value, "으로/로") } 어느 역에서 출발할까요?
rails-prompt-draw = { $at }에서 { JOSA($value, "을/를") } 그리세요: { $count }가지.
rails-prompt-second = { $at }에 정차합니다. 옆의 두 번째 기호를 고르거나 건너뛰세요.
rails-prompt-visit = 큰 마을 { $at }에 정차합니다. 배달하거나, 먼저 두 번째 기호를 가져가세요.
rails-prompt-deliver = 마을 { $at }에서 한 종류를 배달할 수 있습니다.
rails-prompt-last = 게임이 끝나 갑니다. 한 종류를 더 배달할 수 있습니다.
rails-prompt-over = { $count ->
    [1] 게임이 끝났습니다. 승자는 { $score }점입니다.
   *[other] 게임이 끝났습니다. { $count }명이 { $score }점으로 공동 승리했습니다.
}

rails-label-card = { $card }: { $does }
rails-label-start = { $seat }번 플레이어가 시작
rails-label-roll = { $value } 나옴
rails-label-take = { $value } 고르기
rails-label-use = { JOSA($value, "으로/로") } 그리기
rails-label-nugget = 금덩이 쓰기: { $value } 그리기
rails-label-discard = { JOSA($value, "을/를") } 버리고 금덩이에 동그라미
rails-label-station = { $at }에서 출발
rails-label-draw = { $passed ->
    [0] { $at } { rails-symbol }까지
    [1] { rails-passed1 } 지나 { $at } { rails-symbol }까지
    [2] { rails-passed1 }, { rails-passed2 } 지나 { $at } { rails-symbol }까지
   *[3] { rails-passed1 }, { rails-passed2 }, { rails-passed3 } 지나 { $at } { rails-symbol }까지
}
rails-label-second = { $at } { rails-symbol }까지 더 가기
rails-label-deliver = { rails-pieces } 배달하고 { $points }점
rails-label-no-second = 두 번째 기호 없이
rails-label-no-delivery = 배달하지 않기
rails-label-nothing = 배달도, 더 가지도 않기

rails-event-card-laid = 조건 카드 “{ $card }”: { $does }
rails-event-start-player = { JOSA($name, "이/가") } 선 플레이어입니다.
rails-event-die-rolled = { JOSA($name, "이/가") } 주사위를 굴려 { JOSA($value, "이/가") } 나옵니다.
rails-event-die-taken = { JOSA($name, "이/가") } { JOSA($value, "을/를") } 고릅니다.
rails-event-nugget-used = { JOSA($name, "이/가") } 금덩이로 { $die } 대신 { JOSA($value, "을/를") } 그립니다.
rails-event-die-discarded = { JOSA($name, "이/가") } { JOSA($value, "을/를") } 버립니다.
rails-event-nugget-got = { JOSA($name, "이/가") } { $count ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
    [5] 다섯 번째
    [6] 여섯 번째
    [7] 일곱 번째
    [8] 여덟 번째
    [9] 아홉 번째
    [10] 열 번째
   *[other] { $count }번째
} 금덩이에 동그라미를 칩니다.
rails-event-passed = { JOSA($name, "은/는") } 그릴 수 없어 패스합니다.
rails-event-set-out = { JOSA($name, "이/가") } { $at }에서 출발합니다.
rails-event-section-drawn = { JOSA($name, "이/가") } { $cells } 구간을 그립니다.
rails-event-went-on = { JOSA($name, "이/가") } { $at }까지 더 갑니다.
rails-event-circled = { JOSA($name, "이/가") } { $at }에 정차합니다: { rails-symbol }.
rails-event-loaded = { JOSA($name, "은/는") } 이제 { JOSA(rails-pieces, "을/를") } 싣고 있습니다.
rails-event-delivered = { JOSA($name, "이/가") } { JOSA(rails-pieces, "을/를") } 배달해 { $points }점을 얻습니다.
rails-event-first = { JOSA($name, "이/가") } { JOSA(rails-goods, "을/를") } 가장 먼저 배달해 { $points }점을 더 얻습니다.
rails-event-card-scored = { JOSA($name, "이/가") } “{ $card }” 카드로 { $points }점을 얻습니다.
rails-event-sixth-delivery = { JOSA($name, "이/가") } 여섯 종류를 모두 배달했습니다. 이번이 마지막 라운드입니다.
rails-event-round-over = { $round }라운드 끝. { JOSA($left, "은/는") } 쓰이지 않았습니다. 선 카드가 왼쪽으로 갑니다.
rails-event-all-stuck = 모든 노선이 막혔습니다. { $round }라운드 뒤 게임이 끝납니다.
rails-event-nobody-draws = 아무도 그리지 않습니다. { $round }라운드 뒤 게임이 끝납니다.
rails-event-missing = { JOSA($name, "은/는") } { JOSA(rails-goods, "을/를") } 배달하지 못했습니다: { SIGNED($points) }점.
rails-event-nuggets-left = { JOSA($name, "이/가") } 남은 금덩이 { $count }개로 { $points }점을 얻습니다.
rails-event-won = { JOSA($name, "이/가") } { $score }점으로 이깁니다.

## 성격과 힌트의 까닭

bots-rails-tortoise-name = 거북이
bots-rails-tortoise-temper = 여기저기 그리며 경치를 즐깁니다.
bots-rails-quail-name = 메추라기
bots-rails-quail-temper = 길은 알지만 놀라면 흩어집니다.
bots-rails-burro-name = 당나귀
bots-rails-burro-temper = 이번 라운드에 가장 벌이가 되는 것을 나릅니다.
bots-rails-raven-name = 까마귀
bots-rails-raven-temper = 반짝이는 것을 잘 다루고, 한 라운드 앞을 봅니다.
bots-rails-pronghorn-name = 가지뿔영양
bots-rails-pronghorn-temper = 멀리 달리고, 마을에 먼저 닿곤 합니다.
bots-rails-mustang-name = 머스탱
bots-rails-mustang-temper = 결코 울타리에 갇히지 않습니다.
rails-why-nugget-used = 비용: 금덩이 { $count }개
rails-why-section-drawn = { $at }까지 그림
rails-why-loaded = 실은 { rails-pieces }
rails-why-nugget-got = 쓰지 않은 금덩이가 { $count }개가 됨
rails-why-delivered = { rails-pieces } 배달: { SIGNED($points) }
rails-why-first = { rails-goods } 첫 배달: { SIGNED($points) }
rails-why-end = 게임이 끝남, 내 최종 점수: { SIGNED($points) }
rails-why-open = 다음에 그릴 수 있는 주사위 눈: { $count }가지

## 연구실

lab-figure-rails-ending-sixth-delivery = 여섯 번째 배달로 끝난 게임
lab-figure-rails-rounds = 라운드
lab-figure-rails-deliveries = 배달한 종류
lab-figure-rails-pieces = 배달한 개수
lab-figure-rails-nuggets = 얻은 금덩이
lab-figure-rails-nuggets-used = 쓴 금덩이
lab-ending-rails-sixth-delivery = 여섯 번째 배달
lab-ending-rails-all-stuck = 모두 막힘
lab-ending-rails-nobody-draws = 열 라운드 동안 아무도 그리지 않음
lab-kind-rails-card = 조건 카드
lab-kind-rails-award = 득점 카드
lab-kind-rails-good = 화물
lab-good-rails-Cow = 소
lab-good-rails-Sheep = 양
lab-good-rails-Wheat = 밀
lab-good-rails-Apple = 사과
lab-good-rails-Mineral = 광물
lab-good-rails-Wood = 나무
lab-source-rails-delivered = 배달
lab-source-rails-first = 첫 배달
lab-source-rails-card-scored = 조건 카드
lab-source-rails-missing = 배달하지 못한 종류
lab-source-rails-nuggets-left = 남은 금덩이

## 페이지

web-game-rails = Rails
web-caption-rails = 2~4인 · 주사위와 연필
web-poster-rails = Rails: 해 질 녘 메사 앞의 증기 기관차
web-line-rails = 주사위를 골라 노선을 긋고 화물을 마을로 나르세요.
web-facts-rails = 2~4인용, 30분쯤
web-rails-table = 시트와 카드
web-rails-sheet-of = { $name }의 시트
web-rails-own-sheet = 내 시트로
web-rails-show-sheet = 이 시트 크게 보기
web-rails-engineer = 기관사
web-rails-die = 주사위 { $value }
web-rails-dice = 고를 주사위
web-rails-left-over = 남음
web-rails-use = { JOSA($value, "으로/로") } 그리기
web-rails-discard = { $value } 버리기
web-rails-nuggets-none = 아직 없음
web-rails-stuck = 막힘
web-rails-starter = 선 플레이어
web-rails-swap = 또는 금덩이 쓰기
web-rails-draw-to = { $at }까지 그리기
web-rails-ends-help = 빛나는 칸을 누르세요. B로 다른 길을 봅니다
web-rails-tap = 빛나는 칸을 눌러 노선을 보고, 한 번 더 눌러 그리세요.
# $at: 칸, 예를 들어 E5.
web-rails-tap-again = { JOSA($at, "을/를") } 한 번 더 누르면 그려집니다. 다른 칸을 눌러도 됩니다.
web-rails-aboard = { $count ->
    [0] 아직 실은 것 없음
   *[other] { $count }개 실음
  }
web-rails-passes = 지나감
web-rails-score-table = 점수표
web-rails-so-far = 현재
web-rails-nuggets = 금덩이: 얻음 { $got }, 씀 { $used }
web-rails-nuggets-left = { $left ->
    [0] 남은 것 없음
   *[other] { $left }개 남음
  }
web-rails-card = 조건 카드 { $title }
web-rails-during = 게임 중
web-rails-final = 최종 점수
web-rails-gone = 받아 감
web-rails-waybill = 화물 송장
web-rails-unloaded = 내린 곳
web-rails-kind = 종류
web-rails-pieces = 개수
web-rails-points = 점수
web-rails-bill-aboard = 실은 화물
web-rails-was-first = { JOSA($name, "이/가") } 먼저
web-rails-deliver = { rails-goods } 배달 +{ $points }
web-rails-first = 첫 배달
web-rails-by-cards = 카드
web-rails-worth = 지금 가치
web-rails-odd = { $pieces }개가 { $scoring }개로
web-rails-first-stamp = 첫 배달 +{ $points }
web-rails-reason-delivered = 이미 배달함
web-rails-reason-none = 실은 것 없음
# 휴대폰 운송장의 한 줄. $points: 화물만의 점수. $pieces: 실은 개수.
web-rails-bill-sum = { $pieces }개에 { $points }점
# $points: 카드가 더하는 점수.
web-rails-bill-cards = 카드 +{ $points }
# $points: 점수.
web-rails-bill-points = 점
web-rails-not-now = 지금은 불가:
web-rails-text-dice = 남은 주사위: { $dice }.
web-rails-text-die = 주사위: { $die }.
web-rails-text-head = 노선 끝: { $at }.
web-rails-text-line = 노선: { $line }.
web-rails-text-aboard = 실은 화물: { $goods }.
web-rails-text-boxes = 적은 칸: { $boxes }.
web-rails-text-sheet = 인쇄된 시트: { $title }
web-rails-tabs = 볼 것
web-rails-tab-sheet = 시트
web-rails-tab-players = 플레이어
web-rails-tab-cards = 카드
web-rails-result-book = 점수 장부
web-rails-result-map = 승자의 지도
web-rails-result-other = 지도
web-rails-result-chart = 라운드별 점수
web-rails-result-final = 최종
web-rails-result-winner = 승자
web-rails-result-place = { $place }위
web-rails-result-missing = 미배달
web-rails-result-left = { $count }개 남음
web-rails-result-track = 노선 { $count }칸
web-rails-result-line = 점, { $rounds }라운드 만에 { $kinds ->
    [6] 여섯 종류 모두
   *[other] { $kinds }종류
} 배달.
web-rails-result-biggest = 가장 큰 배달: { $name }, { JOSA(rails-pieces, "으로/로") } { $points }점.
web-rails-result-mark = { $round }라운드: { JOSA($name, "이/가") } { rails-pieces } 배달, { $points }점
web-rails-part-goods = 화물
web-rails-part-first = 첫 배달
web-rails-part-cards = 카드
web-rails-part-nuggets = 금덩이
web-rails-part-missing = 빠진 종류
web-option-rails-sheet = 시트
web-rails-sheet-fresh = 새 시트
web-rails-sheet-fresh-title = 기호 수는 같지만 아무도 본 적 없는 시트
web-rails-cards-drawn = 세 장 뽑기
web-rails-cards-pick = 고르기
web-rails-cards-lacking = { $count }장 더 고르세요. 그전까지는 세 장 모두 뽑습니다.
web-option-rails-cards = 조건 카드
web-option-rails-clashes = 충돌하는 카드
web-choice-rails-clashes-keep = 유지
web-choice-rails-clashes-redraw = 다시 뽑기

# 안내 게임. `{ $other }`는 봇의 이름.

lesson-rails-welcome-title = 주사위와 연필
lesson-rails-welcome = 모두 같은 지도에 노선을 그립니다. 구간이 끝나는 곳에서 거기 있는 것을 싣고, 마을에서 점수로 바꿉니다. 다섯 라운드를 마친 내 노선입니다. 밀 두 개를 실었습니다.
lesson-rails-take-title = 주사위 고르기
lesson-rails-take = 라운드마다 사람 수보다 하나 많은 주사위를 굴리고 각자 하나를 고릅니다. 그림은 노선의 모양입니다. { JOSA($other, "은/는") } 3을 골랐습니다. 필요한 건 1, 한 칸입니다.
lesson-rails-draw-title = 구간 그리기
lesson-rails-draw = 그리기를 고르세요. 구간이 끝날 수 있는 칸이 빛나고, 가리키면 길이 보입니다. 바로 위 밀에 정차하면 밀을 싣습니다. 노선이 닿은 칸은 다시 쓸 수 없고, 노선은 스스로 교차할 수 없습니다.
lesson-rails-draw-touch = 그리기를 고르세요. 구간이 끝날 수 있는 칸이 빛납니다. 누르면 길이 보이고, 한 번 더 누르면 그려집니다. 바로 위 밀에 정차하면 밀을 싣습니다. 노선이 닿은 칸은 다시 쓸 수 없고, 노선은 스스로 교차할 수 없습니다.
lesson-rails-station-title = 역에 정차하기
lesson-rails-station = 새 라운드, 이번엔 먼저 고릅니다. 6은 곧게 두 칸, 딱 역까지입니다. 가는 길의 밀은 잃습니다. 그 대가입니다. 주사위를 골라 그리세요.
lesson-rails-second-title = 두 번째 기호
lesson-rails-second = 역에 정차하면 바로 옆 기호 하나로 더 갈 수 있습니다. 네 번째 밀이 거기 있습니다.
lesson-rails-town-title = 마을로
lesson-rails-town = 3은 세 칸짜리 계단이고 그 끝이 마을입니다. 주사위를 골라 그리세요.
lesson-rails-deliver-title = 배달
lesson-rails-deliver = 한 종류를 통째로, 게임 중 한 번만 배달합니다. 개수에 따라 1, 3, 6, 10…점이므로 밀 네 개는 10점, 첫 배달이라 5점을 더 얻습니다. 배달하세요.
lesson-rails-nugget-title = 원치 않는 주사위
lesson-rails-nugget = 꼭 그릴 필요는 없습니다. 2를 골라 버리면 대신 금덩이에 동그라미를 칩니다. 나중에 금덩이로 다른 모양을 그릴 수 있고, 남은 것은 점수가 됩니다.
lesson-rails-cards-title = 세 가지 조건
lesson-rails-cards = 열일곱 장 중 세 장이 게임마다 규칙을 바꿉니다. 가리키면 읽을 수 있습니다. 이번엔 딱 양 네 마리, 많은 마을, 많은 금덩이에 점수가 더 붙습니다.
lesson-rails-cards-touch = 열일곱 장 중 세 장이 게임마다 규칙을 바꿉니다. 카드에서 읽을 수 있습니다. 이번엔 딱 양 네 마리, 많은 마을, 많은 금덩이에 점수가 더 붙습니다.
lesson-rails-end-title = 게임의 끝
lesson-rails-end = 누군가 여섯 번째 배달을 하면 모두 한 종류를 더 배달할 수 있고, 끝내 배달하지 못한 종류마다 5점을 잃습니다. 점수는 시트가 계산해 줍니다. 여기서 이어 하거나 내 게임을 시작하세요.

## 빠른 참조

rails-aid-deliveries = 배달
rails-aid-more = 그 밖의 점수
rails-aid-what = 항목
rails-aid-first = 한 종류를 처음 배달
rails-aid-missing = 배달하지 않은 종류마다
rails-aid-dice = 주사위와 구간
rails-aid-die = 주사위
rails-aid-drawn = 그림
rails-aid-shape = 모양

# 종이 위에.

rails-print-sheets = 시트
rails-print-cards = 조건 카드
rails-print-cards-back = 조건
rails-print-score = 점수표
rails-print-dice = 접는 주사위
rails-print-dice-how = 오려서 모든 선을 접고 날개를 안쪽에 붙입니다. 진짜 주사위가 더 잘 굴러갑니다.
rails-print-need-dice = 육면체 주사위 또는 접는 주사위
rails-print-need-pencils = 연필
rails-print-need-sheets = 시트, 게임마다 한 사람에 한 장
rails-print-starter = 선 플레이어 카드
rails-print-player = 플레이어
rails-print-first = 종류별 첫 배달 +5
rails-print-missing = 빠진 종류 −5
rails-print-sheet = 시트
rails-print-per-page = 페이지당 시트 수
rails-print-sheet-first = 첫 시트
rails-print-sheet-all = 모든 시트

## 되돌아보기

rails-review-ends = 여섯 번째 배달로 게임을 끝내고 이번 라운드에 { $points }점을 얻습니다.
rails-review-delivers = { rails-pieces } 배달로 이번 라운드에 { $more }점을 얻습니다. { review-other }: { $less }점.
rails-review-draws = 주사위를 버릴 필요가 없습니다. { $at }까지 이을 수 있습니다.
rails-review-loads = 그러면 실은 것이 { rails-pieces }입니다. { $less ->
    [0] { review-other }: 아무것도 싣지 못함.
   *[other] { review-other }: 어느 것도 { $less }개를 넘지 않음.
}
rails-review-nuggets = { review-other }보다 금덩이가 { $count }개 더 남습니다.
rails-review-stuck = { review-other } 뒤에는 어떤 주사위 값으로도 이어 그릴 수 없습니다. 이 행동 뒤에는 여섯 값 중 { $more }개로 그릴 수 있습니다.
rails-review-stuck-soon = 보여 준 수순 끝에서 { review-other } 뒤에는 어떤 주사위 값으로도 이어 그릴 수 없습니다. 이 행동 뒤에는 여섯 값 중 { $more }개로 그릴 수 있습니다.
rails-review-open = 그 뒤에는 여섯 눈 중 { $more }개로 이을 수 있습니다. { review-other }: { $less }개.

## 브라우저에서 보는 콘텐츠 팩

rails-pack-table-pack = 팩
rails-pack-table-sheet = 시트
rails-pack-table-card = 조건 카드
rails-pack-table-counts = 모든 시트에
rails-pack-field-authors = 만든 이
rails-pack-field-licence = 라이선스
rails-pack-field-size = 가로세로 칸
rails-pack-field-goods = 화물마다
rails-pack-field-towns = 마을
rails-pack-field-mountains = 산
rails-pack-field-stations = 역

# 퍼즐.

rails-puzzle-goal = 주사위 { $dice }개로 최고점
rails-puzzle-about = 주사위 { $dice }개가 모두 내 것이고 순서는 마음대로입니다. 최고 { $points }점, 방법은 하나뿐입니다.
rails-puzzle-why-all = 점수: { $reasons }.
rails-puzzle-why-delivered = { $at }에서 { rails-pieces } 배달로 { $points }점
rails-puzzle-why-first = { JOSA(rails-goods, "을/를") } 가장 먼저 배달해 { $points }점
rails-puzzle-why-card-scored = { JOSA($card, "으로/로") } { $points }점
rails-puzzle-theme-one-delivery = 배달 한 번
rails-puzzle-theme-deliveries = 배달 여러 번
rails-puzzle-theme-first = 첫 배달
rails-puzzle-theme-card = 조건 카드
rails-puzzle-theme-second-symbol = 두 번째 기호
rails-puzzle-theme-nugget = 금덩이 쓰기
rails-puzzle-theme-discard = 주사위 버리기
rails-puzzle-theme-dice-3 = 주사위 셋
rails-puzzle-theme-dice-4 = 주사위 넷
rails-puzzle-theme-dice-5 = 주사위 다섯

# --- workshop

rails-fault-fit = 기호 { $needed }개는 { $size } × { $size }칸에 들어가지 않습니다
rails-fault-clash = 이 팩에는 ‘{ $other }’ 카드가 없습니다{ $near ->
    [none] { "" }
   *[other] . 혹시 ‘{ $near }’?
}
rails-fault-clash-self = 카드는 자기 자신과 함께 쓸 수 없다고 할 수 없습니다
rails-fault-sheet-name = 띄어쓰기와 ‘:’ 없는 한 단어여야 하고, ‘{ $first }’나 ‘{ $random }’은 안 됩니다
rails-fault-card-name = 띄어쓰기와 ‘,’ 없는 한 단어여야 하고, ‘{ $random }’은 안 됩니다
rails-fault-no-symbols = 빠졌습니다. ‘{ $effect }’ 효과에는 기호가 필요합니다
rails-fault-one-symbol = ‘{ $effect }’ 효과에는 기호 하나만 씁니다
rails-fault-goods-only = ‘{ $effect }’ 효과에는 화물만 씁니다
rails-fault-needed = 빠졌습니다. ‘{ $effect }’ 효과에 필요합니다
rails-fault-rows = 행이 { $size }개여야 하는데 { $found }개입니다
rails-fault-row = { $row }행: 기호가 { $size }개여야 하는데 { $found }개입니다
rails-fault-symbol = { $row }행 { $column }열: 모르는 기호 ‘{ $found }’. 있는 것: { $legend }
rails-fault-goods = { rails-symbol }: 정확히 { $wanted }개여야 하는데 { $found }개입니다
rails-fault-few = { rails-symbol }: { $least }개 이상이어야 하는데 { $found }개입니다
rails-fault-touching = { $one }, { $two }에 { rails-symbol } 둘이 나란히 있습니다
rails-fault-rim = 가장자리 가까이에 역이 { $least }개 이상이어야 하는데 { $found }개입니다
rails-fault-inside = 안쪽에 역이 { $least }개 이상이어야 하는데 { $found }개입니다
rails-fault-reach = 역에서 닿는 마을이 { $least }개 이상이어야 하는데 { $found }개입니다
rails-fault-reach-closed = 산에 들어갈 수 없을 때 역에서 닿는 마을이 { $least }개 이상이어야 하는데 { $found }개입니다
rails-fix-swap = { $one }, { $two } 맞바꾸기
rails-fix-paint = { $at }에 { rails-symbol } 그리기
rails-edit-field-name = 짧은 이름
rails-edit-field-rule = 규칙
rails-edit-field-symbols = 적용되는 기호
rails-edit-field-clashes = 서로 무효가 되는 카드
## 작업실

web-rails-workshop-paint = 무엇으로 칠할까요
web-rails-workshop-drag = 끌어서 칠하기
web-rails-workshop-of = { $want }{ $least ->
    [0] { "" }
   *[other] { "+" }
  } 중 { $have }
web-rails-workshop-sheet = 칠하는 시트
web-rails-workshop-place = { $place }: { $symbol }
web-rails-workshop-open = 빈칸
web-rails-workshop-brush = 칠하기
web-rails-workshop-swap = 둘 바꾸기
web-rails-workshop-fill = 무작위로 채우기
web-rails-workshop-seed = 시드
web-rails-workshop-keep = 칠한 것은 그대로
web-rails-workshop-fill-now = 채우기
web-rails-workshop-points = { $points }점
web-rails-workshop-spread = 분포
web-rails-workshop-groups = { $count ->
    [1] 모두 한데
   *[other] { $count }무리, 최대 { $largest }
  }
rails-pack-word-cow = 소
rails-pack-word-sheep = 양
rails-pack-word-wheat = 밀
rails-pack-word-apple = 사과
rails-pack-word-mineral = 광물
rails-pack-word-wood = 나무
rails-pack-word-mountain = 산
rails-pack-word-town = 마을
rails-pack-word-station = 역
rails-pack-word-closed = 닫힘: 지날 수도 정차할 수도 없음
rails-pack-word-no-stop = 정차 금지: 지나갈 수만 있음
rails-pack-word-nugget = 정차할 때마다 금덩이
rails-pack-word-second = 역 역할도 함
rails-pack-word-exactly = 정확히 그만큼 처음 배달
rails-pack-word-pairs = 짝 없는 하나는 점수 없음
rails-pack-word-stops = 게임 종료 시 그만큼 이상 정차
rails-pack-word-most-stops = 게임 종료 시 최다 정차
rails-pack-word-most-delivered = 게임 종료 시 최다 배달
rails-pack-word-most-nuggets = 게임 종료 시 금덩이 최다

# --- 조건 카드의 글: 팩에 적힌 효과에서 만들어집니다

rails-card-symbol = { rails-symbol }
rails-card-or = { JOSA($first, "이나/나") } { $second }
rails-card-and = { JOSA($first, "과/와") } { $second }
rails-card-pair = { JOSA($first, "과/와") } { $second }
rails-card-points = { $points }점
rails-card-text = { $effect ->
    [closed] { JOSA($symbols, "을/를") } 지날 수도, { $symbols }에 정차할 수도 없습니다.
    [no-stop] { JOSA($symbols, "을/를") } 지날 수는 있지만 정차할 수 없습니다.
    [nugget] { $symbols }에 정차할 때마다 금덩이를 얻습니다.
    [second] { JOSA($symbols, "은/는") } 배달 전이나 후에 역 역할도 합니다.
    [exactly] 가장 먼저 { JOSA($symbols, "을/를") } 정확히 { $kind ->
        [cow] { $count }마리
        [sheep] { $count }마리
       *[other] { $count }개
    } 배달하면 { rails-card-points }.
    [pairs] { JOSA($symbols, "은/는") } 둘씩 짝을 이루어야 점수가 됩니다. 남는 하나는 점수가 없습니다.
    [stops] { $symbols }에 { $number } 번 이상 정차하면 게임 종료 시 { rails-card-points }.
    [most-stops] { $symbols }에 가장 많이 정차하면 게임 종료 시 { rails-card-points }.
    [most-delivered] { JOSA($symbols, "을/를") } 가장 많이 배달하면 게임 종료 시 { rails-card-points }.
   *[most-nuggets] 썼든 안 썼든 금덩이를 가장 많이 얻으면 게임 종료 시 { rails-card-points }.
}
