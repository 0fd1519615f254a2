//! Races (CC-10): clock samples over the socket, the common reveal, hands, the verdict and its evidence.
//!
//! The referee himself is `clearing_coffins::referee`; this is his hand on the table's clock. A hand is kept before it
//! is answered, so that it stands whatever happens to the house (R-CC-68).

mod kept;
mod link;
mod running;
mod track;

pub(super) use track::Track;

use super::HouseTable;
use crate::play::Playing;
use crate::{ConnectionId, Guest, HouseRefusal};
use clearing_coffins::api::{Photo, ReactionMode};
use clearing_coffins::referee::{self, Heard, Press, Runner, Terms};
use clearing_coffins::{ClearingCoffins, Command, Phase, Verdict};
use engine::race::{Races as _, quiet_races};
use engine::{Audience, Game as _, Seat, Stamp};
use protocol::wire::{HandHeard, Json, PausedFor, ToClient, Trouble};
use running::Running;
use serde_json::Value;
use store::Aside;

/// The dice are turned up and kept so long before the first of them is sent, so that sending waits for nothing.
const KEEP_AHEAD_MS: u64 = 40;

/// A sealed round that is taken up again is open from so much later on.
const AGAIN_MS: u64 = 500;

type Coffins = Playing<ClearingCoffins>;

impl HouseTable {
    pub(super) fn coffins(&mut self) -> Option<&mut Coffins> {
        self.play.as_mut()?.as_any_mut().downcast_mut::<Coffins>()
    }

    pub(super) fn coffins_now(&self) -> Option<&Coffins> {
        self.play.as_ref()?.as_any().downcast_ref::<Coffins>()
    }

    pub(super) fn coffins_phase(&self) -> Option<Phase> {
        self.coffins_now()
            .map(|coffins| coffins.table.state().public().phase)
    }

    pub(super) fn reaction_mode(&self) -> ReactionMode {
        let mode = |coffins: &Coffins| coffins.table.setup().options.reaction_mode;
        self.coffins_now().map_or(ReactionMode::Network, mode)
    }

    /// Opens a race when the dice roll, and forgets it when they are passed on.
    pub(super) fn follow_race(&mut self) {
        if self.book.game != ClearingCoffins::NAME || self.book.paused_since_ms.is_some() {
            return;
        }
        let phase = self.coffins_phase();
        self.race.awaits_throw = match phase {
            Some(Phase::AwaitThrow) => self.throw_for_absent(),
            _ => None,
        };
        match phase {
            Some(Phase::Rolling) if self.race.running.is_none() && !self.awaits_return() => self.open_race(),
            Some(Phase::Open) if self.race.running.is_none() => self.take_up_race(),
            Some(Phase::Rolling | Phase::Open) => {}
            _ => {
                self.race.running = None;
                if self.book.pause_wanted {
                    self.begin_pause(PausedFor::Host);
                }
            }
        }
    }

    /// What is raced for, if dice are out.
    fn terms(&self, reveal_at: u64) -> Option<Terms> {
        Terms::of(self.coffins_now()?.table.state(), reveal_at as i64)
    }

    /// How each seat takes part; who sits out does not (R-CC-54). `is_taken_up`: whoever is not back yet is asked too.
    fn runners(&self, is_taken_up: bool) -> Vec<Runner> {
        let Some(coffins) = self.coffins_now() else {
            return Vec::new();
        };
        let sit_out = &coffins.table.state().public().sit_out;
        let mode = self.reaction_mode();
        let runner = |seat: Seat| {
            let book = &self.book.seats[seat.idx()];
            match (mode, book.player()) {
                _ if sit_out[seat] > 0 => Runner::Absent,
                _ if book.bot.is_some() => Runner::Bot,
                (ReactionMode::Network, _) => match self.line_of(seat) {
                    Some((_, line)) => Runner::Remote(line),
                    None => Runner::Absent,
                },
                // R-CC-67: at one device there is one clock, and nothing to be made up for.
                (_, Some(person)) if is_taken_up || self.is_here(person.guest) => Runner::Local,
                _ => Runner::Absent,
            }
        };
        (0..self.book.seats.len() as u8).map(Seat).map(runner).collect()
    }

