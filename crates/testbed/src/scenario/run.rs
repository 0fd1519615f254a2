//! Playing a story.

use super::{Act, Script, ScriptLine, Story, StoryTable, Word, audience};
use crate::options::from_pairs;
use engine::preset::value_of;
use engine::table::{Accepted, NewTable};
use engine::{Audience, Game, PromptId, Refused, Refusing as _, Seat, Secret, Stamp, Table};

type Fault = (usize, String);

/// Plays one story to its end.
pub(super) fn story<S: Script>(story: &Story) -> Result<(), Fault> {
    let mut stage = Stage::<S>::Laid(Laying::new(story).map_err(|message| (story.number, message))?);
    for line in &story.lines {
        let fault = |message| (line.number, message);
        let play = match (line.word, line.text.strip_prefix("play ")) {
            (Word::Given, Some(acts)) => Some(acts),
            (Word::Given, None) => {
                stage.laying().map_err(fault)?.given(&line.text).map_err(fault)?;
                continue;
            }
            _ => None,
        };
        let playing = stage.playing().map_err(fault)?;
        match play {
            Some(acts) => acts.split('·').try_for_each(|text| {
                playing
                    .when(text.trim())
                    .map_err(|why| format!("{}: {why}", text.trim()))
            }),
            None => playing.step(line),
        }
        .map_err(fault)?;
    }
    // A story without a step still has to be dealt.
    stage
        .playing()
        .map(|_| ())
        .map_err(|message| (story.number, message))
}

/// Plays the inputs of a story and leaves out what it asserts. Tells each line with its words, and what its last input
/// brought about; `given` lines come before the story begins.
pub(crate) fn inputs<S: Script>(
    story: &Story,
    mut tell: impl FnMut(Word, &str, &StoryTable<S>, &[<S::Game as Game>::Event]),
) -> Result<(), Fault> {
    let mut stage = Stage::<S>::Laid(Laying::new(story).map_err(|message| (story.number, message))?);
    for line in &story.lines {
        let fault = |message| (line.number, message);
        let acts = match (line.word, line.text.strip_prefix("play ")) {
            (Word::Given, None) => {
                stage.laying().map_err(fault)?.given(&line.text).map_err(fault)?;
                continue;
            }
            (Word::Given, Some(acts)) => acts,
            (Word::When, _) => line.text.as_str(),
            _ => continue,
        };
        let playing = stage.playing().map_err(fault)?;
        for text in acts.split('·').map(str::trim) {
            playing
                .when(text)
                .map_err(|why| fault(format!("{text}: {why}")))?;
            tell(line.word, text, &playing.table, &playing.events);
        }
    }
    Ok(())
}

/// Before the deal, and after it.
enum Stage<S: Script> {
    Laid(Laying<S>),
    Playing(Box<Playing<S>>),
}

impl<S: Script> Stage<S> {
    fn laying(&mut self) -> Result<&mut Laying<S>, String> {
        match self {
            Stage::Laid(laying) => Ok(laying),
            Stage::Playing(_) => Err("`given` comes before the first move".to_owned()),
        }
    }

    fn playing(&mut self) -> Result<&mut Playing<S>, String> {
        if let Stage::Laid(laying) = self {
            *self = Stage::Playing(Box::new(Playing::deal(laying)?));
        }
        match self {
            Stage::Playing(playing) => Ok(playing),
            Stage::Laid(_) => unreachable!("the table was dealt above"),
        }
    }
}

/// What the `table` and `given` lines say.
struct Laying<S: Script> {
    given: S::Given,
    seats: u8,
    seed: u64,
    practice: bool,
    options: <S::Game as Game>::Options,
}

