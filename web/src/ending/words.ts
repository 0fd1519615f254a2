/** What is said of an end. A game's own words come before those for any game. */

import { gameFacts } from '../games/games';
import { say, words } from '../words/words.svelte';
import type { TableState } from '../state/table.svelte';
import type { Outcome } from './standings';

export interface End {
  title: string;
  /** The title without a name. */
  plain: string;
  /** Why it is over, and what the last scene shows. */
  reason: string;
  /** Whether it is a feast for whoever reads this. */
  won: boolean;
  /** The table has ended and the game has not: there is no scene for that. */
  isBrokenOff: boolean;
}

export function endOf(table: TableState): End | null {
  const outcome = table.outcome as Outcome | null;
  if (!outcome) return null;
  const { winners } = outcome;
  const reason = outcome.reason.replaceAll('_', '-');
  if (words.has(`ended-${reason}`)) {
    const title = say('web-broken-off');
    return { title, plain: title, reason: say(`ended-${reason}`), won: false, isBrokenOff: true };
  }
  const prefix = gameFacts(table.info?.game ?? '')?.prefix ?? '';
  // Where several share a device, and for whoever watches, somebody has won: that is a feast.
  const isOwn = table.seat !== null && table.names.you === table.seat;
  const won = isOwn ? winners.includes(table.seat ?? -1) : winners.length > 0;
  const verdict = won ? 'won' : 'lost';
  const own = firstWords(`${prefix}-end-${verdict}-title`, won ? (winners.length > 1 ? 'web-you-share' : 'web-you-win') : 'web-you-lose');
  const why = firstWords(`${prefix}-reason-${reason}`, `${prefix}-loss-${reason}`, `web-end-${prefix}-${reason}`);
  const scene = firstWords(`web-end-${prefix}-scene-${verdict}`);
  return {
    title: isOwn ? own : say('web-winners', { count: winners.length, seats: { seats: [...winners] } }, table.names),
    plain: isOwn ? own : say('web-end-over'),
    reason: [why, scene].filter((part) => part !== '').join(' '),
    won,
    isBrokenOff: false,
  };
}

/** The first of these that there are words for. */
function firstWords(...keys: string[]): string {
  const key = keys.find((key) => words.has(key));
  return key === undefined ? '' : say(key);
}
