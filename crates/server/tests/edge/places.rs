//! Who takes a place, for how long, and what is kept of whoever only passes by.

use crate::client::Client;
use crate::place::{Answer, Place, settings};
use serde_json::json;
use server::{Config, Limits};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::memory::MemoryStore;
use store::{GuestId, Store as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// Longer than this nothing takes.
const PATIENCE: Duration = Duration::from_secs(30);

async fn place_with(limits: Limits, store: &MemoryStore) -> Place {
    let config = Config {
        limits,
        ..Config::default()
    };
    Place::open_with(config, settings(), Arc::new(store.clone())).await
}

/// A connection from an address of this machine, which takes little before it is read.
async fn connect_from(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 << 10).unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// The cookie an answer sets, as it is sent back.
fn cookie_of(answer: &Answer) -> String {
    let set = answer.header("set-cookie").unwrap();
    set.split(';').next().unwrap().to_owned()
}

async fn is_kept(store: &MemoryStore, id: &str) -> bool {
    let id: GuestId = id.parse().unwrap();
    store.guest(id).await.unwrap().is_some()
}

#[tokio::test]
async fn a_guest_is_kept_with_the_first_thing_they_do() {
    let store = MemoryStore::default();
    let place = place_with(Limits::default(), &store).await;
    let introduced = place.ask("POST", "/api/guest", &[]).await;
    let guest = introduced.json()["guest"].as_str().unwrap().to_owned();
    let cookie = cookie_of(&introduced);
    assert!(!is_kept(&store, &guest).await, "nothing was done yet");
    // The cookie is good all the same: whoever comes back is the same guest.
    let again = place.ask("POST", "/api/guest", &[("Cookie", &cookie)]).await;
    assert_eq!(
        (again.json()["guest"].as_str(), again.header("set-cookie")),
        (Some(&*guest), None)
    );
    let mut client = Client::come_as(&place, &cookie).await;
    client.send(json!({"do": "lobby"})).await;
    client.until(|_, message| message["is"] == "lobby").await;
    client.get(json!({"do": "find", "code": "WXYZ"})).await;
    assert!(
        !is_kept(&store, &guest).await,
        "whoever looks around leaves nothing behind"
    );
    client.must(json!({"do": "name", "name": "Anna"})).await;
    assert!(is_kept(&store, &guest).await);
    let again = place
        .ask("POST", "/api/guest", &[("Cookie", &cookie)])
        .await
        .json();
    assert_eq!((&again["guest"], &again["name"]), (&json!(guest), &json!("Anna")));
    // A second person at the same device, too.
    let mut beside = Client::come_beside(&place, &cookie, 1).await;
    beside.open("dawn-under", 2, &json!({})).await;
    let beside = beside.info["host"]["guest"].as_str().unwrap().to_owned();
    assert!(beside != guest && is_kept(&store, &beside).await);
}

#[tokio::test]
async fn new_guests_of_one_address_are_limited_and_known_ones_are_not() {
    let store = MemoryStore::default();
    let limits = Limits {
        arrivals_per_minute: 3,
        ..Limits::default()
    };
    let place = place_with(limits, &store).await;
    let mut cookie = String::new();
    for _ in 0..3 {
        let introduced = place.ask("POST", "/api/guest", &[]).await;
        assert_eq!(introduced.status, 200);
        cookie = cookie_of(&introduced);
    }
    let refused = place.ask("POST", "/api/guest", &[]).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (429, None));
    let known = place.ask("POST", "/api/guest", &[("Cookie", &cookie)]).await;
    assert_eq!(known.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_and_never_reads_leaves_places_for_others_and_is_cut_off() {
    let store = MemoryStore::default();
    let limits = Limits {
        connections: 12,
        connections_per_address: 8,
        write: Duration::from_millis(200),
        ..Limits::default()
    };
    let place = place_with(limits, &store).await;
    let rude = Ipv4Addr::new(127, 0, 0, 2);
    let mut holders = Vec::new();
    for _ in 0..8 {
        let mut holder = connect_from(rude, place.address).await;
        holder
            .write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            .await
            .unwrap();
        // It is answered, so it has its place; nothing more is read.
        holder.read_exact(&mut [0; 15]).await.unwrap();
        holders.push(holder);
    }
    // One more of that address is not let in; everybody else is.
    let mut one_more = connect_from(rude, place.address).await;
    let heard = one_more.read(&mut [0; 1]).await;
    assert!(matches!(heard, Ok(0) | Err(_)), "{heard:?}");
    assert_eq!(place.get("/health").await.status, 200);
    // They go on asking and read nothing of it, until they are cut off.
    for holder in &mut holders {
        let asking = async {
            while holder
                .write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
                .await
                .is_ok()
            {}
        };
        let cut = tokio::time::timeout(PATIENCE, asking).await;
        assert!(cut.is_ok(), "a place was held by somebody who does not read");
    }
    let mut polite = connect_from(rude, place.address).await;
    polite
        .write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .unwrap();
    let mut status = [0; 12];
    polite.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
}
