//! TLS to PostgreSQL, by the rustls the house has already.
//!
//! Without channel binding: it adds something only where the server's certificate is not checked, and would bring a
//! parser of certificates along.

use std::error::Error;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{self, CryptoProvider};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{self, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};

/// Whose certificate is good enough.
pub(super) enum Trust {
    /// Anybody's: nobody can listen, but who answers is not known.
    Anybody,
    /// One of the server's name, signed by one of the certificates of a file.
    Signed(PathBuf),
}

#[derive(Clone)]
pub(super) struct MakeTls(Arc<ClientConfig>);

impl MakeTls {
    /// What is wrong, in words, if the certificates cannot be read.
    pub(super) fn new(trust: &Trust) -> Result<MakeTls, String> {
        let provider = Arc::new(crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider.clone())
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?;
        let config = match trust {
            Trust::Anybody => builder
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Unchecked(provider))),
            Trust::Signed(file) => {
                let cannot = |error: &dyn Error| format!("{}: {error}", file.display());
                let mut roots = RootCertStore::empty();
                let found = CertificateDer::pem_file_iter(file).map_err(|error| cannot(&error))?;
                for certificate in found {
                    let certificate = certificate.map_err(|error| cannot(&error))?;
                    roots.add(certificate).map_err(|error| cannot(&error))?;
                }
                builder.with_root_certificates(roots)
            }
        };
        Ok(MakeTls(Arc::new(config.with_no_client_auth())))
    }
}

impl MakeTlsConnect<Socket> for MakeTls {
    type Stream = Sealed;
    type TlsConnect = Connect;
    type Error = std::convert::Infallible;

    fn make_tls_connect(&mut self, domain: &str) -> Result<Connect, Self::Error> {
        Ok(Connect(self.0.clone(), domain.to_owned()))
    }
}

/// The name is read when TLS is really spoken: a socket in a folder has none.
pub(super) struct Connect(Arc<ClientConfig>, String);

impl TlsConnect<Socket> for Connect {
    type Stream = Sealed;
    type Error = std::io::Error;
    type Future = Pin<Box<dyn Future<Output = std::io::Result<Sealed>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move {
            let name = ServerName::try_from(self.1).map_err(std::io::Error::other)?;
            let stream = TlsConnector::from(self.0).connect(name, stream).await?;
            Ok(Sealed(Box::new(stream)))
        })
    }
}

/// A line nobody else reads.
pub(super) struct Sealed(Box<client::TlsStream<Socket>>);

impl AsyncRead for Sealed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl AsyncWrite for Sealed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

impl TlsStream for Sealed {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

/// Looks at signatures, not at whose they are.
#[derive(Debug)]
struct Unchecked(Arc<CryptoProvider>);

impl ServerCertVerifier for Unchecked {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        crypto::verify_tls12_signature(
            message,
            certificate,
            signed,
            &self.0.signature_verification_algorithms,
        )
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        crypto::verify_tls13_signature(
            message,
            certificate,
            signed,
            &self.0.signature_verification_algorithms,
        )
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
