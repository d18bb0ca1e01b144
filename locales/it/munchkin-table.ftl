# Munchkin at the table: what happens, what is asked, what can be chosen, how everybody stands.
# Players and cards are names and never inflected.

## What happens

event-mb-rolled = { $seat } tira il dado: { $die }.
    .seat = Tiri il dado: { $die }.
event-mb-drew = { $seat } pesca { $cards }.
    .seat = Peschi { $cards }.
event-mb-reshuffled-doors = Gli scarti delle Porte vengono mescolati: ecco il nuovo mazzo.
event-mb-reshuffled-treasures = Gli scarti dei Tesori vengono mescolati: ecco il nuovo mazzo.
event-mb-opened = { $seat } apre la porta: { $card }.
    .seat = Apri la porta: { $card }.
event-mb-opened-monster = { $seat } apre la porta e incontra { $card }!
    .seat = Apri la porta e incontri { $card }!
event-mb-opened-curse = { $seat } apre la porta e ci casca in pieno: { $card }!
    .seat = Apri la porta e ci caschi in pieno: { $card }!
event-mb-no-door = Per { $seat } non restano Porte da aprire.
    .seat = Non restano Porte che tu possa aprire.
event-mb-put = { $seat } mette in gioco { $card }.
    .seat = Metti in gioco { $card }.
event-mb-carries = { $seat } ora si limita a trasportare { $card }.
    .seat = Ora ti limiti a trasportare { $card }.
event-mb-uses = { $seat } ora usa { $card }.
    .seat = Ora usi { $card }.
event-mb-played = { $seat } gioca { $card }.
    .seat = Giochi { $card }.
event-mb-used = { $seat } usa { $card }.
    .seat = Usi { $card }.
event-mb-used-line = { $seat } usa { $card } ({ $text }).
    .seat = Usi { $card } ({ $text }).
event-mb-bought-off = { $seat } paga per liberarsi di { $card }.
    .seat = Paghi per liberarti di { $card }.
event-mb-played-at = { $seat } gioca { $card } su { $at }.
    .seat = Giochi { $card } su { $at }.
    .at = { $seat } gioca { $card } su di te.
event-mb-hits = { $card } colpisce { $seat }.
    .seat = { $card } ti colpisce.
event-mb-discarded = { $seat } scarta { $cards }.
    .seat = Scarti { $cards }.
event-mb-cancelled = { $seat } annulla { $card }.
    .seat = Annulli { $card }.
event-mb-level = { $seat } ora è al livello { $level }.
    .seat = Ora sei al livello { $level }.
event-mb-met = { $seat } incontra { $card }!
    .seat = Incontri { $card }!
event-mb-joined = { $seat } fa entrare { $card } nel combattimento.
    .seat = Fai entrare { $card } nel combattimento.
event-mb-left = { $card } esce dal combattimento.
event-mb-left-friendly = { $card } è un mostro amichevole e se ne va.
event-mb-asked = { $seat } chiede aiuto a { $other }.
    .seat = Chiedi aiuto a { $other }.
    .other = { $seat } ti chiede aiuto.
event-mb-helps = { $seat } aiuta { $main }.
    .seat = Aiuti { $main }.
    .main = { $seat } ti aiuta.
event-mb-refused = { $seat } rifiuta.
    .seat = Rifiuti.
event-mb-handed = Il combattimento passa da { $from } a { $to }.
event-mb-settled = { $seat } conferma: ultima chiamata!
    .seat = Confermi: ultima chiamata!
event-mb-won = { $seat } vince il combattimento: { $levels ->
    [0] nessun livello
    [one] { $levels } livello
   *[other] { $levels } livelli
}, { $treasures ->
    [0] nessun Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesori
}.
    .seat = Vinci il combattimento: { $levels ->
        [0] nessun livello
        [one] { $levels } livello
       *[other] { $levels } livelli
    }, { $treasures ->
        [0] nessun Tesoro
        [one] { $treasures } Tesoro
       *[other] { $treasures } Tesori
    }.
event-mb-escaped = { $seat } riesce a fuggire da { $card }.
    .seat = Riesci a fuggire da { $card }.
event-mb-caught = { $card } prende { $seat }: Brutte Cose!
    .seat = { $card } ti prende: Brutte Cose!
event-mb-died = { $seat } muore!
    .seat = Muori!
event-mb-back = { $seat } torna dal regno dei morti.
    .seat = Torni dal regno dei morti.
event-mb-got = { $to } riceve { $cards } da { $from }.
    .to = Ricevi { $cards } da { $from }.
    .from = { $to } riceve { $cards } da te.
