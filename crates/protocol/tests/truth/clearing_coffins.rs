//! Clearing Coffins: rows, pile, cleared cards and the dice under the cup.

use crate::{Outsider, Step, count, list, number, text};
use catalog::ClearingCoffins;
use serde_json::{Value, json};

fn check_cards(state: &Value) {
    let (view, hidden) = (&state["views"]["public"], &state["hidden"]);
    let mut cards: Vec<&str> = list(&hidden["pile"]).iter().map(text).collect();
    assert_eq!(cards.len(), number(&view["pile"]));
    for (seat, row) in list(&view["seats"]).iter().zip(list(&hidden["rows"])) {
        cards.extend(list(&seat["cleared"]).iter().map(text));
        assert_eq!(list(&seat["row"]).len(), list(row).len());
        for (seen, card) in list(&seat["row"]).iter().zip(list(row)) {
            assert_eq!(seen == "gap", card.is_null());
            if let Some(up) = seen.get("up") {
                assert_eq!(up, card);
            }
            cards.extend(card.as_str());
        }
    }
    // CC-1.4: seven of each combination, and one odd card.
    let extra = state["options"]["deck_extra"].as_str().unwrap();
    let expected = ["YK", "YM", "YB", "PK", "PM", "PB"].map(|card| (card, 7 + usize::from(card == extra)));
    assert_eq!(count(cards), expected.into_iter().collect());
}

fn check_turned_up(step: &Step) {
    let hidden = &step.before["hidden"];
    let mut rows = hidden["rows"].clone();
    let mut pile = list(&hidden["pile"]).iter();
    for (name, fields) in step.sightings() {
        let at = |place: &Value| (number(&place["seat"]), number(&place["slot"]));
        match name {
            "revealed" => assert_eq!(fields["throw"], hidden["rolled"]),
            "shown" | "exposed" | "cleared" | "penalty_turned" | "looked" | "opened" => {
                let (seat, slot) = at(&fields["place"]);
                assert_eq!(rows[seat][slot], fields["card"], "{name}");
            }
            "refilled" | "penalty_drawn" => {
                assert_eq!(pile.next(), Some(&fields["card"]), "{name}");
            }
            "swapped" => {
                let (a, b) = (at(&fields["a"]), at(&fields["b"]));
                let first = rows[a.0][a.1].take();
                rows[a.0][a.1] = rows[b.0][b.1].take();
                rows[b.0][b.1] = first;
            }
            _ => {}
        }
    }
}

#[test]
fn every_card_lies_somewhere_once_and_is_what_was_said() {
    // CC-3.3.1, CC-9.1
    let variants = [
        json!({}),
        json!({ "claim_mode": "pointed", "sit_out": 1, "bat_close": "any", "moon_cards": "any_two" }),
        json!({ "penalty_pick": "random", "deck_extra": "YM", "moon_face_up": "table_scarce" }),
    ];
    let mut turned_up = 0;
    for (seed, options) in (0..6).zip(variants.iter().cycle()) {
        let seats = 2 + (seed % 5) as u8;
        Outsider::<ClearingCoffins>::sit_down(seats, options, seed).play(120, |step| {
            check_cards(&step.after);
            check_turned_up(step);
            let faces = [
                "revealed",
                "shown",
                "exposed",
                "cleared",
                "penalty_turned",
                "looked",
            ];
            turned_up += step.sightings().filter(|(name, _)| faces.contains(name)).count();
        });
    }
    assert!(turned_up > 120, "{turned_up}");
}
