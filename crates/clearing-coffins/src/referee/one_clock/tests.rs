//! Races on the virtual clock (CC-11.4).

use super::judge_on_one_clock;
use crate::api::{ClaimMode, Command, FalseStart, Handicaps, Options, ReactionMode, Target, Verdict};
use crate::referee::{Conditions, Race, Runner};
use crate::state::State;
use crate::tests::scene::{Position, adjudicate, at};
use engine::{Fast, Later, Reaction, Seat, SeatMap, Switch};

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
    let change = |options: &mut Options| options.claim_mode = ClaimMode::Pointed;
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

/// What the referee of lines makes of bots with these hands.
fn race_of_bots(state: &State, reactions: &[Reaction<Command>]) -> (Verdict, u32) {
    let public = state.public();
    let runner = |seat| match public.sit_out[seat] {
        0 => Runner::Bot,
        _ => Runner::Absent,
    };
    let terms = Conditions::of(state, 0).unwrap();
    let mut race = Race::open(terms, &SeatMap::new(public.seats(), runner));
    for reaction in reactions {
        let after_ms = i64::from(reaction.after_ms);
        match reaction.command {
            Command::Bang { target } => {
                let is_right = target.is_some_and(|target| state.is_right(reaction.seat, target));
                race.bot_bang(reaction.seat, after_ms, target, is_right);
            }
            _ => race.pass(reaction.seat, after_ms),
        }
    }
    let took_ms = race.close_at().clamp(0, i64::from(public.options.window_ms));
    (race.verdict().0, took_ms as u32)
}

/// Options, dice and seats that sit out, drawn by chance.
fn any_race(rng: &mut Fast) -> State {
    let mut of = |count: u32| rng.below(count);
    let options = Options {
        claim_mode: [ClaimMode::Garlic, ClaimMode::Pointed][of(2) as usize],
        false_start: [FalseStart::Lockout, FalseStart::Penalty, FalseStart::Ignore][of(3) as usize],
        early_pass: [Switch::Off, Switch::On][of(2) as usize],
        reaction_mode: [ReactionMode::Network, ReactionMode::Hotseat][of(2) as usize],
        tie_band_ms: of(16) as u8,
        handicap: Later(Handicaps::default().with(Seat(of(6) as u8), of(3) as u16 * 400)),
        window_ms: 1_500,
        ..Options::default()
    };
    let agree = |agreed: &mut Options| *agreed = options;
    let rows = ["YK [PM] …", "YM …", "[YK] …", "…", "…", "…"];
    let mut scene = Position::rows(&rows).with(agree).build();
    scene.throw(["Y+K", "P+M", "!+B", "!+K"][of(4) as usize]);
    for seat in (0..6).map(Seat) {
        scene.state.public.sit_out[seat] = u8::from(of(4) == 0);
    }
    scene.state
}

/// Up to seven hands and passes, two of one seat and such of no seat among them.
fn any_reactions(rng: &mut Fast, mode: ClaimMode) -> Vec<Reaction<Command>> {
    let count = rng.below(8);
    let mut any = |_| {
        let target = match rng.below(3) {
            _ if mode == ClaimMode::Garlic => None,
            0 => Some(Target::Garlic),
            _ => Some(Target::Card(at(rng.below(3) as u8, rng.below(2) as u8))),
        };
        let command = match rng.below(3) {
            0 => Command::Pass,
            _ => Command::Bang { target },
        };
        // Now around the floor, now about the end of the window, now anywhere.
        let after_ms = [80 + rng.below(60), 1_380 + rng.below(240), rng.below(2_000)][rng.below(3) as usize];
        let seat = Seat(rng.below(7) as u8);
        Reaction {
            seat,
            after_ms,
            command,
        }
    };
    (0..count).map(&mut any).collect()
}

#[test]
fn the_referee_of_lines_would_say_the_same() {
    // CC-11.4
    let mut rng = Fast::new(8);
    for round in 0..20_000 {
        let state = any_race(&mut rng);
        let reactions = any_reactions(&mut rng, state.public.options.claim_mode);
        let judged = judge_on_one_clock(&state, &reactions, &mut Fast::new(1));
        assert_eq!(
            judged,
            Some(race_of_bots(&state, &reactions)),
            "race {round}: {reactions:?}"
        );
    }
}
