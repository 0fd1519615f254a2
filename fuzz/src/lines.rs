//! The table protocol answers every line with one line of JSON, whatever the line is.

use engine::table::{NewTable, Table};
use engine::{Secret, Truth};
use protocol::lines::Session;
use serde_json::Value;

/// What an answer has.
const ANSWERS: [&str; 10] = [
    "prompts", "events", "refused", "error", "view", "state", "deal", "log", "sealed", "advice",
];

/// A conversation about a table with as few seats as there can be.
pub fn session<G: Truth>(seed: u64) -> Session<G> {
    let new = NewTable::new(*G::SEATS.start(), G::Options::default());
    let table = Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ());
    let table = table.expect("the default options can be played");
    Session::new(table, |_, _, _| Vec::new())
}

/// The answers to these bytes.
pub fn answers<G: Truth>(session: &mut Session<G>, input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    session.serve(input, &mut output).expect("memory can be written");
    let answer = |line: &[u8]| serde_json::from_slice(line).expect("an answer is JSON");
    output
        .split_inclusive(|byte| *byte == b'\n')
        .map(answer)
        .collect()
}

/// Asks what the bytes ask.
///
/// # Panics
/// If a line gets no answer, or more than one.
pub fn feed<G: Truth>(data: &[u8]) {
    let answers = answers(&mut session::<G>(1), data);
    let lines = data.split_inclusive(|byte| *byte == b'\n').count();
    assert_eq!(answers.len(), lines, "each line gets one answer");
    for answer in answers {
        assert!(ANSWERS.iter().any(|key| answer.get(key).is_some()), "{answer}");
    }
}
