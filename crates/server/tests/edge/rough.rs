//! Rough company: garbage, floods, silence, crowds. The house stays polite and goes on.

use crate::client::{Client, table};
use crate::place::{Place, settings};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::sync::Arc;
use std::time::Duration;
use store::memory::MemoryStore;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::tungstenite::Message;

async fn place_with(limits: Limits) -> Place {
    let config = Config {
        limits,
        ..Config::default()
    };
    Place::open_with(config, settings(), Arc::new(MemoryStore::default())).await
}

#[tokio::test]
async fn garbage_is_refused_and_the_line_holds() {
    let place = Place::open().await;
    let mut client = Client::come(&place).await;
    for garbage in [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        "{\"do\":\"fly\"}",
        "{\"do\":\"command\"}",
        "{\"do\":\"join\",\"table\":\"../../etc\"}",
        "{\"do\":\"join\",\"table\":\"ffffffffffffffff\"}",
        "{\"do\":\"lobby\",\"wings\":2}",
        "\u{0}\u{1}",
    ] {
        client.send_text(garbage.to_owned()).await;
        let answer = client.until(|_, message| message["is"] == "refused").await;
        let (code, key) = (&answer["trouble"]["code"], &answer["trouble"]["say"]["key"]);
        assert!(code.is_string() && key.is_string(), "{garbage}: {answer}");
    }
    // Nesting that would overflow a careless reader.
    client.send_text("[".repeat(5_000)).await;
    client.until(|_, message| message["is"] == "refused").await;
    client.must(json!({"do": "name", "name": "Anna"})).await;
}

/// Sends bytes past the library, and gives the code the line was closed with.
async fn closed_after(place: &Place, bytes: &[u8]) -> Option<u16> {
    let mut client = Client::come(place).await;
    client.socket.get_mut().write_all(bytes).await.unwrap();
    while client.next().await.is_some() {}
    client.closed
}

#[tokio::test]
async fn a_line_that_breaks_the_protocol_is_closed_with_the_code_that_says_how() {
    let place = Place::open().await;
    let mask = [0x80, 0, 0, 0, 0];
    // A frame of no kind there is, a text without a mask, a continuation of nothing, a ping in two parts.
    for bytes in [
        &[&[0x83][..], &mask].concat(),
        &b"\x81\x02hi".to_vec(),
        &[&[0x80][..], &mask].concat(),
        &[&[0x09][..], &mask].concat(),
    ] {
        assert_eq!(closed_after(&place, bytes).await, Some(1002), "{bytes:x?}");
    }
    // A text that is none, and bytes where text is spoken.
    assert_eq!(closed_after(&place, b"\x81\x81\0\0\0\0\xff").await, Some(1007));
    assert_eq!(closed_after(&place, b"\x82\x81\0\0\0\0\xff").await, Some(1003));
    let mut other = Client::come(&place).await;
    other.must(json!({"do": "name", "name": "Bert"})).await;
}

#[tokio::test]
async fn pings_and_pongs_are_counted_like_messages() {
    let place = place_with(Limits {
        messages_per_second: 5,
        messages_at_once: 10,
        ..Limits::default()
    })
    .await;
    for frame in [
        Message::Ping(vec![7; 100].into()),
        Message::Pong(vec![7; 100].into()),
    ] {
        let mut client = Client::come(&place).await;
        // Until the line is cut; how many fit into the buffers on the way is the machine's business.
        while client.socket.send(frame.clone()).await.is_ok() {}
        while client.next().await.is_some() {}
        assert_eq!(client.closed, Some(1008), "{frame:?}");
    }
}

#[tokio::test]
async fn a_message_too_long_is_refused_and_the_line_closed() {
    let place = Place::open().await;
    let mut client = Client::come(&place).await;
    client.send_text("x".repeat(17 << 10)).await;
    let answer = client.until(|_, message| message["is"] == "refused").await;
    assert_eq!(answer["trouble"]["code"], "too_big");
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1009));
}

#[tokio::test]
async fn a_flood_is_refused_first_and_cut_off_then() {
    let place = place_with(Limits {
        messages_per_second: 5,
        messages_at_once: 10,
        ..Limits::default()
    })
    .await;
    let mut client = Client::come(&place).await;
    for _ in 0..30 {
        client.send(json!({"do": "name", "name": "Anna"})).await;
    }
    let answer = client.until(|_, message| message["is"] == "refused").await;
    assert_eq!(answer["trouble"]["code"], "too_fast");
    // And says when to try again.
    assert!(answer["trouble"]["retry_ms"].as_u64().unwrap() <= 202, "{answer}");
    // With its key, so that whoever waits for it can say it again.
    for _ in 0..30 {
        client.ask(json!({"do": "name", "name": "Anna"})).await;
    }
    client
        .until(|_, message| message["is"] == "refused" && message["key"].is_string())
        .await;
    // After a while one is heard again.
    tokio::time::sleep(Duration::from_millis(500)).await;
    client.must(json!({"do": "name", "name": "Anna"})).await;
    for _ in 0..400 {
        client.send(json!({"do": "lobby"})).await;
    }
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1008));
    // Others do not notice.
    let mut other = Client::come(&place).await;
    other.must(json!({"do": "name", "name": "Bert"})).await;
}

