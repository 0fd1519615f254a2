//! A game that is acted out step by step, with what everybody sees of it.

use super::script::{command, grave, health_letter, name, pill_letter, relative, seat};
use crate::api::{Command, Kind};
use crate::board::Condition;
use crate::known::Known;
use crate::parts::Chips;
use crate::state::State;
use crate::{Event, RuheInFrieden, View};
use engine::{Audience, Digest, Fast, Game as _, Input, Mode, Prompt, Refusing as _, Seat, Stamp};

pub(super) struct Scene {
    pub(super) state: State,
    /// Everything that happened.
    pub(super) events: Vec<Event>,
    knowledge: Vec<Known>,
    sealed: Vec<(Seat, Command)>,
}

impl Scene {
    pub(super) fn new(state: State, events: Vec<Event>) -> Scene {
        state.assert_sound();
        let audiences = Audience::all(state.board.seats);
        Scene {
            knowledge: audiences.map(|audience| state.known(audience)).collect(),
            events,
            state,
            sealed: Vec::new(),
        }
    }

    fn prompt(&self, who: &str) -> Option<Prompt<Kind>> {
        let prompts = RuheInFrieden::prompts(&self.state);
        prompts.into_iter().find(|prompt| prompt.seat == seat(who))
    }

    fn input(&mut self, input: Input<RuheInFrieden>) {
        let mut events = Vec::new();
        RuheInFrieden::apply(
            &mut self.state,
            Stamp(0),
            input.clone(),
            &mut Fast::new(0),
            &mut events,
        )
        .unwrap_or_else(|refusal| panic!("{input:?} is refused: {refusal:?}"));
        self.state.assert_sound();
        for (audience, known) in Audience::all(self.state.board.seats).zip(&mut self.knowledge) {
            let seen = events.iter().filter_map(|event| event.sighting(audience));
            seen.for_each(|sighting| known.see(&sighting));
            assert_eq!(
                RuheInFrieden::view_known(known),
                RuheInFrieden::view(&self.state, audience)
            );
        }
        self.events.extend(events);
    }

    /// Somebody answers; a sealed answer waits for [`Scene::close`].
    pub(super) fn does(&mut self, who: &str, text: &str) -> &mut Scene {
        let prompt = self
            .prompt(who)
            .unwrap_or_else(|| panic!("{who} is not asked: {text}"));
        self.gives(&prompt, command(prompt.kind, text))
    }

    /// A prompt is answered.
    pub(super) fn gives(&mut self, prompt: &Prompt<Kind>, command: Command) -> &mut Scene {
        if prompt.mode == Mode::Sealed {
            RuheInFrieden::check(&self.state, prompt, command)
                .unwrap_or_else(|refusal| panic!("{command:?} is refused: {refusal:?}"));
            self.sealed.push((prompt.seat, command));
        } else {
            self.input(Input::Command {
                seat: prompt.seat,
                prompt: prompt.id,
                command,
            });
        }
        self
    }

    /// Closes the sealed round: who has not answered passes.
    pub(super) fn close(&mut self) -> &mut Scene {
        let answers = std::mem::take(&mut self.sealed);
        let play = RuheInFrieden::first_sealed(&self.state, &answers);
        self.input(Input::Round { play });
        self
    }

    /// One player plays in the open round, the others pass.
    pub(super) fn reacts(&mut self, who: &str, text: &str) -> &mut Scene {
        self.does(who, text);
        if self.prompt_mode() == Some(Mode::Sealed) {
            self.close();
        }
        self
    }

    fn prompt_mode(&self) -> Option<Mode> {
        RuheInFrieden::prompts(&self.state)
            .first()
            .map(|prompt| prompt.mode)
    }

    /// Everybody passes in this window.
    pub(super) fn pass(&mut self) -> &mut Scene {
        assert!(self.window().is_some(), "no window is open");
        if self.prompt_mode() == Some(Mode::Sealed) {
            return self.close();
        }
        for who in self.asked().chars() {
            self.does(&who.to_string(), "pass");
        }
        self
    }

