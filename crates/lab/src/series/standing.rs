//! How everybody stands after so many rounds: exact sums, and ratings.

use super::seating::LineUp;
use crate::tally::{Histogram, Tally};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How everybody stands after so many rounds of a series.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// How many tables each meeting has had.
    pub rounds: u64,
    /// The sums of all tables, seat by seat.
    pub tally: Tally,
    /// How often each length came up, by the first measure of the game.
    pub lengths: Histogram,
    /// Each bot, in the order of the series.
    pub bots: Vec<BotTally>,
    /// Every two bots: first those of the first with each after it, then those of the second.
    pub pairs: Vec<PairTally>,
}

/// All seats of one bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BotTally {
    /// In how many seats it sat.
    pub seats: u64,
    /// How many of them won.
    pub wins: u64,
    /// How often it had so many points; empty if the game counts none.
    pub scores: Histogram,
    /// How good it is thought to be.
    pub rating: Rating,
}

/// How two bots did against each other: at one table, or each alone with the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PairTally {
    /// The first won and the second did not.
    pub ahead: u64,
    /// Both won, or neither.
    pub level: u64,
    /// The second won and the first did not.
    pub behind: u64,
    /// The table was cut short.
    pub unfinished: u64,
}

/// A rating by Weng and Lin (Bradley-Terry): how good a bot is thought to be, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::from(WengLinRating::new())
    }
}

impl From<WengLinRating> for Rating {
    fn from(rating: WengLinRating) -> Rating {
        let WengLinRating { rating, uncertainty } = rating;
        Rating { rating, uncertainty }
    }
}

/// A rating is kept by its bits, so that a run goes on from exactly where it stopped.
impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.rating.to_bits(), self.uncertainty.to_bits()].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rating {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rating, D::Error> {
        let [rating, uncertainty] = <[u64; 2]>::deserialize(deserializer)?.map(f64::from_bits);
        Ok(Rating { rating, uncertainty })
    }
}

impl Standing {
    pub(super) fn new(bots: usize) -> Standing {
        Standing {
            rounds: 0,
            tally: Tally::default(),
            lengths: Histogram::new(),
            bots: vec![BotTally::default(); bots],
            pairs: vec![PairTally::default(); bots * bots.saturating_sub(1) / 2],
        }
    }

    /// How the first of two bots did against the second; the first was named before it.
    pub fn pair(&self, first: usize, second: usize) -> PairTally {
        self.pairs[place(self.bots.len(), first, second)]
    }

    /// Adds one table of each meeting.
    pub(super) fn add_round(&mut self, tables: Vec<(LineUp, Tally)>) {
        self.rounds += 1;
        let is_alone = tables.iter().all(|(line_up, _)| line_up.bots.len() == 1);
        if is_alone {
            // Who plays alone is compared with the others on the same deal.
            let seats: Vec<_> = tables
                .iter()
                .flat_map(|(line_up, tally)| seats(line_up, tally))
                .collect();
            self.compare(&seats, true);
        }
        for (line_up, tally) in tables {
            let seats: Vec<_> = seats(&line_up, &tally).collect();
            if !is_alone {
                self.compare(&seats, tally.finished > 0);
            }
            for (seat, (bot, has_won)) in seats.into_iter().enumerate() {
                let bot = &mut self.bots[bot];
                bot.seats += 1;
                bot.wins += u64::from(has_won);
                for (score, count) in &tally.scores[seat] {
                    *bot.scores.entry(*score).or_default() += count;
                }
            }
            // The first measure of a game is its length; at a single table the greatest is the only one.
            if let Some(length) = tally.measures.first() {
                *self.lengths.entry(length.max as i32).or_default() += 1;
            }
            self.tally = std::mem::take(&mut self.tally).merge(tally);
        }
    }

    /// Compares everybody with everybody; each is a bot and whether it won.
    fn compare(&mut self, seats: &[(usize, bool)], is_finished: bool) {
        let bots = self.bots.len();
        for (idx, (one, one_won)) in seats.iter().enumerate() {
            for (other, other_won) in seats[idx + 1..].iter().filter(|(other, _)| other != one) {
                let is_first = one < other;
                let pair = &mut self.pairs[place(bots, *one.min(other), *one.max(other))];
                match (is_finished, one_won == other_won, *one_won == is_first) {
                    (false, ..) => pair.unfinished += 1,
                    (_, true, _) => pair.level += 1,
                    (_, _, true) => pair.ahead += 1,
                    (_, _, false) => pair.behind += 1,
                }
            }
        }
        if is_finished {
            self.rate(seats);
        }
    }

