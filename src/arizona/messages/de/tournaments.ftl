# Turniere auf dem Server.

tournaments-lead = Spiel mehrere Runden gegen verschiedene Leute. Mit einem Konto kannst du teilnehmen oder selbst eines anlegen.
tournaments-current = Offen und laufend
tournaments-ended = Beendet
tournaments-none = Zurzeit gibt es kein Turnier. Leg eines an und teile den Link.
tournaments-new = Neues Turnier
tournaments-create = Anlegen
tournaments-sign-in = Um ein Turnier anzulegen oder mitzuspielen, brauchst du ein Konto.
tournaments-name = Name
tournaments-game = Spiel
tournaments-kind = Modus
tournament-kind-swiss = Einige Runden. Du triffst Leute mit ähnlichem Punktestand.
tournament-kind-round-robin = Alle spielen gegen alle. Am besten mit bis zu 16 Leuten.
tournament-kind-knockout = Wer gewinnt, bleibt im Turnier. Bei Remis wird noch einmal gespielt.
tournament-kind-pods = Runden an Tischen zu dritt oder zu viert.
tournament-kind-arena = Eine feste Zeit. Sobald du frei bist, bekommst du die nächste Partie.
tournament-kind-duplicate = Dieselben Würfel und Karten an jedem Tisch. Die Punkte werden verglichen.
tournaments-seats = Personen pro Tisch
tournaments-rounds = Runden
tournaments-rounds-auto = Automatisch
tournaments-minutes = Dauer
tournaments-minutes-value = { $minutes } min
tournaments-start = Beginn
tournaments-start-director = Wenn ich es starte
tournaments-start-time = Zu fester Zeit
tournaments-starts = Datum und Uhrzeit
tournaments-rated = Gewertet
tournaments-rated-help = Partien zwischen Menschen ändern die Ratings.
tournaments-bots = Bots füllen leere Plätze
tournaments-bots-help = Sonst ist jemand spielfrei. Bots haben keinen Rang in der Tabelle.
tournaments-late = Später einsteigen
tournaments-late-help = Man kann sich auch nach der ersten Runde anmelden.
tournaments-listed = In der Liste
tournaments-listed-help = Für einen Club ausschalten: Dann findet das Turnier nur, wer den Link hat.
tournaments-scoring = Wertung
tournaments-scoring-matchpoints = Matchpunkte
tournaments-scoring-difference = Punktedifferenz
tournament-by = Leitung: { $name }
tournament-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
tournament-state-open = Anmeldung offen
tournament-state-running = Läuft
tournament-state-paused = Unterbrochen
tournament-state-ended = Beendet
tournament-state-canceled = Abgesagt
tournament-tables-of = { $seats } pro Tisch
tournament-round-of = Runde { $round } von { $rounds }
tournament-starts-at = Beginnt { $time }
tournament-starts-director = Beginnt, wenn die Turnierleitung es startet
tournament-starts-in = Beginnt in { $time }
tournament-time-left = noch { $time }
tournament-next-in = Die nächste Runde beginnt in { $time }.
tournament-join = Teilnehmen
tournament-rejoin = Wieder teilnehmen
tournament-withdraw = Zurückziehen
tournament-withdraw-text = Du bekommst keine weiteren Partien. Eine begonnene läuft weiter.
tournament-entered-note = Du bist dabei. Komm zum Beginn wieder: Hier erscheint deine erste Partie.
tournament-wait-note = Deine Partie dieser Runde ist zu Ende. Hier erscheint die nächste.
tournament-done-note = Du hast alle deine Partien gespielt. Wer gewonnen hat, steht hier, sobald der letzte Tisch fertig ist.
tournament-late-note = Du spielst ab der nächsten Runde mit.
tournament-out-note = Du bist ausgeschieden. Danke, dass du dabei warst!
tournament-paused-note = Das Turnier ist unterbrochen. Die nächste Runde beginnt, wenn die Turnierleitung es fortsetzt.
tournament-bye-note = In dieser Runde bist du spielfrei.
tournament-left-note = Du hast dich zurückgezogen.
tournament-arena-left-note = Du bekommst keine Partien mehr zugeteilt, weil du dich zurückgezogen oder eine versäumt hast. Nimm wieder teil, um weiterzuspielen.
tournament-watch-note = Du spielst in diesem Turnier nicht mit.
tournament-to-table = Zu deinem Tisch
tournament-your-game = Deine Partie in Runde { $round }
tournament-next-game = Deine nächste Partie
tournament-director = Turnierleitung
tournament-action-start = Jetzt starten
tournament-action-pause = Unterbrechen
tournament-action-resume = Fortsetzen
tournament-action-end = Turnier beenden
tournament-action-cancel = Absagen
tournament-end-text = Der jetzige Stand wird endgültig. Offene Partien zählen nicht mehr.
tournament-cancel-text = Das Turnier findet nicht statt.
tournament-needs = Es werden mindestens { $count } Personen gebraucht.
tournament-correct = Ergebnis ändern
tournament-correct-title = Tisch { $board } in Runde { $round }
tournament-correct-text = Wähle für alle den Rang. Gleiche Ränge sind ein Gleichstand. Die Änderung steht im Verlauf der Turnierleitung.
tournament-correct-save = Ergebnis speichern
tournament-did-not-play = Nicht gespielt
tournament-place-of = Rang { $place }
tournament-corrected = Von der Turnierleitung entschieden
tournament-pairings = Paarungen
tournament-standings = Tabelle
tournament-rules = Regeln und Verlauf
tournament-deals = Boards
tournament-entrants = Teilnehmende
tournament-playing = Läuft
tournament-tables-done = { $done } von { $all ->
    [one] 1 Tisch fertig
   *[other] { $all } Tischen fertig
}
tournament-bye-points = Spielfrei: { $points }
tournament-fills-in = Springt ein
tournament-withdrawn = Zurückgezogen
tournament-ties = Was bei Gleichstand entscheidet
tournament-ties-last = Wer dann noch gleich ist, teilt sich den Rang.
tournament-no-rounds = Noch wurde nichts gespielt.
tournament-winner = Gewonnen hat
tournament-winners = Gewonnen haben
tournament-share = Link kopieren
tournament-export-json = Als JSON herunterladen
tournament-export-text = Als Text herunterladen
tournament-log = Verlauf der Turnierleitung
tournament-log-server = Der Server
tournament-log-started = hat das Turnier gestartet
tournament-log-paused = hat das Turnier unterbrochen
tournament-log-resumed = hat das Turnier fortgesetzt
tournament-log-ended = hat das Turnier beendet
tournament-log-canceled = hat das Turnier abgesagt
tournament-log-corrected = hat das Ergebnis von Tisch { $board } in Runde { $round } geändert
tournament-seed = Seed
tournament-rule-points = Ein Sieg zählt 1 Punkt, ein Remis einen halben.
tournament-rule-pods = Du bekommst den Anteil der Mitspielenden, die du schlägst: von 1 Punkt für den ersten Platz bis 0 für den letzten. Ein Gleichstand zählt zur Hälfte.
tournament-rule-arena = Ein Sieg zählt 2 Punkte, ein geteilter erster Platz 1. Nach zwei Siegen in Folge zählt alles doppelt, bis du einmal nicht gewinnst. Wenn du zu einer Partie nicht kommst, bekommst du erst wieder eine Partie, wenn du erneut teilnimmst.
tournament-rule-knockout = Wer gewinnt, kommt weiter. Bei Remis wird mit vertauschten Plätzen noch einmal gespielt, höchstens zweimal; dann entscheidet das Los.
tournament-rule-duplicate = Jeder Tisch bekommt dieselben Würfel und Karten. Anderen Tischen kann man nicht zusehen.
tournament-rule-bye = Wenn die Zahl nicht aufgeht, ist jemand spielfrei. Das zählt wie ein Sieg.
tournament-rule-bots = Wenn die Zahl nicht aufgeht, nehmen Bots die leeren Plätze ein. Sie haben keinen Rang in der Tabelle, und Partien gegen sie werden nicht gewertet.
tournament-rule-bye-duplicate = Spielfrei zählt 60 % oder deinen eigenen Durchschnitt, was höher ist.
tournament-rule-late = Wenn du später einsteigst, bekommst du einmal einen halben Punkt, egal wie viele Runden du verpasst hast.
tournament-rule-clock = Deine Uhr startet mit der Partie. Wenn deine Zeit abläuft, verlierst du.
tournament-rule-seed = Die Paarungen folgen aus dem Seed, der am Ende veröffentlicht wird.
tournament-deal-seat = Platz { $seat }
tournament-deal-score = Punkte
tournament-deal-none = Die Boards erscheinen, wenn die erste Runde zu Ende ist.
tournament-back = Zurück zum Turnier
tournament-table-delete = Dieser Tisch gehört zu einem Turnier. Spiel die Partie zu Ende oder gib auf.
tournament-too-many = Du leitest schon { $count } Turniere. Beende zuerst eines.
tournament-entered-too-many = Du nimmst an { $count } Turnieren teil. Zieh dich zuerst aus einem zurück.
tournament-entry-closed = Die Anmeldung zu diesem Turnier ist geschlossen.
tournament-full = Dieses Turnier ist voll: { $count } Personen.
tournament-too-few = Vor dem Beginn müssen sich mindestens { $count } Personen anmelden.
tournament-not-director = Das kann nur die Turnierleitung.
tournament-correct-last = Spätere Runden hängen von diesem Ergebnis ab, deshalb kann es nicht geändert werden.
tournament-bad-seats = Dieses Spiel lässt sich an Tischen dieser Größe nicht spielen.
tournament-arena-live = Eine Arena wird live gespielt. Wähle ein Tempo in Minuten.
tournament-bad-start = Wähle einen Beginn in den nächsten 60 Tagen.
tournament-bad-name = Wähle einen Namen mit mindestens drei Zeichen.
tournament-missing = Dieses Turnier gibt es nicht.
tournament-is-over = Das Turnier ist vorbei oder hat noch nicht begonnen.
table-no-undo-tournament = In einem Turnier lässt sich ein beendeter Zug nicht zurücknehmen.
# Notification. $round: number of a round.
tournament-push-title = Runde { $round }: Dein Tisch ist bereit
# Notification. $game: name of a game. $name: name of the tournament.
tournament-push-body = { $game }, { $name }
# Notification to the director. $name: name of the tournament.
tournament-push-director-title = { $name } wartet auf dich
# $game: name of a game. $round: number of a round.
tournament-push-director-body = { $game }: Runde { $round } ist zu Ende, und das Turnier ist unterbrochen.
# $name: name of the tournament. $round: number of a round.
tournament-ready = { $name }, Runde { $round }: Dein Tisch ist bereit.
tournament-cross = Kreuztabelle
tournament-cross-help = Jedes Feld zeigt das Ergebnis und die Zeile der Gegenseite. Ein Punkt heißt: auf dem ersten Platz gespielt.
tournament-cross-row = Zeile
tournament-cross-help-matrix = Zeilenweise zu lesen: dein Ergebnis gegen die Person über der Spalte.
tournament-games = Partien
# $round: number of a round. $names: the opponents.
tournament-game-won = Runde { $round }: Sieg gegen { $names }
# $round: number of a round. $names: the opponents.
tournament-game-tied = Runde { $round }: Gleichstand mit { $names }
# $round: number of a round. $names: the opponents.
tournament-game-lost = Runde { $round }: Niederlage gegen { $names }
# $round: number of a round. $names: the opponents.
tournament-game-absent = Runde { $round }: nicht gespielt gegen { $names }
# $round: number of a round. $names: the opponents.
tournament-game-open = Runde { $round }: läuft gegen { $names }
# $round: number of a round.
tournament-game-bye = Runde { $round }: spielfrei
# $board: number of a deal, counted through all rounds.
tournament-board = Board { $board }
# $first, $second: numbers of two deals.
tournament-boards-of-round = Boards { $first } und { $second }
# $board: number of a deal. $boards: number of deals.
tournament-board-of = Board { $board } von { $boards }
tournament-your-result = Dein Ergebnis
# $points: matchpoints. $top: the most that are possible.
tournament-matchpoints-of = { $points } von { $top } Matchpunkten
# $value: a percentage or a number.
tournament-average = Durchschnitt: { $value }
# $top: the most matchpoints that are possible.
tournament-deal-top = 2 Punkte für jeden Tisch, den du schlägst, 1 bei Gleichstand. Mehr als { $top } geht nicht.
# $count: number of tables.
tournament-deal-compared = { $count ->
    [one] 1 Tisch verglichen
   *[other] { $count } Tische verglichen
}
tournament-deal-lead = Vorsprung
tournament-deal-uncounted = Keine Punkte zum Vergleichen
# $points: a number of points.
tournament-share-points = Punkte: { DECIMAL($points) }
# $count: number of rounds.
tournament-rounds-played = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
tournament-picture-anyone = Mit dem Link können alle das Turnier ansehen, ohne sich anzumelden.
tournament-picture-later = Das Bild ist fertig, wenn das Turnier zu Ende ist.
tournament-rule-boards = Eine Runde hat zwei Boards gegen dieselbe Person. Dazwischen tauscht ihr die Plätze.
tournament-rule-score = Deine Punkte werden mit denen aller auf demselben Platz verglichen.
tournament-rule-lead = Dein Vorsprung wird mit dem aller auf demselben Platz verglichen.
tournament-rule-matchpoints = Du bekommst 2 Matchpunkte für jeden Tisch, den du schlägst, und 1 bei Gleichstand, als Anteil am Höchstwert.
tournament-rule-difference = Es zählt der Unterschied zum Durchschnitt der anderen.
tournament-rule-decided = Ein Board, das die Turnierleitung entscheidet, zählt 60 % für den Sieg und 40 % für die anderen.
