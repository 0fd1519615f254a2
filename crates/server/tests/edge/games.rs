//! Every game of the catalog is played to the end over sockets.

use crate::client::{Client, play_all, table};
use crate::place::Place;
use serde_json::{Value, json};
use std::sync::Arc;

/// Games, how many play, and options that keep them short by the clock on the wall.
fn games() -> Vec<(&'static str, u8, Value)> {
    let mut games = vec![
        ("rest-in-peace", 1, json!({})),
        ("dawn-under", 2, json!({})),
        ("dawn-under", 6, json!({"expansion": "on"})),
        (
            "clearing-coffins",
            2,
            json!({"max_throws": 10, "reaction_mode": "sealed"}),
        ),
        ("clearing-coffins", 6, json!({"max_throws": 10})),
        (
            "ruhe-in-frieden",
            2,
            json!({"max_rounds": 5, "window_privacy": "relaxed"}),
        ),
        (
            "ruhe-in-frieden",
            5,
            json!({"max_rounds": 5, "window_privacy": "relaxed"}),
        ),
    ];
    games.retain(|(game, ..)| catalog::facts(game).is_ok());
    games
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_of_the_catalog_is_played_to_the_end() {
    let place = Arc::new(Place::open().await);
    for facts in catalog::games() {
        assert!(
            games().iter().any(|(game, ..)| *game == facts.name),
            "{}",
            facts.name
        );
    }
    let tables = games().into_iter().map(|(game, persons, options)| {
        let place = Arc::clone(&place);
        tokio::spawn(async move {
            let clients = play_all(table(&place, game, persons, &options).await).await;
            for client in &clients {
                assert_eq!(client.outcome, clients[0].outcome, "{game}");
            }
            check_file(&place, game, &clients[0]).await;
            (game, clients)
        })
    });
    for table in tables.collect::<Vec<_>>() {
        let (game, clients) = table.await.unwrap();
        check_steps(&place, game, &clients).await;
    }
}

/// Whoever looks back through a seat's eyes ends with what that seat saw at the end.
async fn check_steps(place: &Place, game: &str, clients: &[Client]) {
    for (seat, client) in clients.iter().enumerate() {
        let mut steps = Vec::new();
        loop {
            let path = format!(
                "/api/tables/{}/steps?audience=seat:{seat}&from={}",
                client.table,
                steps.len()
            );
            let part = place.get(&path).await;
            assert_eq!(part.status, 200, "{game}: {}", part.text());
            let part = part.json();
            assert_eq!(
                (&part["game"], &part["seats"]),
                (&json!(game), &json!(clients.len()))
            );
            steps.extend(part["steps"].as_array().unwrap().iter().cloned());
            if steps.len() as u64 >= part["count"].as_u64().unwrap() {
                break;
            }
        }
        assert_eq!(steps[0]["say"]["key"], "replay-deal");
        assert_eq!(steps.last().unwrap()["view"], client.view, "{game}, seat {seat}");
    }
    let nobody = format!(
        "/api/tables/{}/steps?audience=seat:{}",
        clients[0].table,
        clients.len()
    );
    assert_eq!(place.get(&nobody).await.status, 400, "{game}");
}

/// The file can be downloaded and holds: chain, rules, shuffle.
async fn check_file(place: &Place, game: &str, client: &Client) {
    let answer = place.get(&format!("/api/tables/{}/log", client.table)).await;
    assert_eq!(answer.status, 200, "{game}");
    fn verify<G: engine::Game>(text: &str) {
        let log = engine::Log::<G>::read(text).unwrap();
        log.table().unwrap();
        assert!(log.is_closed() && log.verify_shuffle().unwrap());
    }
    catalog::with_game!(game, G => verify::<G>(&answer.text())).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_among_bots_and_a_bot_takes_over() {
    let place = Place::open().await;
    let mut host = Client::come(&place).await;
    let table = host.open("dawn-under", 3, &json!({})).await;
    host.must(json!({"do": "bot_in", "seat": 2, "level": "visitor"}))
        .await;
    let mut friend = Client::come(&place).await;
    friend.sit(&table).await;
    host.must(json!({"do": "start"})).await;
    // The friend goes; a bot takes the seat and plays on.
    friend.must(json!({"do": "stand"})).await;
    host.must(json!({"do": "bot_in", "seat": 1, "level": "visitor"}))
        .await;
    let host = host.play_to_the_end().await;
    assert!(host.is_over());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_has_rights_that_others_have_not() {
    let place = Place::open().await;
    let mut host = Client::come(&place).await;
    let table = host.open("dawn-under", 3, &json!({})).await;
    let mut friend = Client::come(&place).await;
    friend.sit(&table).await;
    for request in [
        json!({"do": "start"}),
        json!({"do": "kick", "seat": 0}),
        json!({"do": "bot_in", "seat": 2, "level": "visitor"}),
        json!({"do": "pause", "paused": true}),
    ] {
        let answer = friend.get(request.clone()).await;
        assert_eq!(answer["is"], "refused", "{request}");
    }
    host.must(json!({"do": "kick", "seat": 1})).await;
    friend
        .until(|_, message| message["is"] == "away" || message["is"] == "you")
        .await;
    let seat = &host.info["seats"][1]["holder"];
    assert_eq!(seat, "nobody", "{}", host.info);
}
