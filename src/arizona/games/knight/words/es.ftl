# Knight en español.

knight-title = Arizona Knight
knight-about = Dos jugadores, un caballo. Se ponen las losetas, se reparten las fichas y ¡a saltar!

knight-option-deal = Cómo se consiguen las losetas: repartidas al azar o elegidas una a una (draft).
knight-option-games = Cuántas partidas forman un encuentro; con dos se cambian los papeles.

knight-prompt-deal = Se reparten las losetas.
knight-prompt-pick = Elige una loseta para tu mano.
knight-prompt-tile = Elige cuál de tus losetas poner.
knight-prompt-turn = ¿En qué sentido colocas { $tile }?
knight-prompt-column = Elige la columna de la celda superior izquierda de { $tile }.
knight-prompt-row = Columna { $column }. Ahora elige la fila para { $tile }.
knight-prompt-three = Pon la ficha de 3 en una casilla de la loseta nueva.
knight-prompt-two = { $left ->
    [1] Pon la segunda ficha de 2; los 1 se colocan solos.
   *[other] Pon la primera ficha de 2 en una casilla libre.
}
knight-prompt-knight = Pon el caballo sobre cualquier ficha de 1; esa ficha sale del juego.
knight-prompt-jump = { $count ->
    [1] Salta: solo hay una ficha al alcance.
   *[other] Salta a una de las { $count } fichas al alcance.
}
knight-prompt-over = El encuentro ha terminado, { $one }–{ $two }.

knight-label-deal = Repartir { $tile }
knight-label-pick = Elegir { $tile }
knight-label-tile = Poner { $tile }
knight-label-turn = { $number ->
    [0] Dejarla como está
    [1] Girarla a la derecha
    [2] Girarla media vuelta
   *[3] Girarla a la izquierda
}
knight-label-column = Columna { $number }
knight-label-row = Fila { $number }
knight-label-three = El 3 en ({ $at })
knight-label-two = Un 2 en ({ $at })
knight-label-knight = El caballo en ({ $at })
knight-label-jump = Tomar el { $value } de ({ $at })

knight-event-tile-dealt = { $name } recibe { $tile }.
knight-event-tile-picked = { $name } elige { $tile }.
knight-event-tile-laid = { $name } pone { $tile } en ({ $column },{ $row }).
knight-event-chip-laid = { $name } pone un { $value } en ({ $at }).
knight-event-ones-laid = Los 1 llenan las otras { $count } casillas.
knight-event-knight-set = { $name } pone el caballo en ({ $at }).
knight-event-chip-taken = { $name } toma el { $value } de ({ $at }).
knight-event-game-over = La partida { $game } termina { $one }–{ $two } { $left ->
    [0] sin fichas restantes
    [1] con una ficha restante
   *[other] con { $left } fichas restantes
}.
knight-event-match-over = El encuentro termina { $one }–{ $two }.

knight-game-of = partida { $game } de { $games }
knight-to-pick = Disponibles

## Personajes y razones de una pista

bots-knight-jackrabbit-name = Liebre
bots-knight-jackrabbit-temper = Salta adonde haya una ficha, a menudo sin mirar.
bots-knight-roadrunner-name = Correcaminos
bots-knight-roadrunner-temper = Se lleva fichas grandes sin perder de vista tu respuesta.
bots-knight-coyote-name = Coyote
bots-knight-coyote-temper = Piensa unos saltos por delante y luego pierde la paciencia.
bots-knight-javelina-name = Pecarí
bots-knight-javelina-temper = Terco, y peligroso cuando el tablero se vacía.
bots-knight-rattlesnake-name = Cascabel
bots-knight-rattlesnake-temper = Espera, cuenta y ataca en la segunda mitad.
bots-knight-condor-name = Cóndor
bots-knight-condor-temper = Ve todo el tablero desde arriba, hasta la última ficha.
knight-why-reply = { $value ->
    [0] deja a tu rival sin saltos, así que la partida termina
   *[other] el próximo salto de tu rival toma como mucho un { $value }
}
knight-why-own = tu próximo salto puede tomar un { $value }

