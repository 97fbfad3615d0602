# Die Wüste des Tages: jeden Tag in jedem Spiel dieselbe Partie für alle.

daily-line = Alle haben dieselbe Ausgangslage. Ein Versuch.
daily-hours-left = Noch { $hours } Std.
daily-minutes-left = Noch { $minutes } Min.
daily-over = Der Tag ist vorbei
daily-against = gegen { $names }
daily-play = Spielen
daily-continue = Weiter
daily-none = –
daily-same = Heute haben alle dieselbe Ausgangslage, dieselben Würfe und Ziehungen und denselben Gegner.
daily-rule-opponent = Du gegen { $names }
daily-rule-pause = Du kannst unterbrechen und bis { $time } weiterspielen.
daily-rule-once = Ein Versuch. Ohne Tipps, und zurücknehmen kannst du nur im eigenen Zug.
daily-rule-then = Danach siehst du deinen Rang und wo die Besten mehr geholt haben.
daily-start = Heutige Partie spielen
daily-resume = Partie fortsetzen
daily-secret = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
} Was gewürfelt und gezogen wird, bleibt geheim, bis der Tag vorbei ist, und wird dann veröffentlicht.
daily-better = Besser als { $percent } %
daily-place = Platz { $place } von { $players }
daily-summary = { $players ->
    [one] Bisher eine Person.
   *[other] { $players } Personen. Durchschnitt { $average }, Bestwert { $best }.
}
daily-counts-score = Deine Punkte zählen.
daily-counts-lead = Dein Vorsprung vor dem Gegner zählt.
daily-you = Du
daily-leaders = Bestenliste
daily-leaders-none = Noch niemand ist fertig.
daily-nobody = Niemand wurde fertig.
daily-locked = Die Ergebnisse siehst du, wenn du gespielt hast.
daily-histogram = Alle Ergebnisse
daily-histogram-result = Ergebnis
daily-histogram-players = Personen
daily-range = { $low } bis { $high }
daily-gain = Wo die Besten mehr geholt haben
daily-gain-other = im Vergleich mit { $name }
daily-gain-first = Dein Ergebnis ist bisher das beste.
daily-gain-points = Du: { $own }. Bestes Ergebnis: { $best }.
daily-gain-round = Runde { $number }
daily-gain-week = Woche { $number }
daily-gain-turn = Dein { $number }. Zug
daily-gain-end = Letzter Zug und Schlusswertung
daily-gain-choice = Deine erste abweichende Entscheidung
daily-gain-see = Ansehen
daily-gain-theirs = Beste Partie
daily-gain-nothing = { $name } erhielt keine Punkte.
daily-gain-categories = Nach Kategorie
daily-review = Rückblick auf meine Partie
daily-share = Ergebnis kopieren
daily-share-percent = Wüste des Tages, { $day }: { $game } { $score }, besser als { $percent } % der anderen ({ $players } Personen).
daily-share-place = Wüste des Tages, { $day }: { $game } { $score }, Platz { $place } von { $players }.
daily-share-score = Wüste des Tages, { $day }: { $game } { $score }.
daily-yesterday = Gestern
daily-public = die Ausgangslage ist jetzt öffentlich
daily-own = Du: { $score }
daily-best = Bestes Ergebnis: { $score }, { $name }
daily-not-played = Nicht gespielt.
daily-results = Ergebnisse
daily-results-of = Ergebnisse von { $game }
daily-unranked = Du warst erst nach dem Ende des Tages fertig, deshalb steht dieses Ergebnis nicht in der Bestenliste.
daily-gone = Du hast diese Partie gelöscht, deshalb hat sie kein Ergebnis.
daily-missed = Dieser Tag ist vorbei. Du kannst die Partie noch spielen, aber das Ergebnis zählt nicht.
daily-practice = Diese Partie ohne Wertung spielen
daily-days = Gespielte Tage
daily-day-games = { $day }: { $games ->
    [0] nicht gespielt
    [one] eine Partie
   *[other] { $games } Partien
}
daily-streak = in Folge
daily-longest = beste Serie
daily-all-days = Tage insgesamt
daily-verify = Prüfen, dass alles fair war
daily-verify-text = Der Prüfwert wird zu Beginn des Tages veröffentlicht, der Seed am Ende. Alle können prüfen, dass beide zusammengehören und dass die Würfe und Ziehungen einer Partie aus dem Seed folgen:
daily-commitment = Prüfwert
daily-seed = Seed
daily-seed-later = wird am Ende des Tages veröffentlicht
daily-offline-play = Offline spielen
daily-offline-open = Offline-Version öffnen
daily-offline-rule = Offline beginnt dein einziger Versuch, sobald du die Ausgangslage bekommst. Das Ergebnis ist gekennzeichnet und hat keinen Platz, weil dieses Gerät die Ausgangslage kennt.
daily-offline-begun = Du spielst diese Ausgangslage offline. Das Ergebnis erscheint hier, wenn der Browser, in dem du spielst, wieder online ist.
daily-offline-result = Offline gespielt: mit allen verglichen, aber ohne Platz.
daily-offline-mark = offline gespielt
daily-offline-playing = Läuft
daily-offline-finished = Beendet. Sie wird gesendet, wenn du online bist.
daily-offline-submitted = Gesendet
daily-offline-rejected = Zählt nicht: Der Server konnte diese Partie nicht prüfen.
daily-offline-look = Partie ansehen
daily-offline-slow = Dieses Gerät ist zu langsam für { $names }. Spiel online.
daily-offline-none = Um eine Ausgangslage zu bekommen, öffne diese Seite einmal, während du online bist.
daily-playing-offline = Du spielst diese Ausgangslage offline. Spiel sie dort zu Ende.
daily-begun = Du hast diese Ausgangslage schon online begonnen. Spiel dort weiter.
daily-not-offline = Der Server kennt diese Partie nicht.
daily-other-version = Der Server hat eine andere Version des Spiels. Lade diese Seite neu, während du online bist, und versuch es noch einmal.
daily-everyone = Alle
daily-no-help = In der Wüste des Tages gibt es Tipps und Analyse erst nach dem Ende deiner Partie.
daily-not-here = Das geht in der Wüste des Tages nicht: Alle spielen allein und bis zum Ende.
daily-once = Du hattest deinen Versuch schon. Morgen gibt es eine neue Aufgabe.
daily-no-such-day = Für diesen Tag gibt es keine Aufgabe.
daily-finish-first = Spiel zuerst deine Partie zu Ende.
daily-fair-text = Das ist die Wüste des Tages. Alle spielen dieselbe Partie, jeweils allein und ohne Hilfe.
daily-fair-undo = Zurücknehmen kannst du nur im eigenen Zug, und nie über Würfe oder Ziehungen hinaus.
web-fair-daily = Wüste des Tages: ohne Tipps
daily-verify-no-day = { $file } ist kein gespeicherter Tag. Lade ihn von der Seite des Tages herunter.
daily-verify-running = Der Seed vom { $day } wird nach dem Ende des Tages veröffentlicht. Lade die Datei dann noch einmal herunter.
daily-verify-seed = Der Seed passt zum Prüfwert.
daily-verify-other-seed = Der Seed passt nicht zum Prüfwert.
daily-verify-game = { $file }: Alle Würfe und Ziehungen folgen aus dem Seed.
daily-verify-other = { $file }: Zug { $number } ({ $line }) folgt nicht aus dem Seed.
