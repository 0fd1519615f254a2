//! What a series found: plain data, told as text, as CSV, as JSON and as a page with plots.
//!
//! Depends on the series alone: neither on the number of cores, nor on how often it was interrupted.

mod csv;
mod page;
mod plot;
mod text;

use crate::curve::Curve;
use crate::report::{GroupWins, Measure, Reason, Spread};
use crate::series::{Format, PairTally, Rating, Series, Standing};
use crate::statistics::{Interval, Share};
use crate::tally::Name;
use engine::{Game, Seat};
use serde::Serialize;

/// What a series found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    /// The version of the program.
    pub version: &'static str,
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// What the tables agreed on.
    pub options: serde_json::Value,
    /// Who met whom.
    pub format: Format,
    /// The bots of each meeting.
    pub meetings: Vec<Vec<&'static str>>,
    /// How many sat at each table.
    pub seats: u8,
    /// How many tables each meeting had.
    pub games: u64,
    /// How many tables there were in all.
    pub tables: u64,
    /// What decided all tables.
    pub seed: u64,
    /// Tables with more decisions than this were cut short.
    pub decisions_max: u32,
    /// How many tables were cut short. Nobody won them.
    pub unfinished: u64,
    /// At how many tables somebody who sees gave up looking, because there were too many positions. They count as lost,
    /// but some may be there to be won.
    pub not_found_out: u64,
    /// How many tables were won by several seats together; each of them counts as having won.
    pub shared: u64,
    /// How each bot did, in the order in which they were named.
    pub bots: Vec<BotFound>,
    /// How bots did against each other.
    pub pairs: Vec<PairFound>,
    /// How often each seat won.
    pub balance: Vec<SeatWins>,
    /// How often seats won by what they have in common, such as the family they play. Not every game has such groups.
    pub groups: Vec<GroupWins>,
    /// How long tables were, by the first measure of the game; nothing if none was finished.
    pub length: Option<Length>,
    /// Why tables ended, most frequent first.
    pub reasons: Vec<Reason>,
    /// The numbers of the game over all finished tables.
    pub measures: Vec<Measure>,
    /// How the chance to win went up and down at the first table, where one plays alone.
    pub curves: Vec<Curve>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotFound {
    pub bot: &'static str,
    /// Nothing if it met nobody but itself.
    pub rating: Option<RatingFound>,
    /// In how many seats it sat.
    pub seats: u64,
    /// How many of them won.
    pub count: u64,
    /// Their share.
    #[serde(flatten)]
    pub share: Share,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
    /// Its points, if the game counts points.
    pub points: Option<Spread>,
}

/// How good a bot is thought to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RatingFound {
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// The range of 95 %.
    pub interval: Interval,
}

impl RatingFound {
    fn new(rating: Rating) -> RatingFound {
        let Rating { rating, uncertainty } = rating;
        let reach = 1.96 * uncertainty;
        RatingFound {
            rating,
            uncertainty,
            interval: Interval {
                low: rating - reach,
                high: rating + reach,
            },
        }
    }
}

/// How a bot did against another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PairFound {
    pub bot: &'static str,
    pub against: &'static str,
    /// How often they met, seat against seat.
    pub meetings: u64,
    /// It won and the other did not.
    pub ahead: u64,
    /// Both won, or neither.
    pub level: u64,
    /// The other won and it did not.
    pub behind: u64,
    /// The table was cut short.
    pub unfinished: u64,
    /// Its share; level counts half.
    pub share: f64,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
}

impl PairFound {
    fn new(bot: &'static str, against: &'static str, pair: PairTally) -> PairFound {
        let PairTally {
            ahead,
            level,
            behind,
            unfinished,
        } = pair;
        let meetings = ahead + level + behind + unfinished;
        let share = (ahead as f64 + level as f64 / 2.0) / meetings.max(1) as f64;
        PairFound {
            bot,
            against,
            meetings,
            ahead,
            level,
            behind,
            unfinished,
            share,
            interval: Interval::wilson_of(share, meetings),
        }
    }
}

/// How often a seat won, whoever sat there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatWins {
    pub seat: Seat,
    /// How many tables it won.
    pub count: u64,
    /// Their share of all tables.
    #[serde(flatten)]
    pub share: Share,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
}

