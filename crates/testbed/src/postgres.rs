//! A PostgreSQL of the tests' own: made in a temporary folder, reached by a socket there, ended with the value.
//!
//! It runs as the user of the tests, or as `nobody` where that is root, whom PostgreSQL does not serve.

use crate::free_port;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Where Debian puts it, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What may take long on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running PostgreSQL, with nothing in it.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    server: Option<Child>,
    databases: AtomicU32,
    addresses: String,
    port: u16,
}

/// The usual port, which is also in the name of the socket.
const PORT: u16 = 5432;

/// How it is to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It ends its connections and what they were doing, and writes everything down.
    Fast,
    /// It is gone in the middle of whatever it was doing.
    Kill,
}

/// Where the programs of PostgreSQL are: the folder `SEXTON_POSTGRES` names, or the newest one Debian has.
pub fn programs() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("SEXTON_POSTGRES") {
        return Some(named.into());
    }
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let folders = std::fs::read_dir(DEBIAN)
        .ok()?
        .flatten()
        .map(|entry| entry.path());
    let newest = folders
        .filter(|path| version(path).is_some())
        .max_by_key(version)?;
    Some(newest.join("bin")).filter(|programs| programs.join("postgres").exists())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A command that PostgreSQL will be run by.
fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if is_root() {
        use std::os::unix::process::CommandExt as _;
        command.uid(NOBODY).gid(NOBODY);
    }
    command.current_dir("/").stdin(Stdio::null());
    command
}

/// `nobody` and `nogroup`.
const NOBODY: u32 = 65534;

fn succeed(command: &mut Command) -> Output {
    let output = command.output().expect("it can be started");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {told}");
    output
}

impl Postgres {
    /// Starts one; none where there is no PostgreSQL, which is said, and fails where the environment has `CI`.
    pub fn start() -> Option<Postgres> {
        Postgres::start_with(PORT, "")
    }

    /// Starts one that is reached by a port of this machine.
    pub fn start_by_port() -> Option<Postgres> {
        Postgres::start_with(free_port(), "127.0.0.1")
    }

    /// The port it listens on, if it has one.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Its process, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    fn start_with(port: u16, addresses: &str) -> Option<Postgres> {
        let Some(programs) = programs() else {
            let missing =
                "PostgreSQL is missing (Debian: `apt-get install postgresql`), so nothing was tried with it";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("LEFT OUT: {missing}");
            return None;
        };
        let folder = tempfile::Builder::new()
            .prefix("sexton-pg")
            .tempdir()
            .expect("a folder");
        if is_root() {
            std::os::unix::fs::chown(folder.path(), Some(NOBODY), Some(NOBODY)).expect("it is root's");
        }
        let mut initdb = command(&programs.join("initdb"));
        initdb.args([
            "-U",
            "sexton",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
            "--no-sync",
            "-D",
        ]);
        succeed(initdb.arg(folder.path().join("data")));
        let mut postgres = Postgres {
            programs,
            folder,
            server: None,
            databases: AtomicU32::new(0),
            addresses: addresses.to_owned(),
            port,
        };
        postgres.go_on();
        Some(postgres)
    }

    /// The folder with its data, for files it is to read.
    pub fn data_folder(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The address of a new, empty database.
    pub fn new_database(&self) -> String {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        if !self.addresses.is_empty() {
            return url_by(self.address(), database);
        }
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://sexton@{folder}/{database}")
    }

    /// Runs statements in a database, as another program would, and gives what is found.
    pub fn run(&self, database: &str, sql: &str) -> String {
        let mut psql = command(&self.programs.join("psql"));
        psql.args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-U", "sexton"])
            .args(["-p", &self.port.to_string(), "-h"])
            .arg(self.folder.path())
            .args(["-d", database, "-c", sql]);
        let output = succeed(&mut psql);
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Ends it. Its data stay.
    pub fn stop(&mut self, how: Stop) {
        let Some(mut server) = self.server.take() else {
            return;
        };
        let signal = match how {
            Stop::Fast => "-INT",
            Stop::Kill => "-KILL",
        };
        succeed(Command::new("kill").args([signal, &server.id().to_string()]));
        server.wait().expect("it is ours");
    }

    /// Starts it again.
    pub fn go_on(&mut self) {
        let began = Instant::now();
        // What was killed leaves processes behind that end a moment later; until then it does not start.
        loop {
            let mut server = command(&self.programs.join("postgres"))
                .arg("-D")
                .arg(self.data_folder())
                .arg("-k")
                .arg(self.folder.path())
                .arg(format!("--listen_addresses={}", self.addresses))
                .arg(format!("--port={}", self.port))
                .args(["--max_connections=60", "--shared_buffers=16MB"])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("it can be started");
            while server.try_wait().expect("it is ours").is_none() {
                if self.is_ready() {
                    self.server = Some(server);
                    return;
                }
                assert!(began.elapsed() < PATIENCE, "PostgreSQL does not start");
                std::thread::sleep(Duration::from_millis(20));
            }
            assert!(began.elapsed() < PATIENCE, "PostgreSQL ends at once");
        }
    }

    fn is_ready(&self) -> bool {
        let mut ready = command(&self.programs.join("pg_isready"));
        let ready = ready
            .args(["-q", "-p", &self.port.to_string(), "-h"])
            .arg(self.folder.path())
            .status();
        ready.is_ok_and(|status| status.success())
    }
}

/// The address of a database by a port, of a proxy perhaps.
pub fn url_by(address: SocketAddr, database: &str) -> String {
    format!("postgres://sexton@{address}/{database}")
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            // Nobody needs its data any more. A process that is told to end at once ends its children, too.
            let _ = Command::new("kill")
                .args(["-QUIT", &server.id().to_string()])
                .status();
            let _ = server.wait();
        }
    }
}
