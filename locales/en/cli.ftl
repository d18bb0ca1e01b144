# The command line: help, reports, errors.

cli-about = Take-that card games, properly refereed: play, check, simulate, replay, look up the rules.
cli-after =
    Examples:
      recess play                             a game of Lunch Money against three bots
      recess play --players 2 --lang it       in Italian, against one
      recess play munchkin-bites --plain      a game of Munchkin Bites!
      recess serve --open                     tables in the browser, alone or with others
      recess join https://host/t/ABCDEFGH     a table of a server, with friends
      recess rules backlash                   what a card does, and the rules about it
      recess rules LM-BLOCK-2 --lang cs       a clause, in Czech
      recess check rulebook/playbooks         run every example of the rulebook
      recess sim lunch-money --games 100000   random games, with figures
      recess sim munchkin-bites --games 1000  the other game, by Races and cards too
      recess arena --bots hard,normal --games 400  how strong a bot is
      recess lab run lab/munchkin-bites.toml -o out     an experiment, with a report
      recess replay game.play --lang es       a saved game, retold in Spanish
      recess review game.play -o review.html  a saved game, judged decision by decision
      recess set show bites vampire           a Munchkin card, with what it does

    A fan-made implementation, not affiliated with the publishers; no original art or text.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-help = Show this help
cli-version = Show the version
cli-lang = Language: en, it, es or cs (otherwise that of the environment)
cli-bad-lang = unknown language “{ $lang }”; expected en, it, es or cs
cli-error = error: { $what }
cli-warning = warning: { $what }

cli-check-about = Run playbooks: executable examples, bug reports, saved games
cli-check-after =
    A playbook is a text file (*.play). A directory is searched recursively; - is standard input.
    Exit code: 0 every example holds, 1 an expectation fails, 2 a file cannot be read.

    Examples:
      recess check rulebook/playbooks
      recess check my-argument.play
      recess sim lunch-money --games 1 --save games && recess check games
cli-check-files = Playbooks, directories of playbooks, or - for standard input
cli-check-quiet = Say nothing if every example holds

cli-play-about = Play against bots: Lunch Money, or Munchkin Bites!
cli-play-after =
    On a terminal the game takes the whole screen, with keys and mouse (? lists them).
    It is saved as it goes: --resume goes on with the same decision.
    In a pipe, or with --plain, it is numbered moves, one line each, also for screen readers.
    The bots see only what their seat may see, and do not know who is a person: easy forgets
    to answer now and then, normal plays by rules of thumb, hard looks ahead.
    h (with --plain the word “hint”) tells what a hard bot would do with what you know.

    Examples:
      recess play
      recess play --players 2 --seed 42 --lang cs
      recess play --rules italian,+counter_cap --deck base
      recess play munchkin-bites --players 4 --rules +fast
      recess play --bots hard,easy,normal
      recess play --resume        go on with the last unfinished game
      recess play --plain         the line-based game
      recess play --save games
cli-play-plain = Plain text: prompts and numbered moves, also for pipes and screen readers
cli-play-players = How many play, you included (2 to 8)
cli-play-name = Your name
cli-play-save = Keep the game in this directory (otherwise in your data directory; a pipe leaves nothing behind without this)
cli-play-resume = Go on with the unfinished game that was played last
cli-deck = Decks of Lunch Money: base, sticks-and-stones; “base x2” for two copies
cli-rules = Lunch Money: english or italian, then +switch, -switch, +switch=N (otherwise english). Munchkin Bites!: +fast, -items_in_combat, +cheating, rounds=N, offers=N, trades=N, turnings=N (otherwise standard)
cli-seed = The seed everything is dealt from (otherwise a random one)
cli-seats-warning = these cards carry about { $n } players comfortably; the discard pile will be reshuffled often
cli-cannot-deal = these settings do not leave enough cards to deal
cli-no-deck = this game has one set of cards: --deck is for games with several decks
cli-mb-seats-warning = the game is made for 3 to 6 players
cli-set-unsound = the set of cards that ships cannot be read; `recess set check bites` says why
cli-bad-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”
cli-unknown-game = unknown game “{ $name }”; expected one of: { $games }

