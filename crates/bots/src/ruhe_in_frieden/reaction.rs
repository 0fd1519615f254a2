//! Cards: what each would change, in a window, in the own turn or in another's (RF-7, RF-8).

use super::outlook::{Outlook, inheritance, points};
use crate::best::Best;
use engine::{Fast, Seat};
use ruhe_in_frieden::board::Board;
use ruhe_in_frieden::parts::{Grave, Relative, price};
use ruhe_in_frieden::{Answer, Command, Known, Play};

/// What a card must gain beyond the usual to be thrown into another's move.
const INTERRUPTION: i32 = 200;

/// The card worth playing most, if any is, among the choices of any prompt.
pub(super) fn choose(
    known: &Known,
    outlook: &Outlook<'_>,
    choices: &[Command],
    rng: &mut Fast,
) -> Option<Command> {
    if !choices.iter().any(|choice| play_of(choice).is_some()) {
        return None;
    }
    let scene = Scene::new(known, outlook);
    let passing = scene.settled(outlook, None).worth();
    let mut best = Best::new();
    best.offer(passing + outlook.taste.card_threshold, None, rng);
    for choice in choices {
        if let Some(play) = play_of(choice)
            && let Some(worth) = scene.worth_of(outlook, play)
        {
            best.offer(worth, Some(*choice), rng);
        }
    }
    best.take().flatten()
}

/// A card worth interrupting another for: only money that would be spent otherwise (RF-8.2 c).
pub(super) fn interrupt(
    known: &Known,
    outlook: &Outlook<'_>,
    choices: &[Command],
    rng: &mut Fast,
) -> Option<Command> {
    let scene = Scene::new(known, outlook);
    let mut best = Best::new();
    let least = outlook.worth() + outlook.taste.card_threshold + INTERRUPTION;
    best.offer(least, None, rng);
    for choice in choices {
        if let Some(play @ Play::Maintenance { grave }) = play_of(choice)
            && scene.pays_in_full(known.board.active, grave)
            && let Some(worth) = scene.worth_of(outlook, play)
        {
            best.offer(worth, Some(*choice), rng);
        }
    }
    best.take().flatten()
}

fn play_of(choice: &Command) -> Option<Play> {
    match choice {
        Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
            Some(*play)
        }
        _ => None,
    }
}

/// A declared burial that waits for objections.
#[derive(Clone, Copy)]
struct Declared {
    seat: usize,
    relative: Relative,
    grave: Grave,
    /// Whether it succeeds if nobody objects.
    leads: bool,
}

/// What cards are played into.
struct Scene<'a> {
    board: &'a Board,
    me: Seat,
    declared: Option<Declared>,
}

