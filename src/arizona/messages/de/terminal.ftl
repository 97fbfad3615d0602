# Texte des Terminals.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … und { $count } weitere; ? zeigt die Hilfe
terminal-help =
    Gib die Nummer eines Zuges ein oder seinen Text wie „{ $example }“; du darfst ihn abkürzen.
    zurück · letzten Schritt zurücknehmen  neu · diesen Zug neu beginnen
    züge · alle möglichen Züge             plan · neu zeichnen; plan 2: von Platz 2
    zeige · den ganzen Tisch zeigen        zeige NAME · einen Teil davon zeigen
    verlauf · was bisher geschah           regeln · Regeln zeigen
    speichern DATEI · Partie dort sichern  tipp · was ein Bot täte und warum
    aufgeben · mit Nachfrage               remis · vereinbaren, falls es das gibt
    ende · später geht es weiter           Die englischen Befehle gelten auch.
terminal-sure-resign = Als { $name } aufgeben? Gib noch einmal aufgeben ein, um zu bestätigen; mit allem anderen geht es weiter.
terminal-sure-agree = Seid ihr euch über das Remis einig? Gib noch einmal remis ein, um zu bestätigen; mit allem anderen geht es weiter.
terminal-no-draw = Remis vereinbaren können nur zwei Menschen, und nur in Spielen, die ein Remis kennen.
terminal-undone = Zurückgenommen: { $move }.
terminal-restarted = { $count ->
    [one] Zug neu begonnen (1 Schritt zurückgenommen).
   *[other] Zug neu begonnen ({ $count } Schritte zurückgenommen).
}
terminal-saved = Gespeichert in { $path }.
terminal-resume = Deine Partie ist gespeichert. Weiter geht es mit:  arizona play --resume { $path }
terminal-lost = Diese Partie wurde nicht gespeichert.
terminal-playing-on = Es geht ohne Speichern weiter: { $reason }
terminal-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
terminal-record = Partiedatei: { $path }
terminal-moment = Schritt { $at } von { $all }
terminal-replay-keys = Enter → weiter · b ← zurück · Zahl eingeben und hinspringen · Pos1, Ende · q beenden
terminal-start = Alles ist bereit.
terminal-no-log = Noch ist nichts passiert.
terminal-cropped = (Spalten { $left } bis { $right }; ein breiteres Terminal zeigt alles)
terminal-look = mit zeige { $parts } siehst du mehr
terminal-parts = „{ $part }“ gibt es nicht; zeige kennt: { $parts }

