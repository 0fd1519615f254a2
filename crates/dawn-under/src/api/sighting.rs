//! What everybody sees happen. There is no private information in this game (DU-9.1).

use super::{Ending, Phase};
use crate::parts::{Colour, Content, End, Grave, Underside};
use engine::{Seat, Seen};
use serde::Serialize;

/// By what right a vampire is laid into a grave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The lid has its colour (DU-4.8, O4).
    Match,
    /// Rucola helps (DU-6.7). Does not count for DU-6.4.
    Help,
    /// After a bat (DU-7.4).
    Bat,
}

/// What an audience saw of one event; all audiences see the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sighting {
    /// A turn starts.
    TurnStarted { seat: Seat },
    /// A grave was opened.
    Opened {
        /// Who opened it.
        seat: Seat,
        grave: Grave,
        /// The underside; only a back if the lid was taken off without turning it (R-DU-43).
        lid: Seen<Underside>,
        /// What lies in it.
        content: Content,
    },
    /// A vampire left a row and was laid into a grave.
    LaidIn {
        /// Whose vampire.
        seat: Seat,
        /// From which end.
        end: End,
        /// Its colour.
        vampire: Colour,
        /// Into this grave.
        grave: Grave,
        /// By what right.
        way: Way,
    },
    /// The face-down vampire nearest to an end was turned up (DU-4.2).
    Turned {
        seat: Seat,
        /// Nearest to this end.
        end: End,
        /// Its colour.
        vampire: Colour,
    },
    /// Garlic was put into a grave.
    GarlicPut { seat: Seat, grave: Grave },
    /// The grave was left empty though there was garlic to put in.
    LeftEmpty {
        /// By whom.
        seat: Seat,
    },
    /// Garlic went back to its owner.
    GarlicReturned {
        /// The owner.
        seat: Seat,
        /// Out of this grave.
        grave: Grave,
    },
    /// A stake was taken from the supply.
    StakeTaken {
        /// By whom.
        seat: Seat,
    },
    /// Three stakes went back to the supply (DU-4.10).
    StakesReturned { seat: Seat },
    /// A vampire left a row as a gift and is in hand.
    Given {
        /// Who gives.
        from: Seat,
        /// Who gets it.
        to: Seat,
        /// From which end.
        end: End,
        /// Its colour.
        vampire: Colour,
    },
    /// A vampire was taken out of the bat's grave and is in hand (A2, B2).
    FoundTaken {
        /// By whom.
        seat: Seat,
        /// Out of this grave.
        grave: Grave,
        /// Its colour.
        vampire: Colour,
    },
    /// The vampire in hand goes to somebody (A2, B2).
    FoundGiven {
        /// To whom.
        to: Seat,
    },
    /// The vampire in hand was laid face up at the end of a row.
    Received {
        /// Whose row.
        seat: Seat,
        /// At this end.
        end: End,
        /// Its colour.
        vampire: Colour,
    },
    /// A rat lid was taken from an empty grave; a plague starts or grows (DU-5.1, DU-5.7).
    RatTaken {
        /// By whom.
        seat: Seat,
        /// From this grave.
        grave: Grave,
    },
    /// The next stint of the plague (DU-5.3).
    StintStarted { seat: Seat },
    /// A rat grave got a lid from the reserve, unseen (DU-5.9).
    LidReplaced { grave: Grave },
    /// The plague is over.
    PlagueEnded,
    /// A grave was closed with its own lid. From now on what was seen of it is memory.
    Closed { grave: Grave },
    /// Rucola came to whoever laid in three vampires in one turn (DU-6.3).
    RucolaCame {
        /// To whom.
        seat: Seat,
    },
    /// Rucola went to the left neighbour (DU-6.7).
    RucolaLost {
        /// Who lost him.
        from: Seat,
        /// Who has him now.
        to: Seat,
    },
    /// Rucola was placed on a grave or moved there (DU-6.6, DU-6.7).
    RucolaPlaced {
        /// By his owner.
        seat: Seat,
        grave: Grave,
    },
    /// A bat was put on a grave: "this grave is empty" (DU-7.1).
    BatPut {
        /// The claimant.
        seat: Seat,
        grave: Grave,
    },
    /// A seat believed the claim.
    Believed { seat: Seat },
    /// A seat doubted the claim.
    Doubted { seat: Seat },
    /// A seat opens no more graves in this plague.
    Stopped { seat: Seat },
    /// The table waits for a decision.
    Asked {
        /// Which, and what has to follow.
        phase: Phase,
    },
    /// A turn is complete.
    TurnEnded { seat: Seat },
    /// The game is over.
    Ended { ending: Ending },
    /// After the end: the underside of a lid on a grave (DU-9.9).
    LidRevealed { grave: Grave, lid: Underside },
    /// After the end: the face-down vampire nearest to the left end of a row.
    VampireRevealed {
        /// Whose row.
        seat: Seat,
        /// Its colour.
        vampire: Colour,
    },
    /// After the end: the next lid of the reserve.
    ReserveRevealed {
        /// Its colour.
        lid: Colour,
    },
    /// After the end: a vampire that was set aside (two players).
    SetAsideRevealed {
        /// Its colour.
        vampire: Colour,
    },
}
