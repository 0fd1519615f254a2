//! What is said of the choices of *Clearing Coffins*, by somebody who remembers every card that was ever seen (CC-9.6),
//! among people of the usual speed.

use super::Racer;
use super::level::{OwnOther, PerMille, STEADY};
use super::racer::hand;
use crate::Bot as _;
use crate::advice::Pondering;
use crate::search::{Guide, Manner, Weighed};
use clearing_coffins::parts::{Card, Slot, Symbol};
use clearing_coffins::{
    Bat, Claim, ClearingCoffins, Command, Kind, Knowledge, Moon, Phase, Place, State, Target, text,
};
use engine::{Audience, Fast, Game as _, MAX_SEATS, Phrase, Prompt, Seat};

/// The chance to win with each choice.
pub(super) fn weigh(
    known: &Knowledge,
    prompt: &Prompt<Kind>,
    choices: &[Command],
    pondering: Pondering,
    rng: &mut Fast,
) -> Vec<Weighed<Command>> {
    let mut guide = Company {
        known,
        plans: [None; MAX_SEATS],
    };
    let manner = Manner {
        breadth: (4, 0.4),
        ..Manner::default()
    };
    pondering.weigh::<ClearingCoffins, _>(&mut guide, manner, prompt, choices, rng)
}

/// People of the usual speed in all seats, who remember most of their own cards and half of the others'.
struct Company<'a> {
    known: &'a Knowledge,
    /// What each banged for, and in which round.
    plans: [Option<(u32, Claim)>; MAX_SEATS],
}

/// How often people remember a card that lies down: their own, and another's.
const REMEMBERED: OwnOther<PerMille> = OwnOther {
    own: PerMille(900),
    other: PerMille(500),
};

/// Judged after so many inputs beyond the tree: some twenty throws.
const HORIZON: u32 = 80;

/// A card of an imagined table that somebody there could point at, and how long it takes to think of it (CC-11.8).
fn idea(state: &State, seat: Seat, rng: &mut Fast) -> Option<(Claim, u32)> {
    let public = state.public();
    let is_right = |place: &Place| state.is_right(seat, Target::Card(*place));
    let down = |of: Seat| {
        public.rows[of]
            .downs()
            .iter()
            .map(move |slot| Place { seat: of, slot })
    };
    if let Some(place) = down(seat).find(is_right).filter(|_| REMEMBERED.own.happens(rng)) {
        return Some((Claim::Card(place), STEADY.thought.own_down_ms));
    }
    let up = public.rows[seat].iter().filter(|(_, slot)| slot.up().is_some());
    if let Some(place) = up.map(|(slot, _)| Place { seat, slot }).find(is_right) {
        return Some((Claim::Card(place), 0));
    }
    let others = (1..public.seats()).map(|step| Seat((seat.0 + step) % public.seats()));
    let victim = others.flat_map(down).find(is_right);
    let victim = victim.filter(|_| REMEMBERED.other.happens(rng));
    victim.map(|place| (Claim::Card(place), STEADY.thought.others_down_ms))
}

impl Guide<ClearingCoffins> for Company<'_> {
    fn imagine(&mut self, rng: &mut Fast) -> State {
        self.plans = [None; MAX_SEATS];
        ClearingCoffins::determinize(self.known, rng)
    }

    fn answer(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        if prompt.kind == Kind::Claim {
            let round = state.public().round;
            let planned = self.plans[prompt.seat.idx()].filter(|(of, _)| *of == round);
            let claim = planned.map(|(_, claim)| claim);
            let claim = claim.or_else(|| Some(idea(state, prompt.seat, rng)?.0));
            return Command::Claim(claim.unwrap_or(Claim::Concede));
        }
        let known = ClearingCoffins::knowledge(state, Audience::Seat(prompt.seat));
        Racer::new(STEADY).answer(&known, prompt, choices, rng)
    }

    fn react(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        let (public, seat) = (state.public(), prompt.seat);
        if prompt.kind != Kind::Bang || public.sit_out[seat] > 0 {
            return None;
        }
        let found = match public.throw?.special() {
            Some(Symbol::Skull) => None,
            Some(Symbol::Bat | Symbol::Moon) => Some((Claim::Concede, STEADY.thought.special_ms)),
            None => idea(state, seat, rng),
        };
        let Some((claim, thought_ms)) = found else {
            let pass = choices.contains(&Command::Pass).then_some(Command::Pass);
            return pass.map(|pass| (STEADY.react(STEADY.thought.others_down_ms, rng), pass));
        };
        self.plans[seat.idx()] = Some((public.round, claim));
        Some((STEADY.react(thought_ms, rng), hand(public, claim)))
    }

    fn reaction_ms(&mut self, _: Seat, _: &Command, rng: &mut Fast) -> u32 {
        STEADY.react(0, rng)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// Who won; before that, who has cleared and closed more.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = ClearingCoffins::outcome(state) {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let public = state.public();
        let score = |seat: Seat| {
            let (cleared, down) = (public.cleared[seat].len(), public.rows[seat].down_count());
            2.0 * cleared as f32 + down as f32 - 0.5 * public.rows[seat].size() as f32
        };
        let others = (0..public.seats()).map(Seat).filter(|other| *other != seat);
        let best = others.map(score).fold(f32::MIN, f32::max);
        1.0 / (1.0 + (-0.6 * (score(seat) - best)).exp())
    }
}

