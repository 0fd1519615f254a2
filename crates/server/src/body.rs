//! What comes with a request: short, in time, and JSON.

use crate::answer::Problem;
use axum::extract::Request;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// The longest body that is read.
const BYTES_MAX: usize = 4 << 10;

/// Reads the body of a request.
pub(crate) async fn read<T: DeserializeOwned>(request: Request, within: Duration) -> Result<T, Problem> {
    let read = axum::body::to_bytes(request.into_body(), BYTES_MAX);
    let bytes = match tokio::time::timeout(within, read).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(_)) => return Err(Problem::BadQuestion("expected a body of at most 4096 bytes")),
        Err(_) => return Err(Problem::BadQuestion("the body did not come in time")),
    };
    serde_json::from_slice(&bytes).map_err(|_| Problem::BadQuestion("expected JSON of another form"))
}
