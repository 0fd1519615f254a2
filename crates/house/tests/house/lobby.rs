//! What a visitor of the lobby hears.

use crate::client::{Client, pass, settle};
use crate::scene::house;
use serde_json::{Value, json};

/// How many tables a visitor has heard of, as a client follows what it is told.
fn listed(visitor: &Client) -> usize {
    followed(visitor).len()
}

fn followed(visitor: &Client) -> Vec<Value> {
    let mut listed: Vec<Value> = Vec::new();
    for message in &visitor.heard {
        if message["is"] == "lobby" {
            listed = message["lobby"]["listed"].as_array().unwrap().clone();
        } else if message["is"] == "lobby_changed" {
            let (gone, put) = (
                message["gone"].as_array().unwrap(),
                message["put"].as_array().unwrap(),
            );
            listed.retain(|listing| {
                let is_put = put
                    .iter()
                    .any(|placed| placed["listing"]["table"] == listing["table"]);
                !is_put && !gone.contains(&listing["table"])
            });
            for placed in put {
                listed.insert(placed["at"].as_u64().unwrap() as usize, placed["listing"].clone());
            }
        }
    }
    listed
}

async fn visitor(house: &house::House, number: u64) -> Client {
    let mut visitor = Client::come(house, number).await;
    visitor.send(json!({"do": "lobby"})).await;
    settle().await;
    visitor.pump().await;
    visitor
}

async fn open_listed(host: &mut Client) {
    let open = json!({"do": "open", "game": "dawn-under", "seats": 3, "listed": true});
    host.must(open).await;
}

#[tokio::test(start_paused = true)]
async fn a_visitor_of_a_quiet_house_hears_of_a_new_table() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    // The house has been quiet for a while before anybody listens.
    pass(60_000).await;
    let mut visitor = visitor(&house, 2).await;
    open_listed(&mut host).await;
    pass(1_000).await;
    visitor.pump().await;
    assert_eq!(listed(&visitor), 1);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_and_goes_all_the_time_keeps_nobody_from_hearing() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    let mut visitor = visitor(&house, 2).await;
    open_listed(&mut host).await;
    for _ in 0..20 {
        let mut restless = Client::come(&house, 3).await;
        restless.lose();
        pass(100).await;
    }
    visitor.pump().await;
    assert_eq!(listed(&visitor), 1);
}

#[tokio::test(start_paused = true)]
async fn a_change_is_told_as_a_change_and_to_those_it_concerns() {
    let (_, house) = house(1).await;
    let mut hosts = Vec::new();
    for number in 1..=30 {
        let mut host = Client::come(&house, number).await;
        open_listed(&mut host).await;
        hosts.push(host);
    }
    pass(1_000).await;
    let mut visitor = visitor(&house, 99).await;
    let whole = visitor.all("lobby")[0].to_string().len();
    assert_eq!(listed(&visitor), 20, "a page");
    assert_eq!(visitor.all("lobby")[0]["lobby"]["more"], true);
    let newest = hosts.pop().unwrap().all("found")[0]["table"].clone();
    visitor.join(newest.as_str().unwrap()).await;
    visitor.must(json!({"do": "sit"})).await;
    pass(1_000).await;
    visitor.pump().await;
    let changes = visitor.all("lobby_changed");
    let told = changes
        .iter()
        .map(|message| message.to_string().len())
        .sum::<usize>();
    assert!(told < whole / 4, "{told} of {whole} bytes: {changes:#?}");
    let first = followed(&visitor)[0].clone();
    assert_eq!((&first["table"], &first["free"]), (&newest, &json!(1)));
    let yours = visitor.all("yours").pop().unwrap()["yours"].clone();
    assert_eq!(yours[0]["table"], newest);
    hosts[0].pump().await;
    assert!(hosts[0].all("yours").is_empty() && hosts[0].all("lobby_changed").is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_visitor_chooses_what_to_see() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    for (game, seats, lang, pace) in [
        ("dawn-under", 2, "de", "live"),
        ("dawn-under", 5, "fr", "by_mail"),
        ("ruhe-in-frieden", 4, "de", "live"),
    ] {
        let open =
            json!({"do": "open", "game": game, "seats": seats, "listed": true, "lang": lang, "pace": pace});
        host.must(open).await;
    }
    let mut visitor = visitor(&house, 2).await;
    for (filter, count) in [
        (json!({}), 3),
        (json!({"game": "dawn-under"}), 2),
        (json!({"game": "dawn-under", "lang": "de"}), 1),
        (json!({"free": 3}), 2),
        (json!({"pace": "by_mail"}), 1),
        (json!({"pace": "relaxed"}), 0),
    ] {
        visitor.send(json!({"do": "lobby", "filter": filter})).await;
        settle().await;
        visitor.pump().await;
        assert_eq!(listed(&visitor), count, "{filter}");
    }
    visitor
        .send(json!({"do": "lobby", "filter": {"lang": "de"}}))
        .await;
    let open = json!({"do": "open", "game": "dawn-under", "seats": 3, "listed": true, "lang": "nl"});
    host.must(open.clone()).await;
    pass(1_000).await;
    visitor.pump().await;
    assert_eq!(listed(&visitor), 2, "nobody hears of what is not wanted");
    visitor.must(json!({"do": "leave_lobby"})).await;
    let heard = visitor.heard.len();
    host.must(json!({"do": "open", "game": "dawn-under", "seats": 3, "listed": true, "lang": "de"}))
        .await;
    pass(1_000).await;
    visitor.pump().await;
    assert_eq!(visitor.heard.len(), heard);
}

#[tokio::test(start_paused = true)]
async fn ones_own_tables_are_told_when_they_change() {
    let (_, house) = house(1).await;
    let mut visitor = visitor(&house, 1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("rest-in-peace", 1, json!({})).await;
    pass(1_000).await;
    visitor.pump().await;
    let yours = |visitor: &Client| visitor.all("yours").pop().unwrap().clone();
    assert_eq!(yours(&visitor)["yours"][0]["host"], true);
    host.must(json!({"do": "start"})).await;
    pass(1_000).await;
    visitor.pump().await;
    assert_eq!(yours(&visitor)["yours"][0]["your_turn"], true);
    host.must(json!({"do": "close"})).await;
    pass(1_000).await;
    visitor.pump().await;
    let last = yours(&visitor);
    assert_eq!(last["yours"], json!([]));
    assert_eq!(last["recent"][0]["table"], json!(host.table));
}
