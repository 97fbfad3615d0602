# Rails: Texte für Browser, Terminal und Verlauf.

rails-title = Arizona Rails
rails-about = Nimm einen Würfel, zeichne eine Bahnstrecke. Lade Waren, wo deine Abschnitte enden, und liefere sie in Städten ab.

rails-option-sheet = Das Blatt, auf dem alle zeichnen: first (das erste im Paket), der Name eines Blatts, random für ein neues oder random:seed, um dasselbe neue noch einmal zu bekommen.
rails-option-cards = Die drei Bedingungskarten: random oder drei Kartennamen, durch Kommas getrennt.
rails-option-clashes = Karten, die sich gegenseitig aufheben: behalten oder die spätere neu ziehen.

rails-symbol = { $symbol ->
    [cow] Kuh
    [sheep] Schaf
    [wheat] Weizen
    [apple] Apfel
    [mineral] Erz
    [wood] Holz
    [mountain] Berg
    [town] Stadt
   *[station] Bahnhof
}
rails-passed1 = { $passed1 ->
    [cow] Kuh
    [sheep] Schaf
    [wheat] Weizen
    [apple] Apfel
    [mineral] Erz
    [wood] Holz
    [mountain] Berg
    [town] Stadt
   *[station] Bahnhof
}
rails-passed2 = { $passed2 ->
    [cow] Kuh
    [sheep] Schaf
    [wheat] Weizen
    [apple] Apfel
    [mineral] Erz
    [wood] Holz
    [mountain] Berg
    [town] Stadt
   *[station] Bahnhof
}
rails-passed3 = { $passed3 ->
    [cow] Kuh
    [sheep] Schaf
    [wheat] Weizen
    [apple] Apfel
    [mineral] Erz
    [wood] Holz
    [mountain] Berg
    [town] Stadt
   *[station] Bahnhof
}
rails-goods = { $kind ->
    [cow] Kühe
    [sheep] Schafe
    [wheat] Weizen
    [apple] Äpfel
    [mineral] Erz
   *[wood] Holz
}
rails-pieces = { $count ->
    [one] { $kind ->
        [cow] 1 Kuh
        [sheep] 1 Schaf
        [wheat] 1 Weizen
        [apple] 1 Apfel
        [mineral] 1 Erz
       *[wood] 1 Holz
    }
   *[other] { $count } { rails-goods }
}

rails-round = Runde { $round }
rails-other-sheets = (plan 2 und so weiter zeigt die anderen Blätter)
rails-legend = c Kuh s Schaf w Weizen a Apfel m Erz o Holz ^ Berg T Stadt # Bahnhof
rails-table-cow = Kühe
rails-table-sheep = Schafe
rails-table-wheat = Weizen
rails-table-apple = Äpfel
rails-table-mineral = Erz
rails-table-wood = Holz
rails-table-nuggets = Nuggets
rails-table-bonus = Bonus
rails-table-total = SUMME

rails-prompt-card = Bedingungskarte { $number } von 3 wird gezogen.
rails-prompt-start = Die Startperson wird ausgelost.
rails-prompt-roll = Runde { $round }: Es wird gewürfelt.
rails-prompt-take = Nimm einen Würfel.
rails-prompt-choose = { $left ->
    [0] Mit deiner { $value } zeichnen oder sie für ein Nugget ablegen?
   *[other] { $fits ->
        [yes] Mit deiner { $value } zeichnen oder ein Nugget für einen anderen Wert einsetzen?
       *[no] Deine { $value } passt nicht. Welchen Wert zeichnest du mit einem Nugget?
    }
}
rails-prompt-station = An welchem Bahnhof beginnt deine Strecke, mit einer { $value }?
rails-prompt-draw = Zeichne eine { $value } ab { $at }: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}.
rails-prompt-second = Du hältst auf { $at }: Wähle ein zweites Symbol daneben oder keins.
rails-prompt-visit = Du hältst in der großen Stadt { $at }: Liefere, oder nimm zuerst ein zweites Symbol.
rails-prompt-deliver = In der Stadt { $at } darfst du eine Sorte liefern.
rails-prompt-last = Die Partie endet: Du darfst noch eine Sorte liefern.
rails-prompt-over = { $count ->
    [one] Die Partie ist zu Ende; gewonnen wurde mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
   *[other] Die Partie ist zu Ende; { $count } teilen sich den Sieg mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
}

