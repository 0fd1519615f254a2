//! A table with everybody who watches it, of any game.

use crate::coded::Coded;
use crate::episode::{Episode, Races, Record, Terms};
use crate::fault::Fault;
use crate::play::{Play, read_options};
use bots::seat_rng;
use engine::chance::Keyed;
use engine::table::{Accepted, NewTable, Table as Played};
use engine::{
    Audience, Fast, Log, Mode, Outcome, Prompt, PromptId, Reaction, Refused, Seat, Secret, Stamp, log, past,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// What one audience has seen, and so knows.
struct Witness<G: Coded> {
    audience: Audience,
    /// At the deal.
    start: G::Knowledge,
    knowledge: G::Knowledge,
    seen: Vec<G::Sighting>,
}

impl<G: Coded> Clone for Witness<G> {
    fn clone(&self) -> Witness<G> {
        Witness {
            audience: self.audience,
            start: self.start.clone(),
            knowledge: self.knowledge.clone(),
            seen: self.seen.clone(),
        }
    }
}

impl<G: Coded> Witness<G> {
    fn watch(&mut self, event: &G::Event, is_deal: bool) {
        if let Some(sighting) = G::sighting(event, self.audience) {
            // What is known at the deal follows from the state; only what comes later has to be learnt.
            if !is_deal {
                G::learn(&mut self.knowledge, &sighting);
            }
            self.seen.push(sighting);
        }
    }
}

/// A table of a game, with everybody who watches it.
pub(super) struct Sitting<G: Coded> {
    table: Played<G>,
    witnesses: Vec<Witness<G>>,
    /// How many sightings of each came with the deal.
    dealt: Vec<usize>,
}

impl<G: Coded> Clone for Sitting<G> {
    fn clone(&self) -> Sitting<G> {
        Sitting {
            table: self.table.clone(),
            witnesses: self.witnesses.clone(),
            dealt: self.dealt.clone(),
        }
    }
}

/// How a table is to be dealt.
pub(super) struct NewSitting {
    pub(super) seats: Option<u8>,
    pub(super) options: Map<String, Value>,
    pub(super) preset: Option<String>,
    pub(super) deal: Option<Value>,
    pub(super) practice: bool,
    pub(super) seed: u64,
    pub(super) salts: Vec<String>,
}

fn read<T: DeserializeOwned>(field: &str, value: Value) -> Result<T, Fault> {
    T::deserialize(value).map_err(|error| Fault::argument(field, error.to_string()))
}

impl<G: Coded> Sitting<G> {
    pub(super) fn deal(new: NewSitting) -> Result<Sitting<G>, Fault> {
        let seats = new.seats.unwrap_or(*G::SEATS.start());
        let options = read_options::<G>(new.preset.as_deref(), new.options)?;
        let mut table = NewTable::<G>::new(seats, options);
        table.deal = new.deal.map(|deal| read("deal", deal)).transpose()?;
        table.practice = new.practice;
        let mut events = Vec::new();
        let table = Played::shuffled(table, Secret::from_seed(new.seed), new.salts, &mut events)?;
        Ok(Sitting::of(table, &events))
    }

    fn of(table: Played<G>, dealt: &[G::Event]) -> Sitting<G> {
        let witness = |audience| {
            let start = G::knowledge(table.state(), audience);
            let mut witness = Witness {
                audience,
                knowledge: start.clone(),
                start,
                seen: Vec::new(),
            };
            dealt.iter().for_each(|event| witness.watch(event, true));
            witness
        };
        let witnesses: Vec<Witness<G>> = Audience::all(table.setup().seats).map(witness).collect();
        Sitting {
            dealt: witnesses.iter().map(|witness| witness.seen.len()).collect(),
            table,
            witnesses,
        }
    }

    /// A table as its log tells it, to be played on where its secret is known.
    pub(super) fn from_log(text: &str) -> Result<Sitting<G>, Fault> {
        let log = Log::<G>::read(text)?;
        let Some(secret) = log.setup().secret else {
            return Err(Fault::argument(
                "log",
                "its secret is not open, so nothing more can be drawn",
            ));
        };
        let mut events = Vec::new();
        let table = log.replay(|seq, event| events.push((seq, event)))?;
        let chance = Keyed::new(secret, &log.setup().salts);
        let mut dealt = Vec::new();
        let start = log.setup().lay_out(&mut dealt);
        let mut sitting = Sitting::of(table.with_chance(chance), &dealt);
        for witness in &mut sitting.witnesses {
            witness.start = G::knowledge(&start, witness.audience);
            witness.knowledge = witness.start.clone();
            for (_, event) in events.iter().filter(|(seq, _)| *seq > 0) {
                witness.watch(event, false);
            }
        }
        Ok(sitting)
    }

    fn witness(&self, audience: Audience) -> &Witness<G> {
        let idx = match audience {
            Audience::Seat(seat) => seat.idx(),
            Audience::Public => self.witnesses.len() - 1,
        };
        &self.witnesses[idx]
    }

    fn find(&self, id: u32) -> Result<Prompt<G::Kind>, Fault> {
        let prompts = self.table.prompts();
        let prompt = prompts.iter().find(|prompt| prompt.id == PromptId(id)).copied();
        prompt.ok_or_else(|| Fault::refused::<G::Refusal>(&Refused::NoSuchPrompt(PromptId(id))))
    }

    /// Lets something happen before everybody's eyes; gives how much each has seen before.
    fn happen<T>(
        &mut self,
        act: impl FnOnce(&mut Played<G>, &mut Vec<G::Event>) -> Result<T, Refused<G::Refusal>>,
    ) -> Result<T, Fault> {
        let mut events = Vec::new();
        let done = act(&mut self.table, &mut events).map_err(|refused| Fault::refused(&refused))?;
        for witness in &mut self.witnesses {
            events.iter().for_each(|event| witness.watch(event, false));
        }
        Ok(done)
    }
}

/// A table of any game.
pub(super) trait AnySitting: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn options(&self) -> Value;
    fn prompts(&self) -> Value;
    fn choices(&self, prompt: u32) -> Result<Value, Fault>;
    fn command(&mut self, at: Stamp, seat: u8, prompt: u32, command: Value) -> Result<(), Fault>;
    fn close_round(&mut self, at: Stamp) -> Result<(), Fault>;
    fn verdict(&mut self, at: Stamp, verdict: Value) -> Result<(), Fault>;
    fn judge(&mut self, at: Stamp, hands: Vec<(u8, u32, Value)>, seed: u64) -> Result<(), Fault>;
    fn wake(&mut self, at: Stamp) -> Result<(), Fault>;
    fn take_back(&mut self, at: Stamp) -> Result<(), Fault>;
    fn view(&self, audience: Audience) -> Value;
    fn sightings(&self, audience: Audience, since: usize) -> Vec<Value>;
    fn seen(&self, audience: Audience) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn log(&self) -> String;
    fn copy(&self) -> Box<dyn AnySitting>;
    fn resample(&self, seat: Seat, seed: u64) -> Result<Box<dyn Play>, Fault>;
    fn bot_answer(&self, seat: Seat, level: &str, seed: u64) -> Result<Value, Fault>;
}

