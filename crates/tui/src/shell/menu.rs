//! The choices as they are offered: in rows, with one row for all spots of a board.

use crate::screen::{Group, Screen, Spot};
use crate::sitting::OpenPrompt;
use engine::{PromptId, Seat};

/// Something a person can decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer<C> {
    /// Answer a prompt.
    Answer(PromptId, C),
    /// Let the others go on, and use no right.
    GoOn,
    /// Keep still in a race.
    KeepStill,
    /// Let another person step in.
    HandOver(Seat),
}

impl<C: Copy> Offer<C> {
    /// The command, if it is one.
    pub(crate) fn command(&self) -> Option<C> {
        match self {
            Offer::Answer(_, command) => Some(*command),
            _ => None,
        }
    }
}

/// A line of the list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row<C> {
    /// What stands over it, where a group begins.
    pub(crate) heading: Option<&'static str>,
    /// The name of the whole row, if it is one for many.
    pub(crate) name: Option<&'static str>,
    /// At least one; several only in rows of spots.
    pub(crate) offers: Vec<Offer<C>>,
    /// Which of them is meant.
    pub(crate) cursor: usize,
}

impl<C: Copy> Row<C> {
    fn single(offer: Offer<C>, heading: Option<&'static str>) -> Row<C> {
        Row {
            heading,
            name: None,
            offers: vec![offer],
            cursor: 0,
        }
    }

    /// The offer that is meant.
    pub(crate) fn offer(&self) -> Offer<C> {
        self.offers[self.cursor]
    }

    /// Whether it stands for many.
    pub(crate) fn is_many(&self) -> bool {
        self.offers.len() > 1
    }
}

/// The list of choices.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Menu<C> {
    pub(crate) rows: Vec<Row<C>>,
    pub(crate) selected: usize,
    /// To give up, which has a key of its own.
    pub(crate) concession: Option<Offer<C>>,
}

impl<C> Default for Menu<C> {
    fn default() -> Menu<C> {
        Menu {
            rows: Vec::new(),
            selected: 0,
            concession: None,
        }
    }
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

impl<C: Copy + PartialEq> Menu<C> {
    /// Gathers the choices of a person's prompts.
    pub(crate) fn of<G: Screen<Command = C>>(asked: &[OpenPrompt<G>]) -> Menu<C> {
        let mut rows: Vec<Row<C>> = Vec::new();
        let mut last_heading = None;
        let mut concession = None;
        for OpenPrompt { prompt, choices } in asked {
            for command in choices {
                let offer = Offer::Answer(prompt.id, *command);
                if G::concedes(command) {
                    concession.get_or_insert(offer);
                    continue;
                }
                match G::group(command) {
                    Some(Group::Spots(name)) => match rows.iter_mut().find(|row| row.name == Some(name)) {
                        Some(row) => row.offers.push(offer),
                        None => rows.push(Row {
                            name: Some(name),
                            ..Row::single(offer, None)
                        }),
                    },
                    Some(Group::Heading(heading)) => {
                        let begins = last_heading.replace(heading) != Some(heading);
                        rows.push(Row::single(offer, begins.then_some(heading)));
                    }
                    None => rows.push(Row::single(offer, None)),
                }
            }
        }
        // Where there is nothing else to choose it stands in the list.
        if rows.is_empty() {
            rows.extend(concession.take().map(|offer| Row::single(offer, None)));
        }
        Menu {
            rows,
            selected: 0,
            concession,
        }
    }

    /// Adds a row at the end.
    pub(crate) fn push(&mut self, offer: Offer<C>) {
        self.rows.push(Row::single(offer, None));
    }

    /// Adds a row at the top.
    pub(crate) fn push_first(&mut self, offer: Offer<C>) {
        self.rows.insert(0, Row::single(offer, None));
    }

    /// Whether there is nothing to decide.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row under the cursor.
    pub(crate) fn row(&self) -> Option<&Row<C>> {
        self.rows.get(self.selected)
    }

    /// The offer under the cursor.
    pub(crate) fn offer(&self) -> Option<Offer<C>> {
        self.row().map(Row::offer)
    }

    /// Every offer with its row and its place in it.
    pub(crate) fn offers(&self) -> impl Iterator<Item = (usize, usize, Offer<C>)> {
        self.rows.iter().enumerate().flat_map(|(row, it)| {
            it.offers
                .iter()
                .enumerate()
                .map(move |(idx, offer)| (row, idx, *offer))
        })
    }

    /// Selects an offer.
    pub(crate) fn select(&mut self, row: usize, idx: usize) {
        if let Some(found) = self.rows.get_mut(row)
            && idx < found.offers.len()
        {
            self.selected = row;
            found.cursor = idx;
        }
    }

    /// Selects the row before or after, round and round.
    pub(crate) fn step(&mut self, back: bool) {
        let count = self.rows.len().max(1);
        self.selected = (self.selected + if back { count - 1 } else { 1 }) % count;
    }

    /// Follows an arrow: over the spots of a row that has many, otherwise from row to row.
    pub(crate) fn follow<G: Screen<Command = C>>(&mut self, arrow: Arrow, spot: impl Fn(&C) -> Option<Spot>) {
        let place = |offer: &Offer<C>| G::place(spot(&offer.command()?)?);
        let Some(row) = self.rows.get_mut(self.selected) else {
            return;
        };
        if row.is_many()
            && let Some(here) = place(&row.offer())
        {
            let reach = row.offers.iter().enumerate().filter_map(|(idx, offer)| {
                let there = place(offer)?;
                Some((distance(here, there, arrow)?, idx))
            });
            if let Some((_, idx)) = reach.min() {
                row.cursor = idx;
                return;
            }
        }
        match arrow {
            Arrow::Up => self.step(true),
            Arrow::Down => self.step(false),
            Arrow::Left | Arrow::Right => {}
        }
    }
}

/// How far a place lies in the direction of an arrow; what lies aside counts more.
fn distance(here: (i16, i16), there: (i16, i16), arrow: Arrow) -> Option<i16> {
    let (right, down) = (there.0 - here.0, there.1 - here.1);
    let (ahead, aside) = match arrow {
        Arrow::Up => (-down, right),
        Arrow::Down => (down, right),
        Arrow::Left => (-right, down),
        Arrow::Right => (right, down),
    };
    (ahead > 0).then(|| ahead + 8 * aside.abs())
}