rails-label-card = { $card }: { $does }
rails-label-start = Platz { $seat } ist Startperson
rails-label-roll = Eine { $value } würfeln
rails-label-take = Die { $value } nehmen
rails-label-use = Mit der { $value } zeichnen
rails-label-nugget = Nugget einsetzen: eine { $value } zeichnen
rails-label-discard = Die { $value } ablegen und ein Nugget einkreisen
rails-label-station = Ab { $at } beginnen
rails-label-draw = { $passed ->
    [0] Nach { $at }, { rails-symbol }
    [1] Nach { $at }, { rails-symbol }, über { rails-passed1 }
    [2] Nach { $at }, { rails-symbol }, über { rails-passed1 } und { rails-passed2 }
   *[3] Nach { $at }, { rails-symbol }, über { rails-passed1 }, { rails-passed2 } und { rails-passed3 }
}
rails-label-second = Weiter nach { $at }, { rails-symbol }
rails-label-deliver = { rails-pieces } für { $points } liefern
rails-label-no-second = Kein zweites Symbol
rails-label-no-delivery = Nicht liefern
rails-label-nothing = Nicht liefern, kein zweites Symbol

rails-event-card-laid = Bedingungskarte „{ $card }“: { $does }
rails-event-start-player = { $name } beginnt.
rails-event-die-rolled = { $name } würfelt eine { $value }.
rails-event-die-taken = { $name } nimmt die { $value }.
rails-event-nugget-used = { $name } setzt ein Nugget ein und zeichnet eine { $value } statt einer { $die }.
rails-event-die-discarded = { $name } legt die { $value } ab.
rails-event-nugget-got = { $name } kreist das { $count ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] { $count }.
} Nugget ein.
rails-event-passed = { $name } kann nicht zeichnen und passt.
rails-event-set-out = { $name } beginnt die Strecke in { $at }.
rails-event-section-drawn = { $name } zeichnet { $cells }.
rails-event-went-on = { $name } zeichnet weiter nach { $at }.
rails-event-circled = { $name } hält auf { $at }: { rails-symbol }.
rails-event-loaded = { $name } hat jetzt { rails-pieces } an Bord.
rails-event-delivered = { $name } liefert { rails-pieces } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rails-event-first = { $name } hat { rails-goods } zuerst geliefert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} extra.
rails-event-card-scored = { $name } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für „{ $card }“.
rails-event-sixth-delivery = { $name } hat alle sechs Sorten geliefert: Das ist die letzte Runde.
rails-event-round-over = Runde { $round } ist zu Ende; die { $left } blieb übrig. Die Startkarte wandert nach links.
rails-event-all-stuck = Alle Strecken sind festgefahren: Die Partie endet nach Runde { $round }.
rails-event-nobody-draws = Niemand zeichnet mehr: Die Partie endet nach Runde { $round }.
rails-event-missing = { $name } hat { rails-goods } nie geliefert: { SIGNED($points) } Punkte.
rails-event-nuggets-left = { $name } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] 1 ungenutztes Nugget
   *[other] { $count } ungenutzte Nuggets
}.
rails-event-won = { $name } gewinnt mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.

## Bots und Tipps

