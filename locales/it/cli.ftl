# The command line: help, reports, errors.

cli-about = Giochi di carte a dispetti, con un arbitro vero: gioca, controlla, simula, rivedi, consulta le regole.
cli-after =
    Esempi:
      recess play                             una partita a Lunch Money contro tre bot
      recess play --players 2 --lang it       in italiano, contro uno solo
      recess play munchkin-bites --plain      una partita a Munchkin Bites!
      recess serve --open                     tavoli nel browser, da soli o con altri
      recess host localhost:7777              un tavolo tuo su un server
      recess join https://host/t/ABCDEFGH     un tavolo di un server, con amici
      recess rules backlash                   che cosa fa una carta, e le sue regole
      recess rules LM-BLOCK-2 --lang cs       una regola, in ceco
      recess check rulebook/playbooks         esegue tutti gli esempi del regolamento
      recess sim lunch-money --games 100000   partite a caso, con le statistiche
      recess sim munchkin-bites --games 1000  l'altro gioco, anche per Razza e per carta
      recess arena --bots hard,normal --games 400  quanto è forte un bot
      recess lab run lab/munchkin-bites.toml -o out     un esperimento, con resoconto
      recess replay game.play --lang es       una partita salvata, raccontata in spagnolo
      recess review game.play -o review.html  una partita salvata, giudicata decisione per decisione
      recess set show bites vampire           una carta di Munchkin, con ciò che fa

    Un'implementazione amatoriale, non collegata agli editori; nessuna immagine e nessun testo originale.
