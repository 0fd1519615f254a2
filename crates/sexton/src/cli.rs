//! The command line: what can be said, and how it is explained.

mod admin;
mod dear;
mod hosting;
mod hurry;
mod known;
mod nodes;
mod tls;
mod values;

pub(crate) use admin::{Admin, AdminCommand};
pub(crate) use dear::Dear;
pub(crate) use hosting::{LogForm, LogLevel, Serve, ServeHouse, ServeKeeping, ServeLimits};
pub(crate) use nodes::ServeNodes;
pub(crate) use tls::ServeTls;

use crate::input::{BadInput, read_lang};
use clap::{Arg, Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use words::Lang;

/// Four graveyard games to play with friends, with bots, or alone.
///
/// Without a command, `sexton` opens a house on this machine, like `sexton serve`.
#[derive(Parser, Debug)]
#[command(name = "sexton", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  sexton serve --host 0.0.0.0                   open a house to the network
  sexton play rest-in-peace                     play in the terminal
  sexton play rest-in-peace --doors 3           the easy game
  sexton play dawn-under --seats 4              with three bots
  sexton play dawn-under --people Ann,Bob       two at one keyboard, and bots
  sexton play clearing-coffins --preset family  a named way to play
  sexton play --resume                          pick up where you left off
  sexton simulate rest-in-peace --bots mourner --games 100000
  sexton simulate dawn-under --ladder --bots levels --games 100 --report ladder.html
  sexton simulate dawn-under --bots cmd:./mybot.py,mourner --games 1000
  sexton arena ./mybot.py mourner gravedigger --game dawn-under --report arena.html
  sexton odds --seed 7                          the chance to win with every choice
  sexton referee-lab --races 100000             how fair the race of Clearing Coffins is
  printf '{\"do\":\"prompts\"}\\n' | sexton table rest-in-peace --seed 1
  sexton verify table.log                       check a table's log and its shuffle

Exit codes: 0 success, 1 something failed here, 2 bad input.";

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open a house: play in the browser, over the network.
    ///
    /// Listens on this machine only unless told otherwise, saves everything in one file, and prints its address.
    /// Ctrl-C closes it; nothing is lost. docs/hosting.md explains how to run it for others.
    Serve(Box<Serve>),
    /// Look after a house that is open on this machine: tables, guests, bans, reports, backups.
    Admin(Admin),
    /// Copy a closed house to another store: from a data folder to a PostgreSQL database, or back.
    ///
    /// Everything is copied and compared: tables with their logs, guests, settings, bans. The other store must be empty.
    Copy(CopyArgs),
    /// Look at the settings of a house: what is in force, or a file to start from.
    #[command(subcommand)]
    Config(ConfigCommand),
    /// Play in the terminal.
    Play(Play),
    /// Run tables for a program: JSON lines in, JSON lines out.
    ///
    /// Each line on standard input is a request and gets exactly one line in return; docs/protocol.md describes them.
    /// A line that makes no sense gets an error, and the session goes on. The program may play all seats, or some against bots,
    /// or one and see nothing of the others; {"do":"new"} deals the next table.
    Table(TableArgs),
    /// Let bots play many tables and report how they went.
    ///
    /// Bots keep their seats, or meet in pairs, in a round robin or on a ladder. Ranges are 95 % intervals (Wilson), ratings
    /// are those of Weng and Lin. The same run finds the same on any number of cores, interrupted or not; docs/lab.md
    /// explains what is found.
    Simulate(Simulate),
    /// Let bots and programs meet, and rate them.
    ///
    /// Everybody meets everybody, on the same deals and in every seat; ratings are those of Weng and Lin. It is the round robin
    /// of `sexton simulate`, for one game or for all of them.
    Arena(Arena),
    /// Seat a program at a table of a house.
    ///
    /// The program speaks the bot protocol (docs/bot-protocol.md); this speaks with the house for it, comes to the table of the
    /// code, sits down and plays until the table is over. The host of the table must allow programs there.
    Bot(BotArgs),
    /// Make a token with which a program comes to the house that is open on this machine.
    BotToken(BotToken),
    /// Print the JSON Schema of something that goes in or out; without a name, list them.
    Schema {
        /// The name, such as wire, table, bot, log or a game.
        name: Option<String>,
    },
    /// Tell the odds of every choice in a game of Rest in Peace.
    ///
    /// Houses are drawn that fit what the player knows, and a bot plays them on after each choice: so often it wins. Ranges
    /// are 95 % intervals (Wilson). Then a clairvoyant, who sees through lids and into the deck, says whether the house can
    /// be won at all: by a shortest line of moves, or by having tried every one.
    Odds(Odds),
    /// Measure how fair the referee of Clearing Coffins is.
    ///
    /// Two simulated people bang over simulated connections (round trips of 20 to 400 ms, jitter, loss, asymmetry), and
    /// the real referee orders their hands. The report shows how often the truly faster person acts in each mode,
    /// compared with plain order of arrival, and what a cheating client gains, compared with its documented bound. All
    /// modes judge the same races; ranges are 95 % intervals (Wilson). docs/fairness.md explains the figures.
    RefereeLab(RefereeLab),
    /// Step through a table's log, or print it.
    Replay(Replay),
    /// Check a table's log: its chain, every input, its end and its shuffle.
    Verify(Verify),
    /// Show the rules of a game.
    Rules(Rules),
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Write the pages for man into a folder.
    Manual {
        /// The folder; it is made if it is not there.
        folder: PathBuf,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum ConfigCommand {
    /// Say which settings `sexton serve` would use, and where each comes from; fails if the file is wrong.
    Check {
        /// The file; without it, the one `sexton serve` would take.
        file: Option<PathBuf>,
        /// The data folder, whose sexton.toml is read if no file is named.
        #[arg(long, value_name = "DIR", env = "SEXTON_DATA")]
        data: Option<PathBuf>,
    },
    /// Print a file with all settings, explained.
    Example,
}

#[derive(Args, Debug)]
pub(crate) struct CopyArgs {
    /// What is copied: a data folder, or the address of a PostgreSQL database.
    #[arg(long, value_name = "STORE")]
    pub(crate) from: String,
    /// Where it goes: a data folder, which is made if it is not there, or the address of a PostgreSQL database.
    #[arg(long, value_name = "STORE")]
    pub(crate) to: String,
}

/// In which language a command speaks. Some explain it in words of their own, with `mut_arg`.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Language {
    /// The language: en, de, fr or nl.
    #[arg(
        long,
        value_name = "LANG",
        env = "SEXTON_LANG",
        value_parser = known::LANG,
        hide_possible_values = true
    )]
    lang: Option<String>,
}

