//! The mourner: plays sensibly with what it remembers.
//!
//! It opens the graves it thinks best, lays in and gives what is hardest to place, leaves garlic where it hurts others,
//! goes on in a plague as long as that pays, and claims and doubts by what it believes. How good its memory is, is
//! not its choice ([`Model`]); everything else is the same at all levels.

use super::bats::Nerve;
use super::mind::{Mind, Outlook};
use super::openings::without;
use super::sight::{Sight, outer_colours};
use crate::Bot;
use crate::best::Best;
use crate::memory::Model;
use arrayvec::ArrayVec;
use dawn_under::parts::{Colour, Content, End, GRAVES, Grave, Underside, VAMPIRES};
use dawn_under::{Command, DawnUnder, Kind, Known, Phase, Sighting};
use engine::{Fast, Prompt, Seat, Switch};

/// Sensible, with a memory of its own.
#[derive(Clone, Debug)]
pub struct Mourner {
    mind: Mind,
}

impl Mourner {
    /// One who remembers like this.
    pub fn new(model: Model) -> Mourner {
        Mourner {
            mind: Mind::new(model),
        }
    }

    /// The same with this nerve.
    #[must_use]
    pub fn with_nerve(mut self, nerve: Nerve) -> Mourner {
        self.mind.take_nerve(nerve);
        self
    }

    /// What it believes.
    pub fn mind(&self) -> &Mind {
        &self.mind
    }
}

impl Bot<DawnUnder> for Mourner {
    fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        self.mind.see(sighting, rng);
    }

    fn answer(
        &mut self,
        knowledge: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.mind.sit(prompt.seat);
        // DU-9.8: of the information set only what lies open now.
        let sight = Sight::of(knowledge, prompt.seat);
        Outlook::of(&sight, &self.mind).choose(choices, rng)
    }
}

/// Every grave opened or claimed with a bat, and the end of the turn.
const CHOICES_MAX: usize = 2 * GRAVES + 1;

/// Not while there is anything else.
const NEVER: i32 = -1_000_000;