/// What speaks for a choice and against it.
pub(super) fn reasons(known: &Knowledge, prompt: &Prompt<Kind>, choice: Option<&Command>) -> Vec<Phrase> {
    let me = prompt.seat;
    match choice.copied() {
        None
        | Some(
            Command::Pass
            | Command::Bang { target: None }
            | Command::Bang {
                target: Some(Target::Garlic),
            },
        ) if prompt.kind == Kind::Bang => best_match(known, me).into_iter().collect(),
        Some(Command::Bang {
            target: Some(Target::Card(place)),
        }) => matches(known, me, place).into_iter().collect(),
        Some(Command::Claim(Claim::Card(place))) => matches(known, me, place).into_iter().collect(),
        Some(Command::Claim(Claim::Concede)) => vec![Phrase::new("cc-why-concede")],
        Some(Command::BatChoose(bat)) => self::bat(known, bat),
        Some(Command::MoonPick(Moon::Cards { a, b })) => moon(known, me, a, b),
        Some(Command::MoonPick(Moon::Decline)) => vec![Phrase::new("cc-why-moon-decline")],
        Some(Command::MoonDecide { .. }) => match known.public.phase {
            Phase::MoonDecide { a, b, .. } => moon(known, me, a, b),
            _ => Vec::new(),
        },
        Some(Command::PenaltyPick { slot }) => {
            remembered(known, Place { seat: me, slot }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The face of a card, open or remembered.
fn face(known: &Knowledge, place: Place) -> Option<Card> {
    known.public.slot(place).up().or_else(|| known.face(place))
}

/// Whether a card matches the throw, and what comes of it (CC-5.2). Every card has lain open for all to see.
fn matches(known: &Knowledge, me: Seat, place: Place) -> Option<Phrase> {
    let Some(throw) = known.public.throw else {
        return remembered(known, place);
    };
    Some(match (face(known, place)?, known.public.slot(place)) {
        (card, _) if !throw.matches(card) => Phrase::new("cc-why-wrong").with("card", text::card(card)),
        (card, Slot::Down) if place.seat == me => Phrase::new("cc-why-clears").with("card", text::card(card)),
        (card, Slot::Down) => Phrase::new("cc-why-exposes")
            .with("seat", place.seat)
            .with("card", text::card(card)),
        (card, _) => Phrase::new("cc-why-closes").with("card", text::card(card)),
    })
}

/// The best card to bang for, if one is known (CC-11.8).
fn best_match(known: &Knowledge, me: Seat) -> Option<Phrase> {
    let public = &known.public;
    let throw = public.throw?;
    if let Some(symbol) = throw.special() {
        let key = if throw.is_hands_off() {
            "cc-why-hands-off"
        } else {
            "cc-why-special"
        };
        return Some(Phrase::new(key).with("symbol", text::symbol(symbol)));
    }
    let seats = [me]
        .into_iter()
        .chain((0..public.seats()).map(Seat).filter(|seat| *seat != me));
    let places = seats.flat_map(|seat| {
        public.rows[seat]
            .iter()
            .map(move |(slot, _)| Place { seat, slot })
    });
    let fits = |place: &Place| {
        let is_open_elsewhere = place.seat != me && public.slot(*place) != Slot::Down;
        !is_open_elsewhere && face(known, *place).is_some_and(|card| throw.matches(card))
    };
    Some(match places.into_iter().find(fits) {
        Some(place) => Phrase::new("cc-why-known").with("place", text::place(place)),
        None => Phrase::new("cc-why-none"),
    })
}

/// Whether a card that lies down is remembered.
fn remembered(known: &Knowledge, place: Place) -> Option<Phrase> {
    let card = face(known, place)?;
    Some(Phrase::new("cc-why-remembered").with("card", text::card(card)))
}

fn bat(known: &Knowledge, bat: Bat) -> Vec<Phrase> {
    match bat {
        Bat::Clear(place) => {
            let left = usize::from(known.public.options.target)
                .saturating_sub(known.public.cleared[place.seat].len() + 1) as u32;
            let clears = Phrase::new("cc-why-bat-clear").with("left", left);
            [clears].into_iter().chain(remembered(known, place)).collect()
        }
        Bat::Close(place) => vec![Phrase::new("cc-why-bat-close").with("seat", place.seat)],
        Bat::Expose(place) => vec![Phrase::new("cc-why-bat-expose").with("seat", place.seat)],
        Bat::Decline => vec![Phrase::new("cc-why-bat-decline")],
    }
}

/// What an exchange gives and takes (CC-6.4).
fn moon(known: &Knowledge, me: Seat, a: Place, b: Place) -> Vec<Phrase> {
    let (own, other) = if a.seat == me { (a, b) } else { (b, a) };
    if own.seat != me || other.seat == me {
        return vec![Phrase::new("cc-why-moon-idle")];
    }
    let key = match (known.public.slot(own), known.public.slot(other)) {
        (Slot::Up(_), Slot::Down) => "cc-why-moon-gains",
        (Slot::Down, Slot::Up(_)) => "cc-why-moon-loses",
        _ => "cc-why-moon-even",
    };
    let exchange = Phrase::new(key).with("seat", other.seat);
    [exchange].into_iter().chain(remembered(known, other)).collect()
}
