//! Scenario scripts of the toy game, and scripts that must fail with a good message.

use engine::{Audience, Holder, Seat, SeatMap, Seen, Stamp};
use testbed::scenario::{Act, Script, StoryTable, run};
use testbed::vigil::{Command, Deal, Sighting, Verdict, Vigil};

struct Yard;

/// What is dealt; the owl is left to chance if nobody says where it lands.
struct Given(Deal);

impl Default for Given {
    fn default() -> Given {
        Given(Deal {
            graves: [1, 2, 3, 4, 5, 6],
            omens: [1, 2, 3, 4, 5, 6],
            owl: Vec::new(),
            wind: Vec::new(),
        })
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse()
        .map_err(|_| format!("expected a number, found `{text}`"))
}

fn numbers(text: &str) -> Result<Vec<u8>, String> {
    text.split_whitespace().map(number).collect()
}

fn six(text: &str) -> Result<[u8; 6], String> {
    numbers(text)?
        .try_into()
        .map_err(|_| "expected six numbers".to_owned())
}

impl Script for Yard {
    type Game = Vigil;
    type Given = Given;

    fn given(given: &mut Given, text: &str) -> Result<(), String> {
        match text.split_once(' ') {
            Some(("graves", faces)) => given.0.graves = six(faces)?,
            Some(("omens", faces)) => given.0.omens = six(faces)?,
            Some(("owl", graves)) => given.0.owl = numbers(graves)?,
            _ => return Err(format!("expected graves, omens or owl, found `{text}`")),
        }
        Ok(())
    }

    fn deal(given: &Given, _: u8) -> Result<Option<Deal>, String> {
        Ok(Some(given.0.clone()))
    }

    fn act(text: &str) -> Result<Act<Vigil>, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["close", "round"] => Act::CloseRound,
            ["take", "back"] => Act::TakeBack,
            ["verdict", first] => Act::Verdict(Verdict {
                first: Some(Yard::seat(first)?),
            }),
            ["wake", at] => Act::Wake(Stamp(number(at)?.into())),
            ["hand", seat] => Act::Hand(Yard::seat(seat)?, Holder::Nobody),
            [seat, verb] => Act::Command(Yard::seat(seat)?, simple(verb)?),
            [seat, "peeks", grave] => Act::Command(
                Yard::seat(seat)?,
                Command::Peek {
                    grave: number(grave)?,
                },
            ),
            [seat, "lifts", grave] => Act::Command(
                Yard::seat(seat)?,
                Command::Lift {
                    grave: number(grave)?,
                },
            ),
            [seat, "stakes", candles] => {
                let candles = number(candles)?;
                Act::Command(Yard::seat(seat)?, Command::Stake { candles })
            }
            _ => return Err(format!("nobody knows what `{text}` means")),
        })
    }

    fn holds(table: &StoryTable<Yard>, text: &str) -> Result<(), String> {
        let view = table.view(Audience::Public);
        let words: Vec<&str> = text.split_whitespace().collect();
        let holds = match words[..] {
            ["grave", grave, "shows", face] => {
                view.graves[usize::from(number(grave)?)] == Seen::Face(number(face)?)
            }
            ["grave", grave, "is", "hidden"] => view.graves[usize::from(number(grave)?)] == Seen::Back,
            [seat, "has", candles, "candles"] => {
                SeatMap::get(&view.candles, Yard::seat(seat)?) == Some(&number(candles)?)
            }
            _ => return Err(format!("nobody knows what `{text}` means")),
        };
        holds.then_some(()).ok_or_else(|| format!("found {view:?}"))
    }

    fn sighting(sighting: &Sighting) -> String {
        match sighting {
            Sighting::Lifted { grave, face, .. } => format!("lifted {grave}: {face}"),
            Sighting::Peeked {
                grave,
                face: Seen::Face(face),
                ..
            } => format!("peeked {grave}: {face}"),
            Sighting::Peeked { grave, .. } => format!("peeked {grave}: a back"),
            _ => "something else".to_owned(),
        }
    }

    fn seat(text: &str) -> Result<Seat, String> {
        let names = ["Anna", "Bert", "Carl"];
        let place = names.iter().position(|name| *name == text);
        place
            .map(|place| Seat(place as u8))
            .ok_or_else(|| format!("nobody is called `{text}`"))
    }
}

fn simple(verb: &str) -> Result<Command, String> {
    Ok(match verb {
        "swears" => Command::Swear { stay: true },
        "sleeps" => Command::Swear { stay: false },
        "passes" => Command::Pass,
        "lowers" => Command::Lower,
        "rings" => Command::Ring,
        "bangs" => Command::Bang,
        "leaves" => Command::Leave,
        _ => return Err(format!("nobody knows how one `{verb}`")),
    })
}

testbed::scenarios! { Yard;
    a_night_is_kept,
}

#[test]
fn a_story_that_does_not_hold_names_its_line_and_says_why() {
    let check = |story: &str, line: usize, expected: &str| {
        let failure = run::<Yard>("story.scn", story).unwrap_err();
        assert_eq!(failure.line, line, "{failure}");
        assert!(
            failure.to_string().starts_with(&format!("story.scn:{line}: ")),
            "{failure}"
        );
        assert!(failure.message.contains(expected), "{failure}");
    };
    let table = "# A story\ntable vigil\n";
    let with = |step: &str| format!("{table}{step}\n");
    check("table chess", 1, "expected a table of vigil");
    check("table vigil moon=full", 1, "unknown field `moon`");
    check("table vigil seats=9", 1, "vigil is for 2 to 4, found 9");
    check(&with("given graves 1 1 1 1 1 1"), 2, "deal.graves");
    check(&with("given flowers"), 3, "expected graves, omens or owl");
    check(&with("when Anna dances"), 3, "nobody knows how one `dances`");
    check(&with("when Anna bangs"), 3, "refused by VI-1 (not_now)");
    check(
        &with("given play Anna swears · Anna swears"),
        3,
        "Anna swears: expected it to be accepted",
    );
    check(
        &with("when Anna swears\ngiven owl 1"),
        4,
        "`given` comes before the first move",
    );
    check(&with("refuse Anna bangs"), 3, "expected the rule that forbids it");
    check(&with("refuse Anna swears  # VI-1"), 3, "it was accepted");
    check(
        &with("refuse Anna bangs  # VI-2"),
        3,
        "expected VI-2 to refuse it; VI-1 did",
    );
    check(&with("then ends dawn"), 3, "the table goes on");
    check(&with("when Anna leaves\nthen goes on"), 4, "it ended with `left`");
    check(&with("when Anna leaves\nthen ends dawn"), 4, "found `left`");
    check(&with("then Anna has 1 candles"), 3, "found View");
    check(&with("options Anna exactly Anna swears"), 3, "found the options");
    check(&with("options Anna lack Anna swears"), 3, "found the options");
    check(
        &with("options Anna maybe Anna swears"),
        3,
        "expected exactly, include or lack",
    );
    check(&with("when Anna swears\nsees lifted 1: 2"), 4, "seat:0 saw");
    check(
        &with("then goes on\nthen goes nowhere"),
        4,
        "in the story \"A story\"",
    );
}
