/** What was done in the manor; nobody did it better. */

import type { Honour } from '../../ending/standings';
import type { Sighting, View } from '../../wire/rest-in-peace';

export function honours(_: readonly Sighting[], view: View): Honour[] {
  const counted = { 'rp-tally-entries': view.entries, 'rp-tally-closings': view.closings, 'rp-tally-cards-left': view.deck.length };
  return Object.entries(counted).map(([key, count]) => ({ key, count, seats: [] }));
}
