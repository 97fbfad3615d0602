# Textes du terminal.

terminal-your-turn = { $name } : { $prompt }
terminal-more = … et { $count } de plus ; tape ? pour l’aide
terminal-help =
    Tape le numéro d’un coup, ou son texte comme « { $example } » ; tu peux abréger.
    annuler · ta dernière action           recommencer · reprendre ce tour au début
    coups · lister tous les coups          plateau · afficher ; plateau 2 : place 2
    voir · montrer toute la table          voir NOM · montrer une de ses parties
    journal · ce qui s’est passé           règles · montrer les règles
    enregistrer FICHIER · la partie        indice · ce que ferait un bot et pourquoi
    abandonner · à confirmer               nulle · en convenir, si le jeu en a
    quitter · pour reprendre plus tard     Les commandes anglaises marchent aussi.
terminal-sure-resign = Abandonner pour { $name } ? Tape abandonner encore une fois pour confirmer ; tout le reste continue la partie.
terminal-sure-agree = Êtes-vous d’accord pour la nulle ? Tape nulle encore une fois pour confirmer ; tout le reste continue la partie.
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
    [1] Victoire : { $names } !
   *[other] Victoire partagée : { $names }.
}
terminal-record = Fichier de partie : { $path }
terminal-moment = Position { $at } sur { $all }
terminal-replay-keys = Entrée → suivant · b ← retour · tape un nombre pour y aller · Début, Fin · q quitter
terminal-start = Tout est prêt.
terminal-no-log = Il ne s’est encore rien passé.
terminal-cropped = (colonnes { $left } à { $right } ; élargis le terminal pour tout voir)
terminal-look = tape voir { $parts } pour en voir plus
terminal-parts = il n’y a pas de partie « { $part } » ; voir montre : { $parts }

terminal-command-none = Il n’y a pas de commande { $command } ; arizona --help les montre toutes.
terminal-command-option = Il n’y a pas d’option { $option }.
terminal-command-missing = Il manque { $what }.
terminal-command-value = Cette valeur ne convient pas pour { $what }.
terminal-no-game = Aucun jeu ne s’appelle « { $name } ». Choisis parmi : { $known }.
terminal-which-game = Quel jeu ? Choisis parmi : { $known }.
terminal-command-many = { $option } : { $found }, c’est trop ; ici, { $most } au plus.
terminal-own-bot = { $name } est un bot du fichier { $bot }. Pour l’exécuter, ajoute --bot { $bot }.
terminal-not-for-seats = { $game } se joue { $least ->
    [2] { $most ->
        [2] à 2
       *[other] de 2 à { $most }
    }
   *[other] de { $least } à { $most }
}, pas à { $seats }.
terminal-option-value = « { $value } » n’est pas une valeur de l’option { $option }. Choisis parmi : { $known }.
terminal-option-pair = « { $value } » : { $option } attend NOM=VALEUR.
terminal-no-option = { $game } n’a pas d’option « { $option } ». Options possibles : { $known }.
terminal-no-number = il n’y a pas de coup { $number } ; choisis de 1 à { $most }
terminal-no-seat = il n’y a pas de place { $seat } ; choisis de 1 à { $most }
terminal-no-move = « { $move } » n’est pas un coup de ce jeu ; tape coups pour les voir tous.
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

## Commandes en cours de partie

terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-undo = annuler
terminal-word-restart = recommencer
terminal-word-resign = abandonner
terminal-word-agree = nulle
terminal-word-save = enregistrer
terminal-word-hint = indice
terminal-word-moves = coups
terminal-word-board = plateau
terminal-word-look = voir
terminal-word-log = journal
terminal-word-rules = règles
terminal-word-give-up = je renonce, solution

## Énigmes

terminal-puzzle-help =
    Tape un numéro ou un texte pour jouer un coup. Il est vérifié tout de suite ; un coup faux est annulé.
    indice · coup correct, contre des points  annuler · un pas en arrière, à volonté
    coups · lister tous les coups             voir · montrer toute la table
    solution · montrer la solution            quitter · partir
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

## Langues

