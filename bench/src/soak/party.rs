//! What people do with a table: open it, sit down, play, leave, come back, play again.

use super::person::{Answer, Person, Until};
use super::world::{World, count};
use crate::chance::Chance;
use anyhow::{Context as _, bail};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// What becomes of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Everybody goes before the deal.
    Undealt,
    /// Everybody goes in the middle, for good.
    Left,
    /// Everybody goes in the middle, and comes back.
    Resumed,
    /// The host closes it in the middle.
    Closed,
    /// One stands up in the middle, and a bot plays on.
    HandedOn,
    Played,
}

impl Fate {
    fn of(chance: &mut Chance) -> Fate {
        match chance.below(100) {
            0..8 => Fate::Undealt,
            8..20 => Fate::Left,
            20..38 => Fate::Resumed,
            38..44 => Fate::Closed,
            44..52 => Fate::HandedOn,
            _ => Fate::Played,
        }
    }
}

/// So many times of a hundred the same people play again.
const REMATCH_PERCENT: u64 = 25;

/// So many times of a hundred somebody who plays alone plays the house of the day.
const DAY_PERCENT: u64 = 15;

/// So many times of a hundred somebody watches.
const WATCHED_PERCENT: u64 = 30;

/// The option that ends a game of races, and its value here.
const THROWS: (&str, &str) = ("max_throws", r#"{"max_throws":40}"#);

/// What bots are asked to sit down: the quickest to think.
const BOT: &str = "visitor";

/// Opens tables one after the other until nobody comes any more.
pub(super) async fn go_on(world: Arc<World>, number: u64) {
    let mut chance = Chance::of(number);
    while !world.is_quiet() {
        if let Err(error) = party(&world, &mut chance).await {
            world.fault(format!("{error:#}"));
        }
    }
}

async fn party(world: &Arc<World>, chance: &mut Chance) -> anyhow::Result<()> {
    let mut party = Party {
        world: Arc::clone(world),
        chance: Chance::of(chance.draw()),
        people: Vec::new(),
        game: "",
        table: String::new(),
    };
    let played = party.evening().await;
    world.ledger.left(&party.table);
    party.people.into_iter().for_each(Person::go);
    played
}

/// People who play together, and whoever watches them.
struct Party {
    world: Arc<World>,
    chance: Chance,
    /// The host first; whoever watches has no seat.
    people: Vec<Person>,
    game: &'static str,
    table: String,
}

/// What was asked must be done, or have been done before: a request may be said twice when a line is lost.
fn must(answer: Answer, unless: &[&str]) -> anyhow::Result<()> {
    match answer {
        Answer::Refused(code) if !unless.contains(&&*code) => bail!("refused: {code}"),
        _ => Ok(()),
    }
}

impl Party {
    /// A table, and as many more as the same people want.
    async fn evening(&mut self) -> anyhow::Result<()> {
        if !self.open().await? {
            return Ok(());
        }
        let mut fate = Fate::of(&mut self.chance);
        loop {
            let world = Arc::clone(&self.world);
            self.play(fate).await.with_context(|| self.name())?;
            world.ledger.left(&self.table);
            if !self.people[0].is_over || world.is_quiet() {
                return Ok(());
            }
            world.ledger.look_at(world.address, &self.table).await?;
            if fate != Fate::Played || !self.chance.percent(REMATCH_PERCENT) || !self.rematch().await? {
                return Ok(());
            }
            fate = Fate::Played;
        }
    }

    fn name(&self) -> String {
        format!("table {} of {}", self.table, self.game)
    }

    fn person(&mut self) -> Person {
        Person::new(&self.world, Chance::of(self.chance.draw()))
    }

    /// Somebody opens a table and others come to it; not if they have too many already.
    async fn open(&mut self) -> anyhow::Result<bool> {
        let games = catalog::games();
        let game = &games[self.chance.below(games.len() as u64) as usize];
        self.game = game.name;
        let (least, most) = (*game.seats.start(), *game.seats.end());
        let seats = least + self.chance.below(u64::from(most - least) + 1) as u8;
        let is_of_day = most == 1 && self.chance.percent(DAY_PERCENT);
        let open = if is_of_day {
            r#""do":"open_day""#.to_owned()
        } else {
            let pace = ["live", "relaxed", "relaxed", "by_mail"][self.chance.below(4) as usize];
            let is_listed = self.chance.percent(50);
            // On a fast clock races follow one another as fast as the machine can: a game of them needs an end.
            let is_long = game.options.iter().any(|option| option.name == THROWS.0);
            let options = if is_long { THROWS.1 } else { "{}" };
            format!(
                r#""do":"open","game":"{}","seats":{seats},"options":{options},"pace":"{pace}","listed":{is_listed},"spectators":"on""#,
                game.name
            )
        };
        let mut host = self.person();
        self.table = match host.ask(&open).await? {
            Answer::Found(table) => table,
            Answer::Refused(code) if ["too_many_tables", "one_try_a_day"].contains(&&*code) => {
                return Ok(false);
            }
            answer => bail!("a table of {} could not be opened: {answer:?}", game.name),
        };
        count(&self.world.counts.opened);
        self.world.ledger.opened(&self.table, game.name, is_of_day);
        must(host.join(&self.table).await?, &[])?;
        self.people.push(host);
        self.gather(seats).await?;
        Ok(true)
    }

    /// Some come to the other seats, bots sit down at the rest, and somebody watches.
    async fn gather(&mut self, seats: u8) -> anyhow::Result<()> {
        let persons = 1 + self.chance.below(u64::from(seats.min(3))) as u8;
        for _ in 1..persons {
            let mut friend = self.person();
            // Most have the link, some type the code.
            if self.chance.percent(30) {
                let code = &self.people[0].code;
                let found = friend.ask(&format!(r#""do":"find","code":"{code}""#)).await?;
                if found != Answer::Found(self.table.clone()) {
                    bail!("{} was not found by its code: {found:?}", self.name());
                }
            }
            must(friend.join(&self.table).await?, &[])?;
            must(friend.ask_there(r#""do":"sit""#).await?, &["seated_already"])?;
            self.people.push(friend);
        }
        for seat in persons..seats {
            self.bot_in(seat).await?;
        }
        if self.chance.percent(WATCHED_PERCENT) {
            let mut watcher = self.person();
            // Not everybody lets others watch.
            if watcher.join(&self.table).await? == Answer::Done {
                self.people.push(watcher);
            }
        }
        Ok(())
    }

    async fn bot_in(&mut self, seat: u8) -> anyhow::Result<()> {
        let bot = format!(r#""do":"bot_in","seat":{seat},"level":"{BOT}""#);
        let done = self.people[0].ask_there(&bot).await?;
        must(done, &["seat_taken", "already_over", "seat_restless"])
    }

    async fn play(&mut self, fate: Fate) -> anyhow::Result<()> {
        if fate == Fate::Undealt {
            return Ok(());
        }
        let started = self.people[0].ask_there(r#""do":"start""#).await?;
        must(started, &["already_dealt", "already_over"])?;
        self.world.ledger.dealt(&self.table);
        count(&self.world.counts.dealt);
        if fate == Fate::Played {
            return self.all_play(Until::Over).await;
        }
        let middle = 3 + self.chance.below(30) as u32;
        self.all_play(Until::Move(middle)).await?;
        match fate {
            Fate::Left => {
                count(&self.world.counts.left);
                return Ok(());
            }
            Fate::Resumed => {
                self.people.iter_mut().for_each(Person::lose_line);
                sleep(Duration::from_millis(100 + self.chance.below(2_900))).await;
                count(&self.world.counts.resumed);
            }
            Fate::Closed => {
                let closed = self.people[0].ask_there(r#""do":"close""#).await?;
                must(closed, &["already_over"])?;
            }
            Fate::HandedOn => self.hand_on().await?,
            Fate::Undealt | Fate::Played => {}
        }
        self.all_play(Until::Over).await
    }

    /// One who is not the host stands up, and a bot sits down.
    async fn hand_on(&mut self) -> anyhow::Result<()> {
        let Some((place, seat)) = (1..self.people.len()).find_map(|place| {
            let seat = self.people[place].seat?;
            Some((place, seat))
        }) else {
            return Ok(());
        };
        let mut gone = self.people.remove(place);
        let stood = gone.ask_there(r#""do":"stand""#).await?;
        gone.go();
        match stood {
            Answer::Done => self.bot_in(seat).await,
            // It is over meanwhile.
            _ => Ok(()),
        }
    }

    /// Everybody plays at the same time.
    async fn all_play(&mut self, until: Until) -> anyhow::Result<()> {
        let mut playing = JoinSet::new();
        for (place, mut person) in self.people.drain(..).enumerate() {
            playing.spawn(async move {
                let played = person.play(until).await;
                (place, person, played)
            });
        }
        let mut ended = playing.join_all().await;
        ended.sort_by_key(|(place, ..)| *place);
        let mut all = Ok(());
        for (_, person, played) in ended {
            self.people.push(person);
            all = all.and(played);
        }
        all
    }

    /// The same people at a new table; not if the house lets them have no more.
    async fn rematch(&mut self) -> anyhow::Result<bool> {
        let table = match self.people[0].ask_there(r#""do":"rematch""#).await? {
            Answer::Found(table) => table,
            Answer::Refused(code) if ["too_many_tables", "one_try_a_day"].contains(&&*code) => {
                return Ok(false);
            }
            answer => bail!("{}: there was no rematch: {answer:?}", self.name()),
        };
        self.world.ledger.opened(&table, self.game, false);
        self.table = table;
        for person in &mut self.people {
            must(person.join(&self.table).await?, &[])?;
        }
        count(&self.world.counts.rematches);
        Ok(true)
    }
}
