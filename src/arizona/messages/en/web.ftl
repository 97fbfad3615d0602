# Texts of the web page. Each game has its own file.

web-brand = Arizona
web-tagline = Three games from the desert
# $title: title of the page.
web-title-page = { $title } · Arizona
# $game: name of a game, such as “Rails”.
web-title-table = { $game } · Arizona
# $game: name of a game, such as “Rails”.
web-title-your-turn = ● Your turn · { $game }
# $game: name of a game, such as “Rails”.
web-title-over = { $game } is over · Arizona

## Games

web-games = Games

## Start page

web-play-now = Play now
web-puzzles = Puzzles
web-puzzles-today = Today’s puzzles
web-puzzles-line = Three a day
web-workshop = Workshop
daily-title = Daily Desert
# On the start page, next to “Daily Desert”; short.
daily-card = Same deal for everyone
# $least: the lowest number allowed. $most: the highest number allowed.
web-players =
    { $least ->
        [1] One to { $most } players
        [2] { $most ->
            [2] Two players
           *[other] Two to { $most } players
        }
       *[other] { $least } to { $most } players
    }
# $game: name of a game, such as “Rails”.
web-poster-plain = { $game }: a desert with mesas and saguaros
# $game: name of a game, such as “Rails”.
web-play-now-of = Play { $game } now
web-set-up = Set up a table
web-rules = Rules
# $game: name of a game, such as “Rails”.
web-rules-of = Rules of { $game }
web-aid = Quick reference
# $game: name of a game, such as “Rails”.
web-aid-of = Quick reference: { $game }
web-about = About
# $game: name of a game, such as “Rails”. $pack: name of the content pack.
web-content-of = { $game }: content pack { $pack }
# $title: name of the pack. $hash: hash of the content pack.
web-content-lead = { $title }. Everything in the pack, drawn as it looks at the table. Hash: { $hash }.
web-content-look = View the pack
web-reports = Reports
web-reports-of = Lab reports
web-reports-lead = What many games between bots say about each game: who wins, how close it is, and which cards get taken. Each report opens on its own page.
web-reports-none = No reports yet. The host can publish one with: arizona lab report RUN --publish
# $kilobytes: size in kilobytes.
web-report-size = { $kilobytes } kB
# Link to the start page.
web-home = Back to the games
web-back = Back to my tables
# Name of the navigation, for screen readers.
web-places = Menu
web-your-games = Your games
web-continue = Continue
# $game: name of a game, such as “Rails”. $company: who else plays. $standing: state of the game,
# already translated.
web-continue-line = { $game } · { $company } · { $standing }
# Nobody else plays at the table.
web-alone = solo
web-new-here = New here?
# $game: name of a game, such as “Rails”.
web-new-here-line = Learn { $game } in a guided game
web-friends = Friends
web-my-tables = My tables
# $running: number of games in progress. $waiting: number of games waiting for you.
web-my-tables-line = { $running ->
    [0] none in progress
    [one] 1 in progress
   *[other] { $running } in progress
  }{ $waiting ->
    [0] { "" }
    [one] , 1 waiting for you
   *[other] , { $waiting } waiting for you
  }
web-lobby = Lobby
web-tournaments = Tournaments
# $count: a number.
web-lobby-line = { $count ->
    [0] no open tables
    [one] 1 open table
   *[other] { $count } open tables
  }
web-foot-watch = Watch a game
web-foot-record = Replay a saved game
web-guest = guest
# $number: number of the seat or player.
web-guest-name = Guest { $number }
# $number: number of the seat or player.
web-player-name = Player { $number }
# $name: a player’s name.
web-you = You: { $name } (guest). Change your name
web-name-title = Your name
web-name-label = Name
web-name-help = Other players see this name. This browser remembers you; an account works on every device.
web-name-save = Save
web-close = Close
web-cancel = Cancel
web-loading = Loading…
web-no-answer = The server isn’t responding. Please try again.
# A file that the user has chosen on this device.
web-file-unreadable = This file can’t be read. It may have been moved or deleted.
web-table-older = This server has an older version of this game than the one you have seen. Reload the page to see it anyway.
web-missing-title = Nothing here but sand
web-missing-text = This link leads nowhere. Part of it may be missing.
web-skip = Skip to content
web-skip-to-board = Skip to the board

## Settings

