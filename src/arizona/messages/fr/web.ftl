# Textes de la page. Chaque jeu a son propre fichier.

web-brand = Arizona
web-tagline = Trois jeux venus du désert
web-title-page = { $title } · Arizona
web-title-table = { $game } · Arizona
web-title-your-turn = ● À toi de jouer · { $game }
web-title-over = { $game }, partie terminée · Arizona

## Jeux

web-games = Jeux

## Page d'accueil

web-play-now = Jouer
web-puzzles = Énigmes
web-puzzles-today = Énigmes du jour
web-puzzles-line = Trois par jour
web-workshop = Atelier
daily-title = Désert du jour
daily-card = La même donne pour tous
web-players =
    { $least ->
        [1] D’une à { $most } personnes
        [2] { $most ->
            [2] Deux personnes
           *[other] De deux à { $most } personnes
        }
       *[other] De { $least } à { $most } personnes
    }
web-poster-plain = { $game } : un désert avec des mesas et des saguaros
web-play-now-of = Jouer à { $game }
web-set-up = Préparer une table
web-rules = Règles
web-rules-of = Règles de { $game }
web-aid = Aide-mémoire
web-aid-of = Aide-mémoire : { $game }
web-about = À propos
web-content-of = { $game } : pack de contenu { $pack }
web-content-lead = { $title }. Tout ce que contient le pack, tel qu’on le voit à la table. Empreinte : { $hash }.
web-content-look = Voir le pack
web-reports = Rapports
web-reports-of = Rapports du labo
web-reports-lead = Ce que disent de chaque jeu de nombreuses parties entre bots : qui gagne, si c’est serré, quelles cartes sont prises. Chaque rapport s’ouvre dans sa propre page.
web-reports-none = Pas encore de rapport. L’hôte peut en publier un avec : arizona lab report RUN --publish
web-report-size = { $kilobytes } ko
web-home = Retour aux jeux
web-back = Retour à mes tables
web-places = Menu
web-your-games = Tes parties
web-continue = Continuer
web-continue-line = { $game } · { $company } · { $standing }
web-alone = en solo
web-new-here = Première visite ?
web-new-here-line = Apprends { $game } avec une partie guidée
web-friends = Amis
web-my-tables = Mes tables
web-my-tables-line = { $running ->
    [0] aucune en cours
    [one] 1 en cours
   *[other] { $running } en cours
  }{ $waiting ->
    [0] { "" }
    [one] , 1 t’attend
   *[other] , { $waiting } t’attendent
  }
web-lobby = Salon
web-tournaments = Tournois
web-lobby-line = { $count ->
    [0] aucune table ouverte
    [one] 1 table ouverte
   *[other] { $count } tables ouvertes
  }
web-foot-watch = Regarder une partie
web-foot-record = Revoir une partie enregistrée
web-guest = invité
web-guest-name = Invité { $number }
web-player-name = Joueur { $number }
web-you = Toi : { $name } (invité). Changer de nom
web-name-title = Ton nom
web-name-label = Nom
web-name-help = Les autres voient ce nom. Ce navigateur se souvient de toi ; un compte marche sur tous tes appareils.
web-name-save = Enregistrer
web-close = Fermer
web-cancel = Annuler
web-loading = Chargement…
web-no-answer = Le serveur ne répond pas. Réessaie.
web-file-unreadable = Ce fichier ne peut pas être lu. Il a peut-être été déplacé ou supprimé.
web-table-older = Ce serveur a une version de cette partie plus ancienne que celle que tu as vue. Recharge la page pour la voir quand même.
web-missing-title = Ici, il n’y a que du sable
web-missing-text = Ce lien ne mène nulle part. Il en manque peut-être un morceau.
web-skip = Aller au contenu
web-skip-to-board = Aller au plateau

## Réglages

