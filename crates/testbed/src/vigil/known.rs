//! What an audience knows: everything public, and the faces it has seen.

use super::api::{GRAVES, Options, Phase, Sighting, View};
use engine::{Seat, SeatMap, Seen, Version};

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Public {
    pub(super) rules: Version,
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) night: u8,
    pub(super) phase: Phase,
    /// The number of phases so far; prompts are named by it.
    pub(super) phases: u32,
    pub(super) candles: SeatMap<u8>,
    pub(super) scores: SeatMap<i32>,
    /// Graves the owl has opened for good, one bit each.
    pub(super) open: u8,
}

impl Public {
    pub(super) fn is_open(&self, grave: u8) -> bool {
        self.open & (1 << grave) != 0
    }

    /// Whether the face of a grave lies there for all to see now.
    pub(super) fn shows(&self, grave: u8) -> bool {
        let is_lifted = matches!(self.phase, Phase::Look { grave: lifted, .. } if lifted == grave);
        self.is_open(grave) || is_lifted
    }

    /// The seat that is asked first at night.
    pub(super) fn first(&self) -> Seat {
        Seat(self.night % self.seats)
    }

    pub(super) fn see(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::Next { phase, night } => {
                self.phase = phase;
                self.night = night;
                self.phases += 1;
            }
            Sighting::Sworn { seat, stay } => {
                if let Phase::Oath { left, awake } = &mut self.phase {
                    left.remove(seat);
                    if stay {
                        awake.insert(seat);
                    }
                }
            }
            Sighting::Rang { seat } => self.candles[seat] -= u8::from(!self.options.free_bell.is_on()),
            Sighting::Staked { seat, candles } => {
                self.candles[seat] -= candles;
                self.scores[seat] += 1;
            }
            Sighting::Owl { grave, face, seat } => {
                self.open |= 1 << grave;
                self.scores[seat] += i32::from(face);
            }
            // VI-5, up to version 2: all of them.
            Sighting::Wind { seat } if self.rules < Version(3) => self.candles[seat] = 0,
            Sighting::Wind { seat } => self.candles[seat] = self.candles[seat].saturating_sub(1),
            Sighting::Opened { omens, .. } => {
                self.open = (1 << GRAVES) - 1;
                for (seat, score) in self.scores.iter_mut() {
                    *score += i32::from(omens[seat.idx()]);
                }
            }
            _ => {}
        }
    }
}

/// The information set of one audience.
#[derive(Clone, Debug)]
pub struct Knowledge {
    pub(super) public: Public,
    /// Faces seen, whether they still lie open or not.
    pub(super) graves: [Option<u8>; GRAVES],
    pub(super) omens: [Option<u8>; GRAVES],
}

impl Knowledge {
    /// Whether the face of a grave was seen at any time.
    pub fn remembers(&self, grave: u8) -> Option<u8> {
        self.graves.get(usize::from(grave)).copied().flatten()
    }

    pub(super) fn learn(&mut self, sighting: &Sighting) {
        self.public.see(sighting);
        match *sighting {
            Sighting::Peeked {
                grave,
                face: Seen::Face(face),
                ..
            }
            | Sighting::Lifted { grave, face, .. }
            | Sighting::Owl { grave, face, .. } => self.graves[usize::from(grave)] = Some(face),
            Sighting::Opened { graves, omens } => {
                self.graves = graves.map(Some);
                self.omens = omens.map(Some);
            }
            _ => {}
        }
    }

    /// The view: what lies open now, not what was ever seen.
    pub(super) fn view(&self) -> View {
        let public = &self.public;
        let mut graves = [Seen::Back; GRAVES];
        for (grave, seen) in graves.iter_mut().enumerate() {
            *seen = self.graves[grave].filter(|_| public.shows(grave as u8)).into();
        }
        View {
            options: public.options,
            night: public.night,
            phase: public.phase,
            candles: public.candles.clone(),
            scores: public.scores.clone(),
            graves,
            omens: SeatMap::new(public.seats, |seat| self.omens[seat.idx()].into()),
        }
    }
}
