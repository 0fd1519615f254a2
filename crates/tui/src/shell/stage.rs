//! Tables set up for the tests of the shell.

use super::Pace;
use super::keys::Mode;
use super::message::Message;
use super::model::Model;
use super::run::{begin, perform};
use super::update::update;
use crate::press::Press;
use crate::screen::Screen;
use crate::seating::{Player, Seating};
use crate::session::{Journal, JournalError, Next, Session};
use crate::sitting::Sitting;
use bots::WithBots as _;
use crossterm::event::KeyCode;
use dawn_under::{DawnUnder, Options};
use engine::Secret;
use engine::table::{NewTable, Table};
use std::cell::Cell;
use std::rc::Rc;
use words::Lang;

/// A disk that can be full.
struct Disk(Rc<Cell<bool>>);

impl<G: Screen> Journal<G> for Disk {
    fn append(&mut self, _: &Table<G>) -> Result<(), JournalError> {
        match self.0.get() {
            true => Err(JournalError::new("no space left on the device")),
            false => Ok(()),
        }
    }

    fn place(&self) -> Option<String> {
        Some("sexton play --resume cellar".to_owned())
    }
}

/// A session in the middle of a test.
pub(crate) struct Stage {
    pub(crate) model: Model<DawnUnder>,
    pub(crate) sitting: Sitting<DawnUnder>,
    pub(crate) disk_is_full: Rc<Cell<bool>>,
    pub(crate) left: Option<Next>,
    moves: usize,
}

/// Options as they are typed.
pub(crate) fn options(json: &str) -> Options {
    serde_json::from_str(json).unwrap()
}

/// The table of a seed.
pub(crate) fn table(seats: u8, seed: u64, options: Options) -> Table<DawnUnder> {
    let new = NewTable::<DawnUnder>::new(seats, options);
    Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap()
}

/// These persons, and bots that play at random.
pub(crate) fn seating(seats: u8, people: &[&str]) -> Seating<DawnUnder> {
    let visitor = DawnUnder::find_bot("visitor").unwrap();
    Seating::new(seats, 7, |seat| match people.get(seat.idx()) {
        Some(name) => Player::Person(Some((*name).to_owned())),
        None => Player::Bot(visitor),
    })
}

impl Stage {
    /// A table with these persons in the first seats.
    pub(crate) fn new(table: Table<DawnUnder>, people: &[&str], lang: Lang, pace: Pace) -> Stage {
        let disk_is_full = Rc::new(Cell::new(false));
        let seating = seating(table.setup().seats, people);
        let session = Session::new(table, Box::new(Disk(disk_is_full.clone()))).with_lang(lang);
        let (model, sitting, left) = begin(session, &seating, pace, true);
        Stage {
            model,
            sitting,
            disk_is_full,
            left,
            moves: 0,
        }
    }

    /// Tells the model something.
    pub(crate) fn hear(&mut self, message: Message<DawnUnder>) {
        self.left = perform(&mut self.model, &mut self.sitting, |model| update(model, message));
    }

    /// Presses keys, given by their letters or names.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Stage {
        for key in keys.split_whitespace() {
            self.hear(Message::Pressed(press(key)));
        }
        self
    }
}

impl Stage {
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

/// A key by its letter or name.
pub(crate) fn press(key: &str) -> Press {
    Press::plain(match key {
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "tab" => KeyCode::Tab,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "back" => KeyCode::Backspace,
        "space" => KeyCode::Char(' '),
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    })
}
