//! One end of a stream of numbered messages between two nodes, over a bus that may lose, double and delay them.
//!
//! Each message says its number and that of the last one heard. What comes twice is put aside; a gap ends the stream,
//! and whoever visits comes again: a fresh view is cheap, a wrong picture is not. If nothing shows for a while that what
//! was sent has been heard, the other end is asked how far it is.

use super::letter::Mark;
use std::time::Duration;
use tokio::time::Instant;

/// After this time without a sign the other end is asked.
const ASK_AFTER: Duration = Duration::from_millis(400);

/// It is asked so often.
const ASKS: u32 = 4;

/// What a message is to whoever takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The next one.
    Next,
    /// Nothing new: it has been heard, or only says how far the stream is.
    Nothing,
    /// Something is missing.
    Gap,
}

/// One end.
#[derive(Debug)]
pub(super) struct Stream {
    sent: u64,
    heard: u64,
    /// As far as the other end has heard.
    confirmed: u64,
    asked: u32,
    since: Instant,
}

impl Stream {
    pub(super) fn new() -> Stream {
        Stream {
            sent: 0,
            heard: 0,
            confirmed: 0,
            asked: 0,
            since: Instant::now(),
        }
    }

    /// The mark of the next message.
    pub(super) fn next(&mut self) -> Mark {
        if self.sent == self.confirmed {
            (self.asked, self.since) = (0, Instant::now());
        }
        self.sent += 1;
        self.mark(false)
    }

    /// The mark of a message that only says how far the stream is.
    pub(super) fn mark(&self, asks: bool) -> Mark {
        let (sent, heard) = (self.sent, self.heard);
        Mark { sent, heard, asks }
    }

    /// Takes the mark of a message, and whether there is something in it.
    pub(super) fn take(&mut self, mark: Mark, is_empty: bool) -> Taken {
        if mark.heard > self.confirmed {
            (self.confirmed, self.asked, self.since) = (mark.heard, 0, Instant::now());
        }
        let next = self.heard + 1;
        match mark.sent {
            sent if is_empty && sent > self.heard => Taken::Gap,
            sent if is_empty || sent < next => Taken::Nothing,
            sent if sent > next => Taken::Gap,
            _ => {
                self.heard = next;
                Taken::Next
            }
        }
    }

    /// When the other end is to be asked, if it is.
    pub(super) fn due(&self) -> Option<Instant> {
        (self.confirmed < self.sent).then(|| self.since + ASK_AFTER * (self.asked + 1))
    }

    /// The other end is asked; false if it has been asked often enough.
    pub(super) fn ask(&mut self) -> bool {
        self.asked += 1;
        self.asked <= ASKS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_comes_twice_is_put_aside_and_a_gap_is_found() {
        let (mut here, mut there) = (Stream::new(), Stream::new());
        let (first, second, third) = (here.next(), here.next(), here.next());
        assert_eq!(there.take(first, false), Taken::Next);
        assert_eq!(there.take(first, false), Taken::Nothing);
        assert_eq!(there.take(third, false), Taken::Gap);
        assert_eq!(there.take(second, false), Taken::Next);
        assert_eq!(there.take(first, false), Taken::Nothing, "late, and twice");
        assert_eq!(
            there.take(here.mark(true), true),
            Taken::Gap,
            "the third is missing"
        );
        assert_eq!(there.take(third, false), Taken::Next);
        assert_eq!(there.take(here.mark(true), true), Taken::Nothing);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_no_sign_is_asked_and_then_given_up() {
        let (mut here, mut there) = (Stream::new(), Stream::new());
        assert_eq!(here.due(), None, "nothing was sent");
        let first = here.next();
        assert_eq!(here.due(), Some(Instant::now() + ASK_AFTER));
        there.take(first, false);
        here.take(there.mark(false), true);
        assert_eq!(here.due(), None, "it was heard");
        here.next();
        assert!((0..ASKS).all(|_| here.ask()));
        assert!(!here.ask());
    }
}
