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
ch-playbook-expect = no se entiende la expectativa “{ $text }”; se esperaba por ejemplo `Ann 5`, `Ann holds QS`, `Ann knows QS`, `pile 7`, `rank Q`, `turn Ann`, `asked Ann`, `winner Ann`, `winners Ann, Bob`
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

ch-welcome = Mentiroso: { $players } jugadores, reglas: { $rules }, semilla { $seed }.
ch-how = Escribe el número de una jugada, o la jugada misma ({ $example }). Otras órdenes: { $hand } (tus cartas), { $table } (la mesa), { $hint } (lo que haría un bot difícil), { $why } CARTA (por qué no puedes ponerla), { $rule } PALABRA (búscala en las reglas), { $quit }.
ch-again = Escribe { $again } para la revancha (reparte el siguiente), o cualquier otra cosa para terminar:
ch-seat = { $name }: { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}, { $laid } en el montón
ch-piles = montón { $pile } · toca decir: { $rank } · ronda { $round } de { $rounds }
ch-buried = tuyas en el montón: { $cards }
ch-claim = ¿{ $n } × { $rank }?
ch-signs = Signos: ▯ cartas en la mano, ▼ cartas suyas en el montón, ▶ a quién le toca, … está decidiendo. ✓ señala tus cartas del valor que toca decir.
ch-sim-title = Mentiroso, { $players } jugadores, reglas { $rules }, semilla { $seed }
ch-one-pack = a Mentiroso se juega con una sola baraja; deja las barajas en blanco
ch-window-claims = Lo que dicen los demás
ch-window-last-cards = Lo que dice alguien con sus últimas cartas

# En el navegador.
web-game-cheat = Mentiroso
web-lead-cheat = Pon tus cartas boca abajo, di lo que son y que no te pillen. Gana quien antes se quede sin cartas.
web-profile-cheat-usual = Reglas habituales
web-switch-taker-next = Sigue quien se lleva el montón
    .about = Después de una duda, le toca a quien se ha llevado el montón.
web-view-cheat-rank = Toca decir
web-view-cheat-round = Ronda
web-view-cheat-held = Cartas
web-view-cheat-laid = En el montón
web-view-cheat-claim = Cartas recién puestas
web-view-cheat-hand = Tus cartas
web-view-cheat-buried = Tus cartas en el montón
web-view-cheat-known = Conoces

# In reports of the lab.
lab-switch-taker-next = { $value ->
    [off] tras una duda el turno pasa como siempre
   *[on] tras una duda sigue quien se llevó el montón
}
