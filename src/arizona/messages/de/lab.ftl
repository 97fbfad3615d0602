# Labor: Läufe, Berichte, Vergleiche.

lab-games = Partien
lab-rate = { $rate } Partien/s
lab-forfeit = { $bot } hat Zug { $move } von Partie { $game } verfallen lassen: { $reason }
lab-stopped = Angehalten. Mit demselben Befehl geht es weiter in { $folder }.
lab-done = { $games ->
    [one] 1 Partie in { $folder } gespeichert
   *[other] { $games } Partien in { $folder } gespeichert
}; der Seed bestimmt sie alle.
    Weiter mit: arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] 1 Partie in { $folder } gespeichert
   *[other] { $games } Partien in { $folder } gespeichert
}; einige Bots haben nach Uhr gespielt, ein neuer Lauf fällt also anders aus.
    Weiter mit: arizona lab report { $folder }

## Ranglisten

lab-ladder-pair = { $one } gegen { $two }: { $share } % von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} (95-%-Intervall { $low } bis { $high }), mittlerer Vorsprung { $lead }
lab-ladder-rated = Elo { $elo } (95-%-Intervall { $low } bis { $high })  { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, längste Entscheidung { $seconds } s
lab-ladder-forfeit = { $bot } hat Zug { $move } verfallen lassen: { $reason }
lab-ladder-forfeits = { $count ->
    [one] 1 Zug ist verfallen
   *[other] { $count } Züge sind verfallen
}

## Ergebnisse

lab-find-seat-ahead = Platz { $which } gewinnt { $share } % der Partien ({ $low } bis { $high }); fair wären { $fair } %.
lab-find-seat-fair = Die Plätze sind fair: Keiner gewinnt mehr als 3 Prozentpunkte über seinen { $fair } %. Der beste, Platz { $which }, gewinnt { $share } % ({ $low } bis { $high }).
lab-find-seat-open = Für keinen Platz ist ein Vorteil belegt: Der beste, Platz { $which }, gewinnt { $share } % ({ $low } bis { $high }; fair: { $fair } %). Ist das Spiel fair, reichen etwa { $needed } Partien, um das bis auf 3 Prozentpunkte zu zeigen.
lab-find-seat-open-long = Für keinen Platz ist ein Vorteil belegt: Der beste, Platz { $which }, gewinnt { $share } % ({ $low } bis { $high }; fair: { $fair } %).
lab-find-place-ahead = { $which ->
    [1] Die Startperson
   *[other] Wer in der ersten Runde an { $which }. Stelle ist,
} gewinnt { $share } % der Partien ({ $low } bis { $high }); fair wären { $fair } %.
lab-find-place-fair = Zu beginnen ist kein Vorteil: Keine Stelle der ersten Runde gewinnt mehr als 3 Prozentpunkte über ihren { $fair } %. Stelle { $which } gewinnt { $share } % ({ $low } bis { $high }).
lab-find-place-open = Ob die Stelle in der ersten Runde eine Rolle spielt, ist unklar: Stelle { $which } gewinnt { $share } % ({ $low } bis { $high }; fair: { $fair } %). Ist das Spiel fair, reichen etwa { $needed } Partien, um das bis auf 3 Prozentpunkte zu zeigen.
lab-find-place-open-long = Ob die Stelle in der ersten Runde eine Rolle spielt, ist unklar: Stelle { $which } gewinnt { $share } % ({ $low } bis { $high }; fair: { $fair } %).
lab-find-aim = Im Ziel: { $figure } ({ $who }) liegt im Mittel bei { $found }, also zwischen { $low } und { $high }; { $inside } % der Einzelwerte liegen in diesem Bereich.
lab-find-aim-missed = Daneben: { $figure } ({ $who }) liegt im Mittel bei { $found }; das Ziel ist { $low } bis { $high }, und { $inside } % der Einzelwerte liegen in diesem Bereich.
lab-find-aim-share = Im Ziel: { $figure }: { $found } % der Partien; das Ziel ist mindestens { $low } %.
lab-find-aim-share-missed = Daneben: { $figure }: { $found } % der Partien; das Ziel ist mindestens { $low } %.
lab-find-one = { $title } ({ $kind }, { $figure } %)
lab-find-more = und { $count } weitere
lab-find-dead = { $count ->
    [one] 1 Objekt ist tot (genommen in weniger als 2 % der Partien, die es anbieten)
   *[other] { $count } Objekte sind tot (genommen in weniger als 2 % der Partien, die sie anbieten)
}: { $which }.
lab-find-dead-perhaps = { $count ->
    [one] 1 Objekt ist vielleicht tot; um es zu erkennen, bräuchte man mehr Partien
   *[other] { $count } Objekte sind vielleicht tot; um es zu erkennen, bräuchte man mehr Partien
}: { $which }.
lab-find-must = { $count ->
    [one] 1 Objekt ist ein Muss (wer es nimmt, gewinnt
   *[other] { $count } Objekte sind ein Muss (wer sie nimmt, gewinnt
} über 12 Prozentpunkte öfter als die fairen { $fair } %): { $which }.
lab-find-trap = { $count ->
    [one] 1 Objekt gewinnt selten (wer es nimmt, gewinnt
   *[other] { $count } Objekte gewinnen selten (wer sie nimmt, gewinnt
} über 12 Prozentpunkte seltener als die fairen { $fair } %): { $which }.
lab-find-no-dead = Nichts ist tot: Jedes der { $count } Objekte wird in mindestens 2 % der Partien genommen, die es anbieten.
lab-find-no-dead-open = { $open ->
    [0] Keines der { $count } Objekte ist nachweislich tot.
    [one] Kein Objekt ist nachweislich tot; bei 1 der { $count } Objekte gibt es zu wenige Partien, um es zu erkennen.
   *[other] Kein Objekt ist nachweislich tot; bei { $open } der { $count } Objekte gibt es zu wenige Partien, um es zu erkennen.
}
lab-find-no-must = Nichts ist ein Muss: Bei keinem der { $count } Objekte gewinnt, wer es nimmt, über 12 Prozentpunkte öfter als fair.
lab-find-no-must-open = { $open ->
    [0] Keines der { $count } Objekte ist nachweislich ein Muss.
    [one] Kein Objekt ist nachweislich ein Muss; 1 der { $count } Objekte wurde zu selten genommen, um es zu erkennen.
   *[other] Kein Objekt ist nachweislich ein Muss; { $open } der { $count } Objekte wurden zu selten genommen, um es zu erkennen.
}
lab-find-decided = Die Partien bleiben offen: Die Hälfte ist erst nach { $decided } % der Züge entschieden, die Führung wechselt { $changes }-mal, und in { $comebacks } % liegt, wer gewinnt, im letzten Zehntel noch zurück. Die Hälfte endet mit einem Vorsprung von höchstens { $margin }.
lab-find-decided-early = Die Partien sind früh entschieden: In der Hälfte liegt, wer gewinnt, nach { $decided } % der Züge nie mehr zurück; die Führung wechselt { $changes }-mal.
lab-find-forced = Im Mittel lassen { $share } % der Entscheidungen einer Partie keine Wahl.
lab-find-bot = Ein Platz von { $bot } gewinnt { $share } % der Partien ({ $low } bis { $high }); bei gleich starken Bots wären es { $fair } %.
lab-find-luck = Würfe und Ziehungen erklären mehr vom Punkteunterschied als die Spielenden: { $luck } % ({ $lucklow } bis { $luckhigh }) gegenüber { $player } % ({ $playerlow } bis { $playerhigh }).
lab-find-skill = Wer spielt, erklärt mehr vom Punkteunterschied als Würfe und Ziehungen: { $player } % ({ $playerlow } bis { $playerhigh }) gegenüber { $luck } % ({ $lucklow } bis { $luckhigh }).
lab-find-luck-open = Ob Würfe und Ziehungen oder die Spielenden mehr ausmachen, ist nicht belegt: { $luck } % ({ $lucklow } bis { $luckhigh }) und { $player } % ({ $playerlow } bis { $playerhigh }) vom Punkteunterschied.
lab-find-kingmaking = In { $share } % der Partien ({ $low } bis { $high }) entscheidet jemand ohne eigene Aussicht auf den Sieg, wer gewinnt. Das sind mehr als { $limit } %.
lab-find-kingmaking-seldom = Wer nicht mehr gewinnen kann, entscheidet selten, wer gewinnt: in { $share } % der Partien ({ $low } bis { $high }), also weniger als { $limit } %.
lab-find-kingmaking-open = In { $share } % der Partien ({ $low } bis { $high }) entscheidet jemand ohne eigene Aussicht auf den Sieg, wer gewinnt. Mehr Partien würden zeigen, ob das mehr oder weniger als { $limit } % sind.
lab-find-variant = „{ $one }“: Mit denselben Seeds weichen die Punkte beim Sieg um { $value } von „{ $two }“ ab ({ $low } bis { $high }).
lab-find-variant-alike = „{ $one }“: Bei den Punkten beim Sieg ist kein Unterschied zu „{ $two }“ belegt ({ $value }; { $low } bis { $high }).
lab-find-lying = In Partien mit { $title } weichen die Punkte beim Sieg um { $value } von Partien ohne ab ({ $low } bis { $high }).
lab-find-points = Die größte Punktequelle: { $most } ({ $mean } pro Platz). Wer gewinnt, hebt sich am stärksten ab durch: { $telling }, { $value } Punkte gegenüber den anderen am Tisch ({ $low } bis { $high }).
lab-find-forfeits = { $count ->
    [one] 1 Zug ist verfallen, weil ein Bot
   *[other] { $count } Züge sind verfallen, weil ein Bot
} versagt oder zu lange gebraucht hat; diese Partien sagen wenig aus.

## Stärke der Belege

lab-strength-strong = stark belegt
lab-strength-clear = gut belegt
lab-strength-hint = schwach belegt

## Namen

lab-who-winners = beim Sieg
lab-who-all = alle Plätze
lab-figure-score = Punkte

## Der Bericht

lab-report-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: Laborbericht
lab-report-eyebrow = Laborbericht
lab-report-lead = { $count ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $seats } Plätze, gespielt von { $bots }; Inhaltspaket „{ $content }“.
lab-report-lead-options = { $count ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $seats } Plätze, gespielt von { $bots }; Inhaltspaket „{ $content }“, { $options }.
lab-report-fact-games = Partien
lab-report-fact-winner = Punkte beim Sieg im Mittel
lab-report-fact-score = Punkte pro Platz im Mittel
lab-report-fact-decisions = Entscheidungen pro Partie
lab-report-fact-choices = Möglichkeiten pro Entscheidung
lab-report-fact-changes = Führungswechsel
lab-report-fact-comebacks = aus dem Rückstand im letzten Zehntel gewonnen
lab-report-findings = Was die Partien sagen
lab-report-findings-hint = Zahlen in Klammern sind 95-%-Intervalle: Von 100 solchen Läufen haben etwa 95 Intervalle, die den wahren Wert enthalten. Gut belegt: Im Mittel sind höchstens 5 von 100 so markierten Ergebnissen Zufall; stark belegt: 1 von 100. Schwach belegt deutet nur eine Richtung an. Karten und Entscheidungen werden gemeinsam beurteilt, alles andere ebenso, denn unter vielen Dingen fallen manche allein durch Zufall auf.
lab-report-change = Mögliche Änderungen
lab-report-change-things = Zahlen und mögliche Änderungen
lab-report-needed = Wie genau so viele Partien sind
lab-report-wins = Wer gewinnt
lab-report-seats = Siege nach Platz
lab-report-seats-hint = Mit 95-%-Intervallen; die gestrichelte Linie ist der faire Anteil.
lab-report-seat-name = Platz { $number }
lab-report-places = Siege nach Stelle
lab-report-places-hint = Stelle 1 ist die Startperson.
lab-report-place-name = Stelle { $number }
lab-report-bots = Siege nach Bot
lab-report-bots-hint = Die Bots wechseln von Partie zu Partie die Plätze.
lab-report-endings = Wie Partien enden
lab-report-endings-hint = Mit 95-%-Intervallen.
lab-report-points = Punkte
lab-report-scores = Endstände
lab-report-scores-hint = Beim Sieg im Mittel { $mean }; 80 % aller Plätze liegen zwischen { $low } und { $high }.
lab-report-all-seats = Alle Plätze
lab-report-winners = Beim Sieg
lab-report-the-rest = Die anderen
lab-report-standing = Punkteverlauf
lab-report-standing-hint = Wer am Ende gewinnt, verglichen mit den anderen; der letzte Schritt ist die Schlusswertung.
lab-report-begin = Anfang
lab-report-end = Ende
lab-report-sources = Woher die Punkte kommen
lab-report-sources-hint = Punkte, die ein durchschnittlicher Platz gesammelt hat, nach Quelle.
lab-report-other-sources = Alles andere
lab-report-source-table = Punkte nach Quelle
lab-report-source-table-hint = Pro Platz und Partie; wovon es beim Sieg mehr gibt, das macht den Unterschied.
lab-report-figures = Zahlen am Ende
lab-report-figures-hint = Mittelwerte und der Bereich der mittleren 80 % der Plätze.
lab-report-between = { $low } bis { $high }
lab-report-course = Wie Partien verlaufen
lab-report-changes = Führungswechsel
lab-report-changes-hint = Im Mittel { $mean } pro Partie; Gleichstand an der Spitze ist kein Wechsel.
lab-report-decided = Wann Partien entschieden sind
lab-report-decided-hint = Der Anteil der Züge, nach dem nie mehr zurückliegt, wer gewinnt: { $median } % im Median; { $comebacks } % werden im letzten Zehntel aus dem Rückstand gewonnen.
lab-report-tension = Spannung
lab-report-tension-hint = Dramatik sagt, wie weit im Mittel zurückliegt, wer gewinnt, in Prozent des größten Abstands der Partie.
lab-report-changes-short = Führungswechsel
lab-report-drama = Dramatik, %
lab-report-decided-short = Entschieden nach, % der Züge
lab-report-margin = Vorsprung beim Sieg, Punkte
lab-report-decisions-short = Entscheidungen
lab-report-turns = Züge
lab-report-decisions = Entscheidungen
lab-report-lengths = Länge der Partien
lab-report-lengths-hint = Im Mittel { $mean } Entscheidungen in { $turns } Zügen.
lab-report-widths = Möglichkeiten
lab-report-widths-hint = Entscheidungen nach Zahl der möglichen Züge: im Mittel { $mean }, höchstens { $most }.
lab-report-branching = Möglichkeiten im Verlauf
lab-report-branching-hint = Mögliche Züge pro Entscheidung, vom Anfang bis zum Ende einer Partie.
lab-report-times = Zeit pro Entscheidung
lab-report-times-hint = Auf dem Rechner, der die Partien gespielt hat; die längste Entscheidung in Sekunden.
lab-report-design = Für Spieleentwickler
lab-report-runaway = Davonziehen und Aufholen
lab-report-runaway-hint = Wie oft gewinnt, wer allein führt, und wer allein hinten liegt, vom Anfang bis zum Ende einer Partie. Zur Halbzeit: { $half } % und { $last } %.
lab-report-leader-wins = Führung gewinnt, %
lab-report-last-wins = Letzter Platz gewinnt, %
lab-report-table-time = Zeit und Aufwand
lab-report-table-time-hint = Die Spieldauer ist geschätzt, nicht gemessen. { $basis } Aufbau und Erklärungen sind nicht enthalten.
lab-report-time-assumed = Angenommen sind { $seconds } Sekunden je Entscheidung und { $more } Sekunden mehr, sooft sich die Zahl der Möglichkeiten verdoppelt; es wurden keine Zeiten von Menschen gemessen. Erzwungene Züge zählen nicht.
lab-report-time-measured = Sie beruht auf den Zeiten von Menschen für { $decisions } Entscheidungen an { $tables } Tischen, nach Zahl der Möglichkeiten und ohne Pausen. Das Intervall berücksichtigt die Partien und die Menschen.
lab-report-time-both = Sie beruht auf den Zeiten von Menschen für { $decisions } Entscheidungen an { $tables } Tischen, nach Zahl der Möglichkeiten und ohne Pausen; { $assumed } % davon beruhen auf angenommenen Zeiten, weil zu wenige solche Entscheidungen gemessen wurden. Das Intervall berücksichtigt die Partien und die gemessenen Zeiten.
lab-report-minutes = Spielzeit, Minuten (geschätzt)
lab-report-per-turn = Echte Entscheidungen pro Zug
lab-report-skill = Können und Glück
lab-report-skill-hint = Welcher Teil des Punkteunterschieds in einer Partie davon abhängt, wer spielt, welche Stelle jemand in der Zugreihenfolge hat, und von allem anderen: Würfeln, Ziehen und dem Zusammenspiel der Entscheidungen. Gilt für diese Bots.
lab-report-skill-bot = Wer spielt
lab-report-skill-place = Stelle
lab-report-skill-rest = Alles andere
lab-report-luck = Können und Glück
lab-report-luck-hint = { $deals } Vorgaben von Würfen und Ziehungen, jede { $seats }-mal gespielt, immer mit anderen Plätzen. Anteile am Punkteunterschied in einer Partie, mit 95-%-Intervallen. „Alles andere“ sind Wechselwirkungen zwischen den Entscheidungen und Glück, das von ihnen abhängt. Die Zahlen gelten für diese Spielenden: Je ähnlicher ihre Stärke, desto mehr bleibt dem Glück.
lab-report-luck-luck = Würfe und Ziehungen
lab-report-kingmaking = Königsmacher
lab-report-kingmaking-hint = Die letzten zwei Entscheidungen jedes Platzes, der verlor, wurden mit bis zu fünf Möglichkeiten noch einmal gespielt und je sechsmal von Greedy-Bots fortgesetzt. Gezählt sind Partien, in denen ein Platz keine dieser Fortsetzungen gewann, aber bestimmte, wer sie gewann. Die gestrichelte Linie ist die Grenze der Ergebnisse, { $limit } %.
lab-report-kingmaking-games = Partien mit Königsmacher
lab-report-plans = Strategien
lab-report-plans-hint = Gruppen von Plätzen, deren Punkte aus ähnlichen Quellen kommen, mit den mittleren Anteilen ihrer Punkte. Nur deutlich getrennte Gruppen werden gezeigt. Dass eine Strategie öfter gewinnt, beweist nicht, dass sie den Sieg bewirkt.
lab-report-heat = Genutzte Felder
lab-report-heat-hint = Anteil der Plätze, die ein Feld am Ende genutzt haben: am häufigsten { $most } ({ $high } %), am seltensten { $least } ({ $low } %).
lab-report-heat-winners = Von Siegern genutzte Felder
lab-report-heat-winners-hint = Anteil der Sieger: am häufigsten { $most } ({ $high } %), am seltensten { $least } ({ $low } %).
lab-report-tracks = Erreichte Stufen
lab-report-tracks-hint = Anteil der Plätze, die eine Stufe am Ende der Partie erreicht haben: je kräftiger die Farbe, desto mehr. Zeige auf eine Stufe, um den Anteil zu sehen.
lab-report-tracks-winners = Von Siegern erreichte Stufen
lab-report-tracks-winners-hint = Dasselbe für Sieger.
lab-report-variants = Optionen im Vergleich
lab-report-variants-hint = Jede Option wurde mit demselben Seed gespielt. Unterschiede zur ersten, Partie für Partie, mit 95-%-Intervallen. Fett: Ein Unterschied ist belegt.
lab-report-subjects = Karten, Plättchen und Entscheidungen
lab-report-subjects-hint = Genommen: der Anteil der Partien mit diesem Angebot, in denen es jemand nimmt. Siege damit: die Siegquote derer, die es nehmen; gestrichelt der faire Anteil, gepunktet die Grenze zum Muss. Tot: in weniger als 2 % dieser Partien genommen.
lab-report-axis-taken = genommen →
lab-report-axis-wins = ↑ Siege damit, %
lab-report-mark-dead = tot
lab-report-mark-dead-perhaps = tot?
lab-report-mark-must = Muss
lab-report-mark-trap = gewinnt selten
lab-report-entries = { $marked ->
    [0] { $count } insgesamt
   *[other] { $count } insgesamt, { $marked } markiert
}
lab-report-lying-hint = Partien damit verglichen mit Partien ohne; fett: ein Unterschied ist belegt
lab-report-head-source = Quelle
lab-report-head-figure = Größe
lab-report-head-mean = Mittel
lab-report-head-winners = Beim Sieg
lab-report-head-the-rest = Die anderen
lab-report-head-difference = Unterschied
lab-report-head-tenths = Mittlere 80 %
lab-report-head-all-seats = Alle Plätze
lab-report-head-plan = Quellen der Punkte
lab-report-head-comebacks = Aus dem Rückstand
lab-report-head-minutes = Minuten (geschätzt)
lab-report-strengths = Spielstärken
lab-report-strengths-lead = { $groups } Spielstärken, je { $games } Partien jeder unter sich und jedes Paars. Inhaltspaket „{ $content }“, Seed „{ $seed }“, Arizona { $version }.
lab-report-strengths-matrix = Wer vorn liegt
lab-report-strengths-matrix-hint = Wie oft ein Platz der Zeile am Ende mehr Punkte hat als ein Platz der Spalte am selben Tisch; gleich viele Punkte zählen halb. Mit 95-%-Intervallen. Fett: Es ist gut belegt, dass eine Seite stärker ist, alle Paare berücksichtigt.
lab-report-strengths-groups = Partien jeder Spielstärke
lab-report-strengths-groups-hint = Gleich starke Bots spielen gegeneinander. ± ist die Hälfte eines 95-%-Intervalls; die Minuten sind geschätzt, nicht gemessen. { $basis }
lab-report-head-part = Erklärt durch
lab-report-head-of-scores = Punkte
lab-report-head-of-wins = Siege
lab-report-head-seats = Plätze
lab-report-head-interval = 95-%-Intervall
lab-report-head-median = Median
lab-report-head-bot = Bot
lab-report-head-wins = Siege
lab-report-head-score = Punkte
lab-report-head-milliseconds = Mittel, ms
lab-report-head-longest = Längste, s
lab-report-head-options = Optionen
lab-report-head-games = Partien
lab-report-head-winner = Punkte beim Sieg
lab-report-head-start = Siege der Startperson
lab-report-head-decisions = Entscheidungen
lab-report-head-changes = Führungswechsel
lab-report-head-ending = Häufigstes Ende
lab-report-head-name = Name
lab-report-head-numbers = Zahlen im Paket
lab-report-head-offered = Partien mit Angebot
lab-report-head-taken = Genommen
lab-report-head-takes = Insgesamt genommen
lab-report-head-takers-win = Siege damit
lab-report-head-takers-interval = 95-%-Intervall
lab-report-head-games-with = Partien damit
lab-report-head-winner-change = Änderung der Punkte beim Sieg
lab-report-head-decisions-change = Änderung der Entscheidungen
lab-report-terms = Ein geteilter Sieg zählt anteilig. Intervalle: nach Wilson für Anteile, nach Student für Mittelwerte, Partie für Partie, wo zwei mit demselben Seed gespielt wurden; Partien mit demselben Seed oder derselben Ausgangslage zählen als eine. Belege: exakte Binomial- und Student-Tests mit der Falscherkennungsrate nach Benjamini und Hochberg.
lab-report-again = Seed „{ $seed }“, Inhaltspaket „{ $content }“ ({ $hash }), Regeln { $rules }, Arizona { $version }: Derselbe Seed spielt dieselben Partien.
lab-report-again-clocked = Seed „{ $seed }“, Inhaltspaket „{ $content }“ ({ $hash }), Regeln { $rules }, Arizona { $version }; einige Bots spielen nach Uhr, ein neuer Lauf fällt also anders aus.
lab-written = Bericht geschrieben: { $path }

## Zwei Läufe im Vergleich

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] Inhaltspaket
    [rules] Regeln
    [bots] Bots
    [options] Optionen
   *[seed] Seed
}
lab-compare-same = Beide Läufe sind gleich aufgebaut.
lab-compare-course = Wie Partien verlaufen
lab-compare-figure = Zahlen am Ende beim Sieg
lab-compare-paired = { $count ->
    [0] Keine Partie hatte in beiden Läufen denselben Seed; mit demselben Seed würde man kleinere Änderungen sehen.
    [one] 1 Partie hatte in beiden Läufen denselben Seed und wurde direkt verglichen.
   *[other] { $count } Partien hatten in beiden Läufen denselben Seed und wurden Partie für Partie verglichen.
}
lab-compare-unchanged = { $count ->
    [one] In 1 Partie machten die Bots in beiden Läufen genau dieselben Züge: Sie haben nicht auf die Änderung reagiert.
   *[other] In { $count } Partien machten die Bots in beiden Läufen genau dieselben Züge: Sie haben nicht auf die Änderung reagiert.
}
lab-compare-taken = Öfter oder seltener genommen, wo eine Änderung belegt ist
lab-compare-wins = Siegquote, wenn genommen, wo eine Änderung belegt ist
lab-compare-nothing = kein Unterschied ist belegt
lab-compare-not-shown = kein Unterschied belegt
lab-compare-line = { $name }: { $one } → { $two }, { $value } ({ $low } bis { $high }), { $strength }
lab-compare-line-share = { $name }: { $one } % → { $two } %, { $value } Prozentpunkte ({ $low } bis { $high }), { $strength }
lab-compare-gone = Nur im ersten: { $which }
lab-compare-new = Nur im zweiten: { $which }
lab-compare-winner-score = Punkte beim Sieg
lab-compare-score = Punkte, alle Plätze
lab-compare-decisions = Entscheidungen
lab-compare-branching = Möglichkeiten pro Entscheidung
lab-compare-lead-changes = Führungswechsel
lab-compare-drama = Dramatik
lab-compare-decided = Entschieden nach diesem Anteil der Züge
lab-compare-margin = Vorsprung beim Sieg
lab-compare-comebacks = Aus dem Rückstand im letzten Zehntel gewonnen
lab-compare-start = Siege der Startperson

## Feinabstimmung

lab-tune-trial = Paket { $number } von { $trials } kostet { $cost }; bisher bestes { $best }
lab-tune-field = { $field }: { $before } → { $after }
lab-tune-unchanged = { $field }: unverändert { $before }
lab-tune-fresh = Mit neuen Seeds, je { $games } Partien, vorher und nachher:
lab-tune-done = Vorgeschlagenes Paket: { $pack }. Mit neuen Seeds kostet es { $after } statt { $before } (0 ist perfekt), ein Gewinn von { $gain } ({ $low } bis { $high }).
lab-tune-nothing = Nichts Besseres gefunden: { $count ->
    [one] Das einzige getestete Paket ist das jetzige
   *[other] Von { $count } getesteten Paketen kostet das jetzige am wenigsten
}. Es wird kein Paket vorgeschlagen.
lab-tune-no-better = Nichts ist nachweislich besser: Das beste von { $count } Paketen kostet { $after } statt { $before } in { $games } Partien mit neuen Seeds, ein Gewinn von { $gain } ({ $low } bis { $high }). Es wird kein Paket vorgeschlagen; um es zu erkennen, bräuchte man mehr Partien pro Paket.

## Wie viele Partien

lab-needed-seats = { $count ->
    [one] 1 Partie ergibt
   *[other] { $games } Partien ergeben
} die Siegquote eines Platzes auf ± { $now } Prozentpunkte; für ± { $wanted } Prozentpunkte braucht man etwa { $needed }.
lab-needed-things = Eine typische Karte oder Entscheidung wurde hier { $count ->
    [one] einmal
   *[other] { $takers }-mal
} genommen; um die Siegquote damit auf ± { $wanted } Prozentpunkte zu messen, braucht man etwa { $needed } Partien.
lab-needed-width = Eine Siegquote um { $fair } % auf ± { $points } Prozentpunkte, mit { $certainty } % Sicherheit: { $games } Partien
lab-needed-shares = Zwei Pakete oder Bots, deren Siegquoten sich um { $points } Prozentpunkte unterscheiden, erkannt in { $chance } % solcher Vergleiche: je { $games } Partien
lab-needed-apart = Punkte beim Sieg, die sich um { $change } unterscheiden, jeder Lauf mit eigenen Seeds (Abweichung { $deviation }): je { $games } Partien
lab-needed-paired = Derselbe Unterschied mit demselben Seed in beiden, wie zwischen den Varianten dieses Laufs (Abweichung { $deviation }): je { $games } Partien

## Zeiten von Menschen

lab-times-none = Kein beendeter Tisch mit Menschen gefunden. Es wurde nichts geschrieben.
lab-times-game = { $game }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  } an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
  }; Pausen von mehr als { $minutes } Minuten, nicht gezählt: { $breaks }
lab-times-kind = · Möglichkeiten: { $choices }, Median { $median } s, Mittel { $mean } s, Entscheidungen: { $decisions }
lab-times-kind-few = · Möglichkeiten: { $choices }, Median { $median } s, Mittel { $mean } s, Entscheidungen: { $decisions }; zu wenige, Berichte nehmen die angenommene Zeit
lab-times-written = Zeiten geschrieben nach { $path }. Sie gelten mit `arizona lab report RUN --times { $path }`.
