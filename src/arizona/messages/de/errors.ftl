# Fehler, die nur das Terminal zeigt.

## Labor

lab-package = Dieser Befehl braucht das Paket { $package }: { $command }
lab-died = Ein Prozess oder Rechner, der Partien spielte, ist ausgefallen. Derselbe Befehl macht dort weiter.
lab-no-cluster = Unter { $address } antwortet kein Cluster.
lab-compare-games = Vergleichen lassen sich nur zwei Läufe desselben Spiels.
lab-compare-seats = Vergleichen lassen sich nur zwei Läufe mit gleich vielen Plätzen.
lab-plan = { $cause ->
    [ladder] Eine Rangliste braucht mindestens zwei Bots.
    [bots] Welche Bots? Zum Beispiel: --bots greedy
    [two-bots] --bots: Nenne mindestens zwei verschiedene Bots.
    [kingmaking] --kingmaking braucht mindestens drei Plätze.
    [duplicate] --duplicate vergleicht Bots: Nenne mindestens zwei verschiedene.
    [fixed] --vary { $name }: Das legt schon --option fest.
    [values] --vary { $name }: Gib mindestens zwei verschiedene Werte an.
   *[deals] --games { $games }: Jede Ausgangslage wird { $seats }-mal gespielt; nimm etwa { $more }.
}
lab-file = { $cause ->
    [line] Zeile { $line } lässt sich nicht lesen.
    [no-run] Das ist nicht der Ordner eines Laufs.
    [plan] Das ist nicht der Plan eines Laufs.
    [version] Das hat eine andere Version von Arizona geschrieben.
    [game] Ein Spiel { $game } gibt es nicht.
    [no-games] Es wurde noch keine Partie gespielt.
    [tables] Die Tabellen lassen sich nicht lesen.
    [times] Das ist keine Datei von `arizona lab times`.
    [no-times] Für { $game } gibt es keine Zeiten.
    [busy] Ein anderer Prozess arbeitet an diesem Lauf.
    [other-run] Der Ordner enthält einen anderen Lauf ({ $what }). Wähle ein anderes --out.
    [longer] Der Ordner enthält einen Lauf mit { $games } Partien. Wähle mindestens so viele.
    [other-task] Die Versuche gehören zu einer anderen Aufgabe, oder das Paket ist verändert. Wähle ein anderes --out.
    [toml] Das ist kein gültiges TOML.
    [no-fields] Es gibt kein [[field]], das sich abstimmen ließe.
    [range] Feld { $field }: low muss kleiner als high sein.
    [outside] Feld { $field } ist { $now }, also nicht zwischen { $low } und { $high }.
   *[task] Das ist keine Aufgabe: { $reason }
}
lab-field = { $cause ->
    [number] Feld { $field }: Erwartet wird eine ganze Zahl.
    [word] Feld { $field }: Vor „{ $part }“ steht keine Zahl.
   *[part] Feld { $field }: „{ $part }“ gibt es nicht.
}
lab-tune-target = Eine Kennzahl „{ $figure }“ gibt es für Ziele nicht. Zur Wahl stehen: { $known }

## Rätselsammlungen

puzzle-no-game = Für { $game } gibt es keine Rätsel.
puzzle-file = { $cause ->
    [format] Das ist keine Rätselsammlung dieser Version.
    [line] Zeile { $line } lässt sich nicht lesen.
   *[other] Diese Sammlung entstand mit anderen Regeln oder Inhalten.
}
puzzle-fault = { $cause ->
    [twice] einige Rätsel stehen doppelt da
    [rules] mit Regeln { $set } gemacht; dieses Programm kennt Regeln { $now }
    [pack] mit dem Paket { $set } gemacht; hier ist es { $now }
    [played] lässt sich nicht spielen: { $reason }
    [name] sein Name passt nicht zur Stellung
    [proof] lässt sich nicht beweisen: keine Lösung oder mehr als eine
    [differs] { $field }: in der Sammlung { $set }, im Beweis { $now }
    [explanation] hat keine Erklärung
    [numbers] fared: { $now } Zahlen erwartet, { $set } gefunden
    [rating] sein Rating folgt nicht aus den Versuchen
    [wrong] Zug { $move } der Lösung gilt als falsch
    [answer] Zug { $move } der Lösung ist nicht die Antwort des Gegenübers
   *[unsolved] die Lösung löst es nicht
}

## Lernen

learn-no-layers = { $game } lernt nur ein Gewicht je Merkmal. Lass --hidden weg.
