# The words of Rails' guided first game. `{ $other }` is the bot's name.

lesson-rails-welcome-title = Dice and a pencil
lesson-rails-welcome = Everybody draws a railway on the same map. Where a section ends you load what is there; in towns you turn it into points. This is your line after five rounds: two sheaves of wheat are aboard.
lesson-rails-take-title = Take a die
lesson-rails-take = Each round one die more is rolled than there are players, and everybody takes one. The picture shows its shape of track. { $other } has taken the 3. You need the 1: a single step.
lesson-rails-draw-title = Draw your section
lesson-rails-draw = Choose to draw. Then the spaces glow where the section can end, and pointing at one shows the way. Stop at the wheat just above: it is yours. What a line touches is used up, and lines never cross.
lesson-rails-station-title = Stop at a station
lesson-rails-station = A new round, and you choose first. The 6 is two steps straight, exactly to the station. The wheat on the way is lost: that is the price. Take the die and draw.
lesson-rails-second-title = A second symbol
lesson-rails-second = A stop at a station lets you go on to one symbol right beside it. There is your fourth sheaf.
lesson-rails-town-title = On to a town
lesson-rails-town = The 3 is a staircase of three steps, and its end is the town. Take the die and draw.
lesson-rails-deliver-title = Deliver
lesson-rails-deliver = One kind, all its pieces at once, only once in the game: 1, 3, 6, 10 … so four sheaves are 10 points, and 5 more for being the first. Deliver them.
lesson-rails-nugget-title = A die you do not want
lesson-rails-nugget = You need not draw. Take the 2 and give it up: you circle a gold nugget instead. Later a nugget lets you draw any other shape, and unused ones are worth points.
lesson-rails-cards-title = Three conditions
lesson-rails-cards = Three of seventeen cards change the rules of each game. Point at one to read it. Here exactly four sheep, many towns and many nuggets pay extra.
lesson-rails-end-title = How it ends
lesson-rails-end = After somebody’s sixth delivery everyone may deliver one more kind; each kind never delivered costs 5. The sheet keeps count for you. Go on from here, or begin your own game.
