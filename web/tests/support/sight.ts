/** What can be seen without scrolling, with nothing over it. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** All of these are seen whole: their corners and their middle, a hair within. */
export async function areInSight(things: Locator): Promise<void> {
  const hidden = () =>
    things.evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const spots = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]] as const;
        const isSeen = spots.every(([x, y]) => one.contains(document.elementFromPoint(left + x * width, top + y * height)));
        return isSeen ? [] : [`${one.getAttribute('aria-label') ?? one.textContent ?? ''} at ${Math.round(left)},${Math.round(top)}, ${Math.round(width)}x${Math.round(height)}`];
      }),
    );
  await expect.poll(hidden, { timeout: 5000 }).toEqual([]);
}