bots-rails-tortoise-name = Schildkröte
bots-rails-tortoise-temper = Zeichnet mal hier, mal da und genießt die Aussicht.
bots-rails-quail-name = Wachtel
bots-rails-quail-temper = Kennt den Weg, stiebt aber auf, wenn sie erschrickt.
bots-rails-burro-name = Esel
bots-rails-burro-temper = Trägt, was in dieser Runde am meisten bringt.
bots-rails-raven-name = Rabe
bots-rails-raven-temper = Geschickt mit allem, was glänzt; denkt eine Runde voraus.
bots-rails-pronghorn-name = Gabelbock
bots-rails-pronghorn-temper = Läuft weit und ist oft zuerst in der Stadt.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Lässt sich nicht einzäunen.
rails-why-nugget-used = kostet { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
rails-why-section-drawn = zeichnet bis { $at }
rails-why-loaded = bringt dich auf { rails-pieces } an Bord
rails-why-nugget-got = lässt dir { $count ->
    [one] 1 ungenutztes Nugget
   *[other] { $count } ungenutzte Nuggets
}
rails-why-delivered = liefert { rails-pieces } für { SIGNED($points) }
rails-why-first = erste Lieferung dieser Sorte ({ rails-goods }): { SIGNED($points) }
rails-why-end = beendet die Partie; deine Schlusswertung: { SIGNED($points) }
rails-why-open = { $count ->
    [0] lässt keinen Würfelwert, den du danach zeichnen kannst
    [one] lässt 1 Würfelwert, den du danach zeichnen kannst
   *[other] lässt { $count } Würfelwerte, die du danach zeichnen kannst
}

## Labor

lab-figure-rails-ending-sixth-delivery = Partien, die mit einer sechsten Lieferung enden
lab-figure-rails-rounds = Runden
lab-figure-rails-deliveries = Gelieferte Sorten
lab-figure-rails-pieces = Gelieferte Stücke
lab-figure-rails-nuggets = Erhaltene Nuggets
lab-figure-rails-nuggets-used = Eingesetzte Nuggets
lab-ending-rails-sixth-delivery = Sechste Lieferung
lab-ending-rails-all-stuck = Alle festgefahren
lab-ending-rails-nobody-draws = Zehn Runden lang nichts gezeichnet
lab-kind-rails-card = Bedingungskarte
lab-kind-rails-award = Wertungskarte
lab-kind-rails-good = Ware
lab-good-rails-Cow = Kuh
lab-good-rails-Sheep = Schaf
lab-good-rails-Wheat = Weizen
lab-good-rails-Apple = Apfel
lab-good-rails-Mineral = Erz
lab-good-rails-Wood = Holz
lab-source-rails-delivered = Lieferungen
lab-source-rails-first = Zuerst geliefert
lab-source-rails-card-scored = Bedingungskarten
lab-source-rails-missing = Nicht gelieferte Sorten
lab-source-rails-nuggets-left = Ungenutzte Nuggets

## Seite

web-game-rails = Rails
web-caption-rails = Zwei bis vier Personen · Würfel und Stift
web-poster-rails = Rails: ein Dampfzug vor Tafelbergen im Abendlicht
web-line-rails = Nimm einen Würfel, zeichne deine Strecke, bring die Waren in die Stadt.
web-facts-rails = Zwei bis vier Personen, etwa 30 Minuten
web-rails-table = Blätter und Karten
web-rails-sheet-of = Blatt von { $name }
web-rails-own-sheet = Zurück zu deinem Blatt
web-rails-show-sheet = Dieses Blatt vergrößern
web-rails-engineer = Lokführung
web-rails-die = Würfel { $value }
web-rails-dice = Verfügbare Würfel
web-rails-left-over = Übrig
web-rails-use = Mit der { $value } zeichnen
web-rails-discard = Die { $value } ablegen
web-rails-nuggets-none = noch keins
web-rails-stuck = festgefahren
web-rails-starter = Startperson
web-rails-swap = oder ein Nugget einsetzen
web-rails-draw-to = Nach { $at } zeichnen
web-rails-ends-help = Klick auf ein leuchtendes Feld; B zeigt einen anderen Weg
web-rails-tap = Tipp auf ein leuchtendes Feld, um den Abschnitt zu sehen, und noch einmal, um ihn zu zeichnen.
web-rails-tap-again = Tipp noch einmal auf { $at }, um diesen Abschnitt zu zeichnen, oder auf ein anderes Feld.
web-rails-aboard = { $count ->
    [0] noch nichts an Bord
    [one] 1 an Bord
   *[other] { $count } an Bord
  }
web-rails-passes = passt
web-rails-score-table = Wertungsblatt
web-rails-so-far = bisher
web-rails-nuggets = Nuggets: { $got } erhalten, { $used } eingesetzt
web-rails-nuggets-left = { $left ->
    [0] keins übrig
    [one] 1 übrig
   *[other] { $left } übrig
  }
web-rails-card = Bedingungskarte { $title }
web-rails-during = Während der Partie
web-rails-final = Schlusswertung
web-rails-gone = vergeben
web-rails-waybill = Frachtbrief
web-rails-unloaded = geliefert nach
web-rails-kind = Sorte
web-rails-pieces = Stück
web-rails-points = Punkte
web-rails-bill-aboard = An Bord
web-rails-was-first = { $name } war schneller
web-rails-deliver = { rails-goods } liefern +{ $points }
web-rails-first = Zuerst
web-rails-by-cards = Karten
web-rails-worth = Jetzt wert
web-rails-odd = { $pieces ->
    [one] 1 Stück zählt als { $scoring }
   *[other] { $pieces } zählen als { $scoring }
}
web-rails-first-stamp = Zuerst +{ $points }
web-rails-reason-delivered = schon geliefert
web-rails-reason-none = nichts an Bord
web-rails-bill-sum = { $points } für { $pieces } Stück
web-rails-bill-cards = Karten +{ $points }
web-rails-bill-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-rails-not-now = Nicht jetzt:
web-rails-text-dice = Noch verfügbare Würfel: { $dice }.
web-rails-text-die = Würfel: { $die }.
web-rails-text-head = Die Strecke endet auf { $at }.
web-rails-text-line = Strecke: { $line }.
web-rails-text-aboard = An Bord: { $goods }.
web-rails-text-boxes = Gewertet: { $boxes }.
web-rails-text-sheet = Das gedruckte Blatt: { $title }
web-rails-tabs = Ansichten
web-rails-tab-sheet = Blatt
web-rails-tab-players = Plätze
web-rails-tab-cards = Karten
web-rails-result-book = Punktebuch
web-rails-result-map = Die Siegesstrecke
web-rails-result-other = Die Streckenkarte
web-rails-result-chart = Punkte nach Runden
web-rails-result-final = Ende
web-rails-result-winner = Sieg
web-rails-result-place = { $place }. Rang
web-rails-result-missing = nicht geliefert
web-rails-result-left = { $count } übrig
web-rails-result-track = { $count } Felder Gleis
web-rails-result-line = Punkte nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $kinds ->
    [one] 1 Sorte
    [6] alle sechs Sorten
   *[other] { $kinds } Sorten
} geliefert.
web-rails-result-biggest = Größte Lieferung: { $name }, { rails-pieces } für { $points }.
web-rails-result-mark = Runde { $round }: { $name } liefert { rails-pieces } für { $points }
web-rails-part-goods = Waren
web-rails-part-first = Zuerst geliefert
web-rails-part-cards = Karten
web-rails-part-nuggets = Nuggets
web-rails-part-missing = Nicht gelieferte Sorten
web-option-rails-sheet = Blatt
web-rails-sheet-fresh = Neu
web-rails-sheet-fresh-title = Ein ganz neues Blatt mit gleich vielen Symbolen jeder Art
web-rails-cards-drawn = Zufall
web-rails-cards-pick = Auswählen
web-rails-cards-lacking = { $count ->
    [one] Wähle noch 1, sonst werden alle drei zufällig gezogen.
   *[other] Wähle noch { $count }, sonst werden alle drei zufällig gezogen.
}
web-option-rails-cards = Bedingungskarten
web-option-rails-clashes = Unverträgliche Karten
web-choice-rails-clashes-keep = Behalten
web-choice-rails-clashes-redraw = Neu ziehen

