//! Gifts (DU-4.11) and the events they belong to (DU-8.3).

use super::Happening;
use super::opening::Resolved;
use crate::api::{AfterGifts, AfterReceive, FIRST, Finish, Gifts, Phase, Sighting};
use crate::event::Event;
use crate::parts::{Content, End, Grave};
use crate::score;
use engine::{Seat, SeatSet, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// Lets the next of the waiting givers give, clockwise from the receiver's left neighbour, or ends the event.
    pub(super) fn gather_gifts(&mut self, to: Seat, mut waiting: SeatSet, then: AfterGifts) {
        let mut round = to.round_after(self.state.known.seats());
        let Some(from) = round.find(|seat| waiting.contains(*seat)) else {
            return self.end_gifts(then);
        };
        waiting.remove(from);
        let known = &self.state.known;
        // R-DU-3, R-DU-63: a gift may consist of two vampires.
        let vampires = known.options.vampires_of_gift(known.seats());
        self.ask_gift(Gifts {
            to,
            from,
            more: vampires - 1,
            waiting,
            then,
        });
    }

    /// D4; a row of one leaves no choice (DU-4.4).
    fn ask_gift(&mut self, gifts: Gifts) {
        match self.state.known.row(gifts.from).ends() {
            [end] => self.give(gifts, *end),
            _ => self.ask(Phase::Give(gifts)),
        }
    }

    /// The vampire leaves the giver's row, which is refilled before D5.
    pub(super) fn give(&mut self, gifts: Gifts, end: End) {
        let Gifts { to, from, .. } = gifts;
        let vampire = self.state.known.row(from).outer(end);
        let vampire = vampire.expect("a giver has a vampire to give");
        self.see(Sighting::Given {
            from,
            to,
            end,
            vampire,
        });
        self.turn_up(from);
        let known = &self.state.known;
        // R-DU-57: whoever gives the last one is done, and where it lies plays no part. The first version asked (R-DU-48).
        if known.row(from).is_empty() && known.rules > FIRST {
            let end = End::Left;
            self.see(Sighting::Received {
                seat: to,
                end,
                vampire,
            });
            return self.complete_gift(gifts);
        }
        self.ask(Phase::Receive {
            seat: to,
            vampire,
            then: AfterReceive::Gifts(gifts),
        });
    }

    /// The vampire in hand has been laid down.
    pub(super) fn after_receive(&mut self, then: AfterReceive) {
        match then {
            AfterReceive::Gifts(gifts) => self.complete_gift(gifts),
            // R-DU-58: the doubter may (A2), the claimant whose bluff was believed must (B2).
            AfterReceive::Lays { seat, grave } => self.ask_bat_end(seat, grave, seat != self.active()),
        }
    }

    fn complete_gift(&mut self, gifts: Gifts) {
        let Gifts {
            to,
            from,
            more,
            waiting,
            then,
        } = gifts;
        let known = &self.state.known;
        let is_empty = known.row(from).is_empty();
        // DU-8.3: with `finish = clockwise` the check follows each single gift.
        if is_empty && known.options.finish == Finish::Clockwise {
            self.win(SeatSet::only(from));
        } else if more > 0 && !is_empty {
            self.ask_gift(Gifts {
                more: more - 1,
                ..gifts
            });
        } else {
            self.gather_gifts(to, waiting, then);
        }
    }

    /// All have given: whoever has no vampires left has won (DU-8.3).
    fn end_gifts(&mut self, then: AfterGifts) {
        let winners = score::finished(&self.state.known);
        if winners.is_empty() {
            self.after_gifts(then);
        } else {
            self.win(winners);
        }
    }

    /// What the gifts, or the stake, interrupted goes on.
    pub(super) fn after_gifts(&mut self, then: AfterGifts) {
        match then {
            AfterGifts::OpeningEnds => self.resolve(Resolved::Finished),
            AfterGifts::GarlicReturns { grave } => {
                self.return_garlic(grave);
                // R-DU-11: the emptied grave is not used any more in this opening.
                self.resolve(Resolved::Finished);
            }
            AfterGifts::ClaimantLays { grave } => self.ask_bat_end(self.active(), grave, true),
            AfterGifts::DoubterLays { grave, doubter } => {
                self.return_garlic(grave);
                self.ask_bat_end(doubter, grave, true);
            }
        }
    }

    /// R-DU-49: after the gifts.
    pub(super) fn return_garlic(&mut self, grave: Grave) {
        if let Content::Garlic(seat) = self.state.known.contents[grave.idx()] {
            self.see(Sighting::GarlicReturned { seat, grave });
        }
    }
}
