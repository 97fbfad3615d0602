# Bots: names, hints and reasons.

# $lead: point lead, with a sign.
bots-hint-exact = final lead { $lead } with best play by both sides (exact)
# $low: lower end of the range. $high: upper end of the range.
bots-hint-between = final lead between { $low } and { $high }
# $chance: a percentage, without the % sign. $visits: how often the bot tried the move.
bots-hint-expected = win chance { $chance }% ({ $visits ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $visits } times
})
# $side: selects a variant; not shown. $points: points, with a sign.
bots-hint-lead = { $side ->
    [ahead] { $points ->
        [one] about 1 point ahead
       *[other] about { $points } points ahead
    }
    [behind] { $points ->
        [one] about 1 point behind
       *[other] about { $points } points behind
    }
   *[level] about even
}
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
# $points: points, with a sign.
bots-plain-term-lead = point lead: { $points }
