//! What is to be read: words, rulebooks, examples.

use super::error::{Error, Problem};
use super::replays::{Eyes, Shown, Step, shown};
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use games::CardFacts;
use games::{LunchMoneyKit, MunchkinKit};
use kit::Talk;
use kit::{EventOf, Kit};
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;
use table::playbook::{self, Notation, SameChance};
use table::{Game, Seat};
use utoipa::ToSchema;
use wire::Options;
use words::{Lang, Rulebook, RulebookExample, source};

/// The files of messages that only the command line needs.
const NOT_FOR_CLIENTS: [&str; 7] = ["cli", "join", "lab", "review", "screen", "serve", "set"];

/// What a client is given of each language: these files, and the names of the cards that have none there.
static WORDS: LazyLock<HashMap<Lang, String>> = LazyLock::new(|| {
    let text = |lang: Lang| {
        let files = words::files().filter(|file| !NOT_FOR_CLIENTS.contains(file));
        let files: String = files.flat_map(|file| [source(lang, file), "\n"]).collect();
        files + &words::munchkin::card_messages(lang)
    };
    Lang::ALL.into_iter().map(|lang| (lang, text(lang))).collect()
});

/// How long what is part of the program may be kept: for a visit.
const READ: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "public, max-age=3600")];

/// A rulebook.
#[derive(Serialize, ToSchema)]
pub(super) struct Book {
    /// Its title.
    title: String,
    /// Its sections, in order.
    sections: Vec<Chapter>,
}

/// A section.
#[derive(Serialize, ToSchema)]
pub(super) struct Chapter {
    /// The heading; empty for the introduction.
    heading: String,
    /// Text that belongs to no clause, in Markdown.
    text: String,
    /// Its clauses, in order.
    clauses: Vec<Paragraph>,
}

/// A clause.
#[derive(Serialize, ToSchema)]
pub(super) struct Paragraph {
    /// Its id, such as `LM-BLOCK-2`.
    id: String,
    /// Its short title.
    title: String,
    /// What it says, in Markdown.
    text: String,
    /// The clauses it mentions.
    touches: Vec<String>,
    /// The titles of its examples, those that are about it first.
    examples: Vec<String>,
}

/// An example of a clause, to be played on the table.
#[derive(Serialize, ToSchema)]
pub(super) struct Shows {
    /// Its title.
    title: String,
    /// The clauses it demonstrates, the most important first.
    cites: Vec<String>,
    /// The playbook.
    text: String,
    /// Who sits where.
    seats: Vec<String>,
    /// What happens, as the seat asked for sees it; the first one if none is.
    steps: Vec<Step>,
    /// Cards that the example has made up for itself, numbered on from those of the set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    cards: Vec<CardFacts>,
    /// Their texts by language, in the format of Fluent.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    words: BTreeMap<&'static str, String>,
}

/// The messages of a language that a client needs, as one file of Fluent.
#[utoipa::path(get, path = "/api/words/{lang}", params(("lang" = String, Path, description = "en, it, es or cs")),
    responses(
        (status = 200, description = "Messages in the format of Fluent.", body = str, content_type = "text/plain"),
        (status = 404, description = "Nobody speaks this here.", body = Problem),
    )
)]
pub(super) async fn words(Path(lang): Path<String>) -> Result<impl IntoResponse, Error> {
    let lang = spoken(&lang)?;
    let text = WORDS.get(&lang).map_or("", String::as_str);
    Ok((READ, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// The rulebook of a game in a language.
#[utoipa::path(get, path = "/api/rulebook/{game}/{lang}", params(
    ("game" = String, Path, description = "lunch-money or munchkin-bites"),
    ("lang" = String, Path, description = "en, it, es or cs"),
), responses(
    (status = 200, description = "The rulebook.", body = Book),
    (status = 404, description = "There is none.", body = Problem),
))]
pub(super) async fn rulebook(Path((game, lang)): Path<(String, String)>) -> Result<impl IntoResponse, Error> {
    let lang = spoken(&lang)?;
    let none = || Error::new(StatusCode::NOT_FOUND, "error-no-game");
    let Rulebook { title, sections } = Rulebook::of(&game, lang).ok_or_else(none)?;
    let all = words::examples();
    let clause = |clause: words::Clause| Paragraph {
        touches: clause.touches().into_iter().map(str::to_owned).collect(),
        examples: about(&all, &clause.id).map(|example| example.title.clone()).collect(),
        id: clause.id,
        title: clause.title,
        text: clause.text,
    };
    let chapter = |section: words::Section| Chapter {
        heading: section.heading,
        text: section.text,
        clauses: section.clauses.into_iter().map(clause).collect(),
    };
    Ok((READ, Json(Book { title, sections: sections.into_iter().map(chapter).collect() })))
}

