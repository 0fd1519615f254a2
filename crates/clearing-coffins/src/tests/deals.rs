//! Set-up, material and chance (CC-1, CC-2).

use crate::api::{Deal, FirstThrower, Options};
use crate::parts::{Card, ColourDie, Faces, SYMBOL_DIE, Slot, Throw};
use crate::setup::{canonical_deck, card_counts};
use crate::{ClearingCoffins, Command, Verdict};
use engine::table::{NewTable, Table};
use engine::{Fast, Game, Keyed, Log, Seat, Secret, Stamp};

fn table(seats: u8, seed: u64, options: Options) -> Table<ClearingCoffins> {
    let new = NewTable::new(seats, options);
    Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap()
}

#[test]
fn four_cards_face_up_to_everybody() {
    // T-CC-1, CC-2.1, CC-3.3
    for (seats, pile) in [(2, 35), (3, 31), (4, 27), (5, 23), (6, 19)] {
        let table = table(seats, u64::from(seats), Options::default());
        let public = table.state().public();
        ClearingCoffins::assert_sound(table.state());
        assert_eq!((public.seats(), public.pile), (seats, pile));
        for (_, row) in public.rows.iter() {
            assert_eq!((row.len(), row.size()), (4, 4));
            assert!(row.iter().all(|(_, slot)| matches!(slot, Slot::Up(_))));
        }
    }
}

#[test]
fn the_material_is_as_the_data_says() {
    // T-CC-2, CC-1.2, CC-1.3, CC-1.4, R-CC-3
    assert_eq!(card_counts(Card::PurpleBat), [7, 7, 7, 7, 7, 8]);
    assert_eq!(card_counts(Card::YellowMoon), [7, 8, 7, 7, 7, 7]);
    let deck: Vec<String> = canonical_deck(Card::PurpleBat)
        .iter()
        .map(Card::to_string)
        .collect();
    assert_eq!(deck.len(), 43);
    assert_eq!(
        (deck[0].as_str(), deck[7].as_str(), deck[35].as_str()),
        ("YK", "YM", "PB")
    );
}

#[test]
fn throws_are_as_likely_as_the_faces_say() {
    // T-CC-2, CC-1.5, CC-1.6, R-CC-1
    let count = |die: ColourDie, throw: &str| {
        let throw: Throw = throw.parse().unwrap();
        let all = (0..36).map(|both| Faces {
            colour: both / 6,
            symbol: both % 6,
        });
        all.into_iter()
            .filter(|faces| Throw::of(die, *faces) == throw)
            .count()
    };
    assert_eq!(SYMBOL_DIE.len(), 6);
    let (standard, two_tone) = ("222".parse().unwrap(), "2211".parse().unwrap());
    for symbol in ["K", "M", "B"] {
        for colour in ["Y", "P"] {
            assert_eq!(count(standard, &format!("{colour}+{symbol}")), 4);
            assert_eq!(count(two_tone, &format!("{colour}+{symbol}")), 4);
        }
        assert_eq!(count(standard, &format!("!+{symbol}")), 4);
        assert_eq!(count(two_tone, &format!("!+{symbol}")), 2);
        assert_eq!(count(two_tone, &format!("T+{symbol}")), 2);
    }
}

#[test]
fn an_exclamation_mark_matches_nothing() {
    // CC-1.7, CC-6.1
    for card in Card::ALL {
        let matches = |throw: &str| throw.parse::<Throw>().unwrap().matches(card);
        let symbol = card.symbol().letter();
        assert!(!matches(&format!("!+{symbol}")));
        assert!(matches(&format!("T+{symbol}")));
        assert_ne!(matches(&format!("Y+{symbol}")), matches(&format!("P+{symbol}")));
    }
}

