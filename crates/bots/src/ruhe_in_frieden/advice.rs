//! What is said of the choices of *Ruhe in Frieden*, by what a seat sees and what it holds.

use super::burial::chance_of_a_block;
use super::digger::{Mourners, manner};
use super::outlook::adjusted;
use super::{Mourner, Taste};
use crate::Bot as _;
use crate::advice::Pondering;
use crate::search::Weighed;
use engine::{Fast, Phrase, Prompt, Seat};
use ruhe_in_frieden::board::{Board, Condition};
use ruhe_in_frieden::parts::{Grave, Health, Money, Pill, Relative, price};
use ruhe_in_frieden::{Answer, Command, How, Kind, Known, Play, RuheInFrieden, grave_points, text};

/// The chance to win with each choice, among mourners.
pub(super) fn weigh(
    known: &Known,
    prompt: &Prompt<Kind>,
    choices: &[Command],
    pondering: Pondering,
    rng: &mut Fast,
) -> Vec<Weighed<Command>> {
    let Some(first) = choices.first() else {
        return Vec::new();
    };
    let habit = match prompt.kind {
        Kind::Interrupt => *first,
        _ => Mourner::settled(Taste::USUAL).answer(known, prompt, choices, rng),
    };
    let mut guide = Mourners::new(known, habit, None);
    pondering.weigh::<RuheInFrieden, _>(&mut guide, manner(), prompt, choices, rng)
}

/// What speaks for a choice and against it.
pub(super) fn reasons(known: &Known, me: Seat, choice: Option<&Command>) -> Vec<Phrase> {
    let table = Table {
        known,
        board: &known.board,
        me,
    };
    match choice.copied() {
        None | Some(Command::Respond(Answer::Pass)) => table.pass(),
        Some(Command::ChooseFamily { .. }) => vec![Phrase::new("rf-why-family")],
        Some(Command::Visit { relative, kind }) => table.visit(relative, kind),
        Some(Command::BuyPill { relative, kind }) => table.pill(relative, kind),
        Some(Command::BuyShare { grave }) => table.share(grave),
        Some(Command::Bury { relative, how }) => table.bury(relative, how),
        Some(Command::EndVisits | Command::EndPills | Command::EndShares) => {
            vec![Phrase::new("rf-why-keep").with_text("money", table.board.money[me.idx()].in_full())]
        }
        Some(Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play))) => {
            table.play(play)
        }
    }
}

/// The table from one seat.
struct Table<'a> {
    known: &'a Known,
    board: &'a Board,
    me: Seat,
}

