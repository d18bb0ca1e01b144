# The command line: help, reports, errors.

cli-about = Juegos de cartas de fastidiar al rival, bien arbitrados: juega, comprueba, simula, repasa, consulta las reglas.
cli-after =
    Ejemplos:
      recess play                             una partida de Lunch Money contra tres bots
      recess play --players 2 --lang it       en italiano, contra uno
      recess play munchkin-bites --plain      una partida de Munchkin Bites!
      recess serve --open                     mesas en el navegador, a solas o con otros
      recess host localhost:7777              una mesa tuya en un servidor
      recess join https://host/t/ABCDEFGH     una mesa de un servidor, con amigos
      recess rules backlash                   qué hace una carta, y sus reglas
      recess rules LM-BLOCK-2 --lang cs       una regla, en checo
      recess check rulebook/playbooks         ejecuta todos los ejemplos del reglamento
      recess sim lunch-money --games 100000   partidas al azar, con estadísticas
      recess sim munchkin-bites --games 1000  el otro juego, también por Razas y cartas
      recess arena --bots hard,normal --games 400  lo fuerte que es un bot
      recess lab run lab/munchkin-bites.toml -o out     un experimento, con informe
      recess replay game.play --lang es       una partida guardada, contada en español
      recess review game.play -o review.html  una partida guardada, juzgada decisión a decisión
      recess set show bites vampire           una carta de Munchkin, con lo que hace

    Una versión hecha por aficionados, sin relación con las editoriales; sin ilustraciones ni textos originales.
cli-usage = Uso:
cli-commands = Órdenes:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-help = Muestra esta ayuda
cli-version = Muestra la versión
cli-lang = Idioma: en, it, es o cs (si no, el del entorno)
cli-bad-lang = idioma desconocido: «{ $lang }»; se esperaba en, it, es o cs
cli-error = error: { $what }
cli-warning = aviso: { $what }
cli-see-help = `--help` explica cada orden y cada opción.
cli-no-command = no hay ninguna orden «{ $name }»
cli-no-command-near = no hay ninguna orden «{ $name }»; ¿querías decir «{ $near }»?
cli-no-option = «{ $option }» no va aquí
cli-no-option-near = «{ $option }» no va aquí; ¿querías decir «{ $near }»?
cli-no-value = { $option } necesita un valor
cli-bad-value = «{ $value }» no es un valor para { $option }
cli-no-equals = { $option } lleva su valor detrás de un signo igual
cli-option-twice = { $option } solo puede darse una vez
cli-options-conflict = { $option } y { $other } no van juntos
cli-missing = falta algo: { $what }
cli-not-utf8 = un argumento no es texto UTF-8

cli-check-about = Ejecuta playbooks: ejemplos ejecutables, informes de errores, partidas guardadas
cli-check-after =
    Un playbook es un archivo de texto (*.play). Los directorios se recorren enteros; - es la entrada estándar.
    Código de salida: 0 se cumplen todos los ejemplos, 1 falla alguno, 2 no se puede leer un archivo.

    Ejemplos:
      recess check rulebook/playbooks
      recess check my-argument.play
      recess sim lunch-money --games 1 --save games && recess check games
cli-check-files = Playbooks, directorios de playbooks, o - para la entrada estándar
cli-check-quiet = No decir nada si se cumplen todos los ejemplos

cli-play-about = Juega contra bots: Lunch Money o Munchkin Bites!
cli-play-after =
    En una terminal la partida ocupa toda la pantalla, con teclas y ratón (? las enumera).
    Se guarda sola: --resume sigue en la misma decisión.
    En una tubería, o con --plain, son jugadas numeradas, una por línea, aptas para lectores de pantalla.
    Los bots solo ven lo que su asiento puede ver, y no saben quién es una persona: easy olvida
    responder de vez en cuando, normal juega por regla general, hard mira hacia delante.
    h (con --plain la palabra «pista») dice qué haría un bot hard con lo que tú sabes.

    Ejemplos:
      recess play
      recess play --players 2 --seed 42 --lang cs
      recess play --rules italian,+counter_cap --deck base
      recess play munchkin-bites --players 4 --rules +fast
      recess play --bots hard,easy,normal
      recess play --resume        sigue la última partida sin terminar
      recess play --plain         el juego en líneas de texto
      recess play --save games