    /// Everybody passes until something else is asked.
    pub(super) fn pass_all(&mut self) -> &mut Scene {
        while self.window().is_some() {
            self.pass();
        }
        self
    }

    /// Everybody passes until the final window.
    pub(super) fn pass_all_but_last(&mut self) -> &mut Scene {
        while self.window().is_some_and(|window| window != "last") {
            self.pass();
        }
        self
    }

    /// Pills for all who need one, nothing else, up to the end of step 4.
    pub(super) fn plain_turn(&mut self, who: &str) -> &mut Scene {
        self.pills(who);
        self.does(who, "end pills").does(who, "end shares")
    }

    /// Pills for all who need one; ends step 2.
    pub(super) fn pills(&mut self, who: &str) -> &mut Scene {
        for wish in 1..=5 {
            let whom = format!("{who}{wish}");
            if self
                .state
                .board
                .find(relative(&whom))
                .is_some_and(|(_, condition)| {
                    condition.health().is_some() && condition.prescription().is_none()
                })
            {
                self.does(who, &format!("visit {whom} w"));
            }
        }
        self.does(who, "end visits")
    }

    /// The answer is refused by this rule, and nothing changes.
    pub(super) fn refuses(&mut self, who: &str, text: &str, rule: &str) -> &mut Scene {
        let before = Digest::of(&self.state);
        let Some(prompt) = self.prompt(who) else {
            assert_eq!(rule, "TB-2.2", "{who} is not asked: {text}");
            return self;
        };
        let command = command(prompt.kind, text);
        let refusal = RuheInFrieden::check(&self.state, &prompt, command)
            .expect_err(&format!("{who}: {text} should be refused"));
        assert_eq!(refusal.rule().0, rule, "{who}: {text}: {refusal:?}");
        let mut choices = Vec::new();
        RuheInFrieden::choices(&self.state, &prompt, &mut choices);
        assert!(!choices.contains(&command), "{text} is offered");
        let input = match prompt.mode {
            Mode::Sealed => Input::Round {
                play: Some((prompt.seat, command)),
            },
            _ => Input::Command {
                seat: prompt.seat,
                prompt: prompt.id,
                command,
            },
        };
        let refused = RuheInFrieden::apply(&mut self.state, Stamp(0), input, &mut Fast::new(0), &mut ());
        assert!(refused.is_err(), "{who}: {text}");
        assert_eq!(Digest::of(&self.state), before, "a refusal changes nothing");
        self
    }

    /// The answer is legal now.
    pub(super) fn may(&self, who: &str, text: &str) -> bool {
        let Some(prompt) = self.prompt(who) else {
            return false;
        };
        let command = command(prompt.kind, text);
        let mut choices = Vec::new();
        RuheInFrieden::choices(&self.state, &prompt, &mut choices);
        let offered = choices.contains(&command);
        assert_eq!(
            offered,
            RuheInFrieden::check(&self.state, &prompt, command).is_ok()
        );
        offered
    }

    /// All that somebody may answer.
    pub(super) fn choices(&self, who: &str) -> Vec<Command> {
        let mut choices = Vec::new();
        if let Some(prompt) = self.prompt(who) {
            RuheInFrieden::choices(&self.state, &prompt, &mut choices);
        }
        choices
    }

    /// Who must answer what, such as `A visits`; standing rights are left out.
    pub(super) fn waits_for(&self) -> String {
        let prompts = RuheInFrieden::prompts(&self.state);
        let must = prompts.iter().filter(|prompt| prompt.must);
        let words: Vec<String> = must
            .map(|prompt| format!("{} {}", name(prompt.seat), prompt.kind.code()))
            .collect();
        words.join(", ")
    }

    /// The players asked in the open round.
    pub(super) fn asked(&self) -> String {
        let prompts = RuheInFrieden::prompts(&self.state);
        let asked = prompts.iter().filter(|prompt| prompt.kind == Kind::Respond);
        asked.map(|prompt| name(prompt.seat)).collect()
    }

