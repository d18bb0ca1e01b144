# Il client per il browser, fuori dal tavolo vero e proprio.

web-title-landing = Recess – giochi di carte con gli amici, subito
web-title-new = Un nuovo tavolo – Recess
web-title-table = Un tavolo – Recess
web-title-here = Un dispositivo per tutti – Recess
web-title-tables = Tavoli pubblici – Recess
web-title-replay = Partita registrata – Recess
web-title-rules = Le regole – Recess
web-title-cards = Tutte le carte – Recess
web-title-about = Informazioni – Recess
web-title-missing = Qui non c’è niente – Recess

web-home = Recess: alla pagina iniziale
web-menu = Menu
web-skip = Vai al contenuto
web-close = Chiudi
web-more = Altro
web-yes = sì
web-no = no
web-loading = Caricamento …
web-try-again = Riprova
web-to-start = Alla pagina iniziale
web-broken = Non ha funzionato
web-missing = Qui non c’è niente
web-missing-about = L’indirizzo è sbagliato, oppure quello che c’era non c’è più.

web-lead = Lunch Money, la zuffa in cortile con le carte. Contro i bot o con gli amici, nel browser, senza registrarsi.
web-picture = Bambini disegnati col gesso intorno a un tavolo nel cortile della scuola, con carte e monete; un calcio è appena andato a segno.
web-play-now = Gioca subito
web-continue = Torna alla tua partita
web-play-with-friends = Gioca con gli amici
web-join-with-link = Entra con un link
web-link-or-code = Link o codice del tavolo
web-link-wrong = Questo non è il link di un tavolo. Un link è fatto così: …/t/k3x9pq….
web-join = Entra
web-guest = Ospite
web-fan-made = Un’implementazione amatoriale, non collegata agli editori. Nessuna immagine e nessun testo originale.

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-theme-to-light = Tema chiaro
web-theme-to-dark = Tema scuro
web-motion = Ritmo degli eventi
web-motion-slow = lento
web-motion-normal = normale
web-motion-fast = veloce
web-motion-none = senza attese
web-goal-lunch-money = Vince chi resta in piedi per ultimo.
web-how-to = Come si gioca, in due minuti
web-search-example = es. posso parare un Grab?
web-my-games = Le mie partite
web-my-game = { $winner } ha vinto, { $when }
web-how-lm-1 = Si comincia con 15 punti e cinque carte a testa. Chi resta senza punti è fuori. Vince chi resta in piedi per ultimo.
web-how-lm-2 = Nel tuo turno giochi un attacco contro qualcuno, o un’altra carta, oppure scarti quello che non ti serve. Poi tutti pescano fino ad avere cinque carte.
web-how-lm-3 = Se ti attaccano puoi rispondere con una carta Difesa. Le piccole icone in fondo a una carta dicono che cosa la ferma. Quello che non viene fermato ti costa punti.
web-how-lm-4 = Alcune carte seguono solo altre carte: un Grab riuscito apre la strada a quelle più cattive. Le carte che ora non puoi giocare sono spente: toccane una per sapere perché.
web-how-lm-5 = Una Humiliation annulla quasi tutto, e First Aid ti ridà punti. Nessuno è al sicuro, e nessuno deve essere gentile.
web-turn-back = Turno prima
web-turn-on = Turno dopo
web-speed = Velocità
web-sound = Suoni
web-sound-about = Suoni brevi quando succede qualcosa.
web-auto-pass = Passa da solo
web-auto-pass-never = Mai: chiedimi sempre
web-auto-pass-not-mine = Quando gli altri litigano tra loro
web-auto-pass-until-my-turn = Sempre, fino al mio prossimo turno
web-stop-about = Al tavolo, il tasto di stop lo interrompe subito e ti dà più tempo.
web-stops = Chiedimi di
web-stops-about = Ciò che è spento passa da solo, qualunque carta tu abbia; nessuno lo nota.

web-error-network = Il server non è raggiungibile. Controlla la connessione e riprova.
web-error-nothing-there = A questo indirizzo non c’è niente.
web-error-status = Il server non ha potuto rispondere (stato { $status }). Riprova più tardi.
web-error-unexpected = Qualcosa è andato storto: { $error }

web-new-table = Un nuovo tavolo
web-new-table-about = Scegli, invita gli amici e comincia quando vuoi. I bot occupano i posti vuoti.
web-make-table = Crea il tavolo
web-your-name = Il tuo nome
web-game = Gioco
web-game-lunch-money = Lunch Money
web-game-munchkin-bites = Munchkin Bites!
web-players = Posti
web-fewer = meno
web-more-of = più
web-bots-level = Bot
web-level-easy = facili
web-level-normal = normali
web-level-hard = difficili
web-pace = Ritmo
web-pace-relaxed = tranquillo
    .about = due minuti per turno, 12 secondi per rispondere
