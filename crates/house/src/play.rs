//! A table in play, whichever game it is of.
//!
//! [`Match`] is the one form in which the rest of the house knows a game; [`Playing`] is that form for a game's type.
//! Everything that comes out of it is for one audience and may be sent to it as it is.

mod bots;
mod mind;
mod playing;
mod race;
mod texts;
mod window;

pub(crate) use mind::Question;
pub(crate) use playing::{Playing, Start};
pub(crate) use race::{Judged, Moment, Opening, Pressed, Racing};
pub(crate) use texts::Texts;
pub(crate) use window::Window;

use crate::HouseRefusal;
use crate::hosted::{Absence, Hosted};
use catalog::lesson::Deed;
use engine::log::LogError;
use engine::race::{LineQuality, LineTimes};
use engine::table::Holder;
use engine::{Audience, BreakOff, Mode, Phrase, Problem, PromptId, Refusing, Seat, SeatSet};
use protocol::wire::{self, Choice, ChoiceAdvice, Glimpse, Json, JsonOf, Outline, Prompt, Trouble, Waiting};
use serde_json::Value;

/// What became of an accepted answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taken {
    /// It took effect and is in the log.
    Moved,
    /// It lies sealed until the window closes.
    Sealed,
}

/// An open prompt, as much as the house needs of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenPrompt {
    pub(crate) id: PromptId,
    pub(crate) seat: Seat,
    pub(crate) mode: Mode,
    pub(crate) must: bool,
    /// When the rules want to be woken, in table time.
    pub(crate) until: Option<u64>,
    /// Whether it belongs to a window of reactions.
    pub(crate) in_window: bool,
}

/// What an audience saw of what happened, and sees now.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) seen: Vec<JsonOf<Glimpse>>,
    pub(crate) view: Outline,
}

/// What is said of the choices of a prompt.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advice {
    pub(crate) prompt: PromptId,
    /// Of each choice, in their order.
    pub(crate) choices: Vec<ChoiceAdvice>,
    /// Of letting it pass, where that is possible.
    pub(crate) pass: Option<ChoiceAdvice>,
}

/// A table as those see it who see it later.
#[derive(Clone, Debug)]
pub(crate) struct Late {
    pub(crate) seq: u32,
    /// What the last entry showed.
    pub(crate) seen: Vec<JsonOf<Glimpse>>,
    pub(crate) view: Outline,
    pub(crate) waiting: Vec<Waiting>,
    pub(crate) outcome: Option<Json>,
    /// What happened so far, where it is seen from nothing.
    pub(crate) told: JsonOf<Vec<wire::Phrase>>,
    /// Whether what was seen before does not lead here: it is seen anew.
    pub(crate) is_from_nothing: bool,
}

