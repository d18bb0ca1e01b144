# Munchkin at the table: what happens, what is asked, what can be chosen, how everybody stands.
# Players and cards are names and never inflected.

## What happens

event-mb-rolled = { $seat } tira el dado: { $die }.
    .seat = Tiras el dado: { $die }.
event-mb-drew = { $seat } roba { $cards }.
    .seat = Robas { $cards }.
event-mb-reshuffled-doors = Se barajan las Puertas descartadas: ya hay mazo nuevo.
event-mb-reshuffled-treasures = Se barajan los Tesoros descartados: ya hay mazo nuevo.
event-mb-opened = { $seat } abre la puerta: { $card }.
    .seat = Abres la puerta: { $card }.
event-mb-opened-monster = ¡{ $seat } abre la puerta y se encuentra con { $card }!
    .seat = ¡Abres la puerta y te encuentras con { $card }!
event-mb-opened-curse = ¡{ $seat } abre la puerta y le cae encima { $card }!
    .seat = ¡Abres la puerta y te cae encima { $card }!
event-mb-no-door = No queda ninguna Puerta que { $seat } pueda abrir.
    .seat = No queda ninguna Puerta que puedas abrir.
event-mb-put = { $seat } pone en juego { $card }.
    .seat = Pones en juego { $card }.
event-mb-carries = { $seat } lleva ahora a cuestas { $card }.
    .seat = Llevas ahora a cuestas { $card }.
event-mb-uses = { $seat } usa ahora { $card }.
    .seat = Usas ahora { $card }.
event-mb-played = { $seat } juega { $card }.
    .seat = Juegas { $card }.
event-mb-used = { $seat } usa { $card }.
    .seat = Usas { $card }.
event-mb-used-line = { $seat } usa { $card } ({ $text }).
    .seat = Usas { $card } ({ $text }).
event-mb-bought-off = { $seat } paga para librarse de { $card }.
    .seat = Pagas para librarte de { $card }.
event-mb-played-at = { $seat } juega { $card } contra { $at }.
    .seat = Juegas { $card } contra { $at }.
    .at = { $seat } juega { $card } contra ti.
event-mb-hits = { $card } cae sobre { $seat }.
    .seat = { $card } cae sobre ti.
event-mb-discarded = { $seat } descarta { $cards }.
    .seat = Descartas { $cards }.
event-mb-cancelled = { $seat } anula { $card }.
    .seat = Anulas { $card }.
event-mb-level = { $seat } tiene ahora nivel { $level }.
    .seat = Tienes ahora nivel { $level }.
event-mb-met = ¡{ $seat } se encuentra con { $card }!
    .seat = ¡Te encuentras con { $card }!
event-mb-joined = { $seat } mete en el combate a { $card }.
    .seat = Metes en el combate a { $card }.
event-mb-left = { $card } sale del combate.
event-mb-left-friendly = { $card } resulta ser un monstruo amistoso y se va.
event-mb-asked = { $seat } pide ayuda a { $other }.
    .seat = Pides ayuda a { $other }.
    .other = { $seat } te pide ayuda.
event-mb-helps = { $seat } ayuda a { $main }.
    .seat = Ayudas a { $main }.
    .main = { $seat } te ayuda.
event-mb-refused = { $seat } se niega.
    .seat = Te niegas.
event-mb-handed = El combate pasa de { $from } a { $to }.
event-mb-settled = { $seat } se planta: ¡última llamada!
    .seat = Te plantas: ¡última llamada!
event-mb-won = { $seat } gana el combate: { $levels ->
    [0] ningún nivel
    [one] { $levels } nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}.
    .seat = Ganas el combate: { $levels ->
        [0] ningún nivel
        [one] { $levels } nivel
       *[other] { $levels } niveles
    }, { $treasures ->
        [0] ningún Tesoro
        [one] { $treasures } Tesoro
       *[other] { $treasures } Tesoros
    }.
event-mb-escaped = { $seat } escapa de { $card }.
    .seat = Escapas de { $card }.
event-mb-caught = { $card } atrapa a { $seat }: ¡Mal Rollo!
    .seat = { $card } te atrapa: ¡Mal Rollo!
event-mb-died = ¡{ $seat } muere!
    .seat = ¡Mueres!
event-mb-back = { $seat } vuelve de entre los muertos.
    .seat = Vuelves de entre los muertos.
event-mb-got = { $to } recibe { $cards } de { $from }.
    .to = Recibes { $cards } de { $from }.
    .from = { $to } recibe { $cards } de ti.
event-mb-got-hidden = { $to } recibe { $n ->
    [one] una carta
   *[other] { $n } cartas
} de { $from }.
    .to = Recibes { $n ->
        [one] una carta
       *[other] { $n } cartas
    } de { $from }.
