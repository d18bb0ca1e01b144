# The balance lab: experiments and their reports.

lab-not-toml = línea { $line }: { $what }
lab-unknown-key = clave desconocida «{ $key }»; un experimento tiene { $keys }
lab-needs-game = un experimento necesita game = "lunch-money" o game = "munchkin-bites"
lab-number = { $key } debe ser un número entero de { $least } a { $most }, no { $value }
lab-text = { $key } debe ser un texto entre comillas, no { $value }
lab-texts = { $key } debe ser una lista de textos como ["uno", "dos"], no { $value }
lab-players = players debe ser una lista de números de 2 a 8 como [2, 4], no { $value }
lab-twice = { $key } tiene «{ $value }» dos veces
lab-too-many = la cuadrícula tiene más de { $most } celdas; haz dos experimentos
lab-cell = { $players } jugadores, { $settings }: { $what }
lab-same-cell = { $players } jugadores, { $settings }: son las reglas de otra celda; una opción que no cambia nada no cabe en la cuadrícula
lab-other = { $dir } contiene otro experimento, o uno que jugó otra versión; elige otro directorio para -o
lab-no-plan = { $dir } no contiene ningún experimento: falta { $file }. `recess lab run EXPERIMENT -o { $dir }` crea uno
lab-bad-plan = { $path } no es lo que escribe `recess lab run`: { $error }
lab-kept = Lo acabado está en { $dir } y sigue siendo legible; la misma orden continúa desde ahí.
lab-interrupted = Interrumpido: { $done } de { $all } partidas están acabadas y guardadas. La misma orden juega el resto.
lab-written = { $games } partidas están en { $file }
lab-report-written = el informe está en { $file } (y como Markdown en { $markdown })
lab-nothing = { $dir } no contiene aún partidas acabadas

lab-at = { $players ->
    [one] { $players } jugador: { $what }
   *[other] { $players } jugadores: { $what }
}
lab-profile = reglas { $new } en lugar de { $old }
lab-decks = los mazos { $new } en lugar de { $old }
lab-bots = bots { $new } en lugar de { $old }
lab-sentence = { $what }: { $length }, { $first }.
lab-sentence-out = { $what }: { $length }, { $first }, { $out }.
lab-sentence-none = { $what }: ninguna de { $games } partidas fue distinta.
lab-length-less = las partidas son un { $by } % ± { $give } % más cortas
lab-length-same = no se aprecia diferencia en la duración de las partidas (± { $give } %)
lab-length-more = las partidas son un { $by } % ± { $give } % más largas
lab-first-less = el primer asiento pierde { $by } ± { $give } puntos
lab-first-same = no se aprecia diferencia para el primer asiento (± { $give } puntos)
lab-first-more = el primer asiento gana { $by } ± { $give } puntos
lab-out-less = la primera eliminación llega un { $by } % ± { $give } % antes
lab-out-same = no se aprecia diferencia en el momento de la primera baja (± { $give } %)
lab-out-more = la primera eliminación llega un { $by } % ± { $give } % después

