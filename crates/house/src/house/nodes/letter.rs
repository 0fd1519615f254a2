//! What nodes write to each other, as JSON. `docs/bus.md` tells it in words.
//!
//! A letter of another version, or of a kind this program does not know, is put aside: a house may be run by two
//! neighbouring versions while it is renewed.

use super::News;
use super::told::{self, Told};
use crate::table::book::id_text;
use crate::table::{Deed, Event};
use crate::{AddressKey, ConnectionId, Guest};
use bytes::Bytes;
use protocol::wire::{FromClient, Request};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{GuestId, NodeId, TableId};

/// The version of letters.
pub(super) const VERSION: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
struct Letter {
    v: u32,
    #[serde(with = "id_text")]
    from: NodeId,
    say: Say,
}

/// What is said.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Say {
    /// Asked once a second: are you there, and have you heard all my news?
    Ping {
        news: u64,
    },
    Pong {},
    /// Asked by a gateway: is this table yours, and may my devices visit it?
    Visit {
        visit: u64,
        #[serde(with = "id_text")]
        table: TableId,
    },
    Welcome {},
    NotMine {},
    /// From a gateway to the owner: what a device wants; nothing only tells how far the stream is.
    Mail {
        visit: u64,
        at: Mark,
        posted: Option<Posted>,
    },
    /// From the owner to a gateway: what devices are told.
    Told {
        visit: u64,
        at: Mark,
        told: Vec<Told>,
    },
    /// The gateway's devices visit no more.
    Farewell {
        visit: u64,
    },
    /// The owner has the table no more, or has lost the thread: whoever visits comes again.
    Dropped {
        visit: u64,
    },
    /// A password that a device of the gateway guessed was right.
    Guessed {
        conn: u64,
    },
    /// News for all nodes.
    News {
        number: u64,
        news: News,
    },
    /// News were lost: say again what holds.
    Retell {},
}

/// Where a stream is: the number of this message, of the last one heard, and whether an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Mark {
    pub(super) sent: u64,
    pub(super) heard: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) asks: bool,
}

/// A guest as a letter names him.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    #[serde(with = "id_text")]
    id: GuestId,
    name: String,
    #[serde(with = "id_text")]
    device: GuestId,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_program: bool,
}

impl From<&Guest> for Person {
    fn from(guest: &Guest) -> Person {
        Person {
            id: guest.id,
            name: guest.name.clone(),
            device: guest.device,
            is_program: guest.is_program,
        }
    }
}

impl From<Person> for Guest {
    fn from(person: Person) -> Guest {
        Guest {
            id: person.id,
            name: person.name,
            device: person.device,
            is_program: person.is_program,
        }
    }
}

/// What a table is told by a device at another node.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Posted {
    Come {
        conn: u64,
        guest: Person,
        address: Option<u64>,
        key: Option<String>,
        have: Option<u32>,
        password: Option<String>,
    },
    Gone {
        conn: u64,
        key: Option<String>,
    },
    /// A request as it came over the wire.
    Request {
        conn: u64,
        request: Box<RawValue>,
    },
    Pong {
        conn: u64,
        n: u32,
        c1: i64,
        c2: i64,
        transport_ms: Option<u32>,
    },
    Renamed {
        guest: Person,
    },
    Transferred {
        conn: u64,
        key: Option<String>,
        #[serde(with = "id_text")]
        from: GuestId,
        to: Person,
    },
    Close {
        conn: u64,
        key: Option<String>,
    },
    Forget {
        conn: u64,
        key: Option<String>,
        #[serde(with = "id_text")]
        guest: GuestId,
    },
}

impl Posted {
    /// An event at a table as it is posted; nothing if it is nobody else's business.
    pub(super) fn of(table: TableId, event: &Event, address: Option<AddressKey>) -> Option<Posted> {
        Some(match event {
            Event::Come {
                conn,
                guest,
                key,
                have,
                password,
            } => Posted::Come {
                conn: conn.0,
                guest: guest.into(),
                address: address.map(|address| address.0),
                key: key.clone(),
                have: *have,
                password: password.clone(),
            },
            Event::Gone { conn, key } => Posted::Gone {
                conn: conn.0,
                key: key.clone(),
            },
            Event::Request { conn, key, request } => {
                let body = FromClient::Table {
                    table: table.to_string(),
                    request: request.clone(),
                };
                let key = key.clone();
                let request = Request { key, body }.write();
                Posted::Request {
                    conn: conn.0,
                    request: RawValue::from_string(request).ok()?,
                }
            }
            Event::Pong {
                conn,
                n,
                c1,
                c2,
                transport_ms,
            } => Posted::Pong {
                conn: conn.0,
                n: *n,
                c1: *c1,
                c2: *c2,
                transport_ms: *transport_ms,
            },
            Event::Renamed { guest } => Posted::Renamed { guest: guest.into() },
            Event::Transferred { conn, key, from, to } => Posted::Transferred {
                conn: conn.0,
                key: key.clone(),
                from: *from,
                to: to.into(),
            },
            Event::Ruled { conn, key, deed } => match deed {
                Deed::Close => Posted::Close {
                    conn: conn.0,
                    key: key.clone(),
                },
                Deed::Forget(guest) => Posted::Forget {
                    conn: conn.0,
                    key: key.clone(),
                    guest: *guest,
                },
            },
            Event::RematchMade { .. } | Event::Thought | Event::Tick => return None,
        })
    }

    /// The device it is of, by the gateway's number.
    pub(super) fn conn(&self) -> Option<u64> {
        match self {
            Posted::Come { conn, .. }
            | Posted::Gone { conn, .. }
            | Posted::Request { conn, .. }
            | Posted::Pong { conn, .. }
            | Posted::Transferred { conn, .. }
            | Posted::Close { conn, .. }
            | Posted::Forget { conn, .. } => Some(*conn),
            Posted::Renamed { .. } => None,
        }
    }

