# Trouver des joueurs pour une partie classée.

find-lead = Tu joues avec des personnes de classement proche. Plus tu attends, plus la recherche s’élargit. La partie est classée.
find-sign-in = Pour trouver des joueurs, il faut un compte, car les parties sont classées.
find-pace = Cadence
find-pace-live = { $minutes } min + { $seconds } s
find-pace-days = { $days } jours par tour
find-seats = Joueurs
find-pool-waiting = { $count ->
    [0] Personne ne cherche cette partie en ce moment.
    [one] Une personne cherche cette partie.
   *[other] { $count } personnes cherchent cette partie.
}
find-pool-last = La dernière partie classée à cette cadence s’est terminée le { $date }.
find-pool-none = Personne n’a encore terminé de partie classée à cette cadence.
find-looking = Recherche de joueurs…
find-waiting = { $count ->
    [1] Personne d’autre ne cherche cette partie en ce moment.
    [2] Une autre personne cherche cette partie.
   *[other] { $count } personnes cherchent cette partie, dont toi.
}
find-waited = En attente depuis { $time }
find-keep-open = Garde Arizona ouvert dans cet onglet. La table s’ouvrira toute seule.
find-days = Tu peux fermer cette page. La recherche reste ouverte une semaine, et la partie apparaîtra dans tes tables.
find-stop = Arrêter la recherche
find-bot = Jouer contre un bot en attendant
find-found-days = Joueurs trouvés
find-open-table = Ouvrir la table
find-again = Chercher à nouveau
find-push-title = Joueurs trouvés
find-push-body = { $game } : ta table est prête.
