//! Same-origin: a page of somebody else must not speak for a guest.

use crate::Config;
use axum::http::{HeaderMap, header};

/// Whether a request comes from our own page, or from no page at all (only browsers say where they come from).
pub(crate) fn is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    if config.public_url.as_deref() == Some(origin) {
        return true;
    }
    let Some((scheme, host)) = origin.split_once("://") else {
        return false;
    };
    matches!(scheme, "http" | "https")
        && text(header::HOST).is_some_and(|ours| ours.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_speaks_for_a_guest() {
        let check = |public_url: Option<&str>, host: &str, origin: Option<&str>, expected: bool| {
            let config = Config {
                public_url: public_url.map(str::to_owned),
                ..Config::default()
            };
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            assert_eq!(is_ours(&config, &headers), expected, "{host} {origin:?}");
        };
        check(None, "127.0.0.1:7362", None, true);
        check(None, "127.0.0.1:7362", Some("http://127.0.0.1:7362"), true);
        check(None, "127.0.0.1:7362", Some("http://127.0.0.1:7363"), false);
        check(None, "127.0.0.1:7362", Some("https://evil.example"), false);
        check(None, "127.0.0.1:7362", Some("null"), false);
        check(None, "127.0.0.1:7362", Some("file://127.0.0.1:7362"), false);
        let url = Some("https://sexton.example.org");
        check(url, "inside:7362", url, true);
        check(
            url,
            "inside:7362",
            Some("https://sexton.example.org.evil.example"),
            false,
        );
    }
}
