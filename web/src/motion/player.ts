/**
 * Plays a plan on the page, from where things were measured before it was drawn anew to where they are now.
 *
 * A piece is found by its name: `data-piece="place:number"`, or `data-piece="place"` for a place as a whole. What moves
 * flies as a copy above the page, so nothing is clipped and nothing on the page changes its place. Nothing waits for it:
 * the page is as it should be from the start, and the next state ends what is still under way.
 */

import { LONG, STARTS, type Gesture, type Gestures } from './gestures';
import type { Motion, Spot } from './plan';

/** What a motion needs of the page as it was. */
interface Prepared {
  motion: Motion;
  from: DOMRect | null;
  rotate: string;
  /** A copy of what was there, only of what may still be seen. */
  copy: HTMLElement | SVGSVGElement | null;
}

/** All motions of a plan begin one after the other, and together do not take longer than this. */
const STAGGER_MS = 60;
const STAGGER_MOST = 4;
/** What the page's animations are called: what moves, and what is not there yet. */
const MOVES = 'moves';
const HIDDEN = 'hidden';
/** The picture of a moment: it hides nothing that has changed, so the next state lets it finish. */
const MOMENT = 'moment';
const PRESSABLE = ':is(button, a, [role="button"]):not(:disabled, [aria-disabled="true"])';

/** Whether something can be pressed, or holds what can: then it stays where it is. */
const holdsPressable = (element: Element) => element.matches(PRESSABLE) || element.querySelector(PRESSABLE) !== null;

export class Player {
  private prepared: Prepared[] = [];
  private readonly running = new Set<Animation>();
  private readonly copies = new Set<Element>();

  constructor(private readonly board: () => HTMLElement | undefined) {}

  /** Before the page is drawn anew: ends what is under way and looks where everything is that will move. */
  prepare(plan: readonly Motion[]): void {
    this.stop(({ id }) => id !== MOMENT);
    this.prepared = plan.map((motion) => {
      const spot = motion.is === 'moved' ? motion.from : motion.at;
      const found = this.find(spot);
      const isKept = motion.is === 'faded' || (motion.is === 'moved' && motion.lasting);
      return { motion, from: found ? boxOf(found) : null, rotate: found ? getComputedStyle(found).rotate : 'none', copy: found && isKept ? copyOf(found) : null };
    });
  }

  /** After the page is drawn. */
  play(gestures: Gestures): void {
    const slow = milliseconds('--slow');
    this.prepared.splice(0).forEach((prepared, idx) => this.start(prepared, gestures, { duration: slow, delay: STAGGER_MS * Math.min(idx, STAGGER_MOST) }));
  }

  /** What may be pressed from now on stands still. */
  settle(): void {
    for (const animation of this.running) {
      const { target } = animation.effect as KeyframeEffect;
      if (target && (holdsPressable(target) || (animation.id === HIDDEN && target.closest(PRESSABLE)))) animation.finish();
    }
  }

  /** Nothing moves any more, and no copy is left. */
  end(): void {
    this.stop(() => true);
  }

  private stop(isStopped: (animation: Animation) => boolean): void {
    this.prepared = [];
    for (const animation of [...this.running].filter(isStopped)) {
      animation.cancel();
      this.running.delete(animation);
    }
    for (const copy of this.copies) copy.remove();
    this.copies.clear();
  }

  private start({ motion, from, rotate, copy }: Prepared, gestures: Gestures, timing: { duration: number; delay: number }): void {
    if (motion.is === 'faded') {
      const to = motion.to && this.find(motion.to);
      if (from && copy) this.fly(copy, from, from, to ? boxOf(to) : from, timing, 'goes');
      return;
    }
    const { comes = 'fade', turns = 'flip' } = gestures[motion.kind.split(' ')[0] ?? ''] ?? {};
    const element = this.find(motion.is === 'moved' ? motion.to : motion.at);
    if (!element) return;
    const to = boxOf(element);
    if (motion.is !== 'moved') this.gesture(element, motion.is === 'turned' ? turns : comes, rotate, timing);
    else if (from === null || to === null || element.closest(PRESSABLE) || holdsPressable(element)) this.gesture(element, comes, rotate, timing);
    else {
      const flies = copyOf(element) ?? copy;
      if (!flies) return this.gesture(element, comes, rotate, timing);
      // Until it has landed it is not there yet.
      this.run(element, [{ opacity: 0 }, { opacity: 0 }], { id: HIDDEN, duration: timing.delay + timing.duration });
      this.fly(flies, to, from, to, timing, 'comes');
    }
  }

