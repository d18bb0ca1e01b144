//! Sets of cards that players bring. The program gets them at its start and keeps them until it ends.

use munchkin::{Fault, Set, Source, shipped, shipped_text};
use sha2::{Digest as _, Sha256};
use std::sync::{Mutex, PoisonError};
use table::Phrase;
use words::Lang;
use words::munchkin::{CardNames, bites, shipped_names};

use super::MunchkinKit;
use kit::Kit as _;

/// The most sets a program accepts.
const MOST: usize = 8;

/// The files of a players' own set.
#[derive(Clone, Debug)]
pub struct OwnSet {
    /// The card files, and `set.toml` with the set's name and the sets it needs.
    pub cards: Vec<Source>,
    /// Names and flavour, by language.
    pub texts: Vec<(Lang, Vec<Source>)>,
}

impl OwnSet {
    /// The set's name, under which saved games and tables refer to it.
    fn name(&self) -> Result<String, SetRefusal> {
        let name = Set::name(&self.cards).ok_or_else(|| SetRefusal::Set(Phrase::new("set-no-name")))?;
        let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let fine = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(kebab) && name.len() <= 40;
        if !fine || name == MunchkinKit::SET {
            return Err(SetRefusal::Set(Phrase::new("set-bad-name").with("name", name)));
        }
        Ok(name)
    }
}

/// Why a set is refused.
#[derive(Clone, Debug)]
pub enum SetRefusal {
    /// The set has faults. All of them are listed.
    Faults(Vec<Fault>),
    /// The set is sound, but cannot be accepted.
    Set(Phrase),
}

/// A players' own set that tables can choose.
pub(super) struct LoadedSet {
    /// Its name for players.
    pub(super) name: String,
    /// Its name and a hash of its contents: `NAME@HASH`.
    pub(super) label: String,
    pub(super) set: &'static Set,
    names: [CardNames; Lang::ALL.len()],
}

impl LoadedSet {
    /// The names of its cards in a language.
    pub(super) fn names(&self, lang: Lang) -> &CardNames {
        &self.names[Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0)]
    }
}

static PLAYED: Mutex<Vec<&'static LoadedSet>> = Mutex::new(Vec::new());

/// All players' own sets that tables can choose.
pub(super) fn all() -> Vec<&'static LoadedSet> {
    PLAYED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Registers players' own sets: each one alone (with the sets it needs), and all together (MB-MIX-1). Returns the name
/// of the combination.
pub fn give(sets: &[OwnSet]) -> Result<String, SetRefusal> {
    if sets.len() > MOST {
        return Err(SetRefusal::Set(Phrase::new("set-too-many").with("most", MOST)));
    }
    let mut named = Vec::new();
    for set in sets {
        let name = set.name()?;
        if named.iter().any(|(known, _)| *known == name) {
            return Err(SetRefusal::Set(Phrase::new("set-same-name").with("name", name)));
        }
        named.push((name, set));
    }
    named.sort_by(|one, other| one.0.cmp(&other.0));
    for one in &named {
        admit(std::slice::from_ref(one))?;
    }
    if named.len() > 1 {
        admit(&named)?;
    }
    Ok(together(&named))
}

fn together(sets: &[(String, &OwnSet)]) -> String {
    sets.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join("+")
}

/// Reads sets that are played together and registers the combination.
fn admit(sets: &[(String, &OwnSet)]) -> Result<(), SetRefusal> {
    let mut needs: Vec<String> = sets.iter().flat_map(|(_, set)| Set::needs(&set.cards)).collect();
    needs.sort();
    needs.dedup();
    if let Some(unknown) = needs.iter().find(|name| shipped(name).is_empty()) {
        return Err(SetRefusal::Set(Phrase::new("set-needs").with("name", unknown)));
    }
    let own = sets.iter().flat_map(|(_, set)| set.cards.iter().cloned());
    let cards: Vec<Source> = needs.iter().flat_map(|name| shipped(name)).chain(own).collect();
    let name = together(sets);
    let label = format!("{name}@{}", hash(sets));
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    if played.iter().any(|known| known.label == label) {
        return Ok(());
    }
    let set: &'static Set = Box::leak(Box::new(Set::read(&cards).map_err(SetRefusal::Faults)?));
    let names = Lang::ALL.map(|lang| {
        let text = |of: Lang| {
            let needed = needs.iter().flat_map(move |name| shipped_text(name, of.code()));
            let texts = sets.iter().flat_map(|(_, set)| &set.texts).filter(move |(one, _)| *one == of);
            needed.chain(texts.flat_map(|(_, sources)| sources.iter().cloned()))
        };
        // Texts missing in one language are taken from another.
        let others = Lang::ALL.into_iter().filter(|other| *other != lang);
        CardNames::read(&text(lang).chain(others.flat_map(text)).collect::<Vec<_>>())
    });
    let known: &'static LoadedSet = Box::leak(Box::new(LoadedSet { name, label, set, names }));
    if let Some(notation) = MunchkinKit::notation() {
        let slugs = || set.cards().iter().map(|card| card.slug.as_str());
        let called = known.names.iter().flat_map(|names| slugs().map(move |slug| (names.name(slug), slug)));
        notation.admit(&known.label, set, called);
    }
    played.push(known);
    Ok(())
}

/// A hash that distinguishes sets of the same name: the beginning of the SHA-256 of their card files. It leaves out
/// texts, so correcting a text does not make it another game.
fn hash(sets: &[(String, &OwnSet)]) -> String {
    let mut digest = Sha256::new();
    for source in sets.iter().flat_map(|(_, set)| &set.cards) {
        let name = source.file.rsplit(['/', '\\']).next().unwrap_or_default();
        digest.update(format!("{name}:{}:{}\n", source.text.len(), source.text));
    }
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The cards that decks refer to: the built-in ones (`None`), or a players' own set, with or without its hash.
pub(super) fn chosen(decks: &str) -> Result<Option<&'static LoadedSet>, Phrase> {
    let decks = decks.trim();
    if ["", MunchkinKit::SET].contains(&decks) {
        return Ok(None);
    }
    let all = all();
    let found = match decks.split_once('@') {
        // Changed cards would make it another game.
        Some((name, _)) => {
            let found = all.iter().find(|known| known.label == decks);
            let same = all.iter().any(|known| known.name == name);
            let key = if same { "table-set-changed" } else { "table-set-missing" };
            return found.map(|known| Some(*known)).ok_or_else(|| Phrase::new(key).with("name", name));
        }
        None => all.iter().rfind(|known| known.name == decks),
    };
    let sets = || std::iter::once(MunchkinKit::SET).chain(all.iter().map(|known| known.name.as_str()));
    let unknown = || Phrase::new("table-no-set").with("sets", sets().collect::<Vec<_>>().join(", "));
    found.map(|known| Some(*known)).ok_or_else(unknown)
}

/// The players' own set with these cards, if there is one.
pub(super) fn of(set: &Set) -> Option<&'static LoadedSet> {
    all().into_iter().find(|known| std::ptr::eq(known.set, set))
}

/// All sets with the names of their cards in a language, the built-in one first.
pub(super) fn with_names(lang: Lang) -> impl Iterator<Item = (&'static Set, &'static CardNames)> {
    let own = all().into_iter().map(move |known| (known.set, known.names(lang)));
    bites().map(|set| (set, shipped_names(lang))).into_iter().chain(own)
}
