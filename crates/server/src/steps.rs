//! Looking back at a table that is over: each step as one audience saw it.
//!
//! The log is the truth; the steps are made from it by playing it through the rules again. That costs time, so only a
//! few are made at once and each answer holds a part.

use crate::Edge;
use crate::answer::Problem;
use crate::api::finished_log;
use axum::Json as Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use engine::log::{Log, read_title};
use engine::{Audience, Game, LogError, Seat, past};
use protocol::wire::{self, Glimpse, Json};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most steps of one answer.
const STEPS_MAX: usize = 50;

/// Which steps, and by whose eyes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    audience: Option<String>,
    #[serde(default)]
    from: usize,
}

/// A part of a table, step by step.
#[derive(Serialize)]
struct Steps {
    game: String,
    seats: u8,
    /// How many steps there are in all; the first, number 0, is the deal.
    count: usize,
    from: usize,
    steps: Vec<Step>,
}

/// One step.
#[derive(Serialize)]
struct Step {
    /// Milliseconds since the deal.
    at_ms: u64,
    /// Who did it, if somebody did.
    by: Option<Seat>,
    /// What was done.
    say: wire::Phrase,
    /// What the audience saw of it, with what was shown for a moment only: the table is over and everything is open.
    seen: Vec<Glimpse>,
    /// What the audience saw afterwards.
    view: Json,
}

/// `GET /api/tables/{table}/steps`: what one audience saw of a table that is over.
pub(crate) async fn steps(
    State(edge): State<Arc<Edge>>,
    Path(table): Path<String>,
    question: Result<Query<Question>, QueryRejection>,
) -> Response {
    let Ok(Query(question)) = question else {
        return Problem::BadQuestion("expected audience or from").into_response();
    };
    let text = match finished_log(&edge, &table).await {
        Ok(text) => text,
        Err(problem) => return problem.into_response(),
    };
    // Whoever comes while all are busy is asked to come again, so that looking back never slows down play.
    let Ok(turn) = Arc::clone(edge.replays()).try_acquire_owned() else {
        return Problem::Unavailable.into_response();
    };
    let replayed = tokio::task::spawn_blocking(move || {
        let answer = replay(&text, &question);
        drop(turn);
        answer
    });
    match replayed.await {
        Ok(Ok(steps)) => Body(steps).into_response(),
        Ok(Err(problem)) => problem.into_response(),
        Err(error) => {
            tracing::error!(%error, "a table could not be played again");
            Problem::Damaged.into_response()
        }
    }
}

fn replay(text: &str, question: &Question) -> Result<Steps, Problem> {
    let title = read_title(text).map_err(|error| damaged(&error))?;
    let audience = match question.audience.as_deref().map(str::parse) {
        None => Audience::Public,
        Some(Ok(audience)) if is_asked_well(audience, title.seats) => audience,
        Some(_) => return Err(Problem::BadQuestion("audience: expected public or seat:N")),
    };
    let steps = catalog::with_game!(&title.game, G => steps_of::<G>(text, audience, question.from));
    let (count, steps) = steps
        .map_err(|_| Problem::Damaged)?
        .map_err(|error| damaged(&error))?;
    Ok(Steps {
        game: title.game,
        seats: title.seats,
        count,
        from: question.from,
        steps,
    })
}

/// Whether an audience can have been at a table of so many seats.
fn is_asked_well(audience: Audience, seats: u8) -> bool {
    match audience {
        Audience::Seat(seat) => seat.0 < seats,
        Audience::Public => true,
    }
}

fn damaged(error: &LogError) -> Problem {
    tracing::error!(%error, "a kept log does not replay");
    Problem::Damaged
}

/// All sightings of an audience, learnt one after the other; the steps asked for are written down.
fn steps_of<G: Game>(text: &str, audience: Audience, from: usize) -> Result<(usize, Vec<Step>), LogError> {
    let table = Log::<G>::read(text)?.table()?;
    let past = table.past();
    let count = past.len();
    let mut learner = past.learner(audience);
    let mut steps = Vec::new();
    for (number, step) in past.enumerate() {
        learner.watch(&step);
        if (from..from.saturating_add(STEPS_MAX)).contains(&number) {
            let seen: Vec<G::Sighting> = step.seen_by(audience).collect();
            steps.push(tell(&step, &seen, learner.known()));
        }
    }
    Ok((count, steps))
}

fn tell<G: Game>(step: &past::Step<'_, G>, seen: &[G::Sighting], knowledge: &G::Knowledge) -> Step {
    let (by, say) = step.say_act();
    let sight = |sighting: &G::Sighting| Glimpse {
        sighting: Json::of(sighting),
        say: G::say_sighting(sighting).into(),
        reveal: G::say_reveal(sighting).map(Into::into),
        // The table is over: nothing of it is hidden any more.
        fleeting: false,
        private: false,
        question: G::is_question(sighting),
    };
    Step {
        at_ms: step.entry.map_or(0, |entry| entry.at.0),
        by,
        say: say.into(),
        seen: seen.iter().map(sight).collect(),
        view: Json::of(&G::view_known(knowledge)),
    }
}
