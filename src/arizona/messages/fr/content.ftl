# Packs de contenu : vérifications, historique de l'atelier, corrections et simulations.

content-wanted = { $kind ->
    [whole-number] un nombre entier
    [true-or-false] true ou false
    [list-of-texts] une liste de textes
    [list-of-whole-numbers] une liste de nombres entiers
    [table-of-whole-numbers] une table de nombres entiers
    [number] un nombre
    [table-of-texts] une table de textes
    [list-of-lists] une liste de listes
    [list-of-tables] une liste de tables
    [picture] une image
   *[text] un texte
}{ $span ->
    [exactly] { "" } (exactement { $low })
    [both] { "" } (de { $low } à { $high })
    [least] { "" } (au moins { $low })
    [most] { "" } (au plus { $high })
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" }, parmi { $choices }
}
content-said = { $text }
content-other-game = Attendu : « { $game } », trouvé : « { $other } » ; ce pack est pour { $other }
content-our-name = « { $name } » est fourni avec le jeu ; choisis un autre nom pour ton pack
content-name-letters = « { $name } » : le nom court d’un pack ne contient que les lettres de a à z, des chiffres, - et _
content-unknown-near = { $what ->
    [table] Table inconnue
   *[field] Champ inconnu
} ; voulais-tu dire « { $near } » ? (attendu : { $known })
content-unknown = { $what ->
    [table] Table inconnue
   *[field] Champ inconnu
} ; attendu : { $known }
content-missing = Manquant ; attendu : { content-wanted }
content-unfit = Attendu : { content-wanted }{ $hidden ->
    [yes] { "" } sans caractères de contrôle
   *[no] { "" }
}, trouvé : { $found }{ $near ->
    [none] { "" }
   *[other] { "" } ; voulais-tu dire « { $near } » ?
}{ $hint ->
    [list] . Écris-le entre crochets, comme une liste
    [bare] . Écris-le sans guillemets
    [quoted] . Écris-le entre guillemets
   *[none] { "" }
}
content-count = Il faut exactement { $low } entrées { $table }, il y en a { $found }
content-count-least = Il faut au moins { $low } entrées { $table }, il y en a { $found }
content-count-span = Il faut de { $low } à { $high } entrées { $table }, il y en a { $found }
content-no-text = Attendu : un texte, trouvé : { $found }
content-no-table = Attendu : une table [{ $table }]
content-no-entries = Attendu : des entrées [[{ $table }]]
content-used-already = « { $value } » est déjà utilisé par { $table } nº { $number }
content-used-again = « { $value } » est utilisé à nouveau par { $table } nº { $number }
content-blanks = Attendu : un seul mot, sans espace, trouvé : { $found } ; essaie « { $near } »
content-uneven = Il faut des rangées de même longueur (complète avec « . »)
content-apart = Il faut des carrés reliés bord à bord
content-refused-toml = Ce pack ne peut pas être utilisé. { $file } : { content-toml }
content-toml = Ce n’est pas du TOML valide{ $line ->
    [0] { "" }
   *[other] { " " }(ligne { $line })
}. { $cause ->
    [text] Manque-t-il un guillemet à la fin d’un texte ?
    [value] Les textes prennent des guillemets ; les nombres, true et false, non.
    [name] Un nom est-il employé deux fois, ou [table] écrit au lieu de [[table]] ?
    [table] Une table est-elle déclarée deux fois, ou [table] écrit au lieu de [[table]] ?
    [bracket] Manque-t-il un crochet ou une virgule ?
    [equals] Un champ s’écrit ainsi : nom = valeur.
    [line] Écris chaque champ sur sa propre ligne.
    [key] Les noms se composent des lettres a à z, de chiffres, de - et de _.
   *[other] Le fichier ne peut pas être lu.
}
content-unusable = Ce pack ne peut pas être utilisé. { $cause ->
    [no-files] Il ne contient aucun fichier .toml.
    [many-files] Il contient plus de { $most } fichiers.
    [many-lines] { $file } a plus de { $most } lignes.
    [dots] Une ligne de { $file } contient trop de points.
    [deep] { $file } contient trop de valeurs, ou elles sont trop imbriquées.
    [characters] { $file } contient un caractère qui n’est pas permis.
    [dates] { $file } contient une date ou une heure ; un pack ne peut en avoir.
    [number] { $file } contient un nombre trop grand.
    [zip] Le fichier .zip est endommagé, ou son format n’est pas pris en charge.
    [twice] Il contient deux fois { $file }.
    [encrypted] Le fichier .zip est chiffré.
    [compression] La compression du fichier .zip n’est pas prise en charge ; choisis Deflate.
    [not-text] { $file } n’est pas du texte en UTF-8.
    [same-table] Deux de ses fichiers ont la même table.
    [joining] Commence chacun de ses fichiers par une [table], et n’emploie pas une table dans deux d’entre eux.
    [layout] { $file } est écrit d’une façon qui ne permet pas de le modifier ici.
   *[header] Sa table [pack] doit nommer un des jeux : { $most }.
}
content-in-use = Une de tes tables utilise le pack « { $name } ». Supprime d’abord cette table.
content-edit-unfit = Ce changement ne convient plus au pack. Recharge la page.
content-unreadable = { $cause ->
    [missing] Ce fichier ou ce dossier n’existe pas.
    [denied] Tu n’as pas le droit d’accéder à ce fichier.
    [folder] C’est un dossier, pas un fichier.
    [full] Il n’y a plus de place sur l’appareil.
    [name] Ce n’est pas un nom de fichier valable.
    [too-large] Le fichier est trop gros.
    [not-text] Le fichier n’est pas du texte en UTF-8.
    [empty] Le fichier est vide.
   *[other] Le fichier ne peut pas être lu.
}
content-no-pack = Il n’y a pas de pack de ce nom pour { $game }. Disponibles : { $known }
content-exists = { $path } existe déjà. Choisis un autre nom, ou modifie ce pack.
content-empty-folder = Le dossier ne contient aucun fichier .toml.
content-twice = Se trouve déjà dans { $file }
content-not-stored = Ce pack enregistré est endommagé.
content-same-file = Le fichier « { $file } » porte le nom d’un pack fourni avec le jeu
content-no-game = Attendu : une table [{ $table }] avec les champs name et game ; game parmi { $known }
content-unknown-game = Il n’y a pas de jeu « { $name } »{ $near ->
    [none] { "" }
   *[other] { "" } ; voulais-tu dire « { $near } » ?
} (attendu : { $known })
content-tables-of = Ces tables sont celles de { $other }, pas de { $game }
content-too-large = Un pack fait au plus { $most } ko.
content-too-many = Tu as déjà { $most } packs. Supprimes-en d’abord un.
content-not-yours = Ce pack est à quelqu’un d’autre. Fais-en une copie pour le modifier.
content-stale = Le pack a été modifié dans une autre fenêtre. Il a été rechargé.
content-id = Attendu : seulement des lettres, des chiffres, « - », « _ », « . » et des apostrophes, trouvé : { $found }
content-problems = Ce pack a encore des problèmes.
content-no-step = Cette étape n’existe plus.
content-fix-set = Remplacer par « { $value } »
content-text-differs = Le texte dit « { $said } », mais la carte fait ceci : « { $means } »
content-fix-text = Utiliser le texte « { $means } »
content-fix-rename = Renommer en { $name }
content-fix-drop = Retirer
content-fix-fill = Compléter les rangées
content-step-set = { $title } : modifié
content-step-add = { $title } : ajouté
content-step-remove = { $title } : retiré
content-step-reset = { $title } : rétabli
content-step-rename = Renommé en « { $title } »
content-step-several = { $count } modifications d’un coup
content-field-name = nom
content-field-pack-name = nom court
content-field-title = titre
content-field-id = nom court pour les fichiers de partie
content-field-game = jeu
content-field-authors = auteurs
content-field-licence = licence
content-field-rows = rangées
content-field-about = description en une phrase
content-field-text = texte de la carte
content-field-count = quantité
content-field-points = points
content-field-size = taille
content-field-kind = type
content-field-number = numéro
content-field-effect = effet
sim-fair = Les places sont équitables : chacune gagne à moins de { $bound } points de sa part.
sim-seats-open = { $needed ->
    [0] { $games } parties ne montrent pas si chaque place gagne à moins de { $bound } points de sa part.
   *[other] Trop peu de parties pour dire si les places sont équitables à { $bound } points près ; environ { $needed } suffiraient.
}
sim-one-seat = Une seule place : il n’y a rien à comparer.
sim-no-reaction = Les bots réagissent peu ou pas du tout au changement : { $same } parties sur { $games } se déroulent de la même façon avec les deux packs.
sim-unfair = La place { $seat } gagne { $share } % de ses parties ; sa juste part est de { $fair } %.
sim-points-same = Le score gagnant est de { DECIMAL($points) } points{ $equal ->
    [1] , comme avec le pack d’origine.
   *[other] . L’écart avec le pack d’origine est compris entre { DECIMAL($low) } et { DECIMAL($high) } (intervalle à 95 %) : pas de changement net.
}
sim-points-more = Le score gagnant est de { DECIMAL($points) } points, { DECIMAL($by) } de plus qu’avec le pack d’origine.
sim-points-less = Le score gagnant est de { DECIMAL($points) } points, { DECIMAL($by) } de moins qu’avec le pack d’origine.
sim-taken-more = { $title } : pris dans { $share } % des parties où cela apparaît ; avant, { $before } %.
sim-taken-less = { $title } : pris dans { $share } % seulement des parties où cela apparaît ; avant, { $before } %.
sim-wins = { $title } : qui le prend gagne { $share } % du temps ; une juste part est de { $fair } %.
sim-longer = Les parties durent { DECIMAL($length) } décisions, { DECIMAL($by) } de plus qu’avant.
sim-shorter = Les parties durent { DECIMAL($length) } décisions, { DECIMAL($by) } de moins qu’avant.
sim-unsure = { $games } parties ne montrent aucune différence avec le pack d’origine. Les petites différences ne se voient qu’avec plus de parties.

