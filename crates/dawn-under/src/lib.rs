//! The rules of *Dawn Under* (Dicke Luft in der Gruft) with the expansion *Count Rucola*: lay your vampires to rest
//! in sixty closed graves before the others do, and remember what you saw.
//!
//! The law is `docs/rules/dawn-under.md`; rule numbers are cited as `DU-4.8`, rulings as `R-DU-18`.
//!
//! ```
//! use dawn_under::{DawnUnder, Options};
//! use engine::table::{NewTable, Table};
//! use engine::{Secret, Stamp};
//!
//! let new = NewTable::<DawnUnder>::new(3, Options::default());
//! let mut table = Table::shuffled(new, Secret::from_seed(1), vec![], &mut ()).unwrap();
//! while let Some(prompt) = table.prompts().first().copied() {
//!     let choices = table.choices(&prompt);
//!     let command = choices[prompt.id.0 as usize % choices.len()];
//!     table.command(Stamp(0), prompt.seat, prompt.id, command, &mut ()).unwrap();
//! }
//! assert!(!table.outcome().unwrap().winners.is_empty());
//! ```
//!
//! Reading order: [`parts`] (colours, graves, the board, rows), [`api`] (what goes in and out; [`Phase`] says where
//! the table stands), [`known`] (what an ideal memory knows), `state` (and what nobody knows), `setup`, `prompts`,
//! `apply` (the turn, then openings, gifts, the plague, Rucola, bats), [`score`], [`text`].
//!
//! What is not here: sentences, pictures, bots, and clocks: clients hold a reveal on screen for [`text::REVEAL_MS`].

pub mod api;
mod apply;
#[cfg(test)]
mod browser;
mod event;
pub mod known;
pub mod parts;
mod prompts;
pub mod score;
mod setup;
mod state;
pub mod text;

pub use api::{Command, Deal, Ending, Kind, Options, Phase, Reason, Refusal, Sighting, View};
pub use event::Event;
pub use known::Known;
pub use state::State;

use crate::apply::Happening;
use engine::{
    Advice, Audience, Chance, Draw, Game, Input, Never, OptionInfo, Outcome, Phrase, Problem, Prompt,
    Prompts, Rule, Sink, Stamp, Version,
};
use std::ops::RangeInclusive;

/// The game, as the engine knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DawnUnder;

impl engine::race::Races for DawnUnder {}

