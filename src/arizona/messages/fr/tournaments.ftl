# Tournois sur le serveur.

tournaments-lead = Joue plusieurs rondes contre différentes personnes. Avec un compte, tu peux t’inscrire ou en créer un.
tournaments-current = Ouverts et en cours
tournaments-ended = Terminés
tournaments-none = Il n’y a pas de tournoi pour le moment. Crées-en un et partage le lien.
tournaments-new = Nouveau tournoi
tournaments-create = Créer
tournaments-sign-in = Il faut un compte pour créer un tournoi ou s’y inscrire.
tournaments-name = Nom
tournaments-game = Jeu
tournaments-kind = Format
tournament-kind-swiss = Quelques rondes. Tu rencontres des gens au score proche.
tournament-kind-round-robin = Chacun rencontre tous les autres. Idéal jusqu’à 16 personnes.
tournament-kind-knockout = Gagne pour rester. Une nulle est rejouée.
tournament-kind-pods = Des rondes à des tables de trois ou quatre.
tournament-kind-arena = Une durée fixe. Dès que tu es libre, tu rejoues.
tournament-kind-duplicate = Les mêmes dés et cartes à chaque table. Les scores sont comparés.
tournaments-seats = Joueurs par table
tournaments-rounds = Rondes
tournaments-rounds-auto = Automatique
tournaments-minutes = Durée
tournaments-minutes-value = { $minutes } min
tournaments-start = Début
tournaments-start-director = Quand je le lance
tournaments-start-time = À une heure fixe
tournaments-starts = Date et heure
tournaments-rated = Classé
tournaments-rated-help = Les parties entre personnes changent leur classement.
tournaments-bots = Des bots complètent les tables
tournaments-bots-help = Sinon, quelqu’un est exempt. Les bots n’ont pas de place au classement.
tournaments-late = Inscription tardive
tournaments-late-help = On peut s’inscrire après la première ronde.
tournaments-listed = Dans la liste
tournaments-listed-help = Désactive-le pour un club : seul le lien permet de le trouver.
tournaments-scoring = Calcul
tournaments-scoring-matchpoints = Points de match
tournaments-scoring-difference = Écart de score
tournament-by = Organisé par { $name }
tournament-players = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
tournament-state-open = Inscriptions ouvertes
tournament-state-running = En cours
tournament-state-paused = En pause
tournament-state-ended = Terminé
tournament-state-canceled = Annulé
tournament-tables-of = Tables de { $seats }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-starts-at = Début : { $time }
tournament-starts-director = Commence quand l’organisation le lance
tournament-starts-in = Commence dans { $time }
tournament-time-left = Encore { $time }
tournament-next-in = La prochaine ronde commence dans { $time }.
tournament-join = M’inscrire
tournament-rejoin = Revenir
tournament-withdraw = Me retirer
tournament-withdraw-text = Tu n’auras plus de partie. Une partie commencée continue.
tournament-entered-note = Tu participes. Reviens pour le début : ta première partie apparaîtra ici.
tournament-wait-note = Ta partie de cette ronde est terminée. La suivante apparaîtra ici.
tournament-done-note = Tu as joué toutes tes parties. Le podium apparaîtra ici quand la dernière table aura fini.
tournament-late-note = Tu joues à partir de la prochaine ronde.
tournament-out-note = Le tournoi est fini pour toi. Merci d’avoir joué !
tournament-paused-note = Le tournoi est en pause. La prochaine ronde commence quand l’organisation le reprend.
tournament-bye-note = Pas de partie pour toi dans cette ronde : exemption.
tournament-left-note = Tu as quitté le tournoi.
tournament-arena-left-note = Tu n’as plus de partie, car tu as quitté le tournoi ou manqué une partie. Inscris-toi de nouveau pour continuer.
tournament-watch-note = Tu ne joues pas dans ce tournoi.
tournament-to-table = Aller à ta table
tournament-your-game = Ta partie de la ronde { $round }
tournament-next-game = Ta prochaine partie
tournament-director = Organisation
tournament-action-start = Lancer maintenant
tournament-action-pause = Mettre en pause
tournament-action-resume = Reprendre
tournament-action-end = Terminer le tournoi
tournament-action-cancel = Annuler le tournoi
tournament-end-text = Le classement devient définitif. Les parties ouvertes ne comptent plus.
tournament-cancel-text = Le tournoi n’aura pas lieu.
tournament-needs = Il faut au moins { $count } participants.
tournament-correct = Changer le résultat
tournament-correct-title = Table { $board } de la ronde { $round }
tournament-correct-text = Choisis le rang de chacun. Deux rangs égaux sont une nulle. Le changement figure dans le journal de l’organisation.
tournament-correct-save = Enregistrer le résultat
tournament-did-not-play = N’a pas joué
tournament-place-of = Rang { $place }
tournament-corrected = Décidé par l’organisation
tournament-pairings = Appariements
tournament-standings = Classement
tournament-rules = Règles et journal
tournament-deals = Donnes
tournament-entrants = Participants
tournament-playing = En cours
tournament-tables-done = { $done ->
    [one] { $done } table terminée
   *[other] { $done } tables terminées
} sur { $all }
tournament-bye-points = Exempt : { $points }
tournament-fills-in = Complète la table
tournament-withdrawn = Retrait
tournament-ties = Comment départager
tournament-ties-last = Ceux qui restent à égalité partagent la place.
tournament-no-rounds = Rien n’a encore été joué.
tournament-winner = Victoire de
tournament-winners = Victoire partagée
tournament-share = Copier le lien
tournament-export-json = Télécharger en JSON
tournament-export-text = Télécharger en texte
tournament-log = Journal de l’organisation
tournament-log-server = Le serveur
tournament-log-started = a lancé le tournoi
tournament-log-paused = a mis le tournoi en pause
tournament-log-resumed = a repris le tournoi
tournament-log-ended = a terminé le tournoi
tournament-log-canceled = a annulé le tournoi
tournament-log-corrected = a changé le résultat de la table { $board } de la ronde { $round }
tournament-seed = Graine aléatoire
tournament-rule-points = Une victoire vaut 1 point, une égalité un demi-point.
tournament-rule-pods = Tu reçois la part d’adversaires que tu bats : de 1 point pour la première place à 0 pour la dernière. Une égalité compte pour moitié.
tournament-rule-arena = Une victoire vaut 2 points, une première place partagée 1. Après deux victoires de suite, les points comptent double jusqu’à ta première partie sans victoire. Si tu ne viens pas à une partie, tu n’en auras pas d’autre avant de revenir.
tournament-rule-knockout = Le vainqueur continue. Une nulle est rejouée, places échangées, deux fois au plus ; ensuite, on tire au sort.
tournament-rule-duplicate = Toutes les tables ont les mêmes dés et cartes. On ne peut pas regarder les autres tables.
tournament-rule-bye = Si le nombre ne convient pas, quelqu’un est exempt, ce qui compte comme une victoire.
tournament-rule-bots = Si le nombre ne convient pas, des bots prennent les places vides. Ils n’ont pas de place au classement, et les parties contre eux ne sont pas classées.
tournament-rule-bye-duplicate = Une exemption vaut 60 % ou ta propre moyenne, si elle est plus haute.
tournament-rule-late = Si tu arrives en retard, tu reçois un demi-point une seule fois, quel que soit le nombre de rondes manquées.
tournament-rule-clock = Ta pendule démarre avec la partie. Si ton temps est écoulé, tu perds.
tournament-rule-seed = Les appariements découlent de la graine aléatoire, publiée à la fin.
tournament-deal-seat = Place { $seat }
tournament-deal-score = Score
tournament-deal-none = Les donnes apparaissent quand la première ronde est terminée.
tournament-back = Retour au tournoi
tournament-table-delete = Cette table fait partie d’un tournoi. Termine la partie ou abandonne.
tournament-too-many = Tu organises déjà { $count } tournois. Termines-en d’abord un.
tournament-entered-too-many = Tu participes à { $count } tournois. Retire-toi d’abord de l’un d’eux.
tournament-entry-closed = Les inscriptions à ce tournoi sont closes.
tournament-full = Ce tournoi est complet : { $count } participants.
tournament-too-few = Il faut au moins { $count } inscrits avant le début.
tournament-not-director = Seule l’organisation du tournoi peut le faire.
tournament-correct-last = Les rondes suivantes dépendent de ce résultat, on ne peut donc plus le changer.
tournament-bad-seats = Ce jeu ne se joue pas à des tables de cette taille.
tournament-arena-live = Une arène se joue en direct. Choisis une cadence en minutes.
tournament-bad-start = Choisis un début dans les 60 prochains jours.
tournament-bad-name = Choisis un nom d’au moins trois caractères.
tournament-missing = Ce tournoi n’existe pas.
tournament-is-over = Le tournoi est terminé ou n’a pas encore commencé.
table-no-undo-tournament = Dans un tournoi, un tour terminé ne peut pas être annulé.
# Notification. $round: number of a round.
tournament-push-title = Ronde { $round } : ta table est prête
# Notification. $game: name of a game. $name: name of the tournament.
tournament-push-body = { $game }, { $name }
# Notification to the director. $name: name of the tournament.
tournament-push-director-title = { $name } t’attend
# $game: name of a game. $round: number of a round.
tournament-push-director-body = { $game } : la ronde { $round } est terminée et le tournoi est en pause.
# $name: name of the tournament. $round: number of a round.
tournament-ready = { $name }, ronde { $round } : ta table est prête.
tournament-cross = Grille américaine
tournament-cross-help = Chaque case montre le résultat et la ligne de l’adversaire. Un point marque la première place à la table.
tournament-cross-row = Ligne
tournament-cross-help-matrix = Lis par ligne : ton résultat contre la personne en tête de colonne.
tournament-games = Parties
# $round: number of a round. $names: the opponents.
tournament-game-won = Ronde { $round } : victoire contre { $names }
# $round: number of a round. $names: the opponents.
tournament-game-tied = Ronde { $round } : nulle avec { $names }
# $round: number of a round. $names: the opponents.
tournament-game-lost = Ronde { $round } : défaite contre { $names }
# $round: number of a round. $names: the opponents.
tournament-game-absent = Ronde { $round } : n’a pas joué contre { $names }
# $round: number of a round. $names: the opponents.
tournament-game-open = Ronde { $round } : en cours contre { $names }
# $round: number of a round.
tournament-game-bye = Ronde { $round } : exempt
# $board: number of a deal, counted through all rounds.
tournament-board = Donne { $board }
# $first, $second: numbers of two deals.
tournament-boards-of-round = Donnes { $first } et { $second }
# $board: number of a deal. $boards: number of deals.
tournament-board-of = Donne { $board } sur { $boards }
tournament-your-result = Ton résultat
# $points: matchpoints. $top: the most that are possible.
tournament-matchpoints-of = { $points } points de match sur { $top }
# $value: a percentage or a number.
tournament-average = Moyenne : { $value }
# $top: the most matchpoints that are possible.
tournament-deal-top = 2 points par table battue, 1 par égalité. Le maximum est { $top }.
# $count: number of tables.
tournament-deal-compared = { $count ->
    [1] 1 table comparée
   *[other] { $count } tables comparées
}
tournament-deal-lead = Avance
tournament-deal-uncounted = Pas de score à comparer
# $points: a number of points.
tournament-share-points = Points : { DECIMAL($points) }
# $count: number of rounds.
tournament-rounds-played = { $count ->
    [1] 1 ronde
   *[other] { $count } rondes
}
tournament-picture-anyone = Avec le lien, tout le monde peut voir le tournoi, sans se connecter.
tournament-picture-later = L’image sera prête quand le tournoi sera terminé.
tournament-rule-boards = Une ronde a deux donnes contre le même adversaire. Entre les deux, vous échangez vos places.
tournament-rule-score = On compare ton score à celui de tous ceux qui ont la même place.
tournament-rule-lead = On compare ton avance sur l’adversaire à celle de tous ceux qui ont la même place.
tournament-rule-matchpoints = Tu reçois 2 points de match par table battue et 1 par égalité, en pourcentage du maximum.
tournament-rule-difference = C’est l’écart avec la moyenne des autres qui compte.
tournament-rule-decided = Une donne décidée par l’organisation vaut 60 % pour qui gagne et 40 % pour les autres.