web-settings = Settings
web-setting-theme = Appearance
web-theme-system = Match system
# Label of a small control: max 12.
web-theme-light = Light
# Label of a small control: max 12.
web-theme-dark = Dark
web-theme-to-light = Switch to light mode
web-theme-to-dark = Switch to dark mode
web-setting-motion = Motion
web-motion-system = Match system
web-motion-on = On
web-motion-off = Off
web-setting-pace = Speed of other players’ moves
# Label of a small control: max 12.
web-pace-slow = Slow
# Label of a small control: max 12.
web-pace-normal = Normal
# Label of a small control: max 12.
web-pace-quick = Fast
web-pace-none = Instant
web-setting-language = Language
# Entry of the language menu for a language whose translation is not finished. $name: its name in
# that language. $percent: how much of it is translated.
web-language-draft = { $name } (draft, { $percent }%)
web-setting-contrast = High contrast
web-setting-confirm = Confirm each move
web-setting-confirm-help = A second click confirms each move.
web-setting-pay = Pay automatically
web-setting-pay-help = When one way to pay is clearly best.
web-setting-sound = Sound effects
# Switch in the settings.
web-setting-chat = Chat at tables
web-setting-chat-help = If off, no chat is sent to this browser.
web-setting-notify = Notifications
web-setting-notify-help = Notifies you when it’s your turn, but only while this page is open in another tab. This browser or server can’t notify you once the page is closed.
web-setting-notify-closed = Even when this page is closed.

## Set-up

# $game: name of a game, such as “Rails”.
web-setup-title = Set up { $game }
web-setup-at-once = Everyone is here: the game starts right away.
web-setup-by-link = Share the table’s link. The game starts when everyone is here.
web-open-table = Open the table
web-seats = Seats
web-add-seat = Add a seat
# $number: number of the seat or player.
web-drop-seat = Remove seat { $number }
# $number: number of the seat or player.
web-seat-kind = Who plays in seat { $number }
web-seat-you = This is you
web-seat-friend = A friend
web-seat-here = Someone at this screen
web-seat-name = Name
web-seat-link-later = You’ll get a link to share when the table opens.
web-seat-color-1 = circle, turquoise
web-seat-color-2 = triangle, clay
web-seat-color-3 = square, gold
web-seat-color-4 = diamond, violet
web-kind-link = By link
web-kind-here = This screen
web-kind-bot = Bot
web-bot-which = Choose a bot
# $level: level of a bot, 1 is the weakest. $levels: number of levels.
web-bot-level = Level { $level } of { $levels }
# $elo: Elo rating.
web-bot-elo = Elo { $elo }, measured
web-bot-elo-help = Measured in games between these bots; 1000 is average. A bot rated 200 higher wins about three games out of four.
web-options = Options
web-content = Content
web-content-default = Standard, as in the rules
web-content-crooked = Crooked canyons
web-table-open = List in the lobby
web-table-watch = Anyone with the link can watch
web-clock = Clock
# No clock.
web-clock-none = None
web-clock-none-line = no time limit
web-clock-live = Real time
# $minutes: a number of minutes. $seconds: a number of seconds.
web-clock-live-pace = { $minutes } min + { $seconds } s
# Days per turn instead of minutes.
web-clock-slow = Turn-based
# $days: a number of days.
web-clock-slow-pace = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
web-clock-pace = Pace
# Custom clock.
web-clock-own = Custom
web-clock-own-minutes = Minutes per player
web-clock-own-seconds = Seconds per turn
web-allow-undo-chance = Allow undoing dice and draws
web-allow-undo-chance-help = Dice and draws can be undone too, and are then rolled or drawn again. The game file notes it.
# Label; the choices are web-patience-….
web-patience = If someone leaves
web-patience-help = How long the player to move may be away. After that you can claim the win or let a bot take over.
web-patience-usual-none = claim after 3 days
web-patience-usual-live = claim after 2 minutes
web-patience-usual-slow = when the clock runs out
# $minutes: a number of minutes.
web-patience-minutes = claim after { $minutes } minutes
# $days: a number of days.
web-patience-days = { $days ->
    [one] claim after 1 day
   *[other] claim after { $days } days
}
web-patience-never = wait forever
# $days: a number of days. $hours: a number of hours.
web-clock-days = { $days } d { $hours } h

## Tables

