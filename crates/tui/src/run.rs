//! The loop around the full screen: events in, frames and effects out.
//!
//! The terminal is given back whatever happens: at the end, after an error, and on a panic.

use crate::keys::Press;
use crate::message::{Effect, Message, Wanted};
use crate::model::Model;
use crate::session::{Ended, Next, Session, TuiError};
use crate::sitting::{Sitting, Trouble};
use crate::update::{opening, update};
use crate::view::{Hits, draw};
use crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::execute;
use ratatui::DefaultTerminal;
use std::io::stdout;
use std::panic;
use std::sync::Once;

/// Plays a session in the full screen of the terminal, until the player leaves or wants another game.
///
/// # Errors
/// If the terminal cannot be set up, read or drawn on. Everything shown before is in the journal.
pub fn play_full_screen(session: Session) -> Result<Ended, TuiError> {
    release_mouse_on_panic();
    let mut terminal = ratatui::try_init()?;
    let _held = Held;
    execute!(stdout(), EnableMouseCapture)?;
    play(&mut terminal, session)
}

/// Gives the terminal back when dropped.
struct Held;

impl Drop for Held {
    fn drop(&mut self) {
        // On a panic the hooks have done it; doing it twice would write over the message.
        if std::thread::panicking() {
            return;
        }
        // Nothing can be done if the terminal does not take its own back.
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// Ratatui's own hook gives the screen back on a panic; the mouse is ours to release.
fn release_mouse_on_panic() {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let next = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let _ = execute!(stdout(), DisableMouseCapture);
            next(info);
        }));
    });
}

fn play(terminal: &mut DefaultTerminal, session: Session) -> Result<Ended, TuiError> {
    let Session {
        table,
        journal,
        lang,
        colors,
        auto_close,
    } = session;
    let mut sitting = Sitting::new(table, journal);
    let mut model = Model::new(&sitting, lang, colors, auto_close);
    let mut left = perform(&mut model, &mut sitting, |model| opening(model));
    let mut hits = Hits::default();
    loop {
        if let Some(next) = left {
            return Ok(sitting.leave(next, model.lang));
        }
        terminal.draw(|frame| hits = draw(frame, &model))?;
        let event = crossterm::event::read()?;
        if let Some(message) = translate(event, &hits) {
            left = perform(&mut model, &mut sitting, |model| update(model, message.clone()));
        }
    }
}

/// A terminal event as a message, if it is one.
fn translate(event: Event, hits: &Hits) -> Option<Message> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            Some(Message::Pressed(Press::from_event(key)))
        }
        Event::Mouse(MouseEvent {
            kind, column, row, ..
        }) => match kind {
            MouseEventKind::Down(MouseButton::Left) => hits.at(column, row).map(Message::Clicked),
            MouseEventKind::Moved => hits.at(column, row).map(Message::PointedAt),
            MouseEventKind::ScrollUp => Some(Message::Wheel { up: true }),
            MouseEventKind::ScrollDown => Some(Message::Wheel { up: false }),
            _ => None,
        },
        _ => None,
    }
}

/// Changes the model and carries out what it wants, until it wants nothing more or the session ends.
pub(crate) fn perform(
    model: &mut Model,
    sitting: &mut Sitting,
    change: impl FnOnce(&mut Model) -> Vec<Effect>,
) -> Option<Next> {
    let mut wanted = std::collections::VecDeque::from(change(model));
    while let Some(effect) = wanted.pop_front() {
        match effect {
            Effect::Leave(next) => return Some(next),
            Effect::AllowUnwritten => sitting.allow_unwritten(),
            Effect::Change(change) => {
                let message = carry_out(sitting, change);
                wanted.extend(update(model, message));
            }
        }
    }
    None
}

/// Changes the table and tells what came of it.
fn carry_out(sitting: &mut Sitting, wanted: Wanted) -> Message {
    let done = match wanted {
        Wanted::Play(command) => sitting.play(command),
        Wanted::TakeBack => sitting.take_back(),
    };
    match done {
        Ok(told) => Message::Moved {
            told,
            scene: Box::new(sitting.scene()),
            kept: sitting.is_kept(),
        },
        Err(Trouble::Refused(phrase, rule)) => Message::Refused(phrase, rule),
        Err(Trouble::Unwritten(error)) => Message::Unwritten {
            cause: error.to_string(),
            wanted,
        },
    }
}
