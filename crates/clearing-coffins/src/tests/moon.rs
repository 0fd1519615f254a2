//! Moonlight: `!+M` (CC-6.3 to CC-6.5).

use super::scene::{Position, Scene, at, moon};
use crate::api::{Command, Moon, MoonAfterLook, MoonCards, MoonFaceUp, Phase, Refusal, Sighting};
use crate::parts::{Card, SeatQueue};
use crate::{ClearingCoffins, Event};
use engine::{Audience, Game, Seat};

const SWAP: Command = Command::MoonDecide { swap: true };
const KEEP: Command = Command::MoonDecide { swap: false };

fn with_moon(position: Position, claimant: u8) -> Scene {
    let mut scene = position.build();
    scene.throw("!+M");
    scene.adj(&format!("S{claimant}:400"));
    scene
}

/// T-CC-33 up to the pick.
fn four_seats() -> Position {
    Position::rows(&["…", "[YK] [PM] YB PK", "[PB] [YB] PM YM", "…"])
}

fn picked(position: Position) -> Scene {
    let mut scene = with_moon(position, 3);
    scene.say(3, moon((1, 0), (2, 1)));
    scene
}

#[test]
fn the_claimant_alone_sees_the_picked_cards() {
    // T-CC-33, CC-6.4, CC-9.3, CC-9.1
    let scene = picked(four_seats());
    let looked = |audience| {
        let seen = |event: &Event| match event.sighting(audience) {
            Some(Sighting::Looked { place, card }) => Some((place, card)),
            _ => None,
        };
        scene.events.iter().filter_map(seen).collect::<Vec<_>>()
    };
    let faces = [(at(1, 0), Card::YellowSkull), (at(2, 1), Card::YellowBat)];
    for audience in Audience::all(4) {
        let view = ClearingCoffins::view(&scene.state, audience);
        let expected = Phase::MoonDecide {
            seat: Seat(3),
            a: at(1, 0),
            b: at(2, 1),
            owed: SeatQueue::EMPTY,
        };
        assert_eq!(view.phase, expected, "everybody sees which slots are concerned");
        let look: Vec<_> = view.look.iter().map(|look| (look.place, look.card)).collect();
        if audience == Audience::Seat(Seat(3)) {
            assert_eq!(looked(audience), faces);
            assert_eq!(look, faces);
        } else {
            assert_eq!((looked(audience), look), (vec![], vec![]));
        }
    }
    // Once it is decided, nobody sees them any more; whoever looked still knows.
    let mut decided = scene;
    decided.say(3, KEEP);
    assert!(
        ClearingCoffins::view(&decided.state, Audience::Seat(Seat(3)))
            .look
            .is_empty()
    );
}

