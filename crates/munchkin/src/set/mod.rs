//! Sets of cards, read from their files, or refused with a list of everything that is wrong.

mod check;
mod fields;
pub(crate) mod limits;
mod line;
pub(crate) mod uses;
mod written;

use crate::card::{Card, CardId, Deck, Face, Tag};
use crate::vocabulary::{Condition, Effect, Line, Link, Number, Timing, Trait, Turned};
use include_dir::{Dir, include_dir};
use limits::CardLimits;
use line::Names;
use table::Phrase;
use uses::{Use, Uses};
use written::File;

/// The shipped sets.
static SETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/sets");

/// A file of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its name in messages.
    pub file: String,
    /// Its text.
    pub text: String,
}

/// A fault in a set: where it is, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file; empty if the fault is in the set as a whole.
    pub file: String,
    /// The line of the file; 0 if it is in none.
    pub line: usize,
    /// The card, if the fault is in one.
    pub card: String,
    /// The field, if the fault is in one.
    pub field: String,
    /// What is wrong, and what was expected.
    pub what: Phrase,
}

impl Fault {
    fn new(file: &str, line: usize, card: &str, field: impl Into<String>, what: Phrase) -> Fault {
        Fault { file: file.to_owned(), line, card: card.to_owned(), field: field.into(), what }
    }
}

/// The most different cards in a game: more than the decks have room for, and a power of two, so that a remainder is
/// quick.
pub(crate) const MOST_CARDS: usize = 1024;

/// Cards that are played together: one set, or several (MB-MIX-1).
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    cards: Vec<Card>,
    /// The faces of all cards, by number.
    faces: Box<[Face; MOST_CARDS]>,
    uses: Uses,
    allowed: Vec<CardLimits>,
    /// Both decks with all their copies, by number.
    doors: Vec<CardId>,
    treasures: Vec<CardId>,
    tags: Vec<String>,
    /// Lines that cards have because of cards of another set. Each counts once for a monster, even if it has several
    /// (MB-MIX-1).
    mixed: Vec<Line>,
    /// The Race named in MB-POWER-1, looked up once.
    changeling: Option<CardId>,
    looks_at_sex: bool,
}

impl Set {
    /// Reads the card files of one or more sets. Reports all faults, not only the first.
    pub fn read(sources: &[Source]) -> Result<Set, Vec<Fault>> {
        let mut faults = Vec::new();
        let (mut raw, mut mixed) = (Vec::new(), Vec::new());
        for source in sources {
            let file = File::read(source);
            raw.extend(file.cards.into_iter().map(|(card, places)| (source.file.as_str(), card, places)));
            mixed.extend(file.mixed);
            faults.extend(file.faults);
        }
        let mut names = Names::default();
        for (file, card, places) in &raw {
            // The kind is checked, and a fault in it reported, with the other fields.
            let kind = card.kind.as_deref().and_then(crate::Kind::parse).unwrap_or(crate::Kind::Special);
            let known = names.cards.insert(card.id.clone(), (CardId(names.cards.len() as u16), kind));
            if known.is_some() && !card.id.is_empty() {
                faults.push(Fault::new(file, places.line("id"), &card.id, "id", Phrase::new("set-same-id")));
            }
            for tag in card.tags.iter().flatten().filter(|tag| !names.tags.contains(*tag)).cloned().collect::<Vec<_>>()
            {
                names.tags.push(tag);
            }
        }
        let mut cards = Vec::new();
        for (file, card, places) in raw {
            let (slug, before) = (card.id.clone(), faults.len());
            let unreadable = faults.iter().any(|fault| fault.file == file && fault.card == slug);
            let mut wrong = |field: String, what: Phrase| {
                let line = places.line(&field);
                // A field that cannot be read has its fault already, and what is torn may not be missing.
                let known = faults.iter().any(|fault| {
                    (fault.file.as_str(), fault.line) == (file, line) && {
                        fault.field.is_empty() || (&fault.card, &fault.field) == (&slug, &field)
                    }
                });
                if !(known || places.torn && what.key == "set-field-missing") {
                    faults.push(Fault::new(file, line, &slug, field, what));
                }
            };
            let card = card.typed(&names, &mut wrong);
            if before == faults.len() && !unreadable && !places.torn {
                check::card(&card, &mut |field, what| {
                    faults.push(Fault::new(file, places.line(&field), &slug, field, what));
                });
            }
            cards.push(card);
        }
        let mixed = mixed.iter().filter_map(|rule| mix(&mut cards, &names, rule)).collect();
        let set = Set::of(cards, names.tags, mixed);
        if faults.is_empty() {
            check::whole(&set, &mut |what| faults.push(Fault::new("", 0, "", "", what)));
        }
        faults.sort_by_key(|fault| (sources.iter().position(|source| source.file == fault.file), fault.line));
        if faults.is_empty() { Ok(set) } else { Err(faults) }
    }

