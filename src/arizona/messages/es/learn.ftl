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
learn-adopted = La generación { $generation } ganó el { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: ahora es la mejor.
learn-rejected = La generación { $generation } ganó el { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
}: sigue la mejor hasta ahora.
learn-stopped = Detenido. La misma orden sigue con { $folder }.
learn-done = La mejor red está en { $file }; el informe, en { $report }
learn-done-none = Ninguna red ganó a la valoración hecha a mano. El informe está en { $report }

## El informe

learn-report-eyebrow = Arizona · aprendizaje
learn-report-title = { $game } – lo aprendido
learn-report-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} contra sí mismo, { $count ->
    [one] una generación
   *[other] { $count } generaciones
}, semilla «{ $seed }»
learn-report-generation = generación { $number }
learn-report-present = la mejor de antes
learn-report-matches = Encuentros
learn-report-matches-hint = La parte que cada generación ganó a la mejor anterior, con su intervalo del 95 %.
learn-report-loss = Cuánto se equivoca
learn-report-loss-hint = A qué distancia quedó lo que esperaba del final de partidas de las que no había aprendido (entropía cruzada; menos es mejor).
learn-report-points = Puntos de error
learn-report-points-hint = Por cuántos puntos falló el resultado final de esas partidas (raíz de la media de los cuadrados).
learn-report-first = primera pasada
learn-report-last = última pasada
