# Las frases de la terminal.

terminal-your-turn = { $name }: { $prompt }
terminal-more = … y { $count } más; escribe ? para ver la ayuda
terminal-help =
    Escribe el número de una jugada o su texto, como «{ $example }»; puedes abreviarlo.
    deshacer · tu último paso              reiniciar · empezar este turno de nuevo
    jugadas · todas las posibles           tablero · redibujar; tablero 2: asiento 2
    mirar · toda la mesa                   mirar NOMBRE · una de sus partes
    historial · lo ocurrido hasta ahora    reglas · la página de reglas
    guardar ARCHIVO · guardar la partida   pista · qué haría un bot y por qué
    abandonar · pide confirmación          acordar · empate, si el juego lo tiene
    salir · la partida se puede retomar    También valen las órdenes en inglés.
terminal-sure-resign = ¿Abandonar como { $name }? Escribe abandonar otra vez para confirmar; con cualquier otra cosa, la partida sigue.
terminal-sure-agree = ¿Empate de mutuo acuerdo? Escribe acordar otra vez para confirmar; con cualquier otra cosa, la partida sigue.
terminal-no-draw = Solo dos personas pueden acordar un empate, y solo en juegos que lo tienen.
terminal-undone = Deshecho: { $move }.
terminal-restarted = { $count ->
    [one] El turno empieza de nuevo (un paso atrás).
   *[other] El turno empieza de nuevo ({ $count } pasos atrás).
}
terminal-saved = Guardado en { $path }.
terminal-resume = Tu partida está guardada. Para continuar:  arizona play --resume { $path }
terminal-lost = Esta partida no se ha guardado.
terminal-playing-on = Se sigue jugando sin guardar: { $reason }
terminal-winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] { $names } comparten la victoria.
}
terminal-record = Partida guardada: { $path }
terminal-moment = Paso { $at } de { $all }
terminal-replay-keys = Intro → siguiente · b ← atrás · un número para ir ahí · Inicio, Fin · q salir
terminal-start = Todo listo para jugar.
terminal-no-log = Aún no ha pasado nada.
terminal-cropped = (columnas { $left } a { $right }; ensancha la terminal para verlo todo)
terminal-look = escribe mirar { $parts } para ver más
terminal-parts = no hay ninguna parte «{ $part }»; mirar muestra: { $parts }

terminal-command-none = No hay ninguna orden { $command }; arizona --help las muestra todas.
terminal-command-option = No hay ninguna opción { $option }.
terminal-command-missing = Falta { $what }.
terminal-command-value = Ese valor de { $what } no sirve.
terminal-no-game = No hay ningún juego llamado «{ $name }». Elige uno de estos: { $known }.
terminal-which-game = ¿Qué juego? Elige uno de estos: { $known }.
terminal-command-many = { $option }: { $found } son demasiados; aquí caben { $most } como mucho.
terminal-own-bot = { $name } es un bot del archivo { $bot }. Para ejecutarlo, añade --bot { $bot }.
terminal-not-for-seats = { $game } es para { $least ->
    [2] { $most ->
        [2] 2 jugadores
       *[other] 2 a { $most } jugadores
    }
   *[other] { $least } a { $most } jugadores
}, no para { $seats }.
terminal-option-value = «{ $value }» no es un valor de la opción { $option }. Elige uno de estos: { $known }.
terminal-option-pair = «{ $value }»: { $option } espera NOMBRE=VALOR.
terminal-no-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
terminal-no-number = no hay jugada { $number }; elige de 1 a { $most }
terminal-no-seat = no hay asiento { $seat }; elige de 1 a { $most }
terminal-no-move = «{ $move }» no es una jugada de este juego; escribe jugadas para verlas todas.
terminal-not-legal = «{ $move }» no se puede jugar aquí{ $rules ->
    [none] .
   *[other] { "" } ({ $rules }).
}
terminal-unclear = «{ $move }» es ambiguo: { $moves }
terminal-player = Jugador
terminal-game-facts = { $seats } jugadores, { $actions } acciones, versión { $version } de las reglas
terminal-game-option = ({ $choices }; por defecto { $default }): { $about }
terminal-game-text = texto
terminal-bot = { $name }: { $temper } (como mucho { $seconds } s por decisión)
terminal-bots-also = también: { $names }, o un bot tuyo como my_bot.py:ClassName