    /// Winners are first and all others second: what else a table tells, such as points, means more in one game and less
    /// in another.
    fn rate(&mut self, seats: &[(usize, bool)]) {
        let old: Vec<[WengLinRating; 1]> = seats
            .iter()
            .map(|(bot, _)| {
                let Rating { rating, uncertainty } = self.bots[*bot].rating;
                [WengLinRating { rating, uncertainty }]
            })
            .collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = old
            .iter()
            .zip(seats)
            .map(|(old, (_, has_won))| {
                (
                    old.as_slice(),
                    MultiTeamOutcome::new(if *has_won { 1 } else { 2 }),
                )
            })
            .collect();
        let new = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for bot in 0..self.bots.len() {
            // A bot in several seats of a table gets the mean of what each would have got.
            let own = || new.iter().flatten().zip(seats).filter(|(_, seat)| seat.0 == bot);
            let count = own().count() as f64;
            if count > 0.0 {
                self.bots[bot].rating = Rating {
                    rating: own().map(|(new, _)| new.rating).sum::<f64>() / count,
                    uncertainty: own().map(|(new, _)| new.uncertainty).sum::<f64>() / count,
                };
            }
        }
    }

    /// Whether a standing that was read can be one of so many bots.
    pub(super) fn fits(&self, bots: usize) -> bool {
        let Standing {
            bots: found, pairs, ..
        } = Standing::new(bots);
        self.bots.len() == found.len() && self.pairs.len() == pairs.len()
    }
}

/// Who sat at a table, and whether they won.
fn seats<'a>(line_up: &'a LineUp, tally: &'a Tally) -> impl Iterator<Item = (usize, bool)> + 'a {
    let seats = line_up.bots.iter().zip(tally.wins);
    seats.map(|(bot, wins)| (*bot, wins > 0))
}

/// Where a pair is in the list of all pairs.
fn place(bots: usize, first: usize, second: usize) -> usize {
    first * (2 * bots - first - 1) / 2 + second - first - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(bots: &[usize], winners: &[usize]) -> (LineUp, Tally) {
        let line_up = LineUp {
            bots: bots.iter().copied().collect(),
            deal: 0,
        };
        let mut tally = Tally {
            finished: 1,
            ..Tally::default()
        };
        winners.iter().for_each(|seat| tally.wins[*seat] = 1);
        (line_up, tally)
    }

    #[test]
    fn every_pair_has_its_own_place() {
        let mut places: Vec<usize> = Vec::new();
        for first in 0..5 {
            places.extend((first + 1..5).map(|second| place(5, first, second)));
        }
        assert_eq!(places, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn whoever_wins_is_ahead_of_whoever_does_not() {
        let mut standing = Standing::new(3);
        // Bot 2 wins from seat 0, then together with bot 0; then nobody comes to an end.
        standing.add_round(vec![table(&[2, 0, 1], &[0])]);
        standing.add_round(vec![table(&[0, 1, 2], &[0, 2])]);
        let (line_up, _) = table(&[0, 1, 2], &[]);
        let cut_short = Tally {
            unfinished: 1,
            ..Tally::default()
        };
        let before = standing.bots[0].rating;
        standing.add_round(vec![(line_up, cut_short)]);
        let told = |first, second| {
            let pair = standing.pair(first, second);
            [pair.ahead, pair.level, pair.behind, pair.unfinished]
        };
        assert_eq!(told(0, 1), [1, 1, 0, 1]);
        assert_eq!(told(0, 2), [0, 1, 1, 1]);
        assert_eq!(told(1, 2), [0, 0, 2, 1]);
        assert_eq!(
            standing.bots[0].rating, before,
            "nothing is learnt from a table cut short"
        );
        assert_eq!(
            standing.bots.iter().map(|bot| bot.wins).collect::<Vec<_>>(),
            [1, 0, 2]
        );
    }

    #[test]
    fn ratings_follow_weng_and_lin() {
        // The first game of two unknowns: Δ = σ²/c · ½ with c² = 2σ² + 2β².
        let mut standing = Standing::new(2);
        standing.add_round(vec![table(&[0, 1], &[1])]);
        let (sigma, beta) = (25.0_f64 / 3.0, 25.0_f64 / 6.0);
        let c = (2.0 * sigma * sigma + 2.0 * beta * beta).sqrt();
        let change = sigma * sigma / c / 2.0;
        let [loser, winner] = [&standing.bots[0], &standing.bots[1]].map(|bot| bot.rating);
        assert!((winner.rating - 25.0 - change).abs() < 1e-9, "{winner:?}");
        assert!((loser.rating - 25.0 + change).abs() < 1e-9, "{loser:?}");
        assert!(winner.uncertainty < sigma && loser.uncertainty < sigma);
    }

    #[test]
    fn who_plays_alone_is_compared_on_the_same_deal() {
        let mut standing = Standing::new(2);
        standing.add_round(vec![table(&[0], &[]), table(&[1], &[0])]);
        standing.add_round(vec![table(&[0], &[]), table(&[1], &[])]);
        let pair = standing.pair(0, 1);
        assert_eq!((pair.ahead, pair.level, pair.behind), (0, 1, 1));
        assert!(standing.bots[1].rating.rating > standing.bots[0].rating.rating);
    }

    #[test]
    fn a_bot_against_itself_stays_where_it_is() {
        let mut standing = Standing::new(1);
        standing.add_round(vec![table(&[0, 0], &[1])]);
        assert!((standing.bots[0].rating.rating - 25.0).abs() < 1e-9);
        assert_eq!((standing.bots[0].seats, standing.bots[0].wins), (2, 1));
    }
}
