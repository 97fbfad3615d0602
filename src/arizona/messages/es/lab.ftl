# El laboratorio: series, informes, comparaciones.

lab-games = partidas
lab-rate = { $rate } partidas/s
lab-forfeit = { $bot } perdió la jugada { $move } de la partida { $game }: { $reason }
lab-stopped = Detenido. Repite la misma orden para continuar con { $folder }.
lab-done = { $games ->
    [one] Una partida guardada en { $folder }
   *[other] { $games } partidas guardadas en { $folder }
}; la semilla las determina todas.
    Después: arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] Una partida guardada en { $folder }
   *[other] { $games } partidas guardadas en { $folder }
}; algunos bots usaron un reloj, así que otra serie será distinta.
    Después: arizona lab report { $folder }

## Clasificaciones

lab-ladder-pair = { $one } contra { $two }: { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
} (intervalo del 95 %: { $low } a { $high }), ventaja media { $lead }
lab-ladder-rated = Elo { $elo } (intervalo del 95 %: { $low } a { $high })  { $games ->
    [one] una partida
   *[other] { $games } partidas
}, decisión más larga { $seconds } s
lab-ladder-forfeit = { $bot } perdió la jugada { $move }: { $reason }
lab-ladder-forfeits = { $count ->
    [one] Se perdió una jugada
   *[other] Se perdieron { $count } jugadas
}

## Hallazgos

