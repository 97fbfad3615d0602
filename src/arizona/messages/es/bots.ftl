# Bots: personajes, pistas y razones.

bots-hint-exact = ventaja final { $lead } si ambos juegan a la perfección (exacto)
bots-hint-between = ventaja final entre { $low } y { $high }
bots-hint-lead = { $side ->
    [ahead] aproximadamente { $points } de ventaja al final, con un margen de { $margin }
    [behind] aproximadamente { $points } de desventaja al final, con un margen de { $margin }
   *[level] más o menos igualado al final, con un margen de { $margin }
}
bots-hint-expected = estimación aproximada: { $chance } % de probabilidad de ganar
bots-why-points = { $who ->
    [you] tus puntos: { SIGNED($points) }
   *[other] puntos de otra persona: { SIGNED($points) }
}
bots-hint-then = después: { $reasons }
bots-hint-only = la única jugada posible
bots-hint-unknown = sin tiempo para calcular más

## Para un juego que no trae los suyos.

bots-plain-newcomer-name = Novato
bots-plain-newcomer-temper = Prueba cosas, a menudo al azar.
bots-plain-beginner-name = Principiante
bots-plain-beginner-temper = Conoce las reglas, pero comete errores.
bots-plain-regular-name = Aficionado
bots-plain-regular-temper = Echa un vistazo a cada jugada.
bots-plain-skilled-name = Hábil
bots-plain-skilled-temper = Mira de cerca las jugadas que más prometen.
bots-plain-expert-name = Experto
bots-plain-expert-temper = Juega cada decisión muchas veces hasta el final.
bots-plain-master-name = Maestro
bots-plain-master-temper = Piensa todo lo que el reloj permite.
