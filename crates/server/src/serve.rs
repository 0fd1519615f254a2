//! Accepting connections, and ending without losing anything.

use crate::address::Caller;
use crate::gate::Visit;
use crate::impatient::Impatient;
use crate::stream::Stream;
use crate::tls::Tls;
use crate::{Edge, Limits, app};
use axum::extract::ConnectInfo;
use axum::http::{Request, Uri};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tower::ServiceExt as _;

/// After an error of accepting (too many open files) the next try waits, so that others can close something.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// The smallest buffer the HTTP library accepts; heads of requests fit.
const HEAD_BYTES: usize = 8 << 10;

/// Where people come in: plain, or by TLS.
pub struct Door {
    listener: TcpListener,
    tls: Option<Tls>,
}

impl Door {
    /// A door for TLS only.
    pub fn by_tls(listener: TcpListener, tls: Tls) -> Door {
        let tls = Some(tls);
        Door { listener, tls }
    }
}

impl From<TcpListener> for Door {
    fn from(listener: TcpListener) -> Door {
        Door { listener, tls: None }
    }
}

/// How a house was left when it closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Everything is kept.
    Kept,
    /// So many changes could not be kept. Whoever asked for them was told, and the log says why.
    Unkept(u64),
    /// The store could not be closed; the log says why.
    StoreLeft,
}

/// Serves until `stop` completes; then nobody new is let in, the house keeps and answers what it has taken, and every
/// socket is closed with a code that says "come back".
pub async fn serve(door: impl Into<Door>, edge: Arc<Edge>, stop: impl Future<Output = ()>) -> Closed {
    let Door { listener, tls } = door.into();
    let limits = edge.config().limits.clone();
    let app = app(Arc::clone(&edge));
    let base: Arc<str> = edge.config().base_path.as_str().into();
    let places = Arc::new(Semaphore::new(limits.connections));
    let mut lines = JoinSet::new();
    let drained = edge.drained();
    tokio::pin!(stop, drained);
    loop {
        tokio::select! {
            () = &mut stop => break,
            () = &mut drained => {
                tracing::info!("nobody plays any more: the house closes as it was told");
                break;
            }
            // Whoever is gone leaves the set.
            Some(_) = lines.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    // A connection more than there are places is closed at once.
                    match admit(&edge, peer, &places) {
                        Some(place) => {
                            let app = (app.clone(), Arc::clone(&base));
                            lines.spawn(come(stream, tls.clone(), peer, app, limits.clone(), place));
                        }
                        None => {
                            edge.metrics().turned.inc();
                        }
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            },
        }
    }
    drop(listener);
    let closed = close(&edge, limits.shutdown).await;
    lines.shutdown().await;
    closed
}

/// The place of a connection, among all and among those of its address.
struct Place {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Visit>,
}

fn admit(edge: &Edge, peer: SocketAddr, places: &Arc<Semaphore>) -> Option<Place> {
    let config = edge.config();
    let of_address = match Caller::of_connection(config, peer.ip()) {
        Some(caller) => Some(edge.gate().connect(caller, &config.limits, Instant::now()).ok()?),
        None => None,
    };
    Some(Place {
        _of_all: Arc::clone(places).try_acquire_owned().ok()?,
        _of_address: of_address,
    })
}

/// Somebody comes, plain or by TLS, and has a place until he goes.
async fn come(
    stream: TcpStream,
    tls: Option<Tls>,
    peer: SocketAddr,
    app: (axum::Router, Arc<str>),
    limits: Limits,
    _place: Place,
) {
    // Moves are small and must not wait for more.
    let _ = stream.set_nodelay(true);
    let stream = match tls {
        None => Some(Stream::Plain(stream)),
        // Rare and large: whoever comes without it must not keep room for it.
        Some(tls) => Box::pin(tls.accept(stream, limits.head)).await,
    };
    if let Some(stream) = stream {
        line(stream, peer, app, limits).await;
    }
}

/// One connection: requests one after the other, or a socket.
async fn line(stream: Stream, peer: SocketAddr, (app, base): (axum::Router, Arc<str>), limits: Limits) {
    let service = service_fn(move |request: Request<hyper::body::Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        take_off(&base, request.uri_mut());
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(Impatient::new(stream, limits.write)), service)
        .with_upgrades();
    // A connection that broke off has nothing to tell anybody.
    let _ = connection.await;
}

/// Takes the path of the house off a request. A proxy may have done so already; no page of the house begins like it.
fn take_off(base: &str, uri: &mut Uri) {
    let path = uri.path_and_query().map_or("", |path| path.as_str());
    let rest = path.strip_prefix(base).filter(|_| !base.is_empty());
    let inner = match rest.and_then(|rest| rest.chars().next()) {
        Some('/') => rest.map(str::to_owned),
        None | Some('?') => rest.map(|rest| format!("/{rest}")),
        Some(_) => None,
    };
    if let Some(inner) = inner.and_then(|inner| inner.parse().ok()) {
        *uri = inner;
    }
}

/// Lets the house finish and the sockets say goodbye.
async fn close(edge: &Edge, most: Duration) -> Closed {
    tracing::info!(sockets = edge.gate().open(), "closing: nobody new is let in");
    edge.close();
    edge.house().close().await;
    let empty = async {
        while edge.gate().open() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(most, empty).await.is_err() {
        tracing::warn!(sockets = edge.gate().open(), "some sockets did not close in time");
    }
    if let Err(error) = edge.store().close().await {
        tracing::error!(%error, "the store could not be closed");
        return Closed::StoreLeft;
    }
    match edge.house().figures().changes_failed {
        0 => Closed::Kept,
        unkept => Closed::Unkept(unkept),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_the_house_is_taken_off_once() {
        for (base, asked, inner) in [
            ("/sexton", "/sexton/t/ABCD?x=1", "/t/ABCD?x=1"),
            ("/sexton", "/sexton", "/"),
            ("/sexton", "/sexton?lang=de", "/?lang=de"),
            ("/sexton", "/t/ABCD", "/t/ABCD"),
            ("/sexton", "/sextons", "/sextons"),
            ("/a/b", "/a/b/", "/"),
            ("", "/t/ABCD", "/t/ABCD"),
        ] {
            let mut uri: Uri = asked.parse().unwrap();
            take_off(base, &mut uri);
            assert_eq!(uri.to_string(), inner, "{base} {asked}");
        }
    }
}
