//! *Clearing Coffins* at the terminal: everybody's row, two dice, and a race for the garlic by the device's clock.
//!
//! The referee of the rules judges the race; what lies down is drawn as a coffin and nothing else. A
//! card that is shown for a moment is drawn from its sighting and then it is gone (CC-9.4, CC-9.5).
//!
//! Where one keyboard cannot carry a race – in plain lines, and with several persons who must point – everybody is
//! asked in turn and lots are drawn, as in sealed play (CC-11.3).

mod describe;
mod dice;
mod rows;
mod signs;

#[cfg(test)]
mod tests;

use crate::screen::{Canvas, Group, HandOver, Scene, Screen, Spot};
use crate::text::clip;
use bots::advice::{Advised, advise};
use bots::{Clock, WithBots as _};
use clearing_coffins::api::{ClaimMode, End, ReactionMode};
use clearing_coffins::parts::Slot;
use clearing_coffins::{
    Bat, Claim, ClearingCoffins, Command, Kind, Moon, Options, Phase, Place, Sighting, Target, View, text,
};
use engine::{Game, Outcome, Phrase, Prompt, Rule, Seat, SeatSet};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

/// So many spots belong to one seat.
const SLOTS: u16 = 64;

fn spot(place: Place) -> Spot {
    Spot(u16::from(place.seat.0) * SLOTS + u16::from(place.slot))
}

fn place_of(spot: Spot) -> Place {
    Place {
        seat: Seat((spot.0 / SLOTS) as u8),
        slot: (spot.0 % SLOTS) as u8,
    }
}

impl Screen for ClearingCoffins {
    const TELLS_DEAL: bool = false;
    const LETTERS: bool = true;

    fn hand_over(view: &View) -> HandOver {
        if !view.look.is_empty() {
            HandOver::Curtain
        } else if is_by_the_clock(&view.options) && view.options.claim_mode == ClaimMode::Garlic {
            HandOver::Free
        } else {
            HandOver::Word
        }
    }

    fn is_live(options: &Options, persons: usize) -> bool {
        // One keyboard has no letters enough for several persons who point.
        is_by_the_clock(options) && (persons == 1 || options.claim_mode == ClaimMode::Garlic)
    }

    fn is_idle(kind: Kind) -> bool {
        kind == Kind::Rolling
    }

    fn plain_note(options: &Options) -> Option<Phrase> {
        is_by_the_clock(options).then(|| Phrase::new("tui-cc-lots"))
    }

    fn rows(view: &View, _: u16, _: u16) -> u16 {
        1 + (2 * view.seats.len() as u16).max(9)
    }

