/** What lies where in the crypt. Faces are to be forgotten (CC-9.5): nothing here outlasts the state that shows it. */

import type { Gestures } from '../../motion/gestures';
import { addMoment } from '../../motion/moments';
import type { Layout, Piece } from '../../motion/plan';
import type { Cues } from '../../sound/cues';
import type { FinishView, Photo, Place, Sighting, View } from '../../wire/clearing-coffins';

export const GESTURES: Gestures = { die: { comes: 'land', turns: 'land' }, photo: { comes: 'slide', turns: 'slide' }, bang: { comes: 'flare' } };

/** Throws and hands, then what becomes of coffins; a face is neither heard nor hinted at. */
export const CUES: Cues = [
  { is: 'appeared', kind: 'bang', sound: 'bang' },
  { is: 'appeared', kind: 'early', sound: 'false-start' },
  { is: 'appeared', kind: 'cup', sound: 'dice' },
  { is: 'appeared', kind: 'die', sound: 'land' },
  { is: 'turned', kind: 'die', sound: 'land' },
  { is: 'moved', kind: 'card', to: 'cleared', sound: 'clear' },
  { is: 'appeared', kind: 'photo', sound: 'photo' },
  { is: 'turned', kind: 'photo', sound: 'photo' },
  { is: 'moved', kind: 'card', from: 'card', to: 'card', sound: 'ghost' },
  { is: 'moved', kind: 'card', sound: 'card' },
  { is: 'turned', kind: 'card', sound: 'lid' },
];

const at = (place: Place) => `card/${place.seat}/${place.slot}`;

export function layout(view: View, sightings: readonly Sighting[], finish: FinishView | null = null): Layout {
  const came = arrivals(sightings);
  const places = new Map<string, readonly Piece[]>();
  if (view.throw !== null) places.set('dice', [0, 1].map((die) => ({ kind: 'die', look: `${view.round} ${die}` })));
  if (view.phase === 'rolling') places.set('cup', [{ kind: 'cup', look: String(view.round) }]);
  if (finish !== null) places.set('finish', inOrder(finish.hands).map(({ seat }) => ({ kind: `photo ${seat}`, look: String(finish.round) })));
  for (const seen of sightings) if (typeof seen === 'object' && 'judged' in seen) addHands(places, seen.judged);
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

/** The hands in the order in which they came down. */
export const inOrder = (hands: readonly Photo[]) => hands.toSorted((a, b) => a.reaction - b.reaction);

/** That hands came down is a moment; whose it was is told by the photo finish. */
function addHands(places: Map<string, readonly Piece[]>, { bangs, false_starts }: Extract<Sighting, { judged: unknown }>['judged']): void {
  if (bangs.length > 0) addMoment(places, 'bang');
  else if (false_starts.length > 0) addMoment(places, 'early');
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
