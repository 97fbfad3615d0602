# Knight : textes du navigateur, du terminal et du journal.

knight-title = Arizona Knight
knight-about = Deux camps, un seul cavalier. Pose les tuiles, répartis les jetons, puis saute.

knight-option-deal = Comment obtenir les tuiles : distribuées au hasard, ou choisies une par une (draft).
knight-option-games = Combien de parties font un match ; avec deux, on échange les rôles.

knight-prompt-deal = On distribue les tuiles.
knight-prompt-pick = Choisis une tuile pour ta main.
knight-prompt-tile = Choisis une de tes tuiles à poser.
knight-prompt-turn = Dans quel sens poser { $tile } ?
knight-prompt-column = Choisis la colonne du carré en haut à gauche : { $tile }.
knight-prompt-row = Colonne { $column }. Choisis maintenant la rangée : { $tile }.
knight-prompt-three = Pose le jeton 3 sur une case de la nouvelle tuile.
knight-prompt-two = { $left ->
    [1] Pose le second jeton 2 ; les 1 se placent tout seuls.
   *[other] Pose le premier jeton 2 sur une case libre.
}
knight-prompt-knight = Pose le cavalier sur un jeton 1 ; ce jeton sort du jeu.
knight-prompt-jump = { $count ->
    [1] Saute : un seul jeton est à portée.
   *[other] Saute sur un des { $count } jetons à portée.
}
knight-prompt-over = Le match est terminé, { $one }–{ $two }.

knight-label-deal = Distribuer { $tile }
knight-label-pick = Choisir { $tile }
knight-label-tile = Poser { $tile }
knight-label-turn = { $number ->
    [0] La laisser telle quelle
    [1] La pivoter vers la droite
    [2] La pivoter d’un demi-tour
   *[3] La pivoter vers la gauche
}
knight-label-column = Colonne { $number }
knight-label-row = Rangée { $number }
knight-label-three = Jeton 3 en ({ $at })
knight-label-two = Jeton 2 en ({ $at })
knight-label-knight = Cavalier en ({ $at })
knight-label-jump = Prendre le { $value } en ({ $at })

knight-event-tile-dealt = { $name } reçoit { $tile }.
knight-event-tile-picked = { $name } choisit { $tile }.
knight-event-tile-laid = { $name } pose { $tile } en ({ $column },{ $row }).
knight-event-chip-laid = { $name } pose un { $value } en ({ $at }).
knight-event-ones-laid = Des 1 remplissent les { $count } autres cases.
knight-event-knight-set = { $name } pose le cavalier en ({ $at }).
knight-event-chip-taken = { $name } prend le { $value } en ({ $at }).
knight-event-game-over = La partie { $game } se termine sur { $one }–{ $two }, { $left ->
    [0] sans jeton restant
    [1] avec 1 jeton restant
   *[other] avec { $left } jetons restants
}.
knight-event-match-over = Le match se termine sur { $one }–{ $two }.

knight-game-of = partie { $game } sur { $games }
knight-to-pick = Au choix

## Bots et indices

bots-knight-jackrabbit-name = Lièvre
bots-knight-jackrabbit-temper = Bondit partout où il y a un jeton, souvent sans regarder.
bots-knight-roadrunner-name = Géocoucou
bots-knight-roadrunner-temper = Attrape les gros jetons, en gardant un œil sur ta réponse.
bots-knight-coyote-name = Coyote
bots-knight-coyote-temper = Pense quelques sauts à l’avance, puis perd patience.
bots-knight-javelina-name = Pécari
bots-knight-javelina-temper = Têtu, et dangereux quand les jetons se font rares.
bots-knight-rattlesnake-name = Crotale
bots-knight-rattlesnake-temper = Attend, compte et frappe dans la seconde moitié.
bots-knight-condor-name = Condor
bots-knight-condor-temper = Voit tout le plateau d’en haut, jusqu’au dernier jeton.
knight-why-reply = { $value ->
    [0] ne laisse aucun saut à l’adversaire, la partie se termine donc
   *[other] le prochain saut adverse prend au plus un { $value }
}
knight-why-own = ton prochain saut peut prendre un { $value }

