//! The commands' full-screen client: games in the form that the crate `tui` draws.
//!
//! [`session`] is a game played here, [`guest`] one at a server's table, [`walk`] a saved one. [`store`] holds games
//! while they are played, [`thinking`] computes hints and chances beside them, and [`finished`] is what a player can do
//! when a game is over.

mod finished;
mod guest;
mod joined;
mod session;
mod store;
#[cfg(test)]
mod tests;
mod thinking;
mod walk;

pub(crate) use guest::{End, Guest};
pub(crate) use session::Session;
pub(crate) use store::{SaveFile, Store, UnfinishedGame, data_dir};
pub(crate) use walk::Walk;

use crate::{replay, rules};
use kit::scene::{Face, Place};
use kit::{Kit, by_turn, mentions};
use std::io::IsTerminal as _;
use std::marker::PhantomData;
use std::path::PathBuf;
use table::{Game, Seat};
use tui::ratatui::crossterm::event::KeyCode;
use tui::{Choice, Client, KeyHint, LogLine, Prompt, Scene, SearchResult};
use words::{Clause, Rulebook, Words};

/// The key that shows a game again, step by step.
const WATCH: KeyHint = ("m", "screen-key-watch", KeyCode::Char('m'));

/// Whether there is a terminal to draw on.
pub(crate) fn is_there() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// Shows a game until the user quits. Returns the last language in use.
pub(crate) fn run<K: tui::Table>(words: &Words, table: K, notice: Option<String>) -> Result<(K, Words), String> {
    // https://no-color.org: set and not empty.
    let colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut client = Client::new(table, Words::new(words.lang()), colour).with_notice(notice);
    tui::run(&mut client).map_err(|error| {
        words.fill("cli-cannot-write", &[("path", "-"), ("error", &crate::files::trouble(words, &error))])
    })?;
    Ok(client.into_parts())
}

/// A table whose games can be shown step by step when they are over.
pub(crate) trait Shows: tui::Table {
    /// The file of the game that is to be shown now, if one is.
    fn request(&mut self, words: &Words) -> Option<Result<PathBuf, String>>;
}

/// Shows a game until the user has had enough, and in between what they want to see again.
pub(crate) fn play<T: Shows>(words: &Words, table: T, notice: Option<String>) -> Result<(T, Words), String> {
    let (mut table, mut words) = run(words, table, notice)?;
    while let Some(file) = table.request(&words) {
        let notice = file.and_then(|file| replay::show(&words, &file)).err();
        (table, words) = run(&words, table, notice)?;
    }
    Ok((table, words))
}

/// What one decision brought, as far as the viewer may know, and the words said along with it.
pub(crate) struct LogEntry<G: Game> {
    pub(crate) talk: Option<(Seat, String)>,
    pub(crate) events: Vec<G::Event>,
}

/// The log, line by line.
fn log<K: Kit>(kit: &K, words: &Words, names: &[String], told: &[LogEntry<K::Game>]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut line = |heading: bool, text: String| lines.push(LogLine { heading, text });
    for told in told {
        if let Some((seat, talk)) = &told.talk {
            let said = words.fill("event-says", &[("talk", talk)]);
            line(false, format!("{}: {said}", names[seat.index()]));
        }
        for (before, began) in by_turn::<K>(&told.events) {
            kit.events(words, names, before).into_iter().for_each(|text| line(false, text));
            let began = began.map_or(&[][..], std::slice::from_ref);
            kit.events(words, names, began).into_iter().for_each(|text| line(true, text));
        }
    }
    lines
}

/// The opening of a game that begins with a turn.
fn opening<K: Kit>(game: &K::Game) -> LogEntry<K::Game> {
    LogEntry { talk: None, events: K::opening(game).into_iter().collect() }
}

/// The table without the question.
fn scene<K: Kit>(
    kit: &K,
    words: &Words,
    names: &[String],
    title: String,
    view: &<K::Game as Game>::View,
    viewer: Option<Seat>,
) -> Scene {
    let place = |(seat, name): (Seat, &String)| {
        let place = kit.place(words, names, view, seat);
        let (turn, asked) = (K::turn(view) == seat, K::asked(view) == Some(seat));
        Place { name: name.clone(), own: viewer == Some(seat), turn, asked, ..place }
    };
    Scene {
        title,
        piles: kit.piles(words, view),
        room: K::ROOM,
        seats: Seat::all(names.len()).zip(names).map(place).collect(),
        middle: kit.middle(words, names, view),
        hand: kit.faces(words, view),
        ..Scene::default()
    }
}

