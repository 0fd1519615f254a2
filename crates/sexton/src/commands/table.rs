//! `sexton table`: tables for a program.

use crate::cli::{Dealing, TableArgs};
use crate::input::{BadInput, deal_table, options_of, read_options};
use crate::programs::Roll;
use anyhow::Context as _;
use bots::WithBots;
use bots::advice::advise;
use engine::table::{NewTable, Table};
use engine::{Problem, Prompt, Seat, Secret, Truth};
use protocol::lines::{self, AdviceLine, Company, Dealer, New, Session};
use words::{Lang, Words};

pub(crate) fn run(args: &TableArgs) -> anyhow::Result<()> {
    catalog::with_game!(&args.game, G => serve::<G>(args)).map_err(BadInput::from)?
}

fn serve<G: Truth + WithBots>(args: &TableArgs) -> anyhow::Result<()> {
    let mut roll = Roll::open(&args.programs, true)?;
    let mut bots = Vec::new();
    for name in &args.bots {
        bots.push(roll.find::<G>(name)?);
    }
    let company = match args.seat {
        Some(seat) => {
            if bots.is_empty() && *G::SEATS.end() > 1 {
                bots.push(G::usual_bot());
            }
            Company::around(Seat(seat), bots)
        }
        None => Company::last(bots),
    };
    let seats = args.seats.or_else(|| usual_seats::<G>(args));
    let table = deal_table::<G, _>(&args.dealing, seats, &[], &mut ())?;
    let seed = bot_seed(args.dealing.seed)?;
    let session = Session::with_company(
        table,
        company,
        seed,
        Some(dealer::<G>(args, seats)?),
        adviser::<G>,
    );
    let mut session =
        session.map_err(|problem| BadInput::new(format!("--{}: {}", problem.field, problem.message)))?;
    let serve = lines::server::<G>().context("the catalog knows the game")?;
    serve(
        &mut session,
        &mut std::io::stdin().lock(),
        &mut std::io::stdout().lock(),
    )?;
    drop(session);
    roll.tell_failures();
    Ok(())
}

/// As many as are named, if nobody says how many play: bots, and one who drives.
fn usual_seats<G: WithBots>(args: &TableArgs) -> Option<u8> {
    let named = u8::try_from(args.bots.len() + 1).unwrap_or(u8::MAX);
    let least = *G::SEATS.start();
    (!args.bots.is_empty()).then_some(named.max(least))
}

/// The number bots' chance comes from: that of the deal, or one nobody knows beforehand.
fn bot_seed(seed: Option<u64>) -> Result<u64, getrandom::Error> {
    match seed {
        Some(seed) => Ok(seed),
        None => {
            let mut bytes = [0; 8];
            getrandom::fill(&mut bytes)?;
            Ok(u64::from_le_bytes(bytes))
        }
    }
}

/// Deals the next table: as the command line says, but for what the request says.
fn dealer<G: Truth>(args: &TableArgs, seats: Option<u8>) -> Result<Dealer<G>, BadInput> {
    let Dealing {
        preset,
        options,
        practice,
        ..
    } = &args.dealing;
    let (preset, practice) = (preset.clone(), *practice);
    let usual = read_options::<G>(preset.as_deref(), options)?;
    let seats = seats.unwrap_or(*G::SEATS.start());
    Ok(Box::new(move |new: &New, events| {
        let options = match (&new.preset, &new.options) {
            (None, None) => usual.clone(),
            (preset, options) => {
                let usual = match preset {
                    Some(name) => engine::preset::find::<G>(name)?.values(),
                    None => options_of::<G>(&usual),
                };
                let mut all = usual;
                all.extend(options.clone().unwrap_or_default());
                engine::preset::read::<G>(all).map_err(|error| Problem::new("options", error.to_string()))?
            }
        };
        let deal = match &new.deal {
            Some(deal) => Some(
                serde_json::from_value(deal.clone())
                    .map_err(|error| Problem::new("deal", error.to_string()))?,
            ),
            None => None,
        };
        let chance = |_: getrandom::Error| Problem::new("seed", "the system gives no chance; name a seed");
        let secret = match new.seed {
            Some(seed) => Secret::from_seed(seed),
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).map_err(chance)?;
                Secret::from_bytes(bytes)
            }
        };
        let table = NewTable::<G> {
            deal,
            practice: new.practice.unwrap_or(practice),
            ..NewTable::new(new.seats.unwrap_or(seats), options)
        };
        let seed = bot_seed(new.seed).map_err(chance)?;
        Ok((Table::shuffled(table, secret, Vec::new(), events)?, seed))
    }))
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