web-settings = Réglages
web-setting-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-theme-to-light = Passer en mode clair
web-theme-to-dark = Passer en mode sombre
web-setting-motion = Animations
web-motion-system = Comme le système
web-motion-on = Oui
web-motion-off = Non
web-setting-pace = Vitesse des coups adverses
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-quick = Rapide
web-pace-none = Immédiate
web-setting-language = Langue
web-language-draft = { $name } (brouillon, { $percent } %)
web-setting-contrast = Contraste élevé
web-setting-confirm = Confirmer chaque coup
web-setting-confirm-help = Un deuxième clic confirme chaque coup.
web-setting-pay = Paiement automatique
web-setting-pay-help = Quand une façon de payer est clairement la meilleure.
web-setting-sound = Effets sonores
web-setting-chat = Chat aux tables
web-setting-chat-help = Si c’est désactivé, ce navigateur ne reçoit aucun message.
web-setting-notify = Recevoir des notifications
web-setting-notify-help = Ton tour, seulement si cette page est ouverte dans un autre onglet. Ce navigateur ou ce serveur ne peut pas te prévenir quand elle est fermée.
web-setting-notify-closed = Même quand cette page est fermée.

## Préparer une table

web-setup-title = Préparer { $game }
web-setup-at-once = Tout le monde est là : la partie commence tout de suite.
web-setup-by-link = Partage le lien de la table. La partie commence quand tout le monde est là.
web-open-table = Ouvrir la table
web-seats = Places
web-add-seat = Ajouter une place
web-drop-seat = Retirer la place { $number }
web-seat-kind = Qui joue à la place { $number }
web-seat-you = C’est toi
web-seat-friend = Une autre personne
web-seat-here = Quelqu’un devant cet écran
web-seat-name = Nom
web-seat-link-later = Tu auras un lien à partager quand la table sera ouverte.
web-seat-color-1 = cercle, turquoise
web-seat-color-2 = triangle, argile
web-seat-color-3 = carré, or
web-seat-color-4 = losange, violet
web-kind-link = Par lien
web-kind-here = Cet écran
web-kind-bot = Bot
web-bot-which = Choisir un bot
web-bot-level = Niveau { $level } sur { $levels }
web-bot-elo = Elo { $elo }, mesuré
web-bot-elo-help = Mesuré dans des parties entre ces bots ; 1000 est la moyenne. Un bot qui a 200 points de plus gagne environ trois parties sur quatre.
web-options = Options
web-content = Contenu
web-content-default = Standard, comme dans les règles
web-content-crooked = Canyons tortueux
web-table-open = Afficher dans le salon
web-table-watch = Spectateurs admis par lien
web-clock = Pendule
web-clock-none = Aucune
web-clock-none-line = sans limite de temps
web-clock-live = Temps réel
web-clock-live-pace = { $minutes } min + { $seconds } s
web-clock-slow = Tour par tour
web-clock-slow-pace = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-clock-pace = Cadence
web-clock-own = Autre
web-clock-own-minutes = Minutes par personne
web-clock-own-seconds = Secondes par tour
web-allow-undo-chance = Permettre d’annuler dés et pioches
web-allow-undo-chance-help = Dés et pioches peuvent aussi être annulés ; on relance ou on repioche alors. Le fichier de partie l’indique.
web-patience = Si quelqu’un s’en va
web-patience-help = Combien de temps peut s’absenter la personne dont c’est le tour. Ensuite, tu peux réclamer la victoire ou laisser un bot prendre sa place.
web-patience-usual-none = réclamer après 3 jours
web-patience-usual-live = réclamer après 2 minutes
web-patience-usual-slow = quand la pendule est à zéro
web-patience-minutes = réclamer après { $minutes } minutes
web-patience-days = { $days ->
    [one] réclamer après { $days } jour
   *[other] réclamer après { $days } jours
}
web-patience-never = attendre toujours
web-clock-days = { $days } j { $hours } h

## Tables

web-status-over = terminée, { $score }
web-status-waiting = en attente de joueurs
web-status-read-only = lecture seule
web-status-your-turn = à toi de jouer
web-status-playing = à { $name } de jouer
web-your-move = à toi
web-no-tables = Pas encore de table. Commence une partie et elle apparaîtra ici.
web-lobby-empty = Aucune table ouverte pour le moment. Prépares-en une et affiche-la ici.
web-filter = Afficher les tables
web-filter-all = Toutes
web-filter-running = En cours
web-filter-over = Terminées
web-filter-words = Chercher une table ou un nom
web-filter-none = Aucune table ne correspond.
web-delete = Supprimer
web-delete-of = Supprimer { $name }
web-delete-sure = Supprimer { $name } ?
web-keep = Garder
web-shows = Parties de bots
web-shows-line = Quand personne ne joue, les bots jouent tant que quelqu’un regarde.
web-show-of = Regarder { $game }
web-show-new = Une nouvelle partie commence quand tu arrives.
web-copy-picture = Copier une image du plateau
web-picture-copied = Image copiée dans le presse-papiers.
web-picture-saved = Image enregistrée dans un fichier.
web-picture-failed = Impossible de créer l’image.
web-import = Importer un fichier de partie
web-import-help = Un fichier téléchargé depuis une table ou enregistré dans le terminal.
web-closed-table-title = Cette table est privée
web-closed-table-text = L’hôte n’admet pas de spectateurs.
web-no-table-title = Table introuvable
web-no-table-text = Le lien est incorrect, ou la table a été supprimée.

