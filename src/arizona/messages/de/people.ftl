# Konten, Namen, Passwörter und Turniere.

## Namen

people-name-length = Nimm { $least } bis { $most } Zeichen.
people-name-characters = Nimm nur Buchstaben von A bis Z, Ziffern, _ und -.
people-name-no-letter = Nimm mindestens einen Buchstaben.
people-name-spaces = Entferne Leerzeichen am Anfang und Ende und doppelte Leerzeichen.
people-display-name-characters = Nimm Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen.
people-name-reserved = Dieser Name ist reserviert. Wähle einen anderen.
people-name-character = So heißt schon ein Bot. Wähle einen anderen Namen.
people-name-taken = Dieser Name oder ein sehr ähnlicher ist vergeben.
people-rename-wait = Du kannst deinen Namen in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wieder ändern.

## Passwörter

people-password-short = Nimm mindestens { $least } Zeichen.
people-password-long = Dieses Passwort ist zu lang.
people-password-name = Dein Name gehört nicht ins Passwort.
people-password-common = Dieses Passwort ist leicht zu erraten. Versuch es mit drei oder vier zufälligen Wörtern.

## Turniere: was nicht geht

tournament-no-entrant = { $player } spielt in diesem Turnier nicht mit.
tournament-closed = Dieses Turnier hat begonnen, und sein Modus erlaubt keine späteren Anmeldungen.
tournament-entered = { $player } ist schon angemeldet.
tournament-round-known = Runde { $round } ist schon ausgelost.
tournament-twice-in-round = In Runde { $round } sitzt jemand an zwei Tischen.
tournament-no-table = In Runde { $round } gibt es keinen Tisch { $table }.
tournament-result-malformed = Das Ergebnis von Tisch { $table } in Runde { $round } passt nicht zum Tisch.
tournament-result-known = Tisch { $table } in Runde { $round } hat schon ein anderes Ergebnis.
tournament-size = Für diesen Modus braucht es { $least } bis { $most } Personen.
tournament-over = Alle Runden sind gespielt.
tournament-round-open = Runde { $round } ist noch nicht zu Ende.
tournament-nobody-waits = Für einen Tisch sind zu wenige frei.
tournament-file-version = Diese Datei hat eine unbekannte Version: { $version }.
tournament-file-malformed = Das ist keine Turnierdatei: { $reason }

## Turniere: was das Terminal zeigt

tournament-title = { $game }: { $format }, { $players } am Start
tournament-format-round-robin = Jeder gegen jeden
tournament-format-swiss = Schweizer System
tournament-format-pods = Gruppen
tournament-format-arena = Arena
tournament-format-knockout = K.-o.-System
tournament-format-duplicate = Duplikat
tournament-round = Runde { $round }
tournament-bye = { $player }: spielfrei
tournament-column-place = Rang
tournament-column-player = Name
tournament-column-points = Punkte
tournament-column-percent = Prozent
tournament-column-difference = Differenz
tournament-column-matches = Matches
tournament-column-buchholz-cut = Buchholz Cut 1
tournament-column-buchholz = Buchholz
tournament-column-direct = Direkt
tournament-column-sonneborn-berger = Sonneborn-Berger
tournament-column-wins = Siege
tournament-column-progressive = Fortschritt
tournament-column-streak = Beste Serie
tournament-saved = { $file } gespeichert.

## Feinwertungen: was sie sind

tiebreak-buchholz-cut = Buchholz Cut 1: die Summe der Punkte deiner Gegner, ohne den schwächsten Wert. Stärkere Gegner zählen mehr.
tiebreak-buchholz = Buchholz: die Summe der Punkte deiner Gegner. Stärkere Gegner zählen mehr.
tiebreak-direct = Direkter Vergleich: Punkte aus den Partien unter den Gleichstehenden, wenn alle gegeneinander gespielt haben.
tiebreak-sonneborn-berger = Sonneborn-Berger: die Punkte derer, die du geschlagen hast, plus die halben Punkte derer, gegen die du remis gespielt hast.
tiebreak-wins = Siege: die Zahl deiner gewonnenen Partien.
tiebreak-progressive = Fortschrittswertung: die Summe deiner Punkte nach jeder Runde. Frühe Punkte zählen mehr.
tiebreak-streak = Beste Serie: die meisten Siege hintereinander.

## Feinwertungen: warum jemand vorn liegt

tiebreak-why-points = { $player } liegt vor { $other }: { $value } zu { $least } Punkte.
tiebreak-why-buchholz-cut = { $player } liegt vor { $other }, weil die Gegner stärker waren: { $value } zu { $least } Punkte ohne den schwächsten Wert (Buchholz Cut 1).
tiebreak-why-buchholz = { $player } liegt vor { $other }, weil die Gegner stärker waren: { $value } zu { $least } Punkte (Buchholz).
tiebreak-why-direct = { $player } liegt vor { $other } wegen der Partien untereinander: { $value } zu { $least } Punkte.
tiebreak-why-sonneborn-berger = { $player } liegt vor { $other }, weil die geschlagenen Gegner stärker waren: { $value } zu { $least } Punkte (Sonneborn-Berger).
tiebreak-why-wins = { $player } liegt mit mehr Siegen vor { $other }: { $value } zu { $least }.
tiebreak-why-progressive = { $player } liegt vor { $other }, weil die Punkte früher kamen: { $value } zu { $least } (Fortschrittswertung).
tiebreak-why-streak = { $player } liegt mit der längeren Siegesserie vor { $other }: { $value } zu { $least }.
tiebreak-why-shared = { $player } und { $other } teilen sich einen Rang.