impl<S: Script> Laying<S> {
    fn new(story: &Story) -> Result<Laying<S>, String> {
        let mut words = story.table.split_whitespace();
        let name = words.next().unwrap_or_default();
        if name != S::Game::NAME {
            return Err(format!("expected a table of {}, found `{name}`", S::Game::NAME));
        }
        let mut laying = Laying {
            given: S::Given::default(),
            seats: *S::Game::SEATS.start(),
            seed: 0,
            practice: false,
            options: <S::Game as Game>::Options::default(),
        };
        let mut pairs = Vec::new();
        for word in words {
            match word.split_once('=') {
                Some(("seats", count)) => {
                    laying.seats = count.parse().map_err(|_| format!("seats: {count}"))?
                }
                Some(("seed", seed)) => laying.seed = seed.parse().map_err(|_| format!("seed: {seed}"))?,
                Some((name, value)) => pairs.push((name, value_of(value))),
                None if word == "practice" => laying.practice = true,
                None => return Err(format!("expected option=value, found `{word}`")),
            }
        }
        laying.options = from_pairs::<S::Game>(S::Game::NEWEST, &pairs)?;
        Ok(laying)
    }

    fn given(&mut self, text: &str) -> Result<(), String> {
        S::given(&mut self.given, text)
    }
}

/// A table that has been dealt, and what was seen there since the last input.
struct Playing<S: Script> {
    table: StoryTable<S>,
    events: Vec<<S::Game as Game>::Event>,
}

impl<S: Script> Playing<S> {
    fn deal(laying: &Laying<S>) -> Result<Playing<S>, String> {
        let new = NewTable {
            deal: S::deal(&laying.given, laying.seats)?,
            practice: laying.practice,
            ..NewTable::new(laying.seats, laying.options.clone())
        };
        let mut events = Vec::new();
        let table = Table::shuffled(new, Secret::from_seed(laying.seed), Vec::new(), &mut events)
            .map_err(|problem| problem.to_string())?;
        Ok(Playing { table, events })
    }

    fn step(&mut self, line: &ScriptLine) -> Result<(), String> {
        match line.word {
            Word::When | Word::Given => self.when(&line.text),
            Word::Refuse => self.refuse(line),
            Word::Then => self.then(&line.text),
            Word::Options => self.options(&line.text),
            Word::Sees => self.sees(&line.text),
        }
    }

    fn when(&mut self, text: &str) -> Result<(), String> {
        self.events.clear();
        let act = S::act(text)?;
        self.perform(act).map(|_| ()).map_err(|refused| {
            format!(
                "expected it to be accepted; refused by {} ({})",
                refused.rule(),
                refused.code()
            )
        })
    }

    fn refuse(&mut self, line: &ScriptLine) -> Result<(), String> {
        if line.rule().is_empty() {
            return Err("expected the rule that forbids it as a comment, as in `# TB-2.3`".to_owned());
        }
        let act = S::act(&line.text)?;
        let before = (self.table.digest(), self.table.entries().len());
        let events = self.events.len();
        let refused = match self.perform(act) {
            Ok(_) => return Err(format!("expected {} to refuse it; it was accepted", line.rule())),
            Err(refused) => refused,
        };
        if refused.rule().0 != line.rule() {
            let (rule, code) = (refused.rule(), refused.code());
            return Err(format!(
                "expected {} to refuse it; {rule} did ({code})",
                line.rule()
            ));
        }
        let after = (self.table.digest(), self.table.entries().len());
        if before != after || events != self.events.len() {
            return Err("the refusal changed something (TB-1.5)".to_owned());
        }
        Ok(())
    }

    fn perform(
        &mut self,
        act: Act<S::Game>,
    ) -> Result<Option<Accepted>, Refused<<S::Game as Game>::Refusal>> {
        let Playing { table, events } = self;
        // The table makes stamps rise by itself (TB-1.3).
        let at = Stamp(0);
        match act {
            Act::Command(seat, command) => {
                let prompt = prompt_for::<S>(table, seat, command);
                table.command(at, seat, prompt, command, events).map(Some)
            }
            Act::CloseRound => table.close_round(at, events).map(|()| None),
            Act::Verdict(verdict) => table.verdict(at, verdict, events).map(|()| None),
            Act::Wake(at) => table.wake(at, events).map(|()| None),
            Act::TakeBack => table.take_back(at).map(|()| None),
            Act::Hand(seat, holder) => table.hand(at, seat, holder).map(|()| None),
        }
    }

