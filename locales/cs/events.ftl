# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Na tahu: { $seat }.
event-turn-missed-poked = { $seat } nic nevidí a vynechává tah.
event-turn-missed-timed-out = { $seat } je v Time Out a vynechává tah.
event-passed = { $seat } pasuje.
event-played = { $by } hraje { $card } → { $at }.
event-played-two = { $by } hraje { $card } → { $at } a { $also }.
event-played-alone = { $by } hraje { $card }.
event-escaping = { $by } hraje { $card } na únik z držení (drží { $from }).
event-aid-played = { $by } hraje First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
event-answered = { $by } odpovídá: { $card }.
event-humiliated = { $by } hraje Humiliation → { $victim }!
event-stopped = { $with } zastavuje { $card }.
event-cancelled = Karta { $card } je zrušena.
event-spoilt = { $by } hraje { $card } marně.
event-took = { $seat } to schytá.
event-went-on = { $card } letí dál → { $to }.
event-fizzled = { $card } už nikoho nezasáhne.
event-lost = { $seat } ztrácí { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
} a má { $left }.
event-turned = { $by } útok obrací: { $against } přijde o { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
event-aided = { $seat } získává zpět { $gained ->
    [one] { $gained } život
    [few] { $gained } životy
   *[other] { $gained } životů
} a má { $left }.
event-fell = { $seat } je v bezvědomí a končí!
event-drew = { $seat } dobírá { $card }.
event-drew-hidden = { $seat } dobírá kartu.
event-drew-several = { $seat } dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-discarded = { $seat } odhazuje { $card }.
event-reshuffled = Odkládací balíček se zamíchá a stane se novým dobíracím ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
event-returned = { $seat } má { $card } zpět v ruce.
event-grabbed = Grab uspěl: { $by } → { $victim }.
event-held = { $by } nasazuje { $card } → { $victim }.
event-hold-ended = Držení { $by } → { $victim } skončilo.
event-cooties-went = Cooties teď má { $to }.
event-stomped = { $seat }: příští útok má poloviční sílu.
event-poked = Bezbranná oběť: { $seat }.
event-wedgied = { $seat } má Wedgy.
event-unwedgied = { $seat } se zbavuje jedné Wedgy.
event-hid = { $seat } se schovává.
event-timed-out = { $by } posílá do Time Out: { $seat }.
event-time-out-over = { $seat } se vrací z Time Out.
event-piled-on = Každý smí jednou zaútočit. Cíl: { $seat }.
event-stalled = Příliš dlouho je klid: každý ztrácí život.
event-won = { $seat } vyhrává!
event-says = „{ $talk }“