impl Language {
    /// The language asked for; without one, the environment decides.
    pub(crate) fn read(&self) -> Result<Lang, BadInput> {
        read_lang(self.lang.as_deref())
    }
}

/// The language where it is not a game that speaks.
fn of_what_is_printed(lang: Arg) -> Arg {
    lang.help("The language of what is printed: en, de, fr or nl")
}

/// How a new table is dealt.
#[derive(Args, Debug, Default)]
pub(crate) struct Dealing {
    /// Deal from this number: the same number always gives the same table.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Deal the cards listed in this JSON file, or on standard input (`-`).
    #[arg(long, value_name = "FILE")]
    pub(crate) deal: Option<PathBuf>,
    /// A named way to play, such as as-printed; `sexton rules GAME --options` lists them.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// Options of the game as name=value, separated by commas; `sexton rules GAME --options` lists them. They override a preset.
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,
    /// Practice: you may take back moves that revealed nothing.
    #[arg(long)]
    pub(crate) practice: bool,
}

#[derive(Args, Debug, Default)]
#[command(mut_arg("lang", |lang| lang.help("The language: en, de, fr or nl. Without it, the environment decides (LC_ALL, LC_MESSAGES, LANG)")))]
pub(crate) struct Play {
    /// The game.
    #[arg(value_parser = known::GAME, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// How many play, people and bots together.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// The people at this terminal: how many, or their names separated by commas. They take the first seats.
    #[arg(long, value_name = "N or NAMES", value_delimiter = ',')]
    pub(crate) people: Vec<String>,
    /// The bots in the other seats: one level for all, or one for each, separated by commas; `sexton rules GAME --bots` tells how
    /// they play. A program is named by its command: cmd:./mybot.
    #[arg(long, value_name = "BOT", value_delimiter = ',', value_parser = known::BOT, hide_possible_values = true)]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Show all moves of the bots at once instead of one by one.
    #[arg(long, conflicts_with = "step")]
    pub(crate) fast: bool,
    /// Wait for a key after every move of a bot.
    #[arg(long)]
    pub(crate) step: bool,
    #[command(flatten)]
    pub(crate) dealing: Dealing,
    /// How many doors you draw in Rest in Peace, 1 to 5; 3 is the easy game. Short for --options doors=N.
    #[arg(long, value_name = "N")]
    pub(crate) doors: Option<u8>,
    /// Plain text instead of a full screen, for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) lang: Language,
    /// No colours; setting NO_COLOR does the same.
    #[arg(long)]
    pub(crate) no_color: bool,
    /// Close a room at once when that is all you can do.
    #[arg(long)]
    pub(crate) auto_close: bool,
    /// Write the table's log to this new file instead of the data folder.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) log: Option<PathBuf>,
    /// Resume a table from its log; without FILE, the last one that is not over.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seed", "deal", "preset", "options", "doors", "practice", "seats", "bots"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// The folder for saved tables.
    #[arg(long, value_name = "DIR", env = "SEXTON_DATA")]
    pub(crate) data: Option<PathBuf>,
}

