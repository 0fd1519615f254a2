/** What lies where in the cemetery. What is in a grave is to be forgotten (DU-9): nothing here outlasts the state that shows it. */

import type { Gestures } from '../../motion/gestures';
import { addMoment } from '../../motion/moments';
import type { Layout, Piece } from '../../motion/plan';
import type { Cues } from '../../sound/cues';
import type { Content, GraveView, Rucola, Sighting, View } from '../../wire/dawn-under';

export const GESTURES: Gestures = { lid: { turns: 'lift' }, bat: { comes: 'drop' }, count: { comes: 'drop' }, goods: { turns: 'pulse' }, doubt: { comes: 'flare' }, rats: { comes: 'drift' }, rucola: { comes: 'flare' } };

/** Bluffs and gifts before lids; what lies under a lid sounds like any other. */
export const CUES: Cues = [
  { is: 'appeared', kind: 'doubt', sound: 'doubt' },
  { is: 'appeared', kind: 'rucola', sound: 'count' },
  { is: 'appeared', kind: 'rats', sound: 'rat' },
  { is: 'appeared', kind: 'rat', sound: 'rat' },
  { is: 'moved', kind: 'vampire', to: 'row', sound: 'gift' },
  { is: 'appeared', kind: 'gift', sound: 'gift' },
  { is: 'appeared', kind: 'bed', sound: 'bed' },
  { is: 'appeared', kind: 'bat', sound: 'bat' },
  { is: 'turned', kind: 'goods', to: 'stake', sound: 'stake' },
  { is: 'turned', kind: 'lid', sound: 'lid' },
];

/** What happens and leaves no piece behind. */
const MOMENTS: Readonly<Record<string, string>> = { doubted: 'doubt', stint_started: 'rats', rat_taken: 'rat', rucola_came: 'rucola', given: 'gift', laid_in: 'bed' };

export function layout(view: View, sightings: readonly Sighting[]): Layout {
  const places = new Map<string, readonly Piece[]>();
  const opened = lifted(sightings);
  for (const [grave, seen] of view.graves.entries()) {
    places.set(`lid/${grave}`, [lid(seen, opened.get(grave))]);
    if (seen.bat) places.set(`bat/${grave}`, [{ kind: 'bat', look: 'bat' }]);
  }
  for (const [seat, { row, garlic, stakes, bats }] of view.seats.entries()) {
    places.set(`row/${seat}`, row.map((vampire) => ({ kind: 'vampire', look: vampire ?? 'back' })));
    for (const [good, number] of Object.entries({ garlic, stake: stakes, bats })) places.set(`${good}/${seat}`, [{ kind: 'goods', look: String(number) }]);
  }
  for (const seen of sightings) {
    const moment = typeof seen === 'object' ? MOMENTS[Object.keys(seen)[0] ?? ''] : undefined;
    if (moment !== undefined) addMoment(places, moment);
  }
  // A gift is on its way from one row to the other: it is seen until it lies there.
  if (typeof view.phase === 'object' && 'receive' in view.phase) places.set(`gift/${view.phase.receive.seat}`, [{ kind: 'vampire', look: view.phase.receive.vampire }]);
  const count = countPlace(view.rucola);
  if (count !== null) places.set(count, [{ kind: 'count', look: 'count' }]);
  return places;
}

type Lifted = { lid: string | null; content: Content };

/** Graves that were opened just now, whether they are closed again or not. */
export function lifted(sightings: readonly Sighting[]): Map<number, Lifted> {
  const opened = new Map<number, Lifted>();
  for (const seen of sightings) if (typeof seen === 'object' && 'opened' in seen) opened.set(seen.opened.grave, { lid: seen.opened.lid, content: seen.opened.content });
  return opened;
}

function lid(seen: GraveView, opened: Lifted | undefined): Piece {
  if (seen.lid === 'closed' && opened) return { kind: 'lid', look: `lifted ${opened.lid ?? ''}`, passing: true };
  return { kind: 'lid', look: `${seen.lid} ${seen.underside ?? ''}` };
}

/** Where Count Rucola is seen. */
function countPlace(rucola: Rucola): string | null {
  if (rucola === 'away') return null;
  if (rucola === 'centre') return 'count/centre';
  return 'grave' in rucola ? `count/grave/${rucola.grave.grave}` : `count/seat/${rucola.column.owner}`;
}
