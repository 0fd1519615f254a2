//! Tests of the list of tables.

use super::*;
use crate::Guest;

fn card(made_ms: u64, free: u8) -> Card {
    Card {
        game: "dawn-under".to_owned(),
        phase: TablePhase::Gathering,
        names: vec![
            Some(Name::from(&Guest {
                id: GuestId(1),
                device: GuestId(1),
                name: "guest 1".to_owned(),
                is_program: false,
            })),
            None,
        ],
        free,
        pace: Pace::Live,
        lang: Some("de".to_owned()),
        spectators: Spectators::On,
        listed: true,
        made_ms,
        host: GuestId(1),
        players: vec![GuestId(1)],
        asked: Vec::new(),
        ends_ms: None,
    }
}

fn tables(page: &Page) -> Vec<u64> {
    let number = |listing: &Listing| listing.table.parse::<TableId>().unwrap().0;
    page.listed.iter().map(number).collect()
}

fn page(lobby: &Lobby, filter: LobbyFilter, page: u16) -> Page {
    lobby.page(&Wanted { filter, page })
}

#[test]
fn tables_that_wait_for_players_come_first_and_the_newest_of_them() {
    let mut lobby = Lobby::default();
    lobby.put(TableId(1), card(100, 1));
    lobby.put(TableId(2), card(400, 0));
    lobby.put(TableId(3), card(300, 1));
    let playing = Card {
        phase: TablePhase::Playing,
        ..card(500, 1)
    };
    lobby.put(TableId(4), playing);
    assert_eq!(tables(&page(&lobby, LobbyFilter::default(), 0)), [3, 1, 4, 2]);
    lobby.put(TableId(3), card(300, 0));
    assert_eq!(tables(&page(&lobby, LobbyFilter::default(), 0)), [1, 4, 2, 3]);
    lobby.remove(TableId(1));
    assert_eq!(tables(&page(&lobby, LobbyFilter::default(), 0)), [4, 2, 3]);
}

#[test]
fn a_visitor_sees_what_is_wanted_page_by_page() {
    let mut lobby = Lobby::default();
    for number in 0..45 {
        lobby.put(TableId(number), card(number, 1));
    }
    let other = Card {
        lang: None,
        pace: Pace::ByMail,
        free: 3,
        ..card(99, 1)
    };
    lobby.put(TableId(99), other);
    let last = page(&lobby, LobbyFilter::default(), 2);
    assert_eq!((last.listed.len(), last.more), (6, false));
    assert!(page(&lobby, LobbyFilter::default(), 1).more);
    let german = LobbyFilter {
        lang: Some("de".to_owned()),
        ..LobbyFilter::default()
    };
    assert_eq!(tables(&page(&lobby, german, 2)), [4, 3, 2, 1, 0]);
    let roomy = LobbyFilter {
        free: Some(2),
        ..LobbyFilter::default()
    };
    assert_eq!(tables(&page(&lobby, roomy, 0)), [99]);
    let by_mail = LobbyFilter {
        pace: Some(Pace::ByMail),
        game: Some("rest-in-peace".to_owned()),
        ..LobbyFilter::default()
    };
    assert_eq!(tables(&page(&lobby, by_mail, 0)), [0_u64; 0]);
}

/// As a client does it.
fn patched(mut listed: Vec<Listing>, message: ToClient) -> Vec<Listing> {
    let ToClient::LobbyChanged { gone, put, .. } = message else {
        panic!("expected changes, found {message:?}");
    };
    let stays = |listing: &Listing| {
        let is_put = put.iter().any(|placed| placed.listing.table == listing.table);
        !is_put && !gone.contains(&listing.table)
    };
    listed.retain(stays);
    for PlacedListing { at, listing } in put {
        listed.insert(usize::from(at), listing);
    }
    listed
}

#[test]
fn changes_lead_from_one_page_to_the_next() {
    let mut lobby = Lobby::default();
    let mut shown = Page::default();
    let mut rng = engine::Fast::new(7);
    for step in 0..2_000 {
        let table = TableId(u64::from(rng.below(60)));
        match rng.below(4) {
            0 => lobby.remove(table),
            free => lobby.put(table, card(table.0 % 7 * 100, free as u8 - 1)),
        }
        let now = page(&lobby, LobbyFilter::default(), 0);
        match shown.changes_to(&now) {
            Some(changes) => assert_eq!(patched(shown.listed, changes), now.listed, "step {step}"),
            None => assert_eq!(shown.listed, now.listed, "step {step}"),
        }
        shown = now;
    }
}

#[test]
fn only_what_is_seen_is_a_change() {
    let mut lobby = Lobby::default();
    lobby.put(TableId(1), card(100, 1));
    lobby.take_changes();
    lobby.put(TableId(1), card(100, 1));
    assert!(!lobby.has_changed());
    lobby.asks(TableId(1), vec![GuestId(1)]);
    let changes = lobby.take_changes();
    assert!(!changes.listed && changes.guests.contains_key(&GuestId(1)));
    lobby.remove(TableId(1));
    let changes = lobby.take_changes();
    assert!(changes.listed && changes.guests[&GuestId(1)], "it is over");
}

#[test]
fn tables_are_counted_as_long_as_they_live() {
    let mut lobby = Lobby::default();
    let address = AddressKey(7);
    for number in 1..=3 {
        lobby.put(TableId(number), card(100, 1));
        lobby.opened_from(TableId(number), address);
    }
    assert_eq!((lobby.opened_by(GuestId(1)), lobby.count_from(address)), (3, 3));
    let over = Card {
        phase: TablePhase::Over,
        ..card(100, 1)
    };
    lobby.put(TableId(1), over);
    lobby.remove(TableId(2));
    assert_eq!((lobby.opened_by(GuestId(1)), lobby.count_from(address)), (1, 1));
    assert_eq!(lobby.of_guest(GuestId(1)).len(), 1);
}
