//! Talk at the table: heard by all, kept nowhere.

use super::HouseTable;
use super::devices::{self, Device};
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::Audience;
use protocol::wire::{ToClient, Trouble};
use std::collections::{BTreeMap, VecDeque};
use store::GuestId;

/// When who said something lately.
#[derive(Debug, Default)]
pub(super) struct Rates(BTreeMap<GuestId, VecDeque<u64>>);

/// The time over which talk is counted.
const SPAN_MS: u64 = 10_000;

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
        if !self.chat.may_speak(guest.id, self.now, limits.chat_per_10_s) {
            return Err(HouseRefusal::TooMuchChat.into());
        }
        let message = ToClient::Said {
            table: self.id.to_string(),
            guest: guest.id.to_string(),
            name: guest.name.clone(),
            text: text.to_owned(),
        };
        let bytes = bytes::Bytes::from(message.write());
        // At a delayed table watchers talk among themselves: what the players say would tell the present.
        let delayed = self.keeps_for_watchers();
        let speaker = self.audience_of(guest.id) == Audience::Public;
        let hears = |device: &&Device| {
            let watches = self.audience_of(device.guest().id) == Audience::Public;
            device.hears(guest.id) && (!delayed || watches == speaker)
        };
        let told: Vec<_> = self
            .devices
            .iter()
            .filter(hears)
            .map(|device| (device.conn(), bytes.clone()))
            .collect();
        self.out.tell.extend(told);
        Ok(())
    }

    pub(super) fn mute(
        &mut self,
        conn: ConnectionId,
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
            if !devices::mute(&mut self.book.muted, whom, muted) {
                return Err(HouseRefusal::TooMany.into());
            }
            self.change_book();
            return Ok(());
        }
        if !self.devices.mute(conn, whom, muted) {
            return Err(HouseRefusal::TooMany.into());
        }
        self.tell_you(conn, guest.id);
        Ok(())
    }
}
