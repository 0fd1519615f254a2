//! Where a house is, and how it is called: plain, or by TLS.

use crate::input::BadInput;
use anyhow::Context as _;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};

/// A line to a house, whatever carries it.
pub(super) trait Line: AsyncRead + AsyncWrite + Send + Unpin {}

impl<L: AsyncRead + AsyncWrite + Send + Unpin> Line for L {}

/// The address of a house.
pub(super) struct Address {
    /// Its name, port and path, as they were given.
    place: String,
    host: String,
    port: u16,
    tls: Option<TlsConnector>,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.place)
    }
}

impl Address {
    /// Reads `http://…` or `https://…`; a house by https is trusted if the system trusts it, or this file.
    pub(super) fn read(house: &str, ca: Option<&Path>) -> anyhow::Result<Address> {
        let wrong = || {
            BadInput::new(format!(
                "--house: expected http://… or https://…, found \"{house}\""
            ))
        };
        let (scheme, place) = house.split_once("://").unwrap_or(("http", house));
        let place = place.trim_end_matches('/');
        let is_secure = match scheme {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(wrong().into()),
        };
        let url = format!("{scheme}://{place}/");
        let uri: tokio_tungstenite::tungstenite::http::Uri = url.parse().map_err(|_| wrong())?;
        let host = uri.host().ok_or_else(wrong)?;
        let tls = match is_secure {
            true => Some(TlsConnector::from(Arc::new(trusting(ca)?))),
            false => None,
        };
        Ok(Address {
            place: place.to_owned(),
            host: host.trim_matches(['[', ']']).to_owned(),
            port: uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            tls,
        })
    }

    /// The address of its socket.
    pub(super) fn socket(&self) -> String {
        let scheme = if self.tls.is_some() { "wss" } else { "ws" };
        format!("{scheme}://{}/ws", self.place)
    }

    /// Opens a line.
    pub(super) async fn call(&self) -> anyhow::Result<Box<dyn Line>> {
        let line = TcpStream::connect((self.host.as_str(), self.port)).await;
        let line = line.with_context(|| format!("{self}: no house answers"))?;
        line.set_nodelay(true)?;
        let Some(tls) = &self.tls else {
            return Ok(Box::new(line));
        };
        let name = ServerName::try_from(self.host.clone())
            .with_context(|| format!("{self}: no name a certificate could have"))?;
        match tls.connect(name, line).await {
            Ok(line) => Ok(Box::new(line)),
            Err(error) => Err(self.not_trusted(error)),
        }
    }

    /// What is wrong with a certificate will still be wrong at the next try.
    fn not_trusted(&self, error: std::io::Error) -> anyhow::Error {
        let cause = error
            .get_ref()
            .and_then(|cause| cause.downcast_ref::<rustls::Error>());
        match cause {
            Some(rustls::Error::InvalidCertificate(why)) => {
                let message =
                    format!("{self}: its certificate is not trusted ({why}); --ca FILE names one to trust");
                BadInput::new(message).into()
            }
            _ => anyhow::Error::new(error).context(format!("{self}: no TLS with this house")),
        }
    }
}

/// TLS that trusts whom the system trusts, and whom the file names.
fn trusting(ca: Option<&Path>) -> anyhow::Result<ClientConfig> {
    let mut roots = RootCertStore::empty();
    // What the system has and cannot be read is as if it were not there: the house is refused then, in words.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(file) = ca {
        let wrong = |why: String| {
            BadInput::new(format!(
                "--ca {}: expected certificates in PEM form: {why}",
                file.display()
            ))
        };
        let certificates: Result<Vec<_>, _> = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
        let certificates = certificates.map_err(|error| wrong(error.to_string()))?;
        if certificates.is_empty() {
            return Err(wrong("found none".to_owned()).into());
        }
        for certificate in certificates {
            roots.add(certificate).map_err(|error| wrong(error.to_string()))?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(config)
}
