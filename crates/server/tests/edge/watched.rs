//! What whoever looks after a house is told, and that the examples in `deploy/` ask for nothing else.

use crate::client::{Client, play_all, table};
use crate::place::Place;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A house where something of everything has happened.
async fn busy() -> Place {
    let place = Place::open().await;
    let clients = play_all(table(&place, "rest-in-peace", 1, &json!({})).await).await;
    drop(clients);
    let mut client = Client::come(&place).await;
    client
        .send(json!({"do": "find", "code": "ZZZZ", "key": "k"}))
        .await;
    client.until(|_, message| message["is"] == "refused").await;
    assert_eq!(place.get("/api/tables/x/log").await.status, 404);
    let open = json!({"do": "open", "game": "dawn-under", "seats": 2, "key": "o"});
    client.send(open).await;
    client.until(|_, message| message["is"] == "found").await;
    place
}

fn value(text: &str, sample: &str) -> f64 {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(sample)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{sample}\n{text}"))
        .parse()
        .unwrap()
}

#[tokio::test]
async fn everything_that_matters_is_counted_with_its_type() {
    let text = busy().await.get("/metrics").await.text();
    for line in [
        "# TYPE sexton_sockets gauge",
        "# TYPE sexton_sockets_opened counter",
        "# TYPE sexton_commit_seconds histogram",
        "# TYPE sexton_tables gauge",
        "# TYPE sexton_changes counter",
        "# TYPE sexton_build info",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    assert!(text.ends_with("# EOF\n"));
    for (sample, least) in [
        ("sexton_ready", 1.0),
        ("sexton_store_saving", 1.0),
        ("sexton_moves_total{game=\"rest-in-peace\"}", 3.0),
        ("sexton_tables_opened_total{game=\"rest-in-peace\"}", 1.0),
        (
            "sexton_tables_ended_total{game=\"rest-in-peace\",how=\"finished\"}",
            1.0,
        ),
        ("sexton_tables{game=\"dawn-under\",state=\"gathering\"}", 1.0),
        ("sexton_refusals_total{code=\"no_such_code\"}", 1.0),
        ("sexton_refusals_total{code=\"not_found\"}", 1.0),
        ("sexton_commit_seconds_count", 3.0),
        ("sexton_http_seconds_count", 1.0),
        ("sexton_guests_made_total", 2.0),
    ] {
        assert!(value(&text, sample) >= least, "{sample}\n{text}");
    }
    assert_eq!(
        value(&text, "sexton_tables{game=\"rest-in-peace\",state=\"playing\"}"),
        0.0
    );
    let version = format!("sexton_build_info{{version=\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "{text}");
    #[cfg(target_os = "linux")]
    assert!(value(&text, "process_resident_memory_bytes") > 1e6);
}

#[tokio::test]
async fn no_name_stands_for_two_things() {
    let text = busy().await.get("/metrics").await.text();
    let mut names = BTreeSet::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = line.split(' ').next().unwrap();
        assert!(names.insert(name), "{name} is there twice");
    }
}

/// What only one of several nodes counts: the tests of the house ask a node for it.
const OF_NODES: [&str; 7] = [
    "sexton_nodes",
    "sexton_lease_held",
    "sexton_bus_up",
    "sexton_hop_seconds",
    "sexton_tables_claimed_total",
    "sexton_tables_lost_total",
    "sexton_tables_taken_over_total",
];

/// The metrics a text asks for.
fn asked(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    let ours = words.filter(|word| word.starts_with("sexton_") || word.starts_with("process_"));
    ours.map(str::to_owned).collect()
}

#[tokio::test]
async fn the_examples_for_grafana_and_prometheus_ask_for_what_there_is() {
    let text = busy().await.get("/metrics").await.text();
    let samples: BTreeSet<&str> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(['{', ' ']).next().unwrap())
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    for file in ["grafana.json", "alerts.yml"] {
        let example = std::fs::read_to_string(folder.join(file)).unwrap();
        let asked = asked(&example);
        assert!(asked.len() > 5, "{file} asks for something");
        // Where the system is not asked, there is nothing of the process.
        let has = |name: &str| {
            samples.contains(name)
                || OF_NODES.contains(&name)
                || (cfg!(not(target_os = "linux")) && name.starts_with("process_"))
        };
        let missing: Vec<_> = asked.iter().filter(|name| !has(name)).collect();
        assert!(missing.is_empty(), "{file}: {missing:?}\n{text}");
    }
    let dashboard = std::fs::read_to_string(folder.join("grafana.json")).unwrap();
    let dashboard: serde_json::Value = serde_json::from_str(&dashboard).unwrap();
    assert!(dashboard["panels"].as_array().unwrap().len() > 10);
}

/// Asks over a line that stays open.
async fn ready(line: &mut TcpStream) -> String {
    line.write_all(b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .unwrap();
    let mut bytes = vec![0; 4096];
    let count = line.read(&mut bytes).await.unwrap();
    String::from_utf8(bytes[..count].to_vec()).unwrap()
}

#[tokio::test]
async fn a_house_that_closes_is_not_ready_and_says_why() {
    let mut place = Place::open().await;
    let mut line = TcpStream::connect(place.address).await.unwrap();
    let told = ready(&mut line).await;
    assert!(
        told.starts_with("HTTP/1.1 200") && told.ends_with("{\"ready\":true}"),
        "{told}"
    );
    // Somebody who does not answer when the house says goodbye keeps it from closing at once.
    let mut client = Client::come(&place).await;
    place.begin_to_close();
    client.until(|_, message| message["is"] == "goodbye").await;
    let told = ready(&mut line).await;
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    assert!(told.ends_with("{\"ready\":false,\"why\":\"closing\"}"), "{told}");
    drop(client);
    place.finish().await;
}
