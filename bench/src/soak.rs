//! `bench soak`: a week of a house, in an hour or less.
//!
//! The house is the program `sexton` in a process of its own, on a clock that goes faster, so that every run is a week:
//! people open tables of all games, play, leave, come back, watch, play again; lines are lost; bots sit among them. In
//! the first part the house is closed and killed again and again, in the second it is left alone, and in the third
//! nobody comes any more and all that is left is to be forgotten. At the end it is told what must hold, and whether it
//! does; a page shows how it went.

mod ledger;
mod page;
mod party;
mod person;
mod series;
mod verdict;
mod world;

use crate::chance::Chance;
use crate::process::{Process, folder_bytes, program, raise_open_files};
use anyhow::{Context as _, bail};
use clap::Args;
use series::{Break, Sample, Series};
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::Store as _;
use store::sqlite::SqliteStore;
use tokio::task::{JoinSet, block_in_place};
use world::{World, read};

const DAY: Duration = Duration::from_secs(24 * 3_600);

/// So much of it the house is closed and killed again and again, in hundredths.
const BREAKS_PERCENT: u32 = 35;

/// From here on nobody comes any more: later than what is kept longest, a day after a day.
const QUIET_PERCENT: u32 = 65;

/// So often the house is looked at.
const SAMPLES: u32 = 600;

/// So often tables that were left are looked at.
const LOOKS: u32 = 150;

/// Nothing is kept longer than a day. Nobody comes too often or says too much: people do in minutes what takes a week.
/// On so fast a clock, the ten minutes a table waits for its first people are over before a busy machine has let them in.
const SETTINGS: [&str; 16] = [
    "--keep-gathering",
    "240",
    "--keep-live",
    "2",
    "--keep-relaxed",
    "1",
    "--keep-by-mail",
    "1",
    "--keep-finished",
    "1",
    "--keep-guests",
    "1",
    "--messages-per-second",
    "0",
    "--arrivals-per-minute",
    "10000",
];

#[derive(Args, Clone, Debug)]
pub(crate) struct Soak {
    /// How many minutes the week takes; 60 for a week in an hour.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=10_080))]
    minutes: u64,
    /// How many seconds it takes instead, for a quick look.
    #[arg(long, hide = true, value_name = "N", value_parser = clap::value_parser!(u64).range(5..=600))]
    seconds: Option<u64>,
    /// How many days pass instead of a week: in seconds a whole week would pass faster than people can sit down.
    #[arg(long, hide = true, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(4..=7))]
    days: u32,
    /// How many tables are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    parties: u64,
    /// The page to write; by default `soak.html` beside this program.
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    /// The program whose house is looked at; by default `sexton` beside this one.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The folder for the house; by default a new temporary one.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Soak {
    fn length(&self) -> Duration {
        Duration::from_secs(self.seconds.unwrap_or(self.minutes * 60))
    }
}

/// What a soak has found.
pub(crate) struct Report {
    pub(crate) length: Duration,
    /// How many days passed in it.
    pub(crate) days: u32,
    pub(crate) parties: u64,
    pub(crate) world: Arc<World>,
    pub(crate) series: Series,
    /// Tables that are not over at the end, by the store itself.
    pub(crate) unfinished: usize,
    /// What the house logged as errors.
    pub(crate) errors: Vec<String>,
    /// What the file takes when the house is closed.
    pub(crate) end_bytes: u64,
}

