//! `given` lines: the deal of a story.

use super::{piece, pieces};
use rest_in_peace::Deal;
use rest_in_peace::parts::{Card, Pattern, Room, Secret};

/// What a story says of its deal. What it does not say is filled in, always in the same way.
#[derive(Default)]
pub(crate) struct Given {
    secrets: [Option<Secret>; 13],
    clues: Option<Pattern>,
    ghost: Option<Pattern>,
    deck: Vec<Card>,
    /// Cards that come last, wherever the others are.
    bottom: Vec<Card>,
}

impl Given {
    pub(super) fn read(&mut self, text: &str) -> Result<(), String> {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        match what {
            "secrets" => rest.split_whitespace().try_for_each(|pair| {
                let (room, secret) = pair
                    .split_once('=')
                    .ok_or_else(|| format!("expected A=SHC, found `{pair}`"))?;
                self.secrets[piece::<Room>(room)?.idx()] = Some(piece(secret)?);
                Ok(())
            }),
            "clues" => piece(rest).map(|clues| self.clues = Some(clues)),
            "ghost" => piece(rest.trim_start_matches("leaves").trim()).map(|order| self.ghost = Some(order)),
            "deck" => {
                let (top, bottom) = rest.split_once('…').unwrap_or((rest, ""));
                self.deck.extend(pieces::<Card>(top)?);
                self.bottom.extend(pieces::<Card>(bottom)?);
                Ok(())
            }
            _ => Err(format!("expected secrets, clues, ghost or deck, found `{what}`")),
        }
    }

    /// The deal: secrets not given go to the rooms left in the order of RP-1.3, cards not given lie between the
    /// top and the bottom of the deck suit by suit.
    pub(super) fn deal(&self) -> Result<Deal, String> {
        let mut left: Vec<Secret> = Secret::ALL.to_vec();
        for secret in self.secrets.iter().flatten() {
            let place = left.iter().position(|other| other == secret);
            left.remove(place.ok_or_else(|| format!("{secret} is given too often"))?);
        }
        let mut left = left.into_iter();
        let secrets = self.secrets.map(|secret| secret.or_else(|| left.next()));
        let is_given = |card: &Card| self.deck.contains(card) || self.bottom.contains(card);
        let mut deck = self.deck.clone();
        deck.extend(Card::all().filter(|card| !is_given(card)));
        deck.extend(&self.bottom);
        let found = deck.len();
        Ok(Deal {
            secrets: secrets.map(|secret| secret.unwrap_or(Secret::Ghost)),
            clues: self.clues.unwrap_or(Pattern::from_idx(0)),
            deck: deck
                .try_into()
                .map_err(|_| format!("expected 52 cards, found {found}: one is given twice"))?,
            ghost: self.ghost,
        })
    }
}
