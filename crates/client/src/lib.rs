//! A client for servers: creates tables, takes seats, and plays over a WebSocket.
//!
//! It knows as little of a game as possible: moves are sent back exactly as they came. [`Line`] is a connection that
//! reconnects by itself, for callers that are not async.

mod line;
mod tls;

pub use line::{Line, LineCommand, LineEvent, SharedWitness};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_rustls::rustls::ClientConfig;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::http::{OwnSeat, SeatRequest};
use wire::{FromClient, TableStage};

/// A server, by its address: `127.0.0.1:7777`.
#[derive(Clone, Debug)]
pub struct Server {
    authority: String,
    /// How the server must prove its identity, if it must.
    secure: Option<Arc<ClientConfig>>,
}

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a request or connection failed.
#[derive(Debug)]
pub enum Error {
    /// The server cannot be reached, or the connection broke.
    Broken(String),
    /// The server refused: its status and text.
    Refused(u16, String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Broken(why) => write!(f, "no connection: {why}"),
            Error::Refused(status, why) => write!(f, "{status}: {why}"),
        }
    }
}

impl std::error::Error for Error {}

fn broken(error: impl fmt::Display) -> Error {
    Error::Broken(error.to_string())
}

impl Server {
    /// The server at this address.
    #[must_use]
    pub fn at(authority: impl Into<String>) -> Server {
        Server { authority: authority.into(), secure: None }
    }

    /// The server at this address over TLS, verified by the certificates that this machine trusts.
    ///
    /// # Errors
    ///
    /// If the machine has no trusted certificates.
    pub fn securely_at(authority: impl Into<String>) -> Result<Server, Error> {
        Ok(Server { authority: authority.into(), secure: Some(tls::config()?) })
    }

    /// Opens a connection without sending anything yet.
    async fn dial(&self) -> Result<MaybeTlsStream<TcpStream>, Error> {
        let usual = if self.secure.is_some() { 443 } else { 80 };
        let named = self.authority.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok());
        let host = named.map_or(self.authority.as_str(), |(host, _)| host);
        let address = if named.is_some() { self.authority.clone() } else { format!("{host}:{usual}") };
        let dialled = async {
            let stream = TcpStream::connect(&address).await.map_err(broken)?;
            stream.set_nodelay(true).map_err(broken)?;
            match &self.secure {
                None => Ok(MaybeTlsStream::Plain(stream)),
                Some(config) => Ok(MaybeTlsStream::Rustls(tls::wrap(config, host, stream).await?)),
            }
        };
        tokio::time::timeout(PATIENCE, dialled).await.map_err(broken)?
    }

    /// Creates a table and takes its first seat.
    pub async fn create(&self, options: &Value, name: &str, start: bool) -> Result<OwnSeat, Error> {
        let body = json!({"name": name, "options": options, "start": start});
        self.seat(self.post("/api/tables", &body).await?)
    }

    /// Takes a seat at a table.
    pub async fn sit(&self, table: &str, name: &str) -> Result<OwnSeat, Error> {
        self.ask_for_seat(table, name, None).await
    }

    /// Asks for a seat, or with its secret takes back a seat that was left. During a game it may be a seat to wait for.
    pub async fn ask_for_seat(&self, table: &str, name: &str, left: Option<&str>) -> Result<OwnSeat, Error> {
        let (name, token) = (name.to_owned(), left.map(str::to_owned));
        let wanted = SeatRequest { name, seat: None, token, me: None, next: false };
        let (path, body) = (format!("/api/tables/{table}/seats"), serde_json::to_value(wanted).map_err(broken)?);
        self.seat(self.post(&path, &body).await?)
    }

    fn seat(&self, answer: String) -> Result<OwnSeat, Error> {
        serde_json::from_str(&answer).map_err(broken)
    }

    /// Posts JSON to a path and returns the response body.
    pub async fn post(&self, path: &str, body: &Value) -> Result<String, Error> {
        self.request(Method::POST, path, Some(body)).await
    }

    /// Gets a path and returns the response body.
    pub async fn get(&self, path: &str) -> Result<String, Error> {
        self.request(Method::GET, path, None).await
    }

    async fn request(&self, method: Method, path: &str, body: Option<&Value>) -> Result<String, Error> {
        let stream = self.dial().await?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
        let body = Full::new(Bytes::from(body.map_or_else(String::new, Value::to_string)));
        let request = Request::builder().method(method).uri(path).header("host", &self.authority);
        let request = request.header("content-type", "application/json").body(body).map_err(broken)?;
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(broken)?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await.map_err(broken)?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if status.is_success() { Ok(text) } else { Err(Error::Refused(status.as_u16(), text)) }
    }

    /// Connects to a table: with a secret to play, without one to watch. Takes no part in shuffles.
    pub async fn connect(&self, table: &str, token: Option<&str>) -> Result<Connection, Error> {
        self.connect_to(table, token, false).await
    }

    /// Connects to a table. `shuffles` says whether the caller will answer when shuffles are agreed on.
    async fn connect_to(&self, table: &str, token: Option<&str>, shuffles: bool) -> Result<Connection, Error> {
        let scheme = if self.secure.is_some() { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/tables/{table}/ws", self.authority);
        // Small buffers, so that thousands of connections fit on a machine.
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(1024);
        let stream = self.dial().await?;
        let shaken = tokio_tungstenite::client_async_with_config(address, stream, Some(small));
        let (socket, _) =
            tokio::time::timeout(PATIENCE, shaken).await.map_err(broken)?.map_err(|error| match error {
                tungstenite::Error::Http(answer) => {
                    let text = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
                    Error::Refused(answer.status().as_u16(), text.into_owned())
                }
                error => broken(error),
            })?;
        let mut connection = Connection { socket };
        let hello = FromClient::<()>::Hello { token: token.map(str::to_owned), me: None, shuffles };
        connection.send(wire::json(&hello)).await?;
        Ok(connection)
    }
}

