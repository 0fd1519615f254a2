import { expect, test } from 'vitest';
import { planOf } from '../../motion/plan';
import type { GraveView, Sighting, View } from '../../wire/dawn-under';
import { soundsOf } from '../../sound/cues';
import { CUES, layout } from './layout';

const view = (graves: GraveView[], rows: (string | null)[][] = [], more: Partial<View> = {}) =>
  ({ graves, seats: rows.map((row) => ({ row, stakes: 0, garlic: 3, bats: 0, rats: 0 })), rucola: 'away', ...more }) as unknown as View;
const closed: GraveView = { lid: 'closed' };
const opened = (grave: number): Sighting => ({ opened: { seat: 0, grave, lid: 'R', content: { vampire: 'G' } } });
const plan = (before: View, now: View, sightings: Sighting[] = [], earlier: Sighting[] = []) => planOf(layout(before, earlier), layout(now, sightings));

test('a grave that is opened and closed again is lifted once; that it closes is no motion', () => {
  expect(plan(view([closed, closed]), view([closed, closed]), [opened(1)])).toEqual([{ is: 'turned', kind: 'lid', at: { place: 'lid/1', idx: 0 } }]);
  expect(plan(view([closed, closed]), view([closed, closed]), [], [opened(1)])).toEqual([]);
});

test('a layout forgets what was in a grave with the next move', () => {
  expect(JSON.stringify([...layout(view([closed]), [])])).not.toMatch(/R|G/);
});

test('a vampire that is given away goes from row to row', () => {
  expect(plan(view([], [['R', null, 'G'], [null, 'W']]), view([], [['R', null], [null, 'W', 'G']]))).toEqual([
    { is: 'moved', kind: 'vampire', from: { place: 'row/0', idx: 2 }, to: { place: 'row/1', idx: 2 }, lasting: false },
  ]);
});

test('a vampire that is laid into a grave leaves no copy behind', () => {
  expect(plan(view([closed], [['R', 'G']]), view([closed], [['G']]), [{ laid_in: { seat: 0, end: 'left', vampire: 'R', grave: 0, way: 'match' } }])).toEqual([
    { is: 'appeared', kind: 'bed', at: { place: 'moment/bed', idx: 0 } },
  ]);
});

test('the Count goes from his column to a grave', () => {
  const now = view([closed], [[]], { rucola: { grave: { owner: 0, grave: 0 } } });
  expect(plan(view([closed], [[]], { rucola: { column: { owner: 0 } } }), now)).toEqual([{ is: 'moved', kind: 'count', from: { place: 'count/seat/0', idx: 0 }, to: { place: 'count/grave/0', idx: 0 }, lasting: false }]);
});

test('garlic that is put into a grave is counted down', () => {
  const before = view([closed], [[]]);
  const now = { ...before, seats: before.seats.map((seat) => ({ ...seat, garlic: 2 })) };
  expect(plan(before, now)).toEqual([{ is: 'turned', kind: 'goods', at: { place: 'garlic/0', idx: 0 } }]);
});

const sounds = (before: View, now: View, sightings: Sighting[] = []) => soundsOf(plan(before, now, sightings), CUES);

test('a bluff that is called is heard before the lid, and so are gifts, bats and the Count', () => {
  const still = () => view([closed], [[]]);
  expect(sounds(still(), still(), [{ doubted: { seat: 1 } }, opened(0)])).toEqual(['doubt', 'lid']);
  expect(sounds(still(), still(), [{ given: { from: 0, to: 1, end: 'left', vampire: 'R' } }])).toEqual(['gift']);
  expect(sounds(still(), still(), [{ rucola_came: { seat: 0 } }])).toEqual(['count']);
  expect(sounds(still(), still(), [{ stint_started: { seat: 0 } }])).toEqual(['rat']);
  expect(sounds(still(), view([{ ...closed, bat: true }], [[]]))).toEqual(['bat']);
  expect(sounds(still(), still(), [{ believed: { seat: 1 } }])).toEqual([]);
});

test('whatever lies under a lid, lifting it sounds the same', () => {
  const contents = ['empty', { vampire: 'R' }, { garlic: 1 }] as const;
  const heard = contents.map((content) => sounds(view([closed]), view([closed]), [{ opened: { seat: 0, grave: 0, lid: 'rat', content } }]));
  expect(heard).toEqual([['lid'], ['lid'], ['lid']]);
});
