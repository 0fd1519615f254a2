//! The rules every table sees to before those of its game (TB-1 to TB-5), one by one.

mod yard;

use engine::past::{self, Change};
use engine::table::Accepted;
use engine::{
    Audience, BreakOff, Fast, Game as _, Holder, Input, Log, Mode, PromptId, Refused, Refusing as _, Seat,
    Seen, Stamp, log,
};
use testbed::vigil::{Command, Kind, Verdict, Vigil};
use yard::{ANNA, BERT, answer, come_to_race, come_to_stakes, plays, prompt_of, swear, table};

const STAY: Command = Command::Swear { stay: true };

fn lift(grave: u8) -> Command {
    Command::Lift { grave }
}

fn stake(candles: u8) -> Command {
    Command::Stake { candles }
}

#[test]
fn an_input_the_game_has_no_use_for_is_refused() {
    // TB-1.1
    let mut state = table(2, false).state().clone();
    let refused = Vigil::apply(&mut state, Stamp(1), Input::Wake, &mut Fast::new(0), &mut ()).unwrap_err();
    assert_eq!((refused.rule().0, refused.code()), ("TB-1.1", "unknown_input"));
}

#[test]
fn who_names_a_seat_that_is_not_there_is_refused() {
    // TB-1.2
    let mut table = table(2, false);
    let prompt = prompt_of(&table, ANNA);
    let carl = Seat(2);
    let refused = table.command(Stamp(0), carl, prompt, STAY, &mut ()).unwrap_err();
    assert_eq!(refused, Refused::NoSuchSeat(carl));
    assert_eq!((refused.rule().0, refused.code()), ("TB-1.2", "no_such_seat"));
    assert_eq!(
        table.hand(Stamp(0), carl, Holder::Nobody),
        Err(Refused::NoSuchSeat(carl))
    );
}

#[test]
fn stamps_rise_with_every_input() {
    // TB-1.3: what comes early gets the next free stamp, what comes later keeps its own.
    let mut table = table(4, false);
    for (seat, at) in [(0, 50), (1, 7), (2, 51), (3, 900)] {
        let prompt = prompt_of(&table, Seat(seat));
        table
            .command(Stamp(at), Seat(seat), prompt, STAY, &mut ())
            .unwrap();
    }
    table.hand(Stamp(900), ANNA, Holder::Nobody).unwrap();
    let stamps: Vec<u64> = table.entries().iter().map(|entry| entry.at.0).collect();
    assert_eq!(stamps, [50, 51, 52, 900, 901]);
}

#[test]
fn nothing_moves_at_a_table_that_is_over() {
    // TB-1.4
    let mut table = table(2, true);
    plays(&mut table, ANNA, Command::Leave);
    assert_eq!(table.outcome().unwrap().reason, "left");
    let before = log::write(&table);
    let at = Stamp(1_000_000);
    let refusals = [
        table.command(at, ANNA, PromptId(0), STAY, &mut ()).map(|_| ()),
        table.close_round(at, &mut ()),
        table.verdict(at, Verdict { first: None }, &mut ()),
        table.wake(at, &mut ()),
        table.hand(at, BERT, Holder::Nobody),
        table.take_back(at),
    ];
    for refused in refusals {
        assert_eq!(refused, Err(Refused::TableOver));
        assert_eq!(refused.unwrap_err().rule().0, "TB-1.4");
    }
    assert!(!table.can_take_back());
    assert_eq!(log::write(&table), before);
}

#[test]
fn a_refused_input_changes_nothing_and_is_not_in_the_log() {
    // TB-1.5
    let mut table = table(2, true);
    plays(&mut table, ANNA, STAY);
    let before = (table.digest(), log::write(&table), table.prompts());
    assert_eq!(
        answer(&mut table, BERT, Command::Bang).unwrap_err().code(),
        "not_now"
    );
    table.wake(Stamp(9), &mut ()).unwrap_err();
    table.close_round(Stamp(9), &mut ()).unwrap_err();
    table
        .verdict(Stamp(9), Verdict { first: None }, &mut ())
        .unwrap_err();
    assert_eq!(before, (table.digest(), log::write(&table), table.prompts()));
}

