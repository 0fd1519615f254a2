//! `sexton serve`: opens a house and runs it until it is told to stop.

use crate::cli::{Cli, Command, LogForm, LogLevel, Serve, ServeKeeping, ServeLimits};
use crate::input::{BadInput, read_lang};
use crate::open_files;
use clap::Parser as _;
use engine::Phrase;
use house::{House, Keeping, Settings};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Closed, Config, Edge, Limits};
use std::io::{ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::sqlite::SqliteStore;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;
use words::Words;

/// `sexton` without a command: as `sexton serve` without options.
pub(crate) fn run_as_usual() -> anyhow::Result<()> {
    match Cli::try_parse_from(["sexton", "serve"]).map(|cli| cli.command) {
        Ok(Some(Command::Serve(serve))) => run(&serve),
        // A variable of the environment that cannot be read.
        Err(error) => Err(BadInput::new(error.to_string()).into()),
        Ok(_) => unreachable!("that is what was said"),
    }
}

pub(crate) fn run(serve: &Serve) -> anyhow::Result<()> {
    let words = Words::of(read_lang(serve.lang.as_deref())?);
    let config = config(serve)?;
    let settings = settings(serve)?;
    start_log(serve.log, serve.log_level);
    if settings.rehearsal.is_some() {
        tracing::warn!("this is a rehearsal: whoever knows the seed knows every card of every table");
    }
    // Every socket is an open file; what most systems start a process with is enough for a thousand.
    if let Some(limit) = open_files::raise()
        && open_files::sockets(limit) < config.limits.sockets as u64
    {
        tracing::debug!(
            limit,
            "the system allows fewer open sockets than --sockets; raise its limit of open files"
        );
    }
    let folder = data_folder(serve)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(open(serve, config, settings, folder, words))
}

async fn open(
    serve: &Serve,
    config: Config,
    settings: Settings,
    folder: PathBuf,
    words: &Words,
) -> anyhow::Result<()> {
    // The port first: whoever finds it taken should not have made a folder.
    let address = SocketAddr::new(serve.host, serve.port);
    let listener = TcpListener::bind(address)
        .await
        .map_err(|error| cannot_listen(address, &error))?;
    let address = listener.local_addr()?;
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder).map_err(cannot_keep)?);
    let entropy = Box::new(|bytes: &mut [u8]| {
        getrandom::fill(bytes).expect("the system gives chance, or nothing works")
    });
    let house = House::open(Arc::clone(&store), settings, now_ms(), entropy).await?;
    let edge = Edge::new(house, store, config).await?;
    // Told before the first request can come, so that whoever reads it may come in at once.
    let stop = stop_signal()?;
    let told = announce(serve, address, &folder, words);
    let mut out = std::io::stdout();
    out.write_all(told.as_bytes()).and_then(|()| out.flush())?;
    let closed = server::serve(listener, edge, stop).await;
    writeln!(std::io::stdout(), "{}", words.say(&last_words(closed)))?;
    Ok(())
}

