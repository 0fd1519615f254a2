//! What is asked now, and which answers are legal (RF-4.2).
//!
//! Choices and refusals are made from the board and the seat's own hand: they cannot betray anything else.

mod burial;
mod turn;

use crate::api::{Answer, Command, Kind, Refusal, WindowOrder};
use crate::asked::may_interrupt;
use crate::board::{Board, ByGrave};
use crate::cards;
use crate::parts::ActionSet;
use crate::phase::{Step, Task};
use crate::state::State;
use engine::{Mode, Prompt, PromptId, Prompts, Seat};

pub(crate) use turn::visit_price;

/// What is asked now.
pub(crate) fn prompts(state: &State) -> Prompts<Kind> {
    let board = &state.board;
    let mut prompts = Prompts::new();
    match board.agenda.top() {
        Task::Over(_) => {}
        Task::Window(_) => {
            let mode = match board.options.window_order {
                WindowOrder::Clockwise => Mode::Sealed,
                WindowOrder::Arrival => Mode::Open,
            };
            let asked = state.hidden.asked.iter();
            prompts.extend(asked.map(|seat| prompt(board, seat, Kind::Respond, mode)));
        }
        Task::Burial(burial) => prompts.push(prompt(board, burial.seat, Kind::Bury, Mode::Open)),
        Task::Turn(step) => {
            if let Some(burier) = board.next_burier() {
                prompts.push(prompt(board, burier, Kind::Bury, Mode::Open));
            } else {
                prompts_of_step(board, *step, &mut prompts);
            }
        }
    }
    prompts
}

fn prompts_of_step(board: &Board, step: Step, prompts: &mut Prompts<Kind>) {
    let kind = match step {
        Step::Families => {
            let chooser = next_chooser(board).map(|seat| prompt(board, seat, Kind::Family, Mode::Open));
            return prompts.extend(chooser);
        }
        Step::Visits => Kind::Visits,
        Step::Pills => Kind::Pills,
        Step::Shares { .. } => Kind::Shares,
        // The rules are at work; nobody is asked.
        Step::Refill | Step::Adjust | Step::Reactions | Step::PassBox => return,
    };
    prompts.push(prompt(board, board.active, kind, Mode::Open));
    for seat in board.all_seats().filter(|seat| may_interrupt(board, *seat)) {
        prompts.push(prompt(board, seat, Kind::Interrupt, Mode::Open));
    }
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
            (Kind::Visits | Kind::Pills | Kind::Shares, Command::PlayCard(play))
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
