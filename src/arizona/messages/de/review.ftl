# Rückblick auf eine Partie, im Browser und im Terminal.

review-title = Rückblick
review-where = Zug { $number }
review-grade-best = bester
review-grade-good = gut
review-grade-slip = Fehler
review-grade-blunder = Patzer
review-grade-forced = erzwungen
review-curve-lead = Endvorsprung
review-curve-lead-from = bei bestem Spiel ab hier
review-curve-chance = Gewinnchance
review-curve-chance-from = vor jeder Entscheidung
review-exact = exakt
review-estimated = geschätzt, ± { $error } %
review-kept = { $kept } von { $risk } Punkten behalten, um die es ging
review-lost = Genauigkeit über { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}: { $lost ->
    [0] nichts verloren
    [one] etwa 1 Punkt verloren
   *[other] etwa { $lost } Punkte verloren
}
review-no-risk = es stand nichts auf dem Spiel
review-luck = Würfe und Ziehungen: { $given } gewonnen, { $taken } verloren
review-moments = { $count ->
    [0] Keine Schlüsselmomente
    [one] 1 Schlüsselmoment
   *[other] { $count } Schlüsselmomente
}
review-moments-about = Was diese Partie am meisten verändert hat.
review-moments-none = Niemand hat einen nennenswerten Fehler gemacht.
review-played = Gespielt
review-better = Besser
review-next-best = Nächstbester
review-margin = ± { $margin }
review-decisions = Alle Entscheidungen
review-all = { $file }: mit --all werden alle Entscheidungen aufgelistet
review-progress = Rückblick: { $done } von { $all } Entscheidungen
review-note-luck = Würfe und Ziehungen zählen nicht: Eine Entscheidung wird daran gemessen, was zu erwarten war, nicht daran, was dann kam.
review-head-only = Der einzige Zug, der hilft
review-head-find = Stark gefunden
review-head-win-draw = Vom Sieg zum Remis
review-head-win-loss = Vom Sieg zur Niederlage
review-head-draw-loss = Vom Remis zur Niederlage
review-other = { $instead ->
    [find] der nächstbeste Zug
   *[slip] der gespielte Zug
}
review-why-points = Das bringt sofort { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}; { review-other } bringt { $less }.
review-why-line = In den gezeigten Zugfolgen verändert sich der Vorsprung von { $name } um { $more }; { review-other } verändert ihn um { $less }.
review-why-step = Mit Zug { $step } der gezeigten Zugfolge bringt das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { review-other } bringt das in seiner Zugfolge nicht.
review-why-theirs = Die andere Zugfolge ({ review-other }) bringt dem Gegenüber mit Zug { $step } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; in der besseren Zugfolge passiert das nicht.
review-why-later = In den gezeigten Zugfolgen hat sich der Vorsprung bisher um { $more } verändert; { review-other } verändert ihn um { $less }. Den Unterschied erwartet die Schätzung erst nach diesen Zugfolgen.
review-why-alike = In den gezeigten Zugfolgen sind beide bisher gleich viel wert; der Unterschied kommt später.
