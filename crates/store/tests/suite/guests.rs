//! Guests, their tokens, tickets and settings.

use super::Place;
use store::{Guest, GuestId, Store, TokenHash};

pub(crate) fn a_guest_is_found_by_its_tokens(place: &impl Place) {
    let store = place.open();
    let mut guest = Guest {
        id: GuestId(u64::MAX - 1),
        name: "Änne".to_owned(),
        made_ms: 1,
        seen_ms: 2,
        data: "{}".to_owned(),
    };
    let (phone, laptop) = (TokenHash::of("phone"), TokenHash::of("laptop"));
    assert_ne!(phone, laptop);
    assert_eq!(store.guest(guest.id).wait().unwrap(), None);
    store.put_guest(guest.clone()).wait().unwrap();
    store.put_token(phone, guest.id, 3).wait().unwrap();
    store.put_token(laptop, guest.id, 4).wait().unwrap();
    guest.name = "Anne".to_owned();
    store.put_guest(guest.clone()).wait().unwrap();
    assert_eq!(store.guest(guest.id).wait().unwrap(), Some(guest.clone()));
    assert_eq!(store.guest_of(phone).wait().unwrap(), Some(guest.clone()));
    store.drop_token(phone).wait().unwrap();
    assert_eq!(store.guest_of(phone).wait().unwrap(), None);
    drop(store);
    assert_eq!(place.open().guest_of(laptop).wait().unwrap(), Some(guest));
}

pub(crate) fn a_ticket_is_taken_once(place: &impl Place) {
    let store = place.open();
    let hash = TokenHash::of("ticket");
    store.put_ticket(hash, "seat 3".to_owned(), 100).wait().unwrap();
    let other = TokenHash::of("other");
    assert_eq!(store.take_ticket(other, 50).wait().unwrap(), None);
    assert_eq!(
        store.take_ticket(hash, 50).wait().unwrap().as_deref(),
        Some("seat 3")
    );
    assert_eq!(store.take_ticket(hash, 50).wait().unwrap(), None);
}

pub(crate) fn a_ticket_lapses(place: &impl Place) {
    let store = place.open();
    let hash = TokenHash::of("ticket");
    store.put_ticket(hash, "seat 3".to_owned(), 100).wait().unwrap();
    assert_eq!(store.take_ticket(hash, 100).wait().unwrap(), None);
}

pub(crate) fn the_first_value_of_a_setting_stays(place: &impl Place) {
    let store = place.open();
    let name = || "key".to_owned();
    assert_eq!(store.setting(name()).wait().unwrap(), None);
    let or = |value: &str| store.setting_or(name(), value.to_owned()).wait().unwrap();
    assert_eq!(or("first"), "first");
    assert_eq!(or("second"), "first");
    store.put_setting(name(), "third".to_owned()).wait().unwrap();
    drop(store);
    assert_eq!(
        place.open().setting(name()).wait().unwrap().as_deref(),
        Some("third")
    );
}

pub(crate) fn a_guest_is_forgotten_with_all_tokens(place: &impl Place) {
    let store = place.open();
    for id in [1, 2, 3] {
        let guest = Guest {
            id: GuestId(id),
            name: format!("guest {id}"),
            made_ms: 1,
            seen_ms: 10 * id,
            data: "{}".to_owned(),
        };
        store.put_guest(guest).wait().unwrap();
        store
            .put_token(TokenHash::of(&id.to_string()), GuestId(id), 1)
            .wait()
            .unwrap();
    }
    store.forget_guest(GuestId(2)).wait().unwrap();
    assert_eq!(store.guest_of(TokenHash::of("2")).wait().unwrap(), None);
    let left: Vec<GuestId> = store
        .guests(9)
        .wait()
        .unwrap()
        .iter()
        .map(|guest| guest.id)
        .collect();
    assert_eq!(left, [GuestId(3), GuestId(1)], "the one seen last first");
    assert_eq!(store.guests(1).wait().unwrap().len(), 1);
}
