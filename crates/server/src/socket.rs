//! One line to one device: what it sends goes to the house, what the house tells goes out.
//!
//! Nothing here waits for a device that does not read: what waits for it is bounded by the house, and a write that
//! takes too long drops the line. The device comes back and asks for what it missed.

use crate::address::Caller;
use crate::answer::Problem;
use crate::batch::Batch;
use crate::bucket::Bucket;
use crate::config::Rate;
use crate::gate::{Pass, Turned};
use crate::guests::{self, COMPANIONS_MAX, Known};
use crate::upgrade::{Agreed, Frames};
use crate::{Edge, admin, origin, transport, upgrade};
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Query, Request, State};
use axum::response::Response;
use bytes::Bytes;
use futures_util::future::poll_immediate;
use futures_util::{SinkExt as _, StreamExt as _};
use house::{Connection, HouseError, HouseRefusal, Visitor};
use protocol::wire::{ToClient, Trouble};
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::error::Elapsed;
use tokio_tungstenite::tungstenite::error::{CapacityError, Error as FrameError, ProtocolError};
use tokio_tungstenite::tungstenite::protocol::frame::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How many bytes of messages go out together.
const TOGETHER_BYTES: usize = 64 << 10;

/// So many messages too many, and the line is cut. They are forgiven as fast as messages may be sent: whoever waits as
/// told is refused at most once for each message that is taken, and is never cut off.
const PATIENCE: u32 = 200;

/// Which of the people at a device opens a line.
#[derive(Deserialize)]
pub(crate) struct Who {
    #[serde(default, rename = "as")]
    number: u8,
}

/// `GET /ws`: opens a line; `?as=N` is another person at the same device.
pub(crate) async fn open(
    State(edge): State<Arc<Edge>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    who: Result<Query<Who>, QueryRejection>,
    mut request: Request,
) -> Response {
    let agreed = match upgrade::agree(&mut request) {
        Ok(agreed) => agreed,
        Err(problem) => return problem.into_response(),
    };
    let Some(number) = who
        .ok()
        .map(|Query(who)| who.number)
        .filter(|number| *number <= COMPANIONS_MAX)
    else {
        return Problem::BadQuestion("as: expected a number from 1 to 6").into_response();
    };
    if edge.is_closing() {
        return Problem::Unavailable.into_response();
    }
    let headers = request.headers();
    if !origin::is_ours(edge.config(), headers) {
        return Problem::OtherOrigin.into_response();
    }
    let limits = &edge.config().limits;
    let caller = Caller::of(edge.config(), peer.ip(), headers);
    let is_direct = Caller::is_direct(edge.config(), peer.ip());
    let pass = match edge.gate().enter(caller, limits, Instant::now()) {
        Ok(pass) => pass,
        Err(turned) => {
            edge.metrics().turned.inc();
            return match turned {
                Turned::Full => Problem::Unavailable.into_response(),
                Turned::TooMany | Turned::TooFast => Problem::TooMany.into_response(),
            };
        }
    };
    let program = match admin::bearer(headers) {
        Some(token) => match guests::find_program(&edge, token).await {
            Ok(None) => return Problem::NoSuchToken.into_response(),
            found => Some(found),
        },
        None => None,
    };
    let first = match program {
        Some(found) => found,
        None => guests::find(&edge, headers).await,
    };
    let first = match first {
        Ok(Some(known)) => Ok(known),
        Ok(None) => guests::make(&edge),
        Err(error) => Err(error),
    };
    let known = match first {
        Ok(first) => guests::companion(&edge, first, number).await,
        Err(error) => Err(error),
    };
    let Known {
        guest, token, cookie, ..
    } = match known {
        Ok(known) => known,
        Err(error) => {
            tracing::error!(%error, "a guest could not be found or made");
            return Problem::Unavailable.into_response();
        }
    };
    let visitor = Visitor {
        guest,
        address: Some(edge.address_key(caller)),
        token,
    };
    // Told over the line: a browser shows nothing of a request that is refused.
    let kept_out = edge.house().keeps_out(&caller.to_string());
    let Agreed { response, upgrade } = agreed;
    let message_bytes = limits.message_bytes;
    // The gate counts it until it ends, and closing waits for that.
    tokio::spawn(async move {
        if let Some(frames) = upgrade::frames(upgrade, message_bytes).await {
            run(edge, frames, visitor, kept_out, pass, is_direct).await;
        }
    });
    guests::with_cookie(response, cookie)
}

