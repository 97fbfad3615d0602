# El taller: paquetes propios, hechos en la página.

web-workshop-lead = Crea tus propias losetas, hojas y cartas. Cada cambio se comprueba al momento. Juega con ellas, deja que los bots las prueben, imprímelas y descarga los archivos.
web-workshop-begin = Empezar
web-workshop-new-of = Un paquete nuevo para { $game }
web-workshop-import = Importar un archivo
web-workshop-import-help = .toml, o un .zip de archivos .toml
web-workshop-mine = Mis paquetes
web-workshop-no-packs = Aún no hay nada aquí. Elige un juego arriba para tener tu propia copia de su paquete.
web-workshop-title = Nombre del paquete
web-workshop-my-pack = Mi { $game }
web-workshop-copy-from = Copia de
web-workshop-make = Crear
web-workshop-from = { $game } · a partir de { $base } · { $count ->
    [0] sin cambios
    [one] un cambio
   *[other] { $count } cambios
  }
web-workshop-missing = No existe ese paquete

## El marco

web-workshop-parts = Partes del taller
web-workshop-tab-tree = Paquete
web-workshop-tab-editor = Editor
web-workshop-tab-side = Comprobación
web-workshop-tree = Contenido del paquete
web-workshop-side = Campos y comprobación
web-workshop-also = Además
web-workshop-add = Añadir otro elemento
web-workshop-new = novedad
web-workshop-changed = cambio
web-workshop-left-out = quitado
web-workshop-has-problems = { $count ->
    [one] un fallo
   *[other] { $count } fallos
  }
web-workshop-bring-back = Recuperar { $title }
web-workshop-card-preview = Vista previa
web-workshop-mirror = Espejo

## Campos

web-workshop-none = ninguno
web-workshop-range = de { $low } a { $high }
web-workshop-less = Menos: { $label }
web-workshop-more = Más: { $label }
web-workshop-remove = Quitar { $title }
web-workshop-word = palabra
web-workshop-instead = Alternativas a { $word }
web-workshop-cut = Quitar la última palabra
web-workshop-reads = Se lee:
web-workshop-written = { $label }, como texto
web-workshop-unfold = { $label }: { $text }. Cambiar

## Revisión

web-workshop-checks = Comprobación
web-workshop-nothing-here = Aquí no hay nada que arreglar
web-workshop-elsewhere = { $count ->
    [one] En otra parte: uno
   *[other] En otras partes: { $count }
  }
web-workshop-fine = Todo en orden.
web-workshop-not-fine = Hay algo que arreglar.
web-workshop-fine-changes = { $changes ->
    [0] Sin cambios, huella { $hash }
    [one] Un cambio, huella { $hash }
   *[other] { $changes } cambios, huella { $hash }
  }
web-workshop-problems = { $count ->
    [one] Un fallo
   *[other] { $count } fallos
  }

## Qué se puede hacer

web-workshop-undo = Deshacer
web-workshop-redo = Rehacer
web-workshop-history = Cambios
web-workshop-no-history = Aún no se ha cambiado nada.
web-workshop-to-here = Volver aquí
web-workshop-to-here-of = Volver aquí: { $step }
web-workshop-beginning = Versión original
web-workshop-simulate = Simular
web-workshop-download = Descargar
web-workshop-share = Compartir
web-workshop-play = Jugar con él
web-workshop-copy = Hacer mi propia copia
web-workshop-copy-of = { $title } (copia)
web-workshop-duplicate = Duplicar
web-workshop-delete = Borrar
web-workshop-really = Sí, borrar
web-workshop-keep = Conservarlo
web-workshop-not-yours = Este paquete es de otra persona. Puedes mirarlo, jugar con él y descargarlo. Para cambiarlo, haz una copia.
web-workshop-link = Enlace al paquete
web-workshop-share-lead = Quien tenga el enlace puede mirar el paquete, jugar con él, descargarlo y hacer una copia. Solo tú puedes cambiarlo.
web-workshop-copy-link = Copiar enlace
web-workshop-copied = Copiado
web-workshop-share-table = O juega en compañía: abre una mesa con un asiento para quien tenga su enlace.
web-workshop-table = Abrir una mesa

## Resumen

web-workshop-changes = { $count ->
    [one] Un cambio
   *[other] { $count } cambios
  }
web-workshop-against = respecto a { $base } · último cambio { $when }
web-workshop-no-changes = Aún no ha cambiado nada. Elige algo del paquete y cámbialo; cada cambio aparece aquí, antes y después, y se deshace con un clic.
web-workshop-is-new = Novedad · { $kind }
web-workshop-is-left-out = Quitado · { $kind }
web-workshop-painted = Pintado de nuevo: { $spots }
web-workshop-spots = { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }
web-workshop-there = presente
web-workshop-as-was = sin cambios
web-workshop-otherwise = distinto
web-workshop-before = Antes:
web-workshop-after = Ahora:
web-workshop-back = Deshacer este cambio
web-workshop-back-to = Deshacer este cambio: { $title }

## Simulación

