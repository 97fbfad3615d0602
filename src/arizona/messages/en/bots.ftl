# Bots: names, hints and reasons.

# $lead: point lead, with a sign.
bots-hint-exact = final lead { $lead } with best play by both sides (exact)
# $low: lower end of the range. $high: upper end of the range.
bots-hint-between = final lead between { $low } and { $high }
# $lead: point lead, with a sign. $points: the same without a sign. $margin: points; 4 of 5 games
# end within this distance. $side: selects a variant; not shown.
bots-hint-lead = { $side ->
    [ahead] about { $points } ahead at the end, give or take { $margin }
    [behind] about { $points } behind at the end, give or take { $margin }
   *[level] about even at the end, give or take { $margin }
}
# $chance: a percentage, without the % sign.
bots-hint-expected = rough estimate: a { $chance }% chance to win
# $who: selects a variant; not shown. $points: points, negative if lost.
bots-why-points = { $who ->
    [you] your points: { SIGNED($points) }
   *[other] another player’s points: { SIGNED($points) }
}
# $reasons: what the move prepares, already joined.
bots-hint-then = then: { $reasons }
bots-hint-only = the only legal move
bots-hint-unknown = not enough time to think ahead

## Bots of games without their own names

bots-plain-newcomer-name = Newcomer
bots-plain-newcomer-temper = Tries things out, often at random.
bots-plain-beginner-name = Beginner
bots-plain-beginner-temper = Knows the rules but makes mistakes.
bots-plain-regular-name = Regular
bots-plain-regular-temper = Takes a quick look at every move.
bots-plain-skilled-name = Skilled
bots-plain-skilled-temper = Looks closely at the most promising moves.
bots-plain-expert-name = Expert
bots-plain-expert-temper = Plays out each decision many times.
bots-plain-master-name = Master
bots-plain-master-temper = Thinks as long as the clock allows.
