//! All routes, and what is done to every request and answer.

use crate::answer::Problem;
use crate::edge::Condition;
use crate::{Edge, api, assets, guests, headers, origin, page, socket, steps};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::Uri;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use std::sync::Arc;
use std::time::Instant;
use tower_http::compression::CompressionLayer;

/// What whoever looks after the house asks from inside, by any name; nothing of it is about guests.
const WATCHED: [&str; 4] = ["/health", "/ready", "/version", "/metrics"];

/// The whole service. Whoever serves it puts the caller's address into each request (`ConnectInfo`).
pub fn app(edge: Arc<Edge>) -> Router {
    Router::new()
        .route("/", get(front))
        .route("/house", get(plain))
        .route("/ws", get(socket::open))
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/version", get(api::version))
        .route("/metrics", get(api::metrics))
        .route("/api/guest", post(guests::introduce))
        .route("/api/finished", get(api::finished))
        .route("/api/tables/{table}/log", get(api::log))
        .route("/api/tables/{table}/steps", get(steps::steps))
        .fallback(get(asset))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Arc::clone(&edge), around))
        .with_state(edge)
}

/// Around every request: what it took, and the headers of the answer.
async fn around(State(edge): State<Arc<Edge>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let is_ours =
        WATCHED.contains(&request.uri().path()) || origin::is_our_host(edge.config(), request.headers());
    let mut response = if is_ours {
        next.run(request).await
    } else {
        Problem::OtherHost.into_response()
    };
    headers::secure(edge.config(), &mut response);
    edge.metrics().took(start.elapsed());
    response
}

/// The client, or the plain page where it was built without.
async fn front(edge: State<Arc<Edge>>, request: Request) -> Response {
    match assets::client() {
        Some(client) => assets::answer(client, request.headers()),
        None => plain(edge, request).await,
    }
}

/// `GET /house`: how the house is doing, on a page that needs no scripts.
async fn plain(State(edge): State<Arc<Edge>>, request: Request) -> Response {
    let lang = page::language(request.uri().query(), request.headers());
    let state = page::State {
        tables: edge.house().figures().tables_loaded as u64,
        is_well: edge.condition().await == Condition::Well,
    };
    page::answer(lang, &state)
}

async fn asset(uri: Uri, request: Request) -> Response {
    match assets::find(uri.path().trim_start_matches('/')) {
        Some(file) => assets::answer(file, request.headers()),
        None => Problem::NotFound.into_response(),
    }
}
