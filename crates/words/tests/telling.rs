//! A game of Munchkin in words: everything has a text in every language.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test -p words --test telling` rewrites `snapshots/`; read the diff.

use munchkin::{
    About, At, CardId, Combat, Deck, Event, GameEvent, Move, Munchkin, Opening, Options, Person, Purpose, Question,
    Set, Share, Slots, Terms, View,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;
use table::{Game, MoveBuf, Rng, Seat, Seats};
use words::munchkin::{CardNames, Telling, by_turn};
use words::{Lang, Words};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().unwrap());

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CARL: Seat = Seat::new(2);

fn id(slug: &str) -> CardId {
    BITES.id(slug).unwrap_or_else(|| panic!("no card {slug}"))
}

/// Runs a check in every language.
fn in_every_language(check: impl Fn(Lang, &Telling)) {
    let names = ["Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana"].map(str::to_owned);
    for lang in Lang::ALL {
        let (words, cards) = (Words::new(lang), CardNames::read(&munchkin::shipped_text("bites", lang.code())));
        check(lang, &Telling { words: &words, cards: &cards, set: &BITES, names: &names[..3] });
    }
}

/// Whether everything is filled in, and no key is left.
fn assert_finished(lang: Lang, what: &dyn std::fmt::Debug, text: &str) {
    let raw = ["{", "}", "$", "-mb-", "mb-", "event-", "  ", " .", " ,", ",,", "..", " :.", "()", ": ."];
    let left: Vec<_> = raw.iter().filter(|raw| text.contains(**raw)).collect();
    let unknown = text.split([' ', '.', ',', ';']).any(|word| word == "?");
    assert!(!text.trim().is_empty() && left.is_empty() && !unknown, "{}: {what:?}: “{text}” {left:?}", lang.code());
    let first = text.trim_start_matches(['¿', '¡', '„', '"', '“']).chars().next().unwrap();
    assert!(!first.is_lowercase(), "{}: {what:?} begins in lower case: {text}", lang.code());
}

/// Does not compile if a variant is missing in the list, and fails if a listed variant has no sample.
macro_rules! covers {
    ($samples:expr, $($pattern:pat),+ $(,)?) => {{
        let samples = &$samples;
        let seen: BTreeSet<&str> = samples.iter().map(|sample| match sample { $($pattern => stringify!($pattern),)+ }).collect();
        $(assert!(seen.contains(stringify!($pattern)), "no sample of {}", stringify!($pattern));)+
    }};
}

fn person(level: u8) -> Person {
    Person {
        level,
        female: false,
        dead: false,
        strength: i32::from(level),
        hand: Vec::new(),
        unknown: [2, 2],
        traits: Vec::new(),
        half: None,
        powers: Vec::new(),
        minions: Vec::new(),
        items: Vec::new(),
        curses: Vec::new(),
        bonuses: Vec::new(),
        slots: Slots { head: [0, 1], armour: [0, 1], feet: [0, 1], hands: [0, 2], big: [0, 1] },
        ranks: [0, i32::from(level)],
        barred: Vec::new(),
        worth: 1,
    }
}