terminal-languages-tag = Code
terminal-languages-name = Nom
terminal-languages-status = État
terminal-languages-messages = Messages
terminal-languages-rules = Règles
terminal-languages-packs = Packs
terminal-languages-commands = Commandes
terminal-language-draft = brouillon
terminal-language-complete = complète
terminal-languages-problems = { $count ->
    [0] Aucun problème.
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
terminal-whole-package = Cette commande demande le paquet complet (« { $name } » manque) : pip uninstall arizona-core, puis pip install arizona

## Fichiers

terminal-file-unwritable = { $cause ->
    [missing] Enregistrement impossible : le dossier n’existe pas.
    [denied] Enregistrement impossible : tu n’en as pas le droit.
    [folder] Enregistrement impossible : c’est un dossier.
    [full] Enregistrement impossible : il n’y a plus de place sur l’appareil.
    [name] Enregistrement impossible : ce n’est pas un nom de fichier valable.
   *[other] Enregistrement impossible.
}
terminal-file-no-record = Ce n’est pas un fichier de partie complet{ $line ->
    [0] .
   *[other] { "" } (ligne { $line }).
}
terminal-file-field = Le champ { $field } du fichier de partie manque ou n’a pas de valeur valable.
terminal-file-unknown-field = Un fichier de partie n’a pas de champ { $field }.
terminal-file-move = Coup { $number } du fichier de partie, « { $line } » : { $cause ->
    [over] la partie est déjà finie.
    [turn] on attend un coup { $who ->
        [chance] du hasard (*)
       *[other] de la place { $who }
    }.
    [capitals] on attend « { $who } » ; les majuscules comptent ici.
    [number] on attend le numéro d’une place.
    [players] seule une place peut le faire, pas le hasard (*).
    [chance] seul le hasard (*) peut le faire, pas la place { $who }.
    [seat] il n’y a pas de place { $who }.
    [out] la place { $who } ne joue déjà plus.
    [draw] on ne peut pas convenir d’une nulle dans cette partie.
   *[illegal] ce coup n’est pas permis ici.
}
terminal-file-setup = La mise en place ou les options du fichier de partie ne conviennent pas au jeu.
terminal-file-result = Le résultat du fichier de partie n’est pas celui que donnent ses coups.
terminal-file-rules = Le fichier de partie suit la version { $version } des règles, que ce programme ne connaît pas.
terminal-file-pack = Le fichier de partie demande le pack de contenu « { $pack } » ({ $hash }). Indique son fichier avec --content.

## Impression

terminal-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}, { $size } ko
terminal-print-images = { $count ->
    [one] { $count } image
   *[other] { $count } images
}
terminal-print-tts = Copie { $name } dans le dossier Saves/Saved Objects de Tabletop Simulator, puis choisis-le sous Objects, Saved Objects.
terminal-print-refused = { $cause ->
    [part] Il n’y a pas d’élément « { $name } » à imprimer. Choisis parmi : { $known }.
    [copies] { $name } : impossible d’imprimer { $count } exemplaires. Choisis de 1 à { $most }.
    [number] --copies { $name } : on attend un nombre, ou un élément et un nombre comme sheets=20.
    [option] À l’impression, ce jeu n’a pas d’option « { $name } ». Choisis parmi : { $known }.
    [options] À l’impression, ce jeu n’a pas d’options. Enlève -o { $name }.
    [url] --url ne sert qu’avec --format tts.
    [game] C’est une partie du jeu { $other }, pas du jeu { $name }. Enlève { $name }.
    [unfinished] La partie n’est pas terminée. Seule une partie terminée s’imprime en souvenir.
    [images] { $name } : il n’y a rien à exporter en images séparées.
    [pages] Impossible de composer les pages : { $reason }
    [drawing] Impossible de dessiner les images : { $reason }
    [typst] Pour imprimer, il faut Typst. Installe-le avec : pip install arizona[print]
   *[nothing] Rien n’a été choisi à imprimer.
}
terminal-print-cut = Trop long pour sa place, même imprimé plus petit : { $text }

## Packs de contenu

terminal-content-own = (les tiens vont dans { $folder })
terminal-content-fine = correct (pack { $pack } de { $game }, empreinte { $hash })
terminal-content-differs = jouable, mais certains textes ne disent pas ce que fait leur carte (pack { $pack } de { $game }, empreinte { $hash })
terminal-content-untranslated = textes non traduits : { $missing } sur { $count }
terminal-content-replaced = { $text } est remplacé par { $means }
terminal-content-generated = { $count ->
    [one] { $count } texte de carte est généré à partir de son effet
   *[other] { $count } textes de cartes sont générés à partir des effets
}
terminal-content-unused = le pack n’a pas de texte { $text }
terminal-content-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
} avec le pack { $pack } de { $game }
terminal-content-no-goals = les packs de { $game } n’ont rien à atteindre, il n’y a donc rien à vérifier
terminal-content-never = jamais atteint : { $goal }
terminal-content-unreached = Non atteints en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $missing } éléments sur { $goals }.
terminal-content-reached = les { $goals } éléments ont été atteints en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
terminal-content-created =
    { $path } est créé
    modifie-le, puis :  arizona content check { $path }
    ensuite, joue avec :  arizona play { $game } --content { $pack }
terminal-content-entries = { $span ->
    [exactly] { $low } entrées
    [both] de { $low } à { $high } entrées
   *[least] au moins { $low } entrées
}
terminal-content-optional = (facultatif)
terminal-content-places = of peut être { $groups } ; voir `arizona content art`
terminal-content-own-art = (ta propre image, { $size } ko)
terminal-content-builtin = { $path } est fourni avec le jeu ; `arizona content new` en fait une copie
terminal-content-no-art = Le pack n’a pas d’image à lui pour { $place }.
terminal-content-art-added = { $place } ajouté
terminal-content-art-removed = { $place } retiré
terminal-content-either = Indique soit un fichier d’image, soit --remove.