cli-play-plain = Texto sencillo: preguntas y jugadas numeradas, también para tuberías y lectores de pantalla
cli-play-players = Cuántos juegan, contándote a ti (de 2 a 8)
cli-play-name = Tu nombre
cli-play-save = Guardar la partida en este directorio (si no, en el de tus datos; sin esto, una tubería no deja nada)
cli-play-resume = Continuar una partida sin terminar: la de FILE o una de las últimas
cli-deck = Mazos de Lunch Money: base, sticks-and-stones; «base x2» para dos copias
cli-sets = el directorio de un set de cartas tuyo (solo Munchkin Bites!); se puede indicar varias veces, y entonces se barajan todos juntos
cli-rules = Lunch Money: english o italian, luego +interruptor, -interruptor, +interruptor=N (si no, english). Munchkin Bites!: +fast, -items_in_combat, +cheating, rounds=N, offers=N, trades=N, turnings=N (si no, standard)
cli-seed = La semilla de la que sale todo el azar (si no, una cualquiera)
cli-seats-warning = estas cartas dan para unos { $n } jugadores con holgura; la pila de descarte se barajará a menudo
cli-cannot-deal = con estos ajustes no hay cartas suficientes para repartir
cli-no-sets = este juego no admite sets de cartas propios
cli-no-deck = este juego tiene un solo juego de cartas: --deck es para los que tienen varios mazos
cli-mb-seats-warning = el juego está pensado para 3 a 6 jugadores
cli-set-unsound = el conjunto de cartas incluido no se puede leer; `recess set check bites` dice por qué
cli-bad-number = { $name } tiene que ser un número entero de { $least } a { $most }, no «{ $value }»

cli-host-about = Abre una mesa en un servidor y juega allí
cli-host-after =
    El enlace de la mesa se imprime y está en la sala de espera: mándalo a tus amigos. Entran desde el
    navegador o con `recess join`; al empezar, los bots ocupan los asientos libres.
    El asiento sigue siendo tuyo: `recess join ENLACE` te devuelve a él.

    Ejemplos:
      recess host localhost:7777
      recess host https://play.example.org munchkin-bites --players 5 --hints
      recess host https://play.example.org --rules italian --pace relaxed --public
      recess host localhost:7777 --bots hard --start
cli-host-url = El servidor, por ejemplo https://host o localhost:7777
cli-host-players = Cuántos asientos hay (de 2 a 8)
cli-host-bots = Los bots que ocupan asientos, uno para todos o uno por asiento a partir del segundo: easy, normal, hard (si no, normal)
cli-host-pace = Cuánto tiempo hay: relaxed, normal, quick, appointment (si no, normal)
cli-host-beat = Milisegundos que esperan los bots antes de actuar (si no, los del servidor)
cli-host-number = Un número que solo tiene este juego, por ejemplo last_call=10 para munchkin-bites
cli-host-strict = Cada ventana dura todo su tiempo
cli-host-hints = Los jugadores pueden pedir pistas
cli-host-public = La mesa está en la lista y cualquiera puede mirar
cli-host-start = Empezar enseguida, con bots en los demás asientos

cli-join-about = Juega en una mesa de un servidor, con amigos o bots
cli-join-after =
    El enlace es el de la mesa en el navegador, tal como lo manda un amigo. Quien no tiene asiento
    toma uno libre; el secreto del asiento se guarda en tu carpeta de datos, así que la misma orden
    te devuelve a él. Un enlace con #key=… lleva al asiento de ese secreto.
    En una terminal la mesa ocupa toda la pantalla, con teclas y ratón (? las enumera); en una
    tubería, o con --plain, son líneas de texto, también para lectores de pantalla.
    Código de salida: 0 te has ido, 1 la entrada ha terminado o nadie quiso mirar, 2 no ha funcionado.

    Ejemplos:
      recess join http://localhost:7777/t/ABCDEFGH
      recess join https://play.example.org/t/ABCDEFGH --name Ana
      recess join https://play.example.org/t/ABCDEFGH --watch
      recess join "http://localhost:7777/t/ABCDEFGH#key=5d41402abc4b2a76" --plain
