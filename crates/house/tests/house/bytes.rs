//! How much a move costs on the wire.

use crate::scene::{house, move_one, pump, table};
use engine::Fast;
use serde_json::{Value, json};

/// The mean length of something over all messages.
fn mean(messages: &[&Value], of: impl Fn(&Value) -> usize) -> usize {
    messages.iter().map(|message| of(message)).sum::<usize>() / messages.len().max(1)
}

#[tokio::test(start_paused = true)]
async fn a_move_of_dawn_under_is_a_few_thousand_bytes() {
    let (_, house) = house(5).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    let mut rng = Fast::new(5);
    for _ in 0..60 {
        pump(&mut clients).await;
        move_one(&mut clients, &mut rng).await;
    }
    pump(&mut clients).await;
    let moved: Vec<&Value> = clients.iter().flat_map(|client| client.all("moved")).collect();
    let (asked, others): (Vec<&Value>, Vec<&Value>) = moved
        .into_iter()
        .partition(|moved| moved["prompts"].as_array().is_some_and(|asked| !asked.is_empty()));
    for (who, messages) in [("whoever is asked next", &asked), ("everybody else", &others)] {
        let part = |name: &str| mean(messages, |message| message[name].to_string().len());
        let whole = mean(messages, |message| message.to_string().len());
        println!(
            "{who}: {whole} bytes, of which view {}, seen {}, prompts {}",
            part("view"),
            part("seen"),
            part("prompts")
        );
        assert!(messages.len() > 20 && whole < 12_000);
    }
}
