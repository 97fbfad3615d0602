# Gewertete Partien, Ratings und Bestenlisten.

## Am Tisch: was nicht geht

table-rated-account = Für gewertete Partien brauchst du ein Konto. Melde dich an oder lege eins an.
table-rated-seats = Gewertet spielen Menschen gegeneinander: Nimm selbst einen Platz und lade die anderen per Link ein.
table-rated-clock = Eine gewertete Partie braucht eine Uhr.
table-rated-options = Gewertete Partien haben die normalen Inhalte und Optionen.
table-rated-one-seat = Du hast in dieser gewerteten Partie schon einen Platz.
table-rated-excluded = Die Moderation hat dich von gewerteten Partien ausgeschlossen.
table-rated-rematch = Jemand an diesem Tisch kann zurzeit keine gewerteten Partien spielen. Erstelle einen neuen Tisch.
table-rated-not-here = Das geht in einer gewerteten Partie nicht.
table-rated-resign = Die Partie läuft schon. Gib auf, wenn du gehen willst.
table-no-undo-rated = Diese gewertete Partie ist vorbei, deshalb lässt sich nichts mehr zurücknehmen.

## Neue Tische

ratings-rated = Gewertet
ratings-rated-help = Das Ergebnis ändert die Ratings.
ratings-rated-rules = Gewertet: normale Optionen, eine Uhr, keine Bots und keine Tipps. Alle brauchen ein Konto.
ratings-sign-in = Melde dich an, um gewertet zu spielen

## Am Tisch und nach dem Spiel

ratings-of = Rating { $rating }
ratings-changed = { $name }: Rating { $before }, jetzt { $after } ({ $change })
ratings-title = Ratings
ratings-not-counted = Die Partie war zu früh zu Ende und zählt nicht. Die Ratings bleiben gleich.
ratings-provisional = „?“: noch unsicher. Es braucht etwa zehn Partien.

## Bestenlisten

ratings-leaderboard = Bestenliste
ratings-game = Spiel
ratings-pace = Tempo
ratings-period = Zeitraum
ratings-all = Insgesamt
ratings-month = Diesen Monat
ratings-place = Rang
ratings-player = Name
ratings-rating = Rating
ratings-30-days = 30 Tage
ratings-trend = Verlauf
ratings-games = Partien
ratings-you = du
ratings-yours = Dein Rating: { $rating }
ratings-yours-provisional = Du erscheinst hier, sobald dein Rating sicher genug ist: nach etwa zehn Partien.
ratings-empty = Noch steht niemand auf der Liste
ratings-empty-text = Hier steht, wer ein genügend sicheres Rating hat: nach etwa zehn Partien.
ratings-uncertain = { $count ->
    [one] Eine weitere Person hat ein vorläufiges Rating.
   *[other] { $count } weitere haben ein vorläufiges Rating.
}
ratings-play = Gewertet spielen
ratings-about = So funktionieren Ratings
ratings-about-games = Nur gewertete Partien zwischen Menschen mit Konto zählen. Wähle „Gewertet“, wenn du einen Tisch einrichtest.
ratings-about-start = Alle beginnen mit 1500. Ein Fragezeichen heißt, dass das Rating noch unsicher ist.
ratings-about-odds = Mit 400 Punkten mehr gewinnst du etwa neunmal, bevor du einmal verlierst.
ratings-built-in = Eingebaute Bots
ratings-built-in-text = Bots haben eine eigene Liste, denn Partien gegen sie ändern kein Rating. Ihre Stärke wurde in Partien zwischen Bots gemessen; 1000 ist der Durchschnitt.
