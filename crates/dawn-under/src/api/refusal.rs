//! Why the rules say no.

use super::Kind;
use crate::parts::{End, Grave};
use engine::{Phrase, Refusing, Rule, Seat};

/// Why the rules say no, with what was asked for and nothing that is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked now.
    OtherQuestion(Kind),
    /// The grave is open already.
    GraveOpen(Grave),
    /// Rucola stands on the grave.
    UnderRucola(Grave),
    /// The grave is not in the plague's area.
    OutsidePlague(Grave),
    /// The turn cannot end before a vampire has been laid in.
    MustOpen,
    /// The table agreed that one has to go on after a placement.
    MustGoOn,
    /// Everybody has stopped, and the table agreed that all graves of a plague are opened.
    MustSearchOn,
    /// A vampire has to go into the bat's grave.
    MustLay,
    /// There are no bats in this game.
    NoBats,
    /// Both bats have been used.
    NoBatLeft,
    /// No bat may be played in a plague.
    NoBatInPlague,
    /// The outer vampire of this end has another colour than the lid.
    NoMatch(End),
    /// Rucola moves to a grave of the next quarter clockwise.
    OtherQuarter(Grave),
    /// The found vampire goes to another seat of the table.
    NotToSeat(Seat),
    /// The game knows no such input.
    UnknownInput,
}

impl Refusal {
    /// All reasons, with made-up arguments, for lists of messages.
    pub fn samples() -> Vec<Refusal> {
        let grave = Grave::all().next().expect("there are sixty graves");
        let mut samples = Kind::ALL.map(Refusal::OtherQuestion).to_vec();
        samples.extend(End::ALL.map(Refusal::NoMatch));
        samples.extend([
            Refusal::GraveOpen(grave),
            Refusal::UnderRucola(grave),
            Refusal::OutsidePlague(grave),
            Refusal::MustOpen,
            Refusal::MustGoOn,
            Refusal::MustSearchOn,
            Refusal::MustLay,
            Refusal::NoBats,
            Refusal::NoBatLeft,
            Refusal::NoBatInPlague,
            Refusal::OtherQuarter(grave),
            Refusal::NotToSeat(Seat(0)),
            Refusal::UnknownInput,
        ]);
        samples
    }
}

impl Refusing for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::OtherQuestion(kind) => return kind.rule(),
            Refusal::GraveOpen(_) => "DU-4.6",
            Refusal::UnderRucola(_) => "DU-6.7",
            Refusal::OutsidePlague(_) => "DU-5.2",
            Refusal::MustOpen => "DU-4.5",
            Refusal::MustGoOn => "R-DU-6",
            Refusal::MustSearchOn => "R-DU-56",
            Refusal::MustLay => "R-DU-25",
            Refusal::NoBats => "DU-3.7",
            Refusal::NoBatLeft => "DU-7.3",
            Refusal::NoBatInPlague => "DU-7.1",
            Refusal::NoMatch(_) => "DU-4.8",
            Refusal::OtherQuarter(_) => "DU-6.7",
            Refusal::NotToSeat(_) => "R-DU-37",
            Refusal::UnknownInput => "TB-1.1",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::OtherQuestion(_) => "other_question",
            Refusal::GraveOpen(_) => "grave_open",
            Refusal::UnderRucola(_) => "under_rucola",
            Refusal::OutsidePlague(_) => "outside_plague",
            Refusal::MustOpen => "must_open",
            Refusal::MustGoOn => "must_go_on",
            Refusal::MustSearchOn => "must_search_on",
            Refusal::MustLay => "must_lay",
            Refusal::NoBats => "no_bats",
            Refusal::NoBatLeft => "no_bat_left",
            Refusal::NoBatInPlague => "no_bat_in_plague",
            Refusal::NoMatch(_) => "no_match",
            Refusal::OtherQuarter(_) => "other_quarter",
            Refusal::NotToSeat(_) => "not_to_seat",
            Refusal::UnknownInput => "unknown_input",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("du-refused-{}", self.code().replace('_', "-")));
        match *self {
            Refusal::OtherQuestion(kind) => phrase.with("question", crate::text::kind(kind)),
            Refusal::GraveOpen(grave)
            | Refusal::UnderRucola(grave)
            | Refusal::OutsidePlague(grave)
            | Refusal::OtherQuarter(grave) => phrase.with_text("grave", grave),
            Refusal::NoMatch(end) => phrase.with("end", crate::text::end(end)),
            Refusal::NotToSeat(seat) => phrase.with("seat", seat),
            _ => phrase,
        }
    }
}
