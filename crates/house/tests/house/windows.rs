//! Rounds of reactions in Ruhe in Frieden: their length betrays nothing (RF-8.9 to RF-8.13).

use crate::client::{Client, pass, settle};
use crate::scene::{START_MS, house, house_on, move_one, pump, settings, table};
use engine::Fast;
use house::House;
use serde_json::{Value, json};
use store::memory::MemoryStore;

/// The prompt of a round of reactions that this client is asked.
fn respond(client: &Client) -> Option<&Value> {
    client.prompts.iter().find(|prompt| prompt["kind"] == "respond")
}

/// Plays until at least one of the clients is asked in a window, and gives who.
async fn until_window(clients: &mut [Client], rng: &mut Fast) -> Vec<usize> {
    for _ in 0..4_000 {
        pump(clients).await;
        let asked: Vec<usize> = (0..clients.len())
            .filter(|idx| respond(&clients[*idx]).is_some())
            .collect();
        if !asked.is_empty() {
            return asked;
        }
        if clients[0].is_over() {
            break;
        }
        let own = |client: &Client| client.prompts.iter().any(|prompt| prompt["must"] == true);
        if let Some(idx) = (0..clients.len()).find(|idx| own(&clients[*idx])) {
            move_one(std::slice::from_mut(&mut clients[idx]), rng).await;
        } else {
            pass(100).await;
        }
    }
    Vec::new()
}

/// A house and a table with an open window, from the first seed that leads to one.
async fn at_a_window(
    persons: u8,
    options: &Value,
    orders: Option<&Value>,
) -> (MemoryStore, House, Vec<Client>, Vec<usize>) {
    for seed in 0..20 {
        let (store, house) = house(seed).await;
        let mut clients = table(&house, "ruhe-in-frieden", persons, options.clone()).await;
        for client in &mut clients {
            if let Some(orders) = orders {
                client.must(json!({"do": "orders", "orders": orders})).await;
            }
        }
        let asked = until_window(&mut clients, &mut Fast::new(seed)).await;
        if !asked.is_empty() {
            return (store, house, clients, asked);
        }
    }
    panic!("no seed leads to a window");
}

async fn pass_for(client: &mut Client) -> Value {
    let prompt = respond(client).unwrap()["id"].clone();
    client
        .must(json!({"do": "command", "prompt": prompt, "command": {"respond": "pass"}}))
        .await
}

#[tokio::test(start_paused = true)]
async fn a_round_lasts_as_long_whatever_the_answers() {
    // RF-8.10, RF-8.12
    let mut lengths = Vec::new();
    for answers in [true, false] {
        let (_, _house, mut clients, asked) = at_a_window(3, &json!({}), None).await;
        let seq = clients[0].seq;
        let opened = tokio::time::Instant::now();
        if answers {
            for idx in asked {
                let done = pass_for(&mut clients[idx]).await;
                assert!(done.get("seq").is_none(), "nothing has happened yet");
                assert!(respond(&clients[idx]).is_none(), "a sealed answer is final");
            }
        }
        while clients[0].seq == seq {
            pass(1).await;
            pump(&mut clients).await;
        }
        lengths.push(opened.elapsed().as_millis() / 10);
    }
    assert_eq!(lengths[0], lengths[1]);
}

