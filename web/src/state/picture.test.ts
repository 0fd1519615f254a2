import { expect, test } from 'vitest';
import { BLANK, hear, isAbout, type Picture } from './picture';
import type { Message } from '../net/unfold';

type Line = { sighting: unknown; say: { key: string }; reveal?: { key: string }; fleeting?: boolean; private?: boolean; question?: boolean };
const told = { view: { cards: 1 }, prompts: [], waiting: [], clock: { left_ms: null, held: false }, can_take_back: false };
const moved = (seen: Line[]) => ({ is: 'moved', table: 't', seq: 1, seen, ...told }) as unknown as Message;
const face = { sighting: { shown: 'Queen' }, say: { key: 'shown' }, fleeting: true };
const plain = { sighting: 'passed', say: { key: 'passed' } };
const keys = (picture: Picture) => picture.told.map((line) => line.say.key);

/** The picture after some messages. */
function after(messages: Message[], isShared = false): Picture {
  return messages.reduce((picture, message) => hear(picture, message, 5, isShared), BLANK);
}

test('a face that was shown leaves the log with the next move, what happened stays', () => {
  expect(keys(after([moved([plain, face])]))).toEqual(['passed', 'shown']);
  const later = after([moved([plain, face]), moved([plain])]);
  expect(keys(later)).toEqual(['passed', 'passed']);
  expect(JSON.stringify(later)).not.toContain('Queen');
});

test('what is revealed is told once and leaves with the next move, though what happened stays', () => {
  const revealed = moved([{ ...plain, reveal: { key: 'queen' } }]);
  expect(keys(after([revealed]))).toEqual(['passed', 'queen']);
  expect(keys(after([revealed, moved([])]))).toEqual(['passed']);
});

test('a face that is not for everybody at the device is not written down', () => {
  const seen = moved([{ ...face, reveal: { key: 'queen' }, private: true }, { ...plain, reveal: { key: 'dice' } }]);
  expect(keys(after([seen], true))).toEqual(['shown', 'passed', 'dice']);
  expect(keys(after([seen], false))).toEqual(['shown', 'queen', 'passed', 'dice']);
});

test('that somebody is asked is no line of the story', () => {
  const picture = after([moved([plain, { sighting: { asked: { seat: 1 } }, say: { key: 'asked' }, question: true }])]);
  expect(keys(picture)).toEqual(['passed']);
  expect(picture.latest).toHaveLength(2);
});

test('a view brings the whole story, with faces that were shown gone from it, and says no line anew', () => {
  const view = (...story: string[]) => ({ is: 'view', table: 't', seq: 9, missed: [plain], ...told, told: story.map((key) => ({ key })) }) as unknown as Message;
  expect(keys(after([view('dealt', 'passed')]))).toEqual(['dealt', 'passed']);
  const before = after([view('dealt'), moved([plain, face])]);
  const picture = hear(before, view('dealt', 'passed', 'buried'), 5, false);
  expect(keys(picture)).toEqual(['dealt', 'passed', 'buried']);
  expect(picture.told.slice(0, 2)).toEqual(before.told.slice(0, 2));
  expect(before.told.map(({ id }) => id)).not.toContain(picture.told[2]?.id);
  expect(keys(hear(picture, view('dealt'), 5, false))).toEqual(['dealt']);
});

test('a clock is told with the time at which it was told', () => {
  const prompts = { is: 'prompts', table: 't', prompts: [], waiting: [], clock: { left_ms: 900, held: false } } as unknown as Message;
  expect(after([prompts])).toMatchObject({ clock: { left_ms: 900 }, clockAt: 5 });
});

test('a message tells which table it is about', () => {
  const table = { is: 'table', info: { table: 't' } } as unknown as Message;
  expect([isAbout(table, 't'), isAbout(table, 'u'), isAbout(moved([]), 't'), isAbout(moved([]), 'u')]).toEqual([true, false, true, false]);
});

test('talk that is told again is not said twice', () => {
  const said = (at: number, text: string) => ({ is: 'said', table: 't', guest: 'g', name: 'Grete', text, at }) as Message;
  const picture = after([said(10, 'boo'), said(12, 'who?'), said(10, 'boo'), said(12, 'who?'), said(13, 'me')]);
  expect(picture.chat.map(({ text }) => text)).toEqual(['boo', 'who?', 'me']);
});
