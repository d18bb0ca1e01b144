# El cliente del navegador, fuera de la mesa misma.

web-title-landing = Recess: juegos de cartas con amigos, ahora mismo
web-title-new = Una mesa nueva – Recess
web-title-table = Una mesa – Recess
web-title-here = Un dispositivo para todos – Recess
web-title-tables = Mesas públicas – Recess
web-title-replay = Partida grabada – Recess
web-title-rules = Las reglas – Recess
web-title-cards = Todas las cartas – Recess
web-title-about = Acerca de – Recess
web-title-missing = Aquí no hay nada – Recess

web-home = Recess: a la página de inicio
web-menu = Menú
web-skip = Ir al contenido
web-close = Cerrar
web-more = Más
web-yes = sí
web-no = no
web-loading = Cargando…
web-try-again = Reintentar
web-to-start = A la página de inicio
web-broken = No ha funcionado
web-missing = Aquí no hay nada
web-missing-about = La dirección no es correcta, o lo que había aquí ya no está.

web-lead = Lunch Money, la pelea de recreo con cartas. Contra bots o con amigos, en el navegador y sin registrarse.
web-picture = Niños dibujados con tiza alrededor de una mesa en el patio del colegio, con cartas y monedas; una patada acaba de dar en el blanco.
web-play-now = Jugar ya
web-continue = Volver a tu partida
web-play-with-friends = Jugar con amigos
web-join-with-link = Entrar con un enlace
web-link-or-code = Enlace o código de la mesa
web-link-wrong = Esto no es el enlace de una mesa. Un enlace tiene esta forma: …/t/k3x9pq…
web-join = Entrar
web-guest = Invitado
web-fan-made = Una versión hecha por aficionados, sin relación con las editoriales. Sin ilustraciones ni textos originales.

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-theme-to-light = Tema claro
web-theme-to-dark = Tema oscuro
web-motion = Ritmo de los sucesos
web-motion-slow = lento
web-motion-normal = normal
web-motion-fast = rápido
web-motion-none = sin esperas
web-goal-lunch-money = Gana quien quede en pie al final.
web-how-to = Cómo se juega, en dos minutos
web-search-example = p. ej. ¿puedo bloquear un agarre?
web-my-games = Mis partidas
web-my-game = Ganó { $winner }, { $when }
web-how-lm-1 = Se empieza con 15 contadores y cinco cartas por persona. Quien se queda sin contadores está fuera. Gana quien quede en pie al final.
web-how-lm-2 = En tu turno juegas un ataque contra alguien, u otra carta, o descartas lo que no quieras. Después todos roban hasta tener cinco cartas.
web-how-lm-3 = Si te atacan, puedes responder con una carta de Defensa. Los iconos pequeños al pie de una carta muestran qué la detiene. Lo que no se detiene te cuesta contadores.
web-how-lm-4 = Algunas cartas solo siguen a otras: un Agarre que funciona abre el camino a las peores. Las cartas que no puedes jugar ahora están apagadas: toca una para ver por qué.
web-how-lm-5 = Una Humillación anula casi cualquier cosa y Primeros Auxilios te devuelve contadores. Nadie está a salvo y nadie tiene que ser amable.
web-turn-back = Turno anterior
web-turn-on = Turno siguiente
web-speed = Velocidad
web-sound = Sonido
web-sound-about = Sonidos breves cuando pasa algo.
web-auto-pass = Pasar automáticamente
web-auto-pass-never = Nunca: pregúntame siempre
web-auto-pass-not-mine = Cuando los demás se pelean entre ellos
web-auto-pass-until-my-turn = Siempre, hasta mi próximo turno
web-stop-about = En la mesa, la tecla de parar lo interrumpe enseguida y te da más tiempo.
web-stops = Pregúntame por
web-stops-about = Lo que está apagado pasa solo, tengas lo que tengas; nadie lo nota.

web-error-network = No se puede contactar con el servidor. Comprueba la conexión y vuelve a intentarlo.
web-error-nothing-there = En esta dirección no hay nada.
web-error-status = El servidor no ha podido responder (estado { $status }). Inténtalo más tarde.
web-error-unexpected = Algo inesperado ha fallado: { $error }

web-new-table = Una mesa nueva
web-new-table-about = Elige, invita a tus amigos y empieza cuando quieras. Los bots ocupan los asientos vacíos.
web-make-table = Crear la mesa
web-your-name = Tu nombre
web-game = Juego
web-game-lunch-money = Lunch Money
web-game-munchkin-bites = Munchkin Bites!
web-players = Asientos
web-fewer = menos
web-more-of = más
web-bots-level = Bots
web-level-easy = fáciles
web-level-normal = normales
web-level-hard = difíciles
web-pace = Ritmo
web-pace-relaxed = tranquilo
    .about = dos minutos por turno, 12 segundos para responder
