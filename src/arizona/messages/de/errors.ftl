# Fehler, die nur das Terminal zeigt.

## Labor

lab-package = Dieser Befehl braucht das Paket { $package }: { $command }
lab-died = Ein Prozess oder Rechner, der Partien spielte, ist ausgefallen. Ruf denselben Befehl noch einmal auf, dann geht es weiter.
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
    [twice] einige Rätsel sind doppelt vorhanden
    [rules] mit Regeln { $set } gemacht; dieses Programm kennt Regeln { $now }
    [pack] mit dem Paket { $set } gemacht; hier ist es { $now }
    [played] lässt sich nicht spielen: { $reason }
    [name] sein Name passt nicht zur Stellung
    [proof] lässt sich nicht beweisen: keine Lösung oder mehr als eine
    [differs] { $field }: in der Sammlung { $set }, im Beweis { $now }
    [explanation] hat keine Erklärung
    [numbers] fared: { $now } Zahlen erwartet, { $set } gefunden
    [rating] sein Rating passt nicht zu den Versuchen der Bots
    [wrong] Zug { $move } der Lösung gilt als falsch
    [answer] Zug { $move } der Lösung ist nicht die Antwort des Gegenübers
   *[unsolved] die Lösung löst es nicht
}

## Lernen

learn-no-layers = { $game } lernt nur ein Gewicht je Merkmal. Lass --hidden weg.

## Server und Speicher

