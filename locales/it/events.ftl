# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Turno: { $seat }.
event-turn-missed-poked = { $seat } non vede nulla e salta il turno.
event-turn-missed-timed-out = { $seat } è in Time Out e salta il turno.
event-passed = { $seat } passa.
event-played = { $by } gioca { $card } su { $at }.
event-played-two = { $by } gioca { $card } su { $at } e su { $also }.
event-played-alone = { $by } gioca { $card }.
event-escaping = { $by } gioca { $card } per liberarsi da { $from }.
event-aid-played = { $by } gioca First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
event-answered = { $by } risponde con { $card }.
event-humiliated = { $by } gioca Humiliation su { $victim }!
event-stopped = { $with } ferma { $card }.
event-cancelled = { $card }: carta annullata.
event-spoilt = { $by }: la carta { $card } fallisce.
event-took = { $seat } incassa.
event-went-on = { $card } prosegue verso { $to }.
event-fizzled = { $card } non trova più nessuno.
event-lost = { $seat } perde { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} e resta a { $left }.
event-turned = { $by } rigira i danni: { $n } su { $against }.
event-aided = { $seat } recupera { $gained } e sale a { $left }.
event-fell = { $seat } perde i sensi ed esce dal gioco!
event-drew = { $seat } pesca { $card }.
event-drew-hidden = { $seat } pesca una carta.
event-drew-several = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
event-discarded = { $seat } scarta { $card }.
event-reshuffled = Gli scarti vengono mescolati: il nuovo mazzo di gioco ha { $cards } carte.
event-returned = { $card } torna in mano a { $seat }.
event-grabbed = { $by } afferra { $victim }.
event-held = { $by } tiene { $victim } in una presa: { $card }.
event-hold-ended = { $by } non tiene più { $victim }.
event-cooties-went = Ora { $to } ha Cooties.
event-stomped = { $seat }: il prossimo attacco è dimezzato.
event-poked = { $seat } resta senza difese.
event-wedgied = { $seat } ha un Wedgy.
event-unwedgied = { $seat } si toglie un Wedgy.
event-hid = { $seat } si nasconde.
event-timed-out = { $by } manda { $seat } in Time Out.
event-time-out-over = { $seat } torna dal Time Out.
event-piled-on = Tutti possono attaccare { $seat } una volta.
event-stalled = Troppa calma da troppo tempo: tutti perdono un punto.
event-won = { $seat } vince!
event-says = “{ $talk }”