    fn open_race(&mut self) {
        let mut chance = self.race.chance.clone();
        let Some(terms) = self.terms(self.now) else { return };
        let delay = referee::roll_delay(&terms.options, terms.round, &mut chance);
        let terms = Terms {
            reveal_at: terms.reveal_at + delay,
            ..terms
        };
        self.race.running = Some(Running::open(terms, &self.runners(false)));
    }

    /// The house was away while dice lay there (R-CC-68): sealed answers may still be given, but a race is judged by
    /// the hands that had come in. Where some have seen the dice for long there is nothing to race for.
    fn take_up_race(&mut self) {
        let Some(terms) = self.terms(self.now + AGAIN_MS) else {
            return;
        };
        let kept = self.race.take_kept(terms.round);
        let runners = self.runners(true);
        if terms.options.reaction_mode == ReactionMode::Sealed {
            self.race.running = Some(Running::take_up_sealed(terms, &runners, &kept));
            self.bots_bang();
        } else {
            let is_bot = |seat: Seat| self.book.seats[seat.idx()].bot.is_some();
            let broken_off = Running::broken_off(terms, runners.len() as u8, &kept, is_bot);
            self.race.running = Some(broken_off);
        }
    }

    /// When the race, the throw for an absent thrower or the clock samples want to be woken.
    pub(super) fn race_due(&self) -> Option<u64> {
        if self.book.game != ClearingCoffins::NAME || self.book.ended_ms.is_some() {
            return None;
        }
        // CC-10.4: the line is measured from when somebody sits down.
        let pings = self.race.next_ping();
        if self.play.is_none() {
            return pings;
        }
        let absence = self.absence_due();
        if self.book.paused_since_ms.is_some() {
            return pings.into_iter().chain(absence).min();
        }
        let throw = self.race.awaits_throw.map(|(at, _)| self.house_ms(at));
        let returned = self.awaits_return().then_some(self.grace_until);
        let race = self
            .race
            .running
            .as_ref()
            .and_then(|running| running.due(KEEP_AHEAD_MS));
        [pings, absence, throw, returned, race]
            .into_iter()
            .flatten()
            .min()
    }

