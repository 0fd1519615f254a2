//! The loop around the full screen: events in, frames and effects out.

use super::Pace;
use super::menu::Offer;
use super::message::{Effect, Message, Sight, Target, Wanted};
use super::model::{Model, Note};
use super::update::{patience, update};
use super::view::{Hits, draw};
use crate::kept::Trouble;
use crate::press::Press;
use crate::screen::{HandOver, Screen};
use crate::seating::Seating;
use crate::session::{Ended, Next, Session, TuiError};
use crate::sitting::{Due, Sitting};
use crate::terminal::with_terminal;
use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use engine::{Audience, Mode, Phrase, Seat};
use ratatui::DefaultTerminal;
use std::collections::VecDeque;
use std::time::Instant;

/// Plays a table in the full screen of the terminal, until the players leave or want another.
///
/// # Errors
/// If the terminal cannot be set up, read or drawn on. Everything shown before is in the journal.
pub fn play_full_screen<G: Screen>(
    session: Session<G>,
    seating: &Seating<G>,
    pace: Pace,
) -> Result<Ended<G>, TuiError> {
    with_terminal(|terminal| play(terminal, session, seating, pace))
}

/// A session that has begun: everybody sits, and the first person is called. Races are run by the clock where it
/// is `live`.
pub(crate) fn begin<G: Screen>(
    session: Session<G>,
    seating: &Seating<G>,
    pace: Pace,
    live: bool,
) -> (Model<G>, Sitting<G>, Option<Next>) {
    let Session {
        table,
        journal,
        lang,
        colors,
        auto,
    } = session;
    let is_new = table.entries().is_empty();
    let advice = engine::advice::<G>(&table.setup().options, table.setup().seats).next();
    let mut sitting = Sitting::new(table, journal, seating);
    if live {
        sitting.go_live();
    }
    let first = sitting.first_person(seating);
    let mut model = Model::new(lang, colors, pace, seating.names(), first);
    model.live = sitting.is_live();
    model.alone = sitting.is_alone();
    model.practice = sitting.is_practice();
    model.advises = sitting.may_advise();
    model.auto = auto;
    model.persons = seating.persons().collect();
    model.bots = seating.bots().collect();
    model.place = sitting.place();
    model.new_from = sitting.step().saturating_sub(1);
    // With secrets and several persons nothing is shown before the first one says so.
    let curtain = G::SECRETS && seating.persons().count() > 1;
    let left = if curtain {
        None
    } else {
        perform(&mut model, &mut sitting, |_| vec![Effect::Lift(first)])
    };
    // Such as R-DU-62: what is worth knowing of so few seats is told at the start.
    model.note = advice.filter(|_| is_new).map(|advice| Note {
        text: Phrase::new(advice.say),
        rule: Some(advice.rule),
    });
    (model, sitting, left)
}

fn play<G: Screen>(
    terminal: &mut DefaultTerminal,
    session: Session<G>,
    seating: &Seating<G>,
    pace: Pace,
) -> Result<Ended<G>, TuiError> {
    let begun = Instant::now();
    let (mut model, mut sitting, mut left) = begin(session, seating, pace, true);
    let mut hits = Hits::default();
    loop {
        if let Some(next) = left {
            return Ok(sitting.leave(next, model.lang));
        }
        terminal.draw(|frame| hits = draw(frame, &model))?;
        model.clock = elapsed(begun);
        let message = match patience(&model) {
            Some(patience) if !event::poll(patience)? => Some(Message::Elapsed),
            _ => translate(event::read()?, &hits),
        };
        // Hands count by the moment at which they are read.
        model.clock = elapsed(begun);
        if let Some(message) = message {
            left = perform(&mut model, &mut sitting, |model| update(model, message));
        }
    }
}

fn elapsed(begun: Instant) -> i64 {
    i64::try_from(begun.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// A terminal event as a message, if it is one.
fn translate<G: Screen>(event: Event, hits: &Hits) -> Option<Message<G>> {
    let at = |column, row| -> Option<Target> { hits.at(column, row) };
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            Some(Message::Pressed(Press::from_event(key)))
        }
        Event::Mouse(MouseEvent {
            kind, column, row, ..
        }) => match kind {
            MouseEventKind::Down(MouseButton::Left) => at(column, row).map(Message::Clicked),
            MouseEventKind::Moved => at(column, row).map(Message::PointedAt),
            MouseEventKind::ScrollUp => Some(Message::Wheel { up: true }),
            MouseEventKind::ScrollDown => Some(Message::Wheel { up: false }),
            _ => None,
        },
        _ => None,
    }
}

