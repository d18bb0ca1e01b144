//! What Lunch Money promises beyond the kernel's contract (`games/tests/contract.rs`), which every game keeps.

use lunch_money::{Card, Event, LunchMoney, Panel, Trial};
use table::contract::Subject as _;
use table::{Game, NullLog, Rng, Seat};

/// Guesses deal hidden cards fairly: every card that a seat cannot see is equally likely in every place that it
/// cannot see.
#[test]
fn guesses_are_fair() {
    let mut game = Trial::start(7, &mut NullLog);
    let mut rng = Rng::stream(7, "test", 0);
    for _ in 0..12 {
        let seat = game.waiting_on().first().unwrap();
        game.play(seat, game.default_move(seat), &mut NullLog);
    }
    let me = Seat::new(0);
    let view = game.view(Some(me));
    let decks = Trial::decks(7);
    let unseen = |card: Card| {
        let seen = view.hand.iter().chain(&view.discard_pile).filter(|&&c| c == card).count();
        (decks.copies(card) - seen) as f64
    };
    let total: f64 = Card::ALL.into_iter().map(unseen).sum();
    let other = Seat::new(1);
    let guesses = 40_000;
    let mut dealt = [0u32; Card::COUNT];
    for _ in 0..guesses {
        for card in game.guess(me, &mut rng).view(Some(other)).hand {
            dealt[card as usize] += 1;
        }
    }
    let held = game.view(Some(other)).hand.len() as f64;
    // Pearson's test; 5 cards without replacement scatter a little less than it assumes.
    let chi2: f64 = Card::ALL
        .into_iter()
        .filter(|&card| unseen(card) > 0.0)
        .map(|card| {
            let expected = f64::from(guesses) * held * unseen(card) / total;
            (f64::from(dealt[card as usize]) - expected).powi(2) / expected
        })
        .sum();
    assert!(chi2 < 90.0, "chi-squared {chi2:.1} with 48 degrees of freedom");
    assert!(Card::ALL.into_iter().all(|card| unseen(card) > 0.0 || dealt[card as usize] == 0));
}

/// A question that depends on hidden cards is shown to nobody but the one who is asked.
#[test]
fn nobody_else_is_told_who_is_asked() {
    let mut private = 0;
    for seed in 0..300 {
        let mut game = Trial::start(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "test", 0);
        let mut moves = table::MoveBuf::new();
        while let Some(asked) = game.waiting_on().first() {
            private += usize::from(!game.asked_openly());
            let others = Seat::all(game.seats()).filter(|&seat| seat != asked).map(Some);
            for other in others.chain([None]) {
                assert_eq!(game.view(other).asked.is_some(), game.asked_openly(), "seed {seed}");
            }
            assert!(game.view(Some(asked)).asked.is_some());
            game.moves(asked, &mut moves);
            game.play(asked, moves[rng.below(moves.len())], &mut NullLog);
        }
    }
    assert!(private > 1000);
}

/// What hangs in the air is what is lost if nobody does anything about it, with all that weakens the attacker.
#[test]
fn what_hangs_in_the_air_is_what_is_lost() {
    let in_the_air = |game: &LunchMoney| match game.view(None).strip.as_slice() {
        [Panel::Play { pending, coming, at, defence: None, .. }] if !at.is_empty() => {
            u32::from(*pending) + u32::from(*coming)
        }
        _ => 0,
    };
    let (mut told, mut weakened) = (0, 0);
    for seed in 0..300 {
        let mut game = Trial::start(seed, &mut NullLog);
        let mut rng = Rng::stream(seed, "test", 2);
        let mut moves = table::MoveBuf::new();
        while let Some(asked) = game.waiting_on().first() {
            let n = in_the_air(&game);
            let (mut quiet, mut events): (_, Vec<Event>) = (game, Vec::new());
            while n > 0
                && !quiet.view(None).strip.is_empty()
                && let Some(seat) = quiet.waiting_on().first()
            {
                quiet.play(seat, quiet.default_move(seat), &mut events);
            }
            // The next turn may begin with losses of its own.
            let now = events.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
            let lost: u32 = now.map(|event| if let Event::Lost { n, .. } = event { u32::from(*n) } else { 0 }).sum();
            // A second card would cost more, and is not in the air yet.
            let more = events.iter().any(|event| matches!(event, Event::Played { .. } | Event::Answered { .. }));
            if n > 0 && !more {
                assert_eq!(lost, n, "seed {seed}: {events:?}");
                told += 1;
                let attacker = game.view(None).seats.iter().any(|seat| seat.stomped || seat.wedgies > 0);
                weakened += usize::from(attacker);
            }
            game.moves(asked, &mut moves);
            game.play(asked, moves[rng.below(moves.len())], &mut NullLog);
        }
    }
    assert!(told > 1000 && weakened > 50, "{told} attacks, {weakened} of them weakened");
}

