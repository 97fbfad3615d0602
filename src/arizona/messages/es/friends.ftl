# Amigos: a quién se sigue, e invitaciones a mesas por nombre.

people-friends-sign-in = Con una cuenta puedes seguir a otras personas e invitarlas a una mesa por su nombre.
people-friends-add = Seguir a alguien
people-friends-follow = Seguir
people-friends-help = Nadie recibe un aviso cuando lo sigues.
people-friends-followed = Sigues a
people-friends-none = Todavía no sigues a nadie.
people-unfollow = Dejar de seguir
people-friends-unfollow = Dejar de seguir a { $name }
people-friends-online = En línea
people-friends-offline = Sin conexión
people-friends-show = Mostrar cuándo estoy en línea
people-friends-show-help = Quienes te siguen pueden ver si has usado Arizona en los últimos diez minutos.
people-friends-yourself = No puedes seguirte ni invitarte.
people-friends-too-many = Puedes seguir a { $most } personas como máximo.
people-friends-unknown = No hay ninguna cuenta llamada { $name }.

## Invitations

people-table-invitations = Invitaciones
people-table-invitation = { $name } te invita a una partida de { $game }
people-table-invitation-open = Abrir la mesa
people-push-invitation = Abre la mesa para sentarte.
people-table-invitation-decline = Rechazar la invitación de { $name }
people-decline = Rechazar
people-invite-by-name = Invitar por nombre de usuario
people-invite-by-name-help = Verá la invitación en su página de inicio.
people-invite-friend = Invitar a { $name }
people-invited = Invitación enviada a { $name }
people-invite-declined = { $name } ha rechazado la invitación
people-invite-seated = Solo quienes están en la mesa pueden invitar a otros.
people-invite-full = Todos los asientos están ocupados.
people-invite-too-many = Puedes invitar a { $most } personas como máximo a una mesa.
