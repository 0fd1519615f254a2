/** Pictures of every step of the guided first games, into the folder `pictures` (never committed); in the languages that `SEXTON_PICTURES` names. */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { evening, TITLES } from './support/evening';
import { isOver, nameOf, showNext } from './support/lesson';

const FOLDER = resolve(import.meta.dirname, '../pictures');
const SIZES = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
];
const LANGUAGES = (process.env.SEXTON_PICTURES ?? 'en').split(',');
const EVERY = LANGUAGES.flatMap((locale) => SIZES.map((size) => ({ locale, size, width: size.viewport.width })));

const night = evening(() => Promise.resolve(void mkdirSync(FOLDER, { recursive: true })));

describe.each(EVERY)('$locale, $width wide', ({ locale, size, width }) => {
  test.each(TITLES)('the lesson of %s', async (title) => {
    const { page } = await night.person({ locale, ...size });
    await page.goto(`${night.url}/learn/${nameOf(title)}`);
    await page.locator('.coach .text').waitFor();
    await page.locator('.board > *').first().waitFor();
    for (let step = 1; ; step += 1) {
      // What is spoken of is scrolled to.
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(FOLDER, `lesson-${nameOf(title)}-${String(step).padStart(2, '0')}-${locale}-${width}.png`) });
      if (await isOver(page)) return;
      await showNext(page);
    }
  });
});
