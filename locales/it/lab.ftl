# The balance lab: experiments and their reports.

lab-not-toml = riga { $line }: { $what }
lab-unknown-key = chiave sconosciuta «{ $key }»; un esperimento ha { $keys }
lab-needs-game = un esperimento ha bisogno di game = "lunch-money" o game = "munchkin-bites"
lab-number = { $key } dev'essere un numero intero da { $least } a { $most }, non { $value }
lab-text = { $key } dev'essere un testo fra virgolette, non { $value }
lab-texts = { $key } dev'essere un elenco di testi come ["uno", "due"], non { $value }
lab-players = players dev'essere un elenco di numeri da 2 a 8 come [2, 4], non { $value }
lab-twice = in { $key } c'è due volte «{ $value }»
lab-too-many = la griglia ha più di { $most } celle; fanne due esperimenti
lab-cell = { $players } giocatori, { $settings }: { $what }
lab-same-cell = { $players } giocatori, { $settings }: sono le regole di un'altra cella; un'opzione che non cambia nulla non va nella griglia
lab-other = { $dir } contiene un altro esperimento, o uno giocato da un'altra versione; scegli un'altra cartella per -o
lab-no-plan = { $dir } non contiene un esperimento: manca { $file }. `recess lab run EXPERIMENT -o { $dir }` ne crea uno
lab-bad-plan = { $path } non è ciò che scrive `recess lab run`: { $error }
lab-kept = Quanto è finito sta in { $dir } e resta leggibile; lo stesso comando riprende da lì.
lab-interrupted = Interrotto: { $done } partite su { $all } sono finite e conservate. Lo stesso comando gioca il resto.
lab-written = { $games } partite sono in { $file }
lab-report-written = il resoconto è in { $file } (e come Markdown in { $markdown })
lab-nothing = { $dir } non contiene ancora partite finite

lab-at = { $players ->
    [one] { $players } giocatore: { $what }
   *[other] { $players } giocatori: { $what }
}
lab-profile = regole { $new } al posto di { $old }
lab-decks = i mazzi { $new } al posto di { $old }
lab-bots = bot { $new } al posto di { $old }
lab-sentence = { $what }: { $length }, { $first }.
lab-sentence-out = { $what }: { $length }, { $first }, { $out }.
lab-sentence-none = { $what }: nessuna di { $games } partite è andata diversamente.
lab-length-less = le partite sono più corte del { $by } % ± { $give } %
lab-length-same = nessuna differenza rilevata nella durata delle partite (± { $give } %)
lab-length-more = le partite sono più lunghe del { $by } % ± { $give } %
lab-first-less = il primo posto perde { $by } ± { $give } punti percentuali
lab-first-same = nessuna differenza rilevata per il primo posto (± { $give } punti percentuali)
lab-first-more = il primo posto guadagna { $by } ± { $give } punti percentuali
lab-out-less = la prima eliminazione arriva prima del { $by } % ± { $give } %
lab-out-same = nessuna differenza rilevata nel momento del primo KO (± { $give } %)
lab-out-more = la prima eliminazione arriva dopo, del { $by } % ± { $give } %

