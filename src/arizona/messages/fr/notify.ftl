# Notifications du navigateur, même quand la page est fermée.

notify-turn = Quand c’est mon tour
notify-invitation = Quand on m’invite à une table
notify-found = Quand des joueurs sont trouvés pour une partie tour par tour
notify-tournament = Quand ma table d’un tournoi est prête
notify-on = Ce navigateur te prévient, même quand la page est fermée.
notify-off = Les notifications sont désactivées dans ce navigateur.
notify-start = Activer les notifications
notify-denied = Ce navigateur bloque les notifications d’Arizona. Regarde Mes tables de temps en temps, ou autorise-les dans les réglages du navigateur.
notify-no-browser = Ce navigateur ne peut pas te prévenir quand la page est fermée. Regarde Mes tables de temps en temps.
notify-no-server = Ce serveur n’envoie pas de notifications. Regarde Mes tables de temps en temps.