lab-switch-humiliation-stops-wedgy = { $value ->
    [off] { card-humiliation } no anula { card-wedgy }
   *[on] { card-humiliation } anula { card-wedgy }
}
lab-switch-humiliation-stops-revival = { $value ->
    [off] { card-humiliation } no anula { card-first-aid } para seguir consciente
   *[on] { card-humiliation } anula { card-first-aid } para seguir consciente
}
lab-switch-headlock-hits-at-once = { $value ->
    [off] los golpes gratis de { card-headlock } empiezan un turno después
   *[on] los golpes gratis de { card-headlock } empiezan en el mismo turno
}
lab-switch-poke-second-attack-any = { $value ->
    [off] tras { card-poke-in-the-eye } solo puede seguir un Ataque Básico o un Arma
   *[on] tras { card-poke-in-the-eye } puede seguir cualquier ataque
}
lab-switch-outsiders-basic-or-weapon-only = { $value ->
    [off] cualquiera puede atacar con cualquier cosa a quien está en una presa
   *[on] los demás solo atacan a quien está en una presa con Ataques Básicos y Armas
}
lab-switch-cooties-when-grabbed = { $value ->
    [off] a { card-grab } no se puede responder con { card-cooties }
   *[on] a { card-grab } se puede responder con { card-cooties }
}
lab-switch-counter-cap = { $value ->
    [off] { card-first-aid } puede subir por encima de los contadores iniciales
   *[on] { card-first-aid } nunca sube por encima de los contadores iniciales
}
lab-switch-no-discard = { $value ->
    [off] todos pueden descartar
   *[on] solo descarta quien no puede hacer otra cosa
}
lab-switch-discard-opens = { $value ->
    [off] quien descarta no se expone
   *[on] tras un descarte todos pueden atacar una vez a quien descartó
}
lab-switch-discard-cost-per-card = { $value ->
    [off] descartar no cuesta por carta
   *[on] descartar cuesta un contador por carta
}
lab-switch-no-holds = { $value ->
    [off] { card-choke } y { card-headlock } están en el mazo
   *[on] { card-choke } y { card-headlock } quedan fuera
}
lab-switch-discard-cost = { $value ->
    [off] descartar no cuesta nada
    [one] descartar cuesta un contador
   *[other] descartar cuesta { $value } contadores
}
lab-switch-first-aid = { $value ->
    [one] una sola carta { card-first-aid } en cada mazo básico
   *[other] { $value } cartas { card-first-aid } en cada mazo básico
}
lab-switch-stall-rounds = { $value ->
    [off] las rondas tranquilas no cuestan nada a nadie
    [one] todos pierden contadores tras una ronda tranquila
   *[other] todos pierden contadores tras { $value } rondas tranquilas
}
lab-switch-fast = { $value ->
    [off] el juego normal
   *[on] el juego rápido
}
lab-switch-items-in-combat = { $value ->
    [off] en el combate propio no se ponen objetos en juego
   *[on] en el combate propio se pueden poner objetos en juego
}
lab-switch-cheating = { $value ->
    [off] nadie hace trampas
   *[on] se pueden poner objetos contra las reglas, y ser acusado de ello
}
lab-switch-rounds = { $value ->
    [one] tras una ronda gana quien va por delante
   *[other] tras { $value } rondas gana quien va por delante
}
lab-switch-offers = { $value ->
    [0] nadie ofrece ayuda
    [one] una oferta por pareja y combate
   *[other] { $value } ofertas por pareja y combate
}
lab-switch-trades = { $value ->
    [0] nadie comercia
    [one] una oferta de cambio por pareja y turno
   *[other] { $value } ofertas de cambio por pareja y turno
}
lab-switch-turnings = { $value ->
    [0] los objetos no se reordenan
    [one] los objetos se reordenan una vez por turno
   *[other] los objetos se reordenan { $value } veces por turno
}