/// Programs that play, and how long they may take.
#[derive(Args, Debug, Default, Clone)]
pub(crate) struct ProgramArgs {
    /// A file with short names for programs; without it, bots.toml in the configuration folder if there is one.
    #[arg(long, value_name = "FILE", env = "SEXTON_BOTS")]
    pub(crate) bots_file: Option<PathBuf>,
    /// How long a program may take for an answer; then a legal default is played for it.
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) answer_ms: u64,
}

#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    /// The game.
    #[arg(value_parser = known::GAME, hide_possible_values = true)]
    pub(crate) game: String,
    /// How many play.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Bots in the last seats, one for each, separated by commas; with --seat, in all other seats. A program is named by its
    /// command: cmd:./mybot.
    #[arg(long, value_name = "BOT", value_delimiter = ',', value_parser = known::BOT, hide_possible_values = true)]
    pub(crate) bots: Vec<String>,
    /// Play this seat, counted from 0, and see nothing of the others; bots play them.
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    #[command(flatten)]
    pub(crate) dealing: Dealing,
}

#[derive(Args, Debug, Default)]
pub(crate) struct Simulate {
    /// The game; with --strength, all games if none is named.
    #[arg(value_parser = known::GAME, hide_possible_values = true, required_unless_present = "strength")]
    pub(crate) game: Option<String>,
    /// The bots, one for all seats or one per seat, separated by commas. A program is named by its command, cmd:./mybot;
    /// `clairvoyant` is one that sees what is hidden.
    #[arg(
        long,
        value_name = "BOT",
        value_delimiter = ',',
        required_unless_present = "strength",
        value_parser = known::BOT,
        hide_possible_values = true
    )]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// How many tables; with --pairs, --round-robin, --ladder and --strength, how many for each meeting. [default: 10000, with
    /// --strength 20]
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u64>,
    /// With --strength: how many tables for a meeting in which somebody searches, which takes seconds for each. Such meetings
    /// are then held at the smallest table only, unless --seats says otherwise. A game can have a number of its own:
    /// --dear 40,rest-in-peace=600. [default: as --games]
    #[arg(long, value_name = "N,GAME=N", conflicts_with = "bots")]
    pub(crate) dear: Option<Dear>,
    /// How many play.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Play every bot against every other at tables of two, half of them in each seating order; `all` stands for all bots.
    #[arg(long, conflicts_with = "seats")]
    pub(crate) pairs: bool,
    /// Let all bots who fit at a table meet, whichever they are, and let them change seats; `all` stands for all bots,
    /// `levels` for the four levels.
    #[arg(long, conflicts_with_all = ["pairs", "ladder"])]
    pub(crate) round_robin: bool,
    /// Let each bot meet the one named before it, and let them change seats; `all` and `levels` name the weakest first.
    #[arg(long, conflicts_with = "pairs")]
    pub(crate) ladder: bool,
    /// Print a table of how strong the levels are, as Markdown: for each number of seats each against the one below, and
    /// where luck sets the limit.
    #[arg(long, conflicts_with_all = ["bots", "pairs", "round_robin", "ladder", "json", "csv", "report"])]
    pub(crate) strength: bool,
    /// The seed: the same seed gives the same tables.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A named way to play, such as as-printed.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// Options of the game as name=value, separated by commas. They override a preset.
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    pub(crate) options: Vec<String>,
    /// Print the report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Write what was found to this file, one number in each line.
    #[arg(long, value_name = "FILE", conflicts_with = "pairs")]
    pub(crate) csv: Option<PathBuf>,
    /// Write what was found to this file, as a page with plots for the browser.
    #[arg(long, value_name = "FILE", conflicts_with = "pairs")]
    pub(crate) report: Option<PathBuf>,
    /// Save the progress in this file now and then; if it is there, go on from it. --games may be raised meanwhile.
    /// With --strength, one file for each meeting, whose names begin like this.
    #[arg(long, value_name = "FILE", conflicts_with = "pairs")]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// Who meets: bots by their names, programs by their paths, by cmd:COMMAND or by a short name of the file.
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    pub(crate) bots: Vec<String>,
    /// The games, separated by commas; without it, all.
    #[arg(long, value_name = "GAME", value_delimiter = ',', value_parser = known::GAME, hide_possible_values = true)]
    pub(crate) game: Vec<String>,
    /// How many tables for each meeting.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    /// How many play at a table; without it, as few as can.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// The seed: the same seed gives the same tables.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Print what was found as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Write what was found to this file, as a page with plots; with several games, one file for each, with its name.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct BotArgs {
    /// The program: its path, cmd:COMMAND, or a short name of the file.
    pub(crate) program: String,
    /// The code of the table.
    pub(crate) code: String,
    /// The address of the house, by http or https.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7398")]
    pub(crate) house: String,
    /// Trust the certificates of this file too, in PEM form: for a house by https whose certificate the system doesn't know.
    #[arg(long, value_name = "FILE")]
    pub(crate) ca: Option<PathBuf>,
    /// The token, made by `sexton bot-token` or on the page of the house.
    #[arg(long, value_name = "TOKEN", env = "SEXTON_BOT_TOKEN", hide_env_values = true)]
    pub(crate) token: String,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
}

