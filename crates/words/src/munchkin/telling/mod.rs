//! The course of a Munchkin game for its players: events, questions, choices, and how everybody stands.

mod choice;
mod event;
mod question;
mod standing;

pub use event::by_turn;

use super::line::capital;
use super::page::card_users;
use super::{CardNames, Teller, bites, card_lines};
use crate::{Lang, Words};
use munchkin::{Card, CardId, Kind, Line, Set, Share, Terms, View};
use table::{Arg, Phrase, Seat};

/// Puts a game into one language. The methods correspond to the functions of [`crate::lunch_money`]; their common
/// arguments are fields.
///
/// ```
/// use munchkin::{GameEvent, Set};
/// use words::munchkin::{CardNames, Telling};
/// use words::{Lang, Words};
///
/// let set = Set::bites().expect("the set that ships is sound");
/// let words = Words::new(Lang::English);
/// let cards = CardNames::read(&munchkin::shipped_text("bites", words.lang().code()));
/// let names = ["Ann".to_owned(), "Bob".to_owned()];
/// let telling = Telling { words: &words, cards: &cards, set: &set, names: &names };
/// let event = GameEvent::Level { seat: table::Seat::new(1), level: 4 };
/// assert_eq!(telling.event(&event), "Bob is now level 4.");
/// ```
#[derive(Copy, Clone)]
pub struct Telling<'a> {
    /// The language.
    pub words: &'a Words,
    /// The names of the cards in that language.
    pub cards: &'a CardNames,
    /// The cards of the game.
    pub set: &'a Set,
    /// The players' names, by seat.
    pub names: &'a [String],
}

/// Puts a game into phrases, which can cross a wire. Cards are phrases too. Their keys (`mb-card-SLUG`, and
/// `mb-deed-SLUG-N` and `mb-choice-SLUG-N` for what their lines do) are not messages of `locales/` but texts of the
/// set. [`Telling`] fills them in; for readers elsewhere, [`card_messages`] writes them as Fluent.
#[derive(Copy, Clone)]
pub struct Tale<'a> {
    /// The cards of the game.
    pub set: &'a Set,
    /// The number of players.
    pub seats: usize,
}

const CARD: &str = "mb-card-";
const DEED: &str = "mb-deed-";
const CHOICE: &str = "mb-choice-";
const TEXT: &str = "mb-text-";
const USERS: &str = "mb-users-";
const FLAVOUR: &str = "mb-flavour-";

/// A card's name, as a phrase.
fn named(set: &Set, card: CardId) -> Phrase {
    Phrase::new(format!("{CARD}{}", set.get(card).slug))
}

/// What using a line of a card does, as a clause.
fn deed(set: &Set, card: CardId, line: u8) -> Phrase {
    Phrase::new(format!("{DEED}{}-{line}", set.get(card).slug))
}

/// What using a line of a card does, as a choice in a list.
fn deed_chosen(set: &Set, card: CardId, line: u8) -> Phrase {
    Phrase::new(format!("{CHOICE}{}-{line}", set.get(card).slug))
}

/// The texts of a set that phrases refer to: of its cards, and of what their lines do.
struct OwnTexts<'a> {
    words: &'a Words,
    cards: &'a CardNames,
    set: &'a Set,
}

impl OwnTexts<'_> {
    fn text(&self, key: &str) -> Option<String> {
        if let Some(slug) = key.strip_prefix(CARD) {
            return Some(self.cards.name(slug).to_owned());
        }
        let place = |rest: &str| {
            let (slug, at) = rest.rsplit_once('-')?;
            Some((self.set.card(slug)?, at.parse::<usize>().ok()?))
        };
        let line = |rest: &str| {
            let (card, at) = place(rest)?;
            Some(self.deed(card, card.lines.get(at)?))
        };
        let after = |prefix: &str| key.strip_prefix(prefix);
        if let Some(rest) = after(DEED) {
            line(rest)
        } else if let Some(rest) = after(CHOICE) {
            line(rest).map(|text| capital(&text))
        } else if let Some(rest) = after(TEXT) {
            let (card, at) = place(rest)?;
            card_lines(self.words, self.cards, self.set, card).get(at).cloned()
        } else if let Some(slug) = after(USERS) {
            card_users(self.words, self.cards, self.set, self.set.card(slug)?)
        } else {
            self.cards.flavour(after(FLAVOUR)?).map(str::to_owned)
        }
    }

    fn deed(&self, card: &Card, line: &Line) -> String {
        Teller { words: self.words, names: self.cards, set: self.set, card }.deed(line)
    }
}

/// The texts of the shipped set as Fluent, for those who read phrases elsewhere: what phrases refer to, and for every
/// card its sentences (`mb-text-SLUG-N`), who may use it (`mb-users-SLUG`) and its flavour (`mb-flavour-SLUG`).
#[must_use]
pub fn card_messages(lang: Lang) -> String {
    let Some(set) = bites() else { return String::new() };
    let cards = CardNames::read(&::munchkin::shipped_text("bites", lang.code()));
    messages_of(&Words::new(lang), &cards, set, set.cards())
}

