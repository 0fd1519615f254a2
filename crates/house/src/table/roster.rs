//! The seats and who holds them.

use super::book::Name;
use crate::Guest;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Index;
use store::GuestId;

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Whose it is; while a bot plays it, who may come back.
    person: Option<Name>,
    /// The bot that plays it.
    bot: Option<String>,
    /// Whether the person has stood up and somebody else may sit down.
    #[serde(default)]
    is_left: bool,
    /// What the person mixed into the shuffle.
    salt: Option<String>,
    /// The number of inputs when the person sat down.
    #[serde(default)]
    since: u32,
    /// How long the table has waited for the person.
    #[serde(default)]
    waited_ms: u64,
    /// Whether a bot stands in, until the person is back or, if the seat was given up, for anybody.
    #[serde(default)]
    stands_in: bool,
    /// Standing orders, in the game's words.
    #[serde(default)]
    orders: Option<Value>,
}

impl Place {
    /// The person who plays it now.
    pub(crate) fn player(&self) -> Option<&Name> {
        self.person
            .as_ref()
            .filter(|_| self.bot.is_none() && !self.is_left)
    }

    /// Whose it is, whoever plays it.
    pub(crate) fn person(&self) -> Option<&Name> {
        self.person.as_ref()
    }

    /// The bot that plays it.
    pub(crate) fn bot(&self) -> Option<&str> {
        self.bot.as_deref()
    }

    /// Whether nobody plays it.
    pub(crate) fn is_empty(&self) -> bool {
        self.bot.is_none() && self.player().is_none()
    }

    /// Whether a bot is wanted here as long as nobody plays it.
    pub(crate) fn wants_stand_in(&self) -> bool {
        self.is_empty() && self.stands_in
    }

    /// What the person mixed into the shuffle.
    pub(crate) fn salt(&self) -> Option<&str> {
        self.salt.as_deref()
    }

    /// The number of inputs when the person sat down.
    pub(crate) fn since(&self) -> u32 {
        self.since
    }

    /// How long the table has waited for the person.
    pub(crate) fn waited_ms(&self) -> u64 {
        self.waited_ms
    }

    /// Standing orders, in the game's words.
    pub(crate) fn orders(&self) -> Option<&Value> {
        self.orders.as_ref()
    }

    fn is_of(&self, guest: GuestId) -> bool {
        self.person.as_ref().is_some_and(|person| person.guest == guest)
    }

    /// Empty seats are for everybody; a bot gives way to the person it plays for, and to anybody if it plays for none
    /// or for one who has given the seat up, and the table is dealt.
    fn may_be_taken(&self, guest: GuestId, is_dealt: bool) -> bool {
        match (&self.bot, &self.person) {
            _ if self.is_empty() => true,
            (Some(_), Some(person)) => person.guest == guest || self.is_left,
            (Some(_), None) => is_dealt,
            (None, _) => false,
        }
    }
}

/// The seats of a table, clockwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Roster(Vec<Place>);

impl Index<Seat> for Roster {
    type Output = Place;

    fn index(&self, seat: Seat) -> &Place {
        &self.0[seat.idx()]
    }
}

impl Roster {
    /// So many empty seats.
    pub(crate) fn of(seats: u8) -> Roster {
        Roster(vec![Place::default(); usize::from(seats)])
    }

