# Erreurs que seul le terminal montre.

## Labo

lab-package = Cette commande demande le paquet { $package } : { $command }
lab-died = Un processus ou une machine qui jouait des parties a échoué. Relance la même commande pour continuer.
lab-no-cluster = Aucun cluster ne répond à { $address }.
lab-compare-games = On ne peut comparer que deux séries du même jeu.
lab-compare-seats = On ne peut comparer que deux séries avec autant de places.
lab-plan = { $cause ->
    [ladder] Une échelle demande au moins deux bots.
    [bots] Quels bots ? Par exemple : --bots greedy
    [two-bots] --bots : nomme au moins deux bots différents.
    [kingmaking] --kingmaking demande au moins trois places.
    [duplicate] --duplicate compare des bots : nommes-en au moins deux différents.
    [fixed] --vary { $name } : --option le fixe déjà.
    [values] --vary { $name } : donne au moins deux valeurs différentes.
   *[deals] --games { $games } : chaque donne est jouée { $seats } fois ; choisis par exemple { $more }.
}
lab-file = { $cause ->
    [line] La ligne { $line } est illisible.
    [no-run] Ce n’est pas le dossier d’une série.
    [plan] Ce n’est pas le plan d’une série.
    [version] Cela vient d’une autre version d’Arizona.
    [game] Il n’y a pas de jeu { $game }.
    [no-games] Aucune partie n’a encore été jouée.
    [tables] Les tableaux sont illisibles.
    [times] Ce n’est pas un fichier de `arizona lab times`.
    [no-times] Il n’y a pas de temps pour { $game }.
    [busy] Un autre processus travaille sur cette série.
    [other-run] Le dossier contient une autre série ({ $what }). Choisis un autre --out.
    [longer] Le dossier contient une série de { $games } parties. Choisis-en au moins autant.
    [other-task] Les essais viennent d’une autre tâche, ou le pack a changé. Choisis un autre --out.
    [toml] Ce n’est pas du TOML valide.
    [no-fields] Il n’y a pas de [[field]] à ajuster.
    [range] Champ { $field } : low doit être inférieur à high.
    [outside] Champ { $field } : { $now } n’est pas entre { $low } et { $high }.
   *[task] Ce n’est pas une tâche : { $reason }
}
lab-field = { $cause ->
    [number] Champ { $field } : on attend un nombre entier.
    [word] Champ { $field } : il n’y a pas de nombre devant « { $part } ».
   *[part] Champ { $field } : « { $part } » n’existe pas.
}
lab-tune-target = Il n’y a pas de mesure « { $figure } » pour une cible. Choisis parmi : { $known }

## Recueils d’énigmes

puzzle-no-game = Il n’y a pas d’énigmes pour { $game }.
puzzle-file = { $cause ->
    [format] Ce n’est pas un recueil d’énigmes de cette version.
    [line] La ligne { $line } est illisible.
   *[other] Ce recueil a été fait avec d’autres règles ou un autre contenu.
}
puzzle-fault = { $cause ->
    [twice] des énigmes figurent deux fois
    [rules] fait avec les règles { $set } ; ce programme connaît les règles { $now }
    [pack] fait avec le pack { $set } ; ici, le pack est { $now }
    [played] impossible à jouer : { $reason }
    [name] son nom ne correspond pas à sa position
    [proof] impossible à prouver : aucune solution, ou plusieurs
    [differs] { $field } : { $set } dans le recueil, { $now } dans la preuve
    [explanation] elle n’a pas d’explication
    [numbers] fared : on attend { $now } nombres, il y en a { $set }
    [rating] son classement ne correspond pas aux essais des bots
    [wrong] le coup { $move } de sa solution est jugé mauvais
    [answer] le coup { $move } de sa solution n’est pas la réponse de l’adversaire
   *[unsolved] sa solution ne la résout pas
}

## Apprentissage

learn-no-layers = { $game } n’apprend qu’un poids par caractéristique. Retire --hidden.

## Serveurs et bases

