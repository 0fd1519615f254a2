/** Who did what best in the crypt. */

import { Tally, type Honour } from '../../ending/standings';
import type { Bang, Sighting } from '../../wire/clearing-coffins';

export function honours(seen: readonly Sighting[]): Honour[] {
  const [hands, early] = [new Tally(), new Tally()];
  const bangs: Bang[] = [];
  for (const sighting of seen) {
    if (typeof sighting !== 'object' || !('judged' in sighting)) continue;
    bangs.push(...sighting.judged.bangs);
    for (const { seat } of sighting.judged.false_starts) early.add(seat);
  }
  for (const { seat } of bangs) hands.add(seat);
  const quickest = Math.min(...bangs.map((bang) => bang.reaction_ms));
  const seats = [...new Set(bangs.filter((bang) => bang.reaction_ms === quickest).map(({ seat }) => seat))];
  return [...(seats.length > 0 ? [{ key: 'web-end-cc-quickest', count: quickest, seats }] : []), ...hands.most('web-end-cc-hands'), ...early.most('web-end-cc-early')];
}
