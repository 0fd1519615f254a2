//! Races by the clock: whose keys are hands, and when to look after the race.

use super::super::message::{Effect, Wanted};
use super::super::model::{Model, Overlay, Shown, Stage};
use super::Effects;
use crate::press::Press;
use crate::screen::Screen;
use crossterm::event::KeyCode;
use engine::Seat;
use std::time::Duration;
use words::Words;

/// The keys of several persons: for a hand, and to let the race go by. Neighbours on the keyboard, far from the others'.
const KEYS: [(char, char); 6] = [
    ('a', 's'),
    ('l', 'k'),
    ('c', 'x'),
    ('n', 'm'),
    ('t', 'r'),
    ('u', 'i'),
];

/// How often what moves is drawn anew.
const FRAME: Duration = Duration::from_millis(90);

/// Which keys the persons have: for a hand, and to let the race go by. Somebody alone has the biggest ones.
pub(crate) fn keys<G: Screen>(model: &Model<G>) -> Vec<(Seat, Press, Press)> {
    if let [alone] = model.persons.as_slice() {
        let hand = Press::plain(KeyCode::Char(' '));
        return vec![(*alone, hand, Press::plain(KeyCode::Enter))];
    }
    let letter = |letter| Press::plain(KeyCode::Char(letter));
    let persons = model.persons.iter().zip(KEYS);
    persons
        .map(|(seat, (hand, still))| (*seat, letter(hand), letter(still)))
        .collect()
}

/// What a key of a race is called.
pub(crate) fn name(words: &Words, press: Press) -> String {
    match press.code {
        KeyCode::Char(' ') => words.key("tui-key-space"),
        KeyCode::Enter => words.key("tui-key-enter"),
        _ => press.sign(),
    }
}

/// Whether a person may say that the race goes by.
pub(crate) fn can_still<G: Screen>(shown: &Shown<G>, seat: Seat) -> bool {
    let racing = shown.racing.iter();
    let mut own = racing.flat_map(|racing| racing.choices.iter().filter(|(of, _)| *of == seat));
    own.any(|(_, commands)| commands.iter().any(G::keeps_still))
}

/// Whether a photo finish has just been taken.
pub(super) fn has_photo<G: Screen>(model: &Model<G>) -> bool {
    let finish = model.shown.as_ref().and_then(|shown| shown.finish.as_ref());
    model.clock < model.deaf_until && finish.is_some_and(|finish| !finish.hands.is_empty())
}

/// How long the screen may stay as it is.
pub(super) fn patience<G: Screen>(model: &Model<G>) -> Option<Duration> {
    let racing = model.shown.as_ref()?.racing.as_ref()?;
    if matches!(model.overlay, Some(Overlay::Unwritten { .. })) {
        return None;
    }
    let left = u64::try_from(racing.wake_at.saturating_sub(model.clock)).unwrap_or(0);
    Some(Duration::from_millis(left).min(FRAME))
}

/// The race is looked after.
pub(super) fn tick<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    model.forget_recent();
    if matches!(model.overlay, Some(Overlay::Unwritten { .. })) {
        return Vec::new();
    }
    vec![Effect::Change(Wanted::Tick(model.clock))]
}

/// A key of a race, if it is one. After the race its keys mean nothing for a while.
pub(super) fn hear<G: Screen>(model: &mut Model<G>, press: Press) -> Option<Effects<G>> {
    let is_bound = |(_, hand, still): &(Seat, Press, Press)| *hand == press || *still == press;
    if model.overlay.is_none() && model.clock < model.deaf_until && keys(model).iter().any(is_bound) {
        return Some(Vec::new());
    }
    if model.stage != Stage::Racing || model.overlay.is_some() {
        return None;
    }
    let (seat, command) = meant(model, press)?;
    model.forget_recent();
    Some(vec![Effect::Change(Wanted::Hand(seat, command, model.clock))])
}

/// Whose hand a key is, and on what.
fn meant<G: Screen>(model: &Model<G>, press: Press) -> Option<(Seat, G::Command)> {
    let shown = model.shown.as_ref()?;
    let racing = shown.racing.as_ref()?;
    let choices = |seat: Seat| racing.choices.iter().filter(move |(of, _)| *of == seat);
    let spots = |seat, command: &G::Command| G::spots(&shown.view, seat, command);
    for (seat, hand, still) in keys(model) {
        let mut own = choices(seat).flat_map(|(_, commands)| commands.iter().copied());
        let found = if press == hand {
            own.find(|command| !G::keeps_still(command) && spots(seat, command).is_empty())
        } else if press == still {
            own.find(G::keeps_still)
        } else {
            let letters = model.letters();
            let typed = letters
                .iter()
                .find(|(_, letter)| Press::plain(KeyCode::Char(*letter)) == press);
            let spot = typed.map(|(spot, _)| *spot);
            own.find(|command| spot.is_some() && spots(seat, command).first().copied() == spot)
        };
        if let Some(command) = found {
            return Some((seat, command));
        }
    }
    None
}
