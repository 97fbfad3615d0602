# 연구실: 실행, 보고서, 비교.

lab-games = 게임
lab-rate = 초당 { $rate }판
lab-forfeit = { JOSA($bot, "이/가") } { $game }번 게임의 { $move }번째 행동을 놓쳤습니다: { $reason }
lab-stopped = 멈췄습니다. 같은 명령으로 { $folder }에서 이어집니다.
lab-done = 게임 { $games }판을 { $folder }에 저장했습니다. 모두 시드로 정해집니다.
    다음: arizona lab report { $folder }
lab-done-clocked = 게임 { $games }판을 { $folder }에 저장했습니다. 시간을 재며 생각하는 봇이 있어 다시 실행하면 결과가 다릅니다.
    다음: arizona lab report { $folder }

## 순위

lab-ladder-pair = { $one } 대 { $two }: { $games }판의 { $share }% (95% 구간 { $low }~{ $high }), 평균 차 { $lead }
lab-ladder-rated = Elo { $elo } (95% 구간 { $low }~{ $high })  { $games }판, 가장 긴 결정 { $seconds }초
lab-ladder-forfeit = { JOSA($bot, "이/가") } { $move }번째 행동을 놓쳤습니다: { $reason }
lab-ladder-forfeits = 놓친 행동 { $count }개

## 알아낸 것

