//! The kit of Cheat: everything beside its rules, in one implementation of [`Kit`].

mod notes;
mod record;
mod screen;

use crate::card::{Card, Cards};
use crate::moves::{Event, Move, Question};
use crate::notation::Playbook;
use crate::players::Thumb;
use crate::rules::Rules;
use crate::state::Cheat;
use crate::telling;
use crate::view::View;
use ::kit::scene::{Face, Middle, Place};
use ::kit::{Fields, GameHead, Greetings, Kit, Namer, Notes, RecordedDecision, Turns, fields};
use table::playbook::{Example, Notation as _, Run};
use table::{Game as _, HouseRules as _, Log, Phrase, Refusal, Seat, Seed};
use wire::{Choice, Options, WindowKind};
use words::Words;

/// The kit of Cheat: the rules of a table and the number of players.
#[derive(Clone, Debug)]
pub struct CheatKit {
    rules: Rules,
    players: usize,
}

impl CheatKit {
    /// Reads rules in written form. The error says that they cannot be read, or that the number of players is wrong
    /// (CH-SETUP-1).
    fn with(rules: &str, players: usize) -> Result<CheatKit, Phrase> {
        if !Cheat::PLAYERS.contains(&players) {
            let (least, most) = (*Cheat::PLAYERS.start(), *Cheat::PLAYERS.end());
            return Err(Phrase::new("table-players").with("least", least).with("most", most));
        }
        Ok(CheatKit { rules: Rules::read(rules)?, players })
    }
}

impl Kit for CheatKit {
    type Game = Cheat;
    type Rules = Rules;
    type Notation = Playbook;
    type Question = Question;
    type Change = ();
    type Counter = Turns<CheatKit>;
    type Thumb = Thumb;
    type Trial = crate::Trial;

