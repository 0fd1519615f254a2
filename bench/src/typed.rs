//! The rules through the engine's contract: prompts, choices, apply.

use engine::{Fast, Game, Input, Stamp};
use rest_in_peace::{Deal, End, Options, RestInPeace, State};

/// Plays a deal with random choices. Gives the number of answers and the end.
#[inline]
pub fn play(
    deal: &Deal,
    options: &Options,
    choices: &mut Vec<<RestInPeace as Game>::Command>,
    rng: &mut Fast,
) -> (u64, End) {
    let state = RestInPeace::deal(RestInPeace::NEWEST, options, 1, deal, &mut ());
    play_on(state, choices, rng)
}

/// Plays on from a state that was dealt.
#[inline]
pub fn play_on(
    mut state: State,
    choices: &mut Vec<<RestInPeace as Game>::Command>,
    rng: &mut Fast,
) -> (u64, End) {
    let mut inputs = 0;
    while let Some(prompt) = RestInPeace::prompts(&state).first().copied() {
        choices.clear();
        RestInPeace::choices(&state, &prompt, choices);
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command: pick::<RestInPeace>(choices, rng),
        };
        let taken = RestInPeace::apply(&mut state, Stamp(inputs), input, rng, &mut ());
        assert!(taken.is_ok(), "what is offered is legal");
        inputs += 1;
    }
    (inputs, end_of(&state))
}

/// Any choice but giving up, all equally likely.
#[inline]
pub fn pick<G: Game>(choices: &[G::Command], rng: &mut Fast) -> G::Command {
    // Giving up is listed last, if at all.
    let playing = match choices {
        [playing @ .., last] if G::concedes(last) => playing,
        _ => choices,
    };
    let chosen = playing[rng.below(playing.len() as u32) as usize];
    assert!(!G::concedes(&chosen), "giving up is listed last");
    chosen
}

/// How a finished game ended.
#[inline]
pub fn end_of(state: &State) -> End {
    match state.known().phase {
        rest_in_peace::known::Phase::Over(end) => end,
        _ => unreachable!("nothing is asked any more"),
    }
}
