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
    [rating] 레이팅이 봇의 풀이 결과와 맞지 않습니다
    [wrong] 답의 { $move }번째 행동이 틀렸다고 나옵니다
    [answer] 답의 { $move }번째 행동이 상대의 응수와 다릅니다
   *[unsolved] 답으로 퍼즐이 풀리지 않습니다
}

## 학습

learn-no-layers = { $game }: 특징마다 가중치 하나만 학습합니다. --hidden 옵션을 빼세요.

## 서버와 저장소

store-status = { $value ->
    [over] 끝남
    [waiting] 기다림
   *[playing] 진행 중
}
store-fact = { $part ->
    [label] { $label ->
        [table] 테이블
        [game] 게임
        [content] 콘텐츠
        [options] 옵션
        [status] 상태
        [moves] 행동
        [scores] 점수
        [changed] 변경
        [lobby] 로비
       *[seat] 자리 { $seat }
    }
   *[value] { $label ->
        [game] { $value }, 규칙 { $rules }
        [status] { store-status }
        [moves] { $value } (로그 { $lines }줄)
        [lobby] { $value ->
            [yes] 예
           *[no] 아니요
        }
        [seat] { $name } ({ $value ->
            [bot] 봇 { $bot }
            [open] 빈자리
           *[person] 사람
        })
       *[other] { $value }
    }
}
store-fault = { $fault ->
    [options] 옵션이 맞지 않습니다
    [moves] 행동이 맞지 않습니다
    [finished] 끝난 것으로 저장되었지만 행동을 따라가면 끝나지 않습니다
    [unfinished] 끝나지 않은 것으로 저장되었지만 행동을 따라가면 끝납니다
    [scores] 저장된 점수는 { $stored }, 행동을 따라간 점수는 { $found }입니다
   *[next] 저장된 차례는 { $stored }번 자리, 실제로는 { $found }번 자리입니다
}
store-contradiction = 테이블 { $table }{ $place ->
    [source] { "" } (옮기지 않음)
    [both] { "" } (대상에 이미 있음)
    [target] { "" } (대상에만 있음)
   *[here] { "" }
}: { store-fault }. { $rules ->
    [0] 백업에서 되살리세요
   *[other] 아마 이전의 `tables patch` 명령이 규칙을 바꾸었습니다. 백업에서 되살리거나 게임에 쓴 규칙을 지정하세요: arizona tables set-rules { $table } { $rules }
}
store-patch = { $table }: { $cause ->
    [content] 콘텐츠 팩을 읽을 수 없어 그대로 둡니다
    [over] 끝난 게임이라 규칙 { $rules }, 콘텐츠 { $old } 그대로 둡니다
    [fault] 규칙 { $rules }, 콘텐츠 { $old } 그대로 둡니다: { store-fault }
   *[patched] 규칙 { $rules }, 콘텐츠 { $old } → 규칙 { $to }, 콘텐츠 { $new }
}
store-no-table = “{ $name }” 테이블은 없습니다.
store-unfinished = 테이블 { $table }: 아직 끝나지 않았습니다. 이런 테이블에는 `arizona tables patch` 명령을 쓰세요.
store-no-rules = { $game }에 있는 규칙은 1~{ $most }입니다. 규칙 { $rules }번은 없습니다.
store-wrong-rules = 규칙 { $rules }에서는 테이블 { $table }의 내용이 행동과 맞지 않습니다: { store-fault }
store-no-backup = 데이터베이스는 전용 도구로 복사하세요: pg_dump, pg_basebackup
store-not-same = 테이블 { $table }: 제대로 옮겨지지 않았습니다.
store-no-account = “{ $name }” 계정은 없습니다.
store-no-report = “{ $name }” 신고는 없습니다.
store-recount = { $cause ->
    [game] 게임 { $missing }번이 없습니다. 그다음은 { $number }번입니다
    [extra] 레이팅 변화 { $change }: 해당하는 게임이 없습니다
    [points] 레이팅 변화 { $change }, 테이블 { $table }: 저장된 값 { $stored }, 다시 계산한 값 { $found }
   *[missing] 레이팅 변화 { $change }: 없습니다
}
store-file = { $path }: { $cause ->
    [directory] 폴더입니다. { $path }/tables.sqlite처럼 그 안의 파일을 지정하세요.
    [irregular] 일반 파일이 아닙니다. --data로 다른 파일을 지정하세요.
    [empty] 빈 파일입니다. 데이터베이스는 비어 있을 수 없습니다. 백업으로 바꾸거나(arizona tables restore BACKUP --data { $path }) 지우고 테이블 없이 시작하세요.
    [damaged] 데이터베이스가 아니거나 손상되었습니다. 백업으로 바꾸세요: arizona tables restore BACKUP --data { $path }
    [foreign] 다른 프로그램의 데이터베이스입니다. --data로 다른 파일을 지정하세요.
    [read-only] 파일에 쓸 수 없습니다. 파일과 폴더에 쓰기 권한을 주거나 --data로 다른 파일을 지정하세요.
    [busy] 다른 Arizona 서버가 쓰고 있습니다. 그 서버를 먼저 멈추거나 --data로 다른 파일을 지정하세요.
    [missing] 그런 파일이 없습니다.
    [exists] 파일이 이미 있습니다.
   *[other] 데이터베이스를 쓸 수 없습니다.
}
store-newer = 더 새로운 버전이 만든 저장소입니다({ $have }단계, 이 버전은 { $known }단계까지). 그 버전을 쓰거나 그 버전에서 실행하세요: arizona tables step-back { $known }
store-no-step = 스키마 단계를 0부터 { $known }까지 중에서 고르세요.
store-no-way-back = { $step }단계 이전으로는 돌아갈 수 없습니다.
store-servers = { $path }: Arizona 서버 { $count }개가 쓰고 있습니다. 먼저 멈추세요.
store-package = PostgreSQL 저장소를 쓰려면 더 설치해야 합니다: pip install arizona[servers]
store-summary = PostgreSQL { $version }, 커밋 { DECIMAL($time) } ms({ $safe ->
    [yes] 정전에도 남음
   *[no] 정전이 나면 사라질 수 있음
}), 연결 { $connections }개(서버마다 { $each }개), 실행 중인 서버 { $servers }개

## 봇

bot-refused = { $cause ->
    [option] 이 봇에는 “{ $name }” 옵션이 없습니다.
    [whole] { $name }: 정수여야 하는데 “{ $value }”입니다.
    [number] { $name }: 숫자여야 하는데 “{ $value }”입니다.
    [file] { $name } 파일이 없습니다.
    [failed] 봇 { $name }에서 오류가 났습니다: { $reason }
    [class] { $name }: 봇이 아닙니다.
   *[none] “{ $name }”라는 봇은 없습니다. 다음 중에서 고르세요: { $known }, 또는 file.py:ClassName
}
bot-no-features = { $game }: 학습할 특징이 없습니다.
bot-no-network = { $game }: { $path } 신경망이 없습니다. `arizona learn { $game }` 명령으로 만드세요.
bot-network = { $cause ->
    [version] 이 버전에서 읽을 수 없는 신경망입니다.
    [game] { $wanted } 게임이 아니라 { $found } 게임으로 학습한 신경망입니다.
    [features] 신경망의 특징은 “{ $found }”, 게임의 특징은 “{ $wanted }”입니다. 다시 학습하세요.
   *[damaged] 손상된 신경망입니다.
}
