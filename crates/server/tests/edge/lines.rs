//! Lines that break, come back, repeat themselves and cross each other.

use crate::client::{Client, play_all, play_some, table};
use crate::place::Place;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_comes_back_on_another_device_in_the_middle() {
    let place = Place::open().await;
    let mut clients = table(&place, "dawn-under", 2, &json!({})).await;
    for step in 1..6 {
        clients = play_some(clients, step * 4).await;
        let seq = clients[0].seq.max(clients[1].seq);
        let gone = clients.remove(0);
        let view_before = (gone.seq == seq).then(|| gone.view.clone());
        let back = gone.come_back(&place).await;
        assert!(back.seq >= seq, "{} {seq}", back.seq);
        if let Some(view) = view_before.filter(|_| back.seq == seq) {
            assert_eq!(back.view, view);
        }
        clients.insert(0, back);
    }
    let clients = play_all(clients).await;
    assert_eq!(clients[0].outcome, clients[1].outcome);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_moves_to_another_guest_by_a_ticket_that_works_once() {
    let place = Place::open().await;
    let mut clients = table(&place, "dawn-under", 2, &json!({})).await;
    let ticket = clients[0].must(json!({"do": "ticket"})).await;
    let ticket = ticket["ticket"].clone();
    let mut phone = Client::come(&place).await;
    let redeem = json!({"do": "redeem", "ticket": ticket});
    let found = phone.must(redeem.clone()).await;
    let table = found["table"].as_str().unwrap().to_owned();
    phone.join(&table, None).await;
    let mut thief = Client::come(&place).await;
    assert_eq!(thief.get(redeem).await["is"], "refused");
    let other = clients.remove(1);
    let ended = play_all(vec![phone, other]).await;
    assert_eq!(ended[0].outcome, ended[1].outcome);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_comes_twice_is_carried_out_once() {
    let place = Place::open().await;
    let mut client = table(&place, "rest-in-peace", 1, &json!({})).await.remove(0);
    for _ in 0..5 {
        while client.prompts.is_empty() && !client.is_over() {
            client.next().await.unwrap();
        }
        if client.is_over() {
            return;
        }
        let prompt = client.prompts[0].clone();
        let command = json!({
            "do": "command", "table": client.table, "prompt": prompt["id"],
            "command": prompt["choices"][0]["command"], "key": format!("twice-{}", prompt["id"]),
        });
        client.prompts.clear();
        client.send(command.clone()).await;
        client.send(command.clone()).await;
        let first = client.until(|_, message| message["key"] == command["key"]).await;
        let second = client.until(|_, message| message["key"] == command["key"]).await;
        assert_eq!(
            (&first["is"], &first["seq"]),
            (&json!("done"), &second["seq"]),
            "{second}"
        );
        if client.is_over() {
            break;
        }
        // With another key it is a stale command: its prompt is gone.
        let mut stale = command.clone();
        stale["key"] = json!("stale");
        client.send(stale).await;
        let answer = client.until(|_, message| message["key"] == "stale").await;
        assert_eq!(answer["is"], "refused", "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_devices_of_one_guest_see_the_same() {
    let place = Place::open().await;
    let mut clients = table(&place, "dawn-under", 2, &json!({})).await;
    let mut second = Client::come_as(&place, &clients[0].cookie).await;
    second.join(&clients[0].table.clone(), None).await;
    clients = play_some(clients, 10).await;
    let seq = clients[0].seq;
    while second.seq < seq {
        second.next().await.unwrap();
    }
    if second.seq == seq {
        assert_eq!(second.view, clients[0].view);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_answer_at_once_and_both_count() {
    if catalog::facts("ruhe-in-frieden").is_err() {
        return;
    }
    let place = Place::open().await;
    // Everybody answers as soon as asked; sealed rounds ask several at once (RF-8.9).
    let options = json!({"max_rounds": 5, "window_privacy": "relaxed"});
    let ended = play_all(table(&place, "ruhe-in-frieden", 4, &options).await).await;
    assert!(ended.iter().all(|client| client.outcome == ended[0].outcome));
}
