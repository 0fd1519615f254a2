//! The promises of the referee, on races that are always the same.

use super::report::{ForgeryReport, Report};
use super::{Mode, run};
use crate::referee::tally::FORGERIES;

/// Twelve thousand races; with `SEXTON_SLOW=1` ten times as many.
fn report() -> Report {
    let races = if testbed::is_slow() { 120_000 } else { 12_000 };
    run(races, 10, 0.0, &|_| {})
}

fn forgery<'a>(report: &'a Report, mode: Mode, name: &str) -> &'a ForgeryReport {
    let mut forgeries = report.forgeries.iter();
    let found = forgeries.find(|forgery| forgery.mode == mode && forgery.forgery == name);
    found.expect("every mode is tried by every forgery")
}

#[test]
fn the_truly_faster_person_acts() {
    // CC-10.10: true differences above 30 ms at line differences up to 150 ms.
    let report = report();
    let promised = |mode| report.mode(mode).unwrap().promised;
    let balanced = promised(Mode::Balanced);
    assert!(
        balanced.races > 5_000 && balanced.interval.low > 0.95,
        "{balanced}"
    );
    // In every band of lines the promise is about, and even for the closest of these races.
    let balanced = report.mode(Mode::Balanced).unwrap();
    for band in balanced
        .by_line
        .iter()
        .filter(|band| band.up_to_ms.is_some_and(|ms| ms <= 150))
    {
        assert!(band.cell.interval.low > 0.95, "{band}: {}", band.cell);
    }
    let close = balanced
        .by_difference
        .iter()
        .find(|band| band.above_ms == 30)
        .unwrap();
    assert!(close.cell.share > 0.93, "{}", close.cell);
    // The more is compensated the better, and all is better than the order of arrival.
    let share = |mode| promised(mode).share;
    assert!(share(Mode::Arrival) + 0.01 < share(Mode::Strict));
    assert!(share(Mode::Strict) + 0.005 < share(Mode::Balanced));
    assert!(share(Mode::Balanced) < share(Mode::Level));
    // CC-11.3: lots do not care.
    let sealed = promised(Mode::Sealed);
    let allowed = sealed.interval.high - sealed.interval.low;
    assert!((sealed.share - 0.5).abs() < allowed, "{sealed}");
}

#[test]
fn another_node_between_them_makes_no_difference() {
    // The second of two comes in five milliseconds away from the node of the table, each way.
    let report = run(12_000, 10, 5.0, &|_| {});
    let balanced = report.mode(Mode::Balanced).unwrap().promised;
    assert!(balanced.interval.low > 0.95, "{balanced}");
    for mode in Mode::MEASURED {
        let equals = forgery(&report, mode, "nothing").wins;
        assert!((equals.share - 0.5).abs() < 0.02, "{}: {equals}", mode.code());
    }
}

#[test]
fn no_cheat_gains_more_than_its_bound() {
    // CC-10.16, R-CC-63
    let report = report();
    for mode in Mode::MEASURED {
        let constants = mode.constants();
        for (name, _) in FORGERIES {
            let forgery = forgery(&report, mode, name);
            assert!(forgery.excess_max_ms <= 0, "{forgery:?}");
        }
        let most = |name| forgery(&report, mode, name).gain_max_ms;
        let (slack, cap) = (i64::from(constants.slack_max_ms), i64::from(constants.owd_cap_ms));
        assert!(most("nothing") <= 5);
        assert!(most("late answers") <= 2 * cap);
        assert!(most("all together") <= 2 * cap + slack + slack / 2 + 5);
    }
}

#[test]
fn the_bounds_are_not_idle() {
    // Cheats come close to them: a bound that nothing reaches would prove nothing.
    let report = report();
    for mode in Mode::MEASURED {
        for name in ["forged times", "late answers", "all together"] {
            let forgery = forgery(&report, mode, name);
            assert!(forgery.gain_max_ms > forgery.bound_max_ms - 20, "{forgery:?}");
        }
        // Whoever does nothing of it wins as often as the other; four standard errors.
        let honest = forgery(&report, mode, "nothing").wins;
        let allowed = honest.interval.high - honest.interval.low;
        assert!((honest.share - 0.5).abs() < allowed, "{mode:?} {honest}");
    }
    // CC-10.16: strict rooms leave a cheat half of what balanced ones do.
    let gain = |mode| forgery(&report, mode, "all together").gain_max_ms;
    assert!(2 * gain(Mode::Strict) < gain(Mode::Balanced) + 10);
    let wins = |mode| forgery(&report, mode, "all together").wins.share;
    assert!(wins(Mode::Strict) < wins(Mode::Balanced) && wins(Mode::Balanced) < wins(Mode::Level));
}

#[test]
fn the_report_depends_on_number_and_seed_alone() {
    let text = |threads| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| run(1_100, 3, 0.0, &|_| {})).to_string()
    };
    assert_eq!(text(1), text(3));
    assert!(text(1).contains("1100 races, seed 3"));
}

#[test]
fn no_races_are_a_report_too() {
    let report = run(0, 1, 0.0, &|_| {});
    assert!(report.to_string().contains("0 races"));
    assert!(report.forgeries.iter().all(|forgery| forgery.gain_max_ms == 0));
    assert!(
        serde_json::to_string(&report)
            .unwrap()
            .contains("\"mode\":\"balanced\"")
    );
}
