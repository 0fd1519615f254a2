import { expect, test } from 'vitest';
import { LineLost } from '../net/line';
import { TableState } from './table.svelte';
import type { Person } from './house.svelte';
import type { Prompt, ToClient } from '../wire/wire';

/** A person whose line is a list. */
function person() {
  const sent: unknown[] = [];
  let hear: (message: ToClient) => void = () => undefined;
  const fake = {
    ask: (body: unknown) => (sent.push(body), Promise.resolve({ is: 'done' })),
    tell: (body: unknown) => void sent.push(body),
    listen: (listener: (message: ToClient) => void, reopened: () => void) => {
      hear = listener;
      reopened();
      return () => undefined;
    },
  };
  return { sent, fake: fake as unknown as Person, hear: (message: object) => hear(message as ToClient) };
}
const moved = (seq: number, seen: { sighting: unknown; say: { key: string }; reveal?: { key: string } }[]) => ({
  is: 'moved', table: 't', seq, seen, view: { seq }, prompts: [], waiting: [], clock: { left_ms: null, held: false }, can_take_back: false,
});
const face = { sighting: { shown: 'Queen' }, say: { key: 'shown' } };
const plain = { sighting: 'passed', say: { key: 'passed' } };

test('a face that was shown leaves the log with the next move, what happened stays', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't', () => ({ isFleeting: (sighting) => typeof sighting === 'object', isPrivate: () => false }));
  hear(moved(1, [plain, face]));
  expect(table.told.map((told) => told.say.key)).toEqual(['passed', 'shown']);
  hear(moved(2, [plain]));
  expect(table.told.map((told) => told.say.key)).toEqual(['passed', 'passed']);
  expect(JSON.stringify([table.told, table.latest, table.view])).not.toContain('Queen');
});

test('what is revealed is told once and leaves with the next move, though what happened stays', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't', () => null);
  hear(moved(1, [{ ...plain, reveal: { key: 'queen' } }]));
  expect(table.told.map((told) => told.say.key)).toEqual(['passed', 'queen']);
  hear(moved(2, []));
  expect(table.told.map((told) => told.say.key)).toEqual(['passed']);
});

test('a face that is not for everybody at the device is not written down', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't', () => ({ isFleeting: () => false, isPrivate: (sighting) => typeof sighting === 'object' }));
  hear(moved(1, [{ ...face, reveal: { key: 'queen' } }, { ...plain, reveal: { key: 'dice' } }]));
  expect(table.told.map((told) => told.say.key)).toEqual(['shown', 'passed', 'dice']);
});

test('that somebody is asked is no line of the story', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't', () => null);
  hear(moved(1, [plain, { sighting: { asked: { seat: 1 } }, say: { key: 'asked' } }]));
  expect(table.told.map((told) => told.say.key)).toEqual(['passed']);
  expect(table.latest).toHaveLength(2);
});

test('messages of another table are not heard', () => {
  const { fake, hear } = person();
  const table = new TableState(fake, 't', () => null);
  hear({ ...moved(1, [plain]), table: 'u' });
  expect(table.seq).toBe(null);
});

test('a line that comes back asks for what was missed', () => {
  const { fake, hear, sent } = person();
  const table = new TableState(fake, 't', () => null);
  expect(sent).toEqual([{ do: 'join', table: 't' }]);
  hear(moved(7, []));
  expect(table.seq).toBe(7);
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
  const table = new TableState(fake, 't', () => null);
  const prompt = { id: 5, choices: [] } as never;
  await expect(table.answer(prompt, 'pass')).rejects.toBeInstanceOf(LineLost);
  isLost = false;
  await table.answer(prompt, 'pass');
  await table.answer(prompt, 'pass');
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(table.answering).toBe(false);
});

test('a second tap on a question that is answered is not sent, one after it was taken back is', async () => {
  const { fake, hear, sent } = person();
  const table = new TableState(fake, 't', () => null);
  const prompt = { id: 4, must: true } as Prompt;
  const commands = () => sent.filter((body) => (body as { do: string }).do === 'command').length;
  await table.answer(prompt, 'flip');
  await table.answer(prompt, 'skip');
  expect(commands()).toBe(1);
  hear({ ...moved(1, []), is: 'view', missed: [] });
  await table.answer(prompt, 'skip');
  expect(commands()).toBe(2);
});
