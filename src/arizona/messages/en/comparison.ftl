# Comparing a player’s decisions with strong play, on the moderators’ page.

moderation-play = Agreement with strongest play
moderation-play-help = The computer analyzes this game and counts how often each player chose one of the strongest moves. This can take a few minutes.
moderation-play-compare = Compare with strongest play
moderation-play-working = Analyzing the game…
moderation-play-failed = The game couldn’t be analyzed. Try again.
moderation-play-running = The game isn’t over yet. You can compare it when it is.
# $share, $low, $high: percent. $count: number of decisions.
moderation-play-line = { $share }% of { $count ->
    [one] one decision
   *[other] { $count } decisions
}, 95% interval { $low } to { $high }%
# $median, $low, $high: seconds.
moderation-play-seconds = Median { $median } s per decision, 95% interval { $low } to { $high } s
moderation-play-caution = This alone proves nothing. Strong players often choose the strongest move, and one game is a small sample. A decision counts only if its moves differ by more than the margin of the analysis.
moderation-similar = Players of similar rating
moderation-similar-help = The computer analyzes up to three rated games of this person, and up to 24 games of players whose rating differs by at most 150 points, in the same game and pace. This can take a while.
moderation-similar-compare = Compare with players of similar rating
# $done: games analyzed so far. $all: games to analyze.
moderation-similar-working = Analyzing games: { $done } of { $all }
moderation-similar-failed = The games couldn’t be analyzed. Try again.
moderation-similar-unrated = This person has no rating in this game and pace, so there is nobody to compare with.
# $decisions: decisions of this person. $players: players with enough decisions. $needed, $others: what a comparison needs.
moderation-similar-few = Too few games to compare. A comparison needs { $needed } decisions by this person and { $others } players of similar rating with at least that many each. So far there are { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} and { $players ->
    [one] one player
   *[other] { $players } players
}.
# $count: number of players. $rating: rating of the reported person.
moderation-similar-players = { $count ->
    [one] One player
   *[other] { $count } players
} within 150 points of { $rating }
# $share, $low, $high: percent.
moderation-similar-line = On average { $share }%; an estimated 95% of players are between { $low } and { $high }%
moderation-similar-above = This person’s whole interval is above that of the others.
moderation-similar-within = This person’s interval is not entirely above that of the others. That is not unusual for this rating.
