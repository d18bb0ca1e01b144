# Una partida analizada: la página, y lo que dice la orden.

review-title = { $game }: análisis de una partida
review-won = { $n ->
    [one] Gana { $seats }.
   *[other] Ganan a la vez { $seats }.
}
review-unfinished = El registro acaba antes que la partida.
review-of-all = Todas las decisiones de todos los jugadores en las que había más de una opción.
review-of-seat = Todas las decisiones de { $seat } en las que había más de una opción.
review-honest = Cada estimación usa solo lo que sabía en ese momento quien decidía: sus propias cartas y lo que había visto, nunca las manos ajenas ni el orden del mazo.
review-honest-seat = Cada estimación usa solo lo que sabía { $seat } en ese momento: sus propias cartas y lo que había visto, nunca las manos ajenas ni el orden del mazo. En esta página no hay nada más.
review-percent = { $n } %

review-curve = Probabilidades de ganar
review-curve-own = Cada línea es lo que ese jugador podía pensar de sus propias probabilidades al empezar cada turno, conociendo sus cartas y lo que había visto. Cada cual sabe cosas distintas, así que las líneas no tienen por qué sumar 100 %. Abajo: los turnos. Números de arriba: los momentos decisivos. Signos en una línea: los errores de ese jugador.
review-curve-seat = Todas las líneas son lo que podía pensar { $seat } al empezar cada turno, conociendo solo sus cartas y lo que había visto. Abajo: los turnos. Números de arriba: los momentos decisivos. Signos en una línea: los errores.
review-line = { $seat }: { $from } % al principio, { $to } % al final.
review-as-table = Lo mismo en una tabla, en % al empezar cada turno
review-turns = Turno
review-turn = Turno { $n }, { $seat }
review-setting-up = Preparación
review-end = Final

review-turning = Momentos decisivos
review-turning-none = Ningún turno cambió con seguridad las probabilidades de nadie en { $n } puntos o más.
review-rises = { $turn }: { $seat } sube del { $from } % al { $to } %.
review-falls = { $turn }: { $seat } baja del { $from } % al { $to } %.
review-gains = Quien más gana con ello es { $seat }, del { $from } % al { $to } %.
review-loses = Quien más pierde con ello es { $seat }, del { $from } % al { $to } %.
review-instead = { $seat } eligió «{ $made }»; era mejor «{ $better }».

review-seats = Cómo jugaron
review-summary = { $n ->
    [0] Ninguna decisión
    [one] { $n } decisión
   *[other] { $n } decisiones
}, { $lost ->
    [one] { $lost } punto perdido con seguridad en total
   *[other] { $lost } puntos perdidos con seguridad en total
}.
review-best = la mejor
review-fine = buena
review-inaccuracy = imprecisión
review-mistake = error
review-blunder = error grave

review-decisions = Decisiones
review-only = Solo las señaladas como malas
review-hand = En la mano: { $cards }
review-before-after = Probabilidad de ganar: { $before } % antes, { $after } % después.
review-loss = { $loss ->
    [one] { $loss } punto perdido
   *[other] { $loss } puntos perdidos
} (± { $error }), { $sure } con seguridad.
review-unknown = Nadie puede decir cuánto valía.
review-alternatives = Alternativas
review-choice = elección del bot
review-made = jugada
review-others = { $n ->
    [one] Otra jugada no parecía mejor a primera vista.
   *[other] Otras { $n } jugadas no parecían mejores a primera vista.
}

review-how = Cómo se ha medido
review-how-search = Un bot hard ocupa el lugar del jugador, sabiendo solo lo que el jugador sabía, y en cada simulación imagina de nuevo todo lo oculto. { $iterations } simulaciones buscan qué jugadas merecen verse de cerca. Luego las { $closely } mejores y la que se hizo se prueban { $each } veces cada una, con las mismas cartas imaginadas y la misma suerte. Lo forzado no es una decisión.
review-how-loss = Una pérdida es cuánto menos gana la jugada hecha que la elección del bot, en puntos: un punto es una partida de cada cien. ± es un error estándar.
review-how-sure = Solo cuenta la parte segura de una pérdida: la pérdida menos { $doubt } errores estándar. Una diferencia que no supera el ruido no es error de nadie.
review-means-best = la elección del bot, o una medida como no peor
review-means-fine = menos de { $n } puntos perdidos con seguridad
review-means-bad = { $n } puntos o más perdidos con seguridad
review-how-curve = Las probabilidades al empezar un turno salen de { $between } simulaciones por cada jugador desde cuyo sitio se mira. Un momento decisivo es un turno que cambia con seguridad las probabilidades de alguien en { $least } puntos o más; se cuentan cinco como mucho.
review-how-limits = El bot es fuerte, no perfecto: mira un poco hacia delante e imagina que todos juegan según reglas prácticas. No conoce a las personas de la mesa. La semilla es { $seed }: la misma orden da la misma página.

review-saved = El análisis está en { $path }
review-where = indica un archivo para la página, por ejemplo `-o review.html`, o `-o -` para la salida estándar
review-several = { $path } contiene { $n } ejemplos; se analiza una sola partida
review-no-decisions = en { $path } no hay nada que analizar: nadie tuvo elección
review-no-bot = ningún bot de { $game } mira todavía hacia delante, así que nadie puede analizar la partida
review-differs = Una partida que no sigue las reglas no se analiza:
review-interrupted = Interrumpido: no se ha escrito nada.
