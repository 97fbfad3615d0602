# 봇: 성격, 힌트, 까닭.

bots-hint-exact = 서로 최선을 다하면 최종 점수 차 { $lead } (정확함)
bots-hint-between = 최종 점수 차 { $low }에서 { $high } 사이
bots-hint-lead = { $side ->
    [ahead] 종료 시 약 { $points }점 앞섬 (오차 { $margin }점)
    [behind] 종료 시 약 { $points }점 뒤짐 (오차 { $margin }점)
   *[level] 종료 시 거의 대등함 (오차 { $margin }점)
}
bots-hint-expected = 대략적인 예상: 승률 { $chance }%
bots-why-points = { $who ->
    [you] 내 점수: { SIGNED($points) }
   *[other] 다른 플레이어의 점수: { SIGNED($points) }
}
bots-hint-then = 그다음: { $reasons }
bots-hint-only = 할 수 있는 행동은 이것뿐
bots-hint-unknown = 내다볼 시간이 없음

## 자기 봇이 없는 게임.

bots-plain-newcomer-name = 새내기
bots-plain-newcomer-temper = 이것저것 해 봅니다. 아무거나 할 때도 많습니다.
bots-plain-beginner-name = 초보
bots-plain-beginner-temper = 규칙은 알지만 실수를 합니다.
bots-plain-regular-name = 중수
bots-plain-regular-temper = 모든 행동을 한 번씩 훑어봅니다.
bots-plain-skilled-name = 숙련자
bots-plain-skilled-temper = 유망한 행동을 꼼꼼히 봅니다.
bots-plain-expert-name = 전문가
bots-plain-expert-temper = 결정마다 끝까지 여러 번 미리 해 봅니다.
bots-plain-master-name = 고수
bots-plain-master-temper = 제한 시간이 허락하는 만큼 생각합니다.
