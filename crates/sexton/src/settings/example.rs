//! A file with all settings, explained: made of the flags themselves, so that it is complete.

use super::{known, name, section};
use clap::{Arg, ArgAction};
use std::fmt::Write as _;

/// How wide a comment may be.
const WIDTH: usize = 100;

/// Samples for settings that are not set unless somebody does.
const SAMPLES: [(&str, &str); 22] = [
    ("data", "\"/var/lib/sexton\""),
    (
        "store",
        "\"postgres://sexton@db.example.org/sexton?sslmode=verify-full\"",
    ),
    ("public-url", "\"https://sexton.example.org\""),
    ("proxy-header", "\"X-Forwarded-For\""),
    ("lang", "\"en\""),
    ("house-name", "\"The Crypt\""),
    ("greeting", "\"Come in, we are open until dawn.\""),
    ("imprint", "\"https://example.org/imprint\""),
    ("privacy", "\"https://example.org/privacy\""),
    ("games", "[\"dawn-under\", \"rest-in-peace\"]"),
    ("house-password", "\"bat wing\""),
    ("base-path", "\"/sexton\""),
    ("admin-token", "\"at least sixteen characters\""),
    ("tls-cert", "\"/etc/sexton/fullchain.pem\""),
    ("tls-key", "\"/etc/sexton/privkey.pem\""),
    ("acme", "[\"sexton.example.org\"]"),
    ("acme-contact", "\"host@example.org\""),
    (
        "acme-directory",
        "\"https://acme-v02.api.letsencrypt.org/directory\"",
    ),
    ("acme-roots", "\"/etc/sexton/roots.pem\""),
    ("bus", "\"nats://sexton:password@bus.example.org:4222\""),
    ("node", "\"first\""),
    ("keep-finished", "365"),
];

const HEAD: &str = "\
# Settings of a house of Sexton. Put it into the data folder as sexton.toml, or name it with --config.
# Every setting can also be a flag (--port 7398) or a variable of the environment; a flag goes before the
# environment, and that before this file. What is commented out is as usual.
# `sexton config check` says what is in force, and what is wrong.
";

/// The whole file.
pub(crate) fn example() -> String {
    let mut text = HEAD.to_owned();
    let mut current = None;
    for arg in known() {
        let section = section(&arg);
        if section != current {
            let _ = write!(text, "\n[{}]\n", section.as_deref().unwrap_or_default());
            current = section;
        }
        let _ = write!(text, "\n{}#{} = {}\n", comment(&arg), name(&arg), value(&arg));
    }
    text
}

/// What a setting means, in comments.
fn comment(arg: &Arg) -> String {
    let help = arg.get_long_help().or_else(|| arg.get_help());
    let mut told = help.map(ToString::to_string).unwrap_or_default();
    if let Some(variable) = arg.get_env() {
        let _ = write!(told, " ({})", variable.to_string_lossy());
    }
    let mut lines = vec![String::new()];
    for word in told.split_whitespace() {
        let last = lines.last_mut().expect("there is one");
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + word.chars().count() < WIDTH {
            let _ = write!(last, " {word}");
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.iter().map(|line| format!("# {line}\n")).collect()
}

/// The usual value as the file writes it, or a sample where there is none.
fn value(arg: &Arg) -> String {
    let usual: Vec<String> = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy().into_owned())
        .collect();
    let sample = SAMPLES.iter().find(|(name, _)| Some(*name) == arg.get_long());
    match (usual.as_slice(), sample) {
        _ if matches!(arg.get_action(), ArgAction::SetTrue) => "true".to_owned(),
        ([], Some((_, sample))) => (*sample).to_owned(),
        ([usual], _) if matches!(arg.get_action(), ArgAction::Append) => {
            let quoted: Vec<String> = usual.split(',').map(|value| format!("\"{value}\"")).collect();
            format!("[{}]", quoted.join(", "))
        }
        ([usual], _) if usual.parse::<u64>().is_ok() => usual.clone(),
        ([usual], _) => format!("\"{usual}\""),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::SECRETS;
    use super::*;
    use crate::settings::file::SettingsFile;

    /// The example with every setting in force.
    fn in_force() -> String {
        let line = |line: &str| match line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')) {
            Some(setting) => format!("{setting}\n"),
            None => format!("{line}\n"),
        };
        example().lines().map(line).collect()
    }

    #[test]
    fn the_example_has_every_setting_and_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sexton.toml");
        std::fs::write(&path, in_force()).unwrap();
        let file = SettingsFile::read(&path).unwrap();
        for arg in known() {
            assert!(file.line_of(name(&arg)).is_some(), "{}", name(&arg));
        }
        assert_eq!(file.entries().len(), known().len());
    }

    #[test]
    fn whatever_is_a_secret_is_a_setting() {
        for secret in SECRETS {
            assert!(known().iter().any(|arg| name(arg) == secret), "{secret}");
        }
    }
}