/// The same for some cards of a set.
#[must_use]
pub fn messages_of(words: &Words, cards: &CardNames, set: &Set, some: &[Card]) -> String {
    let own = OwnTexts { words, cards, set };
    let mut text = String::new();
    let mut add = |key: &str, value: &str| {
        // Braces would start a placeable. Nothing else has a special meaning within one line.
        let value = value.replace('{', "{\"{\"}").replace('\n', " ");
        text.push_str(&format!("{key} = {value}\n"));
    };
    for card in some {
        let slug = &card.slug;
        add(&format!("{CARD}{slug}"), cards.name(slug));
        for (at, line) in card_lines(words, cards, set, card).iter().enumerate() {
            add(&format!("{TEXT}{slug}-{at}"), line);
        }
        if let Some(users) = card_users(words, cards, set, card) {
            add(&format!("{USERS}{slug}"), &users);
        }
        if let Some(flavour) = cards.flavour(slug) {
            add(&format!("{FLAVOUR}{slug}"), flavour);
        }
        for (at, line) in card.lines.iter().enumerate() {
            let deed = own.deed(card, line);
            add(&format!("{DEED}{slug}-{at}"), &deed);
            add(&format!("{CHOICE}{slug}-{at}"), &capital(&deed));
        }
    }
    text
}

impl Telling<'_> {
    /// A card's name.
    #[must_use]
    pub fn card(&self, card: CardId) -> String {
        self.cards.name(&self.set.get(card).slug).to_owned()
    }

    /// Several cards, with the number of each.
    #[must_use]
    pub fn cards(&self, cards: &[CardId]) -> String {
        self.say(&Phrase::new("cards").with("cards", self.tale().cards(cards)))
    }

    /// The same game, in phrases.
    fn tale(&self) -> Tale<'_> {
        Tale { set: self.set, seats: self.names.len() }
    }

    /// A phrase about this game as text.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        let own = OwnTexts { words: self.words, cards: self.cards, set: self.set };
        self.words.say_with(phrase, self.names, &|key| own.text(key))
    }
}

impl Tale<'_> {
    /// Several cards, with the number of each.
    #[must_use]
    pub fn cards(&self, cards: &[CardId]) -> Vec<Phrase> {
        let runs = cards.chunk_by(|one, other| one == other);
        let name = |run: &[CardId]| match run {
            [card] => named(self.set, *card),
            _ => Phrase::new("card-times").with("card", named(self.set, run[0])).with("n", run.len()),
        };
        runs.map(name).collect()
    }

    fn kind(&self, card: CardId) -> Kind {
        self.set.get(card).kind
    }

    /// A monster of the fight; if several have the same name, which one.
    fn monster(&self, view: &View, at: u8) -> Arg {
        let monsters = view.fight.as_ref().map_or(&[][..], |fight| &fight.monsters);
        let Some(&card) = monsters.get(usize::from(at)) else {
            return unknown();
        };
        let same = |monsters: &[CardId]| monsters.iter().filter(|&&other| other == card).count();
        let name = named(self.set, card);
        match same(monsters) {
            1 => name.into(),
            _ => {
                let n = same(&monsters[..=usize::from(at)]);
                Phrase::new("state-mb-numbered").with("card", name).with("n", n).into()
            }
        }
    }

    /// What a helper is promised (MB-HELP-3).
    fn terms(&self, view: &View, main: Seat, helper: Seat, terms: Terms) -> Arg {
        let items = view.players.get(main.index()).map_or(&[][..], |main| &main.items);
        let mut parts = self.cards(&picked(terms.items, items.iter().map(|(card, _)| *card)));
        match terms.share {
            Share::Number(0) => {}
            Share::Number(n) => parts.push(Phrase::new("state-mb-share").with("n", n)),
            Share::Half => parts.push(Phrase::new("state-mb-share-half")),
            Share::All => parts.push(Phrase::new("state-mb-share-all")),
        }
        // Who picks first matters only if both get something.
        if terms.helper_first && !matches!(terms.share, Share::Number(0) | Share::All) {
            parts.push(Phrase::new("state-mb-picks-first").with("name", helper));
        }
        if parts.is_empty() { Phrase::new("state-mb-nothing").into() } else { parts.into() }
    }
}

/// A placeholder where the table does not have what a phrase refers to.
fn unknown() -> Arg {
    Arg::Text("?".into())
}

/// Names, joined by “and”.
fn all_of(seats: impl IntoIterator<Item = Seat>) -> Arg {
    all(seats.into_iter().map(|seat| Phrase::new("somebody").with("seat", seat)))
}

/// Phrases, joined by “and”.
fn all(phrases: impl Iterator<Item = Phrase>) -> Arg {
    let and = |these: Phrase, those: Phrase| Phrase::new("state-mb-and").with("these", these).with("those", those);
    phrases.reduce(and).map_or_else(|| Arg::Text(String::new()), Arg::from)
}

/// The cards at the places whose bits are set.
fn picked(places: u32, cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
    let cards = cards.into_iter().take(32).enumerate();
    cards.filter(|(at, _)| places >> at & 1 != 0).map(|(_, card)| card).collect()
}

/// Whether a card stays in play, so that it is used rather than played.
const fn stays(kind: Kind, one_shot: bool) -> bool {
    match kind {
        Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion => true,
        Kind::Item => !one_shot,
        Kind::Monster | Kind::Enhancer | Kind::Wandering | Kind::Twin | Kind::Curse | Kind::GoUp | Kind::Special => {
            false
        }
    }
}

/// Whether a card has several lines to use at will, so that a choice must say which.
fn has_several_uses(card: &munchkin::Card) -> bool {
    card.lines.iter().filter(|line| line.timing.at_will() && line.link == munchkin::Link::Apart).count() > 1
}
