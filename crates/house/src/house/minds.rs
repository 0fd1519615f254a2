//! Where bots think: threads of their own, so that a slow bot never holds up a line or a stranger's table.
//!
//! A table has one bot out at a time, and one question for advice, so the queue holds at most two questions for each
//! table in memory, and first come is first served: that is fair by table. Whoever asks is woken when the answer is there.
//!
//! Every thought is bounded by its level. Where many wait, they think a level lower, and where very many do, two: then
//! everybody still gets an answer in time, and the people at the table are told.

use super::lock;
use crate::play::Question;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// The threads bots think on. Without any, bots think where they are asked: for tests on a clock of their own, in which
/// no time may pass beside the clock's.
pub(super) struct Minds {
    queue: Arc<Queue>,
    has_threads: bool,
}

struct Queue {
    waiting: Mutex<Waiting>,
    /// Rung for each question, and for all when nothing more comes.
    bell: Condvar,
    counts: Counts,
    threads: usize,
}

/// What is counted of thoughts.
#[derive(Clone)]
pub(super) struct Counts {
    /// How long they take.
    pub(super) times: Histogram,
    /// How many were at a lower level than they should have been.
    pub(super) hurried: Counter,
}

/// So many questions may wait for each thread before thoughts are a level lower, and two.
const LONG: [usize; 2] = [6, 24];

#[derive(Default)]
struct Waiting {
    questions: VecDeque<(Question, Arc<Notify>)>,
    is_closed: bool,
}

impl Minds {
    /// Starts so many threads; how long each thought takes is noted.
    ///
    /// # Errors
    /// If the system starts none.
    pub(super) fn start(threads: usize, counts: Counts) -> std::io::Result<Minds> {
        let queue = Arc::new(Queue {
            waiting: Mutex::default(),
            bell: Condvar::new(),
            counts,
            threads,
        });
        for number in 0..threads {
            let queue = queue.clone();
            let thread = std::thread::Builder::new().name(format!("bots {number}"));
            thread.spawn(move || queue.serve())?;
        }
        Ok(Minds {
            queue,
            has_threads: threads > 0,
        })
    }

    /// Lets a bot think about a question, and rings when its answer is there.
    pub(super) fn ask(&self, question: Question, answered: &Arc<Notify>) {
        if !self.has_threads {
            self.queue.think(question, 0);
            return answered.notify_one();
        }
        let mut waiting = lock(&self.queue.waiting);
        if !waiting.is_closed {
            waiting.questions.push_back((question, answered.clone()));
            self.queue.bell.notify_one();
        }
    }

    /// How many questions nobody thinks about yet.
    pub(super) fn waiting(&self) -> usize {
        lock(&self.queue.waiting).questions.len()
    }

    /// Nothing more is thought about. Nobody waits for a thread that is in the middle of a thought: its table has left
    /// memory by now and takes no answer, and the thread ends with the thought.
    pub(super) fn close(&self) {
        let mut waiting = lock(&self.queue.waiting);
        waiting.is_closed = true;
        waiting.questions.clear();
        self.queue.bell.notify_all();
    }
}

impl Drop for Minds {
    fn drop(&mut self) {
        self.close();
    }
}

impl Queue {
    fn serve(&self) {
        while let Some(((question, answered), levels_less)) = self.next() {
            self.think(question, levels_less);
            answered.notify_one();
        }
    }

    fn think(&self, question: Question, levels_less: u8) {
        let began = Instant::now();
        question.think(levels_less);
        self.counts.times.observe(began.elapsed().as_secs_f64());
        self.counts.hurried.inc_by(u64::from(levels_less > 0));
    }

    /// The next question, and how many levels lower it is thought about.
    fn next(&self) -> Option<((Question, Arc<Notify>), u8)> {
        let waiting = lock(&self.waiting);
        let is_idle = |waiting: &mut Waiting| waiting.questions.is_empty() && !waiting.is_closed;
        let mut waiting = self
            .bell
            .wait_while(waiting, is_idle)
            .unwrap_or_else(PoisonError::into_inner);
        let left = waiting.questions.len() / self.threads.max(1);
        let levels_less = LONG.iter().filter(|long| left > **long).count() as u8;
        Some((waiting.questions.pop_front()?, levels_less))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn counts() -> Counts {
        Counts {
            times: Histogram::new([]),
            hurried: Counter::default(),
        }
    }

    #[test]
    fn a_full_queue_is_thought_about_at_a_lower_level_until_it_is_short_again() {
        let counts = counts();
        let minds = Minds::start(1, counts.clone()).unwrap();
        let answered = Arc::<Notify>::default();
        let (let_go, held) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let think = move || {
            begun.send(()).unwrap();
            held.recv().unwrap();
        };
        minds.ask(Question::of(think), &answered);
        has_begun.recv().unwrap();
        // Two hundred tables ask at once, while the one thread is busy.
        let (told, heard) = mpsc::channel();
        for table in 0..200 {
            let told = told.clone();
            let think = move |levels_less| told.send((table, levels_less)).unwrap();
            minds.ask(Question::of_levels(think), &answered);
        }
        drop(told);
        assert_eq!(minds.waiting(), 200);
        let_go.send(()).unwrap();
        let thoughts: Vec<(usize, u8)> = heard.iter().collect();
        // Each has its turn, in the order they came.
        assert!(thoughts.iter().map(|(table, _)| *table).eq(0..200));
        let levels: Vec<u8> = thoughts.iter().map(|(_, levels)| *levels).collect();
        assert!(levels.is_sorted_by(|before, after| before >= after), "{levels:?}");
        let count = |wanted| levels.iter().filter(|levels| **levels == wanted).count();
        assert_eq!(
            (count(2), count(1), count(0)),
            (200 - LONG[1], LONG[1] - LONG[0], LONG[0])
        );
        assert_eq!(counts.hurried.get() as usize, 200 - LONG[0]);
    }

    #[tokio::test]
    async fn a_slow_thought_does_not_hold_up_the_next_one() {
        let minds = Minds::start(2, counts()).unwrap();
        let (slow, quick) = (Arc::<Notify>::default(), Arc::<Notify>::default());
        let (let_go, held) = mpsc::channel::<()>();
        minds.ask(Question::of(move || held.recv().unwrap()), &slow);
        minds.ask(Question::of(|| {}), &quick);
        quick.notified().await;
        let_go.send(()).unwrap();
        slow.notified().await;
    }

    #[tokio::test]
    async fn questions_are_thought_about_in_the_order_they_came() {
        let minds = Minds::start(1, counts()).unwrap();
        let answered = Arc::<Notify>::default();
        let (told, heard) = mpsc::channel();
        for number in 0..5 {
            let told = told.clone();
            minds.ask(Question::of(move || told.send(number).unwrap()), &answered);
        }
        drop(told);
        answered.notified().await;
        assert_eq!(heard.iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn closing_waits_for_no_thought_and_drops_what_waits() {
        let minds = Minds::start(1, counts()).unwrap();
        let answered = Arc::<Notify>::default();
        let (let_go, held) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let think = move || {
            begun.send(()).unwrap();
            // An error means that the test is over.
            let _ = held.recv();
        };
        minds.ask(Question::of(think), &answered);
        has_begun.recv().unwrap();
        let (dropped, is_dropped) = mpsc::channel::<()>();
        minds.ask(Question::of(move || drop(dropped)), &answered);
        minds.close();
        assert!(is_dropped.recv().is_err(), "the question is gone, unasked");
        drop(let_go);
    }
}
