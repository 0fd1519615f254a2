import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pacer of words, and what has come out of it. */
function pacer(gap: number, most = Infinity) {
  const taken: string[] = [];
  let isBehind = false;
  const made = new Pacer<string>(
    () => Date.now(),
    () => gap,
    () => most,
    (message) => taken.push(message),
    (is) => (isBehind = is),
  );
  return { made, taken, isBehind: () => isBehind };
}

test('moves that come in one breath are shown one after the other, in their order', () => {
  const { made, taken, isBehind } = pacer(1000);
  for (const move of ['a', 'b', 'c']) made.hear(move, 'step');
  expect([taken.join(''), isBehind()]).toEqual(['a', true]);
  vi.advanceTimersByTime(999);
  expect(taken.join('')).toBe('a');
  vi.advanceTimersByTime(1);
  expect(taken.join('')).toBe('ab');
  vi.advanceTimersByTime(1000);
  expect([taken.join(''), isBehind()]).toEqual(['abc', false]);
});

test('a move that comes late enough is shown at once', () => {
  const { made, taken } = pacer(1000);
  made.hear('a', 'step');
  vi.advanceTimersByTime(1500);
  made.hear('b', 'step');
  expect(taken.join('')).toBe('ab');
});

test('what belongs to a move comes with it and not before it', () => {
  const { made, taken } = pacer(1000);
  made.hear('a', 'step');
  made.hear('b', 'step');
  made.hear('+', 'along');
  expect(taken.join('')).toBe('a');
  vi.advanceTimersByTime(1000);
  expect(taken.join('')).toBe('ab+');
  made.hear('!', 'along');
  expect(taken.join('')).toBe('ab+!');
});

test('what cannot wait lets everything before it pass, and so does whoever catches up', () => {
  const { made, taken, isBehind } = pacer(1000);
  for (const move of ['a', 'b']) made.hear(move, 'step');
  made.hear('race', 'now');
  expect([taken.join(' '), isBehind()]).toEqual(['a b race', false]);
  for (const move of ['c', 'd']) made.hear(move, 'step');
  expect(taken.at(-1)).toBe('c');
  made.catchUp();
  expect([taken.at(-1), isBehind()]).toEqual(['d', false]);
  // Nothing comes twice.
  vi.advanceTimersByTime(5000);
  expect(taken).toHaveLength(5);
});

test('what tells everything anew takes the place of the moves that wait', () => {
  const { made, taken } = pacer(1000);
  made.hear('a', 'step');
  made.hear('b', 'step');
  made.hear('+', 'along');
  made.hear('all', 'anew');
  expect(taken.join(' ')).toBe('a + all');
});

test('nobody falls far behind, and nobody loses much of their own time', () => {
  const many = pacer(1000);
  for (let move = 0; move < 50; move += 1) many.made.hear('.', 'step');
  vi.advanceTimersByTime(8000);
  expect(many.taken).toHaveLength(50);
  const asked = pacer(1000, 300);
  for (const move of ['a', 'b', 'c']) asked.made.hear(move, 'step');
  vi.advanceTimersByTime(300);
  expect(asked.taken.join('')).toBe('abc');
});

test('whoever wants everything at once gets it so', () => {
  const { made, taken } = pacer(0);
  for (const move of ['a', 'b', 'c']) made.hear(move, 'step');
  expect(taken.join('')).toBe('abc');
});
