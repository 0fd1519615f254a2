//! Ordinary throws (CC-5): close, clear, expose, concede.

use super::scene::{CONCEDE, Position, Scene, at, claim};
use crate::api::{Claim, Command, Phase, Refusal, Sighting};
use crate::parts::{Card, SeatQueue};
use engine::{Game, Seat};

/// S0 throws `Y+K` and S1 is first.
fn first_is_s1(position: Position) -> Scene {
    let mut scene = position.build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene
}

fn rows(s1: &str) -> Position {
    Position::rows(&["…", s1, "…"])
}

#[test]
fn a_right_close_turns_the_card_down() {
    // T-CC-4, CC-5.2, CC-4.2, CC-1.1
    let mut scene = first_is_s1(rows("YK PM YB PB"));
    scene.say(1, claim(1, 0));
    assert_eq!(scene.row(1), "[YK] PM YB PB");
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn one_card_is_handled_per_bang() {
    // T-CC-5, CC-5.1, CC-5.3, R-CC-7: and there is no second try.
    let mut scene = first_is_s1(rows("YK YK PM PB"));
    scene.say(1, claim(1, 1));
    assert_eq!(scene.row(1), "YK [YK] PM PB");
    scene.refuse(1, claim(1, 0), Refusal::NotNow);
}

#[test]
fn a_right_clear_is_shown_counted_and_refilled() {
    // T-CC-6, CC-5.4, CC-3.1, R-CC-12
    let mut scene = first_is_s1(rows("[YK] PM YB PB").pile(10));
    let top = scene.state.hidden.pile.last().unwrap().peek();
    scene.say(1, claim(1, 0));
    let place = at(1, 0);
    assert_eq!(
        scene.seen()[..2],
        [
            Sighting::Cleared {
                place,
                card: Card::YellowSkull
            },
            Sighting::Refilled { place, card: top }
        ]
    );
    assert_eq!((scene.cleared(1), scene.pile()), (1, 9));
    assert_eq!(scene.row(1), format!("{top} PM YB PB"));
}

#[test]
fn a_wrong_clear_is_shown_and_lies_down_again_before_the_penalty() {
    // T-CC-7, CC-7.5, R-CC-8, CC-9.4
    let mut scene = first_is_s1(rows("[PM] [YK] YB PB"));
    scene.say(1, claim(1, 0));
    let shown = Sighting::Shown {
        by: Seat(1),
        place: at(1, 0),
        card: Card::PurpleMoon,
    };
    assert_eq!(scene.seen()[0], shown);
    assert_eq!(scene.row(1), "[PM] [YK] YB PB");
    let Phase::Penalty { queue, shown } = scene.phase() else {
        panic!("{:?}", scene.phase())
    };
    assert_eq!(queue, [Seat(1)].into_iter().collect::<SeatQueue>());
    assert_eq!(shown.get(Seat(1)), Some(0));
    assert_eq!(scene.choices(1), [0, 1].map(|slot| Command::PenaltyPick { slot }));
}

#[test]
fn a_right_expose_turns_the_card_up_and_brings_nothing() {
    // T-CC-11, CC-5.5, R-CC-4
    let mut scene = Position::rows(&["…", "PM PB YB YM", "[YK] …"]).build();
    let pile = scene.pile();
    scene.throw("Y+K");
    scene.adj("S1:600");
    scene.say(1, claim(2, 0));
    assert!(scene.row(2).starts_with("YK "));
    assert_eq!((scene.row(1).as_str(), scene.cleared(1)), ("PM PB YB YM", 0));
    assert_eq!(scene.pile(), pile);
}

#[test]
fn a_wrong_expose_shows_the_card_to_all_and_costs() {
    // T-CC-12, R-CC-34, CC-7.1
    let mut scene = Position::rows(&["…", "PM PB YB YM", "[PM] …"]).build();
    scene.throw("Y+K");
    scene.adj("S1:600");
    scene.say(1, claim(2, 0));
    let shown = Sighting::Shown {
        by: Seat(1),
        place: at(2, 0),
        card: Card::PurpleMoon,
    };
    assert!(scene.seen().contains(&shown));
    assert!(scene.row(2).starts_with("[PM] "));
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
}

#[test]
fn several_claims_are_possible_and_one_is_chosen() {
    // T-CC-13, CC-5.3, R-CC-7
    let scene = first_is_s1(rows("YK [YK] PM PB"));
    let mut closes = scene.clone();
    closes.say(1, claim(1, 0));
    assert_eq!(closes.row(1), "[YK] [YK] PM PB");
    let mut clears = scene;
    clears.say(1, claim(1, 1));
    assert_eq!(clears.cleared(1), 1);
    assert!(clears.row(1).starts_with("YK "));
}

#[test]
fn one_may_expose_although_an_own_card_matches() {
    // R-CC-31
    let mut scene = Position::rows(&["…", "YK …", "[YK] …"]).build();
    scene.throw("Y+K");
    scene.adj("S1:600");
    scene.say(1, claim(2, 0));
    assert!(scene.row(2).starts_with("YK "));
    assert!(scene.row(1).starts_with("YK "));
}

#[test]
fn conceding_without_a_down_card_costs_a_card_of_the_pile() {
    // T-CC-14, CC-7.1
    let mut scene = first_is_s1(rows("PM PB YB YM"));
    let pile = scene.pile();
    scene.say(1, CONCEDE);
    assert_eq!(scene.seen()[0], Sighting::Conceded { seat: Seat(1) });
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    assert_eq!(scene.pile(), pile - 1);
}

#[test]
fn conceding_with_one_down_card_turns_it_up_unasked() {
    // T-CC-15, CC-7.2
    let mut scene = first_is_s1(rows("PM [PB] YB YM"));
    scene.say(1, CONCEDE);
    assert_eq!(scene.row(1), "PM PB YB YM");
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn who_does_not_point_in_time_concedes() {
    // T-CC-16, T-CC-63, R-CC-26: a claimant who has left is a claimant who does not point.
    let scene = first_is_s1(rows("PM [PB] YB YM"));
    let mut late = scene.clone();
    late.time_out();
    let mut conceded = scene;
    conceded.say(1, CONCEDE);
    assert_eq!(late.row(1), conceded.row(1));
    assert_eq!(late.seen()[..2], conceded.seen()[..2]);
    assert_eq!(late.next_thrower(), Some(1));
}

#[test]
fn a_wrong_close_costs_a_penalty() {
    // T-CC-17, R-CC-27
    let mut scene = first_is_s1(rows("PM PB YB YM"));
    scene.say(1, claim(1, 0));
    assert_eq!(scene.seen()[0], Sighting::Missed { place: at(1, 0) });
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
}

#[test]
fn anothers_up_card_and_a_gap_are_no_targets() {
    // T-CC-18, CC-5.7: whoever banged for it can only concede or guess.
    let mut scene = Position::rows(&["…", "PM – PB YB YM", "YK …"]).build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    let claimed = scene.phase();
    scene.refuse(1, claim(2, 0), Refusal::AnothersUpCard(at(2, 0)));
    scene.refuse(1, claim(1, 1), Refusal::NoCard(at(1, 1)));
    scene.refuse(1, claim(1, 9), Refusal::NoCard(at(1, 9)));
    scene.refuse(1, claim(7, 0), Refusal::NoCard(at(7, 0)));
    assert_eq!(scene.phase(), claimed);
}

#[test]
fn all_claims_are_offered_whether_right_or_not() {
    // CC-5.2, CC-5.6: the offer does not depend on hidden faces.
    let offered = |hidden: &str| {
        let mut scene = Position::rows(&["…", "PM [PB] YB YM", hidden]).build();
        scene.throw("Y+K");
        scene.adj("S1:500");
        scene.choices(1)
    };
    let expected: Vec<Command> = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 1)]
        .map(|(seat, slot)| claim(seat, slot))
        .into_iter()
        .chain([CONCEDE])
        .collect();
    assert_eq!(offered("YB [YK] PM PB"), expected);
    assert_eq!(offered("YB [PK] PM PB"), expected);
}