web-pace-normal = normale
    .about = 45 secondi per turno, 6 per rispondere
web-pace-quick = veloce
    .about = 15 secondi per turno, 3 per rispondere
web-pace-appointment = a distanza
    .about = un giorno per ogni cosa
web-decks = Carte
web-deck-base = mazzo base
web-deck-both = mazzo base e Sticks & Stones
web-deck-base-twice = due mazzi base
web-deck-both-twice = tutto due volte
web-deck-bites = Munchkin Bites!
web-decks-crowded = Queste carte bastano comodamente per { $n } giocatori. Si può giocare anche in di più, ma il mazzo si rimescola spesso.
web-profile = Regole
web-profile-english = inglesi
    .about = Il foglio inglese e, dove non dice nulla, quelli spagnolo e ceco.
web-profile-italian = italiane
    .about = La raccolta italiana.
web-profile-standard = come nel regolamento
    .about = Ciò che le regole stampate lasciano aperto è deciso come dice il regolamento.
web-house-rules = Regole della casa
web-house-rules-about = Tutti al tavolo vedono come sono impostate. Nel regolamento:
web-switch-humiliation-stops-wedgy = Humiliation ferma un Wedgy
    .about = Humiliation può annullare un Wedgy.
web-switch-humiliation-stops-revival = Humiliation ferma chi si rialza
    .about = Humiliation può annullare i First Aid giocati per non perdere i sensi.
web-switch-headlock-hits-at-once = L’Headlock colpisce subito
    .about = I colpi liberi cominciano già nel turno in cui si fa l’Headlock.
web-switch-poke-second-attack-any = Qualsiasi attacco dopo un Poke
    .about = Chi gioca dopo un Poke in the Eye può usare qualsiasi attacco sulla vittima.
web-switch-outsiders-basic-or-weapon-only = Gli altri vanno sul semplice
    .about = Chi è in una presa può essere attaccato dagli altri solo con un Attacco Base o un’Arma.
web-switch-cooties-when-grabbed = Cooties contro un Grab
    .about = Chi viene afferrato può rispondere con Cooties.
web-switch-counter-cap = I punti hanno un limite
    .about = I First Aid non portano mai sopra i punti iniziali.
web-switch-no-discard = Scartare solo se serve
    .about = Si può scartare e pescare solo se altrimenti si potrebbe soltanto passare.
web-switch-discard-opens = Chi scarta si scopre
    .about = Dopo, ciascuno degli altri può attaccarlo una volta.
web-switch-discard-cost-per-card = Ogni carta scartata costa
    .about = Un punto per ogni carta che si scarta per pescare.
web-switch-no-holds = Niente prese
    .about = Choke e Headlock restano nella scatola.
web-switch-discard-cost = Prezzo dello scarto
    .about = Punti che costa scartare e pescare, ma mai l’ultimo.
web-switch-first-aid = Carte First Aid
    .about = Quante ne ha ogni mazzo base.
web-switch-stall-rounds = Giri tranquilli
    .about = Dopo tanti giri senza punti persi, tutti cominciano a perderne; 0 per mai.
web-switch-fast = Partita veloce
    .about = Più carte all’inizio e dopo la morte, e le Razze, i Mezzosangue e i Poteri scartati si possono reclamare.
web-switch-items-in-combat = Oggetti in combattimento
    .about = Nel proprio combattimento si possono mettere in gioco oggetti dalla mano.
web-switch-cheating = Barare
    .about = Si possono mettere giù oggetti contro le regole, e chi se ne accorge può dirlo.
web-switch-rounds = Giri al massimo
    .about = Poi vince chi ha il livello più alto.
web-switch-offers = Offerte di aiuto
    .about = Quante tra due giocatori in un combattimento.
web-switch-trades = Offerte di scambio
    .about = Quante tra due giocatori in un turno.
web-switch-turnings = Riordinare
    .about = Quante volte a turno ciascuno può riordinare i propri oggetti.
web-public = Tavolo pubblico
web-public-about = È nell’elenco dei tavoli e chiunque può guardare.
web-hints = Suggerimenti
web-hints-about = I giocatori possono chiedere che cosa farebbe un giocatore forte.

