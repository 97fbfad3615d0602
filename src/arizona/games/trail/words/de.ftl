# Trail: Texte für Browser, Terminal und Verlauf.

trail-title = Trailblazer: The Arizona Trail
trail-about = Acht Wochen auf dem Trail für zwei bis vier Personen: Etappen wandern, Pflanzen und Tiere sammeln und ein Wandbild zusammensetzen.

trail-option-last_turn_order = Die Reihenfolge auch in Woche 8 wählen, obwohl keine Woche mehr folgt.
trail-option-blossom_climbs = Eine Saguaroblüte lässt dich auf der Leiter steigen wie jedes andere Teil.
trail-option-jackalope_moves_tracker = Ob der Jackalope bei den Gekreuzten Pfeilen deinen Zählstein bewegt, statt eine beliebige Belohnung zu nehmen.

## Aufforderungen

trail-prompt-start = Die Startperson wird ausgelost.
trail-prompt-open = Die Partie wird aufgebaut.
trail-prompt-blossom-number = Die Blüten werden umgedreht.
trail-prompt-poison = { $count ->
    [1] Ein Giftplättchen wird gezogen.
   *[other] { $count } Giftplättchen werden gezogen.
}
trail-prompt-weather-draw = Wetterkarten werden gezogen.
trail-prompt-arrow = Bewege deinen Zählstein auf den Gekreuzten Pfeilen.
trail-prompt-claim = Du kannst ein Ziel melden, jetzt oder später.
trail-prompt-gila = Setze das Gila-Monster auf eine offene Karte oder ein offenes Teil.
trail-prompt-turn = Woche { $week }: Setze einen Marker ein (noch { $markers }{ $owed ->
    [0] { "" }
   *[other] { "" }, 1 für die Reihenfolge
}){ $dutchmen ->
    [0] { "" }
   *[other] { " " }oder einen Holländer ({ $dutchmen })
}.
trail-prompt-means = Abenteuermarker oder Verlorener Holländer?
trail-prompt-jackalope = Wähle die Zusatzaktion des Jackalope.
trail-prompt-after = Sonst noch etwas in diesem Zug?
trail-prompt-boost = Für { $price } Türkis noch eine Stufe steigen?
trail-prompt-price = Vor dem Bezahlen eine Fähigkeit nutzen?
trail-prompt-pay = Zahle Münzen im Wert von { $price } Türkis{ $thing ->
    [0] { "" }
   *[other] { " " }({ $title })
}.
trail-prompt-place = Lege das Teil { $title } auf dein Wandbild.
trail-prompt-blossom = Lege eine Saguaroblüte oder verzichte.
trail-prompt-antidote = Ein Giftplättchen zurücklegen?
trail-prompt-advance = { $cause ->
    [weather] Wetter: Rücke
   *[other] Rücke
} auf einer beliebigen Leiste vor{ $count ->
    [1] { "" }
   *[other] { " " }({ $count }-mal)
}.
trail-prompt-resource = { $cause ->
    [weather] Wetter: Welche
   *[other] Welche
} Ressource { $way ->
    [get] nimmst du
   *[give] gibst du ab
}?
trail-prompt-option = { $cause ->
    [weather] Wetter: Wähle eins.
   *[other] Wähle eins.
}
trail-prompt-spirit = Ein Geist begleitet dich. Wähle einen oder keinen.
trail-prompt-weather = Wähle die Wetterkarte, die gespielt wird.
trail-prompt-over = Die Partie ist zu Ende.

## Züge

trail-label-done = { $at ->
    [boost] Hier bleiben
    [claim] Jetzt nicht
    [after] Zug beenden
    [price] Einfach zahlen
   *[other] Weiter
}
trail-label-decline = Nein danke
trail-label-retire = Für diese Woche aussteigen
trail-label-boost = Für { $price } Türkis steigen
trail-label-gateway = Etappenort { $title }: { trail-gives }
trail-label-jackalope = Jackalope einsetzen
trail-label-with = { $what ->
    [dutchman] Mit einem Verlorenen Holländer
   *[marker] Mit einem Abenteuermarker
}
trail-label-order = Reihenfolge { $place } (zahle { trail-pays })
trail-label-walk = { $title } wandern (zahle { trail-pays }, erhalte { trail-gives }, dann 1 Schritt auf { trail-terrain })
trail-label-card = { $title } für { $price } Türkis nehmen ({ trail-gives }; 1 Schritt auf { trail-terrain })
trail-label-piece = Teil { $title }, Größe { $size }, für { $price } Türkis nehmen
trail-label-arrow = { $set }, { trail-side }: { trail-gives }
trail-label-gila = { $group ->
    [passage] Etappe { $number }
    [flora-card] Florakarte in Reihe { $number }
    [fauna-card] Faunakarte in Reihe { $number }
    [flora-piece] Florateile neben Reihe { $number }
   *[fauna-piece] Faunateile neben Reihe { $number }
}
trail-label-claim = Ziel melden: { trail-claim }, { $reward } { $kind ->
    [gold] Gold
    [grit] Ausdauer
    [supplies] Proviant
   *[turquoise] Türkis
}{ $grit ->
    [0] { "" }
   *[other] { " " }und { $grit } Ausdauer
}
trail-label-use = { $title } nutzen: { $gives }
trail-label-option = { $kind ->
    [several] { $pays ->
        [0] { "" }
       *[other] Zahle { AMOUNTS($pay, one: "trail-amount", none: "trail-nothing") }
    }{ $loses ->
        [0] { "" }
       *[other] { $pays ->
            [0] Verliere
           *[other] , verliere
        } { AMOUNTS($lose, one: "trail-amount", none: "trail-nothing") }
    }{ $gives ->
        [0] { "" }
       *[other] Gib { AMOUNTS($give, one: "trail-amount", none: "trail-nothing") }
    }{ $gains ->
        [0] { "" }
       *[other] { $taken ->
            [0] Erhalte
           *[other] , erhalte
        } { AMOUNTS($gain, one: "trail-amount", none: "trail-nothing") }
    }{ $copied ->
        [arrow] Erhalte die Belohnung deines Pfeilfelds
        [gateway] Erhalte die Belohnung des offenen Etappenorts
       *[none] { "" }
    }
   *[other] { $gains ->
        [1] { $kind ->
            [antidote] Giftplättchen zurücklegen
            [terrain] { trail-amount }
           *[other] Erhalte { trail-amount }
        }
       *[other] { $pays ->
            [1] Zahle { trail-amount }
           *[other] { $gives ->
                [1] Gib { trail-amount }
               *[other] Verliere { trail-amount }
            }
        }
    }
}{ $per ->
    [none] { "" }
   *[other] { " " }je { $step ->
        [1] { trail-counter-one }
       *[other] { $step } { trail-counter }
    }{ $most ->
        [0] { "" }
       *[other] , höchstens { $most }-mal
    }
}
trail-label-cube = { $title }: { trail-gives }
trail-label-spirit = { $title }
trail-label-weather = { $title }: { $directions }
trail-label-choose = { $what ->
    [supplies] Proviant
    [health] Gesundheit
   *[water] Wasser
}
trail-label-advance = { $what ->
    [mountain] Berg
    [plateau] Plateau
    [desert] Wüste
   *[canyon] Canyon
} { $space }: { trail-gives }
trail-label-place = Auf { $at } legen
trail-label-antidote = { $title } zurücklegen ({ $loss } Gold)
trail-label-pay = Zahle{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Türkis
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " und " }
           *[other] { ", " }
        }
    }{ $copper } Kupfer
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " und " }
        }
       *[other] { " und " }
    }{ $silver } Silber
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } zu viel
}
trail-label-start = Platz { $number } beginnt
trail-label-open = { $what } aufdecken
trail-label-blossom = Blüte { $number }
trail-label-poison = { $title }: { $loss } Gold
trail-label-draw = { $title }

## Warum ein Zug nicht geht

trail-not-gila = Hier sitzt das Gila-Monster, deshalb kann es diese Woche niemand nehmen.
trail-not-last-marker = Dein letzter Marker muss in die Reihenfolge.
trail-not-new-marker = Den Marker aus diesem Zug kannst du ab deinem nächsten Zug einsetzen.
trail-not-new-dutchman = Den Holländer aus diesem Zug kannst du ab deinem nächsten Zug einsetzen.
trail-not-order-extra = Der Jackalope kann die Reihenfolge nicht wählen.
trail-not-order-due = Das ist die letzte Woche, deshalb wird keine Reihenfolge gewählt.
trail-not-order-twice = Du hast deinen Platz für die nächste Woche schon gewählt.
trail-not-order-taken = Diesen Platz hat schon jemand anderes gewählt.
trail-not-order-marker = Für die Reihenfolge brauchst du einen Abenteuermarker, und du hast keinen zum Einsetzen.
trail-not-gateway = Hier liegt schon ein Marker. Diese Woche dürfen nur noch ein Verlorener Holländer oder der Jackalope hierher.
trail-not-arrow-taken = An diesem Kreuz liegt schon ein Marker. Diese Woche dürfen nur noch ein Verlorener Holländer oder der Jackalope hierher.
trail-not-arrow-here = Hier bist du schon.
trail-not-arrow-far = Von { $set }, { trail-side }, erreichst du nur ein Nachbarfeld oder dieselbe Seite eines anderen Kreuzes.
trail-not-row-full = Alle Felder dieser Gruppe sind diese Woche besetzt.
trail-not-again = Du hast schon einen Marker in dieser Gruppe. Noch einmal hierher kommst du nur mit einem Verlorenen Holländer, dem Jackalope oder der Fähigkeit einer Karte.
trail-not-coins = Das kostet { $price } Türkis. Deine Münzen sind { $worth } wert.
trail-not-fitting = Das passt nirgends auf dein Wandbild.
trail-not-passages-full = Alle Etappenfelder sind diese Woche besetzt.
trail-not-level = Nötig ist { trail-terrain } { $need }; du bist auf { $have }: Es { $away ->
    [one] fehlt 1 Schritt
   *[other] fehlen { $away } Schritte
}.
trail-not-level-helped = Nötig ist { trail-terrain } { $need }; du bist auf { $have }. Selbst mit deinen Karten { $away ->
    [one] fehlt 1 Schritt
   *[other] fehlen { $away } Schritte
}.

## Namen