# $score: score, such as “12–9”.
web-status-over = finished, { $score }
web-status-waiting = waiting for players
web-status-read-only = view only
web-status-your-turn = your turn
# $name: a player’s name.
web-status-playing = { $name } to move
web-your-move = your move
web-no-tables = No tables yet. Start a game and it will show up here.
web-lobby-empty = No open tables right now. Set one up and list it here.
web-filter = Show tables
web-filter-all = All
web-filter-running = In progress
web-filter-over = Finished
web-filter-words = Search by table or player
web-filter-none = No tables match.
web-delete = Delete
# $name: name of the table.
web-delete-of = Delete { $name }
# $name: name of the table.
web-delete-sure = Delete { $name }?
# Button: do not delete the table.
web-keep = Keep
web-shows = Bot games
web-shows-line = When no people are playing, bots play as long as someone is watching.
# $game: name of a game, such as “Rails”.
web-show-of = Watch { $game }
web-show-new = A new game starts when you join.
web-copy-picture = Copy a picture of the board
web-picture-copied = Picture copied to the clipboard.
web-picture-saved = Picture saved as a file.
web-picture-failed = Couldn’t make the picture.
web-import = Upload a game file
web-import-help = A file downloaded from a table or saved in the terminal.
web-closed-table-title = This table is private
web-closed-table-text = The host doesn’t allow spectators.
web-no-table-title = Table not found
web-no-table-text = The link is wrong, or the table has been deleted.

## At the table

# $name: name of the table. $seats: number of seats.
web-table-line = { $name } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
# $count: number of spectators.
web-spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
web-line-lost = Connection lost, reconnecting…
web-text-view = Text view
web-invite = Invite
# Button on phones: more options.
web-more = More
web-board = Board
web-side = Log, chat and rules
# Label of a small control: max 14.
web-tab-log = Log
# Label of a small control: max 14.
web-tab-chat = Chat
# Label of a small control: max 14.
web-tab-rules = Rules
web-peek = Open log, chat and rules
# $count: a number.
web-log-fold = Setup: { $count ->
    [one] 1 line
   *[other] { $count } lines
  }
web-log-empty = Nothing has happened yet.
# Button of a long log, for screen readers. $count: number of entries.
web-log-earlier = Earlier entries ({ $count })
# Button of a long log, for screen readers. $count: number of entries.
web-log-later = Later entries ({ $count })
web-chat-empty = No messages yet.
web-chat-say = Write a message
# $name: a player’s name.
web-chat-mute = Mute { $name }
# Short button, at most 8 letters.
web-chat-mute-short = mute
# $name: a player’s name.
web-chat-muted = You muted { $name } at this table.
web-chat-send = Send
web-quick-1 = Nice move
web-quick-2 = Oops
web-quick-3 = Good game
web-options-in-force = Options in use
web-rule-in-force = Rule that applies now
# State of a step: happening now.
web-now = now
# State of a step: still to come.
web-later = later
# State of a step: finished.
web-done = done
# Follows a number: “12 of 340”.
# $last: total number of steps.
web-of = of { $last }
# $count: a number.
web-times = × { $count }
web-to-move = to move
# Between two scores: “12–9”.
web-score-dash = –
web-position = Position
web-moves = Moves

web-prompt = Your next step
web-prompt-your-turn = Your turn.
# $name: a player’s name.
web-prompt-turn-of = { $name }’s turn.
# $name: a player’s name.
web-prompt-bot = { $name } is thinking…
# $name: a player’s name.
web-prompt-other = Waiting for { $name }…
web-prompt-over = The game is over.
web-prompt-waiting = Waiting for players.
# $count: number of free seats. $seats: list of seat numbers.
web-prompt-waiting-for = { $count ->
    [one] Seat { $seats } is free. Share the link to fill it.
   *[other] Seats { $seats } are free. Share the link to fill them.
  }
