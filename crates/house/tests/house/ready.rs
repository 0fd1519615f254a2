//! Where speed decides, nobody is caught unawares: everybody says that they are ready before the first race (R-CC-75).

use crate::client::{Client, pass};
use crate::scene::{START_MS, gather, house, house_on, pump, settings};
use serde_json::json;
use store::memory::MemoryStore;

#[tokio::test(start_paused = true)]
async fn the_first_race_begins_when_everybody_is_ready() {
    // R-CC-75; who has said so is seen by all, and it is asked anew if the house was away.
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 9, START_MS).await;
    let mut clients = gather(&first, "clearing-coffins", 3, json!({})).await;
    clients[0].must(json!({"do": "start"})).await;
    let ready = |client: &Client| {
        let seats = client.info["seats"].as_array().unwrap();
        let marks = seats.iter().map(|seat| seat["marks"] == json!(["ready"]));
        marks.collect::<Vec<bool>>()
    };
    for seat in [0, 2] {
        clients[seat].must(json!({"do": "ready"})).await;
    }
    pass(60_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[1].info["paused_for"], "start");
    assert_eq!(ready(&clients[1]), [true, false, true]);
    assert_eq!(clients[0].seq, 0, "nobody throws yet");
    clients[1].must(json!({"do": "ready"})).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].clock["left_ms"], 3000);
    assert_eq!(clients[0].info["paused"], true);
    first.crash().await;
    let second = house_on(&store, settings(), 10, START_MS + 120_000).await;
    for client in &mut clients {
        client.lose();
        client.connect(&second).await;
        let table = client.table.clone();
        client.join(&table).await;
    }
    pump(&mut clients).await;
    assert_eq!(clients[0].info["paused_for"], "start");
    assert_eq!(ready(&clients[0]), [false, false, false]);
    for client in &mut clients {
        client.must(json!({"do": "ready"})).await;
    }
    pass(3_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].info["paused"], false);
    assert_eq!(clients[0].refused(json!({"do": "ready"})).await, "not_paused");
}

#[tokio::test(start_paused = true)]
async fn ready_said_again_is_no_news() {
    // A device that answers every piece of news with it would keep all others busy.
    let (_, house) = house(12).await;
    let mut clients = gather(&house, "clearing-coffins", 3, json!({})).await;
    clients[0].must(json!({"do": "start"})).await;
    clients[0].must(json!({"do": "ready"})).await;
    pump(&mut clients).await;
    let told = clients[1].all("table").len();
    clients[0].must(json!({"do": "ready"})).await;
    pump(&mut clients).await;
    assert_eq!(clients[1].all("table").len(), told);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_asked_to_be_ready_where_nobody_need_be_quick() {
    // R-CC-75: neither with sealed answers nor in a game without races; the host may begin without the others.
    let (_, house) = house(11).await;
    for (game, options, is_asked) in [
        ("clearing-coffins", json!({"reaction_mode": "sealed"}), false),
        ("dawn-under", json!({}), false),
        ("clearing-coffins", json!({"reaction_mode": "hotseat"}), true),
    ] {
        let mut clients = gather(&house, game, 2, options).await;
        clients[0].must(json!({"do": "start"})).await;
        pump(&mut clients).await;
        assert_eq!(clients[0].info["paused"], is_asked, "{game}");
        clients[0].must(json!({"do": "pause", "paused": false})).await;
        pump(&mut clients).await;
        assert_eq!(clients[1].info["paused"], false, "{game}");
    }
}
