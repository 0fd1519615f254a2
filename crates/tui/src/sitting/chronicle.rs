//! What an audience saw of a table: the story so far, and the last step.

use crate::screen::Screen;
use engine::{Audience, Game, Phrase};

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoryLine<S> {
    /// After so many steps of the table.
    pub(crate) step: u32,
    /// What was seen; nothing where a move was taken back.
    pub(crate) sighting: Option<S>,
}

impl<S> StoryLine<S> {
    /// The line in words.
    pub(crate) fn tell<G: Screen<Sighting = S>>(&self) -> Option<Phrase> {
        match &self.sighting {
            Some(sighting) => G::tell(sighting),
            None => Some(Phrase::new("tui-taken-back")),
        }
    }
}

/// What an audience saw.
pub(crate) struct Chronicle<G: Game> {
    /// The story as it may be scrolled back.
    pub(crate) story: Vec<StoryLine<G::Sighting>>,
    /// What was seen of the last step.
    pub(crate) recent: Vec<G::Sighting>,
}

impl<G: Game> Default for Chronicle<G> {
    fn default() -> Chronicle<G> {
        Chronicle {
            story: Vec::new(),
            recent: Vec::new(),
        }
    }
}

impl<G: Screen> Chronicle<G> {
    /// Sees a move being taken back.
    pub(super) fn take_back(&mut self, step: u32) {
        self.recent.clear();
        self.story.push(StoryLine { step, sighting: None });
    }

    pub(super) fn watch_deal(&mut self, audience: Audience, events: &[G::Event]) {
        self.watch(audience, 0, events, |_| {});
        if !G::TELLS_DEAL {
            self.story.clear();
        }
    }

    pub(super) fn watch(
        &mut self,
        audience: Audience,
        step: u32,
        events: &[G::Event],
        mut learn: impl FnMut(&G::Sighting),
    ) {
        self.recent.clear();
        for event in events {
            let Some(sighting) = G::sighting(event, audience) else {
                continue;
            };
            learn(&sighting);
            let is_hidden =
                |line: &StoryLine<_>| line.sighting.as_ref().is_some_and(|it| G::hides(&sighting, it));
            self.story.retain(|line| !is_hidden(line));
            if G::tell(&sighting).is_some() {
                self.story.push(StoryLine {
                    step,
                    sighting: Some(sighting.clone()),
                });
            }
            self.recent.push(sighting);
        }
    }
}
