# Comparación de las decisiones con el juego más fuerte, en la página de moderación.

moderation-play = Coincidencia con las mejores jugadas
moderation-play-help = El ordenador analiza esta partida y cuenta cuántas veces cada jugador eligió una de las mejores jugadas. Puede tardar unos minutos.
moderation-play-compare = Comparar con las mejores jugadas
moderation-play-working = Analizando la partida…
moderation-play-failed = No se pudo analizar la partida. Inténtalo de nuevo.
moderation-play-running = La partida no ha terminado. Se podrá comparar cuando termine.
moderation-play-line = { $share } % de { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}, intervalo del 95 %: de { $low } a { $high } %
moderation-play-seconds = Mediana de { $median } s por decisión, intervalo del 95 %: de { $low } a { $high } s
moderation-play-caution = Por sí solo no demuestra nada. Quien juega bien suele elegir la mejor jugada, y una partida es una muestra pequeña. Solo cuentan las decisiones en las que las jugadas difieren más que el margen del análisis.
moderation-similar = Personas de puntuación parecida
moderation-similar-help = El ordenador analiza hasta tres partidas puntuadas de esta persona y hasta 24 partidas de personas cuya puntuación difiere como mucho en 150 puntos, del mismo juego y ritmo. Puede tardar un rato.
moderation-similar-compare = Comparar con personas de puntuación parecida
moderation-similar-working = Analizando partidas: { $done } de { $all }
moderation-similar-failed = No se pudieron analizar las partidas. Inténtalo de nuevo.
moderation-similar-unrated = Esta persona no tiene puntuación en este juego y ritmo, así que no hay con quién compararla.
moderation-similar-few = Hay muy pocas partidas para comparar. Hacen falta { $needed } decisiones de esta persona y { $others } personas de puntuación parecida con al menos otras tantas cada una. De momento hay { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
} y { $players ->
    [one] una persona
   *[other] { $players } personas
}.
moderation-similar-players = { $count ->
    [one] Una persona
   *[other] { $count } personas
} a menos de 150 puntos de { $rating }
moderation-similar-line = De media, { $share } %; se estima que el 95 % de las personas está entre { $low } y { $high } %
moderation-similar-above = Todo el intervalo de esta persona está por encima del de las demás.
moderation-similar-within = El intervalo de esta persona no está por completo por encima del de las demás. No es raro con esta puntuación.
