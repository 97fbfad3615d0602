# Rails : textes du navigateur, du terminal et du journal.

rails-title = Arizona Rails
rails-about = Choisis un dé, trace ta voie ferrée. Charge des marchandises au bout de tes tronçons et livre-les dans les villes.

rails-option-sheet = La feuille de tout le monde : first (la première du pack), le nom d’une feuille, random pour une nouvelle, ou random:graine pour retrouver la même.
rails-option-cards = Les trois cartes Condition : random, ou trois noms de cartes séparés par des virgules.
rails-option-clashes = Cartes qui s’annulent : les garder (keep), ou repiocher la dernière (redraw).

rails-symbol = { $symbol ->
    [cow] vache
    [sheep] mouton
    [wheat] blé
    [apple] pomme
    [mineral] minerai
    [wood] bois
    [mountain] montagne
    [town] ville
   *[station] gare
}
rails-passed1 = { $passed1 ->
    [cow] vache
    [sheep] mouton
    [wheat] blé
    [apple] pomme
    [mineral] minerai
    [wood] bois
    [mountain] montagne
    [town] ville
   *[station] gare
}
rails-passed2 = { $passed2 ->
    [cow] vache
    [sheep] mouton
    [wheat] blé
    [apple] pomme
    [mineral] minerai
    [wood] bois
    [mountain] montagne
    [town] ville
   *[station] gare
}
rails-passed3 = { $passed3 ->
    [cow] vache
    [sheep] mouton
    [wheat] blé
    [apple] pomme
    [mineral] minerai
    [wood] bois
    [mountain] montagne
    [town] ville
   *[station] gare
}
rails-goods = { $kind ->
    [cow] vaches
    [sheep] moutons
    [wheat] blé
    [apple] pommes
    [mineral] minerai
   *[wood] bois
}
rails-pieces = { $count ->
    [one] { $kind ->
        [cow] { $count } vache
        [sheep] { $count } mouton
        [wheat] { $count } gerbe de blé
        [apple] { $count } pomme
        [mineral] { $count } minerai
       *[wood] { $count } bois
    }
   *[other] { $kind ->
        [cow] { $count } vaches
        [sheep] { $count } moutons
        [wheat] { $count } gerbes de blé
        [apple] { $count } pommes
        [mineral] { $count } minerais
       *[wood] { $count } bois
    }
}

rails-round = Manche { $round }
rails-other-sheets = (tape plateau 2, etc., pour voir les autres feuilles)
rails-legend = c vache s mouton w blé a pomme m minerai o bois ^ montagne T ville # gare
rails-table-cow = Vaches
rails-table-sheep = Moutons
rails-table-wheat = Blé
rails-table-apple = Pommes
rails-table-mineral = Minerai
rails-table-wood = Bois
rails-table-nuggets = Pépites
rails-table-bonus = Bonus
rails-table-total = TOTAL

rails-prompt-card = On pioche la carte Condition { $number } sur 3.
rails-prompt-start = On tire au sort qui commence.
rails-prompt-roll = Manche { $round } : on lance les dés.
rails-prompt-take = Prends un dé.
rails-prompt-choose = { $left ->
    [0] Tracer avec ton { $value }, ou le défausser pour une pépite ?
   *[other] { $fits ->
        [yes] Tracer avec ton { $value }, ou utiliser une pépite pour une autre valeur ?
       *[no] Ton { $value } ne passe pas. Quelle valeur traces-tu avec une pépite ?
    }
}
rails-prompt-station = De quelle gare part ta ligne, avec un { $value } ?
rails-prompt-draw = Trace un { $value } à partir de { $at } : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}.
rails-prompt-second = Tu t’arrêtes en { $at } : choisis un second symbole à côté, ou aucun.
rails-prompt-visit = Tu t’arrêtes à la grande ville { $at } : livre, ou prends d’abord un second symbole.
rails-prompt-deliver = Tu peux livrer un type à la ville { $at }.
rails-prompt-last = La partie se termine : tu peux livrer encore un type.
rails-prompt-over = { $count ->
    [1] La partie est terminée ; le score gagnant est de { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] La partie est terminée ; victoire partagée à { $count } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}

