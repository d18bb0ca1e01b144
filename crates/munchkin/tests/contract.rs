//! Munchkin keeps the kernel's contract, with any number of players and options.

use munchkin::{At, CardId, GameEvent, Help, Move, Munchkin, Options, Part, Set, Share, Terms, What};
use std::sync::LazyLock;
use table::contract::{self, Subject};
use table::{Game, Log, MoveBuf, NullLog, Numbered as _, Rng, Seat, Seats};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));

struct Tables;

/// A game about to begin, with whoever watches.
fn started(seed: u64, log: &mut impl Log<Munchkin>) -> Munchkin {
    let options = Options {
        fast: seed.is_multiple_of(3),
        items_in_combat: !seed.is_multiple_of(5),
        cheating: seed.is_multiple_of(4),
        ..Options::default()
    };
    Munchkin::deal_telling(&BITES, options, 2 + seed as usize % 7, seed, log).unwrap()
}

impl Subject for Tables {
    type Game = Munchkin;

    fn start(&self, seed: u64) -> Munchkin {
        started(seed, &mut NullLog)
    }

    fn any_move(&self, game: &Munchkin, rng: &mut Rng) -> Move {
        let set: &Set = &BITES;
        let card = |rng: &mut Rng| -> CardId {
            // Now and then one that there is not.
            let beyond = if rng.chance(20, 1) { 300 } else { 0 };
            CardId::numbered((rng.below(set.cards().len()) + beyond) as u16)
        };
        let seat = |rng: &mut Rng| Seat::new(rng.below((game.seats() + 1).min(Seat::MAX)));
        let bits = |rng: &mut Rng| rng.bits() as u32 >> rng.below(32);
        let terms = |rng: &mut Rng| Terms {
            items: bits(rng),
            share: [Share::Number(rng.below(4) as u8), Share::Half, Share::All][rng.below(3)],
            helper_first: rng.chance(2, 1),
        };
        match rng.below(25) {
            0 => Move::Pass,
            1 => Move::LayOut(bits(rng)),
            2 => [Move::OpenDoor, Move::Keep, Move::LootRoom, Move::EndTurn, Move::Accept, Move::Settle, Move::Roll]
                [rng.below(7)],
            3 => Move::Trouble(card(rng)),
            4 | 5 => {
                Move::Put { card: card(rng), carried: rng.chance(2, 1), replaces: rng.chance(3, 1).then(|| card(rng)) }
            }
            6..=9 => {
                let at = match rng.below(6) {
                    0 => At::Nothing,
                    1 => At::Player(seat(rng)),
                    2 => At::Monster(rng.below(12) as u8),
                    3 => At::Fighters,
                    4 => At::Monsters,
                    _ => At::With(card(rng)),
                };
                Move::Play { card: card(rng), line: rng.below(5) as u8, at }
            }
            10 => Move::Sell { hand: bits(rng), items: bits(rng) },
            11 => Move::Ask { seat: seat(rng), terms: terms(rng) },
            12 => Move::Counter(terms(rng)),
            13 => Move::RunFrom(rng.below(20) as u8),
            14 => Move::Sacrifice { helper: rng.chance(2, 1) },
            15 | 16 => Move::Choose(card(rng)),
            17 => Move::Either { second: rng.chance(2, 1) },
            18 => Move::Give { card: card(rng), to: seat(rng) },
            19 => Move::Trade { to: seat(rng), give: bits(rng), want: bits(rng) },
            20 => Move::Turn { item: rng.below(40) as u8, in_use: rng.chance(2, 1) },
            21 => Move::Show { hand: bits(rng), to: rng.chance(2, 1).then(|| seat(rng)) },
            22 => Move::Accuse { seat: seat(rng), card: card(rng) },
            23 => [Move::Cheat(card(rng)), Move::Claim(card(rng)), Move::Be { female: true }][rng.below(3)],
            _ => Move::Drop(card(rng)),
        }
    }

    fn reveals(&self, event: &GameEvent) -> bool {
        matches!(
            event,
            GameEvent::Drew { card: Some(_), .. }
                | GameEvent::Opened { .. }
                | GameEvent::TurnedUp { .. }
                | GameEvent::Rolled { .. }
                | GameEvent::Discarded { .. }
                | GameEvent::Passed { card: Some(_), .. }
                | GameEvent::Shown { card: Some(_), .. }
        )
    }

    fn longest(&self) -> usize {
        60_000
    }
}

