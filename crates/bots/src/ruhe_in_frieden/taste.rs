//! What the mourner cares about, in thousandths of a point.

use engine::Fast;

/// How much things are worth to a mourner, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taste {
    /// The first three thousands it has, each.
    pub money_first: i32,
    /// The next four.
    pub money_next: i32,
    /// The next eight; more cannot be spent.
    pub money_rest: i32,
    /// Rounds until money begins to lose its worth.
    pub patience: i32,
    /// How much half a level on the way to death weighs, whatever the clock says.
    pub half_level: i32,
    /// Half levels that bitter pills, shocks and the others' troubles probably make up for.
    pub calm: i32,
    /// The chance in per cent that a lead in a grave lasts until somebody can be buried there.
    pub lead_lasts: i32,
    /// The same where others have as many certificates.
    pub tie_turns: i32,
    /// A card whose action is not known, in the hand of another.
    pub foreign_card: i32,
    /// A Mix-up that may be of use one day.
    pub mix_up: i32,
    /// An Illegible Document, while there are graves to fight for.
    pub document: i32,
    /// How much of its action a card in the own hand is worth, in per cent.
    pub card_use: i32,
    /// How much the others' hopes weigh against the own ones, in per cent.
    pub envy: i32,
    /// To win, beyond the points.
    pub victory: i32,
    /// What a card must gain to be played.
    pub card_threshold: i32,
    /// How much a grave counts beside the New Cemetery, in per cent.
    pub graves: i32,
    /// How much of the price of a foreign pill is minded, in per cent.
    pub pill_price: i32,
}

impl Taste {
    /// The taste that did best at tables of all sizes.
    pub const USUAL: Taste = Taste {
        money_first: 1400,
        money_next: 1100,
        money_rest: 250,
        patience: 8,
        half_level: 120,
        calm: 1,
        lead_lasts: 65,
        tie_turns: 20,
        foreign_card: 250,
        mix_up: 250,
        document: 350,
        card_use: 80,
        envy: 95,
        victory: 15_000,
        card_threshold: 100,
        graves: 100,
        pill_price: 100,
    };

    /// Lets everybody die as fast as money allows, and cares neither for graves nor for the others (RF-1.10).
    pub const HASTY: Taste = Taste {
        half_level: 400,
        graves: 0,
        pill_price: 100_000,
        ..Taste::USUAL
    };

    /// Gives pills to whoever is about to die, whatever they cost: the answer to haste (RF-1.10).
    pub const CARING: Taste = Taste {
        pill_price: 0,
        ..Taste::USUAL
    };

    /// Saves for shares, and lets people die when their graves are safe (RF-1.10).
    pub const BUILDING: Taste = Taste {
        half_level: 0,
        lead_lasts: 90,
        graves: 200,
        ..Taste::USUAL
    };

    /// About the same taste: everything weighs between two thirds and one and a half times as much.
    #[must_use]
    pub fn varied(mut self, rng: &mut Fast) -> Taste {
        let fields = [
            &mut self.money_first,
            &mut self.money_next,
            &mut self.money_rest,
            &mut self.half_level,
            &mut self.lead_lasts,
            &mut self.tie_turns,
            &mut self.foreign_card,
            &mut self.mix_up,
            &mut self.document,
            &mut self.card_use,
            &mut self.envy,
        ];
        for field in fields {
            *field = *field * (65 + rng.below(86) as i32) / 100;
        }
        self
    }
}
