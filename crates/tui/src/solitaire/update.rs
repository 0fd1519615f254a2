//! How the model changes. Pure: what is to be done in the world is returned.

#[cfg(test)]
mod tests;

use crate::session::Next;
use crate::solitaire::danger::is_dead_end;
use crate::solitaire::foresight::leads_to;
use crate::solitaire::keys::Action;
use crate::solitaire::message::{Effect, Message, Target, Wanted};
use crate::solitaire::model::{Model, Note, Overlay, Question};
use engine::{Phrase, Rule};
use rest_in_peace::Command;
use rest_in_peace::parts::Room;
use words::Lang;

/// How far a page key scrolls.
const PAGE: usize = 5;

/// Changes the model and tells what is to be done.
pub(crate) fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Pressed(press) => {
            model.note = None;
            match model.mode().action(press) {
                Some(action) => act(model, action),
                None => Vec::new(),
            }
        }
        Message::Clicked(target) => {
            model.note = None;
            click(model, target)
        }
        Message::PointedAt(target) => {
            point(model, target);
            Vec::new()
        }
        Message::Wheel { up } => act(model, if up { Action::Earlier } else { Action::Later }),
        Message::Moved { told, scene, kept } => {
            model.tell(told);
            model.set(*scene);
            model.kept = kept;
            model.overlay = None;
            opening(model)
        }
        Message::Refused(text, rule) => {
            model.note = Some(Note {
                text,
                rule: Some(rule),
            });
            Vec::new()
        }
        Message::Unwritten { cause, wanted } => {
            model.overlay = Some(Overlay::Unwritten { cause, wanted });
            Vec::new()
        }
    }
}

/// What is to be done before the player does anything: a forced closing, if it is to be played at once (RP-5.3).
pub(crate) fn opening(model: &Model) -> Vec<Effect> {
    if model.auto_close && model.is_forced() {
        play(Command::Close)
    } else {
        Vec::new()
    }
}

fn play(command: Command) -> Vec<Effect> {
    vec![Effect::Change(Wanted::Play(command))]
}

fn act(model: &mut Model, action: Action) -> Vec<Effect> {
    match action {
        Action::LeaveNow => return vec![Effect::Leave(Next::Leave)],
        Action::Language => model.lang = next_lang(model.lang),
        Action::Help => model.overlay = Some(Overlay::Help(0)),
        Action::Cards => toggle(model, Overlay::Cards(0)),
        Action::Events => toggle(model, Overlay::Events(0)),
        Action::Up => select(model, true),
        Action::Down => select(model, false),
        Action::LineUp => scroll(model, true, 1),
        Action::LineDown => scroll(model, false, 1),
        Action::Earlier => scroll(model, true, PAGE),
        Action::Later => scroll(model, false, PAGE),
        Action::Accept => return accept(model),
        Action::Cancel => model.overlay = None,
        Action::Choose(number) => match model.choices.get(usize::from(number) - 1) {
            Some(&command) => return choose(model, command),
            None => note(
                model,
                Phrase::new("tui-no-such-choice").with("number", number),
                None,
            ),
        },
        Action::Flip => return choose(model, Command::Flip),
        Action::Skip => return choose(model, Command::Skip),
        Action::Passage => return choose(model, Command::Passage),
        Action::Close => return choose(model, Command::Close),
        Action::CloseViaPassage => return choose(model, Command::CloseViaPassage),
        Action::Undo => return undo(model),
        Action::Concede => model.overlay = Some(Overlay::Question(Question::Concede)),
        Action::Leave => return leave(model),
        Action::NewGame => return vec![Effect::Leave(Next::NewGame)],
        Action::SameDeal => return vec![Effect::Leave(Next::SameDeal)],
        Action::Retry => return unwritten(model, false),
        Action::PlayOn => return unwritten(model, true),
    }
    Vec::new()
}

/// Makes a choice, unless it wants a second thought. One that is not offered is refused by the rules, with why.
fn choose(model: &mut Model, command: Command) -> Vec<Effect> {
    if let Some(place) = model.choices.iter().position(|choice| *choice == command) {
        model.selected = place;
        if is_dead_end(&model.view, command) {
            model.overlay = Some(Overlay::Question(Question::DeadEnd(command)));
            return Vec::new();
        }
    }
    play(command)
}

