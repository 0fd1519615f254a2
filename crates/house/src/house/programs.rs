//! Programs among the guests: made by whoever looks after the house, or by a guest, who owns them.

use super::{House, Inner};
use crate::{HouseRefusal, names};
use protocol::wire::Trouble;
use serde::{Deserialize, Serialize};
use store::{GuestId, Note, TokenHash};

/// How many programs a guest may have.
const OWNED_MAX: usize = 5;
/// How many there may be in all.
const PROGRAMS_MAX: usize = 1_000;

/// The kind of note that says whose a program is.
const KIND: &str = "program";

/// Who comes with a token, the token as it travels, and what the store knows it by.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// Who.
    pub guest: GuestId,
    /// The token.
    pub text: String,
    /// Its hash.
    pub hash: TokenHash,
}

/// What the house remembers of a guest who is a program.
#[derive(Serialize, Deserialize)]
struct Data {
    program: bool,
}

/// Whether a guest is a program.
pub(crate) fn is_program(guest: &store::Guest) -> bool {
    serde_json::from_str(&guest.data).is_ok_and(|data: Data| data.program)
}

/// Whose a program is.
#[derive(Serialize, Deserialize)]
struct Owned {
    guest: String,
    owner: Option<String>,
}

impl House {
    /// Makes a program of a guest's own, by a token that is new, and gives its name.
    ///
    /// # Errors
    /// If it can have no such name, if the guest has too many, or if the store says no.
    pub async fn enrol(&self, name: &str, owner: GuestId, token: &NewToken) -> Result<String, Trouble> {
        self.0.enrol(name, Some(owner), token).await
    }
}

impl Inner {
    /// Keeps a program under a name.
    pub(super) async fn enrol(
        &self,
        name: &str,
        owner: Option<GuestId>,
        token: &NewToken,
    ) -> Result<String, Trouble> {
        let name = names::clean(name, self.settings.limits.name_chars).ok_or(HouseRefusal::BadName)?;
        let all = self.read(self.store.notes(KIND.to_owned(), PROGRAMS_MAX).await)?;
        let owned = owner.map(|owner| of(&all, owner).count());
        if all.len() >= PROGRAMS_MAX || owned.is_some_and(|count| count >= OWNED_MAX) {
            return Err(HouseRefusal::TooManyPrograms.into());
        }
        let now = self.now();
        let guest = store::Guest {
            id: token.guest,
            name: name.clone(),
            made_ms: now,
            seen_ms: now,
            data: serde_json::to_string(&Data { program: true }).unwrap_or_default(),
        };
        let value = Owned {
            guest: token.guest.to_string(),
            owner: owner.map(|owner| owner.to_string()),
        };
        let note = Note {
            id: 0,
            kind: KIND.to_owned(),
            at_ms: now,
            until_ms: None,
            value: serde_json::to_string(&value).unwrap_or_default(),
        };
        self.kept(self.store.put_guest(guest).await)?;
        self.kept(self.store.put_token(token.hash, token.guest, now).await)?;
        self.kept(self.store.add_note(note).await)?;
        Ok(name)
    }

    /// Takes what says of a guest's programs, and the guest's own if it is one, off the list; gives the programs.
    pub(super) async fn drop_programs_of(&self, guest: GuestId) -> Result<Vec<GuestId>, Trouble> {
        let all = self.read(self.store.notes(KIND.to_owned(), PROGRAMS_MAX).await)?;
        let mut programs = Vec::new();
        for note in &all {
            let Ok(owned) = serde_json::from_str::<Owned>(&note.value) else {
                continue;
            };
            let is_owner = owned.owner == Some(guest.to_string());
            if is_owner || owned.guest == guest.to_string() {
                self.kept(self.store.drop_note(note.id).await)?;
            }
            if is_owner {
                programs.extend(owned.guest.parse::<GuestId>().ok());
            }
        }
        Ok(programs)
    }
}

/// The programs of a guest.
fn of(notes: &[Note], owner: GuestId) -> impl Iterator<Item = &Note> {
    let owner = owner.to_string();
    notes.iter().filter(move |note| {
        let owned = serde_json::from_str::<Owned>(&note.value);
        owned.is_ok_and(|owned| owned.owner.as_ref() == Some(&owner))
    })
}
