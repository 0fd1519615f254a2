//! The log reader survives anything, and takes nothing that was changed (TB-6.2).

use engine::log::{Log, read_title};
use fuzz::{config, played_log, rechain};
use proptest::prelude::*;
use rest_in_peace::RestInPeace;

/// Reads and, where that works, replays and verifies.
fn survive(text: &str) -> bool {
    let _ = read_title(text);
    let Ok(log) = Log::<RestInPeace>::read(text) else {
        return false;
    };
    let replayed = log.replay(|_, _| {}).is_ok();
    let verified = log.verify_shuffle().is_ok();
    replayed && verified
}

/// Puts another byte at a place, keeping the text readable as UTF-8.
fn change(text: &str, place: usize, byte: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = place % bytes.len();
    bytes[place] = byte;
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn arbitrary_text_is_refused(text in any::<String>()) {
        prop_assert!(!survive(&text));
    }

    #[test]
    fn a_changed_byte_is_found(seed in 0..50u64, moves in 0..30usize, place in any::<usize>(), byte in any::<u8>()) {
        let text = played_log(seed, moves, false);
        let changed = change(&text, place, byte);
        prop_assert_eq!(survive(&changed), changed == text);
    }

    #[test]
    fn changed_and_chained_anew_it_is_survived(
        seed in 0..50u64, moves in 1..30usize, practice in any::<bool>(),
        changes in prop::collection::vec((any::<usize>(), any::<u8>()), 1..4),
    ) {
        let mut text = played_log(seed, moves, practice);
        for (place, byte) in changes {
            text = change(&text, place, byte);
        }
        survive(&rechain(&text));
    }

    #[test]
    fn lines_left_out_twice_or_swapped_are_found(
        seed in 0..50u64, moves in 3..30usize, one in any::<usize>(), two in any::<usize>(), how in 0..3u8,
    ) {
        let text = played_log(seed, moves, true);
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        // The last line may be missing: then the table is simply not over yet.
        let (one, two) = (one % (lines.len() - 1), two % (lines.len() - 1));
        match how {
            0 => { lines.remove(one); }
            1 => lines.insert(one, lines[two]),
            _ => lines.swap(one, two),
        }
        let changed = lines.concat();
        prop_assert_eq!(survive(&changed), changed == text);
    }
}

#[test]
fn an_unchanged_log_is_accepted() {
    for seed in 0..50 {
        assert!(survive(&played_log(seed, 40, seed % 2 == 0)), "seed {seed}");
        let text = played_log(seed, 40, false);
        assert_eq!(
            rechain(&text),
            text,
            "chaining an unchanged log anew changes nothing"
        );
    }
}
