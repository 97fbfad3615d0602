# Bots: characters, hints and reasons.

bots-hint-exact = ends { $lead } with best play by both (exact)
bots-hint-between = ends between { $low } and { $high }
bots-hint-expected = outlook { $chance } of 100 (looked at { $visits } times)
bots-hint-only = the only move there is
bots-hint-unknown = no time to look ahead
