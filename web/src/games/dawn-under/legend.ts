/** What one is after in the cemetery, and what lies there. */

import type { View } from '../../wire/dawn-under';
import type { Args } from '../../words/words.svelte';
import type { Meaning } from '../legend';

export function goal(view: View, seat: number | null): { say: string; args?: Args } {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return { say: 'du-goal-watch' };
  return { say: 'du-goal', args: { count: own.row.length } };
}

export const LEGEND: readonly Meaning[] = [
  { at: '[data-piece^="garlic/"]', say: 'du-legend-garlic' },
  { at: '[data-piece^="stake/"]', say: 'du-legend-stakes' },
  { at: '.goods [data-piece^="bat/"]', say: 'du-legend-bats' },
  { at: '.column', say: 'du-legend-count' },
  { at: '.gift', say: 'du-legend-gift' },
  { at: '.row .piece:first-child, .row .piece:last-child', say: 'du-legend-outer' },
  { at: '.row .piece:has([data-back])', say: 'du-legend-back' },
  { at: '.row .piece', say: 'du-legend-next' },
  { at: '.grave.rats', say: 'du-legend-rats' },
  { at: '.grave:has(.open)', say: 'du-legend-open' },
  { at: '.grave', say: 'du-legend-grave' },
  { at: '.signs > span:first-child', say: 'du-legend-supply' },
];
