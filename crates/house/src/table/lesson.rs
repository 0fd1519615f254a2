//! A lesson at a table ([`catalog::lesson`]): the learner reads on or makes the one move that is asked for, and everything
//! else is in the script. Nothing happens by itself here: no clock, no bot, no window and no race moves the table.
//!
//! How far one is stands in the book and is kept together with the log, so a lesson goes on where it was left.

use super::book::Book;
use super::{HouseTable, Mistake, Stage};
use crate::play::Match;
use crate::{Guest, HouseRefusal};
use catalog::lesson::{Deed, LEARNER, Lesson, Step};
use protocol::wire::{Json, LessonInfo, LessonStep, Trouble};
use serde_json::Value;

/// The step one is at, if the table is a lesson.
fn step_of(book: &Book) -> Option<&'static Step> {
    let step = usize::from(book.lesson?);
    catalog::lesson(&book.game)?.steps.get(step)
}

/// Whether a move is the one the lesson asks for now, if it is a lesson. Whatever else the rules allow is for a game of
/// one's own; the refusal says what is asked for.
pub(super) fn check(book: &Book, play: &dyn Match, command: &Value) -> Result<(), Trouble> {
    let refusal = HouseRefusal::NotInThisLesson;
    match step_of(book) {
        None if book.lesson.is_none() => Ok(()),
        Some(step) if step.command.as_ref() == Some(command) => Ok(()),
        step => {
            let wanted = step.and_then(|step| play.say_command(step.command.as_ref()?));
            Err(match wanted {
                Some(wanted) => refusal.saying(refusal.phrase().with("move", wanted)),
                None => HouseRefusal::ReadOnFirst.into(),
            })
        }
    }
}

impl HouseTable {
    /// The lesson, if the table is one.
    pub(super) fn lesson(&self) -> Option<&'static Lesson> {
        self.book.lesson.and_then(|_| catalog::lesson(&self.book.game))
    }

    pub(super) fn lesson_info(&self) -> Option<LessonInfo> {
        let facts = catalog::facts(&self.book.game).ok()?;
        let told = |step: &Step| LessonStep {
            say: step.key(facts.prefix),
            point: step.point.clone(),
            command: step.command.as_ref().map(Json::of),
        };
        let lesson = self.lesson()?;
        Some(LessonInfo {
            step: self.book.lesson?,
            steps: lesson.steps.iter().map(told).collect(),
            afterwards: lesson.afterwards.as_ref().map(Json::of),
        })
    }

    /// The learner goes on from a step: has read it, or has its move made.
    pub(super) fn learn(&mut self, guest: &Guest, step: u16) -> Result<(), Trouble> {
        self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let lesson = self.lesson().ok_or(HouseRefusal::NoLesson)?;
        let is_last = usize::from(step) + 1 >= lesson.steps.len();
        if self.book.lesson != Some(step) || is_last {
            return Ok(());
        }
        if let Some(command) = step_of(&self.book).and_then(|step| step.command.clone()) {
            let seat = LEARNER;
            let done = self.carry_out(&Deed::Answer { seat, command });
            done.map_err(|mistake| HouseRefusal::NotACommand.because(mistake.0))?;
        }
        self.next_step();
        Ok(())
    }

    /// A hand comes down in a race; what becomes of it is in the script.
    pub(super) fn press_in_lesson(&mut self, command: &Value) -> Result<(), Trouble> {
        let play = self.play().ok_or(HouseRefusal::NotDealt)?;
        check(&self.book, play, command)?;
        self.next_step();
        Ok(())
    }

    /// The step one is at is done, if the table is a lesson.
    pub(super) fn next_step(&mut self) {
        if let Some(step) = &mut self.book.lesson {
            *step += 1;
            self.change_book();
        }
    }

    /// After every event: what the others do next happens.
    pub(super) fn follow_lesson(&mut self) -> Result<(), Mistake> {
        while let Some(step) = step_of(&self.book).filter(|step| step.is_silent())
            && matches!(self.stage, Stage::Playing(_))
        {
            for deed in &step.deeds {
                self.carry_out(deed)?;
            }
            self.next_step();
        }
        Ok(())
    }

    fn carry_out(&mut self, deed: &Deed) -> Result<(), Mistake> {
        let at = self.book.table_ms(self.now);
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        let done = dealt.play.carry_out(at, deed);
        dealt.moved = true;
        done.map_err(|problem| Mistake(format!("a lesson cannot go on: {problem}")))
    }
}
