/** What lies before one's eyes: on the screen, whole, and under nothing else. */

import type { Locator, Page } from 'playwright-core';
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

/** How many of what is found so are seen whole; nothing else lies over their corners or their middle. */
export async function inSight(page: Page, selector: string): Promise<{ seen: number; all: number; where: string }> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // What is drawn may stick out of the screen by a hair.
      if (top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
      const inset = 5;
      const places = [[left + inset, top + inset], [right - inset, top + inset], [left + inset, bottom - inset], [right - inset, bottom - inset], [(left + right) / 2, (top + bottom) / 2]] as const;
      return places.every(([x, y]) => {
        const hit = document.elementsFromPoint(x, y)[0];
        return hit !== undefined && (element.contains(hit) || hit.contains(element));
      });
    };
    const where = all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
    return { seen: all.filter(isSeen).length, all: all.length, where: where.slice(0, 8).join(', ') };
  }, selector);
}

/**
 * Words that are not read whole: those that stick out of what is pressed, and those that are cut off. Who has more room sees
 * more of a list, and of what just happened: these may be cut.
 */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAY_BE_CUT = '.strip *, .happened *, .help, .lines *, .hand h3, select';
    const isSeen = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).clipPath === 'none' && element.closest(MAY_BE_CUT) === null;
    const sticksOut = (button: Element): boolean => {
      const box = button.getBoundingClientRect();
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (!text.textContent?.trim() || !isSeen(text.parentElement ?? button)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        if (words.left < box.left - 1 || words.right > box.right + 1 || words.top < box.top - 1 || words.bottom > box.bottom + 1) return true;
      }
      return false;
    };
    const isCut = (element: HTMLElement) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const buttons = [...document.querySelectorAll('main.play button')].filter((button) => isSeen(button) && sticksOut(button));
    const cut = [...document.querySelectorAll<HTMLElement>('main.play *')].filter((element) => isSeen(element) && isCut(element));
    return [...buttons, ...cut].map((element) => `${element.className}: ${element.textContent ?? ''}`);
  });
}
