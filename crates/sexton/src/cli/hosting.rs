//! What can be said to `sexton serve`.

use super::hurry::Hurry;
use super::values::{base_path, count, days, game, hours, lang, line, link, minutes, secret, store_url, url};
use super::{Language, ServeNodes, ServeTls};
use clap::{Args, ValueEnum};
use std::net::IpAddr;
use std::path::PathBuf;
use words::Lang;

#[derive(Args, Clone, Debug)]
#[command(mut_arg("lang", super::of_what_is_printed))]
pub(crate) struct Serve {
    /// A file with settings; without it, sexton.toml in the data folder if there is one. Flags and the environment go
    /// before what it says. `sexton config example` prints one.
    #[arg(long, value_name = "FILE", env = "SEXTON_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "SEXTON_HOST",
        default_value = "127.0.0.1"
    )]
    pub(crate) host: IpAddr,
    /// The port to listen on; 0 takes any free one.
    #[arg(long, value_name = "PORT", env = "SEXTON_PORT", default_value_t = 7398)]
    pub(crate) port: u16,
    /// The data folder: everything is saved there in one file, sexton.db. Only one house can use it at a time.
    #[arg(long, value_name = "DIR", env = "SEXTON_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Where everything is saved, if not in the data folder: the address of a PostgreSQL database, such as
    /// postgres://sexton@db.example.org/sexton?sslmode=verify-full. In the file or the environment nobody else on the machine
    /// sees its password.
    #[arg(long, value_name = "URL", env = "SEXTON_STORE", value_parser = store_url, hide_env_values = true)]
    pub(crate) store: Option<String>,
    /// The address people type if there is a reverse proxy in front, such as https://sexton.example.org.
    #[arg(long, value_name = "URL", env = "SEXTON_PUBLIC_URL", value_parser = url)]
    pub(crate) public_url: Option<String>,
    /// The header in which the reverse proxy says who is calling, such as X-Forwarded-For. It is trusted only from this
    /// machine and from private networks.
    #[arg(long, value_name = "NAME", env = "SEXTON_PROXY_HEADER")]
    pub(crate) proxy_header: Option<String>,
    #[command(flatten)]
    pub(crate) lang: Language,
    /// How the log is written (to standard error).
    #[arg(long, value_enum, value_name = "FORM", env = "SEXTON_LOG", default_value_t = LogForm::Text)]
    pub(crate) log: LogForm,
    /// How much is logged.
    #[arg(long, value_enum, value_name = "LEVEL", env = "SEXTON_LOG_LEVEL", default_value_t = LogLevel::Info)]
    pub(crate) log_level: LogLevel,
    /// No QR code for phones when the house is open to the network.
    #[arg(long)]
    pub(crate) no_qr: bool,
    /// A rehearsal, for tests and demonstrations: every deal follows from this seed and is the same after each start.
    /// WHOEVER KNOWS THE SEED KNOWS EVERY CARD. Only this machine is let in, and --data names a folder for the rehearsal alone.
    // No variable of the environment sets it: it must not be switched on by accident.
    #[arg(long, value_name = "SEED", requires = "data", conflicts_with_all = ["public_url", "proxy_header"])]
    pub(crate) rehearse: Option<u64>,
    /// In a rehearsal: time goes so many times as fast, beginning at a time in milliseconds since 1970.
    // For `bench soak`, which lets a week pass in an hour.
    #[arg(long, hide = true, value_name = "SPEED@MS", requires = "rehearse")]
    pub(crate) hurry: Option<Hurry>,
    #[command(flatten)]
    pub(crate) house: ServeHouse,
    #[command(flatten)]
    pub(crate) tls: ServeTls,
    #[command(flatten)]
    pub(crate) nodes: ServeNodes,
    #[command(flatten)]
    pub(crate) limits: ServeLimits,
    #[command(flatten)]
    pub(crate) keeping: ServeKeeping,
}

