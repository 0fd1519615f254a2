/** What the pieces, numbers and colours of a board mean: where each is found, and the message that says it. */

import type { Args } from '../words/words.svelte';

export interface Meaning {
  /** A selector within the board; the first that fits an element or what it is part of says what it is. */
  at: string;
  /** The key of the message. */
  say: string;
  /** What the message needs of the view. */
  args?: (view: unknown) => Args;
}

export interface Found {
  element: Element;
  meaning: Meaning;
}

/** What something on the board is, if it is anything. */
export function meaningOf(legend: readonly Meaning[], target: Element, board: Element): Found | null {
  for (let element: Element | null = target; element !== null && element !== board; element = element.parentElement) {
    const meaning = legend.find(({ at }) => element?.matches(at));
    if (meaning) return { element, meaning };
  }
  return null;
}

/** One of each kind that is on the board now, in the order in which they stand there. */
export function kindsOn(legend: readonly Meaning[], board: Element): Found[] {
  const kinds = new Map<string, Found>();
  for (const element of board.querySelectorAll(legend.map(({ at }) => at).join(', '))) {
    const meaning = legend.find(({ at }) => element.matches(at));
    if (meaning && !kinds.has(meaning.say) && element.getClientRects().length > 0) kinds.set(meaning.say, { element, meaning });
  }
  return [...kinds.values()];
}
