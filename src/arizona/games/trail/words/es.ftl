# Trail en español.

trail-title = Trailblazer: La Senda de Arizona
trail-about = Ocho semanas en la senda, de dos a cuatro jugadores: recorre Etapas, reúne plantas y animales, compón un mural.

trail-option-last_turn_order = Si el Orden de turno se elige también en la semana 8, aunque no siga ninguna.
trail-option-blossom_climbs = Si una Flor de saguaro te sube por la Escalera como cualquier otra pieza.
trail-option-jackalope_moves_tracker = Si en las Flechas cruzadas el Jackalope mueve tu indicador en vez de tomar una recompensa cualquiera.

# --- lo que se pregunta

trail-prompt-start = Se sortea quién empieza.
trail-prompt-open = Se prepara la partida.
trail-prompt-blossom-number = Se descubren las Flores.
trail-prompt-poison = { $count ->
    [1] Se roba una ficha de Veneno.
   *[other] Se roban { $count } fichas de Veneno.
}
trail-prompt-weather-draw = Se roban cartas de Clima.
trail-prompt-arrow = Mueve tu indicador en las Flechas cruzadas.
trail-prompt-claim = Puedes reclamar un logro, ahora o más tarde.
trail-prompt-gila = Pon el Monstruo de Gila sobre una carta o pieza a la vista.
trail-prompt-turn = Semana { $week }: usa un marcador ({ $markers ->
    [0] no te queda ninguno
    [one] te queda uno
   *[other] te quedan { $markers }
}{ $owed ->
    [0] { "" }
   *[other] { "" }, uno reservado para el Orden de turno
}){ $dutchmen ->
    [0] { "" }
   *[other] { " " }o un Holandés ({ $dutchmen })
}.
trail-prompt-means = ¿Marcador de aventura u Holandés perdido?
trail-prompt-jackalope = Elige la acción extra del Jackalope.
trail-prompt-after = ¿Algo más en este turno?
trail-prompt-boost = ¿Subir un nivel más por { $price } de turquesa?
trail-prompt-price = ¿Usar una habilidad antes de pagar?
trail-prompt-pay = Paga monedas por valor de { $price } de turquesa{ $thing ->
    [0] { "" }
   *[other] { " " }por { $title }
}.
trail-prompt-place = Coloca { $title } en tu mural.
trail-prompt-blossom = Coloca una Flor de saguaro o renuncia a ella.
trail-prompt-antidote = ¿Devolver una ficha de Veneno?
trail-prompt-advance = { $cause ->
    [weather] Clima: avanza
   *[other] Avanza
} en cualquier pista{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } veces)
}.
trail-prompt-resource = { $cause ->
    [weather] Clima: ¿qué
   *[other] ¿Qué
} recurso { $way ->
    [get] ganas
   *[give] das
}?
trail-prompt-option = { $cause ->
    [weather] Clima: elige una opción.
   *[other] Elige una opción.
}
trail-prompt-spirit = Un Espíritu se une a ti. Elige uno o ninguno.
trail-prompt-weather = Elige la carta de Clima que se juega.
trail-prompt-over = La partida ha terminado.

# --- lo que se puede responder

trail-label-done = { $at ->
    [boost] Parar aquí
    [claim] Ahora no
    [after] Acabar el turno
    [price] Solo pagar
   *[other] Seguir
}
trail-label-decline = No, gracias
trail-label-retire = Retirarse esta semana
trail-label-boost = Subir por { $price } de turquesa
trail-label-gateway = Puerta { $title }: { trail-gives }
trail-label-jackalope = Usar el Jackalope
trail-label-with = { $what ->
    [dutchman] Con un Holandés perdido
   *[marker] Con un Marcador de aventura
}
trail-label-order = Orden de turno { $place } (paga: { trail-pays })
trail-label-walk = Recorrer { $title } (paga: { trail-pays }; recibe: { trail-gives }; luego un paso en { trail-terrain })
trail-label-card = Tomar { $title } por { $price } de turquesa ({ trail-gives }; un paso en { trail-terrain })
trail-label-piece = Tomar la pieza { $title }, tamaño { $size }, por { $price } de turquesa
trail-label-arrow = { $set }, { trail-side }: { trail-gives }
trail-label-gila = { $group ->
    [passage] Etapa { $number }
    [flora-card] Carta de Flora de la fila { $number }
    [fauna-card] Carta de Fauna de la fila { $number }
    [flora-piece] Piezas de Flora junto a la fila { $number }
   *[fauna-piece] Piezas de Fauna junto a la fila { $number }
}
trail-label-claim = Reclamar { trail-claim }: { $reward } de { $kind ->
    [gold] oro
    [grit] coraje
    [supplies] provisiones
   *[turquoise] turquesa
}{ $grit ->
    [0] { "" }
   *[other] { " " }y { $grit } de coraje
}
trail-label-use = Usar { $title }: { $gives }
trail-label-option = { $kind ->
    [several] { $pays ->
        [0] { "" }
       *[other] Pagar { AMOUNTS($pay, one: "trail-amount", none: "trail-nothing") }
    }{ $loses ->
        [0] { "" }
       *[other] { $pays ->
            [0] Perder
           *[other] , perder
        } { AMOUNTS($lose, one: "trail-amount", none: "trail-nothing") }
    }{ $gives ->
        [0] { "" }
       *[other] Dar { AMOUNTS($give, one: "trail-amount", none: "trail-nothing") }
    }{ $gains ->
        [0] { "" }
       *[other] { $taken ->
            [0] Tomar
           *[other] , tomar
        } { AMOUNTS($gain, one: "trail-amount", none: "trail-nothing") }
    }{ $copied ->
        [arrow] Tomar la recompensa de tu espacio de flechas
        [gateway] Tomar la recompensa de la Puerta a la vista
       *[none] { "" }
    }
   *[other] { $gains ->
        [1] { $kind ->
            [antidote] Devolver una ficha de Veneno
            [terrain] { trail-amount }
           *[other] Tomar { trail-amount }
        }
       *[other] { $pays ->
            [1] Pagar { trail-amount }
           *[other] { $gives ->
                [1] Dar { trail-amount }
               *[other] Perder { trail-amount }
            }
        }
    }
}{ $per ->
    [none] { "" }
   *[other] { " " }por cada { $step ->
        [1] { trail-counter-one }
       *[other] { $step } { trail-counter }
    }{ $most ->
        [0] { "" }
       *[other] , { $most } veces como mucho
    }
}
trail-label-cube = { $title }: { trail-gives }
trail-label-spirit = { $title }
trail-label-weather = { $title }: { $directions }
trail-label-choose = { $what ->
    [supplies] Provisiones
    [health] Salud
   *[water] Agua
}
trail-label-advance = { $what ->
    [mountain] Montaña
    [plateau] Meseta
    [desert] Desierto
   *[canyon] Cañón
} { $space }: { trail-gives }
trail-label-place = Colocar en { $at }
trail-label-antidote = Devolver { $title }, que vale { $loss } de oro
trail-label-pay = Pagar{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } de turquesa
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " y " }
           *[other] { ", " }
        }
    }{ $copper } de cobre
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " y " }
        }
       *[other] { " y " }
    }{ $silver } de plata
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } de más
}
trail-label-start = Empieza el jugador { $number }
trail-label-open = Descubrir { $what }
trail-label-blossom = Flor { $number }
trail-label-poison = { $title }: { $loss } de oro
trail-label-draw = { $title }

# --- por qué algo a la vista no se puede hacer

trail-not-gila = El Monstruo de Gila está encima: nadie puede tomarlo esta semana.
trail-not-last-marker = Tu último marcador tiene que ir al Orden de turno.
trail-not-new-marker = Podrás usar el marcador que recibiste en este turno desde tu próximo turno.
trail-not-new-dutchman = Podrás usar el Holandés que encontraste en este turno desde tu próximo turno.
trail-not-order-extra = El Jackalope no puede elegir el Orden de turno.
trail-not-order-due = Es la última semana: no se elige el Orden de turno.
trail-not-order-twice = Ya has elegido tu puesto para la próxima semana.
trail-not-order-taken = Alguien ya ha elegido este puesto.
trail-not-order-marker = El Orden de turno pide un Marcador de aventura y no tienes ninguno que usar.
trail-not-gateway = Aquí ya hay un marcador. Esta semana solo pueden actuar aquí un Holandés perdido o el Jackalope.
trail-not-arrow-taken = En este conjunto de Flechas ya hay un marcador. Esta semana solo pueden actuar aquí un Holandés perdido o el Jackalope.
trail-not-arrow-here = Ya estás aquí.
trail-not-arrow-far = Desde { $set }, { trail-side }, solo llegas a un espacio vecino o al mismo lado de otro conjunto de Flechas.
trail-not-row-full = Todos los espacios de este grupo están ocupados esta semana.
trail-not-again = Ya tienes un marcador en este grupo. Solo puedes volver aquí con un Holandés perdido, el Jackalope o la habilidad de una carta.
trail-not-coins = Cuesta { $price } de turquesa. Tus monedas valen { $worth }.
trail-not-fitting = No cabe en ningún sitio de tu mural.
trail-not-passages-full = Todos los espacios de las Etapas están ocupados esta semana.
trail-not-level = Pide { trail-terrain } { $need } y estás en { $have }: { $away ->
    [one] falta un paso
   *[other] faltan { $away } pasos
}.
trail-not-level-helped = Pide { trail-terrain } { $need } y estás en { $have }. Incluso con tus cartas { $away ->
    [one] falta un paso
   *[other] faltan { $away } pasos
}.

# --- cómo se llaman las cosas

