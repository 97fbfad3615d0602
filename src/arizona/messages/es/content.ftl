# Lo que dice el comprobador de paquetes, los pasos y arreglos del taller, y lo que cuentan las simulaciones.

content-wanted = { $kind ->
    [whole-number] un número entero
    [true-or-false] true o false
    [list-of-texts] una lista de textos
    [list-of-whole-numbers] una lista de números enteros
    [table-of-whole-numbers] una tabla de números enteros
    [number] un número
    [table-of-texts] una tabla de textos
    [list-of-lists] una lista de listas
    [list-of-tables] una lista de tablas
    [picture] una imagen
   *[text] un texto
}{ $span ->
    [exactly] { "" } (exactamente { $low })
    [both] { "" } (de { $low } a { $high })
    [least] { "" } ({ $low } como mínimo)
    [most] { "" } ({ $high } como máximo)
   *[none] { "" }
}{ $choices ->
    [none] { "" }
   *[other] { "" }, entre { $choices }
}
content-said = { $text }
content-other-game = Se esperaba «{ $game }» y hay «{ $other }»: es un paquete para { $other }
content-our-name = «{ $name }» viene con el juego; elige otro nombre para el tuyo
content-name-letters = «{ $name }»: el nombre corto de un paquete solo puede tener letras de la a a la z, cifras, - y _
content-unknown-near = { $what ->
    [table] Tabla desconocida
   *[field] Campo desconocido
}; ¿querías decir «{ $near }»? (se espera uno de: { $known })
content-unknown = { $what ->
    [table] Tabla desconocida
   *[field] Campo desconocido
}; se espera uno de: { $known }
content-missing = Falta; se espera { content-wanted }
content-unfit = Se espera { content-wanted }{ $hidden ->
    [yes] { "" } sin caracteres de control
   *[no] { "" }
}; hay { $found }{ $near ->
    [none] { "" }
   *[other] . ¿Querías decir «{ $near }»?
}{ $hint ->
    [list] . Escríbelo entre corchetes, como lista
    [bare] . Escríbelo sin comillas
    [quoted] . Escríbelo entre comillas
   *[none] { "" }
}
content-count = Se esperan exactamente { $low } entradas de { $table }; hay { $found }
content-count-least = Se esperan al menos { $low } entradas de { $table }; hay { $found }
content-count-span = Se esperan de { $low } a { $high } entradas de { $table }; hay { $found }
content-no-text = Se espera un texto; hay { $found }
content-no-table = Se espera una tabla [{ $table }]
content-no-entries = Se esperan entradas [[{ $table }]]
content-used-already = «{ $value }» ya lo usa { $table } n.º { $number }
content-used-again = «{ $value }» lo vuelve a usar { $table } n.º { $number }
content-id = Solo letras, cifras, «-», «_», «.» y apóstrofos; hay { $found }
content-blanks = Se espera una sola palabra, sin espacios; hay { $found }. Prueba «{ $near }»
content-uneven = Se esperan filas de igual longitud (rellena con «.»)
content-apart = Se esperan casillas unidas por sus lados
content-refused-toml = Este paquete no se puede usar. { $file }: { content-toml }
content-toml = No es TOML válido{ $line ->
    [0] { "" }
   *[other] { " " }(línea { $line })
}. { $cause ->
    [text] ¿Faltan las comillas al final de un texto?
    [value] Los textos llevan comillas; los números, true y false, no.
    [name] ¿Hay un nombre repetido, o [table] en vez de [[table]]?
    [table] ¿Hay una tabla declarada dos veces, o [table] en vez de [[table]]?
    [bracket] ¿Falta un corchete o una coma?
    [equals] Un campo se escribe así: nombre = valor.
    [line] Escribe cada campo en su propia línea.
    [key] Los nombres llevan solo letras de la a a la z, cifras, - y _.
   *[other] El archivo no se puede leer.
}
content-unusable = Este paquete no se puede usar. { $cause ->
    [no-files] No contiene ningún archivo .toml.
    [many-files] Contiene más de { $most } archivos.
    [many-lines] { $file } tiene más de { $most } líneas.
    [dots] Una línea de { $file } tiene demasiados puntos.
    [deep] { $file } contiene demasiados valores, o están demasiado anidados.
    [characters] { $file } contiene un carácter que no se permite.
    [dates] { $file } contiene una fecha o una hora; un paquete no puede tenerlas.
    [number] { $file } contiene un número demasiado grande.
    [zip] El archivo .zip está dañado o su formato no se admite.
    [twice] Contiene { $file } dos veces.
    [encrypted] El archivo .zip está cifrado.
    [compression] La compresión del archivo .zip no se admite; elige Deflate.
    [not-text] { $file } no es texto en UTF-8.
    [same-table] Dos de sus archivos tienen la misma tabla.
    [joining] Empieza cada uno de sus archivos con una [tabla] y no uses una tabla en dos de ellos.
    [layout] { $file } está escrito de una forma que no se puede cambiar aquí.
   *[header] Su campo game debe nombrar uno de los juegos: { $most }.
}
content-in-use = Una de tus mesas usa el paquete «{ $name }». Borra antes esa mesa.
content-edit-unfit = Este cambio ya no encaja en el paquete. Recarga la página.
content-unreadable = { $cause ->
    [missing] Ese archivo o esa carpeta no existe.
    [denied] No tienes permiso para usar este archivo.
    [folder] Es una carpeta, no un archivo.
    [full] No queda espacio en el dispositivo.
    [name] No es un nombre de archivo válido.
    [too-large] El archivo es demasiado grande.
    [not-text] El archivo no es texto en UTF-8.
    [empty] El archivo está vacío.
   *[other] El archivo no se puede leer.
}
content-no-pack = No hay ningún paquete con ese nombre para { $game }. Disponibles: { $known }
content-exists = { $path } ya existe. Elige otro nombre o cambia ese paquete.
content-empty-folder = La carpeta no contiene ningún archivo .toml.
content-twice = Ya está en { $file }
content-not-stored = Este paquete guardado está dañado.
content-same-file = El archivo «{ $file }» se llama como un paquete que viene con el juego
content-no-game = Se espera una tabla [{ $table }] con los campos name y game; game puede ser { $known }
content-unknown-game = No hay ningún juego «{ $name }»{ $near ->
    [none] { "" }
   *[other] ; ¿querías decir «{ $near }»?
} (se espera uno de: { $known })
content-tables-of = Las tablas son de { $other }, no de { $game }
content-too-large = Un paquete puede tener { $most } kB como mucho.
content-too-many = Ya tienes { $most } paquetes. Borra uno antes.
content-not-yours = Este paquete es de otra persona. Haz una copia para cambiarlo.
content-stale = El paquete ha cambiado en otra ventana. Se ha vuelto a cargar.
content-problems = Este paquete aún tiene fallos.
content-no-step = Ese paso ya no existe.
content-fix-set = Cambiar a «{ $value }»
content-text-differs = El texto dice «{ $said }», pero la carta hace esto: «{ $means }»
content-fix-text = Usar el texto «{ $means }»
content-fix-rename = Cambiar el nombre a { $name }
content-fix-drop = Quitar
content-fix-fill = Completar las filas
content-step-set = { $title }: cambiado
content-step-add = { $title }: añadido
content-step-remove = { $title }: quitado
content-step-reset = { $title }: restablecido
content-step-rename = Ahora se llama «{ $title }»
content-step-several = { $count } cambios a la vez
content-field-name = nombre
content-field-pack-name = nombre corto
content-field-title = título
content-field-id = nombre corto para partidas guardadas
content-field-game = juego
content-field-authors = autores
content-field-licence = licencia
content-field-rows = filas
content-field-about = descripción en una frase
content-field-text = texto de la carta
content-field-count = cantidad
content-field-points = puntos
content-field-size = tamaño
content-field-kind = tipo
content-field-number = número
content-field-effect = efecto
sim-fair = Los asientos son justos: cada uno gana a menos de { $bound } puntos de lo que le corresponde.
sim-seats-open = { $needed ->
    [0] { $games } partidas no muestran si cada asiento gana a menos de { $bound } puntos de lo que le corresponde.
   *[other] Muy pocas partidas para saber si los asientos son justos con un margen de { $bound } puntos; bastarían unas { $needed }.
}
sim-one-seat = Un solo asiento: no hay nada que comparar.
sim-no-reaction = Los bots reaccionan poco o nada al cambio: { $same } de { $games } partidas transcurren igual con ambos paquetes.
sim-unfair = El asiento { $seat } gana el { $share } % de las partidas; le correspondería el { $fair } %.
sim-points-same = Quien gana hace { DECIMAL($points) } puntos{ $equal ->
    [1] , lo mismo que con el paquete original.
   *[other] . La diferencia con el paquete original está entre { DECIMAL($low) } y { DECIMAL($high) } (intervalo del 95 %): no es un cambio claro.
}
sim-points-more = Quien gana hace { DECIMAL($points) } puntos, { DECIMAL($by) } más que con el paquete original.
sim-points-less = Quien gana hace { DECIMAL($points) } puntos, { DECIMAL($by) } menos que con el paquete original.
sim-taken-more = { $title } se toma en el { $share } % de las partidas en que aparece; antes, en el { $before } %.
sim-taken-less = { $title } solo se toma en el { $share } % de las partidas en que aparece; antes, en el { $before } %.
sim-wins = Quien toma { $title } gana el { $share } % de las veces; lo justo es el { $fair } %.
sim-longer = Una partida lleva { DECIMAL($length) } decisiones, { DECIMAL($by) } más que antes.
sim-shorter = Una partida lleva { DECIMAL($length) } decisiones, { DECIMAL($by) } menos que antes.
sim-unsure = { $games } partidas no muestran diferencia con el paquete original. Las diferencias pequeñas solo se ven con más partidas.

