# Trail, 한국어.

trail-title = Trailblazer: 애리조나 트레일
trail-about = 2~4명이 트레일에서 보내는 여덟 주: 코스를 걷고, 식물과 동물을 모으고, 벽화를 맞춥니다.

trail-option-last_turn_order = 다음 주가 없는 8주차에도 순서를 고르는지.
trail-option-blossom_climbs = 사와로 꽃도 다른 조각처럼 사다리를 오르는지.
trail-option-jackalope_moves_tracker = 교차 화살에서 재칼로프가 아무 보상 하나를 받는 대신 내 말을 옮기는지.

# --- 묻는 것

trail-prompt-start = 누가 시작할지 뽑는 중입니다.
trail-prompt-open = 게임을 준비하는 중입니다.
trail-prompt-blossom-number = 사와로 꽃을 뒤집는 중입니다.
trail-prompt-poison = 독 토큰 { $count }개를 뽑는 중입니다.
trail-prompt-weather-draw = 날씨를 뽑는 중입니다.
trail-prompt-arrow = 교차 화살에서 내 말을 옮기세요.
trail-prompt-claim = 업적을 달성했습니다. 지금 받거나 나중에 받으세요.
trail-prompt-gila = 길라 몬스터를 펼쳐진 것 위에 놓으세요.
trail-prompt-turn = { $week }주차: 마커({ $markers }개 남음{ $owed ->
    [0] { "" }
   *[other] { "" }, 하나는 순서에 써야 함
}){ $dutchmen ->
    [0] 를
   *[other] 나 더치맨({ $dutchmen }개)을
} 쓰세요.
trail-prompt-means = 모험 마커로 할까요, 로스트 더치맨으로 할까요?
trail-prompt-jackalope = 재칼로프의 추가 행동: 무엇을 할까요?
trail-prompt-after = 이번 차례에 더 할 것이 있나요?
trail-prompt-boost = 터키석 { JOSA($price, "으로/로") } 한 단계 더 오를까요?
trail-prompt-price = 지불하기 전에 능력을 쓸까요?
trail-prompt-pay = { $thing ->
    [0] { "" }
   *[other] { $title } 값으로{ " " }
}터키석 { $price }어치의 동전을 내세요.
trail-prompt-place = { JOSA($title, "을/를") } 벽화에 놓으세요.
trail-prompt-blossom = 사와로 꽃을 놓거나 그만두세요.
trail-prompt-antidote = 독 토큰을 돌려줄까요?
trail-prompt-advance = { $cause ->
    [weather] 날씨: 아무
   *[other] 아무
} 트랙에서 전진하세요{ $count ->
    [1] { "" }
   *[other] { " " }({ $count }번)
}.
trail-prompt-resource = { $cause ->
    [weather] 날씨: 어떤
   *[other] 어떤
} 자원을 { $way ->
    [get] 가져갈까요
   *[give] 낼까요
}?
trail-prompt-option = { $cause ->
    [weather] 날씨: 어느 쪽으로 할까요?
   *[other] 어느 쪽으로 할까요?
}
trail-prompt-spirit = 정령이 찾아왔습니다. 하나를 고르거나 그냥 보내세요.
trail-prompt-weather = 어떤 날씨로 할까요?
trail-prompt-over = 게임이 끝났습니다.

# --- 답할 수 있는 것

trail-label-done = { $at ->
    [boost] 여기서 멈추기
    [claim] 나중에
    [after] 차례 마치기
    [price] 그냥 지불
   *[other] 계속
}
trail-label-decline = 받지 않기
trail-label-retire = 이번 주 마치기
trail-label-boost = 터키석 { JOSA($price, "으로/로") } 오르기
trail-label-gateway = { $title } 관문: { trail-gives }
trail-label-jackalope = 재칼로프 부르기
trail-label-with = { $what ->
    [dutchman] 로스트 더치맨으로
   *[marker] 모험 마커로
}
trail-label-order = 순서 { $place } (지불: { trail-pays })
trail-label-walk = { $title } 걷기 (지불: { trail-pays }; 받기: { trail-gives }; 그다음 { trail-terrain } 한 칸)
trail-label-card = 터키석 { JOSA($price, "으로/로") } { $title } 가져가기 ({ trail-gives }; { trail-terrain } 한 칸)
trail-label-piece = 터키석 { JOSA($price, "으로/로") } 크기 { $size } 조각 { $title } 가져가기
trail-label-arrow = { $set }, { trail-side }: { trail-gives }
trail-label-gila = { $group ->
    [passage] { $number }번 코스
    [flora-card] { $number }행 식물 카드
    [fauna-card] { $number }행 동물 카드
    [flora-piece] { $number }행 옆 식물 조각
   *[fauna-piece] { $number }행 옆 동물 조각
}
trail-label-claim = { trail-claim } 달성: { $kind ->
    [gold] 금
    [grit] 투지
    [supplies] 보급품
   *[turquoise] 터키석
} { $reward }{ $grit ->
    [0] { "" }
   *[other] , 투지 { $grit }
}
trail-label-use = { $title } 쓰기: { $gives }
trail-label-option = { $per ->
    [none] { "" }
   *[other] { $step ->
        [1] { trail-counter-one } 하나마다
       *[other] { trail-counter } { $step }마다
    }{ $most ->
        [0] { "" }
       *[other] { " " }(최대 { $most }번)
    }{ " " }
}{ $kind ->
    [several] { $pays ->
        [0] { "" }
       *[other] { AMOUNTS($pay, one: "trail-amount", none: "trail-nothing") } 지불
    }{ $loses ->
        [0] { "" }
       *[other] { $pays ->
            [0] { "" }
           *[other] ,{ " " }
        }{ AMOUNTS($lose, one: "trail-amount", none: "trail-nothing") } 잃기
    }{ $gives ->
        [0] { "" }
       *[other] { AMOUNTS($give, one: "trail-amount", none: "trail-nothing") } 주기
    }{ $gains ->
        [0] { "" }
       *[other] { $taken ->
            [0] { "" }
           *[other] ,{ " " }
        }{ AMOUNTS($gain, one: "trail-amount", none: "trail-nothing") } 받기
    }{ $copied ->
        [arrow] 내 화살 칸의 보상 받기
        [gateway] 펼쳐진 관문이 주는 것 받기
       *[none] { "" }
    }
   *[other] { $gains ->
        [1] { $kind ->
            [antidote] 독 토큰 돌려주기
            [terrain] { trail-amount }
           *[other] { trail-amount } 받기
        }
       *[other] { $pays ->
            [1] { trail-amount } 지불
           *[other] { $gives ->
                [1] { trail-amount } 주기
               *[other] { trail-amount } 잃기
            }
        }
    }
}
trail-label-cube = { $title }: { trail-gives }
trail-label-spirit = { $title }
trail-label-weather = { $title }: { $directions }
trail-label-choose = { $what ->
    [supplies] 보급품
    [health] 체력
   *[water] 물
}
trail-label-advance = { $what ->
    [mountain] 산
    [plateau] 고원
    [desert] 사막
   *[canyon] 협곡
} { $space }: { trail-gives }
trail-label-place = { $at }에 놓기
trail-label-antidote = 금 { $loss }짜리 { $title } 돌려주기
trail-label-pay = { $turquoise ->
    [0] { "" }
   *[other] 터키석 { $turquoise }
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { "" }
       *[other] { ", " }
    }구리 { $copper }
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] 은
           *[other] { ", " }은
        }
       *[other] { ", " }은
    } { $silver }
} 지불{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } 초과, 거스름 없음)
}
trail-label-start = { $number }번 플레이어가 시작
trail-label-open = { $what } 펼치기
trail-label-blossom = 꽃 { $number }
trail-label-poison = { $title }: 금 { $loss }
trail-label-draw = { $title }

# --- 보이는데 할 수 없는 까닭

trail-not-gila = 길라 몬스터가 앉아 있어 이번 주에는 아무도 가져갈 수 없습니다.
trail-not-last-marker = 마지막 마커는 순서에 써야 합니다.
trail-not-new-marker = 이번 차례에 얻은 마커는 다음 차례부터 씁니다.
trail-not-new-dutchman = 이번 차례에 찾은 더치맨은 다음 차례부터 씁니다.
trail-not-order-extra = 재칼로프는 순서를 고르지 않습니다.
trail-not-order-due = 다음 주가 없어 순서를 고르지 않습니다.
trail-not-order-twice = 다음 주 순서를 이미 골랐습니다.
trail-not-order-taken = 누군가 이 순서를 골랐습니다.
trail-not-order-marker = 순서에는 모험 마커가 필요한데 쓸 것이 없습니다.
trail-not-gateway = 마커가 놓여 있습니다. 이번 주에는 로스트 더치맨이나 재칼로프만 행동할 수 있습니다.
trail-not-arrow-taken = 이 묶음에 마커가 놓여 있습니다. 이번 주에는 로스트 더치맨이나 재칼로프만 행동할 수 있습니다.
trail-not-arrow-here = 이미 여기에 있습니다.
trail-not-arrow-far = { $set } { trail-side }에서는 이웃 칸이나 다른 묶음의 같은 쪽으로 갑니다.
trail-not-row-full = 이번 주 이 묶음의 자리가 다 찼습니다.
trail-not-again = 이 묶음에 내 마커가 있습니다. 로스트 더치맨이나 재칼로프, 카드 능력으로만 다시 올 수 있습니다.
trail-not-coins = 값은 터키석 { $price }인데 내 동전은 { $worth }어치입니다.
trail-not-fitting = 내 벽화 어디에도 맞지 않습니다.
trail-not-passages-full = 이번 주 코스 자리가 다 찼습니다.
trail-not-level = { trail-terrain } { JOSA($need, "이/가") } 필요한데 { $have }입니다: { $away }칸 모자람.
trail-not-level-helped = { trail-terrain } { JOSA($need, "이/가") } 필요한데 { $have }입니다. 카드를 써도 { $away }칸 모자랍니다.

# --- 이름

