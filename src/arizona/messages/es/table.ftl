# La mesa: por qué el servidor dijo que no, y otras frases suyas.

table-refused-stale = La partida ha seguido; tu jugada no se ha aplicado.
table-refused-illegal = Esa jugada no está permitida aquí.
table-refused-not-your-turn = No es tu turno.
table-refused-not-your-seat = Ese asiento no es tuyo.
table-refused-over = La partida ha terminado.
table-refused-read-only = Esta mesa solo se puede mirar.
table-refused-no-undo = No hay nada que puedas deshacer.
table-no-undo-nothing = Aún no has hecho ninguna jugada.
table-no-undo-turn = Aún no has hecho ninguna jugada en este turno.
table-no-undo-chance = Desde entonces se ha tirado o robado algo: ya no se puede deshacer.
table-no-undo-person = { $name } ha jugado después: ya no se puede deshacer.
table-no-undo-seat = Otra persona ha jugado después: ya no se puede deshacer.
table-no-undo-settled = Después se acabó el tiempo o alguien abandonó: ya no se puede deshacer.
table-no-undo-watching = Solo estás mirando.
table-no-undo-enough = Has llegado al límite de deshacer de esta mesa. Puedes seguir jugando.
table-undo-too-fast = Has deshecho demasiadas veces seguidas. Espera unos segundos e inténtalo de nuevo.
table-sent-away-away = Quien abrió la mesa te ha quitado el asiento porque no estabas.
table-sent-away-rude = Quien abrió la mesa te ha quitado el asiento por tu comportamiento.
table-sent-away-mistake = Quien abrió la mesa te ha quitado el asiento: te sentaste aquí por error.
table-sent-away-other = Quien abrió la mesa te ha quitado el asiento.
table-refused-malformed = Vaya, eso no ha funcionado.
table-refused-too-large = Es demasiado largo.
table-refused-too-fast = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
table-refused-too-many = Has llegado al límite de este servidor.
table-refused-full = El servidor está lleno. Inténtalo dentro de un momento.
# $seconds: an estimate of the wait; $ahead: how many jobs are in the queue.
table-work-full = El servidor está ocupado: { $ahead ->
    [0] ahora no admite más tareas
    [one] hay 1 tarea en espera
   *[other] hay { $ahead } tareas en espera
}. Inténtalo de nuevo dentro de { $seconds ->
    [one] 1 segundo
   *[other] unos { $seconds } segundos
}.
table-work-too-long = Esto tardaba demasiado y se ha detenido. Prueba con algo más pequeño.
table-refused-muted = Quien abrió esta mesa te ha silenciado.
table-refused-sent-away = Quien abrió esta mesa te ha quitado el asiento.
table-refused-say-hello = Aún no hay conexión. Recarga la página.
table-refused-no-such-table = Esa mesa no existe.
table-refused-no-such-seat = Esta mesa no tiene ese asiento.
table-refused-no-such-game = Ese juego no existe.
table-refused-no-such-report = Ese informe no existe.
table-refused-no-such-pack = Ese paquete no existe.
table-refused-no-such-person = Esa cuenta no existe.
table-refused-no-printer = Este servidor no puede imprimir. Quien lo administra tiene que instalar arizona[print].
table-refused-no-such-bot = Ese bot no existe.
table-refused-no-such-moment = La partida no tiene ese paso.
table-refused-seat-taken = Otra persona tiene ese asiento.
table-refused-wrong-secret = Este enlace de asiento ya no vale o nunca ha valido.
table-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
table-refused-not-allowed = Este servidor no permite eso.
table-refused-bad-options = Estas opciones no se pueden combinar.
table-refused-bad-content = Este paquete de contenido no se puede usar.
table-refused-bad-record = Este archivo de partida no se puede abrir.
table-refused-bad-hook = Esta dirección no sirve para avisos.
table-refused-bad-name = Este nombre no se puede usar.
table-refused-no-answer = El bot no tiene respuesta ahora.
table-refused-foreign-origin = La petición vino de otro sitio.
table-refused-no-store = El servidor no puede guardar jugadas ahora; no ha cambiado nada.
table-refused-no-space = El servidor se está quedando sin espacio. Las partidas en curso siguen, pero no se puede guardar nada nuevo. Inténtalo más tarde o avisa a quien lo administra.
# $most: the limit in megabytes.
table-refused-quota = Esta dirección de red ya ha guardado todo lo que permite este servidor ({ $most } MB). Borra mesas o paquetes que no necesites, o vuelve más tarde.
table-refused-confirm = La partida está en curso. Confirma que quieres echar a esta persona.
table-refused-behind = Este servidor aún no tiene tus últimas jugadas. Reintentando…
table-refused-server-error = Algo ha fallado en el servidor; no ha cambiado nada.

