/** Sounds: heard from the first press on, off by one, told in words to whoever wants that. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening, playNow, solitaire } from './support/evening';
import { follow } from './support/play';

const night = evening();

/** In the page, before anything else: counts what is sounded. */
function listen(): void {
  const heard = { parts: 0 };
  Object.assign(window, { heard });
  for (const make of ['createOscillator', 'createBufferSource'] as const) {
    const own = AudioContext.prototype[make] as () => AudioScheduledSourceNode;
    Object.assign(AudioContext.prototype, {
      [make](this: AudioContext) {
        heard.parts += 1;
        return own.call(this);
      },
    });
  }
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: { parts: number } }).heard.parts);

test('moves are heard, also without motion, until one press turns sounds off; that is remembered', async () => {
  const person = await night.person();
  const { page } = person;
  await page.addInitScript(listen);
  await solitaire(night, person, 2);
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Sound', exact: true });
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await follow(page, 2);
  expect(await heard(page)).toBe(0);
  await person.isWell('sound');
});

test('sounds can be read, whether they are heard or not', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.evaluate(() => {
    const read = new Set<string>();
    Object.assign(window, { read });
    new MutationObserver(() => document.querySelectorAll('.captions p').forEach((line) => read.add(line.textContent ?? ''))).observe(document, { subtree: true, childList: true });
  });
  const captions = page.getByRole('button', { name: 'Sounds as text' });
  await captions.click();
  expect(await captions.getAttribute('aria-pressed')).toBe('true');
  await follow(page, 3);
  await expect.poll(() => page.evaluate(() => [...(window as unknown as { read: Set<string> }).read])).toContain('♪ Stone scrapes');
  await person.isWell('captions');
});

test('titles are set in the display face, and what stands in for it takes the same room', async () => {
  const { page } = await night.person();
  await page.goto(night.url);
  await page.locator('article h2').first().waitFor();
  const widths = await page.evaluate(async () => {
    await document.fonts.load('700 40px Grenze');
    const pen = document.createElement('canvas').getContext('2d');
    const measure = (face: string) => {
      if (!pen) return 0;
      pen.font = `700 40px ${face}`;
      return pen.measureText('Ruhe in Frieden, Clearing Coffins, Dawn Under').width;
    };
    return { own: measure('Grenze'), standIn: measure("'Grenze stand-in'"), used: getComputedStyle(document.querySelector('article h2') ?? document.body).fontFamily, isThere: [...document.fonts].some((face) => face.family.includes('Grenze') && face.status === 'loaded') };
  });
  expect(widths.used).toMatch(/^"?Grenze/);
  expect(widths.isThere).toBe(true);
  expect(Math.abs(widths.standIn / widths.own - 1), JSON.stringify(widths)).toBeLessThan(0.04);
});
