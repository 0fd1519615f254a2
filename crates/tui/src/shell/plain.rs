//! A table in plain lines, for screen readers and pipes: no escape codes, one short line per happening.
//!
//! It is the same model as on the full screen; only showing and hearing differ. What the game wants forgotten is
//! said once and is in no answer afterwards.

mod verbs;

use super::Pace;
use super::keys::Mode;
use super::menu::{Offer, Row};
use super::message::{Effect, Message};
use super::model::{Model, Overlay, Shown, Stage};
use super::run::{begin, perform};
use super::update::{advise, decide, give, undo, update};
use super::view::overlay::question_text;
use super::view::{advice, choices, hand_over_text, scene_of, whose_move};
use crate::look::Look;
use crate::press::Press;
use crate::screen::{Does, HandOver, Screen, Word};
use crate::seating::Seating;
use crate::session::{Colors, Ended, Next, Session, TuiError};
use crate::sitting::Sitting;
use crate::text::clip;
use crossterm::event::KeyCode;
use engine::{Arg, Phrase};
use std::io::{self, BufRead, Write};
use verbs::{Keyword, Request, Verb};
use words::Lang;

/// So many choices are advised about; whoever wants more sees them on the full screen.
const ADVICE_LINES: usize = 12;
/// So many empty lines are a curtain.
const CURTAIN_LINES: usize = 60;

/// Plays a table in lines: choices and answers are read from `input`, everything is told on
/// `output`.
///
/// # Errors
/// If `input` or `output` fails. Everything told before is in the journal.
pub fn play_plain<G: Screen>(
    session: Session<G>,
    seating: &Seating<G>,
    mut input: impl BufRead,
    output: impl Write,
) -> Result<Ended<G>, TuiError> {
    let note = G::plain_note(&session.table.setup().options);
    let (model, sitting, _) = begin(session, seating, Pace::Keys, false);
    let mut lines = Lines {
        told: model.new_from,
        model,
        sitting,
        output,
    };
    lines.greet()?;
    if let Some(note) = note {
        lines.say(&note)?;
    }
    lines.tell_last()?;
    lines.settle()?;
    loop {
        write!(lines.output, "> ")?;
        lines.output.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(lines.output)?;
            return Ok(lines.leave(Next::Leave)?);
        }
        // Letters in another encoding are no reason to stop.
        let line = String::from_utf8_lossy(&line);
        if let Some(next) = lines.hear(line.trim())? {
            return Ok(lines.leave(next)?);
        }
    }
}

struct Lines<G: Screen, W> {
    model: Model<G>,
    sitting: Sitting<G>,
    output: W,
    /// What happened before this step has been told.
    told: u32,
}

