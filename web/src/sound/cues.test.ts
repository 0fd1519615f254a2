import { expect, test } from 'vitest';
import type { Motion } from '../motion/plan';
import { MOST_AT_ONCE, soundsOf, type Cues } from './cues';

const CUES: Cues = [
  { is: 'appeared', kind: 'death', sound: 'toll' },
  { is: 'moved', kind: 'coffin', from: 'burial', to: 'grave', sound: 'earth' },
  { is: 'moved', kind: 'coffin', sound: 'drag' },
  { is: 'appeared', kind: 'document', since: 1, sound: 'clash' },
  { is: 'appeared', kind: 'document', sound: 'stamp' },
];
const moved = (kind: string, from: string, to: string): Motion => ({ is: 'moved', kind, from: { place: from, idx: 0 }, to: { place: to, idx: 0 }, lasting: true });
const appeared = (kind: string, place: string, idx = 0): Motion => ({ is: 'appeared', kind, at: { place, idx } });

test('a motion sounds by its kind and its places', () => {
  expect(soundsOf([moved('coffin 7', 'burial', 'grave/3')], CUES)).toEqual(['earth']);
  expect(soundsOf([moved('coffin 7', 'grave/2', 'grave/3')], CUES)).toEqual(['drag']);
  expect(soundsOf([moved('card', 'burial', 'grave/3')], CUES)).toEqual([]);
});

test('how far along it lies may matter: the second document answers the first', () => {
  expect(soundsOf([appeared('document 0 3', 'documents', 0)], CUES)).toEqual(['stamp']);
  expect(soundsOf([appeared('document 1 4', 'documents', 1)], CUES)).toEqual(['clash']);
});

test('each sound is made once, the most dramatic first, and never too many', () => {
  const plan = [appeared('document 1 4', 'documents', 1), moved('coffin 7', 'grave/2', 'grave/3'), moved('coffin 8', 'grave/2', 'grave/4'), appeared('death', 'moment/death')];
  expect(soundsOf(plan, CUES)).toEqual(['toll', 'drag']);
  expect(MOST_AT_ONCE).toBe(2);
});

test('where nothing moves nothing is heard', () => {
  expect(soundsOf([], CUES)).toEqual([]);
});
