# Training der Netze: arizona learn.

learn-plays = Generation { $generation }: { $games ->
    [one] 1 Partie wird gespielt …
   *[other] { $games } Partien werden gespielt …
}
learn-trains = Generation { $generation }: Training mit { $positions ->
    [one] 1 Stellung …
   *[other] { $positions } Stellungen …
}
learn-meets = Generation { $generation }: { $games ->
    [one] 1 Partie gegen die bisher beste …
   *[other] { $games } Partien gegen die bisher beste …
}
learn-adopted = Generation { $generation } hat { $share } % von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen: Sie ist jetzt die beste.
learn-rejected = Generation { $generation } hat { $share } % von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen: Die bisher beste bleibt.
learn-stopped = Angehalten. Mit demselben Befehl geht es weiter in { $folder }.
learn-done = Bestes Netz: { $file }. Bericht: { $report }
learn-done-none = Kein Netz hat die von Hand geschriebene Bewertung geschlagen. Bericht: { $report }

## Der Bericht

learn-report-eyebrow = Arizona · Lernen
learn-report-title = { $game }: was gelernt wurde
learn-report-lead = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gegen sich selbst, { $count ->
    [one] 1 Generation
   *[other] { $count } Generationen
}, Seed „{ $seed }“
learn-report-generation = Generation { $number }
learn-report-present = die bisher beste
learn-report-matches = Vergleichspartien
learn-report-matches-hint = Anteil der Partien, die jede Generation gegen die bisher beste gewonnen hat, mit 95-%-Intervall.
learn-report-loss = Vorhersagefehler
learn-report-loss-hint = Wie weit die Vorhersagen von den Ergebnissen der Partien abwichen, mit denen nicht trainiert wurde (Kreuzentropie; weniger ist besser).
learn-report-points = Punktefehler
learn-report-points-hint = Wie weit die Vorhersagen vom Endstand dieser Partien abwichen, in Punkten (quadratisches Mittel).
learn-report-first = erste Epoche
learn-report-last = letzte Epoche