#[test]
fn listed_moves_are_legal_and_random_games_end() {
    (0..60).for_each(|seed| contract::moves_agree_with_check(&Tables, seed));
}

#[test]
fn games_of_absent_players_end() {
    (0..60).for_each(|seed| contract::absent_players_do_not_block(&Tables, seed));
}

#[test]
fn replays_agree() {
    (0..60).for_each(|seed| contract::clones_and_replays_agree(&Tables, seed));
}

#[test]
fn nothing_hidden_leaks() {
    (0..60).for_each(|seed| contract::nobody_sees_what_is_hidden(&Tables, seed));
}

#[test]
fn guesses_look_the_same() {
    (0..20).for_each(|seed| contract::guesses_look_the_same(&Tables, seed));
}

/// Whatever happens, the cards of the box are all there, each somewhere.
#[test]
fn no_card_is_lost_or_made() {
    let mut moves = table::MoveBuf::new();
    for seed in 0..60 {
        let mut game = Tables.start(seed);
        let mut rng = Rng::stream(seed, "cards", 0);
        while let Some(seat) = game.waiting_on().first() {
            game.moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut table::NullLog);
            assert_eq!(game.card_count(), 288, "seed {seed}: after {mv:?} by {seat:?}: {game:#?}");
        }
    }
}

/// MB-SETUP-3: whoever rolled highest begins; who tied for it has rolled again.
#[test]
fn the_highest_roll_begins() {
    let mut ties = 0;
    for seed in 0..200 {
        let mut log = Vec::new();
        let seats = 2 + seed as usize % 7;
        let game = Munchkin::deal_telling(&BITES, Options::default(), seats, seed, &mut log).unwrap();
        let mut left: Vec<Seat> = Seat::all(seats).collect();
        let mut rolls = log.iter().filter_map(|event| match *event {
            GameEvent::Rolled { seat, die } => Some((seat, die)),
            _ => None,
        });
        while left.len() > 1 {
            let dice: Vec<(Seat, u8)> = left.iter().map(|_| rolls.next().expect("all of them roll")).collect();
            assert!(dice.iter().map(|(seat, _)| *seat).eq(left.iter().copied()));
            let best = dice.iter().map(|(_, die)| *die).max();
            left = dice.iter().filter(|(_, die)| Some(*die) == best).map(|(seat, _)| *seat).collect();
            ties += usize::from(left.len() > 1);
        }
        assert_eq!(rolls.next(), None);
        assert_eq!(game.view(None).turn, left[0]);
    }
    assert!(ties > 10, "ties come up");
}

/// MB-LIMIT-1: players who trade back and forth, turn items and show cards whenever they may come to
/// an end all the same, whoever has the turn.
#[test]
fn games_of_endless_traders_end() {
    let mut moves = table::MoveBuf::new();
    for seed in 0..6 {
        let mut game = Tables.start(seed);
        let mut rng = Rng::stream(seed, "traders", 0);
        let mut free = 0;
        while let Some(seat) = game.waiting_on().first() {
            let before = free;
            for trader in game.may_act() {
                let to = Seat::new(rng.below(game.seats()));
                let tries = [
                    Move::Trade { to, give: 1, want: 1 },
                    Move::Trade { to, give: 1, want: 0 },
                    Move::Turn { item: 0, in_use: true },
                    Move::Turn { item: 0, in_use: false },
                    Move::Show { hand: 1, to: None },
                ];
                if let Some(&mv) = tries.iter().find(|mv| game.check(trader, mv).is_ok()) {
                    game.play(trader, mv, &mut table::NullLog);
                    free += 1;
                    break;
                }
            }
            if free > before {
                continue;
            }
            game.moves(seat, &mut moves);
            // They accept whatever is offered, and go on only when nothing else is left.
            let mv = if game.check(seat, &Move::Accept).is_ok() { Move::Accept } else { moves[rng.below(moves.len())] };
            game.play(seat, mv, &mut table::NullLog);
            assert!(free < 100_000, "seed {seed}: they trade for ever");
        }
        assert!(free > 100, "seed {seed}: only {free} free moves");
    }
}

/// What has happened since the last moment at which somebody might have something to say.
#[derive(Default)]
struct Moments {
    concerned: Seats,
    since: Vec<GameEvent>,
    /// All moments so far: after how many events, and whom they concern.
    all: Vec<(usize, Seats)>,
    events: Vec<GameEvent>,
}

impl Log<Munchkin> for Moments {
    fn push(&mut self, event: GameEvent) {
        self.since.push(event);
        self.events.push(event);
    }

