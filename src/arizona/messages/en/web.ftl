# The browser's own sentences. Games bring theirs in files of their own.

web-brand = Arizona
web-tagline = Three games from the desert
web-title-page = { $title } · Arizona
web-title-table = { $game } · Arizona
web-title-your-turn = ● Your turn · { $game }
web-title-over = { $game } is over · Arizona

## Games

web-games = Games

## Start page

web-play-now = Play now
web-players =
    { $least ->
        [1] One to { $most } players
        [2] { $most ->
            [2] Two players
           *[other] Two to { $most } players
        }
       *[other] { $least } to { $most } players
    }
web-poster-plain = { $game }: a desert with mesas and saguaros
web-play-now-of = Play { $game } now
web-set-up = Set up a table
web-rules = Rules
web-rules-of = Rules of { $game }
web-about = About
web-content-of = { $game }: content pack { $pack }
web-content-lead = { $title }. All that stands in the pack, drawn as at the table; hash { $hash }.
web-content-look = Look at the pack
web-reports = Reports
web-reports-of = Reports of the laboratory
web-reports-lead = What many games between bots say about a game: who wins, how close it is, which cards are taken. Each opens as a page of its own.
web-reports-none = No report lies here yet. The host makes one with: arizona lab report RUN --publish
web-report-size = { $kilobytes } kB
web-home = To the games
web-back = Back to my tables
web-places = Places
web-your-games = Your games
web-continue = Continue
web-continue-line = { $game } · { $company } · { $standing }
web-alone = alone
web-new-here = New here?
web-new-here-line = Learn { $game } in a guided game
web-my-tables = My tables
web-my-tables-line = { $running ->
    [0] none running
    [one] one running
   *[other] { $running } running
  }{ $waiting ->
    [0] { "" }
    [one] , one waits for you
   *[other] , { $waiting } wait for you
  }
web-lobby = Lobby
web-lobby-line = { $count ->
    [0] no open table
    [one] one open table
   *[other] { $count } open tables
  }
web-foot-watch = Watch a game
web-foot-record = Replay a record
web-guest = guest
web-guest-name = Guest { $number }
web-player-name = Player { $number }
web-you = You: { $name }, guest. Change your name
web-name-title = Your name
web-name-label = Name
web-name-help = Others at the table see it. There is no account; this browser remembers you.
web-name-save = Save
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-no-answer = The server does not answer. Please try again.
web-table-older = This server has an older version of this game than the one you have seen. Reload the page to see it anyway.
web-missing-title = Nothing here but sand
web-missing-text = This address leads nowhere. Perhaps a part of the link is missing.
web-skip = To the content
web-skip-to-board = To the board

## Settings

web-settings = Settings
web-setting-theme = Light and dark
web-theme-system = Like the system
web-theme-light = Day
web-theme-dark = Night
web-theme-to-light = Day edition
web-theme-to-dark = Night edition
web-setting-motion = Motion
web-motion-system = Like the system
web-motion-on = On
web-motion-off = Off
web-setting-pace = The others’ moves
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = At once
web-setting-language = Language
web-language-en = English
web-language-es = Español
web-language-ko = 한국어
web-setting-contrast = Stronger contrast
web-setting-confirm = Confirm each move
web-setting-confirm-help = A move counts only after a second click.
web-setting-pay = Pay without asking
web-setting-pay-help = Where one way to pay is clearly best.
web-setting-sound = Sounds
web-setting-notify = Notify me when it is my turn
web-setting-notify-help = Only while this page is open in another tab.
web-setting-notify-closed = Also while this page is closed.

## Set-up

