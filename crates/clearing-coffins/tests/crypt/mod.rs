//! The game as the test bed sees it: which commands are conceivable, and what a referee might say.

#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use clearing_coffins::api::{Bangs, ClaimMode, FalseStart, FalseStarts};
use clearing_coffins::parts::{Slot, Symbol};
use clearing_coffins::{
    Anticipation, Bang, Bat, Claim, ClearingCoffins, Command, Event, Moon, Phase, Place, State, Target,
    Verdict,
};
use engine::{Audience, Outcome, Seat};
use serde_json::Value;
use testbed::Subject;

/// Rows do not grow beyond this in a walk: the referee below sees to it.
const SLOTS: u8 = 6;

/// The game under test.
pub(crate) struct Crypt;

impl Subject for Crypt {
    type Game = ClearingCoffins;

    const STEPS_MAX: usize = 20_000;

    fn conceivable(seats: u8) -> Vec<Command> {
        let mut all = vec![
            Command::Throw,
            Command::Pass,
            Command::Bang { target: None },
            Command::Bang {
                target: Some(Target::Garlic),
            },
            Command::Claim(Claim::Concede),
            Command::BatChoose(Bat::Decline),
            Command::MoonPick(Moon::Decline),
            Command::MoonDecide { swap: true },
            Command::MoonDecide { swap: false },
        ];
        all.extend((0..SLOTS).map(|slot| Command::PenaltyPick { slot }));
        // One seat more than there are.
        let places: Vec<Place> = (0..=seats)
            .flat_map(|seat| {
                (0..SLOTS).map(move |slot| Place {
                    seat: Seat(seat),
                    slot,
                })
            })
            .collect();
        for place in places.iter().copied() {
            all.extend([
                Command::Bang {
                    target: Some(Target::Card(place)),
                },
                Command::Claim(Claim::Card(place)),
                Command::BatChoose(Bat::Close(place)),
                Command::BatChoose(Bat::Clear(place)),
                Command::BatChoose(Bat::Expose(place)),
            ]);
            // R-CC-43: pairs are offered with the lower place first; the other order is not another command.
            let others = places
                .iter()
                .copied()
                .filter(|other| *other >= place && other.seat.0 < seats);
            all.extend(others.map(|b| Command::MoonPick(Moon::Cards { a: place, b })));
        }
        all
    }

    fn weight(command: &Command, _: Option<&Command>) -> u32 {
        match command {
            Command::BatChoose(Bat::Clear(_)) => 2_000,
            Command::BatChoose(Bat::Close(_)) => 200,
            Command::Claim(Claim::Concede) => 5,
            _ => 50,
        }
    }

    fn verdicts(state: &State) -> Vec<Verdict> {
        match state.public().phase {
            Phase::Rolling => vec![Verdict::Reveal],
            Phase::Open => judgements(state),
            _ => vec![Verdict::Timeout],
        }
    }

    /// CC-9.2: a view of a Down slot is the word `"down"` and nothing else.
    fn check_redacted(state: &State, audience: Audience, view: &Value) -> Result<(), String> {
        for (seat, row) in state.public().rows.iter() {
            for (slot, seen) in row.iter() {
                let told = &view["seats"][seat.idx()]["row"][usize::from(slot)];
                let expected = match seen {
                    Slot::Gap => Value::from("gap"),
                    Slot::Down => Value::from("down"),
                    Slot::Up(card) => serde_json::json!({ "up": card.to_string() }),
                };
                if *told != expected {
                    return Err(format!("slot {slot} of {seat} is told as {told}"));
                }
            }
        }
        let looks = matches!(state.public().phase, Phase::MoonDecide { seat, .. } if audience == Audience::Seat(seat));
        // CC-9.3
        if !looks && view["look"] != serde_json::json!([]) {
            return Err(format!("{audience} looks at {}", view["look"]));
        }
        Ok(())
    }

    /// CC-9.1: nobody sees the dice before the reveal, and only the claimant looks.
    fn check_sighting(event: &Event, audience: Audience, sighting: &Value) -> Result<(), String> {
        let holds = match event {
            Event::Thrown { .. } => sighting == "thrown",
            Event::Looked { by, .. } => audience == Audience::Seat(*by),
            Event::Seen(_) => true,
        };
        holds.then_some(()).ok_or_else(|| sighting.to_string())
    }

