//! What money buys beside visits: shares, and pills that keep others alive (RF-4.13 to RF-4.18).

use super::outlook::Outlook;
use crate::best::Best;
use arrayvec::ArrayVec;
use engine::Fast;
use ruhe_in_frieden::board::ByGrave;
use ruhe_in_frieden::parts::{Grave, GraveSet, Health, Pill, price};
use ruhe_in_frieden::{Command, Known};

/// So many shares are thought of together at most.
const BASKET_MAX: u8 = 3;

/// Shares thought of together.
#[derive(Clone, Copy)]
struct Basket<'a> {
    outlook: Outlook<'a>,
    spendable: i32,
    /// What their actions are worth.
    actions: i32,
    graves: GraveSet,
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
            // R-RF-66: the action on top may lie open.
            let unknown = match board.tops[grave.idx()] {
                Some(top) => [top].into_iter().collect(),
                None => known.unknown(grave),
            };
            let worth: i32 = unknown
                .iter()
                .map(|action| outlook.card(action, grave, turns))
                .sum();
            actions[grave.idx()] = worth / i32::from(unknown.len().max(1));
        }
        Shop { prices, actions }
    }

    /// What the table is worth with the best that can be bought, and what that is.
    pub(super) fn best(&self, outlook: &Outlook<'_>, spendable: i32, rng: &mut Fast) -> (i32, GraveSet) {
        let mut best = Best::new();
        let nothing = outlook.worth();
        best.offer(nothing, (nothing, GraveSet::EMPTY), rng);
        let basket = Basket {
            outlook: *outlook,
            spendable,
            actions: 0,
            graves: GraveSet::EMPTY,
        };
        self.fill(&basket, Grave::all().next(), &mut best, rng);
        best.take().unwrap_or((nothing, GraveSet::EMPTY))
    }

    /// Tries everything that can be added to a basket, from a grave on.
    fn fill(
        &self,
        basket: &Basket<'_>,
        from: Option<Grave>,
        best: &mut Best<(i32, GraveSet)>,
        rng: &mut Fast,
    ) {
        for grave in Grave::all().filter(|grave| from.is_some_and(|from| *grave >= from)) {
            let price = self.prices[grave.idx()].filter(|price| *price <= basket.spendable);
            let Some(price) = price else { continue };
            let mut more = *basket;
            more.outlook.own().money -= price;
            more.outlook.own().shares[grave.idx()] += 1;
            more.spendable -= price;
            more.actions += self.actions[grave.idx()];
            more.graves.insert(grave);
            let worth = more.outlook.worth() + more.actions;
            best.offer(worth, (worth, more.graves), rng);
            if more.graves.len() < BASKET_MAX {
                let next = Grave::from_number(grave.number() + 1);
                self.fill(&more, next, best, rng);
            }
        }
    }
}

/// The next share to buy, or the end of the step.
pub(super) fn next_share(known: &Known, outlook: &Outlook<'_>, rng: &mut Fast) -> Command {
    let spendable = known.board.money[outlook.me].to_thousands() as i32;
    let (_, set) = Shop::new(known, outlook).best(outlook, spendable, rng);
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
    let cost = shop.best(outlook, spendable, rng).0 - shop.best(&poorer, spendable - 1, rng).0;
    let cost = i64::from(cost) * i64::from(outlook.taste.pill_price) / 100;
    let cost = cost.clamp(-i64::from(i32::MAX / 2), i64::from(i32::MAX / 2)) as i32;
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
        kin.take_pill(relative.wish);
        let paid = known.board.options.payouts.payout(relative, better);
        kin.money += paid.to_thousands() as i32 / 2;
        best.offer(after.worth() - before - cost, *choice, rng);
    }
    best.take().unwrap_or(Command::EndPills)
}
