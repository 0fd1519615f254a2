/** What one is after in the house, and what is seen there. */

import type { View } from '../../wire/rest-in-peace';
import type { Args } from '../../words/words.svelte';
import type { Meaning } from '../legend';

export function goal(view: View): { say: string; args?: Args } {
  if (view.bones) return { say: 'rp-goal-bones' };
  const down = view.clues.filter((clue) => clue === null).length;
  return down === 0 ? { say: 'rp-goal-room' } : { say: 'rp-goal', args: { count: down } };
}

export const LEGEND: readonly Meaning[] = [
  { at: '.clue.known', say: 'rp-legend-clue' },
  { at: '.clue', say: 'rp-legend-clue-down' },
  { at: '.candidates', say: 'rp-legend-candidates' },
  { at: '.door.dead', say: 'rp-legend-dead' },
  { at: '.door', say: 'rp-legend-door' },
  { at: '.secret:has(.suit)', say: 'rp-legend-lock' },
  { at: '.secret:has(.pattern)', say: 'rp-legend-pattern' },
  { at: '.secret', say: 'rp-legend-secret' },
  { at: '.lantern', say: 'rp-legend-lantern' },
  { at: '.left', say: 'rp-legend-left' },
  { at: '.room.closed', say: 'rp-legend-closed' },
  { at: '.room.open', say: 'rp-legend-way' },
  { at: '.room:not(.visited)', say: 'rp-legend-dark' },
  { at: '.room', say: 'rp-legend-room' },
  { at: '[data-piece="deck"]', say: 'rp-legend-deck' },
];
