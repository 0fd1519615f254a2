//! What a visitor of the lobby hears.

use crate::client::{Client, pass, settle};
use crate::scene::house;
use serde_json::json;

/// How many tables the lobby showed last.
fn listed(visitor: &Client) -> usize {
    let lobby = visitor.all("lobby").pop().unwrap()["lobby"].clone();
    lobby["listed"].as_array().unwrap().len()
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
