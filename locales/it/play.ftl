# The plain text game: prompts, moves, the table.

ask-action = Tocca a te. Che cosa fai?
ask-answer = { $by } gioca { $card } su di te. Che cosa fai?
ask-spoil = { $by } si difende con { $card }. Rovini la difesa?
ask-spoil-revival = { $by } gioca First Aid per non cadere. Rovini la cura?
ask-interrupt = { $by } gioca { $card } su { $at }. Intervieni?
ask-interrupt-alone = { $by } gioca { $card }. Intervieni?
ask-answer-humiliation = { $by } gioca Humiliation su { $victim }. Rispondi?
ask-backlash = L'attacco di { $by } costa { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}. Lo rigiri?
ask-answer-backlash = { $by } gioca Backlash. Rispondi?
ask-follow-up = { $card } riesce. Che cosa aggiungi?
ask-counter-grab = È stato giocato un Block. Giochi un Grab?
ask-direction = Dodge contro { $card }. Da che parte prosegue?
ask-keep-nuts = Riprendi Nuts in mano?
ask-revive = Sei a { $n }. First Aid?
ask-free-attack = Humiliation su { $victim }: ecco il tuo attacco libero.
ask-pile-on = Puoi attaccare { $victim } una volta.
ask-friend = Chiami un Imaginary Friend?
ask-friend-attack = Contro chi va il tuo Imaginary Friend?
ask-headlock-hit = Tieni { $victim } in un Headlock. Un altro colpo?
ask-more-aid = Altri First Aid?
ask-hide-discard = Ti nascondi. Quali carte scarti?
ask-grabbed-cooties = { $by } ti afferra. Cooties?

move-pass = passa
move-decline = non fare nulla
move-take-it = incassa
move-at = { $card } su { $at }
move-at-two = { $card } su { $at } e su { $also }
move-with-weird = { $move } con { $n ->
    [one] Weird
   *[other] Weird ×{ $n }
}
move-on-hit = { $move } (sul colpo { $hit })
move-alone = { $card }
move-escape = { $card } per liberarti da { $from }
move-answer = { $card }
move-answer-faster = { $card } con { $faster }
move-aid = First Aid{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}
move-discard = scarta { $cards } e pesca
move-discard-none = non scartare nulla
move-left = verso sinistra
move-right = verso destra
move-way-left = { $move }, poi verso sinistra
move-way-right = { $move }, poi verso destra
move-keep = riprendi Nuts
move-drop = lascia Nuts
move-release = molla la presa

state-hiding = si nasconde
state-stomped = prossimo attacco dimezzato
state-cooties = Cooties
state-wedgies = { $n ->
    [one] un Wedgy
   *[other] { $n } Wedgy
}
state-poked = Poke in the Eye, senza difese
state-choked = in un Choke di { $by }
state-headlocked = in un Headlock di { $by }
state-timed-out = in Time Out per { $n ->
    [one] un altro turno
   *[other] altri { $n } turni
} di { $by }
state-fast-dodge = Dodge illimitati
state-fast-block = Block illimitati

