//! `sexton completions`: what a shell needs to know to complete commands, games, bots and languages.

use crate::cli::Cli;
use clap::CommandFactory as _;
use clap_complete::Shell;
use std::fmt::Write as _;
use std::io::Write as _;

pub(crate) fn run(shell: Shell) -> anyhow::Result<()> {
    let mut command = Cli::command();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "sexton", &mut script);
    if shell == Shell::Fish {
        script.extend(places_for_fish(&command).into_bytes());
    }
    Ok(std::io::stdout().write_all(&script)?)
}

/// What can stand after a command without a flag, such as a game: the library leaves it out for fish.
fn places_for_fish(command: &clap::Command) -> String {
    let mut script = String::new();
    for command in command.get_subcommands() {
        for place in command.get_positionals() {
            let values = place.get_possible_values();
            let words: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
            if !words.is_empty() {
                let (name, words) = (command.get_name(), words.join(" "));
                let _ = writeln!(
                    script,
                    "complete -c sexton -n \"__fish_sexton_using_subcommand {name}\" -f -a \"{words}\""
                );
            }
        }
    }
    script
}
