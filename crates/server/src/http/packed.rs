//! Answers that are compressed for whoever takes them so.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

/// Something to send, as it is and compressed.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    plain: Bytes,
    /// Nothing if compression makes it no smaller.
    gzip: Option<Bytes>,
}

impl From<Vec<u8>> for Packed {
    fn from(plain: Vec<u8>) -> Packed {
        let mut writer = GzEncoder::new(Vec::new(), Compression::best());
        let packed = writer.write_all(&plain).and_then(|()| writer.finish()).ok();
        let smaller = packed.filter(|packed| packed.len() * 10 < plain.len() * 9);
        Packed { gzip: smaller.map(Bytes::from), plain: plain.into() }
    }
}

impl Packed {
    /// The memory that both forms take.
    pub(super) fn len(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, Bytes::len)
    }

    /// The answer to a request with these headers.
    pub(super) fn answer(&self, asked: &HeaderMap, content_type: &'static str) -> Response {
        let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static(content_type));
        match &self.gzip {
            Some(gzip) if takes(asked, "gzip") => {
                let coding = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                ([kind, vary, coding], gzip.clone()).into_response()
            }
            _ => ([kind, vary], self.plain.clone()).into_response(),
        }
    }
}

/// Whether a client takes a coding: it names it, and not with `q=0`.
pub(super) fn takes(asked: &HeaderMap, coding: &str) -> bool {
    let header = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    header.split(',').any(|part| {
        let mut parts = part.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        named && !parts.any(|weight| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(codings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(codings))])
    }

    #[test]
    fn codings_are_chosen_from_accept_encoding() {
        assert!(takes(&asking("gzip, deflate, br"), "br"));
        assert!(takes(&asking("br;q=0.5"), "br"));
        assert!(!takes(&asking("gzip;q=1.0, br;q=0"), "br"));
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn only_what_shrinks_is_compressed_and_only_for_those_who_take_it() {
        let text = Packed::from(vec![b'a'; 1000]);
        assert!(text.len() < 1100);
        let coding = |packed: &Packed, asked: &HeaderMap| {
            packed.answer(asked, "text/plain").headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(coding(&text, &asking("gzip")).unwrap(), "gzip");
        assert_eq!(coding(&text, &asking("br")), None);
        assert_eq!(coding(&Packed::from(vec![7]), &asking("gzip")), None);
    }
}
