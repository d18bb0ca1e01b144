# What happens at the table. Players and cards are names and never inflected.

event-turn-began = Na tahu: { $seat }.
    .seat = Jsi na tahu.
event-turn-missed-poked = { $seat } nic nevidí a vynechává tah.
    .seat = Nic nevidíš a vynecháváš tah.
event-turn-missed-timed-out = { $seat } je v Time Out a vynechává tah.
    .seat = Jsi v Time Out a vynecháváš tah.
event-passed = { $seat } pasuje.
    .seat = Pasuješ.
event-played = { $by } hraje { $card } → { $at }.
    .by = Hraješ { $card } → { $at }.
    .at = { $by } hraje { $card } na tebe.
event-played-two = { $by } hraje { $card } → { $at } a { $also }.
    .by = Hraješ { $card } → { $at } a { $also }.
    .at = { $by } hraje { $card } na tebe a → { $also }.
    .also = { $by } hraje { $card } → { $at } a na tebe.
event-played-alone = { $by } hraje { $card }.
    .by = Hraješ { $card }.
event-escaping = { $by } hraje { $card } na únik z držení (drží { $from }).
    .by = Hraješ { $card } na únik z držení (drží { $from }).
    .from = { $by } hraje { $card } na únik z tvého držení.
event-aid-played = { $by } hraje First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
    .by = Hraješ First Aid{ $cards ->
        [one] { "" }
       *[other] { " " }×{ $cards }
    }.
event-answered = { $by } odpovídá: { $card }.
    .by = Odpovídáš: { $card }.
event-humiliated = { $by } hraje Humiliation → { $victim }!
    .by = Hraješ Humiliation → { $victim }!
    .victim = { $by } hraje Humiliation na tebe!
event-stopped = { $with } zastavuje { $card }.
event-cancelled = Karta { $card } je zrušena.
event-spoilt = { $by } hraje { $card } marně.
    .by = Hraješ { $card } marně.
event-took = { $seat } to schytá.
    .seat = Schytáváš to.
event-went-on = { $card } letí dál → { $to }.
    .to = { $card } letí dál na tebe.
event-fizzled = { $card } už nikoho nezasáhne.
event-lost = { $seat } ztrácí { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
} a má { $left }.
    .seat = Ztrácíš { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    } a máš { $left }.
event-turned = { $by } útok obrací: { $against } přijde o { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}.
    .by = Útok obracíš: { $against } přijde o { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }.
    .against = { $by } útok obrací: přijdeš o { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    }.
event-aided = { $seat } získává zpět { $gained ->
    [one] { $gained } život
    [few] { $gained } životy
   *[other] { $gained } životů
} a má { $left }.
    .seat = Získáváš zpět { $gained ->
        [one] { $gained } život
        [few] { $gained } životy
       *[other] { $gained } životů
    } a máš { $left }.
event-fell = { $seat } je v bezvědomí a končí!
    .seat = Jsi v bezvědomí a končíš!
event-drew = { $seat } dobírá { $card }.
    .seat = Dobíráš { $card }.
event-drew-hidden = { $seat } dobírá kartu.
    .seat = Dobíráš kartu.
event-drew-several = { $seat } dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
    .seat = Dobíráš { $n ->
        [one] kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
event-discarded = { $seat } odhazuje { $card }.
    .seat = Odhazuješ { $card }.
event-reshuffled = Odkládací balíček se zamíchá a stane se novým dobíracím ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
event-returned = { $seat } má { $card } zpět v ruce.
    .seat = Máš { $card } zpět v ruce.
event-grabbed = Grab uspěl: { $by } → { $victim }.
    .by = Tvůj Grab uspěl → { $victim }.
    .victim = Grab uspěl: { $by } drží tebe.
event-held = { $by } nasazuje { $card } → { $victim }.
    .by = Nasazuješ { $card } → { $victim }.
    .victim = { $by } ti nasazuje { $card }.
event-hold-ended = Držení { $by } → { $victim } skončilo.
    .by = Tvé držení → { $victim } skončilo.
    .victim = { $by } už tě nedrží.
event-cooties-went = Cooties teď má { $to }.
    .to = Cooties máš teď ty.
event-stomped = { $seat }: příští útok má poloviční sílu.
    .seat = Tvůj příští útok má poloviční sílu.
event-poked = Bezbranná oběť: { $seat }.
    .seat = Nemůžeš se bránit.
event-wedgied = { $seat } má Wedgy.
    .seat = Máš Wedgy.
event-unwedgied = { $seat } se zbavuje jedné Wedgy.
    .seat = Zbavuješ se jedné Wedgy.
event-hid = { $seat } se schovává.
    .seat = Schováváš se.
event-timed-out = { $by } posílá do Time Out: { $seat }.
    .by = Posíláš do Time Out: { $seat }.
    .seat = { $by } tě posílá do Time Out.
event-time-out-over = { $seat } se vrací z Time Out.
    .seat = Vracíš se z Time Out.
event-piled-on = Každý smí jednou zaútočit. Cíl: { $seat }.
    .seat = Každý na tebe smí jednou zaútočit.
event-stalled = Příliš dlouho je klid: každý ztrácí život.
event-won = { $seat } vyhrává!
    .seat = Vyhráváš!
event-says = „{ $talk }“
