//! The form of a verdict (R-CC-41), ties and seats that sit out.

use super::scene::{CONCEDE, Position, Scene, claim};
use crate::api::{Command, FalseStart, Kind, Phase, ReactionMode, Refusal, Verdict};
use engine::{Seat, Switch};

fn thrown(throw: &str) -> Scene {
    let mut scene = Scene::rows(&["…", "PM …", "PM …", "PM …"]);
    scene.throw(throw);
    scene
}

fn check(throw: &str, verdict: &str, expected: Result<(), Refusal>) {
    assert_eq!(thrown(throw).try_adj(verdict), expected, "{throw} {verdict}");
}

#[test]
fn a_verdict_that_is_no_verdict_is_refused() {
    // T-CC-60, R-CC-41, CC-10.1
    check("Y+K", "S1:510 S2:500", Err(Refusal::BangsOutOfOrder));
    check("Y+K", "S1:500 S1:510", Err(Refusal::SeatTwice(Seat(1))));
    check("Y+K", "S1:500 false S1:-5", Err(Refusal::SeatTwice(Seat(1))));
    check("Y+K", "S4:500", Err(Refusal::NoSuchSeat(Seat(4))));
    check("Y+K", "S1:500 false S9:5", Err(Refusal::NoSuchSeat(Seat(9))));
    let out_of_bounds = |reaction| Err(Refusal::ReactionOutOfBounds(Seat(1), reaction));
    check("Y+K", "S1:50", out_of_bounds(50));
    check("Y+K", "S1:5001", out_of_bounds(5001));
    check("!+K", "S1:5001", out_of_bounds(5001));
    check("!+B", "S1:99", out_of_bounds(99));
    check("!+M", "S1:99", out_of_bounds(99));
    check("Y+K", "S1:100", Ok(()));
    check("Y+K", "S1:5000", Ok(()));
    check("!+K", "S1:-2000000000", Ok(()));
}

#[test]
fn false_starts_are_early_sorted_and_not_everywhere() {
    // R-CC-41, CC-10.14, CC-10.15
    check("Y+K", "false S1:100", Err(Refusal::NotAFalseStart(Seat(1), 100)));
    check("Y+K", "false S1:-5 S2:-6", Err(Refusal::FalseStartsOutOfOrder));
    check("Y+K", "false S2:-5 S1:-5", Err(Refusal::FalseStartsOutOfOrder));
    check("!+K", "false S1:-5", Err(Refusal::NoFalseStarts));
    check("Y+K", "S3:300 false S1:-5 S2:-5", Ok(()));
    let mut ignoring = Position::rows(&["…", "…"])
        .with(|options| options.false_start = FalseStart::Ignore)
        .build();
    ignoring.throw("Y+K");
    assert_eq!(ignoring.try_adj("false S1:-5"), Err(Refusal::NoFalseStarts));
}

#[test]
fn equal_reactions_go_clockwise_from_the_throwers_left() {
    // CC-10.12, R-CC-25, R-CC-35: the thrower is last.
    check("Y+K", "S1:500 S2:500 S3:500 S0:500", Ok(()));
    check("Y+K", "S0:500 S1:500", Err(Refusal::BangsOutOfOrder));
    check("Y+K", "S2:500 S1:500", Err(Refusal::BangsOutOfOrder));
}

#[test]
fn a_tie_band_makes_near_reactions_a_tie() {
    // T-CC-78, CC-10.12
    let banded = || {
        let position = Position::rows(&["…", "…", "…", "…"]).with(|options| options.tie_band_ms = 10);
        let mut scene = position.build();
        scene.throw("Y+K");
        scene
    };
    let mut scene = banded();
    scene.adj("S1:510 S2:500 S3:511");
    assert!(matches!(scene.phase(), Phase::Claim { seat: Seat(1), .. }));
    assert_eq!(banded().try_adj("S2:500 S1:510"), Err(Refusal::BangsOutOfOrder));
}

#[test]
fn a_seat_that_paid_watches_the_next_throws() {
    // T-CC-74, CC-3.2, R-CC-37: wrong in round 1 instead of 5; the rounds after it are the same.
    let position = Position::rows(&["…", "PM PB YB YM", "YK YK PB PM"]).with(|options| options.sit_out = 2);
    let mut scene = position.build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, CONCEDE);
    for slot in 0..2 {
        scene.throw("Y+K");
        // R-CC-54, R-CC-72; a hand of S1 is dropped, not rejected: it is as if it were not there.
        assert!(scene.choices(1).is_empty());
        scene.adj("S1:400 S2:500");
        assert!(matches!(scene.phase(), Phase::Claim { seat: Seat(2), .. }));
        scene.say(2, claim(2, slot));
    }
    scene.throw("Y+K");
    scene.adj("S1:400");
    assert!(matches!(scene.phase(), Phase::Claim { seat: Seat(1), .. }));
}

