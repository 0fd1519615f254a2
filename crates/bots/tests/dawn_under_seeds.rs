//! The seeds of `docs/dawn-under-seeds.md` show what the page says.
//!
//! After a change of the bots: `SEXTON_BLESS=1 cargo test -p bots --test dawn_under_seeds` looks for new ones.
#![expect(
    clippy::unwrap_used,
    reason = "a table that cannot be played shall stop the test"
)]

use bots::dawn_under::{HUMAN, Mourner};
use bots::{Bot as _, seat_rng};
use dawn_under::parts::{Content, Grave};
use dawn_under::{DawnUnder, Event, Options, Sighting};
use engine::table::{NewTable, Table};
use engine::{Audience, Fast, Game as _, Seat, Secret, Seen, Stamp, Switch};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/dawn-under-seeds.md");
const HEAD: &str = "| what happens | seed | move | who |\n|---|---|---|---|\n";

/// What there is to be seen, in the order of the page.
const WANTED: [&str; 4] = [
    "a rat plague breaks out",
    "a bluff with a bat is believed",
    "a bluff with a bat is doubted",
    "the Count changes hands",
];

/// The first time something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Happening {
    /// The number of the move.
    at: usize,
    /// The bot whose doing it was.
    who: Seat,
}

/// A person in seat 0 who takes the first choice, and three bots.
struct Watched {
    table: Table<DawnUnder>,
    bots: Vec<(Mourner, Fast)>,
    moves: usize,
    /// Who lied, while that claim is open; then who doubted.
    liar: Option<Seat>,
    doubter: Option<Seat>,
    owner: Option<Seat>,
    found: [Option<Happening>; 4],
}

impl Watched {
    fn new(seed: u64) -> Watched {
        let options = Options {
            expansion: Switch::On,
            ..Options::default()
        };
        let new = NewTable::<DawnUnder>::new(4, options);
        Watched {
            table: Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap(),
            bots: (0..4)
                .map(|seat| (Mourner::new(HUMAN), seat_rng(seed, Seat(seat))))
                .collect(),
            moves: 0,
            liar: None,
            doubter: None,
            owner: None,
            found: [None; 4],
        }
    }

    /// Plays to the end and gives what happened first.
    fn play(mut self) -> [Option<Happening>; 4] {
        while let Some(prompt) = self.table.prompts().first().copied() {
            let choices = self.table.choices(&prompt);
            let command = match prompt.seat {
                Seat(0) => choices[0],
                seat => {
                    let known = DawnUnder::knowledge(self.table.state(), Audience::Seat(seat));
                    let (bot, rng) = &mut self.bots[seat.idx()];
                    bot.answer(&known, &prompt, &choices, rng)
                }
            };
            self.moves += 1;
            let mut events: Vec<Event> = Vec::new();
            self.table
                .command(Stamp(0), prompt.seat, prompt.id, command, &mut events)
                .unwrap();
            for event in &events {
                let sighting = DawnUnder::sighting(event, Audience::Public).unwrap();
                self.watch(&sighting);
                for (bot, rng) in &mut self.bots {
                    bot.see(&sighting, rng);
                }
            }
        }
        self.found
    }

    fn watch(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::RatTaken { seat, .. } => self.find(0, seat),
            Sighting::BatPut { seat, grave } => {
                self.liar = self.thinks_taken(seat, grave).then_some(seat);
                self.doubter = None;
            }
            Sighting::Doubted { seat } => self.doubter = Some(seat),
            Sighting::Opened {
                lid: Seen::Back,
                content,
                ..
            } if content != Content::Empty => match (self.liar.take(), self.doubter) {
                (Some(_), Some(doubter)) => self.find(2, doubter),
                (Some(liar), None) => self.find(1, liar),
                (None, _) => {}
            },
            Sighting::RucolaCame { seat } | Sighting::RucolaLost { to: seat, .. } => {
                if self.owner.is_some_and(|owner| owner != seat) {
                    self.find(3, seat);
                }
                self.owner = Some(seat);
            }
            _ => {}
        }
    }

    /// A bluff is meant: its claimant remembers that somebody lies there.
    fn thinks_taken(&self, seat: Seat, grave: Grave) -> bool {
        let belief = self.bots[seat.idx()].0.mind().recall(grave);
        seat != Seat(0) && belief.is_some_and(|belief| belief.content != Content::Empty)
    }

    /// Only what bots do counts.
    fn find(&mut self, what: usize, who: Seat) {
        if who != Seat(0) && self.found[what].is_none() {
            self.found[what] = Some(Happening { at: self.moves, who });
        }
    }
}

/// One row of the page: people count seats from 1.
fn row(what: usize, seed: u64, Happening { at, who }: Happening) -> String {
    format!("| {} | {seed} | {at} | seat {} |\n", WANTED[what], who.0 + 1)
}

/// For each happening the seed at which it comes soonest; then one seed that has them all, soonest done.
fn search() -> String {
    let tables: Vec<_> = (1..=1_000)
        .map(|seed| (seed, Watched::new(seed).play()))
        .collect();
    let mut rows = String::new();
    for what in 0..WANTED.len() {
        let with = tables
            .iter()
            .filter_map(|(seed, found)| Some((*seed, found[what]?)));
        let (seed, happening) = with.min_by_key(|(_, happening)| happening.at).unwrap();
        rows += &row(what, seed, happening);
    }
    let last = |found: &[Option<Happening>; 4]| found.iter().flatten().map(|it| it.at).max();
    let all = tables
        .iter()
        .filter(|(_, found)| found.iter().all(Option::is_some));
    let (seed, found) = all.min_by_key(|(_, found)| last(found)).unwrap();
    for (what, happening) in found.iter().enumerate() {
        rows += &row(what, *seed, happening.unwrap());
    }
    rows
}

#[test]
fn the_seeds_of_the_docs_show_what_the_page_says() {
    // DU-5.1, DU-7.4, R-DU-22, DU-6.7
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (text, rows) = page.split_once(HEAD).unwrap();
    if std::env::var_os("SEXTON_BLESS").is_some() {
        std::fs::write(PAGE, format!("{text}{HEAD}{}", search())).unwrap();
        return;
    }
    let mut seen = [0; 4];
    for line in rows.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let what = WANTED.iter().position(|wanted| *wanted == cells[1]).unwrap();
        let seed: u64 = cells[2].parse().unwrap();
        let happening = Watched::new(seed).play()[what].unwrap();
        assert_eq!(format!("{line}\n"), row(what, seed, happening));
        seen[what] += 1;
    }
    assert_eq!(seen, [2; 4], "each alone, and all in one game");
}