    /// The players with a standing right to interrupt.
    pub(super) fn may_interrupt(&self) -> String {
        let prompts = RuheInFrieden::prompts(&self.state);
        let standing = prompts.iter().filter(|prompt| prompt.kind == Kind::Interrupt);
        standing.map(|prompt| name(prompt.seat)).collect()
    }

    /// What the open window is for.
    pub(super) fn window(&self) -> Option<&'static str> {
        self.state.board.agenda.window().map(|window| window.kind.name())
    }

    /// The windows that opened since the events were cleared, in order.
    pub(super) fn windows(&self) -> Vec<&'static str> {
        let opened = self.events.iter().filter_map(|event| match event {
            Event::Seen(crate::Sighting::WindowOpened { window, .. }) => Some(window.name()),
            _ => None,
        });
        opened.collect()
    }

    pub(super) fn money(&self, who: &str) -> u32 {
        self.state.board.money[seat(who).idx()].to_thousands()
    }

    /// `T`, `U`, `W`, `N`, `dead`, `new` or the number of the grave.
    pub(super) fn fate(&self, whom: &str) -> String {
        let (_, condition) = self.state.board.find(relative(whom)).unwrap();
        match condition {
            Condition::Alive { health, .. } => health_letter(health).to_owned(),
            Condition::Deceased => "dead".to_owned(),
            Condition::Buried(grave) => grave.to_string(),
            Condition::BuriedNew => "new".to_owned(),
        }
    }

    /// The chip on somebody: `w`, with `*` if another player placed it, `!` if it is a substitute; or `-`.
    pub(super) fn chip(&self, whom: &str) -> String {
        let (owner, condition) = self.state.board.find(relative(whom)).unwrap();
        let Some(prescription) = condition.prescription() else {
            return "-".to_owned();
        };
        let mark = match (prescription.substitute, prescription.by == owner) {
            (true, _) => "!",
            (_, false) => "*",
            _ => "",
        };
        format!("{}{mark}", pill_letter(prescription.kind))
    }

    pub(super) fn pill_box(&self) -> (u16, u16, u16) {
        counts(self.state.board.pill_box)
    }

    pub(super) fn supply(&self) -> (u16, u16, u16) {
        counts(self.state.board.supply)
    }

    /// The coffins in a grave: `A1 B2`.
    pub(super) fn coffins(&self, number: &str) -> String {
        let coffins = self.state.board.graves[grave(number).idx()].iter();
        let words: Vec<String> = coffins
            .map(|coffin| {
                let owner = self.state.board.seat_of(coffin.family).unwrap();
                format!("{}{}", name(owner), coffin.wish)
            })
            .collect();
        words.join(" ")
    }

    /// The shares somebody holds: `DO2 SH2`.
    pub(super) fn holds(&self, who: &str) -> String {
        let held = self.state.hidden.cards.held[seat(who).idx()].iter();
        let cards = held
            .enumerate()
            .flat_map(|(idx, actions)| actions.iter().map(move |action| format!("{action}{}", idx + 1)));
        cards.collect::<Vec<_>>().join(" ")
    }

    /// The cards removed in sight of all.
    pub(super) fn played(&self) -> String {
        let cards: Vec<String> = self
            .state
            .board
            .played
            .iter()
            .map(|card| card.to_string())
            .collect();
        cards.join(" ")
    }

    pub(super) fn view(&self, who: &str) -> View {
        RuheInFrieden::view(&self.state, Audience::Seat(seat(who)))
    }

    /// How the game ended.
    pub(super) fn over(&self) -> Option<&'static str> {
        RuheInFrieden::outcome(&self.state).map(|outcome| outcome.reason)
    }
}

fn counts(chips: Chips) -> (u16, u16, u16) {
    (chips.white, chips.black, chips.red)
}
