//! What a table is worth to a mourner, in thousandths of a point.
//!
//! Whoever is alive when the game ends costs points and whoever is dead gains some, so time is everything: how many
//! turns there will be is guessed first, and then how likely it is that each relative gets under the ground in them.

use super::Taste;
use super::outlook::{Kin, Outlook, points};
use arrayvec::ArrayVec;
use ruhe_in_frieden::parts::{Action, Grave, SEATS_MAX};

/// Turns to come, by seat.
type Turns = [i32; SEATS_MAX];

/// The chance, in per cent, that somebody dies in time, by half levels of slack from -4 upwards.
const CHANCES: [i32; 10] = [3, 8, 18, 35, 58, 70, 80, 86, 90, 93];

/// The chance, in per cent, that somebody with so far to go dies within so many turns.
fn chance(to_go: u8, turns: i32, calm: i32) -> i32 {
    match (to_go, turns) {
        (0, _) => 100,
        (1 | 2, 0) => 12,
        (_, 0) => 3,
        _ => {
            let slack = 2 * turns - i32::from(to_go) + calm;
            CHANCES[(slack + 4).clamp(0, CHANCES.len() as i32 - 1) as usize]
        }
    }
}

impl Kin {
    fn living(&self) -> impl Iterator<Item = u8> {
        self.to_go.iter().copied().flatten().filter(|to_go| *to_go > 0)
    }

    /// Whether nobody is alive (RF-9.1 b).
    pub(super) fn is_gone(&self) -> bool {
        self.living().next().is_none()
    }

    /// In how many turns the last could be dead, with the money there is.
    fn turns_to_finish(&self) -> i32 {
        let (mut most, mut at_most, mut sum, mut count) = (0, 0, 0, 0);
        for to_go in self.living() {
            let levels = i32::from(to_go).div_euclid(2) + i32::from(to_go % 2);
            at_most = match levels.cmp(&most) {
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Equal => at_most + 1,
                std::cmp::Ordering::Less => at_most,
            };
            most = most.max(levels);
            sum += levels;
            count += 1;
        }
        let time = match count {
            0 => return 0,
            // The bitter pill lies ready for the last one (RF-4.5).
            1 => (most + 1) / 2,
            _ => most - i32::from(at_most == 1 && most > 1),
        };
        let funds = self.money + 2 * (count - at_most);
        let missing = (sum - 1 - funds).max(0);
        // Who has to earn first gets healthier by it.
        let earning = (missing * 5 + (count * 4).max(5) - 1) / (count * 4).max(5);
        time + earning + earning / 2
    }
}

