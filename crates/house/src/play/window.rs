//! The window of reactions: answers lie in it unseen until its time is over, and its length betrays nothing.

use crate::hosted::WindowTimes;
use engine::{PromptId, Seat, SeatSet};

/// An answer that lies unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Answer {
    prompt: PromptId,
    seat: Seat,
    /// Whether it is kept beside the log; a bot's is not, it answers again.
    is_kept: bool,
}

/// An open window. Times are those of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    /// The number of inputs when it opened.
    seq: u32,
    opened: u64,
    times: WindowTimes,
    /// Who asked for more time.
    holders: SeatSet,
    answers: Vec<Answer>,
}

impl Window {
    /// The rules have opened a window with this input.
    pub(crate) fn open(seq: u32, opened: u64, times: WindowTimes) -> Window {
        Window {
            seq,
            opened,
            times,
            holders: SeatSet::default(),
            answers: Vec::new(),
        }
    }

    /// Whether it is the window that was opened with this input.
    pub(crate) fn is_of(&self, seq: u32) -> bool {
        self.seq == seq
    }

    /// Something was written down that does not touch it, such as a seat that changes hands.
    pub(crate) fn outlive(&mut self, seq: u32) {
        self.seq = seq;
    }

    /// The number of inputs when it opened.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// When it opened.
    pub(crate) fn opened(&self) -> u64 {
        self.opened
    }

    /// When it ends, unless somebody needs longer; at once, if it has no fixed length.
    pub(crate) fn ends(&self) -> u64 {
        self.opened + self.times.lasts_ms
    }

    /// When it ends for whoever asked for more time, or has no fixed length to be done in.
    pub(crate) fn ends_at_last(&self) -> u64 {
        self.ends() + self.times.answer_limit_ms
    }

    /// Whether it lasts as long as it must, whatever the answers.
    pub(crate) fn has_length(&self) -> bool {
        self.times.lasts_ms > 0
    }

    /// Somebody asks for more time; shown without a name.
    pub(crate) fn hold(&mut self, seat: Seat) {
        self.holders.insert(seat);
    }

    /// Whether somebody has asked for more time.
    pub(crate) fn is_held(&self) -> bool {
        !self.holders.is_empty()
    }

    /// Whether this seat has.
    pub(crate) fn is_held_by(&self, seat: Seat) -> bool {
        self.holders.contains(seat)
    }

    /// An answer is put into it; `is_kept` if it is kept beside the log, too.
    pub(crate) fn seal(&mut self, prompt: PromptId, seat: Seat, is_kept: bool) {
        self.answers.push(Answer {
            prompt,
            seat,
            is_kept,
        });
    }

    /// Whether a prompt has its answer.
    pub(crate) fn has(&self, prompt: PromptId) -> bool {
        self.answers.iter().any(|answer| answer.prompt == prompt)
    }

    /// Takes over the answers to prompts that are still open; gives the seats whose answers are not, and were kept.
    pub(crate) fn follow(&mut self, before: Window, is_open: impl Fn(PromptId) -> bool) -> SeatSet {
        let (open, passed): (Vec<Answer>, Vec<Answer>) = before
            .answers
            .into_iter()
            .partition(|answer| is_open(answer.prompt));
        self.answers = open;
        kept(&passed)
    }

    /// It is over; gives the seats whose answers were kept.
    pub(crate) fn close(self) -> SeatSet {
        kept(&self.answers)
    }
}

fn kept(answers: &[Answer]) -> SeatSet {
    let kept = answers.iter().filter(|answer| answer.is_kept);
    kept.map(|answer| answer.seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: WindowTimes = WindowTimes {
        lasts_ms: 4_000,
        answer_limit_ms: 20_000,
    };

    fn seats(set: SeatSet) -> Vec<u8> {
        set.iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn its_length_does_not_depend_on_the_answers() {
        // RF-8.9, RF-8.10
        let mut window = Window::open(7, 1_000, TIMES);
        let ends = (window.ends(), window.ends_at_last());
        assert_eq!(ends, (5_000, 25_000));
        window.seal(PromptId(3), Seat(1), true);
        window.hold(Seat(0));
        assert_eq!((window.ends(), window.ends_at_last()), ends);
        assert!(window.is_held() && window.is_held_by(Seat(0)) && !window.is_held_by(Seat(1)));
    }

    #[test]
    fn answers_that_were_kept_go_with_it() {
        let mut window = Window::open(7, 1_000, TIMES);
        window.seal(PromptId(3), Seat(1), true);
        window.seal(PromptId(4), Seat(2), false);
        assert!(window.has(PromptId(3)) && window.has(PromptId(4)) && !window.has(PromptId(5)));
        assert_eq!(seats(window.close()), [1], "a bot's was not kept");
    }

    #[test]
    fn answers_to_prompts_that_stay_open_stay() {
        let mut before = Window::open(7, 1_000, TIMES);
        before.seal(PromptId(3), Seat(1), true);
        before.seal(PromptId(4), Seat(2), true);
        let mut next = Window::open(8, 2_000, TIMES);
        let passed = next.follow(before, |prompt| prompt == PromptId(4));
        assert_eq!(seats(passed), [1]);
        assert!(next.has(PromptId(4)) && !next.has(PromptId(3)));
    }

    #[test]
    fn a_seat_that_changes_hands_does_not_end_it() {
        let mut window = Window::open(7, 1_000, TIMES);
        window.outlive(8);
        assert!(window.is_of(8) && !window.is_of(7));
        assert_eq!(window.opened(), 1_000);
    }
}