trail-side = { $side ->
    [left] izquierda
    [top] arriba
    [right] derecha
   *[bottom] abajo
}
trail-claim = { $claim ->
    [size-5] tres piezas de tamaño 5
    [size-4] cuatro piezas de tamaño 4
    [size-3] cinco piezas de tamaño 3
    [size-2] seis piezas de tamaño 2
    [all-sizes] una pieza de cada tamaño de ambos tipos
    [mural] el mural completo
    [four-alike] cuatro Etapas de un mismo terreno
    [four-different] Etapas de cuatro terrenos
    [stock-3] toda la reserva a 3
    [stock-5] toda la reserva a 5
    [stock-7] toda la reserva a 7
   *[other] «{ $title }»
}
trail-amount = { $kind ->
    [turquoise] { $amount } de turquesa
    [copper] { $amount } de cobre
    [silver] { $amount } de plata
    [supplies] { $amount ->
        [one] 1 provisión
       *[other] { $amount } provisiones
    }
    [health] { $amount } de salud
    [water] { $amount } de agua
    [gold] { $amount } de oro
    [grit] { $amount } de coraje
    [mountain] { trail-steps } en Montaña
    [plateau] { trail-steps } en Meseta
    [desert] { trail-steps } en Desierto
    [canyon] { trail-steps } en Cañón
    [terrain] { trail-steps } en cualquier pista
    [resource] { $amount ->
        [1] 1 recurso a tu elección
       *[other] { $amount } recursos a tu elección
    }
    [antidote] devolver una ficha de Veneno
    [weather] una carta de Clima
    [spirit] un Espíritu
    [marker] el cuarto Marcador de aventura
   *[other] { $amount } { $kind }
}
trail-steps = { $amount ->
    [1] 1 paso
   *[other] { $amount } pasos
}
trail-nothing = nada
trail-gives = { AMOUNTS($gives, one: "trail-amount", none: "trail-nothing") }
trail-pays = { AMOUNTS($pays, one: "trail-amount", none: "trail-nothing") }
trail-corner = { $icon ->
    [star] una Estrella AZ
    [blossom] una Flor de saguaro
   *[antidote] devolver una ficha de Veneno
}
trail-counter = { $per ->
    [mountain-level] espacios en Montaña
    [plateau-level] espacios en Meseta
    [desert-level] espacios en Desierto
    [canyon-level] espacios en Cañón
    [lowest-level] espacios en tu pista más baja
    [highest-level] espacios en tu pista más alta
    [ladder] niveles de la Escalera
    [passages] Etapas
    [mountain-passages] Etapas de Montaña
    [plateau-passages] Etapas de Meseta
    [desert-passages] Etapas de Desierto
    [canyon-passages] Etapas de Cañón
    [passage-terrains] terrenos entre tus Etapas
    [cards] cartas
    [flora-cards] cartas de Flora
    [fauna-cards] cartas de Fauna
    [mountain-cards] cartas de Montaña
    [plateau-cards] cartas de Meseta
    [desert-cards] cartas de Desierto
    [canyon-cards] cartas de Cañón
    [card-terrains] terrenos entre tus cartas
    [stars] Estrellas AZ
    [pieces] piezas
    [flora-pieces] piezas de Flora
    [fauna-pieces] piezas de Fauna
    [size-2] piezas de tamaño 2
    [size-3] piezas de tamaño 3
    [size-4] piezas de tamaño 4
    [size-5] piezas de tamaño 5
    [blossoms] Flores
    [open-spaces] casillas libres de tu mural
    [covered-spaces] casillas cubiertas de tu mural
    [full-rows] filas completas de tu mural
    [full-columns] columnas completas de tu mural
    [turquoise] de turquesa
    [copper] de cobre
    [silver] de plata
    [supplies] provisiones
    [health] de salud
    [water] de agua
    [currency] de turquesa que valen tus monedas
    [resources] recursos
    [lowest-stock] de tu reserva más baja
    [gold] de oro
    [grit] de coraje
    [poison] fichas de Veneno
    [cubes] cubos en tus cartas
   *[turn-place] puestos en el orden de turno
}
trail-counter-one = { $per ->
    [mountain-level] espacio en Montaña
    [plateau-level] espacio en Meseta
    [desert-level] espacio en Desierto
    [canyon-level] espacio en Cañón
    [lowest-level] espacio en tu pista más baja
    [highest-level] espacio en tu pista más alta
    [ladder] nivel de la Escalera
    [passages] Etapa
    [mountain-passages] Etapa de Montaña
    [plateau-passages] Etapa de Meseta
    [desert-passages] Etapa de Desierto
    [canyon-passages] Etapa de Cañón
    [passage-terrains] terreno entre tus Etapas
    [cards] carta
    [flora-cards] carta de Flora
    [fauna-cards] carta de Fauna
    [mountain-cards] carta de Montaña
    [plateau-cards] carta de Meseta
    [desert-cards] carta de Desierto
    [canyon-cards] carta de Cañón
    [card-terrains] terreno entre tus cartas
    [stars] Estrella AZ
    [pieces] pieza
    [flora-pieces] pieza de Flora
    [fauna-pieces] pieza de Fauna
    [size-2] pieza de tamaño 2
    [size-3] pieza de tamaño 3
    [size-4] pieza de tamaño 4
    [size-5] pieza de tamaño 5
    [blossoms] Flor
    [open-spaces] casilla libre de tu mural
    [covered-spaces] casilla cubierta de tu mural
    [full-rows] fila completa de tu mural
    [full-columns] columna completa de tu mural
    [resources] recurso
    [poison] ficha de Veneno
    [cubes] cubo en tus cartas
    [turn-place] puesto en el orden de turno
   *[other] 1 { trail-counter }
}

# --- lo que pasó

trail-what = { $what ->
    [turquoise] turquesa
    [copper] cobre
    [silver] plata
    [supplies] provisiones
    [health] salud
   *[water] agua
}
trail-terrain = { $terrain ->
    [mountain] Montaña
    [plateau] Meseta
    [desert] Desierto
   *[canyon] Cañón
}
trail-cause = { $cause ->
    [gateway-week] Puerta
    [arrow] Flechas cruzadas
    [meeting] encuentro en las flechas
    [saguaro] Saguaro
    [passage] Etapa
    [gateway] Puerta
    [track] pista de terreno
    [flora] Flora
    [fauna] Fauna
    [mural] mural
    [ladder] Escalera
    [top] cima de la Escalera
    [weather] Clima
    [spirit] Espíritu
    [ability] habilidad
    [claim] logro
    [state48] Estado 48
    [first-card] Estado 48
    [poison] Veneno
    [row] fila
    [gila] Monstruo de Gila
    [order] Orden de turno
    [boost] impulso
   *[corner] carta
}

