# Mirar atrás: para la terminal y la página.

review-title = Repaso
review-where = Jugada { $number }
review-grade-best = óptima
review-grade-good = buena
review-grade-slip = desliz
review-grade-blunder = error grave
review-grade-forced = obligada
review-curve-lead = Ventaja al final
review-curve-lead-from = con las mejores jugadas desde aquí
review-curve-chance = Probabilidad de ganar
review-curve-chance-from = antes de cada decisión
review-exact = exacto
review-estimated = estimado, ± { $error } %
review-kept = conservó { $kept } de { $risk } puntos en juego
review-lost = precisión en { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}: { $lost ->
    [0] nada perdido
    [one] cerca de un punto perdido
   *[other] cerca de { $lost } puntos perdidos
}
review-no-risk = no había nada en juego
review-luck = dados y robos: { $given } ganados, { $taken } perdidos
review-moments = { $count ->
    [0] Ningún momento decisivo
    [one] 1 momento decisivo
   *[other] { $count } momentos decisivos
}
review-moments-about = Lo que más cambió esta partida.
review-moments-none = Nadie cometió un error digno de mención.
review-played = Jugado
review-better = Mejor
review-next-best = Segunda opción
review-margin = ± { $margin }
review-decisions = Todas las decisiones
review-all = { $file }: añade --all para ver todas las decisiones
review-progress = Repasando: { $done } de { $all } decisiones
review-note-luck = Los dados y los robos no cuentan: una decisión se juzga por lo que cabía esperar, no por lo que pasó.
review-head-only = La única jugada que funciona
review-head-find = Bien visto
review-head-win-draw = De victoria a empate
review-head-win-loss = De victoria a derrota
review-head-draw-loss = De empate a derrota
review-other = { $instead ->
    [find] la siguiente mejor jugada
   *[slip] la jugada hecha
}
review-why-points = Da { $more ->
    [one] un punto
   *[other] { $more } puntos
} en el acto; { review-other } da { $less }.
review-why-line = En las líneas mostradas, la ventaja de { $name } cambia en { $more }; con { review-other }, en { $less }.
review-why-step = Suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} con la jugada { $step } de la línea mostrada; la línea de { review-other } no.
review-why-theirs = En la línea de { review-other }, el rival suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} con la jugada { $step }; en la línea mejor eso no ocurre.
review-why-later = En las líneas mostradas van { $more } frente a { $less } por ahora; la estimación espera la diferencia después de estas líneas.
review-why-alike = En las líneas mostradas, ambas valen lo mismo por ahora; la diferencia viene después.
