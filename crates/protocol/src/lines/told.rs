//! What a table tells: written straight into the line, since a program asks by the hundred thousand.

use engine::table::Table;
use engine::{Audience, Game, Mode, Outcome, Prompt, PromptId, Refused, Refusing, Rule, Seat, Stamp};
use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use words::{Lang, Words};

/// A prompt with its complete list of choices.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct FullPrompt<'a, G: Game> {
    /// The name to answer by.
    pub id: PromptId,
    /// Who may answer.
    pub seat: Seat,
    /// What it is about, in the game's words.
    pub kind: G::Kind,
    /// How answers are taken.
    pub mode: Mode,
    /// Whether the table waits for it.
    pub must: bool,
    /// Until when, in the time of the table.
    pub until_ms: Option<Stamp>,
    /// Every legal answer.
    pub choices: &'a [G::Command],
    /// The places of choices that give up the table.
    #[serde(skip_serializing_if = "Concedes::is_empty")]
    pub concedes: Concedes<'a, G>,
}

impl<'a, G: Game> FullPrompt<'a, G> {
    /// A prompt as it is told.
    pub fn of(prompt: &Prompt<G::Kind>, choices: &'a [G::Command]) -> FullPrompt<'a, G> {
        FullPrompt {
            id: prompt.id,
            seat: prompt.seat,
            kind: prompt.kind,
            mode: prompt.mode,
            must: prompt.must,
            until_ms: prompt.until,
            choices,
            concedes: Concedes(choices),
        }
    }
}

/// The places of choices that give up the table, among all.
#[derive(Clone, Copy, Debug)]
pub struct Concedes<'a, G: Game>(&'a [G::Command]);

impl<G: Game> Concedes<'_, G> {
    fn is_empty(&self) -> bool {
        !self.0.iter().any(G::concedes)
    }
}

impl<G: Game> Serialize for Concedes<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.0.iter().enumerate();
        serializer.collect_seq(
            all.filter(|(_, choice)| G::concedes(choice))
                .map(|(place, _)| place),
        )
    }
}

/// The open prompts a driver is told of.
pub(super) struct Prompts<'a, G: Game> {
    pub(super) table: &'a Table<G>,
    /// Which of them.
    pub(super) told: &'a dyn Fn(&Prompt<G::Kind>) -> bool,
}

impl<G: Game> Serialize for Prompts<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut choices = Vec::new();
        for prompt in self.table.prompts().iter().filter(|prompt| (self.told)(prompt)) {
            choices.clear();
            G::choices(self.table.state(), prompt, &mut choices);
            list.serialize_element(&FullPrompt::<G>::of(prompt, &choices))?;
        }
        list.end()
    }
}

/// What happened, in full or as one seat saw it.
pub(super) struct Events<'a, G: Game> {
    pub(super) events: &'a [G::Event],
    pub(super) seats: u8,
}

impl<G: Game> Serialize for Events<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tell = |event| Event::<G> {
            event,
            seats: self.seats,
        };
        serializer.collect_seq(self.events.iter().map(tell))
    }
}

/// An event in full, and what each audience saw of it, with the audiences to whom it is fleeting or private.
struct Event<'a, G: Game> {
    event: &'a G::Event,
    seats: u8,
}

impl<G: Game> Event<'_, G> {
    fn seen(&self) -> impl Iterator<Item = (Audience, G::Sighting)> {
        Audience::all(self.seats).filter_map(|audience| Some((audience, G::sighting(self.event, audience)?)))
    }
}

/// A text as it displays itself.
struct Text<T>(T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Sightings by audience.
struct Sightings<'a, G: Game>(&'a Event<'a, G>);

impl<G: Game> Serialize for Sightings<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            self.0
                .seen()
                .map(|(audience, sighting)| (Text(audience), sighting)),
        )
    }
}

impl<G: Game> Serialize for Event<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &Text(self.event))?;
        map.serialize_entry("sightings", &Sightings(self))?;
        for (name, mark) in [
            ("fleeting", G::is_fleeting as fn(&_) -> bool),
            ("private", G::is_private),
        ] {
            let marked: Vec<Text<Audience>> = self
                .seen()
                .filter(|(_, sighting)| mark(sighting))
                .map(|(audience, _)| Text(audience))
                .collect();
            if !marked.is_empty() {
                map.serialize_entry(name, &marked)?;
            }
        }
        map.end()
    }
}

/// What one seat saw.
pub(super) struct SeatSightings<'a, G: Game> {
    pub(super) events: &'a [G::Event],
    pub(super) seat: Seat,
}

impl<G: Game> Serialize for SeatSightings<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let audience = Audience::Seat(self.seat);
        let seen = self
            .events
            .iter()
            .filter_map(|event| G::sighting(event, audience));
        serializer.collect_seq(seen.map(|sighting| Glimpse {
            fleeting: G::is_fleeting(&sighting),
            private: G::is_private(&sighting),
            sighting,
        }))
    }
}

/// What a seat saw of something that happened.
#[derive(Serialize)]
struct Glimpse<S> {
    sighting: S,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    fleeting: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    private: bool,
}

/// The line that is answered.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Answer<'a, G: Game> {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) sealed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) events: Option<Events<'a, G>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen: Option<SeatSightings<'a, G>>,
    pub(super) prompts: Prompts<'a, G>,
    /// Left out while an answer is sealed: nothing has moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) outcome: Option<Option<Outcome>>,
}

/// The rules said no.
#[derive(Serialize)]
pub(super) struct Refusal {
    refused: Why,
}

#[derive(Serialize)]
struct Why {
    code: &'static str,
    rule: Rule,
    message: String,
}

impl Refusal {
    pub(super) fn of<R: Refusing>(refused: &Refused<R>) -> Refusal {
        Refusal {
            refused: Why {
                code: refused.code(),
                rule: refused.rule(),
                message: Words::of(Lang::En).say(&refused.phrase()),
            },
        }
    }
}

/// The line was not understood, or cannot be answered here.
#[derive(Serialize)]
pub(super) struct Failure {
    error: Trouble,
}

#[derive(Serialize)]
struct Trouble {
    code: &'static str,
    message: String,
}

impl Failure {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Failure {
        Failure {
            error: Trouble {
                code,
                message: message.into(),
            },
        }
    }
}
