# Messages du serveur : refus, événements, notifications.

table-refused-stale = La partie a avancé : ton coup n’a pas été joué.
table-refused-illegal = Ce coup n’est pas permis ici.
table-refused-not-your-turn = Ce n’est pas ton tour.
table-refused-not-your-seat = Ce n’est pas ta place.
table-refused-over = La partie est terminée.
table-refused-read-only = Cette table est en lecture seule.
table-refused-no-undo = Il n’y a rien à annuler.
table-no-undo-nothing = Tu n’as pas encore joué.
table-no-undo-turn = Tu n’as pas encore joué ce tour-ci.
table-no-undo-chance = Depuis, un dé a été lancé ou une carte piochée : impossible d’annuler.
table-no-undo-person = { $name } a joué depuis : impossible d’annuler.
table-no-undo-seat = Quelqu’un d’autre a joué depuis : impossible d’annuler.
table-no-undo-settled = Depuis, le temps s’est écoulé ou quelqu’un a abandonné : impossible d’annuler.
table-no-undo-watching = Tu ne fais que regarder.
table-refused-malformed = Oups, ça n’a pas marché.
table-refused-too-large = C’est trop long.
table-refused-too-fast = Trop de demandes. Attends un instant et réessaie.
table-refused-too-many = Tu as atteint la limite de ce serveur.
table-refused-full = Le serveur est plein. Réessaie dans un instant.
table-refused-muted = L’hôte de cette table t’a retiré la parole.
table-refused-sent-away = L’hôte ne te laisse plus t’asseoir à cette table.
table-refused-say-hello = Pas encore de connexion. Recharge la page.
table-refused-no-such-table = Table introuvable.
table-refused-no-such-seat = Cette table n’a pas cette place.
table-refused-no-such-game = Jeu introuvable.
table-refused-no-such-report = Rapport introuvable.
table-refused-no-such-pack = Pack introuvable.
table-refused-no-such-person = Compte introuvable.
table-refused-no-printer = Ce serveur ne peut pas imprimer. L’hôte doit installer arizona[print].
table-refused-no-such-bot = Bot introuvable.
table-no-undo-enough = Tu as atteint la limite d’annulations de cette table. Tu peux continuer à jouer.
table-undo-too-fast = Trop d’annulations d’affilée. Attends quelques secondes et réessaie.
table-sent-away-away = L’hôte t’a retiré ta place à cause de ton absence.
table-sent-away-rude = L’hôte t’a retiré ta place à cause de ton comportement.
table-sent-away-mistake = L’hôte t’a retiré ta place : elle avait été prise par erreur.
table-sent-away-other = L’hôte t’a retiré ta place.
table-work-full = Le serveur est occupé : { $ahead ->
    [0] il n’accepte plus de travail pour le moment
    [one] { $ahead } tâche attend
   *[other] { $ahead } tâches attendent
}. Réessaie dans environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-work-too-long = C’était trop long : l’opération a été arrêtée. Essaie quelque chose de plus petit.
table-refused-no-such-moment = Ce moment n’existe pas dans la partie.
table-refused-seat-taken = Quelqu’un d’autre a cette place.
table-refused-wrong-secret = Ce lien de place n’est plus valable, ou ne l’a jamais été.
table-refused-not-host = Seul l’hôte de la table peut faire cela.
table-refused-not-allowed = Ce serveur ne le permet pas.
table-refused-bad-options = Ces options ne vont pas ensemble.
table-refused-bad-content = Ce pack de contenu ne peut pas être utilisé.
table-refused-bad-record = Ce fichier de partie ne peut pas être ouvert.
table-refused-bad-hook = Cette adresse ne peut pas servir aux notifications.
table-refused-bad-name = Ce nom ne peut pas être utilisé.
table-refused-no-answer = Le bot n’a pas de réponse pour le moment.
table-refused-foreign-origin = La demande venait d’un autre site.
table-refused-no-store = Le serveur ne peut pas enregistrer les coups pour le moment. Rien n’a changé.
table-refused-server-error = Une erreur s’est produite sur le serveur. Rien n’a changé.
table-refused-no-space = Le serveur n’a presque plus d’espace. Les parties en cours continuent, mais rien de nouveau ne peut être enregistré. Réessaie plus tard ou préviens l’hôte.
table-refused-quota = Cette adresse réseau a enregistré tout ce que ce serveur permet ({ $most } Mo). Supprime les tables ou les packs dont tu n’as plus besoin, ou reviens plus tard.
table-refused-confirm = La partie est en cours. Confirme que tu veux retirer cette personne.
table-refused-behind = Ce serveur n’a pas encore tes derniers coups. Nouvel essai…

