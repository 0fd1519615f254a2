//! Everything the screen is drawn from. It holds what the person at the keyboard may see and nothing else.

use super::Pace;
use super::keys::{Action, Mode};
use super::menu::{Menu, Offer};
use super::message::{Sight, Wanted};
use crate::screen::{Does, HandOver, Screen, Spot, Warning};
use crate::seating::Names;
use crate::session::Colors;
use crate::sitting::{Due, OpenPrompt, Racing, StoryLine};
use bots::advice::Advised;
use engine::race::Finish;
use engine::{Mode as PromptMode, Outcome, Phrase, Prompt, Rule, Seat, SeatSet};
use words::{Lang, Words};

/// The letters of spots: those that mean nothing else.
const LETTERS: &str = "abcdgijkmnoprstuvxyz";

/// More choices than keys for them.
const LONG_LIST: usize = 9;

/// A word of the client, until the next key.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) text: Phrase,
    pub(crate) rule: Option<Rule>,
}

/// A question of the client itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question<C> {
    /// Whether to give up the table.
    Concede(Offer<C>),
    /// Whether to do what the game warns of.
    Warned(Offer<C>),
    /// Whether to leave.
    Leave,
}

/// What lies over the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay<C> {
    /// Keys and rules, scrolled down by so many lines.
    Help(usize),
    /// The cards, scrolled down by so many lines.
    Cards(usize),
    /// Everything that has happened, scrolled back by so many lines.
    Story(usize),
    /// What a sexton says of every choice, scrolled down by so many lines; until the next move (TB-8.1).
    Advice(usize, Vec<Advised<C>>),
    /// A question.
    Question(Question<C>),
    /// A move could not be written down.
    Unwritten { cause: String, wanted: Wanted<C> },
    /// Choices are looked for by typing; which of those found is meant.
    Search { typed: String, chosen: usize },
}

/// Where the table stands for the person at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A decision is due.
    Asked,
    /// What others did is shown for a while.
    Watching,
    /// A race by the clock is on.
    Racing,
    /// The keyboard goes to this person; behind a curtain if the game has secrets.
    HandOver(Seat),
    /// The table is over.
    Over,
}

/// What is seen of the table; nothing behind a curtain.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown<G: Screen> {
    pub(crate) view: G::View,
    pub(crate) recent: Vec<G::Sighting>,
    pub(crate) story: Vec<StoryLine<G::Sighting>>,
    pub(crate) prompts: Vec<Prompt<G::Kind>>,
    pub(crate) menu: Menu<G::Command>,
    pub(crate) outcome: Option<Outcome>,
    /// The race by the clock that is on.
    pub(crate) racing: Option<Racing<G::Command>>,
    /// The photo finish of the last one.
    pub(crate) finish: Option<Finish>,
}

/// Everything the screen is drawn from.
#[derive(Clone, Debug)]
pub(crate) struct Model<G: Screen> {
    pub(crate) lang: Lang,
    pub(crate) colors: Colors,
    pub(crate) pace: Pace,
    pub(crate) names: Names,
    /// Whether races are run by the clock.
    pub(crate) live: bool,
    /// Whether somebody plays alone.
    pub(crate) alone: bool,
    /// Whether moves may be taken back at all.
    pub(crate) practice: bool,
    /// Whether the last one can be.
    pub(crate) can_take_back: bool,
    /// Whether a sexton gives advice here (TB-8.3).
    pub(crate) advises: bool,
    /// Whether a choice without alternative is made without asking.
    pub(crate) auto: bool,
    /// The persons at the keyboard.
    pub(crate) persons: Vec<Seat>,
    /// The bots, each with its level and the key of a line about how it plays.
    pub(crate) bots: Vec<(Seat, &'static str, &'static str)>,
    /// The device's clock in milliseconds; set with every message.
    pub(crate) clock: i64,
    /// When the time to answer is over, where it is limited.
    pub(crate) deadline: Option<i64>,
    /// Keys of a race are not heard until then: a hand that comes too late hits nothing else.
    pub(crate) deaf_until: i64,
    /// How the keyboard goes to whoever is due.
    pub(crate) hand_over: HandOver,
    /// The spots chosen by their letters so far.
    pub(crate) picked: Vec<Spot>,
    /// Whose eyes see the screen.
    pub(crate) eyes: Seat,
    /// Whether everybody looks, and only what all may see is shown.
    pub(crate) shared: bool,
    pub(crate) shown: Option<Shown<G>>,
    pub(crate) stage: Stage,
    pub(crate) due: Due,
    pub(crate) asked: SeatSet,
    /// Whether somebody is asked in secret.
    pub(crate) secret: bool,
    /// Lines of the story from this step on are new.
    pub(crate) new_from: u32,
    pub(crate) step: u32,
    /// Whether the person wants no more pauses until the next decision.
    pub(crate) skipping: bool,
    /// Where the cursor was last on the scene; the next list begins there.
    pub(crate) spot: Option<Spot>,
    pub(crate) scrolled_back: usize,
    pub(crate) overlay: Option<Overlay<G::Command>>,
    pub(crate) note: Option<Note>,
    /// How to come back to this game.
    pub(crate) place: Option<String>,
    /// Whether the journal holds everything.
    pub(crate) kept: bool,
}

