# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Turno: { $seat }.
    .seat = Tocca a te.
event-turn-missed-poked = { $seat } non vede nulla e salta il turno.
    .seat = Non vedi nulla e salti il turno.
event-turn-missed-timed-out = { $seat } è in Time Out e salta il turno.
    .seat = Sei in Time Out e salti il turno.
event-passed = { $seat } passa.
    .seat = Passi.
event-played = { $by } gioca { $card } su { $at }.
    .by = Giochi { $card } su { $at }.
    .at = { $by } gioca { $card } su di te.
event-played-two = { $by } gioca { $card } su { $at } e su { $also }.
    .by = Giochi { $card } su { $at } e su { $also }.
    .at = { $by } gioca { $card } su di te e su { $also }.
    .also = { $by } gioca { $card } su { $at } e su di te.
event-played-alone = { $by } gioca { $card }.
    .by = Giochi { $card }.
event-escaping = { $by } gioca { $card } per liberarsi da { $from }.
    .by = Giochi { $card } per liberarti da { $from }.
    .from = { $by } gioca { $card } per liberarsi da te.
event-aid-played = { $by } gioca First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
    .by = Giochi First Aid{ $cards ->
        [one] { "" }
       *[other] { " " }×{ $cards }
    }.
event-answered = { $by } risponde con { $card }.
    .by = Rispondi con { $card }.
event-humiliated = { $by } gioca Humiliation su { $victim }!
    .by = Giochi Humiliation su { $victim }!
    .victim = { $by } gioca Humiliation su di te!
event-stopped = { $with } ferma { $card }.
event-cancelled = { $card }: carta annullata.
event-spoilt = { $by }: la carta { $card } fallisce.
    .by = La tua carta { $card } fallisce.
event-took = { $seat } incassa.
    .seat = Incassi.
event-went-on = { $card } prosegue verso { $to }.
    .to = { $card } prosegue verso di te.
event-fizzled = { $card } non trova più nessuno.
event-lost = { $seat } perde { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} e resta a { $left }.
    .seat = Perdi { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } e resta a { $left }.
event-turned = { $by } rigira i danni: { $n } su { $against }.
    .by = Rigiri i danni: { $n } su { $against }.
    .against = { $by } rigira i danni: { $n } su di te.
event-aided = { $seat } recupera { $gained } e sale a { $left }.
    .seat = Recuperi { $gained } e sali a { $left }.
event-fell = { $seat } perde i sensi ed esce dal gioco!
    .seat = Perdi i sensi ed esci dal gioco!
event-drew = { $seat } pesca { $card }.
    .seat = Peschi { $card }.
event-drew-hidden = { $seat } pesca una carta.
    .seat = Peschi una carta.
event-drew-several = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
    .seat = Peschi { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
event-discarded = { $seat } scarta { $card }.
    .seat = Scarti { $card }.
event-reshuffled = Gli scarti vengono mescolati: il nuovo mazzo di gioco ha { $cards } carte.
event-returned = { $card } torna in mano a { $seat }.
    .seat = { $card } torna in mano a te.
event-grabbed = { $by } afferra { $victim }.
    .by = Afferri { $victim }.
    .victim = { $by } ti afferra.
event-held = { $by } tiene { $victim } in una presa: { $card }.
    .by = Tieni { $victim } in una presa: { $card }.
    .victim = { $by } ti tiene in una presa: { $card }.
event-hold-ended = { $by } non tiene più { $victim }.
    .by = Non tieni più { $victim }.
    .victim = { $by } non ti tiene più.
event-cooties-went = Ora { $to } ha Cooties.
    .to = Ora hai Cooties.
event-stomped = { $seat }: il prossimo attacco è dimezzato.
    .seat = Il tuo prossimo attacco è dimezzato.
event-poked = { $seat } resta senza difese.
    .seat = Resti senza difese.
event-wedgied = { $seat } ha un Wedgy.
    .seat = Hai un Wedgy.
event-unwedgied = { $seat } si toglie un Wedgy.
    .seat = Ti togli un Wedgy.
event-hid = { $seat } si nasconde.
    .seat = Ti nascondi.
event-timed-out = { $by } manda { $seat } in Time Out.
    .by = Mandi { $seat } in Time Out.
    .seat = { $by } ti manda in Time Out.
event-time-out-over = { $seat } torna dal Time Out.
    .seat = Torni dal Time Out.
event-piled-on = Tutti possono attaccare { $seat } una volta.
    .seat = Tutti possono attaccarti una volta.
event-stalled = Troppa calma da troppo tempo: tutti perdono un punto.
event-won = { $seat } vince!
    .seat = Hai vinto!
event-says = “{ $talk }”
