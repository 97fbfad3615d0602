# Bots: characters, hints and reasons.

bots-hint-exact = ends { $lead } with best play by both (exact)
bots-hint-between = ends between { $low } and { $high }
bots-hint-expected = outlook { $chance } of 100 (looked at { $visits } times)
bots-hint-only = the only move there is
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

bots-rails-tortoise-name = Tortoise
bots-rails-tortoise-temper = Draws here and there and enjoys the view.
bots-rails-quail-name = Quail
bots-rails-quail-temper = Knows the way, but scatters when startled.
bots-rails-burro-name = Burro
bots-rails-burro-temper = Carries whatever pays best this round.
bots-rails-raven-name = Raven
bots-rails-raven-temper = Clever with shiny things; looks a round ahead.
bots-rails-pronghorn-name = Pronghorn
bots-rails-pronghorn-temper = Runs far, and is often first in town.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Never lets itself be fenced in.

bots-rails-term-written = points written down: { $points }
bots-rails-term-outlook = cargo, towns and room ahead: { $points }

bots-trail-jackrabbit-name = Jackrabbit
bots-trail-jackrabbit-temper = Off in all directions, the map forgotten at home.
bots-trail-ringtail-name = Ringtail
bots-trail-ringtail-temper = Nimble, curious, now and then distracted.
bots-trail-bobcat-name = Bobcat
bots-trail-bobcat-temper = Pounces on the best thing in sight.
bots-trail-owl-name = Owl
bots-trail-owl-temper = Sits still, turns its head, and sees the next turn.
bots-trail-elk-name = Elk
bots-trail-elk-temper = Steady over long distances.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Follows you for weeks, and passes you in the last one.

bots-trail-term-gold = Gold and Grit: { $points }
bots-trail-term-stock = coins and provisions: { $points }
bots-trail-term-tracks = Terrain Tracks: { $points }
bots-trail-term-ladder = Ladder: { $points }
bots-trail-term-mural = mural: { $points }
bots-trail-term-cards = cards, stars and cubes: { $points }
bots-trail-term-poison = Poison: { $points }
bots-trail-term-markers = markers to act with: { $points }
bots-trail-term-awaits = what is still due: { $points }