cli-join-about = Play at a table of a server, with friends or bots
cli-join-after =
    The link is the one of the table in the browser, as a friend sends it. Somebody without a seat
    takes a free one; the secret of the seat is kept in your data directory, so that the same
    command comes back to it. A link with #key=… brings you to the seat of that secret.
    On a terminal the table takes the whole screen, with keys and mouse (? lists them); in a pipe,
    or with --plain, it is lines of text, also for screen readers.
    Exit code: 0 you have left, 1 the input has ended or nobody wanted to watch, 2 it did not work.

    Examples:
      recess join http://localhost:7777/t/ABCDEFGH
      recess join https://play.example.org/t/ABCDEFGH --name Ann
      recess join https://play.example.org/t/ABCDEFGH --watch
      recess join "http://localhost:7777/t/ABCDEFGH#key=5d41402abc4b2a76" --plain
cli-join-url = The link to the table, such as https://host/t/ABCDEFGH
cli-join-name = Your name at the table (otherwise that of your account)
cli-join-watch = Only watch

cli-rules-about = Look up the rules: a clause, a card, or any word
cli-rules-after =
    Examples:
      recess rules LM-BLOCK-2
      recess rules "poke in the eye" --lang es
      recess rules helpless
      recess rules --list
      recess rules MB-LASTCALL-1
      recess rules --game munchkin-bites curse
cli-rules-what = A clause (LM-GRAB-1), a card (in any language), or words to look for
cli-rules-game = The game: lunch-money or munchkin-bites (a clause of either is found without it)
cli-rules-list = List every clause and every card
cli-rules-none = nothing in the rulebook mentions “{ $what }”; `recess rules --list` lists clauses and cards
cli-rules-answered = Answered by: { $cards }
cli-rules-answered-none = Answered by nothing.
cli-rules-follows = May be played after or with: { $cards }
cli-rules-follows-none = Is played on its own.
cli-rules-copies = In the decks: { $base ->
    [0] not in the base game
   *[other] { $base } in the base game
}, { $expansion ->
    [0] not in Sticks & Stones
   *[other] { $expansion } in Sticks & Stones
}.
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

cli-sim-about = Play many games by bots, and print figures
cli-sim-after =
    The same seed and settings give the same games whatever the number of threads.
    Ctrl-C stops early and prints what was done so far.
    hard bots make 500 simulations for a decision here, unless --iterations says otherwise.

    Keys of --json:
      game, players, rules, bots, seed, threads    the settings
      decks                                        lunch-money
      games, decisions, turns                      how many were played
      seconds, games_per_s, decisions_per_s        how long it took
      turns_per_game, decisions_per_game           each with mean, median, p99
      wins_by_seat                                 counted from the first seat
      wins_by_turn_order                           counted from the player who began
      interrupted                                  whether it was stopped early
    and for munchkin-bites (two players can win one game together):
      rounds_per_game                              with mean, median, p99
      stalled                                      ended by MB-STALL-1
      races                                        players and wins by Race
      fights, decided_by                           what decided how many fights
      cards                                        with --cards: held, used, share

    decided_by counts fights won or fled by the kind of card that last changed
    which side was winning: none, help, item ... cards counts games in which
    somebody had the card in hand, and those of them in which it was used.

    Examples:
      recess sim lunch-money --players 4 --games 100000 --seed 1
      recess sim lunch-money --rules italian,+counter_cap --json
      recess sim lunch-money --games 10 --save games
      recess sim munchkin-bites --games 1000 --bots casual --cards
