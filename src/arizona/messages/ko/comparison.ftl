# 운영진 페이지: 가장 강한 수와의 비교.

moderation-play = 가장 강한 행동과 일치한 비율
moderation-play-help = 컴퓨터가 이 게임을 분석해 각 플레이어가 가장 강한 행동을 고른 횟수를 셉니다. 몇 분 걸릴 수 있습니다.
moderation-play-compare = 가장 강한 행동과 비교
moderation-play-working = 게임을 분석하는 중…
moderation-play-failed = 게임을 분석하지 못했습니다. 다시 시도하세요.
moderation-play-running = 게임이 아직 끝나지 않았습니다. 끝나면 비교할 수 있습니다.
moderation-play-line = 결정 { $count }개 중 { $share }%, 95% 구간 { $low }~{ $high }%
moderation-play-seconds = 결정당 중앙값 { $median }초, 95% 구간 { $low }~{ $high }초
moderation-play-caution = 이것만으로는 아무것도 증명되지 않습니다. 강한 플레이어는 자주 가장 강한 행동을 고르고, 한 게임은 표본이 작습니다. 행동 사이의 차이가 분석의 오차보다 큰 결정만 셉니다.
moderation-similar = 레이팅이 비슷한 사람들
moderation-similar-help = 컴퓨터가 같은 게임과 속도에서 이 사람의 레이팅 게임을 최대 세 판, 레이팅 차이가 150점 이하인 사람들의 게임을 최대 24판 분석합니다. 시간이 걸릴 수 있습니다.
moderation-similar-compare = 레이팅이 비슷한 사람들과 비교
moderation-similar-working = 게임 분석 중: { $all }판 중 { $done }판
moderation-similar-failed = 게임을 분석하지 못했습니다. 다시 시도하세요.
moderation-similar-unrated = 이 사람은 이 게임과 속도에서 레이팅이 없어 비교할 수 없습니다.
moderation-similar-few = 비교하기에는 게임이 너무 적습니다. 이 사람의 결정 { $needed }개와, 저마다 그만큼 결정한, 레이팅이 비슷한 사람 { $others }명이 필요합니다. 지금은 결정 { $decisions }개, { $players }명입니다.
moderation-similar-players = 레이팅 { $rating }에서 150점 이내인 사람 { $count }명
moderation-similar-line = 평균 { $share }%, 추정으로 사람들의 95%는 { $low }~{ $high }%
moderation-similar-above = 이 사람의 구간 전체가 다른 사람들의 구간보다 높습니다.
moderation-similar-within = 이 사람의 구간이 다른 사람들의 구간보다 전부 높지는 않습니다. 이 레이팅에서 드문 일이 아닙니다.