impl<G: Screen> Model<G> {
    /// A model that shows nothing yet and waits for a person to take the keyboard.
    pub(crate) fn new(lang: Lang, colors: Colors, pace: Pace, names: Names, first: Seat) -> Model<G> {
        Model {
            lang,
            colors,
            pace,
            names,
            live: false,
            alone: false,
            practice: false,
            can_take_back: false,
            advises: false,
            auto: false,
            persons: Vec::new(),
            bots: Vec::new(),
            clock: 0,
            deadline: None,
            deaf_until: i64::MIN,
            hand_over: if G::SECRETS {
                HandOver::Curtain
            } else {
                HandOver::Word
            },
            picked: Vec::new(),
            eyes: first,
            shared: false,
            shown: None,
            stage: Stage::HandOver(first),
            due: Due::Others,
            asked: SeatSet::EMPTY,
            secret: false,
            new_from: 0,
            step: 0,
            skipping: false,
            spot: None,
            scrolled_back: 0,
            overlay: None,
            note: None,
            place: None,
            kept: true,
        }
    }

    /// The words of the language in use.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// A phrase in words, with names where it has seats.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.names.say(self.words(), phrase)
    }

    /// What somebody is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.of(self.words(), seat)
    }

    /// Which bindings are in use.
    pub(crate) fn mode(&self) -> Mode {
        match (&self.overlay, self.stage) {
            (Some(Overlay::Help(_) | Overlay::Cards(_) | Overlay::Story(_) | Overlay::Advice(..)), _) => {
                Mode::Reading
            }
            (Some(Overlay::Question(_)), _) => Mode::Question,
            (Some(Overlay::Unwritten { .. }), _) => Mode::Unwritten,
            (Some(Overlay::Search { .. }), _) => Mode::Search,
            (None, Stage::Asked) => Mode::Play,
            (None, Stage::Watching) if self.can_step_in() => Mode::Play,
            (None, Stage::Watching) => Mode::Watching,
            (None, Stage::Racing) => Mode::Racing,
            (None, Stage::HandOver(_)) => Mode::HandOver,
            (None, Stage::Over) => Mode::Over,
        }
    }

    /// The keys in use that do something here, with the signs of their keys, the most useful first.
    pub(crate) fn hints(&self, mode: Mode) -> Vec<(String, Action)> {
        let mut hints = mode.hints();
        // Walking from row to row and typing are for long lists.
        let rows = self.menu().map_or(0, |menu| menu.rows.len());
        let is_long = self.menu().is_some_and(|menu| menu.offers().count() > LONG_LIST);
        hints.retain(|(_, action)| match action {
            Action::NextRow => is_long && rows > 1,
            Action::Search => is_long,
            Action::Cards => G::CARDS,
            Action::Undo => self.practice,
            Action::Advise => self.advises,
            Action::Concede => self.concession().is_some(),
            Action::SameDeal => self.alone,
            Action::Skip => !self.alone,
            _ => true,
        });
        hints
    }

    /// To give up, where it is not in the list.
    pub(crate) fn concession(&self) -> Option<Offer<G::Command>> {
        self.menu().and_then(|menu| menu.concession)
    }

    /// The choice that has no alternative, what is said of it, and the rule that leaves no other.
    pub(crate) fn forced(&self) -> Option<(Offer<G::Command>, Phrase, Rule)> {
        let mut offers = self.menu()?.offers();
        let (Some((_, _, only)), None) = (offers.next(), offers.next()) else {
            return None;
        };
        let (phrase, rule) = G::forced(&only.command()?)?;
        Some((only, phrase, rule))
    }

    /// What speaks against an offer.
    pub(crate) fn warning(&self, offer: Offer<G::Command>) -> Option<Warning> {
        let (command, shown) = (offer.command()?, self.shown.as_ref()?);
        G::warning(&shown.view, &command)
    }

    /// The letter that chooses an offer at once.
    pub(crate) fn letter_of(&self, offer: Offer<G::Command>) -> Option<char> {
        let command = offer.command()?;
        let gives = |does: &Does<G>| matches!(does, Does::Give(given) if *given == command);
        let word = G::WORDS.iter().find(|word| gives(&word.does))?;
        word.letter.map(|(letter, _)| letter)
    }

    /// Whether the person may use a right while others move.
    pub(crate) fn can_step_in(&self) -> bool {
        let first = self.menu().and_then(|menu| menu.rows.first());
        first.is_some_and(|row| row.offer() == Offer::GoOn)
    }

    /// The choices, where there are any.
    pub(crate) fn menu(&self) -> Option<&Menu<G::Command>> {
        self.shown.as_ref().map(|shown| &shown.menu)
    }

    /// The offer under the cursor.
    pub(crate) fn offer(&self) -> Option<Offer<G::Command>> {
        self.menu().and_then(Menu::offer)
    }

    /// The prompt an offer answers.
    pub(crate) fn prompt_of(&self, offer: Offer<G::Command>) -> Option<Prompt<G::Kind>> {
        let Offer::Answer(id, _) = offer else {
            return None;
        };
        let prompts = &self.shown.as_ref()?.prompts;
        prompts.iter().find(|prompt| prompt.id == id).copied()
    }

    /// Who else plays, and how, a line each.
    pub(crate) fn company(&self) -> Vec<String> {
        let words = self.words();
        let line = |(seat, level, about): &(Seat, &'static str, &'static str)| {
            let key = format!("level-{level}");
            let called = if words.knows(&key) {
                words.key(&key)
            } else {
                (*level).to_owned()
            };
            let phrase = Phrase::new("tui-help-bot")
                .with("seat", *seat)
                .with_text("level", called)
                .with("about", Phrase::new(*about));
            self.say(&phrase)
        };
        self.bots.iter().map(line).collect()
    }

    /// What an offer is called.
    pub(crate) fn label(&self, offer: Offer<G::Command>) -> String {
        match offer {
            Offer::Answer(_, command) => self.say(&G::say_command(&command)),
            Offer::GoOn => self.words().key("tui-go-on"),
            Offer::KeepStill => self.words().key("tui-keep-still"),
            Offer::HandOver(seat) => self.say(&Phrase::new("tui-step-in").with("seat", seat)),
        }
    }

    /// What an offer costs or brings, if the game says so.
    pub(crate) fn terms(&self, offer: Offer<G::Command>) -> Option<String> {
        let (command, shown) = (offer.command()?, self.shown.as_ref()?);
        G::terms(&shown.view, self.eyes, &command).map(|phrase| self.say(&phrase))
    }

    /// What an offer is called, and what it costs or brings.
    pub(crate) fn label_with_terms(&self, offer: Offer<G::Command>) -> String {
        match self.terms(offer) {
            Some(terms) => format!("{} · {terms}", self.label(offer)),
            None => self.label(offer),
        }
    }

    /// The spots an offer touches.
    pub(crate) fn spots(&self, offer: Offer<G::Command>) -> Vec<Spot> {
        match (offer.command(), &self.shown) {
            (Some(command), Some(shown)) => G::spots(&shown.view, self.eyes, &command),
            _ => Vec::new(),
        }
    }

    /// The offers whose label has what was typed, or whose spot is called so.
    pub(crate) fn search(&self, typed: &str) -> Vec<(usize, usize, Offer<G::Command>)> {
        let typed = typed.to_lowercase();
        let fits = |offer: Offer<G::Command>| {
            let named = |spot: &Spot| G::spot_name(*spot).is_some_and(|name| name.to_lowercase() == typed);
            self.label(offer).to_lowercase().contains(&typed) || self.spots(offer).iter().any(named)
        };
        let offers = self.menu().into_iter().flat_map(Menu::offers);
        offers.filter(|(_, _, offer)| fits(*offer)).collect()
    }

    /// Whether something was shown that the view does not show any more.
    pub(crate) fn has_passed(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| {
            let passed = |sighting: &G::Sighting| G::has_passed(&shown.view, sighting);
            shown.recent.iter().any(passed)
        })
    }

    /// Whether something is shown for a moment only.
    pub(crate) fn is_revealing(&self) -> bool {
        let mut recent = self.shown.iter().flat_map(|shown| shown.recent.iter());
        self.has_passed() || recent.any(|sighting| G::reveal(sighting).is_some())
    }

    /// Shows what a seat sees now. What it saw happen is added to what is still being shown.
    pub(crate) fn set(&mut self, sight: Sight<G>) {
        let mut recent = match self.shown.take() {
            Some(shown) if self.eyes == sight.eyes && self.shared == sight.shared => shown.recent,
            _ => Vec::new(),
        };
        recent.extend(sight.recent);
        let mut menu = Menu::of(&sight.prompts);
        let is_race = |asked: &OpenPrompt<G>| asked.prompt.mode == PromptMode::Race;
        let can_say_so = |asked: &OpenPrompt<G>| asked.choices.iter().any(G::keeps_still);
        if sight.prompts.iter().any(is_race) && !sight.prompts.iter().any(can_say_so) {
            menu.push(Offer::KeepStill);
        }
        sight
            .others
            .iter()
            .for_each(|seat| menu.push(Offer::HandOver(*seat)));
        let own = sight.due == Due::Person(sight.eyes) && !sight.shared;
        if !menu.is_empty() && !own {
            menu.push_first(Offer::GoOn);
        }
        self.eyes = sight.eyes;
        self.hand_over = sight.hand_over;
        self.deadline = sight.left_ms.map(|left| self.clock.saturating_add(left));
        self.picked.clear();
        self.shared = sight.shared;
        self.due = sight.due;
        self.asked = sight.asked;
        self.secret = sight.secret;
        self.step = sight.step;
        self.kept = sight.kept;
        self.can_take_back = sight.can_take_back;
        self.scrolled_back = 0;
        self.shown = Some(Shown {
            view: sight.view,
            recent,
            story: sight.story,
            prompts: sight.prompts.iter().map(|asked| asked.prompt).collect(),
            menu,
            outcome: sight.outcome,
            racing: sight.racing,
            finish: sight.finish,
        });
        self.go_to_spot(self.spot);
    }

    /// The spot of the offer under the cursor.
    fn spot_under_cursor(&self) -> Option<Spot> {
        self.spots(self.offer()?).first().copied()
    }

    /// Puts the cursor of the selected row on a spot, or on the one nearest to it.
    pub(crate) fn go_to_spot(&mut self, spot: Option<Spot>) {
        let (Some(here), Some(menu)) = (spot.and_then(G::place), self.menu()) else {
            return;
        };
        let row = menu.selected;
        let distance = |offer: &Offer<G::Command>| {
            let there = G::place(*self.spots(*offer).first()?)?;
            Some((there.0 - here.0).abs() + (there.1 - here.1).abs())
        };
        let offers = menu.rows.get(row).into_iter().flat_map(|row| row.offers.iter());
        let reach = offers
            .enumerate()
            .filter_map(|(idx, offer)| Some((distance(offer)?, idx)));
        if let (Some((_, idx)), Some(shown)) = (reach.min(), &mut self.shown) {
            shown.menu.select(row, idx);
        }
    }

    /// The letters of the spots on offer, in the order of the list.
    pub(crate) fn letters(&self) -> Vec<(Spot, char)> {
        let racing = self.shown.as_ref().and_then(|shown| shown.racing.as_ref());
        let spots: Vec<Spot> = match (self.stage, racing) {
            _ if !G::LETTERS => Vec::new(),
            (Stage::Racing, Some(racing)) => {
                let own = racing.choices.iter().filter(|_| self.persons.len() == 1);
                let commands = own.flat_map(|(_, commands)| commands.iter());
                commands.flat_map(|command| self.spots_of(*command)).collect()
            }
            (Stage::Asked, _) => {
                let offers = self.menu().into_iter().flat_map(Menu::offers);
                offers.flat_map(|(_, _, offer)| self.spots(offer)).collect()
            }
            _ => Vec::new(),
        };
        let mut sorted = spots;
        sorted.sort_unstable();
        sorted.dedup();
        sorted.into_iter().zip(LETTERS.chars()).collect()
    }

    fn spots_of(&self, command: G::Command) -> Vec<Spot> {
        let view = self.shown.as_ref().map(|shown| &shown.view);
        view.map_or(Vec::new(), |view| G::spots(view, self.eyes, &command))
    }

    /// Remembers where the cursor is on the scene, if it is there.
    pub(crate) fn remember_spot(&mut self) {
        let many = self.menu().and_then(Menu::row).is_some_and(|row| row.is_many());
        if many {
            self.spot = self.spot_under_cursor();
        }
    }

    /// Forgets what was shown for a moment.
    pub(crate) fn forget_recent(&mut self) {
        if let Some(shown) = &mut self.shown {
            shown.recent.clear();
        }
    }
}
