//! Round robins and ladders: the same series gives the same bytes, however it was played.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use bots::{BotInfo, WithBots};
use dawn_under::DawnUnder;
use lab::series::PairTally;
use lab::{Findings, Format, NotResumed, Series, Standing, tournament};
use rest_in_peace::RestInPeace;
use ruhe_in_frieden::RuheInFrieden;

fn named<G: WithBots>(names: &[&str]) -> Vec<&'static BotInfo<G>> {
    names.iter().map(|name| G::find_bot(name).unwrap()).collect()
}

fn series<G: WithBots>(format: Format, names: &[&str], seats: u8, games: u64) -> Series<G> {
    Series::new(format, &named(names), seats, G::Options::default(), games, 5).unwrap()
}

fn play<G: WithBots>(series: &Series<G>) -> Standing {
    let mut standing = series.begin();
    let played = series.play(&mut standing, &|_| {}, &mut |_| Ok::<(), ()>(()));
    played.unwrap();
    standing
}

/// Plays until the standing was kept so many times, then goes on from the text that was kept last.
fn play_with_breaks<G: WithBots>(series: &Series<G>, until: u32) -> (Standing, u32) {
    let mut standing = series.begin();
    let mut breaks = 0;
    loop {
        let (mut kept, mut times) = (None, 0);
        let mut keep = |standing: &Standing| {
            times += 1;
            kept = Some(series.write(standing));
            if times < until { Ok(()) } else { Err("stop") }
        };
        if series.play(&mut standing, &|_| {}, &mut keep).is_ok() {
            return (standing, breaks);
        }
        breaks += 1;
        standing = series.resume(&kept.unwrap()).unwrap();
    }
}

fn told<G: WithBots>(series: &Series<G>, standing: &Standing) -> [String; 4] {
    let found = Findings::new(series, standing, series.curves(20));
    [
        serde_json::to_string_pretty(&found).unwrap(),
        found.to_csv(),
        found.to_page("A game"),
        found.to_string(),
    ]
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.unwrap().install(work)
}

fn is_always_the_same<G: WithBots>(series: &Series<G>) {
    let one = on_threads(1, || told(series, &play(series)));
    let three = on_threads(3, || told(series, &play(series)));
    assert!(one == three, "the number of threads makes a difference");
    let (broken, breaks) = on_threads(2, || {
        let (standing, breaks) = play_with_breaks(series, 2);
        (told(series, &standing), breaks)
    });
    assert!(breaks > 0, "it was never interrupted");
    assert!(one == broken, "interruptions make a difference");
}

#[test]
fn a_round_robin_of_three_is_the_same_on_any_number_of_threads_and_after_breaks() {
    is_always_the_same(&series::<RuheInFrieden>(
        Format::RoundRobin,
        &["visitor", "mourner"],
        3,
        120,
    ));
}

#[test]
fn a_ladder_alone_is_the_same_on_any_number_of_threads_and_after_breaks() {
    is_always_the_same(&series::<RestInPeace>(
        Format::Ladder,
        &["visitor", "forward", "mourner"],
        1,
        150,
    ));
}

#[test]
fn fixed_seats_are_the_same_on_any_number_of_threads_and_after_breaks() {
    is_always_the_same(&series::<DawnUnder>(
        Format::Seated,
        &["visitor", "mourner", "visitor"],
        3,
        100,
    ));
}

#[test]
fn at_two_seats_a_round_robin_is_a_tournament_in_pairs() {
    let names = ["visitor", "mourner-weak", "mourner"];
    let series = series::<DawnUnder>(Format::RoundRobin, &names, 2, 60);
    let found = Findings::new(&series, &play(&series), Vec::new());
    let pairs = tournament(
        &named::<DawnUnder>(&names),
        &dawn_under::Options::default(),
        60,
        5,
        &|_| {},
    );
    let expected: Vec<_> = pairs
        .unwrap()
        .pairs
        .iter()
        .map(|pair| {
            (
                pair.bot,
                pair.against,
                pair.won,
                pair.shared,
                pair.lost,
                pair.share,
            )
        })
        .collect();
    let told: Vec<_> = found
        .pairs
        .iter()
        .map(|pair| {
            (
                pair.bot,
                pair.against,
                pair.ahead,
                pair.level,
                pair.behind,
                pair.share,
            )
        })
        .collect();
    assert_eq!(told, expected);
}

