//! The table protocol: every line in is a request and gets exactly one line as an answer.
//!
//! It is for programs on the same machine and tells the whole truth to whoever asks, unless the driver is to play one
//! seat and see no more than that ([`Company::around`]). A server has no use for it.

mod company;
mod request;
mod told;

pub use company::Company;
pub use request::New;
pub use told::{Concedes, FullPrompt};

#[cfg(test)]
pub(crate) use request::HolderTold;
/// A request of any game, for its schema.
#[cfg(test)]
pub(crate) type TableRequest = Request<Value, Value>;

use company::Players;
use engine::table::{Accepted, Table};
use engine::{Audience, Mode, Problem, Prompt, PromptId, Refused, Refusing as _, Seat, Stamp, Truth, log};
use request::Request;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::any::Any;
use std::io::{BufRead, Write};
use told::{Answer, Events, Failure, Prompts, Refusal, SeatSightings};

/// The longest line that is read as a request.
const LINE_BYTES_MAX: usize = 1 << 20;

/// So long a hand takes whose time is not told.
const HAND_MS: u32 = 500;

/// Deals another table: what was asked for, and what it was dealt from.
pub type Dealer<G> =
    Box<dyn FnMut(&New, &mut Vec<<G as engine::Game>::Event>) -> Result<(Table<G>, u64), Problem>>;

/// One table after the other, and the conversation about them.
pub struct Session<G: Truth> {
    table: Table<G>,
    company: Company<G>,
    players: Players<G>,
    /// What happened since the driver was last told.
    news: Vec<G::Event>,
    dealer: Option<Dealer<G>>,
    adviser: Adviser<G>,
}

/// What is said of every choice of a prompt, by what its seat knows.
pub type Adviser<G> = fn(
    &<G as engine::Game>::Knowledge,
    &Prompt<<G as engine::Game>::Kind>,
    &[<G as engine::Game>::Command],
) -> Vec<AdviceLine<<G as engine::Game>::Command>>;

/// What is said of one choice (TB-8.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize, schemars::JsonSchema))]
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

/// Answers every line of a session until the input ends; see [`Session::serve`].
pub type Serve<G> = fn(&mut Session<G>, &mut dyn BufRead, &mut dyn Write) -> std::io::Result<()>;

/// How sessions of a game of the catalog are served. It is compiled here, for speed: code for one game belongs to whoever
/// names the game, and the command line is built quickly rather than well.
pub fn server<G: Truth>() -> Option<Serve<G>> {
    let made = server_of(G::NAME)?.downcast::<Serve<G>>().ok()?;
    Some(*made)
}

