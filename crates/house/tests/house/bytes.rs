//! How much a move costs on the wire.

use crate::client::Client;
use crate::games::games;
use crate::scene::{house, move_one, play_to_the_end, pump, table};
use engine::Fast;
use serde_json::{Value, json};

fn mean(lengths: &[usize]) -> usize {
    lengths.iter().sum::<usize>() / lengths.len().max(1)
}

/// The mean length of what is told of moves: to whoever is asked next, and to everybody else.
fn lengths(clients: &[Client]) -> [usize; 2] {
    let is_asked = |message: &Value| message["prompts"] != json!([]);
    [true, false].map(|asked| {
        let told = clients
            .iter()
            .flat_map(|client| client.heard.iter().zip(&client.lengths));
        let moved = told.filter(|(message, _)| message["is"] == "moved" && is_asked(message) == asked);
        let lengths: Vec<usize> = moved.map(|(_, length)| *length).collect();
        assert!(!lengths.is_empty());
        mean(&lengths)
    })
}

#[tokio::test(start_paused = true)]
async fn a_move_of_dawn_under_is_about_a_thousand_bytes() {
    let (_, house) = house(5).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    let mut rng = Fast::new(5);
    for _ in 0..60 {
        pump(&mut clients).await;
        move_one(&mut clients, &mut rng).await;
    }
    pump(&mut clients).await;
    let [asked, others] = lengths(&clients);
    println!("to whoever is asked next {asked} bytes, to everybody else {others}");
    assert!(asked < 1_600 && others < 1_300, "{asked}, {others}");
}

#[tokio::test(start_paused = true)]
async fn no_game_tells_the_same_again_with_every_move() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (_, house) = house(number as u64).await;
        let mut clients = table(&house, game, persons, options.clone()).await;
        play_to_the_end(&mut clients, &mut Fast::new(number as u64)).await;
        pump(&mut clients).await;
        let [asked, others] = lengths(&clients);
        let (moves, all) = (clients[0].seq, clients.iter().flat_map(|client| &client.lengths));
        let all = all.sum::<usize>() / moves.max(1) as usize;
        println!(
            "{game}, {persons}, {options}: {moves} moves; to whoever is asked next {asked} bytes, to everybody else \
             {others}; {all} for a move in all"
        );
        // The solitaire shows everything anew when it is over.
        assert!(asked < 2_500 && others < 4_500, "{game}: {asked}, {others}");
    }
}
