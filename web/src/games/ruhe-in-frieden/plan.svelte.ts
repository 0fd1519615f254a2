/** Pills planned for several relatives and sent together. The house takes the whole plan or nothing of it. */

import type { Chips, Command, Pill } from '../../wire/ruhe-in-frieden';
import type { Choice } from '../../wire/wire';

/** What a visit or a gift of pills asks for. */
export interface Dose {
  relative: string;
  kind: Pill;
}

/** The two steps of a turn in which the doctor is asked. */
export type Step = 'visits' | 'pills';

export function doseOf(command: unknown): Dose | null {
  if (typeof command !== 'object' || command === null) return null;
  if ('visit' in command) return command.visit as Dose;
  if ('buy_pill' in command) return command.buy_pill as Dose;
  return null;
}

/** What the doctor hands out first: placebos open the way to bitter pills, so those wait (RF-4.10). */
const ORDER: readonly Pill[] = ['black', 'red', 'white'];

/** The commands of a plan, in the order in which the rules allow them. */
export function commandsOf(wanted: ReadonlyMap<string, Pill>, step: Step): Command[] {
  const doses = [...wanted].map(([relative, kind]) => ({ relative, kind }));
  return doses.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).map((dose) => (step === 'visits' ? { visit: dose } : { buy_pill: dose }));
}

/** What the box would hold after the plan; less than nothing if it asks for too much. Free pills never run out (RF-4.11). */
export function boxAfter(box: Chips, wanted: ReadonlyMap<string, Pill>): Chips {
  const left = { ...box };
  for (const kind of wanted.values()) left[kind] -= 1;
  return left;
}

/** Why a plan cannot be carried out: it costs too much, there are not so many pills, or placebos stand before a bitter one. */
export type Hindrance = 'dear' | 'short' | 'bitter';

export function hindranceOf(wanted: ReadonlyMap<string, Pill>, box: Chips, cost: number, money: number): Hindrance | null {
  const left = boxAfter(box, wanted);
  if (cost > money) return 'dear';
  if (left.black < 0 || left.red < 0) return 'short';
  return [...wanted.values()].includes('red') && left.black > 0 ? 'bitter' : null;
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

  toggle({ relative, kind }: Dose): void {
    const wanted = new Map(this.wanted);
    if (wanted.get(relative) === kind) wanted.delete(relative);
    else wanted.set(relative, kind);
    this.wanted = wanted;
  }

  clear(): void {
    this.wanted = new Map();
  }
}