## Órdenes durante una partida

terminal-word-help = ayuda
terminal-word-quit = salir
terminal-word-undo = deshacer
terminal-word-restart = reiniciar
terminal-word-resign = abandonar
terminal-word-agree = acordar
terminal-word-save = guardar
terminal-word-hint = pista
terminal-word-moves = jugadas
terminal-word-board = tablero
terminal-word-look = mirar
terminal-word-log = historial
terminal-word-rules = reglas
terminal-word-give-up = me rindo, solución

## Retos

terminal-puzzle-help =
    Escribe un número o un texto para jugar. Se comprueba al momento; si falla, se deshace.
    pista · jugada correcta, con un coste  deshacer · un paso atrás, sin límite
    jugadas · todas las posibles           mirar · toda la mesa
    me rindo · ver la solución             salir · dejar el reto
terminal-puzzle-right = Correcto.
terminal-puzzle-at-start = Es el principio del reto.
terminal-puzzle-hint = { $cost ->
    [0] Prueba { $move }.
    [one] Prueba { $move }. Cuesta 1 punto de tu puntuación.
   *[other] Prueba { $move }. Cuesta { $cost } puntos de tu puntuación.
}
terminal-puzzle-rating = Puntuación de retos { $rating } ({ $change }).
terminal-puzzle-clean = Resuelto sin fallos.
terminal-puzzle-solved = Resuelto.
terminal-puzzle-first = Todas las primeras jugadas:
terminal-puzzle-line = Solución: { $line }
terminal-puzzle-streak = { $days ->
    [one] Un día de racha.
   *[other] { $days } días seguidos.
}

## Idiomas

terminal-languages-tag = Etiqueta
terminal-languages-name = Nombre
terminal-languages-status = Estado
terminal-languages-messages = Mensajes
terminal-languages-rules = Reglas
terminal-languages-packs = Paquetes
terminal-languages-commands = Órdenes
terminal-language-draft = borrador
terminal-language-complete = completo
terminal-languages-problems = { $count ->
    [0] Ningún fallo.
    [one] 1 fallo.
   *[other] { $count } fallos.
}
terminal-whole-package = Esta orden necesita el paquete completo (falta «{ $name }»): pip uninstall arizona-core y después pip install arizona

## Archivos

terminal-file-unwritable = { $cause ->
    [missing] No se puede guardar: la carpeta no existe.
    [denied] No se puede guardar: no tienes permiso.
    [folder] No se puede guardar: es una carpeta.
    [full] No se puede guardar: no queda espacio en el dispositivo.
    [name] No se puede guardar: no es un nombre de archivo válido.
   *[other] No se puede guardar.
}
terminal-file-no-record = No es un archivo de partida completo{ $line ->
    [0] .
   *[other] { "" } (línea { $line }).
}
terminal-file-field = Falta el campo { $field } del archivo de partida, o su valor no es válido.
terminal-file-unknown-field = Los archivos de partida no tienen ningún campo { $field }.
terminal-file-move = Jugada { $number } del archivo de partida, «{ $line }»: { $cause ->
    [over] la partida ya ha terminado.
    [turn] se esperaba una jugada { $who ->
        [chance] del azar (*)
       *[other] del asiento { $who }
    }.
    [capitals] se esperaba «{ $who }»; aquí las mayúsculas importan.
    [number] se esperaba el número de un asiento.
    [players] solo puede hacerlo un asiento, no el azar (*).
    [chance] solo puede hacerlo el azar (*), no el asiento { $who }.
    [seat] no hay asiento { $who }.
    [out] el asiento { $who } ya está fuera de la partida.
    [draw] en esta partida no se puede acordar un empate.
   *[illegal] esta jugada no se puede hacer aquí.
}
terminal-file-setup = La preparación o las opciones del archivo de partida no encajan con el juego.
terminal-file-result = El resultado del archivo de partida no es el que dan sus jugadas.
terminal-file-rules = El archivo de partida sigue la versión { $version } de las reglas, que este programa no conoce.
terminal-file-pack = El archivo de partida necesita el paquete de contenido «{ $pack }» ({ $hash }). Indica su archivo con --content.

## Impresión