/// A connection to a table.
pub struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Connection {
    /// Sends a message of the protocol, as JSON.
    pub async fn send(&mut self, text: String) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await.map_err(broken)
    }

    /// Makes a move.
    pub async fn make(&mut self, ask: u64, mv: &str) -> Result<(), Error> {
        self.send(format!(r#"{{"type":"move","ask":{ask},"mv":{mv}}}"#)).await
    }

    /// Receives the next message.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(Error::Broken("the server has closed it".into())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(error)),
            }
        }
    }

    /// Closes the connection properly.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// The receiving half of a connection.
pub type MessageStream = SplitStream<WebSocketStream<MaybeTlsStream<TcpStream>>>;
/// The sending half of a connection.
pub type MessageSink = SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>;

impl Connection {
    /// Splits it into halves, for callers that receive from many connections at once.
    pub fn split(self) -> (MessageSink, MessageStream) {
        self.socket.split()
    }
}

/// A message from a table, read only as far as a player needs.
///
/// It is a view of a [`wire::ToClient`] that borrows from the text and leaves moves unparsed, so that a program that
/// measures a server spends no time on views and sentences.
#[derive(Deserialize, Debug)]
pub struct TableMessage<'a> {
    /// The kind of message.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// The question in a `welcome` or `update`.
    #[serde(borrow, default, deserialize_with = "question")]
    pub ask: Option<Question<'a>>,
    /// The log entries in a `welcome` or `update`.
    #[serde(borrow, default)]
    pub log: Option<&'a RawValue>,
    /// The stage in a `table`.
    #[serde(default)]
    pub stage: Option<TableStage>,
    /// The table in a `welcome`.
    #[serde(default)]
    pub table: Option<StageInfo>,
}

/// The part of a table's description that a player needs.
#[derive(Deserialize, Debug)]
pub struct StageInfo {
    /// Waiting, playing or over.
    pub stage: TableStage,
}

/// A question.
#[derive(Deserialize, Debug)]
pub struct Question<'a> {
    /// Its number.
    pub id: u64,
    /// The moves offered.
    #[serde(borrow)]
    pub moves: Vec<Offer<'a>>,
    /// The move that is made if no answer comes.
    #[serde(borrow)]
    pub default: &'a RawValue,
    /// The answer that is already kept.
    #[serde(borrow, default)]
    pub kept: Option<&'a RawValue>,
}

/// A move that is offered.
#[derive(Deserialize, Debug)]
pub struct Offer<'a> {
    /// The move, to be sent back unchanged.
    #[serde(borrow)]
    pub mv: &'a RawValue,
}

/// Reads a question. In `kept` and `refused` the field is only a number, which counts as none.
fn question<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Question<'de>>, D::Error> {
    struct QuestionVisitor;

    impl<'de> Visitor<'de> for QuestionVisitor {
        type Value = Option<Question<'de>>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a question, its number, or null")
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(None)
        }

        fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
            Ok(None)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            Question::deserialize(MapAccessDeserializer::new(map)).map(Some)
        }
    }

    from.deserialize_any(QuestionVisitor)
}

impl TableMessage<'_> {
    /// Reads a message.
    pub fn read(text: &str) -> Result<TableMessage<'_>, Error> {
        serde_json::from_str(text).map_err(broken)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Some(TableStage::Over) || self.table.as_ref().is_some_and(|table| table.stage == TableStage::Over)
    }
}
