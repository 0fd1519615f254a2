//! One table played by bots.

use crate::run::Run;
use bots::{Bot, seat_rng};
use engine::{Audience, Fast, Game, Input, Mode, Seat, SeatMap, Sink, Stamp};

/// A table that takes more decisions is given up as endless: only going to and fro is left (RP-7.5).
pub const DECISIONS_MAX: u32 = 5_000;

/// A table in play.
pub struct Playout<G: Game> {
    state: G::State,
    chance: Fast,
    players: Players<G>,
    decisions_max: u32,
}

impl<G: Game> Playout<G> {
    /// Deals the table of a seed.
    ///
    /// # Panics
    /// If so many bots cannot sit down: [`crate::simulate`] has checked that.
    pub fn new(run: &Run<G>, table_seed: u64) -> Playout<G> {
        let seats = run.seats();
        let mut chance = Fast::new(table_seed);
        let deal = G::shuffle(&run.options, seats, &mut chance);
        let state = G::deal(&run.options, seats, &deal, &mut ());
        let players = SeatMap::new(seats, |seat| Player {
            bot: (run.bots[seat.idx()].make)(),
            knowledge: G::knowledge(&state, Audience::Seat(seat)),
            rng: seat_rng(table_seed, seat),
        });
        Playout {
            state,
            chance,
            players: Players(players),
            decisions_max: run.decisions_max,
        }
    }

    /// Plays to the end, or until there were too many decisions.
    ///
    /// # Panics
    /// If a bot answers what it was not offered, or the game asks in a way that needs a referee or a round.
    #[must_use]
    pub fn play(mut self, choices: &mut Vec<G::Command>) -> Playout<G> {
        for decision in 0..self.decisions_max {
            if !self.decide(Stamp(u64::from(decision)), choices) {
                break;
            }
        }
        self
    }

    /// Has one prompt answered; `false` if nobody must do anything any more.
    fn decide(&mut self, at: Stamp, choices: &mut Vec<G::Command>) -> bool {
        let prompts = G::prompts(&self.state);
        let Some(prompt) = prompts.iter().find(|prompt| prompt.must) else {
            return false;
        };
        assert!(
            prompt.mode == Mode::Open,
            "the lab plays games of open prompts only"
        );
        choices.clear();
        G::choices(&self.state, prompt, choices);
        let Player { bot, knowledge, rng } = &mut self.players.0[prompt.seat];
        let command = bot.answer(knowledge, prompt, choices, rng);
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        };
        let taken = G::apply(&mut self.state, at, input, &mut self.chance, &mut self.players);
        assert!(taken.is_ok(), "a bot answered {command:?}, which was not offered");
        true
    }

    /// The table as it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

/// A bot in its seat.
struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// All it has seen; folded from sightings alone.
    knowledge: G::Knowledge,
    rng: Fast,
}

/// Everybody at the table, watching what happens.
struct Players<G: Game>(SeatMap<Player<G>>);

impl<G: Game> Sink<G::Event> for Players<G> {
    #[inline]
    fn put(&mut self, event: G::Event) {
        for (seat, player) in self.0.iter_mut() {
            watch::<G>(&event, seat, &mut player.knowledge);
        }
    }
}

#[inline]
fn watch<G: Game>(event: &G::Event, seat: Seat, knowledge: &mut G::Knowledge) {
    if let Some(sighting) = G::sighting(event, Audience::Seat(seat)) {
        G::learn(knowledge, &sighting);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::WithBots as _;
    use rest_in_peace::api::EarlyLoss;
    use rest_in_peace::{Options, RestInPeace};

    fn run(bot: &str, options: Options) -> Run<RestInPeace> {
        Run::new(vec![RestInPeace::find_bot(bot).unwrap()], options, 0, 0)
    }

    #[test]
    fn what_bots_learnt_is_what_they_may_know() {
        let run = run("visitor", Options::default());
        for seed in 0..200 {
            let playout = Playout::new(&run, seed).play(&mut Vec::new());
            let knowledge = &playout.players.0[Seat(0)].knowledge;
            assert!(*knowledge == RestInPeace::knowledge(playout.state(), Audience::Seat(Seat(0))));
        }
    }

    #[test]
    fn going_to_and_fro_for_ever_is_cut_short() {
        // RP-7.5: with three doors and without the tests of RP-7.4 shuttling may be all that is left.
        let options = Options {
            doors: 3,
            early_loss: EarlyLoss::Off,
            ..Options::default()
        };
        let run = run("mourner", options);
        let is_cut_short = |seed| {
            let playout = Playout::new(&run, seed).play(&mut Vec::new());
            RestInPeace::outcome(playout.state()).is_none()
        };
        let count = (0..2_000).filter(|seed| is_cut_short(*seed)).count();
        // RP-13: 0.6 % of the games; five standard errors of 12 are 17.
        assert!((1..=29).contains(&count), "{count}");
    }
}
