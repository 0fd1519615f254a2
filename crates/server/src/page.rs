//! The page people see who come with a browser: what this is, how it is doing, and how to play.

use crate::Config;
use crate::front::escape;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse as _, Response};
use engine::Phrase;
use std::fmt::Write as _;
use words::{Lang, Words};

/// What the page tells of the house.
pub(crate) struct State {
    /// Tables in memory.
    pub(crate) tables: u64,
    /// Whether the store answers.
    pub(crate) is_well: bool,
}

/// The language a reader wants: the one asked for by `?lang=`, else the first known one the browser names.
pub(crate) fn language(config: &Config, query: Option<&str>, headers: &HeaderMap) -> Lang {
    let offered = &config.sign.languages;
    let asked = query
        .unwrap_or_default()
        .split('&')
        .find_map(|pair| pair.strip_prefix("lang="));
    let accepted = headers.get(header::ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(&str, u32)> = accepted.split(',').map(weighed).collect();
    // Stable: languages of one weight stay in their order.
    wanted.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    let mut tags = asked.into_iter().chain(wanted.into_iter().map(|(tag, _)| tag));
    let known = tags.find_map(|tag| Lang::from_tag(tag).filter(|lang| offered.contains(lang)));
    known.or_else(|| offered.first().copied()).unwrap_or_default()
}

/// A language and its weight in thousandths: `fr;q=0.8`.
fn weighed(entry: &str) -> (&str, u32) {
    let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
    let weight = weight.trim().parse::<f32>().unwrap_or(0.0);
    (tag.trim(), (weight.clamp(0.0, 1.0) * 1000.0) as u32)
}

/// Writes the page.
pub(crate) fn answer(config: &Config, lang: Lang, state: &State) -> Response {
    let mut response = Html(write(config, lang, state)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag()));
    response
}

fn write(config: &Config, lang: Lang, state: &State) -> String {
    let words = Words::of(lang);
    let (base, sign) = (&config.base_path, &config.sign);
    let title = sign
        .name
        .as_deref()
        .map_or_else(|| escape(&words.key("server-title")), escape);
    let key = |key: &str| escape(&words.key(key));
    let tables = Phrase::new("server-tables").with("tables", state.tables as i64);
    let health = if state.is_well {
        "server-well"
    } else {
        "server-unwell"
    };
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<link rel=\"icon\" href=\"{base}/icon.svg\">\n\
         <link rel=\"stylesheet\" href=\"{base}/sexton.css\">\n</head>\n<body>\n<main>\n\
         <img src=\"{base}/icon.svg\" alt=\"\">\n<h1>{title}</h1>\n<p>{}</p>\n<ul>\n",
        key("server-what"),
    );
    let is_offered = |game: &str| sign.games.is_empty() || sign.games.iter().any(|name| name == game);
    for game in catalog::games().iter().filter(|game| is_offered(game.name)) {
        let seats = Phrase::new("server-seats")
            .with("least", i64::from(*game.seats.start()))
            .with("most", i64::from(*game.seats.end()));
        let _ = writeln!(
            html,
            "<li><i>{}</i> ({})</li>",
            escape(game.title),
            escape(&words.say(&seats))
        );
    }
    let _ = write!(
        html,
        "</ul>\n<p>{} {}</p>\n<h2>{}</h2>\n<p>{}</p>\n<code>sexton play</code>\n<p>{}</p>\n<nav>",
        escape(&words.say(&tables)),
        key(health),
        key("server-how"),
        key("server-terminal"),
        key("server-programs"),
    );
    for other in sign.languages.iter().filter(|other| **other != lang) {
        let _ = write!(
            html,
            "<a href=\"{base}/house?lang={other}\" lang=\"{other}\" hreflang=\"{other}\">{}</a>",
            other.name()
        );
    }
    html.push_str("</nav>\n</main>\n</body>\n</html>\n");
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_gets_the_language_asked_for() {
        let check = |query: Option<&str>, accepted: &str, expected: Lang| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            assert_eq!(
                language(&Config::default(), query, &headers),
                expected,
                "{query:?} {accepted}"
            );
        };
        check(None, "de-AT,de;q=0.9,en;q=0.8", Lang::De);
        check(None, "es,en;q=0.5,nl;q=0.7", Lang::Nl);
        check(None, "es", Lang::En);
        check(None, "fr;q=nonsense, nl;q=0.1", Lang::Nl);
        check(Some("x=1&lang=fr"), "de", Lang::Fr);
        check(Some("lang=xx"), "de", Lang::De);
    }

    #[test]
    fn the_page_is_complete_in_every_language() {
        for lang in Lang::ALL {
            let page = write(
                &Config::default(),
                lang,
                &State {
                    tables: 3,
                    is_well: true,
                },
            );
            assert!(!page.contains('⟨'), "{page}");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
            assert!(page.contains("Dawn Under"));
        }
    }
}