fn accept(model: &mut Model) -> Vec<Effect> {
    match model.overlay.take() {
        Some(Overlay::Question(Question::Concede)) => play(Command::Concede),
        Some(Overlay::Question(Question::DeadEnd(command))) => play(command),
        Some(Overlay::Question(Question::Leave)) => vec![Effect::Leave(Next::Leave)],
        Some(_) => Vec::new(),
        None => model
            .selection()
            .map(|command| choose(model, command))
            .unwrap_or_default(),
    }
}

fn undo(model: &mut Model) -> Vec<Effect> {
    let why_not = if !model.practice {
        "tui-undo-counted"
    } else if !model.can_take_back {
        "tui-undo-nothing"
    } else {
        return vec![Effect::Change(Wanted::TakeBack)];
    };
    note(model, Phrase::new(why_not), Some(Rule("RP-8.2")));
    Vec::new()
}

fn leave(model: &mut Model) -> Vec<Effect> {
    if model.view.end.is_some() {
        return vec![Effect::Leave(Next::Leave)];
    }
    model.overlay = Some(Overlay::Question(Question::Leave));
    Vec::new()
}

fn unwritten(model: &mut Model, play_on: bool) -> Vec<Effect> {
    let Some(Overlay::Unwritten { wanted, .. }) = model.overlay.take() else {
        return Vec::new();
    };
    let mut effects = vec![Effect::Change(wanted)];
    if play_on {
        effects.insert(0, Effect::AllowUnwritten);
    }
    effects
}

fn note(model: &mut Model, text: Phrase, rule: Option<Rule>) {
    model.note = Some(Note { text, rule });
}

fn next_lang(lang: Lang) -> Lang {
    Lang::ALL[(lang as usize + 1) % Lang::ALL.len()]
}

/// Opens an overlay, or closes it if it is the one that is open.
fn toggle(model: &mut Model, overlay: Overlay) {
    let same = model
        .overlay
        .as_ref()
        .is_some_and(|open| std::mem::discriminant(open) == std::mem::discriminant(&overlay));
    model.overlay = (!same).then_some(overlay);
}

fn select(model: &mut Model, up: bool) {
    let count = model.choices.len().max(1);
    model.selected = (model.selected + if up { count - 1 } else { 1 }) % count;
}

/// Scrolls whatever can be scrolled. Texts begin at their top, happenings at their end.
fn scroll(model: &mut Model, up: bool, step: usize) {
    let bound = model.happenings.len().saturating_sub(1);
    match &mut model.overlay {
        Some(Overlay::Help(down) | Overlay::Cards(down)) => shift(down, !up, step, 200),
        Some(Overlay::Events(back)) => shift(back, up, step, bound),
        Some(Overlay::Question(_) | Overlay::Unwritten { .. }) => {}
        None => shift(&mut model.scrolled_back, up, step, bound),
    }
}

fn shift(place: &mut usize, further: bool, step: usize, bound: usize) {
    *place = if further {
        (*place + step).min(bound)
    } else {
        place.saturating_sub(step)
    };
}

fn click(model: &mut Model, target: Target) -> Vec<Effect> {
    match target {
        Target::Hint(action) => act(model, action),
        Target::Choice(place) if model.overlay.is_none() => match model.choices.get(place) {
            Some(&command) => choose(model, command),
            None => Vec::new(),
        },
        Target::Room(room) if model.overlay.is_none() => match way_into(model, room) {
            Some(place) => {
                let command = model.choices[place];
                choose(model, command)
            }
            None => {
                let name = rest_in_peace::text::room(room);
                note(model, Phrase::new("tui-no-way").with("room", name), None);
                Vec::new()
            }
        },
        Target::Choice(_) | Target::Room(_) => Vec::new(),
    }
}

fn point(model: &mut Model, target: Target) {
    let place = match target {
        Target::Choice(place) => Some(place),
        Target::Room(room) => way_into(model, room),
        Target::Hint(_) => None,
    };
    if let (Some(place), None) = (place, &model.overlay)
        && place < model.choices.len()
    {
        model.selected = place;
    }
}

/// The first choice that leads into a room.
pub(crate) fn way_into(model: &Model, room: Room) -> Option<usize> {
    model
        .choices
        .iter()
        .position(|choice| leads_to(&model.view, *choice) == Some(room))
}
