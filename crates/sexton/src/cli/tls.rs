//! What can be said to `sexton serve` about TLS.

use clap::Args;
use std::path::PathBuf;

/// TLS without a reverse proxy.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "TLS")]
pub(crate) struct ServeTls {
    /// Speak TLS with the certificate in this file (PEM, with the certificates between it and its root).
    #[arg(long, value_name = "FILE", env = "SEXTON_TLS_CERT")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The private key of that certificate (PEM).
    #[arg(long, value_name = "FILE", env = "SEXTON_TLS_KEY")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Speak TLS with a certificate from Let's Encrypt for this domain, fetched and renewed by itself; several domains are
    /// separated by commas. They must lead to this house on port 443. By using this you accept the terms of service of
    /// Let's Encrypt.
    #[arg(long, value_name = "DOMAIN", env = "SEXTON_ACME", value_delimiter = ',')]
    pub(crate) acme: Vec<String>,
    /// An email address Let's Encrypt may write to about the certificate.
    #[arg(long, value_name = "EMAIL", env = "SEXTON_ACME_CONTACT")]
    pub(crate) acme_contact: Option<String>,
    /// Another ACME server than Let's Encrypt: the address of its directory.
    #[arg(long, value_name = "URL", env = "SEXTON_ACME_DIRECTORY")]
    pub(crate) acme_directory: Option<String>,
    /// The root certificates (PEM) by which that server is known, if they are not among the usual ones.
    #[arg(long, value_name = "FILE", env = "SEXTON_ACME_ROOTS")]
    pub(crate) acme_roots: Option<PathBuf>,
}

impl ServeTls {
    /// Whether the house speaks TLS itself.
    pub(crate) fn is_wanted(&self) -> bool {
        self.tls_cert.is_some() || !self.acme.is_empty()
    }
}
