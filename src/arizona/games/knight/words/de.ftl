# Knight: Texte für Browser, Terminal und Verlauf.

knight-title = Arizona Knight
knight-about = Zwei Personen, ein Springer. Plättchen legen, Chips verteilen, dann springen.

knight-option-deal = Woher die Plättchen kommen: zufällig verteilt oder einzeln gedraftet.
knight-option-games = Wie viele Partien ein Match hat; bei zwei werden die Rollen getauscht.

knight-prompt-deal = Die Plättchen werden verteilt.
knight-prompt-pick = Nimm dir ein Plättchen.
knight-prompt-tile = Welches deiner Plättchen legst du?
knight-prompt-turn = Wie soll das Plättchen { $tile } liegen?
knight-prompt-column = Plättchen { $tile }: Wähle die Spalte für das Kästchen oben links.
knight-prompt-row = Spalte { $column }. Wähle jetzt die Zeile für das Plättchen { $tile }.
knight-prompt-three = Lege den 3er-Chip auf ein Feld des neuen Plättchens.
knight-prompt-two = { $left ->
    [1] Lege den zweiten 2er-Chip; die 1er kommen von selbst.
   *[other] Lege den ersten 2er-Chip auf ein freies Feld.
}
knight-prompt-knight = Setze den Springer auf einen beliebigen 1er-Chip; dieser Chip ist aus dem Spiel.
knight-prompt-jump = { $count ->
    [1] Spring: Nur ein Chip ist in Reichweite.
   *[other] Spring auf einen der { $count } Chips in Reichweite.
}
knight-prompt-over = Das Match ist zu Ende, { $one }:{ $two }.

knight-label-deal = { $tile } austeilen
knight-label-pick = { $tile } nehmen
knight-label-tile = { $tile } legen
knight-label-turn = { $number ->
    [0] Nicht drehen
    [1] Nach rechts drehen
    [2] Halb herumdrehen
   *[3] Nach links drehen
}
knight-label-column = Spalte { $number }
knight-label-row = Zeile { $number }
knight-label-three = 3er-Chip auf ({ $at })
knight-label-two = 2er-Chip auf ({ $at })
knight-label-knight = Springer auf ({ $at })
knight-label-jump = Die { $value } auf ({ $at }) nehmen

knight-event-tile-dealt = { $name } erhält das Plättchen { $tile }.
knight-event-tile-picked = { $name } nimmt das Plättchen { $tile }.
knight-event-tile-laid = { $name } legt das Plättchen { $tile } an ({ $column },{ $row }).
knight-event-chip-laid = { $name } legt eine { $value } auf ({ $at }).
knight-event-ones-laid = 1er füllen die übrigen { $count } Felder.
knight-event-knight-set = { $name } setzt den Springer auf ({ $at }).
knight-event-chip-taken = { $name } nimmt die { $value } auf ({ $at }).
knight-event-game-over = Partie { $game } endet { $one }:{ $two }; { $left ->
    [0] kein Chip bleibt übrig
    [1] 1 Chip bleibt übrig
   *[other] { $left } Chips bleiben übrig
}.
knight-event-match-over = Das Match endet { $one }:{ $two }.

knight-game-of = Partie { $game } von { $games }
knight-to-pick = Zur Auswahl

## Bots und Tipps

bots-knight-jackrabbit-name = Eselhase
bots-knight-jackrabbit-temper = Hüpft dorthin, wo ein Chip liegt, oft ohne hinzusehen.
bots-knight-roadrunner-name = Roadrunner
bots-knight-roadrunner-temper = Schnappt sich große Chips und behält deine Antwort im Auge.
bots-knight-coyote-name = Kojote
bots-knight-coyote-temper = Denkt ein paar Sprünge voraus, dann reißt ihm der Geduldsfaden.
bots-knight-javelina-name = Pekari
bots-knight-javelina-temper = Stur, und gefährlich, sobald die Chips knapp werden.
bots-knight-rattlesnake-name = Klapperschlange
bots-knight-rattlesnake-temper = Wartet, zählt und schlägt in der zweiten Hälfte zu.
bots-knight-condor-name = Kondor
bots-knight-condor-temper = Sieht den ganzen Plan von oben, bis zum letzten Chip.
knight-why-reply = { $value ->
    [0] lässt deinem Gegenüber keinen Sprung, damit endet die Partie
   *[other] der nächste Sprung deines Gegenübers nimmt höchstens eine { $value }
}
knight-why-own = dein nächster Sprung kann eine { $value } nehmen

