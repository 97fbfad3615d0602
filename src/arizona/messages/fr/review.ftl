# Bilan de partie, dans le navigateur et le terminal.

review-title = Bilan
review-where = Coup { $number }
review-grade-best = meilleur
review-grade-good = bon
review-grade-slip = erreur
review-grade-blunder = gaffe
review-grade-forced = forcé
review-curve-lead = Avance finale
review-curve-lead-from = en jouant au mieux à partir d’ici
review-curve-chance = Chances de victoire
review-curve-chance-from = avant chaque décision
review-exact = exact
review-estimated = estimation, ± { $error } %
review-kept = { $kept } points gardés sur { $risk } en jeu
review-lost = précision sur { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} : { $lost ->
    [0] rien de perdu
    [one] environ { $lost } point perdu
   *[other] environ { $lost } points perdus
}
review-no-risk = rien n’était en jeu
review-luck = dés et pioches : { $given } gagnés, { $taken } perdus
review-moments = { $count ->
    [0] Aucun moment clé
    [one] { $count } moment clé
   *[other] { $count } moments clés
}
review-moments-about = Ce qui a le plus changé cette partie.
review-moments-none = Aucune erreur à signaler.
review-played = Joué
review-better = Mieux
review-next-best = Deuxième choix
review-margin = ± { $margin }
review-decisions = Toutes les décisions
review-all = { $file } : ajoute --all pour lister toutes les décisions
review-progress = Bilan : { $done } décisions sur { $all }
review-note-luck = Les dés et les pioches ne comptent pas : une décision est jugée sur ce qu’on pouvait en attendre, pas sur ce qui est arrivé.
review-head-only = Le seul coup qui marche
review-head-find = Belle trouvaille
review-head-win-draw = De la victoire à la nulle
review-head-win-loss = De la victoire à la défaite
review-head-draw-loss = De la nulle à la défaite
review-other = { $instead ->
    [find] le deuxième meilleur coup
   *[slip] le coup joué
}
review-why-points = Ce coup rapporte { $more ->
    [one] { $more } point
   *[other] { $more } points
} tout de suite ; { review-other } en rapporte { $less }.
review-why-line = Dans les variantes montrées, l’avance change de { $more } pour { $name } ; après { review-other }, de { $less }.
review-why-step = { $points ->
    [one] Il rapporte { $points } point
   *[other] Il rapporte { $points } points
} au coup { $step } de la variante montrée, contrairement à la variante avec { review-other }.
review-why-theirs = Dans la variante avec { review-other }, l’adversaire marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} au coup { $step } ; dans la meilleure variante, cela n’arrive pas.
review-why-later = Dans les variantes montrées, l’avance a changé jusqu’ici de { $more }, et de { $less } après { review-other } ; l’estimation attend la différence après ces variantes.
review-why-alike = Dans les variantes montrées, les deux se valent jusqu’ici ; la différence vient plus tard.