web-workshop-simulated = Simulación
web-workshop-not-simulated = Aún no hay partidas. Los bots pueden jugar unos cientos con este paquete y otras tantas con el original.
web-workshop-sim-lead = Los bots juegan partidas con este paquete y otras tantas con el original. La simulación sigue en segundo plano: puedes cerrar esta ventana.
web-workshop-sim-games = Número de partidas
web-workshop-sim-count = { $count } partidas
web-workshop-sim-begin = Empezar
web-workshop-sim-again = Repetir
web-workshop-sim-waits = Estás en la cola; empezará automáticamente.
web-workshop-sim-works = { $done } de { $all } partidas
web-workshop-sim-end = Cancelar
web-workshop-sim-failed = No se han podido terminar las partidas. Inténtalo otra vez.
web-workshop-sim-stale = El paquete ha cambiado desde entonces.
web-workshop-sim-facts = { $games } partidas, { $bot } en { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
  }, { $seconds } s
web-workshop-wins = Victorias por asiento
web-workshop-seat = Asiento { $seat }
web-workshop-percent = { $share } % ± { $margin }
web-workshop-winner-points = Puntos de quien gana
web-workshop-length = Duración, en jugadas
web-workshop-default = original
web-workshop-yours = el tuyo
web-workshop-between = { $mean } (de { $low } a { $high })
web-workshop-points-label = Quien gana hace { $mine } puntos; con el paquete original, { $usual }.
web-workshop-taken = { $title }: veces tomada
web-workshop-wins-with = { $title }: victorias de quien la toma
web-workshop-findings = Conclusiones
web-workshop-margin = Con { $games } partidas, el margen de error es de ± { $margin } %.

## ¿Y si…?

web-workshop-if = ¿Y si…?
web-workshop-if-help = Prueba otros valores sin guardarlos. Los bots juegan con el paquete guardado y con tus valores, con los mismos dados y robos, y se comparan los resultados.
web-workshop-if-values = Valores
web-workshop-if-entry = Parte del paquete
web-workshop-if-saved = guardado: { $value }
web-workshop-if-leave-out = Quitar { $title } del paquete
web-workshop-if-full = Puedes probar cambios en { $count } partes como máximo a la vez.
web-workshop-if-changed = Cambios
web-workshop-if-nothing = Cambia un valor para empezar.
web-workshop-if-starts = Empezando…
web-workshop-if-run = Empezar
web-workshop-if-canceled = Se han detenido las partidas.
web-workshop-if-ready = Se han jugado todas las partidas.
web-workshop-if-save = Guardar estos valores
web-workshop-if-facts = { $games } partidas con el paquete guardado y { $games } con tus valores, { $bot } en { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
  }
web-workshop-if-same = { $same ->
    [one] 1 de { $games } partidas transcurre igual con ambos.
   *[other] { $same } de { $games } partidas transcurren igual con ambos.
  }
web-workshop-if-all-same = Todas las partidas transcurren igual con ambos: los bots no reaccionan a este cambio.
web-workshop-if-lead = Ventaja de quien gana
web-workshop-if-percent = { $share } %
web-workshop-if-difference = { $unit ->
    [share] { $mean } p. p. (de { $low } a { $high })
   *[points] { $mean } (de { $low } a { $high })
  }
web-workshop-if-shown = Las partidas muestran esta diferencia.
web-workshop-if-needed = { $unit ->
    [share] No se ve ninguna diferencia. Para ver una diferencia de { $worth } puntos porcentuales bastarían unas { $games } partidas.
   *[points] No se ve ninguna diferencia. Para ver una diferencia de { $worth } bastarían unas { $games } partidas.
  }
web-workshop-if-enough = { $unit ->
    [share] No se ve ninguna diferencia. Estas partidas bastan para ver una diferencia de { $worth } puntos porcentuales.
   *[points] No se ve ninguna diferencia. Estas partidas bastan para ver una diferencia de { $worth }.
  }
web-workshop-if-open = No se ve ninguna diferencia. Cambian demasiado pocas partidas para decir cuántas bastarían.
web-workshop-if-power = Las diferencias llevan intervalos del 95 %. Una diferencia se da por demostrada si el azar por sí solo la produciría en menos de 1 de cada 100 pruebas. «Bastar» significa que se vería en 4 de cada 5 pruebas.

# Pictures of your own.
web-workshop-art = Tus imágenes
web-workshop-art-lead = Sustituye los dibujos por tus propias imágenes SVG o PNG. Se ven en la mesa y al imprimir, y forman parte de los archivos descargados.
web-workshop-art-which = Dibujo
web-workshop-art-upload = Elegir imagen
web-workshop-art-replace = Sustituir
web-workshop-art-remove = Quitar la imagen de { $title }
web-workshop-art-own = Imagen propia
web-workshop-art-limits = SVG sin texto, enlaces ni efectos, o PNG de { $pixels } × { $pixels } píxeles como máximo; { $kb } kB cada una.
web-workshop-art-symbols = Símbolos
web-workshop-art-boards = Tableros
web-workshop-art-ground = Suelo
web-workshop-art-mural = Mural