/// A table in play. Times are milliseconds of the table's own clock.
pub(crate) trait Match: Racing + Send {
    /// How many inputs the log has.
    fn seq(&self) -> u32;
    /// When the last input came.
    fn last_at(&self) -> u64;
    /// What is asked now; what lies sealed is not asked any more.
    fn asked(&self) -> Vec<OpenPrompt>;
    /// The window of reactions that is open.
    fn window(&self) -> Option<&Window>;
    /// The same, to ask for more time.
    fn window_mut(&mut self) -> Option<&mut Window>;
    /// Opens a window where the rules have, and closes it where they have; gives the seats whose sealed answers need
    /// not be kept any more.
    fn follow_window(&mut self) -> SeatSet;
    /// A person answers. What lies sealed then must be kept beside the log.
    fn command(&mut self, at: u64, seat: Seat, prompt: PromptId, command: &Value) -> Result<Taken, Trouble>;
    /// A person answers several questions of one kind, all or none.
    fn commands(&mut self, at: u64, seat: Seat, first: PromptId, commands: &[Value]) -> Result<(), Trouble>;
    /// A person answers by the place of a choice in the list of a prompt that must be answered.
    fn choose(&mut self, at: u64, seat: Seat, prompt: PromptId, choice: u16) -> Result<Taken, Trouble>;
    /// The command of such a choice.
    fn chosen(&self, seat: Seat, prompt: PromptId, choice: u16) -> Result<Value, Trouble>;
    /// The answer given for a seat whose time has run out.
    fn overdue(&mut self, at: u64, prompt: PromptId) -> Result<Taken, Trouble>;
    /// The time for sealed answers is over.
    fn close_round(&mut self, at: u64) -> Result<(), Trouble>;
    /// The time of a prompt has come.
    fn wake(&mut self, at: u64) -> Result<(), Trouble>;
    /// Takes the last move back.
    fn take_back(&mut self, at: u64) -> Result<(), Trouble>;
    /// A seat changes hands.
    fn hand(&mut self, at: u64, seat: Seat, holder: Holder) -> Result<(), Trouble>;
    /// A bot of this level sits down, or gets up.
    fn seat_bot(&mut self, seat: Seat, level: Option<&str>) -> Result<(), Trouble>;
    /// How often a seat has changed hands since the last move.
    fn handed_lately(&self, seat: Seat) -> usize;
    /// Ends the table, although the rules would go on.
    fn break_off(&mut self, at: u64, why: BreakOff) -> Result<(), Trouble>;
    /// From now on somebody sees the table later; so many entries have been seen.
    fn follow_late(&mut self, seen: u32);
    /// Nobody sees the table later any more.
    fn follow_no_longer(&mut self);
    /// When the next entry came that those have not seen.
    fn late_due(&self) -> Option<u64>;
    /// Shows them the next entry that came until then, if there is one; what it showed is made only if it is told.
    fn next_late(&mut self, until: u64, is_told: bool) -> Option<Option<Late>>;
    /// What they see now.
    fn late_view(&self) -> Option<Late>;
    /// Lets bots think about what they are asked.
    fn plan_bots(&mut self, now: u64, think_ms: (u32, u32));
    /// When the next bot moves.
    fn bots_due(&self) -> Option<u64>;
    /// Lets the first bot that is due move, or go out to think; nothing if none is, or if what it thought about has
    /// passed.
    fn move_bot(&mut self, now: u64) -> Result<Option<Taken>, Trouble>;
    /// Looks whether the bot that is out is at home again, and lets it move, or wait while the table is paused. Too late
    /// an answer is dropped.
    fn hear_bot(&mut self, now: u64, is_paused: bool) -> Result<Option<Taken>, Trouble>;
    /// Lets somebody think about what a seat is asked (TB-8).
    fn ask_advice(&mut self, seat: Seat, prompt: PromptId) -> Result<(), Trouble>;
    /// The advice that was asked for, once it is there; that it is given is in the log then.
    fn hear_advice(&mut self, at: u64) -> Option<Result<Advice, Trouble>>;
    /// The questions that go out, of a bot and for advice, if they have just gone.
    fn take_questions(&mut self) -> Vec<Question>;
    /// The seats of bots that thought less than they do by themselves when they last did.
    fn hurried(&self) -> SeatSet;
    /// Since when a bot is out.
    fn thinking_since(&self) -> Option<u64>;
    /// The lines of the log that have not been taken yet.
    fn take_lines(&mut self) -> Vec<String>;
    /// What audiences saw since [`Match::forget_seen`] and see now, one after the other.
    fn scenes(&self, audiences: &[Audience]) -> Vec<Scene>;
    /// What happened has been told.
    fn forget_seen(&mut self);
    /// What an audience sees now.
    fn view(&self, audience: Audience) -> Outline;
    /// What a seat is asked, with all it may answer.
    fn prompts(&self, seat: Seat) -> Vec<Prompt<JsonOf<Choice>>>;
    /// A seat's standing orders, in the game's words; nothing if they cannot be read.
    fn set_orders(&mut self, seat: Seat, orders: Option<&Value>);
    /// Whether a standing order answers a prompt in the open window of reactions.
    fn is_ordered(&self, prompt: PromptId) -> bool;
    /// Whom the table waits for, as far as everybody may know.
    fn waiting(&self) -> Vec<Waiting>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Json>;
    /// Whether the last move can be taken back.
    fn can_take_back(&self) -> bool;
    /// What an audience saw after this many inputs, unless something of it may be hidden again.
    fn missed(&self, since: u32, audience: Audience) -> JsonOf<Vec<Glimpse>>;
    /// What an audience may read of all that happened, the newest last: until `since` as those who watch do, from then on
    /// as itself.
    fn told(&self, since: u32, audience: Audience) -> JsonOf<Vec<wire::Phrase>>;
    /// What the table does about players who are away.
    fn absence(&self) -> Option<Absence>;
    /// Whether everybody must say that they are ready before the first move.
    fn awaits_ready(&self) -> bool;
    /// Whether the table stands between two rounds.
    fn is_between_rounds(&self) -> bool;
    /// Something happens that the script of a lesson says.
    fn carry_out(&mut self, at: u64, deed: &Deed) -> Result<(), Problem>;
    /// What to tell of a command.
    fn say_command(&self, command: &Value) -> Option<Phrase>;
}

