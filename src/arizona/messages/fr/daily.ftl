# Le désert du jour : une donne par jeu et par jour, la même pour tout le monde.

daily-line = La même donne pour tout le monde. Un seul essai.
daily-hours-left = Encore { $hours } h
daily-minutes-left = Encore { $minutes } min
daily-over = La journée est terminée
daily-against = contre { $names }
daily-play = Jouer
daily-continue = Continuer
daily-none = –
daily-same = Aujourd’hui, la même donne et le même adversaire pour tout le monde.
daily-rule-opponent = Toi contre { $names }
daily-rule-pause = Tu peux faire une pause et revenir jusqu’à { $time }.
daily-rule-once = Un seul essai. Sans indices, et tu ne peux annuler que pendant ton tour.
daily-rule-then = Ensuite : ta place, et où la meilleure partie t’a devancé.
daily-start = Jouer la donne du jour
daily-resume = Reprendre ta partie
daily-secret = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
} La donne reste secrète jusqu’à la fin de la journée, puis est publiée.
daily-better = Mieux que { $percent } %
daily-place = Place { $place } sur { $players }
daily-summary = { $players ->
    [1] Une seule personne pour l’instant.
   *[other] { $players } personnes. Moyenne { $average }, meilleur { $best }.
}
daily-counts-score = Ce sont tes points qui comptent.
daily-counts-lead = C’est ton avance sur l’adversaire qui compte.
daily-you = Toi
daily-leaders = Classement
daily-leaders-none = Personne n’a encore terminé.
daily-nobody = Personne n’a terminé.
daily-locked = Tu verras les résultats après avoir joué.
daily-histogram = Résultats de tout le monde
daily-histogram-result = Résultat
daily-histogram-players = Joueurs
daily-range = de { $low } à { $high }
daily-gain = Où la meilleure partie t’a devancé
daily-gain-other = comparé à { $name }
daily-gain-first = Ton résultat est le meilleur pour l’instant.
daily-gain-points = Toi : { $own }. Le meilleur : { $best }.
daily-gain-round = Manche { $number }
daily-gain-week = Semaine { $number }
daily-gain-turn = Ton tour { $number }
daily-gain-end = Dernier coup et décompte final
daily-gain-choice = Ta première décision différente
daily-gain-see = Voir
daily-gain-theirs = Meilleure partie
daily-gain-nothing = { $name } n’a marqué aucun point.
daily-gain-categories = Par catégorie
daily-review = Revoir ma partie
daily-share = Copier le résultat
daily-share-percent = Désert du jour, { $day } : { $game } { $score }, mieux que { $percent } % des autres ({ $players } personnes).
daily-share-place = Désert du jour, { $day } : { $game } { $score }, place { $place } sur { $players }.
daily-share-score = Désert du jour, { $day } : { $game } { $score }.
daily-yesterday = Hier
daily-public = la donne est publique
daily-own = Toi : { $score }
daily-best = Meilleur : { $score }, { $name }
daily-not-played = Tu n’as pas joué.
daily-results = Résultats
daily-results-of = Résultats de { $game }
daily-unranked = Tu as terminé après la fin de la journée : ce résultat n’a pas de place.
daily-gone = Tu as supprimé cette partie : elle n’a pas de résultat.
daily-missed = Cette journée est terminée. Tu peux encore jouer sa donne ; le résultat ne compte pas.
daily-practice = Jouer cette donne hors classement
daily-days = Jours joués
daily-day-games = { $day } : { $games ->
    [0] pas joué
    [one] une partie
   *[other] { $games } parties
}
daily-streak = d’affilée
daily-longest = meilleure série
daily-all-days = jours en tout
daily-verify = Vérifier que c’était équitable
daily-verify-text = L’engagement est publié au début de la journée, la graine à la fin. Chacun peut vérifier qu’ils vont ensemble, et que les dés et pioches d’une partie découlent de la graine :
daily-commitment = Engagement
daily-seed = Graine
daily-seed-later = publiée à la fin de la journée
daily-offline-play = Jouer hors ligne
daily-offline-open = Ouvrir la version hors ligne
daily-offline-rule = Hors ligne, ton unique essai commence quand tu reçois la donne. Le résultat est signalé et n’est pas classé, car cet appareil connaît la donne.
daily-offline-begun = Tu joues cette donne hors ligne. Le résultat apparaîtra ici quand le navigateur où tu joues sera de nouveau en ligne.
daily-offline-result = Jouée hors ligne : comparée à toutes les autres, mais sans classement.
daily-offline-mark = hors ligne
daily-offline-playing = En cours
daily-offline-finished = Terminée. Elle sera envoyée quand tu seras en ligne.
daily-offline-submitted = Envoyée
daily-offline-rejected = Ne compte pas : le serveur n’a pas pu vérifier cette partie.
daily-offline-look = Voir la partie
daily-offline-slow = Cet appareil est trop lent pour { $names }. Joue en ligne.
daily-offline-none = Pour recevoir une donne, ouvre cette page une fois en étant en ligne.
daily-playing-offline = Tu joues cette donne hors ligne. Termine-la là-bas.
daily-begun = Tu as déjà commencé cette donne en ligne. Continue-la là-bas.
daily-not-offline = Le serveur ne connaît pas cette partie.
daily-other-version = Le serveur a une autre version du jeu. Recharge cette page en étant en ligne, puis réessaie.
daily-everyone = Tout le monde
daily-no-help = Dans le désert du jour, indices et analyse sont désactivés jusqu’à la fin de ta partie.
daily-not-here = Ce n’est pas possible dans le désert du jour : on joue seul et jusqu’au bout.
daily-once = Tu as déjà utilisé ton essai. Un nouveau défi t’attend demain.
daily-no-such-day = Il n’y a pas de défi ce jour-là.
daily-finish-first = Termine d’abord ta partie.
daily-fair-text = C’est le désert du jour. Chacun joue la même donne seul et sans aide.
daily-fair-undo = Tu ne peux annuler que pendant ton tour, et jamais au-delà d’un lancer ou d’une pioche.
web-fair-daily = Désert du jour : sans indices
daily-verify-no-day = { $file } n’est pas une journée enregistrée. Télécharge-la depuis la page du jour.
daily-verify-running = La graine du { $day } est publiée à la fin de la journée. Télécharge le fichier à ce moment-là.
daily-verify-seed = La graine correspond à l’engagement.
daily-verify-other-seed = La graine ne correspond pas à l’engagement.
daily-verify-game = { $file } : tous les dés et pioches découlent de la graine.
daily-verify-other = { $file } : le coup { $number } ({ $line }) ne découle pas de la graine.
