# Bots : noms, indices et raisons.

bots-hint-exact = avance finale { $lead } si les deux camps jouent au mieux (exact)
bots-hint-between = avance finale entre { $low } et { $high }
bots-hint-expected = chances de victoire { $chance } % ({ $visits ->
    [0] pas encore essayé
    [one] essayé une fois
   *[other] essayé { $visits } fois
})
bots-hint-lead = { $side ->
    [ahead] { $points ->
        [one] environ { $points } point d’avance
       *[other] environ { $points } points d’avance
    }
    [behind] { $points ->
        [one] environ { $points } point de retard
       *[other] environ { $points } points de retard
    }
   *[level] à peu près à égalité
}
bots-hint-only = le seul coup possible
bots-hint-unknown = pas assez de temps pour anticiper

## Bots des jeux qui n'ont pas leurs propres noms

bots-plain-newcomer-name = Novice
bots-plain-newcomer-temper = Essaie des choses, souvent au hasard.
bots-plain-beginner-name = Débutant
bots-plain-beginner-temper = Connaît les règles mais fait des erreurs.
bots-plain-regular-name = Habitué
bots-plain-regular-temper = Jette un coup d’œil à chaque coup.
bots-plain-skilled-name = Aguerri
bots-plain-skilled-temper = Étudie de près les coups prometteurs.
bots-plain-expert-name = Expert
bots-plain-expert-temper = Joue et rejoue chaque décision de nombreuses fois.
bots-plain-master-name = Maître
bots-plain-master-temper = Réfléchit tant que la pendule le permet.
bots-plain-term-lead = avance en points : { $points }