web-setup-title = Set up { $game }
web-setup-at-once = Everyone is here: the game begins at once.
web-setup-by-link = Share the table’s link; the game begins when all are here.
web-open-table = Open the table
web-seats = Seats
web-add-seat = Add a seat
web-drop-seat = Remove seat { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-you = This is you
web-seat-friend = A friend
web-seat-here = Someone here
web-seat-name = Name
web-seat-link-later = The link to share comes with the table.
web-seat-colour-1 = circle, turquoise
web-seat-colour-2 = triangle, clay
web-seat-colour-3 = square, gold
web-seat-colour-4 = diamond, violet
web-kind-link = By link
web-kind-here = This screen
web-kind-bot = Bot
web-bot-which = Which bot
web-bot-level = Level { $level } of { $levels }
web-bot-elo = measured: Elo { $elo }
web-bot-elo-help = From games of these bots against each other; 1000 is in the middle. 200 more win three games of four.
web-options = Options
web-content = Content
web-content-default = Ours, as in the rules
web-content-crooked = Crooked canyons
web-table-open = Listed in the lobby
web-table-watch = Whoever has the link may watch
web-clock = Clock
web-clock-none = None
web-clock-none-line = take your time
web-clock-live = Live
web-clock-live-pace = { $minutes } min + { $seconds } s
web-clock-slow = Slow
web-clock-slow-pace = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-clock-pace = Pace
web-clock-own = Own
web-clock-own-minutes = Minutes each
web-clock-own-seconds = Seconds a turn
web-take-luck-back = Undo beyond luck
web-take-luck-back-help = Luck can be taken back too, and is drawn anew. The record says so.
web-patience = If somebody leaves
web-patience-help = So long somebody who is to move may be away; then you can claim the win, or let a bot take over.
web-patience-usual-none = claim after 3 days
web-patience-usual-live = claim after 5 minutes
web-patience-usual-slow = the clock decides
web-patience-minutes = claim after { $minutes } minutes
web-patience-days = { $days ->
    [one] claim after a day
   *[other] claim after { $days } days
}
web-patience-never = wait for ever
web-clock-days = { $days } d { $hours } h

## Tables

web-status-over = over, { $score }
web-status-waiting = waiting for players
web-status-read-only = for reading only
web-status-your-turn = your turn
web-status-playing = { $name } to move
web-your-move = your move
web-no-tables = No table yet. Play now, and it will be here.
web-lobby-empty = No open table at the moment. Set one up and list it here.
web-filter = Which tables
web-filter-all = All
web-filter-running = Running
web-filter-over = Over
web-filter-words = Search by name or player
web-filter-none = No table like that.
web-delete = Delete
web-delete-of = Delete { $name }
web-delete-sure = Delete { $name }?
web-keep = Keep
web-shows = Bots play
web-shows-line = Where nobody plays, bots do, for as long as somebody watches.
web-show-of = Watch { $game }
web-show-new = A new game begins when you come.
web-copy-picture = Copy a picture of the board
web-picture-copied = The picture is on the clipboard.
web-picture-saved = The picture was saved as a file.
web-picture-failed = The picture could not be made.
web-import = Upload a record
web-import-help = A file that was downloaded from a table, or written by the terminal.
web-closed-table-title = This table is for its players
web-closed-table-text = The host has closed it to spectators.
web-no-table-title = No such table
web-no-table-text = The link is wrong, or the table has been cleared away.

## At the table

web-table-line = { $name } · { $seats } seats
web-spectators = { $count ->
    [one] one watches
   *[other] { $count } watch
  }
web-line-lost = Line cut, trying again …
web-text-view = Text view
web-invite = Invite
web-more = More
web-board = Board
web-side = Log, chat and rules
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-peek = Open log, chat and rules
web-log-fold = Set-up: { $count ->
    [one] one line
   *[other] { $count } lines
  }
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-mute = Hear no more from { $name }
web-chat-mute-short = mute
web-chat-muted = { $name } is muted at this table.
web-chat-send = Send
web-quick-1 = Nice move
web-quick-2 = Oops
web-quick-3 = Good game
web-options-in-force = Options in force
web-rule-in-force = Rule in force
web-now = now
web-later = later
web-done = done
web-of = of { $last }
web-times = × { $count }
web-to-move = to move
web-position = Position
web-moves = Moves

web-prompt = What to do
web-prompt-your-turn = Your turn.
web-prompt-turn-of = { $name }’s turn.
web-prompt-bot = { $name } is thinking …
web-prompt-other = Waiting for { $name } …
web-prompt-over = The game is over.
web-prompt-waiting = The table waits.
web-prompt-waiting-for = { $count ->
    [one] Seat { $seats } is free; share the link.
   *[other] Seats { $seats } are free; share the link.
  }
web-prompt-read-only = For reading only.
web-prompt-moment = Moment { $moment }.
web-prompt-moment-help = You look at the past; the arrow keys go on and back.
web-prompt-leaving = Nobody has been told yet.
web-leave-now = Now
web-prompt-sure = Sure?
web-prompt-sure-help = Enter confirms, Escape takes it back.
web-give-up = Resign
web-give-up-draw = Resign or draw
web-give-up-two = If you resign, the game is over and the other one wins.
web-give-up-more = If you resign, a bot plays on in your seat, and you are last whatever it does.
web-give-up-alone = If you resign, the game is over: only bots would be left.
web-keep-playing = Keep playing
web-resign = Resign
web-resign-as = Resign as { $name }
web-draw-offer = Offer a draw
web-draw-accept = Agree on a draw
web-draw-decline = Play on
web-draw-withdraw = Withdraw the offer
web-draw-waits = You offer a draw.
web-draw-offered = { $name } offers a draw.
web-away-in = Away; in { $time } you may say they have left.
web-away-now = Away, and the time has passed.
web-claim-win = Claim the win
web-claim-bot = Let a bot take over
web-confirm = Confirm
web-back-to-now = Back to now
web-result = Result

web-undo = Undo
web-skip-moves = Skip
web-skip-moves-title = Show at once what the others have done (.)
web-undo-title = Take back your last step, with what bots answered (Z)
web-undo-luck-title = Take back your last step, luck too: it is drawn anew (Z)
web-restart = Restart turn
web-restart-title = Take back this whole turn (X)
web-hint = Hint
web-hint-asking = Thinking …
web-hint-do = Do it
web-hint-title = What would a bot do? (I)
web-analyse = Analyse
web-analyse-title = Show what each move is worth, in every position of yours
web-exact = exact
web-so-far = not exact yet
web-percent = { $number } %
web-about-number = ≈ { $number }
web-why-replaying = You look at the past: go back to now first
web-why-watching = You are watching
web-why-not-your-turn = It is not your turn

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play the game like a film
web-replay-pause = Pause
web-replay-on = One move on
web-replay-slider = Moment of the game
web-replay-at = Moment { $at } of { $last }
web-replay-link = Copy a link to this moment
web-play-on = Play on from here at a new table
web-download = Download the record
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-turn-view = Turn the view

web-seat-open = open seat
web-seat-empty = Seat { $number }, free
web-seat-menu = What to do with the seat of { $name }
web-seat-title = Seat { $number }: { $name }
web-seat-nothing = Only the player of this seat can change it.
web-who-you = you
web-who-here = at this screen
web-who-connected = by link
web-who-out = gave up, a bot plays on
web-who-out-over = gave up
web-who-away = away at the moment
web-who-bot = bot
web-who-bot-level = bot · level { $level } of { $levels }
web-who-bot-named = bot · { $bot }
web-sit-here = Sit on seat { $number }
web-take-back = Play it yourself again
web-hand-to-bot = Let the bot play
web-leave = Leave this seat
web-unseat = Send { $name } away from this seat
web-new-link = Make and copy a new seat link (older ones are void, other devices included)
web-hook = Web hook for turn notices
web-hook-example = https://example.org/my-turn
web-hook-help = The server calls this address when the seat is to move.
web-hook-on = A web hook is set. Save an empty address to end it.
web-hook-end = End it
web-invite-play = { $count ->
    [one] One seat is free: whoever opens this link can take it.
   *[other] { $count } seats are free: whoever opens this link can take one.
  }
web-invite-play-help = When all seats are taken, the same link lets people watch.
web-invite-watch = All seats are taken: this link lets people watch.
web-invite-watch-help = They see everything and can chat.
web-invite-address = Address of the table
web-copy = Copy
web-copy-seat = Copy seat link
web-copied = Copied.
web-seat-links = Your seat links
web-seat-links-help = Go on from another browser, or hand your seat to a friend. Whoever has the link plays the seat.

web-text-scores = Scores
web-text-score = { $name }: { $score }
web-text-moves = { $count ->
    [0] Legal moves
    [one] One legal move
   *[other] { $count } legal moves
  }
web-text-no-moves = Nothing to choose.
web-text-recent = What happened last

web-keys = Keys
web-key-tab = Tab, Enter
web-key-tab-does = go through what can be chosen, choose it
web-key-arrows = ← →
web-key-arrows-does = one move back or on
web-key-letters = A – H
web-key-letters-does = the jump with this letter
web-key-r = R
web-key-r-does = turn the tile
web-key-z = Z
web-key-z-does = undo
web-key-x = X
web-key-x-does = restart the turn
web-key-i = I
web-key-i-does = hint
web-key-t = T
web-key-t-does = text view
web-key-dot = .
web-key-dot-does = show at once what the others did
web-key-brackets = [ ]
web-key-brackets-does = one move back or on, always
web-key-ends = Home, End
web-key-ends-does = to the beginning, to now
web-key-escape = Escape
web-key-escape-does = take the choice back, back to now

## Result

web-result-winner = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the victory
  }
