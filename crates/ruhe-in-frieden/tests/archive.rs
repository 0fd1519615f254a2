//! Tables played long ago replay to the byte (TB-6.1, T-RF-4).
//!
//! The files are never changed. A log that no longer replays means that saved tables are lost to their players:
//! raise `RULES_VERSION` and keep the old rules callable.

use engine::{Log, log};
use ruhe_in_frieden::RuheInFrieden;
use std::fs;
use std::path::Path;

#[test]
fn every_kept_table_replays_to_the_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/archive");
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let kept = Log::<RuheInFrieden>::read(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let table = kept
            .replay(|_, _| {})
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(kept.verify_shuffle(), Ok(true), "{path:?}");
        assert_eq!(log::write(&table), text, "{path:?}");
        count += 1;
    }
    assert!(count >= 5, "the archive is kept");
}
