//! Episodes of any game in one form.

use crate::coded::{self, Code, Coded, PASS};
use crate::episode::{Consulted, End, Episode, Item, Races, Terms, Trouble};
use crate::fault::Fault;
use crate::fleet::{Fleet, Tables};
use crate::pen::Section;
use bots::advice::Pondering;
use bots::{Bot, BotInfo, seat_rng};
use engine::table::NewTable;
use engine::{Audience, Fast, MAX_SEATS, Seat, preset};
use serde_json::{Map, Value, json};
use std::any::Any;
use std::sync::Arc;

/// An episode of any game.
pub(crate) trait Play: Send {
    fn as_any(&self) -> &dyn Any;
    fn current(&self) -> Option<Seat>;
    fn is_asked(&self, seat: Seat) -> bool;
    fn is_over(&self) -> bool;
    fn is_cut_off(&self) -> bool;
    fn rewards(&self) -> [f32; MAX_SEATS];
    fn outcome(&self) -> Value;
    fn act(&mut self, seat: Seat, action: usize) -> Result<(), Trouble>;
    /// Answers of several seats at once; nothing is taken unless all are legal.
    fn act_all(&mut self, actions: &[(Seat, usize)]) -> Result<(), Trouble>;
    fn legal(&self, seat: Seat) -> Vec<u16>;
    /// The ids of each command a seat may give, and the command.
    fn commands(&self, seat: Seat) -> Value;
    fn mask(&self, seat: Seat, mask: &mut [i8]);
    fn observe(&self, seat: Seat, recall: bool, features: &mut [u8]);
    fn copy(&self) -> Option<Box<dyn Play>>;
    fn resample(&self, seat: Seat, seed: u64) -> Result<Box<dyn Play>, Trouble>;
    fn tell(&self, seat: Seat) -> Option<String>;
    fn history(&self) -> Option<Vec<(Seat, u16)>>;
    fn view(&self, audience: Audience) -> Value;
}

impl<G: Coded> Play for Episode<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn current(&self) -> Option<Seat> {
        Episode::current(self)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        Episode::is_asked(self, seat)
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn is_cut_off(&self) -> bool {
        matches!(self.end(), Some(End::CutOff))
    }

    fn rewards(&self) -> [f32; MAX_SEATS] {
        Episode::rewards(self)
    }

    fn outcome(&self) -> Value {
        match self.end() {
            Some(End::Over(outcome)) => json!(outcome),
            _ => Value::Null,
        }
    }

    fn act(&mut self, seat: Seat, action: usize) -> Result<(), Trouble> {
        Episode::act(self, seat, action)
    }

    fn act_all(&mut self, actions: &[(Seat, usize)]) -> Result<(), Trouble> {
        for (seat, action) in actions.iter().copied() {
            let is_taken = if Episode::is_asked(self, seat) {
                self.is_legal(seat, action)
            } else {
                action == usize::from(PASS)
            };
            if !is_taken {
                return Err(Trouble::Illegal { seat, action });
            }
        }
        for (seat, action) in actions.iter().copied() {
            if Episode::is_asked(self, seat) {
                self.answer(seat, action)?;
            }
        }
        self.go_on()
    }

    fn legal(&self, seat: Seat) -> Vec<u16> {
        Episode::legal(self, seat).map_or_else(Vec::new, |legal| legal.iter().collect())
    }

    fn commands(&self, seat: Seat) -> Value {
        json!(Episode::commands(self, seat))
    }

    fn mask(&self, seat: Seat, mask: &mut [i8]) {
        Episode::mask(self, seat, mask);
    }

    fn observe(&self, seat: Seat, recall: bool, features: &mut [u8]) {
        Episode::observe(self, seat, recall, features);
    }

    fn copy(&self) -> Option<Box<dyn Play>> {
        Some(Box::new(Episode::copy(self)?))
    }

    fn resample(&self, seat: Seat, seed: u64) -> Result<Box<dyn Play>, Trouble> {
        Ok(Box::new(Episode::resample(self, seat, seed)?))
    }

    fn tell(&self, seat: Seat) -> Option<String> {
        self.record().map(|record| record.tell(seat))
    }

    fn history(&self) -> Option<Vec<(Seat, u16)>> {
        self.record().map(|record| record.history.clone())
    }

    fn view(&self, audience: Audience) -> Value {
        json!(Episode::view(self, audience))
    }
}

/// What an environment is to be like.
pub(crate) struct Wishes {
    pub(crate) seats: Option<u8>,
    pub(crate) options: Map<String, Value>,
    pub(crate) preset: Option<String>,
    pub(crate) opponents: Vec<(u8, String)>,
    pub(crate) races: Races,
    pub(crate) concede: bool,
    pub(crate) inputs_max: u32,
}

