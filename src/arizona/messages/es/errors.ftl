# Errores que solo muestra el terminal.

## Laboratorio

lab-package = Esta orden necesita el paquete { $package }: { $command }
lab-died = Ha fallado un proceso o una máquina que jugaba partidas. Repite la misma orden para continuar.
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
    [twice] algunos retos están repetidos
    [rules] hecha con las reglas { $set }; este programa conoce las reglas { $now }
    [pack] hecha con el paquete { $set }; aquí el paquete es { $now }
    [played] no se puede jugar: { $reason }
    [name] su nombre no encaja con su posición
    [proof] no se puede demostrar: no hay solución, o hay más de una
    [differs] { $field }: la colección dice { $set }; la demostración, { $now }
    [explanation] no tiene explicación
    [numbers] fared: se esperaban { $now } números, hay { $set }
    [rating] su puntuación no corresponde a los intentos de los bots
    [wrong] la jugada { $move } de su solución se da por errónea
    [answer] la jugada { $move } de su solución no es la respuesta del rival
   *[unsolved] su solución no lo resuelve
}

## Aprendizaje

learn-no-layers = { $game } solo aprende un peso por característica. Omite --hidden.

## Servidores y almacenes

store-status = { $value ->
    [over] acabada
    [waiting] en espera
   *[playing] en juego
}
store-fact = { $part ->
    [label] { $label ->
        [table] mesa
        [game] juego
        [content] contenido
        [options] opciones
        [status] estado
        [moves] jugadas
        [scores] puntos
        [changed] cambiada
        [lobby] sala
       *[seat] asiento { $seat }
    }
   *[value] { $label ->
        [game] { $value }, reglas { $rules }
        [status] { store-status }
        [moves] { $value } ({ $lines ->
            [one] 1 línea
           *[other] { $lines } líneas
        } en el historial)
        [lobby] { $value ->
            [yes] sí
           *[no] no
        }
        [seat] { $name } ({ $value ->
            [bot] bot { $bot }
            [open] libre
           *[person] persona
        })
       *[other] { $value }
    }
}
store-fault = { $fault ->
    [options] sus opciones no encajan
    [moves] sus jugadas no encajan
    [finished] consta como acabada, pero sus jugadas no acaban la partida
    [unfinished] consta como en juego, pero sus jugadas acaban la partida
    [scores] constan los puntos { $stored }, pero sus jugadas dan { $found }
   *[next] consta el turno del asiento { $stored }, pero es el del asiento { $found }
}
store-contradiction = mesa { $table }{ $place ->
    [source] { "" } (no trasladada)
    [both] { "" } (ya en el destino)
    [target] { "" } (solo en el destino)
   *[here] { "" }
}: { store-fault }; { $rules ->
    [0] recupérala de una copia de seguridad
   *[other] seguramente un `tables patch` anterior cambió sus reglas; recupérala de una copia de seguridad o indica las reglas con las que se jugó: arizona tables set-rules { $table } { $rules }
}
store-patch = { $table }: { $cause ->
    [content] se queda como está: su paquete de contenido no se puede cargar
    [over] acabada, conserva las reglas { $rules } y el contenido { $old }
    [fault] se queda con las reglas { $rules } y el contenido { $old }: { store-fault }
   *[patched] de las reglas { $rules } y el contenido { $old } a las reglas { $to } y el contenido { $new }
}
store-no-table = No hay ninguna mesa «{ $name }».
store-unfinished = La mesa { $table } no ha acabado; para las mesas en juego está `arizona tables patch`.
store-no-rules = { $game } tiene las versiones 1 a { $most } de las reglas, no la { $rules }.
store-wrong-rules = La mesa { $table } no coincide con sus jugadas según las reglas { $rules }: { store-fault }
store-no-backup = Copia una base de datos con sus propias herramientas: pg_dump, pg_basebackup.
store-not-same = La mesa { $table } no se ha trasladado bien.
store-no-account = No hay ninguna cuenta llamada «{ $name }».
store-no-report = No hay ninguna denuncia «{ $name }».
store-recount = { $cause ->
    [game] falta la partida { $missing }; la siguiente es { $number }
    [extra] el cambio { $change } no es de ninguna partida contada
    [points] cambio { $change } de la mesa { $table }: guardado { $stored }, recalculado { $found }
   *[missing] falta el cambio { $change }
}
store-file = { $path }: { $cause ->
    [directory] Es una carpeta. Indica un archivo que esté en ella, como { $path }/tables.sqlite.
    [irregular] No es un archivo normal. Indica otro con --data.
    [empty] El archivo está vacío, y una base de datos nunca lo está. Sustitúyelo por una copia de seguridad con arizona tables restore BACKUP --data { $path }, o bórralo para empezar sin mesas.
    [damaged] No es una base de datos, o está dañada. Sustitúyela por una copia de seguridad con: arizona tables restore BACKUP --data { $path }
    [foreign] Es una base de datos de otro programa. Indica otro archivo con --data.
    [read-only] El archivo no se puede escribir. Permite escribir en él y en su carpeta, o indica otro archivo con --data.
    [busy] Lo usa otro servidor de Arizona. Detén ese primero, o indica otro archivo con --data.
    [missing] Ese archivo no existe.
    [exists] El archivo ya existe.
   *[other] La base de datos no se puede usar.
}
store-newer = El almacén lo hizo una versión más nueva (paso { $have }; esta versión conoce { $known }). Usa esa versión, o ejecuta con ella: arizona tables step-back { $known }
store-no-step = Elige un paso del esquema del 0 al { $known }.
store-no-way-back = No se puede volver antes del paso { $step }.
store-servers = { $path }: { $count ->
    [one] 1 servidor de Arizona lo usa. Detenlo primero.
   *[other] { $count } servidores de Arizona lo usan. Detenlos primero.
}
store-package = Falta instalar la compatibilidad con PostgreSQL: pip install arizona[servers]
store-summary = PostgreSQL { $version }; cada confirmación tarda { DECIMAL($time) } ms y { $safe ->
    [yes] sobrevive a un corte de luz
   *[no] puede perderse en un corte de luz
}; { $connections } conexiones, { $each } por servidor; { $servers ->
    [one] 1 servidor en marcha
   *[other] { $servers } servidores en marcha
}

## Bots

bot-refused = { $cause ->
    [option] Este bot no tiene ninguna opción «{ $name }».
    [whole] { $name }: se espera un número entero, no «{ $value }».
    [number] { $name }: se espera un número, no «{ $value }».
    [file] No existe el archivo { $name }.
    [failed] El bot { $name } ha fallado: { $reason }
    [class] { $name } no es un Bot.
   *[none] No hay ningún bot «{ $name }». Elige uno de estos: { $known }, o file.py:ClassName.
}
bot-no-features = { $game } no declara características de las que aprender.
bot-no-network = { $game }: no hay ninguna red { $path }. Crea una con `arizona learn { $game }`.
bot-network = { $cause ->
    [version] Esta versión no puede leer esta red.
    [game] Esta red se entrenó para { $found }, no para { $wanted }.
    [features] Esta red conoce las características «{ $found }»; el juego tiene «{ $wanted }». Entrénala de nuevo.
   *[damaged] Esta red está dañada.
}
