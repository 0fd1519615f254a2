//! The race is judged: who acts, and who owes a penalty (CC-4.5, CC-5.8, CC-6.6).

use super::Happening;
use crate::api::{Bang, Bangs, ClaimMode, FalseStart, FalseStarts, Phase, Sighting, SkullTouch, Target};
use crate::event::Event;
use crate::parts::{NamedSlots, SeatQueue, Symbol, Throw};
use engine::{Chance, MAX_SEATS, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    /// Takes a verdict whose form has been checked.
    pub(super) fn judge(&mut self, throw: Throw, bangs: &Bangs, false_starts: &FalseStarts) {
        // CC-3.2: hands of seats that sit out are dropped, after the form was checked.
        let sitting_out = self.state.public.sitting_out();
        let bangs = bangs.iter().filter(move |bang| !sitting_out.contains(bang.seat));
        let false_starts = false_starts
            .iter()
            .filter(move |start| !sitting_out.contains(start.seat));
        self.see(Sighting::Judged {
            bangs: bangs.clone().copied().collect(),
            false_starts: false_starts.clone().copied().collect(),
        });
        // R-CC-38: penalised false starts come first.
        let penalised = self.state.public.options.false_start == FalseStart::Penalty;
        let owed: SeatQueue = false_starts
            .filter(|_| penalised)
            .map(|start| start.seat)
            .collect();
        if throw.is_hands_off() {
            return self.punish_touches(bangs);
        }
        match self.state.public.options.claim_mode {
            ClaimMode::Garlic => match bangs.clone().next() {
                // CC-4.5: only the first bang counts.
                Some(bang) => self.award(throw, bang.seat, owed),
                None => self.collect(owed, NamedSlots::default()),
            },
            ClaimMode::Pointed => self.judge_pointed(throw, bangs, owed),
        }
    }

    /// CC-6.6: every touch is paid for, in adjudicated order (R-CC-20).
    fn punish_touches<'b>(&mut self, bangs: impl Iterator<Item = &'b Bang>) {
        let count = match self.state.public.options.skull_touch {
            SkullTouch::All => MAX_SEATS,
            SkullTouch::First => 1,
        };
        let queue = bangs.take(count).map(|bang| bang.seat).collect();
        self.collect(queue, NamedSlots::default());
    }

    /// The claimant may act; what is owed waits (R-CC-38).
    fn award(&mut self, throw: Throw, seat: Seat, owed: SeatQueue) {
        self.ask(match throw.special() {
            None => Phase::Claim { seat, owed },
            Some(Symbol::Bat) => Phase::Bat { seat, owed },
            Some(Symbol::Moon | Symbol::Skull) => Phase::MoonPick { seat, owed },
        });
    }

    /// CC-5.8: the first right bang acts; wrong ones before it are penalised, all after it have no effect.
    fn judge_pointed<'b>(
        &mut self,
        throw: Throw,
        bangs: impl Iterator<Item = &'b Bang> + Clone,
        mut owed: SeatQueue,
    ) {
        let is_right = |bang: &&Bang| bang.target.is_some_and(|it| self.state.is_right(bang.seat, it));
        let right = bangs.clone().find(is_right);
        let wrong = bangs.take_while(|bang| right.is_none_or(|right| right.seat != bang.seat));
        wrong.clone().for_each(|bang| owed.push(bang.seat));
        if throw.special().is_some() {
            // R-CC-42: on `!` throws nothing was claimed, so nothing is shown.
            return match right {
                Some(bang) => self.award(throw, bang.seat, owed),
                None => self.collect(owed, NamedSlots::default()),
            };
        }
        if let Some(&Bang {
            seat,
            target: Some(Target::Card(place)),
            ..
        }) = right
            && self.carry_out(seat, place)
        {
            return;
        }
        let mut shown = NamedSlots::default();
        for bang in wrong {
            if let Some(Target::Card(place)) = bang.target {
                self.show_wrong(bang.seat, place, &mut shown);
            }
        }
        self.collect(owed, shown);
    }
}
