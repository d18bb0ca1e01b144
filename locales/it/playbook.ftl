# Messages of `recess check` and of everything else that reads playbooks.

playbook-too-long = il file supera { $mib } MiB; un playbook è un breve file di testo
playbook-not-utf8 = questo non è testo UTF-8; salva il file come UTF-8
playbook-empty = in questo file non c'è nessun esempio; previsti `game lunch-money`, posti e mosse
playbook-no-game = nell'intestazione manca una riga come `game lunch-money + sticks-and-stones`
playbook-line = non si capisce “{ $line }”; previsto `Seat: move`, `= expectation`, `! Seat: illegal move`, `...`, `---` o una riga dell'intestazione
playbook-open-quote = la descrizione non è chiusa; manca il secondo `"`
playbook-unknown-seat = non c'è nessun posto “{ $name }”; i posti sono { $names }
playbook-unknown-card = non c'è nessuna carta “{ $name }”; `recess rules --list` elenca tutte le carte
playbook-unknown-card-near = non c'è nessuna carta “{ $name }”; intendevi “{ $near }”?
playbook-too-many = { $n ->
    [0] { $name } non c'è in questi mazzi
    [one] in questi mazzi c'è solo { $n } { $name }
   *[other] in questi mazzi ci sono solo { $n } { $name }
}
playbook-targets = previsto un bersaglio, o due per un 2-Fer
playbook-weird-hit = dopo WEIRD va il numero di un colpo da 1 a 5, non “{ $hit }”
playbook-copies = solo i First Aid si giocano più d'uno alla volta, non “{ $name }”
playbook-head = nell'intestazione non si capisce “{ $key } { $text }”
playbook-head-twice = “{ $key }” compare due volte in questa intestazione; togli una delle righe
playbook-seats = previste da 2 a 8 righe `seat`, trovate { $n }
playbook-seat = non si capisce il posto “{ $text }”; previsto `seat Name`, `seat Name 9: CARD, CARD` con un numero di punti da 1 a 99
playbook-seat-name = “{ $name }” non può essere il nome di un posto; scegli un'altra parola, una sola
playbook-seat-twice = ci sono due posti di nome “{ $name }”
playbook-hand = una mano preparata può avere al massimo { $most } carte
playbook-state = qui non si può mettere un giocatore in quella condizione
playbook-condition = condizione sconosciuta: “{ $text }”; previsto cooties, stomped, wedgy N, hiding, poked, choked by X, headlocked by X, timed-out by X N
playbook-expectation = non si capisce il risultato atteso “{ $text }”; previsto per esempio `Ann 9`, `Ann out`, `Ann hand 5`, `Ann holds GRAB`, `Ann is cooties`, `discard has CHUNK`, `turn Ann`, `asked Ann`, `winner Ann`
playbook-counters = ci sono in gioco più di 15 punti per giocatore
playbook-illegal = qui questa mossa non è permessa
playbook-other-turn = il turno è di { $seat }
playbook-is-legal = questa mossa è permessa, ma non dovrebbe esserlo
playbook-other-clause = la mossa è rifiutata, ma non per { $clause }
playbook-wrong-shuffle = la riga `shuffle:` non contiene le carte del mazzo degli scarti
playbook-wrong-chance = la riga `chance:` sceglie qualcosa che non c'è

setup-decks = per una partita servono uno o due mazzi base e al massimo due mazzi Sticks & Stones
setup-seats = per una partita servono da 2 a 8 giocatori
setup-unknown-deck = mazzo sconosciuto: “{ $name }”; previsto lunch-money (o base) e sticks-and-stones, ciascuno con `x2` per due copie
rules-unknown-profile = profilo di regolamento sconosciuto: “{ $name }”; previsto { $known }, poi opzioni come +{ $example }
rules-unknown-switch = opzione sconosciuta: “{ $name }”; `recess rules { $clause }` le spiega tutte
rules-needs-number = scrivi +{ $name }=N con N da { $least } a { $most }
rules-takes-no-number = { $name } non vuole un numero: scrivi +{ $name } o -{ $name }
rules-not-off = { $name } non si può spegnere; scrivi +{ $name }=N
rules-unknown-setting = impostazione sconosciuta “{ $name }”; esistono { $known }
rules-number = { $name } vuole un numero da { $least } a { $most }: scrivi { $name }=N

