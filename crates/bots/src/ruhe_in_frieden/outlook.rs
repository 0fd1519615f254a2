//! The table as a mourner sees it: small, easy to copy, easy to change by thought.

use super::Taste;
use engine::Seat;
use ruhe_in_frieden::board::{Board, ByGrave, Condition, Prescription};
use ruhe_in_frieden::parts::{Action, ActionSet, Grave, GraveSet, Health, Pill, Relative, SEATS_MAX, Share};
use ruhe_in_frieden::phase::Step;
use ruhe_in_frieden::{Known, grave_points};

/// Half levels from Top Fit to death: whoever has as many to go is as healthy as can be.
pub(super) const HALF_LEVELS_MAX: u8 = 8;

/// One family.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Kin {
    /// Thousands, with what is about to come in.
    pub(super) money: i32,
    /// What its coffins score, in thousandths.
    pub(super) banked: i32,
    /// By wish: half levels to go until death, 0 for who waits to be buried; nothing for who lies in a grave.
    pub(super) to_go: ByGrave<Option<u8>>,
    /// Certificates.
    pub(super) shares: ByGrave<u8>,
}

/// The whole table. What is hidden from the seat is not in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) taste: &'a Taste,
    pub(super) seats: usize,
    pub(super) me: usize,
    pub(super) active: usize,
    /// What the New Cemetery scores, in thousandths (R-RF-61).
    pub(super) new_points: i32,
    pub(super) occupied: GraveSet,
    pub(super) kin: [Kin; SEATS_MAX],
    /// The actions of the own shares.
    pub(super) hand: ByGrave<ActionSet>,
    /// Whether the game can be over at the end of this turn (R-RF-62).
    pub(super) may_end: bool,
    /// Whether nothing happened for a whole round.
    pub(super) is_idle: bool,
    /// Rounds so far.
    pub(super) rounds: i32,
    /// Rounds to come, if they are limited (R-RF-45).
    pub(super) rounds_left: i32,
    /// Whether money tells equals apart (R-RF-43).
    pub(super) money_breaks_ties: bool,
}

/// What a coffin in a grave scores, in thousandths (RF-9.5).
pub(super) fn points(wish: Grave, grave: Grave) -> i32 {
    1000 * grave_points(wish, grave)
}

/// Half levels from a level to death.
pub(super) fn half_levels(health: Health) -> u8 {
    HALF_LEVELS_MAX - 2 * health as u8
}

/// Where a prescription leads (RF-5.2): half levels to go, and thousands that come in.
pub(super) fn adjusted(board: &Board, relative: Relative, health: Health, kind: Pill) -> (u8, i32) {
    let after = match kind {
        Pill::White => {
            let paid = health.better().map_or(0, |reached| {
                board.options.payouts.payout(relative, reached).to_thousands() as i32
            });
            return (half_levels(health.better().unwrap_or(health)), paid);
        }
        Pill::Black => health.worse(1),
        Pill::Red => health.worse(2),
    };
    after.map_or((0, inheritance()), |health| (half_levels(health), 0))
}

/// Thousands that come in with a death (RF-5.4).
pub(super) fn inheritance() -> i32 {
    ruhe_in_frieden::parts::price::INHERITANCE.to_thousands() as i32
}

