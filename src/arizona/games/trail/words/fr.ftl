# Trail : textes du navigateur, du terminal et du journal.

trail-title = Trailblazer : The Arizona Trail
trail-about = Huit semaines sur le sentier, de deux à quatre : parcours des Étapes, rassemble plantes et animaux, et compose une fresque.

trail-option-last_turn_order = Choisir l’Ordre du tour aussi en semaine 8, bien qu’aucune semaine ne suive.
trail-option-blossom_climbs = Une Fleur de saguaro te fait monter sur l’Échelle comme toute autre pièce.
trail-option-jackalope_moves_tracker = Si, aux Flèches croisées, le Jackalope déplace ton pion au lieu de prendre une récompense au choix.

## Invites

trail-prompt-start = On tire au sort qui commence.
trail-prompt-open = Mise en place de la partie.
trail-prompt-blossom-number = On retourne les Fleurs.
trail-prompt-poison = { $count ->
    [1] On pioche un jeton Poison.
   *[other] On pioche { $count } jetons Poison.
}
trail-prompt-weather-draw = On pioche des cartes Météo.
trail-prompt-arrow = Déplace ton pion sur les Flèches croisées.
trail-prompt-claim = Tu peux revendiquer un exploit, maintenant ou plus tard.
trail-prompt-gila = Pose le Monstre de Gila sur une carte ou une pièce visible.
trail-prompt-turn = Semaine { $week } : utilise un marqueur (reste { $markers }{ $owed ->
    [0] { "" }
   *[other] { "" }, dont 1 pour l’Ordre du tour
}){ $dutchmen ->
    [0] { "" }
   *[other] { " " }ou un Hollandais ({ $dutchmen })
}.
trail-prompt-means = Marqueur Aventure ou Hollandais perdu ?
trail-prompt-jackalope = Choisis l’action supplémentaire du Jackalope.
trail-prompt-after = Autre chose pendant ce tour ?
trail-prompt-boost = Monter d’un niveau de plus pour { $price } Turquoise ?
trail-prompt-price = Utiliser une capacité avant de payer ?
trail-prompt-pay = Paie en monnaie l’équivalent de { $price } Turquoise{ $thing ->
    [0] { "" }
   *[other] { " " }pour { $title }
}.
trail-prompt-place = Pose { $title } sur ta fresque.
trail-prompt-blossom = Pose une Fleur de saguaro, ou renonces-y.
trail-prompt-antidote = Rendre un jeton Poison ?
trail-prompt-advance = { $cause ->
    [weather] Météo : avance
   *[other] Avance
} sur la piste de ton choix{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } fois)
}.
trail-prompt-resource = { $cause ->
    [weather] Météo : quelle
   *[other] Quelle
} ressource { $way ->
    [get] gagnes-tu
   *[give] donnes-tu
} ?
trail-prompt-option = { $cause ->
    [weather] Météo : choisis.
   *[other] Choisis.
}
trail-prompt-spirit = Un Esprit te rejoint. Choisis-en un, ou aucun.
trail-prompt-weather = Choisis la carte Météo à jouer.
trail-prompt-over = La partie est terminée.

## Noms des coups

trail-label-done = { $at ->
    [boost] S’arrêter là
    [claim] Pas maintenant
    [after] Finir le tour
    [price] Payer simplement
   *[other] Continuer
}
trail-label-decline = Non merci
trail-label-retire = Se retirer pour la semaine
trail-label-boost = Monter pour { $price } Turquoise
trail-label-gateway = Relais { $title } : { trail-gives }
trail-label-jackalope = Utiliser le Jackalope
trail-label-with = { $what ->
    [dutchman] Avec un Hollandais perdu
   *[marker] Avec un marqueur Aventure
}
trail-label-order = Ordre du tour { $place } (payer { trail-pays })
trail-label-walk = Parcourir { $title } (payer { trail-pays }, recevoir { trail-gives }, puis avancer sur { trail-terrain })
trail-label-card = Prendre { $title } pour { $price } Turquoise ({ trail-gives } ; avancer sur { trail-terrain })
trail-label-piece = Prendre la pièce { $title }, taille { $size }, pour { $price } Turquoise
trail-label-arrow = { $set }, { trail-side } : { trail-gives }
trail-label-gila = { $group ->
    [passage] Étape { $number }
    [flora-card] Carte Flore de la rangée { $number }
    [fauna-card] Carte Faune de la rangée { $number }
    [flora-piece] Pièces Flore à côté de la rangée { $number }
   *[fauna-piece] Pièces Faune à côté de la rangée { $number }
}
trail-label-claim = Revendiquer { trail-claim } : { $reward } { $kind ->
    [gold] Or
    [grit] Cran
    [supplies] Nourriture
   *[turquoise] Turquoise
}{ $grit ->
    [0] { "" }
   *[other] { " " }et { $grit } Cran
}
trail-label-use = Utiliser { $title } : { $gives }
trail-label-option = { $kind ->
    [several] { $pays ->
        [0] { "" }
       *[other] Payer { AMOUNTS($pay, one: "trail-amount", none: "trail-nothing") }
    }{ $loses ->
        [0] { "" }
       *[other] { $pays ->
            [0] Perdre
           *[other] , perdre
        } { AMOUNTS($lose, one: "trail-amount", none: "trail-nothing") }
    }{ $gives ->
        [0] { "" }
       *[other] Donner { AMOUNTS($give, one: "trail-amount", none: "trail-nothing") }
    }{ $gains ->
        [0] { "" }
       *[other] { $taken ->
            [0] Gagner
           *[other] , gagner
        } { AMOUNTS($gain, one: "trail-amount", none: "trail-nothing") }
    }{ $copied ->
        [arrow] Gagner la récompense de ta case de flèches
        [gateway] Gagner la récompense du Relais visible
       *[none] { "" }
    }
   *[other] { $gains ->
        [1] { $kind ->
            [antidote] Rendre un jeton Poison
            [terrain] { trail-amount }
           *[other] Gagner { trail-amount }
        }
       *[other] { $pays ->
            [1] Payer { trail-amount }
           *[other] { $gives ->
                [1] Donner { trail-amount }
               *[other] Perdre { trail-amount }
            }
        }
    }
}{ $per ->
    [none] { "" }
   *[other] { " " }{ $step ->
        [1] pour chaque { trail-counter-one }
       *[other] par tranche de { $step } { trail-counter }
    }{ $most ->
        [0] { "" }
       *[other] , jusqu’à { $most } fois
    }
}
trail-label-cube = { $title } : { trail-gives }
trail-label-spirit = { $title }
trail-label-weather = { $title } : { $directions }
trail-label-choose = { $what ->
    [supplies] Nourriture
    [health] Santé
   *[water] Eau
}
trail-label-advance = { $what ->
    [mountain] Montagne
    [plateau] Plateau
    [desert] Désert
   *[canyon] Canyon
} { $space } : { trail-gives }
trail-label-place = Poser en { $at }
trail-label-antidote = Rendre { $title }, valeur { $loss } Or
trail-label-pay = Payer{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Turquoise
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " et " }
           *[other] { ", " }
        }
    }{ $copper } Cuivre
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " et " }
        }
       *[other] { " et " }
    }{ $silver } Argent
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } en trop
}
trail-label-start = Place { $number } : commence
trail-label-open = Révéler { $what }
trail-label-blossom = Fleur { $number }
trail-label-poison = { $title } : { $loss } Or
trail-label-draw = { $title }

## Pourquoi un coup n'est pas possible

trail-not-gila = Le Monstre de Gila est dessus : personne ne peut le prendre cette semaine.
trail-not-last-marker = Ton dernier marqueur doit aller à l’Ordre du tour.
trail-not-new-marker = Tu pourras utiliser le marqueur reçu ce tour-ci à partir de ton prochain tour.
trail-not-new-dutchman = Tu pourras utiliser le Hollandais trouvé ce tour-ci à partir de ton prochain tour.
trail-not-order-extra = Le Jackalope ne peut pas choisir l’Ordre du tour.
trail-not-order-due = C’est la dernière semaine : on ne choisit pas l’Ordre du tour.
trail-not-order-twice = Tu as déjà choisi ta place pour la semaine prochaine.
trail-not-order-taken = Quelqu’un d’autre a choisi cette place.
trail-not-order-marker = L’Ordre du tour demande un marqueur Aventure, et tu n’en as pas à utiliser.
trail-not-gateway = Il y a déjà un marqueur ici. Cette semaine, seuls un Hollandais perdu ou le Jackalope peuvent encore y agir.
trail-not-arrow-taken = Il y a déjà un marqueur à cet ensemble. Cette semaine, seuls un Hollandais perdu ou le Jackalope peuvent encore y agir.
trail-not-arrow-here = Tu y es déjà.
trail-not-arrow-far = Depuis { $set }, { trail-side }, tu ne peux atteindre qu’une case voisine ou le même côté d’un autre ensemble.
trail-not-row-full = Toutes les cases de ce groupe sont prises cette semaine.
trail-not-again = Tu as déjà un marqueur dans ce groupe. Seuls un Hollandais perdu, le Jackalope ou la capacité d’une carte te permettent d’y revenir.
trail-not-coins = Cela coûte { $price } Turquoise. Ta monnaie vaut { $worth }.
trail-not-fitting = Elle n’entre nulle part sur ta fresque.
trail-not-passages-full = Toutes les cases d’Étape sont prises cette semaine.
trail-not-level = Il faut { trail-terrain } { $need } ; tu es à { $have } : il manque { $away ->
    [one] { $away } pas
   *[other] { $away } pas
}.
trail-not-level-helped = Il faut { trail-terrain } { $need } ; tu es à { $have }. Même avec tes cartes, il manque { $away ->
    [one] { $away } pas
   *[other] { $away } pas
}.

## Noms

