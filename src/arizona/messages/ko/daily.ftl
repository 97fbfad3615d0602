# 오늘의 사막: 게임마다 하루에 하나씩, 모두에게 똑같은 판.

daily-line = 모두 같은 조건으로 시작합니다. 기회는 한 번뿐입니다.
daily-hours-left = { $hours }시간 남음
daily-minutes-left = { $minutes }분 남음
daily-over = 마감됨
daily-against = 상대: { $names }
daily-play = 플레이
daily-continue = 이어 하기
daily-none = –
daily-same = 오늘은 모두 같은 조건에서 같은 상대와 겨룹니다.
daily-rule-opponent = 나 대 { $names }
daily-rule-pause = { $time }까지 멈췄다가 다시 이어 할 수 있습니다.
daily-rule-once = 기회는 한 번입니다. 힌트는 없고, 자기 차례 안에서만 되돌릴 수 있습니다.
daily-rule-then = 끝나면 내 순위와 1위에게 뒤진 곳을 볼 수 있습니다.
daily-start = 오늘의 도전 시작
daily-resume = 내 게임 이어 하기
daily-secret = { $count ->
    [0] 아직 아무도 끝내지 않았습니다.
   *[other] { $count }명이 끝냈습니다.
} 배분은 하루가 끝날 때까지 비밀이며, 그 뒤에 공개됩니다.
daily-better = { $percent }%보다 좋은 결과
daily-place = { $players }명 중 { $place }위
daily-summary = { $players ->
    [1] 지금까지 1명.
   *[other] { $players }명. 평균 { $average }, 최고 { $best }.
}
daily-counts-score = 내 점수로 겨룹니다.
daily-counts-lead = 상대보다 앞선 점수로 겨룹니다.
daily-you = 나
daily-leaders = 순위표
daily-leaders-none = 아직 아무도 끝내지 않았습니다.
daily-nobody = 아무도 끝내지 않았습니다.
daily-locked = 플레이한 뒤에 결과를 볼 수 있습니다.
daily-histogram = 전체 결과
daily-histogram-result = 결과
daily-histogram-players = 인원
daily-range = { $low }~{ $high }
daily-gain = 1위에게 뒤진 곳
daily-gain-other = { $name } 님과 비교
daily-gain-first = 지금까지 내 결과가 1위입니다.
daily-gain-points = 나: { $own }. 1위: { $best }.
daily-gain-round = { $number }라운드
daily-gain-week = { $number }주차
daily-gain-turn = 내 { $number }번째 차례
daily-gain-end = 마지막 행동과 최종 점수
daily-gain-choice = 처음으로 달랐던 내 결정
daily-gain-see = 보기
daily-gain-theirs = 최고의 게임
daily-gain-nothing = { $name }: 점수 없음
daily-gain-categories = 항목별
daily-review = 내 게임 복기
daily-share = 결과 복사
daily-share-percent = 오늘의 사막, { $day }: { $game } { $score }, 다른 사람의 { $percent }%보다 좋은 결과({ $players }명).
daily-share-place = 오늘의 사막, { $day }: { $game } { $score }, { $players }명 중 { $place }위.
daily-share-score = 오늘의 사막, { $day }: { $game } { $score }.
daily-yesterday = 어제
daily-public = 시작 조건이 공개되었습니다
daily-own = 나: { $score }
daily-best = 1위: { $score }, { $name }
daily-not-played = 플레이하지 않았습니다.
daily-results = 결과
daily-results-of = { $game } 결과
daily-unranked = 하루가 끝난 뒤에 마쳐서 순위가 없습니다.
daily-gone = 이 게임을 삭제해서 결과가 없습니다.
daily-missed = 이 도전은 끝났습니다. 지금도 할 수 있지만 결과는 집계되지 않습니다.
daily-practice = 순위 없이 해 보기
daily-days = 플레이한 날
daily-day-games = { $day }: { $games ->
    [0] 플레이 안 함
   *[other] 게임 { $games }판
}
daily-streak = 연속
daily-longest = 최장 연속
daily-all-days = 총 일수
daily-verify = 공정성 확인
daily-verify-text = 검증값은 하루가 시작될 때, 시드는 끝난 뒤에 공개됩니다. 두 값이 맞는지, 게임의 주사위와 뽑기가 시드에서 나왔는지 누구나 확인할 수 있습니다.
daily-commitment = 검증값
daily-seed = 시드
daily-seed-later = 하루가 끝나면 공개
daily-offline-play = 오프라인으로 플레이
daily-offline-open = 오프라인 버전 열기
daily-offline-rule = 오프라인에서는 게임 조건을 받는 순간 한 번뿐인 도전이 시작됩니다. 이 기기가 게임 조건을 알게 되므로 결과에 표시가 붙고 순위는 없습니다.
daily-offline-begun = 이 도전을 오프라인에서 플레이하고 있습니다. 플레이 중인 브라우저가 다시 온라인이 되면 결과가 여기에 나타납니다.
daily-offline-result = 오프라인 플레이: 모두와 비교하지만 순위는 없습니다.
daily-offline-mark = 오프라인
daily-offline-playing = 진행 중
daily-offline-finished = 끝났습니다. 온라인이 되면 제출됩니다.
daily-offline-submitted = 제출됨
daily-offline-rejected = 인정되지 않음: 서버가 이 게임을 확인하지 못했습니다.
daily-offline-look = 게임 보기
daily-offline-slow = 이 기기는 { $names } 상대로는 너무 느립니다. 온라인에서 플레이하세요.
daily-offline-none = 도전을 받으려면 온라인일 때 이 페이지를 한 번 여세요.
daily-playing-offline = 이 도전을 오프라인에서 플레이하고 있습니다. 거기에서 끝내세요.
daily-begun = 이 도전은 이미 온라인에서 시작했습니다. 거기에서 계속하세요.
daily-not-offline = 서버가 모르는 게임입니다.
daily-other-version = 서버의 게임 버전이 다릅니다. 온라인일 때 이 페이지를 새로고침한 뒤 다시 시도하세요.
daily-everyone = 전체
daily-no-help = 오늘의 사막에서는 게임이 끝날 때까지 힌트와 분석을 쓸 수 없습니다.
daily-not-here = 오늘의 사막에서는 할 수 없습니다. 모두 혼자서 끝까지 플레이합니다.
daily-once = 이 도전은 이미 했습니다. 내일 새 도전이 나옵니다.
daily-no-such-day = 이 날에는 도전이 없습니다.
daily-finish-first = 먼저 게임을 끝내세요.
daily-fair-text = 오늘의 사막입니다. 모두 같은 조건으로 혼자, 도움 없이 플레이합니다.
daily-fair-undo = 자기 차례 안에서만 되돌릴 수 있고, 주사위나 뽑기 이전으로는 돌아갈 수 없습니다.
web-fair-daily = 오늘의 사막: 힌트 꺼짐
daily-verify-no-day = { $file }: 오늘의 사막 파일이 아닙니다. 그날의 페이지에서 내려받으세요.
daily-verify-running = { $day }의 시드는 하루가 끝나면 공개됩니다. 그때 파일을 다시 내려받으세요.
daily-verify-seed = 시드가 검증값과 일치합니다.
daily-verify-other-seed = 시드가 검증값과 일치하지 않습니다.
daily-verify-game = { $file }: 모든 주사위와 뽑기가 시드에서 나왔습니다.
daily-verify-other = { $file }: { $number }번 행동({ $line })이 시드에서 나오지 않았습니다.