/// What makes it a house of one's own.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "House")]
pub(crate) struct ServeHouse {
    /// The name of the house, which visitors see instead of "Sexton".
    #[arg(long, value_name = "NAME", env = "SEXTON_HOUSE_NAME", value_parser = line)]
    pub(crate) house_name: Option<String>,
    /// A line of greeting at the gate.
    #[arg(long, value_name = "TEXT", env = "SEXTON_GREETING", value_parser = line)]
    pub(crate) greeting: Option<String>,
    /// Where it says who runs the house: a link at the foot of the gate.
    #[arg(long, value_name = "URL", env = "SEXTON_IMPRINT", value_parser = link)]
    pub(crate) imprint: Option<String>,
    /// Where it says what becomes of visitors' data: a link at the foot of the gate.
    #[arg(long, value_name = "URL", env = "SEXTON_PRIVACY", value_parser = link)]
    pub(crate) privacy: Option<String>,
    /// The languages visitors can choose from, separated by commas: en, de, fr, nl.
    #[arg(
        long,
        value_name = "LANGS",
        env = "SEXTON_LANGUAGES",
        value_delimiter = ',',
        value_parser = lang,
        default_value = "en,de,fr,nl"
    )]
    pub(crate) languages: Vec<Lang>,
    /// The games that can be played, separated by commas; all of them unless given. Tables of other games that are open
    /// already can be played to their end.
    #[arg(long, value_name = "GAMES", env = "SEXTON_GAMES", value_delimiter = ',', value_parser = game)]
    pub(crate) games: Vec<String>,
    /// A password everybody must type once before they come in. In the file or the environment nobody else on the machine
    /// sees it.
    #[arg(
        long,
        value_name = "PASSWORD",
        env = "SEXTON_HOUSE_PASSWORD",
        value_parser = secret::<1>,
        hide_env_values = true
    )]
    pub(crate) house_password: Option<String>,
    /// The path people find the house under, if it is not alone at its address, such as /sexton. The proxy may pass it on or
    /// take it off.
    #[arg(long, value_name = "PATH", env = "SEXTON_BASE_PATH", value_parser = base_path)]
    pub(crate) base_path: Option<String>,
    /// The token that opens the page /admin; without one there is no such page. At least 16 characters. In the file or the
    /// environment nobody else on the machine sees it.
    #[arg(
        long,
        value_name = "TOKEN",
        env = "SEXTON_ADMIN_TOKEN",
        value_parser = secret::<16>,
        hide_env_values = true
    )]
    pub(crate) admin_token: Option<String>,
}

/// How long things are kept that nobody needs any more.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Keeping")]
pub(crate) struct ServeKeeping {
    /// Minutes until a table goes that was never dealt and that nobody is at.
    #[arg(
        long,
        value_name = "MINUTES",
        env = "SEXTON_KEEP_GATHERING",
        default_value_t = 10, value_parser = minutes())]
    pub(crate) keep_gathering: u64,
    /// Hours until a live table nobody comes back to ends as abandoned.
    #[arg(long, value_name = "HOURS", env = "SEXTON_KEEP_LIVE", default_value_t = 24, value_parser = hours())]
    pub(crate) keep_live: u64,
    /// Days until a relaxed table, or one of a single player, ends as abandoned.
    #[arg(long, value_name = "DAYS", env = "SEXTON_KEEP_RELAXED", default_value_t = 14, value_parser = days(1))]
    pub(crate) keep_relaxed: u64,
    /// Days until a table by mail ends as abandoned.
    #[arg(long, value_name = "DAYS", env = "SEXTON_KEEP_BY_MAIL", default_value_t = 30, value_parser = days(1))]
    pub(crate) keep_by_mail: u64,
    /// Days after which a finished table and its log are deleted; kept for ever unless given.
    #[arg(long, value_name = "DAYS", env = "SEXTON_KEEP_FINISHED", value_parser = days(1))]
    pub(crate) keep_finished: Option<u64>,
    /// Days after which guests who belong to no table are forgotten; 0 keeps them for ever.
    #[arg(long, value_name = "DAYS", env = "SEXTON_KEEP_GUESTS", default_value_t = 30, value_parser = days(0))]
    pub(crate) keep_guests: u64,
}

