//! Several commands at once: all of them or none.

use crate::client::Client;
use crate::restart::kept;
use crate::scene::{START_MS, house, house_on, move_one, pump, settings, table};
use engine::Fast;
use house::House;
use serde_json::{Value, json};
use store::memory::MemoryStore;

/// A table of Ruhe in Frieden at which somebody has visits to make: everybody there, and who it is.
async fn visits() -> (MemoryStore, House, Vec<Client>, usize) {
    let (store, house) = house(11).await;
    let mut clients = table(&house, "ruhe-in-frieden", 2, json!({})).await;
    let mut rng = Fast::new(1);
    loop {
        pump(&mut clients).await;
        let asks = |client: &Client| client.prompts.iter().any(|prompt| prompt["kind"] == "visits");
        if let Some(asked) = clients.iter().position(asks) {
            return (store, house, clients, asked);
        }
        move_one(&mut clients, &mut rng).await;
    }
}

/// The prompt, and a free pill for each relative of the seat.
fn plan(client: &Client) -> (Value, Vec<Value>) {
    let prompt = client
        .prompts
        .iter()
        .find(|prompt| prompt["kind"] == "visits")
        .unwrap();
    let choices = prompt["choices"].as_array().unwrap().iter();
    let commands = choices
        .map(|choice| choice["command"].clone())
        .filter(|command| command["visit"]["kind"] == "white")
        .collect();
    (prompt["id"].clone(), commands)
}

#[tokio::test(start_paused = true)]
async fn a_plan_is_taken_whole_or_not_at_all() {
    let (store, _house, mut clients, asked) = visits().await;
    let name = clients[asked].table.clone();
    let (prompt, commands) = plan(&clients[asked]);
    assert!(commands.len() > 2);
    let (lines, view) = (kept(&store, &name).await.lines.len(), clients[asked].view.clone());

    // The last visit is to somebody who has been visited by then.
    let mut twice = commands.clone();
    twice.push(commands[0].clone());
    for (commands, code) in [
        (json!(twice), None),
        (json!([]), Some("not_a_command")),
        (json!(vec![&commands[0]; 33]), Some("not_a_command")),
        (json!(["fly"]), Some("not_a_command")),
    ] {
        let refused = clients[asked]
            .refused(json!({"do": "commands", "prompt": prompt, "commands": commands}))
            .await;
        assert!(code.is_none_or(|code| code == refused), "{refused}");
        pump(&mut clients).await;
        assert_eq!(kept(&store, &name).await.lines.len(), lines);
        assert_eq!(clients[asked].view, view);
    }
    let of_another = json!({"do": "commands", "prompt": prompt, "commands": [commands[0]]});
    assert_eq!(clients[1 - asked].refused(of_another).await, "not_your_prompt");

    let heard = clients[1 - asked].heard.len();
    clients[asked]
        .must(json!({"do": "commands", "prompt": prompt, "commands": commands}))
        .await;
    pump(&mut clients).await;
    assert_eq!(kept(&store, &name).await.lines.len(), lines + commands.len());
    let moved = clients[1 - asked].heard[heard..]
        .iter()
        .filter(|heard| heard["is"] == "moved");
    assert_eq!(moved.count(), 1, "everybody sees it at once");
}

#[tokio::test(start_paused = true)]
async fn a_plan_that_comes_again_is_not_carried_out_again() {
    let (store, house, mut clients, asked) = visits().await;
    let name = clients[asked].table.clone();
    let (prompt, commands) = plan(&clients[asked]);
    let request =
        json!({"do": "commands", "table": name, "prompt": prompt, "commands": commands, "key": "once"});
    clients[asked].send(request.clone()).await;
    pump(&mut clients).await;
    let lines = kept(&store, &name).await.lines.len();
    let first = clients[asked].answer("once").unwrap();
    assert_eq!(first["is"], "done");
    house.crash().await;
    let house = house_on(&store, settings(), 9, START_MS + 1_000).await;
    clients[asked].connect(&house).await;
    clients[asked].join(&name).await;
    clients[asked].send(request).await;
    pump(&mut clients).await;
    let done = clients[asked]
        .all("done")
        .into_iter()
        .filter(|done| done["key"] == "once");
    assert_eq!(done.cloned().collect::<Vec<_>>(), [first.clone(), first]);
    assert_eq!(kept(&store, &name).await.lines.len(), lines);
}
