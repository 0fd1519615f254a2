//! One connection to PostgreSQL, with the statements prepared on it, and what its errors mean.

use super::url::Dial;
use crate::StoreError;
use std::collections::HashMap;
use std::error::Error as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

/// How long a statement may take: PostgreSQL ends it after this time.
const STATEMENT: Duration = Duration::from_secs(20);

/// How long it may wait for a row that somebody else is changing.
const LOCK: Duration = Duration::from_secs(5);

/// When nothing has come back for so long, the line is dead, whatever the system says.
const DEAD: Duration = Duration::from_secs(30);

/// A transaction whose asker sleeps holds its rows no longer than this.
const IDLE: Duration = Duration::from_secs(2);

/// What PostgreSQL is told of each session. Plans are made once: what is asked is always of the same kind, and an
/// index leads to it. They may be made while the tables are still empty, so scans of whole tables count as dear.
fn manners() -> String {
    format!(
        "SET search_path = {schema}; SET synchronous_commit = on; SET statement_timeout = {statement};
         SET lock_timeout = {lock}; SET idle_in_transaction_session_timeout = {idle};
         SET client_min_messages = warning; SET plan_cache_mode = force_generic_plan; SET jit = off;
         SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off",
        schema = super::schema::NAME,
        statement = STATEMENT.as_millis(),
        lock = LOCK.as_millis(),
        idle = IDLE.as_millis(),
    )
}

/// The values of a statement.
pub(super) type Values = Vec<Box<dyn ToSql + Send + Sync>>;

/// Why a statement gave nothing.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The line broke: whether it was done is not known.
    Lost(String),
    /// PostgreSQL said no, and nothing was changed.
    No(Box<tokio_postgres::Error>),
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Trouble {
        // A server that goes down says so before it hangs up; whether it has committed it does not say.
        let goes_down = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
        ];
        match error.code() {
            Some(code) if !goes_down.contains(code) && !code.code().starts_with("08") => {
                Trouble::No(Box::new(error))
            }
            _ => Trouble::Lost(in_words(&error)),
        }
    }
}

impl Trouble {
    /// What whoever asked is told, if the statement has changed nothing for certain.
    pub(super) fn refused(self) -> StoreError {
        match self {
            Trouble::Lost(why) => StoreError::failed("PostgreSQL cannot be reached", why),
            Trouble::No(error) => StoreError::failed("PostgreSQL said no", in_words(&error)),
        }
    }
}

/// An error with its causes, on one line.
pub(super) fn in_words(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        Some(said) => format!("{} ({})", said.message(), said.code().code()),
        None => {
            let mut told = error.to_string();
            let mut cause = error.source();
            while let Some(error) = cause {
                let why = error.to_string();
                if !told.contains(&why) {
                    told = format!("{told}: {why}");
                }
                cause = error.source();
            }
            told
        }
    }
}

/// A process of PostgreSQL: its number, and when it was started, because numbers come again.
#[derive(Clone, Debug)]
pub(super) struct Backend {
    pub(super) pid: i32,
    pub(super) started: String,
}

/// One connection.
pub(super) struct Line {
    client: Client,
    backend: Backend,
    prepared: Mutex<HashMap<String, Statement>>,
    carrier: JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.carrier.abort();
    }
}

impl Line {
    pub(super) async fn connect(dial: &Dial) -> Result<Line, Trouble> {
        let (client, connection) = within(dial.config.connect(dial.tls.clone())).await?;
        let carrier = tokio::spawn(async move {
            // Whoever waits for an answer is told by the client.
            let _ = connection.await;
        });
        let mut line = Line {
            client,
            backend: Backend {
                pid: 0,
                started: String::new(),
            },
            prepared: Mutex::default(),
            carrier,
        };
        line.batch(&manners()).await?;
        let own = "SELECT pid, extract(epoch FROM backend_start)::text
                   FROM pg_stat_activity WHERE pid = pg_backend_pid()";
        let rows = within(line.client.query(own, &[])).await?;
        if let Some(row) = rows.first() {
            line.backend = Backend {
                pid: row.try_get(0)?,
                started: row.try_get(1)?,
            };
        }
        Ok(line)
    }

    pub(super) fn backend(&self) -> Backend {
        self.backend.clone()
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Runs statements without values.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), Trouble> {
        within(self.client.batch_execute(sql)).await
    }

    fn prepared(&self) -> MutexGuard<'_, HashMap<String, Statement>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The statement, prepared once for each connection.
    pub(super) async fn prepare(&self, sql: &str) -> Result<Statement, Trouble> {
        if let Some(statement) = self.prepared().get(sql) {
            return Ok(statement.clone());
        }
        let statement = within(self.client.prepare(sql)).await?;
        self.prepared().insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Runs a statement that is prepared. It is sent when this is first polled.
    pub(super) async fn run(&self, statement: &Statement, values: &Values) -> Result<Vec<Row>, Trouble> {
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| &**value as _).collect();
        within(self.client.query(statement, &values)).await
    }

    /// Prepares and runs a statement.
    pub(super) async fn ask(&self, sql: &str, values: &Values) -> Result<Vec<Row>, Trouble> {
        let statement = self.prepare(sql).await?;
        self.run(&statement, values).await
    }
}

/// Waits for an answer, not for ever.
async fn within<T>(answer: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, Trouble> {
    match tokio::time::timeout(DEAD, answer).await {
        Ok(answer) => answer.map_err(Trouble::from),
        Err(_) => Err(Trouble::Lost(format!(
            "no answer within {} seconds",
            DEAD.as_secs()
        ))),
    }
}
