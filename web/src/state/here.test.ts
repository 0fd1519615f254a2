import { expect, test } from 'vitest';
import { keepPeopleHere, nextShown, peopleHere } from './here';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('whoever is shown stays while asked; then the first who is asked is shown', () => {
  expect(nextShown([true, true], 1)).toBe(1);
  expect(nextShown([true, false, true], 1)).toBe(0);
  expect(nextShown([false, false, true], 0)).toBe(2);
  expect(nextShown([false, false], 1)).toBe(1);
});

test('a reload finds how many sit here, and old tables are forgotten', () => {
  const store = memory();
  expect(peopleHere('a', store)).toBe(1);
  keepPeopleHere('a', 3, store);
  expect(peopleHere('a', store)).toBe(3);
  for (let idx = 0; idx < 20; idx += 1) keepPeopleHere(`t${idx}`, 2, store);
  expect(peopleHere('a', store)).toBe(1);
  expect(peopleHere('t19', store)).toBe(2);
});

test('what was kept by somebody else is not believed', () => {
  for (const text of ['{', '7', '[["a"]]', '[["a",99]]', '[["a","2"]]']) {
    expect(peopleHere('a', { getItem: () => text }), text).toBe(1);
  }
});