impl<G: Screen, W: Write> Lines<G, W> {
    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let sentence = self.model.say(phrase);
        writeln!(self.output, "{sentence}")
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        self.say(&Phrase::new(key))
    }

    fn greet(&mut self) -> io::Result<()> {
        self.say_key(&format!("{}-game-title", G::RULE_PREFIX.to_lowercase()))?;
        self.say_key("tui-plain-greeting")
    }

    fn leave(mut self, next: Next) -> io::Result<Ended<G>> {
        if next == Next::Leave && self.model.stage != Stage::Over {
            match self.sitting.place() {
                Some(place) if self.sitting.is_kept() => {
                    self.say(&Phrase::new("tui-kept").with("place", Arg::Text(place)))?;
                }
                _ => self.say_key("tui-not-kept")?,
            }
        }
        Ok(self.sitting.leave(next, self.model.lang))
    }

    fn perform(&mut self, change: impl FnOnce(&mut Model<G>) -> Vec<Effect<G::Command>>) -> Option<Next> {
        perform(&mut self.model, &mut self.sitting, change)
    }

    /// Tells what happens until somebody is asked.
    fn settle(&mut self) -> io::Result<()> {
        loop {
            if let Some(Overlay::Unwritten { cause, .. }) = &self.model.overlay {
                let phrase = Phrase::new("tui-unwritten").with("cause", Arg::Text(cause.clone()));
                self.say(&phrase)?;
                return self.say_key("tui-plain-unwritten");
            }
            if let Some(Overlay::Question(question)) = self.model.overlay {
                let asked = question_text(&self.model, question);
                writeln!(self.output, "{asked}")?;
                return self.say_key("tui-plain-confirm");
            }
            self.tell_recent()?;
            match self.model.stage {
                Stage::HandOver(seat) if self.model.hand_over != HandOver::Curtain => {
                    self.perform(|_| vec![Effect::Lift(seat)]);
                }
                Stage::Watching if self.model.mode() == Mode::Watching => {
                    self.perform(|model| update(model, Message::Elapsed));
                }
                _ => return self.ask(),
            }
        }
    }

    /// Tells the last step of the story: the deal, or the move a table is taken up after.
    fn tell_last(&mut self) -> io::Result<()> {
        let story = self.model.shown.iter().flat_map(|shown| shown.story.iter());
        // Bots may have moved since; that is told when it is shown.
        let last = story.filter(|line| line.step == self.told);
        for phrase in last.filter_map(|line| line.tell::<G>()) {
            writeln!(self.output, "{}", self.model.say(&phrase))?;
        }
        self.told += 1;
        Ok(())
    }

    /// Tells what was seen, and forgets what is to be forgotten.
    fn tell_recent(&mut self) -> io::Result<()> {
        if let Some(note) = self.model.note.take() {
            let rule = note.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            writeln!(self.output, "{}{rule}", self.model.say(&note.text))?;
        }
        if let Some(shown) = &self.model.shown {
            for sighting in &shown.recent {
                for phrase in [G::reveal(sighting), G::tell(sighting)].into_iter().flatten() {
                    writeln!(self.output, "{}", self.model.say(&phrase))?;
                }
            }
            let story = shown.story.iter().filter(|line| line.step >= self.told);
            let taken_back = story.filter(|line| line.sighting.is_none());
            for phrase in taken_back.filter_map(|line| line.tell::<G>()) {
                writeln!(self.output, "{}", self.model.say(&phrase))?;
            }
        }
        self.told = self.model.step;
        self.model.forget_recent();
        if !self.model.kept {
            self.say_key("tui-unkept-badge")?;
        }
        Ok(())
    }

    /// Asks what is to be decided, draws the curtain, or tells the end.
    fn ask(&mut self) -> io::Result<()> {
        match self.model.stage {
            Stage::HandOver(_) => {
                let curtain = "\n".repeat(CURTAIN_LINES);
                writeln!(self.output, "{curtain}{}", hand_over_text(&self.model))
            }
            Stage::Over => {
                if let Some(shown) = &self.model.shown {
                    let look = Look::new(Colors::None);
                    for line in choices::end_lines(&self.model, shown, &look) {
                        writeln!(self.output, "{line}")?;
                    }
                }
                self.say_key(if self.model.alone {
                    "tui-plain-over"
                } else {
                    "tui-table-plain-over"
                })
            }
            Stage::Asked | Stage::Watching | Stage::Racing => self.list(),
        }
    }

    /// The question and the choices, each group of spots in one line.
    fn list(&mut self) -> io::Result<()> {
        let Some(shown) = &self.model.shown else {
            return Ok(());
        };
        let question = choices::question(&self.model, shown);
        match (self.model.alone, self.model.forced()) {
            (_, Some((.., rule))) => writeln!(self.output, "{question} ({rule})")?,
            (true, None) => writeln!(self.output, "{question}")?,
            (false, None) => writeln!(self.output, "{} {question}", whose_move(&self.model))?,
        }
        for (idx, row) in shown.menu.rows.iter().enumerate() {
            let label = match row.name {
                Some(name) if row.is_many() => many(&self.model, idx, row, name),
                _ => self.model.label_with_terms(row.offer()),
            };
            let warned = match self.model.warning(row.offer()) {
                Some(warning) => format!(" ({})", self.model.say(&warning.brief)),
                None => String::new(),
            };
            writeln!(self.output, "{}. {label}{warned}", idx + 1)?;
        }
        if let Some(offer) = self.model.concession() {
            let number = shown.menu.rows.len() + 1;
            writeln!(self.output, "{number}. {}", self.model.label(offer))?;
        }
        Ok(())
    }

    /// The offer of a number where the number stands for one.
    fn numbered(&self, number: usize) -> Option<Offer<G::Command>> {
        let menu = self.model.menu()?;
        match menu.rows.get(number.checked_sub(1)?) {
            Some(row) => Some(row.offer()),
            None => menu.concession.filter(|_| number == menu.rows.len() + 1),
        }
    }

    /// Takes one line of whoever sits at the keyboard.
    fn hear(&mut self, line: &str) -> io::Result<Option<Next>> {
        let asked = verbs::read::<G>(self.model.words(), line);
        match &self.model.overlay {
            Some(Overlay::Unwritten { .. }) if asked.is(Verb::Retry) => return self.press('r'),
            Some(Overlay::Unwritten { .. }) if asked.is(Verb::PlayOn) => return self.press('g'),
            Some(Overlay::Unwritten { .. }) if asked.is(Verb::Quit) => return Ok(Some(Next::Leave)),
            Some(Overlay::Unwritten { .. }) => {
                return self.say_key("tui-plain-unwritten").map(|()| None);
            }
            Some(Overlay::Question(_)) if asked.is(Verb::Yes) => return self.press('y'),
            Some(Overlay::Question(_)) => {
                self.model.overlay = None;
                self.say_key("tui-plain-not-done")?;
                if asked.is(Verb::No) || matches!(asked, Request::Nothing) {
                    return Ok(None);
                }
            }
            _ => {}
        }
        match (asked, self.model.stage) {
            (Request::Nothing, Stage::HandOver(seat)) => return self.act(|_| vec![Effect::Lift(seat)]),
            (Request::Nothing, _) => self.ask()?,
            (Request::Number(number, place), _) => return self.choose(number, place),
            (Request::Word(Keyword::Shell(verb), rest), _) => return self.obey(verb, rest),
            (Request::Word(Keyword::Game(word), rest), _) => return self.obey_game(word, rest),
            (Request::Other(typed), _) => {
                if let Some((row, idx)) = self.by_spot(typed, None) {
                    return self.decide(row, idx);
                }
                if let Some(command) = self.find(typed) {
                    return self.act(|model| give(model, command));
                }
                let phrase = Phrase::new("tui-plain-unknown").with("words", Arg::Text(shown(line)));
                self.say(&phrase)?;
            }
        }
        Ok(None)
    }

    /// Changes the model, and tells what came of it.
    fn act(
        &mut self,
        change: impl FnOnce(&mut Model<G>) -> Vec<Effect<G::Command>>,
    ) -> io::Result<Option<Next>> {
        let step = self.model.step;
        let left = self.perform(change);
        let is_refused = self.model.note.is_some() && self.model.step == step;
        if is_refused && self.model.overlay.is_none() {
            // What was asked is still asked; only why not is new.
            self.tell_recent()?;
        } else {
            self.settle()?;
        }
        Ok(left)
    }

    /// The command somebody typed, where a decision is due.
    fn find(&self, typed: &str) -> Option<G::Command> {
        let shown = self.model.shown.as_ref().filter(|_| self.is_open())?;
        let offers = shown.menu.offers();
        let choices: Vec<_> = offers.filter_map(|(_, _, offer)| offer.command()).collect();
        G::find(&shown.view, &choices, typed)
    }

    /// Whether something can be chosen.
    fn is_open(&self) -> bool {
        matches!(self.model.stage, Stage::Asked | Stage::Watching)
    }

    fn press(&mut self, letter: char) -> io::Result<Option<Next>> {
        let press = Press::plain(KeyCode::Char(letter));
        self.act(|model| update(model, Message::Pressed(press)))
    }

    fn decide(&mut self, row: usize, idx: usize) -> io::Result<Option<Next>> {
        self.act(|model| {
            if let Some(shown) = &mut model.shown {
                shown.menu.select(row, idx);
            }
            update(model, Message::Pressed(Press::plain(KeyCode::Enter)))
        })
    }

    /// The choice of a number, and of a place where the number stands for many.
    fn choose(&mut self, number: usize, place: &str) -> io::Result<Option<Next>> {
        let Some(offer) = self.numbered(number).filter(|_| self.is_open()) else {
            let phrase = Phrase::new("tui-no-such-choice").with("number", number as u32);
            self.say(&phrase)?;
            return Ok(None);
        };
        let row = number - 1;
        let rows = self.model.menu().map_or(&[][..], |menu| &menu.rows);
        match rows.get(row).map(Row::is_many) {
            None => self.act(|model| decide(model, offer)),
            Some(false) => self.decide(row, 0),
            Some(true) => match self.by_spot(place, Some(row)) {
                Some((row, idx)) => self.decide(row, idx),
                None => {
                    self.list_spots(row)?;
                    Ok(None)
                }
            },
        }
    }

    /// The offer whose spot has this name.
    fn by_spot(&self, name: &str, row: Option<usize>) -> Option<(usize, usize)> {
        let menu = self.model.menu().filter(|_| self.is_open())?;
        let named = |offer: Offer<G::Command>| {
            let spot = self.model.spots(offer).first().copied();
            spot.and_then(G::spot_name)
                .is_some_and(|it| it.eq_ignore_ascii_case(name))
        };
        let fits = |(at, _, offer): &(usize, usize, Offer<G::Command>)| {
            row.is_none_or(|row| row == *at) && named(*offer)
        };
        menu.offers().find(fits).map(|(row, idx, _)| (row, idx))
    }

    /// The names of all spots of a row.
    fn list_spots(&mut self, row: usize) -> io::Result<()> {
        let Some(row) = self.model.menu().and_then(|menu| menu.rows.get(row)) else {
            return Ok(());
        };
        let named = row.offers.iter().filter_map(|offer| {
            let name = spot_name(&self.model, *offer)?;
            Some(match self.model.terms(*offer) {
                Some(terms) => format!("{name} ({terms})"),
                None => name,
            })
        });
        let names: Vec<String> = named.collect();
        writeln!(self.output, "{}", names.join(" "))
    }

    /// Does or tells what a word asks for.
    fn obey(&mut self, verb: Verb, rest: &str) -> io::Result<Option<Next>> {
        match verb {
            Verb::Quit => return Ok(Some(Next::Leave)),
            Verb::New if self.model.stage == Stage::Over => return Ok(Some(Next::NewGame)),
            Verb::Again if self.model.alone && self.model.stage == Stage::Over => {
                return Ok(Some(Next::SameDeal));
            }
            Verb::New => self.say_key("tui-plain-not-over")?,
            Verb::Again if self.model.alone => self.say_key("tui-plain-not-over")?,
            Verb::Undo if self.model.alone => return self.act(undo),
            Verb::Concede => match self.model.concession() {
                Some(offer) => return self.act(|model| decide(model, offer)),
                None => self.say_key("tui-plain-nothing-asked")?,
            },
            Verb::Language => match Lang::from_tag(rest) {
                Some(lang) => {
                    self.model.lang = lang;
                    self.ask()?;
                }
                None => self.say_key("tui-plain-languages")?,
            },
            Verb::Advise => {
                let left = self.perform(advise);
                self.tell_advice()?;
                return Ok(left);
            }
            Verb::Help => self.help(rest)?,
            Verb::Rules => {
                let rules = words::rulebook_to_read(self.model.lang, G::NAME).unwrap_or_default();
                writeln!(self.output, "{}", rules.trim_end())?;
            }
            Verb::Look => self.look()?,
            Verb::Events => self.story()?,
            Verb::Undo | Verb::Again | Verb::Retry | Verb::PlayOn | Verb::Yes | Verb::No => {
                self.say_key("tui-plain-nothing-asked")?;
            }
        }
        Ok(None)
    }

    /// Does or tells what a word of the game asks for.
    fn obey_game(&mut self, word: &Word<G>, rest: &str) -> io::Result<Option<Next>> {
        match word.does {
            Does::Give(command) => return self.act(|model| give(model, command)),
            Does::Find(nothing) => match self.find(rest) {
                Some(command) => return self.act(|model| give(model, command)),
                None => {
                    let phrase = Phrase::new(nothing).with("words", Arg::Text(shown(rest)));
                    self.say(&phrase)?;
                }
            },
            Does::Tell(tell) => {
                if let Some(shown) = &self.model.shown {
                    let look = Look::new(Colors::None);
                    for line in tell(&scene_of(&self.model, shown, &look)) {
                        writeln!(self.output, "{line}")?;
                    }
                }
            }
        }
        Ok(None)
    }

    /// What a sexton says of the choices, the best first; or why nothing is said.
    fn tell_advice(&mut self) -> io::Result<()> {
        let advised = match self.model.overlay.take() {
            Some(Overlay::Advice(_, advised)) => advised,
            other => {
                self.model.overlay = other;
                return self.settle();
            }
        };
        self.say_key("advice-about")?;
        let opinions = advice::opinions(&self.model, &advised);
        for opinion in opinions.iter().take(ADVICE_LINES) {
            let mark = if opinion.is_best { "* " } else { "" };
            let reasons = opinion.reasons.join(" ");
            let line = format!("{mark}{}: {}. {reasons}", opinion.label, opinion.value);
            writeln!(self.output, "{}", line.trim_end())?;
        }
        let left = opinions.len().saturating_sub(ADVICE_LINES);
        if left > 0 {
            self.say(&Phrase::new("advice-more").with("count", left as u32))?;
        }
        Ok(())
    }

    /// The scene in sentences, then the question again. Behind a curtain there is nothing to see.
    fn look(&mut self) -> io::Result<()> {
        if let Some(shown) = &self.model.shown {
            let look = Look::new(Colors::None);
            for line in G::describe(&scene_of(&self.model, shown, &look)) {
                writeln!(self.output, "{line}")?;
            }
        }
        self.ask()
    }

    fn story(&mut self) -> io::Result<()> {
        let Some(Shown { story, .. }) = &self.model.shown else {
            return Ok(());
        };
        for phrase in story.iter().filter_map(|line| line.tell::<G>()) {
            writeln!(self.output, "{}", self.model.say(&phrase))?;
        }
        Ok(())
    }

    /// The words one may type, or what a choice means.
    fn help(&mut self, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            self.say_key(G::PLAIN_HELP)?;
            let words = self.model.words();
            let alone = self.model.alone;
            for said in Keyword::<G>::all() {
                if matches!(said, Keyword::Shell(verb) if verb.is_for_one() && !alone) {
                    continue;
                }
                if matches!(said, Keyword::Shell(Verb::Advise)) && !self.model.advises {
                    continue;
                }
                let key = said.key();
                let means = words.key(&format!("{key}-means"));
                writeln!(self.output, "{}: {means}", words.key(&key))?;
            }
            for line in self.model.company() {
                writeln!(self.output, "{line}")?;
            }
            return Ok(());
        }
        let offer = rest.parse().ok().and_then(|number| self.numbered(number));
        let (Some(offer), Some(shown)) = (offer, &self.model.shown) else {
            let phrase = Phrase::new("tui-no-such-choice").with("number", Arg::Text(self::shown(rest)));
            return self.say(&phrase);
        };
        let Some(command) = offer.command() else {
            return self.ask();
        };
        if let Some(warning) = self.model.warning(offer) {
            let text = self.model.say(&warning.text);
            writeln!(self.output, "{text} ({})", warning.rule)?;
        }
        if let Some(ahead) = G::ahead(&shown.view, &command) {
            writeln!(self.output, "{}", self.model.say(&ahead))?;
        }
        let help = self.model.say(&G::help(&command));
        writeln!(self.output, "{help} ({})", G::rule_of(&command))
    }
}