## Mirar atrás

knight-where-jump = { $games ->
    [1] Salto { $number }
   *[other] Partida { $game }, salto { $number }
}
knight-where-knight = { $games ->
    [1] Colocación del caballo
   *[other] Partida { $game }, colocación del caballo
}
knight-where-tile = { $games ->
    [1] Loseta { $number }
   *[other] Partida { $game }, loseta { $number }
}
knight-note-exact = El solucionador juzga cada salto con exactitud. La colocación de las losetas es una estimación y no cuenta.
knight-note-guessed = { $count ->
    [one] Una decisión temprana es una estimación y no cuenta, como la colocación de las losetas; las demás son exactas.
   *[other] { $count } decisiones tempranas son estimaciones y no cuentan, como la colocación de las losetas; las demás son exactas.
}
knight-review-ends = ({ $to }) acaba la partida en el acto: a { $other } no le queda ningún salto, y queda { $mine }–{ $theirs }.
knight-review-ended = ({ $from }) acaba la partida en el acto. Tras ({ $to }), { $name } aún se lleva { $more } y { $other } { $less }.
knight-review-leaves = ({ $from }) deja a { $other } el { $value } de ({ $at }); tras ({ $to }) no hay nada mayor que un { $less } al alcance.
knight-review-takes = ({ $to }) se lleva un { $value } en vez de un { $less }, y la respuesta no cuesta más.
knight-review-goes-on = Tras ({ $to }), { $name } puede seguir hasta el { $value } de ({ $at }); tras ({ $from }) ya no hay nada que tomar.
knight-review-next = Tras ({ $to }), { $name } puede seguir hasta el { $value } de ({ $at }); tras ({ $from }), solo hasta un { $less }.
knight-review-last = Tras ({ $to }), el último salto es de { $name } y acaba { $mine }–{ $theirs }. Tras ({ $from }) es de { $other }: { $other-mine }–{ $other-theirs }.
knight-review-totals = Con las mejores jugadas acaba { $mine }–{ $theirs } tras ({ $to }), y { $other-mine }–{ $other-theirs } tras ({ $from }).

## El laboratorio

lab-kind-knight-tile = Loseta
lab-source-knight-chip-1 = Fichas de 1
lab-source-knight-chip-2 = Fichas de 2
lab-source-knight-chip-3 = Fichas de 3

## La página

web-game-knight = Knight
web-caption-knight = Dos jugadores · Un caballo · 48 fichas
web-poster-knight = Knight: un arco de roca como una cabeza de caballo ante la luna
web-line-knight = Dos jugadores hacen saltar el mismo caballo de ficha en ficha.
web-facts-knight = Dos jugadores, unos 15 minutos
web-key-knight-arrows-does = al colocar: mover la loseta
web-option-knight-deal = Losetas
web-choice-knight-deal-random = Repartidas
web-choice-knight-deal-draft = Draft
web-option-knight-games = Partidas
web-choice-knight-games-1 = Una
web-choice-knight-games-2 = Dos
web-knight-board = { $tiles ->
    [0] Tablero vacío.
    [one] Tablero de una loseta.
   *[other] Tablero de { $tiles } losetas.
  } Caballo en { $knight }. { $moves ->
    [0] Nada que elegir.
    [one] Una opción.
   *[other] { $moves } opciones.
  }