/// A table in the middle of a fight, as Ann sees it.
fn table() -> View {
    let ann = Person {
        hand: vec![id("fairy-dust"), id("curse-of-the-landlord"), id("widows-veil"), id("axe-of-contrition")],
        unknown: [0, 0],
        traits: vec![id("vampire")],
        half: Some(id("half-breed")),
        powers: vec![id("kleptomancy"), id("pyramid-scheme")],
        minions: vec![id("shady-butler")],
        items: vec![(id("garden-stake"), true), (id("crypt-roller-skates"), false)],
        ..person(4)
    };
    let bob = Person {
        hand: vec![id("chatterbat")],
        items: vec![(id("dented-bucket"), true)],
        curses: vec![id("curse-of-stage-fright")],
        ..person(3)
    };
    let carl = Person { dead: true, unknown: [0, 0], ..person(1) };
    View {
        seat: Some(ANN),
        turn: ANN,
        starter: ANN,
        round: 2,
        players: vec![ann, bob, carl],
        drawable: [50, 40],
        discarded: [vec![id("mummy")], vec![id("dented-bucket")]],
        fight: Some(Combat {
            main: ANN,
            helper: Some(BOB),
            monsters: vec![id("phantom-organist"), id("chatterbat"), id("chatterbat")],
            enhancers: vec![(id("batty"), vec![0])],
            fighters_total: 9,
            monsters_total: 14,
            fighters_parts: Vec::new(),
            monsters_parts: Vec::new(),
            escapes: Vec::new(),
            levels: 2,
            treasures: 3,
            settled: false,
            last_call: false,
            fled: false,
            terms: Terms { items: 0b10, share: Share::Number(1), helper_first: true },
        }),
        asked: Some((ANN, Question::Fight)),
        about: None,
        laid_out: Vec::new(),
        offer: Some((BOB, Terms::default())),
        winners: Vec::new(),
    }
}

fn asked(seat: Seat, question: Question, about: Option<About>) -> View {
    View { asked: Some((seat, question)), about, ..table() }
}

fn every_event() -> Vec<GameEvent> {
    use GameEvent::*;
    let (seat, card, other) = (ANN, id("chatterbat"), BOB);
    let flags = [false, true];
    let mut events = vec![
        Turn { seat },
        Rolled { seat, die: 6 },
        Drew { seat, deck: Deck::Door, card: None, seen: Seats::NONE },
        Drew { seat, deck: Deck::Treasure, card: Some(card), seen: Seats::NONE },
        Reshuffled { deck: Deck::Door },
        Reshuffled { deck: Deck::Treasure },
        Opened { seat, card },
        Opened { seat, card: id("trap-portrait") },
        Opened { seat, card: id("vampire") },
        NoDoor { seat },
        Played { seat, card, line: 0 },
        Played { seat, card: id("phantom-organist"), line: 0 },
        Played { seat, card: id("fairy-dust"), line: 0 },
        Played { seat, card: id("pyramid-scheme"), line: 0 },
        PlayedAt { seat, card: id("trap-portrait"), at: other },
        PlayedAt { seat, card: id("trap-portrait"), at: seat },
        Discarded { seat, card },
        Cancelled { seat, card },
        Level { seat, level: 4 },
        Met { seat, card },
        Joined { seat, card },
        Asked { seat, other },
        Helps { seat: other, main: seat },
        Refused { seat },
        Handed { from: seat, to: other },
        Settled { seat },
        Won { seat, levels: 0, treasures: 0 },
        Won { seat, levels: 1, treasures: 2 },
        Won { seat, levels: 2, treasures: 5 },
        Escaped { seat, card },
        Caught { seat, card },
        Died { seat },
        Back { seat },
        Passed { from: seat, to: other, card: None, seen: Seats::NONE },
        Passed { from: seat, to: other, card: Some(card), seen: Seats::NONE },
        Sold { seat, gold: 1200 },
        DieTurned { seat, die: 6 },
        Shown { seat, card: None, seen: Seats::NONE },
        Shown { seat, card: Some(card), seen: Seats::only(other) },
        Shown { seat, card: Some(card), seen: Seats::all(Seat::MAX) },
        Claimed { seat, card },
        GameEvent::TurnedUp { card },
        Over,
    ];
    for flag in flags {
        events.extend([
            Put { seat, card: id("dented-bucket"), in_use: flag },
            Put { seat, card: id("vampire"), in_use: flag },
            Left { card, friendly: flag },
            Turned { seat, card, in_use: flag },
            Traded { seat, other, done: flag },
            Accused { seat, other, card, guilty: flag },
            Is { seat, female: flag },
        ]);
    }
    covers!(
        events,
        GameEvent::TurnedUp { .. },
        Turn { .. },
        Rolled { .. },
        Drew { .. },
        Reshuffled { .. },
        Opened { .. },
        NoDoor { .. },
        Put { .. },
        Played { .. },
        PlayedAt { .. },
        Discarded { .. },
        Cancelled { .. },
        Level { .. },
        Met { .. },
        Joined { .. },
        Left { .. },
        Asked { .. },
        Helps { .. },
        Refused { .. },
        Handed { .. },
        Settled { .. },
        Won { .. },
        Escaped { .. },
        Caught { .. },
        Died { .. },
        Back { .. },
        Passed { .. },
        Sold { .. },
        Turned { .. },
        Traded { .. },
        DieTurned { .. },
        Shown { .. },
        Accused { .. },
        Claimed { .. },
        Is { .. },
        Over,
    );
    events
}

