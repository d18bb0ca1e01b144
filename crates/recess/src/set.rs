//! `recess set`: the cards of Munchkin, and players' own sets.

use crate::{files, out};
use clap::ArgMatches;
use munchkin::{Card, Deck, Fault, Kind, Set, Source};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;
use table::playbook::fold;
use words::munchkin::{CardNames, card_page, check_texts, deck, kinds};
use words::{Lang, Words};

/// The longest file of a set, in MiB.
const LONGEST: usize = 16;

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    match args.subcommand() {
        Some(("check", args)) => check(words, &said(args, "set")),
        Some(("show", args)) => show(words, &said(args, "set"), &said(args, "card")),
        _ => Ok(ExitCode::from(2)),
    }
}

/// The common name of the sets given with `--set`.
static BROUGHT: OnceLock<String> = OnceLock::new();

/// The common name of the sets that the command line gives with `--set`; `None` if it gives none.
pub(crate) fn brought() -> Option<&'static str> {
    BROUGHT.get().map(String::as_str)
}

/// Loads the sets of `--set`, so that they can be played.
pub(crate) fn bring(words: &Words, args: &ArgMatches) -> Result<(), String> {
    let args = args.subcommand().map_or(args, |(_, own)| own);
    let Ok(Some(dirs)) = args.try_get_many::<String>("sets") else { return Ok(()) };
    let mut sets = Vec::new();
    for dir in dirs {
        // A bare directory name that a shipped set also has would mean that set.
        let path = if munchkin::shipped(dir).is_empty() { dir.clone() } else { format!("./{dir}") };
        let files = Files::find(words, &path)?;
        if let Some(fault) = files.unknown_needs().first() {
            return Err(fault_text(words, dir, fault));
        }
        sets.push(games::OwnSet { cards: files.cards, texts: files.texts });
    }
    let name = games::give_sets(&sets).map_err(|refused| match refused {
        games::SetRefusal::Set(what) => words.say(&what, &[]),
        games::SetRefusal::Faults(faults) => {
            let told: Vec<String> = faults.iter().map(|fault| fault_text(words, "", fault)).collect();
            told.join("\n")
        }
    })?;
    let _ = BROUGHT.set(name);
    Ok(())
}

/// The words of an argument, joined.
fn said(args: &ArgMatches, name: &str) -> String {
    args.get_many::<String>(name).into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" ")
}

fn check(words: &Words, name: &str) -> Result<ExitCode, String> {
    let files = Files::find(words, name)?;
    let mut faults = files.unknown_needs();
    match files.set() {
        Ok(set) => {
            faults.extend(check_texts(&set, &files.texts()));
            if faults.is_empty() {
                summary(words, &files, &set);
                return Ok(ExitCode::SUCCESS);
            }
        }
        Err(more) => faults.extend(more),
    }
    Ok(tell(words, name, &faults))
}

fn show(words: &Words, name: &str, card: &str) -> Result<ExitCode, String> {
    let files = Files::find(words, name)?;
    let set = match files.set() {
        Ok(set) => set,
        Err(faults) => return Ok(tell(words, name, &faults)),
    };
    let names = Lang::ALL.map(|lang| CardNames::read(&files.text(lang)));
    let ours = ours(words, &names);
    let page = |card: &Card| wrapped(&card_page(words, ours, &set, card), crate::rules::page_width());
    if card.is_empty() {
        let own = files.own_cards(&set);
        for &kind in Kind::ALL {
            let cards: Vec<&Card> = own.iter().filter(|card| card.kind == kind).collect();
            if !cards.is_empty() {
                out::line(format_args!("{}\n", kinds(words, kind).to_uppercase()));
                cards.iter().for_each(|card| out::line(page(card)));
            }
        }
        return Ok(ExitCode::SUCCESS);
    }
    let found: Vec<&Card> = set.cards().iter().filter(|one| is_called(one, &names, card)).collect();
    if found.is_empty() {
        return Err(words.fill("set-no-card", &[("card", card), ("set", name)]));
    }
    out::text(found.into_iter().map(page).collect::<Vec<_>>().join("\n"));
    Ok(ExitCode::SUCCESS)
}

