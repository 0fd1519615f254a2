//! From a request to a line of frames.

use crate::answer::Problem;
use crate::impatient::Impatient;
use crate::stream::Stream;
use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// The library's own default of 128 KiB costs several times the processor time and most of the memory of a line.
const READ_BUFFER_BYTES: usize = 4 << 10;

/// Frames over a connection that was one of HTTP before.
pub(crate) type Frames = WebSocketStream<Stream>;

/// A request that is granted.
pub(crate) struct Agreed {
    /// What is answered to it.
    pub(crate) response: Response,
    /// The connection, once that is answered.
    pub(crate) upgrade: OnUpgrade,
}

/// Agrees to a request for a line.
///
/// # Errors
/// If it is a request for something else, or came in a way that cannot become a line.
pub(crate) fn agree(request: &mut Request) -> Result<Agreed, Problem> {
    let response = create_response_with_body(request, Body::empty);
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    match (response, upgrade) {
        (Ok(response), Some(upgrade)) => Ok(Agreed { response, upgrade }),
        _ => Err(Problem::BadQuestion("expected the opening of a WebSocket")),
    }
}

/// The line, when the answer is out; nothing if the other end has gone.
pub(crate) async fn frames(upgrade: OnUpgrade, message_bytes: usize) -> Option<Frames> {
    // Straight on the connection: what HTTP needed around it is given back.
    let parts = upgrade.await.ok()?.downcast::<TokioIo<Impatient>>().ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(Some(message_bytes))
        .max_frame_size(Some(message_bytes));
    let (stream, early) = (parts.io.into_inner().into_stream(), parts.read_buf.to_vec());
    Some(WebSocketStream::from_partially_read(stream, early, Role::Server, Some(config)).await)
}
