# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Turno: { $seat }.
    .seat = Es tu turno.
event-turn-missed-poked = { $seat } no ve nada y pierde el turno.
    .seat = No ves nada y pierdes el turno.
event-turn-missed-timed-out = { $seat } está en Tiempo Fuera y pierde el turno.
    .seat = Estás en Tiempo Fuera y pierdes el turno.
event-passed = { $seat } pasa.
    .seat = Pasas.
event-played = { $by } juega { $card } contra { $at }.
    .by = Juegas { $card } contra { $at }.
    .at = { $by } juega { $card } contra ti.
event-played-two = { $by } juega { $card } contra { $at } y contra { $also }.
    .by = Juegas { $card } contra { $at } y contra { $also }.
    .at = { $by } juega { $card } contra ti y contra { $also }.
    .also = { $by } juega { $card } contra { $at } y contra ti.
event-played-alone = { $by } juega { $card }.
    .by = Juegas { $card }.
event-escaping = { $by } juega { $card } para librarse de { $from }.
    .by = Juegas { $card } para librarte de { $from }.
    .from = { $by } juega { $card } para librarse de ti.
event-aid-played = { $by } juega Primeros Auxilios{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
    .by = Juegas Primeros Auxilios{ $cards ->
        [one] { "" }
       *[other] { " " }×{ $cards }
    }.
event-answered = { $by } responde con { $card }.
    .by = Respondes con { $card }.
event-humiliated = ¡{ $by } juega Humillación contra { $victim }!
    .by = ¡Juegas Humillación contra { $victim }!
    .victim = ¡{ $by } juega Humillación contra ti!
event-stopped = { $with } detiene { $card }.
event-cancelled = { $card }: carta anulada.
event-spoilt = { $by }: la carta { $card } falla.
    .by = Tu carta { $card } falla.
event-took = { $seat } lo encaja.
    .seat = Lo encajas.
event-went-on = { $card } sigue hacia { $to }.
    .to = { $card } sigue hacia ti.
event-fizzled = { $card } ya no encuentra a nadie.
event-lost = { $seat } pierde { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
} y se queda con { $left }.
    .seat = Pierdes { $n ->
        [one] { $n } contador
       *[other] { $n } contadores
    } y te quedas con { $left }.
event-turned = { $by } devuelve el daño: { $n } contra { $against }.
    .by = Devuelves el daño: { $n } contra { $against }.
    .against = { $by } devuelve el daño: { $n } contra ti.
event-aided = { $seat } recupera { $gained } y tiene { $left }.
    .seat = Recuperas { $gained } y tienes { $left }.
event-fell = ¡{ $seat } cae inconsciente y sale de la partida!
    .seat = ¡Caes inconsciente y sales de la partida!
event-drew = { $seat } roba { $card }.
    .seat = Robas { $card }.
event-drew-hidden = { $seat } roba una carta.
    .seat = Robas una carta.
event-drew-several = { $seat } roba { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
    .seat = Robas { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.
event-discarded = { $seat } descarta { $card }.
    .seat = Descartas { $card }.
event-reshuffled = Se baraja la pila de descarte: el nuevo mazo de robo tiene { $cards } cartas.
event-returned = La carta { $card } vuelve a la mano de { $seat }.
    .seat = La carta { $card } vuelve a tu mano.
event-grabbed = { $by } agarra a { $victim }.
    .by = Agarras a { $victim }.
    .victim = { $by } te agarra.
event-held = { $by } sujeta a { $victim } en una presa: { $card }.
    .by = Sujetas a { $victim } en una presa: { $card }.
    .victim = { $by } te sujeta en una presa: { $card }.
event-hold-ended = { $by } ya no sujeta a { $victim }.
    .by = Ya no sujetas a { $victim }.
    .victim = { $by } ya no te sujeta.
event-cooties-went = Ahora { $to } tiene Piojos.
    .to = Ahora tienes Piojos.
event-stomped = { $seat }: su próximo ataque hará la mitad de daño.
    .seat = Tu próximo ataque hará la mitad de daño.
event-poked = { $seat } queda sin defensa.
    .seat = Quedas sin defensa.
event-wedgied = { $seat } lleva un Calzón Chino.
    .seat = Llevas un Calzón Chino.
event-unwedgied = { $seat } se quita un Calzón Chino.
    .seat = Te quitas un Calzón Chino.
event-hid = { $seat } se esconde.
    .seat = Te escondes.
event-timed-out = { $by } manda a { $seat } a Tiempo Fuera.
    .by = Mandas a { $seat } a Tiempo Fuera.
    .seat = { $by } te manda a Tiempo Fuera.
event-time-out-over = { $seat } vuelve de Tiempo Fuera.
    .seat = Vuelves de Tiempo Fuera.
event-piled-on = Todos pueden atacar a { $seat } una vez.
    .seat = Todos pueden atacarte una vez.
event-stalled = Demasiada calma durante demasiado tiempo: todos pierden un contador.
event-won = ¡Gana { $seat }!
    .seat = ¡Ganas!
event-says = «{ $talk }»
