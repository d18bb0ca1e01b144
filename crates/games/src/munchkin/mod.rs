//! The kit of Munchkin Bites!

mod facts;
mod fight_board;
mod fights;
mod last_call;
mod notes;
mod reason;
mod screen;
mod sets;
mod why;

pub use facts::CardFacts;
use fights::Fights;
pub use sets::{OwnSet, SetRefusal, give as give_sets};

use bots::munchkin::{Casual, Thumb};
use bots::{Bot, Budget, of_level};
use kit::scene::{Face, Middle, Place};
use kit::{Fields, GameHead, Greetings, Kit, Namer, Notes, Page, RecordedDecision, WindowTime, fields};
use munchkin::notation::{Playbook, WrittenMove, write_game};
use munchkin::{
    At, Card, CardId, Change, GameEvent, Kind, Move, Munchkin, Options as Rules, Prompt, Question, Set, View,
};
use std::sync::LazyLock;
use table::playbook::{Example, Notation as _, Run, fold};
use table::{Game, HouseRules as _, Log, Phrase, PileCard as _, Refusal, Rng, Seat, Seats};
use wire::http::DeckOffer;
use wire::{Choice, Options, OwnNumber, Pace, WindowKind};
use words::munchkin::{CardNames, Tale, Telling, bites, messages_of, shipped_names};
use words::{Lang, Words};

/// The kit of Munchkin Bites!: the cards, the settings and the number of players.
#[derive(Clone)]
pub struct MunchkinKit {
    set: &'static Set,
    /// The players' own set in use, if it is not the built-in one.
    own: Option<&'static sets::LoadedSet>,
    rules: Rules,
    players: usize,
    /// The seconds of a last call, if the table has set them.
    last_call: Option<u8>,
}

impl MunchkinKit {
    /// The name of the built-in set in options.
    pub const SET: &'static str = "bites";
    /// The cards that are not in the built-in set. They are numbered after those of that set.
    fn own_cards(&self) -> &'static [Card] {
        let shipped = bites().map_or(0, |set| set.cards().len());
        self.set.cards().get(shipped..).unwrap_or_default()
    }

    fn tale(&self) -> Tale<'static> {
        Tale { set: self.set, seats: self.players }
    }

    /// Finds a card by its number, as views write it, or by its name in card files.
    fn card(&self, name: &str) -> Option<CardId> {
        let number = name.parse::<u16>().ok().filter(|number| usize::from(*number) < self.set.cards().len());
        number.map(CardId::numbered).or_else(|| self.set.id(name))
    }

    /// Reads decks and rules in their written form.
    fn with(decks: &str, rules: &str, players: usize) -> Result<MunchkinKit, Phrase> {
        let rules = Rules::read(rules)?;
        let own = sets::chosen(decks)?;
        let set = own.map(|own| own.set).or_else(bites).ok_or_else(|| Phrase::new("cli-set-unsound"))?;
        if own.is_some() && Munchkin::deal(set, rules, players, 0).is_err() {
            return Err(Phrase::new("cli-cannot-deal"));
        }
        Ok(MunchkinKit { set, own, rules, players, last_call: None })
    }

    /// The names of the cards in a language.
    fn names(&self, words: &Words) -> &'static CardNames {
        self.own.map_or_else(|| shipped_names(words.lang()), |own| own.names(words.lang()))
    }

    fn telling<'a>(&'a self, words: &'a Words, names: &'a [String]) -> Telling<'a> {
        Telling { words, cards: self.names(words), set: self.set, names }
    }
}

impl Kit for MunchkinKit {
    type Game = Munchkin;
    type Rules = Rules;
    type Notation = Playbook;
    type Question = Prompt;
    type Change = Change;
    type Counter = Fights;
    type Thumb = Thumb;
    type Trial = munchkin::Trial;