## Geführte Partie

lesson-rails-welcome-title = Würfel und ein Stift
lesson-rails-welcome = Alle zeichnen auf derselben Karte eine Bahnstrecke. Wo ein Abschnitt endet, lädst du, was dort ist; in Städten machst du Punkte daraus. Das ist deine Strecke nach fünf Runden, mit zwei Weizen an Bord.
lesson-rails-take-title = Nimm einen Würfel
lesson-rails-take = In jeder Runde wird ein Würfel mehr geworfen, als Personen mitspielen, und alle nehmen einen. Das Bild auf dem Würfel zeigt die Form des Gleises. { $other } hat die 3 genommen. Du brauchst die 1: einen einzigen Schritt.
lesson-rails-draw-title = Zeichne deinen Abschnitt
lesson-rails-draw = Entscheide dich fürs Zeichnen. Die Felder, auf denen der Abschnitt enden kann, leuchten auf; zeig auf eines, um den Weg dorthin zu sehen. Halte beim Weizen direkt darüber, um ihn zu laden. Jedes Feld, das deine Strecke berührt, ist verbraucht, und Strecken kreuzen sich nie selbst.
lesson-rails-draw-touch = Entscheide dich fürs Zeichnen. Die Felder, auf denen der Abschnitt enden kann, leuchten auf; tipp auf eines, um den Weg dorthin zu sehen, und noch einmal, um zu zeichnen. Halte beim Weizen direkt darüber, um ihn zu laden. Jedes Feld, das deine Strecke berührt, ist verbraucht, und Strecken kreuzen sich nie selbst.
lesson-rails-station-title = Halte an einem Bahnhof
lesson-rails-station = Eine neue Runde, und du wählst zuerst. Die 6 geht zwei Schritte geradeaus, genau zum Bahnhof. Der Weizen auf dem Weg ist verloren; das ist der Preis. Nimm den Würfel und zeichne.
lesson-rails-second-title = Ein zweites Symbol
lesson-rails-second = Wenn du an einem Bahnhof hältst, darfst du zu einem Symbol direkt daneben weiterfahren. Dort ist dein vierter Weizen.
lesson-rails-town-title = Auf in die Stadt
lesson-rails-town = Die 3 ist eine Treppe aus drei Schritten, und sie endet in der Stadt. Nimm den Würfel und zeichne.
lesson-rails-deliver-title = Liefere
lesson-rails-deliver = Du lieferst eine Sorte, alle Stücke auf einmal und nur einmal in der Partie. Die Stücke zählen 1, 3, 6, 10 … Vier Weizen sind also 10 Punkte wert, plus 5, weil du zuerst lieferst. Liefere sie.
lesson-rails-nugget-title = Ein Würfel, den du nicht willst
lesson-rails-nugget = Du musst nicht zeichnen. Nimm die 2 und lege sie ab: Dafür kreist du ein Goldnugget ein. Später kannst du ein Nugget einsetzen, um eine beliebige andere Form zu zeichnen, und ungenutzte bringen Punkte.
lesson-rails-cards-title = Drei Bedingungen
lesson-rails-cards = Drei von siebzehn Karten ändern in jeder Partie die Regeln. Zeig auf eine, um sie zu lesen. Hier bringen genau vier Schafe, viele Städte und viele Nuggets Extrapunkte.
lesson-rails-cards-touch = Drei von siebzehn Karten ändern in jeder Partie die Regeln. Du kannst sie unter Karten lesen. Hier bringen genau vier Schafe, viele Städte und viele Nuggets Extrapunkte.
lesson-rails-end-title = Wie es endet
lesson-rails-end = Sobald jemand zum sechsten Mal geliefert hat, dürfen alle noch eine Sorte liefern; jede Sorte, die du nie geliefert hast, kostet 5 Punkte. Das Blatt rechnet für dich. Spiel von hier weiter oder beginne deine eigene Partie.

