import { expect, test } from 'vitest';
import type { Sighting as CoffinsSighting } from '../wire/clearing-coffins';
import type { Sighting as DawnSighting } from '../wire/dawn-under';
import type { Sighting as RuheSighting, View as RuheView } from '../wire/ruhe-in-frieden';
import { honours as coffins } from './clearing-coffins/honours';
import { honours as dawn } from './dawn-under/honours';
import { honours as ruhe } from './ruhe-in-frieden/honours';

test('Clearing Coffins: the quickest hand, the most hands, the most false starts', () => {
  const judged = (bangs: [number, number][], early: number[] = []): CoffinsSighting => ({
    judged: { bangs: bangs.map(([seat, reaction_ms]) => ({ seat, reaction_ms })), false_starts: early.map((seat) => ({ seat, reaction_ms: -5 })) },
  });
  expect(coffins(['thrown', judged([[0, 420], [1, 300]]), judged([[0, 350]], [2])])).toEqual([
    { key: 'web-end-cc-quickest', count: 300, seats: [1] },
    { key: 'web-end-cc-hands', count: 2, seats: [0] },
    { key: 'web-end-cc-early', count: 1, seats: [2] },
  ]);
  expect(coffins([])).toEqual([]);
});

test('Dawn Under: vampires put to bed, gifts made, bluffs called', () => {
  const seen: DawnSighting[] = [
    { laid_in: { seat: 1, end: 'left', vampire: 'R', grave: 3, way: 'match' } },
    { given: { from: 0, to: 1, end: 'left', vampire: 'R' } },
    { given: { from: 1, to: 0, end: 'left', vampire: 'G' } },
  ];
  expect(dawn(seen)).toEqual([
    { key: 'web-end-du-beds', count: 1, seats: [1] },
    { key: 'web-end-du-gifts', count: 1, seats: [0, 1] },
  ]);
});

test('Ruhe in Frieden: wishes that came true, inheritances added up, shares bought', () => {
  const relatives = (seat: number, graves: (number | null)[]) => ({ seat, relatives: graves.map((grave, idx) => ({ relative: `${seat}-${idx}`, wish: idx + 1, grave })) });
  const view = { seats: [relatives(0, [1, 2]), relatives(1, [2, null])] } as unknown as RuheView;
  const seen: RuheSighting[] = [{ died: { relative: '1-0', inherited: 3000 } }, { died: { relative: '1-1', inherited: 2000 } }, { died: { relative: '0-0', inherited: 4000 } }, 'chips_returned'];
  expect(ruhe(seen, view)).toEqual([
    { key: 'web-end-rf-wishes', count: 2, seats: [0] },
    { key: 'web-end-rf-inherited', count: 5000, seats: [1] },
  ]);
});
