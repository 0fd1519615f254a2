//! What is asked by HTTP, and who is let in.

use crate::client::{Client, play_all, table};
use crate::place::{Place, settings};
use serde_json::json;
use server::Config;
use std::sync::Arc;
use store::memory::MemoryStore;

#[tokio::test]
async fn health_readiness_and_version_are_told() {
    let place = Place::open().await;
    let health = place.get("/health").await;
    assert_eq!((health.status, health.json()), (200, json!({"health": "well"})));
    assert_eq!(place.get("/ready").await.json(), json!({"ready": true}));
    let version = place.get("/version").await.json();
    assert_eq!(version["wire"], protocol::wire::VERSION);
    assert!(
        version["games"]
            .as_array()
            .unwrap()
            .contains(&json!("dawn-under"))
    );
    let nothing = place.get("/api/nothing").await;
    assert_eq!(
        (nothing.status, nothing.json()["error"]["code"].clone()),
        (404, json!("not_found"))
    );
    assert_eq!(place.ask("POST", "/health", &[]).await.status, 405);
}

#[tokio::test]
async fn a_store_that_fails_makes_the_house_unwell() {
    let store = MemoryStore::default();
    let faults = store.faults().clone();
    let mut config = Config::default();
    config.limits.probe = std::time::Duration::ZERO;
    let place = Place::open_with(config, settings(), Arc::new(store)).await;
    assert_eq!(place.get("/ready").await.status, 200);
    // It answers, and keeps nothing: a disk that is full.
    faults.fail_all(true);
    let health = place.get("/health").await;
    assert_eq!(
        (health.status, health.json()),
        (503, json!({"health": "store_failing"}))
    );
    let ready = place.get("/ready").await;
    assert_eq!(
        (ready.status, ready.json()),
        (503, json!({"ready": false, "why": "store_failing"}))
    );
    faults.fail_all(false);
    assert_eq!(place.get("/health").await.status, 200);
    assert_eq!(place.get("/ready").await.status, 200);
}

#[tokio::test]
async fn every_answer_carries_strict_headers() {
    let place = Place::open().await;
    for path in ["/", "/house", "/health", "/api/nothing", "/sexton.css"] {
        let answer = place.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("strict-transport-security"), None);
        // Chromium writes an error for it on every page over plain http.
        assert_eq!(answer.header("cross-origin-opener-policy"), None);
        assert!(answer.header("server").is_none());
    }
    let config = Config {
        public_url: Some("https://sexton.example.org".to_owned()),
        ..Config::default()
    };
    let place = Place::open_with(config, settings(), Arc::new(MemoryStore::default())).await;
    let secure = place.get("/").await;
    assert!(secure.header("strict-transport-security").is_some());
    assert_eq!(secure.header("cross-origin-opener-policy"), Some("same-origin"));
}

