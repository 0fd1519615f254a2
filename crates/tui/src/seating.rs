//! Who sits where: persons at this terminal, and bots.

use bots::{BotInfo, UnknownBot, WithBots};
use engine::table::{Act, Holder, Table};
use engine::{Game, Phrase, Seat, SeatMap};
use words::Words;

/// Who plays a seat.
#[derive(Clone, Debug)]
pub enum Player<G: Game> {
    /// A person at this terminal, with a name if one was given.
    Person(Option<String>),
    /// A bot.
    Bot(&'static BotInfo<G>),
}

impl<G: Game> Player<G> {
    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// Everybody at a table.
#[derive(Clone, Debug)]
pub struct Seating<G: Game> {
    /// Who plays which seat.
    pub players: SeatMap<Player<G>>,
    /// The seed of the bots' own chance.
    pub bot_seed: u64,
}

impl<G: Game> Seating<G> {
    /// A player for each of `seats` seats.
    pub fn new(seats: u8, bot_seed: u64, player: impl FnMut(Seat) -> Player<G>) -> Seating<G> {
        Seating {
            players: SeatMap::new(seats, player),
            bot_seed,
        }
    }

    /// Writes into a new table who sits where, so that its log tells it.
    pub fn sit_down(&self, table: &mut Table<G>) {
        for (seat, player) in self.players.iter() {
            let holder = match player {
                Player::Person(_) => Holder::Person,
                Player::Bot(bot) => Holder::Bot(bot.name.into()),
            };
            let seated = table.hand(engine::Stamp(0), seat, holder);
            debug_assert!(seated.is_ok(), "a new table has all its seats");
        }
    }

    /// Gives the persons names, in the order of their seats.
    pub fn name_persons(&mut self, names: &[String]) {
        let persons = self.players.iter_mut().filter(|(_, player)| player.is_person());
        for ((_, player), name) in persons.zip(names) {
            *player = Player::Person(Some(name.clone()));
        }
    }

    /// The seats of persons, in order.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        self.players
            .iter()
            .filter(|(_, player)| player.is_person())
            .map(|(seat, _)| seat)
    }

    /// The bots, each with its level and the key of a line about how it plays.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (Seat, &'static str, &'static str)> {
        self.players.iter().filter_map(|(seat, player)| match player {
            Player::Bot(bot) => Some((seat, bot.name, bot.about)),
            Player::Person(_) => None,
        })
    }

    pub(crate) fn names(&self) -> Names {
        let persons = self.persons().count();
        let mut number = 0;
        let mut names = Vec::new();
        for (seat, player) in self.players.iter() {
            names.push(match player {
                Player::Person(Some(name)) => Name::Given(name.clone()),
                Player::Person(None) => {
                    number += 1;
                    Name::Guest((persons > 1).then_some(number))
                }
                Player::Bot(_) => Name::Animal(seat.0),
            });
        }
        let mut seats = self.persons();
        Names {
            names,
            // Where several share the keyboard, "you" could be any of them.
            you: seats.next().filter(|_| seats.next().is_none()),
        }
    }
}

impl<G: WithBots> Seating<G> {
    /// Who sat at a table by its log. Seats nobody was put in are persons; names are not in logs.
    ///
    /// # Errors
    /// If a bot sat there that is not known any more.
    pub fn of_log(table: &Table<G>, bot_seed: u64) -> Result<Seating<G>, UnknownBot> {
        let mut holders: SeatMap<&Holder> = SeatMap::new(table.setup().seats, |_| &Holder::Person);
        for entry in table.entries() {
            if let Act::Hand(seat, holder) = &entry.act {
                holders[*seat] = holder;
            }
        }
        let mut seating = Seating::new(table.setup().seats, bot_seed, |_| Player::Person(None));
        for (seat, holder) in holders.iter() {
            if let Holder::Bot(name) = holder {
                seating.players[seat] = Player::Bot(G::find_bot(name)?);
            }
        }
        Ok(seating)
    }
}

/// What somebody is called. Bots are called after the animals of the graveyard, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Name {
    Given(String),
    Guest(Option<u8>),
    Animal(u8),
}

/// What the players are called, and sentences with their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    names: Vec<Name>,
    /// The seat of the reader, if only one person plays here.
    you: Option<Seat>,
}

impl Names {
    /// What everybody is called in a language, seat by seat.
    pub fn all(&self, words: &Words) -> Vec<String> {
        self.names.iter().map(|name| name.in_words(words)).collect()
    }

    /// What somebody is called.
    pub fn of(&self, words: &Words, seat: Seat) -> String {
        words.seat(seat, &self.all(words))
    }

    /// A phrase in words, with names where it has seats.
    pub fn say(&self, words: &Words, phrase: &Phrase) -> String {
        words.say_named(phrase, &self.all(words), self.you)
    }
}

impl Name {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Name::Given(name) => name.clone(),
            Name::Guest(None) => words.key("tui-guest"),
            Name::Guest(Some(number)) => {
                words.say(&Phrase::new("tui-guest-numbered").with("number", *number))
            }
            Name::Animal(place) => words.key(&format!("bot-name-{place}")),
        }
    }
}