web-pace-normal = normal
    .about = 45 segundos por turno, 6 para responder
web-pace-quick = rápido
    .about = 15 segundos por turno, 3 para responder
web-pace-appointment = sin prisa
    .about = un día para cada cosa
web-decks = Cartas
web-deck-base = mazo básico
web-deck-both = mazo básico y Sticks & Stones
web-deck-base-twice = dos mazos básicos
web-deck-both-twice = todo dos veces
web-deck-bites = Munchkin Bites!
web-decks-crowded = Estas cartas dan holgadamente para { $n } jugadores. Se puede jugar con más, pero el mazo se barajará a menudo.
web-profile = Reglas
web-profile-english = inglesas
    .about = La hoja inglesa y, donde calla, la española y la checa.
web-profile-italian = italianas
    .about = La compilación italiana.
web-profile-standard = como en el reglamento
    .about = Lo que las reglas impresas dejan abierto se decide como dice el reglamento.
web-house-rules = Reglas de la casa
web-house-rules-about = Toda la mesa ve cómo están puestas. En el reglamento:
web-switch-humiliation-stops-wedgy = La Humillación detiene un Calzón Chino
    .about = La Humillación puede anular un Calzón Chino.
web-switch-humiliation-stops-revival = La Humillación impide levantarse
    .about = La Humillación puede anular los Primeros Auxilios jugados para no quedar inconsciente.
web-switch-headlock-hits-at-once = El Candado golpea enseguida
    .about = Los golpes gratis empiezan en el mismo turno en que se hace el Candado.
web-switch-poke-second-attack-any = Cualquier ataque tras unos Dedos en los Ojos
    .about = Quien juega después puede usar cualquier ataque contra la víctima.
web-switch-outsiders-basic-or-weapon-only = Los terceros, con lo sencillo
    .about = A quien está en una presa, los demás solo pueden atacarle con un Ataque Básico o un Arma.
web-switch-cooties-when-grabbed = Piojos contra un Agarre
    .about = Quien es agarrado puede contestar con Piojos.
web-switch-counter-cap = Los contadores tienen un tope
    .about = Los Primeros Auxilios nunca suben por encima de los contadores iniciales.
web-switch-no-discard = Descartar solo por necesidad
    .about = Solo se puede descartar y robar si la única otra acción fuera pasar.
web-switch-discard-opens = Descartar te deja al descubierto
    .about = Después, cada uno de los demás puede atacarte una vez.
web-switch-discard-cost-per-card = Cada carta descartada cuesta
    .about = Un contador por cada carta que se descarta para robar.
web-switch-no-holds = Sin presas
    .about = El Estrangulamiento y el Candado se quedan en la caja.
web-switch-discard-cost = Precio del descarte
    .about = Contadores que cuesta descartar y robar, pero nunca el último.
web-switch-first-aid = Cartas de Primeros Auxilios
    .about = Cuántas lleva cada mazo básico.
web-switch-stall-rounds = Rondas tranquilas
    .about = Tras tantas sin perder ningún contador, todos empiezan a perder; 0 para nunca.
web-switch-fast = Partida rápida
    .about = Más cartas al empezar y después de morir, y se pueden reclamar las Razas, los Mestizos y los Poderes descartados.
web-switch-items-in-combat = Objetos en combate
    .about = En tu propio combate puedes poner en juego objetos de la mano.
web-switch-cheating = Hacer trampas
    .about = Se pueden poner objetos contra las reglas, y quien se dé cuenta puede decirlo.
web-switch-rounds = Rondas como mucho
    .about = Después gana quien tenga el nivel más alto.
web-switch-offers = Ofertas de ayuda
    .about = Cuántas entre dos jugadores en un combate.
web-switch-trades = Ofertas de cambio
    .about = Cuántas entre dos jugadores en un turno.
web-switch-turnings = Recolocar
    .about = Cuántas veces por turno puede cada cual recolocar sus objetos.
web-public = Mesa pública
web-public-about = Está en la lista de mesas y cualquiera puede mirar.
web-hints = Pistas
web-hints-about = Los jugadores pueden preguntar qué haría un jugador fuerte.

