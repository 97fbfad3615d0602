# Retos, en la página y en la terminal.

puzzle-too-hard = Esta posición tiene demasiadas continuaciones posibles para calcularlas. Vuelve una jugada atrás o prueba otro reto.
puzzle-loses-points = { $loss ->
    [one] Así se pierde un punto: quedan { $left }.
   *[other] Así se pierden { $loss } puntos: quedan { $left }.
}
web-puzzle = Reto
web-puzzles-day-help = Los mismos para todos. Basta resolver uno para no perder la racha; la semana se va complicando hasta el domingo.
web-puzzles-archive = Todos los retos
web-puzzles-none = Aquí aún no hay retos.
web-puzzles-easier = Más fáciles
web-puzzles-harder = Más difíciles
web-puzzle-table = Reto
web-puzzle-of-day = Reto del día · { $day }
web-puzzle-rated = Dificultad { $rating }
web-puzzle-more = Más sobre este reto
web-puzzle-missing = No existe ese reto
web-puzzle-how = Juega en el tablero. Si fallas verás la respuesta. Solo cuenta el primer intento: cambia tu puntuación en 75 puntos como mucho.
web-puzzle-right = Bien. Sigue.
web-puzzle-back = Vuelve con Z e inténtalo otra vez.
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
    [0] Una jugada buena; ya no cuesta nada (I)
    [one] Una jugada buena; cuesta un punto de tu puntuación (I)
   *[other] Una jugada buena; cuesta { $cost } puntos de tu puntuación (I)
}
web-puzzle-hinted = { $cost ->
    [0] Prueba esto: { $move }.
   *[other] Prueba esto: { $move }. (−{ $cost })
}
web-puzzle-give-up = Rendirse
web-puzzle-give-up-title = Ver la solución
web-puzzle-rating = Puntuación (rating)
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
web-puzzle-found = El { $percent } % de { $tries } lo encontró al primer intento.
web-puzzle-found-first = Eres la primera persona aquí en intentarlo.
web-puzzle-most-wrong = El fallo más común: { $move }.
web-puzzle-share = Compartir
web-puzzle-watch = Ver otra vez
web-puzzle-next = Otro reto
web-puzzle-another = Uno de tu nivel
web-puzzle-themes = Temas
web-puzzle-all = Todos
web-puzzle-not-here = En un reto no se puede.
web-puzzle-no-answer = No se pudo juzgar esa jugada. Inténtalo otra vez.
web-race = Carrera de retos
web-race-over = { $score ->
    [one] Un reto resuelto
   *[other] { $score } retos resueltos
}
web-race-best = Tu mejor carrera: { $best }.
web-race-rules = Resuelve todos los retos que puedas en { $minutes } minutos. Cada uno es más difícil que el anterior y con { $most } fallos se acaba.
web-race-start = Empezar la carrera
web-race-again = Otra vez
web-race-score = Resueltos: { $score }
web-race-missed = Fallos: { $missed } de { $most }
puzzle-kept-goal = Encuentra la mejor jugada
puzzle-kept-exact = { $ways ->
    [one] De una partida tuya. Se sabe con exactitud adónde lleva cada jugada: una es la mejor.
   *[other] De una partida tuya. Se sabe con exactitud adónde lleva cada jugada: { $ways } son igual de buenas.
}
puzzle-kept-estimated = { $compared ->
    [0] De una partida tuya. Estimado por búsqueda, no demostrado: se halló una jugada mejor que las demás.
   *[other] De una partida tuya. Estimado por búsqueda, no demostrado: una jugada gana unos { $gain } puntos frente a la jugada hecha, ± { $margin }.
}
puzzle-kept-other = La búsqueda halló otra jugada mejor.
puzzle-kept-loses = { $loss ->
    [one] Así se pierde un punto frente a la mejor.
   *[other] Así se pierden { $loss } puntos frente a la mejor.
}
puzzle-kept-about = Es unos { $loss } puntos peor que la mejor.
web-puzzle-kept-from = De tu propia partida
web-puzzles-kept = Guardados de tus partidas
web-puzzle-kind = { $kind ->
    [proved] demostrado, una solución
    [exact] exacto
   *[estimated] estimado por búsqueda
}
web-puzzle-drop = Quitar de mis retos
web-puzzle-to-review = Al repaso
web-puzzle-first-about = La jugada, según la búsqueda
web-puzzle-analysing = Prueba cualquier jugada: al lado está adónde lleva cada una.
web-puzzle-nothing-left = Aquí ya no hay nada que decidir.
web-puzzle-sets = Colecciones de retos
web-puzzle-shipped = Incluidos
web-puzzle-anyone = Quien tenga el enlace puede resolverlo. La imagen no revela la solución.
