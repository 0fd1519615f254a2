//! The table protocol: every line in is a request and gets exactly one line as an answer.
//!
//! It is for programs on the same machine and tells the whole truth to whoever asks; a server has no use for it.

use engine::table::{Accepted, Holder, Table};
use engine::{Audience, Game, Prompt, PromptId, Refused, Refusing, Seat, Stamp, Truth, log};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Read as _, Write};
use words::{Lang, Words};

/// The longest line that is read as a request.
const LINE_BYTES_MAX: u64 = 1 << 20;

/// What may be asked.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request<C, V> {
    Prompts,
    Command {
        seat: Seat,
        prompt: PromptId,
        command: C,
        #[serde(default)]
        at_ms: Stamp,
    },
    CloseRound {
        #[serde(default)]
        at_ms: Stamp,
    },
    Verdict {
        verdict: V,
        #[serde(default)]
        at_ms: Stamp,
    },
    Wake {
        at_ms: Stamp,
    },
    Hand {
        seat: Seat,
        to: Holder,
        #[serde(default)]
        at_ms: Stamp,
    },
    TakeBack {
        #[serde(default)]
        at_ms: Stamp,
    },
    Advise {
        seat: Seat,
        prompt: PromptId,
        #[serde(default)]
        at_ms: Stamp,
    },
    View {
        audience: String,
    },
    State,
    Deal,
    Log,
}

/// One table and the conversation about it.
#[derive(Clone)]
pub struct Session<G: Truth> {
    table: Table<G>,
    adviser: Adviser<G>,
}

/// What is said of every choice of a prompt, by what its seat knows.
pub type Adviser<G> = fn(
    &<G as Game>::Knowledge,
    &Prompt<<G as Game>::Kind>,
    &[<G as Game>::Command],
) -> Vec<AdviceLine<<G as Game>::Command>>;

/// What is said of one choice (TB-8.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AdviceLine<C> {
    /// The choice; nothing means to let it pass.
    pub choice: Option<C>,
    /// How well it does, in thousandths; nothing if it was not tried.
    pub value: Option<u16>,
    /// Half the width of a 95 % interval around it.
    pub margin: Option<u16>,
    /// Whether a sexton would take it.
    pub best: bool,
    /// What it risks and what it gains, in English.
    pub reasons: Vec<String>,
}

impl<G: Truth> Session<G> {
    /// A conversation about a table, with somebody who gives advice.
    pub fn new(table: Table<G>, adviser: Adviser<G>) -> Session<G> {
        Session { table, adviser }
    }