lab-find-seat-ahead = { $which }번 자리가 게임의 { $share }%를 이깁니다({ $low }~{ $high }). 공평하면 { $fair }%입니다.
lab-find-seat-fair = 자리는 공평합니다. 어느 자리도 { $fair }%보다 3%p 넘게 이기지 않고, 가장 좋은 { $which }번 자리가 { $share }%입니다({ $low }~{ $high }).
lab-find-seat-open = 유리한 자리가 확인되지 않습니다. 가장 좋은 { $which }번 자리가 { $share }%입니다({ $low }~{ $high }; 공평한 몫 { $fair }%). 공평하다면 약 { $needed }판으로 3%p 안에서 확인할 수 있습니다.
lab-find-seat-open-long = 유리한 자리가 확인되지 않습니다. 가장 좋은 { $which }번 자리가 { $share }%입니다({ $low }~{ $high }; 공평한 몫 { $fair }%).
lab-find-place-ahead = { $which ->
    [1] 선 플레이어가
   *[other] 첫 라운드 { $which }번째 사람이
} 게임의 { $share }%를 이깁니다({ $low }~{ $high }). 공평하면 { $fair }%입니다.
lab-find-place-fair = 먼저 시작해도 유리하지 않습니다. 첫 라운드의 어느 순서도 { $fair }%보다 3%p 넘게 이기지 않고, { $which }번째가 { $share }%입니다({ $low }~{ $high }).
lab-find-place-open = 첫 라운드의 순서가 중요한지 아직 모릅니다. { $which }번째가 { $share }%입니다({ $low }~{ $high }; 공평한 몫 { $fair }%). 공평하다면 약 { $needed }판으로 3%p 안에서 확인할 수 있습니다.
lab-find-place-open-long = 첫 라운드의 순서가 중요한지 아직 모릅니다. { $which }번째가 { $share }%입니다({ $low }~{ $high }; 공평한 몫 { $fair }%).
lab-find-aim = 목표 안: { $figure }({ $who })의 평균은 { $found }, 목표는 { $low }~{ $high }. 하나씩 보면 { $inside }%가 안에 있습니다.
lab-find-aim-missed = 목표 밖: { $figure }({ $who })의 평균은 { $found }, 목표는 { $low }~{ $high }이고 { $inside }%가 안에 있습니다.
lab-find-aim-share = 목표 안: { $figure }: 게임의 { $found }%. 목표는 { $low }% 이상.
lab-find-aim-share-missed = 목표 밖: { $figure }: 게임의 { $found }%. 목표는 { $low }% 이상.
lab-find-one = { $title } ({ $kind }, { $figure }%)
lab-find-more = 외 { $count }개
lab-find-dead = 거의 쓰이지 않는 것 { $count }개, 나온 게임의 2% 미만에서 가져감: { $which }.
lab-find-dead-perhaps = 거의 쓰이지 않을지 모르는 것 { $count }개, 게임이 더 있으면 알 수 있음: { $which }.
lab-find-must = 꼭 가져야 하는 것 { $count }개, 가져간 사람이 공평한 { $fair }%보다 12%p 넘게 이김: { $which }.
lab-find-trap = 함정 { $count }개, 가져간 사람이 공평한 { $fair }%보다 12%p 넘게 짐: { $which }.
lab-find-no-dead = 쓰이지 않는 것이 없습니다. 가져갈 수 있는 { $count }개 모두 나온 게임의 2% 이상에서 가져갑니다.
lab-find-no-dead-open = { $open ->
    [0] { $count }개 중 쓰이지 않는 것이 확인되지 않습니다.
   *[other] 쓰이지 않는 것이 확인되지 않습니다. { $count }개 중 { $open }개는 게임이 적어 알 수 없습니다.
}
lab-find-no-must = 꼭 가져야 하는 것이 없습니다. { $count }개 중 무엇을 가져가도 공평한 몫보다 12%p 넘게 이기지 않습니다.
lab-find-no-must-open = { $open ->
    [0] { $count }개 중 꼭 가져야 하는 것이 확인되지 않습니다.
   *[other] 꼭 가져야 하는 것이 확인되지 않습니다. { $count }개 중 { $open }개는 가져간 사람이 적어 알 수 없습니다.
}
lab-find-decided = 게임은 끝까지 팽팽합니다. 절반은 차례의 { $decided }%가 지나서야 승부가 갈리고, 선두가 { $changes }번 바뀌며, { $comebacks }%는 마지막 10%에서도 승자가 뒤져 있습니다. 절반은 { $margin } 이하의 차로 끝납니다.
lab-find-decided-early = 승부가 일찍 갈립니다. 절반에서 승자가 차례의 { $decided }% 뒤로는 한 번도 뒤지지 않고, 선두는 { $changes }번 바뀝니다.
lab-find-forced = 게임마다 평균적으로 결정의 { $share }%는 선택의 여지가 없습니다.
lab-find-bot = { JOSA($bot, "이/가") } 맡은 자리는 게임의 { $share }%를 이깁니다({ $low }~{ $high }). 실력이 같다면 { $fair }%입니다.
lab-find-luck = 점수 차이는 누가 하는가보다 주사위와 뽑기로 더 많이 설명됩니다: { $luck }%({ $lucklow }~{ $luckhigh }) 대 { $player }%({ $playerlow }~{ $playerhigh }).
lab-find-skill = 점수 차이는 주사위와 뽑기에 비해 누가 하는가로 더 많이 설명됩니다: { $player }%({ $playerlow }~{ $playerhigh }) 대 { $luck }%({ $lucklow }~{ $luckhigh }).
lab-find-luck-open = 주사위와 뽑기, 누가 하는가 중 어느 쪽이 더 큰지는 확인되지 않습니다: 점수 차이의 { $luck }%({ $lucklow }~{ $luckhigh })와 { $player }%({ $playerlow }~{ $playerhigh }).
lab-find-kingmaking = 게임의 { $share }%({ $low }~{ $high })에서 더는 이길 수 없는 플레이어가 누가 이길지 정합니다. { $limit }%가 넘습니다.
lab-find-kingmaking-seldom = 더는 이길 수 없는 플레이어가 누가 이길지 정하는 일은 드뭅니다: 게임의 { $share }%({ $low }~{ $high }), { $limit }% 미만입니다.
lab-find-kingmaking-open = 게임의 { $share }%({ $low }~{ $high })에서 더는 이길 수 없는 플레이어가 누가 이길지 정합니다. { $limit }%보다 많은지 적은지는 게임을 더 해야 알 수 있습니다.
lab-find-variant = “{ $one }”: 난수 시드가 같을 때 승자의 점수가 “{ $two }”보다 { $value } 다릅니다({ $low }~{ $high }).
lab-find-variant-alike = “{ $one }”: 승자의 점수에 “{ $two }” 대비 차이가 확인되지 않습니다({ $value }; { $low }~{ $high }).
lab-find-lying = { $title }: 있는 게임에서는 승자의 점수가 없는 게임과 { $value } 다릅니다({ $low }~{ $high }).
lab-find-points = 점수는 { $most }에서 가장 많이 나옵니다(자리마다 { $mean }). 승자를 가장 가르는 것은 { $telling }: 같은 게임의 나머지보다 { $value }점({ $low }~{ $high }).
lab-find-forfeits = 실패하거나 너무 오래 걸린 봇이 놓친 행동 { $count }개. 그런 게임은 참고할 가치가 낮습니다.

