//! What is to be read: words, rulebooks, examples.

use super::error::{Error, Problem};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use words::{Lang, source};

/// The files of messages that the client needs.
const FILES: [&str; 9] =
    ["cards", "events", "play", "playbook", "why", "munchkin-table", "munchkin", "web", "web-errors"];

/// How long what is part of the program may be kept: until it is started anew, at most an hour.
const READ: &str = "public, max-age=3600";

/// The messages of a language that a client needs, as one file of Fluent.
#[utoipa::path(get, path = "/api/words/{lang}", params(("lang" = String, Path, description = "en, it, es or cs")),
    responses(
        (status = 200, description = "Messages in the format of Fluent.", body = str),
        (status = 404, description = "Nobody speaks this here.", body = Problem),
    )
)]
pub(super) async fn words(Path(lang): Path<String>) -> Result<impl IntoResponse, Error> {
    let lang = spoken(&lang)?;
    let text: String = FILES.iter().flat_map(|file| [source(lang, file), "\n"]).collect();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, READ)], text))
}

fn spoken(code: &str) -> Result<Lang, Error> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    lang.ok_or_else(|| Error::new(StatusCode::NOT_FOUND, "error-no-language"))
}
