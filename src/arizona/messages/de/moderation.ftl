# Blockieren, Melden, Regeln für den Chat und die Seite der Moderation.

## Blockieren

moderation-block = { $name } blockieren
moderation-blocked-now = Du hast { $name } blockiert. Ihr seht keine Nachrichten und offenen Tische mehr voneinander.
moderation-blocked = Blockierte Personen
moderation-blocked-help = Ihr seht keine Nachrichten und offenen Tische voneinander. Die andere Person erfährt nichts davon.
moderation-blocked-none = Du hast niemanden blockiert.
moderation-block-name = Benutzername der Person
moderation-block-do = Blockieren
moderation-unblock = Freigeben
moderation-unblock-name = { $name } freigeben
moderation-block-unknown = Es gibt kein Konto mit diesem Benutzernamen.
moderation-block-self = Das bist du selbst.
moderation-blocks-many = Du kannst höchstens { $most } Personen blockieren.
moderation-nobody-there = Hier ist niemand zu finden. Vielleicht ist die Person schon gegangen.
moderation-no-cookie = Dein Browser nimmt keine Cookies an. Deshalb kannst du niemanden blockieren oder melden.
moderation-seat-unavailable = Du kannst diesen Platz nicht nehmen. Wähle einen anderen Tisch.
moderation-rematch-unavailable = An diesem Tisch ist keine Revanche möglich. Richte einen neuen ein.

## Melden

moderation-report = { $name } melden …
moderation-report-line = { $name } melden oder blockieren
moderation-report-line-short = melden
moderation-report-title = { $name } melden
moderation-report-lead = Die Moderation sieht sich diese Partie und ihren Chat an. { $name } erfährt nicht, von wem die Meldung kommt.
moderation-report-why = Grund
moderation-reason-help = Lässt sich von einem Programm helfen
moderation-reason-insults = Beleidigungen oder Belästigung
moderation-reason-insults-note = Der Chat dieser Partie wird angehängt
moderation-reason-stalling = Geht absichtlich oder spielt auf Zeit
moderation-reason-name = Anstößiger Name
moderation-reason-other = Etwas anderes
moderation-report-text = Was ist passiert? (optional)
moderation-report-block = { $name } auch blockieren
moderation-report-send = Meldung senden
moderation-report-received = Danke. Deine Meldung ist angekommen, die Moderation sieht sie sich an.
moderation-report-again = Du hast { $name } an diesem Tisch schon gemeldet.
moderation-reports-many = Du hast heute viele Meldungen gesendet. Versuch es morgen noch einmal.

## Chat

moderation-chat-off = Der Chat ist aus. Du kannst ihn in den Einstellungen einschalten.
moderation-muted = Die Moderation hat dich stummgeschaltet, noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang.
moderation-chat-slow = An einem Tisch, der allen offensteht, können Gäste und neue Konten alle { $seconds } Sekunden eine Nachricht schreiben.
moderation-chat-words = Deine Nachricht enthält ein Wort, das auf diesem Server nicht erlaubt ist. Sie wurde nicht gesendet.

## Hinweise an die betroffene Person

moderation-notices = Nachrichten der Moderation
moderation-notice-warn = Die Moderation hat dich verwarnt.
moderation-notice-mute = Die Moderation hat dich im Chat stummgeschaltet.
moderation-notice-exclude = Die Moderation hat dich von gewerteten Partien ausgeschlossen.
moderation-notice-unlist = Die Moderation hat dein Paket „{ $subject }“ aus deinem Profil entfernt.
moderation-notice-reset-name = Die Moderation hat deinen Benutzernamen „{ $subject }“ zurückgesetzt. Auf deiner Kontoseite kannst du einen anderen wählen.
moderation-notice-ban = Die Moderation hat dein Konto gesperrt.
moderation-until = Bis { $date }
moderation-notice-reason = Grund: { $reason }
moderation-notice-reversed = Das wurde zurückgenommen: { $reason }
moderation-answer = Deine Antwort
moderation-answer-help = Du kannst einmal antworten. Die Moderation liest es.
moderation-answer-passkey = Dein Gerät fragt dich noch einmal nach deinem Passkey.
moderation-answer-send = Antwort senden
moderation-answered = Du hast geantwortet: „{ $text }“
moderation-answer-once = Du hast schon geantwortet.
moderation-answer-sent = Deine Antwort wurde gesendet.
moderation-dismiss = Ausblenden
moderation-no-ban = Es gibt nichts zu beantworten.

