# Werkstatt: der Editor für Pakete.

web-workshop-lead = Mach deine eigenen Plättchen, Blätter und Karten. Jede Änderung wird sofort geprüft. Spiel damit, lass Bots sie testen, druck sie aus und lade die Dateien herunter.
web-workshop-begin = Beginnen
web-workshop-new-of = Neues Paket für { $game }
web-workshop-import = Datei importieren
web-workshop-import-help = .toml oder eine .zip mit .toml-Dateien
web-workshop-mine = Meine Pakete
web-workshop-no-packs = Hier ist noch nichts. Wähle oben ein Spiel, um eine eigene Kopie seines Pakets zu bekommen.
web-workshop-title = Name des Pakets
web-workshop-my-pack = Mein { $game }
web-workshop-copy-from = Kopie von
web-workshop-make = Anlegen
web-workshop-from = { $game } · nach { $base } · { $count ->
    [0] unverändert
    [one] 1 Änderung
   *[other] { $count } Änderungen
  }
web-workshop-missing = Paket nicht gefunden

## Der Rahmen

web-workshop-parts = Bereiche der Werkstatt
web-workshop-tab-tree = Paket
web-workshop-tab-editor = Editor
web-workshop-tab-side = Prüfung
web-workshop-tree = Inhalt des Pakets
web-workshop-side = Felder und Prüfung
web-workshop-also = Außerdem
web-workshop-add = Noch eins hinzufügen
web-workshop-new = neu
web-workshop-changed = geändert
web-workshop-left-out = entfernt
web-workshop-has-problems = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
  }
web-workshop-bring-back = { $title } wiederherstellen
web-workshop-card-preview = Vorschau
web-workshop-mirror = Spiegeln

## Felder

web-workshop-none = keine
web-workshop-range = { $low } bis { $high }
web-workshop-less = { $label } verringern
web-workshop-more = { $label } erhöhen
web-workshop-remove = { $title } entfernen
web-workshop-word = Wort
web-workshop-instead = Alternativen für { $word }
web-workshop-cut = Letztes Wort entfernen
web-workshop-reads = Wortlaut:
web-workshop-written = { $label }, als Text
web-workshop-unfold = { $label }: { $text }. Bearbeiten

## Prüfung

web-workshop-checks = Prüfung
web-workshop-nothing-here = Hier gibt es nichts zu korrigieren
web-workshop-elsewhere = { $count ->
    [one] Anderswo: 1
   *[other] Anderswo: { $count }
  }
web-workshop-fine = Alles in Ordnung.
web-workshop-not-fine = Etwas muss korrigiert werden.
web-workshop-fine-changes = { $changes ->
    [0] Unverändert, Hash { $hash }
    [one] 1 Änderung, Hash { $hash }
   *[other] { $changes } Änderungen, Hash { $hash }
  }
web-workshop-problems = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
  }

## Befehle

web-workshop-undo = Rückgängig
web-workshop-redo = Wiederholen
web-workshop-history = Änderungsverlauf
web-workshop-no-history = Noch nichts geändert.
web-workshop-to-here = Hierher zurück
web-workshop-to-here-of = Hierher zurück: { $step }
web-workshop-beginning = Originalfassung
web-workshop-simulate = Simulieren
web-workshop-download = Herunterladen
web-workshop-share = Teilen
web-workshop-play = Damit spielen
web-workshop-copy = Eigene Kopie anlegen
web-workshop-copy-of = { $title } (Kopie)
web-workshop-duplicate = Duplizieren
web-workshop-delete = Löschen
web-workshop-really = Ja, löschen
web-workshop-keep = Behalten
web-workshop-not-yours = Dieses Paket gehört jemand anderem. Du kannst es ansehen, damit spielen und es herunterladen. Um es zu ändern, mach eine Kopie.
web-workshop-link = Link zum Paket
web-workshop-share-lead = Wer den Link hat, kann das Paket ansehen, damit spielen, es herunterladen und kopieren. Ändern kannst nur du es.
web-workshop-copy-link = Link kopieren
web-workshop-copied = Kopiert
web-workshop-share-table = Oder spielt zusammen damit: Eröffne einen Tisch mit einem Platz für alle, die den Link haben.
web-workshop-table = Tisch eröffnen

## Übersicht

web-workshop-changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
  }
web-workshop-against = im Vergleich zu { $base } · zuletzt geändert { $when }
web-workshop-no-changes = Noch nichts geändert. Wähle etwas aus dem Paket und ändere es; jede Änderung steht dann hier, vorher und nachher, und ein Klick macht sie rückgängig.
web-workshop-is-new = Neu · { $kind }
web-workshop-is-left-out = Entfernt · { $kind }
web-workshop-painted = Neu bemalt: { $spots }
web-workshop-spots = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
web-workshop-there = vorhanden
web-workshop-as-was = unverändert
web-workshop-otherwise = anders
web-workshop-before = Vorher:
web-workshop-after = Jetzt:
web-workshop-back = Diese Änderung rückgängig machen
web-workshop-back-to = Diese Änderung rückgängig machen: { $title }

## Simulation