table-trouble-locked = Le serveur ne peut pas enregistrer les coups pour le moment, car un autre programme utilise son fichier. Les pendules sont arrêtées ; la partie reprendra toute seule.
table-trouble-full = Le serveur ne peut pas enregistrer les coups pour le moment, car son disque est plein. Les pendules sont arrêtées ; la partie reprendra toute seule quand il y aura de la place.
table-trouble-damaged = Le fichier du serveur est abîmé. L’hôte doit restaurer une sauvegarde ; d’ici là, personne ne peut jouer.
table-trouble-failing = Le serveur ne peut ni lire ni écrire son fichier pour le moment. Les pendules sont arrêtées ; le serveur continue d’essayer.
table-trouble-away = Le serveur ne peut pas joindre ses tables pour le moment. Les pendules sont arrêtées ; la partie reprendra toute seule.

table-bot-random = Virevoltant
table-bot-greedy = Pie

table-prompt-read-only = Cette partie a été jouée avec des règles ou un contenu que ce serveur n’a pas.
table-bot-search = Arpenteur

## Événements à la table

table-event-resigned = { $name } abandonne.
table-event-gone = { $name } a quitté la table.
table-event-out-of-time = { $name } n’a plus de temps : un bot décide.
table-event-draw-agreed = { $name } accepte la nulle.
table-event-nobody-left = Il ne reste personne pour jouer.
table-over-resigned = { $name } a abandonné.
table-over-gone = { $name } a quitté la table.
table-over-draw-agreed = Nulle d’un commun accord.
table-over-nobody-left = { $name } a abandonné, et il ne reste que des bots.
table-not-begun = La partie commence quand toutes les places sont prises.
table-not-gone = La personne dont c’est le tour n’est pas partie.
table-not-gone-yet = { $minutes ->
    [one] Tu pourras réclamer dans { $minutes } minute.
   *[other] Tu pourras réclamer dans { $minutes } minutes.
}
table-seat-given-up = Tu as laissé cette place et ne peux plus la reprendre.
table-for-one = Ici, dés et pioches peuvent être annulés : seul l’hôte peut jouer.
table-too-many = Tu as { $tables } parties en cours. Termines-en d’abord quelques-unes.
table-undo-alone = Dés et pioches ne peuvent être annulés que si personne d’autre ne joue.
table-rematch-seated = Il faut avoir une place à cette table pour lancer une revanche.
table-not-over = La partie n’est pas encore terminée.
table-no-spectators = Cette table n’admet pas de spectateurs.
table-delete-others = D’autres personnes jouent à cette table. Abandonne d’abord, ou attends la fin de la partie.
table-card-title = { $game } : { $names }
table-card-open = une place libre
table-card-waiting = La table { $table } attend des joueurs.
table-card-playing = Regarde la table { $table } : { $score }.
table-card-over = La table { $table } s’est terminée sur { $score }. Revois chaque coup.
table-push-title = { $name }, à toi de jouer
table-push-body = { $game }, table { $table }
table-no-draw = Ce jeu ne connaît pas la nulle.
table-no-draw-bot = Les bots n’acceptent pas la nulle.
table-draw-once = Tu as déjà proposé la nulle pendant ce tour.

table-rules-none = Il n’y a pas de page de règles pour { $game }. La table montre tous les coups possibles.

## Image d'un bilan

table-share-seat = Joueur { $number }
table-share-accuracy = précision
table-share-line = { $count ->
    [0] Pas une erreur à signaler.
    [one] Un moment clé.
   *[other] { $count } moments clés.
}

## Fair play

table-refused-fair-play = Tu joues contre d’autres personnes : pas d’indices ni d’analyse avant la fin de la partie.
table-fair-play-copy = Cette partie entre personnes n’est pas finie. Tu pourras l’enregistrer ou la continuer après la fin.
table-no-undo-ask = Ton tour est fini. Demande aux autres la permission d’annuler.
table-undo-once = Tu as déjà demandé. Tu pourras redemander après le prochain coup.
table-undo-expired = Cette demande n’est plus d’actualité.

## Requests between players and their answers

# $name: a player’s name.
table-note-undo-asked = { $name } a demandé à annuler son dernier coup.
# $name: a player’s name.
table-note-undo-agreed = { $name } a accepté l’annulation.
# $name: a player’s name.
table-note-undo-declined = { $name } a refusé l’annulation.
# $name: a player’s name.
table-note-undo-withdrawn = { $name } a retiré sa demande d’annulation.
table-note-undo-expired = La demande d’annulation a expiré.
# $name: a player’s name.
table-note-draw-offered = { $name } a proposé la nulle.
# $name: a player’s name.
table-note-draw-declined = { $name } a refusé la nulle.
# $name: a player’s name.
table-note-draw-withdrawn = { $name } a retiré sa proposition de nulle.
# $name: a player’s name.
table-note-friendly-agreed = { $name } est d’accord pour une table amicale.
table-note-friendly-begun = Tout le monde est d’accord : la table est maintenant amicale. Indices et analyse sont permis.
# $name: a player’s name.
table-note-friendly-ended = { $name } ne veut pas de table amicale. Ni indices ni analyse.
# $name: a player’s name.
table-note-bot-plays = { $name } laisse jouer un bot.
# $name: a player’s name.
table-note-person-plays = { $name } reprend la main.