## Rückblick

knight-where-jump = { $games ->
    [1] Sprung { $number }
   *[other] Partie { $game }, Sprung { $number }
}
knight-where-knight = { $games ->
    [1] Setzen des Springers
   *[other] Partie { $game }, Setzen des Springers
}
knight-where-tile = { $games ->
    [1] Plättchen { $number }
   *[other] Partie { $game }, Plättchen { $number }
}
knight-note-exact = Jeder Sprung ist exakt berechnet. Das Legen der Plättchen wird nur geschätzt und zählt nicht.
knight-note-guessed = { $count ->
    [one] 1 frühe Entscheidung ist wie das Legen der Plättchen nur geschätzt und zählt nicht; alle anderen sind exakt.
   *[other] { $count } frühe Entscheidungen sind wie das Legen der Plättchen nur geschätzt und zählen nicht; alle anderen sind exakt.
}
knight-review-ends = ({ $to }) beendet die Partie sofort: { $other } hat keinen Sprung mehr, und es steht { $mine }:{ $theirs }.
knight-review-ended = ({ $from }) beendet die Partie sofort. Nach ({ $to }) nimmt { $name } noch { $more } und { $other } { $less }.
knight-review-leaves = ({ $from }) überlässt { $other } die { $value } auf ({ $at }); nach ({ $to }) ist nichts über einer { $less } in Reichweite.
knight-review-takes = ({ $to }) nimmt eine { $value } statt einer { $less }, und die Antwort kostet nicht mehr.
knight-review-goes-on = Nach ({ $to }) kann { $name } zur { $value } auf ({ $at }) weiterspringen; nach ({ $from }) gibt es nichts mehr zu nehmen.
knight-review-next = Nach ({ $to }) kann { $name } zur { $value } auf ({ $at }) weiterspringen; nach ({ $from }) nur zu einer { $less }.
knight-review-last = Nach ({ $to }) hat { $name } den letzten Sprung, und die Partie endet { $mine }:{ $theirs }. Nach ({ $from }) hat ihn { $other }: { $other-mine }:{ $other-theirs }.
knight-review-totals = Bei bestem Spiel endet die Partie nach ({ $to }) { $mine }:{ $theirs } und nach ({ $from }) { $other-mine }:{ $other-theirs }.

## Labor

lab-kind-knight-tile = Plättchen
lab-source-knight-chip-1 = 1er-Chips
lab-source-knight-chip-2 = 2er-Chips
lab-source-knight-chip-3 = 3er-Chips

## Seite

web-game-knight = Knight
web-caption-knight = Zwei Personen · Ein Springer · 48 Chips
web-poster-knight = Knight: ein Felsbogen in Form eines Pferdekopfs vor dem Mond
web-line-knight = Zwei Personen springen mit einem Springer von Chip zu Chip.
web-facts-knight = Zwei Personen, etwa 15 Minuten
web-key-knight-arrows = ← ↑ → ↓
web-key-knight-arrows-does = beim Legen: Plättchen verschieben
web-option-knight-deal = Plättchen
web-choice-knight-deal-random = Verteilt
web-choice-knight-deal-draft = Gedraftet
web-option-knight-games = Partien
web-choice-knight-games-1 = Eine
web-choice-knight-games-2 = Zwei
web-knight-board = { $tiles ->
    [0] Leerer Spielplan.
    [one] Spielplan mit 1 Plättchen.
   *[other] Spielplan mit { $tiles } Plättchen.
  } Springer auf { $knight }. { $moves ->
    [0] Keine Möglichkeiten.
    [one] 1 Möglichkeit.
   *[other] { $moves } Möglichkeiten.
  }
