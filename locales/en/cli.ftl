# The command line: help, reports, errors.

cli-about = Card games with a proper referee: play, check, simulate, replay, look up the rules.
cli-after =
    Examples:
      recess play                             a game of Lunch Money against three bots
      recess play --players 2 --lang it       in Italian, against one
      recess play munchkin-bites --plain      a game of Munchkin Bites!
      recess serve --open                     play in the browser, alone or with others
      recess host localhost:7777              a table of your own on a server
      recess join https://host/t/ABCDEFGH     a friend's table on a server
      recess rules backlash                   what a card does, and the rules about it
      recess rules LM-BLOCK-2 --lang cs       a clause, in Czech
      recess check rulebook/playbooks         run every example in the rulebook
      recess sim lunch-money --games 100000   random games, with statistics
      recess sim munchkin-bites --games 1000  the other game, also by Race and card
      recess arena --bots hard,normal --games 400  how strong a bot is
      recess lab run lab/munchkin-bites.toml -o out     an experiment, with a report
      recess replay game.play --lang es       a saved game, told in Spanish
      recess review game.play -o review.html  a saved game, judged decision by decision
      recess set show bites vampire           what a Munchkin card does

    A fan-made implementation, not affiliated with the publishers; no original art or text.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-help = Show this help
cli-version = Show the version
cli-lang = Language: en, it, es or cs (default: from the environment)
cli-bad-lang = unknown language “{ $lang }”; expected en, it, es or cs
cli-error = error: { $what }
cli-warning = warning: { $what }
cli-see-help = `--help` explains every command and option.
cli-no-command = there is no command “{ $name }”
cli-no-command-near = there is no command “{ $name }”; did you mean “{ $near }”?
cli-no-option = “{ $option }” does not belong here
cli-no-option-near = “{ $option }” does not belong here; did you mean “{ $near }”?
cli-no-value = { $option } needs a value
cli-bad-value = “{ $value }” is no value for { $option }
cli-no-equals = { $option } takes its value after an equals sign
cli-option-twice = { $option } may be given only once
cli-options-conflict = { $option } and { $other } do not go together
cli-missing = something is missing: { $what }
cli-not-utf8 = an argument is not UTF-8 text

cli-check-about = Run playbooks: examples, bug reports, saved games
cli-check-after =
    A playbook is a text file (*.play). A directory is searched recursively; - is standard input.
    Exit code: 0 every example passes, 1 an expectation fails, 2 a file cannot be read.

    Examples:
      recess check rulebook/playbooks
      recess check my-argument.play
      recess sim lunch-money --games 1 --save games && recess check games
cli-check-files = Playbooks, directories of playbooks, or - for standard input
cli-check-quiet = Print nothing if every example passes

cli-play-about = Play Lunch Money or Munchkin Bites! against bots
cli-play-after =
    On a terminal the game takes the whole screen, with keys and mouse (? lists them).
    It is saved as you play; --resume continues with the same decision.
    In a pipe, or with --plain, you get numbered moves, one per line, good for screen readers.
    The bots see only what their seat may see, and do not know who is human. easy sometimes
    forgets to answer, normal plays by rules of thumb, hard looks ahead.
    h (with --plain, the word “hint”) shows what a hard bot would do, knowing what you know.

    Examples:
      recess play
      recess play --players 2 --seed 42 --lang cs
      recess play --rules italian,+counter_cap --deck base
      recess play munchkin-bites --players 4 --rules +fast
      recess play --bots hard,easy,normal
      recess play --resume        continue your latest unfinished game
      recess play --plain         the game in lines of text
      recess play --save games