## Autres commandes

terminal-one-of = Choisis l’une de ces options : { $known }.
terminal-puzzle-rated = classement { $rating }
terminal-puzzles-made = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}, { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
terminal-puzzles-proven = { $count ->
    [one] { $count } énigme prouvée
   *[other] { $count } énigmes prouvées
}, { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
}
terminal-puzzles-problems = { $count ->
    [one] { $count } problème trouvé
   *[other] { $count } problèmes trouvés
}
terminal-fuzz-played = { $count ->
    [one] { $count } partie jouée, chaque coup vérifié
   *[other] { $count } parties jouées, chaque coup vérifié
}
terminal-fuzz-broken = { $count ->
    [one] { $count } partie a violé un invariant
   *[other] { $count } parties ont violé un invariant
}
terminal-new-game-files = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}
terminal-new-game-refused = { $cause ->
    [letters] « { $name } » : il faut de 2 à 31 minuscules et chiffres.
    [game] Un jeu s’appelle déjà « { $name } ».
    [package] « { $name } » est le nom d’un autre paquet Python.
    [title] Le titre « { $name } » n’est pas un texte simple.
   *[folder] { $name } existe déjà.
}
terminal-bot-stopped = Arrêté.
terminal-bot-playing = Joue sous le nom { $name }.
terminal-bot-closed = Le serveur a fermé la connexion.
terminal-bot-over = { $game } est terminé : { $scores }
terminal-bot-invitation = Invitation, { $name } : { $reason }
terminal-bot-connection = { $cause ->
    [address] « { $name } » n’est pas une adresse comme https://example.org.
    [silent] { $name } ne répond pas : { $reason }
   *[lost] La connexion est perdue : { $reason }
}
terminal-language-wrong = { $cause ->
    [source] L’anglais est la source : modifie ses fichiers au lieu de les importer.
    [message] En anglais, il n’y a pas de message { $what }.
    [plain] { $what } : seul du texte est permis ici, sans variables ni fonctions.
    [fluent] Ce n’est pas du Fluent valable : { $what }
    [columns] On attend { $what } colonnes.
   *[tag] On attend un code de langue comme fr, pt-BR ou zh-Hant.
}

## Serveurs

terminal-static-size = { $size } Mo, dont { $engine } Mo pour le moteur
terminal-static-try = essaie avec : python -m http.server --directory { $folder }
terminal-bus-alone = --bus ne sert qu’aux serveurs qui partagent une base. Ajoute --store.
terminal-tables-none = Aucune table trouvée. Un serveur crée le fichier à son démarrage. Si le tien tourne avec --data ou --store, indique la même chose ici.
terminal-tables-open = (libre)
terminal-tables-current = toutes les tables suivent les règles actuelles
terminal-tables-consistent = toutes les tables concordent avec leurs coups
terminal-tables-contradict = tables qui ne concordent pas avec leurs coups : { $count }
terminal-tables-rules = la table { $table } suit maintenant les règles { $rules }
terminal-tables-backup = écrit : { $path }
terminal-tables-restored = { $backup } restauré dans { $path }{ $old ->
    [none] { "" }
   *[other] { "" } ; le fichier précédent est { $old }
}
terminal-tables-pruned = { $count ->
    [one] { $count } table supprimée
   *[other] { $count } tables supprimées
}
terminal-tables-prunable = { $count ->
    [one] { $count } table serait supprimée
   *[other] { $count } tables seraient supprimées
}
terminal-tables-step = la base est maintenant à l’étape { $step } du schéma ; au démarrage, cette version la ferait remonter
terminal-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
terminal-tables-moved = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} transférés ; déjà là : { $already }
terminal-people-banned = banni
terminal-people-deleted = sera supprimé le { $day }
terminal-people-rated = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, { $changes ->
    [one] { $changes } changement de classement
   *[other] { $changes } changements de classement
}
terminal-people-differ = Les classements enregistrés diffèrent du recalcul.
terminal-people-agree = Tous les classements concordent avec le recalcul.
terminal-people-report = { $name } : { $reason }, table { $table }
terminal-people-closed = ({ $resolution } par { $name })

## Doctor

terminal-doctor-label = { $line ->
    [form] forme
    [code] code
    [home] ton dossier
   *[records] parties
}
terminal-doctor-python = { $version } sur { $platform }
terminal-doctor-form = { $form ->
    [compiled] compilé (modules natifs)
   *[plain] Python pur (plus lent)
}
terminal-doctor-sqlite = { $version } (a le bug « WAL-reset » ; le serveur évite ce qui le déclenche)
terminal-doctor-folder = { $path } (pas encore créé)
terminal-doctor-game = règles version { $rules }, { $form ->
    [compiled] compilé
   *[plain] Python pur
} ; packs : { $packs }
terminal-doctor-missing = manque
terminal-doctor-unfit = inutilisable : { $reason }