impl Table<'_> {
    /// What a prescription does at the end of the turn (RF-5.2).
    fn visit(&self, relative: Relative, kind: Pill) -> Vec<Phrase> {
        let Some((_, Condition::Alive { health, .. })) = self.board.find(relative) else {
            return Vec::new();
        };
        let (_, income) = adjusted(self.board, relative, health, kind);
        vec![changed(health, kind, Money::thousands(income.max(0) as u32))]
    }

    /// A chip for somebody else's relative (RF-4.13).
    fn pill(&self, relative: Relative, kind: Pill) -> Vec<Phrase> {
        let Some((owner, Condition::Alive { health, .. })) = self.board.find(relative) else {
            return Vec::new();
        };
        let key = match (kind, after(health, kind)) {
            (Pill::White, _) => "rf-why-delays",
            (_, None) => "rf-why-kills-theirs",
            (_, Some(_)) => "rf-why-hastens",
        };
        vec![Phrase::new(key).with("seat", owner)]
    }

    /// Who leads a grave with one share more (RF-6.3).
    fn share(&self, grave: Grave) -> Vec<Phrase> {
        let own = u32::from(self.board.shares[self.me.idx()][grave.idx()]) + 1;
        let others = self.board.all_seats().filter(|seat| *seat != self.me);
        let rival = others.map(|seat| u32::from(self.board.shares[seat.idx()][grave.idx()]));
        let rival = rival.max().unwrap_or_default();
        let key = match () {
            () if self.board.is_occupied(grave) => return vec![Phrase::new("rf-why-share-action")],
            () if own > rival => "rf-why-leads",
            () if own == rival => "rf-why-level",
            () => "rf-why-behind",
        };
        let lead = Phrase::new(key).with("own", own).with("rival", rival);
        let wish = self.board.relatives[self.me.idx()][grave.idx()];
        let is_wanted = matches!(wish, Condition::Alive { .. } | Condition::Deceased);
        let wished = is_wanted
            .then(|| self.board.relative(self.me, grave))
            .flatten()
            .map(|relative| Phrase::new("rf-why-wished").with("relative", text::relative(relative)));
        [lead].into_iter().chain(wished).collect()
    }

    /// Points, and how likely somebody objects (RF-6).
    fn bury(&self, relative: Relative, how: How) -> Vec<Phrase> {
        let points = |grave| grave_points(relative.wish, grave);
        match how {
            How::New => vec![
                Phrase::new("rf-why-new").with("points", i32::from(self.board.options.new_cemetery_points)),
            ],
            How::Double { grave } => vec![Phrase::new("rf-why-double").with("points", points(grave))],
            How::Regular { grave, docs } => {
                let gain = Phrase::new("rf-why-regular")
                    .with("points", points(grave))
                    .with("shares", self.board.shares[self.me.idx()][grave.idx()]);
                let objection = match chance_of_a_block(self.known, grave, docs) {
                    0 => Phrase::new("rf-why-unopposed"),
                    chance => Phrase::new("rf-why-opposed").with("chance", chance),
                };
                vec![gain, objection]
            }
        }
    }

    /// Nothing is played: a declared burial is decided by what lies there.
    fn pass(&self) -> Vec<Phrase> {
        let declared = self.board.declared().zip(self.board.agenda.burial());
        let fate = declared.map(|(grave, burial)| {
            let key = if self.board.leads_with(burial.seat, grave, 0) {
                "rf-why-burial-stands"
            } else {
                "rf-why-burial-fails"
            };
            Phrase::new(key).with("relative", text::relative(burial.relative))
        });
        vec![fate.unwrap_or_else(|| Phrase::new("rf-why-cards"))]
    }

    /// What a card changes (RF-7).
    fn play(&self, play: Play) -> Vec<Phrase> {
        match play {
            Play::Shock { grave } => {
                let relative = self.board.relative(self.me, grave);
                let condition = relative.and_then(|relative| self.board.find(relative));
                match condition {
                    Some((_, Condition::Alive { health, .. })) => {
                        vec![changed(health, Pill::Red, Money::ZERO)]
                    }
                    _ => Vec::new(),
                }
            }
            Play::Maintenance { grave } => {
                vec![Phrase::new("rf-why-collects").with_text("money", self.collects(grave).in_full())]
            }
            Play::MixUp { from, coffin, to } | Play::MixUpDouble { from, coffin, to } => {
                let owner = self.board.seat_of(coffin.family);
                let change = grave_points(coffin.wish, to) - grave_points(coffin.wish, from);
                let key = match change {
                    0.. => "rf-why-moved-up",
                    _ => "rf-why-moved-down",
                };
                let moved = |owner: Seat| Phrase::new(key).with("seat", owner).with("points", change.abs());
                owner.map(moved).into_iter().collect()
            }
            Play::Illegible { .. } => self.document(),
        }
    }

    /// Whose burial a document decides (RF-7.8).
    fn document(&self) -> Vec<Phrase> {
        let Some((grave, burial)) = self.board.declared().zip(self.board.agenda.burial()) else {
            return Vec::new();
        };
        let own = self.board.total(self.me, grave) + 1;
        let key = if burial.seat == self.me {
            match own > self.board.rival(self.me, grave) {
                true => "rf-why-document-saves",
                false => "rf-why-document-short",
            }
        } else {
            match own >= self.board.total(burial.seat, grave) {
                true => "rf-why-document-stops",
                false => "rf-why-document-short",
            }
        };
        vec![Phrase::new(key).with("relative", text::relative(burial.relative))]
    }

    /// What Grave Maintenance brings (RF-7.7).
    fn collects(&self, grave: Grave) -> Money {
        let payers = self.board.all_seats().filter(|seat| *seat != self.me);
        let paid = payers.map(|seat| {
            let coffins = self.board.graves[grave.idx()].iter();
            let own = coffins.filter(|coffin| self.board.families[seat.idx()] == Some(coffin.family));
            let due = price::MAINTENANCE.times(own.count() as u32);
            due.min(self.board.money[seat.idx()])
        });
        paid.fold(Money::ZERO, Money::plus)
    }
}

/// The level after a chip; nothing for death.
fn after(health: Health, kind: Pill) -> Option<Health> {
    match kind {
        Pill::White => Some(health.better().unwrap_or(health)),
        Pill::Black => health.worse(1),
        Pill::Red => health.worse(2),
    }
}

/// What a chip does to somebody of one's own, and what comes in.
fn changed(health: Health, kind: Pill, income: Money) -> Phrase {
    match (after(health, kind), kind) {
        (None, _) => Phrase::new("rf-why-dies").with_text("money", price::INHERITANCE.in_full()),
        (Some(level), Pill::White) if income > Money::ZERO => Phrase::new("rf-why-better-paid")
            .with("health", text::health(level))
            .with_text("money", income.in_full()),
        (Some(level), Pill::White) => Phrase::new("rf-why-better").with("health", text::health(level)),
        (Some(level), _) => Phrase::new("rf-why-worse").with("health", text::health(level)),
    }
}
