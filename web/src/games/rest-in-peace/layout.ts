/** What lies where in the manor. Nothing that was turned up is turned back, so what goes may be seen to go. */

import type { Gestures } from '../../motion/gestures';
import type { Layout, Piece } from '../../motion/plan';
import type { View } from '../../wire/rest-in-peace';

export const GESTURES: Gestures = { clue: { turns: 'flip' }, secret: { comes: 'flip' }, boards: { comes: 'drop' } };

export function layout(view: View): Layout {
  const doors = (cards: readonly string[]) => cards.map((card): Piece => ({ kind: `door ${card}`, look: 'door', home: 'deck', lasting: true }));
  const places = new Map<string, readonly Piece[]>([
    [`lantern/${view.room}`, [{ kind: 'lantern', look: 'lit' }]],
    ['fresh', doors(view.fresh)],
  ]);
  view.clues.forEach((clue, idx) => places.set(`clue/${idx}`, [{ kind: 'clue', look: clue ?? 'down' }]));
  for (const room of view.rooms) {
    places.set(`doors/${room.room}`, doors(room.doors));
    if (room.secret !== null) places.set(`secret/${room.room}`, [{ kind: 'secret', look: room.secret }]);
    if (room.closed) places.set(`boards/${room.room}`, [{ kind: 'boards', look: 'nailed' }]);
  }
  return places;
}