cli-join-url = El enlace de la mesa, por ejemplo https://host/t/ABCDEFGH
cli-join-name = Tu nombre en la mesa (si no, el de tu cuenta)
cli-join-watch = Solo mirar

cli-rules-about = Consulta el reglamento: una regla, una carta o cualquier palabra
cli-rules-after =
    Ejemplos:
      recess rules LM-BLOCK-2
      recess rules "poke in the eye" --lang es
      recess rules helpless
      recess rules --list
      recess rules MB-LASTCALL-1
      recess rules --game munchkin-bites curse
cli-rules-what = Una regla (LM-GRAB-1), una carta (en cualquier idioma) o palabras que buscar
cli-rules-game = El juego: { $games } (una regla se encuentra también sin esto)
cli-rules-list = Mostrar todas las reglas y todas las cartas
cli-rules-none = nada en el reglamento menciona «{ $what }»; `recess rules --list` muestra las reglas y las cartas
cli-rules-answered = Respuestas posibles: { $cards }
cli-rules-answered-none = No hay respuesta posible.
cli-rules-follows = Se puede jugar después de, o junto con: { $cards }
cli-rules-follows-none = Se juega por sí sola.
cli-rules-copies = En los mazos: { $base ->
    [0] ninguna en el juego básico
   *[other] { $base } en el juego básico
}, { $expansion ->
    [0] ninguna en Sticks & Stones
   *[other] { $expansion } en Sticks & Stones
}.
cli-rules-examples-help = Mostrar también todos los ejemplos de la regla
cli-rules-examples-count = { $n ->
    [one] { $n } ejemplo: lo muestra `recess rules { $clause } --examples`.
   *[other] { $n } ejemplos: los muestra `recess rules { $clause } --examples`.
}
cli-rules-examples = Ejemplos:
cli-rules-touches = Ver también: { $clauses }
cli-rules-clauses = Reglas:
cli-rules-cards = Cartas:
cli-rules-found = Reglas que mencionan «{ $what }»:
cli-rules-clauses-about = Reglas sobre la carta:
cli-kind-basic = Ataque Básico
cli-kind-defense = Defensa
cli-kind-weapon = Arma
cli-kind-specialty = Especialidad

cli-sim-about = Hace jugar muchas partidas a los bots y muestra estadísticas
cli-sim-after =
    La misma semilla y los mismos ajustes dan las mismas partidas, sea cual sea el número de hilos.
    Ctrl-C para antes de tiempo y muestra lo hecho hasta entonces.
    Aquí los bots hard hacen 500 simulaciones por decisión, si --iterations no dice otra cosa.

    Claves de --json:
      game, players, rules, bots, seed, threads    los ajustes
      decks                                        lunch-money
      games, decisions, turns                      cuántas y cuántos se jugaron
      seconds, games_per_s, decisions_per_s        cuánto tardó
      turns_per_game, decisions_per_game           cada una con mean, median, p99
      wins_by_seat                                 contadas desde el primer asiento
      wins_by_turn_order                           contadas desde quien empezó
      interrupted                                  si se paró antes de tiempo
    y para munchkin-bites (dos jugadores pueden ganar a la vez):
      rounds_per_game                              con mean, median, p99
      stalled                                      acabadas por MB-STALL-1
      races                                        jugadores y victorias por Raza
      fights, decided_by                           qué decidió los combates
      cards                                        con --cards: held, used, share

    decided_by cuenta los combates ganados o huidos por el tipo de la última carta
    que cambió quién iba ganando: none, help, item ... cards cuenta las partidas
    en que alguien tuvo la carta en la mano, y aquellas en que se usó.

    Ejemplos:
      recess sim lunch-money --players 4 --games 100000 --seed 1
      recess sim lunch-money --rules italian,+counter_cap --json
      recess sim lunch-money --games 10 --save games
      recess sim munchkin-bites --games 1000 --bots casual --cards
