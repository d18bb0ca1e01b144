# Messages of `recess check` and of everything else that reads playbooks.

playbook-too-long = el archivo pasa de { $mib } MiB; un playbook es un archivo de texto corto
playbook-not-utf8 = esto no es texto UTF-8; guarda el archivo como UTF-8
playbook-empty = no hay ningún ejemplo en este archivo; se esperaba `game lunch-money`, asientos y jugadas
playbook-no-game = se esperaba en la cabecera una línea como `game lunch-money + sticks-and-stones`
playbook-line = no se entiende «{ $line }»; se esperaba `Seat: move`, `= expectation`, `! Seat: illegal move`, `...`, `---` o una línea de la cabecera
playbook-open-quote = la descripción no está cerrada; se esperaba otro `"`
playbook-unknown-seat = no hay ningún asiento «{ $name }»; los asientos son { $names }
playbook-unknown-card = no hay ninguna carta «{ $name }»; `recess rules --list` muestra todas las cartas
playbook-unknown-card-near = no hay ninguna carta «{ $name }»; ¿querías decir «{ $near }»?
playbook-too-many = { $n ->
    [0] la carta { $name } no está en estos mazos
    [one] en estos mazos solo hay { $n } carta { $name }
   *[other] en estos mazos solo hay { $n } cartas { $name }
}
playbook-targets = se esperaba un blanco, o dos para un Dos por Uno
playbook-weird-hit = se esperaba el número de un golpe, de 1 a 5, detrás de RAREZA (WEIRD), no «{ $hit }»
playbook-copies = solo los Primeros Auxilios se juegan de varios en varios, no «{ $name }»
playbook-head = no se entiende «{ $key } { $text }» en la cabecera
playbook-head-twice = «{ $key }» aparece dos veces en esta cabecera; quita una de las líneas
playbook-seats = se esperaban de 2 a 8 líneas `seat`; hay { $n }
playbook-seat = no se entiende el asiento «{ $text }»; se esperaba `seat Name`, `seat Name 9: CARD, CARD` con 1 a 99 contadores
playbook-seat-name = «{ $name }» no puede ser el nombre de un asiento; elige otra palabra, una sola
playbook-seat-twice = hay dos asientos con el nombre «{ $name }»
playbook-hand = una mano preparada puede tener como mucho { $most } cartas
playbook-state = aquí no se puede poner a un jugador en ese estado
playbook-condition = estado desconocido: «{ $text }»; se esperaba cooties, stomped, wedgy N, hiding, poked, choked by X, headlocked by X, timed-out by X N
playbook-expectation = no se entiende el resultado esperado «{ $text }»; se esperaba por ejemplo `Ann 9`, `Ann out`, `Ann hand 5`, `Ann holds GRAB`, `Ann is cooties`, `discard has CHUNK`, `turn Ann`, `asked Ann`, `winner Ann`
playbook-counters = hay en juego más de 15 contadores por jugador
playbook-illegal = esta jugada no es legal aquí
playbook-other-turn = el turno es de { $seat }
playbook-is-legal = esta jugada es legal, pero no debería serlo
playbook-other-clause = la jugada se rechaza, pero no por { $clause }
playbook-wrong-shuffle = la línea `shuffle:` no contiene las cartas de la pila de descarte
playbook-wrong-chance = la línea `chance:` elige algo que no está

setup-decks = en una partida caben uno o dos mazos básicos y como mucho dos mazos de Sticks & Stones
setup-seats = en una partida caben de 2 a 8 jugadores
setup-unknown-deck = mazo desconocido: «{ $name }»; se esperaba lunch-money (o base) y sticks-and-stones, cada uno con `x2` para dos copias
rules-unknown-profile = perfil de reglas desconocido: «{ $name }»; se esperaba { $known }, y luego interruptores como +{ $example }
rules-unknown-switch = interruptor desconocido: «{ $name }»; `recess rules { $clause }` los explica todos
rules-needs-number = escribe +{ $name }=N con N de { $least } a { $most }
rules-takes-no-number = { $name } no lleva número: escribe +{ $name } o -{ $name }
rules-not-off = { $name } no se puede apagar; escribe +{ $name }=N
rules-unknown-setting = ajuste desconocido «{ $name }»; existen { $known }
rules-number = { $name } necesita un número de { $least } a { $most }: escribe { $name }=N

