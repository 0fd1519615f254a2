//! The password of the house: asked once, before anything else, and remembered by a cookie.

use crate::address::Caller;
use crate::answer::Problem;
use crate::{Edge, admin, body, guests, origin};
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::wire::Trouble;
use serde::Deserialize;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;

/// Where the password is told.
const HERE: &str = "/api/enter";

/// Whether a path is closed to those who have not told the password. Pages and their files say nothing of the house but
/// its name; whoever looks after it has a token instead.
fn is_closed(path: &str) -> bool {
    let is_inside = path == "/ws" || path == "/house" || path.starts_with("/api/");
    is_inside && path != HERE && path != admin::HERE
}

/// Whether a caller may go on to a path.
pub(crate) fn may_pass(edge: &Edge, path: &str, headers: &HeaderMap) -> bool {
    !is_closed(path) || knows(edge, headers) || is_program(edge, headers)
}

/// Whether a program comes with a token of ours: whoever made it has told the password.
fn is_program(edge: &Edge, headers: &HeaderMap) -> bool {
    admin::bearer(headers).is_some_and(|token| edge.key().verify(token).is_some())
}

/// Whether a caller has told the password, or none is asked for.
pub(crate) fn knows(edge: &Edge, headers: &HeaderMap) -> bool {
    let password = edge.config().password.as_deref();
    password.is_none_or(|password| edge.key().has_pass(edge.config(), headers, password))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    password: String,
}

/// `POST /api/enter`: tells the password, and sets the cookie. A miss costs what one costs at a table.
pub(crate) async fn enter(
    State(edge): State<Arc<Edge>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Response {
    if !origin::is_ours(edge.config(), request.headers()) {
        return Problem::OtherOrigin.into_response();
    }
    let Some(password) = edge.config().password.clone() else {
        return StatusCode::NO_CONTENT.into_response();
    };
    let address = edge.address_key(Caller::of(edge.config(), peer.ip(), request.headers()));
    let told: Entry = match body::read(request, edge.config().limits.head).await {
        Ok(told) => told,
        Err(problem) => return problem.into_response(),
    };
    if let Err(trouble) = edge.house().guess(address) {
        return refused(StatusCode::TOO_MANY_REQUESTS, &trouble);
    }
    if !edge.key().is_same(&told.password, &password) {
        return refused(StatusCode::FORBIDDEN, &house::HouseRefusal::WrongPassword.into());
    }
    edge.house().guessed(address);
    let pass = edge.key().write_pass(edge.config(), &password);
    guests::with_cookie(StatusCode::NO_CONTENT.into_response(), Some(pass))
}

/// A refusal of the house, in the form of its socket: a code for machines, a phrase for people.
pub(crate) fn refused(status: StatusCode, trouble: &Trouble) -> Response {
    (status, Json(json!({"trouble": trouble}))).into_response()
}