/// What is agreed on: the preset, and what is named besides.
pub(crate) fn read_options<G: engine::Game>(
    preset: Option<&str>,
    options: Map<String, Value>,
) -> Result<G::Options, Fault> {
    let mut agreed = match preset {
        Some(name) => preset::find::<G>(name)?.values(),
        None => Map::new(),
    };
    agreed.extend(options);
    serde_json::from_value(Value::Object(agreed))
        .map_err(|error| Fault::argument("options", error.to_string()))
}

/// Deals episodes of one kind.
pub(crate) trait Dealer: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn agents(&self) -> Vec<u8>;
    fn options(&self) -> Value;
    fn actions(&self) -> usize;
    fn action_name(&self, action: usize) -> Option<String>;
    fn features(&self) -> usize;
    fn sections(&self) -> Vec<Section>;
    fn deal(&self, seed: u64, record: bool) -> Result<Box<dyn Play>, Trouble>;
    fn fleet(&self, tables: usize, seed: u64, threads: usize) -> Result<Box<dyn Tables>, Fault>;
    fn mind(&self, level: &str, seat: Seat, seed: u64) -> Result<Box<dyn Mind>, Fault>;
}

/// Deals episodes of a game.
pub(crate) struct Site<G: Coded> {
    /// With and without a record.
    recorded: Arc<Terms<G>>,
    plain: Arc<Terms<G>>,
    sections: Vec<Section>,
    features: usize,
}

/// Opens a site.
pub(crate) fn open<G: Coded>(wishes: Wishes) -> Result<Box<dyn Dealer>, Fault> {
    let seats = wishes.seats.unwrap_or(*G::SEATS.start());
    let mut options = read_options::<G>(wishes.preset.as_deref(), wishes.options)?;
    NewTable::<G>::check(seats, &options, None)?;
    // Agents may play for ever where people would stop.
    G::guard(&mut options);
    let mut bots = vec![None; usize::from(seats)];
    for (seat, level) in wishes.opponents {
        let Some(place) = bots.get_mut(usize::from(seat)) else {
            let message = format!("expected seats from 0 to {}, found {seat}", seats - 1);
            return Err(Fault::argument("opponents", message));
        };
        let bot = G::find_bot(&level).map_err(|unknown| Fault::argument("opponents", unknown.to_string()))?;
        *place = Some(bot);
    }
    if bots.iter().all(Option::is_some) {
        return Err(Fault::argument(
            "opponents",
            "expected a seat that is left for an agent",
        ));
    }
    let terms = |record| {
        Arc::new(Terms::<G> {
            seats,
            options: options.clone(),
            bots: bots.iter().copied().collect(),
            races: wishes.races,
            concede: wishes.concede,
            inputs_max: wishes.inputs_max,
            record,
        })
    };
    let plain = terms(false);
    let plan = Episode::deal(&plain, 0)?.plan();
    Ok(Box::new(Site {
        recorded: terms(true),
        plain,
        features: plan.len,
        sections: plan.sections,
    }))
}

impl<G: Coded> Dealer for Site<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.plain.seats
    }

    fn agents(&self) -> Vec<u8> {
        let seats = (0..).zip(&self.plain.bots);
        seats
            .filter(|(_, bot)| bot.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    fn options(&self) -> Value {
        json!(self.plain.options)
    }

    fn actions(&self) -> usize {
        coded::count(G::BLOCKS)
    }

    fn action_name(&self, action: usize) -> Option<String> {
        coded::name(G::BLOCKS, action)
    }

    fn features(&self) -> usize {
        self.features
    }

    fn sections(&self) -> Vec<Section> {
        self.sections.clone()
    }

    fn deal(&self, seed: u64, record: bool) -> Result<Box<dyn Play>, Trouble> {
        let terms = if record { &self.recorded } else { &self.plain };
        Ok(Box::new(Episode::deal(terms, seed)?))
    }

    fn fleet(&self, tables: usize, seed: u64, threads: usize) -> Result<Box<dyn Tables>, Fault> {
        let (actions, features) = (self.actions(), self.features);
        Ok(Box::new(Fleet::new(
            &self.plain,
            tables,
            seed,
            threads,
            actions,
            features,
        )?))
    }

    fn mind(&self, level: &str, seat: Seat, seed: u64) -> Result<Box<dyn Mind>, Fault> {
        let bot = G::find_bot(level).map_err(|unknown| Fault::argument("level", unknown.to_string()))?;
        Ok(Box::new(Thinking::<G> {
            bot: (bot.make)(),
            info: bot,
            seat,
            rng: seat_rng(seed, seat),
            table: None,
            seen: 0,
            planned: None,
        }))
    }
}

/// How good an action looks to a bot.
pub(crate) struct Advice {
    pub(crate) action: u16,
    pub(crate) times: u32,
    pub(crate) worth: f64,
    pub(crate) error: f64,
}

/// A bot that looks on at a recorded episode of any game.
pub(crate) trait Mind: Send {
    fn step(&mut self, play: &dyn Play) -> Result<u16, Fault>;
    fn advise(&mut self, play: &dyn Play) -> Result<Vec<Advice>, Fault>;
}

/// A bot that looks on at a recorded episode.
struct Thinking<G: Coded> {
    bot: Box<dyn Bot<G>>,
    info: &'static BotInfo<G>,
    seat: Seat,
    rng: Fast,
    /// The record it follows.
    table: Option<u64>,
    /// How much of it it has seen.
    seen: usize,
    /// The second half of a command whose first half was answered.
    planned: Option<(u16, u16)>,
}

/// A table it has looked at, and what its seat is asked there.
struct Asking<'a, G: Coded> {
    episode: &'a Episode<G>,
    question: Consulted<G>,
}