fn every_move() -> Vec<Move> {
    use Move::*;
    let card = id("chatterbat");
    let play = |card: &str, at| Play { card: id(card), line: 0, at };
    let shares = [Share::Number(0), Share::Number(1), Share::Number(2), Share::Half, Share::All];
    let mut moves = vec![
        Pass,
        LayOut(0),
        LayOut(0b1100),
        OpenDoor,
        Keep,
        Trouble(card),
        LootRoom,
        EndTurn,
        Put { card: id("widows-veil"), carried: false, replaces: None },
        Put { card: id("widows-veil"), carried: true, replaces: None },
        Put { card: id("mummy"), carried: false, replaces: Some(id("vampire")) },
        play("curse-of-the-landlord", At::Player(ANN)),
        play("curse-of-the-landlord", At::Player(BOB)),
        play("batty", At::Monster(1)),
        play("batty", At::Monster(2)),
        play("chatterbat", At::Nothing),
        play("chatterbat", At::Monster(1)),
        play("fairy-dust", At::Fighters),
        play("fairy-dust", At::Monsters),
        play("untested-elixir", At::Monsters),
        play("wandering-monster", At::With(card)),
        play("kleptomancy", At::Player(BOB)),
        play("pyramid-scheme", At::Nothing),
        play("dramatic-entrance", At::Nothing),
        Sell { hand: 0b1000, items: 0b11 },
        Accept,
        Settle,
        RunFrom(0),
        Roll,
        Choose(card),
        Give { card, to: BOB },
        Trade { to: BOB, give: 0b11, want: 0b1 },
        Trade { to: BOB, give: 0b1, want: 0 },
        Trade { to: BOB, give: 0, want: 0b1 },
        Drop(id("vampire")),
        Show { hand: 0b11, to: None },
        Show { hand: 0b1, to: Some(BOB) },
        Cheat(id("widows-veil")),
        Accuse { seat: BOB, card: id("dented-bucket") },
        Claim(id("dramatic-entrance")),
    ];
    for flag in [false, true] {
        moves.extend([
            Sacrifice { helper: flag },
            Either { second: flag },
            Turn { item: 1, in_use: flag },
            Be { female: flag },
        ]);
        for share in shares {
            let terms = Terms { items: u32::from(flag), share, helper_first: flag };
            moves.extend([Ask { seat: BOB, terms }, Counter(terms)]);
        }
    }
    covers!(
        moves,
        Pass,
        LayOut(_),
        OpenDoor,
        Keep,
        Trouble(_),
        LootRoom,
        EndTurn,
        Put { .. },
        Play { .. },
        Sell { .. },
        Ask { .. },
        Accept,
        Counter(_),
        Settle,
        RunFrom(_),
        Roll,
        Sacrifice { .. },
        Choose(_),
        Either { .. },
        Give { .. },
        Trade { .. },
        Turn { .. },
        Drop(_),
        Show { .. },
        Cheat(_),
        Accuse { .. },
        Claim(_),
        Be { .. },
    );
    moves
}

