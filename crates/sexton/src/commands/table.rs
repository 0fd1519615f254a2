//! `sexton table`: one table for programs.

use crate::cli::TableArgs;
use crate::input::{BadInput, deal_table};
use engine::Truth;
use protocol::lines::Session;

pub(crate) fn run(args: &TableArgs) -> anyhow::Result<()> {
    catalog::with_game!(&args.game, G => serve::<G>(args)).map_err(BadInput::from)?
}

fn serve<G: Truth>(args: &TableArgs) -> anyhow::Result<()> {
    let table = deal_table::<G, _>(&args.dealing, args.seats, &[], &mut ())?;
    Session::new(table).serve(std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(())
}
