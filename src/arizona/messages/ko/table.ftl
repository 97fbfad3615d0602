# 테이블: 서버가 거절한 까닭과 서버의 다른 문장.

table-refused-stale = 그사이 게임이 진행되어 방금 한 행동은 반영되지 않았습니다.
table-refused-illegal = 여기서는 할 수 없는 행동입니다.
table-refused-not-your-turn = 내 차례가 아닙니다.
table-refused-not-your-seat = 내 자리가 아닙니다.
table-refused-over = 게임이 끝났습니다.
table-refused-read-only = 이 테이블은 보기만 할 수 있습니다.
table-refused-no-undo = 되돌릴 것이 없습니다.
table-no-undo-nothing = 아직 한 행동이 없습니다.
table-no-undo-turn = 이번 차례에 아직 한 행동이 없습니다.
table-no-undo-chance = 그 뒤로 무작위 결과가 나와서 되돌릴 수 없습니다.
table-no-undo-person = 그 뒤로 { JOSA($name, "이/가") } 행동해서 되돌릴 수 없습니다.
table-no-undo-seat = 그 뒤로 다른 플레이어가 행동해서 되돌릴 수 없습니다.
table-no-undo-settled = 그 뒤로 시간이 다 되었거나 누군가 기권해서 되돌릴 수 없습니다.
table-no-undo-watching = 여기서는 관전만 합니다.
table-no-undo-enough = 이 테이블에서는 되돌리기를 너무 많이 해서 더 되돌릴 수 없습니다. 게임은 계속할 수 있습니다.
table-undo-too-fast = 되돌리기가 너무 빠릅니다. 몇 초 뒤에 다시 해 보세요.
table-sent-away-away = 자리를 비워서 호스트가 자리에서 내보냈습니다.
table-sent-away-rude = 부적절한 언행 때문에 호스트가 자리에서 내보냈습니다.
table-sent-away-mistake = 잘못 앉은 자리라서 호스트가 내보냈습니다.
table-sent-away-other = 호스트가 자리에서 내보냈습니다.
table-refused-malformed = 처리하지 못했습니다.
table-refused-too-large = 너무 깁니다.
table-refused-too-fast = 요청이 너무 잦습니다. 잠시 기다려 주세요.
table-refused-too-many = 이 서버의 한도에 이르렀습니다.
table-refused-full = 서버가 가득 찼습니다. 잠시 뒤에 다시 해 보세요.
# $seconds: an estimate of the wait; $ahead: how many jobs are in the queue.
table-work-full = 서버가 바쁩니다. { $ahead ->
    [0] 지금은 작업을 더 받을 수 없습니다
   *[other] 작업 { $ahead }개가 기다리고 있습니다
}. 약 { $seconds }초 뒤에 다시 해 보세요.
table-work-too-long = 너무 오래 걸려서 멈췄습니다. 더 작은 것으로 해 보세요.
table-refused-muted = 이 테이블의 호스트가 내 채팅을 막았습니다.
table-refused-sent-away = 이 테이블의 호스트가 자리에서 내보냈습니다.
table-refused-say-hello = 아직 연결되지 않았습니다. 페이지를 새로 고치세요.
table-refused-no-such-table = 테이블을 찾을 수 없습니다.
table-refused-no-such-seat = 이 테이블에 그런 자리가 없습니다.
table-refused-no-such-game = 게임을 찾을 수 없습니다.
table-refused-no-such-report = 보고서를 찾을 수 없습니다.
table-refused-no-such-pack = 팩을 찾을 수 없습니다.
table-refused-no-such-person = 계정을 찾을 수 없습니다.
table-refused-no-printer = 이 서버는 인쇄할 수 없습니다. 운영자가 arizona[print]를 설치해야 합니다.
table-refused-no-such-bot = 봇을 찾을 수 없습니다.
table-refused-no-such-moment = 게임에 그런 단계가 없습니다.
table-refused-seat-taken = 다른 사람의 자리입니다.
table-refused-wrong-secret = 이 자리 링크는 잘못되었거나 만료되었습니다.
table-refused-not-host = 테이블의 호스트만 할 수 있습니다.
table-refused-not-allowed = 이 서버에서는 허용되지 않습니다.
table-refused-bad-options = 함께 쓸 수 없는 옵션입니다.
table-refused-bad-content = 이 콘텐츠 팩은 쓸 수 없습니다.
table-refused-bad-record = 열 수 있는 게임 파일이 아닙니다.
table-refused-bad-hook = 이 주소는 알림에 쓸 수 없습니다.
table-refused-bad-name = 이 이름은 쓸 수 없습니다.
table-refused-no-answer = 봇이 지금은 답하지 못합니다.
table-refused-foreign-origin = 다른 사이트에서 온 요청입니다.
table-refused-no-store = 서버가 지금은 진행을 저장할 수 없습니다. 바뀐 것은 없습니다.
table-refused-no-space = 서버의 저장 공간이 부족합니다. 진행 중인 게임은 계속되지만 지금은 새로 저장할 수 없습니다. 나중에 다시 하거나 호스트에게 알려 주세요.
# $most: the limit in megabytes.
table-refused-quota = 이 네트워크 주소에서 저장할 수 있는 만큼({ $most }MB) 모두 저장했습니다. 필요 없는 테이블이나 팩을 지우거나 나중에 다시 오세요.
table-refused-confirm = 게임이 진행 중입니다. 이 플레이어를 정말 내보낼지 확인해 주세요.
table-refused-behind = 이 서버에는 아직 최근 행동이 반영되지 않았습니다. 다시 시도하는 중…
table-refused-server-error = 서버에 문제가 생겼습니다. 바뀐 것은 없습니다.

