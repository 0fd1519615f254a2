//! Rest in Peace: one seat, and a screen of its own.

use super::{Kept, another, is_plain, keep, resume, say_farewell, session};
use crate::cli::Play;
use crate::input::{BadInput, deal_table};
use catalog::RestInPeace;
use engine::table::Table;
use tui::Next;
use tui::solitaire::{Solitaire, play_full_screen, play_plain};

pub(super) fn run(play: &Play) -> anyhow::Result<()> {
    if play.seats.is_some_and(|seats| seats != 1) || !play.bots.is_empty() || play.people.len() > 1 {
        let message = "rest-in-peace is for one person; --seats, --people and --bots are for the other games";
        return Err(BadInput::new(message).into());
    }
    let (table, kept) = sit_down(play)?;
    let mut solitaire = Solitaire {
        session: session(play, table, kept)?,
        auto_close: play.auto_close,
    };
    let colors = solitaire.session.colors;
    loop {
        let ended = if is_plain(play) {
            play_plain(solitaire, std::io::stdin().lock(), std::io::stdout().lock())?
        } else {
            let ended = play_full_screen(solitaire)?;
            say_farewell(&ended);
            ended
        };
        let table = match ended.next {
            Next::Leave => return Ok(()),
            Next::NewGame => another(&ended, None)?,
            Next::SameDeal => another(&ended, Some(ended.table.settled_deal()))?,
        };
        let kept = keep(play, &table, None)?;
        let next = session(play, table, kept)?
            .with_lang(ended.lang)
            .with_colors(colors);
        solitaire = Solitaire {
            session: next,
            auto_close: play.auto_close,
        };
    }
}

/// A new table or one that goes on, and the file it is kept in.
fn sit_down(play: &Play) -> anyhow::Result<(Table<RestInPeace>, Kept)> {
    if let Some(file) = &play.resume {
        return resume(play, file.as_deref());
    }
    let doors: Vec<String> = play.doors.iter().map(|doors| format!("doors={doors}")).collect();
    let table = deal_table::<RestInPeace, _>(&play.dealing, None, &doors, &mut ())?;
    let kept = keep(play, &table, play.log.as_deref())?;
    Ok((table, kept))
}
