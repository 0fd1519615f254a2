import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { View } from '../../wire/rest-in-peace';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';

for (const file of ['rest-in-peace', 'web-rest-in-peace', 'web']) words.add('en', readFileSync(join(import.meta.dirname, `../../../../text/en/${file}.ftl`), 'utf8'));

const view = { rooms: [], clues: [null, null, null], candidates: [], deck: [], discard: [], fresh: [], bones: true, ghost_found: true, doomed: null, end: null, room: 1, passage: null, entries: 9, closings: 2 } as unknown as View;
const shown = (now: Partial<View>, prompts: unknown[] = []) => {
  const table = { view: { ...view, ...now }, prompts, names: [], info: { practice: true }, answering: false, lesson: null };
  return render(Board, { props: { table: table as never, answer: () => undefined, pointed: null, point: () => undefined } }).body;
};

test('whoever has the bones is sent back to the Main Entrance, and not any more once they are there', () => {
  expect(shown({})).toContain('Back to the Main Entrance');
  expect(shown({ end: 'won' })).not.toContain('Back to the Main Entrance');
});

test('which patterns are possible is told until one has the bones, and not beyond that', () => {
  expect(shown({ bones: false, candidates: ['SHX'] as never })).toContain('Still possible');
  expect(shown({ candidates: ['SHX'] as never })).not.toContain('Still possible');
  expect(shown({ bones: false, end: 'won', candidates: ['SHX'] as never })).not.toContain('Still possible');
});

test('a room can be pressed, however many ways lead there', () => {
  const rooms = [1, 2, 3].map((room) => ({ room, visited: true, closed: false, secret: null, doors: [] })) as never;
  const choices = ['passage', 'close_via_passage', { door: { card: '3♣' } }].map((command) => ({ command, say: {}, rule: '' }));
  const body = shown({ rooms, passage: 2 }, [{ id: 1, kind: 'room', choices }]);
  const pressed = [...body.matchAll(/<button[^>]*data-piece="room\/(\d)"/g)].map(([, room]) => room);
  expect(pressed.toSorted()).toEqual(['2', '3']);
});

test('a pattern is named by its clues', () => {
  const rooms = [{ room: 3, visited: true, closed: false, secret: 'HCS', doors: [] }] as never;
  expect(shown({ rooms })).toContain('. The pattern hourglass, cross, skull');
});
