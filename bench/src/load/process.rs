//! A server in a process of its own, so that its memory and its processor time can be told from ours.

use anyhow::{Context as _, bail};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server; it is stopped when this is dropped.
pub(crate) struct Process {
    child: Child,
    /// Where it listens: host and port.
    pub(crate) address: String,
}

impl Process {
    /// A house as anybody would open it, but for the limits on one address and one line.
    pub(crate) fn house(program: &Path, folder: &Path) -> anyhow::Result<Process> {
        let many = "1000000";
        let mut command = Command::new(program);
        command
            .args([
                "serve",
                "--port",
                "0",
                "--lang",
                "en",
                "--log-level",
                "error",
                "--data",
            ])
            .arg(folder)
            .args([
                "--sockets",
                many,
                "--sockets-per-address",
                many,
                "--arrivals-per-minute",
                many,
            ])
            .args(["--messages-per-second", "0", "--tables", many])
            .args(["--tables-per-address", many]);
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
        let out = child.stdout.take().context("the server has no output")?;
        for line in BufReader::new(out).lines() {
            if let Some((_, address)) = line?.split_once("http://") {
                let address = address.trim().to_owned();
                return Ok(Process { child, address });
            }
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

    /// Processor time used so far; nothing where the system does not tell.
    pub(crate) fn processor_time(&self) -> Duration {
        processor_time(&self.proc("stat"))
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }
}

/// Processor time this process has used so far; nothing where the system does not tell.
pub(crate) fn own_processor_time() -> Duration {
    processor_time(&std::fs::read_to_string("/proc/self/stat").unwrap_or_default())
}

/// Reads user and system time, which Linux counts in hundredths of a second.
fn processor_time(stat: &str) -> Duration {
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
