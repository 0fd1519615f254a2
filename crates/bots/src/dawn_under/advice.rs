//! What is said of the choices of *Dawn Under*, by somebody who has seen everything and forgotten nothing (DU-9.7).

use super::foresight::{Everything, Foresight, manner};
use super::mind::Outlook;
use super::openings::without;
use super::sight::{Sight, outer_colours};
use crate::advice::Pondering;
use crate::search::Weighed;
use dawn_under::parts::{Colour, Content, Grave, Underside};
use dawn_under::{Command, DawnUnder, Kind, Known, Phase, text};
use engine::{Fast, Phrase, Prompt, Seat};

/// The chance to win with each choice, among people who forget nothing.
pub(super) fn weigh(
    known: &Known,
    prompt: &Prompt<Kind>,
    choices: &[Command],
    pondering: Pondering,
    rng: &mut Fast,
) -> Vec<Weighed<Command>> {
    // Of choices that look alike one is tried, for all of them: sixty graves would get too little each.
    let mut tried: Vec<(Look, Command)> = Vec::new();
    for choice in choices {
        let look = Look::of(known, *choice);
        if tried.iter().all(|(other, _)| *other != look) {
            tried.push((look, *choice));
        }
    }
    let few: Vec<Command> = tried.iter().map(|(_, choice)| *choice).collect();
    let weighed = pondering.weigh::<DawnUnder, _>(&mut Foresight(known), manner(), prompt, &few, rng);
    let worth_of = |choice: &Command| {
        let look = Look::of(known, *choice);
        let (_, alike) = tried.iter().find(|(other, _)| *other == look)?;
        let found = weighed.iter().find(|one| one.command == Some(*alike))?;
        Some(Weighed {
            command: Some(*choice),
            ..*found
        })
    };
    choices.iter().filter_map(worth_of).collect()
}

/// What can be told of a choice: graves of which the same is known are as good as each other, or nearly so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Open(Content, Option<Underside>),
    Bat(Content, Option<Underside>),
    Watch(Content, Option<Underside>),
    Other(Command),
}

impl Look {
    fn of(known: &Known, choice: Command) -> Look {
        let (content, lid) = (
            |grave: Grave| known.contents[grave.idx()],
            |grave: Grave| known.lids[grave.idx()],
        );
        match choice {
            Command::Open { grave } => Look::Open(content(grave), lid(grave)),
            Command::Bat { grave } => Look::Bat(content(grave), lid(grave)),
            Command::Rucola { grave } => Look::Watch(content(grave), lid(grave)),
            other => Look::Other(other),
        }
    }
}

/// What speaks for a choice and against it.
pub(super) fn reasons(known: &Known, me: Seat, choice: Option<&Command>) -> Vec<Phrase> {
    let (sight, mind) = (Sight::of(known, me), Everything(known));
    let table = Table {
        outlook: Outlook::of(&sight, &mind),
        known,
    };
    let Some(choice) = choice else {
        return Vec::new();
    };
    match (*choice, known.phase) {
        (Command::Open { grave }, _) => table.open(grave),
        (Command::Bat { grave }, _) => table.bat(grave),
        (Command::EndTurn | Command::Stop, _) => vec![Phrase::new("du-why-stop")],
        (Command::Lay { end } | Command::Give { end }, _) => table.outside(without(sight.my_row(), end)),
        (Command::Receive { .. }, Phase::Receive { vampire, .. }) => vec![table.beds(vampire)],
        (Command::PutGarlic | Command::LeaveEmpty, Phase::Garlic { grave, .. }) => table.garlic(grave),
        (Command::Rucola { grave }, _) => table.watched(grave),
        (Command::Believe | Command::Doubt, Phase::Doubt { grave, .. }) => {
            vec![Phrase::new(match known.contents[grave.idx()] {
                Content::Empty => "du-why-claim-true",
                _ => "du-why-claim-false",
            })]
        }
        (Command::GiveFound { to }, _) => {
            let left = known.row(to).vampires().len() as u32;
            vec![
                Phrase::new("du-why-give-found")
                    .with("seat", to)
                    .with("left", left),
            ]
        }
        _ => Vec::new(),
    }
}