web-workshop-simulated = Simulation
web-workshop-not-simulated = Noch keine Partien. Bots können ein paar Hundert Partien mit diesem Paket spielen und ebenso viele mit dem Original.
web-workshop-sim-lead = Bots spielen Partien mit diesem Paket und ebenso viele mit dem Original. Die Simulation läuft im Hintergrund; du kannst dieses Fenster schließen.
web-workshop-sim-games = Zahl der Partien
web-workshop-sim-count = { $count } Partien
web-workshop-sim-begin = Starten
web-workshop-sim-again = Noch einmal
web-workshop-sim-waits = Du stehst in der Warteschlange; es geht automatisch los.
web-workshop-sim-works = { $done } von { $all } Partien
web-workshop-sim-end = Abbrechen
web-workshop-sim-failed = Die Partien konnten nicht beendet werden. Versuch es noch einmal.
web-workshop-sim-stale = Das Paket wurde seitdem geändert.
web-workshop-sim-facts = { $games } Partien, { $bot } auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
  }, { $seconds } s
web-workshop-wins = Siege nach Platz
web-workshop-seat = Platz { $seat }
web-workshop-percent = { $share } % ± { $margin }
web-workshop-winner-points = Punkte beim Sieg
web-workshop-length = Länge in Zügen
web-workshop-default = Original
web-workshop-yours = deins
web-workshop-between = { $mean } ({ $low } bis { $high })
web-workshop-points-label = Wer gewinnt, hat { $mine } Punkte; mit dem Originalpaket { $usual }.
web-workshop-taken = { $title }: wie oft genommen
web-workshop-wins-with = { $title }: Siegquote, wenn genommen
web-workshop-findings = Ergebnisse
web-workshop-margin = Bei { $games } Partien liegt der Fehlerbereich bei ± { $margin } %.

## Was wäre, wenn

web-workshop-if = Was wäre, wenn?
web-workshop-if-help = Probier andere Werte aus, ohne sie zu speichern. Bots spielen mit dem gespeicherten Paket und mit deinen Werten, bei gleichen Würfen und Ziehungen, und die Ergebnisse werden verglichen.
web-workshop-if-values = Werte
web-workshop-if-entry = Teil des Pakets
web-workshop-if-saved = gespeichert: { $value }
web-workshop-if-leave-out = { $title } aus dem Paket entfernen
web-workshop-if-full = Du kannst höchstens { $count } Teile gleichzeitig ändern.
web-workshop-if-changed = Geändert
web-workshop-if-nothing = Ändere einen Wert, um zu beginnen.
web-workshop-if-starts = Es geht los …
web-workshop-if-run = Starten
web-workshop-if-canceled = Die Partien wurden abgebrochen.
web-workshop-if-ready = Alle Partien sind gespielt.
web-workshop-if-save = Diese Werte speichern
web-workshop-if-facts = { $games } Partien mit dem gespeicherten Paket und { $games } mit deinen Werten, { $bot } auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
  }
web-workshop-if-same = { $same ->
    [one] 1 von { $games } Partien verläuft mit beiden gleich.
   *[other] { $same } von { $games } Partien verlaufen mit beiden gleich.
  }
web-workshop-if-all-same = Alle Partien verlaufen mit beiden gleich: Die Bots reagieren nicht auf diese Änderung.
web-workshop-if-lead = Vorsprung beim Sieg
web-workshop-if-percent = { $share } %
web-workshop-if-difference = { $unit ->
    [share] { $mean } PP ({ $low } bis { $high })
   *[points] { $mean } ({ $low } bis { $high })
  }
web-workshop-if-shown = Die Partien belegen diesen Unterschied.
web-workshop-if-needed = { $unit ->
    [share] Kein Unterschied belegt. Für einen Unterschied von { $worth } Prozentpunkten reichen etwa { $games } Partien.
   *[points] Kein Unterschied belegt. Für einen Unterschied von { $worth } reichen etwa { $games } Partien.
  }
web-workshop-if-enough = { $unit ->
    [share] Kein Unterschied belegt. Für einen Unterschied von { $worth } Prozentpunkten reichen diese Partien.
   *[points] Kein Unterschied belegt. Für einen Unterschied von { $worth } reichen diese Partien.
  }
web-workshop-if-open = Kein Unterschied belegt. Zu wenige Partien verlaufen anders, um zu sagen, wie viele reichen.
web-workshop-if-power = Die Unterschiede haben 95-%-Intervalle. Ein Unterschied gilt als belegt, wenn ihn der Zufall allein in weniger als 1 von 100 Versuchen ergäbe. „Reichen“ heißt: Er zeigt sich in 4 von 5 Versuchen.

# Pictures of your own.
web-workshop-art = Eigene Bilder
web-workshop-art-lead = Ersetze Zeichnungen durch eigene SVG- oder PNG-Bilder. Sie erscheinen am Tisch und im Druck und gehören zu den heruntergeladenen Dateien.
web-workshop-art-which = Zeichnung
web-workshop-art-upload = Bild wählen
web-workshop-art-replace = Ersetzen
web-workshop-art-remove = Bild von { $title } entfernen
web-workshop-art-own = Eigenes Bild
web-workshop-art-limits = SVG ohne Text, Links und Effekte oder PNG mit höchstens { $pixels } × { $pixels } Pixeln; je { $kb } kB.
web-workshop-art-symbols = Symbole
web-workshop-art-boards = Pläne
web-workshop-art-ground = Untergrund
web-workshop-art-mural = Wandbild
