# Mentiroso: valores, sucesos, preguntas, opciones y por qué no.

ch-rank-a = ases
ch-rank-2 = doses
ch-rank-3 = treses
ch-rank-4 = cuatros
ch-rank-5 = cincos
ch-rank-6 = seises
ch-rank-7 = sietes
ch-rank-8 = ochos
ch-rank-9 = nueves
ch-rank-10 = dieces
ch-rank-j = jotas
ch-rank-q = reinas
ch-rank-k = reyes

ch-event-turn = Le toca a { $seat }: { $rank }.
ch-event-laid = { $n ->
    [one] { $by } pone una carta y dice: { $rank }.
   *[other] { $by } pone { $n } cartas y dice: { $rank }.
}
ch-event-laid-open = { $by } pone { $cards } y dice: { $rank }.
ch-event-believed = Nadie duda de { $by }.
ch-event-doubted = { $by } duda de { $whose }.
ch-event-honest = { $by } enseña { $cards }: era verdad.
ch-event-lie = { $by } enseña { $cards }: era mentira.
ch-event-took = { $n ->
    [one] { $seat } se lleva la carta del montón.
   *[other] { $seat } se lleva las { $n } cartas del montón.
}
ch-event-took-open = { $seat } se lleva el montón: { $cards }.
ch-event-rounds-over = La última ronda ha terminado.
ch-event-won = { $seat } gana.
ch-event-shared = Comparten la victoria { $seats }.

ch-ask-lay = Dices: { $rank }. ¿Qué cartas pones?
ch-ask-doubt = { $n ->
    [one] { $by } pone una carta y dice: { $rank }. ¿Lo dudas?
   *[other] { $by } pone { $n } cartas y dice: { $rank }. ¿Lo dudas?
}
ch-window = Los demás deciden si dudan de { $by }.

ch-move-truth = poner { $cards } (la verdad)
ch-move-lie = poner { $cards } (una mentira)
ch-move-doubt = dudarlo
ch-move-believe = dejarlo pasar

ch-why-over = La partida ha terminado.
ch-why-count = Se ponen de una a cuatro cartas.
ch-why-not-held = No tienes todas esas cartas en la mano.
ch-why-not-your-turn = Se ponen cartas en el propio turno, cuando no hay ninguna afirmación pendiente.
ch-why-own-claim = No puedes dudar de tu propia afirmación.
ch-why-nothing-to-doubt = Ahora no hay ninguna afirmación de la que puedas dudar.

ch-playbook-move = no se entiende la jugada “{ $text }”; se esperaba `lay QS, 7D`, `doubt` o `-`
ch-playbook-expect = no se entiende la expectativa “{ $text }”; se esperaba por ejemplo `Ann 5`, `Ann holds QS`, `Ann knows QS`, `pile 7`, `rank Q`, `turn Ann`, `asked Ann`, `winner Ann`
ch-playbook-empty = { $seat } no tiene cartas; da cartas a todos o a nadie
ch-found-hand = { $n ->
    [0] { $seat } no tiene nada en la mano
   *[other] { $seat } tiene { $cards }
}
ch-found-known = { $n ->
    [0] { $seat } no conoce ninguna carta de los demás
   *[other] { $seat } conoce { $cards }
}
ch-found-pile = en el montón hay { $n }
ch-found-rank = el valor que toca es { $rank }
