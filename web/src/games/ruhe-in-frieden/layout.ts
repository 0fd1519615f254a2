/** What lies where in the cemeteries and families. Nothing is to be forgotten here, so what goes may be seen to go. */

import type { Gestures } from '../../motion/gestures';
import { addMoment } from '../../motion/moments';
import type { Layout, Piece } from '../../motion/plan';
import type { Cues } from '../../sound/cues';
import type { SeatView, Sighting, View } from '../../wire/ruhe-in-frieden';

export const GESTURES: Gestures = {
  relative: { turns: 'spin' },
  mourned: { comes: 'drop' },
  coffin: { comes: 'drop' },
  document: { comes: 'drop' },
  pill: { comes: 'drop', turns: 'drop' },
  money: { turns: 'pulse' },
  death: { comes: 'flare' },
  dispute: { comes: 'flare' },
  shock: { comes: 'flare' },
};

/** Death and burial before business. Cards of a sealed round are heard once they lie on the table, like everything else. */
export const CUES: Cues = [
  { is: 'appeared', kind: 'death', sound: 'toll' },
  { is: 'moved', kind: 'coffin', from: 'burial', sound: 'earth' },
  { is: 'moved', kind: 'coffin', from: 'grave', sound: 'drag' },
  { is: 'appeared', kind: 'dispute', sound: 'clash' },
  { is: 'appeared', kind: 'document', sound: 'stamp' },
  { is: 'appeared', kind: 'shock', sound: 'gasp' },
  { is: 'moved', kind: 'share', sound: 'card' },
  { is: 'moved', kind: 'pill', sound: 'pill' },
  { is: 'turned', kind: 'money', sound: 'coin' },
];

export function layout(view: View, sightings: readonly Sighting[] = []): Layout {
  const coffins = (relatives: readonly string[]) => relatives.map((relative): Piece => ({ kind: `coffin ${relative}`, look: 'coffin', lasting: true }));
  const places = new Map<string, readonly Piece[]>([
    ['burial', coffins(view.burial === null ? [] : [view.burial.relative])],
    ['new', coffins(view.new_cemetery)],
    ['documents', (view.burial?.documents ?? []).map(({ seat, grave }) => ({ kind: `document ${seat} ${grave}`, look: 'document' }))],
  ]);
  for (const seen of sightings) {
    if (typeof seen !== 'object') continue;
    if ('died' in seen) addMoment(places, 'death');
    if ('shocked' in seen) addMoment(places, 'shock');
    // One document answers another (RF-7.10).
    if ('played' in seen && 'illegible' in seen.played.play && (view.burial?.documents.length ?? 0) > 1) addMoment(places, 'dispute');
  }
  for (const grave of view.graves) places.set(`grave/${grave.grave}`, coffins(grave.coffins));
  for (const seat of view.seats) addSeat(places, seat);
  return places;
}

function addSeat(places: Map<string, readonly Piece[]>, { seat, money, relatives, shares }: SeatView): void {
  places.set(`money/${seat}`, [{ kind: 'money', look: String(money) }]);
  for (const { wish, health, prescription } of relatives) {
    places.set(`relative/${seat}/${wish}`, [health === null ? { kind: 'mourned', look: 'gone' } : { kind: 'relative', look: health }]);
    if (prescription !== null) places.set(`dose/${seat}/${wish}`, [{ kind: 'pill', look: prescription, home: `box/${prescription}`, lasting: true }]);
  }
  // A share tells its grave to everybody and its action to nobody else.
  for (const { grave } of shares) {
    const place = `shares/${seat}/${grave}`;
    places.set(place, [...(places.get(place) ?? []), { kind: `share of ${grave}`, look: 'share', home: `pile/${grave}`, lasting: true }]);
  }
}
