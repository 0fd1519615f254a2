//! Who sits at a table of the lab: a bot, or somebody who sees what is hidden.
//!
//! A bot knows what its seat knows. A [`Seer`] is given the whole truth: it shows how much of a game is luck, because what
//! it does better than the same bot without the truth nobody can do by thinking. Seers live here alone: what a house and a
//! terminal offer is [`WithBots::BOTS`], and no seer is a [`bots::Bot`].

use crate::clairvoyant::{self, Finding};
use crate::exploits::{self, Exploit};
use bots::search::Imagines;
use bots::{BotInfo, UnknownBot, Visitor, WithBots};
use clearing_coffins::ClearingCoffins;
use dawn_under::DawnUnder;
use engine::{Fast, Game, Prompt, Truth as _};
use rest_in_peace::{Command, Kind, Known, RestInPeace, State};
use ruhe_in_frieden::RuheInFrieden;
use std::ops::Deref;

/// Somebody who answers with the whole truth in view. Rights and races are left to the bot of the seat.
pub trait Seer<G: Game>: Send {
    /// Sees what its seat sees, when it happens.
    fn see(&mut self, _sighting: &G::Sighting, _rng: &mut Fast) {}

    /// Picks one of the choices, of which there is at least one.
    fn answer(
        &mut self,
        state: &G::State,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command;

    /// Whether it gave up looking for what it wanted to know, so that what it did says nothing about what can be done.
    fn gave_up(&self) -> bool {
        false
    }
}

/// Makes somebody who sees.
pub type MakeSeer<G> = fn() -> Box<dyn Seer<G>>;

/// Makes somebody who sees, and the bot that does for it whatever is no answer.
pub type SeerInfo<G> = (&'static BotInfo<G>, MakeSeer<G>);

/// Who sits at tables of the lab.
#[derive(Debug)]
pub struct Player<G: Game> {
    bot: &'static BotInfo<G>,
    seer: Option<MakeSeer<G>>,
}

impl<G: Game> Player<G> {
    /// The seer, if it is one.
    pub(crate) fn make_seer(&self) -> Option<Box<dyn Seer<G>>> {
        self.seer.map(|make| make())
    }
}

impl<G: Game> Clone for Player<G> {
    fn clone(&self) -> Player<G> {
        *self
    }
}

impl<G: Game> Copy for Player<G> {}

impl<G: Game> From<&'static BotInfo<G>> for Player<G> {
    fn from(bot: &'static BotInfo<G>) -> Player<G> {
        Player { bot, seer: None }
    }
}

impl<G: Game> Deref for Player<G> {
    type Target = BotInfo<G>;

    fn deref(&self) -> &BotInfo<G> {
        self.bot
    }
}

/// What somebody is called who sees everything.
pub const CLAIRVOYANT: &str = "clairvoyant";

/// A game whose tables the lab plays.
pub trait Playable: WithBots {
    /// Whoever sees everything, if seeing helps: the best bot of the game, with the truth instead of what it imagines. What
    /// it does beside answering it does as the bot of this entry.
    const SEER: Option<SeerInfo<Self>>;

    /// How much a known opponent gains against each level where they bluff and doubt, in rows of a table; nothing where nobody
    /// can. Every response is tried at some of the tables, the best of them at all.
    const EXPLOITS: Option<fn(u64, u64) -> Vec<Exploit>> = None;

    /// The bot of this name or alias, or the clairvoyant.
    ///
    /// # Errors
    /// If there is none; the message lists the bots there are.
    fn find_player(name: &str) -> Result<Player<Self>, UnknownBot> {
        match Self::SEER {
            Some((bot, seer)) if name == CLAIRVOYANT => Ok(Player {
                bot,
                seer: Some(seer),
            }),
            _ => Self::find_bot(name).map(Player::from),
        }
    }
}

/// A bot that searches in the truth.
struct Seeing<B>(B);

impl<G: Game, B: Imagines<G>> Seer<G> for Seeing<B> {
    fn see(&mut self, sighting: &G::Sighting, rng: &mut Fast) {
        self.0.see(sighting, rng);
    }