lab-switch-humiliation-stops-wedgy = { $value ->
    [off] { card-humiliation } non annulla { card-wedgy }
   *[on] { card-humiliation } annulla { card-wedgy }
}
lab-switch-humiliation-stops-revival = { $value ->
    [off] { card-humiliation } non annulla { card-first-aid } giocato per restare coscienti
   *[on] { card-humiliation } annulla { card-first-aid } giocato per restare coscienti
}
lab-switch-headlock-hits-at-once = { $value ->
    [off] i colpi gratuiti di { card-headlock } cominciano un turno dopo
   *[on] i colpi gratuiti di { card-headlock } cominciano nel turno stesso
}
lab-switch-poke-second-attack-any = { $value ->
    [off] dopo { card-poke-in-the-eye } può seguire solo un Attacco Base o un'Arma
   *[on] dopo { card-poke-in-the-eye } può seguire qualsiasi attacco
}
lab-switch-outsiders-basic-or-weapon-only = { $value ->
    [off] chiunque può attaccare con qualsiasi cosa chi è in una presa
   *[on] gli estranei attaccano chi è in una presa solo con Attacchi Base e Armi
}
lab-switch-cooties-when-grabbed = { $value ->
    [off] a { card-grab } non si può rispondere con { card-cooties }
   *[on] a { card-grab } si può rispondere con { card-cooties }
}
lab-switch-counter-cap = { $value ->
    [off] { card-first-aid } può superare i punti iniziali
   *[on] { card-first-aid } non supera mai i punti iniziali
}
lab-switch-no-discard = { $value ->
    [off] tutti possono scartare
   *[on] scarta solo chi non può fare altro
}
lab-switch-discard-opens = { $value ->
    [off] chi scarta non si espone
   *[on] dopo uno scarto tutti possono attaccare una volta chi ha scartato
}
lab-switch-discard-cost-per-card = { $value ->
    [off] lo scarto non costa per ogni carta
   *[on] lo scarto costa un punto per ogni carta
}
lab-switch-no-holds = { $value ->
    [off] { card-choke } e { card-headlock } sono nel mazzo
   *[on] { card-choke } e { card-headlock } restano fuori
}
lab-switch-discard-cost = { $value ->
    [off] lo scarto non costa nulla
    [one] lo scarto costa un punto
   *[other] lo scarto costa { $value } punti
}
lab-switch-first-aid = { $value ->
    [one] una sola carta { card-first-aid } in ogni mazzo base
   *[other] { $value } carte { card-first-aid } in ogni mazzo base
}
lab-switch-stall-rounds = { $value ->
    [off] i round tranquilli non costano nulla a nessuno
    [one] tutti perdono punti dopo un round tranquillo
   *[other] tutti perdono punti dopo { $value } round tranquilli
}
lab-switch-fast = { $value ->
    [off] il gioco normale
   *[on] il gioco veloce
}
lab-switch-items-in-combat = { $value ->
    [off] nel proprio combattimento non si mettono in gioco oggetti
   *[on] nel proprio combattimento si possono mettere in gioco oggetti
}
lab-switch-cheating = { $value ->
    [off] nessuno bara
   *[on] si possono mettere in gioco oggetti contro le regole, ed essere accusati
}
lab-switch-rounds = { $value ->
    [one] dopo un round vince chi è in testa
   *[other] dopo { $value } round vince chi è in testa
}
lab-switch-offers = { $value ->
    [0] nessuno offre aiuto
    [one] un'offerta per coppia e combattimento
   *[other] { $value } offerte per coppia e combattimento
}
lab-switch-trades = { $value ->
    [0] nessuno scambia
    [one] un'offerta di scambio per coppia e turno
   *[other] { $value } offerte di scambio per coppia e turno
}
lab-switch-turnings = { $value ->
    [0] gli oggetti non si riordinano
    [one] gli oggetti si riordinano una volta per turno
   *[other] gli oggetti si riordinano { $value } volte per turno
}