    fn watches(&self) -> bool {
        true
    }

    fn opens(&mut self, concerned: Seats, game: &Munchkin) {
        assert!(game.waiting_on().is_empty(), "nobody is asked yet");
        self.concerned = concerned;
        self.since.clear();
        self.all.push((self.events.len(), concerned));
    }
}

/// Whoever is asked in private was concerned at the last moment that everybody could see, and nothing
/// has happened since.
#[test]
fn private_questions_come_after_a_moment_that_everybody_sees() {
    let mut private = 0;
    for seed in 0..1500 {
        let mut moments = Moments::default();
        let mut game = started(seed, &mut moments);
        let mut rng = Rng::stream(seed, "moments", 0);
        let mut buffer = MoveBuf::new();
        while let Some(seat) = rng.choose(&game.waiting_on().into_iter().collect::<Vec<_>>()).copied() {
            if !game.asked_openly() {
                let asked = game.view(Some(seat)).asked;
                assert!(game.waiting_on().minus(moments.concerned).is_empty(), "seed {seed}: {asked:?}");
                assert!(moments.since.is_empty(), "seed {seed}: {asked:?} after {:?}", moments.since);
                private += 1;
            }
            let mv = game.pick(seat, &mut rng, &mut buffer).expect("whoever is asked has a move");
            game.play(seat, mv, &mut moments);
        }
    }
    assert!(private > 10_000, "{private} private questions");
}

/// Watching a game does not change it.
#[test]
fn a_game_that_is_watched_goes_the_same_way() {
    for seed in 0..100 {
        let mut moments = Moments::default();
        let (mut watched, mut alone) = (started(seed, &mut moments), Tables.start(seed));
        let mut rng = Rng::stream(seed, "watched", 0);
        let mut buffer = MoveBuf::new();
        while let Some(seat) = watched.waiting_on().first() {
            assert!(watched == alone, "seed {seed}");
            let mv = watched.pick(seat, &mut rng, &mut buffer).expect("whoever is asked has a move");
            watched.play(seat, mv, &mut moments);
            alone.play(seat, mv, &mut NullLog);
        }
    }
}

/// When people may have something to say depends on what everybody can see: with all hidden cards dealt
/// anew, and nobody saying anything in private, the moments are the same for as long as what happens is.
#[test]
fn moments_do_not_tell_what_is_hidden() {
    let mut compared = 0;
    for seed in 0..600 {
        let mut game = Tables.start(seed);
        let mut rng = Rng::stream(seed, "hidden", 0);
        let mut buffer = MoveBuf::new();
        for _ in 0..rng.below(250) {
            let Some(seat) = game.waiting_on().first() else { break };
            let mv = game.pick(seat, &mut rng, &mut buffer).expect("whoever is asked has a move");
            game.play(seat, mv, &mut NullLog);
        }
        while !game.asked_openly() {
            let Some(seat) = game.waiting_on().first() else { break };
            game.play(seat, game.default_move(seat), &mut NullLog);
        }
        let Some(seat) = game.waiting_on().first() else { continue };
        let mut games = [game, game.guess(seat, &mut rng)];
        let mut logs = [Moments::default(), Moments::default()];
        for _ in 0..12 {
            // Both go on to the next question that everybody can see.
            for (game, log) in games.iter_mut().zip(&mut logs) {
                while let Some(seat) = game.waiting_on().first().filter(|_| !game.asked_openly()) {
                    game.play(seat, game.default_move(seat), log);
                }
            }
            let [one, two] = &logs;
            let seen = |log: &Moments| log.events.iter().map(|event| event.seen_by(None)).collect::<Vec<_>>();
            let (mine, theirs) = (seen(one), seen(two));
            let same = mine.iter().zip(&theirs).take_while(|(mine, theirs)| mine == theirs).count();
            let upto = |log: &Moments| log.all.iter().filter(|(at, _)| *at <= same).copied().collect::<Vec<_>>();
            let (mine_upto, theirs_upto) = (upto(one), upto(two));
            let n = mine_upto.len().min(theirs_upto.len());
            assert_eq!(mine_upto[..n], theirs_upto[..n], "seed {seed}");
            if mine.len() != theirs.len() || same < mine.len() {
                break; // something came to light that does differ
            }
            assert_eq!(mine_upto, theirs_upto, "seed {seed}");
            compared += n;
            let [one, two] = &mut games;
            let Some(asked) = one.waiting_on().first() else { break };
            let mv = one.pick(asked, &mut rng, &mut buffer).expect("whoever is asked has a move");
            if two.waiting_on() != one.waiting_on() || two.check(asked, &mv).is_err() {
                break;
            }
            one.play(asked, mv, &mut logs[0]);
            two.play(asked, mv, &mut logs[1]);
        }
    }
    assert!(compared > 1000, "{compared} moments were compared");
}