web-prompt-read-only = View only.
# $moment: number of the step in the replay.
web-prompt-moment = Step { $moment }.
web-prompt-moment-help = You’re looking at an earlier moment. Use the arrow keys to move back and forward.
web-prompt-leaving = Not final yet: you can still change your mind.
web-leave-now = Confirm now
web-prompt-sure = Are you sure?
web-prompt-sure-help = Enter confirms, Esc cancels.
web-give-up = Resign
web-give-up-draw = Resign or draw
web-give-up-two = If you resign, the game ends and your opponent wins.
web-give-up-more = If you resign, a bot takes over your seat and you finish last whatever it does.
web-give-up-alone = If you resign, the game ends, because only bots would be left.
web-keep-playing = Keep playing
# Label of a small control: max 16.
web-resign = Resign
# $name: a player’s name.
web-resign-as = Resign as { $name }
# Draw: neither player wins.
web-draw-offer = Offer a draw
web-draw-accept = Agree to a draw
# Answer to a draw offer.
web-draw-decline = Decline
web-draw-withdraw = Withdraw the offer
web-draw-waits = You have offered a draw.
# $name: a player’s name.
web-draw-offered = { $name } offers a draw.
# $time: a duration such as “2:30”.
web-away-in = Away. You can claim in { $time }.
web-away-now = Away for too long. You can claim now.
web-claim-win = Claim the win
web-claim-bot = Let a bot take over
web-confirm = Confirm
web-back-to-now = Back to the present
web-result = Result

# Label of a small control: max 16.
web-undo = Undo
# Button: skip the animations.
web-skip-moves = Skip
web-skip-moves-title = Skip the animations of the other players’ moves (.)
web-undo-title = Undo your last step and the bots’ replies (Z)
web-undo-chance-title = Undo your last step; dice and draws are rolled or drawn again (Z)
web-restart = Restart turn
web-restart-title = Undo this whole turn (X)
# Label of a small control: max 16.
web-hint = Hint
web-hint-asking = Thinking…
# Button: make the suggested move.
web-hint-do = Play it
web-hint-title = What would a bot do? (I)
# Label of a small control: max 16.
web-analyze = Analyze
web-analyze-title = Show what each move is worth whenever it’s your turn
web-exact = exact
web-so-far = estimate so far
# A label and what it labels, such as “Account: Ada”. $name: the label. $other: the text.
web-labeled = { $name }: { $other }
# $number: a number, already formatted.
web-percent = { $number }%
# $number: a number, already formatted.
web-about-number = ≈ { $number }
web-why-replaying = You’re looking at an earlier moment: go back to the present first
web-why-watching = You’re only watching
web-why-not-your-turn = It isn’t your turn

# Heading: go through the moves of a game.
web-replay = Replay
web-replay-first = To the start
web-replay-back = One move back
# Button: play back the moves one by one.
web-replay-play = Play back the whole game
web-replay-pause = Pause
web-replay-on = One move forward
web-replay-slider = Step of the game
# $at: number of the current step. $last: total number of steps.
web-replay-at = Step { $at } of { $last }
web-replay-link = Copy a link to this moment
web-play-on = Continue from here at a new table
web-download = Download game file
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit to screen
web-turn-view = Rotate the view

# Nobody sits here yet.
web-seat-open = open seat
# $number: number of the seat or player.
web-seat-empty = Seat { $number }, free
# $name: a player’s name.
web-seat-menu = Options for { $name }’s seat
# $number: number of the seat or player. $name: a player’s name.
web-seat-title = Seat { $number }: { $name }
web-seat-nothing = Only the player in this seat can change it.
web-who-you = you
web-who-here = at this screen
web-who-connected = by link
# The player resigned; a bot took the seat.
web-who-out = resigned, a bot plays on
web-who-out-over = resigned
web-who-away = away
web-who-bot = bot
# $level: level of a bot, 1 is the weakest. $levels: number of levels.
web-who-bot-level = bot · level { $level } of { $levels }
# $bot: name of a bot.
web-who-bot-named = bot · { $bot }
# $number: number of the seat or player.
web-sit-here = Take seat { $number }
web-reclaim-seat = Play it yourself again
web-hand-to-bot = Let a bot play
web-leave = Leave this seat
# $name: a player’s name.
web-unseat = Remove { $name } from this seat
web-new-link = Make and copy a new seat link (older links stop working, on other devices too)
web-hook = Webhook for turn notifications
# $name: the player who is sent away.
web-unseat-title = Remove { $name }?
# $name: the player who is sent away.
web-unseat-help = { $name } loses the seat, sees the reason and can’t sit down at this table again.
web-unseat-why = Why?
web-unseat-away = Away too long
web-unseat-rude = Rude or unfair
web-unseat-mistake = Sat down by mistake
web-unseat-other = Other reason
web-unseat-do = Remove
web-hook-example = https://example.org/my-turn
web-hook-help = The server calls this address when it is this seat’s turn.
web-hook-on = A webhook is set. Save an empty address to remove it.
web-hook-end = Remove
# $count: number of free seats.
web-invite-play = { $count ->
    [one] One seat is free. Anyone who opens this link can take it.
   *[other] { $count } seats are free. Anyone who opens this link can take one.
  }