trail-side = { $side ->
    [left] links
    [top] oben
    [right] rechts
   *[bottom] unten
}
trail-claim = { $claim ->
    [size-5] drei 5er-Teile
    [size-4] vier 4er-Teile
    [size-3] fünf 3er-Teile
    [size-2] sechs 2er-Teile
    [all-sizes] ein Teil jeder Größe aus Flora und Fauna
    [mural] das volle Wandbild
    [four-alike] vier Etappen eines Geländes
    [four-different] Etappen aus vier Geländen
    [stock-3] ganzer Bestand auf 3
    [stock-5] ganzer Bestand auf 5
    [stock-7] ganzer Bestand auf 7
   *[other] „{ $title }“
}
trail-amount = { $kind ->
    [turquoise] { $amount } Türkis
    [copper] { $amount } Kupfer
    [silver] { $amount } Silber
    [supplies] { $amount } Proviant
    [health] { $amount } Gesundheit
    [water] { $amount } Wasser
    [gold] { $amount } Gold
    [grit] { $amount } Ausdauer
    [mountain] { trail-steps } auf Berg
    [plateau] { trail-steps } auf Plateau
    [desert] { trail-steps } auf Wüste
    [canyon] { trail-steps } auf Canyon
    [terrain] { trail-steps } auf beliebiger Leiste
    [resource] { $amount ->
        [1] 1 beliebige Ressource
       *[other] { $amount } beliebige Ressourcen
    }
    [antidote] Giftplättchen zurücklegen
    [weather] eine Wetterkarte
    [spirit] einen Geist
    [marker] deinen vierten Abenteuermarker
   *[other] { $amount } { $kind }
}
trail-steps = { $amount ->
    [1] 1 Schritt
   *[other] { $amount } Schritte
}
trail-nothing = nichts
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
trail-corner = { $icon ->
    [star] ein AZ-Stern
    [blossom] eine Saguaroblüte
   *[antidote] Giftplättchen zurücklegen
}
trail-counter = { $per ->
    [mountain-level] Felder auf Berg
    [plateau-level] Felder auf Plateau
    [desert-level] Felder auf Wüste
    [canyon-level] Felder auf Canyon
    [lowest-level] Felder auf deiner niedrigsten Leiste
    [highest-level] Felder auf deiner höchsten Leiste
    [ladder] Stufen der Leiter
    [passages] Etappen
    [mountain-passages] Berg-Etappen
    [plateau-passages] Plateau-Etappen
    [desert-passages] Wüsten-Etappen
    [canyon-passages] Canyon-Etappen
    [passage-terrains] Gelände unter deinen Etappen
    [cards] Karten
    [flora-cards] Florakarten
    [fauna-cards] Faunakarten
    [mountain-cards] Berg-Karten
    [plateau-cards] Plateau-Karten
    [desert-cards] Wüsten-Karten
    [canyon-cards] Canyon-Karten
    [card-terrains] Gelände unter deinen Karten
    [stars] AZ-Sterne
    [pieces] Teile
    [flora-pieces] Florateile
    [fauna-pieces] Faunateile
    [size-2] 2er-Teile
    [size-3] 3er-Teile
    [size-4] 4er-Teile
    [size-5] 5er-Teile
    [blossoms] Blüten
    [open-spaces] offene Wandbildfelder
    [covered-spaces] belegte Wandbildfelder
    [full-rows] volle Wandbildzeilen
    [full-columns] volle Wandbildspalten
    [turquoise] Türkis
    [copper] Kupfer
    [silver] Silber
    [supplies] Proviant
    [health] Gesundheit
    [water] Wasser
    [currency] Türkis Münzwert
    [resources] Ressourcen
    [lowest-stock] in deinem niedrigsten Bestand
    [gold] Gold
    [grit] Ausdauer
    [poison] Giftplättchen
    [cubes] Klötzchen auf deinen Karten
   *[turn-place] Plätze in der Reihenfolge
}
trail-counter-one = { $per ->
    [mountain-level] Feld auf Berg
    [plateau-level] Feld auf Plateau
    [desert-level] Feld auf Wüste
    [canyon-level] Feld auf Canyon
    [lowest-level] Feld auf deiner niedrigsten Leiste
    [highest-level] Feld auf deiner höchsten Leiste
    [ladder] Stufe der Leiter
    [passages] Etappe
    [mountain-passages] Berg-Etappe
    [plateau-passages] Plateau-Etappe
    [desert-passages] Wüsten-Etappe
    [canyon-passages] Canyon-Etappe
    [passage-terrains] Gelände unter deinen Etappen
    [cards] Karte
    [flora-cards] Florakarte
    [fauna-cards] Faunakarte
    [mountain-cards] Berg-Karte
    [plateau-cards] Plateau-Karte
    [desert-cards] Wüsten-Karte
    [canyon-cards] Canyon-Karte
    [card-terrains] Gelände unter deinen Karten
    [stars] AZ-Stern
    [pieces] Teil
    [flora-pieces] Florateil
    [fauna-pieces] Faunateil
    [size-2] 2er-Teil
    [size-3] 3er-Teil
    [size-4] 4er-Teil
    [size-5] 5er-Teil
    [blossoms] Blüte
    [open-spaces] offenes Wandbildfeld
    [covered-spaces] belegtes Wandbildfeld
    [full-rows] volle Wandbildzeile
    [full-columns] volle Wandbildspalte
    [resources] Ressource
    [poison] Giftplättchen
    [cubes] Klötzchen auf deinen Karten
    [turn-place] Platz in der Reihenfolge
   *[other] 1 { trail-counter }
}

## Verlauf

trail-what = { $what ->
    [turquoise] Türkis
    [copper] Kupfer
    [silver] Silber
    [supplies] Proviant
    [health] Gesundheit
   *[water] Wasser
}
trail-terrain = { $terrain ->
    [mountain] Berg
    [plateau] Plateau
    [desert] Wüste
   *[canyon] Canyon
}
trail-cause = { $cause ->
    [gateway-week] Etappenort
    [arrow] Gekreuzte Pfeile
    [meeting] geteiltes Pfeilfeld
    [saguaro] Saguaro
    [passage] Etappe
    [gateway] Etappenort
    [track] Geländeleiste
    [flora] Flora
    [fauna] Fauna
    [mural] Wandbild
    [ladder] Leiter
    [top] Spitze der Leiter
    [weather] Wetter
    [spirit] Geist
    [ability] Fähigkeit
    [claim] Ziel
    [state48] State 48
    [first-card] State 48
    [poison] Gift
    [row] Reihe
    [gila] Gila-Monster
    [order] Reihenfolge
    [boost] Boost
   *[corner] Karte
}

trail-event-start-player = { $name } beginnt.
trail-event-passage-opened = Die Etappe { $title } wird aufgedeckt.
trail-event-card-opened = { $title } wird in Reihe { $row } aufgedeckt.
trail-event-piece-opened = Das Teil { $title } wird aufgedeckt.
trail-event-state48-opened = State 48: { $title }.
trail-event-gateway-opened = Der nächste Etappenort ist { $title }.
trail-event-terrain-marker = Ein Geländemarker kommt auf { trail-terrain } { $space }.
trail-event-week = Woche { $week } beginnt.
trail-event-turn = { $name } ist am Zug.
trail-event-arrow-moved = { $name } zieht auf { $set }, { trail-side }.
trail-event-arrow-taken = { $name } erhält die Belohnung von { $set }, { trail-side }.
trail-event-gila = { $name } setzt das Gila-Monster auf { $group ->
    [passage] Etappe { $number }
    [flora-card] die Florakarte in Reihe { $number }
    [fauna-card] die Faunakarte in Reihe { $number }
    [flora-piece] die Florateile neben Reihe { $number }
   *[fauna-piece] die Faunateile neben Reihe { $number }
}.
trail-event-saguaro = { $name } erhält den Saguaro.
trail-event-retired = { $name } steigt für diese Woche aus.
trail-event-marker-used = { $name } setzt { $means ->
    [marker] einen Marker
    [dutchman] einen Verlorenen Holländer
   *[jackalope] den Jackalope
} ein: { $what ->
    [passage] Etappen
    [flora] Flora
    [fauna] Fauna
    [gateway] Etappenort
   *[arrow] Gekreuzte Pfeile
}.
trail-event-order-chosen = { $name } wählt Platz { $place } für die nächste Woche.
trail-event-walked = { $name } wandert die Etappe { $title }.
trail-event-card-taken = { $name } nimmt die Karte { $title }.
trail-event-star = { $name } erhält einen AZ-Stern.
trail-event-cubes-loaded = Auf die Karte { $title } { $cubes ->
    [1] kommt 1 Klötzchen
   *[other] kommen { $cubes } Klötzchen
}.
trail-event-ability = { $name } nutzt die Karte { $title }.
trail-event-gained = { $amount ->
    [0] { $name } kann nicht mehr { trail-what } aufnehmen ({ trail-cause }).
   *[other] { $name }: +{ $amount } { trail-what } ({ trail-cause }).
}
trail-event-lost = { $name }: −{ $amount } { trail-what } ({ trail-cause }).
trail-event-paid = { $name } zahlt { $amount } { trail-what } ({ trail-cause }).
trail-event-paid-coins = { $name } zahlt{ $price ->
    [0] { " nichts" }
   *[other] { "" }
}{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Türkis
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " und " }
           *[other] { ", " }
        }
    }{ $copper } Kupfer
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " und " }
        }
       *[other] { " und " }
    }{ $silver } Silber
} ({ trail-cause }).
trail-event-gold = { $name }: { SIGNED($amount) } Gold ({ trail-cause }).
trail-event-grit = { $name }: { SIGNED($amount) } Ausdauer ({ trail-cause }).
trail-event-advanced = { $name } erreicht { trail-terrain } { $space } ({ trail-cause }).
trail-event-advance-lost = { $name } ist schon am Ende der Leiste { trail-terrain }.
trail-event-dutchman = { $name } findet einen Verlorenen Holländer.
trail-event-no-dutchman = Für { $name } ist kein Verlorener Holländer mehr da.
trail-event-marker = { $name } erhält einen vierten Abenteuermarker.
trail-event-poisoned = { $name } zieht Gift: { $title }.
trail-event-antidote = { $name } legt das Giftplättchen { $title } zurück.
trail-event-piece-placed = { $name } legt das Teil { $title } auf { $at }.
trail-event-blossom-placed = { $name } legt eine Saguaroblüte auf { $at }.
trail-event-climbed = { $name } steigt auf Stufe { $level }.
trail-event-boosted = { $name } kauft einen Boost für { $price } Türkis.
trail-event-weather-mixed = Die Wetterkarten werden neu gemischt.
trail-event-weather-drawn = { $name } zieht die Wetterkarte { $title }.
trail-event-weather = Wetter: { $title }.
trail-event-spirit-taken = Neuer Geist an der Seite von { $name }: { $title }.
trail-event-spirit-used = { $name } nutzt den Geist { $title }.
trail-event-spirit-freed = Wieder frei: { $title }.
trail-event-jackalope-unused = { $name } hat den Jackalope nicht eingesetzt und verliert ein Klötzchen.
trail-event-claimed = { $name } meldet ein Ziel: { trail-claim }.
trail-event-placed = { $name } belegt Rang { $place } bei „{ $objective }“.
trail-event-recovery = Woche { $week } endet.
trail-event-turn-order = Reihenfolge für die nächste Woche: { $order }.
trail-event-card-under = Die Karte { $title } kommt unter den Stapel.
trail-event-new-deck = Ab jetzt gilt Etappenstapel { $deck }.
trail-event-final-open-spaces = { $name }: { SIGNED($amount) } Gold für offene Wandbildfelder.
trail-event-final-poison = { $name }: { SIGNED($amount) } Gold für Gift.
trail-event-final-cubes = { $name }: { SIGNED($amount) } Gold für Klötzchen.
trail-event-final-stars = { $name }: { SIGNED($amount) } Gold für AZ-Sterne.
trail-event-final-sets = { $name }: { SIGNED($amount) } Gold für Kartensätze.
trail-event-game-over = Die Partie ist zu Ende.

## Terminal

trail-draw-week = Woche { $week }
trail-draw-gila = Gila auf { $group ->
    [passage] Etappe { $number }
    [flora-card] Flora { $number }
    [fauna-card] Fauna { $number }
    [flora-piece] Florateile { $number }
   *[fauna-piece] Faunateile { $number }
}
trail-draw-saguaro = Saguaro
trail-draw-passages = Etappen
trail-draw-flora = Flora
trail-draw-fauna = Fauna
trail-draw-arrows = Pfeile
trail-draw-gateway = Etappenort
trail-draw-order = Reihenfolge
trail-draw-tracks = Leisten
trail-draw-ladder = Leiter
trail-draw-legend = t Türkis c Kupfer s Silber · u Proviant h Gesundheit w Wasser ? beliebige Ressource · g Gold r Ausdauer −90 Position der Ausdauer · M Berg P Plateau D Wüste C Canyon * beliebiges Gelände · ~ Wetter S Geist m Marker + Gegengift ★ AZ-Stern ✿ Blüte · ▪ Klötzchen ° Holländer ☻ Marker ☠ Gift ▣ offen ⚑ Zählstein ○ frei ✗ Gila · ▯ Karten ▭ Etappen zzz ausgestiegen ^ Spitze

## Trail im Browser

## Auslage

