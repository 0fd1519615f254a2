//! A NATS server of the tests' own: on a free port of this machine, ended with the value.

use crate::free_port;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What may take long on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server, running or stopped.
pub struct Nats {
    program: PathBuf,
    address: SocketAddr,
    arguments: Vec<String>,
    process: Option<Child>,
}

/// Where the program is: a system keeps servers out of the way of its users.
pub fn program() -> Option<PathBuf> {
    let places = [
        "/usr/sbin/nats-server",
        "/usr/bin/nats-server",
        "/usr/local/bin/nats-server",
    ];
    places.map(PathBuf::from).into_iter().find(|place| place.exists())
}

impl Nats {
    /// Starts one with arguments; none where there is no such program, which is said, and fails where the environment
    /// has `CI`.
    pub fn start(arguments: &[&str]) -> Option<Nats> {
        let Some(program) = program() else {
            let missing =
                "NATS is missing (Debian: `apt-get install nats-server`), so nothing was tried with it";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("LEFT OUT: {missing}");
            return None;
        };
        let mut nats = Nats {
            program,
            address: SocketAddr::from(([127, 0, 0, 1], free_port())),
            arguments: arguments.iter().map(|text| (*text).to_owned()).collect(),
            process: None,
        };
        nats.go_on();
        Some(nats)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// Starts it again.
    pub fn go_on(&mut self) {
        let mut command = Command::new(&self.program);
        command.args(["-a", "127.0.0.1", "-p", &self.address.port().to_string()]);
        command
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.process = Some(command.spawn().expect("it can be started"));
        let began = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            assert!(began.elapsed() < PATIENCE, "NATS does not start");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// It is gone in the middle of whatever it was doing.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it is ours");
            process.wait().expect("it is ours");
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
