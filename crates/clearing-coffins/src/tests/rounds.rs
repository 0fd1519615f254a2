//! The round as a state machine (CC-4), its time limits, and the end (CC-8).

use super::scene::{CONCEDE, Position, Scene, claim, moon, pick};
use crate::api::{Command, End, Phase, Refusal, Sighting, Verdict};
use crate::{ClearingCoffins, Event};
use engine::table::{NewTable, Table};
use engine::{Audience, Game, Input, Mode, Refused, Refusing as _, Seat, Secret, Stamp};

#[test]
fn nobody_bangs_and_the_dice_go_on() {
    // T-CC-26, CC-4.3, R-CC-5, CC-4.2
    let mut scene = Scene::rows(&["YK …", "YK …", "YK …"]);
    for next in [1, 2, 0, 1] {
        let rows = [0, 1, 2].map(|seat| scene.row(seat));
        scene.throw("Y+K");
        scene.adj("");
        assert_eq!([0, 1, 2].map(|seat| scene.row(seat)), rows);
        assert_eq!(scene.next_thrower(), Some(next));
    }
    assert_eq!(scene.state.public.round, 5);
}

#[test]
fn the_phases_wait_for_whom_they_should() {
    // CC-4.1, CC-3.4, R-CC-21, R-CC-22
    let mut scene = Scene::rows(&["…", "[PM] [YB] PB YM", "…"]);
    let waits = |scene: &Scene| {
        let prompts = ClearingCoffins::prompts(&scene.state);
        let seats: Vec<u8> = prompts.iter().map(|prompt| prompt.seat.0).collect();
        (prompts[0].kind, prompts[0].mode, seats)
    };
    use crate::Kind;
    assert_eq!(waits(&scene), (Kind::Throw, Mode::Open, vec![0]));
    scene.roll("Y+K");
    assert_eq!(waits(&scene), (Kind::Rolling, Mode::Race, vec![0, 1, 2]));
    scene.verdict(Verdict::Reveal).unwrap();
    assert_eq!(waits(&scene), (Kind::Bang, Mode::Race, vec![0, 1, 2]));
    scene.adj("S1:500");
    assert_eq!(waits(&scene), (Kind::Claim, Mode::Open, vec![1]));
    scene.say(1, CONCEDE);
    assert_eq!(waits(&scene), (Kind::Penalty, Mode::Open, vec![1]));
    scene.say(1, pick(0));
    assert_eq!(waits(&scene), (Kind::Throw, Mode::Open, vec![1]));
}

#[test]
fn the_order_of_hands_and_the_deadline_are_announced() {
    // CC-10.13, CC-9.1
    let mut scene = Scene::rows(&["…", "…", "…"]);
    scene.throw("Y+K");
    scene.adj("S2:480 S1:500 false S0:-20");
    let Sighting::Judged { bangs, false_starts } = &scene.seen()[0] else {
        panic!("{:?}", scene.seen())
    };
    let order: Vec<(u8, i32)> = bangs.iter().map(|bang| (bang.seat.0, bang.reaction_ms)).collect();
    assert_eq!(order, [(2, 480), (1, 500)]);
    assert_eq!(false_starts[0].seat, Seat(0));
    let until = Some(Stamp(scene.at.0 + 5_000));
    assert_eq!(ClearingCoffins::prompts(&scene.state)[0].until, until);
    assert_eq!(ClearingCoffins::view(&scene.state, Audience::Public).until, until);
}

#[test]
fn a_wrong_seat_or_phase_is_refused() {
    // T-CC-67, CC-3.4
    let mut scene = Scene::rows(&["…", "YK …"]);
    scene.refuse(1, Command::Throw, Refusal::NotYourChoice(Seat(0)));
    scene.refuse(0, CONCEDE, Refusal::NotNow);
    scene.refuse(0, Command::Pass, Refusal::NotNow);
    scene.roll("Y+K");
    scene.refuse(0, Command::Throw, Refusal::ForTheReferee);
    scene.refuse(1, Command::Bang { target: None }, Refusal::ForTheReferee);
    scene.verdict(Verdict::Reveal).unwrap();
    scene.refuse(1, claim(1, 0), Refusal::ForTheReferee);
    scene.adj("S1:500");
    scene.refuse(0, claim(1, 0), Refusal::NotYourChoice(Seat(1)));
    for command in [
        Command::Throw,
        moon((0, 0), (1, 0)),
        pick(0),
        Command::MoonDecide { swap: true },
        Command::BatChoose(crate::Bat::Decline),
        Command::Pass,
    ] {
        scene.refuse(1, command, Refusal::NotNow);
    }
    assert_eq!(
        scene.input(Input::Round { play: None }),
        Err(Refusal::UnknownInput)
    );
    // CC-4.7: a bang means nothing here; it is not the rules' affair at all.
    scene.refuse(1, Command::Bang { target: None }, Refusal::NotNow);
}

