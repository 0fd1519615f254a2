/**
 * Moments: what happened and is no piece, such as a hand on the garlic or a bluff that is called. A layout has them for the
 * state in which they happened; the page draws a picture for each (`Moments.svelte`), which is seen while it flares up.
 */

import type { Piece } from './plan';

export const momentPlace = (kind: string) => `moment/${kind}`;

/** Adds a moment to a layout. That it is over is no motion. */
export function addMoment(places: Map<string, readonly Piece[]>, kind: string): void {
  places.set(momentPlace(kind), [{ kind, look: kind, passing: true }]);
}
