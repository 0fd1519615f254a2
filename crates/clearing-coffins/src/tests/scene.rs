//! A position written as rows such as `YK [PM] – YB`, played on by short words.
//!
//! After every input the invariants are asserted, and what each audience has folded from its sightings is compared
//! with what it sees. A refusal must leave everything as it was.

use crate::api::{
    Anticipation, Bang, Bat, Claim, ClaimMode, Command, FalseStarts, Moon, Options, Phase, Place, Refusal,
    Sighting, Target, Verdict,
};
use crate::parts::{Card, Faces, ROW_MAX, Row, Slot, Throw};
use crate::public::Public;
use crate::setup::{canonical_deck, card_counts};
use crate::state::{Hidden, State};
use crate::{ClearingCoffins, Event, Knowledge};
use engine::{Audience, Digest, FaceDown, Fast, Game, Input, PromptId, Seat, SeatMap, Stamp};
use std::sync::Arc;

/// How a position is built: rows, cleared cards, the size of the pile.
pub(crate) struct Position {
    options: Options,
    rows: Vec<String>,
    cleared: Vec<usize>,
    pile: Option<usize>,
}

impl Position {
    /// One row per seat. `…` fills up to four cards with Up cards that are not YK.
    pub(crate) fn rows(rows: &[&str]) -> Position {
        Position {
            options: Options::default(),
            rows: rows.iter().map(|row| (*row).to_owned()).collect(),
            cleared: vec![0; rows.len()],
            pile: None,
        }
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Options)) -> Position {
        change(&mut self.options);
        self
    }

    pub(crate) fn pointed(self) -> Position {
        self.with(|options| options.claim_mode = ClaimMode::Pointed)
    }

    /// So many cards are cleared already.
    pub(crate) fn cleared(mut self, seat: usize, count: usize) -> Position {
        self.cleared[seat] = count;
        self
    }

    /// So many cards are left in the pile; the others lie at the end of the last row.
    pub(crate) fn pile(mut self, count: usize) -> Position {
        self.pile = Some(count);
        self
    }

    /// The position; S0 throws.
    pub(crate) fn build(self) -> Scene {
        let seats = self.rows.len() as u8;
        self.options.check(seats).unwrap();
        let mut left = Left(card_counts(self.options.deck_extra));
        let mut rows: Vec<Vec<(Slot, Option<Card>)>> = self
            .rows
            .iter()
            .map(|row| {
                let words = row.split_whitespace().filter(|word| *word != "…");
                words.map(|word| left.read(word)).collect()
            })
            .collect();
        for (row, text) in rows.iter_mut().zip(&self.rows) {
            while text.contains('…') && row.len() < 4 {
                row.push((Slot::Up(left.take_filler()), None));
            }
        }
        let cleared: Vec<Vec<Card>> = self
            .cleared
            .iter()
            .map(|count| (0..*count).map(|_| left.take_filler()).collect())
            .collect();
        if let Some(pile) = self.pile {
            while left.count() > pile {
                rows.last_mut()
                    .unwrap()
                    .push((Slot::Up(left.take_filler()), None));
            }
            assert_eq!(left.count(), pile, "there are cards enough for the pile");
        }
        let mut public = Public::new(ClearingCoffins::NEWEST, self.options, seats, Seat(0));
        let mut faces = SeatMap::new(seats, |_| [None; ROW_MAX]);
        for (seat, row) in (0..seats).map(Seat).zip(&rows) {
            public.rows[seat] = row.iter().map(|(slot, _)| *slot).collect::<Row>();
            public.cleared[seat] = cleared[seat.idx()].iter().copied().collect();
            for (slot, (_, face)) in row.iter().enumerate() {
                faces[seat][slot] = face.map(FaceDown::new);
            }
        }
        public.pile = left.count() as u8;
        public.round = 1;
        public.until = Some(Stamp(u64::from(self.options.throw_ms)));
        let pile = canonical_deck(self.options.deck_extra)
            .into_iter()
            .filter(|card| left.take(*card))
            .map(FaceDown::new)
            .collect();
        Scene::of(State {
            public,
            hidden: Hidden {
                faces,
                pile,
                rolled: None,
                dice: Arc::default(),
                picks: Arc::default(),
                picked: 0,
                thrown: 0,
            },
        })
    }
}

/// How many of each card are not laid out yet.
struct Left([u8; 6]);

