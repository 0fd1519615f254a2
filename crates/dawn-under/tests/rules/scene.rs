//! A scripted table: a deal from a few stated lids and rows, and commands in words.

use dawn_under::api::{Deal, Options, Rats};
use dawn_under::parts::{Colour, Colours, Content, End, Grave, GraveSet, Underside};
use dawn_under::{Command, DawnUnder, Event, Kind, Known, Sighting, View};
use engine::table::{NewTable, Table};
use engine::{Audience, Fast, Game as _, Outcome, Prompt, Refused, Refusing as _, Seat, Stamp, Version};

/// What is stated of a deal; the rest is filled in, always in the same way.
pub(crate) struct Stated {
    seats: u8,
    rules: Version,
    options: Options,
    lids: Vec<Option<Underside>>,
    rows: Vec<Vec<Option<Colour>>>,
    reserve: Vec<Option<Colour>>,
}

/// A table for so many, of which nothing is stated yet.
pub(crate) fn table_for(seats: u8) -> Stated {
    let row_len = if seats == 2 { 20 } else { 60 / usize::from(seats) };
    Stated {
        seats,
        rules: DawnUnder::NEWEST,
        options: Options::default(),
        lids: vec![None; 60],
        rows: vec![vec![None; row_len]; usize::from(seats)],
        reserve: vec![None; 6],
    }
}

impl Stated {
    /// Changes options.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Options)) -> Stated {
        change(&mut self.options);
        if self.options.rats == Rats::Off {
            self.reserve.clear();
        }
        self
    }

    /// The rules of another version are played, with what it meant by its options.
    pub(crate) fn rules(mut self, rules: u32) -> Stated {
        self.rules = Version(rules);
        self.options = DawnUnder::default_options(self.rules);
        self
    }

    /// The expansion is played.
    pub(crate) fn expansion(self) -> Stated {
        self.with(|options| options.expansion = engine::Switch::On)
    }

    /// States lids, such as `"7=B 24=rat"`. Helpers leave these graves alone.
    pub(crate) fn lids(mut self, lids: &str) -> Stated {
        for lid in lids.split_whitespace() {
            let (grave, lid) = lid.split_once('=').unwrap();
            self.lids[grave.parse::<usize>().unwrap()] = Some(lid.parse().unwrap());
        }
        self
    }

    /// States the ends of a row, such as `"RG..KB"`.
    pub(crate) fn row(mut self, seat: usize, row: &str) -> Stated {
        let (left, right) = row.split_once("..").unwrap();
        let places = &mut self.rows[seat];
        let colour = |letter: char| Some(letter.to_string().parse().unwrap());
        places
            .iter_mut()
            .zip(left.chars())
            .for_each(|(place, it)| *place = colour(it));
        let backwards = places.iter_mut().rev().zip(right.chars().rev());
        backwards.for_each(|(place, it)| *place = colour(it));
        self
    }

    /// States the reserve from the top, such as `"RY"`.
    pub(crate) fn reserve(mut self, reserve: &str) -> Stated {
        let letters = self.reserve.iter_mut().zip(reserve.chars());
        letters.for_each(|(place, it)| *place = Some(it.to_string().parse().unwrap()));
        self
    }

    /// Fills in the rest and deals; seat 0 starts.
    pub(crate) fn deal(self) -> Scene {
        let stated: GraveSet = Grave::all()
            .filter(|grave| self.lids[grave.idx()].is_some())
            .collect();
        let (lids, reserve) = self.fill_lids();
        let (rows, set_aside) = self.fill_rows();
        let deal = Deal {
            lids,
            reserve,
            rows,
            set_aside,
            start: Seat(0),
        };
        let new = NewTable {
            rules: self.rules,
            deal: Some(deal.clone()),
            ..NewTable::new(self.seats, self.options)
        };
        let table = Table::deal(new, Fast::new(0), &mut ()).unwrap();
        Scene {
            table,
            deal,
            stated,
            events: Vec::new(),
        }
    }

    fn fill_lids(&self) -> (Vec<Underside>, Vec<Colour>) {
        let mut lids = self.lids.clone();
        let rats = lids.iter().filter(|lid| **lid == Some(Underside::Rat)).count();
        let missing = self.reserve.len() - rats;
        // Rats that are not stated lie on the last graves.
        let free = lids.iter_mut().rev().filter(|lid| lid.is_none());
        free.take(missing).for_each(|lid| *lid = Some(Underside::Rat));
        let coloured = |lid: &Option<Underside>| match lid {
            Some(Underside::Colour(colour)) => Some(*colour),
            _ => None,
        };
        let used = lids
            .iter()
            .filter_map(coloured)
            .chain(self.reserve.iter().flatten().copied());
        let mut pool = Pool::without(used);
        let reserve = self
            .reserve
            .iter()
            .map(|lid| lid.unwrap_or_else(|| pool.next()))
            .collect();
        let lids = lids
            .into_iter()
            .map(|lid| lid.unwrap_or_else(|| Underside::Colour(pool.next())));
        (lids.collect(), reserve)
    }

    fn fill_rows(&self) -> (Vec<Vec<Colour>>, Vec<Colour>) {
        let mut pool = Pool::without(self.rows.iter().flatten().flatten().copied());
        let fill =
            |row: &Vec<Option<Colour>>| row.iter().map(|it| it.unwrap_or_else(|| pool.next())).collect();
        let rows = self.rows.iter().map(fill).collect();
        (rows, pool.left.iter().collect())
    }
}

