//! A game played by chance alone.

use dawn_under::{Command, DawnUnder, Event, Kind, Options, State};
use engine::{Fast, Game, Input, OptionInfo, Prompt, Stamp};

/// All options but the one without which a game may never end (R-DU-14).
pub(crate) fn agreeable() -> impl Iterator<Item = &'static OptionInfo> {
    DawnUnder::OPTIONS
        .iter()
        .filter(|option| option.name != "idle_limit")
}

/// A game and who plays it: nobody but chance.
pub(crate) struct Walk {
    /// Where it stands.
    pub(crate) state: State,
    /// What the last step caused.
    pub(crate) events: Vec<Event>,
    /// How many steps there were.
    pub(crate) steps: u32,
    rng: Fast,
}

impl Walk {
    /// A game of these options.
    pub(crate) fn new(options: Options, seats: u8, seed: u64) -> Walk {
        let deal = DawnUnder::shuffle(DawnUnder::NEWEST, &options, seats, &mut Fast::new(seed));
        DawnUnder::check_options(DawnUnder::NEWEST, &options, seats).unwrap();
        DawnUnder::check_deal(DawnUnder::NEWEST, &options, seats, &deal).unwrap();
        Walk {
            state: DawnUnder::deal(DawnUnder::NEWEST, &options, seats, &deal, &mut ()),
            events: Vec::new(),
            steps: 0,
            rng: Fast::new(seed ^ 0xda3b),
        }
    }

    /// A game whose options and seats follow from the seed.
    pub(crate) fn of_seed(seed: u64) -> Walk {
        let mut rng = Fast::new(seed ^ 0x0b71);
        let pairs = agreeable().map(|option| {
            // The default in half of the cases, so that ordinary games are common.
            let others = option.values.len() as u32 - 1;
            let idx = if rng.below(2) == 0 {
                0
            } else {
                1 + rng.below(others)
            };
            format!("{}={} ", option.name, option.values[idx as usize])
        });
        let options = testbed::options::read::<DawnUnder>(&pairs.collect::<String>());
        Walk::new(options, 2 + (seed % 5) as u8, seed)
    }

    /// The same walk in another world.
    pub(crate) fn clone_with(&self, state: State) -> Walk {
        Walk {
            state,
            events: Vec::new(),
            steps: self.steps,
            rng: self.rng.clone(),
        }
    }

    /// What is asked.
    pub(crate) fn prompt(&self) -> Option<Prompt<Kind>> {
        DawnUnder::prompts(&self.state).first().copied()
    }

    /// What may be answered.
    pub(crate) fn choices(&self) -> Vec<Command> {
        let mut choices = Vec::new();
        if let Some(prompt) = self.prompt() {
            DawnUnder::choices(&self.state, &prompt, &mut choices);
            assert!(!choices.is_empty(), "{prompt:?} has an answer");
        }
        choices
    }

    /// One of the choices, unless the game is over.
    pub(crate) fn pick(&mut self) -> Option<Command> {
        let choices = self.choices();
        let count = u32::try_from(choices.len()).unwrap();
        (count > 0).then(|| choices[self.rng.below(count) as usize])
    }

    /// Plays a command that was offered.
    pub(crate) fn play(&mut self, command: Command) {
        self.steps += 1;
        let prompt = self.prompt().unwrap();
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        };
        self.events.clear();
        let at = Stamp(u64::from(self.steps));
        DawnUnder::apply(&mut self.state, at, input, &mut Fast::new(0), &mut self.events).unwrap();
    }

    /// Plays one of the choices; `false` when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let command = self.pick();
        command.into_iter().for_each(|command| self.play(command));
        command.is_some()
    }
}
