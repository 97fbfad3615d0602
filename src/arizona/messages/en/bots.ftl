# Bots: characters, hints and reasons.

bots-hint-exact = ends { $lead } with best play by both (exact)
bots-hint-between = ends between { $low } and { $high }
bots-hint-expected = outlook { $chance } of 100 ({ $visits ->
    [0] not looked at yet
    [one] looked at once
   *[other] looked at { $visits } times
})
bots-hint-lead = { $side ->
    [ahead] { $points ->
        [one] about a point ahead
       *[other] about { $points } points ahead
    }
    [behind] { $points ->
        [one] about a point behind
       *[other] about { $points } points behind
    }
   *[level] about level
}
bots-hint-only = the only move there is
bots-hint-unknown = no time to look ahead

## For a game that brings none of its own.

bots-plain-newcomer-name = Newcomer
bots-plain-newcomer-temper = Tries things out, often just anything.
bots-plain-beginner-name = Beginner
bots-plain-beginner-temper = Knows the rules, and slips now and then.
bots-plain-regular-name = Regular
bots-plain-regular-temper = Takes a quick look at every move.
bots-plain-skilled-name = Adept
bots-plain-skilled-temper = Looks closely at the moves that promise most.
bots-plain-expert-name = Expert
bots-plain-expert-temper = Plays each decision through many times.
bots-plain-master-name = Master
bots-plain-master-temper = Thinks as long as the clock allows.
bots-plain-term-lead = lead in points: { $points }
