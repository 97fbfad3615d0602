# Inhaltspakete: Prüfung, Änderungsverlauf, Korrekturen, Simulation.

content-wanted = { $kind ->
    [whole-number] eine ganze Zahl
    [true-or-false] true oder false
    [list-of-texts] eine Liste von Texten
    [list-of-whole-numbers] eine Liste ganzer Zahlen
    [table-of-whole-numbers] eine Tabelle ganzer Zahlen
    [number] eine Zahl
    [table-of-texts] eine Tabelle von Texten
    [list-of-lists] eine Liste von Listen
    [list-of-tables] eine Liste von Tabellen
    [picture] ein Bild
   *[text] Text
}{ $span ->
    [exactly] { "" } (genau { $low })
    [both] { "" } ({ $low } bis { $high })
    [least] { "" } (mindestens { $low })
    [most] { "" } (höchstens { $high })
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" }, zur Auswahl: { $choices }
}
content-said = { $text }
content-other-game = Erwartet: ‚{ $game }‘, gefunden: ‚{ $other }‘; dieses Paket ist für { $other }
content-our-name = ‚{ $name }‘ gehört zum Spiel; wähle für dein Paket einen anderen Namen
content-name-letters = ‚{ $name }‘: Der Kurzname eines Pakets darf nur die Buchstaben a bis z, Ziffern, - und _ enthalten
content-unknown-near = { $what ->
    [table] Unbekannte Tabelle
   *[field] Unbekanntes Feld
}; meinst du ‚{ $near }‘? (möglich: { $known })
content-unknown = { $what ->
    [table] Unbekannte Tabelle
   *[field] Unbekanntes Feld
}; möglich: { $known }
content-missing = Fehlt; erwartet: { content-wanted }
content-unfit = Erwartet: { content-wanted }{ $hidden ->
    [yes] { "" } ohne Steuerzeichen
   *[no] { "" }
}; gefunden: { $found }{ $near ->
    [none] { "" }
   *[other] . Meintest du ‚{ $near }‘?
}{ $hint ->
    [list] . Schreib es als Liste in eckige Klammern
    [bare] . Schreib es ohne Anführungszeichen
    [quoted] . Schreib es in Anführungszeichen
   *[none] { "" }
}
content-count = Erwartet: genau { $low } Einträge in { $table }; gefunden: { $found }
content-count-least = Erwartet: mindestens { $low } Einträge in { $table }; gefunden: { $found }
content-count-span = Erwartet: { $low } bis { $high } Einträge in { $table }; gefunden: { $found }
content-no-text = Erwartet: Text; gefunden: { $found }
content-no-table = Erwartet: eine Tabelle [{ $table }]
content-no-entries = Erwartet: Einträge [[{ $table }]]
content-used-already = ‚{ $value }‘ ist schon vergeben: { $table } Nr. { $number }
content-used-again = ‚{ $value }‘ kommt noch einmal vor: { $table } Nr. { $number }
content-blanks = Erwartet: ein Wort ohne Leerzeichen; gefunden: { $found }. Zum Beispiel: ‚{ $near }‘
content-uneven = Erwartet: gleich lange Zeilen (mit ‚.‘ auffüllen)
content-apart = Erwartet: Kästchen, die Kante an Kante zusammenhängen
content-refused-toml = Dieses Paket kann nicht verwendet werden. { $file }: { content-toml }
content-toml = Kein gültiges TOML{ $line ->
    [0] { "" }
   *[other] { " " }(Zeile { $line })
}. { $cause ->
    [text] Fehlt am Ende eines Textes ein Anführungszeichen?
    [value] Texte brauchen Anführungszeichen; Zahlen, true und false nicht.
    [name] Steht ein Name zweimal da, oder [table] statt [[table]]?
    [table] Ist eine Tabelle doppelt angelegt, oder steht [table] statt [[table]]?
    [bracket] Fehlt eine Klammer oder ein Komma?
    [equals] Ein Feld schreibt man so: name = wert.
    [line] Schreib jedes Feld in eine eigene Zeile.
    [key] Namen bestehen aus den Buchstaben a–z, Ziffern, - und _.
   *[other] Die Datei lässt sich nicht lesen.
}
content-unusable = Dieses Paket kann nicht verwendet werden. { $cause ->
    [no-files] Es enthält keine .toml-Datei.
    [many-files] Es enthält mehr als { $most } Dateien.
    [many-lines] { $file } hat mehr als { $most } Zeilen.
    [dots] Eine Zeile in { $file } enthält zu viele Punkte.
    [deep] { $file } enthält zu viele Werte, oder sie sind zu tief verschachtelt.
    [characters] { $file } enthält ein Zeichen, das nicht erlaubt ist.
    [dates] { $file } enthält ein Datum oder eine Uhrzeit; beides gibt es in Paketen nicht.
    [number] { $file } enthält eine zu große Zahl.
    [zip] Die .zip-Datei ist beschädigt, oder ihr Format wird nicht unterstützt.
    [twice] Es enthält { $file } zweimal.
    [encrypted] Die .zip-Datei ist verschlüsselt.
    [compression] Die Kompression der .zip-Datei wird nicht unterstützt; wähle Deflate.
    [not-text] { $file } ist kein Text in UTF-8.
    [same-table] Zwei seiner Dateien enthalten dieselbe Tabelle.
    [joining] Beginne jede seiner Dateien mit einer [Tabelle], und verwende keine Tabelle in zweien davon.
    [layout] { $file } ist so geschrieben, dass sie hier nicht geändert werden kann.
   *[header] Die Tabelle [pack] muss eines der Spiele nennen: { $most }.
}
content-in-use = Einer deiner Tische verwendet das Paket ‚{ $name }‘. Lösche zuerst diesen Tisch.
content-edit-unfit = Diese Änderung passt nicht mehr zum Paket. Lade die Seite neu.
content-unreadable = { $cause ->
    [missing] Diese Datei oder diesen Ordner gibt es nicht.
    [denied] Du darfst auf diese Datei nicht zugreifen.
    [folder] Das ist ein Ordner, keine Datei.
    [full] Auf dem Gerät ist kein Platz mehr.
    [name] Das ist kein gültiger Dateiname.
    [too-large] Die Datei ist zu groß.
    [not-text] Die Datei ist kein Text in UTF-8.
    [empty] Die Datei ist leer.
   *[other] Die Datei lässt sich nicht lesen.
}
content-no-pack = Für { $game } gibt es kein Paket mit diesem Namen. Vorhanden: { $known }
content-exists = { $path } gibt es schon. Wähle einen anderen Namen oder ändere dieses Paket.
content-empty-folder = Der Ordner enthält keine .toml-Datei.
content-twice = Steht schon in { $file }
content-not-stored = Dieses gespeicherte Paket ist beschädigt.
content-same-file = Die Datei ‚{ $file }‘ heißt wie ein Paket, das zum Spiel gehört
content-no-game = Erwartet: eine Tabelle [{ $table }] mit den Feldern name und game; für game möglich: { $known }
content-unknown-game = Ein Spiel ‚{ $name }‘ gibt es nicht{ $near ->
    [none] { "" }
   *[other] ; meinst du ‚{ $near }‘?
} (möglich: { $known })
content-tables-of = Die Tabellen gehören zu { $other }, nicht zu { $game }
content-too-large = Ein Paket darf höchstens { $most } kB groß sein.
content-too-many = Du hast schon { $most } Pakete. Lösche zuerst eines.
content-not-yours = Dieses Paket gehört jemand anderem. Mach eine Kopie, um es zu ändern.
content-stale = Das Paket wurde in einem anderen Fenster geändert und neu geladen.
content-id = Erwartet: nur Buchstaben, Ziffern, ‚-‘, ‚_‘, ‚.‘ und Apostrophe; gefunden: { $found }
content-problems = Dieses Paket hat noch Fehler.
content-no-step = Diesen Schritt gibt es nicht mehr.
content-fix-set = In „{ $value }“ ändern
content-text-differs = Der Text sagt „{ $said }“, aber die Karte tut dies: „{ $means }“
content-fix-text = Text „{ $means }“ verwenden
content-fix-rename = In { $name } umbenennen
content-fix-drop = Entfernen
content-fix-fill = Zeilen auffüllen
content-step-set = { $title } geändert
content-step-add = { $title } hinzugefügt
content-step-remove = { $title } entfernt
content-step-reset = { $title } zurückgesetzt
content-step-rename = Umbenannt in „{ $title }“
content-step-several = { $count } Änderungen auf einmal
content-field-name = Name
content-field-pack-name = Kurzname
content-field-title = Titel
content-field-id = Kurzname für Partiedateien
content-field-game = Spiel
content-field-authors = Urheber
content-field-licence = Lizenz
content-field-rows = Zeilen
content-field-about = Beschreibung in einem Satz
content-field-text = Kartentext
content-field-count = Anzahl
content-field-points = Punkte
content-field-size = Größe
content-field-kind = Art
content-field-number = Nummer
content-field-effect = Effekt
sim-fair = Die Plätze sind fair: Jeder gewinnt höchstens { $bound } Prozentpunkte mehr oder weniger als seinen Anteil.
sim-seats-open = { $needed ->
    [0] { $games } Partien zeigen nicht, ob jeder Platz bis auf { $bound } Prozentpunkte seinen Anteil gewinnt.
   *[other] Zu wenige Partien, um zu sagen, ob die Plätze bis auf { $bound } Prozentpunkte fair sind; etwa { $needed } würden reichen.
}
sim-one-seat = Ein einziger Platz: Es gibt nichts zu vergleichen.
sim-no-reaction = Die Bots reagieren kaum oder gar nicht auf die Änderung: { $same } von { $games } Partien verlaufen mit beiden Paketen gleich.
sim-unfair = Platz { $seat } gewinnt { $share } % der Partien; fair wären { $fair } %.
sim-points-same = Wer gewinnt, hat { DECIMAL($points) } Punkte{ $equal ->
    [1] , genauso viele wie mit dem Originalpaket.
   *[other] . Der Unterschied zum Originalpaket liegt zwischen { DECIMAL($low) } und { DECIMAL($high) } (95-%-Intervall): keine klare Änderung.
}
sim-points-more = Wer gewinnt, hat { DECIMAL($points) } Punkte, { DECIMAL($by) } mehr als mit dem Originalpaket.
sim-points-less = Wer gewinnt, hat { DECIMAL($points) } Punkte, { DECIMAL($by) } weniger als mit dem Originalpaket.
sim-taken-more = { $title } wird in { $share } % der Partien genommen, in denen es vorkommt; vorher { $before } %.
sim-taken-less = { $title } wird nur in { $share } % der Partien genommen, in denen es vorkommt; vorher { $before } %.
sim-wins = Wer { $title } nimmt, gewinnt in { $share } % der Fälle; fair wären { $fair } %.
sim-longer = Partien dauern { DECIMAL($length) } Entscheidungen, { DECIMAL($by) } mehr als vorher.
sim-shorter = Partien dauern { DECIMAL($length) } Entscheidungen, { DECIMAL($by) } weniger als vorher.
sim-unsure = { $games } Partien zeigen keinen Unterschied zum Originalpaket. Kleine Unterschiede zeigen erst mehr Partien.

