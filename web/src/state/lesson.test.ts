import { expect, test } from 'vitest';
import { isAskedNext, isLast, isReading, toldAt, wantedMove } from './lesson';
import { isSame } from './same';

const steps = [{ say: 'goal' }, { say: 'door', command: { door: { card: 'K♥' } } }, {}, { command: 'close' }, { say: 'end' }];

test('what says nothing belongs to what was said before', () => {
  const at = (step: number, back = 0) => toldAt({ step, steps }, back);
  expect(at(0)).toEqual({ step: steps[0], number: 1, count: 3 });
  expect([1, 2, 3].map((step) => at(step)?.number)).toEqual([2, 2, 2]);
  expect(at(4, 1)?.step.say).toBe('door');
  expect(at(0, 1)).toBeNull();
});

test('one reads, or is asked for one move', () => {
  expect(isReading({ step: 0, steps })).toBe(true);
  expect(wantedMove({ step: 3, steps })).toBe('close');
  expect(isReading({ step: 3, steps })).toBe(false);
  expect([3, 4].map((step) => isLast({ step, steps }))).toEqual([false, true]);
});

test('whoever is asked next is found behind what the others do', () => {
  expect([0, 1, 3].map((step) => isAskedNext({ step, steps }))).toEqual([true, true, false]);
});

test('moves are the same whatever the order of their fields', () => {
  expect(isSame({ a: { seat: 0, slot: 1 }, b: null }, { b: null, a: { slot: 1, seat: 0 } })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame('close', { close: {} })).toBe(false);
  expect(isSame([1, 2], [1, 2])).toBe(true);
});