impl Outlook<'_> {
    /// The choice that is worth most, of which there is at least one.
    pub(super) fn choose(&self, choices: &[Command], rng: &mut Fast) -> Command {
        let takes_risk = self.must_take_a_risk(choices);
        let mut best = Best::new();
        // Only where there is something to bluff or to doubt does chance have a say.
        let is_mixed = |choice: &Command| matches!(choice, Command::Bat { .. } | Command::Doubt);
        let whim = match choices.iter().any(is_mixed) {
            true => self.mind.nerve().draw_whim(rng),
            false => 0,
        };
        for choice in choices {
            best.offer(self.worth(*choice, takes_risk, whim), *choice, rng);
        }
        best.take().unwrap_or(choices[0])
    }

    /// Puts the choices in order, those worth most first.
    pub(super) fn order(&self, choices: &mut [Command]) {
        let takes_risk = self.must_take_a_risk(choices);
        let worth = |choice: &Command| (self.worth(*choice, takes_risk, 0), *choice);
        let mut weighed: ArrayVec<(i32, Command), CHOICES_MAX> = choices.iter().map(worth).collect();
        weighed.sort_unstable_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        for (choice, (_, best)) in choices.iter_mut().zip(weighed) {
            *choice = best;
        }
    }

    /// What a choice is worth, with what chance adds to bluffs and doubts; only choices of one prompt can be compared.
    fn worth(&self, choice: Command, takes_risk: bool, whim: i32) -> i32 {
        match (choice, self.sight.phase) {
            (Command::Open { grave }, _) if takes_risk && !self.is_risk(grave) => NEVER,
            (Command::Open { grave }, _) if takes_risk && self.is_garlic_over_a_bed(grave) => 0,
            (Command::Open { grave }, _) => self.worth_of_opening(grave),
            (Command::Bat { grave }, _) => self.worth_of_bat(grave, whim),
            // Going on is dearer than it looks when nothing is to be had.
            (Command::EndTurn | Command::Stop, _) => 0,
            (Command::Lay { end }, _) => self.worth_of_row(without(self.sight.my_row(), end)),
            (Command::Give { end }, _) => self.worth_of_row(without(self.sight.my_row(), end)),
            (Command::Receive { end }, Phase::Receive { vampire, .. }) => {
                self.worth_of_receiving(vampire, end)
            }
            // R-DU-58: one vampire less is worth more than an empty grave.
            (Command::LeaveEmpty, Phase::BatEnd { .. }) => NEVER,
            (Command::PutGarlic, Phase::Garlic { grave, .. }) => self.worth_of_garlic(grave),
            (Command::Rucola { grave }, _) => self.worth_of_watching(grave),
            // At best as good as to believe is not good enough.
            (Command::Doubt, Phase::Doubt { grave, .. }) => {
                // Whoever knows what lies there leaves nothing to chance.
                let is_known = matches!(self.odds(grave).empty(), 0 | 1_000);
                let whim = if is_known { 0 } else { whim };
                (self.worth_of_doubt(grave) + whim).saturating_sub(1)
            }
            (Command::GiveFound { to }, _) => -(self.sight.belongings[to].row.len() as i32),
            _ => 0,
        }
    }

    /// DU-9.8: nothing was laid in for two rounds, and waiting does not win.
    pub(super) fn must_take_a_risk(&self, choices: &[Command]) -> bool {
        let sight = self.sight;
        let is_stuck = sight.idle >= 2 * u32::from(sight.seats());
        let mine = sight.my_row().len();
        let wins_by_waiting =
            sight.options.idle_limit == Switch::On && sight.others().all(|(_, it)| it.row.len() > mine);
        let mut graves = choices.iter().filter_map(|choice| match choice {
            Command::Open { grave } => Some(*grave),
            _ => None,
        });
        is_stuck
            && matches!(sight.phase, Phase::Act { .. })
            && !wins_by_waiting
            && graves.any(|grave| self.is_risk(grave))
    }

    /// What could get things moving: an unknown grave, or a foreign garlic over a bed that fits.
    fn is_risk(&self, grave: Grave) -> bool {
        let fits = self.fits(self.odds(grave).lid, &self.sight.my_colours()) > 500;
        let is_bed = fits && self.odds(grave).empty() > 500;
        is_bed || self.is_unknown(grave) || self.is_garlic_over_a_bed(grave)
    }

    /// D5: the gift lies outside now, and what it covers has to wait.
    fn worth_of_receiving(&self, vampire: Colour, end: End) -> i32 {
        let row = self.sight.my_row();
        let mut after: ArrayVec<Option<Colour>, { VAMPIRES + 1 }> = ArrayVec::new();
        if end == End::Left {
            after.push(Some(vampire));
        }
        after.extend(row.iter().copied());
        if end == End::Right {
            after.push(Some(vampire));
        }
        self.worth_of_row(&after)
    }

    /// D3: garlic goes where another wants to lay in and I do not. In a plague it ends the stint (DU-5.6), so there
    /// must be nothing better to come.
    fn worth_of_garlic(&self, grave: Grave) -> i32 {
        let Some(Underside::Colour(colour)) = self.sight.lid(grave) else {
            return -1;
        };
        let is_mine = self.sight.my_row().contains(&Some(colour));
        let is_wanted = |seat: Seat| {
            let row = self.sight.belongings[seat].row;
            let row = row.vampires();
            let second = [row.get(1), row.len().checked_sub(2).and_then(|idx| row.get(idx))];
            outer_colours(row).contains(&colour) || second.into_iter().flatten().any(|it| *it == Some(colour))
        };
        let is_wanted = self.sight.others().any(|(seat, _)| is_wanted(seat));
        if is_mine || !is_wanted || self.has_more_to_find() {
            -1
        } else {
            1
        }
    }

    /// Whether the stint is worth going on with.
    fn has_more_to_find(&self) -> bool {
        let eligible = self.sight.eligible();
        eligible.iter().any(|grave| self.worth_of_opening(grave) > 0)
    }

    /// D7, D9: the surer it is empty the better; a lid that fits me is not wasted on the Count.
    fn worth_of_watching(&self, grave: Grave) -> i32 {
        let odds = match self.sight.content(grave) {
            // R-DU-52: the grave just filled with his help is closed, but nobody has forgotten it yet.
            Some(Content::Empty) | None => self.odds(grave),
            Some(_) => return NEVER,
        };
        let fits = matches!(odds.lid, Some(Underside::Colour(it)) if self.sight.my_colours().contains(&it));
        10 * odds.empty() as i32 - i32::from(fits)
    }
}