trail-side = { $side ->
    [left] 왼쪽
    [top] 위
    [right] 오른쪽
   *[bottom] 아래
}
trail-claim = { $claim ->
    [size-5] 크기 5 조각 셋
    [size-4] 크기 4 조각 넷
    [size-3] 크기 3 조각 다섯
    [size-2] 크기 2 조각 여섯
    [all-sizes] 두 종류의 모든 크기 하나씩
    [mural] 벽화 완성
    [four-alike] 한 지형의 코스 넷
    [four-different] 네 지형의 코스
    [stock-3] 모든 비축 3
    [stock-5] 모든 비축 5
    [stock-7] 모든 비축 7
   *[other] “{ $title }”
}
trail-amount = { $kind ->
    [turquoise] 터키석 { $amount }
    [copper] 구리 { $amount }
    [silver] 은 { $amount }
    [supplies] 보급품 { $amount }
    [health] 체력 { $amount }
    [water] 물 { $amount }
    [gold] 금 { $amount }
    [grit] 투지 { $amount }
    [mountain] 산 { trail-steps }
    [plateau] 고원 { trail-steps }
    [desert] 사막 { trail-steps }
    [canyon] 협곡 { trail-steps }
    [terrain] 아무 트랙 { trail-steps }
    [resource] 원하는 자원 { $amount }개
    [antidote] 독 토큰 돌려주기
    [weather] 날씨 카드
    [spirit] 정령
    [marker] 네 번째 모험 마커
   *[other] { $kind } { $amount }
}
trail-steps = { $amount }칸
trail-nothing = 없음
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
trail-corner = { $icon ->
    [star] AZ 별
    [blossom] 사와로 꽃
   *[antidote] 독 토큰 돌려주기
}
trail-counter = { $per ->
    [mountain-level] 산 칸
    [plateau-level] 고원 칸
    [desert-level] 사막 칸
    [canyon-level] 협곡 칸
    [lowest-level] 가장 낮은 트랙의 칸
    [highest-level] 가장 높은 트랙의 칸
    [ladder] 사다리 단계
    [passages] 코스
    [mountain-passages] 산 코스
    [plateau-passages] 고원 코스
    [desert-passages] 사막 코스
    [canyon-passages] 협곡 코스
    [passage-terrains] 내 코스의 지형 수
    [cards] 카드
    [flora-cards] 식물 카드
    [fauna-cards] 동물 카드
    [mountain-cards] 산 카드
    [plateau-cards] 고원 카드
    [desert-cards] 사막 카드
    [canyon-cards] 협곡 카드
    [card-terrains] 내 카드의 지형 수
    [stars] AZ 별
    [pieces] 조각
    [flora-pieces] 식물 조각
    [fauna-pieces] 동물 조각
    [size-2] 크기 2 조각
    [size-3] 크기 3 조각
    [size-4] 크기 4 조각
    [size-5] 크기 5 조각
    [blossoms] 사와로 꽃
    [open-spaces] 벽화의 빈칸
    [covered-spaces] 벽화의 덮은 칸
    [full-rows] 벽화의 꽉 찬 행
    [full-columns] 벽화의 꽉 찬 열
    [turquoise] 터키석
    [copper] 구리
    [silver] 은
    [supplies] 보급품
    [health] 체력
    [water] 물
    [currency] 동전의 터키석 값
    [resources] 자원
    [lowest-stock] 가장 적은 비축
    [gold] 금
    [grit] 투지
    [poison] 독 토큰
    [cubes] 내 카드의 큐브
   *[turn-place] 순서의 자리
}
trail-counter-one = { trail-counter }

# --- 있었던 일

trail-what = { $what ->
    [turquoise] 터키석
    [copper] 구리
    [silver] 은
    [supplies] 보급품
    [health] 체력
   *[water] 물
}
trail-terrain = { $terrain ->
    [mountain] 산
    [plateau] 고원
    [desert] 사막
   *[canyon] 협곡
}
trail-cause = { $cause ->
    [gateway-week] 관문
    [arrow] 교차 화살
    [meeting] 화살에서 만남
    [saguaro] 사와로
    [passage] 코스
    [gateway] 관문
    [track] 지형 트랙
    [flora] 식물
    [fauna] 동물
    [mural] 벽화
    [ladder] 사다리
    [top] 사다리 꼭대기
    [weather] 날씨
    [spirit] 정령
    [ability] 능력
    [claim] 업적
    [state48] 스테이트 48
    [first-card] 스테이트 48
    [poison] 독
    [row] 행
    [gila] 길라 몬스터
    [order] 순서
    [boost] 부스트
   *[corner] 카드
}

trail-event-start-player = { JOSA($name, "이/가") } 시작합니다.
trail-event-passage-opened = 코스 공개: { $title }.
trail-event-card-opened = { $row }행에 공개: { $title }.
trail-event-piece-opened = 조각 공개: { $title }.
trail-event-state48-opened = 스테이트 48: { $title }.
trail-event-gateway-opened = 다음 관문은 { $title }입니다.
trail-event-terrain-marker = 지형 마커가 { trail-terrain } { $space }에 놓입니다.
trail-event-week = { $week }주차가 시작됩니다.
trail-event-turn = { $name } 차례입니다.
trail-event-arrow-moved = { JOSA($name, "이/가") } { $set }의 { trail-side } 칸으로 갑니다.
trail-event-arrow-taken = { JOSA($name, "이/가") } { $set }, { trail-side } 보상을 받습니다.
trail-event-gila = { JOSA($name, "이/가") } 길라 몬스터를 { $group ->
    [passage] { $number }번 코스
    [flora-card] { $number }행 식물 카드
    [fauna-card] { $number }행 동물 카드
    [flora-piece] { $number }행 옆 식물 조각
   *[fauna-piece] { $number }행 옆 동물 조각
}에 놓습니다.
trail-event-saguaro = { JOSA($name, "이/가") } 사와로를 가져갑니다.
trail-event-retired = { JOSA($name, "이/가") } 이번 주를 마칩니다.
trail-event-marker-used = { JOSA($name, "이/가") } { $means ->
    [marker] 마커를
    [dutchman] 로스트 더치맨을
   *[jackalope] 재칼로프를
} { $what ->
    [passage] 코스
    [flora] 식물
    [fauna] 동물
    [gateway] 관문
   *[arrow] 교차 화살
}에 씁니다.
trail-event-order-chosen = { JOSA($name, "이/가") } 다음 주 { $place }번 순서를 고릅니다.
trail-event-walked = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 걷습니다.
trail-event-card-taken = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 가져갑니다.
trail-event-star = { JOSA($name, "이/가") } AZ 별을 얻습니다.
trail-event-cubes-loaded = { $title }에 큐브 { $cubes }개를 올립니다.
trail-event-ability = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 씁니다.
trail-event-gained = { $amount ->
    [0] { JOSA($name, "은/는") } { JOSA(trail-what, "을/를") } 더 가질 수 없습니다 ({ trail-cause }).
   *[other] { $name }: { trail-what } +{ $amount } ({ trail-cause }).
}
trail-event-lost = { $name }: { trail-what } −{ $amount } ({ trail-cause }).
trail-event-paid = { JOSA($name, "이/가") } { trail-what } { JOSA($amount, "을/를") } 냅니다 ({ trail-cause }).
trail-event-paid-coins = { JOSA($name, "이/가") } { $price ->
    [0] 아무것도 내지 않습니다
   *[other] 동전을 냅니다:{ $turquoise ->
        [0] { "" }
       *[other] { " " }터키석 { $turquoise }
    }{ $copper ->
        [0] { "" }
       *[other] { $turquoise ->
            [0] { " " }
           *[other] { ", " }
        }구리 { $copper }
    }{ $silver ->
        [0] { "" }
       *[other] { $turquoise ->
            [0] { $copper ->
                [0] { " " }은
               *[other] { ", " }은
            }
           *[other] { ", " }은
        } { $silver }
    }
} ({ trail-cause }).
trail-event-gold = { $name }: 금 { SIGNED($amount) } ({ trail-cause }).
trail-event-grit = { $name }: 투지 { SIGNED($amount) } ({ trail-cause }).
trail-event-advanced = { JOSA($name, "이/가") } { trail-terrain } { $space }에 이릅니다 ({ trail-cause }).
trail-event-advance-lost = { JOSA($name, "은/는") } 이미 { trail-terrain } 트랙의 끝에 있습니다.
trail-event-dutchman = { JOSA($name, "이/가") } 로스트 더치맨을 찾습니다.
trail-event-no-dutchman = { JOSA($name, "이/가") } 받을 로스트 더치맨이 없습니다.
trail-event-marker = { JOSA($name, "이/가") } 네 번째 모험 마커를 얻습니다.
trail-event-poisoned = { JOSA($name, "이/가") } 독 토큰을 뽑습니다: { $title }.
trail-event-antidote = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 돌려줍니다.
trail-event-piece-placed = { JOSA($name, "이/가") } { JOSA($title, "을/를") } { $at }에 놓습니다.
trail-event-blossom-placed = { JOSA($name, "이/가") } 사와로 꽃을 { $at }에 놓습니다.
trail-event-climbed = { JOSA($name, "이/가") } { $level }단계에 오릅니다.
trail-event-boosted = { JOSA($name, "이/가") } 터키석 { JOSA($price, "으로/로") } 부스트합니다.
trail-event-weather-mixed = 날씨 카드를 다시 섞습니다.
trail-event-weather-drawn = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 뽑습니다.
trail-event-weather = 날씨: { $title }.
trail-event-spirit-taken = { JOSA($title, "이/가") } { $name }의 동료가 됩니다.
trail-event-spirit-used = { JOSA($name, "이/가") } { JOSA($title, "을/를") } 부릅니다.
trail-event-spirit-freed = { JOSA($title, "을/를") } 다시 데려올 수 있습니다.
trail-event-jackalope-unused = { JOSA($name, "이/가") } 재칼로프를 쓰지 않아 큐브를 하나 잃습니다.
trail-event-claimed = { $name } 업적 달성: { trail-claim }.
trail-event-placed = { $name }: “{ $objective }” 목표에서 { $place }위.
trail-event-recovery = { $week }주차가 끝납니다.
trail-event-turn-order = 다음 주 순서: { $order }.
trail-event-card-under = { JOSA($title, "이/가") } 더미 밑으로 갑니다.
trail-event-new-deck = 코스 더미 { JOSA($deck, "을/를") } 씁니다.
trail-event-final-open-spaces = { $name }: 금 { SIGNED($amount) } (벽화 빈칸).
trail-event-final-poison = { $name }: 금 { SIGNED($amount) } (독).
trail-event-final-cubes = { $name }: 금 { SIGNED($amount) } (큐브).
trail-event-final-stars = { $name }: 금 { SIGNED($amount) } (AZ 별).
trail-event-final-sets = { $name }: 금 { SIGNED($amount) } (카드 묶음).
trail-event-game-over = 게임이 끝났습니다.

# --- 터미널이 그리는 것

trail-draw-week = { $week }주차
trail-draw-gila = 길라: { $group ->
    [passage] 코스 { $number }
    [flora-card] 식물 { $number }
    [fauna-card] 동물 { $number }
    [flora-piece] 식물 조각 { $number }
   *[fauna-piece] 동물 조각 { $number }
}
trail-draw-saguaro = 사와로
trail-draw-passages = 코스
trail-draw-flora = 식물
trail-draw-fauna = 동물
trail-draw-arrows = 화살
trail-draw-gateway = 관문
trail-draw-order = 순서
trail-draw-tracks = 트랙
trail-draw-ladder = 사다리
trail-draw-legend = t 터키석 c 구리 s 은 · u 보급품 h 체력 w 물 ? 아무 자원 · g 금 r 투지 −90 투지 위치 · M 산 P 고원 D 사막 C 협곡 * 아무 지형 · ~ 날씨 S 정령 m 마커 + 해독 ★ AZ 별 ✿ 꽃 · ▪ 큐브 ° 더치맨 ☻ 마커 ☠ 독 ▣ 빈칸 ⚑ 업적 말 ○ 비어 있음 ✗ 길라 · ▯ 카드 ▭ 코스 zzz 마침 ^ 꼭대기