    /// How many seats there are.
    pub(crate) fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// All seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.len()).map(Seat)
    }

    /// The seat of this number, if there is one.
    pub(crate) fn seat(&self, number: u8) -> Option<Seat> {
        (number < self.len()).then_some(Seat(number))
    }

    /// All places, clockwise.
    pub(crate) fn places(&self) -> impl Iterator<Item = &Place> {
        self.0.iter()
    }

    /// The seat a guest plays.
    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let plays = |place: &Place| place.is_of(guest) && place.player().is_some();
        self.0.iter().position(plays).map(seat_at)
    }

    /// The seat a guest has left to a bot or to nobody, and may come back to.
    pub(crate) fn seat_kept_for(&self, guest: GuestId) -> Option<Seat> {
        let is_kept = |place: &Place| place.is_of(guest) && place.player().is_none();
        self.0.iter().position(is_kept).map(seat_at)
    }

    /// The persons who play.
    pub(crate) fn players(&self) -> impl Iterator<Item = &Name> {
        self.0.iter().filter_map(Place::player)
    }

    /// Whether a guest may sit down there.
    pub(crate) fn may_take(&self, seat: Seat, guest: GuestId, is_dealt: bool) -> bool {
        self[seat].may_be_taken(guest, is_dealt)
    }

    /// Where a guest sits down who does not care where: the seat that is kept, or the first empty one.
    pub(crate) fn free_seat(&self, guest: GuestId, is_dealt: bool) -> Option<Seat> {
        let kept = self
            .seat_kept_for(guest)
            .filter(|seat| self.may_take(*seat, guest, is_dealt));
        kept.or_else(|| self.0.iter().position(Place::is_empty).map(seat_at))
    }

    /// A guest sits down, after so many inputs. Whoever moves to another seat before the deal takes along what was
    /// mixed into the shuffle; at a dealt table it stays part of it.
    pub(crate) fn sit(&mut self, seat: Seat, guest: &Guest, since: u32, is_dealt: bool) {
        let own = self.seat_of(guest.id).filter(|own| *own != seat);
        let brought = own.and_then(|own| std::mem::take(&mut self.0[own.idx()]).salt);
        let before = std::mem::take(&mut self.0[seat.idx()]);
        let person = Some(Name::from(guest));
        self.0[seat.idx()] = if before.is_of(guest.id) {
            Place {
                person,
                bot: None,
                is_left: false,
                stands_in: false,
                ..before
            }
        } else {
            Place {
                person,
                salt: if is_dealt { before.salt } else { brought },
                since,
                ..Place::default()
            }
        };
    }

    /// The person gets up. At a dealt table the seat is kept, and a bot may be wanted for it.
    pub(crate) fn stand(&mut self, seat: Seat, is_dealt: bool, wants_stand_in: bool) {
        let place = &mut self.0[seat.idx()];
        if is_dealt {
            place.is_left = true;
            place.stands_in = wants_stand_in;
        } else {
            *place = Place::default();
        }
    }

    /// The seat is taken from its person. A bot that plays it goes on; what was mixed into a shuffle that is done
    /// stays part of it.
    pub(crate) fn kick(&mut self, seat: Seat, is_dealt: bool) {
        let before = std::mem::take(&mut self.0[seat.idx()]);
        self.0[seat.idx()] = Place {
            bot: before.bot,
            salt: before.salt.filter(|_| is_dealt),
            ..Place::default()
        };
    }

    /// A bot plays the seat; one that stands in gives it back by itself.
    pub(crate) fn put_bot(&mut self, seat: Seat, level: &str, stands_in: bool) {
        let place = &mut self.0[seat.idx()];
        place.bot = Some(level.to_owned());
        place.stands_in = stands_in;
    }

    /// The bot goes. The seat is the person's again, or empty.
    pub(crate) fn take_bot(&mut self, seat: Seat, is_given_back: bool) {
        let place = &mut self.0[seat.idx()];
        place.bot = None;
        place.stands_in = false;
        place.is_left = !is_given_back;
    }

    /// The seat a bot plays for a guest, for whom it makes room.
    pub(crate) fn stood_in_for(&self, guest: GuestId) -> Option<Seat> {
        let stands_in = |seat: &Seat| self[*seat].stands_in && !self[*seat].is_left;
        self.seat_kept_for(guest).filter(stands_in)
    }

    /// Whether the bot of a seat plays for this guest, who has not given it up.
    pub(crate) fn is_kept_for(&self, seat: Seat, guest: GuestId) -> bool {
        self[seat].is_of(guest) && !self[seat].is_left
    }

    /// The seat goes to another guest, with all that belongs to it.
    pub(crate) fn transfer(&mut self, seat: Seat, to: &Guest) {
        self.0[seat.idx()].person = Some(Name::from(to));
    }

    /// A guest is named no more; what was mixed into the shuffle stays part of it.
    pub(crate) fn forget(&mut self, guest: GuestId) {
        for place in &mut self.0 {
            if place.is_of(guest) {
                place.orders = None;
            }
            if let Some(name) = &mut place.person {
                name.forget(guest);
            }
        }
    }

    /// A guest goes by another name.
    pub(crate) fn rename(&mut self, guest: &Guest) {
        let his = self.0.iter_mut().filter_map(|place| place.person.as_mut());
        for name in his.filter(|name| name.guest == guest.id) {
            name.name.clone_from(&guest.name);
        }
    }

    /// So many seats, before the deal. False if more are taken; the last empty ones go first.
    pub(crate) fn resize(&mut self, seats: u8) -> bool {
        let seats = usize::from(seats);
        if self.0.iter().filter(|place| !place.is_empty()).count() > seats {
            return false;
        }
        while self.0.len() > seats
            && let Some(free) = self.0.iter().rposition(Place::is_empty)
        {
            self.0.remove(free);
        }
        self.0.resize_with(seats, Place::default);
        true
    }

    /// The person mixes something into the shuffle.
    pub(crate) fn set_salt(&mut self, seat: Seat, salt: String) {
        self.0[seat.idx()].salt = Some(salt);
    }

    /// What was mixed into the shuffle.
    pub(crate) fn salts(&self) -> Vec<String> {
        self.0.iter().filter_map(|place| place.salt.clone()).collect()
    }

    /// The person gives standing orders.
    pub(crate) fn set_orders(&mut self, seat: Seat, orders: Value) {
        self.0[seat.idx()].orders = Some(orders);
    }

    /// The table has waited for the person, up to so long in all.
    pub(crate) fn add_wait(&mut self, seat: Seat, ms: u64, most: u64) {
        let place = &mut self.0[seat.idx()];
        place.waited_ms = place.waited_ms.saturating_add(ms).min(most.max(place.waited_ms));
    }

    /// The same people and bots at a new table. A bot that stood in for somebody plays for itself.
    pub(crate) fn again(&self) -> Roster {
        let again = |place: &Place| Place {
            person: place.player().filter(|person| !person.is_somebody()).cloned(),
            bot: place.bot.clone(),
            orders: place.orders.clone().filter(|_| place.player().is_some()),
            ..Place::default()
        };
        Roster(self.0.iter().map(again).collect())
    }
}

