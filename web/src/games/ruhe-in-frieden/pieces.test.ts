import { describe, expect, it } from 'vitest';
import type { RelativeView, SeatView, View } from '../../wire/ruhe-in-frieden';
import { accounts, books } from './ledger';
import { cardsOf, chainOf, claims, partsOf, placesOf, playOf, stepOf, withLast } from './pieces';
import { faceOf } from './portrait';

const relative = (wish: number, place: Partial<RelativeView>): RelativeView => ({
  relative: `F1-${wish}`,
  wish,
  health: null,
  prescription: null,
  prescribed_by: null,
  substitute: false,
  visited: false,
  grave: null,
  new_cemetery: false,
  payouts: [0, 1000, 2000],
  ...place,
});
const seat = (relatives: RelativeView[], shares: number[] = []): SeatView => ({
  seat: 0,
  family: 1,
  money: 0,
  relatives,
  shares: shares.map((grave) => ({ grave, action: null })),
  spent: [],
});
const view = (part: Partial<View>): View => ({
  options: {},
  seats: [],
  graves: [],
  new_cemetery: [],
  played: [],
  start: 0,
  active: 0,
  turn: 1,
  step: null,
  bought: [],
  supply: null,
  pill_box: { white: 0, black: 0, red: 0 },
  burier: null,
  burial: null,
  window: null,
  idle_turns: 0,
  end: null,
  ...part,
});

describe('portraits', () => {
  it('tell all twenty-five apart, and are always the same', () => {
    const ids = [1, 2, 3, 4, 5].flatMap((family) => [1, 2, 3, 4, 5].map((wish) => `F${family}-${wish}`));
    expect(new Set(ids.map((id) => JSON.stringify(faceOf(id)))).size).toBe(25);
    expect(faceOf('F2-4')).toEqual(faceOf('F2-4'));
  });

  it('give beards to gentlemen only', () => {
    expect(faceOf('F1-1')).toMatchObject({ isLady: true, whiskers: 'none' });
    expect(faceOf('F2-1').isLady).toBe(false);
  });
});

describe('cards', () => {
  it('are found in whatever way they are played', () => {
    const shock = { shock: { grave: 2 } };
    expect(playOf({ play_card: shock })).toEqual(shock);
    expect(playOf({ interrupt: shock })).toEqual(shock);
    expect(playOf({ respond: { play: shock } })).toEqual(shock);
    expect(playOf({ respond: 'pass' })).toBeNull();
    expect(playOf('end_pills')).toBeNull();
    expect(partsOf('F2-4')).toEqual({ family: 2, wish: 4 });
  });

  it('are two when a coffin moves into a taken grave (RF-7.5)', () => {
    expect(cardsOf({ mix_up_double: { from: 1, coffin: 'F2-2', to: 3 } })).toEqual([
      { grave: 1, action: 'MX' },
      { grave: 3, action: 'DO' },
    ]);
  });
});

describe('places', () => {
  it('keeps everything where it was, and fills what became free', () => {
    expect(placesOf([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(placesOf(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c']);
    expect(placesOf(['a', null, 'c'], ['a', 'c', 'd', 'e'])).toEqual(['a', 'd', 'c', 'e']);
  });
});

describe('a burial', () => {
  it('counts certificates and documents of each seat (RF-6.3)', () => {
    const burial = { seat: 0, relative: 'F1-1', documents: [{ seat: 0, grave: 5, counts_for: 2 }] };
    expect(claims(view({ seats: [seat([], [2, 2, 3])], burial }), 2)).toEqual([{ certificates: 2, documents: 1 }]);
  });

  it('is the step while its window is open', () => {
    expect(stepOf(view({ window: { bury: { grave: 2 } } }))).toBe('bury');
    expect(stepOf(view({ step: 'pills' }))).toBe('pills');
    expect(stepOf(view({ window: 'adjust' }))).toBe('adjust');
    expect(stepOf(view({ window: { end: { last: true } } }))).toBe('end');
  });
});

describe('the score sheet', () => {
  const relatives = [relative(2, { grave: 2 }), relative(3, { grave: 4 }), relative(5, { grave: 1 }), relative(1, { new_cemetery: true }), relative(4, { health: 'weak' })];

  it('has the points of the house beside each relative (T-RF-109)', () => {
    const [account] = accounts(view({ seats: [seat(relatives)], end: { reason: 'graves_full', winners: [0], scores: [12], points: [[5, 4, 3, 2, -2]] } }));
    expect(account?.entries.map((entry) => [entry.relative.wish, entry.points])).toEqual([[2, 5], [3, 4], [5, 3], [1, 2], [4, -2]]);
    expect(account?.total).toBe(12);
  });
});

describe('the money book', () => {
  it('enters what was told, and what is missing from the purse as pills for others', () => {
    const purse = (money: number[]) => view({ seats: money.map((sum, idx) => ({ ...seat([relative(1, { relative: `F${idx + 1}-1` })]), seat: idx, money: sum })) });
    const moments = [
      { seen: [], view: purse([5000, 5000]) },
      { seen: [{ sighting: { visited: { relative: 'F1-1', kind: 'black', paid: 1000, substitute: false } } }], view: purse([4000, 5000]) },
      { seen: [{ sighting: { pill_bought: { seat: 0, relative: 'F2-1', kind: 'red' } } }], view: purse([3000, 5000]) },
      { seen: [{ sighting: { adjusted: { relative: 'F2-1', health: 'weak', payout: 2000 } } }, { sighting: { maintenance_paid: { from: 1, to: 0, paid: 1000 } } }], view: purse([4000, 6000]) },
    ];
    const [mine, other] = books(moments);
    expect(mine).toEqual({ start: 5000, health: 0, inherited: 0, maintenance: 1000, visits: -1000, pills: -1000, shares: 0 });
    expect(other).toMatchObject({ start: 5000, health: 2000, maintenance: -1000, pills: 0 });
  });
});

describe('the end of a contested burial', () => {
  const contested = view({
    seats: [seat([], [2, 2]), { ...seat([], [2]), seat: 1 }],
    burial: { seat: 0, relative: 'F1-2', documents: [{ seat: 1, grave: 5, counts_for: 2 }] },
    window: { bury: { grave: 2 } } as View['window'],
  });

  it('counts the document that was turned over last', () => {
    const last = withLast(contested, [{ played: { seat: 0, play: { illegible: { grave: 4 } } } }, 'window_closed', { buried: { relative: 'F1-2', way: { regular: 2 } } }]);
    expect(chainOf(last).map(({ own, best }) => `${own}:${best}`)).toEqual(['2:2', '3:2']);
  });

  it('is as it was if nothing more was played', () => {
    expect(withLast(contested, [{ buried: { relative: 'F1-2', way: { regular: 2 } } }])).toEqual(contested);
  });
});
