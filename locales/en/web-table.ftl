# The table in a browser.

t-you = You
t-home = Start page
t-table = Table
t-side = Log, chat, settings
t-log = Log
t-talk = Chat
t-talk-news = { $n ->
    [0] Chat
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
t-settings = Settings
t-close = Close
t-cancel = Cancel
t-undo = Undo
t-watched = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
t-invite = Invite
t-invite-text = Come and play with us!
t-invite-about = Anybody with this link can watch, or take a bot's seat.
t-leave = Leave the table
t-leave-sure = Leave for good? A bot takes your seat.
t-leave-home = Go to the start page
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
t-you-are-out = You are out. Watch how it ends.
t-away = Away
t-stood-in = A bot is standing in
t-plays-for-you = A bot plays for you.
t-i-am-back = I’m back
t-ask-me = Ask me about
t-ask-me-everything = Ask about everything
t-ask-me-mine = Ask about what concerns me
t-ask-me-at-me = Ask only when it is done to me
t-ask-me-nothing = Ask nothing until my turn
t-bot = Bot ({ $level })
t-decides = deciding
t-turn-of = { $name }’s turn
t-turn = { $you ->
    [true] Your turn
   *[other] { $name }’s turn
}
t-just-now = { $you ->
    [true] Just now: your turn
   *[other] Just now: { $name }’s turn
}
t-can-be-chosen = Can be selected
t-strip = Played this turn
t-panel = { $who }: { $card }
t-panel-at = { $who }: { $card } → { $at }
t-panel-stopped = { $panel } (stopped)
t-in-the-air = Damage pending: { $n } → { $who }
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
t-chosen = Selected
t-whom = { $card }: who is the target?
t-second-target = { $card }: who takes the second hit? Pick the same player again to land both.
t-how = { $card }: how?
t-play-it = Play it
t-stopped-by = Can be stopped with { $cards }.
t-describe = Add a few words (optional)
t-say-with = Say…
t-discard = Discard…
t-mark = Select the cards you want to discard.
t-discard-marked = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
t-moment-lost = You lose { $n }!
t-moment-let = You let it through.
t-moment-nothing = You had nothing to stop it with.
t-moment-fell = Knock-out!
t-moment-out = { $you ->
    [true] You are out.
   *[other] { $name } is out.
}
t-meanwhile-more = { $n ->
    [one] (and { $n } thing before that)
   *[other] (and { $n } things before that)
}
t-show-again = Show it again
t-sound-ask = Sound?
t-sound-yes = On
t-sound-no = Off
t-kept = Your answer: { $move }
t-kept-detail = Waiting for the others. You can still change it.
t-moment = One moment…
t-window = Others may answer…
t-waiting-for = Waiting for { $name }…
t-winner = { $you ->
    [true] You win!
   *[other] { $name } wins!
}
t-over = The game is over
t-stop = Stop
t-stop-long = Stop: ask me about everything again, and give me more time
t-hint-ask = Hint
t-hint-pondering = Thinking…
t-advice = What a strong player would do, and how often it wins:
t-advice-chance = about { $percent } %
t-advice-none = A strong player has no advice here.
t-why-not = Why can't I play it?
t-can-be-played = You can play it now.
t-kind-basic = Basic Attack
t-kind-defense = Defense
t-kind-weapon = Weapon
t-kind-specialty = Specialty
t-hits = { $hits } damage
t-rules = Rules
t-answered-by = Answered by
t-follows = Played after or with
t-seen-in-hand = Known cards in hand
t-no-talk = Nobody has said anything yet.
t-say = Say something
t-send = Send
t-mute = Muted players
t-quick-ouch = Ouch!
t-quick-nice = Nice one!
t-quick-really = Really?
t-quick-sorry = Nothing personal.
t-quick-hurry = Come on…
t-quick-game = Good game!
t-result = The result
t-postcard = Share a picture
t-feat-blow = Best blow
t-feat-blow-text = { $by }: { $card } at { $at }, { $n }
t-feat-shamed = Most humiliated
t-feat-times = { $name }, { $n ->
    [one] once
   *[other] { $n } times
}
t-story-first = It took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and { $by } drew first blood with { $card } on { $at }.
t-story-turns = It took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
t-story-fell = { $name } was the first to go down.
t-story-back = { $name } had been down to { $low } and still won with { $left }.
t-story-won = { $name } won with { $left } left.
t-curve-counters = Counters, turn by turn
t-came = { $name } has sat down.
t-left = { $name } has left. A bot takes the seat.
t-bot-stands-in = A bot stands in for { $name }.
t-is-back = { $name } is back.
t-stay = Stay
t-letters-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
t-pointless = It can be played, but it would do nothing now.
t-pointless-pile = It can be played, but nobody has lost anything yet, so there is nothing to get back.
t-pointless-full = It can be played, but you have lost nothing.
t-advice-equal = The first { $n } are equally good.
t-rematch = Rematch
t-replay = Watch the replay
t-fair-kept = The shuffle was fair ✓
t-fair-broken = The shuffle does not match its promise!
t-fair-about = The table showed this hash before the game. Now the seed and the salt are public, and your browser has checked that they produce the same hash.
t-fair-seed = Seed
t-fair-salt = Salt
t-hint-turn = Your turn. Pick a card with a bright edge, then its target. Or drag the card there.
t-hint-answer = You may answer. A card with a bright edge can be played now. Or take the hit.
t-hint-dim = Some cards are dimmed. Tap one to see why you cannot play it now.
t-keys = Keyboard shortcuts
t-keys-about = Long-press, right-click or press ? on anything to see what it is.
t-key-card = Pick a card
t-key-arrows = Move between cards and targets
t-key-enter = Select; once more: play it
t-key-take = Take the hit, decline, pass
t-key-discard = Discard
t-key-undo = Take back your answer
t-key-stop = Stop, and get more time
t-key-hint = What would a strong player do?
t-key-cancel = Cancel
t-key-log = Log
t-key-talk = Chat
t-key-help = This list. On a card or player: what it is

# A game without a screen of its own.
t-plain-yes = yes
t-plain-no = no
t-plain-key-move = Make a move, by its number
