//! One iteration: a state is drawn, played through the tree and beyond it, and judged.

use super::tree::{ROOT, Tree};
use super::{Guide, Manner};
use arrayvec::ArrayVec;
use engine::{Fast, Game, Input, MAX_SEATS, Mode, Prompt, Prompts, Reaction, Seat, Stamp};

/// More answers to one prompt than any game has; more would only take memory.
pub(super) const CHOICES_MAX: usize = 4_096;
/// Deeper than any search gets.
const DEPTH_MAX: usize = 1_024;

/// What a walk needs, so that it takes nothing from the heap.
pub(super) struct Walk<G: Game> {
    /// What is asked, and what may be answered.
    prompt: Option<Prompt<G::Kind>>,
    asked: Vec<G::Command>,
    choices: Vec<G::Command>,
    /// The answers that were tried on the way.
    path: Vec<u32>,
    /// How many inputs were applied.
    pub(super) inputs: u64,
}

/// What happens next, and by which answer it is told apart from what else could happen.
struct Next<G: Game> {
    input: Input<G>,
    key: u64,
}

impl<G: Game> Walk<G> {
    pub(super) fn new() -> Walk<G> {
        Walk {
            prompt: None,
            asked: Vec::with_capacity(CHOICES_MAX),
            choices: Vec::with_capacity(CHOICES_MAX),
            path: Vec::with_capacity(DEPTH_MAX),
            inputs: 0,
        }
    }

    /// What the search is about.
    pub(super) fn ask(&mut self, prompt: Prompt<G::Kind>, choices: &[G::Command]) {
        self.prompt = Some(prompt);
        self.asked.clear();
        self.asked.extend_from_slice(choices);
        keep_playing::<G>(&mut self.asked);
    }

    pub(super) fn iterate<U: Guide<G>>(
        &mut self,
        tree: &mut Tree<G::Command>,
        manner: &Manner,
        guide: &mut U,
        rng: &mut Fast,
    ) {
        let mut state = guide.imagine(rng);
        self.path.clear();
        let mut node = Some(ROOT);
        let mut beyond = 0;
        let mut at = Stamp(0);
        while beyond < guide.horizon() {
            let prompts = G::prompts(&state);
            let is_inside = node.is_some();
            let Some(next) = self.next(&state, &prompts, &mut node, tree, manner, guide, rng) else {
                break;
            };
            at.0 += 1;
            self.inputs += 1;
            let taken = G::apply(&mut state, at, next.input, rng, &mut ());
            debug_assert!(taken.is_ok(), "what is offered is accepted");
            if taken.is_err() {
                break;
            }
            beyond += u32::from(!is_inside);
            // A node that is new is the last: beyond it the guide plays.
            node = node
                .filter(|_| self.path.len() < DEPTH_MAX)
                .and_then(|node| tree.follow(node, next.key ^ mark(guide, &state)))
                .and_then(|(child, is_new)| (!is_new).then_some(child));
        }
        self.judge(&state, tree, guide);
    }

    /// Everybody on the way learns what came of it.
    fn judge<U: Guide<G>>(&self, state: &G::State, tree: &mut Tree<G::Command>, guide: &U) {
        let mut worths = [None; MAX_SEATS];
        for edge in &self.path {
            let seat = tree.seat(*edge);
            let worth = worths[seat.idx()].get_or_insert_with(|| guide.worth(state, seat));
            tree.note(*edge, *worth);
        }
    }

    /// What happens next; nothing if nobody is asked any more.
    #[expect(
        clippy::too_many_arguments,
        reason = "the parts of one search, told apart by who owns them"
    )]
    fn next<U: Guide<G>>(
        &mut self,
        state: &G::State,
        prompts: &Prompts<G::Kind>,
        node: &mut Option<u32>,
        tree: &mut Tree<G::Command>,
        manner: &Manner,
        guide: &mut U,
        rng: &mut Fast,
    ) -> Option<Next<G>> {
        let first = prompts.iter().find(|prompt| prompt.must).or(prompts.first())?;
        let mode = first.mode;
        let mut asking = Moment {
            walk: self,
            state,
            node,
            tree,
            manner,
            guide,
            rng,
        };
        match mode {
            Mode::Open => asking.open(prompts),
            Mode::Sealed => Some(asking.sealed(prompts)),
            Mode::Race => asking.race(prompts),
        }
    }
}

/// Answers that give up are no answers, while there are others.
fn keep_playing<G: Game>(choices: &mut Vec<G::Command>) {
    if choices.iter().any(|choice| !G::concedes(choice)) {
        choices.retain(|choice| !G::concedes(choice));
    }
}

/// What whoever is asked next can tell apart.
fn mark<G: Game, U: Guide<G>>(guide: &U, state: &G::State) -> u64 {
    let prompts = G::prompts(state);
    let asked = prompts.iter().find(|prompt| prompt.must);
    asked.map_or(0, |prompt| guide.mark(state, prompt.seat))
}