## À la table

web-table-line = { $name } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
web-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-line-lost = Connexion perdue, reconnexion…
web-text-view = Version texte
web-invite = Inviter
web-more = Plus
web-board = Plateau
web-side = Journal, chat et règles
web-tab-log = Journal
web-tab-chat = Chat
web-tab-rules = Règles
web-peek = Ouvrir le journal, le chat et les règles
web-log-fold = Mise en place : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Entrées précédentes ({ $count })
web-log-later = Entrées suivantes ({ $count })
web-chat-empty = Pas encore de message.
web-chat-say = Écris un message
web-chat-mute = Masquer { $name }
web-chat-mute-short = masquer
web-chat-muted = Tu as masqué { $name } à cette table.
web-chat-send = Envoyer
web-quick-1 = Bien joué
web-quick-2 = Oups
web-quick-3 = Belle partie
web-options-in-force = Options utilisées
web-rule-in-force = Règle qui s’applique maintenant
web-now = en cours
web-later = à venir
web-done = fait
web-of = sur { $last }
web-times = × { $count }
web-to-move = doit jouer
web-score-dash = –
web-position = Position
web-moves = Coups

web-prompt = Ce que tu dois faire
web-prompt-your-turn = À toi de jouer.
web-prompt-turn-of = À { $name } de jouer.
web-prompt-bot = { $name } réfléchit…
web-prompt-other = On attend { $name }…
web-prompt-over = La partie est terminée.
web-prompt-waiting = En attente de joueurs.
web-prompt-waiting-for = { $count ->
    [1] La place { $seats } est libre. Partage le lien pour l’occuper.
   *[other] Les places { $seats } sont libres. Partage le lien pour les occuper.
  }
web-prompt-read-only = Lecture seule.
web-prompt-moment = Position { $moment }.
web-prompt-moment-help = Tu regardes un moment passé. Les touches fléchées avancent et reculent.
web-prompt-leaving = Pas encore définitif : tu peux encore changer d’avis.
web-leave-now = Confirmer
web-prompt-sure = Tu confirmes ?
web-prompt-sure-help = Entrée confirme, Échap annule.
web-give-up = Abandonner
web-give-up-draw = Abandon ou nulle
web-give-up-two = Si tu abandonnes, la partie s’arrête et ton adversaire gagne.
web-give-up-more = Si tu abandonnes, un bot prend ta place et tu finis en dernière position quoi qu’il fasse.
web-give-up-alone = Si tu abandonnes, la partie s’arrête, car il ne resterait que des bots.
web-keep-playing = Continuer à jouer
web-resign = Abandonner
web-resign-as = Abandonner pour { $name }
web-draw-offer = Proposer la nulle
web-draw-accept = Accepter la nulle
web-draw-decline = Refuser
web-draw-withdraw = Retirer la proposition
web-draw-waits = Tu as proposé la nulle.
web-draw-offered = { $name } propose la nulle.
web-away-in = Absence. Tu pourras réclamer dans { $time }.
web-away-now = Absence trop longue. Tu peux réclamer maintenant.
web-claim-win = Réclamer la victoire
web-claim-bot = Laisser un bot continuer
web-confirm = Confirmer
web-back-to-now = Retour au présent
web-result = Résultat