impl Scene<'_> {
    fn new<'a>(known: &'a Known, outlook: &Outlook<'_>) -> Scene<'a> {
        let board = &known.board;
        let declared = board
            .declared()
            .zip(board.agenda.burial())
            .map(|(grave, burial)| Declared {
                seat: burial.seat.idx(),
                relative: burial.relative,
                grave,
                leads: board.leads_with(burial.seat, grave, 0),
            });
        Scene {
            board,
            me: Seat(outlook.me as u8),
            declared,
        }
    }

    /// The table after the declared burial, if there is one; `leads` says otherwise than the certificates.
    fn settled<'b>(&self, outlook: &Outlook<'b>, leads: Option<bool>) -> Outlook<'b> {
        let mut after = *outlook;
        let Some(declared) = self.declared else {
            return after;
        };
        let succeeds = leads.unwrap_or(declared.leads) && !after.occupied.contains(declared.grave);
        after.lay(
            declared.seat,
            declared.relative.wish,
            succeeds.then_some(declared.grave),
        );
        if succeeds {
            after.spend(declared.seat, declared.grave);
        }
        after
    }

    /// What the table is worth after a play; nothing if it makes no sense.
    fn worth_of(&self, outlook: &Outlook<'_>, play: Play) -> Option<i32> {
        let mut after = *outlook;
        let (card, second) = play.cards();
        after.discard(card);
        if let Some(second) = second {
            after.discard(second);
        }
        match play {
            Play::MixUp { from, coffin, to } | Play::MixUpDouble { from, coffin, to } => {
                self.move_coffin(&mut after, coffin, from, to);
            }
            Play::Shock { grave } => shock(&mut after, grave)?,
            Play::Maintenance { grave } => self.maintain(&mut after, grave)?,
            Play::Illegible { .. } => return self.worth_of_document(outlook, &after),
        }
        Some(self.settled(&after, None).worth())
    }

    fn move_coffin(&self, after: &mut Outlook<'_>, coffin: Relative, from: Grave, to: Grave) {
        if let Some(owner) = self.board.seat_of(coffin.family) {
            after.kin[owner.idx()].banked += points(coffin.wish, to) - points(coffin.wish, from);
        }
        if self.board.graves[from.idx()].len() == 1 {
            after.occupied.remove(from);
        }
        after.occupied.insert(to);
    }

    /// Who pays how many thousands for Grave Maintenance (RF-7.7).
    fn dues(&self, grave: Grave) -> impl Iterator<Item = (Seat, i32, i32)> {
        let others = self.board.all_seats().filter(|seat| *seat != self.me);
        others.filter_map(move |seat| {
            let coffins = self.board.graves[grave.idx()].iter();
            let count = coffins
                .filter(|coffin| self.board.families[seat.idx()] == Some(coffin.family))
                .count() as i32;
            let due = count * price::MAINTENANCE.to_thousands() as i32;
            let money = self.board.money[seat.idx()].to_thousands() as i32;
            (due > 0).then_some((seat, due, money.min(due)))
        })
    }

    fn pays_in_full(&self, seat: Seat, grave: Grave) -> bool {
        self.dues(grave)
            .any(|(payer, due, paid)| payer == seat && paid == due)
    }

    fn maintain(&self, after: &mut Outlook<'_>, grave: Grave) -> Option<()> {
        let mut collected = 0;
        for (seat, _, paid) in self.dues(grave) {
            after.kin[seat.idx()].money -= paid;
            collected += paid;
        }
        after.own().money += collected;
        (collected > 0).then_some(())
    }

    /// A document for or against the declared burial (RF-7.8); `after` is without it.
    fn worth_of_document(&self, outlook: &Outlook<'_>, after: &Outlook<'_>) -> Option<i32> {
        /// How often nobody answers with another document, in per cent.
        const STANDS: i32 = 80;
        let declared = self.declared?;
        let own = self.board.total(self.me, declared.grave);
        // All one has may be laid down, one in each round.
        let hand = outlook.documents_for(declared.grave).count() as u8;
        let is_own = declared.seat == outlook.me;
        let rival = if is_own {
            self.board.rival(self.me, declared.grave)
        } else {
            self.board.total(Seat(declared.seat as u8), declared.grave)
        };
        let enough = if is_own {
            own + hand > rival
        } else {
            own + hand >= rival
        };
        if !enough {
            return None;
        }
        let more = (rival + u8::from(is_own)).saturating_sub(own + 1);
        let with = self.settled(after, Some(is_own)).worth();
        let without = self.settled(after, Some(!is_own)).worth();
        let further = i32::from(more) * outlook.taste.document;
        Some((with * STANDS + without * (100 - STANDS)) / 100 - further)
    }
}

/// The own relative falls two levels (RF-7.6).
fn shock(after: &mut Outlook<'_>, grave: Grave) -> Option<()> {
    let kin = after.own();
    let to_go = kin.to_go[grave.idx()].filter(|to_go| *to_go > 0)?;
    let left = to_go.saturating_sub(4);
    kin.to_go[grave.idx()] = Some(left);
    if left == 0 {
        kin.money += inheritance();
    }
    Some(())
}
