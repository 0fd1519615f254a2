//! From what was said about TLS to a door.

use crate::cli::{Serve, ServeTls};
use crate::input::BadInput;
use server::{Door, Tls};
use std::path::Path;
use tokio::net::TcpListener;

/// The address people type if nobody has said it: the first domain there is a certificate for.
pub(super) fn usual_url(tls: &ServeTls) -> Option<String> {
    tls.acme.first().map(|domain| format!("https://{domain}"))
}

/// Makes sure that what was said goes together, wherever it was said.
pub(super) fn check(serve: &Serve) -> Result<(), BadInput> {
    let tls = &serve.tls;
    let (cert, key, has_acme) = (
        tls.tls_cert.is_some(),
        tls.tls_key.is_some(),
        !tls.acme.is_empty(),
    );
    let is_plain = serve
        .public_url
        .as_ref()
        .is_some_and(|url| url.starts_with("http://"));
    let has_directory = tls.acme_directory.is_some();
    let needs_acme = tls.acme_contact.is_some() || has_directory || tls.acme_roots.is_some();
    let wrongs = [
        (cert && !key, "--tls-cert: expected its key, too, in --tls-key"),
        (
            key && !cert,
            "--tls-key: expected its certificate, too, in --tls-cert",
        ),
        (
            has_acme && (cert || key),
            "--acme cannot be used with --tls-cert and --tls-key",
        ),
        (
            has_acme && serve.proxy_header.is_some(),
            "--acme cannot be used with --proxy-header: behind a proxy, the certificate is the proxy's",
        ),
        (
            needs_acme && !has_acme,
            "--acme-contact, --acme-directory and --acme-roots need --acme DOMAIN",
        ),
        (
            tls.acme_roots.is_some() && !has_directory,
            "--acme-roots needs --acme-directory URL",
        ),
        (
            tls.is_wanted() && is_plain,
            "--public-url: this house speaks TLS; expected an address that begins with https://",
        ),
    ];
    if let Some((_, wrong)) = wrongs.into_iter().find(|(is_wrong, _)| *is_wrong) {
        return Err(BadInput::new(wrong));
    }
    match tls.acme.iter().find(|domain| !is_domain(domain)) {
        Some(domain) => Err(BadInput::new(format!(
            "--acme: expected a domain such as sexton.example.org, found \"{domain}\""
        ))),
        None => Ok(()),
    }
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        let is_inner = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.len() < 64 && !label.starts_with('-') && label.bytes().all(is_inner)
    };
    text.len() < 254 && text.split('.').all(is_label)
}

/// The door people come in by. The folder is where fetched certificates are kept.
pub(super) fn door(listener: TcpListener, tls: &ServeTls, folder: &Path) -> Result<Door, BadInput> {
    if !tls.acme.is_empty() {
        return Ok(Door::by_tls(listener, fetched(tls, folder)?));
    }
    match (&tls.tls_cert, &tls.tls_key) {
        (Some(cert), Some(key)) => {
            let tls = Tls::of_files(cert, key).map_err(|error| BadInput::new(error.to_string()))?;
            Ok(Door::by_tls(listener, tls))
        }
        _ => Ok(listener.into()),
    }
}

#[cfg(feature = "acme")]
fn fetched(tls: &ServeTls, folder: &Path) -> Result<Tls, BadInput> {
    let acme = server::Acme {
        domains: tls.acme.clone(),
        contact: tls.acme_contact.clone(),
        folder: folder.join("acme"),
        directory: tls.acme_directory.clone(),
        roots: tls.acme_roots.clone(),
    };
    Tls::by_acme(&acme).map_err(|error| BadInput::new(error.to_string()))
}

#[cfg(not(feature = "acme"))]
fn fetched(_: &ServeTls, _: &Path) -> Result<Tls, BadInput> {
    Err(BadInput::new(
        "--acme: this program was built without it; the packages have it, and so has a build with --features acme",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_domain_is_a_domain() {
        for (domain, expected) in [
            ("sexton.example.org", true),
            ("localhost", true),
            ("https://sexton.example.org", false),
            ("sexton..org", false),
            ("-sexton.org", false),
            ("", false),
        ] {
            assert_eq!(is_domain(domain), expected, "{domain}");
        }
    }
}
