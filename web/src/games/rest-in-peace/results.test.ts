import { expect, test } from 'vitest';
import { count, type Results } from './results';

const none: Results = { played: 0, won: 0, streak: 0, best: 0, tables: [] };

test('a table counts once, wins in a row make a streak, and the best one stays', () => {
  let results = count(count(none, 'a', true), 'b', true);
  results = count(results, 'b', true);
  expect(results).toMatchObject({ played: 2, won: 2, streak: 2, best: 2 });
  expect(count(results, 'c', false)).toMatchObject({ played: 3, won: 2, streak: 0, best: 2 });
});

test('only the last tables are remembered', () => {
  let results = none;
  for (let idx = 0; idx < 60; idx += 1) results = count(results, `t${idx}`, false);
  expect(results.tables).toHaveLength(50);
  expect(results.played).toBe(60);
});
