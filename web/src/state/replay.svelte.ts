/** A table that is over, step by step through somebody's eyes. */

import type { Phrase, Glimpse } from '../wire/wire';
import { pathTo } from './sign';

export interface Step {
  at_ms: number;
  by: number | null;
  say: Phrase;
  seen: Glimpse[];
  view: unknown;
}

interface Part {
  game: string;
  seats: number;
  count: number;
  from: number;
  steps: Step[];
}

export type ReplayTrouble = 'closed' | 'gone' | 'busy';

/** The trouble of an answer that is not a part. */
export function troubleOf(status: number): ReplayTrouble {
  if (status === 409) return 'closed';
  return status === 503 || status === 429 ? 'busy' : 'gone';
}

export class Replay {
  game: string | null = $state(null);
  seats: number = $state(0);
  count: number = $state(0);
  trouble: ReplayTrouble | null = $state(null);
  audience: string = $state('public');
  private steps: Map<number, Step> = $state.raw(new Map());
  private asked = new Set<string>();

  constructor(readonly table: string) {}

  /** A step, if it has come; else it is sent for. */
  step(number: number): Step | null {
    return this.steps.get(number) ?? null;
  }

  see(audience: string): void {
    if (audience === this.audience) return;
    this.audience = audience;
    this.steps = new Map();
    this.asked.clear();
  }

  /** Fetches everything, one part after the other; nothing if some of it does not come. */
  async all(): Promise<Step[] | null> {
    for (let from = 0; from === 0 || from < this.count; from += 50) {
      await this.fetch(from);
      if (this.trouble !== null) return null;
    }
    return [...this.steps].toSorted(([a], [b]) => a - b).map(([, step]) => step);
  }

  /** Fetches the part with a step, once. */
  async fetch(number: number): Promise<void> {
    const from = Math.max(0, number - (number % 50));
    const wanted = `${this.audience}/${from}`;
    if (this.asked.has(wanted)) return;
    this.asked.add(wanted);
    const { audience } = this;
    try {
      const answer = await fetch(pathTo(`/api/tables/${encodeURIComponent(this.table)}/steps?audience=${audience}&from=${from}`));
      if (audience !== this.audience) return;
      if (!answer.ok) {
        this.trouble = troubleOf(answer.status);
        this.asked.delete(wanted);
        return;
      }
      const part = (await answer.json()) as Part;
      if (audience !== this.audience) return;
      this.trouble = null;
      this.game = part.game;
      this.seats = part.seats;
      this.count = part.count;
      const steps = new Map(this.steps);
      part.steps.forEach((step, idx) => steps.set(part.from + idx, step));
      this.steps = steps;
    } catch {
      this.trouble = 'busy';
      this.asked.delete(wanted);
    }
  }
}