impl<G: Coded> Thinking<G> {
    /// Looks at what is new, and at what its seat is asked.
    fn look<'a>(&mut self, play: &'a dyn Play) -> Result<Asking<'a, G>, Fault> {
        let episode = play.as_any().downcast_ref::<Episode<G>>();
        let episode =
            episode.ok_or_else(|| Fault::argument("state", format!("expected a state of {}", G::NAME)))?;
        let record = episode.record();
        let record =
            record.ok_or_else(|| Fault::argument("state", "expected a state that keeps a record"))?;
        let Some(items) = record.items.get(self.seat.idx()) else {
            return Err(Fault::argument(
                "seat",
                format!("the table has no seat {}", self.seat.0),
            ));
        };
        if self.table != Some(record.id) {
            self.bot = (self.info.make)();
            self.bot.take_seat(self.seat, &mut self.rng);
            self.bot.sit(&record.start[self.seat.idx()]);
            let dealt = record.dealt[self.seat.idx()];
            (self.table, self.seen, self.planned) = (Some(record.id), dealt, None);
        }
        for item in items.iter().skip(self.seen) {
            if let Item::Seen(sighting) = item {
                self.bot.see(sighting, &mut self.rng);
            }
        }
        self.seen = items.len();
        let question = episode.consult(self.seat).ok_or(Trouble::NotAsked(self.seat))?;
        Ok(Asking { episode, question })
    }
}

impl<G: Coded> Mind for Thinking<G> {
    fn step(&mut self, play: &dyn Play) -> Result<u16, Fault> {
        let Asking { episode, question } = self.look(play)?;
        if let (Some((first, second)), Some(begun)) = (self.planned.take(), question.begun)
            && first == begun
        {
            return Ok(second);
        }
        let known = episode.known(self.seat);
        let (prompt, choices, rng) = (&question.prompt, &question.choices[..], &mut self.rng);
        let command = if question.is_optional {
            self.bot
                .react(known, prompt, choices, rng)
                .map(|(_, command)| command)
        } else {
            Some(self.bot.answer(known, prompt, choices, rng))
        };
        let Some(command) = command.filter(|command| !G::is_pass(command)) else {
            return Ok(PASS);
        };
        match (G::code(known, self.seat, &command), question.begun) {
            (Code::One(action), _) => Ok(action),
            (Code::Pair { first, second }, None) => {
                self.planned = Some((first[0], second[0]));
                Ok(first[0])
            }
            // Somebody else began the command: it is completed by whatever fits.
            (Code::Pair { .. }, Some(_)) => {
                let legal = episode.legal(self.seat).and_then(|legal| legal.nth(0));
                legal.ok_or_else(|| Fault::Bug("a command cannot be completed".to_owned()))
            }
        }
    }

    fn advise(&mut self, play: &dyn Play) -> Result<Vec<Advice>, Fault> {
        let Asking { episode, question } = self.look(play)?;
        let known = episode.known(self.seat);
        let pondering = Pondering {
            effort: G::ADVISING,
            clock: None,
        };
        let (prompt, choices) = (&question.prompt, &question.choices[..]);
        let weighed = G::weigh(known, prompt, choices, pondering, &mut self.rng);
        let advice = |weighed: &bots::search::Weighed<G::Command>| {
            let command = weighed.command.filter(|command| !G::is_pass(command));
            let code = command.map_or(Code::One(PASS), |command| G::code(known, self.seat, &command));
            Advice {
                action: match code {
                    Code::One(action) => action,
                    Code::Pair { first, .. } => first[0],
                },
                times: weighed.times,
                worth: weighed.worth,
                error: weighed.error,
            }
        };
        Ok(weighed.iter().map(advice).collect())
    }
}
