//! What a client may ask, and how it is read.
//!
//! Every request says by its type who answers it: the line itself, the desk, a table's door, or the table, where a
//! request is anybody's, the host's or the game's. On the wire they are flat objects with a `do`, and clients need not
//! know who answers what.

mod asks;

pub use asks::{DeskRequest, DoorRequest, GuestRequest, HostRequest, LineRequest, PlayRequest};

use engine::PromptId;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::VariantNames;

/// One message of a client: what it wants, and the key it will be answered by.
///
/// Every request with a key is answered by exactly one `done` or `refused` with that key, or by the message it asks
/// for. A command must have a key: if the same key comes again from the same seat, it is not carried out again.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The client's name for this request, at most [`Request::KEY_MAX`] bytes.
    pub key: Option<String>,
    /// What is wanted.
    pub body: FromClient,
}

/// An answer to a prompt with its key, which is what comes most often: read in one go. Whatever else it may be, and
/// whatever is wrong with it, is found by reading it as any request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    #[serde(rename = "do")]
    by: AnsweredBy,
    key: String,
    table: String,
    prompt: PromptId,
    command: Option<Value>,
    choice: Option<u16>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnsweredBy {
    Command,
    Choose,
}

impl Answer {
    fn request(self) -> Option<Request> {
        let Answer { key, prompt, .. } = self;
        let request = match (self.by, self.command, self.choice) {
            (AnsweredBy::Command, Some(command), None) => PlayRequest::Command { prompt, command },
            (AnsweredBy::Choose, None, Some(choice)) => PlayRequest::Choose { prompt, choice },
            _ => return None,
        };
        let (table, request) = (self.table, TableRequest::Play(request));
        let body = FromClient::Table { table, request };
        Request::is_key(&key).then_some(Request { key: Some(key), body })
    }
}

/// Why a message is no request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct RequestError {
    /// The key, if that much could be read.
    pub key: Option<String>,
    /// What was expected and found.
    pub message: String,
}

impl Request {
    /// The longest key.
    pub const KEY_MAX: usize = 40;

    /// Reads a message.
    ///
    /// # Errors
    /// If it is not JSON, not a request, or has fields too many.
    pub fn read(text: &str) -> Result<Request, RequestError> {
        if let Some(request) = serde_json::from_str(text).ok().and_then(Answer::request) {
            return Ok(request);
        }
        let error = |key: Option<&String>, message: String| RequestError {
            key: key.cloned(),
            message,
        };
        let mut fields: Map<String, Value> =
            serde_json::from_str(text).map_err(|problem| error(None, problem.to_string()))?;
        let key = match fields.remove("key") {
            None | Some(Value::Null) => None,
            Some(Value::String(key)) if Request::is_key(&key) => Some(key),
            Some(_) => {
                let message = format!("key: expected a text of 1 to {} bytes", Request::KEY_MAX);
                return Err(error(None, message));
            }
        };
        match FromClient::read(fields) {
            Ok(body) => Ok(Request { key, body }),
            Err(problem) => Err(error(key.as_ref(), problem.to_string())),
        }
    }

    fn is_key(key: &str) -> bool {
        !key.is_empty() && key.len() <= Request::KEY_MAX
    }

    /// Writes a message.
    pub fn write(&self) -> String {
        let mut fields = self.body.write();
        if let Some(key) = &self.key {
            fields.insert("key".to_owned(), Value::String(key.clone()));
        }
        Value::Object(fields).to_string()
    }
}

/// A request, and who answers it.
#[derive(Clone, PartialEq, Debug)]
pub enum FromClient {
    /// The line itself.
    Line(LineRequest),
    /// The desk of the house.
    Desk(DeskRequest),
    /// The door of a table.
    Door {
        /// The table's name in links.
        table: String,
        /// Whether one comes or goes.
        request: DoorRequest,
    },
    /// A table one has come to.
    Table {
        /// The table's name in links.
        table: String,
        /// What is asked there.
        request: TableRequest,
    },
}

/// A request at a table, and whose it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum TableRequest {
    /// Of anybody at the table.
    Guest(GuestRequest),
    /// Of the host.
    Host(HostRequest),
    /// Of a seat, to the game.
    Play(PlayRequest),
}

impl FromClient {
    fn read(mut fields: Map<String, Value>) -> Result<FromClient, serde_json::Error> {
        let name = match fields.get("do") {
            Some(Value::String(name)) => name.clone(),
            Some(_) => return Err(serde_json::Error::custom("do: expected the name of a request")),
            None => return Err(serde_json::Error::missing_field("do")),
        };
        if let Some(request) = read_if_named(&name, &mut fields) {
            return request.map(FromClient::Line);
        }
        if let Some(request) = read_if_named(&name, &mut fields) {
            return request.map(FromClient::Desk);
        }
        let table = match fields.remove("table") {
            Some(Value::String(table)) => Ok(table),
            Some(_) => Err(serde_json::Error::custom("table: expected the name of a table")),
            None => Err(serde_json::Error::missing_field("table")),
        };
        if let Some(request) = read_if_named(&name, &mut fields) {
            let (table, request) = (table?, request?);
            return Ok(FromClient::Door { table, request });
        }
        let request = if let Some(request) = read_if_named(&name, &mut fields) {
            TableRequest::Guest(request?)
        } else if let Some(request) = read_if_named(&name, &mut fields) {
            TableRequest::Host(request?)
        } else if let Some(request) = read_if_named(&name, &mut fields) {
            TableRequest::Play(request?)
        } else {
            return Err(serde_json::Error::custom(format!("unknown request `{name}`")));
        };
        let table = table?;
        Ok(FromClient::Table { table, request })
    }

    fn write(&self) -> Map<String, Value> {
        let (table, request) = match self {
            FromClient::Line(request) => (None, serde_json::to_value(request)),
            FromClient::Desk(request) => (None, serde_json::to_value(request)),
            FromClient::Door { table, request } => (Some(table), serde_json::to_value(request)),
            FromClient::Table { table, request } => (Some(table), serde_json::to_value(request)),
        };
        let Ok(Value::Object(mut fields)) = request else {
            unreachable!("requests are plain data with named fields");
        };
        if let Some(table) = table {
            // After `do`, where people look for it.
            fields.shift_insert(1, "table".to_owned(), Value::String(table.clone()));
        }
        fields
    }
}

/// Reads a request of a kind, if the name is one of its names.
fn read_if_named<T: DeserializeOwned + VariantNames>(
    name: &str,
    fields: &mut Map<String, Value>,
) -> Option<Result<T, serde_json::Error>> {
    T::VARIANTS
        .contains(&name)
        .then(|| serde_json::from_value(Value::Object(std::mem::take(fields))))
}