web-knight-game = Partie { $game }
web-knight-of = von { $games }
web-knight-game-of = Partie { $game } von { $games }
web-knight-match = In Partie 2 werden die Rollen getauscht. Die Summe beider Partien entscheidet.
web-knight-single = Eine einzige Partie entscheidet.
web-knight-before = Stand vor dieser Partie: { $score }.
web-knight-first = beginnt
web-knight-carries = aus Partie 1: { $points }
web-knight-on-board = Auf dem Plan
web-knight-flag-place = legt
web-knight-flag-fill = füllt
web-knight-tile-help = Klick auf eines deiner Plättchen
web-knight-tile-help-touch = Tippe auf eines deiner Plättchen
web-knight-place-ask = Lege das Plättchen { $tile } an den Plan an.
web-knight-place-help = Klick auf einen Punkt oder nimm Pfeiltasten und Enter; R dreht
web-knight-place-help-touch = Zieh das Plättchen oder tippe auf einen Punkt; „Drehen“ dreht es
web-knight-first-ask = Das Plättchen { $tile } kommt als erstes auf den Plan. Dreh es, wie du willst.
web-knight-first-help = R dreht; Klick oder Enter legt
web-knight-first-help-touch = „Drehen“ dreht es, „Legen“ legt es
web-knight-random = Zufall
web-knight-random-title = Die übrigen Chips zufällig verteilen
web-knight-fill-help = Klick auf ein Feld; die 1er kommen von selbst
web-knight-fill-help-touch = Tippe auf ein Feld; die 1er kommen von selbst
web-knight-jump-help = Klick auf einen leuchtenden Chip oder drück seinen Buchstaben
web-knight-jump-help-touch = Tippe auf einen leuchtenden Chip oder zieh den Springer
web-knight-lay = { $tile } hierhin legen
web-knight-place = Legen
web-knight-turn = Drehen
web-knight-turn-key = R
web-knight-take = { $value } nehmen → { $scores }
web-knight-event-tile-laid = { $name } legt das Plättchen { $tile } an ({ $at }).
web-knight-why-far = Der Springer kommt nicht auf ({ $at }). Er springt zwei Kästchen geradeaus und eines zur Seite.
web-knight-why-empty = Auf ({ $at }) liegt kein Chip mehr. Der Springer springt nur auf Chips.
web-knight-why-wall = ({ $at }) ist ein Fels.
web-knight-ends-match = Dieser Sprung beendet das Match
web-knight-ends-game = Dieser Sprung beendet die Partie
web-knight-ends-short = Ende
web-knight-setup = Die sechs Plättchen dieser Partie
web-knight-step-done = { $who } auf { $at }
web-knight-step-place = { $who } legt
web-knight-step-fill = { $who } füllt
web-knight-steps = Noch zu legende Chips
web-knight-by-itself = automatisch
web-knight-text-match = Das Match
web-knight-text-game = Partie { $game } von { $games }.
web-knight-text-knight = Der Springer steht auf ({ $at }).
web-knight-text-no-knight = Der Springer ist noch nicht auf dem Plan.
web-knight-text-score = { $name } hat { $score } in dieser Partie.
web-knight-text-tile = Plättchen { $number }: { $tile }
web-knight-text-here = ({ $at }): der Springer
web-knight-text-wall = ({ $at }): Fels
web-knight-text-space = { $chip ->
    [0] ({ $at }): leer
   *[other] ({ $at }): { $chip }er-Chip
  }
web-knight-text-hands = Plättchen auf der Hand
web-knight-text-hand = { $name }: { $tiles }
web-knight-result-line = { $games ->
    [one] in einer einzigen Partie.
   *[other] in { $games } Partien.
}
web-knight-result-boards = Spielpläne am Ende
web-knight-result-turning = Der Wendepunkt
web-knight-result-see = Ansehen
web-knight-half = Halbzeit
web-knight-half-won = { $name } gewinnt Partie { $game }
web-knight-half-drawn = Partie { $game } endet remis
web-knight-half-next = Rollentausch: { $name } beginnt die nächste Partie. Die Summe beider Partien entscheidet.
web-knight-half-go = Weiter
web-knight-result-game = Partie { $game }
web-knight-result-chips = { $value }er-Chips
web-rule-K-2-1 = Beide haben drei Plättchen, zufällig verteilt oder einzeln gedraftet.
web-rule-K-2-2 = Auf jedes Plättchen kommen eine 3, zwei 2er und fünf 1er, je einer pro Feld, in beliebiger Anordnung. Felsen bleiben leer.
web-rule-K-2-3 = Du darfst Plättchen in Vierteldrehungen drehen, aber nicht wenden.
web-rule-K-2-4 = Mindestens ein Kästchen muss eine Kante mit einem Plättchen auf dem Plan teilen. Plättchen dürfen versetzt liegen; nur eine Ecke zu berühren genügt nicht.
web-rule-K-3-1 = Wer beginnt, setzt den Springer auf einen beliebigen 1er-Chip. Dieser Chip ist aus dem Spiel; niemand wertet ihn.
web-rule-K-3-2 = Spring wie ein Springer im Schach auf einen Chip und nimm ihn. Nichts auf dem Weg hält dich auf.
web-rule-K-4-2 = Zählt beide Partien zusammen. Die höhere Summe gewinnt; bei gleicher Summe ist es remis.
web-rule-K-4-2-single = Eine einzige Partie entscheidet. Die höhere Punktzahl gewinnt; bei gleicher Punktzahl ist es remis.

