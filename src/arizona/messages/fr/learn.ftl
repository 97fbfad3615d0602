# Entraînement des réseaux : arizona learn.

learn-plays = Génération { $generation } : { $games ->
    [one] { $games } partie en cours…
   *[other] { $games } parties en cours…
}
learn-trains = Génération { $generation } : entraînement sur { $positions ->
    [one] { $positions } position…
   *[other] { $positions } positions…
}
learn-meets = Génération { $generation } : { $games ->
    [one] { $games } partie contre le meilleur réseau…
   *[other] { $games } parties contre le meilleur réseau…
}
learn-adopted = La génération { $generation } a gagné { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : c’est le nouveau meilleur réseau.
learn-rejected = La génération { $generation } a gagné { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : le meilleur réseau précédent reste.
learn-stopped = Arrêté. Relance la même commande pour continuer avec { $folder }.
learn-done = Meilleur réseau : { $file }. Rapport : { $report }
learn-done-none = Aucun réseau n’a battu l’évaluation écrite à la main. Rapport : { $report }

## Le rapport

learn-report-eyebrow = Arizona · apprentissage
learn-report-title = { $game } : ce qui a été appris
learn-report-lead = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre soi-même, { $count ->
    [one] { $count } génération
   *[other] { $count } générations
}, graine « { $seed } »
learn-report-generation = génération { $number }
learn-report-present = le meilleur précédent
learn-report-matches = Matchs
learn-report-matches-hint = Part des parties que chaque génération a gagnées contre le meilleur réseau précédent, avec un intervalle à 95 %.
learn-report-loss = Erreur de prédiction
learn-report-loss-hint = Écart entre ses prédictions et les résultats de parties hors entraînement (entropie croisée ; plus c’est bas, mieux c’est).
learn-report-points = Erreur de score
learn-report-points-hint = Écart entre ses prédictions et les scores finaux de ces parties, en points (moyenne quadratique).
learn-report-first = première époque
learn-report-last = dernière époque
