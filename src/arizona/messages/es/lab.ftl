# El laboratorio: series, informes, comparaciones.

lab-games = partidas
lab-rate = { $rate } partidas/s
lab-forfeit = { $bot } perdió la jugada { $move } de la partida { $game }: { $reason }
lab-stopped = Detenido. La misma orden sigue con { $folder }.
lab-done = { $games ->
    [one] Una partida está en { $folder }
   *[other] { $games } partidas están en { $folder }
}; la semilla las determina todas.
    Después: arizona lab report { $folder }
lab-done-clocked = { $games ->
    [one] Una partida está en { $folder }
   *[other] { $games } partidas están en { $folder }
}; algunos bots miraron un reloj, así que otra serie será distinta.
    Después: arizona lab report { $folder }

## Clasificaciones

lab-ladder-pair = { $one } contra { $two }: { $share } % de { $games ->
    [one] una partida
   *[other] { $games } partidas
} (intervalo del 95 %: { $low } a { $high }), ventaja media { $lead }
lab-ladder-rated = Elo { $elo } (intervalo del 95 %: { $low } a { $high })  { $games ->
    [one] una partida
   *[other] { $games } partidas
}, decisión más larga { $seconds } s
lab-ladder-forfeit = { $bot } perdió la jugada { $move }: { $reason }
lab-ladder-forfeits = { $count ->
    [one] Se perdió una jugada
   *[other] Se perdieron { $count } jugadas
}

## Hallazgos

lab-find-seat-ahead = El asiento { $which } gana el { $share } % de las partidas (de { $low } a { $high }); lo justo sería el { $fair } %.
lab-find-seat-fair = Los asientos son justos: ninguno gana más de 3 puntos por encima de su { $fair } %; el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }).
lab-find-seat-open = No se ve ventaja de ningún asiento: el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %). Si el juego es justo, bastan unas { $needed } partidas para mostrarlo con un margen de 3 puntos.
lab-find-seat-open-long = No se ve ventaja de ningún asiento: el mejor, el { $which }, gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %).
lab-find-place-ahead = { $which ->
    [1] Quien empieza
   *[other] Quien juega en el puesto { $which } de la primera ronda
} gana el { $share } % de las partidas (de { $low } a { $high }); lo justo sería el { $fair } %.
lab-find-place-fair = Empezar no es ventaja: ningún puesto de la primera ronda gana más de 3 puntos por encima de su { $fair } %; el puesto { $which } gana el { $share } % (de { $low } a { $high }).
lab-find-place-open = No se sabe si importa el puesto en la primera ronda: el puesto { $which } gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %). Si el juego es justo, bastan unas { $needed } partidas para mostrarlo con un margen de 3 puntos.
lab-find-place-open-long = No se sabe si importa el puesto en la primera ronda: el puesto { $which } gana el { $share } % (de { $low } a { $high }; lo justo, { $fair } %).
lab-find-aim = En el objetivo: { $figure } ({ $who }), { $found } de media, entre { $low } y { $high }; lo cumple el { $inside } %, mirando caso por caso.
lab-find-aim-missed = Fuera del objetivo: { $figure } ({ $who }), { $found } de media; el objetivo es de { $low } a { $high }, donde está el { $inside } %.
lab-find-aim-share = En el objetivo: { $figure }: { $found } % de las partidas; se buscaba al menos el { $low } %.
lab-find-aim-share-missed = Fuera del objetivo: { $figure }: { $found } % de las partidas; se buscaba al menos el { $low } %.
lab-find-one = { $title } ({ $kind }, { $figure } %)
lab-find-more = y { $count } más
lab-find-dead = { $count ->
    [one] Una cosa está muerta, tomada en menos del 2 % de las partidas que la ofrecen
   *[other] { $count } cosas están muertas, tomadas en menos del 2 % de las partidas que las ofrecen
}: { $which }.
lab-find-dead-perhaps = { $count ->
    [one] Una cosa puede estar muerta; más partidas lo dirían
   *[other] { $count } cosas pueden estar muertas; más partidas lo dirían
}: { $which }.
lab-find-must = { $count ->
    [one] Una cosa es imprescindible: quien la toma
   *[other] { $count } cosas son imprescindibles: quien las toma
} gana más de 12 puntos por encima del { $fair } % justo: { $which }.
lab-find-trap = { $count ->
    [one] Quien toma esto gana
   *[other] Quien toma una de estas { $count } gana
} más de 12 puntos por debajo del { $fair } % justo: { $which }.
lab-find-no-dead = Nada está muerto: cada una de las { $count } cosas que se pueden tomar se toma en el 2 % o más de las partidas que la ofrecen.
lab-find-no-dead-open = { $open ->
    [0] No se ve nada muerto entre las { $count } cosas.
    [one] No se ve nada muerto; de una de las { $count } cosas hay muy pocas partidas para saberlo.
   *[other] No se ve nada muerto; de { $open } de las { $count } cosas hay muy pocas partidas para saberlo.
}
lab-find-no-must = Nada es imprescindible: con ninguna de las { $count } cosas se gana más de 12 puntos por encima de lo justo.
lab-find-no-must-open = { $open ->
    [0] No se ve nada imprescindible entre las { $count } cosas.
    [one] No se ve nada imprescindible; una de las { $count } cosas la toman demasiado pocos para saberlo.
   *[other] No se ve nada imprescindible; { $open } de las { $count } cosas las toman demasiado pocos para saberlo.
}
lab-find-decided = Las partidas siguen abiertas: la mitad no se decide hasta pasado el { $decided } % de sus turnos, el liderato cambia { $changes } veces y en el { $comebacks } % quien gana aún va por detrás en la última décima parte. La mitad acaba con una ventaja de { $margin } o menos.
lab-find-decided-early = Las partidas se deciden pronto: en la mitad, quien gana va por delante hasta el final desde el { $decided } % de los turnos; el liderato cambia { $changes } veces.
lab-find-forced = El { $share } % de las decisiones no deja elección.
lab-find-bot = { $bot } gana el { $share } % de sus partidas (de { $low } a { $high }); bots iguales ganarían el { $fair } %.
lab-find-variant = «{ $one }»: con el mismo azar, la puntuación ganadora difiere en { $value } de «{ $two }» (de { $low } a { $high }).
lab-find-variant-alike = «{ $one }»: no se ve diferencia en la puntuación ganadora respecto a «{ $two }» ({ $value }; de { $low } a { $high }).
lab-find-lying = { $title } cambia la puntuación ganadora en { $value } (de { $low } a { $high }).
lab-find-points = La mayoría de los puntos viene de { $most } ({ $mean } por asiento). Lo que más distingue a quien gana es { $telling }: { $value } puntos frente al resto de su partida (de { $low } a { $high }).
lab-find-forfeits = { $count ->
    [one] Se perdió una jugada
   *[other] Se perdieron { $count } jugadas
} por un bot que falló o tardó demasiado; esas partidas dicen poco.

