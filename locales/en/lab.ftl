# The balance lab: experiments and their reports.

lab-not-toml = line { $line }: { $what }
lab-unknown-key = unknown key “{ $key }”; an experiment has { $keys }
lab-needs-game = an experiment needs game = "lunch-money" or game = "munchkin-bites"
lab-number = { $key } must be a whole number from { $least } to { $most }, not { $value }
lab-text = { $key } must be a string in quotes, not { $value }
lab-texts = { $key } must be a list of strings such as ["one", "two"], not { $value }
lab-players = players must be a list of numbers from 2 to 8 such as [2, 4], not { $value }
lab-twice = { $key } has “{ $value }” twice
lab-too-many = the grid has more than { $most } cells; split it into two experiments
lab-cell = { $players } players, { $settings }: { $what }
lab-same-cell = { $players } players, { $settings }: another cell has the same rules; remove the switch that changes nothing
lab-other = { $dir } holds another experiment, or one played by another version; choose another directory for -o
lab-no-plan = { $dir } holds no experiment: there is no { $file }. Create one with `recess lab run EXPERIMENT -o { $dir }`
lab-bad-plan = { $path } was not written by `recess lab run`: { $error }
lab-kept = Finished games are in { $dir } and stay readable. Run the same command to continue.
lab-interrupted = Interrupted: { $done } of { $all } games are finished and saved. Run the same command to play the rest.
lab-written = { $games } games are in { $file }
lab-report-written = the report is in { $file } (as Markdown in { $markdown })
lab-nothing = { $dir } holds no finished games yet

lab-at = { $players ->
    [one] { $players } player: { $what }
   *[other] { $players } players: { $what }
}
lab-profile = { $new } rules instead of { $old }
lab-decks = decks { $new } instead of { $old }
lab-bots = { $new } bots instead of { $old }
lab-sentence = { $what }: { $length }, { $first }.
lab-sentence-out = { $what }: { $length }, { $first }, { $out }.
lab-sentence-none = { $what }: none of { $games } games changed.
lab-length-less = games are { $by } % ± { $give } % shorter
lab-length-same = no difference seen in the length of games (± { $give } %)
lab-length-more = games are { $by } % ± { $give } % longer
lab-first-less = the first seat loses { $by } ± { $give } points
lab-first-same = no difference seen for the first seat (± { $give } points)
lab-first-more = the first seat gains { $by } ± { $give } points
lab-out-less = the first knock-out comes { $by } % ± { $give } % earlier
lab-out-same = no difference seen in when the first knock-out comes (± { $give } %)
lab-out-more = the first knock-out comes { $by } % ± { $give } % later

lab-switch-humiliation-stops-wedgy = { $value ->
    [off] Humiliation does not cancel a Wedgy
   *[on] Humiliation cancels a Wedgy
}
lab-switch-humiliation-stops-revival = { $value ->
    [off] Humiliation does not cancel First Aid played to stay conscious
   *[on] Humiliation cancels First Aid played to stay conscious
}
lab-switch-headlock-hits-at-once = { $value ->
    [off] a Headlock's free hits begin one turn later
   *[on] a Headlock's free hits begin on the turn it is made
}
lab-switch-poke-second-attack-any = { $value ->
    [off] after a Poke only a Basic Attack or a Weapon may follow
   *[on] after a Poke any attack may follow
}
lab-switch-outsiders-basic-or-weapon-only = { $value ->
    [off] outsiders may attack somebody in a hold with anything
   *[on] outsiders may attack somebody in a hold only with Basic Attacks and Weapons
}
lab-switch-cooties-when-grabbed = { $value ->
    [off] a Grab cannot be answered with Cooties
   *[on] a Grab may be answered with Cooties
}
lab-switch-counter-cap = { $value ->
    [off] First Aid may take you above your starting counters
   *[on] First Aid never takes you above your starting counters
}
lab-switch-no-discard = { $value ->
    [off] anybody may discard
   *[on] you may discard only if you could otherwise only pass
}
lab-switch-discard-opens = { $value ->
    [off] a discard opens nobody to attack
   *[on] after a discard, everybody else may attack that player once
}
lab-switch-discard-cost-per-card = { $value ->
    [off] discarding has no cost per card
   *[on] discarding costs one counter per card
}
lab-switch-no-holds = { $value ->
    [off] Choke and Headlock are in the deck
   *[on] Choke and Headlock are left out
}
lab-switch-discard-cost = { $value ->
    [off] discarding costs nothing
    [one] discarding costs a counter
   *[other] discarding costs { $value } counters
}
lab-switch-first-aid = { $value ->
    [one] one First Aid card in each base deck
   *[other] { $value } First Aid cards in each base deck
}
lab-switch-stall-rounds = { $value ->
    [off] quiet rounds cost nobody anything
    [one] everybody loses counters after one quiet round
   *[other] everybody loses counters after { $value } quiet rounds
}
lab-switch-fast = { $value ->
    [off] the ordinary game
   *[on] the fast game
}
lab-switch-items-in-combat = { $value ->
    [off] no items may be put into play during your own fight
   *[on] items may be put into play during your own fight
}
lab-switch-cheating = { $value ->
    [off] nobody cheats
   *[on] players may cheat with items, and be accused of it
}
lab-switch-rounds = { $value ->
    [one] whoever is ahead wins after one round
   *[other] whoever is ahead wins after { $value } rounds
}
lab-switch-offers = { $value ->
    [0] no offers of help
    [one] one offer of help per pair and fight
   *[other] { $value } offers of help per pair and fight
}
lab-switch-trades = { $value ->
    [0] no trading
    [one] one trade offer per pair and turn
   *[other] { $value } trade offers per pair and turn
}
lab-switch-turnings = { $value ->
    [0] items cannot be rearranged
    [one] items can be rearranged once a turn
   *[other] items can be rearranged { $value } times a turn
}

