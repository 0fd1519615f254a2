/** Every page, in both themes and all languages: accessible, complete, nothing sticking out, playable by keyboard. */

import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser } from './support/browser';
import { House } from './support/house';
import { follow } from './support/play';

let house: House;
let browser: Browser;
/** A finished table to look back at. */
let finished = '';
beforeAll(async () => {
  house = await House.open();
  browser = await openBrowser();
  const person = await newPerson(browser);
  await person.page.goto(house.url);
  await person.page.getByRole('button', { name: 'Play now: Rest in Peace' }).click();
  await follow(person.page);
  finished = (await person.page.getByRole('link', { name: 'Look back' }).getAttribute('href')) ?? '';
  await person.page.context().close();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Pages that are reached by their address alone. */
const pages = (): string[] => ['/', '/rules/ruhe-in-frieden', '/rules/clearing-coffins', '/rules/dawn-under', '/rules/rest-in-peace', '/here/ruhe-in-frieden', '/nothing', `${finished}#3`];
const TITLES = ['Ruhe in Frieden', 'Clearing Coffins', 'Dawn Under', 'Rest in Peace'];

async function settled(page: Page): Promise<void> {
  await page.locator('main h1, main article h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * What axe finds that is serious or worse. Pieces on a board show signs and short forms (7♣, 1k) that their names spell
 * out, so there the name need not repeat them.
 */
async function audit(page: Page, isBoard = false): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (isBoard) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string; any: { message: string }[] }[] }[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: !isBoard } } });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`));
  }, isBoard);
  return found;
}

async function atTable(page: Page, title: string, phase: 'gathering' | 'playing'): Promise<void> {
  await page.goto(house.url);
  if (phase === 'gathering') {
    await page.getByRole('button', { name: `With friends: ${title}` }).click();
    await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  } else {
    await page.getByRole('button', { name: `Play now: ${title}` }).click();
    await page.locator('.board > *, .prompt').first().waitFor();
    await page.waitForTimeout(300);
  }
}

describe.each(['dark', 'light'] as const)('axe, %s', (colorScheme) => {
  test('pages', async () => {
    const person = await newPerson(browser, { colorScheme });
    for (const path of pages()) {
      await person.page.goto(house.url + path);
      await settled(person.page);
      expect(await audit(person.page), path).toEqual([]);
      await person.isWell(path);
    }
    await person.page.context().close();
  });
  test('tables', async () => {
    const person = await newPerson(browser, { colorScheme });
    await atTable(person.page, 'Dawn Under', 'gathering');
    expect(await audit(person.page), 'gathering').toEqual([]);
    const code = await person.page.locator('.invite .code').innerText();
    await person.page.goto(`${house.url}/tv/${code.trim()}`);
    await settled(person.page);
    expect(await audit(person.page), 'tv').toEqual([]);
    for (const title of TITLES) {
      await atTable(person.page, title, 'playing');
      expect(await audit(person.page, true), title).toEqual([]);
    }
    await person.isWell('tables');
    await person.page.context().close();
  });
});

describe.each(['en', 'de', 'fr', 'nl'])('in %s on a phone of 360 px', (lang) => {
  test('nothing is missing and nothing sticks out', async () => {
    const person = await newPerson(browser, { locale: lang, viewport: { width: 360, height: 640 } });
    const { page } = person;
    for (const path of pages()) {
      await page.goto(house.url + path);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      await person.isWell(`${path} ${lang}`);
      await person.fits(`${path} ${lang}`);
    }
    await page.goto(house.url);
    for (const idx of [0, 1, 2, 3]) {
      await page.goto(house.url);
      await page.locator('article').nth(idx).locator('button.main').click();
      await page.locator('.board > *, .prompt').first().waitFor();
      await follow(page, 4);
      await person.isWell(`table ${idx} ${lang}`);
      await person.fits(`table ${idx} ${lang}`);
    }
    await page.context().close();
  });
});

test('text of double size fits', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  for (const path of pages()) {
    await person.page.goto(house.url + path);
    await person.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await settled(person.page);
    await person.fits(`${path} at 200 %`);
  }
  await person.page.context().close();
});

test('a table is opened and played by keyboard alone', async () => {
  const person = await newPerson(browser);
  const { page } = person;
  await page.goto(house.url);
  await settled(page);
  const press = async (name: RegExp, key: string, most = 80) => {
    for (let tabs = 0; tabs < most; tabs += 1) {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? (document.activeElement as HTMLElement | null)?.innerText ?? '');
      if (name.test(focused)) {
        const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
        expect(outline, focused).not.toBe('none');
        await page.keyboard.press(key);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await press(/Play now: Rest in Peace/, 'Enter');
  await page.locator('.prompt').waitFor();
  for (let moves = 0; moves < 3; moves += 1) {
    const before = await page.locator('[role=log] li').count();
    const folded = page.locator('.prompt > button.quiet');
    if ((await folded.count()) > 0) await press(/Show all/, 'Enter');
    const first = (await page.locator('.prompt .choice').first().innerText()).trim();
    await press(new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`), 'Space');
    await expect.poll(() => page.locator('[role=log] li').count()).toBeGreaterThan(before);
  }
  await person.isWell('keyboard');
  await page.context().close();
});