impl<G: Coded> AnySitting for Sitting<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.table.setup().seats
    }

    fn options(&self) -> Value {
        json!(self.table.setup().options)
    }

    fn prompts(&self) -> Value {
        let prompts = self.table.prompts();
        let told = prompts.iter().map(|prompt| {
            json!({
                "id": prompt.id,
                "seat": prompt.seat,
                "kind": prompt.kind,
                "mode": prompt.mode,
                "must": prompt.must,
                "until_ms": prompt.until,
            })
        });
        told.collect()
    }

    fn choices(&self, prompt: u32) -> Result<Value, Fault> {
        Ok(json!(self.table.choices(&self.find(prompt)?)))
    }

    fn command(&mut self, at: Stamp, seat: u8, prompt: u32, command: Value) -> Result<(), Fault> {
        let command = read("command", command)?;
        self.happen(|table, events| {
            let accepted = table.command(at, Seat(seat), PromptId(prompt), command, events)?;
            // Nobody is left to wait for, so the round closes here.
            if accepted == (Accepted::Sealed { complete: true }) {
                table.close_round(at, events)?;
            }
            Ok(())
        })
    }

    fn close_round(&mut self, at: Stamp) -> Result<(), Fault> {
        self.happen(|table, events| table.close_round(at, events))
    }

    fn verdict(&mut self, at: Stamp, verdict: Value) -> Result<(), Fault> {
        let verdict = read("verdict", verdict)?;
        self.happen(|table, events| table.verdict(at, verdict, events))
    }

    fn judge(&mut self, at: Stamp, hands: Vec<(u8, u32, Value)>, seed: u64) -> Result<(), Fault> {
        let prompts = self.table.prompts();
        let mut reactions = Vec::new();
        for (seat, after_ms, command) in hands {
            let command: G::Command = read("hands", command)?;
            let seat = Seat(seat);
            let races = |prompt: &&Prompt<G::Kind>| prompt.seat == seat && prompt.mode == Mode::Race;
            let prompt = prompts.iter().find(races);
            let prompt = prompt.ok_or_else(|| Fault::refused::<G::Refusal>(&Refused::NoRace))?;
            G::check(self.table.state(), prompt, command)
                .map_err(|refusal| Fault::refused(&Refused::Rules(refusal)))?;
            reactions.push(Reaction {
                seat,
                after_ms,
                command,
            });
        }
        let judged = G::judge(self.table.state(), &reactions, &mut Fast::new(seed));
        let (verdict, took_ms) = judged.ok_or_else(|| Fault::refused::<G::Refusal>(&Refused::NoRace))?;
        let last = self.table.entries().last().map_or(0, |entry| entry.at.0);
        let at = at.max(Stamp(last + u64::from(took_ms)));
        self.happen(|table, events| table.verdict(at, verdict, events))
    }

    fn wake(&mut self, at: Stamp) -> Result<(), Fault> {
        self.happen(|table, events| table.wake(at, events))
    }

    fn take_back(&mut self, at: Stamp) -> Result<(), Fault> {
        self.happen(|table, _| table.take_back(at))?;
        // What was learnt since is no longer so: everybody learns again what still stands.
        // What was dealt it knows from its start.
        let standing = past::standing(self.table.past().skip(1), |step| step.events);
        for (witness, dealt) in self.witnesses.iter_mut().zip(&self.dealt) {
            witness.knowledge = witness.start.clone();
            witness.seen.truncate(*dealt);
            standing
                .iter()
                .flatten()
                .for_each(|event| witness.watch(event, false));
        }
        Ok(())
    }

    fn view(&self, audience: Audience) -> Value {
        json!(self.table.view(audience))
    }

    fn sightings(&self, audience: Audience, since: usize) -> Vec<Value> {
        let seen = self.witness(audience).seen.iter();
        seen.skip(since).map(|sighting| json!(sighting)).collect()
    }

    fn seen(&self, audience: Audience) -> usize {
        self.witness(audience).seen.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn log(&self) -> String {
        log::write(&self.table)
    }

    fn copy(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }

    fn resample(&self, seat: Seat, seed: u64) -> Result<Box<dyn Play>, Fault> {
        let setup = self.table.setup();
        let mut options = setup.options.clone();
        G::guard(&mut options);
        let terms = Arc::new(Terms::<G> {
            seats: setup.seats,
            options,
            bots: (0..setup.seats).map(|_| None).collect(),
            races: Races::Lots,
            concede: false,
            inputs_max: 20_000,
            record: true,
        });
        let own = &self.witnesses[seat.idx()].knowledge;
        let state = G::determinize(own, &mut Fast::new(seed));
        let public = &self.witness(Audience::Public).knowledge;
        let resit = |other: Seat| {
            if other == seat {
                own.clone()
            } else {
                G::resit(&state, other, public)
            }
        };
        let known: Vec<G::Knowledge> = (0..setup.seats).map(Seat).map(resit).collect();
        let record = Record::sitting_down(known.to_vec(), public.clone());
        Ok(Box::new(Episode::made_up(&terms, state, known, record, !seed)?))
    }

    fn bot_answer(&self, seat: Seat, level: &str, seed: u64) -> Result<Value, Fault> {
        let bot = G::find_bot(level).map_err(|unknown| Fault::argument("level", unknown.to_string()))?;
        let prompts = self.table.prompts();
        let Some(prompt) = prompts.iter().find(|prompt| prompt.seat == seat) else {
            return Ok(Value::Null);
        };
        let witness = &self.witnesses[seat.idx()];
        let mut rng = seat_rng(seed ^ (self.table.entries().len() as u64) << 32, seat);
        let mut bot = (bot.make)();
        bot.take_seat(seat, &mut rng);
        bot.sit(&witness.start);
        let later = witness.seen.iter().skip(self.dealt[seat.idx()]);
        later.for_each(|sighting| bot.see(sighting, &mut rng));
        let choices = self.table.choices(prompt);
        let answer = if choices.is_empty() {
            None
        } else if prompt.must {
            Some((0, bot.answer(&witness.knowledge, prompt, &choices, &mut rng)))
        } else {
            bot.react(&witness.knowledge, prompt, &choices, &mut rng)
        };
        Ok(answer.map_or(
            Value::Null,
            |(after_ms, command)| json!({ "prompt": prompt.id, "command": command, "after_ms": after_ms }),
        ))
    }
}
