# 콘텐츠 팩 검사기의 말, 작업실의 단계와 고침, 그리고 시뮬레이션이 알려 주는 것.

content-wanted = { $kind ->
    [whole-number] 정수
    [true-or-false] true 또는 false
    [list-of-texts] 글 목록
    [list-of-whole-numbers] 정수 목록
    [table-of-whole-numbers] 정수 표
    [number] 수
    [table-of-texts] 글 표
    [list-of-lists] 목록의 목록
    [list-of-tables] 표의 목록
    [picture] 그림
   *[text] 글
}{ $span ->
    [exactly] { "" } (정확히 { $low })
    [both] { "" } ({ $low }~{ $high })
    [least] { "" } ({ $low } 이상)
    [most] { "" } ({ $high } 이하)
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" } ({ $choices } 중 하나)
}
content-said = { $text }
content-other-game = ‘{ $game }’ 팩이어야 하는데 ‘{ $other }’ 팩입니다
content-our-name = ‘{ $name }’ 팩은 게임에 들어 있습니다. 다른 이름을 고르세요
content-name-letters = ‘{ $name }’: 팩의 짧은 이름에는 a~z, 숫자, -, _만 씁니다
content-unknown-near = 모르는 { $what ->
    [table] 표
   *[field] 항목
}입니다. ‘{ $near }’ 말인가요? (있는 것: { $known })
content-unknown = 모르는 { $what ->
    [table] 표
   *[field] 항목
}입니다. 있는 것: { $known }
content-missing = 빠졌습니다. 필요한 것: { content-wanted }
content-unfit = 필요한 것: { content-wanted }{ $hidden ->
    [yes] , 제어 문자 없이
   *[no] { "" }
}. 지금은 { $found }{ $near ->
    [none] { "" }
   *[other] . 혹시 ‘{ $near }’?
}{ $hint ->
    [list] . 대괄호로 묶어 목록으로 쓰세요
    [bare] . 따옴표 없이 쓰세요
    [quoted] . 따옴표 안에 쓰세요
   *[none] { "" }
}
content-count = { $table }: 정확히 { $low }개여야 하는데 { $found }개입니다
content-count-least = { $table }: { $low }개 이상이어야 하는데 { $found }개입니다
content-count-span = { $table }: { $low }~{ $high }개여야 하는데 { $found }개입니다
content-no-text = 글이어야 하는데 { $found }입니다
content-no-table = [{ $table }] 표가 필요합니다
content-no-entries = [[{ $table }]] 항목들이 필요합니다
content-used-already = ‘{ $value }’ 값은 { $table } { $number }번이 이미 씁니다
content-used-again = ‘{ $value }’ 값을 { $table } { $number }번이 또 씁니다
content-blanks = 띄어쓰기 없는 한 단어여야 합니다. 지금은 { $found }. 예: ‘{ $near }’
content-id = 글자, 숫자, ‘-’, ‘_’, ‘.’, 아포스트로피만 쓰는데 { $found }입니다
content-uneven = 행의 길이가 같아야 합니다 (‘.’로 채우세요)
content-apart = 칸들이 변으로 서로 붙어 있어야 합니다
content-refused-toml = 사용할 수 없는 팩입니다. { $file }: { content-toml }
content-toml = 올바른 TOML이 아닙니다{ $line ->
    [0] { "" }
   *[other] { " " }({ $line }번째 줄)
}. { $cause ->
    [text] 글 끝에 따옴표가 빠지지 않았나요?
    [value] 글에는 따옴표가 필요하고, 숫자와 true, false에는 필요 없습니다.
    [name] 같은 이름을 두 번 쓰거나 [[table]] 대신 [table]을 쓰지 않았나요?
    [table] 표를 두 번 선언하거나 [[table]] 대신 [table]을 쓰지 않았나요?
    [bracket] 괄호나 쉼표가 빠지지 않았나요?
    [equals] 필드는 이렇게 씁니다: 이름 = 값.
    [line] 필드는 한 줄에 하나씩 쓰세요.
    [key] 이름에는 a~z, 숫자, -, _만 씁니다.
   *[other] 파일을 읽을 수 없습니다.
}
content-unusable = 사용할 수 없는 팩입니다. { $cause ->
    [no-files] .toml 파일이 없습니다.
    [many-files] 파일이 { $most }개보다 많습니다.
    [many-lines] { $file }: { $most }줄보다 깁니다.
    [dots] { $file }: 한 줄에 점이 너무 많습니다.
    [deep] { $file }: 값이 너무 많거나 너무 깊이 들어 있습니다.
    [characters] { $file }: 쓸 수 없는 문자가 있습니다.
    [dates] { $file }: 날짜나 시각이 있습니다. 팩에는 쓸 수 없습니다.
    [number] { $file }: 너무 큰 수가 있습니다.
    [zip] .zip 파일이 손상되었거나 지원하지 않는 형식입니다.
    [twice] { $file }: 이 파일이 두 번 들어 있습니다.
    [encrypted] .zip 파일이 암호화되어 있습니다.
    [compression] .zip 파일의 압축 방식을 지원하지 않습니다. Deflate를 고르세요.
    [not-text] { $file }: UTF-8 텍스트가 아닙니다.
    [same-table] 두 파일에 같은 표가 있습니다.
    [joining] 파일은 모두 [표]로 시작하고, 같은 표를 두 파일에 쓰지 마세요.
    [layout] { $file }: 여기서 바꿀 수 없는 방식으로 쓴 파일입니다.
   *[header] 표 [pack]에 다음 게임 중 하나를 적어야 합니다: { $most }
}
content-in-use = 내 테이블 중 하나가 ‘{ $name }’ 팩을 씁니다. 그 테이블을 먼저 지우세요.
content-edit-unfit = 이제 팩에 맞지 않는 변경입니다. 페이지를 새로 고치세요.
content-unreadable = { $cause ->
    [missing] 그런 파일이나 폴더가 없습니다.
    [denied] 이 파일을 쓸 권한이 없습니다.
    [folder] 파일이 아니라 폴더입니다.
    [full] 기기에 남은 공간이 없습니다.
    [name] 올바른 파일 이름이 아닙니다.
    [too-large] 파일이 너무 큽니다.
    [not-text] UTF-8 텍스트 파일이 아닙니다.
    [empty] 빈 파일입니다.
   *[other] 파일을 읽을 수 없습니다.
}
content-no-pack = { $game }에 그런 이름의 팩은 없습니다. 있는 팩: { $known }
content-exists = { $path }: 이미 있습니다. 다른 이름을 고르거나 그 팩을 고치세요.
content-empty-folder = 폴더에 .toml 파일이 없습니다.
content-twice = { $file }에 이미 있습니다
content-not-stored = 저장된 팩이 손상되었습니다.
content-same-file = ‘{ $file }’ 파일의 이름이 게임에 들어 있는 팩과 같습니다
content-no-game = name과 game 항목이 있는 [{ $table }] 표가 필요합니다. game에 쓸 수 있는 값: { $known }
content-unknown-game = ‘{ $name }’ 게임은 없습니다{ $near ->
    [none] { "" }
   *[other] . 혹시 ‘{ $near }’?
} (있는 것: { $known })
content-tables-of = { $game }의 표가 아니라 { $other }의 표입니다
content-too-large = 팩은 { $most } kB까지입니다.
content-too-many = 팩이 벌써 { $most }개입니다. 먼저 하나를 지우세요.
content-not-yours = 다른 사람의 팩입니다. 바꾸려면 사본을 만드세요.
content-stale = 다른 창에서 팩이 바뀌었습니다. 다시 불러옵니다.
content-problems = 이 팩에는 아직 문제가 있습니다.
content-no-step = 그런 단계는 이제 없습니다.
content-fix-set = 값 바꾸기: “{ $value }”
content-text-differs = 글은 “{ $said }”인데 카드의 효과는 “{ $means }”입니다
content-fix-text = 이 글로 바꾸기: “{ $means }”
content-fix-rename = 이름 바꾸기: { $name }
content-fix-drop = 빼기
content-fix-fill = 행 채우기
content-step-set = { $title } 변경
content-step-add = { $title } 추가
content-step-remove = { $title } 삭제
content-step-reset = { $title } 초기화
content-step-rename = 이름: “{ $title }”
content-step-several = 한 번에 { $count }가지 변경
content-field-name = 이름
content-field-pack-name = 짧은 이름
content-field-title = 제목
content-field-id = 게임 파일용 짧은 이름
content-field-game = 게임
content-field-authors = 만든 이
content-field-licence = 라이선스
content-field-rows = 행
content-field-about = 한 문장 소개
content-field-text = 카드 문구
content-field-count = 개수
content-field-points = 점수
content-field-size = 크기
content-field-kind = 종류
content-field-number = 번호
content-field-effect = 효과
sim-fair = 자리는 공평합니다. 모든 자리의 승률이 공평한 몫에서 { $bound }%p 안에 있습니다.
sim-seats-open = { $needed ->
    [0] { $games }판으로는 모든 자리의 승률이 공평한 몫에서 { $bound }%p 안에 있는지 알 수 없습니다.
   *[other] 자리가 { $bound }%p 안에서 공평한지 알기에는 판이 너무 적습니다. 약 { $needed }판이면 충분합니다.
}
sim-one-seat = 자리가 하나라 비교할 것이 없습니다.
sim-no-reaction = 봇이 변경에 거의 또는 전혀 반응하지 않습니다. { $games }판 중 { $same }판이 두 팩에서 똑같이 진행됩니다.
sim-unfair = { $seat }번 자리의 승률은 { $share }%입니다. 공평한 몫은 { $fair }%입니다.
sim-points-same = 승자의 점수는 { DECIMAL($points) }점{ $equal ->
    [1] 으로, 원본 팩과 같습니다.
   *[other] 입니다. 원본 팩과의 차이는 { DECIMAL($low) }점에서 { DECIMAL($high) }점 사이(95% 신뢰 구간)로, 뚜렷한 변화는 아닙니다.
}
sim-points-more = 승자의 점수는 { DECIMAL($points) }점으로, 원본 팩보다 { DECIMAL($by) }점 많습니다.
sim-points-less = 승자의 점수는 { DECIMAL($points) }점으로, 원본 팩보다 { DECIMAL($by) }점 적습니다.
sim-taken-more = { $title }: 나온 판의 { $share }%에서 가져갑니다. 전에는 { $before }%였습니다.
sim-taken-less = { $title }: 나온 판의 { $share }%에서만 가져갑니다. 전에는 { $before }%였습니다.
sim-wins = { JOSA($title, "을/를") } 가져간 플레이어의 승률은 { $share }%입니다. 공평한 몫은 { $fair }%입니다.
sim-longer = 한 판에 결정을 { DECIMAL($length) }번 하며, 전보다 { DECIMAL($by) }번 많습니다.
sim-shorter = 한 판에 결정을 { DECIMAL($length) }번 하며, 전보다 { DECIMAL($by) }번 적습니다.
sim-unsure = { $games }판으로는 원본 팩과 다른 점이 보이지 않습니다. 작은 차이는 더 많은 판을 해야 드러납니다.

