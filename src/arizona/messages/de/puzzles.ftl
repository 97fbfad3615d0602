# Rätsel, im Browser und im Terminal.

puzzle-too-hard = Diese Stellung hat zu viele mögliche Fortsetzungen, um sie auszurechnen. Geh einen Zug zurück oder versuch ein anderes Rätsel.
puzzle-loses-points = { $loss ->
    [one] Das kostet 1 Punkt; { $left } sind noch möglich.
   *[other] Das kostet { $loss } Punkte; { $left } sind noch möglich.
}
web-puzzle = Rätsel
web-puzzles-day-help = Für alle dieselben drei. Löse eines, damit deine Serie hält. Bis Sonntag werden die Rätsel immer schwerer.
web-puzzles-archive = Alle Rätsel
web-puzzles-none = Hier gibt es noch keine Rätsel.
web-puzzles-easier = Leichter
web-puzzles-harder = Schwerer
web-puzzle-table = Rätsel
web-puzzle-of-day = Rätsel des Tages · { $day }
web-puzzle-rated = Rating { $rating }
web-puzzle-more = Mehr zu diesem Rätsel
web-puzzle-missing = Rätsel nicht gefunden
web-puzzle-how = Mach deinen Zug auf dem Spielplan. Ist er falsch, siehst du die Antwort darauf. Nur dein erster Versuch zählt: Er ändert dein Rating um höchstens 75 Punkte.
web-puzzle-right = Richtig. Weiter so.
web-puzzle-back = Mit Z gehst du zurück und versuchst es noch einmal.
web-puzzle-back-touch = Geh zurück und versuch es noch einmal.
web-puzzle-step-back = Zurück
web-puzzle-solved = { $clean ->
    [1] Fehlerfrei gelöst.
   *[other] Gelöst.
}
web-puzzle-given-up = Hier ist die Lösung.
web-puzzle-is-solved = gelöst
web-puzzle-over = Dieses Rätsel ist zu Ende.
web-puzzle-undo-title = Einen Schritt zurück, so oft du willst (Z)
web-puzzle-hint = { $cost ->
    [0] Tipp
   *[other] Tipp −{ $cost }
}
web-puzzle-hint-title = { $cost ->
    [0] Einen richtigen Zug zeigen, ohne weitere Kosten (I)
    [one] Einen richtigen Zug zeigen; kostet 1 Ratingpunkt (I)
   *[other] Einen richtigen Zug zeigen; kostet { $cost } Ratingpunkte (I)
}
web-puzzle-hinted = { $cost ->
    [0] Versuch es mit: { $move }.
   *[other] Versuch es mit: { $move }. (−{ $cost })
}
web-puzzle-give-up = Aufgeben
web-puzzle-give-up-title = Lösung zeigen
web-puzzle-rating = Rätsel-Rating
web-puzzle-unsure = Ein vorläufiges Rating: Jedes Rätsel ändert es um höchstens 75 Punkte
web-puzzle-streak = Tagesserie
web-puzzle-week = Diese Woche
web-puzzle-day-state = { $state ->
    [kept] { $day }: gelöst
    [open] { $day }: verpasst, lässt sich noch nachholen
   *[none] { $day }
}
web-puzzle-make-up = { $day } bis Sonntag nachholen
web-puzzle-first = Exakter Wert jedes ersten Zuges
web-puzzle-others = { $count ->
    [one] und 1 weiterer, der schlechter ist
   *[other] und { $count } weitere, die schlechter sind
}
web-puzzle-answer = Lösung
web-puzzle-found = { $percent } % von { $tries } haben es beim ersten Versuch gefunden.
web-puzzle-found-first = Hier hat das vor dir noch niemand versucht.
web-puzzle-most-wrong = Häufigster Fehler: { $move }.
web-puzzle-share = Teilen
web-puzzle-watch = Noch einmal ansehen
web-puzzle-next = Nächstes Rätsel
web-puzzle-another = Eines auf deinem Niveau
web-puzzle-themes = Themen
web-puzzle-all = Alle
web-puzzle-not-here = Geht in Rätseln nicht.
web-puzzle-no-answer = Dieser Zug konnte nicht geprüft werden. Versuch es noch einmal.
web-race = Rätselrennen
web-race-over = { $score ->
    [one] 1 Rätsel gelöst
   *[other] { $score } Rätsel gelöst
}
web-race-best = Dein bestes Rennen: { $best }.
web-race-rules = Löse in { $minutes } Minuten so viele Rätsel, wie du kannst. Sie werden schwerer, und nach { $most } Fehlern ist Schluss.
web-race-start = Rennen starten
web-race-again = Noch ein Rennen
web-race-score = Gelöst: { $score }
web-race-missed = Fehler: { $missed } von { $most }
puzzle-saved-goal = Finde den besten Zug
puzzle-saved-exact = { $ways ->
    [one] Aus einer deiner Partien. Jeder Zug ist exakt durchgerechnet: Einer ist der beste.
   *[other] Aus einer deiner Partien. Jeder Zug ist exakt durchgerechnet: { $ways } sind gleich gut.
}
puzzle-saved-estimated = { $compared ->
    [0] Aus einer deiner Partien. Durch Suche geschätzt, nicht bewiesen: Ein Zug schnitt am besten ab.
   *[other] Aus einer deiner Partien. Durch Suche geschätzt, nicht bewiesen: Ein Zug ist etwa { DECIMAL($gain) } Punkte besser als der gespielte (± { DECIMAL($margin) }).
}
puzzle-saved-other = Die Suche bevorzugt einen anderen Zug.
puzzle-saved-loses = { $loss ->
    [one] Das ist 1 Punkt schlechter als der beste Zug.
   *[other] Das ist { $loss } Punkte schlechter als der beste Zug.
}
puzzle-saved-about = Das ist etwa { DECIMAL($loss) } Punkte schlechter als der beste Zug.
web-puzzle-saved-from = Aus deiner eigenen Partie
web-puzzles-saved = Aus deinen Partien gespeichert
web-puzzle-kind = { $kind ->
    [proved] bewiesen, eine Lösung
    [exact] exakt gelöst
   *[estimated] durch Suche geschätzt
}
web-puzzle-drop = Aus meinen Rätseln entfernen
web-puzzle-to-review = Zum Rückblick
web-puzzle-first-about = Geschätzter Wert jedes Zuges
web-puzzle-analyzing = Probier beliebige Züge aus; das Ergebnis steht daneben.
web-puzzle-nothing-left = Hier gibt es nichts mehr zu entscheiden.
web-puzzle-sets = Rätselsammlungen
web-puzzle-shipped = Standard
web-puzzle-anyone = Wer den Link hat, kann es lösen. Das Bild verrät die Lösung nicht.