## Kurzübersicht

rails-aid-deliveries = Lieferungen
rails-aid-more = Weitere Punkte
rails-aid-what = Wofür
rails-aid-first = Eine Sorte zuerst geliefert
rails-aid-missing = Jede nicht gelieferte Sorte
rails-aid-dice = Würfel und Abschnitte
rails-aid-die = Würfel
rails-aid-drawn = Gezeichnet
rails-aid-shape = Form

## Zum Ausdrucken

rails-print-sheets = Blätter
rails-print-cards = Bedingungskarten
rails-print-cards-back = Bedingungen
rails-print-score = Wertungstabelle
rails-print-dice = Würfel zum Falten
rails-print-dice-how = Ausschneiden, an allen Linien falten und die Laschen innen ankleben. Echte Würfel rollen besser.
rails-print-need-dice = Sechsseitige Würfel oder die zum Falten
rails-print-need-pencils = Stifte
rails-print-need-sheets = Blätter, eines pro Person und Partie
rails-print-starter = Startkarte
rails-print-player = Name
rails-print-first = Sorte zuerst geliefert +5
rails-print-missing = Fehlende Sorte −5
rails-print-sheet = Blatt
rails-print-per-page = Blätter pro Seite
rails-print-sheet-first = Das erste
rails-print-sheet-all = Alle Blätter

