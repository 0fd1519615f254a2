//! The files of the browser: built into the binary, named by their content, compressed beforehand or on the way.
//!
//! The browser client comes from `site`. Where it was left out of the build, a page of our own says so (`page.rs`), and
//! the two files that page needs are here.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use site::File;

/// The files of our own page.
const OWN: [File; 2] = [
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

/// First parts of paths that are pages of the browser client.
const PAGES: [&str; 5] = ["t", "tv", "device", "rules", "replay"];

/// The file at a path, without the slash at the start.
pub(crate) fn find(path: &str) -> Option<&'static File> {
    site::find(path).or_else(|| OWN.iter().find(|file| file.path == path))
}

/// The page of the browser client, if it was built.
pub(crate) fn client() -> Option<&'static File> {
    site::find("index.html")
}

/// Whether a path is a page of the browser client, which finds its own way from there.
pub(crate) fn is_page(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default();
    PAGES.contains(&first)
}

/// The answer to a request for a file: the file, or that it has not changed.
pub(crate) fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let tag = tag(file);
    let mut response = if is_known(&tag, headers) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        content(file, headers)
    };
    // A file below `assets/` never changes under its name; everything else is asked for again.
    let keeping = if file.is_immutable() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits in quotes");
    headers.insert(header::ETAG, tag);
    response
}

/// The name of this content: another content has another one.
fn tag(file: &File) -> String {
    let digest = engine::Digest::of_bytes(&[file.bytes]).to_string();
    format!("\"{}\"", &digest[..32])
}

fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let mut known = words(headers, header::IF_NONE_MATCH);
    // Whoever compressed it has weakened the tag.
    known.any(|known| known.trim_start_matches("W/") == tag)
}

/// The parts of a header that are separated by commas.
fn words(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
}

fn content(file: &'static File, headers: &HeaderMap) -> Response {
    let kind = HeaderValue::from_static(file.media_type());
    let kind = [(header::CONTENT_TYPE, kind)];
    let takes_brotli = words(headers, header::ACCEPT_ENCODING).any(|coding| coding == "br");
    match file.brotli.filter(|_| takes_brotli) {
        Some(brotli) => {
            let coding = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
            (kind, coding, Body::from(brotli)).into_response()
        }
        None => (kind, Body::from(file.bytes)).into_response(),
    }
}
