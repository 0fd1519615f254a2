//! The rules of *Rest in Peace*, a solitaire: find Eva's bones in a house of thirteen rooms and bring them home.
//!
//! The law is `docs/rules/rest-in-peace.md`; rule numbers are cited as `RP-4.5`.
//!
//! ```
//! use engine::table::{NewTable, Table};
//! use engine::{Seat, Secret, Stamp};
//! use rest_in_peace::{Options, RestInPeace};
//!
//! let new = NewTable::<RestInPeace>::new(1, Options::default());
//! let mut table = Table::shuffled(new, Secret::from_seed(1), vec![], &mut ()).unwrap();
//! while let Some(prompt) = table.prompts().first().copied() {
//!     // The last choice is to concede; the one before it never goes to and fro through the passage.
//!     let choices = table.choices(&prompt);
//!     let command = choices[choices.len() - 2];
//!     table.command(Stamp(0), Seat(0), prompt.id, command, &mut ()).unwrap();
//! }
//! assert!(table.outcome().is_some());
//! ```
//!
//! Reading order: [`parts`] (cards, rooms, secrets, clues), [`api`] (what goes in and out), [`known`] (what the
//! player knows), `state` (and what nobody knows), `setup`, `prompts`, `apply`, `doom` (games that are certainly
//! lost), [`text`].
//!
//! What is not here: sentences, pictures, bots.

pub mod api;
mod apply;
#[cfg(test)]
mod browser;
mod doom;
mod event;
pub mod known;
pub mod parts;
mod prompts;
mod setup;
mod state;
pub mod text;

pub use api::{Command, Deal, End, Kind, Loss, Options, Refusal, Sighting, View};
pub use event::Event;
pub use known::Known;
pub use state::State;

use crate::apply::Happening;
use crate::known::Phase;
use engine::{
    Audience, Chance, Draw, Game, Input, Never, OptionInfo, Outcome, Phrase, Problem, Prompt, Prompts, Rule,
    Seat, SeatSet, Sink, Stamp, Version,
};
use std::ops::RangeInclusive;

/// The game, as the engine knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RestInPeace;

impl engine::race::Races for RestInPeace {}

impl Game for RestInPeace {
    const NAME: &'static str = "rest-in-peace";
    const RULE_PREFIX: &'static str = "RP";
    const RULES: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 1..=1;
    const OPTIONS: &'static [OptionInfo] = api::OPTIONS;
    const SECRETS: bool = false;
    const FORGETS: bool = false;
    const RACES: bool = false;
    const MINUTES: RangeInclusive<u8> = 5..=15;
    const DIFFICULTY: engine::Difficulty = engine::Difficulty::Medium;
    const PRESETS: &'static [engine::PresetInfo] = api::PRESETS;

    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Kind = Kind;
    type Command = Command;
    type Verdict = Never;
    type Refusal = Refusal;
    type Event = Event;
    type Sighting = Sighting;
    type View = View;
    type Knowledge = Known;

    fn check_options(_: Version, options: &Options, _: u8) -> Result<(), Problem> {
        options.check()
    }

    fn shuffle<C: Chance>(_: Version, options: &Options, _: u8, chance: &mut C) -> Deal {
        setup::shuffle(options, chance)
    }

    fn check_deal(_: Version, options: &Options, _: u8, deal: &Deal) -> Result<(), Problem> {
        deal.check()?;
        setup::check_kept(options, deal)
    }

    fn deal<S: Sink<Event>>(rules: Version, options: &Options, _: u8, deal: &Deal, events: &mut S) -> State {
        let mut state = State::laid_out(rules, *options, deal);
        // The start cannot meet the ghost anywhere but at the entrance, so nothing is drawn by chance.
        let mut chance = engine::Fast::unused();
        Happening {
            state: &mut state,
            chance: &mut chance,
            events,
        }
        .start();
        state
    }

    fn settle_deal<C: Chance>(deal: &Deal, drawn: &[Draw], chance: Option<&mut C>) -> Deal {
        setup::settle(deal, drawn, chance)
    }

    #[inline]
    fn prompts(state: &State) -> Prompts<Kind> {
        prompts::prompts(&state.known)
    }

    #[inline]
    fn choices(state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>) {
        prompts::choices(&state.known, prompt.kind, choices);
    }

    #[inline]
    fn check(state: &State, prompt: &Prompt<Kind>, command: Command) -> Result<(), Refusal> {
        prompts::check(&state.known, prompt.kind, command)
    }

    // Inlined: beside what has to be done, passing an input in and a refusal out weighs as much as checking it.
    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        state: &mut State,
        _: Stamp,
        input: Input<RestInPeace>,
        chance: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        let (Input::Command { command, .. }, Some(kind)) = (input, state.known.phase.kind()) else {
            return Err(Refusal::UnknownInput);
        };
        prompts::check(&state.known, kind, command)?;
        Happening {
            state,
            chance,
            events,
        }
        .command(command);
        Ok(())
    }

    #[inline]
    fn sighting(event: &Event, _: Audience) -> Option<Sighting> {
        Some(event.sighting())
    }

    #[inline]
    fn turns_up(event: &Event) -> bool {
        apply::turns_up(event)
    }

    fn view(state: &State, _: Audience) -> View {
        View::of(&state.known)
    }

    fn knowledge(state: &State, _: Audience) -> Known {
        state.known.clone()
    }

    #[inline]
    fn learn(known: &mut Known, sighting: &Sighting) {
        known.see(*sighting);
    }

    fn view_known(known: &Known) -> View {
        View::of(known)
    }

    fn agreed(known: &Known) -> (Version, u8, &Options) {
        (known.rules, 1, &known.options)
    }

    fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
        setup::determinize(known, chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::Over(end) = state.known.phase else {
            return None;
        };
        let (winners, reason) = match end {
            End::Won => (SeatSet::only(Seat(0)), "won"),
            End::Lost(loss) => (SeatSet::EMPTY, loss.code()),
        };
        Some(Outcome {
            winners,
            reason,
            scores: None,
        })
    }

    fn concedes(command: &Command) -> bool {
        *command == Command::Concede
    }

    /// RP-7.7
    fn measures(state: &State, measure: &mut dyn FnMut(&'static str, u32)) {
        let known = &state.known;
        // RP-13: forced closings are no decisions.
        measure("decisions", known.asked - known.forced);
        measure("entries", u32::from(known.entries));
        measure("closings", u32::from(known.closings));
        measure("cards_drawn", 52 - u32::from(known.deck.len()));
        measure("cards_left", u32::from(known.deck.len()));
        measure("clues", known.clues.len() as u32);
        measure("bones", u32::from(known.bones));
    }

    fn assert_sound(state: &State) {
        state.assert_sound();
    }

    fn say_sighting(sighting: &Sighting) -> Phrase {
        text::sighting(sighting)
    }

    fn say_command(command: &Command) -> Phrase {
        text::command(command)
    }

    fn rule_of(command: &Command) -> Rule {
        text::rule_of(command)
    }
}

impl engine::Truth for RestInPeace {
    type Hidden = api::Hidden;

    fn hidden(state: &State) -> api::Hidden {
        api::Hidden::of(state)
    }
}