#[derive(Args, Debug)]
#[command(mut_arg("lang", of_what_is_printed))]
pub(crate) struct BotToken {
    /// What the program is called at tables.
    pub(crate) name: String,
    /// The data folder of the house.
    #[arg(long, value_name = "DIR", env = "SEXTON_DATA")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: Language,
}

#[derive(Args, Debug)]
pub(crate) struct Odds {
    /// The log of a table, or a JSON file with a deal; `-` reads it from standard input. Without it, --seed says which house.
    #[arg(conflicts_with = "deal")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) dealing: Dealing,
    /// The moment: after so many moves of the log. Without it, the last decision.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<u32>,
    /// The bot that plays on. The more it wins, the nearer its odds are to the true chance to win.
    #[arg(long, value_name = "BOT", default_value = "habit")]
    pub(crate) by: String,
    /// How many houses are drawn for each choice.
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) houses: u64,
    /// Draw other houses: the same number always draws the same.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) draw: u64,
    /// Say only what the player could know: leave out the house as it really is.
    #[arg(long)]
    pub(crate) honest: bool,
    /// Print the odds as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: Language,
}

#[derive(Args, Debug)]
pub(crate) struct RefereeLab {
    /// How many races; as many again are run with a cheat in one seat.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) races: u64,
    /// The seed: the same seed gives the same races.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The second of two people comes in at another node than that of the table: how many milliseconds each way takes
    /// longer.
    #[arg(long, value_name = "MS", default_value_t = 0.0, value_parser = hop_ms)]
    pub(crate) hop: f64,
    /// Print the report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

fn hop_ms(text: &str) -> Result<f64, String> {
    let ms = text.parse::<f64>().ok().filter(|ms| (0.0..=1_000.0).contains(ms));
    ms.ok_or_else(|| "expected milliseconds from 0 to 1000".to_owned())
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The log of a table.
    pub(crate) log: PathBuf,
    /// Check the log as `sexton verify` does before showing it.
    #[arg(long)]
    pub(crate) verify: bool,
    /// Print every step as a line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Through whose eyes: `public`, or `seat:1` for the first seat.
    #[arg(long = "as", value_name = "AUDIENCE", default_value = "public")]
    pub(crate) audience: String,
    /// Print all steps at once instead of waiting for keys.
    #[arg(long)]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) lang: Language,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The log of a table.
    pub(crate) log: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game; without one, all games are listed.
    #[arg(value_parser = known::GAME, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// The number of a rule, such as RP-4.5, to read what the spec says about it.
    pub(crate) rule: Option<String>,
    /// What to show.
    #[arg(long, value_enum, default_value_t = Book::Rules)]
    pub(crate) book: Book,
    /// List the presets, and the options with their values.
    #[arg(long)]
    pub(crate) options: bool,
    /// List the levels of bots, weakest first, and how each plays.
    #[arg(long, conflicts_with_all = ["options", "rule"], requires = "game")]
    pub(crate) bots: bool,
    #[command(flatten)]
    pub(crate) lang: Language,
}

/// Which text of the rules.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Book {
    /// The rules in our own words.
    Rules,
    /// The numbered spec the program is tested against (English).
    Spec,
}