# --- 시장
trail-web-passages = 코스
trail-web-deck = 더미 { $deck } / 4
trail-web-deck-left = 더미에 남은 { $kind ->
    [passages] 코스
    [flora] 식물 카드
    [fauna] 동물 카드
   *[gateways] 관문 카드
}: { $count }
trail-web-action-spaces = 자리
trail-web-spaces = 행동 자리 { $all }개 중 { $free }개 비어 있음
trail-web-passage-about = { $name }, { $number }번 코스, { NUMBER($miles) }마일. { $flavour }
trail-web-you-have = 나 { $have }
trail-web-barred = 이번 주 금지
trail-web-taken = 가져감
trail-web-taken-what = { $title }, { JOSA($name, "이/가") } 가져감
trail-web-card-about = { $name } ({ trail-terrain }): { trail-gives }{ $icon ->
    [none] { "" }
   *[other] ; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] ; 큐브 하나, 한 번 사용
   *[other] ; 큐브 { $cubes }개, 하나에 한 번
}
trail-web-card-spent = { trail-web-card-about }; 남은 큐브 없음
trail-web-passage-mine = { $name } ({ trail-terrain }), 걸은 코스
trail-web-amounts = { trail-gives }
trail-web-takes = 받음
trail-web-lack = { trail-what } { $asked }, 보유 { $have }
trail-web-due = { $lacks }: 독 { $poison }개를 받습니다.
trail-web-old-new = { trail-web-old-new-of }: { $from } → { $to }
trail-web-changes-of = { $name }: { $changes }.
trail-web-old-new-of = { $kind ->
    [mountain] 산
    [plateau] 고원
    [desert] 사막
    [canyon] 협곡
    [gold] 금
    [grit] 투지
    [poison] 독
    [turquoise] 터키석
    [copper] 구리
    [silver] 은
    [supplies] 보급품
    [health] 체력
   *[water] 물
}
trail-web-retire-sure = 마커 { $count }개를 남기고 마칠까요?
trail-web-retiring = 이번 주를 마칩니다…
trail-web-pay = 지불
trail-web-get = 받기
trail-web-gila-costs = 길라 몬스터가 이 묶음에 있어 체력 1이 더 듭니다
trail-web-gila-group = { $group ->
    [flora-card] 카드
    [fauna-card] 카드
   *[other] 조각
}
trail-web-rows = 식물과 동물
trail-web-flora = 식물
trail-web-fauna = 동물
trail-web-price = 값
trail-web-price-of = 터키석 { $price }
trail-web-piece = { $name }, { $size }칸
trail-web-cubes = 큐브 { $count }개
trail-web-places = 화살, 관문, 순서
trail-web-arrows = 교차 화살
trail-web-gateway = 관문
trail-web-gateway-next = { $week }주차에 모두 받음
trail-web-gateway-received = { $week }주차에 받음
trail-web-order = 순서
trail-web-order-about = 다음 주 { $place }번 순서
trail-web-nth = { $place }번
trail-web-rank = { $place }위
trail-web-free = 무료

# --- 트랙
trail-web-ladder = 사다리
trail-web-boost = 부스트
trail-web-then = 다음
trail-web-boost-prices = 오른 뒤: 첫 부스트 { $first }, 둘째 부스트 터키석 { $second }
trail-web-boost-to = { $level }단계
trail-web-tracks = 지형 트랙
trail-web-gives-dutchman = 로스트 더치맨을 줌
trail-web-space-about = { trail-terrain } { $space }: { trail-gives }{ $marker ->
    [0] {""}
   *[other] ; 도착하는 사람마다 로스트 더치맨
}
trail-web-level-about = { $level }단계: { trail-gives }
trail-web-score = 금 − 투지 위치
trail-web-a-grit = 투지당
trail-web-per-grit = 여기서 투지 하나가 마커를 몇 칸 움직이는지
trail-web-up = 위로,
trail-web-down = 아래로
trail-web-score-of = { $name }: 금 { $gold }, 투지 { $grit }, 마커 { $position }, 점수 { $score }
trail-web-state48 = 스테이트 48
trail-web-category = { $week ->
    [1] 선착순
    [4] 4주차 뒤
   *[other] 끝날 때
}
trail-web-objective = { $text }: 금 { $gold }{ $grit ->
    [0] {""}
   *[other] , 1위는 투지 { $grit }도
}
trail-web-pool = 공급처
trail-web-free-spirit = 자유로운 정령: { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] 두 주 동안 주마다 추가 행동 하나 (T-9.8)
   *[other] 큐브마다 왼쪽이나 오른쪽: { $rewards } (T-9.7)
}
trail-web-left = 남은 { $what ->
    [dutchman] 로스트 더치맨
    [blossom] 사와로 꽃
    [cube] 큐브
    [poison] 독 토큰
   *[weather] 못 본 날씨 카드
}: { $count }

# --- 개인판
trail-web-gold = 금
trail-web-grit = 투지
trail-web-blossom = 사와로 꽃
trail-web-mural = 벽화의 기호
trail-web-space-gives = { $at }: { trail-amount }
trail-web-mural-of = 벽화: { $pieces }; 빈칸 { $open }개
trail-web-open-left = 빈칸 { $count }개
trail-web-worth = { $worth }어치
trail-web-stock-claims = 여섯 가지 모두 { $levels } 중 하나: 투지를 얻는 업적
trail-web-stock-of = { trail-what }: { $end } 중 { $have }
trail-web-your-stock = 내 비축
trail-web-cards = 카드
trail-web-no-cards = 카드, 코스, 정령이 여기에 놓입니다.
trail-web-at-the-end = 끝날 때: 묶음 { $sets }, 별 { $stars }
trail-web-claims = 업적
trail-web-claims-help = { $count ->
    [0] 업적 말이 없습니다
    [1] 마지막 업적 말을 씁니다
   *[other] 업적마다 업적 말 1개 사용 ({ $count }개 남음)
}
trail-web-claim = { $claim ->
    [size-5] 크기 5
    [size-4] 크기 4
    [size-3] 크기 3
    [size-2] 크기 2
    [all-sizes] 여덟 가지
    [mural] 벽화 완성
    [four-alike] 같은 넷
    [four-different] 다른 넷
    [stock-3] 비축 3
    [stock-5] 비축 5
   *[stock-7] 비축 7
}
trail-web-claim-about = { $claim ->
    [size-5] 크기 5 조각 셋
    [size-4] 크기 4 조각 넷
    [size-3] 크기 3 조각 다섯
    [size-2] 크기 2 조각 여섯
    [all-sizes] 두 종류의 모든 크기 하나씩
    [mural] 벽화를 모두 덮기
    [four-alike] 한 지형의 코스 넷
    [four-different] 네 지형의 코스
    [stock-3] 비축 여섯 가지 모두 3 이상
    [stock-5] 비축 여섯 가지 모두 5 이상
   *[stock-7] 비축 여섯 가지 모두 7 이상
}: { $need } 중 { $have }
trail-web-markers = 모험 마커 { $all }개 중 { $count }개 남음
trail-web-trackers = { $count ->
    [0] 남은 업적 말 없음
   *[other] 업적 말 { $count }개 남음
}
trail-web-stars = AZ 별: { $count }
trail-web-poisons = 독 토큰: { $count }
trail-web-others = 다른 사람들
trail-web-open-board = { $name }의 개인판 열기
trail-web-board-of = { $name }의 개인판
trail-web-retired = 마침
trail-web-now = 현재 점수
trail-web-if-now = 지금 게임이 끝난다면
trail-web-final = { $line ->
    [open-spaces] 벽화 빈칸
    [poison] 독
    [cubes] 남은 큐브
    [stars] AZ 별
   *[sets] 카드 묶음
}
trail-web-result-mural = { $name }의 벽화
trail-web-result-final = 최종 점수
trail-web-result-before = 트레일에서 얻은 금
trail-web-result-marker = 투지 마커 (투지)
trail-web-result-marker-short = 투지 마커
trail-web-result-weeks = 주별 금과 투지
trail-web-result-chart-of = { $name }, 시작할 때, 주마다, 끝날 때. { $weeks }
trail-web-result-week = { $index }: 금 { $gold }, 투지 마커 { $position }.
trail-web-start-points = 시작할 때
trail-web-other-points = 그 밖

# --- 주
trail-web-weeks = 주
trail-web-week = { $week }주차
trail-web-week-of = { $week }주차: { $terrain }
trail-web-order-now = 이번 주 순서
trail-web-planning = 계획
trail-web-journey = 여정
trail-web-new-deck = 그다음 새 코스 더미를 씁니다
trail-web-state48-scored = 그다음 스테이트 48 카드 점수를 냅니다

trail-web-plan-here = { $set } { trail-side }에서 이웃 칸이나 다른 묶음의 같은 쪽으로
trail-web-plan-anywhere = 1주차에는 열두 칸 어디든
trail-web-plan-meet = 도착한 칸에 있던 사람이 받음
trail-web-plan-gila = 길라 몬스터
trail-web-plan-gila-help = 금이 가장 적은 사람이 놓음
trail-web-plan-gila-now = 앉은 자리는 금지, 그 묶음의 나머지는 체력 1 더
trail-web-plan-saguaro = 사와로
trail-web-plan-saguaro-help = 사다리에서 가장 낮은 사람에게
trail-web-plan-from-2 = 2주차부터

trail-web-effect-free = 무료
trail-web-effect-enter = 꽉 차도
trail-web-effect-copy = 한 번 더
trail-web-effect-or = 또는
trail-web-effect-lower = 모든 단계 −{ $count }

# --- 고르기
trail-web-spirit-short = 두 주 동안 주마다 추가 행동 하나
trail-web-price-is = 값 { $price }: 낼 것
trail-web-lost = { $lost } 초과, 거스름 없음
trail-web-leaves = 남음
trail-web-all-moves = 가능한 행동 { $count }개
trail-web-moves = 모든 행동
trail-web-away = { $what } 부족
trail-web-away-one = { trail-terrain } { $steps }칸
# $at: 칸, 예를 들어 D3.
trail-web-spot-outside = { $at }에 놓으면 조각이 벽화 밖으로 나갑니다.
# $at: 칸, 예를 들어 D3.
trail-web-spot-covered = { $at }에 놓으면 다른 조각과 겹칩니다.
# $at: 칸, 예를 들어 D3.
trail-web-spot-apart = { $at }에 놓으면 먼저 놓은 조각과 변이 닿지 않습니다.
# $at: 칸, 예를 들어 D3.
trail-web-spot-flag = { $at }에 놓으면 깃발을 덮지 않습니다. 첫 조각은 깃발을 덮어야 합니다.
trail-web-not-yet = 지금은 안 됨
trail-web-means = 쓸 것
trail-web-means-of = { $what ->
    [dutchman] 더치맨
   *[marker] 마커
}
trail-web-paid = 낸 것
trail-web-paid-help = 조각을 놓을 때까지 바꿀 수 있습니다
trail-web-exact = 정확히
trail-web-weather-by = { $own ->
    [1] 내가 부른 날씨입니다.
   *[other] { JOSA($name, "이/가") } 부른 날씨입니다.
} 이제 나에게 적용됩니다.
trail-web-since = 내 지난 차례 뒤로
trail-web-since-help = 줄을 누르면 그 장면을 봅니다
trail-web-since-close = 다른 사람들의 개인판 보기
trail-web-week-over = { $week }주차가 끝났습니다
trail-web-week-order = { $week }주차 순서
trail-web-week-gains = { $week }주차의 금과 투지
trail-web-week-cards = 새 카드: { $names }
trail-web-week-pieces = 새 조각: { $names }
trail-web-hint-do = 이렇게 하기
trail-web-place-here = 여기에 놓기
trail-web-choice = 내 선택
trail-web-gives = 이것이 주는 것
trail-web-happened = 이어서 일어난 일
trail-web-in-order = 이 순서로
trail-web-look-at-a-spot = 빛나는 자리 { $count }곳: 가리키면 무엇을 주는지 보입니다.

# --- 휴대폰
trail-web-tabs = 테이블의 부분
trail-web-tab = { $tab ->
    [market] 시장
    [board] 내 개인판
    [tracks] 트랙
    [others] 다른 사람
   *[log] 로그
}
trail-web-segment = { $segment ->
    [passages] 코스
    [flora] 식물
    [fauna] 동물
   *[places] 장소
}

