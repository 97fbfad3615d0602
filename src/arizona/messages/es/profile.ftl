# Perfiles: lo que una persona muestra a los demás.

profile-missing = No hay ningún perfil con este nombre.
profile = Perfil
profile-open = Abrir el perfil
profile-since = En Arizona desde { $date }
profile-private = Solo lo ves tú
profile-nothing = { $name } no muestra nada más aquí.
profile-uncounted = { $count ->
    [one] Falta por contar una partida. Recarga la página dentro de un momento.
   *[other] Faltan por contar { $count } partidas. Recarga la página dentro de un momento.
}

## Lo que ven los demás

profile-shown = Lo que ven los demás
profile-shown-help = Tu nombre de usuario y el mes en que te uniste siempre son públicos.
profile-show-results = Resultados
profile-show-results-help = Partidas ganadas, empatadas y perdidas
profile-show-games = Partidas y rivales
profile-show-games-help = Cualquiera puede ver su repetición, salvo si la mesa no admite espectadores.
profile-show-puzzles = Retos
profile-show-packs = Paquetes
profile-show-packs-help = Paquetes sin fallos; cualquiera puede abrirlos.

## Resultados

profile-results = Resultados
profile-results-none = Aún no hay partidas terminadas.
profile-legend = ganadas – empatadas – perdidas
profile-tally = { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
profile-played = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
profile-characters = Contra personajes
profile-opponents = Rivales habituales
profile-puzzles = Retos
profile-solved = { $count ->
    [one] un reto resuelto
   *[other] { $count } retos resueltos
}
profile-streak = { $days ->
    [one] racha de un día
   *[other] racha de { $days } días
}
profile-packs = Paquetes
profile-packs-none = Aún no hay paquetes.

## Partidas

profile-games = Partidas
profile-filter-game = Juego
profile-filter-result = Resultado
profile-filter-pace = Ritmo
profile-filter-opponent = Rival
profile-filter-all = Cualquiera
profile-outcome-won = Ganada
profile-outcome-drawn = Empatada
profile-outcome-lost = Perdida
profile-outcome-none = Sin contar
profile-pace-live = En vivo
profile-pace-turn-based = Por turnos
profile-pace-untimed = Sin reloj
profile-offline = Jugada sin conexión
profile-more = Mostrar más
profile-games-none = Ninguna partida coincide.
profile-rating = { $game }, { $pace }: puntuación { $rating } tras { $count ->
    [one] una partida
   *[other] { $count } partidas
}
