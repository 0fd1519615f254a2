//! Step 4 (RF-4.16 to RF-4.18).

use super::{Position, Scene};
use crate::parts::{Action, Grave};
use crate::phase::Step;
use engine::Seen;

fn at_shares(position: Position) -> Scene {
    let bought = [].into_iter().collect();
    position.at(Step::Shares { bought }).build()
}

#[test]
fn the_buyer_alone_sees_the_action() {
    // T-RF-36, RF-4.17, RF-10.2, RF-10.3, RF-10.4, RF-10.5, R-RF-17
    let mut scene = at_shares(Position::new(3).money("A", 3).on_top("GM3"));
    scene.does("A", "share 3");
    assert_eq!((scene.money("A"), scene.holds("A").as_str()), (0, "GM3"));
    let grave = Grave::from_number(3).unwrap();
    for (who, expected) in [
        ("A", Seen::Face(Action::Maintenance)),
        ("B", Seen::Back),
        ("C", Seen::Back),
    ] {
        let view = scene.view(who);
        let [share] = view.seats[0].shares[..] else {
            panic!("one share: {:?}", view.seats[0].shares);
        };
        assert_eq!((share.grave, share.action), (grave, expected), "{who}");
        assert_eq!(view.graves[2].pile, 4);
    }
}

#[test]
fn the_price_depends_on_the_grave_now() {
    // T-RF-37, RF-4.16, R-RF-19
    let mut scene = at_shares(Position::new(3).money("A", 1).coffin("3", "B1"));
    scene.does("A", "share 3");
    assert_eq!(scene.money("A"), 0);
    at_shares(Position::new(3).money("A", 2)).refuses("A", "share 3", "RF-4.2");
}

#[test]
fn one_share_per_grave_and_turn() {
    // T-RF-38, T-RF-39, RF-4.16, R-RF-18
    let mut scene = at_shares(
        Position::new(2)
            .money("A", 15)
            .coffin("1", "B1")
            .holds("A", "MX1")
            .played("SH3"),
    );
    scene
        .does("A", "share 3")
        .refuses("A", "share 3", "RF-4.16")
        .does("A", "play MX1 B1 to 3")
        .pass_all()
        .refuses("A", "share 3", "RF-4.16")
        .does("A", "end shares")
        .pass_all();
    scene.plain_turn("B").pass_all();
    scene.pills("A").does("A", "end pills").does("A", "share 3");

    let mut scene = at_shares(Position::new(3).money("A", 15));
    for grave in ["4", "2", "1", "5", "3"] {
        scene.does("A", &format!("share {grave}"));
    }
    assert_eq!(scene.money("A"), 0);
}

#[test]
fn an_empty_pile_sells_nothing() {
    // T-RF-40, R-RF-50
    let mut scene = at_shares(Position::new(3).holds("B", "DO2 MX2 SH2").holds("C", "GM2 IL2"));
    scene.refuses("A", "share 2", "RF-4.16");
}

#[test]
fn a_mix_up_changes_the_prices_at_once() {
    // T-RF-41, RF-7.4, R-RF-19, R-RF-49
    let mut scene = at_shares(Position::new(3).money("A", 4).coffin("1", "B1").holds("A", "MX1"));
    scene.does("A", "play MX1 B1 to 5").pass_all();
    let price = |scene: &Scene, grave: usize| scene.view("A").graves[grave - 1].price.to_thousands();
    assert_eq!((price(&scene, 1), price(&scene, 5)), (3, 1));
    scene.does("A", "share 1").does("A", "share 5");
    assert_eq!(scene.money("A"), 0);
}

#[test]
fn a_card_can_be_used_as_soon_as_it_is_bought() {
    // T-RF-42, RF-4.17, RF-4.18, RF-7.1, RF-8.2
    let mut scene = at_shares(Position::new(3).money("A", 1).coffin("2", "B2").on_top("GM2"));
    scene.does("A", "share 2").does("A", "play GM2");
    assert_eq!((scene.money("A"), scene.money("B")), (2, 3));
    // One side only can ever be used: the share is gone, and all have seen it (R-RF-27).
    assert_eq!((scene.holds("A").as_str(), scene.played().as_str()), ("", "GM2"));
}
