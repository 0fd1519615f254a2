//! A server in a process of its own, so that its memory and its processor time can be told from ours.

use anyhow::{Context as _, bail};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A running server; it is stopped when this is dropped.
pub(crate) struct Process {
    child: Child,
    /// Kept open: a server that says its last words to nobody has failed.
    out: BufReader<ChildStdout>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Process {
    /// A house as anybody would open it, but for what is said otherwise.
    pub(crate) fn house(program: &Path, folder: &Path, args: &[&str]) -> anyhow::Result<Process> {
        Process::start(house_of(Command::new(program), folder, args))
    }

    /// A house whose log goes to the end of a file.
    pub(crate) fn house_with_log(
        program: &Path,
        folder: &Path,
        args: &[&str],
        log: &Path,
    ) -> anyhow::Result<Process> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut command = house_of(Command::new(program), folder, args);
        command.stderr(log);
        Process::start(command)
    }

    /// A house that goes on when it may not write any more, as on a full disk: see [`Process::fill_disk`].
    pub(crate) fn house_on_small_disk(
        program: &Path,
        folder: &Path,
        args: &[&str],
        log: &Path,
    ) -> anyhow::Result<Process> {
        let mut command = Command::new("sh");
        // The signal is ignored, so that writing fails as it does on a full disk.
        command
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(program);
        let mut command = house_of(command, folder, args);
        command.stderr(File::create(log)?);
        Process::start(command)
    }

    /// The yardstick, playing back recorded messages.
    pub(crate) fn yardstick(messages: &Path) -> anyhow::Result<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["load", "--yardstick"]).arg(messages);
        Process::start(command)
    }

    fn start(mut command: Command) -> anyhow::Result<Process> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut out = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        while out.read_line(&mut line)? > 0 {
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.trim().parse()?;
                return Ok(Process { child, out, address });
            }
            line.clear();
        }
        let status = child.wait()?;
        bail!("the server did not start: {status}")
    }

    /// Memory in use, in bytes; 0 where the system does not tell.
    pub(crate) fn memory_bytes(&self) -> u64 {
        let status = self.proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kib.unwrap_or(0) << 10
    }

    /// Open files and sockets; 0 where the system does not tell.
    pub(crate) fn open_files(&self) -> usize {
        std::fs::read_dir(self.proc_path("fd")).map_or(0, Iterator::count)
    }

    /// Processor time used so far; nothing where the system does not tell.
    pub(crate) fn processor_time(&self) -> Duration {
        processor_time(&self.proc("stat"))
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(self.proc_path(file)).unwrap_or_default()
    }

    fn proc_path(&self, file: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/{file}", self.child.id()))
    }

    /// Ends it at once, as a crash would.
    pub(crate) fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to close, waits for that, and gives its last words.
    #[cfg(unix)]
    pub(crate) fn close(mut self) -> anyhow::Result<String> {
        use rustix::process::{Signal, kill_process};
        kill_process(self.pid()?, Signal::TERM)?;
        let mut said = String::new();
        self.out.read_to_string(&mut said)?;
        let status = self.child.wait()?;
        if !status.success() {
            bail!("the house closed with {status}: {said}");
        }
        Ok(said)
    }

    #[cfg(not(unix))]
    pub(crate) fn close(self) -> anyhow::Result<String> {
        bail!("a house can be asked to close on Unix only")
    }

    #[cfg(unix)]
    fn pid(&self) -> anyhow::Result<rustix::process::Pid> {
        let id = i32::try_from(self.child.id())?;
        rustix::process::Pid::from_raw(id).context("the house has no process")
    }

    /// From now on no file of the house grows beyond a size; without a size they grow again.
    #[cfg(target_os = "linux")]
    pub(crate) fn fill_disk(&self, bytes: Option<u64>) -> anyhow::Result<()> {
        use rustix::process::{Resource, Rlimit, prlimit};
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        prlimit(Some(self.pid()?), Resource::Fsize, limit)?;
        Ok(())
    }

    #[cfg(not(target_os = "linux"))]
    pub(crate) fn fill_disk(&self, _bytes: Option<u64>) -> anyhow::Result<()> {
        bail!("a full disk can be played on Linux only")
    }
}

/// `sexton serve` on a folder, without what the environment says.
fn house_of(mut command: Command, folder: &Path, args: &[&str]) -> Command {
    for (name, _) in std::env::vars_os() {
        if name.as_encoded_bytes().starts_with(b"SEXTON_") {
            command.env_remove(name);
        }
    }
    // What is said last holds.
    let serve = ["serve", "--lang", "en", "--log-level", "error", "--data"].map(OsStr::new);
    command.args(serve).arg(folder);
    if !args.contains(&"--port") {
        command.args(["--port", "0"]);
    }
    command.args(args);
    command
}

/// The program whose house is looked at: the one named, or `sexton` beside this one.
pub(crate) fn program(named: Option<&Path>) -> anyhow::Result<PathBuf> {
    let beside = || {
        let name = format!("sexton{}", std::env::consts::EXE_SUFFIX);
        anyhow::Ok(std::env::current_exe()?.with_file_name(name))
    };
    let program = named.map(Path::to_owned).map_or_else(beside, Ok)?;
    let missing = || {
        format!(
            "no program at {}: build it first, with the same profile (cargo build --release)",
            program.display()
        )
    };
    program.try_exists()?.then_some(()).with_context(missing)?;
    Ok(program)
}

/// Bytes of everything in a data folder.
pub(crate) fn folder_bytes(folder: &Path) -> u64 {
    let Ok(files) = std::fs::read_dir(folder) else {
        return 0;
    };
    let bytes = files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len()));
    bytes.sum()
}

/// Raises the limit of open files as far as the system lets us, and tells what it is then; nothing where there is none.
#[cfg(unix)]
pub(crate) fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        // Left as it was: few sockets may be enough.
        Err(_) => limit.current,
    }
}

#[cfg(not(unix))]
pub(crate) fn raise_open_files() -> Option<u64> {
    None
}

/// Processor time this process has used so far; nothing where the system does not tell.
pub(crate) fn own_processor_time() -> Duration {
    processor_time(&std::fs::read_to_string("/proc/self/stat").unwrap_or_default())
}

/// Processor time of a process and of those it started, as PostgreSQL does for each connection.
pub(crate) fn processor_time_with_children(id: u32) -> Duration {
    let Ok(processes) = std::fs::read_dir("/proc") else {
        return Duration::ZERO;
    };
    let stats =
        processes.filter_map(|process| std::fs::read_to_string(process.ok()?.path().join("stat")).ok());
    let of_it = stats.filter(|stat| {
        let own = stat.split(' ').next().and_then(|own| own.parse().ok());
        let parent = stat
            .rsplit(')')
            .next()
            .and_then(|rest| rest.split(' ').nth(2)?.parse().ok());
        own == Some(id) || parent == Some(id)
    });
    of_it.map(|stat| processor_time(&stat)).sum()
}

/// Reads user and system time, which Linux counts in hundredths of a second.
pub(crate) fn processor_time(stat: &str) -> Duration {
    // The name in parentheses may hold spaces; what follows it does not.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<u64>().ok());
    let ticks = ticks(12).unwrap_or(0) + ticks(13).unwrap_or(0);
    Duration::from_millis(ticks * 10)
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