#[tokio::test]
async fn whoever_waits_as_told_is_never_cut_off() {
    let place = place_with(Limits {
        messages_per_second: 250,
        messages_at_once: 1,
        ..Limits::default()
    })
    .await;
    let mut client = Client::come(&place).await;
    // More often than a flood is borne.
    let mut refused = 0;
    while refused < 300 {
        let answer = client.get(json!({"do": "name", "name": "Anna"})).await;
        if answer["is"] == "refused" {
            refused += 1;
            let wait = answer["trouble"]["retry_ms"].as_u64().unwrap();
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
    }
    assert_eq!(client.closed, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_reads_is_dropped_and_the_table_goes_on() {
    let mut small = settings();
    small.limits.outbox_messages = 8;
    let config = Config {
        limits: Limits {
            write: Duration::from_millis(500),
            messages_per_second: 0,
            ..Limits::default()
        },
        ..Config::default()
    };
    let place = Place::open_with(config, small, Arc::new(MemoryStore::default())).await;
    let mut clients = table(&place, "dawn-under", 2, &json!({})).await;
    let mut sleeper = Client::come(&place).await;
    sleeper.join(&clients[0].table.clone(), None).await;
    let cookie = sleeper.cookie.clone();
    // It asks for the same again and again and reads nothing of it, until the line is cut.
    let join = json!({"do": "join", "table": clients[0].table}).to_string();
    // How many fit into the buffers on the way is the machine's business.
    let asking = async { while sleeper.socket.send(Message::text(join.clone())).await.is_ok() {} };
    let cut = tokio::time::timeout(Duration::from_secs(30), asking)
        .await
        .is_ok();
    assert!(cut, "the house waited for somebody who does not read");
    // The others play on, and it can come back.
    let host = clients.remove(0).play_until(4);
    let guest = clients.remove(0).play_until(4);
    let (host, _) = tokio::join!(host, guest);
    assert!(host.seq >= 4);
    let mut back = Client::come_as(&place, &cookie).await;
    back.join(&host.table, None).await;
    while back.seq < 4 {
        back.next().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_late_gets_everything_whole_and_in_order() {
    const ASKED: usize = 2000;
    let mut large = settings();
    large.limits.outbox_messages = 1 << 20;
    large.limits.outbox_bytes = 1 << 30;
    let config = Config {
        limits: Limits {
            messages_per_second: 0,
            ..Limits::default()
        },
        ..Config::default()
    };
    let place = Place::open_with(config, large, Arc::new(MemoryStore::default())).await;
    let clients = table(&place, "dawn-under", 2, &json!({})).await;
    let table = clients[0].table.clone();
    let mut late = Client::come(&place).await;
    late.join(&table, None).await;
    // More is told than the connection holds, and pings are answered in between.
    let (mut tell, mut hear) = late.socket.split();
    let asking = tokio::spawn(async move {
        for number in 0..ASKED {
            let join = json!({"do": "join", "table": table, "key": number.to_string()});
            tell.send(Message::Ping(vec![7; 100].into())).await.unwrap();
            tell.send(Message::text(join.to_string())).await.unwrap();
        }
        tell
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (mut answered, mut pongs, mut bytes) = (0, 0, 0);
    while answered < ASKED {
        match hear.next().await.unwrap().unwrap() {
            Message::Text(text) => {
                bytes += text.len();
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["is"] == "done" {
                    assert_eq!(message["key"], answered.to_string());
                    answered += 1;
                }
            }
            Message::Pong(payload) => {
                assert_eq!(payload, vec![7; 100]);
                pongs += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(pongs > 0 && bytes > 4 << 20, "{pongs} {bytes}");
    drop(asking.await.unwrap());
}

#[tokio::test]
async fn a_crowd_is_turned_away_politely() {
    let place = place_with(Limits {
        sockets_per_address: 3,
        ..Limits::default()
    })
    .await;
    let first = Client::come(&place).await;
    let _second = Client::come(&place).await;
    let _third = Client::come(&place).await;
    let refused = Client::connect(&place, "", &[]).await;
    assert_eq!(refused.err(), Some(429));
    drop(first);
    for _ in 0..100 {
        if Client::connect(&place, "", &[]).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place that became free was not given away");
}

#[tokio::test]
async fn tables_and_names_have_limits() {
    let mut few = settings();
    few.limits.tables_per_guest = 2;
    let place = Place::open_with(Config::default(), few, Arc::new(MemoryStore::default())).await;
    let mut client = Client::come(&place).await;
    for _ in 0..2 {
        client.must(json!({"do": "open", "game": "dawn-under"})).await;
    }
    let answer = client.get(json!({"do": "open", "game": "dawn-under"})).await;
    assert_eq!(answer["is"], "refused");
    let long = "x".repeat(25);
    for name in ["", "  ", "a\nb", &long] {
        let answer = client.get(json!({"do": "name", "name": name})).await;
        assert_eq!(answer["is"], "refused", "{name}");
    }
}