    /// The event it is here, where the device goes by another number; nothing if it makes no sense. `hop_ms` is the way
    /// to the gateway and back, which the gateway's system does not see.
    pub(super) fn event(self, conn: ConnectionId, hop_ms: u32) -> Option<Event> {
        Some(match self {
            Posted::Come {
                guest,
                key,
                have,
                password,
                ..
            } => Event::Come {
                conn,
                guest: guest.into(),
                key,
                have,
                password,
            },
            Posted::Gone { key, .. } => Event::Gone { conn, key },
            Posted::Request { request, .. } => match Request::read(request.get()).ok()? {
                Request {
                    key,
                    body: FromClient::Table { request, .. },
                } => Event::Request { conn, key, request },
                _ => return None,
            },
            Posted::Pong {
                n,
                c1,
                c2,
                transport_ms,
                ..
            } => Event::Pong {
                conn,
                n,
                c1,
                c2,
                transport_ms: transport_ms.map(|way| way.saturating_add(hop_ms)),
            },
            Posted::Renamed { guest } => Event::Renamed { guest: guest.into() },
            Posted::Transferred { key, from, to, .. } => Event::Transferred {
                conn,
                key,
                from,
                to: to.into(),
            },
            Posted::Close { key, .. } => Event::Ruled {
                conn,
                key,
                deed: Deed::Close,
            },
            Posted::Forget { key, guest, .. } => Event::Ruled {
                conn,
                key,
                deed: Deed::Forget(guest),
            },
        })
    }
}

/// Writes a letter.
pub(super) fn write(from: NodeId, say: Say) -> Bytes {
    let letter = Letter {
        v: VERSION,
        from,
        say,
    };
    Bytes::from(serde_json::to_vec(&letter).unwrap_or_default())
}

/// Reads a letter; nothing if it is none, or of another version.
pub(super) fn read(bytes: &[u8]) -> Option<(NodeId, Say)> {
    told::read(bytes).or_else(|| read_json(bytes))
}

pub(super) fn read_json(bytes: &[u8]) -> Option<(NodeId, Say)> {
    let Letter { v, from, say } = serde_json::from_slice(bytes).ok()?;
    (v == VERSION).then_some((from, say))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::wire::{PlayRequest, TableRequest};

    const NODE: NodeId = NodeId(7);

    #[test]
    fn garbage_and_other_versions_are_put_aside() {
        for garbage in [
            &b""[..],
            b"\xff\xfe",
            b"[]",
            b"{\"v\":1}",
            b"{\"v\":2,\"from\":\"0000000000000007\",\"say\":{\"pong\":{}}}",
            b"{\"v\":1,\"from\":\"0000000000000007\",\"say\":{\"sing\":{}}}",
            b"{\"v\":1,\"from\":\"7\",\"say\":{\"pong\":{}}}",
        ] {
            assert!(read(garbage).is_none(), "{}", String::from_utf8_lossy(garbage));
        }
        let known = b"{\"v\":1,\"from\":\"0000000000000007\",\"say\":{\"pong\":{}},\"mood\":\"good\"}";
        assert!(
            matches!(read(known), Some((NODE, Say::Pong {}))),
            "more than is known"
        );
    }

    #[test]
    fn what_a_device_wants_arrives_as_it_was_posted() {
        let (conn, there) = (ConnectionId(4), ConnectionId(9));
        let guest = Guest {
            device: GuestId(2),
            ..Guest::new(GuestId(3), "Anna")
        };
        let (key, table) = (Some("k1".to_owned()), TableId(5));
        let request = TableRequest::Play(PlayRequest::Choose {
            prompt: engine::PromptId(3),
            choice: 1,
        });
        let come = Event::Come {
            conn,
            guest: guest.clone(),
            key: key.clone(),
            have: Some(3),
            password: Some("spade".to_owned()),
        };
        let transferred = Event::Transferred {
            conn,
            key: None,
            from: GuestId(8),
            to: guest.clone(),
        };
        let ruled = |deed| Event::Ruled {
            conn,
            key: key.clone(),
            deed,
        };
        for event in [
            come,
            Event::Gone { conn, key: None },
            Event::Request {
                conn,
                key: key.clone(),
                request,
            },
            Event::Renamed { guest: guest.clone() },
            transferred,
            ruled(Deed::Close),
            ruled(Deed::Forget(GuestId(8))),
        ] {
            let posted = Posted::of(table, &event, None).unwrap();
            let at = Mark {
                sent: 1,
                heard: 0,
                asks: false,
            };
            let say = Say::Mail {
                visit: 1,
                at,
                posted: Some(posted),
            };
            let bytes = write(NODE, say);
            let Some((
                NODE,
                Say::Mail {
                    posted: Some(posted), ..
                },
            )) = read(&bytes)
            else {
                panic!("{}", String::from_utf8_lossy(&bytes));
            };
            let arrived = format!("{:?}", posted.event(there, 0).unwrap());
            let expected = format!("{event:?}").replace("ConnectionId(4)", "ConnectionId(9)");
            assert_eq!(arrived, expected);
        }
        assert!(Posted::of(table, &Event::Tick, None).is_none());
    }

    #[test]
    fn the_way_between_nodes_is_added_to_what_the_gateway_saw() {
        let pong = Posted::Pong {
            conn: 4,
            n: 1,
            c1: 10,
            c2: 11,
            transport_ms: Some(20),
        };
        let Some(Event::Pong { transport_ms, .. }) = pong.event(ConnectionId(9), 3) else {
            panic!("it is a pong");
        };
        assert_eq!(transport_ms, Some(23));
    }
}
