//! Guided first games: only the move that is asked for is made, everything else is in the script, and a lesson goes on where it
//! was left.

use crate::client::Client;
use crate::restart::kept;
use crate::scene::{START_MS, house, house_on, pump, settings};
use serde_json::{Value, json};
use store::Store as _;

/// Somebody at the lesson of a game.
async fn learner(house: &house::House, game: &str) -> Client {
    let mut client = Client::come(house, 1).await;
    let found = client.must(json!({"do": "open_lesson", "game": game})).await;
    client.join(found["table"].as_str().unwrap()).await;
    client.pump().await;
    client
}

fn step(client: &Client) -> u64 {
    client.info["lesson"]["step"].as_u64().unwrap()
}

/// The move that is asked for now; null while there is something to read.
fn wanted(client: &Client) -> Value {
    client.info["lesson"]["steps"][step(client) as usize]["command"].clone()
}

/// The prompt that offers a command, and how it is judged.
fn offering(client: &Client, command: &Value) -> Option<(u64, bool)> {
    let offers = |prompt: &&Value| {
        let choices = prompt["choices"].as_array().unwrap();
        choices.iter().any(|choice| choice["command"] == *command)
    };
    let prompt = client.prompts.iter().find(offers)?;
    Some((prompt["id"].as_u64().unwrap(), prompt["mode"] == "race"))
}

/// Reads on, or makes the move that is asked for.
async fn go_on(client: &mut Client) {
    let command = wanted(client);
    if command.is_null() {
        client.must(json!({"do": "learn", "step": step(client)})).await;
    } else {
        let (prompt, is_race) = offering(client, &command).unwrap();
        let does = if is_race { "hand" } else { "command" };
        client
            .must(json!({"do": does, "prompt": prompt, "command": command}))
            .await;
    }
    client.pump().await;
}

fn is_last(client: &Client) -> bool {
    step(client) as usize + 1 == client.info["lesson"]["steps"].as_array().unwrap().len()
}

#[tokio::test(start_paused = true)]
async fn every_lesson_is_played_to_its_end() {
    for game in catalog::games() {
        let (_, house) = house(1).await;
        let mut client = learner(&house, game.name).await;
        assert_eq!(
            client.info["phase"], "playing",
            "{}: nobody is waited for",
            game.name
        );
        assert_eq!(client.info["listed"], false);
        while !is_last(&client) {
            let before = step(&client);
            go_on(&mut client).await;
            assert!(step(&client) > before, "{} stays at {before}", game.name);
        }
        // Nothing comes after the last step.
        client.must(json!({"do": "learn", "step": step(&client)})).await;
        client.pump().await;
        assert!(is_last(&client));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_lets_every_move_be_made_gets_to_the_end_too() {
    for game in catalog::games() {
        let (_, house) = house(2).await;
        let mut client = learner(&house, game.name).await;
        while !is_last(&client) {
            client.must(json!({"do": "learn", "step": step(&client)})).await;
            client.pump().await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn another_move_is_refused_in_words_and_nothing_is_lost() {
    let (_, house) = house(3).await;
    let mut client = learner(&house, "rest-in-peace").await;
    let concede = |client: &Client| {
        let (prompt, _) = offering(client, &json!("concede")).unwrap();
        json!({"do": "command", "prompt": prompt, "command": "concede"})
    };
    let asked = concede(&client);
    assert_eq!(client.refused(asked).await, "read_on_first");
    while wanted(&client).is_null() {
        go_on(&mut client).await;
    }
    let (before, view) = (step(&client), client.view.clone());
    let asked = concede(&client);
    let refused = client.get(asked).await;
    assert_eq!(refused["trouble"]["code"], "not_in_this_lesson");
    // It says what is asked for.
    assert_eq!(refused["trouble"]["say"]["args"]["move"]["key"], "rp-do-door");
    assert_eq!((step(&client), &client.view), (before, &view));
    go_on(&mut client).await;
    assert_eq!(step(&client), before + 1);
}

#[tokio::test(start_paused = true)]
async fn a_lesson_goes_on_where_it_was_left_when_the_house_was_away() {
    let (store, first) = house(4).await;
    let mut client = learner(&first, "clearing-coffins").await;
    for _ in 0..6 {
        go_on(&mut client).await;
    }
    let (before, view, table) = (step(&client), client.view.clone(), client.table.clone());
    first.crash().await;
    let again = house_on(&store, settings(), 5, START_MS + 60_000).await;
    client.connect(&again).await;
    client.join(&table).await;
    pump(std::slice::from_mut(&mut client)).await;
    assert_eq!((step(&client), &client.view), (before, &view));
    while !is_last(&client) {
        go_on(&mut client).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_step_is_left_once_however_often_it_is_asked_for() {
    let (_, house) = house(6).await;
    let mut client = learner(&house, "dawn-under").await;
    for _ in 0..3 {
        client.must(json!({"do": "learn", "step": 0})).await;
    }
    client.pump().await;
    assert_eq!(step(&client), 1);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_left_of_a_lesson_that_is_closed_and_it_counts_for_nothing() {
    let (store, house) = house(7).await;
    let mut client = learner(&house, "rest-in-peace").await;
    while !is_last(&client) {
        go_on(&mut client).await;
    }
    assert_eq!(client.info["phase"], "over");
    let table = client.table.clone();
    let record = kept(&store, &table).await.summary.record;
    let about: Value = serde_json::from_str(&record.public).unwrap();
    assert_eq!(about["practice"], true);
    client.must(json!({"do": "close"})).await;
    client.pump().await;
    assert!(store.load(table.parse().unwrap()).await.unwrap().is_none());
}

#[tokio::test(start_paused = true)]
async fn what_is_no_lesson_is_told_so() {
    let (_, house) = house(8).await;
    let mut client = Client::come(&house, 1).await;
    let unknown = json!({"do": "open_lesson", "game": "chess"});
    assert_eq!(client.refused(unknown).await, "bad_options");
    client.open("rest-in-peace", 1, json!({})).await;
    client.must(json!({"do": "start"})).await;
    assert_eq!(
        client.refused(json!({"do": "learn", "step": 0})).await,
        "no_lesson"
    );
}
