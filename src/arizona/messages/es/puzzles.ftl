# Retos, en la página y en la terminal.

puzzle-too-hard = Esta posición tiene demasiadas continuaciones posibles para calcularlas. Vuelve una jugada atrás o prueba otro reto.
puzzle-loses-points = { $loss ->
    [one] Así se pierde un punto: aún son posibles { $left }.
   *[other] Así se pierden { $loss } puntos: aún son posibles { $left }.
}
web-puzzle = Reto
web-puzzles-day-help = Los mismos tres para todos. Resuelve uno para mantener la racha. La dificultad aumenta hasta el domingo.
web-puzzles-archive = Todos los retos
web-puzzles-none = Aquí aún no hay retos.
web-puzzles-easier = Más fáciles
web-puzzles-harder = Más difíciles
web-puzzle-table = Reto
web-puzzle-of-day = Reto del día · { $day }
web-puzzle-rated = Dificultad { $rating }
web-puzzle-more = Más sobre este reto
web-puzzle-missing = No existe ese reto
web-puzzle-how = Haz tu jugada en el tablero. Si fallas, verás la respuesta. Solo cuenta el primer intento: cambia tu puntuación en 75 puntos como mucho.
web-puzzle-right = Correcto. Sigue.
web-puzzle-back = Pulsa Z para volver e intentarlo otra vez.
web-puzzle-back-touch = Vuelve atrás e inténtalo otra vez.
web-puzzle-step-back = Atrás
web-puzzle-solved = { $clean ->
    [1] Resuelto sin fallos.
   *[other] Resuelto.
}
web-puzzle-given-up = La solución era esta.
web-puzzle-is-solved = resuelto
web-puzzle-over = Este reto ha terminado.
web-puzzle-undo-title = Un paso atrás, cuantas veces quieras (Z)
web-puzzle-hint = { $cost ->
    [0] Pista
   *[other] Pista −{ $cost }
}
web-puzzle-hint-title = { $cost ->
    [0] Mostrar una jugada correcta; ya no cuesta nada (I)
    [one] Mostrar una jugada correcta; cuesta un punto de tu puntuación (I)
   *[other] Mostrar una jugada correcta; cuesta { $cost } puntos de tu puntuación (I)
}
web-puzzle-hinted = { $cost ->
    [0] Prueba esto: { $move }.
   *[other] Prueba esto: { $move }. (−{ $cost })
}
web-puzzle-give-up = Rendirse
web-puzzle-give-up-title = Ver la solución
web-puzzle-rating = Puntuación en retos
web-puzzle-unsure = Una puntuación provisional: cada reto la cambia en 75 puntos como mucho
web-puzzle-streak = Días seguidos
web-puzzle-week = Esta semana
web-puzzle-day-state = { $state ->
    [kept] { $day }: resuelto
    [open] { $day }: perdido, aún se puede recuperar
   *[none] { $day }
}
web-puzzle-make-up = Puedes recuperar el { $day } hasta el domingo
web-puzzle-first = Valor exacto de cada primera jugada
web-puzzle-others = { $count ->
    [one] y una más que da menos
   *[other] y { $count } más que dan menos
}
web-puzzle-answer = Solución
web-puzzle-found = El { $percent } % de { $tries } jugadores lo resolvió al primer intento.
web-puzzle-found-first = Eres la primera persona aquí en intentarlo.
web-puzzle-most-wrong = El fallo más común: { $move }.
web-puzzle-share = Compartir
web-puzzle-watch = Ver otra vez
web-puzzle-next = Siguiente reto
web-puzzle-another = Uno de tu nivel
web-puzzle-themes = Temas
web-puzzle-all = Todos
web-puzzle-not-here = No disponible en los retos.
web-puzzle-no-answer = No se ha podido comprobar esa jugada. Inténtalo otra vez.
web-race = Carrera de retos
web-race-over = { $score ->
    [one] Un reto resuelto
   *[other] { $score } retos resueltos
}
web-race-best = Tu mejor carrera: { $best }.
web-race-rules = Resuelve todos los retos que puedas en { $minutes } minutos. Son cada vez más difíciles y con { $most } fallos se acaba.
web-race-start = Empezar la carrera
web-race-again = Otra carrera
web-race-score = Resueltos: { $score }
web-race-missed = Fallos: { $missed } de { $most }
puzzle-saved-goal = Encuentra la mejor jugada
puzzle-saved-exact = { $ways ->
    [one] De una partida tuya. Cada jugada está calculada con exactitud: una es la mejor.
   *[other] De una partida tuya. Cada jugada está calculada con exactitud: { $ways } son igual de buenas.
}
puzzle-saved-estimated = { $compared ->
    [0] De una partida tuya. Estimado por búsqueda, no demostrado: una jugada resultó la mejor.
   *[other] De una partida tuya. Estimado por búsqueda, no demostrado: una jugada es unos { DECIMAL($gain) } puntos mejor que la que se hizo (± { DECIMAL($margin) }).
}
puzzle-saved-other = La búsqueda prefiere otra jugada.
puzzle-saved-loses = { $loss ->
    [one] Es un punto peor que la mejor jugada.
   *[other] Es { $loss } puntos peor que la mejor jugada.
}
puzzle-saved-about = Es unos { DECIMAL($loss) } puntos peor que la mejor jugada.
web-puzzle-saved-from = De tu propia partida
web-puzzles-saved = Guardados de tus partidas
web-puzzle-kind = { $kind ->
    [proved] demostrado, una solución
    [exact] exacto
   *[estimated] estimado por búsqueda
}
web-puzzle-drop = Quitar de mis retos
web-puzzle-to-review = Ir al repaso
web-puzzle-first-about = Valor estimado de cada jugada
web-puzzle-analyzing = Prueba cualquier jugada; su resultado aparece al lado.
web-puzzle-nothing-left = Aquí ya no hay nada que decidir.
web-puzzle-sets = Colecciones de retos
web-puzzle-shipped = Estándar
web-puzzle-anyone = Quien tenga el enlace puede resolverlo. La imagen no revela la solución.
