//! How the model changes. Pure: what is to be done in the world is returned.

mod mouse;
pub(super) mod race;
#[cfg(test)]
mod tests;

use super::Pace;
use super::keys::{Action, Mode};
use super::menu::{Arrow, Offer};
use super::message::{Effect, Message, Sight, Wanted};
use super::model::{Model, Note, Overlay, Question, Stage};
use crate::press::Press;
use crate::screen::{Does, HandOver, Screen, Spot};
use crate::session::Next;
use crate::sitting::Due;
use crossterm::event::KeyCode;
use engine::{Phrase, Rule, Seat};
use std::time::Duration;
use words::Lang;

/// How far a page key scrolls.
pub(crate) const PAGE: usize = 5;

/// How long a move of somebody else is shown.
const MOVE_SHOWN: Duration = Duration::from_millis(1200);
/// How long a face is shown that people may want to remember (DU-9.6).
const FACE_SHOWN: Duration = Duration::from_millis(2500);

/// How often the time that is left is shown anew.
const SECOND_SHOWN: Duration = Duration::from_millis(250);
/// So long after a race its keys mean nothing.
const DEAF_MS: i64 = 700;

type Effects<G> = Vec<Effect<<G as engine::Game>::Command>>;

/// Changes the model and tells what is to be done.
pub(crate) fn update<G: Screen>(model: &mut Model<G>, message: Message<G>) -> Effects<G> {
    match message {
        Message::Pressed(press) => {
            model.note = None;
            let heard = race::hear(model, press).or_else(|| letter(model, press));
            if let Some(effects) = heard.or_else(|| word(model, press)) {
                return effects;
            }
            match type_into_search(model, press) {
                true => Vec::new(),
                false => match model.mode().action(press) {
                    Some(action) => act(model, action),
                    None => Vec::new(),
                },
            }
        }
        Message::Clicked(target) => {
            model.note = None;
            mouse::click(model, target)
        }
        Message::PointedAt(target) => {
            mouse::point(model, target);
            Vec::new()
        }
        Message::Wheel { up } => act(model, if up { Action::Earlier } else { Action::Later }),
        Message::Elapsed if model.stage == Stage::Racing => race::tick(model),
        Message::Elapsed if is_late(model) => vec![Effect::Change(Wanted::TimeUp)],
        Message::Elapsed => match model.mode() {
            Mode::Watching => stop_watching(model),
            _ => Vec::new(),
        },
        Message::Moved(sight) => moved(model, *sight),
        Message::Lifted(sight) => lifted(model, *sight),
        Message::Advised(advised) => {
            model.overlay = Some(Overlay::Advice(0, advised));
            Vec::new()
        }
        Message::Refused(text, rule) => {
            note(model, text, Some(rule));
            // Nobody can answer for the others: a key lets them try again.
            if matches!(model.due, Due::Others | Due::Race) {
                model.stage = Stage::Watching;
            }
            Vec::new()
        }
        Message::Unwritten { cause, wanted } => {
            model.overlay = Some(Overlay::Unwritten { cause, wanted });
            Vec::new()
        }
    }
}

/// How long the screen stays as it is if nobody presses a key; nothing if it waits for one.
pub(crate) fn patience<G: Screen>(model: &Model<G>) -> Option<Duration> {
    if model.stage == Stage::Racing {
        return race::patience(model);
    }
    if let (Stage::Asked, Some(deadline)) = (model.stage, model.deadline) {
        let left = u64::try_from(deadline.saturating_sub(model.clock)).unwrap_or(0);
        return Some(Duration::from_millis(left).min(SECOND_SHOWN));
    }
    let waits = model.mode() == Mode::Watching && model.pace == Pace::Timed;
    waits.then(|| {
        if model.is_revealing() || race::has_photo(model) {
            FACE_SHOWN
        } else {
            MOVE_SHOWN
        }
    })
}

/// Whether the time to answer is over.
fn is_late<G: Screen>(model: &Model<G>) -> bool {
    model.stage == Stage::Asked && model.deadline.is_some_and(|deadline| model.clock >= deadline)
}