web-undo = Annuler
web-skip-moves = Passer
web-skip-moves-title = Passer l’animation des coups adverses (.)
web-undo-title = Annuler ta dernière action et les réponses des bots (Z)
web-undo-chance-title = Annuler ta dernière action ; dés et pioches sont relancés ou repiochés (Z)
web-restart = Recommencer le tour
web-restart-title = Annuler tout ce tour (X)
web-hint = Indice
web-hint-asking = Réflexion…
web-hint-do = Jouer ce coup
web-hint-title = Que ferait un bot ? (I)
web-analyze = Analyser
web-analyze-title = Montrer ce que vaut chaque coup quand c’est ton tour
web-exact = exact
web-so-far = estimation actuelle
web-labeled = { $name } : { $other }
web-percent = { $number } %
web-about-number = ≈ { $number }
web-why-replaying = Tu regardes un moment passé : reviens d’abord au présent
web-why-watching = Tu ne fais que regarder
web-why-not-your-turn = Ce n’est pas ton tour

web-replay = Relecture
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Revoir toute la partie
web-replay-pause = Pause
web-replay-on = Un coup en avant
web-replay-slider = Position dans la partie
web-replay-at = Position { $at } sur { $last }
web-replay-link = Copier un lien vers ce moment
web-play-on = Continuer d’ici à une nouvelle table
web-download = Télécharger le fichier de partie
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Ajuster à l’écran
web-turn-view = Tourner la vue

web-seat-open = place libre
web-seat-empty = Place { $number }, libre
web-seat-menu = Options de la place : { $name }
web-seat-title = Place { $number } : { $name }
web-seat-nothing = Seule la personne à cette place peut la modifier.
web-who-you = toi
web-who-here = devant cet écran
web-who-connected = par lien
web-who-out = abandon, un bot continue
web-who-out-over = abandon
web-who-away = n’est pas là
web-who-bot = bot
web-who-bot-level = bot · niveau { $level } sur { $levels }
web-who-bot-named = bot · { $bot }
web-sit-here = Prendre la place { $number }
web-reclaim-seat = Reprendre la main
web-hand-to-bot = Laisser jouer un bot
web-leave = Quitter cette place
web-unseat = Retirer { $name } de cette place
web-new-link = Créer et copier un nouveau lien de place (les anciens liens ne marchent plus, sur les autres appareils non plus)
web-hook = Webhook pour les notifications de tour
web-unseat-title = Retirer { $name } ?
web-unseat-help = { $name } perd sa place, voit la raison et ne peut plus s’asseoir à cette table.
web-unseat-why = Pourquoi ?
web-unseat-away = Absence trop longue
web-unseat-rude = Impolitesse ou triche
web-unseat-mistake = Place prise par erreur
web-unseat-other = Autre raison
web-unseat-do = Retirer
web-hook-example = https://example.org/mon-tour
web-hook-help = Le serveur appelle cette adresse quand c’est le tour de cette place.
web-hook-on = Un webhook est en place. Enregistre une adresse vide pour le retirer.
web-hook-end = Retirer
web-invite-play = { $count ->
    [1] Une place est libre. Ouvrir ce lien suffit pour la prendre.
   *[other] { $count } places sont libres. Ouvrir ce lien suffit pour en prendre une.
  }
web-invite-play-help = Quand toutes les places sont prises, le même lien permet de regarder.
web-invite-watch = Toutes les places sont prises. Ce lien permet de regarder.
web-invite-watch-help = Les spectateurs voient tout et peuvent écrire dans le chat.
web-invite-closed = Toutes les places sont prises, et les spectateurs ne sont pas admis.
web-invite-address = Lien vers la table
web-copy = Copier
web-copy-seat = Copier le lien de place
web-copied = Copié.
web-seat-links = Tes liens de place
web-seat-links-help = Continue dans un autre navigateur, ou confie ta place à quelqu’un. Toute personne qui a le lien peut jouer à cette place.

web-text-scores = Scores
web-text-score = { $name } : { $score }
web-text-moves = { $count ->
    [0] Coups possibles
    [one] { $count } coup possible
   *[other] { $count } coups possibles
  }
web-text-no-moves = Rien à choisir pour le moment.
web-text-recent = Derniers événements

