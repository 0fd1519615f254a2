//! The one binary. This is the only place that picks implementations: files, terminal, entropy.

mod cli;
mod commands;
mod input;
mod open_files;
mod programs;
mod save;
mod settings;
mod stores;

use clap::Parser as _;
use cli::{Cli, Command};
use input::BadInput;
use std::process::ExitCode;

/// A house writes messages of many small pieces; this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Some(Command::Play(play)) => commands::play::run(&play),
        Some(Command::Table(table)) => commands::table::run(&table),
        Some(Command::Simulate(simulate)) => commands::simulate::run(&simulate),
        Some(Command::Arena(arena)) => commands::arena::run(&arena),
        Some(Command::Bot(bot)) => commands::bot::run(&bot),
        Some(Command::BotToken(token)) => commands::bot::make_token(&token),
        Some(Command::Schema { name }) => commands::schema::run(name.as_deref()),
        Some(Command::Odds(odds)) => commands::odds::run(&odds),
        Some(Command::RefereeLab(referee_lab)) => commands::referee_lab::run(&referee_lab),
        Some(Command::Replay(replay)) => commands::replay::run(&replay),
        Some(Command::Verify(verify)) => commands::verify::run(&verify),
        Some(Command::Rules(rules)) => commands::rules::run(&rules),
        // Read again, with the file that belongs to it.
        Some(Command::Serve(_)) => commands::serve::run(&std::env::args_os().collect::<Vec<_>>()),
        Some(Command::Admin(admin)) => commands::admin::run(&admin),
        Some(Command::Copy(copy)) => commands::copy::run(&copy),
        Some(Command::Config(config)) => commands::config::run(&config),
        Some(Command::Completions { shell }) => commands::completions::run(shell),
        Some(Command::Manual { folder }) => commands::manual::run(&folder),
        // The product: a house for this machine.
        None => commands::serve::run(&["sexton".into(), "serve".into()]),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sexton: {error:#}");
            ExitCode::from(if error.is::<BadInput>() { 2 } else { 1 })
        }
    }
}

/// Whoever reads our output may stop reading, as `head` does; that is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