trail-side = { $side ->
    [left] à gauche
    [top] en haut
    [right] à droite
   *[bottom] en bas
}
trail-claim = { $claim ->
    [size-5] trois pièces de taille 5
    [size-4] quatre pièces de taille 4
    [size-3] cinq pièces de taille 3
    [size-2] six pièces de taille 2
    [all-sizes] une pièce de chaque taille des deux types
    [mural] la fresque complète
    [four-alike] quatre Étapes d’un même terrain
    [four-different] des Étapes de quatre terrains
    [stock-3] tout le stock à 3
    [stock-5] tout le stock à 5
    [stock-7] tout le stock à 7
   *[other] « { $title } »
}
trail-amount = { $kind ->
    [turquoise] { $amount } Turquoise
    [copper] { $amount } Cuivre
    [silver] { $amount } Argent
    [supplies] { $amount } Nourriture
    [health] { $amount } Santé
    [water] { $amount } Eau
    [gold] { $amount } Or
    [grit] { $amount } Cran
    [mountain] { trail-steps } sur Montagne
    [plateau] { trail-steps } sur Plateau
    [desert] { trail-steps } sur Désert
    [canyon] { trail-steps } sur Canyon
    [terrain] { trail-steps } sur la piste de ton choix
    [resource] { $amount ->
        [1] 1 ressource de ton choix
       *[other] { $amount } ressources de ton choix
    }
    [antidote] rendre un jeton Poison
    [weather] une carte Météo
    [spirit] un Esprit
    [marker] ton quatrième marqueur Aventure
   *[other] { $amount } { $kind }
}
trail-steps = { $amount ->
    [1] 1 pas
   *[other] { $amount } pas
}
trail-nothing = rien
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
trail-corner = { $icon ->
    [star] une Étoile AZ
    [blossom] une Fleur de saguaro
   *[antidote] rendre un jeton Poison
}
trail-counter = { $per ->
    [mountain-level] cases sur Montagne
    [plateau-level] cases sur Plateau
    [desert-level] cases sur Désert
    [canyon-level] cases sur Canyon
    [lowest-level] cases sur ta piste la plus basse
    [highest-level] cases sur ta piste la plus haute
    [ladder] niveaux de l’Échelle
    [passages] Étapes
    [mountain-passages] Étapes Montagne
    [plateau-passages] Étapes Plateau
    [desert-passages] Étapes Désert
    [canyon-passages] Étapes Canyon
    [passage-terrains] terrains parmi tes Étapes
    [cards] cartes
    [flora-cards] cartes Flore
    [fauna-cards] cartes Faune
    [mountain-cards] cartes Montagne
    [plateau-cards] cartes Plateau
    [desert-cards] cartes Désert
    [canyon-cards] cartes Canyon
    [card-terrains] terrains parmi tes cartes
    [stars] Étoiles AZ
    [pieces] pièces
    [flora-pieces] pièces Flore
    [fauna-pieces] pièces Faune
    [size-2] pièces de taille 2
    [size-3] pièces de taille 3
    [size-4] pièces de taille 4
    [size-5] pièces de taille 5
    [blossoms] Fleurs
    [open-spaces] cases libres de la fresque
    [covered-spaces] cases couvertes de la fresque
    [full-rows] rangées complètes de la fresque
    [full-columns] colonnes complètes de la fresque
    [turquoise] Turquoise
    [copper] Cuivre
    [silver] Argent
    [supplies] Nourriture
    [health] Santé
    [water] Eau
    [currency] Turquoise que vaut ta monnaie
    [resources] ressources
    [lowest-stock] unités de ton stock le plus bas
    [gold] Or
    [grit] Cran
    [poison] jetons Poison
    [cubes] cubes sur tes cartes
   *[turn-place] places dans l’ordre du tour
}
trail-counter-one = { $per ->
    [mountain-level] case sur Montagne
    [plateau-level] case sur Plateau
    [desert-level] case sur Désert
    [canyon-level] case sur Canyon
    [lowest-level] case sur ta piste la plus basse
    [highest-level] case sur ta piste la plus haute
    [ladder] niveau de l’Échelle
    [passages] Étape
    [mountain-passages] Étape Montagne
    [plateau-passages] Étape Plateau
    [desert-passages] Étape Désert
    [canyon-passages] Étape Canyon
    [passage-terrains] terrain parmi tes Étapes
    [cards] carte
    [flora-cards] carte Flore
    [fauna-cards] carte Faune
    [mountain-cards] carte Montagne
    [plateau-cards] carte Plateau
    [desert-cards] carte Désert
    [canyon-cards] carte Canyon
    [card-terrains] terrain parmi tes cartes
    [stars] Étoile AZ
    [pieces] pièce
    [flora-pieces] pièce Flore
    [fauna-pieces] pièce Faune
    [size-2] pièce de taille 2
    [size-3] pièce de taille 3
    [size-4] pièce de taille 4
    [size-5] pièce de taille 5
    [blossoms] Fleur
    [open-spaces] case libre de la fresque
    [covered-spaces] case couverte de la fresque
    [full-rows] rangée complète de la fresque
    [full-columns] colonne complète de la fresque
    [resources] ressource
    [lowest-stock] unité de ton stock le plus bas
    [poison] jeton Poison
    [cubes] cube sur tes cartes
    [turn-place] place dans l’ordre du tour
   *[other] { trail-counter }
}

## Journal

trail-what = { $what ->
    [turquoise] Turquoise
    [copper] Cuivre
    [silver] Argent
    [supplies] Nourriture
    [health] Santé
   *[water] Eau
}
trail-terrain = { $terrain ->
    [mountain] Montagne
    [plateau] Plateau
    [desert] Désert
   *[canyon] Canyon
}
trail-cause = { $cause ->
    [gateway-week] Relais
    [arrow] Flèches croisées
    [meeting] case de flèches partagée
    [saguaro] Saguaro
    [passage] Étape
    [gateway] Relais
    [track] piste de terrain
    [flora] Flore
    [fauna] Faune
    [mural] fresque
    [ladder] Échelle
    [top] sommet de l’Échelle
    [weather] Météo
    [spirit] Esprit
    [ability] capacité
    [claim] exploit
    [state48] État 48
    [first-card] État 48
    [poison] Poison
    [row] rangée
    [gila] Monstre de Gila
    [order] Ordre du tour
    [boost] boost
   *[corner] carte
}

trail-event-start-player = { $name } commence.
trail-event-passage-opened = Étape révélée : { $title }.
trail-event-card-opened = Carte révélée, rangée { $row } : { $title }.
trail-event-piece-opened = Pièce révélée : { $title }.
trail-event-state48-opened = État 48 : { $title }.
trail-event-gateway-opened = Le prochain Relais est { $title }.
trail-event-terrain-marker = Une balise de terrain est posée sur { trail-terrain } { $space }.
trail-event-week = La semaine { $week } commence.
trail-event-turn = À { $name } de jouer.
trail-event-arrow-moved = { $name } se place sur { $set }, { trail-side }.
trail-event-arrow-taken = { $name } gagne la récompense : { $set }, { trail-side }.
trail-event-gila = { $name } pose le Monstre de Gila sur { $group ->
    [passage] l’Étape { $number }
    [flora-card] la carte Flore de la rangée { $number }
    [fauna-card] la carte Faune de la rangée { $number }
    [flora-piece] les pièces Flore à côté de la rangée { $number }
   *[fauna-piece] les pièces Faune à côté de la rangée { $number }
}.
trail-event-saguaro = { $name } reçoit le Saguaro.
trail-event-retired = { $name } se retire pour la semaine.
trail-event-marker-used = { $name } utilise { $means ->
    [marker] un marqueur
    [dutchman] un Hollandais perdu
   *[jackalope] le Jackalope
} { $what ->
    [passage] aux Étapes
    [flora] à la Flore
    [fauna] à la Faune
    [gateway] au Relais
   *[arrow] aux Flèches croisées
}.
trail-event-order-chosen = { $name } choisit la place { $place } pour la semaine prochaine.
trail-event-walked = { $name } parcourt « { $title } ».
trail-event-card-taken = { $name } prend « { $title } ».
trail-event-star = { $name } reçoit une Étoile AZ.
trail-event-cubes-loaded = « { $title } » : { $cubes ->
    [1] 1 cube placé
   *[other] { $cubes } cubes placés
}.
trail-event-ability = { $name } utilise « { $title } ».
trail-event-gained = { $amount ->
    [0] { $name } a déjà le maximum : { trail-what } ({ trail-cause }).
   *[other] { $name } : +{ $amount } { trail-what } ({ trail-cause }).
}
trail-event-lost = { $name } : −{ $amount } { trail-what } ({ trail-cause }).
trail-event-paid = { $name } paie { $amount } { trail-what } ({ trail-cause }).
trail-event-paid-coins = { $name } { $price ->
    [0] ne paie rien
   *[other] paie
}{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } Turquoise
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " et " }
           *[other] { ", " }
        }
    }{ $copper } Cuivre
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " et " }
        }
       *[other] { " et " }
    }{ $silver } Argent
} ({ trail-cause }).
trail-event-gold = { $name } : { SIGNED($amount) } Or ({ trail-cause }).
trail-event-grit = { $name } : { SIGNED($amount) } Cran ({ trail-cause }).
trail-event-advanced = { $name } atteint { trail-terrain } { $space } ({ trail-cause }).
trail-event-advance-lost = { $name } est déjà au bout de la piste { trail-terrain }.
trail-event-dutchman = { $name } trouve un Hollandais perdu.
trail-event-no-dutchman = Il ne reste plus de Hollandais perdu pour { $name }.
trail-event-marker = { $name } reçoit un quatrième marqueur Aventure.
trail-event-poisoned = { $name } pioche un Poison : { $title }.
trail-event-antidote = { $name } rend « { $title } ».
trail-event-piece-placed = { $name } pose « { $title } » en { $at }.
trail-event-blossom-placed = { $name } pose une Fleur de saguaro en { $at }.
trail-event-climbed = { $name } monte au niveau { $level }.
trail-event-boosted = { $name } achète un boost pour { $price } Turquoise.
trail-event-weather-mixed = Les cartes Météo sont remélangées.
trail-event-weather-drawn = { $name } pioche « { $title } ».
trail-event-weather = Météo : { $title }.
trail-event-spirit-taken = « { $title } » rejoint { $name }.
trail-event-spirit-used = { $name } utilise « { $title } ».
trail-event-spirit-freed = « { $title } » est de nouveau libre.
trail-event-jackalope-unused = { $name } n’a pas utilisé le Jackalope et perd un cube.
trail-event-claimed = { $name } revendique { trail-claim }.
trail-event-placed = { $name } obtient la place { $place } pour « { $objective } ».
trail-event-recovery = La semaine { $week } se termine.
trail-event-turn-order = Ordre du tour de la semaine prochaine : { $order }.
trail-event-card-under = « { $title } » va sous sa pioche.
trail-event-new-deck = La pioche d’Étapes { $deck } entre en jeu.
trail-event-final-open-spaces = { $name } : { SIGNED($amount) } Or pour les cases libres de la fresque.
trail-event-final-poison = { $name } : { SIGNED($amount) } Or pour le Poison.
trail-event-final-cubes = { $name } : { SIGNED($amount) } Or pour les cubes.
trail-event-final-stars = { $name } : { SIGNED($amount) } Or pour les Étoiles AZ.
trail-event-final-sets = { $name } : { SIGNED($amount) } Or pour les collections de cartes.
trail-event-game-over = La partie est terminée.

## Terminal

trail-draw-week = semaine { $week }
trail-draw-gila = Gila sur { $group ->
    [passage] Étape { $number }
    [flora-card] Flore { $number }
    [fauna-card] Faune { $number }
    [flora-piece] pièces Flore { $number }
   *[fauna-piece] pièces Faune { $number }
}
trail-draw-saguaro = Saguaro
trail-draw-passages = Étapes
trail-draw-flora = Flore
trail-draw-fauna = Faune
trail-draw-arrows = Flèches
trail-draw-gateway = Relais
trail-draw-order = Ordre
trail-draw-tracks = Pistes
trail-draw-ladder = Échelle
trail-draw-legend = t Turquoise c Cuivre s Argent · u Nourriture h Santé w Eau ? ressource au choix · g Or r Cran −90 position du Cran · M Montagne P Plateau D Désert C Canyon * terrain au choix · ~ Météo S Esprit m marqueur + Antidote ★ Étoile AZ ✿ Fleur · ▪ cube ° Hollandais ☻ marqueur ☠ Poison ▣ cases libres ⚑ pion ○ libre ✗ Gila · ▯ cartes ▭ Étapes zzz retrait ^ sommet

