//! Penalties (CC-7) and their options.

use super::scene::{CONCEDE, Position, Scene, at, claim, pick};
use crate::api::{FalseStart, PenaltyPick, Phase, Refusal, Sighting};
use crate::parts::{SeatQueue, Slot};
use engine::Seat;

/// T-CC-7: S1 has wrongly named slot 0.
fn wrong_clear() -> Scene {
    let mut scene = Scene::rows(&["…", "[PM] [YK] YB PB", "…"]);
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    scene
}

#[test]
fn the_offender_picks_any_down_card() {
    // T-CC-8, T-CC-9, CC-7.2, R-CC-9
    let mut one = wrong_clear();
    let mut two = one.clone();
    one.say(1, pick(1));
    assert_eq!(one.row(1), "[PM] YK YB PB");
    assert_eq!(one.next_thrower(), Some(1));
    two.say(1, pick(0));
    assert_eq!(two.row(1), "PM [YK] YB PB");
}

#[test]
fn only_an_own_down_card_can_be_picked() {
    // CC-7.1, CC-7.2
    let mut scene = wrong_clear();
    scene.refuse(1, pick(2), Refusal::NothingToTurn(at(1, 2)));
    scene.refuse(1, pick(8), Refusal::NoCard(at(1, 8)));
    scene.refuse(0, pick(0), Refusal::NotYourChoice(Seat(1)));
}

#[test]
fn whoever_does_not_pick_turns_the_shown_card() {
    // T-CC-10, CC-7.3
    let mut scene = wrong_clear();
    scene.time_out();
    assert_eq!(scene.row(1), "PM [YK] YB PB");
    let mut lowest = Scene::rows(&["…", "YB [PM] [YK] PB", "…"]);
    lowest.throw("Y+K");
    lowest.adj("S1:500");
    lowest.say(1, claim(1, 1));
    lowest.time_out();
    assert_eq!(lowest.row(1), "YB PM [YK] PB");
    // Nothing was named: the lowest Down card.
    let mut conceded = Scene::rows(&["…", "YB [PM] [YK] PB", "…"]);
    conceded.throw("Y+K");
    conceded.adj("S1:500");
    conceded.say(1, CONCEDE);
    conceded.time_out();
    assert_eq!(conceded.row(1), "YB PM [YK] PB");
}

#[test]
fn a_card_of_his_that_another_named_is_not_the_shown_card() {
    // R-CC-39: S2 wrongly exposes S1/1; S1's false start is paid with the lowest Down card.
    let position = Position::rows(&["…", "[PB] [PM] YB PB", "PM PB YB YM"])
        .pointed()
        .with(|options| options.false_start = FalseStart::Penalty);
    let mut scene = position.build();
    scene.throw("Y+K");
    scene.adj("S2:500→S1/1 false S1:-40");
    let Phase::Penalty { queue, shown } = scene.phase() else {
        panic!("{:?}", scene.phase())
    };
    assert_eq!(queue, [Seat(1), Seat(2)].into_iter().collect::<SeatQueue>());
    assert_eq!(shown.iter().count(), 0);
    scene.time_out();
    assert_eq!(scene.row(1), "PB [PM] YB PB");
}

#[test]
fn nothing_to_turn_and_nothing_to_draw_is_luck() {
    // T-CC-24, R-CC-10, CC-7.1
    let mut scene = Position::rows(&["…", "PM PB YB YM", "…"]).pile(0).build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, CONCEDE);
    assert!(scene.seen().contains(&Sighting::PenaltySpared { seat: Seat(1) }));
    assert_eq!(scene.row(1), "PM PB YB YM");
}

#[test]
fn a_penalty_card_goes_into_the_lowest_gap() {
    // T-CC-25, CC-3.1, R-CC-11
    let mut scene = Position::rows(&["…", "YK – PB PM YB", "…"])
        .cleared(1, 1)
        .pile(5)
        .build();
    scene.throw("Y+M");
    scene.adj("S1:500");
    scene.say(1, CONCEDE);
    assert!(matches!(scene.state.public.rows[Seat(1)].get(1), Slot::Up(_)));
    assert_eq!((scene.state.public.rows[Seat(1)].len(), scene.pile()), (5, 4));
}

#[test]
fn the_shown_card_or_chance_can_pick() {
    // T-CC-77, R-CC-40, CC-2.3
    let wrong_clear = |penalty_pick| {
        let position = Position::rows(&["…", "[PM] [YK] YB PB", "…"]);
        let mut scene = position
            .with(|options| options.penalty_pick = penalty_pick)
            .build();
        scene.throw("Y+K");
        scene.adj("S1:500");
        scene
    };
    let mut shown = wrong_clear(PenaltyPick::ShownCard);
    shown.say(1, claim(1, 0));
    assert_eq!(shown.row(1), "PM [YK] YB PB");
    assert_eq!(shown.next_thrower(), Some(1));
    // In all other cases the offender chooses.
    let mut conceded = wrong_clear(PenaltyPick::ShownCard);
    conceded.say(1, CONCEDE);
    assert!(matches!(conceded.phase(), Phase::Penalty { .. }));

    for (pick, expected) in [(0, "PM [YK] YB PB"), (1, "[PM] YK YB PB")] {
        let mut random = wrong_clear(PenaltyPick::Random);
        random.state.hidden.picks = vec![pick].into();
        random.say(1, claim(1, 0));
        assert_eq!(
            (random.row(1).as_str(), random.next_thrower()),
            (expected, Some(1))
        );
    }
}

#[test]
fn false_starts_pay_first_and_all_pay_after_the_action() {
    // T-CC-76, R-CC-38, CC-10.14
    let position = Position::rows(&["…", "PM PB YB YM", "PM PB YB YM"]);
    let mut scene = position
        .with(|options| options.false_start = FalseStart::Penalty)
        .build();
    scene.throw("Y+K");
    scene.adj("S2:400 false S1:-300");
    let owed = [Seat(1)].into_iter().collect::<SeatQueue>();
    assert_eq!(scene.phase(), Phase::Claim { seat: Seat(2), owed });
    scene.say(2, CONCEDE);
    let payers: Vec<Seat> = scene
        .seen()
        .iter()
        .filter_map(|sighting| match sighting {
            Sighting::PenaltyDrawn { place, .. } => Some(place.seat),
            _ => None,
        })
        .collect();
    assert_eq!(payers, [Seat(1), Seat(2)]);
}

#[test]
fn nobody_pays_when_the_action_wins() {
    // R-CC-38, R-CC-44
    let position = Position::rows(&["…", "[YK] PM YB PB", "…"]).cleared(1, 3);
    let mut scene = position
        .with(|options| options.false_start = FalseStart::Penalty)
        .build();
    scene.throw("Y+K");
    scene.adj("S1:400 false S2:-300");
    scene.say(1, claim(1, 0));
    assert!(matches!(scene.phase(), Phase::Over { .. }));
    assert_eq!(scene.state.public.tally.penalties, 0);
    assert!(scene.phase().owed().is_empty());
}

#[test]
fn a_lockout_costs_no_card() {
    // CC-10.14, R-CC-24
    let mut scene = Scene::rows(&["…", "PM [PB] YB YM", "YK …"]);
    scene.throw("Y+K");
    scene.adj("S2:400 false S1:-300");
    scene.say(2, claim(2, 0));
    assert_eq!(scene.row(1), "PM [PB] YB YM");
    assert_eq!(scene.next_thrower(), Some(1));
}