/// What is printed when the house is closed: only what is true.
fn last_words(closed: Closed) -> Phrase {
    match closed {
        Closed::Kept => Phrase::new("serve-closed"),
        Closed::Unkept(changes) => Phrase::new("serve-closed-unkept").with("changes", changes as i64),
        Closed::StoreLeft => Phrase::new("serve-closed-badly"),
    }
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

fn config(serve: &Serve) -> Result<Config, BadInput> {
    let public_url = match serve.public_url.as_deref() {
        None => None,
        Some(url) => Some(read_url(url)?),
    };
    let ServeLimits {
        sockets,
        sockets_per_address,
        arrivals_per_minute,
        connections_per_address,
        message_bytes,
        messages_per_second,
        ..
    } = serve.limits;
    let usual = Limits::default();
    Ok(Config {
        public_url,
        proxy_header: serve.proxy_header.clone(),
        limits: Limits {
            sockets,
            sockets_per_address,
            arrivals_per_minute,
            // Pages and files need connections beside the sockets.
            connections: sockets.saturating_add(sockets / 4 + 100).min(1 << 20),
            connections_per_address,
            message_bytes,
            messages_per_second,
            messages_at_once: messages_per_second.saturating_mul(3),
            ..usual
        },
    })
}

/// An address people type: scheme and host, nothing behind it.
fn read_url(url: &str) -> Result<String, BadInput> {
    let trimmed = url.trim_end_matches('/').to_lowercase();
    // Browsers do not say the usual port either.
    let parts = match trimmed.split_once("://") {
        Some(("https", host)) => Some(("https", host.strip_suffix(":443").unwrap_or(host))),
        Some(("http", host)) => Some(("http", host.strip_suffix(":80").unwrap_or(host))),
        _ => None,
    };
    match parts {
        Some((scheme, host)) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => {
            Ok(format!("{scheme}://{host}"))
        }
        _ => Err(BadInput::new(format!(
            "--public-url: expected something like https://sexton.example.org, found \"{url}\""
        ))),
    }
}

fn settings(serve: &Serve) -> Result<Settings, BadInput> {
    if serve.rehearse.is_some() && !serve.host.is_loopback() {
        return Err(BadInput::new(format!(
            "--rehearse: whoever knows the seed knows every card, so only this machine is let in; expected --host 127.0.0.1, found {}",
            serve.host
        )));
    }
    let limits = &serve.limits;
    let mut settings = Settings {
        rehearsal: serve.rehearse,
        ..Settings::default()
    };
    settings.limits.tables = limits.tables;
    settings.limits.tables_per_guest = limits.tables_per_guest;
    settings.limits.tables_per_address = limits.tables_per_address;
    settings.keeping = keeping(&serve.keeping);
    settings.limits.spectators = limits.spectators;
    settings.limits.name_chars = limits.name_chars;
    settings.limits.chat_chars = limits.chat_chars;
    settings.limits.outbox_messages = limits.queue;
    // A bot that is told to hurry does not linger at the usual least either.
    let (least, _) = settings.bot_think_ms;
    settings.bot_think_ms = (least.min(limits.bot_think_ms / 3), limits.bot_think_ms);
    Ok(settings)
}

fn keeping(keeping: &ServeKeeping) -> Keeping {
    let minutes = |count: u64| count.saturating_mul(60_000);
    let days = |count: u64| minutes(count.saturating_mul(24 * 60));
    Keeping {
        gathering_ms: minutes(keeping.keep_gathering),
        live_ms: minutes(keeping.keep_live.saturating_mul(60)),
        relaxed_ms: days(keeping.keep_relaxed),
        mail_ms: days(keeping.keep_by_mail),
        finished_ms: keeping.keep_finished.map(days),
        guests_ms: Some(days(keeping.keep_guests)).filter(|ms| *ms > 0),
        ..Keeping::default()
    }
}

fn data_folder(serve: &Serve) -> anyhow::Result<PathBuf> {
    if let Some(folder) = &serve.data {
        return Ok(folder.clone());
    }
    match dirs::data_dir() {
        Some(folder) => Ok(folder.join("sexton")),
        None => {
            let message = "there is no home folder; name a data folder with --data DIR";
            Err(BadInput::new(message).into())
        }
    }
}

fn cannot_listen(address: SocketAddr, error: &std::io::Error) -> BadInput {
    let port = address.port();
    BadInput::new(match error.kind() {
        ErrorKind::AddrInUse => format!(
            "port {port} is taken, perhaps by another house; choose another with --port, or any free one with --port 0"
        ),
        ErrorKind::PermissionDenied => {
            format!("this user may not listen on port {port}; choose one above 1023 with --port")
        }
        ErrorKind::AddrNotAvailable => format!("{}: this machine has no such address", address.ip()),
        _ => format!("cannot listen on {address}: {error}"),
    })
}

fn cannot_keep(error: StoreError) -> BadInput {
    let hint = match &error {
        StoreError::InUse { .. } => "; close it, or choose another folder with --data",
        StoreError::Failed { .. } => "; choose another folder with --data",
        _ => "",
    };
    BadInput::new(format!("{error}{hint}"))
}

/// What is printed when the house is open.
fn announce(serve: &Serve, address: SocketAddr, folder: &std::path::Path, words: &Words) -> String {
    let url = serve.public_url.clone().unwrap_or_else(|| here(address));
    let say = |key: &'static str, name: &'static str, text: &str| {
        words.say(&Phrase::new(key).with_text(name, text))
    };
    let mut told = say("serve-open", "url", &url) + "\n";
    if address.ip().is_loopback() && serve.public_url.is_none() {
        told += &(words.key("serve-only-here") + "\n");
    } else if let (Some(code), false) = (picture(&url), serve.no_qr) {
        told += &format!("{code}\n{}\n", words.key("serve-scan"));
    }
    if serve.rehearse.is_some() {
        told += &(words.key("serve-rehearsal") + "\n");
    }
    told += &(say("serve-data", "folder", &folder.display().to_string()) + "\n");
    told + &words.key("serve-stop") + "\n"
}

/// The address as others type it.
fn here(address: SocketAddr) -> String {
    let ip = if address.ip().is_unspecified() {
        outward().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
    } else {
        address.ip()
    };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}

/// The address of this machine in its network: the one it would send from. Nothing is sent.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// The QR code of an address, in characters: dark on light, as cameras want it.
fn picture(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    let mut render = code.render::<Dense1x2>();
    render.dark_color(Dense1x2::Dark).light_color(Dense1x2::Light);
    Some(render.build())
}

fn start_log(form: LogForm, level: LogLevel) {
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr);
    match form {
        LogForm::Text => log
            .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
            .init(),
        LogForm::Json => log.json().init(),
    }
}

/// Completes on Ctrl-C, and where there are such things on a request to terminate and when the terminal is closed.
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    use tokio::signal::unix::{SignalKind, signal};
    #[cfg(unix)]
    let (mut terminate, mut hang_up) = (signal(SignalKind::terminate())?, signal(SignalKind::hangup())?);
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}