# --- 글로 보기
trail-web-text-order = 순서: { $order }
trail-web-text-weeks = 주: { $weeks }
trail-web-text-gila = 길라 몬스터가 앉은 곳: { $at }
trail-web-text-saguaro = 사와로를 가진 사람: { $name }
trail-web-text-passage = { $name }: 필요 { $need }; 지불 { trail-pays }; 받기 { trail-gives }, 그다음 { trail-terrain } 한 칸
trail-web-text-spaces = 빈자리 { $free }개; 차지한 사람 { $who }
trail-web-text-row = { $row }행: { $card }
trail-web-text-taken = { $row }행: { JOSA($name, "이/가") } 카드를 가져감
trail-web-text-pieces = 조각: { $pieces }; 마커 { $who }
trail-web-text-gila-asks = 길라 몬스터 때문에 여기서 체력 1이 더 듭니다
trail-web-text-arrow = { $set }, { trail-side }: { trail-gives }; 여기: { $who }
trail-web-text-gateway = { $name } 관문: { trail-gives }
trail-web-text-turn-order = 순서 { $place }: 지불 { trail-pays }; 고른 사람 { $name }
trail-web-text-track = { trail-terrain }: { $spaces }. 지형 마커 { $marker }. { $places }
trail-web-text-score = 금 { $gold }, 투지 { $grit } (마커 { $position }), 점수 { $score }
trail-web-text-keep = 마커 { $markers }, 더치맨 { $dutchmen }, 업적 말 { $trackers }, AZ 별 { $stars }; 독: { $poison }
trail-web-text-cards = 카드: { $cards }
trail-web-text-walked = 코스: { $passages }; 정령: { $spirit }
trail-web-text-mural = 벽화: { $pieces }; 빈칸 { $open }개
trail-web-text-gateway-before = 전에 받은 관문: { $name }, { trail-gives }
trail-web-text-top = 꼭대기: 1위, 2위, 3위에게 { $gives }; 도착: { $arrived }
trail-web-text-boost = { $from }단계에서 { $to }단계로 부스트: 터키석 { $first }, 둘째는 { $second }
trail-web-text-spirit = { $name }: 남은 큐브 { $cubes }; 큐브마다 왼쪽이나 오른쪽: { $rewards }

# Trail의 기호.

trail-legend = 기호
trail-legend-group = { $group ->
    [stock] 동전과 자원
    [points] 점수
    [terrain] 지형과 트랙
    [cards] 카드와 모서리
    [pieces] 조각과 마커
   *[places] 게임판의 장소
}
trail-legend-turquoise = 터키석: 1짜리 동전이자 모든 값의 단위.
trail-legend-copper = 구리: 2짜리 동전.
trail-legend-silver = 은: 3짜리 동전. 거스름은 없습니다.
trail-legend-supplies = 보급품: 코스와 순서에 드는 자원. 모자란 만큼 독을 받습니다.
trail-legend-health = 체력: 자원. 길라 몬스터가 앉은 묶음에서는 하나 더 듭니다.
trail-legend-water = 물: 코스와 순서에 드는 자원. 모자란 만큼 독을 받습니다.
trail-legend-resource = 아무 자원: 보급품, 체력, 물 중 원하는 것.
trail-legend-gold = 금: 내 금 마커가 올라갑니다.
trail-legend-grit = 투지: 하나마다 투지 마커가 한 칸 이상 내려갑니다. 점수는 금에서 그 마커의 위치를 뺀 값입니다.
trail-legend-star = AZ 별: 끝날 때 하나부터 다섯까지 금 1, 3, 6, 10, 15. 사와로를 가진 사람은 바로 금 1.
trail-legend-poison = 독: 바로 토큰에 적힌 금을 잃고 끝날 때 더 잃습니다.
trail-legend-antidote = 해독: 독 토큰 하나를 돌려줍니다. 지금이 아니면 할 수 없습니다.
trail-legend-mountain = 산: 동전이 있는 산 트랙 한 칸.
trail-legend-plateau = 고원: 자원이 있는 고원 트랙 한 칸.
trail-legend-desert = 사막: 투지가 있는 사막 트랙 한 칸.
trail-legend-canyon = 협곡: 금이 있는 협곡 트랙 한 칸.
trail-legend-any = 아무 지형: 고른 트랙에서 한 칸.
trail-legend-ladder = 고도 사다리: 조각마다 한 단계 오릅니다.
trail-legend-boost = 부스트: 오른 뒤 두 단계까지 더 살 수 있습니다.
trail-legend-passage = 코스: 지형 트랙이 충분하면 걷습니다. 지불하고, 받고, 그 지형에서 한 칸 전진합니다.
trail-legend-flora = 식물: 카드는 자원과 금과 한 칸을 줍니다. 조각은 밑이 매끈한 초록색입니다.
trail-legend-fauna = 동물: 카드에는 큐브가 있어 하나에 한 번 씁니다. 조각은 밑이 점무늬 빨간색입니다.
trail-legend-cube = 큐브: 동물 카드나 정령을 한 번 씁니다. 남으면 끝날 때 금 1.
trail-legend-blossom = 사와로 꽃: 크기도 종류도 없는 한 칸짜리 조각. 테이블에서 정했을 때만 사다리를 오릅니다.
trail-legend-weather = 날씨: 두 장을 뽑아 하나를 고릅니다. 적힌 사람 모두에게 일어납니다.
trail-legend-spirit = 정령: 큐브를 가진 동료. 차례마다 한 번 왼쪽이나 오른쪽 보상을 받습니다. 재칼로프는 대신 주마다 추가 행동을 합니다.
trail-legend-state48 = 스테이트 48: 모두의 목표. 1번은 먼저 이룬 사람이, 4번과 8번은 그 주 뒤에 점수를 냅니다.
trail-legend-marker = 모험 마커: 하나에 행동 하나. 마지막 주를 빼고 주마다 하나는 순서에 써야 합니다.
trail-legend-dutchman = 로스트 더치맨: 지형 마커에서 찾는 이번 주의 추가 마커.
trail-legend-tracker = 업적 말: 업적마다 넷 중 하나를 씁니다.
trail-legend-mural = 벽화: 첫 조각은 깃발을 덮고 나머지는 변을 맞대어 놓습니다. 덮은 기호를 받습니다.
trail-legend-flag = 주 깃발: 첫 조각이 덮어야 합니다.
trail-legend-gila = 길라 몬스터: 앉은 것은 이번 주 금지, 그 묶음의 나머지는 체력 1 더.
trail-legend-saguaro = 사와로: 사다리에서 가장 낮은 사람이 갖고, 누가 AZ 별을 얻을 때마다 금 1.
trail-legend-arrows = 교차 화살: 이웃 칸이나 다른 묶음의 같은 쪽으로 갑니다.
trail-legend-gateway = 관문: 다음 주가 시작할 때 모두에게 보상을 줍니다. 그전에는 마커 하나로 받을 수 있습니다.
trail-legend-order = 순서: 다음 주 순서를 정합니다. 앞일수록 비쌉니다.
trail-legend-climb = 오르기: 한 단계 위로.

## 성격과 힌트의 까닭

bots-trail-jackrabbit-name = 잭래빗
bots-trail-jackrabbit-temper = 지도는 집에 두고 사방으로 내닫습니다.
bots-trail-ringtail-name = 링테일
bots-trail-ringtail-temper = 날쌔고 호기심 많고, 쉽게 한눈을 팝니다.
bots-trail-bobcat-name = 보브캣
bots-trail-bobcat-temper = 눈앞의 가장 좋은 것을 덮칩니다.
bots-trail-owl-name = 올빼미
bots-trail-owl-temper = 가만히 앉아 고개를 돌리며 좀처럼 놓치지 않습니다.
bots-trail-elk-name = 엘크
bots-trail-elk-temper = 먼 길에도 한결같습니다.
bots-trail-puma-name = 퓨마
bots-trail-puma-temper = 몇 주를 뒤따르다 마지막 주에 앞지릅니다.
trail-web-because = { $all }, { $last }
trail-why-gold = 금 { JOSA($amount, "을/를") } 얻음 ({ trail-cause })
trail-why-grit = 투지 { JOSA($amount, "을/를") } 얻음 ({ trail-cause })
trail-why-gold-lost = 금 { JOSA($amount, "을/를") } 잃음 ({ trail-cause })
trail-why-grit-lost = 투지 { JOSA($amount, "을/를") } 잃음 ({ trail-cause })
trail-why-claimed = 업적 달성: { trail-claim }
trail-why-spirit-taken = { JOSA($title, "이/가") } 동료가 됨
trail-why-dutchman = 로스트 더치맨을 찾음
trail-why-marker = 네 번째 모험 마커를 얻음
trail-why-star = AZ 별을 얻음
trail-why-cubes-loaded = { JOSA($title, "을/를") } { $cubes }번 쓸 수 있게 됨
trail-why-climbed = { $level }단계에 오름
trail-why-piece-placed = 벽화 { $spaces }칸을 덮음
trail-why-advanced = { trail-terrain } { $space }까지 전진
trail-why-costs = 비용: { AMOUNTS($pays, one: "trail-why-price", none: "trail-nothing") }
trail-why-price = { $kind ->
    [marker] 모험 마커 { $amount }개
    [dutchman] 로스트 더치맨 { $amount }개
    [jackalope] 이번 주 재칼로프 사용
    [cube] 큐브 { $amount }개
    [poison] 무작위 독 토큰 { $amount }개
   *[other] { trail-amount }
}
trail-why-gains = 얻음: { trail-gives }
trail-why-gains-from = 얻음: { trail-gives } ({ trail-cause })
trail-why-stock = 이제 가진 것: { trail-gives }
trail-why-lost = { trail-what } { JOSA($amount, "을/를") } 잃음 ({ trail-cause })
trail-why-gila = 이번 주에 { $group ->
    [passage] { $number }번 코스는 아무도 못 걷고, 다른 코스는 체력 1이 더 듦
    [flora-card] { $number }행 식물 카드는 아무도 못 가지고, 다른 식물 카드는 체력 1이 더 듦
    [fauna-card] { $number }행 동물 카드는 아무도 못 가지고, 다른 동물 카드는 체력 1이 더 듦
    [flora-piece] { $number }행 옆 식물 조각은 아무도 못 가지고, 다른 식물 조각은 체력 1이 더 듦
   *[fauna-piece] { $number }행 옆 동물 조각은 아무도 못 가지고, 다른 동물 조각은 체력 1이 더 듦
}
trail-why-other-gained = 다른 플레이어가 { trail-what } { JOSA($amount, "을/를") } 얻음 ({ trail-cause })
trail-why-other-lost = 다른 플레이어가 { trail-what } { JOSA($amount, "을/를") } 잃음 ({ trail-cause })
trail-why-other-gold = 다른 플레이어의 금: { SIGNED($amount) } ({ trail-cause })
trail-why-other-grit = 다른 플레이어의 투지: { SIGNED($amount) } ({ trail-cause })
trail-why-nothing = 비용도 변화도 아직 없음
trail-why-ends-week = 비용 없이 이번 주가 끝남
trail-why-order-chosen = 다음 주 { $place }번 순서가 됨
trail-why-walked = { JOSA($title, "을/를") } 걸음
trail-why-card-taken = { JOSA($title, "을/를") } 가짐
trail-why-blossom-placed = { JOSA($at, "을/를") } 사와로 꽃으로 덮음
trail-why-antidote = { JOSA($title, "을/를") } 돌려줌
trail-why-weather = { JOSA($title, "을/를") } 부름

## 연구실

