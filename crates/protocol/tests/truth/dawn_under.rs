//! Dawn Under: undersides, contents, rows, the reserve and what is set aside.

use crate::{Outsider, Step, count, list, number, text};
use catalog::DawnUnder;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const COLOURS: [&str; 6] = ["red", "yellow", "white", "blue", "green", "black"];

fn ten_of_each() -> BTreeMap<&'static str, usize> {
    COLOURS.into_iter().map(|colour| (colour, 10)).collect()
}

/// Every colour named anywhere in a value.
fn colours_in(value: &Value) -> Vec<&str> {
    match value {
        Value::String(word) => COLOURS.into_iter().filter(|colour| colour == word).collect(),
        Value::Array(values) => values.iter().flat_map(colours_in).collect(),
        Value::Object(fields) => fields.values().flat_map(colours_in).collect(),
        _ => Vec::new(),
    }
}

fn check_pieces(state: &Value) {
    let (view, hidden) = (&state["views"]["public"], &state["hidden"]);
    let undersides = || {
        list(&hidden["graves"])
            .iter()
            .filter_map(|grave| grave["underside"].as_str())
    };
    let reserve = list(&hidden["reserve"]).iter().map(text);
    let coloured = undersides().filter(|underside| *underside != "rat");
    assert_eq!(count(coloured.chain(reserve)), ten_of_each());
    let taken: usize = list(&view["seats"])
        .iter()
        .map(|seat| number(&seat["rats"]))
        .sum();
    let rats = undersides().filter(|underside| *underside == "rat").count();
    assert_eq!(
        rats + taken,
        if state["options"]["rats"] == "off" { 0 } else { 6 }
    );

    let mut vampires: Vec<&str> = list(&hidden["rows"]).iter().flat_map(colours_in).collect();
    vampires.extend(colours_in(&hidden["set_aside"]));
    for (seen, grave) in list(&view["graves"]).iter().zip(list(&hidden["graves"])) {
        vampires.extend(colours_in(&grave["content"]));
        for field in ["underside", "content"] {
            assert!(
                seen.get(field).is_none_or(|told| *told == grave[field]),
                "{field}"
            );
        }
    }
    // A vampire that was found and is to be given lies in nobody's row: the phase names it.
    if vampires.len() < 60 {
        vampires.extend(colours_in(&view["phase"]));
    }
    assert_eq!(count(vampires), ten_of_each());
    for (seat, row) in list(&view["seats"]).iter().zip(list(&hidden["rows"])) {
        assert_eq!(list(&seat["row"]).len(), list(row).len());
        for (seen, vampire) in list(&seat["row"]).iter().zip(list(row)) {
            assert!(seen.is_null() || seen == vampire);
        }
    }
}

/// What is seen of a grave that nothing happened to before in this step is what lay there.
fn check_opened(step: &Step) -> usize {
    let mut touched = BTreeSet::new();
    let mut opened = 0;
    for (name, fields) in step.sightings() {
        let Some(grave) = fields.get("grave").and_then(Value::as_u64) else {
            continue;
        };
        let lay = &step.before["hidden"]["graves"][grave as usize];
        if touched.insert(grave) && name == "opened" {
            for (told, field) in [("lid", "underside"), ("content", "content")] {
                assert!(
                    fields[told].is_null() || fields[told] == lay[field],
                    "{fields} {lay}"
                );
            }
            opened += 1;
        }
    }
    opened
}

#[test]
fn every_piece_lies_somewhere_once_and_is_what_was_said() {
    // DU-1.7, DU-9.2
    let variants = [
        json!({}),
        json!({ "expansion": "on" }),
        json!({ "expansion": "on", "rats": "active_only", "two_player_gift": 2 }),
        json!({ "rats": "off", "garlic": "off", "continue_after_match": "compulsory" }),
    ];
    let mut opened = 0;
    for (seed, options) in (0..8).zip(variants.iter().cycle()) {
        let seats = 2 + (seed % 5) as u8;
        Outsider::<DawnUnder>::sit_down(seats, options, seed).play(60, |step| {
            check_pieces(&step.after);
            opened += check_opened(step);
        });
    }
    assert!(opened > 100, "{opened}");
}