lab-find-seat-ahead = El asiento { $which } gana el { $share } % de las partidas (de { $low } a { $high }); lo justo sería el { $fair } %.
lab-find-seat-fair = Los asientos son justos: ninguno gana más de 3 puntos por encima de su { $fair } %; el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }).
lab-find-seat-open = No hay pruebas de que algún asiento tenga ventaja: el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %). Si el juego es justo, bastan unas { $needed } partidas para mostrarlo con un margen de 3 puntos.
lab-find-seat-open-long = No hay pruebas de que algún asiento tenga ventaja: el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %).
lab-find-place-ahead = { $which ->
    [1] Quien empieza
   *[other] Quien juega en el puesto { $which } de la primera ronda
} gana el { $share } % de las partidas (de { $low } a { $high }); lo justo sería el { $fair } %.
lab-find-place-fair = Empezar no es ventaja: ningún puesto de la primera ronda gana más de 3 puntos por encima de su { $fair } %; el puesto { $which } gana el { $share } % (de { $low } a { $high }).
lab-find-place-open = No se sabe si importa el puesto en la primera ronda: el puesto { $which } gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %). Si el juego es justo, bastan unas { $needed } partidas para mostrarlo con un margen de 3 puntos.
lab-find-place-open-long = No se sabe si importa el puesto en la primera ronda: el puesto { $which } gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %).
lab-find-aim = Objetivo cumplido: { $figure } ({ $who }) es de { $found } de media, entre { $low } y { $high }; el { $inside } % de los valores individuales está en ese intervalo.
lab-find-aim-missed = Objetivo no cumplido: { $figure } ({ $who }) es de { $found } de media; el objetivo es de { $low } a { $high }, y el { $inside } % de los valores individuales está en ese intervalo.
lab-find-aim-share = Objetivo cumplido: { $figure }: { $found } % de las partidas; el objetivo es al menos el { $low } %.
lab-find-aim-share-missed = Objetivo no cumplido: { $figure }: { $found } % de las partidas; el objetivo es al menos el { $low } %.
lab-find-one = { $title } ({ $kind }, { $figure } %)
lab-find-more = y { $count } más
lab-find-dead = { $count ->
    [one] Un elemento no se usa: se toma en menos del 2 % de las partidas que lo ofrecen
   *[other] { $count } elementos no se usan: se toman en menos del 2 % de las partidas que los ofrecen
}: { $which }.
lab-find-dead-perhaps = { $count ->
    [one] Puede que un elemento no se use; harían falta más partidas para saberlo
   *[other] Puede que { $count } elementos no se usen; harían falta más partidas para saberlo
}: { $which }.
lab-find-must = { $count ->
    [one] Un elemento es imprescindible: quien lo toma
   *[other] { $count } elementos son imprescindibles: quien los toma
} gana más de 12 puntos por encima del { $fair } % justo: { $which }.
lab-find-trap = { $count ->
    [one] Quien toma este elemento gana
   *[other] Quien toma uno de estos { $count } elementos gana
} más de 12 puntos por debajo del { $fair } % justo: { $which }.
lab-find-no-dead = Todo se usa: cada uno de los { $count } elementos se toma en al menos el 2 % de las partidas que lo ofrecen.
lab-find-no-dead-open = { $open ->
    [0] No hay pruebas de que alguno de los { $count } elementos no se use.
    [one] No hay pruebas de que algún elemento no se use; de uno de los { $count } hay muy pocas partidas para saberlo.
   *[other] No hay pruebas de que algún elemento no se use; de { $open } de los { $count } hay muy pocas partidas para saberlo.
}
lab-find-no-must = Nada es imprescindible: con ninguno de los { $count } elementos se gana más de 12 puntos por encima de lo justo.
lab-find-no-must-open = { $open ->
    [0] No hay pruebas de que alguno de los { $count } elementos sea imprescindible.
    [one] No hay pruebas de que algún elemento sea imprescindible; uno de los { $count } se toma demasiado poco para saberlo.
   *[other] No hay pruebas de que algún elemento sea imprescindible; { $open } de los { $count } se toman demasiado poco para saberlo.
}
lab-find-decided = Las partidas siguen abiertas: la mitad no se decide hasta pasado el { $decided } % de sus turnos, el liderato cambia { $changes } veces y en el { $comebacks } % quien gana aún va por detrás en la última décima parte. La mitad acaba con una ventaja de { $margin } o menos.
lab-find-decided-early = Las partidas se deciden pronto: en la mitad, quien gana ya nunca va por detrás desde el { $decided } % de los turnos; el liderato cambia { $changes } veces.
lab-find-forced = De media, el { $share } % de las decisiones de una partida no deja elección.
lab-find-bot = Un asiento de { $bot } gana el { $share } % de sus partidas (de { $low } a { $high }); con bots iguales sería el { $fair } %.
lab-find-luck = Los dados y robos explican más de la diferencia de puntos que quién juega: el { $luck } % (de { $lucklow } a { $luckhigh }) frente al { $player } % (de { $playerlow } a { $playerhigh }).
lab-find-skill = Quién juega explica más de la diferencia de puntos que los dados y robos: el { $player } % (de { $playerlow } a { $playerhigh }) frente al { $luck } % (de { $lucklow } a { $luckhigh }).
lab-find-luck-open = No hay pruebas de si pesan más los dados y robos o quién juega: el { $luck } % (de { $lucklow } a { $luckhigh }) y el { $player } % (de { $playerlow } a { $playerhigh }) de la diferencia de puntos.
lab-find-kingmaking = En el { $share } % de las partidas (de { $low } a { $high }), alguien que ya no puede ganar decide quién gana. Es más del { $limit } %.
lab-find-kingmaking-seldom = Quien ya no puede ganar pocas veces decide quién gana: en el { $share } % de las partidas (de { $low } a { $high }), menos del { $limit } %.
lab-find-kingmaking-open = En el { $share } % de las partidas (de { $low } a { $high }), alguien que ya no puede ganar decide quién gana. Harían falta más partidas para saber si es más o menos del { $limit } %.
lab-find-variant = «{ $one }»: con las mismas semillas, la puntuación ganadora difiere en { $value } de «{ $two }» (de { $low } a { $high }).
lab-find-variant-alike = «{ $one }»: no hay pruebas de que la puntuación ganadora difiera de la de «{ $two }» ({ $value }; de { $low } a { $high }).
lab-find-lying = En las partidas con { $title }, la puntuación ganadora difiere en { $value } de las partidas sin ese elemento (de { $low } a { $high }).
lab-find-points = La mayor fuente de puntos es { $most } ({ $mean } por asiento). Lo que más distingue a quien gana es { $telling }: { $value } puntos frente al resto de su partida (de { $low } a { $high }).
lab-find-forfeits = { $count ->
    [one] Se perdió una jugada
   *[other] Se perdieron { $count } jugadas
} porque un bot falló o tardó demasiado; esas partidas dicen poco.

## Fuerza de la evidencia

lab-strength-strong = evidencia fuerte
lab-strength-clear = buena evidencia
lab-strength-hint = solo un indicio

## Nombres

lab-who-winners = ganadores
lab-who-all = todos los asientos
lab-figure-score = Puntuación

## El informe

