//! *Dawn Under* at the terminal: sixty graves, everybody's row, and a memory that is the players' own.
//!
//! A grave shows what lies open in the view. In the base game a grave opens and closes within one move (DU-4.14); it
//! is shown from its sighting for a while, and then it is gone (DU-9.4, DU-9.6).

mod cemetery;
mod describe;
mod rows;
mod signs;

use crate::screen::{Canvas, Group, Scene, Screen, Spot};
use bots::advice::{Advised, advise};
use bots::{Clock, WithBots as _};
use dawn_under::api::{LidView, Phase, Reason};
use dawn_under::parts::{End, Grave};
use dawn_under::{Command, DawnUnder, Kind, Sighting, View};
use engine::{Game, Outcome, Phrase, Prompt, Rule, Seat};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

/// Spots from here on are the ends of rows: two for each seat.
const ENDS_FROM: u16 = 100;

fn grave_spot(grave: Grave) -> Spot {
    Spot(u16::from(grave.number()))
}

fn end_spot(seat: Seat, end: End) -> Spot {
    Spot(ENDS_FROM + u16::from(seat.0) * 2 + u16::from(end == End::Right))
}

fn grave_of(spot: Spot) -> Option<Grave> {
    u8::try_from(spot.0).ok().and_then(Grave::new)
}

/// The grave a phase is about, if it is about one.
fn grave_in_question(view: &View) -> Option<Grave> {
    match view.phase {
        Phase::PlaceMatch { grave, .. }
        | Phase::Garlic { grave, .. }
        | Phase::RucolaEnd { grave, .. }
        | Phase::Doubt { grave, .. }
        | Phase::GiveFound { grave, .. }
        | Phase::BatEnd { grave, .. } => Some(grave),
        _ => None,
    }
}

impl Screen for DawnUnder {
    const TELLS_DEAL: bool = false;

    fn rows(view: &View, columns: u16, rows: u16) -> u16 {
        let seats = 2 * view.seats.len() as u16;
        1 + cemetery::size(columns, rows).height().max(seats)
    }

