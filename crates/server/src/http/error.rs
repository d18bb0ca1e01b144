//! Errors of the HTTP interface: a status, and `{"why": …}` with a phrase that the client puts into words.

use crate::limits::LONGEST;
use crate::log::Seldom;
use crate::registry::TableError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::time::Instant;
use table::Phrase;
use wire::http::Problem;

static NOT_KEPT: Seldom = Seldom::new();
static NOT_READ: Seldom = Seldom::new();

/// A request that failed.
#[derive(Debug)]
pub(super) struct Error {
    status: StatusCode,
    why: Phrase,
}

impl Error {
    pub(super) fn new(status: StatusCode, key: &'static str) -> Error {
        Error { status, why: Phrase::new(key) }
    }

    pub(super) fn bad(why: Phrase) -> Error {
        Error { status: StatusCode::BAD_REQUEST, why }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status, Json(Problem { why: self.why })).into_response()
    }
}

impl From<TableError> for Error {
    fn from(refused: TableError) -> Error {
        match refused {
            TableError::Unknown => Error::new(StatusCode::NOT_FOUND, "error-no-table"),
            TableError::Bad(why) => Error::bad(why),
            TableError::Busy(why) => Error { status: StatusCode::SERVICE_UNAVAILABLE, why },
            // Only the operator needs to know where the file is; that goes into the log.
            TableError::NotKept(error) => {
                if let Some(missed) = NOT_KEPT.may(Instant::now()) {
                    tracing::error!(%error, missed, "A new table was refused because it could not be saved.");
                }
                Error::new(StatusCode::SERVICE_UNAVAILABLE, "error-no-new-tables")
            }
            TableError::NotRead(error) => {
                if let Some(missed) = NOT_READ.may(Instant::now()) {
                    tracing::error!(%error, missed, "A table could not be read.");
                }
                Error::new(StatusCode::INTERNAL_SERVER_ERROR, "error-not-read")
            }
        }
    }
}

/// A JSON body, or an error that says what is wrong with it.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        Json::from_request(request, state).await.map(|Json(body)| Body(body)).map_err(|rejection| match rejection {
            JsonRejection::BytesRejection(_) => {
                let why = Phrase::new("error-too-long").with("most", LONGEST);
                Error { status: StatusCode::PAYLOAD_TOO_LARGE, why }
            }
            other => Error::bad(Phrase::new("error-bad-json").with("error", other.body_text())),
        })
    }
}
