# Bloqueos, denuncias, reglas del chat y la página de moderación.

## Bloquear

moderation-block = Bloquear a { $name }
moderation-blocked-now = Has bloqueado a { $name }. No verás su chat ni sus mesas abiertas, ni al revés.
moderation-blocked = Personas bloqueadas
moderation-blocked-help = Ninguna de las dos personas ve el chat ni las mesas abiertas de la otra. La otra persona no recibe ningún aviso.
moderation-blocked-none = No has bloqueado a nadie.
moderation-block-name = Nombre de usuario de la persona
moderation-block-do = Bloquear
moderation-unblock = Desbloquear
moderation-unblock-name = Desbloquear a { $name }
moderation-block-unknown = No hay ninguna cuenta con ese nombre de usuario.
moderation-block-self = Eres tú.
moderation-blocks-many = Puedes bloquear como mucho a { $most } personas.
moderation-nobody-there = No sabemos quién estaba ahí. Quizá ya se haya ido.
moderation-no-cookie = Tu navegador no acepta cookies, así que no puedes bloquear ni denunciar a nadie.
moderation-seat-unavailable = No puedes ocupar este asiento. Elige otra mesa.
moderation-rematch-unavailable = En esta mesa no se puede jugar la revancha. Prepara una nueva.

## Denunciar

moderation-report = Denunciar a { $name }…
moderation-report-line = Denunciar o bloquear a { $name }
moderation-report-line-short = denunciar
moderation-report-title = Denunciar a { $name }
moderation-report-lead = Alguien de moderación verá esta partida y su chat. { $name } no sabrá quién lo ha denunciado.
moderation-report-why = Motivo
moderation-reason-help = Usa la ayuda de un programa
moderation-reason-insults = Insultos o acoso
moderation-reason-insults-note = Se adjunta el chat de esta partida
moderation-reason-stalling = Se va o retrasa la partida a propósito
moderation-reason-name = Nombre ofensivo
moderation-reason-other = Otra cosa
moderation-report-text = ¿Qué ha pasado? (opcional)
moderation-report-block = Bloquear también a { $name }
moderation-report-send = Enviar denuncia
moderation-report-received = Gracias. Hemos recibido tu denuncia y alguien de moderación la verá.
moderation-report-again = Ya has denunciado a { $name } en esta mesa.
moderation-reports-many = Hoy has enviado muchas denuncias. Inténtalo mañana.

## Chat

moderation-chat-off = El chat está desactivado. Puedes activarlo en los ajustes.
moderation-muted = Alguien de moderación te ha silenciado { $days ->
    [one] un día más
   *[other] { $days } días más
}.
moderation-chat-slow = En una mesa abierta a todos, los invitados y las cuentas nuevas pueden escribir un mensaje cada { $seconds } segundos.
moderation-chat-words = Tu mensaje contiene una palabra que no se permite en este servidor. No se ha enviado.

## Avisos a la persona afectada

moderation-notices = Mensajes de moderación
moderation-notice-warn = Moderación te ha dado un aviso.
moderation-notice-mute = Moderación te ha silenciado en el chat.
moderation-notice-exclude = Moderación te ha excluido de las partidas puntuadas.
moderation-notice-unlist = Moderación ha quitado tu paquete «{ $subject }» de tu perfil.
moderation-notice-reset-name = Moderación ha restablecido tu nombre de usuario «{ $subject }». Puedes elegir otro en la página de tu cuenta.
moderation-notice-ban = Moderación ha bloqueado tu cuenta.
moderation-until = Hasta el { $date }
moderation-notice-reason = Motivo: { $reason }
moderation-notice-reversed = Se ha anulado: { $reason }
moderation-answer = Tu respuesta
moderation-answer-help = Puedes responder una vez. Moderación lo leerá.
moderation-answer-passkey = Tu dispositivo te pedirá otra vez la llave de acceso.
moderation-answer-send = Enviar respuesta
moderation-answered = Respondiste: «{ $text }»
moderation-answer-once = Ya has respondido.
moderation-answer-sent = Tu respuesta se ha enviado.
moderation-dismiss = Ocultar
moderation-no-ban = No hay nada que responder.