## Fuerza de la evidencia

lab-strength-strong = evidencia fuerte
lab-strength-clear = buena evidencia
lab-strength-hint = solo un indicio

## Nombres

lab-who-winners = ganadores
lab-who-all = todos los asientos
lab-figure-score = Puntuación

## El informe

lab-report-title = { $game }, { $seats } asientos – laboratorio
lab-report-eyebrow = Informe del laboratorio
lab-report-lead = { $count ->
    [one] Una partida de { $seats } asientos, jugada
   *[other] { $games } partidas de { $seats } asientos, jugadas
} por { $bots }; paquete de contenido «{ $content }».
lab-report-lead-options = { $count ->
    [one] Una partida de { $seats } asientos, jugada
   *[other] { $games } partidas de { $seats } asientos, jugadas
} por { $bots }; paquete de contenido «{ $content }», { $options }.
lab-report-fact-games = partidas
lab-report-fact-winner = puntos de quien gana, de media
lab-report-fact-score = puntos de un asiento, de media
lab-report-fact-decisions = decisiones por partida
lab-report-fact-choices = opciones por decisión
lab-report-fact-changes = cambios de liderato
lab-report-fact-comebacks = remontadas en la última décima parte
lab-report-findings = Lo que dicen las partidas
lab-report-findings-hint = Entre paréntesis, intervalos del 95 %: de 100 series así, unas 95 dan intervalos que contienen la cifra verdadera. Buena evidencia: de media, como mucho 5 de cada 100 hallazgos así marcados son azar; evidencia fuerte: 1 de cada 100. Un indicio solo dice hacia dónde apunta la cifra. Cartas y opciones se juzgan juntas, y lo demás también, porque entre muchas cosas miradas algunas destacan por azar.
lab-report-change = Qué se podría cambiar
lab-report-change-things = Cifras, y qué se podría cambiar
lab-report-needed = Cuánta certeza dan estas partidas
lab-report-wins = Quién gana
lab-report-seats = Victorias por asiento
lab-report-seats-hint = Con intervalos del 95 %; la línea discontinua es la parte justa.
lab-report-seat-name = Asiento { $number }
lab-report-places = Victorias por puesto
lab-report-places-hint = El puesto 1 es quien empieza la partida.
lab-report-place-name = Puesto { $number }
lab-report-bots = Victorias por bot
lab-report-bots-hint = Cada bot ocupa cada asiento el mismo número de veces.
lab-report-endings = Cómo acaban las partidas
lab-report-endings-hint = Con intervalos del 95 %.
lab-report-points = Puntos
lab-report-scores = Puntuaciones finales
lab-report-scores-hint = Quienes ganan tienen { $mean } de media; ocho de cada diez asientos están entre { $low } y { $high }.
lab-report-all-seats = Todos los asientos
lab-report-winners = Ganadores
lab-report-the-rest = El resto
lab-report-standing = Puntos a lo largo de la partida
lab-report-standing-hint = Quienes ganarán frente al resto; el último paso es la puntuación final.
lab-report-begin = principio
lab-report-end = final
lab-report-sources = De dónde vienen los puntos
lab-report-sources-hint = Lo que reúne un asiento de media, origen por origen.
lab-report-other-sources = Todo lo demás
lab-report-source-table = Puntos por origen
lab-report-source-table-hint = Por asiento y partida; lo que más tienen quienes ganan los distingue.
lab-report-figures = Al final
lab-report-figures-hint = Medias, y dónde están ocho de cada diez asientos.
lab-report-between = de { $low } a { $high }
lab-report-course = Cómo transcurren las partidas
lab-report-changes = Cambios de liderato
lab-report-changes-hint = { $mean } por partida de media; un empate en cabeza no cambia nada.
lab-report-decided = Cuándo se decide
lab-report-decided-hint = La parte de los turnos tras la que quien gana ya nunca va por detrás: { $median } % en la mitad de las partidas; en el { $comebacks } % hay remontada en la última décima parte.
lab-report-tension = La tensión en cifras
lab-report-tension-hint = El drama es cuánto va por detrás de media quien gana, en tanto por ciento de la mayor diferencia de la partida.
lab-report-changes-short = Cambios de liderato
lab-report-drama = Drama, %
lab-report-decided-short = Decidida tras, % de los turnos
lab-report-margin = Ventaja de quien gana, puntos
lab-report-decisions-short = Decisiones
lab-report-turns = Turnos
lab-report-decisions = Decisiones
lab-report-lengths = Duración de una partida
lab-report-lengths-hint = { $mean } decisiones en { $turns } turnos de media.
lab-report-widths = Opciones
lab-report-widths-hint = Decisiones por número de acciones posibles: { $mean } de media, { $most } como mucho.
lab-report-branching = Opciones a lo largo de la partida
lab-report-branching-hint = Acciones posibles de una decisión, del principio al final.
lab-report-times = Tiempo por decisión
lab-report-times-hint = En la máquina que jugó; la decisión más larga en segundos.
lab-report-variants = Opciones comparadas
lab-report-variants-hint = El mismo azar con cada una; diferencias respecto a la primera, partida a partida del mismo azar, con intervalos del 95 %. En negrita donde se ve una diferencia.
lab-report-subjects = Cartas, losetas y elecciones
lab-report-subjects-hint = Tomada: parte de las partidas que la ofrecen en que alguien la toma. Ganan quienes la toman: su parte de las victorias; línea discontinua, lo justo; línea de puntos, el límite de lo imprescindible. Muerta: tomada en menos del 2 % de esas partidas.
lab-report-axis-taken = tomada →
lab-report-axis-wins = ↑ ganan quienes la toman, %
lab-report-mark-dead = muerta
lab-report-mark-dead-perhaps = ¿muerta?
lab-report-mark-must = imprescindible
lab-report-mark-trap = rara vez gana
lab-report-entries = { $marked ->
    [0] { $count } en total
   *[other] { $count } en total, { $marked } marcadas
}
lab-report-lying-hint = partidas con ella frente a partidas sin ella; en negrita donde se ve una diferencia
lab-report-head-source = Origen
lab-report-head-figure = Cifra
lab-report-head-mean = Media
lab-report-head-winners = Ganadores
lab-report-head-the-rest = El resto
lab-report-head-difference = Más
lab-report-head-tenths = Ocho de cada diez
lab-report-head-all-seats = Todos los asientos
lab-report-head-interval = Intervalo del 95 %
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
lab-report-head-offered = Partidas que la ofrecen
lab-report-head-taken = Tomada
lab-report-head-takes = Veces en total
lab-report-head-takers-win = Ganan quienes la toman
lab-report-head-takers-interval = Intervalo del 95 %
lab-report-head-games-with = Partidas con ella
lab-report-head-winner-change = Puntuación ganadora, cambio
lab-report-head-decisions-change = Decisiones, cambio
lab-report-terms = Una victoria compartida cuenta en parte. Intervalos: de Wilson para proporciones, de Student para medias, partida a partida cuando dos se jugaron con el mismo azar; las partidas con el mismo azar cuentan como una. Evidencia: pruebas binomial exacta y de Student, con la tasa de falsos descubrimientos de Benjamini y Hochberg.
lab-report-again = Semilla «{ $seed }», paquete de contenido «{ $content }» ({ $hash }), reglas { $rules }, Arizona { $version }: la misma semilla juega las mismas partidas.
lab-report-again-clocked = Semilla «{ $seed }», paquete de contenido «{ $content }» ({ $hash }), reglas { $rules }, Arizona { $version }; algunos bots miran un reloj, así que otra serie es distinta.
lab-written = El informe es { $path }

