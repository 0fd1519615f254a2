//! Guests: known by their cookie, or new.
//!
//! A new guest is a signed cookie and nothing else: the house keeps them with the first thing they do, so that whoever
//! only looks around, or comes a thousand times a second, leaves nothing behind.

use crate::address::Caller;
use crate::answer::Problem;
use crate::cookie::Credential;
use crate::{Edge, origin};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use house::Guest;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use store::{GuestId, StoreError, TokenHash};

/// So many besides the first may come in from one device: five more people, and a big screen that sits nowhere.
pub(crate) const COMPANIONS_MAX: u8 = 6;

/// Who is there.
pub(crate) struct Known {
    pub(crate) guest: Guest,
    /// What the store is to know the guest by, if it does not yet.
    pub(crate) token: Option<TokenHash>,
    /// The cookie to be set, if it is new.
    pub(crate) cookie: Option<HeaderValue>,
    credential: Credential,
}

/// The guest of a request, if it has a cookie of ours.
pub(crate) async fn find(edge: &Edge, headers: &HeaderMap) -> Result<Option<Known>, StoreError> {
    match edge.key().read(edge.config(), headers) {
        Some(credential) => recall(edge, credential).await,
        None => Ok(None),
    }
}

/// The program whose token a request has; nothing if the token is not one of ours, or no longer.
pub(crate) async fn find_program(edge: &Edge, token: &str) -> Result<Option<Known>, StoreError> {
    let Some(credential) = edge.key().verify(token) else {
        return Ok(None);
    };
    let known = recall(edge, credential).await?;
    Ok(known.filter(|known| known.guest.is_program))
}

/// A new guest.
pub(crate) fn make(edge: &Edge) -> Result<Known, StoreError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| StoreError::Unknown)?;
    let id = GuestId(u64::from_le_bytes(bytes));
    let credential = Credential::new(id).map_err(|_| StoreError::Unknown)?;
    edge.metrics().guests.inc();
    Ok(Known {
        guest: Guest::new(id, ""),
        token: Some(credential.hash()),
        cookie: Some(edge.key().write(edge.config(), &credential)),
        credential,
    })
}

/// Another guest at the same device: several people, one cookie. Number 0 is whoever owns the device.
pub(crate) async fn companion(edge: &Edge, first: Known, number: u8) -> Result<Known, StoreError> {
    if number == 0 {
        return Ok(first);
    }
    let credential = edge.key().companion(&first.credential, number);
    // It follows from the first one's token, so it is nobody else's.
    let known = recall(edge, credential).await?.ok_or(StoreError::Unknown)?;
    Ok(Known {
        guest: Guest {
            device: first.guest.id,
            ..known.guest
        },
        cookie: first.cookie,
        ..known
    })
}

/// Whose credential it is: of somebody who is kept, or of somebody who has not done anything yet. Nobody's if the guest
/// is kept and the token is not theirs any more.
async fn recall(edge: &Edge, credential: Credential) -> Result<Option<Known>, StoreError> {
    let (id, token) = (credential.guest, credential.hash());
    let known = |guest, token| Known {
        guest,
        token,
        cookie: None,
        credential,
    };
    match edge.store().guest_of(token).await? {
        Some(guest) if guest.id == id => Ok(Some(known(Guest::kept(guest), None))),
        Some(_) => Ok(None),
        None => {
            let is_kept = edge.store().guest(id).await?.is_some();
            Ok((!is_kept).then(|| known(Guest::new(id, ""), Some(token))))
        }
    }
}

/// `POST /api/guest`: says who one is, and sets the cookie. A page calls it before it opens its first socket.
pub(crate) async fn introduce(
    State(edge): State<Arc<Edge>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !origin::is_ours(edge.config(), &headers) {
        return Problem::OtherOrigin.into_response();
    }
    let known = match find(&edge, &headers).await {
        Ok(Some(known)) => Ok(known),
        Ok(None) => {
            let caller = Caller::of(edge.config(), peer.ip(), &headers);
            let limits = &edge.config().limits;
            if edge.gate().arrive(caller, limits, Instant::now()).is_err() {
                edge.metrics().turned.inc();
                return Problem::TooMany.into_response();
            }
            make(&edge)
        }
        Err(error) => Err(error),
    };
    match known {
        Ok(Known { guest, cookie, .. }) => {
            let body = json!({"guest": guest.id.to_string(), "name": guest.name});
            with_cookie(Json(body).into_response(), cookie)
        }
        Err(error) => {
            tracing::error!(%error, "a guest could not be found or made");
            Problem::Unavailable.into_response()
        }
    }
}

/// Sets the cookie on an answer, if there is one to set.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