terminal-command-none = Den Befehl { $command } gibt es nicht; arizona --help zeigt alle.
terminal-command-option = Die Option { $option } gibt es nicht.
terminal-command-missing = { $what } fehlt.
terminal-command-value = Dieser Wert passt nicht für { $what }.
terminal-no-game = Ein Spiel namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
terminal-which-game = Welches Spiel? Zur Wahl stehen: { $known }.
terminal-command-many = { $option }: { $found } sind zu viele; möglich sind hier höchstens { $most }.
terminal-own-bot = { $name } ist ein Bot aus der Datei { $bot }. Um ihn auszuführen, ergänze --bot { $bot }.
terminal-not-for-seats = { $game } ist für { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}, nicht für { $seats }.
terminal-option-value = „{ $value }“ ist kein Wert der Option { $option }. Zur Wahl stehen: { $known }.
terminal-option-pair = „{ $value }“: { $option } erwartet NAME=WERT.
terminal-no-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
terminal-no-number = Zug { $number } gibt es nicht; wähle 1 bis { $most }
terminal-no-seat = Platz { $seat } gibt es nicht; wähle 1 bis { $most }
terminal-no-move = „{ $move }“ ist in diesem Spiel kein Zug; züge listet alle auf.
terminal-not-legal = „{ $move }“ ist hier nicht erlaubt{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = „{ $move }“ ist nicht eindeutig: { $moves }
terminal-player = Person
terminal-game-facts = { $seats } Personen, { $actions } Aktionen, Regelversion { $version }
terminal-game-option = ({ $choices }; Standard { $default }): { $about }
terminal-game-text = Text
terminal-bot = { $name }: { $temper } (bis { $seconds } s pro Entscheidung)
terminal-bots-also = außerdem: { $names } oder dein eigener Bot als my_bot.py:ClassName

## Befehle während der Partie

terminal-word-help = hilfe
terminal-word-quit = ende, beenden
terminal-word-undo = zurück, zurueck, zurücknehmen
terminal-word-restart = neu
terminal-word-resign = aufgeben
terminal-word-agree = remis
terminal-word-save = speichern
terminal-word-hint = tipp
terminal-word-moves = züge, zuege
terminal-word-board = plan, spielplan
terminal-word-look = zeige, zeigen
terminal-word-log = verlauf
terminal-word-rules = regeln
terminal-word-give-up = lösung, loesung

## Rätsel

terminal-puzzle-help =
    Mach einen Zug mit einer Nummer oder einem Text. Er wird sofort geprüft; ein falscher wird zurückgenommen.
    tipp · ein richtiger Zug, kostet Punkte  zurück · einen Schritt, beliebig oft
    züge · alle möglichen Züge               zeige · den ganzen Tisch zeigen
    lösung · Lösung zeigen                   ende · verlassen
terminal-puzzle-right = Richtig.
terminal-puzzle-at-start = Das ist der Anfang des Rätsels.
terminal-puzzle-hint = { $cost ->
    [0] Versuch es mit: { $move }.
    [one] Versuch es mit: { $move }. Kosten: 1 Ratingpunkt.
   *[other] Versuch es mit: { $move }. Kosten: { $cost } Ratingpunkte.
}
terminal-puzzle-rating = Rätsel-Rating { $rating } ({ $change }).
terminal-puzzle-clean = Fehlerfrei gelöst.
terminal-puzzle-solved = Gelöst.
terminal-puzzle-first = Alle ersten Züge:
terminal-puzzle-line = Lösung: { $line }
terminal-puzzle-streak = { $days ->
    [one] Serie: 1 Tag.
   *[other] Serie: { $days } Tage.
}

## Sprachen

terminal-languages-tag = Kürzel
terminal-languages-name = Name
terminal-languages-status = Status
terminal-languages-messages = Nachrichten
terminal-languages-rules = Regeln
terminal-languages-packs = Pakete
terminal-languages-commands = Befehle
terminal-language-draft = Entwurf
terminal-language-complete = vollständig
terminal-languages-problems = { $count ->
    [0] Keine Probleme.
    [one] 1 Problem.
   *[other] { $count } Probleme.
}
terminal-whole-package = Dieser Befehl braucht das ganze Paket („{ $name }“ fehlt): pip uninstall arizona-core, dann pip install arizona

## Dateien

terminal-file-unwritable = { $cause ->
    [missing] Speichern nicht möglich: Den Ordner gibt es nicht.
    [denied] Speichern nicht möglich: Dir fehlt die Berechtigung.
    [folder] Speichern nicht möglich: Das ist ein Ordner.
    [full] Speichern nicht möglich: Auf dem Gerät ist kein Platz mehr.
    [name] Speichern nicht möglich: Das ist kein gültiger Dateiname.
   *[other] Speichern nicht möglich.
}
terminal-file-no-record = Das ist keine vollständige Partiedatei{ $line ->
    [0] .
   *[other] { "" } (Zeile { $line }).
}
terminal-file-field = Das Feld { $field } der Partiedatei fehlt oder hat keinen gültigen Wert.
terminal-file-unknown-field = Ein Feld { $field } gibt es in Partiedateien nicht.
terminal-file-move = Zug { $number } der Partiedatei, „{ $line }“: { $cause ->
    [over] Die Partie ist schon zu Ende.
    [turn] Erwartet wird ein Zug { $who ->
        [chance] des Zufalls (*)
       *[other] von Platz { $who }
    }.
    [capitals] Erwartet wird „{ $who }“; Groß- und Kleinschreibung zählt hier.
    [number] Erwartet wird die Nummer eines Platzes.
    [players] Das kann nur ein Platz tun, nicht der Zufall (*).
    [chance] Das kann nur der Zufall (*) tun, nicht Platz { $who }.
    [seat] Platz { $who } gibt es nicht.
    [out] Platz { $who } ist schon aus der Partie.
    [draw] In dieser Partie kann kein Remis vereinbart werden.
   *[illegal] Dieser Zug ist hier nicht erlaubt.
}
terminal-file-setup = Aufbau oder Optionen in der Partiedatei passen nicht zum Spiel.
terminal-file-result = Das Ergebnis in der Partiedatei passt nicht zu ihren Zügen.
terminal-file-rules = Die Partiedatei wurde nach Regelversion { $version } gespielt, die dieses Programm nicht kennt.
terminal-file-pack = Die Partiedatei braucht das Inhaltspaket „{ $pack }“ ({ $hash }). Gib seine Datei mit --content an.

## Drucken

terminal-print-pages = { $count ->
    [one] 1 Seite
   *[other] { $count } Seiten
}, { $size } kB
terminal-print-images = { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}
terminal-print-tts = Kopiere { $name } in den Ordner Saves/Saved Objects von Tabletop Simulator und wähle es dort unter Objects, Saved Objects.
terminal-print-refused = { $cause ->
    [part] Einen Teil „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
    [copies] { $name }: { $count } Exemplare lassen sich nicht drucken. Wähle 1 bis { $most }.
    [number] --copies { $name }: Erwartet wird eine Zahl oder ein Teil mit Zahl wie sheets=20.
    [option] Eine Option „{ $name }“ hat dieses Spiel beim Drucken nicht. Zur Wahl stehen: { $known }.
    [options] Beim Drucken hat dieses Spiel keine Optionen. Lass -o { $name } weg.
    [url] --url gibt es nur mit --format tts.
    [game] Das ist eine Partie von { $other }, nicht von { $name }. Lass { $name } weg.
    [unfinished] Die Partie ist noch nicht beendet. Als Andenken lassen sich nur beendete Partien drucken.
    [images] { $name }: Davon gibt es keine einzelnen Bilder.
    [pages] Die Seiten ließen sich nicht setzen: { $reason }
    [drawing] Die Bilder ließen sich nicht zeichnen: { $reason }
    [typst] Zum Drucken wird Typst gebraucht. Installiere es mit: pip install arizona[print]
   *[nothing] Zum Drucken ist nichts ausgewählt.
}
terminal-print-cut = Zu lang für seinen Platz, selbst kleiner gedruckt: { $text }

## Inhaltspakete

terminal-content-own = (deine eigenen gehören nach { $folder })
terminal-content-fine = in Ordnung (Paket { $pack } für { $game }, Hash { $hash })
terminal-content-differs = spielbar, aber manche Texte sagen nicht, was die Karte tut (Paket { $pack } für { $game }, Hash { $hash })
terminal-content-untranslated = nicht übersetzte Texte: { $missing } von { $count }
terminal-content-replaced = { $text } wird durch { $means } ersetzt
terminal-content-generated = { $count ->
    [one] 1 Kartentext wird aus seinem Effekt erzeugt
   *[other] { $count } Kartentexte werden aus den Effekten erzeugt
}
terminal-content-unused = den Text { $text } gibt es im Paket nicht
terminal-content-differences = { $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
} zum Paket { $pack } für { $game }
terminal-content-no-goals = in Paketen für { $game } gibt es nichts zu erreichen, also auch nichts zu prüfen
terminal-content-never = nie erreicht: { $goal }
terminal-content-unreached = { $games ->
    [one] In 1 Partie
   *[other] In { $games } Partien
} nicht erreicht: { $missing } von { $goals }
terminal-content-reached = { $games ->
    [one] in 1 Partie
   *[other] in { $games } Partien
} alles erreicht ({ $goals })
terminal-content-created =
    { $path } angelegt
    bearbeite es, dann:  arizona content check { $path }
    spiele danach damit:  arizona play { $game } --content { $pack }
terminal-content-entries = { $span ->
    [exactly] { $low } Einträge
    [both] { $low } bis { $high } Einträge
   *[least] mindestens { $low } Einträge
}
terminal-content-optional = (darf fehlen)
terminal-content-places = of kann { $groups } sein; siehe `arizona content art`
terminal-content-own-art = (eigenes Bild, { $size } kB)
terminal-content-builtin = { $path } gehört zum Spiel; `arizona content new` legt eine Kopie an
terminal-content-no-art = Für { $place } hat das Paket kein eigenes Bild.
terminal-content-art-added = { $place } hinzugefügt
terminal-content-art-removed = { $place } entfernt
terminal-content-either = Gib entweder eine Bilddatei an oder --remove.

## Andere Befehle

terminal-one-of = Wähle eines davon: { $known }.
terminal-puzzle-rated = Rating { $rating }
terminal-puzzles-made = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}, { $games ->
    [one] 1 Partie gespielt
   *[other] { $games } Partien gespielt
}
terminal-puzzles-proven = { $count ->
    [one] 1 Rätsel bewiesen
   *[other] { $count } Rätsel bewiesen
}, { $problems ->
    [one] 1 Problem
   *[other] { $problems } Probleme
}
terminal-puzzles-problems = { $count ->
    [one] 1 Problem gefunden
   *[other] { $count } Probleme gefunden
}
terminal-fuzz-played = { $count ->
    [one] 1 Partie gespielt, jeder Zug geprüft
   *[other] { $count } Partien gespielt, jeder Zug geprüft
}
terminal-fuzz-broken = { $count ->
    [one] 1 Partie hat eine Invariante verletzt
   *[other] { $count } Partien haben eine Invariante verletzt
}
terminal-new-game-files = { $count ->
    [one] 1 Datei
   *[other] { $count } Dateien
}
terminal-new-game-refused = { $cause ->
    [letters] „{ $name }“: Erwartet werden 2 bis 31 Kleinbuchstaben und Ziffern.
    [game] Ein Spiel namens „{ $name }“ gibt es schon.
    [package] „{ $name }“ heißt schon ein anderes Python-Paket.
    [title] Der Titel „{ $name }“ ist kein einfacher Text.
   *[folder] { $name } gibt es schon.
}
terminal-bot-stopped = Angehalten.
terminal-bot-playing = Spielt als { $name }.
terminal-bot-closed = Der Server hat die Verbindung geschlossen.
terminal-bot-over = { $game } ist zu Ende: { $scores }
terminal-bot-invitation = Einladung von { $name }: { $reason }
terminal-bot-connection = { $cause ->
    [address] „{ $name }“ ist keine Adresse wie https://example.org.
    [silent] Keine Antwort von { $name }: { $reason }
   *[lost] Die Verbindung ist abgebrochen: { $reason }
}
terminal-language-wrong = { $cause ->
    [source] Englisch ist die Quelle: Bearbeite seine Dateien, statt sie zu importieren.
    [message] Im Englischen gibt es keine Nachricht { $what }.
    [plain] { $what }: Hier ist nur Text erlaubt, keine Variablen oder Funktionen.
    [fluent] Kein gültiges Fluent: { $what }
    [columns] Erwartet werden { $what } Spalten.
   *[tag] Erwartet wird ein Sprachkürzel wie fr, pt-BR oder zh-Hant.
}

