//! The browser client, which is embedded in the program.

use super::App;
use super::packed::takes;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse};
use words::{Lang, Words};

/// A file of the client.
struct Asset {
    path: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// All files by path; none if the client was not built.
static CLIENT: &[Asset] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Answers every path that no route has: a file of the client, or its page.
pub(super) async fn fallback(State(_): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(asset) = CLIENT.iter().find(|asset| asset.path == path) {
        return serve(asset, &headers);
    }
    // Pages of the client, such as /t/ID, have no dot in their last part; files have one.
    let file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if file || path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match CLIENT.iter().find(|asset| asset.path == "index.html") {
        Some(index) => serve(index, &headers),
        None => not_built(&headers),
    }
}

fn serve(asset: &Asset, headers: &HeaderMap) -> Response<Body> {
    let asked = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    // The build puts a hash into the names of these files, so they never change.
    let cache = if asset.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (body, coding) = match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if takes(headers, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if takes(headers, "gzip") => (gzip, Some("gzip")),
        _ => (asset.plain, None),
    };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, content_type(asset.path))
        .header(header::CACHE_CONTROL, cache)
        .header(header::ETAG, asset.etag)
        .header(header::VARY, "accept-encoding");
    if asked(header::IF_NONE_MATCH).split(',').any(|tag| tag.trim().trim_start_matches("W/") == asset.etag) {
        return response.status(StatusCode::NOT_MODIFIED).body(Body::empty()).unwrap_or_default();
    }
    if let Some(coding) = coding {
        response = response.header(header::CONTENT_ENCODING, coding);
    }
    response.body(Body::from(body)).unwrap_or_default()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What a program built without the client answers: how to build it.
fn not_built(headers: &HeaderMap) -> Response<Body> {
    let lang = language(headers);
    let words = Words::new(lang);
    let (title, how) = (words.get("serve-no-client"), words.get("serve-no-client-how"));
    let page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><title>Recess</title><h1>{title}</h1><p>{how}</p></html>",
        lang.code()
    );
    Html(page).into_response()
}

/// The first language the client asks for that we have.
fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wanted.split([',', ';']).find_map(|code| Lang::parse(code.trim())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_have_is_chosen() {
        let with = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            language(&headers)
        };
        assert_eq!(with("de-DE,de;q=0.9,cs;q=0.8,en;q=0.7"), Lang::Czech);
        assert_eq!(with("tlh"), Lang::English);
    }
}
