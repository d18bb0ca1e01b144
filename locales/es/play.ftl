# The plain text game: prompts, moves, the table.

ask-action = Es tu turno. ¿Qué haces?
ask-answer = { $by } juega { $card } contra ti. ¿Qué haces?
ask-spoil = { $by } se defiende con { $card }. ¿Le estropeas la defensa?
ask-spoil-revival = { $by } juega Primeros Auxilios para no caer. ¿Le estropeas la cura?
ask-interrupt = { $by } juega { $card } contra { $at }. ¿Intervienes?
ask-interrupt-alone = { $by } juega { $card }. ¿Intervienes?
ask-answer-humiliation = { $by } humilla a { $victim }. ¿Respondes?
ask-backlash = El ataque de { $by } cuesta { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}. ¿Lo devuelves?
ask-answer-backlash = { $by } juega Contragolpe. ¿Respondes?
ask-follow-up = La carta { $card } tiene éxito. ¿Con qué sigues?
ask-counter-grab = Se ha jugado un Bloqueo. ¿Juegas un Agarre?
ask-direction = Han esquivado tu carta { $card }. ¿Hacia qué lado sigue?
ask-keep-nuts = ¿Recuperas el Golpe Bajo en tu mano?
ask-revive = Te quedas en { $n }. ¿Primeros Auxilios?
ask-free-attack = Humillación contra { $victim }: tu ataque gratis.
ask-pile-on = Puedes atacar a { $victim } una vez.
ask-friend = ¿Llamas a un Amigo Imaginario?
ask-friend-attack = ¿A quién ataca tu Amigo Imaginario?
ask-headlock-hit = Tienes a { $victim } en un Candado. ¿Otro golpe?
ask-more-aid = ¿Más Primeros Auxilios?
ask-hide-discard = Te escondes. ¿Qué cartas descartas?
ask-grabbed-cooties = { $by } te ha agarrado. ¿Piojos?

move-pass = pasar
move-decline = no hacer nada
move-take-it = encajarlo
move-at = { $card } contra { $at }
move-at-two = { $card } contra { $at } y contra { $also }
move-with-weird = { $move } con { $n ->
    [one] Rareza
   *[other] Rareza ×{ $n }
}
move-on-hit = { $move } (en el golpe { $hit })
move-alone = { $card }
move-escape = { $card } para librarte de { $from }
move-answer = { $card }
move-answer-faster = { $card } con { $faster }
move-aid = Primeros Auxilios{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}
move-discard = descartar { $cards } y robar
move-discard-none = no descartar nada
move-left = hacia la izquierda
move-right = hacia la derecha
move-way-left = { $move }, y sigue hacia la izquierda
move-way-right = { $move }, y sigue hacia la derecha
move-keep = recuperar el Golpe Bajo
move-drop = dejar el Golpe Bajo
move-release = soltar

state-hiding = se esconde
state-stomped = próximo ataque a la mitad
state-cooties = Piojos
state-wedgies = { $n ->
    [one] un Calzón Chino
   *[other] { $n } Calzones Chinos
}
state-poked = Dedos en los Ojos, sin defensa
state-choked = en un Estrangulamiento de { $by }
state-headlocked = en un Candado de { $by }
state-timed-out = en Tiempo Fuera durante { $n ->
    [one] un turno más
   *[other] { $n } turnos más
} de { $by }
state-fast-dodge = Esquivar sin límite
state-fast-block = Bloqueo sin límite