impl Game for DawnUnder {
    const NAME: &'static str = "dawn-under";
    const RULE_PREFIX: &'static str = "DU";
    const RULES: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 2..=6;
    const OPTIONS: &'static [OptionInfo] = api::OPTIONS;
    /// DU-9.1: everything is seen by all or by nobody.
    const SECRETS: bool = false;
    /// DU-9.3: a face is shown once.
    const FORGETS: bool = true;
    const RACES: bool = false;
    const MINUTES: RangeInclusive<u8> = 20..=40;
    const DIFFICULTY: engine::Difficulty = engine::Difficulty::Medium;
    const LATER_OPTIONS: &'static [(&'static str, u32)] = api::LATER_OPTIONS;
    const ADVICE: &'static [Advice] = &[Advice {
        seats_max: 2,
        option: Some(("expansion", "on")),
        say: "du-advice-two",
        rule: Rule("R-DU-62"),
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

    fn check_options(_: Version, options: &Options, _: u8) -> Result<(), Problem> {
        options.check()
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
        prompts::prompts(&state.known)
    }

    #[inline]
    fn choices(state: &State, _: &Prompt<Kind>, choices: &mut Vec<Command>) {
        prompts::choices(&state.known, choices);
    }

    #[inline]
    fn check(state: &State, _: &Prompt<Kind>, command: Command) -> Result<(), Refusal> {
        prompts::check(&state.known, command)
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        state: &mut State,
        _: Stamp,
        input: Input<DawnUnder>,
        _: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        let Input::Command { command, .. } = input else {
            return Err(Refusal::UnknownInput);
        };
        prompts::check(&state.known, command)?;
        Happening { state, events }.command(command);
        Ok(())
    }

    #[inline]
    fn sighting(event: &Event, _: Audience) -> Option<Sighting> {
        Some(event.sighting())
    }

    #[inline]
    fn turns_up(event: &Event) -> bool {
        event.turns_up()
    }

    fn view(state: &State, _: Audience) -> View {
        View::of(&state.known)
    }

    /// What an ideal memory knows that has watched from the start (DU-9.7); all audiences see the same.
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
        (known.rules, known.seats(), &known.options)
    }

    fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
        setup::determinize(known, chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        score::outcome(&state.known)
    }

    /// Nobody can give up the table (R-DU-45).
    fn concedes(_: &Command) -> bool {
        false
    }

    fn measures(state: &State, measure: &mut dyn FnMut(&'static str, u32)) {
        let known = &state.known;
        let idle_end = matches!(known.phase, Phase::Over(ending) if ending.reason == Reason::IdleLimit);
        let shared = matches!(known.phase, Phase::Over(ending) if ending.winners.len() > 1);
        measure("decisions", known.asked);
        measure("turns", known.turn.number);
        measure("openings", known.tally.openings);
        measure("placements", known.tally.placements);
        measure("gifts", known.tally.gifts);
        measure("stakes", known.tally.stakes);
        measure("garlic", known.tally.garlic);
        measure("plagues", known.tally.plagues);
        measure("bats", known.tally.bats);
        measure("doubts", known.tally.doubts);
        measure("helps", known.tally.helps);
        measure("bluffs", known.tally.bluffs);
        measure("bluffs_doubted", known.tally.bluffs_doubted);
        measure("count_changes", known.tally.count_changes);
        measure("idle_end", u32::from(idle_end));
        measure("shared_win", u32::from(shared));
    }

    fn assert_sound(state: &State) {
        state.assert_sound();
    }

    /// DU-9.4: whatever names a grave, until the end (DU-9.9).
    fn is_fleeting(sighting: &Sighting) -> bool {
        match sighting {
            Sighting::Opened { .. }
            | Sighting::LaidIn { .. }
            | Sighting::GarlicPut { .. }
            | Sighting::GarlicReturned { .. }
            | Sighting::FoundTaken { .. }
            | Sighting::RatTaken { .. }
            | Sighting::LidReplaced { .. }
            | Sighting::Closed { .. }
            | Sighting::RucolaPlaced { .. }
            | Sighting::BatPut { .. }
            | Sighting::Asked { .. } => true,
            Sighting::TurnStarted { .. }
            | Sighting::Turned { .. }
            | Sighting::LeftEmpty { .. }
            | Sighting::StakeTaken { .. }
            | Sighting::StakesReturned { .. }
            | Sighting::Given { .. }
            | Sighting::FoundGiven { .. }
            | Sighting::Received { .. }
            | Sighting::StintStarted { .. }
            | Sighting::PlagueEnded
            | Sighting::RucolaCame { .. }
            | Sighting::RucolaLost { .. }
            | Sighting::Believed { .. }
            | Sighting::Doubted { .. }
            | Sighting::Stopped { .. }
            | Sighting::TurnEnded { .. } => false,
            Sighting::Ended { .. }
            | Sighting::LidRevealed { .. }
            | Sighting::VampireRevealed { .. }
            | Sighting::ReserveRevealed { .. }
            | Sighting::SetAsideRevealed { .. } => false,
        }
    }

    fn is_question(sighting: &Sighting) -> bool {
        matches!(sighting, Sighting::Asked { .. })
    }

    fn say_sighting(sighting: &Sighting) -> Phrase {
        text::sighting(sighting)
    }

    fn say_reveal(sighting: &Sighting) -> Option<Phrase> {
        text::reveal(sighting)
    }

    fn say_command(command: &Command) -> Phrase {
        text::command(command)
    }

    fn rule_of(command: &Command) -> Rule {
        text::rule_of(command)
    }
}

impl engine::Truth for DawnUnder {
    type Hidden = api::Hidden;

    fn hidden(state: &State) -> api::Hidden {
        api::Hidden::of(state)
    }
}