#[test]
fn swapped_cards_change_places() {
    // T-CC-34, CC-6.3, CC-6.5, R-CC-16
    let mut scene = picked(four_seats());
    scene.say(3, SWAP);
    assert_eq!(scene.row(1), "[YB] [PM] YB PK");
    assert_eq!(scene.row(2), "[PB] [YK] PM YM");
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn who_has_looked_may_leave_it() {
    // T-CC-35, R-CC-19, R-CC-14
    let mut kept = picked(four_seats());
    let mut late = kept.clone();
    kept.say(3, KEEP);
    late.time_out();
    for scene in [kept, late] {
        assert_eq!(scene.row(1), "[YK] [PM] YB PK");
        assert_eq!(scene.row(2), "[PB] [YB] PM YM");
        assert_eq!(scene.state.public.tally.penalties, 0);
    }
}

#[test]
fn other_cards_cannot_be_picked_after_the_look() {
    // R-CC-19
    let mut scene = picked(four_seats());
    scene.refuse(3, moon((1, 1), (2, 0)), Refusal::NotNow);
}

#[test]
fn with_two_down_cards_only_these_can_be_picked() {
    // T-CC-36, R-CC-17
    let mut scene = with_moon(four_seats(), 3);
    scene.refuse(3, moon((1, 2), (2, 1)), Refusal::OnlyDownCards(at(1, 2)));
    scene.refuse(3, moon((1, 9), (2, 1)), Refusal::NoCard(at(1, 9)));
}

#[test]
fn with_fewer_down_cards_any_card_can_be_picked() {
    // T-CC-37, R-CC-17, R-CC-18
    let mut scene = with_moon(Position::rows(&["…", "[YK] PM YB PK", "PB YB PM YM"]), 1);
    scene.say(1, moon((1, 1), (2, 0)));
    scene.say(1, SWAP);
    assert_eq!(scene.row(1), "[YK] PB YB PK");
    assert_eq!(scene.row(2), "PM YB PM YM");
}

#[test]
fn each_card_keeps_its_side() {
    // T-CC-38, R-CC-18
    let mut scene = with_moon(Position::rows(&["…", "YK PM YB PK", "[PM] YB PM YM"]), 1);
    scene.say(1, moon((1, 0), (2, 0)));
    scene.say(1, SWAP);
    assert_eq!(scene.row(1), "[PM] PM YB PK");
    assert_eq!(scene.row(2), "YK YB PM YM");
}

#[test]
fn two_cards_of_one_seat_are_refused() {
    // T-CC-39, CC-6.4, R-CC-16
    let mut scene = with_moon(four_seats(), 3);
    scene.refuse(3, moon((1, 0), (1, 1)), Refusal::SameSeat);
}

/// T-CC-93: `moon_cards = any_two`.
fn any_two() -> Position {
    four_seats().with(|options| *options.moon_cards = MoonCards::AnyTwo)
}

#[test]
fn two_cards_of_one_player_change_places_where_the_table_says_so() {
    // T-CC-93, R-CC-71, R-CC-43: in either order, looked at and decided like any other pair.
    for pair in [((1, 0), (1, 1)), ((1, 1), (1, 0))] {
        let mut scene = with_moon(any_two(), 3);
        scene.say(3, moon(pair.0, pair.1));
        let expected = Phase::MoonDecide {
            seat: Seat(3),
            a: at(1, 0),
            b: at(1, 1),
            owed: SeatQueue::EMPTY,
        };
        assert_eq!(scene.phase(), expected);
        let look = ClearingCoffins::view(&scene.state, Audience::Seat(Seat(3))).look;
        assert_eq!(
            look.iter().map(|look| look.card.to_string()).collect::<Vec<_>>(),
            ["YK", "PM"]
        );
        scene.say(3, SWAP);
        assert_eq!(scene.row(1), "[PM] [YK] YB PK");
    }
    // One card each of two players is still a pair.
    let mut scene = with_moon(any_two(), 3);
    scene.say(3, moon((1, 0), (2, 1)));
    scene.say(3, SWAP);
    assert_eq!(scene.row(1), "[YB] [PM] YB PK");
}

#[test]
fn a_pair_of_one_player_is_two_cards_that_may_be_picked() {
    // T-CC-93, R-CC-71, R-CC-17: S1 has two Down cards, so only these; S0 has none, so any two, and each keeps its side.
    let mut scene = with_moon(any_two(), 3);
    scene.refuse(3, moon((1, 0), (1, 0)), Refusal::SameCard);
    scene.refuse(3, moon((1, 0), (1, 2)), Refusal::OnlyDownCards(at(1, 2)));
    scene.refuse(3, moon((1, 0), (1, 9)), Refusal::NoCard(at(1, 9)));
    let of_one_seat = |choice: &&Command| match choice {
        Command::MoonPick(Moon::Cards { a, b }) => a.seat == b.seat,
        _ => false,
    };
    let choices = scene.choices(3);
    // Six pairs each of S0 and S3, one each of S1 and S2.
    assert_eq!(choices.iter().filter(of_one_seat).count(), 6 + 1 + 1 + 6);
    assert!(choices.iter().all(|choice| match choice {
        Command::MoonPick(Moon::Cards { a, b }) => a < b,
        other => *other == Command::MoonPick(Moon::Decline),
    }));
    let position = Position::rows(&["…", "YK [PM] YB PK", "…"]);
    let mut mixed = with_moon(
        position.with(|options| *options.moon_cards = MoonCards::AnyTwo),
        2,
    );
    mixed.say(2, moon((1, 0), (1, 1)));
    mixed.say(2, SWAP);
    assert_eq!(mixed.row(1), "[PM] YK YB PK");
}

#[test]
fn face_up_cards_can_be_limited() {
    // T-CC-40, R-CC-17
    let rows = ["…", "YK PM YB PK", "[PM] YB PM YM"];
    let with = |moon_face_up| {
        let position = Position::rows(&rows).with(|options| options.moon_face_up = moon_face_up);
        with_moon(position, 1)
    };
    let mut none_down = with(MoonFaceUp::NoneDown);
    none_down.refuse(1, moon((1, 0), (2, 1)), Refusal::OnlyDownCards(at(2, 1)));
    none_down.say(1, moon((1, 0), (2, 0)));
    // R-CC-47: one seat has Down cards; the table is scarce, and any card goes.
    let mut scarce = with(MoonFaceUp::TableScarce);
    scarce.say(1, moon((1, 0), (2, 1)));
    let two_seats = Position::rows(&["[YM] …", "YK PM YB PK", "[PM] YB PM YM"])
        .with(|options| options.moon_face_up = MoonFaceUp::TableScarce);
    let mut plenty = with_moon(two_seats, 1);
    plenty.refuse(1, moon((1, 0), (2, 0)), Refusal::OnlyDownCards(at(1, 0)));
    plenty.say(1, moon((0, 0), (2, 0)));
}

#[test]
fn the_pair_has_no_order() {
    // R-CC-43
    let mut scene = with_moon(four_seats(), 3);
    assert!(scene.choices(3).iter().all(|choice| match choice {
        Command::MoonPick(Moon::Cards { a, b }) => a.seat < b.seat,
        other => *other == Command::MoonPick(Moon::Decline),
    }));
    scene.say(3, moon((2, 1), (1, 0)));
    assert_eq!(scene.phase(), picked(four_seats()).phase());
}

#[test]
fn with_must_swap_there_is_no_way_back() {
    // T-CC-79, R-CC-46, R-CC-19
    let must_swap = || four_seats().with(|options| options.moon_after_look = MoonAfterLook::MustSwap);
    let mut scene = picked(must_swap());
    scene.refuse(3, KEEP, Refusal::MustSwap);
    assert_eq!(scene.choices(3), [SWAP]);
    scene.time_out();
    assert_eq!(scene.row(1), "[YB] [PM] YB PK");
    // Declining at the pick stays allowed.
    let mut declined = with_moon(must_swap(), 3);
    declined.say(3, Command::MoonPick(Moon::Decline));
    assert_eq!(declined.next_thrower(), Some(1));
}

#[test]
fn who_picks_nothing_in_time_declines() {
    // R-CC-26, R-CC-14
    let mut scene = with_moon(four_seats(), 3);
    scene.time_out();
    assert_eq!(scene.row(1), "[YK] [PM] YB PK");
    assert_eq!(scene.next_thrower(), Some(1));
}
