# Comptes, noms, mots de passe et tournois.

## Noms

people-name-length = Utilise de { $least } à { $most } caractères.
people-name-characters = Utilise seulement des lettres de A à Z, des chiffres, _ et -.
people-name-no-letter = Utilise au moins une lettre.
people-name-reserved = Ce nom est réservé. Choisis-en un autre.
people-name-character = C’est le nom d’un personnage. Choisis-en un autre.
people-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
people-name-was-reset = Un modérateur a réinitialisé ce nom. Choisis-en un autre.
people-offline-other = Une autre personne a joué cela. Connecte-toi à son compte pour l’enregistrer.
people-rename-wait = Tu pourras de nouveau changer de nom dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.

## Mots de passe

people-password-short = Utilise au moins { $least } caractères.
people-password-long = Ce mot de passe est trop long.
people-password-name = N’utilise pas ton nom dans ton mot de passe.
people-password-common = Ce mot de passe est facile à deviner. Essaie trois ou quatre mots au hasard.

## Connexion : ce qui n’est pas possible

people-sign-in-wrong = Le nom d’utilisateur ou le mot de passe est incorrect.
people-sign-in-wait = Trop d’essais incorrects. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
people-sign-in-first = Connecte-toi d’abord.
people-recover-wrong = Le nom d’utilisateur ou le code est incorrect, ou le code a déjà servi.
people-password-wrong = Le mot de passe est incorrect.
people-banned = Ce compte est banni. { $reason }
people-too-many-accounts = Trop de nouveaux comptes depuis ton réseau. Réessaie demain.
people-invitation-needed = Il te faut un code d’invitation pour créer un compte ici.
people-invitation-invalid = Ce code d’invitation est incorrect, déjà utilisé ou expiré.
people-registration-closed = On ne peut pas créer de compte ici.
people-delete-name = Écris exactement ton nom d’utilisateur pour supprimer le compte.
people-name-on-account-page = Change ton nom sur la page de ton compte.

## La page du compte

people-account = Compte
people-create = Créer un compte
people-create-lead = Pas besoin d’adresse e-mail. Tes tables, packs et énigmes te suivent sur tous tes appareils.
people-sign-in = Se connecter
people-sign-out = Se déconnecter
people-have-account = J’ai déjà un compte
people-username = Nom d’utilisateur
people-username-help = De 3 à 20 lettres, chiffres, _ ou -. Les autres voient ce nom.
people-username-free = « { $name } » est disponible.
people-password = Mot de passe
people-password-help = Au moins 10 caractères. Trois ou quatre mots au hasard conviennent bien.
people-password-current = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-changed = Mot de passe changé. Tes autres appareils sont déconnectés.
people-invitation = Code d’invitation
people-invitation-have = J’ai un code d’invitation
people-guest-title = Tout ce que tu as fait comme invité te suit
people-guest-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
people-guest-running = { $count ->
    [one] { $count } table en cours
   *[other] { $count } tables en cours
}
people-guest-packs = { $count ->
    [one] { $count } pack à toi
   *[other] { $count } packs à toi
}
people-guest-puzzles = { $count ->
    [one] { $count } énigme résolue
   *[other] { $count } énigmes résolues
}
people-recover = Utiliser un code de récupération
people-recover-lead = Saisis un de tes codes et choisis un nouveau mot de passe. Tes autres sessions prendront fin.
people-recover-set = Changer le mot de passe et se connecter
people-code = Code de récupération
people-codes = Codes de récupération
people-codes-title = Garde tes codes de récupération
people-codes-lead = Si tu perds ta clé d’accès ou oublies ton mot de passe, chaque code te laisse entrer une fois. Ils ne s’affichent que maintenant : imprime-les ou note-les.
people-codes-download = Télécharger les codes
people-codes-saved = J’ai gardé mes codes
people-codes-left = Il en reste { $count } sur 10
people-codes-new = Nouveaux codes
people-done = Terminé
people-signed-in-as = Session ouverte : { $name }. Compte créé le { $date }.
people-devices = Appareils
people-device-here = cet appareil
people-device-unknown = Navigateur inconnu
people-device-used = Dernière utilisation : { $date }
people-device-end = Déconnecter { $device }
people-devices-end = Se déconnecter partout ailleurs
people-change = Changer
people-rename-at = Tu pourras le changer à nouveau le { $date }.
people-rename-now = Tu peux le changer tous les 90 jours.
people-data = Tes données
people-export = Tout exporter
people-export-help = Un fichier JSON avec tes parties, packs, énigmes, réglages et appareils.
people-delete = Supprimer le compte
people-delete-help = Ton nom, tes messages, packs et énigmes sont supprimés après 14 jours. Les parties restent pour tes adversaires, sous « Former player ». Connecte-toi avant pour garder le compte.
people-delete-done = Ton compte sera supprimé dans 14 jours. Connecte-toi avant pour le garder.

