//! What an attack has found, for people and for programs.

use super::honest::Played;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// What an outsider tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attack {
    /// Nothing, for comparison.
    Nothing,
    Tables,
    Codes,
    Passwords,
    Guests,
    Places,
    Sockets,
    Flood,
    Garbage,
    Lobby,
    Disk,
}

impl Attack {
    pub(crate) const ALL: [Attack; 11] = [
        Attack::Nothing,
        Attack::Tables,
        Attack::Codes,
        Attack::Passwords,
        Attack::Guests,
        Attack::Places,
        Attack::Sockets,
        Attack::Flood,
        Attack::Garbage,
        Attack::Lobby,
        Attack::Disk,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Attack::Nothing => "nobody attacks",
            Attack::Tables => "tables are opened",
            Attack::Codes => "codes are tried",
            Attack::Passwords => "passwords are tried",
            Attack::Guests => "guests are made up",
            Attack::Places => "connections are held",
            Attack::Sockets => "sockets are not read",
            Attack::Flood => "sockets are flooded",
            Attack::Garbage => "garbage is sent",
            Attack::Lobby => "a crowd listens to the lobby",
            Attack::Disk => "the disk is filled",
        }
    }
}

/// What came of one attack.
pub(crate) struct Finding {
    attack: Attack,
    /// Each with its name.
    figures: Vec<(&'static str, f64)>,
    /// What the house must do, and whether it did.
    answers: Vec<(&'static str, bool)>,
    beside: Option<Played>,
}

impl Finding {
    pub(crate) fn new(attack: Attack) -> Finding {
        Finding {
            attack,
            figures: Vec::new(),
            answers: Vec::new(),
            beside: None,
        }
    }

    pub(crate) fn figure(mut self, name: &'static str, value: f64) -> Finding {
        self.figures.push((name, value));
        self
    }

    pub(crate) fn answer(mut self, what: &'static str, holds: bool) -> Finding {
        self.answers.push((what, holds));
        self
    }

    /// What honest people felt of it meanwhile.
    pub(crate) fn beside(self, played: Played) -> Finding {
        Finding {
            beside: Some(played),
            ..self.answer(
                "honest tables play on, none of their moves waits for a second",
                played.is_well(),
            )
        }
    }

    /// How many answers were wrong.
    pub(crate) fn failures(&self) -> usize {
        self.answers.iter().filter(|(_, holds)| !holds).count()
    }
}

/// A number without digits nobody needs.
fn short(value: f64) -> String {
    let digits = match value.abs() {
        100.0.. => 0,
        10.0..100.0 => 1,
        _ => 2,
    };
    let text = format!("{value:.digits$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// Everything for the terminal.
pub(crate) fn text(findings: &[Finding]) -> String {
    let mut text = String::new();
    for finding in findings {
        let _ = writeln!(text, "While {}", finding.attack.name());
        for (name, value) in &finding.figures {
            let _ = writeln!(text, "  {name:<52} {:>10}", short(*value));
        }
        if let Some(played) = &finding.beside {
            for (name, value) in played.figures() {
                let _ = writeln!(text, "  {name:<52} {:>10}", short(value));
            }
        }
        for (what, holds) in &finding.answers {
            let mark = if *holds { "holds" } else { "FAILS" };
            let _ = writeln!(text, "  {mark}  {what}");
        }
        text.push('\n');
    }
    text
}

/// The same as data.
pub(crate) fn json(findings: &[Finding]) -> String {
    let one = |finding: &Finding| {
        let mut figures: Map<String, Value> = Map::new();
        let beside = finding.beside.iter().flat_map(|played| played.figures());
        for (name, value) in finding.figures.iter().copied().chain(beside) {
            figures.insert(name.to_owned(), json!(value));
        }
        let answers = finding
            .answers
            .iter()
            .map(|(what, holds)| ((*what).to_owned(), json!(holds)));
        json!({
            "attack": finding.attack.name(),
            "figures": figures,
            "answers": answers.collect::<Map<String, Value>>(),
        })
    };
    format!("{}\n", findings.iter().map(one).collect::<Value>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_people_need() {
        let all = [0.0, 0.456, 3.0, 23.46, 1_234.6].map(short);
        assert_eq!(all, ["0", "0.46", "3", "23.5", "1235"]);
    }
}
