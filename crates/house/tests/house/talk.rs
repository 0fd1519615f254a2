//! Talk, watchers, garbage and devices that do not read.

use crate::client::{Client, pass, settle};
use crate::scene::{START_MS, house, house_on, play_to_the_end, pump, settings, table};
use engine::Fast;
use serde_json::json;
use store::memory::MemoryStore;

#[tokio::test(start_paused = true)]
async fn talk_is_heard_by_all_but_those_who_do_not_want_to() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    let said = |client: &Client| client.all("said").len();
    clients[0]
        .must(json!({"do": "say", "text": "good evening"}))
        .await;
    pump(&mut clients).await;
    assert_eq!(clients.iter().map(said).collect::<Vec<_>>(), [1, 1, 1]);
    let noisy = clients[0].guest.to_string();
    clients[2]
        .must(json!({"do": "mute", "guest": noisy, "muted": true}))
        .await;
    clients[0].must(json!({"do": "say", "text": "again"})).await;
    pump(&mut clients).await;
    assert_eq!(clients.iter().map(said).collect::<Vec<_>>(), [2, 2, 1]);
    let second = clients[1].guest.to_string();
    clients[0]
        .must(json!({"do": "mute", "guest": second, "muted": true, "for_all": true}))
        .await;
    assert_eq!(
        clients[1].refused(json!({"do": "say", "text": "why"})).await,
        "muted"
    );
    let long = "x".repeat(281);
    assert_eq!(
        clients[0].refused(json!({"do": "say", "text": long})).await,
        "bad_chat"
    );
    for _ in 0..6 {
        clients[0].must(json!({"do": "say", "text": "and again"})).await;
    }
    assert_eq!(
        clients[0].refused(json!({"do": "say", "text": "too much"})).await,
        "too_much_chat"
    );
    pass(10_000).await;
    clients[0].must(json!({"do": "say", "text": "later"})).await;
}