trail-web-passages = Etappen
trail-web-deck = Stapel { $deck } von 4
trail-web-deck-left = { $kind ->
    [passages] Etappen
    [flora] Florakarten
    [fauna] Faunakarten
   *[gateways] Etappenorte
} im Stapel: { $count }
trail-web-action-spaces = Felder
trail-web-spaces = { $free } von { $all } Aktionsfeldern frei
trail-web-passage-about = { $name }, Etappe { $number }, { NUMBER($miles) } Meilen. { $flavour }
trail-web-you-have = du { $have }
trail-web-barred = Diese Woche blockiert
trail-web-taken = besetzt
trail-web-taken-what = { $title }, genommen von { $name }
trail-web-card-about = { $name } ({ trail-terrain }): { trail-gives }{ $icon ->
    [none] { "" }
   *[other] ; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] ; 1 Klötzchen, 1 Nutzung
   *[other] ; { $cubes } Klötzchen, eins pro Nutzung
}
trail-web-card-spent = { trail-web-card-about }; keine Klötzchen mehr
trail-web-passage-mine = { $name } ({ trail-terrain }), gewandert
trail-web-amounts = { trail-gives }
trail-web-takes = nimm
trail-web-lack = { $asked } { trail-what }, du hast { $have }
trail-web-due = { $lacks }: Du nimmst { $poison } Gift.
trail-web-old-new = { trail-web-old-new-of }: { $from } → { $to }
trail-web-changes-of = { $name }: { $changes }.
trail-web-old-new-of = { $kind ->
    [mountain] Berg
    [plateau] Plateau
    [desert] Wüste
    [canyon] Canyon
    [gold] Gold
    [grit] Ausdauer
    [poison] Gift
    [turquoise] Türkis
    [copper] Kupfer
    [silver] Silber
    [supplies] Proviant
    [health] Gesundheit
   *[water] Wasser
}
trail-web-retire-sure = { $count ->
    [one] Aussteigen und 1 Marker nicht einsetzen?
   *[other] Aussteigen und { $count } Marker nicht einsetzen?
}
trail-web-retiring = Ausstieg für diese Woche …
trail-web-pay = zahle
trail-web-get = erhalte
trail-web-gila-costs = In dieser Gruppe sitzt das Gila-Monster: Zahle 1 Gesundheit extra
trail-web-gila-group = { $group ->
    [flora-card] Karten
    [fauna-card] Karten
   *[other] Teile
}
trail-web-rows = Flora und Fauna
trail-web-flora = Flora
trail-web-fauna = Fauna
trail-web-price = Preis
trail-web-price-of = { $price } Türkis
trail-web-piece = { $name }, { $size } Felder
trail-web-cubes = { $count } Klötzchen
trail-web-places = Pfeile, Etappenort, Reihenfolge
trail-web-arrows = Gekreuzte Pfeile
trail-web-gateway = Etappenort
trail-web-gateway-next = In Woche { $week } für alle
trail-web-gateway-received = Woche { $week }, erhalten
trail-web-order = Reihenfolge
trail-web-order-about = Platz { $place } in der Reihenfolge der nächsten Woche
trail-web-nth = { $place }.
trail-web-rank = { trail-web-nth }
trail-web-free = frei

## Leisten

trail-web-ladder = Leiter
trail-web-boost = Boost
trail-web-then = dann
trail-web-boost-prices = Nach dem Steigen: erster Boost { $first }, zweiter Boost { $second } Türkis
trail-web-boost-to = Stufe { $level }
trail-web-tracks = Geländeleisten
trail-web-gives-dutchman = bringt einen Verlorenen Holländer
trail-web-space-about = { trail-terrain } { $space }: { trail-gives }{ $marker ->
    [0] {""}
   *[other] ; ein Verlorener Holländer für alle, die ankommen
}
trail-web-level-about = Stufe { $level }: { trail-gives }
trail-web-score = Gold minus Ausdauerposition
trail-web-a-grit = pro Ausdauer
trail-web-per-grit = Wie viele Felder jede Ausdauer ihren Marker hier bewegt
trail-web-up = hoch,
trail-web-down = runter
trail-web-score-of = { $name }: Gold { $gold }, Ausdauer { $grit } (Position { $position }), Punkte { $score }
trail-web-state48 = State 48
trail-web-category = { $week ->
    [1] wer es zuerst schafft
    [4] nach Woche 4
   *[other] am Spielende
}
trail-web-objective = { $text }: { $gold } Gold{ $grit ->
    [0] {""}
   *[other] ; Rang 1 auch { $grit } Ausdauer
}
trail-web-pool = Vorrat
trail-web-free-spirit = Verfügbarer Geist: { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] je eine Zusatzaktion in zwei Wochen (T-9.8)
   *[other] pro Klötzchen links oder rechts: { $rewards } (T-9.7)
}
trail-web-left = { $what ->
    [dutchman] Verlorene Holländer
    [blossom] Saguaroblüten
    [cube] Klötzchen
    [poison] Giftplättchen
   *[weather] Ungesehene Wetterkarten
} übrig: { $count }

## Tableaus

trail-web-gold = Gold
trail-web-grit = Ausdauer
trail-web-blossom = Saguaroblüte
trail-web-mural = Symbole des Wandbilds
trail-web-space-gives = { $at }: { trail-amount }
trail-web-mural-of = Wandbild: { $pieces }; { $open ->
    [one] 1 offenes Feld
   *[other] { $open } offene Felder
}
trail-web-open-left = { $count ->
    [one] 1 offenes Feld
   *[other] { $count } offene Felder
}
trail-web-worth = { $worth } wert
trail-web-stock-claims = Alle sechs auf { $levels } oder mehr: ein Ziel für Ausdauer
trail-web-stock-of = { trail-what }: { $have } von { $end }
trail-web-your-stock = Dein Bestand
trail-web-cards = Karten
trail-web-no-cards = Hier erscheinen deine Karten, Etappen und dein Geist.
trail-web-at-the-end = am Spielende: Sätze { $sets }, Sterne { $stars }
trail-web-claims = Ziele
trail-web-claims-help = { $count ->
    [0] du hast keine Zählsteine mehr
    [1] braucht deinen letzten Zählstein
   *[other] jedes braucht einen deiner { $count } Zählsteine
}
trail-web-claim = { $claim ->
    [size-5] 5er-Teile
    [size-4] 4er-Teile
    [size-3] 3er-Teile
    [size-2] 2er-Teile
    [all-sizes] Alle 8 Arten
    [mural] Volles Wandbild
    [four-alike] 4 gleiche
    [four-different] 4 verschiedene
    [stock-3] Bestand auf 3
    [stock-5] Bestand auf 5
   *[stock-7] Bestand auf 7
}
trail-web-claim-about = { $claim ->
    [size-5] Drei 5er-Teile
    [size-4] Vier 4er-Teile
    [size-3] Fünf 3er-Teile
    [size-2] Sechs 2er-Teile
    [all-sizes] Ein Teil jeder Größe aus Flora und Fauna
    [mural] Das ganze Wandbild belegt
    [four-alike] Vier Etappen eines Geländes
    [four-different] Etappen aus vier Geländen
    [stock-3] Alle sechs deines Bestands auf 3 oder mehr
    [stock-5] Alle sechs deines Bestands auf 5 oder mehr
   *[stock-7] Alle sechs deines Bestands auf 7 oder mehr
}: { $have } von { $need }
trail-web-markers = Noch { $count } von { $all } Abenteuermarkern
trail-web-trackers = { $count ->
    [0] Keine Zählsteine mehr für Ziele
    [1] Noch 1 Zählstein für Ziele
   *[other] Noch { $count } Zählsteine für Ziele
}
trail-web-stars = AZ-Sterne: { $count }
trail-web-poisons = Giftplättchen: { $count }
trail-web-others = Die anderen
trail-web-open-board = Tableau von { $name } öffnen
trail-web-board-of = Tableau von { $name }
trail-web-retired = raus
trail-web-now = Punktestand
trail-web-if-now = Wenn die Partie jetzt endete
trail-web-final = { $line ->
    [open-spaces] Offene Wandbildfelder
    [poison] Gift
    [cubes] Übrige Klötzchen
    [stars] AZ-Sterne
   *[sets] Kartensätze
}
trail-web-result-mural = Wandbild von { $name }
trail-web-result-final = Schlusswertung
trail-web-result-before = Gold während der Partie
trail-web-result-marker = Position des Ausdauermarkers (Ausdauer)
trail-web-result-marker-short = Ausdauermarker
trail-web-result-weeks = Gold und Ausdauermarker nach Wochen
trail-web-result-chart-of = { $name }, am Anfang, nach jeder Woche und am Ende. { $weeks }
trail-web-result-week = { $index }: Gold { $gold }, Ausdauermarker { $position }.
trail-web-start-points = Am Anfang
trail-web-other-points = Sonstiges

## Wochen

trail-web-weeks = Wochen
trail-web-week = Woche { $week }
trail-web-week-of = Woche { $week }: { $terrain }
trail-web-order-now = Reihenfolge dieser Woche
trail-web-planning = Planung
trail-web-journey = Wanderung
trail-web-new-deck = Danach kommt der nächste Etappenstapel ins Spiel
trail-web-state48-scored = Danach wird eine State-48-Karte gewertet

trail-web-plan-here = Von { $set }, { trail-side }: auf ein Nachbarfeld oder auf dieselbe Seite eines anderen Kreuzes
trail-web-plan-anywhere = In Woche 1: auf eines der zwölf Felder
trail-web-plan-meet = Wer schon auf deinem neuen Feld ist, erhält
trail-web-plan-gila = Gila-Monster
trail-web-plan-gila-help = wird von der Person gesetzt, die am wenigsten Gold hat
trail-web-plan-gila-now = Worauf es sitzt, ist blockiert; der Rest der Gruppe kostet 1 Gesundheit extra
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = geht an die Person, die auf der Leiter am tiefsten steht
trail-web-plan-from-2 = ab Woche 2

trail-web-effect-free = gratis
trail-web-effect-enter = auch wenn voll
trail-web-effect-copy = noch einmal
trail-web-effect-or = oder
trail-web-effect-lower = jede Stufe −{ $count }

## Auswahl

trail-web-spirit-short = Zwei Wochen lang eine Zusatzaktion pro Woche
trail-web-price-is = Preis { $price }: zahle mit
trail-web-lost = { $lost } zu viel
trail-web-leaves = es bleiben
trail-web-all-moves = { $count } mögliche Züge
trail-web-moves = Alle Züge
trail-web-away = Es { $steps ->
    [one] fehlt
   *[other] fehlen
}: { $what }
trail-web-away-one = { $steps } { trail-terrain }
trail-web-spot-outside = Auf { $at } würde das Teil über das Wandbild hinausragen.
trail-web-spot-covered = Auf { $at } würde das Teil ein anderes überdecken.
trail-web-spot-apart = Auf { $at } würde das Teil kein anderes mit einer Kante berühren.
trail-web-spot-flag = Auf { $at } würde das Teil die Flagge nicht bedecken. Dein erstes Teil muss sie bedecken.
trail-web-not-yet = Jetzt nicht
trail-web-means = Einsatz
trail-web-means-of = { $what ->
    [dutchman] Holländer
   *[marker] Marker
}
trail-web-paid = Bezahlt mit
trail-web-paid-help = änderbar, bis das Teil liegt
trail-web-exact = exakt
trail-web-weather-by = { $own ->
    [1] Du hast es gespielt.
   *[other] { $name } hat es gespielt.
} Jetzt gilt es für dich.
trail-web-since = Seit deinem letzten Zug
trail-web-since-help = Wähle eine Zeile, um den Moment zu sehen
trail-web-since-close = Die anderen Tableaus zeigen
trail-web-week-over = Woche { $week } ist vorbei
trail-web-week-order = Reihenfolge in Woche { $week }
trail-web-week-gains = Gold und Ausdauer in Woche { $week }
trail-web-week-cards = Neue Karten: { $names }
trail-web-week-pieces = Neue Teile: { $names }
trail-web-hint-do = So spielen
trail-web-place-here = Hierhin legen
trail-web-choice = Deine Möglichkeiten
trail-web-gives = Was du erhältst
trail-web-happened = Was das ausgelöst hat
trail-web-in-order = in dieser Reihenfolge
trail-web-look-at-a-spot = { $count ->
    [one] 1 Stelle leuchtet: Zeig darauf, um zu sehen, was sie bringt.
   *[other] { $count } Stellen leuchten: Zeig auf eine, um zu sehen, was sie bringt.
}

## Handy

trail-web-tabs = Teile des Tisches
trail-web-tab = { $tab ->
    [market] Auslage
    [board] Mein Tableau
    [tracks] Leisten
    [others] Andere
   *[log] Verlauf
}
trail-web-segment = { $segment ->
    [passages] Etappen
    [flora] Flora
    [fauna] Fauna
   *[places] Orte
}

