//! TLS without a proxy: the certificate of a file, or one that is fetched and renewed by itself.

#[cfg(feature = "acme")]
mod acme;

#[cfg(feature = "acme")]
pub use acme::Acme;

use crate::stream::Stream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ConfigBuilder, ServerConfig, WantsVerifier};

/// The only thing that is spoken inside.
const HTTP: &[u8] = b"http/1.1";

/// How a house is reached by TLS.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

/// Why there is no TLS.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read, or holds something else.
    #[error("{}: expected {expected}: {cause}", file.display())]
    File {
        /// Which one.
        file: PathBuf,
        /// What should be in it.
        expected: &'static str,
        /// What was found, or why nothing was.
        cause: String,
    },
    /// Certificate and key do not go together, or cannot be used.
    #[error("certificate and key cannot be used: {0}")]
    Unusable(#[from] rustls::Error),
}

impl TlsError {
    fn file(file: &Path, expected: &'static str, cause: impl ToString) -> TlsError {
        TlsError::File {
            file: file.to_owned(),
            expected,
            cause: cause.to_string(),
        }
    }
}

impl Tls {
    /// TLS with a certificate (and those between it and its root) and its key, in files in PEM form.
    ///
    /// # Errors
    /// If one of them cannot be read, or they do not go together.
    pub fn of_files(chain: &Path, key: &Path) -> Result<Tls, TlsError> {
        let chain = certificates(chain)?;
        let key = PrivateKeyDer::from_pem_file(key)
            .map_err(|cause| TlsError::file(key, "a private key in PEM form", cause))?;
        let config = builder()?.with_no_client_auth().with_single_cert(chain, key)?;
        Ok(Tls::of(config))
    }

    fn of(mut config: ServerConfig) -> Tls {
        config.alpn_protocols.push(HTTP.to_vec());
        Tls(TlsAcceptor::from(Arc::new(config)))
    }

    /// Agrees with whoever calls; nothing if that comes to nothing in time.
    pub(crate) async fn accept(&self, stream: TcpStream, limit: Duration) -> Option<Stream> {
        let accepted = tokio::time::timeout(limit, self.0.accept(stream)).await;
        Some(Stream::Tls(Box::new(accepted.ok()?.ok()?)))
    }
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

fn builder() -> Result<ConfigBuilder<ServerConfig, WantsVerifier>, rustls::Error> {
    ServerConfig::builder_with_provider(provider()).with_safe_default_protocol_versions()
}

/// The certificates of a file, at least one.
fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let expected = "certificates in PEM form";
    let chain: Vec<_> = CertificateDer::pem_file_iter(file)
        .and_then(Iterator::collect)
        .map_err(|cause| TlsError::file(file, expected, cause))?;
    if chain.is_empty() {
        return Err(TlsError::file(file, expected, "found none"));
    }
    Ok(chain)
}
