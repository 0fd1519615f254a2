import { expect, test } from 'vitest';
import { planOf } from '../../motion/plan';
import type { RoomView, View } from '../../wire/rest-in-peace';
import { soundsOf } from '../../sound/cues';
import { CUES, layout } from './layout';

const room = (room: number, more: Partial<RoomView> = {}): RoomView => ({ room, visited: true, closed: false, secret: null, doors: [], door_entries: 0, passage_entries: 0, ...more });
const view = (rooms: RoomView[], more: Partial<View> = {}) => ({ rooms, room: 1, clues: [null, null, null], fresh: [], ...more }) as unknown as View;
const plan = (before: View, now: View) => planOf(layout(before), layout(now));

test('the lantern goes along, a door that is used goes back, and new ones come from the deck', () => {
  expect(plan(view([room(1, { doors: ['7♣'] }), room(7)]), view([room(1), room(7, { doors: ['Q♥'] })], { room: 7 }))).toEqual([
    { is: 'moved', kind: 'lantern', from: { place: 'lantern/1', idx: 0 }, to: { place: 'lantern/7', idx: 0 }, lasting: false },
    { is: 'moved', kind: 'door Q♥', from: { place: 'deck' }, to: { place: 'doors/7', idx: 0 }, lasting: false },
    { is: 'faded', kind: 'door 7♣', at: { place: 'doors/1', idx: 0 }, to: { place: 'deck' } },
  ]);
});

test('a secret that is turned up appears, a clue is turned over, a closed room is boarded up', () => {
  const now = view([room(1, { secret: 'Gh', closed: true })], { clues: ['X', null, null] });
  expect(plan(view([room(1)]), now)).toEqual([
    { is: 'turned', kind: 'clue', at: { place: 'clue/0', idx: 0 } },
    { is: 'appeared', kind: 'secret', at: { place: 'secret/1', idx: 0 } },
    { is: 'appeared', kind: 'boards', at: { place: 'boards/1', idx: 0 } },
  ]);
});

test('the ghost wails, bones clatter, boards are hammered on; a secret alone makes no sound', () => {
  const sounds = (now: View, ...sightings: Parameters<typeof layout>[1] & object) => soundsOf(planOf(layout(view([room(1)])), layout(now, sightings)), CUES);
  expect(sounds(view([room(1, { closed: true })]), 'clues_shuffled')).toEqual(['ghost', 'hammer']);
  expect(sounds(view([room(1)]), { bones_taken: { room: 1 } })).toEqual(['bones']);
  expect(sounds(view([room(1), room(7)], { room: 7 }))).toEqual(['steps']);
  const [ghost, lock] = ['Gh', 'L♣'].map((secret) => sounds(view([room(1, { secret })])));
  expect([ghost, lock]).toEqual([[], []]);
});
