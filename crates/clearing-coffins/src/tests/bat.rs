//! The vampire flaps off: `!+B` (CC-6.2).

use super::scene::{Position, Scene, at, bat};
use crate::api::{Bat, BatClose, Command, Phase, Refusal, Sighting};
use crate::parts::Card;
use engine::Seat;

fn with_bat(position: Position) -> Scene {
    let mut scene = position.build();
    scene.throw("!+B");
    scene.adj("S1:450");
    scene
}

fn usual() -> Scene {
    with_bat(Position::rows(&["…", "[PM] YK YB PB", "[YM] PK …"]))
}

#[test]
fn any_own_down_card_can_be_cleared() {
    // T-CC-27, CC-6.1, R-CC-15, CC-9.4
    let mut scene = usual();
    scene.say(1, bat(Bat::Clear, 1, 0));
    let cleared = Sighting::Cleared {
        place: at(1, 0),
        card: Card::PurpleMoon,
    };
    assert_eq!(scene.seen()[0], cleared);
    assert_eq!(scene.cleared(1), 1);
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 4);
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn a_bat_clear_can_win() {
    // T-CC-28, R-CC-15
    let mut scene = with_bat(Position::rows(&["…", "[PM] YK YB PB", "…"]).cleared(1, 3));
    scene.say(1, bat(Bat::Clear, 1, 0));
    assert!(matches!(scene.phase(), Phase::Over { winners, .. } if winners.contains(Seat(1))));
}

#[test]
fn any_own_up_card_can_be_closed() {
    // T-CC-29, R-CC-13
    for slot in [1, 2, 3] {
        let mut scene = usual();
        scene.say(1, bat(Bat::Close, 1, slot));
        assert_eq!(
            scene.state.public.rows[Seat(1)]
                .downs()
                .iter()
                .collect::<Vec<_>>(),
            [0, slot]
        );
    }
}

#[test]
fn any_down_card_of_another_can_be_exposed() {
    // T-CC-30, R-CC-28
    let mut scene = usual();
    scene.say(1, bat(Bat::Expose, 2, 0));
    assert!(scene.row(2).starts_with("YM "));
    assert_eq!(scene.state.public.tally.penalties, 0);
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn other_cards_are_refused() {
    // T-CC-31, R-CC-13
    let mut scene = usual();
    scene.refuse(1, bat(Bat::Close, 2, 1), Refusal::NotOwn(at(2, 1)));
    scene.refuse(1, bat(Bat::Clear, 2, 0), Refusal::NotOwn(at(2, 0)));
    scene.refuse(1, bat(Bat::Close, 1, 0), Refusal::NotUp(at(1, 0)));
    scene.refuse(1, bat(Bat::Clear, 1, 1), Refusal::NotDown(at(1, 1)));
    scene.refuse(1, bat(Bat::Expose, 1, 0), Refusal::NotAnothers(at(1, 0)));
    scene.refuse(1, bat(Bat::Expose, 2, 1), Refusal::NotDown(at(2, 1)));
    scene.refuse(1, bat(Bat::Close, 1, 7), Refusal::NoCard(at(1, 7)));
}

#[test]
fn every_use_is_offered_and_none_can_fail() {
    // CC-6.2
    let scene = usual();
    let choices = scene.choices(1);
    let expected = [
        bat(Bat::Clear, 1, 0),
        bat(Bat::Close, 1, 1),
        bat(Bat::Close, 1, 2),
        bat(Bat::Close, 1, 3),
        bat(Bat::Expose, 2, 0),
        Command::BatChoose(Bat::Decline),
    ];
    assert_eq!(choices, expected);
    for choice in choices {
        let mut scene = scene.clone();
        scene.say(1, choice);
        assert_eq!(scene.state.public.tally.penalties, 0);
    }
}

/// T-CC-92: `bat_close = any`.
fn any() -> Scene {
    with_bat(
        Position::rows(&["…", "[PM] YK YB PB", "[YM] PK …"])
            .with(|options| *options.bat_close = BatClose::Any),
    )
}

#[test]
fn anybodys_vampire_can_be_closed_where_the_table_says_so() {
    // T-CC-92, R-CC-70: the card stays in the row of its owner, and nobody is paid or punished.
    let mut scene = any();
    scene.say(1, bat(Bat::Close, 2, 1));
    assert!(scene.row(2).starts_with("[YM] [PK] "));
    assert_eq!(scene.row(1), "[PM] YK YB PB");
    assert_eq!(scene.state.public.tally.penalties, 0);
    assert_eq!(scene.next_thrower(), Some(1));
    let mut own = any();
    own.say(1, bat(Bat::Close, 1, 1));
    assert_eq!(own.row(1), "[PM] [YK] YB PB");
}

#[test]
fn only_closing_is_free_for_all() {
    // T-CC-92, R-CC-70: clearing stays with the owner, opening with the others, and every use is offered.
    let mut scene = any();
    scene.refuse(1, bat(Bat::Clear, 2, 0), Refusal::NotOwn(at(2, 0)));
    scene.refuse(1, bat(Bat::Expose, 1, 0), Refusal::NotAnothers(at(1, 0)));
    scene.refuse(1, bat(Bat::Close, 2, 0), Refusal::NotUp(at(2, 0)));
    scene.refuse(1, bat(Bat::Close, 2, 9), Refusal::NoCard(at(2, 9)));
    let closes: Vec<_> = scene
        .choices(1)
        .into_iter()
        .filter(|choice| matches!(choice, Command::BatChoose(Bat::Close(_))))
        .collect();
    let expected = [(0, 0..4), (1, 1..4), (2, 1..4)];
    let expected: Vec<_> = expected
        .into_iter()
        .flat_map(|(seat, slots)| slots.map(move |slot| bat(Bat::Close, seat, slot)))
        .collect();
    assert_eq!(closes, expected);
    assert_eq!(scene.choices(1).len(), expected.len() + 3);
}

#[test]
fn the_bat_may_be_declined() {
    // T-CC-32, R-CC-14, R-CC-26
    let mut late = usual();
    let rows = late.row(1);
    let mut declined = late.clone();
    late.time_out();
    declined.say(1, Command::BatChoose(Bat::Decline));
    for scene in [late, declined] {
        assert_eq!(scene.row(1), rows);
        assert_eq!(scene.state.public.tally.penalties, 0);
        assert_eq!(scene.next_thrower(), Some(1));
    }
}
