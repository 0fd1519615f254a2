import { expect, test } from 'vitest';
import { planOf } from '../../motion/plan';
import type { FinishView, Sighting, Slot, View } from '../../wire/clearing-coffins';
import { soundsOf } from '../../sound/cues';
import { CUES, layout } from './layout';

const view = (rows: Slot[][], cleared: string[][] = [], more: Partial<View> = {}) =>
  ({ seats: rows.map((row, seat) => ({ row, cleared: cleared[seat] ?? [] })), throw: null, round: 1, look: [], ...more }) as unknown as View;
const up = (card: string): Slot => ({ up: card });
const plan = (before: View, now: View, sightings: Sighting[] = []) => planOf(layout(before, []), layout(now, sightings));

test('a coffin that is cleared goes to its owner’s row of coffins, and another comes from the pile', () => {
  const refilled: Sighting[] = [{ refilled: { place: { seat: 0, slot: 1 }, card: 'P☾' } }];
  expect(plan(view([[up('Y☠'), 'down']]), view([[up('Y☠'), up('P☾')]], [['Y☾']]), refilled)).toEqual([
    { is: 'moved', kind: 'card', from: { place: 'card/0/1', idx: 0 }, to: { place: 'cleared/0', idx: 0 }, lasting: false },
    { is: 'moved', kind: 'card', from: { place: 'pile' }, to: { place: 'card/0/1', idx: 0 }, lasting: false },
  ]);
});

test('a card that is put into its coffin is turned over, and nothing of its face is left', () => {
  const now = view([['down']]);
  expect(plan(view([[up('Y☠')]]), now)).toEqual([{ is: 'turned', kind: 'card', at: { place: 'card/0/0', idx: 0 } }]);
  expect(JSON.stringify([...layout(now, [{ closed: { place: { seat: 0, slot: 0 } } }])])).not.toContain('Y☠');
});

test('two coffins that are swapped change places; kept ones do not move', () => {
  const [a, b] = [{ seat: 0, slot: 0 }, { seat: 1, slot: 0 }];
  const rows = () => view([['down'], ['down']]);
  expect(plan(rows(), rows(), [{ swapped: { a, b } }]).map((motion) => motion.is === 'moved' && `${motion.from.place} ${motion.to.place}`)).toEqual(['card/1/0 card/0/0', 'card/0/0 card/1/0']);
  expect(plan(rows(), rows(), [{ kept: { seat: 0 } }])).toEqual([]);
});

test('what one sees by moonlight is no part of the layout', () => {
  const seen = view([['down']], [], { look: [{ place: { seat: 0, slot: 0 }, card: 'Y☠' }] });
  expect([...layout(seen, [{ looked: { place: { seat: 0, slot: 0 }, card: 'Y☠' } }])]).toEqual([...layout(view([['down']]), [])]);
});

test('dice land when they are shown, also if they show the same again', () => {
  const thrown = (round: number) => view([], [], { throw: 'Y☾', round });
  expect(plan(view([]), thrown(1)).map((motion) => motion.is)).toEqual(['appeared', 'appeared']);
  expect(plan(thrown(1), thrown(2)).map((motion) => motion.is)).toEqual(['turned', 'turned']);
});

const sounds = (before: View, now: View, sightings: Sighting[] = []) => soundsOf(plan(before, now, sightings), CUES);
const photo = (round: number, ...hands: [seat: number, reaction: number][]) => ({ round, hands: hands.map(([seat, reaction]) => ({ seat, reaction })) }) as FinishView;

test('dice rattle while they roll and are heard to land; a hand on the garlic is heard, an early one too', () => {
  expect(sounds(view([]), view([], [], { phase: 'rolling' }))).toEqual(['dice']);
  expect(sounds(view([], [], { phase: 'rolling' }), view([], [], { throw: 'Y☾' }))).toEqual(['land']);
  expect(sounds(view([]), view([]), [{ judged: { bangs: [{ seat: 0, reaction_ms: 300 }], false_starts: [] } }])).toEqual(['bang']);
  expect(sounds(view([]), view([]), [{ judged: { bangs: [], false_starts: [{ seat: 0, reaction_ms: -20 }] } }])).toEqual(['false-start']);
  expect(sounds(view([]), view([]), [{ judged: { bangs: [], false_starts: [] } }])).toEqual([]);
});

test('the photo finish is taken once for each race, with the quickest hand on top', () => {
  const seen = (finish: FinishView | null) => layout(view([]), [], finish);
  const first = planOf(seen(null), seen(photo(1, [1, 400], [0, 300])));
  expect(first.map((motion) => motion.kind)).toEqual(['photo 0', 'photo 1']);
  expect(soundsOf(first, CUES)).toEqual(['photo']);
  expect(planOf(seen(photo(1, [0, 300])), seen(photo(1, [0, 300])))).toEqual([]);
  expect(soundsOf(planOf(seen(photo(1, [0, 300])), seen(photo(2, [0, 280]))), CUES)).toEqual(['photo']);
});

test('what one sees by moonlight is not heard, and every face sounds the same', () => {
  expect(sounds(view([['down']]), view([['down']]), [{ looked: { place: { seat: 0, slot: 0 }, card: 'Y☠' } }])).toEqual([]);
  const [skull, moon] = ['Y☠', 'P☾'].map((card) => sounds(view([['down']]), view([[up(card)]])));
  expect(skull).toEqual(moon);
});
