//! Guests: known by their cookie, or new.

use crate::answer::Problem;
use crate::cookie::{Credential, Person};
use crate::edge::now_ms;
use crate::{Edge, metrics, origin};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{IntoResponse as _, Response};
use serde_json::json;
use std::sync::Arc;
use store::{Guest, GuestId, StoreError};

/// Who is there, and the cookie to be set if it is new.
pub(crate) struct Known {
    pub(crate) guest: Guest,
    pub(crate) cookie: Option<HeaderValue>,
}

/// What is said to a number nobody can have.
pub(crate) const NO_PERSON: Problem = Problem::BadQuestion("as: expected the number of a person, from 0");

/// Which of the people who share a browser asks: `?as=1` is the second.
pub(crate) fn person(query: Option<&str>) -> Option<Person> {
    let pairs = query.unwrap_or_default().split('&');
    let number = pairs.filter_map(|pair| pair.strip_prefix("as=")).next();
    number.map_or(Some(Person::default()), |number| {
        Person::new(number.parse().ok()?)
    })
}

/// Finds the guest of a request, or makes one.
pub(crate) async fn known(edge: &Edge, person: Person, headers: &HeaderMap) -> Result<Known, StoreError> {
    if let Some(credential) = edge.key().read(edge.config(), person, headers)
        && let Some(guest) = edge.store().guest_of(credential.hash()).await?
        && guest.id == credential.guest
    {
        return Ok(Known { guest, cookie: None });
    }
    make(edge, person).await
}

async fn make(edge: &Edge, person: Person) -> Result<Known, StoreError> {
    let now_ms = now_ms();
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| StoreError::Unknown)?;
    let id = GuestId(u64::from_le_bytes(bytes));
    let credential = Credential::new(id).map_err(|_| StoreError::Unknown)?;
    let guest = Guest {
        id,
        name: String::new(),
        made_ms: now_ms,
        seen_ms: now_ms,
        data: "{}".to_owned(),
    };
    // Both are on their way before the first is waited for: one commit carries them.
    let put = edge.store().put_guest(guest.clone());
    let token = edge.store().put_token(credential.hash(), id, now_ms);
    put.await?;
    token.await?;
    metrics::count(&edge.metrics().guests);
    let cookie = Some(edge.key().write(edge.config(), person, &credential));
    Ok(Known { guest, cookie })
}

/// `POST /api/guest`: says who one is, and sets the cookie. A page calls it before it opens its first socket.
pub(crate) async fn introduce(State(edge): State<Arc<Edge>>, headers: HeaderMap, uri: Uri) -> Response {
    let Some(person) = person(uri.query()) else {
        return NO_PERSON.into_response();
    };
    if !origin::is_ours(edge.config(), &headers) {
        return Problem::OtherOrigin.into_response();
    }
    match known(&edge, person, &headers).await {
        Ok(Known { guest, cookie }) => {
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