lab-report-title = { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}: informe de laboratorio
lab-report-eyebrow = Informe de laboratorio
lab-report-lead = { $count ->
    [one] Una partida de { $seats } asientos, jugada
   *[other] { $games } partidas de { $seats } asientos, jugadas
} por { $bots }; paquete de contenido «{ $content }».
lab-report-lead-options = { $count ->
    [one] Una partida de { $seats } asientos, jugada
   *[other] { $games } partidas de { $seats } asientos, jugadas
} por { $bots }; paquete de contenido «{ $content }», { $options }.
lab-report-fact-games = partidas
lab-report-fact-winner = puntuación ganadora media
lab-report-fact-score = puntuación media por asiento
lab-report-fact-decisions = decisiones por partida
lab-report-fact-choices = opciones por decisión
lab-report-fact-changes = cambios de liderato
lab-report-fact-comebacks = remontadas en la última décima parte
lab-report-findings = Lo que dicen las partidas
lab-report-findings-hint = Entre paréntesis, intervalos del 95 %: de 100 series así, unas 95 dan intervalos que contienen la cifra verdadera. Buena evidencia: de media, como mucho 5 de cada 100 hallazgos así marcados son azar; evidencia fuerte: 1 de cada 100. Un indicio solo sugiere una dirección. Cartas y opciones se juzgan juntas, y lo demás también, porque entre muchas cosas miradas algunas destacan por azar.
lab-report-change = Posibles cambios
lab-report-change-things = Cifras y posibles cambios
lab-report-needed = Qué precisión da este número de partidas
lab-report-wins = Quién gana
lab-report-seats = Victorias por asiento
lab-report-seats-hint = Con intervalos del 95 %; la línea discontinua es la parte justa.
lab-report-seat-name = Asiento { $number }
lab-report-places = Victorias por puesto
lab-report-places-hint = El puesto 1 es quien empieza la partida.
lab-report-place-name = Puesto { $number }
lab-report-bots = Victorias por bot
lab-report-bots-hint = Los bots cambian de asiento en cada partida.
lab-report-endings = Cómo acaban las partidas
lab-report-endings-hint = Con intervalos del 95 %.
lab-report-points = Puntos
lab-report-scores = Puntuaciones finales
lab-report-scores-hint = Quienes ganan tienen { $mean } de media; el 80 % de los asientos está entre { $low } y { $high }.
lab-report-all-seats = Todos los asientos
lab-report-winners = Ganadores
lab-report-the-rest = El resto
lab-report-standing = Puntos a lo largo de la partida
lab-report-standing-hint = Quienes acabarán ganando frente al resto; el último paso es la puntuación final.
lab-report-begin = principio
lab-report-end = final
lab-report-sources = De dónde vienen los puntos
lab-report-sources-hint = Puntos que reúne un asiento medio, por origen.
lab-report-other-sources = Todo lo demás
lab-report-source-table = Puntos por origen
lab-report-source-table-hint = Por asiento y partida; lo que tienen de más quienes ganan es lo que los distingue.
lab-report-figures = Cifras finales
lab-report-figures-hint = Medias, e intervalo del 80 % central de los asientos.
lab-report-between = de { $low } a { $high }
lab-report-course = Cómo transcurren las partidas
lab-report-changes = Cambios de liderato
lab-report-changes-hint = { $mean } por partida de media; un empate en cabeza no cuenta como cambio.
lab-report-decided = Cuándo se deciden las partidas
lab-report-decided-hint = Parte de los turnos tras la que quien gana ya nunca va por detrás: { $median } % de mediana; en el { $comebacks } % hay remontada en la última décima parte.
lab-report-tension = Tensión
lab-report-tension-hint = El drama es cuánto va por detrás de media quien gana, como porcentaje de la mayor diferencia de la partida.
lab-report-changes-short = Cambios de liderato
lab-report-drama = Drama, %
lab-report-decided-short = Decidida tras, % de los turnos
lab-report-margin = Ventaja de quien gana, puntos
lab-report-decisions-short = Decisiones
lab-report-turns = Turnos
lab-report-decisions = Decisiones
lab-report-lengths = Duración de las partidas
lab-report-lengths-hint = { $mean } decisiones en { $turns } turnos de media.
lab-report-widths = Opciones
lab-report-widths-hint = Decisiones por número de jugadas posibles: { $mean } de media, { $most } como mucho.
lab-report-branching = Opciones a lo largo de la partida
lab-report-branching-hint = Jugadas posibles por decisión, del principio al final de la partida.
lab-report-times = Tiempo por decisión
lab-report-times-hint = En la máquina que jugó las partidas; la decisión más larga, en segundos.
lab-report-design = Para diseñadores
lab-report-runaway = Ventajas y remontadas
lab-report-runaway-hint = Con qué frecuencia gana quien va primero en solitario, y quien va último en solitario, del principio al final de la partida. A la mitad: { $half } % y { $last } %.
lab-report-leader-wins = Gana quien va primero, %
lab-report-last-wins = Gana quien va último, %
lab-report-table-time = Tiempo y carga
lab-report-table-time-hint = La duración es una estimación, no una medición. { $basis } No incluye la preparación ni las explicaciones.
lab-report-time-assumed = Supone { $seconds } segundos por decisión y { $more } segundos más cada vez que se duplica el número de opciones; no se han medido tiempos de personas. No cuenta las jugadas forzadas.
lab-report-time-measured = Se basa en los tiempos de personas en { $decisions } decisiones de { $tables } mesas, según el número de opciones y sin pausas. El intervalo tiene en cuenta las partidas y las personas.
lab-report-time-both = Se basa en los tiempos de personas en { $decisions } decisiones de { $tables } mesas, según el número de opciones y sin pausas; el { $assumed } % se basa en tiempos supuestos, porque se han medido demasiado pocas decisiones así. El intervalo tiene en cuenta las partidas y los tiempos medidos.
lab-report-minutes = Duración, minutos (estimación)
lab-report-per-turn = Decisiones reales por turno
lab-report-skill = Habilidad y azar
lab-report-skill-hint = Qué parte de la diferencia de puntos dentro de una partida depende de quién juega, del puesto en el orden de turno y de todo lo demás: dados, robos y cómo se cruzan las decisiones. Vale para estos bots.
lab-report-skill-bot = Quién juega
lab-report-skill-place = Puesto
lab-report-skill-rest = Todo lo demás
lab-report-luck = Habilidad y azar
lab-report-luck-hint = { $deals } repartos, cada uno jugado { $seats } veces con los mismos dados y robos y con otros asientos. Partes de la diferencia de puntos dentro de una partida, con intervalos del 95 %. «Todo lo demás» son las interacciones entre las decisiones y el azar que depende de ellas. Las cifras valen para quienes juegan aquí: cuanto más iguales sean, más queda para el azar.
lab-report-luck-luck = Dados y robos
lab-report-kingmaking = Quien decide sin ganar
lab-report-kingmaking-hint = Las dos últimas decisiones de cada asiento que perdió se repitieron con hasta cinco opciones, cada una continuada seis veces por bots greedy. Se cuentan las partidas en las que un asiento no ganó ninguna de esas continuaciones, pero decidió quién las ganaba. La línea discontinua es el límite de las conclusiones, el { $limit } %.
lab-report-kingmaking-games = Partidas decididas así
lab-report-plans = Estrategias
lab-report-plans-hint = Grupos de puestos cuyos puntos vienen de fuentes parecidas, con la proporción media de sus puntos. Solo se muestran grupos claramente separados. Que una estrategia gane más a menudo no demuestra que sea la causa de la victoria.
lab-report-heat = Espacios usados
lab-report-heat-hint = Parte de los puestos que han usado cada espacio al final: el que más, { $most } ({ $high } %); el que menos, { $least } ({ $low } %).
lab-report-heat-winners = Espacios usados por quien gana
lab-report-heat-winners-hint = Parte de quienes ganan: el que más, { $most } ({ $high } %); el que menos, { $least } ({ $low } %).
lab-report-tracks = Niveles alcanzados
lab-report-tracks-hint = Parte de los puestos que han alcanzado cada nivel al final de la partida: cuanto más intenso el color, más. Señala un nivel para ver su porcentaje.
lab-report-tracks-winners = Niveles alcanzados por quien gana
lab-report-tracks-winners-hint = Lo mismo para quienes ganan.
lab-report-variants = Opciones comparadas
lab-report-variants-hint = Cada opción se jugó con la misma semilla. Diferencias respecto a la primera, partida a partida, con intervalos del 95 %. En negrita: diferencia demostrada.
lab-report-subjects = Cartas, losetas y elecciones
lab-report-subjects-hint = Tomado: parte de las partidas que ofrecen un elemento en que alguien lo toma. Ganan quienes lo toman: su porcentaje de victorias; en línea discontinua, lo justo; en línea de puntos, el límite de lo imprescindible. Sin uso: se toma en menos del 2 % de esas partidas.
lab-report-axis-taken = tomado →
lab-report-axis-wins = ↑ ganan quienes lo toman, %
lab-report-mark-dead = sin uso
lab-report-mark-dead-perhaps = ¿sin uso?
lab-report-mark-must = imprescindible
lab-report-mark-trap = rara vez gana
lab-report-entries = { $marked ->
    [0] { $count } en total
   *[other] { $count } en total, { $marked } marcados
}
lab-report-lying-hint = partidas con el elemento frente a partidas sin él; en negrita: diferencia demostrada
lab-report-head-source = Origen
lab-report-head-figure = Cifra
lab-report-head-mean = Media
lab-report-head-winners = Ganadores
lab-report-head-the-rest = El resto
lab-report-head-difference = Diferencia
lab-report-head-tenths = 80 % central
lab-report-head-all-seats = Todos los asientos
lab-report-head-plan = Fuentes de puntos
lab-report-head-comebacks = Remontadas
lab-report-head-minutes = Minutos (estimación)
lab-report-strengths = Niveles de juego
lab-report-strengths-lead = { $groups } niveles, { $games } partidas de cada uno por separado y de cada pareja. Paquete de contenido «{ $content }», semilla «{ $seed }», Arizona { $version }.
lab-report-strengths-matrix = Quién queda por delante
lab-report-strengths-matrix-hint = Con qué frecuencia un asiento de la fila acaba con más puntos que un asiento de la columna en la misma mesa; los empates cuentan la mitad. Con intervalos del 95 %. Negrita: hay buena evidencia de que uno es más fuerte, teniendo en cuenta todas las parejas.
lab-report-strengths-groups = Partidas de cada nivel
lab-report-strengths-groups-hint = Los bots del mismo nivel juegan entre sí. ± es la mitad de un intervalo del 95 %; los minutos son una estimación, no una medición. { $basis }
lab-report-head-part = Se explica por
lab-report-head-of-scores = Puntos
lab-report-head-of-wins = Victorias
lab-report-head-seats = Puestos
lab-report-head-interval = Intervalo del 95 %
lab-report-head-median = Mediana
lab-report-head-bot = Bot
lab-report-head-wins = Victorias
lab-report-head-score = Puntuación
lab-report-head-milliseconds = Media, ms
lab-report-head-longest = Más larga, s
lab-report-head-options = Opciones
lab-report-head-games = Partidas
lab-report-head-winner = Puntuación ganadora
lab-report-head-start = Gana quien empieza
lab-report-head-decisions = Decisiones
lab-report-head-changes = Cambios de liderato
lab-report-head-ending = Final más frecuente
lab-report-head-name = Nombre
lab-report-head-numbers = Números en el paquete
lab-report-head-offered = Partidas que lo ofrecen
lab-report-head-taken = Tomado
lab-report-head-takes = Veces en total
lab-report-head-takers-win = Ganan quienes lo toman
lab-report-head-takers-interval = Intervalo del 95 %
lab-report-head-games-with = Partidas con él
lab-report-head-winner-change = Cambio en la puntuación ganadora
lab-report-head-decisions-change = Cambio en las decisiones
lab-report-terms = Una victoria compartida cuenta en parte. Intervalos: de Wilson para proporciones, de Student para medias, partida a partida cuando dos se jugaron con la misma semilla; las partidas con la misma semilla o el mismo reparto cuentan como una. Evidencia: pruebas binomial exacta y de Student, con la tasa de falsos descubrimientos de Benjamini y Hochberg.
lab-report-again = Semilla «{ $seed }», paquete de contenido «{ $content }» ({ $hash }), reglas { $rules }, Arizona { $version }: la misma semilla juega las mismas partidas.
lab-report-again-clocked = Semilla «{ $seed }», paquete de contenido «{ $content }» ({ $hash }), reglas { $rules }, Arizona { $version }; algunos bots usan un reloj, así que otra serie será distinta.
lab-written = Informe guardado en { $path }

