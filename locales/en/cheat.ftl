# Cheat: ranks, events, questions, choices, and why not.

ch-rank-a = aces
ch-rank-2 = twos
ch-rank-3 = threes
ch-rank-4 = fours
ch-rank-5 = fives
ch-rank-6 = sixes
ch-rank-7 = sevens
ch-rank-8 = eights
ch-rank-9 = nines
ch-rank-10 = tens
ch-rank-j = jacks
ch-rank-q = queens
ch-rank-k = kings

ch-event-turn = { $seat } has the turn: { $rank }.
ch-event-laid = { $n ->
    [one] { $by } lays a card and claims { $rank }.
   *[other] { $by } lays { $n } cards and claims { $rank }.
}
ch-event-laid-open = { $by } lays { $cards } and claims { $rank }.
ch-event-believed = Nobody doubts { $by }.
ch-event-doubted = { $by } doubts { $whose }.
ch-event-honest = { $by } shows { $cards }: it was the truth.
ch-event-lie = { $by } shows { $cards }: it was a lie.
ch-event-took = { $n ->
    [one] { $seat } takes the card on the pile.
   *[other] { $seat } takes the { $n } cards of the pile.
}
ch-event-took-open = { $seat } takes the pile: { $cards }.
ch-event-rounds-over = The last round is over.
ch-event-won = { $seat } wins.
ch-event-shared = { $seats } share the win.

ch-ask-lay = You claim { $rank }. Which cards do you lay?
ch-ask-doubt = { $n ->
    [one] { $by } lays a card and claims { $rank }. Do you doubt it?
   *[other] { $by } lays { $n } cards and claims { $rank }. Do you doubt it?
}
ch-window = The others decide whether to doubt { $by }.

ch-move-truth = lay { $cards } (the truth)
ch-move-lie = lay { $cards } (a lie)
ch-move-doubt = doubt it
ch-move-believe = let it pass

ch-why-over = The game is over.
ch-why-count = You lay one to four cards.
ch-why-not-held = You do not hold all of these cards.
ch-why-not-your-turn = You lay cards on your turn, when no claim is waiting.
ch-why-own-claim = You cannot doubt your own claim.
ch-why-nothing-to-doubt = There is no claim for you to doubt now.

ch-playbook-move = cannot read the move “{ $text }”; expected `lay QS, 7D`, `doubt` or `-`
ch-playbook-expect = cannot read the expectation “{ $text }”; expected for example `Ann 5`, `Ann holds QS`, `Ann knows QS`, `pile 7`, `rank Q`, `turn Ann`, `asked Ann`, `winner Ann`, `winners Ann, Bob`
ch-playbook-empty = { $seat } has no cards; give cards to everybody or to nobody
ch-found-hand = { $n ->
    [0] { $seat } holds nothing
   *[other] { $seat } holds { $cards }
}
ch-found-known = { $n ->
    [0] { $seat } knows no card of the others
   *[other] { $seat } knows { $cards }
}
ch-found-pile = the pile holds { $n }
ch-found-rank = the rank to claim is { $rank }

ch-welcome = Cheat: { $players } players, rules: { $rules }, seed { $seed }.
ch-how = Type the number of a move, or the move itself ({ $example }). Other commands: { $hand } (your cards), { $table } (the table), { $hint } (what a hard bot would do), { $why } CARD (why you cannot lay it), { $rule } WORD (look it up), { $quit }.
ch-again = Type { $again } for a rematch (the deal moves on), or anything else to stop:
ch-seat = { $name }: { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, { $laid } in the pile
ch-piles = pile { $pile } · to claim: { $rank } · round { $round } of { $rounds }
ch-buried = yours in the pile: { $cards }
ch-claim = { $n } × { $rank }?
ch-signs = Symbols: ▯ cards in hand, ▼ their cards in the pile, ▶ whose turn it is, … deciding. ✓ marks your cards of the rank you have to claim.
ch-sim-title = Cheat, { $players } players, rules { $rules }, seed { $seed }
ch-one-pack = Cheat is played with one pack of cards; leave the decks empty
ch-window-claims = Claims of other players
ch-window-last-cards = Claims with somebody’s last cards

# In the browser.
web-game-cheat = Cheat
web-lead-cheat = Lay your cards face down, say what they are, and do not get caught. The first to get rid of all their cards wins.
web-profile-cheat-usual = Usual rules
web-switch-taker-next = The taker goes next
    .about = After a doubt, whoever took the pile has the next turn.
web-view-cheat-rank = To claim
web-view-cheat-round = Round
web-view-cheat-held = Cards
web-view-cheat-laid = In the pile
web-view-cheat-claim = Cards just laid
web-view-cheat-hand = Your cards
web-view-cheat-buried = Your cards in the pile
web-view-cheat-known = You know

# In reports of the lab.
lab-switch-taker-next = { $value ->
    [off] after a doubt, the turn passes on as usual
   *[on] after a doubt, whoever took the pile goes next
}