lab-figure-trail-gold = 금
lab-figure-trail-grit = 투지
lab-figure-trail-mural = 덮은 벽화 칸
lab-figure-trail-ladder = 사다리 단계
lab-figure-trail-pieces = 놓은 조각
lab-figure-trail-cards = 카드
lab-figure-trail-passages = 코스
lab-figure-trail-poison = 독 토큰
lab-figure-trail-claims = 업적
lab-figure-trail-mountain = 산 트랙
lab-figure-trail-plateau = 고원 트랙
lab-figure-trail-desert = 사막 트랙
lab-figure-trail-canyon = 협곡 트랙
lab-kind-trail-flora = 식물 카드
lab-kind-trail-fauna = 동물 카드
lab-kind-trail-piece = 조각
lab-kind-trail-passage = 코스
lab-kind-trail-gateway = 관문
lab-kind-trail-weather = 날씨
lab-kind-trail-spirit = 정령
lab-kind-trail-claim = 업적
lab-kind-trail-ability = 동물 능력
lab-kind-trail-action = 행동
lab-kind-trail-state48 = 스테이트 48 카드
lab-action-trail-order = 순서
lab-action-trail-passage = 코스 걷기
lab-action-trail-flora = 식물 행
lab-action-trail-fauna = 동물 행
lab-action-trail-arrow = 화살
lab-action-trail-gateway = 관문 들르기
lab-claim-trail-size-5 = 크기 5 조각 셋
lab-claim-trail-size-4 = 크기 4 조각 넷
lab-claim-trail-size-3 = 크기 3 조각 다섯
lab-claim-trail-size-2 = 크기 2 조각 여섯
lab-claim-trail-all-sizes = 두 종류의 모든 크기 하나씩
lab-claim-trail-mural = 벽화 완성
lab-claim-trail-four-alike = 같은 코스 넷
lab-claim-trail-four-different = 다른 코스 넷
lab-claim-trail-stock-3 = 모든 비축 3
lab-claim-trail-stock-5 = 모든 비축 5
lab-claim-trail-stock-7 = 모든 비축 7
lab-claim-trail-first-1 = 첫 스테이트 48 카드, 1행
lab-claim-trail-first-2 = 첫 스테이트 48 카드, 2행
lab-claim-trail-first-3 = 첫 스테이트 48 카드, 3행
lab-claim-trail-first-4 = 첫 스테이트 48 카드, 4행
lab-source-trail-grit = 투지
lab-source-trail-passage = 코스
lab-source-trail-state48 = 스테이트 48 카드, 4주차와 8주차
lab-source-trail-first-card = 첫 스테이트 48 카드
lab-source-trail-final-sets = 지형 묶음
lab-source-trail-final-stars = 별
lab-source-trail-final-cubes = 카드의 큐브
lab-source-trail-final-poison = 끝날 때 독
lab-source-trail-final-open-spaces = 벽화 빈칸
lab-source-trail-flora = 식물 카드
lab-source-trail-fauna = 동물 카드
lab-source-trail-track = 지형 트랙
lab-source-trail-mural = 벽화
lab-source-trail-ladder = 사다리
lab-source-trail-top = 사다리 꼭대기
lab-source-trail-weather = 날씨
lab-source-trail-spirit = 정령
lab-source-trail-ability = 동물 능력
lab-source-trail-claim = 업적
lab-source-trail-gateway = 관문
lab-source-trail-gateway-week = 그 주의 관문
lab-source-trail-arrow = 화살
lab-source-trail-poison = 뽑은 독
lab-source-trail-saguaro = 사와로

## 페이지

web-key-trail-spots-does = 놓을 때: 조각을 자리마다 옮기고 Enter로 놓기
web-key-trail-things-does = 테이블 위의 것에서: 다음 것으로. 할 수 없는 것은 이유를 알려 줌
web-key-trail-moves-does = 모든 행동과 각각 주는 것
web-key-trail-log-does = 로그에서: 줄마다 이동, Enter로 그 장면 보기
web-option-trail-last_turn_order = 8주차 순서
web-choice-trail-last_turn_order-true = 고름
web-choice-trail-last_turn_order-false = 고르지 않음
web-option-trail-blossom_climbs = 사와로 꽃도 사다리 오르기
web-choice-trail-blossom_climbs-true = 예
web-choice-trail-blossom_climbs-false = 아니요
web-option-trail-jackalope_moves_tracker = 교차 화살의 재칼로프
web-choice-trail-jackalope_moves_tracker-true = 내 말을 옮김
web-choice-trail-jackalope_moves_tracker-false = 보상 하나를 받음

web-game-trail = Trail
web-caption-trail = 800마일 · 여덟 주 · 2~4인
web-poster-trail = Trail: 그랜드 캐니언 가장자리에 선 하이커
web-line-trail = 걸어서 여덟 주, 애리조나 팔백 마일.
web-facts-trail = 2~4인용, 한 시간 반쯤

# 안내 게임. `{ $other }`는 봇의 이름.

lesson-trail-welcome-title = 트레일에서 여덟 주
lesson-trail-welcome = 금은 내 마커를 0에서 올리고, 투지는 다른 마커를 100에서 내립니다. 게임이 끝나면 금이 투지 마커를 얼마나 앞섰는지가 점수이므로 둘 다 필요합니다. 모두 −100에서 시작합니다.
lesson-trail-week-title = 한 주는 세 부분
lesson-trail-week = 계획에서는 보상을 받고 새 조건이 정해집니다. 여정에서는 차례마다 마커를 하나씩 씁니다. 정비에서는 게임판을 다시 채웁니다. 띠의 기호는 코스가 바뀌는 때와 스테이트 48 카드가 점수를 내는 때를 알려 줍니다.
lesson-trail-stock-title = 내가 가진 것
lesson-trail-stock = 동전 셋: 터키석은 1, 구리는 2, 은은 3. 자원 셋: 보급품, 체력, 물. 저마다 열 개까지 가집니다. 방금 관문이 이번 주 자원을 모두에게 주었습니다.
lesson-trail-arrow-title = 교차 화살
lesson-trail-arrow = 계획은 화살에서 움직이며 시작하고, 도착한 칸이 보여 주는 것을 받습니다. 아무 트랙 한 칸을 주는 칸을 고르고 협곡에서 전진하세요. 협곡의 칸은 금을 줍니다.
lesson-trail-gila-title = 길라 몬스터
lesson-trail-gila = 금이 가장 적은 { JOSA($other, "이/가") } 길라 몬스터를 놓았습니다. 이번 주에는 아무도 그 카드를 가져갈 수 없고, 같은 종류의 다른 카드는 체력 1이 더 듭니다.
lesson-trail-market-title = 시장
lesson-trail-market = 이제 여정입니다. 코스에는 지형 트랙의 단계와 자원이 필요하며, 모자란 단계는 빨갛게 보입니다.
lesson-trail-cubes-title = 식물은 주고, 동물은 일합니다
lesson-trail-cubes = 행에서는 터키석 1~4로 카드나 벽화 조각을 삽니다. 식물 카드는 바로 보상을 줍니다. 동물 카드에는 큐브가 있어, 적힌 때에 하나씩 능력을 씁니다. 게임 종료 시 남은 큐브는 금 1입니다. 모든 카드는 그 지형 트랙의 한 칸도 무료로 줍니다.
lesson-trail-walk-title = 코스 걷기
lesson-trail-walk = 지금 할 수 있는 것에는 가는 청록색 테두리가 있습니다. 협곡 한 칸이 템포럴 걸치를 열었습니다. 체력 1을 내고 구리 1, 금 2, 협곡 한 칸을 더 받으세요. 이런 전진은 무료이고, 그 칸이 보여 주는 것을 받습니다.
lesson-trail-piece-title = 조각 가져가기
lesson-trail-piece = { JOSA($other, "이/가") } 한 차례를 마쳤고, 더없이 푸른 날이 모두에게 선물을 주었습니다. 다음 마커로 4행의 미송을 가져가세요. 값은 4이고, 구리 2로 딱 맞게 냅니다.
lesson-trail-place-title = 벽화에 놓기
lesson-trail-place = 첫 조각은 깃발을 덮어야 하고, 조각은 돌리지 않습니다. 빛나는 자리를 가리키면 무엇을 주는지 보입니다. 여기서는 나무가 지형 기호 셋을 덮고, 하나마다 그 트랙 한 칸이 무료입니다.
lesson-trail-place-touch = 첫 조각은 깃발을 덮어야 하고, 조각은 돌리지 않습니다. 빛나는 자리를 누르면 무엇을 주는지 보입니다. 여기서는 나무가 지형 기호 셋을 덮고, 하나마다 그 트랙 한 칸이 무료입니다. 그런 다음 여기에 놓기를 누르세요.
lesson-trail-ladder-title = 사다리 오르기
lesson-trail-ladder = 조각마다 한 단계 오릅니다. 그 뒤 한 단계짜리 부스트를 두 번까지 살 수 있습니다. 단계는 트랙 전진, 날씨, 정령, 투지를 줍니다. 이번엔 동전을 아끼고 여기서 멈추세요.
lesson-trail-order-title = 순서
lesson-trail-order = 마지막 주를 빼고 주마다 마커 하나는 순서에 써야 하는데, 이것이 마지막 마커라 다른 데 쓸 수 없습니다. 다음 주 순서를 정합니다. 첫 자리가 가장 비쌉니다. 그 자리를 고르세요. 2주차에는 먼저 시작합니다.
lesson-trail-claims-title = 업적과 끝
lesson-trail-claims = 내 차례에 업적 말 네 개로 업적을 이룹니다. 끝날 때 벽화의 빈칸과 독은 금을 깎고, AZ 별과 남은 큐브, 서로 다른 지형의 묶음은 금을 줍니다.
lesson-trail-end-title = 2주차는 마음껏
lesson-trail-end = 테이블의 모든 것은 가리키면 규칙을 알려 줍니다. 힌트는 강한 봇이라면 어떻게 할지 보여 주고, 되돌리기는 그 뒤로 새로 뽑은 것이 없을 때 쓸 수 있습니다. 여기서 이어 하거나 나만의 여정을 시작하세요.
lesson-trail-end-touch = 테이블의 모든 것은 누르면 규칙을 알려 줍니다. 힌트는 강한 봇이라면 어떻게 할지 보여 주고, 되돌리기는 그 뒤로 새로 뽑은 것이 없을 때 쓸 수 있습니다. 여기서 이어 하거나 나만의 여정을 시작하세요.

## 두 번째 안내 게임

