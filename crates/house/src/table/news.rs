//! News of the game: the same for a whole audience, until a line is told of it what is new to that line.

use bytes::Bytes;
use protocol::wire::{
    Change, Choice, Clock, Glimpse, Json, JsonOf, Phrase, Prompt, Teller, ToClient, Waiting,
};

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
    pub(super) view: Json,
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
        seen: JsonOf<Vec<Glimpse>>,
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
    /// The changes from one view to another: where nothing is hidden, all audiences see them.
    changes: Option<(Json, Json, JsonOf<Vec<Change>>)>,
}

impl Writer {
    /// News as a line is told it.
    pub(super) fn write(&mut self, table: &str, teller: &mut Teller, news: &News) -> Bytes {
        Bytes::from(self.message(table, teller, news).write())
    }

    fn message(&mut self, table: &str, teller: &mut Teller, news: &News) -> ToClient {
        let table = table.to_owned();
        if let News::View { now, .. } = news {
            teller.begin(&now.view);
        }
        let Questions {
            seq,
            prompts,
            waiting,
            clock,
        } = news.questions();
        let (seq, waiting, clock) = (*seq, waiting.clone(), *clock);
        let prompts = teller.prompts(prompts);
        match news {
            News::View { now, missed, told } => ToClient::View {
                table,
                seq,
                view: now.view.clone(),
                missed: missed.clone(),
                told: told.clone(),
                prompts,
                waiting,
                clock,
                can_take_back: now.can_take_back,
                outcome: now.outcome.clone(),
            },
            News::Moved { now, seen, show_at } => ToClient::Moved {
                table,
                seq,
                seen: seen.clone(),
                changes: self.changes(teller, &now.view),
                prompts,
                waiting,
                clock,
                can_take_back: now.can_take_back,
                outcome: now.outcome.clone(),
                show_at: *show_at,
            },
            News::Questions(_) => ToClient::Prompts {
                table,
                seq,
                prompts,
                waiting,
                clock,
            },
        }
    }

    fn changes(&mut self, teller: &mut Teller, now: &Json) -> JsonOf<Vec<Change>> {
        let Some(before) = teller.view().cloned() else {
            return teller.changes(now);
        };
        match &self.changes {
            Some((from, to, changes)) if from.is_same(&before) && to.is_same(now) => {
                teller.has(now);
                changes.clone()
            }
            _ => {
                let changes = teller.changes(now);
                self.changes = Some((before, now.clone(), changes.clone()));
                changes
            }
        }
    }
}
