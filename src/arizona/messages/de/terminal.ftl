# Texte des Terminals.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … und { $count } weitere; ? zeigt die Hilfe
terminal-help =
    Gib die Nummer eines Zuges ein oder seinen Text wie { $example }; du darfst ihn abkürzen.
    undo · letzten Schritt zurücknehmen    restart · diesen Zug neu beginnen
    moves · alle möglichen Züge            board · Spielplan neu zeichnen; board 2: von Platz 2
    look · den ganzen Tisch zeigen         look NAME · einen Teil davon zeigen
    log · Spielverlauf zeigen              rules · Regeln zeigen
    save FILE · Partie dort speichern      hint · was ein Bot täte und warum
    resign · aufgeben (mit Nachfrage)      agree · Remis vereinbaren, falls es das im Spiel gibt
    quit · verlassen; du kannst später weiterspielen
terminal-sure-resign = Als { $name } aufgeben? Gib noch einmal resign ein, um zu bestätigen; mit allem anderen geht es weiter.
terminal-sure-agree = Seid ihr euch über das Remis einig? Gib noch einmal agree ein, um zu bestätigen; mit allem anderen geht es weiter.
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
terminal-look = mit look { $parts } siehst du mehr
terminal-parts = „{ $part }“ gibt es nicht; look zeigt: { $parts }

terminal-command-none = Den Befehl { $command } gibt es nicht; arizona --help zeigt alle.
terminal-command-option = Die Option { $option } gibt es nicht.
terminal-command-missing = { $what } fehlt.
terminal-command-value = Dieser Wert passt nicht für { $what }.
terminal-no-number = Zug { $number } gibt es nicht; wähle 1 bis { $most }
terminal-no-seat = Platz { $seat } gibt es nicht; wähle 1 bis { $most }
terminal-no-move = „{ $move }“ ist in diesem Spiel kein Zug; moves listet alle auf.
terminal-not-legal = „{ $move }“ ist hier nicht erlaubt{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = „{ $move }“ ist nicht eindeutig: { $moves }
terminal-player = Name
terminal-game-facts = { $seats } Personen, { $actions } Aktionen, Regelversion { $version }
terminal-game-option = ({ $choices }; Standard { $default }): { $about }
terminal-game-text = Text
terminal-bot = { $name }: { $temper } (bis { $seconds } s pro Entscheidung)
terminal-bots-also = außerdem: { $names } oder dein eigener Bot als my_bot.py:ClassName

## Rätsel

terminal-puzzle-help =
    Mach einen Zug mit einer Nummer oder einem Text. Er wird sofort geprüft; ein falscher wird zurückgenommen.
    hint · ein richtiger Zug, Kosten wie gezeigt  undo · einen Schritt zurück, so oft du willst
    moves · alle möglichen Züge                   look · den ganzen Tisch zeigen
    give up · Lösung zeigen                       quit · verlassen
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