table-trouble-locked = 서버가 지금은 진행을 저장할 수 없습니다. 다른 프로그램이 파일을 사용 중입니다. 제한 시간은 멈췄고 자동으로 이어집니다.
table-trouble-full = 서버가 지금은 진행을 저장할 수 없습니다. 디스크가 가득 찼습니다. 제한 시간은 멈췄고 공간이 생기면 자동으로 이어집니다.
table-trouble-damaged = 서버 파일이 손상되었습니다. 운영자가 백업을 복원해야 하며, 그때까지 아무도 플레이할 수 없습니다.
table-trouble-failing = 서버가 지금은 파일을 읽거나 쓸 수 없습니다. 제한 시간은 멈췄고 자동으로 다시 시도합니다.
table-trouble-away = 서버가 지금은 테이블 데이터에 연결할 수 없습니다. 제한 시간은 멈췄고 자동으로 이어집니다.

table-bot-random = 회전초
table-bot-greedy = 까치

table-prompt-read-only = 이 서버에 없는 규칙이나 콘텐츠로 한 게임입니다.
table-bot-search = 측량사

# 무엇을 두든 테이블에서 일어나는 일.

table-event-resigned = { JOSA($name, "이/가") } 기권했습니다.
table-event-gone = { JOSA($name, "이/가") } 테이블을 떠났습니다.
table-event-out-of-time = { $name }의 시간이 다 되어 봇이 대신 결정합니다.
table-event-draw-agreed = { JOSA($name, "이/가") } 무승부에 동의했습니다.
table-event-nobody-left = 이어서 할 사람이 없습니다.
table-over-resigned = { $name } 기권.
table-over-gone = { JOSA($name, "이/가") } 떠났습니다.
table-over-draw-agreed = 무승부에 동의했습니다.
table-over-nobody-left = { JOSA($name, "이/가") } 기권하여 봇만 남았습니다.
table-not-begun = 자리가 다 차면 게임이 시작됩니다.
table-not-gone = 차례인 플레이어가 자리를 비우지 않았습니다.
table-not-gone-yet = { $minutes }분 뒤에 선언할 수 있습니다.
table-seat-given-up = 내놓은 자리로는 돌아올 수 없습니다.
table-for-one = 주사위·뽑기 결과를 되돌릴 수 있는 테이블이라 호스트만 앉을 수 있습니다.
table-too-many = 진행 중인 게임이 { $tables }판입니다. 먼저 몇 판을 끝내세요.
table-undo-alone = 주사위·뽑기 결과는 다른 사람이 없는 테이블에서만 되돌릴 수 있습니다.
table-rematch-seated = 재대결은 테이블에 앉은 사람만 할 수 있습니다.
table-not-over = 아직 게임이 끝나지 않았습니다.
table-no-spectators = 이 테이블은 관전할 수 없습니다.
table-delete-others = 다른 사람들이 게임하는 테이블입니다. 먼저 기권하거나 끝날 때까지 기다리세요.
table-card-title = { $game }: { $names }
table-card-open = 빈자리
table-card-waiting = 테이블 “{ $table }”에서 플레이어를 기다립니다.
table-card-playing = 테이블 “{ $table }” 관전: { $score }.
table-card-over = 테이블 “{ $table }”의 게임이 { JOSA($score, "으로/로") } 끝났습니다. 모든 행동을 볼 수 있습니다.
table-push-title = { $name } 님의 차례입니다
table-push-body = { $game }, 테이블 “{ $table }”
table-no-draw = 이 게임에는 무승부가 없습니다.
table-no-draw-bot = 봇은 무승부에 동의하지 않습니다.
table-draw-once = 이번 차례에 이미 무승부를 제안했습니다.

