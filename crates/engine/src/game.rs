//! What a game is to the rest of the program.

use crate::chance::{Chance, Draw};
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::preset::PresetInfo;
use crate::prompt::{Prompt, PromptId, Prompts, Reaction};
use crate::refusal::{Refusing, Rule};
use crate::seat::Seat;
use crate::version::Version;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// When an input was received: milliseconds since the table was dealt, rising with every input.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamp(pub u64);

impl Stamp {
    /// The latest time that is believed; leaves room for inputs after it, and fits every reader of JSON.
    pub const MAX: Stamp = Stamp(1 << 52);
}

/// For whom something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Whoever sits there.
    Seat(Seat),
    /// Spectators, screens in the room, and everybody's log.
    Public,
}

impl Audience {
    /// All audiences of a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Audience> {
        (0..seats)
            .map(|seat| Audience::Seat(Seat(seat)))
            .chain([Audience::Public])
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Audience::Seat(seat) => write!(f, "seat:{}", seat.0),
            Audience::Public => f.write_str("public"),
        }
    }
}

impl std::str::FromStr for Audience {
    type Err = Problem;
    fn from_str(text: &str) -> Result<Audience, Problem> {
        let seat = text.strip_prefix("seat:").and_then(|seat| seat.parse().ok());
        match (text, seat) {
            ("public", _) => Ok(Audience::Public),
            (_, Some(seat)) => Ok(Audience::Seat(Seat(seat))),
            _ => Err(Problem::new(
                "audience",
                format!("expected \"public\" or \"seat:N\", found \"{text}\""),
            )),
        }
    }
}

/// Everything that can change a state. All of it is in the log; nothing else changes a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<G: Game> {
    /// A seat answers a prompt.
    Command {
        /// Who asks.
        seat: Seat,
        /// The prompt it answers.
        prompt: PromptId,
        /// What it wants.
        command: G::Command,
    },
    /// A sealed round closed with this play, or with everybody passing. The answers that lost are nowhere.
    Round {
        /// The play that counts.
        play: Option<(Seat, G::Command)>,
    },
    /// The referee has judged a race.
    Verdict(G::Verdict),
    /// The time a prompt was open for has come.
    Wake,
}

/// Takes what happens, in order. Playouts that need no events pass `()`.
pub trait Sink<E> {
    /// Takes one event.
    fn put(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn put(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, event: E) {
        self.push(event);
    }
}

/// Lets a closure take events.
#[derive(Debug)]
pub struct Each<F>(pub F);

impl<E, F: FnMut(E)> Sink<E> for Each<F> {
    #[inline]
    fn put(&mut self, event: E) {
        (self.0)(event);
    }
}

/// The verdict of a game without races.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {}

impl Serialize for Never {
    fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for Never {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Never, D::Error> {
        Err(serde::de::Error::custom("this game has no race to judge"))
    }
}

/// An option that is on or off; written `"on"` and `"off"`, read from booleans too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Not in force.
    #[default]
    Off,
    /// In force.
    On,
}

impl Switch {
    /// Whether it is on.
    #[inline]
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Switch, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected \"on\" or \"off\"")]
        enum Either {
            Bool(bool),
            Word(Word),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Word {
            On,
            Off,
        }
        Ok(match Either::deserialize(deserializer)? {
            Either::Bool(true) | Either::Word(Word::On) => Switch::On,
            Either::Bool(false) | Either::Word(Word::Off) => Switch::Off,
        })
    }
}

/// One option of a game, told to clients, help pages and error messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in JSON and on the command line.
    pub name: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
    /// The rule or ruling it changes.
    pub rule: Rule,
    /// What it is about, so that options are found beside their like.
    pub topic: Topic,
    /// What its numbers count, if that is time.
    pub unit: Option<Unit>,
}

