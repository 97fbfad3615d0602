# Aprender a valorar posiciones: arizona learn.

learn-plays = Generación { $generation }: se { $games ->
    [one] juega una partida…
   *[other] juegan { $games } partidas…
}
learn-trains = Generación { $generation }: aprende de { $positions ->
    [one] una posición…
   *[other] { $positions } posiciones…
}
learn-meets = Generación { $generation }: { $games ->
    [one] una partida
   *[other] { $games } partidas
} contra la mejor hasta ahora…
learn-adopted = La generación { $generation } ganó el { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: ahora es la mejor.
learn-rejected = La generación { $generation } ganó el { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: se mantiene la mejor anterior.
learn-stopped = Detenido. Repite la misma orden para continuar con { $folder }.
learn-done = Mejor red: { $file }. Informe: { $report }
learn-done-none = Ninguna red superó la valoración hecha a mano. Informe: { $report }

## El informe

learn-report-eyebrow = Arizona · aprendizaje
learn-report-title = { $game }: lo aprendido
learn-report-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} contra sí misma, { $count ->
    [one] una generación
   *[other] { $count } generaciones
}, semilla «{ $seed }»
learn-report-generation = generación { $number }
learn-report-present = la mejor anterior
learn-report-matches = Encuentros
learn-report-matches-hint = Parte de las partidas que cada generación ganó a la mejor anterior, con un intervalo del 95 %.
learn-report-loss = Error de predicción
learn-report-loss-hint = Distancia entre sus predicciones y los resultados de partidas que no usó para aprender (entropía cruzada; menos es mejor).
learn-report-points = Error de puntuación
learn-report-points-hint = Distancia entre sus predicciones y la puntuación final de esas partidas, en puntos (media cuadrática).
learn-report-first = primera pasada
learn-report-last = última pasada
