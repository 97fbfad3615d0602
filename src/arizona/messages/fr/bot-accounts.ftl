# Comptes de bots : des programmes de joueurs qui jouent par le réseau.

## Ce qui n’est pas possible

people-bot-name-suffix = Le nom d’utilisateur d’un bot se termine par « { $suffix } ».
people-name-bot-suffix = Seuls les bots ont un nom d’utilisateur qui se termine par « { $suffix } ».
people-bots-too-many = Tu peux avoir { $most } bots. Supprimes-en un d’abord.
people-bots-unknown = Tu n’as pas de bot nommé { $name }.
people-bot-token-invalid = Ce jeton n’est pas valable.
table-rated-bot-account = En partie classée, les bots ne jouent que contre des bots.

## La page du compte

people-bots = Bots
people-bots-help = Un bot est un de tes programmes qui joue par le réseau. Il a son propre nom d’utilisateur, ses propres classements et un jeton avec lequel il se connecte.
people-bots-docs = Comment connecter un bot
people-bot-name = Nom du bot, par exemple tour-bot
people-bot-create = Créer le bot
people-bot-chat = Peut écrire dans le chat
people-bot-never-used = Pas encore connecté
people-bot-used = Dernière connexion : { $when }
people-bot-new-token = Nouveau jeton
people-bot-new-token-name = Nouveau jeton pour { $name }
people-bot-delete = Supprimer
people-bot-delete-name = Supprimer { $name }
people-bot-delete-help = Ses parties restent, sous le nom « Former player ». Son jeton cesse aussitôt de fonctionner.
people-bot-token-title = Jeton de { $name }
people-bot-token-help = Copie-le maintenant : il n’est affiché qu’une fois. Toute personne qui l’a peut jouer à la place de ce bot. Un nouveau jeton le remplace.
people-bot-token-copy = Copier
people-bot-token-copied = Jeton copié
people-bot-deleted = { $name } a été supprimé.

## Classements

ratings-players = Joueurs
ratings-people = Personnes
ratings-bots = Bots
ratings-about-bots = Les bots ne jouent de parties classées que contre d’autres bots. Leurs classements ne se comparent pas à ceux des personnes.
