//! Races at one terminal: everybody's hand and how long it took, judged by one clock.
//!
//! Bots say how quick they are; persons are measured from the moment they are asked. This is where a game with
//! races meets the shell: its own screen may show hands as they come down, the judging stays here.

use crate::screen::Screen;
use engine::{Fast, Game, Prompt, PromptId, Reaction, Seat};
use std::time::Instant;

/// A hand, or a hand kept still.
struct Hand<C> {
    prompt: PromptId,
    seat: Seat,
    played: Option<(u32, C)>,
}

/// The race that is on, if one is.
pub(crate) struct Race<G: Game> {
    hands: Vec<Hand<G::Command>>,
    /// When the person now asked was asked.
    shown: Option<Instant>,
    /// The referee's own chance.
    chance: Fast,
}

impl<G: Game> Race<G> {
    pub(crate) fn new(seed: u64) -> Race<G> {
        Race {
            hands: Vec::new(),
            shown: None,
            chance: Fast::new(!seed),
        }
    }

    /// Somebody is asked: from now on the time runs.
    pub(crate) fn shown(&mut self) {
        self.shown.get_or_insert_with(Instant::now);
    }

    /// Whether the seat of the prompt has its hand in, or keeps still.
    pub(crate) fn has(&self, prompt: &Prompt<G::Kind>) -> bool {
        self.hands.iter().any(|hand| hand.prompt == prompt.id)
    }

    /// A person reacts now.
    pub(crate) fn react(&mut self, prompt: &Prompt<G::Kind>, command: Option<G::Command>) {
        let elapsed = self.shown.take().map_or(0, |shown| shown.elapsed().as_millis());
        let after_ms = u32::try_from(elapsed).unwrap_or(u32::MAX);
        self.react_after(prompt, command.map(|command| (after_ms, command)));
    }

    /// Somebody reacted after so long, or keeps still.
    pub(crate) fn react_after(&mut self, prompt: &Prompt<G::Kind>, played: Option<(u32, G::Command)>) {
        self.hands.push(Hand {
            prompt: prompt.id,
            seat: prompt.seat,
            played,
        });
    }

    /// The verdict on the hands: by lots where they are allowed, otherwise by how long everybody took.
    pub(crate) fn judge(&mut self, state: &G::State) -> Option<G::Verdict>
    where
        G: Screen,
    {
        let played = self.hands.iter().filter_map(|hand| {
            let (after_ms, command) = hand.played?;
            Some(Reaction {
                seat: hand.seat,
                after_ms,
                command,
            })
        });
        let played: Vec<_> = played.collect();
        let Some(mut lots) = G::lots(state) else {
            return Some(G::judge(state, &played, &mut self.chance)?.0);
        };
        for reaction in &played {
            lots.bot(state, reaction.seat, Some((reaction.after_ms, reaction.command)));
        }
        Some(lots.verdict(&mut self.chance))
    }

    /// The referee's own chance.
    pub(crate) fn chance(&mut self) -> &mut Fast {
        &mut self.chance
    }

    /// The race is over.
    pub(crate) fn clear(&mut self) {
        self.hands.clear();
        self.shown = None;
    }
}
