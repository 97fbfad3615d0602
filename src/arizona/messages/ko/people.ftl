# 계정, 이름, 비밀번호, 대회.

## 이름

people-name-length = { $least }자에서 { $most }자까지 쓸 수 있습니다.
people-name-characters = 영문자, 숫자, _, - 만 쓸 수 있습니다.
people-name-no-letter = 글자를 하나 이상 쓰세요.
people-name-reserved = 쓸 수 없는 이름입니다. 다른 이름을 고르세요.
people-name-character = 캐릭터의 이름입니다. 다른 이름을 고르세요.
people-name-taken = 이 이름이나 비슷해 보이는 이름이 이미 있습니다.
people-name-was-reset = 관리자가 초기화한 이름입니다. 다른 이름을 고르세요.
people-offline-other = 다른 사람이 한 게임입니다. 저장하려면 그 계정으로 로그인하세요.
people-rename-wait = { $days }일 뒤에 이름을 다시 바꿀 수 있습니다.

## 비밀번호

people-password-short = { $least }자 이상 쓰세요.
people-password-long = 비밀번호가 너무 깁니다.
people-password-name = 비밀번호에 이름을 쓰지 마세요.
people-password-common = 추측하기 쉬운 비밀번호입니다. 임의의 단어 서너 개를 써 보세요.

## 로그인: 할 수 없는 것

people-sign-in-wrong = 사용자 이름이나 비밀번호가 틀립니다.
people-sign-in-wait = 잘못된 시도가 너무 많습니다. { $seconds }초 뒤에 다시 해 보세요.
people-sign-in-first = 먼저 로그인하세요.
people-recover-wrong = 사용자 이름이나 복구 코드가 틀리거나 이미 쓴 코드입니다.
people-password-wrong = 비밀번호가 틀립니다.
people-banned = 이 계정은 정지되었습니다. { $reason }
people-too-many-accounts = 이 네트워크에서 새 계정이 너무 많이 만들어졌습니다. 내일 다시 해 보세요.
people-invitation-needed = 이곳에서 계정을 만들려면 초대 코드가 필요합니다.
people-invitation-invalid = 초대 코드가 틀리거나, 이미 쓰였거나, 만료되었습니다.
people-registration-closed = 이곳에서는 새 계정을 만들 수 없습니다.
people-delete-name = 계정을 삭제하려면 사용자 이름을 정확히 쓰세요.
people-name-on-account-page = 이름은 계정 페이지에서 바꾸세요.

## 계정 페이지

people-account = 계정
people-create = 계정 만들기
people-create-lead = 이메일이 필요 없습니다. 테이블, 팩, 퍼즐을 모든 기기에서 이어 갑니다.
people-sign-in = 로그인
people-sign-out = 로그아웃
people-have-account = 이미 계정이 있습니다
people-username = 사용자 이름
people-username-help = 영문자, 숫자, _, - 로 3자에서 20자. 다른 사람에게 보입니다.
people-username-free = 쓸 수 있는 이름입니다: { $name }
people-password = 비밀번호
people-password-help = 10자 이상. 임의의 단어 서너 개가 좋습니다.
people-password-current = 현재 비밀번호
people-password-new = 새 비밀번호
people-password-changed = 비밀번호를 바꿨습니다. 다른 기기는 로그아웃되었습니다.
people-invitation = 초대 코드
people-invitation-have = 초대 코드가 있습니다
people-guest-title = 게스트로 한 모든 것이 계정으로 옮겨집니다
people-guest-finished = 끝난 게임 { $count }판
people-guest-running = 진행 중인 테이블 { $count }개
people-guest-packs = 직접 만든 팩 { $count }개
people-guest-puzzles = 푼 퍼즐 { $count }개
people-recover = 복구 코드 쓰기
people-recover-lead = 복구 코드 하나와 새 비밀번호를 쓰세요. 다른 기기에서는 로그아웃됩니다.
people-recover-set = 비밀번호 바꾸고 로그인
people-code = 복구 코드
people-codes = 복구 코드
people-codes-title = 복구 코드를 보관하세요
people-codes-lead = 패스키를 잃거나 비밀번호를 잊으면 코드마다 한 번씩 로그인할 수 있습니다. 지금만 보이니 인쇄하거나 적어 두세요.
people-codes-download = 코드 내려받기
people-codes-saved = 코드를 보관했습니다
people-codes-left = 10개 중 { $count }개 남음
people-codes-new = 새 코드
people-done = 완료
people-signed-in-as = 로그인: { $name }. 계정을 만든 날: { $date }
people-devices = 기기
people-device-here = 이 기기
people-device-unknown = 알 수 없는 브라우저
people-device-used = 마지막 사용: { $date }
people-device-end = 로그아웃: { $device }
people-devices-end = 다른 기기 모두 로그아웃
people-change = 바꾸기
people-rename-at = { $date }부터 다시 바꿀 수 있습니다.
people-rename-now = 90일마다 바꿀 수 있습니다.
people-data = 내 데이터
people-export = 모두 내보내기
people-export-help = 게임, 팩, 퍼즐, 설정, 기기를 담은 JSON 파일 하나.
people-delete = 계정 삭제
people-delete-help = 14일 뒤에 이름, 채팅, 팩, 퍼즐이 삭제됩니다. 게임은 상대를 위해 “Former player” 이름으로 남습니다. 그 전에 로그인하면 계정이 유지됩니다.
people-delete-done = 계정은 14일 뒤에 삭제됩니다. 그 전에 로그인하면 유지됩니다.

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
tournament-format-swiss = 스위스 방식
tournament-format-pods = 조별 스위스
tournament-format-arena = 아레나
tournament-format-knockout = 토너먼트
tournament-format-duplicate = 듀플리케이트
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
tournament-column-tops = 최고
tournament-saved = 저장했습니다: { $file }

