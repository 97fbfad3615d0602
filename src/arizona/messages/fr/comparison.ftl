# Comparaison des décisions avec le meilleur jeu, sur la page de modération.

moderation-play = Accord avec le meilleur jeu
moderation-play-help = L’ordinateur analyse cette partie et compte combien de fois chaque joueur a choisi l’un des meilleurs coups. Cela peut prendre quelques minutes.
moderation-play-compare = Comparer au meilleur jeu
moderation-play-working = Analyse de la partie…
moderation-play-failed = La partie n’a pas pu être analysée. Réessaie.
moderation-play-running = La partie n’est pas terminée. Tu pourras la comparer à la fin.
moderation-play-line = { $share } % de { $count ->
    [1] une décision
   *[other] { $count } décisions
}, intervalle à 95 % de { $low } à { $high } %
moderation-play-seconds = Médiane de { $median } s par décision, intervalle à 95 % de { $low } à { $high } s
moderation-play-caution = Cela ne prouve rien à lui seul. Un bon joueur choisit souvent le meilleur coup, et une seule partie est un petit échantillon. Seules comptent les décisions où les coups diffèrent de plus que la marge de l’analyse.
moderation-similar = Personnes de classement proche
moderation-similar-help = L’ordinateur analyse jusqu’à trois parties classées de cette personne, et jusqu’à 24 parties de personnes dont le classement diffère d’au plus 150 points, au même jeu et à la même cadence. Cela peut prendre du temps.
moderation-similar-compare = Comparer aux personnes de classement proche
moderation-similar-working = Analyse des parties : { $done } sur { $all }
moderation-similar-failed = Les parties n’ont pas pu être analysées. Réessaie.
moderation-similar-unrated = Cette personne n’a pas de classement à ce jeu et à cette cadence ; il n’y a donc personne à qui la comparer.
moderation-similar-few = Il y a trop peu de parties pour comparer. Il faut { $needed } décisions de cette personne, et { $others } personnes de classement proche qui en ont chacune au moins autant. Pour l’instant, il y a { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} et { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}.
moderation-similar-players = { $count ->
    [1] Une personne
   *[other] { $count } personnes
} à moins de 150 points de { $rating }
moderation-similar-line = En moyenne { $share } % ; selon une estimation, 95 % des personnes sont entre { $low } et { $high } %
moderation-similar-above = Tout l’intervalle de cette personne est au-dessus de celui des autres.
moderation-similar-within = L’intervalle de cette personne n’est pas entièrement au-dessus de celui des autres. Ce n’est pas inhabituel à ce classement.