rails-label-card = { $card } : { $does }
rails-label-start = Place { $seat } : commence
rails-label-roll = Lancer un { $value }
rails-label-take = Prendre le { $value }
rails-label-use = Tracer avec le { $value }
rails-label-nugget = Utiliser une pépite : tracer un { $value }
rails-label-discard = Défausser le { $value } et entourer une pépite
rails-label-station = Partir de { $at }
rails-label-draw = { $passed ->
    [0] Jusqu’à { $at }, { rails-symbol }
    [1] Jusqu’à { $at }, { rails-symbol }, en passant par { rails-passed1 }
    [2] Jusqu’à { $at }, { rails-symbol }, en passant par { rails-passed1 } et { rails-passed2 }
   *[3] Jusqu’à { $at }, { rails-symbol }, en passant par { rails-passed1 }, { rails-passed2 } et { rails-passed3 }
}
rails-label-second = Continuer jusqu’à { $at }, { rails-symbol }
rails-label-deliver = Livrer { rails-pieces } pour { $points }
rails-label-no-second = Pas de second symbole
rails-label-no-delivery = Ne pas livrer
rails-label-nothing = Ne pas livrer, pas de second symbole

rails-event-card-laid = Carte Condition « { $card } » : { $does }
rails-event-start-player = { $name } commence.
rails-event-die-rolled = { $name } obtient un { $value }.
rails-event-die-taken = { $name } prend le { $value }.
rails-event-nugget-used = { $name } utilise une pépite pour tracer un { $value } au lieu d’un { $die }.
rails-event-die-discarded = { $name } défausse le { $value }.
rails-event-nugget-got = { $name } entoure { $count ->
    [1] une première pépite
    [2] une deuxième pépite
    [3] une troisième pépite
   *[other] une { $count }e pépite
}.
rails-event-passed = { $name } ne peut pas tracer et passe.
rails-event-set-out = { $name } part de { $at }.
rails-event-section-drawn = { $name } trace { $cells }.
rails-event-went-on = { $name } continue jusqu’à { $at }.
rails-event-circled = { $name } s’arrête en { $at } : { rails-symbol }.
rails-event-loaded = { $name } a maintenant { rails-pieces } à bord.
rails-event-delivered = { $name } livre { rails-pieces } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rails-event-first = { $name } fait la première livraison ({ rails-goods }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
rails-event-card-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec « { $card } ».
rails-event-sixth-delivery = { $name } a livré les six types : c’est la dernière manche.
rails-event-round-over = Fin de la manche { $round } ; le { $left } n’a pas servi. La carte Premier joueur passe à gauche.
rails-event-all-stuck = Toutes les lignes sont bloquées : la partie se termine après la manche { $round }.
rails-event-nobody-draws = Plus personne ne trace : la partie se termine après la manche { $round }.
rails-event-missing = { $name } n’a jamais livré de { rails-goods } : { SIGNED($points) } points.
rails-event-nuggets-left = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } pépite inutilisée
   *[other] { $count } pépites inutilisées
}.
rails-event-won = { $name } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Bots et indices

bots-rails-tortoise-name = Tortue
bots-rails-tortoise-temper = Trace ici et là et profite du paysage.
bots-rails-quail-name = Colin
bots-rails-quail-temper = Connaît le chemin, mais s’éparpille à la moindre peur.
bots-rails-burro-name = Âne
bots-rails-burro-temper = Porte ce qui rapporte le plus à chaque manche.
bots-rails-raven-name = Corbeau
bots-rails-raven-temper = Malin avec ce qui brille ; pense une manche à l’avance.
bots-rails-pronghorn-name = Antilocapre
bots-rails-pronghorn-temper = Court loin, et arrive souvent en ville avant les autres.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Refuse tout enclos.
rails-why-nugget-used = coûte { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}
rails-why-section-drawn = trace jusqu’à { $at }
rails-why-loaded = te laisse avec { rails-pieces } à bord
rails-why-nugget-got = te laisse avec { $count ->
    [one] { $count } pépite inutilisée
   *[other] { $count } pépites inutilisées
}
rails-why-delivered = livre { rails-pieces } pour { SIGNED($points) }
rails-why-first = première livraison de ce type ({ rails-goods }) : { SIGNED($points) }
rails-why-end = termine la partie ; ton décompte final : { SIGNED($points) }
rails-why-open = { $count ->
    [0] ne laisse aucune valeur de dé à tracer ensuite
    [one] laisse { $count } valeur de dé à tracer ensuite
   *[other] laisse { $count } valeurs de dé à tracer ensuite
}

