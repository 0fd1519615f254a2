//! Who gets which part of the screen.

use crate::solitaire::model::Model;
use ratatui::layout::{Constraint, Layout, Rect};

/// The narrowest window that can be played in.
pub(crate) const LEAST_COLUMNS: u16 = 60;
/// The lowest window that can be played in.
pub(crate) const LEAST_ROWS: u16 = 20;

/// Rooms stand in four columns and four rows: twelve rooms, and the Main Entrance with the garden below.
pub(crate) const FLOORS: u16 = 4;

/// The parts of a screen.
pub(crate) enum Plan {
    /// There is no room for a house.
    TooSmall,
    /// The house from wall to wall, everything else above and below.
    Compact(Compact),
    /// The house with panels at its side.
    Roomy(Box<Roomy>),
}

/// For 80×24.
pub(crate) struct Compact {
    pub(crate) header: Rect,
    pub(crate) house: Rect,
    pub(crate) choices: Rect,
    pub(crate) log: Rect,
    pub(crate) hints: Rect,
}

/// For 120×40 and more.
pub(crate) struct Roomy {
    pub(crate) title: Rect,
    pub(crate) sky: Rect,
    pub(crate) house: Rect,
    pub(crate) choices: Rect,
    pub(crate) meaning: Rect,
    pub(crate) log: Rect,
    pub(crate) clues: Rect,
    pub(crate) pattern: Rect,
    pub(crate) deck: Rect,
    pub(crate) discard: Rect,
    pub(crate) so_far: Rect,
    pub(crate) hints: Rect,
}

impl Plan {
    /// Divides the screen.
    pub(crate) fn of(area: Rect, model: &Model) -> Plan {
        if area.width < LEAST_COLUMNS || area.height < LEAST_ROWS {
            Plan::TooSmall
        } else if area.width < 110 || area.height < 34 {
            Plan::Compact(compact(area))
        } else {
            Plan::Roomy(Box::new(roomy(area, model)))
        }
    }
}

/// The height of a house whose rooms have so many lines inside.
fn house_height(lines: u16) -> u16 {
    FLOORS * (lines + 1) + 1
}

fn compact(area: Rect) -> Compact {
    // Three lines in a room as soon as eight are left for the choices.
    let lines = if area.height >= 3 + house_height(3) + 8 {
        3
    } else {
        2
    };
    let [header, house, bottom, hints] = area.layout(&Layout::vertical([
        Constraint::Length(2),
        Constraint::Length(house_height(lines)),
        Constraint::Fill(1),
        Constraint::Length(1),
    ]));
    let [choices, _, log] = bottom.layout(&Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]));
    Compact {
        header,
        house,
        choices,
        log,
        hints,
    }
}

fn roomy(area: Rect, model: &Model) -> Roomy {
    let [title, body, hints] = area.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ]));
    let side_width = (area.width / 3).clamp(38, 56);
    let [left, side] = body.layout(&Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(side_width),
    ]));
    let lines = ((left.height.saturating_sub(20)) / FLOORS)
        .saturating_sub(1)
        .clamp(3, 5);
    let [sky, house, decision, log] = left.layout(&Layout::vertical([
        Constraint::Length(3),
        Constraint::Length(house_height(lines)),
        Constraint::Length(9),
        Constraint::Fill(1),
    ]));
    let [choices, meaning] = decision.layout(&Layout::horizontal([
        Constraint::Percentage(55),
        Constraint::Fill(1),
    ]));
    let candidates = model.view.candidates.len() as u16;
    let [clues, pattern, deck, discard, so_far] = side.layout(&Layout::vertical([
        Constraint::Length(8),
        Constraint::Length(candidates + 2),
        Constraint::Length(9),
        Constraint::Fill(1),
        // Below 40 rows the discard pile needs the space; at the end the numbers stand beside the stone.
        Constraint::Length(if area.height >= 40 && model.view.end.is_none() {
            7
        } else {
            0
        }),
    ]));
    Roomy {
        title,
        sky,
        house,
        choices,
        meaning,
        log,
        clues,
        pattern,
        deck,
        discard,
        so_far,
        hints,
    }
}
