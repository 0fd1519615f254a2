/** On a small screen a question brings what it is about into sight: the board is higher than what one sees of it. */

import { taste } from '../state/taste.svelte';

/** Phones, upright and on their side. */
const small = matchMedia('(max-width: 56rem) and (min-height: 30rem), (max-width: 40rem), (max-height: 30rem)');
/** Around what is brought into sight, in pixels. */
const MARGIN = 8;
/** What lies over the lower part of the board. */
const COVERS = '.slot, .pocket, .bang, .moonlight';
/** Whoever types, or reads over the page, is left where they are. */
const ELSEWHERE = 'dialog[open], :is(input, textarea, select):focus';

/** What presses just now, by its number. */
const fingers = new Set<number>();
const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
addEventListener('pointerdown', (event) => event.isTrusted && fingers.add(event.pointerId), { capture: true, passive: true });
addEventListener('pointerup', lift, { capture: true, passive: true });
addEventListener('pointercancel', lift, { capture: true, passive: true });
// A mouse may be let go outside of the page.
addEventListener('pointermove', (event) => event.buttons === 0 && lift(event), { capture: true, passive: true });

/** The lowest line that nothing lies over, for whatever is as wide as the board. */
function floor(page: Element): number {
  const { left, right } = page.getBoundingClientRect();
  const covers = [...document.querySelectorAll(COVERS)].flatMap((cover) => {
    const style = getComputedStyle(cover);
    const box = cover.getBoundingClientRect();
    // Beside the board it hides nothing.
    return ['fixed', 'sticky'].includes(style.position) && style.visibility === 'visible' && box.height > 1 && box.left < right && box.right > left ? [box.top] : [];
  });
  return Math.min(innerHeight, ...covers);
}

/**
 * Brings one of what these selectors find into sight, the first of them that finds anything; unless something of it all is
 * in sight already. Waits for the board to be drawn and for fingers to be lifted. Returns how to stop waiting.
 */
export function bringIntoSight(board: HTMLElement, selectors: readonly string[]): () => void {
  if (!small.matches) return () => undefined;
  let frames = 2;
  let frame = requestAnimationFrame(function look() {
    frames -= 1;
    if (frames > 0 || fingers.size > 0) frame = requestAnimationFrame(look);
    else if (document.querySelector(ELSEWHERE) === null) show(board, selectors);
  });
  return () => cancelAnimationFrame(frame);
}

function show(board: HTMLElement, selectors: readonly string[]): void {
  const below = floor(board);
  const found = selectors.map((selector) => [...board.querySelectorAll(selector)].map((piece) => piece.getBoundingClientRect()).filter(({ height }) => height > 0));
  if (found.flat().some(({ top, bottom }) => top >= 0 && bottom <= below)) return;
  const [box] = found.find((boxes) => boxes.length > 0) ?? [];
  if (!box) return;
  // What is higher than the room for it is seen from its top.
  const by = box.top < 0 || box.height > below ? box.top - MARGIN : Math.min(box.top - MARGIN, box.bottom + MARGIN - below);
  scrollBy({ top: by, behavior: taste.reducedMotion ? 'instant' : 'smooth' });
}
