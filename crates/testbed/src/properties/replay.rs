//! The same again: from the log, and by hand.

use super::{Done, Of, Walker};
use crate::subject::Subject;
use engine::table::NewTable;
use engine::{Log, Secret, Table, log};

impl<S: Subject> Walker<S> {
    /// TB-6.1, TB-6.3: the log read and played again gives the same table, and the shuffle can be checked.
    pub(super) fn examine_log(&self) -> Result<(), String> {
        let table = &self.walk.table;
        let text = log::write(table);
        let read = Log::<Of<S>>::read(&text).map_err(|error| format!("the log cannot be read: {error}"))?;
        let again = read
            .replay(|_, _| {})
            .map_err(|error| format!("the log cannot be played: {error}"))?;
        if again.digest() != table.digest() {
            return Err("the log gives another table".to_owned());
        }
        if log::write(&again) != text {
            return Err("the log of the log is another text".to_owned());
        }
        match read.verify_shuffle() {
            Ok(true) => {}
            other => return Err(format!("the shuffle cannot be verified: {other:?}")),
        }
        self.examine_settled_deal()
    }

    /// Dealing the settled deal again and giving the same inputs gives the same table, whatever the secret.
    fn examine_settled_deal(&self) -> Result<(), String> {
        let table = &self.walk.table;
        if !table.draws().is_empty() && table.settled_deal() == table.setup().deal {
            // A game may leave later draws out of its deal; then there is nothing to settle.
            return Ok(());
        }
        self.run_again(Some(table.settled_deal()), Secret::from_seed(0))
            .filter(|again| again.state_differs)
            .map_or(Ok(()), |_| Err("the settled deal gives another table".to_owned()))
    }

    /// Doing everything again gives the same digest at every step.
    pub(super) fn examine_second_run(&self) -> Result<(), String> {
        let secret = self.walk.table.setup().secret.ok_or("a walk knows its secret")?;
        match self.run_again(None, secret) {
            Some(again) if again.state_differs => {
                Err(format!("a second run differs at step {}", again.steps))
            }
            _ => Ok(()),
        }
    }

    /// Deals again and makes the same moves, as far as the digests agree.
    fn run_again(&self, deal: Option<<Of<S> as engine::Game>::Deal>, secret: Secret) -> Option<Again> {
        let setup = self.walk.table.setup();
        let new = NewTable {
            seats: setup.seats,
            options: setup.options.clone(),
            deal,
            practice: setup.practice,
        };
        let is_explicit = new.deal.is_some();
        let mut table = Table::shuffled(new, secret, setup.salts.clone(), &mut ()).ok()?;
        // With a deal that is filled in, states differ in how they hold what is to come; views do not.
        let compare = |table: &Table<Of<S>>, digest| is_explicit || table.digest() == digest;
        let mut steps = 0;
        let mut state_differs = !compare(&table, self.digests[0]);
        for ((at, done), digest) in self.done.iter().zip(&self.digests[1..]) {
            let is_done = match done {
                Done::Moved(chosen) => chosen.perform(&mut table, *at, &mut Vec::new()).is_ok(),
                Done::TakenBack => table.take_back(*at).is_ok(),
            };
            state_differs |= !is_done || !compare(&table, *digest);
            if state_differs {
                return Some(Again { steps, state_differs });
            }
            steps += 1;
        }
        let views = |table: &Table<Of<S>>| {
            engine::Audience::all(setup.seats)
                .map(|audience| table.view(audience))
                .collect::<Vec<_>>()
        };
        state_differs |= views(&table) != views(&self.walk.table);
        Some(Again { steps, state_differs })
    }
}

/// How a second run went.
struct Again {
    steps: usize,
    state_differs: bool,
}
