//! Races (CC-10): clock samples over the socket, the common reveal, hands, the verdict and its evidence.
//!
//! The referee himself is `clearing_coffins::referee`; this is his hand on the table's clock. What is in a race is not
//! kept: after a restart the dice lie as they lay, and everybody may bang again.

mod link;
mod track;

pub(super) use track::Track;

use super::HouseTable;
use crate::play::{Playing, problem, trouble};
use crate::{ConnectionId, Guest};
use clearing_coffins::api::ReactionMode;
use clearing_coffins::referee::{
    self, Answer, DISCONNECTED_THROW_MS, Heard, Press, Race, Runner, Sealed, Terms,
};
use clearing_coffins::{ClearingCoffins, Command, Phase, Verdict};
use engine::{Audience, Game as _, Seat, SeatMap, Stamp};
use protocol::wire::{HandHeard, Json, ToClient, Trouble};
use serde_json::Value;
use store::Aside;
use track::Running;

/// The dice are turned up and kept so long before the first of them is sent, so that sending waits for nothing.
const KEEP_AHEAD_MS: u64 = 40;

/// A race that is taken up again shows its dice after this time.
const AGAIN_MS: u64 = 500;

type Coffins = Playing<ClearingCoffins>;

impl HouseTable {
    fn coffins(&mut self) -> Option<&mut Coffins> {
        self.play.as_mut()?.as_any().downcast_mut::<Coffins>()
    }

    fn coffins_phase(&mut self) -> Option<Phase> {
        self.coffins().map(|coffins| coffins.table.state().public().phase)
    }

    /// Opens a race when the dice roll, and forgets it when they are passed on.
    pub(super) fn follow_race(&mut self) {
        if self.book.game != ClearingCoffins::NAME || self.book.paused_since_ms.is_some() {
            return;
        }
        let phase = self.coffins_phase();
        self.race.awaits_throw = match phase {
            Some(Phase::AwaitThrow) => self.thrower_away(),
            _ => None,
        };
        match phase {
            Some(Phase::Rolling) if self.race.running.is_none() => self.open_race(false),
            Some(Phase::Open) if self.race.running.is_none() => self.open_race(true),
            Some(Phase::Rolling | Phase::Open) => {}
            _ => self.race.running = None,
        }
    }

    /// When the dice are thrown for a thrower who is not here (CC-10.17).
    fn thrower_away(&mut self) -> Option<(u64, engine::PromptId)> {
        let asked = self.play.as_ref()?.asked().into_iter().next()?;
        let player = self.book.seats[asked.seat.idx()].player()?.guest;
        let since = *self.shown.get(&asked.id)?;
        let is_away = !self.is_here(player);
        is_away.then_some((since + DISCONNECTED_THROW_MS as u64, asked.id))
    }

    fn open_race(&mut self, is_shown: bool) {
        let now = self.now;
        let runners = self.runners();
        let mut chance = self.race.chance.clone();
        let Some(coffins) = self.coffins() else { return };
        let public = coffins.table.state().public();
        let options = public.options;
        let Some(throw) = coffins.table.state().dice() else {
            return;
        };
        let delay = if is_shown {
            AGAIN_MS
        } else {
            referee::roll_delay(&options, public.round, &mut chance) as u64
        };
        let terms = Terms {
            options,
            round: public.round,
            thrower: public.thrower,
            throw,
            reveal_at: (now + delay) as i64,
        };
        let seats = public.seats();
        let sit_out = public.sit_out.clone();
        let may_bang = |seat: Seat| sit_out[seat] == 0;
        let runner = |seat: Seat| {
            if may_bang(seat) {
                runners[seat.idx()]
            } else {
                Runner::Absent
            }
        };
        let race = Race::open(terms, SeatMap::new(seats, runner));
        let sealed =
            (options.reaction_mode == ReactionMode::Sealed).then(|| Sealed::open(terms, seats, may_bang));
        self.race.running = Some(Running::new(terms, race, sealed, seats, is_shown));
        if is_shown {
            self.bots_bang();
        }
    }

    /// How each seat takes part.
    fn runners(&self) -> Vec<Runner> {
        let runner = |seat: &super::book::SeatBook| {
            if seat.bot.is_some() {
                return Runner::Bot;
            }
            let Some(person) = seat.player() else {
                return Runner::Absent;
            };
            let conns = self.here.iter().filter(|here| here.guest.id == person.guest);
            let line = conns.filter_map(|here| self.race.line(here.conn)).next_back();
            line.map_or(Runner::Absent, Runner::Remote)
        };
        self.book.seats.iter().map(runner).collect()
    }

