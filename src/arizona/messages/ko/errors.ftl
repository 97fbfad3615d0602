# 터미널에서만 보이는 오류.

## 실험

lab-package = 이 명령에는 { $package } 패키지가 필요합니다: { $command }
lab-died = 게임을 하던 프로세스나 컴퓨터가 멈췄습니다. 같은 명령을 실행하면 이어서 합니다.
lab-no-cluster = { $address } 주소에서 클러스터가 응답하지 않습니다.
lab-compare-games = 같은 게임의 실행 둘만 비교할 수 있습니다.
lab-compare-seats = 자리 수가 같은 실행 둘만 비교할 수 있습니다.
lab-plan = { $cause ->
    [ladder] 봇이 둘 이상 필요합니다.
    [bots] 어떤 봇인가요? 예: --bots greedy
    [two-bots] --bots: 서로 다른 봇을 둘 이상 지정하세요.
    [kingmaking] --kingmaking 옵션에는 자리가 셋 이상 필요합니다.
    [duplicate] --duplicate 옵션은 봇을 비교합니다. 서로 다른 봇을 둘 이상 지정하세요.
    [fixed] --vary { $name }: --option으로 이미 정한 값입니다.
    [values] --vary { $name }: 서로 다른 값을 둘 이상 지정하세요.
   *[deals] --games { $games }: 같은 패로 { $seats }번씩 게임을 합니다. 예를 들어 { $more }판을 고르세요.
}
lab-file = { $cause ->
    [line] { $line }번째 줄을 읽을 수 없습니다.
    [no-run] 실행 폴더가 아닙니다.
    [plan] 실행 계획이 아닙니다.
    [version] Arizona의 다른 버전이 쓴 파일입니다.
    [game] { $game } 게임은 없습니다.
    [no-games] 아직 한 판도 하지 않았습니다.
    [tables] 표를 읽을 수 없습니다.
    [times] `arizona lab times` 명령의 파일이 아닙니다.
    [no-times] { $game }의 시간이 없습니다.
    [busy] 다른 프로세스가 이 실행을 진행하고 있습니다.
    [other-run] 폴더에 다른 실행이 있습니다({ $what }). --out을 바꾸세요.
    [longer] 폴더에 { $games }판짜리 실행이 있습니다. 그 이상으로 지정하세요.
    [other-task] 다른 과제의 시도이거나 팩이 바뀌었습니다. --out을 바꾸세요.
    [toml] 올바른 TOML이 아닙니다.
    [no-fields] 조정할 [[field]] 항목이 없습니다.
    [range] { $field } 항목: low는 high보다 작아야 합니다.
    [outside] { $field } 항목의 값 { $now }: { $low }~{ $high } 범위 밖입니다.
   *[task] 올바른 과제가 아닙니다: { $reason }
}
lab-field = { $cause ->
    [number] { $field } 항목: 정수여야 합니다.
    [word] { $field } 항목: “{ $part }” 앞에 숫자가 없습니다.
   *[part] { $field } 항목: “{ $part }” 값이 없습니다.
}
lab-tune-target = 목표에 “{ $figure }” 수치는 쓸 수 없습니다. 다음 중에서 고르세요: { $known }

## 퍼즐 모음

puzzle-no-game = { $game } 퍼즐은 없습니다.
puzzle-file = { $cause ->
    [format] 이 버전의 퍼즐 모음이 아닙니다.
    [line] { $line }번째 줄을 읽을 수 없습니다.
   *[other] 다른 규칙이나 콘텐츠로 만든 퍼즐 모음입니다.
}
puzzle-fault = { $cause ->
    [twice] 같은 퍼즐이 두 번 들어 있습니다
    [rules] 규칙 { $set }(으)로 만들었지만 이 프로그램의 규칙은 { $now }입니다
    [pack] 팩 { $set }(으)로 만들었지만 여기 있는 팩은 { $now }입니다
    [played] 진행할 수 없습니다: { $reason }
    [name] 이름이 국면과 맞지 않습니다
    [proof] 증명할 수 없습니다. 답이 없거나 여럿입니다
    [differs] { $field }: 퍼즐 모음의 값은 { $set }, 증명의 값은 { $now }
    [explanation] 설명이 없습니다
    [numbers] fared: 숫자가 { $now }개여야 하는데 { $set }개입니다
    [rating] 레이팅이 풀이 결과와 맞지 않습니다
    [wrong] 답의 { $move }번째 행동이 틀렸다고 나옵니다
    [answer] 답의 { $move }번째 행동이 상대의 응수와 다릅니다
   *[unsolved] 답으로 퍼즐이 풀리지 않습니다
}

## 학습

learn-no-layers = { $game }: 특징마다 가중치 하나만 학습합니다. --hidden 옵션을 빼세요.