fn seat_at(idx: usize) -> Seat {
    Seat(idx as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn guest(number: u64) -> Guest {
        Guest::new(GuestId(number), format!("guest {number}"))
    }

    const ONE: GuestId = GuestId(1);
    const TWO: GuestId = GuestId(2);

    /// Guest 1 at seat 0, guest 2 at seat 1, nobody at seat 2.
    fn two_of_three(is_dealt: bool) -> Roster {
        let mut roster = Roster::of(3);
        roster.sit(Seat(0), &guest(1), 0, is_dealt);
        roster.sit(Seat(1), &guest(2), 0, is_dealt);
        roster
    }

    #[test]
    fn before_the_deal_one_moves_with_ones_salt_and_leaves_nothing_behind() {
        let mut roster = two_of_three(false);
        roster.set_salt(Seat(0), "dust".to_owned());
        roster.sit(Seat(2), &guest(1), 0, false);
        assert_eq!(roster.seat_of(ONE), Some(Seat(2)));
        assert_eq!(roster[Seat(2)].salt(), Some("dust"));
        assert_eq!(roster[Seat(0)], Place::default());
        roster.stand(Seat(2), false, true);
        assert_eq!(roster[Seat(2)], Place::default());
        assert_eq!(roster.salts(), Vec::<String>::new());
    }

    #[test]
    fn whoever_gets_up_may_come_back_until_somebody_else_sits_down() {
        let mut roster = two_of_three(true);
        roster.set_salt(Seat(0), "dust".to_owned());
        roster.set_orders(Seat(0), json!({"armed": []}));
        roster.add_wait(Seat(0), 500, 60_000);
        roster.stand(Seat(0), true, false);
        assert_eq!(
            (roster.seat_of(ONE), roster.seat_kept_for(ONE)),
            (None, Some(Seat(0)))
        );
        assert_eq!(roster.free_seat(ONE, true), Some(Seat(0)));
        assert_eq!(roster.free_seat(GuestId(9), true), Some(Seat(0)), "it is empty");
        let mut back = roster.clone();
        back.sit(Seat(0), &guest(1), 7, true);
        assert_eq!(back[Seat(0)].waited_ms(), 500);
        assert_eq!(back[Seat(0)].since(), 0, "all of it was seen");
        roster.sit(Seat(0), &guest(9), 7, true);
        let other = &roster[Seat(0)];
        assert_eq!((other.since(), other.waited_ms(), other.orders()), (7, 0, None));
        assert_eq!(other.salt(), Some("dust"), "it stays part of the shuffle");
        assert_eq!(roster.seat_kept_for(ONE), None);
    }

    #[test]
    fn a_bot_gives_way_to_whom_it_plays_for() {
        let mut roster = two_of_three(true);
        roster.put_bot(Seat(1), "steady", true);
        roster.put_bot(Seat(2), "quick", false);
        assert_eq!(roster.players().count(), 1);
        assert_eq!(roster.stood_in_for(TWO), Some(Seat(1)));
        assert!(roster.may_take(Seat(1), TWO, true));
        assert!(!roster.may_take(Seat(1), ONE, true));
        assert!(roster.may_take(Seat(2), ONE, true), "it plays for nobody");
        assert!(
            !roster.may_take(Seat(2), ONE, false),
            "before the deal it was invited"
        );
        roster.take_bot(Seat(1), true);
        assert_eq!(roster.seat_of(TWO), Some(Seat(1)));
    }

    #[test]
    fn a_seat_that_was_given_up_is_not_given_back() {
        let mut roster = two_of_three(true);
        roster.stand(Seat(1), true, true);
        assert!(roster[Seat(1)].wants_stand_in());
        roster.put_bot(Seat(1), "steady", true);
        assert_eq!(roster.stood_in_for(TWO), None);
        assert!(!roster.is_kept_for(Seat(1), TWO));
        assert!(roster.may_take(Seat(1), GuestId(9), true));
        roster.take_bot(Seat(1), false);
        assert!(roster[Seat(1)].is_empty() && !roster[Seat(1)].wants_stand_in());
    }

    #[test]
    fn a_kicked_person_leaves_a_bot_and_the_shuffle_behind() {
        let mut roster = two_of_three(true);
        roster.set_salt(Seat(1), "dust".to_owned());
        roster.put_bot(Seat(1), "steady", true);
        roster.kick(Seat(1), true);
        let place = &roster[Seat(1)];
        assert_eq!(
            (place.person(), place.bot(), place.salt()),
            (None, Some("steady"), Some("dust"))
        );
    }

    #[test]
    fn seats_that_are_taken_stay() {
        let mut roster = two_of_three(false);
        roster.sit(Seat(2), &guest(1), 0, false);
        assert!(!roster.resize(1));
        assert!(roster.resize(2));
        assert_eq!(
            (roster.seat_of(TWO), roster.seat_of(ONE)),
            (Some(Seat(0)), Some(Seat(1)))
        );
        assert!(roster.resize(4));
        assert_eq!(
            (roster.len(), roster.seat(3), roster.seat(4)),
            (4, Some(Seat(3)), None)
        );
    }

    #[test]
    fn the_same_people_play_again_from_nothing() {
        let mut roster = two_of_three(true);
        roster.set_salt(Seat(0), "dust".to_owned());
        roster.add_wait(Seat(0), 500, 60_000);
        roster.put_bot(Seat(1), "steady", true);
        let again = roster.again();
        assert_eq!(again.seat_of(ONE), Some(Seat(0)));
        assert_eq!((again[Seat(0)].salt(), again[Seat(0)].waited_ms()), (None, 0));
        assert_eq!(again[Seat(1)].person(), None);
        assert_eq!(again[Seat(1)].bot(), Some("steady"));
    }

    #[test]
    fn a_guest_who_is_forgotten_becomes_somebody_and_does_not_play_again() {
        let mut roster = two_of_three(true);
        roster.set_salt(Seat(1), "dust".to_owned());
        roster.set_orders(Seat(1), json!({}));
        roster.forget(TWO);
        let place = &roster[Seat(1)];
        assert!(place.person().is_some_and(Name::is_somebody));
        assert_eq!((place.salt(), place.orders()), (Some("dust"), None));
        assert_eq!(roster.seat_of(TWO), None);
        assert_eq!(roster.seat_of(ONE), Some(Seat(0)));
        let again = roster.again();
        assert_eq!(again[Seat(1)].person(), None);
    }

    #[test]
    fn nobody_is_waited_for_longer_than_the_most() {
        let mut roster = two_of_three(true);
        roster.add_wait(Seat(0), 70_000, 60_000);
        assert_eq!(roster[Seat(0)].waited_ms(), 60_000);
        roster.add_wait(Seat(0), 1, 60_000);
        assert_eq!(roster[Seat(0)].waited_ms(), 60_000);
    }

    #[test]
    fn a_book_of_an_earlier_version_is_read() {
        let kept = json!([
            {"person": {"guest": "0000000000000001", "name": "guest 1"}, "bot": null, "is_left": false,
             "salt": null, "since": 3, "waited_ms": 1200, "stands_in": false,
             "orders": {"bury": "show", "after": "pass", "adjust": "pass", "end": "pass", "last": "show", "armed": ["MX"]}},
            {"person": null, "bot": "steady", "salt": null},
        ]);
        let roster: Roster = serde_json::from_value(kept).unwrap();
        assert_eq!(roster[Seat(0)].orders().unwrap()["armed"], json!(["MX"]));
        assert_eq!(roster[Seat(0)].waited_ms(), 1200);
        assert_eq!(roster[Seat(1)].bot(), Some("steady"));
    }
}
