import { expect, test } from 'vitest';
import { followed } from './lobby';
import type { Message } from '../net/unfold';
import type { Listing, LobbyInfo } from '../wire/wire';

const listing = (table: string, free = 1): Listing => ({ table, game: 'dawn-under', phase: 'gathering', names: [null], free, pace: 'live', open_to_watch: true, your_turn: false, host: false });
const lobby = (tables: string[]): LobbyInfo => ({ listed: tables.map((table) => listing(table)), page: 0, more: false, yours: [], recent: [], day: null });
const changed = (gone: string[], put: [number, Listing][], more = false): Message => ({ is: 'lobby_changed', gone, put: put.map(([at, listing]) => ({ at, listing })), more });
const tables = (lobby: LobbyInfo | null) => lobby?.listed.map(({ table }) => table);

test('tables come, change their place and go', () => {
  const first = followed(null, { is: 'lobby', lobby: lobby(['a', 'b', 'c']) });
  const second = followed(first, changed(['b'], [[0, listing('d')], [2, listing('a', 0)]], true));
  expect(tables(second)).toEqual(['d', 'c', 'a']);
  expect(second?.more).toBe(true);
  expect(second?.listed[2]?.free).toBe(0);
  expect(tables(first)).toEqual(['a', 'b', 'c']);
});

test('one’s own tables are told apart from the others', () => {
  const before = lobby(['a']);
  const after = followed(before, { is: 'yours', yours: [listing('x')] });
  expect(after?.yours.map(({ table }) => table)).toEqual(['x']);
  expect(after?.recent).toBe(before.recent);
  expect(followed(after, { is: 'yours', yours: [], recent: [{ table: 'x', game: 'dawn-under', public: {}, ended_ms: 5 }] })?.recent.length).toBe(1);
});

test('nothing is made of changes to a lobby one does not have', () => {
  expect(followed(null, changed([], [[0, listing('a')]]))).toBe(null);
});
