//! The kit of Lunch Money.

mod card_page;
mod notes;
mod reason;
mod screen;

use bots::lunch_money::Thumb;
use kit::scene::{Face, Middle, Place};
use kit::{Fields, GameHead, Greetings, Kit, Namer, Notes, RecordedDecision, Turns, fields};
use lunch_money::notation::{Playbook, WrittenMove, write_game};
use lunch_money::{Card, Decks, Event, LunchMoney, Move, Panel, Question, Rules, View, Weirds};
use std::sync::LazyLock;
use table::playbook::{Example, Notation as _, Run};
use table::{Game, HouseRules as _, Log, Phrase, Refusal, Seat};
use wire::http::DeckOffer;
use wire::{Choice, Options, WindowKind};
use words::{Words, lunch_money as in_words};

/// The kit of Lunch Money: decks with their rules, and the number of players.
#[derive(Clone)]
pub struct LunchMoneyKit {
    decks: Decks,
    players: usize,
}

impl LunchMoneyKit {
    /// The decks in their written form.
    fn deck_names(&self) -> String {
        let (base, expansion) = self.decks.counts();
        let copies = |name: &str, n: u8| match n {
            0 => None,
            1 => Some(name.to_owned()),
            n => Some(format!("{name} x{n}")),
        };
        let names = [copies("base", base), copies("sticks-and-stones", expansion)];
        names.into_iter().flatten().collect::<Vec<_>>().join(",")
    }

    /// Reads decks and rules in their written form. Empty texts mean the usual ones.
    fn with(decks: &str, rules: &str, players: usize) -> Result<LunchMoneyKit, Phrase> {
        let or = |text: &str, usual: &str| if text.trim().is_empty() { usual.to_owned() } else { text.to_owned() };
        let rules = Rules::read(&or(rules, "english"))?;
        let decks = Decks::read(&or(decks, Self::DECKS), rules)?;
        Ok(LunchMoneyKit { decks, players })
    }
}

/// The decks offered, the usual ones first. Others can be written out.
const OFFERED_DECKS: [&str; 4] = ["base,sticks-and-stones", "base", "base x2", "base x2,sticks-and-stones x2"];

impl Kit for LunchMoneyKit {
    type Game = LunchMoney;
    type Rules = Rules;
    type Notation = Playbook;
    type Question = Question;
    type Change = ();
    type Counter = Turns<LunchMoneyKit>;
    type Thumb = Thumb;
    type Trial = lunch_money::Trial;