    /// Computes once what games need all the time.
    fn of(cards: Vec<Card>, tags: Vec<String>, mixed: Vec<Line>) -> Set {
        let mut faces = Box::new([Face::BLANK; MOST_CARDS]);
        faces.iter_mut().zip(&cards).for_each(|(face, card)| *face = Face::of(card));
        let changeling = cards.iter().position(|card| card.slug == "changeling").map(|at| CardId(at as u16));
        let [doors, treasures] = [Deck::Door, Deck::Treasure].map(|deck| copies(&cards, deck));
        let (uses, looks_at_sex) = (Uses::of(&cards), cards.iter().any(looks_at_sex));
        let allowed = cards.iter().map(CardLimits::by).collect();
        Set { cards, faces, uses, allowed, doors, treasures, tags, mixed, changeling, looks_at_sex }
    }

    /// The names of the sets that these files need.
    #[must_use]
    pub fn needs(sources: &[Source]) -> Vec<String> {
        sources.iter().flat_map(|source| File::read(source).needs).collect()
    }

    /// The name that these files give the set.
    #[must_use]
    pub fn name(sources: &[Source]) -> Option<String> {
        sources.iter().find_map(|source| File::read(source).name)
    }

    /// The shipped set.
    pub fn bites() -> Result<Set, Vec<Fault>> {
        Set::read(&shipped("bites"))
    }

    /// The same set with one card changed, to try out another number or line.
    #[must_use]
    pub fn altered(&self, card: CardId, change: impl FnOnce(&mut Card)) -> Set {
        let mut cards = self.cards.clone();
        change(&mut cards[card.index()]);
        Set::of(cards, self.tags.clone(), self.mixed.clone())
    }

    /// All cards, by number.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this id, such as `garden-ghoul`.
    #[must_use]
    pub fn card(&self, slug: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.slug == slug)
    }

    /// The number of the card with this id.
    #[must_use]
    pub fn id(&self, slug: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.slug == slug).map(|at| CardId(at as u16))
    }

    /// The card with this number.
    #[must_use]
    pub fn get(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// Whether any card asks for the sex of a character (MB-SETUP-3).
    pub(crate) fn looks_at_sex(&self) -> bool {
        self.looks_at_sex
    }

    /// The face of a card.
    #[inline]
    pub(crate) fn face(&self, card: CardId) -> Face {
        self.faces[card.index() % MOST_CARDS]
    }

    /// The uses of a card.
    #[inline]
    pub(crate) fn uses(&self, card: CardId) -> &[Use] {
        self.uses.card(card)
    }

    /// What a card allows its owner.
    #[inline]
    pub(crate) fn allowed(&self, card: CardId) -> &CardLimits {
        &self.allowed[card.index()]
    }

    /// All copies of the cards of a deck, by number.
    pub(crate) fn deck(&self, deck: Deck) -> &[CardId] {
        match deck {
            Deck::Door => &self.doors,
            Deck::Treasure => &self.treasures,
        }
    }

    /// The Race whose Powers may be too high (MB-POWER-1).
    pub(crate) fn changeling(&self) -> Option<CardId> {
        self.changeling
    }

    /// Whether a line comes from a card of another set (MB-MIX-1).
    pub(crate) fn is_mixed(&self, line: &Line) -> bool {
        !self.mixed.is_empty() && self.mixed.contains(line)
    }

    /// The name of a tag.
    #[must_use]
    pub fn tag(&self, tag: Tag) -> &str {
        &self.tags[tag.index()]
    }

    /// All tags on cards.
    #[must_use]
    pub fn tags(&self) -> &[String] {
        &self.tags
    }
}