## Bilan

knight-where-jump = { $games ->
    [1] Saut { $number }
   *[other] Partie { $game }, saut { $number }
}
knight-where-knight = { $games ->
    [1] Pose du cavalier
   *[other] Partie { $game }, pose du cavalier
}
knight-where-tile = { $games ->
    [1] Tuile { $number }
   *[other] Partie { $game }, tuile { $number }
}
knight-note-exact = Chaque saut est jugé exactement par le solveur. La pose des tuiles est seulement estimée et ne compte pas.
knight-note-guessed = { $count ->
    [one] { $count } décision du début est seulement estimée et ne compte pas, comme la pose des tuiles ; toutes les autres sont exactes.
   *[other] { $count } décisions du début sont seulement estimées et ne comptent pas, comme la pose des tuiles ; toutes les autres sont exactes.
}
knight-review-ends = ({ $to }) termine la partie tout de suite : { $other } n’a plus de saut, et le score est de { $mine }–{ $theirs }.
knight-review-ended = ({ $from }) termine la partie tout de suite. Après ({ $to }), { $name } prend encore { $more } et { $other } { $less }.
knight-review-leaves = ({ $from }) laisse le { $value } en ({ $at }) à { $other } ; après ({ $to }), rien au-dessus d’un { $less } n’est à portée.
knight-review-takes = ({ $to }) prend un { $value } au lieu d’un { $less }, et la réponse ne coûte pas plus.
knight-review-goes-on = Après ({ $to }), { $name } peut enchaîner vers le { $value } en ({ $at }) ; après ({ $from }), il n’y a plus rien à prendre.
knight-review-next = Après ({ $to }), { $name } peut enchaîner vers le { $value } en ({ $at }) ; après ({ $from }), seulement vers un { $less }.
knight-review-last = Après ({ $to }), { $name } a le dernier saut et la partie se termine sur { $mine }–{ $theirs }. Après ({ $from }), c’est { $other } : { $other-mine }–{ $other-theirs }.
knight-review-totals = En jouant au mieux, la partie se termine sur { $mine }–{ $theirs } après ({ $to }), et sur { $other-mine }–{ $other-theirs } après ({ $from }).

## Labo

lab-kind-knight-tile = Tuile
lab-source-knight-chip-1 = Jetons 1
lab-source-knight-chip-2 = Jetons 2
lab-source-knight-chip-3 = Jetons 3

## Page

web-game-knight = Knight
web-caption-knight = À deux · Un cavalier · 48 jetons
web-poster-knight = Knight : une arche de roche en forme de tête de cheval devant la lune
web-line-knight = À deux, faites sauter le même cavalier de jeton en jeton.
web-facts-knight = À deux, environ 15 minutes
web-key-knight-arrows = ← ↑ → ↓
web-key-knight-arrows-does = pendant la pose : déplacer la tuile
web-option-knight-deal = Tuiles
web-choice-knight-deal-random = Distribuées
web-choice-knight-deal-draft = Draft
web-option-knight-games = Parties
web-choice-knight-games-1 = Une
web-choice-knight-games-2 = Deux
web-knight-board = { $tiles ->
    [0] Plateau vide.
    [one] Plateau avec { $tiles } tuile.
   *[other] Plateau avec { $tiles } tuiles.
  } Cavalier en { $knight }. { $moves ->
    [0] Aucun choix.
    [one] { $moves } choix.
   *[other] { $moves } choix.
  }