  private gesture(element: Element, gesture: Gesture, rotate: string, timing: { duration: number; delay: number }): void {
    const own = LONG.includes(gesture) ? { id: MOMENT, duration: milliseconds('--long') } : {};
    const end = { ...timing, ...own, fill: 'backwards' as const, easing: 'ease-out' };
    if (holdsPressable(element)) this.run(element, [...STARTS.fade, {}], end);
    else if (gesture !== 'spin') this.run(element, [...STARTS[gesture], {}], end);
    else this.run(element, [{ rotate: spun(rotate, getComputedStyle(element).rotate) }, {}], { ...end, easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' });
  }

  /** Lays a copy over the page, as large as one box, and moves it from a box to another. */
  private fly(copy: HTMLElement | SVGSVGElement, own: DOMRect, from: DOMRect, to: DOMRect | null, timing: { duration: number; delay: number }, how: 'comes' | 'goes'): void {
    const end = to ?? from;
    Object.assign(copy.style, { position: 'fixed', inset: `${own.top}px auto auto ${own.left}px`, width: `${own.width}px`, height: `${own.height}px`, margin: '0', transformOrigin: '0 0' });
    sky().append(copy);
    this.copies.add(copy);
    const last = how === 'goes' ? { transform: between(own, end), opacity: 0 } : { transform: between(own, end) };
    const flight = this.run(copy, [{ transform: between(own, from) }, last], { ...timing, fill: 'both', easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
    const land = () => {
      copy.remove();
      this.copies.delete(copy);
    };
    flight.addEventListener('finish', land);
    flight.addEventListener('cancel', land);
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { id: MOVES, ...options });
    this.running.add(animation);
    animation.addEventListener('finish', () => this.running.delete(animation));
    return animation;
  }

  private find({ place, idx }: Spot): Element | null {
    const named = (name: string) => this.board()?.querySelector(`[data-piece="${name}"]`) ?? null;
    return (idx === undefined ? null : named(`${place}:${idx}`)) ?? named(place);
  }
}

/** Where something is, if it can be seen at all. */
function boxOf(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
}

/** How to move and scale what lies in a box so that it lies in another. */
function between(own: DOMRect, other: DOMRect): string {
  return `translate(${other.left - own.left}px, ${other.top - own.top}px) scale(${other.width / own.width}, ${other.height / own.height})`;
}

/** A copy that looks the same outside its place; parts of a drawing cannot leave it. */
function copyOf(element: Element): HTMLElement | SVGSVGElement | null {
  if (!(element instanceof HTMLElement || element instanceof SVGSVGElement)) return null;
  const copy = element.cloneNode(true) as HTMLElement | SVGSVGElement;
  for (const part of [copy, ...copy.querySelectorAll('[data-piece], [id]')]) {
    part.removeAttribute('data-piece');
    part.removeAttribute('id');
  }
  const { fontSize, color } = getComputedStyle(element);
  Object.assign(copy.style, { fontSize, color });
  return copy;
}

/** What flies, flies here: above the page, out of reach, unheard. */
function sky(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.sky');
  if (found) return found;
  const sky = document.createElement('div');
  sky.className = 'sky';
  sky.inert = true;
  sky.ariaHidden = 'true';
  document.body.append(sky);
  return sky;
}

/** The angle to turn from, by the shorter way. */
function spun(before: string, now: string): string {
  const degrees = (rotate: string) => (rotate === 'none' ? 0 : parseFloat(rotate));
  const way = degrees(before) - degrees(now);
  return `${degrees(now) + way - 360 * Math.round(way / 360)}deg`;
}

/** A time that the looks name. */
function milliseconds(name: string): number {
  const told = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return parseFloat(told) * (told.endsWith('ms') ? 1 : 1000);
}
