# Cuentas, nombres, contraseñas y torneos.

## Nombres

people-name-length = Usa de { $least } a { $most } caracteres.
people-name-characters = Usa solo letras de la A a la Z, cifras, _ y -.
people-name-no-letter = Usa al menos una letra.
people-name-spaces = Quita los espacios de los extremos y los espacios dobles.
people-display-name-characters = Usa letras, cifras, espacios y puntuación sencilla.
people-name-reserved = Este nombre está reservado. Elige otro.
people-name-character = Es el nombre de un personaje. Elige otro.
people-name-taken = Este nombre, u otro que se le parece, ya está ocupado.
people-rename-wait = Podrás volver a cambiar de nombre dentro de { $days ->
    [one] un día
   *[other] { $days } días
}.

## Contraseñas

people-password-short = Usa al menos { $least } caracteres.
people-password-long = Esta contraseña es demasiado larga.
people-password-name = No uses tu nombre en la contraseña.
people-password-common = Esta contraseña es fácil de adivinar. Prueba con tres o cuatro palabras al azar.

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
tournament-column-matches = Cruces
tournament-column-buchholz-cut = Buchholz sin el peor
tournament-column-buchholz = Buchholz
tournament-column-direct = Directo
tournament-column-sonneborn-berger = Sonneborn–Berger
tournament-column-wins = Victorias
tournament-column-progressive = Progresivo
tournament-column-streak = Mejor racha
tournament-saved = Guardado: { $file }.

## Desempates: qué son

tiebreak-buchholz-cut = Buchholz sin el peor: la suma de los puntos de tus rivales, sin el más bajo. Los rivales más fuertes cuentan más.
tiebreak-buchholz = Buchholz: la suma de los puntos de tus rivales. Los rivales más fuertes cuentan más.
tiebreak-direct = Enfrentamiento directo: los puntos de las partidas entre los empatados, si todos se han enfrentado.
tiebreak-sonneborn-berger = Sonneborn–Berger: los puntos de los rivales vencidos más la mitad de los puntos de los empatados.
tiebreak-wins = Victorias: el número de partidas que has ganado.
tiebreak-progressive = Progresivo: la suma de tus puntos después de cada ronda. Los primeros puntos cuentan más.
tiebreak-streak = Mejor racha: el mayor número de partidas ganadas seguidas.

## Desempates: por qué alguien va delante

tiebreak-why-points = { $player } va por delante de { $other }: { $value } puntos a { $least }.
tiebreak-why-buchholz-cut = { $player } va por delante de { $other } porque tuvo rivales más fuertes: { $value } puntos a { $least } sin el más bajo (Buchholz sin el peor).
tiebreak-why-buchholz = { $player } va por delante de { $other } porque tuvo rivales más fuertes: { $value } puntos a { $least } (Buchholz).
tiebreak-why-direct = { $player } va por delante de { $other } por sus propias partidas: { $value } puntos a { $least }.
tiebreak-why-sonneborn-berger = { $player } va por delante de { $other } porque venció a rivales más fuertes: { $value } puntos a { $least } (Sonneborn–Berger).
tiebreak-why-wins = { $player } va por delante de { $other } por más victorias: { $value } a { $least }.
tiebreak-why-progressive = { $player } va por delante de { $other } porque sumó antes sus puntos: { $value } a { $least } (progresivo).
tiebreak-why-streak = { $player } va por delante de { $other } por una racha más larga: { $value } a { $least }.
tiebreak-why-shared = { $player } y { $other } comparten el puesto.
