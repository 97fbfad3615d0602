# Bot accounts: programs of players that play over the network.

## What is refused

# $suffix is "-bot".
people-bot-name-suffix = A bot’s username ends in “{ $suffix }”.
# $suffix is "-bot".
people-name-bot-suffix = Only bots have usernames that end in “{ $suffix }”.
# $most is the maximum number of bot accounts.
people-bots-too-many = You can have { $most } bots. Delete one first.
# $name is a username.
people-bots-unknown = You have no bot named { $name }.
people-bot-token-invalid = This token is not valid.
table-rated-bot-account = In rated games, bots play only against bots.

## The account page

people-bots = Bots
people-bots-help = A bot is a program of yours that plays over the network. It has its own username, its own ratings and a token with which it signs in.
people-bots-docs = How to connect a bot
# The label of a field. The end “-bot” stays as it is.
people-bot-name = Name of the bot, such as rook-bot
people-bot-create = Create bot
people-bot-chat = May write in the chat
# When the bot’s token was last used.
people-bot-never-used = Not connected yet
# $when is a date.
people-bot-used = Last connected { $when }
people-bot-new-token = New token
# $name is the bot’s username. Read by screen readers.
people-bot-new-token-name = New token for { $name }
people-bot-delete = Delete
# $name is the bot’s username. Read by screen readers.
people-bot-delete-name = Delete { $name }
people-bot-delete-help = Its games remain, under “Former player”. Its token stops working at once.
# $name is the bot’s username.
people-bot-token-title = Token of { $name }
people-bot-token-help = Copy it now: it is shown only once. Anyone who has it can play as this bot. A new token replaces it.
people-bot-token-copy = Copy
people-bot-token-copied = Token copied
# $name is the bot’s username.
people-bot-deleted = { $name } was deleted.

## Leaderboards

ratings-players = Players
ratings-people = People
ratings-bots = Bots
ratings-about-bots = Bots play rated games only against other bots. Don’t compare their ratings with those of people.
