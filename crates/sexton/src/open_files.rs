//! How many files and sockets this process may have open.

/// Files a process has open beside its sockets: the store, the log, the runtime's own.
const BESIDE: u64 = 64;

/// Raises the limit as far as the system lets us, which is often from 1,024 to many more, and tells what it is then;
/// nothing where there is no such limit. Processes started afterwards inherit it.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
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

/// There is no limit to raise.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}

/// How many sockets a process with such a limit can hold.
pub(crate) fn sockets(limit: u64) -> u64 {
    limit.saturating_sub(BESIDE)
}
