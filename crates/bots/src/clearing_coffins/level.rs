//! How quick, attentive and forgetful a bot is: the table of CC-11.6.

use crate::reaction::ExGaussian;
use engine::Fast;

/// A chance in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerMille(pub u16);

impl PerMille {
    /// Whether it comes true this time.
    #[inline]
    pub fn happens(self, rng: &mut Fast) -> bool {
        rng.below(1000) < u32::from(self.0)
    }
}

/// Something that differs between own cards and those of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnOther<T> {
    /// For cards in front of the bot.
    pub own: T,
    /// For all others.
    pub other: T,
}

impl<T: Copy> OwnOther<T> {
    /// The one for cards that are the bot's own, or not.
    #[inline]
    pub fn of(&self, is_own: bool) -> T {
        if is_own { self.own } else { self.other }
    }
}

/// What is added to a reaction, in milliseconds, by what the bang is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// An own Down card, from memory.
    pub own_down_ms: u32,
    /// Another seat's Down card, from memory.
    pub others_down_ms: u32,
    /// A throw with `!`.
    pub special_ms: u32,
}

/// One column of CC-11.6.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How long it takes to see an own Up card that matches.
    pub reaction: ExGaussian,
    /// How much longer everything else takes.
    pub thought: Thought,
    /// Notices an own Up card that matches.
    pub notices: PerMille,
    /// Bangs on a throw on which it knows of no match.
    pub false_alarm: PerMille,
    /// Bangs on `!+K`.
    pub slips: PerMille,
    /// Encodes a card that turns Down.
    pub encodes: OwnOther<PerMille>,
    /// Loses a trace, at every throw.
    pub forgets: OwnOther<PerMille>,
    /// A lost trace is replaced by a wrong one.
    pub mistakes: PerMille,
    /// Keeps a trace through a swap it watched.
    pub keeps: PerMille,
    /// Exposes others when it could.
    pub exposes: PerMille,
}

/// No hand comes down earlier (CC-11.6).
const REACTION_MIN_MS: f64 = 180.0;

impl Level {
    /// A reaction with so much thought added (CC-11.6).
    #[inline]
    pub fn react(&self, thought_ms: u32, rng: &mut Fast) -> u32 {
        let sampled = self.reaction.sample(rng) + f64::from(thought_ms);
        sampled.max(REACTION_MIN_MS).round() as u32
    }
}

const fn reaction(core_ms: f64, spread_ms: f64, tail_ms: f64) -> ExGaussian {
    ExGaussian {
        core_ms,
        spread_ms,
        tail_ms,
    }
}

const fn thought(own_down_ms: u32, others_down_ms: u32, special_ms: u32) -> Thought {
    Thought {
        own_down_ms,
        others_down_ms,
        special_ms,
    }
}

const fn own_other(own: u16, other: u16) -> OwnOther<PerMille> {
    OwnOther {
        own: PerMille(own),
        other: PerMille(other),
    }
}

/// Level 1.
pub const SLEEPY: Level = Level {
    reaction: reaction(800.0, 180.0, 320.0),
    thought: thought(120, 240, 60),
    notices: PerMille(900),
    false_alarm: PerMille(30),
    slips: PerMille(100),
    encodes: own_other(850, 350),
    forgets: own_other(30, 80),
    mistakes: PerMille(300),
    keeps: PerMille(500),
    exposes: PerMille(300),
};

/// Level 2.
pub const STEADY: Level = Level {
    reaction: reaction(700.0, 160.0, 280.0),
    thought: thought(100, 200, 40),
    notices: PerMille(960),
    false_alarm: PerMille(12),
    slips: PerMille(50),
    encodes: own_other(930, 600),
    forgets: own_other(15, 40),
    mistakes: PerMille(200),
    keeps: PerMille(750),
    exposes: PerMille(600),
};

/// Level 3.
pub const QUICK: Level = Level {
    reaction: reaction(600.0, 140.0, 240.0),
    thought: thought(80, 150, 20),
    notices: PerMille(990),
    false_alarm: PerMille(4),
    slips: PerMille(20),
    encodes: own_other(980, 850),
    forgets: own_other(6, 15),
    mistakes: PerMille(100),
    keeps: PerMille(920),
    exposes: PerMille(900),
};

/// Level 4.
pub const UNDEAD: Level = Level {
    reaction: reaction(480.0, 110.0, 180.0),
    thought: thought(50, 100, 0),
    notices: PerMille(1000),
    false_alarm: PerMille(1),
    slips: PerMille(5),
    encodes: own_other(1000, 970),
    forgets: own_other(1, 3),
    mistakes: PerMille(0),
    keeps: PerMille(1000),
    exposes: PerMille(1000),
};
