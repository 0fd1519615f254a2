import { expect, test } from 'vitest';
import { Unfolder } from './unfold';
import type { Change, Choice, Offer, ToClient } from '../wire/wire';

const choice = (command: string): Choice => ({ command, say: { key: 'k' }, rule: 'R' });
const prompt = (choices: Offer[]) => ({ id: 1, kind: 'act', mode: 'open', must: true, choices }) as const;
const rest = { seq: 1, waiting: [], clock: {} };
const view = (shown: unknown, choices: Offer[] = [], table = 't'): ToClient => ({ is: 'view', table, ...rest, view: shown, missed: [], told: [], prompts: [prompt(choices)] });
const moved = (changes: Change[], choices: Offer[] = [], table = 't'): ToClient => ({ is: 'moved', table, ...rest, seen: [], changes, prompts: [prompt(choices)] });

test('a choice is known by its id once it was told', () => {
  const unfolder = new Unfolder();
  const commands = (message: ToClient) => {
    const whole = unfolder.unfold(message);
    return 'prompts' in whole ? whole.prompts.flatMap(({ choices }) => choices.map(({ command }) => command)) : null;
  };
  expect(commands(view({}, [{ id: 0, choice: choice('a') }, { id: 1, choice: choice('b') }]))).toEqual(['a', 'b']);
  expect(commands(moved([], [1, { id: 2, choice: choice('c') }, 0]))).toEqual(['b', 'c', 'a']);
  // Another table counts for itself.
  expect(commands(moved([], [{ id: 0, choice: choice('x') }], 'other'))).toEqual(['x']);
  expect(commands({ is: 'prompts', table: 't', ...rest, prompts: [prompt([0])] })).toEqual(['a']);
  // An id may mean another choice later.
  expect(commands(view({}, [{ id: 0, choice: choice('d') }]))).toEqual(['d']);
  expect(commands(moved([], [0]))).toEqual(['d']);
});

test('a view is changed where the house says so, and what was shown before stays as it was', () => {
  const unfolder = new Unfolder();
  const shown = (message: ToClient) => {
    const whole = unfolder.unfold(message);
    return 'view' in whole ? whole.view : null;
  };
  const first = { rows: [{ up: 1 }, { up: 2 }], turn: 0 };
  expect(shown(view(first))).toEqual(first);
  const second = shown(moved([{ at: ['rows', 1, 'up'], now: null }, { at: ['turn'], now: 1 }]));
  expect(second).toEqual({ rows: [{ up: 1 }, { up: null }], turn: 1 });
  expect(first).toEqual({ rows: [{ up: 1 }, { up: 2 }], turn: 0 });
  expect((second as typeof first).rows[0]).toBe(first.rows[0]);
  expect(shown(moved([{ at: [], now: [7] }]))).toEqual([7]);
  expect(shown(moved([]))).toEqual([7]);
});