#[test]
fn what_is_asked_is_a_set_of_prompts_with_numbers_of_their_own() {
    // TB-2.1: a must with a time limit beside standing rights.
    let mut table = table(3, false);
    swear(&mut table);
    plays(&mut table, ANNA, lift(2));
    let prompts = table.prompts();
    let asked: Vec<_> = prompts
        .iter()
        .map(|prompt| (prompt.seat, prompt.kind, prompt.must))
        .collect();
    assert_eq!(
        asked,
        [
            (BERT, Kind::Bell, false),
            (Seat(2), Kind::Bell, false),
            (ANNA, Kind::Look, true)
        ]
    );
    assert!(prompts[2].until.is_some() && prompts[0].until.is_none());
    assert!(prompts[0].id != prompts[1].id && prompts[1].id != prompts[2].id);
    assert_eq!(table.choices(&prompts[0]), [Command::Ring]);
}

#[test]
fn two_seats_may_answer_two_prompts_in_either_order() {
    // TB-2.2
    let (mut one, mut other) = (table(3, false), table(3, false));
    let (anna, bert) = (prompt_of(&one, ANNA), prompt_of(&one, BERT));
    let asleep = Command::Swear { stay: false };
    one.command(Stamp(1), ANNA, anna, STAY, &mut ()).unwrap();
    one.command(Stamp(2), BERT, bert, asleep, &mut ()).unwrap();
    other.command(Stamp(1), BERT, bert, asleep, &mut ()).unwrap();
    other.command(Stamp(2), ANNA, anna, STAY, &mut ()).unwrap();
    assert_eq!(one.digest(), other.digest());
}

#[test]
fn a_prompt_that_was_answered_or_never_was_takes_no_answer() {
    // TB-2.2
    let mut table = table(2, false);
    let prompt = prompt_of(&table, ANNA);
    plays(&mut table, ANNA, STAY);
    for id in [prompt, PromptId(4_000)] {
        let refused = table.command(Stamp(0), ANNA, id, STAY, &mut ()).unwrap_err();
        assert_eq!(refused, Refused::NoSuchPrompt(id));
        assert_eq!((refused.rule().0, refused.code()), ("TB-2.2", "no_such_prompt"));
    }
}

#[test]
fn only_the_seat_that_is_asked_may_answer() {
    // TB-2.3
    let mut table = table(2, false);
    let prompt = prompt_of(&table, ANNA);
    let refused = table.command(Stamp(0), BERT, prompt, STAY, &mut ()).unwrap_err();
    assert_eq!(refused, Refused::NotYourPrompt(prompt, ANNA));
    assert_eq!((refused.rule().0, refused.code()), ("TB-2.3", "not_your_prompt"));
}

#[test]
fn a_time_limit_is_settled_by_a_wake_up_at_its_time() {
    // TB-2.5
    let mut table = table(2, false);
    assert_eq!(table.wake(Stamp(u64::MAX), &mut ()), Err(Refused::NothingDue));
    swear(&mut table);
    plays(&mut table, ANNA, lift(0));
    let until = table.prompts().iter().find_map(|prompt| prompt.until).unwrap();
    let refused = table.wake(Stamp(until.0 - 1), &mut ()).unwrap_err();
    assert_eq!((refused.rule().0, refused.code()), ("TB-2.5", "nothing_due"));
    table.wake(until, &mut ()).unwrap();
    assert_eq!(table.prompts()[0].kind, Kind::Stakes);
}

#[test]
fn a_standing_right_is_used_while_another_prompt_waits() {
    // TB-2.1, TB-2.2
    let mut table = table(3, false);
    swear(&mut table);
    plays(&mut table, ANNA, lift(4));
    let anna = prompt_of(&table, ANNA);
    plays(&mut table, BERT, Command::Ring);
    let late = table
        .command(Stamp(0), ANNA, anna, Command::Lower, &mut ())
        .unwrap_err();
    assert_eq!(late, Refused::NoSuchPrompt(anna));
}