table-rules-none = { $game }에는 규칙 페이지가 없습니다. 할 수 있는 행동은 모두 테이블에 보입니다.

# The picture of a review.
table-share-seat = 플레이어 { $number }
table-share-accuracy = 정확도
table-share-line = { $count ->
    [0] 이야기할 만한 실수가 없었습니다.
   *[other] 승부처 { $count }곳.
}

## Fair play

table-refused-fair-play = 다른 사람과 겨루는 게임이므로 끝날 때까지 힌트와 분석을 쓸 수 없습니다.
table-fair-play-copy = 사람끼리 겨루는 게임이 아직 진행 중입니다. 끝난 뒤에 저장하거나 이어 할 수 있습니다.
table-no-undo-ask = 차례가 끝났습니다. 다른 플레이어에게 되돌리기를 요청하세요.
table-undo-once = 이미 요청했습니다. 다음 행동이 나온 뒤에 다시 요청할 수 있습니다.
table-undo-expired = 이 요청은 더 이상 유효하지 않습니다.

## Requests between players and their answers

# $name: a player’s name.
table-note-undo-asked = { JOSA($name, "이/가") } 마지막 행동을 되돌리자고 요청했습니다.
# $name: a player’s name.
table-note-undo-agreed = { JOSA($name, "이/가") } 되돌리기를 허락했습니다.
# $name: a player’s name.
table-note-undo-declined = { JOSA($name, "이/가") } 되돌리기를 거절했습니다.
# $name: a player’s name.
table-note-undo-withdrawn = { JOSA($name, "이/가") } 되돌리기 요청을 철회했습니다.
table-note-undo-expired = 되돌리기 요청이 만료되었습니다.
# $name: a player’s name.
table-note-draw-offered = { JOSA($name, "이/가") } 무승부를 제안했습니다.
# $name: a player’s name.
table-note-draw-declined = { JOSA($name, "이/가") } 무승부를 거절했습니다.
# $name: a player’s name.
table-note-draw-withdrawn = { JOSA($name, "이/가") } 무승부 제안을 철회했습니다.
# $name: a player’s name.
table-note-friendly-agreed = { JOSA($name, "이/가") } 친선 테이블에 동의했습니다.
table-note-friendly-begun = 모두 동의했습니다. 이제 친선 테이블입니다. 힌트와 분석을 쓸 수 있습니다.
# $name: a player’s name.
table-note-friendly-ended = { JOSA($name, "이/가") } 친선 테이블을 원하지 않습니다. 힌트와 분석을 쓸 수 없습니다.
# $name: a player’s name.
table-note-bot-plays = { JOSA($name, "이/가") } 봇에게 맡겼습니다.
# $name: a player’s name.
table-note-person-plays = { JOSA($name, "이/가") } 다시 직접 플레이합니다.