## Labo

lab-figure-rails-ending-sixth-delivery = Parties terminées par une sixième livraison
lab-figure-rails-rounds = Manches
lab-figure-rails-deliveries = Types livrés
lab-figure-rails-pieces = Unités livrées
lab-figure-rails-nuggets = Pépites gagnées
lab-figure-rails-nuggets-used = Pépites utilisées
lab-ending-rails-sixth-delivery = Sixième livraison
lab-ending-rails-all-stuck = Lignes toutes bloquées
lab-ending-rails-nobody-draws = Personne n’a tracé pendant dix manches
lab-kind-rails-card = Carte Condition
lab-kind-rails-award = Carte à points
lab-kind-rails-good = Marchandise
lab-good-rails-Cow = Vache
lab-good-rails-Sheep = Mouton
lab-good-rails-Wheat = Blé
lab-good-rails-Apple = Pomme
lab-good-rails-Mineral = Minerai
lab-good-rails-Wood = Bois
lab-source-rails-delivered = Livraisons
lab-source-rails-first = Première livraison d’un type
lab-source-rails-card-scored = Cartes Condition
lab-source-rails-missing = Types non livrés
lab-source-rails-nuggets-left = Pépites inutilisées

## Page

web-game-rails = Rails
web-caption-rails = De 2 à 4 · Dés et crayon
web-poster-rails = Rails : un train à vapeur devant des mesas au coucher du soleil
web-line-rails = Prends un dé, trace ta ligne, livre les marchandises en ville.
web-facts-rails = De deux à quatre, environ 30 minutes
web-rails-table = Feuilles et cartes
web-rails-sheet-of = Feuille : { $name }
web-rails-own-sheet = Retour à ta feuille
web-rails-show-sheet = Agrandir cette feuille
web-rails-engineer = Aux commandes
web-rails-die = dé { $value }
web-rails-dice = Dés à prendre
web-rails-left-over = Inutilisé
web-rails-use = Tracer avec le { $value }
web-rails-discard = Défausser le { $value }
web-rails-nuggets-none = aucune pour l’instant
web-rails-stuck = bloquée
web-rails-starter = Commence
web-rails-swap = ou utiliser une pépite
web-rails-draw-to = Tracer jusqu’à { $at }
web-rails-ends-help = Clique sur une case lumineuse ; B essaie un autre tracé
web-rails-tap = Touche une case lumineuse pour voir le tronçon, puis encore une fois pour le tracer.
web-rails-tap-again = Touche encore { $at } pour tracer ce tronçon, ou touche une autre case.
web-rails-aboard = { $count ->
    [0] rien à bord
    [one] { $count } à bord
   *[other] { $count } à bord
  }
web-rails-passes = passe
web-rails-score-table = Feuille de score
web-rails-so-far = jusqu’ici
web-rails-nuggets = Pépites : { $got } gagnées, { $used } utilisées
web-rails-nuggets-left = { $left ->
    [0] plus aucune
    [one] { $left } restante
   *[other] { $left } restantes
  }
