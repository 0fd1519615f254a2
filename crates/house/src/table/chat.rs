//! Talk at the table: heard by all, told again to whoever comes back while the table is in memory, and on no disk.

use super::{HouseTable, Stage};
use crate::{ConnectionId, Guest, HouseRefusal};
use bytes::Bytes;
use engine::Audience;
use protocol::wire::{Spectators, ToClient, Trouble};
use std::collections::{BTreeMap, VecDeque};
use store::GuestId;

/// What was said lately, by whom, and who does not want to hear whom.
#[derive(Debug, Default)]
pub(super) struct Talk {
    rates: Rates,
    lines: VecDeque<Remark>,
    /// Whom guests do not hear, on any of their devices.
    muted: BTreeMap<GuestId, Vec<GuestId>>,
}

/// When who said something lately.
#[derive(Debug, Default)]
struct Rates(BTreeMap<GuestId, VecDeque<u64>>);

/// The time over which talk is counted.
const SPAN_MS: u64 = 10_000;

/// Lines that are told again.
const LINES_MAX: usize = 50;

/// The most people somebody mutes, and the most who mute somebody.
const MUTED_MAX: usize = 50;
const MUTING_MAX: usize = 200;

impl Rates {
    fn may_speak(&mut self, guest: GuestId, now: u64, most: usize) -> bool {
        self.0
            .retain(|_, said| said.back().is_some_and(|at| at + SPAN_MS > now));
        let said = self.0.entry(guest).or_default();
        while said.front().is_some_and(|at| at + SPAN_MS <= now) {
            said.pop_front();
        }
        let may = said.len() < most;
        if may {
            said.push_back(now);
        }
        may
    }
}

/// Something that was said, and who is told it again.
#[derive(Clone, Debug)]
struct Remark {
    at: u64,
    by: GuestId,
    to_players: bool,
    /// Whoever comes to watch is told only what those who watched could hear.
    to_watchers: bool,
    bytes: Bytes,
}

impl Talk {
    /// When the next line is said: times tell lines apart.
    fn next_at(&self, now: u64) -> u64 {
        self.lines.back().map_or(now, |last| now.max(last.at + 1))
    }

    fn keep(&mut self, line: Remark) {
        self.lines.push_back(line);
        if self.lines.len() > LINES_MAX {
            self.lines.pop_front();
        }
    }

    /// What a guest is told again.
    fn again(&self, guest: GuestId, watches: bool) -> Vec<Bytes> {
        let is_for = |line: &&Remark| {
            if watches {
                line.to_watchers
            } else {
                line.to_players
            }
        };
        let lines = self.lines.iter().filter(is_for);
        lines
            .filter(|line| self.hears(guest, line.by))
            .map(|line| line.bytes.clone())
            .collect()
    }

    /// Whom a guest does not hear.
    pub(super) fn muted_by(&self, guest: GuestId) -> &[GuestId] {
        self.muted.get(&guest).map_or(&[], Vec::as_slice)
    }

    fn hears(&self, guest: GuestId, whom: GuestId) -> bool {
        !self.muted_by(guest).contains(&whom)
    }

    /// A guest hears no more of somebody, or hears them again. False if there are too many.
    fn mute(&mut self, guest: GuestId, whom: GuestId, muted: bool) -> bool {
        if muted && !self.muted.contains_key(&guest) && self.muted.len() >= MUTING_MAX {
            return false;
        }
        let list = self.muted.entry(guest).or_default();
        let done = mute(list, whom, muted);
        if list.is_empty() {
            self.muted.remove(&guest);
        }
        done
    }

    /// What somebody said is told to nobody again.
    pub(super) fn forget(&mut self, guest: GuestId) {
        self.lines.retain(|line| line.by != guest);
    }
}

/// Adds somebody to those who are muted, or takes them off. False if there are too many.
fn mute(list: &mut Vec<GuestId>, whom: GuestId, muted: bool) -> bool {
    list.retain(|other| *other != whom);
    let has_room = list.len() < MUTED_MAX;
    if muted && has_room {
        list.push(whom);
    }
    has_room || !muted
}

