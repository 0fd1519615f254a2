//! Automation of the workspace: the one test command, the tidy check and the goldens.
//!
//! Run it as `cargo xtask <command>`; `cargo xtask --help` lists the commands.
//!
//! Reading order: [`check`] runs everything that must hold, [`tidy`] is the part of it that reads the
//! repository as text, [`goldens`] rewrites the golden playthroughs,
//! [`fuzz`] lets libFuzzer feed the fuzz targets, [`dist`] makes packages, [`workspace`] finds and reads the files.

mod check;
mod dist;
mod fuzz;
mod goldens;
mod tidy;
mod workspace;

use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask <command>

commands:
  check [--fast]  everything that must hold: format, lints, tidy, tests, doc tests, client, browser
                  --fast leaves out the slow tests (does not set SEXTON_SLOW=1) and the browser
  browser         the last step alone: plays every game in Chromium against a real house
  tidy            rule coverage, hygiene, arrows between crates, message files
  goldens         rewrite the golden playthroughs and show what changed
  fuzz [SECONDS [TARGET…]]
                  look for bytes that break a reader of input, by coverage; a minute for each target
  dist [TARGET]   an archive and a Debian package with checksums, in target/dist-packages; static if Rust has musl
  help            this page
";

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Request {
    Check { slow: bool },
    Browser,
    Tidy,
    Goldens,
    Fuzz { seconds: u32, targets: Vec<String> },
    Dist { target: Option<String> },
    Help,
}

fn parse(arguments: &[&str]) -> Result<Request, String> {
    match arguments {
        ["check"] => Ok(Request::Check { slow: true }),
        ["check", "--fast"] => Ok(Request::Check { slow: false }),
        ["browser"] => Ok(Request::Browser),
        ["tidy"] => Ok(Request::Tidy),
        ["goldens"] => Ok(Request::Goldens),
        ["fuzz" | "dist", "--help" | "-h"] => Ok(Request::Help),
        ["dist"] => Ok(Request::Dist { target: None }),
        ["dist", target] if !target.starts_with('-') => Ok(Request::Dist {
            target: Some((*target).to_owned()),
        }),
        ["fuzz"] => Ok(Request::Fuzz {
            seconds: 60,
            targets: Vec::new(),
        }),
        ["fuzz", seconds, targets @ ..] => Ok(Request::Fuzz {
            seconds: seconds
                .parse()
                .map_err(|_| format!("expected a number of seconds, found `{seconds}`"))?,
            targets: targets.iter().map(|target| (*target).to_owned()).collect(),
        }),
        ["help" | "--help" | "-h"] | ["check" | "browser" | "tidy" | "goldens", "--help" | "-h"] => {
            Ok(Request::Help)
        }
        [] => Err("expected a command, found none".to_owned()),
        [
            command @ ("check" | "browser" | "tidy" | "goldens" | "dist"),
            rest @ ..,
        ] => Err(format!("`{command}` does not understand `{}`", rest.join(" "))),
        [command, ..] => Err(format!("expected a command, found `{command}`")),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match parse(&arguments) {
        Ok(Request::Help) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Ok(Request::Check { slow }) => workspace::root().and_then(|root| check::run(&root, slow)),
        Ok(Request::Browser) => workspace::root().and_then(|root| check::browser(&root)),
        Ok(Request::Tidy) => workspace::root().and_then(|root| tidy::run(&root)),
        Ok(Request::Goldens) => workspace::root().and_then(|root| goldens::run(&root)),
        Ok(Request::Fuzz { seconds, targets }) => workspace::root().and_then(|root| {
            let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
            fuzz::run(&root, seconds, &targets)
        }),
        Ok(Request::Dist { target }) => {
            workspace::root().and_then(|root| dist::run(&root, target.as_deref()))
        }
        Err(message) => {
            eprint!("error: {message}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_check_is_slow_unless_told_otherwise() {
        assert_eq!(parse(&["check"]), Ok(Request::Check { slow: true }));
        assert_eq!(parse(&["check", "--fast"]), Ok(Request::Check { slow: false }));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(
            parse(&["bury"]),
            Err("expected a command, found `bury`".to_owned())
        );
        assert_eq!(
            parse(&["tidy", "--all"]),
            Err("`tidy` does not understand `--all`".to_owned())
        );
        assert_eq!(parse(&[]), Err("expected a command, found none".to_owned()));
    }

    #[test]
    fn every_command_is_in_the_help() {
        for command in ["check", "tidy", "goldens", "dist", "help"] {
            assert!(parse(&[command]).is_ok());
            assert!(HELP.contains(&format!("\n  {command} ")), "{command}");
        }
    }
}