    const ID: &'static str = "munchkin-bites";
    const TITLE: &'static str = "Munchkin Bites!";
    const CLAUSES: &'static str = "MB-";
    const PLAYERS: [u8; 2] = [2, Seat::MAX as u8];
    const MEANT_FOR: [u8; 2] = [3, 6]; // MB-SETUP-1
    const GREETINGS: Greetings = Greetings { welcome: "play-welcome-mb", how: "play-how-mb", again: "play-again-mb" };
    const ROOM: u16 = 8;
    const SIGNS: &'static [&'static str] = &["screen-signs-mb", "screen-signs-mb-kinds"];
    const COUNTS_CARDS: bool = true;
    const TAKES_SETS: bool = true;
    const COLOURS: &'static str = include_str!("colours.css");
    const LEVELS: &'static [&'static str] = &["random", "casual", "easy", "normal", "hard"];
    const USUAL: &'static str = "normal";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    fn deck_offers() -> Vec<DeckOffer> {
        let own = sets::all().into_iter().map(|own| own.name.clone());
        let names = std::iter::once(MunchkinKit::SET.to_owned()).chain(own);
        names.map(|decks| DeckOffer { decks, comfortable: Self::MEANT_FOR[1].into() }).collect()
    }

    fn own_numbers() -> Vec<OwnNumber> {
        vec![last_call::number()]
    }

    fn new(options: &Options) -> Result<MunchkinKit, Phrase> {
        // MB-SETUP-1
        if !(2..=Seat::MAX).contains(&options.players) {
            return Err(Phrase::new("table-players").with("least", 2u8).with("most", Seat::MAX));
        }
        let kit = MunchkinKit::with(&options.decks, &options.rules, options.players)?;
        Ok(MunchkinKit { last_call: last_call::set_by(options), ..kit })
    }

    fn deal(&self, seed: u64, _: Option<Seat>, log: &mut impl Log<Munchkin>) -> Option<Munchkin> {
        Munchkin::deal_telling(self.set, self.rules, self.players, seed, log).ok()
    }

    fn next_dealer(&self, _: &Munchkin) -> Option<Seat> {
        None // MB-SETUP-3: the die decides who begins
    }

    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Munchkin>> {
        match level {
            "casual" => Box::new(Casual::new(self.set, rng)),
            _ => of_level::<Munchkin, Thumb>(level, budget, rng),
        }
    }

    fn told(&self, events: &[GameEvent]) -> Vec<(usize, Phrase)> {
        self.tale().events(events)
    }

    fn question(&self, view: &View) -> Phrase {
        self.tale().question(view).unwrap_or_else(|| self.window(view))
    }

    fn question_kind(view: &View) -> Option<Prompt> {
        view.prompt()
    }

    fn window(&self, view: &View) -> Phrase {
        match self.tale().combat(view).into_iter().next() {
            Some(fight) => Phrase::new("window-mb-fight").with("fight", fight),
            None => Phrase::new("window-open"),
        }
    }

    fn concerns(game: &Munchkin, seat: Seat) -> bool {
        game.is_about(seat)
    }

    fn is_at(game: &Munchkin, seat: Seat) -> bool {
        game.is_at(seat)
    }

    fn quiet_window(game: &Munchkin) -> Option<u32> {
        game.quiet_window()
    }

    fn is_routine(event: &GameEvent) -> bool {
        use GameEvent::{Discarded, Drew, NoDoor, Opened, Reshuffled, Settled, TurnedUp};
        matches!(
            event,
            Opened { .. }
                | NoDoor { .. }
                | TurnedUp { .. }
                | Drew { .. }
                | Discarded { .. }
                | Reshuffled { .. }
                | Settled { .. }
        )
    }

    const KINDS: &'static [WindowKind] = &[
        WindowKind { kind: "my-fight", key: "window-kind-my-fight" },
        WindowKind { kind: "fight", key: "window-kind-fight" },
        WindowKind { kind: "about-me", key: "window-kind-about-me" },
        WindowKind { kind: "about-others", key: "window-kind-about-others" },
    ];

    fn kind(game: &Munchkin, seat: Seat) -> usize {
        match game.view(None).fight {
            Some(fight) if fight.main == seat || fight.helper == Some(seat) => 0,
            Some(_) => 1,
            None if game.is_about(seat) => 2,
            None => 3,
        }
    }

    fn window_time(&self, shown: &Munchkin, concerned: Seats, pace: Pace) -> WindowTime {
        match () {
            () if shown.is_last_call() => last_call::time(self.last_call, pace),
            () if concerned.at_most_one() => WindowTime::Decision, // one player pays, keeps or lays out cards
            () => WindowTime::Answer,
        }
    }

    fn fields(to: &mut impl Fields<View>) {
        fields!(
            to,
            by all: turn is Turn, starter is Seat, round, drawable, discarded, fight, offer, winners is Winners;
            by one: seat is Viewer, players is EachSeat, asked is Asked, about, laid_out
        );
    }

    fn choice(&self, view: &View, mv: &Move) -> Choice<Move, Change> {
        let say = self.tale().choice(view, mv);
        let card = match *mv {
            Move::Trouble(card)
            | Move::Put { card, .. }
            | Move::Play { card, .. }
            | Move::Choose(card)
            | Move::Give { card, .. }
            | Move::Drop(card)
            | Move::Cheat(card)
            | Move::Accuse { card, .. }
            | Move::Claim(card) => Some(card),
            _ => None,
        };
        let at = match *mv {
            Move::Play { at: At::Player(seat), .. }
            | Move::Ask { seat, .. }
            | Move::Give { to: seat, .. }
            | Move::Trade { to: seat, .. }
            | Move::Show { to: Some(seat), .. }
            | Move::Accuse { seat, .. } => vec![seat],
            _ => Vec::new(),
        };
        Choice { mv: *mv, say, card: card.map(|card| card.index().to_string()), at, change: None }
    }

    fn change(&self, game: &Munchkin, seat: Seat, mv: &Move) -> Option<Change> {
        game.change(seat, *mv)
    }

    fn reason(&self, game: &Munchkin, view: &View, seat: Seat, mv: &Move) -> Option<Phrase> {
        reason::reason(game, view, seat, mv)
    }

    fn why(&self, game: &Munchkin, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>> {
        self.why_card(game, seat, card, at)
    }

    fn of(game: &Munchkin) -> MunchkinKit {
        let set = game.set();
        MunchkinKit { set, own: sets::of(set), rules: Rules::default(), players: game.seats(), last_call: None }
    }

    fn recorded(example: &Example, players: usize) -> Result<MunchkinKit, Phrase> {
        MunchkinKit::with(example.value("set").unwrap_or(""), example.value("rules").unwrap_or(""), players)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn decks(&self) -> Option<String> {
        self.own.map(|own| own.label.clone())
    }

    fn rules(&self) -> String {
        self.rules.to_string()
    }

    fn crowd(&self) -> Option<Phrase> {
        (!(3..=6).contains(&self.players)).then(|| Phrase::new("cli-mb-seats-warning")) // MB-SETUP-1
    }

    #[inline]
    fn starter(game: &Munchkin) -> Seat {
        game.starter()
    }

    fn say(&self, words: &Words, names: &[String], phrase: &Phrase) -> String {
        self.telling(words, names).say(phrase)
    }

    fn begins(event: &GameEvent) -> bool {
        matches!(event, GameEvent::Turn { .. })
    }

    /// `None` while players lay out their first cards (MB-SETUP-2).
    fn opening(game: &Munchkin) -> Option<GameEvent> {
        let setting_up = matches!(game.question(), Some((_, Question::LayOut | Question::Sex)));
        (!setting_up).then(|| GameEvent::Turn { seat: game.view(None).turn })
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
        let person = &view.players[seat.index()];
        (!person.dead).then(|| person.level.to_string())
    }

    fn hand(&self, words: &Words, view: &View) -> Option<String> {
        let hand = &view.players[view.seat?.index()].hand;
        (!hand.is_empty()).then(|| self.telling(words, &[]).cards(hand))
    }

    fn table(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        let telling = self.telling(words, names);
        let mut lines: Vec<String> = Seat::all(names.len()).map(|seat| telling.person(view, seat)).collect();
        let [doors, treasures] = view.drawable.map(|n| n.to_string());
        lines.push(words.fill("play-piles-mb", &[("doors", &doors), ("treasures", &treasures)]));
        lines.extend(telling.combat(view));
        lines
    }

    fn reminder(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        match view.asked {
            Some((_, Question::BeforeDoor | Question::LayOut)) => self.table(words, names, view),
            _ => {
                let fight = self.telling(words, names).combat(view);
                let question = self.say(words, names, &self.question(view));
                // Some questions already say how the fight stands.
                let said = fight.first().is_some_and(|line| question.starts_with(line));
                fight.into_iter().skip(usize::from(said)).collect()
            }
        }
    }

    fn examples(&self, words: &Words, names: &[String]) -> (String, String) {
        let card = |slug: &str| self.names(words).name(slug).to_uppercase();
        (card("banshee"), format!("{} > {}", card("trap-lightning"), names[1]))
    }

    fn piles(&self, words: &Words, view: &View) -> String {
        let [doors, treasures] = view.drawable.map(|n| n.to_string());
        words.fill("screen-piles-mb", &[("doors", &doors), ("treasures", &treasures)])
    }

    fn place(&self, words: &Words, names: &[String], view: &View, seat: Seat) -> Place {
        self.screen_place(words, names, view, seat)
    }

    fn middle(&self, words: &Words, names: &[String], view: &View) -> Middle {
        self.screen_middle(words, names, view)
    }

    fn faces(&self, words: &Words, view: &View) -> Vec<Face> {
        self.screen_faces(words, view)
    }

    fn cards_of(&self, view: &View, mv: &Move) -> Vec<usize> {
        self.cards_in_hand(view, mv)
    }

    fn card_id(view: &View, at: usize) -> Option<String> {
        view.players[view.seat?.index()].hand.get(at).map(|card| card.index().to_string())
    }

    fn unlisted_example(&self, words: &Words, names: &[String], _: &[String]) -> String {
        let other = names.get(1).map_or("?", String::as_str);
        words.fill("screen-write-trade", &[("other", other)])
    }

    fn notation() -> Option<&'static Playbook> {
        static NOTATION: LazyLock<Option<Playbook>> = LazyLock::new(words::munchkin::playbook);
        NOTATION.as_ref()
    }

    // Any items may be traded (MB-TRADE-1).
    fn unlisted(&self, notation: &Playbook, names: &[String], view: &View, text: &str) -> Option<Move> {
        let WrittenMove::Trade { to, give, want } = notation.read_move(names, text).ok()?.into_iter().next()? else {
            return None;
        };
        let places = |owner: Seat, wanted: &[String]| {
            let items = &view.players.get(owner.index())?.items;
            wanted.iter().try_fold(0u32, |places, name| {
                let card = notation.find(self.set, name)?;
                let free = |(at, (held, _)): (usize, &(munchkin::CardId, bool))| *held == card && places >> at & 1 == 0;
                Some(places | 1 << items.iter().enumerate().position(free)?)
            })
        };
        Some(Move::Trade { to, give: places(view.seat?, &give)?, want: places(to, &want)? })
    }

    fn ways(&self, notation: &Playbook, card: &str, names: &[String]) -> Vec<String> {
        let kind = notation.find(self.set, card).map(|card| self.set.get(card).kind);
        let [put, trouble] = ["put", "trouble"].map(|word| format!("{word} {card}"));
        let mut ways = match kind {
            Some(Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion | Kind::Item) => {
                vec![put, card.to_owned()]
            }
            Some(Kind::Monster) => vec![trouble, card.to_owned()],
            _ => vec![card.to_owned()],
        };
        let sides = ["fighters", "monsters", "monster 1", "monster 2", "monster 3"].into_iter();
        ways.extend(sides.chain(names.iter().map(String::as_str)).map(|at| format!("{card} > {at}")));
        ways
    }

    fn write<'a>(
        &self,
        notation: &Playbook,
        head: &GameHead,
        start: &Munchkin,
        played: impl Iterator<Item = RecordedDecision<'a, MunchkinKit>>,
    ) -> String {
        write_game(notation, head, &[], start, played, None)
    }

    fn spell_out(
        notation: &Playbook,
        head: &GameHead,
        example: &Example,
        run: &Run<Munchkin>,
    ) -> Result<String, Phrase> {
        let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
        let defined: Vec<String> = example.lines("define").map(|line| line.rest.clone()).collect();
        Ok(write_game(notation, head, &defined, &run.start, played, Some(&run.chances)))
    }

    fn cards(words: &Words) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        for (set, names) in sets::with_names(words.lang()) {
            let new = set.cards().iter().map(|card| (names.name(&card.slug).to_owned(), String::new()));
            let new: Vec<_> = new.filter(|card| !all.contains(card)).collect();
            all.extend(new);
        }
        all
    }

    fn card_messages(lang: Lang) -> String {
        words::munchkin::card_messages(lang)
    }

    fn made_up_cards(&self) -> Vec<serde_json::Value> {
        let facts = self.own_cards().iter().map(|card| CardFacts::of(self.set, card));
        facts.filter_map(|facts| serde_json::to_value(facts).ok()).collect()
    }

    fn made_up_messages(&self, lang: Lang) -> String {
        messages_of(&Words::new(lang), shipped_names(lang), self.set, self.own_cards())
    }

    fn set_cards(&self) -> Vec<serde_json::Value> {
        let cards = self.own.map_or(&[][..], |own| own.set.cards());
        cards.iter().filter_map(|card| serde_json::to_value(CardFacts::of(self.set, card)).ok()).collect()
    }

    fn set_messages(&self, lang: Lang) -> String {
        let words = Words::new(lang);
        self.own.map_or_else(String::new, |own| messages_of(&words, own.names(lang), own.set, own.set.cards()))
    }

    fn card_page(words: &Words, name: &str, width: usize) -> Option<String> {
        let called = |lang: Lang| {
            sets::with_names(lang).find_map(|(set, names)| {
                let is =
                    |card: &&Card| [names.name(&card.slug), &card.slug].iter().any(|known| fold(known) == fold(name));
                set.cards().iter().find(is).map(|card| (set, card))
            })
        };
        let (set, card) = Lang::ALL.into_iter().find_map(called)?;
        let (_, names) = sets::with_names(words.lang()).find(|(known, _)| std::ptr::eq(*known, set))?;
        let text = words::munchkin::card_page(words, names, set, card);
        let (name, says) = text.split_once('\n').unwrap_or((&text, ""));
        let mut page = Page::new(width);
        page.line(name);
        says.lines().for_each(|line| page.indented(line));
        Some(page.text)
    }

    fn sim_title(&self, words: &Words, seed: u64) -> String {
        let cards = self.own.map(|own| format!(", {}", own.label)).unwrap_or_default();
        let (players, rules, seed) = (self.players.to_string(), self.rules() + &cards, seed.to_string());
        words.fill("cli-sim-title-mb", &[("players", &players), ("rules", &rules), ("seed", &seed)])
    }

    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)> {
        self.own.map(|own| ("set", own.label.clone().into())).into_iter().collect()
    }

    fn card_slugs(&self) -> Vec<String> {
        self.set.cards().iter().map(|card| card.slug.clone()).collect()
    }

    fn hand_of(game: &Munchkin, seat: Seat) -> Vec<u16> {
        notes::hand_of(game, seat)
    }

    fn note_event(notes: &mut Notes, event: GameEvent) {
        notes::note_event(notes, event);
    }

    fn note_move(notes: &mut Notes, game: &Munchkin, seat: Seat, mv: &Move) {
        notes::note_move(notes, game, seat, mv);
    }

    fn note_end(notes: &mut Notes, game: &Munchkin) {
        notes::note_end(notes, game);
    }

    fn called(words: &Words) -> [Namer; 2] {
        notes::called(words)
    }
}