## 증거의 세기

lab-strength-strong = 강한 증거
lab-strength-clear = 좋은 증거
lab-strength-hint = 약한 증거

## 이름

lab-who-winners = 승자
lab-who-all = 모든 자리
lab-figure-score = 점수

## 보고서

lab-report-title = { $game }, { $seats }인 – 연구실
lab-report-eyebrow = 연구실 보고서
lab-report-lead = { $games }판, { $seats }인, 봇 { $bots }; 콘텐츠 팩 “{ $content }”.
lab-report-lead-options = { $games }판, { $seats }인, 봇 { $bots }; 콘텐츠 팩 “{ $content }”, { $options }.
lab-report-fact-games = 게임
lab-report-fact-winner = 승자의 평균 점수
lab-report-fact-score = 자리의 평균 점수
lab-report-fact-decisions = 게임당 결정
lab-report-fact-choices = 결정마다 선택지
lab-report-fact-changes = 선두 교체
lab-report-fact-comebacks = 마지막 10%에서 역전
lab-report-findings = 게임 결과로 알 수 있는 것
lab-report-findings-hint = 괄호 안은 95% 구간: 이런 실행 100번 중 약 95번은 구간에 참값이 들어갑니다. 좋은 증거는 그렇게 표시된 100개 중 많아야 5개가, 강한 증거는 1개가 우연입니다. 약한 증거는 방향만 짐작하게 합니다. 많이 살펴보면 우연히 튀는 것이 있으므로 카드와 선택은 함께, 나머지도 함께 판단합니다.
lab-report-change = 변경 제안
lab-report-change-things = 수치와 변경 제안
lab-report-needed = 이 게임 수로 얼마나 정확한가
lab-report-wins = 누가 이기는가
lab-report-seats = 자리별 승리
lab-report-seats-hint = 95% 구간. 파선은 공평한 몫입니다.
lab-report-seat-name = { $number }번 자리
lab-report-places = 순서별 승리
lab-report-places-hint = 1번째는 선 플레이어입니다.
lab-report-place-name = { $number }번째
lab-report-bots = 봇별 승리
lab-report-bots-hint = 봇은 게임마다 자리를 바꿉니다.
lab-report-endings = 게임이 끝나는 방식
lab-report-endings-hint = 95% 구간.
lab-report-points = 점수
lab-report-scores = 최종 점수
lab-report-scores-hint = 승자의 평균은 { $mean }, 모든 자리의 80%가 { JOSA($low, "과/와") } { $high } 사이입니다.
lab-report-all-seats = 모든 자리
lab-report-winners = 승자
lab-report-the-rest = 나머지
lab-report-standing = 게임 흐름에 따른 점수
lab-report-standing-hint = 나중의 승자와 나머지. 마지막 단계는 최종 점수입니다.
lab-report-begin = 시작
lab-report-end = 끝
lab-report-sources = 점수가 나오는 곳
lab-report-sources-hint = 자리 하나가 평균적으로 모은 점수(출처별).
lab-report-other-sources = 나머지 모두
lab-report-source-table = 출처별 점수
lab-report-source-table-hint = 자리와 게임마다. 승자가 더 얻는 것이 승부를 가릅니다.
lab-report-figures = 최종 수치
lab-report-figures-hint = 평균, 그리고 가운데 80%의 범위.
lab-report-between = { $low }~{ $high }
lab-report-course = 게임의 흐름
lab-report-changes = 선두 교체
lab-report-changes-hint = 게임당 평균 { $mean }번. 공동 선두는 바뀐 것이 아닙니다.
lab-report-decided = 언제 승부가 갈리는가
lab-report-decided-hint = 승자가 다시는 뒤지지 않게 되는 때, 차례의 비율: 중앙값 { $median }%. { $comebacks }%는 마지막 10%에서 역전합니다.
lab-report-tension = 긴장감
lab-report-tension-hint = 드라마는 승자가 평균적으로 얼마나 뒤졌는지를 게임의 가장 큰 점수 차에 대한 %로 나타낸 것입니다.
lab-report-changes-short = 선두 교체
lab-report-drama = 드라마, %
lab-report-decided-short = 승부가 갈린 때, 차례의 %
lab-report-margin = 승자의 점수 차
lab-report-decisions-short = 결정
lab-report-turns = 차례
lab-report-decisions = 결정
lab-report-lengths = 게임의 길이
lab-report-lengths-hint = 평균 { $turns }차례에 결정 { $mean }개.
lab-report-widths = 선택지
lab-report-widths-hint = 할 수 있는 행동 수별 결정: 평균 { $mean }, 최대 { $most }.
lab-report-branching = 게임 흐름에 따른 선택지
lab-report-branching-hint = 게임의 처음부터 끝까지, 결정에서 할 수 있는 행동.
lab-report-times = 결정 시간
lab-report-times-hint = 게임을 한 컴퓨터에서. 가장 긴 결정은 초.
lab-report-design = 디자이너를 위한 수치
lab-report-runaway = 독주와 역전
lab-report-runaway-hint = 게임의 처음부터 끝까지, 단독 선두인 자리와 단독 꼴찌인 자리가 이기는 비율입니다. 중반에는 { $half }%, { $last }%입니다.
lab-report-leader-wins = 선두 승률, %
lab-report-last-wins = 꼴찌 승률, %
lab-report-table-time = 시간과 부담
lab-report-table-time-hint = 플레이 시간은 측정값이 아니라 추정값입니다. { $basis } 준비와 설명 시간은 들어 있지 않습니다.
lab-report-time-assumed = 결정마다 { $seconds }초, 선택지가 두 배가 될 때마다 { $more }초를 더한다고 가정했으며, 사람의 시간은 측정하지 않았습니다. 강제된 행동은 세지 않습니다.
lab-report-time-measured = 테이블 { $tables }곳에서 사람이 내린 결정 { $decisions }번의 시간을 선택지 수에 따라, 쉬는 시간 없이 사용했습니다. 구간에는 게임과 사람의 차이가 모두 반영됩니다.
lab-report-time-both = 테이블 { $tables }곳에서 사람이 내린 결정 { $decisions }번의 시간을 선택지 수에 따라, 쉬는 시간 없이 사용했습니다. 측정한 결정이 너무 적어 { $assumed }%는 가정한 시간입니다. 구간에는 게임과 측정한 시간의 차이가 반영됩니다.
lab-report-minutes = 게임 시간, 분(추정)
lab-report-per-turn = 차례당 실제 결정
lab-report-skill = 실력과 운
lab-report-skill-hint = 한 게임 안의 점수 차이가 누가 하느냐, 차례 순서, 그 밖의 모든 것(주사위, 뽑기, 서로의 선택)에 얼마나 달려 있는지입니다. 이 봇들에 대한 값입니다.
lab-report-skill-bot = 누가 하는가
lab-report-skill-place = 순서
lab-report-skill-rest = 그 밖의 모든 것
lab-report-luck = 실력과 운
lab-report-luck-hint = 주사위와 뽑기가 같은 판 { $deals }개를 자리를 바꾸며 { $seats }번씩 했습니다. 한 게임 안의 점수 차이에서 차지하는 비율과 95% 구간입니다. “그 밖의 모든 것”은 결정 사이의 상호작용과 결정에 따라 달라지는 운입니다. 여기서 한 플레이어에 대한 값으로, 실력이 비슷할수록 운의 몫이 커집니다.
lab-report-luck-luck = 주사위와 뽑기
lab-report-kingmaking = 킹메이킹
lab-report-kingmaking-hint = 진 자리마다 마지막 결정 두 개를 최대 다섯 가지 선택으로 다시 하고, greedy 봇이 여섯 번씩 이어서 했습니다. 그 자리가 한 번도 이기지 못하면서 누가 이길지 정한 게임을 셉니다. 점선은 판단 기준인 { $limit }%입니다.
lab-report-kingmaking-games = 킹메이커가 있는 게임
lab-report-plans = 전략
lab-report-plans-hint = 점수를 비슷한 곳에서 얻은 자리의 묶음과 점수의 평균 비율입니다. 뚜렷하게 나뉘는 묶음만 표시합니다. 어떤 전략이 더 자주 이긴다고 해서 그 전략이 승리의 원인이라는 뜻은 아닙니다.
lab-report-heat = 쓰인 칸
lab-report-heat-hint = 게임이 끝났을 때 각 칸을 쓴 자리의 비율: 가장 많은 칸 { $most }({ $high }%), 가장 적은 칸 { $least }({ $low }%).
lab-report-heat-winners = 승자가 쓴 칸
lab-report-heat-winners-hint = 승자의 비율: 가장 많은 칸 { $most }({ $high }%), 가장 적은 칸 { $least }({ $low }%).
lab-report-tracks = 도달한 단계
lab-report-tracks-hint = 게임이 끝났을 때 각 단계에 도달한 자리의 비율입니다. 색이 진할수록 많습니다. 단계를 가리키면 비율이 보입니다.
lab-report-tracks-winners = 승자가 도달한 단계
lab-report-tracks-winners-hint = 승자만 본 비율입니다.
lab-report-variants = 옵션 비교
lab-report-variants-hint = 옵션마다 시드가 같습니다. 게임별로 비교한 첫째와의 차이와 95% 구간. 굵은 글씨: 차이가 확인됨.
lab-report-subjects = 카드, 타일, 선택
lab-report-subjects-hint = 가져감: 나온 게임 중 누군가 가져간 비율. 가져간 사람의 승률: 이긴 비율. 파선은 공평한 몫, 점선은 필수의 경계. 안 쓰임: 그런 게임의 2% 미만.
lab-report-axis-taken = 가져감 →
lab-report-axis-wins = ↑ 가져간 사람의 승률, %
lab-report-mark-dead = 안 쓰임
lab-report-mark-dead-perhaps = 안 쓰임?
lab-report-mark-must = 필수
lab-report-mark-trap = 승률 낮음
lab-report-entries = { $marked ->
    [0] { $count }개
   *[other] { $count }개, 표시 { $marked }개
}
lab-report-lying-hint = 있는 게임과 없는 게임 비교. 차이가 확인되면 굵게
lab-report-head-source = 출처
lab-report-head-figure = 항목
lab-report-head-mean = 평균
lab-report-head-winners = 승자
lab-report-head-the-rest = 나머지
lab-report-head-difference = 차이
lab-report-head-tenths = 80% 범위
lab-report-head-all-seats = 모든 자리
lab-report-head-plan = 점수를 얻은 곳
lab-report-head-comebacks = 역전승
lab-report-head-minutes = 분(추정)
lab-report-strengths = 실력별 비교
lab-report-strengths-lead = 실력 { $groups }가지, 같은 실력끼리와 두 실력 사이에서 각각 { $games }판. 콘텐츠 팩 “{ $content }”, 시드 “{ $seed }”, Arizona { $version }.
lab-report-strengths-matrix = 누가 앞서는가
lab-report-strengths-matrix-hint = 같은 테이블에서 행의 자리가 열의 자리보다 높은 점수로 끝나는 비율입니다. 동점은 절반으로 셉니다. 95% 구간. 굵은 글씨: 모든 짝을 고려해도 한쪽이 더 강하다는 좋은 증거가 있습니다.
lab-report-strengths-groups = 실력별 게임
lab-report-strengths-groups-hint = 실력이 같은 봇끼리 한 게임입니다. ±는 95% 구간의 절반이며, 분은 잰 값이 아니라 추정치입니다. { $basis }
lab-report-head-part = 설명하는 것
lab-report-head-of-scores = 점수
lab-report-head-of-wins = 승리
lab-report-head-seats = 자리
lab-report-head-interval = 95% 구간
lab-report-head-median = 중앙값
lab-report-head-bot = 봇
lab-report-head-wins = 승리
lab-report-head-score = 점수
lab-report-head-milliseconds = 평균, ms
lab-report-head-longest = 최장, 초
lab-report-head-options = 옵션
lab-report-head-games = 게임
lab-report-head-winner = 승자의 점수
lab-report-head-start = 선 플레이어의 승률
lab-report-head-decisions = 결정
lab-report-head-changes = 선두 교체
lab-report-head-ending = 가장 흔한 종료 방식
lab-report-head-name = 이름
lab-report-head-numbers = 팩의 숫자
lab-report-head-offered = 나온 게임
lab-report-head-taken = 가져감
lab-report-head-takes = 가져간 횟수
lab-report-head-takers-win = 가져간 사람의 승률
lab-report-head-takers-interval = 95% 구간
lab-report-head-games-with = 있는 게임
lab-report-head-winner-change = 승자의 점수, 변화
lab-report-head-decisions-change = 결정, 변화
lab-report-terms = 공동 승리는 나누어 셉니다. 구간: 비율은 Wilson, 평균은 Student, 시드나 주사위와 뽑기가 같은 게임은 하나씩 짝지어 비교하고 하나로 셉니다. 증거: 정확 이항 검정과 Student 검정, Benjamini와 Hochberg의 거짓 발견율.
lab-report-again = 시드 “{ $seed }”, 콘텐츠 팩 “{ $content }” ({ $hash }), 규칙 { $rules }, Arizona { $version }: 시드가 같으면 게임도 똑같이 진행됩니다.
lab-report-again-clocked = 시드 “{ $seed }”, 콘텐츠 팩 “{ $content }” ({ $hash }), 규칙 { $rules }, Arizona { $version }; 시간을 재며 생각하는 봇이 있어 다시 실행하면 결과가 다릅니다.
lab-written = 보고서: { $path }

