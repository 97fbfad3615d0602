# Las frases de la terminal.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … y { $count } más; escribe ? para ver la ayuda
terminal-help =
    Un número elige una jugada de la lista; también un texto como { $example }, aunque sea abreviado.
    deshacer · tu último paso              reiniciar · empezar este turno de nuevo
    jugadas · todas las posibles           tablero · dibujar otra vez; tablero 2: asiento 2
    mirar · toda la mesa                   mirar NAME · una parte, si es larga
    historial · lo ocurrido hasta ahora    reglas · la página de reglas
    guardar FILE · guardar ahí la partida  pista · qué haría un bot y por qué
    abandonar · pregunta una vez           acordar · empate, si el juego lo tiene
    salir · la partida se puede retomar    También valen las órdenes en inglés.
terminal-sure-resign = ¿Abandona { $name }? Escribe abandonar otra vez; con cualquier otra cosa se sigue.
terminal-sure-agree = ¿Empate de mutuo acuerdo? Escribe acordar otra vez; con cualquier otra cosa se sigue.
terminal-no-draw = El empate lo acuerdan dos personas, en un juego que lo tenga.
terminal-undone = Deshecho: { $move }.
terminal-restarted = { $count ->
    [one] El turno empieza de nuevo (un paso atrás).
   *[other] El turno empieza de nuevo ({ $count } pasos atrás).
}
terminal-saved = Guardado en { $path }.
terminal-resume = La partida está guardada. Sigue con:  arizona play --resume { $path }
terminal-lost = Esta partida no se ha guardado.
terminal-playing-on = Se sigue jugando sin guardar: { $reason }
terminal-winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] { $names } comparten la victoria.
}
terminal-record = Partida guardada: { $path }
terminal-moment = Paso { $at } de { $all }
terminal-replay-keys = Intro → siguiente · b ← atrás · un número va ahí · Inicio, Fin · q salir
terminal-start = Todo listo para jugar.
terminal-no-log = Aún no ha pasado nada.
terminal-cropped = (columnas { $left } a { $right }; una terminal más ancha lo muestra todo)
terminal-look = mirar { $parts } muestra más
terminal-parts = no hay ninguna parte «{ $part }»; mirar muestra: { $parts }

terminal-command-none = No hay ninguna orden { $command }; arizona --help las nombra todas.
terminal-command-option = No hay ninguna opción { $option }.
terminal-command-missing = Falta { $what }.
terminal-command-value = Ese valor de { $what } no sirve.
terminal-no-number = no hay jugada { $number }; elige de 1 a { $most }
terminal-no-seat = no hay asiento { $seat }; elige de 1 a { $most }
terminal-no-move = «{ $move }» no es una jugada de este juego; jugadas las enumera todas.
terminal-not-legal = «{ $move }» no se puede jugar aquí{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = «{ $move }» puede ser una de varias: { $moves }
terminal-player = Jugador
terminal-game-facts = { $seats } jugadores, { $actions } acciones, versión { $version } de las reglas
terminal-game-option = ({ $choices }; por defecto { $default }): { $about }
terminal-game-text = texto
terminal-bot = { $name }: { $temper } (como mucho { $seconds } s por decisión)
terminal-bots-also = también: { $names }, o un bot tuyo como my_bot.py:ClassName

## Órdenes durante una partida

terminal-word-help = ayuda
terminal-word-quit = salir
terminal-word-undo = deshacer
terminal-word-restart = reiniciar
terminal-word-resign = abandonar
terminal-word-agree = acordar
terminal-word-save = guardar
terminal-word-hint = pista
terminal-word-moves = jugadas
terminal-word-board = tablero
terminal-word-look = mirar
terminal-word-log = historial
terminal-word-rules = reglas
terminal-word-give-up = me rindo, solución

## Retos

terminal-puzzle-help =
    Un número o un texto hace una jugada; se juzga al momento, y si falla se deshace.
    pista · una jugada buena; cuesta lo que dice  deshacer · un paso atrás, cuantas veces quieras
    jugadas · todas las posibles                  mirar · toda la mesa
    me rindo · ver la solución                    salir · dejar el reto
terminal-puzzle-right = Bien.
terminal-puzzle-at-start = Aquí empieza el reto.
terminal-puzzle-hint = { $cost ->
    [0] Prueba { $move }.
   *[other] Prueba { $move }. Cuesta { $cost } puntos de puntuación.
}
terminal-puzzle-rating = Puntuación de retos { $rating } ({ $change }).
terminal-puzzle-clean = Resuelto sin fallos.
terminal-puzzle-solved = Resuelto.
terminal-puzzle-first = Todas las primeras jugadas:
terminal-puzzle-line = La solución: { $line }
terminal-puzzle-streak = { $days ->
    [one] Un día de racha.
   *[other] { $days } días seguidos.
}

## Idiomas

terminal-languages-tag = Etiqueta
terminal-languages-name = Nombre
terminal-languages-status = Estado
terminal-languages-messages = Mensajes
terminal-languages-rules = Reglas
terminal-languages-packs = Paquetes
terminal-languages-commands = Órdenes
terminal-language-draft = borrador
terminal-language-complete = completo
terminal-languages-problems = { $count ->
    [0] Ningún fallo.
    [one] 1 fallo.
   *[other] { $count } fallos.
}