content-number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}

# Pictures of a pack's own.
content-art-element = <{ $name }> n’est pas autorisé ; convertis-le en tracés
content-art-value = { $name } a une valeur qui n’est pas autorisée
content-art-outside = L’image renvoie à un élément extérieur : { $name }
content-art-script = Les scripts ne sont pas autorisés dans les images
content-art-style = Les feuilles de style ne sont pas autorisées ; exporte l’image avec des attributs de présentation
content-art-text = Le texte change d’aspect selon l’appareil ; convertis-le en tracés
content-art-entities = Les entités ne sont pas autorisées ; exporte l’image sans type de document
content-art-complex = Trop de formes ou trop de niveaux (au plus { $most } formes et { $deep } niveaux)
content-art-empty = L’image est vide
content-art-svg-damaged = Ce n’est pas une image SVG complète
content-art-png-damaged = Ce n’est pas une image PNG complète
content-art-kind = Choisis une image SVG ou PNG
content-art-size = Un viewBox dont les côtés ne dépassent pas { $most } est attendu
content-art-pixels = { $wide } × { $high } pixels ; { $most } × { $most } au maximum
content-art-bytes = { $found } ko ; { $most } ko au maximum
content-art-file = Le fichier dépasse { $most } ko
content-art-together = Toutes les images font ensemble { $found } ko ; { $most } ko au maximum
content-art-place = Ce pack n’a pas de dessin « { $place } »
