//! The full-screen client of the commands: games as the crate `tui` wants to see them.
//!
//! What differs between games is how their tables look: [`Shown`]. [`session`] is a game that is played
//! here, [`guest`] one at a table of a server, [`walk`] one that is shown; [`store`] is where games are kept
//! while they are played, [`thinking`] what is found out beside them.

mod fight;
mod guest;
mod joined;
mod lunch_money;
mod munchkin;
mod session;
mod store;
#[cfg(test)]
mod tests;
mod thinking;
mod walk;

pub(crate) use guest::{End, Guest};
pub(crate) use session::{Session, begun};
pub(crate) use store::{Saved, Store, data_dir};
pub(crate) use walk::Walk;

use crate::game::{Spoken, Tabled, by_turn};
use crate::rules;
use kit::Kit;
use std::cell::OnceCell;
use std::io::IsTerminal as _;
use std::marker::PhantomData;
use table::{Game, Seat};
use tui::{Asked, Choice, Client, Entry, Face, LogLine, Middle, Place, Scene};
use words::{Clause, Lang, Words};

/// How the table of a game looks.
pub(crate) trait Shown: Spoken {
    /// The same game, as servers have it.
    type Host: Kit<Game = Self::Game>;

    /// How many lines about each player are worth their room.
    const ROOM: u16;

    /// The keys of messages that explain its signs.
    const SIGNS: &'static [&'static str];

    /// Piles and the like, in one line.
    fn piles(&self, words: &Words, view: &<Self::Game as Game>::View) -> String;

    /// What is known of a player; name and turn are seen to.
    fn place(&self, words: &Words, names: &[String], view: &<Self::Game as Game>::View, seat: Seat) -> Place;

    /// What is going on.
    fn middle(&self, words: &Words, names: &[String], view: &<Self::Game as Game>::View) -> Middle;

    /// The viewer's cards.
    fn faces(&self, words: &Words, view: &<Self::Game as Game>::View) -> Vec<Face>;

    /// The cards of the viewer's hand that a move is about, by their places.
    fn cards_of(&self, view: &<Self::Game as Game>::View, mv: &<Self::Game as Game>::Move) -> Vec<usize>;

    /// A card of the viewer's hand, as it is called when a server is asked about it.
    fn card_id(view: &<Self::Game as Game>::View, at: usize) -> Option<String>;

    /// An example of a move that is not listed, with these cards in hand.
    fn unlisted_example(&self, words: &Words, names: &[String], hand: &[String]) -> String;

    /// Who has won, when it is over.
    fn winners(view: &<Self::Game as Game>::View) -> Vec<Seat>;

    /// Who is asked, as far as the viewer can tell.
    fn asked(view: &<Self::Game as Game>::View) -> Option<Seat>;
}

/// Whether there is a terminal to draw on.
pub(crate) fn is_there() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// Shows a game until the user has had enough. Gives back the language that was spoken last.
pub(crate) fn run<T: tui::Table>(words: &Words, table: T, notice: Option<String>) -> Result<(T, Words), String> {
    // https://no-color.org: set and not empty.
    let colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut client = Client::new(table, Words::new(words.lang()), colour).with_notice(notice);
    tui::run(&mut client)
        .map_err(|error| words.fill("cli-cannot-write", &[("path", "-"), ("error", &error.to_string())]))?;
    Ok(client.into_parts())
}

/// A voice for each language, made when it is first needed.
pub(crate) struct Voices<T: Tabled>([OnceCell<T::Voice>; Lang::ALL.len()]);

impl<T: Tabled> Voices<T> {
    fn new() -> Voices<T> {
        Voices(std::array::from_fn(|_| OnceCell::new()))
    }

    fn get(&self, words: &Words, make: impl FnOnce() -> T::Voice) -> &T::Voice {
        let at = Lang::ALL.iter().position(|lang| *lang == words.lang()).unwrap_or(0);
        self.0[at].get_or_init(make)
    }
}

/// What came of one decision, as far as the viewer may know, and what was said to it.
pub(crate) struct Told<G: Game> {
    pub(crate) talk: Option<(Seat, String)>,
    pub(crate) events: Vec<G::Event>,
}

/// What happened, line by line.
fn log<V: Spoken>(voice: &V, words: &Words, names: &[String], told: &[Told<V::Game>]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut line = |heading: bool, text: String| lines.push(LogLine { heading, text });
    for told in told {
        if let Some((seat, talk)) = &told.talk {
            let said = words.fill("event-says", &[("talk", talk)]);
            line(false, format!("{}: {said}", names[seat.index()]));
        }
        for (before, began) in by_turn::<V>(&told.events) {
            voice.events(words, names, before).into_iter().for_each(|text| line(false, text));
            let began = began.map_or(&[][..], std::slice::from_ref);
            voice.events(words, names, began).into_iter().for_each(|text| line(true, text));
        }
    }
    lines
}

