//! A game of Munchkin told to players: what happens, what is asked, what can be chosen, and how
//! everybody stands.

mod choice;
mod event;
mod question;
mod standing;

pub use event::by_turn;

use super::{CardNames, Teller};
use crate::Words;
use munchkin::{CardId, Kind, Line, Set, Share, Terms, View};
use table::Seat;

/// Tells a game in one language. The methods are those of [`crate::lunch_money`], with what they
/// have in common put down once.
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

impl Telling<'_> {
    /// A card's name.
    #[must_use]
    pub fn card(&self, card: CardId) -> String {
        self.cards.name(&self.set.get(card).slug).to_owned()
    }

    /// Several cards, with how many there are of each.
    #[must_use]
    pub fn cards(&self, cards: &[CardId]) -> String {
        let runs = cards.chunk_by(|one, other| one == other);
        let name = |run: &[CardId]| match run {
            [card] => self.card(*card),
            _ => format!("{} ×{}", self.card(run[0]), run.len()),
        };
        runs.map(name).collect::<Vec<_>>().join(", ")
    }

    fn who(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.words.fill(key, args)
    }

    fn kind(&self, card: CardId) -> Kind {
        self.set.get(card).kind
    }

    /// A monster of the fight; of several of a name, which.
    fn monster(&self, view: &View, at: u8) -> String {
        let monsters = view.fight.as_ref().map_or(&[][..], |fight| &fight.monsters);
        let Some(&card) = monsters.get(usize::from(at)) else {
            return "?".into();
        };
        let same = |monsters: &[CardId]| monsters.iter().filter(|&&other| other == card).count();
        match same(monsters) {
            1 => self.card(card),
            _ => format!("{} #{}", self.card(card), same(&monsters[..=usize::from(at)])),
        }
    }

    /// What using a line of a card comes to, as a clause.
    fn deed(&self, card: CardId, line: &Line) -> String {
        let card = self.set.get(card);
        Teller { words: self.words, names: self.cards, set: self.set, card }.deed(line)
    }

    /// What a helper is promised (MB-HELP-3).
    fn terms(&self, view: &View, main: Seat, helper: Seat, terms: Terms) -> String {
        let mut parts = Vec::new();
        let items = view.players.get(main.index()).map_or(&[][..], |main| &main.items);
        let items = picked(terms.items, items.iter().map(|(card, _)| *card));
        if !items.is_empty() {
            parts.push(self.cards(&items));
        }
        match terms.share {
            Share::Number(0) => {}
            Share::Number(n) => parts.push(self.say("state-mb-share", &[("n", &n.to_string())])),
            Share::Half => parts.push(self.say("state-mb-share-half", &[])),
            Share::All => parts.push(self.say("state-mb-share-all", &[])),
        }
        // Who picks first matters only if both get something.
        if terms.helper_first && !matches!(terms.share, Share::Number(0) | Share::All) {
            parts.push(self.say("state-mb-picks-first", &[("name", self.who(helper))]));
        }
        if parts.is_empty() { self.say("state-mb-nothing", &[]) } else { parts.join(", ") }
    }

    /// Names, joined by “and”.
    fn all_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names = seats.into_iter().map(|seat| self.who(seat).to_owned());
        names.reduce(|these, those| self.and(&these, &those)).unwrap_or_default()
    }

    fn and(&self, these: &str, those: &str) -> String {
        self.say("state-mb-and", &[("these", these), ("those", those)])
    }
}

/// The cards at the places whose bits are set.
fn picked(places: u32, cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
    let cards = cards.into_iter().take(32).enumerate();
    cards.filter(|(at, _)| places >> at & 1 != 0).map(|(_, card)| card).collect()
}

/// Whether a card stays in play, so that it is used and not played.
const fn stays(kind: Kind, one_shot: bool) -> bool {
    match kind {
        Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion => true,
        Kind::Item => !one_shot,
        Kind::Monster | Kind::Enhancer | Kind::Wandering | Kind::Twin | Kind::Curse | Kind::GoUp | Kind::Special => {
            false
        }
    }
}

/// Whether a card has several lines to be used at will, so that it must be said which.
fn has_several_uses(card: &munchkin::Card) -> bool {
    card.lines.iter().filter(|line| line.timing.at_will() && line.link == munchkin::Link::Apart).count() > 1
}