web-result-draw = A draw
web-result-take-back = Luck could be taken back at this table; its record says so.
web-result-breakdown = Where the points came from
web-result-source = Source
web-result-total = Total
web-result-chart = Score over time
web-chart = Score over time; at the end { $ends }
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay-it = Replay
web-look-at-board = Look at the board

## Guided first games

web-lesson = Guided game
web-lesson-table = Guided game
web-lesson-at = { $number } of { $count }
web-lesson-next = Next
web-lesson-back = One step back
web-lesson-skip = Leave the guide
web-lesson-again = Once more
web-lesson-play-on = Play on from here
web-lesson-to-table = To your table
web-lesson-offer-title = New here?
web-lesson-offer = A guided game of { $game } takes three minutes: a few moves on a board that is already set up. Your table waits for you.
web-lesson-yes = Show me
web-lesson-no = No, thank you
web-learn = Learn
web-lesson-learn = Learn { $game } in a guided game
web-lesson-follow = In the guided game, please make the move that is ringed. At your own table you are free.
web-lesson-later = That works at a real table, not in the guided game.
web-lesson-missing = No guided game

## About

web-about-lead = Arizona is three board games from one desert: Knight, Rails and Trail. Play them alone against bots, around one screen, or with friends by a link. Nobody has to register, and nothing is loaded from anywhere else.
web-about-fonts = Type
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter) and, for Korean, Noto Sans KR (Google), Do Hyeon (Woowa Brothers) and Gaegu (JIKJI), all under the SIL Open Font License 1.1, from the Fontsource packages.
web-about-drawings = Drawings
web-about-drawings-text = Posters, boards, pieces, portraits and icons are our own, under CC BY 4.0.
web-about-icons = Software
web-about-icons-text = Made with Svelte (MIT) and Project Fluent (Apache 2.0); notices come with the program.
web-about-engine = Rules
web-about-engine-text = One engine decides every rule, here, in the terminal and for the bots. It is written in Python and compiled.
web-about-privacy = Privacy
web-about-privacy-text = A signed cookie holds your guest name; your seats’ keys stay in this browser. No tracking, no third parties.
web-about-licence = Licence
web-about-licence-text = Program: Apache 2.0. Drawings, rules texts and content: CC BY 4.0.