    pub(super) fn tick_race(&mut self) {
        if self.race_due().is_none_or(|due| due > self.now) {
            return;
        }
        self.send_pings();
        if self.book.paused_since_ms.is_some() || self.play.is_none() {
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
        if revealed.is_err() {
            self.race.running = None;
            return;
        }
        if let Some(running) = &mut self.race.running {
            running.is_revealed = true;
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
                if let Some((after, command)) = bot.react(&prompt, &choices) {
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
        let bots = self
            .book
            .seats
            .iter()
            .enumerate()
            .filter(|(_, seat)| seat.bot.is_some());
        let bots: Vec<Seat> = bots.map(|(idx, _)| Seat(idx as u8)).collect();
        for seat in bots {
            running.is_done(seat);
        }
        self.keep_bots_hands();
    }

    /// Sends the dice to whom it is time for (CC-10.7): over the line that was measured, so that a second, quicker
    /// device shows them no earlier. Everybody else and those who watch see them at `T`.
    fn release(&mut self) {
        let now = self.now;
        let Some(running) = &mut self.race.running else {
            return;
        };
        let reveal_at = running.terms.reveal_at;
        for seat in running.take_releases(now) {
            let line = self
                .line_of(seat)
                .filter(|_| self.reaction_mode() == ReactionMode::Network);
            let Some((conn, line)) = line else { continue };
            if self.race.release_to(conn) {
                let told = self.moved_messages(&[Audience::Seat(seat)], Some(reveal_at + line.theta));
                told.iter().for_each(|(_, message)| self.tell(conn, message));
            }
        }
        if reveal_at <= now as i64 {
            self.release_to_all();
        }
    }

    fn release_to_all(&mut self) {
        let Some(running) = &mut self.race.running else {
            return;
        };
        if std::mem::replace(&mut running.is_told, true) {
            return;
        }
        let later = self.race.take_later();
        let released = self.race.take_released();
        let audiences: Vec<Audience> = self
            .audiences()
            .filter(|audience| self.listens(*audience))
            .collect();
        for (audience, message) in self.moved_messages(&audiences, None) {
            let is_left = |conn: &ConnectionId| !released.contains(conn) && !later.contains(conn);
            let listens = |here: &&super::Here| self.audience_of(here.guest.id) == audience;
            let conns = self.here.iter().filter(listens).map(|here| here.conn);
            let conns: Vec<ConnectionId> = conns.filter(is_left).collect();
            self.tell_some(audience, &conns, &message);
        }
        if let Some(play) = &mut self.play {
            play.forget_seen();
        }
        for conn in later {
            let here = self.here.iter().find(|here| here.conn == conn);
            if let Some(guest) = here.map(|here| here.guest.id) {
                self.tell_view(conn, guest, None);
            }
        }
    }

    /// What is known of the line of a seat's newest device that was measured long enough.
    pub(super) fn line_of(&self, seat: Seat) -> Option<(ConnectionId, referee::Line)> {
        let person = self.book.seats[seat.idx()].player()?.guest;
        let conns = self.here.iter().filter(|here| here.guest.id == person);
        let lines = conns.filter_map(|here| Some((here.conn, self.race.line(here.conn)?)));
        lines.last()
    }

    /// The race is judged, and what the verdict rests on is shown to all (CC-10.18).
    fn judge(&mut self) {
        let at = self.table_ms();
        let Some(running) = self.race.running.take() else {
            return;
        };
        let (verdict, evidence) = running.verdict(&mut self.race.chance.clone());
        let Some(coffins) = self.coffins() else { return };
        let judged = coffins.input(|table, watching| table.verdict(Stamp(at), verdict, watching));
        self.moved |= judged.is_ok();
        self.drop_hands();
        self.tell_moves();
        let round = running.terms.round;
        if !evidence.is_empty() {
            for audience in self.audiences() {
                let photo: Vec<Photo> = evidence.iter().map(|hand| hand.photo(audience)).collect();
                let message = ToClient::Finish {
                    table: self.id.to_string(),
                    round,
                    evidence: Json::of(&photo),
                };
                self.tell_audience(audience, &message);
            }
            self.asides.push(Aside {
                name: format!("finish:{round}"),
                value: Some(Json::of(&evidence).text().to_owned()),
            });
        }
        self.race.note(&evidence);
        // CC-8.4
        let quiet = self
            .coffins_now()
            .map_or(0, |coffins| quiet_races(&coffins.table));
        if ClearingCoffins::QUIET_MAX.is_some_and(|most| quiet > 0 && quiet % most == 0) {
            self.begin_pause(PausedFor::Quiet);
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
            return Some(HouseRefusal::NoSeat.into());
        };
        let seat = Seat(seat as u8);
        let target = match target
            .map(|target| serde_json::from_value(target.clone()))
            .transpose()
        {
            Ok(target) => target,
            Err(wrong) => return Some(HouseRefusal::NotACommand.because(&wrong)),
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
                round,
                Press {
                    shown,
                    pressed,
                    target,
                    is_right,
                },
            ),
            _ => Heard::Dropped,
        };
        if heard != Heard::Dropped {
            self.keep_hand(seat);
        }
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
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let now = self.now as i64;
        let seat = Seat(seat as u8);
        match &mut self.race.running {
            Some(running) if running.terms.round == round && running.is_revealed => {
                running.pass(seat, now);
                self.keep_hand(seat);
                Ok(())
            }
            _ => Err(HouseRefusal::NoRaceNow.into()),
        }
    }
}
