# Énigmes, dans le navigateur et le terminal.

puzzle-too-hard = Cette position a trop de suites possibles pour être calculée. Reviens d’un coup, ou essaie une autre énigme.
puzzle-loses-points = { $loss ->
    [one] Cela perd { $loss } point ; { $left } restent possibles.
   *[other] Cela perd { $loss } points ; { $left } restent possibles.
}
web-puzzle = Énigme
web-puzzles-day-help = Les trois mêmes pour tout le monde. Résous-en une pour garder ta série. Elles se corsent jusqu’au dimanche.
web-puzzles-archive = Toutes les énigmes
web-puzzles-none = Pas encore d’énigme ici.
web-puzzles-easier = Plus facile
web-puzzles-harder = Plus difficile
web-puzzle-table = Énigme
web-puzzle-of-day = Énigme du jour · { $day }
web-puzzle-rated = Difficulté { $rating }
web-puzzle-more = En savoir plus sur cette énigme
web-puzzle-missing = Énigme introuvable
web-puzzle-how = Joue ton coup sur le plateau. S’il est faux, tu verras la réponse. Seul ton premier essai compte : il change ton classement de 75 points au plus.
web-puzzle-right = Correct. Continue.
web-puzzle-back = Appuie sur Z pour revenir et réessayer.
web-puzzle-back-touch = Reviens en arrière et réessaie.
web-puzzle-step-back = Revenir
web-puzzle-solved = { $clean ->
    [1] Résolue sans erreur.
   *[other] Résolue.
}
web-puzzle-given-up = Voici la solution.
web-puzzle-is-solved = résolue
web-puzzle-over = Cette énigme est terminée.
web-puzzle-undo-title = Un pas en arrière, autant de fois que tu veux (Z)
web-puzzle-hint = { $cost ->
    [0] Indice
   *[other] Indice −{ $cost }
}
web-puzzle-hint-title = { $cost ->
    [0] Montrer un coup correct sans autre coût (I)
    [one] Montrer un coup correct ; coûte { $cost } point de classement (I)
   *[other] Montrer un coup correct ; coûte { $cost } points de classement (I)
}
web-puzzle-hinted = { $cost ->
    [0] Essaie : { $move }.
   *[other] Essaie : { $move }. (−{ $cost })
}
web-puzzle-give-up = Abandonner
web-puzzle-give-up-title = Montrer la solution
web-puzzle-rating = Classement d’énigmes
web-puzzle-unsure = Un classement provisoire : chaque énigme le change de 75 points au plus
web-puzzle-streak = Série de jours
web-puzzle-week = Cette semaine
web-puzzle-day-state = { $state ->
    [kept] { $day } : résolue
    [open] { $day } : manquée, tu peux encore la rattraper
   *[none] { $day }
}
web-puzzle-make-up = Rattraper { $day } avant dimanche soir
web-puzzle-first = Valeur exacte de chaque premier coup
web-puzzle-others = { $count ->
    [one] et { $count } autre, moins bon
   *[other] et { $count } autres, moins bons
}
web-puzzle-answer = Solution
web-puzzle-found = Trouvée du premier coup par { $percent } % des { $tries } personnes qui ont essayé.
web-puzzle-found-first = Personne ne l’avait encore essayée ici.
web-puzzle-most-wrong = Erreur la plus fréquente : { $move }.
web-puzzle-share = Partager
web-puzzle-watch = Revoir
web-puzzle-next = Énigme suivante
web-puzzle-another = Une à ton niveau
web-puzzle-themes = Thèmes
web-puzzle-all = Toutes
web-puzzle-not-here = Pas disponible dans les énigmes.
web-puzzle-no-answer = Impossible de vérifier ce coup. Réessaie.
web-race = Course d’énigmes
web-race-over = { $score ->
    [one] { $score } énigme résolue
   *[other] { $score } énigmes résolues
}
web-race-best = Ta meilleure course : { $best }.
web-race-rules = Résous autant d’énigmes que possible en { $minutes } minutes. Elles deviennent plus difficiles ; { $most } erreurs et c’est fini.
web-race-start = Commencer la course
web-race-again = Nouvelle course
web-race-score = Résolues : { $score }
web-race-missed = Erreurs : { $missed } sur { $most }
puzzle-saved-goal = Trouve le meilleur coup
puzzle-saved-exact = { $ways ->
    [1] Tirée d’une de tes parties. Chaque coup a été calculé exactement : un seul est le meilleur.
   *[other] Tirée d’une de tes parties. Chaque coup a été calculé exactement : { $ways } se valent.
}
puzzle-saved-estimated = { $compared ->
    [0] Tirée d’une de tes parties. Estimation par recherche, sans preuve : un coup est ressorti comme le meilleur.
   *[other] Tirée d’une de tes parties. Estimation par recherche, sans preuve : un coup vaut environ { DECIMAL($gain) } points de plus que celui qui a été joué (± { DECIMAL($margin) }).
}
puzzle-saved-other = La recherche préfère un autre coup.
puzzle-saved-loses = { $loss ->
    [one] C’est { $loss } point de moins que le meilleur coup.
   *[other] C’est { $loss } points de moins que le meilleur coup.
}
puzzle-saved-about = C’est environ { DECIMAL($loss) } points de moins que le meilleur coup.
web-puzzle-saved-from = Tirée de ta propre partie
web-puzzles-saved = Enregistrées depuis tes parties
web-puzzle-kind = { $kind ->
    [proved] prouvée, une seule solution
    [exact] calculée exactement
   *[estimated] estimée par recherche
}
web-puzzle-drop = Retirer de mes énigmes
web-puzzle-to-review = Aller au bilan
web-puzzle-first-about = Valeur estimée de chaque coup
web-puzzle-analyzing = Essaie n’importe quel coup ; son résultat s’affiche à côté.
web-puzzle-nothing-left = Il ne reste rien à décider ici.
web-puzzle-sets = Recueils d’énigmes
web-puzzle-shipped = Standard
web-puzzle-anyone = Toute personne qui a le lien peut la résoudre. L’image ne dévoile pas la solution.
