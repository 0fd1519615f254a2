//! Moving house: everything that one store keeps is carried to another, and compared.
//!
//! Nobody may write to either of them meanwhile. Logs that were made small are carried line by line, with every hash
//! checked, and made small again by the next sweep over there; who had claimed a table has to claim it anew.

use crate::{Aside, Change, Guest, Kept, Note, Receipt, Store, StoreError, TableId, TokenHash};
use std::collections::BTreeSet;

/// Something that is kept, as it is carried from one store to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A table, which is carried by loading it and committing what was found.
    Table(TableId),
    Guest(Guest),
    /// A token that stands for a guest.
    Token {
        hash: TokenHash,
        guest: crate::GuestId,
        at_ms: u64,
    },
    Ticket {
        hash: TokenHash,
        value: String,
        until_ms: u64,
    },
    Setting {
        name: String,
        value: String,
    },
    Note(Note),
}

/// Things of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    Tables,
    Guests,
    Tokens,
    Tickets,
    Settings,
    Notes,
}

impl Shelf {
    /// All of them.
    pub const ALL: [Shelf; 6] = [
        Shelf::Tables,
        Shelf::Guests,
        Shelf::Tokens,
        Shelf::Tickets,
        Shelf::Settings,
        Shelf::Notes,
    ];
}

/// How much is carried at once.
const AT_ONCE: usize = 100;

/// What was carried.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    pub tables: u64,
    /// Lines of their logs.
    pub lines: u64,
    /// Everything else: guests, tokens, tickets, settings, notes.
    pub others: u64,
    /// Tables that are damaged, and stay behind: which, and what is wrong.
    pub damaged: Vec<(TableId, String)>,
}

/// Why a house could not be moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is something already where it was to go.
    #[error("it is not empty")]
    NotEmpty,
    /// What is there afterwards is not what was carried.
    #[error("{0} is not the same in both")]
    Differs(String),
}

/// Everything on a shelf, a part at a time.
fn pages(store: &dyn Store, shelf: Shelf) -> impl Iterator<Item = Result<Vec<Item>, StoreError>> {
    let mut after = None;
    let mut is_over = false;
    std::iter::from_fn(move || {
        if is_over {
            return None;
        }
        let page = store.inventory(shelf, after.take(), AT_ONCE).wait();
        after = page.as_ref().ok().and_then(|page| page.last().cloned());
        is_over = after.is_none();
        (!is_over || page.is_err()).then_some(page)
    })
}

/// Copies everything to an empty store and compares all of it. Whoever waits is told now and then how far it is.
///
/// # Errors
/// If a store fails, the other one is not empty, or something is not the same afterwards. What was carried by then stays.
///
/// # Panics
/// Inside a runtime for futures: it waits.
pub fn copy(from: &dyn Store, to: &dyn Store, told: &mut dyn FnMut(&Moved)) -> Result<Moved, MoveError> {
    for shelf in Shelf::ALL {
        if !to.inventory(shelf, None, 1).wait()?.is_empty() {
            return Err(MoveError::NotEmpty);
        }
    }
    let mut moved = Moved::default();
    for shelf in Shelf::ALL {
        for page in pages(from, shelf) {
            carry(from, to, page?, &mut moved)?;
            told(&moved);
        }
    }
    compare(from, to, &moved)?;
    Ok(moved)
}

/// Carries a part; all of it is on its way before anything is waited for.
fn carry(from: &dyn Store, to: &dyn Store, page: Vec<Item>, moved: &mut Moved) -> Result<(), MoveError> {
    let mut loads = Vec::new();
    let mut kept: Vec<Receipt<()>> = Vec::new();
    for item in page {
        moved.others += u64::from(!matches!(item, Item::Table(_)));
        kept.push(match item {
            Item::Table(table) => {
                loads.push((table, from.load(table)));
                continue;
            }
            Item::Guest(guest) => to.put_guest(guest),
            Item::Token { hash, guest, at_ms } => to.put_token(hash, guest, at_ms),
            Item::Ticket {
                hash,
                value,
                until_ms,
            } => to.put_ticket(hash, value, until_ms),
            Item::Setting { name, value } => to.put_setting(name, value),
            Item::Note(note) => to.put_note(note),
        });
    }
    for (table, load) in loads {
        match load.wait() {
            Ok(Some(found)) => {
                moved.tables += 1;
                moved.lines += found.lines.len() as u64;
                kept.push(to.commit(change(found)));
            }
            Ok(None) => return Err(MoveError::Differs(format!("table {table}"))),
            Err(StoreError::Damaged { what, .. }) => moved.damaged.push((table, what)),
            Err(error) => return Err(error.into()),
        }
    }
    kept.into_iter().try_for_each(Receipt::wait)?;
    Ok(())
}

/// A whole table as one change.
fn change(kept: Kept) -> Change {
    let summary = kept.summary;
    let mut change = Change::of(summary.table, summary.updated_ms);
    change.record = Some(summary.record);
    change.deadline_ms = Some(summary.deadline_ms);
    change.lines = kept.lines;
    change.asides = kept
        .asides
        .into_iter()
        .map(|(name, value)| Aside {
            name,
            value: Some(value),
        })
        .collect();
    change
}

/// Makes sure that both keep the same, beside what is damaged.
fn compare(from: &dyn Store, to: &dyn Store, moved: &Moved) -> Result<(), MoveError> {
    let damaged: BTreeSet<TableId> = moved.damaged.iter().map(|(table, _)| *table).collect();
    for shelf in Shelf::ALL {
        let there = pages(to, shelf).map(|page| page.map(|page| page.len() as u64));
        let there: u64 = there.sum::<Result<u64, StoreError>>()?;
        let mut here = 0;
        let mut others = pages(to, shelf);
        for page in pages(from, shelf) {
            let page = page?;
            if shelf == Shelf::Tables {
                let tables = page.into_iter().filter_map(|item| match item {
                    Item::Table(table) => Some(table),
                    _ => None,
                });
                for table in tables.filter(|table| !damaged.contains(table)) {
                    here += 1;
                    let (ours, theirs) = (from.load(table), to.load(table));
                    if ours.wait()? != theirs.wait()? {
                        return Err(MoveError::Differs(format!("table {table}")));
                    }
                }
            } else {
                here += page.len() as u64;
                if others.next().transpose()?.as_ref() != Some(&page) {
                    return Err(MoveError::Differs(format!("something on the shelf {shelf:?}")));
                }
            }
        }
        if here != there {
            return Err(MoveError::Differs(format!(
                "the number of things on the shelf {shelf:?}"
            )));
        }
    }
    Ok(())
}