## Textansicht

trail-web-text-order = Reihenfolge: { $order }
trail-web-text-weeks = Wochen: { $weeks }
trail-web-text-gila = Das Gila-Monster sitzt auf: { $at }
trail-web-text-saguaro = Den Saguaro hat: { $name }
trail-web-text-passage = { $name }: nötig { $need }; zahle { trail-pays }; erhalte { trail-gives }, dann 1 Schritt auf { trail-terrain }
trail-web-text-spaces = { $free } Felder frei; besetzt von { $who }
trail-web-text-row = Reihe { $row }: { $card }
trail-web-text-taken = Reihe { $row }: Die Karte hat { $name } genommen
trail-web-text-pieces = Teile: { $pieces }; Marker von { $who }
trail-web-text-gila-asks = Hier kostet das Gila-Monster 1 Gesundheit extra
trail-web-text-arrow = { $set }, { trail-side }: { trail-gives }; hier: { $who }
trail-web-text-gateway = Etappenort { $name }: { trail-gives }
trail-web-text-turn-order = Reihenfolge { $place }: zahle { trail-pays }; gewählt von { $name }
trail-web-text-track = { trail-terrain }: { $spaces }. Geländemarker auf { $marker }. { $places }
trail-web-text-score = Gold { $gold }, Ausdauer { $grit } (Position { $position }), Punkte { $score }
trail-web-text-keep = Marker: { $markers }; Holländer: { $dutchmen }; Zählsteine: { $trackers }; AZ-Sterne: { $stars }; Gift: { $poison }
trail-web-text-cards = Karten: { $cards }
trail-web-text-walked = Etappen: { $passages }; Geist: { $spirit }
trail-web-text-mural = Wandbild: { $pieces }; offene Felder: { $open }
trail-web-text-gateway-before = Letzter erhaltener Etappenort: { $name }, { trail-gives }
trail-web-text-top = An der Spitze: { $gives } für Rang 1, 2 und 3; angekommen: { $arrived }
trail-web-text-boost = Boost von Stufe { $from } auf { $to }: { $first } Türkis als erster Boost, { $second } als zweiter
trail-web-text-spirit = { $name }: noch { $cubes } Klötzchen; für jedes links oder rechts: { $rewards }

## Symbole: Hinweise am Tisch und Bilder der Regelseite

trail-legend = Symbole
trail-legend-group = { $group ->
    [stock] Münzen und Ressourcen
    [points] Punkte
    [terrain] Gelände und Leisten
    [cards] Karten und ihre Ecken
    [pieces] Teile und Marker
   *[places] Orte auf dem Spielplan
}
trail-legend-turquoise = Türkis: eine Münze im Wert von 1. Alle Preise sind in Türkis.
trail-legend-copper = Kupfer: eine Münze im Wert von 2.
trail-legend-silver = Silber: eine Münze im Wert von 3. Wechselgeld gibt es nicht.
trail-legend-supplies = Proviant: eine Ressource, die du für Etappen und Reihenfolge zahlst. Für jede fehlende nimmst du Gift.
trail-legend-health = Gesundheit: eine Ressource. Das Gila-Monster kostet in seiner Gruppe 1 extra.
trail-legend-water = Wasser: eine Ressource, die du für Etappen und Reihenfolge zahlst. Für jede fehlende nimmst du Gift.
trail-legend-resource = Beliebige Ressource: Proviant, Gesundheit oder Wasser nach deiner Wahl.
trail-legend-gold = Gold: bewegt deinen Goldmarker nach oben.
trail-legend-grit = Ausdauer: jede bewegt deinen Ausdauermarker um ein Feld oder mehr nach unten. Deine Punktzahl ist dein Gold minus die Position dieses Markers.
trail-legend-star = AZ-Stern: 1, 3, 6, 10 oder 15 Gold am Spielende für einen bis fünf. Wer den Saguaro hat, erhält sofort 1 Gold.
trail-legend-poison = Gift: kostet sofort das Gold auf dem Plättchen, und am Spielende mehr.
trail-legend-antidote = Gift entfernen: Lege ein Plättchen zurück, jetzt oder nie.
trail-legend-mountain = Berg: ein Schritt auf seiner Leiste, die Münzen bringt.
trail-legend-plateau = Plateau: ein Schritt auf seiner Leiste, die Ressourcen bringt.
trail-legend-desert = Wüste: ein Schritt auf ihrer Leiste, die Ausdauer bringt.
trail-legend-canyon = Canyon: ein Schritt auf seiner Leiste, die Gold bringt.
trail-legend-any = Beliebiges Gelände: ein Schritt auf einer Leiste deiner Wahl.
trail-legend-ladder = Höhenleiter: Jedes Teil bringt dich eine Stufe höher.
trail-legend-boost = Boost: Kaufe nach dem Steigen bis zu zwei weitere Stufen.
trail-legend-passage = Etappe: Wandere sie, wenn deine Leisten hoch genug sind. Zahlen, erhalten, dann ein Schritt auf ihrem Gelände.
trail-legend-flora = Flora: Pflanzen. Karten bringen Ressourcen, Gold und einen Schritt; Teile haben einen glatten grünen Grund.
trail-legend-fauna = Fauna: Tiere. Karten kommen mit Klötzchen, eins pro Nutzung; Teile haben einen gepunkteten roten Grund.
trail-legend-cube = Klötzchen: eine Nutzung einer Faunakarte oder eines Geistes; ungenutzt 1 Gold am Spielende.
trail-legend-blossom = Saguaroblüte: ein Teil mit einem Feld, ohne Größe und Art. Auf der Leiter steigst du damit nur, wenn der Tisch diese Option gewählt hat.
trail-legend-weather = Wetter: Zieh zwei, wähle eine; sie trifft alle, die sie nennt.
trail-legend-spirit = Geist: ein Begleiter mit Klötzchen. Entferne einmal pro Zug ein Klötzchen und erhalte die Belohnung links oder rechts davon. Der Jackalope macht stattdessen jede Woche eine Zusatzaktion.
trail-legend-state48 = State 48: Ziele für alle. Die 1. meldest du; die 4. und die 8. werden nach diesen Wochen gewertet.
trail-legend-marker = Abenteuermarker: je eine Aktion. Einer pro Woche muss in die Reihenfolge, außer in der letzten.
trail-legend-dutchman = Verlorener Holländer: ein zusätzlicher Marker für diese Woche, gefunden bei einem Geländemarker.
trail-legend-tracker = Zählstein für Ziele: Jedes Ziel braucht einen deiner vier.
trail-legend-mural = Wandbild: Dein erstes Teil bedeckt die Flagge, die anderen liegen Kante an Kante; du erhältst die bedeckten Symbole.
trail-legend-flag = Staatsflagge: Dein erstes Teil muss sie bedecken.
trail-legend-gila = Gila-Monster: Worauf es sitzt, ist diese Woche blockiert; der Rest der Gruppe kostet 1 Gesundheit extra.
trail-legend-saguaro = Saguaro: gehört der Person, die auf der Leiter am tiefsten steht; bringt 1 Gold für jeden AZ-Stern, den irgendwer nimmt.
trail-legend-arrows = Gekreuzte Pfeile: Zieh auf ein Nachbarfeld oder auf dieselbe Seite eines anderen Kreuzes.
trail-legend-gateway = Etappenort: gibt seine Belohnung zu Beginn der nächsten Woche allen, vorher auch einem Marker.
trail-legend-order = Reihenfolge: bestimmt, wer nächste Woche wann dran ist. Frühere Plätze kosten mehr.
trail-legend-climb = Steigen: eine Stufe höher.

## Bots und Tipps

bots-trail-jackrabbit-name = Eselhase
bots-trail-jackrabbit-temper = Rennt in alle Richtungen los und lässt die Karte zu Hause.
bots-trail-ringtail-name = Katzenfrett
bots-trail-ringtail-temper = Flink, neugierig und leicht abzulenken.
bots-trail-bobcat-name = Rotluchs
bots-trail-bobcat-temper = Stürzt sich auf das Beste in Sichtweite.
bots-trail-owl-name = Eule
bots-trail-owl-temper = Sitzt still, dreht den Kopf und verfehlt selten etwas.
bots-trail-elk-name = Wapiti
bots-trail-elk-temper = Beständig auf langen Strecken.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Folgt dir wochenlang und überholt dich in der letzten Woche.
trail-web-because = { $all } und { $last }
trail-why-gold = bringt { $amount } Gold ({ trail-cause })
trail-why-grit = bringt { $amount } Ausdauer ({ trail-cause })
trail-why-gold-lost = verliert { $amount } Gold ({ trail-cause })
trail-why-grit-lost = verliert { $amount } Ausdauer ({ trail-cause })
trail-why-claimed = meldet ein Ziel ({ trail-claim })
trail-why-spirit-taken = bringt den Geist { $title } an deine Seite
trail-why-dutchman = findet einen Verlorenen Holländer
trail-why-marker = bringt deinen vierten Abenteuermarker
trail-why-star = bringt einen AZ-Stern
trail-why-cubes-loaded = bringt die Karte { $title } mit { $cubes ->
    [1] 1 Nutzung
   *[other] { $cubes } Nutzungen
}
trail-why-climbed = steigt auf Stufe { $level }
trail-why-piece-placed = belegt { $spaces ->
    [1] 1 Feld
   *[other] { $spaces } Felder
} deines Wandbilds
trail-why-advanced = rückt auf { trail-terrain } { $space } vor
trail-why-costs = kostet { AMOUNTS($pays, one: "trail-why-price", none: "trail-nothing") }
trail-why-price = { $kind ->
    [marker] { $amount ->
        [1] 1 Abenteuermarker
       *[other] { $amount } Abenteuermarker
    }
    [dutchman] { $amount ->
        [1] 1 Verlorenen Holländer
       *[other] { $amount } Verlorene Holländer
    }
    [jackalope] die Nutzung des Jackalope in dieser Woche
    [cube] { $amount ->
        [1] 1 Klötzchen
       *[other] { $amount } Klötzchen
    }
    [poison] { $amount ->
        [1] 1 zufällig gezogenes Giftplättchen
       *[other] { $amount } zufällig gezogene Giftplättchen
    }
   *[other] { trail-amount }
}
trail-why-gains = bringt { trail-gives }
trail-why-gains-from = bringt { trail-gives } ({ trail-cause })
trail-why-stock = danach hast du { trail-gives }
trail-why-lost = verliert { $amount } { trail-what } ({ trail-cause })
trail-why-order-chosen = sichert dir Platz { $place } in der Reihenfolge der nächsten Woche
trail-why-walked = wandert die Etappe { $title }
trail-why-card-taken = nimmt die Karte { $title }
trail-why-blossom-placed = belegt { $at } mit einer Saguaroblüte
trail-why-antidote = legt das Giftplättchen { $title } zurück
trail-why-gila = sperrt diese Woche für alle { $group ->
    [passage] Etappe { $number }; die anderen Etappen kosten 1 Gesundheit mehr
    [flora-card] die Florakarte in Reihe { $number }; die anderen Florakarten kosten 1 Gesundheit mehr
    [fauna-card] die Faunakarte in Reihe { $number }; die anderen Faunakarten kosten 1 Gesundheit mehr
    [flora-piece] die Florateile neben Reihe { $number }; die anderen Florateile kosten 1 Gesundheit mehr
   *[fauna-piece] die Faunateile neben Reihe { $number }; die anderen Faunateile kosten 1 Gesundheit mehr
}
trail-why-other-gained = eine andere Person erhält { $amount } { trail-what } ({ trail-cause })
trail-why-other-lost = eine andere Person verliert { $amount } { trail-what } ({ trail-cause })
trail-why-other-gold = Gold einer anderen Person: { SIGNED($amount) } ({ trail-cause })
trail-why-other-grit = Ausdauer einer anderen Person: { SIGNED($amount) } ({ trail-cause })
trail-why-weather = spielt die Wetterkarte { $title }
trail-why-nothing = kostet nichts und ändert noch nichts
trail-why-ends-week = kostet nichts und beendet die Woche

## Labor

