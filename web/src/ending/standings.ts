/** How a table ended, as the house tells it, in the order in which it is read. */

export interface Outcome {
  winners: readonly number[];
  reason: string;
  scores: readonly number[] | null;
}

export interface Standing {
  seat: number;
  score: number;
  isWinner: boolean;
}

/** Winners on top, and the others as near to them as they came: some games count what is left. */
export function standings({ winners, scores }: Outcome): Standing[] {
  const all = (scores ?? []).map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }));
  const best = scores?.[winners[0] ?? 0] ?? 0;
  return all.toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || Math.abs(a.score - best) - Math.abs(b.score - best));
}

/** Something somebody did more of than anybody else, or did best. */
export interface Honour {
  /** Its message, with how often (`$count`) and who (`$seats`). */
  key: string;
  count: number;
  seats: readonly number[];
}

/** Counts up for a seat. */
export class Tally {
  private readonly counts = new Map<number, number>();

  add(seat: number, more = 1): void {
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + more);
  }

  /** Whoever has the most, if anybody has any. */
  most(key: string): Honour[] {
    const count = Math.max(0, ...this.counts.values());
    return count === 0 ? [] : [{ key, count, seats: [...this.counts].filter(([, own]) => own === count).map(([seat]) => seat).toSorted((a, b) => a - b) }];
  }
}
