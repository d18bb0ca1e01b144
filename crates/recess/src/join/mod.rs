//! `recess join`: a seat at a server's table, on the whole screen or (`--plain`) in lines of text. `recess host`: a new table.

mod host;
mod link;
mod plain;
mod seats;

use crate::game;
use crate::out;
use crate::save::cannot_write;
use crate::screen::{self, End, Guest};
use crate::settings::warn;
use clap::ArgMatches;
use client::{Error, Line, Server};
use games::Visitor;
pub(crate) use host::run as host;
use kit::Kit;
pub(crate) use link::GameLink;
use link::{Address, Link};
use seats::Seats;
use serde::Deserialize;
use std::io::{BufRead as _, IsTerminal as _};
use std::process::ExitCode;
use table::Phrase;
use wire::TableInfo;
use words::Words;

/// A way to a table: its link, what is known about it, and one's own seat.
struct Way {
    link: Link,
    server: Server,
    info: TableInfo,
    /// The secret of one's seat; `None` for a spectator.
    token: Option<String>,
    seats: Seats,
    plain: bool,
    /// Whether the game begins at once. The table is asked over the line, so that this client takes part in the shuffle.
    starts: bool,
}

/// Why we never reach the table.
enum Stop {
    /// Something failed; the message says what.
    Because(String),
    /// The user was asked and declined.
    Enough,
}

impl From<String> for Stop {
    fn from(what: String) -> Stop {
        Stop::Because(what)
    }
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    match Way::find(words, args) {
        Ok(way) => play(words, way),
        Err(Stop::Because(what)) => Err(what),
        Err(Stop::Enough) => Ok(ExitCode::from(1)),
    }
}

/// Plays at the end of a way, whatever the game.
fn play(words: &Words, way: Way) -> Result<ExitCode, String> {
    let game = way.info.game.clone();
    let other = |_| words.fill("join-other-game", &[("game", &game)]);
    games::with(&game, Go(way, words)).map_err(other)?
}

/// Joins a table once its game is known.
struct Go<'a>(Way, &'a Words);

impl Visitor for Go<'_> {
    type Out = Result<ExitCode, String>;

    fn visit<K: Kit>(self) -> Self::Out {
        self.0.go::<K>(self.1)
    }
}

/// Waits for a server.
pub(crate) fn wait_for<A>(
    words: &Words,
    what: impl Future<Output = Result<A, Error>>,
) -> Result<Result<A, Error>, String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| words.fill("join-broken", &[("server", "-"), ("error", &error.to_string())]))?;
    Ok(runtime.block_on(what))
}

/// The body of a refusal.
#[derive(Deserialize)]
struct Problem {
    why: Phrase,
}

/// An error, for people.
pub(crate) fn told(words: &Words, origin: &str, error: &Error) -> String {
    match error {
        Error::Broken(error) => words.fill("join-broken", &[("server", origin), ("error", error)]),
        Error::Refused(status, body) => refusal(words, origin, *status, body),
    }
}

fn refusal(words: &Words, origin: &str, status: u16, body: &str) -> String {
    match serde_json::from_str::<Problem>(body) {
        Ok(Problem { why }) => words.say(&why, &[]),
        // A server of another kind does not send our reasons.
        Err(_) => words.fill("join-no-recess", &[("server", origin), ("status", &status.to_string())]),
    }
}

/// What the player is called: as the command line says, or else the user of the machine.
fn own_name(words: &Words, args: &ArgMatches) -> String {
    let own = || ["USER", "USERNAME"].iter().find_map(|variable| std::env::var(variable).ok());
    let name = args.get_one::<String>("name").cloned().or_else(own).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| words.get("play-you"))
}

/// What everybody may know about a table.
pub(crate) fn info(words: &Words, server: &Server, origin: &str, table: &str) -> Result<TableInfo, String> {
    let answer = wait_for(words, server.get(&format!("/api/tables/{table}")))?;
    let answer = answer.map_err(|error| told(words, origin, &error))?;
    serde_json::from_str(&answer).map_err(|_| words.fill("join-other-protocol", &[("server", origin)]))
}