web-knight-game = Partie { $game }
web-knight-of = sur { $games }
web-knight-game-of = Partie { $game } sur { $games }
web-knight-match = Les rôles s’échangent à la partie 2. Le total des deux parties décide.
web-knight-single = Une seule partie décide.
web-knight-before = Score avant cette partie : { $score }.
web-knight-first = commence
web-knight-carries = de la partie 1 : { $points }
web-knight-on-board = Sur le plateau
web-knight-flag-place = à poser
web-knight-flag-fill = à remplir
web-knight-tile-help = Clique sur une de tes tuiles
web-knight-tile-help-touch = Touche une de tes tuiles
web-knight-place-ask = Pose { $tile } contre le plateau.
web-knight-place-help = Clique sur un point, ou utilise les flèches et Entrée ; R fait pivoter
web-knight-place-help-touch = Fais glisser la tuile, ou touche un point ; Pivoter la tourne
web-knight-first-ask = { $tile } ouvre le plateau. Pivote la tuile comme tu veux.
web-knight-first-help = R fait pivoter ; clique ou appuie sur Entrée pour poser
web-knight-first-help-touch = Pivoter la tourne ; Poser la pose
web-knight-random = Au hasard
web-knight-random-title = Poser les jetons restants au hasard
web-knight-fill-help = Clique sur une case ; les 1 se placent tout seuls
web-knight-fill-help-touch = Touche une case ; les 1 se placent tout seuls
web-knight-jump-help = Clique sur un jeton lumineux, ou appuie sur sa lettre
web-knight-jump-help-touch = Touche un jeton lumineux, ou fais glisser le cavalier
web-knight-lay = Poser { $tile } ici
web-knight-place = Poser
web-knight-turn = Pivoter
web-knight-turn-key = R
web-knight-take = Prendre { $value } → { $scores }
web-knight-event-tile-laid = { $name } pose { $tile } en ({ $at }).
web-knight-why-far = Le cavalier ne peut pas aller en ({ $at }). Il saute de deux cases tout droit et d’une sur le côté.
web-knight-why-empty = Il n’y a plus de jeton en ({ $at }). Le cavalier ne saute que sur des jetons.
web-knight-why-wall = ({ $at }) est un mur.
web-knight-ends-match = Ce saut termine le match
web-knight-ends-game = Ce saut termine la partie
web-knight-ends-short = Fin
web-knight-setup = Les six tuiles de cette partie
web-knight-step-done = { $who } en { $at }
web-knight-step-place = { $who } : pose
web-knight-step-fill = { $who } : remplissage
web-knight-steps = Jetons à poser
web-knight-by-itself = automatique
web-knight-text-match = Le match
web-knight-text-game = Partie { $game } sur { $games }.
web-knight-text-knight = Le cavalier est en ({ $at }).
web-knight-text-no-knight = Le cavalier n’est pas encore sur le plateau.
web-knight-text-score = { $name } a { $score } dans cette partie.
web-knight-text-tile = Tuile { $number } : { $tile }
web-knight-text-here = ({ $at }) : le cavalier
web-knight-text-wall = ({ $at }) : mur
web-knight-text-space = { $chip ->
    [0] ({ $at }) : vide
   *[other] ({ $at }) : jeton { $chip }
  }
web-knight-text-hands = Tuiles en main
web-knight-text-hand = { $name } : { $tiles }
web-knight-result-line = { $games ->
    [1] en une seule partie.
   *[other] en { $games } parties.
}
web-knight-result-boards = Plateaux finaux
web-knight-result-turning = Le moment clé
web-knight-result-see = Voir
web-knight-half = Mi-temps
web-knight-half-won = { $name } gagne la partie { $game }
web-knight-half-drawn = La partie { $game } est nulle
web-knight-half-next = Les rôles s’échangent : { $name } commence la partie suivante. Le total des deux parties décide.
web-knight-half-go = Continuer
web-knight-result-game = Partie { $game }
web-knight-result-chips = Jetons { $value }
web-rule-K-2-1 = Chaque camp a trois tuiles, distribuées au hasard ou choisies une par une.
web-rule-K-2-2 = Chaque tuile reçoit un 3, deux 2 et cinq 1, un par case, disposés comme tu veux. Les murs restent vides.
web-rule-K-2-3 = Tu peux faire pivoter les tuiles par quarts de tour, mais pas les retourner.
web-rule-K-2-4 = Au moins un carré doit partager un bord avec une tuile déjà sur le plateau. Les tuiles peuvent être décalées ; se toucher par un coin ne suffit pas.
web-rule-K-3-1 = La personne qui commence pose le cavalier sur un jeton 1. Ce jeton sort du jeu ; personne ne le marque.
web-rule-K-3-2 = Saute comme un cavalier d’échecs sur un jeton, et prends-le. Rien sur le chemin ne t’arrête.
web-rule-K-4-2 = Additionne les deux parties. Le plus grand total gagne ; à égalité, le match est nul.
web-rule-K-4-2-single = Une seule partie décide. Le plus haut score gagne ; à égalité, la partie est nulle.

