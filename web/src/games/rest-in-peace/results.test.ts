import { expect, test } from 'vitest';
import { count, merge, readPlayed, type Played } from './results';

const table = (name: string, won: boolean, at: number): Played => ({ table: name, won, at });

test('wins in a row make a streak, and the best one stays', () => {
  const played = [table('a', true, 1), table('b', true, 2), table('c', false, 3), table('d', true, 4)];
  expect(count(played)).toEqual({ played: 4, won: 3, streak: 1, best: 2 });
  expect(count([])).toEqual({ played: 0, won: 0, streak: 0, best: 0 });
});

test('what was played here and on another device counts once, in the order of time', () => {
  const here = [table('b', true, 20), table('d', false, 40)];
  const house = [table('c', true, 30), table('b', true, 21), table('a', false, 10)];
  expect(merge(here, house).map((one) => one.table)).toEqual(['a', 'b', 'c', 'd']);
  expect(merge(here, house)[1]?.at).toBe(21);
});

test('only the last tables are kept, and what is not ours is not read', () => {
  const many = Array.from({ length: 600 }, (_, idx) => table(`t${idx}`, false, idx));
  expect(merge(many, [])).toHaveLength(500);
  expect(readPlayed({ getItem: () => '{"played":3}' })).toEqual([]);
  expect(readPlayed({ getItem: () => '[{"table":"a","won":true,"at":1},{"table":2}]' })).toEqual([table('a', true, 1)]);
  expect(readPlayed({ getItem: () => 'not JSON' })).toEqual([]);
});