web-knight-game = Partida { $game }
web-knight-of = de { $games }
web-knight-game-of = Partida { $game } de { $games }
web-knight-match = En la partida 2 se cambian los papeles. Decide la suma de ambas.
web-knight-single = Decide una sola partida.
web-knight-before = Marcador antes de esta partida: { $score }.
web-knight-first = empieza
web-knight-carries = de la partida 1: { $points }
web-knight-on-board = En el tablero
web-knight-flag-place = coloca
web-knight-flag-fill = llena
web-knight-tile-help = Haz clic en una de tus losetas
web-knight-tile-help-touch = Toca una de tus losetas
web-knight-place-ask = Coloca { $tile } junto al tablero.
web-knight-place-help = Haz clic en un punto o usa las flechas e Intro; R la gira
web-knight-place-help-touch = Arrastra la loseta o toca un punto; Girar la gira
web-knight-first-ask = { $tile } empieza el tablero: gírala como quieras.
web-knight-first-help = R la gira; un clic o Intro la pone
web-knight-first-help-touch = Girar la gira; Colocar la pone
web-knight-random = Al azar
web-knight-random-title = Poner las fichas restantes al azar
web-knight-fill-help = Haz clic en una casilla; los 1 se colocan solos
web-knight-fill-help-touch = Toca una casilla; los 1 se colocan solos
web-knight-jump-help = Haz clic en una ficha iluminada o pulsa su letra
web-knight-jump-help-touch = Toca una ficha iluminada o arrastra el caballo
web-knight-lay = Poner { $tile } aquí
web-knight-place = Colocar
web-knight-turn = Girar
web-knight-take = Tomar { $value } → { $scores }
# $name: nombre. $tile: loseta. $at: una casilla del tablero, como «M13».
web-knight-event-tile-laid = { $name } pone { $tile } en ({ $at }).
# $at: una casilla del tablero, como «M13».
web-knight-why-far = El caballo no llega a ({ $at }). Salta dos casillas en línea recta y una hacia un lado.
# $at: una casilla del tablero, como «M13».
web-knight-why-empty = En ({ $at }) ya no hay ficha. El caballo solo salta a fichas.
# $at: una casilla del tablero, como «M13».
web-knight-why-wall = ({ $at }) es una roca.
web-knight-ends-match = Este salto termina el encuentro
web-knight-ends-game = Este salto termina la partida
web-knight-ends-short = Fin
web-knight-setup = Las seis losetas de esta partida
web-knight-step-done = { $who } en { $at }
web-knight-step-place = { $who } coloca
web-knight-step-fill = { $who } llena
web-knight-steps = Fichas por poner
web-knight-by-itself = se ponen solas
web-knight-text-match = El encuentro
web-knight-text-game = Partida { $game } de { $games }.
web-knight-text-knight = El caballo está en ({ $at }).
web-knight-text-no-knight = El caballo aún no está en el tablero.
web-knight-text-score = { $name } tiene { $score } en esta partida.
web-knight-text-tile = Loseta { $number }: { $tile }
web-knight-text-here = ({ $at }): el caballo
web-knight-text-wall = ({ $at }): roca
web-knight-text-space = { $chip ->
    [0] ({ $at }): vacía
   *[other] ({ $at }): ficha { $chip }
  }
web-knight-text-hands = Losetas en mano
web-knight-text-hand = { $name }: { $tiles }
web-knight-result-line = { $games ->
    [one] en una sola partida.
   *[other] en { $games } partidas.
}
web-knight-result-boards = Tableros finales
web-knight-result-turning = El momento decisivo
web-knight-result-see = Verlo
web-knight-half = Descanso
web-knight-half-won = { $name } gana la partida { $game }
web-knight-half-drawn = La partida { $game } acaba en empate
web-knight-half-next = Se cambian los papeles: { $name } empieza la siguiente partida. Decide la suma de ambas.
web-knight-half-go = Seguir
web-knight-result-game = Partida { $game }
web-knight-result-chips = Fichas de { $value }
web-rule-K-2-1 = Cada jugador tiene tres losetas, repartidas al azar o elegidas por turnos una a una.
web-rule-K-2-2 = Cada loseta lleva un 3, dos 2 y cinco 1, uno en cada casilla, como quieras. Las rocas quedan vacías.
web-rule-K-2-3 = Las losetas se giran por cuartos de vuelta, pero no se voltean.
web-rule-K-2-4 = Al menos una celda comparte un lado con una loseta ya puesta. Pueden ir desplazadas; una esquina sola no basta.
web-rule-K-3-1 = Quien empieza pone el caballo sobre cualquier ficha de 1. Esa ficha sale del juego; no puntúa para nadie.
web-rule-K-3-2 = Salta como el caballo del ajedrez a una ficha y tómala. Nada en el camino te detiene.
web-rule-K-4-2 = Se suman ambas partidas. Gana la suma mayor; si son iguales, empate.
web-rule-K-4-2-single = Decide una sola partida. Gana la puntuación mayor; si son iguales, empate.