/// The first turn begins with a moment, also where nobody could play anything: among three that happens, and
/// whoever waited for nothing would know what nobody holds.
#[test]
fn the_first_turn_begins_with_a_moment_whatever_is_dealt() {
    for seed in 0..2000 {
        let mut moments = Moments::default();
        let game = Munchkin::deal_telling(&BITES, Options::default(), 3, seed, &mut moments);
        let mut game = game.expect("three can play");
        while !moments.events.iter().any(|event| matches!(event, GameEvent::Turn { .. })) {
            let seat = game.waiting_on().first().expect("somebody lays cards out");
            game.play(seat, game.default_move(seat), &mut moments);
        }
        let turn = moments.events.iter().position(|event| matches!(event, GameEvent::Turn { .. }));
        assert!(moments.all.iter().any(|(at, _)| Some(*at) == turn.map(|turn| turn + 1)), "seed {seed}");
    }
}

/// The totals of a fight are the sum of what they are told to be made of, and a character's strength is that
/// of level and cards: whoever looks.
#[test]
fn parts_add_up() {
    let (mut fights, mut doubled, mut played) = (0, 0, 0);
    for seed in 0..40 {
        let mut game = started(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "parts", 0);
        let mut moves = MoveBuf::new();
        for _ in 0..2000 {
            for seat in Seat::all(game.seats()).map(Some).chain([None]) {
                let view = game.view(seat);
                for person in &view.players {
                    let bonuses: i32 = person.bonuses.iter().map(|(_, n)| n).sum();
                    assert_eq!(i32::from(person.level) + bonuses, person.strength, "seed {seed}");
                }
                let Some(fight) = &view.fight else { continue };
                let sum = |parts: &[Part]| parts.iter().map(|part| part.n).sum::<i32>();
                assert_eq!(sum(&fight.fighters_parts), fight.fighters_total, "seed {seed}: {fight:?}");
                assert_eq!(sum(&fight.monsters_parts), fight.monsters_total, "seed {seed}: {fight:?}");
                let parts = || fight.fighters_parts.iter().chain(&fight.monsters_parts);
                assert!(parts().all(|part| part.what == What::Level || part.card.is_some()), "seed {seed}: {fight:?}");
                fights += 1;
                doubled += parts().filter(|part| part.what == What::Doubled).count();
                played += parts().filter(|part| part.what == What::Played).count();
            }
            let Some(seat) = game.waiting_on().first() else { break };
            moves.clear();
            game.moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut NullLog);
        }
    }
    assert!(fights > 1000 && doubled > 0 && played > 100, "{fights} fights, {doubled} doubled, {played} played");
}

/// What a move would do is told without looking at anything its maker cannot know, and is what comes of it
/// where nobody answers.
#[test]
fn changes_are_what_everybody_could_work_out() {
    let (mut told, mut true_at_once, mut lost) = (0, 0, 0);
    for seed in 0..60 {
        let mut game = started(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "changes", 0);
        let mut moves = MoveBuf::new();
        for _ in 0..600 {
            let Some(seat) = game.waiting_on().first() else { break };
            moves.clear();
            game.moves(seat, &mut moves);
            let guess = game.guess(seat, &mut rng);
            for mv in moves.iter() {
                let change = game.change(seat, *mv);
                assert_eq!(change, guess.change(seat, *mv), "seed {seed}: {mv:?}");
                let Some(change) = change else { continue };
                told += 1;
                if matches!(mv, Move::Put { .. } | Move::Turn { .. } | Move::Drop(_)) {
                    let strength = |game: &Munchkin| game.view(None).players[seat.index()].strength;
                    let mut after = game;
                    after.play(seat, *mv, &mut NullLog);
                    true_at_once += usize::from(strength(&after) - strength(&game) == change.strength);
                    let player = &after.view(None).players[seat.index()];
                    for card in &change.loses {
                        assert!(!player.traits.contains(card) && !player.powers.contains(card), "seed {seed}: {mv:?}");
                        lost += 1;
                    }
                }
            }
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut NullLog);
        }
    }
    assert!(told > 1000 && true_at_once > 500 && lost > 20, "{told} told, {true_at_once} true at once, {lost} lost");
}