store-status = { $value ->
    [over] beendet
    [waiting] wartet
   *[playing] läuft
}
store-fact = { $part ->
    [label] { $label ->
        [table] Tisch
        [game] Spiel
        [content] Inhalt
        [options] Optionen
        [status] Status
        [moves] Züge
        [scores] Punkte
        [changed] geändert
        [lobby] Lobby
       *[seat] Platz { $seat }
    }
   *[value] { $label ->
        [game] { $value }, Regeln { $rules }
        [status] { store-status }
        [moves] { $value } ({ $lines ->
            [one] 1 Zeile
           *[other] { $lines } Zeilen
        } im Verlauf)
        [lobby] { $value ->
            [yes] ja
           *[no] nein
        }
        [seat] { $name } ({ $value ->
            [bot] Bot { $bot }
            [open] offen
           *[person] Person
        })
       *[other] { $value }
    }
}
store-fault = { $fault ->
    [options] seine Optionen passen nicht
    [moves] seine Züge passen nicht
    [finished] gespeichert als beendet, aber seine Züge beenden die Partie nicht
    [unfinished] gespeichert als laufend, aber seine Züge beenden die Partie
    [scores] gespeichert sind die Punkte { $stored }, seine Züge ergeben { $found }
   *[next] gespeichert ist Platz { $stored } am Zug, es ist aber Platz { $found }
}
store-contradiction = Tisch { $table }{ $place ->
    [source] { "" } (nicht übertragen)
    [both] { "" } (schon im Ziel)
    [target] { "" } (nur im Ziel)
   *[here] { "" }
}: { store-fault }; { $rules ->
    [0] hole ihn aus einer Sicherung zurück
   *[other] vermutlich hat ein früheres `tables patch` seine Regeln geändert; hole ihn aus einer Sicherung zurück, oder nenne die Regeln, nach denen er gespielt wurde: arizona tables set-rules { $table } { $rules }
}
store-patch = { $table }: { $cause ->
    [content] bleibt, wie er ist: Sein Inhaltspaket lässt sich nicht laden
    [over] beendet, behält Regeln { $rules } und Inhalt { $old }
    [fault] bleibt bei Regeln { $rules } und Inhalt { $old }: { store-fault }
   *[patched] von Regeln { $rules } und Inhalt { $old } zu Regeln { $to } und Inhalt { $new }
}
store-no-table = Einen Tisch „{ $name }“ gibt es nicht.
store-unfinished = Tisch { $table } ist nicht beendet; für laufende Tische gibt es `arizona tables patch`.
store-no-rules = Für { $game } gibt es die Regelversionen 1 bis { $most }, nicht { $rules }.
store-wrong-rules = Tisch { $table } passt unter Regeln { $rules } nicht zu seinen Zügen: { store-fault }
store-no-backup = Sichere eine Datenbank mit ihren eigenen Mitteln: pg_dump, pg_basebackup.
store-not-same = Tisch { $table } wurde nicht richtig übertragen.
store-no-account = Ein Konto namens „{ $name }“ gibt es nicht.
store-no-report = Eine Meldung „{ $name }“ gibt es nicht.
store-recount = { $cause ->
    [game] Partie { $missing } fehlt; die nächste ist { $number }
    [extra] Änderung { $change } gehört zu keiner gewerteten Partie
    [points] Änderung { $change } von Tisch { $table }: gespeichert { $stored }, nachgerechnet { $found }
   *[missing] Änderung { $change } fehlt
}
store-file = { $path }: { $cause ->
    [directory] Das ist ein Ordner. Nenne eine Datei darin, etwa { $path }/tables.sqlite.
    [irregular] Das ist keine gewöhnliche Datei. Nenne mit --data eine andere.
    [empty] Die Datei ist leer, und das ist eine Datenbank nie. Ersetze sie durch eine Sicherung mit arizona tables restore BACKUP --data { $path }, oder lösche sie, um ohne Tische anzufangen.
    [damaged] Das ist keine Datenbank, oder sie ist beschädigt. Ersetze sie durch eine Sicherung: arizona tables restore BACKUP --data { $path }
    [foreign] Das ist die Datenbank eines anderen Programms. Nenne mit --data eine andere Datei.
    [read-only] Die Datei ist nicht beschreibbar. Erlaube das Schreiben von Datei und Ordner, oder nenne mit --data eine andere Datei.
    [busy] Ein anderer Arizona-Server benutzt sie. Halte ihn zuerst an, oder nenne mit --data eine andere Datei.
    [missing] Diese Datei gibt es nicht.
    [exists] Die Datei gibt es schon.
   *[other] Die Datenbank lässt sich nicht benutzen.
}
store-newer = Der Speicher stammt von einer neueren Version (Schritt { $have }; diese Version kennt { $known }). Benutze jene Version, oder führe mit ihr aus: arizona tables step-back { $known }
store-no-step = Wähle einen Schemaschritt von 0 bis { $known }.
store-no-way-back = Vor Schritt { $step } führt kein Weg zurück.
store-servers = { $path }: { $count ->
    [one] 1 Arizona-Server benutzt ihn. Halte ihn zuerst an.
   *[other] { $count } Arizona-Server benutzen ihn. Halte sie zuerst an.
}
store-package = Die Unterstützung für PostgreSQL ist nicht installiert. Installiere sie mit: pip install arizona[servers]
store-summary = PostgreSQL { $version }; ein Commit dauert { DECIMAL($time) } ms und { $safe ->
    [yes] übersteht einen Stromausfall
   *[no] kann bei einem Stromausfall verloren gehen
}; { $connections } Verbindungen, { $each } je Server; { $servers ->
    [one] 1 Server läuft
   *[other] { $servers } Server laufen
}

## Bots

bot-refused = { $cause ->
    [option] Eine Option „{ $name }“ hat dieser Bot nicht.
    [whole] { $name }: Erwartet wird eine ganze Zahl, nicht „{ $value }“.
    [number] { $name }: Erwartet wird eine Zahl, nicht „{ $value }“.
    [file] Eine Datei { $name } gibt es nicht.
    [failed] Der Bot { $name } ist gescheitert: { $reason }
    [class] { $name } ist kein Bot.
   *[none] Einen Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }, oder file.py:ClassName.
}
bot-no-features = { $game } hat keine Merkmale, aus denen sich lernen lässt.
bot-no-network = { $game }: Ein Netz { $path } gibt es nicht. Erzeuge eins mit `arizona learn { $game }`.
bot-network = { $cause ->
    [version] Diese Version kann dieses Netz nicht lesen.
    [game] Dieses Netz wurde für { $found } trainiert, nicht für { $wanted }.
    [features] Dieses Netz kennt die Merkmale „{ $found }“, das Spiel hat „{ $wanted }“. Trainiere es neu.
   *[damaged] Dieses Netz ist beschädigt.
}
