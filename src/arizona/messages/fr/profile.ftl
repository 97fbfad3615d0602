# Profils : ce qu’une personne montre aux autres.

profile-missing = Il n’y a pas de profil à ce nom.
profile = Profil
profile-open = Ouvrir le profil
profile-since = Membre depuis { $date }
profile-private = Visible par toi seulement
profile-nothing = { $name } n’en montre pas plus ici.
profile-uncounted = { $count ->
    [one] { $count } partie reste à compter. Recharge la page dans un instant.
   *[other] { $count } parties restent à compter. Recharge la page dans un instant.
}

## Ce que les autres voient

profile-shown = Ce que les autres voient
profile-shown-help = Ton nom d’utilisateur et le mois de ton arrivée sont toujours publics.
profile-show-results = Résultats
profile-show-results-help = Parties gagnées, nulles et perdues
profile-show-games = Parties et adversaires
profile-show-games-help = Tout le monde peut les relire, sauf si la table est fermée aux spectateurs.
profile-show-puzzles = Énigmes
profile-show-packs = Packs
profile-show-packs-help = Les packs sans problème ; tout le monde peut les ouvrir.

## Résultats

profile-results = Résultats
profile-results-none = Pas encore de partie terminée.
profile-legend = gagnées – nulles – perdues
profile-tally = { $won } gagnées, { $drawn } nulles, { $lost } perdues
profile-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
profile-characters = Contre les personnages
profile-opponents = Adversaires fréquents
profile-puzzles = Énigmes
profile-solved = { $count ->
    [one] { $count } énigme résolue
   *[other] { $count } énigmes résolues
}
profile-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
profile-packs = Packs
profile-packs-none = Pas encore de pack.

## Parties

profile-games = Parties
profile-filter-game = Jeu
profile-filter-result = Résultat
profile-filter-pace = Cadence
profile-filter-opponent = Adversaire
profile-filter-all = Indifférent
profile-outcome-won = Gagnée
profile-outcome-drawn = Nulle
profile-outcome-lost = Perdue
profile-outcome-none = Non comptée
profile-pace-live = Temps réel
profile-pace-turn-based = Tour par tour
profile-pace-untimed = Sans pendule
profile-offline = Jouée hors ligne
profile-more = Afficher plus
profile-games-none = Aucune partie ne correspond.
profile-rating = { $game }, { $pace } : classement { $rating } après { $count ->
    [1] une partie
   *[other] { $count } parties
}
