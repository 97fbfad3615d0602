# Lo que dice la página. Los juegos traen sus palabras en archivos propios.

web-brand = Arizona
web-tagline = Tres juegos del desierto
web-title-page = { $title } · Arizona
web-title-table = { $game } · Arizona
web-title-your-turn = ● Tu turno · { $game }
web-title-over = { $game }: fin de la partida · Arizona

## Juegos

web-games = Juegos

## Página de inicio

web-play-now = Jugar ahora
web-puzzles = Retos
web-puzzles-today = Retos de hoy
web-puzzles-line = Tres al día
web-workshop = Taller
daily-title = Desierto del día
daily-card = El mismo reparto para todos
web-players =
    { $least ->
        [1] De uno a { $most } jugadores
        [2] { $most ->
            [2] Dos jugadores
           *[other] De dos a { $most } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }
web-poster-plain = { $game }: un desierto con mesetas y saguaros
web-play-now-of = Jugar a { $game } ahora
web-set-up = Preparar una mesa
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-aid = Referencia rápida
web-aid-of = Referencia rápida: { $game }
web-about = Acerca de
web-content-of = { $game }: paquete de contenido { $pack }
web-content-lead = { $title }. Todo lo que hay en el paquete, dibujado como en la mesa; huella { $hash }.
web-content-look = Ver el paquete
web-reports = Informes
web-reports-of = Informes de laboratorio
web-reports-lead = Lo que dicen de cada juego muchas partidas entre bots: quién gana, con cuánta diferencia y qué cartas se toman. Cada informe se abre en su propia página.
web-reports-none = Aún no hay informes. Quien administra el servidor puede publicar uno con: arizona lab report RUN --publish
web-report-size = { $kilobytes } kB
web-home = Ver los juegos
web-back = Volver a mis mesas
web-places = Menú
web-your-games = Tus partidas
web-continue = Continuar
web-continue-line = { $game } · { $company } · { $standing }
web-alone = a solas
web-new-here = ¿Primera vez?
web-new-here-line = Aprende { $game } jugando
web-friends = Amigos
web-my-tables = Mis mesas
web-my-tables-line = { $running ->
    [0] ninguna en juego
    [one] una en juego
   *[other] { $running } en juego
  }{ $waiting ->
    [0] { "" }
    [one] , una te espera
   *[other] , { $waiting } te esperan
  }
web-lobby = Sala
web-tournaments = Torneos
web-lobby-line = { $count ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
  }
web-foot-watch = Ver una partida
web-foot-record = Ver una partida guardada
web-guest = invitado
web-guest-name = Invitado { $number }
web-player-name = Jugador { $number }
web-you = Tú: { $name } (invitado). Cambiar de nombre
web-name-title = Tu nombre
web-name-label = Nombre
web-name-help = Los demás ven este nombre. Este navegador te recuerda; una cuenta funciona en todos tus dispositivos.
web-name-save = Guardar
web-close = Cerrar
web-cancel = Cancelar
web-loading = Cargando…
web-no-answer = El servidor no responde. Inténtalo de nuevo.
web-file-unreadable = Este archivo no se puede leer. Quizá se haya movido o borrado.
web-table-older = Este servidor tiene una versión de la partida más antigua que la que has visto. Recarga la página para verla de todos modos.
web-missing-title = Aquí solo hay arena
web-missing-text = Este enlace no lleva a ninguna parte. Quizá le falte un trozo.
web-skip = Ir al contenido
web-skip-to-board = Ir al tablero

## Ajustes

web-settings = Ajustes
web-setting-theme = Modo claro u oscuro
web-theme-system = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-to-light = Cambiar a modo claro
web-theme-to-dark = Cambiar a modo oscuro
web-setting-motion = Movimiento
web-motion-system = Según el sistema
web-motion-on = Sí
web-motion-off = No
web-setting-pace = Velocidad de los demás
web-pace-slow = Lenta
web-pace-normal = Normal
web-pace-quick = Rápida
web-pace-none = Al instante
web-setting-language = Idioma
web-language-draft = { $name } (borrador, { $percent } %)
web-setting-contrast = Más contraste
web-setting-confirm = Confirmar cada jugada
web-setting-confirm-help = La jugada solo cuenta tras un segundo clic.
web-setting-pay = Pagar sin preguntar
web-setting-pay-help = Cuando una forma de pagar es claramente la mejor.
web-setting-sound = Sonidos
web-setting-chat = Chat en las mesas
web-setting-chat-help = Si lo desactivas, este navegador no recibe ningún mensaje.
web-setting-notify = Notificaciones
web-setting-notify-help = Tu turno, solo con esta página abierta en otra pestaña. Este navegador o servidor no puede avisarte si está cerrada.
web-setting-notify-closed = También con esta página cerrada.

## Preparación

web-setup-title = Preparar { $game }
web-setup-at-once = Ya están todos: la partida empieza enseguida.
web-setup-by-link = Comparte el enlace de la mesa; la partida empieza cuando estén todos.
web-open-table = Abrir la mesa
web-seats = Asientos
web-add-seat = Añadir un asiento
web-drop-seat = Quitar el asiento { $number }
web-seat-kind = Quién ocupa el asiento { $number }
web-seat-you = Eres tú
web-seat-friend = Por invitación
web-seat-here = Alguien en esta pantalla
web-seat-name = Nombre
web-seat-link-later = Tendrás el enlace para compartir al abrir la mesa.
web-seat-color-1 = círculo, turquesa
web-seat-color-2 = triángulo, arcilla
web-seat-color-3 = cuadrado, dorado
web-seat-color-4 = rombo, violeta
web-kind-link = Por enlace
web-kind-here = Esta pantalla
web-kind-bot = Bot
web-bot-which = Elige un bot
web-bot-level = Nivel { $level } de { $levels }
web-bot-elo = medido: Elo { $elo }
web-bot-elo-help = Medido en partidas entre estos bots; 1000 es la media. Un bot con 200 más gana unas tres de cada cuatro partidas.
web-options = Opciones
web-content = Contenido
web-content-default = Estándar, como en las reglas
web-content-crooked = Cañones torcidos
web-table-open = Mostrar en la sala
web-table-watch = Quien tenga el enlace puede mirar
web-clock = Reloj
web-clock-none = Ninguno
web-clock-none-line = sin límite de tiempo
web-clock-live = En vivo
web-clock-live-pace = { $minutes } min + { $seconds } s
web-clock-slow = Por turnos
web-clock-slow-pace = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
web-clock-pace = Ritmo
web-clock-own = Personalizado
web-clock-own-minutes = Minutos por jugador
web-clock-own-seconds = Segundos por turno
web-allow-undo-chance = Permitir deshacer dados y robos
web-allow-undo-chance-help = Los dados y los robos también se pueden deshacer; después se tira o se roba de nuevo. La partida guardada lo indica.
web-patience = Si alguien se va
web-patience-help = Cuánto puede ausentarse quien tiene el turno. Después puedes reclamar la victoria o dejar que siga un bot.
web-patience-usual-none = reclamar tras 3 días
web-patience-usual-live = reclamar tras 2 minutos
web-patience-usual-slow = cuando se agote el reloj
web-patience-minutes = reclamar tras { $minutes } minutos
web-patience-days = { $days ->
    [one] reclamar tras un día
   *[other] reclamar tras { $days } días
}
web-patience-never = esperar sin límite
web-clock-days = { $days } d { $hours } h

## Mesas

web-status-over = terminada, { $score }
web-status-waiting = esperando jugadores
web-status-read-only = solo lectura
web-status-your-turn = te toca
web-status-playing = juega { $name }
web-your-move = te toca
web-no-tables = Aún no hay mesas. Empieza una partida y aparecerá aquí.
web-lobby-empty = Ahora no hay mesas abiertas. Prepara una y publícala aquí.
web-filter = Mostrar mesas
web-filter-all = Todas
web-filter-running = En juego
web-filter-over = Terminadas
web-filter-words = Buscar por nombre o jugador
web-filter-none = Ninguna mesa coincide.
web-delete = Borrar
web-delete-of = Borrar { $name }
web-delete-sure = ¿Borrar { $name }?
web-keep = Conservar
web-shows = Juegan los bots
web-shows-line = Cuando no juega nadie, juegan los bots mientras alguien mire.
web-show-of = Ver { $game }
web-show-new = Cuando entres empezará una partida nueva.
web-copy-picture = Copiar una imagen del tablero
web-picture-copied = Imagen copiada al portapapeles.
web-picture-saved = Imagen guardada como archivo.
web-picture-failed = No se ha podido crear la imagen.
web-import = Subir una partida guardada
web-import-help = Un archivo descargado de una mesa o guardado desde la terminal.
web-closed-table-title = Esta mesa es privada
web-closed-table-text = Quien abrió la mesa no admite espectadores.
web-no-table-title = Esa mesa no existe
web-no-table-text = El enlace es incorrecto o la mesa se ha eliminado.

## En la mesa

web-table-line = { $name } · { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
web-spectators = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
  }
web-line-lost = Sin conexión, reintentando…
web-text-view = Vista de texto
web-invite = Invitar
web-more = Más
web-board = Tablero
web-side = Historial, chat y reglas
web-tab-log = Historial
web-tab-chat = Chat
web-tab-rules = Reglas
web-peek = Abrir historial, chat y reglas
web-log-fold = Preparación: { $count ->
    [one] una línea
   *[other] { $count } líneas
  }
web-log-empty = Aún no ha pasado nada.
web-log-earlier = Entradas anteriores ({ $count })
web-log-later = Entradas posteriores ({ $count })
web-chat-empty = Aún no hay mensajes.
web-chat-say = Escribe un mensaje
web-chat-mute = Silenciar a { $name }
web-chat-mute-short = silenciar
web-chat-muted = Has silenciado a { $name } en esta mesa.
web-chat-send = Enviar
web-quick-1 = Buena jugada
web-quick-2 = Ups
web-quick-3 = Buena partida
web-options-in-force = Opciones de la mesa
web-rule-in-force = Regla aplicable
web-now = ahora
web-later = después
web-done = hecho
web-of = de { $last }
web-times = × { $count }
web-to-move = le toca
web-score-dash = –
web-position = Posición
web-moves = Jugadas

web-prompt = Tu próximo paso
web-prompt-your-turn = Te toca.
web-prompt-turn-of = Turno de { $name }.
web-prompt-bot = { $name } está pensando…
web-prompt-other = Esperando a { $name }…
web-prompt-over = La partida ha terminado.
web-prompt-waiting = Esperando jugadores.
web-prompt-waiting-for = { $count ->
    [one] El asiento { $seats } está libre; comparte el enlace.
   *[other] Los asientos { $seats } están libres; comparte el enlace.
  }
web-prompt-read-only = Solo lectura.
web-prompt-moment = Paso { $moment }.
web-prompt-moment-help = Estás viendo un momento anterior. Con las flechas vas atrás y adelante.
web-prompt-leaving = Aún puedes echarte atrás.
web-leave-now = Confirmar ya
web-prompt-sure = ¿Seguro?
web-prompt-sure-help = Intro confirma, Esc cancela.
web-give-up = Abandonar
web-give-up-draw = Abandonar o empate
web-give-up-two = Si abandonas, la partida termina y gana tu rival.
web-give-up-more = Si abandonas, un bot ocupa tu asiento y quedas en último lugar haga lo que haga.
web-give-up-alone = Si abandonas, la partida termina: solo quedarían bots.
web-keep-playing = Seguir jugando
web-resign = Abandonar
web-resign-as = Abandonar como { $name }
web-draw-offer = Ofrecer empate
web-draw-accept = Aceptar el empate
web-draw-decline = Rechazar
web-draw-withdraw = Retirar la oferta
web-draw-waits = Has ofrecido empate.
web-draw-offered = { $name } ofrece empate.
web-away-in = Ausente; en { $time } podrás reclamar.
web-away-now = Lleva demasiado tiempo ausente. Ya puedes reclamar.
web-claim-win = Reclamar la victoria
web-claim-bot = Que siga un bot
web-confirm = Confirmar
web-back-to-now = Volver al presente
web-result = Resultado

web-undo = Deshacer
web-skip-moves = Omitir
web-skip-moves-title = Omitir las animaciones de las jugadas de los demás (.)
web-undo-title = Deshacer tu último paso y las respuestas de los bots (Z)
web-undo-chance-title = Deshacer tu último paso; se tira o se roba de nuevo (Z)
web-restart = Reiniciar turno
web-restart-title = Deshacer todo este turno (X)
web-hint = Pista
web-hint-asking = Pensando…
web-hint-do = Jugarla
web-hint-title = ¿Qué haría un bot? (I)
web-analyze = Analizar
web-analyze-title = Mostrar cuánto vale cada jugada cuando te toca
web-exact = exacto
web-so-far = estimación por ahora
web-labeled = { $name }: { $other }
web-percent = { $number } %
web-about-number = ≈ { $number }
web-why-replaying = Estás viendo un momento anterior: vuelve antes al presente
web-why-watching = Solo estás mirando
web-why-not-your-turn = No es tu turno

web-replay = Repetición
web-replay-first = Al principio
web-replay-back = Una jugada atrás
web-replay-play = Reproducir la partida
web-replay-pause = Pausa
web-replay-on = Una jugada adelante
web-replay-slider = Paso de la partida
web-replay-at = Paso { $at } de { $last }
web-replay-link = Copiar un enlace a este momento
web-play-on = Seguir desde aquí en una mesa nueva
web-download = Descargar la partida
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ajustar a la pantalla
web-turn-view = Girar la vista

web-seat-open = asiento libre
web-seat-empty = Asiento { $number }, libre
web-seat-menu = Opciones del asiento de { $name }
web-seat-title = Asiento { $number }: { $name }
web-seat-nothing = Solo quien juega en este asiento puede cambiarlo.
web-who-you = tú
web-who-here = en esta pantalla
web-who-connected = por enlace
web-who-out = abandonó, sigue un bot
web-who-out-over = abandonó
web-who-away = ahora no está
web-who-bot = bot
web-who-bot-level = bot · nivel { $level } de { $levels }
web-who-bot-named = bot · { $bot }
web-sit-here = Ocupar el asiento { $number }
web-reclaim-seat = Volver a jugar tú
web-hand-to-bot = Dejar jugar al bot
web-leave = Dejar este asiento
web-unseat = Quitar a { $name } de este asiento
# $name: the player who is sent away.
web-unseat-title = ¿Echar a { $name }?
# $name: the player who is sent away.
web-unseat-help = { $name } pierde el asiento, sabrá por qué y no podrá volver a sentarse en esta mesa.
web-unseat-why = ¿Por qué?
web-unseat-away = Demasiado tiempo ausente
web-unseat-rude = Grosería o trampas
web-unseat-mistake = Se sentó por error
web-unseat-other = Otro motivo
web-unseat-do = Echar
web-new-link = Crear y copiar un nuevo enlace del asiento (los anteriores dejan de valer, también en otros dispositivos)
web-hook = Webhook para avisos de turno
web-hook-example = https://example.org/mi-turno
web-hook-help = El servidor llama a esta dirección cuando le toca al asiento.
web-hook-on = Hay un webhook. Guarda una dirección vacía para quitarlo.
web-hook-end = Quitar
web-invite-play = { $count ->
    [one] Hay un asiento libre: quien abra este enlace puede ocuparlo.
   *[other] Hay { $count } asientos libres: quien abra este enlace puede ocupar uno.
  }
web-invite-play-help = Cuando no quede ninguno, el mismo enlace permite mirar.
web-invite-watch = Todos los asientos están ocupados: este enlace permite mirar.
web-invite-watch-help = Lo ven todo y pueden chatear.
web-invite-closed = Todos los asientos están ocupados y no se admiten espectadores.
web-invite-address = Enlace de la mesa
web-copy = Copiar
web-copy-seat = Copiar enlace
web-copied = Copiado.
web-seat-links = Los enlaces de tus asientos
web-seat-links-help = Sigue desde otro navegador o pasa tu asiento a alguien. Quien tenga el enlace ocupa el asiento.

web-text-scores = Puntuación
web-text-score = { $name }: { $score }
web-text-moves = { $count ->
    [0] Jugadas posibles
    [one] Una jugada posible
   *[other] { $count } jugadas posibles
  }
web-text-no-moves = Ahora no hay nada que elegir.
web-text-recent = Lo último que pasó

web-keys = Atajos de teclado
web-key-tab = Tab, Intro
web-key-tab-does = recorrer las opciones, elegir una
web-key-arrows-does = una jugada atrás o adelante
web-key-letters-does = el salto con esta letra
web-key-r-does = girar la loseta
web-key-z-does = deshacer
web-key-x-does = reiniciar el turno
web-key-i-does = pista
web-key-t-does = vista de texto
web-key-dot-does = omitir las animaciones de los demás
web-key-brackets-does = una jugada atrás o adelante, siempre
web-key-ends = Inicio, Fin
web-key-ends-does = al principio, al presente
web-key-escape = Esc
web-key-escape-does = anular la elección, volver al presente

## Resultado

web-result-winner = { $count ->
    [0] La partida ha terminado
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
  }
web-result-draw = Empate
web-result-take-back = En esta mesa se podían deshacer dados y robos; la partida guardada lo indica.
web-result-breakdown = De dónde salieron los puntos
web-result-source = Origen
web-result-total = Total
web-result-chart = Puntos a lo largo de la partida
web-chart = Puntos a lo largo de la partida; resultado final: { $ends }
web-rematch = Revancha
web-to-rematch = Ir a la revancha
web-replay-it = Repetición
web-look-at-board = Ver el tablero

## Primeras partidas guiadas

web-lesson = Partida guiada
web-lesson-table = Partida guiada
web-lesson-at = { $number } de { $count }
web-lesson-next = Siguiente
web-lesson-back = Un paso atrás
web-lesson-skip = Dejar la guía
web-lesson-again = Empezar de nuevo
web-lesson-play-on = Seguir desde aquí
web-lesson-to-table = Ir a tu mesa
web-lesson-more = Siguiente partida guiada
web-lesson-numbered = Partida guiada { $number }
web-lesson-offer-title = ¿Es tu primera vez?
web-lesson-offer = Una partida guiada de { $game } dura unos minutos: unas pocas jugadas en un tablero ya preparado. Tu mesa te espera.
web-lesson-yes = Enséñame
web-lesson-no = No, gracias
web-learn = Aprender
web-lesson-learn = Aprender { $game } en una partida guiada
web-lesson-follow = En la partida guiada, haz la jugada señalada. En tu propia mesa decides tú.
web-lesson-later = Eso funciona en una mesa de verdad, no en la partida guiada.
web-lesson-missing = No hay partida guiada

## Acerca de

web-about-lead = Arizona son tres juegos de mesa en un mismo desierto: Knight, Rails y Trail. Juega a solas contra bots, en torno a una pantalla o con amigos por enlace. No hace falta registrarse y no se carga nada de otros sitios.
web-about-fonts = Tipografía
web-about-fonts-text = Bebas Neue (Ryoichi Tsunekawa), Source Sans 3 (Adobe), Patrick Hand (Patrick Wagesreiter) y, para el coreano, Noto Sans KR (Google), Do Hyeon (Woowa Brothers) y Gaegu (JIKJI), todas con la licencia SIL Open Font License 1.1, de los paquetes Fontsource.
web-about-drawings = Dibujos
web-about-drawings-text = Carteles, tableros, piezas, retratos e iconos son nuestros, con licencia CC BY 4.0.
web-about-icons = Software
web-about-icons-text = Hecho con Svelte (MIT) y Project Fluent (Apache 2.0). Los avisos de licencia vienen con el programa.
web-about-engine = Reglas
web-about-engine-text = Un solo motor aplica todas las reglas: aquí, en la terminal y para los bots. Está escrito en Python.
web-about-privacy = Privacidad
web-about-privacy-text = Una cookie firmada te reconoce como invitado; las claves de tus asientos se guardan en este navegador, y en el servidor solo sus hashes. Sin rastreo ni terceros. Si activas las notificaciones, pasan por el servicio push de tu navegador. Una cuenta guarda lo que escribes y haces aquí y el tipo de navegador con el que entras. No necesita correo electrónico.
web-about-license = Licencia
web-about-license-text = Programa: Apache 2.0. Dibujos, textos de las reglas y contenido: CC BY 4.0.

## Sin servidor

web-offline-loading = Cargando las reglas
web-offline-starting = Preparando la mesa
web-offline-failed = No se han podido cargar las reglas. ¿Hay conexión?
web-offline-again = Intentarlo otra vez
web-offline-elsewhere = Tus mesas están abiertas en otra pestaña.
web-offline-here = Abrirlas aquí
web-offline-fleeting = Este navegador no puede guardar nada: tus mesas se perderán al cerrar esta página.
web-offline-slow = Este dispositivo es demasiado lento para { $names }.
web-offline-unread = Algunas de tus mesas guardadas no se han podido leer. No se han modificado.
web-offline-damaged = Algunos datos guardados en este navegador estaban dañados. Se han apartado y todo lo demás funciona como antes.
web-offline-full = En este dispositivo no queda sitio para guardar tus jugadas. Libera espacio y la partida seguirá sola.
web-offline-unsaved = Este navegador no puede guardar jugadas ahora; no ha cambiado nada.
web-opening-you = Tú
web-online = Jugar en línea
web-online-text = Lleva esta mesa a un servidor para que otros puedan unirse con un enlace.
web-online-server = Dirección del servidor
web-online-bad = No es una dirección válida. Debe ser como games.example.
web-online-failed = No se ha podido preparar la mesa. Inténtalo otra vez.
web-online-copy = La mesa de este dispositivo se queda como está.
web-online-go = Ir al servidor
web-take-title = Continuar esta mesa
web-take-lead = { $game }, { $moves ->
    [one] una jugada hecha
   *[other] { $moves } jugadas hechas
}. ¿Quién se sienta dónde?
web-take-go = Seguir aquí
web-take-none = Este enlace no contiene ninguna mesa.
web-packs-own = Tus paquetes de contenido
web-packs-own-text = Un paquete es un archivo .toml, o un .zip con varios. Se comprueba y se guarda en este navegador, y puedes jugar con él aquí. Para editarlo o imprimirlo, súbelo al Taller de un servidor.
web-pack-add = Añadir un paquete
web-pack-added = Paquete { $name } añadido. Ya puedes usarlo en { $game }.
web-pack-name-default = paquete estándar
web-pack-look = Ver { $name }
web-pack-drop = Quitar { $name }

## La página de un servidor cuando se corta la conexión

web-play-offline = Jugar sin conexión
web-play-offline-help = Guarda los juegos en este dispositivo (descarga de unos 10 MB). Si se corta la conexión, puedes seguir jugando contra bots.
web-play-offline-fetching = Descargando, { $percent } %
web-play-offline-failed = No ha funcionado. Comprueba la conexión y el espacio libre del dispositivo.
web-play-offline-cut = El servidor no responde. Tus juegos sin conexión están aquí.
web-play-offline-open = Jugar aquí
web-cut-offer = Se ha cortado la conexión. Puedes seguir aquí, contra bots.
web-cut-go-on = Seguir sin conexión

## Mirar atrás

web-review-waiting = Repasando la partida…
web-review-leave = Puedes salir: el progreso se guarda.
web-review-failed = No se pudo completar el repaso. El progreso está guardado.
web-review-again = Intentarlo de nuevo
web-review-to-table = Volver a la mesa
web-review-of = Repaso de la mesa { $name }
web-review-won = { $count ->
    [0] La partida ha terminado
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
web-review-you = { $where }, tú
web-review-only = la única
web-review-moment = Momento decisivo { $number }
web-review-margin = Estimado: { $loss ->
    [one] 1 punto perdido
   *[other] { $loss } puntos perdidos
}, ± { $margin }.
web-review-line = Ver la línea
web-review-hide-line = Ocultar la línea
web-review-try = Pruébalo tú
web-review-fewer = Solo los momentos decisivos
web-review-before = Anterior
web-review-next = Siguiente
web-review-place = { $at } de { $all }
web-review-share = Compartir imagen
web-review-share-alt = Vista previa de la imagen
web-review-shape = Formato
web-review-wide = Ancha
web-review-square = Cuadrada
web-review-names = Mostrar nombres
web-review-pins = Marcar momentos decisivos
web-review-slips = Mostrar quién se equivocó
web-review-anyone = Quien tenga el enlace puede recorrer el repaso. No hace falta iniciar sesión.
web-review-link = Enlace a este momento
web-review-copy-link = Copiar enlace
web-review-save = Guardar PNG
web-review-save-puzzle = Guardar como reto
web-review-saved = Guardado: abrir el reto
web-review-step = Paso { $at } de { $all }
web-review-step-back = Un paso atrás
web-review-step-on = Un paso adelante
web-review-play = Reproducir la línea
web-review-pause = Pausa
web-review-line-keys = ← → paso · ↑ ↓ otra línea · Esc

# Imprimir.
web-print = Imprimir
web-print-of = Imprimir { $game }
web-print-pack = Del paquete { $pack }.
web-print-lead = Imprime al 100 %, sin «ajustar a la página». La regla de la página 1 debe medir 50 mm.
web-print-paper = Papel
web-print-letter = Carta
web-print-ink = Tinta
web-print-ink-help = el ahorro de tinta imprime solo líneas, para lápices y fotocopiadoras
web-print-color = A todo color
web-print-saving = Ahorro de tinta
web-print-backs = Dorsos
web-print-backs-help = en la página siguiente; a doble cara, girar por el borde largo
web-print-marks = Marcas de corte
web-print-copies = Copias de { $part }
web-print-fewer = menos
web-print-more = más
web-print-seed = Una hoja nueva a partir de una semilla
web-print-seed-help = déjalo vacío si no quieres ninguna
web-print-making = Preparando las páginas…
web-print-waiting = { $ahead ->
    [0] Tu impresión es la siguiente en la cola.
    [one] Hay 1 trabajo antes: unos { $seconds } s…
   *[other] Hay { $ahead } trabajos antes: unos { $seconds } s…
}
web-print-pages = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
web-print-save = Guardar PDF
web-print-first-page = Primera página
web-print-nothing = Elige qué quieres imprimir.
web-print-no-server = Para imprimir hace falta un servidor, y esta página funciona desde archivos.
web-print-at = Imprimir en { $server }
web-print-count = { $count } en total

## Between people

web-fair-play = Juego limpio
# On a small button.
web-fair-on = Sin pistas
# On a small button: a game in which all players agreed to allow hints.
web-fair-friendly = Mesa amistosa
web-fair-text = En esta mesa juegan personas entre sí, así que nadie recibe ayuda.
web-fair-help = Sin pistas, análisis ni copias de la partida hasta que termine.
web-fair-undo = Después de tu turno solo puedes deshacer si los demás aceptan, y nunca más allá de dados o robos.
web-fair-review = El repaso completo se abre al terminar la partida.
web-fair-friendly-text = Todos acordaron una mesa amistosa: cada jugador puede usar pistas y análisis.
web-fair-offer = Si todos están de acuerdo, la mesa pasa a ser amistosa, con pistas y análisis. Lo ven todos, también el público.
web-fair-agree = Aceptar una mesa amistosa
web-fair-end = Retirar mi acuerdo
# $names: players’ names, already joined.
web-fair-agreed = De acuerdo hasta ahora: { $names }
# Why a button is off.
web-why-fair = No disponible mientras juegan personas entre sí
web-undo-ask = Pedir deshacer
web-undo-ask-title = Pide a los demás que te dejen deshacer tu última jugada (Z)
# $name: a player’s name.
web-undo-asks = { $name } pide deshacer su última jugada.
web-undo-asks-help = Desde entonces no se ha tirado ni robado nada. La próxima jugada rechaza la petición.
web-undo-waits = Has pedido deshacer. Esperando respuesta…
web-undo-allow = Permitir
web-undo-decline = Rechazar
web-undo-withdraw = Retirar la petición
web-watching = Estás mirando.
web-watching-help = Ves la partida en directo, pero no juegas.
web-unseat-then = ¿Qué pasa con el asiento?
web-unseat-then-open = Queda libre
web-unseat-then-bot = Sigue un bot
# Asked when somebody sits down for the first time.
web-sit-name = ¿Cómo te llamas?
web-join = Unirse
web-watch-table = Mirar
web-open-a-table = Abrir una mesa
# $taken: how many seats are taken. $seats: number of seats.
web-seats-taken = { $taken } de { $seats ->
    [one] 1 asiento ocupado
   *[other] { $seats } asientos ocupados
}
# $time: a clock, such as “4:41” or “1 d 3 h”.
web-time-left = quedan { $time }
# $when: a date and time.
web-until = hasta el { $when }
# $time: a clock, such as “0:48”.
web-claim-win-in = Reclamar la victoria en { $time }
# $time: a clock, such as “0:48”.
web-claim-bot-in = Que siga un bot en { $time }
# $name: a player’s name.
web-back-again = { $name } ha vuelto.
# $time: minutes and seconds, such as “0:45”.
web-clock-turn = { $time } por turno
web-key-arrows = ← →
web-key-letters = A – H
web-key-r = R
web-key-z = Z
web-key-x = X
web-key-i = I
web-key-t = T
web-key-dot = .
web-key-brackets = [ ]