/// Changes the model and carries out what it wants, until it wants nothing more or the session ends.
pub(crate) fn perform<G: Screen>(
    model: &mut Model<G>,
    sitting: &mut Sitting<G>,
    change: impl FnOnce(&mut Model<G>) -> Vec<Effect<G::Command>>,
) -> Option<Next> {
    let mut wanted = VecDeque::from(change(model));
    while let Some(effect) = wanted.pop_front() {
        match effect {
            Effect::Leave(next) => return Some(next),
            Effect::AllowUnwritten => sitting.allow_unwritten(),
            Effect::Lift(seat) => {
                let mut sight = sight(sitting, seat);
                // Without secrets everybody has watched already, and what was shown once is not shown again.
                if !G::SECRETS {
                    sight.recent.clear();
                }
                wanted.extend(update(model, Message::Lifted(Box::new(sight))));
            }
            Effect::Change(change) => {
                let message = carry_out(model.eyes, sitting, change);
                wanted.extend(update(model, message));
            }
        }
    }
    None
}

/// Changes the table and tells what came of it.
fn carry_out<G: Screen>(eyes: Seat, sitting: &mut Sitting<G>, wanted: Wanted<G::Command>) -> Message<G> {
    if let Wanted::Advise(seat) = wanted {
        return match sitting.advise(seat) {
            Ok(advised) => Message::Advised(advised),
            Err(trouble) => told(trouble, wanted),
        };
    }
    let done = match wanted {
        Wanted::Advance => sitting.advance(),
        Wanted::Hand(seat, command, at) => {
            sitting.hand(seat, command, at);
            sitting.tick(at)
        }
        Wanted::Tick(at) => sitting.tick(at),
        Wanted::TimeUp => sitting.time_up(),
        Wanted::TakeBack => sitting.take_back(),
        Wanted::Decide(seat, Offer::Answer(prompt, command)) => sitting.answer(seat, prompt, command),
        Wanted::Decide(seat, Offer::KeepStill) => {
            sitting.keep_still(seat);
            Ok(())
        }
        Wanted::Decide(_, Offer::GoOn | Offer::HandOver(_)) | Wanted::Advise(_) => Ok(()),
    };
    match done {
        Ok(()) => Message::Moved(Box::new(sight_of_all(sitting, eyes))),
        Err(trouble) => told(trouble, wanted),
    }
}

/// What went wrong, as the model hears it.
fn told<G: Screen>(trouble: Trouble, wanted: Wanted<G::Command>) -> Message<G> {
    match trouble {
        Trouble::Refused(phrase, rule) => Message::Refused(phrase, rule),
        Trouble::Unwritten(error) => Message::Unwritten {
            cause: error.to_string(),
            wanted,
        },
    }
}

/// How the keyboard goes to whoever is due. Where there is nobody to look away there is no curtain.
fn hand_over<G: Screen>(sitting: &Sitting<G>, eyes: Seat, due: Due) -> HandOver {
    let seat = match due {
        Due::Person(seat) => seat,
        Due::Others | Due::Race | Due::Over => eyes,
    };
    match G::hand_over(&sitting.view(Audience::Seat(seat))) {
        HandOver::Curtain if !G::SECRETS && sitting.person_count() < 2 => HandOver::Free,
        other => other,
    }
}

/// What is shown after a move: with secrets and several persons at the keyboard, what everybody may see, until one
/// of them is asked.
fn sight_of_all<G: Screen>(sitting: &mut Sitting<G>, eyes: Seat) -> Sight<G> {
    let own = sitting.due(eyes) == Due::Person(eyes);
    if own || !G::SECRETS || sitting.person_count() < 2 {
        return sight(sitting, eyes);
    }
    let (asked, secret) = sitting.asked_as_seen(None);
    Sight {
        eyes,
        shared: true,
        view: sitting.view(Audience::Public),
        recent: sitting.chronicle().recent.clone(),
        story: sitting.chronicle().story.clone(),
        step: sitting.step(),
        due: sitting.due(eyes),
        asked,
        secret,
        hand_over: HandOver::Curtain,
        racing: None,
        finish: None,
        left_ms: None,
        prompts: Vec::new(),
        others: sitting.persons_with_rights(),
        can_take_back: false,
        outcome: sitting.outcome(),
        kept: sitting.is_kept(),
    }
}

/// What one seat sees of the table, and what it may do.
pub(crate) fn sight<G: Screen>(sitting: &mut Sitting<G>, eyes: Seat) -> Sight<G> {
    let (asked, secret) = sitting.asked_as_seen(Some(eyes));
    let (due, mut prompts) = (sitting.due(eyes), sitting.prompts_of(eyes));
    // What must be answered waits until the others have done their part; rights may be used meanwhile.
    if due == Due::Others {
        prompts.retain(|asked| !asked.prompt.must || asked.prompt.mode == Mode::Race);
    }
    Sight {
        eyes,
        shared: false,
        view: sitting.view(Audience::Seat(eyes)),
        recent: sitting.recent(eyes).to_vec(),
        story: sitting.story(eyes).to_vec(),
        step: sitting.step(),
        due,
        hand_over: hand_over(sitting, eyes, due),
        racing: sitting.racing(),
        finish: sitting.finish().cloned(),
        left_ms: sitting.left_ms(eyes),
        asked,
        secret,
        prompts,
        others: sitting.others_with_rights(eyes),
        can_take_back: sitting.can_take_back(),
        outcome: sitting.outcome(),
        kept: sitting.is_kept(),
    }
}
