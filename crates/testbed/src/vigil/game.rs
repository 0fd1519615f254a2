//! The game as the engine knows it, with and without flaws.

use super::api::{
    Command, Deal, GRAVES, Kind, NIGHTS_MAX, OPTIONS, Options, Phase, Refusal, Sighting, Verdict, View,
};
use super::known::Knowledge;
use super::rules::{Happening, OWL, State, WIND};
use engine::{
    Audience, Chance, Draw, FaceDown, Fast, Game, Input, OptionInfo, Outcome, Phrase, Problem, Prompt,
    Prompts, Purpose, Reaction, Rule, Seat, SeatSet, Seen, Sink, Stamp, Switch, Version,
};
use std::fmt;
use std::ops::RangeInclusive;

/// The mistakes a flawed game can make.
pub mod flaw {
    /// None.
    pub const NONE: u8 = 0;
    /// The view shows whether the first grave holds a high face.
    pub const VIEW: u8 = 1;
    /// Graves with a low face are not offered.
    pub const CHOICES: u8 = 2;
    /// A refusal tells whether the first grave holds a high face.
    pub const REFUSAL: u8 = 3;
    /// Everybody sees what one seat peeked at.
    pub const SIGHTING: u8 = 4;
    /// The number of a prompt depends on a hidden face.
    pub const PROMPT: u8 = 5;
    /// A refusal costs a candle.
    pub const REFUSAL_COSTS: u8 = 6;
    /// Something is offered that is refused.
    pub const OFFER: u8 = 7;
    /// What lies open is not added to what is known.
    pub const LEARN: u8 = 8;
    /// A lifted slab is said to turn up nothing.
    pub const TURNS_UP: u8 = 9;
    /// Numbers of prompts come again every night.
    pub const PROMPT_TWICE: u8 = 10;
    /// Imagined worlds forget what was seen.
    pub const IMAGINE: u8 = 11;
}

/// Vigil with a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flawed<const FLAW: u8>;

/// Vigil as it should be.
pub type Vigil = Flawed<{ flaw::NONE }>;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something everybody sees.
    Seen(Sighting),
    /// A seat looked into a grave.
    Peeked {
        seat: Seat,
        /// Which grave.
        grave: u8,
        /// What only that seat saw.
        face: u8,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Seen(sighting) => write!(f, "{sighting:?}"),
            Event::Peeked { seat, grave, face } => {
                write!(f, "{seat} peeks into grave {grave} and sees {face}")
            }
        }
    }
}

fn is_high(state: &State) -> bool {
    !state.public.shows(0) && state.face(0) > 3
}