/// MB-MIX-1: gives cards with a tag, and cards that give the tag, their bonus against a card, if that card exists.
fn mix(cards: &mut [Card], names: &Names, rule: &fields::MixRule) -> Option<Line> {
    let tag = names.tags.iter().position(|tag| *tag == rule.tag)?;
    let against = Condition::Against(Trait::Card(names.cards.get(&rule.against)?.0));
    let line = Line {
        link: Link::Apart,
        timing: Timing::InForce,
        cost: None,
        conditions: vec![against],
        effect: Effect::Bonus(Number::Fixed(rule.bonus)),
        limit: None,
    };
    let is_it = |its: Tag| its.index() == tag;
    for card in cards {
        let gives = |line: &Line| matches!(line.effect, Effect::Tag(its) if is_it(its));
        let tagged = card.tags.iter().any(|&its| is_it(its)) || card.lines.iter().any(gives);
        // A card may already say what it counts against them.
        let says = |line: &Line| line.conditions == [against] && matches!(line.effect, Effect::Bonus(_));
        if tagged && !card.lines.iter().any(says) {
            card.lines.push(line.clone());
        }
    }
    Some(line)
}

/// Whether a card asks for the sex of a character.
fn looks_at_sex(card: &Card) -> bool {
    let sex = |which: &Trait| matches!(which, Trait::Female | Trait::Male);
    let asks =
        |condition: &Condition| matches!(condition, Condition::Against(which) | Condition::Has(which) if sex(which));
    let line_asks = |line: &Line| {
        matches!(line.effect, Effect::Change { what: Turned::Sex, .. }) || line.conditions.iter().any(asks)
    };
    card.only.iter().chain(&card.not).any(sex) || card.lines.iter().any(line_asks)
}

/// The cards of a deck, each as often as it has copies.
fn copies(cards: &[Card], deck: Deck) -> Vec<CardId> {
    let numbered = cards.iter().enumerate().filter(|(_, card)| card.deck == deck);
    numbered.flat_map(|(at, card)| std::iter::repeat_n(CardId(at as u16), card.count.into())).collect()
}

/// The card files of a shipped set; empty if there is no set of this name.
#[must_use]
pub fn shipped(name: &str) -> Vec<Source> {
    let files = SETS.get_dir(name).map(Dir::files).into_iter().flatten();
    let mut sources: Vec<Source> = files
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "toml"))
        .filter_map(|file| {
            let name = file.path().file_name()?.to_str()?.to_owned();
            Some(Source { file: name, text: file.contents_utf8()?.to_owned() })
        })
        .collect();
    sources.sort_by(|a, b| a.file.cmp(&b.file));
    sources
}

/// The Fluent files with names and flavour of a shipped set, in the language with this code.
#[must_use]
pub fn shipped_text(name: &str, lang: &str) -> Vec<Source> {
    let files = SETS.get_dir(format!("{name}/text/{lang}")).map(Dir::files).into_iter().flatten();
    let mut sources: Vec<Source> = files
        .filter_map(|file| {
            let name = file.path().strip_prefix(name).ok()?.to_str()?.to_owned();
            Some(Source { file: name, text: file.contents_utf8()?.to_owned() })
        })
        .collect();
    sources.sort_by(|a, b| a.file.cmp(&b.file));
    sources
}
