//! The settings of a house: flags go before the environment, that before the file, that before what is usual.
//!
//! There is one list of settings, the flags of `sexton serve`. The file has the same names, in sections named like the
//! headings of its help, and is read by giving each flag what the file says as its usual value: whatever a flag may be,
//! a line of the file may be, too.

mod example;
mod file;

pub(crate) use example::example;

use crate::cli::{Cli, Command, Serve};
use crate::input::BadInput;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, CommandFactory as _, FromArgMatches as _};
use file::SettingsFile;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The name of the file in the data folder.
pub(crate) const FILE_NAME: &str = "sexton.toml";

/// What is not in a file: which file it is, and what must not be switched on by accident.
const NOT_IN_A_FILE: [&str; 3] = ["config", "rehearse", "hurry"];

/// What is not shown to whoever looks over one's shoulder.
const SECRETS: [&str; 3] = ["house-password", "admin-token", "bus"];

/// Why there are no settings.
pub(crate) enum NoSettings {
    /// The command line cannot be read, or asks for help: clap says it in its own way.
    Words(Box<clap::Error>),
    /// The file is wrong.
    File(BadInput),
}

impl From<BadInput> for NoSettings {
    fn from(wrong: BadInput) -> NoSettings {
        NoSettings::File(wrong)
    }
}

impl From<clap::Error> for NoSettings {
    fn from(error: clap::Error) -> NoSettings {
        NoSettings::Words(Box::new(error))
    }
}

/// All settings, and where each comes from.
pub(crate) struct Settings {
    pub(crate) serve: Serve,
    matches: ArgMatches,
    file: Option<SettingsFile>,
}

/// The settings a file may have: flags of `sexton serve`, in the order of its help.
fn known() -> Vec<Arg> {
    let mut cli = Cli::command();
    cli.build();
    let serve = cli.find_subcommand("serve").expect("serve is a command");
    let is_setting = |arg: &&Arg| {
        arg.get_long()
            .is_some_and(|name| name != "help" && !NOT_IN_A_FILE.contains(&name))
    };
    let mut known: Vec<Arg> = serve.get_arguments().filter(is_setting).cloned().collect();
    // A file begins with what is in no section, whatever the order of the flags.
    known.sort_by_key(|arg| section(arg).is_some());
    known
}

fn name(arg: &Arg) -> &str {
    arg.get_long().expect("a setting is a long flag")
}

/// The section of the file a setting is in; none for those at its beginning.
fn section(arg: &Arg) -> Option<String> {
    let heading = arg.get_help_heading().filter(|heading| *heading != "Options");
    heading.map(str::to_lowercase)
}

/// Reads a command line that says `serve`, and the file that belongs to it.
pub(crate) fn read(args: &[OsString]) -> Result<Settings, NoSettings> {
    let (first, _) = parse(args, None)?;
    let file = match (&first.config, data_folder(&first)) {
        (Some(path), _) => Some(SettingsFile::read(path)?),
        (None, Some(folder)) => of_folder(&folder)?,
        (None, None) => None,
    };
    let (serve, matches) = parse(args, file.as_ref())?;
    Ok(Settings { serve, matches, file })
}

/// The file of a data folder, if there is one. It cannot name another folder: it would have been looked for there.
fn of_folder(folder: &Path) -> Result<Option<SettingsFile>, BadInput> {
    let path = folder.join(FILE_NAME);
    if !path.exists() {
        return Ok(None);
    }
    let file = SettingsFile::read(&path)?;
    match file.line_of("data") {
        Some(line) => Err(file.wrong(line, "data", "a file in the data folder cannot name another one")),
        None => Ok(Some(file)),
    }
}

fn parse(args: &[OsString], file: Option<&SettingsFile>) -> Result<(Serve, ArgMatches), clap::Error> {
    let mut cli = Cli::command();
    if let Some(file) = file {
        cli = cli.mut_subcommand("serve", |mut serve| {
            for entry in file.entries() {
                let values = entry.values.clone();
                serve = serve.mut_arg(entry.id.clone(), |arg| arg.default_values(values));
            }
            serve
        });
    }
    let matches = cli.try_get_matches_from(args)?;
    match Cli::from_arg_matches(&matches)?.command {
        Some(Command::Serve(serve)) => {
            let (_, matches) = matches.subcommand().expect("serve was said");
            Ok((*serve, matches.clone()))
        }
        _ => unreachable!("only a command line that says serve is read here"),
    }
}

/// The data folder, if there is one at all.
pub(crate) fn data_folder(serve: &Serve) -> Option<PathBuf> {
    let usual = || dirs::data_dir().map(|folder| folder.join("sexton"));
    serve.data.clone().or_else(usual)
}

impl Settings {
    /// Every setting, what it is, and where that comes from: a line each, for people.
    pub(crate) fn told(&self) -> String {
        let rows: Vec<[String; 3]> = known().iter().map(|arg| self.row(arg)).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let (names, values) = (width(0).unwrap_or(0), width(1).unwrap_or(0));
        let row = |[name, value, source]: &[String; 3]| format!("{name:names$}  {value:values$}  {source}\n");
        rows.iter().map(row).collect()
    }

    fn row(&self, arg: &Arg) -> [String; 3] {
        let (id, name) = (arg.get_id().as_str(), name(arg));
        let raw = self.matches.get_raw(id).into_iter().flatten();
        let values: Vec<_> = raw.map(|value| value.to_string_lossy()).collect();
        let value = match values.join(",") {
            value if value.is_empty() => "-".to_owned(),
            _ if SECRETS.contains(&name) => "(set)".to_owned(),
            value if name == "store" => store::without_password(&value),
            value => value,
        };
        let line = self.file.as_ref().and_then(|file| file.line_of(name));
        let source = match (self.matches.value_source(id), line, &self.file) {
            (Some(ValueSource::CommandLine), ..) => "flag".to_owned(),
            (Some(ValueSource::EnvVariable), ..) => {
                let variable = arg.get_env().unwrap_or_default();
                format!("environment {}", variable.to_string_lossy())
            }
            (_, Some(line), Some(file)) => format!("{}:{line}", file.name()),
            _ => "default".to_owned(),
        };
        [name.to_owned(), value, source]
    }
}
