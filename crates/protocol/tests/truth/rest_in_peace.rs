//! Rest in Peace: the secrets, the clues and the order of the deck.

use crate::{Outsider, Step, count, list, number, text};
use catalog::RestInPeace;
use serde_json::{Value, json};

fn check_cards(state: &Value) {
    let (view, hidden) = (&state["views"]["seat:0"], &state["hidden"]);
    let deck = list(&hidden["deck"]).iter();
    let lying = list(&view["rooms"]).iter().flat_map(|room| list(&room["doors"]));
    let cards = deck
        .chain(lying)
        .chain(list(&view["discard"]))
        .chain(list(&view["fresh"]));
    let counts = count(cards.map(text));
    assert_eq!((counts.len(), counts.values().max()), (52, Some(&1)));
    // RP-1.3
    let secrets = count(list(&hidden["secrets"]).iter().map(text));
    assert_eq!(
        (secrets.len(), secrets["Pa"], secrets.values().sum::<usize>()),
        (12, 2, 13)
    );
    for (room, secret) in list(&view["rooms"]).iter().zip(list(&hidden["secrets"])) {
        assert!(room["secret"].is_null() || room["secret"] == *secret);
    }
    for (seen, clue) in list(&view["clues"]).iter().zip(text(&hidden["clues"]).chars()) {
        assert!(seen.is_null() || *seen == clue.to_string());
    }
}

fn check_turned_up(step: &Step) {
    let hidden = &step.before["hidden"];
    let mut deck = list(&hidden["deck"]).iter();
    let mut clues = list(&step.before["views"]["seat:0"]["clues"])
        .iter()
        .filter(|clue| !clue.is_null())
        .count();
    for (name, fields) in step.sightings() {
        match name {
            "secret_turned" => {
                let room = number(&fields["room"]);
                assert_eq!(hidden["secrets"][room - 1], fields["secret"]);
            }
            "door_drawn" | "fresh_drawn" => assert_eq!(deck.next(), Some(&fields["card"])),
            "clue_turned" => {
                let order: Vec<String> = text(&hidden["clues"]).chars().map(String::from).collect();
                assert_eq!(fields["clue"], order[clues]);
                clues += 1;
            }
            "clues_shuffled" => assert_eq!(step.after["hidden"]["clues"], hidden["ghost"]),
            _ => {}
        }
    }
}

#[test]
fn every_card_lies_somewhere_once_and_is_what_was_said() {
    // RP-3.1, RP-8
    let variants = [
        json!({}),
        json!({ "doors": 3, "early_loss": "off" }),
        json!({ "entrance_ghost": "lose", "bones_draw_first": "on", "clue_flip": "auto" }),
    ];
    let (mut steps, mut ghosts) = (0, 0);
    for (seed, options) in (0..60).zip(variants.iter().cycle()) {
        Outsider::<RestInPeace>::sit_down(1, options, seed).play(60, |step| {
            check_cards(&step.after);
            check_turned_up(step);
            steps += 1;
            ghosts += step
                .sightings()
                .filter(|(name, _)| *name == "clues_shuffled")
                .count();
        });
    }
    assert!(steps > 300 && ghosts > 3, "{steps} steps, {ghosts} ghosts");
}