impl Left {
    fn count(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    fn take(&mut self, card: Card) -> bool {
        let left = &mut self.0[card.idx()];
        let is_left = *left > 0;
        *left -= u8::from(is_left);
        is_left
    }

    /// The commonest card that is not YK, so that fillers never match `Y+K` before they must.
    fn take_filler(&mut self) -> Card {
        let others = Card::ALL.into_iter().skip(1);
        let card = others.max_by_key(|card| self.0[card.idx()]).unwrap();
        let card = if self.0[card.idx()] == 0 {
            Card::YellowSkull
        } else {
            card
        };
        assert!(self.take(card), "there are cards enough");
        card
    }

    fn read(&mut self, word: &str) -> (Slot, Option<Card>) {
        if word == "–" {
            return (Slot::Gap, None);
        }
        let face = word.strip_prefix('[').and_then(|word| word.strip_suffix(']'));
        let card: Card = face.unwrap_or(word).parse().unwrap();
        assert!(self.take(card), "there are cards enough");
        match face {
            Some(_) => (Slot::Down, Some(card)),
            None => (Slot::Up(card), None),
        }
    }
}

/// A position at play.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) chance: Fast,
    /// What the last input caused.
    pub(crate) events: Vec<Event>,
    pub(crate) at: Stamp,
    knowledge: Vec<Knowledge>,
}

impl Scene {
    pub(crate) fn of(state: State) -> Scene {
        ClearingCoffins::assert_sound(&state);
        let audiences = Audience::all(state.public.seats());
        let knowledge = audiences.map(|audience| state.knowledge(audience)).collect();
        Scene {
            state,
            chance: Fast::new(7),
            events: Vec::new(),
            at: Stamp(0),
            knowledge,
        }
    }

    /// A scene of one of the rows, with default options; the shortest way to say it.
    pub(crate) fn rows(rows: &[&str]) -> Scene {
        Position::rows(rows).build()
    }

    /// Takes an input, and checks all that must hold whatever it is.
    pub(crate) fn input(&mut self, input: Input<ClearingCoffins>) -> Result<(), Refusal> {
        let before = Digest::of(&self.state);
        let at = Stamp(self.at.0 + 1);
        let mut events = Vec::new();
        let applied = ClearingCoffins::apply(&mut self.state, at, input, &mut self.chance, &mut events);
        ClearingCoffins::assert_sound(&self.state);
        if applied.is_err() {
            assert_eq!(before, Digest::of(&self.state), "a refusal changes nothing");
            assert_eq!(events, [], "a refusal tells nothing");
            return applied;
        }
        self.at = at;
        for (audience, known) in Audience::all(self.state.public.seats()).zip(&mut self.knowledge) {
            for event in &events {
                if let Some(sighting) = event.sighting(audience) {
                    known.learn(&sighting);
                }
            }
            assert_eq!(known.view(), ClearingCoffins::view(&self.state, audience));
        }
        self.events = events;
        Ok(())
    }

    pub(crate) fn command(&mut self, seat: u8, command: Command) -> Result<(), Refusal> {
        let input = Input::Command {
            seat: Seat(seat),
            prompt: PromptId(0),
            command,
        };
        self.input(input)
    }

    /// A command that is accepted.
    #[track_caller]
    pub(crate) fn say(&mut self, seat: u8, command: Command) {
        self.command(seat, command).unwrap();
    }

    /// A command that is refused.
    #[track_caller]
    pub(crate) fn refuse(&mut self, seat: u8, command: Command, expected: Refusal) {
        assert_eq!(self.command(seat, command), Err(expected));
    }

    pub(crate) fn verdict(&mut self, verdict: Verdict) -> Result<(), Refusal> {
        self.input(Input::Verdict(verdict))
    }

    /// The thrower throws, and the dice will show this.
    #[track_caller]
    pub(crate) fn roll(&mut self, throw: &str) {
        let throw: Throw = throw.parse().unwrap();
        let die = self.state.public.options.colour_die;
        let faces = (0..36).map(|both| Faces {
            colour: both / 6,
            symbol: both % 6,
        });
        let faces = faces
            .into_iter()
            .find(|faces| Throw::of(die, *faces) == throw)
            .expect("the dice can show this");
        self.state.hidden.dice = vec![faces; self.state.hidden.thrown as usize + 1].into();
        let thrower = self.state.public.thrower;
        self.say(thrower.0, Command::Throw);
    }

    /// The thrower throws and the dice are shown.
    #[track_caller]
    pub(crate) fn throw(&mut self, throw: &str) {
        self.roll(throw);
        self.verdict(Verdict::Reveal).unwrap();
    }

    /// The referee's verdict, written `S1:500 S2:510→garlic S0:600→S0/2 false S3:-20`.
    pub(crate) fn try_adj(&mut self, text: &str) -> Result<(), Refusal> {
        self.verdict(adjudicate(text))
    }

