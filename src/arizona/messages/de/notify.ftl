# Benachrichtigungen des Browsers, auch bei geschlossener Seite.

notify-turn = Wenn ich am Zug bin
notify-invitation = Wenn ich an einen Tisch eingeladen werde
notify-found = Wenn Leute für eine rundenbasierte Partie gefunden sind
notify-tournament = Wenn mein Tisch in einem Turnier bereit ist
notify-on = Dieser Browser benachrichtigt dich, auch wenn die Seite geschlossen ist.
notify-off = Benachrichtigungen sind in diesem Browser aus.
notify-start = Benachrichtigungen einschalten
notify-denied = Dieser Browser blockiert Benachrichtigungen von Arizona. Schau ab und zu unter Meine Tische nach oder erlaube sie in den Einstellungen des Browsers.
notify-no-browser = Dieser Browser kann dich nicht benachrichtigen, wenn die Seite geschlossen ist. Schau ab und zu unter Meine Tische nach.
notify-no-server = Dieser Server verschickt keine Benachrichtigungen. Schau ab und zu unter Meine Tische nach.
