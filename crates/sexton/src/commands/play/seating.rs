//! Who sits at a new table or at one that goes on: persons at one keyboard, and bots.

use crate::cli::Play;
use crate::input::BadInput;
use crate::programs::Roll;
use bots::WithBots;
use engine::table::Table;
use tui::{Player, Seating};

/// How many sit if nobody says so, as far as the game allows it.
const SEATS: u8 = 4;
/// The longest name.
const NAME_LETTERS_MAX: usize = 16;

/// Whether one plays alone.
pub(super) fn is_for_one<G: WithBots>() -> bool {
    *G::SEATS.end() == 1
}

/// A seed for the bots that nobody knows beforehand.
pub(super) fn fresh_seed() -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// Who goes on with a table, with the names that were given.
pub(super) fn resumed<G: WithBots>(play: &Play, table: &Table<G>, seed: u64) -> Result<Seating<G>, BadInput> {
    let mut seating = Seating::of_log(table, seed).map_err(|error| BadInput::new(error.to_string()))?;
    let names = read_names(&play.people)?;
    let persons = seating.persons().count();
    if names.len() > persons {
        let found = names.len();
        let message = format!("--people: {persons} persons sat there, found {found} names");
        return Err(BadInput::new(message));
    }
    seating.name_persons(&names);
    Ok(seating)
}

/// Who sits where: persons first, then bots.
pub(super) fn read<G: WithBots>(play: &Play, seed: u64, roll: &mut Roll) -> Result<Seating<G>, BadInput> {
    let people = read_people(&play.people)?;
    if is_for_one::<G>()
        && (play.seats.is_some_and(|seats| seats != 1) || people.len() != 1 || !play.bots.is_empty())
    {
        let message = format!(
            "{} is for one person; --seats, --people and --bots are for the other games",
            G::NAME
        );
        return Err(BadInput::new(message));
    }
    let named: Result<Vec<_>, _> = play.bots.iter().map(|name| roll.find::<G>(name)).collect();
    let named = named?;
    let seats = match play.seats {
        Some(seats) => seats,
        None if named.len() > 1 => u8::try_from(people.len() + named.len()).unwrap_or(u8::MAX),
        None => SEATS
            .clamp(*G::SEATS.start(), *G::SEATS.end())
            .max(people.len() as u8),
    };
    if !G::SEATS.contains(&seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        let message = format!("--seats: {} is for {least} to {most}, found {seats}", G::NAME);
        return Err(BadInput::new(message));
    }
    let others = usize::from(seats).checked_sub(people.len()).ok_or_else(|| {
        let count = people.len();
        BadInput::new(format!("--people: {count} people, but only {seats} seats"))
    })?;
    let bots = match named.as_slice() {
        [] => vec![G::usual_bot(); others],
        [one] => vec![*one; others],
        _ if named.len() == others => named,
        _ => {
            let message = format!(
                "--bots: expected one bot, or one for each of {others} seats, found {}",
                named.len()
            );
            return Err(BadInput::new(message));
        }
    };
    let mut players = people
        .into_iter()
        .map(Player::Person)
        .chain(bots.into_iter().map(Player::Bot));
    Ok(Seating::new(seats, seed, |_| {
        players.next().expect("there is somebody for every seat")
    }))
}

/// The persons: a number, or names. One without a name if nothing was said.
fn read_people(people: &[String]) -> Result<Vec<Option<String>>, BadInput> {
    match people {
        [] => Ok(vec![None]),
        [count] if count.parse::<u8>().is_ok() => Ok(vec![None; count.parse().unwrap_or(1)]),
        names => Ok(read_names(names)?.into_iter().map(Some).collect()),
    }
}

fn read_names(names: &[String]) -> Result<Vec<String>, BadInput> {
    let names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).collect();
    for (idx, name) in names.iter().enumerate() {
        let letters = name.chars().count();
        if letters == 0 || letters > NAME_LETTERS_MAX || name.chars().any(char::is_control) {
            let message =
                format!("--people: expected names of 1 to {NAME_LETTERS_MAX} letters, found \"{name}\"");
            return Err(BadInput::new(message));
        }
        if names[..idx].contains(name) {
            return Err(BadInput::new(format!("--people: \"{name}\" is named twice")));
        }
    }
    Ok(names)
}