/// The table has moved: it is shown for a while, unless it is the person's own turn to act at once.
fn moved<G: Screen>(model: &mut Model<G>, sight: Sight<G>) -> Effects<G> {
    let worth_watching = sight
        .recent
        .iter()
        .any(|sighting| G::tell(sighting).is_some() || G::reveal(sighting).is_some());
    let race_was_on = model.stage == Stage::Racing;
    model.set(sight);
    if model.due == Due::Race {
        model.skipping = false;
        model.stage = Stage::Racing;
        return Vec::new();
    }
    if race_was_on {
        model.deaf_until = model.clock.saturating_add(DEAF_MS);
    }
    // Who wants to leave is still asked when a race has ended meanwhile.
    if !(race_was_on && matches!(model.overlay, Some(Overlay::Question(Question::Leave)))) {
        model.overlay = None;
    }
    let at_hand = is_own(model) || is_curtain_new(model) || model.hand_over == HandOver::Free;
    let own = at_hand && matches!(model.due, Due::Person(_)) && !model.has_passed();
    let at_once = model.skipping || model.pace == Pace::Fast || model.due == Due::Over;
    if worth_watching && !own && !at_once {
        model.stage = Stage::Watching;
        return Vec::new();
    }
    go_on(model)
}

/// A person has taken the keyboard.
fn lifted<G: Screen>(model: &mut Model<G>, sight: Sight<G>) -> Effects<G> {
    model.set(sight);
    model.overlay = None;
    // Whoever was called to use a right decides first, even if the table waits for somebody else.
    if model.due != Due::Over && model.menu().is_some_and(|menu| !menu.is_empty()) {
        return ask(model);
    }
    go_on(model)
}

/// Nothing holds the table any more: on to whoever is next.
fn go_on<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    match model.due {
        Due::Over => {
            model.skipping = false;
            model.stage = Stage::Over;
        }
        Due::Others => return vec![Effect::Change(Wanted::Advance)],
        Due::Race => model.stage = Stage::Racing,
        Due::Person(seat) if is_curtain_new(model) => hand_over(model, seat),
        Due::Person(_) if is_own(model) => {
            model.skipping = false;
            return ask(model);
        }
        Due::Person(seat) if model.hand_over == HandOver::Free => return vec![Effect::Lift(seat)],
        Due::Person(seat) => hand_over(model, seat),
    }
    Vec::new()
}

/// The person decides, or what has no alternative is done at once if that is wanted.
fn ask<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    model.stage = Stage::Asked;
    match model.forced().filter(|_| model.auto) {
        Some((offer, text, rule)) => {
            note(model, text, Some(rule));
            vec![Effect::Change(Wanted::Decide(model.eyes, offer))]
        }
        None => Vec::new(),
    }
}

/// Whether something was laid before one pair of eyes in a game that has no secrets otherwise: the others look away,
/// whoever sits at the keyboard.
fn is_curtain_new<G: Screen>(model: &Model<G>) -> bool {
    !G::SECRETS && model.hand_over == HandOver::Curtain
}

/// Whether the one who is asked sees the table as only they may.
fn is_own<G: Screen>(model: &Model<G>) -> bool {
    model.due == Due::Person(model.eyes) && !model.shared
}

/// The keyboard goes to somebody else. Where there are secrets nothing of the table stays in the model.
fn hand_over<G: Screen>(model: &mut Model<G>, seat: Seat) {
    model.skipping = false;
    model.stage = Stage::HandOver(seat);
    if model.hand_over == HandOver::Curtain {
        model.shown = None;
    }
}

fn stop_watching<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    model.forget_recent();
    go_on(model)
}

