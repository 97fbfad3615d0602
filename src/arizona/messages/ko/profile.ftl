# 프로필: 다른 사람에게 보이는 것.

profile-missing = 이 이름의 프로필이 없습니다.
profile = 프로필
profile-open = 프로필 열기
profile-since = 가입: { $date }
profile-private = 나만 볼 수 있음
profile-nothing = { $name } 님이 공개한 것이 더 없습니다.
profile-uncounted = 아직 { $count }판을 집계하고 있습니다. 잠시 뒤 페이지를 새로 고치세요.

## 다른 사람이 보는 것

profile-shown = 다른 사람이 보는 것
profile-shown-help = 사용자 이름과 가입한 달은 늘 공개됩니다.
profile-show-results = 결과
profile-show-results-help = 이긴 게임, 무승부, 진 게임
profile-show-games = 게임과 상대
profile-show-games-help = 관전을 막은 테이블이 아니면 누구나 다시 볼 수 있습니다.
profile-show-puzzles = 퍼즐
profile-show-packs = 팩
profile-show-packs-help = 문제가 없는 팩. 누구나 열 수 있습니다.

## 결과

profile-results = 결과
profile-results-none = 아직 끝난 게임이 없습니다.
profile-legend = 승 – 무 – 패
profile-tally = { $won }승 { $drawn }무 { $lost }패
profile-played = { $count }판
profile-characters = 봇 상대
profile-opponents = 자주 만난 상대
profile-puzzles = 퍼즐
profile-solved = 푼 퍼즐 { $count }개
profile-streak = { $days }일 연속
profile-packs = 팩
profile-packs-none = 아직 팩이 없습니다.

## 게임

profile-games = 게임
profile-filter-game = 게임
profile-filter-result = 결과
profile-filter-pace = 속도
profile-filter-opponent = 상대
profile-filter-all = 전체
profile-outcome-won = 승
profile-outcome-drawn = 무승부
profile-outcome-lost = 패
profile-outcome-none = 집계 제외
profile-pace-live = 실시간
profile-pace-turn-based = 턴제
profile-pace-untimed = 시간 제한 없음
profile-offline = 오프라인 게임
profile-more = 더 보기
profile-games-none = 조건에 맞는 게임이 없습니다.
profile-rating = { $game }, { $pace }: { $count }판 뒤 레이팅 { $rating }
