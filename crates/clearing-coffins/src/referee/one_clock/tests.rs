//! Races on the virtual clock (CC-11.4).

use super::judge_on_one_clock;
use crate::api::{Command, Options, ReactionMode, Target, Verdict};
use crate::tests::scene::{Position, adjudicate, at};
use engine::{Fast, Reaction, Seat, Switch};

fn bang(seat: u8, after_ms: u32) -> Reaction<Command> {
    pointed(seat, after_ms, None)
}

fn pointed(seat: u8, after_ms: u32, target: Option<Target>) -> Reaction<Command> {
    Reaction {
        seat: Seat(seat),
        after_ms,
        command: Command::Bang { target },
    }
}

fn pass(seat: u8, after_ms: u32) -> Reaction<Command> {
    Reaction {
        seat: Seat(seat),
        after_ms,
        command: Command::Pass,
    }
}

/// What three seats get for their reactions to `Y+K`, and how long it takes.
fn judge(change: impl FnOnce(&mut Options), reactions: &[Reaction<Command>]) -> (Verdict, u32) {
    let mut scene = Position::rows(&["…", "YK …", "[YK] …"]).with(change).build();
    scene.throw("Y+K");
    judge_on_one_clock(&scene.state, reactions, &mut Fast::new(1)).unwrap()
}

#[test]
fn the_clock_goes_on_by_the_first_reaction() {
    // CC-11.4; the hands within the arbitration window are adjudicated together (CC-10.11).
    let reactions = [bang(1, 700), bang(0, 620), bang(2, 721)];
    assert_eq!(judge(|_| {}, &reactions), (adjudicate("S0:620 S1:700"), 620));
}

#[test]
fn the_clock_goes_on_by_the_window_if_nobody_bangs() {
    // CC-11.4
    assert_eq!(judge(|_| {}, &[]), (adjudicate(""), 5_000));
    assert_eq!(
        judge(|_| {}, &[pass(0, 500), pass(2, 900)]),
        (adjudicate(""), 5_000)
    );
}

#[test]
fn when_all_pass_the_clock_goes_on_by_the_last_pass() {
    // CC-4.6a
    let passes = [pass(0, 500), pass(1, 1_100), pass(2, 900)];
    assert_eq!(judge(|_| {}, &passes), (adjudicate(""), 1_100));
    let off = |options: &mut Options| options.early_pass = Switch::Off;
    assert_eq!(judge(off, &passes), (adjudicate(""), 5_000));
}

#[test]
fn with_pointed_wrong_hands_do_not_end_the_race() {
    // CC-10.11: the first right hand does.
    let own = |seat| Some(Target::Card(at(seat, 0)));
    let reactions = [
        pointed(0, 300, Some(Target::Garlic)),
        pointed(1, 900, own(1)),
        pointed(2, 950, own(2)),
    ];
    let change = |options: &mut Options| options.claim_mode = crate::api::ClaimMode::Pointed;
    let (verdict, took_ms) = judge(change, &reactions);
    assert_eq!(verdict, adjudicate("S0:300→garlic S1:900→S1/0 S2:950→S2/0"));
    assert_eq!(took_ms, 900);
}

#[test]
fn a_seat_that_sits_out_is_not_waited_for() {
    // R-CC-54
    let mut scene = Position::rows(&["…", "YK …", "[YK] …"]).build();
    scene.throw("Y+K");
    scene.state.public.sit_out[Seat(1)] = 1;
    let reactions = [pass(0, 500), pass(2, 600), bang(1, 100)];
    let judged = judge_on_one_clock(&scene.state, &reactions, &mut Fast::new(1));
    assert_eq!(judged, Some((adjudicate(""), 600)));
}

#[test]
fn sealed_answers_take_no_time_and_get_lottery_reactions() {
    // CC-11.3, CC-11.4
    let sealed = |options: &mut Options| options.reaction_mode = ReactionMode::Sealed;
    let (verdict, took_ms) = judge(sealed, &[bang(0, 1), pass(1, 1), bang(2, 1)]);
    let Verdict::Adjudicate { bangs, .. } = verdict else {
        panic!("{verdict:?}")
    };
    assert_eq!((bangs.len(), took_ms), (2, 0));
    assert!(bangs.iter().all(|bang| (300..=1299).contains(&bang.reaction_ms)));
}