    fn then(&self, text: &str) -> Result<(), String> {
        let reason = self.table.outcome().map(|outcome| outcome.reason);
        if let Some(expected) = text.strip_prefix("ends ") {
            return match reason {
                Some(reason) if reason == expected => Ok(()),
                Some(reason) => Err(format!("expected the end `{expected}`, found `{reason}`")),
                None => Err(format!("expected the end `{expected}`; the table goes on")),
            };
        }
        if text == "goes on" {
            return match reason {
                None => Ok(()),
                Some(reason) => Err(format!("expected the table to go on; it ended with `{reason}`")),
            };
        }
        S::holds(&self.table, text)
    }

    fn options(&self, text: &str) -> Result<(), String> {
        let (seat, rest) = match text.split_once(' ') {
            Some((word, rest)) if !["exactly", "include", "lack"].contains(&word) => (S::seat(word)?, rest),
            _ => (Seat(0), text),
        };
        let (how, list) = rest.split_once(' ').unwrap_or((rest, ""));
        let mut offered = Vec::new();
        for prompt in self.table.prompts().iter().filter(|prompt| prompt.seat == seat) {
            offered.extend(self.table.choices(prompt));
        }
        offered.retain(|command| !S::Game::concedes(command));
        let names = list.split(',').map(str::trim).filter(|name| *name != "none");
        let named: Vec<_> = names
            .map(|name| match S::act(name)? {
                Act::Command(_, command) => Ok(command),
                _ => Err(format!("expected a command, found `{name}`")),
            })
            .collect::<Result<_, String>>()?;
        let all_in = |some: &[_], others: &[_]| some.iter().all(|command| others.contains(command));
        let holds = match how {
            "exactly" => named.len() == offered.len() && all_in(&named, &offered),
            "include" => all_in(&named, &offered),
            "lack" => !named.iter().any(|command| offered.contains(command)),
            _ => return Err(format!("expected exactly, include or lack, found `{how}`")),
        };
        holds
            .then_some(())
            .ok_or_else(|| format!("found the options {offered:?}"))
    }

    fn sees(&self, text: &str) -> Result<(), String> {
        // What is seen may have a colon of its own.
        let named = text
            .split_once(": ")
            .and_then(|(who, wanted)| audience::<S>(who).ok().map(|audience| (vec![audience], wanted)));
        let (who, wanted) =
            named.unwrap_or_else(|| (Audience::all(self.table.setup().seats).collect(), text));
        for audience in who {
            let sightings = self
                .events
                .iter()
                .filter_map(|event| S::Game::sighting(event, audience));
            let seen: Vec<String> = sightings.map(|sighting| S::sighting(&sighting)).collect();
            let holds = match wanted.strip_prefix("no ") {
                Some(unwanted) => !seen.iter().any(|sighting| sighting.contains(unwanted)),
                None => seen.iter().any(|sighting| sighting == wanted),
            };
            if !holds {
                return Err(format!("{audience} saw {seen:?}"));
            }
        }
        Ok(())
    }
}

/// The prompt a command is meant for: one of the seat's that takes it, else one of the seat's, else any.
fn prompt_for<S: Script>(table: &StoryTable<S>, seat: Seat, command: <S::Game as Game>::Command) -> PromptId {
    let prompts = S::Game::prompts(table.state());
    let own = || prompts.iter().filter(|prompt| prompt.seat == seat);
    let fitting = own().find(|prompt| S::Game::check(table.state(), prompt, command).is_ok());
    fitting
        .or_else(|| own().next())
        .or(prompts.first())
        .map_or(PromptId(0), |prompt| prompt.id)
}
