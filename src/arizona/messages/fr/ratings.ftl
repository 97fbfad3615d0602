# Parties classées, classements et tableaux.

## À la table : ce qui n’est pas possible

table-rated-account = Il faut un compte pour jouer une partie classée. Connecte-toi ou crée un compte.
table-rated-seats = Une partie classée se joue entre personnes : prends une place et invite les autres par lien.
table-rated-clock = Une partie classée se joue avec une pendule.
table-rated-options = Une partie classée se joue avec le contenu et les options habituels.
table-rated-one-seat = Tu as déjà une place dans cette partie classée.
table-rated-excluded = Un modérateur t’a exclu des parties classées.
table-rated-rematch = Quelqu’un à cette table ne peut pas jouer de parties classées pour le moment. Crée une autre table.
table-rated-not-here = Ce n’est pas possible dans une partie classée.
table-rated-resign = La partie a commencé. Abandonne si tu veux partir.
table-no-undo-rated = Cette partie classée est terminée : impossible d’annuler.

## Nouvelles tables

ratings-rated = Classée
ratings-rated-help = Le résultat change le classement de tout le monde à la table.
ratings-rated-rules = Classée : options habituelles, pendule, ni bots ni indices. Il faut un compte à chaque place.
ratings-sign-in = Connecte-toi pour jouer une partie classée

## À la table et après la partie

ratings-of = classement { $rating }
ratings-changed = { $name } : classement { $before }, maintenant { $after } ({ $change })
ratings-title = Classements
ratings-not-counted = La partie s’est terminée trop tôt pour compter. Les classements ne changent pas.
ratings-provisional = « ? » : encore incertain. Il faut une dizaine de parties.

## Tableaux

ratings-leaderboard = Palmarès
ratings-game = Jeu
ratings-pace = Cadence
ratings-period = Période
ratings-all = Depuis toujours
ratings-month = Ce mois-ci
ratings-place = Rang
ratings-player = Nom
ratings-rating = Classement
ratings-30-days = 30 jours
ratings-trend = Évolution
ratings-games = Parties
ratings-you = toi
ratings-yours = Ton classement : { $rating }
ratings-yours-provisional = Tu apparaîtras ici quand ton classement sera assez sûr, après une dizaine de parties.
ratings-empty = Encore personne ici
ratings-empty-text = On apparaît ici quand son classement est assez sûr, après une dizaine de parties.
ratings-uncertain = { $count ->
    [1] Une autre personne a un classement provisoire.
   *[other] { $count } autres personnes ont un classement provisoire.
}
ratings-play = Jouer une partie classée
ratings-about = Comment marche le classement
ratings-about-games = Seules comptent les parties classées entre personnes qui ont un compte. Choisis « Classée » en préparant une table.
ratings-about-start = Tout le monde commence à 1500. Un point d’interrogation indique un classement encore incertain.
ratings-about-odds = Avec 400 points de plus, tu gagnes environ neuf fois pour une défaite.
ratings-built-in = Bots inclus
ratings-built-in-text = Les bots ont leur propre liste, car les parties contre eux ne changent pas le classement. Leur force a été mesurée dans des parties entre bots ; 1000 est la moyenne.