#[tokio::test]
async fn a_house_with_a_public_address_answers_to_no_other_name() {
    let config = Config {
        public_url: Some("https://sexton.example.org".to_owned()),
        ..Config::default()
    };
    let place = Place::open_with(config, settings(), Arc::new(MemoryStore::default())).await;
    // `ask` names the house by its number.
    for path in ["/", "/house", "/api/finished", "/sexton.css"] {
        let answer = place.get(path).await;
        assert_eq!(
            (answer.status, answer.json()["error"]["code"].clone()),
            (421, json!("other_host")),
            "{path}"
        );
    }
    assert_eq!(place.ask("POST", "/api/guest", &[]).await.status, 421);
    assert_eq!(Client::connect(&place, "", &[]).await.err(), Some(421));
    let ours = [
        ("host", "sexton.example.org"),
        ("origin", "https://sexton.example.org"),
    ];
    assert!(Client::connect(&place, "", &ours).await.is_ok());
    let by_http = [
        ("host", "sexton.example.org"),
        ("origin", "http://sexton.example.org"),
    ];
    assert_eq!(Client::connect(&place, "", &by_http).await.err(), Some(403));
    // Whoever looks after it asks from inside.
    for path in ["/health", "/ready", "/version", "/metrics"] {
        assert_eq!(place.get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn the_page_speaks_four_languages_and_its_files_are_kept() {
    let place = Place::open().await;
    let page = place.ask("GET", "/house", &[("Accept-Language", "de")]).await;
    assert_eq!(page.header("content-language"), Some("de"));
    assert!(page.text().contains("<html lang=\"de\">") && page.text().contains("sexton play"));
    let style = place.get("/sexton.css").await;
    let tag = style.header("etag").unwrap().to_owned();
    assert_eq!(style.header("content-type"), Some("text/css; charset=utf-8"));
    let again = place.ask("GET", "/sexton.css", &[("If-None-Match", &tag)]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let zipped = place
        .ask("GET", "/sexton.css", &[("Accept-Encoding", "gzip")])
        .await;
    assert_eq!(zipped.header("content-encoding"), Some("gzip"));
    assert!(zipped.body.len() < style.body.len());
}

/// Holds for a house with the client in it and for one that was built without.
#[tokio::test]
async fn every_page_of_the_client_is_the_same_file() {
    let place = Place::open().await;
    let front = place.get("/").await;
    assert_eq!(
        (front.status, front.header("content-type")),
        (200, Some("text/html; charset=utf-8"))
    );
    for page in ["/t/ABCD", "/tv/ABCD", "/rules/dawn-under", "/no-such-page"] {
        let answer = place.get(page).await;
        let expected = if site::find("index.html").is_some() {
            200
        } else {
            404
        };
        assert_eq!(answer.status, expected, "{page}");
        assert!(expected == 404 || answer.body == front.body, "{page}");
    }
    for nothing in ["/assets/no-such.js", "/favicon.ico", "/api/none", "/api"] {
        assert_eq!(place.get(nothing).await.status, 404, "{nothing}");
    }
}

#[tokio::test]
async fn files_named_by_their_content_are_kept_for_ever() {
    let place = Place::open().await;
    for file in site::FILES.iter().filter(|file| file.is_immutable()) {
        let path = format!("/{}", file.path);
        let answer = place.get(&path).await;
        assert!(
            answer.header("cache-control").unwrap().contains("immutable"),
            "{path}"
        );
        assert_eq!(answer.body, file.bytes, "{path}");
        let Some(brotli) = file.brotli else { continue };
        let squeezed = place
            .ask("GET", &path, &[("Accept-Encoding", "gzip, br;q=0.9")])
            .await;
        assert_eq!(squeezed.header("content-encoding"), Some("br"), "{path}");
        assert_eq!(squeezed.body, brotli, "{path}");
    }
}

#[tokio::test]
async fn a_cookie_makes_a_guest_and_only_a_whole_one() {
    let place = Place::open().await;
    let first = place.ask("POST", "/api/guest", &[]).await;
    let set = first.header("set-cookie").unwrap().to_owned();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"));
    let cookie = set.split(';').next().unwrap();
    let again = place.ask("POST", "/api/guest", &[("Cookie", cookie)]).await;
    assert_eq!(again.json()["guest"], first.json()["guest"]);
    assert!(again.header("set-cookie").is_none());
    let mut forged = cookie.to_owned();
    let last = if forged.ends_with('0') { '1' } else { '0' };
    forged.pop();
    forged.push(last);
    let other = place.ask("POST", "/api/guest", &[("Cookie", &forged)]).await;
    assert_ne!(other.json()["guest"], first.json()["guest"]);
    // A name is kept with the guest, not with the device.
    let mut client = Client::come_as(&place, cookie).await;
    client.must(json!({"do": "name", "name": "Änne"})).await;
    let named = place.ask("POST", "/api/guest", &[("Cookie", cookie)]).await;
    assert_eq!(named.json()["name"], "Änne");
}

#[tokio::test]
async fn people_at_one_device_are_guests_of_their_own() {
    let place = Place::open().await;
    let first = Client::come(&place).await;
    let cookie = first.cookie.clone();
    let mut second = Client::come_beside(&place, &cookie, 1).await;
    second.must(json!({"do": "name", "name": "Berta"})).await;
    let table = second.open("dawn-under", 2, &json!({})).await;
    let mut third = Client::come_beside(&place, &cookie, 2).await;
    third.sit(&table).await;
    second.must(json!({"do": "start"})).await;
    // The same number is the same person again, with the seat and the name.
    let mut again = Client::come_beside(&place, &cookie, 1).await;
    again.join(&table, None).await;
    assert_eq!(again.info["seats"][0]["holder"]["person"]["name"], "Berta");
    // A cookie is needed for it: elsewhere the number is somebody else.
    let mut other = Client::come_beside(&place, "", 1).await;
    other.join(&table, None).await;
    assert!(other.prompts.is_empty());
    for nobody in ["/ws?as=7", "/ws?as=-1", "/ws?as=me"] {
        let refused = Client::connect_at(&place, nobody, &cookie, &[]).await;
        assert_eq!(refused.err(), Some(400), "{nobody}");
    }
}

#[tokio::test]
async fn pages_of_others_cannot_open_the_socket() {
    let place = Place::open().await;
    let ours = format!("http://{}", place.address);
    let evil = ["https://evil.example", "null", "http://127.0.0.1:1"];
    for origin in evil {
        let refused = Client::connect(&place, "", &[("origin", origin)]).await;
        assert_eq!(refused.err(), Some(403), "{origin}");
        let answer = place.ask("POST", "/api/guest", &[("Origin", origin)]).await;
        assert_eq!(answer.status, 403);
    }
    assert!(Client::connect(&place, "", &[("origin", &ours)]).await.is_ok());
    let plain = place.get("/ws").await;
    assert!(matches!(plain.status, 400 | 426), "{}", plain.status);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_tables_are_found_and_their_files_read() {
    let place = Place::open().await;
    let clients = table(&place, "rest-in-peace", 1, &json!({})).await;
    let id = clients[0].table.clone();
    let path = format!("/api/tables/{id}/log");
    let closed = place.get(&path).await;
    assert_eq!(
        (closed.status, closed.json()["error"]["code"].clone()),
        (409, json!("not_over"))
    );
    let steps = place.get(&format!("/api/tables/{id}/steps")).await;
    assert_eq!(
        (steps.status, steps.json()["error"]["code"].clone()),
        (409, json!("not_over"))
    );
    let cookie = clients[0].cookie.clone();
    play_all(clients).await;
    let own = place
        .ask(
            "GET",
            "/api/finished?guest=me&game=rest-in-peace",
            &[("Cookie", &cookie)],
        )
        .await;
    let found = own.json();
    assert_eq!(found["tables"][0]["table"], json!(id), "{found}");
    assert!(!found["tables"][0]["about"]["outcome"].is_null());
    // A table by link is nobody else's business.
    assert_eq!(place.get("/api/finished").await.json(), json!({"tables": []}));
    let file = place.get(&path).await;
    assert_eq!(file.status, 200);
    assert!(
        file.header("content-disposition")
            .unwrap()
            .starts_with("attachment")
    );
    assert!(engine::log::check_chain(file.text().split_inclusive('\n')).is_ok());
    for (path, status) in [
        ("/api/finished?day=2026-02-30", 400),
        ("/api/finished?day=1999-01-01", 200),
        ("/api/finished?guest=somebody", 400),
        ("/api/finished?guest=me", 400),
        ("/api/finished?game=chess", 400),
        ("/api/finished?wings=2", 400),
        ("/api/finished?limit=-1", 400),
        ("/api/tables/x/log", 404),
        ("/api/tables/x/steps", 404),
        ("/api/tables/x/steps?eyes=4", 400),
        ("/api/tables/ffffffffffffffff/log", 404),
    ] {
        assert_eq!(place.get(path).await.status, status, "{path}");
    }
}

#[tokio::test]
async fn metrics_count_without_naming_anybody() {
    let place = Place::open().await;
    let mut client = Client::come(&place).await;
    client.must(json!({"do": "name", "name": "Zerberus"})).await;
    let text = place.get("/metrics").await.text();
    assert!(
        text.contains("\nsexton_sockets 1\n") && text.contains("\nsexton_guests_made_total 1\n"),
        "{text}"
    );
    assert!(!text.contains("Zerberus") && !text.contains("127.0.0.1"));
}

#[tokio::test]
async fn whoever_sits_at_the_machine_learns_how_others_come_in() {
    let reach = async |config: Config| {
        let place = Place::open_with(config, settings(), Arc::new(MemoryStore::default())).await;
        place
            .ask("GET", "/api/reach", &[("host", "sexton.example.org")])
            .await
            .json()["url"]
            .clone()
    };
    assert_eq!(reach(Config::default()).await, json!(null));
    let network_url = Some("http://192.168.1.5:7398".to_owned());
    let in_network = Config {
        network_url: network_url.clone(),
        ..Config::default()
    };
    assert_eq!(reach(in_network).await, json!(network_url));
    let public_url = Some("https://sexton.example.org".to_owned());
    let named = Config {
        public_url: public_url.clone(),
        network_url,
        ..Config::default()
    };
    assert_eq!(reach(named).await, json!(public_url));
}