## Trail dans le navigateur

## Marché

trail-web-passages = Étapes
trail-web-deck = Pioche { $deck } sur 4
trail-web-deck-left = { $kind ->
    [passages] Étapes
    [flora] Cartes Flore
    [fauna] Cartes Faune
   *[gateways] Cartes Relais
} dans la pioche : { $count }
trail-web-action-spaces = cases
trail-web-spaces = { $free } cases d’action libres sur { $all }
trail-web-passage-about = { $name }, Étape { $number }, { NUMBER($miles) } miles. { $flavour }
trail-web-you-have = toi { $have }
trail-web-barred = Bloqué cette semaine
trail-web-taken = pris
trail-web-taken-what = { $title }, pris par { $name }
trail-web-card-about = { $name } ({ trail-terrain }) : { trail-gives }{ $icon ->
    [none] { "" }
   *[other] { " " }; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] { " " }; 1 cube, 1 utilisation
   *[other] { " " }; { $cubes } cubes, un par utilisation
}
trail-web-card-spent = { trail-web-card-about } ; plus de cubes
trail-web-passage-mine = { $name } ({ trail-terrain }), parcourue
trail-web-amounts = { trail-gives }
trail-web-takes = prends
trail-web-lack = { $asked } { trail-what }, tu as { $have }
trail-web-due = { $lacks } : tu prends { $poison } Poison.
trail-web-old-new = { trail-web-old-new-of } : { $from } → { $to }
trail-web-changes-of = { $name } : { $changes }.
trail-web-old-new-of = { $kind ->
    [mountain] Montagne
    [plateau] Plateau
    [desert] Désert
    [canyon] Canyon
    [gold] Or
    [grit] Cran
    [poison] Poison
    [turquoise] Turquoise
    [copper] Cuivre
    [silver] Argent
    [supplies] Nourriture
    [health] Santé
   *[water] Eau
}
trail-web-retire-sure = { $count ->
    [one] Te retirer avec { $count } marqueur inutilisé ?
   *[other] Te retirer avec { $count } marqueurs inutilisés ?
}
trail-web-retiring = Retrait pour la semaine…
trail-web-pay = payer
trail-web-get = recevoir
trail-web-gila-costs = Le Monstre de Gila est dans ce groupe : paie 1 Santé de plus
trail-web-gila-group = { $group ->
    [flora-card] cartes
    [fauna-card] cartes
   *[other] pièces
}
trail-web-rows = Flore et Faune
trail-web-flora = Flore
trail-web-fauna = Faune
trail-web-price = prix
trail-web-price-of = { $price } Turquoise
trail-web-piece = { $name }, { $size } cases
trail-web-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
trail-web-places = Flèches, Relais, Ordre du tour
trail-web-arrows = Flèches croisées
trail-web-gateway = Relais
trail-web-gateway-next = Pour tous : semaine { $week }
trail-web-gateway-received = Semaine { $week }, reçu
trail-web-order = Ordre du tour
trail-web-order-about = Place { $place } dans l’ordre de la semaine prochaine
trail-web-nth = { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
trail-web-rank = { trail-web-nth }
trail-web-free = gratuit

## Pistes

trail-web-ladder = Échelle
trail-web-boost = boost
trail-web-then = puis
trail-web-boost-prices = Après une montée : premier boost { $first }, second boost { $second } Turquoise
trail-web-boost-to = Niveau { $level }
trail-web-tracks = Pistes de terrain
trail-web-gives-dutchman = donne un Hollandais perdu
trail-web-space-about = { trail-terrain } { $space } : { trail-gives }{ $marker ->
    [0] {""}
   *[other] { " " }; un Hollandais perdu pour toute personne qui arrive
}
trail-web-level-about = Niveau { $level } : { trail-gives }
trail-web-score = Or moins position du Cran
trail-web-a-grit = par Cran
trail-web-per-grit = De combien de cases chaque Cran déplace ici son marqueur
trail-web-up = monte,
trail-web-down = descend
trail-web-score-of = { $name } : Or { $gold }, Cran { $grit } (position { $position }), score { $score }
trail-web-state48 = État 48
trail-web-category = { $week ->
    [1] premier arrivé
    [4] après la semaine 4
   *[other] en fin de partie
}
trail-web-objective = { $text } : { $gold } Or{ $grit ->
    [0] {""}
   *[other] { " " }; la 1re place gagne aussi { $grit } Cran
}
trail-web-pool = Réserve
trail-web-free-spirit = Esprit libre : { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] une action supplémentaire dans chacune de deux semaines (T-9.8)
   *[other] pour chaque cube, à gauche ou à droite : { $rewards } (T-9.7)
}
trail-web-left = { $what ->
    [dutchman] Hollandais perdus restants
    [blossom] Fleurs de saguaro restantes
    [cube] Cubes restants
    [poison] Jetons Poison restants
   *[weather] Cartes Météo pas encore vues
} : { $count }

## Plateaux individuels

trail-web-gold = Or
trail-web-grit = Cran
trail-web-blossom = Fleur de saguaro
trail-web-mural = Icônes de la fresque
trail-web-space-gives = { $at } : { trail-amount }
trail-web-mural-of = Fresque : { $pieces } ; { $open ->
    [one] { $open } case libre
   *[other] { $open } cases libres
}
trail-web-open-left = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
trail-web-worth = vaut { $worth }
trail-web-stock-claims = Les six à { $levels } ou plus : exploit en Cran
trail-web-stock-of = { trail-what } : { $have } sur { $end }
trail-web-your-stock = Ton stock
trail-web-cards = Cartes
trail-web-no-cards = Tes cartes, tes Étapes et ton Esprit apparaîtront ici.
trail-web-at-the-end = en fin de partie : collections { $sets }, étoiles { $stars }
trail-web-claims = Exploits
trail-web-claims-help = { $count ->
    [0] il ne te reste plus de pion
    [1] utilise ton dernier pion
   *[other] chacun utilise un de tes { $count } pions
}
trail-web-claim = { $claim ->
    [size-5] Taille 5
    [size-4] Taille 4
    [size-3] Taille 3
    [size-2] Taille 2
    [all-sizes] Les 8 sortes
    [mural] Fresque finie
    [four-alike] 4 pareilles
    [four-different] 4 différentes
    [stock-3] Tout à 3
    [stock-5] Tout à 5
   *[stock-7] Tout à 7
}
trail-web-claim-about = { $claim ->
    [size-5] Trois pièces de taille 5
    [size-4] Quatre pièces de taille 4
    [size-3] Cinq pièces de taille 3
    [size-2] Six pièces de taille 2
    [all-sizes] Une pièce de chaque taille des deux types
    [mural] Toute la fresque couverte
    [four-alike] Quatre Étapes d’un même terrain
    [four-different] Des Étapes de quatre terrains
    [stock-3] Tes six stocks à 3 ou plus
    [stock-5] Tes six stocks à 5 ou plus
   *[stock-7] Tes six stocks à 7 ou plus
} : { $have } sur { $need }
trail-web-markers = { $count } marqueurs Aventure restants sur { $all }
trail-web-trackers = { $count ->
    [0] Plus de pion d’exploit
    [1] 1 pion d’exploit restant
   *[other] { $count } pions d’exploit restants
}
trail-web-stars = Étoiles AZ : { $count }
trail-web-poisons = Jetons Poison : { $count }
trail-web-others = Adversaires
trail-web-open-board = Ouvrir le plateau : { $name }
trail-web-board-of = Plateau : { $name }
trail-web-retired = retrait
trail-web-now = Score actuel
trail-web-if-now = Si la partie s’arrêtait maintenant
trail-web-final = { $line ->
    [open-spaces] Cases libres de la fresque
    [poison] Poison
    [cubes] Cubes restants
    [stars] Étoiles AZ
   *[sets] Collections de cartes
}
trail-web-result-mural = Fresque : { $name }
trail-web-result-final = Décompte final
trail-web-result-before = Or pendant la partie
trail-web-result-marker = Position du marqueur Cran (Cran)
trail-web-result-marker-short = Marqueur Cran
trail-web-result-weeks = Or et marqueur Cran par semaine
trail-web-result-chart-of = { $name }, au début, après chaque semaine et à la fin. { $weeks }
trail-web-result-week = { $index } : Or { $gold }, marqueur Cran { $position }.
trail-web-start-points = Au début
trail-web-other-points = Autre

## Semaines

trail-web-weeks = Semaines
trail-web-week = Semaine { $week }
trail-web-week-of = Semaine { $week } : { $terrain }
trail-web-order-now = Ordre du tour cette semaine
trail-web-planning = Préparation
trail-web-journey = Voyage
trail-web-new-deck = Ensuite, la pioche d’Étapes suivante entre en jeu
trail-web-state48-scored = Ensuite, on décompte une carte État 48

trail-web-plan-here = Depuis { $set }, { trail-side } : vers une case voisine, ou le même côté d’un autre ensemble
trail-web-plan-anywhere = En semaine 1 : une des douze cases au choix
trail-web-plan-meet = Les autres pions déjà sur ta nouvelle case gagnent
trail-web-plan-gila = Monstre de Gila
trail-web-plan-gila-help = posé par qui a le moins d’Or
trail-web-plan-gila-now = Ce qu’il occupe est bloqué ; le reste de ce groupe coûte 1 Santé de plus
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = va à qui est le plus bas sur l’Échelle
trail-web-plan-from-2 = dès la semaine 2

trail-web-effect-free = gratuit
trail-web-effect-enter = même si complet
trail-web-effect-copy = encore
trail-web-effect-or = ou
trail-web-effect-lower = chaque niveau −{ $count }

## Choix

trail-web-spirit-short = Une action de plus par semaine pendant deux semaines
trail-web-price-is = Prix { $price } : payer avec
trail-web-lost = { $lost } en trop
trail-web-leaves = reste
trail-web-all-moves = { $count } coups possibles
trail-web-moves = Tous les coups
trail-web-away = il manque { $what }
trail-web-away-one = { $steps } { trail-terrain }
trail-web-spot-outside = Posée en { $at }, la pièce dépasserait de la fresque.
trail-web-spot-covered = Posée en { $at }, la pièce en couvrirait une autre.
trail-web-spot-apart = Posée en { $at }, la pièce n’en toucherait aucune autre par un côté.
trail-web-spot-flag = Posée en { $at }, la pièce ne couvrirait pas le drapeau. Ta première pièce doit le couvrir.
trail-web-not-yet = Pas maintenant
trail-web-means = Utiliser
trail-web-means-of = { $what ->
    [dutchman] Hollandais
   *[marker] Marqueur
}
trail-web-paid = Payé avec
trail-web-paid-help = tu peux changer tant que la pièce n’est pas posée
trail-web-exact = exact
trail-web-weather-by = { $own ->
    [1] Tu l’as jouée.
   *[other] { $name } l’a jouée.
} Elle s’applique maintenant à toi.
trail-web-since = Depuis ton dernier tour
trail-web-since-help = choisis une ligne pour voir ce moment
trail-web-since-close = Montrer les plateaux adverses
trail-web-week-over = La semaine { $week } est terminée
trail-web-week-order = Ordre du tour de la semaine { $week }
trail-web-week-gains = Or et Cran de la semaine { $week }
trail-web-week-cards = Nouvelles cartes : { $names }
trail-web-week-pieces = Nouvelles pièces : { $names }
trail-web-hint-do = Jouer ce coup
trail-web-place-here = Poser ici
trail-web-choice = Tes choix
trail-web-gives = Ce que tu gagnes
trail-web-happened = Ce que cela a déclenché
trail-web-in-order = dans cet ordre
trail-web-look-at-a-spot = { $count ->
    [one] { $count } endroit est lumineux : pointe-le pour voir ce qu’il donne.
   *[other] { $count } endroits sont lumineux : pointes-en un pour voir ce qu’il donne.
}