lab-intro = { $game }. { $cells } mesas, { $games } partidas en cada una: { $all } partidas en total, de la semilla { $seed }. Todas las mesas juegan los mismos repartos.
lab-partial = Interrumpido: estas son las cifras de { $done } de { $all } partidas.
lab-differences = Qué cambia las cosas
lab-differences-note = Cada línea es un solo cambio frente a la mesa que por lo demás es igual, jugado con los mismos repartos. ± es un intervalo del 95 %; de { $n } cifras unas { $chance } quedarían fuera del suyo por puro azar. Un punto es el uno por ciento de todas las partidas.
lab-switches-at = Reglas de la casa, { $players } jugadores ({ $common })
lab-profiles-at = Perfiles, { $players } jugadores ({ $common })
lab-decks-at = Mazos, { $players } jugadores ({ $common })
lab-bots-at = Bots, { $players } jugadores ({ $common })
lab-plot-length = Duración de las partidas frente a la base, en %, { $players } jugadores
lab-plot-first = Victorias del primer asiento frente a la base, en puntos, { $players } jugadores
lab-no-difference = ninguna diferencia
lab-table = { $players } jugadores ({ $common })
lab-table-games = Cifras de { $games } partidas. El asiento 1 empieza, los demás siguen en el orden de los turnos.
lab-seats = Asientos
lab-seat = asiento { $n }
lab-plot-seats = Partidas que gana cada asiento, { $players } jugadores
lab-by-bot = Bots
lab-by-kind = Tipos de jugadores
lab-plot-groups = Victorias frente a todos los demás, en puntos
lab-lengths = Duración
lab-plot-lengths = Cuántas partidas duran cuánto, { $players } jugadores
lab-turns = turnos
lab-outs = Quién cae cuándo
lab-plot-outs = Jugadores que siguen en juego, { $players } jugadores
lab-cards = Cartas
lab-cards-note = Cuántos puntos más gana quien tiene una carta que quien no la tiene. A quién se le reparte una carta al principio lo decide el azar, así que esa columna es mérito de la carta; quien dura más roba y juega más cartas de todo tipo, así que las otras dos favorecen a casi todas.
lab-cards-some = Las { $shown } cartas de los extremos de la lista de { $all }; las demás están en los datos.
lab-plot-cards = Lo que vale una carta en la mano inicial, en puntos, { $players } jugadores
lab-all = Todas las mesas
lab-notes = Cómo leer esto
lab-note-intervals = Los intervalos son del 95 %. Lo independiente son las partidas; los asientos de una partida comparten una victoria, y los intervalos lo tienen en cuenta.
lab-note-pairs = Las diferencias son de parejas: el mismo reparto con y sin el cambio. Donde el cambio se nota tarde, las dos partidas van mucho tiempo igual y la diferencia es nítida.
lab-note-bots = Los bots no son personas. Juegan con las mismas costumbres sean cuales sean las reglas: se mide lo que una regla hace con las partidas, no lo que harían con ella los jugadores.
lab-note-cards = Las copias de una carta cuentan una vez por jugador y partida. Se omiten cartas y tipos vistos en menos de 30 jugadores.
lab-note-endless = Las partidas que nadie ha ganado tras 20 000 decisiones se cortan y no las gana nadie. Sin la regla contra el estancamiento, unos bots prudentes descartarían para siempre.
lab-note-data = games.parquet tiene una fila por partida y asiento: cell, game, players, decks, rules, deal, seed, seat, turn_order, bot, result, turns, out_turn, score, kind, y las cartas repartidas (dealt), robadas (drawn), jugadas (played) y guardadas (held).
lab-col-what = cambio
lab-col-length = duración, %
lab-col-first = primer asiento, puntos
lab-col-out = primera eliminación, %
lab-col-pairs = parejas de partidas
lab-col-seat = asiento
lab-col-wins = victorias, %
lab-col-mean = media
lab-col-shortest = la más corta
lab-col-tenth = 10 %
lab-col-median = mediana
lab-col-ninety = 90 %
lab-col-ninety-nine = 99 %
lab-col-longest = la más larga
lab-col-place = { $n ->
    [1] cae primero
   *[other] { $n }.º
}
lab-col-out-turn = turno medio
lab-col-kind = tipo
lab-col-share = parte de los jugadores
lab-col-with = victorias
lab-col-others = victorias de los demás
lab-col-difference = diferencia, puntos
lab-col-card = carta
lab-col-dealt = repartida
lab-col-drawn = robada
lab-col-played = jugada
lab-col-seen = jugadores que la robaron
lab-col-settings = mesa
lab-col-players = jugadores
lab-col-games = partidas
lab-col-turns = turnos
lab-col-first-wins = victorias del primer asiento, %
lab-col-endless = cortadas