web-rails-card = Carte Condition { $title }
web-rails-during = Pendant la partie
web-rails-final = Décompte final
web-rails-gone = prise
web-rails-waybill = Bordereau
web-rails-unloaded = livré à
web-rails-kind = Type
web-rails-pieces = Unités
web-rails-points = Points
web-rails-bill-aboard = À bord
web-rails-was-first = { $name } l’a fait avant
web-rails-deliver = Livrer : { rails-goods } +{ $points }
web-rails-first = Première
web-rails-by-cards = Cartes
web-rails-worth = Vaut
web-rails-odd = { $pieces ->
    [one] { $pieces } compte pour { $scoring }
   *[other] { $pieces } comptent pour { $scoring }
}
web-rails-first-stamp = Première +{ $points }
web-rails-reason-delivered = déjà livré
web-rails-reason-none = rien à bord
web-rails-bill-sum = { $points } pour { $pieces ->
    [one] { $pieces } unité
   *[other] { $pieces } unités
}
web-rails-bill-cards = Cartes +{ $points }
web-rails-bill-points = { $points ->
    [one] point
   *[other] points
}
web-rails-not-now = Pas maintenant :
web-rails-text-dice = Dés encore disponibles : { $dice }.
web-rails-text-die = Dé : { $die }.
web-rails-text-head = La ligne se termine en { $at }.
web-rails-text-line = Ligne : { $line }.
web-rails-text-aboard = À bord : { $goods }.
web-rails-text-boxes = Marqué : { $boxes }.
web-rails-text-sheet = La feuille imprimée : { $title }
web-rails-tabs = Vues
web-rails-tab-sheet = Feuille
web-rails-tab-players = Joueurs
web-rails-tab-cards = Cartes
web-rails-result-book = Livre des scores
web-rails-result-map = La ligne gagnante
web-rails-result-other = La ligne
web-rails-result-chart = Score par manche
web-rails-result-final = fin
web-rails-result-winner = victoire
web-rails-result-place = { $place ->
    [2] 2e place
    [3] 3e place
   *[other] { $place }e place
}
web-rails-result-missing = non livré
web-rails-result-left = reste { $count }
web-rails-result-track = { $count } cases de voie
web-rails-result-line = points après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $kinds ->
    [one] { $kinds } type livré
    [6] les six types livrés
   *[other] { $kinds } types livrés
}.
web-rails-result-biggest = Plus grosse livraison : { $name }, { rails-pieces } pour { $points }.
web-rails-result-mark = Manche { $round } : { $name } livre { rails-pieces } pour { $points }
web-rails-part-goods = Marchandises
web-rails-part-first = Première livraison
web-rails-part-cards = Cartes
web-rails-part-nuggets = Pépites
web-rails-part-missing = Types non livrés
web-option-rails-sheet = Feuille
web-rails-sheet-fresh = Nouvelle
web-rails-sheet-fresh-title = Une feuille toute neuve, avec le même nombre de chaque symbole
web-rails-cards-drawn = Au hasard
web-rails-cards-pick = Choisir
web-rails-cards-lacking = { $count ->
    [one] Choisis-en encore { $count }, sinon les trois sont piochées au hasard.
   *[other] Choisis-en encore { $count }, sinon les trois sont piochées au hasard.
}
web-option-rails-cards = Cartes Condition
web-option-rails-clashes = Cartes qui s’annulent
web-choice-rails-clashes-keep = Garder
web-choice-rails-clashes-redraw = Repiocher

## Partie guidée. $other est le nom du bot.

