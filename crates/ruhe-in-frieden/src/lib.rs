//! The rules of *Ruhe in Frieden*, a card game for two to five: let your relatives fall ill, die and be buried
//! in the graves they wish for, and keep other families healthy.
//!
//! The law is `docs/rules/ruhe-in-frieden.md`; rule numbers are cited as `RF-4.3`.
//!
//! ```
//! use engine::table::{NewTable, Table};
//! use engine::{Mode, Secret, Stamp};
//! use ruhe_in_frieden::{Options, RuheInFrieden};
//!
//! let new = NewTable::<RuheInFrieden>::new(3, Options::default());
//! let mut table = Table::shuffled(new, Secret::from_seed(1), vec![], &mut ()).unwrap();
//! // The first player's doctor brings five pills; then the step is ended.
//! while let Some(prompt) = table.prompts().first().copied() {
//!     assert_eq!(prompt.mode, Mode::Open);
//!     let command = table.choices(&prompt)[0];
//!     table.command(Stamp(0), prompt.seat, prompt.id, command, &mut ()).unwrap();
//!     if command == ruhe_in_frieden::Command::EndVisits {
//!         break;
//!     }
//! }
//! assert_eq!(table.state().board().pill_box.white, 0);
//! ```
//!
//! Reading order: [`parts`] (graves, shares, relatives, chips), [`api`] (what goes in and out), [`phase`] (what
//! is to do next), [`board`] (what lies open, and how sightings change it), [`known`] (what one audience knows),
//! `state` (and what is hidden), `setup`, [`asked`] (who is asked, by public knowledge), `cards` and `prompts`
//! (what is offered), [`overdue`] (what is answered for who does not), `apply` (the rules at work), `score`,
//! [`terms`] (prices beside choices), [`text`].
//!
//! What is not here: the clock of the reaction windows, sentences, pictures, bots.

pub mod api;
mod apply;
pub mod asked;
pub mod board;
#[cfg(test)]
mod browser;
mod cards;
mod event;
pub mod known;
mod orders;
pub mod overdue;
pub mod parts;
pub mod phase;
mod prompts;
mod score;
mod setup;
mod state;
pub mod terms;
pub mod text;

#[cfg(test)]
mod tests;

pub use api::{Answer, Command, Deal, How, Kind, Options, Play, Reason, Refusal, Sighting, View};
pub use board::Board;
pub use event::Event;
pub use known::Known;
pub use score::grave_points;
pub use state::State;

use crate::apply::{Happening, first_sealed};
use crate::prompts::Eyes;
use engine::{
    Advice, Audience, Chance, Draw, Game, Input, Never, OptionInfo, Outcome, Phrase, Problem, Prompt,
    Prompts, Rule, Seat, Sink, Stamp, Version,
};
use std::ops::RangeInclusive;

/// The game, as the engine knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuheInFrieden;

impl engine::race::Races for RuheInFrieden {}