impl OptionInfo {
    /// An option whose values are words or plain numbers.
    pub const fn new(
        topic: Topic,
        name: &'static str,
        values: &'static [&'static str],
        rule: &'static str,
    ) -> OptionInfo {
        OptionInfo {
            name,
            values,
            rule: Rule(rule),
            topic,
            unit: None,
        }
    }

    /// The same, its numbers being times.
    pub const fn counting(self, unit: Unit) -> OptionInfo {
        OptionInfo {
            unit: Some(unit),
            ..self
        }
    }
}

/// What an option is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// What is on the table before the first move.
    Setup,
    /// What may be done in play.
    Play,
    /// How speed decides.
    Race,
    /// How the table ends, and who wins.
    End,
    /// How long people have.
    Time,
    /// How connections are made up for; for those who know why.
    Referee,
}

/// What numbers of an option count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Thousandths of a second.
    Millis,
    /// Seconds.
    Seconds,
}

/// How much there is to learn before one plays well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Explained in a minute; children play along.
    Easy,
    /// A few rules and a plan.
    Medium,
    /// Many things to weigh at once.
    Hard,
}

/// Something worth knowing before the deal: at few seats, perhaps only with an option. Nothing is forbidden by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// It is meant for so many seats, and fewer.
    pub seats_max: u8,
    /// It is meant for this value of this option only.
    pub option: Option<(&'static str, &'static str)>,
    /// The key of the sentence.
    pub say: &'static str,
    /// The ruling behind it.
    pub rule: Rule,
}

/// What a table that is agreed like this should know before the deal.
pub fn advice<G: Game>(options: &G::Options, seats: u8) -> impl Iterator<Item = &'static Advice> {
    let options = serde_json::to_value(options).unwrap_or_default();
    let is_agreed = move |(name, value): (&str, &str)| options[name] == value;
    let few_seats = G::ADVICE.iter().filter(move |advice| seats <= advice.seats_max);
    few_seats.filter(move |advice| advice.option.is_none_or(&is_agreed))
}

/// Something is wrong with options, seats or a deal: which field, and what was expected and found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {message}")]
pub struct Problem {
    /// The field at fault.
    pub field: String,
    /// What was expected and what was found.
    pub message: String,
}

impl Problem {
    /// A problem of a field.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem {
            field: field.into(),
            message: message.into(),
        }
    }
}