found-counters = { $seat } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
found-out = { $seat } è fuori dal gioco (a { $n })
found-hand = { $seat } ha in mano { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
found-cards = { $seat } { $cards ->
    [none] non ha carte in mano
   *[other] ha in mano { $cards }
}
found-conditions = { $seat } { $what ->
    [none] non ha nessuna condizione
   *[other] ha questa condizione: { $what }
}
found-discard = il mazzo degli scarti ne contiene { $n }
found-turn = il turno è di { $seat }
found-asked = la decisione tocca a { $seat }
found-nobody-asked = la decisione non tocca a nessuno: la partita è finita
found-winner = ha vinto { $seat }
found-no-winner = non ha ancora vinto nessuno
found-pile = la riserva dei punti persi ne contiene { $n }

check-failed = { $place }: fallito: { $text }
check-unreadable = { $place }: illeggibile: { $what }
check-title = nell'esempio “{ $title }”
check-what-is = in realtà: { $what }
check-problem = { $what }
check-because = { $clause }: { $why }
check-legal = la decisione tocca a { $seat }; mosse permesse:
check-nobody = la decisione non tocca a nessuno: la partita è finita
check-passed = { $examples ->
    [one] { $examples } esempio corretto
   *[other] { $examples } esempi corretti
} in { $files ->
    [one] { $files } file
   *[other] { $files } file
}
check-summary = esempi falliti: { $failed } su { $examples }; { $unreadable ->
    [0] tutti i file sono leggibili
    [one] { $unreadable } file è illeggibile
   *[other] { $unreadable } file sono illeggibili
}
check-none-ran = nessun esempio eseguito: { $unreadable ->
    [one] { $unreadable } file è illeggibile
   *[other] { $unreadable } file sono illeggibili
}
check-no-files = { $path }: qui non ci sono playbook (*.play)

# Munchkin.
playbook-mb-move = non capisco la mossa “{ $text }”; previsto per esempio `open`, `put COFFIN`, `FAIRY DUST > fighters`, `ask Bob for 2`, `settle`, `roll`, `choose COFFIN`
playbook-mb-expect = non capisco l'aspettativa “{ $text }”; previsto per esempio `Ann 3`, `Ann has COFFIN`, `Ann holds COFFIN`, `fight 12 to 9`, `asked Bob`, `winner Ann`
found-mb-level = { $seat } è al livello { $what }
found-mb-dead = { $seat } è nel regno dei morti
found-mb-alive = { $seat } vive
found-mb-hand = { $seat } ha in mano { $what }
found-mb-table = { $seat } ha in gioco { $what }
found-mb-uses = { $seat } ha in uso { $what }
found-mb-knows = { $seat } conosce: { $what }
found-mb-turn = è il turno di { $seat }
found-asked-for = viene chiesto a { $seat } ({ $what })
found-mb-fight = il combattimento è { $ours } a { $theirs }
found-mb-no-fight = non c'è combattimento
found-mb-monsters = mostri nel combattimento: { $n }
found-mb-main = il combattente principale è { $seat }
found-mb-helper = aiuta { $seat }
found-mb-no-helper = nessuno aiuta
found-mb-discard = tra gli scarti ci sono { $what }
playbook-mb-question = non capisco che cosa viene chiesto, “{ $text }”; previsto uno di: { $known }
found-mb-not-sealed = { $seat } non ha dato una risposta sigillata
found-pile-cards = la pila ha { $n } carte
found-pile-top = in cima alla pila ci sono: { $what }
found-mb-counting = la maledizione davanti a { $seat } conta nel combattimento
found-mb-waiting = la maledizione davanti a { $seat } aspetta un combattimento
found-mb-no-curse = { $seat } non ha quella maledizione
