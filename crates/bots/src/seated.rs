//! A bot in its seat, with all its seat has seen.

use crate::{Bot, Clock};
use engine::{Audience, Fast, Game, Outcome, Prompt, Seat};

/// A bot in its seat: what it is, all its seat has seen, and its own chance.
///
/// Whoever drives a table feeds it what happens and asks it for answers. It holds nothing of the table, so that it can
/// be sent to another thread with a prompt and its choices, and come back with the answer.
///
/// ```
/// use bots::{Seated, WithBots, seat_rng};
/// use engine::table::{NewTable, Table};
/// use engine::{Audience, Game, Seat, Secret, Stamp};
/// use rest_in_peace::{Options, RestInPeace};
///
/// let new = NewTable::<RestInPeace>::new(1, Options::default());
/// let mut table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
/// let knowledge = RestInPeace::knowledge(table.state(), Audience::Seat(Seat(0)));
/// let bot = (RestInPeace::find_bot("mourner").unwrap().make)();
/// let mut mourner = Seated::sit(bot, Seat(0), knowledge, seat_rng(7, Seat(0)));
///
/// while let Some(prompt) = table.prompts().first().copied() {
///     let command = mourner.answer(&prompt, &table.choices(&prompt));
///     let mut events = Vec::new();
///     table.command(Stamp(0), Seat(0), prompt.id, command, &mut events).unwrap();
///     events.iter().for_each(|event| mourner.watch(event));
/// }
/// assert!(table.outcome().is_some());
/// ```
pub struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    /// Folded from sightings alone.
    knowledge: G::Knowledge,
    rng: Fast,
}

impl<G: Game> Seated<G> {
    /// Sits down with what the seat knows at that moment. Whoever takes up a table again passes what it knew at the
    /// deal, and lets the bot see what has happened since.
    pub fn sit(mut bot: Box<dyn Bot<G>>, seat: Seat, knowledge: G::Knowledge, mut rng: Fast) -> Seated<G> {
        bot.take_seat(seat, &mut rng);
        bot.sit(&knowledge);
        Seated {
            seat,
            bot,
            knowledge,
            rng,
        }
    }

    /// Sees what its seat sees of an event, if anything.
    #[inline]
    pub fn watch(&mut self, event: &G::Event) {
        if let Some(sighting) = G::sighting(event, Audience::Seat(self.seat)) {
            self.see(&sighting);
        }
    }

    /// Sees what its seat saw.
    #[inline]
    pub fn see(&mut self, sighting: &G::Sighting) {
        G::learn(&mut self.knowledge, sighting);
        self.bot.see(sighting, &mut self.rng);
    }

    /// Picks one of the choices, of which there is at least one.
    ///
    /// # Panics
    /// In debug builds, if the bot answers what it was not offered.
    #[inline]
    pub fn answer(&mut self, prompt: &Prompt<G::Kind>, choices: &[G::Command]) -> G::Command {
        let command = self.bot.answer(&self.knowledge, prompt, choices, &mut self.rng);
        debug_assert!(
            choices.contains(&command),
            "a bot answered {command:?}, which was not offered"
        );
        command
    }

    /// Uses a prompt that need not be answered, or keeps still, as [`Bot::react`].
    #[inline]
    pub fn react(&mut self, prompt: &Prompt<G::Kind>, choices: &[G::Command]) -> Option<(u32, G::Command)> {
        self.bot.react(&self.knowledge, prompt, choices, &mut self.rng)
    }

    /// Tells it how the table ended, as [`Bot::over`].
    pub fn over(&mut self, outcome: &Outcome) {
        self.bot.over(outcome);
    }

    /// Gives it a clock, as [`Bot::take_clock`].
    pub fn take_clock(&mut self, clock: Clock) {
        self.bot.take_clock(clock);
    }

    /// Lets it think so many levels lower, as [`Bot::hurry`].
    pub fn hurry(&mut self, levels: u8) -> bool {
        self.bot.hurry(levels)
    }

    /// How many milliseconds it takes over an answer, from `least` to `most`.
    pub fn pause_ms(&mut self, least: u32, most: u32) -> u32 {
        least + self.rng.below(most.saturating_sub(least) + 1)
    }

    /// All its seat has seen.
    pub fn knowledge(&self) -> &G::Knowledge {
        &self.knowledge
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{WithBots, seat_rng};
    use engine::table::{NewTable, Table};
    use engine::{Secret, Stamp};
    use ruhe_in_frieden::RuheInFrieden;
    use std::thread;

    #[test]
    fn a_bot_thinks_on_another_thread_as_it_does_at_the_table() {
        let table = || {
            let new = NewTable::<RuheInFrieden>::new(2, Default::default());
            Table::shuffled(new, Secret::from_seed(3), vec![], &mut ()).unwrap()
        };
        let sit = |table: &Table<RuheInFrieden>, seat| {
            let knowledge = RuheInFrieden::knowledge(table.state(), Audience::Seat(seat));
            let bot = (RuheInFrieden::find_bot("mourner").unwrap().make)();
            Seated::sit(bot, seat, knowledge, seat_rng(3, seat))
        };
        let play = |think: fn(Seated<RuheInFrieden>, Prompt<_>, Vec<_>) -> (Seated<RuheInFrieden>, _)| {
            let mut table = table();
            let mut bots = [Seat(0), Seat(1)].map(|seat| Some(sit(&table, seat)));
            let mut commands = Vec::new();
            for _ in 0..40 {
                let Some(prompt) = table.prompts().iter().find(|prompt| prompt.must).copied() else {
                    break;
                };
                let bot = bots[prompt.seat.idx()].take().unwrap();
                let (bot, command) = think(bot, prompt, table.choices(&prompt));
                bots[prompt.seat.idx()] = Some(bot);
                commands.push(command);
                let mut events = Vec::new();
                table
                    .command(Stamp(0), prompt.seat, prompt.id, command, &mut events)
                    .unwrap();
                for bot in bots.iter_mut().flatten() {
                    events.iter().for_each(|event| bot.watch(event));
                }
            }
            commands
        };
        let here = play(|mut bot, prompt, choices| {
            let command = bot.answer(&prompt, &choices);
            (bot, command)
        });
        let away = play(|mut bot, prompt, choices| {
            let thinking = thread::spawn(move || {
                let command = bot.answer(&prompt, &choices);
                (bot, command)
            });
            thinking.join().unwrap()
        });
        assert_eq!(here.len(), 40);
        assert_eq!(here, away);
    }
}