## Dos series comparadas

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] paquete de contenido
    [rules] reglas
    [bots] bots
    [options] opciones
   *[seed] semilla
}
lab-compare-same = Las dos series se prepararon igual.
lab-compare-course = Cómo transcurren las partidas
lab-compare-figure = Cifras finales de quienes ganan
lab-compare-paired = { $count ->
    [0] Ninguna partida tuvo la misma semilla en ambas series; con la misma semilla se verían cambios más pequeños.
    [one] Una partida tuvo la misma semilla en ambas series y se comparó directamente.
   *[other] { $count } partidas tuvieron la misma semilla en ambas series y se compararon una a una.
}
lab-compare-unchanged = { $count ->
    [one] En 1 partida los bots hicieron exactamente las mismas jugadas en ambas series: no reaccionaron al cambio.
   *[other] En { $count } partidas los bots hicieron exactamente las mismas jugadas en ambas series: no reaccionaron al cambio.
}
lab-compare-taken = Se toma más o menos, donde el cambio está demostrado
lab-compare-wins = Victorias de quienes lo toman, donde el cambio está demostrado
lab-compare-nothing = no hay diferencia demostrada
lab-compare-not-shown = sin diferencia demostrada
lab-compare-line = { $name }: { $one } → { $two }, { $value } (de { $low } a { $high }), { $strength }
lab-compare-line-share = { $name }: { $one } % → { $two } %, { $value } puntos (de { $low } a { $high }), { $strength }
lab-compare-gone = Solo en la primera: { $which }
lab-compare-new = Solo en la segunda: { $which }
lab-compare-winner-score = Puntuación ganadora
lab-compare-score = Puntuación de todos los asientos
lab-compare-decisions = Decisiones
lab-compare-branching = Opciones por decisión
lab-compare-lead-changes = Cambios de liderato
lab-compare-drama = Drama
lab-compare-decided = Decidida tras esta parte de los turnos
lab-compare-margin = Ventaja de quien gana
lab-compare-comebacks = Remontadas en la última décima parte
lab-compare-start = Gana quien empieza

