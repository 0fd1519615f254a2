//! Deadlines: they come, stand still while the table is paused, and survive a restart.

use crate::client::{pass, settle};
use crate::scene::{START_MS, house, house_on, pump, settings, table};
use serde_json::json;
use store::memory::MemoryStore;

#[tokio::test(start_paused = true)]
async fn who_does_not_answer_is_answered_for() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let seq = clients[0].seq;
    assert_eq!(clients[0].clock["left_ms"], 120_000);
    pass(119_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    pass(2_000).await;
    pump(&mut clients).await;
    assert!(clients[0].seq > seq);
}

#[tokio::test(start_paused = true)]
async fn a_relaxed_table_waits() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    clients[0].must(json!({"do": "pace", "pace": "relaxed"})).await;
    let seq = clients[0].seq;
    pass(900_000_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
}

#[tokio::test(start_paused = true)]
async fn a_paused_table_stands_still() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    pass(100_000).await;
    clients[0].must(json!({"do": "pause", "paused": true})).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].info["paused"], true);
    let seq = clients[0].seq;
    let asked = if clients[0].prompts.is_empty() { 1 } else { 0 };
    let prompt = clients[asked].prompts[0].clone();
    let command =
        json!({"do": "command", "prompt": prompt["id"], "command": prompt["choices"][0]["command"]});
    assert_eq!(clients[asked].refused(command).await, "paused");
    pass(1_000_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    clients[0].must(json!({"do": "pause", "paused": false})).await;
    pass(18_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    pass(4_000).await;
    pump(&mut clients).await;
    assert!(clients[0].seq > seq);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_survives_a_restart_and_an_empty_house() {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&first, "dawn-under", 2, json!({})).await;
    clients[0].must(json!({"do": "pace", "pace": "by_mail"})).await;
    pump(&mut clients).await;
    let (seq, name) = (clients[0].seq, clients[0].table.clone());
    clients.iter_mut().for_each(crate::client::Client::lose);
    settle().await;
    first.crash().await;
    // Eleven hours later.
    let second = house_on(&store, settings(), 2, START_MS + 39_600_000).await;
    pass(45_000_000).await;
    clients[0].connect(&second).await;
    clients[0].join(&name).await;
    assert_eq!(clients[0].seq, seq, "thirteen hours are left");
    clients[0].lose();
    pass(3_600_000).await;
    clients[0].connect(&second).await;
    clients[0].join(&name).await;
    assert!(clients[0].seq > seq, "the day is over");
}

#[tokio::test(start_paused = true)]
async fn idle_tables_leave_memory_and_come_back() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "rest-in-peace", 1, json!({})).await;
    assert_eq!(house.figures().tables_loaded, 1);
    let view = clients[0].view.clone();
    let name = clients[0].table.clone();
    clients[0].lose();
    pass(130_000).await;
    assert_eq!(house.figures().tables_loaded, 0);
    clients[0].connect(&house).await;
    clients[0].join(&name).await;
    assert_eq!(clients[0].view, view);
}
