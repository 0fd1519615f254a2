/** What lies where in the manor. Nothing that was turned up is turned back, so what goes may be seen to go. */

import type { Gestures } from '../../motion/gestures';
import { addMoment } from '../../motion/moments';
import type { Layout, Piece } from '../../motion/plan';
import type { Cues } from '../../sound/cues';
import type { Sighting, View } from '../../wire/rest-in-peace';

export const GESTURES: Gestures = { clue: { turns: 'flip' }, secret: { comes: 'flip' }, boards: { comes: 'drop' }, ghost: { comes: 'drift' }, bones: { comes: 'flare' } };

export const CUES: Cues = [
  { is: 'appeared', kind: 'bones', sound: 'bones' },
  { is: 'appeared', kind: 'ghost', sound: 'ghost' },
  { is: 'appeared', kind: 'boards', sound: 'hammer' },
  { is: 'moved', kind: 'lantern', sound: 'steps' },
  { is: 'turned', kind: 'clue', sound: 'card' },
  { is: 'moved', kind: 'door', from: 'deck', sound: 'card' },
];

export function layout(view: View, sightings: readonly Sighting[] = []): Layout {
  const doors = (cards: readonly string[]) => cards.map((card): Piece => ({ kind: `door ${card}`, look: 'door', home: 'deck', lasting: true }));
  const places = new Map<string, readonly Piece[]>([
    [`lantern/${view.room}`, [{ kind: 'lantern', look: 'lit' }]],
    ['fresh', doors(view.fresh)],
  ]);
  view.clues.forEach((clue, idx) => places.set(`clue/${idx}`, [{ kind: 'clue', look: clue ?? 'down' }]));
  for (const seen of sightings) {
    // The ghost has mixed up the clues (RP-4.4).
    if (seen === 'clues_shuffled') addMoment(places, 'ghost');
    else if (typeof seen === 'object' && 'bones_taken' in seen) addMoment(places, 'bones');
  }
  for (const room of view.rooms) {
    places.set(`doors/${room.room}`, doors(room.doors));
    if (room.secret !== null) places.set(`secret/${room.room}`, [{ kind: 'secret', look: room.secret }]);
    if (room.closed) places.set(`boards/${room.room}`, [{ kind: 'boards', look: 'nailed' }]);
  }
  return places;
}
