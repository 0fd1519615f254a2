//! One table played by bots.

use crate::player::{Player, Seer};
use crate::run::Run;
use arrayvec::ArrayVec;
use bots::{Bot, Seated, seat_rng};
use engine::{
    Audience, Fast, Game, Input, MAX_SEATS, Mode, Prompt, Prompts, Reaction, Seat, SeatMap, Sink, Stamp,
};

/// A table that takes more decisions is given up as endless: only going to and fro is left (RP-7.5).
pub const DECISIONS_MAX: u32 = 20_000;

/// A table in play.
pub struct Playout<G: Game> {
    state: G::State,
    chance: Fast,
    /// Decides who of several is quicker, and is the referee's own chance: never that of the rules.
    order: Fast,
    at: Stamp,
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
        let deal = G::shuffle(G::NEWEST, &run.options, seats, &mut chance);
        let state = G::deal(G::NEWEST, &run.options, seats, &deal, &mut ());
        Playout::sit_down(&run.bots, state, chance, table_seed, run.decisions_max)
    }

    /// A table that goes on from a state, with bots who sit down now: they know what can be known by looking.
    pub fn resume(bots: &[impl Copy + Into<Player<G>>], state: G::State, table_seed: u64) -> Playout<G> {
        let bots: Vec<Player<G>> = bots.iter().map(|bot| (*bot).into()).collect();
        Playout::sit_down(&bots, state, Fast::new(table_seed), table_seed, DECISIONS_MAX)
    }

    /// Deals the table of a seed to bots that no list has: one for each seat.
    ///
    /// # Panics
    /// If so many cannot sit down.
    pub fn with_bots(options: &G::Options, bots: Vec<Box<dyn Bot<G>>>, table_seed: u64) -> Playout<G> {
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let mut chance = Fast::new(table_seed);
        let deal = G::shuffle(G::NEWEST, options, seats, &mut chance);
        let state = G::deal(G::NEWEST, options, seats, &deal, &mut ());
        let mut bots = bots.into_iter();
        let next = |_| (bots.next().expect("one for each seat"), None);
        Playout::seat_all(seats, next, state, chance, table_seed, DECISIONS_MAX)
    }

    fn sit_down(
        bots: &[Player<G>],
        state: G::State,
        chance: Fast,
        table_seed: u64,
        decisions_max: u32,
    ) -> Playout<G> {
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let who = |seat: Seat| (bots[seat.idx()].make)();
        let next = |seat: Seat| (who(seat), bots[seat.idx()].make_seer());
        Playout::seat_all(seats, next, state, chance, table_seed, decisions_max)
    }

    fn seat_all(
        seats: u8,
        mut next: impl FnMut(Seat) -> (Box<dyn Bot<G>>, Option<Box<dyn Seer<G>>>),
        state: G::State,
        chance: Fast,
        table_seed: u64,
        decisions_max: u32,
    ) -> Playout<G> {
        let players = SeatMap::new(seats, |seat| {
            let knowledge = G::knowledge(&state, Audience::Seat(seat));
            let (bot, seer) = next(seat);
            Sitting {
                bot: Seated::sit(bot, seat, knowledge, seat_rng(table_seed, seat)),
                seer: seer.map(|seer| (seer, seat_rng(!table_seed, seat))),
            }
        });
        Playout {
            state,
            chance,
            order: Fast::new(!table_seed),
            at: Stamp(0),
            players: Players(players),
            decisions_max,
        }
    }

    /// Plays to the end, or until there were too many decisions.
    ///
    /// # Panics
    /// If a bot answers what it was not offered.
    #[must_use]
    pub fn play(mut self, choices: &mut Vec<G::Command>) -> Playout<G> {
        for _ in 0..self.decisions_max {
            if !self.decide(choices) {
                break;
            }
        }
        if let Some(outcome) = G::outcome(&self.state) {
            self.players
                .0
                .iter_mut()
                .for_each(|(_, player)| player.bot.over(&outcome));
        }
        self
    }

    /// What a seat has seen so far.
    pub(crate) fn knowledge(&self, seat: Seat) -> &G::Knowledge {
        self.players.0[seat].bot.knowledge()
    }

    /// Has what is asked answered; `false` if nobody is asked any more.
    pub(crate) fn decide(&mut self, choices: &mut Vec<G::Command>) -> bool {
        let prompts = G::prompts(&self.state);
        let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            return false;
        };
        match first.mode {
            Mode::Open => self.answer_one(&prompts, choices),
            Mode::Sealed => self.close_round(&prompts, choices),
            Mode::Race => self.race(&prompts, choices),
        }
        true
    }

    /// One open prompt is answered. Rights come before duties, and of several duties any may be first: at a table
    /// each would be answered by its own person.
    fn answer_one(&mut self, prompts: &Prompts<G::Kind>, choices: &mut Vec<G::Command>) {
        let duties = || prompts.iter().filter(|prompt| prompt.must);
        let chosen = match duties().count() {
            0 | 1 => 0,
            count => self.order.below(count as u32),
        };
        for right in prompts.iter().filter(|prompt| !prompt.must) {
            if let Some(reaction) = self.react(right, choices) {
                let (seat, prompt, command) = (reaction.seat, right.id, reaction.command);
                return self.apply(
                    reaction.after_ms,
                    Input::Command {
                        seat,
                        prompt,
                        command,
                    },
                );
            }
        }
        if let Some(prompt) = duties().nth(chosen as usize) {
            let command = self.answer(prompt, choices);
            let input = Input::Command {
                seat: prompt.seat,
                prompt: prompt.id,
                command,
            };
            self.apply(1, input);
        }
    }

    /// All answers of a sealed round; the play that counts becomes the input (TB-3.3).
    fn close_round(&mut self, prompts: &Prompts<G::Kind>, choices: &mut Vec<G::Command>) {
        let sealed = prompts.iter().filter(|prompt| prompt.mode == Mode::Sealed);
        let mut answers: ArrayVec<(Seat, G::Command), MAX_SEATS> = ArrayVec::new();
        for prompt in sealed {
            answers.push((prompt.seat, self.answer(prompt, choices)));
        }
        let play = G::first_sealed(&self.state, &answers);
        self.apply(1, Input::Round { play });
    }

    /// Everybody reacts; one clock judges.
    fn race(&mut self, prompts: &Prompts<G::Kind>, choices: &mut Vec<G::Command>) {
        let mut reactions: ArrayVec<Reaction<G::Command>, MAX_SEATS> = ArrayVec::new();
        for prompt in prompts.iter().filter(|prompt| prompt.mode == Mode::Race) {
            reactions.extend(self.react(prompt, choices));
        }
        let judged = G::judge(&self.state, &reactions, &mut self.order);
        let (verdict, took_ms) = judged.expect("a game with races judges them");
        self.apply(took_ms, Input::Verdict(verdict));
    }

    fn answer(&mut self, prompt: &Prompt<G::Kind>, choices: &mut Vec<G::Command>) -> G::Command {
        choices.clear();
        G::choices(&self.state, prompt, choices);
        let Sitting { bot, seer } = &mut self.players.0[prompt.seat];
        match seer {
            Some((seer, rng)) => seer.answer(&self.state, bot.knowledge(), prompt, choices, rng),
            None => bot.answer(prompt, choices),
        }
    }

    fn react(
        &mut self,
        prompt: &Prompt<G::Kind>,
        choices: &mut Vec<G::Command>,
    ) -> Option<Reaction<G::Command>> {
        choices.clear();
        G::choices(&self.state, prompt, choices);
        let (after_ms, command) = self.players.0[prompt.seat].bot.react(prompt, choices)?;
        Some(Reaction {
            seat: prompt.seat,
            after_ms,
            command,
        })
    }

    /// Takes an input that comes so many milliseconds after the one before.
    fn apply(&mut self, after_ms: u32, input: Input<G>) {
        self.at.0 += u64::from(after_ms.max(1));
        let taken = G::apply(
            &mut self.state,
            self.at,
            input.clone(),
            &mut self.chance,
            &mut self.players,
        );
        assert!(taken.is_ok(), "bots made an input that was refused: {input:?}");
    }

    /// Whether somebody who sees gave up looking ([`Seer::gave_up`]).
    pub(crate) fn is_not_found_out(&self) -> bool {
        let mut players = self.players.0.iter();
        players.any(|(_, player)| player.seer.as_ref().is_some_and(|(seer, _)| seer.gave_up()))
    }

    /// The table as it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