store-status = { $value ->
    [over] finie
    [waiting] en attente
   *[playing] en cours
}
store-fact = { $part ->
    [label] { $label ->
        [table] table
        [game] jeu
        [content] contenu
        [options] options
        [status] état
        [moves] coups
        [scores] scores
        [changed] modifiée
        [lobby] salon
       *[seat] place { $seat }
    }
   *[value] { $label ->
        [game] { $value }, règles { $rules }
        [status] { store-status }
        [moves] { $value } ({ $lines ->
            [one] { $lines } ligne
           *[other] { $lines } lignes
        } dans le journal)
        [lobby] { $value ->
            [yes] oui
           *[no] non
        }
        [seat] { $name } ({ $value ->
            [bot] bot { $bot }
            [open] libre
           *[person] personne
        })
       *[other] { $value }
    }
}
store-fault = { $fault ->
    [options] ses options ne conviennent pas
    [moves] ses coups ne conviennent pas
    [finished] enregistrée comme finie, mais ses coups ne finissent pas la partie
    [unfinished] enregistrée comme en cours, mais ses coups finissent la partie
    [scores] les scores enregistrés sont { $stored }, mais ses coups donnent { $found }
   *[next] c’est à la place { $stored } d’après l’enregistrement, mais en fait à la place { $found }
}
store-contradiction = table { $table }{ $place ->
    [source] { "" } (non transférée)
    [both] { "" } (déjà dans la cible)
    [target] { "" } (seulement dans la cible)
   *[here] { "" }
} : { store-fault } ; { $rules ->
    [0] restaure-la à partir d’une sauvegarde
   *[other] un `tables patch` antérieur a sans doute changé ses règles ; restaure-la à partir d’une sauvegarde, ou indique les règles avec lesquelles elle a été jouée : arizona tables set-rules { $table } { $rules }
}
store-patch = { $table } : { $cause ->
    [content] reste telle quelle : son pack de contenu ne peut pas être chargé
    [over] finie, garde les règles { $rules } et le contenu { $old }
    [fault] garde les règles { $rules } et le contenu { $old } : { store-fault }
   *[patched] des règles { $rules } et du contenu { $old } aux règles { $to } et au contenu { $new }
}
store-no-table = Il n’y a pas de table « { $name } ».
store-unfinished = La table { $table } n’est pas finie ; pour les tables en cours, il y a `arizona tables patch`.
store-no-rules = { $game } a les versions 1 à { $most } des règles, pas { $rules }.
store-wrong-rules = La table { $table } ne concorde pas avec ses coups selon les règles { $rules } : { store-fault }
store-no-backup = Copie une base de données avec ses propres outils : pg_dump, pg_basebackup.
store-not-same = La table { $table } n’a pas été transférée correctement.
store-no-account = Aucun compte ne s’appelle « { $name } ».
store-no-report = Il n’y a pas de signalement « { $name } ».
store-recount = { $cause ->
    [game] la partie { $missing } manque ; la suivante est { $number }
    [extra] le changement { $change } ne vient d’aucune partie comptée
    [points] changement { $change } de la table { $table } : enregistré { $stored }, recalculé { $found }
   *[missing] le changement { $change } manque
}
store-file = { $path } : { $cause ->
    [directory] C’est un dossier. Indique un fichier dedans, comme { $path }/tables.sqlite.
    [irregular] Ce n’est pas un fichier ordinaire. Indiques-en un autre avec --data.
    [empty] Le fichier est vide, ce qu’une base de données n’est jamais. Remplace-le par une sauvegarde avec arizona tables restore BACKUP --data { $path }, ou supprime-le pour commencer sans tables.
    [damaged] Ce n’est pas une base de données, ou elle est endommagée. Remplace-la par une sauvegarde : arizona tables restore BACKUP --data { $path }
    [foreign] C’est la base de données d’un autre programme. Indique un autre fichier avec --data.
    [read-only] Le fichier ne peut pas être écrit. Autorise l’écriture du fichier et de son dossier, ou indique un autre fichier avec --data.
    [busy] Un autre serveur Arizona l’utilise. Arrête-le d’abord, ou indique un autre fichier avec --data.
    [missing] Ce fichier n’existe pas.
    [exists] Le fichier existe déjà.
   *[other] La base de données est inutilisable.
}
store-newer = La base vient d’une version plus récente (étape { $have } ; cette version connaît { $known }). Utilise cette version-là, ou exécute avec elle : arizona tables step-back { $known }
store-no-step = Choisis une étape du schéma de 0 à { $known }.
store-no-way-back = On ne peut pas revenir avant l’étape { $step }.
store-servers = { $path } : { $count ->
    [one] { $count } serveur Arizona l’utilise. Arrête-le d’abord.
   *[other] { $count } serveurs Arizona l’utilisent. Arrête-les d’abord.
}
store-package = La prise en charge de PostgreSQL n’est pas installée. Installe-la avec : pip install arizona[servers]
store-summary = PostgreSQL { $version } ; un commit prend { DECIMAL($time) } ms et { $safe ->
    [yes] survit à une coupure de courant
   *[no] peut se perdre lors d’une coupure de courant
} ; { $connections } connexions, { $each } par serveur ; { $servers ->
    [one] { $servers } serveur tourne
   *[other] { $servers } serveurs tournent
}

## Bots

bot-refused = { $cause ->
    [option] Ce bot n’a pas d’option « { $name } ».
    [whole] { $name } : on attend un nombre entier, pas « { $value } ».
    [number] { $name } : on attend un nombre, pas « { $value } ».
    [file] Il n’y a pas de fichier { $name }.
    [failed] Le bot { $name } a échoué : { $reason }
    [class] { $name } n’est pas un Bot.
   *[none] Aucun bot ne s’appelle « { $name } ». Choisis parmi : { $known }, ou file.py:ClassName.
}
bot-no-features = { $game } ne déclare pas de caractéristiques à apprendre.
bot-no-network = { $game } : il n’y a pas de réseau { $path }. Crée-en un avec `arizona learn { $game }`.
bot-network = { $cause ->
    [version] Cette version ne peut pas lire ce réseau.
    [game] Ce réseau a été entraîné pour { $found }, pas pour { $wanted }.
    [features] Ce réseau connaît les caractéristiques « { $found } », le jeu a « { $wanted } ». Entraîne-le de nouveau.
   *[damaged] Ce réseau est endommagé.
}
