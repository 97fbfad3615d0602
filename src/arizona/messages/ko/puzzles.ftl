# 퍼즐: 페이지와 터미널.

puzzle-too-hard = 이 국면은 가능한 진행이 너무 많아 계산할 수 없습니다. 한 단계 뒤로 가거나 다른 퍼즐을 풀어 보세요.
puzzle-loses-points = 그러면 { $loss }점을 잃습니다. 아직 { $left }점을 얻을 수 있습니다.
web-puzzle = 퍼즐
web-puzzles-day-help = 모두에게 같은 퍼즐입니다. 하나만 풀어도 연속 기록이 이어지고, 일요일로 갈수록 어려워집니다.
web-puzzles-archive = 모든 퍼즐
web-puzzles-none = 아직 퍼즐이 없습니다.
web-puzzles-easier = 더 쉬운 문제
web-puzzles-harder = 더 어려운 문제
web-puzzle-table = 퍼즐
web-puzzle-of-day = 오늘의 퍼즐 · { $day }
web-puzzle-rated = 난이도 { $rating }
web-puzzle-more = 이 퍼즐 더 보기
web-puzzle-missing = 퍼즐을 찾을 수 없습니다
web-puzzle-how = 게임판에서 행동하세요. 틀리면 상대의 응수를 보여 줍니다. 첫 시도만 반영되며, 레이팅은 최대 75점 바뀝니다.
web-puzzle-right = 맞습니다. 계속하세요.
web-puzzle-back = Z로 돌아가 다시 해 보세요.
web-puzzle-back-touch = 되돌아가서 다시 해 보세요.
web-puzzle-step-back = 뒤로
web-puzzle-solved = { $clean ->
    [1] 한 번도 틀리지 않고 풀었습니다.
   *[other] 풀었습니다.
}
web-puzzle-given-up = 답은 이것이었습니다.
web-puzzle-is-solved = 풀었음
web-puzzle-over = 이 퍼즐은 끝났습니다.
web-puzzle-undo-title = 한 단계 뒤로, 몇 번이든 (Z)
web-puzzle-hint = { $cost ->
    [0] 힌트
   *[other] 힌트 −{ $cost }
}
web-puzzle-hint-title = { $cost ->
    [0] 맞는 행동 보기. 추가 비용 없음 (I)
   *[other] 맞는 행동 보기. 레이팅 { $cost }점이 듭니다 (I)
}
web-puzzle-hinted = { $cost ->
    [0] 이렇게 해 보세요: { $move }.
   *[other] 이렇게 해 보세요: { $move }. (−{ $cost })
}
web-puzzle-give-up = 포기
web-puzzle-give-up-title = 답 보기
web-puzzle-rating = 퍼즐 레이팅
web-puzzle-unsure = 임시 레이팅입니다. 퍼즐마다 최대 75점 바뀝니다
web-puzzle-streak = 연속 일수
web-puzzle-week = 이번 주
web-puzzle-day-state = { $state ->
    [kept] { $day }: 풀었음
    [open] { $day }: 놓침, 아직 채울 수 있음
   *[none] { $day }
}
web-puzzle-make-up = { $day } 몫 채우기(일요일까지)
web-puzzle-first = 각 첫 행동의 정확한 값
web-puzzle-others = 그리고 그보다 못한 행동 { $count }개
web-puzzle-answer = 답
web-puzzle-found = { $tries }명 중 { $percent }%가 첫 시도에 찾았습니다.
web-puzzle-found-first = 여기서 처음 푸는 사람입니다.
web-puzzle-most-wrong = 가장 흔한 실수: { $move }.
web-puzzle-share = 공유
web-puzzle-watch = 다시 보기
web-puzzle-next = 다음 퍼즐
web-puzzle-another = 내게 맞는 퍼즐
web-puzzle-themes = 주제
web-puzzle-all = 모두
web-puzzle-not-here = 퍼즐에서는 할 수 없습니다.
web-puzzle-no-answer = 그 행동을 판정하지 못했습니다. 다시 해 보세요.
web-race = 퍼즐 타임어택
web-race-over = 퍼즐 { $score }개를 풀었습니다
web-race-best = 최고 기록: { $best }.
web-race-rules = { $minutes }분 동안 퍼즐을 되도록 많이 풀어 보세요. 갈수록 어려워지고, { $most }번 틀리면 끝납니다.
web-race-start = 시작하기
web-race-again = 한 번 더
web-race-score = 푼 퍼즐: { $score }
web-race-missed = 틀림: { $most }번 중 { $missed }번
puzzle-saved-goal = 가장 좋은 행동을 찾으세요
puzzle-saved-exact = { $ways ->
    [1] 직접 한 게임에서. 모든 행동의 결과를 정확히 압니다. 하나가 가장 좋습니다.
   *[other] 직접 한 게임에서. 모든 행동의 결과를 정확히 압니다. { $ways }개가 똑같이 좋습니다.
}
puzzle-saved-estimated = { $compared ->
    [0] 직접 한 게임에서. 증명이 아니라 탐색으로 추정했습니다. 가장 좋은 행동을 하나 찾았습니다.
   *[other] 직접 한 게임에서. 증명이 아니라 탐색으로 추정했습니다. 실제 행동보다 약 { DECIMAL($gain) }점 더 얻는 행동이 있습니다(± { DECIMAL($margin) }).
}
puzzle-saved-other = 탐색 결과 다른 행동이 더 낫습니다.
puzzle-saved-loses = 가장 좋은 행동보다 { $loss }점 손해입니다.
puzzle-saved-about = 가장 좋은 행동보다 약 { DECIMAL($loss) }점 손해입니다.
web-puzzle-saved-from = 직접 한 게임에서
web-puzzles-saved = 내 게임에서 저장한 퍼즐
web-puzzle-kind = { $kind ->
    [proved] 증명됨, 답 하나
    [exact] 정확함
   *[estimated] 탐색으로 추정
}
web-puzzle-drop = 내 퍼즐에서 빼기
web-puzzle-to-review = 복기로
web-puzzle-first-about = 각 행동의 예상 값
web-puzzle-analyzing = 아무 행동이나 해 보세요. 각 행동의 결과가 옆에 있습니다.
web-puzzle-nothing-left = 여기서는 더 정할 것이 없습니다.
web-puzzle-sets = 퍼즐 모음
web-puzzle-shipped = 기본
web-puzzle-anyone = 링크가 있으면 누구나 풀 수 있습니다. 그림에는 답이 없습니다.
