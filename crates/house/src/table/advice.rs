//! Advice for the one person at a table (TB-8): asked for here, thought about elsewhere, and in the log before it is told.

use super::HouseTable;
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::{PromptId, Seat};
use protocol::wire::{ToClient, Trouble};
use store::GuestId;

/// Who has asked for advice and waits for it.
pub(super) struct Asker {
    conn: ConnectionId,
    key: Option<String>,
    guest: GuestId,
    seat: Seat,
}

impl HouseTable {
    /// Whether there is advice here: one person plays, and nobody else can come to (TB-8.3).
    pub(super) fn advises(&self) -> bool {
        let book = &self.book;
        let is_for_bots =
            |seat: Seat| book.seats[seat].bot().is_some() && book.seats[seat].person().is_none();
        let others = book.seats.seats().filter(|seat| !is_for_bots(*seat)).count();
        let is_compared = book.day.is_some() || book.lesson.is_some();
        self.dealt().is_some() && others == 1 && book.persons() == 1 && !is_compared
    }

    /// Somebody wants to know what a sexton would say; answered by `advice`.
    pub(super) fn advise(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        prompt: PromptId,
    ) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        self.running()?;
        if !self.advises() {
            return Err(HouseRefusal::NoAdviceHere.into());
        }
        let Some(dealt) = self.dealt_mut() else {
            return Err(HouseRefusal::NotDealt.into());
        };
        dealt.play.ask_advice(seat, prompt)?;
        dealt.advising = Some(Asker {
            conn,
            key: key.cloned(),
            guest: guest.id,
            seat,
        });
        let mut questions = dealt.play.take_questions();
        self.out.questions.append(&mut questions);
        Ok(())
    }

    /// Advice may be there: it is told to whoever asked for it, if that is still the one person here.
    pub(super) fn hear_advice(&mut self) {
        let (at, advises) = (self.book.table_ms(self.now), self.advises());
        let Some(dealt) = self.dealt_mut() else { return };
        let Some(asker) = dealt.advising.take() else {
            return;
        };
        let heard = dealt.play.hear_advice(at);
        let Some(heard) = heard else {
            dealt.advising = Some(asker);
            return;
        };
        let Asker {
            conn,
            key,
            guest,
            seat,
        } = asker;
        let is_still_theirs = advises && self.book.seat_of(guest) == Some(seat);
        match heard {
            Ok(advice) if is_still_theirs => {
                let message = ToClient::Advice {
                    key,
                    table: self.id.to_string(),
                    prompt: advice.prompt,
                    choices: advice.choices,
                    pass: advice.pass,
                };
                self.tell(conn, &message);
            }
            Ok(_) => self.answer(conn, key, Err(HouseRefusal::NoAdviceHere.into())),
            Err(trouble) => self.answer(conn, key, Err(trouble)),
        }
    }
}
