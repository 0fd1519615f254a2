//! Keys as the bindings know them.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key, with Ctrl or without. Letters are small; Shift is not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Press {
    pub(crate) code: KeyCode,
    pub(crate) ctrl: bool,
}

impl Press {
    /// The key without Ctrl.
    pub(crate) const fn plain(code: KeyCode) -> Press {
        Press { code, ctrl: false }
    }

    /// A letter with Ctrl.
    pub(crate) const fn ctrl(letter: char) -> Press {
        Press {
            code: KeyCode::Char(letter),
            ctrl: true,
        }
    }

    /// The key of a terminal event.
    pub(crate) fn from_event(event: KeyEvent) -> Press {
        Press {
            code: match event.code {
                KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
                other => other,
            },
            ctrl: event.modifiers.contains(KeyModifiers::CONTROL),
        }
    }

    /// How the key is written in hints; the same in every language.
    pub(crate) fn sign(self) -> String {
        let sign = match self.code {
            KeyCode::Up => "↑".to_owned(),
            KeyCode::Down => "↓".to_owned(),
            KeyCode::Left => "←".to_owned(),
            KeyCode::Right => "→".to_owned(),
            KeyCode::Tab => "Tab".to_owned(),
            KeyCode::PageUp => "PgUp".to_owned(),
            KeyCode::PageDown => "PgDn".to_owned(),
            KeyCode::Enter => "↵".to_owned(),
            KeyCode::Esc => "Esc".to_owned(),
            KeyCode::Char(' ') => "␣".to_owned(),
            KeyCode::Char(letter) => letter.to_string(),
            _ => String::new(),
        };
        if self.ctrl {
            format!("^{}", sign.to_uppercase())
        } else {
            sign
        }
    }
}

/// The actions worth a hint, with the signs of their first key or pair of keys, the most useful first.
///
/// Pairs such as ↑↓ share a hint if they share a label; further keys for the same are told by nobody.
pub(crate) fn hints<A: Copy + PartialEq>(
    bindings: &[(Press, A)],
    label: impl Fn(A) -> &'static str,
    is_hidden: impl Fn(A) -> bool,
) -> Vec<(String, A)> {
    let mut hints: Vec<(String, A)> = Vec::new();
    for (place, (press, action)) in bindings.iter().enumerate() {
        let before = &bindings[..place];
        if is_hidden(*action) || before.iter().any(|(_, earlier)| earlier == action) {
            continue;
        }
        let of_label = before
            .iter()
            .filter(|(_, other)| label(*other) == label(*action))
            .count();
        match hints
            .iter_mut()
            .find(|(_, known)| label(*known) == label(*action))
        {
            Some(_) if of_label >= 2 => {}
            Some((signs, _)) => signs.push_str(&press.sign()),
            None => hints.push((press.sign(), *action)),
        }
    }
    hints
}