    /// Answers every line with one line until the input ends.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line)?;
            if read == 0 {
                return Ok(());
            }
            let answer = if read as u64 == LINE_BYTES_MAX && line.last() != Some(&b'\n') {
                input.skip_until(b'\n')?;
                error(
                    "line_too_long",
                    format!("expected at most {LINE_BYTES_MAX} bytes in a line"),
                )
            } else {
                self.answer(&line)
            };
            serde_json::to_writer(&mut output, &answer)?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }

    fn answer(&mut self, line: &[u8]) -> Value {
        let request = match serde_json::from_slice::<Value>(line) {
            Ok(request) => request,
            Err(problem) => return error("not_json", problem.to_string()),
        };
        match serde_json::from_value(request) {
            Ok(request) => self.carry_out(request),
            Err(problem) => error("bad_request", problem.to_string()),
        }
    }

    fn carry_out(&mut self, request: Request<G::Command, G::Verdict>) -> Value {
        let mut events = Vec::new();
        let table = &mut self.table;
        let done = match request {
            Request::Prompts => return json!({ "prompts": self.prompts(), "outcome": self.table.outcome() }),
            Request::View { audience } => return self.view(&audience),
            Request::Advise { seat, prompt, at_ms } => return self.advise(seat, prompt, at_ms),
            Request::State => return self.state(),
            Request::Deal => return json!({ "deal": self.table.settled_deal() }),
            Request::Log => return json!({ "log": log::write(&self.table) }),
            Request::Command {
                seat,
                prompt,
                command,
                at_ms,
            } => {
                match table.command(at_ms, seat, prompt, command, &mut events) {
                    Ok(Accepted::Sealed { complete: false }) => {
                        return json!({ "sealed": true, "prompts": self.prompts() });
                    }
                    // Nobody is left to wait for, so the round closes here.
                    Ok(Accepted::Sealed { complete: true }) => table.close_round(at_ms, &mut events),
                    Ok(Accepted::Applied) => Ok(()),
                    Err(refused) => Err(refused),
                }
            }
            Request::CloseRound { at_ms } => table.close_round(at_ms, &mut events),
            Request::Verdict { verdict, at_ms } => table.verdict(at_ms, verdict, &mut events),
            Request::Wake { at_ms } => table.wake(at_ms, &mut events),
            Request::Hand { seat, to, at_ms } => table.hand(at_ms, seat, to),
            Request::TakeBack { at_ms } => table.take_back(at_ms),
        };
        match done {
            Ok(()) => json!({
                "events": events.iter().map(|event| self.tell(event)).collect::<Vec<_>>(),
                "prompts": self.prompts(),
                "outcome": self.table.outcome(),
            }),
            Err(refused) => refusal::<G>(&refused),
        }
    }

    /// What is said of the choices of a prompt. That it was is in the log before it is told, once (TB-8.2).
    fn advise(&mut self, seat: Seat, id: PromptId, at: Stamp) -> Value {
        if !self.table.is_advised(id)
            && let Err(refused) = self.table.advised(at, seat, id)
        {
            return refusal::<G>(&refused);
        }
        let prompts = self.table.prompts();
        let asked = prompts
            .iter()
            .find(|prompt| prompt.id == id && prompt.seat == seat);
        let Some(prompt) = asked else {
            return refusal::<G>(&Refused::NoSuchPrompt(id));
        };
        let knowledge = self.table.known_to(Audience::Seat(seat));
        let advice = (self.adviser)(&knowledge, prompt, &self.table.choices(prompt));
        json!({ "prompt": id, "advice": advice })
    }

    fn prompts(&self) -> Vec<PromptLine<G>> {
        prompt_lines(&self.table)
    }

    /// An event in full, and what each audience saw of it, with the audiences to whom it is fleeting or private.
    fn tell(&self, event: &G::Event) -> Value {
        let seen: Vec<(String, G::Sighting)> = Audience::all(self.table.setup().seats)
            .filter_map(|audience| Some((audience.to_string(), G::sighting(event, audience)?)))
            .collect();
        let marked = |mark: fn(&G::Sighting) -> bool| -> Vec<&str> {
            let marked = seen.iter().filter(|(_, sighting)| mark(sighting));
            marked.map(|(audience, _)| audience.as_str()).collect()
        };
        let sightings: Map<String, Value> = seen
            .iter()
            .map(|(audience, sighting)| (audience.clone(), json!(sighting)))
            .collect();
        let mut told = json!({ "event": event.to_string(), "sightings": sightings });
        for (name, marked) in [
            ("fleeting", marked(G::is_fleeting)),
            ("private", marked(G::is_private)),
        ] {
            if !marked.is_empty() {
                told[name] = json!(marked);
            }
        }
        told
    }

    fn view(&self, audience: &str) -> Value {
        let seats = self.table.setup().seats;
        match audience.parse() {
            Ok(Audience::Seat(seat)) if seat.0 >= seats => refusal::<G>(&Refused::NoSuchSeat(seat)),
            Ok(audience) => {
                let mut answer = json!({ "view": self.table.view(audience) });
                // RF-10.11: whoever sealed an answer sees it; nobody else does.
                if let Audience::Seat(seat) = audience
                    && let Some(sealed) = self.table.sealed_answer(seat)
                {
                    answer["sealed"] = json!(sealed);
                }
                answer
            }
            Err(problem) => error("bad_request", problem.to_string()),
        }
    }

    /// The whole truth, for local tools: what each audience sees, and what lies hidden from all or some of them.
    fn state(&self) -> Value {
        let views: Map<String, Value> = Audience::all(self.table.setup().seats)
            .map(|audience| (audience.to_string(), json!(self.table.view(audience))))
            .collect();
        json!({ "state": {
            "digest": self.table.digest().to_string(),
            "options": self.table.setup().options,
            "deal": self.table.settled_deal(),
            "views": views,
            "hidden": G::hidden(self.table.state()),
        } })
    }
}

/// A prompt with its complete list of choices.
#[derive(Serialize)]
struct PromptLine<G: Game> {
    id: PromptId,
    seat: Seat,
    kind: G::Kind,
    mode: engine::Mode,
    must: bool,
    until_ms: Option<Stamp>,
    choices: Vec<G::Command>,
    /// The places of choices that give up the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    concedes: Vec<usize>,
}

/// The open prompts of a table as they go over the wire.
fn prompt_lines<G: Game>(table: &Table<G>) -> Vec<PromptLine<G>> {
    let line = |prompt: engine::Prompt<G::Kind>| {
        let choices = table.choices(&prompt);
        let concedes = choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| G::concedes(choice));
        PromptLine {
            id: prompt.id,
            seat: prompt.seat,
            kind: prompt.kind,
            mode: prompt.mode,
            must: prompt.must,
            until_ms: prompt.until,
            concedes: concedes.map(|(place, _)| place).collect(),
            choices,
        }
    };
    table.prompts().into_iter().map(line).collect()
}

fn refusal<G: Game>(refused: &Refused<G::Refusal>) -> Value {
    let message = Words::of(Lang::En).say(&refused.phrase());
    json!({ "refused": { "code": refused.code(), "rule": refused.rule(), "message": message } })
}

fn error(code: &str, message: String) -> Value {
    json!({ "error": { "code": code, "message": message } })
}
