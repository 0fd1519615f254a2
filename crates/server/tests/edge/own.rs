//! A house of one's own: its sign, its password, its path; and whoever looks after it.

use crate::client::Client;
use crate::place::{Answer, Place, config, settings};
use serde_json::{Value, json};
use server::{Config, Sign};
use std::sync::Arc;
use store::memory::MemoryStore;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

const TOKEN: &str = "sixteen letters at least";

async fn open(config: Config) -> Place {
    Place::open_with(config, settings(), Arc::new(MemoryStore::default())).await
}

async fn tell(place: &Place, password: &str) -> Answer {
    let body = json!({"password": password}).to_string();
    place.send("POST", "/api/enter", &[], &body).await
}

/// Somebody comes in at a path, and says hello; who it is, or with which status they were refused.
async fn come(
    place: &Place,
    path: &str,
    cookie: &str,
    headers: &[(&str, &str)],
) -> Result<(Client, String), u16> {
    let mut client = Client::connect_at(place, path, cookie, headers).await?;
    client
        .send(json!({"do": "hello", "version": protocol::wire::VERSION}))
        .await;
    let told = client
        .until(|_, told| told["is"] == "welcome" || told["is"] == "goodbye")
        .await;
    let who = told["guest"].as_str().or(told["say"]["key"].as_str());
    Ok((client, who.unwrap().to_owned()))
}