    fn draw(scene: &Scene<'_, ClearingCoffins>, canvas: &mut Canvas<'_, '_>) {
        let [middle, status] = canvas
            .area
            .layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]));
        let [seats, _, right] = middle.layout(&Layout::horizontal([
            Constraint::Fill(3),
            Constraint::Length(1),
            Constraint::Fill(2),
        ]));
        rows::draw(scene, canvas, seats);
        dice::draw(scene, canvas, right);
        draw_status(scene, canvas, status);
    }

    fn advise(
        known: &<ClearingCoffins as Game>::Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        clock: Clock,
    ) -> Vec<Advised<Command>> {
        advise::<ClearingCoffins>(known, prompt, choices, ClearingCoffins::ADVISING, Some(clock))
    }

    fn signs() -> &'static str {
        "tui-cc-signs"
    }

    fn progress(view: &View) -> Option<Phrase> {
        Some(Phrase::new("tui-cc-round").with("round", view.round))
    }

    fn question(kind: Kind) -> Phrase {
        text::kind(kind)
    }

    fn rule(kind: Kind) -> Rule {
        kind.rule()
    }

    fn help(command: &Command) -> Phrase {
        text::help(command)
    }

    fn spots(_: &View, seat: Seat, command: &Command) -> Vec<Spot> {
        match *command {
            Command::Bang {
                target: Some(Target::Card(place)),
            }
            | Command::Claim(Claim::Card(place))
            | Command::BatChoose(Bat::Close(place) | Bat::Clear(place) | Bat::Expose(place)) => {
                vec![spot(place)]
            }
            Command::MoonPick(Moon::Cards { a, b }) => vec![spot(a), spot(b)],
            Command::PenaltyPick { slot } => vec![spot(Place { seat, slot })],
            _ => Vec::new(),
        }
    }

    fn group(command: &Command) -> Option<Group> {
        match command {
            Command::Bang {
                target: Some(Target::Card(_)),
            } => Some(Group::Spots("tui-cc-bang")),
            Command::Claim(Claim::Card(_)) => Some(Group::Spots("tui-cc-claim")),
            Command::BatChoose(Bat::Close(_) | Bat::Clear(_) | Bat::Expose(_)) => {
                Some(Group::Spots("tui-cc-bat"))
            }
            Command::MoonPick(Moon::Cards { .. }) => Some(Group::Spots("tui-cc-moon")),
            Command::PenaltyPick { .. } => Some(Group::Spots("tui-cc-penalty")),
            _ => None,
        }
    }

    fn place(spot: Spot) -> Option<(i16, i16)> {
        let place = place_of(spot);
        Some((i16::from(place.slot), i16::from(place.seat.0)))
    }

    fn spot_name(spot: Spot) -> Option<String> {
        Some(signs::name(place_of(spot)))
    }

    fn tell(sighting: &Sighting) -> Option<Phrase> {
        match sighting {
            // These say what can be seen, or what one seat alone may know.
            Sighting::Asked { .. }
            | Sighting::TurnBegan { .. }
            | Sighting::Thrown
            | Sighting::Revealed { .. }
            | Sighting::Refilled { .. }
            | Sighting::Looked { .. }
            | Sighting::RoundEnded => None,
            _ => Some(ClearingCoffins::say_sighting(sighting)),
        }
    }

    fn reveal(sighting: &Sighting) -> Option<Phrase> {
        match sighting {
            // Its line in the story names the card already.
            Sighting::Cleared { .. } | Sighting::Opened { .. } => None,
            _ => text::reveal(sighting),
        }
    }

    fn has_passed(view: &View, sighting: &Sighting) -> bool {
        match sighting {
            Sighting::Shown { place, .. } => {
                let row = view.seats.get(place.seat.idx()).map(|seat| &seat.row);
                row.is_some_and(|row| row.get(place.slot) == Slot::Down)
            }
            _ => false,
        }
    }

    fn describe(scene: &Scene<'_, ClearingCoffins>) -> Vec<String> {
        describe::describe(scene)
    }

    fn reason(outcome: &Outcome) -> Phrase {
        Phrase::new(if outcome.reason == End::MaxThrows.code() {
            "tui-cc-reason-throws"
        } else {
            "tui-cc-reason-cleared"
        })
    }

    fn standings(view: &View, _: &Outcome) -> Vec<(u32, Seat, Phrase)> {
        let cleared: Vec<usize> = view.seats.iter().map(|seat| seat.cleared.len()).collect();
        let mut standings: Vec<_> = (0..).map(Seat).zip(&cleared).collect();
        standings.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let standing = |(seat, count): (Seat, &usize)| {
            let rank = 1 + cleared.iter().filter(|other| *other > count).count() as u32;
            let left = Phrase::new("tui-cc-score").with("count", *count as u32);
            (rank, seat, left)
        };
        standings.into_iter().map(standing).collect()
    }
}

fn is_by_the_clock(options: &Options) -> bool {
    options.reaction_mode != ReactionMode::Sealed
}

/// How long there is to answer, who still pays, and how many cards are left.
fn status(scene: &Scene<'_, ClearingCoffins>) -> String {
    let view = scene.view;
    let mut parts = Vec::new();
    if let Some(left_ms) = scene.left_ms {
        let seconds = u32::try_from(left_ms.saturating_add(999) / 1_000).unwrap_or(0);
        parts.push(scene.say(&Phrase::new("tui-cc-left").with("count", seconds)));
    }
    let owed: SeatSet = view.phase.owed().iter().collect();
    if !owed.is_empty() {
        parts.push(scene.say(&Phrase::new("tui-cc-owed").with("seats", owed)));
    }
    if !matches!(view.phase, Phase::Over { .. }) {
        parts.push(scene.say(&Phrase::new("tui-cc-thrower").with("seat", view.thrower)));
    }
    parts.push(scene.say(&Phrase::new("tui-cc-pile").with("count", view.pile)));
    parts.join(" · ")
}

fn draw_status(scene: &Scene<'_, ClearingCoffins>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let style = match scene.left_ms {
        Some(_) => scene.look.lamp(),
        None => scene.look.text(),
    };
    let text = clip(&status(scene), usize::from(area.width).saturating_sub(2));
    canvas
        .frame
        .render_widget(Line::styled(format!(" {text}"), style), area);
}
