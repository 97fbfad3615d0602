# Errores que solo muestra el terminal.

## Laboratorio

lab-package = Esta orden necesita el paquete { $package }: { $command }
lab-died = Ha fallado un proceso o una máquina que jugaba partidas. La misma orden sigue donde se quedó.
lab-no-cluster = En { $address } no responde ningún clúster.
lab-compare-games = Solo se pueden comparar dos series del mismo juego.
lab-compare-seats = Solo se pueden comparar dos series con los mismos asientos.
lab-plan = { $cause ->
    [ladder] Una clasificación necesita al menos dos bots.
    [bots] ¿Qué bots? Por ejemplo: --bots greedy
    [two-bots] --bots: nombra al menos dos bots distintos.
    [kingmaking] --kingmaking necesita al menos tres asientos.
    [duplicate] --duplicate compara bots: nombra al menos dos distintos.
    [fixed] --vary { $name }: ya lo fija --option.
    [values] --vary { $name }: indica al menos dos valores distintos.
   *[deals] --games { $games }: cada reparto se juega { $seats } veces; elige, por ejemplo, { $more }.
}
lab-file = { $cause ->
    [line] La línea { $line } no se puede leer.
    [no-run] No es la carpeta de una serie.
    [plan] No es el plan de una serie.
    [version] Lo escribió otra versión de Arizona.
    [game] No hay ningún juego { $game }.
    [no-games] Aún no se ha jugado ninguna partida.
    [tables] Las tablas no se pueden leer.
    [times] No es un archivo de `arizona lab times`.
    [no-times] No hay tiempos para { $game }.
    [busy] Otro proceso trabaja en esta serie.
    [other-run] La carpeta contiene otra serie ({ $what }). Elige otro --out.
    [longer] La carpeta contiene una serie de { $games } partidas. Elige al menos esas.
    [other-task] Las pruebas son de otra tarea, o el paquete ha cambiado. Elige otro --out.
    [toml] No es TOML válido.
    [no-fields] No hay ningún [[field]] que ajustar.
    [range] Campo { $field }: low debe ser menor que high.
    [outside] Campo { $field }: vale { $now }, que no está entre { $low } y { $high }.
   *[task] No es una tarea: { $reason }
}
lab-field = { $cause ->
    [number] Campo { $field }: se esperaba un número entero.
    [word] Campo { $field }: no hay ningún número delante de «{ $part }».
   *[part] Campo { $field }: no existe «{ $part }».
}
lab-tune-target = No hay ninguna cifra «{ $figure }» para un objetivo. Elige una de estas: { $known }

## Colecciones de retos

puzzle-no-game = No hay retos para { $game }.
puzzle-file = { $cause ->
    [format] No es una colección de retos de esta versión.
    [line] La línea { $line } no se puede leer.
   *[other] Esta colección se hizo con otras reglas u otro contenido.
}
puzzle-fault = { $cause ->
    [twice] algunos retos están dos veces
    [rules] hecha con las reglas { $set }; este programa conoce las reglas { $now }
    [pack] hecha con el paquete { $set }; aquí el paquete es { $now }
    [played] no se puede jugar: { $reason }
    [name] su nombre no encaja con su posición
    [proof] no se puede demostrar: no hay solución, o hay más de una
    [differs] { $field }: la colección dice { $set }; la demostración, { $now }
    [explanation] no tiene explicación
    [numbers] fared: se esperaban { $now } números, hay { $set }
    [rating] su puntuación no se deduce de los intentos
    [wrong] la jugada { $move } de su solución se da por errónea
    [answer] la jugada { $move } de su solución no es la respuesta del rival
   *[unsolved] su solución no lo resuelve
}

## Aprendizaje

learn-no-layers = { $game } solo aprende un peso por característica. Omite --hidden.
