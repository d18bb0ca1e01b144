//! What Munchkin promises beyond the kernel's contract (`games/tests/contract.rs`), which every game keeps.

use munchkin::{GameEvent, Help, Move, Munchkin, Options, Part, PartKind, Set, Trial};
use std::sync::LazyLock;
use table::contract::Subject as _;
use table::{Game, Log, MoveBuf, NullLog, Rng, Seat, Seats};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));

/// In every position all cards of the box are somewhere.
#[test]
fn no_card_is_lost_or_added() {
    let mut moves = table::MoveBuf::new();
    for seed in 0..60 {
        let mut game = Trial::start(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "cards", 0);
        while let Some(seat) = game.waiting_on().first() {
            game.moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut table::NullLog);
            assert_eq!(game.card_count(), 288, "seed {seed}: after {mv:?} by {seat:?}: {game:#?}");
        }
    }
}

/// MB-SETUP-3: the highest roll begins; players who tie roll again.
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

/// MB-LIMIT-1: games end even if players trade back and forth, turn items and show cards whenever they may.
#[test]
fn games_of_endless_traders_end() {
    let mut moves = table::MoveBuf::new();
    for seed in 0..6 {
        let mut game = Trial::start(seed, &mut NullLog);
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
            // They accept every offer, and move on only when nothing else is left.
            let mv = if game.check(seat, &Move::Accept).is_ok() { Move::Accept } else { moves[rng.below(moves.len())] };
            game.play(seat, mv, &mut table::NullLog);
            assert!(free < 100_000, "seed {seed}: they trade for ever");
        }
        assert!(free > 100, "seed {seed}: only {free} free moves");
    }
}

/// Events, and the moments at which somebody might have something to say.
#[derive(Default)]
struct Moments {
    /// For each moment, how many events came before it.
    all: Vec<usize>,
    events: Vec<GameEvent>,
}

impl Log<Munchkin> for Moments {
    fn push(&mut self, event: GameEvent) {
        self.events.push(event);
    }

    fn watches(&self) -> bool {
        true
    }

    fn opens(&mut self, _: Seats, _: &Munchkin) {
        self.all.push(self.events.len());
    }
}

/// The first turn begins with a moment even if nobody could play anything. With three players that happens, and a
/// missing moment would tell what nobody holds.
#[test]
fn the_first_turn_always_begins_with_a_moment() {
    for seed in 0..2000 {
        let mut moments = Moments::default();
        let game = Munchkin::deal_telling(&BITES, Options::default(), 3, seed, &mut moments);
        let mut game = game.expect("three can play");
        while !moments.events.iter().any(|event| matches!(event, GameEvent::Turn { .. })) {
            let seat = game.waiting_on().first().expect("somebody lays cards out");
            game.play(seat, game.default_move(seat), &mut moments);
        }
        let turn = moments.events.iter().position(|event| matches!(event, GameEvent::Turn { .. }));
        assert!(moments.all.iter().any(|at| Some(*at) == turn.map(|turn| turn + 1)), "seed {seed}");
    }
}

/// For every viewer, the reported parts of a fight add up to its totals, and a character's level and bonuses to their
/// strength.
#[test]
fn parts_add_up() {
    let (mut fights, mut doubled, mut played) = (0, 0, 0);
    for seed in 0..40 {
        let mut game = Trial::start(seed, &mut NullLog);
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
                assert!(
                    parts().all(|part| part.what == PartKind::Level || part.card.is_some()),
                    "seed {seed}: {fight:?}"
                );
                fights += 1;
                doubled += parts().filter(|part| part.what == PartKind::Doubled).count();
                played += parts().filter(|part| part.what == PartKind::Played).count();
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

/// The preview of a move uses nothing that its maker cannot know, and comes true if nobody answers.
#[test]
fn previews_use_only_what_the_player_knows() {
    let (mut told, mut true_at_once, mut lost) = (0, 0, 0);
    for seed in 0..60 {
        let mut game = Trial::start(seed, &mut NullLog);
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
    assert!(
        told > 1000 && true_at_once > 500 && lost > 20,
        "{told} previews, {true_at_once} true at once, {lost} losses"
    );
}

/// When the game is over, its last fight is still shown as it was won: before the levels, and with its treasures
/// counted once.
#[test]
fn the_last_fight_is_shown_as_it_was_won() {
    let (mut moves, mut wins) = (MoveBuf::new(), 0);
    for seed in 0..60 {
        let mut game = Trial::start(seed, &mut NullLog);
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
        // Most fights end with a pass, so nothing has changed since.
        if let Some(before) = before.filter(|before| before.monsters == fight.monsters && before.last_call) {
            assert_eq!((before.fighters_total, before.treasures), (fight.fighters_total, fight.treasures));
        }
        assert!(fight.fighters_total > fight.monsters_total, "seed {seed}");
    }
    assert!(wins > 20, "{wins} games were won by a fight");
}

/// The forecast of help equals the fight once help is agreed, including what counts only for fighters alone, and what
/// counts only for helpers.
#[test]
fn forecasts_of_help_come_true() {
    let (mut asked, mut accepted, mut lost_by_help, mut more_in_hand) = (0, 0, 0, 0);
    for seed in 0..150 {
        let mut game = Trial::start(seed, &mut NullLog);
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
                    // The helper gets the same forecast as the main fighter, except for the hand.
                    let told = after.change(help.seat, Move::Accept).and_then(|change| change.help);
                    let told = told.expect("the helper is told too");
                    assert_eq!(Help { reach: 0, ..told }, Help { reach: 0, ..help }, "seed {seed}: {mv:?}");
                    continue;
                }
                // The fight may be won at once if nobody can answer.
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
            // Agrees to help whenever it is offered; otherwise plays at random.
            let agree = moves.iter().find(|mv| matches!(mv, Move::Accept) && game.change(seat, **mv).is_some());
            let ask = moves.iter().find(|mv| matches!(mv, Move::Ask { .. })).filter(|_| rng.below(2) == 0);
            let mv = *agree.or(ask).unwrap_or(&moves[rng.below(moves.len())]);
            game.play(seat, mv, &mut NullLog);
        }
    }
    let found = format!("{asked} asked, {accepted} accepted, {lost_by_help} not a sum, {more_in_hand} more in hand");
    assert!(asked > 300 && accepted > 100 && lost_by_help > 10 && more_in_hand > 10, "{found}");
}
