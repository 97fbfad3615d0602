# Bots: personajes, pistas y razones.

bots-hint-exact = termina con { $lead } si ambos juegan perfecto (exacto)
bots-hint-between = termina entre { $low } y { $high }
bots-hint-expected = pronóstico { $chance } de 100 ({ $visits ->
    [0] sin probar
    [one] probado una vez
   *[other] probado { $visits } veces
})
bots-hint-lead = { $side ->
    [ahead] { $points ->
        [one] con más o menos un punto de ventaja
       *[other] con unos { $points } puntos de ventaja
    }
    [behind] { $points ->
        [one] con más o menos un punto de desventaja
       *[other] con unos { $points } puntos de desventaja
    }
   *[level] más o menos igualado
}
bots-hint-only = la única jugada que hay
bots-hint-unknown = sin tiempo para calcular más

## Para un juego que no trae los suyos.

bots-plain-newcomer-name = Novato
bots-plain-newcomer-temper = Prueba cosas, a menudo al azar.
bots-plain-beginner-name = Principiante
bots-plain-beginner-temper = Sabe las reglas y se despista de vez en cuando.
bots-plain-regular-name = Aficionado
bots-plain-regular-temper = Echa un vistazo a cada jugada.
bots-plain-skilled-name = Hábil
bots-plain-skilled-temper = Mira de cerca las jugadas que más prometen.
bots-plain-expert-name = Experto
bots-plain-expert-temper = Juega cada decisión muchas veces hasta el final.
bots-plain-master-name = Maestro
bots-plain-master-temper = Piensa todo lo que el reloj permite.
bots-plain-term-lead = ventaja en puntos: { $points }