    /// When the race, the throw for an absent thrower or the clock samples want to be woken.
    pub(super) fn race_due(&self) -> Option<u64> {
        if self.book.game != ClearingCoffins::NAME || self.book.ended_ms.is_some() || self.play.is_none() {
            return None;
        }
        let pings = self.race.next_ping();
        if self.book.paused_since_ms.is_some() {
            return pings;
        }
        let throw = self.race.awaits_throw.map(|(at, _)| self.house_ms(at));
        let race = self
            .race
            .running
            .as_ref()
            .and_then(|running| running.due(KEEP_AHEAD_MS));
        [pings, throw, race].into_iter().flatten().min()
    }

    pub(super) fn tick_race(&mut self) {
        if self.race_due().is_none_or(|due| due > self.now) {
            return;
        }
        self.send_pings();
        if self.book.paused_since_ms.is_some() {
            return;
        }
        let at = self.table_ms();
        if let Some((due, prompt)) = self.race.awaits_throw
            && due <= at
            && let Some(play) = &mut self.play
        {
            self.race.awaits_throw = None;
            self.moved |= play.overdue(at, prompt).is_ok();
            return;
        }
        self.run_race();
    }

    fn run_race(&mut self) {
        let now = self.now;
        let Some(running) = &self.race.running else { return };
        if !running.is_revealed {
            if running.first_release() <= now + KEEP_AHEAD_MS {
                self.reveal();
            }
            return;
        }
        self.release();
        let Some(running) = &self.race.running else { return };
        if running.close_at().is_some_and(|close| close <= now) && running.is_shown_to_all(now) {
            self.judge();
        }
    }

    /// The dice are turned up in the log; nobody is told before it is time.
    fn reveal(&mut self) {
        let at = self.table_ms();
        let Some(coffins) = self.coffins() else { return };
        let revealed = coffins.input(|table, watching| table.verdict(Stamp(at), Verdict::Reveal, watching));
        if let Some(running) = &mut self.race.running {
            running.is_revealed = true;
        }
        if revealed.is_err() {
            return self.race.interrupt();
        }
        self.bots_bang();
    }

    /// Bots say in advance after how long their hands come down.
    fn bots_bang(&mut self) {
        let mut hands = Vec::new();
        if let Some(coffins) = self.coffins() {
            for prompt in coffins.table.prompts() {
                let choices = coffins.table.choices(&prompt);
                let Some(bot) = &mut coffins.bots[prompt.seat] else {
                    continue;
                };
                if let Some((after, command)) = bot.bot.react(&bot.knowledge, &prompt, &choices, &mut bot.rng)
                {
                    let state = coffins.table.state();
                    let right = |target| state.is_right(prompt.seat, target);
                    let is_right = matches!(command, Command::Bang { target: Some(target) } if right(target));
                    hands.push((prompt.seat, after, command, is_right));
                }
            }
        }
        let Some(running) = &mut self.race.running else {
            return;
        };
        for (seat, after, command, is_right) in hands {
            running.bot_hand(seat, after, command, is_right);
        }
        for (idx, seat) in self.book.seats.iter().enumerate() {
            if seat.bot.is_some() {
                running.bot_is_done(Seat(idx as u8));
            }
        }
    }

    /// Sends the dice to whom it is time for (CC-10.7); everybody else and those who watch see them at `T`.
    fn release(&mut self) {
        let now = self.now;
        let Some(running) = &mut self.race.running else {
            return;
        };
        let reveal_at = running.terms.reveal_at;
        let due = running.take_releases(now);
        for seat in due {
            let theta = self.theta_of(seat);
            self.tell_moved(&[Audience::Seat(seat)], theta.map(|theta| reveal_at + theta));
        }
        let Some(running) = &mut self.race.running else {
            return;
        };
        if reveal_at <= now as i64 && !std::mem::replace(&mut running.is_told, true) {
            self.tell_moved(&[Audience::Public], None);
            if let Some(play) = &mut self.play {
                play.forget_seen();
            }
            for conn in self.race.take_later() {
                let guest = self
                    .here
                    .iter()
                    .find(|here| here.conn == conn)
                    .map(|here| here.guest.id);
                if let Some(guest) = guest {
                    self.tell_view(conn, guest, None);
                }
            }
        }
    }

