//! Rules that change: a table is played by the version it was dealt under, and a log means what it meant.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

#[expect(dead_code, reason = "the tests of the log use other parts of it")]
mod spoil;
#[expect(dead_code, reason = "the tests of the table use other parts of it")]
mod yard;

use engine::table::NewTable;
use engine::{Audience, Keyed, Log, Secret, Stamp, Switch, Table, Version, log};
use spoil::spoilt;
use testbed::vigil::{Options, Verdict, Vigil};
use yard::come_to_stakes;

/// A text of a table that is said to be dealt under another version, with its options as given.
fn of_version(version: u32, options: &str) -> String {
    spoilt(&log::write(&windy(Version(3))), |lines| {
        let header = lines[0].replace(r#""rules_version":3"#, &format!(r#""rules_version":{version}"#));
        lines[0] = header.replace(r#"{"nights":2,"bell":"on","free_bell":"off"}"#, options);
        assert!(lines[0].contains(options), "{}", lines[0]);
    })
}

#[test]
fn rules_that_are_not_played_are_refused_with_words() {
    let found_by = |version, message: &str| {
        // Whatever else is strange in it: rules we do not know may want anything.
        let error = Log::<Vigil>::read(&of_version(version, r#"{"moon":"blue"}"#))
            .err()
            .unwrap();
        assert_eq!(error.to_string(), format!("the log cannot be played: {message}"));
    };
    found_by(
        4,
        "version 4 of the rules of vigil is newer than this program, which plays versions 2 to 3",
    );
    found_by(
        1,
        "version 1 of the rules of vigil is no longer played; this program plays versions 2 to 3",
    );
}

#[test]
fn an_option_that_is_left_out_means_what_it_meant_to_its_version() {
    let options = |version, given: &str| {
        let log = Log::<Vigil>::read(&of_version(version, given));
        log.map(|log| log.setup().options)
            .map_err(|error| error.to_string())
    };
    let (on, off) = (Switch::On, Switch::Off);
    assert_eq!(options(3, "{}").unwrap().bell, on);
    assert_eq!(options(2, "{}").unwrap().bell, off);
    assert_eq!(options(2, r#"{"bell":"on"}"#).unwrap().bell, on);
    let wrong = options(2, r#"{"free_bell":"on"}"#).unwrap_err();
    let expected = "options.free_bell: it came with version 3 of the rules, and this is version 2";
    assert!(wrong.contains(expected), "{wrong}");
    let wrong = options(2, r#"{"moon":"blue"}"#).unwrap_err();
    assert!(wrong.contains("options: unknown field `moon`"), "{wrong}");
}

/// A table of two nights whose race nobody runs, by the rules of a version.
fn windy(rules: Version) -> Table<Vigil> {
    let mut table = Table::shuffled(
        NewTable {
            rules,
            ..NewTable::new(2, Options::default())
        },
        Secret::from_seed(1),
        Vec::new(),
        &mut (),
    )
    .unwrap();
    come_to_stakes(&mut table);
    assert!(table.close_round(Stamp(0), &mut ()).is_ok());
    assert!(table.verdict(Stamp(0), Verdict { first: None }, &mut ()).is_ok());
    table
}

#[test]
fn a_table_is_played_on_by_the_rules_it_was_dealt_under() {
    let candles = |table: &Table<Vigil>| -> Vec<u8> {
        let view = table.view(Audience::Public);
        view.candles.iter().map(|(_, candles)| *candles).collect()
    };
    let (old, new) = (windy(Version(2)), windy(Version(3)));
    let blown = usize::from(candles(&new)[0] == 3);
    assert_eq!(candles(&new)[blown], 2);
    assert_eq!(
        candles(&old)[blown],
        0,
        "up to version 2 the wind blew out all of them"
    );
    // Taken up from its log, it is still the old game: a second night of wind shows it.
    let text = log::write(&old);
    assert!(text.contains(r#""rules_version":2"#));
    let log = Log::<Vigil>::read(&text).unwrap();
    let again = log.table().unwrap();
    assert_eq!(again.setup().rules, Version(2));
    assert_eq!(again.digest(), old.digest());
    let mut again = again.with_chance(Keyed::new(Secret::from_seed(1), &[]));
    come_to_stakes(&mut again);
    assert!(again.close_round(Stamp(0), &mut ()).is_ok());
    assert!(again.verdict(Stamp(0), Verdict { first: None }, &mut ()).is_ok());
    assert!(again.outcome().is_some());
    assert!(candles(&again).iter().all(|candles| [0, 3].contains(candles)));
    let text = log::write(&again);
    let log = Log::<Vigil>::read(&text).unwrap();
    assert_eq!(log.verify_shuffle(), Ok(true));
    assert_eq!(log::write(&log.table().unwrap()), text);
}