impl<'a> Outlook<'a> {
    /// What the holder of this knowledge sees.
    pub(super) fn of(known: &Known, seat: Seat, taste: &'a Taste) -> Outlook<'a> {
        let board = &known.board;
        let options = &board.options;
        let is_last_of_round = board.active.next_clockwise(board.seats) == board.start;
        let rounds = board.turn.div_ceil(u32::from(board.seats)) as i32;
        let mut outlook = Outlook {
            taste,
            seats: usize::from(board.seats),
            me: seat.idx(),
            active: board.active.idx(),
            new_points: 1000 * i32::from(options.new_cemetery_points),
            occupied: Grave::all().filter(|grave| board.is_occupied(*grave)).collect(),
            kin: [Kin::default(); SEATS_MAX],
            hand: known.cards.held[seat.idx()],
            may_end: is_last_of_round || !options.finish_round.is_on(),
            is_idle: board.idle_turns >= u32::from(board.seats),
            rounds,
            rounds_left: match options.max_rounds {
                0 => i32::MAX,
                most => (i32::from(most) - rounds).max(0),
            },
            money_breaks_ties: options.tie_break == ruhe_in_frieden::api::TieBreak::Money,
        };
        for seat in board.all_seats() {
            outlook.kin[seat.idx()] = outlook.kin_of(board, seat);
        }
        outlook
    }

    fn kin_of(&self, board: &Board, seat: Seat) -> Kin {
        let mut kin = Kin {
            money: board.money[seat.idx()].to_thousands() as i32,
            shares: board.shares[seat.idx()],
            ..Kin::default()
        };
        let is_adjusting = board.active == seat && is_before_adjusting(board);
        for wish in Grave::all() {
            let to_go = &mut kin.to_go[wish.idx()];
            match board.relatives[seat.idx()][wish.idx()] {
                Condition::Buried(grave) => kin.banked += points(wish, grave),
                Condition::BuriedNew => kin.banked += self.new_points,
                Condition::Deceased => *to_go = Some(0),
                Condition::Alive {
                    health, prescription, ..
                } => {
                    let relative = board.relative(seat, wish);
                    let (after, income) = match (prescription, relative) {
                        (Some(chip), Some(relative)) if is_adjusting => {
                            adjusted(board, relative, health, chip.kind)
                        }
                        (Some(chip), _) => expected(health, chip, kin.money),
                        (None, _) => (half_levels(health), 0),
                    };
                    *to_go = Some(after);
                    kin.money += income;
                }
            }
        }
        kin
    }

    /// The own family.
    pub(super) fn own(&mut self) -> &mut Kin {
        &mut self.kin[self.me]
    }

    /// Graves without a coffin.
    pub(super) fn empty_graves(&self) -> impl Iterator<Item = Grave> + use<> {
        let occupied = self.occupied;
        Grave::all().filter(move |grave| !occupied.contains(*grave))
    }

    /// The most certificates another has.
    pub(super) fn rival(&self, seat: usize, grave: Grave) -> u8 {
        let others = (0..self.seats).filter(|other| *other != seat);
        let shares = others.map(|other| self.kin[other].shares[grave.idx()]);
        shares.max().unwrap_or_default()
    }

    /// Takes a card out of the own hand.
    pub(super) fn discard(&mut self, card: Share) {
        let idx = card.grave.idx();
        self.hand[idx].remove(card.action);
        let shares = &mut self.own().shares[idx];
        *shares = shares.saturating_sub(1);
    }

    /// Lays somebody into a grave, or into the New Cemetery.
    pub(super) fn lay(&mut self, seat: usize, wish: Grave, grave: Option<Grave>) {
        let new_points = self.new_points;
        let kin = &mut self.kin[seat];
        kin.to_go[wish.idx()] = None;
        kin.banked += grave.map_or(new_points, |grave| points(wish, grave));
        if let Some(grave) = grave {
            self.occupied.insert(grave);
        }
    }

    /// Who is buried regularly loses all certificates of the grave (RF-6.6).
    pub(super) fn spend(&mut self, seat: usize, grave: Grave) {
        self.kin[seat].shares[grave.idx()] = 0;
        if seat == self.me {
            self.hand[grave.idx()] = ActionSet::EMPTY;
        }
    }

    /// The own documents that would count for a grave.
    pub(super) fn documents_for(&self, target: Grave) -> impl Iterator<Item = Grave> {
        let others = Grave::all().filter(move |grave| *grave != target);
        others.filter(|grave| self.hand[grave.idx()].contains(Action::Illegible))
    }
}

/// Whether the active player's prescriptions still wait for step 5.
fn is_before_adjusting(board: &Board) -> bool {
    matches!(
        board.agenda.step(),
        Some(Step::Refill | Step::Visits | Step::Pills | Step::Shares { .. } | Step::Adjust)
    )
}

/// What a foreign prescription probably comes to: what helps is kept, and a pill is swapped by who can pay for it.
/// Half levels to go, and thousands more than a visit would have cost.
fn expected(health: Health, chip: Prescription, money: i32) -> (u8, i32) {
    let now = half_levels(health);
    match chip.kind {
        Pill::White if money >= 2 => (now, -1),
        Pill::White => ((now + 1).min(HALF_LEVELS_MAX), 0),
        Pill::Black => (now.saturating_sub(2).max(1), 0),
        Pill::Red => (now.saturating_sub(4).max(1), 0),
    }
}

impl Kin {
    /// A foreign pill is laid on somebody, as [`expected`] has it.
    pub(super) fn take_pill(&mut self, wish: Grave) {
        if self.money >= 2 {
            self.money -= 1;
        } else if let Some(to_go) = &mut self.to_go[wish.idx()] {
            *to_go = (*to_go + 1).min(HALF_LEVELS_MAX);
        }
    }
}