impl Game for RuheInFrieden {
    const NAME: &'static str = "ruhe-in-frieden";
    const RULE_PREFIX: &'static str = "RF";
    const RULES: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionInfo] = api::OPTIONS;
    /// RF-10.5: the actions of shares are their owner's alone.
    const SECRETS: bool = true;
    const FORGETS: bool = false;
    const RACES: bool = false;
    const MINUTES: RangeInclusive<u8> = 30..=60;
    const DIFFICULTY: engine::Difficulty = engine::Difficulty::Hard;
    const LATER_OPTIONS: &'static [(&'static str, u32)] = api::LATER_OPTIONS;
    const ADVICE: &'static [Advice] = &[Advice {
        seats_max: 2,
        option: None,
        say: "rf-advice-two",
        rule: Rule("R-RF-1"),
    }];
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

    fn default_options(rules: Version) -> Options {
        Options::before(rules)
    }

    fn check_options(_: Version, options: &Options, seats: u8) -> Result<(), Problem> {
        options.check(seats)
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
        let mut state = State::laid_out(rules, *options, seats, deal);
        Happening {
            state: &mut state,
            events,
        }
        .start();
        state
    }

    /// Nothing is drawn after the deal.
    fn settle_deal<C: Chance>(deal: &Deal, _: &[Draw], _: Option<&mut C>) -> Deal {
        deal.clone()
    }

    #[inline]
    fn prompts(state: &State) -> Prompts<Kind> {
        prompts::prompts(state)
    }

    #[inline]
    fn choices(state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>) {
        Eyes::of(state, prompt.seat).choices(prompt.kind, choices);
    }

    #[inline]
    fn check(state: &State, prompt: &Prompt<Kind>, command: Command) -> Result<(), Refusal> {
        Eyes::of(state, prompt.seat).check(prompt.kind, command)
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        state: &mut State,
        _: Stamp,
        input: Input<RuheInFrieden>,
        _: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        apply::apply(state, input, events)
    }

    fn first_sealed(state: &State, answers: &[(Seat, Command)]) -> Option<(Seat, Command)> {
        first_sealed(state, answers)
    }

    #[inline]
    fn sighting(event: &Event, audience: Audience) -> Option<Sighting> {
        event.sighting(audience)
    }

    #[inline]
    fn turns_up(event: &Event) -> bool {
        event.turns_up()
    }

    fn view(state: &State, audience: Audience) -> View {
        View::of(&state.known(audience))
    }

    fn knowledge(state: &State, audience: Audience) -> Known {
        state.known(audience)
    }

    #[inline]
    fn learn(known: &mut Known, sighting: &Sighting) {
        known.see(sighting);
    }

    fn view_known(known: &Known) -> View {
        View::of(known)
    }

    fn agreed(known: &Known) -> (Version, u8, &Options) {
        (known.board.rules, known.board.seats, &known.board.options)
    }

    fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
        setup::determinize(known, chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let board = &state.board;
        let reason = board.agenda.over()?;
        let scores = score::scores(board);
        Some(Outcome {
            winners: score::winners(board, &scores),
            reason: reason.code(),
            scores: Some(scores),
        })
    }

    /// Nobody can give up: a seat whose player leaves goes on (R-RF-52).
    fn concedes(_: &Command) -> bool {
        false
    }

    fn measures(state: &State, measure: &mut dyn FnMut(&'static str, u32)) {
        let board = &state.board;
        let tally = &board.tally;
        let new_cemetery = board.new_cemetery.len() as u32;
        measure("turns", board.turn);
        measure("rounds", board.turn.div_ceil(u32::from(board.seats)));
        measure("deaths", u32::from(tally.deaths));
        measure("regular_burials", u32::from(tally.regular));
        measure("double_occupancies", u32::from(tally.doubles));
        measure("failed_burials", u32::from(tally.failed));
        measure("new_cemetery", new_cemetery);
        measure("shares_bought", u32::from(tally.shares));
        measure("foreign_pills", tally.foreign_pills);
        measure("cards_played", board.played.len() as u32);
        measure("windows", tally.windows);
        measure("earned_thousands", tally.earned.to_thousands());
        let money = board
            .all_seats()
            .map(|seat| board.money[seat.idx()].to_thousands());
        measure("money_left_thousands", money.sum());
    }

    /// The family a seat played, and its place in the order of turns: the start player has the first.
    fn groups(state: &State, seat: Seat, group: &mut dyn FnMut(&'static str, u32)) {
        let board = &state.board;
        if let Some(family) = board.families[seat.idx()] {
            group("family", u32::from(family.number()));
        }
        let place = board.clockwise_from(board.start).position(|other| other == seat);
        group("place", place.map_or(0, |place| place as u32 + 1));
    }

    fn assert_sound(state: &State) {
        state.assert_sound();
    }

    /// RF-8.9: never who was asked to react.
    fn asks_in_secret(kind: Kind) -> bool {
        matches!(kind, Kind::Respond | Kind::Interrupt)
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

impl engine::Truth for RuheInFrieden {
    type Hidden = api::Hidden;

    fn hidden(state: &State) -> api::Hidden {
        api::Hidden::of(state)
    }
}
