//! A saved game, read back and replayed, is the same game; spelt out, it needs no random numbers.

use munchkin::notation::{Playbook, write_game};
use munchkin::{GameEvent, Move, Munchkin, Options, Set};
use std::sync::LazyLock;
use table::playbook::{self, GameHead, Notation as _, Run};
use table::{Game, MoveBuf, Rng, Seat};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));
const NAMES: [&str; Seat::MAX] = ["Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana"];

/// A free move: items turned, dropped, traded, cards shown (MB-FREE-1).
fn free_move(game: &Munchkin, rng: &mut Rng) -> Option<(Seat, Move)> {
    let seats: Vec<Seat> = game.may_act().into_iter().collect();
    let &seat = rng.choose(&seats)?;
    let bits = |rng: &mut Rng| 1 << rng.below(8) | u32::from(rng.chance(3, 1)) << rng.below(8);
    let to = Seat::new(rng.below(game.seats()));
    let mv = match rng.below(6) {
        5 => Move::Accuse { seat: to, card: game.item_at(to, rng.below(4))? },
        0 => Move::Drop(game.item_at(seat, rng.below(4))?),
        1 | 2 => Move::Turn { item: rng.below(8) as u8, in_use: rng.chance(2, 1) },
        3 => Move::Show { hand: bits(rng), to: rng.chance(2, 1).then_some(to) },
        _ => Move::Trade { to, give: bits(rng), want: if rng.chance(2, 1) { 0 } else { bits(rng) } },
    };
    game.check(seat, &mv).ok().map(|()| (seat, mv))
}

/// An answer to the same question that is not listed: other copies, other items.
fn unlisted(game: &Munchkin, seat: Seat, mv: Move, rng: &mut Rng) -> Move {
    let other = match mv {
        Move::LayOut(which) => Move::LayOut(which & rng.bits() as u32),
        Move::Sell { hand, items } => Move::Sell { hand: hand & rng.bits() as u32, items: items | 1 << rng.below(6) },
        Move::Put { card, replaces, .. } => Move::Put { card, carried: true, replaces },
        Move::OpenDoor | Move::LootRoom | Move::EndTurn | Move::Settle => {
            let wrong = (0..32).filter_map(|at| game.hand_at(seat, at)).map(Move::Cheat);
            wrong.into_iter().find(|mv| game.check(seat, mv).is_ok()).unwrap_or(mv)
        }
        Move::Ask { seat, mut terms } => {
            terms.items = 1 << rng.below(6);
            Move::Ask { seat, terms }
        }
        mv => mv,
    };
    if game.check(seat, &other).is_ok() { other } else { mv }
}