content-number = { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}

# Pictures of a pack's own.
content-art-element = <{ $name }> no está permitido; conviértelo en trazados
content-art-value = { $name } tiene un valor que no está permitido
content-art-outside = La imagen hace referencia a algo externo: { $name }
content-art-script = Las imágenes no pueden contener scripts
content-art-style = No se permiten hojas de estilo; exporta la imagen con atributos de presentación
content-art-text = El texto se ve distinto en cada dispositivo; conviértelo en trazados
content-art-entities = No se permiten entidades; exporta la imagen sin tipo de documento
content-art-complex = Demasiadas formas o demasiados niveles (como máximo { $most } formas y { $deep } niveles)
content-art-empty = La imagen está vacía
content-art-svg-damaged = No es una imagen SVG completa
content-art-png-damaged = No es una imagen PNG completa
content-art-kind = Elige una imagen SVG o PNG
content-art-size = Se esperaba un viewBox con lados de { $most } como máximo
content-art-pixels = { $wide } × { $high } píxeles; se permiten como máximo { $most } × { $most }
content-art-bytes = { $found } kB; se permiten como máximo { $most } kB
content-art-file = El archivo supera los { $most } kB
content-art-together = Todas las imágenes juntas ocupan { $found } kB; se permiten como máximo { $most } kB
content-art-place = Este paquete no tiene ningún dibujo «{ $place }»
