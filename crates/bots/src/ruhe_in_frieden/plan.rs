//! Plans of visits: what the doctor brings to whom (RF-4.6 to RF-4.12).

use super::outlook::{Kin, Outlook, adjusted};
use super::shop::Shop;
use crate::best::Best;
use arrayvec::ArrayVec;
use engine::{Chance as _, Fast, Purpose, Seat};
use ruhe_in_frieden::Known;
use ruhe_in_frieden::api::BitterGate;
use ruhe_in_frieden::board::{Board, Condition};
use ruhe_in_frieden::parts::{Grave, Health, Pill, Relative, price};

/// Visits to be made, in this order.
pub(super) type Visits = ArrayVec<(Grave, Pill), { Grave::COUNT }>;

/// So many of the best prescriptions are looked at together with the shares that could be bought.
const CANDIDATES: usize = 8;

const ORDER: Purpose = Purpose("patients");

/// The visits of a turn.
pub(super) fn plan_visits(known: &Known, outlook: &Outlook<'_>, rng: &mut Fast) -> Visits {
    let mut search = Search {
        board: &known.board,
        outlook,
        found: ArrayVec::new(),
    };
    let mut patients = search.patients();
    // RF-1.10: of equally good prescriptions any may be kept.
    rng.shuffle(ORDER, 0, &mut patients);
    let start = Draft::new(known, outlook);
    search.prescribe(&patients, start);
    let shop = Shop::new(known, outlook);
    let mut best = Best::new();
    for (_, draft) in &search.found {
        let mut outlook = *outlook;
        *outlook.own() = draft.kin;
        let worth = shop.best(&outlook, draft.spendable, rng).0;
        best.offer(worth, draft.visits.clone(), rng);
    }
    let mut visits = best.take().unwrap_or_default();
    // Bitter pills after the placebos (RF-4.10), and swaps for a pill before the box runs out of pills (RF-4.8).
    visits.sort_by_key(|(wish, kind)| {
        let rank = match kind {
            Pill::Black => 0,
            Pill::Red => 1,
            Pill::White => 2,
        };
        (rank, !is_swap(&known.board, outlook.me, *wish))
    });
    visits
}

fn is_swap(board: &Board, seat: usize, wish: Grave) -> bool {
    board.relatives[seat][wish.idx()].prescription().is_some()
}

/// Who may be visited.
#[derive(Clone, Copy)]
struct Patient {
    relative: Relative,
    health: Health,
    chip: Option<Pill>,
}

/// A turn thought of as far as some of the visits.
#[derive(Clone)]
struct Draft {
    kin: Kin,
    visits: Visits,
    spendable: i32,
    black: u16,
    red: u16,
    white: u16,
}

impl Draft {
    fn new(known: &Known, outlook: &Outlook<'_>) -> Draft {
        let chips = known.board.pill_box;
        let mut kin = outlook.kin[outlook.me];
        let money = known.board.money[outlook.me].to_thousands() as i32;
        // What foreign prescriptions bring in is counted when it is decided to keep them.
        kin.money = money;
        Draft {
            kin,
            visits: Visits::new(),
            spendable: money,
            black: chips.black,
            red: chips.red,
            white: chips.white,
        }
    }
}

struct Search<'a> {
    board: &'a Board,
    outlook: &'a Outlook<'a>,
    /// The best drafts so far, the best first.
    found: ArrayVec<(i32, Draft), { CANDIDATES + 1 }>,
}

impl Search<'_> {
    fn patients(&self) -> ArrayVec<Patient, { Grave::COUNT }> {
        let seat = Seat(self.outlook.me as u8);
        let relatives = Grave::all().filter_map(|wish| self.board.relative(seat, wish));
        let patients =
            relatives.filter_map(
                |relative| match self.board.relatives[seat.idx()][relative.wish.idx()] {
                    Condition::Alive {
                        health, prescription, ..
                    } => Some(Patient {
                        relative,
                        health,
                        chip: prescription.map(|chip| chip.kind),
                    }),
                    _ => None,
                },
            );
        patients.collect()
    }

    /// Tries everything for the first patient, then for the others.
    fn prescribe(&mut self, patients: &[Patient], draft: Draft) {
        let Some((patient, others)) = patients.split_first() else {
            return self.keep(draft);
        };
        let wish = patient.relative.wish;
        let seat = self.outlook.me;
        let visited = matches!(
            self.board.relatives[seat][wish.idx()],
            Condition::Alive { visited: true, .. }
        );
        if let Some(kind) = patient.chip {
            let mut kept = draft.clone();
            self.adjust(&mut kept, patient, kind);
            self.prescribe(others, kept);
        }
        if visited {
            return;
        }
        for kind in Pill::ALL {
            if let Some(mut visit) = give(&draft, patient, kind) {
                self.adjust(&mut visit, patient, kind);
                self.prescribe(others, visit);
            }
        }
    }

    fn adjust(&self, draft: &mut Draft, patient: &Patient, kind: Pill) {
        let (to_go, income) = adjusted(self.board, patient.relative, patient.health, kind);
        draft.kin.to_go[patient.relative.wish.idx()] = Some(to_go);
        draft.kin.money += income;
    }

    /// Whether the draft lets somebody have the bitter pill: no placebo is left (RF-4.10), or all others have one (R-RF-65).
    fn may_give_red(&self, draft: &Draft, wish: Grave) -> bool {
        if *self.board.options.bitter_gate == BitterGate::Box {
            return draft.black == 0;
        }
        let mut others = self
            .patients()
            .into_iter()
            .filter(|other| other.relative.wish != wish);
        others.all(|other| {
            let visit = draft.visits.iter().find(|(wish, _)| *wish == other.relative.wish);
            visit.map(|(_, kind)| *kind).or(other.chip) == Some(Pill::Black)
        })
    }

    /// Keeps a complete draft if it is one of the best.
    fn keep(&mut self, draft: Draft) {
        let bitter = draft.visits.iter().find(|(_, kind)| *kind == Pill::Red);
        if bitter.is_some_and(|(wish, _)| !self.may_give_red(&draft, *wish)) {
            return;
        }
        let mut outlook = *self.outlook;
        *outlook.own() = draft.kin;
        let worth = outlook.worth();
        let place = self.found.partition_point(|(better, _)| *better >= worth);
        if place < CANDIDATES {
            self.found.insert(place, (worth, draft));
            self.found.truncate(CANDIDATES);
        }
    }
}

/// The draft with one more visit, if the box and the purse allow it (RF-4.7, RF-4.8).
fn give(draft: &Draft, patient: &Patient, kind: Pill) -> Option<Draft> {
    if patient.chip == Some(kind) {
        return None;
    }
    let mut next = draft.clone();
    let (chips, cost) = match (kind, patient.chip) {
        (Pill::White, None) => {
            // RF-4.11: never short.
            next.white = next.white.saturating_sub(1);
            next.visits.push((patient.relative.wish, kind));
            return Some(next);
        }
        (Pill::White, Some(_)) => (&mut next.white, price::SWAP),
        (Pill::Black, None) => (&mut next.black, price::BRIBE),
        (Pill::Black, Some(_)) => (&mut next.black, price::SWAP),
        (Pill::Red, None) => (&mut next.red, price::BRIBE),
        (Pill::Red, Some(_)) => (&mut next.red, price::SWAP),
    };
    *chips = chips.checked_sub(1)?;
    let cost = cost.to_thousands() as i32;
    if next.spendable < cost {
        return None;
    }
    next.spendable -= cost;
    next.kin.money -= cost;
    next.visits.push((patient.relative.wish, kind));
    Some(next)
}
