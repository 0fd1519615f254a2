//! An outsider sends too much, or nonsense.

use super::finding::{Attack, Finding};
use super::{OUTSIDE, Scene, address};
use crate::line::{Socket, connect, dial, greet};
use crate::web;
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

/// So many lines flood at the same time.
const LINES: usize = 8;

/// Longer than this no answer takes.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a line waits that was not let in.
const AGAIN: Duration = Duration::from_millis(50);

/// What is no request: a greeting by TLS, half a line, a protocol nobody speaks, nothing.
const NONSENSE: [&[u8]; 4] = [
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"GET\r\n\r\n",
    b"POST / HTTP/9.9\r\n\r\n",
    &[0; 512],
];

/// The code a socket is closed with, once it is.
async fn closed_with(socket: &mut Socket) -> Option<u16> {
    let reading = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    };
    tokio::time::timeout(PATIENCE, reading).await.ok().flatten()
}

#[derive(Clone, Copy, Default)]
struct Flooded {
    frames: u64,
    lines: u64,
    /// Lines that were closed with 1008.
    cut: u64,
}

pub(super) async fn frames(scene: &Scene) -> anyhow::Result<Finding> {
    let (house, end) = (scene.process.address, scene.end());
    let mut lines = JoinSet::new();
    for number in 0..LINES {
        lines.spawn(async move {
            let mut flooded = Flooded::default();
            while Instant::now() < end {
                let message = match number % 2 {
                    0 => Message::text(r#"{"do":"lobby"}"#),
                    _ => Message::Ping(Vec::new().into()),
                };
                if flood(house, message, end, &mut flooded).await.is_err() {
                    tokio::time::sleep(AGAIN).await;
                }
            }
            flooded
        });
    }
    let all = lines.join_all().await;
    let sum = |of: fn(&Flooded) -> u64| all.iter().map(of).sum::<u64>();
    let (frames, count, cut) = (sum(|all| all.frames), sum(|all| all.lines), sum(|all| all.cut));
    Ok(Finding::new(Attack::Flood)
        .figure("sockets that flooded", count as f64)
        .figure("frames a second", frames as f64 / scene.time.as_secs_f64())
        .figure(
            "frames until a socket is cut",
            frames as f64 / count.max(1) as f64,
        )
        // Those whose time was over before are not.
        .answer(
            "sockets that flood are closed with 1008",
            cut > 0 && cut + LINES as u64 >= count,
        ))
}

/// One line sends until it is cut off.
async fn flood(
    house: SocketAddr,
    message: Message,
    end: Instant,
    flooded: &mut Flooded,
) -> anyhow::Result<()> {
    let mut socket = connect(house, Some(address(OUTSIDE, 7)), "/ws").await?;
    greet(&mut socket).await?;
    flooded.lines += 1;
    let (mut sink, mut stream) = socket.split();
    let sending = async {
        let mut sent = 0;
        while Instant::now() < end && sink.send(message.clone()).await.is_ok() {
            sent += 1;
        }
        sent
    };
    // Read beside, so that it is the flood that is cut and not somebody who does not read.
    let reading = async {
        while let Some(Ok(message)) = stream.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| u16::from(frame.code));
            }
        }
        None
    };
    tokio::pin!(sending, reading);
    let code = tokio::select! {
        sent = &mut sending => {
            flooded.frames += sent;
            tokio::time::timeout(PATIENCE, reading).await.ok().flatten()
        }
        code = &mut reading => {
            flooded.frames += sending.await;
            code
        }
    };
    flooded.cut += u64::from(code == Some(1_008));
    Ok(())
}

/// What is no message, and the code it is answered with.
async fn answered_with(house: SocketAddr, from: Ipv4Addr, bytes: &[u8]) -> anyhow::Result<Option<u16>> {
    let mut socket = connect(house, Some(from), "/ws").await?;
    greet(&mut socket).await?;
    // Past the library, which would send nothing of the kind.
    socket.get_mut().write_all(bytes).await?;
    Ok(closed_with(&mut socket).await)
}

/// A masked frame of a client; the mask is nothing, so what is in it is sent as it is.
fn frame(first: u8, body: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match body.len() {
        0..126 => frame.push(0x80 | body.len() as u8),
        _ => {
            frame.push(0xff);
            frame.extend((body.len() as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(body);
    frame
}

pub(super) async fn garbage(scene: &Scene) -> anyhow::Result<Finding> {
    let (house, from, end) = (scene.process.address, address(OUTSIDE, 8), scene.end());
    let long = frame(0x81, &vec![b'x'; 64 << 10]);
    let cases: [(&str, Vec<u8>, u16); 4] = [
        (
            "bytes that are no text close the socket with 1003",
            frame(0x82, b"bytes"),
            1_003,
        ),
        (
            "text that is no UTF-8 closes it with 1007",
            frame(0x81, b"\xff\xfe"),
            1_007,
        ),
        ("a message too long closes it with 1009", long, 1_009),
        ("no frame at all closes it with 1002", vec![0xff; 64], 1_002),
    ];
    let mut finding = Finding::new(Attack::Garbage);
    for (what, bytes, code) in cases {
        finding = finding.answer(what, answered_with(house, from, &bytes).await? == Some(code));
    }
    let (mut sent, mut answered) = (0_u64, 0_u64);
    while Instant::now() < end {
        for bytes in NONSENSE {
            let mut stream = dial(house, Some(from)).await?;
            stream.write_all(bytes).await?;
            stream.shutdown().await?;
            sent += 1;
            // Answered or closed, either way at once.
            let mut rest = Vec::new();
            let reading = stream.read_to_end(&mut rest);
            answered += u64::from(tokio::time::timeout(PATIENCE, reading).await.is_ok());
        }
    }
    let version = web::ask(house, Some(from), "GET", "/version").await;
    Ok(finding
        .figure(
            "requests that are none, a second",
            sent as f64 / scene.time.as_secs_f64(),
        )
        .answer("each is answered or closed at once", sent == answered)
        .answer(
            "the next request is answered",
            version.is_ok_and(|answer| answer.status == 200),
        ))
}