#[test]
fn a_longer_series_goes_on_where_a_shorter_one_stopped() {
    let short = series::<DawnUnder>(Format::Ladder, &["visitor", "mourner"], 2, 20);
    let long = series::<DawnUnder>(Format::Ladder, &["visitor", "mourner"], 2, 50);
    let kept = short.write(&play(&short));
    let mut standing = long.resume(&kept).unwrap();
    assert_eq!(long.played(&standing), 20);
    long.play(&mut standing, &|_| {}, &mut |_| Ok::<(), ()>(()))
        .unwrap();
    assert_eq!(told(&long, &standing), told(&long, &play(&long)));
    let refused = short.resume(&long.write(&standing)).unwrap_err();
    assert_eq!(
        refused,
        NotResumed::Beyond {
            found: 50,
            expected: 20
        }
    );
}

#[test]
fn the_progress_of_another_run_is_refused_by_what_differs() {
    let ours = series::<DawnUnder>(Format::RoundRobin, &["visitor", "mourner"], 2, 4);
    let kept = ours.write(&play(&ours));
    assert!(ours.resume(&kept).is_ok());
    let refused = |other: Series<DawnUnder>| other.resume(&kept).unwrap_err().to_string();
    assert_eq!(
        refused(series(Format::Ladder, &["visitor", "mourner"], 2, 4)),
        "this is the progress of another run: the format is round robin there and ladder here"
    );
    assert_eq!(
        refused(series(Format::RoundRobin, &["mourner", "visitor"], 2, 4)),
        "this is the progress of another run: the list of bots is visitor,mourner there and mourner,visitor here"
    );
    assert!(
        refused(series(Format::RoundRobin, &["visitor", "mourner"], 4, 4)).contains("number of seats is 2")
    );
    let named = named(&["visitor", "mourner"]);
    let new = |options, seed| Series::new(Format::RoundRobin, &named, 2, options, 4, seed).unwrap();
    assert!(refused(new(dawn_under::Options::default(), 6)).contains("the seed is 5 there and 6 here"));
    let options = serde_json::from_str(r#"{"expansion":"on"}"#).unwrap();
    assert!(refused(new(options, 5)).contains("the list of options is"));
    let version = kept.replacen(env!("CARGO_PKG_VERSION"), "0.0.1", 1);
    let refused = ours.resume(&version).unwrap_err().to_string();
    assert!(
        refused.contains("version of the program is 0.0.1 there"),
        "{refused}"
    );
    let other_game = series::<RuheInFrieden>(Format::RoundRobin, &["visitor", "mourner"], 2, 4);
    let refused = other_game.resume(&kept).unwrap_err().to_string();
    assert!(refused.contains("the game is dawn-under there"), "{refused}");
}

#[test]
fn damaged_progress_is_refused() {
    let series = series::<DawnUnder>(Format::RoundRobin, &["visitor", "mourner"], 2, 4);
    let kept = series.write(&play(&series));
    for text in ["", "{}", "a text", &kept[..kept.len() / 2]] {
        let refused = series.resume(text);
        assert!(matches!(refused, Err(NotResumed::Unreadable(_))), "{refused:?}");
    }
    let changed = kept.replacen(r#"\"rounds\":4"#, r#"\"rounds\":3"#, 1);
    assert_ne!(changed, kept);
    assert_eq!(series.resume(&changed).unwrap_err(), NotResumed::Damaged);
}

#[test]
fn better_bots_stand_higher_on_the_ladder() {
    let names = ["visitor", "mourner-weak", "mourner-ideal"];
    let series = series::<DawnUnder>(Format::Ladder, &names, 2, 60);
    let standing = play(&series);
    let ratings: Vec<f64> = standing.bots.iter().map(|bot| bot.rating.rating).collect();
    assert!(ratings.is_sorted(), "{ratings:?}");
    // The first and the last do not meet on a ladder.
    assert_eq!(standing.pair(0, 2), PairTally::default());
    let found = Findings::new(&series, &standing, Vec::new());
    let pairs: Vec<_> = found.pairs.iter().map(|pair| (pair.bot, pair.against)).collect();
    assert_eq!(
        pairs,
        [("mourner-weak", "visitor"), ("mourner-ideal", "mourner-weak")]
    );
    assert!(
        found.pairs.iter().all(|pair| pair.share > 0.5),
        "{:?}",
        found.pairs
    );
}

#[test]
fn every_seat_is_counted_once() {
    let series = series::<RuheInFrieden>(Format::RoundRobin, &["visitor", "mourner"], 3, 60);
    let found = Findings::new(&series, &play(&series), Vec::new());
    let wins: u64 = found.bots.iter().map(|bot| bot.count).sum();
    assert_eq!(found.bots.iter().map(|bot| bot.seats).sum::<u64>(), 180);
    assert_eq!(found.bots[0].seats, found.bots[1].seats);
    assert_eq!(found.balance.iter().map(|seat| seat.count).sum::<u64>(), wins);
    for kind in ["family", "place"] {
        let of_kind = || found.groups.iter().filter(|group| group.group == kind);
        assert_eq!(of_kind().map(|group| group.seats).sum::<u64>(), 180);
        assert_eq!(of_kind().map(|group| group.count).sum::<u64>(), wins);
    }
    let length = found.length.unwrap();
    assert_eq!(length.histogram.iter().map(|bar| bar.count).sum::<u64>(), 60);
    assert_eq!(length.measure, "turns");
}

#[test]
fn odds_end_with_the_end_of_the_table() {
    let series = series::<RestInPeace>(Format::RoundRobin, &["visitor", "mourner"], 1, 1);
    let standing = play(&series);
    let curves = series.curves(50);
    assert_eq!(curves.len(), 2);
    for (curve, bot) in curves.iter().zip(&standing.bots) {
        assert_eq!(
            curve.won,
            bot.wins == 1,
            "{}: not the table of the series",
            curve.bot
        );
        let last = curve.moments.last().unwrap();
        assert_eq!(last.share, f64::from(u8::from(curve.won)));
        assert!(
            curve
                .moments
                .iter()
                .zip(0..)
                .all(|(moment, moves)| moment.moves == moves)
        );
        // A mourner wins about half of its houses.
        let first = curve.moments[0].share;
        assert!((0.15..0.85).contains(&first), "{first}");
    }
    let several = self::series::<DawnUnder>(Format::RoundRobin, &["visitor", "mourner"], 2, 1);
    assert!(several.curves(50).is_empty());
}

#[test]
fn the_page_needs_nothing_from_outside_and_has_a_table_for_every_plot() {
    let alone = series::<RestInPeace>(Format::RoundRobin, &["visitor", "mourner"], 1, 40);
    let several = series::<RuheInFrieden>(Format::Ladder, &["visitor", "mourner"], 2, 40);
    let pages = [
        told(&alone, &play(&alone))[2].clone(),
        told(&several, &play(&several))[2].clone(),
    ];
    for page in &pages {
        for outside in ["http", "src=", "href", "url(", "@import", "<script", "<link"] {
            assert!(!page.contains(outside), "{outside}");
        }
        assert!(page.contains("prefers-color-scheme: dark"));
        let figures: Vec<&str> = page.split("<figure>").skip(1).collect();
        assert!(figures.len() >= 5, "{}", figures.len());
        for figure in figures {
            let section = figure.split("</section>").next().unwrap();
            assert!(
                section.contains("<svg") && section.contains("<table>"),
                "{section}"
            );
        }
        for tag in ["section", "table", "figure", "div", "tr", "svg", "g", "details"] {
            let opened =
                page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
            assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
        }
    }
    assert!(pages[0].contains("Odds of one table") && !pages[0].contains("Balance by"));
    assert!(pages[1].contains("Balance by family") && !pages[1].contains("Odds of one table"));
}

#[test]
fn csv_has_one_line_for_each_number() {
    let series = series::<RuheInFrieden>(Format::RoundRobin, &["visitor", "mourner"], 2, 20);
    let csv = Findings::new(&series, &play(&series), Vec::new()).to_csv();
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert!(lines.iter().all(|line| line.len() == 8), "{csv}");
    let count = |what: &str| lines.iter().filter(|line| line[0] == what).count();
    for (what, expected) in [
        ("rating", 2),
        ("wins", 2),
        ("pair", 1),
        ("seat", 2),
        ("family", 5),
        ("place", 2),
    ] {
        assert_eq!(count(what), expected, "{what}");
    }
    let lengths = lines.iter().filter(|line| line[0] == "length");
    assert_eq!(
        lengths.map(|line| line[3].parse::<u64>().unwrap()).sum::<u64>(),
        20
    );
}

#[test]
fn no_tables_say_nothing_and_break_nothing() {
    let series = series::<DawnUnder>(Format::RoundRobin, &["visitor", "mourner"], 2, 0);
    let told = told(&series, &play(&series));
    assert!(
        told[3].starts_with("dawn-under · round robin · 2 seats · 0 tables · seed 5\n"),
        "{}",
        told[3]
    );
}
