//! Same-origin: a page of somebody else must not speak for a guest, and a name of somebody else must not stand for the
//! house.

use crate::Config;
use axum::http::{HeaderMap, header};

/// Whether a request comes from our own page, or from no page at all (only browsers say where they come from).
pub(crate) fn is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    if let Some(url) = &config.public_url {
        // Not by its name alone: what comes by http can be anybody on the way.
        return url.eq_ignore_ascii_case(origin);
    }
    let Some((scheme, host)) = origin.split_once("://") else {
        return false;
    };
    matches!(scheme, "http" | "https")
        && text(header::HOST).is_some_and(|ours| ours.eq_ignore_ascii_case(host))
}

/// Whether a request is for this house by the name people type. A name somebody points at a house that is not theirs
/// (DNS rebinding) makes their page look like the house's own; a house that has no name cannot tell.
pub(crate) fn is_our_host(config: &Config, headers: &HeaderMap) -> bool {
    let Some(url) = &config.public_url else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let ours = url.split_once("://").map(|(_, host)| host);
    host.zip(ours)
        .is_some_and(|(host, ours)| host.eq_ignore_ascii_case(ours))
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
        let (host, plain) = ("sexton.example.org", Some("http://sexton.example.org"));
        check(url, host, plain, false);
        check(url, host, Some("https://sexton.example.org:8443"), false);
        check(plain, host, plain, true);
        check(plain, "evil.example", Some("http://evil.example"), false);
    }

    #[test]
    fn a_house_with_a_name_goes_by_no_other() {
        let check = |public_url: Option<&str>, host: Option<&str>, expected: bool| {
            let config = Config {
                public_url: public_url.map(str::to_owned),
                ..Config::default()
            };
            let mut headers = HeaderMap::new();
            if let Some(host) = host {
                headers.insert(header::HOST, host.parse().unwrap());
            }
            assert_eq!(
                is_our_host(&config, &headers),
                expected,
                "{public_url:?} {host:?}"
            );
        };
        let url = Some("https://sexton.example.org");
        check(url, Some("sexton.example.org"), true);
        check(url, Some("Sexton.Example.org"), true);
        check(url, Some("evil.example"), false);
        check(url, Some("127.0.0.1:7398"), false);
        check(url, None, false);
        check(Some("http://sexton.lan:7398"), Some("sexton.lan:7398"), true);
        check(Some("http://sexton.lan:7398"), Some("sexton.lan"), false);
        check(None, Some("evil.example"), true);
    }
}
