# The balance lab: experiments and their reports.

lab-not-toml = this is not TOML: { $error }
lab-unknown-key = unknown key “{ $key }”; an experiment has { $keys }
lab-needs-game = an experiment needs game = "lunch-money" or game = "munchkin-bites"
lab-number = { $key } must be a whole number from { $least } to { $most }, not { $value }
lab-text = { $key } must be a text in quotes, not { $value }
lab-texts = { $key } must be a list of texts such as ["one", "two"], not { $value }
lab-players = players must be a list of numbers from 2 to 8 such as [2, 4], not { $value }
lab-twice = { $key } has “{ $value }” twice
lab-too-many = the grid has more than { $most } cells; make two experiments of it
lab-cell = { $players } players, { $settings }: { $what }
lab-same-cell = { $players } players, { $settings }: these are the rules of another cell; a switch that changes nothing does not belong into the grid
lab-other = { $dir } holds another experiment, or one that an other version played; choose another directory for -o
lab-no-plan = { $dir } holds no experiment: there is no { $file }. `recess lab run EXPERIMENT -o { $dir }` makes one
lab-bad-plan = { $path } is not what `recess lab run` writes: { $error }
lab-kept = What was finished is in { $dir } and stays readable; the same command goes on from there.
lab-interrupted = Interrupted: { $done } of { $all } games are finished and kept. The same command goes on with the rest.
lab-written = { $games } games are in { $file }
lab-report-written = the report is in { $file } (and as Markdown in { $markdown })
lab-nothing = { $dir } holds no finished games yet

lab-at = { $players ->
    [one] { $players } player: { $what }
   *[other] { $players } players: { $what }
}
lab-profile = { $new } rules in place of { $old } ones
lab-decks = the decks { $new } in place of { $old }
lab-bots = { $new } bots in place of { $old }
lab-sentence = { $what }: { $length }, { $first }.
lab-sentence-out = { $what }: { $length }, { $first }, { $out }.
lab-sentence-none = { $what }: not one of { $games } games went differently.
lab-length-less = games are { $by } % ± { $give } % shorter
lab-length-same = games are as long as before (± { $give } %)
lab-length-more = games are { $by } % ± { $give } % longer
lab-first-less = the first seat loses { $by } ± { $give } points
lab-first-same = the first seat gains nothing (± { $give } points)
lab-first-more = the first seat gains { $by } ± { $give } points
lab-out-less = the first knock-out comes { $by } % ± { $give } % earlier
lab-out-same = the first knock-out comes when it did (± { $give } %)
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
    [off] anybody may attack someone in a hold with anything
   *[on] third parties attack someone in a hold with Basic Attacks and Weapons only
}
lab-switch-cooties-when-grabbed = { $value ->
    [off] a Grab cannot be answered with Cooties
   *[on] a Grab may be answered with Cooties
}
lab-switch-counter-cap = { $value ->
    [off] First Aid may lift above the starting counters
   *[on] First Aid never lifts above the starting counters
}
lab-switch-no-discard = { $value ->
    [off] everybody may discard
   *[on] only who could do nothing else may discard
}
lab-switch-discard-opens = { $value ->
    [off] a discard opens nobody to attack
   *[on] after a discard everybody may attack the discarder once
}
lab-switch-discard-cost-per-card = { $value ->
    [off] discarding does not cost by the card
   *[on] discarding costs a counter for each card
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
    [off] no items are put into play in one's own combat
   *[on] items may be put into play in one's own combat
}
lab-switch-cheating = { $value ->
    [off] nobody cheats
   *[on] items may be put down against the rules, and players accused of it
}
lab-switch-rounds = { $value ->
    [one] the highest level wins after one round
   *[other] the highest level wins after { $value } rounds
}
lab-switch-offers = { $value ->
    [0] nobody offers help
    [one] one offer for each pair and fight
   *[other] { $value } offers for each pair and fight
}
lab-switch-trades = { $value ->
    [0] nobody trades
    [one] one trade offer for each pair and turn
   *[other] { $value } trade offers for each pair and turn
}
lab-switch-turnings = { $value ->
    [0] items are not re-arranged
    [one] items are re-arranged once a turn
   *[other] items are re-arranged { $value } times a turn
}

lab-intro = { $game }. { $cells } tables, { $games } games at each: { $all } games in all, from seed { $seed }. Every table plays the same deals.
lab-partial = Interrupted: these are the figures of { $done } of { $all } games.
lab-differences = What makes a difference
lab-differences-note = Each line is one change against the table that differs in nothing else, played on the same deals. ± is a 95 % interval; of { $n } figures about { $chance } would lie outside theirs by chance alone. A point is one per cent of all games.
lab-switches-at = House switches, { $players } players ({ $common })
lab-profiles-at = Profiles, { $players } players ({ $common })
lab-decks-at = Decks, { $players } players ({ $common })
lab-bots-at = Bots, { $players } players ({ $common })
lab-plot-length = Length of games against the baseline, in %, { $players } players
lab-plot-first = Wins of the first seat against the baseline, in points, { $players } players
lab-no-difference = no difference
lab-table = { $players } players ({ $common })
lab-table-games = Figures of { $games } games. Seat 1 begins, the others follow in the order of turns.
lab-seats = Seats
lab-seat = seat { $n }
lab-plot-seats = Share of games won by each seat, { $players } players
lab-by-bot = Bots
lab-by-kind = Kinds of players
lab-plot-groups = Win rate against all others, in points
lab-lengths = Length
lab-plot-lengths = How many games are how long, { $players } players
lab-turns = turns
lab-outs = Who is knocked out when
lab-plot-outs = Share of players still in the game, { $players } players
lab-cards = Cards
lab-cards-note = By how many points players with a card win more often than players without it. Who is dealt a card at the start is chance, so that column is the card's own doing; who lives longer draws and plays more cards of every kind, so the other two flatter most of them.
lab-cards-some = The { $shown } cards at the ends of the list of { $all }; the others are in the data.
lab-plot-cards = What a card in the starting hand is worth, in points, { $players } players
lab-all = All tables
lab-notes = How to read this
lab-note-intervals = Intervals are 95 %. Games are what is counted as independent; seats of one game share one win, and intervals allow for that.
lab-note-pairs = Differences are those of pairs: the same deal with and without the change. Where the change comes late in a game the pair goes the same way for long, and the difference is sharp.
lab-note-bots = Bots are not people. They play by the same habits whatever the rules are, so what is measured is what a rule does to games, not what players would make of it.
lab-note-cards = Copies of a card count once for each player and game. Cards and kinds of which fewer than 30 players were seen are left out.
lab-note-endless = Games that nobody has won after 20 000 decisions are broken off and count as won by nobody. Without the rule against stalling, careful bots would discard for ever.
lab-note-data = games.parquet has a row for each game and seat: cell, game, players, decks, rules, deal, seed, seat, turn_order, bot, result, turns, out_turn, score, kind, and the cards dealt, drawn, played and held.
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
lab-col-endless = broken off
