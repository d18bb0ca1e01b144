# The plain text game: prompts, moves, the table.

ask-action = Your turn. What do you do?
ask-answer = { $by } plays { $card } at you. What do you do?
ask-spoil = { $by } defends with { $card }. Do you spoil it?
ask-spoil-revival = { $by } plays First Aid to stay in. Do you spoil it?
ask-interrupt = { $by } plays { $card } at { $at }. Do you interfere?
ask-interrupt-alone = { $by } plays { $card }. Do you interfere?
ask-answer-humiliation = { $by } humiliates { $victim }. Do you answer?
ask-backlash = { $by }'s attack costs { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}. Do you turn it round?
ask-answer-backlash = { $by } plays Backlash. Do you answer?
ask-follow-up = { $card } holds. How do you follow it up?
ask-counter-grab = A Block was played. Do you grab?
ask-direction = { $card } was dodged. Which way does it go on?
ask-keep-nuts = Do you take Nuts back into your hand?
ask-revive = You are at { $n }. First Aid?
ask-free-attack = { $victim } is humiliated: your free attack.
ask-pile-on = You may attack { $victim } once.
ask-friend = Do you call an Imaginary Friend?
ask-friend-attack = Whom does your Imaginary Friend attack?
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
move-escape = { $card } to get free of { $from }
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
state-headlocked = in a Headlock of { $by }
state-timed-out = in Time Out for { $n ->
    [one] one more turn
   *[other] { $n } more turns
} of { $by }
state-fast-dodge = unlimited Dodges
state-fast-block = unlimited Blocks

play-welcome = Lunch Money: { $players } players, rules: { $rules }, seed { $seed }.
play-how = Type the number of a move, or write it out ({ $example }). Other words: { $hand } (your cards), { $table } (the table), { $hint } (what a hard bot would do), { $why } CARD (why it cannot be played), { $rule } WORD (look it up), { $quit }.
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
play-known = seen in hand: { $cards }
play-hand = Your cards: { $cards }
play-hand-empty = You hold no cards.
play-choice = { $n }. { $move }
play-prompt = Your choice (1 to { $n }):
play-not-understood = “{ $text }” is not a choice here. Type a number from 1 to { $n }, or { $help } for help.
play-illegal = That is not possible:
play-because = { $why } ({ $clause })
play-why-which = Which card? For example: { $example }
play-why-fine = { $card } can be played now.
play-end-of-input = The input has ended; the game stops here.
play-saved = The game is saved in { $path }; `recess replay { $path }` retells it.
play-you-win = You win!
play-winner = { $seat } wins.
play-over-after = The game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
play-cmd-hand = hand
play-cmd-table = table
play-cmd-hint = hint
play-hint = A hard bot in your place, knowing what you know: { $move }
play-hint-chance = { "  " }{ $chance } % to win: { $move }
play-cmd-why = why
play-cmd-rule = rule
play-cmd-quit = quit
play-cmd-help = help
play-cmd-discard = discard
play-cmd-again = again
play-again = Type { $again } for a rematch (the deal moves on), anything else to stop:
play-welcome-mb = Munchkin Bites!: { $players } players, rules: { $rules }, seed { $seed }.
play-how-mb = Type the number of a move, or write it out ({ $example }). Whenever you are asked you may also trade, show, drop and turn things: “trade { $other }: YOURS for THEIRS”, “show CARD > { $other }”, “drop CARD”, “use ITEM”, “carry ITEM”. Other words: { $hand } (your cards), { $table } (the table), { $hint } (what a hard bot would do), { $why } CARD (why it cannot be played), { $rule } WORD (look it up), { $quit }.
play-piles-mb = To draw: { $doors } Doors, { $treasures } Treasures.
play-again-mb = Type { $again } for another game, anything else to stop:
play-resume-none = there is no unfinished game to go on with
play-resume-differs = the game in { $path } cannot go on: line { $line } is not possible by these rules
play-resume-how = The game is kept in { $path }; `recess play --resume` goes on with it.
play-cmd-say = say
play-cmd-undo = undo
play-cmd-free = free
play-cmd-chances = chances
play-cmd-stops = stops
play-cmd-leave = leave