/// A game that is over shows its last fight as it was won: before the levels, with the treasures once.
#[test]
fn the_last_fight_is_shown_as_it_was_won() {
    let (mut moves, mut wins) = (MoveBuf::new(), 0);
    for seed in 0..60 {
        let mut game = started(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "won", 0);
        let (mut events, mut before) = (Vec::new(), None);
        while let Some(seat) = game.waiting_on().first() {
            before = game.view(None).fight;
            events.clear();
            game.moves(seat, &mut moves);
            game.play(seat, moves[rng.below(moves.len())], &mut events);
        }
        let won = events.iter().rev().find_map(|event| match *event {
            GameEvent::Won { levels, treasures, .. } => Some((i32::from(levels), i32::from(treasures))),
            _ => None,
        });
        let (Some(won), Some(fight)) = (won, game.view(None).fight) else { continue };
        wins += 1;
        assert_eq!((fight.levels, fight.treasures), won, "seed {seed}");
        assert_eq!(fight.fighters_parts.iter().map(|part| part.n).sum::<i32>(), fight.fighters_total);
        // Most are decided by somebody who passes: nothing has changed since.
        if let Some(before) = before.filter(|before| before.monsters == fight.monsters && before.last_call) {
            assert_eq!((before.fighters_total, before.treasures), (fight.fighters_total, fight.treasures));
        }
        assert!(fight.fighters_total > fight.monsters_total, "seed {seed}");
    }
    assert!(wins > 20, "{wins} games were won by a fight");
}

/// What is told about help before it is agreed on is how the fight stands once it is: also what counts only for
/// those who fight alone, and what counts only for helpers.
#[test]
fn forecasts_of_help_come_true() {
    let (mut asked, mut accepted, mut lost_by_help, mut more_in_hand) = (0, 0, 0, 0);
    for seed in 0..150 {
        let mut game = started(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "help", 0);
        let mut moves = MoveBuf::new();
        for _ in 0..600 {
            let Some(seat) = game.waiting_on().first() else { break };
            moves.clear();
            game.moves(seat, &mut moves);
            for &mv in moves.iter() {
                let Some(help) = game.change(seat, mv).and_then(|change| change.help) else { continue };
                let mut after = game;
                after.play(seat, mv, &mut NullLog);
                if matches!(mv, Move::Ask { .. }) {
                    asked += 1;
                    // What the helper is told is what the main fighter was told, but for the hand.
                    let told = after.change(help.seat, Move::Accept).and_then(|change| change.help);
                    let told = told.expect("the helper is told too");
                    assert_eq!(Help { reach: 0, ..told }, Help { reach: 0, ..help }, "seed {seed}: {mv:?}");
                    continue;
                }
                // It may be won at once where nobody has anything to say.
                let (Some(before), Some(now)) = (game.view(None).fight, after.view(None).fight) else { continue };
                assert_eq!(now.helper, Some(help.seat));
                let totals = (now.fighters_total, now.monsters_total);
                assert_eq!((help.fighters, help.monsters), totals, "seed {seed}: {mv:?}");
                assert!(help.reach >= help.fighters);
                let ways = || now.escapes.iter().filter(|escape| escape.seat == help.seat);
                assert!(
                    now.monsters.is_empty() || ways().any(|escape| escape.how == help.escape),
                    "seed {seed}: {help:?}"
                );
                let rest = game.view(None).players[help.seat.index()].strength;
                lost_by_help += usize::from(help.fighters != before.fighters_total + rest);
                more_in_hand += usize::from(help.reach > help.fighters);
                accepted += 1;
            }
            // Help is agreed on whenever it is offered, else the game goes anywhere.
            let agree = moves.iter().find(|mv| matches!(mv, Move::Accept) && game.change(seat, **mv).is_some());
            let ask = moves.iter().find(|mv| matches!(mv, Move::Ask { .. })).filter(|_| rng.below(2) == 0);
            let mv = *agree.or(ask).unwrap_or(&moves[rng.below(moves.len())]);
            game.play(seat, mv, &mut NullLog);
        }
    }
    let found = format!("{asked} asked, {accepted} accepted, {lost_by_help} not a sum, {more_in_hand} more in hand");
    assert!(asked > 300 && accepted > 100 && lost_by_help > 10 && more_in_hand > 10, "{found}");
}
