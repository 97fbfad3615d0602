# The words of Trail's guided first week. `{ $other }` is the bot's name.

lesson-trail-welcome-title = Eight weeks on the trail
lesson-trail-welcome = Gold moves your marker up from 0, Grit brings another one down from 100. What counts at the end is how far your Gold is past your Grit, so you need some of both. Everybody starts at −100.
lesson-trail-week-title = A week has three parts
lesson-trail-week = Planning brings supplies and new conditions. The Journey is where you use your markers, one in each turn. Recovery fills the board again. The symbols on the strip tell when the Passages change and when State 48 cards score.
lesson-trail-stock-title = What you own
lesson-trail-stock = Three coins: Turquoise is worth 1, Copper 2, Silver 3. Three resources: Supplies, Health and Water. You keep at most ten of each. The Gateway has just given everybody this week’s resources.
lesson-trail-arrow-title = The Crossed Arrows
lesson-trail-arrow = Planning begins with a move on the arrows, and the space you reach gives you what it shows. Take the one for a free step on any Terrain Track, then step ahead on Canyon: its spaces give Gold.
lesson-trail-gila-title = The Gila Monster
lesson-trail-gila = { $other } has the least Gold and has set the Gila Monster down. Nobody takes that card this week, and every other card of its kind costs 1 Health more.
lesson-trail-market-title = The market
lesson-trail-market = Now the Journey. Passages ask for levels on the Terrain Tracks and for resources; a level you lack is shown in red. In the rows you buy a card or a piece of your mural for 1 to 4 Turquoise. What can be had now has a turquoise ring.
lesson-trail-walk-title = Walk a Passage
lesson-trail-walk = Your step on the Canyon track has opened Temporal Gulch. Pay 1 Health; get 1 Copper, 2 Gold and one more step on Canyon.
lesson-trail-piece-title = Take a piece
lesson-trail-piece = { $other } has had a turn, and a Perfect Blue Day has given to all. Your next marker takes the Douglas Fir from row 4. The cheapest way to pay is proposed first.
lesson-trail-place-title = Put it on your mural
lesson-trail-place = Your first piece must cover the flag, and pieces are never turned. Move over the glowing spots to see what each gives: here the tree covers three terrain symbols, and each of them is a step on its track.
lesson-trail-ladder-title = Up the Ladder
lesson-trail-ladder = Every piece takes you one level up. After that you may buy up to two boosts of one level more. Levels give steps, Weather, Spirits and Grit. Save your coins this time and go on.
lesson-trail-order-title = Turn Order
lesson-trail-order = Once a week you must put a marker here; it decides next week’s order. First place costs most. Take it: in week 2 you begin.
lesson-trail-claims-title = Claims and the end
lesson-trail-claims = You have four trackers for claims, in your own turns. At the end open mural spaces and Poison cost Gold; AZ Stars, cubes left on your cards and sets of different terrains give some.
lesson-trail-end-title = Week 2 is yours
lesson-trail-end = Everything on the table tells its rule when you point at it. Hint shows what a strong bot would do, Undo takes back what nothing random has followed. Go on from here, or begin a journey of your own.