## 두 실행의 비교

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] 콘텐츠 팩
    [rules] 규칙
    [bots] 봇
    [options] 옵션
   *[seed] 시드
}
lab-compare-same = 두 실행의 설정이 같습니다.
lab-compare-course = 게임의 흐름
lab-compare-figure = 끝났을 때 승자
lab-compare-paired = { $count ->
    [0] 두 실행에 시드가 같은 게임이 없습니다. 시드가 같으면 더 작은 변화도 보입니다.
   *[other] 시드가 같은 게임 { $count }판을 하나씩 비교했습니다.
}
lab-compare-unchanged = 봇들이 두 실행에서 똑같이 행동한 게임은 { $count }판입니다. 봇들은 변경에 반응하지 않았습니다.
lab-compare-taken = 더 또는 덜 가져감(변화가 확인된 것만)
lab-compare-wins = 가져간 사람의 승률(변화가 확인된 것만)
lab-compare-nothing = 차이가 확인되지 않음
lab-compare-not-shown = 차이가 확인되지 않음
lab-compare-line = { $name }: { $one } → { $two }, { $value } ({ $low }~{ $high }), { $strength }
lab-compare-line-share = { $name }: { $one }% → { $two }%, { $value }%p ({ $low }~{ $high }), { $strength }
lab-compare-gone = 첫째에만: { $which }
lab-compare-new = 둘째에만: { $which }
lab-compare-winner-score = 승자의 점수
lab-compare-score = 모든 자리의 점수
lab-compare-decisions = 결정
lab-compare-branching = 결정마다 선택지
lab-compare-lead-changes = 선두 교체
lab-compare-drama = 드라마
lab-compare-decided = 승부가 갈린 때, 차례의 비율
lab-compare-margin = 승자의 점수 차
lab-compare-comebacks = 마지막 10%에서 역전
lab-compare-start = 선 플레이어의 승률