impl Way {
    /// Finds the table and a seat there.
    fn find(words: &Words, args: &ArgMatches) -> Result<Way, Stop> {
        let given = args.get_one::<String>("url").map_or("", String::as_str);
        let link = Link::read(given).ok_or_else(|| words.fill("join-bad-link", &[("link", given)]))?;
        let origin = link.address.origin();
        let server = link.address.server().map_err(|error| told(words, &origin, &error))?;
        let info = info(words, &server, &origin, &link.table)?;
        let (seats, watches) = (Seats::of_user(), args.get_flag("watch"));
        let plain = args.get_flag("plain") || !screen::is_there();
        let token = link.key.clone().or_else(|| seats.at(&link.public())).filter(|_| !watches);
        let mut way = Way { link, server, info, token, seats, plain, starts: false };
        if way.token.is_none() && !watches {
            way.sit(words, &own_name(words, args))?;
        }
        // The secret in a link is stored only when the table has accepted it, so that a wrong one does not replace a
        // right one.
        if way.link.key.is_none() {
            way.keep(words);
        }
        Ok(way)
    }

    /// Takes a free seat. If there is none, offers to watch where somebody can be asked.
    fn sit(&mut self, words: &Words, name: &str) -> Result<(), Stop> {
        let left = self.seats.left_at(&self.link.public());
        let sat = wait_for(words, self.server.ask_for_seat(&self.link.table, name, left.as_deref()))?;
        let error = match sat {
            Ok(seat) => {
                if seat.waits {
                    out::line(words.get("join-waits"));
                }
                self.token = Some(seat.token);
                return Ok(());
            }
            Err(error) => error,
        };
        let full = matches!(&error, Error::Refused(_, body)
            if serde_json::from_str::<Problem>(body).is_ok_and(|problem| problem.why.key == "table-full"));
        let what = told(words, &self.link.address.origin(), &error);
        if !full {
            return Err(what.into());
        }
        if !std::io::stdin().is_terminal() {
            return Err(words.fill("join-full", &[("why", &what)]).into());
        }
        out::text(format_args!("{} ", words.get("join-watch-instead")));
        let mut line = String::new();
        let read = std::io::stdin().lock().read_line(&mut line).is_ok();
        if read && line.trim().eq_ignore_ascii_case(&words.get("join-yes")) { Ok(()) } else { Err(Stop::Enough) }
    }

    /// Plays at the table.
    fn go<K: Kit>(self, words: &Words) -> Result<ExitCode, String> {
        let origin = self.link.address.origin();
        let other = || words.fill("join-other-protocol", &[("server", &origin)]);
        let options = &self.info.options;
        // A table with players' own cards needs the same set here. Any other problem is a bug, not something for the
        // user.
        let settings = K::new(options).map_err(|why| match why.key.starts_with("table-set-") {
            true => words.say(&why, &[]),
            false => other(),
        })?;
        let notation = game::notation::<K>(words)?;
        let line = Line::open(self.server.clone(), self.info.id.clone(), self.token.clone());
        let line = line.map_err(|error| told(words, &origin, &error))?;
        let (server, link) = ((self.server.clone(), origin), self.link.public());
        let mut guest = Guest::<K>::new(settings, notation, link, (line, server), self.info.clone());
        guest.starts = self.starts;
        if self.plain {
            let (mut guest, code) = plain::run(words, guest);
            return self.ended(words, &mut guest).map(|()| code);
        }
        let (mut guest, words) = screen::play(words, guest, None)?;
        self.ended(&words, &mut guest)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Stores the secret for the next time.
    fn keep(&self, words: &Words) {
        if let Some(token) = &self.token
            && let Err((path, error)) = self.seats.keep(&self.link.public(), Some(token))
        {
            warn(words, &cannot_write(words, &path, &error));
        }
    }

    /// Forgets a secret that is no longer valid, but not another one stored for this table.
    fn forget(&self) {
        let link = self.link.public();
        if self.seats.at(&link) == self.token {
            let _ = self.seats.keep(&link, None);
        }
    }

    /// Says afterwards why the connection ended, or how to come back.
    fn ended<K: Kit>(&self, words: &Words, guest: &mut Guest<K>) -> Result<(), String> {
        if guest.gave_up() {
            // A player who has left may come back.
            if let Some(token) = &self.token {
                let _ = self.seats.keep_left(&self.link.public(), token);
            }
            out::line(words.get("join-gave-up"));
        }
        match guest.end() {
            None if guest.sits() => {
                self.keep(words);
                out::line(words.fill("join-back", &[("link", &self.link.public())]));
                Ok(())
            }
            None => Ok(()),
            Some(End::Closed(why)) => {
                if why.key == "table-secret" {
                    self.forget();
                }
                Err(words.say(why, &[]))
            }
            Some(End::Refused(status, body)) => Err(refusal(words, &self.link.address.origin(), *status, body)),
            Some(End::OtherProtocol) => {
                Err(words.fill("join-other-protocol", &[("server", &self.link.address.origin())]))
            }
        }
    }
}