fn cookie_of(answer: &Answer) -> String {
    let set = answer.header("set-cookie").unwrap();
    set.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn the_page_says_whose_house_it_is() {
    let place = open(Config {
        sign: Sign {
            name: Some("The <Crypt>".to_owned()),
            greeting: Some("\"Come in\" & stay".to_owned()),
            games: vec!["dawn-under".to_owned()],
            ..Sign::default()
        },
        ..config()
    })
    .await;
    for path in ["/", "/t/ABCD", "/rules/dawn-under"] {
        let page = place.get(path).await.text();
        if page.contains("sexton-house") {
            assert!(page.contains("<title>The &lt;Crypt&gt;</title>"), "{page}");
            assert!(
                page.contains("&quot;games&quot;:[&quot;dawn-under&quot;]"),
                "{page}"
            );
            assert!(
                page.contains("&quot;locked&quot;:false") && !page.contains("\"./"),
                "{page}"
            );
        }
    }
    let plain = place.get("/house").await.text();
    assert!(plain.contains("The &lt;Crypt&gt;") && plain.contains("Dawn Under"));
    assert!(!plain.contains("Clearing Coffins"), "only what is offered");
}

#[tokio::test]
async fn a_house_with_a_password_opens_to_those_who_know_it() {
    let place = open(Config {
        password: Some("bat wing".to_owned()),
        ..config()
    })
    .await;
    for path in ["/api/finished", "/house", "/api/me"] {
        assert_eq!(place.get(path).await.status, 401, "{path}");
    }
    assert_eq!(place.ask("POST", "/api/guest", &[]).await.status, 401);
    assert_eq!(place.get("/health").await.status, 200);
    assert_eq!(place.get("/icon.svg").await.status, 200);
    assert_eq!(
        come(&place, "/ws", "", &[]).await.err(),
        Some(401),
        "no line either"
    );
    let wrong = tell(&place, "owl").await;
    assert_eq!(
        (wrong.status, &wrong.json()["trouble"]["code"]),
        (403, &json!("wrong_password"))
    );
    let right = tell(&place, "bat wing").await;
    assert_eq!(right.status, 204);
    let cookie = cookie_of(&right);
    assert!(!cookie.contains("bat") && right.header("set-cookie").unwrap().contains("HttpOnly"));
    let inside = place.ask("GET", "/api/finished", &[("Cookie", &cookie)]).await;
    assert_eq!(inside.status, 200);
    assert!(come(&place, "/ws", &cookie, &[]).await.is_ok());
    let page = place.ask("GET", "/", &[("Cookie", &cookie)]).await.text();
    assert!(!page.contains("&quot;locked&quot;:true"));
    let forged = format!("sexton-pass={}", "0".repeat(64));
    assert_eq!(
        place.ask("GET", "/house", &[("Cookie", &forged)]).await.status,
        401
    );
}

#[tokio::test]
async fn a_miss_at_the_password_costs() {
    let place = open(Config {
        password: Some("bat wing".to_owned()),
        admin_token: Some(TOKEN.to_owned()),
        ..config()
    })
    .await;
    let mut statuses = Vec::new();
    for guess in 0..25 {
        statuses.push(tell(&place, &guess.to_string()).await.status);
    }
    assert!(statuses[..20].iter().all(|status| *status == 403), "{statuses:?}");
    assert_eq!(statuses[24], 429);
    let late = tell(&place, "bat wing").await;
    assert_eq!(
        (late.status, &late.json()["trouble"]["code"]),
        (429, &json!("too_many_guesses"))
    );
    // Codes, passwords and tokens are one count.
    assert_eq!(admin(&place, TOKEN, &json!({"do": "tables"})).await.status, 429);
}

#[tokio::test]
async fn what_is_told_at_the_entrance_is_short_and_of_its_form() {
    let place = open(Config {
        password: Some("bat wing".to_owned()),
        ..config()
    })
    .await;
    for body in ["", "{}", "[]", "{\"password\":1}", "{\"password\":\"x\",\"y\":1}"] {
        assert_eq!(
            place.send("POST", "/api/enter", &[], body).await.status,
            400,
            "{body}"
        );
    }
    let long = json!({"password": "x".repeat(5_000)}).to_string();
    assert_eq!(place.send("POST", "/api/enter", &[], &long).await.status, 400);
    let foreign = [("Origin", "https://elsewhere.example")];
    assert_eq!(place.send("POST", "/api/enter", &foreign, "{}").await.status, 403);
}

async fn admin(place: &Place, token: &str, request: &Value) -> Answer {
    let head = format!("Bearer {token}");
    let headers = [("Authorization", head.as_str())];
    place
        .send("POST", "/api/admin", &headers, &request.to_string())
        .await
}

#[tokio::test]
async fn the_page_for_whoever_looks_after_the_house_wants_the_token() {
    let without = open(config()).await;
    assert_eq!(admin(&without, "", &json!({"do": "tables"})).await.status, 404);
    let place = open(Config {
        admin_token: Some(TOKEN.to_owned()),
        ..config()
    })
    .await;
    let none = place.send("POST", "/api/admin", &[], "{\"do\":\"tables\"}").await;
    assert_eq!(none.status, 403);
    assert_eq!(admin(&place, "wrong", &json!({"do": "tables"})).await.status, 403);
    let mut guest = Client::come(&place).await;
    guest.open("dawn-under", 2, &json!({})).await;
    let told = admin(&place, TOKEN, &json!({"do": "tables"})).await.json();
    assert_eq!(told["tables"][0]["game"], "dawn-under");
    assert_eq!(admin(&place, TOKEN, &json!({"do": "nonsense"})).await.status, 400);
    let backup = json!({"do": "backup", "file": "/copy.db"});
    let refused = admin(&place, TOKEN, &backup).await.json();
    assert_eq!(refused["trouble"]["code"], "only_on_the_machine");
}

#[tokio::test]
async fn whoever_is_banned_is_told_over_the_line_and_closed_out() {
    let place = open(Config {
        admin_token: Some(TOKEN.to_owned()),
        proxy_header: Some("x-forwarded-for".to_owned()),
        ..config()
    })
    .await;
    let from = |address: &'static str| [("X-Forwarded-For", address)];
    let (mut guest, who) = come(&place, "/ws", "", &from("203.0.113.7")).await.unwrap();
    let (mut other, _) = come(&place, "/ws", "", &from("203.0.113.9")).await.unwrap();
    let guests = admin(&place, TOKEN, &json!({"do": "guests"})).await.json();
    assert_eq!(guests["guests"].as_array().unwrap().len(), 2);
    let ban = json!({"do": "ban", "guest": who, "with_address": true, "minutes": 5});
    assert_eq!(admin(&place, TOKEN, &ban).await.json()["is"], "done");
    let last = guest.until(|_, told| told["is"] == "goodbye").await;
    assert_eq!(last["stay_away"], true);
    assert!(guest.next().await.is_none(), "the line is closed");
    other.must(json!({"do": "leave_lobby"})).await;
    // Whoever comes from there is turned away, whoever they are.
    let (_, told) = come(&place, "/ws", "", &from("203.0.113.7")).await.unwrap();
    assert_eq!(told, "house-kept-out");
    let bans = admin(&place, TOKEN, &json!({"do": "bans"})).await.json();
    let addresses: Vec<&str> = bans["bans"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|ban| ban["address"].as_str())
        .collect();
    assert_eq!(addresses, ["203.0.113.7"]);
}

#[tokio::test]
async fn ones_own_data_is_given_and_deleted() {
    let place = Place::open().await;
    let mut guest = Client::come(&place).await;
    guest.must(json!({"do": "name", "name": "Änne"})).await;
    guest.open("dawn-under", 2, &json!({})).await;
    let cookie = guest.cookie.clone();
    let headers = [("Cookie", cookie.as_str())];
    let data = place.ask("GET", "/api/me", &headers).await;
    assert!(
        data.header("content-disposition")
            .unwrap()
            .contains("sexton-data.json")
    );
    let told = data.json();
    assert_eq!(told["guests"][0]["name"], "Änne");
    assert_eq!(told["guests"][0]["tables"][0]["game"], "dawn-under");
    assert_eq!(place.ask("GET", "/api/me", &[]).await.status, 400, "nobody");
    let foreign = [
        ("Cookie", cookie.as_str()),
        ("Origin", "https://elsewhere.example"),
    ];
    assert_eq!(place.ask("DELETE", "/api/me", &foreign).await.status, 403);
    let deleted = place.ask("DELETE", "/api/me", &headers).await;
    assert_eq!(deleted.status, 204);
    assert!(deleted.header("set-cookie").unwrap().contains("Max-Age=0"));
    let last = guest.until(|_, told| told["is"] == "goodbye").await;
    assert_eq!(last["say"]["key"], "house-forgotten");
    let left = place.ask("GET", "/api/me", &headers).await.json();
    assert_eq!(left["guests"], json!([]));
}

/// A proxy that passes connections on, and takes a prefix off the path of their first request if it is told to.
async fn proxy(place: &Place, takes_off: Option<&'static str>) -> std::net::SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (here, there) = (listener.local_addr().unwrap(), place.address);
    tokio::spawn(async move {
        while let Ok((mut from, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut to = TcpStream::connect(there).await.unwrap();
                let mut head = vec![0; 8 << 10];
                let count = from.read(&mut head).await.unwrap();
                let mut head = String::from_utf8_lossy(&head[..count]).into_owned();
                if let Some(prefix) = takes_off {
                    head = head.replacen(&format!(" {prefix}"), " ", 1);
                }
                to.write_all(head.as_bytes()).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
            });
        }
    });
    here
}

