//! The loop around the full screen: events in, frames and effects out.

use crate::kept::Trouble;
use crate::press::Press;
use crate::session::{Ended, Next, Session, TuiError};
use crate::solitaire::Solitaire;
use crate::solitaire::message::{Effect, Message, Wanted};
use crate::solitaire::model::Model;
use crate::solitaire::sitting::Sitting;
use crate::solitaire::update::{opening, update};
use crate::solitaire::view::{Hits, draw};
use crate::terminal::with_terminal;
use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::DefaultTerminal;
use rest_in_peace::RestInPeace;

/// Plays a solitaire in the full screen of the terminal, until the player leaves or wants another game.
///
/// # Errors
/// If the terminal cannot be set up, read or drawn on. Everything shown before is in the journal.
pub fn play_full_screen(solitaire: Solitaire) -> Result<Ended<RestInPeace>, TuiError> {
    with_terminal(|terminal| play(terminal, solitaire))
}

fn play(terminal: &mut DefaultTerminal, solitaire: Solitaire) -> Result<Ended<RestInPeace>, TuiError> {
    let Solitaire { session, auto_close } = solitaire;
    let Session {
        table,
        journal,
        lang,
        colors,
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
