//! Grave Maintenance (RF-7.7).

use super::Position;

/// C plays GM4 as an interrupt; tells everybody's money in thousands.
fn maintain(position: Position) -> (u32, u32, u32) {
    let mut scene = position.holds("C", "GM4").build();
    scene.does("C", "play GM4");
    assert_eq!(scene.played(), "GM4");
    (scene.money("A"), scene.money("B"), scene.money("C"))
}

#[test]
fn owners_pay_two_thousand_for_each_coffin_as_far_as_they_can() {
    // T-RF-86, T-RF-87, T-RF-88, T-RF-89, T-RF-90, RF-7.7, R-RF-34, R-RF-35, RF-1.8
    let money = |position: Position, a, b| position.money("A", a).money("B", b).money("C", 0);
    let one = || Position::new(3).coffin("4", "B1");
    assert_eq!(maintain(money(one(), 5, 5)), (5, 3, 2));
    assert_eq!(maintain(money(one(), 5, 1)), (5, 0, 1));
    assert_eq!(maintain(money(one(), 5, 0)), (5, 0, 0));
    let both = Position::new(3).coffin("4", "A1 B1");
    assert_eq!(maintain(money(both, 3, 1)), (1, 0, 3));
    let twice = || Position::new(3).coffin("4", "B1 B2");
    assert_eq!(maintain(money(twice(), 5, 3)), (5, 0, 3));
    assert_eq!(maintain(money(twice(), 5, 9)), (5, 5, 4));
    let own = Position::new(3).coffin("4", "B1 C1");
    assert_eq!(maintain(money(own, 5, 5)), (5, 3, 2));
}

#[test]
fn an_interrupt_can_take_the_money_for_a_plan() {
    // T-RF-91, RF-8.2 c, RF-8.3, R-RF-39
    let mut scene = Position::new(3)
        .coffin("4", "A4")
        .money("A", 1)
        .holds("B", "GM4")
        .build();
    scene.does("A", "visit A1 w").does("B", "play GM4");
    assert_eq!((scene.money("A"), scene.money("B")), (0, 6));
    scene.refuses("A", "visit A2 b", "RF-4.2").does("A", "visit A2 w");
}

#[test]
fn without_the_option_nobody_interrupts() {
    // RF-8.2 c, R-RF-39
    let mut scene = Position::new(3)
        .coffin("4", "A4")
        .holds("B", "GM4")
        .options(|options| options.interrupts = engine::Switch::Off)
        .build();
    assert_eq!(scene.may_interrupt(), "");
    scene.refuses("B", "play GM4", "TB-2.2");
}

#[test]
fn a_standing_right_tells_nothing() {
    // RF-8.2, RF-8.12: who holds a share of an occupied grave might interrupt, whatever the share is.
    for card in ["GM4", "IL4", "DO4"] {
        let scene = Position::new(3).coffin("4", "A4").holds("B", card).build();
        assert_eq!(scene.may_interrupt(), "B", "{card}");
        assert_eq!(scene.choices("B").is_empty(), card != "GM4", "{card}");
    }
}
