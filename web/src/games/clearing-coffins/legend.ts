/** What one is after in the crypt, and what lies there. */

import type { View } from '../../wire/clearing-coffins';
import type { Args } from '../../words/words.svelte';
import type { Meaning } from '../legend';

const target = (view: View) => Number(view.options['target'] ?? 4);

export function goal(view: View, seat: number | null): { say: string; args: Args } {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return { say: 'cc-goal-watch', args: { goal: target(view) } };
  const left = target(view) - own.cleared.length;
  if (left > 0 && left < target(view)) return { say: 'cc-goal-left', args: { count: left } };
  return { say: 'cc-goal', args: { goal: target(view) } };
}

export const LEGEND: readonly Meaning[] = [
  { at: '.dice .first', say: 'cc-legend-colour-die' },
  { at: '.dice .second', say: 'cc-legend-symbol-die' },
  { at: '.cleared', say: 'cc-legend-cleared', args: (view) => ({ goal: target(view as View) }) },
  { at: '.row .gap', say: 'cc-legend-gap' },
  { at: '.row .card:has([data-side="down"])', say: 'cc-legend-coffin' },
  { at: '.row .card', say: 'cc-legend-awake' },
  { at: '.garlic', say: 'cc-legend-garlic' },
  { at: '.throws', say: 'cc-legend-thrower' },
  { at: '[data-piece="pile"]', say: 'cc-legend-pile' },
  { at: '.finish .lane', say: 'cc-legend-lane' },
];