fn server_of(game: &str) -> Option<Box<dyn Any>> {
    fn serve<G: Truth>(
        session: &mut Session<G>,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> std::io::Result<()> {
        session.serve(input, output)
    }
    catalog::with_game!(game, G => Box::new(serve::<G> as Serve<G>) as Box<dyn Any>).ok()
}

type Refuse<G> = Refused<<G as engine::Game>::Refusal>;

/// What became of a request that moves the table.
enum Moved {
    Done,
    /// The answer lies sealed, or a hand waits for the others.
    Held,
}

impl<G: Truth> Session<G> {
    /// A conversation about a table, with nobody else at it, and somebody who gives advice.
    pub fn new(table: Table<G>, adviser: Adviser<G>) -> Session<G> {
        Session {
            adviser,
            players: Players::none(table.setup().seats),
            table,
            company: Company::default(),
            news: Vec::new(),
            dealer: None,
        }
    }

    /// A conversation about one table after the other, with bots in some of the seats. `seed` is that of the bots' chance.
    ///
    /// # Errors
    /// If they cannot sit down there.
    pub fn with_company(
        table: Table<G>,
        company: Company<G>,
        seed: u64,
        dealer: Option<Dealer<G>>,
        adviser: Adviser<G>,
    ) -> Result<Session<G>, Problem> {
        let mut session = Session {
            company,
            dealer,
            ..Session::new(table, adviser)
        };
        session.sit_down(seed)?;
        Ok(session)
    }

    /// The bots sit down and play up to the driver's first question.
    fn sit_down(&mut self, seed: u64) -> Result<(), Problem> {
        let seats = self.table.setup().seats;
        let places = self
            .company
            .places(seats)
            .map_err(|message| Problem::new("bots", message))?;
        self.players = if places.iter().any(Option::is_some) || self.company.seat().is_some() {
            Players::sit_down(&mut self.table, &places, seed)
        } else {
            Players::none(seats)
        };
        let mut events = Vec::new();
        let played = self.players.go_on(&mut self.table, Stamp(0), &mut events);
        self.news.extend(events);
        // What bots answer was offered to them.
        played.map_err(|refused| Problem::new("bots", refused.code()))
    }

    /// Answers every line with one line until the input ends.
    ///
    /// Answers are written out when no further request is at hand, so that whoever asks for several things at once is
    /// answered in one go.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
        /// So much is gathered before it is written.
        const TOGETHER: usize = 1 << 16;
        let (mut line, mut answers) = (Vec::new(), Vec::with_capacity(4 << 10));
        loop {
            let waiting = input.fill_buf()?;
            if waiting.is_empty() {
                if !line.is_empty() {
                    self.answer(&line, &mut answers);
                }
                output.write_all(&answers)?;
                return output.flush();
            }
            let mut used = 0;
            let end = waiting.iter().position(|byte| *byte == b'\n');
            match end {
                Some(end) if line.is_empty() => {
                    self.answer(&waiting[..end], &mut answers);
                    used += end + 1;
                }
                _ => {
                    let part = &waiting[..end.map_or(waiting.len(), |end| end)];
                    // What is too long is not kept: only that it was.
                    let room = (LINE_BYTES_MAX + 1).saturating_sub(line.len());
                    line.extend_from_slice(&part[..part.len().min(room)]);
                    used += part.len();
                    if end.is_some() {
                        self.answer(&line, &mut answers);
                        line.clear();
                        used += 1;
                    }
                }
            }
            let is_last = !waiting[used..].contains(&b'\n');
            input.consume(used);
            if !answers.is_empty() && (is_last || answers.len() > TOGETHER) {
                output.write_all(&answers)?;
                output.flush()?;
                answers.clear();
            }
        }
    }

    fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) {
        if line.len() > LINE_BYTES_MAX {
            let message = format!("expected at most {LINE_BYTES_MAX} bytes in a line");
            return write(out, &Failure::new("line_too_long", message));
        }
        match Request::read(line) {
            Ok(request) => self.carry_out(request, out),
            Err((code, message)) => write(out, &Failure::new(code, message)),
        }
    }

    fn carry_out(&mut self, request: Request<G::Command, G::Verdict>, out: &mut Vec<u8>) {
        if let Some(told) = self.hides(&request) {
            return write(out, &told);
        }
        let mut events = Vec::new();
        let moved = match request {
            Request::Prompts => return self.tell_prompts(out),
            Request::View { audience } => return write(out, &self.view(&audience)),
            Request::Advise { seat, prompt, at_ms } => return write(out, &self.advise(seat, prompt, at_ms)),
            Request::State => return write(out, &self.state()),
            Request::Deal => return write(out, &json!({ "deal": self.table.settled_deal() })),
            Request::Log => return write(out, &json!({ "log": log::write(&self.table) })),
            Request::New(new) => return self.another(&new, out),
            Request::Command {
                seat,
                prompt,
                command,
                at_ms,
            } => self.command(at_ms, seat, prompt, command, &mut events),
            Request::Answer {
                prompt,
                choice,
                after_ms,
                at_ms,
            } => match self.choose(prompt, choice, after_ms, at_ms, &mut events) {
                Ok(moved) => moved,
                Err(failure) => return write(out, &failure),
            },
            Request::CloseRound { at_ms } => self.done(|table| table.close_round(at_ms, &mut events)),
            Request::Verdict { verdict, at_ms } => {
                self.done(|table| table.verdict(at_ms, verdict, &mut events))
            }
            Request::Wake { at_ms } => self.done(|table| table.wake(at_ms, &mut events)),
            Request::Hand { seat, to, at_ms } => self.done(|table| table.hand(at_ms, seat, to)),
            Request::TakeBack { at_ms } => self.done(|table| table.take_back(at_ms)),
        };
        let moved = moved.and_then(|moved| self.go_on(moved, &mut events));
        match moved {
            Ok(moved) => self.tell_moved(&moved, events, out),
            Err(refused) => write(out, &Refusal::of(&refused)),
        }
    }

    fn done(&mut self, act: impl FnOnce(&mut Table<G>) -> Result<(), Refuse<G>>) -> Result<Moved, Refuse<G>> {
        act(&mut self.table).map(|()| Moved::Done)
    }

    /// Others see what happened and play on.
    fn go_on(&mut self, moved: Moved, events: &mut Vec<G::Event>) -> Result<Moved, Refuse<G>> {
        if let Moved::Done = moved {
            self.players.watch(&self.table, events);
        }
        let before = events.len();
        self.players.go_on(&mut self.table, Stamp(0), events)?;
        match moved {
            Moved::Held if events.len() == before => Ok(Moved::Held),
            _ => Ok(Moved::Done),
        }
    }

    /// A driver that plays one seat gets nothing of the others; what it may ask is answered, and the rest is not.
    fn hides(&self, request: &Request<G::Command, G::Verdict>) -> Option<Failure> {
        let seats = self.table.setup().seats;
        match request {
            Request::Command { seat, .. } if seat.0 < seats && !self.players.is_driven(*seat) => {
                let message = format!("command: a bot plays seat {}", seat.0);
                return Some(Failure::new("not_from_this_seat", message));
            }
            Request::TakeBack { .. } if self.players.has_minds() => {
                let message = "take_back: a bot has seen what was played";
                return Some(Failure::new("not_with_bots", message));
            }
            _ => {}
        }
        let seat = self.company.seat()?;
        let own = Audience::Seat(seat).to_string();
        let what = match request {
            Request::View { audience } if *audience != own => "view",
            Request::Command { seat: other, .. } if *other != seat => "command",
            Request::Advise { seat: other, .. } if *other != seat => "advise",
            Request::Log if self.table.outcome().is_none() => "log",
            Request::State => "state",
            Request::Deal => "deal",
            Request::CloseRound { .. } => "close_round",
            Request::Verdict { .. } => "verdict",
            Request::Wake { .. } => "wake",
            Request::Hand { .. } => "hand",
            _ => return None,
        };
        let message = format!("{what}: whoever plays {own} alone may not ask for that");
        Some(Failure::new("not_from_this_seat", message))
    }

    fn command(
        &mut self,
        at: Stamp,
        seat: Seat,
        prompt: PromptId,
        command: G::Command,
        events: &mut Vec<G::Event>,
    ) -> Result<Moved, Refuse<G>> {
        // Nobody is told whom a prompt belongs to that is not their own.
        if self.company.seat().is_some()
            && !self
                .table
                .prompts()
                .iter()
                .any(|it| it.id == prompt && it.seat == seat)
        {
            return Err(Refused::NoSuchPrompt(prompt));
        }
        match self.table.command(at, seat, prompt, command, events)? {
            Accepted::Sealed { complete: false } => Ok(Moved::Held),
            // Nobody is left to wait for, so the round closes here.
            Accepted::Sealed { complete: true } => self.table.close_round(at, events).map(|()| Moved::Done),
            Accepted::Applied => Ok(Moved::Done),
        }
    }

    /// Answers a prompt by the place of a choice, whatever its mode.
    fn choose(
        &mut self,
        id: PromptId,
        choice: Option<u16>,
        after_ms: Option<u32>,
        at: Stamp,
        events: &mut Vec<G::Event>,
    ) -> Result<Result<Moved, Refuse<G>>, Failure> {
        let prompts = self.table.prompts();
        let asked = prompts.iter().find(|it| it.id == id && self.tells(it));
        let Some(prompt) = asked else {
            return Ok(Err(Refused::NoSuchPrompt(id)));
        };
        let is_hand = prompt.mode == Mode::Race || !prompt.must;
        if choice.is_none() && !is_hand {
            return Err(Failure::new(
                "bad_request",
                "choice: this prompt must be answered, found null",
            ));
        }
        let choices = self.table.choices(prompt);
        let command = match choice {
            None => None,
            Some(place) => match choices.get(usize::from(place)) {
                Some(command) => Some(*command),
                None => {
                    let message = format!("choice: expected a number below {}, found {place}", choices.len());
                    return Err(Failure::new("no_such_choice", message));
                }
            },
        };
        Ok(match (prompt.mode, command) {
            (Mode::Race, command) => {
                let after_ms = after_ms.unwrap_or(HAND_MS);
                self.players
                    .hand(prompt, command.map(|command| (after_ms, command)));
                Ok(Moved::Held)
            }
            (_, None) => {
                self.players.hand(prompt, None);
                Ok(Moved::Held)
            }
            (_, Some(command)) => self.command(at, prompt.seat, id, command, events),
        })
    }

    /// Whether the driver is told of a prompt: it is its own, and has no answer yet.
    fn tells(&self, prompt: &Prompt<G::Kind>) -> bool {
        self.players.is_driven(prompt.seat) && !self.players.has_hand(prompt)
    }

    fn tell_prompts(&mut self, out: &mut Vec<u8>) {
        let news = std::mem::take(&mut self.news);
        self.tell(None, (!news.is_empty()).then_some(news), out);
    }

    fn tell_moved(&mut self, moved: &Moved, events: Vec<G::Event>, out: &mut Vec<u8>) {
        let mut news = std::mem::take(&mut self.news);
        match moved {
            Moved::Done => {
                news.extend(events);
                self.tell(None, Some(news), out);
            }
            Moved::Held => {
                self.news = news;
                self.tell(Some(Moved::Held), None, out);
            }
        }
    }

    fn tell(&self, held: Option<Moved>, events: Option<Vec<G::Event>>, out: &mut Vec<u8>) {
        let told = |prompt: &Prompt<G::Kind>| self.tells(prompt);
        let prompts = Prompts {
            table: &self.table,
            told: &told,
        };
        let (events, seats) = (events.as_deref(), self.table.setup().seats);
        let seat = self.company.seat();
        write(
            out,
            &Answer {
                sealed: held.is_some(),
                events: events
                    .filter(|_| seat.is_none())
                    .map(|events| Events { events, seats }),
                seen: events
                    .zip(seat)
                    .map(|(events, seat)| SeatSightings { events, seat }),
                prompts,
                outcome: held.is_none().then(|| self.table.outcome()),
            },
        );
    }

    /// Another table takes the place of this one.
    fn another(&mut self, new: &New, out: &mut Vec<u8>) {
        let Some(dealer) = &mut self.dealer else {
            return write(
                out,
                &Failure::new("bad_request", "new: this session has one table"),
            );
        };
        let mut events = Vec::new();
        let dealt = dealer(new, &mut events).and_then(|(table, seed)| {
            // Checked before the old table goes.
            let seats = table.setup().seats;
            let places = self.company.places(seats);
            places.map_err(|message| Problem::new("bots", message))?;
            Ok((table, seed))
        });
        let seated = dealt.and_then(|(table, seed)| {
            self.table = table;
            self.news = events;
            self.sit_down(seed)
        });
        match seated {
            Ok(()) => {
                let news = std::mem::take(&mut self.news);
                self.tell(None, Some(news), out);
            }
            Err(problem) => write(out, &Failure::new("bad_request", problem.to_string())),
        }
    }

    /// What is said of the choices of a prompt. That it was is in the log before it is told, once (TB-8.2).
    fn advise(&mut self, seat: Seat, id: PromptId, at: Stamp) -> Value {
        if !self.table.is_advised(id)
            && let Err(refused) = self.table.advised(at, seat, id)
        {
            return json!(Refusal::of(&refused));
        }
        let prompts = self.table.prompts();
        let asked = prompts
            .iter()
            .find(|prompt| prompt.id == id && prompt.seat == seat);
        let Some(prompt) = asked else {
            return json!(Refusal::of::<G::Refusal>(&Refused::NoSuchPrompt(id)));
        };
        let knowledge = self.table.known_to(Audience::Seat(seat));
        let advice = (self.adviser)(&knowledge, prompt, &self.table.choices(prompt));
        json!({ "prompt": id, "advice": advice })
    }

    fn view(&self, audience: &str) -> Value {
        let seats = self.table.setup().seats;
        match audience.parse() {
            Ok(Audience::Seat(seat)) if seat.0 >= seats => {
                json!(Refusal::of::<G::Refusal>(&Refused::NoSuchSeat(seat)))
            }
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
            Err(problem) => json!(Failure::new("bad_request", problem.to_string())),
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

/// Adds a line.
fn write(out: &mut Vec<u8>, told: &impl Serialize) {
    serde_json::to_writer(&mut *out, told).expect("answers are plain data, and memory can be written");
    out.push(b'\n');
}