const PURPOSES: [Purpose; 12] = [
    Purpose::Lose,
    Purpose::Pay,
    Purpose::HandOver,
    Purpose::Steal,
    Purpose::Cure,
    Purpose::TooManyRanks,
    Purpose::TooBig,
    Purpose::MakeRoom,
    Purpose::NoSlot,
    Purpose::Share,
    Purpose::Loot,
    Purpose::KeepDrawn,
];

fn every_question() -> Vec<View> {
    use Question::*;
    let running = |seat, bonus, hopeless| About::Running { seat, monster: 0, bonus, die: Some(3), hopeless };
    let coming = |slug: &str, monster| About::Coming { card: id(slug), by: BOB, victim: ANN, monster, against: false };
    let mut views = vec![
        asked(ANN, LayOut, None),
        asked(ANN, BeforeDoor, None),
        asked(ANN, Room, None),
        asked(ANN, Ending, None),
        asked(ANN, Fight, None),
        asked(BOB, LastCall, None),
        asked(BOB, Window, Some(About::Window(Opening::TurnStart))),
        asked(BOB, Window, Some(About::Window(Opening::BeforeRoom))),
        asked(BOB, Window, Some(About::Window(Opening::TurnEnd))),
        asked(BOB, Window, Some(running(ANN, 0, false))),
        asked(ANN, Window, Some(running(ANN, 0, false))),
        asked(ANN, TurnedUp, Some(About::TurnedUp(id("vampire")))),
        asked(ANN, Cancel, Some(coming("curse-of-the-landlord", None))),
        asked(BOB, Cancel, Some(coming("curse-of-the-landlord", None))),
        asked(BOB, Cancel, Some(coming("batty", Some(0)))),
        asked(BOB, Cancel, Some(coming("fairy-dust", None))),
        asked(ANN, Either, Some(About::Either { card: id("curse-of-the-landlord"), line: 0 })),
        asked(ANN, RunFrom, Some(running(ANN, 0, false))),
        asked(ANN, Flee, Some(running(ANN, 0, true))),
        asked(ANN, Receive, Some(About::Received(vec![id("widows-veil"), id("axe-of-contrition")]))),
        asked(ANN, Charity, Some(About::Excess(1))),
        asked(BOB, Charity, Some(About::Excess(2))),
        asked(ANN, Claim, None),
        asked(ANN, Sex, None),
    ];
    for bonus in [-3, -1, 0, 2, 5] {
        views.push(asked(ANN, Flee, Some(running(ANN, bonus, false))));
        views.push(asked(ANN, Die, Some(running(ANN, bonus, false))));
    }
    for (give, want) in [(0b1, 0b1), (0b11, 0), (0, 0b1)] {
        views.push(asked(BOB, Trade, Some(About::Trade { from: ANN, give, want })));
    }
    for &event in Event::ALL {
        views.push(asked(ANN, React, Some(About::Happened { event, whom: ANN })));
        views.push(asked(ANN, React, Some(About::Happened { event, whom: BOB })));
    }
    for purpose in PURPOSES {
        for (of, n, by) in [(ANN, 1, None), (BOB, 2, Some(id("trap-portrait"))), (ANN, u8::MAX, None)] {
            views.push(asked(ANN, Choose, Some(About::Pick { purpose, of, to: BOB, n, by })));
        }
    }
    for share in [Share::Number(0), Share::Number(2), Share::Half, Share::All] {
        let terms = Terms { items: 0b1, share, helper_first: true };
        for seat in [ANN, BOB] {
            views.push(View { offer: Some((BOB, terms)), ..asked(seat, Help, None) });
        }
    }
    let questions: Vec<Question> = views.iter().filter_map(|view| view.asked).map(|(_, question)| question).collect();
    covers!(
        questions, LayOut, BeforeDoor, Room, Ending, Fight, LastCall, Window, Help, Trade, TurnedUp, Cancel, React,
        Choose, Either, RunFrom, Flee, Die, Receive, Charity, Claim, Sex,
    );
    views
}

