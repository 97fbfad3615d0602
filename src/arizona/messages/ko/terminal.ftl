# 터미널의 문장.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … 그리고 { $count }개 더. 도움말은 ?
terminal-help =
    숫자로 목록의 행동을 고릅니다. “{ $example }” 같은 글로도, 줄여 써도 됩니다.
    되돌리기 · 내 마지막 단계          다시 · 이번 차례 처음부터
    목록 · 할 수 있는 모든 행동        보드 · 다시 그리기; 보드 2: 2번 자리
    보기 · 테이블 전체                 보기 이름 · 그중 한 부분만
    로그 · 지금까지 있었던 일          규칙 · 규칙 페이지
    저장 파일 · 게임을 그곳에 저장     힌트 · 봇이라면 어떻게, 왜
    기권 · 한 번 더 묻습니다           무승부 · 무승부가 있는 게임에서 동의
    나가기 · 나중에 이어 할 수 있음    영어 명령도 쓸 수 있습니다.
terminal-sure-resign = { JOSA($name, "이/가") } 기권할까요? 기권을 한 번 더 입력하세요. 다른 것을 입력하면 계속합니다.
terminal-sure-agree = 두 사람 모두 무승부에 동의하나요? 무승부를 한 번 더 입력하세요. 다른 것을 입력하면 계속합니다.
terminal-no-draw = 무승부는 무승부가 있는 게임에서 두 사람이 모두 동의해야 합니다.
terminal-undone = 되돌림: { $move }.
terminal-restarted = 이번 차례를 다시 시작합니다 ({ $count }단계 뒤로).
terminal-saved = { $path }에 저장했습니다.
terminal-resume = 게임을 저장했습니다. 이어 하기:  arizona play --resume { $path }
terminal-lost = 이 게임은 저장되지 않았습니다.
terminal-playing-on = 저장하지 않고 계속합니다: { $reason }
terminal-winner = { $count ->
    [1] { $names } 승리!
   *[other] { $names } 공동 승리.
}
terminal-record = 게임 파일: { $path }
terminal-moment = { $all } 중 { $at }번째 단계
terminal-replay-keys = Enter → 다음 · b ← 뒤로 · 숫자로 이동 · Home, End · q 끝
terminal-start = 게임할 준비가 되었습니다.
terminal-no-log = 아직 아무 일도 없었습니다.
terminal-cropped = ({ $left }~{ $right }열. 터미널을 넓히면 다 보입니다)
terminal-look = 더 보려면: 보기 { $parts }
terminal-parts = “{ $part }” 부분은 없습니다. 보기로 볼 수 있는 것: { $parts }

