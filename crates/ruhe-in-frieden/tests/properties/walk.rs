//! Tables played by dice.

use engine::table::{Act, NewTable};
use engine::{Audience, Fast, Game as _, Input, Later, Mode, Seat, Secret, Stamp, Switch, Table};
use ruhe_in_frieden::api::{
    BitterGate, BoxLeftovers, ChipLimit, DocumentAlone, Families, Start, TieBreak, WindowOrder, WindowPrivacy,
};
use ruhe_in_frieden::parts::{Grave, Pill};
use ruhe_in_frieden::{Answer, Command, How, Known, Options, RuheInFrieden, Sighting, State};

/// An input as the log has it.
pub(crate) struct Step(pub(crate) Stamp, pub(crate) Input<RuheInFrieden>);

/// How the dice like to play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// They save for shares.
    Builder,
    /// They let everybody die.
    Hasty,
    /// They do as little as they can.
    Idle,
    /// They do anything.
    Any,
}

pub(crate) struct Walk {
    pub(crate) seats: u8,
    pub(crate) table: Table<RuheInFrieden>,
    /// One information set per audience, folded from sightings alone.
    pub(crate) knowledge: Vec<Known>,
    pub(crate) steps: usize,
    /// How many sealed plays were thrown away.
    pub(crate) lost: usize,
    rng: Fast,
    mood: Mood,
    sealed: Vec<(Seat, Command)>,
    /// What the public saw of the last step.
    pub(crate) seen: Vec<Sighting>,
}

fn random_options(rng: &mut Fast, seats: u8) -> Options {
    let mut coin = || rng.below(2) == 0;
    let switch = |on: bool| if on { Switch::On } else { Switch::Off };
    let mut options = Options {
        families: if coin() {
            Families::Random
        } else {
            Families::Choice
        },
        box_leftovers: if coin() {
            BoxLeftovers::Return
        } else {
            BoxLeftovers::Keep
        },
        chip_limit: if coin() {
            ChipLimit::Printed
        } else {
            ChipLimit::Unlimited
        },
        interrupts: switch(coin()),
        window_order: if coin() {
            WindowOrder::Clockwise
        } else {
            WindowOrder::Arrival
        },
        window_privacy: if coin() {
            WindowPrivacy::Strict
        } else {
            WindowPrivacy::Relaxed
        },
        tie_break: if coin() { TieBreak::Shared } else { TieBreak::Money },
        finish_round: switch(coin()),
        bitter_gate: Later(if coin() {
            BitterGate::Box
        } else {
            BitterGate::Others
        }),
        open_actions: Later(switch(coin() && coin())),
        document_alone: Later(if coin() {
            DocumentAlone::Beside
        } else {
            DocumentAlone::Share
        }),
        burier_plays: Later(switch(coin() || coin())),
        ..Options::default()
    };
    options.start = match rng.below(2) {
        0 => Start::Random,
        _ => Start::Seat(Seat(rng.below(u32::from(seats)) as u8)),
    };
    options.idle_rounds = [3, 1, 2][rng.below(3) as usize];
    options.max_rounds = [30, 5, 100][rng.below(3) as usize];
    options.new_cemetery_points = rng.below(3) as u8;
    options
}

impl Walk {
    /// A table whose seats and options are drawn by the seed.
    pub(crate) fn random(seed: u64) -> Walk {
        let mut rng = Fast::new(seed);
        let seats = 2 + rng.below(4) as u8;
        let options = random_options(&mut rng, seats);
        Walk::new(seats, options, seed)
    }

    pub(crate) fn new(seats: u8, options: Options, seed: u64) -> Walk {
        let new = NewTable::new(seats, options);
        let table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
        let knowledge = Audience::all(seats)
            .map(|audience| RuheInFrieden::knowledge(table.state(), audience))
            .collect();
        let mut rng = Fast::new(seed);
        Walk {
            seats,
            table,
            knowledge,
            steps: 0,
            lost: 0,
            mood: [
                Mood::Builder,
                Mood::Any,
                Mood::Builder,
                Mood::Hasty,
                Mood::Builder,
                Mood::Idle,
            ][rng.below(6) as usize],
            rng,
            sealed: Vec::new(),
            seen: Vec::new(),
        }
    }

    pub(crate) fn audiences(&self) -> impl Iterator<Item = Audience> + use<> {
        Audience::all(self.seats)
    }

    /// How willingly the dice give a command.
    fn weight(&self, command: &Command) -> u32 {
        match command {
            Command::PlayCard(_) | Command::Interrupt(_) => 2,
            Command::Respond(Answer::Pass) => 6,
            Command::Respond(Answer::Play(_)) => 4,
            Command::Visit { kind, .. } => match (self.mood, kind) {
                (Mood::Idle, Pill::White) => 1000,
                (Mood::Hasty, Pill::Black | Pill::Red) => 20,
                (Mood::Hasty | Mood::Idle, _) => 1,
                _ => 5,
            },
            Command::EndPills if self.mood == Mood::Builder => 300,
            Command::EndPills | Command::EndShares if self.mood == Mood::Idle => 10_000,
            Command::EndPills => 10,
            Command::BuyPill { .. } => 1,
            Command::EndShares | Command::EndVisits => 4,
            Command::BuyShare { .. } => 30,
            Command::Bury { how: How::New, .. } => 1,
            Command::Bury { .. } => 10,
            Command::ChooseFamily { .. } => 1,
        }
    }

