# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Turno: { $seat }.
event-turn-missed-poked = { $seat } no ve nada y pierde el turno.
event-turn-missed-timed-out = { $seat } está en Tiempo Fuera y pierde el turno.
event-passed = { $seat } pasa.
event-played = { $by } juega { $card } contra { $at }.
event-played-two = { $by } juega { $card } contra { $at } y contra { $also }.
event-played-alone = { $by } juega { $card }.
event-escaping = { $by } juega { $card } para librarse de { $from }.
event-aid-played = { $by } juega Primeros Auxilios{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
event-answered = { $by } responde con { $card }.
event-humiliated = ¡{ $by } juega Humillación contra { $victim }!
event-stopped = { $with } detiene { $card }.
event-cancelled = { $card }: carta anulada.
event-spoilt = { $by }: la carta { $card } falla.
event-took = { $seat } lo encaja.
event-went-on = { $card } sigue hacia { $to }.
event-fizzled = { $card } ya no encuentra a nadie.
event-lost = { $seat } pierde { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
} y se queda con { $left }.
event-turned = { $by } devuelve el daño: { $n } contra { $against }.
event-aided = { $seat } recupera { $gained } y tiene { $left }.
event-fell = ¡{ $seat } cae inconsciente y sale de la partida!
event-drew = { $seat } roba { $card }.
event-drew-hidden = { $seat } roba una carta.
event-drew-several = { $seat } roba { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
event-discarded = { $seat } descarta { $card }.
event-reshuffled = Se baraja la pila de descarte: el nuevo mazo de robo tiene { $cards } cartas.
event-returned = La carta { $card } vuelve a la mano de { $seat }.
event-grabbed = { $by } agarra a { $victim }.
event-held = { $by } sujeta a { $victim } en una presa: { $card }.
event-hold-ended = { $by } ya no sujeta a { $victim }.
event-cooties-went = Ahora { $to } tiene Piojos.
event-stomped = { $seat }: su próximo ataque hará la mitad de daño.
event-poked = { $seat } queda sin defensa.
event-wedgied = { $seat } lleva un Calzón Chino.
event-unwedgied = { $seat } se quita un Calzón Chino.
event-hid = { $seat } se esconde.
event-timed-out = { $by } manda a { $seat } a Tiempo Fuera.
event-time-out-over = { $seat } vuelve de Tiempo Fuera.
event-piled-on = Todos pueden atacar a { $seat } una vez.
event-stalled = Demasiada calma durante demasiado tiempo: todos pierden un contador.
event-won = ¡Gana { $seat }!
event-says = «{ $talk }»
