# Messages of `recess check` and of everything else that reads playbooks.

playbook-too-long = the file is longer than { $mib } MiB; a playbook is a short text file
playbook-not-utf8 = this is not UTF-8 text; save the file as UTF-8
playbook-empty = this file has no example; expected `game lunch-money`, seats and moves
playbook-no-game = the head needs a line such as `game lunch-money + sticks-and-stones`
playbook-line = cannot read “{ $line }”; expected `Seat: move`, `= expectation`, `! Seat: illegal move`, `...`, `---` or a line of the head
playbook-open-quote = the description has no closing `"`
playbook-unknown-seat = there is no seat “{ $name }”; the seats are { $names }
playbook-unknown-card = there is no card “{ $name }”; `recess rules --list` lists all cards
playbook-unknown-card-near = there is no card “{ $name }”; did you mean “{ $near }”?
playbook-too-many = { $n ->
    [0] { $name } is not in these decks
    [one] there is only { $n } { $name } in these decks
   *[other] there are only { $n } { $name } in these decks
}
playbook-targets = expected one target, or two for a 2-Fer
playbook-weird-hit = expected the number of a hit from 1 to 5 after WEIRD, not “{ $hit }”
playbook-copies = only First Aid can be played several at a time, not “{ $name }”
playbook-head = cannot read “{ $key } { $text }” in the head
playbook-head-twice = this head has “{ $key }” twice; remove one of the lines
playbook-seats = expected 2 to 8 `seat` lines, found { $n }
playbook-seat = cannot read the seat “{ $text }”; expected `seat Name` or `seat Name 9: CARD, CARD`, with 1 to 99 counters
playbook-seat-name = “{ $name }” cannot be a seat name; choose another single word
playbook-seat-twice = there are two seats named “{ $name }”
playbook-hand = a hand can start with at most { $most } cards
playbook-state = a player cannot start in that condition here
playbook-condition = unknown condition “{ $text }”; expected cooties, stomped, wedgy N, hiding, poked, choked by X, headlocked by X, timed-out by X N
playbook-expectation = cannot read the expectation “{ $text }”; expected for example `Ann 9`, `Ann out`, `Ann hand 5`, `Ann holds GRAB`, `Ann is cooties`, `discard has CHUNK`, `turn Ann`, `asked Ann`, `winner Ann`
playbook-counters = there are more counters in play than 15 per player
playbook-illegal = this move is not legal here
playbook-other-turn = it is { $seat }'s turn
playbook-is-legal = this move is legal, but the example says it is not
playbook-other-clause = the move is refused, but not because of { $clause }
playbook-wrong-shuffle = the cards on the `shuffle:` line are not those of the discard pile
playbook-wrong-chance = the `chance:` line picks something that is not there

setup-decks = a game takes one or two base decks and at most two Sticks & Stones decks
setup-seats = a game takes 2 to 8 players
setup-unknown-deck = unknown deck “{ $name }”; expected lunch-money (or base) and sticks-and-stones, each with `x2` for two copies
rules-unknown-profile = unknown rulebook profile “{ $name }”; expected { $known }, then switches such as +{ $example }
rules-unknown-switch = unknown switch “{ $name }”; `recess rules { $clause }` explains them all
rules-needs-number = write +{ $name }=N with N from { $least } to { $most }
rules-takes-no-number = { $name } takes no number: write +{ $name } or -{ $name }
rules-not-off = { $name } cannot be switched off; write +{ $name }=N
rules-unknown-setting = unknown setting “{ $name }”; expected one of { $known }
rules-number = { $name } takes a number from { $least } to { $most }: write { $name }=N

found-counters = { $seat } has { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
found-out = { $seat } is out (at { $n })
found-hand = { $seat } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
found-cards = { $seat } holds { $cards ->
    [none] no cards
   *[other] { $cards }
}
found-conditions = { $seat } is { $what ->
    [none] free
   *[other] { $what }
}
found-discard = the discard pile holds { $n } of them
found-turn = it is { $seat }'s turn
found-asked = { $seat } is asked
found-nobody-asked = nobody is asked: the game is over
found-winner = { $seat } has won
found-no-winner = nobody has won yet
found-pile = the pile of lost counters holds { $n }

check-failed = { $place }: failed: { $text }
check-unreadable = { $place }: cannot be read: { $what }
check-title = in the example “{ $title }”
check-what-is = found: { $what }
check-problem = { $what }
check-because = { $clause }: { $why }
check-legal = { $seat } is asked; legal moves:
check-nobody = nobody is asked: the game is over
check-passed = { $examples ->
    [one] { $examples } example passes
   *[other] { $examples } examples pass
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}
check-summary = { $failed } of { $examples } examples failed; { $unreadable ->
    [0] every file can be read
    [one] { $unreadable } file cannot be read
   *[other] { $unreadable } files cannot be read
}
check-none-ran = no example was run: { $unreadable ->
    [one] { $unreadable } file cannot be read
   *[other] { $unreadable } files cannot be read
}
check-no-files = { $path }: there are no playbooks (*.play) here

# Munchkin.
playbook-mb-move = cannot read the move “{ $text }”; expected for example `open`, `put COFFIN`, `FAIRY DUST > fighters`, `ask Bob for 2`, `settle`, `roll`, `choose COFFIN`
playbook-mb-expect = cannot read the expectation “{ $text }”; expected for example `Ann 3`, `Ann has COFFIN`, `Ann holds COFFIN`, `fight 12 to 9`, `asked Bob`, `winner Ann`
found-mb-level = { $seat } is at level { $what }
found-mb-dead = { $seat } is dead
found-mb-alive = { $seat } is alive
found-mb-hand = { $seat } holds { $what }
found-mb-table = { $seat } has { $what } in play
found-mb-uses = { $seat } uses { $what }
found-mb-knows = { $seat } knows of: { $what }
found-mb-turn = it is { $seat }'s turn
found-asked-for = { $seat } is asked ({ $what })
found-mb-fight = the fight stands at { $ours } to { $theirs }
found-mb-no-fight = there is no fight
found-mb-monsters = there are { $n } monsters in the fight
found-mb-main = { $seat } is the main fighter
found-mb-helper = { $seat } helps
found-mb-no-helper = nobody helps
found-mb-discard = the discards are { $what }
playbook-mb-question = cannot read what is asked, “{ $text }”; expected one of: { $known }
found-mb-not-sealed = { $seat } has not given a sealed answer
found-pile-cards = the pile has { $n } cards
found-pile-top = on top of the pile are: { $what }
found-mb-counting = the curse in front of { $seat } counts in the fight
found-mb-waiting = the curse in front of { $seat } waits for a fight
found-mb-no-curse = { $seat } has no such curse
