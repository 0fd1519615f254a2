//! Certificates by ACME (RFC 8555), as Let's Encrypt gives them: the house shows over TLS itself that the name is its own
//! (TLS-ALPN-01, RFC 8737), so that nothing else need be open.

use super::{Tls, TlsError, builder, certificates, provider};
use futures_util::StreamExt as _;
use rustls_acme::acme::ACME_TLS_ALPN_NAME;
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, EventOk};
use std::path::PathBuf;
use std::sync::Arc;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// What a house says that asks for a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acme {
    /// The names it goes by.
    pub domains: Vec<String>,
    /// Whom to write to about the certificate.
    pub contact: Option<String>,
    /// Where account and certificate are kept.
    pub folder: PathBuf,
    /// Who gives certificates, if it is not Let's Encrypt.
    pub directory: Option<String>,
    /// Whose certificates that one is trusted by, if it is not everybody's.
    pub roots: Option<PathBuf>,
}

impl Tls {
    /// TLS with a certificate that is fetched when there is none and renewed before it runs out, inside a tokio runtime.
    ///
    /// # Errors
    /// If the file of roots cannot be read.
    pub fn by_acme(acme: &Acme) -> Result<Tls, TlsError> {
        let mut config = AcmeConfig::new_with_provider(&acme.domains, provider())
            .contact(acme.contact.iter().map(|address| format!("mailto:{address}")))
            .cache(DirCache::new(acme.folder.clone()))
            .directory_lets_encrypt(true);
        if let Some(directory) = &acme.directory {
            config = config.directory(directory);
        }
        if let Some(roots) = &acme.roots {
            let mut trusted = RootCertStore::empty();
            trusted.add_parsable_certificates(certificates(roots)?);
            let client =
                ClientConfig::builder_with_provider(provider()).with_safe_default_protocol_versions()?;
            let client = client.with_root_certificates(trusted).with_no_client_auth();
            config = config.client_tls_config(Arc::new(client));
        }
        let mut state = config.state();
        let resolver = state.resolver();
        tokio::spawn(async move {
            while let Some(event) = state.next().await {
                match event {
                    Ok(EventOk::DeployedCachedCert) => tracing::info!("the certificate is in use"),
                    Ok(EventOk::DeployedNewCert) => tracing::info!("a new certificate is in use"),
                    Ok(EventOk::CertCacheStore | EventOk::AccountCacheStore) => {}
                    Err(cause) => tracing::error!(%cause, "no certificate yet; it is tried again"),
                }
            }
        });
        let mut config = builder()?.with_no_client_auth().with_cert_resolver(resolver);
        // Whoever gives the certificate asks in this protocol; the resolver answers it.
        config.alpn_protocols.push(ACME_TLS_ALPN_NAME.to_vec());
        Ok(Tls::of(config))
    }
}