#[test]
fn seats_are_asked_in_order_until_one_acts() {
    // TB-1.2: clockwise from 0, and who swore to sleep is left out.
    let mut table = table(3, false);
    plays(&mut table, BERT, Command::Swear { stay: false });
    plays(&mut table, Seat(2), STAY);
    plays(&mut table, ANNA, STAY);
    assert_eq!(table.prompts()[0].seat, ANNA);
    plays(&mut table, ANNA, Command::Pass);
    assert_eq!(table.prompts()[0].seat, Seat(2));
    plays(&mut table, Seat(2), Command::Peek { grave: 0 });
    assert_eq!(table.prompts()[0].kind, Kind::Stakes);
}

#[test]
fn sealed_answers_are_checked_and_then_held_unseen() {
    // TB-3.1
    let mut table = table(2, false);
    come_to_stakes(&mut table);
    let before = (
        table.digest(),
        log::write(&table),
        table.view(Audience::Seat(BERT)),
    );
    assert_eq!(
        answer(&mut table, ANNA, stake(4)).unwrap_err().code(),
        "not_enough_candles"
    );
    assert_eq!(
        answer(&mut table, ANNA, stake(2)),
        Ok(Accepted::Sealed { complete: false })
    );
    let asked: Vec<Seat> = table.prompts().iter().map(|prompt| prompt.seat).collect();
    assert_eq!(asked, [BERT], "who has answered is no longer asked");
    assert_eq!(
        before,
        (
            table.digest(),
            log::write(&table),
            table.view(Audience::Seat(BERT))
        )
    );
    assert_eq!(
        answer(&mut table, BERT, Command::Pass),
        Ok(Accepted::Sealed { complete: true })
    );
}

#[test]
fn a_sealed_answer_is_final() {
    // TB-3.2
    let mut table = table(2, false);
    come_to_stakes(&mut table);
    let prompt = prompt_of(&table, ANNA);
    plays(&mut table, ANNA, stake(2));
    let refused = table
        .command(Stamp(0), ANNA, prompt, stake(1), &mut ())
        .unwrap_err();
    assert_eq!(refused, Refused::AlreadySealed(prompt));
    assert_eq!((refused.rule().0, refused.code()), ("TB-3.2", "already_sealed"));
}

