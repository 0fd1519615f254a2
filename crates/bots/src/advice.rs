//! What a sexton would say of every choice: how well it does, how sure that is, and why.
//!
//! [`advise`] is given what a seat knows, a prompt and its choices, and nothing else: worlds that differ only in what is
//! hidden get the same advice. Nobody forgets here: an adviser has the best memory the game allows.

use crate::search::{Budget, Effort, Guide, Manner, Search, Weighed, merge};
use crate::{Clock, WithBots};
use engine::{Fast, Game, Phrase, Prompt};

/// How well a choice does, in thousandths: 1,000 is a win for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The chance to win, as far as it can be judged.
    pub value: u16,
    /// Half the width of a 95 % interval around it.
    pub margin: u16,
}

/// What is said of one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<C> {
    /// The choice; nothing means to let a race or a right pass.
    pub command: Option<C>,
    /// How well it does; nothing if there was no time to try it.
    pub worth: Option<Worth>,
    /// What it risks and what it gains, by what the seat knows.
    pub reasons: Vec<Phrase>,
    /// Whether a sexton would take it. At most one is.
    pub is_best: bool,
}

/// Says of every choice how well it does and why. To let it pass, where that is possible, comes last.
///
/// Without a clock it counts, and says the same again.
pub fn advise<G: WithBots>(
    knowledge: &G::Knowledge,
    prompt: &Prompt<G::Kind>,
    choices: &[G::Command],
    effort: Effort,
    clock: Option<Clock>,
) -> Vec<Advised<G::Command>> {
    let mut rng = Fast::new(u64::from(prompt.id.0));
    let pondering = Pondering { effort, clock };
    let weighed = G::weigh(knowledge, prompt, choices, pondering, &mut rng);
    // The surest: what does well wherever in its interval the true value lies.
    let tried = weighed.iter().filter(|one| one.times > 0);
    let best = tried.max_by_key(|&one| Worth::of(one).least());
    // Where the sexton plays by rules of thumb they decide, unless something else is better beyond doubt.
    let habit = G::habit(knowledge, prompt, choices, &mut rng);
    let habit = weighed.iter().find(|one| one.times > 0 && one.command == habit);
    let habit = habit.filter(|habit| {
        habit.command.is_some() && best.is_none_or(|best| Worth::of(best).least() <= Worth::of(habit).most())
    });
    let best = habit.or(best).map(|best| best.command);
    let pass = weighed.iter().any(|one| one.command.is_none()).then_some(None);
    let all = choices.iter().copied().map(Some).chain(pass);
    let advised = |command: Option<G::Command>| {
        let found = weighed.iter().find(|one| one.command == command && one.times > 0);
        Advised {
            command,
            worth: match (command, found) {
                (Some(it), _) if G::concedes(&it) => Some(Worth { value: 0, margin: 0 }),
                (_, found) => found.map(Worth::of),
            },
            reasons: G::reasons(knowledge, prompt, command.as_ref()),
            is_best: best == Some(command),
        }
    };
    all.map(advised).collect()
}

impl Worth {
    fn of<C>(weighed: &Weighed<C>) -> Worth {
        let thousandths = |share: f64| (1_000.0 * share).round().clamp(0.0, 1_000.0) as u16;
        // Where all tries came to the same, the next may still not: the rule of three.
        let margin = if weighed.error == 0.0 {
            3.0 / f64::from(weighed.times.max(6))
        } else {
            1.96 * weighed.error
        };
        Worth {
            value: thousandths(weighed.worth),
            margin: thousandths(margin).min(500),
        }
    }

    /// The low end of its interval.
    fn least(self) -> i32 {
        i32::from(self.value) - i32::from(self.margin)
    }

    /// The high end.
    fn most(self) -> i32 {
        i32::from(self.value) + i32::from(self.margin)
    }
}

/// How long an adviser may think.
#[derive(Clone, Copy, Debug)]
pub struct Pondering {
    /// In all.
    pub effort: Effort,
    /// The time it thinks by; without one it counts.
    pub clock: Option<Clock>,
}

impl Pondering {
    /// Weighs all choices: half of the time each gets the same share, so that of each something is known; then those that
    /// do well are looked at more closely.
    pub fn weigh<G: Game, U: Guide<G>>(
        self,
        guide: &mut U,
        manner: Manner,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> Vec<Weighed<G::Command>> {
        let Effort { iterations, most_ms } = self.effort;
        let begun = self.clock.map(|clock| (clock, clock()));
        let playing: Vec<G::Command> = choices.iter().copied().filter(|it| !G::concedes(it)).collect();
        let count = playing.len().max(1) as u64;
        let mut search = Search::new(Manner {
            nodes_max: manner.nodes_max.min(iterations + 1),
            ..manner
        });
        let mut all: Vec<Weighed<G::Command>> = Vec::new();
        for (place, choice) in (1..).zip(&playing) {
            let until_ms = most_ms * place / (2 * count);
            let is_over = || begun.is_some_and(|(clock, begun)| clock().saturating_sub(begun) >= until_ms);
            let budget = Budget {
                iterations: (u64::from(iterations) / (2 * count)).max(LEAST) as u32,
                is_over: Some(&is_over),
            };
            merge(&mut all, search.weigh(guide, prompt, &[*choice], budget, rng));
        }
        let is_over = || begun.is_some_and(|(clock, begun)| clock().saturating_sub(begun) >= most_ms);
        let budget = Budget {
            iterations: iterations / 2,
            is_over: Some(&is_over),
        };
        if playing.len() > 1 {
            merge(&mut all, search.weigh(guide, prompt, &playing, budget, rng));
        }
        all
    }
}

/// Every choice is tried so often at least, if there is time.
const LEAST: u64 = 8;

/// A share in per cent, for people.
pub(crate) fn per_cent(share: f64) -> i32 {
    (100.0 * share).round() as i32
}
