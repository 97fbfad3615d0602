# Buscar jugadores para una partida puntuada.

find-lead = Te emparejamos con personas de puntuación parecida. Cuanto más esperas, más amplia es la búsqueda. La partida es puntuada.
find-sign-in = Para buscar jugadores necesitas una cuenta, porque las partidas son puntuadas.
find-pace = Ritmo
find-pace-live = { $minutes } min + { $seconds } s
find-pace-days = { $days } días por turno
find-seats = Jugadores
find-pool-waiting = { $count ->
    [0] Ahora mismo nadie busca esta partida.
    [one] Una persona busca esta partida.
   *[other] { $count } personas buscan esta partida.
}
find-pool-last = La última partida puntuada a este ritmo terminó el { $date }.
find-pool-none = Todavía nadie ha terminado una partida puntuada a este ritmo.
find-looking = Buscando jugadores…
find-waiting = { $count ->
    [one] Ahora mismo nadie más busca esta partida.
    [2] Otra persona busca esta partida.
   *[other] { $count } personas buscan esta partida, contándote a ti.
}
find-waited = Esperando desde hace { $time }
find-keep-open = Deja Arizona abierto en esta pestaña. La mesa se abrirá sola.
find-days = Puedes cerrar esta página. La búsqueda sigue abierta una semana, y la partida aparecerá en tus mesas.
find-stop = Dejar de buscar
find-bot = Jugar contra un bot mientras esperas
find-found-days = Jugadores encontrados
find-open-table = Abrir la mesa
find-again = Buscar de nuevo
find-push-title = Jugadores encontrados
find-push-body = { $game }: tu mesa está lista.