lesson-rails-welcome-title = Des dés et un crayon
lesson-rails-welcome = Chacun trace une voie ferrée sur la même carte. Là où un tronçon se termine, tu charges ce qui s’y trouve ; dans les villes, tu en fais des points. Voici ta ligne après cinq manches, avec deux gerbes de blé à bord.
lesson-rails-take-title = Prends un dé
lesson-rails-take = À chaque manche, on lance un dé de plus que de joueurs, et chacun en prend un. L’image du dé montre la forme de son tracé. { $other } a pris le 3. Il te faut le 1 : un seul pas.
lesson-rails-draw-title = Trace ton tronçon
lesson-rails-draw = Choisis de tracer. Les cases où le tronçon peut finir s’illuminent ; pointes-en une pour voir le chemin. Arrête-toi au blé juste au-dessus pour le charger. Chaque case que ta ligne touche est épuisée, et une ligne ne se croise jamais elle-même.
lesson-rails-draw-touch = Choisis de tracer. Les cases où le tronçon peut finir s’illuminent ; touches-en une pour voir le chemin, puis touche-la encore pour tracer. Arrête-toi au blé juste au-dessus pour le charger. Chaque case que ta ligne touche est épuisée, et une ligne ne se croise jamais elle-même.
lesson-rails-station-title = Arrête-toi à une gare
lesson-rails-station = Nouvelle manche, et tu choisis en premier. Le 6 fait deux pas tout droit, exactement jusqu’à la gare. Le blé en chemin est perdu ; c’est le prix. Prends le dé et trace.
lesson-rails-second-title = Un second symbole
lesson-rails-second = Quand tu t’arrêtes à une gare, tu peux continuer vers un symbole juste à côté. Voilà ta quatrième gerbe.
lesson-rails-town-title = Direction la ville
lesson-rails-town = Le 3 est un escalier de trois pas, et il se termine à la ville. Prends le dé et trace.
lesson-rails-deliver-title = Livre
lesson-rails-deliver = Tu livres un seul type, toutes ses unités d’un coup, et une seule fois dans la partie. Les unités rapportent 1, 3, 6, 10… Quatre gerbes valent donc 10 points, plus 5 pour la première livraison. Livre-les.
lesson-rails-nugget-title = Un dé dont tu ne veux pas
lesson-rails-nugget = Rien ne t’oblige à tracer. Prends le 2 et défausse-le : tu entoures à la place une pépite d’or. Plus tard, une pépite te permet de tracer n’importe quelle autre forme, et les pépites inutilisées valent des points.
lesson-rails-cards-title = Trois conditions
lesson-rails-cards = Trois cartes sur dix-sept changent les règles de chaque partie. Pointes-en une pour la lire. Ici, exactement quatre moutons, beaucoup de villes et beaucoup de pépites rapportent en plus.
lesson-rails-cards-touch = Trois cartes sur dix-sept changent les règles de chaque partie. Tu peux les lire sous Cartes. Ici, exactement quatre moutons, beaucoup de villes et beaucoup de pépites rapportent en plus.
lesson-rails-end-title = Comment ça finit
lesson-rails-end = Après la sixième livraison de quelqu’un, tout le monde peut livrer encore un type ; chaque type que tu n’as jamais livré coûte 5 points. La feuille compte les points pour toi. Continue d’ici, ou lance ta propre partie.

## Aide-mémoire

rails-aid-deliveries = Livraisons
rails-aid-more = Autres points
rails-aid-what = Pour
rails-aid-first = Première livraison d’un type
rails-aid-missing = Chaque type non livré
rails-aid-dice = Dés et tronçons
rails-aid-die = Dé
rails-aid-drawn = Tracé
rails-aid-shape = Forme

## Imprimer

rails-print-sheets = Feuilles
rails-print-cards = Cartes Condition
rails-print-cards-back = Conditions
rails-print-score = Table des scores
rails-print-dice = Dés à plier
rails-print-dice-how = Découpe, plie sur toutes les lignes et colle les languettes à l’intérieur. De vrais dés roulent mieux.
rails-print-need-dice = Des dés à six faces, ou ceux à découper et plier
rails-print-need-pencils = Crayons
rails-print-need-sheets = Feuilles, une par personne et par partie
rails-print-starter = Carte premier joueur
rails-print-player = Joueur
rails-print-first = Première livraison d’un type +5
rails-print-missing = Type manquant −5
rails-print-sheet = Feuille
rails-print-per-page = Feuilles par page
rails-print-sheet-first = La première
rails-print-sheet-all = Toutes les feuilles

## Bilan

rails-review-ends = C’est la sixième livraison, qui termine la partie, et { $points } points cette manche.
rails-review-delivers = Ce coup livre { rails-pieces } et marque { $more } cette manche ; { review-other } marque { $less }.
rails-review-draws = Inutile de défausser un dé : ce coup trace jusqu’à { $at }.
rails-review-loads = Ensuite, { rails-pieces } { $count ->
    [one] est
   *[other] sont
} à bord ; { $less ->
    [0] { review-other } ne charge rien.
   *[other] { review-other } n’amène aucun type au-dessus de { $less }.
}
rails-review-nuggets = { $count ->
    [one] Ce coup laisse { $count } pépite de plus que { review-other }.
   *[other] Ce coup laisse { $count } pépites de plus que { review-other }.
}
rails-review-stuck = Après { review-other }, aucune valeur de dé ne peut être tracée ensuite ; après ce coup, { $more } des six le peuvent.
rails-review-stuck-soon = À la fin des variantes montrées, aucune valeur de dé ne peut être tracée après { review-other } ; après ce coup, { $more } des six le peuvent.
rails-review-open = Après ce coup, { $more } des six valeurs peuvent être tracées ensuite ; après { review-other }, { $less }.

## Vue d'un pack