## Partie guidée. $other est le nom du bot.

lesson-knight-welcome-title = À deux, un seul cavalier
lesson-knight-welcome = Ensemble, vous construisez un plateau et le couvrez de jetons. Puis vous déplacez tous les deux le même cavalier, saut après saut, et gardez chaque jeton où vous atterrissez. La personne qui a le plus de points gagne. Deux des six tuiles sont déjà posées.
lesson-knight-tile-title = Choisis une tuile
lesson-knight-tile = Chaque camp pose trois tuiles. Les rochers sont des murs : ils ne portent pas de jeton, mais tu peux sauter par-dessus. Prends la tuile avec le mur au centre.
lesson-knight-place-title = Pose-la
lesson-knight-place = Une tuile peut aller n’importe où, du moment qu’elle partage un bord avec le plateau. Celle-ci est pareille de tous les côtés ; pour les autres, R fait pivoter. Clique là où elle flotte.
lesson-knight-place-touch = Une tuile peut aller n’importe où, du moment qu’elle partage un bord avec le plateau. Celle-ci est pareille de tous les côtés ; pour les autres, utilise Pivoter. Appuie sur Poser pour la laisser là où elle flotte.
lesson-knight-three-title = Ton jeton 3
lesson-knight-three = Chaque tuile reçoit un 3, deux 2 et cinq 1, et tu choisis où. Pose le 3 ici, loin de celui que { $other } a posé.
lesson-knight-two-title = Deux jetons 2
lesson-knight-two = Pose maintenant les 2, l’un après l’autre. Les 1 se placent tout seuls.
lesson-knight-knight-title = Pose le cavalier
lesson-knight-knight = Les six tuiles sont posées. Pose le cavalier sur un jeton 1 ; ce jeton sort du jeu. { $other } fait le premier saut : commence donc là où peu de jetons sont à portée.
lesson-knight-jump-title = Saute
lesson-knight-jump = Un saut va deux carrés tout droit et un de côté, comme aux échecs ; les murs et les trous ne comptent pas. { $other } a pris un 2. Les jetons lumineux sont à portée. Prends le 3.
lesson-knight-think-title = Regarde un saut plus loin
lesson-knight-think = Un autre 3 est à portée, mais de là { $other } prendrait aussi un 3. Prends plutôt le 2 : il ne laisse qu’un 1.
lesson-knight-help-title = Si tu hésites
lesson-knight-help = Indice montre ce que ferait un bot fort. Analyser montre la valeur de chaque saut, et si elle est exacte. Annuler retire ton dernier coup.
lesson-knight-end-title = Voilà tout le jeu
lesson-knight-end = La partie se termine quand aucun jeton n’est à portée du cavalier. Un match se joue en deux parties en échangeant les rôles ; le plus grand total gagne. Continue d’ici, ou lance ta propre partie.

## Aide-mémoire

knight-aid-chips = Jetons
knight-aid-chip = Jeton
knight-aid-on-tile = Sur chaque tuile
knight-aid-player = Par personne
knight-aid-points = Points

## Imprimer

