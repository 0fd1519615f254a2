//! The deals of the spec, set up for the tests of this crate.

use crate::press::Press;
use crate::session::{Colors, Journal, JournalError, Next};
use crate::solitaire::message::Message;
use crate::solitaire::model::Model;
use crate::solitaire::run::perform;
use crate::solitaire::sitting::Sitting;
use crate::solitaire::update::update;
use crossterm::event::KeyCode;
use engine::Secret;
use engine::table::{NewTable, Table};
use rest_in_peace::parts::Card;
use rest_in_peace::{Deal, Options, RestInPeace};
use std::cell::Cell;
use std::rc::Rc;
use words::Lang;

/// Secrets by room, clues, the order after the ghost, and the top of the deck.
pub(crate) struct Script(&'static str, &'static str, Option<&'static str>, &'static str);

/// T-RP-1 and T-RP-2.
pub(crate) const EXAMPLE: Script = Script(
    "HSC L♠ CHS Gh L♦ L♥ Pa SHC Pa L♣ HCS SCH CSH",
    "SCH",
    Some("HSC"),
    "3♦ K♦ 7♠ A♣ 6♥ Q♦ 6♦ 10♥ 7♣ 2♣ 6♣ Q♣ 8♠ 4♠ A♦ 5♥",
);

/// T-RP-3: a win.
pub(crate) const WIN: Script = Script(
    "Pa L♦ SHC CSH HSC Gh L♣ SCH L♠ CHS L♥ HCS Pa",
    "CSH",
    Some("SHC"),
    "3♥ 7♣ 3♦ J♣ Q♥ Q♣ 6♥ 4♥ 8♣ 5♠ 10♣ 7♦ 10♦ A♣ K♣ 4♦ 9♠ J♦",
);

/// The keys that win T-RP-3.
pub(crate) const WINNING: &str = "2 1 1 2 1 1 f c 2 f 1 f 1 p";

/// T-RP-4: the ghost meets the bones.
pub(crate) const LOSS: Script = Script(
    "L♠ SCH L♣ SHC L♥ Gh HCS CSH Pa Pa HSC CHS L♦",
    "CHS",
    None,
    "J♥ 7♣ Q♦ 10♣ 7♠ K♣ A♠ 7♦ Q♣ 9♣ 6♦ 8♣",
);

/// The keys that lose T-RP-4.
pub(crate) const LOSING: &str = "1 1 1 f 1 2 f c 1 f 1";

/// T-RP-32: back home, and no way out. The doors of room 3 are its own walls and the way back.
pub(crate) const DEAD_END: Script = Script(
    "L♠ SCH L♣ SHC L♥ Gh HCS CSH Pa Pa HSC CHS L♦",
    "CHS",
    None,
    "3♥ 7♠ A♥ 9♥",
);

/// The deal of a script; the deck goes on in the order of the suits.
pub(crate) fn deal(script: &Script) -> Deal {
    let Script(secrets, clues, ghost, top) = script;
    let secrets: Vec<_> = secrets.split(' ').map(|secret| secret.parse().unwrap()).collect();
    let mut deck: Vec<Card> = top.split(' ').map(|card| card.parse().unwrap()).collect();
    let rest: Vec<Card> = Card::all().filter(|card| !deck.contains(card)).collect();
    deck.extend(rest);
    Deal {
        secrets: secrets.try_into().unwrap(),
        clues: clues.parse().unwrap(),
        deck: deck.try_into().unwrap(),
        ghost: ghost.map(|ghost| ghost.parse().unwrap()),
    }
}

/// A journal whose disk can be filled.
pub(crate) struct Disk {
    pub(crate) full: Rc<Cell<bool>>,
    pub(crate) written: Rc<Cell<usize>>,
}

impl Journal<RestInPeace> for Disk {
    fn append(&mut self, table: &Table<RestInPeace>) -> Result<(), JournalError> {
        if self.full.get() {
            return Err(JournalError::new("no space left on the device"));
        }
        self.written.set(table.entries().len());
        Ok(())
    }

    fn place(&self) -> Option<String> {
        Some("sexton play --resume cellar".to_owned())
    }
}

/// A game on the stage: the model, and the table behind it.
pub(crate) struct Stage {
    pub(crate) model: Model,
    pub(crate) sitting: Sitting,
    pub(crate) full: Rc<Cell<bool>>,
    pub(crate) written: Rc<Cell<usize>>,
}

impl Stage {
    /// A game of a script.
    pub(crate) fn new(script: &Script, lang: Lang, practice: bool) -> Stage {
        let new = NewTable::<RestInPeace> {
            deal: Some(deal(script)),
            practice,
            ..NewTable::new(1, Options::default())
        };
        let table = Table::shuffled(new, Secret::from_seed(0), vec![], &mut ()).unwrap();
        let (full, written) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0)));
        let disk = Disk {
            full: full.clone(),
            written: written.clone(),
        };
        let sitting = Sitting::new(table, Box::new(disk));
        Stage {
            model: Model::new(&sitting, lang, Colors::Sixteen, false),
            sitting,
            full,
            written,
        }
    }

    /// A counted game in English, after some keys.
    pub(crate) fn after(script: &Script, keys: &str) -> Stage {
        let mut stage = Stage::new(script, Lang::En, false);
        stage.press(keys);
        stage
    }

    /// Presses keys, given by their letters or names.
    pub(crate) fn press(&mut self, keys: &str) -> Option<Next> {
        let mut left = None;
        for key in keys.split_whitespace() {
            let message = Message::Pressed(press(key));
            left = perform(&mut self.model, &mut self.sitting, |model| update(model, message));
        }
        left
    }
}

/// A key by its letter or name.
pub(crate) fn press(key: &str) -> Press {
    if let Some(letter) = key.strip_prefix('^') {
        return Press {
            code: KeyCode::Char(letter.chars().next().unwrap().to_ascii_lowercase()),
            ctrl: true,
        };
    }
    Press::plain(match key {
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "space" => KeyCode::Char(' '),
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    })
}
