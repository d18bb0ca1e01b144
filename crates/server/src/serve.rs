//! Listening, and shutting down in good order.

use crate::http::{self, App, Peer};
use crate::limits::{Addresses, Limits};
use crate::log::Seldom;
use crate::metrics::Metrics;
use crate::patient::Patient;
use crate::registry::{Games, Registry};
use crate::store::{Sqlite, Store, StoreError};
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Phrase;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

/// How long a client may take to send the headers of a request.
const HEADERS: Duration = Duration::from_secs(10);

/// How long a request with its body may take.
const REQUEST: Duration = Duration::from_secs(20);

/// How long clients get to disconnect when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How many ports after the default one are tried when it is in use.
const NEXT: u16 = 50;

static NOT_ACCEPTED: Seldom = Seldom::new();

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether to take the next free port if this one is in use.
    pub any_port: bool,
    /// Where the operator finds metrics and details, if anywhere.
    pub admin: Option<SocketAddr>,
    /// The file with its tables.
    pub data: PathBuf,
    /// How much clients may ask for.
    pub limits: Limits,
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    admin: Option<TcpListener>,
    registry: Arc<Registry>,
    store: Arc<dyn Store>,
    app: App,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Opens the store and begins to listen, or says what prevents it.
    pub async fn start(games: Games, settings: &Settings) -> Result<Server, Phrase> {
        let listener = listen(settings.listen, settings.any_port).await?;
        let admin = match settings.admin {
            Some(address) => Some(listen(address, false).await?),
            None => None,
        };
        let metrics = Arc::new(Metrics::default());
        let store = open(&settings.data, metrics.clone()).await.map_err(|StoreError(why)| why)?;
        let limits = settings.limits.clone();
        let addresses = Addresses::new(&limits);
        let registry = Registry::new(games, store.clone(), metrics.clone(), limits);
        let (stop, stopping) = watch::channel(false);
        let app = App { registry: registry.clone(), addresses, metrics, stopping };
        Ok(Server { listener, admin, registry, store, app, stop })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where the operator finds metrics and details.
    pub fn admin(&self) -> Option<SocketAddr> {
        self.admin.as_ref()?.local_addr().ok()
    }

    /// Serves until `until` resolves, then disconnects everybody and closes the store.
    pub async fn run(self, until: impl Future<Output = ()>) {
        let Server { listener, admin, registry, store, app, stop } = self;
        let most = registry.limits.connections;
        let free = Arc::new(Semaphore::new(most));
        let router = http::router(app.clone());
        let administered = admin.map(|listener| tokio::spawn(administer(listener, app.clone())));
        let mut until = std::pin::pin!(until);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Most likely the process is out of file descriptors; it gets some back when clients leave.
                        if let Some(missed) = NOT_ACCEPTED.may(Instant::now()) {
                            tracing::warn!(%error, missed, "A connection could not be accepted.");
                        }
                        tokio::time::sleep(Duration::from_millis(100)).await;
                        continue;
                    }
                },
                () = &mut until => break,
            };
            let peer = peer.ip().to_canonical();
            // A proxy carries everybody's connections, so its clients are counted by request instead.
            let pass = match registry.limits.proxies.trusts(peer) {
                true => Ok(None),
                false => app.addresses.knock(peer, Instant::now()).map(Some).ok_or(()),
            };
            let (Ok(pass), Ok(place)) = (pass, free.clone().try_acquire_owned()) else {
                app.metrics.limited.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                continue;
            };
            let (router, stopping) = (router.clone(), app.stopping.clone());
            let peer = Peer { address: peer, place: Arc::new((place, pass)) };
            tokio::spawn(converse(stream, peer, router, stopping));
        }
        drop(listener);
        administered.inspect(JoinHandle::abort);
        registry.close().await;
        let _ = stop.send(true);
        // All connections are asked to close. Those that take too long are abandoned.
        let _ = tokio::time::timeout(FAREWELL, free.acquire_many(u32::try_from(most).unwrap_or(u32::MAX))).await;
        let _ = tokio::task::spawn_blocking(move || store.close()).await;
    }
}

/// How many metrics requests are answered at once.
const ADMINS: usize = 16;

