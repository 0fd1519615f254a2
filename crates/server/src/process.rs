//! What the operating system knows of this process, under the names Prometheus has for it.

use prometheus_client::registry::Registry;

/// Puts what the system tells into a registry.
#[cfg(target_os = "linux")]
pub(crate) fn register(registry: &mut Registry) {
    use crate::metrics::gauge;
    use prometheus_client::metrics::counter::ConstCounter;

    if let Some(bytes) = resident_bytes() {
        let help = "Resident memory size in bytes";
        registry.register("process_resident_memory_bytes", help, gauge(bytes));
    }
    if let Some(count) = open_files() {
        registry.register("process_open_fds", "Open file descriptors", gauge(count));
    }
    if let Some(seconds) = cpu_seconds() {
        let help = "User and system CPU time spent in seconds";
        registry.register("process_cpu_seconds", help, ConstCounter::new(seconds));
    }
}

/// This system is not asked.
#[cfg(not(target_os = "linux"))]
pub(crate) fn register(_: &mut Registry) {}

#[cfg(target_os = "linux")]
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(target_os = "linux")]
fn open_files() -> Option<u64> {
    let count = std::fs::read_dir("/proc/self/fd").ok()?.count() as u64;
    // One of them is the folder that is being read.
    Some(count.saturating_sub(1))
}

#[cfg(target_os = "linux")]
fn cpu_seconds() -> Option<f64> {
    /// Linux tells user space hundredths of a second, whatever its own clock does.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program comes first, in parentheses, and may hold anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut times = rest
        .split(' ')
        .skip(11)
        .map_while(|field| field.parse::<f64>().ok());
    Some((times.next()? + times.next()?) / TICKS_PER_SECOND)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn the_system_tells_what_this_process_takes() {
        assert!(resident_bytes().unwrap() > 1 << 20);
        let before = open_files().unwrap();
        let file = std::fs::File::open("/proc/self/stat").unwrap();
        assert!(open_files().unwrap() > 0 && before > 0);
        drop(file);
        let (began, spent) = (Instant::now(), cpu_seconds().unwrap());
        while cpu_seconds().unwrap() <= spent {
            assert!(began.elapsed().as_secs() < 60, "time spent is counted");
        }
    }
}
