import { expect, test } from 'vitest';
import { planOf } from '../../motion/plan';
import type { RelativeView, SeatView, View } from '../../wire/ruhe-in-frieden';
import { soundsOf } from '../../sound/cues';
import { CUES, layout } from './layout';

const relative = (wish: number, more: Partial<RelativeView> = {}) => ({ relative: `F1-${wish}`, wish, health: 'weak', prescription: null, ...more }) as RelativeView;
const seat = (seat: number, more: Partial<SeatView> = {}) => ({ seat, money: 5000, relatives: [], shares: [], ...more }) as unknown as SeatView;
const view = (seats: SeatView[], more: Partial<View> = {}) => ({ seats, graves: [1, 2, 3].map((grave) => ({ grave, coffins: [] })), new_cemetery: [], burial: null, ...more }) as unknown as View;
const plan = (before: View, now: View) => planOf(layout(before), layout(now));

test('a pill comes out of the box and goes back into it', () => {
  const [without, withPill] = [null, 'white' as const].map((prescription) => view([seat(0, { relatives: [relative(1, { prescription })] })])) as [View, View];
  expect(plan(without, withPill)).toEqual([{ is: 'moved', kind: 'pill', from: { place: 'box/white' }, to: { place: 'dose/0/1', idx: 0 }, lasting: false }]);
  expect(plan(withPill, without)).toEqual([{ is: 'faded', kind: 'pill', at: { place: 'dose/0/1', idx: 0 }, to: { place: 'box/white' } }]);
});

test('a card is turned to another level of health, and money is counted', () => {
  expect(plan(view([seat(0, { relatives: [relative(1)] })]), view([seat(0, { money: 6000, relatives: [relative(1, { health: 'unwell' })] })]))).toEqual([
    { is: 'turned', kind: 'money', at: { place: 'money/0', idx: 0 } },
    { is: 'turned', kind: 'relative', at: { place: 'relative/0/1', idx: 0 } },
  ]);
});

test('a coffin goes from the burial to its grave, and from grave to grave', () => {
  const burial = { seat: 0, relative: 'F1-3', documents: [] };
  const buried = view([], { graves: [{ grave: 3, coffins: ['F1-3'] }] as View['graves'] });
  const moved = view([], { graves: [{ grave: 2, coffins: ['F1-3'] }] as View['graves'] });
  expect(plan(view([], { burial }), buried)).toEqual([{ is: 'moved', kind: 'coffin F1-3', from: { place: 'burial', idx: 0 }, to: { place: 'grave/3', idx: 0 }, lasting: true }]);
  expect(plan(buried, moved)).toEqual([{ is: 'moved', kind: 'coffin F1-3', from: { place: 'grave/3', idx: 0 }, to: { place: 'grave/2', idx: 0 }, lasting: true }]);
});

test('a share comes from the pile of its grave, whatever is on its back', () => {
  const holds = (action: string | null) => view([seat(0, { shares: [{ grave: 2, action }] })]);
  expect(plan(view([seat(0)]), holds('IL'))).toEqual([{ is: 'moved', kind: 'share of 2', from: { place: 'pile/2' }, to: { place: 'shares/0/2', idx: 0 }, lasting: false }]);
  expect([...layout(holds('IL'))]).toEqual([...layout(holds(null))]);
});

test('a document drops when it is turned over', () => {
  const burial = (documents: { seat: number; grave: number; counts_for: number }[]) => view([], { burial: { seat: 0, relative: 'F1-3', documents } });
  expect(plan(burial([]), burial([{ seat: 1, grave: 4, counts_for: 3 }]))).toEqual([{ is: 'appeared', kind: 'document 1 4', at: { place: 'documents', idx: 0 } }]);
});

test('death tolls, earth falls on a coffin, and a document that answers another is heard as such', () => {
  const sounds = (before: View, now: View, ...sightings: Parameters<typeof layout>[1] & object) => soundsOf(planOf(layout(before), layout(now, sightings)), CUES);
  const alive = view([seat(0, { relatives: [relative(1)] })]);
  const dead = view([seat(0, { money: 9000, relatives: [relative(1, { health: null })] })]);
  expect(sounds(alive, dead, { died: { relative: 'F1-1', inherited: 4000 } })).toEqual(['toll', 'coin']);
  const burial = (...seats: number[]) => view([], { burial: { seat: 0, relative: 'F1-3', documents: seats.map((seat) => ({ seat, grave: seat + 1, counts_for: 3 })) } });
  const buried = view([], { graves: [{ grave: 3, coffins: ['F1-3'] }] as View['graves'] });
  expect(sounds(burial(), buried)).toEqual(['earth']);
  expect(sounds(burial(), burial(0))).toEqual(['stamp']);
  expect(sounds(burial(0), burial(0, 1), { played: { seat: 1, play: { illegible: { grave: 2 } } } })).toEqual(['clash', 'stamp']);
});

test('whoever says nothing in a sealed round is not heard', () => {
  const silent = soundsOf(planOf(layout(view([])), layout(view([]), [{ passed: { seat: 1 } }, 'window_closed'])), CUES);
  expect(silent).toEqual([]);
});
