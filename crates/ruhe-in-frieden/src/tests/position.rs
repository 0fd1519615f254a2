//! Positions made up for scenarios. Only tests can make them, and each must be sound.

use super::Scene;
use super::script::{FAMILIES, card, grave, health, pill, relative, seat};
use crate::RuheInFrieden;
use crate::api::{Deal, Options};
use crate::apply::Happening;
use crate::board::{Condition, Prescription};
use crate::parts::{Action, Family, Grave, Health, Money};
use crate::phase::Step;
use crate::state::State;
use engine::{FaceDown, Game as _, Seat};

pub(super) struct Position {
    state: State,
    at: Step,
    dead: Vec<(Seat, Grave)>,
}

impl Position {
    /// So many players after set-up, A to move.
    pub(super) fn new(seats: u8) -> Position {
        let families = FAMILIES.iter().take(usize::from(seats));
        let deal = Deal {
            piles: [Action::ALL; Grave::COUNT],
            families: Some(
                families
                    .filter_map(|number| Family::from_number(*number))
                    .collect(),
            ),
            start: Seat(0),
        };
        let mut state = State::laid_out(RuheInFrieden::NEWEST, Options::default(), seats, &deal);
        state.board.turn = 1;
        Position {
            state,
            at: Step::Refill,
            dead: Vec::new(),
        }
    }

    pub(super) fn options(mut self, change: impl FnOnce(&mut Options)) -> Position {
        change(&mut self.state.board.options);
        self
    }

    /// The position begins when this step is due; the box has been filled.
    pub(super) fn at(mut self, step: Step) -> Position {
        self.at = step;
        self
    }

    pub(super) fn active(mut self, who: &str) -> Position {
        self.state.board.active = seat(who);
        self
    }

    pub(super) fn turn(mut self, turn: u32) -> Position {
        self.state.board.turn = turn;
        self
    }

    pub(super) fn idle_turns(mut self, turns: u32) -> Position {
        self.state.board.idle_turns = turns;
        self
    }

    /// Money in thousands.
    pub(super) fn money(mut self, who: &str, thousands: u32) -> Position {
        self.state.board.money[seat(who).idx()] = Money::thousands(thousands);
        self
    }

    /// Shares in front of somebody: `MX2 GM2 IL1`.
    pub(super) fn holds(mut self, who: &str, cards: &str) -> Position {
        for card in cards.split_whitespace().map(card) {
            self.take_from_pile(card.grave, card.action);
            self.state.board.shares[seat(who).idx()][card.grave.idx()] += 1;
            self.state.hidden.cards.held[seat(who).idx()][card.grave.idx()].insert(card.action);
        }
        self
    }

    /// Cards that have been played and are out of the game.
    pub(super) fn played(mut self, cards: &str) -> Position {
        for card in cards.split_whitespace().map(card) {
            self.take_from_pile(card.grave, card.action);
            self.state.board.revealed[card.grave.idx()].insert(card.action);
            self.state.board.played.push(card);
        }
        self
    }

    /// A pile shrinks from the top, so the card is put there first.
    fn take_from_pile(&mut self, grave: Grave, action: Action) {
        self.put_on_top(grave, action);
        self.state.board.piles[grave.idx()] -= 1;
    }

    fn put_on_top(&mut self, grave: Grave, action: Action) {
        let left = usize::from(self.state.board.piles[grave.idx()]);
        let pile = &mut self.state.hidden.piles[grave.idx()][Action::COUNT - left..];
        let place = pile.iter().position(|card| *card == FaceDown::new(action));
        pile.swap(
            0,
            place.unwrap_or_else(|| panic!("{action}{grave} is not in its pile")),
        );
    }

    /// The card on top of its pile.
    pub(super) fn on_top(mut self, top: &str) -> Position {
        self.put_on_top(card(top).grave, card(top).action);
        self
    }

    fn condition(&mut self, whom: &str) -> &mut Condition {
        let found = relative(whom);
        let (seat, _) = self.state.board.find(found).unwrap();
        &mut self.state.board.relatives[seat.idx()][found.wish.idx()]
    }

    /// Levels of relatives: `T`, `U`, `W` or `N`.
    pub(super) fn health(mut self, whom: &str, level: &str) -> Position {
        for whom in whom.split_whitespace() {
            match self.condition(whom) {
                Condition::Alive { health: now, .. } => *now = health(level),
                _ => panic!("{whom} is not alive"),
            }
        }
        self
    }

    /// All relatives of all players are at Top Fit.
    pub(super) fn all_top_fit(mut self) -> Position {
        for relative in self.state.board.relatives.iter_mut().flatten() {
            if let Condition::Alive { health, .. } = relative {
                *health = Health::TopFit;
            }
        }
        self
    }

    /// A chip on each of these relatives, placed by somebody.
    pub(super) fn chip(mut self, whom: &str, kind: &str, by: &str) -> Position {
        let kind = pill(kind);
        for whom in whom.split_whitespace() {
            self.state.board.supply.take(kind);
            match self.condition(whom) {
                Condition::Alive { prescription, .. } => {
                    *prescription = Some(Prescription {
                        kind,
                        by: seat(by),
                        substitute: false,
                    });
                }
                _ => panic!("{whom} is not alive"),
            }
        }
        self
    }

    /// Coffins in a grave.
    pub(super) fn coffin(mut self, number: &str, whom: &str) -> Position {
        for whom in whom.split_whitespace() {
            *self.condition(whom) = Condition::Buried(grave(number));
            self.state.board.graves[grave(number).idx()].push(relative(whom));
        }
        self
    }

    /// Coffins in the New Cemetery.
    pub(super) fn in_new_cemetery(mut self, whom: &str) -> Position {
        for whom in whom.split_whitespace() {
            *self.condition(whom) = Condition::BuriedNew;
            self.state.board.new_cemetery.push(relative(whom));
        }
        self
    }

    /// Who has died and waits to be buried.
    pub(super) fn dead(mut self, whom: &str) -> Position {
        for whom in whom.split_whitespace() {
            let found = relative(whom);
            let (seat, _) = self.state.board.find(found).unwrap();
            self.dead.push((seat, found.wish));
        }
        self
    }

    /// Chips the player before has left in the box.
    pub(super) fn left_in_box(mut self, white: u16, black: u16, red: u16) -> Position {
        let left = crate::parts::Chips::new(white, black, red);
        self.state.board.supply = self.state.board.supply.minus(left);
        self.state.board.pill_box = left;
        self
    }

    /// Plays up to the first question.
    pub(super) fn build(self) -> Scene {
        let Position { mut state, at, dead } = self;
        let mut events = Vec::new();
        if state.board.options.open_actions.is_on() {
            *state.board.hands = state.hidden.cards.held;
            for grave in Grave::all() {
                state.board.tops[grave.idx()] = state.pile(grave).first().map(|card| card.peek());
            }
        }
        state.assert_sound();
        run(&mut state, &mut events);
        for (seat, wish) in dead {
            state.board.relatives[seat.idx()][wish.idx()] = Condition::Deceased;
        }
        if at != Step::Refill {
            state.board.agenda.set_step(at);
        }
        state.assert_sound();
        run(&mut state, &mut events);
        Scene::new(state, events)
    }
}

fn run(state: &mut State, events: &mut Vec<crate::Event>) {
    Happening { state, events }.run();
}
