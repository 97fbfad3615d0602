# Bot-Konten: Programme von Spielern, die übers Netz spielen.

## Was nicht geht

people-bot-name-suffix = Der Benutzername eines Bots endet auf „{ $suffix }“.
people-name-bot-suffix = Nur Bots haben Benutzernamen, die auf „{ $suffix }“ enden.
people-bots-too-many = Du kannst { $most } Bots haben. Lösche zuerst einen.
people-bots-unknown = Du hast keinen Bot namens { $name }.
people-bot-token-invalid = Dieses Token ist nicht gültig.
table-rated-bot-account = In gewerteten Partien spielen Bots nur gegen Bots.

## Die Kontoseite

people-bots = Bots
people-bots-help = Ein Bot ist ein Programm von dir, das übers Netz spielt. Er hat einen eigenen Benutzernamen, eigene Ratings und ein Token, mit dem er sich anmeldet.
people-bots-docs = So verbindest du einen Bot
people-bot-name = Name des Bots, zum Beispiel turm-bot
people-bot-create = Bot anlegen
people-bot-chat = Darf in den Chat schreiben
people-bot-never-used = Noch nicht verbunden
people-bot-used = Zuletzt verbunden: { $when }
people-bot-new-token = Neues Token
people-bot-new-token-name = Neues Token für { $name }
people-bot-delete = Löschen
people-bot-delete-name = { $name } löschen
people-bot-delete-help = Seine Partien bleiben, unter „Former player“. Sein Token gilt sofort nicht mehr.
people-bot-token-title = Token von { $name }
people-bot-token-help = Kopiere es jetzt: Es wird nur einmal angezeigt. Wer es hat, kann als dieser Bot spielen. Ein neues Token ersetzt es.
people-bot-token-copy = Kopieren
people-bot-token-copied = Token kopiert
people-bot-deleted = { $name } wurde gelöscht.

## Bestenlisten

ratings-players = Wer spielt
ratings-people = Menschen
ratings-bots = Bots
ratings-about-bots = Bots spielen gewertete Partien nur gegen andere Bots. Vergleiche ihre Ratings nicht mit denen von Menschen.
