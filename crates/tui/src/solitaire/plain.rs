//! The game in plain lines, for screen readers and pipes: no escape codes, one short line per happening.
//!
//! Numbers choose; words of the player's language or English ask and do. The end of the input leaves the game as
//! it is kept.

mod tell;
mod verbs;

use crate::kept::Trouble;
use crate::session::{Ended, Next, TuiError};
use crate::solitaire::Solitaire;
use crate::solitaire::danger::is_dead_end;
use crate::solitaire::message::Wanted;
use crate::solitaire::sitting::{Scene, Sitting, Told};
use crate::solitaire::text;
use engine::{Arg, Phrase, Rule};
use rest_in_peace::parts::{Card, Room};
use rest_in_peace::{Command, RestInPeace, Sighting};
use std::io::{self, BufRead, Write};
use verbs::{Asked, Verb};
use words::{Lang, Words};

/// Plays a solitaire in lines: choices and answers are read from `input`, everything is told on `output`.
///
/// # Errors
/// If `input` or `output` fails. Everything told before is in the journal.
pub fn play_plain(
    solitaire: Solitaire,
    mut input: impl BufRead,
    output: impl Write,
) -> Result<Ended<RestInPeace>, TuiError> {
    let Solitaire { session, auto_close } = solitaire;
    let mut lines = Lines {
        sitting: Sitting::new(session.table, session.journal),
        lang: session.lang,
        auto_close,
        waiting: Waiting::Choice,
        output,
    };
    lines.begin()?;
    loop {
        lines.prompt()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(lines.output)?;
            lines.say_farewell()?;
            return Ok(lines.sitting.leave(Next::Leave, lines.lang));
        }
        // Letters in another encoding are no reason to stop.
        let line = String::from_utf8_lossy(&line);
        if let Some(next) = lines.answer(line.trim())? {
            if next == Next::Leave {
                lines.say_farewell()?;
            }
            return Ok(lines.sitting.leave(next, lines.lang));
        }
    }
}

/// What the next line answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waiting {
    /// The prompt of the table.
    Choice,
    /// Whether this is really wanted.
    Confirmation(Command),
    /// What to do about a move that could not be written down.
    Unwritten(Wanted),
}

struct Lines<W> {
    sitting: Sitting,
    lang: Lang,
    auto_close: bool,
    waiting: Waiting,
    output: W,
}

