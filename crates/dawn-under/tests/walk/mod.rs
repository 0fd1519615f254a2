//! A game played by chance alone.

use dawn_under::api::{BatEndsTurn, ContinueAfterMatch, Finish, Options, Rats};
use dawn_under::parts::Layout;
use dawn_under::{Command, DawnUnder, Event, Kind, State};
use engine::{Fast, Game, Input, Prompt, Stamp, Switch};

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
        let mut heads = || rng.below(2) == 1;
        let switch = |on: bool| if on { Switch::On } else { Switch::Off };
        let options = Options {
            expansion: switch(heads()),
            garlic: switch(heads() || heads()),
            continue_after_match: if heads() {
                ContinueAfterMatch::Optional
            } else {
                ContinueAfterMatch::Compulsory
            },
            two_player_gift: if heads() { 1 } else { 2 },
            finish: if heads() {
                Finish::Shared
            } else {
                Finish::Clockwise
            },
            bat_ends_turn: if heads() {
                BatEndsTurn::No
            } else {
                BatEndsTurn::Yes
            },
            layout: if heads() { Layout::L1 } else { Layout::L2 },
            rats: if heads() || heads() {
                Rats::Full
            } else if heads() {
                Rats::ActiveOnly
            } else {
                Rats::Off
            },
            idle_limit: Switch::On,
        };
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
