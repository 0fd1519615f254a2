//! Whoever keeps everything that is not marked as fleeting has no way to pair a hidden face and its place.

use crate::{Outsider, Step, list};
use catalog::{ClearingCoffins, DawnUnder, RestInPeace, RuheInFrieden};
use engine::Truth;
use serde_json::{Value, json};

/// What an audience may keep of a step, by name and fields.
fn kept<'a>(step: &'a Step, audience: &'a str) -> impl Iterator<Item = (&'a str, &'a Value)> {
    step.events.iter().filter_map(move |event| {
        let fleeting = event
            .get("fleeting")
            .map_or(&[][..], |marked| list(marked).as_slice());
        let sighting = event["sightings"].get(audience)?;
        let (name, fields) = sighting.as_object()?.iter().next()?;
        (!fleeting.iter().any(|marked| marked == audience)).then_some((name.as_str(), fields))
    })
}

/// Whether a field of this name is anywhere in it.
fn has(value: &Value, field: &str) -> bool {
    match value {
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| name == field || has(value, field)),
        Value::Array(values) => values.iter().any(|value| has(value, field)),
        _ => false,
    }
}

/// After the end everything lies open.
fn is_over(step: &Step) -> bool {
    let seen = step.events.iter().map(|event| &event["sightings"]["public"]);
    seen.into_iter().any(|sighting| sighting.get("ended").is_some())
}

/// Plays tables of these options and shows what is kept of each step that is not the last; gives how much there was, and
/// how many sightings were marked.
fn keep<G: Truth>(variants: &[Value], seats: u8, mut check: impl FnMut(&str, &Value)) -> (usize, usize) {
    let (mut count, mut marked) = (0, 0);
    for (seed, options) in (0..8).zip(variants.iter().cycle()) {
        Outsider::<G>::sit_down(seats, options, seed).play(200, |step| {
            marked += step
                .events
                .iter()
                .filter(|event| event.get("fleeting").is_some())
                .count();
            if is_over(step) {
                return;
            }
            let audiences = (0..seats).map(|seat| format!("seat:{seat}"));
            for audience in audiences.chain(["public".to_owned()]) {
                for (name, fields) in kept(step, &audience) {
                    count += 1;
                    check(name, fields);
                }
            }
        });
    }
    (count, marked)
}

#[test]
fn nothing_that_is_kept_of_dawn_under_names_a_grave() {
    // DU-9.4: not the colour of a lid when it is opened, nor the grave when it is closed; nor what is asked in between.
    let variants = [
        json!({}),
        json!({ "expansion": "on" }),
        json!({ "expansion": "on", "lifted_lid": "shown", "count_grave": "owner", "bat_ends_turn": "never" }),
        json!({ "plague_ends": "open", "gift_size": 2 }),
    ];
    let (kept, marked) = keep::<DawnUnder>(&variants, 3, |name, fields| {
        assert!(!has(fields, "grave"), "{name}: {fields}");
    });
    assert!(kept > 1_000 && marked > 1_000, "{kept} {marked}");
}

#[test]
fn nothing_that_is_kept_of_clearing_coffins_names_a_face_in_a_row() {
    // CC-9.5: a cleared card has left its row and lies open for good.
    let variants = [json!({}), json!({ "claim_mode": "garlic", "sit_out": 0 })];
    let (kept, marked) = keep::<ClearingCoffins>(&variants, 3, |name, fields| {
        assert!(name == "cleared" || !has(fields, "card"), "{name}: {fields}");
        assert!(!has(fields, "cards") && !has(fields, "throw"), "{name}: {fields}");
    });
    assert!(kept > 100 && marked > 100, "{kept} {marked}");
}

#[test]
fn nothing_is_fleeting_where_nothing_is_hidden_again() {
    // RF-10.13, RP-8.1: what was seen there stays seen, and may be kept.
    let open = [json!({}), json!({ "open_actions": "on" })];
    let (kept, marked) = keep::<RuheInFrieden>(&open, 3, |_, _| {});
    assert!(kept > 1_000 && marked == 0, "{kept} {marked}");
    let (kept, marked) = keep::<RestInPeace>(&[json!({})], 1, |_, _| {});
    assert!(kept > 100 && marked == 0, "{kept} {marked}");
}
