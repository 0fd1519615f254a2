//! Throws without a hand (CC-8.4).

/// How many throws without any bang pause the game.
const QUIET_THROWS_MAX: u32 = 20;

/// Counts throws nobody banged on. The rules know nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Idle {
    quiet_throws: u32,
}

impl Idle {
    /// A round is over; true if everybody must press "ready" before the next throw.
    pub fn round_over(&mut self, was_banged_on: bool) -> bool {
        self.quiet_throws = if was_banged_on { 0 } else { self.quiet_throws + 1 };
        self.is_paused()
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.quiet_throws >= QUIET_THROWS_MAX
    }

    /// Everybody is ready.
    pub fn resume(&mut self) {
        self.quiet_throws = 0;
    }
}