cli-play-plain = Plain text with prompts and numbered moves, for pipes and screen readers
cli-play-players = Number of players, including you (2 to 8)
cli-play-name = Your name
cli-play-save = Save the game in this directory (default: your data directory; in a pipe, nowhere)
cli-play-resume = Continue an unfinished game: the one in FILE, or one of your latest
cli-deck = Lunch Money decks: base, sticks-and-stones; “base x2” for two copies
cli-sets = Directory with your own set of cards (Munchkin Bites! only); give it several times to shuffle several sets together
cli-rules = Lunch Money: english or italian, then +switch, -switch, +switch=N (default: english). Munchkin Bites!: +fast, -items_in_combat, +cheating, rounds=N, offers=N, trades=N, turnings=N (default: standard)
cli-seed = Seed for all dealing (default: random)
cli-seats-warning = these cards are enough for about { $n } players; the discard pile will be reshuffled often
cli-cannot-deal = these settings leave too few cards to deal
cli-no-sets = this game takes no card sets of your own
cli-no-deck = this game has one set of cards: --deck is for games with several decks
cli-mb-seats-warning = the game is made for 3 to 6 players
cli-set-unsound = the built-in set of cards cannot be read; `recess set check bites` says why
cli-bad-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”

cli-host-about = Open a table on a server and play there
cli-host-after =
    The link to the table is printed and stands in the waiting room: send it to your friends. They join
    in a browser or with `recess join`; bots take the free seats when the game begins.
    The seat is kept: `recess join LINK` brings you back.

    Examples:
      recess host localhost:7777
      recess host https://play.example.org munchkin-bites --players 5 --hints
      recess host https://play.example.org --rules italian --pace relaxed --public
      recess host localhost:7777 --bots hard --start
