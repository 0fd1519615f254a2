//! The options of CC-12 and the constants of CC-10.

mod company;
mod handicap;
mod info;
mod values;

pub use handicap::Handicaps;
pub use info::OPTIONS;
pub use values::{
    BatClose, ClaimMode, FalseStart, FirstThrower, Leave, MoonAfterLook, MoonCards, MoonFaceUp, PenaltyPick,
    Preset, ReactionMode, SkullTouch,
};

use crate::parts::{Card, ColourDie};
use engine::{Later, Problem, Switch};
use serde::{Deserialize, Serialize};
use values::{or_none, or_preset};

/// What the table agreed on. Some options concern only the house and the referee; the rules carry them along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// CC-1.6
    pub colour_die: ColourDie,
    /// Which combination has the eighth card (CC-1.4); `deck.extra` in the spec.
    pub deck_extra: Card,
    /// CC-2.2
    pub first_thrower: FirstThrower,
    /// How many cleared cards win (R-CC-45).
    pub target: u8,
    /// R-CC-40
    pub penalty_pick: PenaltyPick,
    /// R-CC-20
    pub skull_touch: SkullTouch,
    /// R-CC-70
    #[serde(skip_serializing_if = "Later::is_default")]
    pub bat_close: Later<BatClose>,
    /// R-CC-71
    #[serde(skip_serializing_if = "Later::is_default")]
    pub moon_cards: Later<MoonCards>,
    /// R-CC-17
    pub moon_face_up: MoonFaceUp,
    /// R-CC-19
    pub moon_after_look: MoonAfterLook,
    /// CC-10.14
    pub false_start: FalseStart,
    /// Bangs within so many milliseconds of the best are a tie (CC-10.12).
    pub tie_band_ms: u8,
    /// CC-5.8
    pub claim_mode: ClaimMode,
    /// Throws to watch after a penalty (CC-3.2).
    pub sit_out: u8,
    /// CC-4.6a
    pub early_pass: Switch,
    /// Which constants of CC-10 hold where none is given.
    pub fairness: Preset,
    /// CC-11.1 to CC-11.3
    pub reaction_mode: ReactionMode,
    /// What is added to the measured reactions (R-CC-59).
    #[serde(skip_serializing_if = "Later::is_default")]
    pub handicap: Later<Handicaps>,
    /// CC-10.17
    pub on_leave: Leave,
    /// The guard against endless games (CC-8.3).
    #[serde(with = "or_none")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub max_throws: Option<u32>,
    /// The thrower must throw.
    pub throw_ms: u32,
    /// The shortest delay between throw and reveal.
    pub roll_min_ms: u32,
    /// The longest.
    pub roll_max_ms: u32,
    /// The bang window.
    pub window_ms: u32,
    /// Point at a card.
    pub claim_ms: u32,
    /// Use the bat.
    pub bat_ms: u32,
    /// Pick two cards.
    pub moon_pick_ms: u32,
    /// Decide about the swap.
    pub moon_decide_ms: u32,
    /// Pick the penalty card.
    pub penalty_ms: u32,
    /// How long a shown card is presented.
    pub show_ms: u32,
    /// The floor of human reactions.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub floor_ms: Option<u32>,
    /// The shortest arbitration window.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub arb_min_ms: Option<u32>,
    /// The longest arbitration window.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub arb_max_ms: Option<u32>,
    /// The largest one-way delay that is compensated.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub owd_cap_ms: Option<u32>,
    /// The least trust in times the client measured.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub slack_min_ms: Option<u32>,
    /// The greatest.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub slack_max_ms: Option<u32>,
    /// The largest accepted late display.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub late_max_ms: Option<u32>,
    /// The earliest release of the dice before the reveal.
    #[serde(with = "or_preset")]
    #[cfg_attr(test, schemars(with = "crate::browser::NumberOrWord"))]
    pub lead_max_ms: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            colour_die: ColourDie::STANDARD,
            deck_extra: Card::PurpleBat,
            first_thrower: FirstThrower::Random,
            target: 4,
            penalty_pick: PenaltyPick::Offender,
            skull_touch: SkullTouch::All,
            bat_close: Later::default(),
            moon_cards: Later::default(),
            moon_face_up: MoonFaceUp::Literal,
            moon_after_look: MoonAfterLook::MayDecline,
            false_start: FalseStart::Lockout,
            tie_band_ms: 0,
            claim_mode: ClaimMode::Garlic,
            sit_out: 0,
            early_pass: Switch::On,
            fairness: Preset::Normal,
            reaction_mode: ReactionMode::Network,
            handicap: Later::default(),
            on_leave: Leave::Wait,
            max_throws: None,
            throw_ms: 10_000,
            roll_min_ms: 900,
            roll_max_ms: 1_800,
            window_ms: 5_000,
            claim_ms: 5_000,
            bat_ms: 8_000,
            moon_pick_ms: 12_000,
            moon_decide_ms: 8_000,
            penalty_ms: 5_000,
            show_ms: 2_000,
            floor_ms: None,
            arb_min_ms: None,
            arb_max_ms: None,
            owd_cap_ms: None,
            slack_min_ms: None,
            slack_max_ms: None,
            late_max_ms: None,
            lead_max_ms: None,
        }
    }
}