event-mb-sold = { $seat } vende objetos por { $gold } piezas de oro.
    .seat = Vendes objetos por { $gold } piezas de oro.
event-mb-trade-offered = { $seat } propone un cambio a { $other }.
    .seat = Propones un cambio a { $other }.
    .other = { $seat } te propone un cambio.
event-mb-traded = Trato hecho: { $seat } con { $other }.
    .seat = Trato hecho: tú con { $other }.
    .other = Trato hecho: { $seat } contigo.
event-mb-die-turned = { $seat } pone el dado en el { $die }.
    .seat = Pones el dado en el { $die }.
event-mb-shown-all = { $seat } enseña a todos { $cards }.
event-mb-shown = { $seat } enseña { $cards } a { $to }.
event-mb-shown-hidden = { $seat } enseña a alguien { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
event-mb-accused-rightly = { $seat } acusa a { $other } de hacer trampas con { $card }, y tiene razón.
event-mb-accused-wrongly = { $seat } acusa a { $other } de hacer trampas con { $card }, y se equivoca.
event-mb-claimed = { $seat } reclama { $card } de los descartes.
    .seat = Reclamas { $card } de los descartes.
event-mb-turned-up = Se descubre { $card }.
event-mb-is-female = El personaje de { $seat } es una mujer.
event-mb-is-male = El personaje de { $seat } es un hombre.
event-mb-over = La partida ha terminado.

## What is asked

ask-mb-lay-out = Antes del primer turno: ¿qué pones en juego?
ask-mb-before-door = Es tu turno. Prepárate con calma y luego abre la puerta.
ask-mb-room = Aquí no hay combate. ¿Buscas problemas o saqueas la habitación?
ask-mb-ending = La habitación está lista. ¿Haces algo más antes de acabar el turno?
ask-mb-fight = { $fight } ¿Qué haces?
ask-mb-last-call = { $fight } Última llamada: ¿intervienes?
ask-mb-window-start = Empieza el turno de { $seat }. ¿Juegas algo?
ask-mb-window-room = { $seat } va a echar un vistazo a la habitación. ¿Juegas algo?
ask-mb-window-end = Acaba el turno de { $seat }. ¿Juegas algo?
ask-mb-window-run = { $seat } va a huir de { $monster }. ¿Juegas algo?
ask-mb-window-run-you = Vas a huir de { $monster }. ¿Juegas algo antes?
ask-mb-window = ¿Juegas algo?
ask-mb-help = { $fight } { $main } te pide ayuda y ofrece: { $terms }. ¿Ayudas?
ask-mb-help-answer = { $other } ayudaría a cambio de: { $terms }. ¿Trato hecho?
ask-mb-trade = { $seat } te ofrece { $give } a cambio de { $want }. ¿Trato hecho?
ask-mb-trade-gift = { $seat } quiere regalarte { $give }. ¿Aceptas?
ask-mb-trade-beg = { $seat } querría { $want } de tu zona, a cambio de nada. ¿Aceptas?
ask-mb-turned-up = Has descubierto { $card }. ¿A juego directamente o a la mano?
ask-mb-cancel = { $seat } juega { $card }. ¿Anulas la carta?
ask-mb-cancel-on = { $seat } juega { $card } sobre { $monster }. ¿Anulas la carta?
ask-mb-cancel-curse = { $card } va a caer sobre { $victim }. ¿Anulas la carta?
ask-mb-cancel-curse-you = { $card } va a caer sobre ti. ¿Anulas la carta?
ask-mb-react = Es el momento que nombra una carta tuya. ¿La juegas?
ask-mb-react-trouble = { $seat } busca problemas. ¿Juegas una carta?
ask-mb-react-trouble-you = Buscas problemas. ¿Juegas una carta?
ask-mb-react-death = Ha muerto { $seat }. ¿Juegas una carta?
ask-mb-react-level = Has perdido un nivel. ¿Juegas una carta?
ask-mb-by-card = { $card }: { $question }
ask-mb-choose = ¿Qué carta eliges?
ask-mb-choose-lose = { $n ->
    [one] ¿Qué carta pierdes?
   *[other] ¿Qué { $n } cartas pierdes? Una tras otra.
}
ask-mb-choose-lose-other = { $n ->
    [one] ¿Qué carta pierde { $seat }?
   *[other] ¿Qué { $n } cartas pierde { $seat }? Una tras otra.
}
ask-mb-choose-pay = { $n ->
    [one] ¿Con qué carta pagas?
   *[other] ¿Con qué { $n } cartas pagas? Una tras otra.
}
ask-mb-choose-hand-over = ¿Qué carta entregas a { $seat }?
ask-mb-choose-steal = ¿Qué le quitas a { $seat }?
ask-mb-choose-cure = ¿De qué maldición te libras?
ask-mb-choose-ranks = Tus Rangos suman más que tu nivel. ¿Qué Poder descartas?
ask-mb-choose-race = Sin Mestizo solo puedes tener una Raza. ¿Qué Raza descartas?
ask-mb-choose-big = Tienes demasiados objetos Grandes. ¿Cuál descartas?
ask-mb-choose-make-room = Te habían prometido este objeto Grande, pero no tienes sitio. ¿Cuál de los tuyos descartas para quedártelo? Pasa para renunciar a él.
ask-mb-choose-slot = No puedes usarlos todos a la vez. ¿Cuál llevas solo a cuestas?
ask-mb-choose-share = { $n ->
    [one] Se reparten los Tesoros. ¿Cuál te llevas?
   *[other] Se reparten los Tesoros. ¿Qué { $n } te llevas? Uno tras otro.
}
ask-mb-choose-loot = Se saquea el cadáver de { $seat }. ¿Qué carta te llevas?
ask-mb-choose-keep = { $n ->
    [one] ¿Qué carta de estas conservas?
   *[other] ¿Qué { $n } cartas de estas conservas? Una tras otra.
}
ask-mb-either = ¿Cuál de las dos cosas?
ask-mb-run-from = Hora de huir. ¿De qué monstruo huyes ahora?
ask-mb-flee = Huyes de { $monster }. { $need ->
    [1] Vale cualquier tirada.
    [6] Necesitas un 6.
    [7] Ninguna tirada es bastante alta.
   *[other] Necesitas { $need } o más.
} ¿Cómo huyes?
ask-mb-flee-hopeless = Nadie escapa de { $monster }: solo puede salvarte tu Esbirro. ¿Qué haces?
ask-mb-die = Has sacado un { $die } para huir de { $monster }. { $need ->
    [1] Vale cualquier tirada.
    [6] Necesitas un 6.
    [7] Ninguna tirada es bastante alta.
   *[other] Necesitas { $need } o más.
} ¿Cambias el dado?
ask-mb-receive = Has recibido { $cards }. ¿Qué pones en juego?
ask-mb-charity = Tienes en la mano { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de más. ¿Qué carta das, y a quién?
ask-mb-charity-discard = Tienes en la mano { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de más, y nadie está peor que tú. ¿Qué carta descartas?
ask-mb-claim = Encima de los descartes: { $cards }. ¿Reclamas la carta?
ask-mb-sex = ¿Tu personaje es una mujer o un hombre?

## What can be chosen. $how is “use” for an ability, else “play”.

move-mb-pass = Pasar
move-mb-refuse = Negarse
move-mb-nothing = No poner nada en juego
move-mb-take-nothing = No llevarse nada
move-mb-let-happen = Dejar que ocurra
move-mb-leave-die = Dejar el dado como está
move-mb-claim-nothing = No reclamar nada
move-mb-lay-out = Poner en juego: { $cards }
move-mb-open = Abrir la puerta
move-mb-keep = Llevarse la carta a la mano
move-mb-trouble = Buscar problemas con { $card }
move-mb-loot = Saquear la habitación
move-mb-end = Acabar el turno
move-mb-put = Poner en juego { $card }
move-mb-put-carried = Poner en juego { $card }, solo a cuestas
move-mb-put-instead = Poner en juego { $card } en lugar de { $old }
move-mb-play = { $how ->
    [use] Usar { $card }
   *[play] Jugar { $card }
}
move-mb-play-at = { $how ->
    [use] Usar { $card } con { $at }
   *[play] Jugar { $card } contra { $at }
}
move-mb-play-self = { $how ->
    [use] Usar { $card } contigo
   *[play] Jugar { $card } contra ti
}
move-mb-play-on = { $how ->
    [use] Usar { $card } sobre { $monster }
   *[play] Jugar { $card } sobre { $monster }
}
move-mb-play-fighters = Jugar { $card } a favor de los combatientes
move-mb-play-monsters = Jugar { $card } a favor de los monstruos
move-mb-play-with = Jugar { $card } junto con { $monster }
move-mb-join = Meter en el combate a { $card }
move-mb-buy-off = Pagar para librarse de { $card }
move-mb-cancel = Anular con { $card }
move-mb-detail = { $move } ({ $text })
move-mb-sell = Vender { $cards } por { $gold } piezas de oro: { $levels ->
    [0] ningún nivel
    [one] { $levels } nivel
   *[other] { $levels } niveles
}
move-mb-ask = Pedir ayuda a { $other } y ofrecer: { $terms }
move-mb-accept = Aceptar
move-mb-counter = Proponer en su lugar: { $terms }
move-mb-settle-winning = Plantarse: así ganas
move-mb-settle-losing = Plantarse: así huyes
move-mb-run-from = Huir de { $monster }
move-mb-roll = Tirar el dado
move-mb-sacrifice = Sacrificar al Esbirro y escapar
move-mb-sacrifice-alone = Sacrificar al Esbirro: escapas tú, pero { $helper } no
move-mb-sacrifice-both = Sacrificar al Esbirro: escapáis tú y { $helper }
move-mb-choose = Elegir { $card }
move-mb-discard = Descartar { $card }
move-mb-pay = Pagar con { $card }
move-mb-hand-over = Entregar { $card }
move-mb-take = Llevarse { $card }
move-mb-cure = Librarse de { $card }
move-mb-keep-card = Conservar { $card }
move-mb-first = La primera de las dos cosas
move-mb-second = La segunda de las dos cosas
move-mb-give = Dar { $card } a { $to }
move-mb-trade = Ofrecer a { $to } { $give } a cambio de { $want }
move-mb-gift = Regalar { $give } a { $to }
move-mb-beg = Pedir como regalo a { $to }: { $want }
move-mb-use = Poner en uso { $card }
move-mb-carry = Llevar solo a cuestas { $card }
move-mb-show = Enseñar { $cards } a { $to }
move-mb-show-all = Enseñar { $cards } a todos
move-mb-cheat = Hacer trampas: usar { $card } de todos modos
move-mb-accuse = Acusar a { $seat } de hacer trampas con { $card }
move-mb-claim = Descartar { $card } para reclamar la carta de encima de los descartes
move-mb-be-female = Una mujer
move-mb-be-male = Un hombre

## How everybody stands

state-mb-person = { $name }: { $state }
state-mb-level = nivel { $level }
state-mb-human = humano
state-mb-powers = Poderes: { $cards }
state-mb-rank = { $card } (Rango { $rank })
state-mb-minion = Esbirro: { $cards }
state-mb-in-use = en uso: { $cards }
state-mb-carried = a cuestas: { $cards }
state-mb-curses = maldiciones: { $cards }
state-mb-hand = { $n ->
    [0] ninguna carta en la mano
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
state-mb-hand-known = { $hand }, entre ellas { $cards }
state-mb-dead = en el otro barrio hasta que acabe el turno
state-mb-more = { $these }; { $those }
state-mb-numbered = { $card } #{ $n }
state-mb-and = { $these } y { $those }
state-mb-fight = { $fighters } contra { $monsters }: { $ours } a { $theirs }.
state-mb-fight-running = Huyendo de { $monsters }: { $fighters }.
state-mb-monster = { $card }: nivel { $level }; { $treasures ->
    [0] ningún Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
state-mb-monster-with = { $monster }; potenciadores: { $cards }
state-mb-helps = { $helper } ayuda a cambio de: { $terms }
state-mb-nothing = nada
state-mb-share = { $n ->
    [one] { $n } Tesoro
   *[other] { $n } Tesoros
}
state-mb-share-half = la mitad de los Tesoros
state-mb-share-all = todos los Tesoros
state-mb-picks-first = { $name } elige primero

# Lo que dicen los bots al negociar.
talk-mb-ask = { $n ->
    [0] ¿Me ayudas, así, a cambio de nada?
    [one] Tu ayuda vale { $n } Tesoro para mí.
   *[other] Tu ayuda vale { $n } Tesoros para mí.
}
talk-mb-pay = { $n ->
    [0] ¿Gratis? Trato hecho.
    [one] Para mí vale { $n } Tesoro: trato hecho.
   *[other] Para mí vale { $n } Tesoros: trato hecho.
}
talk-mb-less = { $n ->
    [0] Para mí no vale ni un Tesoro.
    [one] Para mí vale { $n } Tesoro, no más.
   *[other] Para mí vale { $n } Tesoros, no más.
}
talk-mb-too-much = { $n ->
    [one] { $n } Tesoro es más de lo que vale para mí.
   *[other] { $n } Tesoros son más de lo que vale para mí.
}
talk-mb-fair = { $n ->
    [0] Lo haría incluso gratis.
    [one] Ayudar me compensa a partir de { $n } Tesoro.
   *[other] Ayudar me compensa a partir de { $n } Tesoros.
}
talk-mb-more = { $n ->
    [0] Lo haría gratis.
    [one] Me compensaría por { $n } Tesoro.
   *[other] Me compensaría por { $n } Tesoros.
}
talk-mb-refuse = { $n ->
    [one] Por eso no. Por { $n } Tesoro sí.
   *[other] Por eso no. Por { $n } Tesoros sí.
}
talk-mb-hopeless = Perderíamos incluso entre los dos.
talk-mb-you-would-win = ¿Y que ganes la partida? No.
talk-mb-never = No me compensa.
