/** Pills planned for several relatives and then sent one after the other. The house decides on each of them. */

import type { Chips, Pill } from '../../wire/ruhe-in-frieden';
import type { Choice } from '../../wire/wire';

/** What a visit or a gift of pills asks for. */
export interface Dose {
  relative: string;
  kind: Pill;
}

export function doseOf(command: unknown): Dose | null {
  if (typeof command !== 'object' || command === null) return null;
  if ('visit' in command) return command.visit as Dose;
  if ('buy_pill' in command) return command.buy_pill as Dose;
  return null;
}

/** What the doctor hands out first: placebos open the way to bitter pills, so those wait (RF-4.10). */
const ORDER: readonly Pill[] = ['black', 'red', 'white'];

/** The planned choice to send next: the first on offer now, or nothing. */
export function nextOf(wanted: ReadonlyMap<string, Pill>, choices: readonly Choice[]): Choice | null {
  const offered = choices.filter((choice) => {
    const dose = doseOf(choice.command);
    return dose !== null && wanted.get(dose.relative) === dose.kind;
  });
  const rank = (choice: Choice) => ORDER.indexOf(doseOf(choice.command)?.kind ?? 'white');
  return offered.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** What the box would hold after the plan; less than nothing if it asks for too much. Free pills never run out (RF-4.11). */
export function boxAfter(box: Chips, wanted: ReadonlyMap<string, Pill>): Chips {
  const left = { ...box };
  for (const kind of wanted.values()) left[kind] -= 1;
  return left;
}

/** What can be given to each relative, and what it costs as the house says. */
export type Offers = Map<string, Map<Pill, number>>;

/**
 * Whom a prompt lets one give something to, and what. Bitter pills can be planned as soon as there are any: those the
 * house does not offer yet are shown at the price of a placebo for the same relative, until it names its own.
 */
export function offers(choices: readonly Choice[], box: Chips): Offers {
  const offers: Offers = new Map();
  for (const choice of choices) {
    const dose = doseOf(choice.command);
    if (dose === null) continue;
    const kinds = offers.get(dose.relative) ?? new Map<Pill, number>();
    kinds.set(dose.kind, choice.terms?.price ?? 0);
    offers.set(dose.relative, kinds);
  }
  for (const kinds of offers.values()) {
    const placebo = kinds.get('black');
    if (box.red > 0 && placebo !== undefined && !kinds.has('red')) kinds.set('red', placebo);
  }
  return offers;
}

/** What a plan costs. */
export function costOf(wanted: ReadonlyMap<string, Pill>, offers: Offers): number {
  return [...wanted].reduce((sum, [relative, kind]) => sum + (offers.get(relative)?.get(kind) ?? 0), 0);
}

export class Plan {
  wanted: ReadonlyMap<string, Pill> = $state.raw(new Map());
  /** Whether the plan is being sent. */
  sending: boolean = $state(false);
  /** Whether the house would not take the rest of it. */
  stuck: boolean = $state(false);
  /** The prompt answered last: each takes one answer. */
  answered: number | null = null;

  toggle({ relative, kind }: Dose): void {
    const wanted = new Map(this.wanted);
    if (wanted.get(relative) === kind) wanted.delete(relative);
    else wanted.set(relative, kind);
    this.set(wanted);
  }

  set(wanted: ReadonlyMap<string, Pill>): void {
    this.wanted = wanted;
    this.stuck = false;
  }

  clear(): void {
    this.set(new Map());
    this.sending = false;
  }

  done({ relative }: Dose): void {
    const wanted = new Map(this.wanted);
    wanted.delete(relative);
    this.wanted = wanted;
    if (wanted.size === 0) this.sending = false;
  }

  stop(): void {
    this.sending = false;
    this.stuck = this.wanted.size > 0;
  }
}