terminal-print-pages = { $count ->
    [one] 1 página
   *[other] { $count } páginas
}, { $size } kB
terminal-print-images = { $count ->
    [one] 1 imagen
   *[other] { $count } imágenes
}
terminal-print-tts = Copia { $name } en la carpeta Saves/Saved Objects de Tabletop Simulator y elígelo en Objects, Saved Objects.
terminal-print-refused = { $cause ->
    [part] No hay ninguna parte «{ $name }» que imprimir. Elige una de estas: { $known }.
    [copies] { $name }: no se pueden imprimir { $count } copias. Elige de 1 a { $most }.
    [number] --copies { $name }: se espera un número, o una parte y un número como sheets=20.
    [option] Al imprimir, este juego no tiene la opción «{ $name }». Elige una de estas: { $known }.
    [options] Al imprimir, este juego no tiene opciones. Quita -o { $name }.
    [url] --url solo sirve con --format tts.
    [game] Es una partida de { $other }, no de { $name }. Omite { $name }.
    [unfinished] La partida no ha acabado. Solo una partida acabada se puede imprimir como recuerdo.
    [images] { $name }: no hay nada que exportar como imágenes sueltas.
    [pages] No se han podido componer las páginas: { $reason }
    [drawing] No se han podido dibujar las imágenes: { $reason }
    [typst] Para imprimir hace falta Typst. Instálalo con: pip install arizona[print]
   *[nothing] No has elegido nada que imprimir.
}
terminal-print-cut = Demasiado largo para su sitio, incluso impreso más pequeño: { $text }

## Paquetes de contenido

terminal-content-own = (los tuyos van en { $folder })
terminal-content-fine = correcto (paquete { $pack } de { $game }, hash { $hash })
terminal-content-differs = se puede jugar, pero hay textos que no dicen lo que hace su carta (paquete { $pack } de { $game }, hash { $hash })
terminal-content-untranslated = textos sin traducir: { $missing } de { $count }
terminal-content-replaced = { $text } se sustituye por { $means }
terminal-content-generated = { $count ->
    [one] 1 texto de carta se genera a partir de su efecto
   *[other] { $count } textos de cartas se generan a partir de los efectos
}
terminal-content-unused = el paquete no tiene ningún texto { $text }
terminal-content-differences = { $count ->
    [one] 1 diferencia
   *[other] { $count } diferencias
} con el paquete { $pack } de { $game }
terminal-content-no-goals = los paquetes de { $game } no tienen nada que alcanzar, así que no hay nada que comprobar
terminal-content-never = nunca se alcanza: { $goal }
terminal-content-unreached = Sin alcanzar en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $missing } de { $goals } elementos.
terminal-content-reached = los { $goals } elementos se han alcanzado en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
terminal-content-created =
    creado: { $path }
    cámbialo y después:  arizona content check { $path }
    luego juega con él:  arizona play { $game } --content { $pack }
terminal-content-entries = { $span ->
    [exactly] { $low } entradas
    [both] de { $low } a { $high } entradas
   *[least] { $low } o más entradas
}
terminal-content-optional = (se puede omitir)
terminal-content-places = of puede ser { $groups }; mira `arizona content art`
terminal-content-own-art = (imagen propia, { $size } kB)
terminal-content-builtin = { $path } viene con el juego; `arizona content new` hace una copia
terminal-content-no-art = El paquete no tiene ninguna imagen propia para { $place }.
terminal-content-art-added = { $place }: añadido
terminal-content-art-removed = { $place }: quitado
terminal-content-either = Indica un archivo de imagen o --remove, no ambos.

## Otras órdenes

