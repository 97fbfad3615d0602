# Blocking, reporting, chat rules and the moderators’ page.

## Blocking

# $name: the name of a player.
moderation-block = Block { $name }
# $name: the name of a player.
moderation-blocked-now = You blocked { $name }. You won’t see each other’s chat or open tables.
moderation-blocked = Blocked people
moderation-blocked-help = You don’t see each other’s chat or open tables. The other person isn’t notified.
moderation-blocked-none = You haven’t blocked anyone.
# Label of the field in which somebody to block is named.
moderation-block-name = Username of the person
# Button next to a field for a username.
moderation-block-do = Block
moderation-unblock = Unblock
# $name: the name of a player.
moderation-unblock-name = Unblock { $name }
moderation-block-unknown = There is no account with this username.
moderation-block-self = That’s you.
# $most: the largest number allowed.
moderation-blocks-many = You can block at most { $most } people.
moderation-nobody-there = This player can’t be found. They may have left.
moderation-no-cookie = Your browser doesn’t accept cookies, so nobody can be blocked or reported.
# A player can’t sit down because of a block; the text must not say so.
moderation-seat-unavailable = You can’t take this seat. Choose another table.
# A rematch is refused because of a block; the text must not say so.
moderation-rematch-unavailable = A rematch isn’t available at this table. Set up a new one.

## Reporting

# $name: the name of a player.
moderation-report = Report { $name }…
# Button on a chat line. $name: the name of its author.
moderation-report-line = Report or block { $name }
# Button on a chat line, short.
moderation-report-line-short = report
# $name: the name of a player.
moderation-report-title = Report { $name }
# $name: the name of a player.
moderation-report-lead = A moderator will look at this game and its chat. { $name } won’t find out who reported them.
moderation-report-why = Reason
# Reason of a report: the player lets a program choose the moves.
moderation-reason-help = Uses help from an engine
moderation-reason-insults = Insults or harassment
moderation-reason-insults-note = The chat of this game is attached
moderation-reason-stalling = Leaves or stalls on purpose
moderation-reason-name = Offensive name
moderation-reason-other = Something else
moderation-report-text = What happened? (optional)
# $name: the name of a player.
moderation-report-block = Also block { $name }
moderation-report-send = Send report
moderation-report-received = Thank you. Your report was received, and a moderator will look at it.
# $name: the name of a player.
moderation-report-again = You have already reported { $name } at this table.
moderation-reports-many = You have sent many reports today. Try again tomorrow.

## Chat

moderation-chat-off = Chat is off. You can turn it on in the settings.
# $days: number of days.
moderation-muted = A moderator has muted you for { $days ->
    [one] one more day
   *[other] { $days } more days
}.
# $seconds: number of seconds.
moderation-chat-slow = At a table that anyone can join, guests and new accounts can write one message every { $seconds } seconds.
moderation-chat-words = Your message contains a word that isn’t allowed on this server. It was not sent.

## Notices to the person concerned

moderation-notices = Messages from the moderators
moderation-notice-warn = A moderator has warned you.
moderation-notice-mute = A moderator has muted your chat.
moderation-notice-exclude = A moderator has excluded you from rated games.
# $subject: the title of the pack.
moderation-notice-unlist = A moderator has removed your pack “{ $subject }” from your profile.
# $subject: the old username.
moderation-notice-reset-name = A moderator has reset your username “{ $subject }”. You can choose another one on your account page.
moderation-notice-ban = A moderator has banned your account.
# $date: a date and time.
moderation-until = Until { $date }
# $reason: what a moderator wrote.
moderation-notice-reason = Reason: { $reason }
# $reason: what a moderator wrote.
moderation-notice-reversed = This was reversed: { $reason }
moderation-answer = Your answer
moderation-answer-help = You can answer once. The moderators will read it.
moderation-answer-passkey = Your device will ask for your passkey again.
moderation-answer-send = Send answer
# $text: what the person wrote.
moderation-answered = You answered: “{ $text }”
moderation-answer-once = You have already answered.
moderation-answer-sent = Your answer was sent.
# Button that hides a message.
moderation-dismiss = Hide
moderation-no-ban = There is nothing to answer.

## Moderators’ page

