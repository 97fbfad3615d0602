find-lead = Du spielst mit Leuten, deren Rating deinem ähnelt. Je länger du wartest, desto weiter wird gesucht. Die Partie wird gewertet.
find-sign-in = Für die Suche brauchst du ein Konto, denn die Partien werden gewertet.
find-pace = Tempo
find-pace-live = { $minutes } min + { $seconds } s
find-pace-days = { $days } Tage pro Zug
find-seats = Personen
find-pool-waiting = { $count ->
    [0] Im Moment sucht niemand dieses Spiel.
    [one] Eine Person sucht dieses Spiel.
   *[other] { $count } Leute suchen dieses Spiel.
}
find-pool-last = Die letzte gewertete Partie in diesem Tempo endete am { $date }.
find-pool-none = In diesem Tempo hat noch niemand eine gewertete Partie beendet.
find-looking = Suche läuft …
find-waiting = { $count ->
    [one] Im Moment sucht sonst niemand dieses Spiel.
    [2] Noch eine Person sucht dieses Spiel.
   *[other] { $count } Leute suchen dieses Spiel, dich eingeschlossen.
}
find-waited = Du wartest seit { $time }
find-keep-open = Lass Arizona in diesem Tab offen. Der Tisch öffnet sich von selbst.
find-days = Du kannst diese Seite schließen. Die Suche bleibt eine Woche offen, und die Partie erscheint unter deinen Tischen.
find-stop = Suche beenden
find-bot = Solange gegen einen Bot spielen
find-found-days = Gefunden
find-open-table = Zum Tisch
find-again = Noch einmal suchen
find-push-title = Leute gefunden
find-push-body = { $game }: Dein Tisch ist bereit.