    fn answer(
        &mut self,
        state: &G::State,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command {
        let mut truth = |_: &mut Fast| state.clone();
        self.0.answer_in(&mut truth, knowledge, prompt, choices, rng)
    }
}

/// Plays by the rules of thumb of the game, knowing what is under every lid.
struct Insider;

impl Seer<DawnUnder> for Insider {
    fn answer(
        &mut self,
        state: &dawn_under::State,
        known: &dawn_under::Known,
        prompt: &Prompt<dawn_under::Kind>,
        choices: &[dawn_under::Command],
        rng: &mut Fast,
    ) -> dawn_under::Command {
        let mut known = known.clone();
        let graves = DawnUnder::hidden(state).graves;
        for (lid, grave) in known.lids.iter_mut().zip(graves) {
            *lid = grave.underside;
        }
        bots::dawn_under::knowing_all(&known, prompt.seat, choices, rng)
    }
}

impl Playable for DawnUnder {
    const SEER: Option<SeerInfo<DawnUnder>> = Some((
        &BotInfo {
            name: CLAIRVOYANT,
            aliases: &[],
            about: "du-bot-sexton",
            is_level: false,
            make: &|| Box::new(Visitor),
        },
        || Box::new(Insider),
    ));

    const EXPLOITS: Option<fn(u64, u64) -> Vec<Exploit>> =
        Some(|tables, seed| exploits::best_responses(tables.div_ceil(4), tables, seed));
}

impl Playable for RuheInFrieden {
    const SEER: Option<SeerInfo<RuheInFrieden>> = Some((
        &BotInfo {
            name: CLAIRVOYANT,
            aliases: &[],
            about: "rf-bot-sexton",
            is_level: false,
            make: &|| Box::new(bots::ruhe_in_frieden::sexton()),
        },
        || Box::new(Seeing(bots::ruhe_in_frieden::sexton())),
    ));
}

impl Playable for ClearingCoffins {
    /// What counts there is how quick a hand is, not what lies hidden.
    const SEER: Option<SeerInfo<ClearingCoffins>> = None;
}

impl Playable for RestInPeace {
    const SEER: Option<SeerInfo<RestInPeace>> = Some((
        &BotInfo {
            name: CLAIRVOYANT,
            aliases: &[],
            about: "rp-bot-sexton",
            is_level: false,
            make: &|| Box::new(Visitor),
        },
        || Box::new(Solver::new(clairvoyant::POSITIONS_MAX)),
    ));
}

/// Wins every house that can be won, unless there are too many positions to find out; a house like that is lost, and
/// counted apart.
struct Solver {
    positions_max: u64,
    /// What is left of a line that wins, the next command last.
    line: Option<Vec<Command>>,
    gave_up: bool,
}

impl Solver {
    fn new(positions_max: u64) -> Solver {
        Solver {
            positions_max,
            line: None,
            gave_up: false,
        }
    }

    /// A line that wins, the next command last; empty if none was found.
    fn look(&mut self, state: &State) -> Vec<Command> {
        match clairvoyant::winning_line(state, self.positions_max) {
            Finding::Won { mut line, .. } => {
                line.reverse();
                line
            }
            finding => {
                self.gave_up = finding == Finding::TooMany;
                Vec::new()
            }
        }
    }
}

impl Seer<RestInPeace> for Solver {
    fn answer(
        &mut self,
        state: &State,
        _: &Known,
        _: &Prompt<Kind>,
        choices: &[Command],
        _: &mut Fast,
    ) -> Command {
        if self.line.is_none() {
            self.line = Some(self.look(state));
        }
        // Without a line there is nothing to be won, as far as it knows; it concedes.
        let next = self.line.as_mut().and_then(Vec::pop);
        next.unwrap_or(choices[choices.len() - 1])
    }

    fn gave_up(&self) -> bool {
        self.gave_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Findings, Format, Run, Series, simulate};

    fn wins<G: Playable>(name: &str, options: G::Options, games: u64) -> u64 {
        let run = Run::new(vec![G::find_player(name).unwrap()], options, games, 5);
        simulate(&run, &|_| {}).unwrap().report.wins[0].count
    }