## Rückblick

rails-review-ends = Das ist die sechste Lieferung: Sie beendet die Partie und bringt in dieser Runde { $points }.
rails-review-delivers = Das liefert { rails-pieces } und bringt in dieser Runde { $more }; { review-other } bringt { $less }.
rails-review-draws = Kein Würfel muss abgelegt werden: Es geht weiter nach { $at }.
rails-review-loads = Danach { $count ->
    [one] ist
   *[other] sind
} { rails-pieces } an Bord; { $less ->
    [0] { review-other } lädt nichts.
   *[other] { review-other } bringt keine Sorte über { $less }.
}
rails-review-nuggets = { $count ->
    [one] Das lässt 1 Nugget mehr übrig
   *[other] Das lässt { $count } Nuggets mehr übrig
} als { review-other }.
rails-review-stuck = Danach lassen sich { $more } der sechs Würfelwerte zeichnen; { review-other } lässt keinen mehr zu.
rails-review-stuck-soon = Am Ende der gezeigten Zugfolge lassen sich { $more } der sechs Würfelwerte zeichnen; { review-other } lässt dann keinen mehr zu.
rails-review-open = Danach lassen sich { $more } der sechs Werte zeichnen; { review-other } lässt nur { $less } zu.

## Paket ansehen

rails-pack-table-pack = Das Paket
rails-pack-table-sheet = Blätter
rails-pack-table-card = Bedingungskarten
rails-pack-table-counts = Auf jedem Blatt
rails-pack-field-authors = Urheber
rails-pack-field-licence = Lizenz
rails-pack-field-size = Zeilen und Spalten
rails-pack-field-goods = von jeder Ware
rails-pack-field-towns = Städte
rails-pack-field-mountains = Berge
rails-pack-field-stations = Bahnhöfe

## Rätsel

rails-puzzle-goal = Die meisten Punkte mit { $dice } Würfeln
rails-puzzle-about = Alle { $dice } Würfel gehören dir, in beliebiger Reihenfolge. Du kannst { $points } Punkte machen, auf nur eine Art.
rails-puzzle-why-all = Die Punkte: { $reasons }.
rails-puzzle-why-delivered = { rails-pieces } auf { $at } für { $points }
rails-puzzle-why-first = { $points } extra für die erste Lieferung ({ rails-goods })
rails-puzzle-why-card-scored = { $points } für { $card }
rails-puzzle-theme-one-delivery = Eine Lieferung
rails-puzzle-theme-deliveries = Mehrere Lieferungen
rails-puzzle-theme-first = Zuerst liefern
rails-puzzle-theme-card = Bedingungskarte
rails-puzzle-theme-second-symbol = Zweites Symbol
rails-puzzle-theme-nugget = Nugget einsetzen
rails-puzzle-theme-discard = Würfel ablegen
rails-puzzle-theme-dice-3 = Drei Würfel
rails-puzzle-theme-dice-4 = Vier Würfel
rails-puzzle-theme-dice-5 = Fünf Würfel

