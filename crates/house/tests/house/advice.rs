//! Advice for the one person at a table, and for nobody else (TB-8).

use crate::client::{Client, pass};
use crate::restart::kept;
use crate::scene::{START_MS, house, house_on, pump, settings};
use house::House;
use serde_json::{Value, json};
use store::memory::MemoryStore;

/// Somebody with bots in all other seats, dealt.
async fn with_bots(house: &House, game: &str, seats: u8, options: Value) -> Client {
    let mut client = Client::come(house, 1).await;
    client.open(game, seats, options).await;
    for seat in 1..seats {
        client
            .must(json!({"do": "bot_in", "seat": seat, "level": "visitor"}))
            .await;
    }
    client.deal().await;
    client
}

/// Lets the others move until the person is asked something that must be answered, but for a race.
async fn until_asked(client: &mut Client) -> Value {
    for _ in 0..2_000 {
        client.pump().await;
        let is_duty = |prompt: &&Value| prompt["must"] == true && prompt["mode"] != "race";
        if let Some(prompt) = client.prompts.iter().find(is_duty) {
            return prompt.clone();
        }
        pass(50).await;
    }
    panic!("nobody asks: {:#?}", client.view);
}

async fn log_of(store: &MemoryStore, client: &Client) -> String {
    kept(store, &client.table).await.log()
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_with_bots_is_told_of_every_choice_and_the_log_says_so_once() {
    // TB-8.1, TB-8.2
    for (game, seats, options) in [
        ("rest-in-peace", 1, json!({})),
        ("dawn-under", 2, json!({})),
        ("ruhe-in-frieden", 3, json!({})),
        ("clearing-coffins", 2, json!({"reaction_mode": "sealed"})),
    ] {
        let (store, house) = house(6).await;
        let mut client = with_bots(&house, game, seats, options).await;
        let prompt = until_asked(&mut client).await;
        assert_eq!(client.info["advice"], true, "{game}");
        let (view, seq) = (client.view.clone(), client.seq);
        let advice = client.must(json!({"do": "advise", "prompt": prompt["id"]})).await;
        assert_eq!(
            (&advice["is"], &advice["prompt"]),
            (&json!("advice"), &prompt["id"])
        );
        let choices = advice["choices"].as_array().unwrap();
        assert_eq!(
            choices.len(),
            prompt["choices"].as_array().unwrap().len(),
            "{game}"
        );
        assert_eq!(
            choices.iter().filter(|one| one["best"] == true).count(),
            1,
            "{game}: {advice}"
        );
        let value = |one: &Value| one["value"].as_u64().unwrap();
        assert!(
            choices
                .iter()
                .all(|one| value(one) <= 1_000 && one["margin"].is_u64()),
            "{advice}"
        );
        assert_eq!((&client.view, client.seq), (&view, seq), "nothing has changed");

        let mark = format!("\"advised\":{{\"seat\":0,\"prompt\":{}}}", prompt["id"]);
        assert_eq!(log_of(&store, &client).await.matches(&mark).count(), 1, "{game}");
        client.must(json!({"do": "advise", "prompt": prompt["id"]})).await;
        assert_eq!(
            log_of(&store, &client).await.matches(&mark).count(),
            1,
            "once for a question"
        );

        // The answer is still taken, and what is kept can be loaded again.
        client
            .must(json!({"do": "choose", "prompt": prompt["id"], "choice": 0}))
            .await;
        house.crash().await;
        let house = house_on(&store, settings(), 9, START_MS + 1_000).await;
        let table = client.table.clone();
        client.connect(&house).await;
        client.join(&table).await;
        assert_eq!(client.info["phase"], "playing", "{game}");
    }
}

#[tokio::test(start_paused = true)]
async fn there_is_no_advice_where_somebody_else_plays_or_may_come() {
    // TB-8.3
    let (store, house) = house(6).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 3, json!({})).await;
    let table = host.table.clone();
    let mut other = Client::come(&house, 2).await;
    other.sit(&table).await;
    host.must(json!({"do": "bot_in", "seat": 2, "level": "visitor"}))
        .await;
    host.deal().await;
    let mut both = [host, other];
    let asked = loop {
        pump(&mut both).await;
        if let Some(asked) = both.iter().position(|client| !client.prompts.is_empty()) {
            break asked;
        }
        pass(50).await;
    };
    let client = &mut both[asked];
    assert!(client.info["advice"].is_null());
    let advise = json!({"do": "advise", "prompt": client.prompts[0]["id"]});
    assert_eq!(client.refused(advise.clone()).await, "no_advice_here");
    assert!(!log_of(&store, client).await.contains("advised"));

    // A bot that stands in for somebody keeps the seat for a person.
    let [mut host, mut other] = both;
    other.lose();
    pass(10).await;
    host.must(json!({"do": "bot_in", "seat": 1, "level": "visitor"}))
        .await;
    let prompt = until_asked(&mut host).await;
    assert_eq!(
        host.refused(json!({"do": "advise", "prompt": prompt["id"]}))
            .await,
        "no_advice_here"
    );
}

#[tokio::test(start_paused = true)]
async fn advice_is_only_for_what_one_is_asked() {
    // TB-2.2, TB-8.1
    let (_store, house) = house(7).await;
    let mut client = with_bots(&house, "dawn-under", 2, json!({})).await;
    until_asked(&mut client).await;
    assert_eq!(
        client.refused(json!({"do": "advise", "prompt": 4_000})).await,
        "no_such_prompt"
    );
    let mut watcher = Client::come(&house, 3).await;
    watcher.join(&client.table.clone()).await;
    let prompt = client.prompts[0]["id"].clone();
    assert_eq!(
        watcher.refused(json!({"do": "advise", "prompt": prompt})).await,
        "no_seat"
    );
    client.must(json!({"do": "pause", "paused": true})).await;
    assert_eq!(
        client.refused(json!({"do": "advise", "prompt": prompt})).await,
        "paused"
    );
}

#[tokio::test(start_paused = true)]
async fn the_house_of_the_day_and_lessons_give_no_advice() {
    // TB-8.3
    let (_store, house) = house(8).await;
    let mut client = Client::come(&house, 1).await;
    let found = client.must(json!({"do": "open_day"})).await;
    client.join(found["table"].as_str().unwrap()).await;
    client.must(json!({"do": "start"})).await;
    let prompt = until_asked(&mut client).await;
    assert_eq!(
        client
            .refused(json!({"do": "advise", "prompt": prompt["id"]}))
            .await,
        "no_advice_here"
    );
    let mut learner = Client::come(&house, 2).await;
    let found = learner
        .must(json!({"do": "open_lesson", "game": "rest-in-peace"}))
        .await;
    learner.join(found["table"].as_str().unwrap()).await;
    pump(std::slice::from_mut(&mut learner)).await;
    assert_eq!(
        learner.refused(json!({"do": "advise", "prompt": 1})).await,
        "no_advice_here"
    );
}
