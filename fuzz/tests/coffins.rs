//! Arbitrary commands, verdicts and wake-ups against Clearing Coffins: each is accepted or refused, a refusal changes
//! nothing, and the state stays sound (TB-1.5, CC-3.3, R-CC-41).

use clearing_coffins::{ClearingCoffins, Command, Verdict};
use engine::table::{NewTable, Table};
use engine::{Log, Mode, Secret, Stamp, log};
use fuzz::coffins::{command, options, verdict};
use fuzz::config;
use proptest::prelude::*;

/// One input of any kind.
#[derive(Clone, Debug)]
enum Act {
    Command(Command, usize),
    Verdict(Verdict),
    Wake(u64),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => (command(), any::<usize>()).prop_map(|(command, prompt)| Act::Command(command, prompt)),
        6 => verdict().prop_map(Act::Verdict),
        1 => (0..200_000u64).prop_map(Act::Wake),
    ]
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn arbitrary_inputs_are_survived(
        options in options(), seats in 2..=6u8, seed in any::<u64>(), acts in prop::collection::vec(act(), 0..300),
    ) {
        let dealt = Table::<ClearingCoffins>::shuffled(
            NewTable::new(seats, options), Secret::from_seed(seed), Vec::new(), &mut (),
        );
        let is_good = (1..=4).contains(&options.target)
            && options.sit_out <= 3
            && options.tie_band_ms <= 15
            && options.handicap.most() <= 2_000;
        prop_assert_eq!(dealt.is_ok(), is_good);
        let Ok(mut table) = dealt else { return Ok(()) };
        for act in acts {
            let before = (table.digest(), table.entries().len());
            let accepted = match act {
                Act::Command(command, which) => {
                    let prompts = table.prompts();
                    let Some(prompt) = prompts.get(which % prompts.len().max(1)).copied() else { break };
                    let offered = table.choices(&prompt).contains(&ordered(command));
                    let accepted = table.command(Stamp(0), prompt.seat, prompt.id, command, &mut ()).is_ok();
                    prop_assert_eq!(accepted, offered && prompt.mode == Mode::Open, "{:?}", command);
                    accepted
                }
                Act::Verdict(verdict) => table.verdict(Stamp(0), verdict, &mut ()).is_ok(),
                Act::Wake(at) => table.wake(Stamp(at), &mut ()).is_ok(),
            };
            if !accepted {
                prop_assert_eq!((table.digest(), table.entries().len()), before);
            }
        }
        // Whatever was accepted can be read again.
        let text = log::write(&table);
        let again = Log::<ClearingCoffins>::read(&text).map(|log| log.replay(|_, _| ()).map(|table| table.digest()));
        prop_assert!(matches!(again, Ok(Ok(digest)) if digest == table.digest()));
    }
}

/// R-CC-43: a pair is offered with the lower seat first and accepted in both orders.
fn ordered(command: Command) -> Command {
    use clearing_coffins::Moon;
    match command {
        Command::MoonPick(Moon::Cards { a, b }) => Command::MoonPick(Moon::Cards {
            a: a.min(b),
            b: a.max(b),
        }),
        other => other,
    }
}
