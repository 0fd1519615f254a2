//! Which program: by its command line, or by a short name in a file.

use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A program to be started.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// The short name, if it has one.
    pub name: Option<String>,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Where it runs; here, if nothing is said.
    pub folder: Option<PathBuf>,
    /// What the user sets.
    pub settings: Map<String, Value>,
}

/// Why a name or a file says of no program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// The command line cannot be split.
    #[error("{0}: expected a command such as cmd:./mybot or cmd:'python3 mybot.py', found {1}")]
    Command(String, &'static str),
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(String, String),
}

/// How a command is written where names of bots are.
const PREFIX: &str = "cmd:";

impl Spec {
    /// The program of a command, if it is written as one: `cmd:./mybot --fast`.
    ///
    /// # Errors
    /// If there is nothing to start.
    pub fn of_command(text: &str) -> Option<Result<Spec, SpecError>> {
        let line = text.strip_prefix(PREFIX)?;
        let wrong = |found| SpecError::Command(text.to_owned(), found);
        let words = shell_words::split(line).map_err(|_| wrong("a quote without its end"));
        Some(words.and_then(|command| match command.is_empty() {
            true => Err(wrong("nothing")),
            false => Ok(Spec {
                name: None,
                command,
                folder: None,
                settings: Map::new(),
            }),
        }))
    }

    /// As a user would write it.
    pub fn text(&self) -> String {
        match &self.name {
            Some(name) => name.clone(),
            None => format!("{PREFIX}{}", shell_words::join(&self.command)),
        }
    }
}

/// Short names for programs, from a file.
#[derive(Clone, Debug, Default)]
pub struct Book(BTreeMap<String, Entry>);

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// A command line, or its words.
    command: Words,
    /// Where it runs; relative to the file. Where the file is, if nothing is said.
    #[serde(default)]
    folder: Option<PathBuf>,
    #[serde(default)]
    settings: Map<String, Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a command, or a list of its words")]
enum Words {
    Line(String),
    Words(Vec<String>),
}

impl Book {
    /// Reads the text of a file: TOML, one table for each name.
    ///
    /// # Errors
    /// If it is no such file; the line is named.
    pub fn read(path: &Path, text: &str) -> Result<Book, SpecError> {
        let wrong = |problem: String| SpecError::File(path.display().to_string(), problem);
        let mut entries: BTreeMap<String, Entry> =
            toml::from_str(text).map_err(|error| wrong(error.to_string().trim_end().to_owned()))?;
        let beside = path.parent().unwrap_or(Path::new("."));
        for (name, entry) in &mut entries {
            let words = match &entry.command {
                Words::Line(line) => shell_words::split(line.as_str()).unwrap_or_default(),
                Words::Words(words) => words.clone(),
            };
            if words.is_empty() {
                return Err(wrong(format!(
                    "{name}.command: expected a command, found nothing"
                )));
            }
            entry.command = Words::Words(words);
            let folder = entry.folder.take().unwrap_or_default();
            entry.folder = Some(beside.join(folder)).filter(|folder| folder != Path::new(""));
        }
        Ok(Book(entries))
    }

    /// The program of a short name.
    pub fn find(&self, name: &str) -> Option<Spec> {
        let entry = self.0.get(name)?;
        let Words::Words(command) = &entry.command else {
            return None;
        };
        Some(Spec {
            name: Some(name.to_owned()),
            command: command.clone(),
            folder: entry.folder.clone(),
            settings: entry.settings.clone(),
        })
    }

    /// All short names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_does() {
        let spec = Spec::of_command("cmd:python3 'my bot.py' --fast")
            .unwrap()
            .unwrap();
        assert_eq!(spec.command, ["python3", "my bot.py", "--fast"]);
        assert_eq!(spec.text(), "cmd:python3 'my bot.py' --fast");
        assert!(Spec::of_command("mourner").is_none());
        let wrong = |text| Spec::of_command(text).unwrap().unwrap_err().to_string();
        assert!(wrong("cmd:").ends_with("found nothing"));
        assert!(wrong("cmd:'bot").ends_with("a quote without its end"));
    }

    #[test]
    fn a_file_gives_programs_short_names() {
        let text = "[owl]\ncommand = \"python3 owl.py\"\n[owl.settings]\ndepth = 3\n\
                    [raven]\ncommand = [\"./raven\", \"a b\"]\nfolder = \"birds\"\n";
        let book = Book::read(Path::new("nest/bots.toml"), text).unwrap();
        assert_eq!(book.names().collect::<Vec<_>>(), ["owl", "raven"]);
        let owl = book.find("owl").unwrap();
        assert_eq!(owl.command, ["python3", "owl.py"]);
        assert_eq!(owl.folder.as_deref(), Some(Path::new("nest")));
        assert_eq!(owl.settings["depth"], 3);
        assert_eq!(
            book.find("raven").unwrap().folder.as_deref(),
            Some(Path::new("nest/birds"))
        );
        assert!(book.find("crow").is_none());
        let wrong = |text| Book::read(Path::new("bots.toml"), text).unwrap_err().to_string();
        assert!(wrong("[owl]\ncommand = \"\"").contains("owl.command: expected a command"));
        assert!(
            wrong("[owl]\ncomand = \"x\"").contains("line 2"),
            "{}",
            wrong("[owl]\ncomand = \"x\"")
        );
    }
}