rails-pack-table-pack = Le pack
rails-pack-table-sheet = Feuilles
rails-pack-table-card = Cartes Condition
rails-pack-table-counts = Sur chaque feuille
rails-pack-field-authors = auteurs
rails-pack-field-licence = licence
rails-pack-field-size = rangées et colonnes
rails-pack-field-goods = de chaque marchandise
rails-pack-field-towns = villes
rails-pack-field-mountains = montagnes
rails-pack-field-stations = gares

## Énigmes

rails-puzzle-goal = Le plus de points avec { $dice } dés
rails-puzzle-about = Les { $dice } dés sont à toi, dans l’ordre que tu veux. Tu peux marquer { $points } points, d’une seule façon.
rails-puzzle-why-all = Les points : { $reasons }.
rails-puzzle-why-delivered = { rails-pieces } en { $at } pour { $points }
rails-puzzle-why-first = { $points } de plus pour la première livraison de { rails-goods }
rails-puzzle-why-card-scored = { $points } avec { $card }
rails-puzzle-theme-one-delivery = Une livraison
rails-puzzle-theme-deliveries = Plusieurs livraisons
rails-puzzle-theme-first = Première livraison
rails-puzzle-theme-card = Carte Condition
rails-puzzle-theme-second-symbol = Second symbole
rails-puzzle-theme-nugget = Utiliser une pépite
rails-puzzle-theme-discard = Défausser un dé
rails-puzzle-theme-dice-3 = Trois dés
rails-puzzle-theme-dice-4 = Quatre dés
rails-puzzle-theme-dice-5 = Cinq dés

## Atelier

rails-fault-fit = { $needed } symboles ne tiennent pas sur { $size } × { $size } cases
rails-fault-clash = Il n’y a pas de carte « { $other } » dans ce pack{ $near ->
    [none] { "" }
   *[other] { "" } ; voulais-tu dire « { $near } » ?
}
rails-fault-clash-self = Une carte ne peut pas être incompatible avec elle-même
rails-fault-sheet-name = Attendu : un seul mot sans espace ni « : », et pas « { $first } » ni « { $random } »
rails-fault-card-name = Attendu : un seul mot sans espace ni « , », et pas « { $random } »
rails-fault-no-symbols = Manquant ; l’effet « { $effect } » a besoin de symboles
rails-fault-one-symbol = Attendu : un symbole pour l’effet « { $effect } »
rails-fault-goods-only = Attendu : seulement des marchandises pour l’effet « { $effect } »
rails-fault-needed = Manquant ; l’effet « { $effect } » en a besoin
rails-fault-rows = Il faut { $size } rangées, il y en a { $found }
rails-fault-row = Rangée { $row } : il faut { $size } symboles, il y en a { $found }
rails-fault-symbol = Rangée { $row }, colonne { $column } : symbole inconnu « { $found } » ; attendu : { $legend }
rails-fault-goods = Il faut exactement { $wanted } fois « { rails-symbol } », il y en a { $found }
rails-fault-few = Il faut au moins { $least } fois « { rails-symbol } », il y en a { $found }
rails-fault-touching = Deux « { rails-symbol } » sont côte à côte, en { $one } et { $two }
rails-fault-rim = Il faut au moins { $least } gares près du bord, il y en a { $found }
rails-fault-inside = Il faut au moins { $least } gares plus à l’intérieur, il y en a { $found }
rails-fault-reach = Il faut au moins { $least } villes à portée d’une gare, il y en a { $found }
rails-fault-reach-closed = Il faut au moins { $least } villes à portée d’une gare quand les montagnes sont fermées, il y en a { $found }
rails-fix-swap = Échanger { $one } et { $two }
rails-fix-paint = Peindre { $at } : { rails-symbol }
rails-edit-field-name = nom court
rails-edit-field-rule = règle
rails-edit-field-symbols = symboles concernés
rails-edit-field-clashes = cartes qui l’annulent
## Atelier

web-rails-workshop-paint = Peindre avec
web-rails-workshop-drag = glisser pour peindre
web-rails-workshop-of = { $have } sur { $want }{ $least ->
    [0] { "" }
   *[other] { " +" }
  }
