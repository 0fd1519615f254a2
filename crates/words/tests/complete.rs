//! Nothing the program can say is missing in any language, and all languages say the same things.

mod coffins;
mod families;
mod files;
mod game;
mod vampires;

use clearing_coffins::parts::Card;
use engine::{Arg, Phrase, PromptId, Refused, Refusing, Rule, Seat, SeatSet};
use files::{Message, messages, rule_numbers, short_numbers};
use rest_in_peace::Refusal;
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, Words, quick_start, rule_text, rulebook, rulebook_to_read};

/// What a phrase needs: its key and the names of its arguments, and the same of every phrase inside it.
fn needs(phrase: &Phrase, found: &mut BTreeMap<String, BTreeSet<String>>) {
    let names = phrase.args.iter().map(|(name, _)| (*name).to_owned());
    found.entry(phrase.key.clone()).or_default().extend(names);
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            needs(inner, found);
        }
    }
}

/// Everything that every table can refuse.
fn refused() -> Vec<Phrase> {
    let (prompt, seat) = (PromptId(7), Seat(2));
    [
        Refused::<Refusal>::NoSuchPrompt(prompt),
        Refused::NotYourPrompt(prompt, seat),
        Refused::NoSuchSeat(seat),
        Refused::TableOver,
        Refused::ForTheReferee(prompt),
        Refused::AlreadySealed(prompt),
        Refused::NoRound,
        Refused::NoRace,
        Refused::NothingDue,
        Refused::NothingToTakeBack,
        Refused::NoAdviceHere,
    ]
    .iter()
    .map(Refusing::phrase)
    .collect()
}

/// A game as these tests know it.
struct Spoken {
    name: &'static str,
    /// The fewest rules its book cites.
    cites: usize,
    /// Everything it can say, once.
    phrases: fn() -> Vec<Phrase>,
    /// What tells of sightings, with the longest names.
    seen_lines: fn() -> Vec<Phrase>,
    /// The rules its refusals and options point to.
    rules: fn() -> Vec<Rule>,
}

/// Every game with a rulebook.
const GAMES: &[Spoken] = &[
    Spoken {
        name: "clearing-coffins",
        cites: 60,
        phrases: coffins::phrases,
        seen_lines: coffins::seen_lines,
        rules: coffins::rules,
    },
    Spoken {
        name: "dawn-under",
        cites: 60,
        phrases: vampires::phrases,
        seen_lines: vampires::seen_lines,
        rules: vampires::rules,
    },
    Spoken {
        name: "rest-in-peace",
        cites: 40,
        phrases: game::phrases,
        seen_lines: game::seen_lines,
        rules: game::rules,
    },
    Spoken {
        name: "ruhe-in-frieden",
        cites: 90,
        phrases: families::phrases,
        seen_lines: families::seen_lines,
        rules: families::rules,
    },
];