#[test]
fn the_same_seed_and_commands_give_the_same_table() {
    // T-CC-3, T-CC-61, CC-10.18: the log holds no audit fields and needs no clock.
    let play = |seed| {
        let mut table = table(
            3,
            seed,
            Options {
                max_throws: Some(30),
                ..Options::default()
            },
        );
        while let Some(prompt) = table.prompts().first().copied() {
            match prompt.kind {
                crate::Kind::Rolling => table.verdict(Stamp(0), Verdict::Reveal, &mut ()).unwrap(),
                crate::Kind::Bang => {
                    let adjudicate = super::scene::adjudicate("S2:400 S1:500");
                    table.verdict(Stamp(0), adjudicate, &mut ()).unwrap();
                }
                _ => {
                    let command = table.choices(&prompt)[0];
                    table
                        .command(Stamp(0), prompt.seat, prompt.id, command, &mut ())
                        .unwrap();
                }
            }
        }
        table
    };
    let (one, two) = (play(3), play(3));
    assert_eq!(one.digest(), two.digest());
    let text = engine::log::write(&one);
    assert_eq!(text, engine::log::write(&two));
    assert_ne!(one.digest(), play(4).digest());
    let replayed = Log::<ClearingCoffins>::read(&text).unwrap().table().unwrap();
    assert_eq!(replayed.digest(), one.digest());
    // The settled deal has the dice that were thrown, and gives the same table again.
    let settled = one.settled_deal();
    assert_eq!(settled.dice.len() as u32, one.state().public().round);
    let mut again = Table::deal(
        NewTable {
            deal: Some(settled),
            ..NewTable::<ClearingCoffins>::new(3, one.setup().options)
        },
        Fast::new(99),
        &mut (),
    )
    .unwrap();
    for entry in one.entries() {
        let engine::table::Act::Input(input) = entry.act.clone() else {
            continue;
        };
        match input {
            engine::Input::Command {
                seat,
                prompt,
                command,
            } => {
                again.command(entry.at, seat, prompt, command, &mut ()).unwrap();
            }
            engine::Input::Verdict(verdict) => again.verdict(entry.at, verdict, &mut ()).unwrap(),
            _ => unreachable!("this table was never woken"),
        }
    }
    assert_eq!(again.digest(), one.digest());
}

#[test]
fn the_first_thrower_is_drawn_or_agreed() {
    // CC-2.2, R-CC-23
    let first = |options, seed| table(4, seed, options).state().public().thrower;
    let agreed = Options {
        first_thrower: FirstThrower::Seat(Seat(2)),
        ..Options::default()
    };
    assert!((0..20).all(|seed| first(agreed, seed) == Seat(2)));
    let mut drawn: Vec<u8> = (0..40).map(|seed| first(Options::default(), seed).0).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [0, 1, 2, 3]);
}

#[test]
fn rows_are_dealt_from_the_top_seat_by_seat() {
    // CC-2.3
    let mut chance = Keyed::new(Secret::from_seed(1), &[]);
    let deal = ClearingCoffins::shuffle(ClearingCoffins::NEWEST, &Options::default(), 3, &mut chance);
    let state = ClearingCoffins::deal(ClearingCoffins::NEWEST, &Options::default(), 3, &deal, &mut ());
    for (seat, row) in state.public().rows.iter() {
        let cards: Vec<Card> = row.iter().filter_map(|(_, slot)| slot.up()).collect();
        assert_eq!(cards, deal.deck[4 * seat.idx()..4 * seat.idx() + 4]);
    }
    assert_eq!(state.hidden.pile.last().unwrap().peek(), deal.deck[12]);
    assert_eq!(deal.first_thrower, state.public().thrower);
}

#[test]
fn dice_of_the_deal_come_first() {
    // CC-2.3
    let mut chance = Fast::new(1);
    let mut deal = ClearingCoffins::shuffle(ClearingCoffins::NEWEST, &Options::default(), 2, &mut chance);
    deal.dice = vec![Faces { colour: 5, symbol: 2 }];
    let new = NewTable {
        deal: Some(deal),
        ..NewTable::<ClearingCoffins>::new(2, Options::default())
    };
    let mut table = Table::deal(new, Fast::new(2), &mut ()).unwrap();
    let prompt = table.prompts()[0];
    table
        .command(Stamp(0), prompt.seat, prompt.id, Command::Throw, &mut ())
        .unwrap();
    assert!(table.draws().is_empty());
    assert_eq!(table.state().dice().unwrap().to_string(), "!+M");
}

#[test]
fn a_wrong_deal_names_the_field() {
    let right = || {
        let mut chance = Fast::new(1);
        ClearingCoffins::shuffle(ClearingCoffins::NEWEST, &Options::default(), 2, &mut chance)
    };
    let check = |change: &dyn Fn(&mut Deal), expected: &str| {
        let mut deal = right();
        change(&mut deal);
        let problem = deal.check(&Options::default(), 2).unwrap_err().to_string();
        assert_eq!(problem, expected);
    };
    check(
        &|deal| deal.first_thrower = Seat(2),
        "deal.first_thrower: expected a seat below 2, found 2",
    );
    check(
        &|deal| deal.deck.truncate(42),
        "deal.deck: expected 43 cards, found 42",
    );
    check(
        &|deal| deal.deck = vec![Card::PurpleBat; 43],
        "deal.deck: expected YK 7 times, found it 0 times",
    );
    check(
        &|deal| {
            deal.dice = vec![Faces { colour: 1, symbol: 6 }];
        },
        "deal.dice: expected faces 0 to 5, found 1 and 6",
    );
    let json = serde_json::to_string(&right()).unwrap();
    assert_eq!(serde_json::from_str::<Deal>(&json).unwrap(), right());
}
