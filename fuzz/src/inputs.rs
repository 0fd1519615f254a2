//! Arbitrary inputs against the rules: accepted or refused, sound after each, and read again from the log (TB-1.5).

use crate::Bytes;
use engine::table::{Accepted, NewTable};
use engine::{
    Fast, Game, Holder, Log, Mode, Prompt, PromptId, Reaction, Seat, Secret, Stamp, Table, Version, log,
};
use serde_json::{Map, Value};

/// A table of so many inputs has shown what it can.
const INPUTS_MAX: usize = 2_000;

/// Lets the bytes deal a table and play it.
///
/// # Panics
/// If something is wrong with the rules.
pub fn feed<G: Game>(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Some(table) = deal::<G>(&mut bytes) else {
        return;
    };
    let mut play = Feeding {
        table,
        bytes,
        heard: Vec::new(),
    };
    for _ in 0..INPUTS_MAX {
        if play.bytes.is_empty() {
            break;
        }
        let before = (play.table.digest(), play.table.entries().len());
        if !play.step() {
            let after = (play.table.digest(), play.table.entries().len());
            assert_eq!(after, before, "a refusal changes nothing");
        }
    }
    // Whatever was accepted can be read again.
    let text = log::write(&play.table);
    let again = Log::<G>::read(&text).and_then(|log| log.table());
    assert_eq!(again.map(|table| table.digest()), Ok(play.table.digest()));
}

/// A table by options and seats that may make no sense; nothing if it is refused.
fn deal<G: Game>(bytes: &mut Bytes<'_>) -> Option<Table<G>> {
    let mut options = Map::new();
    for option in G::OPTIONS {
        // Half of all options are as usual.
        let value = option.values[bytes
            .below(2 * option.values.len())
            .saturating_sub(option.values.len())];
        let value = value
            .parse::<i64>()
            .map_or_else(|_| Value::from(value), Value::from);
        options.insert(option.name.to_owned(), value);
    }
    let options =
        serde_json::from_value(Value::Object(options)).expect("the options a game tells of are its options");
    let seats = bytes.byte() % 9;
    let new = NewTable::<G> {
        rules: Version(G::NEWEST.0 - u32::from(bytes.byte() % 4 == 3)),
        practice: bytes.byte() % 2 == 1,
        ..NewTable::new(seats, options)
    };
    Table::shuffled(
        new,
        Secret::from_seed(u64::from(bytes.byte())),
        Vec::new(),
        &mut (),
    )
    .ok()
}

struct Feeding<'a, G: Game> {
    table: Table<G>,
    bytes: Bytes<'a>,
    /// Commands that were offered at some time.
    heard: Vec<G::Command>,
}

impl<G: Game> Feeding<'_, G> {
    /// One input; whether it was accepted.
    fn step(&mut self) -> bool {
        let at = self.at();
        match self.bytes.byte() % 24 {
            0 => self.table.take_back(at).is_ok(),
            1 => self.table.wake(at, &mut ()).is_ok(),
            2 => {
                let seat = Seat(self.bytes.byte() % 8);
                self.table.hand(at, seat, Holder::Bot("visitor".into())).is_ok()
            }
            3..=7 => self.table.close_round(at, &mut ()).is_ok(),
            8..=12 => self.verdict(at),
            _ => self.command(at),
        }
    }

    fn at(&mut self) -> Stamp {
        let last = self.table.entries().last().map_or(0, |entry| entry.at.0);
        match self.bytes.byte() {
            255 => Stamp(self.bytes.number()),
            step => Stamp(last.saturating_add(u64::from(step) * 100)),
        }
    }

    fn command(&mut self, at: Stamp) -> bool {
        let prompts = self.table.prompts();
        if prompts.is_empty() {
            return false;
        }
        let prompt = prompts[self.bytes.below(prompts.len())];
        let choices = self.table.choices(&prompt);
        self.heard.extend(choices.iter().take(8));
        let Some(command) = self.pick(&choices) else {
            return false;
        };
        // Now and then a stale prompt or another seat.
        let (seat, id) = match self.bytes.byte() {
            0 => (Seat(prompt.seat.0.wrapping_add(1)), prompt.id),
            1 => (prompt.seat, PromptId(prompt.id.0.wrapping_add(1_000_000))),
            _ => (prompt.seat, prompt.id),
        };
        let done = self.table.command(at, seat, id, command, &mut ());
        if choices.contains(&command) && (seat, id) == (prompt.seat, prompt.id) && prompt.mode != Mode::Race {
            assert!(done.is_ok(), "what is offered is accepted: {command:?}");
        }
        matches!(done, Ok(Accepted::Applied))
    }

    /// Mostly a choice, sometimes one of another prompt, sometimes one that nobody offered.
    fn pick(&mut self, choices: &[G::Command]) -> Option<G::Command> {
        let among = |bytes: &mut Bytes<'_>, commands: &[G::Command]| {
            let count = commands.len();
            (count > 0).then(|| commands[bytes.below(count)])
        };
        match self.bytes.byte() % 8 {
            0 => among(&mut self.bytes, &self.heard),
            1 => {
                let one = among(&mut self.bytes, choices).or_else(|| among(&mut self.bytes, &self.heard))?;
                let other = among(&mut self.bytes, &self.heard)?;
                serde_json::from_value(self.scramble(json(&one), &json(&other))).ok()
            }
            _ => among(&mut self.bytes, choices),
        }
    }

    /// What the referee says of hands that come as the bytes want, or something like it.
    fn verdict(&mut self, at: Stamp) -> bool {
        let racers: Vec<Prompt<G::Kind>> = self
            .table
            .prompts()
            .into_iter()
            .filter(|prompt| prompt.mode == Mode::Race)
            .collect();
        let mut hands = Vec::new();
        for prompt in racers {
            let choices = self.table.choices(&prompt);
            if !choices.is_empty() && !self.bytes.byte().is_multiple_of(3) {
                hands.push(Reaction {
                    seat: prompt.seat,
                    after_ms: u32::from(self.bytes.byte()) * 10,
                    command: choices[self.bytes.below(choices.len())],
                });
            }
        }
        let mut chance = Fast::new(u64::from(self.bytes.byte()));
        let Some((verdict, _)) = G::judge(self.table.state(), &hands, &mut chance) else {
            return false;
        };
        let verdict = match self.bytes.byte() % 4 {
            0 => serde_json::from_value(self.scramble(json(&verdict), &json(&verdict))).unwrap_or(verdict),
            _ => verdict,
        };
        self.table.verdict(at, verdict, &mut ()).is_ok()
    }

    /// The value with one of its leaves changed: to any number, or to a leaf of the other.
    fn scramble(&mut self, mut value: Value, other: &Value) -> Value {
        let mut theirs = other.clone();
        let donors: Vec<Value> = leaves(&mut theirs).into_iter().map(|leaf| leaf.clone()).collect();
        let mut own = leaves(&mut value);
        if own.is_empty() || donors.is_empty() {
            return value;
        }
        let place = self.bytes.below(own.len());
        *own[place] = match self.bytes.byte() % 2 {
            0 if own[place].is_number() => Value::from(self.bytes.number()),
            _ => donors[self.bytes.below(donors.len())].clone(),
        };
        value
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("commands and verdicts are plain data")
}

/// All that is neither a list nor an object.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}
