# 지난 판 복기: 터미널과 페이지가 함께 씁니다.

review-title = 복기
review-where = { $number }번째 행동
review-grade-best = 최선
review-grade-good = 좋음
review-grade-slip = 실수
review-grade-blunder = 큰 실수
review-grade-forced = 강제
review-curve-lead = 최종 점수 차
review-curve-lead-from = 여기서부터 서로 최선을 다하면
review-curve-chance = 승률
review-curve-chance-from = 결정을 내리기 전
review-exact = 정확
review-estimated = 추정, ± { $error }%
review-kept = 걸린 { $risk }점 중 { $kept }점을 지킴
review-lost = 결정 { $count }번의 정확도: { $lost ->
    [0] 내준 점수 없음
   *[other] 약 { $lost }점을 내줌
}
review-no-risk = 걸린 점수가 없었음
review-luck = 주사위·뽑기: 얻은 점수 { $given }, 잃은 점수 { $taken }
review-moments = { $count ->
    [0] 승부처 없음
   *[other] 승부처 { $count }곳
}
review-moments-about = 이 게임의 흐름을 가장 크게 바꾼 곳입니다.
review-moments-none = 이야기할 만한 실수가 없었습니다.
review-played = 실제 행동
review-better = 더 나은 행동
review-next-best = 다음으로 좋은 행동
review-margin = ± { $margin }
review-decisions = 모든 결정
review-all = { $file }: --all을 붙이면 모든 결정을 보여 줍니다
review-progress = 복기 중: 결정 { $all }개 중 { $done }개
review-note-luck = 주사위와 뽑기는 평가하지 않습니다. 결정은 실제로 나온 결과가 아니라 기대할 수 있었던 값으로 평가합니다.
review-head-only = 통하는 단 하나의 행동
review-head-find = 훌륭한 발견
review-head-win-draw = 승리에서 무승부로
review-head-win-loss = 승리에서 패배로
review-head-draw-loss = 무승부에서 패배로
review-other = { $instead ->
    [find] 다음으로 좋은 행동
   *[slip] 실제 행동
}
review-why-points = 곧바로 { $more }점을 얻습니다. { review-other }: { $less }점.
review-why-line = 보여 준 수순에서 { $name }의 점수 차 변화는 { $more }점입니다. { review-other }: { $less }점.
review-why-step = 보여 준 수순의 { $step }번째 행동으로 { $points }점을 얻으며, { review-other }의 수순에는 없습니다.
review-why-theirs = { review-other }의 수순에서는 상대가 { $step }번째 행동으로 { $points }점을 얻지만, 나은 쪽 수순에서는 그렇지 않습니다.
review-why-later = 보여 준 수순에서는 아직 { $more } 대 { $less }입니다. 예상되는 차이는 이 수순 뒤에 나타납니다.
review-why-alike = 보이는 수순까지는 양쪽이 같습니다. 차이는 그 뒤에 납니다.
