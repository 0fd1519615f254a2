//! Plans of a turn: what the doctor brings to whom, which shares are bought, whom the others' money keeps alive.

use super::outlook::{HALF_LEVELS_MAX, Outlook, adjusted};
use crate::best::Best;
use arrayvec::ArrayVec;
use engine::{Fast, Seat};
use ruhe_in_frieden::board::{Board, ByGrave, Condition};
use ruhe_in_frieden::parts::{Grave, GraveSet, Health, Money, Pill, Relative, price};
use ruhe_in_frieden::{Command, Known};

/// Visits to be made, in this order.
pub(super) type Visits = ArrayVec<(Grave, Pill), { Grave::COUNT }>;

/// So many of the best prescriptions are looked at together with the shares that could be bought.
const CANDIDATES: usize = 8;

/// The visits of a turn.
pub(super) fn plan_visits(known: &Known, outlook: &Outlook<'_>, rng: &mut Fast) -> Visits {
    let mut search = Search {
        board: &known.board,
        outlook,
        found: ArrayVec::new(),
    };
    let patients = search.patients();
    let start = Draft::new(known, outlook);
    search.prescribe(&patients, start);
    let shop = Shop::new(known, outlook);
    let mut best = Best::new();
    for (_, draft) in &search.found {
        let mut outlook = *outlook;
        *outlook.own() = draft.kin;
        best.offer(shop.best(&outlook, draft.spendable).0, draft.visits.clone(), rng);
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
    kin: super::outlook::Kin,
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

    /// Keeps a complete draft if it is one of the best.
    fn keep(&mut self, draft: Draft) {
        // RF-4.10: the bitter pill only when no placebo is left.
        let gives_red = draft.visits.iter().any(|(_, kind)| *kind == Pill::Red);
        if gives_red && draft.black > 0 {
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

/// What shares can be had this turn.
pub(super) struct Shop {
    prices: ByGrave<Option<i32>>,
    /// What the action of the next share is worth on average.
    actions: ByGrave<i32>,
}

impl Shop {
    pub(super) fn new(known: &Known, outlook: &Outlook<'_>) -> Shop {
        let board = &known.board;
        let bought = board.bought();
        let turns = outlook.turns()[outlook.me];
        let (mut prices, mut actions) = ([None; Grave::COUNT], [0; Grave::COUNT]);
        for grave in Grave::all() {
            if board.piles[grave.idx()] == 0 || bought.contains(grave) {
                continue;
            }
            prices[grave.idx()] = Some(board.share_price(grave).to_thousands() as i32);
            let unknown = known.unknown(grave);
            let worth: i32 = unknown
                .iter()
                .map(|action| outlook.card(action, grave, turns))
                .sum();
            actions[grave.idx()] = worth / i32::from(unknown.len().max(1));
        }
        Shop { prices, actions }
    }

    /// The best that can be bought, and what the table is worth then.
    pub(super) fn best(&self, outlook: &Outlook<'_>, spendable: i32) -> (i32, GraveSet) {
        let mut best = (outlook.worth(), GraveSet::EMPTY);
        self.buy(outlook, spendable, 0, 0, GraveSet::EMPTY, &mut best);
        best
    }

    fn buy(
        &self,
        outlook: &Outlook<'_>,
        spendable: i32,
        from: usize,
        cards: i32,
        set: GraveSet,
        best: &mut (i32, GraveSet),
    ) {
        for grave in Grave::all().skip(from) {
            let idx = grave.idx();
            let Some(price) = self.prices[idx].filter(|price| *price <= spendable) else {
                continue;
            };
            let mut next = *outlook;
            next.own().money -= price;
            next.own().shares[idx] += 1;
            let mut set = set;
            set.insert(grave);
            let cards = cards + self.actions[idx];
            let worth = next.worth() + cards;
            if worth > best.0 {
                *best = (worth, set);
            }
            if set.len() < 3 {
                self.buy(&next, spendable - price, idx + 1, cards, set, best);
            }
        }
    }
}

/// The next share to buy, or the end of the step.
pub(super) fn next_share(known: &Known, outlook: &Outlook<'_>, rng: &mut Fast) -> Command {
    let spendable = known.board.money[outlook.me].to_thousands() as i32;
    let (_, set) = Shop::new(known, outlook).best(outlook, spendable);
    let graves: ArrayVec<Grave, { Grave::COUNT }> = set.iter().collect();
    crate::pick(&graves, |_| true, rng).map_or(Command::EndShares, |grave| Command::BuyShare { grave })
}

/// The next pill to buy for a foreign relative, or the end of the step.
pub(super) fn next_pill(
    known: &Known,
    outlook: &Outlook<'_>,
    choices: &[Command],
    rng: &mut Fast,
) -> Command {
    let mut best = Best::new();
    best.offer(0, Command::EndPills, rng);
    let spendable = known.board.money[outlook.me].to_thousands() as i32;
    if spendable == 0 {
        return Command::EndPills;
    }
    let shop = Shop::new(known, outlook);
    let mut poorer = *outlook;
    poorer.own().money -= price::FOREIGN_PILL.to_thousands() as i32;
    let cost = shop.best(outlook, spendable).0 - shop.best(&poorer, spendable - 1).0;
    let before = outlook.worth();
    for choice in choices {
        let Command::BuyPill {
            relative,
            kind: Pill::White,
        } = *choice
        else {
            continue;
        };
        let Some((seat, condition)) = known.board.find(relative) else {
            continue;
        };
        // Who is Top Fit stays so, and who is paid for getting better may be glad.
        let Some(better) = condition.health().and_then(Health::better) else {
            continue;
        };
        let mut after = *outlook;
        let kin = &mut after.kin[seat.idx()];
        if let Some(to_go) = &mut kin.to_go[relative.wish.idx()] {
            *to_go = (*to_go + 1).min(HALF_LEVELS_MAX);
        }
        let paid = known.board.options.payouts.payout(relative, better);
        kin.money += i32::from(paid > Money::ZERO) * paid.to_thousands() as i32 / 2;
        best.offer(after.worth() - before - cost, *choice, rng);
    }
    best.take().unwrap_or(Command::EndPills)
}
