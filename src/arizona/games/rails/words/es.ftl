# Rails en español.

rails-title = Arizona Rails
rails-about = Toma un dado, dibuja un ferrocarril. Carga mercancías donde acaban tus tramos y entrégalas en los pueblos.

rails-option-sheet = La hoja en la que dibujan todos: first (la primera del paquete), el nombre de una hoja, random para una nueva, o random:semilla para la misma otra vez.
rails-option-cards = Las tres cartas de condición: random, o tres nombres de carta separados por comas.
rails-option-clashes = Cartas que se anulan entre sí: conservarlas o robar otra en lugar de la segunda.

rails-symbol = { $symbol ->
    [cow] vaca
    [sheep] oveja
    [wheat] trigo
    [apple] manzana
    [mineral] mineral
    [wood] madera
    [mountain] montaña
    [town] pueblo
   *[station] estación
}
rails-passed1 = { $passed1 ->
    [cow] vaca
    [sheep] oveja
    [wheat] trigo
    [apple] manzana
    [mineral] mineral
    [wood] madera
    [mountain] montaña
    [town] pueblo
   *[station] estación
}
rails-passed2 = { $passed2 ->
    [cow] vaca
    [sheep] oveja
    [wheat] trigo
    [apple] manzana
    [mineral] mineral
    [wood] madera
    [mountain] montaña
    [town] pueblo
   *[station] estación
}
rails-passed3 = { $passed3 ->
    [cow] vaca
    [sheep] oveja
    [wheat] trigo
    [apple] manzana
    [mineral] mineral
    [wood] madera
    [mountain] montaña
    [town] pueblo
   *[station] estación
}
rails-goods = { $kind ->
    [cow] vacas
    [sheep] ovejas
    [wheat] trigo
    [apple] manzanas
    [mineral] mineral
   *[wood] madera
}
rails-pieces = { $count ->
    [one] { $kind ->
        [cow] una vaca
        [sheep] una oveja
        [wheat] una gavilla de trigo
        [apple] una manzana
        [mineral] un mineral
       *[wood] una madera
    }
   *[other] { $count } { $kind ->
        [cow] vacas
        [sheep] ovejas
        [wheat] gavillas de trigo
        [apple] manzanas
        [mineral] minerales
       *[wood] maderas
    }
}

rails-round = Ronda { $round }
rails-other-sheets = (escribe tablero 2, etc., para ver las otras hojas)
rails-legend = c vaca s oveja w trigo a manzana m mineral o madera ^ montaña T pueblo # estación
rails-table-cow = Vacas
rails-table-sheep = Ovejas
rails-table-wheat = Trigo
rails-table-apple = Manzanas
rails-table-mineral = Mineral
rails-table-wood = Madera
rails-table-nuggets = Pepitas
rails-table-bonus = Extra
rails-table-total = TOTAL

