//! `bench outsider`: what somebody reaches who means no good.
//!
//! The house is the program `sexton` in a process of its own, with the limits it always has. Each attack comes from an
//! address of its own of this machine and lasts for a time, while honest people play elsewhere. What the attack got,
//! what the honest ones felt of it, and whether the house answered as `docs/hosting.md` says is printed.

mod crowd;
mod disk;
mod finding;
mod floods;
mod guessing;
mod honest;
mod places;
mod tables;

use crate::process::{Process, program, raise_open_files};
use anyhow::bail;
use clap::Args;
use finding::{Attack, Finding};
use honest::Honest;
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Args, Clone, Debug)]
pub(crate) struct Outsider {
    /// How many seconds each attack lasts.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// How many listen to the lobby at the same time.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    listeners: u32,
    /// Only the attacks whose name has this.
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    /// The program whose house is attacked; by default `sexton` beside this one.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Print the findings as JSON.
    #[arg(long)]
    json: bool,
}

/// Where an attack takes place.
pub(crate) struct Scene {
    pub(crate) process: Process,
    pub(crate) folder: PathBuf,
    pub(crate) time: Duration,
    pub(crate) listeners: u32,
}

/// An address of this machine that nobody else uses.
pub(crate) fn address(group: u8, number: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, group, number)
}

/// The group of addresses attacks come from, one each.
pub(crate) const OUTSIDE: u8 = 10;

impl Scene {
    /// When an attack that begins now is over.
    pub(crate) fn end(&self) -> Instant {
        Instant::now() + self.time
    }
}

pub(crate) fn run(outsider: &Outsider) -> anyhow::Result<()> {
    raise_open_files();
    let program = program(outsider.program.as_deref())?;
    let scratch = tempfile::tempdir()?;
    let folder = scratch.path().join("data");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let scene = Scene {
        process: Process::house(&program, &folder, &[])?,
        folder,
        time: Duration::from_secs(outsider.seconds),
        listeners: outsider.listeners,
    };
    let mut findings = Vec::new();
    for attack in Attack::ALL {
        if attack.name().contains(&outsider.only) {
            eprintln!("bench: {}", attack.name());
            findings.push(runtime.block_on(carry_out(attack, &scene, &program, scratch.path()))?);
        }
    }
    let text = if outsider.json {
        finding::json(&findings)
    } else {
        finding::text(&findings)
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    match findings.iter().map(Finding::failures).sum::<usize>() {
        0 => Ok(()),
        count => bail!("{count} attacks were not answered as they should be"),
    }
}

/// Carries out an attack while honest people play.
async fn carry_out(attack: Attack, scene: &Scene, program: &Path, scratch: &Path) -> anyhow::Result<Finding> {
    // It needs a house of its own, and honest people there.
    if attack == Attack::Disk {
        return disk::fill(program, scratch).await;
    }
    let honest = Honest::begin(scene).await?;
    let finding = match attack {
        Attack::Nothing | Attack::Disk => honest::alone(scene).await,
        Attack::Tables => tables::open(scene).await,
        Attack::Codes => guessing::codes(scene).await,
        Attack::Passwords => guessing::passwords(scene).await,
        Attack::Guests => guessing::guests(scene).await,
        Attack::Places => places::connections(scene).await,
        Attack::Sockets => places::sockets(scene).await,
        Attack::Flood => floods::frames(scene).await,
        Attack::Garbage => floods::garbage(scene).await,
        Attack::Lobby => crowd::listen(scene).await,
    };
    let played = honest.end().await?;
    Ok(finding?.beside(played))
}