impl Outlook<'_> {
    /// How many turns each seat will probably still have after this one.
    pub(super) fn turns(&self) -> Turns {
        let mut finishes = [i32::MAX; SEATS_MAX];
        for (seat, finish) in finishes.iter_mut().enumerate().take(self.seats) {
            *finish = self.kin[seat].turns_to_finish();
        }
        let empty = self.empty_graves().count() as i32;
        let by_graves = if empty == 0 { 0 } else { empty + 1 };
        let mut turns = [0; SEATS_MAX];
        for (seat, turns) in turns.iter_mut().enumerate().take(self.seats) {
            let others = (0..self.seats).filter(|other| *other != seat);
            let by_others = others
                .map(|other| finishes[other] - i32::from(self.comes_before(other, seat)))
                .min();
            let least = by_others.unwrap_or(0).min(by_graves).min(self.rounds_left);
            *turns = least.max(0);
        }
        turns
    }

    /// Whether one seat's next turn comes before another's.
    fn comes_before(&self, seat: usize, other: usize) -> bool {
        let distance = |seat: usize| (seat + 2 * self.seats - self.active - 1) % self.seats;
        distance(seat) < distance(other)
    }

    /// What the table is worth: the own hopes against those of the others.
    pub(super) fn worth(&self) -> i32 {
        if self.may_end && (self.is_full() || self.kin[..self.seats].iter().any(Kin::is_gone)) {
            return self.worth_at_the_end();
        }
        let turns = self.turns();
        let own = self.hopes(self.me, turns[self.me]);
        own - self.share_of_envy(|seat| self.hopes(seat, turns[seat]))
    }

    /// The others' hopes, as far as they are minded: the best of them weighs as much as all together.
    fn share_of_envy(&self, hopes: impl Fn(usize) -> i32) -> i32 {
        let others = (0..self.seats).filter(|seat| *seat != self.me).map(hopes);
        let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
        for hope in others {
            best = best.max(hope);
            sum += hope;
            count += 1;
        }
        match count {
            0 => 0,
            // With two it is all the same whether one gains or the other loses.
            1 => best,
            _ => (best + sum / count) / 2 * self.taste.envy / 100,
        }
    }

    /// Whether all graves will be occupied by who is dead now (RF-9.1 a).
    fn is_full(&self) -> bool {
        let burials = (0..self.seats).map(|seat| self.grave_hopes(seat, 0).1);
        usize::from(self.occupied.len()) + burials.sum::<usize>() >= Grave::COUNT
    }

    /// RF-9.5, RF-9.6
    fn worth_at_the_end(&self) -> i32 {
        let score = |seat: usize| {
            let kin = &self.kin[seat];
            let fates = kin.to_go.iter().flatten();
            let rest: i32 = fates
                .map(|to_go| if *to_go == 0 { self.new_points } else { -2000 })
                .sum();
            let tie_break = if self.money_breaks_ties {
                kin.money.min(99)
            } else {
                0
            };
            kin.banked + rest + self.grave_hopes(seat, 0).0 + tie_break
        };
        let own = score(self.me);
        let others = (0..self.seats).filter(|seat| *seat != self.me);
        let best = others.map(score).max().unwrap_or(0);
        let margin = own - best;
        let victory = self.taste.victory;
        let prize = match margin {
            500.. => victory,
            // A shared victory, if nothing goes wrong (R-RF-43).
            -99..500 => victory / 2,
            // Nobody puts off the end for ever.
            _ => -victory / (1 + self.rounds / 10),
        };
        margin + prize
    }

    /// What a family can hope for.
    fn hopes(&self, seat: usize, turns: i32) -> i32 {
        let kin = &self.kin[seat];
        // Who has no money cannot let anybody die in the next turn.
        let turns = turns - i32::from(kin.money <= 0 && turns > 0);
        let lives: i32 = kin
            .to_go
            .iter()
            .flatten()
            .map(|to_go| self.life(*to_go, turns))
            .sum();
        let cards = if seat == self.me {
            self.own_cards(turns)
        } else {
            let count: u8 = kin.shares.iter().sum();
            i32::from(count) * self.taste.foreign_card * turns.min(1)
        };
        kin.banked + lives + self.grave_hopes(seat, turns).0 + self.purse(kin.money, turns) + cards
    }

    /// What somebody is worth who is not buried yet.
    fn life(&self, to_go: u8, turns: i32) -> i32 {
        let dead = (2000 + self.new_points) * chance(to_go, turns, self.taste.calm) / 100 - 2000;
        dead - i32::from(to_go) * self.taste.half_level
    }

    /// What money can still buy.
    fn purse(&self, money: i32, turns: i32) -> i32 {
        if turns == 0 {
            return 0;
        }
        let Taste {
            money_first,
            money_next,
            money_rest,
            ..
        } = *self.taste;
        // With one turn to come not much can be spent.
        let money_rest = if turns == 1 { 0 } else { money_rest };
        // Who has nothing is at the mercy of every foreign pill; who has plenty cannot spend it.
        let full = money.min(3) * money_first
            + (money - 3).clamp(0, 4) * money_next
            + (money - 7).clamp(0, 8) * money_rest;
        full * self.patience() / 100
    }

    /// How much money is still worth, in per cent: nobody saves for ever.
    fn patience(&self) -> i32 {
        if self.is_idle {
            return 10;
        }
        (100 - 8 * (self.rounds - self.taste.patience)).clamp(10, 100)
    }

    /// What the graves add in which the family leads or might, and how many will be filled now.
    fn grave_hopes(&self, seat: usize, turns: i32) -> (i32, usize) {
        let kin = &self.kin[seat];
        let mut graves: ArrayVec<(Grave, bool), { Grave::COUNT }> = ArrayVec::new();
        for grave in self.empty_graves() {
            let (own, rival) = (kin.shares[grave.idx()], self.rival(seat, grave));
            if own > 0 && own >= rival {
                graves.push((grave, own > rival));
            }
        }
        let (mut sum, mut burials) = (0, 0);
        let mut waiting = kin.to_go;
        while !graves.is_empty() {
            let mut best: Option<(i32, usize, Grave)> = None;
            for (idx, (grave, leads)) in graves.iter().enumerate() {
                for wish in Grave::all() {
                    let Some(to_go) = waiting[wish.idx()] else {
                        continue;
                    };
                    let hope = self.hope(wish, *grave, to_go, *leads, turns);
                    if best.is_none_or(|(most, ..)| hope > most) {
                        best = Some((hope, idx, wish));
                    }
                }
            }
            let Some((hope, idx, wish)) = best else { break };
            let (_, leads) = graves.swap_remove(idx);
            burials += usize::from(leads && waiting[wish.idx()] == Some(0));
            waiting[wish.idx()] = None;
            sum += hope;
        }
        (sum, burials)
    }

    /// What it adds if somebody comes into this grave and not into the New Cemetery.
    fn hope(&self, wish: Grave, grave: Grave, to_go: u8, leads: bool, turns: i32) -> i32 {
        let gain = (points(wish, grave) - self.new_points) * self.taste.graves / 100;
        let lasts = match (to_go, leads) {
            (0, true) => 92,
            (0, false) => 5,
            (_, true) => self.taste.lead_lasts * chance(to_go, turns, self.taste.calm) / 100,
            (_, false) => self.taste.tie_turns * chance(to_go, turns, self.taste.calm) / 100,
        };
        gain * lasts / 100
    }

    fn own_cards(&self, turns: i32) -> i32 {
        let mut sum = 0;
        for grave in Grave::all() {
            for action in self.hand[grave.idx()].iter() {
                sum += self.card(action, grave, turns);
            }
        }
        sum
    }

    /// What a card in the own hand is worth as an action.
    pub(super) fn card(&self, action: Action, grave: Grave, turns: i32) -> i32 {
        if turns == 0 {
            return 0;
        }
        let kin = &self.kin[self.me];
        let awake = self.occupied.contains(grave);
        let full = match action {
            Action::Shock => kin.to_go[grave.idx()]
                .filter(|to_go| *to_go > 0)
                .map_or(0, |to_go| {
                    self.life(to_go.saturating_sub(4), turns) - self.life(to_go, turns)
                }),
            Action::DoubleOccupancy => {
                let hopes = Grave::all().filter_map(|wish| {
                    let to_go = kin.to_go[wish.idx()]?;
                    Some(
                        (points(wish, grave) - self.new_points) * chance(to_go, turns, self.taste.calm) / 100,
                    )
                });
                hopes.max().unwrap_or(0)
            }
            Action::Maintenance => 2 * self.taste.money_first,
            Action::MixUp => return self.taste.mix_up,
            Action::Illegible => return self.taste.document * i32::from(self.occupied.len() < 5),
        };
        full * self.taste.card_use / if awake { 100 } else { 200 }
    }
}