/// Everybody at the table, watching what happens.
struct Players<G: Game>(SeatMap<Sitting<G>>);

/// A bot in its seat, and whoever answers for it with the truth in view.
struct Sitting<G: Game> {
    bot: Seated<G>,
    seer: Option<(Box<dyn Seer<G>>, Fast)>,
}

impl<G: Game> Sink<G::Event> for Players<G> {
    #[inline]
    fn put(&mut self, event: G::Event) {
        for (seat, Sitting { bot, seer }) in self.0.iter_mut() {
            bot.watch(&event);
            if let Some((seer, rng)) = seer
                && let Some(sighting) = G::sighting(&event, Audience::Seat(seat))
            {
                seer.see(&sighting, rng);
            }
        }
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
            let knowledge = playout.players.0[Seat(0)].bot.knowledge();
            assert!(*knowledge == RestInPeace::knowledge(playout.state(), Audience::Seat(Seat(0))));
        }
    }

    #[test]
    fn sealed_rounds_and_races_are_played_to_the_end() {
        fn ends<G: bots::WithBots>(seats: usize, options: G::Options) {
            let run = Run::new(vec![G::find_bot("visitor").unwrap(); seats], options, 0, 0);
            for seed in 0..20 {
                let playout = Playout::new(&run, seed).play(&mut Vec::new());
                assert!(G::outcome(playout.state()).is_some(), "{} {seed}", G::NAME);
            }
        }
        use clearing_coffins::ClearingCoffins;
        use ruhe_in_frieden::RuheInFrieden;
        let from = |text: &str| serde_json::from_str(text).unwrap();
        ends::<RuheInFrieden>(4, Default::default());
        ends::<RuheInFrieden>(3, from(r#"{"window_order":"arrival"}"#));
        let guarded = |more: &str| format!(r#"{{"max_throws":300{more}}}"#);
        ends::<ClearingCoffins>(4, serde_json::from_str(&guarded("")).unwrap());
        ends::<ClearingCoffins>(
            3,
            serde_json::from_str(&guarded(r#","reaction_mode":"sealed""#)).unwrap(),
        );
    }

    #[test]
    fn a_simulated_race_ends_after_two_thousand_throws() {
        // CC-8.3: people may agree on any guard or none; a simulation always has one.
        use clearing_coffins::ClearingCoffins;
        let bots = || vec![ClearingCoffins::find_bot("steady").unwrap(); 2];
        let guard = |options| Run::new(bots(), options, 0, 0).options.max_throws;
        assert_eq!(guard(clearing_coffins::Options::default()), Some(2_000));
        let agreed = clearing_coffins::Options {
            max_throws: Some(7),
            ..Default::default()
        };
        assert_eq!(guard(agreed), Some(7));
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