/// The law of a game, or of all tables.
fn spec(name: &str) -> String {
    let path = format!("{}/../../docs/rules/{name}.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_game_is_listened_to() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
    for file in std::fs::read_dir(folder).expect("the specs are there") {
        let name = file.expect("it can be read").file_name();
        let Some(name) = name.to_str().and_then(|name| name.strip_suffix(".md")) else {
            continue;
        };
        let is_listed = name == "table" || GAMES.iter().any(|game| game.name == name);
        assert!(is_listed, "{name} is missing in GAMES of these tests");
    }
}

fn every_phrase() -> Vec<Phrase> {
    let mut phrases = refused();
    phrases.extend(GAMES.iter().flat_map(|game| (game.phrases)()));
    phrases.push(Phrase::new("seat-number").with("number", 1_u8));
    phrases.push(Phrase::new("seat-you"));
    phrases.extend(engine::BreakOff::ALL.map(engine::BreakOff::phrase));
    // How well bots play, for clients.
    phrases.extend(
        [
            "visitor",
            "mourner",
            "gravedigger",
            "sexton",
            "mourner-weak",
            "mourner-sharp",
            "mourner-ideal",
            "sleepy",
            "steady",
            "quick",
            "undead",
        ]
        .map(|level| Phrase::new(format!("level-{level}"))),
    );
    // Clients call the bot of a seat by them.
    phrases.extend((0..6).map(|seat| Phrase::new(format!("bot-name-{seat}"))));
    phrases.extend(
        ["visitor", "forward", "mourner", "habit", "gravedigger", "sexton"]
            .map(|bot| Phrase::new(format!("rp-bot-{bot}"))),
    );
    phrases
}

#[test]
fn every_file_is_strict_fluent_without_a_message_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for Message { key, file, .. } in messages(lang) {
            assert!(seen.insert(key.clone()), "{lang}/{file}: `{key}` is there twice");
        }
        assert!(!seen.is_empty(), "{lang} is mute");
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let table = |lang| -> BTreeMap<String, (String, BTreeSet<String>)> {
        messages(lang)
            .into_iter()
            .map(|message| (message.key, (message.file, message.variables)))
            .collect()
    };
    let english = table(Lang::En);
    for lang in Lang::ALL {
        let ours = table(lang);
        for (key, needed) in &english {
            assert_eq!(ours.get(key), Some(needed), "{lang}: `{key}`");
        }
        for key in ours.keys() {
            assert!(english.contains_key(key), "{lang}: `{key}` is not English");
        }
    }
}

#[test]
fn no_placeholder_is_left() {
    for lang in Lang::ALL {
        let books = GAMES.iter().map(|Spoken { name, .. }| {
            let book = rulebook(lang, name).expect("the rules are there");
            ((*name).to_owned(), book.to_owned())
        });
        let texts = messages(lang)
            .into_iter()
            .map(|message| (message.key, message.text));
        for (key, text) in texts.chain(books) {
            assert!(!text.trim().is_empty(), "{lang}: `{key}` says nothing");
            // Written in two parts, so that nobody takes this list for unfinished work.
            for left in [
                concat!("TO", "DO"),
                concat!("FIX", "ME"),
                concat!("XX", "X"),
                "???",
                "lorem",
                "⟨",
                "[de]",
                "[fr]",
                "[nl]",
            ] {
                assert!(!text.contains(left), "{lang}: `{key}` still has {left}");
            }
        }
    }
}

#[test]
fn everything_that_can_be_said_is_said_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for phrase in every_phrase() {
            assert!(words.knows(&phrase.key), "{lang}: `{}` is missing", phrase.key);
            let said = words.say(&phrase);
            // A missing key is said in angle brackets, a missing argument or reference in curly ones.
            assert!(!said.contains(['⟨', '{', '}']), "{lang}: {said}");
            assert!(!said.trim().is_empty(), "{lang}: `{}` is empty", phrase.key);
        }
    }
}

#[test]
fn messages_use_only_arguments_that_are_given() {
    let mut given = BTreeMap::new();
    every_phrase().iter().for_each(|phrase| needs(phrase, &mut given));
    for lang in Lang::ALL {
        for message in messages(lang) {
            let Some(given) = given.get(&message.key) else {
                continue;
            };
            let unknown: Vec<_> = message.variables.difference(given).collect();
            assert!(unknown.is_empty(), "{lang}: `{}` uses {unknown:?}", message.key);
        }
    }
}

#[test]
fn no_message_of_the_game_or_the_table_is_unused() {
    let mut given = BTreeMap::new();
    every_phrase().iter().for_each(|phrase| needs(phrase, &mut given));
    for message in messages(Lang::En) {
        // What clients and commands say of themselves is looked up where they say it.
        let file = message.file.as_str();
        let is_clients = ["web", "legend-", "lesson-"]
            .iter()
            .any(|start| file.starts_with(start))
            || [
                "admin.ftl",
                "advice.ftl",
                "terminal.ftl",
                "odds.ftl",
                "replay.ftl",
                "house.ftl",
                "server.ftl",
            ]
            .contains(&file);
        if !is_clients {
            assert!(given.contains_key(&message.key), "nobody says `{}`", message.key);
        }
    }
}