web-connecting = Connessione …
web-reconnecting = La connessione è caduta. Nuovo tentativo …
web-reconnect-in = La connessione è caduta. Nuovo tentativo tra { $seconds } s.
web-reconnect-now = Adesso
web-table-closed = Questo tavolo per te è chiuso
web-watch = Guarda
web-watching = Stai guardando.
web-take-a-seat = Prendi un posto
web-sit-for = Al posto di { $name }
web-waiting-room = Prima della partita
web-waiting-room-about = Manda il link agli amici e comincia quando ci sono tutti.
web-waiting-room-guest = Hai ricevuto un invito. Scrivi il tuo nome e siediti.
web-sit-down = Siediti
web-sit-here = Qui
web-no-seat = Tutti i posti sono occupati da persone. Potrai guardare appena comincia la partita.
web-seats = Al tavolo: { $n } su { $of }
web-empty-seat = Posto libero
web-you = tu
web-sitter-nobody = ancora nessuno
web-sitter-person = c’è
web-sitter-away = via
web-sitter-stood-in = un bot fa le veci
web-sitter-bot = bot
web-came = Ora c’è anche { $name }.
web-start = Comincia
web-bots-fill = I bot occupano i posti vuoti.
web-invite = Link per gli amici
web-invite-text = { $name } ti invita a una partita di Lunch Money.
web-somebody = Qualcuno
web-qr = Codice QR del link
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-other-device = Continua su un altro dispositivo
web-other-device-about = Questo link è il tuo posto. Tienilo per te.
web-leave = Lascia il tavolo
web-talk = Chiacchiere al tavolo

web-tables = Tavoli pubblici
web-tables-about = Siediti dove c’è un posto libero, oppure guarda.
web-tables-count = { $n ->
    [0] Nessun tavolo aperto.
    [one] { $n } tavolo
   *[other] { $n } tavoli
}
web-refresh = Aggiorna
web-only-bots = solo bot
web-free-seats = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
web-stage-waiting = aspetta giocatori
web-stage-playing = in corso
web-stage-over = finita

web-here = Un dispositivo per tutti
web-here-about = Da due a otto persone si passano lo stesso dispositivo. Un sipario nasconde le carte di ciascuno.
web-here-unknown = Questa partita è cominciata su un altro dispositivo.
web-here-players = Giocatori
web-here-name = Giocatore { $n }
web-here-bots = Bot
web-here-skip = Salta chi non può rispondere
web-here-skip-about = Più veloce; ma chi non riceve il dispositivo evidentemente non aveva nulla con cui rispondere.
web-hand-over = Passa il dispositivo a { $name }
web-hand-over-about = Gli altri guardano da un’altra parte.
web-lift-curtain = Eccomi

web-rules = Regole
web-cards = Tutte le carte
web-cards-about = Ogni carta del gioco con la sua figura e quello che fa.
web-contents = Indice
web-search = Cerca
web-found = { $n ->
    [0] Nessun risultato.
    [one] { $n } regola trovata
   *[other] { $n } regole trovate
}
web-link-to = Link a { $id }
web-examples = { $n ->
    [one] { $n } esempio
   *[other] { $n } esempi
}
web-no-examples = Non ci sono esempi da mostrare.

web-replay = Partita registrata
web-replay-told-only = Questa partita è stata giocata con la versione { $version } delle regole, che da allora sono cambiate: si può leggere, ma non rivedere sul tavolo.
web-player = La partita passo per passo; le frecce vanno avanti e indietro
web-play = Riproduci
web-pause = Pausa
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-scrub = Passo
web-step-count = { $at } / { $of }
web-eyes = Con gli occhi di
web-spectator = uno spettatore
web-download = Registrazione (.play)
web-fair-kept = Il mazzo era deciso prima della partita: verificato
web-fair-broken = Il mazzo non corrisponde alla promessa
web-fair-unseen = Il mazzo si può ricalcolare; la promessa è stata data solo a chi era al tavolo
web-fair-about = Prima della prima carta il server ha pubblicato l’hash SHA-256 di “recess:SEED:SALT”. Il tuo browser l’ha appena ricalcolato da sé.
web-fair-promised = Promesso prima della partita
web-fair-hash = Hash
web-fair-seed = Seme
web-fair-salt = Sale

web-about = Che cos’è Recess
web-about-what = Di che si tratta
web-about-text = Con Recess si gioca a Lunch Money con l’espansione Sticks & Stones: nel browser, nel terminale, contro bot che vedono solo quello che vedresti tu al loro posto. Le regole sono raccontate con parole nostre, una per una, con esempi.
web-about-privacy = Nessun account, nessun tracciamento, nessun cookie. Le impostazioni e le chiavi dei tuoi posti restano in questo browser.
web-credits = Grazie
web-credits-about = I disegni e il codice sono nostri; dentro ci sono anche queste opere di altri:
web-credits-all = Tutte le icone con i loro autori
