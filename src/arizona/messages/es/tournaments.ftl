# Torneos en el servidor.

tournaments-lead = Juega varias rondas contra distintas personas. Con una cuenta puedes inscribirte o crear uno.
tournaments-current = Abiertos y en juego
tournaments-ended = Terminados
tournaments-none = Ahora mismo no hay ningún torneo. Crea uno y comparte el enlace.
tournaments-new = Nuevo torneo
tournaments-create = Crear
tournaments-sign-in = Para crear un torneo o inscribirte necesitas una cuenta.
tournaments-name = Nombre
tournaments-game = Juego
tournaments-kind = Formato
tournament-kind-swiss = Unas pocas rondas. Te enfrentas a gente con una puntuación parecida.
tournament-kind-round-robin = Todos juegan contra todos. Ideal para un máximo de 16 personas.
tournament-kind-knockout = Si ganas, sigues. Los empates se repiten.
tournament-kind-pods = Rondas en mesas de tres o cuatro.
tournament-kind-arena = Un tiempo fijo. En cuanto estás libre, vuelves a jugar.
tournament-kind-duplicate = Los mismos dados y cartas en todas las mesas. Se comparan los puntos.
tournaments-seats = Jugadores por mesa
tournaments-rounds = Rondas
tournaments-rounds-auto = Automático
tournaments-minutes = Duración
tournaments-minutes-value = { $minutes } min
tournaments-start = Inicio
tournaments-start-director = Cuando yo lo inicie
tournaments-start-time = A una hora fija
tournaments-starts = Fecha y hora
tournaments-rated = Puntuado
tournaments-rated-help = Las partidas entre personas cambian su puntuación.
tournaments-bots = Los bots ocupan los asientos libres
tournaments-bots-help = Si no, alguien descansa. Los bots no tienen puesto en la clasificación.
tournaments-late = Inscripción tardía
tournaments-late-help = Se puede entrar después de la primera ronda.
tournaments-listed = En la lista
tournaments-listed-help = Desactívalo para un club: solo lo encuentra quien tiene el enlace.
tournaments-scoring = Puntuación
tournaments-scoring-matchpoints = Puntos de comparación
tournaments-scoring-difference = Diferencia de puntos
tournament-by = Dirige { $name }
tournament-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
tournament-state-open = Inscripción abierta
tournament-state-running = En juego
tournament-state-paused = En pausa
tournament-state-ended = Terminado
tournament-state-canceled = Cancelado
tournament-tables-of = Mesas de { $seats }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-starts-at = Empieza: { $time }
tournament-starts-director = Empieza cuando lo inicie la dirección
tournament-starts-in = Empieza en { $time }
tournament-time-left = Quedan { $time }
tournament-next-in = La próxima ronda empieza en { $time }.
tournament-join = Inscribirme
tournament-rejoin = Volver a entrar
tournament-withdraw = Retirarme
tournament-withdraw-text = No tendrás más partidas. La que ya ha empezado continúa.
tournament-entered-note = Ya estás dentro. Vuelve para el inicio: aquí aparecerá tu primera partida.
tournament-wait-note = Tu partida de esta ronda ha terminado. La siguiente aparecerá aquí.
tournament-done-note = Has jugado todas tus partidas. El podio aparecerá aquí cuando acabe la última mesa.
tournament-late-note = Juegas a partir de la próxima ronda.
tournament-out-note = Has quedado fuera del torneo. ¡Gracias por jugar!
tournament-paused-note = El torneo está en pausa. La próxima ronda empieza cuando la dirección lo reanude.
tournament-bye-note = Descansas en esta ronda.
tournament-left-note = Te has retirado.
tournament-arena-left-note = No se te asignan partidas porque te has retirado o faltaste a una. Vuelve a entrar para seguir jugando.
tournament-watch-note = No juegas en este torneo.
tournament-to-table = Ir a tu mesa
tournament-your-game = Tu partida de la ronda { $round }
tournament-next-game = Tu próxima partida
tournament-director = Dirección
tournament-action-start = Empezar ya
tournament-action-pause = Pausar
tournament-action-resume = Reanudar
tournament-action-end = Terminar el torneo
tournament-action-cancel = Cancelar el torneo
tournament-end-text = La clasificación será definitiva. Las partidas abiertas ya no contarán.
tournament-cancel-text = El torneo no se jugará.
tournament-needs = Hacen falta al menos { $count } jugadores.
tournament-correct = Cambiar resultado
tournament-correct-title = Mesa { $board } de la ronda { $round }
tournament-correct-text = Elige el puesto de cada uno. Dos puestos iguales son un empate. El cambio queda en el historial de la dirección.
tournament-correct-save = Guardar resultado
tournament-did-not-play = No jugó
tournament-place-of = Puesto { $place }
tournament-corrected = Decidido por la dirección
tournament-pairings = Emparejamientos
tournament-standings = Clasificación
tournament-rules = Reglas e historial
tournament-deals = Repartos
tournament-entrants = Jugadores
tournament-playing = En juego
tournament-tables-done = { $all ->
    [one] { $done } de 1 mesa terminada
   *[other] { $done } de { $all } mesas terminadas
}
tournament-bye-points = Descansa: { $points }
tournament-fills-in = Completa la mesa
tournament-withdrawn = Se retiró
tournament-ties = Cómo se deshacen los empates
tournament-ties-last = Quienes sigan igualados comparten el puesto.
tournament-no-rounds = Todavía no se ha jugado nada.
tournament-winner = Ha ganado
tournament-winners = Han ganado
tournament-share = Copiar enlace
tournament-export-json = Descargar como JSON
tournament-export-text = Descargar como texto
tournament-log = Historial de la dirección
tournament-log-server = El servidor
tournament-log-started = inició el torneo
tournament-log-paused = pausó el torneo
tournament-log-resumed = reanudó el torneo
tournament-log-ended = terminó el torneo
tournament-log-canceled = canceló el torneo
tournament-log-corrected = cambió el resultado de la mesa { $board } de la ronda { $round }
tournament-seed = Semilla aleatoria
tournament-rule-points = Una victoria vale 1 punto y un empate, medio.
tournament-rule-pods = Recibes la proporción de rivales a los que superas: de 1 punto por el primer puesto a 0 por el último. Un empate cuenta la mitad.
tournament-rule-arena = Una victoria vale 2 puntos y un primer puesto compartido, 1. Tras dos victorias seguidas, los puntos valen el doble hasta la primera partida que no ganes. Si no te presentas a una partida, no tendrás otra hasta que vuelvas a entrar.
tournament-rule-knockout = Pasa quien gana. Un empate se repite con los asientos cambiados, dos veces como máximo; después se decide por sorteo.
tournament-rule-duplicate = Todas las mesas tienen los mismos dados y cartas. Las otras mesas no se pueden ver.
tournament-rule-bye = Si el número no cuadra, alguien descansa, y eso cuenta como victoria.
tournament-rule-bots = Si el número no cuadra, los bots ocupan los asientos vacíos. No tienen puesto en la clasificación y las partidas contra ellos no puntúan.
tournament-rule-bye-duplicate = Descansar vale el 60 % o tu propia media, lo que sea mayor.
tournament-rule-late = Si entras tarde, recibes medio punto una sola vez, sin importar cuántas rondas te hayas perdido.
tournament-rule-clock = Tu reloj empieza con la partida. Si se te acaba el tiempo, pierdes.
tournament-rule-seed = Los emparejamientos salen de la semilla aleatoria, que se publica al final.
tournament-deal-seat = Asiento { $seat }
tournament-deal-score = Puntos
tournament-deal-none = Los repartos aparecen cuando termina la primera ronda.
tournament-back = Volver al torneo
tournament-table-delete = Esta mesa es de un torneo. Termina la partida o abandona.
tournament-too-many = Ya diriges { $count } torneos. Termina uno antes.
tournament-entered-too-many = Estás en { $count } torneos. Retírate antes de uno.
tournament-entry-closed = La inscripción a este torneo está cerrada.
tournament-full = Este torneo está completo: { $count } jugadores.
tournament-too-few = Antes del inicio deben inscribirse al menos { $count } jugadores.
tournament-not-director = Solo la dirección del torneo puede hacerlo.
tournament-correct-last = Hay rondas posteriores que dependen de este resultado, así que no se puede cambiar.
tournament-bad-seats = Este juego no se puede jugar en mesas de este tamaño.
tournament-arena-live = Una arena se juega en vivo. Elige un ritmo en minutos.
tournament-bad-start = Elige un inicio dentro de los próximos 60 días.
tournament-bad-name = Elige un nombre de al menos tres caracteres.
tournament-missing = Ese torneo no existe.
tournament-is-over = El torneo ha terminado o aún no ha empezado.
table-no-undo-tournament = En un torneo no se puede deshacer un turno terminado.
# Notification. $round: number of a round.
tournament-push-title = Ronda { $round }: tu mesa está lista
# Notification. $game: name of a game. $name: name of the tournament.
tournament-push-body = { $game }, { $name }
# Notification to the director. $name: name of the tournament.
tournament-push-director-title = { $name } te espera
# $game: name of a game. $round: number of a round.
tournament-push-director-body = { $game }: la ronda { $round } ha terminado y el torneo está en pausa.
# $name: name of the tournament. $round: number of a round.
tournament-ready = { $name }, ronda { $round }: tu mesa está lista.
tournament-cross = Tabla cruzada
tournament-cross-help = Cada casilla muestra el resultado y la fila del rival. Un punto marca el primer asiento.
tournament-cross-row = Fila
tournament-cross-help-matrix = Lee por filas: tu resultado contra quien encabeza la columna.
tournament-games = Partidas
# $round: number of a round. $names: the opponents.
tournament-game-won = Ronda { $round }: victoria contra { $names }
# $round: number of a round. $names: the opponents.
tournament-game-tied = Ronda { $round }: empate con { $names }
# $round: number of a round. $names: the opponents.
tournament-game-lost = Ronda { $round }: derrota contra { $names }
# $round: number of a round. $names: the opponents.
tournament-game-absent = Ronda { $round }: no jugó contra { $names }
# $round: number of a round. $names: the opponents.
tournament-game-open = Ronda { $round }: en juego contra { $names }
# $round: number of a round.
tournament-game-bye = Ronda { $round }: descansa
# $board: number of a deal, counted through all rounds.
tournament-board = Reparto { $board }
# $first, $second: numbers of two deals.
tournament-boards-of-round = Repartos { $first } y { $second }
# $board: number of a deal. $boards: number of deals.
tournament-board-of = Reparto { $board } de { $boards }
tournament-your-result = Tu resultado
# $points: matchpoints. $top: the most that are possible.
tournament-matchpoints-of = { $points } de { $top } puntos de comparación
# $value: a percentage or a number.
tournament-average = Media: { $value }
# $top: the most matchpoints that are possible.
tournament-deal-top = 2 puntos por cada mesa que superas y 1 por empate. El máximo es { $top }.
# $count: number of tables.
tournament-deal-compared = { $count ->
    [one] 1 mesa comparada
   *[other] { $count } mesas comparadas
}
tournament-deal-lead = Ventaja
tournament-deal-uncounted = Sin puntos que comparar
# $points: a number of points.
tournament-share-points = Puntos: { DECIMAL($points) }
# $count: number of rounds.
tournament-rounds-played = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
tournament-picture-anyone = Quien tenga el enlace puede ver el torneo, sin iniciar sesión.
tournament-picture-later = La imagen estará lista cuando termine el torneo.
tournament-rule-boards = Una ronda tiene dos repartos contra el mismo rival. Entre uno y otro se cambian los asientos.
tournament-rule-score = Tus puntos se comparan con los de todos los que ocupan el mismo asiento.
tournament-rule-lead = Tu ventaja sobre el rival se compara con la de todos los que ocupan el mismo asiento.
tournament-rule-matchpoints = Recibes 2 puntos de comparación por cada mesa que superas y 1 por empate, en porcentaje del máximo.
tournament-rule-difference = Cuenta la diferencia con la media de los demás.
tournament-rule-decided = Un reparto que decide la dirección vale el 60 % para quien gana y el 40 % para los demás.
