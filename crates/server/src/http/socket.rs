//! A client at a table, over a WebSocket.

use super::App;
use super::error::Error;
use super::guard::Peer;
use crate::limits::{Bucket, LONGEST, Pass};
use crate::registry::Handle;
use crate::serve::stopped;
use crate::table_task::{Command, GOING_AWAY, Out};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt as _;
use room::Conn;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{interval_at, sleep, timeout};
use wire::http::Problem;

/// How many messages may wait for a slow client. It is disconnected when there are more.
const WAITING: usize = 128;

/// Bytes read and written at once; longer messages get a buffer of their own. An idle table of four should cost less
/// than 64 KiB.
const BUFFER: usize = 1 << 10;

/// How often a quiet client is pinged. It is disconnected if it does not answer.
const PING: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(50);

/// How long the client may take to accept one message.
const SLOW: Duration = Duration::from_secs(10);

/// Close code "policy violation", for what our own clients never do.
const POLICY: u16 = 1008;
/// Close code "try again later", for a client that did not keep up.
const LATER: u16 = 1013;

/// Connects to a table. The first message is `hello`; `docs/protocol.md` describes the rest.
#[utoipa::path(get, path = "/api/tables/{id}/ws", params(("id" = String, Path, description = "The table.")), responses(
    (status = 101, description = "A WebSocket."),
    (status = 403, description = "From a page of another site.", body = Problem),
    (status = 404, description = "There is no such table.", body = Problem),
    (status = 429, description = "Too many from one address.", body = Problem),
))]
pub(super) async fn open(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let Some(pass) = app.addresses.connection(peer.address, Instant::now()) else {
        app.metrics.limited.fetch_add(1, Relaxed);
        return Err(Error::new(StatusCode::TOO_MANY_REQUESTS, "error-too-many"));
    };
    // A missing table is reported before the connection becomes a WebSocket.
    app.registry.info(&id).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(app, id, (peer.address, pass), socket).await;
        drop(peer);
    }))
}

async fn serve(app: App, id: String, (by, pass): (IpAddr, Pass), mut socket: WebSocket) {
    let conn = app.registry.conn();
    let (outbox, mut out) = mpsc::channel(WAITING);
    let Ok(table) = app.registry.connect(&id, conn, outbox, by).await else {
        let _ = timeout(SLOW, socket.send(closing(GOING_AWAY))).await;
        return;
    };
    app.metrics.connections.fetch_add(1, Relaxed);
    let code = talk(&app, &table, conn, &mut socket, &mut out).await;
    app.metrics.connections.fetch_sub(1, Relaxed);
    drop(pass);
    // The table may have closed already; then it need not be told.
    let _ = table.send(Command::Gone { conn }).await;
    if let Some(code) = code {
        let _ = timeout(SLOW, socket.send(closing(code))).await;
    }
}

/// Carries messages both ways until either side ends the connection. Returns the code to close with, unless the
/// client is gone.
async fn talk(
    app: &App,
    table: &Handle,
    conn: Conn,
    socket: &mut WebSocket,
    out: &mut mpsc::Receiver<Out>,
) -> Option<u16> {
    let mut stopping = app.stopping.clone();
    let each = f64::from(app.registry.limits.messages.max(1));
    let mut bucket = Bucket::new(each * 3.0, each, Instant::now());
    let mut heard = Instant::now();
    let mut ping = interval_at(tokio::time::Instant::now() + PING, PING);
    // Created once, because waiting on it again each round would cost more.
    let mut stopped = std::pin::pin!(stopped(&mut stopping));
    loop {
        // A connection that sends too much is read later.
        let wait = bucket.wait(Instant::now());
        let listening = wait.is_zero();
        tokio::select! {
            // Outgoing messages first: there are few, and polling for incoming ones costs more.
            biased;
            next = out.recv() => match next {
                Some(first) => match timeout(SLOW, send(socket, first, out)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(code)) => return code,
                    Err(_) => {
                        app.metrics.slow.fetch_add(1, Relaxed);
                        return None;
                    }
                },
                None => return Some(LATER),
            },
            message = socket.recv(), if listening => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        bucket.take(Instant::now());
                        let (text, came) = (text.as_str().to_owned(), heard);
                        if table.send(Command::Text { conn, text, came }).await.is_err() {
                            return Some(GOING_AWAY);
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return Some(POLICY),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => drop(bucket.take(Instant::now())),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                }
            }
            () = sleep(wait), if !listening => {}
            _ = ping.tick() => {
                if heard.elapsed() > PATIENCE {
                    return Some(POLICY);
                }
                let ping = socket.send(Message::Ping(Default::default()));
                if !matches!(timeout(SLOW, ping).await, Ok(Ok(()))) {
                    return None;
                }
            }
            () = &mut stopped => return Some(GOING_AWAY),
        }
    }
}

/// Sends a message and all that wait behind it, with one flush. The error is the code to close with, unless the
/// client is gone.
async fn send(socket: &mut WebSocket, first: Out, out: &mut mpsc::Receiver<Out>) -> Result<(), Option<u16>> {
    let mut next = Some(first);
    while let Some(message) = next {
        match message {
            Out::Text(text) => socket.feed(Message::Text(text.into())).await.map_err(|_| None)?,
            Out::Close(code) => return Err(Some(code)),
        }
        next = out.try_recv().ok();
    }
    socket.flush().await.map_err(|_| None)
}

fn closing(code: u16) -> Message {
    Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))
}
