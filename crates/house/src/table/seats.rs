//! Seats change hands: persons, bots, nobody, and back.

use super::book::Lock;
use super::{HouseTable, Stage};
use crate::{ConnectionId, Guest, HouseRefusal};
use crate::{names, play};
use engine::table::Holder;
use engine::{Audience, Seat};
use protocol::wire::{ToClient, Trouble};
use serde_json::Value;
use store::GuestId;

/// How often a seat may change hands between two moves.
const HANDED_MAX: usize = 6;

impl HouseTable {
    fn is_dealt(&self) -> bool {
        !matches!(self.stage, Stage::Gathering)
    }

    fn must_not_be_over(&self) -> Result<(), HouseRefusal> {
        match self.stage {
            Stage::Over(_) => Err(HouseRefusal::AlreadyOver),
            Stage::Gathering | Stage::Playing(_) | Stage::Frozen => Ok(()),
        }
    }

    /// Writes down that a seat changes hands, if the table is dealt.
    pub(super) fn hand(&mut self, seat: Seat, holder: Holder) -> Result<(), Trouble> {
        let at = self.book.table_ms(self.now);
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        let level = match &holder {
            Holder::Bot(level) => Some(level.to_string()),
            Holder::Person | Holder::Nobody => None,
        };
        dealt.play.hand(at, seat, holder)?;
        dealt.play.seat_bot(seat, level.as_deref())?;
        // The sequence goes on although nothing happened that is seen.
        dealt.moved = true;
        Ok(())
    }

    /// Whether somebody else who plays goes by a guest's name, or one that looks like it.
    pub(super) fn is_name_taken(&self, guest: &Guest) -> bool {
        let players = self.book.seats.players();
        let mut others = players.filter(|person| person.guest != guest.id && !person.name.is_empty());
        others.any(|person| names::is_alike(&person.name, &guest.name))
    }

    /// A seat changes hands a few times between two moves at most: each time is a line of the log, and a bot that sits
    /// down looks through all of it.
    fn may_change_hands(&self, seat: Seat) -> Result<(), HouseRefusal> {
        let changed = self.dealt().map_or(0, |dealt| dealt.play.handed_lately(seat));
        if changed < HANDED_MAX {
            Ok(())
        } else {
            Err(HouseRefusal::SeatRestless)
        }
    }

    /// Whether a guest may have any seat.
    pub(super) fn may_sit_at_all(&self, guest: &Guest) -> Result<(), HouseRefusal> {
        self.must_not_be_over()?;
        if self.book.is_kicked(guest) {
            return Err(HouseRefusal::Kicked);
        }
        if self.is_name_taken(guest) {
            return Err(HouseRefusal::NameTaken);
        }
        let is_back = self.book.seats.seat_kept_for(guest.id).is_some();
        if guest.is_program && !self.book.programs && !is_back {
            return Err(HouseRefusal::NoPrograms);
        }
        Ok(())
    }

    /// Sits down.
    pub(super) fn sit(&mut self, guest: &Guest, wanted: Option<u8>) -> Result<(), Trouble> {
        self.may_sit_at_all(guest)?;
        if self.book.lock == Lock::Nod && !self.is_welcome(guest) {
            return Err(HouseRefusal::KnockFirst.into());
        }
        let own = self.book.seat_of(guest.id);
        let is_dealt = self.is_dealt();
        let seat = match wanted {
            Some(seat) => self.book.seats.seat(seat).ok_or(HouseRefusal::NoSuchSeat)?,
            None if own.is_some() => return Ok(()),
            None => {
                let free = self.book.seats.free_seat(guest.id, is_dealt);
                free.ok_or(HouseRefusal::NoFreeSeat)?
            }
        };
        if own == Some(seat) {
            return Ok(());
        }
        if own.is_some() && is_dealt {
            return Err(HouseRefusal::SeatedAlready.into());
        }
        if !self.book.seats.may_take(seat, guest.id, is_dealt) {
            return Err(HouseRefusal::SeatTaken.into());
        }
        self.may_change_hands(seat)?;
        self.hand(seat, Holder::Person)?;
        let since = self.play().map_or(0, |play| play.seq());
        self.book.seats.sit(seat, guest, since, is_dealt);
        self.follow_orders(seat);
        self.change_book();
        self.tell_anew(guest.id);
        Ok(())
    }

    /// The game knows the standing orders of whoever sits there, and nothing of whoever sat there before.
    fn follow_orders(&mut self, seat: Seat) {
        if let Stage::Playing(dealt) = &mut self.stage {
            dealt.play.set_orders(seat, self.book.seats[seat].orders());
            dealt.play.forget_reactions(seat);
        }
    }