#[test]
fn who_may_bang_may_pass_when_the_dice_lie() {
    // T-CC-94, R-CC-72, CC-4.6a
    let passers = |scene: &Scene| -> Vec<u8> {
        let may_pass = |seat: &u8| scene.choices(*seat).contains(&Command::Pass);
        (0..3).filter(may_pass).collect()
    };
    let refusal = |scene: &Scene, kind, seat| {
        crate::prompts::check(&scene.state.public, kind, Seat(seat), Command::Pass)
    };
    for (early_pass, reaction_mode, expected) in [
        (Switch::On, ReactionMode::Network, true),
        (Switch::Off, ReactionMode::Network, false),
        (Switch::Off, ReactionMode::Hotseat, false),
        (Switch::On, ReactionMode::Sealed, true),
        (Switch::Off, ReactionMode::Sealed, true),
    ] {
        let position = Position::rows(&["…", "PM PB YB YM", "…"]).with(|options| {
            options.sit_out = 1;
            options.early_pass = early_pass;
            options.reaction_mode = reaction_mode;
        });
        let mut scene = position.build();
        scene.roll("Y+K");
        assert!(passers(&scene).is_empty());
        assert_eq!(refusal(&scene, Kind::Rolling, 1), Err(Refusal::NotNow));
        scene.verdict(Verdict::Reveal).unwrap();
        let all: &[u8] = if expected { &[0, 1, 2] } else { &[] };
        assert_eq!(passers(&scene), all);
        scene.adj("S1:500");
        scene.say(1, CONCEDE);
        // S1 has paid and watches: nothing is offered, whatever the dice do.
        scene.roll("Y+K");
        assert_eq!((passers(&scene), scene.choices(1)), (vec![], vec![]));
        assert!(!scene.choices(0).is_empty());
        scene.verdict(Verdict::Reveal).unwrap();
        let others: &[u8] = if expected { &[0, 2] } else { &[] };
        assert_eq!((passers(&scene), scene.choices(1)), (others.to_vec(), vec![]));
        assert_eq!(refusal(&scene, Kind::Bang, 1), Err(Refusal::SitsOut));
        let told = if expected { Ok(()) } else { Err(Refusal::NoPassing) };
        assert_eq!(refusal(&scene, Kind::Bang, 0), told);
    }
}

#[test]
fn sitting_out_drops_touches_and_false_starts_too() {
    // CC-3.2, R-CC-41: the form is checked first.
    let position = Position::rows(&["…", "PM PB YB YM", "…"]).with(|options| {
        options.sit_out = 3;
        options.false_start = FalseStart::Penalty;
    });
    let mut scene = position.build();
    scene.throw("!+K");
    scene.adj("S1:300");
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    scene.throw("!+K");
    assert_eq!(
        scene.try_adj("S1:9000"),
        Err(Refusal::ReactionOutOfBounds(Seat(1), 9000))
    );
    scene.adj("S1:300");
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    scene.throw("Y+K");
    scene.adj("false S1:-300");
    assert_eq!(scene.state.public.rows[Seat(1)].size(), 5);
    assert_eq!(scene.state.public.sit_out[Seat(1)], 1);
}

#[test]
fn luck_does_not_spare_the_watching() {
    // R-CC-37
    let mut scene = Position::rows(&["…", "PM PB YB YM", "…"])
        .with(|options| options.sit_out = 1)
        .pile(0)
        .build();
    scene.throw("!+K");
    scene.adj("S1:300");
    assert_eq!(scene.state.public.sit_out[Seat(1)], 1);
}

#[test]
fn the_referee_speaks_only_when_it_is_his_turn() {
    // CC-3.4, T-CC-67
    let mut scene = Scene::rows(&["…", "…"]);
    let judged = || super::scene::adjudicate("S1:500");
    assert_eq!(scene.verdict(Verdict::Reveal), Err(Refusal::NoRaceNow));
    assert_eq!(scene.verdict(judged()), Err(Refusal::NoRaceNow));
    scene.roll("Y+K");
    assert_eq!(scene.verdict(Verdict::Throw), Err(Refusal::NotNow));
    assert_eq!(scene.verdict(judged()), Err(Refusal::NoRaceNow));
    scene.verdict(Verdict::Reveal).unwrap();
    assert_eq!(scene.verdict(Verdict::Reveal), Err(Refusal::NoRaceNow));
    scene.verdict(judged()).unwrap();
    assert_eq!(scene.verdict(judged()), Err(Refusal::NoRaceNow));
}