web-invite-play-help = Once all seats are taken, people can use the same link to watch.
web-invite-watch = All seats are taken. Anyone with this link can watch.
web-invite-watch-help = Spectators see everything and can chat.
web-invite-closed = All seats are taken, and spectators aren’t allowed.
web-invite-address = Link to the table
web-copy = Copy
web-copy-seat = Copy seat link
web-copied = Copied.
web-seat-links = Your seat links
web-seat-links-help = Continue in another browser, or hand your seat to a friend. Anyone with the link can play this seat.

web-text-scores = Scores
# $name: a player’s name. $score: a number of points.
web-text-score = { $name }: { $score }
# $count: a number.
web-text-moves = { $count ->
    [0] Legal moves
    [one] 1 legal move
   *[other] { $count } legal moves
  }
web-text-no-moves = No choices right now.
web-text-recent = Latest events

web-keys = Keyboard shortcuts
web-key-tab = Tab, Enter
web-key-tab-does = go through the choices, choose one
web-key-arrows = ← →
web-key-arrows-does = one move back or forward
web-key-letters = A – H
web-key-letters-does = the jump with this letter
web-key-r = R
web-key-r-does = rotate the tile
web-key-z = Z
web-key-z-does = undo
web-key-x = X
web-key-x-does = restart the turn
web-key-i = I
web-key-i-does = hint
web-key-t = T
web-key-t-does = text view
web-key-dot = .
web-key-dot-does = skip other players’ animations
web-key-brackets = [ ]
web-key-brackets-does = one move back or forward, anywhere
web-key-ends = Home, End
web-key-ends-does = to the start, to the present
web-key-escape = Esc
web-key-escape-does = cancel the choice, back to the present

## Result

# $count: a number. $names: players’ names, already joined.
web-result-winner = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the victory
  }
# Draw: neither player wins.
web-result-draw = Draw
web-result-take-back = Dice and draws could be undone at this table; the game file notes it.
web-result-breakdown = Where the points came from
web-result-source = Source
web-result-total = Total
web-result-chart = Score over time
# $ends: players with their final scores.
web-chart = Score over time; final scores: { $ends }
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-replay-it = Replay
web-look-at-board = Look at the board

## Guided games

web-lesson = Guided game
web-lesson-table = Guided game
# $number, $count: a number.
web-lesson-at = { $number } of { $count }
web-lesson-next = Next
web-lesson-back = One step back
web-lesson-skip = Exit guide
# Button: start the guided game over.
web-lesson-again = Start over
web-lesson-play-on = Continue from here
web-lesson-to-table = Go to your table
web-lesson-more = Next guided game
# Link to one of several guided games. $number: its number, 1 or 2.
web-lesson-numbered = Guided game { $number }
web-lesson-offer-title = New here?
# $game: name of a game, such as “Rails”.
web-lesson-offer = A guided game of { $game } takes a few minutes: some moves on a board that is already set up. Your table will wait for you.
web-lesson-yes = Show me
web-lesson-no = No, thanks
web-learn = Learn
# $game: name of a game, such as “Rails”.
web-lesson-learn = Learn { $game } in a guided game
web-lesson-follow = In the guided game, please play the circled move. At your own table you can play whatever you like.
web-lesson-later = This isn’t available in the guided game. Try it at a real table.
web-lesson-missing = No guided game

## About

web-about-lead = Arizona is three board games set in one desert: Knight, Rails and Trail. Play solo against bots, around one screen, or with friends by link. You don’t need an account, and nothing is loaded from other sites.
web-about-fonts = Fonts
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter) and, for Korean, Noto Sans KR (Google), Do Hyeon (Woowa Brothers) and Gaegu (JIKJI), all under the SIL Open Font License 1.1, from the Fontsource packages.
web-about-drawings = Artwork
web-about-drawings-text = The posters, boards, pieces, portraits and icons are our own, licensed under CC BY 4.0.
web-about-icons = Software
web-about-icons-text = Made with Svelte (MIT) and Project Fluent (Apache 2.0). License notices are included with the software.
web-about-engine = Rules
web-about-engine-text = One engine handles every rule, here, in the terminal and for the bots. It is written in Python.
web-about-privacy = Privacy
web-about-privacy-text = A signed cookie recognizes you as a guest; this browser saves your seat keys, and the server only their hashes. No tracking, no third parties. If you turn on notifications, they pass through your browser’s push service. An account stores what you enter and do here and the kinds of browsers you sign in with. It needs no email address.
web-about-license = License
web-about-license-text = Software: Apache 2.0. Artwork, rules texts and content: CC BY 4.0.