    #[test]
    fn the_clairvoyant_wins_what_can_be_won_and_nothing_else() {
        let games = testbed::times(60);
        let options = rest_in_peace::Options::default();
        let can_be_won = (0..games).filter(|table| {
            let mut chance = Fast::new(crate::table_seed(5, *table));
            let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut chance);
            let state = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
            clairvoyant::can_be_won(&state, clairvoyant::POSITIONS_MAX) == Some(true)
        });
        let can_be_won = can_be_won.count() as u64;
        assert_eq!(wins::<RestInPeace>("clairvoyant", options, games), can_be_won);
        assert!(can_be_won > wins::<RestInPeace>("mourner", options, games));
    }

    #[test]
    fn houses_that_take_too_long_are_counted_apart_from_those_that_are_lost() {
        const FEW: u64 = 40;
        let (bot, _) = RestInPeace::SEER.unwrap();
        let hurried = Player {
            bot,
            seer: Some(|| Box::new(Solver::new(FEW))),
        };
        let options = rest_in_peace::Options::default();
        let run = Run::new(vec![hurried], options, 100, 5);
        let report = simulate(&run, &|_| {}).unwrap().report;
        let found = |finding: fn(&Finding) -> bool| {
            let of = |table: &u64| {
                let mut chance = Fast::new(crate::table_seed(5, *table));
                let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut chance);
                let state = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
                // Where nothing can be done nobody looks.
                !RestInPeace::prompts(&state).is_empty() && finding(&clairvoyant::winning_line(&state, FEW))
            };
            (0..100).filter(of).count() as u64
        };
        let (won, too_many) = (
            found(|finding| finding.is_won() == Some(true)),
            found(|finding| *finding == Finding::TooMany),
        );
        assert!(won > 10 && too_many > 10, "{won} {too_many}");
        assert_eq!((report.wins[0].count, report.not_found_out), (won, too_many));
        assert!(report.to_string().contains("\nnot found out "), "{report}");
        let series = Series::new(Format::Seated, &[hurried], 1, options, 100, 5).unwrap();
        let mut standing = series.begin();
        series
            .play(&mut standing, &|_| {}, &mut |_| Ok::<_, ()>(()))
            .unwrap();
        let found = Findings::new(&series, &standing, Vec::new());
        assert_eq!(found.not_found_out, too_many);
        assert!(found.to_string().contains("\nnot found out "), "{found}");
        let row = format!("\nnot_found_out,,,{too_many},100,");
        assert!(found.to_csv().contains(&row), "{}", found.to_csv());
        assert!(found.to_page("Rest in Peace").contains("Not found out"));
        // Whoever has time enough finds out more, and mourners look for nothing.
        let unhurried = RestInPeace::find_player(CLAIRVOYANT).unwrap();
        let told = |player: Player<RestInPeace>| {
            let run = Run::new(vec![player], options, 100, 5);
            simulate(&run, &|_| {}).unwrap().report.not_found_out
        };
        assert!(told(unhurried) < too_many);
        assert_eq!(told(RestInPeace::find_player("mourner").unwrap()), 0);
    }

    #[test]
    fn whoever_sees_through_lids_beats_a_perfect_memory() {
        let players = ["clairvoyant", "sexton"].map(|name| DawnUnder::find_player(name).unwrap());
        let options = dawn_under::Options::default();
        let run = Run::new(players.to_vec(), options, testbed::times(60), 5);
        let report = simulate(&run, &|_| {}).unwrap().report;
        assert!(
            report.wins[0].count > 4 * report.wins[1].count,
            "{:?}",
            report.wins
        );
    }

    #[test]
    fn a_seer_is_no_bot() {
        // What houses and terminals offer is found by `find_bot`, and nothing else is.
        fn check<G: Playable>(sees: bool) {
            assert!(G::find_bot(CLAIRVOYANT).is_err());
            assert_eq!(G::find_player(CLAIRVOYANT).is_ok(), sees, "{}", G::NAME);
            assert!(G::find_player("sexton").unwrap().make_seer().is_none());
        }
        check::<RestInPeace>(true);
        check::<DawnUnder>(true);
        check::<RuheInFrieden>(true);
        check::<ClearingCoffins>(false);
    }
}