## Dos series comparadas

lab-compare-between = { $what }
lab-compare-what = { $what ->
    [content] paquete de contenido
    [rules] reglas
    [bots] bots
    [options] opciones
   *[seed] semilla
}
lab-compare-same = Las series se prepararon igual.
lab-compare-course = Cómo transcurren las partidas
lab-compare-figure = Ganadores al final
lab-compare-paired = { $count ->
    [0] Ninguna partida tuvo el mismo azar en ambas series: la misma semilla mostraría cambios menores.
    [one] Una partida tuvo el mismo azar en ambas series: comparada partida a partida.
   *[other] { $count } partidas tuvieron el mismo azar en ambas series: comparadas partida a partida.
}
lab-compare-unchanged = { $count ->
    [one] En 1 partida los bots hicieron exactamente las mismas jugadas en ambas series: no reaccionaron al cambio.
   *[other] En { $count } partidas los bots hicieron exactamente las mismas jugadas en ambas series: no reaccionaron al cambio.
}
lab-compare-taken = Tomada más o menos, donde se ve
lab-compare-wins = Victorias de quienes la toman, donde se ve un cambio
lab-compare-nothing = no se ve diferencia
lab-compare-not-shown = no se ve diferencia
lab-compare-line = { $name }: { $one } → { $two }, { $value } (de { $low } a { $high }), { $strength }
lab-compare-line-share = { $name }: { $one } % → { $two } %, { $value } puntos (de { $low } a { $high }), { $strength }
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

