//! `sexton table`: one table for programs.

use crate::cli::TableArgs;
use crate::input::{BadInput, deal_table};
use bots::WithBots;
use bots::advice::advise;
use engine::{Prompt, Truth};
use protocol::lines::{AdviceLine, Session};
use words::{Lang, Words};

pub(crate) fn run(args: &TableArgs) -> anyhow::Result<()> {
    catalog::with_game!(&args.game, G => serve::<G>(args)).map_err(BadInput::from)?
}

fn serve<G: Truth + WithBots>(args: &TableArgs) -> anyhow::Result<()> {
    let table = deal_table::<G, _>(&args.dealing, args.seats, &[], &mut ())?;
    Session::new(table, adviser::<G>).serve(std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(())
}

/// Counts and looks at no clock, so that the same table gets the same advice on any machine.
fn adviser<G: WithBots>(
    knowledge: &G::Knowledge,
    prompt: &Prompt<G::Kind>,
    choices: &[G::Command],
) -> Vec<AdviceLine<G::Command>> {
    let words = Words::of(Lang::En);
    let advised = advise::<G>(knowledge, prompt, choices, G::ADVISING, None);
    let line = |one: bots::advice::Advised<G::Command>| AdviceLine {
        choice: one.command,
        value: one.worth.map(|worth| worth.value),
        margin: one.worth.map(|worth| worth.margin),
        best: one.is_best,
        reasons: one.reasons.iter().map(|reason| words.say(reason)).collect(),
    };
    advised.into_iter().map(line).collect()
}
