# What happens at the table. Players and cards are names and never inflected.

event-turn-began = { $seat }'s turn.
event-turn-missed-poked = { $seat } cannot see a thing and misses the turn.
event-turn-missed-timed-out = { $seat } is in Time Out and misses the turn.
event-passed = { $seat } passes.
event-played = { $by } plays { $card } at { $at }.
event-played-two = { $by } plays { $card } at { $at } and { $also }.
event-played-alone = { $by } plays { $card }.
event-escaping = { $by } plays { $card } to break free of { $from }.
event-aid-played = { $by } plays First Aid{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
event-answered = { $by } answers with { $card }.
event-humiliated = { $by } plays Humiliation on { $victim }!
event-stopped = { $with } stops { $card }.
event-cancelled = { $card } is cancelled.
event-spoilt = { $by }'s { $card } fails.
event-took = { $seat } takes it.
event-went-on = { $card } swings on to { $to }.
event-fizzled = { $card } has no target left.
event-lost = { $seat } loses { $n ->
    [one] { $n } counter
   *[other] { $n } counters
} and has { $left }.
event-turned = { $by } turns it around: { $n } at { $against }.
event-aided = { $seat } regains { $gained } and has { $left }.
event-fell = { $seat } is unconscious and out!
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-drew-several = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-discarded = { $seat } discards { $card }.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards } cards.
event-returned = { $card } goes back to { $seat }'s hand.
event-grabbed = { $victim } is grabbed by { $by }.
event-held = { $by } has { $victim } in a { $card }.
event-hold-ended = { $by } no longer holds { $victim }.
event-cooties-went = { $to } has Cooties now.
event-stomped = { $seat }'s next attack is halved.
event-poked = { $seat } is helpless.
event-wedgied = { $seat } has a Wedgy.
event-unwedgied = { $seat } gets rid of a Wedgy.
event-hid = { $seat } hides.
event-timed-out = { $by } sends { $seat } into Time Out.
event-time-out-over = { $seat } is back from Time Out.
event-piled-on = Everybody may attack { $seat } once.
event-stalled = Too quiet for too long: everybody loses a counter.
event-won = { $seat } wins!
event-says = “{ $talk }”