#[test]
fn counts_choose_their_plural() {
    let say = |lang: Lang, key: &str, count: u32| Words::of(lang).say(&Phrase::new(key).with("count", count));
    let closings = |lang, count| say(lang, "rp-tally-closings", count);
    assert_eq!(closings(Lang::En, 1), "1 room closed");
    assert_eq!(closings(Lang::En, 0), "0 rooms closed");
    assert_eq!(closings(Lang::De, 1), "1 Raum geschlossen");
    assert_eq!(closings(Lang::De, 5), "5 Räume geschlossen");
    // French counts nought like one.
    assert_eq!(closings(Lang::Fr, 0), "0 pièce fermée");
    assert_eq!(closings(Lang::Fr, 2), "2 pièces fermées");
    assert_eq!(closings(Lang::Nl, 1), "1 kamer gesloten");
    assert_eq!(closings(Lang::Nl, 3), "3 kamers gesloten");
    for lang in Lang::ALL {
        // A title may have its count in brackets.
        for message in messages(lang)
            .iter()
            .filter(|message| message.file != "terminal.ftl")
        {
            assert!(
                !message.variables.contains("count") || message.chooses,
                "{lang}: `{}` has a count but no plural",
                message.key
            );
        }
    }
}

#[test]
fn names_on_cards_are_short_and_told_apart() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for secret in ["locked", "passage", "ghost"] {
            let name = words.key(&format!("rp-secret-short-{secret}"));
            assert!(name.chars().count() <= 12, "{lang}: {name}");
        }
        let letters =
            ["skull", "hourglass", "cross"].map(|clue| words.key(&format!("rp-clue-letter-{clue}")));
        assert!(
            letters.iter().all(|letter| letter.chars().count() == 1),
            "{lang}: {letters:?}"
        );
        assert_eq!(BTreeSet::from(letters).len(), 3, "{lang}");
        let rooms: BTreeSet<String> = (1..=13)
            .map(|room| words.key(&format!("rp-room-name-{room}")))
            .collect();
        assert_eq!(rooms.len(), 13, "{lang}");
        // One title in every language: the other game of that name is called by its German one.
        assert_eq!(words.key("rp-game-title"), "Rest in Peace");
        assert_eq!(words.key("du-game-title"), "Dawn Under");
        assert_eq!(words.key("cc-game-title"), "Clearing Coffins");
        let cards = Card::ALL.map(|card| words.say(&clearing_coffins::text::card(card)));
        assert_eq!(BTreeSet::from(cards).len(), 6, "{lang}");
        assert_eq!(words.key("rf-game-title"), "Ruhe in Frieden");
        let colours = ["red", "yellow", "white", "blue", "green", "black"];
        let colours = colours.map(|colour| words.key(&format!("du-colour-{colour}")));
        assert_eq!(BTreeSet::from(colours).len(), 6, "{lang}");
    }
}

#[test]
fn a_seat_is_called_by_its_number_or_by_a_name() {
    let given = Phrase::new("du-seen-given")
        .with("vampire", Phrase::new("du-vampire").with_text("colour", "red"))
        .with("seat", Seat(0))
        .with("to", Seat(5));
    let said = Lang::ALL.map(|lang| Words::of(lang).say(&given));
    assert_eq!(said[0], "Seat 1 gives Seat 6 a red vampire.");
    for (said, name) in said.iter().zip(["Seat", "Platz", "Place", "Plaats"]) {
        assert!(
            said.contains(&format!("{name} 1")) && said.contains(&format!("{name} 6")),
            "{said}"
        );
    }
    let words = Words::of(Lang::En);
    let names = ["Anna", "Bert", "", "", "", "Cleo"].map(str::to_owned);
    assert_eq!(
        words.say_named(&given, &names, None),
        "Anna gives Cleo a red vampire."
    );
    assert_eq!(
        words.say_named(&given, &names[..3], None),
        "Anna gives Seat 6 a red vampire.",
        "who has no name has a number"
    );
    let winners: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
    let ended = Phrase::new("du-seen-ended")
        .with("count", 2_u8)
        .with("seats", winners)
        .with_text("reason", "It is over.");
    assert_eq!(
        words.say_named(&ended, &names, None),
        "Winners: Bert, Seat 3. It is over."
    );
}

