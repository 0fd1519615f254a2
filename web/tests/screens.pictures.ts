/** Pictures of every page, into the folder `pictures` (never committed); in the languages that `SEXTON_PICTURES` names. */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { evening } from './support/evening';
import { prepare, SCENES, withoutLang, type Stage } from './support/scenes';

const FOLDER = resolve(import.meta.dirname, '../pictures');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** Up to this wide it is a phone or a tablet, whose bars for scrolling take no room. */
const TOUCHED = 844;
const LANGUAGES = (process.env.SEXTON_PICTURES ?? 'en').split(',');
const EVERY = LANGUAGES.flatMap((locale) => SIZES.map((viewport) => ({ locale, viewport, width: viewport.width })));

let stage: Stage;
const night = evening(async (evening) => {
  mkdirSync(FOLDER, { recursive: true });
  stage = await prepare(evening);
});

describe.each(EVERY)('$locale, $width wide', ({ locale, viewport }) => {
  test.each(['dark', 'light'] as const)('%s', async (colorScheme) => {
    const isMobile = viewport.width <= TOUCHED;
    const { page } = await night.person({ locale, viewport, isMobile, hasTouch: isMobile, colorScheme, storageState: withoutLang(stage.cookies) });
    for (const scene of SCENES) {
      await scene.show(page, night.url, stage);
      await page.screenshot({ path: join(FOLDER, `${scene.name}-${locale}-${viewport.width}-${colorScheme}.png`) });
    }
  });
});
