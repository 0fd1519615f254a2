/** What one is after in Ruhe in Frieden, and what lies on the table. */

import type { View } from '../../wire/ruhe-in-frieden';
import type { Args } from '../../words/words.svelte';
import type { Meaning } from '../legend';

const newPoints = (view: unknown): Args => ({ number: Number((view as View).options['new_cemetery_points'] ?? 2) });

export function goal(view: View, seat: number | null): { say: string; args?: Args } {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return { say: 'rf-goal-watch' };
  const alive = own.relatives.filter((relative) => relative.health !== null).length;
  return alive === own.relatives.length ? { say: 'rf-goal' } : { say: 'rf-goal-left', args: { count: alive } };
}

export const LEGEND: readonly Meaning[] = [
  { at: '.relative .wish', say: 'rf-legend-wish', args: newPoints },
  { at: '.relative .chip.planned', say: 'rf-legend-planned' },
  { at: '.relative .chip', say: 'rf-legend-prescription' },
  { at: '.relative .heart, .relative .mark', say: 'rf-legend-hearts' },
  { at: '.relative .frame text', say: 'rf-legend-payout' },
  { at: '.relative .coffin', say: 'rf-legend-buried' },
  { at: '.relative .card', say: 'rf-legend-relative' },
  { at: '.family .money', say: 'rf-legend-money' },
  { at: '.family .shares .share', say: 'rf-legend-held' },
  { at: '.family .turn', say: 'rf-legend-turn' },
  { at: '.family .dose', say: 'rf-legend-dose' },
  { at: '.hand .share', say: 'rf-legend-own-share' },
  { at: '.graves .owners > span', say: 'rf-legend-owners' },
  { at: '.graves .price', say: 'rf-legend-price' },
  { at: '.graves .pile', say: 'rf-legend-pile' },
  { at: '.graves .coffins > *, .new .row > [role="img"]', say: 'rf-legend-coffin' },
  { at: '.graves .plot', say: 'rf-legend-grave' },
  { at: '.yard .new', say: 'rf-legend-new', args: newPoints },
  { at: '.compartments li', say: 'rf-legend-box' },
  { at: '.supply', say: 'rf-legend-supply' },
  { at: '.steps li', say: 'rf-legend-steps' },
  { at: '.tally .bar', say: 'rf-legend-bar' },
];
