//! `sexton serve`: opens a house and runs it until it is told to stop.

mod log;
mod nodes;
mod tls;

use crate::cli::{Serve, ServeHouse, ServeKeeping, ServeLimits};
use crate::input::BadInput;
use crate::open_files;
use crate::settings::{self, NoSettings};
use crate::stores::{self, Place};
use engine::Phrase;
use house::{House, Keeping, Settings};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Closed, Config, Door, Edge, Limits, Sign};
use std::ffi::OsString;
use std::io::{ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use words::Words;

/// The name of the socket in the data folder.
pub(crate) const ADMIN_SOCKET: &str = "admin.sock";

/// Runs a command line that says `serve`.
pub(crate) fn run(args: &[OsString]) -> anyhow::Result<()> {
    match settings::read(args) {
        Ok(settings) => run_with(&settings.serve),
        Err(NoSettings::File(wrong)) => Err(wrong.into()),
        Err(NoSettings::Words(error)) => error.exit(),
    }
}

/// Whether a house can be opened like this, as far as that can be said without opening it.
pub(crate) fn check(serve: &Serve) -> Result<(), BadInput> {
    serve.lang.read()?;
    tls::check(serve)?;
    serve.store.as_deref().map_or(Ok(()), stores::check)?;
    nodes::check(serve)?;
    house_settings(serve).map(|_| ())
}

fn run_with(serve: &Serve) -> anyhow::Result<()> {
    let words = Words::of(serve.lang.read()?);
    tls::check(serve)?;
    nodes::check(serve)?;
    let config = config(serve);
    let settings = house_settings(serve)?;
    log::start(serve.log, serve.log_level, nodes::name(serve));
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
    log_start(serve, &config, &settings);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(open(serve, config, settings, folder, words))
}

async fn open(
    serve: &Serve,
    mut config: Config,
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
    config.network_url = in_network(config.tls, address);
    let door = tls::door(listener, &serve.tls, &folder)?;
    let place = match &serve.store {
        Some(url) => {
            make_folder(&folder)?;
            Place::Database(url.clone())
        }
        None => Place::Folder(folder.clone()),
    };
    let store = tokio::task::block_in_place(|| match serve.nodes.bus {
        Some(_) => place.open_shared(),
        None => place.open(),
    })?;
    let entropy = Box::new(|bytes: &mut [u8]| {
        getrandom::fill(bytes).expect("the system gives chance, or nothing works")
    });
    let now_ms = serve.hurry.map_or_else(now_ms, |hurry| hurry.time(now_ms()));
    let house = match nodes::join(serve, &*store).await? {
        Some(nodes) => House::open_among(Arc::clone(&store), settings, now_ms, entropy, nodes).await?,
        None => House::open(Arc::clone(&store), settings, now_ms, entropy).await?,
    };
    let told = announce(serve, &config, address, &place, words);
    let edge = Edge::new(house, store, config).await?;
    let desk = Desk::open(&folder.join(ADMIN_SOCKET))?;
    // Told before the first request can come, so that whoever reads it may come in at once.
    let stop = stop_signal()?;
    let mut out = std::io::stdout();
    out.write_all(told.as_bytes()).and_then(|()| out.flush())?;
    let closed = desk.beside(door, edge, stop).await;
    writeln!(std::io::stdout(), "{}", words.say(&last_words(closed)))?;
    Ok(())
}

/// The socket for whoever is on the machine itself, where there is such a thing.
struct Desk {
    #[cfg(unix)]
    socket: server::Desk,
}

impl Desk {
    #[cfg(unix)]
    fn open(path: &Path) -> Result<Desk, BadInput> {
        let cannot = |error| BadInput::new(format!("{}: {error}", path.display()));
        let socket = server::Desk::open(path).map_err(cannot)?;
        Ok(Desk { socket })
    }

    #[cfg(not(unix))]
    fn open(_: &Path) -> Result<Desk, BadInput> {
        Ok(Desk {})
    }

    /// Answers while the house is open.
    async fn beside(self, door: Door, edge: Arc<Edge>, stop: impl Future<Output = ()>) -> Closed {
        #[cfg(unix)]
        tokio::select! {
            closed = server::serve(door, Arc::clone(&edge), stop) => closed,
            never = self.socket.run(edge) => match never {},
        }
        #[cfg(not(unix))]
        server::serve(door, edge, stop).await
    }
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

fn config(serve: &Serve) -> Config {
    let ServeLimits {
        sockets,
        sockets_per_address,
        arrivals_per_minute,
        connections_per_address,
        message_bytes,
        messages_per_second,
        program_messages_per_second,
        ..
    } = serve.limits;
    let usual = Limits::default();
    let ServeHouse {
        house_name,
        greeting,
        imprint,
        privacy,
        languages,
        games,
        house_password,
        base_path,
        admin_token,
    } = serve.house.clone();
    Config {
        public_url: serve.public_url.clone().or_else(|| tls::usual_url(&serve.tls)),
        base_path: base_path.unwrap_or_default(),
        // Known when the house listens.
        network_url: None,
        proxy_header: serve.proxy_header.clone(),
        tls: serve.tls.is_wanted(),
        sign: Sign {
            name: house_name,
            greeting,
            imprint,
            privacy,
            languages,
            games,
        },
        password: house_password,
        admin_token,
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
            program_messages_per_second,
            program_messages_at_once: program_messages_per_second.saturating_mul(4),
            ..usual
        },
    }
}

fn house_settings(serve: &Serve) -> Result<Settings, BadInput> {
    if serve.rehearse.is_some() && !serve.host.is_loopback() {
        return Err(BadInput::new(format!(
            "--rehearse: whoever knows the seed knows every card, so only this machine is let in; expected --host 127.0.0.1, found {}",
            serve.host
        )));
    }
    // What flags say to the contrary is found when they are read.
    if serve.rehearse.is_some() && (serve.public_url.is_some() || serve.proxy_header.is_some()) {
        let message =
            "--rehearse: only this machine is let in, but the settings file has public-url or proxy-header";
        return Err(BadInput::new(message));
    }
    let limits = &serve.limits;
    let mut settings = Settings {
        rehearsal: serve.rehearse,
        speed: serve.hurry.map_or(NonZeroU32::MIN, |hurry| hurry.speed),
        ..Settings::default()
    };
    if !serve.house.games.is_empty() {
        settings.games.clone_from(&serve.house.games);
    }
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

fn data_folder(serve: &Serve) -> Result<PathBuf, BadInput> {
    settings::data_folder(serve)
        .ok_or_else(|| BadInput::new("there is no home folder; name a data folder with --data DIR"))
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

/// The data folder has a socket and perhaps keys in it, wherever the house itself is kept; nobody else looks into it.
fn make_folder(folder: &Path) -> Result<(), BadInput> {
    let mut made = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut made, 0o700);
    made.recursive(true).create(folder).map_err(|error| {
        BadInput::new(format!(
            "{}: cannot be written: {error}; choose another folder with --data",
            folder.display()
        ))
    })
}

/// What is printed when the house is open.
fn announce(serve: &Serve, config: &Config, address: SocketAddr, place: &Place, words: &Words) -> String {
    let url = config.public_url.clone().unwrap_or_else(|| here(config, address));
    let url = url + &config.base_path;
    let say = |key: &'static str, name: &'static str, text: &str| {
        words.say(&Phrase::new(key).with_text(name, text))
    };
    let mut told = say("serve-open", "url", &url) + "\n";
    if address.ip().is_loopback() && config.public_url.is_none() {
        told += &(words.key("serve-only-here") + "\n");
    } else if let (Some(code), false) = (picture(&url), serve.no_qr) {
        told += &format!("{code}\n{}\n", words.key("serve-scan"));
    }
    if serve.rehearse.is_some() {
        told += &(words.key("serve-rehearsal") + "\n");
    }
    told += &(say("serve-data", "folder", &place.shown()) + "\n");
    told + &words.key("serve-stop") + "\n"
}

/// The address as others type it; without a network as one types it at this machine.
fn here(config: &Config, address: SocketAddr) -> String {
    in_network(config.tls, address).unwrap_or_else(|| {
        let ip = match address.ip() {
            ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            ip => ip,
        };
        url(config.tls, SocketAddr::new(ip, address.port()))
    })
}

/// The address in the network of this machine, if the house listens there.
fn in_network(tls: bool, address: SocketAddr) -> Option<String> {
    let ip = match address.ip() {
        ip if ip.is_unspecified() => outward()?,
        ip => ip,
    };
    (!ip.is_loopback()).then(|| url(tls, SocketAddr::new(ip, address.port())))
}

fn url(tls: bool, address: SocketAddr) -> String {
    let scheme = if tls { "https" } else { "http" };
    format!("{scheme}://{address}")
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

/// The first line of the log: what runs here, and how it was told to.
fn log_start(serve: &Serve, config: &Config, settings: &Settings) {
    let (limits, keeping) = (&config.limits, &settings.keeping);
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        pid = std::process::id(),
        port = serve.port,
        public_url = config.public_url.as_deref(),
        proxy_header = config.proxy_header.as_deref(),
        tls = config.tls,
        sockets = limits.sockets,
        sockets_per_address = limits.sockets_per_address,
        tables = settings.limits.tables,
        keep_finished_days = keeping.finished_ms.map(|ms| ms / 86_400_000),
        "the house opens"
    );
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