## Without a server

web-pocket-loading = Fetching the rules
web-pocket-starting = Setting up the table
web-pocket-failed = The rules could not be loaded. Is there a connection?
web-pocket-again = Try again
web-pocket-elsewhere = Your tables are open in another tab.
web-pocket-here = Use them here
web-pocket-fleeting = This browser keeps nothing: your tables last as long as this page.
web-pocket-slow = This device is too slow for { $names }.
web-pocket-unread = Some of your kept tables could not be read. They are left as they are.
web-pocket-full = This device has no room left to keep your moves. Make some room, and the game goes on by itself.
web-pocket-unkept = This browser cannot keep moves just now; nothing was changed.
web-opening-you = You
web-online = Go online
web-online-text = Take this table to a server. Others can join it there by a link.
web-online-server = Address of the server
web-online-bad = This is no address. It looks like games.example.
web-online-failed = The table could not be packed. Try again.
web-online-copy = The table here stays as it is.
web-online-go = Go there
web-take-title = A table to go on with
web-take-lead = { $game }, { $moves ->
    [one] one move played
   *[other] { $moves } moves played
}. Who sits where?
web-take-go = Go on here
web-take-none = There is no table in this address.
web-packs-own = Your content packs
web-packs-own-text = A pack is a .toml file. It is checked, kept in this browser, and played with here.
web-pack-add = Add a pack
web-pack-added = { $name } is here. You can play { $game } with it.
web-pack-name-default = our own pack
web-pack-look = Look at { $name }
web-pack-drop = Remove { $name }