## Página de moderación

moderation-title = Moderación
moderation-queue = Denuncias
moderation-open = Abiertas { $count }
moderation-closed = Cerradas
moderation-queue-empty = No hay denuncias.
moderation-choose = Elige una denuncia.
moderation-about = { $count ->
    [one] una denuncia
   *[other] { $count } denuncias
}
moderation-has-answered = ha respondido
moderation-guest = Sin cuenta
moderation-joined = Cuenta creada el { $date }
moderation-banned = Cuenta bloqueada
moderation-from = { $name }, sobre una partida de { $game }, { $date }
moderation-no-text = Sin descripción.
moderation-open-game = Abrir partida
moderation-game-gone = La mesa ya no existe.
moderation-chat = Chat en el momento de la denuncia
moderation-chat-none = Nadie escribió nada.
moderation-times = Segundos por decisión
moderation-times-line = { $name }: mediana { $median } s, intervalo del 95 %: de { $low } a { $high } s
moderation-times-others = Los demás de la mesa: mediana { $seconds } s
moderation-times-none = Muy pocas decisiones para saberlo.
moderation-past = Otras denuncias sobre esta persona
moderation-made = Denuncias hechas por esta persona
moderation-none = Nada
moderation-action = Medida
moderation-do-dismiss = Desestimar
moderation-do-warn = Avisar
moderation-do-mute = Silenciar
moderation-do-exclude = Excluir de puntuadas
moderation-do-unlist = Quitar un paquete
moderation-do-reset-name = Restablecer el nombre
moderation-pack = Paquete
moderation-reset-name-help = { $name } recibe un nombre neutro y puede elegir otro, pero no este.
moderation-do-ban = Bloquear la cuenta
moderation-days = ¿Cuánto tiempo?
moderation-days-count = { $days ->
    [one] un día
   *[other] { $days } días
}
moderation-days-none = Hasta que se anule
moderation-why = Motivo
moderation-effect = { $name } ve la medida y el motivo, y puede responder una vez.
moderation-not-yours = No puedes tomar medidas contra esta persona.
moderation-decided = Cerrada por { $name }: { $action }
moderation-reopen = Reabrir
moderation-history = Medidas hasta ahora
moderation-by = { $action }, por { $name }, { $date }
moderation-their-answer = Respuesta: «{ $text }»
moderation-reverse = Anular
moderation-reverse-title = Anular: { $action }
moderation-reversed = Anulada por { $name }: { $reason }
moderation-ended = Terminada
moderation-audit = Historial
moderation-audit-answer = Respuesta
moderation-audit-register = Cuenta creada
moderation-audit-rename = Cambio de nombre
moderation-audit-role = Cambio de rol
moderation-audit-dismissed = Denuncia desestimada
moderation-audit-reopened = Denuncia reabierta
moderation-audit-result-voided = Resultado anulado
moderation-audit-result-restored = Resultado restablecido
moderation-audit-reversed = Anulado: { $action }
moderation-done = Guardado
moderation-no-case = No existe esa denuncia.
moderation-action-not-allowed = No puedes hacer esto con esta persona.
moderation-action-reversed = Ya se había anulado.
moderation-result = Resultado puntuado
moderation-result-counted = El resultado cuenta.
moderation-result-voided = La moderación ha anulado este resultado. No cambia ninguna puntuación.
moderation-void = Anular resultado
moderation-restore = Restablecer resultado
moderation-void-help = La puntuación de todos pasa a ser la que tendrían sin esta partida. Puedes restablecer el resultado más adelante.
moderation-restore-help = La puntuación de todos pasa a ser la que tendrían con esta partida.
moderation-void-none = Esta partida no tiene resultado puntuado.
moderation-void-own = Has jugado esta partida. Pídeselo a otra persona de la moderación.
moderation-void-again = Alguien ya lo ha hecho.
moderation-reason-missing = Escribe unas palabras.