## Geführte Partie

lesson-knight-welcome-title = Zwei Personen, ein Springer
lesson-knight-welcome = Zusammen baut ihr einen Spielplan und belegt ihn mit Chips. Dann bewegt ihr beide denselben Springer, Sprung für Sprung, und behaltet jeden Chip, auf dem ihr landet. Wer die meisten Punkte hat, gewinnt. Zwei der sechs Plättchen liegen schon.
lesson-knight-tile-title = Wähle ein Plättchen
lesson-knight-tile = Jede Seite legt drei Plättchen. Felsen tragen keine Chips, aber du kannst über sie springen. Nimm das Plättchen mit dem Fels in der Mitte.
lesson-knight-place-title = Lege es
lesson-knight-place = Ein Plättchen darf überall liegen, wo es eine Kante mit dem Plan teilt. Dieses sieht von allen Seiten gleich aus; andere drehst du mit R. Klick dorthin, wo es schwebt.
lesson-knight-place-touch = Ein Plättchen darf überall liegen, wo es eine Kante mit dem Plan teilt. Dieses sieht von allen Seiten gleich aus; andere drehst du mit Drehen. Drück auf Legen, um es dort zu legen, wo es schwebt.
lesson-knight-three-title = Dein 3er-Chip
lesson-knight-three = Jedes Plättchen bekommt eine 3, zwei 2er und fünf 1er, und du entscheidest, wo. Lege die 3 hierhin, weit weg von der 3, die { $other } gelegt hat.
lesson-knight-two-title = Zwei 2er-Chips
lesson-knight-two = Lege jetzt die 2er, einen nach dem anderen. Die 1er kommen von selbst.
lesson-knight-knight-title = Setze den Springer
lesson-knight-knight = Alle sechs Plättchen liegen. Setze den Springer auf einen 1er-Chip; dieser Chip ist aus dem Spiel. { $other } springt zuerst, also beginne dort, wo wenig in Reichweite ist.
lesson-knight-jump-title = Spring
lesson-knight-jump = Ein Sprung geht zwei Kästchen geradeaus und eines zur Seite, wie im Schach; Felsen und Lücken stören nicht. { $other } hat eine 2 genommen. Die leuchtenden Chips sind in Reichweite. Nimm die 3.
lesson-knight-think-title = Denk einen Sprung voraus
lesson-knight-think = Noch eine 3 ist in Reichweite, aber von dort würde sich { $other } auch eine 3 nehmen. Nimm lieber die 2: Danach bleibt nur eine 1.
lesson-knight-help-title = Wenn du nicht weiterweißt
lesson-knight-help = Der Tipp zeigt, was ein starker Bot tun würde. Die Analyse zeigt den Wert jedes Sprungs und ob er exakt ist. Mit Zurücknehmen machst du deinen letzten Zug ungeschehen.
lesson-knight-end-title = Das ist schon alles
lesson-knight-end = Die Partie endet, wenn kein Chip mehr in Reichweite des Springers ist. Ein Match sind zwei Partien mit vertauschten Rollen; die höhere Summe gewinnt. Spiel von hier weiter oder beginne deine eigene Partie.

## Kurzübersicht

knight-aid-chips = Chips und ihre Anzahl
knight-aid-chip = Chipwert
knight-aid-on-tile = Auf jedem Plättchen
knight-aid-player = Pro Person
knight-aid-points = Punkte

## Zum Ausdrucken