## Ajuste

lab-tune-trial = paquete { $number } de { $trials }: coste { $cost }; el mejor hasta ahora, { $best }
lab-tune-field = { $field }: { $before } → { $after }
lab-tune-unchanged = { $field }: sin cambios, { $before }
lab-tune-fresh = Con semillas nuevas, { $games } partidas cada uno, antes y después:
lab-tune-done = Paquete propuesto: { $pack }. Con semillas nuevas cuesta { $after } en vez de { $before } (0 es perfecto), una mejora de { $gain } (de { $low } a { $high }).
lab-tune-nothing = No se encontró nada mejor: { $count ->
    [one] el único paquete probado es el actual
   *[other] de los { $count } paquetes probados, el actual es el que menos cuesta
}. No se propone ningún paquete.
lab-tune-no-better = No hay pruebas de que algo sea mejor: el mejor de { $count } paquetes cuesta { $after } en vez de { $before } en { $games } partidas con semillas nuevas, una mejora de { $gain } (de { $low } a { $high }). No se propone ningún paquete; harían falta más partidas por paquete para saberlo.

## Cuántas partidas

lab-needed-seats = { $count ->
    [one] Con una partida
   *[other] Con { $games } partidas
} se conocen las victorias de un asiento con un margen de ± { $now } puntos; para ± { $wanted } puntos hacen falta unas { $needed }.
lab-needed-things = Aquí, una carta o elección típica la { $count ->
    [one] toma 1 jugador
   *[other] toman { $takers } jugadores
}; para conocer su porcentaje de victorias con ± { $wanted } puntos hacen falta unas { $needed } partidas.
lab-needed-width = Un porcentaje de victorias cercano al { $fair } % con ± { $points } puntos y un { $certainty } % de certeza: { $games } partidas
lab-needed-shares = Dos paquetes o bots cuyos porcentajes de victorias difieren en { $points } puntos, detectados en el { $chance } % de las comparaciones: { $games } partidas cada uno
lab-needed-apart = Una puntuación ganadora que difiere en { $change }, cada serie con sus propias semillas (desviación { $deviation }): { $games } partidas cada una
lab-needed-paired = La misma diferencia con la misma semilla en ambas, como entre las variantes de esta serie (desviación { $deviation }): { $games } partidas cada una

## Tiempos de personas

lab-times-none = No hay ninguna mesa terminada con personas. No se ha escrito nada.
lab-times-game = { $game }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
  } en { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
  }; pausas de más de { $minutes } minutos, sin contar: { $breaks }
lab-times-kind = · opciones: { $choices }, mediana { $median } s, media { $mean } s, decisiones: { $decisions }
lab-times-kind-few = · opciones: { $choices }, mediana { $median } s, media { $mean } s, decisiones: { $decisions }; son demasiado pocas, los informes usan el tiempo supuesto
lab-times-written = Tiempos escritos en { $path }. Se usan con `arizona lab report RUN --times { $path }`.
