//! The log of a table that is over, made small: its hashes are taken off, because they follow from what stands before
//! them, and the rest is compressed. What comes out is the log to the byte, or an error.

use crate::{InputKey, LogLine};
use engine::log;

/// A log that was made small.
pub(crate) struct Packed {
    /// How many bytes it has when it is opened.
    pub(crate) bytes: usize,
    /// The last line, with the hash that binds all of them.
    pub(crate) last: String,
    pub(crate) blob: Vec<u8>,
}

/// How hard the compression tries: more takes far longer and saves little.
const LEVEL: i32 = 12;

/// What stands between the lines and their keys; no line has it.
const KEYS: u8 = 0;

/// Makes a log small; nothing if its lines are not those of a log, which is then kept as it is.
pub(crate) fn pack(lines: &[LogLine]) -> Option<Packed> {
    let bodies = log::without_hashes(lines.iter().map(|line| line.text.as_str())).ok()?;
    let mut bytes = bodies.join("\n").into_bytes();
    bytes.push(KEYS);
    for line in lines {
        let Some(key) = &line.key else { continue };
        bytes.extend(line.seq.to_le_bytes());
        bytes.push(key.seat);
        bytes.extend(u32::try_from(key.key.len()).ok()?.to_le_bytes());
        bytes.extend(key.key.as_bytes());
    }
    let mut compressor = zstd::bulk::Compressor::new(LEVEL).ok()?;
    compressor.include_checksum(true).ok()?;
    let packed = Packed {
        bytes: bytes.len(),
        last: lines.last()?.text.clone(),
        blob: compressor.compress(&bytes).ok()?,
    };
    // Only what can be opened again may take the place of the lines.
    (unpack(&packed).as_deref() == Some(lines)).then_some(packed)
}

/// Opens a log that was made small; nothing if it is damaged.
pub(crate) fn unpack(packed: &Packed) -> Option<Vec<LogLine>> {
    let bytes = zstd::bulk::decompress(&packed.blob, packed.bytes).ok()?;
    let end = bytes.iter().position(|byte| *byte == KEYS)?;
    let (text, mut keys) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 1..]);
    let lines = log::with_hashes(text.split('\n').map(str::to_owned));
    let mut lines: Vec<LogLine> = (0..)
        .zip(lines)
        .map(|(seq, line)| LogLine::new(seq, line))
        .collect();
    while !keys.is_empty() {
        let (seq, rest) = keys.split_first_chunk::<4>()?;
        let (seat, rest) = rest.split_first()?;
        let (length, rest) = rest.split_first_chunk::<4>()?;
        let (key, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        lines.get_mut(u32::from_le_bytes(*seq) as usize)?.key = Some(InputKey {
            seat: *seat,
            key: String::from_utf8(key.to_vec()).ok()?,
        });
        keys = rest;
    }
    let holds = lines.last().is_some_and(|line| line.text == packed.last);
    holds.then_some(lines)
}