knight-print-tiles = Tuiles
knight-print-tiles-foot = tuiles · { $space } mm par case · découper le long des tirets
knight-print-chips = Jetons et cavalier
knight-print-chip-count = Jetons de { $value ->
    [one] { $value } point
   *[other] { $value } points
}
knight-print-knight-count = Cavalier à plier
knight-print-fold = Découpe, plie le long des tirets et colle un pied sur l’autre.
knight-print-game = Partie { $game }
knight-print-player = Joueur
knight-print-score = Points

## Images des règles

knight-picture-center = au centre
knight-picture-edge = sur un bord
knight-picture-corner = dans un coin
knight-picture-joined = un bord commun
knight-picture-touching = juste un coin
knight-picture-overlapping = chevauchement

## Vue d'un pack

knight-pack-table-pack = Le pack
knight-pack-table-tile = Tuiles
knight-pack-field-authors = auteurs
knight-pack-field-licence = licence

## Énigmes

knight-puzzle-goal = Force la victoire en { $jumps } sauts
knight-puzzle-about = { $side ->
    [behind] Tu perds { $mine }–{ $theirs }.
    [ahead] Tu mènes { $mine }–{ $theirs }.
   *[level] Le score est de { $mine }–{ $theirs }.
} Gagne en { $jumps } de tes sauts au plus, quelles que soient les réponses.
knight-puzzle-draws = Cela ne donne qu’une nulle.
knight-puzzle-loses = { $points ->
    [one] Cela perd de { $points } point.
   *[other] Cela perd de { $points } points.
}
knight-puzzle-why = Le coup clé est ton saut { $jump } : le { $value } en ({ $at }), pas le { $other } en ({ $there }), { $end ->
    [draw] qui ne donne qu’une nulle.
   *[loss] qui perd de { $points }.
}
knight-puzzle-why-only = Le coup clé est ton saut { $jump } : le { $value } en ({ $at }).
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = Garder l’avance
knight-puzzle-theme-behind = Remonter
knight-puzzle-theme-by-one = D’un point
knight-puzzle-theme-long = Cinq sauts ou plus
knight-puzzle-theme-short = Quatre sauts ou moins
knight-puzzle-theme-smaller-chip = Le plus petit jeton

## Atelier

knight-letter-space = case
knight-letter-wall = mur
knight-letter-none = rien
knight-fault-symbol = Rangée { $row } : attendu seulement « o », « # » et « . », trouvé « { $found } »
knight-fault-wide = Il faut au plus { $high } colonnes, il y en a { $found }
knight-fault-spaces = Il faut exactement { $wanted } cases, il y en a { $found }
## Atelier

knight-art-space = Case
knight-art-wall = Mur
knight-art-knight = Cavalier
knight-art-chip-1 = Jeton 1
knight-art-chip-2 = Jeton 2
knight-art-chip-3 = Jeton 3
web-knight-workshop-tile = La tuile, cinq carrés sur cinq
web-knight-workshop-paint = Peindre avec
web-knight-workshop-cell = { $cell ->
    [wall] Mur
    [space] Case
   *[nothing] Rien
  }
web-knight-workshop-place = { $place } : { $cell ->
    [wall] mur
    [space] case
   *[nothing] rien
  }
web-knight-workshop-turn = Pivoter
web-knight-workshop-jumps = Sauts à l’intérieur de la tuile
web-knight-workshop-jumps-count = { $jumps ->
    [0] Aucun saut ne reste dans cette tuile.
    [one] { $jumps } saut reste dans cette tuile.
   *[other] { $jumps } sauts, { $chains ->
        [1] en une chaîne de { $longest } cases.
       *[other] en { $chains } chaînes, la plus longue de { $longest } cases.
    }
  }
web-knight-workshop-alone = { $count ->
    [one] { $count } case (orange) n’en a aucun : on ne l’atteint que depuis une autre tuile.
   *[other] { $count } cases (orange) n’en ont aucun : on ne les atteint que depuis une autre tuile.
  }
web-knight-workshop-rotations = Rotations possibles
lab-figure-knight-left-3 = Jetons de 3 restants
lab-figure-knight-left-2 = Jetons de 2 restants
lab-figure-knight-left-1 = Jetons de 1 restants
