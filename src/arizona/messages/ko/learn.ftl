# 국면 판단 배우기: arizona learn.

learn-plays = { $generation }세대: { $games }판을 합니다…
learn-trains = { $generation }세대: 국면 { $positions }개에서 배웁니다…
learn-meets = { $generation }세대: 지금까지의 최고와 { $games }판을 합니다…
learn-adopted = { $generation }세대가 { $games }판의 { $share }%를 이겨 이제 최고입니다.
learn-rejected = { $generation }세대는 { $games }판의 { $share }%를 이겼습니다. 지금까지의 최고가 남습니다.
learn-stopped = 멈췄습니다. 같은 명령으로 { $folder }에서 이어집니다.
learn-done = 최고의 신경망은 { $file }에, 보고서는 { $report }에 있습니다
learn-done-none = 손으로 만든 평가를 이긴 신경망이 없습니다. 보고서는 { $report }에 있습니다

## 보고서

learn-report-eyebrow = Arizona · 학습
learn-report-title = { $game } – 배운 것
learn-report-lead = 스스로 한 { $games }판, { $count }세대, 시드 “{ $seed }”
learn-report-generation = { $number }세대
learn-report-present = 이전의 최고
learn-report-matches = 대결
learn-report-matches-hint = 각 세대가 그 전의 최고를 상대로 이긴 비율과 95% 구간입니다.
learn-report-loss = 예측 오차
learn-report-loss-hint = 학습에 쓰지 않은 게임의 결과와 예측이 얼마나 달랐는지입니다(교차 엔트로피, 낮을수록 좋습니다).
learn-report-points = 점수 오차
learn-report-points-hint = 그 게임들의 최종 점수와 예측이 몇 점 차이 났는지입니다(제곱 평균의 제곱근).
learn-report-first = 첫 번째 학습(에포크)
learn-report-last = 마지막 학습(에포크)
