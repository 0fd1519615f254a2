//! The values options can take.

use super::Constants;
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// Declares an option with named values; the first is the default.
macro_rules! named_values {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident, $($(#[$value_doc:meta])* $value:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$value_doc])* $value,)*
        }
    };
}

named_values! {
    /// Who picks the penalty card (R-CC-40).
    PenaltyPick {
        Offender,
        /// After a wrong clear the named card is turned; else the offender picks.
        ShownCard,
        /// Chance.
        Random,
    }
}

named_values! {
    /// Who pays for hands on `!+K` (R-CC-20).
    SkullTouch {
        /// Everybody within the arbitration window.
        All,
        /// The first only.
        First,
    }
}

named_values! {
    /// When a card that lies up may be picked in the moonlight (R-CC-17).
    MoonFaceUp {
        /// If its seat has fewer than two Down cards.
        Literal,
        /// If its seat has no Down card.
        NoneDown,
        /// If fewer than two seats have Down cards.
        TableScarce,
    }
}

named_values! {
    /// Whether the swap may be declined after the look (R-CC-19).
    MoonAfterLook {
        /// It may.
        MayDecline,
        /// It may not.
        MustSwap,
    }
}

/// Whose vampire the bat may close (R-CC-70).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BatClose {
    /// One of the claimant's own.
    #[default]
    Own,
    /// Anybody's.
    Any,
}

/// Which two cards may be exchanged in the moonlight (R-CC-71).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MoonCards {
    /// One card each of two seats.
    #[default]
    TwoPlayers,
    /// Any two, also of one seat.
    AnyTwo,
}

/// Fed by name: the digests of tables that agreed on it have it so.
impl Hash for BatClose {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        ("BatClose", *self as u8).hash(hasher);
    }
}

/// As with [`BatClose`].
impl Hash for MoonCards {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        ("MoonCards", *self as u8).hash(hasher);
    }
}

named_values! {
    /// What a false start costs (CC-10.14).
    FalseStart {
        /// The seat cannot bang any more in this round.
        Lockout,
        /// A penalty in addition.
        Penalty,
        /// Nothing; the press is dropped.
        Ignore,
    }
}

named_values! {
    /// When the claimant points (CC-5.8).
    ClaimMode {
        /// Bang first, point afterwards.
        Garlic,
        /// The bang is the pointing.
        Pointed,
    }
}

named_values! {
    /// How reactions are measured (CC-11.1 to CC-11.3).
    ReactionMode {
        /// Over the network, fairly.
        Network,
        /// At one shared device.
        Hotseat,
        /// Not at all: sealed answers and a lottery.
        Sealed,
    }
}

named_values! {
    /// What becomes of a seat whose player has left (CC-10.17, R-CC-32).
    Leave {
        /// The game waits, once.
        Wait,
        /// A bot takes over.
        Bot,
        /// The seat stays empty.
        Empty,
    }
}

named_values! {
    /// How far times measured by clients are trusted, and how slow a line may be (CC-10, R-CC-57).
    Preset {
        /// As for friends; `balanced` is another name for it.
        #[serde(alias = "balanced")]
        Normal,
        /// As for rated rooms.
        Strict,
        /// As for bad lines.
        Lenient,
        /// As if all sat at the end of the slowest line (R-CC-58).
        Level,
    }
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 4] = [Preset::Normal, Preset::Strict, Preset::Lenient, Preset::Level];

    /// The constants of CC-10.
    pub fn constants(self) -> Constants {
        let pick = |normal, strict, lenient, level| match self {
            Preset::Normal => normal,
            Preset::Strict => strict,
            Preset::Lenient => lenient,
            Preset::Level => level,
        };
        Constants {
            floor_ms: pick(100, 150, 80, 100),
            arb_min_ms: 100,
            arb_max_ms: pick(300, 200, 400, 700),
            owd_cap_ms: pick(100, 50, 150, 300),
            slack_min_ms: 10,
            slack_max_ms: pick(60, 30, 100, 100),
            late_max_ms: pick(100, 50, 150, 150),
            lead_max_ms: pick(150, 80, 220, 350),
        }
    }
}

/// Who throws first (CC-2.2, R-CC-23); written `"random"` or as the number of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstThrower {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl Serialize for FirstThrower {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstThrower::Random => serializer.serialize_str("random"),
            FirstThrower::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FirstThrower {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstThrower, D::Error> {
        #[derive(Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(untagged, expecting = "expected \"random\" or a seat")]
        enum Form {
            Seat(Seat),
            Word(Word),
        }
        #[derive(Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        enum Word {
            Random,
        }
        Ok(match Form::deserialize(deserializer)? {
            Form::Seat(seat) => FirstThrower::Seat(seat),
            Form::Word(Word::Random) => FirstThrower::Random,
        })
    }
}

/// A number, or a word where none is given.
macro_rules! number_or_word {
    ($module:ident, $variant:ident, $word:literal) => {
        pub(super) mod $module {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            pub(in super::super) fn serialize<S: Serializer>(
                value: &Option<u32>,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                match value {
                    Some(number) => number.serialize(serializer),
                    None => serializer.serialize_str($word),
                }
            }

            pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Option<u32>, D::Error> {
                #[derive(Deserialize)]
                #[serde(
                    untagged,
                    expecting = "expected a number or a word that stands for none"
                )]
                enum Form {
                    Number(u32),
                    Word(Word),
                }
                #[derive(Deserialize)]
                #[serde(rename_all = "snake_case")]
                enum Word {
                    $variant,
                }
                Ok(match Form::deserialize(deserializer)? {
                    Form::Number(number) => Some(number),
                    Form::Word(Word::$variant) => None,
                })
            }
        }
    };
}

number_or_word!(or_none, None, "none");
number_or_word!(or_preset, Preset, "preset");