## Téléphone

trail-web-tabs = Parties de la table
trail-web-tab = { $tab ->
    [market] Marché
    [board] Mon plateau
    [tracks] Pistes
    [others] Adversaires
   *[log] Journal
}
trail-web-segment = { $segment ->
    [passages] Étapes
    [flora] Flore
    [fauna] Faune
   *[places] Lieux
}

## Version texte

trail-web-text-order = Ordre du tour : { $order }
trail-web-text-weeks = Semaines : { $weeks }
trail-web-text-gila = Le Monstre de Gila est sur : { $at }
trail-web-text-saguaro = Le Saguaro est à : { $name }
trail-web-text-passage = { $name } : demande { $need } ; payer { trail-pays } ; recevoir { trail-gives }, puis avancer sur { trail-terrain }
trail-web-text-spaces = { $free } cases libres ; prises par { $who }
trail-web-text-row = Rangée { $row } : { $card }
trail-web-text-taken = Rangée { $row } : carte prise par { $name }
trail-web-text-pieces = Pièces : { $pieces } ; marqueurs : { $who }
trail-web-text-gila-asks = Ici, le Monstre de Gila ajoute 1 Santé
trail-web-text-arrow = { $set }, { trail-side } : { trail-gives } ; ici : { $who }
trail-web-text-gateway = Relais { $name } : { trail-gives }
trail-web-text-turn-order = Ordre du tour { $place } : payer { trail-pays } ; choisi par { $name }
trail-web-text-track = { trail-terrain } : { $spaces }. Balise de terrain en { $marker }. { $places }
trail-web-text-score = Or { $gold }, Cran { $grit } (position { $position }), score { $score }
trail-web-text-keep = Marqueurs : { $markers }, Hollandais : { $dutchmen }, pions : { $trackers }, Étoiles AZ : { $stars } ; Poison : { $poison }
trail-web-text-cards = Cartes : { $cards }
trail-web-text-walked = Étapes : { $passages } ; Esprit : { $spirit }
trail-web-text-mural = Fresque : { $pieces } ; cases libres : { $open }
trail-web-text-gateway-before = Dernier Relais reçu : { $name }, { trail-gives }
trail-web-text-top = Au sommet : { $gives } pour la première, la deuxième et la troisième arrivée ; arrivés : { $arrived }
trail-web-text-boost = Boost du niveau { $from } au niveau { $to } : { $first } Turquoise en premier boost, { $second } en second
trail-web-text-spirit = { $name } : cubes restants { $cubes } ; pour chacun, à gauche ou à droite : { $rewards }

## Symboles : infobulles à la table et images des règles

trail-legend = Symboles
trail-legend-group = { $group ->
    [stock] Monnaie et ressources
    [points] Points
    [terrain] Terrains et pistes
    [cards] Cartes et leurs coins
    [pieces] Pièces et marqueurs
   *[places] Lieux du plateau
}
trail-legend-turquoise = Turquoise : monnaie de valeur 1. Tous les prix sont en Turquoise.
trail-legend-copper = Cuivre : monnaie de valeur 2.
trail-legend-silver = Argent : monnaie de valeur 3. On ne rend pas la monnaie.
trail-legend-supplies = Nourriture : une ressource à payer pour les Étapes et l’Ordre du tour. Tu prends un Poison pour chacune qui te manque.
trail-legend-health = Santé : une ressource. Le Monstre de Gila en coûte 1 de plus dans son groupe.
trail-legend-water = Eau : une ressource à payer pour les Étapes et l’Ordre du tour. Tu prends un Poison pour chacune qui te manque.
trail-legend-resource = Ressource au choix : Nourriture, Santé ou Eau.
trail-legend-gold = Or : fait monter ton marqueur Or.
trail-legend-grit = Cran : chacun fait descendre ton marqueur Cran d’une ou plusieurs cases. Ton score est ton Or moins la position de ce marqueur.
trail-legend-star = Étoile AZ : 1, 3, 6, 10 ou 15 Or en fin de partie pour une à cinq. Qui a le Saguaro gagne 1 Or tout de suite.
trail-legend-poison = Poison : coûte tout de suite l’Or indiqué sur le jeton, et davantage en fin de partie.
trail-legend-antidote = Antidote : rends un jeton Poison, maintenant ou jamais.
trail-legend-mountain = Montagne : un pas sur sa piste, qui donne de la monnaie.
trail-legend-plateau = Plateau : un pas sur sa piste, qui donne des ressources.
trail-legend-desert = Désert : un pas sur sa piste, qui donne du Cran.
trail-legend-canyon = Canyon : un pas sur sa piste, qui donne de l’Or.
trail-legend-any = Terrain au choix : un pas sur la piste de ton choix.
trail-legend-ladder = Échelle d’altitude : chaque pièce te fait monter d’un niveau.
trail-legend-boost = Boost : après une montée, achète jusqu’à deux niveaux de plus.
trail-legend-passage = Étape : parcours-la si tes niveaux suffisent. Paie, gagne, puis avance sur son terrain.
trail-legend-flora = Flore : les plantes. Les cartes donnent des ressources, de l’Or et un pas ; les pièces ont un fond vert uni.
trail-legend-fauna = Faune : les animaux. Les cartes ont des cubes, un par utilisation ; les pièces ont un fond rouge à points.
trail-legend-cube = Cube : une utilisation d’une carte Faune ou d’un Esprit ; inutilisé, 1 Or en fin de partie.
trail-legend-blossom = Fleur de saguaro : une pièce d’une case, sans taille ni type. Elle ne te fait monter sur l’Échelle que si la table a choisi cette option.
trail-legend-weather = Météo : pioches-en deux, choisis-en une ; elle touche toutes les personnes qu’elle désigne.
trail-legend-spirit = Esprit : un compagnon avec des cubes. Une fois par tour, retire un cube et gagne la récompense à sa gauche ou à sa droite. Le Jackalope fait à la place une action de plus chaque semaine.
trail-legend-state48 = État 48 : des objectifs pour tout le monde. La 1re carte se revendique ; la 4e et la 8e sont décomptées après ces semaines.
trail-legend-marker = Marqueur Aventure : une action chacun. Un par semaine doit aller à l’Ordre du tour, sauf la dernière.
trail-legend-dutchman = Hollandais perdu : un marqueur de plus pour cette semaine, trouvé à une balise de terrain.
trail-legend-tracker = Pion d’exploit : chaque exploit utilise un de tes quatre pions.
trail-legend-mural = Fresque : ta première pièce couvre le drapeau, les autres se touchent bord à bord ; tu gagnes les icônes que tu couvres.
trail-legend-flag = Drapeau de l’État : ta première pièce doit le couvrir.
trail-legend-gila = Monstre de Gila : ce qu’il occupe est bloqué cette semaine ; le reste de son groupe coûte 1 Santé de plus.
trail-legend-saguaro = Saguaro : va à qui est le plus bas sur l’Échelle ; donne 1 Or pour chaque Étoile AZ que quelqu’un prend.
trail-legend-arrows = Flèches croisées : va sur une case voisine, ou du même côté d’un autre ensemble.
trail-legend-gateway = Relais : donne sa récompense à tout le monde au début de la semaine prochaine, et à un marqueur avant cela.
trail-legend-order = Ordre du tour : décide l’ordre de la semaine prochaine. Les premières places coûtent plus cher.
trail-legend-climb = Montée : un niveau plus haut.

## Bots et indices

bots-trail-jackrabbit-name = Lièvre
bots-trail-jackrabbit-temper = Part dans tous les sens et oublie la carte à la maison.
bots-trail-ringtail-name = Bassaris
bots-trail-ringtail-temper = Agile, curieux, et vite distrait.
bots-trail-bobcat-name = Lynx
bots-trail-bobcat-temper = Bondit sur la meilleure chose en vue.
bots-trail-owl-name = Hibou
bots-trail-owl-temper = Reste immobile, tourne la tête et manque rarement sa proie.
bots-trail-elk-name = Wapiti
bots-trail-elk-temper = Régulier sur les longues distances.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Te suit pendant des semaines et te dépasse à la dernière.
trail-web-because = { $all } et { $last }
trail-why-gold = gagne { $amount } Or ({ trail-cause })
trail-why-grit = gagne { $amount } Cran ({ trail-cause })
trail-why-gold-lost = perd { $amount } Or ({ trail-cause })
trail-why-grit-lost = perd { $amount } Cran ({ trail-cause })
trail-why-claimed = revendique { trail-claim }
trail-why-spirit-taken = t’amène { $title }
trail-why-dutchman = trouve un Hollandais perdu
trail-why-marker = donne ton quatrième marqueur Aventure
trail-why-star = rapporte une Étoile AZ
trail-why-cubes-loaded = charge { $title } pour { $cubes ->
    [1] 1 utilisation
   *[other] { $cubes } utilisations
}
trail-why-climbed = monte au niveau { $level }
trail-why-piece-placed = couvre { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} de ta fresque
trail-why-advanced = avance jusqu’à { trail-terrain } { $space }
trail-why-costs = coûte { AMOUNTS($pays, one: "trail-why-price", none: "trail-nothing") }
trail-why-price = { $kind ->
    [marker] { $amount ->
        [1] 1 marqueur Aventure
       *[other] { $amount } marqueurs Aventure
    }
    [dutchman] { $amount ->
        [1] 1 Hollandais perdu
       *[other] { $amount } Hollandais perdus
    }
    [jackalope] l’usage du Jackalope cette semaine
    [cube] { $amount ->
        [1] 1 cube
       *[other] { $amount } cubes
    }
    [poison] { $amount ->
        [1] 1 jeton Poison pioché au hasard
       *[other] { $amount } jetons Poison piochés au hasard
    }
   *[other] { trail-amount }
}
trail-why-gains = rapporte { trail-gives }
trail-why-gains-from = rapporte { trail-gives } ({ trail-cause })
trail-why-stock = te laisse avec { trail-gives }
trail-why-lost = perd { $amount } { trail-what } ({ trail-cause })
trail-why-order-chosen = te donne la place { $place } dans l’ordre de la semaine prochaine
trail-why-walked = parcourt { $title }
trail-why-card-taken = prend { $title }
trail-why-blossom-placed = couvre { $at } avec une Fleur de saguaro
trail-why-antidote = rend { $title }
trail-why-gila = bloque cette semaine, pour tout le monde, { $group ->
    [passage] l’Étape { $number } ; les autres Étapes coûtent 1 Santé de plus
    [flora-card] la carte Flore de la rangée { $number } ; les autres cartes Flore coûtent 1 Santé de plus
    [fauna-card] la carte Faune de la rangée { $number } ; les autres cartes Faune coûtent 1 Santé de plus
    [flora-piece] les pièces Flore à côté de la rangée { $number } ; les autres pièces Flore coûtent 1 Santé de plus
   *[fauna-piece] les pièces Faune à côté de la rangée { $number } ; les autres pièces Faune coûtent 1 Santé de plus
}
trail-why-other-gained = quelqu’un d’autre gagne { $amount } { trail-what } ({ trail-cause })
trail-why-other-lost = quelqu’un d’autre perd { $amount } { trail-what } ({ trail-cause })
trail-why-other-gold = Or de quelqu’un d’autre : { SIGNED($amount) } ({ trail-cause })
trail-why-other-grit = Cran de quelqu’un d’autre : { SIGNED($amount) } ({ trail-cause })
trail-why-weather = joue { $title }
trail-why-nothing = ne coûte rien et ne change encore rien
trail-why-ends-week = ne coûte rien et termine la semaine