#[tokio::test]
async fn a_house_below_a_path_works_behind_a_proxy_that_keeps_it_or_takes_it_off() {
    let place = open(Config {
        base_path: "/crypt".to_owned(),
        ..config()
    })
    .await;
    for takes_off in [None, Some("/crypt")] {
        let through = Place::at(proxy(&place, takes_off).await);
        for path in [
            "/crypt/",
            "/crypt/t/ABCD",
            "/crypt/house",
            "/crypt/health",
            "/crypt/icon.svg",
        ] {
            assert_eq!(through.get(path).await.status, 200, "{path} {takes_off:?}");
        }
        let page = through.get("/crypt/t/ABCD").await.text();
        if page.contains("sexton-house") {
            assert!(
                page.contains("=\"/crypt/assets/") && !page.contains("\"/assets/"),
                "{page}"
            );
            assert!(page.contains("&quot;base&quot;:&quot;/crypt&quot;"), "{page}");
        }
        let plain = through.get("/crypt/house").await.text();
        assert!(plain.contains("href=\"/crypt/sexton.css\"") && plain.contains("/crypt/house?lang=de"));
        let guest = through.ask("POST", "/crypt/api/guest", &[]).await;
        let cookie = guest.header("set-cookie").unwrap();
        assert!(cookie.contains("Path=/crypt;"), "{cookie}");
        let (mut client, who) = come(&through, "/crypt/ws", &cookie_of(&guest), &[])
            .await
            .unwrap();
        assert_eq!(who, guest.json()["guest"].as_str().unwrap());
        client.open("dawn-under", 2, &json!({})).await;
    }
}
