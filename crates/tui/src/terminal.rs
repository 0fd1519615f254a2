//! The terminal, taken and given back.
//!
//! It is given back whatever happens: at the end, after an error, and on a panic.

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use ratatui::DefaultTerminal;
use std::io::{self, stdout};
use std::panic;
use std::sync::Once;

/// Takes the terminal for a full screen with the mouse, and gives it back afterwards.
pub(crate) fn with_terminal<T, E: From<io::Error>>(
    play: impl FnOnce(&mut DefaultTerminal) -> Result<T, E>,
) -> Result<T, E> {
    release_mouse_on_panic();
    let mut terminal = ratatui::try_init()?;
    let _held = Held;
    execute!(stdout(), EnableMouseCapture)?;
    play(&mut terminal)
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
