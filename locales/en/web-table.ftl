# The table in a browser.

t-you = You
t-home = To the start page
t-table = Table
t-side = Log, talk, settings
t-log = Log
t-talk = Talk
t-talk-news = { $n ->
    [0] Talk
    [one] Talk, { $n } new line
   *[other] Talk, { $n } new lines
}
t-settings = Settings
t-close = Close
t-cancel = Cancel
t-undo = Undo
t-watched = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
t-invite = Invite
t-invite-text = Come and play with us!
t-invite-about = Whoever has this link can watch, or take the seat of a bot.
t-leave = Leave the table
t-leave-sure = Leave for good? A bot takes your seat.
t-leave-home = To the start page
t-opponents = The other players
t-seat = { $name }: { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
t-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
t-your-counters = You have { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
t-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
t-out = Out
t-you-are-out = You are out; watch how it ends
t-away = Away
t-stood-in = A bot stands in
t-bot = Bot ({ $level })
t-decides = decides
t-turn-of = { $name }’s turn
t-turn = { $you ->
    [true] Your turn
   *[other] { $name }’s turn
}
t-just-now = { $you ->
    [true] Just now: your turn
   *[other] Just now: { $name }’s turn
}
t-can-be-chosen = Can be chosen
t-strip = What was played in this turn
t-panel = { $who }: { $card }
t-panel-at = { $who }: { $card } → { $at }
t-panel-stopped = { $panel } (stopped)
t-in-the-air = Damage in the air: { $n } → { $who }
t-nothing-yet = Nothing has happened yet.
t-draw = Draw
t-discards = Discards
t-draw-pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
t-discard-pile = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
t-top = Last discarded: { $card }
t-draw-about = Everybody draws back up to a full hand.
t-lost-counters = Lost so far: { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
t-no-discards = Nothing has been discarded yet.
t-hand = Your hand
t-no-cards = You hold no cards.
t-dim = Cannot be played now
t-chosen = Chosen
t-whom = { $card }: at whom?
t-second-target = { $card }: who gets the second hit? The same player again takes both.
t-how = { $card }: how?
t-describe = Say something with it (if you like)
t-say-with = Say…
t-discard = Discard…
t-mark = Mark the cards you want to get rid of.
t-discard-marked = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
t-kept = Your answer: { $move }
t-kept-detail = Waiting for the others. You can still change your mind.
t-moment = One moment…
t-window = The others may answer…
t-waiting-for = { $name } decides…
t-winner = { $you ->
    [true] You win!
   *[other] { $name } wins!
}
t-over = The game is over
t-stop = Stop
t-stop-long = Stop everything: nothing passes by itself any more, and you get more time
t-hint-ask = Hint
t-hint-pondering = Thinking…
t-advice = A strong player would do this, and win so often:
t-advice-chance = { $percent } %
t-advice-none = A strong player has nothing to add.
t-auto-not-mine = You pass on what does not concern you
t-auto-until-my-turn = You pass until your turn
t-why-not = Why not now?
t-can-be-played = It can be played now.
t-kind-basic = Basic Attack
t-kind-defense = Defense
t-kind-weapon = Weapon
t-kind-specialty = Specialty
t-hits = { $hits } damage
t-rules = Rules
t-answered-by = What answers it
t-follows = Played after or with
t-seen-in-hand = Seen going back to the hand
t-no-talk = Nobody has said anything yet.
t-say = Say something
t-send = Send
t-mute = Whom not to hear
t-quick-ouch = Ouch!
t-quick-nice = Nice one!
t-quick-really = Really?
t-quick-sorry = Nothing personal.
t-quick-hurry = Come on…
t-quick-game = Good game!
t-rematch = Rematch
t-replay = Watch the replay
t-fair-kept = The shuffle was fair ✓
t-fair-broken = The shuffle does not match its promise!
t-fair-about = Before the game the table showed the hash; now seed and salt are open, and this browser has checked that they give the same hash.
t-fair-seed = Seed
t-fair-salt = Salt
t-hint-turn = Your turn: pick a card with a bright edge, then whom it is for. Or drag it there.
t-hint-answer = You may answer: a card with a bright edge helps now. Or take it.
t-hint-dim = Some cards are dim: tap one to see why it cannot be played now.
t-keys = Keys
t-keys-about = Long press, right click or ? on anything tells what it is.
t-key-card = Pick a card
t-key-arrows = From card to card, from target to target
t-key-enter = Choose
t-key-take = Take it, decline, pass
t-key-discard = Discard
t-key-undo = Take your answer back
t-key-stop = Stop everything, more time
t-key-hint = What would a strong player do?
t-key-cancel = Cancel
t-key-log = Log
t-key-talk = Talk
t-key-help = These keys; on a card or player: what it is

# A game without a screen of its own.
t-plain-yes = yes
t-plain-no = no
t-plain-key-move = Make a move, by its number