/// The seats a phrase names, in it or inside it.
fn seats(phrase: &Phrase) -> SeatSet {
    let of = |(_, arg): &(&str, Arg)| match arg {
        Arg::Seat(seat) => SeatSet::only(*seat),
        Arg::Seats(seats) => *seats,
        Arg::Phrase(inner) => seats(inner),
        _ => SeatSet::EMPTY,
    };
    phrase
        .args
        .iter()
        .map(of)
        .flat_map(|seats| seats.iter())
        .collect()
}

#[test]
fn whoever_reads_is_you_and_not_a_name() {
    let names = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fips"].map(str::to_owned);
    let mut told = 0;
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for phrase in GAMES.iter().flat_map(|game| (game.seen_lines)()) {
            for seat in seats(&phrase).iter() {
                let said = words.say_named(&phrase, &names, Some(seat));
                assert!(!said.contains(&names[seat.idx()]), "{lang}: {said}");
                told += 1;
            }
        }
    }
    assert!(told > 400, "only {told} lines name a seat");
    let taken = Phrase::new("du-seen-stake-taken").with("seat", Seat(1));
    let said = Lang::ALL.map(|lang| Words::of(lang).say_named(&taken, &names, Some(Seat(1))));
    assert_eq!(
        said,
        [
            "You take a stake.",
            "Du nimmst einen Pflock.",
            "Tu prends un piquet.",
            "Je pakt een staak."
        ]
    );
    assert_eq!(
        Words::of(Lang::En).say_named(&taken, &names, Some(Seat(0))),
        "Bert takes a stake."
    );
}

#[test]
fn every_language_tells_the_reader_apart_in_the_same_messages() {
    let readers = |lang| -> BTreeMap<String, BTreeSet<String>> {
        let all = messages(lang).into_iter();
        all.map(|message| (message.key, message.readers)).collect()
    };
    let english = readers(Lang::En);
    for lang in Lang::ALL {
        for (key, ours) in readers(lang) {
            assert_eq!(Some(&ours), english.get(&key), "{lang}: `{key}`");
        }
    }
}

#[test]
fn what_is_seen_fits_a_line_of_a_terminal() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for phrase in GAMES.iter().flat_map(|game| (game.seen_lines)()) {
            let line = words.say(&phrase);
            // 80 columns less a frame; a lost game adds its reason and may wrap.
            assert!(line.chars().count() <= 76, "{lang}: {line}");
        }
    }
}

#[test]
fn every_refusal_of_ruhe_in_frieden_is_a_sentence_of_its_own() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let refusals = ruhe_in_frieden::Refusal::samples();
        let said: BTreeSet<String> = refusals
            .iter()
            .map(|refusal| words.say(&refusal.phrase()))
            .collect();
        assert_eq!(said.len(), refusals.len(), "{lang}: two refusals sound alike");
        for sentence in said {
            assert!(sentence.ends_with(['.', '?']), "{lang}: {sentence}");
            assert!(!sentence.contains("RF-"), "{lang}: {sentence}");
        }
    }
}

#[test]
fn a_missing_key_is_said_in_angle_brackets() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        assert!(!words.knows("rp-no-such-key"));
        assert_eq!(words.key("rp-no-such-key"), "⟨rp-no-such-key⟩");
        let outside = Phrase::new("rp-seen-lost").with("reason", Phrase::new("rp-no-such-key"));
        assert!(words.say(&outside).contains("⟨rp-no-such-key⟩"));
    }
}

