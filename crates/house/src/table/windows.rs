//! Windows of reactions (RF-8.9 to RF-8.13): when they end, which betrays nothing.

use super::situation::Situation;
use super::{HouseTable, Stage};
use crate::play::OpenPrompt;
use crate::{Guest, HouseRefusal};
use engine::{Digest, PromptId};
use protocol::wire::{Pace, Trouble};

/// By mail a standing order is carried out within this time (RF-8.13).
const ORDER_MS_MAX: u64 = 60_000;

impl Situation<'_> {
    /// The prompts of the window that a person has not answered.
    fn asked_in_window(&self) -> impl Iterator<Item = OpenPrompt> {
        let asked = self.play().asked().into_iter();
        asked.filter(|asked| asked.in_window && self.book.seats[asked.seat].player().is_some())
    }

    /// When the window ends, in table time, as far as is known now.
    pub(super) fn window_due(&self) -> Option<u64> {
        let window = self.play().window()?;
        // Who has to answer by hand, or wants to.
        let mut by_hand = self.asked_in_window().filter(|asked| {
            let holds = window.is_held_by(asked.seat);
            holds || !self.play().is_ordered(asked.id)
        });
        let first = by_hand.next();
        let due = match (self.book.pace, first) {
            // RF-8.13: by hand or by a standing order; a day at most.
            (Pace::ByMail, None) => window.opened() + self.order_delay_ms(window.seq()),
            (Pace::ByMail, Some(_)) => window.opened() + self.settings.mail_ms,
            // RF-8.10a: nobody has to be protected from the only person at the table.
            (_, None) if self.book.persons() < 2 || !window.has_length() => window.opened(),
            (_, Some(_)) if !window.has_length() => window.ends_at_last(),
            (_, first)
                if first
                    .into_iter()
                    .chain(by_hand)
                    .any(|asked| window.is_held_by(asked.seat)) =>
            {
                window.ends_at_last()
            }
            _ => window.ends(),
        };
        // A bot answers as soon as it has thought, and is waited for where the window has no length of its own.
        if due <= window.opened() && self.play().thinking_since().is_some() {
            return None;
        }
        let bots = self.play().bots_due();
        Some(bots.map_or(due, |bots| due.max(bots + 1)))
    }

    /// What everybody is shown of it: never whether somebody has answered.
    pub(super) fn window_shown_due(&self) -> Option<u64> {
        let window = self.play().window()?;
        match self.book.pace {
            Pace::ByMail => Some(window.opened() + self.settings.mail_ms),
            _ if !window.has_length() => None,
            // RF-8.10: at most so long. That the holder has answered is not shown, so it stays like this.
            _ if window.is_held() => Some(window.ends_at_last()),
            _ => Some(window.ends()),
        }
    }

    /// Within a minute, by the table's own chance, if a standing order answers; else at once (RF-8.13).
    fn order_delay_ms(&self, seq: u32) -> u64 {
        if self.asked_in_window().next().is_none() {
            return 0;
        }
        let digest = Digest::of_bytes(&[
            b"sexton orders 1\0",
            self.book.secret.as_bytes(),
            &seq.to_le_bytes(),
        ]);
        u64::from(u16::from_le_bytes([digest.0[0], digest.0[1]])) * ORDER_MS_MAX / u64::from(u16::MAX)
    }
}

impl HouseTable {
    /// More time for this window; open to everybody who is asked, whatever he holds (RF-8.10).
    pub(super) fn hold(&mut self, guest: &Guest, prompt: PromptId) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let at = self.running()?;
        let Stage::Playing(dealt) = &mut self.stage else {
            return Err(HouseRefusal::NothingToHold.into());
        };
        let is_own = |asked: &OpenPrompt| asked.id == prompt && asked.seat == seat && asked.in_window;
        let is_asked = dealt.play.asked().iter().any(is_own);
        let window = dealt
            .play
            .window_mut()
            .filter(|window| is_asked && at <= window.ends());
        window.ok_or(HouseRefusal::NothingToHold)?.hold(seat);
        self.tell_all_prompts();
        Ok(())
    }
}