trail-event-start-player = Empieza { $name }.
trail-event-passage-opened = Etapa revelada: «{ $title }».
trail-event-card-opened = Carta revelada en la fila { $row }: «{ $title }».
trail-event-piece-opened = Pieza revelada: «{ $title }».
trail-event-state48-opened = Estado 48: { $title }.
trail-event-gateway-opened = La próxima Puerta es { $title }.
trail-event-terrain-marker = Se coloca un marcador de terreno en { trail-terrain } { $space }.
trail-event-week = Empieza la semana { $week }.
trail-event-turn = Le toca a { $name }.
trail-event-arrow-moved = { $name } se mueve a { $set }, { trail-side }.
trail-event-arrow-taken = { $name } toma la recompensa de { $set }, { trail-side }.
trail-event-gila = { $name } pone el Monstruo de Gila sobre { $group ->
    [passage] la Etapa { $number }
    [flora-card] la carta de Flora de la fila { $number }
    [fauna-card] la carta de Fauna de la fila { $number }
    [flora-piece] las piezas de Flora junto a la fila { $number }
   *[fauna-piece] las piezas de Fauna junto a la fila { $number }
}.
trail-event-saguaro = { $name } recibe el Saguaro.
trail-event-retired = { $name } se retira esta semana.
trail-event-marker-used = { $name } usa { $means ->
    [marker] un marcador
    [dutchman] un Holandés perdido
   *[jackalope] el Jackalope
} en { $what ->
    [passage] las Etapas
    [flora] la Flora
    [fauna] la Fauna
    [gateway] la Puerta
   *[arrow] las Flechas cruzadas
}.
trail-event-order-chosen = { $name } elige el puesto { $place } para la próxima semana.
trail-event-walked = { $name } recorre «{ $title }».
trail-event-card-taken = { $name } toma «{ $title }».
trail-event-star = { $name } recibe una Estrella AZ.
trail-event-cubes-loaded = «{ $title }» recibe { $cubes ->
    [1] un cubo
   *[other] { $cubes } cubos
}.
trail-event-ability = { $name } usa «{ $title }».
trail-event-gained = { $amount ->
    [0] { $name } ya no puede guardar más { trail-what } ({ trail-cause }).
   *[other] { $name }: +{ $amount } { $what ->
       [supplies] { $amount ->
           [one] provisión
          *[other] provisiones
       }
      *[other] de { trail-what }
   } ({ trail-cause }).
}
trail-event-lost = { $name }: −{ $amount } { $what ->
    [supplies] { $amount ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
} ({ trail-cause }).
trail-event-paid = { $name } paga { $amount } { $what ->
    [supplies] { $amount ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
} ({ trail-cause }).
trail-event-paid-coins = { $name } { $price ->
    [0] no paga nada
   *[other] paga
}{ $turquoise ->
    [0] { "" }
   *[other] { " " }{ $turquoise } de turquesa
}{ $copper ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { " " }
       *[other] { $silver ->
            [0] { " y " }
           *[other] { ", " }
        }
    }{ $copper } de cobre
}{ $silver ->
    [0] { "" }
   *[other] { $turquoise ->
        [0] { $copper ->
            [0] { " " }
           *[other] { " y " }
        }
       *[other] { " y " }
    }{ $silver } de plata
} ({ trail-cause }).
trail-event-gold = { $name }: { SIGNED($amount) } de oro ({ trail-cause }).
trail-event-grit = { $name }: { SIGNED($amount) } de coraje ({ trail-cause }).
trail-event-advanced = { $name } llega a { trail-terrain } { $space } ({ trail-cause }).
trail-event-advance-lost = { $name } ya está al final de la pista { trail-terrain }.
trail-event-dutchman = { $name } encuentra un Holandés perdido.
trail-event-no-dutchman = No queda ningún Holandés perdido para { $name }.
trail-event-marker = { $name } recibe el cuarto Marcador de aventura.
trail-event-poisoned = { $name } roba Veneno: { $title }.
trail-event-antidote = { $name } devuelve «{ $title }».
trail-event-piece-placed = { $name } coloca «{ $title }» en { $at }.
trail-event-blossom-placed = { $name } coloca una Flor de saguaro en { $at }.
trail-event-climbed = { $name } sube al nivel { $level }.
trail-event-boosted = { $name } compra un impulso por { $price } de turquesa.
trail-event-weather-mixed = Se vuelven a mezclar las cartas de Clima.
trail-event-weather-drawn = { $name } roba «{ $title }».
trail-event-weather = Clima: «{ $title }».
trail-event-spirit-taken = «{ $title }» se une a { $name }.
trail-event-spirit-used = { $name } usa «{ $title }».
trail-event-spirit-freed = «{ $title }» vuelve a estar libre.
trail-event-jackalope-unused = { $name } no ha usado el Jackalope: pierde un cubo.
trail-event-claimed = { $name } reclama { trail-claim }.
trail-event-placed = { $name } obtiene el puesto { $place } en «{ $objective }».
trail-event-recovery = Acaba la semana { $week }.
trail-event-turn-order = Orden de turno de la próxima semana: { $order }.
trail-event-card-under = «{ $title }» va al fondo de su mazo.
trail-event-new-deck = Entra en juego el mazo de Etapas { $deck }.
trail-event-final-open-spaces = { $name }: { SIGNED($amount) } de oro por casillas libres del mural.
trail-event-final-poison = { $name }: { SIGNED($amount) } de oro por Veneno.
trail-event-final-cubes = { $name }: { SIGNED($amount) } de oro por cubos.
trail-event-final-stars = { $name }: { SIGNED($amount) } de oro por Estrellas AZ.
trail-event-final-sets = { $name }: { SIGNED($amount) } de oro por conjuntos de cartas.
trail-event-game-over = La partida ha terminado.

# --- lo que dibuja la terminal

trail-draw-week = semana { $week }
trail-draw-gila = Gila en { $group ->
    [passage] Etapa { $number }
    [flora-card] Flora { $number }
    [fauna-card] Fauna { $number }
    [flora-piece] piezas de Flora { $number }
   *[fauna-piece] piezas de Fauna { $number }
}
trail-draw-saguaro = Saguaro
trail-draw-passages = Etapas
trail-draw-flora = Flora
trail-draw-fauna = Fauna
trail-draw-arrows = Flechas
trail-draw-gateway = Puerta
trail-draw-order = Orden
trail-draw-tracks = Pistas
trail-draw-ladder = Escalera
trail-draw-legend = t turquesa c cobre s plata · u provisiones h salud w agua ? cualquier recurso · g oro r coraje −90 posición del coraje · M Montaña P Meseta D Desierto C Cañón * cualquier terreno · ~ Clima S Espíritu m marcador + antídoto ★ Estrella AZ ✿ Flor · ▪ cubo ° Holandés ☻ marcador ☠ Veneno ▣ libre ⚑ contador ○ libre ✗ Gila · ▯ cartas ▭ Etapas zzz retirado ^ cima

# --- el mercado
trail-web-passages = Etapas
trail-web-deck = Mazo { $deck } de 4
trail-web-deck-left = { $kind ->
    [passages] Etapas
    [flora] Cartas de Flora
    [fauna] Cartas de Fauna
   *[gateways] Cartas de Puerta
} en el mazo: { $count }
trail-web-action-spaces = espacios
trail-web-spaces = { $free } de { $all } espacios de acción libres
trail-web-passage-about = { $name }, Etapa { $number }, { NUMBER($miles) } millas. { $flavour }
trail-web-you-have = tú { $have }
trail-web-barred = Bloqueado esta semana
trail-web-taken = tomada
trail-web-taken-what = { $title }, tomada por { $name }
trail-web-card-about = { $name } ({ trail-terrain }): { trail-gives }{ $icon ->
    [none] { "" }
   *[other] ; { trail-corner }
}{ $cubes ->
    [0] { "" }
    [1] ; un cubo, un uso
   *[other] ; { $cubes } cubos, uno por uso
}
trail-web-card-spent = { trail-web-card-about }; sin cubos
trail-web-passage-mine = { $name } ({ trail-terrain }), recorrida
trail-web-amounts = { trail-gives }
trail-web-takes = toma
trail-web-lack = { $asked } { $what ->
    [supplies] { $asked ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
}, tienes { $have }
trail-web-due = { $lacks }: tomas { $poison } de Veneno.
trail-web-old-new = { trail-web-old-new-of }: { $from } → { $to }
trail-web-changes-of = { $name }: { $changes }.
trail-web-old-new-of = { $kind ->
    [mountain] Montaña
    [plateau] Meseta
    [desert] Desierto
    [canyon] Cañón
    [gold] Oro
    [grit] Coraje
    [poison] Veneno
    [turquoise] Turquesa
    [copper] Cobre
    [silver] Plata
    [supplies] Provisiones
    [health] Salud
   *[water] Agua
}
trail-web-retire-sure = { $count ->
    [one] ¿Retirarte con un marcador sin usar?
   *[other] ¿Retirarte con { $count } marcadores sin usar?
}
trail-web-retiring = Te retiras por esta semana…
trail-web-pay = pagas
trail-web-get = recibes
trail-web-gila-costs = El Monstruo de Gila está en este grupo: 1 de salud más
trail-web-gila-group = { $group ->
    [flora-card] cartas
    [fauna-card] cartas
   *[other] piezas
}
trail-web-rows = Flora y Fauna
trail-web-flora = Flora
trail-web-fauna = Fauna
trail-web-price = precio
trail-web-price-of = { $price } de turquesa
trail-web-piece = { $name }, { $size } casillas
trail-web-cubes = { $count ->
    [one] un cubo
   *[other] { $count } cubos
}
trail-web-places = Flechas, Puerta, Orden de turno
trail-web-arrows = Flechas cruzadas
trail-web-gateway = Puerta
trail-web-gateway-next = Para todos: semana { $week }
trail-web-gateway-received = Semana { $week }, recibida
trail-web-order = Orden de turno
trail-web-order-about = Puesto { $place } en el orden de la próxima semana
trail-web-nth = { $place }.º
trail-web-rank = { trail-web-nth }
trail-web-free = gratis

# --- las pistas
trail-web-ladder = Escalera
trail-web-boost = impulso
trail-web-then = y
trail-web-boost-prices = Tras subir: primer impulso { $first }, segundo { $second } de turquesa
trail-web-boost-to = Nivel { $level }
trail-web-tracks = Pistas de terreno
trail-web-gives-dutchman = da un Holandés perdido
trail-web-space-about = { trail-terrain } { $space }: { trail-gives }{ $marker ->
    [0] {""}
   *[other] ; un Holandés perdido para quien llegue
}
trail-web-level-about = Nivel { $level }: { trail-gives }
trail-web-score = Oro − marcador de coraje
trail-web-a-grit = por coraje
trail-web-per-grit = Cuántos espacios mueve aquí su marcador cada punto de coraje
trail-web-up = sube,
trail-web-down = baja
trail-web-score-of = { $name }: oro { $gold }, coraje { $grit } (posición { $position }), puntuación { $score }
trail-web-state48 = Estado 48
trail-web-category = { $week ->
    [1] quien llegue antes
    [4] tras la semana 4
   *[other] al final
}
trail-web-objective = { $text }: { $gold } de oro{ $grit ->
    [0] {""}
   *[other] ; el primer puesto, también { $grit } de coraje
}
trail-web-pool = Banco
trail-web-free-spirit = Espíritu libre: { $name }, { trail-web-spirit-does }
trail-web-spirit-does = { $spirit ->
    [jackalope] una acción extra en cada una de dos semanas (T-9.8)
   *[other] por cada cubo, izquierda o derecha: { $rewards } (T-9.7)
}
trail-web-left = { $what ->
    [dutchman] Holandeses perdidos
    [blossom] Flores de saguaro
    [cube] Cubos
    [poison] Fichas de Veneno
   *[weather] Cartas de Clima no vistas
} restantes: { $count }

# --- un tablero
trail-web-gold = Oro
trail-web-grit = Coraje
trail-web-blossom = Flor de saguaro
trail-web-mural = Iconos del mural
trail-web-space-gives = { $at }: { trail-amount }
trail-web-mural-of = Mural: { $pieces }; { $open ->
    [one] 1 casilla libre
   *[other] { $open } casillas libres
}
trail-web-open-left = { $count ->
    [one] una casilla libre
   *[other] { $count } casillas libres
}
trail-web-worth = vale { $worth }
trail-web-stock-claims = Las seis a { $levels } o más: logro de coraje
trail-web-stock-of = { trail-what }: { $have } de { $end }
trail-web-your-stock = Tu reserva
trail-web-cards = Cartas
trail-web-no-cards = Aquí aparecerán tus cartas, Etapas y Espíritu.
trail-web-at-the-end = al final: conjuntos { $sets }, estrellas { $stars }
trail-web-claims = Logros
trail-web-claims-help = { $count ->
    [0] no te quedan contadores
    [1] usa tu último contador
   *[other] cada uno usa uno de tus { $count } contadores
}
trail-web-claim = { $claim ->
    [size-5] Tamaño 5
    [size-4] Tamaño 4
    [size-3] Tamaño 3
    [size-2] Tamaño 2
    [all-sizes] Los 8 tipos
    [mural] Mural
    [four-alike] 4 iguales
    [four-different] 4 distintas
    [stock-3] Todo a 3
    [stock-5] Todo a 5
   *[stock-7] Todo a 7
}
trail-web-claim-about = { $claim ->
    [size-5] Tres piezas de tamaño 5
    [size-4] Cuatro piezas de tamaño 4
    [size-3] Cinco piezas de tamaño 3
    [size-2] Seis piezas de tamaño 2
    [all-sizes] Una pieza de cada tamaño de ambos tipos
    [mural] Todo el mural cubierto
    [four-alike] Cuatro Etapas de un mismo terreno
    [four-different] Etapas de cuatro terrenos
    [stock-3] Tus seis marcadores de reserva a 3 o más
    [stock-5] Tus seis marcadores de reserva a 5 o más
   *[stock-7] Tus seis marcadores de reserva a 7 o más
}: { $have } de { $need }
trail-web-markers = Quedan { $count } de { $all } Marcadores de aventura
trail-web-trackers = { $count ->
    [0] No quedan contadores para logros
    [1] Queda un contador para logros
   *[other] Quedan { $count } contadores para logros
}
trail-web-stars = Estrellas AZ: { $count }
trail-web-poisons = Fichas de Veneno: { $count }
trail-web-others = Rivales
trail-web-open-board = Abrir el tablero de { $name }
trail-web-board-of = El tablero de { $name }
trail-web-retired = se retiró
trail-web-now = Puntuación actual
trail-web-if-now = Si la partida acabara ahora
trail-web-final = { $line ->
    [open-spaces] Casillas libres del mural
    [poison] Veneno
    [cubes] Cubos restantes
    [stars] Estrellas AZ
   *[sets] Conjuntos de cartas
}
trail-web-result-mural = El mural de { $name }
trail-web-result-final = Puntuación final
trail-web-result-before = Oro durante la partida
trail-web-result-marker = Posición del marcador de coraje (coraje)
trail-web-result-marker-short = Marcador de coraje
trail-web-result-weeks = Oro y marcador de coraje por semana
trail-web-result-chart-of = { $name }, al empezar, tras cada semana y al final. { $weeks }
trail-web-result-week = { $index }: oro { $gold }, marcador de coraje { $position }.
trail-web-start-points = Al empezar
trail-web-other-points = Otros

# --- las semanas
trail-web-weeks = Semanas
trail-web-week = Semana { $week }
trail-web-week-of = Semana { $week }: { $terrain }
trail-web-order-now = Orden de turno esta semana
trail-web-planning = Planificación
trail-web-journey = Travesía
trail-web-new-deck = Después entra en juego el siguiente mazo de Etapas
trail-web-state48-scored = Después se puntúa una carta de Estado 48

trail-web-plan-here = Desde { $set }, { trail-side }: a un espacio vecino o al mismo lado de otro conjunto de Flechas
trail-web-plan-anywhere = En la semana 1, cualquiera de los doce espacios
trail-web-plan-meet = Quienes ya están en tu nuevo espacio reciben
trail-web-plan-gila = Monstruo de Gila
trail-web-plan-gila-help = lo pone quien tiene menos oro
trail-web-plan-gila-now = Lo que ocupa queda bloqueado; el resto de ese grupo cuesta 1 de salud más
trail-web-plan-saguaro = Saguaro
trail-web-plan-saguaro-help = para quien está más abajo en la Escalera
trail-web-plan-from-2 = desde la semana 2

trail-web-effect-free = gratis
trail-web-effect-enter = aunque esté lleno
trail-web-effect-copy = otra vez
trail-web-effect-or = o
trail-web-effect-lower = cada nivel −{ $count }

# --- elegir
trail-web-spirit-short = Una acción extra por semana durante dos semanas
trail-web-price-is = Precio { $price }: paga con
trail-web-lost = { $lost } de más, sin cambio
trail-web-leaves = queda
trail-web-all-moves = { $count } jugadas posibles
trail-web-moves = Todas las jugadas
trail-web-away = { $steps ->
    [one] falta
   *[other] faltan
} { $what }
trail-web-away-one = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} en { trail-terrain }
# $at: casilla, como D3.
trail-web-spot-outside = En { $at }, parte de la pieza se saldría del mural.
# $at: casilla, como D3.
trail-web-spot-covered = En { $at }, la pieza taparía otra.
# $at: casilla, como D3.
trail-web-spot-apart = En { $at }, la pieza no tocaría ninguna otra por un lado.
# $at: casilla, como D3.
trail-web-spot-flag = En { $at }, la pieza no cubriría la bandera. La primera pieza debe cubrirla.
trail-web-not-yet = Ahora no
trail-web-means = Usar
trail-web-means-of = { $what ->
    [dutchman] Holandés
   *[marker] Marcador
}
trail-web-paid = Pagado con
trail-web-paid-help = se puede cambiar hasta que la pieza esté puesta
trail-web-exact = exacto
trail-web-weather-by = { $own ->
    [1] La jugaste tú.
   *[other] La jugó { $name }.
} Ahora se te aplica.
trail-web-since = Desde tu último turno
trail-web-since-help = haz clic en una línea para ver ese momento
trail-web-since-close = Mostrar los tableros de los rivales
trail-web-week-over = La semana { $week } ha terminado
trail-web-week-order = Orden de turno en la semana { $week }
trail-web-week-gains = Oro y coraje en la semana { $week }
trail-web-week-cards = Cartas nuevas: { $names }
trail-web-week-pieces = Piezas nuevas: { $names }
trail-web-hint-do = Jugarla
trail-web-place-here = Colocar aquí
trail-web-choice = Tus opciones
trail-web-gives = Qué ganas
trail-web-happened = Qué ha desencadenado
trail-web-in-order = en este orden
trail-web-look-at-a-spot = { $count ->
    [one] Brilla un lugar: señálalo para ver qué da.
   *[other] Brillan { $count } lugares: señala uno para ver qué da.
}

# --- teléfono
trail-web-tabs = Partes de la mesa
trail-web-tab = { $tab ->
    [market] Mercado
    [board] Mi tablero
    [tracks] Pistas
    [others] Rivales
   *[log] Historial
}
trail-web-segment = { $segment ->
    [passages] Etapas
    [flora] Flora
    [fauna] Fauna
   *[places] Lugares
}

# --- la vista de texto
trail-web-text-order = Orden de turno: { $order }
trail-web-text-weeks = Semanas: { $weeks }
trail-web-text-gila = El Monstruo de Gila está en: { $at }
trail-web-text-saguaro = Tiene el Saguaro: { $name }
trail-web-text-passage = { $name }: pide { $need }; paga: { trail-pays }; recibe: { trail-gives }; luego un paso en { trail-terrain }
trail-web-text-spaces = { $free } espacios libres; ocupados por { $who }
trail-web-text-row = Fila { $row }: { $card }
trail-web-text-taken = Fila { $row }: la carta la ha tomado { $name }
trail-web-text-pieces = Piezas: { $pieces }; marcadores de { $who }
trail-web-text-gila-asks = El Monstruo de Gila pide aquí 1 de salud más
trail-web-text-arrow = { $set }, { trail-side }: { trail-gives }; aquí: { $who }
trail-web-text-gateway = Puerta { $name }: { trail-gives }
trail-web-text-turn-order = Orden de turno { $place }: paga: { trail-pays }; elegido por { $name }
trail-web-text-track = { trail-terrain }: { $spaces }. Marcador de terreno en { $marker }. { $places }
trail-web-text-score = Oro { $gold }, coraje { $grit } (posición { $position }), puntuación { $score }
trail-web-text-keep = Marcadores: { $markers }; Holandeses: { $dutchmen }; contadores: { $trackers }; Estrellas AZ: { $stars }; Veneno: { $poison }
trail-web-text-cards = Cartas: { $cards }
trail-web-text-walked = Etapas: { $passages }; Espíritu: { $spirit }
trail-web-text-mural = Mural: { $pieces }; casillas libres: { $open }
trail-web-text-gateway-before = Última Puerta recibida: { $name }, { trail-gives }
trail-web-text-top = En la cima: { $gives } para los tres primeros en llegar; han llegado: { $arrived }
trail-web-text-boost = Impulso del nivel { $from } al { $to }: { $first } de turquesa como primer impulso, { $second } como segundo
trail-web-text-spirit = { $name }: cubos restantes { $cubes }; por cada uno, izquierda o derecha: { $rewards }

# Qué significa cada símbolo de Trail.

trail-legend = Símbolos
trail-legend-group = { $group ->
    [stock] Monedas y recursos
    [points] Puntos
    [terrain] Terrenos y pistas
    [cards] Cartas y sus esquinas
    [pieces] Piezas y marcadores
   *[places] Lugares del tablero
}
trail-legend-turquoise = Turquesa: una moneda que vale 1. Todos los precios van en turquesa.
trail-legend-copper = Cobre: una moneda que vale 2.
trail-legend-silver = Plata: una moneda que vale 3. No se da cambio.
trail-legend-supplies = Provisiones: un recurso que pagas por las Etapas y el Orden de turno. Por cada una que te falta tomas Veneno.
trail-legend-health = Salud: un recurso. El Monstruo de Gila cuesta 1 más en su grupo.
trail-legend-water = Agua: un recurso que pagas por las Etapas y el Orden de turno. Por cada una que te falta tomas Veneno.
trail-legend-resource = Cualquier recurso: provisiones, salud o agua, como quieras.
trail-legend-gold = Oro: sube tu marcador de oro.
trail-legend-grit = Coraje: cada uno baja tu marcador de coraje uno o más espacios. Tu puntuación es tu oro menos la posición de ese marcador.
trail-legend-star = Estrella AZ: 1, 3, 6, 10 o 15 de oro al final de la partida por tener de una a cinco. Quien tiene el Saguaro gana 1 de oro al momento.
trail-legend-poison = Veneno: cuesta al momento el oro que indica la ficha, y más al final.
trail-legend-antidote = Quitar Veneno: devuelve una ficha, ahora o nunca.
trail-legend-mountain = Montaña: un paso en su pista, que da monedas.
trail-legend-plateau = Meseta: un paso en su pista, que da recursos.
trail-legend-desert = Desierto: un paso en su pista, que da coraje.
trail-legend-canyon = Cañón: un paso en su pista, que da oro.
trail-legend-any = Cualquier terreno: un paso en la pista que elijas.
trail-legend-ladder = Escalera de elevación: cada pieza te sube un nivel.
trail-legend-boost = Impulso: tras subir, compra hasta dos niveles más.
trail-legend-passage = Etapa: recórrela si tus niveles bastan; paga, recibe y avanza en su terreno.
trail-legend-flora = Flora: plantas. Las cartas dan recursos, oro y un paso; las piezas tienen una base verde lisa.
trail-legend-fauna = Fauna: animales. Las cartas llevan cubos, uno por uso; las piezas tienen una base roja punteada.
trail-legend-cube = Cubo: un uso de una carta de Fauna o de un Espíritu; si sobra, 1 de oro al final de la partida.
trail-legend-blossom = Flor de saguaro: una pieza de una casilla, sin tamaño ni tipo. Solo te sube por la Escalera si la mesa eligió esa opción.
trail-legend-weather = Clima: roba dos cartas y elige una; se aplica a todos los que nombra.
trail-legend-spirit = Espíritu: un compañero con cubos. Una vez por turno, quita un cubo y gana la recompensa a su izquierda o a su derecha. El Jackalope hace, en cambio, una acción extra por semana.
trail-legend-state48 = Estado 48: objetivos para todos. La carta «1.º» se reclama; «4.º» y «8.º» puntúan tras esas semanas.
trail-legend-marker = Marcador de aventura: una acción cada uno. Uno por semana tiene que ir al Orden de turno, salvo en la última.
trail-legend-dutchman = Holandés perdido: un marcador extra para esta semana, que se encuentra en un marcador de terreno.
trail-legend-tracker = Contador de logros: cada logro usa uno de tus cuatro.
trail-legend-mural = Mural: tu primera pieza cubre la bandera y las demás se tocan lado con lado; ganas los iconos que cubres.
trail-legend-flag = Bandera del estado: tu primera pieza tiene que cubrirla.
trail-legend-gila = Monstruo de Gila: lo que ocupa queda bloqueado esta semana; el resto de su grupo cuesta 1 de salud más.
trail-legend-saguaro = Saguaro: lo tiene quien está más abajo en la Escalera; 1 de oro por cada Estrella AZ que alguien tome.
trail-legend-arrows = Flechas cruzadas: muévete a un espacio vecino o al mismo lado de otro conjunto de Flechas.
trail-legend-gateway = Puerta: da su recompensa a todos al empezar la próxima semana, y antes a un marcador.
trail-legend-order = Orden de turno: decide el orden de la próxima semana. Los primeros puestos cuestan más.
trail-legend-climb = Subir: un nivel arriba.

## Personajes y razones de una pista

bots-trail-jackrabbit-name = Liebre
bots-trail-jackrabbit-temper = Sale corriendo en todas direcciones y se deja el mapa en casa.
bots-trail-ringtail-name = Cacomixtle
bots-trail-ringtail-temper = Ágil, curioso y fácil de distraer.
bots-trail-bobcat-name = Lince
bots-trail-bobcat-temper = Se lanza sobre lo mejor que tiene a la vista.
bots-trail-owl-name = Búho
bots-trail-owl-temper = Quieto, gira la cabeza y rara vez falla.
bots-trail-elk-name = Uapití
bots-trail-elk-temper = Constante en las largas distancias.
bots-trail-puma-name = Puma
bots-trail-puma-temper = Te sigue durante semanas y te adelanta en la última.
trail-web-because = { $all } y { $last }
trail-why-gold = da { $amount } de oro ({ trail-cause })
trail-why-grit = da { $amount } de coraje ({ trail-cause })
trail-why-gold-lost = pierde { $amount } de oro ({ trail-cause })
trail-why-grit-lost = pierde { $amount } de coraje ({ trail-cause })
trail-why-claimed = reclama { trail-claim }
trail-why-spirit-taken = te trae a { $title }
trail-why-dutchman = encuentra un Holandés perdido
trail-why-marker = da el cuarto Marcador de aventura
trail-why-star = gana una Estrella AZ
trail-why-cubes-loaded = carga { $title }, para usarla { $cubes ->
    [1] una vez
    [2] dos veces
   *[other] { $cubes } veces
}
trail-why-climbed = sube al nivel { $level }
trail-why-piece-placed = cubre { $spaces ->
    [1] una casilla
   *[other] { $spaces } casillas
} de tu mural
trail-why-advanced = avanza a { trail-terrain } { $space }
trail-why-costs = cuesta { AMOUNTS($pays, one: "trail-why-price", none: "trail-nothing") }
trail-why-price = { $kind ->
    [marker] { $amount ->
        [1] 1 Marcador de aventura
       *[other] { $amount } Marcadores de aventura
    }
    [dutchman] { $amount ->
        [1] 1 Holandés perdido
       *[other] { $amount } Holandeses perdidos
    }
    [jackalope] el uso del Jackalope de esta semana
    [cube] { $amount ->
        [1] 1 cubo
       *[other] { $amount } cubos
    }
    [poison] { $amount ->
        [1] 1 ficha de Veneno al azar
       *[other] { $amount } fichas de Veneno al azar
    }
   *[other] { trail-amount }
}
trail-why-gains = da { trail-gives }
trail-why-gains-from = da { trail-gives } ({ trail-cause })
trail-why-stock = te deja con { trail-gives }
trail-why-lost = pierde { $amount } { $what ->
    [supplies] { $amount ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
} ({ trail-cause })
trail-why-gila = bloquea para todos esta semana { $group ->
    [passage] la Etapa { $number }; las demás Etapas cuestan 1 de salud más
    [flora-card] la carta de Flora de la fila { $number }; las demás cartas de Flora cuestan 1 de salud más
    [fauna-card] la carta de Fauna de la fila { $number }; las demás cartas de Fauna cuestan 1 de salud más
    [flora-piece] las piezas de Flora junto a la fila { $number }; las demás piezas de Flora cuestan 1 de salud más
   *[fauna-piece] las piezas de Fauna junto a la fila { $number }; las demás piezas de Fauna cuestan 1 de salud más
}
trail-why-other-gained = otra persona gana { $amount } { $what ->
    [supplies] { $amount ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
} ({ trail-cause })
trail-why-other-lost = otra persona pierde { $amount } { $what ->
    [supplies] { $amount ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
} ({ trail-cause })
trail-why-other-gold = oro de otra persona: { SIGNED($amount) } ({ trail-cause })
trail-why-other-grit = coraje de otra persona: { SIGNED($amount) } ({ trail-cause })
trail-why-nothing = no cuesta nada y aún no cambia nada
trail-why-ends-week = no cuesta nada y termina la semana
trail-why-order-chosen = te da el puesto { $place } en el orden de la próxima semana
trail-why-walked = recorre { $title }
trail-why-card-taken = toma { $title }
trail-why-blossom-placed = cubre { $at } con una Flor de saguaro
trail-why-antidote = devuelve { $title }
trail-why-weather = juega el Clima «{ $title }»

## El laboratorio

lab-figure-trail-gold = Oro
lab-figure-trail-grit = Coraje
lab-figure-trail-mural = Casillas del mural cubiertas
lab-figure-trail-ladder = Nivel de la Escalera
lab-figure-trail-pieces = Piezas puestas
lab-figure-trail-cards = Cartas
lab-figure-trail-passages = Etapas
lab-figure-trail-poison = Fichas de Veneno
lab-figure-trail-claims = Logros
lab-figure-trail-mountain = Pista de Montaña
lab-figure-trail-plateau = Pista de Meseta
lab-figure-trail-desert = Pista de Desierto
lab-figure-trail-canyon = Pista de Cañón
lab-kind-trail-flora = Carta de Flora
lab-kind-trail-fauna = Carta de Fauna
lab-kind-trail-piece = Pieza
lab-kind-trail-passage = Etapa
lab-kind-trail-gateway = Puerta
lab-kind-trail-weather = Clima
lab-kind-trail-spirit = Espíritu
lab-kind-trail-claim = Logro
lab-kind-trail-ability = Habilidad de Fauna
lab-kind-trail-action = Acción
lab-kind-trail-state48 = Carta de Estado 48
lab-action-trail-order = Orden de turno
lab-action-trail-passage = Recorrer una Etapa
lab-action-trail-flora = Fila de Flora
lab-action-trail-fauna = Fila de Fauna
lab-action-trail-arrow = Flechas
lab-action-trail-gateway = Visitar la Puerta
lab-claim-trail-size-5 = Tres piezas de 5
lab-claim-trail-size-4 = Cuatro piezas de 4
lab-claim-trail-size-3 = Cinco piezas de 3
lab-claim-trail-size-2 = Seis piezas de 2
lab-claim-trail-all-sizes = Una de cada tamaño de ambos tipos
lab-claim-trail-mural = Mural completo
lab-claim-trail-four-alike = Cuatro Etapas de un mismo terreno
lab-claim-trail-four-different = Etapas de cuatro terrenos
lab-claim-trail-stock-3 = Toda la reserva a 3
lab-claim-trail-stock-5 = Toda la reserva a 5
lab-claim-trail-stock-7 = Toda la reserva a 7
lab-claim-trail-first-1 = Primera carta de Estado 48, fila 1
lab-claim-trail-first-2 = Primera carta de Estado 48, fila 2
lab-claim-trail-first-3 = Primera carta de Estado 48, fila 3
lab-claim-trail-first-4 = Primera carta de Estado 48, fila 4
lab-source-trail-grit = Coraje
lab-source-trail-passage = Etapas
lab-source-trail-state48 = Cartas de Estado 48, semanas 4 y 8
lab-source-trail-first-card = Primera carta de Estado 48
lab-source-trail-final-sets = Conjuntos de terrenos
lab-source-trail-final-stars = Estrellas AZ
lab-source-trail-final-cubes = Cubos en cartas
lab-source-trail-final-poison = Veneno al final
lab-source-trail-final-open-spaces = Casillas libres del mural
lab-source-trail-flora = Cartas de Flora
lab-source-trail-fauna = Cartas de Fauna
lab-source-trail-track = Pistas de terreno
lab-source-trail-mural = Mural
lab-source-trail-ladder = Escalera
lab-source-trail-top = Cima de la Escalera
lab-source-trail-weather = Clima
lab-source-trail-spirit = Espíritus
lab-source-trail-ability = Habilidades de Fauna
lab-source-trail-claim = Logros
lab-source-trail-gateway = Puertas
lab-source-trail-gateway-week = Puerta de la semana
lab-source-trail-arrow = Flechas
lab-source-trail-poison = Veneno robado
lab-source-trail-saguaro = Saguaro

## La página

web-key-trail-spots-does = al colocar: mover la pieza de sitio en sitio; Intro la pone
web-key-trail-things-does = en la mesa: siguiente elemento; los atenuados dicen por qué
web-key-trail-moves-does = todas las jugadas y lo que da cada una
web-key-trail-log-does = en el historial: de línea en línea; Intro muestra ese momento
web-option-trail-last_turn_order = Orden de turno en la semana 8
web-choice-trail-last_turn_order-true = se elige
web-choice-trail-last_turn_order-false = se omite
web-option-trail-blossom_climbs = Las Flores suben por la Escalera
web-choice-trail-blossom_climbs-true = sí
web-choice-trail-blossom_climbs-false = no
web-option-trail-jackalope_moves_tracker = El Jackalope en las Flechas cruzadas
web-choice-trail-jackalope_moves_tracker-true = mueve tu indicador
web-choice-trail-jackalope_moves_tracker-false = toma una recompensa a elegir

web-game-trail = Trail
web-caption-trail = 800 millas · Ocho semanas · 2–4 jugadores
web-poster-trail = Trail: una senderista al borde del Gran Cañón
web-line-trail = Ocho semanas a pie, ochocientas millas de Arizona.
web-facts-trail = De dos a cuatro jugadores, unos 90 minutos

# La primera semana guiada. `{ $other }` es el nombre del bot.

lesson-trail-welcome-title = Ocho semanas en la senda
lesson-trail-welcome = El oro sube un marcador desde 0; el coraje baja otro desde 100. Al final, tu puntuación es cuánto sobrepasa tu oro a tu marcador de coraje, así que necesitas algo de los dos. Todos empiezan en −100.
lesson-trail-week-title = Una semana tiene tres partes
lesson-trail-week = La Planificación trae recompensas y condiciones nuevas. En la Travesía usas tus marcadores, uno por turno. La Recuperación vuelve a llenar el tablero. Los símbolos de la tira muestran cuándo cambian las Etapas y cuándo puntúan las cartas de Estado 48.
lesson-trail-stock-title = Tu reserva
lesson-trail-stock = Tres monedas: la turquesa vale 1, el cobre 2, la plata 3. Tres recursos: provisiones, salud y agua. Puedes tener diez de cada como mucho. La Puerta acaba de dar a todos los recursos de esta semana.
lesson-trail-arrow-title = Las Flechas cruzadas
lesson-trail-arrow = La Planificación empieza con un movimiento en las flechas, y ganas lo que muestra tu nuevo espacio. Elige el que da un paso gratis en cualquier pista y avanza en Cañón: sus espacios dan oro.
lesson-trail-gila-title = El Monstruo de Gila
lesson-trail-gila = { $other } es quien menos oro tiene y ha puesto el Monstruo de Gila. Nadie puede tomar esa carta esta semana, y las demás del mismo tipo cuestan 1 de salud más.
lesson-trail-market-title = El mercado
lesson-trail-market = Ahora, la Travesía. Las Etapas piden niveles en las pistas de terreno y cuestan recursos; el nivel que te falta se ve en rojo.
lesson-trail-cubes-title = Las plantas dan, los animales trabajan
lesson-trail-cubes = En las filas, una carta o una pieza para tu mural cuesta de 1 a 4 de turquesa. Una carta de Flora da sus recompensas al momento. Una de Fauna trae cubos: cada cubo es un uso de su habilidad, en el momento que indica. Cada cubo que quede al final de la partida vale 1 de oro. Toda carta da además un paso gratis en la pista de su terreno.
lesson-trail-walk-title = Recorre una Etapa
lesson-trail-walk = Todo lo que puedes hacer ahora tiene un fino borde turquesa. Tu paso en Cañón te ha abierto Temporal Gulch. Paga 1 de salud; recibe 1 de cobre, 2 de oro y otro paso en Cañón. Los pasos así son gratis, y ganas lo que muestra el nuevo espacio.
lesson-trail-piece-title = Toma una pieza
lesson-trail-piece = { $other } ha jugado, y un Día azul perfecto ha dado algo a todos. Tu próximo marcador toma el abeto de Douglas de la fila 4. Cuesta 4, y tus 2 de cobre lo pagan justo.
lesson-trail-place-title = Ponla en tu mural
lesson-trail-place = Tu primera pieza tiene que cubrir la bandera, y las piezas nunca se giran. Señala los lugares que brillan para ver qué da cada uno: aquí el árbol cubre tres símbolos de terreno, y cada uno es un paso gratis en su pista.
lesson-trail-place-touch = Tu primera pieza tiene que cubrir la bandera, y las piezas nunca se giran. Toca los lugares que brillan para ver qué da cada uno: aquí el árbol cubre tres símbolos de terreno, y cada uno es un paso gratis en su pista. Después pulsa Colocar aquí.
lesson-trail-ladder-title = Escalera arriba
lesson-trail-ladder = Cada pieza te sube un nivel. Después puedes comprar hasta dos impulsos de un nivel más. Los niveles dan pasos, Clima, Espíritus y coraje. Ahorra esta vez y para aquí.
lesson-trail-order-title = Orden de turno
lesson-trail-order = Cada semana, salvo la última, un marcador tiene que ir al Orden de turno, y este es el último que te queda: no sirve para otra cosa. Decide el orden de la próxima semana. El primer puesto es el más caro. Tómalo: en la semana 2 empiezas tú.
lesson-trail-claims-title = Logros y final de la partida
lesson-trail-claims = En tus turnos puedes reclamar hasta cuatro logros, con un contador cada uno. Al final de la partida, las casillas libres del mural y el Veneno cuestan oro; las Estrellas AZ, los cubos que quedan en tus cartas y los conjuntos de terrenos distintos dan oro.
lesson-trail-end-title = La semana 2 es tuya
lesson-trail-end = Señala cualquier cosa de la mesa para ver su regla. Pista muestra qué haría un bot fuerte. Deshacer retira tus pasos mientras no haya intervenido el azar. Sigue desde aquí o empieza tu propia partida.
lesson-trail-end-touch = Toca cualquier cosa de la mesa para ver su regla. Pista muestra qué haría un bot fuerte. Deshacer retira tus pasos mientras no haya intervenido el azar. Sigue desde aquí o empieza tu propia partida.

## Segunda partida guiada

lesson-trail-more-welcome-title = Compañía en la senda
lesson-trail-more-welcome = Ya sabes cómo funciona una semana. Las siguientes traen Holandeses perdidos, Veneno, logros y Espíritus. Es la semana 3, te quedan dos marcadores y { $other } tiene el Jackalope, uno de los cuatro Espíritus.
lesson-trail-more-walk-title = Un marcador en la pista
lesson-trail-more-walk = Recorre Gila River Canyons por 1 de salud y 2 de agua. Su paso te lleva al marcador de terreno del espacio 4 de la pista Cañón. Quien llega a ese espacio encuentra un Holandés perdido, mientras queden.
lesson-trail-more-dutchman-title = El Holandés perdido
lesson-trail-more-dutchman = { $other } ha jugado, y Nieve temprana ha costado 1 provisión a todos. Tu último marcador de aventura tiene que ir al Orden de turno. El Holandés es un marcador extra para todo lo demás, pero solo hasta que acabe la semana.
lesson-trail-more-poison-title = Veneno
lesson-trail-more-poison = El Monstruo de Gila está en las piezas de Flora de la fila 3, así que las demás piezas de Flora cuestan 1 de salud más. No te queda nada. Por cada recurso que no puedas pagar, tomas una ficha de Veneno, que te cuesta de 1 a 3 de oro. Toma el Ocotillo de todos modos.
lesson-trail-more-place-title = El precio del Veneno
lesson-trail-more-place = El Alacrán de corteza te ha costado 3 de oro, y te quedas la ficha. Al final de la partida una ficha cuesta 1 de oro, dos cuestan 3, tres cuestan 6. Coloca el Ocotillo en la esquina superior derecha: cubre 1 de plata, 2 de oro y 1 de agua.
lesson-trail-more-place-touch = El Alacrán de corteza te ha costado 3 de oro, y te quedas la ficha. Al final de la partida una ficha cuesta 1 de oro, dos cuestan 3, tres cuestan 6. Toca la esquina superior derecha: allí el Ocotillo cubre 1 de plata, 2 de oro y 1 de agua. Después pulsa Colocar aquí.
lesson-trail-more-claim-title = Reclama un logro
lesson-trail-more-claim = Tu mural tiene cinco piezas. Es un objetivo de la primera carta de Estado 48, y nadie lo ha reclamado aún: quien lo hace primero gana 3 de oro y 1 de coraje. Un logro usa uno de tus cuatro contadores para el resto de la partida. Reclámalo ahora.
lesson-trail-more-boost-title = Un nivel más
lesson-trail-more-boost = La pieza te ha subido al nivel 9, que te ha dado 1 de coraje. Aquí un impulso cuesta 2. Pagas con tu plata, que vale 3, sin cambio. Merece la pena: el nivel 10 da un Espíritu. Compra el impulso.
lesson-trail-more-spirit-title = Elige un Espíritu
lesson-trail-more-spirit = Puedes elegir un Espíritu que nadie tenga y que no hayas tenido nunca. { $other } tiene el Jackalope, y tú ya has tenido el Pecarí. Elige la Tortuga del desierto.
lesson-trail-more-cube-title = Pide ayuda a la Tortuga
lesson-trail-more-cube = Una vez por turno, quita un cubo y gana la recompensa de su izquierda o la de su derecha, no las dos. La recompensa izquierda del segundo cubo quita una ficha de Veneno y da 1 de salud. Úsala para librarte del alacrán. Los 3 de oro están perdidos, pero al final de la partida no contará.
lesson-trail-more-again-title = Una vez por turno
lesson-trail-more-again = { $other } no pudo pagar del todo una Etapa y también ha tomado Veneno. En este turno puedes usar otra vez la Tortuga: su tercer cubo da 1 de coraje. Tras su último cubo, un Espíritu te deja. Cada cubo que quede al final de la partida vale 1 de oro.
lesson-trail-more-order-title = Tu último marcador
lesson-trail-more-order = A tu último marcador de aventura solo le queda el Orden de turno. El Espíritu no ha gastado ningún marcador. Elige otra vez el primer puesto.
lesson-trail-more-end-title = La semana 4 es tuya
lesson-trail-more-end = El Holandés ha vuelto al banco, y la Tortuga se queda contigo. { $other } no usó el Jackalope y perdió uno de sus dos cubos: hace una acción extra cada semana, o el cubo se pierde. Sigue desde aquí o empieza tu propia partida.

## Referencia rápida

trail-aid-prices = Precios
trail-aid-what = Por
trail-aid-price = Precio
trail-aid-row = Fila { $row }: carta o pieza de tamaño { $size }
trail-aid-level = Nivel
trail-aid-gives = Da
trail-aid-boosts = Impulsos
trail-aid-from-level = Desde el nivel
trail-aid-boost-prices = Primero / segundo, en turquesa
trail-aid-grit = Tu coraje
trail-aid-spaces = Cada uno mueve el marcador
trail-aid-gold = Oro
trail-aid-each-more = { $points }; { $gold } por cada una más
trail-aid-sets = 2 terrenos +{ $of2 }, 3 terrenos +{ $of3 }, 4 terrenos +{ $of4 }

# En papel.

trail-print-passages = Cartas de Etapa
trail-print-nature = Cartas de Flora y Fauna
trail-print-gateways = Cartas de Puerta
trail-print-weather = Clima
trail-print-state48 = Cartas de Estado 48
trail-print-spirits = Espíritus
trail-print-pieces = Piezas
trail-print-board = Tablero de jugador
trail-print-boards = Tablero de juego
trail-print-tokens = Marcadores y fichas
trail-print-poison = Fichas de Veneno
trail-print-cubes = Cubos de carta
trail-print-dutchmen = Holandeses perdidos
trail-print-terrain-markers = Marcadores de terreno
trail-print-deck = Mazo { $deck }
trail-print-miles = { DECIMAL($miles) } millas
trail-print-display = Aquí, o debajo del tablero, quedan tu Flora, tu Fauna, tus Etapas y tu Espíritu.
trail-print-claim-trackers = Contadores de logros
trail-print-score-how = El oro sube desde 0, el coraje baja desde 100. Espacios por cada coraje:
trail-print-flora-row = Carta de Flora, fila { $row }
trail-print-fauna-row = Carta de Fauna, fila { $row }
trail-print-flora-pieces = Piezas de Flora, tamaño { $size }
trail-print-fauna-pieces = Piezas de Fauna, tamaño { $size }
trail-print-two-up = dos a la vista
trail-print-refresh = Tras las semanas 1–7: la carta que quede en la fila 1 va bajo su mazo, las demás pasan a la fila de la izquierda y se rellenan los huecos.
trail-print-third-spaces = Mercado · terceros espacios solo con tres o cuatro jugadores
trail-print-left-half = mitad izquierda del tablero
trail-print-join = Aquí se une la mitad derecha
trail-print-passage-space = Etapa { $number }
trail-print-state-space = Estado 48, { $category }
trail-print-gateway-space = Carta y mazo de Puertas
trail-print-grit-side = Cada coraje mueve { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
} en este lado
trail-print-need-levels = alcanza los niveles, paga los recursos
trail-print-first-only = solo el 1.º
trail-print-new-deck = mazo nuevo
trail-print-boost-prices = precio de los impulsos: primero, segundo
trail-print-foot = Inicio
trail-print-blossoms-how = Preparación: da la vuelta a una Flor por pista, de arriba abajo. Su número es el espacio del marcador de terreno.
trail-print-flag-count = Marcador de senda
trail-print-figures = Figuras, Flores y Veneno
trail-print-figures-title = Doblar y pegar
trail-print-make-board = Coloca las dos mitades del tablero una al lado de la otra. Las cartas van fuera, junto a los bordes discontinuos.
trail-print-make-whole = Imprime el tablero en papel A3 o tabloide. Las cartas van fuera, junto a los bordes discontinuos.
trail-print-game-board = Tablero
trail-print-game-board-halves = Dos páginas
trail-print-game-board-whole = Una página (A3 o tabloide)
trail-print-figure-count = Figuras de Espíritu
trail-print-blossom-count = Flores de saguaro
trail-print-tracker-count = Contadores
trail-print-marker-count = Marcadores de aventura
trail-print-stock-count = Marcadores de reserva
trail-print-score-count = Marcadores de oro y coraje
trail-print-figures-fold = Figuras: recorta, dobla por las líneas discontinuas y pega un pie sobre el otro.
trail-print-folded = Flores y Veneno: dobla por la mitad y pega; el número queda detrás.
trail-print-player = Jugador { $seat }
trail-print-shared = Para todos

## Mirar atrás

trail-where-week = Semana { $week }
trail-it = { $when ->
    [far] En las líneas mostradas
   *[now] De inmediato
}
trail-review-points = { trail-it } da { $more ->
    [one] un punto
   *[other] { $more } puntos
}; { review-other } da { $less }.
trail-review-claims = { trail-it } consigue { trail-claim }; { review-other } no.
trail-review-finds = { trail-it } { $thing ->
    [dutchman] encuentra un Holandés perdido
    [marker] da el cuarto Marcador de aventura
   *[star] gana una Estrella AZ
}; { review-other } no.
trail-review-climbs = { trail-it } sube al nivel { $level }; { $less ->
    [0] { review-other } no sube.
   *[other] { review-other } solo al { $less }.
}
trail-review-covers = { trail-it } cubre { $more ->
    [one] una casilla
   *[other] { $more } casillas
} del mural; { review-other } cubre { $less }.
trail-review-steps = { trail-it } avanza { $more ->
    [one] un paso
   *[other] { $more } pasos
} en las pistas de terreno; { review-other } avanza { $less }.
trail-review-gains = { trail-it } da { $more } { $what ->
    [supplies] { $more ->
        [one] provisión
       *[other] provisiones
    }
   *[other] de { trail-what }
}; { review-other } da { $less }.
trail-review-costs = { trail-it } cuesta monedas por valor de { $less } de turquesa; { review-other } cuesta { $more }.

## En los dibujos de las reglas

trail-picture-grit = { $points } por coraje
trail-picture-row = fila { $row }
trail-picture-card = carta
trail-picture-flag = la primera, en la bandera
trail-picture-joined = lado con lado
trail-picture-touching = solo una esquina
trail-picture-overlapping = sobre otra pieza
trail-picture-new = nueva

## Un paquete de contenido, visto en el navegador

trail-pack-table-pack = El paquete
trail-pack-table-limits = Componentes
trail-pack-table-start = Preparación
trail-pack-table-weeks = Semanas
trail-pack-table-track = Pistas de terreno
trail-pack-table-ladder = Escalera de elevación
trail-pack-table-arrows = Flechas cruzadas
trail-pack-table-turn_order = Orden de turno
trail-pack-table-spaces = Espacios para marcadores
trail-pack-table-mural = Mural
trail-pack-table-grit = Coraje
trail-pack-table-blossoms = Flores de saguaro
trail-pack-table-fauna = Fauna
trail-pack-table-flora = Flora
trail-pack-table-gateway = Puertas
trail-pack-table-passage = Etapas
trail-pack-table-piece = Piezas
trail-pack-table-poison = Veneno
trail-pack-table-spirit = Espíritus
trail-pack-table-card = Estado 48
trail-pack-table-weather = Clima
trail-pack-field-authors = autores
trail-pack-field-licence = licencia
trail-pack-field-stock = reserva
trail-pack-field-cubes = cubos
trail-pack-field-dutchmen = Holandeses perdidos
trail-pack-field-claims = logros por jugador
trail-pack-field-terrain = terreno
trail-pack-field-spaces = espacios
trail-pack-field-levels = niveles
trail-pack-field-top = arriba
trail-pack-field-card-row = logros
trail-pack-field-first = primer impulso
trail-pack-field-second = segundo impulso
trail-pack-field-left = izquierda
trail-pack-field-right = derecha
trail-pack-field-bottom = abajo
trail-pack-field-prices = precios
trail-pack-field-passage = Etapas, según el número de jugadores
trail-pack-field-row = filas, según el número de jugadores
trail-pack-field-arrows = flechas
trail-pack-field-gateway = Puerta
trail-pack-field-rows = filas
trail-pack-field-icons = iconos
trail-pack-field-start = empieza en
trail-pack-field-sides = casillas y puntos de cada lado
trail-pack-field-beyond = más allá
trail-pack-field-numbers = en los números
trail-pack-field-gain = da
trail-pack-field-loss = quita
trail-pack-field-rewards = recompensas
trail-pack-field-says = para dos, tres y cuatro jugadores
trail-pack-field-flavour = texto de ambientación
trail-pack-word-mountain = Montaña
trail-pack-word-plateau = Meseta
trail-pack-word-desert = Desierto
trail-pack-word-canyon = Cañón

# Retos.

trail-puzzle-goal = El máximo de puntos en este turno
trail-puzzle-about = Semana { $week }, te toca. Puedes conseguir { $points } puntos de oro y coraje antes de que acabe el turno o se robe algo.
trail-puzzle-why-all = El turno { $reasons }.
trail-puzzle-theme-mural = Mural
trail-puzzle-theme-passage = Etapa
trail-puzzle-theme-card = Carta
trail-puzzle-theme-claim = Logro
trail-puzzle-theme-ladder = Escalera
trail-puzzle-theme-terrain = Pistas de terreno
trail-puzzle-theme-ability = Habilidad
trail-puzzle-theme-spirit = Espíritu
trail-puzzle-theme-arrows = Flechas cruzadas
trail-puzzle-theme-grit = Coraje

# --- workshop

trail-letter-covered = cubierta
trail-letter-open = libre
trail-edit-field-card = sus tres cartas
trail-edit-field-miles = millas
trail-edit-field-deck = mazo
trail-edit-field-need = niveles exigidos
trail-edit-field-pay = coste
trail-edit-field-icon = icono de esquina
trail-edit-field-moment = cuándo se usa
trail-edit-field-tone = tono
trail-edit-field-two = para dos
trail-edit-field-three = para tres
trail-edit-field-four = para cuatro
trail-edit-field-category = cuándo puntúa
trail-edit-field-want = requisito
trail-edit-field-gold = oro por puesto
trail-edit-field-grit = coraje para el primer puesto
trail-edit-field-shape = forma
trail-edit-field-art = dibujo
trail-fault-numbers = Se esperan números de 1 a { $most }
trail-fault-blossoms = Se esperan cuatro números distintos del 4 al 9
trail-fault-first-space = La casilla 1, donde todos empiezan, no lleva premio
trail-fault-levels = Se esperan { $count } niveles con «{ $word }»; hay { $found }
trail-fault-top = El nivel 21 no lleva nada: su premio es «top»
trail-fault-price = Se esperan precios de 0 a { $high }; hay { $found }
trail-fault-mural-row = Fila { $row }: se esperan { $size } casillas; hay { $found }
trail-fault-no-icon = Fila { $row }: ningún icono se llama «{ $icon }»
trail-fault-one-amount = Se espera una cantidad como «2 gold»
trail-fault-flag = Se espera una bandera «{ $flag }»; hay { $found }
trail-fault-sides = Se esperan pares [unidades, casillas]
trail-fault-word = «{ $word }» no es { $what ->
    [kind] ningún tipo
   *[counter] ninguna cuenta
}{ $near ->
    [none] { "" }
   *[other] { "" } (¿querías decir «{ $near }»?)
}; se espera uno de: { $known }
trail-fault-amount = «{ $text }»: se espera un número y un tipo, como «2 water»
trail-fault-number = «{ $text }»: se espera un número de 1 a 12
trail-fault-twice = «{ $word }» aparece dos veces en «{ $text }»
trail-fault-gained-only = «{ $word }» solo se puede ganar
trail-fault-kind-here = «{ $word }» no va aquí; se espera uno de: { $known }
trail-fault-exchange = «{ $text }»: se espera «exchange <cantidades> for <cantidades>»
trail-fault-verb = «{ $text }»: se espera gain, lose, pay, exchange, discount, free, lower, enter o copy con lo que le sigue
trail-fault-no-amount = «{ $text }»: falta una cantidad
trail-fault-per = «{ $text }»: se espera «per <número> <cuenta> [max <número>]»
trail-fault-discount = «{ $text }»: se espera «discount n on row, flora, fauna o boost» o «discount n <recurso> on passage u order»
trail-fault-options = «{ $text }»: seis opciones como mucho
trail-fault-no-or = «{ $text }»: en el momento «{ $moment }» no cabe «or»
trail-fault-ladder-only = «{ $word }» solo lo da la Escalera
trail-fault-moment = «{ $text }» no encaja en el momento «{ $moment }»
trail-fault-no-price = «{ $text }»: en el momento «{ $moment }» no hay precio que cambiar
trail-fault-nothing = «{ $text }» no cambia nada en el momento «{ $moment }»
trail-fault-clause = «{ $text }»: se espera «<quién>: <efecto>»
trail-fault-weather = «{ $text }»: el Clima da, quita, cobra o cambia
trail-fault-who = «{ $text }»: se espera each, drawer, others, «most <cuenta>», «fewest <cuenta>», «<cuenta> >= <número>» o «<cuenta> <= <número>»
trail-fault-id = Solo a-z, 0-9 y «-»; hay «{ $found }»
trail-fault-no-terrain = Se espera al menos un terreno
trail-fault-cards = Se esperan de { $low } a { $high } cartas; hay { $found }
trail-fault-other-card = «{ $found }» ya es el nombre de otra carta
trail-fault-twelve = Se esperan al menos doce efectos distintos
trail-fault-pairs = Se espera un par por cubo (ninguno para el Jackalope): { $size }; hay { $found }
trail-fault-pair = Se espera [izquierda, derecha] para el cubo { $cube }
trail-fault-falling = Se esperan números decrecientes de 0 a 30; hay { $found }
trail-fault-compare = Se espera «>= n» o «<= n»; hay «{ $found }»
trail-fault-most = Se espera «most» o «fewest»; hay «{ $found }»
trail-fault-tokens = Se esperan cuatro fichas de { $number }; hay { $found }
trail-fault-pieces = Se esperan de { $low } a { $high } piezas; hay { $found }
trail-fault-used = «{ $found }» ya está usado
trail-fault-card-id = Se espera el nombre de una carta de { $kind ->
    [flora] Flora
   *[fauna] Fauna
}; hay «{ $found }»{ $near ->
    [none] { "" }
   *[other] . ¿Querías decir «{ $near }»?
}
trail-fault-sizes = Se esperan al menos { $low } piezas de tamaño { $size }; hay { $found }
trail-fault-shape = Se esperan { $high } columnas como mucho, de «{ $covered }» y «.»; hay «{ $found }»
trail-fault-covered = Se esperan { $size } casillas; hay { $found }
trail-fault-empty = No se esperan filas ni columnas vacías
trail-word = { $word ->
    [gain] ganar
    [lose] perder
    [pay] pagar
    [exchange] cambiar
    [discount] descuento de
    [free] gratis
    [lower] bajar
    [enter] entrar en
    [copy] copiar
    [and] y
    [or] o
    [per] por cada
    [max] como mucho
    [for] por
    [on] en
    [each] cada uno
    [drawer] quien roba
    [others] los demás
    [most] quien más
    [fewest] quien menos
    [row] fila
    [flora] Flora
    [fauna] Fauna
    [boost] impulso
    [passage] Etapa
    [order] Orden de turno
    [gila] Monstruo de Gila
    [arrow] flecha
    [gateway] Puerta
    [turquoise] turquesa
    [copper] cobre
    [silver] plata
    [supplies] provisiones
    [health] salud
    [water] agua
    [gold] oro
    [grit] coraje
    [mountain] Montaña
    [plateau] Meseta
    [desert] Desierto
    [canyon] Cañón
    [terrain] cualquier pista
    [resource] recurso a elegir
    [antidote] antídoto
    [weather] Clima
    [spirit] Espíritu
    [marker] Marcador de aventura
   *[other] { $word }
}
trail-reads-moment = { $moment ->
    [turn] En tu turno:
    [row] Al tomar de una fila:
    [boost] Al comprar un impulso:
    [passage] Al recorrer una Etapa:
    [order] Al elegir el Orden de turno:
    [gila] Cuando el Monstruo de Gila cuesta salud:
    [after-passage] Después de recorrer una Etapa:
    [after-piece] Después de colocar una pieza:
    [after-flora] Después de tomar una carta de Flora:
    [after-fauna] Después de tomar una carta de Fauna:
    [after-arrows] Después de usar las Flechas cruzadas:
    [after-gateway] Después de usar una Puerta:
   *[after-order] Después de elegir el Orden de turno:
}
trail-reads-or = o
trail-price-place = { $place ->
    [row] una fila de Flora o Fauna
    [flora] una fila de Flora
    [fauna] una fila de Fauna
    [boost] el impulso
    [passage] la Etapa
    [order] el Orden de turno
   *[gila] el Monstruo de Gila
}
trail-reads-price = { $verb ->
    [discount] { trail-amount } menos por { trail-price-place }.
    [free] No pagas nada por { trail-price-place }.
    [lower] La Etapa pide niveles más bajos: { $amount } menos.
   *[enter] Usa una fila llena.
}
trail-reads-who = { $who ->
    [each] Todos:
    [drawer] Quien roba:
    [others] Los demás:
    [most] Con más { trail-counter }:
    [fewest] Con menos { trail-counter }:
    [least] Con { $number } o más { trail-counter }:
   *[atmost] Con { $number } o menos { trail-counter }:
}
## Taller

trail-web-workshop-piece = Su pieza
trail-web-workshop-market = En el mercado
trail-web-workshop-shape = Forma: pulsa para cambiar
trail-web-workshop-space = Casilla { $place } cubierta
trail-web-workshop-size = Tamaño { $count }. Nunca se gira ni se voltea.
trail-web-workshop-copy = Copia { $number }
trail-web-workshop-miles = N.º { $number }, { NUMBER($miles) } millas
trail-web-workshop-mural = El mural
trail-web-workshop-mural-space = Casilla { $place }: { $gives }
trail-web-workshop-signs = Pintar con
trail-web-workshop-flag = la bandera
trail-web-workshop-empty = nada
trail-art-turquoise = Turquesa
trail-art-copper = Cobre
trail-art-silver = Plata
trail-art-supplies = Provisiones
trail-art-health = Salud
trail-art-water = Agua
trail-art-gold = Oro
trail-art-grit = Coraje
trail-art-poison = Veneno
trail-art-any = Cualquier recurso
trail-art-boost = Impulso
trail-art-passage = Etapa
trail-art-flora = Flora
trail-art-fauna = Fauna
trail-art-gateway = Puerta
trail-art-weather = Clima
trail-art-spirit = Espíritu
trail-art-state48 = Estado 48
trail-art-cube = Cubo
trail-art-marker = Marcador de aventura
trail-art-dutchman = Holandés perdido
trail-art-tracker = Indicador
trail-art-gila = Monstruo de Gila
trail-pack-word-antidote = Antídoto
trail-pack-word-blossom = Flor
trail-pack-word-star = Estrella AZ
trail-pack-word-good = bueno
trail-pack-word-bad = malo
trail-pack-word-mixed = variado
trail-pack-word-turn = en tu turno
trail-pack-word-row = al tomar de una fila
trail-pack-word-boost = al comprar un impulso
trail-pack-word-passage = al recorrer una Etapa
trail-pack-word-order = al elegir el Orden de turno
trail-pack-word-gila = cuando el Gila cuesta salud
trail-pack-word-after-passage = después de una Etapa
trail-pack-word-after-piece = después de colocar una pieza
trail-pack-word-after-flora = después de tomar una carta de Flora
trail-pack-word-after-fauna = después de tomar una carta de Fauna
trail-pack-word-after-arrows = después de las Flechas cruzadas
trail-pack-word-after-gateway = después de la Puerta
trail-pack-word-after-order = después del Orden de turno

# --- textos de las cartas, generados a partir de sus efectos en el paquete

trail-card-amount = { $kind ->
    [mountain] { trail-card-advance }
    [plateau] { trail-card-advance }
    [desert] { trail-card-advance }
    [canyon] { trail-card-advance }
    [terrain] { trail-card-advance }
    [resource] { trail-card-resource }
    [antidote] { trail-card-antidote }
   *[other] { trail-amount }
}
trail-card-advance = { $form ->
    [noun] { trail-amount }
   *[other] { $amount ->
        [1] avanza en { trail-card-track }
       *[other] avanza { $amount } en { trail-card-track }
    }
}
trail-card-track = { $kind ->
    [terrain] cualquier pista
   *[other] { trail-terrain }
}
trail-card-resource = { $form ->
    [weather] { $amount ->
        [1] 1 recurso
       *[other] { $amount } recursos
    } a elegir
   *[other] { $amount ->
        [1] 1 recurso cualquiera
       *[other] { $amount } recursos cualesquiera
    }
}
trail-card-antidote = { $form ->
    [noun] devolver { $amount ->
        [1] una ficha de Veneno
       *[other] { $amount } fichas de Veneno
    }
   *[other] devuelve { $amount ->
        [1] una ficha de Veneno
       *[other] { $amount } fichas de Veneno
    }
}
trail-card-each-resource = 1 de cada recurso
trail-card-per = { $what } por cada { $unit ->
    [each] { trail-counter-one }
   *[every] { $step } { trail-card-counted-of }
}{ $limit ->
    [0] { "" }
   *[other] , { $limit } como mucho
}
trail-card-counted = { $per ->
    [passage-terrains] terrenos distintos entre las Etapas
    [card-terrains] terrenos distintos entre las cartas
    [lowest-level] espacios en la pista más baja
    [highest-level] espacios en la pista más alta
    [open-spaces] casillas libres
    [covered-spaces] casillas cubiertas
    [full-rows] filas completas
    [full-columns] columnas completas
    [turquoise] turquesa
    [copper] cobre
    [silver] plata
    [health] salud
    [water] agua
    [currency] turquesa en monedas
    [lowest-stock] en la reserva más baja
    [gold] oro
    [grit] coraje
    [cubes] cubos en cartas
   *[other] { trail-counter }
}
trail-card-counted-of = { $number ->
    [1] { $on ->
        [count] { trail-counter-one }
       *[other] { trail-card-counted-many }
    }
   *[other] { trail-card-counted-many }
}
trail-card-counted-many = { $per ->
    [turquoise] { trail-counter }
    [copper] { trail-counter }
    [silver] { trail-counter }
    [health] { trail-counter }
    [water] { trail-counter }
    [gold] { trail-counter }
    [grit] { trail-counter }
    [currency] de turquesa en monedas
   *[other] { trail-card-counted }
}
trail-card-of = { trail-card-goal-name }
trail-card-list = { $first }, { $second }
trail-card-and = { $first } y { $second }
trail-card-and-per = { $first }, y { $second }
trail-card-or = { $first } o { $second }
trail-card-then = { $first }; { $second }
trail-card-either = { $first }, o { $second }
trail-card-price = { $verb ->
    [enter] usa una fila llena o una ya usada
    [lower] una Etapa pide { $amount ->
        [1] 1 nivel
       *[other] { $amount } niveles
    } menos en cada pista
    [free] { $place ->
        [boost] un impulso es gratis
        [gila] no pagues salud al Gila
        [passage] una Etapa no cuesta nada
       *[order] el Orden de turno no cuesta nada
    }
   *[discount] { $place ->
        [row] una fila cuesta { $amount } menos
        [flora] una fila de Flora cuesta { $amount } menos
        [fauna] una fila de Fauna cuesta { $amount } menos
        [boost] un impulso cuesta { $amount } menos
        [passage] una Etapa cuesta { trail-amount } menos
       *[order] el Orden de turno cuesta { trail-amount } menos
    }
}
trail-card-exchange = cambia { $give } por { $get }
trail-card-pay = paga { $what }
trail-card-lose = pierde { $what }
trail-card-get = recibe { $what }
trail-card-copy = { $place ->
    [gateway] recibe la recompensa de la Puerta a la vista
   *[arrow] toma otra vez la recompensa de tu espacio de flechas
}
trail-card-after = { $moment ->
    [after-passage] Tras recorrer una Etapa: { $what }
    [after-piece] Tras colocar una pieza: { $what }
    [after-flora] Tras tomar una carta de Flora: { $what }
    [after-fauna] Tras tomar una carta de Fauna: { $what }
    [after-arrows] Tras usar las Flechas cruzadas: { $what }
    [after-gateway] Tras usar una Puerta: { $what }
   *[after-order] Tras elegir el Orden de turno: { $what }
}
trail-card-direction = { trail-card-who } { $what }.
trail-card-who = { $who ->
    [each] Cada uno
    [drawer] Quien roba esta carta
    [others] Todos los demás
    [most] { $on ->
        [place] Quien va al final en el orden de turno
        [stock] Quien tiene la mejor reserva más baja
        [track] Quien está más lejos en { trail-card-level }
        [ladder] Quien está más alto en la Escalera
        [coins] Quien tiene más en monedas
       *[other] Quien tiene más { trail-card-counted }
    }
    [fewest] { $on ->
        [place] Quien va al principio en el orden de turno
        [stock] Quien tiene la peor reserva más baja
        [track] Quien está menos lejos en { trail-card-level }
        [ladder] Quien está más bajo en la Escalera
        [coins] Quien tiene menos en monedas
       *[other] Quien tiene menos { trail-card-counted }
    }
    [least] { $on ->
        [place] Quien tiene el puesto { $number } o posterior en el orden de turno
        [stock] Quien tiene { $number } o más de todo en la reserva
        [track] Quien está en el { $number } o más allá en { trail-card-level }
        [ladder] Quien está en el nivel { $number } de la Escalera o más arriba
       *[other] Quien tiene { $number } { trail-card-counted-of } o más
    }
   *[at-most] { $on ->
        [place] Quien tiene el puesto { $number } o anterior en el orden de turno
        [stock] Quien tiene { $number } o menos en su reserva más baja
        [track] Quien está en el { $number } o menos lejos en { trail-card-level }
        [ladder] Quien está en el nivel { $number } de la Escalera o más abajo
       *[other] Quien tiene { $number } { trail-card-counted-of } o menos
    }
}
trail-card-level = { $per ->
    [lowest-level] la pista más baja
    [highest-level] la pista más alta
   *[other] { trail-terrain }
}
trail-card-event = { $verb ->
    [pay] { $who ->
        [others] pagan
       *[other] paga
    } { $what }
    [lose] { $who ->
        [others] pierden
       *[other] pierde
    } { $what }
    [gain] { $who ->
        [others] reciben
       *[other] recibe
    } { $what }
    [exchange] { $who ->
        [others] cambian
       *[other] cambia
    } { $what } por { $get }
    [step] { $who ->
        [others] dan
       *[other] da
    } { $amount ->
        [1] un paso
       *[other] { $amount } pasos
    } en { trail-card-track }
   *[antidote] { $who ->
        [others] devuelven
       *[other] devuelve
    } { $amount ->
        [1] una ficha de Veneno
       *[other] { $amount } fichas de Veneno
    }
}
trail-card-events-and = { $first } y { $second }
trail-card-events-or = { $first } o { $second }
trail-card-events-either = { $first }, o { $second }
trail-card-goal = { $want ->
    [least] { trail-card-goal-count }
    [at-most] { $per ->
        [mountain-level] { trail-terrain } { $number } o menos
        [plateau-level] { trail-terrain } { $number } o menos
        [desert-level] { trail-terrain } { $number } o menos
        [canyon-level] { trail-terrain } { $number } o menos
        [lowest-level] Una pista en { $number } o menos
        [highest-level] Todas las pistas en { $number } o menos
        [ladder] Escalera { $number } o menos
        [lowest-stock] Reserva más baja en { $number } o menos
        [turn-place] Puesto { $number } o anterior en el orden de turno
       *[other] { trail-card-goal-count } o menos
    }
    [most] { $on ->
        [place] Último puesto en el orden de turno
        [stock] Mejor reserva más baja
        [track] { $per ->
            [lowest-level] Mejor pista más baja
            [highest-level] Más avance en una pista
           *[other] Más avance en { trail-terrain }
        }
        [ladder] Más alto en la Escalera
        [coins] Más valor en monedas
       *[other] Más { trail-card-of }
    }
   *[fewest] { $on ->
        [place] Primer puesto en el orden de turno
        [stock] Peor reserva más baja
        [track] { $per ->
            [lowest-level] Peor pista más baja
            [highest-level] Peor pista más alta
           *[other] Menos avance en { trail-terrain }
        }
        [ladder] Más bajo en la Escalera
        [coins] Menos valor en monedas
       *[other] Menos { trail-card-of }
    }
}
trail-card-goal-count = { $per ->
    [lowest-stock] Toda la reserva en { $number }
    [turn-place] Puesto { $number } o posterior en el orden de turno
    [mountain-level] { trail-terrain } { $number }
    [plateau-level] { trail-terrain } { $number }
    [desert-level] { trail-terrain } { $number }
    [canyon-level] { trail-terrain } { $number }
    [lowest-level] Todas las pistas en { $number }
    [highest-level] Una pista en { $number }
    [ladder] Escalera { $number }
    [pieces] { $number ->
        [1] 1 pieza puesta
       *[other] { $number } piezas puestas
    }
    [cards] { $number ->
        [1] 1 carta de Flora o Fauna
       *[other] { $number } { trail-card-goal-name }
    }
   *[other] { $number } { trail-card-counted-of }
}
trail-card-goal-name = { $per ->
    [cards] cartas de Flora y Fauna
   *[other] { trail-card-counted }
}
web-key-trail-spots = ← ↑ → ↓
web-key-trail-things = ← ↑ → ↓
web-key-trail-moves = M
web-key-trail-log = ↑ ↓