/// Answers the operator, on a listener of its own.
async fn administer(listener: TcpListener, app: App) {
    let free = Arc::new(Semaphore::new(ADMINS));
    let router = http::admin(app.clone());
    loop {
        let Ok(place) = free.clone().acquire_owned().await else { return };
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let peer = Peer { address: peer.ip().to_canonical(), place: Arc::new((place, None)) };
        tokio::spawn(converse(stream, peer, router.clone(), app.stopping.clone()));
    }
}

/// Serves one connection, with all its requests.
async fn converse(stream: TcpStream, peer: Peer, router: axum::Router, mut stopping: watch::Receiver<bool>) {
    // Messages are small, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        let answer = router.clone().oneshot(request);
        async move {
            // A body that comes too slowly ends the connection, as slow headers do.
            let answered = tokio::time::timeout(REQUEST, answer).await;
            answered.unwrap_or_else(|_| Ok(StatusCode::REQUEST_TIMEOUT.into_response()))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(16 << 10)
        .serve_connection(TokioIo::new(Patient::new(stream)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // A client that disconnects is no news.
        _ = connection.as_mut() => {}
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Resolves when the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Opens the store on a blocking thread: it may wait for a lock and for the disk.
async fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Arc<dyn Store>, StoreError> {
    let path = path.to_owned();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(&path, metrics)).await;
    let store = opened.unwrap_or_else(|_| Err(StoreError(Phrase::new("error-inside"))))?;
    Ok(Arc::new(store))
}

/// How much the system keeps for a client that does not read. Left to itself it keeps megabytes, and while many clients
/// ask for them and read nothing, copying them holds up everybody else.
const UNREAD: u32 = 64 << 10;

/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

fn bind(at: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As in `TcpListener::bind`: a restarted server gets its port back at once.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(at)?;
    socket.listen(BACKLOG)
}

/// Listens on an address, or on the next free port.
async fn listen(address: SocketAddr, any_port: bool) -> Result<TcpListener, Phrase> {
    let tries = if any_port { NEXT } else { 1 };
    let mut last = None;
    for port in address.port()..=address.port().saturating_add(tries - 1) {
        let at = SocketAddr::new(address.ip(), port);
        match bind(at) {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let taken = error.kind() == ErrorKind::AddrInUse;
                last = Some(error);
                if !taken {
                    break;
                }
            }
        }
    }
    let about = |key| Phrase::new(key).with("address", address.to_string());
    Err(match last {
        Some(error) if error.kind() == ErrorKind::AddrInUse => about("serve-port-taken"),
        Some(error) if error.kind() == ErrorKind::PermissionDenied => about("serve-port-forbidden"),
        Some(error) => about("serve-cannot-listen").with("error", error.to_string()),
        None => about("serve-cannot-listen"),
    })
}

/// Raises the limit on open files as far as the system allows: each connection needs one.
pub fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // If this fails, the limit cannot be raised.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    }
}

/// Runs a server until the process is told to stop (Ctrl-C or SIGTERM). The callbacks say when it listens and when it
/// begins to stop.
pub fn run(
    games: Games,
    settings: &Settings,
    listening: impl FnOnce(SocketAddr, Option<SocketAddr>),
    stopping: impl FnOnce(),
) -> Result<(), Phrase> {
    let inside = |error: std::io::Error| {
        Phrase::new("serve-cannot-listen").with("address", settings.listen.to_string()).with("error", error.to_string())
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(inside)?;
    runtime.block_on(async {
        let server = Server::start(games, settings).await?;
        listening(server.address().map_err(inside)?, server.admin());
        server
            .run(async {
                told_to_stop().await;
                stopping();
            })
            .await;
        Ok(())
    })
}

/// Resolves when the system or the user tells the process to stop.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn little_is_kept_for_clients_that_do_not_read() {
        let listener = bind(([127, 0, 0, 1], 0).into()).unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        // Linux reports twice what was asked for.
        let kept = TcpSocket::from_std_stream(stream.into_std().unwrap()).send_buffer_size().unwrap();
        assert!(kept <= 2 * UNREAD, "{kept} bytes");
    }
}
