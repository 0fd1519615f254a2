//! The odds curve of one table: how the chance of whoever plays alone goes up and down.
//!
//! After each move, states are drawn from what the player knows then, and a bot plays them on. At tables of several
//! everybody would have a curve of their own, from what only they know; those are not drawn.

use crate::odds::count_won;
use crate::player::Player;
use crate::playout::Playout;
use crate::run::{Run, table_seed};
use crate::series::Series;
use crate::statistics::Interval;
use bots::{BotInfo, WithBots};
use engine::{Game, Seat};
use serde::Serialize;

/// How the chance to win went up and down at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Curve {
    /// Who played.
    pub bot: &'static str,
    /// Who played on from each moment, to find the chance.
    pub by: &'static str,
    /// Whether the table was won.
    pub won: bool,
    /// The chance at the deal and after each move.
    pub moments: Vec<Moment>,
}

/// The chance to win at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// After so many moves.
    pub moves: u32,
    /// The share of states that were won.
    pub share: f64,
    /// The range of 95 % (Wilson); where the table is over there is no doubt.
    pub interval: Interval,
}

impl<G: WithBots> Series<G> {
    /// The curve of the first deal for each bot, with so many states for each moment; none where several play.
    pub fn curves(&self, states: u64) -> Vec<Curve> {
        if self.seats() != 1 {
            return Vec::new();
        }
        self.bots()
            .iter()
            .map(|bot| self.curve(*bot, G::usual_bot(), states))
            .collect()
    }

    fn curve(&self, bot: Player<G>, by: &'static BotInfo<G>, states: u64) -> Curve {
        let run = Run::new(vec![bot], self.options().clone(), 1, self.seed());
        let mut playout = Playout::new(&run, table_seed(self.seed(), 0));
        let mut choices = Vec::new();
        let mut moments = Vec::new();
        let seat = Seat(0);
        for moves in 0..self.decisions_max() {
            if G::outcome(playout.state()).is_some() {
                break;
            }
            let seed = table_seed(!self.seed(), u64::from(moves));
            let won = count_won(playout.knowledge(seat), (seat, 1), by, states, seed);
            moments.push(Moment {
                moves,
                share: won as f64 / states.max(1) as f64,
                interval: Interval::wilson(won, states),
            });
            if !playout.decide(&mut choices) {
                break;
            }
        }
        let won = is_won::<G>(playout.state(), seat);
        let share = f64::from(u8::from(won));
        moments.push(Moment {
            moves: moments.last().map_or(0, |last| last.moves + 1),
            share,
            interval: Interval {
                low: share,
                high: share,
            },
        });
        Curve {
            bot: bot.name,
            by: by.name,
            won,
            moments,
        }
    }
}

fn is_won<G: Game>(state: &G::State, seat: Seat) -> bool {
    G::outcome(state).is_some_and(|outcome| outcome.winners.contains(seat))
}