/// How long tables were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// What is counted: `turns`.
    pub measure: Name,
    /// How many.
    #[serde(flatten)]
    pub spread: Spread,
    /// How often each length came up, the shortest first.
    pub histogram: Vec<LengthBar>,
}

/// How often a length came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LengthBar {
    pub length: i32,
    /// At how many tables.
    pub count: u64,
}

impl Findings {
    /// What a standing of a series says.
    pub fn new<G: Game>(series: &Series<G>, standing: &Standing, curves: Vec<Curve>) -> Findings {
        let name = |bot: usize| series.bots()[bot].name;
        let tables = series.played(standing);
        let tally = &standing.tally;
        let balance = (0..series.seats()).zip(tally.wins).map(|(seat, count)| SeatWins {
            seat: Seat(seat),
            count,
            share: Share::new(count, tables),
            interval: Interval::wilson(count, tables),
        });
        let meetings = series.meetings();
        Findings {
            version: env!("CARGO_PKG_VERSION"),
            game: G::NAME,
            rules_version: G::NEWEST.0,
            options: serde_json::to_value(series.options()).unwrap_or_default(),
            format: series.format(),
            meetings: meetings
                .map(|bots| bots.iter().map(|bot| name(*bot)).collect())
                .collect(),
            seats: series.seats(),
            games: standing.rounds,
            tables,
            seed: series.seed(),
            decisions_max: series.decisions_max(),
            unfinished: tally.unfinished,
            not_found_out: tally.not_found_out,
            shared: tally.shared,
            bots: bots_found(series, standing),
            pairs: pairs_found(series, standing),
            balance: balance.collect(),
            groups: GroupWins::all(tally),
            length: length_found(standing),
            reasons: Reason::all(tally, tables),
            measures: Measure::all(tally),
            curves,
        }
    }

    /// The share everybody would win if all were alike and each table had one winner; nothing where one plays alone.
    fn even_share(&self) -> Option<f64> {
        (self.seats > 1).then(|| 1.0 / f64::from(self.seats))
    }

    /// The bots as a ladder: the best first, and those that are equal in the order in which they were named.
    fn ladder(&self) -> Vec<(&'static str, RatingFound)> {
        let rated = self.bots.iter().filter_map(|bot| Some((bot.bot, bot.rating?)));
        let mut ladder: Vec<_> = rated.collect();
        ladder.sort_by(|(_, one), (_, other)| other.rating.total_cmp(&one.rating));
        ladder
    }

    /// The groups of each kind.
    fn kinds(&self) -> impl Iterator<Item = &[GroupWins]> {
        self.groups.chunk_by(|one, other| one.group == other.group)
    }
}

fn bots_found<G: Game>(series: &Series<G>, standing: &Standing) -> Vec<BotFound> {
    let bots = series.bots().iter().zip(&standing.bots);
    bots.map(|(bot, tally)| BotFound {
        bot: bot.name,
        rating: (series.bots().len() > 1).then(|| RatingFound::new(tally.rating)),
        seats: tally.seats,
        count: tally.wins,
        share: Share::new(tally.wins, tally.seats),
        interval: Interval::wilson(tally.wins, tally.seats),
        points: Spread::new(&tally.scores),
    })
    .collect()
}

fn pairs_found<G: Game>(series: &Series<G>, standing: &Standing) -> Vec<PairFound> {
    let bots = series.bots();
    let mut found = Vec::new();
    for (first, bot) in bots.iter().enumerate() {
        for (second, against) in bots.iter().enumerate().skip(first + 1) {
            let pair = standing.pair(first, second);
            match series.format() {
                // Each against the one below.
                Format::Ladder if second == first + 1 => {
                    let turned = PairTally {
                        ahead: pair.behind,
                        behind: pair.ahead,
                        ..pair
                    };
                    found.push(PairFound::new(against.name, bot.name, turned));
                }
                Format::Ladder => {}
                _ => found.push(PairFound::new(bot.name, against.name, pair)),
            }
        }
    }
    found
}

fn length_found(standing: &Standing) -> Option<Length> {
    let bars = standing.lengths.iter();
    Some(Length {
        measure: standing.tally.measures.first()?.name.clone(),
        spread: Spread::new(&standing.lengths)?,
        histogram: bars
            .map(|(length, count)| LengthBar {
                length: *length,
                count: *count,
            })
            .collect(),
    })
}
