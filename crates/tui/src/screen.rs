//! What a game brings to the terminal, and what it is given to draw from.
//!
//! A game implements [`Screen`]; the shell around it does everything else: who moves, the curtain, the list of
//! choices, the story, taking back, help, language, leaving, the end, and the plain lines.

use crate::look::Look;
use crate::seating::Names;
use crate::sitting::StoryLine;
use bots::Clock;
use bots::advice::Advised;
use engine::race::{Finish, Races};
use engine::{Outcome, Phrase, Prompt, Rule, Seat, SeatSet};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
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

/// How the keyboard goes from one person to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandOver {
    /// Without a word: everybody sits at it.
    Free,
    /// With a word and a key.
    Word,
    /// Behind a curtain: the others look away.
    Curtain,
}

/// What speaks against a choice that the rules allow.
#[derive(Clone, PartialEq, Debug)]
pub struct Warning {
    /// In a few words, to stand beside the choice.
    pub brief: Phrase,
    /// In a sentence, while the choice is selected.
    pub text: Phrase,
    /// What is asked before it is done.
    pub ask: Phrase,
    /// The rule behind it.
    pub rule: Rule,
}

/// A word of the game's own that one may type in plain lines.
pub struct Word<G: Screen> {
    /// The English words, understood in every language; `tui-verb-` and the first are the key of the word in the
    /// reader's own, and with `-means` behind it of what it means.
    pub(crate) english: &'static [&'static str],
    /// The letter that does the same on the full screen, and the key of what it does.
    pub(crate) letter: Option<(char, &'static str)>,
    pub(crate) does: Does<G>,
}

