//! Commands and what they cause: entering, closing, the ghost, the bones (RP-4, RP-5).
//!
//! Everything the player sees happen goes through [`Happening::see`], which updates what is known. There is no other
//! way to change it.

use crate::api::{ClueFlip, Command, EarlyLoss, End, Fate, Kind, Loss, Sighting, Via};
use crate::doom::certain_loss;
use crate::event::Event;
use crate::parts::{Room, RoomSet, Secret};
use crate::setup::draw_ghost_order;
use crate::state::State;
use engine::{Chance, FaceDown, Sink};

/// The rules at work on one state.
pub(crate) struct Happening<'a, C, S> {
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    #[inline(always)]
    fn see(&mut self, sighting: Sighting) {
        self.state.known.see(sighting);
        self.events.put(Event::Seen(sighting));
    }

    /// RP-2.4: the Main Entrance is entered as a first visit.
    pub(crate) fn start(&mut self) {
        self.enter(Room::ENTRANCE, Via::Start);
    }

    /// Carries out a command that has been checked.
    // Always inlined: where a command was checked, it is known which one it is.
    #[inline(always)]
    pub(crate) fn command(&mut self, command: Command) {
        let room = self.state.known.room;
        let (next, via) = match command {
            Command::Flip => {
                self.turn_up_clue();
                return self.arrive(false, true);
            }
            Command::Skip => {
                self.see(Sighting::ClueLeft);
                return self.arrive(false, false);
            }
            Command::Door { card } => {
                self.see(Sighting::DoorUsed { card });
                (card.room(), Via::Door)
            }
            Command::Fresh { card } => {
                self.see(Sighting::FreshUsed { card });
                (card.room(), Via::Door)
            }
            Command::Passage => (self.other_end(room), Via::Passage),
            Command::Close => return self.close(),
            Command::CloseViaPassage => {
                // RP-5.6: where the passage leads is looked up before closing seals it.
                let other = self.other_end(room);
                self.see(Sighting::RoomClosed { room });
                (other, Via::Passage)
            }
            Command::Concede => return self.end(End::Lost(Loss::Conceded)),
        };
        self.enter(next, via);
    }

    /// Where the passage leads that was checked.
    fn other_end(&self, room: Room) -> Room {
        let other = self.state.known.passage_from(room);
        other.expect("the passage was checked")
    }

    /// Enters a room (RP-4).
    fn enter(&mut self, room: Room, via: Via) {
        self.see(Sighting::Entered { room, via });
        let known = &self.state.known;
        // RP-4.2
        if known.bones && room == Room::ENTRANCE {
            return self.end(End::Won);
        }
        // RP-4.3
        if !known.visited.contains(room) {
            let secret = self.state.hidden.secrets[room.idx()].peek();
            self.see(Sighting::SecretTurned { room, secret });
            if secret == Secret::Ghost {
                return self.meet_ghost();
            }
            return self.arrive(true, false);
        }
        // RP-4.5: by door, while clues are left and the bones are not found. R-RP-17, R-RP-20.
        if via == Via::Door && known.clues.len() < 3 && !known.bones {
            if known.options.clue_flip == ClueFlip::Ask {
                return self.ask(Kind::Clue);
            }
            self.turn_up_clue();
            return self.arrive(false, true);
        }
        self.arrive(false, false);
    }

    /// The ghost was turned up (RP-4.4).
    fn meet_ghost(&mut self) {
        if self.state.known.room == Room::ENTRANCE {
            return self.end(End::Lost(Loss::GhostEntrance));
        }
        if self.state.known.bones {
            return self.end(End::Lost(Loss::GhostWithBones));
        }
        let order = match self.state.hidden.ghost {
            Some(order) => order.peek(),
            None => draw_ghost_order(self.chance),
        };
        self.state.hidden.clues = FaceDown::new(order);
        self.state.known.see(Sighting::CluesShuffled);
        self.events.put(Event::CluesShuffled { order });
        self.close();
    }

    fn turn_up_clue(&mut self) {
        let clue = self.state.hidden.clues.peek().clues()[self.state.known.clues.len()];
        self.see(Sighting::ClueTurned { clue });
    }

    /// The rest of an entry, once the clue is decided (RP-4.6 to RP-4.9).
    fn arrive(&mut self, first_visit: bool, clue_turned: bool) {
        let known = &self.state.known;
        let room = known.room;
        // R-RP-3: with `bones_same_visit = off` the third clue must have been known before.
        let same_visit = clue_turned && !known.options.bones_same_visit.is_on();
        // RP-4.6
        if !known.bones && !same_visit && known.holds_pattern(room) {
            if first_visit && known.options.bones_draw_first.is_on() {
                self.draw_and_discard();
            }
            self.see(Sighting::BonesTaken { room });
            return if room == Room::ENTRANCE {
                self.end(End::Won)
            } else {
                self.close()
            };
        }
        if first_visit {
            self.draw_doors();
        }
        self.settle();
    }

    /// Draws the doors of a first visit (RP-4.7).
    fn draw_doors(&mut self) {
        let room = self.state.known.room;
        let secret = self.state.known.secrets[room.idx()];
        let mut ranks = RoomSet::EMPTY;
        for _ in 0..self.state.known.options.doors {
            // R-RP-10: fewer if the deck is short.
            let Some(card) = self.state.hidden.deck.draw() else {
                break;
            };
            // R-RP-8: wall, lock, duplicate; only a door that stays makes another of its rank a duplicate.
            let fate = if card.room() == room {
                Fate::BrickWall
            } else if secret == Some(Secret::Locked(card.suit())) {
                Fate::Locked
            } else if ranks.contains(card.room()) {
                Fate::Duplicate
            } else {
                ranks.insert(card.room());
                Fate::Stays
            };
            self.see(Sighting::DoorDrawn { card, fate });
        }
    }

    /// R-RP-4 with `bones_draw_first`: the first doors are drawn for nothing.
    fn draw_and_discard(&mut self) {
        for _ in 0..self.state.known.options.doors {
            let Some(card) = self.state.hidden.deck.draw() else {
                break;
            };
            self.see(Sighting::DoorDrawn {
                card,
                fate: Fate::Unused,
            });
        }
    }

    /// Closes the current room and draws fresh doors (RP-5.4).
    fn close(&mut self) {
        self.see(Sighting::RoomClosed {
            room: self.state.known.room,
        });
        if self.state.known.deck.is_empty() {
            return self.end(End::Lost(Loss::OutOfDoors));
        }
        for _ in 0..self.state.known.options.doors {
            let Some(card) = self.state.hidden.deck.draw() else {
                break;
            };
            self.see(Sighting::FreshDrawn { card });
        }
        let fresh = self.state.known.fresh_rooms();
        if fresh.is_empty() {
            return self.end(End::Lost(Loss::Trapped));
        }
        self.ask_unless_lost(Kind::Fresh, Some(fresh));
    }

    /// Dead ends (RP-7.2) and what is certain (RP-7.4), then the room's decision.
    fn settle(&mut self) {
        let known = &self.state.known;
        let room = known.room;
        if known.usable_doors(room).is_empty() && known.passage_from(room).is_none() {
            if room == Room::ENTRANCE {
                let start = known.via == Via::Start;
                let loss = if start {
                    Loss::StuckOpening
                } else {
                    Loss::StuckEntrance
                };
                return self.end(End::Lost(loss));
            }
            if known.deck.is_empty() {
                // RP-7.2: the room must be closed, and there is nothing to draw.
                return self.close();
            }
            // R-RP-24: a forced closing is made first; what is certain is looked at afterwards.
            return self.ask(Kind::Room);
        }
        self.ask_unless_lost(Kind::Room, None);
    }

    /// RP-7.3: what happens if the game is certainly lost depends on `early_loss`.
    // Always inlined, like the tests: they are shorter where the kind is known.
    #[inline(always)]
    fn ask_unless_lost(&mut self, kind: Kind, fresh: Option<RoomSet>) {
        let known = &self.state.known;
        if known.options.early_loss != EarlyLoss::Off
            && known.doomed.is_none()
            && let Some(reason) = certain_loss(known, fresh)
        {
            if known.options.early_loss == EarlyLoss::Auto {
                return self.end(End::Lost(reason));
            }
            self.see(Sighting::Doomed { reason });
        }
        self.ask(kind);
    }

    #[inline]
    fn ask(&mut self, kind: Kind) {
        self.see(Sighting::Asked { kind });
    }

    /// Ends the game and opens what was hidden.
    fn end(&mut self, end: End) {
        self.see(Sighting::Ended { end });
        for room in RoomSet::ALL.without(self.state.known.visited).iter() {
            let secret = self.state.hidden.secrets[room.idx()].peek();
            self.see(Sighting::SecretOpened { room, secret });
        }
        self.see(Sighting::CluesOpened {
            order: self.state.hidden.clues.peek(),
        });
    }
}

/// Whether an event turned up a card, a secret or a clue (RP-8.2).
pub(crate) fn turns_up(event: &Event) -> bool {
    matches!(
        event.sighting(),
        Sighting::SecretTurned { .. }
            | Sighting::CluesShuffled
            | Sighting::ClueTurned { .. }
            | Sighting::DoorDrawn { .. }
            | Sighting::FreshDrawn { .. }
            | Sighting::Ended { .. }
    )
}
