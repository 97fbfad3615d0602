# 인쇄해서 놀기: 모든 쪽에 있는 말과, 무엇을 인쇄할지 고르는 화면.

print-foot = Arizona · CC BY 4.0 · 100%로 인쇄
print-left = { $game } · { $part }
print-rules = 규칙
print-aid = 참조표
print-keepsake = 기념 인쇄
print-total = 합계
print-start = 시작할 때
