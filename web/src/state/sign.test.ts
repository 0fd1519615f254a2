import { expect, test } from 'vitest';
import { readSign, within } from './sign';

test('a page without a sign is a house as usual', () => {
  expect(readSign('')).toEqual(readSign(null));
  expect(readSign('{"name":"The Crypt","base":"/crypt"}')).toMatchObject({ name: 'The Crypt', base: '/crypt', locked: false, games: [] });
});

test('a house below a path finds its pages there', () => {
  expect(within('/crypt/t/ABCD', '/crypt')).toBe('/t/ABCD');
  expect(within('/crypt', '/crypt')).toBe('/');
  expect(within('/crypts/t', '/crypt')).toBe('/crypts/t');
  expect(within('/t/ABCD', '')).toBe('/t/ABCD');
});