impl<const FLAW: u8> engine::race::Races for Flawed<FLAW> {}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const NAME: &'static str = "vigil";
    const RULE_PREFIX: &'static str = "VI";
    const RULES: RangeInclusive<u32> = 2..=3;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    const LATER_OPTIONS: &'static [(&'static str, u32)] = &[("free_bell", 3)];
    const SECRETS: bool = true;
    const FORGETS: bool = false;
    const RACES: bool = true;
    const MINUTES: RangeInclusive<u8> = 1..=2;
    const DIFFICULTY: engine::Difficulty = engine::Difficulty::Easy;
    const PRESETS: &'static [engine::PresetInfo] = &[];

    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Kind = Kind;
    type Command = Command;
    type Verdict = Verdict;
    type Refusal = Refusal;
    type Event = Event;
    type Sighting = Sighting;
    type View = View;
    type Knowledge = Knowledge;

    fn default_options(rules: Version) -> Options {
        let bell = if rules < Version(3) {
            Switch::Off
        } else {
            Switch::On
        };
        Options {
            bell,
            ..Options::default()
        }
    }

    fn check_options(_: Version, options: &Options, _: u8) -> Result<(), Problem> {
        (1..=3).contains(&options.nights).then_some(()).ok_or_else(|| {
            Problem::new(
                "options.nights",
                format!("expected 1 to 3, found {}", options.nights),
            )
        })
    }

    fn shuffle<C: Chance>(_: Version, _: &Options, _: u8, chance: &mut C) -> Deal {
        let (mut graves, mut omens) = ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]);
        chance.shuffle(Purpose("graves"), 0, &mut graves);
        chance.shuffle(Purpose("omens"), 0, &mut omens);
        Deal {
            graves,
            omens,
            owl: Vec::new(),
            wind: Vec::new(),
        }
    }

    fn check_deal(_: Version, _: &Options, _: u8, deal: &Deal) -> Result<(), Problem> {
        deal.check()
    }

    fn deal<S: Sink<Event>>(
        rules: Version,
        options: &Options,
        seats: u8,
        deal: &Deal,
        events: &mut S,
    ) -> State {
        let mut state = State::laid_out(rules, options, seats, deal);
        let (at, chance) = (Stamp(0), &mut Fast::new(0));
        Happening {
            state: &mut state,
            at,
            chance,
            events,
        }
        .start_night(0);
        state
    }

    fn settle_deal<C: Chance>(deal: &Deal, drawn: &[Draw], mut chance: Option<&mut C>) -> Deal {
        let mut settled = deal.clone();
        for (purpose, draws) in [(OWL, &mut settled.owl), (WIND, &mut settled.wind)] {
            for night in draws.len() as u32..NIGHTS_MAX as u32 {
                let came = drawn
                    .iter()
                    .find(|draw| draw.purpose == purpose && draw.index == night);
                let bound = chance
                    .as_mut()
                    .map(|chance| chance.draw(purpose, night, GRAVES as u32));
                match came.map(|draw| draw.value).or(bound) {
                    Some(draw) => draws.push(draw as u8),
                    None => break,
                }
            }
        }
        settled
    }

    fn prompts(state: &State) -> Prompts<Kind> {
        let mut prompts = state.prompts();
        for prompt in &mut prompts {
            match FLAW {
                flaw::PROMPT => prompt.id.0 += 1_000 * u32::from(is_high(state)),
                flaw::PROMPT_TWICE => prompt.id.0 %= 16,
                _ => {}
            }
        }
        prompts
    }

    fn choices(state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>) {
        let is_offered = |command: &Command| match command {
            Command::Peek { grave } if FLAW == flaw::CHOICES => state.face(*grave) > 1,
            _ => true,
        };
        let legal = |command: &Command| state.check(prompt.seat, prompt.kind, *command).is_ok();
        let commands = Command::conceivable(state.public.seats).into_iter();
        choices.extend(commands.filter(legal).filter(is_offered));
        if FLAW == flaw::OFFER && prompt.kind == Kind::Stakes {
            choices.push(Command::Stake { candles: 5 });
        }
    }

    fn check(state: &State, prompt: &Prompt<Kind>, command: Command) -> Result<(), Refusal> {
        let checked = state.check(prompt.seat, prompt.kind, command);
        if FLAW == flaw::REFUSAL && checked == Err(Refusal::NoSuchGrave) && is_high(state) {
            return Err(Refusal::LiesOpen);
        }
        checked
    }

    fn apply<C: Chance, S: Sink<Event>>(
        state: &mut State,
        at: Stamp,
        input: Input<Self>,
        chance: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        let phase = state.public.phase;
        match input {
            Input::Command {
                seat,
                prompt,
                command,
            } => {
                let asked = Self::prompts(state).into_iter().find(|asked| asked.id == prompt);
                let asked = asked.ok_or(Refusal::NotNow)?;
                if let Err(refusal) = Self::check(state, &asked, command) {
                    if FLAW == flaw::REFUSAL_COSTS {
                        state.public.candles[seat] = 0;
                    }
                    return Err(refusal);
                }
                Happening {
                    state,
                    at,
                    chance,
                    events,
                }
                .command(seat, command);
            }
            Input::Round { play } => {
                let stake = match play {
                    None => None,
                    Some((seat, command @ Command::Stake { candles })) => {
                        state.check(seat, Kind::Stakes, command)?;
                        Some((seat, candles))
                    }
                    Some(_) => return Err(Refusal::NotNow),
                };
                Happening {
                    state,
                    at,
                    chance,
                    events,
                }
                .close_stakes(stake);
            }
            Input::Verdict(verdict) => {
                if verdict.first.is_some_and(|seat| seat.0 >= state.public.seats) {
                    return Err(Refusal::NoSuchRunner);
                }
                Happening {
                    state,
                    at,
                    chance,
                    events,
                }
                .judge(verdict);
            }
            Input::Wake => match phase {
                Phase::Look { grave, .. } => Happening {
                    state,
                    at,
                    chance,
                    events,
                }
                .lower(grave),
                Phase::Stakes { .. } => Happening {
                    state,
                    at,
                    chance,
                    events,
                }
                .close_stakes(None),
                _ => return Err(Refusal::UnknownInput),
            },
        }
        Ok(())
    }

    fn first_sealed(state: &State, answers: &[(Seat, Command)]) -> Option<(Seat, Command)> {
        let first = state.public.first();
        let stakes = answers.iter().filter_map(|(seat, command)| match command {
            Command::Stake { candles } => Some((*candles, *seat)),
            _ => None,
        });
        // VI-4: the highest stake; of equal ones that of the seat that is asked first.
        let turn = |seat: Seat| (seat.0 + state.public.seats - first.0) % state.public.seats;
        stakes
            .max_by_key(|(candles, seat)| (*candles, u8::MAX - turn(*seat)))
            .map(|(candles, seat)| (seat, Command::Stake { candles }))
    }

    fn judge<C: Chance>(state: &State, hands: &[Reaction<Command>], _: &mut C) -> Option<(Verdict, u32)> {
        let quickest = hands.iter().min_by_key(|hand| hand.after_ms);
        let verdict = Verdict {
            first: quickest.map(|hand| hand.seat),
        };
        (state.public.phase == Phase::Race).then(|| (verdict, quickest.map_or(0, |hand| hand.after_ms)))
    }

    fn sighting(event: &Event, audience: Audience) -> Option<Sighting> {
        Some(match event {
            Event::Seen(sighting) => sighting.clone(),
            Event::Peeked { seat, grave, face } => {
                let is_shown = audience == Audience::Seat(*seat) || FLAW == flaw::SIGHTING;
                let face = is_shown.then_some(*face).into();
                Sighting::Peeked {
                    seat: *seat,
                    grave: *grave,
                    face,
                }
            }
        })
    }

    fn turns_up(event: &Event) -> bool {
        match event {
            Event::Seen(Sighting::Lifted { .. }) => FLAW != flaw::TURNS_UP,
            Event::Seen(Sighting::Owl { .. } | Sighting::Opened { .. }) => true,
            // Others see that somebody peeked, but nothing of what is hidden.
            Event::Peeked { .. } => true,
            Event::Seen(_) => false,
        }
    }

    fn view(state: &State, audience: Audience) -> View {
        let mut view = state.known_by(audience).view();
        if FLAW == flaw::VIEW && is_high(state) {
            view.graves[0] = Seen::Face(state.face(0));
        }
        view
    }

    fn knowledge(state: &State, audience: Audience) -> Knowledge {
        state.known_by(audience)
    }

    fn learn(knowledge: &mut Knowledge, sighting: &Sighting) {
        if FLAW != flaw::LEARN || !matches!(sighting, Sighting::Lifted { .. }) {
            knowledge.learn(sighting);
        }
    }

    fn view_known(knowledge: &Knowledge) -> View {
        knowledge.view()
    }

    fn agreed(knowledge: &Knowledge) -> (Version, u8, &Options) {
        let public = &knowledge.public;
        (public.rules, public.candles.seats(), &public.options)
    }

    fn determinize<C: Chance>(knowledge: &Knowledge, chance: &mut C) -> State {
        let mut imagine = |index: u32, known: [Option<u8>; GRAVES]| {
            let mut unseen: Vec<u8> = (1..=6).filter(|face| !known.contains(&Some(*face))).collect();
            chance.shuffle(Purpose("guess"), index, &mut unseen);
            known.map(|face| face.or_else(|| unseen.pop()).unwrap_or_default())
        };
        let is_forgotten = FLAW == flaw::IMAGINE;
        let seen = if is_forgotten {
            [None; GRAVES]
        } else {
            knowledge.graves
        };
        let (graves, omens) = (imagine(0, seen), imagine(1, knowledge.omens));
        State {
            public: knowledge.public.clone(),
            graves: graves.map(FaceDown::new),
            omens: omens.map(FaceDown::new),
            owl: Default::default(),
            wind: Default::default(),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::Over { left } = state.public.phase else {
            return None;
        };
        let scores = &state.public.scores;
        let most = scores.iter().map(|(_, score)| *score).max();
        let winners: SeatSet = match left {
            Some(left) => scores
                .iter()
                .map(|(seat, _)| seat)
                .filter(|seat| *seat != left)
                .collect(),
            None => scores
                .iter()
                .filter(|(_, score)| Some(**score) == most)
                .map(|(seat, _)| seat)
                .collect(),
        };
        let reason = if left.is_some() { "left" } else { "dawn" };
        Some(Outcome {
            winners,
            reason,
            scores: Some(scores.clone()),
        })
    }

    fn concedes(command: &Command) -> bool {
        *command == Command::Leave
    }

    fn measures(state: &State, measure: &mut dyn FnMut(&'static str, u32)) {
        measure("nights", u32::from(state.public.night) + 1);
    }

    fn assert_sound(state: &State) {
        state.assert_sound();
    }

    fn say_sighting(_: &Sighting) -> Phrase {
        Phrase::new("vigil-seen")
    }

    fn say_command(_: &Command) -> Phrase {
        Phrase::new("vigil-do")
    }

    fn rule_of(_: &Command) -> Rule {
        Rule("VI-1")
    }
}