cli-usage = Uso:
cli-commands = Comandi:
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-help = Mostra questo aiuto
cli-version = Mostra la versione
cli-lang = Lingua: en, it, es o cs (altrimenti quella dell'ambiente)
cli-bad-lang = lingua sconosciuta: “{ $lang }”; previsto en, it, es o cs
cli-error = errore: { $what }
cli-warning = attenzione: { $what }
cli-see-help = `--help` spiega ogni comando e ogni opzione.
cli-no-command = non c'è nessun comando “{ $name }”
cli-no-command-near = non c'è nessun comando “{ $name }”; intendevi “{ $near }”?
cli-no-option = “{ $option }” qui non c'entra
cli-no-option-near = “{ $option }” qui non c'entra; intendevi “{ $near }”?
cli-no-value = { $option } vuole un valore
cli-bad-value = “{ $value }” non è un valore per { $option }
cli-no-equals = { $option } vuole il valore dopo un segno di uguale
cli-option-twice = { $option } si può dare una volta sola
cli-options-conflict = { $option } e { $other } non vanno insieme
cli-missing = manca qualcosa: { $what }
cli-not-utf8 = un argomento non è testo UTF-8

cli-check-about = Esegui i playbook: esempi eseguibili, segnalazioni di errori, partite salvate
cli-check-after =
    Un playbook è un file di testo (*.play). Le cartelle vengono esplorate per intero; - è lo standard input.
    Codice di uscita: 0 tutti gli esempi sono corretti, 1 un esempio fallisce, 2 un file è illeggibile.

    Esempi:
      recess check rulebook/playbooks
      recess check my-argument.play
      recess sim lunch-money --games 1 --save games && recess check games
cli-check-files = Playbook, cartelle di playbook, oppure - per lo standard input
cli-check-quiet = Non dire nulla se tutti gli esempi sono corretti

cli-play-about = Gioca contro i bot: Lunch Money o Munchkin Bites!
cli-play-after =
    In un terminale la partita occupa tutto lo schermo, con tasti e mouse (? li elenca).
    Si salva da sola: --resume riprende dalla stessa decisione.
    In una pipe, o con --plain, sono mosse numerate, una per riga, anche per gli screen reader.
    I bot vedono solo ciò che il loro posto può vedere, e non sanno chi è una persona: easy ogni
    tanto dimentica di rispondere, normal gioca a occhio, hard guarda avanti.
    h (con --plain la parola “consiglio”) dice che cosa farebbe un bot hard con ciò che sai tu.

    Esempi:
      recess play
      recess play --players 2 --seed 42 --lang cs
      recess play --rules italian,+counter_cap --deck base
      recess play munchkin-bites --players 4 --rules +fast
      recess play --bots hard,easy,normal
      recess play --resume        riprende l'ultima partita non finita
      recess play --plain         il gioco a righe di testo
      recess play --save games
cli-play-plain = Testo semplice: domande e mosse numerate, anche per pipe e screen reader
cli-play-players = In quanti si gioca, contando anche te (da 2 a 8)
cli-play-name = Il tuo nome
cli-play-save = Tieni la partita in questa cartella (altrimenti in quella dei tuoi dati; senza, una pipe non lascia niente)
cli-play-resume = Continua una partita non finita: quella in FILE, o una delle ultime
cli-deck = Mazzi di Lunch Money: base, sticks-and-stones; “base x2” per due copie
cli-sets = la cartella di un set di carte tuo (solo Munchkin Bites!); si può indicare più volte, e allora tutti i set vengono mescolati insieme
cli-rules = Lunch Money: english o italian, poi +opzione, -opzione, +opzione=N (altrimenti english). Munchkin Bites!: +fast, -items_in_combat, +cheating, rounds=N, offers=N, trades=N, turnings=N (altrimenti standard)
cli-seed = Il seme da cui dipende tutto il caso (altrimenti uno a caso)
cli-seats-warning = queste carte reggono comodamente circa { $n } giocatori; gli scarti verranno rimescolati spesso
cli-cannot-deal = con queste impostazioni non ci sono abbastanza carte da distribuire
cli-no-sets = questo gioco non accetta set di carte propri
cli-no-deck = questo gioco ha un solo mazzo di carte: --deck è per i giochi con più mazzi
cli-mb-seats-warning = il gioco è pensato per 3-6 giocatori
cli-set-unsound = l'insieme di carte incluso non si può leggere; `recess set check bites` dice perché
cli-bad-number = { $name } dev'essere un numero intero da { $least } a { $most }, non “{ $value }”

cli-host-about = Apri un tavolo su un server e gioca lì
cli-host-after =
    Il link del tavolo viene stampato e si vede nella sala d'attesa: mandalo agli amici. Entrano dal
    browser o con `recess join`; all'inizio i bot prendono i posti liberi.
    Il posto resta tuo: `recess join LINK` ti riporta lì.

    Esempi:
      recess host localhost:7777
      recess host https://play.example.org munchkin-bites --players 5 --hints
      recess host https://play.example.org --rules italian --pace relaxed --public
      recess host localhost:7777 --bots hard --start
cli-host-url = Il server, per esempio https://host o localhost:7777
cli-host-players = Quanti posti ci sono (da 2 a 8)
cli-host-bots = I bot che riempiono i posti, uno per tutti o uno per ogni posto dopo il primo: easy, normal, hard (altrimenti normal)
cli-host-pace = Quanto tempo c'è: relaxed, normal, quick, appointment (altrimenti normal)
cli-host-beat = Millisecondi che i bot aspettano prima di agire (altrimenti quelli del server)
cli-host-number = Un numero che ha solo questo gioco, per esempio last_call=10 per munchkin-bites
cli-host-strict = Ogni finestra dura tutto il suo tempo
cli-host-hints = I giocatori possono chiedere suggerimenti
cli-host-public = Il tavolo è nell'elenco e chiunque può guardare
cli-host-start = Comincia subito, con i bot negli altri posti

cli-join-about = Gioca a un tavolo di un server, con amici o bot
cli-join-after =
    Il link è quello del tavolo nel browser, come lo manda un amico. Chi non ha un posto ne prende
    uno libero; il segreto del posto resta nella tua cartella dei dati, così lo stesso comando ti
    riporta lì. Un link con #key=… porta al posto di quel segreto.
    Su un terminale il tavolo prende tutto lo schermo, con tasti e mouse (? li elenca); in una pipe,
    o con --plain, sono righe di testo, anche per gli screen reader.
    Codice d'uscita: 0 te ne sei andato, 1 l'input è finito o nessuno voleva guardare, 2 non è riuscito.

    Esempi:
      recess join http://localhost:7777/t/ABCDEFGH
      recess join https://play.example.org/t/ABCDEFGH --name Anna
      recess join https://play.example.org/t/ABCDEFGH --watch
      recess join "http://localhost:7777/t/ABCDEFGH#key=5d41402abc4b2a76" --plain
cli-join-url = Il link del tavolo, per esempio https://host/t/ABCDEFGH
cli-join-name = Il tuo nome al tavolo (altrimenti quello del tuo account)
cli-join-watch = Guarda soltanto

cli-rules-about = Consulta le regole: una regola, una carta o una parola qualsiasi
cli-rules-after =
    Esempi:
      recess rules LM-BLOCK-2
      recess rules "poke in the eye" --lang es
      recess rules helpless
      recess rules --list
      recess rules MB-LASTCALL-1
      recess rules --game munchkin-bites curse
cli-rules-what = Una regola (LM-GRAB-1), una carta (in qualsiasi lingua) o parole da cercare
cli-rules-game = Il gioco: { $games } (una regola si trova anche senza)
cli-rules-list = Elenca tutte le regole e tutte le carte
cli-rules-none = nel regolamento nulla parla di “{ $what }”; `recess rules --list` elenca regole e carte
cli-rules-answered = Risposte possibili: { $cards }
cli-rules-answered-none = Nessuna risposta possibile.
cli-rules-follows = Si può giocare dopo o insieme a: { $cards }
cli-rules-follows-none = Si gioca da sola.
cli-rules-copies = Nei mazzi: { $base ->
    [0] nessuna nel gioco base
   *[other] { $base } nel gioco base
}, { $expansion ->
    [0] nessuna in Sticks & Stones
   *[other] { $expansion } in Sticks & Stones
}.
cli-rules-examples-help = Mostra anche tutti gli esempi della regola
cli-rules-examples-count = { $n ->
    [one] { $n } esempio: lo mostra `recess rules { $clause } --examples`.
   *[other] { $n } esempi: li mostra `recess rules { $clause } --examples`.
}
cli-rules-examples = Esempi:
cli-rules-touches = Vedi anche: { $clauses }
cli-rules-clauses = Regole:
cli-rules-cards = Carte:
cli-rules-found = Regole che parlano di “{ $what }”:
cli-rules-clauses-about = Regole che la riguardano:
cli-kind-basic = Attacco Base
cli-kind-defense = Difesa
cli-kind-weapon = Arma
cli-kind-specialty = Speciale

cli-sim-about = Fa giocare molte partite ai bot, e stampa le statistiche
cli-sim-after =
    Con lo stesso seme e le stesse impostazioni le partite sono le stesse, qualunque sia il numero di thread.
    Ctrl-C interrompe e stampa ciò che è stato fatto fin lì.
    Qui i bot hard fanno 500 simulazioni per decisione, se --iterations non dice altro.

    Chiavi di --json:
      game, players, rules, bots, seed, threads    le impostazioni
      decks                                        lunch-money
      games, decisions, turns                      quante e quanti ne sono stati giocati
      seconds, games_per_s, decisions_per_s        quanto tempo è servito
      turns_per_game, decisions_per_game           ciascuna con mean, median, p99
      wins_by_seat                                 contate dal primo posto
      wins_by_turn_order                           contate da chi ha cominciato
      interrupted                                  se è stata interrotta prima della fine
    e per munchkin-bites (due giocatori possono vincere insieme):
      rounds_per_game                              con mean, median, p99
      stalled                                      finite per MB-STALL-1
      races                                        giocatori e vittorie per Razza
      fights, decided_by                           che cosa ha deciso gli scontri
      cards                                        con --cards: held, used, share

    decided_by conta gli scontri vinti o finiti in fuga per tipo della carta che
    per ultima ha cambiato chi stava vincendo: none, help, item ... cards conta
    le partite in cui qualcuno aveva la carta in mano, e quelle in cui l'ha usata.

    Esempi:
      recess sim lunch-money --players 4 --games 100000 --seed 1
      recess sim lunch-money --rules italian,+counter_cap --json
      recess sim lunch-money --games 10 --save games
      recess sim munchkin-bites --games 1000 --bots casual --cards
cli-sim-game = Il gioco: { $games }
cli-sim-players = In quanti si gioca (da 2 a 8)
cli-sim-games = Quante partite
cli-sim-seed = Il seme di tutta la serie; ogni partita ne ricava uno suo
cli-sim-threads = Quanti thread (altrimenti uno per core)
cli-sim-save = Salva ogni partita come playbook in questa cartella
cli-sim-json = Stampa le statistiche in un formato per programmi
cli-sim-bots = Chi gioca, uno per tutti o uno per posto, separati da virgole: random (qualsiasi mossa permessa), easy, normal, hard; per Munchkin Bites! anche casual (semplice e veloce)
cli-unknown-bots = bot sconosciuti: “{ $name }”; previsto uno di { $names }
cli-bots-count = { $given } bot per { $wanted } posti; indicane uno per tutti o uno per ciascuno
cli-play-bots = Gli altri, uno per tutti o uno per ciascuno a partire dalla tua sinistra, separati da virgole: random, easy, normal, hard (altrimenti normal); per Munchkin Bites! anche casual (semplice e veloce)
cli-iterations = Quante simulazioni fanno i bot hard per una decisione: con lo stesso seme, lo stesso risultato ovunque
cli-seconds = Per quanti secondi i bot hard pensano a una decisione (altrimenti 0.3)
cli-bad-seconds = --seconds deve essere un numero da 0.001 a 3600, non “{ $value }”
cli-sim-cards = Conta per ogni carta quante volte la usa chi l'ha in mano (munchkin-bites)
cli-sim-no-cards = --cards è per i giochi di cui si contano le carte
cli-sim-title-mb = Munchkin Bites!, { $players } giocatori, regole { $rules }, seme { $seed }
cli-sim-by = giocano i bot { $bots }
cli-sim-rounds = giri
cli-sim-stalled = finite per il limite di giri (MB-STALL-1): { $share }
cli-sim-races = per Razza alla fine: quota dei giocatori, quota delle vittorie
cli-sim-race = { "  " }{ $race }: { $players }, { $wins }
cli-sim-human = umani
cli-sim-half = mezzosangue { $races }
cli-sim-decided = che cosa ha deciso { $fights } scontri:
cli-sim-decided-none = niente di giocato
cli-sim-decided-help = l'aiuto
cli-sim-share = { "  " }{ $what }: { $share }
cli-sim-cards-title = carte che qualcuno ha avuto in mano, per quanto spesso sono state usate:
cli-sim-card = { "  " }{ $share }  { $card } (in mano in { $games } partite)
cli-sim-title = Lunch Money, { $players } giocatori, { $decks }, regole { $rules }, seme { $seed }
cli-sim-games-done = { $games } partite in { $seconds } s su { $threads ->
    [one] { $threads } thread
   *[other] { $threads } thread
}
cli-sim-speed = { $games } partite/s, { $decisions } decisioni/s
cli-sim-length = per partita: { $what }, media { $mean }, mediana { $median }, 99 % { $p99 }
cli-sim-turns = turni
cli-sim-decisions = decisioni
cli-sim-wins = vittorie per posto: { $wins }
cli-sim-wins-order = vittorie a partire da chi ha cominciato: { $wins }
cli-sim-interrupted = Interruzione: queste sono le { $done } partite su { $games } arrivate alla fine.
cli-sim-saved = { $games ->
    [one] { $games } partita salvata
   *[other] { $games } partite salvate
} in { $dir }
cli-sim-save-many = salvare più di { $most } partite crea una cartella enorme; scegli meno partite, o togli --save
cli-cannot-write = { $path }: impossibile scrivere: { $error }
cli-cannot-read = { $path }: impossibile leggere: { $error }
cli-no-such-file = non esiste
cli-no-permission = manca il permesso
cli-is-a-directory = è una cartella
cli-not-a-directory = una parte del percorso non è una cartella
cli-read-only = il file system è di sola lettura
cli-disk-full = il disco è pieno

cli-replay-about = Racconta una partita salvata (o un playbook qualsiasi), turno per turno
cli-replay-after =
    Esempi:
      recess replay game.play
      recess replay game.play --lang cs
      recess replay game.play --seat Ann        con le carte pescate da Ann, e da nessun altro
      recess replay game.play --screen          a tutto schermo, passo per passo
      recess replay https://host/replay/ABCDEFGH/1   una partita giocata su un server
      recess replay game.play --spell-out       mani, mazzi e mescolate scritti per esteso
      recess replay game.play --verify HASH     distribuita come promesso dal tavolo?
cli-replay-screen = Mostrala a tutto schermo, passo per passo, avanti e indietro
cli-replay-no-screen = --screen ha bisogno di un terminale
cli-replay-file = Il playbook, il link di un tavolo o di un replay su un server, oppure - per lo standard input
cli-replay-spell = Riscrivilo con tutte le mani, gli interi mazzi, ogni mescolata e ogni tiro, così non servono numeri casuali
cli-replay-seat = Raccontala come si vedeva da questo posto
cli-replay-turn = Turno { $n }
cli-replay-differs = Da qui in poi la registrazione è diversa dalle regole:
cli-replay-example = Esempio { $n }: { $title }
cli-replay-version = questa partita è stata salvata con la versione { $version } delle regole, questa è la { $ours }; può esserci qualche differenza
cli-replay-several = il file contiene più esempi; --spell-out scrive il primo
cli-replay-verify = Controlla che sia stata distribuita come promesso (di solito con lo HASH nel file), che ogni decisione sia legale e che la registrazione sia completa e firmata
cli-verify-several = --verify controlla una sola partita; il file ne contiene { $n }
cli-verify-bad-hash = --verify vuole un hash di 64 cifre e lettere dalla a alla f, come il tavolo lo ha mostrato prima della partita, non “{ $value }”
cli-verify-version = questa partita è stata giocata con la versione { $version } delle regole, e questa è la { $ours }: solo recess { $version } può controllarla
cli-verify-laid-out = { $place }: non tutto viene distribuito dal seme: “{ $text }”; una partita scaricata da un tavolo ha solo i posti senza carte, un mazziere e un seme
cli-verify-no-salt = { $file }: non c’è il sale (una riga “salt ...”), e senza non si può calcolare l’hash; scarica di nuovo la partita dal suo tavolo o dal suo replay
cli-verify-no-hash = { $file }: non c’è l’hash (una riga “hash ...”); indica quello che il tavolo ha mostrato prima della partita: --verify HASH
cli-verify-wrong = La mescolata non è quella promessa. Promesso: { $promised }; seme e sale danno: { $hash }
cli-verify-changed = Il verbale è stato cambiato, o non è di questa partita:
cli-verify-left =
    { $n ->
        [one] Nel verbale manca una decisione
       *[other] Nel verbale mancano { $n } decisioni
    }: una partita ha una riga per ognuna
cli-verify-unfinished = Il verbale finisce prima della partita
cli-verify-no-winner = Il verbale non dice chi ha vinto; le mosse dicono: { $winners }
cli-verify-kept = La mescolata è quella promessa: { $hash }
cli-verify-holds = Distribuite le carte dal seme { $seed }, tutte le { $n } decisioni sono legali. Vince: { $winners }
cli-verify-compare = La promessa è stata presa dal file stesso. Confrontala con l’hash che il tavolo ha mostrato prima della partita, o indicalo: --verify HASH
cli-replay-key = Con --verify: la chiave pubblica del server che deve aver firmato la partita
cli-replay-head = Con --verify: un sigillo della partita che il tavolo ha mostrato durante il gioco
cli-verify-no-secret = { $file } non ha il segreto (una riga “secret ...”), quindi non c’è nessun hash da calcolare; riscarica la partita dal suo tavolo o dal suo replay
cli-verify-share = Quello che il dispositivo di { $name } ha aggiunto al mazzo non è quello che aveva promesso
cli-verify-seed = Il seme non è quello che danno il segreto e i dispositivi dei giocatori: { $seed }
cli-verify-form = Le righe sul mazzo sono danneggiate
cli-verify-nobody = Nessun dispositivo dei giocatori ha preso parte alla mescolata: l’ha decisa il server da solo
cli-verify-shares = Dispositivi che hanno preso parte alla mescolata: { $names }
cli-verify-left-out = Esclusi, perché non hanno risposto in tempo: { $names }
cli-verify-chain = La partita è stata cambiata: la sua catena non finisce come dice il file
cli-verify-head = La partita è stata cambiata: quello che il tavolo ha mostrato durante il gioco (--head) non c’è
cli-verify-unsigned = La partita non è firmata con la chiave che indica
cli-verify-key = La partita è firmata con un’altra chiave: { $key }
cli-verify-signed = La partita è completa e firmata dal server con la chiave { $key }
cli-verify-broken = Distribuita dal seme { $seed }; tutte le { $n } decisioni sono legali. Poi la partita è stata interrotta

cli-review-about = Analizza una partita salvata: probabilità, decisioni, errori e momenti decisivi
cli-review-after =
    Una pagina (HTML) che non ha bisogno d'altro, anche per il telefono; --json per i programmi.
    Un bot hard giudica ogni decisione sapendo solo ciò che quel giocatore sapeva allora.
    Le perdite più piccole del rumore non sono errori; la pagina dice come si misura.
    Lo stesso seme e lo stesso --iterations danno la stessa analisi con qualsiasi numero di thread.
    Ctrl-C la ferma; in quel caso non si scrive niente.
    Codice di uscita: 0 analizzata, 1 la partita non segue le regole, 2 non si può leggere o scrivere.

    Chiavi di --json:
      game, title, seats, winners, seat, seed, iterations   che cosa è stato analizzato, e come
      thresholds                       le perdite certe da cui si assegna un giudizio
      summary                          per ogni posto: decisions, marks, sure_loss
      curve                            all'inizio di ogni turno e alla fine: turn, whose,
                                       chances ed errors per posto
      turning_points                   turn, seat, from, to, decision, sentence
      decisions                        turn, seat, question, move, text, mark, before, after,
                                       loss, loss_error, sure_loss, alternatives, others

    Esempi:
      recess review game.play -o review.html
      recess review game.play --seat Ann -o ann.html --lang it
      recess review game.play --iterations 20000 -o careful.html
      recess review game.play --json > review.json
cli-review-out = Il file da scrivere (- per lo standard output)
cli-review-seat = Solo le decisioni di questo giocatore, senza niente che non sapesse
cli-review-iterations = Simulazioni per trovare le mosse da guardare meglio; ognuna di queste ne riceve la metà
cli-review-seed = Il seme di tutto ciò che viene immaginato
cli-review-json = Stampa l'analisi in un formato per programmi

cli-set-about = Guarda le carte di Munchkin, e controlla un set tuo
cli-set-after =
    Un set è una cartella di file di dati: *.toml per le carte, text/en, it, es, cs per i nomi.
    docs/card-data.md li descrive. `bites` è il set fornito.

    Esempi:
      recess set show bites
      recess set show bites vampire --lang es
      recess set check my-set
cli-set-set = Il set fornito (bites), o la cartella di un set
cli-set-card = Una carta: il suo id, o il nome in qualsiasi lingua (altrimenti tutte)
cli-set-check-about = Controlla un set: ogni errore con file, carta e campo
cli-set-check-after =
    Con needs = ["bites"] nel suo set.toml, un set viene letto insieme a quello fornito.
    Codice di uscita: 0 il set è corretto, 1 contiene errori, 2 è illeggibile.

    Esempi:
      recess set check my-set
      recess set check my-set --lang cs
      recess set check bites
cli-set-show-about = Mostra le carte come le vede chi gioca
cli-set-show-after =
    Il testo di una carta nasce da ciò che fa, quindi è giusto in ogni lingua.

    Esempi:
      recess set show bites
      recess set show bites vampire
      recess set show bites hombre lobo --lang cs
      recess set show my-set garden-ghoul

cli-arena-about = Fai giocare i bot l'uno contro l'altro e misura quanto sono forti
cli-arena-after =
    Ogni distribuzione si gioca una volta da ogni posto: i bot si spostano di un posto, le carte restano.
    Con --out ogni distribuzione finita resta in DIR/deals.jsonl: interrompi quando vuoi e ripeti lo
    stesso comando, e si riprende da lì. DIR/result.json e DIR/result.svg sono i risultati.
    Gli intervalli sono al 95 %, raggruppati per distribuzione: le sue partite non sono indipendenti.
    Con --iterations lo stesso seme dà le stesse vittorie su ogni macchina e con ogni numero di thread;
    con un tempo (--seconds) dipendono dalla macchina.

    Chiavi di --json:
      game, rules, bots, seed, seconds o iterations    le impostazioni
      games, deals, fair                               quante partite, la quota equa
      results                                          per ogni tipo di bot: bot, seats,
                                                       win_rate, low, high, decisions,
                                                       seconds_per_decision
      interrupted                                      se è stato interrotto

    Esempi:
      recess arena --bots hard,normal,normal,normal --games 2000 --seed 7
      recess arena --bots hard,normal --games 1000 --iterations 1000 --out duello
      recess arena --bots easy,random,random,random --games 20000 --json
      recess arena --game munchkin-bites --bots normal,easy,easy,easy --games 400
cli-arena-bots = Chi gioca: un nome per posto, separati da virgole
cli-arena-games = Quante partite (arrotondate a distribuzioni intere)
cli-arena-out = Tieni distribuzioni finite, risultati e un grafico in questa cartella, e riprendi da lì
cli-arena-seats = indica da due a otto bot, uno per posto
arena-title = { $games } partite: { $deals } distribuzioni, ognuna giocata da ogni posto
arena-bot = bot
arena-seats = posti
arena-wins = vittorie
arena-interval = intervallo 95 %
arena-time = tempo per decisione
arena-note = Le vittorie sono la quota di partite per ogni bot di un tipo; la quota equa è { $fair } %. Gli intervalli sono raggruppati per distribuzione.
arena-saved = risultati, grafico e distribuzioni sono in { $dir }
arena-interrupted = Interrotto: queste sono le { $done } distribuzioni su { $deals } concluse.
arena-other = { $path } contiene un confronto con altre impostazioni; scegli un'altra cartella per --out
arena-picture = { $title }: quota di { $games } partite vinte
arena-fair = quota equa { $fair } %

cli-lab-about = Misura che cosa fanno regole, posti e carte: esperimenti con resoconto
cli-lab-after =
    Un esperimento è una griglia di tavoli, scritta in un file TOML; in lab/ ce ne sono di pronti.

    Esempi:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab report out/house-rules --lang it
cli-lab-run-about = Gioca un esperimento, ne conserva le partite e scrive un resoconto
cli-lab-run-after =
    Chiavi di un esperimento (solo game è obbligatoria):
      title       il titolo del resoconto
      game        "lunch-money" o "munchkin-bites"
      players     [2, 4, 6]: in quanti si gioca (altrimenti [4])
      decks       ["base", "base,sticks-and-stones"] (lunch-money)
      profiles    ["english", "italian"]: le regole da cui si parte
      switches    ["+counter_cap", "+discard_cost=1"]: ognuna provata da sola contro nessuna
      bots        ["normal", "hard,easy,easy,easy"]: uno per tutti i posti o uno per ciascuno
      games       partite in ogni cella della griglia (altrimenti 1000)
      seed        il seme di tutte le mani (altrimenti 1); ogni cella gioca le stesse
      iterations  simulazioni per decisione dei bot hard (altrimenti 500)
      chunk       partite conservate insieme (altrimenti 500)
    Il primo di ogni elenco è quello con cui si confrontano gli altri.

    In DIR vanno games.parquet (una riga per partita e posto), report-LANG.html e report-LANG.md.
    Ferma quando vuoi con Ctrl-C: le parti finite sono in DIR/parts, un resoconto dice che cosa
    mostrano, e lo stesso comando riprende. Le partite sono le stesse con qualsiasi numero di thread.
    Codice di uscita: 0 tutto è giocato, 130 interrotto, 2 qualcosa non va.

    Esempi:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab run lab/munchkin-bites.toml -o out/munchkin --games 200 --threads 2
      duckdb -c "select players, turn_order, avg(result) from 'out/munchkin/games.parquet'
                 group by all order by all"
cli-lab-report-about = Riscrive il resoconto di un esperimento, anche se non è finito
cli-lab-report-after =
    Esempi:
      recess lab report out/house-rules
      recess lab report out/house-rules --lang cs
cli-lab-file = L'esperimento, o - per lo standard input
cli-lab-out = La cartella per partite e resoconto; se l'esperimento vi è già cominciato, riprende
cli-lab-games = Partite in ogni cella, qualunque cosa dica l'esperimento
cli-lab-dir = La cartella scritta da recess lab run
