# The words of Knight's guided first game. `{ $other }` is the bot's name.

lesson-knight-welcome-title = Two players, one knight
lesson-knight-welcome = Together you build a board and lay chips on it. Then you both move the same knight, jump by jump, and keep every chip you land on. Most points win. Two of the six tiles lie already.
lesson-knight-tile-title = Choose a tile
lesson-knight-tile = Each player lays three tiles. Rocks are walls: no chip lies there, though a jump may pass over them. Take the tile with the rock in the middle.
lesson-knight-place-title = Lay it down
lesson-knight-place = A tile may lie anywhere as long as it shares an edge with the board. This one looks the same all round; others you turn with R. Click where it hangs now.
lesson-knight-three-title = Your 3-chip
lesson-knight-three = Every tile gets one 3, two 2s and five 1s. You choose where. The 3 shall lie here, far from { $other }’s.
lesson-knight-two-title = Two 2-chips
lesson-knight-two = Now the 2s, one after the other. The ones fill the rest by themselves.
lesson-knight-knight-title = Set the knight
lesson-knight-knight = All six tiles lie. You put the knight on a 1-chip, and that chip is out. { $other } makes the first jump, so start where little is in reach.
lesson-knight-jump-title = Jump
lesson-knight-jump = A jump goes two squares ahead and one aside, as in chess; walls and gaps do not matter. { $other } has taken a 2. The glowing chips are in your reach. Take the 3.
lesson-knight-think-title = Look one jump ahead
lesson-knight-think = Another 3 is in reach – but from there { $other } would take a 3 too. Take the 2 instead: all it leaves is a single 1.
lesson-knight-help-title = When you are stuck
lesson-knight-help = Hint tells what a strong bot would do. Analyse shows the value of every jump, and says so when it is exact. Undo takes a move back.
lesson-knight-end-title = Now you know it all
lesson-knight-end = The game ends when no chip is in the knight’s reach. A match is two games with the roles swapped; the higher sum wins. Go on from here, or begin your own.
