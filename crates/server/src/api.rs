//! The short HTTP interface: how the house is doing, and what is over.

use crate::answer::Problem;
use crate::edge::Condition;
use crate::{Edge, day, metrics};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use house::{HouseError, Standing, TableFile};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Finished, Search, StoreError, TableId};

/// `GET /health`: the process runs and its store keeps what it is given.
pub(crate) async fn health(State(edge): State<Arc<Edge>>) -> Response {
    let condition = edge.condition().await;
    let status = match condition {
        Condition::Well => StatusCode::OK,
        Condition::StoreFailing | Condition::StoreUnreachable => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Json(json!({"health": condition.code()}))).into_response()
}

/// `GET /ready`: whether new sockets are let in, and what is done there is kept; if not, why. One of several nodes also
/// tells how it stands among the others.
pub(crate) async fn ready(State(edge): State<Arc<Edge>>) -> Response {
    let (status, mut body) = match edge.readiness().await {
        Ok(()) => (StatusCode::OK, json!({"ready": true})),
        Err(why) => (
            StatusCode::SERVICE_UNAVAILABLE,
            json!({"ready": false, "why": why}),
        ),
    };
    if let Some(standing) = edge.house().standing() {
        let Standing {
            bus,
            lease,
            nodes,
            tables,
        } = standing;
        body["node"] = json!({"bus": bus, "lease": lease, "nodes": nodes, "tables": tables});
    }
    (status, Json(body)).into_response()
}

/// `GET /version`: what speaks here.
pub(crate) async fn version() -> Response {
    let games: Vec<&str> = catalog::games().iter().map(|game| game.name).collect();
    let body = json!({
        "sexton": env!("CARGO_PKG_VERSION"),
        "wire": protocol::wire::VERSION,
        "log": engine::log::FORMAT,
        "games": games,
    });
    Json(body).into_response()
}

/// `GET /api/reach`: by which address others come to this house, for whoever sits at its machine and knows it as
/// `localhost`. Nobody else is told how the network of the house looks from inside.
pub(crate) async fn reach(
    State(edge): State<Arc<Edge>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
) -> Response {
    let config = edge.config();
    let network = config
        .network_url
        .as_deref()
        .filter(|_| peer.ip().to_canonical().is_loopback());
    Json(json!({"url": config.public_url.as_deref().or(network)})).into_response()
}

/// `GET /metrics`: counters for Prometheus.
pub(crate) async fn metrics(State(edge): State<Arc<Edge>>) -> Response {
    let text = metrics::write(&edge).await;
    let kind = HeaderValue::from_static(metrics::FORM);
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// What may be asked of finished tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    game: Option<String>,
    day: Option<String>,
    /// `me`: one's own tables, also those that were not listed.
    guest: Option<String>,
    /// Only ended before this time, in milliseconds since 1970: the next page.
    before: Option<u64>,
    limit: Option<usize>,
}

/// `GET /api/finished`: tables that are over, the latest first.
///
/// Everybody finds tables that were listed; those by link are found by whoever sat there.
pub(crate) async fn finished(
    State(edge): State<Arc<Edge>>,
    headers: HeaderMap,
    question: Result<Query<Question>, QueryRejection>,
) -> Response {
    let Ok(Query(question)) = question else {
        let known = "expected game, day, guest, before or limit";
        return Problem::BadQuestion(known).into_response();
    };
    let search = match search(&edge, &headers, question) {
        Ok(search) => search,
        Err(problem) => return problem.into_response(),
    };
    match edge.store().finished(search).await {
        Ok(found) => {
            let tables: Vec<Value> = found.into_iter().filter_map(tell).collect();
            Json(json!({"tables": tables})).into_response()
        }
        Err(error) => trouble(&error).into_response(),
    }
}

fn search(edge: &Edge, headers: &HeaderMap, question: Question) -> Result<Search, Problem> {
    let guest = match question.guest.as_deref() {
        None => None,
        Some("me") => {
            let credential = edge.key().read(edge.config(), headers);
            let nobody = Problem::BadQuestion("guest: you have no cookie of this house yet");
            Some(credential.ok_or(nobody)?.guest)
        }
        Some(_) => return Err(Problem::BadQuestion("guest: expected \"me\"")),
    };
    let day = match question.day.as_deref() {
        None => None,
        Some(day) => {
            Some(day::bounds_ms(day).ok_or(Problem::BadQuestion("day: expected one such as 2026-02-03"))?)
        }
    };
    if let Some(game) = &question.game
        && catalog::facts(game).is_err()
    {
        return Err(Problem::BadQuestion("game: there is no such game"));
    }
    Ok(Search {
        game: question.game,
        listed: guest.is_none(),
        guest,
        from_ms: day.map(|(from, _)| from),
        until_ms: question.before.or(day.map(|(_, until)| until)),
        limit: question.limit.unwrap_or(50),
    })
}

/// One finished table.
fn tell(finished: Finished) -> Option<Value> {
    let about: Box<RawValue> = RawValue::from_string(finished.public).ok()?;
    Some(json!({
        "table": finished.table.to_string(),
        "game": finished.game,
        "ended_ms": finished.ended_ms,
        "lines": finished.lines,
        "about": about,
    }))
}

/// The log of a table that is over.
pub(crate) async fn finished_log(edge: &Edge, table: &str) -> Result<String, Problem> {
    let Ok(table) = table.parse::<TableId>() else {
        return Err(Problem::NotFound);
    };
    match edge.house().table_file(table).await {
        Ok(TableFile::Log(text)) => Ok(text),
        Ok(TableFile::NotYet) => Err(Problem::NotOver),
        Ok(TableFile::None) => Err(Problem::NotFound),
        Err(HouseError::Store(error)) => Err(trouble(&error)),
        Err(HouseError::Closing | HouseError::Threads(_) | HouseError::TurnedAway(_)) => {
            Err(Problem::Unavailable)
        }
    }
}

/// `GET /api/tables/{table}/log`: the file of a table that is over, as `sexton verify` reads it.
pub(crate) async fn log(State(edge): State<Arc<Edge>>, Path(table): Path<String>) -> Response {
    let text = match finished_log(&edge, &table).await {
        Ok(text) => text,
        Err(problem) => return problem.into_response(),
    };
    let name = format!("attachment; filename=\"{table}.log\"");
    let kind = HeaderValue::from_static("application/x-ndjson; charset=utf-8");
    let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    response
}

/// Logs what the store said, once, and finds what may be told of it.
fn trouble(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store could not answer");
    match error {
        StoreError::Damaged { .. } | StoreError::Unfit { .. } => Problem::Damaged,
        _ => Problem::Unavailable,
    }
}
