# Was der Server sagt: Ablehnungen, Ereignisse, Benachrichtigungen.

table-refused-stale = Die Partie ist inzwischen weitergegangen, dein Zug wurde deshalb nicht ausgeführt.
table-refused-illegal = Dieser Zug ist hier nicht erlaubt.
table-refused-not-your-turn = Du bist nicht am Zug.
table-refused-not-your-seat = Das ist nicht dein Platz.
table-refused-over = Die Partie ist zu Ende.
table-refused-read-only = Diesen Tisch kann man nur ansehen.
table-refused-no-undo = Es gibt nichts zurückzunehmen.
table-no-undo-nothing = Du hast noch nicht gezogen.
table-no-undo-turn = Du hast in diesem Zug noch nichts getan.
table-no-undo-chance = Seitdem wurde gewürfelt oder gezogen, deshalb lässt sich das nicht mehr zurücknehmen.
table-no-undo-person = { $name } hat seitdem gezogen, deshalb lässt sich das nicht mehr zurücknehmen.
table-no-undo-seat = Seitdem hat jemand anderes gezogen, deshalb lässt sich das nicht mehr zurücknehmen.
table-no-undo-settled = Seitdem ist die Zeit abgelaufen oder jemand hat aufgegeben, deshalb lässt sich das nicht mehr zurücknehmen.
table-no-undo-watching = Du schaust nur zu.
table-refused-malformed = Das hat leider nicht geklappt.
table-refused-too-large = Das ist zu lang.
table-refused-too-fast = Zu viele Anfragen. Warte einen Moment und versuch es dann noch einmal.
table-refused-too-many = Du hast das Limit dieses Servers erreicht.
table-refused-full = Der Server ist voll. Versuch es gleich noch einmal.
table-refused-muted = Der Host dieses Tisches hat dich stummgeschaltet.
table-refused-sent-away = Der Host hat dich von den Plätzen dieses Tisches entfernt.
table-refused-say-hello = Noch nicht verbunden. Bitte lade die Seite neu.
table-refused-no-such-table = Tisch nicht gefunden.
table-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refused-no-such-game = Spiel nicht gefunden.
table-refused-no-such-report = Bericht nicht gefunden.
table-refused-no-such-pack = Paket nicht gefunden.
table-refused-no-such-person = Konto nicht gefunden.
table-refused-no-printer = Dieser Server kann nicht drucken. Der Host muss arizona[print] installieren.
table-refused-no-such-bot = Bot nicht gefunden.
table-no-undo-enough = An diesem Tisch kannst du nichts mehr zurücknehmen, das Limit ist erreicht. Weiterspielen kannst du natürlich.
table-undo-too-fast = Zu oft hintereinander zurückgenommen. Warte ein paar Sekunden und versuch es dann noch einmal.
table-sent-away-away = Der Host hat dich von deinem Platz entfernt, weil du abwesend warst.
table-sent-away-rude = Der Host hat dich wegen deines Verhaltens von deinem Platz entfernt.
table-sent-away-mistake = Der Host hat dich von deinem Platz entfernt: Du hattest dich aus Versehen hingesetzt.
table-sent-away-other = Der Host hat dich von deinem Platz entfernt.
table-work-full = Der Server ist beschäftigt: { $ahead ->
    [0] Er nimmt gerade nichts mehr an
    [one] 1 Auftrag wartet
   *[other] { $ahead } Aufträge warten
}. Versuch es in etwa { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
table-work-too-long = Das hat zu lange gedauert und wurde abgebrochen. Versuch etwas Kleineres.
table-refused-no-such-moment = Diesen Moment gibt es in der Partie nicht.
table-refused-seat-taken = Auf diesem Platz sitzt schon jemand.
table-refused-wrong-secret = Dieser Platz-Link gilt nicht mehr oder hat nie gegolten.
table-refused-not-host = Das darf nur der Host des Tisches.
table-refused-not-allowed = Das erlaubt dieser Server nicht.
table-refused-bad-options = Diese Optionen passen nicht zusammen.
table-refused-bad-content = Dieses Inhaltspaket kann nicht verwendet werden.
table-refused-bad-record = Das ist keine Partiedatei, die sich öffnen lässt.
table-refused-bad-hook = Diese Adresse kann nicht für Benachrichtigungen verwendet werden.
table-refused-bad-name = Dieser Name kann nicht verwendet werden.
table-refused-no-answer = Der Bot hat gerade keine Antwort.
table-refused-foreign-origin = Die Anfrage kam von einer anderen Seite.
table-refused-no-store = Der Server kann gerade keine Züge speichern. Es wurde nichts verändert.
table-refused-server-error = Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert.
table-refused-no-space = Dem Server geht der Speicherplatz aus. Laufende Partien gehen weiter, aber Neues kann nicht gespeichert werden. Versuch es später noch einmal oder sag dem Host Bescheid.
table-refused-quota = Von dieser Netzwerkadresse ist so viel gespeichert, wie dieser Server erlaubt ({ $most } MB). Lösche Tische oder Pakete, die du nicht mehr brauchst, oder komm später wieder.
table-refused-confirm = Die Partie läuft schon. Bestätige, dass du diese Person entfernen willst.
table-refused-behind = Dieser Server kennt deine letzten Züge noch nicht. Neuer Versuch …

table-trouble-locked = Der Server kann gerade keine Züge speichern, weil ein anderes Programm seine Datei benutzt. Die Uhren stehen; es geht von selbst weiter.
table-trouble-full = Der Server kann gerade keine Züge speichern, weil seine Festplatte voll ist. Die Uhren stehen; sobald Platz ist, geht es von selbst weiter.
table-trouble-damaged = Die Datei des Servers ist beschädigt. Der Host muss eine Sicherung einspielen; bis dahin kann niemand ziehen.
table-trouble-failing = Der Server kann seine Datei gerade nicht lesen oder schreiben. Die Uhren stehen; der Server versucht es weiter.
table-trouble-away = Der Server erreicht seine Tische gerade nicht. Die Uhren stehen; es geht von selbst weiter.

table-bot-random = Steppenläufer
table-bot-greedy = Elster

table-prompt-read-only = Diese Partie wurde mit Regeln oder Inhalten gespielt, die dieser Server nicht hat.
table-bot-search = Landvermesser

## Ereignisse am Tisch

table-event-resigned = { $name } hat aufgegeben.
table-event-gone = { $name } hat den Tisch verlassen.
table-event-out-of-time = Die Zeit von { $name } ist abgelaufen: Ein Bot entscheidet.
table-event-draw-agreed = { $name } hat dem Remis zugestimmt.
table-event-nobody-left = Es ist niemand mehr da, der spielt.
table-over-resigned = { $name } hat aufgegeben.
table-over-gone = { $name } ist gegangen.
table-over-draw-agreed = Ihr habt euch auf Remis geeinigt.
table-over-nobody-left = { $name } hat aufgegeben, und nur noch Bots sind übrig.
table-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
table-not-gone = Die Person am Zug ist noch da.
table-not-gone-yet = { $minutes ->
    [one] Die Frist endet in 1 Minute.
   *[other] Die Frist endet in { $minutes } Minuten.
}
table-seat-given-up = Du hast diesen Platz aufgegeben und kannst ihn nicht wieder einnehmen.
table-for-one = Hier lassen sich Würfe und Ziehungen zurücknehmen, deshalb darf nur der Host spielen.
table-too-many = Bei dir laufen { $tables } Partien. Spiel erst ein paar davon zu Ende.
table-undo-alone = Würfe und Ziehungen lassen sich nur zurücknehmen, wenn sonst niemand mitspielt.
table-rematch-seated = Nur wer an diesem Tisch sitzt, kann eine Revanche beginnen.
table-not-over = Die Partie ist noch nicht zu Ende.
table-no-spectators = An diesem Tisch darf man nicht zuschauen.
table-delete-others = An diesem Tisch spielen noch andere. Gib zuerst auf oder warte, bis die Partie zu Ende ist.
table-card-title = { $game }: { $names }
table-card-open = ein freier Platz
table-card-waiting = An Tisch { $table } fehlen noch Leute.
table-card-playing = Schau an Tisch { $table } zu: { $score }.
table-card-over = Ergebnis an Tisch { $table }: { $score }. Sieh dir jeden Zug an.
table-push-title = { $name }, du bist am Zug
table-push-body = { $game }, Tisch { $table }
table-no-draw = In diesem Spiel gibt es kein Remis.
table-no-draw-bot = Bots nehmen kein Remis an.
table-draw-once = Du hast in diesem Zug schon Remis angeboten.

table-rules-none = Für { $game } gibt es keine Regelseite. Am Tisch siehst du alle möglichen Züge.

## Bild eines Rückblicks

table-share-seat = Platz { $number }
table-share-accuracy = Genauigkeit
table-share-line = { $count ->
    [0] Kein einziger nennenswerter Fehler.
    [one] Ein Schlüsselmoment.
   *[other] { $count } Schlüsselmomente.
}

## Fair play

table-refused-fair-play = Du spielst gegen andere Menschen: Tipps und Analyse gibt es erst nach der Partie.
table-fair-play-copy = Diese Partie zwischen Menschen läuft noch. Speichern oder fortsetzen kannst du sie nach dem Ende.
table-no-undo-ask = Dein Zug ist vorbei. Bitte die anderen, dass du ihn zurücknehmen darfst.
table-undo-once = Du hast schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.
table-undo-expired = Diese Anfrage ist nicht mehr offen.

## Requests between players and their answers

# $name: a player’s name.
table-note-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
# $name: a player’s name.
table-note-undo-agreed = { $name } hat das Zurücknehmen erlaubt.
# $name: a player’s name.
table-note-undo-declined = { $name } hat das Zurücknehmen abgelehnt.
# $name: a player’s name.
table-note-undo-withdrawn = { $name } hat die Anfrage zurückgezogen.
table-note-undo-expired = Die Anfrage zum Zurücknehmen ist verfallen.
# $name: a player’s name.
table-note-draw-offered = { $name } hat Remis angeboten.
# $name: a player’s name.
table-note-draw-declined = { $name } hat das Remis abgelehnt.
# $name: a player’s name.
table-note-draw-withdrawn = { $name } hat das Remisangebot zurückgezogen.
# $name: a player’s name.
table-note-friendly-agreed = { $name } ist mit einer Freundschaftspartie einverstanden.
table-note-friendly-begun = Alle sind einverstanden: Das ist jetzt eine Freundschaftspartie. Tipps und Analyse sind an.
# $name: a player’s name.
table-note-friendly-ended = { $name } möchte keine Freundschaftspartie. Tipps und Analyse sind aus.
# $name: a player’s name.
table-note-bot-plays = { $name } lässt einen Bot spielen.
# $name: a player’s name.
table-note-person-plays = { $name } spielt wieder selbst.