fn act<G: Screen>(model: &mut Model<G>, action: Action) -> Effects<G> {
    match action {
        Action::LeaveNow => return vec![Effect::Leave(Next::Leave)],
        Action::Language => model.lang = next_lang(model.lang),
        Action::Help => model.overlay = Some(Overlay::Help(0)),
        Action::Advise => return advise(model),
        Action::Cards if G::CARDS => toggle(model, Overlay::Cards(0)),
        Action::Cards => {}
        Action::Story => toggle(model, Overlay::Story(0)),
        Action::Walk(arrow) => walk(model, arrow),
        Action::NextRow => step(model, false),
        Action::RowBefore => step(model, true),
        Action::LineUp => scroll(model, true, 1),
        Action::LineDown => scroll(model, false, 1),
        Action::Earlier => scroll(model, true, PAGE),
        Action::Later => scroll(model, false, PAGE),
        Action::Accept => return accept(model),
        Action::Cancel => cancel(model),
        Action::Choose(number) => return choose_row(model, usize::from(number) - 1),
        Action::Search => {
            model.overlay = Some(Overlay::Search {
                typed: String::new(),
                chosen: 0,
            });
        }
        Action::GoOn => return pass(model),
        Action::Skip => {
            model.skipping = true;
            if model.stage == Stage::Watching {
                return go_on(model);
            }
            model.skipping = false;
        }
        Action::Undo => return undo(model),
        Action::Concede => {
            if let Some(offer) = model.concession() {
                return decide(model, offer);
            }
        }
        Action::Leave => return leave(model),
        Action::SameDeal if model.alone => return vec![Effect::Leave(Next::SameDeal)],
        Action::SameDeal => {}
        Action::NewGame => return vec![Effect::Leave(Next::NewGame)],
        Action::Retry => return unwritten(model, false),
        Action::PlayOn => return unwritten(model, true),
    }
    Vec::new()
}

/// Goes on: to the next move, or through the curtain.
fn pass<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    match model.stage {
        Stage::HandOver(seat) => vec![Effect::Lift(seat)],
        _ => stop_watching(model),
    }
}

/// Decides, unless it wants a second thought.
pub(super) fn decide<G: Screen>(model: &mut Model<G>, offer: Offer<G::Command>) -> Effects<G> {
    model.overlay = None;
    model.forget_recent();
    model.remember_spot();
    match offer {
        Offer::GoOn => {
            model.new_from = model.step;
            go_on(model)
        }
        Offer::HandOver(seat) => {
            model.new_from = model.step;
            hand_over(model, seat);
            Vec::new()
        }
        Offer::Answer(_, command) if G::concedes(&command) => {
            model.overlay = Some(Overlay::Question(Question::Concede(offer)));
            Vec::new()
        }
        Offer::Answer(..) if model.warning(offer).is_some() => {
            model.overlay = Some(Overlay::Question(Question::Warned(offer)));
            Vec::new()
        }
        Offer::Answer(..) | Offer::KeepStill => carry_out(model, offer),
    }
}

/// Carries a decision out. What comes of it is new in the story.
fn carry_out<G: Screen>(model: &mut Model<G>, offer: Offer<G::Command>) -> Effects<G> {
    model.new_from = model.step;
    vec![Effect::Change(Wanted::Decide(model.eyes, offer))]
}

/// Gives a command, whether it is in the list or not: the rules refuse what is not, and say why.
pub(super) fn give<G: Screen>(model: &mut Model<G>, command: G::Command) -> Effects<G> {
    let offers = model.menu().into_iter().flat_map(|menu| menu.offers());
    let listed = offers
        .into_iter()
        .find(|(_, _, offer)| offer.command() == Some(command));
    if let Some((row, idx, offer)) = listed {
        select(model, row, idx);
        return decide(model, offer);
    }
    let prompt = model.shown.as_ref().and_then(|shown| shown.prompts.first());
    let prompt = prompt.map(|prompt| prompt.id).unwrap_or_default();
    let offer = Offer::Answer(prompt, command);
    vec![Effect::Change(Wanted::Decide(model.eyes, offer))]
}

