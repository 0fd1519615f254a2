//! The game as the testbed knows it.

use engine::{Audience, Outcome};
use rest_in_peace::known::Phase;
use rest_in_peace::parts::{Card, Room};
use rest_in_peace::{Command, End, RestInPeace, State};
use serde_json::Value;
use testbed::Subject;

/// The house under test.
pub(crate) struct House;

impl Subject for House {
    type Game = RestInPeace;

    /// RP-7.5: at most 48 entries by door with two doors; with more, a few more decisions.
    const STEPS_MAX: usize = 400;

    fn conceivable(_: u8) -> Vec<Command> {
        let mut commands = vec![
            Command::Flip,
            Command::Skip,
            Command::Passage,
            Command::Close,
            Command::CloseViaPassage,
            Command::Concede,
        ];
        commands.extend(Card::all().map(|card| Command::Door { card }));
        commands.extend(Card::all().map(|card| Command::Fresh { card }));
        commands
    }

    /// RP-7.5: never twice through the passage without another action between. Doors are preferred, or few walks
    /// would come far.
    fn weight(command: &Command, last: Option<&Command>) -> u32 {
        match command {
            Command::Passage if last == Some(&Command::Passage) => 0,
            Command::Door { .. } | Command::Fresh { .. } | Command::Flip => 60,
            Command::Concede => 1,
            _ => 20,
        }
    }

    /// RP-8.1: a face-down secret or clue is `null`, and the deck has no order but that of the ranks.
    fn check_redacted(state: &State, _: Audience, view: &Value) -> Result<(), String> {
        let known = state.known();
        if matches!(known.phase, Phase::Over(_)) {
            return Ok(());
        }
        for room in Room::all() {
            let secret = &view["rooms"][room.idx()]["secret"];
            if !known.visited.contains(room) && !secret.is_null() {
                return Err(format!("the secret of {room} is {secret}"));
            }
        }
        let shown = view["clues"]
            .as_array()
            .map_or(0, |clues| clues.iter().filter(|clue| !clue.is_null()).count());
        if shown != known.clues.len() {
            return Err(format!(
                "{shown} clues are shown, {} are turned up",
                known.clues.len()
            ));
        }
        let cards = view["deck"].as_array().into_iter().flatten();
        let deck: Vec<Card> = cards.filter_map(|card| card.as_str()?.parse().ok()).collect();
        let rank = |card: &Card| (card.room(), card.suit() as u8);
        if !deck.is_sorted_by_key(rank) || deck.len() != usize::from(known.deck.len()) {
            return Err("the deck is not shown as a sorted multiset (RP-5.7)".to_owned());
        }
        Ok(())
    }

    /// RP-7.1, RP-7.2: a won game has the bones at the entrance.
    fn check_outcome(state: &State, outcome: &Outcome) -> Result<(), String> {
        let known = state.known();
        let is_won = known.bones && known.room == Room::ENTRANCE;
        let says_won = outcome.reason == "won" && outcome.winners.len() == 1;
        let agrees = is_won == says_won && (known.phase == Phase::Over(End::Won)) == is_won;
        agrees
            .then_some(())
            .ok_or_else(|| format!("{outcome:?} in {:?} with bones {}", known.room, known.bones))
    }
}
