# 인쇄해서 놀기: 모든 쪽에 있는 말과, 무엇을 인쇄할지 고르는 화면.

print-foot = Arizona · CC BY 4.0 · 100%로 인쇄
print-left = { $game } · { $part }
print-rules = 규칙
print-aid = 참조표
print-keepsake = 기념 인쇄
print-total = 합계
print-start = 게임 준비
print-card-size = 카드 크기
print-poker = 포커 카드, 63 × 88 mm
print-sleeve = 슬리브용, 61 × 86 mm
print-bridge = 브리지 카드, 57 × 87 mm
print-mini = 미니 카드, 44 × 67 mm
print-tarot = 타로 카드, 70 × 120 mm
print-box = 구성물
print-needs = 더 필요한 것
print-need-scissors = 가위나 재단기
print-need-glue = 풀
print-need-paper = 점수를 적을 종이와 연필
print-make = 만드는 법
print-make-size = 100%로 인쇄하세요. 1페이지의 자가 50 mm여야 합니다.
print-make-paper = 두꺼운 종이(200 g/m² 이상)가 오래갑니다.
print-make-sleeves = 헌 카드를 뒤에 대고 카드를 슬리브에 넣어도 됩니다.
print-make-backs = 카드 뒷면은 앞면 다음 페이지에 있습니다. 긴 변을 기준으로 뒤집어 양면 인쇄하세요.
print-spare = 예비 카드
print-spare-use = 잃어버린 카드나 직접 만든 카드로 쓰세요
