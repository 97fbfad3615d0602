# Yacht: what the terminal, the log and the browser say.

yacht-title = Yacht
yacht-about = Five dice, three rolls, twelve boxes. Keep what is good, roll the rest, and write it down well.

## The start page and the set-up.

web-game-yacht = Yacht
web-line-yacht = Keep what is good, roll the rest, write it down well.
web-caption-yacht = Two to four players · Five dice · Twelve boxes
web-facts-yacht = Two to four players, about a quarter of an hour
web-option-yacht-bonus = Bonus of 35 points

## The game.

yacht-option-bonus = Whether good boxes of single faces bring 35 points more.

yacht-prompt-roll = The dice roll.
yacht-prompt-choose = { $left ->
    [0] You have { $dice }. Write it into a box.
    [1] You have { $dice }. Keep some and roll once more, or write it down.
   *[other] You have { $dice }. Keep some and roll again, or write it down.
}
yacht-prompt-over = All boxes are filled.

yacht-label-roll = Roll { $dice }
yacht-label-keep = Keep { $dice }
yacht-label-keep-none = Roll all five again
yacht-label-write = { $title }: { $points }

yacht-event-rolled = { $name } rolls { $dice }.
yacht-event-kept = { $name } keeps { $dice }.
yacht-event-kept-none = { $name } rolls all five again.
yacht-event-written = { $name } writes { $points } into { $title }.
yacht-event-bonus = { $name } gets { $points } for good boxes of single faces.
