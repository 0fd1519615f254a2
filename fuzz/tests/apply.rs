//! Arbitrary commands: each is accepted or refused, a refusal changes nothing, and the state stays sound (TB-1.5).

use engine::table::{NewTable, Table};
use engine::{Seat, Secret, Stamp};
use fuzz::{command, config, options};
use proptest::prelude::*;
use rest_in_peace::RestInPeace;

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn arbitrary_commands_are_survived(
        options in options(), seed in any::<u64>(), practice in any::<bool>(),
        commands in prop::collection::vec((command(), 0..40u8, any::<u64>()), 0..200),
    ) {
        let new = NewTable::<RestInPeace> { practice, ..NewTable::new(1, options) };
        let dealt = Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ());
        prop_assert_eq!(dealt.is_ok(), (1..=5).contains(&options.doors));
        let Ok(mut table) = dealt else { return Ok(()) };
        for (command, oddity, at) in commands {
            let before = (table.digest(), table.entries().len());
            let Some(mut prompt) = table.prompts().first().copied() else { break };
            let offered = table.choices(&prompt).contains(&command);
            // Now and then a stale prompt or a seat that is not there.
            if oddity == 0 { prompt.id.0 += 1; }
            let seat = if oddity == 1 { Seat(1) } else { Seat(0) };
            if oddity == 2 {
                let _ = table.take_back(Stamp(at));
                continue;
            }
            let accepted = table.command(Stamp(at), seat, prompt.id, command, &mut ()).is_ok();
            prop_assert_eq!(accepted, offered && oddity > 1);
            if !accepted {
                prop_assert_eq!((table.digest(), table.entries().len()), before);
            }
        }
    }
}