/// Spreads an edge over all bits, so that keys of several can be mixed.
fn key(edge: Option<u32>) -> u64 {
    (u64::from(edge.unwrap_or(u32::MAX)) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The table at one moment, with everybody who may be asked.
struct Moment<'a, G: Game, U> {
    walk: &'a mut Walk<G>,
    state: &'a G::State,
    /// The node of this moment; nothing beyond the tree.
    node: &'a mut Option<u32>,
    tree: &'a mut Tree<G::Command>,
    manner: &'a Manner,
    guide: &'a mut U,
    rng: &'a mut Fast,
}

impl<G: Game, U: Guide<G>> Moment<'_, G, U> {
    /// Rights come before duties; of several duties any may be first, for each would be answered by its own person.
    fn open(&mut self, prompts: &Prompts<G::Kind>) -> Option<Next<G>> {
        for right in prompts.iter().filter(|prompt| !prompt.must) {
            let (command, edge) = self.reaction(right);
            if let Some((_, command)) = command {
                return Some(command_of(right, command, edge));
            }
        }
        let duties = || prompts.iter().filter(|prompt| prompt.must);
        let mine = duties().position(|prompt| self.is_root(prompt));
        let place = match (mine, duties().count()) {
            (Some(mine), _) => mine,
            (None, 0 | 1) => 0,
            (None, count) => self.rng.below(count as u32) as usize,
        };
        let prompt = duties().nth(place)?;
        let (command, edge) = self.answer(prompt);
        Some(command_of(prompt, command, edge))
    }

    /// Each seat answers for itself, without knowing of the others; only the play that counts leads on (TB-3.3).
    fn sealed(&mut self, prompts: &Prompts<G::Kind>) -> Next<G> {
        let mut answers: ArrayVec<(Seat, G::Command), MAX_SEATS> = ArrayVec::new();
        let mut edges: ArrayVec<Option<u32>, MAX_SEATS> = ArrayVec::new();
        let sealed = prompts.iter().filter(|prompt| prompt.mode == Mode::Sealed);
        for prompt in sealed {
            let (command, edge) = self.answer(prompt);
            answers.push((prompt.seat, command));
            edges.push(edge);
        }
        let play = G::first_sealed(self.state, &answers);
        let counts = answers.iter().position(|answer| Some(*answer) == play);
        Next {
            key: key(counts.and_then(|place| edges[place])),
            input: Input::Round { play },
        }
    }

    /// Everybody reacts; one clock judges.
    fn race(&mut self, prompts: &Prompts<G::Kind>) -> Option<Next<G>> {
        let mut reactions: ArrayVec<Reaction<G::Command>, MAX_SEATS> = ArrayVec::new();
        let mut mixed = 0;
        for prompt in prompts.iter().filter(|prompt| prompt.mode == Mode::Race) {
            let (reaction, edge) = self.reaction(prompt);
            mixed ^= edge.map_or(0, |edge| key(Some(edge)));
            reactions.extend(reaction.map(|(after_ms, command)| Reaction {
                seat: prompt.seat,
                after_ms,
                command,
            }));
        }
        let (verdict, _) = G::judge(self.state, &reactions, self.rng)?;
        Some(Next {
            input: Input::Verdict(verdict),
            key: mixed,
        })
    }

    fn is_root(&self, prompt: &Prompt<G::Kind>) -> bool {
        *self.node == Some(ROOT) && self.walk.prompt.is_some_and(|asked| asked.id == prompt.id)
    }

    /// An answer that must be given: by the tree, or beyond it by the guide.
    fn answer(&mut self, prompt: &Prompt<G::Kind>) -> (G::Command, Option<u32>) {
        self.list(prompt);
        if self.walk.choices.len() > 1 || self.is_root(prompt) {
            let edge = self.choose(prompt, false);
            if let Some((edge, Some(command))) = edge.map(|edge| (edge, self.tree.answer(edge))) {
                return (command, Some(edge));
            }
        }
        let command = match self.walk.choices[..] {
            [only] => only,
            _ => self
                .guide
                .answer(self.state, prompt, &self.walk.choices, self.rng),
        };
        (command, None)
    }

    /// A race or a right: by the tree if the search is about it, otherwise by the guide.
    fn reaction(&mut self, prompt: &Prompt<G::Kind>) -> (Option<(u32, G::Command)>, Option<u32>) {
        self.list(prompt);
        if self.is_root(prompt)
            && let Some(edge) = self.choose(prompt, true)
        {
            let command = self.tree.answer(edge);
            let reaction = command.map(|command| {
                let after_ms = self.guide.reaction_ms(prompt.seat, &command, self.rng);
                (after_ms, command)
            });
            return (reaction, Some(edge));
        }
        let reaction = self.guide.react(self.state, prompt, &self.walk.choices, self.rng);
        (reaction, None)
    }

    /// Lists what may be answered.
    fn list(&mut self, prompt: &Prompt<G::Kind>) {
        self.walk.choices.clear();
        if self.is_root(prompt) {
            self.walk.choices.extend_from_slice(&self.walk.asked);
        } else {
            G::choices(self.state, prompt, &mut self.walk.choices);
            keep_playing::<G>(&mut self.walk.choices);
        }
    }

    /// Lets the tree choose, if there is one here. To let it pass, where that is possible, comes first.
    fn choose(&mut self, prompt: &Prompt<G::Kind>, may_pass: bool) -> Option<u32> {
        let node = (*self.node)?;
        self.guide
            .order(self.state, prompt, &mut self.walk.choices, self.rng);
        let count = self.walk.choices.len() + usize::from(may_pass);
        let answers = (0..count).map(|place| match place.checked_sub(usize::from(may_pass)) {
            Some(place) => Some(self.walk.choices[place]),
            None => None,
        });
        let edge = self.tree.choose(node, prompt.seat, answers, self.manner);
        self.walk.path.extend(edge);
        edge
    }
}

fn command_of<G: Game>(prompt: &Prompt<G::Kind>, command: G::Command, edge: Option<u32>) -> Next<G> {
    Next {
        input: Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        },
        key: key(edge),
    }
}
