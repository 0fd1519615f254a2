//! The deals of the spec, on the stage.

use crate::seating::{Player, Seating};
use crate::session::Session;
use crate::shell::Pace;
use crate::shell::menu::Menu;
use crate::shell::stage;
use engine::Secret;
use engine::table::{NewTable, Table};
use rest_in_peace::parts::Card;
use rest_in_peace::{Command, Deal, Options, RestInPeace};
use words::Lang;

/// Secrets by room, clues, the order after the ghost, and the top of the deck.
pub(super) struct Script(&'static str, &'static str, Option<&'static str>, &'static str);

/// T-RP-1 and T-RP-2.
pub(super) const EXAMPLE: Script = Script(
    "HSC L♠ CHS Gh L♦ L♥ Pa SHC Pa L♣ HCS SCH CSH",
    "SCH",
    Some("HSC"),
    "3♦ K♦ 7♠ A♣ 6♥ Q♦ 6♦ 10♥ 7♣ 2♣ 6♣ Q♣ 8♠ 4♠ A♦ 5♥",
);

/// T-RP-3: a win.
pub(super) const WIN: Script = Script(
    "Pa L♦ SHC CSH HSC Gh L♣ SCH L♠ CHS L♥ HCS Pa",
    "CSH",
    Some("SHC"),
    "3♥ 7♣ 3♦ J♣ Q♥ Q♣ 6♥ 4♥ 8♣ 5♠ 10♣ 7♦ 10♦ A♣ K♣ 4♦ 9♠ J♦",
);

/// The keys that win T-RP-3.
pub(super) const WINNING: &str = "2 1 1 2 1 1 f c 2 f 1 f 1 p";

/// T-RP-4: the ghost meets the bones.
pub(super) const LOSS: Script = Script(
    "L♠ SCH L♣ SHC L♥ Gh HCS CSH Pa Pa HSC CHS L♦",
    "CHS",
    None,
    "J♥ 7♣ Q♦ 10♣ 7♠ K♣ A♠ 7♦ Q♣ 9♣ 6♦ 8♣",
);

/// The keys that lose T-RP-4.
pub(super) const LOSING: &str = "1 1 1 f 1 2 f c 1 f 1";

/// T-RP-32: back home, and no way out. The doors of room 3 are its own walls and the way back.
pub(super) const DEAD_END: Script = Script(
    "L♠ SCH L♣ SHC L♥ Gh HCS CSH Pa Pa HSC CHS L♦",
    "CHS",
    None,
    "3♥ 7♠ A♥ 9♥",
);

/// The deal of a script; the deck goes on in the order of the suits.
pub(super) fn deal(script: &Script) -> Deal {
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

pub(super) type Stage = stage::Stage<RestInPeace>;

impl Stage {
    /// A game of a script.
    pub(super) fn new(script: &Script, lang: Lang, practice: bool) -> Stage {
        Stage::with(script, lang, practice, false)
    }

    /// A game of a script, with closings without alternative made at once or not.
    pub(super) fn with(script: &Script, lang: Lang, practice: bool, auto: bool) -> Stage {
        let new = NewTable::<RestInPeace> {
            deal: Some(deal(script)),
            practice,
            ..NewTable::new(1, Options::default())
        };
        let table = Table::shuffled(new, Secret::from_seed(0), vec![], &mut ()).unwrap();
        let seating = Seating::new(1, 0, |_| Player::Person(None));
        Stage::open(&seating, Pace::Timed, |disk| {
            Session::new(table, disk).with_lang(lang).with_auto(auto)
        })
    }

    /// A counted game in English, after some keys.
    pub(super) fn after(script: &Script, keys: &str) -> Stage {
        let mut stage = Stage::new(script, Lang::En, false);
        stage.press(keys);
        stage
    }

    /// The choices in the list.
    pub(super) fn choices(&self) -> Vec<Command> {
        let offers = self.model.menu().into_iter().flat_map(Menu::offers);
        offers.filter_map(|(_, _, offer)| offer.command()).collect()
    }
}