/// A letter of the game's own, if it is one.
fn word<G: Screen>(model: &mut Model<G>, press: Press) -> Option<Effects<G>> {
    let is_pressed = |letter| Press::plain(KeyCode::Char(letter)) == press;
    let is_asked = model.overlay.is_none() && model.stage == Stage::Asked;
    let bound = G::WORDS.iter().filter(|_| is_asked);
    let mut bound = bound.filter(|word| word.letter.is_some_and(|(letter, _)| is_pressed(letter)));
    match bound.next()?.does {
        Does::Give(command) => Some(give(model, command)),
        Does::Find(_) | Does::Tell(_) => None,
    }
}

/// Takes the last move back, or says why not.
pub(super) fn undo<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    if !model.alone {
        return Vec::new();
    }
    let why_not = if !model.practice {
        "tui-undo-counted"
    } else if !model.can_take_back {
        "tui-undo-nothing"
    } else {
        model.new_from = model.step;
        return vec![Effect::Change(Wanted::TakeBack)];
    };
    note(model, Phrase::new(why_not), Some(Rule("TB-5.2")));
    Vec::new()
}

/// Asks what a sexton would say, or says why not.
pub(super) fn advise<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    if !model.advises {
        note(model, Phrase::new("refused-no-advice-here"), Some(Rule("TB-8.3")));
        return Vec::new();
    }
    vec![Effect::Change(Wanted::Advise(model.eyes))]
}

fn note<G: Screen>(model: &mut Model<G>, text: Phrase, rule: Option<Rule>) {
    model.note = Some(Note { text, rule });
}

/// Closes what lies over the screen. A move of others that could not be written down waits for a key.
fn cancel<G: Screen>(model: &mut Model<G>) {
    let unwritten = matches!(model.overlay.take(), Some(Overlay::Unwritten { .. }));
    if unwritten && model.due == Due::Others {
        model.stage = Stage::Watching;
    }
}

fn accept<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    match model.overlay.take() {
        Some(Overlay::Question(Question::Concede(offer) | Question::Warned(offer))) => {
            carry_out(model, offer)
        }
        Some(Overlay::Question(Question::Leave)) => vec![Effect::Leave(Next::Leave)],
        Some(Overlay::Search { typed, chosen }) => match model.search(&typed).get(chosen) {
            Some((row, idx, offer)) => {
                let (row, idx, offer) = (*row, *idx, *offer);
                select(model, row, idx);
                decide(model, offer)
            }
            None => Vec::new(),
        },
        Some(_) => Vec::new(),
        None => match model.offer() {
            Some(offer) => decide(model, offer),
            None => Vec::new(),
        },
    }
}

/// A spot is chosen by its letter: at once, or together with another one where two are wanted.
fn letter<G: Screen>(model: &mut Model<G>, press: Press) -> Option<Effects<G>> {
    let KeyCode::Char(typed) = press.code else {
        return None;
    };
    if press.ctrl || model.mode() != Mode::Play {
        return None;
    }
    let letters = model.letters();
    let (spot, _) = letters.iter().find(|(_, letter)| *letter == typed)?;
    let offers: Vec<_> = model.menu().into_iter().flat_map(|menu| menu.offers()).collect();
    let fitting = |picked: &[Spot]| {
        let fits = |offer| {
            let spots = model.spots(offer);
            picked.iter().all(|spot| spots.contains(spot))
        };
        let mut fitting: Vec<_> = offers
            .iter()
            .copied()
            .filter(|(_, _, offer)| fits(*offer))
            .collect();
        fitting.sort_by_key(|(_, _, offer)| model.spots(*offer).len());
        fitting
    };
    let mut picked = model.picked.clone();
    picked.push(*spot);
    if fitting(&picked).is_empty() {
        picked = vec![*spot];
    }
    let fitting = fitting(&picked);
    let (row, idx, offer) = *fitting.first()?;
    select(model, row, idx);
    model.picked = picked;
    if model.spots(offer).len() == model.picked.len() {
        return Some(decide(model, offer));
    }
    Some(Vec::new())
}

