/** A page without a mouse. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where focus is: its name, whether it can be seen there, and whether it is one of these. */
export async function focus(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const element = document.activeElement as HTMLElement;
    return { name: element.getAttribute('aria-label') ?? element.innerText ?? '', outline: getComputedStyle(element).outlineStyle, is: element.matches(selector) };
  }, selector);
}

/** Presses Tab until focus is on one of these; how often that was. */
export async function tabTo(page: Page, selector: string, name = /./, most = 80): Promise<number> {
  for (let tabs = 0; tabs <= most; tabs += 1) {
    const now = await focus(page, selector);
    if (now.is && name.test(now.name)) {
      expect(now.outline, `focus on ${now.name} is seen`).not.toBe('none');
      return tabs;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} ${name} is not reached by ${most} times Tab`);
}

/** Goes to one thing by Tab alone; focus is seen there. */
export async function focusOn(page: Page, target: Locator, most = 120): Promise<void> {
  await target.waitFor();
  // To find it anew at every step would take longer than the steps.
  let found = await target.elementHandle();
  for (let tabs = 0; found !== null && tabs <= most; tabs += 1) {
    const { isThere, isGone, outline } = await found.evaluate((element) => ({ isThere: element === document.activeElement, isGone: !element.isConnected, outline: getComputedStyle(element as Element).outlineStyle }));
    if (isGone) found = await target.elementHandle();
    if (isThere) {
      expect(outline, 'focus is seen').not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${most} times Tab: ${await target.innerText()}`);
}

/** Goes to one thing by Tab alone and presses Enter there. */
export async function press(page: Page, target: Locator): Promise<void> {
  await focusOn(page, target);
  await page.keyboard.press('Enter');
}
