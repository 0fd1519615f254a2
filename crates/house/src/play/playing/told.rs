//! A game as it is told: choices and sightings, each written once.

use super::{MISSED_MAX, Playing, TOLD_MAX};
use crate::hosted::Hosted;
use crate::play::Match as _;
use engine::table::Act;
use engine::{Audience, past};
use protocol::wire::{Choice, Glimpse, Json, JsonOf, Phrase, Spoken, Terms};

impl<G: Hosted> Playing<G> {
    /// The legal answers to a prompt, each with what it costs and brings.
    pub(super) fn offers(&self, prompt: &engine::Prompt<G::Kind>) -> Vec<(G::Command, Terms)> {
        let commands = self.table.choices(prompt);
        let mut terms = G::terms(self.table.state(), prompt.seat, &commands).into_iter();
        let with_terms = |command| (command, terms.next().unwrap_or_default());
        commands.into_iter().map(with_terms).collect()
    }

    /// One choice as it is written. It follows from the command and its terms alone, so that all tables can share it.
    pub(super) fn choice((command, terms): &(G::Command, Terms)) -> Json {
        let choice = Choice {
            command: Json::of(command),
            say: G::say_command(command).into(),
            rule: G::rule_of(command).0.to_owned(),
            terms: Some(*terms).filter(|terms| *terms != Terms::default()),
            concedes: G::concedes(command),
        };
        Json::of(&choice)
    }

    /// One sighting as it is told. It follows from the sighting alone, so that all tables can share it.
    pub(super) fn seen(sighting: &G::Sighting) -> Glimpse<&G::Sighting, Spoken> {
        Glimpse {
            sighting,
            say: Spoken(G::say_sighting(sighting)),
            reveal: G::say_reveal(sighting).map(Spoken),
            fleeting: G::is_fleeting(sighting),
            private: G::is_private(sighting),
            question: G::is_question(sighting),
        }
    }

    pub(super) fn write_seen(sightings: &[G::Sighting]) -> Vec<JsonOf<Glimpse>> {
        let write = |sighting: &G::Sighting| Json::of(&Self::seen(sighting));
        let written: Vec<Json> = match G::told_sightings() {
            Some(texts) => texts.of(sightings, write),
            None => sightings.iter().map(write).collect(),
        };
        written.into_iter().map(JsonOf::from_json).collect()
    }

    /// What an audience saw after this many inputs; nothing where something of it may be hidden again.
    pub(super) fn sightings_since(&self, since: u32, audience: Audience) -> Vec<G::Sighting> {
        let seq = self.seq();
        if G::FORGETS || since >= seq || seq - since > MISSED_MAX || self.has_taken_back(since) {
            return Vec::new();
        }
        let later = self.table.past().filter(|step| step.seq > since);
        later
            .flat_map(|step| step.seen_by(audience).collect::<Vec<_>>())
            .collect()
    }

    /// What an audience may read of what happened until then: nothing that was taken back, and nothing that tells of what
    /// is hidden again. Until `since` it is what those who watch may read, and from then on what the audience may.
    pub(super) fn history(&self, since: u32, until: u32, audience: Audience) -> JsonOf<Vec<Phrase>> {
        let steps = self.table.past().take_while(|step| step.seq <= until);
        let told = past::standing(steps, |step| {
            let reader = if step.seq > since {
                audience
            } else {
                Audience::Public
            };
            let lines = step.seen_by(reader).filter_map(|seen| Self::line(&seen));
            lines.collect::<Vec<Spoken>>()
        });
        let lines: Vec<Spoken> = told.into_iter().flatten().collect();
        JsonOf::of(&lines[lines.len().saturating_sub(TOLD_MAX)..])
    }

    /// The line of a history that a sighting leaves, if it leaves one.
    fn line(sighting: &G::Sighting) -> Option<Spoken> {
        let is_kept = !G::is_fleeting(sighting) && !G::is_question(sighting);
        is_kept.then(|| Spoken(G::say_sighting(sighting)))
    }

    fn has_taken_back(&self, since: u32) -> bool {
        let later = self.table.entries().iter().skip(since as usize);
        later.into_iter().any(|entry| matches!(entry.act, Act::TakeBack))
    }
}
