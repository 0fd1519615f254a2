//! What goes wrong on purpose: the nth operation fails, an answer is lost, answers come late.
//!
//! Without a clock and without chance: whoever tests decides when an answer is let go.

use crate::{Receipt, StoreError};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What happens to one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not done, and says so.
    Fails,
    /// It is done, but the answer is [`StoreError::Unknown`].
    AnswerLost,
}

/// The faults of a store. Clones share them.
#[derive(Clone, Default)]
pub struct Faults(Arc<Mutex<Plan>>);

#[derive(Default)]
struct Plan {
    /// Operations asked for so far.
    count: u64,
    /// Whether nothing is done any more.
    all_fail: bool,
    /// What happens to the operation of this number.
    planned: BTreeMap<u64, Fault>,
    /// Whether answers are held back.
    holding: bool,
    /// Answers held back, in order.
    held: Vec<Box<dyn FnOnce() + Send>>,
}

impl Faults {
    fn lock(&self) -> MutexGuard<'_, Plan> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plans a fault for the nth operation from now; the next one is 1.
    pub fn plan(&self, nth: u64, fault: Fault) {
        let mut plan = self.lock();
        let number = plan.count + nth;
        plan.planned.insert(number, fault);
    }

    /// Lets everything fail from now on, or nothing that is not planned, as a disk does that is full.
    pub fn fail_all(&self, all_fail: bool) {
        self.lock().all_fail = all_fail;
    }

    /// How many operations were asked for so far.
    pub fn count(&self) -> u64 {
        self.lock().count
    }

    /// Holds all answers back from now on. What is asked for is still done, in order.
    pub fn hold(&self) {
        self.lock().holding = true;
    }

    /// Gives the answers held back, in order, and holds no more.
    pub fn release(&self) {
        let held = {
            let mut plan = self.lock();
            plan.holding = false;
            std::mem::take(&mut plan.held)
        };
        held.into_iter().for_each(|give| give());
    }

    /// Gives the first answer held back. Says whether there was one.
    pub fn release_one(&self) -> bool {
        let give = {
            let mut plan = self.lock();
            (!plan.held.is_empty()).then(|| plan.held.remove(0))
        };
        let found = give.is_some();
        give.into_iter().for_each(|give| give());
        found
    }

    /// Does an operation, or not, as planned.
    pub(super) fn answer<T: Send + 'static>(
        &self,
        operation: impl FnOnce() -> Result<T, StoreError>,
    ) -> Receipt<T> {
        let fault = {
            let mut plan = self.lock();
            plan.count += 1;
            let number = plan.count;
            let planned = plan.planned.remove(&number);
            planned.or(plan.all_fail.then_some(Fault::Fails))
        };
        let result = match fault {
            None => operation(),
            Some(Fault::Fails) => Err(StoreError::failed("memory", "a planned fault")),
            Some(Fault::AnswerLost) => operation().and(Err(StoreError::Unknown)),
        };
        let (answer, receipt) = Receipt::pair();
        let mut plan = self.lock();
        if plan.holding {
            plan.held.push(Box::new(move || answer.give(result)));
        } else {
            answer.give(result);
        }
        receipt
    }
}
