# Erreurs que seul le terminal montre.

## Labo

lab-package = Cette commande demande le paquet { $package } : { $command }
lab-died = Un processus ou une machine qui jouait des parties a échoué. La même commande reprend où elle s’est arrêtée.
lab-no-cluster = Aucun cluster ne répond à { $address }.
lab-compare-games = On ne peut comparer que deux séries du même jeu.
lab-compare-seats = On ne peut comparer que deux séries avec autant de places.
lab-plan = { $cause ->
    [ladder] Une échelle demande au moins deux bots.
    [bots] Quels bots ? Par exemple : --bots greedy
    [two-bots] --bots : nomme au moins deux bots différents.
    [kingmaking] --kingmaking demande au moins trois places.
    [duplicate] --duplicate compare des bots : nommes-en au moins deux différents.
    [fixed] --vary { $name } : --option le fixe déjà.
    [values] --vary { $name } : donne au moins deux valeurs différentes.
   *[deals] --games { $games } : chaque donne est jouée { $seats } fois ; choisis par exemple { $more }.
}
lab-file = { $cause ->
    [line] La ligne { $line } est illisible.
    [no-run] Ce n’est pas le dossier d’une série.
    [plan] Ce n’est pas le plan d’une série.
    [version] Cela vient d’une autre version d’Arizona.
    [game] Il n’y a pas de jeu { $game }.
    [no-games] Aucune partie n’a encore été jouée.
    [tables] Les tableaux sont illisibles.
    [times] Ce n’est pas un fichier de `arizona lab times`.
    [no-times] Il n’y a pas de temps pour { $game }.
    [busy] Un autre processus travaille sur cette série.
    [other-run] Le dossier contient une autre série ({ $what }). Choisis un autre --out.
    [longer] Le dossier contient une série de { $games } parties. Choisis-en au moins autant.
    [other-task] Les essais viennent d’une autre tâche, ou le pack a changé. Choisis un autre --out.
    [toml] Ce n’est pas du TOML valide.
    [no-fields] Il n’y a pas de [[field]] à ajuster.
    [range] Champ { $field } : low doit être inférieur à high.
    [outside] Champ { $field } : { $now } n’est pas entre { $low } et { $high }.
   *[task] Ce n’est pas une tâche : { $reason }
}
lab-field = { $cause ->
    [number] Champ { $field } : on attend un nombre entier.
    [word] Champ { $field } : il n’y a pas de nombre devant « { $part } ».
   *[part] Champ { $field } : « { $part } » n’existe pas.
}
lab-tune-target = Il n’y a pas de mesure « { $figure } » pour une cible. Choisis parmi : { $known }

## Recueils d’énigmes

puzzle-no-game = Il n’y a pas d’énigmes pour { $game }.
puzzle-file = { $cause ->
    [format] Ce n’est pas un recueil d’énigmes de cette version.
    [line] La ligne { $line } est illisible.
   *[other] Ce recueil a été fait avec d’autres règles ou un autre contenu.
}
puzzle-fault = { $cause ->
    [twice] des énigmes figurent deux fois
    [rules] fait avec les règles { $set } ; ce programme connaît les règles { $now }
    [pack] fait avec le pack { $set } ; ici, le pack est { $now }
    [played] impossible à jouer : { $reason }
    [name] son nom ne correspond pas à sa position
    [proof] impossible à prouver : aucune solution, ou plusieurs
    [differs] { $field } : { $set } dans le recueil, { $now } dans la preuve
    [explanation] elle n’a pas d’explication
    [numbers] fared : on attend { $now } nombres, il y en a { $set }
    [rating] son classement ne découle pas des essais
    [wrong] le coup { $move } de sa solution est jugé mauvais
    [answer] le coup { $move } de sa solution n’est pas la réponse de l’adversaire
   *[unsolved] sa solution ne la résout pas
}

## Apprentissage

learn-no-layers = { $game } n’apprend qu’un poids par caractéristique. Retire --hidden.
