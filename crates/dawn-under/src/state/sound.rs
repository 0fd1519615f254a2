//! The invariants of DU-1.7.

use super::State;
use crate::api::{CountGrave, Phase, Rats, Rucola};
use crate::parts::{Colours, Content, GARLIC, Grave, RATS, STAKES, STAKES_FULL, Underside};

impl State {
    /// Asserts I-1 to I-7.
    ///
    /// # Panics
    /// If the program has made a mistake.
    pub(crate) fn assert_sound(&self) {
        self.assert_vampires();
        self.assert_lids();
        self.assert_garlic_and_stakes();
        self.assert_rows();
        self.assert_figures();
    }

    /// I-1, I-6: sixty vampires, ten of each colour; a grave holds one thing by its type.
    fn assert_vampires(&self) {
        let known = &self.known;
        let mut vampires: Colours = self.hidden.set_aside.iter().map(|it| it.peek()).collect();
        for (seat, belongings) in known.belongings.iter() {
            let row = &belongings.row;
            row.vampires().iter().flatten().for_each(|it| vampires.add(*it));
            let down = &self.hidden.hands[seat][row.down()];
            down.iter().for_each(|it| vampires.add(it.peek()));
        }
        for content in &known.contents {
            if let Content::Vampire(colour) = content {
                vampires.add(*colour);
            }
        }
        known.phase.in_hand().into_iter().for_each(|it| vampires.add(it));
        assert_eq!(vampires, Colours::ALL, "every vampire is somewhere, once");
    }

    /// I-2, I-3: every lid is on its grave, in the reserve, or taken.
    fn assert_lids(&self) {
        let known = &self.known;
        let lidless = known.plague.as_ref().map_or(0, |plague| plague.rats.len());
        let mut coloured: Colours = self.reserve().iter().map(|lid| lid.peek()).collect();
        let mut rats = 0;
        for grave in Grave::all().filter(|grave| !known.is_lidless(*grave)) {
            match self.lid(grave) {
                Underside::Colour(colour) => coloured.add(colour),
                Underside::Rat => rats += 1,
            }
            let seen = known.lids[grave.idx()];
            assert!(
                seen.is_none_or(|lid| lid == self.lid(grave)),
                "what was seen is true"
            );
        }
        assert_eq!(coloured, Colours::ALL, "every coloured lid is somewhere, once");
        let taken: usize = known.belongings.iter().map(|(_, it)| usize::from(it.rats)).sum();
        let all = if known.options.rats == Rats::Off { 0 } else { RATS };
        assert_eq!(rats + taken, all, "every rat lid is on the board or taken");
        assert_eq!(
            usize::from(known.reserve),
            rats + lidless,
            "the reserve has a lid for every rat"
        );
    }

    /// I-4, I-5.
    fn assert_garlic_and_stakes(&self) {
        let known = &self.known;
        let all = if known.options.garlic.is_on() { GARLIC } else { 0 };
        let mut held = 0;
        for (seat, belongings) in known.belongings.iter() {
            let lies = |content: &&Content| **content == Content::Garlic(seat);
            let in_graves = known.contents.iter().filter(lies).count();
            assert_eq!(usize::from(belongings.garlic) + in_graves, usize::from(all));
            assert!(
                belongings.stakes < STAKES_FULL,
                "three stakes go back at once (DU-4.10)"
            );
            held += belongings.stakes;
        }
        assert_eq!(known.supply() + held, STAKES);
    }

    /// I-7: the two outermost vampires at each end are face up.
    fn assert_rows(&self) {
        for (seat, belongings) in self.known.belongings.iter() {
            let row = &belongings.row;
            assert!(row.wants_turning().is_none(), "{seat} has turned up what it must");
            let down = row.vampires().iter().filter(|vampire| vampire.is_none()).count();
            assert_eq!(down, row.down().len(), "face-down vampires are the dealt ones");
            // DU-8.3: a giver's row may be empty until the whole event is over.
            let giving = matches!(
                self.known.phase,
                Phase::Give(_) | Phase::Receive { .. } | Phase::Over(_)
            );
            assert!(giving || !row.is_empty(), "an empty row ends the game (DU-8.1)");
        }
    }

    /// DU-6.2, DU-5.9: nothing stays open between turns, and Rucola waits on a column only in his owner's turn.
    fn assert_figures(&self) {
        let known = &self.known;
        assert!(
            known.phase != Phase::Moving,
            "somebody is asked, or the game is over"
        );
        if let Rucola::Column { owner } = known.rucola {
            // R-DU-55: a turn lost by his help may be the last of an idle game.
            let over = matches!(known.phase, Phase::Over(_));
            assert!(
                over || owner == known.turn.active,
                "a column is left at the end of the turn"
            );
        }
        if let Rucola::Grave { owner, grave } = known.rucola {
            let helping = matches!(known.phase, Phase::RucolaEnd { .. } | Phase::Over(_));
            // R-DU-59: by agreement his owner may open it, and in the expansion it stays open to the end of the turn.
            let opened = *known.options.count_grave == CountGrave::Owner && owner == known.turn.active;
            assert!(
                helping || opened || !known.open.contains(grave),
                "a reserved grave is closed"
            );
        }
    }
}