lesson-trail-more-welcome-title = 트레일의 동행
lesson-trail-more-welcome = 한 주가 어떻게 흘러가는지는 이미 압니다. 다음 주들에는 로스트 더치맨, 독, 업적, 정령이 나옵니다. 지금은 3주차이고 마커가 두 개 남았으며, { JOSA($other, "이/가") } 네 정령 가운데 하나인 재칼로프를 데리고 있습니다.
lesson-trail-more-walk-title = 트랙 위의 마커
lesson-trail-more-walk = 체력 1과 물 2를 내고 길라강 협곡을 걸으세요. 그 전진으로 협곡 트랙 4번 칸의 지형 마커에 닿습니다. 로스트 더치맨이 남아 있는 한, 그 칸에 닿는 사람은 누구나 하나를 찾습니다.
lesson-trail-more-dutchman-title = 로스트 더치맨
lesson-trail-more-dutchman = { JOSA($other, "이/가") } 한 차례를 마쳤고, 이른 눈으로 둘 다 보급품 1을 냈습니다. 마지막 모험 마커는 순서에 써야 합니다. 더치맨은 그 밖의 모든 행동에 쓰는 추가 마커이지만, 이번 주가 끝날 때까지만 있습니다.
lesson-trail-more-poison-title = 독
lesson-trail-more-poison = 길라 몬스터가 3행의 식물 조각에 있어 다른 식물 조각은 모두 체력 1이 더 듭니다. 체력이 하나도 없습니다. 내지 못한 자원마다 독 토큰을 하나 받고 금 1~3을 잃습니다. 그래도 오코티요를 가져가세요.
lesson-trail-more-place-title = 독의 값
lesson-trail-more-place = 애리조나 나무껍질전갈로 금 3을 잃었고 토큰은 그대로 가집니다. 게임이 끝날 때 토큰 하나면 금 1, 둘이면 3, 셋이면 6을 잃습니다. 오코티요를 오른쪽 위 구석에 놓으세요. 은 1, 금 2, 물 1을 덮습니다.
lesson-trail-more-place-touch = 애리조나 나무껍질전갈로 금 3을 잃었고 토큰은 그대로 가집니다. 게임이 끝날 때 토큰 하나면 금 1, 둘이면 3, 셋이면 6을 잃습니다. 오른쪽 위 구석을 누르세요. 그곳에서 오코티요는 은 1, 금 2, 물 1을 덮습니다. 그런 다음 여기에 놓기를 누르세요.
lesson-trail-more-claim-title = 업적 이루기
lesson-trail-more-claim = 벽화에 조각이 다섯 개 있습니다. 첫 번째 스테이트 48 카드의 목표이고 아직 아무도 이루지 않았습니다. 처음 이루는 사람은 금 3과 투지 1을 받습니다. 업적 하나에는 업적 말 넷 중 하나를 게임이 끝날 때까지 씁니다. 지금 이루세요.
lesson-trail-more-boost-title = 한 단계 더
lesson-trail-more-boost = 조각으로 9단계에 올라 투지 1을 받았습니다. 여기서 부스트는 2가 듭니다. 3의 가치가 있는 은으로 내고 거스름돈은 없습니다. 그래도 10단계는 정령을 줍니다. 부스트를 사세요.
lesson-trail-more-spirit-title = 정령 고르기
lesson-trail-more-spirit = 아무도 데리고 있지 않고 내가 데려 본 적 없는 정령을 고를 수 있습니다. 재칼로프는 { $other } 곁에 있고, 하벨리나는 이미 데려 보았습니다. 사막거북을 고르세요.
lesson-trail-more-cube-title = 거북의 도움
lesson-trail-more-cube = 차례마다 한 번 큐브 하나를 치우고 그 왼쪽이나 오른쪽 보상을 받습니다. 둘 다 받지는 않습니다. 두 번째 큐브의 왼쪽 보상은 독 토큰 하나를 없애고 체력 1을 줍니다. 전갈을 없애세요. 잃은 금 3은 돌아오지 않지만, 게임이 끝날 때 점수가 깎이지 않습니다.
lesson-trail-more-again-title = 차례마다 한 번
lesson-trail-more-again = { $other } 역시 코스 비용을 다 내지 못해 독을 받았습니다. 이번 차례에는 거북을 다시 쓸 수 있습니다. 세 번째 큐브는 투지 1을 줍니다. 마지막 큐브를 쓰면 정령은 떠납니다. 게임 종료 시 남은 큐브는 하나마다 금 1입니다.
lesson-trail-more-order-title = 마지막 마커
lesson-trail-more-order = 마지막 모험 마커는 순서에만 쓸 수 있습니다. 정령을 쓰는 데는 마커가 들지 않았습니다. 이번에도 첫 자리를 고르세요.
lesson-trail-more-end-title = 4주차는 마음껏
lesson-trail-more-end = 더치맨은 공급처로 돌아갔고 거북은 곁에 남습니다. 재칼로프를 쓰지 않은 { $other } 쪽은 큐브 두 개 중 하나를 잃었습니다. 재칼로프는 주마다 추가 행동을 하며, 쓰지 않으면 큐브를 잃습니다. 여기서 이어 하거나 나만의 여정을 시작하세요.

## 빠른 참조

trail-aid-prices = 가격
trail-aid-what = 항목
trail-aid-price = 가격
trail-aid-row = { $row }행: 카드 또는 크기 { $size } 조각
trail-aid-level = 단계
trail-aid-gives = 보상
trail-aid-boosts = 부스트
trail-aid-from-level = 현재 단계
trail-aid-boost-prices = 첫 번째 / 두 번째 (터키석)
trail-aid-grit = 내 투지
trail-aid-spaces = 하나마다 마커 이동
trail-aid-gold = 금
trail-aid-each-more = { $points }. 그다음부터 하나마다 { $gold }
trail-aid-sets = 지형 2가지 +{ $of2 }, 3가지 +{ $of3 }, 4가지 +{ $of4 }

# 종이 위에.

trail-print-passages = 코스 카드
trail-print-nature = 식물과 동물 카드
trail-print-gateways = 관문 카드
trail-print-weather = 날씨
trail-print-state48 = 스테이트 48 카드
trail-print-spirits = 정령
trail-print-pieces = 조각
trail-print-board = 개인판
trail-print-boards = 게임판
trail-print-tokens = 마커와 토큰
trail-print-poison = 독 토큰
trail-print-cubes = 카드 큐브
trail-print-dutchmen = 로스트 더치맨
trail-print-terrain-markers = 지형 마커
trail-print-deck = 더미 { $deck }
trail-print-miles = { DECIMAL($miles) }마일
trail-print-display = 식물, 동물, 코스와 정령은 여기나 개인판 아래에 놓습니다.
trail-print-claim-trackers = 업적 말
trail-print-score-how = 금은 0에서 올라가고 투지는 100에서 내려갑니다. 투지 하나마다 움직이는 칸:
trail-print-flora-row = 식물 카드, { $row }행
trail-print-fauna-row = 동물 카드, { $row }행
trail-print-flora-pieces = 식물 조각, { $size }칸
trail-print-fauna-pieces = 동물 조각, { $size }칸
trail-print-two-up = 2개 공개
trail-print-refresh = 1~7주차가 끝나면: 1행에 남은 카드는 더미 아래로, 나머지는 한 행씩 왼쪽으로 옮기고 빈 곳을 채웁니다.
trail-print-third-spaces = 시장 · 셋째 칸은 3~4인 게임에서만
trail-print-left-half = 게임판 왼쪽 절반
trail-print-join = 여기에 오른쪽 절반을 붙입니다
trail-print-passage-space = 코스 { $number }
trail-print-state-space = 스테이트 48, { $category }
trail-print-gateway-space = 관문 카드와 더미
trail-print-grit-side = 이 변에서는 투지 1마다 { $spaces }칸
trail-print-need-levels = 단계를 채우고 자원을 냅니다
trail-print-first-only = 선착 1명
trail-print-new-deck = 새 더미
trail-print-boost-prices = 부스트 가격: 첫 번째, 두 번째
trail-print-foot = 시작
trail-print-blossoms-how = 준비: 위 트랙부터 꽃을 하나씩 뒤집습니다. 나온 숫자 칸에 지형 마커를 놓습니다.
trail-print-flag-count = 트레일 마커
trail-print-figures = 정령 모형, 꽃, 독
trail-print-figures-title = 접어 붙이기
trail-print-make-board = 게임판 두 장을 나란히 놓습니다. 카드는 점선 가장자리 바깥에 놓습니다.
trail-print-make-whole = 게임판은 A3나 타블로이드 용지에 인쇄합니다. 카드는 점선 가장자리 바깥에 놓습니다.
trail-print-game-board = 게임판
trail-print-game-board-halves = 두 장
trail-print-game-board-whole = 한 장 (A3 또는 타블로이드)
trail-print-figure-count = 정령 모형
trail-print-blossom-count = 사와로 꽃
trail-print-tracker-count = 말
trail-print-marker-count = 모험 마커
trail-print-stock-count = 비축 마커
trail-print-score-count = 금·투지 마커
trail-print-figures-fold = 모형: 오려서 점선을 접고 양쪽 받침을 겹쳐 붙입니다.
trail-print-folded = 꽃과 독: 가운데를 접어 붙이면 숫자가 뒷면이 됩니다.
trail-print-player = 플레이어 { $seat }
trail-print-shared = 공용

## 되돌아보기

trail-where-week = { $week }주차
trail-it = { $when ->
    [far] 보여 준 수순에서
   *[now] 이 차례에
}
trail-review-points = { trail-it } { $more }점을 얻습니다. { review-other }: { $less }점.
trail-review-claims = { trail-it } 업적을 얻습니다: { trail-claim }. { review-other }: 얻지 못함.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] 로스트 더치맨을 찾습니다
    [marker] 네 번째 모험 마커를 얻습니다
   *[star] AZ 별을 얻습니다
}. { review-other }: 얻지 못함.
trail-review-climbs = { trail-it } { $level }단계까지 오릅니다. { $less ->
    [0] { review-other }: 오르지 못함.
   *[other] { review-other }: { $less }단계까지.
}
trail-review-covers = { trail-it } 벽화 { $more }칸을 덮습니다. { review-other }: { $less }칸.
trail-review-steps = { trail-it } 지형 트랙에서 { $more }칸 나아갑니다. { review-other }: { $less }칸.
trail-review-gains = { trail-it } { trail-what } { $more }만큼 얻습니다. { review-other }: { $less }.
trail-review-costs = { trail-it } 터키석 { $less }어치의 동전이 듭니다. { review-other }: { $more }.

## 규칙 그림 속의 말

trail-picture-grit = 투지 1에 { $points }
trail-picture-row = { $row }행
trail-picture-card = 카드
trail-picture-flag = 첫 조각은 깃발 위
trail-picture-joined = 변과 변
trail-picture-touching = 모서리만 닿음
trail-picture-overlapping = 조각 위
trail-picture-new = 새 카드

## 브라우저에서 보는 콘텐츠 팩

trail-pack-table-pack = 팩
trail-pack-table-limits = 전체 수량
trail-pack-table-start = 게임 준비
trail-pack-table-weeks = 주
trail-pack-table-track = 지형 트랙
trail-pack-table-ladder = 고도 사다리
trail-pack-table-arrows = 교차 화살
trail-pack-table-turn_order = 순서
trail-pack-table-spaces = 마커 자리
trail-pack-table-mural = 벽화
trail-pack-table-grit = 투지
trail-pack-table-blossoms = 사와로 꽃
trail-pack-table-fauna = 동물
trail-pack-table-flora = 식물
trail-pack-table-gateway = 관문
trail-pack-table-passage = 코스
trail-pack-table-piece = 조각
trail-pack-table-poison = 독
trail-pack-table-spirit = 정령
trail-pack-table-card = 스테이트 48
trail-pack-table-weather = 날씨
trail-pack-field-authors = 만든 이
trail-pack-field-licence = 라이선스
trail-pack-field-stock = 비축
trail-pack-field-cubes = 큐브
trail-pack-field-dutchmen = 로스트 더치맨
trail-pack-field-claims = 각자 업적
trail-pack-field-terrain = 지형
trail-pack-field-spaces = 칸
trail-pack-field-levels = 단계
trail-pack-field-top = 위
trail-pack-field-card-row = 업적
trail-pack-field-first = 첫 부스트
trail-pack-field-second = 둘째 부스트
trail-pack-field-left = 왼쪽
trail-pack-field-right = 오른쪽
trail-pack-field-bottom = 아래
trail-pack-field-prices = 값
trail-pack-field-passage = 코스, 인원에 따라
trail-pack-field-row = 행, 인원에 따라
trail-pack-field-arrows = 화살
trail-pack-field-gateway = 관문
trail-pack-field-rows = 행
trail-pack-field-icons = 기호
trail-pack-field-start = 시작
trail-pack-field-sides = 변마다 칸과 점수
trail-pack-field-beyond = 그 너머
trail-pack-field-numbers = 번호
trail-pack-field-gain = 주는 것
trail-pack-field-loss = 잃는 것
trail-pack-field-rewards = 보상
trail-pack-field-says = 둘, 셋, 넷일 때
trail-pack-field-flavour = 이야기
trail-pack-word-mountain = 산
trail-pack-word-plateau = 고원
trail-pack-word-desert = 사막
trail-pack-word-canyon = 협곡