## Werkstatt

rails-fault-fit = { $needed } Symbole passen nicht auf { $size } × { $size } Felder
rails-fault-clash = In diesem Paket gibt es keine Karte ‚{ $other }‘{ $near ->
    [none] { "" }
   *[other] . Meintest du ‚{ $near }‘?
}
rails-fault-clash-self = Eine Karte kann sich nicht selbst ausschließen
rails-fault-sheet-name = Erwartet: ein Wort ohne Leerzeichen oder ‚:‘, und nicht ‚{ $first }‘ oder ‚{ $random }‘
rails-fault-card-name = Erwartet: ein Wort ohne Leerzeichen oder ‚,‘, und nicht ‚{ $random }‘
rails-fault-no-symbols = Fehlt; der Effekt ‚{ $effect }‘ braucht Symbole
rails-fault-one-symbol = Erwartet: ein Symbol für den Effekt ‚{ $effect }‘
rails-fault-goods-only = Erwartet: nur Waren für den Effekt ‚{ $effect }‘
rails-fault-needed = Fehlt; der Effekt ‚{ $effect }‘ braucht es
rails-fault-rows = Erwartet: { $size } Zeilen; gefunden: { $found }
rails-fault-row = Zeile { $row }: erwartet { $size } Symbole, gefunden { $found }
rails-fault-symbol = Zeile { $row }, Spalte { $column }: unbekanntes Symbol ‚{ $found }‘; möglich: { $legend }
rails-fault-goods = Erwartet: genau { $wanted } × „{ rails-symbol }“; gefunden: { $found }
rails-fault-few = Erwartet: mindestens { $least } × „{ rails-symbol }“; gefunden: { $found }
rails-fault-touching = Zweimal „{ rails-symbol }“ nebeneinander, auf { $one } und { $two }
rails-fault-rim = Erwartet: mindestens { $least } Bahnhöfe nahe am Rand; gefunden: { $found }
rails-fault-inside = Erwartet: mindestens { $least } Bahnhöfe weiter innen; gefunden: { $found }
rails-fault-reach = Erwartet: mindestens { $least } Städte in Reichweite eines Bahnhofs; gefunden: { $found }
rails-fault-reach-closed = Erwartet: mindestens { $least } Städte in Reichweite eines Bahnhofs, wenn Berge gesperrt sind; gefunden: { $found }
rails-fix-swap = { $one } mit { $two } tauschen
rails-fix-paint = { $at } bemalen: { rails-symbol }
rails-edit-field-name = Kurzname
rails-edit-field-rule = Regel
rails-edit-field-symbols = Symbole, für die es gilt
rails-edit-field-clashes = Karten, die es aufheben
web-rails-workshop-paint = Malen mit
web-rails-workshop-drag = zum Malen ziehen
web-rails-workshop-of = { $have } von { $want }{ $least ->
    [0] { "" }
   *[other] { " +" }
  }
web-rails-workshop-sheet = Blatt, das bemalt wird
web-rails-workshop-place = { $place }: { $symbol }
web-rails-workshop-open = offen
web-rails-workshop-brush = Malen
web-rails-workshop-swap = Zwei tauschen
web-rails-workshop-fill = Zufällig füllen
web-rails-workshop-seed = Seed
web-rails-workshop-keep = bemalte Felder behalten
web-rails-workshop-fill-now = Füllen
web-rails-workshop-points = { $points } P.
web-rails-workshop-spread = Verteilung
web-rails-workshop-groups = { $count ->
    [one] alle zusammen
   *[other] { $count } Gruppen, bis { $largest }
  }