lab-figure-trail-gold = Gold
lab-figure-trail-grit = Ausdauer
lab-figure-trail-mural = Belegte Wandbildfelder
lab-figure-trail-ladder = Stufe der Leiter
lab-figure-trail-pieces = Gelegte Teile
lab-figure-trail-cards = Karten
lab-figure-trail-passages = Etappen
lab-figure-trail-poison = Giftplättchen
lab-figure-trail-claims = Gemeldete Ziele
lab-figure-trail-mountain = Berg-Leiste
lab-figure-trail-plateau = Plateau-Leiste
lab-figure-trail-desert = Wüsten-Leiste
lab-figure-trail-canyon = Canyon-Leiste
lab-kind-trail-flora = Florakarte
lab-kind-trail-fauna = Faunakarte
lab-kind-trail-piece = Teil
lab-kind-trail-passage = Etappe
lab-kind-trail-gateway = Etappenort
lab-kind-trail-weather = Wetter
lab-kind-trail-spirit = Geist
lab-kind-trail-claim = Ziel
lab-kind-trail-ability = Faunafähigkeit
lab-kind-trail-action = Aktion
lab-kind-trail-state48 = State-48-Karte
lab-action-trail-order = Reihenfolge
lab-action-trail-passage = Etappe wandern
lab-action-trail-flora = Florareihe
lab-action-trail-fauna = Faunareihe
lab-action-trail-arrow = Pfeile
lab-action-trail-gateway = Etappenort besuchen
lab-claim-trail-size-5 = Drei 5er-Teile
lab-claim-trail-size-4 = Vier 4er-Teile
lab-claim-trail-size-3 = Fünf 3er-Teile
lab-claim-trail-size-2 = Sechs 2er-Teile
lab-claim-trail-all-sizes = Jede Größe aus Flora und Fauna
lab-claim-trail-mural = Volles Wandbild
lab-claim-trail-four-alike = Vier Etappen eines Geländes
lab-claim-trail-four-different = Etappen aus vier Geländen
lab-claim-trail-stock-3 = Ganzer Bestand auf 3
lab-claim-trail-stock-5 = Ganzer Bestand auf 5
lab-claim-trail-stock-7 = Ganzer Bestand auf 7
lab-claim-trail-first-1 = Erste State-48-Karte, Zeile 1
lab-claim-trail-first-2 = Erste State-48-Karte, Zeile 2
lab-claim-trail-first-3 = Erste State-48-Karte, Zeile 3
lab-claim-trail-first-4 = Erste State-48-Karte, Zeile 4
lab-source-trail-grit = Ausdauer
lab-source-trail-passage = Etappen
lab-source-trail-state48 = State-48-Karten, Wochen 4 und 8
lab-source-trail-first-card = Erste State-48-Karte
lab-source-trail-final-sets = Geländesätze
lab-source-trail-final-stars = AZ-Sterne
lab-source-trail-final-cubes = Klötzchen auf Karten
lab-source-trail-final-poison = Gift am Ende
lab-source-trail-final-open-spaces = Offene Wandbildfelder
lab-source-trail-flora = Florakarten
lab-source-trail-fauna = Faunakarten
lab-source-trail-track = Geländeleisten
lab-source-trail-mural = Wandbild
lab-source-trail-ladder = Leiter
lab-source-trail-top = Spitze der Leiter
lab-source-trail-weather = Wetter
lab-source-trail-spirit = Geister
lab-source-trail-ability = Faunafähigkeiten
lab-source-trail-claim = Ziele
lab-source-trail-gateway = Etappenorte
lab-source-trail-gateway-week = Wöchentlicher Etappenort
lab-source-trail-arrow = Pfeile
lab-source-trail-poison = Gezogenes Gift
lab-source-trail-saguaro = Saguaro

## Seite

web-key-trail-spots = ← ↑ → ↓
web-key-trail-spots-does = beim Legen: Teil von Stelle zu Stelle bewegen; Enter legt es
web-key-trail-things = ← ↑ → ↓
web-key-trail-things-does = auf dem Tisch: zum nächsten Element; blasse zeigen, warum es nicht geht
web-key-trail-moves = M
web-key-trail-moves-does = alle Züge und was sie bringen
web-key-trail-log = ↑ ↓
web-key-trail-log-does = im Verlauf: vorige oder nächste Zeile; Enter zeigt den Moment
web-option-trail-last_turn_order = Reihenfolge in Woche 8
web-choice-trail-last_turn_order-true = ja
web-choice-trail-last_turn_order-false = nein
web-option-trail-blossom_climbs = Blüten steigen auf der Leiter
web-choice-trail-blossom_climbs-true = ja
web-choice-trail-blossom_climbs-false = nein
web-option-trail-jackalope_moves_tracker = Jackalope bei den Pfeilen
web-choice-trail-jackalope_moves_tracker-true = bewegt deinen Zählstein
web-choice-trail-jackalope_moves_tracker-false = nimmt eine Belohnung

web-game-trail = Trail
web-caption-trail = 800 Meilen · Acht Wochen · 2–4 Personen
web-poster-trail = Trail: jemand wandert am Rand des Grand Canyon
web-line-trail = Acht Wochen zu Fuß, achthundert Meilen Arizona.
web-facts-trail = Zwei bis vier Personen, etwa 90 Minuten

## Geführte Partie

lesson-trail-welcome-title = Acht Wochen auf dem Trail
lesson-trail-welcome = Gold bewegt einen Marker von 0 nach oben, Ausdauer einen anderen von 100 nach unten. Deine Punktzahl ist am Ende, wie weit dein Gold an deinem Ausdauermarker vorbei ist; du brauchst also von beidem etwas. Alle beginnen bei −100.
lesson-trail-week-title = Eine Woche hat drei Teile
lesson-trail-week = Die Planung bringt Belohnungen und neue Bedingungen. In der Wanderung setzt du deine Marker ein, einen pro Zug. In der Erholung wird der Spielplan aufgefüllt. Die Symbole auf der Wochenleiste zeigen, wann die Etappen wechseln und wann State-48-Karten gewertet werden.
lesson-trail-stock-title = Dein Bestand
lesson-trail-stock = Drei Münzen: Türkis ist 1 wert, Kupfer 2, Silber 3. Drei Ressourcen: Proviant, Gesundheit und Wasser. Von jedem kannst du höchstens zehn haben. Der Etappenort hat gerade allen die Ressourcen dieser Woche gebracht.
lesson-trail-arrow-title = Die Gekreuzten Pfeile
lesson-trail-arrow = Die Planung beginnt mit einem Zug auf den Pfeilen, und du erhältst, was dein neues Feld zeigt. Nimm das mit dem freien Schritt auf einer beliebigen Geländeleiste und rücke dann auf Canyon vor: Seine Felder bringen Gold.
lesson-trail-gila-title = Das Gila-Monster
lesson-trail-gila = { $other } hat am wenigsten Gold und hat das Gila-Monster gesetzt. Diese Karte kann diese Woche niemand nehmen, und jede andere Karte ihrer Art kostet 1 Gesundheit extra.
lesson-trail-market-title = Die Auslage
lesson-trail-market = Jetzt kommt die Wanderung. Etappen verlangen Stufen auf den Geländeleisten und kosten Ressourcen; eine fehlende Stufe ist rot.
lesson-trail-cubes-title = Pflanzen geben, Tiere arbeiten
lesson-trail-cubes = In den Reihen kostet eine Karte oder ein Teil für dein Wandbild 1 bis 4 Türkis. Eine Florakarte bringt ihre Belohnung sofort. Eine Faunakarte kommt mit Klötzchen: Jedes ist eine Nutzung ihrer Fähigkeit, zu dem Zeitpunkt, den sie nennt. Jedes am Spielende übrige Klötzchen ist 1 Gold wert. Jede Karte bringt außerdem einen freien Schritt auf der Leiste ihres Geländes.
lesson-trail-walk-title = Wandere eine Etappe
lesson-trail-walk = Alles, was du jetzt tun kannst, hat einen dünnen türkisen Rand. Dein Schritt auf der Canyon-Leiste hat Temporal Gulch möglich gemacht. Zahle 1 Gesundheit; erhalte 1 Kupfer, 2 Gold und noch einen Schritt auf Canyon. Solche Schritte sind gratis, und du erhältst, was das neue Feld zeigt.
lesson-trail-piece-title = Nimm ein Teil
lesson-trail-piece = { $other } war am Zug, und ein Makelloser blauer Tag hat allen etwas gebracht. Dein nächster Marker nimmt die Douglasie aus Reihe 4. Sie kostet 4, und deine 2 Kupfer bezahlen sie genau.
lesson-trail-place-title = Leg es auf dein Wandbild
lesson-trail-place = Dein erstes Teil muss die Flagge bedecken, und Teile darfst du nie drehen. Zeig auf die leuchtenden Stellen, um zu sehen, was jede bringt: Hier bedeckt der Baum drei Geländesymbole, und jedes davon ist ein freier Schritt auf seiner Leiste.
lesson-trail-place-touch = Dein erstes Teil muss die Flagge bedecken, und Teile darfst du nie drehen. Tipp auf die leuchtenden Stellen, um zu sehen, was jede bringt: Hier bedeckt der Baum drei Geländesymbole, und jedes davon ist ein freier Schritt auf seiner Leiste. Drück dann auf Hierhin legen.
lesson-trail-ladder-title = Die Leiter hinauf
lesson-trail-ladder = Jedes Teil bringt dich eine Stufe höher. Danach darfst du bis zu zwei Boosts von je einer Stufe kaufen. Stufen bringen Schritte, Wetter, Geister und Ausdauer. Spar diesmal deine Münzen und bleib hier.
lesson-trail-order-title = Reihenfolge
lesson-trail-order = In jeder Woche außer der letzten muss ein Marker in die Reihenfolge, und das ist dein letzter, er kann also nichts anderes tun. Er bestimmt, wann du nächste Woche dran bist. Der erste Platz kostet am meisten. Nimm ihn: Dann beginnst du Woche 2.
lesson-trail-claims-title = Ziele und Spielende
lesson-trail-claims = In deinen Zügen kannst du bis zu vier Ziele melden, jedes mit einem Zählstein. Am Spielende kosten offene Wandbildfelder und Gift Gold; AZ-Sterne, übrige Klötzchen auf deinen Karten und Sätze verschiedener Gelände bringen Gold.
lesson-trail-end-title = Woche 2 gehört dir
lesson-trail-end = Zeig auf irgendetwas am Tisch, um seine Regel zu sehen. Der Tipp zeigt, was ein starker Bot tun würde. Du kannst Schritte zurücknehmen, solange seitdem nichts Zufälliges passiert ist. Spiel von hier weiter oder beginne deine eigene Partie.
lesson-trail-end-touch = Tipp auf irgendetwas am Tisch, um seine Regel zu sehen. Der Tipp zeigt, was ein starker Bot tun würde. Du kannst Schritte zurücknehmen, solange seitdem nichts Zufälliges passiert ist. Spiel von hier weiter oder beginne deine eigene Partie.

## Zweite geführte Partie