cli-sim-game = El juego: { $games }
cli-sim-players = Cuántos juegan (de 2 a 8)
cli-sim-games = Cuántas partidas
cli-sim-seed = La semilla de toda la serie; cada partida saca de ella la suya
cli-sim-threads = Cuántos hilos (si no, uno por núcleo)
cli-sim-save = Guardar cada partida como playbook en este directorio
cli-sim-json = Mostrar las estadísticas en un formato para programas
cli-sim-bots = Quién juega, uno para todos o uno por asiento, con comas: random (cualquier jugada legal), easy, normal, hard; para Munchkin Bites! también casual (sencillo y rápido)
cli-unknown-bots = bots desconocidos: «{ $name }»; se esperaba uno de { $names }
cli-bots-count = { $given } bots para { $wanted } asientos; nombra uno para todos o uno para cada uno
cli-play-bots = Los demás, uno para todos o uno para cada uno desde tu izquierda, con comas: random, easy, normal, hard (si no, normal); para Munchkin Bites! también casual (sencillo y rápido)
cli-iterations = Cuántas simulaciones hacen los bots hard por decisión: con la misma semilla, lo mismo en todas partes
cli-seconds = Cuántos segundos piensan los bots hard una decisión (si no, 0.3)
cli-bad-seconds = --seconds debe ser un número de 0.001 a 3600, no «{ $value }»
cli-sim-cards = Contar de cada carta cuántas veces la usa quien la tiene (munchkin-bites)
cli-sim-no-cards = --cards es para los juegos cuyas cartas se cuentan
cli-sim-title-mb = Munchkin Bites!, { $players } jugadores, reglas { $rules }, semilla { $seed }
cli-sim-by = juegan los bots { $bots }
cli-sim-rounds = rondas
cli-sim-stalled = terminadas por el límite de rondas (MB-STALL-1): { $share }
cli-sim-races = por Raza al final: parte de los jugadores, parte de las victorias
cli-sim-race = { "  " }{ $race }: { $players }, { $wins }
cli-sim-human = humanos
cli-sim-half = mestizo { $races }
cli-sim-decided = qué decidió { $fights } combates:
cli-sim-decided-none = nada jugado
cli-sim-decided-help = la ayuda
cli-sim-share = { "  " }{ $what }: { $share }
cli-sim-cards-title = cartas que alguien tuvo en la mano, por cuántas veces se usaron:
cli-sim-card = { "  " }{ $share }  { $card } (en una mano en { $games } partidas)
cli-sim-title = Lunch Money, { $players } jugadores, { $decks }, reglas { $rules }, semilla { $seed }
cli-sim-games-done = { $games } partidas en { $seconds } s con { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
}
cli-sim-speed = { $games } partidas/s, { $decisions } decisiones/s
cli-sim-length = por partida: { $what }, media { $mean }, mediana { $median }, 99 % { $p99 }
cli-sim-turns = turnos
cli-sim-decisions = decisiones
cli-sim-wins = victorias por asiento: { $wins }
cli-sim-wins-order = victorias desde quien empezó: { $wins }
cli-sim-interrupted = Interrupción: estas son las { $done } partidas de { $games } que se terminaron.
cli-sim-saved = { $games ->
    [one] { $games } partida guardada
   *[other] { $games } partidas guardadas
} en { $dir }
cli-sim-save-many = guardar más de { $most } partidas crea un directorio enorme; elige menos partidas o quita --save
cli-cannot-write = { $path }: no se puede escribir: { $error }
cli-cannot-read = { $path }: no se puede leer: { $error }
cli-no-such-file = no existe
cli-no-permission = falta el permiso
cli-is-a-directory = es un directorio
cli-not-a-directory = una parte de la ruta no es un directorio
cli-read-only = el sistema de archivos es de solo lectura
cli-disk-full = el disco está lleno

cli-replay-about = Vuelve a contar una partida guardada (o cualquier playbook), turno a turno
cli-replay-after =
    Ejemplos:
      recess replay game.play
      recess replay game.play --lang cs
      recess replay game.play --seat Ann        con las cartas que robó Ann, y las de nadie más
      recess replay game.play --screen          a pantalla completa, paso a paso
      recess replay https://host/replay/ABCDEFGH/1   una partida jugada en un servidor
      recess replay game.play --spell-out       con manos, mazos y barajadas por extenso
      recess replay game.play --verify HASH     ¿se repartió como prometió la mesa?