event-mb-got-hidden = { $to } riceve { $n ->
    [one] una carta
   *[other] { $n } carte
} da { $from }.
    .to = Ricevi { $n ->
        [one] una carta
       *[other] { $n } carte
    } da { $from }.
event-mb-sold = { $seat } vende oggetti per { $gold } pezzi d'oro.
    .seat = Vendi oggetti per { $gold } pezzi d'oro.
event-mb-trade-offered = { $seat } propone uno scambio a { $other }.
    .seat = Proponi uno scambio a { $other }.
    .other = { $seat } ti propone uno scambio.
event-mb-traded = { $seat } e { $other } concludono l'affare.
    .seat = Tu e { $other } concludete l'affare.
    .other = { $seat } e tu concludete l'affare.
event-mb-die-turned = { $seat } gira il dado sul { $die }.
    .seat = Giri il dado sul { $die }.
event-mb-shown-all = { $seat } mostra a tutti { $cards }.
event-mb-shown = { $seat } mostra { $cards } a { $to }.
event-mb-shown-hidden = { $seat } mostra a qualcuno { $n ->
    [one] una carta
   *[other] { $n } carte
}.
event-mb-accused-rightly = { $seat } accusa { $other } di barare con { $card }, e ha ragione.
event-mb-accused-wrongly = { $seat } accusa { $other } di barare con { $card }, e ha torto.
event-mb-claimed = { $seat } reclama { $card } dagli scarti.
    .seat = Reclami { $card } dagli scarti.
event-mb-turned-up = Viene scoperta { $card }.
event-mb-is-female = Il personaggio di { $seat } è una donna.
event-mb-is-male = Il personaggio di { $seat } è un uomo.
event-mb-over = La partita è finita.

## What is asked

ask-mb-lay-out = Prima del primo turno: che cosa metti in gioco?
ask-mb-before-door = Tocca a te. Preparati con calma, poi apri la porta.
ask-mb-room = Qui non si combatte. Cerchi guai o svuoti la stanza?
ask-mb-ending = La stanza è a posto. Fai ancora qualcosa prima di finire il turno?
ask-mb-fight = { $fight } Che cosa fai?
ask-mb-last-call = { $fight } Ultima chiamata: intervieni?
ask-mb-window-start = Comincia il turno di { $seat }. Giochi qualcosa?
ask-mb-window-room = { $seat } sta per guardarsi intorno nella stanza. Giochi qualcosa?
ask-mb-window-end = Il turno di { $seat } sta per finire. Giochi qualcosa?
ask-mb-window-run = { $seat } sta per fuggire da { $monster }. Giochi qualcosa?
ask-mb-window-run-you = Stai per fuggire da { $monster }. Prima giochi qualcosa?
ask-mb-window = Giochi qualcosa?
ask-mb-help = { $fight } { $main } ti chiede aiuto e offre: { $terms }. Aiuti?
ask-mb-help-answer = { $other } aiuterebbe in cambio di: { $terms }. Ci stai?
ask-mb-trade = { $seat } ti offre { $give } in cambio di { $want }. Ci stai?
ask-mb-trade-gift = { $seat } vuole regalarti { $give }. Accetti?
ask-mb-trade-beg = { $seat } vorrebbe da te { $want }, in cambio di nulla. Ci stai?
ask-mb-turned-up = Hai scoperto { $card }. Subito in gioco o in mano?
ask-mb-cancel = { $seat } gioca { $card }. Annulli la giocata?
ask-mb-cancel-on = { $seat } gioca { $card } su { $monster }. Annulli la giocata?
ask-mb-cancel-curse = { $card } sta per colpire { $victim }. Annulli la carta?
ask-mb-cancel-curse-you = { $card } sta per colpirti. Annulli la carta?
ask-mb-react = È il momento nominato da una tua carta. La giochi?
ask-mb-react-trouble = { $seat } cerca guai. Giochi una carta?
ask-mb-react-trouble-you = Stai cercando guai. Giochi una carta?
ask-mb-react-death = Un morto al tavolo: { $seat }. Giochi una carta?
ask-mb-react-level = Hai perso un livello. Giochi una carta?
ask-mb-by-card = { $card }: { $question }
ask-mb-choose = Quale carta scegli?
ask-mb-choose-lose = { $n ->
    [one] Quale carta perdi?
   *[other] Quali { $n } carte perdi? Una dopo l'altra.
}
ask-mb-choose-lose-other = { $n ->
    [one] Quale carta perde { $seat }?
   *[other] Quali { $n } carte perde { $seat }? Una dopo l'altra.
}
ask-mb-choose-pay = { $n ->
    [one] Con quale carta paghi?
   *[other] Con quali { $n } carte paghi? Una dopo l'altra.
}
ask-mb-choose-hand-over = Quale carta consegni a { $seat }?
ask-mb-choose-steal = Che cosa prendi a { $seat }?
ask-mb-choose-cure = Di quale maledizione ti liberi?
ask-mb-choose-ranks = La somma dei tuoi Ranghi supera il tuo livello. Quale Potere scarti?
ask-mb-choose-race = Senza Mezzosangue puoi avere una sola Razza. Quale Razza scarti?
ask-mb-choose-big = Hai troppi oggetti Grandi. Quale scarti?
ask-mb-choose-make-room = Questo oggetto Grande ti era stato promesso, ma non hai spazio. Quale dei tuoi scarti per averlo? Passa per rinunciarci.
ask-mb-choose-slot = Non puoi usarli tutti insieme. Quale ti limiti a trasportare?
ask-mb-choose-share = { $n ->
    [one] Si dividono i Tesori. Quale prendi?
   *[other] Si dividono i Tesori. Quali { $n } prendi? Uno dopo l'altro.
}
ask-mb-choose-loot = Si saccheggia il cadavere di { $seat }. Quale carta prendi?
ask-mb-choose-keep = { $n ->
    [one] Quale di queste carte tieni?
   *[other] Quali { $n } di queste carte tieni? Una dopo l'altra.
}
ask-mb-either = Quale delle due cose?
ask-mb-run-from = È ora di fuggire. Da quale mostro fuggi adesso?
ask-mb-flee = Fuggi da { $monster }. { $need ->
    [1] Va bene qualsiasi tiro.
    [6] Ti serve un 6.
    [7] Nessun tiro è abbastanza alto.
   *[other] Ti serve { $need } o più.
} Come fuggi?
ask-mb-flee-hopeless = Nessuno riesce a fuggire da { $monster }: può salvarti solo il Lacchè. Che cosa fai?
ask-mb-die = Per fuggire da { $monster } hai tirato { $die }. { $need ->
    [1] Va bene qualsiasi tiro.
    [6] Ti serve un 6.
    [7] Nessun tiro è abbastanza alto.
   *[other] Ti serve { $need } o più.
} Cambi il dado?
ask-mb-receive = Hai ricevuto { $cards }. Che cosa metti in gioco?
ask-mb-charity = Hai in mano { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} di troppo. Quale carta dai, e a chi?
ask-mb-charity-discard = Hai in mano { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} di troppo, e nessuno sta peggio di te. Quale carta scarti?
ask-mb-claim = In cima agli scarti: { $cards }. Reclami la carta?
ask-mb-sex = Il tuo personaggio è una donna o un uomo?