/// The names in the user's language.
fn ours<'a>(words: &Words, names: &'a [CardNames; 4]) -> &'a CardNames {
    &names[Lang::ALL.iter().position(|lang| *lang == words.lang()).unwrap_or(0)]
}

/// Whether this is the card's id, or its name in some language.
fn is_called(card: &Card, names: &[CardNames; 4], name: &str) -> bool {
    let mut all = names.iter().map(|names| names.name(&card.slug)).chain([card.slug.as_str()]);
    all.any(|one| fold(one) == fold(name))
}

/// Prints everything that is wrong.
fn tell(words: &Words, name: &str, faults: &[Fault]) -> ExitCode {
    for fault in faults {
        out::complain(fault_text(words, name, fault));
    }
    out::complain(words.fill("set-faults", &[("n", &faults.len().to_string())]));
    ExitCode::from(1)
}

/// What is wrong in the set of this name, and where.
fn fault_text(words: &Words, name: &str, fault: &Fault) -> String {
    let file = if fault.file.is_empty() { name } else { &fault.file };
    let file = if fault.line == 0 { file.to_owned() } else { format!("{file}:{}", fault.line) };
    let places = [file.as_str(), &fault.card, &fault.field];
    let place = places.into_iter().filter(|place| !place.is_empty()).collect::<Vec<_>>().join(": ");
    words.fill("set-fault", &[("place", &place), ("what", &words.say(&fault.what, &[]))])
}

/// Prints how many cards of each kind are in each deck.
fn summary(words: &Words, files: &Files, set: &Set) {
    let own = files.own_cards(set);
    let count = |of: &dyn Fn(&Card) -> bool| -> usize {
        own.iter().filter(|card| of(card)).map(|card| usize::from(card.count)).sum()
    };
    let all = count(&|_| true).to_string();
    out::line(words.fill("set-sound", &[("name", &files.name), ("n", &all)]));
    if !files.needs.is_empty() {
        out::line(words.fill("set-with", &[("sets", &files.needs.join(", "))]));
    }
    for &of in Deck::ALL {
        let n = count(&|card| card.deck == of).to_string();
        out::line(format_args!("  {}", words.fill("set-deck", &[("deck", &deck(words, of)), ("n", &n)])));
        for &kind in Kind::ALL {
            let n = count(&|card| card.deck == of && card.kind == kind);
            if n > 0 {
                let (kind, n) = (kinds(words, kind), n.to_string());
                out::line(format_args!("    {}", words.fill("set-kind", &[("kind", &kind), ("n", &n)])));
            }
        }
    }
}

