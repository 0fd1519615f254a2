/** Who did what best among the mourners. */

import { Tally, type Honour } from '../../ending/standings';
import type { Sighting, View } from '../../wire/ruhe-in-frieden';

export function honours(seen: readonly Sighting[], view: View): Honour[] {
  const [wishes, inherited, shares] = [new Tally(), new Tally(), new Tally()];
  const owner = (id: string) => view.seats.findIndex(({ relatives }) => relatives.some(({ relative }) => relative === id));
  for (const { seat, relatives } of view.seats) for (const { wish, grave } of relatives) if (grave === wish) wishes.add(seat);
  for (const sighting of seen) {
    if (typeof sighting !== 'object') continue;
    if ('died' in sighting) inherited.add(owner(sighting.died.relative), sighting.died.inherited);
    if ('share_bought' in sighting) shares.add(sighting.share_bought.seat);
  }
  return [...wishes.most('web-end-rf-wishes'), ...inherited.most('web-end-rf-inherited'), ...shares.most('web-end-rf-shares')];
}