## Labo

lab-figure-trail-gold = Or
lab-figure-trail-grit = Cran
lab-figure-trail-mural = Cases de fresque couvertes
lab-figure-trail-ladder = Niveau de l’Échelle
lab-figure-trail-pieces = Pièces posées
lab-figure-trail-cards = Cartes
lab-figure-trail-passages = Étapes
lab-figure-trail-poison = Jetons Poison
lab-figure-trail-claims = Exploits
lab-figure-trail-mountain = Piste Montagne
lab-figure-trail-plateau = Piste Plateau
lab-figure-trail-desert = Piste Désert
lab-figure-trail-canyon = Piste Canyon
lab-kind-trail-flora = Carte Flore
lab-kind-trail-fauna = Carte Faune
lab-kind-trail-piece = Pièce
lab-kind-trail-passage = Étape
lab-kind-trail-gateway = Relais
lab-kind-trail-weather = Météo
lab-kind-trail-spirit = Esprit
lab-kind-trail-claim = Exploit
lab-kind-trail-ability = Capacité de Faune
lab-kind-trail-action = Action
lab-kind-trail-state48 = Carte État 48
lab-action-trail-order = Ordre du tour
lab-action-trail-passage = Parcourir une Étape
lab-action-trail-flora = Rangée de Flore
lab-action-trail-fauna = Rangée de Faune
lab-action-trail-arrow = Flèches
lab-action-trail-gateway = Visiter le Relais
lab-claim-trail-size-5 = Trois pièces de taille 5
lab-claim-trail-size-4 = Quatre pièces de taille 4
lab-claim-trail-size-3 = Cinq pièces de taille 3
lab-claim-trail-size-2 = Six pièces de taille 2
lab-claim-trail-all-sizes = Une de chaque taille des deux types
lab-claim-trail-mural = Fresque complète
lab-claim-trail-four-alike = Quatre Étapes d’un même terrain
lab-claim-trail-four-different = Des Étapes de quatre terrains
lab-claim-trail-stock-3 = Tout le stock à 3
lab-claim-trail-stock-5 = Tout le stock à 5
lab-claim-trail-stock-7 = Tout le stock à 7
lab-claim-trail-first-1 = Première carte État 48, rangée 1
lab-claim-trail-first-2 = Première carte État 48, rangée 2
lab-claim-trail-first-3 = Première carte État 48, rangée 3
lab-claim-trail-first-4 = Première carte État 48, rangée 4
lab-source-trail-grit = Cran
lab-source-trail-passage = Étapes
lab-source-trail-state48 = Cartes État 48, semaines 4 et 8
lab-source-trail-first-card = Première carte État 48
lab-source-trail-final-sets = Collections de terrains
lab-source-trail-final-stars = Étoiles AZ
lab-source-trail-final-cubes = Cubes sur les cartes
lab-source-trail-final-poison = Poison en fin de partie
lab-source-trail-final-open-spaces = Cases libres de la fresque
lab-source-trail-flora = Cartes Flore
lab-source-trail-fauna = Cartes Faune
lab-source-trail-track = Pistes de terrain
lab-source-trail-mural = Fresque
lab-source-trail-ladder = Échelle
lab-source-trail-top = Sommet de l’Échelle
lab-source-trail-weather = Météo
lab-source-trail-spirit = Esprits
lab-source-trail-ability = Capacités de Faune
lab-source-trail-claim = Exploits
lab-source-trail-gateway = Relais
lab-source-trail-gateway-week = Relais de la semaine
lab-source-trail-arrow = Flèches
lab-source-trail-poison = Poison pioché
lab-source-trail-saguaro = Saguaro

## Page

web-key-trail-spots = ← ↑ → ↓
web-key-trail-spots-does = pendant la pose : déplacer la pièce d’un endroit à l’autre ; Entrée la pose
web-key-trail-things = ← ↑ → ↓
web-key-trail-things-does = sur la table : élément suivant ; les éléments grisés disent pourquoi
web-key-trail-moves = M
web-key-trail-moves-does = tous les coups, et ce que chacun donne
web-key-trail-log = ↑ ↓
web-key-trail-log-does = dans le journal : ligne précédente ou suivante ; Entrée montre ce moment
web-option-trail-last_turn_order = Ordre du tour en semaine 8
web-choice-trail-last_turn_order-true = oui
web-choice-trail-last_turn_order-false = non
web-option-trail-blossom_climbs = Les Fleurs montent sur l’Échelle
web-choice-trail-blossom_climbs-true = oui
web-choice-trail-blossom_climbs-false = non
web-option-trail-jackalope_moves_tracker = Le Jackalope aux Flèches croisées
web-choice-trail-jackalope_moves_tracker-true = déplace ton pion
web-choice-trail-jackalope_moves_tracker-false = prend une récompense au choix

web-game-trail = Trail
web-caption-trail = 800 miles · Huit semaines · De 2 à 4
web-poster-trail = Trail : une silhouette en randonnée au bord du Grand Canyon
web-line-trail = Huit semaines à pied, huit cents miles d’Arizona.
web-facts-trail = De deux à quatre, environ 90 minutes

## Partie guidée. $other est le nom du bot.

lesson-trail-welcome-title = Huit semaines sur le sentier
lesson-trail-welcome = L’Or fait monter un marqueur à partir de 0 ; le Cran en fait descendre un autre à partir de 100. À la fin, ton score est l’écart entre ton Or et ton marqueur Cran : il te faut donc un peu des deux. Tout le monde commence à −100.
lesson-trail-week-title = Une semaine en trois temps
lesson-trail-week = La Préparation apporte des récompenses et de nouvelles conditions. Pendant le Voyage, tu utilises tes marqueurs, un par tour. La Récupération regarnit le plateau. Les symboles de la frise montrent quand les Étapes changent et quand les cartes État 48 sont décomptées.
lesson-trail-stock-title = Ton stock
lesson-trail-stock = Trois monnaies : la Turquoise vaut 1, le Cuivre 2, l’Argent 3. Trois ressources : Nourriture, Santé et Eau. Tu peux avoir au plus dix de chaque. Le Relais vient de donner à tout le monde les ressources de la semaine.
lesson-trail-arrow-title = Les Flèches croisées
lesson-trail-arrow = La Préparation commence par un déplacement sur les flèches, et tu gagnes ce que montre ta nouvelle case. Prends celle qui donne un pas gratuit sur une piste de terrain au choix, puis avance sur Canyon : ses cases donnent de l’Or.
lesson-trail-gila-title = Le Monstre de Gila
lesson-trail-gila = { $other } a le moins d’Or et a posé le Monstre de Gila. Personne ne peut prendre cette carte cette semaine, et toute autre carte du même type coûte 1 Santé de plus.
lesson-trail-market-title = Le marché
lesson-trail-market = Place au Voyage. Les Étapes demandent des niveaux sur les pistes de terrain et coûtent des ressources ; un niveau qui te manque est montré en rouge.
lesson-trail-cubes-title = Les plantes donnent, les animaux travaillent
lesson-trail-cubes = Dans les rangées, une carte ou une pièce pour ta fresque coûte de 1 à 4 Turquoise. Une carte Flore donne ses récompenses tout de suite. Une carte Faune arrive avec des cubes : chaque cube est une utilisation de sa capacité, au moment qu’elle indique. Chaque cube restant en fin de partie vaut 1 Or. Chaque carte donne aussi un pas gratuit sur la piste de son terrain.
lesson-trail-walk-title = Parcours une Étape
lesson-trail-walk = Tout ce que tu peux faire maintenant a un fin contour turquoise. Ton pas sur la piste Canyon t’a ouvert Temporal Gulch. Paie 1 Santé ; gagne 1 Cuivre, 2 Or et un pas de plus sur Canyon. Les pas comme celui-ci sont gratuits, et tu gagnes ce que montre la nouvelle case.
lesson-trail-piece-title = Prends une pièce
lesson-trail-piece = { $other } a joué un tour, et une Journée toute bleue a donné quelque chose à tout le monde. Ton prochain marqueur prend le Douglas de la rangée 4. Il coûte 4, et tes 2 Cuivre le paient exactement.
lesson-trail-place-title = Pose-la sur ta fresque
lesson-trail-place = Ta première pièce doit couvrir le drapeau, et tu ne peux jamais faire pivoter les pièces. Pointe les endroits lumineux pour voir ce que chacun donne : ici, l’arbre couvre trois symboles de terrain, et chacun est un pas gratuit sur sa piste.
lesson-trail-place-touch = Ta première pièce doit couvrir le drapeau, et tu ne peux jamais faire pivoter les pièces. Touche les endroits lumineux pour voir ce que chacun donne : ici, l’arbre couvre trois symboles de terrain, et chacun est un pas gratuit sur sa piste. Appuie ensuite sur Poser ici.
lesson-trail-ladder-title = Monte à l’Échelle
lesson-trail-ladder = Chaque pièce te fait monter d’un niveau. Tu peux ensuite acheter jusqu’à deux boosts d’un niveau chacun. Les niveaux donnent des pas, de la Météo, des Esprits et du Cran. Cette fois, garde ta monnaie et arrête-toi là.
lesson-trail-order-title = L’Ordre du tour
lesson-trail-order = Chaque semaine sauf la dernière, un marqueur doit aller à l’Ordre du tour, et c’est ton dernier : il ne peut rien faire d’autre. Il décide l’ordre du tour de la semaine prochaine. La première place coûte le plus cher. Prends-la : tu commenceras la semaine 2.
lesson-trail-claims-title = Les exploits et la fin
lesson-trail-claims = Pendant tes tours, tu peux revendiquer jusqu’à quatre exploits, un pion chacun. En fin de partie, les cases libres de la fresque et le Poison coûtent de l’Or ; les Étoiles AZ, les cubes restés sur tes cartes et les collections de terrains différents en donnent.
lesson-trail-end-title = La semaine 2 est à toi
lesson-trail-end = Pointe n’importe quoi sur la table pour voir sa règle. Indice montre ce que ferait un bot fort. Annuler retire tes actions tant que rien d’aléatoire ne s’est produit depuis. Continue d’ici, ou lance ta propre partie.
lesson-trail-end-touch = Touche n’importe quoi sur la table pour voir sa règle. Indice montre ce que ferait un bot fort. Annuler retire tes actions tant que rien d’aléatoire ne s’est produit depuis. Continue d’ici, ou lance ta propre partie.