/// Limits, all with sensible defaults.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub(crate) struct ServeLimits {
    /// Sockets in all; one for each device at a table.
    #[arg(long, value_name = "N", env = "SEXTON_SOCKETS", default_value_t = 20_000, value_parser = count::<usize>(1, 1 << 20))]
    pub(crate) sockets: usize,
    /// Sockets from one address; IPv6 addresses count by their first 64 bits.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_SOCKETS_PER_ADDRESS",
        default_value_t = 100, value_parser = count::<usize>(1, 1 << 20))]
    pub(crate) sockets_per_address: usize,
    /// New sockets and new guests from one address in a minute.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_ARRIVALS_PER_MINUTE",
        default_value_t = 240, value_parser = count::<u32>(1, 1 << 20))]
    pub(crate) arrivals_per_minute: u32,
    /// Connections from one address that are no sockets: pages and files on their way.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_CONNECTIONS_PER_ADDRESS",
        default_value_t = 100, value_parser = count::<usize>(1, 1 << 20))]
    pub(crate) connections_per_address: usize,
    /// The longest message, in bytes.
    #[arg(long, value_name = "N", env = "SEXTON_MESSAGE_BYTES", default_value_t = 16 << 10, value_parser = count::<usize>(1 << 10, 1 << 20))]
    pub(crate) message_bytes: usize,
    /// Messages a second that one connection may send in the long run; 0 for no limit.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_MESSAGES_PER_SECOND",
        default_value_t = 20, value_parser = count::<u32>(0, 1 << 20))]
    pub(crate) messages_per_second: u32,
    /// Messages a second that a program may send in the long run; 0 for no limit.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_PROGRAM_MESSAGES_PER_SECOND",
        default_value_t = 10, value_parser = count::<u32>(0, 1 << 20))]
    pub(crate) program_messages_per_second: u32,
    /// Messages that may wait for one connection that doesn't read; with more, it is dropped.
    #[arg(long, value_name = "N", env = "SEXTON_QUEUE", default_value_t = 256, value_parser = count::<usize>(16, 1 << 16))]
    pub(crate) queue: usize,
    /// Tables in play, in all.
    #[arg(long, value_name = "N", env = "SEXTON_TABLES", default_value_t = 20_000, value_parser = count::<usize>(1, 10_000_000))]
    pub(crate) tables: usize,
    /// Tables one guest may have open.
    #[arg(long, value_name = "N", env = "SEXTON_TABLES_PER_GUEST", default_value_t = 20, value_parser = count::<usize>(1, 10_000_000))]
    pub(crate) tables_per_guest: usize,
    /// Tables in play that were opened from one address.
    #[arg(
        long,
        value_name = "N",
        env = "SEXTON_TABLES_PER_ADDRESS",
        default_value_t = 500, value_parser = count::<usize>(1, 10_000_000))]
    pub(crate) tables_per_address: usize,
    /// Spectators at one table.
    #[arg(long, value_name = "N", env = "SEXTON_SPECTATORS", default_value_t = 100, value_parser = count::<usize>(0, 1 << 20))]
    pub(crate) spectators: usize,
    /// The longest a bot seems to think, in milliseconds.
    #[arg(long, value_name = "MS", env = "SEXTON_BOT_THINK_MS", default_value_t = 1_600, value_parser = count::<u32>(0, 60_000))]
    pub(crate) bot_think_ms: u32,
    /// The longest name, in characters.
    #[arg(long, value_name = "N", env = "SEXTON_NAME_CHARS", default_value_t = 24, value_parser = count::<usize>(1, 100))]
    pub(crate) name_chars: usize,
    /// The longest chat message, in characters.
    #[arg(long, value_name = "N", env = "SEXTON_CHAT_CHARS", default_value_t = 280, value_parser = count::<usize>(1, 4_000))]
    pub(crate) chat_chars: usize,
}

/// How the log is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogForm {
    /// Lines for people.
    Text,
    /// A JSON object per line.
    Json,
}

/// How much is logged.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogLevel {
    /// Errors only.
    Error,
    /// Errors and warnings.
    Warn,
    /// Also what happens to the house, and which tables are opened and end.
    Info,
    /// Also what is only of use when looking for a mistake.
    Debug,
}