    fn theta_of(&self, seat: Seat) -> Option<i64> {
        let person = self.book.seats[seat.idx()].player()?.guest;
        let conns = self.here.iter().filter(|here| here.guest.id == person);
        conns
            .filter_map(|here| self.race.line(here.conn))
            .next_back()
            .map(|line| line.theta)
    }

    /// The race is judged, and what the verdict rests on is shown to all (CC-10.18).
    fn judge(&mut self) {
        let at = self.table_ms();
        let Some(running) = self.race.running.take() else {
            return;
        };
        let (verdict, evidence) = running.verdict(&mut self.race.chance.clone());
        let was_banged_on = matches!(&verdict, Verdict::Adjudicate { bangs, false_starts } if !bangs.is_empty() || !false_starts.is_empty());
        let Some(coffins) = self.coffins() else { return };
        let judged = coffins.input(|table, watching| table.verdict(Stamp(at), verdict, watching));
        self.moved |= judged.is_ok();
        self.tell_moves();
        let round = running.terms.round;
        if !evidence.is_empty() {
            let message = ToClient::Finish {
                table: self.id.to_string(),
                round,
                evidence: Json::of(&evidence),
            };
            for audience in self.audiences() {
                self.tell_audience(audience, &message);
            }
            self.asides.push(Aside {
                name: format!("finish:{round}"),
                value: Some(Json::of(&evidence).text().to_owned()),
            });
        }
        if self.race.note(&evidence, was_banged_on) {
            // CC-8.4
            self.book.paused_since_ms = Some(self.now);
            self.race.ready.clear();
            self.change_book();
        }
    }

    /// A hand comes in. Answered by `heard`, or by why it could not be.
    pub(super) fn bang(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        round: u32,
        (shown, pressed): (Option<i64>, Option<i64>),
        target: Option<&Value>,
    ) -> Option<Trouble> {
        let Some(seat) = self.book.seat_of(guest.id) else {
            return Some(trouble("no_seat"));
        };
        let seat = Seat(seat as u8);
        let target = match target
            .map(|target| serde_json::from_value(target.clone()))
            .transpose()
        {
            Ok(target) => target,
            Err(wrong) => return Some(problem("not_a_command", &wrong.to_string())),
        };
        let now = self.now as i64;
        let state = self.coffins().map(|coffins| {
            let prompts = coffins.table.prompts();
            let own = prompts.iter().find(|prompt| prompt.seat == seat);
            let bang = Command::Bang { target };
            let is_offered = own.is_some_and(|prompt| coffins.table.choices(prompt).contains(&bang));
            let is_right = target.is_some_and(|target| coffins.table.state().is_right(seat, target));
            (is_offered, is_right)
        });
        let heard = match (state, &mut self.race.running) {
            (Some((true, is_right)), Some(running)) => running.hand(
                seat,
                now,
                Press {
                    round,
                    shown,
                    pressed,
                    target,
                    is_right,
                },
            ),
            _ => Heard::Dropped,
        };
        let heard = match heard {
            Heard::Taken => HandHeard::Taken,
            Heard::FalseStart => HandHeard::FalseStart,
            Heard::Dropped => HandHeard::Dropped,
        };
        let table = self.id.to_string();
        self.tell(conn, &ToClient::Heard { table, round, heard });
        None
    }

    /// "Not mine" (CC-4.6a); shown to nobody.
    pub(super) fn not_mine(&mut self, guest: &Guest, round: u32) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or_else(|| trouble("no_seat"))?;
        let now = self.now as i64;
        let seat = Seat(seat as u8);
        match &mut self.race.running {
            Some(running) if running.terms.round == round && running.is_revealed => {
                running.pass(seat, now, Answer::NoBang);
                Ok(())
            }
            _ => Err(trouble("no_race_now")),
        }
    }

    /// Everybody is ready after many quiet throws (CC-8.4).
    pub(super) fn ready(&mut self, guest: &Guest) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or_else(|| trouble("no_seat"))?;
        if !self.race.idle.is_paused() || self.book.paused_since_ms.is_none() {
            return Err(trouble("not_paused"));
        }
        self.race.ready.insert(seat);
        let away =
            |seat: &super::book::SeatBook| seat.player().is_none_or(|person| !self.is_here(person.guest));
        let all = (0..self.book.seats.len())
            .all(|seat| self.race.ready.contains(&seat) || away(&self.book.seats[seat]));
        if let (true, Some(since)) = (all, self.book.paused_since_ms) {
            self.race.idle.resume();
            self.book.paused_ms += self.now.saturating_sub(since);
            self.book.paused_since_ms = None;
            self.change_book();
        }
        Ok(())
    }
}
