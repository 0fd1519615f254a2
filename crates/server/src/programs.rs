//! For those who write programs: tokens, and what goes over the wire as schemas.

use crate::answer::Problem;
use crate::{Edge, body, entrance, guests, origin};
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use house::{Addresses as _, HouseRefusal};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewProgram {
    name: String,
}

/// `POST /api/bots`: makes a token for a program of one's own. It is told once.
pub(crate) async fn make(State(edge): State<Arc<Edge>>, request: Request) -> Response {
    if !origin::is_ours(edge.config(), request.headers()) {
        return Problem::OtherOrigin.into_response();
    }
    let owner = match guests::find(&edge, request.headers()).await {
        // Whoever has done nothing yet owns nothing either; a program makes no programs.
        Ok(Some(known)) if known.token.is_none() && !known.guest.is_program => known.guest.id,
        Ok(_) => {
            return Problem::BadQuestion("say your name at a table first, then make a token").into_response();
        }
        Err(_) => return Problem::Unavailable.into_response(),
    };
    let asked: NewProgram = match body::read(request, edge.config().limits.head).await {
        Ok(asked) => asked,
        Err(problem) => return problem.into_response(),
    };
    let Some(token) = edge.new_token() else {
        return Problem::Unavailable.into_response();
    };
    match edge.house().enrol(&asked.name, owner, &token).await {
        Ok(name) => {
            let guest = token.guest.to_string();
            Json(json!({ "guest": guest, "name": name, "token": token.text })).into_response()
        }
        Err(trouble) => {
            let status = match trouble.code == HouseRefusal::TooManyPrograms.code() {
                true => StatusCode::TOO_MANY_REQUESTS,
                false => StatusCode::BAD_REQUEST,
            };
            entrance::refused(status, &trouble)
        }
    }
}

/// `GET /schema/NAME.json`: what goes in and out, as JSON Schema.
pub(crate) async fn schema(Path(name): Path<String>) -> Response {
    let found = name.strip_suffix(".json").and_then(protocol::schema::find);
    match found {
        Some(schema) => {
            let kind = HeaderValue::from_static("application/schema+json");
            ([(header::CONTENT_TYPE, kind)], schema.text).into_response()
        }
        None => Problem::NotFound.into_response(),
    }
}