cli-replay-screen = Mostrarla a pantalla completa, paso a paso, adelante y atrás
cli-replay-no-screen = --screen necesita una terminal
cli-replay-file = El playbook, el enlace de una mesa o de una repetición en un servidor, o - para la entrada estándar
cli-replay-spell = Reescribirlo con todas las manos, los mazos enteros, cada barajada y cada tirada, para que no necesite números al azar
cli-replay-seat = Contarla como se vio desde este asiento
cli-replay-turn = Turno { $n }
cli-replay-differs = Desde aquí el registro no coincide con las reglas:
cli-replay-example = Ejemplo { $n }: { $title }
cli-replay-version = esta partida se guardó con la versión { $version } de las reglas, esta es la { $ours }; puede haber diferencias
cli-replay-several = el archivo contiene varios ejemplos; --spell-out escribe el primero
cli-replay-verify = Comprobar que se repartió como se prometió (por lo común con el HASH del archivo), que cada decisión es legal y que el registro está completo y firmado
cli-verify-several = --verify comprueba una sola partida; el archivo contiene { $n }
cli-verify-bad-hash = --verify espera un hash de 64 cifras y letras de la a a la f, como lo mostró la mesa antes de la partida, no «{ $value }»
cli-verify-version = esta partida se jugó con la versión { $version } de las reglas, y esta es la { $ours }: solo recess { $version } puede comprobarla
cli-verify-laid-out = { $place }: no todo se reparte a partir de la semilla: «{ $text }»; una partida descargada de una mesa solo tiene asientos sin cartas, quien reparte y una semilla
cli-verify-no-salt = { $file }: no contiene la sal (una línea «salt ...»), y sin ella no se puede calcular el hash; vuelve a descargar la partida de su mesa o de su repetición
cli-verify-no-hash = { $file }: no contiene el hash (una línea «hash ...»); indica el que mostró la mesa antes de la partida: --verify HASH
cli-verify-wrong = La barajada no es la prometida. Prometido: { $promised }; el registro da: { $hash }
cli-verify-changed = El acta fue cambiada, o no es de esta partida:
cli-verify-left =
    { $n ->
        [one] En el acta falta una decisión
       *[other] En el acta faltan { $n } decisiones
    }: una partida tiene una línea para cada una
cli-verify-unfinished = El acta termina antes que la partida
cli-verify-no-winner = El acta no dice quién ganó; las jugadas dicen: { $winners }
cli-verify-kept = La barajada es la prometida: { $hash }
cli-verify-holds = Repartidas las cartas con la semilla { $seed }, las { $n } decisiones son legales. Gana: { $winners }
cli-verify-compare = La promesa se tomó del propio archivo. Compárala con el hash que mostró la mesa antes de la partida, o indícalo: --verify HASH
cli-replay-key = Con --verify: la clave pública del servidor que debe haber firmado la partida
cli-replay-head = Con --verify: un sello de la partida que la mesa mostró durante el juego
cli-verify-no-secret = { $file } no tiene secreto (una línea “secret ...”), así que no hay ningún hash que calcular; vuelve a descargar la partida de su mesa o de su repetición
cli-verify-share = Lo que el dispositivo de { $name } añadió a la mezcla no es lo que había prometido
cli-verify-seed = La semilla no es la que dan el secreto y los dispositivos de los jugadores: { $seed }
cli-verify-form = Las líneas sobre la mezcla están dañadas
cli-verify-nobody = Ningún dispositivo de los jugadores participó en la mezcla: la decidió el servidor solo
cli-verify-shares = Dispositivos que participaron en la mezcla: { $names }
cli-verify-left-out = Excluidos, porque no respondieron a tiempo: { $names }
cli-verify-chain = La partida fue cambiada: su cadena no acaba como dice el archivo
cli-verify-head = La partida fue cambiada: lo que la mesa mostró durante el juego (--head) no está en ella
cli-verify-unsigned = La partida no está firmada con la clave que indica
cli-verify-key = La partida está firmada con otra clave: { $key }
cli-verify-signed = La partida está completa y firmada por el servidor con la clave { $key }
cli-verify-broken = Repartida con la semilla { $seed }; las { $n } decisiones son legales. Después la partida se interrumpió

