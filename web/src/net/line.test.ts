import { expect, test } from 'vitest';
import { backoff, clock } from './line';

test('waiting grows from quick to patient and never beyond twenty seconds', () => {
  expect(backoff(0, 0.5)).toBe(300);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    expect(backoff(attempt, 0)).toBeLessThan(backoff(attempt, 1));
    expect(backoff(attempt, 1)).toBeLessThanOrEqual(20_000);
    expect(backoff(attempt + 1, 0.5)).toBeGreaterThanOrEqual(backoff(attempt, 0.5));
  }
});

test('the clock gives whole milliseconds that do not fall', () => {
  const before = clock();
  expect(Number.isInteger(before)).toBe(true);
  expect(clock()).toBeGreaterThanOrEqual(before);
});
