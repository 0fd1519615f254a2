//! What a game brings to the terminal, and what it is given to draw from.
//!
//! A game with several seats implements [`Screen`]; the shell around it does everything else: who moves, the
//! curtain, the list of choices, the story, help, language, leaving, the end, and the plain lines.

use crate::look::Look;
use crate::seating::Names;
use engine::{Game, Outcome, Phrase, Rule, Seat, SeatSet};
use ratatui::Frame;
use ratatui::layout::Rect;
use words::Words;

/// A part of the scene one can point at: a grave, a card, somebody's row. The game numbers them as it likes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u16);

/// How the choices of a long list belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// One line for all of them; the arrow keys walk over the scene from spot to spot. The message names the line
    /// in plain text, such as “Open a grave”.
    Spots(&'static str),
    /// A line each, under the heading of this message.
    Heading(&'static str),
}

/// Everything a scene is drawn from.
pub struct Scene<'a, G: Screen> {
    /// What the person at the keyboard sees.
    pub view: &'a G::View,
    /// Whose eyes these are.
    pub eyes: Seat,
    /// Whether everybody looks: several persons watch what happens, and the view shows what all may see.
    pub shared: bool,
    /// What was seen happen since the table last stood still; it is shown once.
    pub recent: &'a [G::Sighting],
    /// The spots the selected choice touches.
    pub selected: Vec<Spot>,
    /// The spots any choice touches.
    pub offered: Vec<Spot>,
    /// Who is asked now.
    pub asked: SeatSet,
    /// What everybody is called.
    pub names: &'a Names,
    /// The words of the language in use.
    pub words: &'a Words,
    /// Colours and letters by what they mean.
    pub look: &'a Look,
}

impl<G: Screen> Scene<'_, G> {
    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(self.words, seat)
    }

    /// A phrase in words, with names where it has seats.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.names.say(self.words, phrase)
    }

    /// A phrase without arguments in words.
    pub fn key(&self, key: &str) -> String {
        self.words.key(key)
    }
}

/// Where a scene is drawn, and where its spots are remembered for the mouse.
pub struct Canvas<'a, 'b> {
    /// The frame.
    pub frame: &'a mut Frame<'b>,
    /// The part of it that is the scene's.
    pub area: Rect,
    pub(crate) spots: Vec<(Rect, Spot)>,
}

impl Canvas<'_, '_> {
    /// Remembers where a spot lies. What is added last lies on top.
    pub fn spot(&mut self, area: Rect, spot: Spot) {
        self.spots.push((area, spot));
    }
}

/// A game with several seats at the terminal. All of it is about showing; no rule is written here.
pub trait Screen: Game {
    /// Whether seats know what others do not. Then a curtain hides the scene before it is shown to another person;
    /// otherwise the keyboard is only handed over.
    const SECRETS: bool;

    /// Whether the story begins with the deal. Not where all of it lies on the table.
    const TELLS_DEAL: bool = true;

    /// How many rows the scene wants in a window of so many columns and rows. The rest is for choices and story,
    /// which want at least nine rows.
    fn rows(view: &Self::View, columns: u16, rows: u16) -> u16;

    /// Draws the scene. It must be legible without colours, and every sign must be one cell wide.
    fn draw(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_, '_>);

    /// The signs of the scene, explained in the help: the key of a message.
    fn signs() -> &'static str;

    /// How far the table has come, for the title line: a turn, a round.
    fn progress(view: &Self::View) -> Phrase;

    /// What a prompt asks.
    fn question(kind: Self::Kind) -> Phrase;

    /// The rule that asks it.
    fn rule(kind: Self::Kind) -> Rule;

    /// The help behind that question, in a few sentences, if the game has one.
    fn question_help(_kind: Self::Kind) -> Option<Phrase> {
        None
    }

    /// Whether nobody learns who is asked this. The one who is asked does.
    fn asks_in_secret(_kind: Self::Kind) -> bool {
        false
    }

    /// What a command means and costs, in a sentence or two.
    fn help(command: &Self::Command) -> Phrase;

    /// What a command of this seat costs or brings just now, in a word, to stand beside it.
    fn terms(_view: &Self::View, _seat: Seat, _command: &Self::Command) -> Option<Phrase> {
        None
    }

    /// What a command is called where its sentence does not fit.
    fn brief(_command: &Self::Command) -> Option<Phrase> {
        None
    }

    /// The spots a command of this seat touches, the one to click first.
    fn spots(_view: &Self::View, _seat: Seat, _command: &Self::Command) -> Vec<Spot> {
        Vec::new()
    }

    /// How a command is gathered with others; nothing if it stands alone.
    fn group(_command: &Self::Command) -> Option<Group> {
        None
    }

    /// Where a spot lies, for the arrow keys: columns to the right, rows down.
    fn place(_spot: Spot) -> Option<(i16, i16)> {
        None
    }

    /// What a spot is called when one types it, such as `c2`.
    fn spot_name(_spot: Spot) -> Option<String> {
        None
    }

    /// What the story keeps of a sighting. Nothing for what is not worth a line. It must not tell what the game
    /// wants forgotten.
    fn tell(sighting: &Self::Sighting) -> Option<Phrase> {
        Some(Self::say_sighting(sighting))
    }

    /// What is said of a sighting while it can be seen, and forgotten with the next decision.
    fn reveal(_sighting: &Self::Sighting) -> Option<Phrase> {
        None
    }

    /// Whether the sighting showed something that cannot be seen in the view any more: people get time to look.
    fn has_passed(_view: &Self::View, _sighting: &Self::Sighting) -> bool {
        false
    }

    /// Whether an earlier line must leave the story now that the later sighting was seen.
    fn hides(_later: &Self::Sighting, _earlier: &Self::Sighting) -> bool {
        false
    }

    /// The scene in sentences, for plain lines.
    fn describe(scene: &Scene<'_, Self>) -> Vec<String>;

    /// Why the table is over.
    fn reason(outcome: &Outcome) -> Phrase;

    /// The rank of each seat at the end and what it is left with, best first.
    fn standings(view: &Self::View, outcome: &Outcome) -> Vec<(u32, Seat, Phrase)>;
}
