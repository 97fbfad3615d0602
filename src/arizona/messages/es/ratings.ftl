# Partidas puntuadas, puntuaciones y clasificaciones.

## En la mesa: lo que no se puede

table-rated-account = Para las partidas puntuadas necesitas una cuenta. Inicia sesión o crea una.
table-rated-seats = Una partida puntuada es entre personas: ocupa un asiento e invita a los demás con un enlace.
table-rated-clock = Una partida puntuada necesita un reloj.
table-rated-options = Una partida puntuada usa el contenido y las opciones estándar.
table-rated-one-seat = Ya tienes un asiento en esta partida puntuada.
table-rated-excluded = Moderación te ha excluido de las partidas puntuadas.
table-rated-rematch = Alguien de esta mesa no puede jugar partidas puntuadas por ahora. Crea otra mesa.
table-rated-not-here = Eso no es posible en una partida puntuada.
table-rated-resign = La partida ya ha empezado. Abandona si quieres irte.
table-no-undo-rated = Esta partida puntuada ha terminado: ya no se puede deshacer nada.

## Mesas nuevas

ratings-rated = Puntuada
ratings-rated-help = El resultado cambia la puntuación de quienes juegan.
ratings-rated-rules = Puntuada: opciones estándar, con reloj, sin bots ni pistas. Todos necesitan una cuenta.
ratings-sign-in = Inicia sesión para jugar partidas puntuadas

## En la mesa y después de la partida

ratings-of = puntuación { $rating }
ratings-changed = { $name }: puntuación { $before }, ahora { $after } ({ $change })
ratings-title = Puntuaciones
ratings-not-counted = La partida terminó demasiado pronto y no cuenta. Las puntuaciones no cambian.
ratings-provisional = «?»: aún incierta. Hacen falta unas diez partidas.

## Clasificaciones

ratings-leaderboard = Clasificación
ratings-game = Juego
ratings-pace = Ritmo
ratings-period = Periodo
ratings-all = Histórico
ratings-month = Este mes
ratings-place = Puesto
ratings-player = Jugador
ratings-rating = Puntuación
ratings-30-days = 30 días
ratings-trend = Evolución
ratings-games = Partidas
ratings-you = tú
ratings-yours = Tu puntuación: { $rating }
ratings-yours-provisional = Aparecerás aquí cuando tu puntuación sea bastante segura, tras unas diez partidas.
ratings-empty = Aún no hay nadie en la lista
ratings-empty-text = Aquí aparece quien tiene una puntuación bastante segura, tras unas diez partidas.
ratings-uncertain = { $count ->
    [one] Otra persona tiene una puntuación provisional.
   *[other] Otras { $count } personas tienen una puntuación provisional.
}
ratings-play = Jugar una partida puntuada
ratings-about = Cómo funciona la puntuación
ratings-about-games = Solo cuentan las partidas puntuadas entre personas con cuenta. Elige «Puntuada» al preparar una mesa.
ratings-about-start = Todo el mundo empieza con 1500. Una interrogación indica que la puntuación aún es incierta.
ratings-about-odds = Con 400 puntos más, ganarás unas nueve veces por cada derrota.
ratings-built-in = Bots incluidos
ratings-built-in-text = Los bots tienen su propia lista, porque las partidas contra ellos no cambian la puntuación. Su fuerza se midió en partidas entre bots; 1000 es la media.