cli-sim-game = The game: lunch-money or munchkin-bites
cli-sim-players = How many play (2 to 8)
cli-sim-games = How many games
cli-sim-seed = The seed of the whole run; each game gets its own from it
cli-sim-threads = How many threads (otherwise one for each core)
cli-sim-save = Save every game as a playbook into this directory
cli-sim-json = Print figures for machines
cli-sim-bots = Who plays, one for all or one for each seat, with commas: random (any legal move), easy, normal, hard; for Munchkin Bites! also casual (plain, and quick)
cli-unknown-bots = unknown bots “{ $name }”; expected one of { $names }
cli-bots-count = { $given } bots for { $wanted } seats; name one for all of them, or one for each
cli-play-bots = The others, one for all or one for each from your left on, with commas: random, easy, normal, hard (otherwise normal); for Munchkin Bites! also casual (plain, and quick)
cli-iterations = How many simulations hard bots make for a decision: the same everywhere for a seed
cli-seconds = How long hard bots think about a decision (otherwise 0.3)
cli-bad-seconds = --seconds must be a number from 0.001 to 3600, not “{ $value }”
cli-sim-cards = Count for every card how often it is used by who holds it (munchkin-bites)
cli-sim-no-cards = --cards is for games whose cards are counted
cli-sim-title-mb = Munchkin Bites!, { $players } players, rules { $rules }, seed { $seed }
cli-sim-by = played by { $bots } bots
cli-sim-rounds = rounds
cli-sim-stalled = ended by the limit of rounds (MB-STALL-1): { $share }
cli-sim-races = by Race at the end: share of players, share of wins
cli-sim-race = { "  " }{ $race }: { $players }, { $wins }
cli-sim-human = human
cli-sim-half = half-breed { $races }
cli-sim-decided = what decided { $fights } fights:
cli-sim-decided-none = nothing played
cli-sim-decided-help = help
cli-sim-share = { "  " }{ $what }: { $share }
cli-sim-cards-title = cards that somebody held, by how often they were used:
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
cli-sim-interrupted = Interrupted: these are the { $done } games of { $games } that were finished.
cli-sim-saved = { $games ->
    [one] { $games } game
   *[other] { $games } games
} saved in { $dir }
cli-sim-save-many = saving more than { $most } games makes a very large directory; choose fewer games, or leave --save out
cli-cannot-write = { $path }: cannot be written: { $error }
cli-cannot-read = { $path }: cannot be read: { $error }

cli-replay-about = Retell a saved game (or any playbook), turn by turn
cli-replay-after =
    Examples:
      recess replay game.play
      recess replay game.play --lang cs
      recess replay game.play --seat Ann        with the cards Ann drew, and nobody else's
      recess replay game.play --screen          on the whole screen, step by step
      recess replay game.play --spell-out       hands, piles and shuffles written out
      recess replay game.play --verify HASH     was it dealt as the table promised?
cli-replay-screen = Show it on the whole screen, step by step, back and forth
cli-replay-no-screen = --screen needs a terminal
cli-replay-file = The playbook, or - for standard input
cli-replay-spell = Rewrite it with all hands, the whole draw piles, every shuffle and every roll, so that it needs no random numbers
cli-replay-seat = Tell it as this seat saw it
cli-replay-turn = Turn { $n }
cli-replay-differs = The record differs from the rules from here on:
cli-replay-example = Example { $n }: { $title }
cli-replay-version = this game was saved by rules version { $version }, this is { $ours }; it may differ
cli-replay-several = the file holds several examples; --spell-out writes the first
cli-replay-verify = Check that it was dealt as promised: the seed and the salt give HASH (usually the one in the file), and every decision is legal
cli-verify-several = --verify checks one game; the file holds { $n }
cli-verify-bad-hash = --verify takes a hash of 64 digits and letters from a to f, as the table showed it before the game, not “{ $value }”
cli-verify-version = this game was played by rules version { $version }, and this is { $ours }: only version { $version } of recess can check it
cli-verify-laid-out = { $place }: not everything is dealt from the seed: “{ $text }”; a game as a table gives it for download has only bare seats, a dealer and a seed
cli-verify-no-salt = { $file }: there is no salt in it (a line “salt ...”), so that no hash can be made; download the game again from its table or its replay
cli-verify-no-hash = { $file }: there is no hash in it (a line “hash ...”); say which hash the table showed before the game: --verify HASH
cli-verify-wrong = The shuffle is not the one that was promised. Promised: { $promised }; the seed and the salt give: { $hash }
cli-verify-changed = The record was changed, or it is not of this game:
cli-verify-left =
    { $n ->
        [one] One decision is missing in the record
       *[other] { $n } decisions are missing in the record
    }: a game has a line for each
