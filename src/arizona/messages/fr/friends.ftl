# Amis : qui l’on suit, et invitations à des tables par nom.

people-friends-sign-in = Avec un compte, tu peux suivre des personnes et les inviter à une table par leur nom.
people-friends-add = Suivre quelqu’un
people-friends-follow = Suivre
people-friends-help = Les gens ne sont pas prévenus quand tu les suis.
people-friends-followed = Tu suis
people-friends-none = Tu ne suis encore personne.
people-unfollow = Ne plus suivre
people-friends-unfollow = Ne plus suivre { $name }
people-friends-online = En ligne
people-friends-offline = Hors ligne
people-friends-show = Montrer quand je suis en ligne
people-friends-show-help = Les personnes qui te suivent peuvent voir si tu as utilisé Arizona dans les dix dernières minutes.
people-friends-yourself = Tu ne peux ni te suivre ni t’inviter.
people-friends-too-many = Tu peux suivre { $most } personnes au maximum.
people-friends-unknown = Il n’y a pas de compte nommé { $name }.

## Invitations

people-table-invitations = Invitations reçues
people-table-invitation = { $name } t’invite à une partie de { $game }
people-table-invitation-open = Ouvrir la table
people-push-invitation = Ouvre la table pour prendre place.
people-table-invitation-decline = Refuser l’invitation de { $name }
people-decline = Refuser
people-invite-by-name = Inviter par nom d’utilisateur
people-invite-by-name-help = L’invitation s’affiche sur sa page d’accueil.
people-invite-friend = Inviter { $name }
people-invited = Invitation envoyée à { $name }
people-invite-declined = { $name } a refusé
people-invite-seated = Seules les personnes à la table peuvent en inviter d’autres.
people-invite-full = Toutes les places sont prises.
people-invite-too-many = Tu peux inviter { $most } personnes au maximum à une table.
