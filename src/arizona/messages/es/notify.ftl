# Notificaciones del navegador, también con la página cerrada.

notify-turn = Cuando me toque
notify-invitation = Cuando me inviten a una mesa
notify-found = Cuando haya jugadores para una partida por turnos
notify-tournament = Cuando mi mesa de un torneo esté lista
notify-on = Este navegador te avisa, también con la página cerrada.
notify-off = Las notificaciones están desactivadas en este navegador.
notify-start = Activar notificaciones
notify-denied = Este navegador bloquea las notificaciones de Arizona. Mira de vez en cuando en Mis mesas o permítelas en los ajustes del navegador.
notify-no-browser = Este navegador no puede avisarte con la página cerrada. Mira de vez en cuando en Mis mesas.
notify-no-server = Este servidor no envía notificaciones. Mira de vez en cuando en Mis mesas.
