/**
 * Nothing that can be pressed moves under a finger: while a table is played, every control is watched. A control is where
 * it was, or it is gone. Whoever takes a seat, and whoever sees the end of a table or a lesson,
 * sees another table. Whoever scrolls or turns the screen moves everything on purpose; what lies over the page
 * (a dialog) moves nothing. What is asked next is another control: it is known by its question. Places on a board are
 * known by their names, for whatever lies there and whether it can be pressed or not, they stay.
 */

/** Runs in the page; each find is an error on the console, which no test survives. */
export function watchPlaces(): void {
  interface Place {
    x: number;
    y: number;
    /** The same with everything scrolled back. */
    atX: number;
    atY: number;
    isStuck: boolean;
  }
  const CONTROLS = 'button, a[href], input, select, textarea, [role=tab], .room:has(.name), .row > .card:not(.look)';
  let before = new Map<Element | string, { name: string; place: Place }>();
  let frame = '';
  let scrolled = false;
  let stood = '';

  const frameOf = () => `${innerWidth} ${innerHeight} ${document.documentElement.lang} ${document.documentElement.style.fontSize} ${location.pathname} ${document.querySelector('#over-title') !== null} ${document.querySelector('.newcomer, .coach .ends') !== null}`;
  function placeOf(element: Element): Place {
    const { x, y } = element.getBoundingClientRect();
    let [atX, atY, isStuck] = [x + scrollX, y + scrollY, false];
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      isStuck ||= ['sticky', 'fixed'].includes(getComputedStyle(around).position);
      if (around === document.documentElement || around === document.body) continue;
      atX += around.scrollLeft;
      atY += around.scrollTop;
    }
    return { x, y, atX, atY, isStuck };
  }
  /** The name of a place on a board: a room, a grave, a place in a row of coffins. */
  const spotOf = (element: Element): string | null => {
    if (element.matches('.room:has(.name)')) return `room ${element.querySelector('.name')?.textContent ?? ''}`;
    if (element.matches('[data-grave]')) return `grave ${element.getAttribute('data-grave') ?? ''}`;
    const card = element.matches('.row > .card') ? element.querySelector('[data-piece^="card/"]') : null;
    // A row that has grown is another row (CC-7.1).
    return card && `${card.getAttribute('data-piece') ?? ''} of ${element.parentElement?.childElementCount ?? 0}`;
  };
  const nameOf = (element: Element) => {
    const spot = spotOf(element);
    if (spot !== null) return spot;
    const question = element.closest<HTMLElement>('[data-prompt]')?.dataset['prompt'] ?? '';
    // Whoever unfolds the list of answers opens another one.
    const list = element.closest('.prompt')?.matches('.folded') ? 'folded' : '';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${question} ${list} ${element.tagName} ${name.replace(/\s+/g, ' ').trim()}`;
  };
  const apart = (a: number, b: number) => Math.abs(a - b) > 1.5;

  function look(): void {
    const play = document.querySelector('main.play');
    const isNew = frameOf() !== frame;
    frame = frameOf();
    // What scrolls in a frame of its own is told by an event only a frame later.
    const stands = `${scrollX} ${scrollY}`;
    scrolled ||= stands !== stood;
    stood = stands;
    const now = new Map<Element | string, { name: string; place: Place }>();
    for (const element of play?.querySelectorAll(CONTROLS) ?? []) {
      if (element.closest('dialog, [inert]') || element.getClientRects().length === 0) continue;
      now.set(spotOf(element) ?? element, { name: nameOf(element), place: placeOf(element) });
    }
    for (const [element, { name, place }] of isNew ? [] : now) {
      const was = before.get(element);
      if (!was) continue;
      // What is stuck to the screen may go along with a scroll, and everything else stays in the page.
      const moved = scrolled ? !was.place.isStuck && (apart(was.place.atX, place.atX) || apart(was.place.atY, place.atY)) : apart(was.place.x, place.x) || apart(was.place.y, place.y);
      if (moved && was.name === name) {
        console.error(`moved: ${name.slice(0, 80)} from ${Math.round(was.place.atX)},${Math.round(was.place.atY)} to ${Math.round(place.atX)},${Math.round(place.atY)} at ${innerWidth}x${innerHeight}, asked: ${document.querySelector('.prompt h2')?.textContent ?? ''}`);
        now.delete(element);
      }
    }
    before = now;
    scrolled = false;
    requestAnimationFrame(look);
  }
  addEventListener('scroll', () => (scrolled = true), { capture: true, passive: true });
  requestAnimationFrame(look);
}
