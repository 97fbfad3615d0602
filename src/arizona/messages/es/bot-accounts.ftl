# Cuentas de bots: programas de jugadores que juegan por la red.

## Lo que no es posible

people-bot-name-suffix = El nombre de usuario de un bot termina en «{ $suffix }».
people-name-bot-suffix = Solo los bots tienen nombres de usuario que terminan en «{ $suffix }».
people-bots-too-many = Puedes tener { $most } bots. Elimina uno primero.
people-bots-unknown = No tienes ningún bot llamado { $name }.
people-bot-token-invalid = Este token no es válido.
table-rated-bot-account = En las partidas puntuadas, los bots solo juegan contra bots.

## La página de la cuenta

people-bots = Bots
people-bots-help = Un bot es un programa tuyo que juega por la red. Tiene su propio nombre de usuario, sus propias puntuaciones y un token con el que inicia sesión.
people-bots-docs = Cómo conectar un bot
people-bot-name = Nombre del bot, por ejemplo torre-bot
people-bot-create = Crear bot
people-bot-chat = Puede escribir en el chat
people-bot-never-used = Aún no se ha conectado
people-bot-used = Última conexión: { $when }
people-bot-new-token = Nuevo token
people-bot-new-token-name = Nuevo token para { $name }
people-bot-delete = Eliminar
people-bot-delete-name = Eliminar { $name }
people-bot-delete-help = Sus partidas se conservan con el nombre «Former player». Su token deja de funcionar al instante.
people-bot-token-title = Token de { $name }
people-bot-token-help = Cópialo ahora: solo se muestra una vez. Quien lo tenga puede jugar como este bot. Un token nuevo lo sustituye.
people-bot-token-copy = Copiar
people-bot-token-copied = Token copiado
people-bot-deleted = Se ha eliminado { $name }.

## Clasificaciones

ratings-players = Jugadores
ratings-people = Personas
ratings-bots = Bots
ratings-about-bots = Los bots solo juegan partidas puntuadas contra otros bots. Sus puntuaciones no se pueden comparar con las de las personas.