/// The beginning of a game that begins with a turn.
fn opening<V: Spoken>(game: &V::Game) -> Told<V::Game> {
    Told { talk: None, events: V::opening(game).into_iter().collect() }
}

/// The table without what is asked.
fn scene<V: Shown>(
    voice: &V,
    words: &Words,
    names: &[String],
    title: String,
    view: &<V::Game as Game>::View,
    viewer: Option<Seat>,
) -> Scene {
    let place = |(seat, name): (Seat, &String)| {
        let place = voice.place(words, names, view, seat);
        let (turn, asked) = (V::turn(view) == seat, V::asked(view) == Some(seat));
        Place { name: name.clone(), own: viewer == Some(seat), turn, asked, ..place }
    };
    Scene {
        title,
        piles: voice.piles(words, view),
        room: V::ROOM,
        seats: Seat::all(names.len()).zip(names).map(place).collect(),
        middle: voice.middle(words, names, view),
        hand: voice.faces(words, view),
        ..Scene::default()
    }
}

/// What can be chosen; cards of the hand know whether they can be played.
fn choices<V: Shown>(
    voice: &V,
    view: &<V::Game as Game>::View,
    offered: impl Iterator<Item = (<V::Game as Game>::Move, String)>,
    hand: &mut [Face],
) -> Vec<Choice> {
    let choice = |(mv, text)| Choice { text, cards: voice.cards_of(view, &mv), kept: false };
    let choices: Vec<Choice> = offered.map(choice).collect();
    for (at, card) in hand.iter_mut().enumerate() {
        card.playable = choices.iter().any(|choice| choice.cards.contains(&at));
    }
    choices
}

/// Who is thinking, as far as the viewer can tell.
fn others_think<V: Shown>(words: &Words, names: &[String], view: &<V::Game as Game>::View, me: Option<Seat>) -> Asked {
    Asked::Others(match V::asked(view).filter(|seat| Some(*seat) != me) {
        Some(seat) => words.fill("screen-thinks", &[("seat", &names[seat.index()])]),
        None => words.get("screen-all-think"),
    })
}

/// How a game ended.
fn how_it_ended(
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

/// A hint: the best move, and the chances of all whose chance is known.
pub(crate) fn hint_lines(words: &Words, moves: &[(String, Option<f32>)]) -> Vec<String> {
    let best = moves.first().map(|(mv, _)| words.fill("play-hint", &[("move", mv)]));
    let chance = |(mv, chance): &(String, Option<f32>)| {
        let chance = format!("{:.0}", 100.0 * (*chance)?);
        Some(words.fill("play-hint-chance", &[("chance", &chance), ("move", mv)]))
    };
    best.into_iter().chain(moves.iter().filter_map(chance)).collect()
}

/// What is known of a game, whoever plays it.
pub(crate) struct Lore<T>(PhantomData<T>);

impl<T: Tabled> tui::Lore for Lore<T> {
    const SIGNS: &'static [&'static str] = T::Voice::SIGNS;

    /// Cards first, then the clauses that are about it, then those that only mention it.
    fn search(words: &Words, what: &str) -> Vec<Entry> {
        let book = T::book(words.lang());
        let about = |clause: &Clause| rules::mentions(&Clause { text: String::new(), ..clause.clone() }, what);
        let mut found: Vec<&Clause> =
            book.clauses().filter(|clause| what.is_empty() || rules::mentions(clause, what)).collect();
        found.sort_by_key(|clause| !about(clause));
        let clauses = found.into_iter().map(|clause| {
            let (id, title) = (clause.id.clone(), clause.title.clone());
            Entry { key: id.clone(), id, title }
        });
        let called = |name: &String| {
            let clause = Clause { id: String::new(), title: name.clone(), text: String::new() };
            rules::mentions(&clause, what)
        };
        let cards = if what.is_empty() { Vec::new() } else { T::cards(words) };
        let cards = cards.into_iter().filter(called);
        let cards = cards.map(|name| Entry { id: words.get("screen-card"), key: name.clone(), title: name });
        cards.chain(clauses).collect()
    }

    fn look_up(words: &Words, what: &str, width: usize) -> Option<String> {
        T::look_up(words, what, width)
    }
}
