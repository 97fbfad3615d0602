# Cuentas, nombres, contraseñas y torneos.

## Nombres

people-name-length = Usa de { $least } a { $most } caracteres.
people-name-characters = Usa solo letras de la A a la Z, cifras, _ y -.
people-name-no-letter = Usa al menos una letra.
people-name-reserved = Este nombre está reservado. Elige otro.
people-name-character = Es el nombre de un personaje. Elige otro.
people-name-taken = Este nombre, u otro que se le parece, ya está ocupado.
people-name-was-reset = Moderación ha restablecido este nombre. Elige otro.
people-offline-other = Esto lo jugó otra persona. Inicia sesión con su cuenta para guardarlo.
people-rename-wait = Podrás volver a cambiar de nombre dentro de { $days ->
    [one] un día
   *[other] { $days } días
}.

## Contraseñas

people-password-short = Usa al menos { $least } caracteres.
people-password-long = Esta contraseña es demasiado larga.
people-password-name = No uses tu nombre en la contraseña.
people-password-common = Esta contraseña es fácil de adivinar. Prueba con tres o cuatro palabras al azar.

## Entrar: lo que no es posible

people-sign-in-wrong = El nombre de usuario o la contraseña no son correctos.
people-sign-in-wait = Demasiados intentos fallidos. Prueba otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
people-sign-in-first = Primero inicia sesión.
people-recover-wrong = El nombre de usuario o el código de recuperación no son correctos, o el código ya se usó.
people-password-wrong = La contraseña no es correcta.
people-banned = Esta cuenta está bloqueada. { $reason }
people-too-many-accounts = Demasiadas cuentas nuevas desde tu red. Prueba otra vez mañana.
people-invitation-needed = Para crear una cuenta aquí necesitas un código de invitación.
people-invitation-invalid = Este código de invitación no es correcto, ya se usó o ha caducado.
people-registration-closed = Aquí no se pueden crear cuentas nuevas.
people-delete-name = Escribe tu nombre de usuario exacto para borrar la cuenta.
people-name-on-account-page = Cambia tu nombre en la página de tu cuenta.

## La página de la cuenta

people-account = Cuenta
people-create = Crear cuenta
people-create-lead = No necesitas correo electrónico. Tus mesas, paquetes y retos te acompañan en todos tus dispositivos.
people-sign-in = Iniciar sesión
people-sign-out = Cerrar sesión
people-have-account = Ya tengo una cuenta
people-username = Nombre de usuario
people-username-help = De 3 a 20 letras, cifras, _ o -. Los demás ven este nombre.
people-username-free = «{ $name }» está libre.
people-password = Contraseña
people-password-help = Al menos 10 caracteres. Tres o cuatro palabras al azar van bien.
people-password-current = Contraseña actual
people-password-new = Contraseña nueva
people-password-changed = Contraseña cambiada. Se ha cerrado la sesión en tus otros dispositivos.
people-invitation = Código de invitación
people-invitation-have = Tengo un código de invitación
people-guest-title = Todo lo que hiciste como invitado viene contigo
people-guest-finished = { $count ->
    [one] una partida terminada
   *[other] { $count } partidas terminadas
}
people-guest-running = { $count ->
    [one] una mesa en curso
   *[other] { $count } mesas en curso
}
people-guest-packs = { $count ->
    [one] un paquete tuyo
   *[other] { $count } paquetes tuyos
}
people-guest-puzzles = { $count ->
    [one] un reto resuelto
   *[other] { $count } retos resueltos
}
people-recover = Usar un código de recuperación
people-recover-lead = Escribe uno de tus códigos de recuperación y elige una contraseña nueva. Se cerrará la sesión en todos los demás dispositivos.
people-recover-set = Cambiar contraseña e iniciar sesión
people-code = Código de recuperación
people-codes = Códigos de recuperación
people-codes-title = Guarda tus códigos de recuperación
people-codes-lead = Si pierdes tu llave de acceso u olvidas la contraseña, cada código te deja entrar una vez. Solo se muestran ahora: imprímelos o apúntalos.
people-codes-download = Descargar códigos
people-codes-saved = He guardado mis códigos
people-codes-left = Quedan { $count } de 10
people-codes-new = Códigos nuevos
people-done = Listo
people-signed-in-as = Sesión iniciada como { $name }. Cuenta creada el { $date }.
people-devices = Dispositivos
people-device-here = este dispositivo
people-device-unknown = Navegador desconocido
people-device-used = Último uso: { $date }
people-device-end = Cerrar sesión en { $device }
people-devices-end = Cerrar sesión en los demás
people-change = Cambiar
people-rename-at = Podrás volver a cambiarlo el { $date }.
people-rename-now = Puedes cambiarlo cada 90 días.
people-data = Tus datos
people-export = Exportar todo
people-export-help = Un archivo JSON con tus partidas, paquetes, retos, ajustes y dispositivos.
people-delete = Borrar cuenta
people-delete-help = Tu nombre, mensajes, paquetes y retos se borran a los 14 días. Las partidas quedan para tus rivales como «Former player». Inicia sesión antes si quieres conservar la cuenta.
people-delete-done = Tu cuenta se borrará dentro de 14 días. Inicia sesión antes si quieres conservarla.