/// A card within a width: its name, and the rest indented.
fn wrapped(page: &str, width: usize) -> String {
    let mut text = String::new();
    for (at, line) in page.lines().enumerate() {
        let indent = if at == 0 { "" } else { "    " };
        let options = kit::wrapping(width).initial_indent(indent).subsequent_indent(indent);
        for line in textwrap::wrap(line, options) {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

/// The files of a set, and of the sets it needs.
struct Files {
    /// The set as the user named it.
    name: String,
    /// The sets it needs.
    needs: Vec<String>,
    cards: Vec<Source>,
    texts: Vec<(Lang, Vec<Source>)>,
}

impl Files {
    /// The shipped set of this name, or else the one in this directory.
    fn find(words: &Words, name: &str) -> Result<Files, String> {
        let shipped = within(name, munchkin::shipped(name));
        if !shipped.is_empty() {
            let texts = Lang::ALL.map(|lang| (lang, within(name, munchkin::shipped_text(name, lang.code()))));
            return Ok(Files::new(name, shipped, texts.into()));
        }
        let dir = Path::new(name);
        if !dir.is_dir() {
            return Err(words.fill("set-no-dir", &[("path", name)]));
        }
        let cards = sources(words, dir, "toml")?;
        if cards.iter().all(|source| source.file.ends_with("set.toml")) {
            return Err(words.fill("set-no-cards", &[("path", name)]));
        }
        let mut texts = Vec::new();
        for lang in Lang::ALL {
            let folder = dir.join("text").join(lang.code());
            texts.push((lang, if folder.is_dir() { sources(words, &folder, "ftl")? } else { Vec::new() }));
        }
        Ok(Files::new(name, cards, texts))
    }

    fn new(name: &str, cards: Vec<Source>, texts: Vec<(Lang, Vec<Source>)>) -> Files {
        let mut needs = Set::needs(&cards);
        needs.sort();
        needs.dedup();
        Files { name: name.to_owned(), needs, cards, texts }
    }

    /// The card files of the sets it needs.
    fn needed(&self) -> Vec<Source> {
        self.needs.iter().flat_map(|name| within(name, munchkin::shipped(name))).collect()
    }

    fn unknown_needs(&self) -> Vec<Fault> {
        let unknown = self.needs.iter().filter(|name| munchkin::shipped(name).is_empty());
        let file = Path::new(&self.name).join("set.toml").display().to_string();
        unknown
            .map(|name| Fault {
                file: file.clone(),
                line: 0,
                card: String::new(),
                field: String::new(),
                what: table::Phrase::new("set-needs").with("name", name),
            })
            .collect()
    }

    /// All its cards, after those of the sets it needs.
    fn set(&self) -> Result<Set, Vec<Fault>> {
        let mut cards = self.needed();
        cards.extend(self.cards.iter().cloned());
        Set::read(&cards)
    }

    /// The cards that are its own.
    fn own_cards<'a>(&self, set: &'a Set) -> &'a [Card] {
        let needed = self.needed();
        let before = if needed.is_empty() { 0 } else { Set::read(&needed).map_or(0, |set| set.cards().len()) };
        set.cards().get(before..).unwrap_or_default()
    }

    /// The texts of a language, with those of the sets it needs.
    fn text(&self, lang: Lang) -> Vec<Source> {
        let needed = self.needs.iter().flat_map(|name| within(name, munchkin::shipped_text(name, lang.code())));
        let own = self.texts.iter().filter(|(one, _)| *one == lang).flat_map(|(_, sources)| sources.iter().cloned());
        needed.chain(own).collect()
    }

    /// All texts to check. A language that the set has no text in is empty.
    fn texts(&self) -> Vec<(Lang, String, Vec<Source>)> {
        let folder = |lang: Lang| Path::new(&self.name).join("text").join(lang.code()).display().to_string();
        let text = |(lang, own): &(Lang, Vec<Source>)| {
            (*lang, folder(*lang), if own.is_empty() { Vec::new() } else { self.text(*lang) })
        };
        self.texts.iter().map(text).collect()
    }
}

/// The files of a shipped set, with its name in their paths.
fn within(name: &str, sources: Vec<Source>) -> Vec<Source> {
    let named = |source: Source| Source { file: format!("{name}/{}", source.file), ..source };
    sources.into_iter().map(named).collect()
}

/// The files of a directory with this extension, by name.
fn sources(words: &Words, dir: &Path, extension: &str) -> Result<Vec<Source>, String> {
    let cannot = |path: &Path, error: std::io::Error| files::cannot_read(words, &path.display().to_string(), &error);
    let entries = std::fs::read_dir(dir).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<_> = entries.map_err(|error| cannot(dir, error))?.iter().map(std::fs::DirEntry::path).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == extension));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let file = path.display().to_string();
        let bytes = files::bytes(&path.to_string_lossy()).map_err(|error| cannot(path, error))?;
        if bytes.len() > LONGEST << 20 {
            return Err(words.fill("set-too-long", &[("path", &file), ("most", &LONGEST.to_string())]));
        }
        let text = String::from_utf8(bytes).map_err(|_| words.fill("set-not-utf8", &[("path", &file)]))?;
        Ok(Source { file, text })
    };
    paths.iter().map(read).collect()
}
