//! The rules of *Clearing Coffins* (German *Särge schubsen*, French *Chasse cercueils*), a race for two to six:
//! bang on the garlic first, turn your vampires down into their coffins, and clear them from memory.
//!
//! The law is `docs/rules/clearing-coffins.md`; rule numbers are cited as `CC-5.2`.
//!
//! ```
//! use clearing_coffins::{Bang, ClearingCoffins, Options, Verdict};
//! use engine::table::{NewTable, Table};
//! use engine::{Mode, Seat, Secret, Stamp};
//!
//! let options = Options { max_throws: Some(20), ..Options::default() };
//! let new = NewTable::<ClearingCoffins>::new(3, options);
//! let mut table = Table::shuffled(new, Secret::from_seed(1), vec![], &mut ()).unwrap();
//! while let Some(prompt) = table.prompts().first().copied() {
//!     if prompt.mode == Mode::Race {
//!         // The dice are shown; then seat 1 bangs after half a second.
//!         let bang = Bang { seat: Seat(1), reaction_ms: 500, target: None };
//!         let adjudicate = Verdict::Adjudicate {
//!             bangs: [bang].into_iter().collect(),
//!             false_starts: Default::default(),
//!         };
//!         if table.verdict(Stamp(0), Verdict::Reveal, &mut ()).is_err() {
//!             table.verdict(Stamp(0), adjudicate, &mut ()).unwrap();
//!         }
//!     } else {
//!         let choice = table.choices(&prompt)[0];
//!         table.command(Stamp(0), prompt.seat, prompt.id, choice, &mut ()).unwrap();
//!     }
//! }
//! assert!(table.outcome().is_some());
//! ```
//!
//! Reading order: [`parts`] (cards, dice, rows), [`api`] (what goes in and out), [`public`] (what lies open),
//! [`known`] (and what an audience remembers), `state` (and what nobody knows), `setup`, `prompts`, `order` (of
//! hands), `apply`, [`text`]; and [`referee`], which turns real time into the one verdict of a round.
//!
//! What is not here: clocks, sentences, pictures, bots.

pub mod api;
mod apply;
#[cfg(test)]
mod browser;
mod event;
pub mod known;
mod order;
pub mod parts;
mod prompts;
pub mod public;
pub mod referee;
mod score;
mod setup;
mod state;
pub mod text;

#[cfg(test)]
mod tests;

pub use api::{
    Anticipation, Bang, Bat, Claim, Command, Deal, End, Kind, Moon, Options, Phase, Place, Refusal, Sighting,
    Target, Verdict, View,
};
pub use event::Event;
pub use known::Knowledge;
pub use public::Public;
pub use state::State;

use crate::apply::Happening;
use engine::{
    Audience, Chance, Draw, Game, Input, OptionInfo, Outcome, Phrase, Problem, Prompt, Prompts, Reaction,
    Rule, SeatMap, Sink, Stamp, Version,
};
use std::ops::RangeInclusive;

/// The game, as the engine knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClearingCoffins;

impl Game for ClearingCoffins {
    const NAME: &'static str = "clearing-coffins";
    const RULE_PREFIX: &'static str = "CC";
    const RULES: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=6;
    const OPTIONS: &'static [OptionInfo] = api::OPTIONS;
    /// CC-9.3: only the look in the moonlight is somebody's own, and a moment.
    const SECRETS: bool = false;
    /// CC-9.5: memory stays with the players.
    const FORGETS: bool = true;
    const RACES: bool = true;
    const MINUTES: RangeInclusive<u8> = 10..=20;
    const DIFFICULTY: engine::Difficulty = engine::Difficulty::Easy;
    const PRESETS: &'static [engine::PresetInfo] = api::PRESETS;

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

    fn check_options(_: Version, options: &Options, seats: u8) -> Result<(), Problem> {
        options.check(seats)
    }

    /// CC-8.3
    fn guard(options: &mut Options) {
        options.max_throws.get_or_insert(api::SIMULATED_THROWS_MAX);
    }

    fn shuffle<C: Chance>(_: Version, options: &Options, seats: u8, chance: &mut C) -> Deal {
        setup::shuffle(options, seats, chance)
    }

    fn check_deal(_: Version, options: &Options, seats: u8, deal: &Deal) -> Result<(), Problem> {
        deal.check(options, seats)
    }

    fn deal<S: Sink<Event>>(
        rules: Version,
        options: &Options,
        seats: u8,
        deal: &Deal,
        events: &mut S,
    ) -> State {
        let mut state = setup::lay_out(rules, options, seats, deal);
        // The rows come from the deal; nothing is drawn by chance before the first throw.
        let mut chance = engine::Fast::new(0);
        Happening {
            state: &mut state,
            at: Stamp(0),
            chance: &mut chance,
            events,
        }
        .start();
        state
    }

    fn settle_deal<C: Chance>(deal: &Deal, drawn: &[Draw], _: Option<&mut C>) -> Deal {
        setup::settle(deal, drawn)
    }

    #[inline]
    fn prompts(state: &State) -> Prompts<Kind> {
        prompts::prompts(&state.public)
    }

    #[inline]
    fn choices(state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>) {
        prompts::choices(&state.public, prompt.kind, prompt.seat, choices);
    }

    #[inline]
    fn check(state: &State, prompt: &Prompt<Kind>, command: Command) -> Result<(), Refusal> {
        prompts::check(&state.public, prompt.kind, prompt.seat, command)
    }