moderation-title = Moderation
moderation-queue = Reports
# Tab: reports that nobody has decided yet. $count: their number.
moderation-open = Open { $count }
# Tab: reports that were decided.
moderation-closed = Closed
moderation-queue-empty = There are no reports.
moderation-choose = Choose a report.
# $count: number of reports of the same person.
moderation-about = { $count ->
    [one] one report
   *[other] { $count } reports
}
# Mark on a report: the reported person has answered.
moderation-has-answered = answered
# The reported person has no account.
moderation-guest = Guest without an account
# $date: a date.
moderation-joined = Joined on { $date }
moderation-banned = Banned
# $name: who reported. $game: name of a game. $date: date and time.
moderation-from = { $name }, about a game of { $game }, { $date }
moderation-no-text = No description.
# Link to the replay of the game.
moderation-open-game = Open game
moderation-game-gone = The table no longer exists.
moderation-chat = Chat at the time of the report
moderation-chat-none = Nothing was said.
moderation-times = Seconds per decision
# $name: a player. $median, $low, $high: seconds.
moderation-times-line = { $name }: median { $median } s, 95% interval { $low } to { $high } s
# $seconds: number of seconds.
moderation-times-others = Others at the table: median { $seconds } s
moderation-times-none = Too few decisions to tell.
moderation-past = Other reports about this person
moderation-made = Reports by this person
# There is nothing in this list.
moderation-none = None
moderation-action = Action
moderation-do-dismiss = Dismiss
moderation-do-warn = Warn
moderation-do-mute = Mute chat
moderation-do-exclude = Exclude from rated play
moderation-do-unlist = Unlist a pack
moderation-do-reset-name = Reset username
# Label of the list of packs from which one is removed.
moderation-pack = Pack
# $name: the username that is reset.
moderation-reset-name-help = { $name } gets a neutral name and can choose another one, but not this one.
moderation-do-ban = Ban
moderation-days = For how long?
# $days: number of days.
moderation-days-count = { $days ->
    [one] one day
   *[other] { $days } days
}
# The action has no end date.
moderation-days-none = Until reversed
moderation-why = Reason
# $name: the name of a player.
moderation-effect = { $name } will see the action and the reason, and can answer once.
moderation-not-yours = You can’t take action against this person.
# $name: a moderator. $action: the action, such as “Mute chat”.
moderation-decided = Closed by { $name }: { $action }
moderation-reopen = Open again
moderation-history = Actions so far
# $action: the action. $name: a moderator. $date: date and time.
moderation-by = { $action } by { $name }, { $date }
# $text: what the person answered.
moderation-their-answer = Answer: “{ $text }”
moderation-reverse = Reverse
# $action: the action, such as “Mute chat”.
moderation-reverse-title = Reverse: { $action }
# $name: a moderator. $reason: what the moderator wrote.
moderation-reversed = Reversed by { $name }: { $reason }
# The action is no longer in force.
moderation-ended = Ended
moderation-audit = Audit log
moderation-audit-answer = Answered
moderation-audit-register = Account created
moderation-audit-rename = Renamed
moderation-audit-role = Role changed
moderation-audit-dismissed = Report dismissed
moderation-audit-reopened = Report opened again
moderation-audit-result-voided = Result voided
moderation-audit-result-restored = Result restored
# $action: the action, such as “Mute chat”.
moderation-audit-reversed = Reversed: { $action }
moderation-done = Saved
moderation-no-case = There is no such report.
moderation-action-not-allowed = You can’t do this to this person.
moderation-action-reversed = This was already reversed.
moderation-result = Rated result
moderation-result-counted = The result counts.
# Shown to moderators, and to everybody at the table.
moderation-result-voided = A moderator has voided this result. It doesn’t change any rating.
# Button.
moderation-void = Void result
# Button: a voided result counts again.
moderation-restore = Restore result
moderation-void-help = Everyone’s rating becomes what it would be without this game. You can restore the result later.
moderation-restore-help = Everyone’s rating becomes what it would be with this game.
moderation-void-none = This game has no rated result.
moderation-void-own = You played in this game. Ask another moderator.
moderation-void-again = Someone has already done this.
moderation-reason-missing = Write a few words.
