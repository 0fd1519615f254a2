//! One's own data: everybody may have it, and have it deleted.

use crate::answer::Problem;
use crate::cookie::CookieKey;
use crate::guests::{self, COMPANIONS_MAX};
use crate::{Edge, entrance, origin};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;
use store::GuestId;

/// Everybody who has come in from the device of a request.
fn people(edge: &Edge, headers: &HeaderMap) -> Result<Vec<GuestId>, Problem> {
    let nobody = Problem::BadQuestion("you have no cookie of this house");
    let first = edge.key().read(edge.config(), headers).ok_or(nobody)?;
    let beside = (1..=COMPANIONS_MAX).map(|number| edge.key().companion(&first, number).guest);
    Ok(std::iter::once(first.guest).chain(beside).collect())
}

/// `GET /api/me`: everything the house keeps of those at this device, to be saved as a file.
pub(crate) async fn export(State(edge): State<Arc<Edge>>, headers: HeaderMap) -> Response {
    let people = match people(&edge, &headers) {
        Ok(people) => people,
        Err(problem) => return problem.into_response(),
    };
    match edge.house().export(&people).await {
        Ok(data) => {
            let mut response = Json(data).into_response();
            let name = HeaderValue::from_static("attachment; filename=\"sexton-data.json\"");
            response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
            response
        }
        Err(trouble) => entrance::refused(StatusCode::SERVICE_UNAVAILABLE, &trouble),
    }
}

/// `DELETE /api/me`: forgets everybody at this device, and takes the cookie away.
pub(crate) async fn delete(State(edge): State<Arc<Edge>>, headers: HeaderMap) -> Response {
    if !origin::is_ours(edge.config(), &headers) {
        return Problem::OtherOrigin.into_response();
    }
    let people = match people(&edge, &headers) {
        Ok(people) => people,
        Err(problem) => return problem.into_response(),
    };
    match edge.house().forget(&people).await {
        Ok(()) => {
            let cookie = CookieKey::forget(edge.config());
            guests::with_cookie(StatusCode::NO_CONTENT.into_response(), Some(cookie))
        }
        Err(trouble) => entrance::refused(StatusCode::SERVICE_UNAVAILABLE, &trouble),
    }
}