web-connecting = Conectando…
web-reconnecting = Se ha perdido la conexión. Conectando de nuevo…
web-reconnect-in = Se ha perdido la conexión. Nuevo intento en { $seconds } s.
web-reconnect-now = Ahora
web-table-closed = Esta mesa está cerrada para ti
web-watch = Mirar
web-watching = Estás mirando.
web-take-a-seat = Tomar un asiento
web-sit-for = En lugar de { $name }
web-waiting-room = Antes de la partida
web-waiting-room-about = Envía el enlace a tus amigos y empieza cuando estéis todos.
web-waiting-room-guest = Te han invitado. Di tu nombre y siéntate.
web-sit-down = Sentarse
web-sit-here = Aquí
web-no-seat = Todos los asientos están ocupados por personas. Podrás mirar en cuanto empiece la partida.
web-seats = En la mesa: { $n } de { $of }
web-empty-seat = Asiento libre
web-you = tú
web-sitter-nobody = nadie todavía
web-sitter-person = está aquí
web-sitter-away = ausente
web-sitter-stood-in = le sustituye un bot
web-sitter-bot = bot
web-came = { $name } ya está aquí.
web-start = Empezar
web-bots-fill = Los bots ocupan los asientos vacíos.
web-invite = Enlace para tus amigos
web-invite-text = { $name } te invita a una partida de Lunch Money.
web-somebody = Alguien
web-qr = Código QR del enlace
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-other-device = Seguir en otro dispositivo
web-other-device-about = Este enlace es tu asiento. No lo compartas.
web-leave = Dejar la mesa
web-talk = Charla de mesa

web-tables = Mesas públicas
web-tables-about = Siéntate donde haya un asiento libre, o mira.
web-tables-count = { $n ->
    [0] No hay ninguna mesa abierta.
    [one] { $n } mesa
   *[other] { $n } mesas
}
web-refresh = Actualizar
web-only-bots = solo bots
web-free-seats = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
web-stage-waiting = espera jugadores
web-stage-playing = en juego
web-stage-over = terminada

web-here = Un dispositivo para todos
web-here-about = De dos a ocho personas se pasan un mismo dispositivo. Un telón tapa las cartas de cada cual.
web-here-unknown = Esta partida empezó en otro dispositivo.
web-here-players = Jugadores
web-here-name = Jugador { $n }
web-here-bots = Bots
web-here-skip = Saltar a quien no puede responder
web-here-skip-about = Más rápido; pero quien no recibe el dispositivo, claramente no tenía con qué responder.
web-hand-over = Pasa el dispositivo a { $name }
web-hand-over-about = Los demás miran a otro lado.
web-lift-curtain = Soy yo

web-rules = Reglas
web-cards = Todas las cartas
web-cards-about = Cada carta del juego, con su dibujo y lo que hace.
web-contents = Índice
web-search = Buscar
web-found = { $n ->
    [0] No se ha encontrado nada.
    [one] { $n } regla encontrada
   *[other] { $n } reglas encontradas
}
web-link-to = Enlace a { $id }
web-examples = { $n ->
    [one] { $n } ejemplo
   *[other] { $n } ejemplos
}
web-no-examples = No hay ningún ejemplo que mostrar.

web-replay = Partida grabada
web-replay-told-only = Esta partida se jugó con la versión { $version } de las reglas, que han cambiado desde entonces: se puede leer, pero no ver en la mesa.
web-player = La partida paso a paso; las flechas avanzan y retroceden
web-play = Reproducir
web-pause = Pausa
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-scrub = Paso
web-step-count = { $at } / { $of }
web-eyes = Con los ojos de
web-spectator = un espectador
web-download = Registro (.play)
web-fair-kept = El barajado estaba decidido antes de la partida: comprobado
web-fair-broken = El barajado no coincide con lo prometido
web-fair-unseen = El barajado se puede volver a calcular; solo se prometió a quienes estaban en la mesa
web-fair-about = Antes de la primera carta, el servidor publicó el hash SHA-256 de «recess:SEED:SALT». Tu navegador acaba de calcularlo por su cuenta.
web-fair-promised = Prometido antes de la partida
web-fair-hash = Hash
web-fair-seed = Semilla
web-fair-salt = Sal

web-about = Acerca de Recess
web-about-what = Qué es esto
web-about-text = Con Recess se juega a Lunch Money con su expansión Sticks & Stones: en el navegador, en la terminal, contra bots que solo ven lo que verías tú en su lugar. Las reglas están contadas con nuestras palabras, una por una, con ejemplos.
web-about-privacy = Sin cuenta, sin seguimiento, sin cookies. Tus ajustes y las llaves de tus asientos se quedan en este navegador.
web-credits = Gracias
web-credits-about = Los dibujos y el código son nuestros, y llevan dentro estas obras de otros:
web-credits-all = Todos los iconos y sus autores
