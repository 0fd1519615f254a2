//! Whole counts over many races, so that the order of adding does not matter.

use super::client::Forgery;
use super::duel::{Duel, Mode};
use super::wire::Wire;
use clearing_coffins::api::Constants;
use clearing_coffins::referee::{Compensation as _, LineTimes};
use engine::{Fast, Seat};

/// The lower ends of the bands of the true difference, in milliseconds.
pub const DIFFERENCE_BANDS: [u32; 7] = [0, 10, 20, 30, 50, 100, 200];

/// The lower ends of the bands of the difference between the two round trips.
pub const LINE_BANDS: [u32; 6] = [0, 25, 50, 100, 150, 250];

/// The lower ends of the bands of the longer round trip.
pub const SLOWER_BANDS: [u32; 4] = [0, 100, 200, 300];

/// Races the promise is about: a true difference above this …
pub const PROMISED_DIFFERENCE_MS: f64 = 30.0;

/// … at a difference of the lines up to this.
pub const PROMISED_LINE_MS: f64 = 150.0;

/// How often something was so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// This often.
    pub count: u64,
    /// Of so many.
    pub total: u64,
}

impl Count {
    fn add(&mut self, is_so: bool) {
        self.count += u64::from(is_so);
        self.total += 1;
    }

    fn merge(&mut self, other: Count) {
        self.count += other.count;
        self.total += other.total;
    }
}

/// How often the truly faster person acted in one mode.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModeTally {
    /// In all races.
    pub all: Count,
    /// In those the promise is about.
    pub promised: Count,
    /// By true difference, at lines the promise is about.
    pub by_difference: [Count; DIFFERENCE_BANDS.len()],
    /// By difference of the lines, at true differences the promise is about.
    pub by_line: [Count; LINE_BANDS.len()],
    /// By the longer round trip, in races the promise is about.
    pub by_slower: [Count; SLOWER_BANDS.len()],
}

/// What one way of cheating brought in one mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForgeryTally {
    /// How often the cheat acted, against somebody just as quick.
    pub wins: Count,
    /// How many milliseconds quicker than it was the hand counted: the sum,
    pub gain_sum: i64,
    /// the most,
    pub gain_max: i64,
    /// the largest bound,
    pub bound_max: i64,
    /// and the most by which a gain was above its own bound; mostly below 0.
    pub excess_max: i64,
}

impl Default for ForgeryTally {
    fn default() -> ForgeryTally {
        ForgeryTally {
            wins: Count::default(),
            gain_sum: 0,
            gain_max: i64::MIN,
            bound_max: i64::MIN,
            excess_max: i64::MIN,
        }
    }
}

/// What cheats try, and its name.
pub const FORGERIES: [(&str, Forgery); 5] = [
    ("nothing", Forgery::HONEST),
    (
        "forged times",
        Forgery {
            lies: true,
            ..Forgery::HONEST
        },
    ),
    (
        "early look",
        Forgery {
            peeks: true,
            ..Forgery::HONEST
        },
    ),
    (
        "late answers",
        Forgery {
            drags: true,
            ..Forgery::HONEST
        },
    ),
    (
        "all together",
        Forgery {
            lies: true,
            peeks: true,
            drags: true,
            shakes: true,
        },
    ),
];

/// Everything counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By mode, in the order of [`Mode::ALL`].
    pub modes: [ModeTally; Mode::ALL.len()],
    /// By measured mode and forgery, in the order of [`Mode::MEASURED`] and [`FORGERIES`].
    pub forgeries: [[ForgeryTally; FORGERIES.len()]; Mode::MEASURED.len()],
}

impl Tally {
    /// One race of any two people, and one in which the first of two equals cheats.
    pub(super) fn race(&mut self, hop_ms: f64, rng: &mut Fast) {
        let duel = Duel::draw(false, hop_ms, rng);
        if let Some((faster, by_ms)) = duel.faster() {
            for (mode, tally) in Mode::ALL.into_iter().zip(&mut self.modes) {
                tally.add(&duel, by_ms, duel.winner(mode) == Some(faster));
            }
        }
        let duel = Duel::draw(true, hop_ms, rng);
        for (mode, tallies) in Mode::MEASURED.into_iter().zip(&mut self.forgeries) {
            for ((_, forgery), tally) in FORGERIES.into_iter().zip(tallies) {
                tally.add(&duel, mode, forgery);
            }
        }
    }

