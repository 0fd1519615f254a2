//! Reaction windows (RF-8.4, RF-8.5).

use super::Happening;
use crate::api::{Answer, Command, Sighting};
use crate::event::Event;
use crate::phase::WindowKind;
use crate::state::State;
use engine::{Seat, SeatSet, Sink};

/// The first in the order of the round who has sealed a play (RF-8.5).
pub(crate) fn first_sealed(state: &State, answers: &[(Seat, Command)]) -> Option<(Seat, Command)> {
    let window = state.board.agenda.window()?;
    let is_play = |command: &Command| matches!(command, Command::Respond(Answer::Play(_)));
    state
        .board
        .clockwise_from(window.first)
        .find_map(|seat| {
            answers
                .iter()
                .find(|(by, command)| *by == seat && is_play(command))
        })
        .copied()
}

impl<S: Sink<Event>> Happening<'_, S> {
    pub(super) fn open_window(&mut self, window: WindowKind, first: Seat) {
        self.see(Sighting::WindowOpened { window, first });
        self.open_round();
    }

    /// A pass where the first answer to arrive counts: remembered for this round (RF-8.13).
    pub(super) fn pass(&mut self, seat: Seat) {
        self.happen(Event::Passed { seat });
        self.state.hidden.asked.remove(seat);
    }

    /// All have passed, or nobody was asked.
    pub(super) fn close_window(&mut self) {
        let declared = self.state.board.declared();
        self.state.hidden.asked = SeatSet::EMPTY;
        self.see(Sighting::WindowClosed);
        // RF-6.6: the declared burial is tested once, when its window closes.
        if let Some(grave) = declared {
            self.finish_attempt(grave);
        }
    }
}