lab-intro = { $game }. { $cells } tables with { $games } games each: { $all } games in all, from seed { $seed }. Every table plays the same deals.
lab-partial = Interrupted: these figures cover { $done } of { $all } games.
lab-differences = What makes a difference
lab-differences-note = Each line compares two tables that differ in one thing and play the same deals. ± is a 95 % interval; of { $n } figures, about { $chance } would fall outside theirs by chance alone. A point is one per cent of all games.
lab-switches-at = House switches, { $players } players ({ $common })
lab-profiles-at = Profiles, { $players } players ({ $common })
lab-decks-at = Decks, { $players } players ({ $common })
lab-bots-at = Bots, { $players } players ({ $common })
lab-plot-length = Game length against the baseline, in %, { $players } players
lab-plot-first = First-seat wins against the baseline, in points, { $players } players
lab-no-difference = no difference
lab-table = { $players } players ({ $common })
lab-table-games = Figures from { $games } games. Seat 1 plays first; the others follow in turn order.
lab-seats = Seats
lab-seat = seat { $n }
lab-plot-seats = Share of games won by each seat, { $players } players
lab-by-bot = Bots
lab-by-kind = Player kinds
lab-plot-groups = Win rate against all others, in points
lab-lengths = Length
lab-plot-lengths = Game lengths, { $players } players
lab-turns = turns
lab-outs = Knock-outs
lab-plot-outs = Share of players still in the game, { $players } players
lab-cards = Cards
lab-cards-note = How many points more often players with a card win than players without it. The starting hand is pure chance, so the “dealt” column is the card's own effect. Players who last longer draw and play more cards of every kind, so the other two columns flatter most cards.
lab-cards-some = The { $shown } strongest and weakest of { $all } cards; the others are in the data.
lab-plot-cards = What a card in the starting hand is worth, in points, { $players } players
lab-all = All tables
lab-notes = How to read this
lab-note-intervals = Intervals are 95 %. Games count as independent. Seats of one game share one win, and the intervals allow for that.
lab-note-pairs = Differences are paired: the same deal with and without the change. If the change matters only late in a game, the pair plays alike for a long time, and the difference is sharp.
lab-note-bots = Bots are not people. They keep the same habits whatever the rules are. So the figures show what a rule does to games, not how players would adapt to it.
lab-note-cards = Copies of a card count once per player and game. Cards and kinds seen with fewer than 30 players are left out.
lab-note-endless = A game that nobody has won after 20 000 decisions is stopped and counts as won by nobody. Without the rule against stalling, careful bots would discard for ever.
lab-note-data = games.parquet has one row per game and seat: cell, game, players, decks, rules, deal, seed, seat, turn_order, bot, result, turns, out_turn, score, kind, and the cards dealt, drawn, played and held.
lab-col-what = change
lab-col-length = length, %
lab-col-first = first seat, points
lab-col-out = first knock-out, %
lab-col-pairs = pairs of games
lab-col-seat = seat
lab-col-wins = wins, %
lab-col-mean = mean
lab-col-shortest = shortest
lab-col-tenth = 10 %
lab-col-median = median
lab-col-ninety = 90 %
lab-col-ninety-nine = 99 %
lab-col-longest = longest
lab-col-place = { $n ->
    [1] out first
    [2] second
    [3] third
   *[other] { $n }th
}
lab-col-out-turn = mean turn
lab-col-kind = kind
lab-col-share = share of players
lab-col-with = wins
lab-col-others = others win
lab-col-difference = difference, points
lab-col-card = card
lab-col-dealt = dealt
lab-col-drawn = drawn
lab-col-played = played
lab-col-seen = players who drew it
lab-col-settings = table
lab-col-players = players
lab-col-games = games
lab-col-turns = turns
lab-col-first-wins = first seat wins, %
lab-col-endless = stopped