/// Does the choice of a row. A row for many is only selected: which one is meant is for the arrows to say.
fn choose_row<G: Screen>(model: &mut Model<G>, row: usize) -> Effects<G> {
    let found = model.menu().and_then(|menu| menu.rows.get(row)).cloned();
    match found {
        Some(many) if many.is_many() => {
            model.remember_spot();
            select(model, row, many.cursor);
            model.go_to_spot(model.spot);
            Vec::new()
        }
        Some(single) => {
            select(model, row, 0);
            decide(model, single.offer())
        }
        None => {
            let number = row as u32 + 1;
            note(
                model,
                Phrase::new("tui-no-such-choice").with("number", number),
                None,
            );
            Vec::new()
        }
    }
}

fn select<G: Screen>(model: &mut Model<G>, row: usize, idx: usize) {
    if let Some(shown) = &mut model.shown {
        shown.menu.select(row, idx);
    }
}

fn step<G: Screen>(model: &mut Model<G>, back: bool) {
    model.remember_spot();
    if let Some(shown) = &mut model.shown {
        shown.menu.step(back);
    }
    model.go_to_spot(model.spot);
}

fn walk<G: Screen>(model: &mut Model<G>, arrow: Arrow) {
    if let Some(Overlay::Search { typed, chosen }) = &model.overlay {
        let count = model.search(typed).len().max(1);
        let chosen = (chosen + if arrow == Arrow::Up { count - 1 } else { 1 }) % count;
        if let Some(Overlay::Search { chosen: place, .. }) = &mut model.overlay {
            *place = chosen;
        }
        return;
    }
    let eyes = model.eyes;
    model.remember_spot();
    if let Some(shown) = &mut model.shown {
        shown.recent.clear();
        let (row, view) = (shown.menu.selected, &shown.view);
        let spot = |command: &G::Command| G::spots(view, eyes, command).first().copied();
        shown.menu.follow::<G>(arrow, spot);
        if shown.menu.selected != row {
            model.go_to_spot(model.spot);
        }
    }
}

/// Letters typed while a choice is looked for. Tells whether the key was one.
fn type_into_search<G: Screen>(model: &mut Model<G>, press: Press) -> bool {
    let Some(Overlay::Search { typed, chosen }) = &mut model.overlay else {
        return false;
    };
    match press.code {
        KeyCode::Char(letter) if !press.ctrl && typed.len() < 40 => typed.push(letter),
        KeyCode::Backspace => {
            typed.pop();
        }
        _ => return false,
    }
    *chosen = 0;
    true
}

fn leave<G: Screen>(model: &mut Model<G>) -> Effects<G> {
    if model.stage == Stage::Over {
        return vec![Effect::Leave(Next::Leave)];
    }
    model.overlay = Some(Overlay::Question(Question::Leave));
    Vec::new()
}

fn unwritten<G: Screen>(model: &mut Model<G>, play_on: bool) -> Effects<G> {
    let Some(Overlay::Unwritten { wanted, .. }) = model.overlay.take() else {
        return Vec::new();
    };
    let mut effects = vec![Effect::Change(wanted)];
    if play_on {
        effects.insert(0, Effect::AllowUnwritten);
    }
    effects
}

fn next_lang(lang: Lang) -> Lang {
    Lang::ALL[(lang as usize + 1) % Lang::ALL.len()]
}

/// Opens an overlay, or closes it if it is the one that is open.
fn toggle<G: Screen>(model: &mut Model<G>, overlay: Overlay<G::Command>) {
    let same = model
        .overlay
        .as_ref()
        .is_some_and(|open| std::mem::discriminant(open) == std::mem::discriminant(&overlay));
    model.overlay = (!same).then_some(overlay);
}

/// Scrolls whatever can be scrolled. Texts begin at their top, the story at its end.
fn scroll<G: Screen>(model: &mut Model<G>, up: bool, step: usize) {
    let lines = model.shown.as_ref().map_or(0, |shown| shown.story.len());
    let bound = lines.saturating_sub(1);
    match &mut model.overlay {
        Some(Overlay::Help(down) | Overlay::Cards(down)) => shift(down, !up, step, 200),
        Some(Overlay::Advice(down, advised)) => shift(down, !up, step, 4 * advised.len()),
        Some(Overlay::Story(back)) => shift(back, up, step, bound),
        Some(_) => {}
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
