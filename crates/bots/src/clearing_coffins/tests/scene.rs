//! Positions told in a few words, as one bot at seat 0 lives through them.

use crate::Bot as _;
use crate::clearing_coffins::Racer;
use crate::clearing_coffins::level::{Level, OwnOther, PerMille, UNDEAD};
use clearing_coffins::parts::{Card, Face, Faces};
use clearing_coffins::{
    Bang, ClearingCoffins, Command, Deal, Event, Knowledge, Options, Place, Sighting, Target, Verdict,
};
use engine::{Audience, Fast, Game as _, Input, Prompt, PromptId, Seat, Stamp};

/// Never errs and never forgets, and does nothing by chance.
pub(super) const PERFECT: Level = Level {
    notices: PerMille(1000),
    false_alarm: PerMille(0),
    slips: PerMille(0),
    encodes: OwnOther {
        own: PerMille(1000),
        other: PerMille(1000),
    },
    forgets: OwnOther {
        own: PerMille(0),
        other: PerMille(0),
    },
    ..UNDEAD
};

pub(super) fn at(seat: u8, slot: u8) -> Place {
    Place {
        seat: Seat(seat),
        slot,
    }
}

pub(super) struct Scene {
    state: clearing_coffins::State,
    pub(super) racer: Racer,
    knowledge: Knowledge,
    dealt: Knowledge,
    seen: Vec<Sighting>,
    pub(super) rng: Fast,
}

impl Scene {
    /// Two or more rows of four cards as dealt, and the throws to come.
    pub(super) fn deal(level: Level, options: Options, rows: &[&str], throws: &[&str]) -> Scene {
        let dealt: Vec<Card> = rows
            .iter()
            .flat_map(|row| row.split(' '))
            .map(|card| card.parse().unwrap())
            .collect();
        let mut rest: Vec<Card> = Card::ALL.into_iter().flat_map(|card| [card; 7]).collect();
        rest.push(Card::PurpleBat);
        for card in &dealt {
            let place = rest.iter().position(|other| other == card).unwrap();
            rest.swap_remove(place);
        }
        let seats = rows.len() as u8;
        let deal = Deal {
            first_thrower: Seat(0),
            deck: dealt.into_iter().chain(rest).collect(),
            dice: throws.iter().map(|throw| faces(throw)).collect(),
            picks: Vec::new(),
        };
        ClearingCoffins::check_deal(ClearingCoffins::NEWEST, &options, seats, &deal).unwrap();
        let state = ClearingCoffins::deal(ClearingCoffins::NEWEST, &options, seats, &deal, &mut ());
        let knowledge = ClearingCoffins::knowledge(&state, Audience::Seat(Seat(0)));
        let mut scene = Scene {
            state,
            racer: Racer::new(level),
            dealt: knowledge.clone(),
            seen: Vec::new(),
            knowledge,
            rng: Fast::new(1),
        };
        scene.look_around();
        scene
    }

    /// The bot is asked something for the first time.
    fn look_around(&mut self) {
        let prompts = ClearingCoffins::prompts(&self.state);
        let command = self
            .racer
            .answer(&self.knowledge, &prompts[0], &[Command::Throw], &mut self.rng);
        assert_eq!(command, Command::Throw);
    }

    fn apply(&mut self, input: Input<ClearingCoffins>) {
        let mut events: Vec<Event> = Vec::new();
        ClearingCoffins::apply(&mut self.state, Stamp(0), input, &mut Fast::new(9), &mut events).unwrap();
        for event in events {
            if let Some(sighting) = ClearingCoffins::sighting(&event, Audience::Seat(Seat(0))) {
                ClearingCoffins::learn(&mut self.knowledge, &sighting);
                self.racer.see(&sighting, &mut self.rng);
                self.seen.push(sighting);
            }
        }
    }

    /// Another bot of the level sits down at the deal and sees all that was seen.
    pub(super) fn take_up_again(&mut self) -> &mut Scene {
        self.racer = Racer::new(PERFECT);
        self.racer.sit(&self.dealt);
        for sighting in &self.seen {
            self.racer.see(sighting, &mut self.rng);
        }
        self
    }

    /// The next throw is made and shown.
    pub(super) fn throw(&mut self) -> &mut Scene {
        self.apply(Input::Verdict(Verdict::Throw));
        self.apply(Input::Verdict(Verdict::Reveal));
        self
    }

    /// One seat bangs, or nobody.
    pub(super) fn judge(&mut self, seat: Option<u8>) -> &mut Scene {
        let bang = |seat| Bang {
            seat: Seat(seat),
            reaction_ms: 500,
            target: None,
        };
        self.apply(Input::Verdict(Verdict::Adjudicate {
            bangs: seat.map(bang).into_iter().collect(),
            false_starts: Default::default(),
        }));
        self
    }

    /// The seat that is asked says something.
    pub(super) fn say(&mut self, command: Command) -> &mut Scene {
        let prompt = ClearingCoffins::prompts(&self.state)[0];
        self.apply(Input::Command {
            seat: prompt.seat,
            prompt: PromptId::clone(&prompt.id),
            command,
        });
        self
    }

    /// A seat bangs and points.
    pub(super) fn claim(&mut self, seat: u8, place: Place) -> &mut Scene {
        self.throw().judge(Some(seat));
        self.say(Command::Claim(clearing_coffins::Claim::Card(place)))
    }

    fn asked(&self) -> (Prompt<clearing_coffins::Kind>, Vec<Command>) {
        let prompts = ClearingCoffins::prompts(&self.state);
        let prompt = *prompts.iter().find(|prompt| prompt.seat == Seat(0)).unwrap();
        let mut choices = Vec::new();
        ClearingCoffins::choices(&self.state, &prompt, &mut choices);
        (prompt, choices)
    }

    /// What the bot does on the dice that lie.
    pub(super) fn reaction(&mut self) -> Command {
        let (prompt, choices) = self.asked();
        let reaction = self
            .racer
            .react(&self.knowledge, &prompt, &choices, &mut self.rng);
        let (_, command) = reaction.unwrap();
        assert!(choices.contains(&command));
        command
    }

    /// What the bot answers.
    pub(super) fn answer(&mut self) -> Command {
        let (prompt, choices) = self.asked();
        let command = self
            .racer
            .answer(&self.knowledge, &prompt, &choices, &mut self.rng);
        assert!(choices.contains(&command));
        command
    }
}

pub(super) const BANG: Command = Command::Bang { target: None };

pub(super) fn pointed(target: Target) -> Command {
    Command::Bang { target: Some(target) }
}

/// Faces of the standard dice that show this throw.
fn faces(throw: &str) -> Faces {
    let throw: clearing_coffins::parts::Throw = throw.parse().unwrap();
    let colour = match throw.face {
        Face::Yellow => 0,
        Face::Purple => 2,
        Face::TwoTone | Face::Exclamation => 4,
    };
    Faces {
        colour,
        symbol: 2 * throw.symbol as u8,
    }
}