    #[track_caller]
    pub(crate) fn adj(&mut self, text: &str) {
        self.try_adj(text).unwrap();
    }

    /// A time limit, by way of the wake-up at its time.
    #[track_caller]
    pub(crate) fn time_out(&mut self) {
        let until = self.state.public.until.expect("the phase has a time limit");
        self.at = Stamp(self.at.0.max(until.0 - 2));
        assert_eq!(self.input(Input::Wake), Err(Refusal::NotDue));
        self.at = Stamp(self.at.0.max(until.0 - 1));
        self.input(Input::Wake).unwrap();
    }

    /// The row of a seat, with what lies under the coffins.
    pub(crate) fn row(&self, seat: u8) -> String {
        let seat = Seat(seat);
        let words = self.state.public.rows[seat].iter().map(|(slot, seen)| {
            let face = self.state.face(Place { seat, slot });
            match (seen, face) {
                (Slot::Up(card), _) => card.to_string(),
                (Slot::Down, Some(face)) => format!("[{face}]"),
                _ => "–".to_owned(),
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn cleared(&self, seat: u8) -> usize {
        self.state.public.cleared[Seat(seat)].len()
    }

    pub(crate) fn pile(&self) -> usize {
        usize::from(self.state.public.pile)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.public.phase
    }

    /// Who has the dice, if the game waits for the throw.
    pub(crate) fn next_thrower(&self) -> Option<u8> {
        (self.phase() == Phase::AwaitThrow).then_some(self.state.public.thrower.0)
    }

    /// What everybody saw of the last input.
    pub(crate) fn seen(&self) -> Vec<Sighting> {
        let seen = |event: &Event| event.sighting(Audience::Public);
        self.events.iter().filter_map(seen).collect()
    }

    /// What an audience has folded from its sightings.
    pub(crate) fn known(&self, audience: Audience) -> &Knowledge {
        let of_audience = |known: &&Knowledge| known.audience == audience;
        self.knowledge.iter().find(of_audience).unwrap()
    }

    /// What is offered to the seat the game waits for, or to this racing seat.
    pub(crate) fn choices(&self, seat: u8) -> Vec<Command> {
        let mut choices = Vec::new();
        for prompt in ClearingCoffins::prompts(&self.state) {
            if prompt.seat == Seat(seat) {
                ClearingCoffins::choices(&self.state, &prompt, &mut choices);
            }
        }
        choices
    }
}

/// A verdict as scripts write it.
pub(crate) fn adjudicate(text: &str) -> Verdict {
    let mut bangs = Vec::new();
    let mut false_starts = FalseStarts::new();
    let mut is_false = false;
    for word in text.split_whitespace() {
        if word == "false" {
            is_false = true;
            continue;
        }
        let (hand, target) = word.split_once('→').map_or((word, None), |(h, t)| (h, Some(t)));
        let (seat, reaction) = hand.split_once(':').unwrap();
        let seat = Seat(seat.strip_prefix('S').unwrap().parse().unwrap());
        let reaction_ms = reaction.parse().unwrap();
        if is_false {
            false_starts.push(Anticipation { seat, reaction_ms });
        } else {
            bangs.push(Bang {
                seat,
                reaction_ms,
                target: target.map(read_target),
            });
        }
    }
    Verdict::Adjudicate {
        bangs: bangs.into_iter().collect(),
        false_starts,
    }
}

fn read_target(text: &str) -> Target {
    match text.split_once('/') {
        None => Target::Garlic,
        Some((seat, slot)) => Target::Card(at(
            seat.strip_prefix('S').unwrap().parse().unwrap(),
            slot.parse().unwrap(),
        )),
    }
}

pub(crate) fn at(seat: u8, slot: u8) -> Place {
    Place {
        seat: Seat(seat),
        slot,
    }
}

pub(crate) fn claim(seat: u8, slot: u8) -> Command {
    Command::Claim(Claim::Card(at(seat, slot)))
}

pub(crate) const CONCEDE: Command = Command::Claim(Claim::Concede);

pub(crate) fn bat(bat: impl FnOnce(Place) -> Bat, seat: u8, slot: u8) -> Command {
    Command::BatChoose(bat(at(seat, slot)))
}

pub(crate) fn moon(a: (u8, u8), b: (u8, u8)) -> Command {
    Command::MoonPick(Moon::Cards {
        a: at(a.0, a.1),
        b: at(b.0, b.1),
    })
}

pub(crate) fn pick(slot: u8) -> Command {
    Command::PenaltyPick { slot }
}
