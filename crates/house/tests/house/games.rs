//! Every game is played to the end by people, by bots and by both.

use crate::client::{Client, pass};
use crate::scene::{START_MS, gather, house, house_on, play_to_the_end, pump, settings, table};
use engine::Fast;
use house::TableFile;
use serde_json::json;
use store::memory::MemoryStore;

/// Games with the numbers of people they are played by here, and options that keep them short.
pub(crate) fn games() -> Vec<(&'static str, u8, serde_json::Value)> {
    let mut games = vec![
        ("rest-in-peace", 1, json!({})),
        ("dawn-under", 2, json!({})),
        ("dawn-under", 4, json!({"expansion": "on"})),
        ("clearing-coffins", 2, json!({"max_throws": 40})),
        (
            "clearing-coffins",
            6,
            json!({"max_throws": 40, "claim_mode": "pointed", "sit_out": 1}),
        ),
        (
            "clearing-coffins",
            3,
            json!({"max_throws": 30, "reaction_mode": "sealed"}),
        ),
        ("ruhe-in-frieden", 2, json!({"max_rounds": 4})),
        ("ruhe-in-frieden", 5, json!({"max_rounds": 3})),
        (
            "ruhe-in-frieden",
            3,
            json!({"max_rounds": 3, "window_order": "arrival"}),
        ),
        (
            "ruhe-in-frieden",
            3,
            json!({"max_rounds": 3, "window_privacy": "relaxed"}),
        ),
    ];
    // A game without a line is played by as many as can.
    for facts in catalog::games() {
        if !games.iter().any(|(game, ..)| *game == facts.name) {
            games.push((facts.name, *facts.seats.end(), json!({})));
        }
    }
    for (game, _, options) in &mut games {
        // An option of a game may be called otherwise one day: then as usual.
        let known = catalog::facts(game).unwrap().options;
        if let Some(options) = options.as_object_mut() {
            options.retain(|name, _| known.iter().any(|option| option.name == name));
        }
    }
    games
}

#[tokio::test(start_paused = true)]
async fn every_game_is_played_to_the_end_by_people() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (_, house) = house(number as u64).await;
        let mut clients = table(&house, game, persons, options).await;
        play_to_the_end(&mut clients, &mut Fast::new(number as u64)).await;
        pump(&mut clients).await;
        for client in &clients {
            assert!(
                client.is_over(),
                "{game}: {:?} has not heard of the end",
                client.guest
            );
            assert_eq!(client.info["phase"], "over", "{game}");
        }
        house.close().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_finished_table_can_be_verified() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (_, house) = house(100 + number as u64).await;
        let mut clients = gather(&house, game, persons, options).await;
        clients[0].must(json!({"do": "salt", "salt": "pepper"})).await;
        let promised = clients[0].info["commitment"].clone();
        let table = clients[0].table.parse().unwrap();
        assert_eq!(house.table_file(table).await.unwrap(), TableFile::NotYet);
        clients[0].deal().await;
        play_to_the_end(&mut clients, &mut Fast::new(number as u64)).await;
        pump(&mut clients).await;
        let TableFile::Log(log) = house.table_file(table).await.unwrap() else {
            panic!("{game}: the table is over");
        };
        let secret = clients[0].info["secret"].as_str().unwrap();
        assert_eq!(
            json!(engine::Secret::from_hex(secret).unwrap().commitment().to_string()),
            promised
        );
        assert_eq!(clients[0].info["salts"], json!(["pepper"]));
        fn verify<G: engine::Game>(log: &str) {
            let log = engine::Log::<G>::read(log).unwrap();
            log.table().unwrap();
            assert!(log.is_closed() && log.verify_shuffle().unwrap());
        }
        catalog::with_game!(game, G => verify::<G>(&log)).unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn every_game_is_played_by_a_person_among_bots() {
    for (number, (game, seats, options)) in games()
        .into_iter()
        .enumerate()
        .filter(|(_, (_, seats, _))| *seats > 1)
    {
        let (_, house) = house(200 + number as u64).await;
        let mut host = Client::come(&house, 1).await;
        host.open(game, seats, options).await;
        for seat in 1..seats {
            host.must(json!({"do": "bot_in", "seat": seat, "level": "visitor"}))
                .await;
        }
        host.deal().await;
        let mut clients = vec![host];
        play_to_the_end(&mut clients, &mut Fast::new(number as u64)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_without_persons_as_long_as_somebody_looks() {
    let settings = house::Settings {
        bot_think_ms: (100, 300),
        ..settings()
    };
    let house = house_on(&MemoryStore::default(), settings, 3, START_MS).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "bot_in", "seat": 1, "level": "visitor"}))
        .await;
    host.must(json!({"do": "start"})).await;
    host.must(json!({"do": "stand"})).await;
    host.must(json!({"do": "bot_in", "seat": 0, "level": "visitor"}))
        .await;
    for _ in 0..600 {
        pass(1_000).await;
        host.pump().await;
    }
    assert_eq!(host.info["phase"], "over");
}

#[tokio::test(start_paused = true)]
async fn two_people_answer_two_prompts_at_once() {
    // TB-2.2: in a race everybody is asked; in a sealed round everybody who is asked may answer.
    let (_, house) = house(4).await;
    let options = json!({"max_throws": 20, "reaction_mode": "sealed"});
    let mut clients = table(&house, "clearing-coffins", 2, options).await;
    for _ in 0..200 {
        pump(&mut clients).await;
        let racing = |client: &Client| client.prompts.iter().any(|prompt| prompt["kind"] == "bang");
        if clients.iter().all(racing) {
            break;
        }
        crate::scene::move_one(&mut clients, &mut Fast::new(1)).await;
        pass(500).await;
    }
    pass(500).await;
    for client in &mut clients {
        let race = client.prompts.iter().find(|prompt| prompt["kind"] == "bang");
        let prompt = race.unwrap()["id"].clone();
        client
            .ask(json!({"do": "hand", "prompt": prompt, "command": {"bang": {}}}))
            .await;
    }
    pass(10).await;
    pump(&mut clients).await;
    for client in &clients {
        let heard = client.all("heard");
        assert_eq!(heard.last().unwrap()["heard"], "taken", "{heard:?}");
    }
}
