//! Arbitrary commands of Ruhe in Frieden: each is accepted or refused, a refusal changes nothing, the state stays sound.

use engine::table::{NewTable, Table};
use engine::{Mode, Seat, Secret, Stamp};
use fuzz::burials::{command, options};
use fuzz::config;
use proptest::prelude::*;
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::Start;

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn arbitrary_commands_are_survived(
        options in options(), seats in 1..7u8, seed in any::<u64>(), practice in any::<bool>(),
        commands in prop::collection::vec((command(), 0..40u8, any::<prop::sample::Index>(), any::<u64>()), 0..300),
    ) {
        // TB-1.5, T-RF-99, T-RF-114
        let new = NewTable::<RuheInFrieden> { practice, ..NewTable::new(seats, options) };
        let dealt = Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ());
        let sits = |start| match start {
            Start::Seat(Seat(seat)) => seat < seats,
            Start::Random => true,
        };
        let can_play = (2..=5).contains(&seats) && options.new_cemetery_points <= 2 && sits(options.start);
        prop_assert_eq!(dealt.is_ok(), can_play);
        let Ok(mut table) = dealt else { return Ok(()) };
        for (command, oddity, which, at) in commands {
            let before = (table.digest(), table.entries().len());
            let prompts = table.prompts();
            if prompts.is_empty() || oddity == 2 {
                // Nobody has to be asked for a round to close; without one it is refused.
                if table.close_round(Stamp(at), &mut ()).is_err() {
                    prop_assert_eq!((table.digest(), table.entries().len()), before);
                }
                continue;
            }
            let mut prompt = prompts[which.index(prompts.len())];
            let choices = table.choices(&prompt);
            // Arbitrary commands are seldom legal: most of the time one is chosen, so that games get somewhere.
            let command = match choices.is_empty() || oddity < 15 {
                true => command,
                false => choices[which.index(choices.len())],
            };
            let offered = choices.contains(&command);
            // Now and then a stale prompt or another seat.
            if oddity == 0 { prompt.id.0 += 1_000_000; }
            let seat = if oddity == 1 { Seat((prompt.seat.0 + 1) % seats) } else { prompt.seat };
            let accepted = table.command(Stamp(at), seat, prompt.id, command, &mut ()).is_ok();
            prop_assert_eq!(accepted, offered && oddity > 1);
            if !accepted || prompt.mode == Mode::Sealed {
                prop_assert_eq!((table.digest(), table.entries().len()), before);
            }
        }
    }
}