impl<W: Write> Lines<W> {
    fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let sentence = self.words().say(phrase);
        writeln!(self.output, "{sentence}")
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        self.say(&Phrase::new(key))
    }

    fn say_ruled(&mut self, phrase: &Phrase, rule: Rule) -> io::Result<()> {
        let sentence = self.words().say(phrase);
        writeln!(self.output, "{sentence} ({rule})")
    }

    /// Greets, tells the last move and asks.
    fn begin(&mut self) -> io::Result<()> {
        self.say_key("rp-game-title")?;
        self.say_key("tui-plain-greeting")?;
        let told = self.sitting.history();
        let asked = |told: &Told| matches!(told, Told::Seen(Sighting::Asked { .. }));
        // A resumed game begins with its last move: what lies between the last two questions.
        let last = told.iter().rposition(asked).unwrap_or(told.len());
        let first = told[..last].iter().rposition(asked).map_or(0, |place| place + 1);
        self.tell_told(&told[first..])?;
        self.after_move()
    }

    fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn tell_told(&mut self, told: &[Told]) -> io::Result<()> {
        for told in told {
            if !matches!(told, Told::Seen(Sighting::Asked { .. })) {
                writeln!(self.output, "{}", text::tell(self.words(), told))?;
            }
        }
        Ok(())
    }

    /// Plays a forced closing if that is wanted, then asks or tells the end.
    fn after_move(&mut self) -> io::Result<()> {
        let scene = self.sitting.scene();
        if self.auto_close && tell::is_forced(&scene) {
            self.say_ruled(&Phrase::new("tui-forced"), Rule("RP-5.3"))?;
            return self.change(Wanted::Play(Command::Close));
        }
        self.ask(&scene)
    }

    fn ask(&mut self, scene: &Scene) -> io::Result<()> {
        let history = self.sitting.history();
        tell::question(&mut self.output, Words::of(self.lang), scene, &history)
    }

    /// Makes or takes back a move and tells what came of it.
    fn change(&mut self, wanted: Wanted) -> io::Result<()> {
        self.waiting = Waiting::Choice;
        let done = match wanted {
            Wanted::Play(command) => self.sitting.play(command),
            Wanted::TakeBack => self.sitting.take_back(),
        };
        match done {
            Ok(told) => {
                self.tell_told(&told)?;
                if !self.sitting.is_kept() {
                    self.say_key("tui-unkept-badge")?;
                }
                self.after_move()
            }
            Err(Trouble::Refused(phrase, rule)) => self.say_ruled(&phrase, rule),
            Err(Trouble::Unwritten(error)) => {
                self.waiting = Waiting::Unwritten(wanted);
                self.say(&Phrase::new("tui-unwritten").with("cause", Arg::Text(error.to_string())))?;
                self.say_key("tui-plain-unwritten")
            }
        }
    }

    fn say_farewell(&mut self) -> io::Result<()> {
        if self.sitting.scene().view.end.is_some() {
            return Ok(());
        }
        match self.sitting.place() {
            Some(place) if self.sitting.is_kept() => {
                self.say(&Phrase::new("tui-kept").with("place", Arg::Text(place)))
            }
            _ => self.say_key("tui-not-kept"),
        }
    }

    /// Takes one line of the player.
    fn answer(&mut self, line: &str) -> io::Result<Option<Next>> {
        let asked = verbs::read(self.words(), line);
        match self.waiting {
            Waiting::Confirmation(command) => {
                self.waiting = Waiting::Choice;
                if asked == Asked::Verb(Verb::Yes, "") {
                    self.change(Wanted::Play(command))?;
                    return Ok(None);
                }
                self.say_key("tui-plain-not-done")?;
                if matches!(asked, Asked::Verb(Verb::No, _) | Asked::Nothing) {
                    return Ok(None);
                }
            }
            Waiting::Unwritten(wanted) => match asked {
                Asked::Verb(Verb::Retry, _) => return self.change(wanted).map(|()| None),
                Asked::Verb(Verb::PlayOn, _) => {
                    self.sitting.allow_unwritten();
                    return self.change(wanted).map(|()| None);
                }
                Asked::Verb(verb, _) if verb.is_question() || verb == Verb::Quit => {}
                _ => return self.say_key("tui-plain-unwritten").map(|()| None),
            },
            Waiting::Choice => {}
        }
        match asked {
            Asked::Nothing => self.ask(&self.sitting.scene())?,
            Asked::Number(number) => self.choose_number(number)?,
            Asked::Card(card) => self.go(|choice| choice_card(choice) == Some(card), card)?,
            Asked::Verb(verb, rest) => return self.obey(verb, rest),
            Asked::Unknown => {
                self.say(&Phrase::new("tui-plain-unknown").with("words", Arg::Text(shown(line))))?
            }
        }
        Ok(None)
    }

    fn choose_number(&mut self, number: usize) -> io::Result<()> {
        let scene = self.sitting.scene();
        match number.checked_sub(1).and_then(|place| scene.choices.get(place)) {
            Some(command) => self.choose(&scene, *command),
            None => self.say(&Phrase::new("tui-no-such-choice").with("number", number as u32)),
        }
    }

    /// Makes a choice, unless it wants a second thought.
    fn choose(&mut self, scene: &Scene, command: Command) -> io::Result<()> {
        let question = if command == Command::Concede {
            "tui-ask-concede"
        } else if is_dead_end(&scene.view, command) {
            "tui-ask-dead-end"
        } else {
            return self.change(Wanted::Play(command));
        };
        self.waiting = Waiting::Confirmation(command);
        self.say_key(question)?;
        self.say_key("tui-plain-confirm")
    }

    /// Goes through the door that fits; a card that is not offered is refused by the rules, with why.
    fn go(&mut self, fits: impl Fn(Command) -> bool, card: Card) -> io::Result<()> {
        let scene = self.sitting.scene();
        match scene.choices.iter().find(|choice| fits(**choice)) {
            Some(command) => self.choose(&scene, *command),
            None if scene.view.fresh.is_empty() => self.change(Wanted::Play(Command::Door { card })),
            None => self.change(Wanted::Play(Command::Fresh { card })),
        }
    }

    /// `door 3d`, or `door 3` where only one door leads there anyway.
    fn go_by_words(&mut self, rest: &str) -> io::Result<()> {
        if let Ok(card) = rest.parse::<Card>() {
            return self.go(|choice| choice_card(choice) == Some(card), card);
        }
        let scene = self.sitting.scene();
        let room = rest.parse::<Room>().ok();
        let leads_there = |choice: &&Command| room.is_some() && choice_card(**choice).map(Card::room) == room;
        match scene.choices.iter().find(leads_there) {
            Some(command) => self.choose(&scene, *command),
            None => self.say(&Phrase::new("tui-plain-no-door").with("words", Arg::Text(shown(rest)))),
        }
    }

    fn obey(&mut self, verb: Verb, rest: &str) -> io::Result<Option<Next>> {
        let scene = self.sitting.scene();
        let over = scene.view.end.is_some();
        match verb {
            Verb::Quit => return Ok(Some(Next::Leave)),
            Verb::New if over => return Ok(Some(Next::NewGame)),
            Verb::Again if over => return Ok(Some(Next::SameDeal)),
            Verb::New | Verb::Again => self.say_key("tui-plain-not-over")?,
            Verb::Door => self.go_by_words(rest)?,
            Verb::Flip => self.choose(&scene, Command::Flip)?,
            Verb::Skip => self.choose(&scene, Command::Skip)?,
            Verb::Passage => self.choose(&scene, Command::Passage)?,
            Verb::Close => self.choose(&scene, Command::Close)?,
            Verb::Seal => self.choose(&scene, Command::CloseViaPassage)?,
            Verb::Concede if over => self.change(Wanted::Play(Command::Concede))?,
            Verb::Concede => self.choose(&scene, Command::Concede)?,
            Verb::Undo => self.undo(&scene)?,
            Verb::Language => self.switch(rest, &scene)?,
            Verb::Retry | Verb::PlayOn | Verb::Yes | Verb::No => self.say_key("tui-plain-nothing-asked")?,
            _ => {
                let words = self.words();
                let history = self.sitting.history();
                tell::answer(&mut self.output, words, verb, rest, &scene, &history)?;
            }
        }
        Ok(None)
    }

    fn undo(&mut self, scene: &Scene) -> io::Result<()> {
        if !self.sitting.is_practice() {
            self.say_ruled(&Phrase::new("tui-undo-counted"), Rule("RP-8.2"))
        } else if !scene.can_take_back {
            self.say_ruled(&Phrase::new("tui-undo-nothing"), Rule("RP-8.2"))
        } else {
            self.change(Wanted::TakeBack)
        }
    }

    fn switch(&mut self, rest: &str, scene: &Scene) -> io::Result<()> {
        match Lang::from_tag(rest) {
            Some(lang) => {
                self.lang = lang;
                self.ask(scene)
            }
            None => self.say_key("tui-plain-languages"),
        }
    }
}

/// The door a choice goes through.
fn choice_card(choice: Command) -> Option<Card> {
    match choice {
        Command::Door { card } | Command::Fresh { card } => Some(card),
        _ => None,
    }
}

/// What the player typed, safe to repeat: short and without control signs.
fn shown(line: &str) -> String {
    let clean: String = line.chars().filter(|sign| !sign.is_control()).collect();
    crate::text::clip(&clean, 40)
}
