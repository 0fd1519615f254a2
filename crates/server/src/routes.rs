//! All routes, and what is done to every request and answer.

use crate::answer::{Problem, Refused};
use crate::edge::Condition;
use crate::{
    Edge, admin, api, assets, entrance, guests, headers, mine, origin, page, programs, socket, steps,
};
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
        .route("/api/admin", post(admin::ask))
        .route("/api/bots", post(programs::make))
        .route("/api/enter", post(entrance::enter))
        .route("/api/guest", post(guests::introduce))
        .route("/api/me", get(mine::export).delete(mine::delete))
        .route("/api/reach", get(api::reach))
        .route("/api/finished", get(api::finished))
        .route("/schema/{name}", get(programs::schema))
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
    let path = request.uri().path();
    let is_ours = WATCHED.contains(&path) || origin::is_our_host(edge.config(), request.headers());
    let mut response = if !is_ours {
        Problem::OtherHost.into_response()
    } else if !entrance::may_pass(&edge, path, request.headers()) {
        Problem::PasswordWanted.into_response()
    } else {
        next.run(request).await
    };
    headers::secure(edge.config(), &mut response);
    edge.metrics().took(start.elapsed());
    if let Some(Refused(code)) = response.extensions().get() {
        edge.house().refused(code);
    }
    response
}

/// The client, or the plain page where it was built without.
async fn front(edge: State<Arc<Edge>>, request: Request) -> Response {
    match edge.front().answer(&edge, request.headers()) {
        Some(page) => page,
        None if entrance::knows(&edge, request.headers()) => plain(edge, request).await,
        None => Problem::PasswordWanted.into_response(),
    }
}

/// `GET /house`: how the house is doing, on a page that needs no scripts.
async fn plain(State(edge): State<Arc<Edge>>, request: Request) -> Response {
    let lang = page::language(edge.config(), request.uri().query(), request.headers());
    let state = page::State {
        tables: edge.house().figures().tables_loaded as u64,
        is_well: edge.condition().await == Condition::Well,
    };
    page::answer(edge.config(), lang, &state)
}

async fn asset(State(edge): State<Arc<Edge>>, uri: Uri, request: Request) -> Response {
    let path = uri.path().trim_start_matches('/');
    let file = assets::find(path).filter(|file| file.path != "index.html");
    let found = match file {
        Some(file) => Some(assets::answer(file, request.headers())),
        None if assets::is_page(path) => edge.front().answer(&edge, request.headers()),
        None => None,
    };
    found.unwrap_or_else(|| Problem::NotFound.into_response())
}
