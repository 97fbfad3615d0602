# Texte der Seite. Jedes Spiel hat seine eigene Datei.

web-brand = Arizona
web-tagline = Drei Spiele aus der Wüste
web-title-page = { $title } · Arizona
web-title-table = { $game } · Arizona
web-title-your-turn = ● Du bist am Zug · { $game }
web-title-over = { $game } ist zu Ende · Arizona

## Spiele

web-games = Spiele

## Startseite

web-play-now = Jetzt spielen
web-puzzles = Rätsel
web-puzzles-today = Rätsel von heute
web-puzzles-line = Drei am Tag
web-workshop = Werkstatt
daily-title = Wüste des Tages
daily-card = Gleiche Ausgangslage für alle
web-players =
    { $least ->
        [1] 1 bis { $most } Personen
        [2] { $most ->
            [2] 2 Personen
           *[other] 2 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }
web-poster-plain = { $game }: eine Wüste mit Tafelbergen und Saguaros
web-play-now-of = Jetzt { $game } spielen
web-set-up = Tisch einrichten
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-aid = Kurzübersicht
web-aid-of = Kurzübersicht: { $game }
web-about = Über uns
web-content-of = { $game }: Inhaltspaket { $pack }
web-content-lead = { $title }. Alles aus dem Paket, so wie es am Tisch aussieht. Hash: { $hash }.
web-content-look = Paket ansehen
web-reports = Berichte
web-reports-of = Laborberichte
web-reports-lead = Was viele Partien zwischen Bots über jedes Spiel verraten: wer gewinnt, wie knapp es ausgeht und welche Karten genommen werden. Jeder Bericht öffnet sich auf einer eigenen Seite.
web-reports-none = Noch keine Berichte. Der Host kann einen veröffentlichen: arizona lab report RUN --publish
web-report-size = { $kilobytes } kB
web-home = Zurück zu den Spielen
web-back = Zurück zu meinen Tischen
web-places = Menü
web-your-games = Deine Partien
web-continue = Weiterspielen
web-continue-line = { $game } · { $company } · { $standing }
web-alone = solo
web-new-here = Neu hier?
web-new-here-line = Lerne { $game } in einer geführten Partie
web-friends = Freunde
web-my-tables = Meine Tische
web-my-tables-line = { $running ->
    [0] keine Partie läuft
    [one] 1 Partie läuft
   *[other] { $running } Partien laufen
  }{ $waiting ->
    [0] { "" }
    [one] , 1 wartet auf dich
   *[other] , { $waiting } warten auf dich
  }
web-lobby = Lobby
web-tournaments = Turniere
web-lobby-line = { $count ->
    [0] keine offenen Tische
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
  }
web-foot-watch = Bei einer Partie zuschauen
web-foot-record = Gespeicherte Partie nachspielen
web-guest = Gast
web-guest-name = Gast { $number }
web-player-name = Person { $number }
web-you = Du: { $name } (Gast). Namen ändern
web-name-title = Dein Name
web-name-label = Name
web-name-help = Diesen Namen sehen alle am Tisch. Dieser Browser merkt sich, wer du bist; ein Konto gilt auf jedem Gerät.
web-name-save = Speichern
web-close = Schließen
web-cancel = Abbrechen
web-loading = Wird geladen …
web-no-answer = Der Server antwortet nicht. Bitte versuch es noch einmal.
web-file-unreadable = Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben oder gelöscht.
web-table-older = Dieser Server hat einen älteren Stand dieser Partie als den, den du gesehen hast. Lade die Seite neu, um ihn trotzdem zu sehen.
web-missing-title = Hier ist nichts als Sand
web-missing-text = Dieser Link führt nirgendwohin. Vielleicht fehlt ein Stück davon.
web-skip = Zum Inhalt springen
web-skip-to-board = Zum Spielplan springen

## Einstellungen

web-settings = Einstellungen
web-setting-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Zur hellen Darstellung wechseln
web-theme-to-dark = Zur dunklen Darstellung wechseln
web-setting-motion = Animationen
web-motion-system = Wie das System
web-motion-on = An
web-motion-off = Aus
web-setting-pace = Tempo fremder Züge
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-quick = Schnell
web-pace-none = Sofort
web-setting-language = Sprache
web-language-draft = { $name } (Entwurf, { $percent } %)
web-setting-contrast = Hoher Kontrast
web-setting-confirm = Jeden Zug bestätigen
web-setting-confirm-help = Erst ein zweiter Klick führt den Zug aus.
web-setting-pay = Automatisch bezahlen
web-setting-pay-help = Wenn eine Zahlungsweise klar die beste ist.
web-setting-sound = Soundeffekte
web-setting-chat = Chat an Tischen
web-setting-chat-help = Ausgeschaltet werden keine Nachrichten an diesen Browser gesendet.
web-setting-notify = Benachrichtigungen
web-setting-notify-help = Wenn du am Zug bist, nur solange diese Seite in einem anderen Tab offen ist. Dieser Browser oder Server kann nichts melden, wenn sie geschlossen ist.
web-setting-notify-closed = Auch wenn diese Seite geschlossen ist.

## Tisch einrichten

web-setup-title = { $game } einrichten
web-setup-at-once = Alle sind da: Die Partie beginnt sofort.
web-setup-by-link = Teile den Link zum Tisch. Die Partie beginnt, sobald alle da sind.
web-open-table = Tisch eröffnen
web-seats = Plätze
web-add-seat = Platz hinzufügen
web-drop-seat = Platz { $number } entfernen
web-seat-kind = Wer spielt auf Platz { $number }?
web-seat-you = Das bist du
web-seat-friend = Jemand anderes
web-seat-here = Jemand an diesem Bildschirm
web-seat-name = Name
web-seat-link-later = Den Link zum Teilen bekommst du, wenn der Tisch eröffnet ist.
web-seat-color-1 = Kreis, türkis
web-seat-color-2 = Dreieck, tonrot
web-seat-color-3 = Quadrat, gold
web-seat-color-4 = Raute, violett
web-kind-link = Per Link
web-kind-here = Hier
web-kind-bot = Bot
web-bot-which = Bot wählen
web-bot-level = Stufe { $level } von { $levels }
web-bot-elo = Elo { $elo }, gemessen
web-bot-elo-help = Gemessen in Partien zwischen diesen Bots; 1000 ist der Durchschnitt. Ein Bot mit 200 Punkten mehr gewinnt etwa drei von vier Partien.
web-options = Optionen
web-content = Inhalt
web-content-default = Standard, wie in den Regeln
web-content-crooked = Krumme Canyons
web-table-open = In der Lobby anzeigen
web-table-watch = Wer den Link hat, darf zuschauen
web-clock = Uhr
web-clock-none = Keine
web-clock-none-line = ohne Zeitlimit
web-clock-live = Echtzeit
web-clock-live-pace = { $minutes } min + { $seconds } s
web-clock-slow = Rundenbasiert
web-clock-slow-pace = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-clock-pace = Tempo
web-clock-own = Eigene
web-clock-own-minutes = Minuten pro Person
web-clock-own-seconds = Sekunden pro Zug
web-allow-undo-chance = Würfe und Ziehungen zurücknehmen
web-allow-undo-chance-help = Auch Würfe und Ziehungen lassen sich zurücknehmen; danach wird neu gewürfelt oder gezogen. Die Partiedatei vermerkt das.
web-patience = Wenn jemand verschwindet
web-patience-help = Wie lange jemand, der am Zug ist, abwesend sein darf. Danach kannst du den Sieg beanspruchen oder einen Bot übernehmen lassen.
web-patience-usual-none = Frist: 3 Tage
web-patience-usual-live = Frist: 2 Minuten
web-patience-usual-slow = wenn die Zeit abläuft
web-patience-minutes = { $minutes ->
    [one] Frist: 1 Minute
   *[other] Frist: { $minutes } Minuten
}
web-patience-days = { $days ->
    [one] Frist: 1 Tag
   *[other] Frist: { $days } Tage
}
web-patience-never = unbegrenzt warten
web-clock-days = { $days } T { $hours } h

## Tische

web-status-over = beendet, { $score }
web-status-waiting = es fehlen noch Leute
web-status-read-only = nur ansehen
web-status-your-turn = du bist am Zug
web-status-playing = { $name } ist am Zug
web-your-move = dein Zug
web-no-tables = Noch keine Tische. Beginne eine Partie, und sie erscheint hier.
web-lobby-empty = Gerade ist kein Tisch offen. Richte einen ein und zeige ihn hier an.
web-filter = Tische anzeigen
web-filter-all = Alle
web-filter-running = Laufend
web-filter-over = Beendet
web-filter-words = Nach Tisch oder Namen suchen
web-filter-none = Kein passender Tisch.
web-delete = Löschen
web-delete-of = { $name } löschen
web-delete-sure = { $name } löschen?
web-keep = Behalten
web-shows = Bot-Partien
web-shows-line = Wenn keine Menschen spielen, spielen Bots, solange jemand zuschaut.
web-show-of = Bei { $game } zuschauen
web-show-new = Sobald du dazukommst, beginnt eine neue Partie.
web-copy-picture = Bild des Spielplans kopieren
web-picture-copied = Bild in die Zwischenablage kopiert.
web-picture-saved = Bild als Datei gespeichert.
web-picture-failed = Das Bild konnte nicht erstellt werden.
web-import = Partiedatei hochladen
web-import-help = Eine Datei, die an einem Tisch heruntergeladen oder im Terminal gespeichert wurde.
web-closed-table-title = Dieser Tisch ist privat
web-closed-table-text = Der Host lässt hier niemanden zuschauen.
web-no-table-title = Tisch nicht gefunden
web-no-table-text = Der Link stimmt nicht, oder der Tisch wurde gelöscht.

## Am Tisch

web-table-line = { $name } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
web-spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
web-line-lost = Verbindung unterbrochen, neuer Versuch …
web-text-view = Textansicht
web-invite = Einladen
web-more = Mehr
web-board = Spielplan
web-side = Verlauf, Chat und Regeln
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-peek = Verlauf, Chat und Regeln öffnen
web-log-fold = Aufbau: { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
  }
web-log-empty = Noch ist nichts passiert.
web-log-earlier = Frühere Einträge ({ $count })
web-log-later = Spätere Einträge ({ $count })
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-mute = { $name } stummschalten
web-chat-mute-short = stumm
web-chat-muted = Du hast { $name } an diesem Tisch stummgeschaltet.
web-chat-send = Senden
web-quick-1 = Schöner Zug
web-quick-2 = Ups
web-quick-3 = Gute Partie
web-options-in-force = Gewählte Optionen
web-rule-in-force = Diese Regel gilt gerade
web-now = jetzt
web-later = später
web-done = fertig
web-of = von { $last }
web-times = × { $count }
web-to-move = am Zug
web-score-dash = :
web-position = Stellung
web-moves = Züge

web-prompt = Dein nächster Schritt
web-prompt-your-turn = Du bist am Zug.
web-prompt-turn-of = { $name } ist am Zug.
web-prompt-bot = { $name } denkt nach …
web-prompt-other = Warten auf { $name } …
web-prompt-over = Die Partie ist zu Ende.
web-prompt-waiting = Es fehlen noch Leute.
web-prompt-waiting-for = { $count ->
    [one] Platz { $seats } ist frei. Teile den Link, um ihn zu besetzen.
   *[other] Die Plätze { $seats } sind frei. Teile den Link, um sie zu besetzen.
  }
web-prompt-read-only = Nur ansehen.
web-prompt-moment = Schritt { $moment }.
web-prompt-moment-help = Du siehst einen früheren Moment. Mit den Pfeiltasten gehst du vor und zurück.
web-prompt-leaving = Noch nicht endgültig: Du kannst es dir anders überlegen.
web-leave-now = Jetzt bestätigen
web-prompt-sure = Bist du sicher?
web-prompt-sure-help = Enter bestätigt, Esc bricht ab.
web-give-up = Aufgeben
web-give-up-draw = Aufgeben oder Remis
web-give-up-two = Wenn du aufgibst, endet die Partie, und dein Gegenüber gewinnt.
web-give-up-more = Wenn du aufgibst, übernimmt ein Bot deinen Platz, und du landest in jedem Fall auf dem letzten Platz.
web-give-up-alone = Wenn du aufgibst, endet die Partie, weil nur noch Bots übrig wären.
web-keep-playing = Weiterspielen
web-resign = Aufgeben
web-resign-as = Als { $name } aufgeben
web-draw-offer = Remis anbieten
web-draw-accept = Remis annehmen
web-draw-decline = Ablehnen
web-draw-withdraw = Angebot zurückziehen
web-draw-waits = Du hast Remis angeboten.
web-draw-offered = { $name } bietet Remis an.
web-away-in = Abwesend. Die Frist endet in { $time }.
web-away-now = Zu lange abwesend. Die Frist ist abgelaufen.
web-claim-win = Sieg beanspruchen
web-claim-bot = Bot übernehmen lassen
web-confirm = Bestätigen
web-back-to-now = Zum aktuellen Stand
web-result = Ergebnis

web-undo = Zurücknehmen
web-skip-moves = Überspringen
web-skip-moves-title = Animationen fremder Züge überspringen (.)
web-undo-title = Deinen letzten Schritt und die Antworten der Bots zurücknehmen (Z)
web-undo-chance-title = Deinen letzten Schritt zurücknehmen; danach wird neu gewürfelt oder gezogen (Z)
web-restart = Zug neu beginnen
web-restart-title = Den ganzen Zug zurücknehmen (X)
web-hint = Tipp
web-hint-asking = Denkt nach …
web-hint-do = So spielen
web-hint-title = Was würde ein Bot tun? (I)
web-analyze = Analyse
web-analyze-title = Zeigt, was jeder Zug wert ist, wenn du am Zug bist
web-exact = exakt
web-so-far = vorläufige Schätzung
web-labeled = { $name }: { $other }
web-percent = { $number } %
web-about-number = ≈ { $number }
web-why-replaying = Du siehst einen früheren Moment: Geh zuerst zum aktuellen Stand
web-why-watching = Du schaust nur zu
web-why-not-your-turn = Du bist nicht am Zug

web-replay = Nachspielen
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Ganze Partie abspielen
web-replay-pause = Pause
web-replay-on = Einen Zug vor
web-replay-slider = Schritt der Partie
web-replay-at = Schritt { $at } von { $last }
web-replay-link = Link zu diesem Moment kopieren
web-play-on = Von hier an einem neuen Tisch weiterspielen
web-download = Partiedatei herunterladen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = An den Bildschirm anpassen
web-turn-view = Ansicht drehen

web-seat-open = freier Platz
web-seat-empty = Platz { $number }, frei
web-seat-menu = Optionen für den Platz: { $name }
web-seat-title = Platz { $number }: { $name }
web-seat-nothing = Diesen Platz kann nur ändern, wer dort sitzt.
web-who-you = du
web-who-here = an diesem Bildschirm
web-who-connected = per Link
web-who-out = aufgegeben, ein Bot spielt weiter
web-who-out-over = aufgegeben
web-who-away = abwesend
web-who-bot = Bot
web-who-bot-level = Bot · Stufe { $level } von { $levels }
web-who-bot-named = Bot · { $bot }
web-sit-here = Auf Platz { $number } setzen
web-reclaim-seat = Wieder selbst spielen
web-hand-to-bot = Einen Bot spielen lassen
web-leave = Diesen Platz verlassen
web-unseat = { $name } von diesem Platz entfernen
web-new-link = Neuen Platz-Link erstellen und kopieren (ältere Links gelten dann nicht mehr, auch auf anderen Geräten)
web-hook = Webhook für Zug-Benachrichtigungen
web-unseat-title = { $name } entfernen?
web-unseat-help = { $name } verliert den Platz, sieht den Grund und kann sich an diesen Tisch nicht mehr setzen.
web-unseat-why = Warum?
web-unseat-away = Zu lange abwesend
web-unseat-rude = Unhöflich oder unfair
web-unseat-mistake = Aus Versehen hingesetzt
web-unseat-other = Anderer Grund
web-unseat-do = Entfernen
web-hook-example = https://example.org/am-zug
web-hook-help = Der Server ruft diese Adresse auf, wenn dieser Platz am Zug ist.
web-hook-on = Ein Webhook ist eingetragen. Speichere eine leere Adresse, um ihn zu entfernen.
web-hook-end = Entfernen
web-invite-play = { $count ->
    [one] Ein Platz ist frei. Wer diesen Link öffnet, kann ihn einnehmen.
   *[other] { $count } Plätze sind frei. Wer diesen Link öffnet, kann einen einnehmen.
  }
web-invite-play-help = Wenn alle Plätze besetzt sind, kann man mit demselben Link zuschauen.
web-invite-watch = Alle Plätze sind besetzt. Wer diesen Link hat, kann zuschauen.
web-invite-watch-help = Wer zuschaut, sieht alles und kann chatten.
web-invite-closed = Alle Plätze sind besetzt, und Zuschauen ist nicht erlaubt.
web-invite-address = Link zum Tisch
web-copy = Kopieren
web-copy-seat = Platz-Link kopieren
web-copied = Kopiert.
web-seat-links = Deine Platz-Links
web-seat-links-help = Spiel in einem anderen Browser weiter oder überlass deinen Platz jemand anderem. Wer den Link hat, kann diesen Platz spielen.

web-text-scores = Punktestand
web-text-score = { $name }: { $score }
web-text-moves = { $count ->
    [0] Mögliche Züge
    [one] 1 möglicher Zug
   *[other] { $count } mögliche Züge
  }
web-text-no-moves = Gerade gibt es nichts zu wählen.
web-text-recent = Zuletzt passiert

web-keys = Tastenkürzel
web-key-tab = Tab, Enter
web-key-tab-does = Möglichkeiten durchgehen, eine wählen
web-key-arrows = ← →
web-key-arrows-does = einen Zug zurück oder vor
web-key-letters = A – H
web-key-letters-does = der Sprung mit diesem Buchstaben
web-key-r = R
web-key-r-does = Plättchen drehen
web-key-z = Z
web-key-z-does = zurücknehmen
web-key-x = X
web-key-x-does = Zug neu beginnen
web-key-i = I
web-key-i-does = Tipp
web-key-t = T
web-key-t-does = Textansicht
web-key-dot = .
web-key-dot-does = Animationen fremder Züge überspringen
web-key-brackets = [ ]
web-key-brackets-does = überall einen Zug zurück oder vor
web-key-ends = Pos1, Ende
web-key-ends-does = zum Anfang, zum aktuellen Stand
web-key-escape = Esc
web-key-escape-does = Auswahl abbrechen, zum aktuellen Stand

## Ergebnis

web-result-winner = { $count ->
    [0] Die Partie ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
web-result-draw = Remis
web-result-take-back = An diesem Tisch konnten Würfe und Ziehungen zurückgenommen werden; die Partiedatei vermerkt das.
web-result-breakdown = Woher die Punkte kommen
web-result-source = Quelle
web-result-total = Summe
web-result-chart = Punkteverlauf
web-chart = Punkteverlauf; Endstand: { $ends }
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay-it = Nachspielen
web-look-at-board = Spielplan ansehen

## Geführte Partien

web-lesson = Geführte Partie
web-lesson-table = Geführte Partie
web-lesson-at = { $number } von { $count }
web-lesson-next = Weiter
web-lesson-back = Einen Schritt zurück
web-lesson-skip = Führung beenden
web-lesson-again = Von vorn
web-lesson-play-on = Von hier weiterspielen
web-lesson-to-table = Zu deinem Tisch
web-lesson-more = Nächste geführte Partie
web-lesson-numbered = Geführte Partie { $number }
web-lesson-offer-title = Neu hier?
web-lesson-offer = Eine geführte Partie { $game } dauert nur ein paar Minuten: einige Züge auf einem Spielplan, der schon aufgebaut ist. Dein Tisch wartet auf dich.
web-lesson-yes = Zeig es mir
web-lesson-no = Nein danke
web-learn = Lernen
web-lesson-learn = Lerne { $game } in einer geführten Partie
web-lesson-follow = Spiel in der geführten Partie bitte den eingekreisten Zug. An deinem eigenen Tisch spielst du, wie du willst.
web-lesson-later = Das geht in der geführten Partie nicht. Probier es an einem richtigen Tisch.
web-lesson-missing = Keine geführte Partie

## Über uns

web-about-lead = Arizona, das sind drei Brettspiele in einer Wüste: Knight, Rails und Trail. Spiel allein gegen Bots, zusammen an einem Bildschirm oder per Link mit anderen. Ohne Anmeldung, und nichts wird von anderen Seiten geladen.
web-about-fonts = Schriften
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter) und für Koreanisch Noto Sans KR (Google), Do Hyeon (Woowa Brothers) und Gaegu (JIKJI), alle unter der SIL Open Font License 1.1, aus den Paketen von Fontsource.
web-about-drawings = Grafik
web-about-drawings-text = Plakate, Spielpläne, Spielmaterial, Porträts und Symbole stammen von uns und stehen unter CC BY 4.0.
web-about-icons = Software
web-about-icons-text = Gemacht mit Svelte (MIT) und Project Fluent (Apache 2.0). Die Lizenzhinweise liegen der Software bei.
web-about-engine = Regelwerk
web-about-engine-text = Ein und dasselbe Programm kennt alle Regeln, hier, im Terminal und für die Bots. Es ist in Python geschrieben.
web-about-privacy = Datenschutz
web-about-privacy-text = An einem signierten Cookie erkennt dich der Server als Gast; die Schlüssel zu deinen Plätzen speichert dieser Browser, der Server nur ihre Hashes. Kein Tracking, keine Dritten. Wenn du Benachrichtigungen einschaltest, laufen sie über den Push-Dienst deines Browsers. Ein Konto speichert, was du hier eingibst und tust, und mit welcher Art von Browser du dich anmeldest. Eine E-Mail-Adresse braucht es nicht.
web-about-license = Lizenz
web-about-license-text = Software: Apache 2.0. Grafik, Regeltexte und Inhalte: CC BY 4.0.

## Ohne Server

web-offline-loading = Regeln werden geladen
web-offline-starting = Tisch wird aufgebaut
web-offline-failed = Die Regeln konnten nicht geladen werden. Bist du online?
web-offline-again = Noch einmal versuchen
web-offline-elsewhere = Deine Tische sind in einem anderen Tab offen.
web-offline-here = Hier öffnen
web-offline-fleeting = Dieser Browser kann nichts speichern: Wenn du die Seite schließt, sind deine Tische weg.
web-offline-slow = Dieses Gerät ist zu langsam für { $names }.
web-offline-unread = Einige deiner gespeicherten Tische konnten nicht gelesen werden. Sie wurden nicht verändert.
web-offline-full = Auf diesem Gerät ist kein Platz mehr, um deine Züge zu speichern. Schaff etwas Platz, dann geht es von selbst weiter.
web-offline-unsaved = Dieser Browser kann gerade keine Züge speichern. Es wurde nichts verändert.
web-offline-damaged = Einige in diesem Browser gespeicherte Daten waren beschädigt. Sie wurden beiseitegelegt; alles andere funktioniert wie bisher.
web-opening-you = Du
web-online = Online gehen
web-online-text = Bring diesen Tisch auf einen Server, damit andere per Link mitspielen können.
web-online-server = Adresse des Servers
web-online-bad = Das ist keine gültige Adresse. Sie sollte aussehen wie games.example.
web-online-failed = Der Tisch konnte nicht vorbereitet werden. Versuch es noch einmal.
web-online-copy = Der Tisch auf diesem Gerät bleibt, wie er ist.
web-online-go = Zum Server
web-take-title = Diesen Tisch fortsetzen
web-take-lead = { $game }, { $moves ->
    [one] 1 Zug gespielt
   *[other] { $moves } Züge gespielt
}. Wer sitzt wo?
web-take-go = Hier fortsetzen
web-take-none = Dieser Link enthält keinen Tisch.
web-packs-own = Deine Inhaltspakete
web-packs-own-text = Ein Paket ist eine .toml-Datei oder eine .zip-Datei mit mehreren. Es wird geprüft und in diesem Browser gespeichert; danach kannst du hier damit spielen. Zum Bearbeiten oder Drucken lade es in die Werkstatt eines Servers hoch.
web-pack-add = Paket hinzufügen
web-pack-added = { $name } ist da. Du kannst { $game } jetzt damit spielen.
web-pack-name-default = Standardpaket
web-pack-look = { $name } ansehen
web-pack-drop = { $name } entfernen

## Offline spielen

web-play-offline = Offline spielen
web-play-offline-help = Speichert die Spiele auf diesem Gerät (Download: etwa 10 MB). Wenn die Verbindung abbricht, kannst du gegen Bots weiterspielen.
web-play-offline-fetching = Wird heruntergeladen, { $percent } %
web-play-offline-failed = Das hat nicht geklappt. Prüfe deine Verbindung und den freien Platz auf diesem Gerät.
web-play-offline-cut = Der Server antwortet nicht. Deine Offline-Spiele sind hier.
web-play-offline-open = Hier spielen
web-cut-offer = Verbindung unterbrochen. Du kannst hier gegen Bots weiterspielen.
web-cut-go-on = Offline weiterspielen

## Rückblick

web-review-waiting = Rückblick wird erstellt …
web-review-leave = Du kannst die Seite verlassen; der Stand wird gespeichert.
web-review-failed = Der Rückblick konnte nicht abgeschlossen werden. Der Stand ist gespeichert.
web-review-again = Noch einmal versuchen
web-review-to-table = Zurück zum Tisch
web-review-of = Rückblick auf Tisch { $name }
web-review-won = { $count ->
    [0] Die Partie ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-review-you = { $where }, du
web-review-only = einziger Zug
web-review-moment = Schlüsselmoment { $number }
web-review-margin = Geschätzter Verlust: { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
} (± { $margin }).
web-review-line = Zugfolge zeigen
web-review-hide-line = Zugfolge ausblenden
web-review-try = Selbst versuchen
web-review-fewer = Nur Schlüsselmomente
web-review-before = Zurück
web-review-next = Weiter
web-review-place = { $at } von { $all }
web-review-share = Bild teilen
web-review-share-alt = Vorschau des Bildes
web-review-shape = Format
web-review-wide = Breit
web-review-square = Quadrat
web-review-names = Namen zeigen
web-review-pins = Schlüsselmomente markieren
web-review-slips = Zeigen, wer Fehler gemacht hat
web-review-anyone = Wer den Link hat, kann den Rückblick durchgehen. Ohne Anmeldung.
web-review-link = Link zu diesem Moment
web-review-copy-link = Link kopieren
web-review-save = PNG speichern
web-review-save-puzzle = Als Rätsel speichern
web-review-saved = Gespeichert: Rätsel öffnen
web-review-step = Schritt { $at } von { $all }
web-review-step-back = Einen Schritt zurück
web-review-step-on = Einen Schritt vor
web-review-play = Zugfolge abspielen
web-review-pause = Pause
web-review-line-keys = ← → Schritt · ↑ ↓ andere Zugfolge · Esc

## Drucken

web-print = Drucken
web-print-of = { $game } drucken
web-print-pack = Aus dem Paket { $pack }.
web-print-lead = Drucke mit 100 %, nicht „an Seite anpassen“. Das Lineal auf Seite 1 muss 50 mm messen.
web-print-paper = Papier
web-print-letter = Letter
web-print-ink = Farbe
web-print-ink-help = „Tinte sparen“ druckt nur Linien, für Stifte und Kopierer
web-print-color = Vollfarbe
web-print-saving = Tinte sparen
web-print-backs = Kartenrückseiten
web-print-backs-help = auf der Folgeseite; beidseitig drucken, an der langen Kante wenden
web-print-marks = Schnittmarken
web-print-copies = Exemplare: { $part }
web-print-fewer = weniger
web-print-more = mehr
web-print-seed = Ein neues aus einem Seed
web-print-seed-help = leer lassen für keines
web-print-making = Seiten werden vorbereitet …
web-print-waiting = { $ahead ->
    [0] Dein Druckauftrag ist als Nächstes dran.
    [one] 1 anderer Auftrag ist vorher dran, etwa { $seconds } s …
   *[other] { $ahead } andere Aufträge sind vorher dran, etwa { $seconds } s …
}
web-print-pages = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
}
web-print-save = PDF speichern
web-print-first-page = Erste Seite
web-print-nothing = Wähle etwas zum Drucken.
web-print-no-server = Zum Drucken braucht es einen Server, und diese Seite läuft aus Dateien.
web-print-at = Auf { $server } drucken
web-print-count = { $count } insgesamt

## Between people

web-fair-play = Fair Play
# On a small button.
web-fair-on = Ohne Tipps
# On a small button: a game in which all players agreed to allow hints.
web-fair-friendly = Freundschaftspartie
web-fair-text = An diesem Tisch spielen Menschen gegeneinander, deshalb spielen alle ohne Hilfe.
web-fair-help = Tipps, Analyse und Kopien der Partie gibt es erst nach dem Ende.
web-fair-undo = Nach deinem Zug kannst du nur zurücknehmen, wenn die anderen zustimmen, und nie über Würfe oder Ziehungen hinaus.
web-fair-review = Den vollständigen Rückblick gibt es gleich nach der Partie.
web-fair-friendly-text = Alle haben einer Freundschaftspartie zugestimmt: Alle dürfen Tipps und Analyse nutzen.
web-fair-offer = Wenn alle zustimmen, wird das eine Freundschaftspartie mit Tipps und Analyse. Das sehen alle, auch wer nur zuschaut.
web-fair-agree = Freundschaftspartie erlauben
web-fair-end = Zustimmung zurückziehen
# $names: players’ names, already joined.
web-fair-agreed = Bisher einverstanden: { $names }
# Why a button is off.
web-why-fair = Nicht verfügbar, solange Menschen gegeneinander spielen
web-undo-ask = Zurücknehmen?
web-undo-ask-title = Bitte die anderen, dass du deinen letzten Zug zurücknehmen darfst (Z)
# $name: a player’s name.
web-undo-asks = { $name } möchte den letzten Zug zurücknehmen.
web-undo-asks-help = Seitdem wurde nichts gewürfelt oder gezogen. Der nächste Zug lehnt die Bitte ab.
web-undo-waits = Du möchtest zurücknehmen. Warten auf Antwort …
web-undo-allow = Erlauben
web-undo-decline = Ablehnen
web-undo-withdraw = Bitte zurückziehen
web-watching = Du schaust zu.
web-watching-help = Du siehst die Partie live, spielst aber nicht mit.
web-unseat-then = Was passiert mit dem Platz?
web-unseat-then-open = Er wird frei
web-unseat-then-bot = Ein Bot übernimmt
# Asked when somebody sits down for the first time.
web-sit-name = Wie heißt du?
web-join = Mitspielen
web-watch-table = Zuschauen
web-open-a-table = Tisch eröffnen
# $taken: how many seats are taken. $seats: number of seats.
web-seats-taken = { $taken } von { $seats ->
    [one] 1 Platz besetzt
   *[other] { $seats } Plätzen besetzt
}
# $time: a clock, such as “4:41” or “1 d 3 h”.
web-time-left = noch { $time }
# $when: a date and time.
web-until = bis { $when }
# $time: a clock, such as “0:48”.
web-claim-win-in = Sieg beanspruchen in { $time }
# $time: a clock, such as “0:48”.
web-claim-bot-in = Bot übernehmen lassen in { $time }
# $name: a player’s name.
web-back-again = { $name } ist wieder da.
# $time: minutes and seconds, such as “0:45”.
web-clock-turn = { $time } pro Zug