## Tournois : ce qui n'est pas possible

tournament-no-entrant = { $player } ne participe pas à ce tournoi.
tournament-closed = Ce tournoi a commencé, et son format n’accepte pas d’inscription tardive.
tournament-entered = { $player } participe déjà.
tournament-round-known = La ronde { $round } est déjà appariée.
tournament-twice-in-round = Dans la ronde { $round }, quelqu’un est à deux tables.
tournament-no-table = Il n’y a pas de table { $table } dans la ronde { $round }.
tournament-result-malformed = Le résultat de la table { $table } de la ronde { $round } ne correspond pas à la table.
tournament-result-known = La table { $table } de la ronde { $round } a déjà un autre résultat.
tournament-size = Ce format demande de { $least } à { $most } participants.
tournament-over = Toutes les rondes ont été jouées.
tournament-round-open = La ronde { $round } n’est pas terminée.
tournament-nobody-waits = Trop peu de participants sont libres pour une table.
tournament-file-version = La version de ce fichier est inconnue : { $version }.
tournament-file-malformed = Ce n’est pas un fichier de tournoi : { $reason }

## Tournois : ce que montre le terminal

tournament-title = { $game } : { $format }, { $players } participants
tournament-format-round-robin = Toutes rondes
tournament-format-swiss = Système suisse
tournament-format-pods = Poules
tournament-format-arena = Arène
tournament-format-knockout = Élimination directe
tournament-format-duplicate = Duplicate
tournament-round = Ronde { $round }
tournament-bye = { $player } : exempt
tournament-column-place = Rang
tournament-column-player = Nom
tournament-column-points = Points
tournament-column-percent = Pourcentage
tournament-column-difference = Différence
tournament-column-matches = Matchs
tournament-column-buchholz-cut = Buchholz tronqué
tournament-column-buchholz = Buchholz
tournament-column-direct = Direct
tournament-column-sonneborn-berger = Sonneborn–Berger
tournament-column-wins = Victoires
tournament-column-progressive = Cumulatif
tournament-column-streak = Meilleure série
tournament-column-tops = Tops
tournament-saved = { $file } enregistré.

## Départages : ce qu'ils sont

tiebreak-buchholz-cut = Buchholz tronqué : la somme des points de tes adversaires, sans le plus faible. Des adversaires plus forts comptent plus.
tiebreak-buchholz = Buchholz : la somme des points de tes adversaires. Des adversaires plus forts comptent plus.
tiebreak-direct = Confrontation directe : les points des parties entre ex æquo, si tous se sont rencontrés.
tiebreak-sonneborn-berger = Sonneborn–Berger : les points des adversaires que tu as battus, plus la moitié des points de ceux avec qui tu as fait nulle.
tiebreak-wins = Victoires : le nombre de parties que tu as gagnées.
tiebreak-progressive = Score cumulatif : la somme de tes points après chaque ronde. Les points gagnés tôt comptent plus.
tiebreak-streak = Meilleure série : le plus grand nombre de parties gagnées d’affilée.
tiebreak-tops = Tops : le nombre de donnes où personne à ta place n’a fait mieux.

## Départages : pourquoi l'un devance l'autre

tiebreak-why-points = { $player } devance { $other } aux points : { DECIMAL($value) } contre { DECIMAL($least) }.
tiebreak-why-buchholz-cut = { $player } devance { $other } grâce à des adversaires plus forts : { DECIMAL($value) } points contre { DECIMAL($least) } sans le plus faible (Buchholz tronqué).
tiebreak-why-buchholz = { $player } devance { $other } grâce à des adversaires plus forts : { DECIMAL($value) } points contre { DECIMAL($least) } (Buchholz).
tiebreak-why-direct = { $player } devance { $other } grâce à leurs parties directes : { DECIMAL($value) } points contre { DECIMAL($least) }.
tiebreak-why-sonneborn-berger = { $player } devance { $other } pour avoir battu des adversaires plus forts : { DECIMAL($value) } points contre { DECIMAL($least) } (Sonneborn–Berger).
tiebreak-why-wins = { $player } devance { $other } avec plus de victoires : { $value } contre { $least }.
tiebreak-why-progressive = { $player } devance { $other } grâce à des points gagnés plus tôt : { DECIMAL($value) } contre { DECIMAL($least) } (score cumulatif).
tiebreak-why-streak = { $player } devance { $other } avec une plus longue série de victoires : { $value } contre { $least }.
# $player, $other: names. $value, $least: numbers of boards.
tiebreak-why-tops = { $player } devance { $other } avec plus de tops : { $value } contre { $least }.
tiebreak-why-shared = { $player } et { $other } partagent le même rang.

## Page d’accueil

find-players = Trouver des joueurs
find-players-of = Trouver des joueurs : { $game }
people-live = En direct
people-watch = Regarder
people-online-now = { $count } en ligne
