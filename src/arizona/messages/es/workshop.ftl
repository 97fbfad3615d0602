# El taller: paquetes propios, hechos en la página.

web-workshop-lead = Haz tus propias losetas, hojas y cartas. El revisor mira cada trazo; juega con ellas, deja que los bots las prueben, imprímelas y llévate los archivos.
web-workshop-begin = Empezar
web-workshop-new-of = Un paquete nuevo para { $game }
web-workshop-import = Traer un archivo
web-workshop-import-told = .toml, o un .zip con varios
web-workshop-mine = Mis paquetes
web-workshop-no-packs = Aún no hay nada hecho. Elige un juego arriba: una copia de su paquete será tuya para cambiarla.
web-workshop-title = Nombre del paquete
web-workshop-my-pack = Mi { $game }
web-workshop-copy-from = Una copia de
web-workshop-make = Crearlo
web-workshop-from = { $game } · de { $base } · { $count ->
    [0] sin cambios
    [one] un cambio
   *[other] { $count } cambios
  }
web-workshop-missing = No existe ese paquete

## El marco

web-workshop-parts = Partes del taller
web-workshop-tab-tree = Paquete
web-workshop-tab-desk = En el taller
web-workshop-tab-side = Comprobación
web-workshop-tree = Qué contiene el paquete
web-workshop-side = Campos y comprobación
web-workshop-also = Además
web-workshop-add = Añadir
web-workshop-new = novedad
web-workshop-changed = cambio
web-workshop-left-out = fuera
web-workshop-has-problems = { $count ->
    [one] un fallo
   *[other] { $count } fallos
  }
web-workshop-bring-back = Recuperar { $title }
web-workshop-as-printed = Carta, tal como se imprime
web-workshop-mirror = Espejo

## Campos

web-workshop-none = nada
web-workshop-range = de { $low } a { $high }
web-workshop-less = Menos: { $label }
web-workshop-more = Más: { $label }
web-workshop-remove = Quitar { $title }
web-workshop-word = palabra
web-workshop-instead = Qué podría ir aquí: { $word }
web-workshop-cut = Quitar la última palabra
web-workshop-reads = Se lee:
web-workshop-written = { $label }, tal como se escribe
web-workshop-unfold = { $label }: { $text }. Cambiar

## Revisión

web-workshop-checks = Comprobación
web-workshop-nothing-here = Aquí no hay nada que arreglar
web-workshop-elsewhere = { $count ->
    [one] En otra parte: uno
   *[other] En otras partes: { $count }
  }
web-workshop-fine = Bien.
web-workshop-not-fine = Hay algo que arreglar.
web-workshop-fine-told = { $changes ->
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
web-workshop-beginning = Como empezó
web-workshop-simulate = Simular
web-workshop-download = Descargar
web-workshop-share = Compartir
web-workshop-play = Jugar con él
web-workshop-copy = Hacer mi copia
web-workshop-copy-of = { $title }, copia
web-workshop-duplicate = Duplicar
web-workshop-delete = Borrar
web-workshop-really = Sí, borrar
web-workshop-keep = Conservarlo
web-workshop-not-yours = Este paquete es de otra persona. Puedes mirarlo, jugar con él y descargarlo. Para cambiarlo, haz una copia.
web-workshop-link = Enlace al paquete
web-workshop-share-lead = Quien tenga el enlace puede mirar el paquete, jugar con él, descargarlo y hacer una copia. Solo tú puedes cambiarlo.
web-workshop-copy-link = Copiar enlace
web-workshop-copied = Copiado
web-workshop-share-table = O para jugar con él en compañía: una mesa con un asiento para quien reciba su enlace.
web-workshop-table = Abrir una mesa

## Resumen

web-workshop-changes = { $count ->
    [one] Un cambio
   *[other] { $count } cambios
  }
web-workshop-against = respecto a { $base } · último cambio { $when }
web-workshop-no-changes = Aún no ha cambiado nada. Elige algo del paquete, cámbialo y aparecerá aquí: cómo era, cómo es, y a un clic de volver.
web-workshop-is-new = Nueva · { $kind }
web-workshop-is-left-out = Fuera · { $kind }
web-workshop-painted = Pintado de nuevo: { $spots }
web-workshop-spots = { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }
web-workshop-there = presente
web-workshop-as-was = como era
web-workshop-otherwise = distinto
web-workshop-before = Antes:
web-workshop-after = Ahora:
web-workshop-back = Volver a como era
web-workshop-back-to = Volver a como era: { $title }

## Simulación

web-workshop-simulated = Simulado
web-workshop-not-simulated = Aún no hay partidas. Los bots pueden jugar unos cientos con este paquete y otras tantas con el de origen.
web-workshop-sim-lead = Los bots juegan con este paquete y otras tantas partidas con el de origen. Sigue en segundo plano: puedes cerrar esta ventana.
web-workshop-sim-games = Cuántas partidas
web-workshop-sim-count = { $count } partidas
web-workshop-sim-begin = Empezar
web-workshop-sim-again = Otra vez
web-workshop-sim-waits = Hay otros antes que tú; empezará solo.
web-workshop-sim-works = { $done } de { $all } partidas
web-workshop-sim-end = Cancelar
web-workshop-sim-failed = Las partidas no pudieron acabar. Inténtalo otra vez.
web-workshop-sim-stale = El paquete ha cambiado desde entonces.
web-workshop-sim-facts = { $games } partidas, { $bot } en { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
  }, { $seconds } s
web-workshop-wins = Victorias por asiento
web-workshop-seat = Asiento { $seat }
web-workshop-percent = { $share } % ± { $margin }
web-workshop-winner-points = Puntos de quien gana
web-workshop-length = Duración, en jugadas
web-workshop-default = antes
web-workshop-yours = el tuyo
web-workshop-between = { $mean } (de { $low } a { $high })
web-workshop-points-told = Quien gana hace { $mine } puntos; antes { $usual }.
web-workshop-taken = { $title }: veces tomada
web-workshop-wins-with = { $title }: victorias de quien la toma
web-workshop-tells = Qué dice
web-workshop-margin = { $games } partidas no dicen más que ± { $margin } %.
