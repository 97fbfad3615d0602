# Konten, Namen, Passwörter und Turniere.

## Namen

people-name-length = Nimm { $least } bis { $most } Zeichen.
people-name-characters = Nimm nur Buchstaben von A bis Z, Ziffern, _ und -.
people-name-no-letter = Nimm mindestens einen Buchstaben.
people-name-reserved = Dieser Name ist reserviert. Wähle einen anderen.
people-name-character = So heißt schon ein Bot. Wähle einen anderen Namen.
people-name-taken = Dieser Name oder ein sehr ähnlicher ist vergeben.
people-name-was-reset = Die Moderation hat diesen Namen zurückgesetzt. Wähle einen anderen.
people-offline-other = Das hat jemand anders gespielt. Melde dich mit dessen Konto an, um es zu speichern.
people-rename-wait = Du kannst deinen Namen in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wieder ändern.

## Passwörter

people-password-short = Nimm mindestens { $least } Zeichen.
people-password-long = Dieses Passwort ist zu lang.
people-password-name = Dein Name gehört nicht ins Passwort.
people-password-common = Dieses Passwort ist leicht zu erraten. Versuch es mit drei oder vier zufälligen Wörtern.

## Anmelden: was nicht geht

people-sign-in-wrong = Benutzername oder Passwort ist falsch.
people-sign-in-wait = Zu viele falsche Versuche. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
people-sign-in-first = Melde dich zuerst an.
people-recover-wrong = Benutzername oder Code ist falsch, oder der Code wurde schon benutzt.
people-password-wrong = Das Passwort ist falsch.
people-banned = Dieses Konto ist gesperrt. { $reason }
people-too-many-accounts = Zu viele neue Konten aus deinem Netz. Versuch es morgen noch einmal.
people-invitation-needed = Für ein Konto brauchst du hier einen Einladungscode.
people-invitation-invalid = Dieser Einladungscode ist falsch, benutzt oder abgelaufen.
people-registration-closed = Hier lassen sich keine neuen Konten erstellen.
people-delete-name = Gib deinen Benutzernamen genau ein, um das Konto zu löschen.
people-name-on-account-page = Ändere deinen Namen auf deiner Kontoseite.

## Die Kontoseite

people-account = Konto
people-create = Konto erstellen
people-create-lead = Du brauchst keine E-Mail-Adresse. Deine Tische, Pakete und Rätsel hast du auf jedem Gerät dabei.
people-sign-in = Anmelden
people-sign-out = Abmelden
people-have-account = Ich habe schon ein Konto
people-username = Benutzername
people-username-help = 3 bis 20 Buchstaben, Ziffern, _ oder -. Andere sehen diesen Namen.
people-username-free = „{ $name }“ ist frei.
people-password = Passwort
people-password-help = Mindestens 10 Zeichen. Drei oder vier zufällige Wörter sind gut.
people-password-current = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-changed = Passwort geändert. Deine anderen Geräte sind abgemeldet.
people-invitation = Einladungscode
people-invitation-have = Ich habe einen Einladungscode
people-guest-title = Alles, was du als Gast gemacht hast, kommt mit
people-guest-finished = { $count ->
    [one] eine beendete Partie
   *[other] { $count } beendete Partien
}
people-guest-running = { $count ->
    [one] ein laufender Tisch
   *[other] { $count } laufende Tische
}
people-guest-packs = { $count ->
    [one] ein eigenes Paket
   *[other] { $count } eigene Pakete
}
people-guest-puzzles = { $count ->
    [one] ein gelöstes Rätsel
   *[other] { $count } gelöste Rätsel
}
people-recover = Wiederherstellungscode benutzen
people-recover-lead = Gib einen deiner Codes ein und wähle ein neues Passwort. Überall sonst wirst du abgemeldet.
people-recover-set = Passwort setzen und anmelden
people-code = Wiederherstellungscode
people-codes = Wiederherstellungscodes
people-codes-title = Bewahre deine Codes auf
people-codes-lead = Wenn du deinen Passkey verlierst oder dein Passwort vergisst, lässt dich jeder Code einmal hinein. Sie werden nur jetzt gezeigt: Druck sie aus oder schreib sie auf.
people-codes-download = Codes herunterladen
people-codes-saved = Ich habe meine Codes gesichert
people-codes-left = { $count } von 10 übrig
people-codes-new = Neue Codes
people-done = Fertig
people-signed-in-as = Angemeldet als { $name }. Konto erstellt am { $date }.
people-devices = Geräte
people-device-here = dieses Gerät
people-device-unknown = Unbekannter Browser
people-device-used = Zuletzt benutzt: { $date }
people-device-end = { $device } abmelden
people-devices-end = Überall sonst abmelden
people-change = Ändern
people-rename-at = Du kannst ihn am { $date } wieder ändern.
people-rename-now = Du kannst ihn alle 90 Tage ändern.
people-data = Deine Daten
people-export = Alles exportieren
people-export-help = Eine JSON-Datei mit deinen Partien, Paketen, Rätseln, Einstellungen und Geräten.
people-delete = Konto löschen
people-delete-help = Name, Nachrichten, Pakete und Rätsel werden nach 14 Tagen gelöscht. Partien bleiben für die anderen erhalten, unter „Former player“. Melde dich vorher an, um das Konto zu behalten.
people-delete-done = Dein Konto wird in 14 Tagen gelöscht. Melde dich vorher an, um es zu behalten.

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
tournament-format-round-robin = Alle gegen alle
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
tournament-column-tops = Tops
tournament-saved = { $file } gespeichert.