#[test]
fn the_second_hand_does_not_inherit() {
    // T-CC-19, CC-4.5, R-CC-6
    let mut scene = Position::rows(&["…", "PM PB YB YM", "YK …"]).build();
    scene.throw("Y+K");
    scene.adj("S1:500 S2:510");
    scene.say(1, CONCEDE);
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    assert_eq!(scene.next_thrower(), Some(1));
    assert!(scene.row(2).starts_with("YK "));
}

#[test]
fn only_the_first_hand_is_asked() {
    // T-CC-20, CC-4.4: the thrower, too, may bang.
    let mut scene = Position::rows(&["YK …", "YK …", "YK …"]).build();
    scene.throw("Y+K");
    scene.adj("S2:480 S1:500 S0:520");
    let asked: Vec<Seat> = crate::ClearingCoffins::prompts(&scene.state)
        .iter()
        .map(|prompt| prompt.seat)
        .collect();
    assert_eq!(asked, [Seat(2)]);
    scene.refuse(1, claim(1, 0), Refusal::NotYourChoice(Seat(2)));
    scene.say(2, claim(2, 0));
    assert_eq!(scene.state.public.tally.penalties, 0);
}

#[test]
fn the_fourth_cleared_card_wins_at_once() {
    // T-CC-21, CC-8.1, CC-5.4, CC-7.4, R-CC-29: penalty cards need not be cleared.
    let mut scene = first_is_s1(rows("[YK] PM YB PB YM PM").cleared(1, 3));
    let pile = scene.pile();
    scene.say(1, claim(1, 0));
    assert!(matches!(scene.phase(), Phase::Over { .. }));
    assert_eq!((scene.cleared(1), scene.pile()), (4, pile));
    assert_eq!(scene.row(1), "– PM YB PB YM PM");
    let outcome = crate::ClearingCoffins::outcome(&scene.state).unwrap();
    assert_eq!((outcome.reason, outcome.winners.len()), ("cleared", 1));
    assert!(outcome.winners.contains(Seat(1)));
    let scores = outcome.scores.unwrap();
    assert_eq!([0, 1, 2].map(|seat| scores[Seat(seat)]), [0, 4, 0]);
}

