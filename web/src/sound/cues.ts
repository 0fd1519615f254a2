/**
 * Which sounds a plan makes. Pure: whatever makes a sound is a motion on one's own board, so nothing is heard that is not
 * seen, and two hidden pieces sound alike.
 */

import type { Motion } from '../motion/plan';
import type { SoundName } from './sounds';

/** A motion that is heard. */
export interface Cue {
  is: Motion['is'];
  /** The first word of the piece's kind. */
  kind: string;
  /** Where it begins, and where it ends, by the first word of the place; anywhere, if nothing is said. */
  from?: string;
  to?: string;
  /** It must be at least this far along its place, counted from 0. */
  since?: number;
  sound: SoundName;
}

/** The cues of a game, the most dramatic first. */
export type Cues = readonly Cue[];

/** More at once is noise. */
export const MOST_AT_ONCE = 2;

/** The sounds of a plan in the order of the cues, each once. */
export function soundsOf(plan: readonly Motion[], cues: Cues): SoundName[] {
  const heard = new Set<SoundName>();
  const left = new Set(plan);
  for (const cue of cues) {
    const made = [...left].filter((motion) => fits(motion, cue));
    // What makes one sound makes no other.
    for (const motion of made) left.delete(motion);
    if (made.length > 0) heard.add(cue.sound);
  }
  return [...heard].slice(0, MOST_AT_ONCE);
}

function fits(motion: Motion, { is, kind, from, to, since = 0 }: Cue): boolean {
  if (motion.is !== is || first(motion.kind, ' ') !== kind) return false;
  const source = motion.is === 'moved' ? motion.from : motion.at;
  const target = motion.is === 'moved' ? motion.to : motion.is === 'faded' ? motion.to : motion.at;
  return isAt(source.place, from) && isAt(target?.place, to) && (target?.idx ?? 0) >= since;
}

const first = (text: string, until: string) => text.split(until)[0] ?? '';
const isAt = (place: string | undefined, wanted: string | undefined) => wanted === undefined || first(place ?? '', '/') === wanted;