web-keys = Raccourcis clavier
web-key-tab = Tab, Entrée
web-key-tab-does = parcourir les choix, en prendre un
web-key-arrows = ← →
web-key-arrows-does = un coup en arrière ou en avant
web-key-letters = A – H
web-key-letters-does = le saut qui porte cette lettre
web-key-r = R
web-key-r-does = faire pivoter la tuile
web-key-z = Z
web-key-z-does = annuler
web-key-x = X
web-key-x-does = recommencer le tour
web-key-i = I
web-key-i-does = indice
web-key-t = T
web-key-t-does = version texte
web-key-dot = .
web-key-dot-does = passer les animations des coups adverses
web-key-brackets = [ ]
web-key-brackets-does = un coup en arrière ou en avant, partout
web-key-ends = Début, Fin
web-key-ends-does = au début, au présent
web-key-escape = Échap
web-key-escape-does = annuler le choix, retour au présent

## Résultat

web-result-winner = { $count ->
    [0] La partie est terminée
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
web-result-draw = Partie nulle
web-result-take-back = À cette table, dés et pioches pouvaient être annulés ; le fichier de partie l’indique.
web-result-breakdown = D’où viennent les points
web-result-source = Origine
web-result-total = Total
web-result-chart = Évolution du score
web-chart = Évolution du score ; scores finaux : { $ends }
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-replay-it = Revoir
web-look-at-board = Voir le plateau

## Parties guidées

web-lesson = Partie guidée
web-lesson-table = Partie guidée
web-lesson-at = { $number } sur { $count }
web-lesson-next = Suivant
web-lesson-back = Un pas en arrière
web-lesson-skip = Quitter le guide
web-lesson-again = Recommencer
web-lesson-play-on = Continuer d’ici
web-lesson-to-table = Aller à ta table
web-lesson-more = Partie guidée suivante
web-lesson-numbered = Partie guidée { $number }
web-lesson-offer-title = Première visite ?
web-lesson-offer = Une partie guidée de { $game } dure quelques minutes : une poignée de coups sur un plateau déjà en place. Ta table t’attendra.
web-lesson-yes = Montre-moi
web-lesson-no = Non merci
web-learn = Apprendre
web-lesson-learn = Apprends { $game } avec une partie guidée
web-lesson-follow = Dans la partie guidée, joue le coup entouré. À ta propre table, tu joueras ce que tu veux.
web-lesson-later = Ce n’est pas disponible dans la partie guidée. Essaie à une vraie table.
web-lesson-missing = Pas de partie guidée

## À propos

web-about-lead = Arizona, ce sont trois jeux de société dans un même désert : Knight, Rails et Trail. Joue en solo contre des bots, autour d’un écran ou avec d’autres par lien. Pas d’inscription, et rien n’est chargé depuis d’autres sites.
web-about-fonts = Polices
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter) et, pour le coréen, Noto Sans KR (Google), Do Hyeon (Woowa Brothers) et Gaegu (JIKJI), toutes sous la SIL Open Font License 1.1, issues des paquets Fontsource.
web-about-drawings = Illustrations
web-about-drawings-text = Les affiches, plateaux, pièces, portraits et icônes sont de nous, sous licence CC BY 4.0.
web-about-icons = Logiciel
web-about-icons-text = Réalisé avec Svelte (MIT) et Project Fluent (Apache 2.0). Les mentions de licence accompagnent le logiciel.
web-about-engine = Règles
web-about-engine-text = Un seul moteur applique toutes les règles, ici, dans le terminal et pour les bots. Il est écrit en Python.
web-about-privacy = Vie privée
web-about-privacy-text = Un cookie signé te reconnaît comme invité ; ce navigateur garde les clés de tes places, et le serveur seulement leurs empreintes. Pas de pistage, pas de tiers. Si tu actives les notifications, elles passent par le service push de ton navigateur. Un compte enregistre ce que tu saisis et fais ici, et le type de navigateur avec lequel tu te connectes. Il n’a pas besoin d’adresse e-mail.
web-about-license = Licence
web-about-license-text = Logiciel : Apache 2.0. Illustrations, textes des règles et contenu : CC BY 4.0.

## Sans serveur