#[test]
fn every_event_has_text_in_every_language() {
    let events = every_event();
    in_every_language(|lang, telling| {
        for event in &events {
            assert_finished(lang, event, &telling.event(event));
        }
    });
}

#[test]
fn every_question_and_move_has_text_in_every_language() {
    let (views, moves) = (every_question(), every_move());
    in_every_language(|lang, telling| {
        for view in &views {
            // As the asked player sees it, and as a spectator does.
            let own = View { seat: view.asked.map(|(seat, _)| seat), ..view.clone() };
            assert_finished(lang, &view.asked, &telling.question(&own));
            assert_finished(lang, &view.asked, &telling.question(&View { seat: None, ..view.clone() }));
        }
        for mv in &moves {
            assert_finished(lang, mv, &telling.choice(&table(), mv));
        }
        // Choices that depend on the question.
        for view in &views {
            for mv in [Move::Pass, Move::Choose(id("vampire")), Move::Either { second: true }] {
                assert_finished(lang, &mv, &telling.choice(view, &mv));
            }
        }
    });
}

#[test]
fn the_table_has_text_in_every_language() {
    in_every_language(|lang, telling| {
        for seat in [ANN, BOB, CARL] {
            assert_finished(lang, &seat, &telling.person(&table(), seat));
        }
        let mut fled = table();
        fled.fight.as_mut().unwrap().fled = true;
        for line in telling.combat(&table()).iter().chain(&telling.combat(&fled)) {
            assert_finished(lang, &"the fight", line);
        }
        assert!(telling.combat(&View { fight: None, ..table() }).is_empty());
    });
}

#[test]
fn cards_in_a_row_share_a_sentence() {
    let drew = |deck| GameEvent::Drew { seat: BOB, deck, card: None, seen: Seats::NONE };
    let discarded = |slug: &str| GameEvent::Discarded { seat: ANN, card: id(slug) };
    let card = id("chatterbat");
    let events = [
        drew(Deck::Door),
        drew(Deck::Door),
        drew(Deck::Treasure),
        discarded("dented-bucket"),
        discarded("dented-bucket"),
        discarded("widows-veil"),
        GameEvent::Opened { seat: ANN, card },
        GameEvent::Met { seat: ANN, card },
        GameEvent::Played { seat: BOB, card, line: 0 },
        GameEvent::Joined { seat: BOB, card },
    ];
    in_every_language(|lang, telling| {
        let told = telling.events(&events);
        assert_eq!(told.len(), 4, "{}: {told:#?}", lang.code());
        if lang == Lang::English {
            assert_eq!(told[0], "Bob draws 2 Doors and a Treasure.");
            assert_eq!(told[1], "Ann discards Dented Bucket ×2, Widow's Veil.");
        }
    });
}

#[test]
fn events_are_split_where_turns_begin() {
    let (first, over) = (GameEvent::Turn { seat: ANN }, GameEvent::Over);
    let events = [GameEvent::Rolled { seat: ANN, die: 2 }, first, over];
    let parts: Vec<_> = by_turn(&events).collect();
    assert_eq!(parts, [(&events[..1], Some(&first)), (&events[2..], None)]);
}

