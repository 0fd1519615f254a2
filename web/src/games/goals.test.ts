import { expect, test } from 'vitest';
import { goal as coffins } from './clearing-coffins/legend';
import { goal as dawn } from './dawn-under/legend';
import { goal as manor } from './rest-in-peace/legend';
import { goal as ruhe } from './ruhe-in-frieden/legend';

test('the goal of Clearing Coffins counts what is left, and speaks to whoever watches of all', () => {
  const view = (cleared: number) => ({ options: { target: 3 }, seats: [{ cleared: Array(cleared).fill('PB') }] }) as never;
  expect(coffins(view(0), 0)).toEqual({ say: 'cc-goal', args: { goal: 3 } });
  expect(coffins(view(2), 0)).toEqual({ say: 'cc-goal-left', args: { count: 1 } });
  expect(coffins(view(2), null)).toEqual({ say: 'cc-goal-watch', args: { goal: 3 } });
});

test('the goal of Dawn Under counts one’s vampires', () => {
  const view = { seats: [{ row: ['R', null, 'G'] }] } as never;
  expect(dawn(view, 0)).toEqual({ say: 'du-goal', args: { count: 3 } });
  expect(dawn(view, null)).toEqual({ say: 'du-goal-watch' });
});

test('the goal of Rest in Peace goes from the clues to the room to the door', () => {
  const view = (bones: boolean, ...clues: (string | null)[]) => ({ bones, clues }) as never;
  expect(manor(view(false, 'S', null, null))).toEqual({ say: 'rp-goal', args: { count: 2 } });
  expect(manor(view(false, 'S', 'C', 'H'))).toEqual({ say: 'rp-goal-room' });
  expect(manor(view(true, 'S', 'C', 'H'))).toEqual({ say: 'rp-goal-bones' });
});

test('the goal of Ruhe in Frieden counts the living once somebody has died', () => {
  const view = (...health: (string | null)[]) => ({ options: {}, seats: [{ relatives: health.map((health) => ({ health })) }] }) as never;
  expect(ruhe(view('weak', 'unwell'), 0)).toEqual({ say: 'rf-goal' });
  expect(ruhe(view('weak', null), 0)).toEqual({ say: 'rf-goal-left', args: { count: 1 } });
  expect(ruhe(view('weak'), null)).toEqual({ say: 'rf-goal-watch' });
});
