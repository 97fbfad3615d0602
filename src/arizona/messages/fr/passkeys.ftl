# Clés d’accès : se connecter avec l’empreinte, le visage ou le code de l’appareil, sans mot de passe.

## Ce qui n’est pas possible

people-passkey-failed = Ta clé d’accès n’a pas été acceptée. Réessaie.
people-passkey-site = Les clés d’accès ne marchent qu’aux adresses HTTPS et sur localhost. Utilise ici un mot de passe.
people-passkey-many = Tu peux avoir { $most } clés d’accès. Retires-en une d’abord.
people-passkey-last = C’est ton seul moyen de te connecter. Ajoute d’abord un mot de passe ou une autre clé d’accès.
people-passkey-canceled = Aucune clé d’accès n’a été utilisée. Réessaie, ou utilise un mot de passe.
people-confirm = Confirme que c’est bien toi.

## Créer un compte et se connecter

people-passkey-lead = Sans e-mail ni mot de passe : avec ton empreinte, ton visage ou le code de ton appareil.
people-passkey-create = Créer avec une clé d’accès
people-passkey-sign-in-lead = Ton appareil demande ton empreinte, ton visage ou ton code.
people-passkey-sign-in = Se connecter avec une clé d’accès
people-passkey-none = Ce navigateur ne peut pas utiliser de clé d’accès à cette adresse. Utilise un mot de passe.
people-use-password = Utiliser un mot de passe
people-use-passkey = Utiliser une clé d’accès
people-or = ou
people-sign-in-password = Se connecter avec le mot de passe

## La page du compte

people-passkeys = Clés d’accès
people-passkey-empty = Connecte-toi avec ton empreinte, ton visage ou le code de ton appareil, sans mot de passe.
people-passkey-add = Ajouter une clé
people-passkey-added = Clé d’accès ajoutée.
people-passkey-unnamed = Clé d’accès
people-passkey-dates = Ajoutée : { $created } ; dernière utilisation : { $used }
people-passkey-elsewhere = Valable sur { $host }
people-passkey-name = Nom
people-passkey-rename = Renommer
people-passkey-rename-one = Renommer { $name }
people-passkey-remove = Retirer
people-passkey-remove-one = Retirer { $name }
people-passkey-remove-help = Tu ne pourras plus te connecter avec { $name }. Supprime aussi cette clé sur ton appareil.
people-password-there = Défini
people-password-none = Non défini. Tu n’en as pas besoin tant que tu as une clé d’accès.
people-password-set = Définir un mot de passe
people-confirm-passkey = Confirmer avec une clé d’accès