/// Random games: everything that happens has a text, and no two choices read the same.
#[test]
fn random_games_have_text_throughout() {
    let mut moves = MoveBuf::new();
    let langs =
        Lang::ALL.map(|lang| (Words::new(lang), CardNames::read(&munchkin::shipped_text("bites", lang.code()))));
    let names = ["Ann", "Bob", "Carl", "Dora"].map(str::to_owned);
    for seed in 0..40 {
        let mut game = Munchkin::deal(&BITES, Options { rounds: 12, ..Options::default() }, 4, seed).unwrap();
        let mut rng = Rng::stream(seed, "telling", 0);
        // Each game uses one language; all of them get their turn.
        let (words, cards) = &langs[seed as usize % langs.len()];
        let telling = Telling { words, cards, set: &BITES, names: &names };
        while let Some(seat) = game.waiting_on().first() {
            let view = game.view(Some(seat));
            assert_finished(words.lang(), &view.asked, &telling.question(&view));
            game.moves(seat, &mut moves);
            let mut told = BTreeSet::new();
            let different = (0..moves.len()).filter(|&at| !moves[..at].contains(&moves[at]));
            for mv in different.map(|at| &moves[at]) {
                let text = telling.choice(&view, mv);
                assert_finished(words.lang(), mv, &text);
                assert!(told.insert(text.clone()), "{}: two choices read “{text}”: {moves:?}", words.lang().code());
            }
            let mv = moves[rng.below(moves.len())];
            let mut events = Vec::new();
            game.play(seat, mv, &mut events);
            for viewer in [None, Some(seat)] {
                let seen: Vec<_> = events.iter().filter_map(|event| Munchkin::seen_by(event, viewer)).collect();
                for text in telling.events(&seen) {
                    assert_finished(words.lang(), &seen, &text);
                }
            }
        }
    }
}

fn kept(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(before == text, "{} has changed; see the head of this file. Now:\n{text}", path.display());
}

/// Everything that can happen, in words.
#[test]
fn a_game_in_words() {
    in_every_language(|lang, telling| {
        let view = table();
        let mut lines: Vec<String> = [ANN, BOB, CARL].map(|seat| telling.person(&view, seat)).into();
        lines.extend(telling.combat(&view));
        lines.push(String::new());
        lines.extend(every_event().iter().map(|event| telling.event(event)));
        lines.push(String::new());
        for view in every_question() {
            let own = View { seat: view.asked.map(|(seat, _)| seat), ..view };
            let text = telling.question(&own);
            if !lines.contains(&text) {
                lines.push(text);
            }
        }
        lines.push(String::new());
        lines.extend(every_move().iter().map(|mv| telling.choice(&view, mv)));
        let either = asked(ANN, Question::Either, Some(About::Either { card: id("curse-of-the-landlord"), line: 0 }));
        lines.extend([false, true].map(|second| telling.choice(&either, &Move::Either { second })));
        kept(&format!("telling-{}", lang.code()), &(lines.join("\n") + "\n"));
    });
}

/// Readers elsewhere get the texts of the set as Fluent. Every card and every line reads there as it does here.
#[test]
fn exported_card_texts_read_the_same() {
    use fluent_syntax::ast::{Entry, InlineExpression, PatternElement};
    in_every_language(|lang, telling| {
        let text = words::munchkin::card_messages(lang);
        let read = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut known = BTreeSet::new();
        for entry in read.body {
            let Entry::Message(message) = entry else { panic!("{}: {entry:?}", lang.code()) };
            let said = message.value.map_or_else(String::new, |pattern| {
                let part = |part: &PatternElement<&str>| match part {
                    PatternElement::TextElement { value } => (*value).to_owned(),
                    PatternElement::Placeable { expression } => match expression {
                        fluent_syntax::ast::Expression::Inline(InlineExpression::StringLiteral { value }) => {
                            (*value).to_owned()
                        }
                        _ => panic!("{}: {expression:?}", lang.code()),
                    },
                };
                pattern.elements.iter().map(part).collect()
            });
            assert_eq!(said, telling.say(&table::Phrase::new(message.id.name.to_owned())), "{}", message.id.name);
            known.insert(message.id.name);
        }
        for card in BITES.cards() {
            assert!(known.contains(format!("mb-card-{}", card.slug).as_str()));
            for at in 0..card.lines.len() {
                assert!(known.contains(format!("mb-deed-{}-{at}", card.slug).as_str()));
                assert!(known.contains(format!("mb-choice-{}-{at}", card.slug).as_str()));
                assert!(known.contains(format!("mb-text-{}-{at}", card.slug).as_str()));
            }
        }
    });
}
