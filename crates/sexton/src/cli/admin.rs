//! What can be said to `sexton admin`.

use super::Language;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(mut_arg("lang", |lang| super::of_what_is_printed(lang).global(true)))]
pub(crate) struct Admin {
    /// The data folder of the house.
    #[arg(long, global = true, value_name = "DIR", env = "SEXTON_DATA")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: Language,
    /// Print the answer as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// Times are written 30m, 12h or 7d.
#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// List the tables that are not over.
    Tables,
    /// Look at one table.
    Table {
        /// The table's name in links.
        table: String,
    },
    /// List the guests: who is here, and who was here last.
    Guests,
    /// Look at one guest and their tables.
    Guest {
        /// Who, as the list of guests shows it.
        guest: String,
    },
    /// Close a table: before the deal it is deleted, afterwards it is over and nobody has won.
    Close {
        /// The table's name in links.
        table: String,
    },
    /// A guest cannot chat at any table for a while.
    Mute {
        /// Who.
        guest: String,
        /// How long: 30m, 12h or 7d.
        #[arg(long = "for", value_name = "TIME", default_value = "1d", value_parser = minutes)]
        time: u32,
    },
    /// Keep somebody out: a guest, an address, or both.
    ///
    /// A guest who deletes their cookies is a new one; --with-address keeps out the addresses they are connected from now,
    /// and whoever shares them. An address is saved for as long as the ban lasts and is in no log.
    Ban {
        /// Who.
        #[arg(required_unless_present = "address")]
        guest: Option<String>,
        /// From where; IPv6 addresses count by their first 64 bits.
        #[arg(long, value_name = "ADDRESS")]
        address: Option<String>,
        /// Also the addresses the guest is connected from now.
        #[arg(long, requires = "guest")]
        with_address: bool,
        /// How long: 30m, 12h or 7d.
        #[arg(long = "for", value_name = "TIME", default_value = "7d", value_parser = minutes)]
        time: u32,
    },
    /// List who is kept out and who is muted, and until when.
    Bans,
    /// End a ban or a mute.
    Lift {
        /// Its number in the list of bans.
        entry: u64,
    },
    /// Delete a guest and everything of theirs.
    ///
    /// Seats they hold become free, tables that are theirs alone end, and in finished tables their name becomes *somebody*.
    /// Logs name nobody and still verify.
    Delete {
        /// Who.
        guest: String,
    },
    /// Tell everybody something, on every page.
    Announce {
        /// What, on one line.
        text: String,
        /// How long whoever comes is told it, too.
        #[arg(long = "for", value_name = "TIME", default_value = "10m", value_parser = minutes)]
        time: u32,
    },
    /// Let nobody new in; tables go on, and the house closes when nobody plays any more.
    Drain {
        /// Let people in again.
        #[arg(long)]
        stop: bool,
    },
    /// Copy everything that is saved to a new file, while the house is open.
    Backup {
        /// The file; it must not exist.
        file: PathBuf,
    },
    /// List what guests have reported.
    Reports,
    /// Take a report off the list: it is dealt with.
    Settle {
        /// Its number in the list of reports.
        entry: u64,
    },
    /// List what was done here, from where and when, the last first.
    Audit {
        /// How many entries.
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u16,
    },
}

/// A time in minutes.
fn minutes(text: &str) -> Result<u32, String> {
    let wrong = || "expected a time such as 30m, 12h or 7d".to_owned();
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let count: u32 = text[..text.len() - unit.len_utf8()]
        .parse()
        .map_err(|_| wrong())?;
    let each = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 24 * 60,
        _ => return Err(wrong()),
    };
    count
        .checked_mul(each)
        .filter(|minutes| *minutes > 0)
        .ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_number_and_a_unit() {
        assert_eq!(
            (minutes("30m"), minutes("12h"), minutes("7d")),
            (Ok(30), Ok(720), Ok(10_080))
        );
        for wrong in ["", "m", "0m", "7", "7w", "-1d", "99999999d", "7ü"] {
            assert!(minutes(wrong).is_err(), "{wrong}");
        }
    }
}
