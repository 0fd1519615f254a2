//! Set-up (RP-2): the draws, and which deals are dealt again.

use crate::api::{Deal, EntranceGhost, Options};
use crate::known::Known;
use crate::parts::{Card, Pattern, Room, Secret};
use crate::state::{Hidden, State};
use arrayvec::ArrayVec;
use engine::{Chance, Problem, Purpose};

const SECRETS: Purpose = Purpose("secrets");
const CLUES: Purpose = Purpose("clues");
const DECK: Purpose = Purpose("deck");
const GHOST: Purpose = Purpose("ghost");

/// Draws a deal (RP-2.3). What the options want redealt is redealt here.
pub(crate) fn shuffle<C: Chance>(options: &Options, chance: &mut C) -> Deal {
    let mut attempt = 0;
    loop {
        let deal = Deal {
            secrets: shuffle_secrets(options, &mut attempt, chance),
            clues: draw_pattern(CLUES, attempt, chance),
            deck: shuffle_deck(attempt, chance),
            // The ghost's draw depends on nothing that happens in between, so it is made with the others.
            ghost: Some(draw_pattern(GHOST, 0, chance)),
        };
        if !(options.opening_mulligan.is_on() && is_stuck_opening(options, &deal)) {
            return deal;
        }
        attempt += 1;
    }
}

/// RP-2.2: dealt again until room 1 is not the ghost.
fn shuffle_secrets<C: Chance>(options: &Options, attempt: &mut u32, chance: &mut C) -> [Secret; 13] {
    loop {
        let mut secrets = Secret::ALL;
        chance.shuffle(SECRETS, *attempt, &mut secrets);
        if secrets[0] != Secret::Ghost || options.entrance_ghost == EntranceGhost::Lose {
            return secrets;
        }
        *attempt += 1;
    }
}

fn shuffle_deck<C: Chance>(attempt: u32, chance: &mut C) -> [Card; 52] {
    let mut deck = Card::ALL;
    chance.shuffle(DECK, attempt, &mut deck);
    deck
}

fn draw_pattern<C: Chance>(purpose: Purpose, index: u32, chance: &mut C) -> Pattern {
    Pattern::from_idx(chance.draw(purpose, index, Pattern::COUNT as u32) as usize)
}

/// The order the ghost leaves behind (RP-4.4c, R-RP-16): uniform over all six. It comes only once.
pub(crate) fn draw_ghost_order<C: Chance>(chance: &mut C) -> Pattern {
    draw_pattern(GHOST, 0, chance)
}

/// Fills in the ghost's order: as it was drawn, or as it is bound to be drawn.
pub(crate) fn settle<C: Chance>(deal: &Deal, drawn: &[engine::Draw], chance: Option<&mut C>) -> Deal {
    let came = drawn.iter().find(|draw| draw.purpose == GHOST);
    let came = came.map(|draw| Pattern::from_idx(draw.value as usize % Pattern::COUNT));
    Deal {
        ghost: deal.ghost.or(came).or_else(|| chance.map(draw_ghost_order)),
        ..*deal
    }
}

/// Whether the options leave a deal made up elsewhere as it is (R-RP-25).
pub(crate) fn check_kept(options: &Options, deal: &Deal) -> Result<(), Problem> {
    if deal.secrets[0] == Secret::Ghost && options.entrance_ghost == EntranceGhost::Redeal {
        return Err(Problem::new(
            "deal.secrets",
            "the ghost lies at the Main Entrance, and entrance_ghost=redeal would deal again (RP-2.2); \
             lay it elsewhere, or agree on entrance_ghost=lose",
        ));
    }
    if options.opening_mulligan.is_on() && is_stuck_opening(options, deal) {
        return Err(Problem::new(
            "deal.deck",
            "no door of the start can be used, and opening_mulligan=on would deal again (R-RP-12); \
             put another card on top, or agree on opening_mulligan=off",
        ));
    }
    Ok(())
}