cli-review-about = Analiza una partida guardada: probabilidades, decisiones, errores y momentos decisivos
cli-review-after =
    Una página (HTML) que no necesita nada más, también para el móvil; --json para programas.
    Un bot hard juzga cada decisión sabiendo solo lo que ese jugador sabía entonces.
    Las pérdidas menores que el ruido no son errores; la página dice cómo se mide.
    La misma semilla y el mismo --iterations dan el mismo análisis con cualquier número de hilos.
    Ctrl-C lo detiene; entonces no se escribe nada.
    Código de salida: 0 analizada, 1 la partida no sigue las reglas, 2 no se puede leer o escribir.

    Claves de --json:
      game, title, seats, winners, seat, seed, iterations   qué se analizó, y cómo
      thresholds                       las pérdidas seguras desde las que se da una nota
      summary                          por cada asiento: decisions, marks, sure_loss
      curve                            al empezar cada turno y al final: turn, whose,
                                       chances y errors por asiento
      turning_points                   turn, seat, from, to, decision, sentence
      decisions                        turn, seat, question, move, text, mark, before, after,
                                       loss, loss_error, sure_loss, alternatives, others

    Ejemplos:
      recess review game.play -o review.html
      recess review game.play --seat Ann -o ann.html --lang it
      recess review game.play --iterations 20000 -o careful.html
      recess review game.play --json > review.json
cli-review-out = El archivo que se escribe (- para la salida estándar)
cli-review-seat = Solo las decisiones de este jugador, sin nada que no supiera
cli-review-iterations = Simulaciones para encontrar las jugadas que merecen verse de cerca; cada una de estas recibe la mitad
cli-review-seed = La semilla de todo lo que se imagina
cli-review-json = Mostrar el análisis en un formato para programas

cli-set-about = Mira las cartas de Munchkin y comprueba un set propio
cli-set-after =
    Un set es un directorio de archivos de datos: *.toml para las cartas, text/en, it, es, cs para sus nombres.
    docs/card-data.md los describe. `bites` es el set incluido.

    Ejemplos:
      recess set show bites
      recess set show bites vampire --lang es
      recess set check my-set
cli-set-set = El set incluido (bites), o el directorio de un set
cli-set-card = Una carta: su id, o su nombre en cualquier idioma (si no, todas)
cli-set-check-about = Comprueba un set: cada error con su archivo, carta y campo
cli-set-check-after =
    Con needs = ["bites"] en su set.toml, un set se lee junto con el incluido.
    Código de salida: 0 el set está bien, 1 contiene errores, 2 no se puede leer.

    Ejemplos:
      recess set check my-set
      recess set check my-set --lang cs
      recess set check bites
cli-set-show-about = Muestra las cartas tal como las ve quien juega
cli-set-show-after =
    El texto de una carta sale de lo que hace, así que es correcto en todos los idiomas.

    Ejemplos:
      recess set show bites
      recess set show bites vampire
      recess set show bites hombre lobo --lang cs
      recess set show my-set garden-ghoul

cli-arena-about = Hacer jugar a los bots entre sí y medir lo fuertes que son
cli-arena-after =
    Cada reparto se juega una vez desde cada asiento: los bots se mueven un asiento, las cartas no.
    Con --out cada reparto terminado queda en DIR/deals.jsonl: interrumpe cuando quieras y repite la
    misma orden, y continúa desde ahí. DIR/result.json y DIR/result.svg son las cifras.
    Los intervalos son del 95 %, agrupados por reparto: sus partidas no son independientes.
    Con --iterations la misma semilla da las mismas victorias en cualquier máquina y con cualquier
    número de hilos; con un tiempo (--seconds) dependen de la máquina.

    Claves de --json:
      game, rules, bots, seed, seconds o iterations    los ajustes
      games, deals, fair                               cuántas partidas, la parte justa
      results                                          por cada tipo de bot: bot, seats,
                                                       win_rate, low, high, decisions,
                                                       seconds_per_decision
      interrupted                                      si se interrumpió

    Ejemplos:
      recess arena --bots hard,normal,normal,normal --games 2000 --seed 7
      recess arena --bots hard,normal --games 1000 --iterations 1000 --out duelo
      recess arena --bots easy,random,random,random --games 20000 --json
      recess arena --game munchkin-bites --bots normal,easy,easy,easy --games 400