## Without a server

web-offline-loading = Loading the rules
web-offline-starting = Setting up the table
web-offline-failed = Couldn’t load the rules. Are you online?
web-offline-again = Try again
web-offline-elsewhere = Your tables are open in another tab.
web-offline-here = Open them here
web-offline-fleeting = This browser can’t save anything: your tables will be gone when you close this page.
# $names: names of bots.
web-offline-slow = This device is too slow for { $names }.
web-offline-unread = Some of your saved tables couldn’t be read. They haven’t been changed.
web-offline-full = This device has no space left to save your moves. Free up some space and play resumes automatically.
web-offline-unsaved = This browser can’t save moves right now. Nothing was changed.
web-offline-damaged = Some data saved in this browser was damaged. It was set aside, and everything else works as before.
web-opening-you = You
web-online = Go online
web-online-text = Move this table to a server so that others can join by link.
web-online-server = Server address
web-online-bad = That isn’t a valid address. It should look like games.example.
web-online-failed = Couldn’t prepare the table. Try again.
web-online-copy = The table on this device stays as it is.
web-online-go = Go to the server
web-take-title = Continue this table
# $game: name of a game, such as “Rails”. $moves: number of moves.
web-take-lead = { $game }, { $moves ->
    [one] 1 move played
   *[other] { $moves } moves played
}. Who sits where?
web-take-go = Continue here
web-take-none = This link contains no table.
web-packs-own = Your content packs
web-packs-own-text = A pack is a .toml file, or a .zip file of several. It is checked and saved in this browser, and you can play with it here. To edit or print it, upload it to the Workshop of a server.
web-pack-add = Add a pack
# $name: name of a content pack. $game: name of a game, such as “Rails”.
web-pack-added = { $name } added. You can now play { $game } with it.
web-pack-name-default = standard pack
# $name: name of a content pack.
web-pack-look = View { $name }
# $name: name of a content pack.
web-pack-drop = Remove { $name }

## Offline play

web-play-offline = Play offline
web-play-offline-help = Saves the games on this device (a download of about 10 MB). If you lose the connection, you can keep playing against bots.
# $percent: a percentage, without the % sign.
web-play-offline-fetching = Downloading, { $percent }%
web-play-offline-failed = That didn’t work. Check your connection and the free space on this device.
web-play-offline-cut = The server isn’t responding. Your offline games are here.
web-play-offline-open = Play here
web-cut-offer = Connection lost. You can continue here against bots.
web-cut-go-on = Continue offline

## Review

web-review-waiting = Reviewing the game…
web-review-leave = You can leave; progress is saved.
web-review-failed = The review couldn’t be completed. Progress is saved.
web-review-again = Try again
web-review-to-table = Back to the table
# $name: name of the table.
web-review-of = Review of table { $name }
# $count: a number. $names: players’ names, already joined.
web-review-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the victory
}
# $where: name of the moment, already translated.
web-review-you = { $where }, you
# Mark on a move: it was the only good one. Very short.
web-review-only = only move
# $number: number of the move or moment.
web-review-moment = Key moment { $number }
# $loss: points lost. $margin: margin of error, without sign.
web-review-margin = Estimated loss: { $loss ->
    [one] 1 point
   *[other] { $loss } points
} (± { $margin }).
# A line is a sequence of moves.
web-review-line = Show the line
web-review-hide-line = Hide the line
web-review-try = Try it yourself
web-review-fewer = Key moments only
# Button: previous key moment.
web-review-before = Previous
web-review-next = Next
# $at: number of the current step. $all: total number.
web-review-place = { $at } of { $all }
web-review-share = Share picture
web-review-share-alt = Preview of the picture
web-review-shape = Format
web-review-wide = Wide
web-review-square = Square
web-review-names = Show names
web-review-pins = Mark key moments
web-review-slips = Show who made mistakes
web-review-anyone = Anyone with the link can go through the review. No sign-in needed.
web-review-link = Link to this moment
web-review-copy-link = Copy link
web-review-save = Save PNG
web-review-save-puzzle = Save as a puzzle
web-review-saved = Saved: open the puzzle
# $at: number of the current step. $all: total number.
web-review-step = Step { $at } of { $all }
web-review-step-back = One step back
web-review-step-on = One step forward
web-review-play = Play back the line
web-review-pause = Pause
web-review-line-keys = ← → step · ↑ ↓ other line · Esc

