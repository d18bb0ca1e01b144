# The plain text game: prompts, moves, the table.

ask-action = Your turn. What do you do?
ask-answer = { $by } plays { $card } at you. What do you do?
ask-spoil = { $by } defends with { $card }. Do you stop it?
ask-spoil-revival = { $by } plays First Aid to stay in. Do you stop it?
ask-interrupt = { $by } plays { $card } at { $at }. Do you interfere?
ask-interrupt-alone = { $by } plays { $card }. Do you interfere?
ask-answer-humiliation = { $by } humiliates { $victim }. Do you answer?
ask-backlash = { $by }'s attack costs { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}. Do you turn it around?
ask-answer-backlash = { $by } plays Backlash. Do you answer?
ask-follow-up = { $card } holds. What do you follow it with?
ask-counter-grab = A Block was played. Do you grab?
ask-direction = { $card } was dodged. Which way does it swing on?
ask-keep-nuts = Do you take Nuts back into your hand?
ask-revive = You are at { $n }. First Aid?
ask-free-attack = { $victim } is humiliated: your free attack.
ask-pile-on = You may attack { $victim } once.
ask-friend = Do you call an Imaginary Friend?
ask-friend-attack = Who does your Imaginary Friend attack?
ask-headlock-hit = You have { $victim } in a Headlock. Another hit?
ask-more-aid = More First Aid?
ask-hide-discard = You are hidden. Which cards do you discard?
ask-grabbed-cooties = { $by } has grabbed you. Cooties?

move-pass = pass
move-decline = do nothing
move-take-it = take it
move-at = { $card } at { $at }
move-at-two = { $card } at { $at } and { $also }
move-with-weird = { $move } with { $n ->
    [one] Weird
   *[other] Weird ×{ $n }
}
move-on-hit = { $move } (on hit { $hit })
move-alone = { $card }
move-escape = { $card } to break free of { $from }
move-answer = { $card }
move-answer-faster = { $card } with { $faster }
move-aid = First Aid{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}
move-discard = discard { $cards } and draw
move-discard-none = discard nothing
move-left = to the left
move-right = to the right
move-way-left = { $move }, on to the left
move-way-right = { $move }, on to the right
move-keep = take Nuts back
move-drop = leave Nuts
move-release = let go

state-hiding = hiding
state-stomped = next attack halved
state-cooties = Cooties
state-wedgies = { $n ->
    [one] a Wedgy
   *[other] { $n } Wedgies
}
state-poked = poked, helpless
state-choked = choked by { $by }
state-headlocked = in { $by }'s Headlock
state-timed-out = in Time Out for { $n ->
    [one] one more turn
   *[other] { $n } more turns
} of { $by }
state-fast-dodge = unlimited Dodges
state-fast-block = unlimited Blocks

play-welcome = Lunch Money: { $players } players, rules: { $rules }, seed { $seed }.
play-how = Type the number of a move, or the move itself ({ $example }). Other commands: { $hand } (your cards), { $table } (the table), { $hint } (what a hard bot would do), { $why } CARD (why you cannot play it), { $rule } WORD (look it up), { $quit }.
play-you = Max
play-you-are = You are { $name }.
play-seat = { $name }: { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-seat-states = { $seat } ({ $states })
play-seat-out = { $name }: out
play-piles = Draw pile { $draw }, discard pile { $discard }, lost counters { $pile }.
play-known = known in hand: { $cards }
play-hand = Your cards: { $cards }
play-hand-empty = You hold no cards.
play-choice = { $n }. { $move }
play-prompt = Your choice (1 to { $n }):
play-not-understood = “{ $text }” is not a choice here: { $why }. Type a number from 1 to { $n }, or { $help } for help.
play-illegal = You cannot do that:
play-because = { $why } ({ $clause })
play-why-which = Which card? For example: { $example }
play-why-fine = You can play { $card } now.
play-end-of-input = End of input. The game stops here.
play-saved = The game is saved in { $path }. Replay it with `recess replay { $path }`.
play-you-win = You win!
play-winner = { $seat } wins.
play-over-after = The game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
play-cmd-hand = hand
play-cmd-table = table
play-cmd-hint = hint
play-hint = A hard bot in your seat, knowing only what you know: { $move }
play-hint-equal = A hard bot in your seat, knowing only what you know, finds these { $n } equally good:
play-hint-chance = { "  " }about { $chance } % to win: { $move }
play-hint-move = { "  " }or: { $move }
play-hint-why = { "      " }because: { $why }
play-cmd-why = why
play-cmd-rule = rule
play-cmd-quit = quit
play-cmd-help = help
play-cmd-discard = discard
play-cmd-again = again
play-cmd-agree = agree
play-cmd-no = no
play-again = Type { $again } for a rematch (the deal moves on), or anything else to stop:
play-welcome-mb = Munchkin Bites!: { $players } players, rules: { $rules }, seed { $seed }.
play-how-mb = Type the number of a move, or the move itself ({ $example }). Whenever you are asked something, you may also trade, show, drop or rearrange cards: “trade { $other }: YOURS for THEIRS”, “show CARD > { $other }”, “drop CARD”, “use ITEM”, “carry ITEM”. Other commands: { $hand } (your cards), { $table } (the table), { $hint } (what a hard bot would do), { $why } CARD (why you cannot play it), { $rule } WORD (look it up), { $quit }.
play-piles-mb = Cards left to draw: { $doors } Doors, { $treasures } Treasures.
play-again-mb = Type { $again } for another game, or anything else to stop:
play-name = cannot use the name “{ $name }”; expected letters, digits, spaces, - ' . or _, at most { $most } characters
play-resume-open = the game in { $path } is open in another window; close it there first
play-resume-what = { $path } is not a saved game of one table; expected a file that `recess play` wrote
play-resume-over = the game in { $path } is over; `recess replay` shows it
play-resume-which = Unfinished games, the latest first:
play-resume-choice = { $n }. { $title } ({ $moves ->
    [one] { $moves } decision
   *[other] { $moves } decisions
}), { $path }
play-resume-prompt = Which one? (1 to { $n }, Enter for the first, q for none)
play-resume-none = there is no unfinished game to continue
play-resume-differs = cannot continue the game in { $path }: line { $line } is not legal under these rules
play-resume-how = The game is saved in { $path }. Continue it with `recess play --resume`.
play-cmd-say = say
play-cmd-undo = undo
play-cmd-free = free
play-cmd-chances = chances
play-cmd-stops = stops
play-cmd-leave = leave
play-cmd-record = record

# What speaks for a move, in hints
reason-lm-fells = { $at } has { $n } left: a hit could knock them out.
reason-lm-helpless = { $at } is helpless.
reason-lm-leads = { $at } has the most left: { $n }.
reason-lm-worth = It can cost them { $n }.
reason-lm-free = It frees you from { $from }.
reason-lm-survive = Unanswered, it would knock you out.
reason-lm-saves = It can save you { $n }.
reason-lm-bear = You can bear it: { $n } would be left, and your cards stay in your hand.
reason-lm-renew = New cards are worth more than these.
reason-mb-levels = { $n ->
    [one] It gains you a level.
   *[other] It gains you { $n } levels.
}
reason-mb-would = { $how ->
    [ahead] The fighters would be { $n } ahead.
    [level] The fight would be level.
   *[behind] The fighters would be { $n } behind.
}
reason-mb-stands = { $how ->
    [ahead] The fighters are { $n } ahead.
    [level] The fight is level.
   *[behind] The fighters are { $n } behind.
}
reason-mb-strength = It makes you { $n } stronger.
reason-mb-loot = It gets you a card without a fight.
