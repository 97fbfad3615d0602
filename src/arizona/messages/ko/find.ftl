# 레이팅 게임을 함께할 사람 찾기.

find-lead = 레이팅이 비슷한 사람과 만납니다. 오래 기다릴수록 찾는 범위가 넓어집니다. 레이팅이 걸린 게임입니다.
find-sign-in = 레이팅이 걸린 게임이라서 상대를 찾으려면 계정이 필요합니다.
find-pace = 속도
find-pace-live = { $minutes }분 + { $seconds }초
find-pace-days = 차례마다 { $days }일
find-seats = 인원
find-pool-waiting = { $count ->
    [0] 지금은 이 게임을 찾는 사람이 없습니다.
   *[other] { $count }명이 이 게임을 찾고 있습니다.
}
find-pool-last = 이 속도의 마지막 레이팅 게임은 { $date }에 끝났습니다.
find-pool-none = 이 속도로 레이팅 게임을 끝낸 사람이 아직 없습니다.
find-looking = 상대를 찾고 있습니다…
find-waiting = { $count ->
    [1] 지금은 이 게임을 찾는 다른 사람이 없습니다.
    [2] 다른 한 사람이 이 게임을 찾고 있습니다.
   *[other] 나를 포함해 { $count }명이 이 게임을 찾고 있습니다.
}
find-waited = { $time } 동안 기다렸습니다
find-keep-open = 이 탭에 Arizona를 열어 두세요. 테이블은 저절로 열립니다.
find-days = 이 페이지를 닫아도 됩니다. 일주일 동안 찾으며, 게임은 내 테이블에 나타납니다.
find-stop = 그만 찾기
find-bot = 기다리는 동안 봇과 게임하기
find-found-days = 상대를 찾았습니다
find-open-table = 테이블 열기
find-again = 다시 찾기
find-push-title = 상대를 찾았습니다
find-push-body = { $game }: 테이블이 준비되었습니다.
