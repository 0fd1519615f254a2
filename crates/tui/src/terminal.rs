//! The terminal, taken and given back.
//!
//! It is given back whatever happens: at the end, after an error, on a panic, and when the program is told to end.

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use ratatui::DefaultTerminal;
use std::io::{self, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is ours.
static HELD: AtomicBool = AtomicBool::new(false);

/// Takes the terminal for a full screen with the mouse, and gives it back afterwards.
pub(crate) fn with_terminal<T, E: From<io::Error>>(
    play: impl FnOnce(&mut DefaultTerminal) -> Result<T, E>,
) -> Result<T, E> {
    release_mouse_on_panic();
    #[cfg(unix)]
    give_back_on_signals()?;
    let mut terminal = ratatui::try_init()?;
    HELD.store(true, Ordering::SeqCst);
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
        give_back();
    }
}

/// Gives the terminal back, once.
fn give_back() {
    if HELD.swap(false, Ordering::SeqCst) {
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

/// Whoever is told to end from outside gives the terminal back first; every move is in the journal already.
#[cfg(unix)]
fn give_back_on_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    static HOOKED: AtomicBool = AtomicBool::new(false);
    if HOOKED.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let listen = move || {
        for signal in &mut signals {
            give_back();
            // Ends the program as the signal would have; if it cannot, there is nothing better to do than to go on.
            let _ = emulate_default_handler(signal);
        }
    };
    std::thread::Builder::new()
        .name("signals".to_owned())
        .spawn(listen)?;
    Ok(())
}
