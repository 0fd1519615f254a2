//! The lines of a table as they come out: all there, in order, and chained.

use crate::{LogLine, StoreError, TableId};

/// Checks lines that were read: numbers from 0 without a gap, as many as expected, and every hash right.
///
/// # Errors
/// [`StoreError::Damaged`] with the place and the first line at fault.
pub(crate) fn check(place: &str, table: TableId, expected: u32, lines: &[LogLine]) -> Result<(), StoreError> {
    let damaged = |what: String| StoreError::Damaged {
        place: place.to_owned(),
        table,
        what,
    };
    if let Some((seq, line)) = (0..).zip(lines).find(|(seq, line)| line.seq != *seq) {
        return Err(damaged(format!("expected line {seq}, found line {}", line.seq)));
    }
    if lines.len() != expected as usize {
        let what = format!("expected {expected} lines, found {}", lines.len());
        return Err(damaged(what));
    }
    let texts = lines.iter().map(|line| line.text.as_str());
    engine::log::check_chain(texts).map_err(|error| damaged(error.to_string()))
}
