//! Whoever looks after the house: by a socket on the machine itself, and by a page for those who have the token.
//!
//! Both say the same (`protocol::wire::AdminRequest`): over the socket as lines of JSON, one answer for each; by the page
//! as the body of a request with the token in its head.

use crate::address::Caller;
use crate::answer::Problem;
use crate::cookie::Credential;
use crate::{Edge, body, entrance, origin};
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use house::{AddressKey, Addresses, HouseRefusal, NewToken};
use protocol::wire::{AdminAnswer, AdminBy, AdminRequest};
use std::net::SocketAddr;
use std::sync::Arc;
use store::GuestId;

/// Where the page asks.
pub(crate) const HERE: &str = "/api/admin";

/// What the edge knows of addresses.
impl Addresses for Edge {
    fn read(&self, text: &str) -> Option<(AddressKey, String)> {
        let caller = Caller::read(text)?;
        Some((self.address_key(caller), caller.to_string()))
    }

    fn name(&self, key: AddressKey) -> Option<String> {
        let callers = self.gate().callers();
        let caller = callers
            .into_iter()
            .find(|caller| self.address_key(*caller) == key);
        caller.map(|caller| caller.to_string())
    }

    fn new_token(&self) -> Option<NewToken> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).ok()?;
        let guest = GuestId(u64::from_le_bytes(bytes));
        let credential = Credential::new(guest).ok()?;
        Some(NewToken {
            guest,
            text: self.key().sign(&credential),
            hash: credential.hash(),
        })
    }
}

/// `POST /api/admin`: what whoever has the token asks. A miss costs what one costs at a table.
pub(crate) async fn ask(
    State(edge): State<Arc<Edge>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Response {
    let Some(token) = edge.config().admin_token.clone() else {
        return Problem::NotFound.into_response();
    };
    if !origin::is_ours(edge.config(), request.headers()) {
        return Problem::OtherOrigin.into_response();
    }
    let address = edge.address_key(Caller::of(edge.config(), peer.ip(), request.headers()));
    let told = bearer(request.headers()).unwrap_or_default().to_owned();
    if let Err(trouble) = edge.house().guess(address) {
        return entrance::refused(StatusCode::TOO_MANY_REQUESTS, &trouble);
    }
    if !edge.key().is_same(&told, &token) {
        return entrance::refused(StatusCode::FORBIDDEN, &HouseRefusal::WrongPassword.into());
    }
    edge.house().guessed(address);
    match body::read(request, edge.config().limits.head).await {
        Ok(asked) => Json(edge.house().administer(AdminBy::Page, asked, &*edge).await).into_response(),
        Err(problem) => problem.into_response(),
    }
}

/// The token of a request: `Authorization: Bearer …`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")
}

/// Answers one line of whoever is on the machine itself.
async fn answer_line(edge: &Edge, line: &str) -> String {
    let answer = match serde_json::from_str::<AdminRequest>(line) {
        Ok(request) => edge.house().administer(AdminBy::Local, request, edge).await,
        Err(wrong) => AdminAnswer::Refused {
            trouble: HouseRefusal::NotARequest.saying(
                HouseRefusal::NotARequest
                    .phrase()
                    .with_text("problem", wrong.to_string()),
            ),
        },
    };
    serde_json::to_string(&answer).unwrap_or_default() + "\n"
}

#[cfg(unix)]
pub use local::Desk;

#[cfg(unix)]
mod local {
    use super::{Arc, Edge, answer_line};
    use std::convert::Infallible;
    use std::path::{Path, PathBuf};
    use std::time::Duration;
    use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
    use tokio::net::{UnixListener, UnixStream};
    use tokio::task::JoinSet;

    /// The longest request.
    const LINE_BYTES_MAX: u64 = 16 << 10;

    /// So many ask at once; more wait.
    const ASKERS_MAX: usize = 16;

    /// How long somebody may take to ask.
    const ASK_WAIT: Duration = Duration::from_secs(30);

    /// A socket on the machine, for its owner alone.
    pub struct Desk {
        listener: UnixListener,
        path: PathBuf,
    }

    impl Desk {
        /// Opens the socket. What an earlier house left there goes: whoever has the data folder is the only house there.
        ///
        /// # Errors
        /// If it cannot be made.
        pub fn open(path: &Path) -> std::io::Result<Desk> {
            use std::os::unix::fs::PermissionsExt as _;
            match std::fs::remove_file(path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            let listener = UnixListener::bind(path)?;
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
            Ok(Desk {
                listener,
                path: path.to_owned(),
            })
        }

        /// Answers until it is dropped.
        pub async fn run(self, edge: Arc<Edge>) -> Infallible {
            let mut asking = JoinSet::new();
            loop {
                tokio::select! {
                    Some(_) = asking.join_next() => {}
                    accepted = self.listener.accept(), if asking.len() < ASKERS_MAX => match accepted {
                        Ok((stream, _)) => {
                            asking.spawn(talk(stream, Arc::clone(&edge)));
                        }
                        Err(error) => {
                            tracing::warn!(%error, "the socket of the machine could not be answered");
                            tokio::time::sleep(Duration::from_millis(50)).await;
                        }
                    },
                }
            }
        }
    }

    impl Drop for Desk {
        fn drop(&mut self) {
            // A path that is left behind says "nobody is there" as well as none.
            let _ = std::fs::remove_file(&self.path);
        }
    }

    async fn talk(stream: UnixStream, edge: Arc<Edge>) {
        let (from, mut to) = stream.into_split();
        let mut from = BufReader::new(from);
        loop {
            let mut line = String::new();
            let mut limited = (&mut from).take(LINE_BYTES_MAX);
            match tokio::time::timeout(ASK_WAIT, limited.read_line(&mut line)).await {
                Ok(Ok(count)) if count > 0 => {}
                _ => return,
            }
            let answer = answer_line(&edge, &line).await;
            if to.write_all(answer.as_bytes()).await.is_err() {
                return;
            }
        }
    }
}
