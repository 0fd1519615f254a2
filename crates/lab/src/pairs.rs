//! Every bot against every other, two at a table, half of the tables in each order of seats.

use crate::player::Player;
use crate::report::{Report, Thousands, Timing};
use crate::run::{Run, simulate};
use crate::statistics::Interval;
use engine::{Game, Problem};
use serde::Serialize;
use std::fmt;
use std::time::Instant;

/// How two bots did against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Whose share it is.
    pub bot: &'static str,
    /// Against whom.
    pub against: &'static str,
    /// How many tables.
    pub games: u64,
    /// Tables it won alone.
    pub won: u64,
    /// Tables both won.
    pub shared: u64,
    /// Tables the other won alone.
    pub lost: u64,
    /// Tables that were cut short; they count as lost by both.
    pub unfinished: u64,
    /// Its share of the tables; those both won count half.
    pub share: f64,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
}

/// What a tournament in pairs found, and how long it took.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tournament {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// What the tables agreed on.
    pub options: serde_json::Value,
    /// What decided all tables.
    pub seed: u64,
    /// Every pair, in the order in which the bots were named.
    pub pairs: Vec<Pair>,
    /// How fast; never the same twice.
    pub timing: Timing,
}

/// Lets every two of the bots play so many tables of two, half of them in each order of seats.
///
/// # Errors
/// If two cannot play with these options.
pub fn tournament<G: Game>(
    bots: &[impl Copy + Into<Player<G>>],
    options: &G::Options,
    games: u64,
    seed: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tournament, Problem> {
    let start = Instant::now();
    let bots: Vec<Player<G>> = bots.iter().map(|bot| (*bot).into()).collect();
    let mut pairs = Vec::new();
    for (idx, bot) in bots.iter().enumerate() {
        for against in &bots[idx + 1..] {
            let half = |bots: [Player<G>; 2], games| {
                let run = Run::new(bots.to_vec(), options.clone(), games, seed);
                simulate(&run, progress).map(|simulation| simulation.report)
            };
            let first = half([*bot, *against], games.div_ceil(2))?;
            let second = half([*against, *bot], games / 2)?;
            pairs.push(Pair::of(&first, &second));
        }
    }
    let tables = pairs.iter().map(|pair| pair.games).sum();
    Ok(Tournament {
        game: G::NAME,
        rules_version: G::NEWEST.0,
        options: serde_json::to_value(options).unwrap_or_default(),
        seed,
        pairs,
        timing: Timing::new(tables, start.elapsed()),
    })
}

impl Pair {
    /// From tables with the bot in seat 0, and as many with it in seat 1.
    fn of(first: &Report, second: &Report) -> Pair {
        let wins = first.wins[0].count + second.wins[1].count;
        let other_wins = first.wins[1].count + second.wins[0].count;
        let games = first.games + second.games;
        let unfinished = first.unfinished + second.unfinished;
        // Every finished table has one winner or two.
        let shared = (wins + other_wins).saturating_sub(games - unfinished);
        let won = wins - shared;
        Pair {
            bot: first.bots[0],
            against: first.bots[1],
            games,
            won,
            shared,
            lost: other_wins - shared,
            unfinished,
            share: (won as f64 + shared as f64 / 2.0) / games.max(1) as f64,
            interval: Interval::wilson(won + shared / 2, games),
        }
    }
}

impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.pairs.first().map_or(0, |pair| pair.games);
        writeln!(
            f,
            "{} · {} tables of two for each pair, half in each order · seed {}",
            self.game,
            Thousands(games),
            self.seed
        )?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f)?;
        writeln!(
            f,
            "{:<20} {:<20} {:>9} {:>9} {:>9} {:>9}   95 % interval",
            "bot", "against", "won", "shared", "lost", "share %"
        )?;
        for pair in &self.pairs {
            let (low, high) = (100.0 * pair.interval.low, 100.0 * pair.interval.high);
            writeln!(
                f,
                "{:<20} {:<20} {:>9} {:>9} {:>9} {:>9.2}   {low:.2} – {high:.2}",
                pair.bot,
                pair.against,
                Thousands(pair.won),
                Thousands(pair.shared),
                Thousands(pair.lost),
                100.0 * pair.share
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::WithBots as _;
    use dawn_under::{DawnUnder, Options};

    fn played(names: &[&str], games: u64) -> Tournament {
        let bots: Vec<_> = names
            .iter()
            .map(|name| DawnUnder::find_bot(name).unwrap())
            .collect();
        tournament(&bots, &Options::default(), games, 3, &|_| {}).unwrap()
    }

    #[test]
    fn every_two_bots_meet_in_both_orders() {
        let Tournament { pairs, .. } = played(&["visitor", "mourner-weak", "mourner-ideal"], 41);
        let met: Vec<_> = pairs.iter().map(|pair| (pair.bot, pair.against)).collect();
        assert_eq!(
            met,
            [
                ("visitor", "mourner-weak"),
                ("visitor", "mourner-ideal"),
                ("mourner-weak", "mourner-ideal")
            ]
        );
        for pair in &pairs {
            let Pair {
                games,
                won,
                shared,
                lost,
                unfinished,
                ..
            } = *pair;
            assert_eq!((games, won + shared + lost + unfinished), (41, 41));
            assert!(pair.interval.low <= pair.share && pair.share <= pair.interval.high);
            assert!(pair.share < 0.5, "the better bot was named second: {pair:?}");
        }
    }

    #[test]
    fn a_tournament_reads_as_an_aligned_table() {
        let text = played(&["mourner", "visitor"], 20).to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "dawn-under · 20 tables of two for each pair, half in each order · seed 3"
        );
        assert_eq!(lines.len(), 5, "{text}");
        let column = lines[3].find("against");
        assert_eq!(lines[4].find("visitor"), column, "{text}");
    }

    #[test]
    fn tables_of_two_are_refused_by_a_game_for_one() {
        use rest_in_peace::RestInPeace;
        let bots = [RestInPeace::find_bot("visitor").unwrap(); 2];
        let refused = tournament(&bots, &Default::default(), 10, 1, &|_| {}).unwrap_err();
        assert_eq!(refused.to_string(), "seats: rest-in-peace is for 1, found 2");
    }
}
