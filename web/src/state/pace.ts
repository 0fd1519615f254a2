/**
 * What others do is shown one move after the other, so that one can follow. Pure but for its timer: messages go in as the
 * house tells them, and come out in the same order, no closer together than one likes.
 *
 * Nothing waits for it: whoever wants to act catches up, and what cannot wait lets everything before it pass at once.
 */

/** How quickly one likes to be shown what happens. */
export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one move to the next, in milliseconds. */
const GAPS: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500, once: 0 };
/** The same after something was shown that must be remembered (DU-9.6). */
const LOOKS: Record<Speed, number> = { slow: 4000, normal: 2500, fast: 1200, once: 0 };

/** How long what was shown last stays before the next move is. */
export const gapAfter = (shown: readonly { fleeting?: boolean; reveal?: unknown }[], speed: Speed): number => (shown.some(({ fleeting, reveal }) => fleeting || reveal !== undefined) ? LOOKS : GAPS)[speed];

/** Nobody is shown what happened longer ago than this, in milliseconds. */
const BEHIND_MOST = 8000;

/** How a message passes: as a move of its own, together with the move before it, at once with all that waits, or at once in place of the moves that wait. */
export type Passing = 'step' | 'along' | 'now' | 'anew';

interface Waiting<M> {
  message: M;
  passing: Passing;
  /** When it came. */
  at: number;
}

export class Pacer<M> {
  private waiting: Waiting<M>[] = [];
  private lastAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly now: () => number,
    private readonly gap: () => number,
    /** How long all that waits may take, where one's own time runs out meanwhile. */
    private readonly most: (message: M) => number,
    private readonly take: (message: M, at: number) => void,
    /** Told whenever there is something to catch up with, or no longer. */
    private readonly behind: (isBehind: boolean) => void,
  ) {}

  hear(message: M, passing: Passing): void {
    const at = this.now();
    if (passing === 'anew') this.waiting = this.waiting.filter(({ passing }) => passing !== 'step');
    this.waiting.push({ message, passing, at });
    if (passing === 'now' || passing === 'anew' || this.gap() === 0) this.catchUp();
    else this.pass();
  }

  /** Shows everything, up to now; the next move need not wait. */
  catchUp(): void {
    this.stop();
    for (const { message, at } of this.waiting.splice(0)) this.take(message, at);
    this.lastAt = -Infinity;
    this.behind(false);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Lets pass what may, and waits for the rest. */
  private pass(): void {
    if (this.timer !== undefined) return;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const wait = next.passing === 'step' ? this.lastAt + this.gapNow() - this.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.pass();
        }, wait);
        break;
      }
      this.waiting.shift();
      if (next.passing === 'step') this.lastAt = this.now();
      this.take(next.message, next.at);
    }
    this.behind(this.waiting.length > 0);
  }

  /** The gap one likes, or less if something would be shown too late then. */
  private gapNow(): number {
    const steps = this.waiting.filter(({ passing }) => passing === 'step');
    const gaps = steps.map(({ message, at }, idx) => (at + Math.min(BEHIND_MOST, this.most(message)) - this.lastAt) / (idx + 1));
    return Math.min(this.gap(), ...gaps);
  }
}
