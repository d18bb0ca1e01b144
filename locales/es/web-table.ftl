# The table in a browser.

t-you = Tú
t-home = A la página de inicio
t-table = Mesa
t-side = Registro, charla, ajustes
t-log = Registro
t-talk = Charla
t-talk-news = { $n ->
    [0] Charla
    [one] Charla, { $n } mensaje nuevo
   *[other] Charla, { $n } mensajes nuevos
}
t-settings = Ajustes
t-close = Cerrar
t-cancel = Cancelar
t-undo = Deshacer
t-watched = { $n ->
    [one] { $n } mirando
   *[other] { $n } mirando
}
t-invite = Invitar
t-invite-text = ¡Ven a jugar con nosotros!
t-invite-about = Quien tenga este enlace puede mirar o tomar el lugar de un bot.
t-leave = Dejar la mesa
t-leave-sure = ¿Te vas del todo? Un bot ocupará tu lugar.
t-leave-home = A la página de inicio
t-opponents = Los demás jugadores
t-seat = { $name }: { $counters ->
    [one] { $counters } contador
   *[other] { $counters } contadores
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
t-counters = { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}
t-your-counters = Tienes { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}
t-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
t-out = Fuera
t-you-are-out = Estás fuera; mira cómo termina
t-away = Ausente
t-stood-in = Un bot lo sustituye
t-plays-for-you = Un bot juega por ti.
t-i-am-back = Ya estoy aquí
t-ask-me = Pregúntame
t-ask-me-everything = Pregunta por todo
t-ask-me-mine = Pregunta lo que me afecta
t-ask-me-at-me = Pregunta solo lo que va contra mí
t-ask-me-nothing = No preguntes hasta mi turno
t-bot = Bot ({ $level })
t-decides = decide
t-turn-of = Turno de { $name }
t-turn = { $you ->
    [true] Tu turno
   *[other] Turno de { $name }
}
t-just-now = { $you ->
    [true] Hace un momento: tu turno
   *[other] Hace un momento: turno de { $name }
}
t-can-be-chosen = Se puede elegir
t-strip = Lo que se ha jugado en este turno
t-panel = { $who }: { $card }
t-panel-at = { $who }: { $card } → { $at }
t-panel-stopped = { $panel } (detenida)
t-in-the-air = Daño en el aire: { $n } → { $who }
t-nothing-yet = Todavía no ha pasado nada.
t-draw = Mazo
t-discards = Descartes
t-draw-pile = Mazo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
t-discard-pile = Descartes: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
t-top = Último descarte: { $card }
t-draw-about = Cada cual roba hasta volver a tener la mano completa.
t-lost-counters = Perdidos hasta ahora: { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}
t-no-discards = Todavía no se ha descartado nada.
t-hand = Tu mano
t-no-cards = No tienes cartas.
t-dim = Ahora no se puede jugar
t-chosen = Elegida
t-whom = { $card }: ¿a quién?
t-second-target = { $card }: ¿para quién es el segundo golpe? El mismo jugador se lleva los dos.
t-how = { $card }: ¿cómo?
t-play-it = Jugarla
t-stopped-by = Se puede parar con { $cards }.
t-describe = Di algo al jugarla (si quieres)
t-say-with = Decir…
t-discard = Descartar…
t-mark = Marca las cartas que quieras soltar.
t-discard-marked = Descartar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
t-moment-lost = ¡Pierdes { $n }!
t-moment-let = Lo has dejado pasar.
t-moment-nothing = No tenías nada para pararlo.
t-moment-fell = ¡K. O.!
t-moment-out = { $you ->
    [true] Estás fuera.
   *[other] { $name } queda fuera.
}
t-meanwhile-more = { $n ->
    [one] (y una cosa más antes)
   *[other] (y { $n } cosas más antes)
}
t-show-again = Verlo otra vez
t-sound-ask = ¿Sonido?
t-sound-yes = Sí
t-sound-no = No
t-kept = Tu respuesta: { $move }
t-kept-detail = Esperando a los demás. Aún puedes cambiar de idea.
t-moment = Un momento…
t-window = Los demás pueden responder…
t-waiting-for = { $name } decide…
t-winner = { $you ->
    [true] ¡Has ganado!
   *[other] ¡Gana { $name }!
}
t-over = La partida ha terminado
t-stop = Alto
t-stop-long = Detener todo: ya nada pasa solo y tienes más tiempo
t-hint-ask = Consejo
t-hint-pondering = Pensando…
t-advice = Un jugador fuerte haría esto, y ganaría así de a menudo:
t-advice-chance = cerca del { $percent } %
t-advice-none = Un jugador fuerte no tiene nada que añadir.
t-why-not = ¿Por qué ahora no?
t-can-be-played = Se puede jugar ahora.
t-kind-basic = Ataque básico
t-kind-defense = Defensa
t-kind-weapon = Arma
t-kind-specialty = Especial
t-hits = daño { $hits }
t-rules = Reglas
t-answered-by = Qué la contesta
t-follows = Se juega después de o junto con
t-seen-in-hand = Vistas volver a la mano
t-no-talk = Nadie ha dicho nada todavía.
t-say = Di algo
t-send = Enviar
t-mute = A quién no quieres oír
t-quick-ouch = ¡Ay!
t-quick-nice = ¡Buena!
t-quick-really = ¿En serio?
t-quick-sorry = Nada personal.
t-quick-hurry = Venga…
t-quick-game = ¡Buena partida!
t-result = El resultado
t-postcard = Compartir una imagen
t-feat-blow = Mejor golpe
t-feat-blow-text = { $by }: { $card } contra { $at }, { $n }
t-feat-shamed = Más humillaciones
t-feat-times = { $name }, { $n ->
    [one] una vez
   *[other] { $n } veces
}
t-story-first = Hicieron falta { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}: el primer golpe fue de { $by }, con { $card } contra { $at }.
t-story-turns = Hicieron falta { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
t-story-fell = { $name } cayó antes que nadie.
t-story-back = { $name } llegó a tener { $low } y aun así ganó con { $left }.
t-story-won = { $name } ganó con { $left }.
t-curve-counters = Contadores, turno a turno
t-came = { $name } se sienta a la mesa.
t-left = { $name } deja la mesa. Un bot ocupa su sitio.
t-bot-stands-in = Un bot juega por { $name }.
t-is-back = { $name } ha vuelto.
t-stay = Quedarse
t-letters-left = { $n ->
    [one] queda { $n } carácter
   *[other] quedan { $n } caracteres
}
t-pointless = Se puede jugar, pero ahora no serviría de nada.
t-pointless-pile = Se puede jugar, pero nadie ha perdido nada todavía: no hay nada que recuperar.
t-pointless-full = Se puede jugar, pero no has perdido nada.
t-advice-equal = Las { $n } primeras son igual de buenas.
t-rematch = Revancha
t-replay = Ver la repetición
t-fair-kept = Se barajó limpiamente ✓
t-fair-broken = ¡La baraja no coincide con lo prometido!
t-fair-about = Antes de la partida la mesa mostró la huella; ahora la semilla y la sal están a la vista y este navegador ha comprobado que dan la misma huella.
t-fair-seed = Semilla
t-fair-salt = Sal
t-hint-turn = Es tu turno: elige una carta con borde brillante y luego a quién va. O arrástrala.
t-hint-answer = Puedes responder: ahora sirve una carta con borde brillante. O encájalo.
t-hint-dim = Algunas cartas están apagadas: toca una para ver por qué ahora no se puede jugar.
t-keys = Teclas
t-keys-about = Mantén pulsado, haz clic derecho o pulsa ? sobre cualquier cosa para saber qué es.
t-key-card = Elegir una carta
t-key-arrows = De carta en carta, de objetivo en objetivo
t-key-enter = Seleccionar; otra vez: jugar
t-key-take = Encajar, renunciar, pasar
t-key-discard = Descartar
t-key-undo = Retirar la respuesta
t-key-stop = Detener todo, más tiempo
t-key-hint = ¿Qué haría un jugador fuerte?
t-key-cancel = Cancelar
t-key-log = Registro
t-key-talk = Charla
t-key-help = Estas teclas; sobre una carta o un jugador: qué es

# A game without a screen of its own.
t-plain-yes = sí
t-plain-no = no
t-plain-key-move = Hacer una jugada, por su número
