/** The last moves of a table as one saw them, for whoever wants to look at them again; never of a game that forgets. */

import type { Picture } from './picture';

/** The most moves that are kept. */
const MOST = 60;

export class Trail {
  private readonly moments = new Map<number, Partial<Picture>>();

  /** Keeps what is to be seen now. That it is over stays true whatever one looks at. */
  keep({ seq, view, latest }: Picture): void {
    if (seq === null) return;
    // A move may have been taken back: what came after it has not happened.
    for (const later of this.moments.keys()) if (later > seq) this.moments.delete(later);
    this.moments.set(seq, { view, latest, prompts: [], waiting: [], clock: null });
    for (const [first] of this.moments) {
      if (this.moments.size <= MOST) break;
      this.moments.delete(first);
    }
  }

  /** What was to be seen then, if it is kept; nothing could be answered. */
  at(seq: number): Partial<Picture> | null {
    return this.moments.get(seq) ?? null;
  }
}
