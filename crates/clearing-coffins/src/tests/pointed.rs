//! The bang is the pointing: `claim_mode = pointed` (CC-5.8).

use super::scene::{Position, Scene, at, bat};
use crate::api::{Bat, Command, Phase, Refusal, Sighting, Target};
use crate::parts::{Card, SeatQueue};
use engine::Seat;

fn pointed(rows: &[&str]) -> Position {
    Position::rows(rows).pointed()
}

fn shows(scene: &Scene) -> Vec<(Seat, Card)> {
    let shown = |sighting: &Sighting| match sighting {
        Sighting::Shown { by, card, .. } => Some((*by, *card)),
        _ => None,
    };
    scene.seen().iter().filter_map(shown).collect()
}

#[test]
fn the_first_right_bang_acts_and_earlier_wrong_ones_pay() {
    // T-CC-69, R-CC-36
    let mut scene = pointed(&["…", "YK PM YB PB", "[YK] PM YB PB", "PM PB YB YM"]).build();
    scene.throw("Y+K");
    scene.adj("S3:250→garlic S1:500→S1/0 S2:520→S2/0");
    assert_eq!(scene.row(1), "[YK] PM YB PB");
    assert_eq!(scene.row(2), "[YK] PM YB PB");
    assert_eq!(scene.state.public.rows[Seat(3)].size(), 5);
    let order: Vec<_> = scene
        .seen()
        .into_iter()
        .filter(|sighting| matches!(sighting, Sighting::Closed { .. } | Sighting::PenaltyDrawn { .. }))
        .collect();
    assert_eq!(order[0], Sighting::Closed { place: at(1, 0) });
    assert_eq!(order.len(), 2);
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn without_a_right_bang_all_wrong_ones_pay() {
    // T-CC-70
    let mut scene = pointed(&["…", "PM PB YB YM", "YK …"]).build();
    scene.throw("Y+K");
    scene.adj("S1:500→S1/0");
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    assert!(scene.row(2).starts_with("YK "));
}

#[test]
fn on_a_bat_the_garlic_is_right() {
    // T-CC-71
    let mut scene = pointed(&["…", "PM PB YB YM", "PM PB YB YM"]).build();
    scene.throw("!+B");
    scene.adj("S2:300→S2/0 S1:400→garlic");
    let owed = [Seat(2)].into_iter().collect::<SeatQueue>();
    assert_eq!(scene.phase(), Phase::Bat { seat: Seat(1), owed });
    scene.say(1, bat(Bat::Close, 1, 0));
    assert_eq!(scene.state.public.rows[Seat(2)].size(), 5);
    assert_eq!(scene.row(1), "[PM] PB YB YM");
}

#[test]
fn on_the_moon_the_garlic_is_right() {
    // CC-5.8
    let mut scene = pointed(&["…", "PM PB YB YM", "PM PB YB YM"]).build();
    scene.throw("!+M");
    scene.adj("S1:400→garlic S2:500→S2/0");
    let owed = SeatQueue::EMPTY;
    assert_eq!(scene.phase(), Phase::MoonPick { seat: Seat(1), owed });
}

#[test]
fn a_right_claim_that_wins_spares_the_others() {
    // T-CC-72
    let position = pointed(&["…", "[YK] PM YB PB", "…", "PM PB YB YM"]).cleared(1, 3);
    let mut scene = position.build();
    scene.throw("Y+K");
    scene.adj("S3:200→garlic S1:600→S1/0");
    assert!(matches!(scene.phase(), Phase::Over { winners, .. } if winners.contains(Seat(1))));
    assert_eq!(scene.row(3), "PM PB YB YM");
}

#[test]
fn a_wrongly_named_card_is_shown_to_all() {
    // T-CC-73, R-CC-42, CC-9.4
    let mut scene = pointed(&["…", "…", "…", "[PM] [YB] PB YM"]).build();
    scene.throw("Y+K");
    scene.adj("S3:400→S3/0");
    assert_eq!(shows(&scene), [(Seat(3), Card::PurpleMoon)]);
    assert_eq!(scene.row(3), "[PM] [YB] PB YM");
    assert!(matches!(scene.phase(), Phase::Penalty { .. }));
    scene.time_out();
    assert_eq!(scene.row(3), "PM [YB] PB YM");
}

#[test]
fn cards_are_shown_after_the_right_claim_and_before_the_first_penalty() {
    // R-CC-42: in adjudicated order; superseded bangs show nothing.
    let mut scene = pointed(&["[PB] PM YB YM", "YK PM YB PB", "[PM] [YM] YB PB", "[YB] PB PB YM"]).build();
    scene.throw("Y+K");
    scene.adj("S2:200→S2/0 S0:300→S2/1 S1:400→S1/0 S3:500→S3/0");
    let order: Vec<&str> = scene
        .seen()
        .iter()
        .filter_map(|sighting| match sighting {
            Sighting::Closed { .. } => Some("closed"),
            Sighting::Shown { .. } => Some("shown"),
            Sighting::Asked {
                phase: Phase::Penalty { .. },
                ..
            } => Some("penalty"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["closed", "shown", "shown", "penalty"]);
    assert_eq!(
        shows(&scene),
        [(Seat(2), Card::PurpleMoon), (Seat(0), Card::YellowMoon)]
    );
    scene.time_out();
    assert_eq!(scene.row(2), "PM [YM] YB PB");
    assert_eq!(scene.row(0), "PB PM YB YM");
    assert_eq!(scene.row(3), "[YB] PB PB YM");
}

#[test]
fn on_exclamation_throws_a_named_card_stays_hidden() {
    // T-CC-81, R-CC-42
    let mut scene = pointed(&["…", "PM PB YB YM", "[PM] [YB] YB YM"]).build();
    scene.throw("!+B");
    scene.adj("S2:300→S2/0 S1:400→garlic");
    assert_eq!(shows(&scene), []);
    assert_eq!(scene.phase().owed().first(), Some(Seat(2)));
    scene.say(1, Command::BatChoose(Bat::Decline));
    assert_eq!(shows(&scene), []);
    // Nothing was claimed, so there is no shown card: the lowest Down card is the default.
    scene.time_out();
    assert_eq!(scene.row(2), "PM [YB] YB YM");
}

#[test]
fn targets_are_an_own_card_anothers_down_card_or_the_garlic() {
    // R-CC-41, also on `!` throws; CC-5.7
    for throw in ["Y+K", "!+B", "!+K"] {
        let mut scene = pointed(&["…", "PM – YB YM PB", "[PM] YK YB YM"]).build();
        scene.throw(throw);
        let refused = |scene: &mut Scene, text: &str| scene.try_adj(text).unwrap_err();
        assert_eq!(refused(&mut scene, "S1:300"), Refusal::TargetMissing);
        assert_eq!(refused(&mut scene, "S1:300→S1/1"), Refusal::NoCard(at(1, 1)));
        assert_eq!(
            refused(&mut scene, "S1:300→S2/1"),
            Refusal::AnothersUpCard(at(2, 1))
        );
        scene.adj("S1:300→S2/0");
    }
    let mut garlic = Position::rows(&["…", "…"]).build();
    garlic.throw("Y+K");
    assert_eq!(garlic.try_adj("S1:300→garlic"), Err(Refusal::TargetUnwanted));
}

#[test]
fn the_referee_can_ask_what_is_right() {
    // CC-5.8, CC-10.11: and gets no answer before the dice are thrown.
    let mut scene = pointed(&["…", "YK [YK] PM PB", "[YK] [PM] YK YM"]).build();
    let right = |scene: &Scene, seat, slot| scene.state.is_right(Seat(1), Target::Card(at(seat, slot)));
    assert!(!right(&scene, 1, 0));
    scene.roll("Y+K");
    assert!(right(&scene, 1, 0) && right(&scene, 1, 1) && right(&scene, 2, 0));
    assert!(!right(&scene, 1, 2) && !right(&scene, 2, 1) && !right(&scene, 2, 2));
    assert!(!scene.state.is_right(Seat(1), Target::Garlic));
}

#[test]
fn a_race_offers_every_target() {
    // CC-5.8, CC-4.6a
    let mut scene = pointed(&["[YM] PM – YB PB", "YK [YK] PM PB"]).build();
    scene.throw("Y+K");
    let bang = |target| Command::Bang { target: Some(target) };
    let expected = [
        bang(Target::Garlic),
        bang(Target::Card(at(0, 0))),
        bang(Target::Card(at(0, 1))),
        bang(Target::Card(at(0, 3))),
        bang(Target::Card(at(0, 4))),
        bang(Target::Card(at(1, 1))),
        Command::Pass,
    ];
    assert_eq!(scene.choices(0), expected);
    scene.refuse(0, Command::Pass, Refusal::ForTheReferee);
}