## 조정

lab-tune-trial = 팩 { $trials }개 중 { $number }번의 비용 { $cost }; 최선 { $best }
lab-tune-field = { $field }: { $before } → { $after }
lab-tune-unchanged = { $field }: { $before } 그대로
lab-tune-fresh = 새 시드로 { $games }판씩, 변경 전과 후:
lab-tune-done = 제안은 { $pack }. 새 시드에서 비용이 { $before } 대신 { $after }(0이 완벽), 이득 { $gain } ({ $low }~{ $high }).
lab-tune-nothing = 더 나은 것을 찾지 못했습니다: { $count ->
    [1] 시험한 하나가 지금 팩입니다
   *[other] 시험한 팩 { $count }개 중 지금 것의 비용이 가장 적습니다
}. 제안하는 팩이 없습니다.
lab-tune-no-better = 더 나은 것이 확인되지 않습니다: 팩 { $count }개 중 가장 좋은 것의 비용이 새 시드 { $games }판에서 { $before } 대신 { $after }, 이득 { $gain } ({ $low }~{ $high }). 제안하는 팩이 없습니다. 팩마다 게임이 더 있으면 알 수 있습니다.

## 몇 게임이면

lab-needed-seats = { $games }판으로는 자리의 승률을 ± { $now }%p까지 압니다. ± { $wanted }%p까지 알려면 약 { $needed }판이 필요합니다.
lab-needed-things = 보통의 카드나 선택은 여기서 { $takers }명이 가져갔습니다. 승률을 ± { $wanted }%p까지 알려면 약 { $needed }판이 필요합니다.
lab-needed-width = { $fair }%에 가까운 승률을 ± { $points }%p, 신뢰도 { $certainty }%로: { $games }판
lab-needed-shares = 승률이 { $points }%p 다른 두 팩이나 봇을 그런 비교의 { $chance }%에서 가려내려면: { $games }판씩
lab-needed-apart = 승자의 점수가 { $change } 다를 때, 실행마다 다른 시드(편차 { $deviation }): { $games }판씩
lab-needed-paired = 이 실행의 변형처럼 둘 다 시드가 같을 때, 같은 차이(편차 { $deviation }): { $games }판씩

## 사람의 시간

lab-times-none = 사람이 끝까지 한 테이블이 없습니다. 아무것도 저장하지 않았습니다.
lab-times-game = { $game }: 테이블 { $tables }곳의 결정 { $decisions }번, { $minutes }분이 넘는 휴식 { $breaks }번 제외
lab-times-kind = · 선택지 { $choices }개: 중앙값 { $median }초, 평균 { $mean }초, 결정 { $decisions }번
lab-times-kind-few = · 선택지 { $choices }개: 중앙값 { $median }초, 평균 { $mean }초, 결정 { $decisions }번. 너무 적어 보고서는 가정한 시간을 씁니다
lab-times-written = 시간을 { $path }에 저장했습니다. `arizona lab report RUN --times { $path }`로 사용합니다.
