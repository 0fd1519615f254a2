//! *Ruhe in Frieden*: windows of fixed length, so that the time of an answer betrays nothing (RF-8.9 to RF-8.13).

use super::{CHOICES_MAX, Hosted, WindowTimes};
use crate::play::Texts;
use engine::{Audience, Game as _, Prompt, Seat};
use protocol::wire::Terms;
use ruhe_in_frieden::api::{Orders, WindowPrivacy};
use ruhe_in_frieden::parts::Money;
use ruhe_in_frieden::phase::WindowKind;
use ruhe_in_frieden::{Answer, Command, Kind, RuheInFrieden, overdue, terms};

impl Hosted for RuheInFrieden {
    type Orders = Orders;

    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: Texts<(Command, Terms)> = Texts::new(CHOICES_MAX);
        &CHOICES
    }

    fn default_answer(known: &Self::Knowledge, prompt: &Prompt<Kind>, _: &[Command]) -> Option<Command> {
        overdue::answer(known, prompt.kind)
    }

    /// RF-8.10, as the table has agreed; R-RF-60: no fixed time in relaxed tables.
    fn window(state: &Self::State) -> Option<WindowTimes> {
        let board = state.board();
        let window = board.agenda.window()?;
        let times = board.options.hold_times;
        let lasts_ms = match (board.options.window_privacy, window.kind) {
            (WindowPrivacy::Relaxed, _) => 0,
            (_, WindowKind::Adjust | WindowKind::End { last: false }) => {
                times.short_ms(board.options.interrupts)
            }
            (_, WindowKind::Bury { .. } | WindowKind::After | WindowKind::End { last: true }) => {
                times.long_ms()
            }
        };
        Some(WindowTimes {
            lasts_ms,
            answer_limit_ms: board.options.answer_limit.ms(),
        })
    }

    /// RF-8.13: where the first play counts, a pass taken at once could close the window before its time.
    fn waits_for_window(command: &Command) -> bool {
        matches!(command, Command::Respond(Answer::Pass))
    }

    fn terms(state: &Self::State, seat: Seat, commands: &[Command]) -> Vec<Terms> {
        let view = Self::view(state, Audience::Seat(seat));
        let told = |command| {
            let terms = terms::terms(&view, seat, command);
            Terms {
                price: terms.price.map(Money::in_full),
                collects: terms.collects.map(Money::in_full),
                points: terms.points,
            }
        };
        commands.iter().map(told).collect()
    }

    fn is_ordered(
        known: &Self::Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        orders: Option<&Orders>,
    ) -> bool {
        let usual = Orders::default();
        orders.unwrap_or(&usual).pass(known, prompt.kind, choices)
    }
}