/// The table as it is remembered.
struct Table<'a> {
    outlook: Outlook<'a>,
    known: &'a Known,
}

impl Table<'_> {
    /// What lies in a grave, and how likely its lid fits.
    fn open(&self, grave: Grave) -> Vec<Phrase> {
        let sight = self.outlook.sight;
        match self.known.contents[grave.idx()] {
            Content::Vampire(_) => vec![
                Phrase::new("du-why-vampire")
                    .with("stakes", sight.belongings[sight.me].stakes.saturating_add(1)),
            ],
            Content::Garlic(owner) if owner == sight.me => vec![Phrase::new("du-why-own-garlic")],
            Content::Garlic(owner) => vec![Phrase::new("du-why-garlic").with("seat", owner)],
            Content::Empty => self.lid(grave),
        }
    }

    fn lid(&self, grave: Grave) -> Vec<Phrase> {
        let colours = self.outlook.sight.my_colours();
        let lid = self.known.lids[grave.idx()];
        match lid {
            Some(Underside::Colour(colour)) if colours.contains(&colour) => {
                vec![Phrase::new("du-why-fits").with("lid", text::underside(Underside::Colour(colour)))]
            }
            Some(Underside::Colour(colour)) => {
                vec![Phrase::new("du-why-no-fit").with("lid", text::underside(Underside::Colour(colour)))]
            }
            // Lids of rats are taken away when they are seen (DU-5.9).
            Some(Underside::Rat) => Vec::new(),
            None => vec![
                Phrase::new("du-why-unseen")
                    .with("fits", self.outlook.fits(None, &colours) / 10)
                    .with("rat", self.outlook.is_rat(None) / 10),
            ],
        }
    }

    /// A true claim cannot fail; a lie lives on what the others forget.
    fn bat(&self, grave: Grave) -> Vec<Phrase> {
        match self.known.contents[grave.idx()] {
            Content::Empty => vec![Phrase::new("du-why-bat-true")],
            _ => vec![Phrase::new("du-why-bat-lie").with("believed", self.believed())],
        }
    }

    /// How likely nobody knows better, in per cent: people keep a number of graves in mind, out of all that were seen.
    fn believed(&self) -> u32 {
        let seen = self.known.lids.iter().flatten().count().max(1) as u32;
        let kept = (super::HUMAN.span as u32 * super::HUMAN.trust() / 1_000).min(seen);
        let forgets = 100 - 100 * kept / seen;
        let others = u32::from(self.known.seats()) - 1;
        (0..others).fold(100, |all, _| all * forgets / 100)
    }

    /// What stands outside when a vampire has left.
    fn outside(&self, row: &[Option<Colour>]) -> Vec<Phrase> {
        outer_colours(row)
            .iter()
            .map(|colour| self.beds(*colour))
            .collect()
    }

    /// How many empty graves are remembered for a colour.
    fn beds(&self, colour: Colour) -> Phrase {
        let is_bed = |grave: &Grave| {
            self.known.contents[grave.idx()] == Content::Empty
                && self.known.lids[grave.idx()] == Some(Underside::Colour(colour))
                && !self.known.open.contains(*grave)
        };
        Phrase::new("du-why-outside")
            .with("vampire", text::content(Content::Vampire(colour)))
            .with("beds", Grave::all().filter(is_bed).count() as u32)
    }

    /// Whether somebody else wants the bed that garlic would spoil.
    fn garlic(&self, grave: Grave) -> Vec<Phrase> {
        let Some(Underside::Colour(colour)) = self.known.lids[grave.idx()] else {
            return Vec::new();
        };
        let sight = self.outlook.sight;
        let wants = |row: &[Option<Colour>]| outer_colours(row).contains(&colour);
        let rival = sight.others().find(|(_, it)| wants(it.row.vampires()));
        vec![match rival {
            Some((rival, _)) => Phrase::new("du-why-garlic-theirs").with("seat", rival),
            None => Phrase::new("du-why-garlic-nobody"),
        }]
    }

    /// The Count keeps a grave free for his host.
    fn watched(&self, grave: Grave) -> Vec<Phrase> {
        vec![Phrase::new(match self.known.contents[grave.idx()] {
            Content::Empty => "du-why-watch",
            _ => "du-why-watch-taken",
        })]
    }
}
