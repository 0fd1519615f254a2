//! Stands between a program and a server, and disturbs the line when it is told to.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;

/// A proxy, until it is dropped.
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    /// Both ends of each line: the program's and the server's.
    lines: Mutex<Vec<(TcpStream, TcpStream)>>,
    /// Whether nothing passes.
    is_dark: Mutex<bool>,
    light: Condvar,
    /// Whether the next answer is lost.
    loses_answer: AtomicBool,
    is_over: AtomicBool,
}

impl Shared {
    fn cut(&self, both_ways: bool) {
        for (near, far) in self.lines.lock().expect("nobody panics").drain(..) {
            let _ = near.shutdown(Shutdown::Both);
            if both_ways {
                let _ = far.shutdown(Shutdown::Both);
            }
        }
    }

    fn wait_for_light(&self) {
        let is_dark = self.is_dark.lock().expect("nobody panics");
        drop(self.light.wait_while(is_dark, |is_dark| *is_dark));
    }

    fn set_dark(&self, is_dark: bool) {
        *self.is_dark.lock().expect("nobody panics") = is_dark;
        self.light.notify_all();
    }
}

impl Proxy {
    /// One that passes everything on to an address of this machine.
    pub fn before(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there are ports");
        let address = listener.local_addr().expect("it has one");
        let shared = Arc::<Shared>::default();
        let inner = shared.clone();
        let listening = std::thread::spawn(move || {
            for near in listener.incoming() {
                inner.wait_for_light();
                if inner.is_over.load(Ordering::Relaxed) {
                    return;
                }
                if let (Ok(near), Ok(far)) = (near, TcpStream::connect(target)) {
                    carry(&inner, near, far);
                }
            }
        });
        Proxy {
            address,
            shared,
            listening: Some(listening),
        }
    }

    /// Where the program connects.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts all lines at both ends.
    pub fn cut(&self) {
        self.shared.cut(true);
    }

    /// Cuts all lines at the program's end: the server gets what was sent and may find out later.
    pub fn cut_answers(&self) {
        self.shared.cut(false);
    }

    /// The next answer is lost, and its line with it.
    pub fn lose_next_answer(&self) {
        self.shared.loses_answer.store(true, Ordering::Relaxed);
    }

    /// From now on nothing passes and nobody is told, as when a cable is pulled; what was sent meanwhile passes when it
    /// is put back.
    pub fn pull(&self) {
        self.shared.set_dark(true);
    }

    /// The cable is back.
    pub fn put_back(&self) {
        self.shared.set_dark(false);
    }
}

/// Carries bytes both ways until an end is cut.
fn carry(shared: &Arc<Shared>, near: TcpStream, far: TcpStream) {
    let clone = |stream: &TcpStream| stream.try_clone().expect("there are files");
    for end in [&near, &far] {
        let _ = end.set_nodelay(true);
    }
    let mut lines = shared.lines.lock().expect("nobody panics");
    lines.push((clone(&near), clone(&far)));
    drop(lines);
    for (mut from, mut to, is_answer) in [(clone(&near), clone(&far), false), (far, near, true)] {
        let shared = Arc::clone(shared);
        std::thread::spawn(move || {
            let mut buffer = [0; 16 << 10];
            while let Ok(count @ 1..) = from.read(&mut buffer) {
                shared.wait_for_light();
                let is_lost = is_answer && shared.loses_answer.swap(false, Ordering::Relaxed);
                if is_lost || to.write_all(&buffer[..count]).is_err() {
                    break;
                }
            }
            let _ = to.shutdown(Shutdown::Both);
        });
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::Relaxed);
        self.put_back();
        self.cut();
        // Wakes the one who listens.
        let _ = TcpStream::connect(self.address);
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}
