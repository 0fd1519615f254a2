//! The game as the testbed knows it.

use dawn_under::parts::{End, Grave};
use dawn_under::{Command, DawnUnder, Event, Phase, Reason, Sighting, State};
use engine::{Audience, Outcome, Seat, SeatSet, Seen};
use serde_json::{Value, json};
use testbed::Subject;

/// The crypt under test.
pub(crate) struct Crypt;

impl Subject for Crypt {
    type Game = DawnUnder;

    /// R-DU-14: without the idle limit a table may last for ever. By chance it does not: the longest of 9,000 walks
    /// had 1,218 steps.
    const STEPS_MAX: usize = 3_000;

    fn conceivable(_: u8) -> Vec<Command> {
        let mut commands = vec![
            Command::EndTurn,
            Command::PutGarlic,
            Command::LeaveEmpty,
            Command::Stop,
            Command::Believe,
            Command::Doubt,
        ];
        for grave in Grave::all() {
            commands.extend([
                Command::Open { grave },
                Command::Bat { grave },
                Command::Rucola { grave },
            ]);
        }
        for end in End::ALL {
            commands.extend([
                Command::Lay { end },
                Command::Give { end },
                Command::Receive { end },
            ]);
        }
        let seats = (0..8).chain([255]).map(Seat);
        commands.extend(seats.map(|to| Command::GiveFound { to }));
        commands
    }

    /// DU-9.2, DU-9.3: a view has no place for memories. A closed grave is sent as closed, whatever was seen of it.
    fn check_redacted(state: &State, _: Audience, view: &Value) -> Result<(), String> {
        let known = state.known();
        if matches!(known.phase, Phase::Over(_)) {
            return check_revealed(state, view);
        }
        check_names(view)?;
        for grave in Grave::all() {
            let shown = &view["graves"][grave.idx()];
            check_grave(state, grave, shown).map_err(|message| format!("{grave}: {message} in {shown}"))?;
        }
        for (seat, belongings) in known.belongings.iter() {
            let row = view["seats"][seat.idx()]["row"].as_array();
            let down = row.map_or(0, |row| row.iter().filter(|vampire| vampire.is_null()).count());
            expect(&format!("backs of {seat}"), &belongings.row.down().len(), &down)?;
        }
        Ok(())
    }

    /// DU-5.9, DU-9.1, R-DU-43: what happens unseen is told without faces.
    fn check_sighting(event: &Event, _: Audience, sighting: &Value) -> Result<(), String> {
        let expected = match *event {
            Event::LidReplaced { grave, .. } => json!({ "lid_replaced": { "grave": grave } }),
            Event::Seen(Sighting::Closed { grave }) => json!({ "closed": { "grave": grave } }),
            Event::Seen(Sighting::BatPut { seat, grave }) => {
                json!({ "bat_put": { "seat": seat, "grave": grave } })
            }
            Event::Seen(Sighting::RucolaPlaced { seat, grave }) => {
                json!({ "rucola_placed": { "seat": seat, "grave": grave } })
            }
            Event::Seen(Sighting::Opened {
                seat,
                grave,
                lid: Seen::Back,
                content,
            }) => {
                json!({ "opened": { "seat": seat, "grave": grave, "lid": null, "content": content } })
            }
            Event::Seen(Sighting::Asked {
                phase: Phase::Doubt { seat, grave },
            }) => json!({ "asked": { "phase": { "doubt": { "seat": seat, "grave": grave } } } }),
            Event::Seen(_) => return Ok(()),
        };
        expect(&event.to_string(), &expected, sighting)
    }

