//! The same again: from the log, and by hand.

use super::{Done, Of, Walker};
use crate::subject::Subject;
use engine::table::NewTable;
use engine::{Audience, Digest, Game, Log, Secret, Table, log};

impl<S: Subject> Walker<S> {
    /// TB-6.1, TB-6.3: the log read and played again gives the same table, and the shuffle can be checked.
    pub(super) fn examine_log(&self) -> Result<(), String> {
        let table = &self.walk.table;
        let text = log::write(table);
        let read = Log::<Of<S>>::read(&text).map_err(|error| format!("the log cannot be read: {error}"))?;
        let again = read
            .table()
            .map_err(|error| format!("the log cannot be played: {error}"))?;
        if again.digest() != table.digest() {
            return Err("the log gives another table".to_owned());
        }
        if log::write(&again) != text {
            return Err("the log of the log is another text".to_owned());
        }
        self.examine_past()?;
        match read.verify_shuffle() {
            Ok(true) => {}
            other => return Err(format!("the shuffle cannot be verified: {other:?}")),
        }
        self.examine_settled_deal()
    }

    /// TB-6.1: the past leads through every state the table was in.
    fn examine_past(&self) -> Result<(), String> {
        let mut past = self.walk.table.past();
        let mut walked = Vec::new();
        while past.next().is_some() {
            walked.push(Digest::of(past.state()));
        }
        // Sealed answers and changes of hands leave the state as it is.
        let mut digests = self.digests.clone();
        digests.dedup();
        walked.dedup();
        let is_same = walked == digests;
        is_same
            .then_some(())
            .ok_or_else(|| "the past leads through other states".to_owned())
    }

    /// Dealing the settled deal again and giving the same inputs gives the same table, whatever the secret.
    fn examine_settled_deal(&self) -> Result<(), String> {
        let settled = self.walk.table.settled_deal();
        self.run_again(Some(settled), Secret::from_seed(0))
            .map_err(|message| format!("the settled deal gives another table: {message}"))
    }

    /// Doing everything again gives the same digest at every step.
    pub(super) fn examine_second_run(&self) -> Result<(), String> {
        let secret = self.walk.table.setup().secret.ok_or("a walk knows its secret")?;
        self.run_again(None, secret)
            .map_err(|message| format!("a second run differs: {message}"))
    }

    /// Deals again and makes the same moves.
    fn run_again(&self, deal: Option<<Of<S> as Game>::Deal>, secret: Secret) -> Result<(), String> {
        let setup = self.walk.table.setup();
        let new = NewTable {
            rules: setup.rules,
            seats: setup.seats,
            options: setup.options.clone(),
            deal,
            practice: setup.practice,
        };
        // With a deal that is filled in, states differ in how they hold what is to come; views do not.
        let is_explicit = new.deal.is_some();
        let mut table = Table::shuffled(new, secret, setup.salts.clone(), &mut ())
            .map_err(|problem| problem.to_string())?;
        let compare = |table: &Table<Of<S>>, step: usize| {
            let is_same = is_explicit || table.digest() == self.digests[step];
            is_same
                .then_some(())
                .ok_or_else(|| format!("another state after step {step}"))
        };
        compare(&table, 0)?;
        for (idx, (at, done)) in self.done.iter().enumerate() {
            match done {
                Done::Moved(chosen) => chosen.perform(&mut table, *at, &mut Vec::new()),
                Done::TakenBack => table.take_back(*at),
            }
            .map_err(|refused| format!("step {} is refused: {refused:?}", idx + 1))?;
            compare(&table, idx + 1)?;
        }
        let views = |table: &Table<Of<S>>| {
            Audience::all(setup.seats)
                .map(|audience| table.view(audience))
                .collect::<Vec<_>>()
        };
        let is_same = views(&table) == views(&self.walk.table);
        is_same.then_some(()).ok_or_else(|| "other views".to_owned())
    }
}