web-offline-loading = Chargement des règles
web-offline-starting = Préparation de la table
web-offline-failed = Impossible de charger les règles. La connexion fonctionne ?
web-offline-again = Réessayer
web-offline-elsewhere = Tes tables sont ouvertes dans un autre onglet.
web-offline-here = Les ouvrir ici
web-offline-fleeting = Ce navigateur ne peut rien enregistrer : tes tables disparaîtront quand tu fermeras cette page.
web-offline-slow = Cet appareil est trop lent pour { $names }.
web-offline-unread = Certaines de tes tables enregistrées n’ont pas pu être lues. Elles n’ont pas été modifiées.
web-offline-full = Cet appareil n’a plus de place pour enregistrer tes coups. Libère de l’espace et la partie reprendra toute seule.
web-offline-unsaved = Ce navigateur ne peut pas enregistrer les coups pour le moment. Rien n’a changé.
web-offline-damaged = Certaines données enregistrées dans ce navigateur étaient abîmées. Elles ont été mises de côté, et tout le reste fonctionne comme avant.
web-opening-you = Toi
web-online = Passer en ligne
web-online-text = Déplace cette table sur un serveur pour que d’autres puissent la rejoindre par lien.
web-online-server = Adresse du serveur
web-online-bad = Cette adresse n’est pas valide. Elle devrait ressembler à games.example.
web-online-failed = Impossible de préparer la table. Réessaie.
web-online-copy = La table de cet appareil reste telle quelle.
web-online-go = Aller au serveur
web-take-title = Continuer cette table
web-take-lead = { $game }, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}. Qui s’assoit où ?
web-take-go = Continuer ici
web-take-none = Ce lien ne contient pas de table.
web-packs-own = Tes packs de contenu
web-packs-own-text = Un pack est un fichier .toml, ou un .zip qui en contient plusieurs. Il est vérifié et enregistré dans ce navigateur, et tu peux t’en servir ici pour jouer. Pour le modifier ou l’imprimer, envoie-le à l’Atelier d’un serveur.
web-pack-add = Ajouter un pack
web-pack-added = Pack { $name } ajouté. Tu peux maintenant l’utiliser dans { $game }.
web-pack-name-default = pack standard
web-pack-look = Voir { $name }
web-pack-drop = Retirer { $name }

## Jouer hors ligne

web-play-offline = Jouer hors ligne
web-play-offline-help = Enregistre les jeux sur cet appareil (environ 10 Mo à télécharger). Si la connexion se coupe, tu peux continuer contre des bots.
web-play-offline-fetching = Téléchargement, { $percent } %
web-play-offline-failed = Ça n’a pas marché. Vérifie ta connexion et l’espace libre sur cet appareil.
web-play-offline-cut = Le serveur ne répond pas. Tes parties hors ligne sont ici.
web-play-offline-open = Jouer ici
web-cut-offer = Connexion perdue. Tu peux continuer ici contre des bots.
web-cut-go-on = Continuer hors ligne

## Bilan

