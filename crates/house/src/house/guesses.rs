//! What guessing costs: codes and passwords are short, so nobody may try many of them.
//!
//! Every guess is counted before it is looked at, for its line and for its address, and taken back if it was right. A few
//! are free, because people mistype; each one more waits twice as long as the one before. A miss is forgiven after a
//! minute, so that in the long run an address has one guess a minute, however many lines it opens.

use super::connection::Shared;
use super::nodes::News;
use super::{House, Inner, lock};
use crate::{AddressKey, HouseRefusal};
use protocol::wire::Trouble;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Misses of one line that cost nothing.
const FREE_OF_LINE: u32 = 5;

/// Misses of one address that cost nothing: many people may come from one.
const FREE_OF_ADDRESS: u32 = 20;

/// A miss is forgiven after this time.
const FORGIVEN_MS: u64 = 60_000;

/// The first wait, and the longest.
const WAIT_MS: (u64, u64) = (1_000, 60_000);

/// Above this many addresses those that are forgiven are forgotten.
const ADDRESSES_MAX: usize = 10_000;

/// The guesses of one line or address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Guesses {
    misses: u32,
    /// Until when misses are forgiven.
    at_ms: u64,
    /// No guess before this time.
    until_ms: u64,
}

impl Guesses {
    /// How long the next guess must wait.
    fn wait_ms(&self, now: u64) -> u64 {
        self.until_ms.saturating_sub(now)
    }

    fn forgive(&mut self, now: u64) {
        let minutes = now.saturating_sub(self.at_ms) / FORGIVEN_MS;
        let forgiven = u32::try_from(minutes).unwrap_or(u32::MAX);
        self.misses = self.misses.saturating_sub(forgiven);
        self.at_ms = match self.misses {
            0 => now,
            _ => self.at_ms + minutes * FORGIVEN_MS,
        };
    }

    /// One guess, wrong until it is known to be right.
    fn add(&mut self, now: u64, free: u32) {
        self.forgive(now);
        self.misses += 1;
        if let Some(over) = self.misses.checked_sub(free + 1) {
            let (first, longest) = WAIT_MS;
            self.until_ms = now + (first << over.min(16)).min(longest);
        }
    }

    /// It was right.
    fn take_back(&mut self, now: u64) {
        self.misses = self.misses.saturating_sub(1);
        // Whoever could guess had not to wait before.
        self.until_ms = now;
    }

    fn is_forgiven(&self, now: u64) -> bool {
        let mut later = *self;
        later.forgive(now);
        later.misses == 0
    }
}

/// The guesses of all addresses. They are kept nowhere else.
#[derive(Debug, Default)]
pub(super) struct OfAddresses(Mutex<BTreeMap<AddressKey, Guesses>>);

impl OfAddresses {
    /// How long an address must wait before its next guess.
    fn wait_ms(&self, address: Option<AddressKey>, now: u64) -> u64 {
        let all = lock(&self.0);
        let guesses = address.and_then(|address| all.get(&address));
        guesses.map_or(0, |guesses| guesses.wait_ms(now))
    }

    pub(super) fn add(&self, address: Option<AddressKey>, now: u64) {
        let mut all = lock(&self.0);
        if all.len() >= ADDRESSES_MAX {
            all.retain(|_, guesses| !guesses.is_forgiven(now));
        }
        if let Some(address) = address {
            all.entry(address).or_default().add(now, FREE_OF_ADDRESS);
        }
    }

    fn take_back(&self, address: Option<AddressKey>, now: u64) {
        let mut all = lock(&self.0);
        if let Some(guesses) = address.and_then(|address| all.get_mut(&address)) {
            guesses.take_back(now);
        }
    }
}

/// A guess that comes too soon, and how long it must wait.
fn too_many(wait_ms: u64) -> Result<(), Trouble> {
    if wait_ms == 0 {
        return Ok(());
    }
    let refusal = HouseRefusal::TooManyGuesses;
    let seconds = wait_ms.div_ceil(1_000) as i64;
    Err(refusal.saying(refusal.phrase().with("seconds", seconds)))
}

impl Inner {
    /// Counts a guess, or refuses it.
    pub(super) fn guess(&self, shared: &Shared) -> Result<(), Trouble> {
        let now = self.now();
        let of_line = &mut lock(&shared.state).guesses;
        let of_address = self.guesses.wait_ms(shared.address, now);
        too_many(of_address.max(of_line.wait_ms(now)))?;
        of_line.add(now, FREE_OF_LINE);
        self.guesses.add(shared.address, now);
        self.tell_of_guess(shared.address);
        Ok(())
    }

    /// The last guess was right.
    pub(super) fn guessed(&self, shared: &Shared) {
        let now = self.now();
        lock(&shared.state).guesses.take_back(now);
        self.guesses.take_back(shared.address, now);
    }

    /// A guess counts at all nodes. Only here is it taken back if it was right: elsewhere a minute forgives it.
    fn tell_of_guess(&self, address: Option<AddressKey>) {
        if let Some(AddressKey(address)) = address {
            self.tell_nodes(News::Missed { address });
        }
    }
}

impl House {
    /// Counts a guess that comes by no line, such as one at the password of the house, or refuses it.
    ///
    /// # Errors
    /// If the address has guessed too often.
    pub fn guess(&self, address: AddressKey) -> Result<(), Trouble> {
        let now = self.0.now();
        too_many(self.0.guesses.wait_ms(Some(address), now))?;
        self.0.guesses.add(Some(address), now);
        self.0.tell_of_guess(Some(address));
        Ok(())
    }

    /// The last guess of an address was right, so it costs nothing.
    pub fn guessed(&self, address: AddressKey) {
        self.0.guesses.take_back(Some(address), self.0.now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many guesses are heard within a time, if one guesses as often as one may.
    fn heard(ms: u64, free: u32) -> u32 {
        let (mut guesses, mut now, mut heard) = (Guesses::default(), 0, 0);
        loop {
            now += guesses.wait_ms(now);
            if now >= ms {
                return heard;
            }
            guesses.add(now, free);
            heard += 1;
        }
    }

    #[test]
    fn in_the_long_run_there_is_one_guess_a_minute() {
        assert_eq!(heard(1, FREE_OF_LINE), 6);
        assert!(heard(60_000, FREE_OF_ADDRESS) <= 27);
        let a_day = heard(86_400_000, FREE_OF_ADDRESS);
        assert!(a_day < 1_440 + 40, "{a_day}");
    }

    #[test]
    fn whoever_mistypes_now_and_then_never_waits() {
        let mut guesses = Guesses::default();
        for minute in 0..100 {
            let now = minute * FORGIVEN_MS;
            assert_eq!(guesses.wait_ms(now), 0);
            guesses.add(now, FREE_OF_LINE);
            guesses.add(now, FREE_OF_LINE);
            guesses.take_back(now);
        }
    }
}