    const ID: &'static str = "lunch-money";
    const TITLE: &'static str = "Lunch Money";
    const CLAUSES: &'static str = "LM-";
    const DECKS: &'static str = OFFERED_DECKS[0];
    const PLAYERS: [u8; 2] = [2, Seat::MAX as u8];
    const GREETINGS: Greetings = Greetings { welcome: "play-welcome", how: "play-how", again: "play-again" };
    const ROOM: u16 = 2;
    const SIGNS: &'static [&'static str] = &["screen-signs", "screen-signs-kinds"];
    const USUAL: &'static str = "normal";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    fn deck_offers() -> Vec<DeckOffer> {
        let offer = |decks| {
            let comfortable = Decks::read(decks, Rules::default()).map_or(0, |decks| decks.comfortable());
            DeckOffer { decks: decks.to_owned(), comfortable }
        };
        OFFERED_DECKS.into_iter().map(offer).collect()
    }

    fn new(options: &Options) -> Result<LunchMoneyKit, Phrase> {
        if !(2..=Seat::MAX).contains(&options.players) {
            return Err(Phrase::new("table-players").with("least", 2u8).with("most", Seat::MAX));
        }
        LunchMoneyKit::with(&options.decks, &options.rules, options.players)
    }

    fn deal(&self, seed: u64, dealer: Option<Seat>, log: &mut impl Log<LunchMoney>) -> Option<LunchMoney> {
        let game = LunchMoney::deal(&self.decks, self.players, dealer, seed).ok()?;
        log.push(Event::TurnBegan { seat: game.active() });
        Some(game)
    }

    fn next_dealer(&self, start: &LunchMoney) -> Option<Seat> {
        Some(start.active()) // LM-SETUP-3: the player who began sat at the dealer's left.
    }

    fn told(&self, events: &[Event]) -> Vec<(usize, Phrase)> {
        in_words::told(events).into_iter().map(|(events, phrase)| (events.len(), phrase)).collect()
    }

    fn question(&self, view: &View) -> Phrase {
        in_words::question_phrase(view).unwrap_or_else(|| self.window(view))
    }

    fn question_kind(view: &View) -> Option<Question> {
        view.asked.filter(|(asked, _)| view.seat == Some(*asked)).map(|(_, question)| question)
    }

    fn window(&self, view: &View) -> Phrase {
        match view.strip.last() {
            Some(Panel::Revival { who, .. }) => Phrase::new("window-revival").with("seat", *who),
            Some(Panel::Play { by, card, at, .. }) if at.is_empty() => {
                Phrase::new("window-alone").with("by", *by).with("card", in_words::named(*card))
            }
            Some(Panel::Play { by, card, at, .. }) => {
                Phrase::new("window-play").with("by", *by).with("card", in_words::named(*card)).with("at", at.clone())
            }
            Some(Panel::Humiliation { by, .. } | Panel::Backlash { by, .. }) => {
                Phrase::new("window-answer").with("by", *by)
            }
            Some(Panel::PileOn { .. }) | None => Phrase::new("window-open"),
        }
    }

    fn concerns(game: &LunchMoney, seat: Seat) -> bool {
        game.view(None).strip.last().is_some_and(|panel| match panel {
            Panel::Play { by, at, .. } => *by == seat || at.contains(&seat),
            Panel::Humiliation { by, on } | Panel::Backlash { by, on } => *by == seat || *on == seat,
            Panel::Revival { who, .. } => *who == seat,
            Panel::PileOn { .. } => true,
        })
    }

    fn is_at(game: &LunchMoney, seat: Seat) -> bool {
        game.view(None).strip.last().is_some_and(|panel| match panel {
            // A Defense on the table is aimed at the player it stops.
            Panel::Play { by, defence: Some(_), .. } => *by == seat,
            Panel::Play { at, .. } => at.contains(&seat),
            Panel::Humiliation { on, .. } | Panel::Backlash { on, .. } | Panel::PileOn { on } => *on == seat,
            Panel::Revival { who, .. } => *who == seat,
        })
    }

    const KINDS: &'static [WindowKind] = &[
        WindowKind { kind: "at-me", key: "window-kind-at-me" },
        WindowKind { kind: "by-me", key: "window-kind-by-me" },
        WindowKind { kind: "at-others", key: "window-kind-at-others" },
        WindowKind { kind: "defence", key: "window-kind-defence" },
        WindowKind { kind: "humiliation", key: "window-kind-humiliation" },
        WindowKind { kind: "revival", key: "window-kind-revival" },
    ];

    fn kind(game: &LunchMoney, seat: Seat) -> usize {
        match game.view(None).strip.last() {
            Some(Panel::Play { defence: Some(_), .. }) => 3,
            Some(Panel::Play { at, .. }) if at.contains(&seat) => 0,
            Some(Panel::Play { by, .. }) if *by == seat => 1,
            Some(Panel::Play { .. }) | None => 2,
            Some(Panel::Humiliation { .. } | Panel::Backlash { .. }) => 4,
            Some(Panel::Revival { .. } | Panel::PileOn { .. }) => 5,
        }
    }

    fn fields(to: &mut impl Fields<View>) {
        fields!(
            to,
            by all: rules is Rules, turn is Turn, seats is EachSeat, draw_pile, discard_pile, pile, quiet_rounds, strip,
                winner is Winners;
            by one: seat is Viewer, hand is Hand, asked is Asked
        );
    }

    fn choice(&self, view: &View, mv: &Move) -> Choice<Move, ()> {
        let say = in_words::choice_phrase(view, mv);
        let (card, at) = match *mv {
            Move::Play { card, at, also, .. } => (Some(card), std::iter::once(at).chain(also).collect()),
            Move::Alone(card) | Move::Answer { card, .. } => (Some(card), Vec::new()),
            Move::Escape { card, from } => (Some(card), vec![from]),
            Move::Aid(_) => (Some(Card::FirstAid), Vec::new()),
            _ => (None, Vec::new()),
        };
        Choice { mv: *mv, say, card: card.map(|card| card.slug().to_owned()), at, change: None }
    }

    fn reason(&self, _: &LunchMoney, view: &View, seat: Seat, mv: &Move) -> Option<Phrase> {
        reason::reason(view, seat, mv)
    }

    fn why(&self, game: &LunchMoney, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>> {
        let Some(card) = Card::ALL.into_iter().find(|known| known.slug() == card) else {
            return Err(None);
        };
        let plain = |at| Move::Play { card, weirds: Weirds::NONE, at, also: None, way: None };
        let answers = [false, true].map(|faster| Move::Answer { card, faster });
        let others = || Seat::all(game.seats()).filter(move |other| *other != seat && at.is_none_or(|at| at == *other));
        let ways = answers.into_iter().chain([Move::Aid(1), Move::Alone(card)]);
        let ways = ways.filter(|_| at.is_none());
        let ways = ways.filter(|mv| (*mv == Move::Aid(1)) == (card == Card::FirstAid));
        let ways = others().map(plain).chain(others().map(|from| Move::Escape { card, from })).chain(ways);
        // The likeliest intention comes first: an answer when somebody else acts, an attack on the player's own turn.
        let mut ways: Vec<Move> = ways.collect();
        if game.active() != seat {
            ways.reverse();
        }
        let mut first = None;
        for mv in ways {
            match game.check(seat, &mv) {
                Ok(()) => return Ok(()),
                Err(refusal) => first = first.or(Some(refusal)),
            }
        }
        Err(first)
    }

    fn of(game: &LunchMoney) -> LunchMoneyKit {
        let decks = Decks::read(Self::DECKS, *game.rules()).expect("the usual decks suit all rules");
        LunchMoneyKit { decks, players: game.seats() }
    }

    fn recorded(example: &Example, players: usize) -> Result<LunchMoneyKit, Phrase> {
        let value = |key: &str| example.value(key).unwrap_or_default();
        LunchMoneyKit::with(value("game"), value("rules"), players)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> String {
        self.decks.rules().to_string()
    }

    fn crowd(&self) -> Option<Phrase> {
        let comfortable = self.decks.comfortable(); // LM-SETUP-1
        (self.players > comfortable).then(|| Phrase::new("cli-seats-warning").with("n", comfortable))
    }

    #[inline]
    fn starter(game: &LunchMoney) -> Seat {
        game.active()
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn opening(game: &LunchMoney) -> Option<Event> {
        Some(Event::TurnBegan { seat: game.active() })
    }

    fn turn(view: &View) -> Seat {
        view.turn
    }

    fn asked(view: &View) -> Option<Seat> {
        view.asked.map(|(seat, _)| seat)
    }

    fn winners(view: &View) -> Vec<Seat> {
        view.winner.into_iter().collect()
    }

    fn score(view: &View, seat: Seat) -> Option<String> {
        let seat = &view.seats[seat.index()];
        (!seat.out).then(|| seat.counters.to_string())
    }

    fn hand(&self, words: &Words, view: &View) -> Option<String> {
        (!view.hand.is_empty()).then(|| in_words::cards(words, &view.hand))
    }

    fn table(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        let line = |(seat, name): (Seat, &String)| {
            let seen = &view.seats[seat.index()];
            if seen.out {
                return words.fill("play-seat-out", &[("name", name)]);
            }
            let (n, cards) = (seen.counters.to_string(), seen.hand.to_string());
            let line = words.fill("play-seat", &[("name", name), ("n", &n), ("cards", &cards)]);
            let mut states = in_words::conditions(words, names, view, seat);
            if !seen.known.is_empty() && Some(seat) != view.seat {
                let cards = in_words::cards(words, &seen.known);
                states.push(words.fill("play-known", &[("cards", &cards)]));
            }
            if states.is_empty() {
                return line;
            }
            words.fill("play-seat-states", &[("seat", &line), ("states", &states.join(", "))])
        };
        let (draw, discard) = (view.draw_pile.to_string(), view.discard_pile.len().to_string());
        let pile = view.pile.to_string();
        let piles = words.fill("play-piles", &[("draw", &draw), ("discard", &discard), ("pile", &pile)]);
        Seat::all(names.len()).zip(names).map(line).chain(std::iter::once(piles)).collect()
    }

    fn reminder(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        match view.asked {
            Some((_, Question::Action)) => self.table(words, names, view),
            _ => Vec::new(),
        }
    }

    fn examples(&self, _: &Words, names: &[String]) -> (String, String) {
        ("BLOCK".to_owned(), format!("KICK4 > {}", names[1]))
    }

    fn piles(&self, words: &Words, view: &View) -> String {
        let (draw, discard) = (view.draw_pile.to_string(), view.discard_pile.len().to_string());
        words.fill("screen-piles", &[("draw", &draw), ("discard", &discard), ("pile", &view.pile.to_string())])
    }

    fn place(&self, words: &Words, names: &[String], view: &View, seat: Seat) -> Place {
        screen::place(words, names, view, seat)
    }

    fn middle(&self, words: &Words, names: &[String], view: &View) -> Middle {
        screen::middle(words, names, view)
    }

    fn faces(&self, words: &Words, view: &View) -> Vec<Face> {
        screen::faces(words, view)
    }

    fn cards_of(&self, view: &View, mv: &Move) -> Vec<usize> {
        screen::cards_of(view, mv)
    }

    fn card_id(view: &View, at: usize) -> Option<String> {
        view.hand.get(at).map(|card| card.slug().to_owned())
    }

    fn unlisted_example(&self, _: &Words, _: &[String], hand: &[String]) -> String {
        let cards: Vec<String> = hand.iter().take(2).map(|card| card.to_uppercase()).collect();
        format!("discard {}", cards.join(", "))
    }

    fn notation() -> Option<&'static Playbook> {
        static NOTATION: LazyLock<Playbook> = LazyLock::new(in_words::playbook);
        Some(&NOTATION)
    }

    // Any cards may be discarded (LM-TURN-2).
    fn unlisted(&self, notation: &Playbook, names: &[String], view: &View, text: &str) -> Option<Move> {
        let WrittenMove::Discard(cards) = notation.read_move(names, text).ok()?.into_iter().next()? else {
            return None;
        };
        let mut which = 0u16;
        for card in cards {
            let mut places = view.hand.iter().enumerate();
            which |= 1 << places.position(|(at, held)| *held == card && which >> at & 1 == 0)?;
        }
        Some(Move::Discard(which))
    }

    fn ways(&self, _: &Playbook, card: &str, names: &[String]) -> Vec<String> {
        let at = names.iter().skip(1).map(|name| format!("{card} > {name}"));
        std::iter::once(card.to_owned()).chain(at).collect()
    }

    fn write<'a>(
        &self,
        notation: &Playbook,
        head: &GameHead,
        start: &LunchMoney,
        played: impl Iterator<Item = RecordedDecision<'a, LunchMoneyKit>>,
    ) -> String {
        write_game(notation, head, &self.decks, start, played, None)
    }

    fn spell_out(
        notation: &Playbook,
        head: &GameHead,
        example: &Example,
        run: &Run<LunchMoney>,
    ) -> Result<String, Phrase> {
        let LunchMoneyKit { decks, .. } = LunchMoneyKit::recorded(example, run.start.seats())?;
        let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
        Ok(write_game(notation, head, &decks, &run.start, played, Some(&run.chances)))
    }

    fn cards(words: &Words) -> Vec<(String, String)> {
        Card::ALL.map(|card| (in_words::card(words, card), in_words::card_help(words, card))).to_vec()
    }

    fn card_page(words: &Words, name: &str, width: usize) -> Option<String> {
        card_page::card_page(words, name, width)
    }

    fn sim_title(&self, words: &Words, seed: u64) -> String {
        let (players, rules, seed) = (self.players.to_string(), self.rules(), seed.to_string());
        let decks = self.deck_names();
        words.fill("cli-sim-title", &[("players", &players), ("decks", &decks), ("rules", &rules), ("seed", &seed)])
    }

    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)> {
        vec![("decks", self.deck_names().into())]
    }

    fn card_slugs(&self) -> Vec<String> {
        Card::ALL.iter().map(|card| card.slug().to_owned()).collect()
    }

    fn hand_of(game: &LunchMoney, seat: Seat) -> Vec<u16> {
        notes::hand_of(game, seat)
    }

    fn note_event(notes: &mut Notes, event: Event) {
        notes::note_event(notes, event);
    }

    fn note_end(notes: &mut Notes, game: &LunchMoney) {
        notes::note_end(notes, game);
    }

    fn called(words: &Words) -> [Namer; 2] {
        notes::called(words)
    }
}
