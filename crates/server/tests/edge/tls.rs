//! A house that speaks TLS itself, with a certificate of our own.

use crate::place::{Answer, Place, config, settings};
use futures_util::{SinkExt as _, StreamExt as _};
use rcgen::CertifiedKey;
use server::{Config, Tls};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::memory::MemoryStore;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// A certificate for `localhost` and its key, in files.
struct Papers {
    folder: TempDir,
}

impl Papers {
    fn new() -> Papers {
        let folder = tempfile::tempdir().unwrap();
        let papers = Papers { folder };
        let CertifiedKey { cert, key_pair } =
            rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(papers.cert(), cert.pem()).unwrap();
        std::fs::write(papers.key(), key_pair.serialize_pem()).unwrap();
        papers
    }

    fn cert(&self) -> PathBuf {
        self.folder.path().join("cert.pem")
    }

    fn key(&self) -> PathBuf {
        self.folder.path().join("key.pem")
    }

    /// Somebody who trusts this certificate and no other.
    async fn call(&self, place: &Place) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots
            .add(CertificateDer::from_pem_file(self.cert()).unwrap())
            .unwrap();
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let client = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let stream = TcpStream::connect(place.address).await.unwrap();
        let name = ServerName::try_from("localhost").unwrap();
        TlsConnector::from(Arc::new(client))
            .connect(name, stream)
            .await
            .unwrap()
    }

    async fn open(&self, config: Config) -> Place {
        let tls = Tls::of_files(&self.cert(), &self.key()).unwrap();
        Place::open_by_tls(config, settings(), Arc::new(MemoryStore::default()), tls).await
    }
}

fn secure() -> Config {
    Config {
        tls: true,
        ..config()
    }
}

async fn ask(mut line: TlsStream<TcpStream>, method: &str, path: &str) -> Answer {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    );
    line.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    line.read_to_end(&mut bytes).await.unwrap();
    Answer::read(&bytes)
}

#[tokio::test]
async fn pages_come_by_tls_and_cookies_never_without() {
    let papers = Papers::new();
    let place = papers.open(secure()).await;
    assert_eq!(ask(papers.call(&place).await, "GET", "/health").await.status, 200);
    let guest = ask(papers.call(&place).await, "POST", "/api/guest").await;
    assert!(guest.header("set-cookie").unwrap().contains("Secure"));
    // A page of many records.
    let page = ask(papers.call(&place).await, "GET", "/house").await;
    assert!(page.text().contains("</html>"));
}

#[tokio::test]
async fn sockets_come_by_tls() {
    let papers = Papers::new();
    let place = papers.open(secure()).await;
    let line = papers.call(&place).await;
    let (mut socket, _) = client_async("wss://localhost/ws", line).await.unwrap();
    let hello = format!("{{\"do\":\"hello\",\"version\":{}}}", protocol::wire::VERSION);
    socket.send(Message::text(hello)).await.unwrap();
    let welcome = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(welcome.contains("\"welcome\""), "{welcome}");
    socket.send(Message::text("{\"do\":\"lobby\"}")).await.unwrap();
    let lobby = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(lobby.contains("\"lobby\""), "{lobby}");
    place.close().await;
    // The goodbye, then the code that says "come back".
    let code = loop {
        if let Message::Close(frame) = socket.next().await.unwrap().unwrap() {
            break frame.unwrap().code;
        }
    };
    assert_eq!(u16::from(code), 1012);
}

#[tokio::test]
async fn whoever_does_not_speak_tls_is_left_standing() {
    let papers = Papers::new();
    let mut config = secure();
    config.limits.head = Duration::from_millis(200);
    let place = papers.open(config).await;
    let mut plain = TcpStream::connect(place.address).await.unwrap();
    plain
        .write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .await
        .unwrap();
    let mut bytes = Vec::new();
    // An error is as good an end as any.
    let _ = plain.read_to_end(&mut bytes).await;
    assert!(!bytes.starts_with(b"HTTP"), "{bytes:?}");
    // Whoever says nothing has no place for long.
    let mut silent = TcpStream::connect(place.address).await.unwrap();
    let _ = silent.read_to_end(&mut bytes).await;
    assert_eq!(ask(papers.call(&place).await, "GET", "/health").await.status, 200);
}

#[tokio::test]
async fn whoever_does_not_read_is_dropped_by_tls_too() {
    let papers = Papers::new();
    let mut config = secure();
    config.limits.write = Duration::from_millis(300);
    config.limits.connections = 1;
    let place = papers.open(config).await;
    let mut line = papers.call(&place).await;
    // Many answers, none of which is read: more than all buffers on the way hold.
    let request = b"GET /house HTTP/1.1\r\nHost: localhost\r\n\r\n";
    while line.write_all(request).await.is_ok() {}
    // The only place is free again.
    assert_eq!(ask(papers.call(&place).await, "GET", "/health").await.status, 200);
}

#[test]
fn papers_that_cannot_be_used_are_named() {
    let papers = Papers::new();
    let refused = |cert: &Path, key: &Path| Tls::of_files(cert, key).err().unwrap().to_string();
    let missing = papers.folder.path().join("missing.pem");
    assert!(refused(&missing, &papers.key()).contains("missing.pem"));
    assert!(refused(&papers.key(), &papers.key()).contains("expected certificates"));
    assert!(refused(&papers.cert(), &papers.cert()).contains("expected a private key"));
    let other = Papers::new();
    assert!(refused(&papers.cert(), &other.key()).contains("cannot be used"));
}