impl HouseTable {
    pub(super) fn say(&mut self, guest: &Guest, text: &str) -> Result<(), Trouble> {
        let limits = &self.settings.limits;
        let text = text.trim();
        if text.is_empty() || text.chars().count() > limits.chat_chars || text.chars().any(char::is_control) {
            return Err(HouseRefusal::BadChat.into());
        }
        if self.book.muted.contains(&guest.id) {
            return Err(HouseRefusal::Muted.into());
        }
        // Whoever watches must not speak as somebody who plays.
        if self.is_name_taken(guest) {
            return Err(HouseRefusal::NameTaken.into());
        }
        if !self
            .chat
            .rates
            .may_speak(guest.id, self.now, limits.chat_per_10_s)
        {
            return Err(HouseRefusal::TooMuchChat.into());
        }
        let at = self.chat.next_at(self.now);
        let message = ToClient::Said {
            table: self.id.to_string(),
            guest: guest.id.to_string(),
            name: guest.name.clone(),
            text: text.to_owned(),
            at,
        };
        let bytes = Bytes::from(message.write());
        // At a delayed table watchers talk among themselves: what the players say would tell the present.
        let delayed = self.is_delayed();
        let speaker = self.watches(guest.id);
        let told: Vec<_> = self
            .devices
            .iter()
            .filter(|device| {
                let listener = device.guest().id;
                self.chat.hears(listener, guest.id) && (!delayed || self.watches(listener) == speaker)
            })
            .map(|device| (device.conn(), bytes.clone()))
            .collect();
        self.out.tell.extend(told);
        let is_open = matches!(self.stage, Stage::Gathering) || self.book.spectators == Spectators::On;
        self.chat.keep(Remark {
            at,
            by: guest.id,
            to_players: !delayed || !speaker,
            to_watchers: if delayed { speaker } else { is_open },
            bytes,
        });
        Ok(())
    }

    fn watches(&self, guest: GuestId) -> bool {
        self.audience_of(guest) == Audience::Public
    }

    /// Tells a device that comes what was said before.
    pub(super) fn tell_talk(&mut self, conn: ConnectionId, guest: GuestId) {
        let lines = self.chat.again(guest, self.watches(guest));
        self.out.tell.extend(lines.into_iter().map(|bytes| (conn, bytes)));
    }

    pub(super) fn mute(
        &mut self,
        guest: &Guest,
        whom: &str,
        muted: bool,
        for_all: bool,
    ) -> Result<(), Trouble> {
        let Ok(whom) = whom.parse::<GuestId>() else {
            return Err(HouseRefusal::NoSuchGuest.into());
        };
        if for_all {
            self.must_be_host_himself(guest)?;
            if !mute(&mut self.book.muted, whom, muted) {
                return Err(HouseRefusal::TooMany.into());
            }
            if muted {
                self.chat.forget(whom);
            }
            self.change_book();
        } else if !self.chat.mute(guest.id, whom, muted) {
            return Err(HouseRefusal::TooMany.into());
        }
        let devices: Vec<ConnectionId> = self.devices.of(guest.id).collect();
        devices.into_iter().for_each(|conn| self.tell_you(conn, guest.id));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(at: u64, by: u64, to_players: bool, to_watchers: bool) -> Remark {
        let bytes = Bytes::from(at.to_string());
        Remark {
            at,
            by: GuestId(by),
            to_players,
            to_watchers,
            bytes,
        }
    }

    #[test]
    fn a_guest_mutes_on_all_devices_and_not_without_end() {
        let mut talk = Talk::default();
        assert!(talk.mute(GuestId(7), GuestId(8), true));
        assert!(!talk.hears(GuestId(7), GuestId(8)) && talk.hears(GuestId(9), GuestId(8)));
        assert!(talk.mute(GuestId(7), GuestId(8), false) && talk.muted.is_empty());
        assert!(talk.hears(GuestId(7), GuestId(8)));
        assert!((0..50).all(|number| talk.mute(GuestId(7), GuestId(number), true)));
        assert!(!talk.mute(GuestId(7), GuestId(99), true) && talk.mute(GuestId(7), GuestId(99), false));
        assert!((100..299).all(|guest| talk.mute(GuestId(guest), GuestId(1), true)));
        assert!(!talk.mute(GuestId(300), GuestId(1), true));
    }

    #[test]
    fn the_last_lines_are_told_again_to_those_who_could_hear_them() {
        let mut talk = Talk::default();
        for at in 0..60 {
            talk.keep(line(at, at % 2, true, at >= 50));
        }
        talk.keep(line(60, 3, false, true));
        let told = |talk: &Talk, watches| -> Vec<String> {
            let lines = talk.again(GuestId(7), watches).into_iter();
            lines
                .map(|bytes| String::from_utf8(bytes.to_vec()).unwrap())
                .collect()
        };
        assert_eq!(told(&talk, false).len(), 49);
        assert_eq!(told(&talk, true).first().map(String::as_str), Some("50"));
        assert_eq!((talk.next_at(10), talk.next_at(90)), (61, 90));
        talk.forget(GuestId(0));
        assert!(talk.mute(GuestId(7), GuestId(1), true));
        assert_eq!(told(&talk, true), ["60"]);
    }
}