lab-intro = { $game }. { $cells } tavoli, { $games } partite a ciascuno: { $all } partite in tutto, dal seme { $seed }. Ogni tavolo gioca le stesse mani.
lab-partial = Interrotto: queste sono le cifre di { $done } partite su { $all }.
lab-differences = Che cosa fa la differenza
lab-differences-note = Ogni riga è un solo cambiamento rispetto al tavolo che per il resto è uguale, giocato con le stesse mani. ± è un intervallo al 95 %; di { $n } cifre circa { $chance } ne starebbero fuori per puro caso. Un punto percentuale è l'uno per cento di tutte le partite.
lab-switches-at = Regole della casa, { $players } giocatori ({ $common })
lab-profiles-at = Profili, { $players } giocatori ({ $common })
lab-decks-at = Mazzi, { $players } giocatori ({ $common })
lab-bots-at = Bot, { $players } giocatori ({ $common })
lab-plot-length = Durata delle partite rispetto alla base, in %, { $players } giocatori
lab-plot-first = Vittorie del primo posto rispetto alla base, in punti percentuali, { $players } giocatori
lab-no-difference = nessuna differenza
lab-table = { $players } giocatori ({ $common })
lab-table-games = Cifre di { $games } partite. Il posto 1 comincia, gli altri seguono nell'ordine dei turni.
lab-seats = Posti
lab-seat = posto { $n }
lab-plot-seats = Partite vinte da ogni posto, { $players } giocatori
lab-by-bot = Bot
lab-by-kind = Tipi di giocatori
lab-plot-groups = Vittorie rispetto a tutti gli altri, in punti percentuali
lab-lengths = Durata
lab-plot-lengths = Quante partite durano quanto, { $players } giocatori
lab-turns = turni
lab-outs = Chi è eliminato quando
lab-plot-outs = Giocatori ancora in gioco, { $players } giocatori
lab-cards = Carte
lab-cards-note = Di quanti punti percentuali chi ha una carta vince più spesso di chi non l'ha. Chi riceve una carta all'inizio lo decide il caso, perciò quella colonna è merito della carta; chi resta in gioco più a lungo pesca e gioca più carte di ogni tipo, perciò le altre due lusingano quasi tutte.
lab-cards-some = Le { $shown } carte alle estremità dell'elenco di { $all }; le altre sono nei dati.
lab-plot-cards = Quanto vale una carta nella mano iniziale, in punti percentuali, { $players } giocatori
lab-all = Tutti i tavoli
lab-notes = Come si legge
lab-note-intervals = Gli intervalli sono al 95 %. Indipendenti sono le partite; i posti di una partita si dividono una vittoria, e gli intervalli ne tengono conto.
lab-note-pairs = Le differenze sono fra coppie: la stessa mano con e senza il cambiamento. Dove il cambiamento si sente tardi, le due partite vanno a lungo allo stesso modo e la differenza è netta.
lab-note-bots = I bot non sono persone. Giocano con le stesse abitudini qualunque siano le regole: si misura che cosa fa una regola alle partite, non che cosa ne farebbero i giocatori.
lab-note-cards = Le copie di una carta contano una volta per giocatore e partita. Carte e tipi visti con meno di 30 giocatori sono tralasciati.
lab-note-endless = Le partite che nessuno ha vinto dopo 20 000 decisioni sono interrotte e contano come vinte da nessuno. Senza la regola contro lo stallo, bot prudenti scarterebbero per sempre.
lab-note-data = games.parquet ha una riga per partita e posto: cell, game, players, decks, rules, deal, seed, seat, turn_order, bot, result, turns, out_turn, score, kind, e le carte ricevute (dealt), pescate (drawn), giocate (played) e tenute (held).
lab-col-what = cambiamento
lab-col-length = durata, %
lab-col-first = primo posto, punti %
lab-col-out = prima eliminazione, %
lab-col-pairs = coppie di partite
lab-col-seat = posto
lab-col-wins = vittorie, %
lab-col-mean = media
lab-col-shortest = più corta
lab-col-tenth = 10 %
lab-col-median = mediana
lab-col-ninety = 90 %
lab-col-ninety-nine = 99 %
lab-col-longest = più lunga
lab-col-place = { $n ->
    [1] fuori per primo
   *[other] { $n }º
}
lab-col-out-turn = turno medio
lab-col-kind = tipo
lab-col-share = quota dei giocatori
lab-col-with = vittorie
lab-col-others = vittorie degli altri
lab-col-difference = differenza, punti %
lab-col-card = carta
lab-col-dealt = ricevuta
lab-col-drawn = pescata
lab-col-played = giocata
lab-col-seen = giocatori che l'hanno pescata
lab-col-settings = tavolo
lab-col-players = giocatori
lab-col-games = partite
lab-col-turns = turni
lab-col-first-wins = vittorie del primo posto, %
lab-col-endless = interrotte
