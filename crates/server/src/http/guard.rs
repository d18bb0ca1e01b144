//! What holds for every request: who may ask from where, and the headers of every answer.

use super::App;
use super::error::Error;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;

/// Who is at the other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Its place among all connections, for as long as it lasts.
    #[expect(dead_code, reason = "it counts as long as it is held")]
    pub(crate) place: Arc<OwnedSemaphorePermit>,
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

/// Turns away what comes from other sites, finds out who asks, and puts the headers on the answer.
pub(super) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if app.registry.limits.behind_proxy
        && let Some(address) = forwarded(request.headers())
        && let Some(peer) = request.extensions_mut().get_mut::<Peer>()
    {
        peer.address = address;
    }
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = if (changes || upgrade) && !same_site(request.headers()) {
        Error::new(StatusCode::FORBIDDEN, "error-other-site").into_response()
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

/// Who a proxy says is asking: the last it names, which it has seen itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn pages_of_other_sites_are_told_apart() {
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

    #[test]
    fn only_what_the_proxy_added_itself_is_believed() {
        let said = headers(&[("x-forwarded-for", "10.0.0.1, 192.0.2.7")]);
        assert_eq!(forwarded(&said), Some([192, 0, 2, 7].into()));
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "unknown")])), None);
    }
}