/// A saved game, read back and replayed, is the same game: same end, same events.
#[test]
fn saved_games_are_the_same_games() {
    use lunch_money::notation::{Playbook, write_game};
    use table::playbook::{self, GameHead};
    let notation = Playbook::new([]);
    let names: Vec<String> = ["A", "B", "C", "D", "E", "F", "G", "H"].map(str::to_owned).into();
    for seed in 0..200 {
        let start = Trial::start(seed, &mut NullLog);
        let decks = Trial::decks(seed);
        let (mut game, mut played, mut events) = (start, Vec::new(), Vec::new());
        let mut rng = Rng::stream(seed, "test", 1);
        let mut moves = table::MoveBuf::new();
        // Some games are saved in the middle.
        let most = if seed % 3 == 0 { 25 } else { usize::MAX };
        while let Some(seat) = game.waiting_on().first()
            && played.len() < most
        {
            game.moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            game.play(seat, mv, &mut events);
            played.push((seat, mv, None));
        }
        let n = start.seats();
        let head = GameHead::new("0", "test".into(), names[..n].to_vec(), seed);
        let text = write_game(&notation, &head, &decks, &start, played.iter().copied(), None);
        let examples = playbook::read(&notation, text.as_bytes()).unwrap();
        let script = playbook::load(&notation, &examples[0]).unwrap();
        let (run, result) = playbook::run(&notation, &script);
        assert!(result.is_ok(), "seed {seed}: {result:?}");
        assert_eq!(run.start, start, "seed {seed}");
        assert_eq!(run.end, game, "seed {seed}");
        let told: Vec<Event> = run.played.iter().flat_map(|played| played.events.clone()).collect();
        assert_eq!(told, events, "seed {seed}");

        // Spelt out it needs no random numbers: the seed does not matter.
        let head = GameHead { seed: table::Seed::Quick(0), ..head };
        let spelt = write_game(&notation, &head, &decks, &run.start, played.iter().copied(), Some(&run.chances));
        let examples = playbook::read(&notation, spelt.as_bytes()).unwrap();
        let script = playbook::load(&notation, &examples[0]).unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{spelt}"));
        let (again, result) = playbook::run(&notation, &script);
        assert!(result.is_ok(), "seed {seed}: {result:?}\n{spelt}");
        assert_eq!(again.end.view(None), game.view(None), "seed {seed}");
        assert_eq!(again.played.len(), played.len(), "seed {seed}: a decision was added or lost");
    }
}

/// LM-WEAPON-1: a weapon that goes back to a hand is known to be there, to everybody, until it
/// leaves; and guesses leave it there.
#[test]
fn a_weapon_that_goes_back_is_seen() {
    use table::playbook;
    let text = "game lunch-money\nseat Bob: KNIFE, JAB\nseat Ann:\nseat Carl:\nBob: KNIFE > Ann\n";
    let notation = lunch_money::notation::Playbook::new([]);
    let script = playbook::load(&notation, &playbook::read(&notation, text.as_bytes()).unwrap()[0]).unwrap();
    let known = |game: &LunchMoney, seat: Option<Seat>| game.view(seat).seats[0].known.clone();
    assert!(known(&script.game, None).is_empty());
    let (run, result) = playbook::run(&notation, &script);
    assert!(result.is_ok());
    for seat in [None, Some(Seat::new(0)), Some(Seat::new(2))] {
        assert_eq!(known(&run.end, seat), [Card::Knife]);
    }
    let mut rng = Rng::stream(1, "test", 0);
    for _ in 0..200 {
        let guess = run.end.guess(Seat::new(2), &mut rng);
        assert!(guess.view(Some(Seat::new(0))).hand.contains(&Card::Knife));
    }
}