# 퍼즐.

trail-puzzle-goal = 이번 차례의 최고점
trail-puzzle-about = { $week }주차, 내 차례입니다. 차례가 끝나거나 무언가 뽑히기 전까지 금과 투지로 { $points }점을 얻을 수 있습니다.
trail-puzzle-why-all = 이 차례: { $reasons }.
trail-puzzle-theme-mural = 벽화
trail-puzzle-theme-passage = 코스
trail-puzzle-theme-card = 카드
trail-puzzle-theme-claim = 업적
trail-puzzle-theme-ladder = 사다리
trail-puzzle-theme-terrain = 지형 트랙
trail-puzzle-theme-ability = 능력
trail-puzzle-theme-spirit = 정령
trail-puzzle-theme-arrows = 교차 화살
trail-puzzle-theme-grit = 투지

# --- workshop

trail-letter-covered = 덮음
trail-letter-open = 빈칸
trail-edit-field-card = 카드 세 장
trail-edit-field-miles = 마일
trail-edit-field-deck = 더미
trail-edit-field-need = 필요한 단계
trail-edit-field-pay = 내는 것
trail-edit-field-icon = 모서리 기호
trail-edit-field-moment = 쓰는 때
trail-edit-field-tone = 느낌
trail-edit-field-two = 2인일 때
trail-edit-field-three = 3인일 때
trail-edit-field-four = 4인일 때
trail-edit-field-category = 점수를 내는 때
trail-edit-field-want = 요구
trail-edit-field-gold = 등수별 금
trail-edit-field-grit = 1등의 투지
trail-edit-field-shape = 모양
trail-edit-field-art = 그림
trail-fault-numbers = 1에서 { $most }까지의 수여야 합니다
trail-fault-blossoms = 4에서 9까지의 서로 다른 수 네 개여야 합니다
trail-fault-first-space = 모두가 시작하는 1번 칸에는 보너스가 없어야 합니다
trail-fault-levels = ‘{ $word }’ 단어가 있는 단계는 { $count }개여야 하는데 { $found }개입니다
trail-fault-top = 21단계는 비워 둡니다. 그 보상은 ‘top’입니다
trail-fault-price = 값은 0에서 { $high }까지인데 { $found }입니다
trail-fault-mural-row = { $row }행: 칸이 { $size }개여야 하는데 { $found }개입니다
trail-fault-no-icon = { $row }행: ‘{ $icon }’ 기호가 없습니다
trail-fault-one-amount = ‘2 gold’ 같은 양 하나여야 합니다
trail-fault-flag = 깃발 ‘{ $flag }’: 하나여야 하는데 { $found }개입니다
trail-fault-sides = [개수, 칸] 쌍이어야 합니다
trail-fault-word = ‘{ $word }’: 그런 { $what ->
    [kind] 종류는
   *[counter] 셈은
} 없습니다{ $near ->
    [none] { "" }
   *[other] { "" } (혹시 ‘{ $near }’?)
}. 있는 것: { $known }
trail-fault-amount = ‘{ $text }’: ‘2 water’처럼 수와 종류를 씁니다
trail-fault-number = ‘{ $text }’: 1에서 12까지의 수여야 합니다
trail-fault-twice = ‘{ $text }’: ‘{ $word }’ 단어가 두 번 있습니다
trail-fault-gained-only = ‘{ $word }’: 얻기만 할 수 있습니다
trail-fault-kind-here = ‘{ $word }’: 여기에 맞지 않습니다. 쓸 수 있는 것: { $known }
trail-fault-exchange = ‘{ $text }’: ‘exchange <양> for <양>’으로 씁니다
trail-fault-verb = ‘{ $text }’: gain, lose, pay, exchange, discount, free, lower, enter, copy 가운데 하나와 그에 딸린 말을 씁니다
trail-fault-no-amount = ‘{ $text }’: 양이 빠졌습니다
trail-fault-per = ‘{ $text }’: ‘per <수> <셈> [max <수>]’로 씁니다
trail-fault-discount = ‘{ $text }’: ‘discount n on row, flora, fauna, boost’나 ‘discount n <자원> on passage, order’로 씁니다
trail-fault-options = ‘{ $text }’: 선택지는 여섯 개까지입니다
trail-fault-no-or = ‘{ $text }’: ‘{ $moment }’ 때에는 ‘or’를 쓰지 않습니다
trail-fault-ladder-only = ‘{ $word }’: 사다리에서만 나옵니다
trail-fault-moment = ‘{ $text }’: ‘{ $moment }’ 때에 맞지 않습니다
trail-fault-no-price = ‘{ $text }’: ‘{ $moment }’ 때에는 바꿀 값이 없습니다
trail-fault-nothing = ‘{ $text }’: ‘{ $moment }’ 때에 아무것도 바꾸지 않습니다
trail-fault-clause = ‘{ $text }’: ‘<누구>: <효과>’로 씁니다
trail-fault-weather = ‘{ $text }’: 날씨는 얻기, 잃기, 지불, 바꾸기만 합니다
trail-fault-who = ‘{ $text }’: each, drawer, others, ‘most <셈>’, ‘fewest <셈>’, ‘<셈> >= <수>’, ‘<셈> <= <수>’ 가운데 하나로 씁니다
trail-fault-id = a-z, 0-9, ‘-’만 쓰는데 ‘{ $found }’입니다
trail-fault-no-terrain = 지형이 하나 이상이어야 합니다
trail-fault-cards = 카드가 { $low }장에서 { $high }장이어야 하는데 { $found }장입니다
trail-fault-other-card = ‘{ $found }’: 다른 카드의 이름입니다
trail-fault-twelve = 서로 다른 효과가 열두 가지 이상이어야 합니다
trail-fault-pairs = 큐브마다 한 쌍이어야 합니다(재칼로프는 없음). { $size }쌍이어야 하는데 { $found }쌍입니다
trail-fault-pair = { $cube }번 큐브에는 [왼쪽, 오른쪽]이 필요합니다
trail-fault-falling = 0에서 30까지의 줄어드는 수여야 합니다. 지금은 { $found }
trail-fault-compare = ‘>= n’이나 ‘<= n’이어야 하는데 ‘{ $found }’입니다
trail-fault-most = ‘most’나 ‘fewest’여야 하는데 ‘{ $found }’입니다
trail-fault-tokens = { $number }짜리 토큰이 네 개여야 하는데 { $found }개입니다
trail-fault-pieces = 조각이 { $low }개에서 { $high }개여야 하는데 { $found }개입니다
trail-fault-used = ‘{ $found }’: 이미 썼습니다
trail-fault-card-id = { $kind ->
    [flora] 식물
   *[fauna] 동물
} 카드의 이름이어야 하는데 ‘{ $found }’입니다{ $near ->
    [none] { "" }
   *[other] . 혹시 ‘{ $near }’?
}
trail-fault-sizes = 크기 { $size }인 조각이 { $low }개 이상이어야 하는데 { $found }개입니다
trail-fault-shape = ‘{ $covered }’, ‘.’로 { $high }열까지 씁니다. 지금은 ‘{ $found }’
trail-fault-covered = { $size }칸이어야 하는데 { $found }칸입니다
trail-fault-empty = 빈 행이나 열이 없어야 합니다
trail-word = { $word ->
    [gain] 얻기
    [lose] 잃기
    [pay] 지불
    [exchange] 바꾸기
    [discount] 할인
    [free] 무료
    [lower] 낮추기
    [enter] 들어가기
    [copy] 따라 하기
    [and] 그리고
    [or] 또는
    [per] 마다
    [max] 최대
    [for] 대신
    [on] 대상
    [each] 모두
    [drawer] 뽑은 사람
    [others] 나머지
    [most] 가장 많은
    [fewest] 가장 적은
    [row] 행
    [flora] 식물
    [fauna] 동물
    [boost] 부스트
    [passage] 코스
    [order] 순서
    [gila] 길라 몬스터
    [arrow] 화살
    [gateway] 관문
    [turquoise] 터키석
    [copper] 구리
    [silver] 은
    [supplies] 보급품
    [health] 체력
    [water] 물
    [gold] 금
    [grit] 투지
    [mountain] 산
    [plateau] 고원
    [desert] 사막
    [canyon] 협곡
    [terrain] 아무 트랙
    [resource] 고르는 자원
    [antidote] 해독
    [weather] 날씨
    [spirit] 정령
    [marker] 모험 마커
   *[other] { $word }
}
trail-reads-moment = { $moment ->
    [turn] 내 차례에:
    [row] 행에서 가져올 때:
    [boost] 부스트할 때:
    [passage] 코스를 걸을 때:
    [order] 순서를 고를 때:
    [gila] 길라 몬스터를 만날 때:
    [after-passage] 코스를 걸은 뒤:
    [after-piece] 조각을 놓은 뒤:
    [after-flora] 식물 카드를 가져온 뒤:
    [after-fauna] 동물 카드를 가져온 뒤:
    [after-arrows] 교차 화살 뒤:
    [after-gateway] 관문 뒤:
   *[after-order] 순서를 고른 뒤:
}
trail-reads-or = 또는
trail-price-place = { $place ->
    [row] 식물이나 동물 행
    [flora] 식물 행
    [fauna] 동물 행
    [boost] 부스트
    [passage] 코스
    [order] 순서
   *[gila] 길라 몬스터
}
trail-reads-price = { $verb ->
    [discount] { trail-price-place }: { trail-amount } 덜 냅니다.
    [free] { trail-price-place }: 아무것도 내지 않습니다.
    [lower] 코스가 요구하는 단계가 { $amount } 낮아집니다.
   *[enter] 가득 찬 행에 들어갑니다.
}
trail-reads-who = { $who ->
    [each] 모두:
    [drawer] 뽑은 사람:
    [others] 나머지:
    [most] { trail-counter } 최다:
    [fewest] { trail-counter } 최소:
    [least] { trail-counter } { $number } 이상:
   *[atmost] { trail-counter } { $number } 이하:
}
## 작업실

