//! A table that changes hands: what is logged and counted of it, and what it keeps; and what two nodes owe a guest.

use crate::client::{Client, pass};
use crate::logged::Log;
use crate::nodes::{LAPSED_MS, Town, come_again};
use crate::scene::{play_to_the_end, pump};
use engine::Fast;
use house::House;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use serde_json::json;
use std::path::Path;

/// What a node has counted under a name.
fn counted(node: &House, name: &str) -> f64 {
    let mut registry = Registry::default();
    node.register(&mut registry);
    let mut text = String::new();
    encode(&mut text, &registry).unwrap();
    let mut lines = text.lines();
    let found = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("{name}\n{text}")).parse().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_table_that_changes_hands_is_logged_and_counted_by_why() {
    let (log, _logging) = Log::begin();
    let about_tables = || {
        let mut lines = log.take_all();
        lines.retain(|line| line.contains(" table="));
        lines
    };
    let mut town = Town::new(2, 18).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let table = clients[0].table.clone();
    let lines = about_tables();
    assert!(
        lines.len() == 1 && lines[0].contains("a table was opened"),
        "a first claim is nothing to tell: {lines:?}"
    );
    assert_eq!(counted(&town.nodes[0], "tables_claimed_total"), 1.0);
    assert!(counted(&town.nodes[0], "hop_seconds{peer=\"node-1\"}") < 0.1);

    // It is taken from a node that is gone.
    town.nodes[0].crash().await;
    come_again(&mut clients[0], &town.nodes[1]).await;
    pass(LAPSED_MS).await;
    pump(&mut clients).await;
    assert_eq!(town.owner(&table).await, Some(1));
    let lines = about_tables();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["INFO a table is taken over", &table, "peer=\"node-0\"", "epoch="] {
        assert!(lines[0].contains(part), "{part}: {lines:?}");
    }
    let taken = |node: &House| {
        let [claimed, taken_over] =
            ["tables_claimed_total", "tables_taken_over_total"].map(|name| counted(node, name));
        (claimed, taken_over)
    };
    assert_eq!(taken(&town.nodes[1]), (0.0, 1.0));

    // The store is away for longer than the lease, and the node has its own again.
    town.store.faults().hold();
    pass(LAPSED_MS).await;
    town.store.faults().release();
    pass(3_000).await;
    pump(&mut clients).await;
    let lines = about_tables();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].contains("INFO a table is lost") && lines[0].contains(&table),
        "{lines:?}"
    );
    assert_eq!(counted(&town.nodes[1], "tables_lost_total"), 1.0);
    assert_eq!(taken(&town.nodes[1]), (1.0, 1.0));

    // It is handed over by a node that closes.
    town.reopen(0).await;
    pass(1_500).await;
    town.nodes[1].close().await;
    come_again(&mut clients[0], &town.nodes[0]).await;
    let lines = about_tables();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].contains("INFO a table is handed over") && lines[0].contains(&table),
        "{lines:?}"
    );
    assert_eq!(taken(&town.nodes[0]), (1.0, 0.0));
}

#[tokio::test(start_paused = true)]
async fn the_examples_for_grafana_and_prometheus_ask_nodes_for_what_they_count() {
    let town = Town::new(2, 21).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    for file in ["grafana.json", "alerts.yml"] {
        let example = std::fs::read_to_string(folder.join(file)).unwrap();
        for name in ["nodes", "lease_held", "bus_up", "tables_taken_over_total"] {
            assert!(example.contains(&format!("sexton_{name}")), "{file}: {name}");
            counted(&town.nodes[0], name);
        }
    }
    // The others that the dashboard asks a node for.
    for name in [
        "tables_lost_total",
        "tables_claimed_total",
        "hop_seconds{peer=\"node-1\"}",
    ] {
        counted(&town.nodes[0], name);
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_stays_when_a_table_is_taken_over() {
    let town = Town::new(2, 19).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let (table, seq) = (clients[0].table.clone(), clients[0].seq);
    assert_eq!(clients[0].clock["left_ms"], 120_000);
    let asked = tokio::time::Instant::now();
    pass(90_000).await;
    town.nodes[0].crash().await;
    come_again(&mut clients[0], &town.nodes[1]).await;
    pass(LAPSED_MS).await;
    pump(&mut clients).await;
    assert_eq!(town.owner(&table).await, Some(1));
    let left_ms = clients[0].clock["left_ms"].as_u64().unwrap();
    assert!((20_000..30_000).contains(&left_ms), "{left_ms}");
    pass(119_000 - asked.elapsed().as_millis() as u64).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    pass(2_000).await;
    pump(&mut clients).await;
    assert!(clients.iter().all(|client| client.seq > seq));
}

#[tokio::test(start_paused = true)]
async fn the_house_of_the_day_gives_one_try_at_all_nodes_together() {
    let town = Town::new(2, 20).await;
    let mut here = Client::come(&town.nodes[0], 1).await;
    let found = here.must(json!({"do": "open_day"})).await;
    let table = found["table"].as_str().unwrap().to_owned();
    // The same guest by another node comes to the try that was begun.
    let mut there = Client::come(&town.nodes[1], 1).await;
    let again = there.must(json!({"do": "open_day"})).await;
    assert_eq!(again["table"], found["table"]);
    there.join(&table).await;
    there.must(json!({"do": "start"})).await;
    // So does nobody else at the same device.
    let mut beside = Client::come_beside(&town.nodes[1], 11, 1).await;
    assert_eq!(beside.refused(json!({"do": "open_day"})).await, "one_try_a_day");
    let mut clients = vec![there];
    play_to_the_end(&mut clients, &mut Fast::new(20)).await;
    pump(&mut clients).await;
    for node in &town.nodes {
        let mut client = Client::come(node, 1).await;
        let again = client.must(json!({"do": "open_day"})).await;
        assert_eq!(again["table"], found["table"], "it is over, and counts");
    }
    // Another device has a try of its own, with the same cards, at whichever node it comes in.
    let mut other = Client::come(&town.nodes[1], 2).await;
    let theirs = other.must(json!({"do": "open_day"})).await;
    assert_ne!(theirs["table"], found["table"]);
    other.join(theirs["table"].as_str().unwrap()).await;
    assert_eq!(other.info["commitment"], clients[0].info["commitment"]);
    // Whoever asks two nodes at the same moment has one try, too.
    let mut twice = [
        Client::come(&town.nodes[0], 3).await,
        Client::come(&town.nodes[1], 3).await,
    ];
    let [one, two] = &mut twice;
    one.send(json!({"do": "open_day", "key": "one"})).await;
    two.send(json!({"do": "open_day", "key": "two"})).await;
    pass(500).await;
    pump(&mut twice).await;
    let tables = twice.map(|client| client.all("found").last().unwrap()["table"].clone());
    assert_eq!(tables[0], tables[1]);
}
