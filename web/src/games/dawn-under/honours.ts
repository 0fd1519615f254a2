/** Who did what best in the cemetery. */

import { Tally, type Honour } from '../../ending/standings';
import type { Sighting } from '../../wire/dawn-under';

export function honours(seen: readonly Sighting[]): Honour[] {
  const [beds, gifts, doubts] = [new Tally(), new Tally(), new Tally()];
  for (const sighting of seen) {
    if (typeof sighting !== 'object') continue;
    if ('laid_in' in sighting) beds.add(sighting.laid_in.seat);
    if ('given' in sighting) gifts.add(sighting.given.from);
    if ('doubted' in sighting) doubts.add(sighting.doubted.seat);
  }
  return [...beds.most('web-end-du-beds'), ...gifts.most('web-end-du-gifts'), ...doubts.most('web-end-du-doubts')];
}
