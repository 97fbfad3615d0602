# Blocages, signalements, règles des messages et page des modérateurs.

## Blocage

moderation-block = Bloquer { $name }
moderation-blocked-now = Tu as bloqué { $name }. Vous ne voyez plus vos messages ni vos tables ouvertes.
moderation-blocked = Personnes bloquées
moderation-blocked-help = Vous ne voyez ni les messages ni les tables ouvertes l’un de l’autre. L’autre personne n’est pas prévenue.
moderation-blocked-none = Tu n’as bloqué personne.
moderation-block-name = Nom d’utilisateur de la personne
moderation-block-do = Bloquer
moderation-unblock = Débloquer
moderation-unblock-name = Débloquer { $name }
moderation-block-unknown = Il n’y a pas de compte à ce nom.
moderation-block-self = C’est toi.
moderation-blocks-many = Tu peux bloquer { $most } personnes au plus.
moderation-nobody-there = On ne sait pas qui est là. Cette personne est peut-être partie.
moderation-no-cookie = Ton navigateur refuse les cookies : impossible de bloquer ou de signaler quelqu’un.
moderation-seat-unavailable = Tu ne peux pas prendre cette place. Choisis une autre table.
moderation-rematch-unavailable = La revanche n’est pas possible à cette table. Prépares-en une nouvelle.

## Signaler

moderation-report = Signaler { $name }…
moderation-report-line = Signaler ou bloquer { $name }
moderation-report-line-short = signaler
moderation-report-title = Signaler { $name }
moderation-report-lead = Un modérateur regardera cette partie et ses messages. { $name } ne saura pas qui l’a signalé.
moderation-report-why = Motif
moderation-reason-help = Se fait aider par un programme
moderation-reason-insults = Insultes ou harcèlement
moderation-reason-insults-note = Les messages de cette partie sont joints
moderation-reason-stalling = Part ou fait traîner exprès
moderation-reason-name = Nom choquant
moderation-reason-other = Autre chose
moderation-report-text = Que s’est-il passé ? (facultatif)
moderation-report-block = Bloquer aussi { $name }
moderation-report-send = Envoyer
moderation-report-received = Merci. Ton signalement est arrivé, un modérateur va le lire.
moderation-report-again = Tu as déjà signalé { $name } à cette table.
moderation-reports-many = Tu as envoyé beaucoup de signalements aujourd’hui. Réessaie demain.

## Messages

moderation-chat-off = Les messages sont désactivés. Tu peux les activer dans les réglages.
moderation-muted = Un modérateur t’a retiré la parole pour encore { $days ->
    [1] un jour
   *[other] { $days } jours
}.
moderation-chat-slow = À une table ouverte à tous, les invités et les nouveaux comptes peuvent écrire un message toutes les { $seconds } secondes.
moderation-chat-words = Ton message contient un mot interdit sur ce serveur. Il n’a pas été envoyé.

## Avis à la personne concernée

moderation-notices = Messages de la modération
moderation-notice-warn = La modération t’a donné un avertissement.
moderation-notice-mute = Un modérateur t’a retiré la parole.
moderation-notice-exclude = Un modérateur t’a exclu des parties classées.
moderation-notice-unlist = Un modérateur a retiré ton pack « { $subject } » de ton profil.
moderation-notice-reset-name = Un modérateur a réinitialisé ton nom d’utilisateur « { $subject } ». Tu peux en choisir un autre sur la page de ton compte.
moderation-notice-ban = Un modérateur a banni ton compte.
moderation-until = Jusqu’au { $date }
moderation-notice-reason = Motif : { $reason }
moderation-notice-reversed = Cette décision est annulée : { $reason }
moderation-answer = Ta réponse
moderation-answer-help = Tu peux répondre une fois. Les modérateurs te liront.
moderation-answer-passkey = Ton appareil te redemandera ta clé d’accès.
moderation-answer-send = Envoyer la réponse
moderation-answered = Tu as répondu : « { $text } »
moderation-answer-once = Tu as déjà répondu.
moderation-answer-sent = Ta réponse est envoyée.
moderation-dismiss = Masquer
moderation-no-ban = Il n’y a rien à répondre.