    /// CC-8.1, CC-8.3: the scores are the cleared cards, and nobody who won has fewer than another.
    fn check_outcome(state: &State, outcome: &Outcome) -> Result<(), String> {
        let public = state.public();
        let scores = outcome.scores.as_ref().ok_or("there are no scores")?;
        let best = scores.iter().map(|(_, score)| *score).max();
        for (seat, score) in scores.iter() {
            if *score != public.cleared[seat].len() as i32 {
                return Err(format!("{seat} has cleared other than {score}"));
            }
            if outcome.winners.contains(seat) && Some(*score) != best {
                return Err(format!("{seat} won with {score} of {best:?}"));
            }
        }
        let cleared = best == Some(i32::from(public.options.target));
        let won = outcome.reason == "cleared" && outcome.winners.len() == 1;
        (cleared == won)
            .then_some(())
            .ok_or_else(|| format!("{} although the best score is {best:?}", outcome.reason))
    }
}

/// What a referee might say: nobody, one seat, everybody, somebody too early.
fn judgements(state: &State) -> Vec<Verdict> {
    let public = state.public();
    let throw = public.throw.unwrap();
    let mut seats: Vec<Seat> = (0..public.seats()).map(Seat).collect();
    seats.sort_by_key(|seat| public.dist(*seat));
    // Who has nothing to turn up would draw, and rows are to stay short.
    let may_err = |seat: &Seat| public.rows[*seat].len() < 5 || public.rows[*seat].down_count() > 0;
    let is_harmless = matches!(throw.special(), Some(Symbol::Bat | Symbol::Moon));
    let pointed = public.options.claim_mode == ClaimMode::Pointed;
    let mut handy: Vec<Seat> = seats.clone();
    if !is_harmless || pointed {
        handy.retain(may_err);
    }
    // One seat seldom errs and gets most of the bats, so that walks come to an end.
    if !is_harmless && !public.round.is_multiple_of(8) {
        handy.retain(|seat| *seat != Seat(0));
    }
    let mut lists: Vec<(Vec<Bang>, Vec<Seat>)> = vec![(vec![], vec![]); 2];
    let bang = |seat: &Seat, aims: bool| Bang {
        seat: *seat,
        reaction_ms: 700,
        target: pointed.then(|| aim(state, *seat, aims)),
    };
    if let Some(seat) = handy.get(public.round as usize % handy.len().max(1)) {
        lists.push((vec![bang(seat, true)], vec![]));
    }
    if throw.special() == Some(Symbol::Bat) {
        lists.extend(vec![(vec![bang(&Seat(0), true)], vec![]); 20]);
    }
    lists.push((handy.iter().map(|seat| bang(seat, false)).collect(), vec![]));
    lists.push((
        handy.iter().map(|seat| bang(seat, seat.0 % 2 == 0)).collect(),
        vec![],
    ));
    let may_be_early = public.options.false_start != FalseStart::Ignore && !throw.is_hands_off();
    if let ([early, others @ ..], true) = (handy.as_slice(), may_be_early)
        && may_err(early)
    {
        let bangs = others.iter().map(|seat| bang(seat, true)).collect();
        lists.push((bangs, vec![*early]));
    }
    lists
        .into_iter()
        .map(|(bangs, early)| Verdict::Adjudicate {
            bangs: bangs.into_iter().collect::<Bangs>(),
            false_starts: early
                .into_iter()
                .map(|seat| Anticipation {
                    seat,
                    reaction_ms: -20,
                })
                .collect::<FalseStarts>(),
        })
        .collect()
}

/// What a pointed bang names: something right if there is any and it is wanted, else any own card.
pub(crate) fn aim(state: &State, seat: Seat, aims: bool) -> Target {
    let public = state.public();
    let places = public
        .rows
        .iter()
        .flat_map(|(seat, row)| row.iter().map(move |(slot, _)| Place { seat, slot }));
    let targets = [Target::Garlic].into_iter().chain(places.map(Target::Card));
    let right = targets.into_iter().find(|target| state.is_right(seat, *target));
    let own = public.rows[seat].iter().find(|(_, slot)| *slot != Slot::Gap);
    let own = own.map_or(Target::Garlic, |(slot, _)| Target::Card(Place { seat, slot }));
    right.filter(|_| aims).unwrap_or(own)
}