/// The moves to choose from. Cards of the hand show whether they can be played.
fn choices<K: Kit>(
    kit: &K,
    view: &<K::Game as Game>::View,
    offered: impl Iterator<Item = (<K::Game as Game>::Move, String)>,
    hand: &mut [Face],
) -> Vec<Choice> {
    let choice = |(mv, text)| Choice { text, cards: kit.cards_of(view, &mv), kept: false };
    let choices: Vec<Choice> = offered.map(choice).collect();
    for (at, card) in hand.iter_mut().enumerate() {
        card.playable = choices.iter().any(|choice| choice.cards.contains(&at));
    }
    choices
}

/// Who is thinking, as far as the viewer can tell.
fn others_think<K: Kit>(words: &Words, names: &[String], view: &<K::Game as Game>::View, me: Option<Seat>) -> Prompt {
    Prompt::Others(match K::asked(view).filter(|seat| Some(*seat) != me) {
        Some(seat) => words.fill("screen-thinks", &[("seat", &names[seat.index()])]),
        None => words.get("screen-all-think"),
    })
}

/// How a game ended.
pub(crate) fn how_it_ended(
    words: &Words,
    names: &[String],
    turns: usize,
    winners: impl IntoIterator<Item = Seat>,
    me: Option<Seat>,
) -> Vec<String> {
    let mut lines = vec![words.fill("play-over-after", &[("turns", &turns.to_string())])];
    for winner in winners {
        lines.push(if Some(winner) == me {
            words.get("play-you-win")
        } else {
            words.fill("play-winner", &[("seat", &names[winner.index()])])
        });
    }
    lines
}

/// A piece of advice in words.
pub(crate) struct SpokenTip {
    pub(crate) mv: String,
    pub(crate) chance: Option<f32>,
    pub(crate) equal: bool,
    pub(crate) why: Option<String>,
}

/// A hint: the best moves, with what speaks for them. Chances are rounded, because the search knows no better.
pub(crate) fn hint_lines(words: &Words, tips: &[SpokenTip]) -> Vec<String> {
    let equal = tips.iter().filter(|tip| tip.equal).count();
    let head = match tips.first() {
        Some(_) if equal > 1 => words.fill("play-hint-equal", &[("n", &equal.to_string())]),
        Some(best) => words.fill("play-hint", &[("move", &best.mv)]),
        None => return Vec::new(),
    };
    let mut lines = vec![head];
    for (at, tip) in tips.iter().enumerate() {
        // Equally good moves have one chance: the differences are noise.
        let chance = if tip.equal { tips[0].chance } else { tip.chance };
        let chance = chance.map(|chance| (5.0 * (20.0 * chance).round()).to_string());
        match &chance {
            Some(chance) => lines.push(words.fill("play-hint-chance", &[("chance", chance), ("move", &tip.mv)])),
            None if at > 0 => lines.push(words.fill("play-hint-move", &[("move", &tip.mv)])),
            None => {}
        }
        lines.extend(tip.why.as_ref().map(|why| words.fill("play-hint-why", &[("why", why)])));
    }
    lines
}

/// Reference pages about a game, the same for every client.
pub(crate) struct Lore<K>(PhantomData<K>);

impl<K: Kit> tui::Lore for Lore<K> {
    const SIGNS: &'static [&'static str] = K::SIGNS;

    /// Finds cards, then clauses that are about the term, then clauses that only mention it.
    fn search(words: &Words, what: &str) -> Vec<SearchResult> {
        let book = Rulebook::of(K::ID, words.lang());
        let about = |clause: &Clause| mentions(&Clause { text: String::new(), ..clause.clone() }, what);
        let mut found: Vec<&Clause> = book
            .iter()
            .flat_map(Rulebook::clauses)
            .filter(|clause| what.is_empty() || mentions(clause, what))
            .collect();
        found.sort_by_key(|clause| !about(clause));
        let clauses = found.into_iter().map(|clause| {
            let (id, title) = (clause.id.clone(), clause.title.clone());
            SearchResult { key: id.clone(), id, title }
        });
        let called = |name: &String| {
            let clause = Clause { id: String::new(), title: name.clone(), text: String::new() };
            mentions(&clause, what)
        };
        let cards = if what.is_empty() { Vec::new() } else { K::cards(words) };
        let cards = cards.into_iter().map(|(name, _)| name).filter(called);
        let cards = cards.map(|name| SearchResult { id: words.get("screen-card"), key: name.clone(), title: name });
        cards.chain(clauses).collect()
    }

    fn look_up(words: &Words, what: &str, width: usize) -> Option<String> {
        rules::look_up::<K>(words, what, width, rules::Examples::Whole)
    }
}
