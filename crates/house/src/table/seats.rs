//! Seats change hands: persons, bots, nobody, and back.

use super::HouseTable;
use super::book::{Name, SeatBook};
use crate::play;
use crate::{Guest, HouseRefusal};
use engine::Seat;
use engine::table::Holder;
use protocol::wire::{Orders, ToClient, Trouble};
use store::{GuestId, Phase};

impl HouseTable {
    fn seat_at(&self, seat: u8) -> Result<usize, Trouble> {
        let seat = usize::from(seat);
        if seat < self.book.seats.len() {
            Ok(seat)
        } else {
            Err(HouseRefusal::NoSuchSeat.into())
        }
    }

    fn seq(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.seq())
    }

    /// Writes down that a seat changes hands, if the table is dealt.
    pub(super) fn hand(&mut self, seat: usize, holder: Holder) -> Result<(), Trouble> {
        let at = self.table_ms();
        let Some(play) = &mut self.play else { return Ok(()) };
        let level = match &holder {
            Holder::Bot(level) => Some(level.to_string()),
            Holder::Person | Holder::Nobody => None,
        };
        play.hand(at, Seat(seat as u8), holder)?;
        play.seat_bot(Seat(seat as u8), level.as_deref())?;
        // The sequence goes on although nothing happened that is seen.
        self.moved = true;
        Ok(())
    }

    /// Sits down.
    pub(super) fn sit(&mut self, guest: &Guest, wanted: Option<u8>) -> Result<(), Trouble> {
        if self.book.phase() == Phase::Over {
            return Err(HouseRefusal::AlreadyOver.into());
        }
        if self.book.kicked.contains(&guest.id.to_string()) {
            return Err(HouseRefusal::Kicked.into());
        }
        let own = self.book.seat_of(guest.id);
        let dealt = self.book.dealt_ms.is_some();
        let seat = match wanted {
            Some(seat) => self.seat_at(seat)?,
            None if own.is_some() => return Ok(()),
            None => self.free_seat(guest.id).ok_or(HouseRefusal::NoFreeSeat)?,
        };
        if own == Some(seat) {
            return Ok(());
        }
        if own.is_some() && dealt {
            return Err(HouseRefusal::SeatedAlready.into());
        }
        if !self.may_take(seat, guest.id) {
            return Err(HouseRefusal::SeatTaken.into());
        }
        self.hand(seat, Holder::Person)?;
        let salt = own.and_then(|own| std::mem::take(&mut self.book.seats[own]).salt);
        let kept = self.book.seats[seat]
            .person
            .as_ref()
            .is_some_and(|person| person.guest == guest.id);
        let before = std::mem::take(&mut self.book.seats[seat]);
        let taken = SeatBook {
            person: Some(Name::from(guest)),
            bot: None,
            is_left: false,
            stands_in: false,
            ..before
        };
        self.book.seats[seat] = if kept {
            taken
        } else {
            SeatBook {
                salt: if dealt { taken.salt } else { salt },
                since: self.seq(),
                orders: None,
                waited_ms: 0,
                ..taken
            }
        };
        self.change_book();
        self.tell_anew(guest.id);
        Ok(())
    }

    fn free_seat(&self, guest: GuestId) -> Option<usize> {
        let kept = self
            .book
            .seat_kept_for(guest)
            .filter(|seat| self.may_take(*seat, guest));
        kept.or_else(|| (0..self.book.seats.len()).find(|seat| self.book.seats[*seat].is_empty()))
    }

    /// Empty seats are for everybody; a bot gives way to the person it plays for, and to anybody if it plays for none
    /// or for one who has given the seat up, and the table is dealt.
    fn may_take(&self, seat: usize, guest: GuestId) -> bool {
        let seat = &self.book.seats[seat];
        if seat.is_empty() {
            return true;
        }
        match (&seat.bot, &seat.person) {
            (Some(_), Some(person)) => person.guest == guest || seat.is_left,
            (Some(_), None) => self.book.dealt_ms.is_some(),
            (None, _) => false,
        }
    }

    /// Gives up one's seat. At a dealt table one may come back as long as nobody else has taken it.
    pub(super) fn stand(&mut self, guest: &Guest) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        if self.book.phase() == Phase::Over {
            return Err(HouseRefusal::AlreadyOver.into());
        }
        self.hand(seat, Holder::Nobody)?;
        if self.book.dealt_ms.is_some() {
            self.book.seats[seat].is_left = true;
            self.book.seats[seat].stands_in = self.has_stand_ins();
        } else {
            self.book.seats[seat] = SeatBook::default();
        }
        self.change_book();
        self.tell_anew(guest.id);
        Ok(())
    }

    /// Takes a seat from whoever holds it.
    pub(super) fn kick(&mut self, seat: u8) -> Result<(), Trouble> {
        let seat = self.seat_at(seat)?;
        let Some(person) = self.book.seats[seat].person.clone() else {
            return Err(HouseRefusal::NobodyThere.into());
        };
        if person.guest == self.book.host.guest {
            return Err(HouseRefusal::NotTheHostHimself.into());
        }
        if self.book.phase() == Phase::Over {
            return Err(HouseRefusal::AlreadyOver.into());
        }
        if self.book.seats[seat].bot.is_none() {
            self.hand(seat, Holder::Nobody)?;
        }
        let before = std::mem::take(&mut self.book.seats[seat]);
        self.book.seats[seat] = SeatBook {
            bot: before.bot,
            // What was mixed into a shuffle that is done stays part of it.
            salt: before.salt.filter(|_| self.book.dealt_ms.is_some()),
            ..SeatBook::default()
        };
        self.book.kicked.push(person.guest.to_string());
        self.change_book();
        let message = ToClient::Away {
            table: self.id.to_string(),
            say: HouseRefusal::Kicked.phrase().into(),
        };
        let gone = std::mem::take(&mut self.here).into_iter();
        let (away, here): (Vec<_>, Vec<_>) = gone.partition(|here| here.guest.id == person.guest);
        self.here = here;
        away.into_iter().for_each(|here| self.tell(here.conn, &message));
        Ok(())
    }

    /// Lets a bot play an empty seat, or one whose person is away.
    pub(super) fn bot_in(&mut self, seat: u8, level: &str) -> Result<(), Trouble> {
        let seat = self.seat_at(seat)?;
        let level = play::check_bot(&self.book.game, level)?;
        if self.book.practice || self.book.day.is_some() {
            return Err(HouseRefusal::NotHere.into());
        }
        let player = self.book.seats[seat].player().map(|person| person.guest);
        if player.is_some_and(|guest| self.book.dealt_ms.is_none() || self.is_here(guest)) {
            return Err(HouseRefusal::SeatTaken.into());
        }
        self.hand(seat, Holder::Bot(level.into()))?;
        self.book.seats[seat].bot = Some(level.to_owned());
        self.book.seats[seat].stands_in = false;
        self.change_book();
        Ok(())
    }

    /// Takes the bot away: back to the person it played for if that one is here, else to nobody.
    pub(super) fn bot_out(&mut self, seat: u8) -> Result<(), Trouble> {
        let seat = self.seat_at(seat)?;
        if self.book.seats[seat].bot.is_none() {
            return Err(HouseRefusal::NoBotThere.into());
        }
        let person = self.book.seats[seat].person.as_ref().map(|person| person.guest);
        let back = person.filter(|guest| self.is_here(*guest) && !self.book.seats[seat].is_left);
        self.hand(
            seat,
            if back.is_some() {
                Holder::Person
            } else {
                Holder::Nobody
            },
        )?;
        self.book.seats[seat].bot = None;
        self.book.seats[seat].stands_in = false;
        self.book.seats[seat].is_left = back.is_none();
        self.change_book();
        if let Some(guest) = back {
            self.tell_anew(guest);
        }
        Ok(())
    }

    /// A seat goes to another device's guest.
    pub(super) fn transferred(&mut self, from: GuestId, to: &Guest) -> Result<(), Trouble> {
        if self.book.frozen.is_some() {
            return Err(HouseRefusal::Frozen.into());
        }
        if self.book.seat_of(to.id).is_some_and(|_| from != to.id) {
            return Err(HouseRefusal::SeatedAlready.into());
        }
        let Some(seat) = self.book.seat_of(from) else {
            // It was given up, taken away, or a bot plays it.
            return Err(HouseRefusal::SeatGivenUp.into());
        };
        if self.book.host.guest == from {
            self.book.host = Name::from(to);
        }
        self.book.seats[seat].person = Some(Name::from(to));
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
        self.book.seats[seat].salt = Some(salt);
        self.change_book();
        Ok(())
    }

    /// Standing orders (RF-8.11): kept, and told to nobody else.
    pub(super) fn order(
        &mut self,
        conn: crate::ConnectionId,
        guest: &Guest,
        orders: Orders,
    ) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        if orders.armed.len() > 5 || orders.armed.iter().any(|letters| letters.len() > 2) {
            return Err(HouseRefusal::BadOrders.into());
        }
        self.book.seats[seat].orders = Some(orders);
        self.book_changed = true;
        self.tell_you(conn, guest.id);
        self.tell_prompts(engine::Audience::Seat(Seat(seat as u8)));
        Ok(())
    }
}
