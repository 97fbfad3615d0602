var e=`# Knight: what the terminal, the log and the browser say.

knight-title = Arizona Knight
knight-about = Two players, one knight. Lay the tiles, strew the chips, then jump.

knight-option-deal = How the tiles come to the players: dealt at random, or drafted one by one.
knight-option-games = How many games make a match; with two the roles swap.

knight-prompt-deal = The tiles are being dealt.
knight-prompt-pick = Pick a tile for your hand.
knight-prompt-tile = Choose one of your tiles to lay.
knight-prompt-turn = How shall { $tile } lie?
knight-prompt-column = Choose the column for the top left cell of { $tile }.
knight-prompt-row = Column { $column }. Now choose the row for { $tile }.
knight-prompt-three = Put the 3-chip on a space of the new tile.
knight-prompt-two = { $left ->
    [1] One more 2-chip; the ones fill up by themselves.
   *[other] Put the first 2-chip on a free space.
}
knight-prompt-knight = Set the knight on any 1-chip; that chip is out.
knight-prompt-jump = { $count ->
    [1] Jump: only one chip is in reach.
   *[other] Jump onto one of the { $count } chips in reach.
}
knight-prompt-over = The match is over, { $one } : { $two }.

knight-label-deal = Deal { $tile }
knight-label-pick = Pick { $tile }
knight-label-tile = Lay { $tile }
knight-label-turn = { $number ->
    [0] Leave it as it is
    [1] Turn it once to the right
    [2] Turn it upside down
   *[3] Turn it once to the left
}
knight-label-column = Column { $number }
knight-label-row = Row { $number }
knight-label-three = The 3 at { $at }
knight-label-two = A 2 at { $at }
knight-label-knight = Knight at { $at }
knight-label-jump = Take { $value } at { $at }

knight-event-tile-dealt = { $name } is dealt { $tile }.
knight-event-tile-picked = { $name } picks { $tile }.
knight-event-tile-laid = { $name } lays { $tile } at { $column },{ $row }.
knight-event-chip-laid = { $name } puts a { $value } at { $at }.
knight-event-ones-laid = Ones fill the other { $count } spaces.
knight-event-knight-set = { $name } sets the knight at { $at }.
knight-event-chip-taken = { $name } takes { $value } at { $at }.
knight-event-game-over = Game { $game } ends { $one } : { $two } with { $left ->
    [0] no chip left
    [1] one chip left
   *[other] { $left } chips left
}.
knight-event-match-over = The match ends { $one } : { $two }.

knight-game-of = game { $game } of { $games }
knight-to-pick = To pick
`;export{e as default};