//! A house in a process of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A house that is open.
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    pub(crate) said: String,
    child: Child,
    out: BufReader<ChildStdout>,
}

/// The program with arguments, and without what the environment says.
pub(crate) fn sexton(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sexton"));
    for name in [
        "SEXTON_LANG",
        "SEXTON_DATA",
        "SEXTON_HOST",
        "SEXTON_PORT",
        "SEXTON_PUBLIC_URL",
        "SEXTON_STORE",
        "SEXTON_BUS",
        "SEXTON_NODE",
    ] {
        command.env_remove(name);
    }
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

impl Place {
    /// Opens a house on a data folder, and waits until it says where. It is a rehearsal: its deals are the same in every
    /// run.
    pub(crate) fn open(data: &Path) -> Place {
        Place::open_with(data, &["--rehearse", "1"])
    }

    /// Opens a house whose files cannot grow beyond a size, and whose log goes to a file.
    pub(crate) fn open_in_a_small_room(data: &Path, bytes: u64, log: &Path) -> Place {
        let mut command = Command::new("sh");
        // The signal is ignored, so that writing fails as it does on a full disk.
        let script = format!("trap '' XFSZ; ulimit -S -f {}; exec \"$@\"", bytes / 512);
        command
            .args(["-c", &script, "sh"])
            .arg(env!("CARGO_BIN_EXE_sexton"));
        command.env("LC_ALL", "C").stdin(Stdio::null());
        command.stderr(std::fs::File::create(log).unwrap());
        Place::start(command, data, &[])
    }

    /// The disk has room again.
    pub(crate) fn give_room(&self) {
        let id = self.child.id().to_string();
        let given = Command::new("prlimit")
            .args(["--pid", &id, "--fsize=unlimited"])
            .status();
        assert!(given.unwrap().success());
    }

    pub(crate) fn open_with(data: &Path, more: &[&str]) -> Place {
        Place::start(sexton(&[]), data, more)
    }

    /// Opens a house by a program of one's own.
    #[cfg(all(unix, feature = "cluster"))]
    pub(crate) fn open_by(command: Command, data: &Path, more: &[&str]) -> Place {
        Place::start(command, data, more)
    }

    fn start(mut command: Command, data: &Path, more: &[&str]) -> Place {
        command.args(["serve", "--port", "0", "--log-level", "warn"]);
        command.args([
            "--messages-per-second",
            "0",
            "--arrivals-per-minute",
            "100000",
            "--data",
        ]);
        let mut child = command
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        while !said.contains("Ctrl-C") {
            let more = out.read_line(&mut said).unwrap();
            assert!(more > 0, "the house did not open: {said}");
        }
        let port = said.lines().next().unwrap().rsplit(':').next().unwrap().trim();
        let address = format!("127.0.0.1:{port}").parse().unwrap();
        Place {
            address,
            said,
            child,
            out,
        }
    }

    /// Its process.
    #[cfg(all(unix, feature = "cluster"))]
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until it ends by itself; gives what it says at last.
    pub(crate) fn wait(mut self) -> String {
        let mut last = String::new();
        self.out.read_to_string(&mut last).unwrap();
        assert!(self.child.wait().unwrap().success());
        last
    }

    /// Asks it to end, as a system does; gives what it says at last.
    pub(crate) fn terminate(self) -> String {
        self.end_by("-TERM")
    }

    /// Sends it a signal to end by; gives what it says at last.
    pub(crate) fn end_by(mut self, signal: &str) -> String {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .unwrap()
                .success()
        );
        assert!(self.child.wait().unwrap().success());
        let mut last = String::new();
        self.out.read_to_string(&mut last).unwrap();
        last
    }

    /// Asks by HTTP; gives head and body.
    pub(crate) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
