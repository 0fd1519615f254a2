//! What goes in and out.

use engine::Topic::{End, Play};
use engine::{
    Later, OptionInfo, Phrase, Problem, Refusing, Rule, Seat, SeatMap, SeatSet, Seen, Stamp, Switch,
};
use serde::{Deserialize, Serialize};

/// The number of graves, of faces, and of omens.
pub(super) const GRAVES: usize = 6;
/// The most nights.
pub(super) const NIGHTS_MAX: usize = 3;

/// What the table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many nights.
    pub nights: u8,
    /// Whether others may ring the bell.
    pub bell: Switch,
    /// Whether ringing it costs nothing; since version 3.
    pub free_bell: Later<Switch>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            nights: 2,
            bell: Switch::On,
            free_bell: Later(Switch::Off),
        }
    }
}

pub(super) const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(End, "nights", &["2", "1", "3"], "VI-6"),
    OptionInfo::new(Play, "bell", &["on", "off"], "VI-3"),
    OptionInfo::new(Play, "free_bell", &["off", "on"], "VI-3"),
];

/// What the shuffles decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The face of each grave.
    pub graves: [u8; GRAVES],
    /// The omens; each seat has the one of its number.
    pub omens: [u8; GRAVES],
    /// Where the owl lands each night, as far as that is settled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owl: Vec<u8>,
    /// Whose candle the wind would blow out each night, as far as that is settled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wind: Vec<u8>,
}

impl Deal {
    pub(super) fn check(&self) -> Result<(), Problem> {
        for (field, faces) in [("deal.graves", &self.graves), ("deal.omens", &self.omens)] {
            let mut sorted = *faces;
            sorted.sort_unstable();
            if sorted != [1, 2, 3, 4, 5, 6] {
                return Err(Problem::new(
                    field,
                    format!("expected 1 to 6 in any order, found {faces:?}"),
                ));
            }
        }
        for (field, draws) in [("deal.owl", &self.owl), ("deal.wind", &self.wind)] {
            if draws.len() > NIGHTS_MAX || draws.iter().any(|draw| usize::from(*draw) >= GRAVES) {
                let expected = format!("expected at most three numbers below 6, found {draws:?}");
                return Err(Problem::new(field, expected));
            }
        }
        Ok(())
    }
}

/// What a seat may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Stay awake this night, or not.
    Swear {
        /// Whether to stay.
        stay: bool,
    },
    /// Look into a grave alone.
    Peek { grave: u8 },
    /// Lift the slab of a grave for all to see.
    Lift { grave: u8 },
    /// Do nothing, or stake nothing.
    Pass,
    /// Lower the slab.
    Lower,
    /// Ring the bell, so that the slab is lowered.
    Ring,
    /// Stake candles.
    Stake {
        /// How many.
        candles: u8,
    },
    /// Run for the bell.
    Bang,
    /// Give up.
    Leave,
}

impl Command {
    /// Every command anybody could think of.
    pub fn conceivable(_: u8) -> Vec<Command> {
        let graves = 0..=GRAVES as u8;
        let mut commands = vec![
            Command::Pass,
            Command::Lower,
            Command::Ring,
            Command::Bang,
            Command::Leave,
        ];
        commands.extend([true, false].map(|stay| Command::Swear { stay }));
        commands.extend(graves.clone().map(|grave| Command::Peek { grave }));
        commands.extend(graves.map(|grave| Command::Lift { grave }));
        commands.extend((0..=5).map(|candles| Command::Stake { candles }));
        commands
    }
}

/// What the referee says of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who was first, if anybody ran.
    pub first: Option<Seat>,
}

/// What a prompt is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// VI-1
    Oath,
    /// VI-2
    Lantern,
    /// VI-3, of who lifted
    Look,
    /// VI-3, of the others
    Bell,
    /// VI-4
    Stakes,
    /// VI-5
    Race,
}

/// Where the night stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// VI-1
    Oath {
        /// Who has not sworn yet.
        left: SeatSet,
        /// Who stays awake.
        awake: SeatSet,
    },
    /// VI-2
    Lantern {
        /// Who is asked.
        seat: Seat,
        /// Who is asked after that.
        left: SeatSet,
    },
    /// VI-3
    Look {
        /// Who lifted the slab.
        seat: Seat,
        /// Of which grave.
        grave: u8,
        /// How long it lies open at most.
        until: Stamp,
    },
    /// VI-4
    Stakes {
        /// How long stakes are taken.
        until: Stamp,
    },
    /// VI-5
    Race,
    /// VI-6
    Over {
        /// Who left, if somebody did.
        left: Option<Seat>,
    },
}

/// What an audience saw of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sighting {
    Next {
        phase: Phase,
        night: u8,
    },
    Sworn {
        seat: Seat,
        stay: bool,
    },
    Peeked {
        seat: Seat,
        grave: u8,
        face: Seen<u8>,
    },
    Lifted {
        seat: Seat,
        grave: u8,
        face: u8,
    },
    Lowered {
        grave: u8,
    },
    Rang {
        seat: Seat,
    },
    Staked {
        seat: Seat,
        candles: u8,
    },
    Slept,
    Banged {
        seat: Option<Seat>,
    },
    Owl {
        grave: u8,
        face: u8,
        seat: Seat,
    },
    Wind {
        seat: Seat,
    },
    Opened {
        graves: [u8; GRAVES],
        omens: [u8; GRAVES],
    },
}

/// What an audience sees now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub options: Options,
    pub night: u8,
    pub phase: Phase,
    pub candles: SeatMap<u8>,
    pub scores: SeatMap<i32>,
    pub graves: [Seen<u8>; GRAVES],
    pub omens: SeatMap<Seen<u8>>,
}

/// Why the rules say no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotNow,
    NoSuchGrave,
    LiesOpen,
    NotEnoughCandles,
    NoSuchRunner,
    UnknownInput,
}

impl Refusing for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::NotNow => "VI-1",
            Refusal::NoSuchGrave | Refusal::LiesOpen => "VI-2",
            Refusal::NotEnoughCandles => "VI-4",
            Refusal::NoSuchRunner => "VI-5",
            Refusal::UnknownInput => "TB-1.1",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow => "not_now",
            Refusal::NoSuchGrave => "no_such_grave",
            Refusal::LiesOpen => "lies_open",
            Refusal::NotEnoughCandles => "not_enough_candles",
            Refusal::NoSuchRunner => "no_such_runner",
            Refusal::UnknownInput => "unknown_input",
        }
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(format!("vigil-refused-{}", self.code()))
    }
}
