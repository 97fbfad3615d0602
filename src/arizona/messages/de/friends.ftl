# Freunde: wem man folgt, und Einladungen an Tische mit Namen.

people-friends-sign-in = Mit einem Konto kannst du anderen folgen und sie mit ihrem Namen an einen Tisch einladen.
people-friends-add = Jemandem folgen
people-friends-follow = Folgen
people-friends-help = Niemand erfährt davon, dass du folgst.
people-friends-followed = Du folgst
people-friends-none = Du folgst noch niemandem.
people-unfollow = Nicht mehr folgen
people-friends-unfollow = { $name } nicht mehr folgen
people-friends-online = Gerade online
people-friends-offline = Nicht online
people-friends-show = Zeigen, wann ich online bin
people-friends-show-help = Wer dir folgt, kann sehen, ob du Arizona in den letzten zehn Minuten benutzt hast.
people-friends-yourself = Du kannst dir nicht selbst folgen und dich nicht selbst einladen.
people-friends-too-many = Du kannst höchstens { $most } Leuten folgen.
people-friends-unknown = Es gibt kein Konto mit dem Namen { $name }.

## Invitations

people-table-invitations = Einladungen
people-table-invitation = { $name } lädt dich zu einer Partie { $game } ein
people-table-invitation-open = Zum Tisch
people-push-invitation = Öffne den Tisch und setz dich.
people-table-invitation-decline = Einladung von { $name } ablehnen
people-decline = Ablehnen
people-invite-by-name = Per Benutzernamen einladen
people-invite-by-name-help = Die Einladung erscheint auf der Startseite der eingeladenen Person.
people-invite-friend = { $name } einladen
people-invited = { $name } ist eingeladen
people-invite-declined = { $name } hat abgelehnt
people-invite-seated = Nur wer am Tisch sitzt, kann andere einladen.
people-invite-full = Alle Plätze sind besetzt.
people-invite-too-many = Du kannst höchstens { $most } Leute an einen Tisch einladen.
