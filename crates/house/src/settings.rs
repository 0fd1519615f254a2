//! What whoever runs a house can set: limits and times.

use crate::hosted::game_of_the_day;
use std::num::NonZeroU32;

/// Limits on everything a guest could do too much of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables one guest may have open and not over.
    pub tables_per_guest: usize,
    /// Tables that are not over and were opened from one address since the house was opened.
    pub tables_per_address: usize,
    /// Tables that are not over, of everybody.
    pub tables: usize,
    /// Who may watch one table.
    pub spectators: usize,
    /// Devices of one guest at one table.
    pub devices_per_guest: usize,
    /// Tables one device may be at.
    pub tables_per_device: usize,
    /// Characters of a name.
    pub name_chars: usize,
    /// Characters of something said.
    pub chat_chars: usize,
    /// Things said by one guest at one table within ten seconds.
    pub chat_per_10_s: usize,
    /// Bytes of a salt.
    pub salt_bytes: usize,
    /// Messages that wait for one device; a device that does not read them is dropped.
    pub outbox_messages: usize,
    /// Bytes that wait for one device.
    pub outbox_bytes: usize,
    /// Requests that wait for one table; more make their sender wait.
    pub mailbox: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_guest: 20,
            tables_per_address: 500,
            tables: 20_000,
            spectators: 100,
            devices_per_guest: 5,
            tables_per_device: 8,
            name_chars: 24,
            chat_chars: 280,
            chat_per_10_s: 8,
            salt_bytes: 64,
            outbox_messages: 256,
            outbox_bytes: 1 << 20,
            mailbox: 32,
        }
    }
}

/// How long things are kept that nobody needs any more. Whoever comes back to a table in time finds it as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// A table nobody is at, before the deal; then it is gone.
    pub gathering_ms: u64,
    /// A live table of several persons that nobody comes back to; then it is over, as abandoned.
    pub live_ms: u64,
    /// A relaxed table, and any table of one person.
    pub relaxed_ms: u64,
    /// A table by mail.
    pub mail_ms: u64,
    /// A table that is over, with its log; nothing keeps it for ever.
    pub finished_ms: Option<u64>,
    /// A guest who belongs to no table that is kept, since they were last seen; nothing keeps them for ever.
    pub guests_ms: Option<u64>,
    /// A house that was closed ends no table before it has been open for this time, so that people can come back.
    pub reopened_ms: u64,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            gathering_ms: 10 * MINUTE_MS,
            live_ms: DAY_MS,
            relaxed_ms: 14 * DAY_MS,
            mail_ms: 30 * DAY_MS,
            finished_ms: None,
            guests_ms: Some(30 * DAY_MS),
            reopened_ms: DAY_MS,
        }
    }
}

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

/// How a house is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Limits.
    pub limits: Limits,
    /// How long tables are kept that nobody is at.
    pub keeping: Keeping,
    /// How long a bot seems to think, at least and at most, in milliseconds.
    pub bot_think_ms: (u32, u32),
    /// Threads on which bots think. Without any they think where their table is run, which holds up whatever else runs
    /// there: only for tests on a clock of their own.
    pub bot_threads: usize,
    /// The time for an answer at a live table.
    pub live_ms: u64,
    /// The time for an answer by mail.
    pub mail_ms: u64,
    /// After this time an empty seat is answered for.
    pub empty_seat_ms: u64,
    /// After a table was loaded again nothing runs out before this time, so that people can come back.
    pub grace_ms: u64,
    /// So long a host may be away before somebody stands in for him.
    pub host_wait_ms: u64,
    /// A table nobody is at leaves memory after this time.
    pub idle_ms: u64,
    /// How long a ticket for another device is good for.
    pub ticket_ms: u32,
    /// The game of the house of the day; nothing if there is none.
    pub day_game: Option<String>,
    /// The games that can be played, by name. Tables of other games that are open already are played to their end.
    pub games: Vec<String>,
    /// In a rehearsal every deal follows from this seed, so that it can be repeated: whoever knows the seed knows every
    /// card. Otherwise the operating system gives the chance.
    pub rehearsal: Option<u64>,
    /// How many times as fast as the runtime's the house's clock goes: 1, but for a rehearsal of many days.
    pub speed: NonZeroU32,
}

impl Settings {
    /// The game of the house of the day, if it can be played here.
    pub(crate) fn offered_day_game(&self) -> Option<&str> {
        self.day_game.as_deref().filter(|game| self.offers(game))
    }

    /// Whether a game can be played here.
    pub(crate) fn offers(&self, game: &str) -> bool {
        self.games.iter().any(|offered| offered == game)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: Limits::default(),
            keeping: Keeping::default(),
            bot_think_ms: (500, 1_600),
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            live_ms: 120_000,
            mail_ms: DAY_MS,
            empty_seat_ms: 2_000,
            grace_ms: 15_000,
            host_wait_ms: 60_000,
            idle_ms: 120_000,
            ticket_ms: 600_000,
            day_game: game_of_the_day().map(str::to_owned),
            games: catalog::games().iter().map(|game| game.name.to_owned()).collect(),
            rehearsal: None,
            speed: NonZeroU32::MIN,
        }
    }
}