/// What a word does.
pub enum Does<G: Screen> {
    /// It gives this command. Where it is not on offer, the rules say why.
    Give(G::Command),
    /// It looks for a command by what is typed behind it ([`Screen::find`]), and says this message if there is none.
    Find(&'static str),
    /// It tells something of the scene.
    Tell(fn(&Scene<'_, G>) -> Vec<String>),
}

impl<G: Screen> Word<G> {
    /// A word for plain lines.
    pub const fn new(english: &'static [&'static str], does: Does<G>) -> Word<G> {
        Word {
            english,
            letter: None,
            does,
        }
    }

    /// The word with a letter for the full screen, and the key of a message that says what it does.
    #[must_use]
    pub const fn on(self, letter: char, label: &'static str) -> Word<G> {
        let Word { english, does, .. } = self;
        Word {
            english,
            letter: Some((letter, label)),
            does,
        }
    }
}

/// A race by the clock, as far as it may be seen before it is judged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Track {
    /// Whose hand is down already, of the persons.
    pub hands: SeatSet,
    /// Which keys the persons have: for their hand, and to let it go by.
    pub keys: Vec<(Seat, String, String)>,
    /// How long the screen has stood, in milliseconds; what moves, moves by it.
    pub clock: i64,
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
    /// The numbers of the choices that touch a spot, the first one for each.
    pub numbers: Vec<(Spot, usize)>,
    /// How the table ended, if it has.
    pub outcome: Option<&'a Outcome>,
    /// Who is asked now.
    pub asked: SeatSet,
    /// The letters that choose a spot at once.
    pub letters: Vec<(Spot, char)>,
    /// Whether races are run by the clock here.
    pub live: bool,
    /// The race that is on.
    pub track: Option<Track>,
    /// How the last race ended, until the next one.
    pub finish: Option<&'a Finish>,
    /// How many milliseconds are left to answer, where time is limited.
    pub left_ms: Option<i64>,
    /// What everybody is called.
    pub names: &'a Names,
    /// The words of the language in use.
    pub words: &'a Words,
    /// Colours and letters by what they mean.
    pub look: &'a Look,
    pub(crate) story: &'a [StoryLine<G::Sighting>],
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

    /// Everything in the story, in order.
    pub fn seen(&self) -> impl Iterator<Item = &G::Sighting> {
        self.story.iter().filter_map(|line| line.sighting.as_ref())
    }

    /// The number of the first choice that touches a spot.
    pub fn number(&self, spot: Spot) -> Option<usize> {
        let found = self.numbers.iter().find(|(touched, _)| *touched == spot);
        found.map(|(_, number)| *number)
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

/// A game at the terminal. All of it is about showing; no rule is written here.
pub trait Screen: Races {
    /// Whether the story begins with the deal. Not where all of it lies on the table.
    const TELLS_DEAL: bool = true;

    /// Whether spots have letters, which choose them at once.
    const LETTERS: bool = false;

    /// The narrowest and the lowest window the game can be played in.
    const LEAST: (u16, u16) = (80, 24);

    /// The rows choices and story want at least.
    const LEAST_BELOW: u16 = 9;

    /// Whether there are cards to look through on a sheet ([`Screen::cards`]).
    const CARDS: bool = false;

    /// Whether the end has a picture of its own ([`Screen::draw_end`]).
    const DRAWS_END: bool = false;

    /// How to choose in plain lines: the key of a message.
    const PLAIN_HELP: &'static str = "tui-table-plain-help";

    /// The game's own words for plain lines, those that do something first.
    const WORDS: &'static [Word<Self>] = &[];

    /// How the keyboard goes to the person who sees this view.
    fn hand_over(_view: &Self::View) -> HandOver {
        if Self::SECRETS {
            HandOver::Curtain
        } else {
            HandOver::Word
        }
    }

    /// Whether races are run by the clock with so many persons at the keyboard. Otherwise everybody is asked in turn.
    fn is_live(_options: &Self::Options, _persons: usize) -> bool {
        false
    }

    /// Whether nobody needs to be asked a question of a race when everybody is asked in turn.
    fn is_idle(_kind: Self::Kind) -> bool {
        false
    }

    /// What must be told before a table is played in plain lines.
    fn plain_note(_options: &Self::Options) -> Option<Phrase> {
        None
    }

    /// How many rows the scene wants in a window of so many columns and rows. The rest is for choices and story.
    fn rows(view: &Self::View, columns: u16, rows: u16) -> u16;

    /// Draws the scene. It must be legible without colours, and every sign must be one cell wide.
    fn draw(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_, '_>);

    /// How many columns panels at the side of the scene want; the choices stand above the story then.
    fn side(_columns: u16, _rows: u16) -> u16 {
        0
    }

    /// Draws the panels at the side.
    fn draw_side(_scene: &Scene<'_, Self>, _canvas: &mut Canvas<'_, '_>) {}

    /// Draws how the table ended, where the choices were.
    fn draw_end(_scene: &Scene<'_, Self>, _canvas: &mut Canvas<'_, '_>) {}

    /// What the title line ends with. Otherwise it says whose move it is, which must be told where several play.
    fn status(_scene: &Scene<'_, Self>) -> Option<Line<'static>> {
        None
    }

    /// The rows of the sheet with the cards.
    fn cards(_scene: &Scene<'_, Self>, _columns: u16) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// What a sexton would say of every choice of a prompt, thinking by a clock (TB-8.1); nothing where nobody knows.
    fn advise(
        _known: &Self::Knowledge,
        _prompt: &Prompt<Self::Kind>,
        _choices: &[Self::Command],
        _clock: Clock,
    ) -> Vec<Advised<Self::Command>> {
        Vec::new()
    }

    /// The signs of the scene, explained in the help: the key of a message.
    fn signs() -> &'static str;

    /// How far the table has come, for the title line: a turn, a round.
    fn progress(_view: &Self::View) -> Option<Phrase> {
        None
    }

    /// What a prompt asks.
    fn question(kind: Self::Kind) -> Phrase;

    /// The rule that asks it.
    fn rule(kind: Self::Kind) -> Rule;

    /// The help behind that question, in a few sentences, if the game has one.
    fn question_help(_kind: Self::Kind) -> Option<Phrase> {
        None
    }

    /// What is said instead of the question where a command is the only one besides giving up, and the rule that
    /// leaves no other. Nothing if the question stands.
    fn forced(_command: &Self::Command) -> Option<(Phrase, Rule)> {
        None
    }

    /// What a command means and costs, in a sentence or two.
    fn help(command: &Self::Command) -> Phrase;

    /// What is known to lie behind a choice, in a sentence.
    fn ahead(_view: &Self::View, _command: &Self::Command) -> Option<Phrase> {
        None
    }

    /// What speaks against a choice. It is not carried out before the player has said yes.
    fn warning(_view: &Self::View, _command: &Self::Command) -> Option<Warning> {
        None
    }

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

    /// What is said when somebody points at a spot that no choice touches.
    fn no_way(_spot: Spot) -> Option<Phrase> {
        None
    }

    /// Where a command stands in the list: the lowest first, equal ones as the rules list them.
    fn order(_command: &Self::Command) -> usize {
        0
    }

    /// The command that was typed, such as the name of a card. It need not be on offer.
    fn find(_view: &Self::View, _choices: &[Self::Command], _typed: &str) -> Option<Self::Command> {
        None
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
    fn standings(_view: &Self::View, _outcome: &Outcome) -> Vec<(u32, Seat, Phrase)> {
        Vec::new()
    }

    /// The end in sentences: who won and why, and what everybody is left with.
    fn tell_end(scene: &Scene<'_, Self>, outcome: &Outcome) -> Vec<String> {
        if let Some(why) = outcome.break_off() {
            return vec![scene.say(&why.phrase())];
        }
        let winners = Phrase::new("tui-winners")
            .with("count", outcome.winners.len() as u32)
            .with("names", outcome.winners);
        let mut lines = vec![scene.say(&winners), scene.say(&Self::reason(outcome))];
        for (rank, seat, phrase) in Self::standings(scene.view, outcome) {
            lines.push(format!("{rank}. {}: {}", scene.name(seat), scene.say(&phrase)));
        }
        lines
    }
}