## Torneos: lo que no es posible

tournament-no-entrant = { $player } no participa en este torneo.
tournament-closed = Este torneo ya ha empezado y su formato no admite inscripciones tardías.
tournament-entered = { $player } ya está en el torneo.
tournament-round-known = La ronda { $round } ya está emparejada.
tournament-twice-in-round = En la ronda { $round } hay alguien en dos mesas.
tournament-no-table = No hay mesa { $table } en la ronda { $round }.
tournament-result-malformed = El resultado de la mesa { $table } de la ronda { $round } no corresponde a la mesa.
tournament-result-known = La mesa { $table } de la ronda { $round } ya tiene otro resultado.
tournament-size = Este formato necesita de { $least } a { $most } jugadores.
tournament-over = Ya se han jugado todas las rondas.
tournament-round-open = La ronda { $round } no ha terminado.
tournament-nobody-waits = Hay muy pocos jugadores libres para una mesa.
tournament-file-version = Este archivo tiene una versión desconocida: { $version }.
tournament-file-malformed = No es un archivo de torneo: { $reason }

## Torneos: lo que muestra el terminal

tournament-title = { $game }: { $format }, { $players } jugadores
tournament-format-round-robin = Todos contra todos
tournament-format-swiss = Suizo
tournament-format-pods = Grupos
tournament-format-arena = Arena
tournament-format-knockout = Eliminatorias
tournament-format-duplicate = Duplicado
tournament-round = Ronda { $round }
tournament-bye = { $player }: descansa
tournament-column-place = Puesto
tournament-column-player = Jugador
tournament-column-points = Puntos
tournament-column-percent = Porcentaje
tournament-column-difference = Diferencia
tournament-column-matches = Encuentros
tournament-column-buchholz-cut = Buchholz sin el peor
tournament-column-buchholz = Buchholz
tournament-column-direct = Directo
tournament-column-sonneborn-berger = Sonneborn–Berger
tournament-column-wins = Victorias
tournament-column-progressive = Progresivo
tournament-column-streak = Mejor racha
tournament-column-tops = Mejores
tournament-saved = Guardado: { $file }.

## Desempates: qué son

tiebreak-buchholz-cut = Buchholz sin el peor: la suma de los puntos de tus rivales, sin el más bajo. Los rivales más fuertes cuentan más.
tiebreak-buchholz = Buchholz: la suma de los puntos de tus rivales. Los rivales más fuertes cuentan más.
tiebreak-direct = Enfrentamiento directo: los puntos de las partidas entre los empatados, si todos se han enfrentado.
tiebreak-sonneborn-berger = Sonneborn–Berger: los puntos de los rivales a los que ganaste más la mitad de los puntos de aquellos con los que empataste.
tiebreak-wins = Victorias: el número de partidas que has ganado.
tiebreak-progressive = Progresivo: la suma de tus puntos después de cada ronda. Los primeros puntos cuentan más.
tiebreak-streak = Mejor racha: el mayor número de partidas ganadas seguidas.
tiebreak-tops = Mejores: el número de repartos en los que nadie en tu asiento lo hizo mejor.

## Desempates: por qué alguien va delante

tiebreak-why-points = { $player } va por delante de { $other } en puntos: { DECIMAL($value) } a { DECIMAL($least) }.
tiebreak-why-buchholz-cut = { $player } va por delante de { $other } porque tuvo rivales más fuertes: { DECIMAL($value) } puntos a { DECIMAL($least) } sin el más bajo (Buchholz sin el peor).
tiebreak-why-buchholz = { $player } va por delante de { $other } porque tuvo rivales más fuertes: { DECIMAL($value) } puntos a { DECIMAL($least) } (Buchholz).
tiebreak-why-direct = { $player } va por delante de { $other } por las partidas entre ambos: { DECIMAL($value) } puntos a { DECIMAL($least) }.
tiebreak-why-sonneborn-berger = { $player } va por delante de { $other } porque venció a rivales más fuertes: { DECIMAL($value) } puntos a { DECIMAL($least) } (Sonneborn–Berger).
tiebreak-why-wins = { $player } va por delante de { $other } por tener más victorias: { $value } a { $least }.
tiebreak-why-progressive = { $player } va por delante de { $other } porque sumó antes sus puntos: { DECIMAL($value) } a { DECIMAL($least) } (progresivo).
tiebreak-why-streak = { $player } va por delante de { $other } por una racha de victorias más larga: { $value } a { $least }.
# $player, $other: names. $value, $least: numbers of boards.
tiebreak-why-tops = { $player } va por delante de { $other } por tener más mejores resultados: { $value } a { $least }.
tiebreak-why-shared = { $player } y { $other } comparten el puesto.

## Página de inicio

find-players = Buscar jugadores
find-players-of = Buscar jugadores: { $game }
people-live = En directo
people-watch = Ver
people-online-now = { $count } en línea
