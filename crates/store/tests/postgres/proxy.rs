//! Stands between a store and PostgreSQL and cuts the line when it is told to.

use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// The name of the socket of PostgreSQL's usual port.
const SOCKET: &str = ".s.PGSQL.5432";

pub(crate) struct Proxy {
    folder: tempfile::TempDir,
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    /// Both ends of each line: the store's and PostgreSQL's.
    lines: Mutex<Vec<(UnixStream, UnixStream)>>,
    /// Whether the next answer is lost.
    loses_answer: AtomicBool,
    is_over: AtomicBool,
}

impl Shared {
    fn cut(&self, both_ways: bool) {
        for (near, far) in self.lines.lock().unwrap().drain(..) {
            let _ = near.shutdown(Shutdown::Both);
            if both_ways {
                let _ = far.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Proxy {
    /// One that passes everything on to the socket in a folder.
    pub(crate) fn before(target: &Path) -> Proxy {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let shared = Arc::<Shared>::default();
        let (inner, target) = (shared.clone(), target.join(SOCKET));
        let listening = std::thread::spawn(move || {
            for near in listener.incoming() {
                if inner.is_over.load(Ordering::Relaxed) {
                    return;
                }
                if let (Ok(near), Ok(far)) = (near, UnixStream::connect(&target)) {
                    carry(&inner, near, far);
                }
            }
        });
        Proxy {
            folder,
            shared,
            listening: Some(listening),
        }
    }

    /// The folder with its socket.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Cuts all lines at both ends.
    pub(crate) fn cut(&self) {
        self.shared.cut(true);
    }

    /// Cuts all lines at the store's end: PostgreSQL gets what was sent and may find out later.
    pub(crate) fn cut_answers(&self) {
        self.shared.cut(false);
    }

    /// The next answer is lost, and its line with it.
    pub(crate) fn lose_next_answer(&self) {
        self.shared.loses_answer.store(true, Ordering::Relaxed);
    }
}

/// Carries bytes both ways until an end is cut.
fn carry(shared: &Arc<Shared>, near: UnixStream, far: UnixStream) {
    let ends = (near.try_clone().unwrap(), far.try_clone().unwrap());
    shared.lines.lock().unwrap().push(ends);
    let (mut from, mut to) = (near.try_clone().unwrap(), far.try_clone().unwrap());
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
    let (mut from, mut to, shared) = (far, near, shared.clone());
    std::thread::spawn(move || {
        let mut buffer = [0; 16 << 10];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            let is_lost = shared.loses_answer.swap(false, Ordering::Relaxed);
            if is_lost || to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::Relaxed);
        self.cut();
        // Wakes the one who listens.
        let _ = UnixStream::connect(self.folder.path().join(SOCKET));
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}