    fn apply<C: Chance, S: Sink<Event>>(
        state: &mut State,
        at: Stamp,
        input: Input<ClearingCoffins>,
        chance: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        let mut play = Happening {
            state,
            at,
            chance,
            events,
        };
        match input {
            Input::Command { seat, command, .. } => play.command(seat, command),
            Input::Verdict(verdict) => play.verdict(&verdict),
            Input::Wake => play.wake(),
            Input::Round { .. } => Err(Refusal::UnknownInput),
        }
    }

    fn judge<C: Chance>(
        state: &State,
        reactions: &[Reaction<Command>],
        chance: &mut C,
    ) -> Option<(Verdict, u32)> {
        referee::judge_on_one_clock(state, reactions, chance)
    }

    fn sighting(event: &Event, audience: Audience) -> Option<Sighting> {
        event.sighting(audience)
    }

    fn turns_up(event: &Event) -> bool {
        event.turns_up()
    }

    fn view(state: &State, audience: Audience) -> View {
        View::of(&state.public, state.look(audience))
    }

    fn knowledge(state: &State, audience: Audience) -> Knowledge {
        state.knowledge(audience)
    }

    fn learn(knowledge: &mut Knowledge, sighting: &Sighting) {
        knowledge.learn(sighting);
    }

    fn view_known(knowledge: &Knowledge) -> View {
        knowledge.view()
    }

    fn agreed(knowledge: &Knowledge) -> (Version, u8, &Options) {
        let public = &knowledge.public;
        (public.rules, public.seats(), &public.options)
    }

    fn determinize<C: Chance>(knowledge: &Knowledge, chance: &mut C) -> State {
        setup::determinize(knowledge, chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let public = &state.public;
        let Phase::Over { winners, reason } = public.phase else {
            return None;
        };
        let score = |seat| public.cleared[seat].len() as i32;
        Some(Outcome {
            winners,
            reason: reason.code(),
            scores: Some(SeatMap::new(public.seats(), score)),
        })
    }

    /// Conceding a claim does not give up the table.
    fn concedes(_: &Command) -> bool {
        false
    }

    /// CC-15: the columns of the reference figures.
    fn measures(state: &State, measure: &mut dyn FnMut(&'static str, u32)) {
        let (public, tally) = (&state.public, &state.public.tally);
        measure("throws", public.round);
        measure("nobody", tally.nobody);
        measure("closed", tally.closed);
        measure("cleared", tally.cleared);
        measure("exposed", tally.exposed);
        measure("bats", tally.bats);
        measure("moons", tally.moons);
        measure("swaps", tally.swaps);
        measure("penalties", tally.penalties);
        measure("false_starts", tally.false_starts);
        measure("bangs", tally.bangs);
        measure("pile_left", u32::from(public.pile));
    }

    fn assert_sound(state: &State) {
        state.assert_sound();
    }

    /// CC-9.5, R-CC-62: faces, dice, and places whose story would tell a face.
    fn is_fleeting(sighting: &Sighting) -> bool {
        match sighting {
            Sighting::Dealt { .. }
            | Sighting::Revealed { .. }
            | Sighting::Judged { .. }
            | Sighting::Missed { .. }
            | Sighting::Shown { .. }
            | Sighting::Closed { .. }
            | Sighting::Exposed { .. }
            | Sighting::Refilled { .. }
            | Sighting::Looked { .. }
            | Sighting::Swapped { .. }
            | Sighting::PenaltyTurned { .. }
            | Sighting::PenaltyDrawn { .. } => true,
            // A cleared card lies open for good (R-CC-12), and after the end nothing is hidden (R-CC-56).
            Sighting::Cleared { .. } | Sighting::Ended { .. } | Sighting::Opened { .. } => false,
            Sighting::TurnBegan { .. }
            | Sighting::Thrown
            | Sighting::Asked { .. }
            | Sighting::Conceded { .. }
            | Sighting::Kept { .. }
            | Sighting::Declined { .. }
            | Sighting::PenaltySpared { .. }
            | Sighting::RoundEnded => false,
        }
    }

    /// CC-9.3: the moonlight shines for its claimant alone.
    fn is_private(sighting: &Sighting) -> bool {
        matches!(sighting, Sighting::Looked { .. })
    }

    /// Whose the dice are and how they fall is seen; what is kept are results.
    fn is_question(sighting: &Sighting) -> bool {
        matches!(
            sighting,
            Sighting::Asked { .. }
                | Sighting::TurnBegan { .. }
                | Sighting::Thrown
                | Sighting::Revealed { .. }
                | Sighting::RoundEnded
        )
    }

    fn say_sighting(sighting: &Sighting) -> Phrase {
        text::sighting(sighting)
    }

    fn say_reveal(sighting: &Sighting) -> Option<Phrase> {
        text::reveal(sighting)
    }

    fn say_verdict(verdict: &Verdict) -> Option<Phrase> {
        Some(text::verdict(verdict))
    }

    fn say_command(command: &Command) -> Phrase {
        text::command(command)
    }

    fn rule_of(command: &Command) -> Rule {
        text::rule_of(command)
    }
}

impl engine::Truth for ClearingCoffins {
    type Hidden = api::Hidden;

    fn hidden(state: &State) -> api::Hidden {
        api::Hidden::of(state)
    }
}
