//! `sexton admin`: asks the house that is open on a data folder, over its socket there.

use crate::cli::{Admin, AdminCommand};
use crate::commands::serve::ADMIN_SOCKET;
use crate::input::BadInput;
use engine::Phrase;
use protocol::wire::{self, AdminAnswer, AdminRequest};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use words::Words;

mod report;

pub(crate) fn run(admin: &Admin) -> anyhow::Result<()> {
    let words = Words::of(admin.lang.read()?);
    let (answer, line) = ask_house(admin.data.clone(), &request(&admin.command)?)?;
    if let AdminAnswer::Refused { trouble } = &answer {
        return Err(BadInput::new(in_words(trouble, words)).into());
    }
    let told = if admin.json {
        line
    } else {
        report::tell(&answer, words)
    };
    Ok(std::io::stdout().lock().write_all(told.as_bytes())?)
}

/// Asks the house that is open on a data folder; its answer, and the line it is in.
pub(crate) fn ask_house(
    folder: Option<PathBuf>,
    request: &AdminRequest,
) -> anyhow::Result<(AdminAnswer, String)> {
    let folder = folder.or_else(|| dirs::data_dir().map(|folder| folder.join("sexton")));
    let folder = folder
        .ok_or_else(|| BadInput::new("there is no home folder; name the data folder with --data DIR"))?;
    let line = ask(&folder, &serde_json::to_string(request)?)?;
    Ok((serde_json::from_str(&line)?, line))
}

/// A refusal for people.
pub(crate) fn in_words(trouble: &wire::Trouble, words: &Words) -> String {
    words.say(&phrase(&trouble.say))
}

/// A phrase of the wire with the arguments refusals have.
fn phrase(told: &wire::Phrase) -> Phrase {
    let mut phrase = Phrase::new(told.key.as_str());
    for (name, arg) in &told.args.0 {
        for known in ["problem", "minutes", "seconds"] {
            phrase = match arg {
                wire::Arg::Number(number) if name == known => phrase.with(known, *number),
                wire::Arg::Text(text) if name == known => phrase.with_text(known, text),
                _ => phrase,
            };
        }
    }
    phrase
}

/// What is asked of the house.
fn request(command: &AdminCommand) -> anyhow::Result<AdminRequest> {
    Ok(match command {
        AdminCommand::Tables => AdminRequest::Tables {},
        AdminCommand::Table { table } => AdminRequest::Table { table: table.clone() },
        AdminCommand::Guests => AdminRequest::Guests {},
        AdminCommand::Guest { guest } => AdminRequest::Guest { guest: guest.clone() },
        AdminCommand::Close { table } => AdminRequest::Close { table: table.clone() },
        AdminCommand::Mute { guest, time } => AdminRequest::Mute {
            guest: guest.clone(),
            minutes: *time,
        },
        AdminCommand::Ban {
            guest,
            address,
            with_address,
            time,
        } => AdminRequest::Ban {
            guest: guest.clone(),
            address: address.clone(),
            with_address: *with_address,
            minutes: *time,
        },
        AdminCommand::Bans => AdminRequest::Bans {},
        AdminCommand::Lift { entry } => AdminRequest::Lift { entry: *entry },
        AdminCommand::Delete { guest } => AdminRequest::Delete { guest: guest.clone() },
        AdminCommand::Announce { text, time } => AdminRequest::Announce {
            text: text.clone(),
            minutes: *time,
        },
        AdminCommand::Drain { stop } => AdminRequest::Drain { draining: !stop },
        AdminCommand::Backup { file } => AdminRequest::Backup {
            file: full_path(file)?,
        },
        AdminCommand::Reports => AdminRequest::Reports {},
        AdminCommand::Settle { entry } => AdminRequest::Settle { entry: *entry },
        AdminCommand::Audit { limit } => AdminRequest::Audit { limit: Some(*limit) },
    })
}

/// A path the house understands, wherever it runs.
fn full_path(file: &Path) -> anyhow::Result<String> {
    let path: PathBuf = std::path::absolute(file)?;
    let text = path
        .to_str()
        .ok_or_else(|| BadInput::new("the name of the file is not text"))?;
    Ok(text.to_owned())
}

/// Asks one thing over the socket of a house.
#[cfg(unix)]
fn ask(folder: &Path, line: &str) -> anyhow::Result<String> {
    use std::io::{BufRead as _, BufReader, ErrorKind};
    let path = folder.join(ADMIN_SOCKET);
    let cannot = |error: std::io::Error| {
        BadInput::new(match error.kind() {
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => format!(
                "no house is open on {}; open it with `sexton serve`, or name another folder with --data",
                folder.display()
            ),
            ErrorKind::PermissionDenied => {
                format!("{}: only whoever runs the house may ask it", path.display())
            }
            _ => format!("{}: {error}", path.display()),
        })
    };
    let mut stream = std::os::unix::net::UnixStream::connect(&path).map_err(cannot)?;
    stream.write_all(format!("{line}\n").as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer)?;
    if answer.is_empty() {
        return Err(BadInput::new("the house closed before it answered").into());
    }
    Ok(answer)
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &str) -> anyhow::Result<String> {
    Err(BadInput::new("this system has no such sockets; use the page /admin (--admin-token)").into())
}
