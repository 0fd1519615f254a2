import { expect, test } from 'vitest';
import { LineLost } from '../net/line';
import { TableState } from './table.svelte';
import type { Person } from './house.svelte';
import type { Message, Prompt } from '../net/unfold';
import type { Choice } from '../wire/wire';

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
  hear({ ...moved(1, []), is: 'view', missed: [] });
  await table.answer(prompt, skip);
  expect(commands()).toBe(2);
});