play-welcome = Lunch Money: { $players } jugadores, reglas: { $rules }, semilla { $seed }.
play-how = Escribe el número de una jugada, o la jugada misma ({ $example }). Otras palabras: { $hand } (tus cartas), { $table } (la mesa), { $hint } (qué haría un bot hard), { $why } CARTA (por qué no se puede jugar), { $rule } PALABRA (búscala en las reglas), { $quit }.
play-you = Max
play-you-are = Tu nombre es { $name }.
play-seat = { $name }: { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
play-seat-states = { $seat } ({ $states })
play-seat-out = { $name }: fuera de la partida
play-piles = Mazo de robo { $draw }, pila de descarte { $discard }, contadores perdidos { $pile }.
play-known = cartas vistas en la mano: { $cards }
play-hand = Tus cartas: { $cards }
play-hand-empty = No tienes cartas en la mano.
play-choice = { $n }. { $move }
play-prompt = Tu elección (de 1 a { $n }):
play-not-understood = «{ $text }» no es una opción aquí: { $why }. Escribe un número de 1 a { $n }, o { $help } para ver la ayuda.
play-illegal = Eso no es posible:
play-because = { $why } ({ $clause })
play-why-which = ¿Qué carta? Por ejemplo: { $example }
play-why-fine = { $card }: ahora se puede jugar.
play-end-of-input = Se ha acabado la entrada; la partida se queda aquí.
play-saved = La partida está guardada en { $path }; `recess replay { $path }` la vuelve a contar.
play-you-win = ¡Has ganado!
play-winner = Gana { $seat }.
play-over-after = La partida termina tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
play-cmd-hand = mano
play-cmd-table = mesa
play-cmd-hint = pista
play-hint = Un bot hard en tu lugar, sabiendo lo que tú sabes: { $move }
play-hint-equal = Para un bot hard en tu lugar, sabiendo lo que tú sabes, estas { $n } jugadas son igual de buenas:
play-hint-chance = { "  " }cerca de un { $chance } % de ganar: { $move }
play-hint-move = { "  " }o bien: { $move }
play-hint-why = { "      " }porque: { $why }
play-cmd-why = motivo
play-cmd-rule = regla
play-cmd-quit = salir
play-cmd-help = ayuda
play-cmd-discard = descartar
play-cmd-again = otra
play-cmd-agree = acepto
play-cmd-no = no
play-again = Escribe { $again } para la revancha (el reparto pasa al siguiente), cualquier otra cosa para terminar:
play-welcome-mb = Munchkin Bites!: { $players } jugadores, reglas: { $rules }, semilla { $seed }.
play-how-mb = Escribe el número de una jugada, o la jugada misma ({ $example }). Siempre que se te pregunte puedes también cambiar, enseñar, descartar y girar: «trade { $other }: TUYO for SUYO», «show CARTA > { $other }», «drop CARTA», «use OBJETO», «carry OBJETO». Otras palabras: { $hand } (tus cartas), { $table } (la mesa), { $hint } (qué haría un bot hard), { $why } CARTA (por qué no se puede jugar), { $rule } PALABRA (búscala en las reglas), { $quit }.
play-piles-mb = Por robar: { $doors } Puertas, { $treasures } Tesoros.
play-again-mb = Escribe { $again } para otra partida, cualquier otra cosa para terminar:
play-name = no se puede usar el nombre «{ $name }»; se admiten letras, cifras, espacios, - ' . y _, con un máximo de { $most } caracteres
play-resume-open = la partida de { $path } está abierta en otra ventana; ciérrala allí primero
play-resume-what = { $path } no es una partida guardada; se espera un archivo escrito por `recess play`
play-resume-over = la partida de { $path } ha terminado; `recess replay` la muestra
play-resume-which = Partidas sin terminar, la última primero:
play-resume-choice = { $n }. { $title } ({ $moves ->
    [one] { $moves } decisión
   *[other] { $moves } decisiones
}), { $path }
play-resume-prompt = ¿Cuál? (de 1 a { $n }, Intro para la primera, q para ninguna)
play-resume-none = no hay ninguna partida sin terminar que seguir
play-resume-differs = la partida de { $path } no puede seguir: la línea { $line } no es posible con estas reglas
play-resume-how = La partida queda en { $path }; `recess play --resume` la sigue.
play-cmd-say = di
play-cmd-undo = retirar
play-cmd-free = libres
play-cmd-chances = probabilidades
play-cmd-stops = paradas
play-cmd-leave = dejar
play-cmd-record = registro

# What speaks for a move, in hints
reason-lm-fells = A { $at } le quedan { $n }: un golpe puede bastar para el KO.
reason-lm-helpless = { $at } no puede defenderse.
reason-lm-leads = { $at } es quien más tiene: { $n }.
reason-lm-worth = Puede costarle { $n }.
reason-lm-free = Te libera de { $from }.
reason-lm-survive = Sin respuesta, te dejaría KO.
reason-lm-saves = Puede ahorrarte { $n }.
reason-lm-bear = Puedes aguantarlo: te quedarían { $n }, y conservas tus cartas.
reason-lm-renew = Unas cartas nuevas valen más que estas.
reason-mb-levels = { $n ->
    [one] Te da un nivel.
   *[other] Te da { $n } niveles.
}
reason-mb-would = { $how ->
    [ahead] Quien pelea tendría { $n } de ventaja.
    [level] La pelea quedaría igualada.
   *[behind] Quien pelea iría { $n } por debajo.
}
reason-mb-stands = { $how ->
    [ahead] Quien pelea tiene { $n } de ventaja.
    [level] La pelea está igualada.
   *[behind] Quien pelea va { $n } por debajo.
}
reason-mb-strength = Te hace { $n } más fuerte.
reason-mb-loot = Te da una carta sin pelear.
