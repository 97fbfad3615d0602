# 서버의 대회.

tournaments-lead = 여러 사람과 여러 라운드를 겨룹니다. 계정이 있으면 참가하거나 직접 만들 수 있습니다.
tournaments-current = 접수 중·진행 중
tournaments-ended = 끝난 대회
tournaments-none = 지금은 대회가 없습니다. 하나 만들고 링크를 공유하세요.
tournaments-new = 새 대회
tournaments-create = 만들기
tournaments-sign-in = 대회를 만들거나 참가하려면 계정이 필요합니다.
tournaments-name = 이름
tournaments-game = 게임
tournaments-kind = 방식
tournament-kind-swiss = 몇 라운드 동안 점수가 비슷한 사람과 만납니다.
tournament-kind-round-robin = 모두가 모두와 만납니다. 16명까지 알맞습니다.
tournament-kind-knockout = 이기면 남습니다. 비기면 다시 합니다.
tournament-kind-pods = 서너 명이 앉는 테이블에서 여러 라운드를 합니다.
tournament-kind-arena = 정해진 시간 동안, 비는 대로 다시 짝을 지어 줍니다.
tournament-kind-duplicate = 모든 테이블의 주사위와 카드가 같습니다. 점수를 비교합니다.
tournaments-seats = 테이블당 인원
tournaments-rounds = 라운드 수
tournaments-rounds-auto = 자동
tournaments-minutes = 길이
tournaments-minutes-value = { $minutes }분
tournaments-start = 시작
tournaments-start-director = 내가 시작할 때
tournaments-start-time = 정해진 시각에
tournaments-starts = 날짜와 시각
tournaments-rated = 레이팅 반영
tournaments-rated-help = 사람끼리 한 게임은 레이팅에 반영됩니다.
tournaments-bots = 빈자리는 봇이 채움
tournaments-bots-help = 끄면 누군가 부전승이 됩니다. 봇은 순위에 들지 않습니다.
tournaments-late = 중간 참가
tournaments-late-help = 첫 라운드가 지나도 참가할 수 있습니다.
tournaments-listed = 목록에 표시
tournaments-listed-help = 클럽 대회라면 끄세요. 링크가 있는 사람만 찾을 수 있습니다.
tournaments-scoring = 점수 계산
tournaments-scoring-matchpoints = 매치포인트
tournaments-scoring-difference = 점수 차이
tournament-by = 운영: { $name }
tournament-players = { $count }명
tournament-state-open = 접수 중
tournament-state-running = 진행 중
tournament-state-paused = 일시 중지
tournament-state-ended = 끝남
tournament-state-canceled = 취소됨
tournament-tables-of = { $seats }인 테이블
tournament-round-of = { $rounds }라운드 중 { $round }라운드
tournament-starts-at = { $time } 시작
tournament-starts-director = 운영자가 시작하면 시작합니다
tournament-starts-in = { $time } 뒤 시작
tournament-time-left = { $time } 남음
tournament-next-in = { $time } 뒤에 다음 라운드를 시작합니다.
tournament-join = 참가
tournament-rejoin = 다시 참가
tournament-withdraw = 기권
tournament-withdraw-text = 더는 짝을 지어 주지 않습니다. 이미 시작한 게임은 계속됩니다.
tournament-entered-note = 참가했습니다. 시작할 때 다시 오세요. 첫 게임이 여기에 나옵니다.
tournament-wait-note = 이번 라운드 게임이 끝났습니다. 다음 게임이 여기에 나옵니다.
tournament-done-note = 모든 게임을 마쳤습니다. 마지막 테이블이 끝나면 우승자가 여기에 나옵니다.
tournament-late-note = 다음 라운드부터 참가합니다.
tournament-out-note = 대회에서 탈락했습니다. 함께해 주셔서 고맙습니다!
tournament-paused-note = 대회가 일시 중지되었습니다. 운영자가 다시 시작하면 다음 라운드가 시작됩니다.
tournament-bye-note = 이번 라운드는 부전승입니다.
tournament-left-note = 기권했습니다.
tournament-arena-left-note = 기권했거나 게임에 나오지 않아 짝을 지어 주지 않습니다. 계속하려면 다시 참가하세요.
tournament-watch-note = 이 대회에 참가하지 않았습니다.
tournament-to-table = 내 테이블로
tournament-your-game = { $round }라운드 내 게임
tournament-next-game = 내 다음 게임
tournament-director = 운영
tournament-action-start = 지금 시작
tournament-action-pause = 일시 중지
tournament-action-resume = 다시 시작
tournament-action-end = 대회 끝내기
tournament-action-cancel = 대회 취소
tournament-end-text = 지금 순위가 확정됩니다. 끝나지 않은 게임은 반영되지 않습니다.
tournament-cancel-text = 대회가 열리지 않습니다.
tournament-needs = 적어도 { $count }명이 필요합니다.
tournament-correct = 결과 바꾸기
tournament-correct-title = { $round }라운드 { $board }번 테이블
tournament-correct-text = 모두의 순위를 고르세요. 같은 순위는 무승부입니다. 바꾼 내용은 운영 로그에 남습니다.
tournament-correct-save = 결과 저장
tournament-did-not-play = 참가하지 않음
tournament-place-of = { $place }위
tournament-corrected = 운영자가 정함
tournament-pairings = 대진
tournament-standings = 순위
tournament-rules = 규칙과 로그
tournament-deals = 보드 비교
tournament-entrants = 참가자
tournament-playing = 진행 중
tournament-tables-done = 테이블 { $all }개 중 { $done }개 끝남
tournament-bye-points = 부전승: { $points }
tournament-fills-in = 빈자리 채움
tournament-withdrawn = 기권
tournament-ties = 동점일 때 순서
tournament-ties-last = 그래도 같으면 순위를 나눕니다.
tournament-no-rounds = 아직 끝난 게임이 없습니다.
tournament-winner = 우승
tournament-winners = 공동 우승
tournament-share = 링크 복사
tournament-export-json = JSON으로 내려받기
tournament-export-text = 텍스트로 내려받기
tournament-log = 운영 로그
tournament-log-server = 서버
tournament-log-started = 대회를 시작함
tournament-log-paused = 대회를 일시 중지함
tournament-log-resumed = 대회를 다시 시작함
tournament-log-ended = 대회를 끝냄
tournament-log-canceled = 대회를 취소함
tournament-log-corrected = { $round }라운드 { $board }번 테이블의 결과를 바꿈
tournament-seed = 난수 시드
tournament-rule-points = 이기면 1점, 비기면 0.5점입니다.
tournament-rule-pods = 이긴 상대의 비율만큼 점수를 받습니다. 1위는 1점, 꼴찌는 0점이고 동점은 절반으로 칩니다.
tournament-rule-arena = 이기면 2점, 공동 1위는 1점입니다. 두 번 연속 이기면 이기지 못할 때까지 점수가 두 배가 됩니다. 게임에 나오지 않으면 다시 참가할 때까지 짝을 지어 주지 않습니다.
tournament-rule-knockout = 이긴 사람이 올라갑니다. 비기면 자리를 바꾸어 최대 두 번 다시 하고, 그다음은 추첨입니다.
tournament-rule-duplicate = 모든 테이블은 주사위와 카드가 같습니다. 다른 테이블은 볼 수 없습니다.
tournament-rule-bye = 인원이 맞지 않으면 누군가 부전승이 되며 이긴 것으로 칩니다.
tournament-rule-bots = 인원이 맞지 않으면 봇이 빈자리를 채웁니다. 봇은 순위에 들지 않으며 봇과 한 게임은 레이팅에 반영되지 않습니다.
tournament-rule-bye-duplicate = 부전승은 60%와 자기 평균 중 높은 쪽입니다.
tournament-rule-late = 늦게 참가하면 놓친 라운드 수와 관계없이 0.5점을 한 번 받습니다.
tournament-rule-clock = 게임이 시작되면 제한 시간이 흐릅니다. 시간이 다 되면 집니다.
tournament-rule-seed = 대진은 난수 시드로 정해지며, 시드는 끝난 뒤 공개됩니다.
tournament-deal-seat = { $seat }번 자리
tournament-deal-score = 점수
tournament-deal-none = 첫 라운드가 끝나면 보드 비교가 나옵니다.
tournament-back = 대회로 돌아가기
tournament-table-delete = 대회 테이블입니다. 게임을 끝내거나 기권하세요.
tournament-too-many = 이미 대회 { $count }개를 운영하고 있습니다. 먼저 하나를 끝내세요.
tournament-entered-too-many = 대회 { $count }개에 참가 중입니다. 먼저 하나에서 기권하세요.
tournament-entry-closed = 이 대회는 접수가 끝났습니다.
tournament-full = 이 대회는 { $count }명으로 가득 찼습니다.
tournament-too-few = 시작하려면 적어도 { $count }명이 참가해야 합니다.
tournament-not-director = 대회 운영자만 할 수 있습니다.
tournament-correct-last = 다음 라운드가 이 결과에 달려 있어 바꿀 수 없습니다.
tournament-bad-seats = 이 게임은 이 인원의 테이블에서 할 수 없습니다.
tournament-arena-live = 아레나는 실시간으로 합니다. 분 단위 속도를 고르세요.
tournament-bad-start = 앞으로 60일 안의 시각을 고르세요.
tournament-bad-name = 이름을 세 글자 이상으로 지으세요.
tournament-missing = 대회를 찾을 수 없습니다.
tournament-is-over = 대회가 끝났거나 아직 시작하지 않았습니다.
table-no-undo-tournament = 대회에서는 끝난 차례를 되돌릴 수 없습니다.
# Notification. $round: number of a round.
tournament-push-title = { $round }라운드: 테이블이 준비되었습니다
# Notification. $game: name of a game. $name: name of the tournament.
tournament-push-body = { $game }, { $name }
# Notification to the director. $name: name of the tournament.
tournament-push-director-title = { $name } 대회가 기다립니다
# $game: name of a game. $round: number of a round.
tournament-push-director-body = { $game }: { $round }라운드가 끝났고 대회는 일시 중지된 상태입니다.
# $name: name of the tournament. $round: number of a round.
tournament-ready = { $name } { $round }라운드: 테이블이 준비되었습니다.
tournament-cross = 대진 결과표
tournament-cross-help = 칸마다 결과와 상대의 행 번호가 나옵니다. 점은 첫 번째 자리를 뜻합니다.
tournament-cross-row = 행
tournament-cross-help-matrix = 가로로 읽습니다. 칸은 위쪽 상대와 한 게임의 결과입니다.
tournament-games = 게임
# $round: number of a round. $names: the opponents.
tournament-game-won = { $round }라운드: { $names } 상대로 이김
# $round: number of a round. $names: the opponents.
tournament-game-tied = { $round }라운드: { $names } 상대로 무승부
# $round: number of a round. $names: the opponents.
tournament-game-lost = { $round }라운드: { $names } 상대로 짐
# $round: number of a round. $names: the opponents.
tournament-game-absent = { $round }라운드: { $names } 상대 게임에 참가하지 않음
# $round: number of a round. $names: the opponents.
tournament-game-open = { $round }라운드: { $names } 상대로 진행 중
# $round: number of a round.
tournament-game-bye = { $round }라운드: 부전승
# $board: number of a deal, counted through all rounds.
tournament-board = 보드 { $board }
# $first, $second: numbers of two deals.
tournament-boards-of-round = 보드 { $first }, { $second }
# $board: number of a deal. $boards: number of deals.
tournament-board-of = 보드 { $boards }개 중 { $board }번
tournament-your-result = 내 결과
# $points: matchpoints. $top: the most that are possible.
tournament-matchpoints-of = 매치포인트 { $top }점 중 { $points }점
# $value: a percentage or a number.
tournament-average = 평균: { $value }
# $top: the most matchpoints that are possible.
tournament-deal-top = 이긴 테이블마다 2점, 같으면 1점입니다. 최고는 { $top }점입니다.
# $count: number of tables.
tournament-deal-compared = 테이블 { $count }개 비교
tournament-deal-lead = 점수 차
tournament-deal-uncounted = 비교할 점수 없음
# $points: a number of points.
tournament-share-points = 승점: { DECIMAL($points) }
# $count: number of rounds.
tournament-rounds-played = { $count }라운드
tournament-picture-anyone = 링크가 있으면 누구나 로그인 없이 대회를 볼 수 있습니다.
tournament-picture-later = 그림은 대회가 끝나면 준비됩니다.
tournament-rule-boards = 한 라운드에 같은 상대와 보드 두 개를 합니다. 사이에 자리를 바꿉니다.
tournament-rule-score = 내 점수를 같은 자리에 앉은 모든 사람의 점수와 비교합니다.
tournament-rule-lead = 상대와의 점수 차를 같은 자리에 앉은 모든 사람의 점수 차와 비교합니다.
tournament-rule-matchpoints = 이긴 테이블마다 매치포인트 2점, 같으면 1점을 받고 최고점에 대한 백분율로 나타냅니다.
tournament-rule-difference = 다른 사람들의 평균과의 차이로 셉니다.
tournament-rule-decided = 운영자가 정한 보드는 이긴 사람에게 60%, 나머지에게 40%로 칩니다.