content-number = { $count ->
    [1] 한
    [2] 두
    [3] 세
    [4] 네
    [5] 다섯
    [6] 여섯
    [7] 일곱
    [8] 여덟
    [9] 아홉
    [10] 열
    [11] 열한
    [12] 열두
   *[other] { $count }
}

# Pictures of a pack's own.
content-art-element = <{ $name }> 요소는 사용할 수 없습니다. 패스로 변환하세요
content-art-value = { $name } 값이 허용되지 않습니다
content-art-outside = 그림이 외부 항목을 참조합니다: { $name }
content-art-script = 그림에는 스크립트를 넣을 수 없습니다
content-art-style = 스타일시트는 사용할 수 없습니다. 프레젠테이션 속성으로 내보내세요
content-art-text = 글자는 기기마다 다르게 보입니다. 패스로 변환하세요
content-art-entities = 엔티티는 사용할 수 없습니다. 문서 형식 없이 내보내세요
content-art-complex = 도형이 너무 많거나 단계가 너무 깊습니다 (도형 최대 { $most }개, 최대 { $deep }단계)
content-art-empty = 그림이 비어 있습니다
content-art-svg-damaged = 온전한 SVG 그림이 아닙니다
content-art-png-damaged = 온전한 PNG 그림이 아닙니다
content-art-kind = SVG 또는 PNG 그림을 선택하세요
content-art-size = 각 변이 { $most } 이하인 viewBox가 필요합니다
content-art-pixels = { $wide } × { $high }픽셀입니다. 최대 { $most } × { $most }까지 가능합니다
content-art-bytes = { $found }kB입니다. 최대 { $most }kB까지 가능합니다
content-art-file = 파일이 { $most }kB보다 큽니다
content-art-together = 모든 그림을 합쳐 { $found }kB입니다. 최대 { $most }kB까지 가능합니다
content-art-place = 이 팩에는 ‘{ $place }’ 그림이 없습니다
