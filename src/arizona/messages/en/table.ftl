# Server messages: why a request was refused, events, notifications.

table-refused-stale = The game has moved on, so your move was not made.
table-refused-illegal = That move isn’t legal here.
table-refused-not-your-turn = It isn’t your turn.
table-refused-not-your-seat = That isn’t your seat.
table-refused-over = The game is over.
table-refused-read-only = This table is view only.
table-refused-no-undo = There is nothing to undo.
table-no-undo-nothing = You haven’t made a move yet.
table-no-undo-turn = You haven’t made a move this turn yet.
table-no-undo-chance = Something was rolled or drawn since then, so this can’t be undone.
# $name: a player’s name.
table-no-undo-person = { $name } has moved since then, so this can’t be undone.
table-no-undo-seat = Another player has moved since then, so this can’t be undone.
table-no-undo-settled = Since then time ran out or someone resigned, so this can’t be undone.
table-no-undo-watching = You’re only watching.
table-refused-malformed = Sorry, that didn’t work.
table-refused-too-large = That is too long.
table-refused-too-fast = Too many requests. Wait a moment and try again.
table-refused-too-many = You’ve reached this server’s limit.
table-refused-full = The server is full. Try again in a moment.
table-refused-muted = The host of this table has muted you.
table-refused-sent-away = The host has removed you from this table’s seats.
table-refused-say-hello = Not connected yet. Please reload the page.
table-refused-no-such-table = Table not found.
table-refused-no-such-seat = This table has no such seat.
table-refused-no-such-game = Game not found.
table-refused-no-such-report = Report not found.
table-refused-no-such-pack = Pack not found.
table-refused-no-such-person = Account not found.
table-refused-no-printer = This server can’t print. The host needs to install arizona[print].
table-refused-no-such-bot = Bot not found.
table-no-undo-enough = You’ve reached the undo limit of this table. You can keep playing.
table-undo-too-fast = Too many undos in a row. Wait a few seconds and try again.
table-sent-away-away = The host removed you from your seat because you were away.
table-sent-away-rude = The host removed you from your seat because of your behavior.
table-sent-away-mistake = The host removed you from your seat because you sat down by mistake.
table-sent-away-other = The host removed you from your seat.
# $seconds: an estimate of the wait; $ahead: how many jobs are in the queue.
table-work-full = The server is busy: { $ahead ->
    [0] it can’t take more work right now
    [one] 1 job is waiting
   *[other] { $ahead } jobs are waiting
}. Try again in about { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
table-work-too-long = This took too long, so it was stopped. Try something smaller.
table-refused-no-such-moment = This game doesn’t have that step.
table-refused-seat-taken = Someone else has that seat.
table-refused-wrong-secret = This seat link is no longer valid, or never was.
table-refused-not-host = Only the host of the table can do that.
table-refused-not-allowed = This server doesn’t allow that.
table-refused-bad-options = These options can’t be combined.
table-refused-bad-content = This content pack can’t be used.
table-refused-bad-record = This isn’t a game file that can be opened.
table-refused-bad-hook = This address can’t be used for notifications.
table-refused-bad-name = This name can’t be used.
table-refused-no-answer = The bot has no answer right now.
table-refused-foreign-origin = The request came from another site.
table-refused-no-store = The server can’t save moves right now. Nothing was changed.
table-refused-server-error = Something went wrong on the server. Nothing was changed.
table-refused-no-space = The server is running out of space. Games in progress continue, but nothing new can be saved. Try again later or tell the host.
# $most: the limit in megabytes.
table-refused-quota = This network address has saved as much as this server allows ({ $most } MB). Delete tables or packs you no longer need, or come back later.
table-refused-confirm = The game is under way. Confirm that you want to remove this player.
table-refused-behind = This server doesn’t have your latest moves yet. Trying again…

table-trouble-locked = The server can’t save moves right now because another program is using its file. Clocks are paused; play resumes automatically.
table-trouble-full = The server can’t save moves right now because its disk is full. Clocks are paused; play resumes automatically when there is space.
table-trouble-damaged = The server’s file is damaged. The host has to restore a backup; until then nobody can move.
table-trouble-failing = The server can’t read or write its file right now. Clocks are paused; the server keeps trying.
table-trouble-away = The server can’t reach its tables right now. Clocks are paused; play resumes automatically.

table-bot-random = Tumbleweed
table-bot-greedy = Magpie

table-prompt-read-only = This game was played with rules or content that this server doesn’t have.
table-bot-search = Surveyor

## Events at a table

# $name: a player’s name.
table-event-resigned = { $name } resigned.
# $name: a player’s name.
table-event-gone = { $name } left the table.
# $name: a player’s name.
table-event-out-of-time = { $name } ran out of time: a bot decides.
# $name: a player’s name.
table-event-draw-agreed = { $name } agreed to a draw.
table-event-nobody-left = Nobody is left to play.
# $name: a player’s name.
table-over-resigned = { $name } resigned.
# $name: a player’s name.
table-over-gone = { $name } left.
table-over-draw-agreed = You agreed to a draw.
# $name: a player’s name.
table-over-nobody-left = { $name } resigned, and only bots are left.
table-not-begun = The game starts when all seats are taken.
table-not-gone = The player whose turn it is hasn’t left.
# $minutes: a number of minutes.
table-not-gone-yet = { $minutes ->
    [one] You can claim in 1 minute.
   *[other] You can claim in { $minutes } minutes.
}
table-seat-given-up = You gave up this seat and can’t take it again.
table-for-one = Dice and draws can be undone here, so only the host may play.
# $tables: number of games.
table-too-many = You have { $tables } games in progress. Finish some of them first.
table-undo-alone = Dice and draws can only be undone when nobody else is playing.
table-rematch-seated = Only players at this table can start a rematch.
table-not-over = The game is not over yet.
table-no-spectators = This table doesn’t allow spectators.
table-delete-others = Other people are playing at this table. Resign first, or wait for the game to end.
# $game: name of a game, such as “Rails”. $names: players’ names, already joined.
table-card-title = { $game }: { $names }
# Stands for the name of a missing player.
table-card-open = an open seat
# $table: name of the game table.
table-card-waiting = Table { $table } is waiting for players.
# $table: name of the game table. $score: score, such as “12–9”.
table-card-playing = Watch table { $table }: { $score }.
# $table: name of the game table. $score: score, such as “12–9”.
table-card-over = Table { $table } ended { $score }. Go through every move.
# $name: a player’s name.
table-push-title = { $name }, it’s your turn
# $game: name of a game, such as “Rails”. $table: name of the game table.
table-push-body = { $game }, table { $table }
table-no-draw = This game has no draws.
table-no-draw-bot = Bots don’t agree to draws.
table-draw-once = You have already offered a draw this turn.

# $game: name of a game, such as “Rails”.
table-rules-none = There is no rules page for { $game }. The table shows every legal move.

## Picture of a review

# $number: number of the seat or player.
table-share-seat = Player { $number }
table-share-accuracy = accuracy
# $count: number of key moments.
table-share-line = { $count ->
    [0] Not one mistake worth mentioning.
    [one] One key moment.
   *[other] { $count } key moments.
}

## Fair play

table-refused-fair-play = You’re playing against other people, so hints and analysis are off until the game ends.
table-fair-play-copy = People are still playing this game against each other. You can save or continue it once it’s over.
table-no-undo-ask = Your turn is over. Ask the other players to let you undo.
table-undo-once = You’ve already asked. You can ask again after the next move.
table-undo-expired = This request is no longer open.

## Requests between players and their answers

# $name: a player’s name.
table-note-undo-asked = { $name } asked to undo the last move.
# $name: a player’s name.
table-note-undo-agreed = { $name } allowed the undo.
# $name: a player’s name.
table-note-undo-declined = { $name } declined the undo.
# $name: a player’s name.
table-note-undo-withdrawn = { $name } withdrew the request to undo.
table-note-undo-expired = The request to undo expired.
# $name: a player’s name.
table-note-draw-offered = { $name } offered a draw.
# $name: a player’s name.
table-note-draw-declined = { $name } declined the draw.
# $name: a player’s name.
table-note-draw-withdrawn = { $name } withdrew the draw offer.
# $name: a player’s name.
table-note-friendly-agreed = { $name } agreed to a friendly table.
table-note-friendly-begun = Everyone agreed: this is a friendly table now. Hints and analysis are on.
# $name: a player’s name.
table-note-friendly-ended = { $name } doesn’t want a friendly table. Hints and analysis are off.
# $name: a player’s name.
table-note-bot-plays = { $name } let a bot take over.
# $name: a player’s name.
table-note-person-plays = { $name } took over from the bot.
