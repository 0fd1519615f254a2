//! What the values of settings may be. The same readers serve flags, environment and file.

use clap::builder::RangedU64ValueParser;
use words::Lang;

/// The longest line of text that pages show.
const LINE_CHARS_MAX: usize = 200;

/// Parts of paths that mean something to the house itself.
const TAKEN: [&str; 17] = [
    "admin", "api", "assets", "device", "health", "here", "house", "learn", "me", "metrics", "ready",
    "replay", "rules", "t", "tv", "version", "ws",
];

/// An address people type: scheme and host, nothing behind it.
pub(super) fn url(text: &str) -> Result<String, String> {
    let trimmed = text.trim_end_matches('/').to_lowercase();
    // Browsers do not say the usual port either.
    let parts = match trimmed.split_once("://") {
        Some(("https", host)) => Some(("https", host.strip_suffix(":443").unwrap_or(host))),
        Some(("http", host)) => Some(("http", host.strip_suffix(":80").unwrap_or(host))),
        _ => None,
    };
    match parts {
        Some((_, host)) if host.contains('/') => Err("a path belongs into base-path".to_owned()),
        Some((scheme, host)) if !host.is_empty() && !host.contains(['?', '#', ' ', '@']) => {
            Ok(format!("{scheme}://{host}"))
        }
        _ => Err("expected something like https://sexton.example.org".to_owned()),
    }
}

/// The address of a database.
pub(super) fn store_url(text: &str) -> Result<String, String> {
    let is_known = ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    if !is_known || text.contains(char::is_whitespace) {
        return Err("expected an address that begins with postgres://".to_owned());
    }
    Ok(text.to_owned())
}

/// A number between two others.
pub(super) fn count<T: TryFrom<u64>>(least: u64, most: u64) -> RangedU64ValueParser<T> {
    RangedU64ValueParser::new().range(least..=most)
}

pub(super) fn minutes() -> RangedU64ValueParser<u64> {
    count(1, 100 * 365 * 24 * 60)
}

pub(super) fn hours() -> RangedU64ValueParser<u64> {
    count(1, 100 * 365 * 24)
}

pub(super) fn days(least: u64) -> RangedU64ValueParser<u64> {
    count(least, 100 * 365)
}

/// One line of text.
pub(super) fn line(text: &str) -> Result<String, String> {
    let text = text.trim();
    let chars = text.chars().count();
    if chars == 0 || chars > LINE_CHARS_MAX || text.chars().any(char::is_control) {
        return Err(format!("expected one line of 1 to {LINE_CHARS_MAX} characters"));
    }
    Ok(text.to_owned())
}

/// An address of a page, or of somebody to write to.
pub(super) fn link(text: &str) -> Result<String, String> {
    let is_known = ["https://", "http://", "mailto:"]
        .iter()
        .any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    if !is_known || text.chars().any(|sign| sign.is_whitespace() || sign.is_control()) {
        return Err("expected an address that begins with https://, http:// or mailto:".to_owned());
    }
    Ok(text.to_owned())
}

pub(super) fn lang(tag: &str) -> Result<Lang, String> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag.trim());
    lang.ok_or_else(|| "expected en, de, fr or nl".to_owned())
}

pub(super) fn game(name: &str) -> Result<String, String> {
    let facts = catalog::facts(name.trim()).map_err(|wrong| wrong.to_string())?;
    Ok(facts.name.to_owned())
}

/// Something only some should know, of so many characters at least.
pub(super) fn secret<const LEAST: usize>(text: &str) -> Result<String, String> {
    let chars = text.chars().count();
    if !(LEAST..=LINE_CHARS_MAX).contains(&chars) || text.chars().any(char::is_control) {
        return Err(format!("expected {LEAST} to {LINE_CHARS_MAX} characters"));
    }
    Ok(text.to_owned())
}

/// A path under which the house is found, without a slash at its end.
pub(super) fn base_path(text: &str) -> Result<String, String> {
    let path = text.strip_suffix('/').unwrap_or(text);
    let is_part = |part: &str| {
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-_~".contains(sign);
        !part.is_empty() && part.chars().all(is_plain)
    };
    let parts: Vec<&str> = path.strip_prefix('/').unwrap_or_default().split('/').collect();
    if !parts.iter().all(|part| is_part(part)) {
        return Err("expected a path such as /sexton, of letters, digits, - and _".to_owned());
    }
    if TAKEN.contains(&parts[0]) {
        return Err(format!(
            "/{} is a page of the house itself; choose another",
            parts[0]
        ));
    }
    Ok(path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_plain_and_no_page_of_the_house() {
        assert_eq!(base_path("/sexton"), Ok("/sexton".to_owned()));
        assert_eq!(base_path("/club/games/"), Ok("/club/games".to_owned()));
        for wrong in [
            "", "/", "sexton", "//x", "/a//b", "/ü", "/a b", "/t", "/api/x", "/a?b", "/a.b",
        ] {
            assert!(base_path(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn links_lead_to_pages_or_people() {
        assert!(link("https://example.org/imprint").is_ok() && link("mailto:host@example.org").is_ok());
        for wrong in [
            "javascript:alert(1)",
            "https://",
            "example.org",
            "https://a b",
            "/imprint",
        ] {
            assert!(link(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        assert_eq!(
            url("HTTPS://Sexton.example.org:443/"),
            Ok("https://sexton.example.org".to_owned())
        );
        assert!(url("https://example.org/sexton").is_err_and(|told| told.contains("base-path")));
        for wrong in ["sexton.example.org", "ftp://x", "https://", "https://a@b"] {
            assert!(url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn texts_have_a_length() {
        assert_eq!(line(" The Crypt "), Ok("The Crypt".to_owned()));
        assert!(line("").is_err() && line("a\nb").is_err() && line(&"x".repeat(201)).is_err());
        assert!(secret::<16>("too short").is_err() && secret::<1>("x").is_ok());
    }
}