## What can be chosen. $how is “use” for an ability, else “play”.

move-mb-pass = Passa
move-mb-refuse = Rifiuta
move-mb-nothing = Non mettere in gioco nulla
move-mb-take-nothing = Non prendere nulla
move-mb-let-happen = Lascia che accada
move-mb-leave-die = Lascia il dado com'è
move-mb-claim-nothing = Non reclamare nulla
move-mb-lay-out = Metti in gioco: { $cards }
move-mb-open = Apri la porta
move-mb-keep = Prendi la carta in mano
move-mb-trouble = Cerca guai con { $card }
move-mb-loot = Svuota la stanza
move-mb-end = Finisci il turno
move-mb-put = Metti in gioco { $card }
move-mb-put-carried = Metti in gioco { $card }, solo da trasportare
move-mb-put-instead = Metti in gioco { $card } al posto di { $old }
move-mb-play = { $how ->
    [use] Usa { $card }
   *[play] Gioca { $card }
}
move-mb-play-at = { $how ->
    [use] Usa { $card } su { $at }
   *[play] Gioca { $card } su { $at }
}
move-mb-play-self = { $how ->
    [use] Usa { $card } su di te
   *[play] Gioca { $card } su di te
}
move-mb-play-on = { $how ->
    [use] Usa { $card } su { $monster }
   *[play] Gioca { $card } su { $monster }
}
move-mb-play-fighters = Gioca { $card } per i combattenti
move-mb-play-monsters = Gioca { $card } per i mostri
move-mb-play-with = Gioca { $card } insieme a { $monster }
move-mb-join = Fai entrare { $card } nel combattimento
move-mb-buy-off = Paga per liberarti di { $card }
move-mb-cancel = Annulla con { $card }
move-mb-detail = { $move } ({ $text })
move-mb-sell = Vendi { $cards } per { $gold } pezzi d'oro: { $levels ->
    [0] nessun livello
    [one] { $levels } livello
   *[other] { $levels } livelli
}
move-mb-ask = Chiedi aiuto a { $other } e offri: { $terms }
move-mb-accept = Accetta
move-mb-counter = Proponi invece: { $terms }
move-mb-settle-winning = Conferma: così vinci
move-mb-settle-losing = Conferma: così fuggi
move-mb-run-from = Fuggi da { $monster }
move-mb-roll = Tira il dado
move-mb-sacrifice = Sacrifica il Lacchè e mettiti in salvo
move-mb-sacrifice-alone = Sacrifica il Lacchè: ti salvi tu, { $helper } no
move-mb-sacrifice-both = Sacrifica il Lacchè: vi salvate tu e { $helper }
move-mb-choose = Scegli { $card }
move-mb-discard = Scarta { $card }
move-mb-pay = Paga con { $card }
move-mb-hand-over = Consegna { $card }
move-mb-take = Prendi { $card }
move-mb-cure = Liberati di { $card }
move-mb-keep-card = Tieni { $card }
move-mb-first = La prima delle due cose
move-mb-second = La seconda delle due cose
move-mb-give = Dai { $card } a { $to }
move-mb-trade = Offri a { $to } { $give } in cambio di { $want }
move-mb-gift = Regala { $give } a { $to }
move-mb-beg = Chiedi in regalo a { $to }: { $want }
move-mb-use = Comincia a usare { $card }
move-mb-carry = Limitati a trasportare { $card }
move-mb-show = Mostra { $cards } a { $to }
move-mb-show-all = Mostra { $cards } a tutti
move-mb-cheat = Bara: usa { $card } lo stesso
move-mb-accuse = Accusa { $seat } di barare con { $card }
move-mb-claim = Scarta { $card } per reclamare la carta in cima agli scarti
move-mb-be-female = Una donna
move-mb-be-male = Un uomo