## Seite der Moderation

moderation-title = Moderation
moderation-queue = Meldungen
moderation-open = Offen { $count }
moderation-closed = Erledigt
moderation-queue-empty = Es gibt keine Meldungen.
moderation-choose = Wähle eine Meldung.
moderation-about = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
moderation-has-answered = hat geantwortet
moderation-guest = Gast ohne Konto
moderation-joined = Dabei seit { $date }
moderation-banned = Gesperrt
moderation-from = { $name }, zu einer Partie { $game }, { $date }
moderation-no-text = Keine Beschreibung.
moderation-open-game = Partie öffnen
moderation-game-gone = Den Tisch gibt es nicht mehr.
moderation-chat = Chat zum Zeitpunkt der Meldung
moderation-chat-none = Es wurde nichts gesagt.
moderation-times = Sekunden pro Entscheidung
moderation-times-line = { $name }: Median { $median } s, 95-%-Intervall { $low } bis { $high } s
moderation-times-others = Andere am Tisch: Median { $seconds } s
moderation-times-none = Zu wenige Entscheidungen für eine Aussage.
moderation-past = Andere Meldungen zu dieser Person
moderation-made = Meldungen von dieser Person
moderation-none = Keine
moderation-action = Maßnahme
moderation-do-dismiss = Abweisen
moderation-do-warn = Verwarnen
moderation-do-mute = Stummschalten
moderation-do-exclude = Von Wertung ausschließen
moderation-do-unlist = Paket entfernen
moderation-do-reset-name = Benutzernamen zurücksetzen
moderation-pack = Paket
moderation-reset-name-help = { $name } bekommt einen neutralen Namen und kann einen anderen wählen, aber nicht diesen.
moderation-do-ban = Konto sperren
moderation-days = Wie lange?
moderation-days-count = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
moderation-days-none = Bis auf Widerruf
moderation-why = Begründung
moderation-effect = { $name } sieht Maßnahme und Begründung und darf einmal antworten.
moderation-not-yours = Du kannst gegen diese Person nichts unternehmen.
moderation-decided = Erledigt von { $name }: { $action }
moderation-reopen = Wieder öffnen
moderation-history = Bisherige Maßnahmen
moderation-by = { $action } durch { $name }, { $date }
moderation-their-answer = Antwort: „{ $text }“
moderation-reverse = Zurücknehmen
moderation-reverse-title = Zurücknehmen: { $action }
moderation-reversed = Zurückgenommen von { $name }: { $reason }
moderation-ended = Beendet
moderation-audit = Verlauf
moderation-audit-answer = Geantwortet
moderation-audit-register = Konto erstellt
moderation-audit-rename = Umbenannt
moderation-audit-role = Rolle geändert
moderation-audit-dismissed = Meldung abgewiesen
moderation-audit-reopened = Meldung wieder geöffnet
moderation-audit-result-voided = Ergebnis für ungültig erklärt
moderation-audit-result-restored = Ergebnis wieder gewertet
moderation-audit-reversed = Zurückgenommen: { $action }
moderation-done = Gespeichert
moderation-no-case = Diese Meldung gibt es nicht.
moderation-action-not-allowed = Diese Maßnahme ist bei dieser Person nicht möglich.
moderation-action-reversed = Das wurde schon zurückgenommen.
moderation-result = Gewertetes Ergebnis
moderation-result-counted = Das Ergebnis zählt.
moderation-result-voided = Die Moderation hat dieses Ergebnis für ungültig erklärt. Es ändert kein Rating.
moderation-void = Für ungültig erklären
moderation-restore = Wieder werten
moderation-void-help = Alle Ratings werden so, als hätte es diese Partie nicht gegeben. Du kannst das Ergebnis später wieder werten.
moderation-restore-help = Alle Ratings werden so, wie sie mit dieser Partie wären.
moderation-void-none = Diese Partie hat kein gewertetes Ergebnis.
moderation-void-own = Du hast selbst mitgespielt. Frag jemand anderen aus der Moderation.
moderation-void-again = Das ist schon geschehen.
moderation-reason-missing = Schreib ein paar Worte.
