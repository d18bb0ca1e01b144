//! A set of cards: read from its files, or refused with everything that is wrong in it.

mod check;
mod fields;
pub(crate) mod limits;
mod line;
pub(crate) mod uses;

use crate::card::{Card, CardId, Deck, Face, Tag};
use crate::vocabulary::{Condition, Effect, Line, Link, Number, Timing, Trait, Turned};
use include_dir::{Dir, include_dir};
use limits::CardLimits;
use line::Names;
use table::Phrase;
use uses::{Use, Uses};

/// The sets that ship.
static SETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/sets");

/// A file of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its name, as messages call it.
    pub file: String,
    /// What is in it.
    pub text: String,
}

/// Something wrong in a set: where, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file; empty if it is the set as a whole.
    pub file: String,
    /// The card, if it is about one.
    pub card: String,
    /// The field, if it is about one.
    pub field: String,
    /// What is wrong, and what was expected.
    pub what: Phrase,
}

impl Fault {
    fn new(file: &str, card: &str, field: impl ToString, what: Phrase) -> Fault {
        Fault { file: file.to_owned(), card: card.to_owned(), field: field.to_string(), what }
    }
}

/// The most different cards a game is played with: a number that a remainder of is quick, and more than
/// decks have room for.
pub(crate) const MOST_CARDS: usize = 1024;

/// Cards that are played together: one set, or several (MB-MIX-1).
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    cards: Vec<Card>,
    /// What games ask of them all the time, by number.
    faces: Box<[Face; MOST_CARDS]>,
    uses: Uses,
    allowed: Vec<CardLimits>,
    /// Both decks with all their copies, by number.
    doors: Vec<CardId>,
    treasures: Vec<CardId>,
    tags: Vec<String>,
    /// Lines that cards have because of cards of another set: whatever has one counts it once (MB-MIX-1).
    mixed: Vec<Line>,
    /// The Race that MB-POWER-1 names, looked up once.
    changeling: Option<CardId>,
    looks_at_sex: bool,
}

impl Set {
    /// Reads the card files of one set or several. All faults are told, not only the first.
    pub fn read(sources: &[Source]) -> Result<Set, Vec<Fault>> {
        let mut faults = Vec::new();
        let (mut raw, mut mixed) = (Vec::new(), Vec::new());
        for source in sources {
            match fields::read(source) {
                Ok((cards, more)) => {
                    raw.extend(cards.into_iter().map(|card| (source.file.as_str(), card)));
                    mixed.extend(more);
                }
                Err(fault) => faults.push(fault),
            }
        }
        let mut names = Names::default();
        for (file, card) in &raw {
            // The kind is looked at again, and complained about, with the other fields.
            let kind = crate::Kind::parse(&card.kind).unwrap_or(crate::Kind::Special);
            let known = names.cards.insert(card.id.clone(), (CardId(names.cards.len() as u16), kind));
            if known.is_some() {
                faults.push(Fault::new(file, &card.id, "id", Phrase::new("set-same-id")));
            }
            for tag in card.tags.iter().flatten().filter(|tag| !names.tags.contains(*tag)).cloned().collect::<Vec<_>>()
            {
                names.tags.push(tag);
            }
        }
        let mut cards = Vec::new();
        for (file, card) in raw {
            let (slug, known) = (card.id.clone(), faults.len());
            let card = card.typed(&names, &mut |field, what| faults.push(Fault::new(file, &slug, field, what)));
            if known == faults.len() {
                check::card(&card, &mut |field, what| faults.push(Fault::new(file, &slug, field, what)));
            }
            cards.push(card);
        }
        let mixed = mixed.iter().filter_map(|rule| mix(&mut cards, &names, rule)).collect();
        let set = Set::of(cards, names.tags, mixed);
        if faults.is_empty() {
            check::whole(&set, &mut |what| faults.push(Fault::new("", "", "", what)));
        }
        if faults.is_empty() { Ok(set) } else { Err(faults) }
    }

    /// Works out what games ask all the time, once.
    fn of(cards: Vec<Card>, tags: Vec<String>, mixed: Vec<Line>) -> Set {
        let mut faces = Box::new([Face::BLANK; MOST_CARDS]);
        faces.iter_mut().zip(&cards).for_each(|(face, card)| *face = Face::of(card));
        let changeling = cards.iter().position(|card| card.slug == "changeling").map(|at| CardId(at as u16));
        let [doors, treasures] = [Deck::Door, Deck::Treasure].map(|deck| copies(&cards, deck));
        let (uses, looks_at_sex) = (Uses::of(&cards), cards.iter().any(looks_at_sex));
        let allowed = cards.iter().map(CardLimits::by).collect();
        Set { cards, faces, uses, allowed, doors, treasures, tags, mixed, changeling, looks_at_sex }
    }

    /// The names of the sets that these files say are needed beside them.
    #[must_use]
    pub fn needs(sources: &[Source]) -> Vec<String> {
        sources.iter().flat_map(fields::needs).collect()
    }

    /// What these files say the set is called.
    #[must_use]
    pub fn name(sources: &[Source]) -> Option<String> {
        sources.iter().find_map(fields::name)
    }

    /// The set that ships.
    pub fn bites() -> Result<Set, Vec<Fault>> {
        Set::read(&shipped("bites"))
    }

    /// The same set with one card changed: to try out what another number or line would do.
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

    /// The card of a name such as `garden-ghoul`.
    #[must_use]
    pub fn card(&self, slug: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.slug == slug)
    }

    /// The number of the card of that name.
    #[must_use]
    pub fn id(&self, slug: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.slug == slug).map(|at| CardId(at as u16))
    }

    /// The card of a number.
    #[must_use]
    pub fn get(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// Whether any card asks for the sex of a character (MB-SETUP-3).
    pub(crate) fn looks_at_sex(&self) -> bool {
        self.looks_at_sex
    }

    /// What games ask of a card all the time.
    #[inline]
    pub(crate) fn face(&self, card: CardId) -> Face {
        self.faces[card.index() % MOST_CARDS]
    }

    /// What players can do with a card when they like.
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

    /// Whether a line is there because of a card of another set (MB-MIX-1).
    pub(crate) fn is_mixed(&self, line: &Line) -> bool {
        !self.mixed.is_empty() && self.mixed.contains(line)
    }

    /// The name of a tag.
    #[must_use]
    pub fn tag(&self, tag: Tag) -> &str {
        &self.tags[tag.index()]
    }

    /// All tags that cards carry.
    #[must_use]
    pub fn tags(&self) -> &[String] {
        &self.tags
    }
}

/// MB-MIX-1: gives the cards of a tag, and those that give the tag, their bonus against a card, if there is one.
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
        // A card may say itself what it counts against them.
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

/// Each card of a deck as often as there are copies.
fn copies(cards: &[Card], deck: Deck) -> Vec<CardId> {
    let numbered = cards.iter().enumerate().filter(|(_, card)| card.deck == deck);
    numbered.flat_map(|(at, card)| std::iter::repeat_n(CardId(at as u16), card.count.into())).collect()
}

/// The card files of a set that ships; none if there is no such set.
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

/// The Fluent files with names and flavour of a set that ships, in the language of this code.
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