rails-pack-word-cow = Kuh
rails-pack-word-sheep = Schaf
rails-pack-word-wheat = Weizen
rails-pack-word-apple = Apfel
rails-pack-word-mineral = Erz
rails-pack-word-wood = Holz
rails-pack-word-mountain = Berg
rails-pack-word-town = Stadt
rails-pack-word-station = Bahnhof
rails-pack-word-closed = Gesperrt: weder Durchfahrt noch Halt
rails-pack-word-no-stop = Kein Halt: nur Durchfahrt
rails-pack-word-nugget = Ein Nugget für jeden Halt
rails-pack-word-second = Wirkt auch als Bahnhof
rails-pack-word-exactly = Wer zuerst genau so viele liefert
rails-pack-word-pairs = Ein einzelnes Stück zählt nicht
rails-pack-word-stops = Mindestens so viele Halte, am Spielende
rails-pack-word-most-stops = Die meisten Halte, am Spielende
rails-pack-word-most-delivered = Am meisten geliefert, am Spielende
rails-pack-word-most-nuggets = Die meisten Nuggets, am Spielende

## Texte der Bedingungskarten, aus den Wirkungen im Paket erzeugt

rails-card-symbol = { $form ->
    [stop] { $symbol ->
        [cow] bei einer Kuh
        [sheep] bei einem Schaf
        [wheat] bei Weizen
        [apple] bei einem Apfel
        [mineral] bei Erz
        [wood] bei Holz
        [mountain] auf einem Berg
        [town] in einer Stadt
       *[station] an einem Bahnhof
    }
    [stops] { $symbol ->
        [cow] bei Kühen
        [sheep] bei Schafen
        [wheat] bei Weizen
        [apple] bei Äpfeln
        [mineral] bei Erz
        [wood] bei Holz
        [mountain] auf Bergen
        [town] in Städten
       *[station] an Bahnhöfen
    }
    [one] { $symbol ->
        [cow] eine Kuh
        [sheep] ein Schaf
        [wheat] Weizen
        [apple] ein Apfel
        [mineral] Erz
        [wood] Holz
        [mountain] ein Berg
        [town] eine Stadt
       *[station] ein Bahnhof
    }
    [goods] { $symbol ->
        [cow] die meisten gelieferten Kühe
        [sheep] die meisten gelieferten Schafe
        [wheat] den meisten gelieferten Weizen
        [apple] die meisten gelieferten Äpfel
        [mineral] das meiste gelieferte Erz
       *[wood] das meiste gelieferte Holz
    }
   *[other] { $symbol ->
        [cow] Kühe
        [sheep] Schafe
        [wheat] Weizen
        [apple] Äpfel
        [mineral] Erz
        [wood] Holz
        [mountain] Berge
        [town] Städte
       *[station] Bahnhöfe
    }
}
rails-card-or = { $first } oder { $second }
rails-card-and = { $first } und { $second }
rails-card-pair = { $first } und { $second }
rails-card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rails-card-text = { $effect ->
    [closed] Du darfst nicht durch { $symbols } fahren und nicht dort halten.
    [no-stop] Du darfst durch { $symbols } fahren, aber nicht dort halten.
    [nugget] Jeder Halt { $symbols } bringt dir ein Nugget.
    [second] { $symbols } wirkt auch als Bahnhof, vor oder nach der Lieferung.
    [exactly] Wer zuerst genau { rails-pieces } liefert, erhält { rails-card-points }.
    [pairs] Für { $symbols } zählen nur Paare; ein überzähliges { $left ->
        [animals] Tier
       *[goods] Stück
    } bringt nichts.
    [stops] { rails-card-points } am Spielende für { $number } oder mehr Halte { $symbols }.
    [most-stops] { rails-card-points } am Spielende für die meisten Halte { $symbols }.
    [most-delivered] { rails-card-points } am Spielende für { $symbols }.
   *[most-nuggets] { rails-card-points } am Spielende für die meisten erhaltenen Nuggets, eingesetzt oder nicht.
}
