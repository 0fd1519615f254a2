//! News of the game: the same for a whole audience, until a line is told of it what is new to that line.

use bytes::Bytes;
use protocol::wire::{
    Choice, Clock, Glimpse, Json, JsonOf, Moved, Outline, Phrase, Prompt, Teller, ToClient, Waiting,
};
use std::sync::Arc;

/// What an audience is asked now, and whom the table waits for.
#[derive(Clone, Debug)]
pub(super) struct Questions {
    pub(super) seq: u32,
    pub(super) prompts: Vec<Prompt<JsonOf<Choice>>>,
    pub(super) waiting: Vec<Waiting>,
    pub(super) clock: Clock,
}

/// The game as an audience sees it now.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) view: Outline,
    pub(super) questions: Questions,
    pub(super) can_take_back: bool,
    pub(super) outcome: Option<Json>,
}

/// What an audience is told of the game.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// How it is now, from nothing.
    View {
        now: Position,
        missed: JsonOf<Vec<Glimpse>>,
        told: JsonOf<Vec<Phrase>>,
    },
    /// Something happened.
    Moved {
        now: Position,
        seen: Vec<JsonOf<Glimpse>>,
        show_at: Option<i64>,
    },
    /// Only what is asked has changed.
    Questions(Questions),
}

impl News {
    fn questions(&self) -> &Questions {
        match self {
            News::View { now, .. } | News::Moved { now, .. } => &now.questions,
            News::Questions(questions) => questions,
        }
    }
}

/// Writes news for one line after the other. Lines that know the same are told the same bytes.
#[derive(Debug, Default)]
pub(super) struct Writer {
    last: Option<Compared>,
}

/// The changes from one view to another: where nothing is hidden, all audiences see them.
#[derive(Debug)]
struct Compared {
    before: Arc<String>,
    now: Arc<String>,
    changes: Arc<str>,
}

impl Writer {
    /// News as a line is told it.
    pub(super) fn write(&mut self, table: &str, teller: &mut Teller, news: &News) -> Bytes {
        let Questions {
            seq,
            prompts,
            waiting,
            clock,
        } = news.questions();
        let message = match news {
            News::Moved { now, seen, show_at } => {
                let changes = self.changes(teller, &now.view);
                let moved = Moved {
                    table,
                    seq: *seq,
                    seen,
                    changes: &changes,
                    prompts,
                    waiting,
                    clock: *clock,
                    can_take_back: now.can_take_back,
                    outcome: now.outcome.as_ref(),
                    show_at: *show_at,
                };
                return Bytes::from(teller.write_moved(&moved));
            }
            News::View { now, missed, told } => {
                teller.begin(&now.view);
                ToClient::View {
                    table: table.to_owned(),
                    seq: *seq,
                    view: now.view.to_json(),
                    missed: missed.clone(),
                    told: told.clone(),
                    prompts: teller.prompts(prompts),
                    waiting: waiting.clone(),
                    clock: *clock,
                    can_take_back: now.can_take_back,
                    outcome: now.outcome.clone(),
                }
            }
            News::Questions(_) => ToClient::Prompts {
                table: table.to_owned(),
                seq: *seq,
                prompts: teller.prompts(prompts),
                waiting: waiting.clone(),
                clock: *clock,
            },
        };
        Bytes::from(message.write())
    }

    fn changes(&mut self, teller: &mut Teller, now: &Outline) -> Arc<str> {
        let before = teller.view().cloned().unwrap_or_default();
        let is_same =
            |last: &&Compared| Arc::ptr_eq(&last.before, &before) && Arc::ptr_eq(&last.now, now.text());
        if let Some(last) = self.last.as_ref().filter(is_same) {
            teller.has(now);
            return last.changes.clone();
        }
        let changes: Arc<str> = teller.changes(now).into();
        self.last = Some(Compared {
            before,
            now: now.text().clone(),
            changes: changes.clone(),
        });
        changes
    }
}