/// The examples of a clause, to be played on the table.
#[utoipa::path(get, path = "/api/examples/{game}/{clause}", params(
    ("game" = String, Path, description = "lunch-money or munchkin-bites"),
    ("clause" = String, Path, description = "Its id, such as LM-BLOCK-2."),
    Eyes,
), responses(
    (status = 200, description = "The examples, those that are about the clause first.", body = [Shows]),
    (status = 404, description = "There is no such game or clause.", body = Problem),
))]
pub(super) async fn examples(
    Path((game, clause)): Path<(String, String)>,
    Query(eyes): Query<Eyes>,
) -> Result<impl IntoResponse, Error> {
    let prefix = match game.as_str() {
        "lunch-money" => "LM-",
        "munchkin-bites" => "MB-",
        _ => return Err(Error::new(StatusCode::NOT_FOUND, "error-no-game")),
    };
    let clause = clause.to_uppercase();
    let all = words::examples();
    let found: Vec<RulebookExample> = about(&all, &clause).cloned().collect();
    if !clause.starts_with(prefix) || found.is_empty() {
        return Err(Error::new(StatusCode::NOT_FOUND, "error-no-clause"));
    }
    let shows = tokio::task::spawn_blocking(move || found.into_iter().map(|example| show(example, &eyes)).collect());
    let shows: Result<Vec<Shows>, Error> = shows.await.map_err(|_| broken())?;
    Ok((READ, Json(shows?)))
}

/// What goes wrong only if an example of the rulebook is not readable or not true: tests of `words` and
/// `recess` hold that all are.
fn broken() -> Error {
    Error::new(StatusCode::INTERNAL_SERVER_ERROR, "error-inside")
}

/// An example of either game, played.
fn show(example: RulebookExample, eyes: &Eyes) -> Result<Shows, Error> {
    let (mut cards, mut words) = (Vec::new(), BTreeMap::new());
    let (seats, steps) = if example.cites.iter().any(|clause| clause.starts_with("LM-")) {
        let notation = words::lunch_money::playbook();
        let host = |game: &lunch_money::LunchMoney| {
            let options = json!({ "game": LunchMoneyKit::ID, "players": game.seats(), "decks": "base" });
            let options: Options = serde_json::from_value(options).map_err(|_| broken())?;
            let opening = vec![lunch_money::Event::TurnBegan { seat: game.active() }];
            Ok((LunchMoneyKit::new(&options).map_err(Error::bad)?, opening))
        };
        played(&notation, &example, eyes, host)?
    } else {
        let notation = words::munchkin::playbook().ok_or_else(broken)?;
        let host = |game: &munchkin::Munchkin| {
            let host = MunchkinKit::of(game);
            cards = host.own_facts();
            if !cards.is_empty() {
                words = Lang::ALL.into_iter().map(|lang| (lang.code(), host.own_words(lang))).collect();
            }
            Ok((host, Vec::new()))
        };
        played(&notation, &example, eyes, host)?
    };
    let RulebookExample { title, cites, text, .. } = example;
    Ok(Shows { title, cites, text, seats, steps, cards, words })
}

/// The examples of a clause: those that begin with it, then those that mention it.
fn about<'a>(all: &'a [RulebookExample], clause: &'a str) -> impl Iterator<Item = &'a RulebookExample> {
    let main = move |example: &&RulebookExample| example.cites.first().is_some_and(|cited| cited == clause);
    let also = move |example: &&RulebookExample| example.cites.iter().skip(1).any(|cited| cited == clause);
    all.iter().filter(main).chain(all.iter().filter(also))
}

/// Who sits where in an example, and what happens. `host` tells the game that its head sets up, and
/// what is to be told before anything happens.
#[allow(clippy::type_complexity, reason = "a host and events")]
fn played<K: Kit, N: Notation<Game = K::Game>>(
    notation: &N,
    example: &RulebookExample,
    eyes: &Eyes,
    host: impl FnOnce(&K::Game) -> Result<(K, Vec<EventOf<K>>), Error>,
) -> Result<(Vec<String>, Vec<Step>), Error> {
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
    let after = after.iter().zip(&run.played).map(|(game, decision)| Shown::<K> {
        game: Some(game),
        events: &decision.events,
        talk: decision.talk.clone().map(Talk::Text),
    });
    let (host, opening) = host(&run.start)?;
    let steps = shown(&host, Some(&run.start), &opening, Some(seat), after);
    Ok((script.seats, steps))
}

fn spoken(code: &str) -> Result<Lang, Error> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    lang.ok_or_else(|| Error::new(StatusCode::NOT_FOUND, "error-no-language"))
}