table-trouble-locked = El servidor no puede guardar jugadas ahora: otro programa está usando su archivo. Los relojes están parados; la partida seguirá automáticamente.
table-trouble-full = El servidor no puede guardar jugadas ahora: su disco está lleno. Los relojes están parados; la partida seguirá automáticamente cuando haya espacio.
table-trouble-damaged = El archivo del servidor está dañado. Quien lo administra tiene que restaurar una copia de seguridad; hasta entonces nadie puede jugar.
table-trouble-failing = El servidor no puede leer ni escribir su archivo ahora. Los relojes están parados; el servidor sigue intentándolo.
table-trouble-away = El servidor no puede acceder a sus mesas ahora. Los relojes están parados; la partida seguirá automáticamente.

table-bot-random = Rodadora
table-bot-greedy = Urraca

table-prompt-read-only = Esta partida se jugó con reglas o contenido que este servidor no tiene.
table-bot-search = Agrimensor

# Lo que pasa en una mesa, se juegue a lo que se juegue.

table-event-resigned = { $name } abandona.
table-event-gone = { $name } ha dejado la mesa.
table-event-out-of-time = A { $name } se le acabó el tiempo: decide un bot.
table-event-draw-agreed = { $name } acepta el empate.
table-event-nobody-left = Ya no queda nadie para jugar.
table-over-resigned = { $name } abandonó.
table-over-gone = { $name } se ha ido.
table-over-draw-agreed = Empate de mutuo acuerdo.
table-over-nobody-left = { $name } abandonó y solo quedan bots.
table-not-begun = La partida empieza cuando todos los asientos están ocupados.
table-not-gone = Quien tiene el turno no se ha ido.
table-not-gone-yet = { $minutes ->
    [one] Podrás reclamar dentro de un minuto.
   *[other] Podrás reclamar dentro de { $minutes } minutos.
}
table-seat-given-up = Dejaste este asiento y no puedes volver a ocuparlo.
table-for-one = Aquí se pueden deshacer dados y robos: solo puede jugar quien abrió la mesa.
table-too-many = Tienes { $tables } partidas en curso. Termina antes alguna.
table-undo-alone = Los dados y robos solo se pueden deshacer si no juega nadie más.
table-rematch-seated = Solo quienes juegan en esta mesa pueden empezar una revancha.
table-not-over = La partida no ha terminado todavía.
table-no-spectators = Esta mesa no admite espectadores.
table-delete-others = En esta mesa juegan otras personas. Abandona antes o espera a que termine la partida.
table-card-title = { $game }: { $names }
table-card-open = un asiento libre
table-card-waiting = La mesa { $table } espera jugadores.
table-card-playing = Mira la mesa { $table }: { $score }.
table-card-over = La mesa { $table } terminó { $score }. Repasa cada jugada.
table-push-title = { $name }, te toca
table-push-body = { $game }, mesa { $table }
table-no-draw = En este juego no hay empates.
table-no-draw-bot = Los bots no aceptan empates.
table-draw-once = Ya has ofrecido empate en este turno.

table-rules-none = No hay página de reglas de { $game }. La mesa muestra todas las jugadas posibles.

# The picture of a review.
table-share-seat = Jugador { $number }
table-share-accuracy = precisión
table-share-line = { $count ->
    [0] Ni un error digno de mención.
    [one] Un momento decisivo.
   *[other] { $count } momentos decisivos.
}

## Fair play

table-refused-fair-play = Juegas contra otras personas: sin pistas ni análisis hasta el final de la partida.
table-fair-play-copy = Esta partida entre personas aún no ha terminado. Podrás guardarla o continuarla cuando acabe.
table-no-undo-ask = Tu turno ha terminado. Pide permiso a los demás para deshacer.
table-undo-once = Ya lo has pedido. Podrás volver a pedirlo después de la próxima jugada.
table-undo-expired = Esta petición ya no está abierta.

## Requests between players and their answers

# $name: a player’s name.
table-note-undo-asked = { $name } pidió deshacer su última jugada.
# $name: a player’s name.
table-note-undo-agreed = { $name } permitió deshacer.
# $name: a player’s name.
table-note-undo-declined = { $name } no permitió deshacer.
# $name: a player’s name.
table-note-undo-withdrawn = { $name } retiró la petición de deshacer.
table-note-undo-expired = La petición de deshacer caducó.
# $name: a player’s name.
table-note-draw-offered = { $name } ofreció empate.
# $name: a player’s name.
table-note-draw-declined = { $name } rechazó el empate.
# $name: a player’s name.
table-note-draw-withdrawn = { $name } retiró la oferta de empate.
# $name: a player’s name.
table-note-friendly-agreed = { $name } está de acuerdo con una mesa amistosa.
table-note-friendly-begun = Todos están de acuerdo: ahora la mesa es amistosa. Hay pistas y análisis.
# $name: a player’s name.
table-note-friendly-ended = { $name } no quiere una mesa amistosa. Sin pistas ni análisis.
# $name: a player’s name.
table-note-bot-plays = { $name } deja jugar a un bot.
# $name: a player’s name.
table-note-person-plays = { $name } vuelve a jugar.
