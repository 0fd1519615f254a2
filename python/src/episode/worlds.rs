//! The same table once more, and other worlds that could be true.

use super::{Around, Episode, Record, Trouble};
use crate::coded::Coded;
use engine::{Audience, Fast, Seat};
use std::sync::Arc;

impl<G: Coded> Episode<G> {
    /// The same table once more; nothing if bots sit at it, who cannot be copied.
    pub(crate) fn copy(&self) -> Option<Episode<G>> {
        if self.around.players.iter().any(Option::is_some) {
            return None;
        }
        Some(Episode {
            terms: Arc::clone(&self.terms),
            state: self.state.clone(),
            chance: self.chance.clone(),
            order: self.order.clone(),
            at: self.at,
            around: Around {
                known: self.around.known.clone(),
                players: Vec::new(),
                record: self.around.record.as_ref().map(Record::copy),
                trace: G::Trace::default(),
            },
            stage: self.stage,
            asked: self.asked.clone(),
            answers: self.answers.clone(),
            rights_passed: self.rights_passed,
            inputs: self.inputs,
            end: self.end.clone(),
        })
    }

    /// A world in which a seat has seen the same, drawn by chance. The moment is asked anew, and what others know is
    /// what they would know there.
    pub(crate) fn resample(&self, seat: Seat, seed: u64) -> Result<Episode<G>, Trouble> {
        let mut chance = Fast::new(seed);
        let own = self.known(seat);
        let state = G::determinize(own, &mut chance);
        let public = match self.record().and_then(|record| record.public.clone()) {
            Some(public) => public,
            None => G::knowledge(&state, Audience::Public),
        };
        let resit = |other: Seat| {
            if other == seat {
                own.clone()
            } else {
                G::resit(&state, other, &public)
            }
        };
        let known: Vec<G::Knowledge> = (0..self.terms.seats).map(Seat).map(resit).collect();
        let record = self
            .record()
            .map(|record| record.resampled(seat, known.clone(), public));
        let mut episode = Episode::sit_down(&self.terms, state, Some(known), record, chance, seed);
        (episode.at, episode.inputs) = (self.at, self.inputs);
        episode.rights_passed = self.rights_passed;
        episode.end.clone_from(&self.end);
        episode.advance()?;
        // Whoever has given the first half of a command still has.
        let begun = self.question(seat).and_then(|asked| asked.begun);
        let mut questions = episode.asked.iter_mut();
        if let (Some(begun), Some(asked)) = (begun, questions.find(|asked| asked.prompt.seat == seat)) {
            asked.begun = Some(begun);
            asked.note_legal();
        }
        Ok(episode)
    }
}
