//! Lines to a program and back: one thread writes, one reads, so that nobody waits for a program that does not.

use protocol::bot::{Answer, FromBot, Hello, LINE_BYTES_MAX};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What comes back for a table.
pub(crate) enum Reply {
    /// An answer to one of its prompts.
    Answer(Answer),
    /// A line that cannot be read, while the table was waiting.
    Garbage,
}

/// A table's end of the line.
struct Post {
    to: Sender<Reply>,
    /// What comes while nothing is asked is dropped.
    is_waiting: bool,
}

/// What both threads and all tables share.
#[derive(Default)]
struct Shared {
    posts: HashMap<u64, Post>,
    hello: Option<Sender<Option<Hello>>>,
    is_closed: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked elsewhere leaves a map that is whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A line to one process.
pub(crate) struct Pipe {
    to: Mutex<Option<Sender<Vec<u8>>>>,
    shared: Arc<Mutex<Shared>>,
}

/// How waiting for an answer ends otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    Silence,
    Garbage,
    Closed,
}

impl Pipe {
    /// Takes both ends.
    pub(crate) fn new(input: impl Write + Send + 'static, output: impl Read + Send + 'static) -> Pipe {
        let (to, lines) = mpsc::channel();
        let shared = Arc::new(Mutex::new(Shared::default()));
        let reading = Arc::clone(&shared);
        // They end with the process: its input breaks, its output ends.
        thread::spawn(move || carry(input, &lines));
        thread::spawn(move || {
            listen(output, &reading);
            let mut shared = lock(&reading);
            shared.is_closed = true;
            shared.posts.clear();
            shared.hello = None;
        });
        Pipe {
            to: Mutex::new(Some(to)),
            shared,
        }
    }

    /// Sends lines. Whoever has gone does not read them; that is found when an answer is waited for.
    pub(crate) fn send(&self, lines: Vec<u8>) {
        if let Some(to) = &*lock(&self.to) {
            let _ = to.send(lines);
        }
    }

    /// Nothing more is sent: the program's input ends.
    pub(crate) fn hang_up(&self) {
        lock(&self.to).take();
    }

    pub(crate) fn is_closed(&self) -> bool {
        lock(&self.shared).is_closed
    }

    /// Says hello, and waits for the answer.
    pub(crate) fn greet(&self, hello: Vec<u8>, wait: Duration) -> Result<Hello, Failed> {
        let (to, answer) = mpsc::channel();
        lock(&self.shared).hello = Some(to);
        self.send(hello);
        match answer.recv_timeout(wait) {
            Ok(Some(hello)) => Ok(hello),
            Ok(None) => Err(Failed::Garbage),
            Err(RecvTimeoutError::Timeout) => Err(Failed::Silence),
            Err(RecvTimeoutError::Disconnected) => Err(Failed::Closed),
        }
    }

    /// Opens a table's end of the line.
    pub(crate) fn open(&self, table: u64) -> Receiver<Reply> {
        let (to, replies) = mpsc::channel();
        let mut shared = lock(&self.shared);
        if !shared.is_closed {
            shared.posts.insert(
                table,
                Post {
                    to,
                    is_waiting: false,
                },
            );
        }
        replies
    }

    /// Closes it.
    pub(crate) fn close(&self, table: u64) {
        lock(&self.shared).posts.remove(&table);
    }

    /// Sends lines that end with a question, and waits for its answer. Answers to questions before it are late and
    /// dropped.
    pub(crate) fn ask(
        &self,
        table: u64,
        replies: &Receiver<Reply>,
        lines: Vec<u8>,
        wait: Duration,
        is_answer: impl Fn(&Answer) -> bool,
    ) -> Result<Answer, Failed> {
        let until = Instant::now() + wait;
        self.set_waiting(table, true);
        self.send(lines);
        let answer = loop {
            match replies.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Reply::Answer(answer)) if is_answer(&answer) => break Ok(answer),
                Ok(Reply::Answer(_)) => {}
                Ok(Reply::Garbage) => break Err(Failed::Garbage),
                Err(RecvTimeoutError::Timeout) => break Err(Failed::Silence),
                Err(RecvTimeoutError::Disconnected) => break Err(Failed::Closed),
            }
        };
        self.set_waiting(table, false);
        answer
    }

    fn set_waiting(&self, table: u64, is_waiting: bool) {
        if let Some(post) = lock(&self.shared).posts.get_mut(&table) {
            post.is_waiting = is_waiting;
        }
    }
}

/// Writes what is to be sent, as much at once as there is.
fn carry(mut input: impl Write, lines: &Receiver<Vec<u8>>) {
    while let Ok(mut text) = lines.recv() {
        while let Ok(more) = lines.try_recv() {
            text.extend(more);
        }
        if input.write_all(&text).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads what a program says until it says no more.
fn listen(output: impl Read, shared: &Mutex<Shared>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let most = LINE_BYTES_MAX as u64 + 1;
        match (&mut output).take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if line.len() > LINE_BYTES_MAX && output.skip_until(b'\n').is_err() {
            return;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        hear(&line, shared);
    }
}

fn hear(line: &[u8], shared: &Mutex<Shared>) {
    let said = serde_json::from_slice::<FromBot>(line).ok();
    let mut shared = lock(shared);
    match said {
        Some(FromBot::Hello(hello)) => {
            if let Some(to) = shared.hello.take() {
                let _ = to.send(Some(hello));
            }
        }
        Some(FromBot::Answer(answer)) => {
            if let Some(post) = shared.posts.get(&answer.table).filter(|post| post.is_waiting) {
                let _ = post.to.send(Reply::Answer(answer));
            }
        }
        // Nobody knows whom it was meant for.
        None => {
            if let Some(to) = shared.hello.take() {
                let _ = to.send(None);
            }
            for post in shared.posts.values().filter(|post| post.is_waiting) {
                let _ = post.to.send(Reply::Garbage);
            }
        }
    }
}
