//! What is said of the referee: his verdicts, the photo finish, and the sign of the table.

use crate::api::{ClaimMode, Evidence, Millis, Options, Preset, ReactionMode, Ruling, Verdict};
use engine::Phrase;

/// What the referee said.
pub fn verdict(verdict: &Verdict) -> Phrase {
    match verdict {
        Verdict::Throw => Phrase::new("cc-verdict-throw"),
        Verdict::Reveal => Phrase::new("cc-verdict-reveal"),
        Verdict::Adjudicate { bangs, .. } => {
            Phrase::new("cc-verdict-adjudicate").with("count", bangs.len() as u32)
        }
        Verdict::Timeout => Phrase::new("cc-verdict-timeout"),
    }
}

/// What became of a hand.
pub fn ruling(ruling: Ruling) -> Phrase {
    Phrase::new(match ruling {
        Ruling::Counted => "cc-ruling-counted",
        Ruling::FalseStart => "cc-ruling-false-start",
        Ruling::TooLate => "cc-ruling-too-late",
    })
}

/// One line of the photo finish (CC-10.18): the reaction that was judged, what was corrected for the line, how far
/// the measurement can be off, the handicap if there is one, and what became of the hand.
pub fn photo_finish(evidence: &Evidence) -> Phrase {
    let key = if evidence.handicap == 0 {
        "cc-photo-line"
    } else {
        "cc-photo-line-handicap"
    };
    let phrase = Phrase::new(key)
        .with("seat", evidence.seat)
        .with("ms", evidence.reaction)
        .with_text("correction", signed(evidence.correction()))
        .with("uncertainty", evidence.slack)
        .with("ruling", ruling(evidence.ruling));
    if evidence.handicap == 0 {
        phrase
    } else {
        phrase.with("handicap", evidence.handicap)
    }
}

/// A number that is always written with its sign.
fn signed(ms: Millis) -> String {
    match ms {
        0 => "±0".to_owned(),
        1.. => format!("+{ms}"),
        _ => format!("−{}", ms.unsigned_abs()),
    }
}

/// How clearly the first hand won; nothing if there was no second.
pub fn margin(verdict: &Verdict) -> Option<Phrase> {
    let Verdict::Adjudicate { bangs, .. } = verdict else {
        return None;
    };
    let [first, second, ..] = bangs.as_slice() else {
        return None;
    };
    let ms = second.reaction_ms - first.reaction_ms;
    // CC-10.12: with a tie band the first may even be the later one.
    Some(if ms <= 0 {
        Phrase::new("cc-photo-dead-heat").with("seat", first.seat)
    } else {
        Phrase::new("cc-photo-ahead")
            .with("seat", first.seat)
            .with("ms", ms)
    })
}

/// The sign of the table (R-CC-61): how a bang is made and why, how hands are judged, who has a handicap.
pub fn sign(options: &Options) -> Vec<Phrase> {
    let mut lines = vec![Phrase::new(match options.claim_mode {
        ClaimMode::Garlic => "cc-sign-garlic",
        ClaimMode::Pointed => "cc-sign-pointed",
    })];
    if options.sit_out > 0 {
        lines.push(Phrase::new("cc-sign-sit-out").with("count", options.sit_out));
    }
    lines.push(Phrase::new(match (options.reaction_mode, options.fairness) {
        (ReactionMode::Sealed, _) => "cc-sign-sealed",
        (ReactionMode::Hotseat, _) => "cc-sign-hotseat",
        (ReactionMode::Network, Preset::Normal) => "cc-sign-balanced",
        (ReactionMode::Network, Preset::Strict) => "cc-sign-strict",
        (ReactionMode::Network, Preset::Lenient) => "cc-sign-lenient",
        (ReactionMode::Network, Preset::Level) => "cc-sign-level",
    }));
    let handicaps = options.handicap.iter();
    lines.extend(
        handicaps.map(|(seat, ms)| Phrase::new("cc-sign-handicap").with("seat", seat).with("ms", ms)),
    );
    lines
}
