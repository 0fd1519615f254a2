import { expect, test } from 'vitest';
import { MOST, planOf, type Layout, type Piece } from './plan';

const card = (look: string, more: Partial<Piece> = {}): Piece => ({ kind: 'card', look, ...more });
const layout = (places: Record<string, Piece[]>): Layout => new Map(Object.entries(places));
const plan = (before: Record<string, Piece[]>, now: Record<string, Piece[]>) => planOf(layout(before), layout(now));

test('nothing moves where nothing has changed', () => {
  expect(plan({ a: [card('x')] }, { a: [card('x')] })).toEqual([]);
});

test('what left one place and came to another has moved', () => {
  expect(plan({ a: [card('x'), card('y')], b: [] }, { a: [card('y')], b: [card('x')] })).toEqual([
    { is: 'moved', kind: 'card', from: { place: 'a', idx: 0 }, to: { place: 'b', idx: 0 }, lasting: false },
  ]);
});

test('a row that loses an end is not turned over piece by piece', () => {
  expect(plan({ a: [card('x'), card('y'), card('z')] }, { a: [card('y'), card('z')] })).toEqual([]);
  expect(plan({ a: [card('y')] }, { a: [card('y'), card('z')] })).toEqual([{ is: 'appeared', kind: 'card', at: { place: 'a', idx: 1 } }]);
});

test('another look at the same place is a turn', () => {
  expect(plan({ a: [card('down')] }, { a: [card('x')] })).toEqual([{ is: 'turned', kind: 'card', at: { place: 'a', idx: 0 } }]);
});

test('who looks alike moves before who is only of the same kind', () => {
  const moved = plan({ a: [card('x')], b: [card('y')] }, { c: [card('y')], d: [card('x')] });
  expect(moved.map((motion) => (motion.is === 'moved' ? `${motion.from.place}${motion.to.place}` : ''))).toEqual(['ad', 'bc']);
});

test('a card that is turned over on its way has moved', () => {
  expect(plan({ a: [card('down')] }, { b: [card('x')] })).toEqual([{ is: 'moved', kind: 'card', from: { place: 'a', idx: 0 }, to: { place: 'b', idx: 0 }, lasting: false }]);
});

test('what came just now took the place of what was there', () => {
  expect(plan({ a: [card('down')] }, { a: [card('y', { from: 'pile' })], b: [card('x')] })).toEqual([
    { is: 'moved', kind: 'card', from: { place: 'a', idx: 0 }, to: { place: 'b', idx: 0 }, lasting: false },
    { is: 'moved', kind: 'card', from: { place: 'pile' }, to: { place: 'a', idx: 0 }, lasting: false },
  ]);
});

test('two hidden cards that are swapped both move, because everybody saw it', () => {
  expect(plan({ a: [card('down')], b: [card('down')] }, { a: [card('down', { from: 'b' })], b: [card('down', { from: 'a' })] })).toEqual([
    { is: 'moved', kind: 'card', from: { place: 'b' }, to: { place: 'a', idx: 0 }, lasting: false },
    { is: 'moved', kind: 'card', from: { place: 'a' }, to: { place: 'b', idx: 0 }, lasting: false },
  ]);
});

test('what is gone is shown only where its face stays known', () => {
  expect(plan({ a: [card('x')] }, {})).toEqual([]);
  expect(plan({ a: [card('x', { lasting: true })] }, {})).toEqual([{ is: 'faded', kind: 'card', at: { place: 'a', idx: 0 } }]);
  expect(plan({ a: [card('x', { lasting: true, home: 'box' })] }, {})).toEqual([{ is: 'faded', kind: 'card', at: { place: 'a', idx: 0 }, to: { place: 'box' } }]);
});

test('what was shown for a moment goes back without a motion', () => {
  expect(plan({ a: [card('down')] }, { a: [card('x', { passing: true })] })).toHaveLength(1);
  expect(plan({ a: [card('x', { passing: true })] }, { a: [card('down')] })).toEqual([]);
  // Nothing flies that shows it longer.
  expect(plan({ a: [card('x')] }, { b: [card('x', { passing: true })] })).toEqual([{ is: 'appeared', kind: 'card', at: { place: 'b', idx: 0 } }]);
  expect(plan({ a: [card('x', { passing: true })] }, { b: [card('x')] })).toEqual([{ is: 'appeared', kind: 'card', at: { place: 'b', idx: 0 } }]);
});

test('pieces of different kinds do not become each other', () => {
  expect(plan({ a: [card('x')] }, { a: [{ kind: 'coin', look: 'x' }] })).toEqual([{ is: 'appeared', kind: 'coin', at: { place: 'a', idx: 0 } }]);
});

test('two hidden pieces cannot be told apart', () => {
  const one = plan({ a: [card('back'), card('back')], b: [] }, { a: [card('back')], b: [card('back')] });
  // Whichever of them went, the plan is the same: the layout does not know.
  expect(one).toEqual([{ is: 'moved', kind: 'card', from: { place: 'a', idx: 1 }, to: { place: 'b', idx: 0 }, lasting: false }]);
});

test('a leap is drawn and not played', () => {
  const many = (look: string) => Object.fromEntries(Array.from({ length: MOST + 1 }, (_, idx) => [`p${idx}`, [card(look)]]));
  expect(plan(many('x'), many('y'))).toEqual([]);
  expect(plan({}, Object.fromEntries(Object.entries(many('x')).slice(1)))).toHaveLength(MOST);
});
