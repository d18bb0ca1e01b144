//! TLS, with the certificates that this machine trusts.

use crate::{Error, broken};
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The TLS configuration that verifies servers.
pub(crate) fn config() -> Result<Arc<ClientConfig>, Error> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    // Some unreadable certificates do not matter if others can be read.
    let (added, _) = roots.add_parsable_certificates(found.certs);
    if added == 0 {
        let why = found.errors.first().map_or_else(|| "no trusted certificates".to_owned(), ToString::to_string);
        return Err(Error::Broken(why));
    }
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().map_err(broken)?;
    let mut config = builder.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

/// Wraps a connection in TLS.
pub(crate) async fn wrap(
    config: &Arc<ClientConfig>,
    host: &str,
    stream: TcpStream,
) -> Result<TlsStream<TcpStream>, Error> {
    // In a URL, an IPv6 address is written in brackets.
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let name = ServerName::try_from(host.to_owned()).map_err(broken)?;
    TlsConnector::from(Arc::clone(config)).connect(name, stream).await.map_err(broken)
}
