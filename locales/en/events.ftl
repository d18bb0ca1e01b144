# What happens at the table. Players and cards are names and never inflected.

event-turn-began = { $seat }'s turn.
    .seat = Your turn.
event-turn-missed-poked = { $seat } cannot see a thing and misses the turn.
    .seat = You cannot see a thing and miss your turn.
event-turn-missed-timed-out = { $seat } is in Time Out and misses the turn.
    .seat = You are in Time Out and miss your turn.
event-passed = { $seat } passes.
    .seat = You pass.
event-played = { $by } plays { $card } at { $at }.
    .by = You play { $card } at { $at }.
    .at = { $by } plays { $card } at you.
event-played-two = { $by } plays { $card } at { $at } and { $also }.
    .by = You play { $card } at { $at } and { $also }.
    .at = { $by } plays { $card } at you and { $also }.
    .also = { $by } plays { $card } at { $at } and you.
event-played-alone = { $by } plays { $card }.
    .by = You play { $card }.
event-escaping = { $by } plays { $card } to break free of { $from }.
    .by = You play { $card } to break free of { $from }.
    .from = { $by } plays { $card } to break free of you.
event-aid-played = { $by } plays First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
    .by = You play First Aid{ $cards ->
        [one] { "" }
       *[other] { " " }×{ $cards }
    }.
event-answered = { $by } answers with { $card }.
    .by = You answer with { $card }.
event-humiliated = { $by } plays Humiliation on { $victim }!
    .by = You play Humiliation on { $victim }!
    .victim = { $by } plays Humiliation on you!
event-stopped = { $with } stops { $card }.
event-cancelled = { $card } is cancelled.
event-spoilt = { $by }'s { $card } fails.
    .by = Your { $card } fails.
event-took = { $seat } takes it.
    .seat = You take it.
event-went-on = { $card } swings on to { $to }.
    .to = { $card } swings on to you.
event-fizzled = { $card } has no target left.
event-lost = { $seat } loses { $n ->
    [one] { $n } counter
   *[other] { $n } counters
} and has { $left }.
    .seat = You lose { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    } and have { $left }.
event-turned = { $by } turns it around: { $n } at { $against }.
    .by = You turn it around: { $n } at { $against }.
    .against = { $by } turns it around: { $n } at you.
event-aided = { $seat } regains { $gained } and has { $left }.
    .seat = You regain { $gained } and have { $left }.
event-fell = { $seat } is unconscious and out!
    .seat = You are unconscious and out!
event-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
event-drew-hidden = { $seat } draws a card.
    .seat = You draw a card.
event-drew-several = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
    .seat = You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.
event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards } cards.
event-returned = { $card } goes back to { $seat }'s hand.
    .seat = { $card } goes back to your hand.
event-grabbed = { $victim } is grabbed by { $by }.
    .by = You grab { $victim }.
    .victim = You are grabbed by { $by }.
event-held = { $by } has { $victim } in a { $card }.
    .by = You have { $victim } in a { $card }.
    .victim = { $by } has you in a { $card }.
event-hold-ended = { $by } no longer holds { $victim }.
    .by = You no longer hold { $victim }.
    .victim = { $by } no longer holds you.
event-cooties-went = { $to } has Cooties now.
    .to = You have Cooties now.
event-stomped = { $seat }'s next attack is halved.
    .seat = Your next attack is halved.
event-poked = { $seat } is helpless.
    .seat = You are helpless.
event-wedgied = { $seat } has a Wedgy.
    .seat = You have a Wedgy.
event-unwedgied = { $seat } gets rid of a Wedgy.
    .seat = You get rid of a Wedgy.
event-hid = { $seat } hides.
    .seat = You hide.
event-timed-out = { $by } sends { $seat } into Time Out.
    .by = You send { $seat } into Time Out.
    .seat = { $by } sends you into Time Out.
event-time-out-over = { $seat } is back from Time Out.
    .seat = You are back from Time Out.
event-piled-on = Everybody may attack { $seat } once.
    .seat = Everybody may attack you once.
event-stalled = Too quiet for too long: everybody loses a counter.
event-won = { $seat } wins!
    .seat = You win!
event-says = “{ $talk }”