cli-host-url = The server, such as https://host or localhost:7777
cli-host-players = Number of seats (2 to 8)
cli-host-bots = The bots that fill seats: one name for all, or one per seat after the first: easy, normal, hard (default: normal)
cli-host-pace = How much time there is: relaxed, normal, quick, appointment (default: normal)
cli-host-beat = Milliseconds that bots wait before they act (default: the server's)
cli-host-number = A number that only this game has, such as last_call=10 for munchkin-bites
cli-host-strict = Give every window its full time
cli-host-hints = Let players ask for hints
cli-host-public = List the table, and let anybody watch
cli-host-start = Begin at once, with bots in the other seats

cli-join-about = Play at a server's table, with friends or bots
cli-join-after =
    Use the same link as in the browser. You take a free seat. The seat's secret is saved in
    your data directory, so the same command brings you back to it. A link with #key=… takes
    you to the seat with that key.
    On a terminal the table takes the whole screen, with keys and mouse (? lists them). In a pipe,
    or with --plain, you get lines of text, good for screen readers.
    Exit code: 0 you left, 1 the input ended or you declined to watch, 2 something failed.

    Examples:
      recess join http://localhost:7777/t/ABCDEFGH
      recess join https://play.example.org/t/ABCDEFGH --name Ann
      recess join https://play.example.org/t/ABCDEFGH --watch
      recess join "http://localhost:7777/t/ABCDEFGH#key=5d41402abc4b2a76" --plain
cli-join-url = Link to the table, such as https://host/t/ABCDEFGH
cli-join-name = Your name at the table (default: your account name)
cli-join-watch = Watch only

cli-rules-about = Look up the rules: a clause, a card, or any word
cli-rules-after =
    Examples:
      recess rules LM-BLOCK-2
      recess rules "poke in the eye" --lang es
      recess rules helpless
      recess rules --list
      recess rules MB-LASTCALL-1
      recess rules --game munchkin-bites curse
cli-rules-what = A clause (LM-GRAB-1), a card (in any language), or words to search for
cli-rules-game = The game: { $games } (clauses are found without it)
cli-rules-list = List every clause and every card
cli-rules-none = nothing in the rulebook mentions “{ $what }”; `recess rules --list` lists clauses and cards
cli-rules-answered = Answered by: { $cards }
cli-rules-answered-none = Nothing answers it.
cli-rules-follows = May be played after or with: { $cards }
cli-rules-follows-none = Played on its own.
cli-rules-copies = In the decks: { $base ->
    [0] not in the base game
   *[other] { $base } in the base game
}, { $expansion ->
    [0] not in Sticks & Stones
   *[other] { $expansion } in Sticks & Stones
}.
cli-rules-examples-help = Print every example of the clause, too
cli-rules-examples-count = { $n ->
    [one] { $n } example: `recess rules { $clause } --examples` prints it.
   *[other] { $n } examples: `recess rules { $clause } --examples` prints them.
}
cli-rules-examples = Examples:
cli-rules-touches = See also: { $clauses }
cli-rules-clauses = Clauses:
cli-rules-cards = Cards:
cli-rules-found = Clauses that mention “{ $what }”:
cli-rules-clauses-about = Clauses about it:
cli-kind-basic = Basic Attack
cli-kind-defense = Defense
cli-kind-weapon = Weapon
cli-kind-specialty = Specialty

cli-sim-about = Play many games with bots and print statistics
cli-sim-after =
    The same seed and settings give the same games on any number of threads.
    Ctrl-C stops early and prints the figures so far.
    Hard bots run 500 simulations per decision here, unless you set --iterations.

    Keys of --json:
      game, players, rules, bots, seed, threads    the settings
      decks                                        lunch-money
      games, decisions, turns                      how many there were
      seconds, games_per_s, decisions_per_s        how long it took
      turns_per_game, decisions_per_game           each with mean, median, p99
      wins_by_seat                                 counted from the first seat
      wins_by_turn_order                           counted from the first player
      interrupted                                  whether it was stopped early
    and for munchkin-bites (two players can win one game together):
      rounds_per_game                              with mean, median, p99
      stalled                                      ended by MB-STALL-1
      races                                        players and wins by Race
      fights, decided_by                           what decided how many fights
      cards                                        with --cards: held, used, share

    decided_by groups fights by the kind of card that last changed which side
    was winning: none, help, item ... cards counts the games in which somebody
    held the card, and how many of those saw it used.

    Examples:
      recess sim lunch-money --players 4 --games 100000 --seed 1
      recess sim lunch-money --rules italian,+counter_cap --json
      recess sim lunch-money --games 10 --save games
      recess sim munchkin-bites --games 1000 --bots casual --cards
cli-sim-game = The game: { $games }
cli-sim-players = Number of players (2 to 8)
cli-sim-games = Number of games
cli-sim-seed = Seed for the whole run; each game gets its own seed from it
cli-sim-threads = Number of threads (default: one per core)
cli-sim-save = Save every game as a playbook in this directory
cli-sim-json = Print the figures as JSON
cli-sim-bots = The players: one name for all seats, or one per seat, separated by commas: random (any legal move), easy, normal, hard; for Munchkin Bites! also casual (simple and fast)
cli-unknown-bots = unknown bots “{ $name }”; expected one of { $names }
cli-bots-count = { $given } bots for { $wanted } seats; name one for all seats, or one per seat
cli-play-bots = Your opponents: one name for all, or one per seat starting on your left, separated by commas: random, easy, normal, hard (default: normal); for Munchkin Bites! also casual (simple and fast)
cli-iterations = Simulations per decision for hard bots; with a seed, results are the same everywhere
cli-seconds = Seconds per decision for hard bots (default: 0.3)
cli-bad-seconds = --seconds must be a number from 0.001 to 3600, not “{ $value }”
cli-sim-cards = For every card, count how often players who hold it use it (munchkin-bites)
cli-sim-no-cards = --cards is for games whose cards are counted
cli-sim-title-mb = Munchkin Bites!, { $players } players, rules { $rules }, seed { $seed }
cli-sim-by = bots: { $bots }
cli-sim-rounds = rounds
cli-sim-stalled = ended by the round limit (MB-STALL-1): { $share }
cli-sim-races = by Race at the end: share of players, share of wins
cli-sim-race = { "  " }{ $race }: { $players }, { $wins }
cli-sim-human = human
cli-sim-half = half-breed { $races }
cli-sim-decided = what decided { $fights } fights:
cli-sim-decided-none = nothing played
cli-sim-decided-help = help
cli-sim-share = { "  " }{ $what }: { $share }
cli-sim-cards-title = cards held, by how often they were used:
cli-sim-card = { "  " }{ $share }  { $card } (held in { $games } games)
cli-sim-title = Lunch Money, { $players } players, { $decks }, rules { $rules }, seed { $seed }
cli-sim-games-done = { $games } games in { $seconds } s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
cli-sim-speed = { $games } games/s, { $decisions } decisions/s
cli-sim-length = per game: { $what } mean { $mean }, median { $median }, 99 % { $p99 }
cli-sim-turns = turns
cli-sim-decisions = decisions
cli-sim-wins = wins by seat: { $wins }
cli-sim-wins-order = wins from the player who began: { $wins }
cli-sim-interrupted = Interrupted: these figures cover { $done } of { $games } games.
cli-sim-saved = { $games ->
    [one] { $games } game
   *[other] { $games } games
} saved in { $dir }
cli-sim-save-many = saving more than { $most } games makes a very large directory; play fewer games, or leave out --save
cli-cannot-write = { $path }: cannot be written: { $error }
cli-cannot-read = { $path }: cannot be read: { $error }
cli-no-such-file = there is no such file or directory
cli-no-permission = there is no permission for it
cli-is-a-directory = it is a directory
cli-not-a-directory = a part of the path is not a directory
cli-read-only = the file system is read-only
cli-disk-full = the disk is full

cli-replay-about = Retell a saved game (or any playbook), turn by turn
cli-replay-after =
    Examples:
      recess replay game.play
      recess replay game.play --lang cs
      recess replay game.play --seat Ann        with the cards Ann drew, and nobody else's
      recess replay game.play --screen          full screen, step by step
      recess replay https://host/replay/ABCDEFGH/1   a game that was played on a server
      recess replay game.play --spell-out       hands, piles and shuffles written out
      recess replay game.play --verify HASH     was it dealt as the table promised?
cli-replay-screen = Show it full screen, step by step
cli-replay-no-screen = --screen needs a terminal
cli-replay-file = The playbook, a link to a table or a replay on a server, or - for standard input
cli-replay-spell = Write it out with all hands, both draw piles, every shuffle and every roll, so that it needs no random numbers
cli-replay-seat = Tell it as this seat saw it
cli-replay-turn = Turn { $n }
cli-replay-differs = From here on, the record does not follow the rules:
cli-replay-example = Example { $n }: { $title }
cli-replay-version = this game was saved under rules version { $version }, and this is { $ours }; it may play out differently
cli-replay-several = the file holds several examples; --spell-out writes the first one
cli-replay-verify = Check that it was dealt as promised (default: the HASH in the file), that every decision is legal, and that the record is complete and signed
cli-verify-several = --verify checks one game; the file holds { $n }
cli-verify-bad-hash = --verify takes the hash that the table showed before the game: 64 digits and letters from a to f, not “{ $value }”
cli-verify-version = this game was played under rules version { $version }, and this is { $ours }; only version { $version } of recess can check it
cli-verify-laid-out = { $place }: not everything is dealt from the seed: “{ $text }”; a game downloaded from a table has only bare seats, a dealer and a seed
cli-verify-no-salt = { $file } has no salt (a line “salt ...”), so there is no hash to compute; download the game again from its table or its replay
cli-verify-no-hash = { $file } has no hash (a line “hash ...”); pass the hash that the table showed before the game: --verify HASH
cli-verify-wrong = The shuffle is not the promised one. Promised: { $promised }; the record gives: { $hash }
cli-verify-changed = The record was changed, or belongs to another game:
cli-verify-left =
    { $n ->
        [one] The record is missing one decision
       *[other] The record is missing { $n } decisions
    }: a game has a line for each
cli-verify-unfinished = The record ends before the game is over
cli-verify-no-winner = The record does not say who won. According to the moves: { $winners }
cli-verify-kept = The shuffle is the promised one: { $hash }
cli-verify-holds = Dealt from seed { $seed }; all { $n } decisions are legal. Winner: { $winners }
cli-verify-compare = The promised hash came from the file itself. Compare it with the one the table showed before the game, or pass that: --verify HASH
cli-replay-key = With --verify: the public key of the server that must have signed the record
cli-replay-head = With --verify: a seal of the record that the table showed during the game
cli-verify-no-secret = { $file } has no secret (a line “secret ...”), so there is no hash to compute; download the game again from its table or its replay
cli-verify-share = What { $name }’s device added to the shuffle is not what it had promised
cli-verify-seed = The seed is not the one that the secret and the players’ devices give: { $seed }
cli-verify-form = The lines about the shuffle are damaged
cli-verify-nobody = No player’s device took part in the shuffle: the server chose it alone
cli-verify-shares = Devices that took part in the shuffle: { $names }
cli-verify-left-out = Left out, because they did not answer in time: { $names }
cli-verify-chain = The record was changed: its chain does not end as the file says
cli-verify-head = The record was changed: what the table showed during the game (--head) is not in it
cli-verify-unsigned = The record is not signed by the key that it names
cli-verify-key = The record is signed by another key: { $key }
cli-verify-signed = The record is complete and signed by the server with the key { $key }
cli-verify-broken = Dealt from seed { $seed }; all { $n } decisions are legal. Then the game was broken off

cli-review-about = Review a saved game: chances, decisions, mistakes and turning points
cli-review-after =
    The review is one self-contained HTML page that also works on phones; --json is for programs.
    A hard bot judges each decision, using only what that player knew at that moment.
    A loss within the noise is nobody's mistake; the page explains how that is measured.
    The same seed and --iterations give the same review on any number of threads.
    Ctrl-C stops it without writing anything.
    Exit code: 0 reviewed, 1 the game breaks the rules, 2 it cannot be read or written.

    Keys of --json:
      game, title, seats, winners, seat, seed, iterations   what was reviewed, and how
      thresholds                       the sure loss at which each mark starts
      summary                          for each seat: decisions, marks, sure_loss
      curve                            at the start of each turn and at the end: turn, whose,
                                       chances and errors by seat
      turning_points                   turn, seat, from, to, decision, sentence
      decisions                        turn, seat, question, move, text, mark, before, after,
                                       loss, loss_error, sure_loss, alternatives, others

    Examples:
      recess review game.play -o review.html
      recess review game.play --seat Ann -o ann.html --lang it
      recess review game.play --iterations 20000 -o careful.html
      recess review game.play --json > review.json
cli-review-out = File to write (- for standard output)
cli-review-seat = Review only this player, and show nothing this player did not know
cli-review-iterations = Simulations to find the moves worth a closer look; each of those moves then gets half as many
cli-review-seed = Seed for everything the bot imagines
cli-review-json = Print the review as JSON

cli-set-about = Look at Munchkin cards, or check your own set
cli-set-after =
    A set is a directory of data files: *.toml for the cards, text/en, it, es, cs for their names.
    docs/card-data.md describes them. `bites` is the built-in set.

    Examples:
      recess set show bites
      recess set show bites vampire --lang es
      recess set check my-set
cli-set-set = The built-in set (bites), or the directory of a set
cli-set-card = A card's id, or its name in any language (default: all cards)
cli-set-check-about = Check a set and list every mistake with its file, card and field
cli-set-check-after =
    With needs = ["bites"] in set.toml, a set is read together with the built-in one.
    Exit code: 0 the set is valid, 1 it has mistakes, 2 it cannot be read.

    Examples:
      recess set check my-set
      recess set check my-set --lang cs
      recess set check bites
cli-set-show-about = Show cards as players see them
cli-set-show-after =
    A card's text is generated from its effects, so it is right in every language.

    Examples:
      recess set show bites
      recess set show bites vampire
      recess set show bites hombre lobo --lang cs
      recess set show my-set garden-ghoul

cli-arena-about = Let bots play each other and measure how strong they are
cli-arena-after =
    Every deal is played once from every seat: the bots move on by one seat, the cards stay.
    With --out, finished deals are saved in DIR/deals.jsonl. Stop the match when you like; the
    same command continues it. The figures are in DIR/result.json and DIR/result.svg.
    Intervals are 95 %, clustered by deal, because games of one deal are not independent.
    With --iterations, the same seed gives the same wins on every machine and any number of
    threads. With --seconds, they depend on the machine.

    Keys of --json:
      game, rules, bots, seed, seconds or iterations   the settings
      games, deals, fair                               how many there were, a fair share
      results                                          for each kind of bot: bot, seats,
                                                       win_rate, low, high, decisions,
                                                       seconds_per_decision
      interrupted                                      whether it was stopped early

    Examples:
      recess arena --bots hard,normal,normal,normal --games 2000 --seed 7
      recess arena --bots hard,normal --games 1000 --iterations 1000 --out duel
      recess arena --bots easy,random,random,random --games 20000 --json
      recess arena --game munchkin-bites --bots normal,easy,easy,easy --games 400
cli-arena-bots = The players: one name per seat, separated by commas
cli-arena-games = Number of games (rounded up to whole deals)
cli-arena-out = Keep finished deals, figures and a picture in this directory, and continue from there
cli-arena-seats = name two to eight bots, one per seat
arena-title = { $games } games: { $deals } deals, each played from every seat
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-interval = 95 % interval
arena-time = time per decision
arena-note = Wins are the share of games won per bot of that kind; a fair share is { $fair } %. Intervals are clustered by deal.
arena-saved = the figures, the picture and the deals are in { $dir }
arena-interrupted = Interrupted: these figures cover { $done } of { $deals } deals.
arena-other = { $path } holds a match with other settings; choose another directory for --out
arena-picture = { $title }: share of { $games } games won
arena-fair = fair share { $fair } %

cli-lab-about = Run experiments that measure rules, seats and cards
cli-lab-after =
    An experiment is a grid of tables, described in a TOML file; lab/ has some examples.

    Examples:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab report out/house-rules --lang it
cli-lab-run-about = Run an experiment, keep its games, and write a report
cli-lab-run-after =
    Keys of an experiment (only game is required):
      title       title of the report
      game        "lunch-money" or "munchkin-bites"
      players     [2, 4, 6]: numbers of players (default [4])
      decks       ["base", "base,sticks-and-stones"] (lunch-money)
      profiles    ["english", "italian"]: rules to start from
      switches    ["+counter_cap", "+discard_cost=1"]: each is compared with none
      bots        ["normal", "hard,easy,easy,easy"]: one for all seats, or one per seat
      games       games per cell of the grid (default 1000)
      seed        seed of all deals (default 1); every cell plays the same deals
      iterations  simulations per decision for hard bots (default 500)
      chunk       games saved together (default 500)
    The first entry of each list is the baseline for the others.

    DIR gets games.parquet (one row per game and seat), report-LANG.html and report-LANG.md.
    Stop with Ctrl-C when you like: finished parts are in DIR/parts, the report covers them,
    and the same command continues. The games are the same on any number of threads.
    Exit code: 0 finished, 130 stopped early, 2 something failed.

    Examples:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab run lab/munchkin-bites.toml -o out/munchkin --games 200 --threads 2
      duckdb -c "select players, turn_order, avg(result) from 'out/munchkin/games.parquet'
                 group by all order by all"
cli-lab-report-about = Write the report again, also for an unfinished experiment
cli-lab-report-after =
    Examples:
      recess lab report out/house-rules
      recess lab report out/house-rules --lang cs
cli-lab-file = The experiment, or - for standard input
cli-lab-out = Directory for the games and the report; an experiment started there continues
cli-lab-games = Games per cell, overriding the experiment
cli-lab-dir = A directory written by recess lab run
