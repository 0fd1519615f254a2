//! Learning from sightings: the only way in which what is known changes.

use super::{Known, Plague, Turn};
use crate::api::{BatEndsTurn, Phase, PlagueEnds, Rucola, Sighting, Way};
use crate::parts::{Content, End, Grave, GraveSet, STAKES_FULL};
use arrayvec::ArrayVec;
use engine::{Later, Seat, Seen};

impl Known {
    /// Learns from one sighting.
    #[inline]
    pub fn see(&mut self, sighting: Sighting) {
        match sighting {
            Sighting::TurnStarted { seat } => self.start_turn(seat),
            Sighting::Opened {
                grave, lid, content, ..
            } => {
                self.tally.openings += 1;
                self.plague.iter_mut().for_each(|plague| *plague.stops = 0);
                self.open.insert(grave);
                self.contents[grave.idx()] = content;
                if let Seen::Face(lid) = lid {
                    self.turned.insert(grave);
                    self.lids[grave.idx()] = Some(lid);
                }
            }
            Sighting::LaidIn {
                seat,
                end,
                vampire,
                grave,
                way,
            } => {
                self.belongings[seat].row.leave(end);
                self.contents[grave.idx()] = Content::Vampire(vampire);
                self.count_placement(seat, way);
            }
            Sighting::Turned { seat, end, vampire } => self.belongings[seat].row.turn_up(end, vampire),
            Sighting::GarlicPut { seat, grave } => {
                self.tally.garlic += 1;
                self.belongings[seat].garlic -= 1;
                self.contents[grave.idx()] = Content::Garlic(seat);
            }
            Sighting::GarlicReturned { seat, grave } => {
                self.belongings[seat].garlic += 1;
                self.contents[grave.idx()] = Content::Empty;
            }
            Sighting::StakeTaken { seat } => {
                self.tally.stakes += 1;
                self.belongings[seat].stakes += 1;
            }
            Sighting::StakesReturned { seat } => self.belongings[seat].stakes -= STAKES_FULL,
            Sighting::Given { from, end, .. } => {
                self.tally.gifts += 1;
                self.belongings[from].row.leave(end);
            }
            Sighting::FoundTaken { grave, .. } => self.contents[grave.idx()] = Content::Empty,
            Sighting::Received { seat, end, vampire } => self.belongings[seat].row.join(end, vampire),
            Sighting::RatTaken { seat, grave } => {
                self.belongings[seat].rats += 1;
                self.lids[grave.idx()] = None;
                self.turned.remove(grave);
                self.spread_plague(seat, grave);
            }
            Sighting::StintStarted { seat } => {
                self.plague.iter_mut().for_each(|plague| plague.stint = seat);
            }
            Sighting::LidReplaced { grave } => {
                self.reserve -= 1;
                self.open.remove(grave);
                self.replaced.insert(grave);
            }
            Sighting::PlagueEnded => self.plague = None,
            Sighting::Closed { grave } => {
                self.open.remove(grave);
                self.turned.remove(grave);
            }
            Sighting::RucolaCame { seat } | Sighting::RucolaLost { to: seat, .. } => {
                self.tally.count_changes += 1;
                self.rucola = Rucola::Column { owner: seat };
            }
            Sighting::RucolaPlaced { seat, grave } => self.rucola = Rucola::Grave { owner: seat, grave },
            Sighting::BatPut { seat, grave } => {
                self.tally.bats += 1;
                self.tally.bluffs += u32::from(self.contents[grave.idx()] != Content::Empty);
                self.belongings[seat].bats -= 1;
                *self.turn.has_sent_bat = self.options.bat_ends_turn == BatEndsTurn::Never;
            }
            Sighting::Doubted { .. } => self.count_doubt(),
            Sighting::Stopped { .. } => self.count_stop(),
            Sighting::Believed { .. } | Sighting::LeftEmpty { .. } | Sighting::FoundGiven { .. } => {}
            Sighting::Asked { phase } => {
                self.phase = phase;
                self.asked += 1;
            }
            Sighting::TurnEnded { .. } => {
                if !self.turn.has_laid {
                    self.idle += 1;
                }
            }
            Sighting::Ended { ending } => self.phase = Phase::Over(ending),
            Sighting::LidRevealed { grave, lid } => self.lids[grave.idx()] = Some(lid),
            Sighting::VampireRevealed { seat, vampire } => {
                self.belongings[seat].row.turn_up(End::Left, vampire);
            }
            Sighting::ReserveRevealed { lid } => self.reserve_revealed.push(lid),
            Sighting::SetAsideRevealed { vampire } => self.set_aside_revealed.push(vampire),
        }
    }

    fn start_turn(&mut self, seat: Seat) {
        self.turn = Turn {
            active: seat,
            number: self.turn.number + 1,
            placed: 0,
            has_laid: false,
            has_sent_bat: Later(false),
        };
    }

    /// Whether a placement counts among those of the turn (DU-6.4): what the active player lays in himself, but not
    /// with Rucola's help (R-DU-39, R-DU-40).
    #[inline]
    pub(crate) fn counts(&self, seat: Seat, way: Way) -> bool {
        seat == self.turn.active && way != Way::Help
    }

    fn count_placement(&mut self, seat: Seat, way: Way) {
        self.tally.placements += 1;
        self.tally.helps += u32::from(way == Way::Help);
        self.idle = 0;
        self.turn.has_laid = true;
        self.turn.placed += u8::from(self.counts(seat, way));
    }

    /// Where everybody has one stint and no more, it does not matter who stopped.
    fn count_stop(&mut self) {
        if *self.options.plague_ends != PlagueEnds::Round {
            self.plague.iter_mut().for_each(|plague| *plague.stops += 1);
        }
    }

    /// The phase is still that of the question.
    fn count_doubt(&mut self) {
        self.tally.doubts += 1;
        if let Phase::Doubt { grave, .. } = self.phase {
            let is_taken = self.contents[grave.idx()] != Content::Empty;
            self.tally.bluffs_doubted += u32::from(is_taken);
        }
    }

    /// A rat starts a plague, or lets the same plague grow (DU-5.1, DU-5.7).
    fn spread_plague(&mut self, seat: Seat, grave: Grave) {
        if self.plague.is_none() {
            self.tally.plagues += 1;
        }
        let plague = self.plague.get_or_insert_with(|| Plague {
            stint: seat,
            area: GraveSet::EMPTY,
            rats: ArrayVec::new(),
            stops: Later(0),
        });
        plague.rats.push(grave);
        let around = self.options.layout.board().neighbours(grave);
        plague.area = plague.area.with(around);
    }
}
