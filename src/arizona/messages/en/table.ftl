# The table: why the server refused something, and other sentences that come from it.

table-refused-stale = The table has moved on; nothing was changed.
table-refused-illegal = That move is not legal here.
table-refused-not-your-turn = It is not your turn.
table-refused-not-your-seat = That seat is not yours.
table-refused-over = The game is over.
table-refused-read-only = This table can only be looked at.
table-refused-no-undo = There is nothing you can take back.
table-no-undo-nothing = You have decided nothing yet.
table-no-undo-turn = You have decided nothing in this turn yet.
table-no-undo-luck = Luck was revealed since: what chance has drawn stays.
table-no-undo-person = { $name } has decided since.
table-no-undo-seat = Another seat has decided since.
table-no-undo-settled = Time ran out or somebody gave up since: what came before it stays.
table-no-undo-watching = You only watch here.
table-refused-malformed = The server did not understand that.
table-refused-too-large = That was too long.
table-refused-too-fast = Too fast; wait a moment.
table-refused-too-many = You have as many of these as this server allows.
table-refused-full = The server is full. Try again in a moment.
table-refused-muted = The host of this table does not want to hear more from you.
table-refused-sent-away = The host of this table has sent you away from its seats.
table-refused-say-hello = The connection has not introduced itself yet.
table-refused-no-such-table = There is no such table.
table-refused-no-such-seat = There is no such seat at this table.
table-refused-no-such-game = There is no such game.
table-refused-no-such-report = There is no such report.
table-refused-no-such-pack = There is no pack at this address.
table-refused-no-printer = This server cannot print: its host has to install arizona[print].
table-refused-no-such-bot = There is no such bot.
table-refused-no-such-moment = The game has no such moment.
table-refused-seat-taken = Somebody else has that seat.
table-refused-wrong-secret = This seat link is not valid, or not any more.
table-refused-not-host = Only the host of the table can do that.
table-refused-not-allowed = This server does not allow that.
table-refused-bad-options = These options do not go together.
table-refused-bad-content = This content cannot be used.
table-refused-bad-record = This is not a record that can be opened.
table-refused-bad-hook = This address cannot be used for notices.
table-refused-bad-name = This name cannot be used.
table-refused-no-answer = The bot has no answer now.
table-refused-foreign-origin = The request came from another site.
table-refused-no-store = The server cannot keep moves just now; nothing was changed.
table-refused-behind = This server does not have your newest moves yet. Trying again…
table-refused-server-error = Something went wrong on the server; nothing was changed.

table-trouble-locked = The server cannot keep moves just now: another program holds its file. Clocks stand, and it goes on by itself.
table-trouble-full = The server cannot keep moves just now: its disk is full. Clocks stand, and it goes on by itself when there is room.
table-trouble-damaged = The server's file is damaged. Your host has to restore a backup; until then nobody can move.
table-trouble-failing = The server cannot read or write its file just now. Clocks stand, and it tries again by itself.
table-trouble-away = The server cannot reach its tables just now. Clocks stand, and it goes on by itself.

table-bot-random = Tumbleweed
table-bot-greedy = Magpie

table-prompt-read-only = This game was played under rules or content that this server does not have.
table-bot-search = Surveyor

# What happens at a table, whatever is played there.

table-event-resigned = { $name } resigned.
table-event-gone = { $name } has left the table.
table-event-out-of-time = { $name } is out of time: a bot decides.
table-event-draw-agreed = { $name } agreed on a draw.
table-event-nobody-left = Nobody plays on.
table-over-resigned = { $name } resigned.
table-over-gone = { $name } has left.
table-over-draw-agreed = You agreed on a draw.
table-over-nobody-left = { $name } resigned, and only bots are left.
table-not-begun = The game begins when all seats are taken.
table-not-gone = It is not the turn of somebody who is away.
table-not-gone-yet = { $minutes ->
    [one] One more minute, then you can say that they have left.
   *[other] { $minutes } more minutes, then you can say that they have left.
}
table-seat-given-up = Whoever gave up a seat does not come back to it.
table-for-one = Luck can be taken back here: this table is for its host alone.
table-too-many = You have { $tables } games running. Finish some of them first.
table-take-back-alone = Luck can be taken back only where nobody else plays.
table-rematch-seated = A rematch is for those who sit at the table.
table-not-over = The game is not over yet.
table-no-spectators = This table is closed to spectators.
table-delete-others = Others play at this table. Resign first, or wait for the end.
table-card-title = { $game }: { $names }
table-card-open = a free seat
table-card-waiting = The table { $table } waits for players.
table-card-playing = Watch the table { $table }: { $score }.
table-card-over = The table { $table } ended { $score }. Look at every move.
table-push-title = { $name }, it is your turn
table-push-body = { $game }, table { $table }
table-no-draw = This game knows no draw.
table-no-draw-bot = A bot plays every game to its end.
table-draw-once = You have offered a draw in this turn already.

table-rules-none = { $game } brings no page of rules. Every move you may make is shown at the table.

# The picture of a review.
table-share-seat = Player { $number }
table-share-accuracy = accuracy
table-share-line = { $count ->
    [0] Not one mistake worth telling.
    [one] One moment decided it.
   *[other] { $count } moments decided it.
}