## Server

terminal-static-size = { $size } MB, davon { $engine } MB für die Engine
terminal-static-try = probiere es aus: python -m http.server --directory { $folder }
terminal-bus-alone = --bus ist nur für Server, die sich einen Speicher teilen. Ergänze --store.
terminal-tables-none = Keine Tische gefunden. Ein Server legt die Datei beim Start an. Läuft deiner mit --data oder --store, gib hier dasselbe an.
terminal-tables-open = (offen)
terminal-tables-current = alle Tische haben die aktuellen Regeln
terminal-tables-consistent = alle Tische passen zu ihren Zügen
terminal-tables-contradict = Tische, die nicht zu ihren Zügen passen: { $count }
terminal-tables-rules = Tisch { $table } hat jetzt Regeln { $rules }
terminal-tables-backup = geschrieben: { $path }
terminal-tables-restored = { $backup } nach { $path } zurückgeholt{ $old ->
    [none] { "" }
   *[other] ; die vorige Datei ist { $old }
}
terminal-tables-pruned = { $count ->
    [one] 1 Tisch gelöscht
   *[other] { $count } Tische gelöscht
}
terminal-tables-prunable = { $count ->
    [one] 1 Tisch würde gelöscht
   *[other] { $count } Tische würden gelöscht
}
terminal-tables-step = der Speicher ist jetzt bei Schemaschritt { $step }; beim Start würde ihn diese Version wieder anheben
terminal-tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
terminal-tables-moved = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
} übertragen; schon da: { $already }
terminal-people-banned = gesperrt
terminal-people-deleted = wird am { $day } gelöscht
terminal-people-rated = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}, { $changes ->
    [one] 1 Änderung von Ratings
   *[other] { $changes } Änderungen von Ratings
}
terminal-people-differ = Die gespeicherten Ratings weichen von der Nachrechnung ab.
terminal-people-agree = Alle Ratings stimmen mit der Nachrechnung überein.
terminal-people-report = { $name }: { $reason }, Tisch { $table }
terminal-people-closed = ({ $resolution } von { $name })

## Doctor

terminal-doctor-label = { $line ->
    [form] Form
    [code] Code
    [home] dein Ordner
   *[records] Partiedateien
}
terminal-doctor-python = { $version } auf { $platform }
terminal-doctor-form = { $form ->
    [compiled] kompiliert (native Module)
   *[plain] reines Python (langsamer)
}
terminal-doctor-sqlite = { $version } (hat den WAL-Reset-Fehler; der Server vermeidet, was ihn auslöst)
terminal-doctor-folder = { $path } (noch nicht angelegt)
terminal-doctor-game = Regelversion { $rules }, { $form ->
    [compiled] kompiliert
   *[plain] reines Python
}; Pakete: { $packs }
terminal-doctor-missing = fehlt
terminal-doctor-unfit = nicht benutzbar: { $reason }