## Printing

web-print = Print
# $game: name of a game, such as “Rails”.
web-print-of = Print { $game }
# $pack: name of the content pack.
web-print-pack = From the pack { $pack }.
web-print-lead = Print at 100%, not “fit to page”. The ruler on page 1 should measure 50 mm.
web-print-paper = Paper
# Paper size “US Letter”.
web-print-letter = Letter
# Label: “Ink-saving” or “Full color”.
web-print-ink = Color
web-print-ink-help = ink-saving prints lines only, for pencils and copiers
web-print-color = Full color
web-print-saving = Ink-saving
web-print-backs = Card backs
web-print-backs-help = on the following page; print double-sided, flip on long edge
web-print-marks = Cut marks
# $part: name of a part.
web-print-copies = Copies of { $part }
web-print-fewer = fewer
web-print-more = more
web-print-seed = A new one from a seed
web-print-seed-help = leave empty for none
web-print-making = Preparing pages…
# The print page while a job waits in the queue. $ahead: jobs that start first. $seconds: an estimate.
web-print-waiting = { $ahead ->
    [0] You’re next in the print queue.
    [one] Waiting for 1 other job, about { $seconds } s…
   *[other] Waiting for { $ahead } other jobs, about { $seconds } s…
}
# $count: a number.
web-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
web-print-save = Save PDF
web-print-first-page = First page
web-print-nothing = Choose something to print.
web-print-no-server = Printing needs a server, and this page is running from files.
# $server: address of a server.
web-print-at = Print on { $server }
# $count: a number.
web-print-count = { $count } in total

## Between people

web-fair-play = Fair play
# On a small button.
web-fair-on = Hints off
# On a small button: a game in which all players agreed to allow hints.
web-fair-friendly = Friendly table
web-fair-text = People are playing against each other at this table, so everyone plays without help.
web-fair-help = Hints, analysis and copies of the game are off until the game ends.
web-fair-undo = After your turn, you can undo only if the others agree, and never past dice or draws.
web-fair-review = The full review opens right after the game.
web-fair-friendly-text = Everyone agreed to a friendly table: all players may use hints and analysis.
web-fair-offer = If all players agree, this becomes a friendly table with hints and analysis. Everyone, including spectators, sees that.
web-fair-agree = Agree to a friendly table
web-fair-end = Withdraw my agreement
# $names: players’ names, already joined.
web-fair-agreed = Agreed so far: { $names }
# Why a button is off.
web-why-fair = Off while people play against each other
web-undo-ask = Ask to undo
web-undo-ask-title = Ask the others to let you undo your last move (Z)
# $name: a player’s name.
web-undo-asks = { $name } asks to undo the last move.
web-undo-asks-help = Nothing was rolled or drawn since. The next move declines the request.
web-undo-waits = You asked to undo. Waiting for an answer…
web-undo-allow = Allow undo
web-undo-decline = Decline
web-undo-withdraw = Withdraw request
web-watching = You’re watching.
web-watching-help = You see the game live, but you don’t play.
web-unseat-then = What happens to the seat?
web-unseat-then-open = It becomes open
web-unseat-then-bot = A bot takes over
# Asked when somebody sits down for the first time.
web-sit-name = What’s your name?
web-join = Join
web-watch-table = Watch
web-open-a-table = Open a table
# $taken: how many seats are taken. $seats: number of seats.
web-seats-taken = { $taken } of { $seats ->
    [one] 1 seat taken
   *[other] { $seats } seats taken
}
# $time: a clock, such as “4:41” or “1 d 3 h”.
web-time-left = { $time } left
# $when: a date and time.
web-until = until { $when }
# $time: a clock, such as “0:48”.
web-claim-win-in = Claim win in { $time }
# $time: a clock, such as “0:48”.
web-claim-bot-in = Let a bot continue in { $time }
# $name: a player’s name.
web-back-again = { $name } is back.
# $time: minutes and seconds, such as “0:45”.
web-clock-turn = { $time } per turn