terminal-command-none = { JOSA($command, "이라는/라는") } 명령은 없습니다. 모든 명령은 arizona --help로 볼 수 있습니다.
terminal-command-option = { JOSA($option, "이라는/라는") } 옵션은 없습니다.
terminal-command-missing = { $what } 값이 빠졌습니다.
terminal-command-value = { $what }에 쓸 수 없는 값입니다.
terminal-no-game = “{ $name }”라는 게임은 없습니다. 다음 중에서 고르세요: { $known }
terminal-which-game = 어떤 게임인가요? 다음 중에서 고르세요: { $known }
terminal-command-many = { $option }: { $found }개는 너무 많습니다. 여기서는 { $most }개까지입니다.
terminal-own-bot = { $name }: { $bot } 파일의 봇입니다. 실행하려면 --bot { $bot } 옵션을 붙이세요.
terminal-not-for-seats = { $game } 인원은 { $least ->
    [2] { $most ->
        [2] 2명
       *[other] 2~{ $most }명
    }
   *[other] { $least }~{ $most }명
}입니다. { $seats }명은 할 수 없습니다.
terminal-option-value = “{ $value }”: { $option } 옵션에 없는 값입니다. 다음 중에서 고르세요: { $known }
terminal-option-pair = “{ $value }”: { $option } 옵션에는 이름=값을 쓰세요.
terminal-no-option = { $game }에는 “{ $option }” 옵션이 없습니다. 있는 옵션: { $known }
terminal-no-number = { $number }번 행동은 없습니다. 1에서 { $most } 사이로 고르세요
terminal-no-seat = { $seat }번 자리는 없습니다. 1에서 { $most } 사이로 고르세요
terminal-no-move = “{ $move }”: 이 게임에 없는 행동입니다. 목록을 입력하면 모두 보입니다.
terminal-not-legal = “{ $move }”: 지금 할 수 없는 행동입니다{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = “{ $move }”: 여러 행동에 해당합니다. { $moves }
terminal-player = 플레이어
terminal-game-facts = { $seats }명, 행동 { $actions }가지, 규칙 버전 { $version }
terminal-game-option = ({ $choices }; 기본값 { $default }): { $about }
terminal-game-text = 글
terminal-bot = { $name }: { $temper } (결정마다 최대 { $seconds }초)
terminal-bots-also = 그 밖에: { $names }, 또는 내 봇 my_bot.py:ClassName

## 게임 중의 명령

terminal-word-help = 도움말
terminal-word-quit = 나가기, 종료
terminal-word-undo = 되돌리기
terminal-word-restart = 다시
terminal-word-resign = 기권
terminal-word-agree = 무승부
terminal-word-save = 저장
terminal-word-hint = 힌트
terminal-word-moves = 목록
terminal-word-board = 보드
terminal-word-look = 보기
terminal-word-log = 로그
terminal-word-rules = 규칙
terminal-word-give-up = 포기, 답

## 퍼즐

terminal-puzzle-help =
    숫자나 글로 행동을 고릅니다. 바로 판정하고, 틀린 행동은 되돌립니다.
    힌트 · 정답 행동; 표시된 점수가 듭니다     되돌리기 · 한 단계 뒤로, 몇 번이든
    목록 · 할 수 있는 모든 행동                보기 · 테이블 전체
    포기 · 답 보기                             나가기 · 퍼즐 끝내기
terminal-puzzle-right = 맞습니다.
terminal-puzzle-at-start = 여기가 퍼즐의 처음입니다.
terminal-puzzle-hint = { $cost ->
    [0] 이렇게 해 보세요: { $move }.
   *[other] 이렇게 해 보세요: { $move }. 레이팅 { $cost }점이 듭니다.
}
terminal-puzzle-rating = 퍼즐 레이팅 { $rating } ({ $change }).
terminal-puzzle-clean = 한 번도 틀리지 않고 풀었습니다.
terminal-puzzle-solved = 풀었습니다.
terminal-puzzle-first = 모든 첫 행동:
terminal-puzzle-line = 답: { $line }
terminal-puzzle-streak = { $days }일 연속입니다.

## 언어

terminal-languages-tag = 태그
terminal-languages-name = 이름
terminal-languages-status = 상태
terminal-languages-messages = 메시지
terminal-languages-rules = 규칙
terminal-languages-packs = 팩
terminal-languages-commands = 명령
terminal-language-draft = 초안
terminal-language-complete = 완성
terminal-languages-problems = { $count ->
    [0] 문제가 없습니다.
   *[other] 문제 { $count }개.
}
terminal-whole-package = 이 명령에는 전체 패키지가 필요합니다(“{ $name }” 없음): pip uninstall arizona-core, 그다음 pip install arizona

## 파일

terminal-file-unwritable = { $cause ->
    [missing] 저장할 수 없습니다. 폴더가 없습니다.
    [denied] 저장할 수 없습니다. 권한이 없습니다.
    [folder] 저장할 수 없습니다. 폴더입니다.
    [full] 저장할 수 없습니다. 기기에 남은 공간이 없습니다.
    [name] 저장할 수 없습니다. 올바른 파일 이름이 아닙니다.
   *[other] 저장할 수 없습니다.
}
terminal-file-no-record = 온전한 게임 파일이 아닙니다{ $line ->
    [0] .
   *[other] { "" } ({ $line }번째 줄).
}
terminal-file-field = 게임 파일의 { $field } 항목이 없거나 값이 올바르지 않습니다.
terminal-file-unknown-field = 게임 파일에 { $field } 항목은 없습니다.
terminal-file-move = 게임 파일의 { $number }번째 행동 “{ $line }”: { $cause ->
    [over] 게임이 이미 끝났습니다.
    [turn] { $who ->
        [chance] 우연(*)
       *[other] { $who }번 자리
    }의 행동이어야 합니다.
    [capitals] “{ $who }”여야 합니다. 대문자와 소문자를 구별합니다.
    [number] 자리 번호가 있어야 합니다.
    [players] 우연(*)이 아니라 자리만 할 수 있습니다.
    [chance] { $who }번 자리가 아니라 우연(*)만 할 수 있습니다.
    [seat] { $who }번 자리는 없습니다.
    [out] { $who }번 자리는 이미 게임에서 빠졌습니다.
    [draw] 이 게임에서는 무승부에 동의할 수 없습니다.
   *[illegal] 지금 할 수 없는 행동입니다.
}
terminal-file-setup = 게임 파일의 준비나 옵션이 게임에 맞지 않습니다.
terminal-file-result = 게임 파일의 결과가 행동을 따라간 결과와 다릅니다.
terminal-file-rules = 이 프로그램이 모르는 규칙 버전 { $version }의 게임 파일입니다.
terminal-file-pack = 게임 파일에 콘텐츠 팩 “{ $pack }”({ $hash })이 필요합니다. --content로 파일을 지정하세요.

## 인쇄

terminal-print-pages = { $count }페이지, { $size } kB
terminal-print-images = 이미지 { $count }개
terminal-print-tts = { $name } 파일을 Tabletop Simulator의 Saves/Saved Objects 폴더에 복사한 다음 Objects, Saved Objects에서 고르세요.
terminal-print-refused = { $cause ->
    [part] 인쇄할 수 있는 부분에 “{ $name }” 항목은 없습니다. 다음 중에서 고르세요: { $known }
    [copies] { $name }: { $count }장은 인쇄할 수 없습니다. 1에서 { $most } 사이로 고르세요.
    [number] --copies { $name }: 숫자이거나 sheets=20처럼 부분과 숫자여야 합니다.
    [option] 이 게임의 인쇄에는 “{ $name }” 옵션이 없습니다. 다음 중에서 고르세요: { $known }
    [options] 이 게임의 인쇄에는 옵션이 없습니다. -o { $name } 옵션을 빼세요.
    [url] --url 옵션은 --format tts와 함께만 쓸 수 있습니다.
    [game] { $name } 게임이 아니라 { $other } 게임의 파일입니다. { JOSA($name, "을/를") } 빼세요.
    [unfinished] 아직 끝나지 않은 게임입니다. 끝난 게임만 기념으로 인쇄할 수 있습니다.
    [images] { $name }: 이미지로 하나씩 내보낼 것이 없습니다.
    [pages] 쪽을 짜지 못했습니다: { $reason }
    [drawing] 이미지를 그리지 못했습니다: { $reason }
    [typst] 인쇄하려면 Typst가 필요합니다. 설치하세요: pip install arizona[print]
   *[nothing] 인쇄할 것을 고르지 않았습니다.
}
terminal-print-cut = 작게 인쇄해도 자리에 들어가지 않습니다: { $text }

## 콘텐츠 팩

terminal-content-own = (내 팩을 두는 곳: { $folder })
terminal-content-fine = 이상 없음 ({ $game } 팩 { $pack }, 해시 { $hash })
terminal-content-differs = 게임은 할 수 있지만 카드의 효과와 다른 글이 있습니다 ({ $game } 팩 { $pack }, 해시 { $hash })
terminal-content-untranslated = 글 { $count }개 가운데 { $missing }개의 번역이 없습니다
terminal-content-replaced = { $text } 대신 { $means } 글을 씁니다
terminal-content-generated = 카드 글 { $count }개를 효과에서 만듭니다
terminal-content-unused = 팩에 없는 글입니다: { $text }
terminal-content-differences = { $game } 팩 { $pack }: 다른 점 { $count }개
terminal-content-no-goals = { $game } 팩에는 나와야 할 카드 같은 것이 없어 검사하지 않습니다
terminal-content-never = 한 번도 나오지 않음: { $goal }
terminal-content-unreached = { $games }판 동안 { $goals }개 가운데 { $missing }개가 나오지 않았습니다
terminal-content-reached = { $games }판 동안 { $goals }개가 모두 나왔습니다
terminal-content-created =
    만들었습니다: { $path }
    고친 다음 검사하기:  arizona content check { $path }
    이 팩으로 게임하기:  arizona play { $game } --content { $pack }
terminal-content-entries = { $span ->
    [exactly] 항목 { $low }개
    [both] 항목 { $low }~{ $high }개
   *[least] 항목 { $low }개 이상
}
terminal-content-optional = (생략 가능)
terminal-content-places = of에 쓸 수 있는 값: { $groups }. `arizona content art` 명령을 보세요
terminal-content-own-art = (내 그림, { $size } kB)
terminal-content-builtin = { $path }: 게임에 들어 있는 팩입니다. `arizona content new` 명령으로 복사본을 만드세요
terminal-content-no-art = 팩에 { $place } 자리의 그림이 따로 없습니다.
terminal-content-art-added = { $place } 추가됨
terminal-content-art-removed = { $place } 삭제됨
terminal-content-either = 그림 파일과 --remove 가운데 하나만 지정하세요.

## 그 밖의 명령

terminal-one-of = 다음 중에서 하나만 고르세요: { $known }
terminal-puzzle-rated = 레이팅 { $rating }
terminal-puzzles-made = 퍼즐 { $count }개, 게임 { $games }판
terminal-puzzles-proven = 증명한 퍼즐 { $count }개, 문제 { $problems }개
terminal-puzzles-problems = 문제를 { $count }개 찾았습니다
terminal-fuzz-played = 게임 { $count }판을 하고 모든 행동을 검사했습니다
terminal-fuzz-broken = 게임 { $count }판에서 불변 조건이 깨졌습니다
terminal-new-game-files = 파일 { $count }개
terminal-new-game-refused = { $cause ->
    [letters] “{ $name }”: 영어 소문자와 숫자 2~31자여야 합니다.
    [game] “{ $name }”라는 게임이 이미 있습니다.
    [package] “{ $name }”: 다른 Python 패키지의 이름입니다.
    [title] 제목 “{ $name }”: 일반 글이 아닙니다.
   *[folder] { $name }: 이미 있습니다.
}
terminal-bot-stopped = 멈췄습니다.
terminal-bot-playing = { $name } 계정으로 게임합니다.
terminal-bot-closed = 서버가 연결을 끊었습니다.
terminal-bot-over = { $game } 게임이 끝났습니다: { $scores }
terminal-bot-invitation = { $name }의 초대: { $reason }
terminal-bot-connection = { $cause ->
    [address] “{ $name }”: https://example.org 같은 주소가 아닙니다.
    [silent] { $name }: 응답이 없습니다. { $reason }
   *[lost] 연결이 끊어졌습니다: { $reason }
}
terminal-language-wrong = { $cause ->
    [source] 영어는 원본입니다. 가져오지 말고 그 파일을 고치세요.
    [message] 영어에 { $what } 메시지가 없습니다.
    [plain] { $what }: 여기에는 글만 쓸 수 있고 변수나 함수는 쓸 수 없습니다.
    [fluent] 올바른 Fluent가 아닙니다: { $what }
    [columns] 열이 { $what }개여야 합니다.
   *[tag] fr, pt-BR, zh-Hant 같은 언어 태그여야 합니다.
}

## 서버

terminal-static-size = { $size } MB, 그중 엔진 { $engine } MB
terminal-static-try = 시험해 보기: python -m http.server --directory { $folder }
terminal-bus-alone = --bus 옵션은 저장소를 함께 쓰는 서버에만 쓸 수 있습니다. --store를 붙이세요.
terminal-tables-none = 테이블이 없습니다. 파일은 서버가 시작할 때 만듭니다. 서버에 --data나 --store를 썼다면 여기에도 똑같이 지정하세요.
terminal-tables-open = (빈자리)
terminal-tables-current = 모든 테이블이 지금 규칙을 씁니다
terminal-tables-consistent = 모든 테이블이 행동과 맞습니다
terminal-tables-contradict = 행동과 맞지 않는 테이블: { $count }개
terminal-tables-rules = 테이블 { $table }: 이제 규칙 { $rules }
terminal-tables-backup = 저장했습니다: { $path }
terminal-tables-restored = { $backup } 백업을 { $path } 파일로 되살렸습니다{ $old ->
    [none] { "" }
   *[other] . 이전 파일: { $old }
}
terminal-tables-pruned = 테이블 { $count }개를 지웠습니다
terminal-tables-prunable = 지우게 될 테이블: { $count }개
terminal-tables-step = 저장소가 이제 스키마 { $step }단계입니다. 이 버전으로 시작하면 다시 올라갑니다
terminal-tables-count = 테이블 { $count }개
terminal-tables-moved = 테이블 { $tables }개와 게스트 { $guests }명을 옮겼습니다. 이미 있던 테이블: { $already }개
terminal-people-banned = 차단됨
terminal-people-deleted = { $day }에 삭제됨
terminal-people-rated = 레이팅 게임 { $games }판, 레이팅 변화 { $changes }개
terminal-people-differ = 저장된 레이팅이 다시 계산한 값과 다릅니다.
terminal-people-agree = 모든 레이팅이 다시 계산한 값과 같습니다.
terminal-people-report = { $name }: { $reason }, 테이블 { $table }
terminal-people-closed = ({ $resolution }, { $name })

## Doctor

terminal-doctor-label = { $line ->
    [form] 형태
    [code] 코드
    [home] 내 폴더
   *[records] 게임 파일
}
terminal-doctor-python = { $version }, { $platform }
terminal-doctor-form = { $form ->
    [compiled] 컴파일됨(네이티브 모듈)
   *[plain] 순수 Python(더 느림)
}
terminal-doctor-sqlite = { $version }(WAL-reset 버그 있음. 서버는 이 버그를 일으키는 일을 피합니다)
terminal-doctor-folder = { $path } (아직 없음)
terminal-doctor-game = 규칙 버전 { $rules }, { $form ->
    [compiled] 컴파일됨
   *[plain] 순수 Python
}, 팩: { $packs }
terminal-doctor-missing = 없음
terminal-doctor-unfit = 쓸 수 없습니다: { $reason }
