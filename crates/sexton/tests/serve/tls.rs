//! A house that speaks TLS itself.

use crate::place::{Place, sexton};
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// A certificate for `localhost` and its key, in files.
pub(crate) struct Papers {
    folder: TempDir,
    cert: rcgen::Certificate,
}

impl Papers {
    pub(crate) fn new() -> Papers {
        let folder = tempfile::tempdir().unwrap();
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(folder.path().join("cert.pem"), made.cert.pem()).unwrap();
        std::fs::write(folder.path().join("key.pem"), made.key_pair.serialize_pem()).unwrap();
        Papers {
            folder,
            cert: made.cert,
        }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.file(name).to_str().unwrap().to_owned()
    }

    /// What a path answers to somebody who trusts this certificate and no other.
    fn get(&self, place: &Place, path: &str) -> String {
        get_by_tls(self.roots(), place.address, path).unwrap()
    }

    pub(crate) fn roots(&self) -> RootCertStore {
        trust(self.cert.der().clone())
    }
}

/// One certificate to trust.
pub(crate) fn trust(cert: CertificateDer<'static>) -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add(cert).unwrap();
    roots
}

/// What a path of `localhost` answers by TLS; an error if its certificate is not trusted.
pub(crate) fn get_by_tls(roots: RootCertStore, address: SocketAddr, path: &str) -> std::io::Result<String> {
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let client = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let server = ServerName::try_from("localhost").unwrap();
    let connection = ClientConnection::new(Arc::new(client), server).unwrap();
    let mut line = StreamOwned::new(connection, TcpStream::connect(address)?);
    let port = address.port();
    write!(
        line,
        "GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    line.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn a_house_with_a_certificate_is_open_by_https() {
    let folder = tempfile::tempdir().unwrap();
    let papers = Papers::new();
    let (cert, key) = (papers.path("cert.pem"), papers.path("key.pem"));
    let place = Place::open_with(folder.path(), &["--tls-cert", &cert, "--tls-key", &key]);
    assert!(
        place.said.starts_with("Sexton is open at https://127.0.0.1:"),
        "{}",
        place.said
    );
    let health = papers.get(&place, "/health");
    assert!(health.ends_with("{\"health\":\"well\"}"), "{health}");
    assert!(papers.get(&place, "/").contains("<title>Sexton</title>"));
    let last = place.terminate();
    assert!(last.contains("The house is closed"), "{last}");
}

fn said(args: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let common = ["serve", "--port", "0", "--data", data];
    let output = sexton(&[&common, args].concat()).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn what_is_wrong_about_tls_is_told_before_the_house_opens() {
    let papers = Papers::new();
    let (cert, key) = (papers.path("cert.pem"), papers.path("key.pem"));
    let missing = papers.path("missing.pem");
    for (args, expected) in [
        (vec!["--tls-cert", &cert], "--tls-key"),
        (vec!["--tls-cert", &missing, "--tls-key", &key], "missing.pem"),
        (
            vec!["--tls-cert", &cert, "--tls-key", &cert],
            "expected a private key",
        ),
        (
            vec![
                "--tls-cert",
                &cert,
                "--tls-key",
                &key,
                "--public-url",
                "http://localhost",
            ],
            "https://",
        ),
        (vec!["--acme", "http://localhost"], "expected a domain"),
        (
            vec!["--acme", "localhost", "--tls-cert", &cert, "--tls-key", &key],
            "cannot be used with",
        ),
        (vec!["--acme-contact", "you@example.org"], "--acme"),
    ] {
        let (code, told) = said(&args);
        assert_eq!(code, Some(2), "{args:?}: {told}");
        assert!(told.contains(expected), "{args:?}: {told}");
    }
}

#[cfg(not(feature = "acme"))]
#[test]
fn a_program_without_acme_says_where_to_find_it() {
    let (code, told) = said(&["--acme", "localhost"]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("--features acme"), "{told}");
}
