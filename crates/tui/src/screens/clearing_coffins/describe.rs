//! The table in sentences: what can be seen now, and nothing of what lies down (CC-9.2).

use super::{signs, status};
use crate::screen::Scene;
use clearing_coffins::api::{ReactionMode, SeatView};
use clearing_coffins::parts::Slot;
use clearing_coffins::{ClearingCoffins, Options, Place, text};
use engine::{Phrase, Seat};

pub(super) fn describe(scene: &Scene<'_, ClearingCoffins>) -> Vec<String> {
    let view = scene.view;
    let seats = view.seats.iter().enumerate();
    let mut lines: Vec<String> = seats
        .map(|(idx, seat)| seat_line(scene, Seat(idx as u8), seat))
        .collect();
    if let Some(throw) = view.throw {
        let dice = Phrase::new("cc-reveal-dice").with("throw", text::throw(throw));
        lines.push(scene.say(&dice));
    }
    lines.push(status(scene));
    // In plain lines everybody is asked in turn.
    let options = Options {
        reaction_mode: ReactionMode::Sealed,
        ..view.options
    };
    lines.extend(text::sign(&options).iter().map(|line| scene.say(line)));
    lines
}

/// A row with the names of its places, and what was cleared from it.
fn seat_line(scene: &Scene<'_, ClearingCoffins>, seat: Seat, view: &SeatView) -> String {
    let slots = view.row.iter().map(|(slot, found)| {
        let place = Place { seat, slot };
        let look = scene.view.look.iter().find(|look| look.place == place);
        let face = match (found, look) {
            (Slot::Up(card), _) => scene.say(&text::card(card)),
            (Slot::Down, Some(look)) => scene.say(&text::card(look.card)),
            (Slot::Down, None) => scene.key("tui-cc-coffin"),
            (Slot::Gap, _) => scene.key("tui-cc-gap"),
        };
        format!("{} {face}", signs::name(place))
    });
    let row: Vec<String> = slots.collect();
    let phrase = Phrase::new("tui-cc-seat")
        .with("seat", seat)
        .with_text("row", row.join(", "))
        .with("cleared", view.cleared.len() as u32)
        .with("target", scene.view.options.target);
    let mut line = scene.say(&phrase);
    if view.sit_out > 0 {
        let watches = Phrase::new("tui-cc-watches").with("count", view.sit_out);
        line = format!("{line} ({})", scene.say(&watches));
    }
    line
}