cli-verify-unfinished = The record ends before the game is over
cli-verify-no-winner = The record does not say who won; the moves say: { $winners }
cli-verify-kept = The shuffle is the one that was promised: { $hash }
cli-verify-holds = Dealt from seed { $seed }, all { $n } decisions are legal. Winner: { $winners }
cli-verify-compare = The promise was taken from the file itself. Compare it with the hash that the table showed before the game, or give it: --verify HASH

cli-review-about = Review a saved game: the chances, every decision, mistakes and turning points
cli-review-after =
    A page (HTML) that needs nothing else, for phones too; --json for machines.
    A hard bot judges each decision with nothing but what that player knew at that moment.
    Losses smaller than the noise are nobody's mistake; the page says how that is measured.
    The same seed and --iterations give the same review on any number of threads.
    Ctrl-C ends it; nothing is written then.
    Exit code: 0 reviewed, 1 the game does not go by the rules, 2 it cannot be read or written.

    Keys of --json:
      game, title, seats, winners, seat, seed, iterations   what was reviewed, and how
      thresholds                       the sure losses from which on a mark is given
      summary                          for each seat: decisions, marks, sure_loss
      curve                            as each turn begins, and at the end: turn, whose,
                                       chances and errors by seat
      turning_points                   turn, seat, from, to, decision, sentence
      decisions                        turn, seat, question, move, text, mark, before, after,
                                       loss, loss_error, sure_loss, alternatives, others

    Examples:
      recess review game.play -o review.html
      recess review game.play --seat Ann -o ann.html --lang it
      recess review game.play --iterations 20000 -o careful.html
      recess review game.play --json > review.json
cli-review-out = The file to write (- for standard output)
cli-review-seat = Only this player's decisions, with nothing on the page that this player did not know
cli-review-iterations = Simulations to find the moves worth a closer look; each of those gets half as many
cli-review-seed = The seed of everything that is imagined
cli-review-json = Print the review for machines

cli-set-about = Look at Munchkin cards, and check a set of your own
cli-set-after =
    A set is a directory of data files: *.toml for the cards, text/en, it, es, cs for their names.
    docs/card-data.md describes them. `bites` is the set that ships.

    Examples:
      recess set show bites
      recess set show bites vampire --lang es
      recess set check my-set
cli-set-set = The set that ships (bites), or the directory of a set
cli-set-card = A card: its id, or its name in any language (otherwise all cards)
cli-set-check-about = Check a set: every mistake with its file, card and field
cli-set-check-after =
    With needs = ["bites"] in its set.toml a set is read together with the one that ships.
    Exit code: 0 the set is sound, 1 something in it is wrong, 2 it cannot be read.

    Examples:
      recess set check my-set
      recess set check my-set --lang cs
      recess set check bites
cli-set-show-about = Show cards as players see them
cli-set-show-after =
    The text on a card is made from what it does, so it is right in every language.

    Examples:
      recess set show bites
      recess set show bites vampire
      recess set show bites hombre lobo --lang cs
      recess set show my-set garden-ghoul