pub(crate) fn run(soak: &Soak) -> anyhow::Result<()> {
    raise_open_files();
    let program = program(soak.program.as_deref())?;
    let scratch = tempfile::tempdir()?;
    let data = soak.data.clone().unwrap_or_else(|| scratch.path().join("data"));
    let page = match &soak.page {
        Some(page) => page.clone(),
        None => std::env::current_exe()?.with_file_name("soak.html"),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(week(soak, program, data, scratch.path().join("log")))?;
    let verdicts = verdict::of(&report);
    std::fs::write(&page, page::write(&report, &verdicts)?)
        .with_context(|| format!("cannot write {}", page.display()))?;
    let mut text = verdict::text(&report, &verdicts);
    text += &format!("the page is {}\n", page.display());
    std::io::stdout().lock().write_all(text.as_bytes())?;
    match verdicts.iter().filter(|verdict| !verdict.holds).count() {
        0 => Ok(()),
        count => bail!("{count} of {} do not hold", verdicts.len()),
    }
}

/// A house that is opened again and again.
struct Place {
    program: PathBuf,
    data: PathBuf,
    log: PathBuf,
    hurry: String,
    /// How often it was opened; each time its deals are others.
    opened: u64,
}

impl Place {
    fn open(&mut self, port: u16) -> anyhow::Result<Process> {
        self.opened += 1;
        let (seed, port) = (self.opened.to_string(), port.to_string());
        let own = ["--rehearse", &seed, "--hurry", &self.hurry, "--port", &port];
        let args: Vec<&str> = own.into_iter().chain(SETTINGS).collect();
        Process::house_with_log(&self.program, &self.data, &args, &self.log)
    }
}

async fn week(soak: &Soak, program: PathBuf, data: PathBuf, log: PathBuf) -> anyhow::Result<Report> {
    let length = soak.length();
    let speed = (DAY.as_millis() * u128::from(soak.days) / length.as_millis()) as u32;
    let since = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let mut place = Place {
        program,
        data,
        log,
        hurry: format!("{speed}@{}", since.as_millis()),
        opened: 0,
    };
    let mut process = place.open(0)?;
    let world = Arc::new(World::new(process.address, speed));
    let mut people = JoinSet::new();
    for number in 0..soak.parties {
        people.spawn(party::go_on(Arc::clone(&world), number));
    }
    people.spawn(look(Arc::clone(&world), length / LOOKS));
    let mut series = Series::default();
    let mut breaks = breaks(length);
    let quiet_at = length * QUIET_PERCENT / 100;
    while world.elapsed() < length {
        tokio::time::sleep((length / SAMPLES).min(Duration::from_secs(1))).await;
        series.samples.push(sample(&world, &process, &place.data));
        if let Some((at, how)) = breaks.pop_if(|(at, _)| *at <= world.elapsed()) {
            series.breaks.push((at, how));
            process = block_in_place(|| reopen(&mut place, process, how))?;
        }
        if !world.is_quiet() && world.elapsed() >= quiet_at {
            world.be_quiet();
            series.quiet_at = world.elapsed();
        }
    }
    people.shutdown().await;
    // What is left was not looked at for a moment.
    for table in world.ledger.waiting() {
        look_at(&world, &table).await;
    }
    series.samples.push(sample(&world, &process, &place.data));
    block_in_place(|| process.close())?;
    let store = SqliteStore::open(&place.data)?;
    let unfinished = store.unfinished().await?.len();
    store.close().await?;
    let errors = std::fs::read_to_string(&place.log).unwrap_or_default();
    Ok(Report {
        length,
        days: soak.days,
        parties: soak.parties,
        world,
        series,
        unfinished,
        errors: errors.lines().map(str::to_owned).collect(),
        end_bytes: folder_bytes(&place.data),
    })
}

/// When the house is closed and killed, the last first.
fn breaks(length: Duration) -> Vec<(Duration, Break)> {
    let part = length * BREAKS_PERCENT / 100;
    let count = (part.as_secs() / 12).clamp(2, 100) as u32;
    let mut chance = Chance::of(7);
    let mut breaks: Vec<(Duration, Break)> = (1..=count)
        .map(|number| {
            // Anywhere in the second half of its share, so that something happens before.
            let share = part / count;
            let at = share * number - share * chance.below(50) as u32 / 100;
            let how = [Break::Killed, Break::Closed][number as usize % 2];
            (at, how)
        })
        .collect();
    breaks.reverse();
    breaks
}

/// Ends the house and opens it again where it was.
fn reopen(place: &mut Place, process: Process, how: Break) -> anyhow::Result<Process> {
    let address: SocketAddr = process.address;
    match how {
        Break::Killed => process.kill()?,
        Break::Closed => process.close().map(drop)?,
    }
    place.open(address.port())
}

fn sample(world: &World, process: &Process, data: &Path) -> Sample {
    Sample {
        at: world.elapsed(),
        memory_bytes: process.memory_bytes(),
        open_files: process.open_files() as u64,
        store_bytes: folder_bytes(data),
        tables: world.ledger.open() as u64,
        moves: read(&world.counts.moves),
    }
}

/// Looks at tables that were left, again and again.
async fn look(world: Arc<World>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        for table in world.ledger.waiting() {
            look_at(&world, &table).await;
        }
    }
}

async fn look_at(world: &World, table: &str) {
    if let Err(error) = world.ledger.look_at(world.address, table).await {
        world.fault(format!("{error:#}"));
    }
}