    /// The sum of two tallies.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        for (mode, more) in self.modes.iter_mut().zip(&other.modes) {
            mode.merge(more);
        }
        let forgeries = self.forgeries.iter_mut().flatten();
        for (forgery, more) in forgeries.zip(other.forgeries.iter().flatten()) {
            forgery.merge(more);
        }
        self
    }
}

impl ModeTally {
    fn add(&mut self, duel: &Duel, by_ms: f64, is_won: bool) {
        let (line_ms, slower_ms) = (duel.line_difference(), duel.slower_line());
        self.all.add(is_won);
        let is_clear = by_ms > PROMISED_DIFFERENCE_MS;
        let is_near = line_ms <= PROMISED_LINE_MS;
        if is_near {
            self.by_difference[band(&DIFFERENCE_BANDS, by_ms)].add(is_won);
        }
        if is_clear {
            self.by_line[band(&LINE_BANDS, line_ms)].add(is_won);
        }
        if is_clear && is_near {
            self.promised.add(is_won);
            self.by_slower[band(&SLOWER_BANDS, slower_ms)].add(is_won);
        }
    }

    fn merge(&mut self, other: &ModeTally) {
        self.all.merge(other.all);
        self.promised.merge(other.promised);
        let ours = self.by_difference.iter_mut();
        let ours = ours.chain(&mut self.by_line).chain(&mut self.by_slower);
        let theirs = other.by_difference.iter();
        let theirs = theirs.chain(&other.by_line).chain(&other.by_slower);
        for (count, more) in ours.zip(theirs) {
            count.merge(*more);
        }
    }
}

/// In which band a value lies: above its lower end, up to the next.
fn band(bands: &[u32], value: f64) -> usize {
    let above = bands.iter().filter(|low| value > f64::from(**low)).count();
    above.saturating_sub(1)
}

impl ForgeryTally {
    fn add(&mut self, duel: &Duel, mode: Mode, forgery: Forgery) {
        let judged = duel.judge(mode, forgery);
        self.wins.add(judged.winner == Some(Seat(0)));
        let client = &duel.clients[0];
        let gain = client.reaction_ms as i64 - judged.evidence.measured();
        let bound = bound_ms(forgery, &mode.constants(), &judged.line, &client.wire);
        self.gain_sum += gain;
        self.gain_max = self.gain_max.max(gain);
        self.bound_max = self.bound_max.max(bound);
        self.excess_max = self.excess_max.max(gain - bound);
    }

    fn merge(&mut self, other: &ForgeryTally) {
        self.wins.merge(other.wins);
        self.gain_sum += other.gain_sum;
        self.gain_max = self.gain_max.max(other.gain_max);
        self.bound_max = self.bound_max.max(other.bound_max);
        self.excess_max = self.excess_max.max(other.excess_max);
    }
}

/// Rounding and drift of clocks (R-CC-52, CC-10.4).
const CLOCK_ERROR_MS: i64 = 5;

/// The largest gain of CC-10.16: each way of cheating has its bound, and together they add up (R-CC-63). By half of
/// what the samples of an unsteady line overstate it even an honest hand may seem quicker.
fn bound_ms(forgery: Forgery, constants: &Constants, line: &LineTimes, wire: &Wire) -> i64 {
    let slack = line.slack(constants);
    let whole = |ms: f64| ms.max(0.0).ceil() as i64;
    let mut bound = CLOCK_ERROR_MS;
    if forgery.lies {
        bound += slack;
    }
    if forgery.peeks {
        bound += slack / 2;
    }
    if forgery.drags {
        // This is more than the asymmetry of the ways, and than what the samples overstate.
        return bound + whole(2.0 * f64::from(constants.owd_cap_ms) - wire.rtt_ms());
    }
    if forgery.peeks {
        bound += whole(line.owd(constants) as f64 - wire.down_ms);
    }
    bound + whole((line.rtt_min as f64 - wire.rtt_ms()) / 2.0)
}
