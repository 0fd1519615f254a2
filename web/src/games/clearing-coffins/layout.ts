/** What lies where in the crypt. Faces are to be forgotten (CC-9.5): nothing here outlasts the state that shows it. */

import type { Gestures } from '../../motion/gestures';
import type { Layout, Piece } from '../../motion/plan';
import type { Place, Sighting, View } from '../../wire/clearing-coffins';

export const GESTURES: Gestures = { die: { comes: 'land', turns: 'land' } };

const at = (place: Place) => `card/${place.seat}/${place.slot}`;

export function layout(view: View, sightings: readonly Sighting[]): Layout {
  const came = arrivals(sightings);
  const places = new Map<string, readonly Piece[]>();
  if (view.throw !== null) places.set('dice', [0, 1].map((die) => ({ kind: 'die', look: `${view.round} ${die}` })));
  for (const [seat, { row, cleared }] of view.seats.entries()) {
    for (const [slot, lies] of row.entries()) {
      if (lies === 'gap') continue;
      const from = came.get(at({ seat, slot }));
      places.set(at({ seat, slot }), [{ kind: 'card', look: lies === 'down' ? 'down' : lies.up, ...(from === undefined ? {} : { from }) }]);
    }
    places.set(`cleared/${seat}`, cleared.map((card) => ({ kind: 'card', look: card })));
  }
  return places;
}

/** Where cards came from that lie somewhere new: the pile, or each other's place. */
function arrivals(sightings: readonly Sighting[]): Map<string, string> {
  const came = new Map<string, string>();
  for (const seen of sightings) {
    if (typeof seen !== 'object') continue;
    if ('refilled' in seen) came.set(at(seen.refilled.place), 'pile');
    if ('penalty_drawn' in seen) came.set(at(seen.penalty_drawn.place), 'pile');
    if ('swapped' in seen) came.set(at(seen.swapped.a), at(seen.swapped.b)).set(at(seen.swapped.b), at(seen.swapped.a));
  }
  return came;
}