trail-web-workshop-piece = 조각
trail-web-workshop-market = 시장에서
trail-web-workshop-shape = 모양: 눌러서 바꾸기
trail-web-workshop-space = { $place } 칸을 덮음
trail-web-workshop-size = 크기 { $count }. 돌리지도 뒤집지도 않습니다.
trail-web-workshop-copy = 사본 { $number }
trail-web-workshop-miles = { $number }번, { NUMBER($miles) }마일
trail-web-workshop-mural = 벽화
trail-web-workshop-mural-space = { $place } 칸: { $gives }
trail-web-workshop-signs = 무엇으로 칠할까요
trail-web-workshop-flag = 깃발
trail-web-workshop-empty = 없음
trail-art-turquoise = 터키석
trail-art-copper = 구리
trail-art-silver = 은
trail-art-supplies = 보급품
trail-art-health = 체력
trail-art-water = 물
trail-art-gold = 금
trail-art-grit = 투지
trail-art-poison = 독
trail-art-any = 아무 자원
trail-art-boost = 부스트
trail-art-passage = 코스
trail-art-flora = 식물
trail-art-fauna = 동물
trail-art-gateway = 관문
trail-art-weather = 날씨
trail-art-spirit = 정령
trail-art-state48 = 스테이트 48
trail-art-cube = 큐브
trail-art-marker = 모험 마커
trail-art-dutchman = 로스트 더치맨
trail-art-tracker = 업적 말
trail-art-gila = 길라 몬스터
trail-pack-word-antidote = 해독
trail-pack-word-blossom = 꽃
trail-pack-word-star = AZ 별
trail-pack-word-good = 좋음
trail-pack-word-bad = 나쁨
trail-pack-word-mixed = 섞임
trail-pack-word-turn = 자기 차례에
trail-pack-word-row = 행에서
trail-pack-word-boost = 부스트에서
trail-pack-word-passage = 코스에서
trail-pack-word-order = 순서에서
trail-pack-word-gila = 길라 앞에서
trail-pack-word-after-passage = 코스 뒤에
trail-pack-word-after-piece = 조각을 놓은 뒤에
trail-pack-word-after-flora = 식물을 가져간 뒤에
trail-pack-word-after-fauna = 동물을 가져간 뒤에
trail-pack-word-after-arrows = 화살 뒤에
trail-pack-word-after-gateway = 관문 뒤에
trail-pack-word-after-order = 순서 뒤에

# --- 카드의 글: 팩에 적힌 효과에서 만들어집니다

trail-card-amount = { $kind ->
    [mountain] { trail-card-advance }
    [plateau] { trail-card-advance }
    [desert] { trail-card-advance }
    [canyon] { trail-card-advance }
    [terrain] { trail-card-advance }
    [resource] { trail-card-resource }
    [antidote] { trail-card-antidote }
   *[other] { trail-amount }
}
trail-card-advance = { trail-card-track } { $amount }칸 전진
trail-card-track = { $kind ->
    [terrain] 아무 트랙
   *[other] { trail-terrain }
}
trail-card-resource = { $form ->
    [weather] 원하는 자원 { $amount }개
   *[other] 아무 자원 { $amount }개
}
trail-card-antidote = 독 토큰 { $amount }개 돌려주기
trail-card-each-resource = 세 자원 하나씩
trail-card-per = { $unit ->
    [each] { trail-counter-one }마다
   *[every] { $on ->
        [mass] { trail-card-counted-of } { $step }마다
        [coins] { trail-card-counted-of } { $step }마다
        [stock] { trail-card-counted-of } { $step }마다
       *[other] { trail-card-counted-of } { $step }개마다
    }
} { $what }{ $limit ->
    [0] { "" }
   *[other] (최대 { $limit })
}
trail-card-counted = { $per ->
    [passage-terrains] 서로 다른 코스 지형
    [card-terrains] 서로 다른 카드 지형
    [currency] 동전 가치
    [blossoms] 꽃
    [cubes] 카드의 큐브
    [turn-place] 순서 자리
   *[other] { trail-counter }
}
trail-card-counted-of = { trail-card-counted-many }
trail-card-counted-many = { trail-card-counted }
trail-card-of = { trail-card-goal-name }
trail-card-list = { $first }, { $second }
trail-card-and = { JOSA($first, "과/와") } { $second }
trail-card-and-per = { $first }, { $second }
trail-card-or = { JOSA($first, "이나/나") } { $second }
trail-card-then = { $first }; { $second }
trail-card-either = { $first }, 또는 { $second }
trail-card-price = { $verb ->
    [enter] 꽉 찬 행이나 이미 쓴 행 쓰기
    [lower] 코스의 요구 단계가 모두 { $amount } 낮아짐
    [free] { $place ->
        [boost] 부스트 하나가 무료
        [gila] 길라에 체력 지불 안 함
        [passage] 코스가 무료
       *[order] 순서가 무료
    }
   *[discount] { $place ->
        [row] 행이 { $amount } 싸짐
        [flora] 식물 행이 { $amount } 싸짐
        [fauna] 동물 행이 { $amount } 싸짐
        [boost] 부스트가 { $amount } 싸짐
        [passage] 코스의 { trail-amount } 덜 지불
       *[order] 순서의 { trail-amount } 덜 지불
    }
}
trail-card-exchange = { JOSA($give, "을/를") } { JOSA($get, "으로/로") } 바꾸기
trail-card-pay = { $what } 지불
trail-card-lose = { $what } 잃기
trail-card-get = { $what } 받기
trail-card-copy = { $place ->
    [gateway] 펼쳐진 관문의 보상 받기
   *[arrow] 내 화살 칸의 보상을 다시 받기
}
trail-card-after = { $moment ->
    [after-passage] 코스를 걸은 뒤: { $what }
    [after-piece] 조각을 놓은 뒤: { $what }
    [after-flora] 식물 카드를 가져간 뒤: { $what }
    [after-fauna] 동물 카드를 가져간 뒤: { $what }
    [after-arrows] 교차 화살을 쓴 뒤: { $what }
    [after-gateway] 관문을 쓴 뒤: { $what }
   *[after-order] 순서를 고른 뒤: { $what }
}
trail-card-direction = { trail-card-who } { $what }.
trail-card-who = { $who ->
    [each] 모두
    [drawer] 이 카드를 뽑은 사람은
    [others] 다른 사람은 모두
    [most] { $on ->
        [place] 순서가 마지막인 사람은
        [stock] 가장 적은 비축이 가장 많은 사람은
        [track] { trail-card-level }에서 가장 앞선 사람은
        [ladder] 사다리에서 가장 높은 사람은
        [coins] 동전 가치가 가장 높은 사람은
       *[other] { JOSA(trail-card-of, "이/가") } 가장 많은 사람은
    }
    [fewest] { $on ->
        [place] 순서가 처음인 사람은
        [stock] 가장 적은 비축이 가장 적은 사람은
        [track] { trail-card-level }에서 가장 뒤처진 사람은
        [ladder] 사다리에서 가장 낮은 사람은
        [coins] 동전 가치가 가장 낮은 사람은
       *[other] { JOSA(trail-card-of, "이/가") } 가장 적은 사람은
    }
    [least] { $on ->
        [place] 순서가 { $number }번 이후인 사람은
        [stock] 모든 비축이 { $number } 이상인 사람은
        [track] { trail-card-level } { $number } 이상인 사람은
        [ladder] 사다리 { $number }단계 이상인 사람은
       *[other] { trail-card-goal-count } 이상인 사람은
    }
   *[at-most] { $on ->
        [place] 순서가 { $number }번 이전인 사람은
        [stock] 가장 적은 비축이 { $number } 이하인 사람은
        [track] { trail-card-level } { $number } 이하인 사람은
        [ladder] 사다리 { $number }단계 이하인 사람은
       *[other] { trail-card-goal-count } 이하인 사람은
    }
}
trail-card-level = { $per ->
    [lowest-level] 가장 낮은 트랙
    [highest-level] 가장 높은 트랙
   *[other] { trail-terrain }
}
trail-card-event = { $verb ->
    [pay] { JOSA($what, "을/를") } { $place ->
        [and] 내고
        [or] 내거나
       *[last] 냅니다
    }
    [lose] { JOSA($what, "을/를") } { $place ->
        [and] 잃고
        [or] 잃거나
       *[last] 잃습니다
    }
    [gain] { JOSA($what, "을/를") } { $place ->
        [and] 얻고
        [or] 얻거나
       *[last] 얻습니다
    }
    [exchange] { JOSA($what, "을/를") } { JOSA($get, "으로/로") } { $place ->
        [and] 바꾸고
        [or] 바꾸거나
       *[last] 바꿉니다
    }
    [step] { trail-card-track }에서 { $amount ->
        [1] 한 칸
       *[other] { $amount }칸
    } { $place ->
        [and] 나아가고
        [or] 나아가거나
       *[last] 나아갑니다
    }
   *[antidote] 독 토큰 { $amount }개를 { $place ->
        [and] 돌려주고
        [or] 돌려주거나
       *[last] 돌려줍니다
    }
}
trail-card-events-and = { $first } { $second }
trail-card-events-or = { $first } { $second }
trail-card-events-either = { $first } { $second }
trail-card-goal = { $want ->
    [least] { trail-card-goal-count }
    [at-most] { $per ->
        [mountain-level] { trail-terrain } { $number } 이하
        [plateau-level] { trail-terrain } { $number } 이하
        [desert-level] { trail-terrain } { $number } 이하
        [canyon-level] { trail-terrain } { $number } 이하
        [lowest-level] 한 트랙 { $number } 이하
        [highest-level] 모든 트랙 { $number } 이하
        [ladder] 사다리 { $number } 이하
        [lowest-stock] 최저 비축 { $number } 이하
        [turn-place] 순서 { $number }번 이전
       *[other] { trail-card-goal-count } 이하
    }
    [most] { $on ->
        [place] 순서 마지막
        [stock] 최저 비축이 가장 많음
        [track] { $per ->
            [lowest-level] 최저 트랙이 가장 높음
            [highest-level] 트랙 하나의 최고 위치
           *[other] { trail-terrain } 트랙 1위
        }
        [ladder] 사다리 1위
        [coins] 동전 가치 최고
       *[other] { trail-card-of } 최다
    }
   *[fewest] { $on ->
        [place] 순서 처음
        [stock] 최저 비축이 가장 적음
        [track] { $per ->
            [lowest-level] 최저 트랙이 가장 낮음
            [highest-level] 최고 트랙이 가장 낮음
           *[other] { trail-terrain } 트랙 꼴찌
        }
        [ladder] 사다리 가장 낮음
        [coins] 동전 가치 최저
       *[other] { trail-card-of } 최소
    }
}
trail-card-goal-count = { $per ->
    [lowest-stock] 모든 비축 { $number }
    [turn-place] 순서 { $number }번 이후
    [mountain-level] { trail-terrain } { $number }
    [plateau-level] { trail-terrain } { $number }
    [desert-level] { trail-terrain } { $number }
    [canyon-level] { trail-terrain } { $number }
    [lowest-level] 모든 트랙 { $number }
    [highest-level] 한 트랙 { $number }
    [ladder] 사다리 { $number }
    [cards] { trail-card-goal-name } { $number }장
    [flora-cards] { trail-counter } { $number }장
    [fauna-cards] { trail-counter } { $number }장
    [mountain-cards] { trail-counter } { $number }장
    [plateau-cards] { trail-counter } { $number }장
    [desert-cards] { trail-counter } { $number }장
    [canyon-cards] { trail-counter } { $number }장
    [turquoise] { trail-counter } { $number }
    [copper] { trail-counter } { $number }
    [silver] { trail-counter } { $number }
    [supplies] { trail-counter } { $number }
    [health] { trail-counter } { $number }
    [water] { trail-counter } { $number }
    [currency] 동전 가치 { $number }
    [gold] { trail-counter } { $number }
    [grit] { trail-counter } { $number }
   *[other] { trail-card-counted-of } { $number }개
}
trail-card-goal-name = { $per ->
    [cards] 식물·동물 카드
   *[other] { trail-card-counted }
}
web-key-trail-spots = ← ↑ → ↓
web-key-trail-things = ← ↑ → ↓
web-key-trail-moves = M
web-key-trail-log = ↑ ↓
