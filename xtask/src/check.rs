//! The one test command: each step in order, stopping at the first that fails.

mod client;
mod packages;
mod python;

use crate::tidy;
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// One step of the check.
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    Cargo(&'static [&'static str]),
    Tidy,
    /// A script of the browser client.
    Client(&'static str),
    /// The Python package.
    Python,
}

/// A cargo subcommand that may be missing, and how to get it.
struct Tool {
    subcommand: &'static str,
    name: &'static str,
    install: &'static str,
}

const REQUIRED: [Tool; 2] = [
    Tool {
        subcommand: "fmt",
        name: "rustfmt",
        install: "rustup component add rustfmt",
    },
    Tool {
        subcommand: "clippy",
        name: "clippy",
        install: "rustup component add clippy",
    },
];

const NEXTEST: Tool = Tool {
    subcommand: "nextest",
    name: "cargo-nextest",
    install: "cargo install cargo-nextest --locked",
};

pub(crate) fn run(root: &Path, slow: bool) -> Result<()> {
    for tool in &REQUIRED {
        if !is_installed(root, tool) {
            bail!("{} is missing; install it with `{}`", tool.name, tool.install);
        }
    }
    let nextest = is_installed(root, &NEXTEST);
    if !nextest {
        println!(
            "{} is missing, so cargo test runs the tests; faster with `{}`",
            NEXTEST.name, NEXTEST.install
        );
    }
    let steps = steps(nextest, slow);
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("== {} of {}: {}", index + 1, steps.len(), announce(step));
        let start = Instant::now();
        let done = perform(root, step, slow);
        times.push((step.name, start.elapsed()));
        if let Err(error) = done {
            print!("{}", summary(&times));
            bail!(
                "check failed at step {} of {}, {}: {error:#}",
                index + 1,
                steps.len(),
                step.name
            );
        }
    }
    print!("{}", summary(&times));
    if !slow {
        let slow_tests = if is_slow(std::env::var_os("SEXTON_SLOW").as_deref()) {
            ""
        } else {
            "the slow tests and "
        };
        println!("left out: {slow_tests}the browser; run without --fast before a merge");
    }
    println!("all checks passed");
    Ok(())
}

/// Whether the tests take the variable as set, by the rule of `testbed::is_slow`, which would bring half of the workspace
/// into this program.
fn is_slow(value: Option<&OsStr>) -> bool {
    value.is_some_and(|value| value != "0")
}

/// The client in a real browser against a real house.
pub(crate) fn browser(root: &Path) -> Result<()> {
    client::run(root, "e2e")
}

/// A cargo command at the root, the same cargo that started us.
pub(crate) fn cargo(root: &Path) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root);
    command
}

fn steps(nextest: bool, slow: bool) -> Vec<Step> {
    let tests: &[&str] = if nextest {
        &["nextest", "run", "--workspace", "--features", "sexton/cluster"]
    } else {
        &[
            "test",
            "--workspace",
            "--features",
            "sexton/cluster",
            "--lib",
            "--bins",
            "--tests",
        ]
    };
    let mut steps = vec![
        Step {
            name: "format",
            work: Work::Cargo(&["fmt", "--all", "--check"]),
        },
        Step {
            name: "lints",
            // With what the packages have and the tests leave out.
            work: Work::Cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--features",
                "sexton/acme,sexton/cluster",
                "--",
                "-D",
                "warnings",
            ]),
        },
        Step {
            name: "tidy",
            work: Work::Tidy,
        },
        Step {
            name: "tests",
            work: Work::Cargo(tests),
        },
        Step {
            name: "doc tests",
            work: Work::Cargo(&["test", "--workspace", "--doc"]),
        },
        Step {
            name: "client",
            work: Work::Client("check"),
        },
        Step {
            name: "its units",
            work: Work::Client("test"),
        },
        Step {
            name: "python",
            work: Work::Python,
        },
    ];
    if slow {
        steps.push(Step {
            name: "browser",
            work: Work::Client("e2e"),
        });
    }
    steps
}

fn announce(step: &Step) -> String {
    match step.work {
        Work::Cargo(arguments) => format!("{} (cargo {})", step.name, arguments.join(" ")),
        Work::Tidy => format!("{} (cargo xtask tidy)", step.name),
        Work::Client(script) => format!("{} (npm run {script}, in web)", step.name),
        Work::Python => format!("{} (maturin develop and pytest, in python)", step.name),
    }
}

fn perform(root: &Path, step: &Step, slow: bool) -> Result<()> {
    let arguments = match step.work {
        Work::Cargo(arguments) => arguments,
        Work::Tidy => return tidy::run(root),
        Work::Client(script) => return client::run(root, script),
        Work::Python => return python::run(root),
    };
    if step.name == "tests" {
        packages::have_postgres();
        packages::have_nats();
        packages::have_haproxy();
        packages::have_nginx();
        packages::have_faketime();
    }
    // The output goes straight through: CI reads the closing lines of the test runner.
    let mut command = cargo(root);
    command.args(arguments);
    if slow {
        command.env("SEXTON_SLOW", "1");
    }
    let status = command.status().context("cannot start cargo")?;
    if !status.success() {
        bail!("cargo {} ended with {status}", arguments.join(" "));
    }
    Ok(())
}

fn is_installed(root: &Path, tool: &Tool) -> bool {
    let status = cargo(root)
        .args([tool.subcommand, "--version"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

fn summary(times: &[(&str, Duration)]) -> String {
    let line = |(name, time): &(&str, Duration)| format!("  {name:<10}{:>8.1} s\n", time.as_secs_f64());
    format!("== times\n{}", times.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_come_in_the_order_of_their_cost() {
        let names: Vec<_> = steps(true, true).iter().map(|step| step.name).collect();
        let expected = [
            "format",
            "lints",
            "tidy",
            "tests",
            "doc tests",
            "client",
            "its units",
            "python",
            "browser",
        ];
        assert_eq!(names, expected);
    }

    #[test]
    fn slow_tests_run_where_the_tests_say_so() {
        let is_set = |value: &str| is_slow(Some(OsStr::new(value)));
        assert!(is_set("1") && is_set("yes"));
        assert!(!is_set("0") && !is_slow(None));
    }

    #[test]
    fn in_a_hurry_the_browser_is_left_out() {
        assert!(steps(true, false).iter().all(|step| step.name != "browser"));
    }

    #[test]
    fn without_nextest_cargo_runs_the_same_targets() {
        assert_eq!(
            announce(&steps(true, true)[3]),
            "tests (cargo nextest run --workspace --features sexton/cluster)"
        );
        assert_eq!(
            announce(&steps(false, true)[3]),
            "tests (cargo test --workspace --features sexton/cluster --lib --bins --tests)"
        );
    }

    #[test]
    fn the_summary_lists_each_step_with_its_time() {
        let times = [
            ("format", Duration::from_millis(1250)),
            ("doc tests", Duration::from_secs(75)),
        ];
        assert_eq!(
            summary(&times),
            "== times\n  format         1.2 s\n  doc tests     75.0 s\n"
        );
    }
}