## Deuxième partie guidée

lesson-trail-more-welcome-title = De la compagnie sur le sentier
lesson-trail-more-welcome = Tu sais comment se passe une semaine. Les suivantes apportent des Hollandais perdus, du Poison, des exploits et des Esprits. C’est la semaine 3, il te reste deux marqueurs, et { $other } a le Jackalope, un des quatre Esprits.
lesson-trail-more-walk-title = Une balise sur la piste
lesson-trail-more-walk = Parcours Gila River Canyons pour 1 Santé et 2 Eau. Son pas te mène à la balise de terrain, case 4 de la piste Canyon. Chaque personne qui atteint cette case trouve un Hollandais perdu, tant qu’il en reste.
lesson-trail-more-dutchman-title = Le Hollandais perdu
lesson-trail-more-dutchman = { $other } a joué un tour, et Neige précoce vous a coûté 1 Nourriture à chacun. Ton dernier marqueur Aventure doit aller à l’Ordre du tour. Le Hollandais est un marqueur de plus pour tout le reste, mais seulement jusqu’à la fin de la semaine.
lesson-trail-more-poison-title = Le Poison
lesson-trail-more-poison = Le Monstre de Gila est sur les pièces Flore de la rangée 3 : toutes les autres pièces Flore coûtent 1 Santé de plus. Tu n’en as plus. Pour chaque ressource que tu ne peux pas payer, tu prends un jeton Poison, qui te coûte 1 à 3 Or. Prends quand même l’Ocotillo.
lesson-trail-more-place-title = Le prix du Poison
lesson-trail-more-place = Le Scorpion des écorces t’a coûté 3 Or, et tu gardes le jeton. En fin de partie, un jeton coûte 1 Or, deux en coûtent 3, trois en coûtent 6. Pose l’Ocotillo dans le coin en haut à droite : il couvre 1 Argent, 2 Or et 1 Eau.
lesson-trail-more-place-touch = Le Scorpion des écorces t’a coûté 3 Or, et tu gardes le jeton. En fin de partie, un jeton coûte 1 Or, deux en coûtent 3, trois en coûtent 6. Touche le coin en haut à droite : l’Ocotillo y couvre 1 Argent, 2 Or et 1 Eau. Appuie ensuite sur Poser ici.
lesson-trail-more-claim-title = Revendique un exploit
lesson-trail-more-claim = Ta fresque compte cinq pièces. C’est un objectif de la première carte État 48, et personne ne l’a encore revendiqué : la première personne à le faire gagne 3 Or et 1 Cran. Un exploit utilise un de tes quatre pions jusqu’à la fin de la partie. Revendique-le maintenant.
lesson-trail-more-boost-title = Un niveau plus haut
lesson-trail-more-boost = La pièce t’a fait monter au niveau 9, qui t’a donné 1 Cran. Ici, un boost coûte 2. Tu paies avec ton Argent, qui vaut 3, sans rendu de monnaie. Ça vaut la peine : le niveau 10 donne un Esprit. Achète le boost.
lesson-trail-more-spirit-title = Choisis un Esprit
lesson-trail-more-spirit = Tu peux choisir un Esprit que personne n’a et que tu n’as jamais eu. { $other } a le Jackalope, et tu as déjà eu le Pécari. Choisis la Tortue du désert.
lesson-trail-more-cube-title = L’aide de la Tortue
lesson-trail-more-cube = Une fois par tour, retire un cube et gagne la récompense à sa gauche ou celle à sa droite, pas les deux. La récompense de gauche du deuxième cube retire un jeton Poison et donne 1 Santé. Débarrasse-toi du scorpion. Les 3 Or sont perdus, mais il ne comptera pas en fin de partie.
lesson-trail-more-again-title = Une fois par tour
lesson-trail-more-again = { $other } n’a pas pu payer toute une Étape et a pris du Poison aussi. Pendant ce tour, tu peux utiliser de nouveau la Tortue : son troisième cube donne 1 Cran. Après son dernier cube, un Esprit te quitte. Chaque cube restant en fin de partie vaut 1 Or.
lesson-trail-more-order-title = Ton dernier marqueur
lesson-trail-more-order = Il ne reste que l’Ordre du tour pour ton dernier marqueur Aventure. L’Esprit n’a coûté aucun marqueur. Choisis encore la première place.
lesson-trail-more-end-title = La semaine 4 est à toi
lesson-trail-more-end = Le Hollandais est retourné dans la réserve commune, et la Tortue reste avec toi. { $other } n’a pas utilisé le Jackalope et a perdu un de ses deux cubes : il fait une action de plus chaque semaine, sinon le cube est perdu. Continue d’ici, ou lance ta propre partie.

## Aide-mémoire

trail-aid-prices = Prix
trail-aid-what = Pour
trail-aid-price = Prix
trail-aid-row = Rangée { $row } : carte ou pièce de taille { $size }
trail-aid-level = Niveau
trail-aid-gives = Donne
trail-aid-boosts = Acheter des boosts
trail-aid-from-level = Depuis le niveau
trail-aid-boost-prices = Premier / deuxième, en Turquoise
trail-aid-grit = Ton Cran
trail-aid-spaces = Chacun déplace le marqueur de
trail-aid-gold = Or
trail-aid-each-more = { $points } ; puis { $gold } par unité
trail-aid-sets = +{ $of2 } pour 2 terrains, +{ $of3 } pour 3, +{ $of4 } pour 4

## Imprimer

trail-print-passages = Cartes Étape
trail-print-nature = Cartes Flore et Faune
trail-print-gateways = Cartes Relais
trail-print-weather = Météo
trail-print-state48 = Cartes État 48
trail-print-spirits = Esprits
trail-print-pieces = Pièces
trail-print-board = Plateau individuel
trail-print-boards = Plateau de jeu
trail-print-tokens = Marqueurs et jetons
trail-print-poison = Jetons Poison
trail-print-cubes = Cubes de carte
trail-print-dutchmen = Hollandais perdus
trail-print-terrain-markers = Balises de terrain
trail-print-deck = Pioche { $deck }
trail-print-miles = { DECIMAL($miles) } miles
trail-print-display = Place tes cartes Flore et Faune, tes Étapes et ton Esprit ici ou sous le plateau.
trail-print-claim-trackers = Pions d’exploit
trail-print-score-how = L’Or monte à partir de 0, le Cran descend à partir de 100. Cases par Cran :
trail-print-flora-row = Carte Flore, rangée { $row }
trail-print-fauna-row = Carte Faune, rangée { $row }
trail-print-flora-pieces = Pièces Flore, taille { $size }
trail-print-fauna-pieces = Pièces Faune, taille { $size }
trail-print-two-up = deux visibles
trail-print-refresh = Après les semaines 1 à 7 : la carte restée dans la rangée 1 va sous sa pioche, les autres se décalent d’une rangée à gauche, puis on complète.
trail-print-third-spaces = Marché · troisièmes cases seulement à trois ou quatre
trail-print-left-half = moitié gauche du plateau
trail-print-join = La moitié droite se joint ici
trail-print-passage-space = Étape { $number }
trail-print-state-space = État 48, { $category }
trail-print-gateway-space = Carte et pioche Relais
trail-print-grit-side = Chaque Cran vaut { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur ce côté
trail-print-need-levels = atteins les niveaux, paie les ressources
trail-print-first-only = 1er seul
trail-print-new-deck = nouvelle pioche
trail-print-boost-prices = prix des boosts : premier, second
trail-print-foot = Départ
trail-print-blossoms-how = Mise en place : retourne une Fleur par piste, de haut en bas. Son nombre est la case de la balise de terrain.
trail-print-flag-count = Marqueur Sentier
trail-print-figures = Figurines, Fleurs et Poison
trail-print-figures-title = À plier et coller
trail-print-make-board = Pose les deux moitiés du plateau côte à côte. Les cartes se placent à l’extérieur, le long des bords en pointillés.
trail-print-make-whole = Imprime le plateau sur du papier A3 ou tabloïd. Les cartes se placent à l’extérieur, le long des bords en pointillés.
trail-print-game-board = Plateau
trail-print-game-board-halves = Deux pages
trail-print-game-board-whole = Une page (A3 ou tabloïd)
trail-print-figure-count = Figurines d’Esprit
trail-print-blossom-count = Fleurs de saguaro
trail-print-tracker-count = Pions
trail-print-marker-count = Marqueurs Aventure
trail-print-stock-count = Marqueurs de stock
trail-print-score-count = Marqueurs Or et Cran
trail-print-figures-fold = Figurines : découpe, plie selon les pointillés et colle un pied sur l’autre.
trail-print-folded = Fleurs et Poison : plie au milieu et colle ; le nombre se trouve au dos.
trail-print-player = Joueur { $seat }
trail-print-shared = Pour tous

## Bilan

trail-where-week = Semaine { $week }
trail-it = { $when ->
    [far] Dans les variantes montrées, ce coup
   *[now] Ce coup
}
trail-review-points = { trail-it } rapporte { $more ->
    [one] { $more } point
   *[other] { $more } points
} ; { review-other } en rapporte { $less }.
trail-review-claims = { trail-it } revendique { trail-claim } ; { review-other } ne le fait pas.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] trouve un Hollandais perdu
    [marker] donne le quatrième marqueur Aventure
   *[star] rapporte une Étoile AZ
} ; { review-other } ne le fait pas.
trail-review-climbs = { trail-it } monte au niveau { $level } ; { $less ->
    [0] { review-other } ne monte pas.
   *[other] { review-other } n’atteint que { $less }.
}
trail-review-covers = { trail-it } couvre { $more ->
    [one] { $more } case
   *[other] { $more } cases
} de la fresque ; { review-other } en couvre { $less }.
trail-review-steps = { trail-it } fait { $more ->
    [one] { $more } pas
   *[other] { $more } pas
} sur les pistes de terrain ; { review-other } en fait { $less }.
trail-review-gains = { trail-it } gagne { $more } { trail-what } ; { review-other } en gagne { $less }.
trail-review-costs = { trail-it } coûte l’équivalent de { $less } Turquoise ; { review-other } coûte { $more }.

## Images des règles

trail-picture-grit = { $points } par Cran
trail-picture-row = rangée { $row }
trail-picture-card = carte
trail-picture-flag = d’abord sur le drapeau
trail-picture-joined = bord à bord
trail-picture-touching = juste un coin
trail-picture-overlapping = chevauchement
trail-picture-new = nouvelle

## Vue d'un pack