## A server's page when the line is cut

web-along = Take the games along
web-along-help = Keeps them on this device (8 MB). If the line is cut, you can go on against bots.
web-along-fetching = Fetching, { $percent } %
web-along-failed = That did not work. Is there a connection, and room on this device?
web-along-cut = The server does not answer. The games you took along are here.
web-along-open = Play here
web-cut-offer = The line is cut. You can go on here, against bots.
web-cut-go-on = Go on here

## Looking back

web-review-waiting = The game is being looked back at …
web-review-leave = You may leave: what is done is kept.
web-review-failed = The review could not be made. What is done is kept.
web-review-again = Try again
web-review-to-table = To the table
web-review-of = Review of table { $name }
web-review-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share it
}
web-review-you = { $where }, you
web-review-only = only
web-review-moment = Moment { $number }
web-review-margin = Estimated: { $loss } points lost, give or take { $margin }.
web-review-line = Show the line
web-review-hide-line = Hide the line
web-review-try = Try it yourself
web-review-fewer = Moments only
web-review-before = Before
web-review-next = Next
web-review-place = { $at } of { $all }
web-review-share = Share picture
web-review-share-alt = The picture that is shared
web-review-shape = Shape
web-review-wide = Wide
web-review-square = Square
web-review-names = Show names
web-review-pins = Show moments
web-review-slips = Tell who made slips
web-review-anyone = Anyone with the link can step through the review. Nobody has to sign in.
web-review-link = Link to this moment
web-review-copy-link = Copy link
web-review-save = Save PNG
web-review-keep = Keep as a puzzle
web-review-kept = Kept: open the puzzle
web-review-step = Step { $at } of { $all }
web-review-step-back = One step back
web-review-step-on = One step on
web-review-play = Play the line
web-review-pause = Pause
web-review-line-keys = ← → step · ↑ ↓ other line · Esc

# Printing.
web-print = Print
web-print-of = Print { $game }
web-print-pack = From the pack { $pack }.
web-print-lead = Print at 100 %, not “fit to page”; the ruler at the foot of page 1 must measure 50 mm.
web-print-paper = Paper
web-print-letter = Letter
web-print-ink = Ink
web-print-ink-help = lines only, for pencil and copier
web-print-colour = Colour
web-print-saving = Ink-saving
web-print-backs = Card backs
web-print-backs-help = on the page after; print on both sides, long edge
web-print-marks = Cut marks
web-print-copies = Copies of { $part }
web-print-fewer = fewer
web-print-more = more
web-print-seed = A fresh one by seed
web-print-seed-help = empty for none
web-print-making = Being set …
web-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
web-print-save = Save PDF
web-print-first-page = The first page
web-print-nothing = Choose something to print.
web-print-no-server = Printing needs a server, and this page came as a folder of files.
web-print-at = Print at { $server }
web-print-count = { $count } of them
