//! Answers of the HTTP interface: data as JSON, and one form for everything that did not work.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde_json::json;

/// The code by which a request was refused, for whoever counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused(pub(crate) &'static str);

/// Why a request by HTTP got no data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// There is nothing at that path.
    NotFound,
    /// The table is there, but its log is closed to readers until it is over.
    NotOver,
    /// A part of the question cannot be read.
    BadQuestion(&'static str),
    /// The caller must wait or close something.
    TooMany,
    /// A page of somebody else asked.
    OtherOrigin,
    /// The house is asked for by a name that is not its own.
    OtherHost,
    /// The house asks for a password first.
    PasswordWanted,
    /// The token is none of this house.
    NoSuchToken,
    /// The house is full, closing, or its store does not answer.
    Unavailable,
    /// What is kept is damaged; the host has been told.
    Damaged,
}

impl Problem {
    fn parts(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Problem::NotFound => (StatusCode::NOT_FOUND, "not_found", "there is nothing here"),
            Problem::NotOver => (
                StatusCode::CONFLICT,
                "not_over",
                "the log can be read when the table is over",
            ),
            Problem::BadQuestion(what) => (StatusCode::BAD_REQUEST, "bad_question", what),
            Problem::TooMany => (
                StatusCode::TOO_MANY_REQUESTS,
                "too_many",
                "too many connections from your address; close some or wait a minute",
            ),
            Problem::OtherOrigin => (
                StatusCode::FORBIDDEN,
                "other_origin",
                "only pages of this house may open its socket",
            ),
            Problem::OtherHost => (
                StatusCode::MISDIRECTED_REQUEST,
                "other_host",
                "this house goes by another name; use the address its host has given",
            ),
            Problem::PasswordWanted => (
                StatusCode::UNAUTHORIZED,
                "password_wanted",
                "this house asks for a password; tell it by POST /api/enter",
            ),
            Problem::NoSuchToken => (
                StatusCode::UNAUTHORIZED,
                "no_such_token",
                "this house knows no such token: it is mistyped, another house's, \
                 long unused, or gone with its owner's data; \
                 make one with sexton bot-token or on the page",
            ),
            Problem::Unavailable => (
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "the house is full or closing; come back in a moment",
            ),
            Problem::Damaged => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "damaged",
                "what was kept of this is damaged",
            ),
        }
    }

    pub(crate) fn into_response(self) -> Response {
        let (status, code, message) = self.parts();
        let body = Json(json!({"error": {"code": code, "message": message}}));
        let mut response = (status, body).into_response();
        response.extensions_mut().insert(Refused(code));
        if matches!(self, Problem::TooMany | Problem::Unavailable) {
            let seconds = HeaderValue::from_static("10");
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_must_wait_is_told_how_long() {
        let answer = Problem::TooMany.into_response();
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(answer.headers()[header::RETRY_AFTER], "10");
        let answer = Problem::NotFound.into_response();
        assert!(answer.headers().get(header::RETRY_AFTER).is_none());
    }
}
