//! The rules at work: inputs and what they cause.
//!
//! Everything that happens goes through [`Happening::see`], which changes what is known and puts out the event.
//! There is no other way to change a state, but for who is asked.

mod burial;
mod cards;
mod turn;
mod window;

use crate::api::{Answer, Command, How, Kind, Refusal, Sighting};
use crate::event::Event;
use crate::phase::Task;
use crate::prompts::{Eyes, Waiting};
use crate::state::State;
use crate::{RuheInFrieden, asked};
use engine::{Input, Mode, Seat, Sink};
pub(crate) use window::first_sealed;

/// Takes one input.
///
/// # Refusals
/// The first rule that forbids it; the state is untouched then.
pub(crate) fn apply<S: Sink<Event>>(
    state: &mut State,
    input: Input<RuheInFrieden>,
    events: &mut S,
) -> Result<(), Refusal> {
    let waiting = Waiting::of(state);
    match input {
        Input::Command {
            seat,
            prompt,
            command,
        } => {
            let asked = waiting.prompt(state, seat);
            let Some(asked) = asked.filter(|asked| asked.id == prompt && asked.mode == Mode::Open) else {
                return Err(Refusal::UnknownInput);
            };
            Eyes::of(state, seat).check(asked.kind, command)?;
            Happening { state, events }.command(seat, command);
        }
        Input::Round { play } => {
            if !matches!(waiting, Waiting::Reactions(Mode::Sealed)) {
                return Err(Refusal::UnknownInput);
            }
            match play {
                None => Happening { state, events }.close_window(),
                Some((seat, Command::Respond(Answer::Play(play)))) if state.hidden.asked.contains(seat) => {
                    Eyes::of(state, seat).check(Kind::Respond, Command::Respond(Answer::Play(play)))?;
                    Happening { state, events }.play(seat, play);
                }
                Some(_) => return Err(Refusal::UnknownInput),
            }
        }
        Input::Verdict(verdict) => match verdict {},
        Input::Wake => return Err(Refusal::UnknownInput),
    }
    Happening { state, events }.run();
    Ok(())
}

/// The rules at work on one state.
pub(crate) struct Happening<'a, S> {
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Happening<'_, S> {
    /// Lets something happen of which not all see the same.
    fn happen(&mut self, event: Event) {
        if let Some(truth) = event.truth() {
            self.state.board.see(&truth);
            self.state.hidden.cards.see(&truth);
        }
        self.events.put(event);
    }

    /// Lets something happen that all see alike.
    #[inline]
    fn see(&mut self, sighting: Sighting) {
        self.state.board.see(&sighting);
        self.state.hidden.cards.see(&sighting);
        self.events.put(Event::Seen(sighting));
    }

    /// Carries out a command that has been checked.
    fn command(&mut self, seat: Seat, command: Command) {
        match command {
            Command::ChooseFamily { family } => self.see(Sighting::FamilyChosen { seat, family }),
            Command::Visit { relative, kind } => self.visit(relative, kind),
            Command::EndVisits => self.end_step(Kind::Visits),
            Command::BuyPill { relative, kind } => self.see(Sighting::PillBought { seat, relative, kind }),
            Command::EndPills => self.end_step(Kind::Pills),
            Command::BuyShare { grave } => self.buy_share(seat, grave),
            Command::EndShares => self.end_step(Kind::Shares),
            Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
                self.play(seat, play);
            }
            Command::Respond(Answer::Pass) => self.pass(seat),
            Command::Bury { relative, how } => match how {
                How::New => self.bury_new(relative),
                How::Double { grave } => self.bury_double(relative, grave),
                How::Regular { grave, docs } => self.declare(seat, relative, grave, docs),
            },
        }
    }

    /// Does what is next on the agenda until somebody is asked or the game is over.
    pub(crate) fn run(&mut self) {
        while self.advance() {}
    }

    /// Does the next thing on the agenda; says whether anything was done without asking.
    fn advance(&mut self) -> bool {
        let board = &self.state.board;
        match *board.agenda.top() {
            Task::Over(_) => false,
            Task::Window(_) => {
                // RF-8.5: if nobody is asked, the window closes at once.
                let closes = self.state.hidden.asked.is_empty();
                if closes {
                    self.close_window();
                }
                closes
            }
            Task::Burial(ref burial) => self.bury_if_forced(burial.seat),
            // RF-8.14: nothing goes on while somebody waits to be buried.
            Task::Turn(step) => match board.next_burier() {
                Some(burier) => self.bury_if_forced(burier),
                None => self.take_step(step),
            },
        }
    }

    /// Asks all who are to be asked in the round that now begins (RF-8.5).
    fn open_round(&mut self) {
        self.state.hidden.asked = asked::asked(self.state);
    }
}