#[test]
fn only_the_play_that_counts_is_ever_heard_of() {
    // TB-3.3
    let mut table = table(3, false);
    come_to_stakes(&mut table);
    let before = log::write(&table).len();
    plays(&mut table, BERT, stake(1));
    plays(&mut table, ANNA, stake(3));
    plays(&mut table, Seat(2), stake(2));
    table.close_round(Stamp(0), &mut ()).unwrap();
    let text = log::write(&table);
    let line = &text[before..];
    assert!(
        line.contains(r#""round":{"seat":0,"do":{"stake":{"candles":3}}}"#),
        "{line}"
    );
    assert!(
        !text.contains(r#""candles":1"#) && !text.contains(r#""candles":2"#),
        "{text}"
    );
    assert_eq!(table.view(Audience::Public).candles[ANNA], 0);
    assert_eq!(table.view(Audience::Public).candles[BERT], 3);
}

#[test]
fn a_round_may_close_with_everybody_passing() {
    // TB-3.3
    let mut table = table(2, false);
    let refused = table.close_round(Stamp(0), &mut ()).unwrap_err();
    assert_eq!((refused.rule().0, refused.code()), ("TB-3.3", "no_round"));
    come_to_stakes(&mut table);
    plays(&mut table, ANNA, Command::Pass);
    table.close_round(Stamp(0), &mut ()).unwrap();
    assert!(log::write(&table).contains(r#""round":null"#));
    assert_eq!(table.close_round(Stamp(0), &mut ()), Err(Refused::NoRound));
}

#[test]
fn answers_of_a_round_that_passed_do_not_count_in_the_next() {
    // TB-3.3: the round is settled by its time limit, and Anna's stake is forgotten.
    let mut table = table(2, false);
    come_to_stakes(&mut table);
    plays(&mut table, ANNA, stake(3));
    table.wake(Stamp(60_000), &mut ()).unwrap();
    table.verdict(Stamp(0), Verdict { first: None }, &mut ()).unwrap();
    come_to_stakes(&mut table);
    assert_eq!(
        answer(&mut table, BERT, Command::Pass),
        Ok(Accepted::Sealed { complete: false })
    );
    table.close_round(Stamp(0), &mut ()).unwrap();
    assert_eq!(table.view(Audience::Public).candles[ANNA], 3);
}

#[test]
fn the_table_takes_no_answers_to_a_race() {
    // TB-4.1
    let mut table = table(2, false);
    come_to_race(&mut table);
    assert!(table.prompts().iter().all(|prompt| prompt.mode == Mode::Race));
    let prompt = prompt_of(&table, ANNA);
    let refused = answer(&mut table, ANNA, Command::Bang).unwrap_err();
    assert_eq!(refused, Refused::ForTheReferee(prompt));
    assert_eq!((refused.rule().0, refused.code()), ("TB-4.1", "for_the_referee"));
}

#[test]
fn the_verdict_of_a_race_is_an_input() {
    // TB-4.2
    let mut table = table(2, false);
    let verdict = Verdict { first: Some(BERT) };
    let refused = table.verdict(Stamp(0), verdict, &mut ()).unwrap_err();
    assert_eq!((refused.rule().0, refused.code()), ("TB-4.2", "no_race"));
    come_to_race(&mut table);
    let nobody_there = table
        .verdict(Stamp(0), Verdict { first: Some(Seat(5)) }, &mut ())
        .unwrap_err();
    assert_eq!(nobody_there.code(), "no_such_runner");
    table.verdict(Stamp(0), verdict, &mut ()).unwrap();
    assert!(table.view(Audience::Public).scores[BERT] > 0);
    assert!(log::write(&table).contains(r#""verdict":{"first":1}"#));
}

#[test]
fn the_last_move_and_the_one_before_it_can_be_taken_back() {
    // TB-5.1
    let mut table = table(2, true);
    let start = table.digest();
    plays(&mut table, ANNA, STAY);
    let sworn = table.digest();
    plays(&mut table, BERT, STAY);
    table.hand(Stamp(0), BERT, Holder::Bot("mourner".into())).unwrap();
    table.take_back(Stamp(0)).unwrap();
    assert_eq!(table.digest(), sworn);
    table.take_back(Stamp(0)).unwrap();
    assert_eq!(table.digest(), start);
    assert_eq!(table.take_back(Stamp(0)), Err(Refused::NothingToTakeBack));
    // The way goes on from there, and the log tells all of it.
    plays(&mut table, BERT, STAY);
    assert_eq!(log::write(&table).matches("take_back").count(), 2);
}

#[test]
fn nothing_is_taken_back_once_something_was_turned_up_or_drawn() {
    // TB-5.2
    let mut seen = table(2, true);
    swear(&mut seen);
    plays(&mut seen, ANNA, Command::Peek { grave: 3 });
    let refused = seen.take_back(Stamp(0)).unwrap_err();
    assert_eq!(
        (refused.rule().0, refused.code()),
        ("TB-5.2", "nothing_to_take_back")
    );
    let mut drawn = table(2, true);
    come_to_race(&mut drawn);
    assert!(drawn.can_take_back());
    drawn
        .verdict(Stamp(0), Verdict { first: Some(ANNA) }, &mut ())
        .unwrap();
    assert_eq!(drawn.take_back(Stamp(0)), Err(Refused::NothingToTakeBack));
    // The wind turns up nothing that was hidden, but it was drawn.
    let mut blown = table(2, true);
    come_to_race(&mut blown);
    let mut events = Vec::new();
    blown
        .verdict(Stamp(0), Verdict { first: None }, &mut events)
        .unwrap();
    assert!(!events.iter().any(Vigil::turns_up) && blown.draws().len() == 1);
    assert_eq!(blown.take_back(Stamp(0)), Err(Refused::NothingToTakeBack));
}

#[test]
fn nothing_is_taken_back_at_a_counted_table() {
    // TB-5.2
    let mut table = table(2, false);
    plays(&mut table, ANNA, STAY);
    assert_eq!(table.take_back(Stamp(0)), Err(Refused::NothingToTakeBack));
}

#[test]
fn a_table_that_is_broken_off_is_over_and_nobody_has_won() {
    // TB-1.6
    let mut table = table(2, true);
    come_to_race(&mut table);
    let before = table.digest();
    table.break_off(Stamp(0), BreakOff::Abandoned).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winners.len(), outcome.reason), (0, "abandoned"));
    assert_eq!(outcome.break_off(), Some(BreakOff::Abandoned));
    assert_eq!(table.digest(), before, "the game itself stands where it stood");
    assert!(table.prompts().is_empty() && !table.can_take_back());
    assert_eq!(
        table.hand(Stamp(0), BERT, Holder::Nobody),
        Err(Refused::TableOver)
    );
    let again = table.break_off(Stamp(0), BreakOff::Closed);
    assert_eq!(again, Err(Refused::TableOver));
}

#[test]
fn a_log_that_was_broken_off_plays_again_to_the_byte_and_ends_there() {
    // TB-1.6, TB-6.1, TB-6.3
    let mut table = table(2, false);
    swear(&mut table);
    assert!(table.break_off(Stamp(90_000), BreakOff::Closed).is_ok());
    let text = log::write(&table);
    assert!(text.contains(r#""at_ms":90000,"break_off":"closed""#), "{text}");
    assert!(
        text.contains(r#"{"end":{"winners":[],"reason":"closed"}"#),
        "{text}"
    );
    let log = Log::<Vigil>::read(&text).unwrap();
    assert!(log.is_closed());
    assert_eq!(log::write(&log.table().unwrap()), text);
}

#[test]
fn a_seat_changes_hands_without_touching_the_game() {
    // TB-6.1: it is in the log all the same.
    let mut table = table(2, false);
    let before = (table.digest(), table.prompts());
    table.hand(Stamp(0), BERT, Holder::Bot("mourner".into())).unwrap();
    assert_eq!(before, (table.digest(), table.prompts()));
    assert!(log::write(&table).contains(r#""hand":{"seat":1,"to":{"bot":"mourner"}}"#));
}

#[test]
fn a_face_that_was_hidden_again_is_remembered_but_no_longer_seen() {
    // TB-2.4: what a seat knows is more than what it sees.
    let mut table = table(2, false);
    let bert = Audience::Seat(BERT);
    let mut known = Vigil::knowledge(table.state(), bert);
    swear(&mut table);
    let face = table.state().face(2);
    let mut events = plays(&mut table, ANNA, lift(2));
    assert_eq!(table.view(bert).graves[2], Seen::Face(face));
    events.extend(plays(&mut table, ANNA, Command::Lower));
    assert_eq!(table.view(bert).graves[2], Seen::Back);
    for sighting in events.iter().filter_map(|event| Vigil::sighting(event, bert)) {
        Vigil::learn(&mut known, &sighting);
    }
    assert_eq!(known.remembers(2), Some(face));
    assert_eq!(Vigil::view_known(&known).graves[2], Seen::Back);
    assert_eq!(Vigil::determinize(&known, &mut Fast::new(1)).face(2), face);
}

#[test]
fn a_sealed_prompt_is_a_secret_of_its_seat() {
    // TB-3.2: whoever saw it close would know who has answered.
    let mut table = table(2, false);
    assert!(!table.prompts()[0].is_secret::<Vigil>());
    come_to_stakes(&mut table);
    let is_secret = |prompt: &engine::Prompt<Kind>| prompt.is_secret::<Vigil>();
    assert!(table.prompts().iter().all(is_secret));
    plays(&mut table, ANNA, stake(1));
    assert!(table.prompts().iter().all(is_secret));
}

#[test]
fn what_was_taken_back_is_not_known_and_not_told() {
    // TB-5.1
    let mut table = table(2, true);
    plays(&mut table, ANNA, Command::Swear { stay: false });
    table.take_back(Stamp(0)).unwrap();
    table.hand(Stamp(0), BERT, Holder::Nobody).unwrap();
    swear(&mut table);
    let changes: Vec<Change> = table.past().map(|step| step.change()).collect();
    let start = [Change::Deal, Change::Move, Change::TakeBack, Change::Nothing];
    assert_eq!(changes[..4], start);
    let standing = past::standing(table.past(), |step| step.seq);
    assert_eq!(standing, [0, 4, 5]);
    for audience in [Audience::Public, Audience::Seat(ANNA), Audience::Seat(BERT)] {
        let past = table.past();
        let mut learner = past.learner(audience);
        let mut known = vec![Vigil::view_known(learner.known())];
        for step in past {
            learner.watch(&step);
            known.push(Vigil::view_known(learner.known()));
        }
        assert_ne!(known[2], known[1], "a move was learnt");
        assert_eq!(known[3], known[1], "and taken back");
        assert_eq!(known.last(), Some(&table.view(audience)));
    }
}

#[test]
fn advice_is_an_entry_of_the_log_that_changes_nothing() {
    // TB-8.2, TB-6.1
    let mut table = table(2, true);
    let prompt = table
        .prompts()
        .iter()
        .find(|prompt| prompt.seat == ANNA)
        .copied()
        .unwrap();
    let (before, asked) = (table.digest(), table.prompts());
    assert!(!table.is_advised(prompt.id));
    table.advised(Stamp(700), ANNA, prompt.id).unwrap();
    assert!(table.is_advised(prompt.id));
    assert_eq!((table.digest(), table.prompts()), (before, asked));
    assert_eq!(
        table.advised(Stamp(0), BERT, prompt.id),
        Err(Refused::NotYourPrompt(prompt.id, ANNA))
    );
    plays(&mut table, ANNA, STAY);
    assert!(table.can_take_back(), "advice stands in nobody's way");
    assert_eq!(
        table.advised(Stamp(0), ANNA, prompt.id),
        Err(Refused::NoSuchPrompt(prompt.id))
    );
    let text = log::write(&table);
    let line = format!(r#""at_ms":700,"advised":{{"seat":0,"prompt":{}}}"#, prompt.id.0);
    assert!(text.contains(&line), "{text}");
    let again = Log::<Vigil>::read(&text).unwrap().table().unwrap();
    assert_eq!(log::write(&again), text);
    assert_eq!(again.digest(), table.digest());
    assert_eq!(table.past().len(), table.entries().len() + 1);
}

#[test]
fn there_is_no_advice_where_two_people_play() {
    // TB-8.3
    let mut table = table(3, false);
    let prompt = table.prompts()[0];
    let advised = |table: &mut engine::table::Table<Vigil>| table.advised(Stamp(0), prompt.seat, prompt.id);
    assert_eq!(advised(&mut table), Err(Refused::NoAdviceHere));
    let bots: Vec<Seat> = (0..3).map(Seat).filter(|seat| *seat != prompt.seat).collect();
    table
        .hand(Stamp(0), bots[0], Holder::Bot("mourner".into()))
        .unwrap();
    assert_eq!(
        advised(&mut table),
        Err(Refused::NoAdviceHere),
        "one other may still be a person"
    );
    table
        .hand(Stamp(0), bots[1], Holder::Bot("mourner".into()))
        .unwrap();
    assert_eq!(advised(&mut table), Ok(()));
    table.hand(Stamp(0), bots[1], Holder::Person).unwrap();
    assert_eq!(advised(&mut table), Err(Refused::NoAdviceHere));
    // What the table would refuse, a log cannot hold.
    let forged = table
        .entries()
        .iter()
        .filter(|entry| matches!(entry.act, engine::table::Act::Advised(..)));
    assert_eq!(forged.count(), 1);
}