## Page des modérateurs

moderation-title = Modération
moderation-queue = Signalements
moderation-open = Ouverts { $count }
moderation-closed = Clos
moderation-queue-empty = Il n’y a pas de signalement.
moderation-choose = Choisis un signalement.
moderation-about = { $count ->
    [1] un signalement
   *[other] { $count } signalements
}
moderation-has-answered = a répondu
moderation-guest = Invité sans compte
moderation-joined = Compte créé le { $date }
moderation-banned = Banni
moderation-from = { $name }, sur une partie de { $game }, { $date }
moderation-no-text = Pas de description.
moderation-open-game = Ouvrir la partie
moderation-game-gone = La table n’existe plus.
moderation-chat = Messages au moment du signalement
moderation-chat-none = Personne n’a rien écrit.
moderation-times = Secondes par décision
moderation-times-line = { $name } : médiane { $median } s, intervalle à 95 % de { $low } à { $high } s
moderation-times-others = Les autres à la table : médiane { $seconds } s
moderation-times-none = Trop peu de décisions pour conclure.
moderation-past = Autres signalements sur cette personne
moderation-made = Signalements faits par cette personne
moderation-none = Rien
moderation-action = Décision
moderation-do-dismiss = Classer sans suite
moderation-do-warn = Avertir
moderation-do-mute = Retirer la parole
moderation-do-exclude = Exclure des parties classées
moderation-do-unlist = Retirer un pack
moderation-do-reset-name = Réinitialiser le nom
moderation-pack = Pack
moderation-reset-name-help = { $name } reçoit un nom neutre et peut en choisir un autre, mais pas celui-ci.
moderation-do-ban = Bannir
moderation-days = Pour combien de temps ?
moderation-days-count = { $days ->
    [1] un jour
   *[other] { $days } jours
}
moderation-days-none = Jusqu’à annulation
moderation-why = Motif
moderation-effect = { $name } voit la décision et le motif, et peut répondre une fois.
moderation-not-yours = Tu ne peux rien décider sur cette personne.
moderation-decided = Clos par { $name } : { $action }
moderation-reopen = Rouvrir
moderation-history = Décisions passées
moderation-by = { $action }, par { $name }, { $date }
moderation-their-answer = Réponse : « { $text } »
moderation-reverse = Annuler
moderation-reverse-title = Annuler : { $action }
moderation-reversed = Annulé par { $name } : { $reason }
moderation-ended = Terminé
moderation-audit = Journal
moderation-audit-answer = Réponse
moderation-audit-register = Compte créé
moderation-audit-rename = Changement de nom
moderation-audit-role = Changement de rôle
moderation-audit-dismissed = Signalement classé
moderation-audit-reopened = Signalement rouvert
moderation-audit-result-voided = Résultat annulé
moderation-audit-result-restored = Résultat rétabli
moderation-audit-reversed = Annulé : { $action }
moderation-done = Enregistré
moderation-no-case = Ce signalement n’existe pas.
moderation-action-not-allowed = Tu ne peux pas faire cela à cette personne.
moderation-action-reversed = C’est déjà annulé.
moderation-result = Résultat classé
moderation-result-counted = Le résultat compte.
moderation-result-voided = La modération a annulé ce résultat. Il ne change aucun classement.
moderation-void = Annuler le résultat
moderation-restore = Rétablir le résultat
moderation-void-help = Le classement de chacun devient ce qu’il serait sans cette partie. Tu peux rétablir le résultat plus tard.
moderation-restore-help = Le classement de chacun devient ce qu’il serait avec cette partie.
moderation-void-none = Cette partie n’a pas de résultat classé.
moderation-void-own = Tu as joué cette partie. Demande à quelqu’un d’autre de la modération.
moderation-void-again = C’est déjà fait.
moderation-reason-missing = Écris quelques mots.
