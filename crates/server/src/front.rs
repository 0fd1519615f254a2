//! The client's one page, with what it must know before it says hello: where it is, whose house this is, and whether it
//! must ask for a password.

use crate::{Edge, assets, entrance};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::OnceLock;

/// What the build leaves to be filled in. Links of the page are relative to the house, wherever that is.
const FACTS: &str = "name=\"sexton-house\" content=\"{}\"";
const LINKS: &str = "=\"./";
const TITLE: &str = "<title>Sexton</title>";

/// The page as visitors get it: those who are inside, and those who must tell the password first.
#[derive(Default)]
pub(crate) struct Front {
    inside: OnceLock<Option<String>>,
    outside: OnceLock<Option<String>>,
}

impl Front {
    /// The page, unless the client was left out of the build.
    pub(crate) fn answer(&self, edge: &Edge, headers: &HeaderMap) -> Option<Response> {
        let is_inside = entrance::knows(edge, headers);
        let page = if is_inside { &self.inside } else { &self.outside };
        let text = page.get_or_init(|| {
            let file = assets::client()?;
            let built = std::str::from_utf8(file.bytes).ok()?;
            Some(fill_in(built, edge, !is_inside))
        });
        let mut response = assets::answer_text(text.as_deref()?, "text/html; charset=utf-8", headers);
        // The same address is another page for whoever has told the password.
        let vary = HeaderValue::from_static("accept-encoding, cookie");
        response.headers_mut().insert(header::VARY, vary);
        Some(response)
    }
}

fn fill_in(built: &str, edge: &Edge, is_locked: bool) -> String {
    let (sign, base) = (&edge.config().sign, &edge.config().base_path);
    let mut facts = json!(sign);
    if let Value::Object(facts) = &mut facts {
        facts.insert("base".to_owned(), json!(base));
        facts.insert("locked".to_owned(), json!(is_locked));
    }
    let name = sign.name.as_deref().unwrap_or("Sexton");
    built
        .replace(LINKS, &format!("=\"{base}/"))
        .replace(
            FACTS,
            &format!("name=\"sexton-house\" content=\"{}\"", escape(&facts.to_string())),
        )
        .replace(TITLE, &format!("<title>{}</title>", escape(name)))
}

/// Text inside HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
