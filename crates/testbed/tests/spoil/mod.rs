//! Logs changed by somebody who knows how to make the hashes fit again.

use engine::log::Place;
use engine::{Digest, LogError};

/// Changes lines of a log and chains them anew. The lines are given without their hashes.
pub(crate) fn spoilt(text: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = text.lines().map(body).collect();
    change(&mut lines);
    let mut hash = Digest::of_bytes(&[b"sexton log 1"]);
    let mut spoilt = String::new();
    for line in lines {
        hash = Digest::of_bytes(&[&hash.0, line.as_bytes()]);
        let open = line.strip_suffix('}').expect("a line is an object");
        spoilt += &format!("{open},\"hash\":\"{hash}\"}}\n");
    }
    spoilt
}

fn body(line: &str) -> String {
    let (body, _) = line.rsplit_once(",\"hash\":").expect("a line has a hash");
    format!("{body}}}")
}

/// The line an error names, counted from 1.
pub(crate) fn line_of(error: &LogError) -> usize {
    let place = match error {
        LogError::Empty | LogError::OtherGame { .. } | LogError::Format { .. } | LogError::Rules { .. } => {
            Place::Deal
        }
        LogError::Truncated { place }
        | LogError::Unreadable { place, .. }
        | LogError::Changed { place }
        | LogError::OutOfOrder { place, .. }
        | LogError::Refused { place, .. }
        | LogError::Draws { place }
        | LogError::End { place }
        | LogError::Shuffle { place, .. } => *place,
    };
    match place {
        Place::Deal => 1,
        Place::Input(number) => number as usize + 1,
        Place::End(line) => line as usize,
    }
}
