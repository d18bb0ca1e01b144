//! Reading matter: messages, rulebooks, examples.

use super::error::Error;
use super::replays::Eyes;
use super::shelf::Shelf;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use games::Visitor;
use kit::{Changes, EventOf, Kit, Talk};
use room::{Consequence, shown};
use serde_json::Value;
use table::playbook::{self, SameChance};
use table::{Game, Seat};
use wire::Options;
use wire::http::{Example, Problem, RulebookClause, RulebookSection, SetCards};
use words::{Lang, Rulebook, RulebookExample, source};

/// Message files that only the command line needs.
const NOT_FOR_CLIENTS: [&str; 7] = ["cli", "join", "lab", "review", "screen", "serve", "set"];

/// Asks a game for the names of cards that no message file has.
struct CardMessages(Lang);

impl Visitor for CardMessages {
    type Out = String;

    fn visit<K: Kit>(self) -> String {
        K::card_messages(self.0)
    }
}

/// The messages that clients get in a language: these files, and the names of the cards that have none in them.
fn messages(lang: Lang) -> String {
    let files = words::files().filter(|file| !NOT_FOR_CLIENTS.contains(file));
    let files: String = files.flat_map(|file| [source(lang, file), "\n"]).collect();
    let cards = games::IDS.iter().filter_map(|id| games::with(id, CardMessages(lang)).ok());
    files + &cards.collect::<String>()
}

/// How long a client may cache what is built into the program: for one visit.
const READ: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "public, max-age=3600")];

/// The messages of a language that a client needs, as one Fluent file.
#[utoipa::path(get, path = "/api/words/{lang}", params(("lang" = String, Path, description = "en, it, es or cs")),
    responses(
        (status = 200, description = "Messages in the format of Fluent.", body = str, content_type = "text/plain"),
        (status = 404, description = "There is no such language.", body = Problem),
    )
)]
pub(super) async fn words(Path(lang): Path<String>) -> Result<impl IntoResponse, Error> {
    let lang = spoken(&lang)?;
    let text = BOOKS.get(lang.code(), move || Ok(messages(lang).into_bytes())).await?;
    Ok((READ, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// The rulebook of a game in a language.
#[utoipa::path(get, path = "/api/rulebook/{game}/{lang}", params(
    ("game" = String, Path, description = "Its id, as /api/games lists it."),
    ("lang" = String, Path, description = "en, it, es or cs"),
), responses(
    (status = 200, description = "The rulebook.", body = wire::http::Rulebook),
    (status = 404, description = "There is none.", body = Problem),
))]
pub(super) async fn rulebook(Path((game, lang)): Path<(String, String)>) -> Result<impl IntoResponse, Error> {
    let lang = spoken(&lang)?;
    let name = format!("{game} {}", lang.code());
    Ok((READ, JSON, BOOKS.get(&name, move || book(&game, lang)).await?))
}

/// None of this changes while the program runs.
static BOOKS: Shelf = Shelf::new(16 << 20);

const JSON: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "application/json")];

fn book(game: &str, lang: Lang) -> Result<Vec<u8>, Error> {
    let none = || Error::new(StatusCode::NOT_FOUND, "error-no-game");
    let Rulebook { title, sections } = Rulebook::of(game, lang).ok_or_else(none)?;
    let all = words::examples();
    let clause = |clause: words::Clause| RulebookClause {
        touches: clause.touches().into_iter().map(str::to_owned).collect(),
        examples: about(&all, &clause.id).map(|example| example.title.clone()).collect(),
        id: clause.id,
        title: clause.title,
        text: clause.text,
    };
    let chapter = |section: words::Section| RulebookSection {
        heading: section.heading,
        text: section.text,
        clauses: section.clauses.into_iter().map(clause).collect(),
    };
    let book = wire::http::Rulebook { title, sections: sections.into_iter().map(chapter).collect() };
    Ok(wire::json(&book).into_bytes())
}

static EXAMPLES: Shelf = Shelf::new(16 << 20);

/// The examples of a clause, as a client plays them.
#[utoipa::path(get, path = "/api/examples/{game}/{clause}", params(
    ("game" = String, Path, description = "Its id, as /api/games lists it."),
    ("clause" = String, Path, description = "Its id in the rulebook."),
    Eyes,
), responses(
    (status = 200, description = "The examples, those mainly about the clause first.", body = [Example<Value, Value, Value>]),
    (status = 404, description = "There is no such game or clause.", body = Problem),
))]
pub(super) async fn examples(
    Path((game, clause)): Path<(String, String)>,
    Query(eyes): Query<Eyes>,
) -> Result<impl IntoResponse, Error> {
    let clause = clause.to_uppercase();
    let name = format!("{game} {clause} {eyes:?}");
    let make = move || {
        let all = words::examples();
        let found: Vec<RulebookExample> = about(&all, &clause).cloned().collect();
        let no_game = |_| Error::new(StatusCode::NOT_FOUND, "error-no-game");
        let played = games::with(&game, Show { clause, found, eyes }).map_err(no_game)??;
        Ok(wire::json(&played).into_bytes())
    };
    Ok((READ, JSON, EXAMPLES.get(&name, make).await?))
}

