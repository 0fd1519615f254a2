//! A question or an order that is one statement.

use super::line::Values;
use crate::{Answer, Receipt, StoreError, TableId};
use std::borrow::Cow;
use std::sync::Arc;
use tokio_postgres::Row;

/// Tells whoever waits.
type Finish = Box<dyn FnOnce(Result<Vec<Row>, StoreError>) + Send>;

/// One statement with its values, and who waits for what it finds.
pub(super) struct Ask {
    pub(super) sql: Cow<'static, str>,
    pub(super) values: Arc<Values>,
    /// The table it is about, if its place among changes to that table matters.
    pub(super) table: Option<TableId>,
    /// Whether doing it twice is the same as doing it once.
    pub(super) can_repeat: bool,
    /// How often the line broke before the answer.
    pub(super) losses: u8,
    finish: Finish,
}

impl Ask {
    /// A question, or an order that can be repeated.
    pub(super) fn new<T: Send + 'static>(
        sql: impl Into<Cow<'static, str>>,
        values: Values,
        read: impl FnOnce(Vec<Row>) -> Result<T, StoreError> + Send + 'static,
    ) -> (Ask, Receipt<T>) {
        let (answer, receipt): (Answer<T>, _) = Receipt::pair();
        let ask = Ask {
            sql: sql.into(),
            values: Arc::new(values),
            table: None,
            can_repeat: true,
            losses: 0,
            finish: Box::new(move |rows| answer.give(rows.and_then(read))),
        };
        (ask, receipt)
    }

    /// An order that must not be carried out twice.
    pub(super) fn once<T: Send + 'static>(
        sql: &'static str,
        values: Values,
        read: impl FnOnce(Vec<Row>) -> Result<T, StoreError> + Send + 'static,
    ) -> (Ask, Receipt<T>) {
        let (mut ask, receipt) = Ask::new(sql, values, read);
        ask.can_repeat = false;
        (ask, receipt)
    }

    pub(super) fn finish(self, rows: Result<Vec<Row>, StoreError>) {
        (self.finish)(rows);
    }
}

/// The values of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => {{
        let values: $crate::postgres::line::Values = vec![$(Box::new($value)),*];
        values
    }};
}
pub(super) use values;

/// A row that cannot be read.
pub(super) fn unread(error: tokio_postgres::Error) -> StoreError {
    StoreError::failed("PostgreSQL gave something else", error)
}
