//! What the action cards do (RF-7).

use super::Happening;
use crate::api::{Play, Sighting};
use crate::event::Event;
use crate::parts::money::price;
use crate::parts::{Grave, Money, Relative};
use crate::phase::WindowKind;
use engine::{Seat, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// Plays a card: it is carried out completely before the next one is accepted (RF-8.1).
    pub(super) fn play(&mut self, seat: Seat, play: Play) {
        self.see(Sighting::Played { seat, play });
        match play {
            Play::MixUp { from, coffin, to } | Play::MixUpDouble { from, coffin, to } => {
                self.see(Sighting::CoffinMoved { coffin, from, to });
            }
            Play::Shock { grave } => self.shock(seat, grave),
            Play::Maintenance { grave } => self.maintain(seat, grave),
            // It counts by lying there.
            Play::Illegible { .. } => {}
        }
        if self.state.board.agenda.window().is_some() {
            // RF-8.5: everybody is asked anew about the new situation.
            self.open_round();
        } else {
            // RF-8.3
            let first = seat.next_clockwise(self.state.board.seats);
            self.open_window(WindowKind::After, first);
        }
    }

    /// RF-7.6; the prescription of who survives stays (R-RF-33).
    fn shock(&mut self, seat: Seat, wish: Grave) {
        let board = &self.state.board;
        let health = board.relatives[seat.idx()][wish.idx()].health();
        let (Some(relative), Some(health)) = (board.relative(seat, wish), health) else {
            return;
        };
        match health.worse(2) {
            Some(health) => self.see(Sighting::Shocked { relative, health }),
            None => self.die(relative),
        }
    }

    /// RF-7.7: each owner pays for his coffins together, as far as he can (R-RF-34).
    fn maintain(&mut self, seat: Seat, grave: Grave) {
        for from in self.state.board.clockwise_from(seat).skip(1) {
            let board = &self.state.board;
            let is_own = |coffin: &&Relative| board.families[from.idx()] == Some(coffin.family);
            let coffins = board.graves[grave.idx()].iter().filter(is_own).count() as u32;
            let paid = price::MAINTENANCE.times(coffins).min(board.money[from.idx()]);
            if paid > Money::ZERO {
                self.see(Sighting::MaintenancePaid { from, to: seat, paid });
            }
        }
    }
}
