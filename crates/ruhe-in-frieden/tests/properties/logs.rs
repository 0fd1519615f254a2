//! Sealed answers and logs.

use crate::walk::Walk;
use engine::Mode;
use ruhe_in_frieden::RuheInFrieden;
use testbed::times;

#[test]
fn a_log_replays_to_the_same_table_and_keeps_no_losing_play() {
    // T-RF-4, T-RF-94, RF-8.5, RF-8.12, TB-6.1: same deal and inputs, same digest; answers that lost are nowhere.
    let mut lost = 0;
    for seed in 0..times(100) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            walk.step();
        }
        let text = engine::log::write(&walk.table);
        let log = engine::Log::<RuheInFrieden>::read(&text).unwrap();
        let again = log.table().unwrap();
        assert_eq!(again.digest(), walk.table.digest(), "seed {seed}");
        assert_eq!(log.verify_shuffle(), Ok(true));
        // A round is one line with one play at most.
        for line in text.lines().filter(|line| line.contains("\"round\"")) {
            assert!(
                line.matches("respond").count() <= 1 && !line.contains("pass"),
                "{line}"
            );
        }
        lost += walk.lost;
    }
    assert!(lost > 1, "some rounds had plays that lost: {lost}");
}

/// Which seats have an answer lying sealed.
fn answered_by(table: &engine::Table<RuheInFrieden>) -> Vec<bool> {
    let seats = (0..table.setup().seats).map(engine::Seat);
    seats.map(|seat| table.sealed_answer(seat).is_some()).collect()
}

#[test]
fn sealed_answers_wait_for_the_round_to_close() {
    // TB-3.1, RF-8.5: the state does not change when an answer is sealed, so no view can.
    for seed in 0..times(20) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            let digest = walk.table.digest();
            let sealed = walk
                .table
                .prompts()
                .iter()
                .any(|prompt| prompt.mode == Mode::Sealed);
            let before: Vec<bool> = answered_by(&walk.table);
            let answered = walk.step();
            if sealed && answered.is_none() {
                assert_eq!(walk.table.digest(), digest);
                // RF-10.11: the table keeps the answer for whoever gave it.
                let now = answered_by(&walk.table);
                let more = now.iter().zip(&before).filter(|(now, before)| now != before);
                assert_eq!(more.count(), 1, "seed {seed}");
            }
        }
    }
}