    /// DU-8.1, DU-8.5, R-DU-14: winners have no vampires, or the fewest after 36 idle turns.
    fn check_outcome(state: &State, outcome: &Outcome) -> Result<(), String> {
        let known = state.known();
        let left: Vec<(Seat, usize)> = known
            .belongings
            .iter()
            .map(|(seat, it)| (seat, it.row.len()))
            .collect();
        let least = left.iter().map(|(_, left)| *left).min().unwrap_or_default();
        let by_limit = outcome.reason == Reason::IdleLimit.code();
        expect("an end by the idle limit", &(least > 0), &by_limit)?;
        if by_limit {
            expect("idle turns", &36, &known.idle)?;
        }
        let best = left.iter().filter(|(_, left)| *left == least);
        let best: SeatSet = best.map(|(seat, _)| *seat).collect();
        expect("winners", &best, &outcome.winners)?;
        for (seat, left) in left {
            let score = outcome.scores.as_ref().and_then(|scores| scores.get(seat));
            expect("the score", &Some(left as i32), &score.copied())?;
        }
        Ok(())
    }
}

fn expect<T: PartialEq + std::fmt::Debug>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}

/// What a view tells before the end, and nothing beside it. Who adds a name here has asked whether it remembers.
fn check_names(view: &Value) -> Result<(), String> {
    let names = |value: &Value| -> Vec<String> {
        let mut names: Vec<String> = value
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name.clone())
            .collect();
        names.sort_unstable();
        names
    };
    let expected = "active graves idle options phase placed plague reserve rucola seats supply turn";
    expect("the view", &expected.to_owned(), &names(view).join(" "))?;
    for seat in view["seats"].as_array().into_iter().flatten() {
        expect(
            "a seat",
            &"bats garlic rats row stakes".to_owned(),
            &names(seat).join(" "),
        )?;
    }
    if !view["reserve"].is_u64() {
        return Err(format!("the reserve is more than a number: {}", view["reserve"]));
    }
    Ok(())
}

/// DU-9.2: an open grave shows its content, and its underside if the lid lies turned over.
fn check_grave(state: &State, grave: Grave, shown: &Value) -> Result<(), String> {
    let known = state.known();
    let rucola = known.rucola.grave() == Some(grave);
    if !known.open.contains(grave) {
        let bat = matches!(known.phase, Phase::Doubt { grave: claimed, .. } if claimed == grave);
        let closed = json!({ "lid": "closed", "rucola": rucola, "bat": bat });
        return expect("closed", &without_absent(closed), shown);
    }
    let turned = known.turned.contains(grave);
    let lid = match (known.is_lidless(grave), turned) {
        (true, _) => "missing",
        (false, true) => "turned",
        (false, false) => "taken_off",
    };
    let underside = if turned {
        json!(known.lids[grave.idx()])
    } else {
        Value::Null
    };
    let open = json!({
        "lid": lid, "underside": underside, "content": known.contents[grave.idx()], "rucola": rucola, "bat": false,
    });
    expect("open", &without_absent(open), shown)
}

/// A grave as it is written: what is not there is left out.
fn without_absent(mut grave: Value) -> Value {
    if let Some(fields) = grave.as_object_mut() {
        fields.retain(|_, value| !value.is_null() && *value != json!(false));
    }
    grave
}

/// DU-9.9: after the end nothing is hidden.
fn check_revealed(state: &State, view: &Value) -> Result<(), String> {
    let known = state.known();
    for grave in Grave::all() {
        let shown = &view["graves"][grave.idx()];
        let has_lid = !shown["underside"].is_null() || shown["lid"] == "missing";
        if !has_lid || shown["content"].is_null() {
            return Err(format!("{grave} is hidden after the end: {shown}"));
        }
    }
    for seat in view["seats"].as_array().into_iter().flatten() {
        if seat["row"]
            .as_array()
            .is_none_or(|row| row.iter().any(Value::is_null))
        {
            return Err(format!("a vampire is hidden after the end: {seat}"));
        }
    }
    let revealed = |name: &str| view[name].as_array().map_or(0, Vec::len);
    expect(
        "the reserve",
        &usize::from(known.reserve),
        &revealed("reserve_revealed"),
    )?;
    let aside = if known.seats() == 2 { 20 } else { 0 };
    expect("set aside", &aside, &revealed("set_aside_revealed"))
}
