//! What the mouse points at: rows of the list, parts of the scene, hints.

use super::super::keys::Mode;
use super::super::menu::Offer;
use super::super::message::Target;
use super::super::model::{Model, Note};
use super::{Effects, act, decide, select, stop_watching};
use crate::screen::{Screen, Spot};

/// Does what was clicked.
pub(super) fn click<G: Screen>(model: &mut Model<G>, target: Target) -> Effects<G> {
    match target {
        Target::Hint(action) => act(model, action),
        _ if model.mode() == Mode::Watching => stop_watching(model),
        Target::Row(row) if model.mode() == Mode::Play => {
            match model.menu().and_then(|it| it.rows.get(row)) {
                Some(found) => {
                    let (idx, offer) = (found.cursor, found.offer());
                    select(model, row, idx);
                    decide(model, offer)
                }
                None => Vec::new(),
            }
        }
        Target::Spot(spot) if model.mode() == Mode::Play => match at_spot(model, spot) {
            Some((row, idx, offer)) => {
                select(model, row, idx);
                decide(model, offer)
            }
            None => {
                model.note = G::no_way(spot).map(|text| Note { text, rule: None });
                Vec::new()
            }
        },
        Target::Row(_) | Target::Spot(_) => Vec::new(),
    }
}

/// Selects what the mouse rests on.
pub(super) fn point<G: Screen>(model: &mut Model<G>, target: Target) {
    if model.mode() != Mode::Play {
        return;
    }
    match target {
        Target::Row(row) => {
            let cursor = model
                .menu()
                .and_then(|menu| menu.rows.get(row))
                .map(|row| row.cursor);
            if let Some(cursor) = cursor {
                select(model, row, cursor);
            }
        }
        Target::Spot(spot) => {
            if let Some((row, idx, _)) = at_spot(model, spot) {
                select(model, row, idx);
            }
        }
        Target::Hint(_) => {}
    }
}

/// The offer of a spot: one of the selected row, or else the first there is.
fn at_spot<G: Screen>(model: &Model<G>, spot: Spot) -> Option<(usize, usize, Offer<G::Command>)> {
    let menu = model.menu()?;
    let touches = |offer: Offer<G::Command>| model.spots(offer).contains(&spot);
    let mut found: Vec<_> = menu.offers().filter(|(_, _, offer)| touches(*offer)).collect();
    found.sort_by_key(|(row, ..)| *row != menu.selected);
    found.first().copied()
}
