# Labo : séries, rapports, comparaisons.

lab-games = parties
lab-rate = { $rate } parties/s
lab-forfeit = { $bot } a perdu par forfait le coup { $move } de la partie { $game } : { $reason }
lab-stopped = Arrêté. Relance la même commande pour continuer avec { $folder }.
lab-done = { $games ->
    [one] { $games } partie enregistrée dans { $folder }
   *[other] { $games } parties enregistrées dans { $folder }
} ; la graine les détermine toutes.
    Ensuite : arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] { $games } partie enregistrée dans { $folder }
   *[other] { $games } parties enregistrées dans { $folder }
} ; certains bots utilisaient une pendule, une autre série sera donc différente.
    Ensuite : arizona lab report { $folder }

## Échelles de niveau

lab-ladder-pair = { $one } contre { $two } : { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (intervalle à 95 % : { $low } à { $high }), avance moyenne { $lead }
lab-ladder-rated = Elo { $elo } (intervalle à 95 % : { $low } à { $high })  { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, plus longue décision { $seconds } s
lab-ladder-forfeit = { $bot } a perdu par forfait le coup { $move } : { $reason }
lab-ladder-forfeits = { $count ->
    [one] { $count } coup perdu par forfait
   *[other] { $count } coups perdus par forfait
}

## Constats

lab-find-seat-ahead = La place { $which } gagne { $share } % des parties ({ $low } à { $high }) ; { $fair } % serait équitable.
lab-find-seat-fair = Les places sont équitables : aucune ne dépasse de plus de 3 points ses { $fair } %. La meilleure, la place { $which }, gagne { $share } % ({ $low } à { $high }).
lab-find-seat-open = Aucun avantage de place n’est démontré : la meilleure, la place { $which }, gagne { $share } % ({ $low } à { $high } ; équitable : { $fair } %). Si le jeu est équitable, environ { $needed } parties suffisent pour le montrer à 3 points près.
lab-find-seat-open-long = Aucun avantage de place n’est démontré : la meilleure, la place { $which }, gagne { $share } % ({ $low } à { $high } ; équitable : { $fair } %).
lab-find-place-ahead = { $which ->
    [1] Commencer
   *[other] Jouer en position { $which } au premier tour
} donne { $share } % de victoires ({ $low } à { $high }) ; { $fair } % serait équitable.
lab-find-place-fair = Commencer n’est pas un avantage : aucune position au premier tour ne dépasse de plus de 3 points ses { $fair } %. La position { $which } gagne { $share } % ({ $low } à { $high }).
lab-find-place-open = On ne sait pas si la position au premier tour compte : la position { $which } gagne { $share } % ({ $low } à { $high } ; équitable : { $fair } %). Si le jeu est équitable, environ { $needed } parties suffisent pour le montrer à 3 points près.
lab-find-place-open-long = On ne sait pas si la position au premier tour compte : la position { $which } gagne { $share } % ({ $low } à { $high } ; équitable : { $fair } %).
lab-find-aim = Objectif atteint : { $figure } ({ $who }) est en moyenne de { $found }, entre { $low } et { $high } ; { $inside } % des valeurs individuelles sont dans cet intervalle.
lab-find-aim-missed = Objectif manqué : { $figure } ({ $who }) est en moyenne de { $found } ; l’objectif va de { $low } à { $high }, et { $inside } % des valeurs individuelles sont dans cet intervalle.
lab-find-aim-share = Objectif atteint : { $figure } : { $found } % des parties ; l’objectif est d’au moins { $low } %.
lab-find-aim-share-missed = Objectif manqué : { $figure } : { $found } % des parties ; l’objectif est d’au moins { $low } %.
lab-find-one = { $title } ({ $kind }, { $figure } %)
lab-find-more = et { $count } de plus
lab-find-dead = { $count ->
    [one] { $count } élément est mort (pris dans moins de 2 % des parties qui le proposent)
   *[other] { $count } éléments sont morts (pris dans moins de 2 % des parties qui les proposent)
} : { $which }.
lab-find-dead-perhaps = { $count ->
    [one] { $count } élément est peut-être mort ; il faudrait plus de parties pour le savoir
   *[other] { $count } éléments sont peut-être morts ; il faudrait plus de parties pour le savoir
} : { $which }.
lab-find-must = { $count ->
    [one] { $count } élément est incontournable (qui le prend
   *[other] { $count } éléments sont incontournables (qui en prend un
} gagne plus de 12 points au-dessus des { $fair } % équitables) : { $which }.
lab-find-trap = { $count ->
    [one] { $count } élément gagne rarement (qui le prend
   *[other] { $count } éléments gagnent rarement (qui en prend un
} gagne plus de 12 points au-dessous des { $fair } % équitables) : { $which }.
lab-find-no-dead = Rien n’est mort : chacun des { $count } éléments est pris dans au moins 2 % des parties qui le proposent.
lab-find-no-dead-open = { $open ->
    [0] Aucun des { $count } éléments n’est mort, d’après ces parties.
    [one] Aucun élément n’est mort, d’après ces parties ; pour { $open } des { $count } éléments, il y a trop peu de parties pour le savoir.
   *[other] Aucun élément n’est mort, d’après ces parties ; pour { $open } des { $count } éléments, il y a trop peu de parties pour le savoir.
}
lab-find-no-must = Rien n’est incontournable : aucun des { $count } éléments ne fait gagner plus de 12 points au-dessus de la juste part.
lab-find-no-must-open = { $open ->
    [0] Aucun des { $count } éléments n’est incontournable, d’après ces parties.
    [one] Aucun élément n’est incontournable, d’après ces parties ; { $open } des { $count } éléments a été pris trop peu souvent pour le savoir.
   *[other] Aucun élément n’est incontournable, d’après ces parties ; { $open } des { $count } éléments ont été pris trop peu souvent pour le savoir.
}
lab-find-decided = Les parties restent ouvertes : la moitié ne se décide qu’après { $decided } % des tours, la tête change { $changes } fois et, dans { $comebacks } % des parties, le futur gagnant est encore mené dans le dernier dixième. La moitié se termine avec une avance de { $margin } ou moins.
lab-find-decided-early = Les parties se décident tôt : dans la moitié, le futur gagnant n’est plus jamais mené après { $decided } % des tours ; la tête change { $changes } fois.
lab-find-forced = En moyenne, { $share } % des décisions d’une partie ne laissent aucun choix.
lab-find-bot = Une place tenue par { $bot } gagne { $share } % de ses parties ({ $low } à { $high }) ; à forces égales, ce serait { $fair } %.
lab-find-luck = Les dés et les pioches expliquent une plus grande part de la différence de points que les joueurs : { $luck } % ({ $lucklow } à { $luckhigh }) contre { $player } % ({ $playerlow } à { $playerhigh }).
lab-find-skill = Les joueurs expliquent une plus grande part de la différence de points que les dés et les pioches : { $player } % ({ $playerlow } à { $playerhigh }) contre { $luck } % ({ $lucklow } à { $luckhigh }).
lab-find-luck-open = Rien ne montre si ce sont les dés et les pioches ou les joueurs qui comptent le plus : { $luck } % ({ $lucklow } à { $luckhigh }) et { $player } % ({ $playerlow } à { $playerhigh }) de la différence de points.
lab-find-kingmaking = Dans { $share } % des parties ({ $low } à { $high }), quelqu’un qui ne peut plus gagner décide qui gagne. C’est plus de { $limit } %.
lab-find-kingmaking-seldom = Qui ne peut plus gagner décide rarement qui gagne : dans { $share } % des parties ({ $low } à { $high }), moins de { $limit } %.
lab-find-kingmaking-open = Dans { $share } % des parties ({ $low } à { $high }), quelqu’un qui ne peut plus gagner décide qui gagne. Il faudrait plus de parties pour savoir si c’est plus ou moins de { $limit } %.
lab-find-variant = « { $one } » : avec les mêmes graines, le score gagnant diffère de { $value } par rapport à « { $two } » ({ $low } à { $high }).
lab-find-variant-alike = « { $one } » : aucune différence démontrée du score gagnant avec « { $two } » ({ $value } ; { $low } à { $high }).
lab-find-lying = Dans les parties avec { $title }, le score gagnant diffère de { $value } par rapport aux parties sans ({ $low } à { $high }).
lab-find-points = Principale source de points : { $most } ({ $mean } par place). Ce qui distingue le plus les vainqueurs : { $telling }, { $value } points par rapport au reste de leur partie ({ $low } à { $high }).
lab-find-forfeits = { $count ->
    [one] { $count } coup a été perdu par forfait
   *[other] { $count } coups ont été perdus par forfait
} par un bot en panne ou trop lent ; ces parties n’apprennent pas grand-chose.

## Solidité des indications

lab-strength-strong = indication forte
lab-strength-clear = bonne indication
lab-strength-hint = indication faible

## Noms

lab-who-winners = vainqueurs
lab-who-all = toutes les places
lab-figure-score = Score

## Le rapport

lab-report-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : rapport du labo
lab-report-eyebrow = Rapport du labo
lab-report-lead = { $count ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} à { $seats } places par { $bots } ; pack de contenu « { $content } ».
lab-report-lead-options = { $count ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} à { $seats } places par { $bots } ; pack de contenu « { $content } », { $options }.
lab-report-fact-games = parties
lab-report-fact-winner = score gagnant moyen
lab-report-fact-score = score moyen par place
lab-report-fact-decisions = décisions par partie
lab-report-fact-choices = choix par décision
lab-report-fact-changes = changements de tête
lab-report-fact-comebacks = remontées dans le dernier dixième
lab-report-findings = Ce que disent les parties
lab-report-findings-hint = Les chiffres entre parenthèses sont des intervalles à 95 % : sur 100 séries comme celle-ci, environ 95 ont un intervalle qui contient la vraie valeur. Bonne indication : en moyenne, au plus 5 constats sur 100 ainsi marqués sont dus à la chance ; indication forte : 1 sur 100. Une indication faible ne suggère qu’une direction. Les cartes et les choix sont jugés ensemble, et tout le reste aussi, car parmi beaucoup de choses, certaines ressortent par pure chance.
lab-report-change = Modifications possibles
lab-report-change-things = Chiffres et modifications possibles
lab-report-needed = Précision d’un tel nombre de parties
lab-report-wins = Qui gagne
lab-report-seats = Victoires par place
lab-report-seats-hint = Avec des intervalles à 95 % ; le trait pointillé est la juste part.
lab-report-seat-name = Place { $number }
lab-report-places = Victoires par position
lab-report-places-hint = La position 1 est celle qui commence.
lab-report-place-name = Position { $number }
lab-report-bots = Victoires par bot
lab-report-bots-hint = Les bots changent de place à chaque partie.
lab-report-endings = Comment les parties se terminent
lab-report-endings-hint = Avec des intervalles à 95 %.
lab-report-points = Points
lab-report-scores = Scores finaux
lab-report-scores-hint = Les vainqueurs ont en moyenne { $mean } ; 80 % des places sont entre { $low } et { $high }.
lab-report-all-seats = Toutes les places
lab-report-winners = Vainqueurs
lab-report-the-rest = Les autres
lab-report-standing = Évolution du score
lab-report-standing-hint = Les futurs vainqueurs comparés aux autres ; la dernière étape est le décompte final.
lab-report-begin = début
lab-report-end = fin
lab-report-sources = D’où viennent les points
lab-report-sources-hint = Points récoltés par une place moyenne, selon leur origine.
lab-report-other-sources = Tout le reste
lab-report-source-table = Points par origine
lab-report-source-table-hint = Par place et par partie ; ce que les vainqueurs ont en plus les distingue.
lab-report-figures = Chiffres finaux
lab-report-figures-hint = Moyennes, et intervalle des 80 % de places du milieu.
lab-report-between = { $low } à { $high }
lab-report-course = Déroulement des parties
lab-report-changes = Changements de tête
lab-report-changes-hint = { $mean } par partie en moyenne ; une égalité en tête ne compte pas.
lab-report-decided = Quand les parties se décident
lab-report-decided-hint = La part des tours après laquelle le vainqueur n’est plus jamais derrière : { $median } % en médiane ; { $comebacks } % sont des remontées dans le dernier dixième.
lab-report-tension = Suspense
lab-report-tension-hint = Le drame est le retard moyen du vainqueur, en pourcentage du plus grand écart de la partie.
lab-report-changes-short = Changements de tête
lab-report-drama = Drame, %
lab-report-decided-short = Décidée après, % des tours
lab-report-margin = Écart de victoire, points
lab-report-decisions-short = Décisions
lab-report-turns = Tours
lab-report-decisions = Décisions
lab-report-lengths = Durée des parties
lab-report-lengths-hint = { $mean } décisions en { $turns } tours en moyenne.
lab-report-widths = Choix
lab-report-widths-hint = Décisions selon le nombre de coups possibles : { $mean } en moyenne, { $most } au plus.
lab-report-branching = Choix au fil du temps
lab-report-branching-hint = Coups possibles par décision, du début à la fin d’une partie.
lab-report-times = Temps par décision
lab-report-times-hint = Sur la machine qui a joué les parties ; la plus longue décision, en secondes.
lab-report-design = Pour les auteurs de jeux
lab-report-runaway = Avance et remontée
lab-report-runaway-hint = Fréquence de victoire de la place seule en tête, et de la place seule dernière, du début à la fin d’une partie. À mi-partie : { $half } % et { $last } %.
lab-report-leader-wins = La tête gagne, %
lab-report-last-wins = La dernière place gagne, %
lab-report-table-time = Temps et charge
lab-report-table-time-hint = La durée est une estimation, pas une mesure. { $basis } La mise en place et les explications ne sont pas comprises.
lab-report-time-assumed = Elle suppose { $seconds } secondes par décision, plus { $more } secondes à chaque doublement du nombre de choix ; aucun temps humain n’a été mesuré. Les coups forcés ne comptent pas.
lab-report-time-measured = Elle repose sur les temps de vraies personnes pour { $decisions } décisions à { $tables } tables, selon le nombre de choix et sans les pauses. L’intervalle tient compte des parties et des personnes.
lab-report-time-both = Elle repose sur les temps de vraies personnes pour { $decisions } décisions à { $tables } tables, selon le nombre de choix et sans les pauses ; { $assumed } % reposent sur des temps supposés, car trop peu de décisions de ce genre ont été mesurées. L’intervalle tient compte des parties et des temps mesurés.
lab-report-minutes = Durée, minutes (estimation)
lab-report-per-turn = Vraies décisions par tour
lab-report-skill = Talent et hasard
lab-report-skill-hint = Part de la différence de points dans une partie qui dépend de qui joue, de la position dans l’ordre du tour, et de tout le reste : dés, pioches et croisement des choix. Valable pour ces bots.
lab-report-skill-bot = Qui joue
lab-report-skill-place = Position
lab-report-skill-rest = Tout le reste
lab-report-luck = Talent et hasard
lab-report-luck-hint = { $deals } donnes, chacune jouée { $seats } fois avec les mêmes dés et pioches, en changeant de place. Parts de la différence de points dans une partie, avec des intervalles à 95 %. « Tout le reste » : les interactions entre les décisions et le hasard qui en dépend. Valable pour ces joueurs : plus ils sont de force égale, plus il reste de place au hasard.
lab-report-luck-luck = Dés et pioches
lab-report-kingmaking = Faiseurs de rois
lab-report-kingmaking-hint = Les deux dernières décisions de chaque place perdante ont été rejouées avec jusqu’à cinq choix, chacun poursuivi six fois par des bots greedy. Sont comptées les parties où une place n’a gagné aucune de ces suites, mais a décidé qui les gagnait. La ligne en tirets est la limite des conclusions, { $limit } %.
lab-report-kingmaking-games = Parties avec faiseur de roi
lab-report-plans = Stratégies
lab-report-plans-hint = Groupes de places dont les points viennent de sources semblables, avec la part moyenne de leurs points. Seuls les groupes nettement séparés sont affichés. Qu’une stratégie gagne plus souvent ne prouve pas qu’elle soit la cause de la victoire.
lab-report-heat = Cases utilisées
lab-report-heat-hint = Part des places qui ont utilisé chaque case à la fin : la plus utilisée est { $most } ({ $high } %), la moins utilisée { $least } ({ $low } %).
lab-report-heat-winners = Cases utilisées par les vainqueurs
lab-report-heat-winners-hint = Part des vainqueurs : la plus utilisée est { $most } ({ $high } %), la moins utilisée { $least } ({ $low } %).
lab-report-tracks = Niveaux atteints
lab-report-tracks-hint = Part des places qui ont atteint chaque niveau à la fin de la partie : plus la couleur est forte, plus elles sont nombreuses. Pointez un niveau pour voir sa part.
lab-report-tracks-winners = Niveaux atteints par les vainqueurs
lab-report-tracks-winners-hint = La même chose pour les vainqueurs.
lab-report-variants = Comparaison des options
lab-report-variants-hint = Chaque option a été jouée avec la même graine. Différences par rapport à la première, partie par partie, avec des intervalles à 95 %. En gras : différence démontrée.
lab-report-subjects = Cartes, tuiles et choix
lab-report-subjects-hint = Pris : part des parties proposant un élément où quelqu’un le prend. Victoires avec : taux de victoire de qui le prend ; en tirets la juste part, en pointillés le seuil des incontournables. Mort : pris dans moins de 2 % de ces parties.
lab-report-axis-taken = pris →
lab-report-axis-wins = ↑ victoires avec, %
lab-report-mark-dead = mort
lab-report-mark-dead-perhaps = mort ?
lab-report-mark-must = incontournable
lab-report-mark-trap = gagne rarement
lab-report-entries = { $marked ->
    [0] { $count } au total
   *[other] { $count } au total, { $marked } marqués
}
lab-report-lying-hint = parties avec, comparées aux parties sans ; en gras : différence démontrée
lab-report-head-source = Origine
lab-report-head-figure = Chiffre
lab-report-head-mean = Moyenne
lab-report-head-winners = Vainqueurs
lab-report-head-the-rest = Les autres
lab-report-head-difference = Différence
lab-report-head-tenths = 80 % du milieu
lab-report-head-all-seats = Toutes les places
lab-report-head-plan = Sources de points
lab-report-head-comebacks = Remontées
lab-report-head-minutes = Minutes (estimation)
lab-report-strengths = Niveaux de jeu
lab-report-strengths-lead = { $groups } niveaux, { $games } parties de chacun entre eux et de chaque paire. Pack de contenu « { $content } », graine « { $seed } », Arizona { $version }.
lab-report-strengths-matrix = Qui finit devant
lab-report-strengths-matrix-hint = Fréquence à laquelle une place de la ligne finit avec plus de points qu’une place de la colonne à la même table ; les égalités comptent pour moitié. Avec des intervalles à 95 %. En gras : bonne indication que l’un est plus fort, toutes les paires étant prises en compte.
lab-report-strengths-groups = Parties de chaque niveau
lab-report-strengths-groups-hint = Les joueurs de même niveau jouent entre eux. ± est la moitié d’un intervalle à 95 % ; les minutes sont une estimation, pas une mesure. { $basis }
lab-report-head-part = Expliqué par
lab-report-head-of-scores = Points
lab-report-head-of-wins = Victoires
lab-report-head-seats = Places
lab-report-head-interval = Intervalle à 95 %
lab-report-head-median = Médiane
lab-report-head-bot = Bot
lab-report-head-wins = Victoires
lab-report-head-score = Score
lab-report-head-milliseconds = Moyenne, ms
lab-report-head-longest = Maximum, s
lab-report-head-options = Options
lab-report-head-games = Parties
lab-report-head-winner = Score gagnant
lab-report-head-start = Victoires en commençant
lab-report-head-decisions = Décisions
lab-report-head-changes = Changements de tête
lab-report-head-ending = Fin la plus fréquente
lab-report-head-name = Nom
lab-report-head-numbers = Nombres dans le pack
lab-report-head-offered = Parties qui le proposent
lab-report-head-taken = Pris
lab-report-head-takes = Nombre de prises
lab-report-head-takers-win = Victoires avec
lab-report-head-takers-interval = Intervalle à 95 %
lab-report-head-games-with = Parties avec
lab-report-head-winner-change = Effet sur le score gagnant
lab-report-head-decisions-change = Effet sur les décisions
lab-report-terms = Une victoire partagée compte en partie. Intervalles : de Wilson pour les parts, de Student pour les moyennes, partie par partie quand deux ont été jouées avec la même graine ; des parties avec la même graine ou la même donne comptent pour une. Indications : tests binomial exact et de Student, avec le taux de fausses découvertes de Benjamini–Hochberg.
lab-report-again = Graine « { $seed } », pack de contenu « { $content } » ({ $hash }), règles { $rules }, Arizona { $version } : la même graine joue les mêmes parties.
lab-report-again-clocked = Graine « { $seed } », pack de contenu « { $content } » ({ $hash }), règles { $rules }, Arizona { $version } ; certains bots utilisent une pendule, une autre série sera donc différente.
lab-written = Rapport écrit dans { $path }

## Comparaison de deux séries

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] pack de contenu
    [rules] règles
    [bots] bots
    [options] options
   *[seed] graine
}
lab-compare-same = Les deux séries ont les mêmes réglages.
lab-compare-course = Déroulement des parties
lab-compare-figure = Chiffres finaux des vainqueurs
lab-compare-paired = { $count ->
    [0] Aucune partie n’avait la même graine dans les deux séries ; la même graine ferait apparaître de plus petits changements.
    [one] { $count } partie avait la même graine dans les deux séries et a été comparée directement.
   *[other] { $count } parties avaient la même graine dans les deux séries et ont été comparées une à une.
}
lab-compare-unchanged = { $count ->
    [one] Dans { $count } partie, les bots ont joué exactement les mêmes coups dans les deux séries : ils n’ont pas réagi au changement.
   *[other] Dans { $count } parties, les bots ont joué exactement les mêmes coups dans les deux séries : ils n’ont pas réagi au changement.
}
lab-compare-taken = Pris plus ou moins souvent, quand un changement est démontré
lab-compare-wins = Taux de victoire de qui le prend, quand un changement est démontré
lab-compare-nothing = aucune différence n’est démontrée
lab-compare-not-shown = aucune différence démontrée
lab-compare-line = { $name } : { $one } → { $two }, { $value } ({ $low } à { $high }), { $strength }
lab-compare-line-share = { $name } : { $one } % → { $two } %, { $value } points ({ $low } à { $high }), { $strength }
lab-compare-gone = Seulement dans la première : { $which }
lab-compare-new = Seulement dans la seconde : { $which }
lab-compare-winner-score = Score gagnant
lab-compare-score = Score, toutes les places
lab-compare-decisions = Décisions
lab-compare-branching = Choix par décision
lab-compare-lead-changes = Changements de tête
lab-compare-drama = Drame
lab-compare-decided = Décidée après cette part des tours
lab-compare-margin = Écart de victoire
lab-compare-comebacks = Remontées dans le dernier dixième
lab-compare-start = Victoires en commençant

## Ajustement

lab-tune-trial = pack { $number } sur { $trials } : coût { $cost } ; meilleur jusqu’ici { $best }
lab-tune-field = { $field } : { $before } → { $after }
lab-tune-unchanged = { $field } : inchangé, { $before }
lab-tune-fresh = Avec de nouvelles graines, { $games } parties chacun, avant et après :
lab-tune-done = Pack proposé : { $pack }. Avec de nouvelles graines, il coûte { $after } au lieu de { $before } (0 est parfait), un gain de { $gain } ({ $low } à { $high }).
lab-tune-nothing = Rien de mieux n’a été trouvé : { $count ->
    [1] le seul pack essayé est l’actuel
   *[other] sur { $count } packs essayés, l’actuel coûte le moins
}. Aucun pack n’est proposé.
lab-tune-no-better = Aucun progrès n’est démontré : le meilleur des { $count } packs coûte { $after } au lieu de { $before } en { $games } parties avec de nouvelles graines, un gain de { $gain } ({ $low } à { $high }). Aucun pack n’est proposé ; il faudrait plus de parties par pack pour le savoir.

## Combien de parties

lab-needed-seats = { $count ->
    [one] { $games } partie donne
   *[other] { $games } parties donnent
} le taux de victoire d’une place à ± { $now } points près ; pour ± { $wanted } points, il en faut environ { $needed }.
lab-needed-things = Ici, une carte ou un choix typique est pris { $count ->
    [one] { $takers } fois
   *[other] { $takers } fois
} ; pour mesurer son taux de victoire à ± { $wanted } points près, il faut environ { $needed } parties.
lab-needed-width = Un taux de victoire proche de { $fair } % à ± { $points } points près, avec { $certainty } % de confiance : { $games } parties
lab-needed-shares = Deux packs ou bots dont les taux de victoire diffèrent de { $points } points, repérés dans { $chance } % de telles comparaisons : { $games } parties chacun
lab-needed-apart = Un score gagnant qui diffère de { $change }, chaque série avec ses propres graines (écart type { $deviation }) : { $games } parties chacune
lab-needed-paired = La même différence avec la même graine dans les deux, comme entre les options de cette série (écart type { $deviation }) : { $games } parties chacune

## Temps humains

lab-times-none = Aucune table terminée avec de vraies personnes. Rien n’a été écrit.
lab-times-game = { $game } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } ; pauses de plus de { $minutes } minutes, non comptées : { $breaks }
lab-times-kind = · choix : { $choices }, médiane { $median } s, moyenne { $mean } s, décisions : { $decisions }
lab-times-kind-few = · choix : { $choices }, médiane { $median } s, moyenne { $mean } s, décisions : { $decisions } ; trop peu, les rapports prennent le temps supposé
lab-times-written = Temps écrits dans { $path }. Ils servent avec `arizona lab report RUN --times { $path }`.
