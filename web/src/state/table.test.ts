import { afterEach, expect, test, vi } from 'vitest';
import { LineLost } from '../net/line';
import { TableState } from './table.svelte';
import { house, type Person } from './house.svelte';
import type { Message, Prompt } from '../net/unfold';
import type { Choice, GameFacts } from '../wire/wire';

/** A person whose line is a list. */
function person() {
  const sent: unknown[] = [];
  let hear: (message: Message) => void = () => undefined;
  const fake = {
    ask: (body: unknown) => (sent.push(body), Promise.resolve({ is: 'done' })),
    tell: (body: unknown) => void sent.push(body),
    listen: (listener: (message: Message) => void, reopened: () => void) => {
      hear = listener;
      reopened();
      return () => undefined;
    },
  };
  return { sent, fake: fake as unknown as Person, hear: (message: object) => hear(message as Message) };
}
const moved = (seq: number, seen: { sighting: unknown; say: { key: string }; reveal?: { key: string } }[]) => ({
  is: 'moved', table: 't', seq, seen, view: { seq }, prompts: [], waiting: [], clock: { left_ms: null, held: false }, can_take_back: false,
});
const plain = { sighting: 'passed', say: { key: 'passed' } };

test('messages of another table are not heard', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't');
  hear({ ...moved(1, [plain]), table: 'u' });
  expect(table.picture.seq).toBe(null);
});

test('a line that comes back asks for what was missed', () => {
  const { fake, hear, sent } = person();
  const table = new TableState(fake, 't');
  expect(sent).toEqual([{ do: 'join', table: 't' }]);
  hear(moved(7, []));
  expect(table.picture.seq).toBe(7);
});

test('a moment of the past is shown in place of now, which goes on behind it', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't');
  hear(moved(1, [plain]));
  table.past = { view: 'then', prompts: [] };
  hear(moved(2, []));
  expect(table.view).toBe('then');
  table.past = null;
  expect(table.view).toEqual({ seq: 2 });
});

test('what is asked at a table names it', async () => {
  const { fake, sent } = person();
  const table = new TableState(fake, 't');
  await table.ask({ do: 'kick', seat: 1 });
  table.close();
  expect(sent.slice(1)).toEqual([{ do: 'kick', seat: 1, table: 't' }, { do: 'leave', table: 't' }]);
});

test('an answer that was lost is sent again under the same key', async () => {
  const { fake } = person();
  const keys: unknown[] = [];
  let isLost = true;
  const ask = (body: { do: string }, key: unknown) => {
    if (body.do !== 'command') return Promise.resolve({ is: 'done' });
    keys.push(key);
    return isLost ? Promise.reject(new LineLost()) : Promise.resolve({ is: 'done' });
  };
  Object.assign(fake, { ask });
  const table = new TableState(fake, 't');
  const pass = { command: 'pass' } as Choice;
  const prompt = { id: 5, choices: [pass] } as never;
  await expect(table.answer(prompt, pass)).rejects.toBeInstanceOf(LineLost);
  isLost = false;
  await table.answer(prompt, pass);
  await table.answer(prompt, pass);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(table.answering).toBe(false);
});

test('a second tap on a question that is answered is not sent, one after it was taken back is', async () => {
  const { fake, hear, sent } = person();
  const table = new TableState(fake, 't');
  const [flip, skip] = [{ command: 'flip' }, { command: 'skip' }] as [Choice, Choice];
  const prompt = { id: 4, must: true, choices: [flip, skip] } as unknown as Prompt;
  const commands = () => sent.filter((body) => (body as { do: string }).do === 'choose').length;
  await table.answer(prompt, flip);
  await table.answer(prompt, skip);
  expect(commands()).toBe(1);
  hear({ ...moved(1, []), is: 'view', missed: [], told: [] });
  await table.answer(prompt, skip);
  expect(commands()).toBe(2);
});

afterEach(() => {
  vi.useRealTimers();
  house.games = [];
});

/** A table of a game with such facts, followed at the usual pace. */
function followed(facts: Pick<GameFacts, 'races' | 'forgets'>) {
  vi.useFakeTimers();
  house.games = [{ name: 'g', ...facts } as GameFacts];
  const { fake, hear } = person();
  const table = new TableState(fake, 't', true, () => 'normal');
  hear({ is: 'table', info: { table: 't', game: 'g', seats: [] } });
  return { table, hear };
}

test('what others do is shown one move after the other, until one catches up', () => {
  const { table, hear } = followed({ races: false, forgets: false });
  for (const seq of [1, 2, 3]) hear(moved(seq, [plain]));
  expect([table.picture.seq, table.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(1200);
  expect(table.picture.seq).toBe(2);
  table.catchUp();
  expect([table.picture.seq, table.isBehind]).toEqual([3, false]);
});

test('a face that must be remembered stays for as long as it should (DU-9.6)', () => {
  const { table, hear } = followed({ races: false, forgets: true });
  hear(moved(1, [{ ...plain, reveal: { key: 'face' } }]));
  hear(moved(2, [plain]));
  vi.advanceTimersByTime(2499);
  expect(table.picture.seq).toBe(1);
  vi.advanceTimersByTime(1);
  expect(table.picture.seq).toBe(2);
});

test('where speed decides, nothing waits', () => {
  const { table, hear } = followed({ races: true, forgets: true });
  for (const seq of [1, 2, 3]) hear(moved(seq, [plain]));
  expect(table.picture.seq).toBe(3);
});

test('one looks back at a board, but never at one that is to be forgotten', () => {
  for (const forgets of [false, true]) {
    const { table, hear } = followed({ races: false, forgets });
    for (const seq of [1, 2]) hear(moved(seq, [plain]));
    table.catchUp();
    table.lookBack(1);
    expect(table.view).toEqual({ seq: forgets ? 2 : 1 });
    table.lookBack(null);
    expect(table.view).toEqual({ seq: 2 });
  }
});

test('whoever is asked something is back in the present', () => {
  const { table, hear } = followed({ races: false, forgets: false });
  for (const seq of [1, 2]) hear(moved(seq, [plain]));
  table.catchUp();
  table.lookBack(1);
  hear({ ...moved(3, [plain]), prompts: [{ id: 1, kind: 'act', mode: 'open', must: true, choices: [] }] });
  table.catchUp();
  expect(table.view).toEqual({ seq: 3 });
});

test('what comes of one’s own move is shown at once', async () => {
  const { table, hear } = followed({ races: false, forgets: false });
  const prompt = { id: 1, kind: 'act', mode: 'open', must: true, choices: [{ command: 'on' }] } as unknown as Prompt;
  hear({ ...moved(1, [plain]), prompts: [prompt] });
  await table.answer(prompt, prompt.choices[0] as Choice);
  hear(moved(2, [plain]));
  expect(table.picture.seq).toBe(2);
});
