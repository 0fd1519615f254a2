//! Races as the engine knows them: opened, kept, broken off, and judged by lots.

use super::T;
use crate::api::{Options, ReactionMode, Verdict};
use crate::{ClearingCoffins, Command, State};
use engine::race::{Finish, Hand, Heard, LineTimes, Race, Races, Runner};
use engine::table::{NewTable, Table};
use engine::{Audience, Fast, Mode, Seat, SeatMap, Secret, Stamp};
use serde_json::Value;
use serde_json::value::RawValue;

const BANG: Command = Command::Bang { target: None };

/// A table whose dice lie, and which are not hands off.
fn table(options: Options) -> Table<ClearingCoffins> {
    let options = Options {
        colour_die: "YYYPPP".parse().unwrap(),
        ..options
    };
    let new = NewTable::new(3, options);
    let mut table = Table::shuffled(new, Secret::from_seed(3), vec![], &mut ()).unwrap();
    let throw = table.prompts()[0];
    table
        .command(Stamp(0), throw.seat, throw.id, Command::Throw, &mut ())
        .unwrap();
    table.verdict(Stamp(0), Verdict::Reveal, &mut ()).unwrap();
    table
}

fn sealed() -> Options {
    Options {
        reaction_mode: ReactionMode::Sealed,
        ..Options::default()
    }
}

/// Two people and a bot.
fn runners() -> SeatMap<Runner> {
    let line = LineTimes {
        rtt_min: 20,
        rtt_p95: 30,
        theta: 0,
    };
    let all = [Runner::Remote(line), Runner::Remote(line), Runner::Bot];
    SeatMap::new(3, |seat| all[seat.idx()])
}

fn hand(seat: u8, at: i64) -> Hand<Command> {
    Hand {
        seat: Seat(seat),
        command: BANG,
        at,
        shown: None,
        pressed: None,
    }
}

fn opened(state: &State) -> Box<dyn Race<ClearingCoffins>> {
    ClearingCoffins::race(state, &runners(), T).unwrap()
}

fn banged(verdict: &Verdict) -> Vec<u8> {
    match verdict {
        Verdict::Adjudicate { bangs, .. } => bangs.iter().map(|bang| bang.seat.0).collect(),
        other => panic!("{other:?}"),
    }
}

fn seats(finish: &Finish) -> Vec<u8> {
    finish.hands.iter().map(|hand| hand.seat.0).collect()
}

#[test]
fn a_race_is_started_after_a_while_and_opened_with_the_dice() {
    // CC-10.6
    let options = Options::default();
    let new = NewTable::<ClearingCoffins>::new(2, options);
    let mut table = Table::shuffled(new, Secret::from_seed(3), vec![], &mut ()).unwrap();
    let mut chance = Fast::new(1);
    let two = SeatMap::new(2, |_| Runner::Local);
    assert_eq!(ClearingCoffins::start(table.state(), &mut chance), None);
    assert!(ClearingCoffins::race(table.state(), &two, T).is_none());
    let throw = table.prompts()[0];
    table
        .command(Stamp(0), throw.seat, throw.id, Command::Throw, &mut ())
        .unwrap();
    let start = ClearingCoffins::start(table.state(), &mut chance).unwrap();
    assert!((900..=1_800).contains(&start.delay_ms));
    assert_eq!(start.verdict, Verdict::Reveal);
    assert!(ClearingCoffins::race(table.state(), &two, T).is_some());
    assert!(
        ClearingCoffins::lots(table.state()).is_none(),
        "nobody has seen them"
    );
    table.verdict(Stamp(0), start.verdict, &mut ()).unwrap();
    assert_eq!(ClearingCoffins::start(table.state(), &mut chance), None);
    assert!(table.prompts().iter().all(|prompt| prompt.mode == Mode::Race));
}

#[test]
fn what_a_bot_would_have_done_later_is_in_no_photo() {
    // CC-9.1, CC-10.18
    let table = table(Options::default());
    let mut race = opened(table.state());
    race.bot(table.state(), Seat(2), Some((2_000, BANG)));
    assert_eq!(race.hand(table.state(), hand(0, T + 410)), Heard::Taken);
    let close_at = race.close_at().unwrap();
    assert_eq!(seats(&race.finish(close_at)), [0]);
    assert_eq!(seats(&race.finish(T + 2_000)), [0, 2]);
    let photo = |audience| {
        let photo = race.photo(close_at, audience).unwrap();
        serde_json::from_str::<Value>(photo.get()).unwrap()
    };
    // Raw times are one's own.
    assert_eq!(photo(Audience::Seat(Seat(0)))["hands"][0]["timing"]["owd"], 10);
    assert_eq!(photo(Audience::Public)["hands"][0].get("timing"), None);
    assert_eq!(photo(Audience::Public)["round"], 1);
    let kept: Value = serde_json::from_str(race.evidence(close_at).unwrap().get()).unwrap();
    assert_eq!(kept["hands"][0]["arrival"], T + 410);
    assert!(opened(table.state()).photo(close_at, Audience::Public).is_none());
}

