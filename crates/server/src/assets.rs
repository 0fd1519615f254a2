//! The files of the browser: built into the binary, named by their content, compressed beforehand.
//!
//! A file below `assets/` never changes under its name and may be kept for ever; everything else is asked for again
//! and answered with "not changed" where that is so.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use site::File;

/// The files of the plain page. They are few; a list is searched faster than a map is built.
const PLAIN: [File; 2] = [
    File {
        path: "sexton.css",
        bytes: include_bytes!("../assets/sexton.css"),
        brotli: None,
    },
    File {
        path: "icon.svg",
        bytes: include_bytes!("../assets/icon.svg"),
        brotli: None,
    },
];

/// The file at a path.
pub(crate) fn find(path: &str) -> Option<&'static File> {
    site::find(path).or_else(|| PLAIN.iter().find(|file| file.path == path))
}

/// The client's one page, unless it was built without.
pub(crate) fn client() -> Option<&'static File> {
    site::find("index.html")
}

/// Whether the client may have a page there: a path without a dot is one, and the client finds out itself which. What
/// programs ask for is never answered with a page.
pub(crate) fn is_page(path: &str) -> bool {
    !path.contains('.') && path.split('/').next() != Some("api")
}

/// The answer to a request: the file, or that it has not changed.
pub(crate) fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let squeezed = file.brotli.filter(|_| takes_brotli(headers));
    let bytes = squeezed.unwrap_or(file.bytes);
    let tag = tag(file, bytes);
    let mut response = if knows(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(file.media_type());
        ([(header::CONTENT_TYPE, kind)], Body::from(bytes)).into_response()
    };
    let headers = response.headers_mut();
    if squeezed.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping(file)));
    let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits in quotes");
    headers.insert(header::ETAG, tag);
    response
}

/// A text that is made while the house runs: as it is, or that it has not changed.
pub(crate) fn answer_text(text: &str, kind: &'static str, headers: &HeaderMap) -> Response {
    let digest = engine::Digest::of_bytes(&[text.as_bytes()]).to_string();
    let tag = format!("\"{}\"", &digest[..32]);
    let mut response = if knows(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(kind);
        ([(header::CONTENT_TYPE, kind)], text.to_owned()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits in quotes");
    headers.insert(header::ETAG, tag);
    response
}

/// How long a browser may keep it without asking.
fn keeping(file: &File) -> &'static str {
    if file.is_immutable() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// The name of this content: another content has another one.
fn tag(file: &File, bytes: &[u8]) -> String {
    // Where the path names the content already, nothing need be read for it.
    let named: [&[u8]; 1] = [if file.is_immutable() {
        file.path.as_bytes()
    } else {
        bytes
    }];
    let digest = engine::Digest::of_bytes(&named).to_string();
    format!("\"{}\"", &digest[..32])
}

/// Whether the browser has this content already.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    known
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        // A proxy that compressed it has weakened the tag.
        .any(|known| known.trim().trim_start_matches("W/") == tag)
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let taken = headers.get_all(header::ACCEPT_ENCODING).iter();
    taken
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|entry| entry.trim().split_once(';').unwrap_or((entry.trim(), "")))
        .any(|(name, weight)| name.trim() == "br" && !matches!(weight.trim(), "q=0" | "q=0.0"))
}