# La primera partida guiada. `{ $other }` es el nombre del bot.

lesson-knight-welcome-title = Dos jugadores, un caballo
lesson-knight-welcome = Los dos construyen un tablero y lo llenan de fichas. Después mueven el mismo caballo por turnos, salto a salto, y cada uno se queda las fichas en las que cae. Gana quien suma más puntos. Ya hay dos de las seis losetas en el tablero.
lesson-knight-tile-title = Elige una loseta
lesson-knight-tile = Cada jugador pone tres losetas. En las rocas no hay fichas, pero puedes saltar por encima. Toma la loseta con la roca en el centro.
lesson-knight-place-title = Ponla
lesson-knight-place = Una loseta puede ir donde quieras si comparte un lado con el tablero. Esta es igual por todos lados; las demás se giran con R. Haz clic donde está ahora.
lesson-knight-place-touch = Una loseta puede ir donde quieras si comparte un lado con el tablero. Esta es igual por todos lados; las demás se giran con Girar. Pulsa Colocar para dejarla donde está ahora.
lesson-knight-three-title = Tu ficha de 3
lesson-knight-three = Cada loseta lleva un 3, dos 2 y cinco 1, y tú eliges dónde. Pon el 3 aquí, lejos del de { $other }.
lesson-knight-two-title = Dos fichas de 2
lesson-knight-two = Ahora pon los 2, uno tras otro. Los 1 se colocan solos.
lesson-knight-knight-title = Pon el caballo
lesson-knight-knight = Ya están las seis losetas. Pon el caballo sobre una ficha de 1; esa ficha sale del juego. { $other } da el primer salto, así que empieza donde haya poco al alcance.
lesson-knight-jump-title = Salta
lesson-knight-jump = Un salto va dos casillas en línea recta y una a un lado, como en el ajedrez; las rocas y los huecos no importan. { $other } ha tomado un 2. Las fichas que brillan están a tu alcance. Toma el 3.
lesson-knight-think-title = Mira un salto por delante
lesson-knight-think = Hay otro 3 al alcance, pero desde ahí { $other } también tomaría un 3. Toma mejor el 2: solo le deja un 1.
lesson-knight-help-title = Si te atascas
lesson-knight-help = Pista muestra qué haría un bot fuerte. Analizar muestra el valor de cada salto y si es exacto. Deshacer retira tu última jugada.
lesson-knight-end-title = Eso es todo
lesson-knight-end = La partida acaba cuando el caballo no tiene ninguna ficha al alcance. Un encuentro son dos partidas con los papeles cambiados; gana la suma mayor. Sigue desde aquí o empieza tu propia partida.

## Referencia rápida

knight-aid-chips = Fichas
knight-aid-chip = Ficha
knight-aid-on-tile = En cada loseta
knight-aid-player = Por jugador
knight-aid-points = Puntos

# En papel.

