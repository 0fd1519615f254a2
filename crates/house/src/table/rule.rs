//! What whoever looks after the house does to a table, and what guests report to them.

use super::{Errand, HouseTable, Stage};
use crate::house::Reported;
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::BreakOff;
use engine::table::Holder;
use protocol::wire::{ReportReason, Trouble};
use store::GuestId;

/// Characters of a report.
const REPORT_CHARS_MAX: usize = 500;

/// What whoever looks after the house wants of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// It ends.
    Close,
    /// A guest is named no more.
    Forget(GuestId),
}

impl HouseTable {
    pub(super) fn ruled(&mut self, deed: Deed) -> Result<(), Trouble> {
        match deed {
            Deed::Close => self.break_off(BreakOff::Closed),
            Deed::Forget(guest) => self.forget(guest),
        }
    }

    /// A guest is gone for good: the seat is free for others while it is played, and somebody's once it is over.
    fn forget(&mut self, guest: GuestId) -> Result<(), Trouble> {
        let is_host = self.book.host.guest == guest;
        let others = self
            .book
            .seats
            .players()
            .filter(|person| person.guest != guest)
            .count();
        match self.stage {
            // Nobody else may close it.
            Stage::Gathering if is_host => return self.break_off(BreakOff::Closed),
            Stage::Gathering => self.give_up_seat(guest)?,
            Stage::Playing(_) if others == 0 => self.break_off(BreakOff::Closed)?,
            Stage::Playing(_) => self.give_up_seat(guest)?,
            Stage::Over(_) | Stage::Frozen => {}
        }
        self.book.forget(guest);
        self.chat.forget(guest);
        self.knocking.retain(|person| person.id != guest);
        let away = self.devices.send_away(|person| person.id == guest);
        self.send_off(away, HouseRefusal::Forgotten);
        self.change_book();
        Ok(())
    }

    /// The seat of somebody who does not come back. A bot that plays it goes on.
    fn give_up_seat(&mut self, guest: GuestId) -> Result<(), Trouble> {
        let seats = &self.book.seats;
        let Some(seat) = seats.seat_of(guest).or(seats.seat_kept_for(guest)) else {
            return Ok(());
        };
        if seats[seat].player().is_some() {
            self.hand(seat, Holder::Nobody)?;
        }
        let is_dealt = !matches!(self.stage, Stage::Gathering);
        self.book.seats.kick(seat, is_dealt);
        Ok(())
    }

    /// Somebody tells whoever looks after the house of something.
    pub(super) fn report(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        about: Option<&str>,
        reason: ReportReason,
        text: &str,
    ) -> Result<(), Trouble> {
        let text = text.trim();
        let is_plain = |sign: char| !sign.is_control() || sign == '\n';
        if text.chars().count() > REPORT_CHARS_MAX || !text.chars().all(is_plain) {
            return Err(HouseRefusal::BadChat.into());
        }
        let about: Option<GuestId> = match about {
            Some(about) => Some(about.parse().map_err(|_| HouseRefusal::NoSuchGuest)?),
            None => None,
        };
        self.out.errands.push(Errand::Report {
            conn,
            key: key.cloned(),
            reported: Box::new(Reported {
                by: guest.clone(),
                about,
                reason,
                text: text.to_owned(),
            }),
        });
        Ok(())
    }
}