play-welcome = Lunch Money: { $players } giocatori, regole: { $rules }, seme { $seed }.
play-how = Scrivi il numero di una mossa, o la mossa stessa ({ $example }). Altre parole: { $hand } (le tue carte), { $table } (il tavolo), { $hint } (che cosa farebbe un bot hard), { $why } CARTA (perché non si può giocare), { $rule } PAROLA (cerca nel regolamento), { $quit }.
play-you = Max
play-you-are = Il tuo nome è { $name }.
play-seat = { $name }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
play-seat-states = { $seat } ({ $states })
play-seat-out = { $name }: fuori dal gioco
play-piles = Mazzo di gioco { $draw }, scarti { $discard }, punti persi { $pile }.
play-known = carte note in mano: { $cards }
play-hand = Le tue carte: { $cards }
play-hand-empty = Non hai carte in mano.
play-choice = { $n }. { $move }
play-prompt = La tua scelta (da 1 a { $n }):
play-not-understood = Qui “{ $text }” non è una scelta: { $why }. Scrivi un numero da 1 a { $n }, oppure { $help } per un aiuto.
play-illegal = Non è possibile:
play-because = { $why } ({ $clause })
play-why-which = Quale carta? Per esempio: { $example }
play-why-fine = { $card }: ora si può giocare.
play-end-of-input = L'input è finito; la partita si ferma qui.
play-saved = La partita è salvata in { $path }; `recess replay { $path }` la racconta.
play-you-win = Hai vinto!
play-winner = Vince { $seat }.
play-over-after = La partita è finita dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
play-cmd-hand = mano
play-cmd-table = tavolo
play-cmd-hint = consiglio
play-hint = Un bot hard al tuo posto, sapendo ciò che sai tu: { $move }
play-hint-equal = Per un bot hard al tuo posto, sapendo ciò che sai tu, queste { $n } mosse sono ugualmente buone:
play-hint-chance = { "  " }circa { $chance } % di vincere: { $move }
play-hint-move = { "  " }oppure: { $move }
play-hint-why = { "      " }perché: { $why }
play-cmd-why = motivo
play-cmd-rule = regola
play-cmd-quit = esci
play-cmd-help = aiuto
play-cmd-discard = scarta
play-cmd-again = ancora
play-cmd-agree = accetta
play-cmd-no = rifiuta
play-again = Scrivi { $again } per la rivincita (cambia il mazziere), qualsiasi altra cosa per finire:
play-welcome-mb = Munchkin Bites!: { $players } giocatori, regole: { $rules }, seme { $seed }.
play-how-mb = Scrivi il numero di una mossa, o la mossa stessa ({ $example }). Quando tocca a te rispondere puoi anche scambiare, mostrare, scartare e girare: “trade { $other }: TUO for SUO”, “show CARTA > { $other }”, “drop CARTA”, “use OGGETTO”, “carry OGGETTO”. Altre parole: { $hand } (le tue carte), { $table } (il tavolo), { $hint } (che cosa farebbe un bot hard), { $why } CARTA (perché non si può giocare), { $rule } PAROLA (cerca nel regolamento), { $quit }.
play-piles-mb = Da pescare: { $doors } Porte, { $treasures } Tesori.
play-again-mb = Scrivi { $again } per un'altra partita, qualsiasi altra cosa per finire:
play-name = impossibile usare il nome “{ $name }”; sono ammessi lettere, cifre, spazi, - ' . e _, al massimo { $most } caratteri
play-resume-open = la partita in { $path } è aperta in un'altra finestra; chiudila prima lì
play-resume-what = { $path } non è una partita salvata; serve un file scritto da `recess play`
play-resume-over = la partita in { $path } è finita; `recess replay` la mostra
play-resume-which = Partite non finite, dalla più recente:
play-resume-choice = { $n }. { $title } ({ $moves ->
    [one] { $moves } decisione
   *[other] { $moves } decisioni
}), { $path }
play-resume-prompt = Quale? (da 1 a { $n }, Invio per la prima, q per nessuna)
play-resume-none = non c'è nessuna partita da riprendere
play-resume-differs = la partita in { $path } non può continuare: la riga { $line } non è possibile con queste regole
play-resume-how = La partita resta in { $path }; `recess play --resume` la riprende.
play-cmd-say = di
play-cmd-undo = riprendi
play-cmd-free = libere
play-cmd-chances = probabilita
play-cmd-stops = soste
play-cmd-leave = lascia
play-cmd-record = registro

# What speaks for a move, in hints
reason-lm-fells = A { $at } restano { $n }: un colpo può bastare per il KO.
reason-lm-helpless = { $at } non può difendersi.
reason-lm-leads = { $at } ne ha più di tutti: { $n }.
reason-lm-worth = Può costare { $n } a chi lo riceve.
reason-lm-free = Ti libera da { $from }.
reason-lm-survive = Senza risposta ti metterebbe KO.
reason-lm-saves = Può risparmiarti { $n }.
reason-lm-bear = Puoi sopportarlo: te ne resterebbero { $n }, e le carte restano in mano.
reason-lm-renew = Carte nuove valgono più di queste.
reason-mb-levels = { $n ->
    [one] Ti fa guadagnare un livello.
   *[other] Ti fa guadagnare { $n } livelli.
}
reason-mb-would = { $how ->
    [ahead] Chi combatte sarebbe in vantaggio di { $n }.
    [level] Lo scontro sarebbe in parità.
   *[behind] Chi combatte sarebbe sotto di { $n }.
}
reason-mb-stands = { $how ->
    [ahead] Chi combatte è in vantaggio di { $n }.
    [level] Lo scontro è in parità.
   *[behind] Chi combatte è sotto di { $n }.
}
reason-mb-strength = Ti rende più forte di { $n }.
reason-mb-loot = Ti dà una carta senza combattere.