/// The rules of one title.
///
/// The state and the events hold the whole truth and cannot be serialized. Views and sightings are other types,
/// built from nothing: what is not put in cannot leak.
pub trait Game: Sized + Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The name in paths, logs and on the command line.
    const NAME: &'static str;
    /// The letters its rule numbers begin with.
    const RULE_PREFIX: &'static str;
    /// The versions of the rules that are still played, the oldest first; new tables get the newest.
    ///
    /// A change that makes an old log replay differently adds a version, and the rules branch on the version of the
    /// state. An old version leaves when no table of it is worth keeping.
    const RULES: RangeInclusive<u32>;
    /// The version new tables get.
    const NEWEST: Version = Version(*Self::RULES.end());
    /// How many may sit down.
    const SEATS: RangeInclusive<u8>;
    /// The options in the order of the spec.
    const OPTIONS: &'static [OptionInfo];
    /// The options that came with a later version of the rules than the first, and with which. Logs of older versions
    /// do not name them; [`Game::default_options`] says what was played instead.
    const LATER_OPTIONS: &'static [(&'static str, u32)] = &[];
    /// Whether seats know what others do not for longer than a moment: where several share a screen, a curtain falls
    /// between them.
    const SECRETS: bool;
    /// Whether something that was seen can be hidden again: then nothing of the past is told twice.
    const FORGETS: bool;
    /// Whether speed decides: where several share a screen, all of them act at once.
    const RACES: bool;
    /// How many minutes a table usually takes.
    const MINUTES: RangeInclusive<u8>;
    /// How hard it is for beginners.
    const DIFFICULTY: Difficulty;
    /// What is worth knowing before the deal.
    const ADVICE: &'static [Advice] = &[];
    /// The ways to play that have a name, the rule sheet's own first (TB-7.1).
    const PRESETS: &'static [PresetInfo];

    /// What the table agreed on.
    type Options: Clone + Eq + Default + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything the shuffles decided, so that a table can be dealt again or made up.
    type Deal: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth.
    type State: Clone + Hash + Send + Sync;
    /// What a prompt is about.
    type Kind: Copy + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What a seat may ask for.
    type Command: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What the referee of a race says; [`Never`] if there are no races.
    type Verdict: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why the rules say no.
    type Refusal: Copy + Eq + fmt::Debug + Refusing + Send + Sync;
    /// What happened, in full; its text form is for goldens and local tools.
    type Event: Clone + fmt::Debug + fmt::Display + Send + Sync;
    /// What one audience saw of an event.
    type Sighting: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What one audience sees now.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// The information set of one audience: all it has seen so far, whether it still lies open or not.
    type Knowledge: Clone + Send + Sync;

    /// What a log of this version means by an option it leaves out. Games whose defaults never changed keep this.
    fn default_options(_: Version) -> Self::Options {
        Self::Options::default()
    }

    /// Whether these options can be played by so many seats.
    fn check_options(rules: Version, options: &Self::Options, seats: u8) -> Result<(), Problem>;

    /// Agrees on a guard against endless tables where none is agreed, for tables that bots play alone. Games that
    /// always end keep this.
    fn guard(_: &mut Self::Options) {}

    /// Makes the draws of the set-up.
    fn shuffle<C: Chance>(rules: Version, options: &Self::Options, seats: u8, chance: &mut C) -> Self::Deal;

    /// Whether a deal made up elsewhere has every piece exactly once, and is one these options would leave as it is.
    fn check_deal(
        rules: Version,
        options: &Self::Options,
        seats: u8,
        deal: &Self::Deal,
    ) -> Result<(), Problem>;

    /// Lays out a checked deal and plays up to the first prompt. The state remembers the version.
    fn deal<S: Sink<Self::Event>>(
        rules: Version,
        options: &Self::Options,
        seats: u8,
        deal: &Self::Deal,
        events: &mut S,
    ) -> Self::State;

    /// The deal with the later draws filled in as far as they are settled: those that happened, and with `chance`
    /// those that are bound to come. Dealing it again and giving the same commands gives the same table.
    fn settle_deal<C: Chance>(deal: &Self::Deal, drawn: &[Draw], chance: Option<&mut C>) -> Self::Deal;

    /// What is asked now.
    fn prompts(state: &Self::State) -> Prompts<Self::Kind>;

    /// Puts every legal answer to an open prompt into the caller's buffer, after what is there.
    ///
    /// What is offered depends only on what the prompt's seat knows.
    fn choices(state: &Self::State, prompt: &Prompt<Self::Kind>, choices: &mut Vec<Self::Command>);

    /// Whether a seat may give this answer to this open prompt.
    ///
    /// # Refusals
    /// The first rule that forbids it.
    fn check(
        state: &Self::State,
        prompt: &Prompt<Self::Kind>,
        command: Self::Command,
    ) -> Result<(), Self::Refusal>;

    /// Takes one input. Commands name a prompt that is open and belongs to their seat: the table has seen to that.
    ///
    /// # Refusals
    /// As [`Game::check`]; the state is untouched then.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        state: &mut Self::State,
        at: Stamp,
        input: Input<Self>,
        chance: &mut C,
        events: &mut S,
    ) -> Result<(), Self::Refusal>;

    /// Which of the sealed answers of a round counts; nothing if all passed. Games without sealed rounds keep this.
    fn first_sealed(_: &Self::State, _: &[(Seat, Self::Command)]) -> Option<(Seat, Self::Command)> {
        None
    }

    /// The verdict on a race run at one clock, where nothing is in dispute, and how many milliseconds it took; nothing
    /// if no race is on. `chance` is the referee's own. Games without races keep this.
    fn judge<C: Chance>(
        _: &Self::State,
        _: &[Reaction<Self::Command>],
        _: &mut C,
    ) -> Option<(Self::Verdict, u32)> {
        None
    }

    /// What an audience saw of an event, if anything.
    fn sighting(event: &Self::Event, audience: Audience) -> Option<Self::Sighting>;

    /// Whether the event turned up something hidden, so that nothing before it can be taken back (TB-5.2).
    fn turns_up(event: &Self::Event) -> bool;

    /// What an audience sees now.
    fn view(state: &Self::State, audience: Audience) -> Self::View;

    /// What an audience that sits down now can know. At the deal this is the start of every information set.
    fn knowledge(state: &Self::State, audience: Audience) -> Self::Knowledge;

    /// Adds a sighting to an information set.
    fn learn(knowledge: &mut Self::Knowledge, sighting: &Self::Sighting);

    /// What the holder of an information set sees now; equals [`Game::view`] of the state it was learnt from.
    fn view_known(knowledge: &Self::Knowledge) -> Self::View;

    /// By which rules the table of an information set is played, how many sit there, and what they agreed on.
    fn agreed(knowledge: &Self::Knowledge) -> (Version, u8, &Self::Options);

    /// A full state consistent with an information set, drawn by chance.
    fn determinize<C: Chance>(knowledge: &Self::Knowledge, chance: &mut C) -> Self::State;

    /// How the table ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Whether the command gives up the table. Bots and walks leave such commands alone.
    fn concedes(command: &Self::Command) -> bool;

    /// Numbers worth a mean over many tables; names are stable. The first is the length of the table, in whatever the
    /// game is counted by.
    fn measures(state: &Self::State, measure: &mut dyn FnMut(&'static str, u32));

    /// The groups a seat belonged to at a finished table, such as the family it played: a name and a number each.
    /// Statistics tell how often each group won. Games without groups keep this.
    fn groups(_: &Self::State, _: Seat, _: &mut dyn FnMut(&'static str, u32)) {}

    /// Asserts what must hold of every state.
    ///
    /// # Panics
    /// If the program, not a player, has made a mistake.
    fn assert_sound(state: &Self::State);

    /// Whether nobody may be told that a seat is asked this. Whoever tells who is asked goes by
    /// [`Prompt::is_secret`](crate::Prompt::is_secret).
    fn asks_in_secret(_: Self::Kind) -> bool {
        false
    }

    /// Whether a sighting tells of something that is hidden again: it is shown for this moment, and neither the
    /// sighting nor its words are kept. Games that forget nothing keep this.
    fn is_fleeting(_: &Self::Sighting) -> bool {
        false
    }

    /// Whether a sighting shows its seat, for a moment, what nobody else may see, in a game that has no secrets
    /// otherwise: on a screen that several share it is not told.
    fn is_private(_: &Self::Sighting) -> bool {
        false
    }

    /// Whether a sighting only says what prompts, seats and the board show, such as who is asked: no line of a history.
    /// What it reveals is told all the same.
    fn is_question(_: &Self::Sighting) -> bool {
        false
    }

    /// What to tell of a sighting, as it may stand in a history.
    fn say_sighting(sighting: &Self::Sighting) -> Phrase;

    /// What a sighting shows for this moment only, such as a face that is turned back: to be told and not to be kept.
    fn say_reveal(_: &Self::Sighting) -> Option<Phrase> {
        None
    }

    /// What to tell of a verdict, where there is more to say than that one was given.
    fn say_verdict(_: &Self::Verdict) -> Option<Phrase> {
        None
    }

    /// What to tell of a command one may give.
    fn say_command(command: &Self::Command) -> Phrase;

    /// The rule behind a command.
    fn rule_of(command: &Self::Command) -> Rule;
}
