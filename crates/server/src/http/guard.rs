//! Checks and headers for every request and answer.

use super::App;
use super::error::Error;
use crate::limits::Pass;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use tokio::sync::OwnedSemaphorePermit;

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Its place among all connections, held until it closes.
    #[expect(dead_code, reason = "it counts as long as it is held")]
    pub(crate) place: Arc<(OwnedSemaphorePermit, Option<Pass>)>,
}

const POLICY: &str = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'; object-src 'none'";

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Rejects requests from other sites, finds out who is asking, and adds the headers to the answer.
pub(super) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if let Some(mut peer) = request.extensions_mut().remove::<Peer>() {
        let named = request.headers().get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let named: Vec<&str> = named.flat_map(|value| value.split(',')).collect();
        peer.address = app.registry.limits.proxies.asking(peer.address, named.into_iter());
        request.extensions_mut().insert(peer);
    }
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = if (changes || upgrade) && !same_site(request.headers()) {
        Error::new(StatusCode::FORBIDDEN, "error-other-site").into_response()
    } else if is_expensive(&request) && !may_read(&app, &request) {
        app.metrics.limited.fetch_add(1, Relaxed);
        Error::new(StatusCode::TOO_MANY_REQUESTS, "error-too-many").into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether an answer is expensive to make.
fn is_expensive(request: &Request) -> bool {
    let path = request.uri().path();
    let expensive = ["/api/replays/", "/api/examples/", "/api/rulebook/", "/api/cards/", "/openapi.json"];
    request.method() == Method::GET && (path == "/api/tables" || expensive.iter().any(|start| path.starts_with(start)))
}

fn may_read(app: &App, request: &Request) -> bool {
    let peer = request.extensions().get::<Peer>();
    peer.is_none_or(|peer| app.addresses.reads(peer.address, Instant::now()))
}

/// Whether a request was made by a page of this server, or by no page at all.
fn same_site(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (origin.as_ref().and_then(Uri::authority), host) {
        (Some(origin), Some(host)) => origin.as_str().eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn pages_of_other_sites_are_recognised() {
        for (origin, host, same) in [
            ("http://localhost:7777", "localhost:7777", true),
            ("https://recess.example", "recess.example", true),
            ("http://LOCALHOST:7777", "localhost:7777", true),
            ("http://localhost:7778", "localhost:7777", false),
            ("https://evil.example", "recess.example", false),
            ("https://recess.example.evil.example", "recess.example", false),
            ("null", "recess.example", false),
        ] {
            assert_eq!(same_site(&headers(&[("origin", origin), ("host", host)])), same, "{origin} at {host}");
        }
        assert!(same_site(&headers(&[("host", "localhost")])));
    }
}
