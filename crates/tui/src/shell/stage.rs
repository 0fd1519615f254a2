//! Tables set up for tests: a model with the table behind it, keys to press, frames to look at.

use super::Pace;
use super::keys::Mode;
use super::message::Message;
use super::model::{Model, Shown};
use super::run::{begin, perform};
use super::update::update;
use super::view::{Hits, draw};
use crate::press::Press;
use crate::screen::Screen;
use crate::seating::{Player, Seating};
use crate::session::{Journal, JournalError, Next, Session};
use crate::sitting::Sitting;
use bots::WithBots;
use crossterm::event::KeyCode;
use dawn_under::DawnUnder;
use engine::Secret;
use engine::table::{NewTable, Table};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use words::Lang;

/// A disk that can be full.
#[derive(Clone, Default)]
pub(crate) struct Disk {
    pub(crate) is_full: Rc<Cell<bool>>,
    /// How many entries of the log it holds.
    pub(crate) written: Rc<Cell<usize>>,
}

impl<G: Screen> Journal<G> for Disk {
    fn append(&mut self, table: &Table<G>) -> Result<(), JournalError> {
        if self.is_full.get() {
            return Err(JournalError::new("no space left on the device"));
        }
        self.written.set(table.entries().len());
        Ok(())
    }

    fn place(&self) -> Option<String> {
        Some("sexton play --resume cellar".to_owned())
    }
}

/// A session in the middle of a test.
pub(crate) struct Stage<G: Screen> {
    pub(crate) model: Model<G>,
    pub(crate) sitting: Sitting<G>,
    pub(crate) disk: Disk,
    pub(crate) left: Option<Next>,
    /// Counts on, so that tests choose something else every time.
    pub(crate) moves: usize,
}

/// Options as they are typed.
pub(crate) fn options<G: Screen>(json: &str) -> G::Options {
    serde_json::from_str(json).unwrap()
}

/// The table of a seed.
pub(crate) fn table<G: Screen>(seats: u8, seed: u64, options: G::Options) -> Table<G> {
    let new = NewTable::<G>::new(seats, options);
    Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap()
}

/// These persons in the first seats, and bots of this name.
pub(crate) fn seating<G: Screen + WithBots>(seats: u8, seed: u64, people: &[&str], bot: &str) -> Seating<G> {
    let bot = G::find_bot(bot).unwrap();
    Seating::new(seats, seed, |seat| match people.get(seat.idx()) {
        Some(name) => Player::Person(Some((*name).to_owned())),
        None => Player::Bot(bot),
    })
}

impl<G: Screen> Stage<G> {
    /// A session of a table.
    pub(crate) fn sit(table: Table<G>, seating: &Seating<G>, lang: Lang, pace: Pace) -> Stage<G> {
        Stage::open(seating, pace, |disk| Session::new(table, disk).with_lang(lang))
    }

    /// A session with a journal on the disk.
    pub(crate) fn open(
        seating: &Seating<G>,
        pace: Pace,
        session: impl FnOnce(Box<Disk>) -> Session<G>,
    ) -> Stage<G> {
        let disk = Disk::default();
        let (model, sitting, left) = begin(session(Box::new(disk.clone())), seating, pace, true);
        Stage {
            model,
            sitting,
            disk,
            left,
            moves: 0,
        }
    }

    /// Tells the model something.
    pub(crate) fn hear(&mut self, message: Message<G>) {
        self.left = perform(&mut self.model, &mut self.sitting, |model| update(model, message));
    }

    /// Presses keys, given by their letters or names.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Stage<G> {
        for key in keys.split_whitespace() {
            self.hear(Message::Pressed(press(key)));
        }
        self
    }

    /// What is seen of the table.
    pub(crate) fn shown(&self) -> Option<&Shown<G>> {
        self.model.shown.as_ref()
    }

    /// What is seen of the table, where no curtain hangs.
    pub(crate) fn view(&self) -> &G::View {
        &self.shown().unwrap().view
    }

    /// Whether something was seen just now.
    pub(crate) fn saw(&self, found: impl Fn(&G::Sighting) -> bool) -> bool {
        self.shown().is_some_and(|shown| shown.recent.iter().any(found))
    }

    /// The screen, and what lies where on it.
    pub(crate) fn render(&self, columns: u16, rows: u16) -> (Buffer, Hits) {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        let mut hits = Hits::default();
        terminal.draw(|frame| hits = draw(frame, &self.model)).unwrap();
        (terminal.backend().buffer().clone(), hits)
    }

    /// Compares the screen with its golden frame under `tests/frames`; `SEXTON_BLESS=1` rewrites it.
    pub(crate) fn check(&self, name: &str, columns: u16, rows: u16) {
        let shown = text(&self.render(columns, rows).0);
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/frames")
            .join(format!("{}-{name}-{columns}x{rows}.txt", G::NAME));
        if std::env::var_os("SEXTON_BLESS").is_some() {
            fs::write(&path, &shown).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        assert!(shown == golden, "{name} at {columns}×{rows} now shows\n{shown}");
    }
}

impl Stage<DawnUnder> {
    /// A table with these persons in the first seats, and bots that play at random.
    pub(crate) fn new(table: Table<DawnUnder>, people: &[&str], lang: Lang, pace: Pace) -> Stage<DawnUnder> {
        let seating = seating(table.setup().seats, 7, people, "visitor");
        Stage::sit(table, &seating, lang, pace)
    }

    /// Does the next thing there is to do: a choice of the first row, some way along it, or Enter.
    pub(crate) fn go_on(&mut self) {
        if self.model.mode() == Mode::Play
            && let Some(shown) = &mut self.model.shown
        {
            self.moves += 7;
            let choices = shown.menu.rows[0].offers.len();
            shown.menu.select(0, self.moves % choices);
        }
        self.press("enter");
    }
}

/// The screen row by row.
pub(crate) fn rows(buffer: &Buffer) -> Vec<String> {
    let columns = usize::from(buffer.area.width);
    let cells: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
    cells.chunks(columns).map(|row| row.concat()).collect()
}

/// The screen as a text.
pub(crate) fn text(buffer: &Buffer) -> String {
    rows(buffer)
        .iter()
        .map(|row| format!("{}\n", row.trim_end()))
        .collect()
}

/// A key by its letter or name; `^C` is one with Ctrl.
pub(crate) fn press(key: &str) -> Press {
    let letter = |text: &str| text.chars().next().unwrap();
    if let Some(control) = key.strip_prefix('^').filter(|rest| !rest.is_empty()) {
        return Press::ctrl(letter(control).to_ascii_lowercase());
    }
    Press::plain(match key {
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "tab" => KeyCode::Tab,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "back" => KeyCode::Backspace,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "space" => KeyCode::Char(' '),
        text => KeyCode::Char(letter(text)),
    })
}
