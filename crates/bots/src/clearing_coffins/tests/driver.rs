//! Racers at one table on the virtual clock (CC-11.4).

use crate::clearing_coffins::{Level, Racer};
use crate::{Bot as _, seat_rng};
use clearing_coffins::{ClearingCoffins, Command, Event, Kind, Knowledge, Options, Sighting, State};
use engine::{Audience, Fast, Game as _, Input, Mode, Prompt, Reaction, Seat, Stamp};

/// What a seat saw and did, in this order.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Moment {
    Saw(Sighting),
    Reacted(Option<(u32, Command)>),
    Answered(Command),
}

#[derive(Clone)]
pub(super) struct Player {
    pub(super) racer: Racer,
    pub(super) knowledge: Knowledge,
    pub(super) rng: Fast,
    pub(super) moments: Vec<Moment>,
}

pub(super) struct Driver {
    pub(super) state: State,
    pub(super) players: Vec<Player>,
    chance: Fast,
    order: Fast,
    pub(super) at: Stamp,
}

impl Driver {
    /// Deals the table of a seed to bots of these levels.
    pub(super) fn deal(options: &Options, levels: &[Level], seed: u64) -> Driver {
        let seats = levels.len() as u8;
        ClearingCoffins::check_options(ClearingCoffins::NEWEST, options, seats).unwrap();
        let deal = ClearingCoffins::shuffle(ClearingCoffins::NEWEST, options, seats, &mut Fast::new(seed));
        let state = ClearingCoffins::deal(ClearingCoffins::NEWEST, options, seats, &deal, &mut ());
        Driver::sit_down(state, levels, seed)
    }

    /// Bots that have not seen anything before sit down at a table.
    pub(super) fn sit_down(state: State, levels: &[Level], seed: u64) -> Driver {
        let player = |(seat, level): (u8, &Level)| Player {
            racer: Racer::new(*level),
            knowledge: ClearingCoffins::knowledge(&state, Audience::Seat(Seat(seat))),
            rng: seat_rng(seed, Seat(seat)),
            moments: Vec::new(),
        };
        Driver {
            players: (0u8..).zip(levels).map(player).collect(),
            state,
            chance: Fast::new(seed + 1),
            order: Fast::new(seed + 2),
            at: Stamp(0),
        }
    }

    /// Has what is asked answered; false when the game is over.
    pub(super) fn step(&mut self) -> bool {
        let prompts = ClearingCoffins::prompts(&self.state);
        let Some(first) = prompts.first().copied() else {
            return false;
        };
        if first.mode == Mode::Race {
            let reactions: Vec<Reaction<Command>> =
                prompts.iter().filter_map(|prompt| self.react(prompt)).collect();
            let judged = ClearingCoffins::judge(&self.state, &reactions, &mut self.order);
            let (verdict, took_ms) = judged.unwrap();
            self.at.0 += u64::from(took_ms);
            self.apply(Input::Verdict(verdict));
        } else {
            let (seat, prompt) = (first.seat, first.id);
            let command = self.answer(&first);
            self.apply(Input::Command {
                seat,
                prompt,
                command,
            });
        }
        true
    }

    fn choices(&self, prompt: &Prompt<Kind>) -> Vec<Command> {
        let mut choices = Vec::new();
        ClearingCoffins::choices(&self.state, prompt, &mut choices);
        choices
    }

    fn react(&mut self, prompt: &Prompt<Kind>) -> Option<Reaction<Command>> {
        let choices = self.choices(prompt);
        let player = &mut self.players[prompt.seat.idx()];
        let reaction = player
            .racer
            .react(&player.knowledge, prompt, &choices, &mut player.rng);
        player.moments.push(Moment::Reacted(reaction));
        reaction.map(|(after_ms, command)| {
            assert!(choices.contains(&command), "{command:?} was offered");
            Reaction {
                seat: prompt.seat,
                after_ms,
                command,
            }
        })
    }

    fn answer(&mut self, prompt: &Prompt<Kind>) -> Command {
        let choices = self.choices(prompt);
        let player = &mut self.players[prompt.seat.idx()];
        let command = player
            .racer
            .answer(&player.knowledge, prompt, &choices, &mut player.rng);
        assert!(choices.contains(&command), "{command:?} was offered");
        player.moments.push(Moment::Answered(command));
        command
    }

    fn apply(&mut self, input: Input<ClearingCoffins>) {
        let mut events: Vec<Event> = Vec::new();
        let (state, chance) = (&mut self.state, &mut self.chance);
        ClearingCoffins::apply(state, self.at, input, chance, &mut events).unwrap();
        ClearingCoffins::assert_sound(&self.state);
        for event in &events {
            for (seat, player) in (0u8..).zip(&mut self.players) {
                if let Some(sighting) = ClearingCoffins::sighting(event, Audience::Seat(Seat(seat))) {
                    ClearingCoffins::learn(&mut player.knowledge, &sighting);
                    player.racer.see(&sighting, &mut player.rng);
                    player.moments.push(Moment::Saw(sighting));
                }
            }
        }
    }
}
