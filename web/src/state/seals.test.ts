import { expect, test } from 'vitest';
import { keepSeal, sealShown } from './seals';

test('the first seal that was shown counts, and old tables are forgotten', () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(sealShown('a', store)).toBe(null);
  keepSeal('a', 'first', store);
  keepSeal('a', 'second', store);
  expect(sealShown('a', store)).toBe('first');
  for (let idx = 0; idx < 200; idx += 1) keepSeal(`t${idx}`, 'seal', store);
  expect(sealShown('a', store)).toBe(null);
  kept.set('sexton.seals', 'nonsense');
  expect(sealShown('t199', store)).toBe(null);
});