lab-tune-trial = el paquete { $number } de { $trials } cuesta { $cost }; el mejor { $best }
lab-tune-field = { $field }: { $before } → { $after }
lab-tune-kept = { $field }: sigue en { $before }
lab-tune-fresh = Con azar nuevo, { $games } partidas cada uno, antes y después:
lab-tune-done = La propuesta es { $pack }; con azar nuevo cuesta { $after } en vez de { $before } (0 es perfecto), una mejora de { $gain } (de { $low } a { $high }).
lab-tune-nothing = No se encontró nada mejor: { $count ->
    [one] el único paquete probado es el que hay
   *[other] de { $count } paquetes probados el que hay cuesta menos
}. No se propone ningún paquete.
lab-tune-no-better = No se ve nada mejor: el mejor de { $count } paquetes cuesta { $after } en vez de { $before } en { $games } partidas con azar nuevo, una mejora de { $gain } (de { $low } a { $high }). No se propone ningún paquete; más partidas por paquete lo dirían.

## Cuántas partidas

lab-needed-seats = { $count ->
    [one] Con una partida
   *[other] Con { $games } partidas
} se conocen las victorias de un asiento con un margen de ± { $now } puntos; para ± { $wanted } puntos hacen falta unas { $needed }.
lab-needed-things = Una carta o elección corriente la { $count ->
    [one] toma aquí uno solo
   *[other] toman aquí { $takers }
}; para conocer sus victorias con ± { $wanted } puntos hacen falta unas { $needed } partidas.
lab-needed-width = Un porcentaje de victorias cercano al { $fair } % con ± { $points } puntos y un { $certainty } % de certeza: { $games } partidas
lab-needed-shares = Dos paquetes o bots cuyas victorias difieren en { $points } puntos, si ha de verse en el { $chance } % de las comparaciones: { $games } partidas cada uno
lab-needed-apart = Una puntuación ganadora que difiere en { $change }, cada serie con su propio azar (desviación { $deviation }): { $games } partidas cada una
lab-needed-paired = La misma diferencia con el mismo azar en ambas, como entre las variantes de esta serie (desviación { $deviation }): { $games } partidas cada una