lesson-trail-more-welcome-title = Gesellschaft auf dem Trail
lesson-trail-more-welcome = Wie eine Woche abläuft, weißt du. Spätere Wochen bringen Verlorene Holländer, Gift, Ziele und Geister. Es ist Woche 3, du hast noch zwei Marker, und { $other } hat den Jackalope, einen der vier Geister.
lesson-trail-more-walk-title = Ein Marker auf der Leiste
lesson-trail-more-walk = Wandere Gila River Canyons für 1 Gesundheit und 2 Wasser. Der Schritt bringt dich zum Geländemarker auf Feld 4 der Canyon-Leiste. Wer dieses Feld erreicht, findet einen Verlorenen Holländer, solange noch welche da sind.
lesson-trail-more-dutchman-title = Der Verlorene Holländer
lesson-trail-more-dutchman = { $other } war am Zug, und Früher Schnee hat euch beide 1 Proviant gekostet. Dein letzter Abenteuermarker muss in die Reihenfolge. Der Holländer ist ein zusätzlicher Marker für alles andere, aber nur bis zum Ende der Woche.
lesson-trail-more-poison-title = Gift
lesson-trail-more-poison = Das Gila-Monster sitzt auf den Florateilen der Reihe 3, also kosten alle anderen Florateile 1 Gesundheit extra. Du hast keine. Für jede Ressource, die du nicht zahlen kannst, nimmst du ein Giftplättchen, das dich 1 bis 3 Gold kostet. Nimm den Ocotillo trotzdem.
lesson-trail-more-place-title = Was Gift kostet
lesson-trail-more-place = Der Arizona-Rindenskorpion hat dich 3 Gold gekostet, und du behältst das Plättchen. Am Spielende kostet ein Plättchen 1 Gold, zwei kosten 3, drei kosten 6. Leg den Ocotillo in die Ecke oben rechts: Er bedeckt 1 Silber, 2 Gold und 1 Wasser.
lesson-trail-more-place-touch = Der Arizona-Rindenskorpion hat dich 3 Gold gekostet, und du behältst das Plättchen. Am Spielende kostet ein Plättchen 1 Gold, zwei kosten 3, drei kosten 6. Tipp auf die Ecke oben rechts: Dort bedeckt der Ocotillo 1 Silber, 2 Gold und 1 Wasser. Drück dann auf Hierhin legen.
lesson-trail-more-claim-title = Melde ein Ziel
lesson-trail-more-claim = Auf deinem Wandbild liegen fünf Teile. Das ist ein Ziel der ersten State-48-Karte, und noch niemand hat es gemeldet: Wer es zuerst meldet, erhält 3 Gold und 1 Ausdauer. Ein Ziel braucht einen deiner vier Zählsteine, für den Rest der Partie. Melde es jetzt.
lesson-trail-more-boost-title = Noch eine Stufe
lesson-trail-more-boost = Das Teil hat dich auf Stufe 9 gebracht, das war 1 Ausdauer. Ein Boost kostet hier 2. Du zahlst mit deinem Silber, das 3 wert ist, und bekommst nichts heraus. Es lohnt sich: Stufe 10 bringt einen Geist. Kauf den Boost.
lesson-trail-more-spirit-title = Wähl einen Geist
lesson-trail-more-spirit = Du kannst einen Geist wählen, den niemand hat und den du noch nie hattest. { $other } hat den Jackalope, und das Pekari war schon bei dir. Wähl die Wüstenschildkröte.
lesson-trail-more-cube-title = Die Schildkröte hilft
lesson-trail-more-cube = Entferne einmal pro Zug ein Klötzchen und erhalte die Belohnung links oder rechts davon, nicht beide. Die linke Belohnung des zweiten Klötzchens entfernt ein Giftplättchen und bringt 1 Gesundheit. Werde damit den Skorpion los. Die 3 Gold sind weg, aber am Spielende zählt er nicht mehr.
lesson-trail-more-again-title = Einmal pro Zug
lesson-trail-more-again = { $other } konnte eine Etappe nicht ganz bezahlen und hat auch Gift genommen. In diesem Zug kannst du die Schildkröte wieder nutzen: Ihr drittes Klötzchen bringt 1 Ausdauer. Nach dem letzten Klötzchen verlässt dich ein Geist. Jedes am Spielende übrige Klötzchen ist 1 Gold wert.
lesson-trail-more-order-title = Dein letzter Marker
lesson-trail-more-order = Für deinen letzten Abenteuermarker bleibt nur die Reihenfolge. Der Geist hat keinen Marker gekostet. Wähl wieder den ersten Platz.
lesson-trail-more-end-title = Woche 4 gehört dir
lesson-trail-more-end = Der Holländer ist wieder im Vorrat, und die Schildkröte bleibt bei dir. { $other } hat den Jackalope nicht genutzt und eines seiner zwei Klötzchen verloren: Er macht jede Woche eine Zusatzaktion, sonst ist das Klötzchen weg. Spiel von hier weiter oder beginne deine eigene Partie.

## Kurzübersicht

trail-aid-prices = Preise
trail-aid-what = Wofür
trail-aid-price = Preis
trail-aid-row = Reihe { $row }: Karte oder Teil der Größe { $size }
trail-aid-level = Stufe
trail-aid-gives = Bringt
trail-aid-boosts = Boosts kaufen
trail-aid-from-level = Von Stufe
trail-aid-boost-prices = Erster / zweiter, in Türkis
trail-aid-grit = Deine Ausdauer
trail-aid-spaces = Felder pro Ausdauer
trail-aid-gold = Gold am Spielende
trail-aid-each-more = { $points }; danach je { $gold }
trail-aid-sets = 2 Gelände +{ $of2 }, 3 Gelände +{ $of3 }, 4 Gelände +{ $of4 }

## Zum Ausdrucken

trail-print-passages = Etappenkarten
trail-print-nature = Flora- und Faunakarten
trail-print-gateways = Etappenortkarten
trail-print-weather = Wetter
trail-print-state48 = State-48-Karten
trail-print-spirits = Geister
trail-print-pieces = Teile
trail-print-board = Tableau
trail-print-boards = Spielplan
trail-print-tokens = Marker und Plättchen
trail-print-poison = Giftplättchen
trail-print-cubes = Klötzchen
trail-print-dutchmen = Verlorene Holländer
trail-print-terrain-markers = Geländemarker
trail-print-deck = Stapel { $deck }
trail-print-miles = { DECIMAL($miles) } Meilen
trail-print-display = Lege Flora, Fauna, Etappen und deinen Geist hierhin oder unter das Tableau.
trail-print-claim-trackers = Zählsteine für Ziele
trail-print-score-how = Gold steigt von 0, Ausdauer fällt von 100. Felder, die jede Ausdauer bewegt:
trail-print-flora-row = Florakarte, Reihe { $row }
trail-print-fauna-row = Faunakarte, Reihe { $row }
trail-print-flora-pieces = Florateile, Größe { $size }
trail-print-fauna-pieces = Faunateile, Größe { $size }
trail-print-two-up = zwei offen
trail-print-refresh = Nach den Wochen 1–7: Eine Karte in Reihe 1 kommt unter ihren Stapel, die anderen rücken eine Reihe nach links, dann wird aufgefüllt.
trail-print-third-spaces = Auslage · dritte Felder nur zu dritt oder viert
trail-print-left-half = linke Hälfte des Spielplans
trail-print-join = Hier schließt die rechte Hälfte an
trail-print-passage-space = Etappe { $number }
trail-print-state-space = State-48-Karte, { $category }
trail-print-gateway-space = Etappenortkarte und Stapel
trail-print-grit-side = Jede Ausdauer zieht auf dieser Seite { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
trail-print-need-levels = Stufen erreichen, Ressourcen zahlen
trail-print-first-only = nur zuerst
trail-print-new-deck = neuer Stapel
trail-print-boost-prices = Boostpreise: erster, zweiter
trail-print-foot = Beginn
trail-print-blossoms-how = Aufbau: Decke pro Leiste eine Blüte auf, von oben nach unten. Ihre Zahl ist das Feld des Geländemarkers.
trail-print-flag-count = Trailmarker
trail-print-figures = Geisterfiguren, Blüten und Gift
trail-print-figures-title = Falten und kleben
trail-print-make-board = Leg die beiden Hälften des Spielplans nebeneinander. Karten liegen außen an den gestrichelten Kanten.
trail-print-make-whole = Druck den Spielplan auf A3 oder Tabloid. Karten liegen außen an den gestrichelten Kanten.
trail-print-game-board = Spielplan
trail-print-game-board-halves = Zwei Seiten
trail-print-game-board-whole = Eine Seite (A3 oder Tabloid)
trail-print-figure-count = Geisterfiguren
trail-print-blossom-count = Saguaroblüten
trail-print-tracker-count = Zählsteine
trail-print-marker-count = Abenteuermarker
trail-print-stock-count = Bestandsmarker
trail-print-score-count = Gold- und Ausdauermarker
trail-print-figures-fold = Figuren: ausschneiden, an den gestrichelten Linien falten und die Füße übereinanderkleben.
trail-print-folded = Blüten und Gift: in der Mitte falten und kleben, die Zahl ist dann hinten.
trail-print-player = Person { $seat }
trail-print-shared = Für alle

## Rückblick

trail-where-week = Woche { $week }
trail-it = { $when ->
    [far] In den gezeigten Zugfolgen: Das
   *[now] Das
}
trail-review-points = { trail-it } bringt { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}; { review-other } bringt { $less }.
trail-review-claims = { trail-it } meldet ein Ziel ({ trail-claim }); { review-other } nicht.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] findet einen Verlorenen Holländer
    [marker] bringt den vierten Abenteuermarker
   *[star] bringt einen AZ-Stern
}; { review-other } nicht.
trail-review-climbs = { trail-it } steigt auf Stufe { $level }; { $less ->
    [0] { review-other } steigt nicht.
   *[other] { review-other } erreicht nur { $less }.
}
trail-review-covers = { trail-it } belegt { $more ->
    [one] 1 Feld
   *[other] { $more } Felder
} des Wandbilds; { review-other } belegt { $less }.
trail-review-steps = { trail-it } macht { $more ->
    [one] 1 Schritt
   *[other] { $more } Schritte
} auf den Geländeleisten; { review-other } macht { $less }.
trail-review-gains = { trail-it } bringt { $more } { trail-what }; { review-other } bringt { $less }.
trail-review-costs = { trail-it } kostet Münzen im Wert von { $less } Türkis; { review-other } kostet { $more }.

## Bilder der Regelseite

trail-picture-grit = { $points ->
    [one] je 1 Feld
   *[other] je { $points } Felder
}
trail-picture-row = Reihe { $row }
trail-picture-card = Karte
trail-picture-flag = zuerst, auf die Flagge
trail-picture-joined = Kante an Kante
trail-picture-touching = nur eine Ecke
trail-picture-overlapping = überlappend
trail-picture-new = neu

## Paket ansehen

trail-pack-table-pack = Das Paket
trail-pack-table-limits = Spielmaterial
trail-pack-table-start = Aufbau
trail-pack-table-weeks = Wochen
trail-pack-table-track = Geländeleisten
trail-pack-table-ladder = Höhenleiter
trail-pack-table-arrows = Gekreuzte Pfeile
trail-pack-table-turn_order = Reihenfolge
trail-pack-table-spaces = Felder für Zählsteine
trail-pack-table-mural = Wandbild
trail-pack-table-grit = Ausdauer
trail-pack-table-blossoms = Saguaroblüten
trail-pack-table-fauna = Fauna
trail-pack-table-flora = Flora
trail-pack-table-gateway = Etappenorte
trail-pack-table-passage = Etappen
trail-pack-table-piece = Teile
trail-pack-table-poison = Gift
trail-pack-table-spirit = Geister
trail-pack-table-card = State 48
trail-pack-table-weather = Wetter
trail-pack-field-authors = Urheber
trail-pack-field-licence = Lizenz
trail-pack-field-stock = Bestand
trail-pack-field-cubes = Klötzchen
trail-pack-field-dutchmen = Verlorene Holländer
trail-pack-field-claims = Ziele pro Person
trail-pack-field-terrain = Gelände
trail-pack-field-spaces = Felder
trail-pack-field-levels = Stufen
trail-pack-field-top = Spitze
trail-pack-field-card-row = Ziele
trail-pack-field-first = erster Boost
trail-pack-field-second = zweiter Boost
trail-pack-field-left = links
trail-pack-field-right = rechts
trail-pack-field-bottom = unten
trail-pack-field-prices = Preise
trail-pack-field-passage = Etappen, nach Personenzahl
trail-pack-field-row = Reihen, nach Personenzahl
trail-pack-field-arrows = Pfeile
trail-pack-field-gateway = Etappenort
trail-pack-field-rows = Zeilen
trail-pack-field-icons = Symbole
trail-pack-field-start = beginnt bei
trail-pack-field-sides = Felder und Punkte jeder Seite
trail-pack-field-beyond = darüber hinaus
trail-pack-field-numbers = auf den Zahlen
trail-pack-field-gain = bringt
trail-pack-field-loss = kostet
trail-pack-field-rewards = Belohnungen
trail-pack-field-says = für zwei, drei und vier Personen
trail-pack-field-flavour = Stimmungstext
trail-pack-word-mountain = Berg
trail-pack-word-plateau = Plateau
trail-pack-word-desert = Wüste
trail-pack-word-canyon = Canyon