/// The cards of a set that players brought. A client needs them to draw a table that uses the set.
#[utoipa::path(get, path = "/api/cards/{game}/{decks}", params(
    ("game" = String, Path, description = "Its id, as /api/games lists it."),
    ("decks" = String, Path, description = "The decks, as in the options of the table."),
), responses(
    (status = 200, description = "The cards, and their texts.", body = SetCards<Value>),
    (status = 400, description = "There is no such set.", body = Problem),
    (status = 404, description = "There is no such game.", body = Problem),
))]
pub(super) async fn cards(Path((game, decks)): Path<(String, String)>) -> Result<impl IntoResponse, Error> {
    let name = format!("cards {game} {decks}");
    let make = move || {
        let no_game = |_| Error::new(StatusCode::NOT_FOUND, "error-no-game");
        let cards = games::with(&game, Cards(decks)).map_err(no_game)??;
        Ok(wire::json(&cards).into_bytes())
    };
    Ok((READ, JSON, BOOKS.get(&name, make).await?))
}

/// Asks a game for the cards of a set that players brought.
struct Cards(String);

impl Visitor for Cards {
    type Out = Result<SetCards<Value>, Error>;

    fn visit<K: Kit>(self) -> Self::Out {
        let options = Options { decks: self.0, ..Options::of(K::ID, K::offer().usual_players.into()) };
        let kit = K::new(&options).map_err(Error::bad)?;
        let words = Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), kit.set_messages(lang))).collect();
        Ok(SetCards { cards: kit.set_cards(), words })
    }
}

/// An example of the rulebook that cannot be read or is not true. Tests of `words` and `recess` make sure that there
/// is none.
fn broken() -> Error {
    Error::new(StatusCode::INTERNAL_SERVER_ERROR, "error-inside")
}

/// An example as clients get it: views, events and made-up cards as JSON.
type ExampleReplay = Example<Changes, Value, Value>;

/// Plays the examples of a clause.
struct Show {
    clause: String,
    found: Vec<RulebookExample>,
    eyes: Eyes,
}

impl Visitor for Show {
    type Out = Result<Vec<ExampleReplay>, Error>;

    fn visit<K: Kit>(self) -> Result<Vec<ExampleReplay>, Error> {
        if !self.clause.starts_with(K::CLAUSES) || self.found.is_empty() {
            return Err(Error::new(StatusCode::NOT_FOUND, "error-no-clause"));
        }
        self.found.into_iter().map(|example| played::<K>(example, &self.eyes)).collect()
    }
}

/// The examples of a clause: first those whose main clause it is, then those that also cite it.
fn about<'a>(all: &'a [RulebookExample], clause: &'a str) -> impl Iterator<Item = &'a RulebookExample> {
    let main = move |example: &&RulebookExample| example.cites.first().is_some_and(|cited| cited == clause);
    let also = move |example: &&RulebookExample| example.cites.iter().skip(1).any(|cited| cited == clause);
    all.iter().filter(main).chain(all.iter().filter(also))
}

/// Plays an example: who sits where, and what happens.
fn played<K: Kit>(example: RulebookExample, eyes: &Eyes) -> Result<ExampleReplay, Error> {
    let notation = K::notation().ok_or_else(broken)?;
    let read = playbook::read(notation, example.text.as_bytes()).map_err(|_| broken())?;
    let script = playbook::load(notation, read.first().ok_or_else(broken)?).map_err(|_| broken())?;
    let (run, _) = playbook::run(notation, &script);
    let seat = eyes.seat(script.seats.len())?.unwrap_or(Seat::new(0));
    let (mut game, mut same) = (run.start, SameChance::new(&run.chances));
    let mut after = Vec::with_capacity(run.played.len());
    for decision in &run.played {
        game.play(decision.seat, decision.mv, &mut same);
        after.push(game);
    }
    let after = after.iter().zip(&run.played).map(|(game, decision)| Consequence::<K> {
        game: Some(game),
        events: &decision.events,
        talk: decision.talk.clone().map(Talk::Text),
    });
    let kit = K::of(&run.start);
    let opening: Vec<EventOf<K>> = K::opening(&run.start).into_iter().collect();
    let steps = shown(&kit, Some(&run.start), &opening, Some(seat), after);
    let cards = kit.made_up_cards();
    let spoken = Lang::ALL.into_iter().filter(|_| !cards.is_empty());
    let words = spoken.map(|lang| (lang.code().to_owned(), kit.made_up_messages(lang))).collect();
    let RulebookExample { title, cites, text, .. } = example;
    Ok(Example { title, cites, text, seats: script.seats, steps, cards, words })
}

fn spoken(code: &str) -> Result<Lang, Error> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    lang.ok_or_else(|| Error::new(StatusCode::NOT_FOUND, "error-no-language"))
}
