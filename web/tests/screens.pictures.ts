/** Pictures of every main screen, into the folder `pictures` (never committed). */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { newPerson, openBrowser } from './support/browser';
import { House } from './support/house';
import { follow } from './support/play';

const FOLDER = resolve(import.meta.dirname, '../pictures');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const TITLES = ['Ruhe in Frieden', 'Clearing Coffins', 'Dawn Under', 'Rest in Peace'];

let house: House;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

describe.each(SIZES)('$width × $height', (viewport) => {
  test.each(['dark', 'light'] as const)('%s', async (colorScheme) => {
    const { page } = await newPerson(browser, { viewport, colorScheme });
    const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`) });
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Play now/ }).first().waitFor();
    await shoot('gate');
    await page.goto(`${house.url}/rules/dawn-under`);
    await page.locator('article h1').waitFor();
    await shoot('rules');
    for (const title of TITLES) await table(page, title, shoot);
    await page.context().close();
  });
});

async function table(page: Page, title: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  const name = title.toLowerCase().replaceAll(' ', '-');
  if (title !== 'Rest in Peace') {
    await page.goto(house.url);
    await page.getByRole('button', { name: `With friends: ${title}` }).click();
    await page.getByRole('heading', { name: 'Who plays' }).waitFor();
    await shoot(`${name}-gathering`);
    const code = (await page.locator('.invite .code').innerText()).trim();
    await page.goto(`${house.url}/tv/${code}`);
    await page.getByText(code, { exact: true }).waitFor();
    await shoot(`${name}-tv`);
  }
  await page.goto(house.url);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await follow(page, 10);
  await page.waitForTimeout(500);
  await shoot(`${name}-table`);
}
