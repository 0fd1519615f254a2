//! What is asked now, and which answers are legal (RF-4.2).
//!
//! Choices and refusals are made from the board and the seat's own hand: they cannot betray anything else.

mod burial;
mod turn;

use crate::api::{Answer, Command, Kind, Refusal, WindowOrder};
use crate::asked::{interrupters, may_interrupt};
use crate::board::{Board, ByGrave};
use crate::cards;
use crate::parts::ActionSet;
use crate::phase::{Step, Task};
use crate::state::State;
use engine::{Mode, Prompt, PromptId, Prompts, Seat};

pub(crate) use turn::visit_price;

/// Whom the game waits for.
#[derive(Clone, Copy)]
pub(crate) enum Waiting {
    /// Nobody: the game is over, or the rules are at work.
    Nobody,
    /// Those who are asked to react (RF-8.5).
    Reactions(Mode),
    /// One seat, and nobody may interrupt.
    One(Seat, Kind),
    /// The active player; others may interrupt (RF-8.2 c).
    Active(Kind),
}

impl Waiting {
    #[inline]
    pub(crate) fn of(state: &State) -> Waiting {
        let board = &state.board;
        match board.agenda.top() {
            Task::Over(_) => Waiting::Nobody,
            Task::Window(_) => Waiting::Reactions(match board.options.window_order {
                WindowOrder::Clockwise => Mode::Sealed,
                WindowOrder::Arrival => Mode::Open,
            }),
            Task::Burial(burial) => Waiting::One(burial.seat, Kind::Bury),
            Task::Turn(step) => match board.next_burier() {
                Some(burier) => Waiting::One(burier, Kind::Bury),
                None => Waiting::at_step(board, *step),
            },
        }
    }

    fn at_step(board: &Board, step: Step) -> Waiting {
        match step {
            Step::Families => match next_chooser(board) {
                Some(seat) => Waiting::One(seat, Kind::Family),
                None => Waiting::Nobody,
            },
            Step::Visits => Waiting::Active(Kind::Visits),
            Step::Pills => Waiting::Active(Kind::Pills),
            Step::Shares { .. } => Waiting::Active(Kind::Shares),
            Step::Refill | Step::Adjust | Step::Reactions | Step::PassBox => Waiting::Nobody,
        }
    }

    /// What a seat is asked: one thing at most.
    #[inline]
    pub(crate) fn prompt(self, state: &State, seat: Seat) -> Option<Prompt<Kind>> {
        let board = &state.board;
        let (kind, mode) = match self {
            Waiting::Reactions(mode) if state.hidden.asked.contains(seat) => (Kind::Respond, mode),
            Waiting::One(asked, kind) if asked == seat => (kind, Mode::Open),
            Waiting::Active(kind) if board.active == seat => (kind, Mode::Open),
            Waiting::Active(_) if may_interrupt(board, seat) => (Kind::Interrupt, Mode::Open),
            _ => return None,
        };
        Some(prompt(board, seat, kind, mode))
    }
}

/// What is asked now; whoever's turn it is comes first.
pub(crate) fn prompts(state: &State) -> Prompts<Kind> {
    let board = &state.board;
    let mut prompts = Prompts::new();
    match Waiting::of(state) {
        Waiting::Nobody => {}
        Waiting::One(seat, kind) => prompts.push(prompt(board, seat, kind, Mode::Open)),
        Waiting::Reactions(mode) => {
            for seat in state.hidden.asked.iter() {
                prompts.push(prompt(board, seat, Kind::Respond, mode));
            }
        }
        Waiting::Active(kind) => {
            prompts.push(prompt(board, board.active, kind, Mode::Open));
            for seat in interrupters(board).iter() {
                prompts.push(prompt(board, seat, Kind::Interrupt, Mode::Open));
            }
        }
    }
    prompts
}

/// RF-2.4: the start player chooses first, then clockwise.
pub(crate) fn next_chooser(board: &Board) -> Option<Seat> {
    board
        .clockwise_from(board.start)
        .find(|seat| board.families[seat.idx()].is_none())
}

/// A prompt is named after the number of sightings before it, so everybody names it alike. A standing right
/// keeps its name while the active player moves: both may be answered at the same time (TB-2.2).
fn prompt(board: &Board, seat: Seat, kind: Kind, mode: Mode) -> Prompt<Kind> {
    let standing = kind == Kind::Interrupt;
    let since = if standing { board.standing } else { board.seen };
    Prompt {
        id: PromptId(since * 16 + u32::from(seat.0) * 2 + u32::from(standing)),
        seat,
        kind,
        mode,
        must: !standing,
        until: None,
    }
}

/// What a seat may look at when it decides.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    pub(crate) hand: &'a ByGrave<ActionSet>,
}

impl Eyes<'_> {
    pub(crate) fn of(state: &State, seat: Seat) -> Eyes<'_> {
        Eyes {
            board: &state.board,
            seat,
            hand: state.hand(seat),
        }
    }

    /// Every legal answer.
    pub(crate) fn choices(self, kind: Kind, choices: &mut Vec<Command>) {
        match kind {
            Kind::Family => self.family_choices(choices),
            Kind::Visits => self.visit_choices(choices),
            Kind::Pills => self.pill_choices(choices),
            Kind::Shares => self.share_choices(choices),
            Kind::Bury => self.burial_choices(choices),
            Kind::Respond => {
                choices.push(Command::Respond(Answer::Pass));
                cards::for_each_play(self.board, self.hand, self.seat, |play| {
                    choices.push(Command::Respond(Answer::Play(play)));
                });
            }
            Kind::Interrupt => cards::for_each_play(self.board, self.hand, self.seat, |play| {
                choices.push(Command::Interrupt(play));
            }),
        }
    }

    /// Whether an answer is legal.
    ///
    /// # Refusals
    /// The first rule that forbids it.
    pub(crate) fn check(self, kind: Kind, command: Command) -> Result<(), Refusal> {
        match (kind, command) {
            (Kind::Family, Command::ChooseFamily { family }) => self.check_family(family),
            (Kind::Visits, Command::Visit { relative, kind }) => self.check_visit(relative, kind),
            (Kind::Visits, Command::EndVisits) => self.check_end_visits(),
            (Kind::Pills, Command::BuyPill { relative, kind }) => self.check_pill(relative, kind),
            (Kind::Pills, Command::EndPills) | (Kind::Shares, Command::EndShares) => Ok(()),
            (Kind::Shares, Command::BuyShare { grave }) => self.check_share(grave),
            // R-RF-64
            (Kind::Bury, Command::PlayCard(_)) if !self.board.options.burier_plays.is_on() => {
                Err(Refusal::NotAskedFor(kind))
            }
            (Kind::Visits | Kind::Pills | Kind::Shares | Kind::Bury, Command::PlayCard(play))
            | (Kind::Interrupt, Command::Interrupt(play))
            | (Kind::Respond, Command::Respond(Answer::Play(play))) => {
                cards::check(self.board, self.hand, self.seat, play)
            }
            (Kind::Respond, Command::Respond(Answer::Pass)) => Ok(()),
            (Kind::Bury, Command::Bury { relative, how }) => self.check_burial(relative, how),
            _ => Err(Refusal::NotAskedFor(kind)),
        }
    }

    /// Cards as moves of the own turn.
    fn card_choices(self, choices: &mut Vec<Command>) {
        cards::for_each_play(self.board, self.hand, self.seat, |play| {
            choices.push(Command::PlayCard(play));
        });
    }
}