/// The constants of CC-10 that depend on the fairness preset, settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Constants {
    /// `FLOOR_MS`
    pub floor_ms: u32,
    /// `ARB_MIN_MS`
    pub arb_min_ms: u32,
    /// `ARB_MAX_MS`
    pub arb_max_ms: u32,
    /// `OWD_CAP_MS`
    pub owd_cap_ms: u32,
    /// `SLACK_MIN_MS`
    pub slack_min_ms: u32,
    /// `SLACK_MAX_MS`
    pub slack_max_ms: u32,
    /// `LATE_MAX_MS`
    pub late_max_ms: u32,
    /// `LEAD_MAX_MS`
    pub lead_max_ms: u32,
}

/// No timer is longer than this: about eleven days, and sums stay far from the largest stamp.
const TIMER_MAX_MS: u32 = 1_000_000_000;

/// A lottery reaction of sealed play is at least this (CC-11.3).
pub(crate) const LOTTERY_MIN_MS: u32 = 300;

/// The values a lottery reaction can take.
pub(crate) const LOTTERY_SPREAD_MS: u32 = 1_000;

/// Simulations end after so many throws (CC-8.3).
pub(crate) const SIMULATED_THROWS_MAX: u32 = 2_000;

impl Options {
    /// The floor of human reactions.
    #[inline]
    pub fn floor_ms(&self) -> u32 {
        self.floor_ms.unwrap_or(self.fairness.constants().floor_ms)
    }

    /// The constants of the preset, and those given instead.
    pub fn constants(&self) -> Constants {
        let preset = self.fairness.constants();
        Constants {
            floor_ms: self.floor_ms(),
            arb_min_ms: self.arb_min_ms.unwrap_or(preset.arb_min_ms),
            arb_max_ms: self.arb_max_ms.unwrap_or(preset.arb_max_ms),
            owd_cap_ms: self.owd_cap_ms.unwrap_or(preset.owd_cap_ms),
            slack_min_ms: self.slack_min_ms.unwrap_or(preset.slack_min_ms),
            slack_max_ms: self.slack_max_ms.unwrap_or(preset.slack_max_ms),
            late_max_ms: self.late_max_ms.unwrap_or(preset.late_max_ms),
            lead_max_ms: self.lead_max_ms.unwrap_or(preset.lead_max_ms),
        }
    }

    /// Whether so many seats can play by these options.
    pub(crate) fn check(&self, seats: u8) -> Result<(), Problem> {
        let between = |field: &str, least: u32, most: u32, found: u32| {
            if (least..=most).contains(&found) {
                return Ok(());
            }
            let message = format!("expected {least} to {most}, found {found}");
            Err(Problem::new(format!("options.{field}"), message))
        };
        // CC-12: more than four could leave a player without cards.
        between("target", 1, 4, u32::from(self.target))?;
        between("tie_band_ms", 0, 15, u32::from(self.tie_band_ms))?;
        between("sit_out", 0, 3, u32::from(self.sit_out))?;
        between("max_throws", 1, u32::MAX, self.max_throws.unwrap_or(1))?;
        if let FirstThrower::Seat(seat) = self.first_thrower {
            between("first_thrower", 0, u32::from(seats) - 1, u32::from(seat.0))?;
        }
        // R-CC-59
        for (seat, ms) in self.handicap.iter() {
            let most = if seat.0 < seats { Handicaps::MAX_MS } else { 0 };
            between("handicap", 0, most, ms)?;
        }
        for (field, found) in self.timers() {
            between(field, 1, TIMER_MAX_MS, found)?;
        }
        let constants = self.constants();
        between("roll_max_ms", self.roll_min_ms, TIMER_MAX_MS, self.roll_max_ms)?;
        between("arb_min_ms", 0, constants.arb_max_ms, constants.arb_min_ms)?;
        between("arb_max_ms", 0, TIMER_MAX_MS, constants.arb_max_ms)?;
        between("slack_min_ms", 0, constants.slack_max_ms, constants.slack_min_ms)?;
        between("slack_max_ms", 0, TIMER_MAX_MS, constants.slack_max_ms)?;
        between("owd_cap_ms", 0, TIMER_MAX_MS, constants.owd_cap_ms)?;
        between("late_max_ms", 0, TIMER_MAX_MS, constants.late_max_ms)?;
        between("lead_max_ms", 0, TIMER_MAX_MS, constants.lead_max_ms)?;
        between("floor_ms", 0, self.window_ms, constants.floor_ms)?;
        if self.reaction_mode == ReactionMode::Sealed {
            // CC-11.3, R-CC-55: every lottery reaction must be a valid one.
            let least = LOTTERY_MIN_MS + LOTTERY_SPREAD_MS;
            between("window_ms", least, TIMER_MAX_MS, self.window_ms)?;
            between("floor_ms", 0, LOTTERY_MIN_MS, constants.floor_ms)?;
        }
        Ok(())
    }

    fn timers(&self) -> [(&'static str, u32); 9] {
        [
            ("throw_ms", self.throw_ms),
            ("roll_min_ms", self.roll_min_ms),
            ("window_ms", self.window_ms),
            ("claim_ms", self.claim_ms),
            ("bat_ms", self.bat_ms),
            ("moon_pick_ms", self.moon_pick_ms),
            ("moon_decide_ms", self.moon_decide_ms),
            ("penalty_ms", self.penalty_ms),
            ("show_ms", self.show_ms),
        ]
    }
}