/// What was said, as a client that has just come hears it.
async fn told_again(house: &house::House, client: &mut Client) -> Vec<String> {
    client.lose();
    settle().await;
    client.heard.clear();
    client.connect(house).await;
    let table = client.table.clone();
    client.join(&table).await;
    let said = client.all("said").into_iter();
    said.map(|said| said["text"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(start_paused = true)]
async fn talk_and_mutes_survive_a_reload() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    for (client, text) in [(0, "good evening"), (1, "rats!"), (0, "well")] {
        clients[client].must(json!({"do": "say", "text": text})).await;
    }
    assert_eq!(
        told_again(&house, &mut clients[2]).await,
        ["good evening", "rats!", "well"]
    );
    let at: Vec<u64> = clients[2]
        .all("said")
        .iter()
        .map(|said| said["at"].as_u64().unwrap())
        .collect();
    assert!(at.is_sorted_by(|a, b| a < b) && at[0] >= START_MS, "{at:?}");
    let noisy = clients[1].guest.to_string();
    clients[2]
        .must(json!({"do": "mute", "guest": noisy, "muted": true}))
        .await;
    assert_eq!(
        told_again(&house, &mut clients[2]).await,
        ["good evening", "well"]
    );
    assert_eq!(clients[2].you["muted"], json!([noisy]));
    assert_eq!(clients[2].you["silenced"], json!([]));
    clients[2]
        .must(json!({"do": "mute", "guest": noisy, "muted": false}))
        .await;
    clients[0]
        .must(json!({"do": "mute", "guest": noisy, "muted": true, "for_all": true}))
        .await;
    pump(&mut clients).await;
    assert_eq!(clients[0].you["silenced"], json!([noisy]));
    assert_eq!(
        told_again(&house, &mut clients[2]).await,
        ["good evening", "well"]
    );
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_to_watch_hears_only_what_watchers_could_hear() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    let host = |what: serde_json::Value| json!({"do": "spectators", "spectators": what});
    for (text, next) in [
        ("while all may watch", json!("off")),
        ("among us", json!({"delayed": {"seconds": 60}})),
        ("of the present", json!("on")),
    ] {
        clients[1].must(json!({"do": "say", "text": text})).await;
        clients[0].must(host(next)).await;
    }
    let mut watcher = Client::come(&house, 9).await;
    watcher.join(&name).await;
    assert_eq!(watcher.all("said").len(), 1);
    assert_eq!(watcher.all("said")[0]["text"], "while all may watch");
    assert_eq!(told_again(&house, &mut clients[0]).await.len(), 3);
}

#[tokio::test(start_paused = true)]
async fn watchers_see_the_public_view_later_or_not_at_all() {
    let (_, house) = house(2).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    let mut watcher = Client::come(&house, 9).await;
    watcher.join(&name).await;
    assert!(watcher.you["seat"].is_null() && watcher.prompts.is_empty());
    assert_eq!(
        watcher.view, clients[0].view,
        "everybody sees the same in this game"
    );
    clients[0]
        .must(json!({"do": "spectators", "spectators": {"delayed": {"seconds": 60}}}))
        .await;
    let mut rng = Fast::new(1);
    for _ in 0..5 {
        pump(&mut clients).await;
        crate::scene::move_one(&mut clients, &mut rng).await;
    }
    pump(&mut clients).await;
    let present = clients[0].view.clone();
    let before = watcher.view.clone();
    settle().await;
    watcher.pump().await;
    assert_eq!(watcher.view, before);
    pass(61_000).await;
    watcher.pump().await;
    assert_eq!(watcher.view, present);
    clients[0]
        .must(json!({"do": "spectators", "spectators": "off"}))
        .await;
    settle().await;
    watcher.pump().await;
    assert_eq!(watcher.all("away").len(), 1);
    assert_eq!(watcher.refused(json!({"do": "join"})).await, "no_spectators");
}

#[tokio::test(start_paused = true)]
async fn who_comes_to_watch_later_sees_no_face_that_was_shown_before() {
    // DU-9.3, CC-9.5: also where those who watch see everything later.
    let (_, house) = house(2).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    clients[0]
        .must(json!({"do": "spectators", "spectators": {"delayed": {"seconds": 5}}}))
        .await;
    let mut early = Client::come(&house, 8).await;
    early.join(&name).await;
    let mut rng = Fast::new(1);
    let opened = |client: &Client| {
        let moved = client.all("moved").into_iter().next_back()?;
        let seen = moved["seen"].as_array().unwrap();
        Some(seen.iter().any(|seen| seen["sighting"].get("opened").is_some()))
    };
    loop {
        pump(&mut clients).await;
        crate::scene::move_one(&mut clients, &mut rng).await;
        pump(&mut clients).await;
        pass(6_000).await;
        early.pump().await;
        if opened(&early) == Some(true) {
            break;
        }
    }
    let mut late = Client::come(&house, 9).await;
    late.join(&name).await;
    assert_eq!(late.view, early.view);
    assert!(late.all("moved").is_empty());
    assert_eq!(late.all("view").last().unwrap()["missed"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn garbage_is_answered_and_harms_nobody() {
    let (_, house) = house(3).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let mut fresh = Client::come(&house, 7).await;
    fresh.connection = None;
    let guest = house::Guest::new(store::GuestId(7), "x");
    fresh.connection = Some(house.connect(guest).unwrap());
    assert_eq!(fresh.refused(json!({"do": "lobby"})).await, "hello_first");
    fresh
        .send(json!({"do": "hello", "version": 99, "key": "v"}))
        .await;
    settle().await;
    fresh.pump().await;
    assert_eq!(fresh.answer("v").unwrap()["trouble"]["code"], "other_version");
    let connection = clients[1].connection.as_ref().unwrap();
    for garbage in [
        "",
        "{",
        "[]",
        "7",
        "{\"do\":\"fly\"}",
        "{\"do\":\"start\"}",
        "\u{0}",
        "{\"do\":\"command\"}",
    ] {
        connection.receive(garbage).await;
    }
    settle().await;
    clients[1].pump().await;
    let refused = clients[1].all("refused");
    assert_eq!(refused.len(), 8, "{refused:#?}");
    assert!(
        refused
            .iter()
            .all(|heard| heard["trouble"]["code"] == "not_a_request")
    );
    let wrong = json!({"do": "command", "prompt": 1, "command": {"fly": 7}});
    assert_eq!(clients[0].refused(wrong).await, "not_a_command");
    let nowhere = json!({"do": "join", "table": "00000000000000ff"});
    assert_eq!(clients[0].refused(nowhere).await, "no_such_table");
    play_to_the_end(&mut clients, &mut Fast::new(1)).await;
}

#[tokio::test(start_paused = true)]
async fn a_device_that_does_not_read_is_dropped_and_comes_back() {
    let mut settings = settings();
    settings.limits.outbox_messages = 20;
    let house = house_on(&MemoryStore::default(), settings, 4, START_MS).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let mut rng = Fast::new(1);
    let name = clients[0].table.clone();
    let mut watcher = Client::come(&house, 9).await;
    watcher.join(&name).await;
    while house.figures().slow_dropped == 0 {
        pump(&mut clients).await;
        crate::scene::move_one(&mut clients, &mut rng).await;
    }
    watcher.pump().await;
    assert!(!watcher.is_connected());
    assert_eq!(watcher.heard.last().unwrap()["say"]["key"], "house-too-slow");
    watcher.connect(&house).await;
    watcher.join(&name).await;
    pump(&mut clients).await;
    assert_eq!(watcher.seq, clients[0].seq);
}
