# Atelier : l'éditeur de packs.

web-workshop-lead = Crée tes propres tuiles, feuilles et cartes. Chaque modification est vérifiée au fur et à mesure. Joue avec, fais-les essayer par des bots, imprime-les et télécharge les fichiers.
web-workshop-begin = Commencer
web-workshop-new-of = Un nouveau pack pour { $game }
web-workshop-import = Importer un fichier
web-workshop-import-help = .toml, ou un .zip de fichiers .toml
web-workshop-mine = Mes packs
web-workshop-no-packs = Rien ici pour l’instant. Choisis un jeu ci-dessus pour avoir ta propre copie de son pack.
web-workshop-title = Nom du pack
web-workshop-my-pack = Mon { $game }
web-workshop-copy-from = Copie de
web-workshop-make = Créer
web-workshop-from = { $game } · d’après { $base } · { $count ->
    [0] sans changement
    [one] { $count } modification
   *[other] { $count } modifications
  }
web-workshop-missing = Pack introuvable

## Le cadre

web-workshop-parts = Parties de l’atelier
web-workshop-tab-tree = Pack
web-workshop-tab-editor = Éditeur
web-workshop-tab-side = Contrôle
web-workshop-tree = Contenu du pack
web-workshop-side = Champs et vérifications
web-workshop-also = Aussi
web-workshop-add = En ajouter
web-workshop-new = nouveau
web-workshop-changed = modifié
web-workshop-left-out = retiré
web-workshop-has-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
web-workshop-bring-back = Rétablir { $title }
web-workshop-card-preview = Aperçu
web-workshop-mirror = Miroir

## Champs

web-workshop-none = aucun
web-workshop-range = { $low } à { $high }
web-workshop-less = Diminuer : { $label }
web-workshop-more = Augmenter : { $label }
web-workshop-remove = Retirer { $title }
web-workshop-word = mot
web-workshop-instead = Autres choix pour { $word }
web-workshop-cut = Retirer le dernier mot
web-workshop-reads = Se lit :
web-workshop-written = { $label }, en texte
web-workshop-unfold = { $label } : { $text }. Modifier

## Vérifications

web-workshop-checks = Vérifications
web-workshop-nothing-here = Rien à corriger ici
web-workshop-elsewhere = { $count ->
    [one] Ailleurs : { $count }
   *[other] Ailleurs : { $count }
  }
web-workshop-fine = Tout va bien.
web-workshop-not-fine = Il y a quelque chose à corriger.
web-workshop-fine-changes = { $changes ->
    [0] Inchangé, empreinte { $hash }
    [one] { $changes } modification, empreinte { $hash }
   *[other] { $changes } modifications, empreinte { $hash }
  }
web-workshop-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }

## Commandes

web-workshop-undo = Annuler
web-workshop-redo = Rétablir
web-workshop-history = Historique
web-workshop-no-history = Rien n’a encore changé.
web-workshop-to-here = Revenir ici
web-workshop-to-here-of = Revenir ici : { $step }
web-workshop-beginning = Version d’origine
web-workshop-simulate = Simuler
web-workshop-download = Télécharger
web-workshop-share = Partager
web-workshop-play = Jouer avec
web-workshop-copy = Faire ma propre copie
web-workshop-copy-of = { $title } (copie)
web-workshop-duplicate = Dupliquer
web-workshop-delete = Supprimer
web-workshop-really = Oui, supprimer
web-workshop-keep = Le garder
web-workshop-not-yours = Ce pack est à quelqu’un d’autre. Tu peux le voir, jouer avec et le télécharger. Pour le modifier, fais-en une copie.
web-workshop-link = Lien vers le pack
web-workshop-share-lead = Toute personne qui a le lien peut voir le pack, jouer avec, le télécharger et le copier. Personne d’autre que toi ne peut le modifier.
web-workshop-copy-link = Copier le lien
web-workshop-copied = Copié
web-workshop-share-table = Ou jouez-y ensemble : ouvre une table avec une place pour toute personne qui a son lien.
web-workshop-table = Ouvrir une table

## Vue d'ensemble

web-workshop-changes = { $count ->
    [one] { $count } modification
   *[other] { $count } modifications
  }
web-workshop-against = par rapport à { $base } · dernière modification { $when }
web-workshop-no-changes = Rien n’a encore changé. Choisis un élément du pack et modifie-le ; chaque modification apparaît ici, avant et après, et un clic l’annule.
web-workshop-is-new = Nouveau · { $kind }
web-workshop-is-left-out = Retiré · { $kind }
web-workshop-painted = Modifié : { $spots }
web-workshop-spots = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
web-workshop-there = présent
web-workshop-as-was = inchangé
web-workshop-otherwise = différent
web-workshop-before = Avant :
web-workshop-after = Maintenant :
web-workshop-back = Annuler cette modification
web-workshop-back-to = Annuler cette modification : { $title }

## Simulation