#[tokio::test(start_paused = true)]
async fn the_table_agrees_how_long_a_round_lasts() {
    // RF-8.10: `hold_times` and `answer_limit`
    let options = json!({"hold_times": "30/30", "answer_limit": 40});
    let (_, _house, mut clients, asked) = at_a_window(2, &options, None).await;
    assert_eq!(clients[0].info["options"]["hold_times"], "30/30");
    let (seq, left) = (clients[0].seq, clients[0].clock["left_ms"].as_u64().unwrap());
    assert!((29_900..=30_000).contains(&left), "{left}");
    let prompt = respond(&clients[asked[0]]).unwrap()["id"].clone();
    clients[asked[0]]
        .must(json!({"do": "hold", "prompt": prompt}))
        .await;
    pump(&mut clients).await;
    pass(68_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    pass(2_000).await;
    pump(&mut clients).await;
    assert!(clients[0].seq > seq);

    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("ruhe-in-frieden", 2, json!({})).await;
    for wrong in [
        json!({"hold_times": "0/1"}),
        json!({"hold_times": "61/1"}),
        json!({"hold_times": "5"}),
        json!({"answer_limit": 4}),
        json!({"answer_limit": "x"}),
    ] {
        let options = json!({"do": "options", "options": wrong});
        assert_eq!(host.refused(options).await, "bad_options");
    }
    let longest = json!({"hold_times": "60/30", "answer_limit": "120"});
    host.must(json!({"do": "options", "options": longest})).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_is_told_who_is_asked_or_has_answered() {
    // RF-8.9: two worlds that differ in whether the others have answered are the same to one seat, to the byte.
    let mut worlds: Vec<Vec<Value>> = Vec::new();
    for answers in [true, false] {
        let (_, _house, mut clients, asked) = at_a_window(4, &json!({}), None).await;
        let watcher = (0..4)
            .find(|idx| !asked.contains(idx) || asked.len() > 1)
            .unwrap();
        let heard = clients[watcher].heard.len();
        for idx in asked.into_iter().filter(|idx| *idx != watcher) {
            if answers {
                pass_for(&mut clients[idx]).await;
            } else {
                settle().await;
            }
        }
        let seq = clients[watcher].seq;
        while clients[watcher].seq == seq {
            pass(10).await;
            pump(&mut clients).await;
        }
        let told = clients[watcher].heard[heard..].to_vec();
        assert!(
            told.iter()
                .all(|message| message["waiting"] != json!(null) || message["is"] == "table")
        );
        worlds.push(told);
    }
    assert_eq!(worlds[0], worlds[1]);
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_for_time_gets_it_without_a_name() {
    // RF-8.10
    let (_, _house, mut clients, asked) = at_a_window(3, &json!({}), None).await;
    let seq = clients[0].seq;
    let prompt = respond(&clients[asked[0]]).unwrap()["id"].clone();
    clients[asked[0]]
        .must(json!({"do": "hold", "prompt": prompt}))
        .await;
    pump(&mut clients).await;
    assert!(clients.iter().all(|client| client.clock["held"] == true));
    // Everybody sees until when it may last now.
    let left = |client: &Client| client.clock["left_ms"].as_u64().unwrap();
    assert!(
        clients
            .iter()
            .all(|client| (20_000..=25_000).contains(&left(client))),
        "{}",
        clients[0].clock
    );
    pass(15_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq, "the round waits");
    pass_for(&mut clients[asked[0]]).await;
    pass(10).await;
    pump(&mut clients).await;
    assert!(clients[0].seq > seq, "the holder has answered");
    let stranger = (0..3).find(|idx| respond(&clients[*idx]).is_none());
    if let Some(idx) = stranger {
        assert_eq!(
            clients[idx]
                .refused(json!({"do": "hold", "prompt": prompt}))
                .await,
            "nothing_to_hold"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_sealed_answer_survives_a_crash_and_is_gone_with_its_round() {
    // RF-8.5: acknowledged is kept; what lost is nowhere.
    let (store, first, mut clients, asked) = at_a_window(3, &json!({}), None).await;
    let name = clients[0].table.clone();
    let idx = asked[0];
    let prompt = respond(&clients[idx]).unwrap()["id"].clone();
    let answer = json!({"do": "command", "table": name, "prompt": prompt, "command": {"respond": "pass"}, "key": "sealed"});
    clients[idx].send(answer.clone()).await;
    pump(&mut clients).await;
    assert!(clients[idx].answer("sealed").is_some());
    let aside = crate::restart::kept(&store, &name).await.asides;
    assert_eq!(aside.len(), 1);
    first.crash().await;
    let second = house_on(&store, settings(), 15, START_MS + 100_000).await;
    for client in &mut clients {
        client.lose();
        client.connect(&second).await;
        client.join(&name).await;
    }
    assert!(respond(&clients[idx]).is_none(), "it is sealed still");
    clients[idx].send(answer).await;
    pump(&mut clients).await;
    let done = clients[idx]
        .all("done")
        .into_iter()
        .filter(|done| done["key"] == "sealed")
        .count();
    assert_eq!(done, 2);
    let seq = clients[0].seq;
    while clients[0].seq == seq {
        pass(100).await;
        pump(&mut clients).await;
    }
    assert!(crate::restart::kept(&store, &name).await.asides.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_person_among_bots_does_not_wait_for_the_clock() {
    // RF-8.10a
    for seed in 0..20 {
        let (_, house) = house(seed).await;
        let mut host = Client::come(&house, 1).await;
        host.open("ruhe-in-frieden", 3, json!({})).await;
        for seat in [1, 2] {
            host.must(json!({"do": "bot_in", "seat": seat, "level": "visitor"}))
                .await;
        }
        host.must(json!({"do": "orders", "orders": shown()})).await;
        host.must(json!({"do": "start"})).await;
        let mut clients = vec![host];
        if until_window(&mut clients, &mut Fast::new(seed)).await.is_empty() {
            continue;
        }
        let seq = clients[0].seq;
        // The moves before this one took no time, so the stamps are ahead of the clock (TB-1.3). A hold keeps the window
        // open until the clock has caught up; from then on the answer alone decides.
        let prompt = respond(&clients[0]).unwrap()["id"].clone();
        clients[0].must(json!({"do": "hold", "prompt": prompt})).await;
        pass(15_000).await;
        pump(&mut clients).await;
        assert_eq!(clients[0].seq, seq);
        pass_for(&mut clients[0]).await;
        pass(1).await;
        pump(&mut clients).await;
        assert!(clients[0].seq > seq);
        return;
    }
    panic!("no seed leads to a window");
}

fn shown() -> Value {
    json!({"bury": "show", "after": "show", "adjust": "show", "end": "show", "last": "show", "armed": []})
}

#[tokio::test(start_paused = true)]
async fn standing_orders_are_private_and_keep_prompts_in_the_background() {
    // RF-8.11
    let all_pass = json!({"bury": "pass", "after": "pass", "adjust": "pass", "end": "pass", "last": "pass", "armed": []});
    let (_, _house, mut clients, asked) = at_a_window(3, &json!({}), Some(&all_pass)).await;
    for idx in asked {
        assert_eq!(respond(&clients[idx]).unwrap()["in_background"], true);
    }
    pump(&mut clients).await;
    let heard = clients[1].heard.len();
    clients[0]
        .must(json!({"do": "orders", "orders": {"armed": ["MX"]}}))
        .await;
    clients[1].pump().await;
    assert_eq!(clients[1].heard.len(), heard, "nobody else is told");
    assert_eq!(clients[0].you["orders"]["armed"], json!(["MX"]));
    // The game reads them; what it does not know is refused in words.
    for (wrong, word) in [
        (json!({"armed": ["ZZ"]}), "an action"),
        (json!({"bury": "maybe"}), "maybe"),
        (json!({"baker": "show"}), "baker"),
        (json!([1]), "expected"),
    ] {
        let refused = clients[0].get(json!({"do": "orders", "orders": wrong})).await;
        assert_eq!(refused["trouble"]["code"], "bad_orders");
        assert!(refused["trouble"]["say"].to_string().contains(word), "{refused}");
    }
    assert_eq!(clients[0].you["orders"]["armed"], json!(["MX"]));
}

#[tokio::test(start_paused = true)]
async fn a_game_without_standing_orders_says_so() {
    let (_store, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    assert_eq!(
        clients[0].refused(json!({"do": "orders", "orders": {}})).await,
        "bad_orders"
    );
}

#[tokio::test(start_paused = true)]
async fn a_window_outlives_a_seat_that_changes_hands() {
    // RF-8.5, RF-8.9: an answer that was acknowledged stands, and nobody learns of it by naming its prompt.
    let (store, house, mut clients, asked) = at_a_window(3, &json!({}), Some(&shown())).await;
    let idx = asked[0];
    let prompt = respond(&clients[idx]).unwrap()["id"].clone();
    pass_for(&mut clients[idx]).await;
    let other = (idx + 1) % 3;
    let answer = json!({"do": "command", "prompt": prompt, "command": {"respond": "pass"}});
    assert_eq!(clients[other].refused(answer.clone()).await, "not_your_prompt");
    assert_eq!(clients[idx].refused(answer).await, "already_sealed");
    // Somebody who is not asked any more gets up in the middle of it.
    let away = (idx + 2) % 3;
    clients[away].must(json!({"do": "stand"})).await;
    pump(&mut clients).await;
    let table = clients[idx].table.clone();
    let asides = crate::restart::kept(&store, &table).await.asides;
    let sealed = format!("sealed:{}", clients[idx].you["seat"]);
    assert!(asides.iter().any(|(name, _)| *name == sealed), "{asides:?}");
    drop(house);
}

#[tokio::test(start_paused = true)]
async fn by_mail_a_round_waits_for_every_hand() {
    // RF-8.13
    let (_, _house, mut clients, asked) = at_a_window(3, &json!({}), Some(&shown())).await;
    clients[0].must(json!({"do": "pace", "pace": "by_mail"})).await;
    let seq = clients[0].seq;
    pass(3_600_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].seq, seq);
    for idx in asked {
        pass_for(&mut clients[idx]).await;
    }
    pass(60_000).await;
    pump(&mut clients).await;
    assert!(clients[0].seq > seq);
}

#[tokio::test(start_paused = true)]
async fn a_visit_is_told_with_its_price() {
    // RF-1.8: a pill of one's own is free, a placebo costs a thousand; ending the visits costs nothing at all.
    let (_store, house) = house(1).await;
    let mut clients = table(&house, "ruhe-in-frieden", 2, json!({})).await;
    pump(&mut clients).await;
    let prompts = clients.iter().flat_map(|client| &client.prompts);
    let visits = prompts.clone().find(|prompt| prompt["kind"] == "visits");
    let choices = visits.unwrap()["choices"].as_array().unwrap();
    let price = |kind: &str| {
        let choice = choices
            .iter()
            .find(|choice| choice["command"]["visit"]["kind"] == kind);
        choice.unwrap()["terms"]["price"].clone()
    };
    assert_eq!((price("white"), price("black")), (json!(0), json!(1000)));
    let others = choices.iter().filter(|choice| choice["command"].is_string());
    assert!(others.into_iter().all(|choice| choice.get("terms").is_none()));
}
