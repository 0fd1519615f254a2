//! The yardstick: a bare axum server of rooms. What one sends, both are told; the words are recorded ones.
//!
//! No rules, no storage, no checks, no limits: what is left is the price of the network.

use super::samples::{Sample, asks};
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use futures_util::SinkExt as _;
use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// What one message of the house becomes here.
struct Words {
    done: Utf8Bytes,
    to_mover: Utf8Bytes,
    to_other: Utf8Bytes,
}

#[derive(Default)]
struct Room {
    lines: Vec<mpsc::Sender<Utf8Bytes>>,
    next: usize,
}

struct Rooms {
    words: Vec<Words>,
    /// A message that asks whoever gets it.
    first: Utf8Bytes,
    rooms: Mutex<HashMap<usize, Arc<Mutex<Room>>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) async fn serve(file: &std::path::Path) -> anyhow::Result<()> {
    let samples: Vec<Sample> = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    let mut texts = samples
        .iter()
        .flat_map(|sample| [&sample.to_mover, &sample.to_other]);
    let first = texts.find(|text| asks(text)).cloned().unwrap_or_default();
    drop(texts);
    let words = samples.into_iter().map(|sample| Words {
        done: sample.done.into(),
        to_mover: sample.to_mover.into(),
        to_other: sample.to_other.into(),
    });
    let rooms = Arc::new(Rooms {
        words: words.collect(),
        first: first.into(),
        rooms: Mutex::default(),
    });
    let app = Router::new().route("/ws/{room}", get(open)).with_state(rooms);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    writeln!(std::io::stdout(), "http://{}", listener.local_addr()?)?;
    // Moves are small and must not wait for more; the house does the same.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, app).await?)
}

async fn open(
    State(rooms): State<Arc<Rooms>>,
    Path(room): Path<usize>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(4 << 10)
        .write_buffer_size(4 << 10)
        .on_upgrade(move |socket| hold(rooms, room, socket))
}

async fn hold(rooms: Arc<Rooms>, number: usize, mut socket: WebSocket) {
    let (tx, mut rx) = mpsc::channel::<Utf8Bytes>(64);
    let room = Arc::clone(lock(&rooms.rooms).entry(number).or_default());
    let place = {
        let mut room = lock(&room);
        room.lines.push(tx);
        room.next = number % rooms.words.len();
        if room.lines.len() == 2 {
            let _ = room.lines[0].try_send(rooms.first.clone());
        }
        room.lines.len() - 1
    };
    loop {
        tokio::select! {
            told = rx.recv() => {
                let Some(first) = told else { return };
                let mut next = Some(first);
                while let Some(text) = next.take() {
                    if socket.feed(Message::Text(text)).await.is_err() {
                        return;
                    }
                    next = rx.try_recv().ok();
                }
                if socket.flush().await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(_))) => pass_on(&rooms, &room, place),
                Some(Ok(_)) => {}
                _ => return,
            },
        }
    }
}

fn pass_on(rooms: &Rooms, room: &Mutex<Room>, place: usize) {
    let mut room = lock(room);
    let words = &rooms.words[room.next];
    room.next = (room.next + 1) % rooms.words.len();
    // Nobody of ours is ever sixty messages behind.
    let _ = room.lines[place].try_send(words.done.clone());
    let _ = room.lines[place].try_send(words.to_mover.clone());
    if let Some(other) = room.lines.get(1 - place) {
        let _ = other.try_send(words.to_other.clone());
    }
}
