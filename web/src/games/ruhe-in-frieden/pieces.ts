/** Names, colours and shapes of what lies on the table. Every family has an emblem, so that nobody needs to see colours. */

import { say } from '../../words/words.svelte';
import type { Health, Pill, Play, Sighting, View, WindowKind } from '../../wire/ruhe-in-frieden';

export const PILLS: readonly Pill[] = ['white', 'black', 'red'];
export const ACTIONS = ['DO', 'MX', 'SH', 'GM', 'IL'] as const;
export type Action = (typeof ACTIONS)[number];
/** From good to bad (RF-5.1). */
export const LEVELS: readonly Health[] = ['top_fit', 'unwell', 'weak', 'near_death'];

export interface Family {
  /** Clothes and coffins. */
  cloth: string;
  /** The darker side of them. */
  dark: string;
  /** A path in a square of 24. */
  emblem: string;
}

const FAMILIES: readonly Family[] = [
  // A toadstool.
  { cloth: 'var(--toadstool)', dark: 'var(--toadstool-dark)', emblem: 'M2 13C2 1 22 1 22 13zM9 13h6l1 8H8z' },
  // A thorn twig.
  { cloth: 'var(--thorn)', dark: 'var(--thorn-dark)', emblem: 'M10 22h4v-6l6-3-6-1V8l5-5-7 2-2-4v8l-6-1 6 4z' },
  // A feather.
  { cloth: 'var(--feather)', dark: 'var(--feather-dark)', emblem: 'M4 22C3 11 9 3 21 2c0 5-1 8-4 10l-4 1 2 2c-2 3-5 4-8 3z' },
  // A boulder.
  { cloth: 'var(--boulder)', dark: 'var(--boulder-dark)', emblem: 'M2 20l3-11 6-6 7 3 4 9-2 6z' },
  // A snowflake.
  { cloth: 'var(--snowflake)', dark: 'var(--snowflake-dark)', emblem: 'M10.500 1h3v7l6-3.500 1.500 2.600-6 3.400 6 3.500-1.500 2.600-6-3.500V23h-3v-9.900l-6 3.500L3 14l6-3.500-6-3.400 1.500-2.600 6 3.500z' },
];
const NOBODY: Family = { cloth: 'var(--no-family)', dark: 'var(--no-family-dark)', emblem: 'M5 5h14v14H5z' };

export const familyOf = (number: number | null): Family => FAMILIES[(number ?? 0) - 1] ?? NOBODY;

/** The family and the wish of `F2-4`. */
export function partsOf(relative: string): { family: number; wish: number } {
  const [family = 0, wish = 0] = relative.slice(1).split('-').map(Number);
  return { family, wish };
}

export function relativeName(relative: string): string {
  const { family, wish } = partsOf(relative);
  return say(`rf-relative-${family}-${wish}`);
}

/** Names are written first name, family, wish in all four languages. */
export const firstName = (relative: string): string => relativeName(relative).split(' ')[0] ?? '';

export const healthName = (health: Health): string => say(`rf-health-${health.replaceAll('_', '-')}`);
export const actionName = (action: string): string => say(`rf-action-${action.toLowerCase()}`);
export const pillName = (pill: Pill): string => say(`rf-pill-${pill}`);
/** Money in thousands, as it is printed on notes. */
export const short = (money: number): string => say('rf-web-k', { number: money / 1000 });
export const long = (money: number): string => say('rf-web-money', { money });

export interface Card {
  grave: number;
  action: Action;
}

/** The cards a play uses up. */
export function cardsOf(play: Play): Card[] {
  if ('mix_up' in play) return [{ grave: play.mix_up.from, action: 'MX' }];
  if ('mix_up_double' in play)
    return [
      { grave: play.mix_up_double.from, action: 'MX' },
      { grave: play.mix_up_double.to, action: 'DO' },
    ];
  if ('shock' in play) return [{ grave: play.shock.grave, action: 'SH' }];
  if ('maintenance' in play) return [{ grave: play.maintenance.grave, action: 'GM' }];
  return [{ grave: play.illegible.grave, action: 'IL' }];
}

/** The play within a command, however it is given: as a move, as an answer, in between. */
export function playOf(command: unknown): Play | null {
  if (typeof command !== 'object' || command === null) return null;
  if ('play_card' in command) return command.play_card as Play;
  if ('interrupt' in command) return command.interrupt as Play;
  if ('respond' in command) {
    const answer = command.respond as 'pass' | { play: Play };
    return answer === 'pass' ? null : answer.play;
  }
  return null;
}

export function windowName(window: WindowKind): string {
  if (window === 'after' || window === 'adjust') return say(`rf-window-${window}`);
  if ('bury' in window) return say('rf-window-bury', { grave: window.bury.grave });
  return say(window.end.last ? 'rf-window-last' : 'rf-window-end');
}

export const STEPS = ['visits', 'pills', 'shares', 'adjust', 'bury', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** Where the turn stands: the step that is asked for, else what the window is for. */
export function stepOf(view: View): Step | null {
  if (view.end !== null) return null;
  const { window, step } = view;
  if (window !== null && typeof window === 'object') return 'bury' in window ? 'bury' : 'end';
  if (window === 'adjust') return 'adjust';
  if (view.burial !== null || view.burier !== null) return 'bury';
  return STEPS.find((one) => one === step) ?? null;
}

/** How many shares of a grave count for each seat: certificates, and documents turned over for it in this burial. */
export function claims(view: View, grave: number): { certificates: number; documents: number }[] {
  return view.seats.map((seat) => ({
    certificates: seat.shares.filter((share) => share.grave === grave).length,
    documents: view.burial?.documents.filter((document) => document.seat === seat.seat && document.counts_for === grave).length ?? 0,
  }));
}

/** A document that was turned over, and how the claims to its grave stood then: the burier's, and the best of the others. */
export interface Link {
  seat: number;
  from: number;
  to: number;
  own: number;
  best: number;
}

/** The documents of the present burial in their order (RF-7.10). */
export function chainOf(view: View): Link[] {
  const { burial } = view;
  if (burial === null) return [];
  return burial.documents.map(({ seat, grave, counts_for }, idx) => {
    const sums = claims({ ...view, burial: { ...burial, documents: burial.documents.slice(0, idx + 1) } }, counts_for).map(({ certificates, documents }) => certificates + documents);
    return { seat, from: grave, to: counts_for, own: sums[burial.seat] ?? 0, best: Math.max(0, ...sums.filter((_, other) => other !== burial.seat)) };
  });
}

/** A contested burial as it was, with the documents that were turned over together with its end. */
export function withLast(was: View, seen: readonly Sighting[]): View {
  const { burial, window } = was;
  if (burial === null || window === null || typeof window !== 'object' || !('bury' in window)) return was;
  const counts_for = window.bury.grave;
  const last = seen.flatMap((one) => (typeof one === 'object' && 'played' in one && 'illegible' in one.played.play ? [{ seat: one.played.seat, grave: one.played.play.illegible.grave, counts_for }] : []));
  return { ...was, burial: { ...burial, documents: [...burial.documents, ...last] } };
}

/** Where each of these lies: who was there before stays, what is new takes the first place that is free. */
export function placesOf(before: readonly (string | null)[], keys: readonly string[]): (string | null)[] {
  const places = before.map((key) => (key !== null && keys.includes(key) ? key : null));
  for (const key of keys.filter((key) => !places.includes(key))) {
    const free = places.indexOf(null);
    places[free < 0 ? places.length : free] = key;
  }
  return places;
}