## Rätsel

trail-puzzle-goal = Die meisten Punkte in diesem Zug
trail-puzzle-about = Woche { $week }, du bist am Zug. Du kannst { $points } Punkte aus Gold und Ausdauer machen, bevor der Zug endet oder etwas gezogen wird.
trail-puzzle-why-all = Der Zug { $reasons }.
trail-puzzle-theme-mural = Wandbild
trail-puzzle-theme-passage = Etappe
trail-puzzle-theme-card = Karte
trail-puzzle-theme-claim = Ziel
trail-puzzle-theme-ladder = Leiter
trail-puzzle-theme-terrain = Geländeleisten
trail-puzzle-theme-ability = Fähigkeit
trail-puzzle-theme-spirit = Geist
trail-puzzle-theme-arrows = Gekreuzte Pfeile
trail-puzzle-theme-grit = Ausdauer

## Werkstatt

trail-letter-covered = belegt
trail-letter-open = offen
trail-edit-field-card = ihre drei Karten
trail-edit-field-miles = Meilen
trail-edit-field-deck = Stapel
trail-edit-field-need = nötige Stufen
trail-edit-field-pay = Kosten
trail-edit-field-icon = Ecksymbol
trail-edit-field-moment = wann nutzbar
trail-edit-field-tone = Stimmung
trail-edit-field-two = für zwei Personen
trail-edit-field-three = für drei Personen
trail-edit-field-four = für vier Personen
trail-edit-field-category = wann gewertet
trail-edit-field-want = Bedingung
trail-edit-field-gold = Gold nach Rang
trail-edit-field-grit = Ausdauer für Rang 1
trail-edit-field-shape = Form
trail-edit-field-art = Zeichnung
trail-fault-numbers = Erwartet: Zahlen von 1 bis { $most }
trail-fault-blossoms = Erwartet: vier verschiedene Zahlen von 4 bis 9
trail-fault-first-space = Erwartet: kein Bonus auf Feld 1, wo alle beginnen
trail-fault-levels = Erwartet: { $count } Stufen mit ‚{ $word }‘; gefunden: { $found }
trail-fault-top = Erwartet: nichts auf Stufe 21, deren Belohnung ‚top‘ ist
trail-fault-price = Erwartet: Preise von 0 bis { $high }; gefunden: { $found }
trail-fault-mural-row = Zeile { $row }: erwartet { $size } Felder, gefunden { $found }
trail-fault-no-icon = Zeile { $row }: Ein Symbol ‚{ $icon }‘ gibt es nicht
trail-fault-one-amount = Erwartet: eine Menge wie ‚2 gold‘
trail-fault-flag = Erwartet: eine Flagge ‚{ $flag }‘; gefunden: { $found }
trail-fault-sides = Erwartet: Paare [Menge, Felder]
trail-fault-word = ‚{ $word }‘ passt hier nicht ({ $what }){ $near ->
    [none] { "" }
   *[other] { "" } (meintest du ‚{ $near }‘?)
}; möglich: { $known }
trail-fault-amount = ‚{ $text }‘: erwartet eine Zahl und eine Art wie ‚2 water‘
trail-fault-number = ‚{ $text }‘: erwartet eine Zahl von 1 bis 12
trail-fault-twice = ‚{ $word }‘ kommt in ‚{ $text }‘ zweimal vor
trail-fault-gained-only = ‚{ $word }‘ kann man nur erhalten
trail-fault-kind-here = ‚{ $word }‘ ist hier nicht erlaubt; möglich: { $known }
trail-fault-exchange = ‚{ $text }‘: erwartet ‚exchange <Mengen> for <Mengen>‘
trail-fault-verb = ‚{ $text }‘: erwartet gain, lose, pay, exchange, discount, free, lower, enter oder copy und dann, was dazugehört
trail-fault-no-amount = ‚{ $text }‘: erwartet eine Menge
trail-fault-per = ‚{ $text }‘: erwartet ‚per <Zahl> <Zähler> [max <Zahl>]‘
trail-fault-discount = ‚{ $text }‘: erwartet ‚discount n on row, flora, fauna oder boost‘ oder ‚discount n <Ressource> on passage oder order‘
trail-fault-options = ‚{ $text }‘: erwartet höchstens 6 Möglichkeiten
trail-fault-no-or = ‚{ $text }‘: kein ‚or‘ zum Zeitpunkt ‚{ $moment }‘ erlaubt
trail-fault-ladder-only = ‚{ $word }‘ kann nur von der Leiter kommen
trail-fault-moment = ‚{ $text }‘ passt nicht zum Zeitpunkt ‚{ $moment }‘
trail-fault-no-price = ‚{ $text }‘: Zum Zeitpunkt ‚{ $moment }‘ lässt sich kein Preis ändern
trail-fault-nothing = ‚{ $text }‘ ändert zum Zeitpunkt ‚{ $moment }‘ nichts
trail-fault-clause = ‚{ $text }‘: erwartet ‚<wer>: <Effekt>‘
trail-fault-weather = ‚{ $text }‘: Wetter kann nur gain, lose, pay oder exchange
trail-fault-who = ‚{ $text }‘: erwartet each, drawer, others, ‚most <Zähler>‘, ‚fewest <Zähler>‘, ‚<Zähler> >= <Zahl>‘ oder ‚<Zähler> <= <Zahl>‘
trail-fault-id = Erwartet: nur a-z, 0-9 und ‚-‘; gefunden: ‚{ $found }‘
trail-fault-no-terrain = Erwartet: mindestens ein Gelände
trail-fault-cards = Erwartet: { $low } bis { $high } Karten; gefunden: { $found }
trail-fault-other-card = ‚{ $found }‘ ist schon die Kennung einer anderen Karte
trail-fault-twelve = Erwartet: mindestens zwölf verschiedene Effekte
trail-fault-pairs = Erwartet: ein Paar pro Klötzchen (keins beim Jackalope), also { $size }; gefunden: { $found }
trail-fault-pair = Erwartet: [links, rechts] für Klötzchen { $cube }
trail-fault-falling = Erwartet: fallende Zahlen von 0 bis 30; gefunden: { $found }
trail-fault-compare = Erwartet: ‚>= n‘ oder ‚<= n‘; gefunden: ‚{ $found }‘
trail-fault-most = Erwartet: ‚most‘ oder ‚fewest‘; gefunden: ‚{ $found }‘
trail-fault-tokens = Erwartet: vier Plättchen mit { $number }; gefunden: { $found }
trail-fault-pieces = Erwartet: { $low } bis { $high } Teile; gefunden: { $found }
trail-fault-used = ‚{ $found }‘ wird schon verwendet
trail-fault-card-id = Erwartet: die Kennung einer Karte ({ $kind }); gefunden: ‚{ $found }‘{ $near ->
    [none] { "" }
   *[other] . Meintest du ‚{ $near }‘?
}
trail-fault-sizes = Erwartet: mindestens { $low } Teile der Größe { $size }; gefunden: { $found }
trail-fault-shape = Erwartet: höchstens { $high } Spalten aus ‚{ $covered }‘ und ‚.‘; gefunden: ‚{ $found }‘
trail-fault-covered = Erwartet: { $size } Felder; gefunden: { $found }
trail-fault-empty = Erwartet: keine leeren Zeilen oder Spalten
trail-word = { $word ->
    [gain] erhalte
    [lose] verliere
    [pay] zahle
    [exchange] tausche
    [discount] Rabatt
    [free] gratis
    [lower] senke
    [enter] betritt
    [copy] kopiere
    [and] und
    [or] oder
    [per] je
    [max] höchstens
    [for] für
    [on] auf
    [each] alle
    [drawer] wer diese Karte zieht
    [others] alle anderen
    [most] am meisten
    [fewest] am wenigsten
    [row] Reihe
    [flora] Flora
    [fauna] Fauna
    [boost] Boost
    [passage] Etappe
    [order] Reihenfolge
    [gila] Gila-Monster
    [arrow] Pfeil
    [gateway] Etappenort
    [turquoise] Türkis
    [copper] Kupfer
    [silver] Silber
    [supplies] Proviant
    [health] Gesundheit
    [water] Wasser
    [gold] Gold
    [grit] Ausdauer
    [mountain] Berg
    [plateau] Plateau
    [desert] Wüste
    [canyon] Canyon
    [terrain] beliebige Leiste
    [resource] beliebige Ressource
    [antidote] Gegengift
    [weather] Wetter
    [spirit] Geist
    [marker] Abenteuermarker
   *[other] { $word }
}
trail-reads-moment = { $moment ->
    [turn] In deinem Zug:
    [row] Beim Nehmen aus einer Reihe:
    [boost] Beim Boosten:
    [passage] Beim Wandern einer Etappe:
    [order] Beim Wählen der Reihenfolge:
    [gila] Wenn das Gila-Monster Gesundheit kostet:
    [after-passage] Bist du eine Etappe gewandert:
    [after-piece] Hast du ein Teil gelegt:
    [after-flora] Hast du eine Florakarte genommen:
    [after-fauna] Hast du eine Faunakarte genommen:
    [after-arrows] Nach den Gekreuzten Pfeilen:
    [after-gateway] Nach dem Besuch eines Etappenorts:
   *[after-order] Hast du die Reihenfolge gewählt:
}
trail-reads-or = oder
trail-price-place = { $place ->
    [row] eine Flora- oder Faunareihe
    [flora] eine Florareihe
    [fauna] eine Faunareihe
    [boost] den Boost
    [passage] die Etappe
    [order] die Reihenfolge
   *[gila] das Gila-Monster
}
trail-reads-price = { $verb ->
    [discount] { trail-amount } weniger für { trail-price-place }.
    [free] Zahle nichts für { trail-price-place }.
    [lower] Die nötigen Stufen der Etappe sind um { $amount } niedriger.
   *[enter] Nutze eine volle Reihe.
}
trail-reads-who = { $who ->
    [each] Alle:
    [drawer] Wer diese Karte zieht:
    [others] Alle anderen:
    [most] Wer am meisten hat ({ trail-counter }):
    [fewest] Wer am wenigsten hat ({ trail-counter }):
    [least] Wer { $number } oder mehr hat ({ trail-counter }):
   *[atmost] Wer { $number } oder weniger hat ({ trail-counter }):
}
trail-web-workshop-piece = Ihr Teil
trail-web-workshop-market = In der Auslage
trail-web-workshop-shape = Form: zum Ändern klicken
trail-web-workshop-space = Feld { $place } belegt
trail-web-workshop-size = Größe { $count }. Nie gedreht, nie gewendet.
trail-web-workshop-copy = Exemplar { $number }
trail-web-workshop-miles = Nr. { $number }, { NUMBER($miles) } Meilen
trail-web-workshop-mural = Das Wandbild
trail-web-workshop-mural-space = Feld { $place }: { $gives }
trail-web-workshop-signs = Malen mit
trail-web-workshop-flag = die Flagge
trail-web-workshop-empty = nichts
trail-art-turquoise = Türkis
trail-art-copper = Kupfer
trail-art-silver = Silber
trail-art-supplies = Proviant
trail-art-health = Gesundheit
trail-art-water = Wasser
trail-art-gold = Gold
trail-art-grit = Ausdauer
trail-art-poison = Gift
trail-art-any = Beliebige Ressource
trail-art-boost = Boost
trail-art-passage = Etappe
trail-art-flora = Flora
trail-art-fauna = Fauna
trail-art-gateway = Etappenort
trail-art-weather = Wetter
trail-art-spirit = Geist
trail-art-state48 = State 48
trail-art-cube = Klötzchen
trail-art-marker = Abenteuermarker
trail-art-dutchman = Verlorener Holländer
trail-art-tracker = Zählstein
trail-art-gila = Gila-Monster
trail-pack-word-antidote = Gegengift
trail-pack-word-blossom = Blüte
trail-pack-word-star = AZ-Stern
trail-pack-word-good = gut
trail-pack-word-bad = schlecht
trail-pack-word-mixed = gemischt
trail-pack-word-turn = in deinem Zug
trail-pack-word-row = beim Nehmen aus einer Reihe
trail-pack-word-boost = beim Boosten
trail-pack-word-passage = beim Wandern einer Etappe
trail-pack-word-order = beim Wählen der Reihenfolge
trail-pack-word-gila = wenn das Gila Gesundheit kostet
trail-pack-word-after-passage = nach einer Etappe
trail-pack-word-after-piece = nach dem Legen eines Teils
trail-pack-word-after-flora = nach dem Nehmen einer Florakarte
trail-pack-word-after-fauna = nach dem Nehmen einer Faunakarte
trail-pack-word-after-arrows = nach den Gekreuzten Pfeilen
trail-pack-word-after-gateway = nach dem Etappenort
trail-pack-word-after-order = nach der Reihenfolge

