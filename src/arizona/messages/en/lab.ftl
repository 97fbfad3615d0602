# The laboratory: runs, reports, comparisons.

lab-games = games
lab-rate = { $rate } games/s
lab-forfeit = { $bot } forfeited move { $move } of game { $game }: { $reason }
lab-stopped = Stopped. The same command goes on with { $folder }.
lab-done = { $games ->
    [one] One game lies in { $folder }
   *[other] { $games } games lie in { $folder }
}; the seed settles every one of them.
    Next: arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] One game lies in { $folder }
   *[other] { $games } games lie in { $folder }
}; some bots looked at a clock, so another run will differ.
    Next: arizona lab report { $folder }