/// The line of a row that stands for many.
fn many<G: Screen>(model: &Model<G>, idx: usize, row: &Row<G::Command>, name: &str) -> String {
    let first = row.offers.iter().find_map(|offer| spot_name(model, *offer));
    let example = format!("{} {}", idx + 1, first.unwrap_or_default());
    let phrase = Phrase::new("tui-plain-many")
        .with("name", Arg::Text(name_with_terms(model, row, name)))
        .with("number", idx as u32 + 1)
        .with("count", row.offers.len() as u32)
        .with_text("example", example);
    model.say(&phrase)
}

/// The name of a row, with what its offers cost if it is the same for all.
fn name_with_terms<G: Screen>(model: &Model<G>, row: &Row<G::Command>, name: &str) -> String {
    let name = model.words().key(name);
    let mut terms = row.offers.iter().map(|offer| model.terms(*offer));
    match terms.next().flatten() {
        Some(first) if terms.all(|other| other.as_ref() == Some(&first)) => format!("{name} ({first})"),
        _ => name,
    }
}

/// What to type for an offer of a row that stands for many.
fn spot_name<G: Screen>(model: &Model<G>, offer: Offer<G::Command>) -> Option<String> {
    model.spots(offer).first().copied().and_then(G::spot_name)
}

/// What was typed, safe to repeat: short and without control signs.
fn shown(line: &str) -> String {
    let clean: String = line.chars().filter(|sign| !sign.is_control()).collect();
    clip(&clean, 40)
}