#[test]
fn a_race_that_was_broken_off_is_judged_by_the_hands_that_were_kept() {
    // R-CC-68: and by those of bots that came before the last of them.
    let table = table(Options::default());
    let mut race = opened(table.state());
    race.bot(table.state(), Seat(2), Some((300, BANG)));
    race.hand(table.state(), hand(1, T + 510));
    let kept: Vec<Box<RawValue>> = (0..3).filter_map(|seat| race.kept(Seat(seat))).collect();
    let again = |kept: &[Box<RawValue>]| {
        let race = ClearingCoffins::take_up(table.state(), &runners(), kept, T + 90_000).unwrap();
        assert_eq!(race.close_at(), Some(T + 90_000));
        banged(&race.verdict(&mut Fast::new(1)))
    };
    assert_eq!(again(&kept), [2, 1]);
    assert!(again(&kept[1..]).is_empty(), "nobody but a bot");
    // What was kept of another round, or is no hand at all, counts for nothing.
    let other = kept[0].get().replace("\"round\":1", "\"round\":2");
    let other = RawValue::from_string(other).unwrap();
    let junk = RawValue::from_string("[]".to_owned()).unwrap();
    assert!(again(&[other, junk]).is_empty());
    // As the version before wrote it.
    let earlier = r#"{"round":1,"seat":0,"kept":{"hand":{"target":null,"is_right":false,"evidence":{"seat":0,
        "arrival":10310,"theta":0,"owd":10,"slack":10,"shown":null,"pressed":null,"r_client":null,"r_server":300,
        "reaction":300,"handicap":0,"ruling":"counted"}}}}"#;
    assert_eq!(again(&[RawValue::from_string(earlier.to_owned()).unwrap()]), [0]);
}

#[test]
fn a_sealed_race_is_taken_up_with_its_answers() {
    // R-CC-68, CC-11.3
    let table = table(sealed());
    let mut race = opened(table.state());
    assert_eq!(race.hand(table.state(), hand(0, T - 1)), Heard::Dropped);
    assert_eq!(race.hand(table.state(), hand(0, T + 5)), Heard::Taken);
    assert_eq!(race.hand(table.state(), hand(0, T + 6)), Heard::Dropped);
    let kept: Vec<Box<RawValue>> = (0..3).filter_map(|seat| race.kept(Seat(seat))).collect();
    let mut again = ClearingCoffins::take_up(table.state(), &runners(), &kept, T).unwrap();
    assert_eq!(again.close_at(), Some(T + 15_000));
    again.bot(table.state(), Seat(2), None);
    again.leave(Seat(1));
    assert_eq!(again.close_at(), Some(T), "all have answered");
    assert_eq!(banged(&again.verdict(&mut Fast::new(1))), [0]);
    assert!(again.photo(T, Audience::Public).is_none(), "nothing was measured");
}

#[test]
fn lots_are_drawn_where_every_lot_would_count() {
    // R-CC-65
    let many = table(Options::default());
    let mut lots = ClearingCoffins::lots(many.state()).unwrap();
    assert_eq!(
        lots.close_at(),
        None,
        "everybody is asked in turn, without a limit"
    );
    for seat in [0, 2] {
        lots.bot(many.state(), Seat(seat), Some((0, BANG)));
    }
    let mut seats = banged(&lots.verdict(&mut Fast::new(1)));
    seats.sort_unstable();
    assert_eq!(seats, [0, 2]);
    let short = table(Options {
        window_ms: 1_200,
        ..Options::default()
    });
    assert!(ClearingCoffins::lots(short.state()).is_none());
}

#[test]
fn races_without_a_hand_are_counted_in_the_log() {
    // CC-8.4, T-CC-68
    let mut table = table(Options::default());
    assert_eq!(engine::race::quiet_races(&table), 0);
    for round in 1..=3 {
        let quiet = opened(table.state()).verdict(&mut Fast::new(1));
        table.verdict(Stamp(0), quiet, &mut ()).unwrap();
        assert_eq!(engine::race::quiet_races(&table), round);
        let throw = table.prompts()[0];
        table
            .command(Stamp(0), throw.seat, throw.id, Command::Throw, &mut ())
            .unwrap();
        table.verdict(Stamp(0), Verdict::Reveal, &mut ()).unwrap();
    }
    let mut race = opened(table.state());
    race.hand(table.state(), hand(1, T + 400));
    let verdict = race.verdict(&mut Fast::new(1));
    table.verdict(Stamp(0), verdict, &mut ()).unwrap();
    assert_eq!(
        engine::race::quiet_races(&table),
        0,
        "one hand starts the count anew"
    );
    assert_eq!(ClearingCoffins::QUIET_MAX, Some(20));
}