cli-arena-bots = Quién juega: un nombre por asiento, con comas
cli-arena-games = Cuántas partidas (redondeadas a repartos enteros)
cli-arena-out = Guardar repartos terminados, cifras y un gráfico en este directorio, y continuar desde ahí
cli-arena-seats = nombra de dos a ocho bots, uno por asiento
arena-title = { $games } partidas: { $deals } repartos, cada uno jugado desde cada asiento
arena-bot = bot
arena-seats = asientos
arena-wins = victorias
arena-interval = intervalo 95 %
arena-time = tiempo por decisión
arena-note = Las victorias son la parte de partidas de cada bot de un tipo; la parte justa es { $fair } %. Los intervalos están agrupados por reparto.
arena-saved = cifras, gráfico y repartos están en { $dir }
arena-interrupted = Interrumpido: estos son los { $done } repartos de { $deals } que se terminaron.
arena-other = { $path } contiene un encuentro con otros ajustes; elige otro directorio para --out
arena-picture = { $title }: parte de { $games } partidas ganadas
arena-fair = parte justa { $fair } %

cli-lab-about = Mide lo que hacen reglas, asientos y cartas: experimentos con informe
cli-lab-after =
    Un experimento es una cuadrícula de mesas, escrita en un archivo TOML; en lab/ hay algunos listos.

    Ejemplos:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab report out/house-rules --lang it
cli-lab-run-about = Juega un experimento, guarda sus partidas y escribe un informe
cli-lab-run-after =
    Claves de un experimento (solo game es obligatoria):
      title       el título del informe
      game        "lunch-money" o "munchkin-bites"
      players     [2, 4, 6]: cuántos juegan (si no, [4])
      decks       ["base", "base,sticks-and-stones"] (lunch-money)
      profiles    ["english", "italian"]: las reglas de partida
      switches    ["+counter_cap", "+discard_cost=1"]: cada una se prueba sola contra ninguna
      bots        ["normal", "hard,easy,easy,easy"]: uno para todos los asientos o uno para cada uno
      games       partidas en cada celda de la cuadrícula (si no, 1000)
      seed        la semilla de todos los repartos (si no, 1); cada celda juega los mismos
      iterations  simulaciones por decisión de los bots hard (si no, 500)
      chunk       partidas que se guardan juntas (si no, 500)
    El primero de cada lista es aquel con el que se comparan los demás.

    En DIR quedan games.parquet (una fila por partida y asiento), report-LANG.html y report-LANG.md.
    Para cuando quieras con Ctrl-C: las partes acabadas están en DIR/parts, un informe cuenta lo que
    dicen, y la misma orden sigue. Las partidas son las mismas con cualquier número de hilos.
    Código de salida: 0 todo está jugado, 130 se interrumpió, 2 algo va mal.

    Ejemplos:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab run lab/munchkin-bites.toml -o out/munchkin --games 200 --threads 2
      duckdb -c "select players, turn_order, avg(result) from 'out/munchkin/games.parquet'
                 group by all order by all"
cli-lab-report-about = Vuelve a escribir el informe de un experimento, también si no está acabado
cli-lab-report-after =
    Ejemplos:
      recess lab report out/house-rules
      recess lab report out/house-rules --lang cs
cli-lab-file = El experimento, o - para la entrada estándar
cli-lab-out = El directorio para partidas e informe; si el experimento ya empezó allí, sigue
cli-lab-games = Partidas en cada celda, diga lo que diga el experimento
cli-lab-dir = El directorio que escribió recess lab run