/// Deals a table.
///
/// # Errors
/// The field at fault.
pub(crate) fn deal(game: &str, start: &Start) -> Result<Box<dyn Match>, Problem> {
    fn of<G: Hosted>(start: &Start) -> Result<Box<dyn Match>, Problem> {
        Ok(Box::new(Playing::<G>::deal(start)?))
    }
    catalog::with_game!(game, G => of::<G>(start))?
}

/// Loads a table from its log.
///
/// # Errors
/// What is wrong with the log.
pub(crate) fn load(game: &str, log: &str) -> Result<Box<dyn Match>, LogError> {
    fn of<G: Hosted>(log: &str) -> Result<Box<dyn Match>, LogError> {
        Ok(Box::new(Playing::<G>::load(log)?))
    }
    let unknown = |problem: Problem| LogError::Unreadable {
        place: engine::log::Place::Deal,
        message: problem.to_string(),
    };
    catalog::with_game!(game, G => of::<G>(log)).map_err(unknown)?
}

/// Checks seats and options and writes the options out in full.
///
/// # Errors
/// The field at fault.
pub(crate) fn check_options(
    game: &str,
    seats: u8,
    options: Option<&Value>,
    strangers: bool,
) -> Result<Value, Problem> {
    fn of<G: Hosted>(seats: u8, options: Option<&Value>, strangers: bool) -> Result<Value, Problem> {
        let options =
            G::read_options(options, strangers).map_err(|message| Problem::new("options", message))?;
        engine::table::NewTable::<G>::check(seats, &options, None)?;
        G::check_company(&options, strangers)?;
        serde_json::to_value(&options).map_err(|problem| Problem::new("options", problem.to_string()))
    }
    catalog::with_game!(game, G => of::<G>(seats, options, strangers))?
}

/// Whether standing orders are of the game's kind.
///
/// # Errors
/// What was expected and found.
pub(crate) fn check_orders(game: &str, orders: &Value) -> Result<(), Trouble> {
    fn of<G: Hosted>(orders: &Value) -> Result<(), String> {
        let read = <G::Orders as serde::Deserialize>::deserialize(orders);
        read.map(|_| ()).map_err(|problem| problem.to_string())
    }
    let found = catalog::with_game!(game, G => of::<G>(orders)).map_err(|problem| problem.to_string());
    found
        .and_then(|found| found)
        .map_err(|message| HouseRefusal::BadOrders.because(message))
}

/// Whether the lines of persons must be measured to play a game by these options.
pub(crate) fn needs_lines(game: &str, options: &Value) -> bool {
    fn of<G: Hosted>(options: &Value) -> bool {
        let options = <G::Options as serde::Deserialize>::deserialize(options);
        options.is_ok_and(|options| G::needs_lines(&options))
    }
    catalog::with_game!(game, G => of::<G>(options)).unwrap_or(false)
}

/// Whether a line is good enough for the races of a game.
pub(crate) fn line_quality(game: &str, line: &LineTimes) -> LineQuality {
    fn of<G: Hosted>(line: &LineTimes) -> LineQuality {
        G::quality(line)
    }
    catalog::with_game!(game, G => of::<G>(line)).unwrap_or_default()
}

/// Whether a game has a bot of this level.
pub(crate) fn check_bot(game: &str, level: &str) -> Result<&'static str, Trouble> {
    fn of<G: Hosted>(level: &str) -> Result<&'static str, String> {
        G::find_bot(level)
            .map(|bot| bot.name)
            .map_err(|unknown| unknown.to_string())
    }
    let found = catalog::with_game!(game, G => of::<G>(level)).map_err(|problem| problem.to_string());
    found
        .and_then(|found| found)
        .map_err(|message| HouseRefusal::NoSuchBot.because(&message))
}