trail-pack-table-pack = Le pack
trail-pack-table-limits = Matériel
trail-pack-table-start = Mise en place
trail-pack-table-weeks = Semaines
trail-pack-table-track = Pistes de terrain
trail-pack-table-ladder = Échelle d’altitude
trail-pack-table-arrows = Flèches croisées
trail-pack-table-turn_order = Ordre du tour
trail-pack-table-spaces = Cases pour les marqueurs
trail-pack-table-mural = Fresque
trail-pack-table-grit = Cran
trail-pack-table-blossoms = Fleurs de saguaro
trail-pack-table-fauna = Faune
trail-pack-table-flora = Flore
trail-pack-table-gateway = Relais
trail-pack-table-passage = Étapes
trail-pack-table-piece = Pièces
trail-pack-table-poison = Poison
trail-pack-table-spirit = Esprits
trail-pack-table-card = État 48
trail-pack-table-weather = Météo
trail-pack-field-authors = auteurs
trail-pack-field-licence = licence
trail-pack-field-stock = stock
trail-pack-field-cubes = cubes
trail-pack-field-dutchmen = Hollandais perdus
trail-pack-field-claims = exploits par joueur
trail-pack-field-terrain = terrain
trail-pack-field-spaces = cases
trail-pack-field-levels = niveaux
trail-pack-field-top = haut
trail-pack-field-card-row = exploits
trail-pack-field-first = premier boost
trail-pack-field-second = second boost
trail-pack-field-left = gauche
trail-pack-field-right = droite
trail-pack-field-bottom = bas
trail-pack-field-prices = prix
trail-pack-field-passage = Étapes, selon le nombre de joueurs
trail-pack-field-row = rangées, selon le nombre de joueurs
trail-pack-field-arrows = flèches
trail-pack-field-gateway = Relais
trail-pack-field-rows = rangées
trail-pack-field-icons = icônes
trail-pack-field-start = commence à
trail-pack-field-sides = cases et points de chaque côté
trail-pack-field-beyond = au-delà
trail-pack-field-numbers = sur les nombres
trail-pack-field-gain = donne
trail-pack-field-loss = fait perdre
trail-pack-field-rewards = récompenses
trail-pack-field-says = à deux, trois et quatre
trail-pack-field-flavour = texte d’ambiance
trail-pack-word-mountain = Montagne
trail-pack-word-plateau = Plateau
trail-pack-word-desert = Désert
trail-pack-word-canyon = Canyon

## Énigmes

trail-puzzle-goal = Le plus de points ce tour-ci
trail-puzzle-about = Semaine { $week }, à toi de jouer. Tu peux marquer { $points } points d’Or et de Cran avant la fin du tour ou la prochaine pioche.
trail-puzzle-why-all = Ce tour { $reasons }.
trail-puzzle-theme-mural = Fresque
trail-puzzle-theme-passage = Étape
trail-puzzle-theme-card = Carte
trail-puzzle-theme-claim = Exploit
trail-puzzle-theme-ladder = Échelle
trail-puzzle-theme-terrain = Pistes de terrain
trail-puzzle-theme-ability = Capacité
trail-puzzle-theme-spirit = Esprit
trail-puzzle-theme-arrows = Flèches croisées
trail-puzzle-theme-grit = Cran

## Atelier

trail-letter-covered = couverte
trail-letter-open = libre
trail-edit-field-card = ses trois cartes
trail-edit-field-miles = miles
trail-edit-field-deck = pioche
trail-edit-field-need = niveaux demandés
trail-edit-field-pay = coût
trail-edit-field-icon = icône du coin
trail-edit-field-moment = quand l’utiliser
trail-edit-field-tone = ton
trail-edit-field-two = à deux
trail-edit-field-three = à trois
trail-edit-field-four = à quatre
trail-edit-field-category = quand elle est décomptée
trail-edit-field-want = condition
trail-edit-field-gold = Or selon la place
trail-edit-field-grit = Cran pour la première place
trail-edit-field-shape = forme
trail-edit-field-art = dessin
trail-fault-numbers = Attendu : des nombres de 1 à { $most }
trail-fault-blossoms = Attendu : quatre nombres différents de 4 à 9
trail-fault-first-space = Attendu : pas de bonus sur la case 1, où tout le monde commence
trail-fault-levels = Il faut { $count } niveaux avec « { $word } », il y en a { $found }
trail-fault-top = Attendu : rien au niveau 21, dont la récompense est « top »
trail-fault-price = Attendu : des prix de 0 à { $high }, trouvé : { $found }
trail-fault-mural-row = Rangée { $row } : il faut { $size } cases, il y en a { $found }
trail-fault-no-icon = Rangée { $row } : il n’y a pas d’icône « { $icon } »
trail-fault-one-amount = Attendu : une quantité comme « 2 gold »
trail-fault-flag = Il faut un drapeau « { $flag } », il y en a { $found }
trail-fault-sides = Attendu : des paires [units, spaces]
trail-fault-word = « { $word } » n’est pas { $what ->
    [kind] une sorte
   *[counter] un compteur
}{ $near ->
    [none] { "" }
   *[other] { "" } (voulais-tu dire « { $near } » ?)
} ; attendu : { $known }
trail-fault-amount = « { $text } » : attendu un nombre et une sorte, comme « 2 water »
trail-fault-number = « { $text } » : attendu un nombre de 1 à 12
trail-fault-twice = « { $word } » apparaît deux fois dans « { $text } »
trail-fault-gained-only = « { $word } » ne peut qu’être gagné
trail-fault-kind-here = « { $word } » n’est pas permis ici ; attendu : { $known }
trail-fault-exchange = « { $text } » : attendu « exchange <amounts> for <amounts> »
trail-fault-verb = « { $text } » : attendu gain, lose, pay, exchange, discount, free, lower, enter ou copy, suivi de ce qu’il faut
trail-fault-no-amount = « { $text } » : il manque une quantité
trail-fault-per = « { $text } » : attendu « per <number> <counter> [max <number>] »
trail-fault-discount = « { $text } » : attendu « discount n on row, flora, fauna ou boost » ou « discount n <resource> on passage ou order »
trail-fault-options = « { $text } » : 6 options au plus
trail-fault-no-or = « { $text } » : pas de « or » au moment « { $moment } »
trail-fault-ladder-only = « { $word } » ne peut venir que de l’Échelle
trail-fault-moment = « { $text } » ne convient pas au moment « { $moment } »
trail-fault-no-price = « { $text } » : aucun prix ne peut changer au moment « { $moment } »
trail-fault-nothing = « { $text } » ne change rien au moment « { $moment } »
trail-fault-clause = « { $text } » : attendu « <who>: <effect> »
trail-fault-weather = « { $text } » : la Météo ne peut que gain, lose, pay ou exchange
trail-fault-who = « { $text } » : attendu each, drawer, others, « most <compteur> », « fewest <compteur> », « <compteur> >= <nombre> » ou « <compteur> <= <nombre> »
trail-fault-id = Attendu : seulement a-z, 0-9 et « - », trouvé : « { $found } »
trail-fault-no-terrain = Il faut au moins un terrain
trail-fault-cards = Il faut de { $low } à { $high } cartes, il y en a { $found }
trail-fault-other-card = « { $found } » est déjà l’identifiant d’une autre carte
trail-fault-twelve = Il faut au moins douze effets différents
trail-fault-pairs = Il faut une paire par cube (aucune pour le Jackalope) : { $size }, il y en a { $found }
trail-fault-pair = Attendu : [left, right] pour le cube { $cube }
trail-fault-falling = Attendu : des nombres décroissants de 30 à 0, trouvé : { $found }
trail-fault-compare = Attendu : « >= n » ou « <= n », trouvé : « { $found } »
trail-fault-most = Attendu : « most » ou « fewest », trouvé : « { $found } »
trail-fault-tokens = Il faut quatre jetons de valeur { $number }, il y en a { $found }
trail-fault-pieces = Il faut de { $low } à { $high } pièces, il y en a { $found }
trail-fault-used = « { $found } » est déjà utilisé
trail-fault-card-id = Attendu : l’identifiant d’une carte { $kind }, trouvé : « { $found } »{ $near ->
    [none] { "" }
   *[other] { "" } ; voulais-tu dire « { $near } » ?
}
trail-fault-sizes = Il faut au moins { $low } pièces de taille { $size }, il y en a { $found }
trail-fault-shape = Attendu : au plus { $high } colonnes de « { $covered } » et « . », trouvé : « { $found } »
trail-fault-covered = Il faut { $size } cases, il y en a { $found }
trail-fault-empty = Attendu : pas de rangée ni de colonne vide
trail-word = { $word ->
    [gain] gagner
    [lose] perdre
    [pay] payer
    [exchange] échanger
    [discount] remise
    [free] gratuit
    [lower] abaisser
    [enter] entrer
    [copy] copier
    [and] et
    [or] ou
    [per] par
    [max] au plus
    [for] contre
    [on] sur
    [each] tout le monde
    [drawer] qui pioche ceci
    [others] les autres
    [most] le plus
    [fewest] le moins
    [row] rangée
    [flora] Flore
    [fauna] Faune
    [boost] boost
    [passage] Étape
    [order] Ordre du tour
    [gila] Monstre de Gila
    [arrow] flèche
    [gateway] Relais
    [turquoise] Turquoise
    [copper] Cuivre
    [silver] Argent
    [supplies] Nourriture
    [health] Santé
    [water] Eau
    [gold] Or
    [grit] Cran
    [mountain] Montagne
    [plateau] Plateau
    [desert] Désert
    [canyon] Canyon
    [terrain] piste au choix
    [resource] ressource au choix
    [antidote] antidote
    [weather] Météo
    [spirit] Esprit
    [marker] marqueur Aventure
   *[other] { $word }
}
trail-reads-moment = { $moment ->
    [turn] Pendant ton tour :
    [row] En prenant dans une rangée :
    [boost] En achetant un boost :
    [passage] En parcourant une Étape :
    [order] En choisissant l’Ordre du tour :
    [gila] Quand le Monstre de Gila coûte de la Santé :
    [after-passage] Après avoir parcouru une Étape :
    [after-piece] Après avoir posé une pièce :
    [after-flora] Après avoir pris une carte Flore :
    [after-fauna] Après avoir pris une carte Faune :
    [after-arrows] Après avoir utilisé les Flèches croisées :
    [after-gateway] Après avoir utilisé un Relais :
   *[after-order] Après avoir choisi l’Ordre du tour :
}
trail-reads-or = ou
trail-price-place = { $place ->
    [row] une rangée de Flore ou de Faune
    [flora] une rangée de Flore
    [fauna] une rangée de Faune
    [boost] le boost
    [passage] l’Étape
    [order] l’Ordre du tour
   *[gila] le Monstre de Gila
}
trail-reads-price = { $verb ->
    [discount] { trail-amount } de moins pour { trail-price-place }.
    [free] Ne paie rien pour { trail-price-place }.
    [lower] Les niveaux demandés par l’Étape baissent de { $amount }.
   *[enter] Utilise une rangée complète.
}
trail-reads-who = { $who ->
    [each] Tout le monde :
    [drawer] Qui pioche ceci :
    [others] Tous les autres :
    [most] Qui a le plus ({ trail-counter }) :
    [fewest] Qui a le moins ({ trail-counter }) :
    [least] Qui a au moins { $number } { trail-counter } :
   *[atmost] Qui a au plus { $number } { trail-counter } :
}
## Atelier