web-rails-workshop-sheet = Feuille en cours
web-rails-workshop-place = { $place } : { $symbol }
web-rails-workshop-open = vide
web-rails-workshop-brush = Peindre
web-rails-workshop-swap = Échanger deux
web-rails-workshop-fill = Remplir au hasard
web-rails-workshop-seed = Graine
web-rails-workshop-keep = garder les cases peintes
web-rails-workshop-fill-now = Remplir
web-rails-workshop-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
web-rails-workshop-spread = Répartition
web-rails-workshop-groups = { $count ->
    [1] d’un seul tenant
   *[other] { $count } groupes, jusqu’à { $largest }
  }
rails-pack-word-cow = vache
rails-pack-word-sheep = mouton
rails-pack-word-wheat = blé
rails-pack-word-apple = pomme
rails-pack-word-mineral = minerai
rails-pack-word-wood = bois
rails-pack-word-mountain = montagne
rails-pack-word-town = ville
rails-pack-word-station = gare
rails-pack-word-closed = Fermé : ni passage ni arrêt
rails-pack-word-no-stop = Sans arrêt : passage seulement
rails-pack-word-nugget = Une pépite à chaque arrêt
rails-pack-word-second = Sert aussi de gare
rails-pack-word-exactly = Premier à livrer exactement ce nombre
rails-pack-word-pairs = Une unité isolée ne rapporte rien
rails-pack-word-stops = Au moins ce nombre d’arrêts, en fin de partie
rails-pack-word-most-stops = Le plus d’arrêts, en fin de partie
rails-pack-word-most-delivered = Le plus d’unités livrées, en fin de partie
rails-pack-word-most-nuggets = Le plus de pépites, en fin de partie

## Textes des cartes de condition, générés à partir de leurs effets dans le pack

rails-card-symbol = { $form ->
    [stop] { $symbol ->
        [cow] sur une vache
        [sheep] sur un mouton
        [wheat] sur du blé
        [apple] sur une pomme
        [mineral] sur un minerai
        [wood] sur du bois
        [mountain] sur une montagne
        [town] dans une ville
       *[station] dans une gare
    }
    [stops] { $symbol ->
        [cow] sur des vaches
        [sheep] sur des moutons
        [wheat] sur du blé
        [apple] sur des pommes
        [mineral] sur du minerai
        [wood] sur du bois
        [mountain] sur des montagnes
        [town] dans des villes
       *[station] dans des gares
    }
    [one] { $symbol ->
        [cow] une vache
        [sheep] un mouton
        [wheat] le blé
        [apple] une pomme
        [mineral] un minerai
        [wood] le bois
        [mountain] une montagne
        [town] une ville
       *[station] une gare
    }
    [goods] { $symbol ->
        [cow] de vaches livrées
        [sheep] de moutons livrés
        [wheat] de blé livré
        [apple] de pommes livrées
        [mineral] de minerais livrés
       *[wood] de bois livré
    }
   *[other] { $symbol ->
        [cow] les vaches
        [sheep] les moutons
        [wheat] le blé
        [apple] les pommes
        [mineral] le minerai
        [wood] le bois
        [mountain] les montagnes
        [town] les villes
       *[station] les gares
    }
}
rails-card-or = { $first } ou { $second }
rails-card-and = { $first } et { $second }
rails-card-pair = { $first } et { $second }
rails-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rails-card-text = { $effect ->
    [closed] Tu ne peux ni traverser { $symbols } ni t’y arrêter.
    [no-stop] Tu peux traverser { $symbols }, mais pas t’y arrêter.
    [nugget] Chaque arrêt { $symbols } te donne une pépite.
    [second] { $symbols } sert aussi de gare, avant ou après ta livraison.
    [exactly] La première livraison d’exactement { rails-pieces } rapporte { rails-card-points }.
    [pairs] Pour { $symbols }, seules les paires comptent ; une unité isolée ne rapporte rien.
    [stops] { rails-card-points } en fin de partie pour { $number } { $count ->
        [one] arrêt
       *[other] arrêts
    } ou plus { $symbols }.
    [most-stops] { rails-card-points } en fin de partie pour le plus d’arrêts { $symbols }.
    [most-delivered] { rails-card-points } en fin de partie pour le plus { $symbols }.
   *[most-nuggets] { rails-card-points } en fin de partie pour le plus de pépites gagnées, utilisées ou non.
}