web-review-waiting = Bilan en préparation…
web-review-leave = Tu peux partir ; l’avancement est enregistré.
web-review-failed = Le bilan n’a pas pu être terminé. L’avancement est enregistré.
web-review-again = Réessayer
web-review-to-table = Retour à la table
web-review-of = Bilan de la table { $name }
web-review-won = { $count ->
    [0] La partie est terminée
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
web-review-you = { $where }, toi
web-review-only = seul coup
web-review-moment = Moment clé { $number }
web-review-margin = Perte estimée : { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} (± { $margin }).
web-review-line = Voir la variante
web-review-hide-line = Masquer la variante
web-review-try = Essaie
web-review-fewer = Moments clés seulement
web-review-before = Précédent
web-review-next = Suivant
web-review-place = { $at } sur { $all }
web-review-share = Partager une image
web-review-share-alt = Aperçu de l’image
web-review-shape = Format
web-review-wide = Large
web-review-square = Carré
web-review-names = Afficher les noms
web-review-pins = Marquer les moments clés
web-review-slips = Montrer qui a fait des erreurs
web-review-anyone = Le bilan est ouvert à toute personne qui a le lien. Pas besoin de compte.
web-review-link = Lien vers ce moment
web-review-copy-link = Copier le lien
web-review-save = Enregistrer en PNG
web-review-save-puzzle = Enregistrer comme énigme
web-review-saved = Enregistré : ouvrir l’énigme
web-review-step = Position { $at } sur { $all }
web-review-step-back = Un pas en arrière
web-review-step-on = Un pas en avant
web-review-play = Dérouler la variante
web-review-pause = Pause
web-review-line-keys = ← → pas à pas · ↑ ↓ autre variante · Échap

## Imprimer

web-print = Imprimer
web-print-of = Imprimer { $game }
web-print-pack = Du pack { $pack }.
web-print-lead = Imprime à 100 %, sans « ajuster à la page ». La règle de la page 1 doit mesurer 50 mm.
web-print-paper = Papier
web-print-letter = Letter
web-print-ink = Couleur
web-print-ink-help = l’économie d’encre n’imprime que les traits, pour crayons et photocopieuses
web-print-color = En couleur
web-print-saving = Économie d’encre
web-print-backs = Dos des cartes
web-print-backs-help = sur la page suivante ; recto verso, retourner sur le bord long
web-print-marks = Traits de coupe
web-print-copies = Exemplaires : { $part }
web-print-fewer = moins
web-print-more = plus
web-print-seed = Une nouvelle feuille à partir d’une graine
web-print-seed-help = laisse vide si tu n’en veux pas
web-print-making = Préparation des pages…
web-print-waiting = { $ahead ->
    [0] Ton impression est la prochaine dans la file.
    [one] { $ahead } autre tâche avant la tienne, environ { $seconds } s…
   *[other] { $ahead } autres tâches avant la tienne, environ { $seconds } s…
}
web-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
web-print-save = Enregistrer le PDF
web-print-first-page = Première page
web-print-nothing = Choisis ce que tu veux imprimer.
web-print-no-server = L’impression demande un serveur, et cette page fonctionne à partir de fichiers.
web-print-at = Imprimer sur { $server }
web-print-count = { $count } au total

## Between people

web-fair-play = Fair-play
# On a small button.
web-fair-on = Sans indices
# On a small button: a game in which all players agreed to allow hints.
web-fair-friendly = Table amicale
web-fair-text = À cette table, des personnes jouent les unes contre les autres : tout le monde joue sans aide.
web-fair-help = Indices, analyse et copies de la partie sont désactivés jusqu’à la fin.
web-fair-undo = Après ton tour, tu ne peux annuler que si les autres acceptent, et jamais au-delà d’un lancer ou d’une pioche.
web-fair-review = Le bilan complet s’ouvre dès la fin de la partie.
web-fair-friendly-text = Tout le monde a choisi une table amicale : chacun peut utiliser indices et analyse.
web-fair-offer = Si tout le monde est d’accord, la table devient amicale, avec indices et analyse. Tout le monde le voit, le public aussi.
web-fair-agree = Accepter une table amicale
web-fair-end = Retirer mon accord
# $names: players’ names, already joined.
web-fair-agreed = D’accord jusqu’ici : { $names }
# Why a button is off.
web-why-fair = Indisponible quand des personnes jouent les unes contre les autres
web-undo-ask = Demander à annuler
web-undo-ask-title = Demande aux autres de te laisser annuler ton dernier coup (Z)
# $name: a player’s name.
web-undo-asks = { $name } demande à annuler son dernier coup.
web-undo-asks-help = Rien n’a été lancé ni pioché depuis. Le prochain coup vaut refus.
web-undo-waits = Tu as demandé à annuler. En attente d’une réponse…
web-undo-allow = Accepter
web-undo-decline = Refuser
web-undo-withdraw = Retirer la demande
web-watching = Tu regardes.
web-watching-help = Tu suis la partie en direct, mais tu ne joues pas.
web-unseat-then = Que devient la place ?
web-unseat-then-open = Elle redevient libre
web-unseat-then-bot = Un bot prend le relais
# Asked when somebody sits down for the first time.
web-sit-name = Comment t’appelles-tu ?
web-join = Rejoindre
web-watch-table = Regarder
web-open-a-table = Ouvrir une table
# $taken: how many seats are taken. $seats: number of seats.
web-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
# $time: a clock, such as “4:41” or “1 d 3 h”.
web-time-left = reste { $time }
# $when: a date and time.
web-until = jusqu’au { $when }
# $time: a clock, such as “0:48”.
web-claim-win-in = Réclamer la victoire dans { $time }
# $time: a clock, such as “0:48”.
web-claim-bot-in = Laisser un bot continuer dans { $time }
# $name: a player’s name.
web-back-again = { $name } est de retour.
# $time: minutes and seconds, such as “0:45”.
web-clock-turn = { $time } par tour