/// R-RP-12: all doors drawn at the start are brick walls or locked.
fn is_stuck_opening(options: &Options, deal: &Deal) -> bool {
    let usable =
        |card: &Card| card.room() != Room::ENTRANCE && deal.secrets[0] != Secret::Locked(card.suit());
    deal.secrets[0] != Secret::Ghost && !deal.deck.iter().take(usize::from(options.doors)).any(usable)
}

/// A full state consistent with what the player knows: the unseen secrets, clues and cards in a random order.
pub(crate) fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
    const GUESS: Purpose = Purpose("guess");
    let mut unseen: ArrayVec<Secret, 13> = Secret::ALL.into_iter().collect();
    for seen in known.secrets.iter().flatten() {
        if let Some(place) = unseen.iter().position(|secret| secret == seen) {
            unseen.swap_remove(place);
        }
    }
    chance.shuffle(GUESS, 0, &mut unseen);
    let secrets = known
        .secrets
        .map(|seen| seen.or_else(|| unseen.pop()).unwrap_or(Secret::Ghost));

    let candidates: ArrayVec<Pattern, 6> = known.candidates().collect();
    let guess = candidates[chance.draw(GUESS, 1 << 20, candidates.len() as u32) as usize];
    let clues = known.clues_opened.unwrap_or(guess);

    let mut left: ArrayVec<Card, 52> = known.deck.iter().collect();
    chance.shuffle(GUESS, 1, &mut left);
    // The cards drawn so far lie above the others; their order no longer matters.
    let mut deck: ArrayVec<Card, 52> = Card::all().filter(|card| !known.deck.contains(*card)).collect();
    deck.extend(left);
    let drawn = Card::COUNT as u8 - known.deck.len();
    let deck = deck
        .into_inner()
        .expect("the deck and what was drawn from it are 52 cards");
    let ghost = Some(draw_pattern(GUESS, 1 << 21, chance));
    let deal = Deal {
        secrets,
        clues,
        deck,
        ghost,
    };
    State {
        known: known.clone(),
        hidden: Hidden::new(&deal, drawn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Fast, Switch};

    fn share_stuck(doors: u8, deals: u32) -> (f64, f64) {
        let options = Options {
            doors,
            ..Options::default()
        };
        let mut chance = Fast::new(62);
        let stuck = (0..deals)
            .filter(|_| is_stuck_opening(&options, &shuffle(&options, &mut chance)))
            .count();
        let share = stuck as f64 / f64::from(deals);
        (share, (share * (1.0 - share) / f64::from(deals)).sqrt())
    }

    #[test]
    fn stuck_openings_are_as_frequent_as_computed() {
        // T-RP-62, R-RP-12: 22/663 with two doors, 142/16575 with three.
        for (doors, expected) in [(2, 22.0 / 663.0), (3, 142.0 / 16575.0)] {
            let (share, error) = share_stuck(doors, 100_000);
            assert!(
                (share - expected).abs() < 4.0 * error,
                "{doors} doors: {share} instead of {expected}"
            );
        }
    }

    #[test]
    fn a_mulligan_never_deals_a_stuck_opening() {
        // R-RP-12, T-RP-13
        let options = Options {
            opening_mulligan: Switch::On,
            doors: 1,
            ..Options::default()
        };
        let mut chance = Fast::new(13);
        assert!((0..10_000).all(|_| !is_stuck_opening(&options, &shuffle(&options, &mut chance))));
    }

    #[test]
    fn every_deal_has_every_piece_once_and_no_ghost_at_the_entrance() {
        // RP-2.1, RP-2.2, T-RP-6: and room 1's secret is each of the other twelve equally often.
        let mut chance = Fast::new(6);
        let options = Options::default();
        let mut locks = 0;
        for _ in 0..12_000 {
            let deal = shuffle(&options, &mut chance);
            deal.check().unwrap();
            assert_ne!(deal.secrets[0], Secret::Ghost);
            locks += u32::from(matches!(deal.secrets[0], Secret::Locked(_)));
        }
        // Four locks of twelve secrets: 4,000 expected, five standard errors are 258.
        assert!(locks.abs_diff(4_000) < 258, "{locks}");
    }
}