web-workshop-simulated = Simulation
web-workshop-not-simulated = Pas encore de partie. Des bots peuvent jouer quelques centaines de parties avec ce pack, et autant avec l’original.
web-workshop-sim-lead = Des bots jouent des parties avec ce pack, et autant avec l’original. La simulation tourne en arrière-plan ; tu peux fermer cette fenêtre.
web-workshop-sim-games = Nombre de parties
web-workshop-sim-count = { $count } parties
web-workshop-sim-begin = Lancer
web-workshop-sim-again = Relancer
web-workshop-sim-waits = Tu es dans la file ; ça commencera tout seul.
web-workshop-sim-works = { $done } parties sur { $all }
web-workshop-sim-end = Annuler
web-workshop-sim-failed = Les parties n’ont pas pu être terminées. Réessaie.
web-workshop-sim-stale = Le pack a changé depuis.
web-workshop-sim-facts = { $games } parties, { $bot } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, { $seconds } s
web-workshop-wins = Victoires par place
web-workshop-seat = Place { $seat }
web-workshop-percent = { $share } % ± { $margin }
web-workshop-winner-points = Score gagnant
web-workshop-length = Durée en coups
web-workshop-default = original
web-workshop-yours = le tien
web-workshop-between = { $mean } ({ $low } à { $high })
web-workshop-points-label = Le score gagnant est de { $mine } points ; avec le pack d’origine, { $usual }.
web-workshop-taken = { $title } : fréquence de prise
web-workshop-wins-with = { $title } : taux de victoire
web-workshop-findings = Constats
web-workshop-margin = Avec { $games } parties, la marge d’erreur est de ± { $margin } %.

## Et si… ?

web-workshop-if = Et si… ?
web-workshop-if-help = Essaie d’autres valeurs sans les enregistrer. Des bots jouent avec le pack enregistré et avec tes valeurs, avec les mêmes dés et pioches, et les résultats sont comparés.
web-workshop-if-values = Valeurs
web-workshop-if-entry = Partie du pack
web-workshop-if-saved = enregistré : { $value }
web-workshop-if-leave-out = Retirer { $title } du pack
web-workshop-if-full = Tu peux essayer des changements sur { $count } éléments au plus à la fois.
web-workshop-if-changed = Modifié
web-workshop-if-nothing = Change une valeur pour commencer.
web-workshop-if-starts = Démarrage…
web-workshop-if-run = Lancer
web-workshop-if-canceled = Les parties ont été arrêtées.
web-workshop-if-ready = Toutes les parties sont jouées.
web-workshop-if-save = Enregistrer ces valeurs
web-workshop-if-facts = { $games } parties avec le pack enregistré et { $games } avec tes valeurs, { $bot } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
web-workshop-if-same = { $same ->
    [one] { $same } partie sur { $games } se déroule de la même façon avec les deux.
   *[other] { $same } parties sur { $games } se déroulent de la même façon avec les deux.
  }
web-workshop-if-all-same = Toutes les parties se déroulent de la même façon avec les deux : les bots ne réagissent pas à ce changement.
web-workshop-if-lead = Avance à la victoire
web-workshop-if-percent = { $share } %
web-workshop-if-difference = { $unit ->
    [share] { $mean } pt ({ $low } à { $high })
   *[points] { $mean } ({ $low } à { $high })
  }
web-workshop-if-shown = Les parties montrent cette différence.
web-workshop-if-needed = { $unit ->
    [share] Aucune différence montrée. Environ { $games } parties suffiraient pour une différence de { $worth } points de pourcentage.
   *[points] Aucune différence montrée. Environ { $games } parties suffiraient pour une différence de { $worth }.
  }
web-workshop-if-enough = { $unit ->
    [share] Aucune différence montrée. Ces parties suffisent pour une différence de { $worth } points de pourcentage.
   *[points] Aucune différence montrée. Ces parties suffisent pour une différence de { $worth }.
  }
web-workshop-if-open = Aucune différence montrée. Trop peu de parties changent pour dire combien suffiraient.
web-workshop-if-power = Les différences ont des intervalles à 95 %. Une différence est dite montrée si le hasard seul la produirait moins d’une fois sur 100 essais. « Suffire » veut dire qu’elle apparaîtrait dans 4 essais sur 5.

# Pictures of your own.
web-workshop-art = Tes images
web-workshop-art-lead = Remplace des dessins par tes propres images SVG ou PNG. Elles apparaissent à la table et à l’impression, et font partie des fichiers téléchargés.
web-workshop-art-which = Dessin
web-workshop-art-upload = Choisir une image
web-workshop-art-replace = Remplacer
web-workshop-art-remove = Retirer l’image de { $title }
web-workshop-art-own = Image personnelle
web-workshop-art-limits = SVG sans texte, lien ni effet, ou PNG de { $pixels } × { $pixels } pixels au plus ; { $kb } ko chacune.
web-workshop-art-symbols = Symboles
web-workshop-art-boards = Plateaux
web-workshop-art-ground = Sol
web-workshop-art-mural = Fresque
