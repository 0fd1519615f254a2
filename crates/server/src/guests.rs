//! Guests: known by their cookie, or new.

use crate::answer::Problem;
use crate::cookie::Credential;
use crate::edge::now_ms;
use crate::{Edge, metrics, origin};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use serde_json::json;
use std::sync::Arc;
use store::{Guest, GuestId, StoreError};

/// So many besides the first may come in from one device: five more people, and a big screen that sits nowhere.
pub(crate) const COMPANIONS_MAX: u8 = 6;

/// Who is there, and the cookie to be set if it is new.
pub(crate) struct Known {
    pub(crate) guest: Guest,
    pub(crate) cookie: Option<HeaderValue>,
    credential: Credential,
}

/// Finds the guest of a request, or makes one.
pub(crate) async fn known(edge: &Edge, headers: &HeaderMap) -> Result<Known, StoreError> {
    if let Some(credential) = edge.key().read(edge.config(), headers)
        && let Some(guest) = find(edge, &credential).await?
    {
        return Ok(Known {
            guest,
            cookie: None,
            credential,
        });
    }
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| StoreError::Unknown)?;
    let id = GuestId(u64::from_le_bytes(bytes));
    let credential = Credential::new(id).map_err(|_| StoreError::Unknown)?;
    Ok(Known {
        guest: make(edge, &credential).await?,
        cookie: Some(edge.key().write(edge.config(), &credential)),
        credential,
    })
}

/// Finds or makes another guest at the same device: several people, one cookie. Number 0 is whoever owns the device.
pub(crate) async fn companion(edge: &Edge, known: Known, number: u8) -> Result<Known, StoreError> {
    if number == 0 {
        return Ok(known);
    }
    let credential = edge.key().companion(&known.credential, number);
    let guest = match find(edge, &credential).await? {
        Some(guest) => guest,
        None => make(edge, &credential).await?,
    };
    Ok(Known {
        guest,
        cookie: known.cookie,
        credential,
    })
}

async fn find(edge: &Edge, credential: &Credential) -> Result<Option<Guest>, StoreError> {
    let found = edge.store().guest_of(credential.hash()).await?;
    Ok(found.filter(|guest| guest.id == credential.guest))
}

async fn make(edge: &Edge, credential: &Credential) -> Result<Guest, StoreError> {
    let now_ms = now_ms();
    let guest = Guest {
        id: credential.guest,
        name: String::new(),
        made_ms: now_ms,
        seen_ms: now_ms,
        data: "{}".to_owned(),
    };
    // Both are on their way before the first is waited for: one commit carries them.
    let put = edge.store().put_guest(guest.clone());
    let token = edge.store().put_token(credential.hash(), guest.id, now_ms);
    put.await?;
    token.await?;
    metrics::count(&edge.metrics().guests);
    Ok(guest)
}

/// `POST /api/guest`: says who one is, and sets the cookie. A page calls it before it opens its first socket.
pub(crate) async fn introduce(State(edge): State<Arc<Edge>>, headers: HeaderMap) -> Response {
    if !origin::is_ours(edge.config(), &headers) {
        return Problem::OtherOrigin.into_response();
    }
    match known(&edge, &headers).await {
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