knight-print-tiles = Losetas
knight-print-tiles-foot = losetas · { $space } mm por casilla · recortar por la línea discontinua
knight-print-chips = Fichas y caballo
knight-print-chip-count = Fichas de { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
knight-print-knight-count = Caballo para doblar
knight-print-fold = Recórtalo, dóblalo por las líneas discontinuas y pega un pie sobre el otro.
knight-print-game = Partida { $game }
knight-print-player = Jugador
knight-print-score = Puntuación

## En los dibujos de las reglas

knight-picture-center = en el centro
knight-picture-edge = en un lado
knight-picture-corner = en una esquina
knight-picture-joined = un lado en común
knight-picture-touching = solo una esquina
knight-picture-overlapping = solapadas

## Un paquete de contenido, visto en el navegador

knight-pack-table-pack = El paquete
knight-pack-table-tile = Losetas
knight-pack-field-authors = autores
knight-pack-field-licence = licencia

# Retos.

knight-puzzle-goal = Gana en { $jumps } saltos
knight-puzzle-about = { $side ->
    [behind] Vas perdiendo { $mine }–{ $theirs }.
    [ahead] Vas ganando { $mine }–{ $theirs }.
   *[level] El marcador está { $mine }–{ $theirs }.
} Gana en { $jumps } saltos tuyos como mucho, responda lo que responda el rival.
knight-puzzle-draws = Así solo es empate.
knight-puzzle-loses = { $points ->
    [one] Así pierdes por un punto.
   *[other] Así pierdes por { $points } puntos.
}
knight-puzzle-why = La clave es tu salto { $jump }: el { $value } de ({ $at }), no el { $other } de ({ $there }), { $end ->
    [draw] que solo da empate.
   *[loss] que pierde por { $points }.
}
knight-puzzle-why-only = La clave es tu salto { $jump }: el { $value } de ({ $at }).
knight-puzzle-why-all = { $reasons }
knight-puzzle-theme-ahead = Con ventaja
knight-puzzle-theme-behind = Remontada
knight-puzzle-theme-by-one = Por un punto
knight-puzzle-theme-long = Cinco saltos o más
knight-puzzle-theme-short = Cuatro saltos o menos
knight-puzzle-theme-smaller-chip = La ficha menor

# --- workshop

knight-letter-space = casilla
knight-letter-wall = roca
knight-letter-none = nada
knight-fault-symbol = Fila { $row }: solo se esperan «o», «#» y «.»; hay «{ $found }»
knight-fault-wide = Se esperan { $high } columnas como mucho; hay { $found }
knight-fault-spaces = Se esperan exactamente { $wanted } casillas; hay { $found }
## Taller

knight-art-space = Casilla
knight-art-wall = Roca
knight-art-knight = Caballo
knight-art-chip-1 = Ficha de 1
knight-art-chip-2 = Ficha de 2
knight-art-chip-3 = Ficha de 3
web-knight-workshop-tile = La loseta, cinco por cinco celdas
web-knight-workshop-paint = Pintar con
web-knight-workshop-cell = { $cell ->
    [wall] Roca
    [space] Casilla
   *[nothing] Nada
  }
web-knight-workshop-place = { $place }: { $cell ->
    [wall] roca
    [space] casilla
   *[nothing] nada
  }
web-knight-workshop-turn = Girar
web-knight-workshop-jumps = Saltos dentro de la loseta
web-knight-workshop-jumps-count = { $jumps ->
    [0] Ningún salto queda dentro de esta loseta.
    [one] Un salto queda dentro de esta loseta.
   *[other] { $jumps } saltos, { $chains ->
        [one] en una cadena de { $longest } casillas.
       *[other] en { $chains } cadenas, la más larga de { $longest } casillas.
    }
  }
web-knight-workshop-alone = { $count ->
    [one] Una casilla (naranja) no tiene ninguno: solo se llega desde otra loseta.
   *[other] { $count } casillas (naranja) no tienen ninguno: solo se llega desde otra loseta.
  }
web-knight-workshop-rotations = Giros posibles
lab-figure-knight-left-3 = Fichas de 3 sobrantes
lab-figure-knight-left-2 = Fichas de 2 sobrantes
lab-figure-knight-left-1 = Fichas de 1 sobrantes
web-key-knight-arrows = ← ↑ → ↓
web-knight-turn-key = R