/// The pieces not stated, handed out colour after colour.
struct Pool {
    left: Colours,
    turn: usize,
}

impl Pool {
    fn without(used: impl Iterator<Item = Colour>) -> Pool {
        let mut left = Colours::ALL;
        for colour in used {
            assert!(left.count(colour) > 0, "too many {colour}");
            left.take(colour);
        }
        Pool { left, turn: 0 }
    }

    fn next(&mut self) -> Colour {
        loop {
            let colour = Colour::ALL[self.turn % 6];
            self.turn += 1;
            if self.left.count(colour) > 0 {
                self.left.take(colour);
                return colour;
            }
        }
    }
}

/// A table that is played by a script.
pub(crate) struct Scene {
    table: Table<DawnUnder, Fast>,
    deal: Deal,
    stated: GraveSet,
    /// What the last command caused.
    pub(crate) events: Vec<Event>,
}

/// A command in words, such as `open 7`, `lay left`, `found 2`.
fn command(words: &str) -> Command {
    let mut words = words.split_whitespace();
    let (verb, object) = (words.next().unwrap(), words.next().unwrap_or(""));
    let grave = || Grave::new(object.parse().unwrap()).unwrap();
    let end = || match object {
        "left" => End::Left,
        "right" => End::Right,
        _ => panic!("{verb} {object}: left or right?"),
    };
    match verb {
        "open" => Command::Open { grave: grave() },
        "bat" => Command::Bat { grave: grave() },
        "rucola" => Command::Rucola { grave: grave() },
        "lay" => Command::Lay { end: end() },
        "give" => Command::Give { end: end() },
        "receive" => Command::Receive { end: end() },
        "garlic" => Command::PutGarlic,
        "leave" => Command::LeaveEmpty,
        "end" => Command::EndTurn,
        "stop" => Command::Stop,
        "believe" => Command::Believe,
        "doubt" => Command::Doubt,
        "found" => Command::GiveFound {
            to: Seat(object.parse().unwrap()),
        },
        _ => panic!("no command: {verb}"),
    }
}

/// Splits `"0 open 7"` into seat and command.
fn said(line: &str) -> (Seat, Command) {
    let (seat, words) = line.trim().split_once(' ').unwrap();
    (Seat(seat.parse().unwrap()), command(words))
}