/// Why a line ends.
enum End {
    /// The other end is gone.
    Gone,
    /// It is closed from here, with a code.
    Close(CloseCode, &'static str),
}

/// Waits so long at most. No clock is set for what is over at once, as most writes are.
async fn within<T>(limit: Duration, doing: impl Future<Output = T>) -> Result<T, Elapsed> {
    let mut doing = std::pin::pin!(doing);
    match poll_immediate(&mut doing).await {
        Some(done) => Ok(done),
        None => tokio::time::timeout(limit, doing).await,
    }
}

/// As much of a message as is needed to refuse it.
#[derive(serde::Deserialize)]
struct Keyed {
    key: Option<String>,
}

/// A line while it holds.
struct Line {
    edge: Arc<Edge>,
    frames: Frames,
    messages: Bucket,
    /// How many messages too many may still come.
    patience: Bucket,
    /// Whether the device was asked if it is still there.
    is_asked: bool,
    /// How fast it may talk.
    rate: Rate,
    /// Whether the connection goes straight to the device, so that what the system measures is the way to it.
    is_direct: bool,
}

async fn run(
    edge: Arc<Edge>,
    frames: Frames,
    visitor: Visitor,
    kept_out: Option<Trouble>,
    pass: Pass,
    is_direct: bool,
) {
    edge.metrics().sockets.inc();
    let rate = edge.config().limits.rate(visitor.guest.is_program);
    let connection = match kept_out {
        Some(trouble) => Err(HouseError::TurnedAway(trouble)),
        None => edge.house().connect(visitor),
    };
    let now = Instant::now();
    let mut line = Line {
        edge,
        frames,
        messages: Bucket::full(rate.at_once, now),
        patience: Bucket::full(PATIENCE, now),
        rate,
        is_asked: false,
        is_direct,
    };
    let end = match connection {
        Ok(connection) => line.hold(&connection).await,
        Err(HouseError::TurnedAway(trouble)) => line.turn_away(trouble).await,
        Err(_) => End::Close(CloseCode::Restart, "closing"),
    };
    if let End::Close(code, reason) = end {
        line.close(code, reason).await;
    }
    drop(pass);
}

impl Line {
    /// Carries messages both ways until something ends it.
    async fn hold(&mut self, connection: &Connection) -> End {
        let silence = self.edge.config().limits.silence;
        let mut heard_at = tokio::time::Instant::now();
        // One timer for the whole time: setting one for every message would cost more than the message.
        let ring = tokio::time::sleep_until(heard_at + silence);
        tokio::pin!(ring);
        loop {
            let end = tokio::select! {
                told = connection.next() => match told {
                    Some(first) => self.tell(connection, first).await,
                    None => Some(self.dropped_by_the_house(connection)),
                },
                heard = self.frames.next() => {
                    heard_at = tokio::time::Instant::now();
                    match heard {
                        Some(Ok(message)) => self.hear(connection, message).await,
                        Some(Err(error)) => Some(self.broken(&error).await),
                        None => Some(End::Gone),
                    }
                }
                () = &mut ring => {
                    let now = tokio::time::Instant::now();
                    let is_silent = heard_at + silence <= now;
                    let from = if is_silent { now } else { heard_at };
                    ring.as_mut().reset(from + silence);
                    if is_silent { self.ask().await } else { None }
                }
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// Writes what waits for the device, several messages together.
    async fn tell(&mut self, connection: &Connection, first: Bytes) -> Option<End> {
        let mut batch = Batch::default();
        let mut next = Some(Some(first));
        while let Some(Some(text)) = next {
            let metrics = self.edge.metrics();
            metrics.sent.inc();
            metrics.sent_bytes.inc_by(text.len() as u64);
            batch.put_text(text);
            next = match batch.bytes() {
                0..TOGETHER_BYTES => connection.try_next(),
                _ => None,
            };
        }
        let limit = self.edge.config().limits.write;
        let write = async {
            // What the library has begun, such as the answer to a ping, goes first.
            self.frames.flush().await?;
            // Written past the library's buffer, which would stay as large as the largest message.
            batch.write_to(self.frames.get_mut()).await?;
            Ok::<(), FrameError>(())
        };
        match within(limit, write).await {
            // Nothing comes after what the house said last.
            Ok(Ok(())) if next.is_some() => Some(self.dropped_by_the_house(connection)),
            Ok(Ok(())) => None,
            Ok(Err(_)) => Some(End::Gone),
            Err(_) => {
                self.edge.metrics().slow.inc();
                Some(End::Gone)
            }
        }
    }

    /// The house has said its last word: it closes, sends everybody to other nodes, or this device was too slow.
    fn dropped_by_the_house(&self, connection: &Connection) -> End {
        if connection.is_sent_home() {
            End::Close(CloseCode::Policy, "sent home")
        } else if self.edge.is_closing() {
            End::Close(CloseCode::Restart, "closing")
        } else if self.edge.house().standing().is_some_and(|node| !node.bus) {
            End::Close(CloseCode::Restart, "come in at another node")
        } else {
            End::Close(CloseCode::Again, "too slow")
        }
    }

    async fn hear(&mut self, connection: &Connection, message: Message) -> Option<End> {
        self.is_asked = false;
        // Every frame costs the house something, so every frame counts.
        let is_flood = !matches!(message, Message::Close(_)) && !self.may_send();
        match message {
            Message::Text(text) => {
                self.edge.metrics().received.inc();
                if is_flood {
                    return self.refuse_flood(&text).await;
                }
                let stream = self.is_direct.then(|| self.frames.get_ref().tcp());
                let rtt_min_ms = || stream.and_then(transport::rtt_min_ms);
                connection.receive_over(&text, rtt_min_ms).await;
                None
            }
            Message::Binary(_) => {
                let not_text = HouseRefusal::NotText.into();
                Some(self.break_off(not_text, CloseCode::Unsupported, "not text").await)
            }
            // The library answers pings itself.
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) if !is_flood => None,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => self.endure(),
            Message::Close(_) => Some(End::Gone),
        }
    }

    fn may_send(&mut self) -> bool {
        let Rate { per_second, at_once } = self.rate;
        per_second == 0 || self.messages.take(at_once, f64::from(per_second), Instant::now())
    }

    /// Refuses a message too many, by its key, so that whoever waits for it can say it again.
    async fn refuse_flood(&mut self, text: &str) -> Option<End> {
        if let Some(end) = self.endure() {
            return Some(end);
        }
        let key = serde_json::from_str(text).ok().and_then(|Keyed { key }| key);
        let retry_ms = self.messages.wait_ms(f64::from(self.rate.per_second));
        self.refuse(key, HouseRefusal::TooFast.until(retry_ms)).await
    }

    /// One frame too many: for a while nothing comes of it, then the line is cut.
    fn endure(&mut self) -> Option<End> {
        self.edge.metrics().bad.inc();
        let per_second = f64::from(self.rate.per_second);
        let is_borne = self.patience.take(PATIENCE, per_second, Instant::now());
        (!is_borne).then_some(End::Close(CloseCode::Policy, "too many messages"))
    }

    /// Says no, politely; the line holds.
    async fn refuse(&mut self, key: Option<String>, trouble: Trouble) -> Option<End> {
        self.edge.house().refused(&trouble.code);
        let table = None;
        let refused = ToClient::Refused { key, table, trouble };
        let limit = self.edge.config().limits.write;
        let send = self.frames.send(Message::Text(refused.write().into()));
        match tokio::time::timeout(limit, send).await {
            Ok(Ok(())) => None,
            _ => Some(End::Gone),
        }
    }

    /// What came cannot be read any further: too long, no text, no frames at all. The code says which.
    async fn broken(&mut self, error: &FrameError) -> End {
        match error {
            FrameError::Capacity(CapacityError::MessageTooLong { .. }) => {
                let bytes = self.edge.config().limits.message_bytes as i64;
                let too_big = HouseRefusal::TooBig;
                let trouble = too_big.saying(too_big.phrase().with("bytes", bytes));
                self.break_off(trouble, CloseCode::Size, "too big").await
            }
            FrameError::Utf8(_) => {
                let not_text = HouseRefusal::NotText.into();
                self.break_off(not_text, CloseCode::Invalid, "not UTF-8").await
            }
            // The line broke off; there is nobody to be told.
            FrameError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
            FrameError::Protocol(_) => {
                self.edge.metrics().bad.inc();
                End::Close(CloseCode::Protocol, "no frame of the protocol")
            }
            _ => End::Gone,
        }
    }

    /// Says why, and ends the line.
    async fn break_off(&mut self, trouble: Trouble, code: CloseCode, reason: &'static str) -> End {
        self.edge.metrics().bad.inc();
        match self.refuse(None, trouble).await {
            None => End::Close(code, reason),
            Some(end) => end,
        }
    }

    /// Asks a silent device whether it is still there; if it was asked before, it is not.
    async fn ask(&mut self) -> Option<End> {
        if std::mem::replace(&mut self.is_asked, true) {
            return Some(End::Gone);
        }
        let limit = self.edge.config().limits.write;
        let ping = self.frames.send(Message::Ping(Bytes::new()));
        match tokio::time::timeout(limit, ping).await {
            Ok(Ok(())) => None,
            _ => Some(End::Gone),
        }
    }

    /// Whoever is not let in is told why. One who is kept out need not come again.
    async fn turn_away(&mut self, trouble: Trouble) -> End {
        let stay_away = trouble.code == HouseRefusal::KeptOut.code();
        let say = trouble.say;
        let last = ToClient::Goodbye { say, stay_away }.write();
        let limit = self.edge.config().limits.write;
        let told = tokio::time::timeout(limit, self.frames.send(Message::text(last))).await;
        match told {
            Ok(Ok(())) if stay_away => End::Close(CloseCode::Policy, "kept out"),
            Ok(Ok(())) => End::Close(CloseCode::Again, "nobody new is let in"),
            _ => End::Gone,
        }
    }

    /// Closes with a code, and waits a little for the other end to agree.
    async fn close(&mut self, code: CloseCode, reason: &'static str) {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        let limit = self.edge.config().limits.write.min(Duration::from_secs(2));
        let closing = async {
            self.frames.send(Message::Close(Some(frame))).await?;
            while let Some(Ok(_)) = self.frames.next().await {}
            // After a broken frame nothing more is understood. What still comes is taken all the same: a connection that
            // is closed with something unread takes back what was said last.
            let stream = self.frames.get_mut();
            stream.shutdown().await?;
            let mut rest = [0; 512];
            while stream.read(&mut rest).await? > 0 {}
            Ok::<(), FrameError>(())
        };
        // Whoever does not answer is gone; there is nothing more to say.
        let _ = tokio::time::timeout(limit, closing).await;
    }
}