struct GameRecord {
    start: Munchkin,
    end: Munchkin,
    moves: Vec<(Seat, Move, Option<&'static str>)>,
    events: Vec<GameEvent>,
}

fn play(seed: u64, players: usize, options: Options, most: usize) -> GameRecord {
    let start = Munchkin::deal(&BITES, options, players, seed).unwrap();
    let mut played = GameRecord { start, end: start, moves: Vec::new(), events: Vec::new() };
    let mut rng = Rng::stream(seed, "test", 1);
    let mut moves = MoveBuf::new();
    while played.end.outcome().is_none() && played.moves.len() < most {
        // Sealed answers come in any order.
        let asked: Vec<Seat> = played.end.waiting_on().into_iter().collect();
        let seat = asked[rng.below(asked.len())];
        let free = if rng.chance(4, 1) { free_move(&played.end, &mut rng) } else { None };
        let (seat, mv) = free.unwrap_or_else(|| {
            played.end.moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            (seat, if rng.chance(2, 1) { unlisted(&played.end, seat, mv, &mut rng) } else { mv })
        });
        played.end.play(seat, mv, &mut played.events);
        played.moves.push((seat, mv, rng.chance(50, 1).then_some("so there")));
    }
    played
}

fn replayed(notation: &Playbook, text: &str, what: &str) -> Run<Munchkin> {
    let examples = playbook::read(notation, text.as_bytes()).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    let script = playbook::load(notation, &examples[0]).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    let (run, result) = playbook::run(notation, &script);
    assert!(result.is_ok(), "{what}: {result:?}");
    run
}

#[test]
fn saved_games_are_the_same_games() {
    let notation = Playbook::new(&BITES, []);
    let mut chosen_by_chance = 0;
    let mut rare = [false; 5];
    for seed in 0..56u64 {
        let players = 2 + seed as usize % 7;
        let options = Options {
            fast: seed.is_multiple_of(2),
            items_in_combat: !seed.is_multiple_of(3),
            cheating: seed % 3 == 1,
            rounds: 12 + (seed % 3) as u16 * 20,
            ..Options::default()
        };
        // Some games are saved before they end.
        let most = if seed.is_multiple_of(5) { 80 } else { usize::MAX };
        let GameRecord { start, end, moves, events } = play(seed, players, options, most);
        let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
        let head = GameHead::new("0", "test".into(), names, seed);
        let text = write_game(&notation, &head, &[], &start, moves.iter().copied(), None);
        let run = replayed(&notation, &text, &format!("seed {seed}"));
        let again: Vec<_> = run.played.iter().map(|played| (played.seat, played.mv)).collect();
        let before: Vec<_> = moves.iter().map(|&(seat, mv, _)| (seat, mv)).collect();
        assert_eq!(again, before, "seed {seed}");
        assert_eq!((run.start, run.end), (start, end), "seed {seed}");
        let told: Vec<GameEvent> = run.played.iter().flat_map(|played| played.events.clone()).collect();
        assert_eq!(told, events, "seed {seed}");
        chosen_by_chance += run.chances.picks.len();
        for (_, mv) in before {
            rare[0] |= matches!(mv, Move::Cheat(_));
            rare[1] |= matches!(mv, Move::Accuse { .. });
            rare[2] |= matches!(mv, Move::Claim(_));
            rare[3] |= matches!(mv, Move::Show { .. });
            rare[4] |= matches!(mv, Move::Trade { .. });
        }

        // Spelt out, the game needs no random numbers: another seed gives the same game.
        let other = GameHead { seed: table::Seed::Quick(seed + 1000), ..head };
        let spelt = write_game(&notation, &other, &[], &start, moves.iter().copied(), Some(&run.chances));
        let run = replayed(&notation, &spelt, &format!("spelt out, seed {seed}"));
        for viewer in std::iter::once(None).chain(Seat::all(players).map(Some)) {
            assert_eq!(run.end.view(viewer), end.view(viewer), "spelt out, seed {seed}");
        }
        let told: Vec<GameEvent> = run.played.iter().flat_map(|played| played.events.clone()).collect();
        assert_eq!(told, events, "spelt out, seed {seed}");
        assert_eq!(run.played.len(), moves.len(), "spelt out, seed {seed}: a decision was added or lost");
        let twice = write_game(&notation, &other, &[], &run.start, moves.iter().copied(), Some(&run.chances));
        assert_eq!(twice, spelt, "seed {seed}: spelt out again, it differs");
    }
    assert_eq!(rare, [true; 5], "cheating, accusing, claiming, showing, trading");
    assert!(chosen_by_chance > 50, "only {chosen_by_chance} things were decided by chance");
}

/// Every listed move is written so that it is read back as that very move.
#[test]
fn moves_are_read_as_they_are_written() {
    let notation = Playbook::new(&BITES, []);
    let names = NAMES.map(str::to_owned);
    let mut moves = MoveBuf::new();
    for seed in 0..14u64 {
        let options = Options { fast: true, rounds: 10, ..Options::default() };
        let mut game = Munchkin::deal(&BITES, options, 2 + seed as usize % 7, seed).unwrap();
        let mut rng = Rng::stream(seed, "test", 2);
        while let Some(seat) = game.waiting_on().first() {
            game.moves(seat, &mut moves);
            for mv in moves.iter() {
                let text = notation.write_move(&game, &names, seat, mv);
                let said = notation.read_move(&names, &text).unwrap();
                let mut readings = said.iter().flat_map(|said| notation.readings(&game, seat, said));
                let read = readings.find(|reading| game.check(seat, reading).is_ok());
                assert_eq!(read, Some(*mv), "seed {seed}: {text}");
            }
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut table::NullLog);
        }
    }
}

#[test]
fn impossible_heads_are_refused() {
    let notation = Playbook::new(&BITES, []);
    let stage =
        |text: &str| playbook::load(&notation, &playbook::read(&notation, text.as_bytes()).unwrap()[0]).map(|_| ());
    let refused = |text: &str, key: &str| assert_eq!(stage(text).unwrap_err().what.key, key, "{text}");
    let head = "game munchkin-bites\nseat Ann\nseat Bob\n";
    refused(&format!("{head}rules +slow\n"), "rules-unknown-setting");
    refused(&format!("{head}dice: 7\n"), "playbook-head");
    refused(&format!("{head}chance: 0\n"), "playbook-head");
    refused(&format!("{head}seat ann\n"), "playbook-seat-twice");
    refused(&format!("{head}seat Monster\n"), "playbook-seat-name");
    refused(&format!("{head}shuffle: spork\n"), "playbook-unknown-card");
    refused("game munchkin-bites\nseat Ann\nseed 3\n", "playbook-seats");
    assert!(stage(&format!("{head}seed 3\n")).is_ok());
}
