# El desierto del día: un reparto por juego y día, igual para todos.

daily-line = Todos reciben el mismo reparto. Un intento.
daily-hours-left = Quedan { $hours } h
daily-minutes-left = Quedan { $minutes } min
daily-over = El día ha terminado
daily-against = contra { $names }
daily-play = Jugar
daily-continue = Seguir
daily-none = –
daily-same = Hoy, el mismo reparto y el mismo rival para todos.
daily-rule-opponent = Tú contra { $names }
daily-rule-pause = Puedes hacer una pausa y volver hasta las { $time }.
daily-rule-once = Un intento. Sin pistas, y solo puedes deshacer dentro de tu turno.
daily-rule-then = Después: tu puesto y dónde te sacó ventaja el mejor.
daily-start = Jugar el reparto de hoy
daily-resume = Seguir tu partida
daily-secret = { $count ->
    [0] Nadie ha terminado todavía.
    [one] Una persona ha terminado.
   *[other] { $count } personas han terminado.
} El reparto es secreto hasta que acaba el día; después se publica.
daily-better = Mejor que el { $percent } %
daily-place = Puesto { $place } de { $players }
daily-summary = { $players ->
    [one] Un jugador hasta ahora.
   *[other] { $players } jugadores. Media { $average }, mejor { $best }.
}
daily-counts-score = Cuentan tus puntos.
daily-counts-lead = Cuenta tu ventaja sobre el rival.
daily-you = Tú
daily-leaders = Clasificación
daily-leaders-none = Nadie ha terminado todavía.
daily-nobody = Nadie lo terminó.
daily-locked = Verás los resultados después de jugar.
daily-histogram = Resultados de todos
daily-histogram-result = Resultado
daily-histogram-players = Jugadores
daily-range = de { $low } a { $high }
daily-gain = Dónde te sacó ventaja el mejor
daily-gain-other = comparado con { $name }
daily-gain-first = El tuyo es el mejor resultado hasta ahora.
daily-gain-points = Tú: { $own }. El mejor: { $best }.
daily-gain-round = Ronda { $number }
daily-gain-week = Semana { $number }
daily-gain-turn = Tu turno { $number }
daily-gain-end = Última jugada y puntuación final
daily-gain-choice = Tu primera decisión distinta
daily-gain-see = Ver
daily-gain-theirs = Mejor partida
daily-gain-nothing = { $name } no ganó puntos.
daily-gain-categories = Por categoría
daily-review = Repasar mi partida
daily-share = Copiar resultado
daily-share-percent = Desierto del día, { $day }: { $game } { $score }, mejor que el { $percent } % de los demás ({ $players } jugadores).
daily-share-place = Desierto del día, { $day }: { $game } { $score }, puesto { $place } de { $players }.
daily-share-score = Desierto del día, { $day }: { $game } { $score }.
daily-yesterday = Ayer
daily-public = el reparto ya es público
daily-own = Tú: { $score }
daily-best = Mejor: { $score }, { $name }
daily-not-played = No jugaste.
daily-results = Resultados
daily-results-of = Resultados de { $game }
daily-unranked = Terminaste después del final del día, así que este resultado no tiene puesto.
daily-gone = Borraste esta partida, así que no tiene resultado.
daily-missed = Este día ha terminado. Aún puedes jugar su reparto; el resultado no cuenta.
daily-practice = Jugar este reparto sin clasificación
daily-days = Días que jugaste
daily-day-games = { $day }: { $games ->
    [0] sin jugar
    [one] una partida
   *[other] { $games } partidas
}
daily-streak = seguidos
daily-longest = mejor racha
daily-all-days = días en total
daily-verify = Comprobar que fue justo
daily-verify-text = El compromiso se publica cuando empieza el día y la semilla cuando acaba. Cualquiera puede comprobar que coinciden, y que los dados y robos de una partida salen de la semilla:
daily-commitment = Compromiso
daily-seed = Semilla
daily-seed-later = se publica al terminar el día
daily-offline-play = Jugar sin conexión
daily-offline-open = Abrir la versión sin conexión
daily-offline-rule = Sin conexión, tu único intento empieza cuando recibes el reparto. El resultado se marca y no tiene puesto, porque este dispositivo conoce el reparto.
daily-offline-begun = Estás jugando este reparto sin conexión. El resultado aparecerá aquí cuando el navegador en el que juegas vuelva a tener conexión.
daily-offline-result = Jugada sin conexión: se compara con todos, pero no tiene puesto.
daily-offline-mark = sin conexión
daily-offline-playing = En curso
daily-offline-finished = Terminada. Se enviará cuando tengas conexión.
daily-offline-submitted = Enviada
daily-offline-rejected = No cuenta: el servidor no pudo comprobar esta partida.
daily-offline-look = Ver la partida
daily-offline-slow = Este dispositivo es demasiado lento para { $names }. Juega en línea.
daily-offline-none = Para recibir un reparto, abre esta página una vez con conexión.
daily-playing-offline = Estás jugando este reparto sin conexión. Termínalo allí.
daily-begun = Ya empezaste este reparto en línea. Continúalo allí.
daily-not-offline = El servidor no conoce esta partida.
daily-other-version = El servidor tiene otra versión del juego. Recarga esta página con conexión y vuelve a intentarlo.
daily-everyone = Todos
daily-no-help = En el desierto del día no hay pistas ni análisis hasta que termine tu partida.
daily-not-here = Eso no es posible en el desierto del día: cada persona juega sola y hasta el final.
daily-once = Ya usaste tu intento en este desafío. Mañana hay uno nuevo.
daily-no-such-day = No hay desafío para este día.
daily-finish-first = Termina primero tu partida.
daily-fair-text = Este es el desierto del día. Cada persona juega el mismo reparto sola y sin ayuda.
daily-fair-undo = Solo puedes deshacer dentro de tu turno, y nunca más allá de dados o robos.
web-fair-daily = Desierto del día: sin pistas
daily-verify-no-day = { $file } no es un día guardado. Descárgalo de la página del día.
daily-verify-running = La semilla del { $day } se publica cuando termina el día. Vuelve a descargar el archivo entonces.
daily-verify-seed = La semilla coincide con el compromiso.
daily-verify-other-seed = La semilla no coincide con el compromiso.
daily-verify-game = { $file }: todos los dados y robos salen de la semilla.
daily-verify-other = { $file }: la jugada { $number } ({ $line }) no sale de la semilla.
