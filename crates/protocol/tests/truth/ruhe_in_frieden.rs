//! Ruhe in Frieden: the 25 shares and the actions on their backs.

use crate::{Outsider, Step, count, list, number, text};
use catalog::RuheInFrieden;
use serde_json::{Value, json};

/// The shares of a list in the order of the view: by grave and action.
fn shares(value: &Value) -> Vec<String> {
    list(value).iter().map(|share| text(share).to_owned()).collect()
}

fn check_shares(state: &Value) {
    let (views, hidden) = (&state["views"], &state["hidden"]);
    let mut all: Vec<String> = Vec::new();
    for (grave, pile) in (1..).zip(list(&hidden["piles"])) {
        all.extend(list(pile).iter().map(|action| format!("{}{grave}", text(action))));
    }
    for lists in [&hidden["held"], &hidden["spent"]] {
        all.extend(list(lists).iter().flat_map(shares));
    }
    all.extend(shares(&views["public"]["played"]));
    let counts = count(all.iter().map(String::as_str));
    assert_eq!(
        (counts.len(), counts.values().max()),
        (25, Some(&1)),
        "{counts:?}"
    );
    // RF-10.5: what a seat sees of its own shares is what it holds.
    for (seat, held) in list(&hidden["held"]).iter().enumerate() {
        let own = &views[format!("seat:{seat}")]["seats"][seat]["shares"];
        let own: Vec<String> = list(own)
            .iter()
            .map(|share| format!("{}{}", text(&share["action"]), number(&share["grave"])))
            .collect();
        let (own, held) = (count(own.iter().map(String::as_str)), shares(held));
        assert_eq!(own, count(held.iter().map(String::as_str)));
    }
}

fn check_turned_up(step: &Step) -> usize {
    let hidden = &step.before["hidden"];
    let mut bought = 0;
    for (name, fields) in step.sightings() {
        match name {
            "share_bought" => {
                let grave = number(&fields["grave"]);
                assert_eq!(fields["action"], hidden["piles"][grave - 1][0]);
                bought += 1;
            }
            "shares_spent" => {
                let held = shares(&hidden["held"][number(&fields["seat"])]);
                for action in list(&fields["actions"]) {
                    let share = format!("{}{}", text(action), fields["grave"]);
                    assert!(held.contains(&share), "{share} is not in {held:?}");
                }
            }
            _ => {}
        }
    }
    bought
}

#[test]
fn every_share_lies_somewhere_once_and_is_what_was_said() {
    // RF-1.5, RF-10.5, RF-10.8
    let variants = [
        json!({}),
        json!({ "window_order": "arrival", "interrupts": "off" }),
        json!({ "window_privacy": "relaxed", "families": "choice" }),
    ];
    let mut bought = 0;
    for (seed, options) in (0..6).zip(variants.iter().cycle()) {
        let seats = 2 + (seed % 4) as u8;
        let mut outsider = Outsider::<RuheInFrieden>::sit_down(seats, options, seed);
        // Who spends nothing on the doctor has money for graves.
        outsider.prefers = |choice| {
            let is_free = choice["visit"]["kind"] == "white";
            is_free || choice == "end_visits" || choice == "end_pills" || choice.get("buy_share").is_some()
        };
        outsider.play(60, |step| {
            check_shares(&step.after);
            bought += check_turned_up(step);
        });
    }
    assert!(bought > 20, "{bought}");
}