trail-web-workshop-piece = Sa pièce
trail-web-workshop-market = Au marché
trail-web-workshop-shape = Forme : clique pour changer
trail-web-workshop-space = Case { $place } couverte
trail-web-workshop-size = Taille { $count }. Jamais pivotée, jamais retournée.
trail-web-workshop-copy = Exemplaire { $number }
trail-web-workshop-miles = Nº { $number }, { NUMBER($miles) } miles
trail-web-workshop-mural = La fresque
trail-web-workshop-mural-space = Case { $place } : { $gives }
trail-web-workshop-signs = Peindre avec
trail-web-workshop-flag = le drapeau
trail-web-workshop-empty = rien
trail-art-turquoise = Turquoise
trail-art-copper = Cuivre
trail-art-silver = Argent
trail-art-supplies = Nourriture
trail-art-health = Santé
trail-art-water = Eau
trail-art-gold = Or
trail-art-grit = Cran
trail-art-poison = Poison
trail-art-any = Ressource au choix
trail-art-boost = Boost
trail-art-passage = Étape
trail-art-flora = Flore
trail-art-fauna = Faune
trail-art-gateway = Relais
trail-art-weather = Météo
trail-art-spirit = Esprit
trail-art-state48 = État 48
trail-art-cube = Cube
trail-art-marker = Marqueur Aventure
trail-art-dutchman = Hollandais perdu
trail-art-tracker = Pion
trail-art-gila = Monstre de Gila
trail-pack-word-antidote = Antidote
trail-pack-word-blossom = Fleur
trail-pack-word-star = Étoile AZ
trail-pack-word-good = bonne
trail-pack-word-bad = mauvaise
trail-pack-word-mixed = mitigée
trail-pack-word-turn = pendant ton tour
trail-pack-word-row = en prenant dans une rangée
trail-pack-word-boost = en achetant un boost
trail-pack-word-passage = en parcourant une Étape
trail-pack-word-order = en choisissant l’Ordre du tour
trail-pack-word-gila = quand le Gila coûte de la Santé
trail-pack-word-after-passage = après une Étape
trail-pack-word-after-piece = après avoir posé une pièce
trail-pack-word-after-flora = après avoir pris une carte Flore
trail-pack-word-after-fauna = après avoir pris une carte Faune
trail-pack-word-after-arrows = après les Flèches croisées
trail-pack-word-after-gateway = après le Relais
trail-pack-word-after-order = après l’Ordre du tour

## Textes des cartes, générés à partir de leurs effets dans le pack

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
trail-card-advance = { $form ->
    [noun] { trail-steps } sur { trail-card-track }
   *[other] { $amount ->
        [1] avance sur { trail-card-track }
       *[other] avance de { $amount } sur { trail-card-track }
    }
}
trail-card-track = { $kind ->
    [terrain] une piste au choix
   *[other] { trail-terrain }
}
trail-card-resource = { $amount ->
    [1] 1 ressource au choix
   *[other] { $amount } ressources au choix
}
trail-card-antidote = { $form ->
    [noun] le retour de { $amount ->
        [1] 1 jeton Poison
       *[other] { $amount } jetons Poison
    }
   *[other] rends { $amount ->
        [1] un jeton Poison
       *[other] { $amount } jetons Poison
    }
}
trail-card-each-resource = 1 de chaque ressource
trail-card-per = { $what } { $unit ->
    [each] par { trail-counter-one }
   *[every] { $step ->
        [1] par { trail-card-counted-of }
       *[other] par tranche de { $step } { trail-card-counted-of }
    }
}{ $limit ->
    [0] { "" }
   *[other] , { $limit } au plus
}
trail-card-counted = { $per ->
    [passage-terrains] terrains différents parmi les Étapes
    [card-terrains] terrains différents parmi les cartes
    [lowest-level] cases sur la piste la plus basse
    [highest-level] cases sur la piste la plus haute
    [currency] Turquoise en monnaie
    [lowest-stock] unités du stock le plus bas
    [cubes] cubes sur des cartes
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
trail-card-list = { $first }, { $second }
trail-card-and = { $first } et { $second }
trail-card-and-per = { $first }, et { $second }
trail-card-or = { $first } ou { $second }
trail-card-then = { $first } ; { $second }
trail-card-either = { $first }, ou { $second }
trail-card-price = { $verb ->
    [enter] utilise une rangée complète ou déjà utilisée
    [lower] une Étape demande { $amount ->
        [1] 1 niveau
       *[other] { $amount } niveaux
    } de moins sur chaque piste
    [free] { $place ->
        [boost] un boost est gratuit
        [gila] ne paie pas de Santé pour le Gila
        [passage] une Étape ne coûte rien
       *[order] l’Ordre du tour ne coûte rien
    }
   *[discount] { $place ->
        [row] une rangée coûte { $amount } de moins
        [flora] une rangée de Flore coûte { $amount } de moins
        [fauna] une rangée de Faune coûte { $amount } de moins
        [boost] un boost coûte { $amount } de moins
        [passage] une Étape coûte { trail-amount } de moins
       *[order] l’Ordre du tour coûte { trail-amount } de moins
    }
}
trail-card-exchange = échange { $give } contre { $get }
trail-card-pay = paie { $what }
trail-card-lose = perds { $what }
trail-card-get = reçois { $what }
trail-card-copy = { $place ->
    [gateway] gagne la récompense du Relais visible
   *[arrow] gagne encore la récompense de ta case de flèches
}
trail-card-after = { $moment ->
    [after-passage] Après avoir parcouru une Étape : { $what }
    [after-piece] Après avoir posé une pièce : { $what }
    [after-flora] Après avoir pris une carte Flore : { $what }
    [after-fauna] Après avoir pris une carte Faune : { $what }
    [after-arrows] Après avoir utilisé les Flèches croisées : { $what }
    [after-gateway] Après avoir utilisé un Relais : { $what }
   *[after-order] Après avoir choisi l’Ordre du tour : { $what }
}
trail-card-direction = { trail-card-who } { $what }.
trail-card-who = { $who ->
    [each] Tout le monde
    [drawer] Qui pioche cette carte
    [others] Tous les autres
    [most] { $on ->
        [place] Qui joue en dernier
        [stock] Qui a le meilleur stock le plus bas
        [track] Qui est le plus loin sur { trail-card-level }
        [ladder] Qui est le plus haut sur l’Échelle
        [coins] Qui a le plus en monnaie
       *[other] Qui a le plus { trail-card-of }
    }
    [fewest] { $on ->
        [place] Qui joue en premier
        [stock] Qui a le pire stock le plus bas
        [track] Qui est le moins loin sur { trail-card-level }
        [ladder] Qui est le plus bas sur l’Échelle
        [coins] Qui a le moins en monnaie
       *[other] Qui a le moins { trail-card-of }
    }
    [least] { $on ->
        [place] Qui a la place { $number } dans l’ordre du tour ou une place suivante
        [stock] Qui a { $number } ou plus de tout en stock
        [track] Qui est à { $number } ou plus loin sur { trail-card-level }
        [ladder] Qui est au niveau { $number } de l’Échelle ou plus haut
       *[other] Qui a { $number } { trail-card-counted-of } ou plus
    }
   *[at-most] { $on ->
        [place] Qui a la place { $number } dans l’ordre du tour ou une place précédente
        [stock] Qui a { $number } ou moins dans son stock le plus bas
        [track] Qui est à { $number } ou moins loin sur { trail-card-level }
        [ladder] Qui est au niveau { $number } de l’Échelle ou plus bas
       *[other] Qui a { $number } { trail-card-counted-of } ou moins
    }
}
trail-card-of = { $per ->
    [passages] d’{ trail-card-goal-name }
    [mountain-passages] d’{ trail-card-goal-name }
    [plateau-passages] d’{ trail-card-goal-name }
    [desert-passages] d’{ trail-card-goal-name }
    [canyon-passages] d’{ trail-card-goal-name }
    [stars] d’{ trail-card-goal-name }
    [silver] d’{ trail-card-goal-name }
    [water] d’{ trail-card-goal-name }
    [gold] d’{ trail-card-goal-name }
    [lowest-stock] d’{ trail-card-goal-name }
   *[other] de { trail-card-goal-name }
}
trail-card-level = { $per ->
    [lowest-level] la piste la plus basse
    [highest-level] la piste la plus haute
   *[other] { trail-terrain }
}
trail-card-event = { $verb ->
    [pay] { $who ->
        [others] paient
       *[other] paie
    } { $what }
    [lose] { $who ->
        [others] perdent
       *[other] perd
    } { $what }
    [gain] { $who ->
        [others] gagnent
       *[other] gagne
    } { $what }
    [exchange] { $who ->
        [others] échangent
       *[other] échange
    } { $what } contre { $get }
    [step] { $who ->
        [others] avancent
       *[other] avance
    } { $amount ->
        [1] sur { trail-card-track }
       *[other] de { $amount } sur { trail-card-track }
    }
   *[antidote] { $who ->
        [others] rendent
       *[other] rend
    } { $amount ->
        [1] un jeton Poison
       *[other] { $amount } jetons Poison
    }
}
trail-card-events-and = { $first } et { $second }
trail-card-events-or = { $first } ou { $second }
trail-card-events-either = { $first }, ou { $second }
trail-card-goal = { $want ->
    [least] { trail-card-goal-count }
    [at-most] { $per ->
        [mountain-level] { trail-terrain } { $number } ou moins
        [plateau-level] { trail-terrain } { $number } ou moins
        [desert-level] { trail-terrain } { $number } ou moins
        [canyon-level] { trail-terrain } { $number } ou moins
        [lowest-level] Une piste à { $number } ou moins
        [highest-level] Toutes les pistes à { $number } ou moins
        [ladder] Échelle { $number } ou moins
        [lowest-stock] Stock le plus bas à { $number } ou moins
        [turn-place] Place { $number } dans l’ordre du tour ou avant
       *[other] { trail-card-goal-count } ou moins
    }
    [most] { $on ->
        [place] Dernière place dans l’ordre du tour
        [stock] Meilleur stock le plus bas
        [track] { $per ->
            [lowest-level] Meilleure piste la plus basse
            [highest-level] Le plus loin sur une piste
           *[other] Le plus loin sur { trail-terrain }
        }
        [ladder] Le plus haut sur l’Échelle
        [coins] Le plus de valeur en monnaie
       *[other] Le plus { trail-card-of }
    }
   *[fewest] { $on ->
        [place] Première place dans l’ordre du tour
        [stock] Pire stock le plus bas
        [track] { $per ->
            [lowest-level] Pire piste la plus basse
            [highest-level] Pire piste la plus haute
           *[other] Le moins loin sur { trail-terrain }
        }
        [ladder] Le plus bas sur l’Échelle
        [coins] Le moins de valeur en monnaie
       *[other] Le moins { trail-card-of }
    }
}
trail-card-goal-count = { $per ->
    [lowest-stock] Tout le stock à { $number }
    [turn-place] Place { $number } dans l’ordre du tour ou après
    [mountain-level] { trail-terrain } { $number }
    [plateau-level] { trail-terrain } { $number }
    [desert-level] { trail-terrain } { $number }
    [canyon-level] { trail-terrain } { $number }
    [lowest-level] Toutes les pistes à { $number }
    [highest-level] Une piste à { $number }
    [ladder] Échelle { $number }
    [pieces] { $number ->
        [1] 1 pièce posée
       *[other] { $number } pièces posées
    }
    [cards] { $number ->
        [1] 1 carte Flore ou Faune
       *[other] { $number } { trail-card-goal-name }
    }
   *[other] { $number } { trail-card-counted-of }
}
trail-card-goal-name = { $per ->
    [cards] cartes Flore et Faune
   *[other] { trail-card-counted }
}
