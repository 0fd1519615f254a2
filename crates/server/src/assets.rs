//! The files of the browser: built into the binary, named by their content, compressed on the way.
//!
//! A file below `assets/` never changes under its name and may be kept for ever; everything else is asked for again
//! and answered with "not changed" where that is so.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

/// One file.
pub(crate) struct Asset {
    /// Its path, without the slash at the start.
    pub(crate) path: &'static str,
    /// What it is.
    kind: &'static str,
    bytes: &'static [u8],
}

/// All files. They are few; a list is searched faster than a map is built.
const ASSETS: [Asset; 2] = [
    Asset {
        path: "sexton.css",
        kind: "text/css; charset=utf-8",
        bytes: include_bytes!("../assets/sexton.css"),
    },
    Asset {
        path: "icon.svg",
        kind: "image/svg+xml",
        bytes: include_bytes!("../assets/icon.svg"),
    },
];

/// The file at a path.
pub(crate) fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}

impl Asset {
    /// The name of this content: another content has another one.
    fn tag(&self) -> String {
        let digest = engine::Digest::of_bytes(&[self.bytes]).to_string();
        format!("\"{}\"", &digest[..32])
    }

    /// How long a browser may keep it without asking.
    fn keeping(&self) -> &'static str {
        if self.path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }

    /// The answer to a request: the file, or that it has not changed.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let tag = self.tag();
        let known = headers.get_all(header::IF_NONE_MATCH).iter();
        let is_known = known
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            // A proxy that compressed it has weakened the tag.
            .any(|known| known.trim().trim_start_matches("W/") == tag);
        let mut response = if is_known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let kind = HeaderValue::from_static(self.kind);
            ([(header::CONTENT_TYPE, kind)], Body::from(self.bytes)).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.keeping()));
        let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits in quotes");
        headers.insert(header::ETAG, tag);
        response
    }
}