    const ID: &'static str = "cheat";
    const TITLE: &'static str = "Cheat";
    const LISTED: bool = false;
    const PLAYERS: [u8; 2] = [*Cheat::PLAYERS.start() as u8, *Cheat::PLAYERS.end() as u8]; // CH-SETUP-1
    const CLAUSES: &'static str = "CH-";
    const MESSAGES: &'static [&'static str] = &["cheat"];
    const USUAL: &'static str = "normal";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    // ----- set up and dealt -----

    fn new(options: &Options) -> Result<CheatKit, Phrase> {
        if !options.decks.trim().is_empty() {
            return Err(Phrase::new("ch-one-pack"));
        }
        CheatKit::with(&options.rules, options.players)
    }

    fn of(game: &Cheat) -> CheatKit {
        CheatKit { rules: game.rules(), players: game.seats() }
    }

    fn recorded(example: &Example, players: usize) -> Result<CheatKit, Phrase> {
        CheatKit::with(example.value("rules").unwrap_or_default(), players)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> String {
        self.rules.to_string()
    }

    fn deal(&self, seed: impl Into<Seed>, dealer: Option<Seat>, log: &mut impl Log<Cheat>) -> Option<Cheat> {
        let game = Cheat::deal(self.rules, self.players, dealer, seed)?;
        log.push(Event::TurnBegan { seat: game.turn(), rank: game.rank() });
        Some(game)
    }

    #[inline]
    fn starter(game: &Cheat) -> Seat {
        game.turn()
    }

    fn next_dealer(&self, start: &Cheat) -> Option<Seat> {
        Some(start.turn()) // CH-SETUP-3: the player who began sat to the dealer's left.
    }

    // ----- bots -----

    // ----- told -----

    fn told(&self, events: &[Event]) -> Vec<(usize, Phrase)> {
        events.iter().map(|event| (1, telling::event(event))).collect()
    }

    fn question(&self, view: &View) -> Phrase {
        telling::question(view).unwrap_or_else(|| self.window(view))
    }

    fn question_kind(view: &View) -> Option<Question> {
        view.asked.filter(|(asked, _)| view.seat == Some(*asked)).map(|(_, question)| question)
    }

    fn window(&self, view: &View) -> Phrase {
        match view.claim {
            Some(_) => telling::claim(view),
            None => telling::event(&Event::TurnBegan { seat: view.turn, rank: view.rank }),
        }
    }

    // CH-DOUBT-1: a claim concerns everybody.
    fn concerns(game: &Cheat, _: Seat) -> bool {
        game.claim.is_some()
    }

    const KINDS: &'static [WindowKind] = &[
        WindowKind { kind: "claims", key: "ch-window-claims" },
        WindowKind { kind: "last-cards", key: "ch-window-last-cards" },
    ];

    // A player who lets every claim pass still wants to be asked about the one that ends the game (CH-GOAL-1).
    fn kind(game: &Cheat, _: Seat) -> usize {
        usize::from(game.hand(game.turn).is_empty())
    }

    fn fields(to: &mut impl Fields<View>) {
        fields!(
            to,
            by all: rules is Rules, turn is Turn, rank, round, held is EachSeat, laid is EachSeat, claim,
                winners is Winners;
            by one: seat is Viewer, hand is Hand, buried, known is EachSeat, asked is Asked
        );
    }

    fn choice(&self, view: &View, mv: &Move) -> Choice<Move, ()> {
        let only = match mv {
            Move::Lay(cards) if cards.len() == 1 => cards.into_iter().next(),
            _ => None,
        };
        let card = only.map(|card| card.to_string());
        Choice { mv: *mv, say: telling::choice(view, mv), card, at: Vec::new(), change: None }
    }

    fn why(&self, game: &Cheat, seat: Seat, card: &str, _: Option<Seat>) -> Result<(), Option<Refusal>> {
        let card = Card::named(card).ok_or(None)?;
        game.check(seat, &Move::Lay(Cards::only(card))).map_err(Some)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn opening(game: &Cheat) -> Option<Event> {
        Some(Event::TurnBegan { seat: game.turn(), rank: game.rank() })
    }

    fn turn(view: &View) -> Seat {
        view.turn
    }

    fn asked(view: &View) -> Option<Seat> {
        view.asked.map(|(seat, _)| seat)
    }

    fn winners(view: &View) -> Vec<Seat> {
        view.winners.clone()
    }

    fn score(view: &View, seat: Seat) -> Option<String> {
        view.held.get(seat.index()).map(u8::to_string)
    }

    fn hand(&self, _: &Words, view: &View) -> Option<String> {
        (!view.hand.is_empty()).then(|| telling::signs(view.hand))
    }

    fn table(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        screen::table(words, names, view)
    }

    fn reminder(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        match view.asked {
            Some((_, Question::Lay)) => self.table(words, names, view),
            _ => Vec::new(),
        }
    }

    fn examples(&self, _: &Words, _: &[String]) -> (String, String) {
        ("QS".to_owned(), "lay QS, 7D".to_owned())
    }

    const GREETINGS: Greetings = Greetings { welcome: "ch-welcome", how: "ch-how", again: "ch-again" };

    // ----- on a full screen -----

    const ROOM: u16 = 2;
    const SIGNS: &'static [&'static str] = &["ch-signs"];

    fn piles(&self, words: &Words, view: &View) -> String {
        screen::piles(words, view)
    }

    fn place(&self, words: &Words, _: &[String], view: &View, seat: Seat) -> Place {
        screen::place(words, view, seat)
    }

    fn middle(&self, words: &Words, names: &[String], view: &View) -> Middle {
        screen::middle(words, names, view)
    }

    fn faces(&self, _: &Words, view: &View) -> Vec<Face> {
        screen::faces(view)
    }

    fn cards_of(&self, view: &View, mv: &Move) -> Vec<usize> {
        match mv {
            Move::Lay(cards) => {
                let places = view.hand.into_iter().enumerate();
                places.filter(|(_, card)| cards.contains(Cards::only(*card))).map(|(at, _)| at).collect()
            }
            Move::Doubt | Move::Believe => Vec::new(),
        }
    }

    fn card_id(view: &View, at: usize) -> Option<String> {
        view.hand.into_iter().nth(at).map(|card| card.to_string())
    }

    fn unlisted_example(&self, _: &Words, _: &[String], hand: &[String]) -> String {
        let cards: Vec<&str> = hand.iter().take(2).map(String::as_str).collect();
        format!("lay {}", cards.join(", "))
    }

    // ----- written down -----

    fn notation() -> Option<&'static Playbook> {
        Some(&Playbook)
    }

    // Any one to four cards may be laid (CH-TURN-1). The list has only the sensible ones.
    fn unlisted(&self, notation: &Playbook, names: &[String], _: &View, text: &str) -> Option<Move> {
        notation.read_move(names, text).ok()?.into_iter().next()
    }

    fn ways(&self, _: &Playbook, card: &str, _: &[String]) -> Vec<String> {
        vec![format!("lay {card}")]
    }

    fn write<'a>(
        &self,
        _: &Playbook,
        head: &GameHead,
        start: &Cheat,
        played: impl Iterator<Item = RecordedDecision<'a, CheatKit>>,
    ) -> String {
        record::write(head, start, played, false)
    }

    fn spell_out(_: &Playbook, head: &GameHead, _: &Example, run: &Run<Cheat>) -> Result<String, Phrase> {
        let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
        Ok(record::write(head, &run.start, played, true))
    }

    // ----- looked up -----

    fn cards(_: &Words) -> Vec<(String, String)> {
        Cards::ALL.into_iter().map(|card| (card.to_string(), card.sign())).collect()
    }

    // A card has no page of its own, because only its rank matters.
    fn card_page(_: &Words, _: &str, _: usize) -> Option<String> {
        None
    }

    // ----- counted -----

    fn sim_title(&self, words: &Words, seed: u64) -> String {
        let (players, rules, seed) = (self.players.to_string(), self.rules(), seed.to_string());
        words.fill("ch-sim-title", &[("players", &players), ("rules", &rules), ("seed", &seed)])
    }

    fn card_slugs(&self) -> Vec<String> {
        Cards::ALL.into_iter().map(|card| card.to_string()).collect()
    }

    fn hand_of(game: &Cheat, seat: Seat) -> Vec<u16> {
        notes::numbers(game.hand(seat))
    }

    fn note_event(notes: &mut Notes, event: Event) {
        notes::note_event(notes, event);
    }

    fn note_end(notes: &mut Notes, game: &Cheat) {
        notes::note_end(notes, game);
    }

    fn called(_: &Words) -> [Namer; 2] {
        let sign = |slug: &str| Card::named(slug).map_or_else(|| slug.to_owned(), Card::sign);
        [Box::new(sign), Box::new(str::to_owned)]
    }
}