    /// Gives up one's seat. At a dealt table one may come back as long as nobody else has taken it.
    pub(super) fn stand(&mut self, guest: &Guest) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        self.must_not_be_over()?;
        self.may_change_hands(seat)?;
        self.hand(seat, Holder::Nobody)?;
        let absence = self.dealt().and_then(|dealt| dealt.play.absence());
        let wants_stand_in = absence.is_some_and(|absence| absence.stand_in.is_some());
        self.book.seats.stand(seat, self.is_dealt(), wants_stand_in);
        self.change_book();
        self.tell_anew(guest.id);
        Ok(())
    }

    /// Takes a seat from whoever holds it.
    pub(super) fn kick(&mut self, seat: u8) -> Result<(), Trouble> {
        let seat = self.book.seats.seat(seat).ok_or(HouseRefusal::NoSuchSeat)?;
        let person = self.book.seats[seat].person().cloned();
        let person = person.ok_or(HouseRefusal::NobodyThere)?;
        let host = &self.book.host;
        if person.guest == host.guest {
            return Err(HouseRefusal::NotTheHostHimself.into());
        }
        self.must_not_be_over()?;
        if self.book.seats[seat].bot().is_none() {
            self.hand(seat, Holder::Nobody)?;
        }
        self.book.seats.kick(seat, self.is_dealt());
        self.keep_out(&person.to_guest());
        self.change_book();
        let book = &self.book;
        let away = self
            .devices
            .send_away(|guest| book.is_kicked(guest) && book.seat_of(guest.id).is_none());
        self.send_off(away, HouseRefusal::Kicked);
        Ok(())
    }

    /// Somebody stays away, and does not come back as somebody else from the same device; the host's own stays welcome.
    pub(super) fn keep_out(&mut self, guest: &Guest) {
        let is_hosts = guest.device == self.book.host.device();
        let out = if is_hosts { guest.id } else { guest.device };
        self.book.kicked.push(out);
    }

    /// Devices that must go are told why.
    pub(super) fn send_off(&mut self, away: Vec<ConnectionId>, why: HouseRefusal) {
        let message = ToClient::Away {
            table: self.id.to_string(),
            say: why.phrase().into(),
        };
        for conn in away {
            self.lines.go(conn);
            self.tell(conn, &message);
        }
    }

    /// Lets a bot play an empty seat, or one whose person is away.
    pub(super) fn bot_in(&mut self, seat: u8, level: &str) -> Result<(), Trouble> {
        let seat = self.book.seats.seat(seat).ok_or(HouseRefusal::NoSuchSeat)?;
        let level = play::check_bot(&self.book.game, level)?;
        self.must_not_be_over()?;
        if self.book.practice || self.book.day.is_some() {
            return Err(HouseRefusal::NotHere.into());
        }
        let player = self.book.seats[seat].player().map(|person| person.guest);
        if player.is_some_and(|guest| !self.is_dealt() || self.devices.has(guest)) {
            return Err(HouseRefusal::SeatTaken.into());
        }
        self.may_change_hands(seat)?;
        self.hand(seat, Holder::Bot(level.into()))?;
        self.book.seats.put_bot(seat, level, false);
        self.change_book();
        Ok(())
    }

    /// Takes the bot away: back to the person it played for if that one is here, else to nobody.
    pub(super) fn bot_out(&mut self, seat: u8) -> Result<(), Trouble> {
        let seat = self.book.seats.seat(seat).ok_or(HouseRefusal::NoSuchSeat)?;
        self.must_not_be_over()?;
        let place = &self.book.seats[seat];
        if place.bot().is_none() {
            return Err(HouseRefusal::NoBotThere.into());
        }
        self.may_change_hands(seat)?;
        let person = place.person().map(|person| person.guest);
        let comes_back =
            |guest: &GuestId| self.devices.has(*guest) && self.book.seats.is_kept_for(seat, *guest);
        let back = person.filter(comes_back);
        self.hand(
            seat,
            match back {
                Some(_) => Holder::Person,
                None => Holder::Nobody,
            },
        )?;
        self.book.seats.take_bot(seat, back.is_some());
        self.change_book();
        if let Some(guest) = back {
            self.tell_anew(guest);
        }
        Ok(())
    }

    /// A seat goes to another device's guest.
    pub(super) fn transferred(&mut self, from: GuestId, to: &Guest) -> Result<(), Trouble> {
        if matches!(self.stage, Stage::Frozen) {
            return Err(HouseRefusal::Frozen.into());
        }
        if self.book.is_kicked(to) {
            return Err(HouseRefusal::Kicked.into());
        }
        if self.book.seat_of(to.id).is_some_and(|_| from != to.id) {
            return Err(HouseRefusal::SeatedAlready.into());
        }
        // It was given up, taken away, or a bot plays it.
        let seat = self.book.seat_of(from).ok_or(HouseRefusal::SeatGivenUp)?;
        if self.book.host.guest == from {
            self.book.host = to.into();
            self.host_seen = self.now;
        }
        self.book.seats.transfer(seat, to);
        self.change_book();
        self.tell_anew(from);
        self.tell_anew(to.id);
        Ok(())
    }

    pub(super) fn salt(&mut self, guest: &Guest, salt: String) -> Result<(), Trouble> {
        self.must_gather()?;
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        if self.book.day.is_some() {
            return Err(HouseRefusal::SameForEverybody.into());
        }
        if salt.is_empty() || salt.len() > self.settings.limits.salt_bytes {
            return Err(HouseRefusal::BadSalt.into());
        }
        self.book.seats.set_salt(seat, salt);
        self.change_book();
        Ok(())
    }

    /// Standing orders: read by the game, kept, and told to nobody else.
    pub(super) fn order(&mut self, conn: ConnectionId, guest: &Guest, orders: Value) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        play::check_orders(&self.book.game, &orders)?;
        if let Some(dealt) = self.dealt_mut() {
            dealt.play.set_orders(seat, Some(&orders));
        }
        self.book.seats.set_orders(seat, orders);
        self.to_keep.book = true;
        self.tell_you(conn, guest.id);
        self.tell_prompts(Audience::Seat(seat));
        Ok(())
    }
}