found-counters = { $seat } tiene { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}
found-out = { $seat } está fuera de la partida (con { $n })
found-hand = { $seat } tiene en la mano { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
found-cards = { $seat } { $cards ->
    [none] no tiene cartas en la mano
   *[other] tiene en la mano { $cards }
}
found-conditions = { $seat } { $what ->
    [none] no tiene ningún estado
   *[other] tiene este estado: { $what }
}
found-discard = en la pila de descarte hay { $n }
found-turn = el turno es de { $seat }
found-asked = la decisión es de { $seat }
found-nobody-asked = la decisión no es de nadie: la partida ha terminado
found-winner = ha ganado { $seat }
found-no-winner = todavía no ha ganado nadie
found-pile = en el montón de contadores perdidos hay { $n }

check-failed = { $place }: falla: { $text }
check-unreadable = { $place }: no se puede leer: { $what }
check-title = en el ejemplo «{ $title }»
check-what-is = en realidad: { $what }
check-problem = { $what }
check-because = { $clause }: { $why }
check-legal = la decisión es de { $seat }; jugadas legales:
check-nobody = la decisión no es de nadie: la partida ha terminado
check-passed = { $examples ->
    [one] { $examples } ejemplo se cumple
   *[other] { $examples } ejemplos se cumplen
} en { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
}
check-summary = ejemplos fallidos: { $failed } de { $examples }; { $unreadable ->
    [0] todos los archivos se pueden leer
    [one] { $unreadable } archivo no se puede leer
   *[other] { $unreadable } archivos no se pueden leer
}
check-none-ran = no se ha ejecutado ningún ejemplo: { $unreadable ->
    [one] { $unreadable } archivo no se puede leer
   *[other] { $unreadable } archivos no se pueden leer
}
check-no-files = { $path }: aquí no hay playbooks (*.play)

# Munchkin.
playbook-mb-move = no entiendo la jugada «{ $text }»; se esperaba por ejemplo `open`, `put COFFIN`, `FAIRY DUST > fighters`, `ask Bob for 2`, `settle`, `roll`, `choose COFFIN`
playbook-mb-expect = no entiendo la expectativa «{ $text }»; se esperaba por ejemplo `Ann 3`, `Ann has COFFIN`, `Ann holds COFFIN`, `fight 12 to 9`, `asked Bob`, `winner Ann`
found-mb-level = { $seat } tiene nivel { $what }
found-mb-dead = { $seat } ha muerto
found-mb-alive = { $seat } vive
found-mb-hand = { $seat } tiene en la mano { $what }
found-mb-table = { $seat } tiene en juego { $what }
found-mb-uses = { $seat } tiene en uso { $what }
found-mb-knows = { $seat } conoce: { $what }
found-mb-turn = es el turno de { $seat }
found-asked-for = se pregunta a { $seat } ({ $what })
found-mb-fight = el combate va { $ours } a { $theirs }
found-mb-no-fight = no hay combate
found-mb-monsters = monstruos en el combate: { $n }
found-mb-main = combatiente principal: { $seat }
found-mb-helper = ayuda { $seat }
found-mb-no-helper = nadie ayuda
found-mb-discard = en los descartes están { $what }
playbook-mb-question = no entiendo qué se pregunta, «{ $text }»; se esperaba uno de: { $known }
found-mb-not-sealed = { $seat } no ha dado una respuesta sellada
found-pile-cards = el mazo tiene { $n } cartas
found-pile-top = encima del mazo están: { $what }
found-mb-counting = la maldición de { $seat } cuenta en el combate
found-mb-waiting = la maldición de { $seat } espera un combate
found-mb-no-curse = { $seat } no tiene esa maldición