## 동점 기준: 뜻

tiebreak-buchholz-cut = 부흐홀츠 컷 1: 상대들의 승점에서 가장 낮은 것을 뺀 합입니다. 강한 상대를 만날수록 높습니다.
tiebreak-buchholz = 부흐홀츠: 상대들의 승점을 더한 값입니다. 강한 상대를 만날수록 높습니다.
tiebreak-direct = 승자승: 동점자끼리 모두 만났을 때, 그 판들에서 얻은 승점입니다.
tiebreak-sonneborn-berger = 존네보른–베르거: 이긴 상대의 승점에 비긴 상대의 승점 절반을 더한 값입니다.
tiebreak-wins = 이긴 판: 이긴 판의 수입니다.
tiebreak-progressive = 누적: 라운드마다 그때까지의 승점을 더한 값입니다. 일찍 얻은 승점이 더 중요합니다.
tiebreak-streak = 최다 연승: 연달아 이긴 판의 가장 많은 수입니다.
tiebreak-tops = 최고: 같은 자리에서 아무도 더 잘하지 못한 보드의 수입니다.

## 동점 기준: 앞선 까닭

tiebreak-why-points = { $player } > { $other }: 승점 { DECIMAL($value) } 대 { DECIMAL($least) }.
tiebreak-why-buchholz-cut = { $player } > { $other }: 상대가 더 강했습니다. 가장 낮은 것을 뺀 상대 승점 { DECIMAL($value) } 대 { DECIMAL($least) } (부흐홀츠 컷 1).
tiebreak-why-buchholz = { $player } > { $other }: 상대가 더 강했습니다. 상대 승점 { DECIMAL($value) } 대 { DECIMAL($least) } (부흐홀츠).
tiebreak-why-direct = { $player } > { $other }: 맞대결 승점 { DECIMAL($value) } 대 { DECIMAL($least) }.
tiebreak-why-sonneborn-berger = { $player } > { $other }: 이긴 상대가 더 강했습니다. { DECIMAL($value) } 대 { DECIMAL($least) } (존네보른–베르거).
tiebreak-why-wins = { $player } > { $other }: 이긴 판 { $value } 대 { $least }.
tiebreak-why-progressive = { $player } > { $other }: 승점을 더 일찍 얻었습니다. { DECIMAL($value) } 대 { DECIMAL($least) } (누적).
tiebreak-why-streak = { $player } > { $other }: 더 긴 연승 { $value } 대 { $least }.
# $player, $other: names. $value, $least: numbers of boards.
tiebreak-why-tops = { $player } > { $other }: 최고 보드 { $value } 대 { $least }.
tiebreak-why-shared = 같은 순위: { $player }, { $other }

## 시작 페이지

find-players = 상대 찾기
find-players-of = 상대 찾기: { $game }
people-live = 지금 진행 중
people-watch = 관전
people-online-now = { $count }명 온라인