#[test]
fn a_lower_target_only_changes_the_number_that_wins() {
    // R-CC-45, CC-5.4
    let target = |cleared| {
        let position = rows("[YK] PM YB PB").with(|options| options.target = 2);
        let mut scene = first_is_s1(position.cleared(1, cleared));
        scene.say(1, claim(1, 0));
        scene
    };
    assert!(matches!(target(1).phase(), Phase::Over { .. }));
    let goes_on = target(0);
    assert_eq!(goes_on.next_thrower(), Some(1));
    assert_eq!(goes_on.state.public.rows[Seat(1)].size(), 4);
}

#[test]
fn a_row_of_five_is_not_refilled() {
    // T-CC-22, R-CC-30
    let mut scene = first_is_s1(rows("[YK] PM YB PB YM").cleared(1, 1));
    let pile = scene.pile();
    scene.say(1, claim(1, 0));
    assert_eq!((scene.row(1).as_str(), scene.pile()), ("– PM YB PB YM", pile));
}

#[test]
fn an_empty_pile_leaves_a_gap_and_the_game_goes_on() {
    // T-CC-23, CC-8.2, CC-3.1
    let mut scene = first_is_s1(rows("[YK] PM YB PB").pile(0));
    scene.say(1, claim(1, 0));
    assert_eq!(scene.row(1), "– PM YB PB");
    assert_eq!(scene.next_thrower(), Some(1));
    // The owner is told nothing of other people's cards either (CC-5.6).
    assert_eq!(scene.choices(1), [Command::Throw]);
}

#[test]
fn a_two_tone_face_matches_both_colours() {
    // T-CC-45, R-CC-2, CC-1.7
    for (s1, slot) in [("YK PM YB PB", 0), ("PM PK YB PB", 1)] {
        let position = rows(s1).with(|options| options.colour_die = "2211".parse().unwrap());
        let mut scene = position.build();
        scene.throw("T+K");
        scene.adj("S1:500");
        scene.say(1, Command::Claim(Claim::Card(at(1, slot))));
        assert_eq!(scene.state.public.rows[Seat(1)].down_count(), 1);
    }
}