impl Scene {
    /// Plays commands such as `"0 open 7; 1 give left"`.
    pub(crate) fn play(&mut self, script: &str) -> &mut Scene {
        for line in script.split(';') {
            let (seat, command) = said(line);
            if let Err(refused) = self.try_to(seat, command) {
                panic!("{line}: refused as {}; asked is {}", refused.code(), self.asked());
            }
        }
        self
    }

    fn try_to(&mut self, seat: Seat, command: Command) -> Result<(), Refused<dawn_under::Refusal>> {
        let id = self
            .table
            .prompts()
            .first()
            .map(|prompt| prompt.id)
            .unwrap_or_default();
        let mut events = Vec::new();
        self.table.command(Stamp(0), seat, id, command, &mut events)?;
        self.events = events;
        Ok(())
    }

    /// The code with which a command is refused; nothing changes.
    pub(crate) fn refused(&mut self, line: &str) -> &'static str {
        let (seat, command) = said(line);
        let before = self.table.digest();
        let refused = self.try_to(seat, command).unwrap_err();
        assert_eq!(before, self.table.digest());
        refused.code()
    }

    /// The open prompt.
    pub(crate) fn prompt(&self) -> Option<Prompt<Kind>> {
        self.table.prompts().first().copied()
    }

    /// Who is asked what, such as `"0 act"`; `"over"` at the end.
    pub(crate) fn asked(&self) -> String {
        self.prompt().map_or("over".to_owned(), |prompt| {
            format!("{} {}", prompt.seat.0, prompt.kind.code())
        })
    }

    /// All legal answers.
    pub(crate) fn choices(&self) -> Vec<Command> {
        self.prompt()
            .map_or(Vec::new(), |prompt| self.table.choices(&prompt))
    }

    /// Whether a command in words is offered to whoever is asked.
    pub(crate) fn offers(&self, words: &str) -> bool {
        self.choices().contains(&command(words))
    }

    /// The numbers of the graves offered.
    pub(crate) fn graves_offered(&self) -> Vec<u8> {
        let grave = |command: &Command| match command {
            Command::Open { grave } | Command::Rucola { grave } => Some(grave.number()),
            _ => None,
        };
        self.choices().iter().filter_map(grave).collect()
    }

    /// What an ideal memory knows.
    pub(crate) fn known(&self) -> &Known {
        self.table.state().known()
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.table.view(Audience::Public)
    }

    /// How it ended: the winners, and why.
    pub(crate) fn ended(&self) -> (Vec<u8>, &'static str) {
        let Outcome { winners, reason, .. } = self.table.outcome().expect("the game is over");
        (winners.iter().map(|seat| seat.0).collect(), reason)
    }

    /// A row as letters, `-` for a face-down vampire.
    pub(crate) fn row(&self, seat: u8) -> String {
        let letter = |vampire: &Option<Colour>| vampire.map_or('-', Colour::letter);
        self.known()
            .row(Seat(seat))
            .vampires()
            .iter()
            .map(letter)
            .collect()
    }

    /// The row as it was dealt.
    pub(crate) fn dealt(&self, seat: usize) -> String {
        self.deal.rows[seat]
            .iter()
            .map(|colour| colour.letter())
            .collect()
    }

    /// What lies in a grave.
    pub(crate) fn content(&self, grave: u8) -> Content {
        self.known().contents[usize::from(grave)]
    }

    /// The numbers of the open graves.
    pub(crate) fn open(&self) -> Vec<u8> {
        self.known().open.iter().map(Grave::number).collect()
    }

    /// Stakes, garlic, bats and rats of a seat.
    pub(crate) fn stock(&self, seat: u8) -> [u8; 4] {
        let it = &self.known().belongings[Seat(seat)];
        [it.stakes, it.garlic, it.bats, it.rats]
    }

    /// How many vampires a seat has.
    pub(crate) fn len(&self, seat: u8) -> usize {
        self.known().row(Seat(seat)).len()
    }

    /// What the last command let everybody see.
    pub(crate) fn sightings(&self) -> Vec<Sighting> {
        let events = self.events.iter();
        events
            .filter_map(|event| DawnUnder::sighting(event, Audience::Public))
            .collect()
    }

    fn active(&self) -> Seat {
        self.known().turn.active
    }

    /// A closed grave that is not stated and holds nothing, with a lid that fits.
    fn find(&self, fits: impl Fn(Colour) -> bool) -> Option<u8> {
        let known = self.known();
        let is_free = |grave: &Grave| {
            let is_ours = !self.stated.contains(*grave) && !known.replaced.contains(*grave);
            is_ours && known.openable().contains(*grave) && known.contents[grave.idx()] == Content::Empty
        };
        let lid_fits = |grave: &Grave| match self.deal.lids[grave.idx()] {
            Underside::Colour(colour) => fits(colour),
            Underside::Rat => false,
        };
        Grave::all().filter(is_free).find(lid_fits).map(Grave::number)
    }

    /// A closed, empty grave that is not stated, with a lid of this colour.
    pub(crate) fn lid_of(&self, letter: &str) -> u8 {
        let wanted: Colour = letter.parse().unwrap();
        self.find(|colour| colour == wanted)
            .expect("a lid of that colour")
    }

    /// The active player opens a grave that does not match, and leaves it empty.
    pub(crate) fn pass(&mut self) -> &mut Scene {
        let seat = self.active();
        let row = *self.known().row(seat);
        let misses = |colour| End::ALL.iter().all(|end| row.outer(*end) != Some(colour));
        let grave = self.find(misses).expect("a grave that does not match");
        self.play(&format!("{} open {grave}", seat.0));
        if self.prompt().is_some_and(|prompt| prompt.kind == Kind::Garlic) {
            self.play(&format!("{} leave", seat.0));
        }
        self
    }

    /// So many turns are passed.
    pub(crate) fn pass_turns(&mut self, turns: u32) -> &mut Scene {
        for _ in 0..turns {
            self.pass();
        }
        self
    }

    /// Lets the others pass until it is a seat's turn.
    pub(crate) fn turn_of(&mut self, seat: u8) -> &mut Scene {
        while self.active() != Seat(seat) {
            self.pass();
        }
        assert_eq!(self.asked(), format!("{seat} act"));
        self
    }

    /// The active player lays in so many vampires from one end, by matches.
    pub(crate) fn lay(&mut self, count: usize, end: End) -> &mut Scene {
        let seat = self.active();
        for _ in 0..count {
            let outer = self.known().row(seat).outer(end);
            let grave = self
                .find(|colour| Some(colour) == outer)
                .expect("a grave that matches");
            self.play(&format!("{} open {grave}", seat.0));
            if self
                .prompt()
                .is_some_and(|prompt| prompt.kind == Kind::PlaceMatch)
            {
                self.try_to(seat, Command::Lay { end }).unwrap();
            }
        }
        self
    }

    /// A seat lays in vampires from the left, two in each of its turns, until so many are left; then it ends its turn.
    pub(crate) fn shrink(&mut self, seat: u8, len: usize) -> &mut Scene {
        while self.len(seat) > len {
            self.turn_of(seat);
            let count = (self.len(seat) - len).min(2);
            self.lay(count, End::Left);
            if self.known().turn.active == Seat(seat) {
                self.play(&format!("{seat} end"));
            }
        }
        self
    }

    /// A closed grave that is not stated and holds a vampire.
    pub(crate) fn occupied(&self) -> u8 {
        let known = self.known();
        let is_full = |grave: &Grave| {
            !self.stated.contains(*grave)
                && known.openable().contains(*grave)
                && matches!(known.contents[grave.idx()], Content::Vampire(_))
        };
        Grave::all()
            .find(is_full)
            .map(Grave::number)
            .expect("an occupied grave")
    }

    /// A seat opens occupied graves until it holds so many stakes.
    pub(crate) fn stakes(&mut self, seat: u8, stakes: u8) -> &mut Scene {
        while self.stock(seat)[0] < stakes {
            self.turn_of(seat);
            let grave = self.occupied();
            self.play(&format!("{seat} open {grave}"));
        }
        self
    }
}