content-number = { $count ->
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}

# Pictures of a pack's own.
content-art-element = <{ $name }> ist nicht erlaubt; wandle es in Pfade um
content-art-value = { $name } hat einen Wert, der nicht erlaubt ist
content-art-outside = Das Bild verweist auf etwas außerhalb: { $name }
content-art-script = Skripte sind in Bildern nicht erlaubt
content-art-style = Stylesheets sind nicht erlaubt; exportiere das Bild mit Präsentationsattributen
content-art-text = Text sieht auf jedem Gerät anders aus; wandle ihn in Pfade um
content-art-entities = Entitäten sind nicht erlaubt; exportiere das Bild ohne Dokumenttyp
content-art-complex = Zu viele Formen oder zu tief verschachtelt (höchstens { $most } Formen und { $deep } Ebenen)
content-art-empty = Das Bild ist leer
content-art-svg-damaged = Das ist kein vollständiges SVG-Bild
content-art-png-damaged = Das ist kein vollständiges PNG-Bild
content-art-kind = Wähle ein SVG- oder PNG-Bild
content-art-size = Erwartet: eine viewBox mit Seiten von höchstens { $most }
content-art-pixels = { $wide } × { $high } Pixel; erlaubt sind höchstens { $most } × { $most }
content-art-bytes = { $found } kB; erlaubt sind höchstens { $most } kB
content-art-file = Die Datei ist größer als { $most } kB
content-art-together = Alle Bilder zusammen sind { $found } kB groß; erlaubt sind höchstens { $most } kB
content-art-place = Dieses Paket hat keine Zeichnung „{ $place }“
