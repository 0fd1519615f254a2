import { expect, test } from 'vitest';
import { standings, Tally } from './standings';

const seats = (winners: number[], scores: number[] | null) => standings({ winners, reason: 'over', scores }).map(({ seat }) => seat);

test('winners come first, then whoever came near, whether much or little is good', () => {
  expect(seats([1], [12, 20, 3])).toEqual([1, 0, 2]);
  expect(seats([2], [5, 1, 0])).toEqual([2, 1, 0]);
  // A tie that money broke.
  expect(seats([2], [20, 3, 20])).toEqual([2, 0, 1]);
  expect(seats([0], null)).toEqual([]);
});

test('who did most of something is honoured, together with whoever did as much; nobody is for nothing', () => {
  const tally = new Tally();
  expect(tally.most('web-end-x')).toEqual([]);
  for (const seat of [2, 0, 2, 0, 1]) tally.add(seat);
  expect(tally.most('web-end-x')).toEqual([{ key: 'web-end-x', count: 2, seats: [0, 2] }]);
});