rails-prompt-card = Se roba la carta de condición { $number } de 3.
rails-prompt-start = Se sortea quién empieza.
rails-prompt-roll = Ronda { $round }: se lanzan los dados.
rails-prompt-take = Toma un dado.
rails-prompt-choose = { $left ->
    [0] ¿Dibujas con tu { $value } o lo descartas por una pepita?
   *[other] { $fits ->
        [yes] ¿Dibujas con tu { $value } o usas una pepita para otro valor?
       *[no] Tu { $value } no encaja: ¿qué valor dibujas con una pepita?
    }
}
rails-prompt-station = ¿De qué estación sale tu vía con un { $value }?
rails-prompt-draw = Dibuja el { $value } desde { $at }: { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}.
rails-prompt-second = Paras en { $at }: elige un segundo símbolo contiguo, o ninguno.
rails-prompt-visit = Paras en el pueblo grande { $at }: entrega, o toma antes un segundo símbolo.
rails-prompt-deliver = Puedes entregar un tipo en el pueblo { $at }.
rails-prompt-last = La partida acaba: puedes entregar un tipo más.
rails-prompt-over = { $count ->
    [one] La partida ha terminado; quien gana tiene { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
   *[other] La partida ha terminado; { $count } comparten la victoria con { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
}

rails-label-card = { $card }: { $does }
rails-label-start = Empieza el jugador { $seat }
rails-label-roll = Sale un { $value }
rails-label-take = Tomar el { $value }
rails-label-use = Dibujar con el { $value }
rails-label-nugget = Usar una pepita: dibujar un { $value }
rails-label-discard = Descartar el { $value } y rodear una pepita
rails-label-station = Salir de { $at }
rails-label-draw = { $passed ->
    [0] Hasta { $at }, { rails-symbol }
    [1] Hasta { $at }, { rails-symbol }, pasando por { rails-passed1 }
    [2] Hasta { $at }, { rails-symbol }, pasando por { rails-passed1 } y { rails-passed2 }
   *[3] Hasta { $at }, { rails-symbol }, pasando por { rails-passed1 }, { rails-passed2 } y { rails-passed3 }
}
rails-label-second = Seguir a { $at }, { rails-symbol }
rails-label-deliver = Entregar { rails-pieces } por { $points ->
    [one] un punto
   *[other] { $points } puntos
}
rails-label-no-second = Sin segundo símbolo
rails-label-no-delivery = No entregar
rails-label-nothing = No entregar, sin segundo símbolo

rails-event-card-laid = Carta de condición «{ $card }»: { $does }
rails-event-start-player = Empieza { $name }.
rails-event-die-rolled = { $name } saca un { $value }.
rails-event-die-taken = { $name } toma el { $value }.
rails-event-nugget-used = { $name } usa una pepita para dibujar un { $value } en vez de un { $die }.
rails-event-die-discarded = { $name } descarta el { $value }.
rails-event-nugget-got = { $name } rodea { $count ->
    [1] su primera pepita
    [2] su segunda pepita
    [3] su tercera pepita
    [4] su cuarta pepita
    [5] su quinta pepita
   *[other] la pepita { $count }
}.
rails-event-passed = { $name } no puede dibujar y pasa.
rails-event-set-out = { $name } sale de { $at }.
rails-event-section-drawn = { $name } dibuja { $cells }.
rails-event-went-on = { $name } sigue a { $at }.
rails-event-circled = { $name } se detiene en { $at }: { rails-symbol }.
rails-event-loaded = { $name } lleva { rails-pieces } a bordo.
rails-event-delivered = { $name } entrega { rails-pieces } por { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
rails-event-first = { $name } entrega { rails-goods } antes que nadie: { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}.
rails-event-card-scored = { $name } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} con «{ $card }».
rails-event-sixth-delivery = { $name } ha entregado los seis tipos: esta ronda es la última.
rails-event-round-over = Acaba la ronda { $round }; el { $left } no se usó. La carta de jugador inicial pasa a la izquierda.
rails-event-all-stuck = Todas las vías están bloqueadas: la partida acaba tras la ronda { $round }.
rails-event-nobody-draws = Ya nadie dibuja: la partida acaba tras la ronda { $round }.
rails-event-missing = { $name } no ha entregado { rails-goods }: { SIGNED($points) } puntos.
rails-event-nuggets-left = { $name } suma { $points ->
    [one] un punto
   *[other] { $points } puntos
} por { $count ->
    [one] una pepita
   *[other] { $count } pepitas
} sin usar.
rails-event-won = { $name } gana con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.

## Personajes y razones de una pista

bots-rails-tortoise-name = Tortuga
bots-rails-tortoise-temper = Dibuja aquí y allá y disfruta de la vista.
bots-rails-quail-name = Codorniz
bots-rails-quail-temper = Conoce el camino, pero se asusta y se dispersa.
bots-rails-burro-name = Burro
bots-rails-burro-temper = Carga lo que mejor paga en cada ronda.
bots-rails-raven-name = Cuervo
bots-rails-raven-temper = Hábil con lo que brilla; mira una ronda por delante.
bots-rails-pronghorn-name = Berrendo
bots-rails-pronghorn-temper = Corre lejos y suele llegar primero al pueblo.
bots-rails-mustang-name = Mustang
bots-rails-mustang-temper = Nunca se deja encerrar.
rails-why-nugget-used = cuesta { $count ->
    [one] 1 pepita
   *[other] { $count } pepitas
}
rails-why-section-drawn = dibuja hasta { $at }
rails-why-loaded = te deja con { rails-pieces } a bordo
rails-why-nugget-got = te deja con { $count ->
    [one] 1 pepita sin usar
   *[other] { $count } pepitas sin usar
}
rails-why-delivered = entrega { rails-pieces } por { SIGNED($points) }
rails-why-first = es la primera entrega de { rails-goods }: { SIGNED($points) }
rails-why-end = termina la partida; tu recuento final: { SIGNED($points) }
rails-why-open = { $count ->
    [0] no deja ningún valor de dado que puedas dibujar después
    [one] deja 1 valor de dado que puedes dibujar después
   *[other] deja { $count } valores de dado que puedes dibujar después
}

## El laboratorio

lab-figure-rails-ending-sixth-delivery = Partidas acabadas por una sexta entrega
lab-figure-rails-rounds = Rondas
lab-figure-rails-deliveries = Tipos entregados
lab-figure-rails-pieces = Piezas entregadas
lab-figure-rails-nuggets = Pepitas conseguidas
lab-figure-rails-nuggets-used = Pepitas usadas
lab-ending-rails-sixth-delivery = Sexta entrega
lab-ending-rails-all-stuck = Todos bloqueados
lab-ending-rails-nobody-draws = Nadie dibujó en diez rondas
lab-kind-rails-card = Carta de condición
lab-kind-rails-award = Carta de puntos
lab-kind-rails-good = Mercancía
lab-good-rails-Cow = Vaca
lab-good-rails-Sheep = Oveja
lab-good-rails-Wheat = Trigo
lab-good-rails-Apple = Manzana
lab-good-rails-Mineral = Mineral
lab-good-rails-Wood = Madera
lab-source-rails-delivered = Entregas
lab-source-rails-first = Primera entrega de un tipo
lab-source-rails-card-scored = Cartas de condición
lab-source-rails-missing = Tipos sin entregar
lab-source-rails-nuggets-left = Pepitas sin usar

## La página

web-game-rails = Rails
web-caption-rails = De dos a cuatro · Dados y lápiz
web-poster-rails = Rails: un tren de vapor ante mesetas al atardecer
web-line-rails = Toma un dado, dibuja tu vía y lleva mercancías a los pueblos.
web-facts-rails = De dos a cuatro jugadores, unos 30 minutos
web-rails-table = Hojas y cartas
web-rails-sheet-of = Hoja de { $name }
web-rails-own-sheet = Volver a tu hoja
web-rails-show-sheet = Ver esta hoja en grande
web-rails-engineer = Maquinista
web-rails-die = dado { $value }
web-rails-dice = Dados por tomar
web-rails-left-over = Sobrante
web-rails-use = Dibujar con el { $value }
web-rails-discard = Descartar el { $value }
web-rails-nuggets-none = ninguna aún
web-rails-stuck = sin salida
web-rails-starter = Jugador inicial
web-rails-swap = o usa una pepita
web-rails-draw-to = Dibujar hasta { $at }
web-rails-ends-help = Haz clic en una casilla iluminada; pulsa B para probar otro camino
web-rails-tap = Toca una casilla iluminada para ver el tramo y tócala otra vez para dibujarlo.
# $at: una casilla, como E5.
web-rails-tap-again = Toca { $at } otra vez para dibujar este tramo, o toca otra casilla.
web-rails-aboard = { $count ->
    [0] nada a bordo aún
    [one] 1 a bordo
   *[other] { $count } a bordo
  }
web-rails-passes = pasa
web-rails-score-table = Hoja de puntos
web-rails-so-far = por ahora
web-rails-nuggets = Pepitas: { $got } conseguidas, { $used } usadas
web-rails-nuggets-left = { $left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $left }
  }
web-rails-card = Carta de condición { $title }
web-rails-during = Durante la partida
web-rails-final = Puntuación final
web-rails-gone = tomada
web-rails-waybill = Carta de porte
web-rails-unloaded = descargado en
web-rails-kind = Tipo
web-rails-pieces = Piezas
web-rails-points = Puntos
web-rails-bill-aboard = A bordo
web-rails-was-first = se adelantó { $name }
web-rails-deliver = Entregar { rails-goods } +{ $points }
web-rails-first = Primera
web-rails-by-cards = Cartas
web-rails-worth = Vale ahora
web-rails-odd = { $pieces ->
    [one] 1 pieza cuenta como { $scoring }
   *[other] { $pieces } cuentan como { $scoring }
}
web-rails-first-stamp = Primera entrega +{ $points }
web-rails-reason-delivered = ya entregado
web-rails-reason-none = nada a bordo
# Una línea del albarán en el teléfono. $points: puntos de las piezas solas; $pieces: cuántas van a bordo.
web-rails-bill-sum = { $points } por { $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
}
# $points: puntos que añaden las cartas. Como mucho 12 letras.
web-rails-bill-cards = Cartas +{ $points }
web-rails-bill-points = { $points ->
    [one] punto
   *[other] puntos
}
web-rails-not-now = Ahora no:
web-rails-text-dice = Dados disponibles: { $dice }.
web-rails-text-die = Dado: { $die }.
web-rails-text-head = La vía acaba en { $at }.
web-rails-text-line = Vía: { $line }.
web-rails-text-aboard = A bordo: { $goods }.
web-rails-text-boxes = Anotado: { $boxes }.
web-rails-text-sheet = La hoja impresa: { $title }
web-rails-tabs = Vistas
web-rails-tab-sheet = Hoja
web-rails-tab-players = Jugadores
web-rails-tab-cards = Cartas
web-rails-result-book = Libro de puntos
web-rails-result-map = El mapa ganador
web-rails-result-other = El mapa
web-rails-result-chart = Puntos por ronda
web-rails-result-final = final
web-rails-result-winner = gana
web-rails-result-place = { $place }.º
web-rails-result-missing = sin entregar
web-rails-result-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
web-rails-result-track = { $count } casillas de vía
web-rails-result-line = puntos tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $kinds ->
    [one] un tipo entregado
    [6] los seis tipos entregados
   *[other] { $kinds } tipos entregados
}.
web-rails-result-biggest = La mayor entrega: { $name }, { rails-pieces } por { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
web-rails-result-mark = Ronda { $round }: { $name } entrega { rails-pieces } por { $points ->
    [one] un punto
   *[other] { $points } puntos
}
web-rails-part-goods = Mercancías
web-rails-part-first = Primera entrega
web-rails-part-cards = Cartas
web-rails-part-nuggets = Pepitas
web-rails-part-missing = Tipos sin entregar
web-option-rails-sheet = Hoja
web-rails-sheet-fresh = Nueva
web-rails-sheet-fresh-title = Una hoja nueva, con el mismo número de cada símbolo
web-rails-cards-drawn = Tres al azar
web-rails-cards-pick = Elegir
web-rails-cards-lacking = { $count ->
    [one] Elige una más o las tres saldrán al azar.
   *[other] Elige { $count } más o las tres saldrán al azar.
}
web-option-rails-cards = Cartas de condición
web-option-rails-clashes = Cartas incompatibles
web-choice-rails-clashes-keep = Conservar
web-choice-rails-clashes-redraw = Robar otra

# La primera partida guiada. `{ $other }` es el nombre del bot.

lesson-rails-welcome-title = Dados y un lápiz
lesson-rails-welcome = Todos dibujan un ferrocarril en el mismo mapa. Donde acaba un tramo cargas lo que hay; en los pueblos lo conviertes en puntos. Esta es tu vía tras cinco rondas: llevas dos gavillas de trigo a bordo.
lesson-rails-take-title = Toma un dado
lesson-rails-take = En cada ronda se lanza un dado más que jugadores, y cada uno toma uno. El dibujo muestra su forma de vía. { $other } ha tomado el 3. Tú necesitas el 1: un solo paso.
lesson-rails-draw-title = Dibuja tu tramo
lesson-rails-draw = Elige dibujar. Brillan las casillas donde el tramo puede acabar, y al señalar una se ve el camino. Detente en el trigo justo encima para cargarlo. Cada casilla que toca tu vía queda gastada, y una vía nunca se cruza consigo misma.
lesson-rails-draw-touch = Elige dibujar. Brillan las casillas donde el tramo puede acabar: toca una para ver el camino y tócala otra vez para dibujarlo. Detente en el trigo justo encima para cargarlo. Cada casilla que toca tu vía queda gastada, y una vía nunca se cruza consigo misma.
lesson-rails-station-title = Para en una estación
lesson-rails-station = Ronda nueva, y eliges primero. El 6 son dos pasos rectos, justo hasta la estación. El trigo del camino se pierde: ese es el precio. Toma el dado y dibuja.
lesson-rails-second-title = Un segundo símbolo
lesson-rails-second = Al parar en una estación puedes seguir hasta un símbolo contiguo. Ahí está tu cuarta gavilla.
lesson-rails-town-title = Al pueblo
lesson-rails-town = El 3 es una escalera de tres pasos, y acaba en el pueblo. Toma el dado y dibuja.
lesson-rails-deliver-title = Entrega
lesson-rails-deliver = Entregas un solo tipo, todas sus piezas a la vez y solo una vez en la partida. Las piezas dan 1, 3, 6, 10… Cuatro gavillas valen 10 puntos, y 5 más por ser la primera entrega. Entrégalas.
lesson-rails-nugget-title = Un dado que no quieres
lesson-rails-nugget = No tienes que dibujar. Toma el 2 y descártalo: a cambio rodeas una pepita de oro. Más tarde podrás usar una pepita para dibujar cualquier otra forma, y las que sobran valen puntos.
lesson-rails-cards-title = Tres condiciones
lesson-rails-cards = Tres de diecisiete cartas cambian las reglas de cada partida. Señala una para leerla. Aquí dan puntos extra exactamente cuatro ovejas, muchos pueblos y muchas pepitas.
lesson-rails-cards-touch = Tres de diecisiete cartas cambian las reglas de cada partida. Las puedes leer en Cartas. Aquí dan puntos extra exactamente cuatro ovejas, muchos pueblos y muchas pepitas.
lesson-rails-end-title = Cómo acaba
lesson-rails-end = Tras la sexta entrega de alguien, todos pueden entregar un tipo más; cada tipo que nunca entregaste cuesta 5 puntos. La hoja lleva la cuenta por ti. Sigue desde aquí o empieza tu propia partida.

## Referencia rápida

rails-aid-deliveries = Entregas
rails-aid-more = Más puntos
rails-aid-what = Por
rails-aid-first = Primera entrega de un tipo
rails-aid-missing = Cada tipo sin entregar
rails-aid-dice = Dados y tramos
rails-aid-die = Dado
rails-aid-drawn = Dibujo
rails-aid-shape = Forma

# En papel.

rails-print-sheets = Hojas
rails-print-cards = Cartas de condición
rails-print-cards-back = Condiciones
rails-print-score = Tabla de puntos
rails-print-dice = Dados para doblar
rails-print-dice-how = Recorta, dobla por todas las líneas y pega las pestañas por dentro. Los dados de verdad ruedan mejor.
rails-print-need-dice = Dados de seis caras, o los recortables
rails-print-need-pencils = Lápices
rails-print-need-sheets = Hojas, una por jugador y partida
rails-print-starter = Carta de jugador inicial
rails-print-player = Jugador
rails-print-first = Primera entrega de su tipo +5
rails-print-missing = Tipo que falta −5
rails-print-sheet = Hoja
rails-print-per-page = Hojas por página
rails-print-sheet-first = La primera
rails-print-sheet-all = Todas las hojas

## Mirar atrás

rails-review-ends = Hace la sexta entrega, que acaba la partida, y da { $points } en esta ronda.
rails-review-delivers = Entrega { rails-pieces } y da { $more } en esta ronda; { review-other } da { $less }.
rails-review-draws = No hace falta descartar ningún dado: dibuja hasta { $at }.
rails-review-loads = Entonces hay { rails-pieces } a bordo; { $less ->
    [0] { review-other } no carga nada.
   *[other] { review-other } no lleva ningún tipo por encima de { $less }.
}
rails-review-nuggets = { $count ->
    [one] Deja una pepita más
   *[other] Deja { $count } pepitas más
} que { review-other }.
rails-review-stuck = Tras { review-other } no se puede dibujar con ningún valor del dado; así se puede con { $more } de los seis.
rails-review-stuck-soon = Al final de las líneas mostradas, tras { review-other } no se puede dibujar con ningún valor del dado; así se puede con { $more } de los seis.
rails-review-open = Después se pueden dibujar { $more } de los seis valores; tras { review-other }, { $less }.

## Un paquete de contenido, visto en el navegador

rails-pack-table-pack = El paquete
rails-pack-table-sheet = Hojas
rails-pack-table-card = Cartas de condición
rails-pack-table-counts = En cada hoja
rails-pack-field-authors = autores
rails-pack-field-licence = licencia
rails-pack-field-size = filas y columnas
rails-pack-field-goods = de cada mercancía
rails-pack-field-towns = pueblos
rails-pack-field-mountains = montañas
rails-pack-field-stations = estaciones

# Retos.

rails-puzzle-goal = El máximo de puntos con { $dice } dados
rails-puzzle-about = Los { $dice } dados son tuyos, en el orden que quieras. Puedes conseguir { $points } puntos, y solo de una manera.
rails-puzzle-why-all = Los puntos: { $reasons }.
rails-puzzle-why-delivered = { rails-pieces } en { $at } por { $points }
rails-puzzle-why-first = { $points } más por entregar { rails-goods } antes que nadie
rails-puzzle-why-card-scored = { $points } con «{ $card }»
rails-puzzle-theme-one-delivery = Una entrega
rails-puzzle-theme-deliveries = Varias entregas
rails-puzzle-theme-first = Primera entrega
rails-puzzle-theme-card = Carta de condición
rails-puzzle-theme-second-symbol = Segundo símbolo
rails-puzzle-theme-nugget = Usar una pepita
rails-puzzle-theme-discard = Descartar un dado
rails-puzzle-theme-dice-3 = Tres dados
rails-puzzle-theme-dice-4 = Cuatro dados
rails-puzzle-theme-dice-5 = Cinco dados

# --- workshop

rails-fault-fit = { $needed } símbolos no caben en { $size } × { $size } casillas
rails-fault-clash = No hay ninguna carta «{ $other }» en este paquete{ $near ->
    [none] { "" }
   *[other] . ¿Querías decir «{ $near }»?
}
rails-fault-clash-self = Una carta no puede ser incompatible consigo misma
rails-fault-sheet-name = Se espera una palabra sin espacios ni «:», que no sea «{ $first }» ni «{ $random }»
rails-fault-card-name = Se espera una palabra sin espacios ni «,», que no sea «{ $random }»
rails-fault-no-symbols = Falta; el efecto «{ $effect }» necesita símbolos
rails-fault-one-symbol = El efecto «{ $effect }» lleva un solo símbolo
rails-fault-goods-only = El efecto «{ $effect }» solo admite mercancías
rails-fault-needed = Falta; el efecto «{ $effect }» lo necesita
rails-fault-rows = Se esperan { $size } filas; hay { $found }
rails-fault-row = Fila { $row }: se esperan { $size } símbolos; hay { $found }
rails-fault-symbol = Fila { $row }, columna { $column }: símbolo desconocido «{ $found }»; se espera: { $legend }
rails-fault-goods = Se espera «{ rails-symbol }» exactamente { $wanted } veces; aparece { $found }
rails-fault-few = Se espera «{ rails-symbol }» al menos { $least } veces; aparece { $found }
rails-fault-touching = Dos «{ rails-symbol }» están lado a lado, en { $one } y { $two }
rails-fault-rim = Se esperan al menos { $least } estaciones cerca del borde; hay { $found }
rails-fault-inside = Se esperan al menos { $least } estaciones en el interior; hay { $found }
rails-fault-reach = Se esperan al menos { $least } pueblos al alcance de una estación; hay { $found }
rails-fault-reach-closed = Se esperan al menos { $least } pueblos al alcance de una estación sin entrar en montañas; hay { $found }
rails-fix-swap = Intercambiar { $one } y { $two }
rails-fix-paint = Pintar { $at }: { rails-symbol }
rails-edit-field-name = nombre corto
rails-edit-field-rule = regla
rails-edit-field-symbols = símbolos a los que se aplica
rails-edit-field-clashes = cartas que la anulan
## Taller

web-rails-workshop-paint = Pintar con
web-rails-workshop-drag = arrastra para pintar
web-rails-workshop-of = { $have } de { $want }{ $least ->
    [0] { "" }
   *[other] { " +" }
  }
web-rails-workshop-sheet = Hoja que estás pintando
web-rails-workshop-place = { $place }: { $symbol }
web-rails-workshop-open = vacía
web-rails-workshop-brush = Pintar
web-rails-workshop-swap = Intercambiar dos
web-rails-workshop-fill = Llenar al azar
web-rails-workshop-seed = Semilla
web-rails-workshop-keep = conservar lo pintado
web-rails-workshop-fill-now = Llenar
web-rails-workshop-points = { $points } pt
web-rails-workshop-spread = Distribución
web-rails-workshop-groups = { $count ->
    [one] todo junto
   *[other] { $count } grupos, hasta { $largest }
  }
rails-pack-word-cow = vaca
rails-pack-word-sheep = oveja
rails-pack-word-wheat = trigo
rails-pack-word-apple = manzana
rails-pack-word-mineral = mineral
rails-pack-word-wood = madera
rails-pack-word-mountain = montaña
rails-pack-word-town = pueblo
rails-pack-word-station = estación
rails-pack-word-closed = Cerrado: ni pasar ni parar
rails-pack-word-no-stop = Sin parada: solo se pasa
rails-pack-word-nugget = Una pepita en cada parada
rails-pack-word-second = Sirve también de estación
rails-pack-word-exactly = Primera entrega de exactamente esta cantidad
rails-pack-word-pairs = Una pieza sin pareja no puntúa
rails-pack-word-stops = Al menos este número de paradas, al final
rails-pack-word-most-stops = Más paradas, al final
rails-pack-word-most-delivered = Más entregas, al final
rails-pack-word-most-nuggets = Más pepitas, al final

# --- textos de las cartas de condición, generados a partir de sus efectos en el paquete

rails-card-symbol = { $form ->
    [stop] { $symbol ->
        [cow] en una vaca
        [sheep] en una oveja
        [wheat] en trigo
        [apple] en una manzana
        [mineral] en un mineral
        [wood] en madera
        [mountain] en una montaña
        [town] en un pueblo
       *[station] en una estación
    }
    [stops] { $symbol ->
        [cow] en vacas
        [sheep] en ovejas
        [wheat] en trigo
        [apple] en manzanas
        [mineral] en minerales
        [wood] en madera
        [mountain] en montañas
        [town] en pueblos
       *[station] en estaciones
    }
    [one] { $symbol ->
        [cow] una vaca
        [sheep] una oveja
        [wheat] el trigo
        [apple] una manzana
        [mineral] un mineral
        [wood] la madera
        [mountain] una montaña
        [town] un pueblo
       *[station] una estación
    }
    [pairs] { $symbol ->
        [cow] de vacas
        [sheep] de ovejas
        [wheat] de trigo
        [apple] de manzanas
        [mineral] de mineral
       *[wood] de madera
    }
    [goods] { $symbol ->
        [cow] vacas
        [sheep] ovejas
        [wheat] trigo
        [apple] manzanas
        [mineral] mineral
       *[wood] madera
    }
   *[other] { $symbol ->
        [cow] las vacas
        [sheep] las ovejas
        [wheat] el trigo
        [apple] las manzanas
        [mineral] los minerales
        [wood] la madera
        [mountain] las montañas
        [town] los pueblos
       *[station] las estaciones
    }
}
rails-card-or = { $first } o { $second }
rails-card-and = { $first } y { $second }
rails-card-pair = { $first } y { $second }
rails-card-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
rails-card-text = { $effect ->
    [closed] No se puede pasar por { $symbols } ni parar allí.
    [no-stop] Se puede pasar por { $symbols }, pero no parar allí.
    [nugget] Cada parada { $symbols } da una pepita.
    [second] { $symbols } sirve también de estación, antes o después de entregar.
    [exactly] Quien entregue antes que nadie exactamente { rails-pieces } recibe { rails-card-points }.
    [pairs] Solo puntúan las parejas { $symbols }; { $left ->
        [animals] un animal suelto
       *[goods] una pieza suelta
    } no puntúa.
    [stops] { rails-card-points } al final de la partida por { $number } o más paradas { $symbols }.
    [most-stops] { rails-card-points } al final de la partida para quien haga más paradas { $symbols }.
    [most-delivered] { rails-card-points } al final de la partida para quien entregue más { $symbols }.
   *[most-nuggets] { rails-card-points } al final de la partida para quien consiga más pepitas, usadas o no.
}