knight-print-tiles = Plättchen
knight-print-tiles-foot = Plättchen · { $space } mm pro Feld · an den gestrichelten Linien schneiden
knight-print-chips = Chips und Springer
knight-print-chip-count = Chips mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}
knight-print-knight-count = Springer zum Falten
knight-print-fold = Ausschneiden, an den gestrichelten Linien falten und einen Fuß auf den anderen kleben.
knight-print-game = Partie { $game }
knight-print-player = Name
knight-print-score = Punkte

## Bilder der Regelseite

knight-picture-center = in der Mitte
knight-picture-edge = am Rand
knight-picture-corner = in der Ecke
knight-picture-joined = gemeinsame Kante
knight-picture-touching = nur eine Ecke
knight-picture-overlapping = überlappend

## Paket ansehen

knight-pack-table-pack = Das Paket
knight-pack-table-tile = Plättchen
knight-pack-field-authors = Urheber
knight-pack-field-licence = Lizenz

## Rätsel

knight-puzzle-goal = Erzwinge den Sieg in { $jumps }
knight-puzzle-about = { $side ->
    [behind] Du liegst { $mine }:{ $theirs } zurück.
    [ahead] Du führst { $mine }:{ $theirs }.
   *[level] Es steht { $mine }:{ $theirs }.
} Gewinne in höchstens { $jumps } eigenen Sprüngen, egal wie geantwortet wird.
knight-puzzle-draws = Das reicht nur zum Remis.
knight-puzzle-loses = { $points ->
    [one] Das verliert mit 1 Punkt.
   *[other] Das verliert mit { $points } Punkten.
}
knight-puzzle-why = Der Schlüssel ist dein { $jump }. Sprung: die { $value } auf ({ $at }), nicht die { $other } auf ({ $there }), { $end ->
    [draw] die nur zum Remis reicht.
   *[loss] die mit { $points } verliert.
}
knight-puzzle-why-only = Der Schlüssel ist dein { $jump }. Sprung: die { $value } auf ({ $at }).
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = Vorsprung halten
knight-puzzle-theme-behind = Rückstand aufholen
knight-puzzle-theme-by-one = Mit einem Punkt
knight-puzzle-theme-long = Fünf Sprünge oder mehr
knight-puzzle-theme-short = Höchstens vier Sprünge
knight-puzzle-theme-smaller-chip = Der kleinere Chip

## Werkstatt

knight-letter-space = Feld
knight-letter-wall = Fels
knight-letter-none = nichts
knight-fault-symbol = Zeile { $row }: erwartet sind nur ‚o‘, ‚#‘ und ‚.‘, gefunden: ‚{ $found }‘
knight-fault-wide = Erwartet: höchstens { $high } Spalten; gefunden: { $found }
knight-fault-spaces = Erwartet: genau { $wanted } Felder; gefunden: { $found }
knight-art-space = Feld
knight-art-wall = Fels
knight-art-knight = Springer
knight-art-chip-1 = 1er-Chip
knight-art-chip-2 = 2er-Chip
knight-art-chip-3 = 3er-Chip
web-knight-workshop-tile = Das Plättchen, fünf mal fünf Kästchen
web-knight-workshop-paint = Malen mit
web-knight-workshop-cell = { $cell ->
    [wall] Fels
    [space] Feld
   *[nothing] Nichts
  }
web-knight-workshop-place = { $place }: { $cell ->
    [wall] Fels
    [space] Feld
   *[nothing] nichts
  }
web-knight-workshop-turn = Drehen
web-knight-workshop-jumps = Sprünge innerhalb des Plättchens
web-knight-workshop-jumps-count = { $jumps ->
    [0] Kein Sprung bleibt auf diesem Plättchen.
    [one] 1 Sprung bleibt auf diesem Plättchen.
   *[other] { $jumps } Sprünge, { $chains ->
        [one] in einer Kette von { $longest } Feldern.
       *[other] in { $chains } Ketten, die längste mit { $longest } Feldern.
    }
  }
web-knight-workshop-alone = { $count ->
    [one] 1 Feld (orange) hat keinen: Es ist nur von einem anderen Plättchen aus zu erreichen.
   *[other] { $count } Felder (orange) haben keinen: Sie sind nur von einem anderen Plättchen aus zu erreichen.
  }
web-knight-workshop-rotations = Mögliche Drehungen
lab-figure-knight-left-3 = Übrige 3er-Chips
lab-figure-knight-left-2 = Übrige 2er-Chips
lab-figure-knight-left-1 = Übrige 1er-Chips
