//! What Debian has and the check needs: found, or installed where that is allowed.

use std::path::Path;
use std::process::{Command, Stdio};

/// Makes sure that something is there, if it can; whether it is.
pub(super) fn have(is_there: impl Fn() -> bool, name: &str, package: &str) -> bool {
    if !is_there() && is_root() {
        println!("{name} is missing; apt-get installs it");
        let _ = Command::new("apt-get")
            .arg("update")
            .stdout(Stdio::null())
            .status();
        let _ = Command::new("apt-get")
            .args(["install", "--yes", package])
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .status();
    }
    is_there()
}

/// The database of the tests. Where it cannot be had, they say so themselves, and fail where `CI` is set.
pub(super) fn have_postgres() {
    let is_there = || {
        let named = std::env::var_os("SEXTON_POSTGRES").is_some_and(|place| Path::new(&place).exists());
        let versions = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten()
            .flatten();
        named
            || versions
                .into_iter()
                .any(|version| version.path().join("bin/postgres").exists())
    };
    if !have(is_there, "PostgreSQL", "postgresql") {
        println!("PostgreSQL is missing (Debian: `apt-get install postgresql`), so nothing is tried with it");
    }
}

/// The bus of the tests; where it cannot be had, they say so, too.
pub(super) fn have_nats() {
    let is_there = || {
        let places = ["/usr/sbin", "/usr/bin", "/usr/local/bin"];
        places
            .iter()
            .any(|place| Path::new(place).join("nats-server").exists())
    };
    if !have(is_there, "NATS", "nats-server") {
        println!("NATS is missing (Debian: `apt-get install nats-server`), so nothing is tried with it");
    }
}

/// The proxy in front of several nodes; where it cannot be had, the tests say so.
pub(super) fn have_haproxy() {
    let is_there = || Path::new("/usr/sbin/haproxy").exists();
    if !have(is_there, "HAProxy", "haproxy") {
        println!("HAProxy is missing (Debian: `apt-get install haproxy`), so nothing is tried with it");
    }
}

/// The other proxy, whose example is read by it; where it cannot be had, nobody reads the example.
pub(super) fn have_nginx() {
    let is_there = || Path::new("/usr/sbin/nginx").exists();
    if !have(is_there, "nginx", "nginx-light") {
        println!("nginx is missing (Debian: `apt-get install nginx-light`), so its example is not tried");
    }
}

/// Clocks that differ, for the nodes of the tests; without it all have the same.
pub(super) fn have_faketime() {
    let is_there = || Path::new("/usr/bin/faketime").exists();
    if !have(is_there, "faketime", "faketime") {
        println!(
            "faketime is missing (Debian: `apt-get install faketime`), so all nodes have the same clock"
        );
    }
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