## Kartentexte, aus den Wirkungen im Paket erzeugt

trail-card-amount = { $kind ->
    [mountain] { trail-card-advance }
    [plateau] { trail-card-advance }
    [desert] { trail-card-advance }
    [canyon] { trail-card-advance }
    [terrain] { trail-card-advance }
    [resource] { trail-card-resource }
    [antidote] { trail-card-antidote }
   *[other] { trail-amount }
}
trail-card-advance = { trail-amount }
trail-card-track = { $kind ->
    [terrain] beliebiger Leiste
   *[other] { trail-terrain }
}
trail-card-resource = { $amount ->
    [1] 1 beliebige Ressource
   *[other] { $amount } beliebige Ressourcen
}
trail-card-antidote = { $form ->
    [noun] das Zurücklegen { $amount ->
        [1] eines Giftplättchens
       *[other] von { $amount } Giftplättchen
    }
   *[other] lege { $amount ->
        [1] ein Giftplättchen
       *[other] { $amount } Giftplättchen
    } zurück
}
trail-card-each-resource = 1 von jeder Ressource
trail-card-per = { $what } je { $unit ->
    [each] { trail-counter-one }
   *[every] { $step } { trail-card-counted-of }
}{ $limit ->
    [0] { "" }
   *[other] { " " }(höchstens { $limit })
}
trail-card-counted = { $per ->
    [passage-terrains] verschiedene Gelände unter den Etappen
    [card-terrains] verschiedene Gelände unter den Karten
    [lowest-level] Felder auf der niedrigsten Leiste
    [highest-level] Felder auf der höchsten Leiste
    [lowest-stock] im niedrigsten Bestand
    [cubes] Klötzchen auf Karten
   *[other] { trail-counter }
}
trail-card-counted-of = { $number ->
    [1] { $on ->
        [count] { trail-counter-one }
       *[other] { trail-card-counted-many }
    }
   *[other] { trail-card-counted-many }
}
trail-card-counted-many = { trail-card-counted }
trail-card-of = { trail-card-goal-name }
trail-card-list = { $first }, { $second }
trail-card-and = { $first } und { $second }
trail-card-and-per = { $first } und { $second }
trail-card-or = { $first } oder { $second }
trail-card-then = { $first }; { $second }
trail-card-either = { $first }, oder { $second }
trail-card-price = { $verb ->
    [enter] nutze eine volle oder schon genutzte Reihe
    [lower] eine Etappe verlangt auf jeder Leiste { $amount ->
        [1] 1 Stufe
       *[other] { $amount } Stufen
    } weniger
    [free] { $place ->
        [boost] ein Boost ist gratis
        [gila] zahle keine Gesundheit für das Gila
        [passage] eine Etappe kostet nichts
       *[order] die Reihenfolge kostet nichts
    }
   *[discount] { $place ->
        [row] eine Reihe kostet { $amount } weniger
        [flora] eine Florareihe kostet { $amount } weniger
        [fauna] eine Faunareihe kostet { $amount } weniger
        [boost] ein Boost kostet { $amount } weniger
        [passage] eine Etappe kostet { trail-amount } weniger
       *[order] die Reihenfolge kostet { trail-amount } weniger
    }
}
trail-card-exchange = tausche { $give } gegen { $get }
trail-card-pay = zahle { $what }
trail-card-lose = verliere { $what }
trail-card-get = erhalte { $what }
trail-card-copy = { $place ->
    [gateway] erhalte die Belohnung des offenen Etappenorts
   *[arrow] erhalte noch einmal die Belohnung deines Pfeilfelds
}
trail-card-after = { $moment ->
    [after-passage] Bist du eine Etappe gewandert: { $what }
    [after-piece] Hast du ein Teil gelegt: { $what }
    [after-flora] Hast du eine Florakarte genommen: { $what }
    [after-fauna] Hast du eine Faunakarte genommen: { $what }
    [after-arrows] Hast du die Gekreuzten Pfeile genutzt: { $what }
    [after-gateway] Hast du einen Etappenort genutzt: { $what }
   *[after-order] Hast du die Reihenfolge gewählt: { $what }
}
trail-card-direction = { $who ->
    [each] Alle { $what }.
    [others] Alle anderen { $what }.
   *[other] { trail-card-who }, { $what }.
}
trail-card-who = { $who ->
    [each] Alle
    [drawer] Wer diese Karte zieht
    [others] Alle anderen
    [most] { $on ->
        [place] Wer in der Reihenfolge hinten ist
        [stock] Wer den besten niedrigsten Bestand hat
        [track] Wer auf { trail-card-level } am weitesten ist
        [ladder] Wer auf der Leiter am höchsten steht
        [coins] Wer den höchsten Münzwert hat
       *[other] Wer { $per ->
            [turquoise] am meisten
            [supplies] am meisten
            [copper] am meisten
            [silver] am meisten
            [water] am meisten
            [gold] am meisten
            [health] am meisten
            [grit] am meisten
            [passage-terrains] am meisten
            [card-terrains] am meisten
            [open-spaces] am meisten
            [covered-spaces] am meisten
            [full-rows] am meisten
            [full-columns] am meisten
           *[other] die meisten
        } { trail-card-counted } hat
    }
    [fewest] { $on ->
        [place] Wer in der Reihenfolge vorn ist
        [stock] Wer den schlechtesten niedrigsten Bestand hat
        [track] Wer auf { trail-card-level } am wenigsten weit ist
        [ladder] Wer auf der Leiter am tiefsten steht
        [coins] Wer den geringsten Münzwert hat
       *[other] Wer { $per ->
            [turquoise] am wenigsten
            [supplies] am wenigsten
            [copper] am wenigsten
            [silver] am wenigsten
            [water] am wenigsten
            [gold] am wenigsten
            [health] am wenigsten
            [grit] am wenigsten
            [passage-terrains] am wenigsten
            [card-terrains] am wenigsten
            [open-spaces] am wenigsten
            [covered-spaces] am wenigsten
            [full-rows] am wenigsten
            [full-columns] am wenigsten
           *[other] die wenigsten
        } { trail-card-counted } hat
    }
    [least] { $on ->
        [place] Wer in der Reihenfolge auf Platz { $number } oder später ist
        [stock] Wer von allem im Bestand { $number } oder mehr hat
        [track] Wer auf { trail-card-level } { $number } oder weiter ist
        [ladder] Wer auf Stufe { $number } der Leiter oder höher steht
        [coins] Wer Münzen im Wert von { $number } Türkis oder mehr hat
       *[other] Wer { $number } { trail-card-counted-of } oder mehr hat
    }
   *[at-most] { $on ->
        [place] Wer in der Reihenfolge auf Platz { $number } oder früher ist
        [stock] Wer im niedrigsten Bestand { $number } oder weniger hat
        [track] Wer auf { trail-card-level } { $number } oder weniger weit ist
        [ladder] Wer auf Stufe { $number } der Leiter oder tiefer steht
        [coins] Wer Münzen im Wert von { $number } Türkis oder weniger hat
       *[other] Wer { $number } { trail-card-counted-of } oder weniger hat
    }
}
trail-card-level = { $per ->
    [lowest-level] der niedrigsten Leiste
    [highest-level] der höchsten Leiste
   *[other] { trail-terrain }
}
trail-card-event = { $verb ->
    [pay] { $who ->
        [each] zahlen
        [others] zahlen
       *[other] zahlt
    } { $what }
    [lose] { $who ->
        [each] verlieren
        [others] verlieren
       *[other] verliert
    } { $what }
    [gain] { $who ->
        [each] erhalten
        [others] erhalten
       *[other] erhält
    } { $what }
    [exchange] { $who ->
        [each] tauschen
        [others] tauschen
       *[other] tauscht
    } { $what } gegen { $get }
    [step] { $who ->
        [each] machen
        [others] machen
       *[other] macht
    } { trail-steps } auf { trail-card-track }
   *[antidote] { $who ->
        [each] legen
        [others] legen
       *[other] legt
    } { $amount ->
        [1] ein Giftplättchen
       *[other] { $amount } Giftplättchen
    } zurück
}
trail-card-events-and = { $first } und { $second }
trail-card-events-or = { $first } oder { $second }
trail-card-events-either = { $first } oder { $second }
trail-card-goal = { $want ->
    [least] { trail-card-goal-count }
    [at-most] { $per ->
        [mountain-level] { trail-terrain } { $number } oder weniger
        [plateau-level] { trail-terrain } { $number } oder weniger
        [desert-level] { trail-terrain } { $number } oder weniger
        [canyon-level] { trail-terrain } { $number } oder weniger
        [lowest-level] Eine Leiste auf { $number } oder weniger
        [highest-level] Alle Leisten auf { $number } oder weniger
        [ladder] Leiter { $number } oder weniger
        [lowest-stock] Niedrigster Bestand { $number } oder weniger
        [turn-place] Platz { $number } der Reihenfolge oder früher
       *[other] { trail-card-goal-count } oder weniger
    }
    [most] { $on ->
        [place] Letzter Platz der Reihenfolge
        [stock] Bester niedrigster Bestand
        [track] { $per ->
            [lowest-level] Beste niedrigste Leiste
            [highest-level] Am weitesten auf einer Leiste
           *[other] Am weitesten auf { trail-terrain }
        }
        [ladder] Am höchsten auf der Leiter
        [coins] Höchster Münzwert
       *[other] { $per ->
            [turquoise] Am meisten
            [supplies] Am meisten
            [copper] Am meisten
            [silver] Am meisten
            [water] Am meisten
            [gold] Am meisten
            [health] Am meisten
            [grit] Am meisten
            [lowest-stock] Am meisten
           *[other] Meiste
        } { trail-card-of }
    }
   *[fewest] { $on ->
        [place] Erster Platz der Reihenfolge
        [stock] Schlechtester niedrigster Bestand
        [track] { $per ->
            [lowest-level] Schlechteste niedrigste Leiste
            [highest-level] Schlechteste höchste Leiste
           *[other] Am wenigsten weit auf { trail-terrain }
        }
        [ladder] Am tiefsten auf der Leiter
        [coins] Geringster Münzwert
       *[other] { $per ->
            [turquoise] Am wenigsten
            [supplies] Am wenigsten
            [copper] Am wenigsten
            [silver] Am wenigsten
            [water] Am wenigsten
            [gold] Am wenigsten
            [health] Am wenigsten
            [grit] Am wenigsten
            [lowest-stock] Am wenigsten
           *[other] Wenigste
        } { trail-card-of }
    }
}
trail-card-goal-count = { $per ->
    [lowest-stock] Ganzer Bestand auf { $number }
    [turn-place] Platz { $number } der Reihenfolge oder später
    [mountain-level] { trail-terrain } { $number }
    [plateau-level] { trail-terrain } { $number }
    [desert-level] { trail-terrain } { $number }
    [canyon-level] { trail-terrain } { $number }
    [lowest-level] Alle Leisten auf { $number }
    [highest-level] Eine Leiste auf { $number }
    [ladder] Leiter { $number }
    [pieces] { $number ->
        [1] 1 gelegtes Teil
       *[other] { $number } gelegte Teile
    }
    [cards] { $number ->
        [1] 1 Flora- oder Faunakarte
       *[other] { $number } { trail-card-goal-name }
    }
   *[other] { $number } { trail-card-counted-of }
}
trail-card-goal-name = { $per ->
    [cards] Flora-/Faunakarten
   *[other] { trail-card-counted }
}
