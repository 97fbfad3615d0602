# Bots: characters, hints and reasons.

bots-hint-exact = ends { $lead } with best play by both (exact)
bots-hint-between = ends between { $low } and { $high }
bots-hint-expected = outlook { $chance } of 100 (looked at { $visits } times)
bots-hint-unknown = no time to look ahead

bots-knight-jackrabbit-name = Jackrabbit
bots-knight-jackrabbit-temper = Hops wherever there is a chip, often without looking.
bots-knight-roadrunner-name = Roadrunner
bots-knight-roadrunner-temper = Always snaps up the biggest chip in reach.
bots-knight-coyote-name = Coyote
bots-knight-coyote-temper = Thinks a few jumps ahead, then loses patience.
bots-knight-javelina-name = Javelina
bots-knight-javelina-temper = Stubborn, and dangerous once the board grows thin.
bots-knight-rattlesnake-name = Rattlesnake
bots-knight-rattlesnake-temper = Waits, counts, and strikes in the second half.
bots-knight-condor-name = Condor
bots-knight-condor-temper = Sees the whole board from above, down to the last chip.

bots-knight-term-taken = chips taken: { $points }
bots-knight-term-mine = your next jump: { $points }
bots-knight-term-theirs = the other's next jump: { $points }