    fn draw(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>) {
        let size = cemetery::size(canvas.frame.area().width, canvas.frame.area().height);
        let [middle, status] = canvas
            .area
            .layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]));
        let [board, _, seats] = middle.layout(&Layout::horizontal([
            Constraint::Length(size.width()),
            Constraint::Length(2),
            Constraint::Fill(1),
        ]));
        cemetery::draw(scene, canvas, board, size);
        rows::draw(scene, canvas, seats);
        draw_status(scene, canvas, status);
    }

    fn advise(
        known: &<DawnUnder as Game>::Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        clock: Clock,
    ) -> Vec<Advised<Command>> {
        advise::<DawnUnder>(known, prompt, choices, DawnUnder::ADVISING, Some(clock))
    }

    fn signs() -> &'static str {
        "tui-du-signs"
    }

    fn progress(view: &View) -> Option<Phrase> {
        Some(Phrase::new("tui-du-turn").with("turn", view.turn))
    }

    fn question(kind: Kind) -> Phrase {
        dawn_under::text::kind(kind)
    }

    fn rule(kind: Kind) -> Rule {
        kind.rule()
    }

    fn help(command: &Command) -> Phrase {
        dawn_under::text::help(command)
    }

    fn spots(view: &View, seat: Seat, command: &Command) -> Vec<Spot> {
        match *command {
            Command::Open { grave } | Command::Bat { grave } | Command::Rucola { grave } => {
                vec![grave_spot(grave)]
            }
            Command::Lay { end } | Command::Give { end } | Command::Receive { end } => {
                vec![end_spot(seat, end)]
            }
            Command::PutGarlic | Command::LeaveEmpty | Command::Believe | Command::Doubt => {
                grave_in_question(view).map(grave_spot).into_iter().collect()
            }
            Command::GiveFound { to } => End::ALL.map(|end| end_spot(to, end)).to_vec(),
            Command::EndTurn | Command::Stop => Vec::new(),
        }
    }

    fn group(command: &Command) -> Option<Group> {
        match command {
            Command::Open { .. } => Some(Group::Spots("tui-du-open")),
            Command::Bat { .. } => Some(Group::Spots("tui-du-bat")),
            Command::Rucola { .. } => Some(Group::Spots("tui-du-rucola")),
            _ => None,
        }
    }

    fn place(spot: Spot) -> Option<(i16, i16)> {
        let number = i16::from(grave_of(spot)?.number());
        Some((number % 10, number / 10))
    }

    fn spot_name(spot: Spot) -> Option<String> {
        grave_of(spot).map(|grave| grave.to_string())
    }

    fn tell(sighting: &Sighting) -> Option<Phrase> {
        match sighting {
            // These name graves whose story would tell what lies in them (DU-9.4), or only say what can be seen.
            Sighting::Asked { .. }
            | Sighting::Closed { .. }
            | Sighting::LidReplaced { .. }
            | Sighting::RucolaPlaced { .. }
            | Sighting::TurnEnded { .. } => None,
            // After the end the scene shows everything (DU-9.9).
            Sighting::LidRevealed { .. }
            | Sighting::VampireRevealed { .. }
            | Sighting::ReserveRevealed { .. }
            | Sighting::SetAsideRevealed { .. } => None,
            _ => Some(DawnUnder::say_sighting(sighting)),
        }
    }

    fn reveal(sighting: &Sighting) -> Option<Phrase> {
        match sighting {
            Sighting::BatPut { grave, .. } => Some(Phrase::new("tui-du-bat-sits").with_text("grave", grave)),
            Sighting::RucolaPlaced { .. } | Sighting::LidReplaced { .. } => {
                Some(DawnUnder::say_sighting(sighting))
            }
            _ => dawn_under::text::reveal(sighting),
        }
    }

    fn has_passed(view: &View, sighting: &Sighting) -> bool {
        let over = matches!(view.phase, Phase::Over(_));
        match sighting {
            Sighting::Opened { grave, .. } => !over && view.graves[grave.idx()].lid == LidView::Closed,
            _ => false,
        }
    }

    fn describe(scene: &Scene<'_, DawnUnder>) -> Vec<String> {
        describe::describe(scene)
    }

    fn reason(outcome: &Outcome) -> Phrase {
        let reason = Reason::ALL
            .into_iter()
            .find(|reason| reason.code() == outcome.reason);
        dawn_under::text::reason(reason.unwrap_or(Reason::LastVampire))
    }

    fn standings(view: &View, _: &Outcome) -> Vec<(u32, Seat, Phrase)> {
        // DU-8.6: fewer is better; equal ranks use up the next ones.
        let left: Vec<usize> = view.seats.iter().map(|seat| seat.row.len()).collect();
        let mut standings: Vec<_> = (0..).map(Seat).zip(&left).collect();
        standings.sort_by_key(|(_, count)| **count);
        let standing = |(seat, count): (Seat, &usize)| {
            let rank = 1 + left.iter().filter(|other| *other < count).count() as u32;
            (
                rank,
                seat,
                Phrase::new("tui-du-left").with("count", *count as u32),
            )
        };
        standings.into_iter().map(standing).collect()
    }
}

/// What is in hand, how the plague goes, and what is counted.
fn status(scene: &Scene<'_, DawnUnder>) -> String {
    let view = scene.view;
    let mut parts = Vec::new();
    if let Some(vampire) = view.phase.in_hand() {
        let colour = dawn_under::text::colour(vampire);
        parts.push(scene.say(&Phrase::new("tui-du-in-hand").with("colour", colour)));
    }
    if let Some(plague) = &view.plague {
        let phrase = Phrase::new("tui-du-plague")
            .with("seat", plague.stint)
            .with("count", plague.eligible.len() as u32);
        parts.push(scene.say(&phrase));
    }
    if view.idle > 0 {
        parts.push(scene.say(&Phrase::new("tui-du-idle").with("count", view.idle)));
    }
    parts.push(scene.say(&Phrase::new("tui-du-supply").with("count", view.supply)));
    if view.reserve > 0 {
        parts.push(scene.say(&Phrase::new("tui-du-reserve").with("count", view.reserve)));
    }
    parts.join(" · ")
}

fn draw_status(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let text = crate::text::clip(&status(scene), usize::from(area.width).saturating_sub(2));
    let line = Line::styled(format!(" {text}"), scene.look.text());
    canvas.frame.render_widget(line, area);
}