## How everybody stands

state-mb-person = { $name }: { $state }
state-mb-level = livello { $level }
state-mb-human = umano
state-mb-powers = Poteri: { $cards }
state-mb-rank = { $card } (Rango { $rank })
state-mb-minion = Lacchè: { $cards }
state-mb-in-use = in uso: { $cards }
state-mb-carried = trasporta: { $cards }
state-mb-curses = maledizioni: { $cards }
state-mb-hand = { $n ->
    [0] nessuna carta in mano
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
state-mb-hand-known = { $hand }, tra cui { $cards }
state-mb-dead = nel regno dei morti fino a fine turno
state-mb-more = { $these }; { $those }
state-mb-numbered = { $card } #{ $n }
state-mb-and = { $these } e { $those }
state-mb-fight = { $fighters } contro { $monsters }: { $ours } a { $theirs }.
state-mb-fight-running = In fuga da { $monsters }: { $fighters }.
state-mb-monster = { $card }: livello { $level }; { $treasures ->
    [0] nessun Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesori
}
state-mb-monster-with = { $monster }; potenziamenti: { $cards }
state-mb-helps = { $helper } aiuta in cambio di: { $terms }
state-mb-nothing = nulla
state-mb-share = { $n ->
    [one] { $n } Tesoro
   *[other] { $n } Tesori
}
state-mb-share-half = metà dei Tesori
state-mb-share-all = tutti i Tesori
state-mb-picks-first = la prima scelta va a { $name }

# Quello che i bot dicono quando contrattano.
talk-mb-ask = { $n ->
    [0] Mi aiuti, così, per niente?
    [one] Il tuo aiuto per me vale { $n } Tesoro.
   *[other] Il tuo aiuto per me vale { $n } Tesori.
}
talk-mb-pay = { $n ->
    [0] Gratis? Ci sto.
    [one] Per me vale { $n } Tesoro: ci sto.
   *[other] Per me vale { $n } Tesori: ci sto.
}
talk-mb-less = { $n ->
    [0] Per me non vale nemmeno un Tesoro.
    [one] Per me vale { $n } Tesoro, non di più.
   *[other] Per me vale { $n } Tesori, non di più.
}
talk-mb-too-much = { $n ->
    [one] { $n } Tesoro è più di quanto valga per me.
   *[other] { $n } Tesori sono più di quanto valga per me.
}
talk-mb-fair = { $n ->
    [0] L’avrei fatto anche gratis.
    [one] Aiutare mi conviene a partire da { $n } Tesoro.
   *[other] Aiutare mi conviene a partire da { $n } Tesori.
}
talk-mb-more = { $n ->
    [0] Lo farei gratis.
    [one] Mi converrebbe per { $n } Tesoro.
   *[other] Mi converrebbe per { $n } Tesori.
}
talk-mb-refuse = { $n ->
    [one] Per così poco no. Per { $n } Tesoro sì.
   *[other] Per così poco no. Per { $n } Tesori sì.
}
talk-mb-hopeless = Perderemmo anche in due.
talk-mb-you-would-win = E tu vinceresti la partita? No.
talk-mb-never = Non mi conviene.
