//! Step 4 (RF-4.16 to RF-4.18).

use super::{Position, Scene};
use crate::api::Options;
use crate::parts::{Action, Grave};
use crate::phase::Step;
use engine::{Later, Seen, Switch};

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

#[test]
fn what_was_bought_is_told_to_the_end_of_the_turn() {
    // T-RF-140, RF-3.1
    let bought = |scene: &Scene| -> Vec<u8> {
        let view = scene.view("B");
        view.bought.iter().map(|grave| grave.number()).collect()
    };
    // A card of B's keeps the turn from passing on at once.
    let mut scene = Position::new(2)
        .money("A", 6)
        .coffin("1", "A1")
        .holds("B", "GM1")
        .build();
    scene.pills("A").does("A", "end pills").does("A", "share 2");
    assert_eq!(bought(&scene), [2]);
    scene.does("A", "end shares");
    assert_eq!((scene.window(), bought(&scene)), (Some("adjust"), vec![2]));
    scene.pass_all();
    assert_eq!((scene.waits_for().as_str(), bought(&scene)), ("B visits", vec![]));
}

/// The action on top of each pile, as somebody sees it.
fn tops(scene: &Scene, who: &str) -> String {
    let view = scene.view(who);
    let tops = view.graves.iter().map(|grave| match grave.top {
        Some(action) => format!("{action}{}", grave.grave),
        None => "-".to_owned(),
    });
    tops.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_top_of_a_pile_may_lie_open() {
    // T-RF-138, RF-4.17, RF-10.3, RF-10.5, RF-10.8, R-RF-66
    let open = |options: &mut Options| options.open_actions = Later(Switch::On);
    let position = |options: fn(&mut Options)| {
        let position = Position::new(2).options(options).money("A", 6);
        position.on_top("GM3").on_top("SH4")
    };
    let hidden = position(|_| {}).build();
    assert_eq!(tops(&hidden, "A"), "- - - - -");
    let mut scene = position(open).build();
    assert!(tops(&scene, "B").contains("GM3 SH4"));
    let below = scene.state.pile(Grave::from_number(3).unwrap())[1].peek();
    scene.pills("A").does("A", "end pills").does("A", "share 3");
    // Everybody knows what was bought, and sees what lay under it.
    let shown = scene.view("B").seats[0].shares[0];
    assert_eq!(shown.action, Seen::Face(Action::Maintenance));
    assert!(tops(&scene, "B").contains(&format!("{below}3 SH4")));
    // What a regular burial spends was seen before.
    let dead = position(open).holds("A", "DO2").dead("A2");
    let mut scene = dead.at(Step::Reactions).build();
    scene.does("A", "bury A2 in 2").pass_all();
    let spent = scene.view("B").seats[0].spent[0];
    assert_eq!(spent.action, Seen::Face(Action::DoubleOccupancy));
}

#[test]
fn who_is_known_to_have_nothing_is_not_asked() {
    // T-RF-139, RF-8.6, RF-8.12, R-RF-66
    let open = |options: &mut Options| options.open_actions = Later(Switch::On);
    let end_of_turn = |card: &str, open: fn(&mut Options)| {
        let position = Position::new(2).options(open).coffin("1", "A1").holds("B", card);
        position.at(Step::Reactions).build()
    };
    assert_eq!(end_of_turn("IL1", |_| {}).asked(), "B", "it might be anything");
    assert_eq!(end_of_turn("IL1", open).waits_for(), "B visits");
    assert_eq!(end_of_turn("GM1", open).asked(), "B");
    // A burier whose open cards leave him nothing is not asked either.
    let dead = |open: fn(&mut Options)| {
        let position = Position::new(2).options(open).coffin("1", "B1").holds("A", "GM1");
        position.dead("A3").at(Step::Reactions).build()
    };
    assert_eq!(dead(|_| {}).waits_for(), "A bury");
    assert_eq!(dead(open).fate("A3"), "new");
}