#[test]
fn the_rulebooks_cite_the_same_rules_in_the_same_order() {
    for &Spoken {
        name: game,
        cites: fewest,
        ..
    } in GAMES
    {
        let book = |lang| rulebook(lang, game).expect("the rules are there");
        let english = rule_numbers(book(Lang::En));
        assert!(english.len() > fewest, "{game}: only {} citations", english.len());
        for lang in Lang::ALL {
            assert_eq!(rule_numbers(book(lang)), english, "{game}, {lang}");
            let headings = |lang| book(lang).lines().filter(|line| line.starts_with('#')).count();
            assert_eq!(headings(lang), headings(Lang::En), "{game}, {lang}: headings");
        }
    }
}

#[test]
fn the_rulebooks_cite_only_rules_of_the_spec_and_every_refusal_and_option() {
    let table = spec("table");
    for Spoken {
        name: game, rules, ..
    } in GAMES
    {
        let spec = spec(game);
        let known: BTreeSet<String> = rule_numbers(&spec)
            .into_iter()
            .chain(short_numbers(&spec))
            .chain(rule_numbers(&table))
            .collect();
        let cited: BTreeSet<String> = rule_numbers(rulebook(Lang::En, game).expect("the rules are there"))
            .into_iter()
            .collect();
        assert_eq!(cited.difference(&known).next(), None, "{game}: no such rule");
        for rule in rules() {
            assert!(
                cited.contains(rule.0),
                "the rulebook of {game} does not explain {rule}"
            );
        }
    }
}

/// What a terminal shows has no signs of Markdown, no notes and no pictures.
fn assert_plain(text: &str) {
    for sign in ["**", "<!--", "![", "# "] {
        assert!(!text.contains(sign), "{sign} in {text}");
    }
}

#[test]
fn every_rulebook_has_a_quick_start() {
    for Spoken { name: game, .. } in GAMES {
        let starts = Lang::ALL.map(|lang| quick_start(lang, game).expect("it is the first section"));
        for start in &starts {
            let words = start.iter().flat_map(|paragraph| paragraph.split_whitespace());
            assert!((120..=450).contains(&words.count()), "half a page: {start:?}");
            start.iter().for_each(|paragraph| assert_plain(paragraph));
            assert_eq!(start.len(), starts[0].len(), "{game}: {start:?}");
        }
        assert_eq!(starts[0][0], "Quick start");
    }
}

#[test]
fn the_rulebook_says_something_of_every_rule_a_player_is_pointed_to() {
    for Spoken {
        name: game, rules, ..
    } in GAMES
    {
        for rule in rules() {
            for lang in Lang::ALL {
                let said = rule_text(lang, game, rule.0)
                    .unwrap_or_else(|| panic!("{game}, {lang}: {rule} is not explained"));
                assert!(said.split_whitespace().count() > 3, "{lang}: {rule}: {said}");
                assert_plain(&said);
            }
        }
    }
    let step = rule_text(Lang::En, "rest-in-peace", "RP-4.3").expect("it is cited");
    assert_eq!(step, "3. If this is your first visit, you turn up the secret.");
    let list = rule_text(Lang::En, "ruhe-in-frieden", "RF-6.7").expect("it is cited");
    assert_eq!(
        list.lines().count(),
        3,
        "a note below a list is for the whole list: {list}"
    );
    assert_eq!(
        rule_text(Lang::En, "ruhe-in-frieden", concat!("RF-", "99.1")),
        None
    );
}

#[test]
fn a_book_to_read_has_no_notes_and_no_pictures() {
    for Spoken { name: game, .. } in GAMES {
        for lang in Lang::ALL {
            let book = rulebook_to_read(lang, game).expect("the rules are there");
            assert!(book.starts_with("# ") && book.contains("|---"), "{game}, {lang}");
            assert!(!book.contains("<!--") && !book.contains("]("), "{game}, {lang}");
        }
    }
}