terminal-one-of = Elige solo una: { $known }.
terminal-puzzle-rated = puntuación { $rating }
terminal-puzzles-made = { $count ->
    [one] 1 reto
   *[other] { $count } retos
}, { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
}
terminal-puzzles-proven = { $count ->
    [one] 1 reto demostrado
   *[other] { $count } retos demostrados
}, { $problems ->
    [one] 1 fallo
   *[other] { $problems } fallos
}
terminal-puzzles-problems = { $count ->
    [one] Se ha encontrado 1 fallo
   *[other] Se han encontrado { $count } fallos
}
terminal-fuzz-played = { $count ->
    [one] 1 partida jugada, con todas sus jugadas comprobadas
   *[other] { $count } partidas jugadas, con todas sus jugadas comprobadas
}
terminal-fuzz-broken = { $count ->
    [one] 1 partida ha incumplido un invariante
   *[other] { $count } partidas han incumplido un invariante
}
terminal-new-game-files = { $count ->
    [one] 1 archivo
   *[other] { $count } archivos
}
terminal-new-game-refused = { $cause ->
    [letters] «{ $name }»: se esperan de 2 a 31 letras minúsculas y cifras.
    [game] Ya hay un juego llamado «{ $name }».
    [package] «{ $name }» es el nombre de otro paquete de Python.
    [title] El título «{ $name }» no es texto sencillo.
   *[folder] { $name } ya existe.
}
terminal-bot-stopped = Parado.
terminal-bot-playing = Jugando como { $name }.
terminal-bot-closed = El servidor ha cerrado la conexión.
terminal-bot-over = { $game } ha terminado: { $scores }
terminal-bot-invitation = Invitación de { $name }: { $reason }
terminal-bot-connection = { $cause ->
    [address] «{ $name }» no es una dirección como https://example.org.
    [silent] { $name } no responde: { $reason }
   *[lost] Se ha perdido la conexión: { $reason }
}
terminal-language-wrong = { $cause ->
    [source] El inglés es el original: cambia sus archivos en lugar de importarlos.
    [message] En inglés no hay ningún mensaje { $what }.
    [plain] { $what }: aquí solo se admite texto, sin variables ni funciones.
    [fluent] No es Fluent válido: { $what }
    [columns] Se esperan { $what } columnas.
   *[tag] Se espera una etiqueta de idioma como fr, pt-BR o zh-Hant.
}

## Servidores

terminal-static-size = { $size } MB, de ellos { $engine } MB del motor
terminal-static-try = pruébalo con: python -m http.server --directory { $folder }
terminal-bus-alone = --bus es solo para servidores que comparten un almacén. Añade --store.
terminal-tables-none = No se han encontrado mesas. Un servidor crea el archivo al arrancar. Si el tuyo usa --data o --store, indica lo mismo aquí.
terminal-tables-open = (libre)
terminal-tables-current = todas las mesas usan las reglas actuales
terminal-tables-consistent = todas las mesas coinciden con sus jugadas
terminal-tables-contradict = mesas que no coinciden con sus jugadas: { $count }
terminal-tables-rules = la mesa { $table } tiene ahora las reglas { $rules }
terminal-tables-backup = guardado: { $path }
terminal-tables-restored = { $backup } restaurado en { $path }{ $old ->
    [none] { "" }
   *[other] ; el archivo anterior es { $old }
}
terminal-tables-pruned = { $count ->
    [one] 1 mesa borrada
   *[other] { $count } mesas borradas
}
terminal-tables-prunable = { $count ->
    [one] se borraría 1 mesa
   *[other] se borrarían { $count } mesas
}
terminal-tables-step = el almacén está ahora en el paso { $step } del esquema; al arrancar, esta versión volvería a migrarlo
terminal-tables-count = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
terminal-tables-moved = trasladados { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} y { $guests ->
    [one] 1 invitado
   *[other] { $guests } invitados
}; ya estaban: { $already }
terminal-people-banned = expulsado
terminal-people-deleted = se borrará el { $day }
terminal-people-rated = { $games ->
    [one] 1 partida puntuada
   *[other] { $games } partidas puntuadas
}, { $changes ->
    [one] 1 cambio de puntuación
   *[other] { $changes } cambios de puntuación
}
terminal-people-differ = Las puntuaciones guardadas no coinciden con el recuento.
terminal-people-agree = Todas las puntuaciones coinciden con el recuento.
terminal-people-report = { $name }: { $reason }, mesa { $table }
terminal-people-closed = ({ $resolution }, por { $name })

## Doctor

terminal-doctor-label = { $line ->
    [form] forma
    [code] código
    [home] tu carpeta
   *[records] partidas
}
terminal-doctor-python = { $version } en { $platform }
terminal-doctor-form = { $form ->
    [compiled] compilado (módulos nativos)
   *[plain] Python puro (más lento)
}
terminal-doctor-sqlite = { $version } (tiene el fallo «WAL-reset»; el servidor evita lo que lo provoca)
terminal-doctor-folder = { $path } (aún no existe)
terminal-doctor-game = versión { $rules } de las reglas, { $form ->
    [compiled] compilado
   *[plain] Python puro
}; paquetes: { $packs }
terminal-doctor-missing = falta
terminal-doctor-unfit = no se puede usar: { $reason }
