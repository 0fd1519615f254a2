//! The table in sentences: graves, families, cards, and how a burial stands.

use super::{contest, families, family_name, graves, seat_letter, signs, stands};
use crate::screen::Scene;
use engine::{Arg, Phrase};
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::{GraveView, RelativeView, SeatView, ShareView};
use ruhe_in_frieden::text;

pub(super) fn describe(scene: &Scene<'_, RuheInFrieden>) -> Vec<String> {
    let view = scene.view;
    let mut lines: Vec<String> = view.graves.iter().map(|grave| grave_line(scene, grave)).collect();
    let coffins = match view.new_cemetery.is_empty() {
        true => scene.key("tui-rf-nobody"),
        false => graves::new_cemetery(scene),
    };
    lines.push(format!("{}: {coffins}.", scene.key("tui-rf-new-cemetery")));
    for seat in &view.seats {
        lines.push(seat_line(scene, seat));
        lines.extend(
            seat.relatives
                .iter()
                .map(|relative| relative_line(scene, seat, relative)),
        );
    }
    if !scene.shared {
        lines.push(families::own_cards(scene, usize::MAX));
    }
    lines.extend(contest::story(scene));
    lines.push(spoken_status(scene));
    lines
}

/// The status with chips in words.
fn spoken_status(scene: &Scene<'_, RuheInFrieden>) -> String {
    let view = scene.view;
    let chips = |key: &str, chips: ruhe_in_frieden::parts::Chips| {
        let phrase = Phrase::new(key)
            .with("white", chips.white)
            .with("black", chips.black)
            .with("red", chips.red);
        scene.say(&phrase)
    };
    let mut parts = Vec::from_iter(stands(scene));
    parts.push(chips("rf-seen-box-filled", view.pill_box));
    if let Some(supply) = view.supply {
        parts.push(chips("tui-rf-supply-spoken", supply));
    }
    parts.join(" ")
}

fn grave_line(scene: &Scene<'_, RuheInFrieden>, grave: &GraveView) -> String {
    let coffins: Vec<String> = grave
        .coffins
        .iter()
        .map(|coffin| scene.say(&text::relative(*coffin)))
        .collect();
    let coffins = match coffins.is_empty() {
        true => scene.key("tui-rf-nobody"),
        false => coffins.join(", "),
    };
    let unseen: Vec<String> = grave
        .unseen
        .iter()
        .map(|action| scene.say(&text::action(action)))
        .collect();
    let phrase = Phrase::new("tui-rf-grave-line")
        .with("grave", grave.grave.number())
        .with("coffins", Arg::Text(coffins))
        .with("pile", grave.pile)
        .with("money", grave.price.in_full())
        .with("unseen", Arg::Text(unseen.join(", ")));
    let line = scene.say(&phrase);
    // R-RF-66: the action on top may lie open.
    grave.top.map_or(line.clone(), |top| {
        let shows = Phrase::new("rf-seen-pile-shows")
            .with("grave", grave.grave.number())
            .with("action", text::action(top));
        format!("{line} {}", scene.say(&shows))
    })
}

fn seat_line(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> String {
    let shares: Vec<String> = seat.shares.iter().map(|share| share.grave.to_string()).collect();
    let phrase = Phrase::new("tui-rf-seat")
        .with("seat", seat.seat)
        .with_text("letter", seat_letter(seat.seat))
        .with("family", Arg::Text(family_name(scene, seat.family)))
        .with("money", seat.money.in_full())
        .with("count", shares.len() as u32)
        .with_text("graves", shares.join(", "));
    let mut line = scene.say(&phrase);
    let opened: Vec<ShareView> = seat
        .shares
        .iter()
        .copied()
        .filter(|share| share.action.face().is_some())
        .collect();
    if scene.view.end.is_some() && !opened.is_empty() {
        line.push_str(&format!(" ({})", signs::shares(&opened)));
    }
    line
}

fn relative_line(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView, relative: &RelativeView) -> String {
    let name = match relative.relative {
        Some(relative) => scene.say(&text::relative(relative)),
        None => relative.wish.to_string(),
    };
    let letter = format!("{}{}", seat_letter(seat.seat), relative.wish);
    let state = state(scene, seat, relative);
    format!("{letter}, {name}: {state}")
}

/// Level, prescription and payouts of the living; where the dead lie.
fn state(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView, relative: &RelativeView) -> String {
    let Some(health) = relative.health else {
        let phrase = match relative.grave {
            Some(grave) => Phrase::new("tui-rf-lies").with("grave", grave.number()),
            None if relative.new_cemetery => Phrase::new("tui-rf-lies-new"),
            None => Phrase::new("tui-rf-unburied"),
        };
        return scene.say(&phrase);
    };
    let mut parts = vec![scene.say(&text::health(health))];
    if let Some(pill) = relative.prescription {
        let what = text::pill(pill);
        parts.push(match relative.prescribed_by.filter(|by| *by != seat.seat) {
            Some(by) => scene.say(&Phrase::new("tui-rf-sent-by").with("kind", what).with("seat", by)),
            None => scene.say(&what),
        });
    }
    if let Some([weak, unwell, top_fit]) = relative.payouts {
        let phrase = Phrase::new("tui-rf-payouts")
            .with("weak", weak.in_full())
            .with("unwell", unwell.in_full())
            .with("fit", top_fit.in_full());
        parts.push(scene.say(&phrase));
    }
    format!("{}.", parts.join(", "))
}