#[test]
fn a_timeout_means_nothing_where_nobody_chooses() {
    // T-CC-82, R-CC-46
    let mut scene = Position::rows(&["…", "[YK] PM YB PB"]).cleared(1, 3).build();
    let refused = Err(Refusal::NoTimeoutNow);
    assert_eq!(scene.verdict(Verdict::Timeout), refused);
    scene.roll("Y+K");
    assert_eq!(scene.verdict(Verdict::Timeout), refused);
    assert_eq!(scene.input(Input::Wake), Err(Refusal::NotDue));
    scene.verdict(Verdict::Reveal).unwrap();
    assert_eq!(scene.verdict(Verdict::Timeout), refused);
    assert_eq!(scene.input(Input::Wake), Err(Refusal::NotDue));
    scene.adj("S1:500");
    // Where a seat chooses, it does.
    let mut late = scene.clone();
    late.verdict(Verdict::Timeout).unwrap();
    assert_eq!(late.next_thrower(), Some(1));
    scene.say(1, claim(1, 0));
    assert!(matches!(scene.phase(), Phase::Over { .. }));
    assert_eq!(scene.verdict(Verdict::Timeout), refused);
    scene.refuse(0, Command::Throw, Refusal::NotNow);
}

#[test]
fn the_referee_throws_for_a_silent_thrower() {
    // T-CC-62, CC-4.1: the same draws as by hand.
    let deal = || {
        let new = NewTable::<ClearingCoffins>::new(3, Default::default());
        Table::shuffled(new, Secret::from_seed(62), vec![], &mut ()).unwrap()
    };
    let dice = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Thrown { throw } => Some(*throw),
            _ => None,
        })
    };
    let mut by_hand = deal();
    let prompt = by_hand.prompts()[0];
    let mut events = Vec::new();
    by_hand
        .command(Stamp(900), prompt.seat, prompt.id, Command::Throw, &mut events)
        .unwrap();
    let thrown = dice(&events);
    assert!(thrown.is_some());
    assert_eq!(prompt.until, Some(Stamp(10_000)));

    let mut silent = deal();
    assert_eq!(
        silent.wake(Stamp(9_999), &mut ()).unwrap_err().code(),
        "nothing_due"
    );
    let mut events = Vec::new();
    silent.wake(Stamp(10_000), &mut events).unwrap();
    assert_eq!(dice(&events), thrown);
    assert_eq!(silent.digest(), by_hand.digest());

    // The same by the referee's own word, where a table lets it through.
    let mut scene = Scene::rows(&["…", "…"]);
    scene.verdict(Verdict::Throw).unwrap();
    assert_eq!(scene.phase(), Phase::Rolling);
}

#[test]
fn hands_in_a_race_go_to_the_referee() {
    // CC-4.7, CC-10.1: the table takes none of them.
    let new = NewTable::<ClearingCoffins>::new(2, Default::default());
    let mut table = Table::shuffled(new, Secret::from_seed(5), vec![], &mut ()).unwrap();
    let prompt = table.prompts()[0];
    table
        .command(Stamp(1), prompt.seat, prompt.id, Command::Throw, &mut ())
        .unwrap();
    let racing = table.prompts();
    assert_eq!(racing.len(), 2);
    let bang = Command::Bang { target: None };
    assert_eq!(
        table.command(Stamp(2), Seat(1), racing[1].id, bang, &mut ()),
        Err(Refused::ForTheReferee(racing[1].id))
    );
    table.verdict(Stamp(3), Verdict::Reveal, &mut ()).unwrap();
    assert_ne!(table.prompts()[1].id, racing[1].id);
}

#[test]
fn the_guard_ends_the_game_instead_of_passing_the_dice() {
    // T-CC-80, CC-8.3, R-CC-44, R-CC-33
    let position = Position::rows(&["…", "[PM] …", "[PB] …"]).with(|options| options.max_throws = Some(1));
    let mut scene = position.build();
    scene.throw("!+K");
    scene.adj("");
    let Phase::Over { winners, reason } = scene.phase() else {
        panic!("{:?}", scene.phase())
    };
    assert_eq!(reason, End::MaxThrows);
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    let public = &scene.state.public;
    assert_eq!((public.round, public.thrower), (1, Seat(0)));
    assert_eq!(public.throw.unwrap().to_string(), "!+K");
    assert_eq!(
        ClearingCoffins::outcome(&scene.state).unwrap().reason,
        "max_throws"
    );
}

#[test]
fn the_guard_counts_cleared_cards_first_and_waits_for_penalties() {
    // CC-8.3: the penalty of the last round takes S1's only Down card.
    let position = Position::rows(&["…", "[PM] …", "[PB] [YB] …"])
        .cleared(1, 1)
        .cleared(2, 1);
    let mut scene = position.with(|options| options.max_throws = Some(1)).build();
    scene.throw("!+K");
    scene.adj("S2:300");
    assert!(matches!(scene.phase(), Phase::Penalty { .. }));
    scene.say(2, pick(0));
    let Phase::Over { winners, .. } = scene.phase() else {
        panic!("{:?}", scene.phase())
    };
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    let mut clear = Position::rows(&["…", "[PM] …", "[PB] [YB] …"])
        .cleared(1, 2)
        .cleared(2, 1)
        .with(|options| options.max_throws = Some(1))
        .build();
    clear.throw("Y+K");
    clear.adj("");
    assert!(matches!(clear.phase(), Phase::Over { winners, .. } if winners.len() == 1));
}