cli-arena-about = Let bots play against each other, and measure how strong they are
cli-arena-after =
    Every deal is played once from every seat: the line-up moves on by one seat, the cards stay.
    With --out every finished deal is kept in DIR/deals.jsonl: stop the match when you like and run
    the same command again, and it goes on. DIR/result.json and DIR/result.svg are the figures.
    Intervals are 95 %, clustered by deal: the games of one deal are not independent.
    With --iterations the same seed gives the same wins on every machine and any number of threads;
    with a time (--seconds) they depend on the machine.

    Keys of --json:
      game, rules, bots, seed, seconds or iterations   the settings
      games, deals, fair                               how many were played, a fair share
      results                                          for each kind of bot: bot, seats,
                                                       win_rate, low, high, decisions,
                                                       seconds_per_decision
      interrupted                                      whether it was stopped early

    Examples:
      recess arena --bots hard,normal,normal,normal --games 2000 --seed 7
      recess arena --bots hard,normal --games 1000 --iterations 1000 --out duel
      recess arena --bots easy,random,random,random --games 20000 --json
      recess arena --game munchkin-bites --bots normal,easy,easy,easy --games 400
cli-arena-bots = Who plays: one name for each seat, with commas
cli-arena-games = How many games (rounded up to whole deals)
cli-arena-out = Keep finished deals, figures and a picture in this directory, and go on from there
cli-arena-seats = name two to eight bots, one for each seat
arena-title = { $games } games: { $deals } deals, each played from every seat
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-interval = 95 % interval
arena-time = time per decision
arena-note = Wins are the share of games for each bot of a kind; a fair share is { $fair } %. Intervals are clustered by deal.
arena-saved = figures, picture and deals are in { $dir }
arena-interrupted = Interrupted: these are the { $done } deals of { $deals } that were finished.
arena-other = { $path } holds a match with other settings; choose another directory for --out
arena-picture = { $title }: share of { $games } games won
arena-fair = fair share { $fair } %

cli-lab-about = Measure what rules, seats and cards do: experiments with reports
cli-lab-after =
    An experiment is a grid of tables, written down in a TOML file; lab/ has some ready.

    Examples:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab report out/house-rules --lang it
cli-lab-run-about = Play an experiment, keep its games, and write a report
cli-lab-run-after =
    Keys of an experiment (only game is required):
      title       what the report is called
      game        "lunch-money" or "munchkin-bites"
      players     [2, 4, 6]: how many play (otherwise [4])
      decks       ["base", "base,sticks-and-stones"] (lunch-money)
      profiles    ["english", "italian"]: rules to begin with
      switches    ["+counter_cap", "+discard_cost=1"]: each is tried alone against none
      bots        ["normal", "hard,easy,easy,easy"]: one for all seats or one for each
      games       games in each cell of the grid (otherwise 1000)
      seed        the seed of all deals (otherwise 1); every cell plays the same ones
      iterations  simulations for a decision of hard bots (otherwise 500)
      chunk       games that are kept together (otherwise 500)
    The first of each list is what the others are compared with.

    DIR gets games.parquet (a row for each game and seat), report-LANG.html and report-LANG.md.
    Stop with Ctrl-C when you like: finished parts are in DIR/parts, a report tells what they
    say, and the same command goes on. The games are the same on any number of threads.
    Exit code: 0 all is played, 130 it was stopped, 2 something is wrong.

    Examples:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab run lab/munchkin-bites.toml -o out/munchkin --games 200 --threads 2
      duckdb -c "select players, turn_order, avg(result) from 'out/munchkin/games.parquet'
                 group by all order by all"
cli-lab-report-about = Write the report of an experiment again, also of an unfinished one
cli-lab-report-after =
    Examples:
      recess lab report out/house-rules
      recess lab report out/house-rules --lang cs
cli-lab-file = The experiment, or - for standard input
cli-lab-out = The directory for games and report; if the experiment was begun there, it goes on
cli-lab-games = Games in each cell, whatever the experiment says
cli-lab-dir = The directory that recess lab run wrote
