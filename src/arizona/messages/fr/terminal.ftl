# Textes du terminal.

terminal-your-turn = { $name } : { $prompt }
terminal-more = … et { $count } de plus ; tape ? pour l’aide
terminal-help =
    Tape le numéro d’un coup, ou son texte comme { $example } ; tu peux abréger.
    undo · annuler ta dernière action      restart · recommencer ce tour
    moves · lister tous les coups          board · redessiner ; board 2 : la place 2
    look · montrer toute la table          look NOM · montrer une de ses parties
    log · montrer le journal               rules · montrer les règles
    save FICHIER · enregistrer là          hint · ce que ferait un bot, et pourquoi
    resign · abandonner (à confirmer)      agree · convenir d’une nulle, si le jeu en a
    quit · partir ; tu pourras reprendre la partie
terminal-sure-resign = Abandonner pour { $name } ? Tape resign encore une fois pour confirmer ; tout le reste continue la partie.
terminal-sure-agree = Êtes-vous d’accord pour la nulle ? Tape agree encore une fois pour confirmer ; tout le reste continue la partie.
terminal-no-draw = Seules deux personnes peuvent convenir d’une nulle, et seulement dans les jeux qui la connaissent.
terminal-undone = Annulé : { $move }.
terminal-restarted = { $count ->
    [one] Tour recommencé ({ $count } action annulée).
   *[other] Tour recommencé ({ $count } actions annulées).
}
terminal-saved = Enregistré dans { $path }.
terminal-resume = Ta partie est enregistrée. Pour continuer :  arizona play --resume { $path }
terminal-lost = Cette partie n’a pas été enregistrée.
terminal-playing-on = La partie continue sans enregistrement : { $reason }
terminal-winner = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names }.
}
terminal-record = Fichier de partie : { $path }
terminal-moment = Position { $at } sur { $all }
terminal-replay-keys = Entrée → suivant · b ← retour · tape un nombre pour y aller · Début, Fin · q quitter
terminal-start = Tout est prêt.
terminal-no-log = Il ne s’est encore rien passé.
terminal-cropped = (colonnes { $left } à { $right } ; élargis le terminal pour tout voir)
terminal-look = tape look { $parts } pour en voir plus
terminal-parts = il n’y a pas de partie « { $part } » ; look montre : { $parts }

terminal-command-none = Il n’y a pas de commande { $command } ; arizona --help les montre toutes.
terminal-command-option = Il n’y a pas d’option { $option }.
terminal-command-missing = Il manque { $what }.
terminal-command-value = Cette valeur ne convient pas pour { $what }.
terminal-no-number = il n’y a pas de coup { $number } ; choisis de 1 à { $most }
terminal-no-seat = il n’y a pas de place { $seat } ; choisis de 1 à { $most }
terminal-no-move = « { $move } » n’est pas un coup de ce jeu ; tape moves pour les voir tous.
terminal-not-legal = « { $move } » n’est pas permis ici{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = « { $move } » est ambigu : { $moves }
terminal-player = Joueur
terminal-game-facts = { $seats } personnes, { $actions } actions, version des règles { $version }
terminal-game-option = ({ $choices } ; par défaut { $default }) : { $about }
terminal-game-text = texte
terminal-bot = { $name } : { $temper } (jusqu’à { $seconds } s par décision)
terminal-bots-also = aussi : { $names }, ou ton propre bot : my_bot.py:ClassName

## Énigmes

terminal-puzzle-help =
    Tape un numéro ou un texte pour jouer un coup. Il est vérifié tout de suite ; un coup faux est annulé.
    hint · un coup correct, au prix indiqué       undo · un pas en arrière, à volonté
    moves · lister tous les coups                 look · montrer toute la table
    give up · montrer la solution                 quit · partir
terminal-puzzle-right = Correct.
terminal-puzzle-at-start = C’est le début de l’énigme.
terminal-puzzle-hint = { $cost ->
    [0] Essaie : { $move }.
    [one] Essaie : { $move }. Coût : { $cost } point de classement.
   *[other] Essaie : { $move }. Coût : { $cost } points de classement.
}
terminal-puzzle-rating = Classement d’énigmes { $rating } ({ $change }).
terminal-puzzle-clean = Résolue sans erreur.
terminal-puzzle-solved = Résolue.
terminal-puzzle-first = Tous les premiers coups :
terminal-puzzle-line = Solution : { $line }
terminal-puzzle-streak = { $days ->
    [one] Série : { $days } jour.
   *[other] Série : { $days } jours.
}