## Feinwertungen: was sie sind

tiebreak-buchholz-cut = Buchholz Cut 1: die Summe der Punkte deiner Gegner, ohne den schwächsten Wert. Stärkere Gegner zählen mehr.
tiebreak-buchholz = Buchholz: die Summe der Punkte deiner Gegner. Stärkere Gegner zählen mehr.
tiebreak-direct = Direkter Vergleich: Punkte aus den Partien unter den Gleichstehenden, wenn alle gegeneinander gespielt haben.
tiebreak-sonneborn-berger = Sonneborn-Berger: die Punkte derer, die du geschlagen hast, plus die halben Punkte derer, gegen die du remis gespielt hast.
tiebreak-wins = Siege: die Zahl deiner gewonnenen Partien.
tiebreak-progressive = Fortschrittswertung: die Summe deiner Punkte nach jeder Runde. Frühe Punkte zählen mehr.
tiebreak-streak = Beste Serie: die meisten Siege hintereinander.
tiebreak-tops = Tops: die Zahl der Boards, auf denen niemand auf deinem Platz besser war.

## Feinwertungen: warum jemand vorn liegt

tiebreak-why-points = { $player } liegt nach Punkten vor { $other }: { DECIMAL($value) } zu { DECIMAL($least) }.
tiebreak-why-buchholz-cut = { $player } liegt vor { $other }, weil die Gegner stärker waren: { DECIMAL($value) } zu { DECIMAL($least) } Punkte ohne den schwächsten Wert (Buchholz Cut 1).
tiebreak-why-buchholz = { $player } liegt vor { $other }, weil die Gegner stärker waren: { DECIMAL($value) } zu { DECIMAL($least) } Punkte (Buchholz).
tiebreak-why-direct = { $player } liegt vor { $other } wegen der Partien untereinander: { DECIMAL($value) } zu { DECIMAL($least) } Punkte.
tiebreak-why-sonneborn-berger = { $player } liegt vor { $other }, weil die geschlagenen Gegner stärker waren: { DECIMAL($value) } zu { DECIMAL($least) } Punkte (Sonneborn-Berger).
tiebreak-why-wins = { $player } liegt mit mehr Siegen vor { $other }: { $value } zu { $least }.
tiebreak-why-progressive = { $player } liegt vor { $other }, weil die Punkte früher kamen: { DECIMAL($value) } zu { DECIMAL($least) } (Fortschrittswertung).
tiebreak-why-streak = { $player } liegt mit der längeren Siegesserie vor { $other }: { $value } zu { $least }.
# $player, $other: names. $value, $least: numbers of boards.
tiebreak-why-tops = { $player } liegt mit mehr Tops vor { $other }: { $value } zu { $least }.
tiebreak-why-shared = { $player } und { $other } teilen sich einen Rang.

## Startseite

find-players = Partie finden
find-players-of = Partie finden: { $game }
people-live = Live
people-watch = Zuschauen
people-online-now = { $count } gerade online