    /// Lets one seat answer, or closes a round in which all have; gives the input, unless an answer was sealed.
    pub(crate) fn step(&mut self) -> Option<Step> {
        self.steps += 1;
        let at = Stamp(self.steps as u64);
        let entries = self.table.entries().len();
        let mut events = Vec::new();
        let asked: Vec<_> = self.table.prompts().to_vec();
        let waits = RuheInFrieden::prompts(self.table.state())
            .iter()
            .any(|prompt| prompt.mode == Mode::Sealed);
        // A round may also be closed before all have answered: the clock does that.
        if waits && (asked.is_empty() || self.rng.below(20) == 0) {
            let expected = self.first_in_order();
            self.table.close_round(at, &mut events).unwrap();
            let entry = self.table.entries().last().map(|entry| &entry.act);
            let round = Act::Input(Input::Round { play: expected });
            assert_eq!(
                entry,
                Some(&round),
                "RF-8.5: the first in order counts, and nothing else is written"
            );
            let plays = self
                .sealed
                .drain(..)
                .filter(|(_, command)| is_play(command))
                .count();
            self.lost += plays.saturating_sub(1);
        } else {
            let (seat, prompt, command) = self.choose(&asked);
            self.table
                .command(at, seat, prompt, command, &mut events)
                .unwrap();
            if waits {
                self.sealed.push((seat, command));
            }
        }
        let seen = |event| RuheInFrieden::sighting(event, Audience::Public);
        self.seen = events.iter().filter_map(seen).collect();
        for (audience, known) in Audience::all(self.seats).zip(&mut self.knowledge) {
            for event in &events {
                if let Some(sighting) = RuheInFrieden::sighting(event, audience) {
                    RuheInFrieden::learn(known, &sighting);
                }
            }
        }
        let entry = self.table.entries().get(entries)?;
        match &entry.act {
            Act::Input(input) => Some(Step(entry.at, input.clone())),
            _ => None,
        }
    }

    /// Who comes first of those who sealed a play, counted by hand.
    fn first_in_order(&self) -> Option<(Seat, Command)> {
        let window = self.table.state().board().agenda.window()?;
        let place = |seat: Seat| (seat.0 + self.seats - window.first.0) % self.seats;
        let plays = self.sealed.iter().filter(|(_, command)| is_play(command));
        plays.min_by_key(|(seat, _)| place(*seat)).copied()
    }

    fn choose(
        &mut self,
        asked: &[engine::Prompt<ruhe_in_frieden::Kind>],
    ) -> (Seat, engine::PromptId, Command) {
        let mut choices = Vec::new();
        for prompt in asked {
            let offered = self.table.choices(prompt);
            choices.extend(
                offered
                    .into_iter()
                    .map(|command| (prompt.seat, prompt.id, command)),
            );
        }
        let total = choices.iter().map(|(.., command)| self.weight(command)).sum();
        let mut left = self.rng.below(total);
        for choice in choices {
            let weight = self.weight(&choice.2);
            if left < weight {
                return choice;
            }
            left -= weight;
        }
        unreachable!("the weights were added up")
    }
}

fn is_play(command: &Command) -> bool {
    matches!(command, Command::Respond(Answer::Play(_)))
}

/// Whether the audience itself gave the input.
pub(crate) fn is_own(input: &Input<RuheInFrieden>, audience: Audience) -> bool {
    match input {
        Input::Command { seat, .. }
        | Input::Round {
            play: Some((seat, _)),
        } => audience == Audience::Seat(*seat),
        _ => true,
    }
}

/// Whether the input is a pass that takes effect at once.
pub(crate) fn is_pass(input: &Input<RuheInFrieden>) -> bool {
    matches!(
        input,
        Input::Command {
            command: Command::Respond(Answer::Pass),
            ..
        }
    )
}

/// Buys the two top shares of grave 1 as two seats would, and tells their actions.
pub(crate) fn bought_first_two(state: &mut State) -> String {
    let mut found = String::new();
    while found.len() < 4 {
        let prompts = RuheInFrieden::prompts(state);
        let prompt = prompts.iter().find(|prompt| prompt.must).unwrap();
        let mut choices = Vec::new();
        RuheInFrieden::choices(state, prompt, &mut choices);
        let grave = Grave::from_number(1).unwrap();
        let share = Command::BuyShare { grave };
        let command = if choices.contains(&share) {
            share
        } else {
            choices[0]
        };
        let command = match command {
            Command::BuyPill { .. } => Command::EndPills,
            Command::BuyShare { .. } if command != share => Command::EndShares,
            command => command,
        };
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        };
        let mut events = Vec::new();
        RuheInFrieden::apply(state, Stamp(0), input, &mut Fast::new(0), &mut events).unwrap();
        for event in &events {
            if let ruhe_in_frieden::Event::ShareBought { action, .. } = event {
                found.push_str(action.peek().letters());
            }
        }
    }
    found
}
