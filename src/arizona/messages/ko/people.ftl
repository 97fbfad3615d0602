# 계정, 이름, 비밀번호, 대회.

## 이름

people-name-length = { $least }자에서 { $most }자까지 쓸 수 있습니다.
people-name-characters = 영문자, 숫자, _, - 만 쓸 수 있습니다.
people-name-no-letter = 글자를 하나 이상 쓰세요.
people-name-spaces = 앞뒤 공백과 연속된 공백을 지우세요.
people-display-name-characters = 글자, 숫자, 공백, 간단한 문장 부호를 쓰세요.
people-name-reserved = 쓸 수 없는 이름입니다. 다른 이름을 고르세요.
people-name-character = 캐릭터의 이름입니다. 다른 이름을 고르세요.
people-name-taken = 이 이름이나 비슷해 보이는 이름이 이미 있습니다.
people-rename-wait = { $days }일 뒤에 이름을 다시 바꿀 수 있습니다.

## 비밀번호

people-password-short = { $least }자 이상 쓰세요.
people-password-long = 비밀번호가 너무 깁니다.
people-password-name = 비밀번호에 이름을 쓰지 마세요.
people-password-common = 추측하기 쉬운 비밀번호입니다. 임의의 낱말 서너 개를 써 보세요.

## 대회: 할 수 없는 것

tournament-no-entrant = 이 대회에 없는 참가자입니다: { $player }
tournament-closed = 이미 시작한 대회이며, 이 방식에서는 늦게 참가할 수 없습니다.
tournament-entered = 이미 참가했습니다: { $player }
tournament-round-known = { $round }라운드는 이미 대진이 정해졌습니다.
tournament-twice-in-round = { $round }라운드에서 한 사람이 두 테이블에 있습니다.
tournament-no-table = { $round }라운드에 { $table }번 테이블이 없습니다.
tournament-result-malformed = { $round }라운드 { $table }번 테이블의 결과가 테이블과 맞지 않습니다.
tournament-result-known = { $round }라운드 { $table }번 테이블에는 이미 다른 결과가 있습니다.
tournament-size = 이 방식에는 { $least }명에서 { $most }명까지 참가할 수 있습니다.
tournament-over = 모든 라운드를 마쳤습니다.
tournament-round-open = { $round }라운드가 아직 끝나지 않았습니다.
tournament-nobody-waits = 쉬고 있는 참가자가 한 테이블을 채우기에 모자랍니다.
tournament-file-version = 알 수 없는 파일 버전입니다: { $version }
tournament-file-malformed = 대회 파일이 아닙니다: { $reason }

## 대회: 터미널에 보이는 것

tournament-title = { $game }: { $format }, { $players }명
tournament-format-round-robin = 리그전
tournament-format-swiss = 스위스
tournament-format-pods = 조별 스위스
tournament-format-arena = 아레나
tournament-format-knockout = 토너먼트
tournament-format-duplicate = 듀플리킷
tournament-round = { $round }라운드
tournament-bye = { $player }: 부전승
tournament-column-place = 순위
tournament-column-player = 참가자
tournament-column-points = 승점
tournament-column-percent = 비율
tournament-column-difference = 점수 차
tournament-column-matches = 이긴 대결
tournament-column-buchholz-cut = 부흐홀츠 컷 1
tournament-column-buchholz = 부흐홀츠
tournament-column-direct = 승자승
tournament-column-sonneborn-berger = 존네보른–베르거
tournament-column-wins = 이긴 판
tournament-column-progressive = 누적
tournament-column-streak = 최다 연승
tournament-saved = 저장했습니다: { $file }

## 동점 기준: 뜻

tiebreak-buchholz-cut = 부흐홀츠 컷 1: 상대들의 승점에서 가장 낮은 것을 뺀 합입니다. 강한 상대를 만날수록 높습니다.
tiebreak-buchholz = 부흐홀츠: 상대들의 승점을 더한 값입니다. 강한 상대를 만날수록 높습니다.
tiebreak-direct = 승자승: 동점자끼리 모두 만났을 때, 그 판들에서 얻은 승점입니다.
tiebreak-sonneborn-berger = 존네보른–베르거: 이긴 상대의 승점에 비긴 상대의 승점 절반을 더한 값입니다.
tiebreak-wins = 이긴 판: 이긴 판의 수입니다.
tiebreak-progressive = 누적: 라운드마다 그때까지의 승점을 더한 값입니다. 일찍 얻은 승점이 더 중요합니다.
tiebreak-streak = 최다 연승: 연달아 이긴 판의 가장 많은 수입니다.

## 동점 기준: 앞선 까닭

tiebreak-why-points = { $player } > { $other }: 승점 { $value } 대 { $least }.
tiebreak-why-buchholz-cut = { $player } > { $other }: 상대가 더 강했습니다. 가장 낮은 것을 뺀 상대 승점 { $value } 대 { $least } (부흐홀츠 컷 1).
tiebreak-why-buchholz = { $player } > { $other }: 상대가 더 강했습니다. 상대 승점 { $value } 대 { $least } (부흐홀츠).
tiebreak-why-direct = { $player } > { $other }: 서로 한 판의 승점 { $value } 대 { $least }.
tiebreak-why-sonneborn-berger = { $player } > { $other }: 이긴 상대가 더 강했습니다. { $value } 대 { $least } (존네보른–베르거).
tiebreak-why-wins = { $player } > { $other }: 이긴 판 { $value } 대 { $least }.
tiebreak-why-progressive = { $player } > { $other }: 승점을 더 일찍 얻었습니다. { $value } 대 { $least } (누적).
tiebreak-why-streak = { $player } > { $other }: 더 긴 연승 { $value } 대 { $least }.
tiebreak-why-shared = 같은 순위: { $player }, { $other }
