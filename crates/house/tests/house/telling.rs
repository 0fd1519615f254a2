//! What happened is told again to whoever comes, whenever and by whichever device.

use crate::client::{Client, pass};
use crate::games::games;
use crate::scene::{START_MS, house, house_on, move_one, pump, settings, table};
use engine::Fast;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The history the last view brought; nothing, if there is none to see yet.
fn told(client: &Client) -> Value {
    let views = client.all("view");
    views.last().map_or(json!([]), |view| view["told"].clone())
}

async fn play(clients: &mut [Client], moves: usize, rng: &mut Fast) {
    for _ in 0..moves {
        pump(clients).await;
        if !move_one(clients, rng).await {
            pass(100).await;
        }
    }
    pump(clients).await;
}

#[tokio::test(start_paused = true)]
async fn a_restarted_house_tells_the_same_story() {
    let mut tells = BTreeMap::new();
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (store, house) = house(800 + number as u64).await;
        let mut clients = table(&house, game, persons, options).await;
        let name = clients[0].table.clone();
        play(&mut clients, 400, &mut Fast::new(number as u64)).await;
        let mut other = Client::come(&house, 1).await;
        other.join(&name).await;
        pass(10_000).await;
        other.pump().await;
        let (before, seq) = (told(&other), other.all("view").last().unwrap()["seq"].clone());
        *tells.entry(game).or_insert(0) += before.as_array().unwrap().len();
        house.crash().await;
        let again = house_on(&store, settings(), 1, START_MS + 60_000).await;
        other.connect(&again).await;
        other.join(&name).await;
        pass(10_000).await;
        other.pump().await;
        let view = other.all("view").last().unwrap()["seq"].clone();
        // A bot or a clock may have moved in between: then there is more to tell.
        let (lines, after) = (before.as_array().unwrap().len(), told(&other));
        if view == seq {
            assert_eq!(after, before, "{game}");
        } else {
            assert_eq!(json!(after.as_array().unwrap()[..lines]), before, "{game}");
        }
    }
    // A race that nobody wins leaves nothing to tell, but not every table is like that.
    assert!(tells.values().all(|lines| *lines > 0), "{tells:?}");
}

#[tokio::test(start_paused = true)]
async fn what_was_taken_back_is_no_longer_told() {
    let mut taken = 0;
    for seed in 0..8 {
        taken += take_back_all(seed).await;
    }
    assert!(taken > 0, "some deal has a move that can be taken back");
}

/// Practises a deal and takes back every move that can be; how many there were.
async fn take_back_all(seed: u64) -> usize {
    let (_, house) = house(seed).await;
    let mut host = Client::come(&house, 1).await;
    let open = json!({"do": "open", "game": "rest-in-peace", "seats": 1, "practice": true});
    host.table = host.must(open).await["table"].as_str().unwrap().to_owned();
    host.must(json!({"do": "join"})).await;
    host.must(json!({"do": "start"})).await;
    let name = host.table.clone();
    let (mut clients, mut rng) = (vec![host], Fast::new(seed));
    let mut taken = 0;
    for _ in 0..40 {
        pump(&mut clients).await;
        if clients[0].is_over() {
            break;
        }
        clients[0].join(&name).await;
        pump(&mut clients).await;
        let (before, seq) = (told(&clients[0]), clients[0].seq);
        move_one(&mut clients, &mut rng).await;
        pump(&mut clients).await;
        let can = clients[0]
            .all("moved")
            .last()
            .is_some_and(|moved| moved["can_take_back"] == true);
        if can && clients[0].seq > seq && !clients[0].is_over() {
            clients[0].must(json!({"do": "take_back"})).await;
            pump(&mut clients).await;
            assert_eq!(told(&clients[0]), before);
            taken += 1;
            move_one(&mut clients, &mut rng).await;
        }
    }
    taken
}

/// What a seat saw for itself goes with whoever sat there; what all saw stays.
#[tokio::test(start_paused = true)]
async fn whoever_takes_over_a_seat_reads_what_spectators_could() {
    let mut own = 0;
    for seed in 0..12 {
        own += usize::from(take_over(seed).await);
    }
    assert!(
        own > 0,
        "some player reads more of their own than those who watch"
    );
}

/// Somebody takes over a seat in the middle of a game; whether another player reads more than those who watch.
async fn take_over(seed: u64) -> bool {
    let (_, house) = house(seed).await;
    let mut clients = table(&house, "ruhe-in-frieden", 2, json!({})).await;
    let name = clients[0].table.clone();
    play(&mut clients, 150, &mut Fast::new(seed)).await;
    let mut watcher = Client::come(&house, 99).await;
    watcher.join(&name).await;
    clients[1].must(json!({"do": "stand"})).await;
    let mut heir = Client::come(&house, 50).await;
    heir.sit(&name).await;
    heir.pump().await;
    watcher.join(&name).await;
    watcher.pump().await;
    assert_eq!(heir.you["seat"], 1);
    assert_eq!(told(&heir), told(&watcher));
    clients[0].join(&name).await;
    pump(&mut clients).await;
    told(&clients[0]) != told(&watcher)
}

#[tokio::test(start_paused = true)]
async fn whoever_watches_later_is_told_no_more_than_they_have_seen() {
    let (_, house) = house(7).await;
    let mut clients = table(&house, "ruhe-in-frieden", 2, json!({})).await;
    let name = clients[0].table.clone();
    clients[0]
        .must(json!({"do": "spectators", "spectators": {"delayed": {"seconds": 60}}}))
        .await;
    play(&mut clients, 20, &mut Fast::new(2)).await;
    let mut watcher = Client::come(&house, 99).await;
    watcher.join(&name).await;
    watcher.pump().await;
    let early = told(&watcher);
    pass(70_000).await;
    watcher.join(&name).await;
    watcher.pump().await;
    let late = told(&watcher);
    let count = |told: &Value| told.as_array().unwrap().len();
    assert!(count(&early) < count(&late), "{early} {late}");
    assert_eq!(json!(late.as_array().unwrap()[..count(&early)]), early);
}
