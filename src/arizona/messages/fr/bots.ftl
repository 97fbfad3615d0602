# Bots : noms, indices et raisons.

bots-hint-exact = avance finale { $lead } si les deux camps jouent au mieux (exact)
bots-hint-between = avance finale entre { $low } et { $high }
bots-hint-expected = estimation approximative : { $chance } % de chances de victoire
bots-why-points = { $who ->
    [you] tes points : { SIGNED($points) }
   *[other] points de quelqu’un d’autre : { SIGNED($points) }
}
bots-hint-then = ensuite : { $reasons }
bots-hint-lead = { $side ->
    [ahead] environ { $points } d’avance à la fin, à { $margin } près
    [behind] environ { $points } de retard à la fin, à { $margin } près
   *[level] à peu près à égalité à la fin, à { $margin } près
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
bots-plain-expert-temper = Joue et rejoue chaque décision jusqu’au bout.
bots-plain-master-name = Maître
bots-plain-master-temper = Réfléchit tant que la pendule le permet.
