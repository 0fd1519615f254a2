//! Rounds of reactions (RF-8.9 to RF-8.13): their length betrays nothing.

use super::HouseTable;
use super::moves::sealed_name;
use crate::play::Asked;
use crate::{Guest, HouseRefusal};
use engine::{Digest, PromptId, Seat};
use protocol::wire::{Pace, Trouble};
use std::collections::BTreeSet;
use store::Aside;

/// An open round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Round {
    /// The number of inputs when it opened.
    seq: u32,
    /// When it opened, in table time.
    opened: u64,
    lasts_ms: u64,
    answer_limit_ms: u64,
    /// Who asked for more time (RF-8.10); shown without a name.
    pub(super) holders: BTreeSet<Seat>,
}

/// By mail a standing order is carried out within this time (RF-8.13).
const ORDER_MS_MAX: u64 = 60_000;

impl HouseTable {
    /// The prompts of the round that wait for a person who has to answer by hand, or wants to.
    fn by_hand(&self) -> Vec<Asked> {
        let asked = self.play.as_ref().map_or_else(Vec::new, |play| play.asked());
        let holds = |seat| {
            self.round
                .as_ref()
                .is_some_and(|round| round.holders.contains(&seat))
        };
        let waits = |asked: &Asked| asked.in_window && self.book.seats[asked.seat.idx()].player().is_some();
        asked
            .into_iter()
            .filter(waits)
            .filter(|asked| holds(asked.seat) || !self.is_ordered(asked))
            .collect()
    }

    fn is_ordered(&self, asked: &Asked) -> bool {
        let orders = self.book.seats[asked.seat.idx()].orders.as_ref();
        self.play
            .as_ref()
            .is_some_and(|play| play.is_ordered(asked.id, orders))
    }

    /// Opens a round when the rules have, and forgets it when they have closed it.
    pub(super) fn follow_round(&mut self) {
        let Some(play) = &self.play else { return };
        let (window, seq, opened) = (play.window(), play.seq(), play.last_at());
        let Some(window) = window else {
            return self.end_round();
        };
        if self.round.as_ref().is_some_and(|round| round.seq == seq) {
            return;
        }
        if self.round.is_some() {
            self.end_round();
        }
        self.round = Some(Round {
            seq,
            opened,
            lasts_ms: window.lasts_ms,
            answer_limit_ms: window.answer_limit_ms,
            holders: BTreeSet::new(),
        });
    }

    /// Sealed answers that were kept aside are taken away with the round they belong to.
    fn end_round(&mut self) {
        if self.round.take().is_none() {
            return;
        }
        let seats = 0..self.book.seats.len();
        let gone = seats.filter(|seat| self.sealed_aside.remove(seat));
        let asides: Vec<Aside> = gone
            .collect::<Vec<_>>()
            .into_iter()
            .map(|seat| Aside {
                name: sealed_name(seat),
                value: None,
            })
            .collect();
        self.asides.extend(asides);
    }

    /// When the round ends, in table time, as far as is known now.
    pub(super) fn round_due(&self) -> Option<u64> {
        let round = self.round.as_ref()?;
        let waits = self.by_hand();
        let limit = round.answer_limit_ms;
        let end = round.opened + round.lasts_ms;
        // A bot answers at once, and is waited for.
        let bots = self.play.as_ref().and_then(|play| play.bots_due());
        let due = match self.book.pace {
            // RF-8.13: by hand or by a standing order; a day at most.
            Pace::ByMail if waits.is_empty() => round.opened + self.order_delay_ms(),
            Pace::ByMail => round.opened + self.settings.mail_ms,
            // RF-8.10a: nobody has to be protected from the only person at the table.
            Pace::Live | Pace::Relaxed if self.book.persons() < 2 && waits.is_empty() => round.opened,
            Pace::Live | Pace::Relaxed if round.lasts_ms == 0 && waits.is_empty() => round.opened,
            Pace::Live | Pace::Relaxed if round.lasts_ms == 0 => round.opened + limit,
            Pace::Live | Pace::Relaxed if waits.iter().any(|asked| round.holders.contains(&asked.seat)) => {
                end + limit
            }
            Pace::Live | Pace::Relaxed => end,
        };
        Some(bots.map_or(due, |bots| due.max(bots + 1)))
    }

    /// What everybody is shown of it: never whether somebody has answered.
    pub(super) fn round_shown_due(&self) -> Option<u64> {
        let round = self.round.as_ref()?;
        Some(match self.book.pace {
            Pace::ByMail => round.opened + self.settings.mail_ms,
            _ if round.lasts_ms == 0 => return None,
            // RF-8.10: at most so long. That the holder has answered is not shown, so it stays like this.
            _ if !round.holders.is_empty() => round.opened + round.lasts_ms + round.answer_limit_ms,
            _ => round.opened + round.lasts_ms,
        })
    }

    /// Within a minute, by the table's own chance, if a standing order answers; else at once (RF-8.13).
    fn order_delay_ms(&self) -> u64 {
        let seq = self.round.as_ref().map_or(0, |round| round.seq);
        let asked = self.play.as_ref().map_or_else(Vec::new, |play| play.asked());
        if !asked
            .iter()
            .any(|asked| asked.in_window && self.book.seats[asked.seat.idx()].player().is_some())
        {
            return 0;
        }
        let digest = Digest::of_bytes(&[
            b"sexton orders 1\0",
            self.book.secret.as_bytes(),
            &seq.to_le_bytes(),
        ]);
        u64::from(u16::from_le_bytes([digest.0[0], digest.0[1]])) * ORDER_MS_MAX / u64::from(u16::MAX)
    }

    /// The time for reactions is over: who has not answered has passed.
    pub(super) fn close_round(&mut self, at: u64) {
        if let Some(play) = &mut self.play {
            self.moved |= play.close_round(at).is_ok();
        }
    }

    /// More time for this round; open to everybody who is asked, whatever he holds (RF-8.10).
    pub(super) fn hold(&mut self, guest: &Guest, prompt: PromptId) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let seat = Seat(seat as u8);
        let at = self.running()?;
        let asked = self.play.as_ref().map_or_else(Vec::new, |play| play.asked());
        let is_asked = asked
            .iter()
            .any(|asked| asked.id == prompt && asked.seat == seat && asked.in_window);
        let Some(round) = &mut self.round else {
            return Err(HouseRefusal::NothingToHold.into());
        };
        if !is_asked || at > round.opened + round.lasts_ms {
            return Err(HouseRefusal::NothingToHold.into());
        }
        round.holders.insert(seat);
        for audience in self.audiences() {
            self.tell_prompts(audience);
        }
        Ok(())
    }
}