/// The level of the bot that is usually played against.
pub(crate) fn usual_bot(game: &str) -> String {
    fn of<G: Hosted>() -> String {
        G::usual_bot().name.to_owned()
    }
    catalog::with_game!(game, G => of::<G>()).unwrap_or_default()
}

/// What is told of all games.
pub(crate) fn facts() -> Vec<protocol::wire::GameFacts> {
    fn bots<G: Hosted>() -> Vec<protocol::wire::BotFacts> {
        let bot = |bot: &::bots::BotInfo<G>| protocol::wire::BotFacts {
            level: bot.name.to_owned(),
            about: bot.about.to_owned(),
        };
        G::levels().map(bot).collect()
    }
    fn presets<G: crate::hosted::Hosted>() -> Vec<protocol::wire::PresetFacts> {
        let preset = |preset: &engine::PresetInfo| {
            let options = engine::preset::options::<G>(preset).ok()?;
            Some(protocol::wire::PresetFacts {
                name: preset.name.to_owned(),
                options: Json::of(&options),
            })
        };
        G::PRESETS.iter().filter_map(preset).collect()
    }
    let option = |option: &engine::OptionInfo| protocol::wire::OptionFacts {
        name: option.name.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
        rule: option.rule.0.to_owned(),
        topic: option.topic,
        unit: option.unit,
    };
    let advice = |advice: &engine::Advice| protocol::wire::AdviceFacts {
        seats_max: advice.seats_max,
        option: advice.option.map(|(name, _)| name.to_owned()),
        value: advice.option.map(|(_, value)| value.to_owned()),
        say: advice.say.to_owned(),
    };
    let game = |game: catalog::Facts| protocol::wire::GameFacts {
        name: game.name.to_owned(),
        title: game.title.to_owned(),
        prefix: game.prefix.to_owned(),
        seats_min: *game.seats.start(),
        seats_max: *game.seats.end(),
        secrets: game.secrets,
        forgets: game.forgets,
        races: game.races,
        minutes_min: *game.minutes.start(),
        minutes_max: *game.minutes.end(),
        difficulty: game.difficulty,
        options: game.options.iter().map(option).collect(),
        advice: game.advice.iter().map(advice).collect(),
        bots: catalog::with_game!(game.name, G => bots::<G>()).unwrap_or_default(),
        usual_bot: usual_bot(game.name),
        presets: catalog::with_game!(game.name, G => presets::<G>()).unwrap_or_default(),
    };
    catalog::games().into_iter().map(game).collect()
}

/// A refusal of the rules or the table, as it is told.
pub(crate) fn refusal(refused: &impl Refusing) -> Trouble {
    Trouble {
        code: refused.code().to_owned(),
        rule: Some(refused.rule().0.to_owned()),
        say: refused.phrase().into(),
        retry_ms: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::fmt::Write as _;

    /// What pages show of games before the house has welcomed them.
    fn typescript() -> String {
        let mut text = String::from(
            "// The facts of each game that pages know beforehand. Made from crates/house: do not edit.\n\
             // SEXTON_UPDATE=1 cargo test -p house browser writes it anew.\n\n\
             export const FACTS = [\n",
        );
        for game in facts() {
            let facts = json!({
                "name": game.name,
                "title": game.title,
                "prefix": game.prefix.to_lowercase(),
                "seats_min": game.seats_min,
                "seats_max": game.seats_max,
                "secrets": game.secrets,
                "races": game.races,
                "minutes_min": game.minutes_min,
                "minutes_max": game.minutes_max,
                "difficulty": game.difficulty,
            });
            let _ = writeln!(text, "  {facts},");
        }
        text + "] as const;\n"
    }

    #[test]
    fn the_browser_knows_the_games_as_they_are() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/facts.ts");
        let fresh = typescript();
        if std::env::var_os("SEXTON_UPDATE").is_some() {
            std::fs::write(path, &fresh).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            kept == fresh,
            "web/src/wire/facts.ts is stale: run SEXTON_UPDATE=1 cargo test -p house browser"
        );
    }
}
