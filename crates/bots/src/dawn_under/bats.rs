//! Claims and doubts (DU-7): when to send a bat, true or not, and whom to believe.

use super::mind::Outlook;
use super::openings::mean;
use dawn_under::parts::{Content, Grave, Underside};
use engine::Fast;

/// How somebody bluffs and doubts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nerve {
    /// Who claims mostly means it: without a memory of one's own the odds of a lie are divided by this.
    pub honesty: u32,
    /// What a bluff is worth beyond its prospects, in thousandths of a vampire.
    pub daring: i32,
    /// How far chance decides: where two answers are this many thousandths apart, the better one is taken about three
    /// times of four. Nothing makes the better one certain, and everybody who knows that can count on it.
    pub whim: u32,
}

impl Nerve {
    /// As the levels have it: mixed, so that nobody can rely on being believed or doubted.
    pub const USUAL: Nerve = Nerve {
        honesty: 4,
        daring: 0,
        whim: 400,
    };

    /// Always what seems better.
    pub const PLAIN: Nerve = Nerve {
        whim: 0,
        ..Nerve::USUAL
    };

    /// What chance adds to one answer beside another, drawn once for a question: the better answer is then taken by a
    /// logistic law.
    pub(super) fn draw_whim(self, rng: &mut Fast) -> i32 {
        if self.whim == 0 {
            return 0;
        }
        let share = (f64::from(rng.below(1 << 20)) + 0.5) / f64::from(1 << 20);
        let spread = f64::from(self.whim) / 3_f64.ln();
        (spread * (share / (1.0 - share)).ln()) as i32
    }
}

/// A vampire that comes, and one that another gets rid of.
const CAUGHT: i32 = -2_300;
/// Where nothing is known to be taken there is nothing to lie about.
const NO_BLUFF: i32 = i32::MIN / 2;
/// So few vampires left with somebody make every bat count.
const LATE: usize = 3;

impl Outlook<'_> {
    /// What a bat on this grave is worth; chance has its say about bluffs.
    pub(super) fn worth_of_bat(&self, grave: Grave, whim: i32) -> i32 {
        let bluff = self.worth_of_bluff(grave);
        let daring = self.mind.nerve().daring.saturating_add(whim);
        self.worth_of_truth(grave).max(bluff.saturating_add(daring))
    }

    /// The grave is thought to be empty. A bat is kept for when it counts: the last vampires, the third placement
    /// of a turn (DU-7.7), or an end that is near.
    fn worth_of_truth(&self, grave: Grave) -> i32 {
        let odds = self.odds(grave);
        let empty = odds.empty();
        let worth = mean(empty, self.worth_of_placement(None)) + mean(1_000 - empty, CAUGHT);
        let kept_for_later = if self.bats_count_now() { 0 } else { -1_100 };
        // A bed that fits is used without a bat; a lid that fits nobody of ours is wasted on nobody.
        let spoils = match odds.lid {
            Some(Underside::Colour(colour)) if self.sight.my_row().contains(&Some(colour)) => -200,
            Some(_) => 50,
            None => 0,
        };
        worth + kept_for_later + spoils
    }

    /// The grave is known to be taken, and the others are hoped to have forgotten. Whoever forgets nothing himself
    /// sees best who does.
    fn worth_of_bluff(&self, grave: Grave) -> i32 {
        let is_taken = |content| matches!(content, Content::Vampire(_));
        let mind = self.mind;
        let (Some(belief), Some(age)) = (mind.recall(grave), mind.age(grave)) else {
            return NO_BLUFF;
        };
        if !is_taken(belief.content) {
            return NO_BLUFF;
        }
        let others = self.sight.others();
        let works = others.fold(1_000, |works, (seat, _)| {
            works * mind.has_forgotten(seat, age) / 1_000
        });
        // Two at one blow: mine goes to bed and another's gets up.
        mean(works, self.worth_of_placement(None) + 1_000) + mean(1_000 - works, CAUGHT)
    }

    fn bats_count_now(&self) -> bool {
        let mine = &self.sight.belongings[self.sight.me];
        let is_third = self.sight.turn.placed == 2 && self.sight.rucola.owner() != Some(self.sight.me);
        let is_late = self.sight.belongings.iter().any(|(_, it)| it.row.len() <= LATE);
        is_third || is_late || mine.row.len() <= usize::from(mine.bats) + 1
    }

    /// What it is worth to doubt a claim: a lie found out is worth a placement, a lie believed may cost as much, and a
    /// wrong doubt costs a stake. An ideal memory doubts every lie and no truth (DU-9.8).
    pub(super) fn worth_of_doubt(&self, grave: Grave) -> i32 {
        let taken = 1_000 - self.odds(grave).empty();
        // Without a memory of one's own the claim itself is the better witness.
        let taken = match self.mind.recall(grave) {
            Some(_) => taken,
            None => taken / self.mind.nerve().honesty.max(1),
        };
        let found_out = self.worth_of_placement(None) + 1_000 + 1_000 / i32::from(self.sight.seats() - 1);
        mean(taken, found_out) + mean(1_000 - taken, self.worth_of_stake())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often of 10,000 draws the answer that is so many thousandths better is taken.
    fn taken(nerve: Nerve, lead: i32) -> u32 {
        let mut rng = Fast::new(5);
        let draws = (0..10_000).filter(|_| lead + nerve.draw_whim(&mut rng) > 0);
        draws.count() as u32
    }

    #[test]
    fn bluffs_and_doubts_are_mixed_by_a_logistic_law() {
        // One whim ahead is three times of four, two are nine of ten, and so on; five standard errors are 250 at most.
        for (lead, times) in [
            (0, 5_000),
            (400, 7_500),
            (-400, 2_500),
            (800, 9_000),
            (1_200, 9_643),
        ] {
            let found = taken(Nerve::USUAL, lead);
            assert!(found.abs_diff(times) < 250, "{lead}: {found}, expected {times}");
        }
        let calm = Nerve {
            whim: 100,
            ..Nerve::USUAL
        };
        assert!(taken(calm, 100).abs_diff(7_500) < 217, "the lead counts in whims");
    }

    #[test]
    fn without_a_whim_the_better_answer_is_certain() {
        assert_eq!([-1, 0, 1].map(|lead| taken(Nerve::PLAIN, lead)), [0, 0, 10_000]);
    }
}
