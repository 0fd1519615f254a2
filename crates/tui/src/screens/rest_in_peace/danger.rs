//! The one warning the rules ask of a client (RP-5.2): going home without bones and without a way out.

use super::foresight::{leads_to, other_passage, usable_doors};
use rest_in_peace::parts::Room;
use rest_in_peace::{Command, View};

/// Whether the command leads into the Main Entrance, and there is no way out of it and nothing to be won.
pub(super) fn is_dead_end(view: &View, command: Command) -> bool {
    if leads_to(view, command) != Some(Room::ENTRANCE) || view.bones || view.room == Room::ENTRANCE {
        return false;
    }
    let closes = command == Command::CloseViaPassage;
    let doors = usable_doors(view, Room::ENTRANCE)
        .filter(|card| !(closes && card.room() == view.room))
        .count();
    let passage = other_passage(view, Room::ENTRANCE).is_some() && !closes;
    doors == 0 && !passage && !can_win_there(view, command)
}

/// RP-6.2: the pattern lies at the Main Entrance, and the last clue is known or can be turned up there.
fn can_win_there(view: &View, command: Command) -> bool {
    let by_door = matches!(command, Command::Door { .. } | Command::Fresh { .. });
    let here = view.rooms[Room::ENTRANCE.idx()]
        .secret
        .face()
        .and_then(|secret| secret.pattern());
    let is_pattern = view.candidates.len() == 1 && here == view.candidates.first().copied();
    let known = view.clues.iter().all(|clue| clue.face().is_some());
    is_pattern && (known || by_door && view.options.bones_same_visit.is_on())
}
